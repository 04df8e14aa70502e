//! The parts that every page of the window consists of. Nothing here knows a game or a page.
//!
//! - [`theme`]: colours, sizes, durations, fonts.
//! - [`widgets`], [`choices`], [`button_grid`], [`switch`], [`icons`], [`numbers`], [`page`], [`toast`]: what pages
//!   and dialogs draw.
//! - [`speech`], [`read_aloud`]: what screen readers say.
//! - [`typing`]: text fields, for numbers, names and lines.
//! - [`art`]: brick, wood, chalk and stones. [`sprites`]: their textures, which every page gets.
//!   [`painter`]: paints frames without a window.
//! - [`faces`]: the portraits of the players. [`yard`]: what the clock and the calendar make of the ground.
//! - [`dialog_input`], [`click_through`], [`composing`], [`one_stop`]: what keys, clicks and input
//!   methods do.
//! - [`measured`], [`steady`], [`still_plot`], [`drawn`]: sizes known late, dialogs that stay in place,
//!   graphs that cannot be moved, and the letters that the fonts can draw.

#![cfg(feature = "gui")]

pub mod art;
pub mod balanced;
pub mod button_grid;
pub mod choices;
pub mod click_through;
pub mod composing;
pub mod dialog_input;
pub mod drawn;
pub mod faces;
pub mod icons;
pub mod measured;
pub mod numbers;
pub mod one_stop;
pub mod page;
pub mod painter;
pub mod read_aloud;
pub mod speech;
pub mod sprites;
pub mod steady;
pub mod still_plot;
pub mod switch;
pub mod theme;
pub mod toast;
pub mod typing;
pub mod widgets;
pub mod wood;
pub mod yard;
