//! The room of a game at the plain table, whatever the game: the start page, the game, its replay
//! and review, the saved games, the statistics and the lesson.

mod accents;
mod achievements;
mod archive;
mod chances;
mod evaluation;
mod fault_kind;
mod game_page;
mod games_page;
mod keyboard;
mod layout;
mod lesson_page;
mod look_choices;
mod move_button;
mod move_list;
pub mod my_games;
mod numbering;
mod options;
mod parts;
mod play;
mod play_on;
mod players_form;
mod practice;
mod puzzle;
mod puzzles;
mod question;
mod replay_page;
mod result;
mod spoken;
mod start_page;
mod strips;
mod table_game;
mod table_room;
mod task_page;
pub(super) mod training_page;

use crate::door::GuestUnread;
use crate::settings::Language;
use crate::ui::rooms::RoomEntry;
use crate::ui::words::Words;
use tabletop::{Game, Written};

pub use chances::Chances;
pub use fault_kind::FaultKind;
pub use move_button::{move_button, move_id, spot_button, square_button};
pub use numbering::moves_of_turns;
pub use options::OptionsForm;
pub use puzzle::{LivePuzzle, PuzzleAction, PuzzleBoard, PuzzleStep, PuzzleView, Told};
pub use puzzles::{PuzzleKey, PuzzleTexts, Puzzles, PuzzlesLink, TryVerdict};
pub use spoken::{BoardView, Spoken, TableWords, Voice};
pub use table_game::{LessonStep, PageWords, Pressed, Scene, TableGame, TypedMove, step_in_list};
pub use table_room::TableRoom;
pub use tabletop::training::PuzzleState;

/// Returns the entry of the game `G` in the list of rooms.
pub(super) const fn entry<G: TableGame>() -> RoomEntry {
    RoomEntry {
        id: <G as Game>::ID,
        title: |language| G::words(language).shared().title(),
        subtitle: |language| G::words(language).shared().subtitle(),
        picture: |painter, sprites, rect| G::picture(painter, sprites, rect, None),
        has_lasting_options: !G::HAS_CLOCKS,
        unread: |why, language| unread::<G>(why, language),
        puzzles: G::PUZZLES,
        open: |ctx, data, settings, seed| Box::new(TableRoom::<G>::open(ctx, data, settings, seed)),
    }
}

/// Returns why a text that looks like a game of `G` is none, in a sentence with its place.
fn unread<G: TableGame>(why: &GuestUnread, language: Language) -> String {
    let records = &Words::of(language).files.records;
    let flaw = why.flaw::<<G as Written>::Unreadable>();
    let flaw = flaw.map_or(why.english.clone(), |flaw| G::pages(language).unread(flaw, records));
    records.place(why.line, why.column, why.turn, &flaw)
}
