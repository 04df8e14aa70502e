//! Pictures of ô ăn quan.

use eframe::egui::{Rect, Ui, Vec2, vec2};
use live::Viewer;
use oanquan::{Game, GameEntry, Side};
use settings::{Language, Settings};
use table::board::{BoardUi, Scene, SeatStatus, Showing};
use table::page::Line;
use table::picture::Shown;
use table::words::{Replayed, TableWords, Viewpoint, Voice};
use tabletop::{BySide, Name, Record, Seat, Setup};
use ui_kit::sprites::Sprites;
use window::RoomView;
use window_words::Words;

use super::OAnQuanWords;
use super::game_layout::picture_layout;
use super::words::seating;
use crate::OAnQuan;
use crate::room::narration::narrate_turn_briefly;

/// The size of a picture of a board with two rows, and of one with more sides, in points.
const SIZE: Vec2 = vec2(640.0, 400.0);
const SQUARE: Vec2 = vec2(640.0, 640.0);

/// Returns the size of the pictures of a match, in points.
pub(super) fn size(game: &Game) -> Vec2 {
    if game.rules().sides == 2 { SIZE } else { SQUARE }
}

/// Paints what `viewer` shows into `room`, with the plates and what happened last.
pub(super) fn paint(
    ui: &mut Ui,
    sprites: &Sprites,
    language: Language,
    viewer: &Viewer<OAnQuan>,
    room: Rect,
) {
    let (replay, words) = (viewer.replay(), Words::of(language));
    let (setup, played) = (replay.setup(), replay.game_so_far());
    let settings = Settings::default();
    let view = RoomView::of_picture(language, &settings, sprites);
    // A position without a game has no line below the board.
    let has_line = replay.steps() > 0;
    let layout = picture_layout(room, setup.sides(), has_line);
    let seen = Viewpoint::lying(0, setup.near_side());
    let seen = OAnQuan::view_in(layout.board, setup, seen);
    let mut scene = Scene::new(&view, seen, Showing::Replay(viewer), &played);
    scene.stores = OAnQuan::seats(ui, &layout, &scene, &|_| SeatStatus::default());
    OAnQuan::board(ui, layout.board, &scene);
    if has_line {
        let voice = Voice::new::<OAnQuan>(words, setup, seen);
        let said = said(&voice, viewer);
        Line::new(&view, &said, false).show(ui, layout.line, []);
    }
}

/// Returns the line below the board. While stones move, it names only the move.
fn said(voice: &Voice<'_>, viewer: &Viewer<OAnQuan>) -> String {
    let (words, replay) = (voice.words, viewer.replay());
    match replay.last() {
        Some(GameEntry::Turn(turn)) if viewer.presenter().is_moving() => {
            let seating = seating(voice.setup.sides(), voice.view);
            let message = narrate_turn_briefly(words, voice.setup, seating, turn, 0);
            words.listed_turn(replay.turns(), &message)
        }
        None => words.pictures.start.to_owned(),
        Some(_) => {
            let replayed = Replayed { viewer, review: None, fault: None };
            OAnQuanWords::new(words).replayed(voice, &replayed)
        }
    }
}

/// Returns the game of a record, to picture, between persons with the names in it.
pub fn pictured(record: &Record<OAnQuan>) -> Shown<OAnQuan> {
    let sides = record.game.rules().sides;
    let setup = Setup {
        seats: BySide::from_fn(sides, |_| Seat::Person),
        names: BySide::from_fn(sides, |side| Name::new(record.heading.name(side))),
        first: record.game.start().to_move().unwrap_or(Side::NEAR),
        seed: 1,
    };
    Shown { game: record.game.clone(), setup, look: 0, dated: None }
}
