//! The motion of Ô ăn quan in the terms of the frame.

use audio::{Cue, Surface};
use basics::Speed;
use live::{Motion, Moving, Seen};
use oanquan::{Cell, Game, GameEntry, Move};
use tabletop::ReplayPace;

use super::{Playback, Stage};
use crate::OAnQuan;

impl Moving for OAnQuan {
    type Spot = Cell;
    type Surface = Surface;
    type Motion = Playback;

    const LINE_PACE: ReplayPace = ReplayPace::Normal;

    fn spot(mv: Move) -> Cell {
        mv.cell
    }

    fn turns_before_round(game: &Game, entries: usize) -> usize {
        game.turns_before_round(entries)
    }
}

impl Motion<OAnQuan> for Playback {
    fn at_rest(game: &Game, group: usize, seen: Seen<Surface>) -> Self {
        let (stage, ring) = (Stage::with_round(game, group), game.position().ring());
        Playback::new(stage, ring, seen.near, seen.surface)
    }

    fn set_surface(&mut self, surface: Surface) {
        Playback::set_surface(self, surface);
    }

    fn reset(&mut self, game: &Game, group: usize) {
        self.set(Stage::with_round(game, group));
    }

    fn play_out(&mut self, entry: &GameEntry, opens: bool) {
        self.begin(|stage| match entry {
            GameEntry::Turn(turn) if opens => stage.show(turn),
            GameEntry::Turn(turn) => stage.show_next(turn),
            GameEntry::Departure(departure) => stage.show_departure(departure),
            GameEntry::Sale(sale) => stage.show_sale(sale),
        });
    }

    fn prepare_turn(&mut self, game: &Game) {
        let position = game.position();
        if let Some(side) = position.to_move().filter(|_| position.needs_refill()) {
            self.begin(|stage| stage.show_refill(side));
        }
    }

    fn show_again(&mut self) {
        self.begin(Stage::show_again);
    }

    fn can_show_again(&self) -> bool {
        self.stage().can_show_again()
    }

    fn is_moving(&self) -> bool {
        !self.stage().is_idle()
    }

    fn advance(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        Playback::advance(self, seconds, speed)
    }

    fn leap(&mut self, longest: f32) -> Option<f32> {
        Playback::leap(self, longest)
    }

    /// The hand takes half of the bytes; stones that appear one by one show the sowing as well.
    fn abridge(&mut self) {
        self.leave_out_hand();
    }

    fn finish(&mut self) -> Vec<Cue> {
        Playback::finish(self)
    }
}
