//! The records of games of ô ăn quan, as the player copies, shares and saves them.

use std::sync::Arc;

use basics::Form;
use frame::picture::Pictured as _;
use frame::players::names_in_record;
use frame::share::SharedGame;
use oanquan::{Game, Record};
use tabletop::Game as _;
use window_words::Words;

use super::pictured;
use crate::controller::Setup;
use crate::{OAnQuan, link};

/// Returns the record of a game.
pub fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    Record { names: names_in_record(words, setup), ..Record::of(game.clone()) }
}

/// Returns a record to share, shown after `steps` steps.
pub fn shared(record: &Record, steps: usize) -> SharedGame {
    let line = link::write(record, true) + "\n";
    SharedGame {
        id: OAnQuan::ID,
        file: OAnQuan::PICTURE_FILE,
        texts: vec![(Form::Record, record.to_string()), (Form::Link, line)],
        link: link::write(record, false),
        film: Arc::new(pictured(record)),
        steps,
    }
}
