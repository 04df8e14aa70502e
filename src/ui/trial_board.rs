//! What boards have in common on which the player tries moves: people play all sides, and the window
//! plays the replies.

use std::sync::Arc;

use crate::audio::Surface;
use crate::controller::{Seat, Session, Setup};
use crate::rules::{BySide, Game};
use crate::settings::Speed;

use super::live_game::LiveGame;
use super::theme::durations;

/// Returns the seconds before a move that the player does not make.
pub fn pause(speed: Speed) -> f32 {
    speed.factor().map_or(durations::UNANIMATED_TURN, |factor| durations::BEFORE_REPLY / factor)
}

/// Returns `game` with people on all sides, so that no computer moves.
pub fn with_people(game: Game, setup: &Setup, surface: Surface) -> LiveGame {
    let seats = BySide::from_fn(setup.sides(), |_| Seat::Person);
    let setup = Setup { seats, ..setup.clone() };
    let session = Session::from_game(setup, game, Arc::new(|| {}), Arc::new(|_, _| None));
    LiveGame::new(session, surface)
}
