//! Ô ăn quan, the Vietnamese sowing game.

pub mod rules;
