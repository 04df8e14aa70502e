//! The records of games of ô ăn quan, as the player copies, shares and saves them.

use std::sync::Arc;

use audio::Surface;
use basics::Form;
use frame::picture::{Pictured as _, Shown};
use frame::players::names_in_record;
use frame::share::{Origin, SharedGame, picture_file};
use oanquan::{Game, Record};
use tabletop::Game as _;
use window_words::Words;

use crate::controller::Setup;
use crate::{OAnQuan, link};

/// Returns the record of a game.
pub fn record_of(words: &Words, setup: &Setup, game: &Game) -> Record {
    Record { names: names_in_record::<OAnQuan>(words, setup), ..Record::of(game.clone()) }
}

/// Returns a game to share between the players of `setup`, shown after `steps` steps.
pub fn shared(
    words: &Words,
    setup: &Setup,
    game: &Game,
    origin: &Origin<'_>,
    steps: usize,
) -> SharedGame {
    let record = &record_of(words, setup, game);
    let film = Shown::<OAnQuan> {
        game: game.clone(),
        // Stones of the same position always lie the same way.
        setup: Setup { seed: 1, ..setup.clone() },
        surface: Surface::Brick,
        dated: Some(origin.date(words)),
    };
    let line = link::write(record, true) + "\n";
    SharedGame {
        id: OAnQuan::ID,
        file: picture_file(words, OAnQuan::PICTURE_FILE, setup, origin),
        texts: vec![(Form::Record, record.to_string()), (Form::Link, line)],
        link: link::write(record, setup.is_of_people()),
        nameless_link: link::write(record, false),
        film: Arc::new(film),
        steps,
    }
}
