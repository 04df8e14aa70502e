//! The records of games of ô ăn quan, as the player copies and saves them.

use crate::controller::Setup;
use crate::rules::{Game, Record};
use crate::ui::players::names_in_record;
use crate::ui::words::Words;

/// Returns the record of a game.
pub fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    Record { names: names_in_record(words, setup), ..Record::of(game.clone()) }
}
