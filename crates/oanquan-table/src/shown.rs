//! A game as far as the moving stones have shown it, so that nothing on the screen runs ahead of
//! them.

use std::ops::Range;

use oanquan::{Cell, Event, Game, GameEntry, Position, Side, Turn};

use crate::motion::Stage;

/// How much of a game has begun on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Begun {
    /// The number of turns.
    pub turns: usize,
    /// The number of turns, departures and sales completely played out.
    pub steps_at_rest: usize,
    /// The number of turns that were completely played out before, even if the game was taken back
    /// since.
    pub turns_seen: usize,
}

/// A game as the screen shows it.
pub struct Shown<'a> {
    game: &'a Game,
    stage: &'a Stage,
    /// The number of turns that have begun.
    begun: usize,
    /// The number of steps that led to the position on the screen, without the one being played
    /// out.
    steps_at_rest: usize,
    /// The indexes of the turns that are marked on the board.
    round: Range<usize>,
    /// The number of turns that have started in the current position.
    started: usize,
    seen: Seen,
}

impl<'a> Shown<'a> {
    /// Creates the view of `game` on `stage`, whose last `round` turns are marked. `past` is the
    /// earlier position on the screen: its number of turns and its stage.
    pub(crate) fn new(
        game: &'a Game,
        stage: &'a Stage,
        begun: Begun,
        round: usize,
        past: Option<(usize, &'a Stage)>,
    ) -> Self {
        let Begun { turns, steps_at_rest, turns_seen } = begun;
        let finished = game.turns_in(steps_at_rest);
        let started = turns.min(finished + 1);
        let playing = (stage.turns_left() > 0 && finished < turns)
            .then(|| (finished, stage.points_to_come()));
        let seen = Seen { turns: finished.max(turns_seen), playing };
        let earlier_rounds = game.turns_before_round(steps_at_rest);
        let current = Shown {
            game,
            stage,
            begun: turns,
            steps_at_rest,
            round: turns.saturating_sub(round).max(earlier_rounds)..started,
            started,
            seen,
        };
        match past {
            Some((turns, stage)) => {
                let steps_at_rest = game.entries_before_turn(turns + 1);
                let earlier_rounds = game.turns_before_round(steps_at_rest);
                let round = turns.saturating_sub(1).max(earlier_rounds)..turns;
                Shown { stage, steps_at_rest, round, ..current }
            }
            None => current,
        }
    }

    /// Returns the whole game.
    pub fn game(&self) -> &'a Game {
        self.game
    }

    /// Returns the stones.
    pub fn stage(&self) -> &'a Stage {
        self.stage
    }

    /// Returns the side to move. While a turn is played out, that is the side that plays it.
    pub fn side_to_move(&self) -> Option<Side> {
        self.position().to_move()
    }

    /// Returns whether `side` has left the game before the position on the screen.
    pub fn has_left(&self, side: Side) -> bool {
        self.position().has_departed(side)
    }

    /// Returns the position on the screen, before the turn being played out.
    fn position(&self) -> &'a Position {
        let entry = self.game.entries()[..self.steps_at_rest].last();
        entry.map_or(self.game.start(), GameEntry::after)
    }

    /// Returns the number of turns and departures that led to the position on the screen, without
    /// the one being played out.
    pub fn steps_at_rest(&self) -> usize {
        self.steps_at_rest
    }

    /// Returns the turns that are marked on the board, as far as they have started.
    pub fn round(&self) -> Vec<&'a Turn> {
        self.round.clone().filter_map(|turn| self.game.turn(turn)).collect()
    }

    /// Returns the cells captured in those turns, as far as they are complete.
    pub fn captures(&self) -> Vec<Cell> {
        let captured = |event: &Event| match event {
            Event::Captured { cell, .. } => Some(*cell),
            _ => None,
        };
        let complete = self.game.turns_in(self.steps_at_rest).min(self.round.end);
        let turns = (self.round.start..complete).filter_map(|turn| self.game.turn(turn));
        turns.flat_map(|turn| turn.events.iter().filter_map(captured)).collect()
    }

    /// Returns the points that `side` gained in its last turn, until its next turn starts.
    pub fn gain(&self, side: Side) -> Gain {
        let ended = self.game.turns_in(self.steps_at_rest);
        let position = self.game.position();
        // A refill has changed the points since, or all of them are being counted.
        let is_refilled = position.to_move() == Some(side) && position.needs_refill();
        let is_outdated = is_refilled || self.stage.is_counting();
        let of_round = self.game.turns_before_round(self.steps_at_rest)..ended;
        let captured = captured_after(self.game, self.begun, of_round, side);
        Gain { captured: if is_outdated { 0 } else { captured }, swept: self.stage.swept(side) }
    }

    /// Returns the number of turns that have started. An earlier position on the screen does not
    /// change it.
    pub fn started_turns(&self) -> usize {
        self.started
    }

    /// Returns which captures the player has seen.
    pub fn seen(&self) -> Seen {
        self.seen
    }
}

/// The captures of a game that the player has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The number of turns completely played out.
    turns: usize,
    /// The index of the turn being played out, from 0, and the points that it has yet to capture
    /// on the screen.
    playing: Option<(usize, i32)>,
}

impl Seen {
    /// Returns the points that `turn` has captured so far on the screen. `index` is its index in
    /// the game, from 0.
    pub fn captured(&self, index: usize, turn: &Turn) -> i32 {
        match self.playing {
            Some((playing, to_come)) if playing == index => turn.captured - to_come,
            _ if index < self.turns => turn.captured,
            _ => 0,
        }
    }
}

/// The latest gain of a side, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// The captures of its last turn.
    pub captured: i32,
    /// The dân left in its row at the end of the game, as far as they have been swept.
    pub swept: i32,
}

/// Returns the points that `side` captured in its last turn. `begun` turns have started, and those
/// of the round that are complete are `ended`; returns 0 once the next turn of `side` has started.
fn captured_after(game: &Game, begun: usize, ended: Range<usize>, side: Side) -> i32 {
    let by_side = |index: &usize| game.turn(*index).is_some_and(|turn| turn.side == side);
    if (ended.end..begun).take(1).any(|next| by_side(&next)) {
        return 0;
    }
    let last = ended.rev().find(by_side).and_then(|index| game.turn(index));
    last.map_or(0, |turn| turn.captured)
}
