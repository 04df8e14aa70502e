//! What boards have in common on which the player tries moves: people play all sides, and the window
//! plays the replies.

use std::sync::Arc;

use tabletop::{BySide, Seat, Session, Setup, Waker};

use super::{LiveGame, Moving};
use basics::Speed;
use ui_kit::theme::durations;

/// Returns the seconds before a move that the player does not make.
pub fn pause(speed: Speed) -> f32 {
    speed.factor().map_or(durations::UNANIMATED_TURN, |factor| durations::BEFORE_REPLY / factor)
}

/// Returns `game` with people on all sides, so that no computer moves. An evaluation that is complete
/// calls `wake`.
pub fn with_people<G: Moving>(
    game: G::Match,
    setup: &Setup,
    surface: G::Surface,
    wake: Waker,
) -> LiveGame<G> {
    let seats = BySide::from_fn(setup.sides(), |_| Seat::Person);
    let setup = Setup { seats, ..setup.clone() };
    let session = Session::from_game(setup, game, wake, Arc::new(|_, _| None));
    LiveGame::new(session, surface)
}
