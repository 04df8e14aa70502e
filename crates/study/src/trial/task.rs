//! A task that the player solves by trying moves.

use audio::Cue;
use eframe::egui::{Context, Rect};
use live::{Moving, Tries};
use settings::{Settings, Speed};
use table::board::{BoardUi, TaskLayout};
use table::game::TableGame;
use table::words::Viewpoint;
use tabletop::{AnalysisEngine, Game, Setup, Side};

/// A task that the player solves by trying moves.
pub trait TrialTask {
    /// The game.
    type Game: TableGame;

    /// Returns the position.
    fn tries(&self) -> &Tries<Self::Game>;

    /// Returns the position, mutably.
    fn tries_mut(&mut self) -> &mut Tries<Self::Game>;

    /// Returns how the board of a page that fills `room` is seen.
    fn seen(&self, ctx: &Context, room: Rect, settings: &Settings) -> Viewpoint;

    /// Returns the surface of the board.
    fn surface(&self, settings: &Settings) -> <Self::Game as Moving>::Surface {
        <Self::Game as TableGame>::surface(settings)
    }

    /// Returns whether the player may try a move now.
    fn may_try(&self) -> bool;

    /// Takes a wrong move back, if there is one.
    fn try_again(&mut self);

    /// Tries a move, which `engine` may judge. Returns whether it was legal.
    fn try_move(
        &mut self,
        mv: <Self::Game as Game>::Move,
        engine: AnalysisEngine<Self::Game>,
    ) -> bool;

    /// Handles a press on a spot. Returns whether it is refused.
    fn press(&mut self, spot: <Self::Game as Moving>::Spot) -> bool {
        self.try_again();
        self.may_try() && Self::Game::press(self.tries_mut().live_mut(), spot)
    }

    /// Returns whether something moves on the board, or is about to.
    fn is_moving(&self) -> bool {
        self.tries().live().presenter().is_moving()
    }

    /// Advances the board by `seconds`. Returns the sounds to play.
    fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue>;

    /// Returns the seconds until the next change while nothing moves, or `None` if none is due.
    fn next_change_in(&self) -> Option<f32>;
}

/// Returns how the board of a page that fills `room` is seen, with `near` in front.
pub fn seen<G: TableGame>(
    ctx: &Context,
    room: Rect,
    setup: &Setup,
    settings: &Settings,
    near: Side,
) -> Viewpoint {
    let board = TaskLayout::of::<G>(ctx, room, setup.sides()).page.board;
    G::view_in(board, setup, Viewpoint::lying(settings.table(G::ID).look, near))
}
