//! The pages of a game at the plain table, whatever the game: the start page, the game, its replay
//! and review, the saved games, the statistics and the lesson. Each page is a screen of the window.

mod accents;
mod archive;
mod asked;
mod chances;
pub mod clock;
mod correspondence;
mod current_game;
mod drawn;
mod editor;
mod engines;
mod evaluation;
mod finished_game;
pub mod form;
mod game_page;
mod game_view;
mod import;
mod keyboard;
mod layout;
mod lesson;
mod line_words;
mod look_choices;
mod more;
mod move_button;
mod move_list;
pub mod my_games;
mod numbering;
mod page_words;
mod pages;
mod parts;
mod pictured;
mod play;
pub mod practice;
mod puzzle;
mod puzzles;
mod question;
mod refusal;
mod replay_bar;
mod replay_view;
pub mod result;
pub mod review;
pub mod rules;
mod short_move;
mod spoken;
mod start_page;
mod state;
mod status;
mod steps;
mod strength;
mod strips;
pub mod success;
mod table_game;
pub mod training_page;
mod trial;
mod typed_text;
mod values;
pub mod words_line;

use std::any::Any;

use basics::Unread;
use settings::Language;
use tabletop::{Game, NotImported};
use window_words::Words;

use crate::room::RoomEntry;

pub use archive::Archive;
pub use chances::Chances;
pub use current_game::{Correspondence, CurrentGame, SaveResult};
pub use drawn::{Drawn, Pressed, Scene, Showing, Touched, TypedMove, step_in_list};
pub use editor::{
    EditScene, Editable, EditorLink, EditorScreen, EditorTouch, Hand, NoPosition, Placing,
    options_form, placed_board, tray,
};
pub use engines::Engines;
pub use evaluation::{MIN_WINDOW, NARROW, WIDTH};
pub use finished_game::AfterGame;
pub use form::{Arranged, OptionsForm};
pub use game_page::{BoardAction, GamePage};
pub use game_view::{AtTable, GameTouched, GameView, StatusWords};
pub use import::Arrival;
pub use keyboard::{BoardKey, DIGITS, Keyboard};
pub use layout::{PageLayout, PageParts};
pub use lesson::{LessonAction, LessonTold, LessonView, LiveLesson, OpenLesson, Taught, Teaching};
pub use line_words::words_of_line;
pub use move_button::{move_button, move_id, spot_button, square_button};
pub use move_list::{ListedMove, moves_column, shows_moves};
pub use page_words::PageWords;
pub use pages::{
    Effect, GameScreen, OneLesson, ReplayScreen, TogetherScreen, begin_game, command_at_home,
    go_to_game, open_my_games, open_replay, people_of, play_move, play_on_hint, poll_changes,
    prepare_strength, replay_saved, resume_game, show_game, start_page,
};
pub use parts::{Bar, BarButton, Line, toolbar};
pub use pictured::title;
pub use play::{ClockMoment, Play};
pub use puzzles::{BesideStep, PuzzleKey, PuzzleTexts, Puzzles, PuzzlesLink, TryVerdict};
pub use question::{Asked, before_leaving};
pub use refusal::{refusal_in, refused};
pub use short_move::ShortMove;
pub use spoken::{BoardView, GraphScale, Replayed, Spoken, TableWords, Voice, score_in_signs};
pub use strips::SeatStatus;
pub use table_game::TableGame;
pub use trial::{Requested, TrialAction, TrialTask, TrialView};
pub use values::{ValueMark, show_value, show_values, value_marks};

pub use state::{TableState, state, state_mut};
pub use tabletop::LessonStep;

/// Returns the entry of the game `G` in the list of rooms.
pub const fn entry<G: TableGame>() -> RoomEntry {
    RoomEntry {
        id: <G as Game>::ID,
        title: |language| G::words(language).shared().title(),
        subtitle: |language| G::pages(language).card(),
        picture: |painter, sprites, rect| G::picture(painter, sprites, rect, None),
        has_lasting_options: G::HAS_LASTING_OPTIONS,
        refusal: refusal::<G>,
        puzzles: G::PUZZLES,
        how_to_play: G::how_to_play,
        learn: G::learn,
        command: G::command,
        open: |launch| Box::new(TableState::<G>::open(launch)),
    }
}

/// Returns why a text or a file that looks like a game of `G` is none.
fn refusal<G: TableGame>(why: &dyn Any, language: Language) -> String {
    let files = &Words::of(language).files;
    let in_words = |unread: &Unread<G::Unreadable>| {
        let flaw = G::pages(language).unread(&unread.flaw, &files.records);
        files.records.place(unread.line, unread.column, unread.turn, &flaw)
    };
    match why.downcast_ref::<NotImported<G>>() {
        Some(NotImported::Text(unread)) => in_words(unread),
        Some(NotImported::Link(unread)) => files.link_no_game(&in_words(unread)),
        Some(NotImported::Saved(problem)) => my_games::damaged::<G>(Words::of(language), problem),
        None => String::new(),
    }
}
