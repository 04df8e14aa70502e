//! The records of games, as the player copies and saves them.

use crate::controller::Setup;
use crate::rules::{Game, Record};
use crate::ui::drawn::drawn;
use crate::ui::players::players;
use crate::ui::words::Words;

/// Returns the record of a game. Persons without a given name stay nameless in it; a computer is
/// called a computer, because other programs do not know the characters.
pub fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    let mut record = Record::of(game.clone());
    let is_single = setup.sides() - setup.persons() == 1;
    let mut number = 0;
    for (side, player) in players(words, setup).iter() {
        number += usize::from(player.opponent.is_some());
        match player.opponent {
            // A text keeps the letters that the window cannot draw.
            _ if drawn(setup.names[side].as_str()) != setup.names[side].as_str() => {
                let name = setup.names[side].as_str();
                record.names[side] = match player.opponent {
                    Some(opponent) => words.with_level(name, words.kind_name(opponent)),
                    None => name.to_owned(),
                };
            }
            _ if player.is_named => record.names[side].clone_from(&player.full_name),
            Some(opponent) => {
                let name = match is_single {
                    true => words.the_computer.to_owned(),
                    false => words.numbered_computer(number),
                };
                record.names[side] = words.with_level(&name, words.kind_name(opponent));
            }
            // The default name "You" would mean somebody else to another reader.
            None => {}
        }
    }
    record
}
