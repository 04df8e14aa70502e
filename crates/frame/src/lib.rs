//! The frame of a game: what the list of the games makes of it, with every page that the crates below offer.

#![cfg(feature = "gui")]

mod start;

use std::any::Any;

use basics::Unread;
use settings::Language;
use study::practice::OpenPractice;
use table::game::{Links, TableGame, TableState};
use tabletop::{Game, NotImported};
use window::RoomEntry;
use window_words::Words;

pub use start::start_page;

/// Returns the entry of the game `G` in the list of rooms.
pub const fn entry<G: TableGame>() -> RoomEntry {
    RoomEntry {
        id: <G as Game>::ID,
        title: |language| G::words(language).shared().title(),
        subtitle: |language| G::pages(language).card(),
        picture: |painter, sprites, rect| G::picture(painter, sprites, rect, None),
        has_lasting_options: G::HAS_LASTING_OPTIONS,
        refusal: refusal::<G>,
        moves: table::words::moves_of_turns::<G>,
        puzzles: G::PUZZLES,
        lessons: G::LESSONS,
        how_to_play: G::how_to_play,
        learn: G::learn,
        command: G::command,
        open: |launch| Box::new(TableState::<G>::open(launch, links())),
    }
}

/// Returns the ways from a running game to the pages that are built on the table.
fn links<G: TableGame>() -> Links<G> {
    Links {
        my_games: shelf::open::<G>,
        practice: |replay, whose, leaves_replay, context| {
            Box::new(OpenPractice::new(replay, whose, leaves_replay, context))
        },
    }
}

/// Returns why a text or a file that looks like a game of `G` is none.
fn refusal<G: TableGame>(why: &dyn Any, language: Language) -> String {
    let files = &Words::of(language).files;
    let in_words = |unread: &Unread<G::Unreadable>| {
        let flaw = G::pages(language).unread(&unread.flaw, &files.records);
        files.records.place(unread.line, unread.turn, G::PAIRS_MOVES, &flaw)
    };
    match why.downcast_ref::<NotImported<G>>() {
        Some(NotImported::Text(unread)) => in_words(unread),
        Some(NotImported::Link(unread)) => files.link_no_game(&in_words(unread)),
        Some(NotImported::Saved(problem)) => {
            table::library::damaged::<G>(Words::of(language), problem)
        }
        None => String::new(),
    }
}
