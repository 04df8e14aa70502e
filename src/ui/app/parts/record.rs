//! The records of games, as the player copies and saves them.

use crate::controller::{Seat, Setup};
use crate::rules::{Game, Record};
use crate::ui::players::players;
use crate::ui::words::Words;

/// Returns the record of a game. Persons without a given name stay nameless in it.
pub fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    let mut record = Record::of(game.clone());
    for (side, player) in players(words, setup).iter() {
        // The default name "You" would mean somebody else to another reader.
        if player.is_named || setup.seats[side] != Seat::Person {
            record.names[side].clone_from(&player.full_name);
        }
    }
    record
}
