//! Rooms without a network: games of every kind, and whatever can go wrong on the way to a room and back.

mod laws;
mod plans;
mod playing;
mod table;
mod times;
