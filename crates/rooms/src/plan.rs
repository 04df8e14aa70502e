//! A room as a class wants it: who sits there, and whether its game stands still or ends.

use std::cmp::Ordering;

use basics::{Departure, Level, Name};
use messages::{BoardCard, Change, Key, Phase, Refusal, RoomSetup, TableResult};

use crate::log::{Batch, By};
use crate::room::Room;

/// A room as a class wants it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The host of the room: the teacher.
    pub host: Key,
    /// Who else may watch: the other devices of the teacher.
    pub may_watch: Vec<Key>,
    /// What is agreed.
    pub setup: RoomSetup,
    /// Who sits at each seat.
    pub seats: Vec<Placed>,
    /// Whether all clocks stand still and nothing is played.
    pub is_paused: bool,
    /// Whether the game ends as it stands.
    pub ends: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The player; none where only a computer plays.
    pub player: Option<Player>,
    /// How the computer plays, alone or for the player.
    pub level: Option<Level>,
    /// Whether the player says no phrases.
    pub is_muted: bool,
}

/// A player whom a class seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The secret of the player's client.
    pub key: Key,
    /// The name.
    pub name: Name,
    /// The number of the face.
    pub face: u8,
}

impl Room {
    /// Returns the next batch that brings the room nearer to a plan; `None` once it is as planned. Each is to be kept
    /// and applied before the next call.
    pub fn arrange(&mut self, plan: &Plan, now: u64) -> Option<Batch> {
        if self.state.phase == Phase::Closed {
            return None;
        }
        self.people.let_watch(&plan.may_watch);
        let at = self.time(now);
        for (seat, wanted) in (0..self.state.seats.len() as u8).zip(&plan.seats) {
            // An impossible beginning leaves the seat as it is.
            if let Some(batch) = self.place(seat, wanted, at).ok()? {
                return Some(batch);
            }
        }
        if self.state.paused != plan.is_paused {
            return Some(self.batch(vec![Change::Paused { on: plan.is_paused }], at, None));
        }
        if plan.ends && self.state.phase == Phase::Playing {
            let changes = self.departed(Departure::Stopped, None, None).ok()?;
            return Some(self.batch(changes, at, None));
        }
        None
    }

    /// Returns the batch that brings a seat nearer to its plan.
    fn place(&self, seat: u8, wanted: &Placed, at: u64) -> Result<Option<Batch>, Refusal> {
        let there = self.known(seat)?;
        let player = wanted.player.as_ref();
        if let Some(player) = player {
            let is_same = self.people.holder(seat) == Some(player.key)
                && there.name.as_ref() == Some(&player.name)
                && there.face == player.face;
            if !is_same {
                let (name, face) = (player.name.clone(), player.face);
                let mut changes = vec![Change::Sat { seat, name, face }];
                self.begin_if_full(&mut changes)?;
                let by = By { key: player.key, id: 0 };
                return Ok(Some(self.batch(changes, at, Some(by))));
            }
        } else if there.name.is_some() {
            return Ok(Some(self.batch(vec![Change::Rose { seat }], at, None)));
        }
        if there.level != wanted.level {
            let mut changes = vec![Change::Computer { seat, level: wanted.level }];
            self.begin_if_full(&mut changes)?;
            return Ok(Some(self.batch(changes, at, None)));
        }
        let mute = Change::Muted { seat, on: wanted.is_muted };
        Ok((there.muted != wanted.is_muted).then(|| self.batch(vec![mute], at, None)))
    }

    /// Returns the batch that closes the room; `None` if it is closed.
    pub fn close(&self, now: u64) -> Option<Batch> {
        let is_open = self.state.phase != Phase::Closed;
        is_open.then(|| self.batch(vec![Change::Closed], self.time(now), None))
    }

    /// Returns how the first game ended for who began it, in a room of two; `None` before its end.
    pub fn result(&self) -> Option<TableResult> {
        let is_over = matches!(self.state.phase, Phase::Over(_)) && self.state.game == 0;
        if !is_over || self.state.seats.len() != 2 {
            return None;
        }
        let (ranks, first) = (self.board.ranks(), self.first_side().ok()?.index());
        Some(match ranks.get(first)?.cmp(ranks.get(1 - first)?) {
            Ordering::Less => TableResult::FirstWon,
            Ordering::Equal => TableResult::Draw,
            Ordering::Greater => TableResult::SecondWon,
        })
    }

    /// Returns how many points who began the first game had at its end, and the other, in a room of two; `None` before its
    /// end, and in a game without points.
    pub fn points(&self) -> Option<[i32; 2]> {
        self.result()?;
        let Phase::Over(ending) = &self.state.phase else { return None };
        let first = self.first_side().ok()?.index();
        let of = |side: usize| -> Option<i32> { ending.results.get(side)?.parse().ok() };
        Some([of(first)?, of(1 - first)?])
    }

    /// Returns the board as somebody sees it who looks at many.
    pub fn board_card(&self, now: u64) -> BoardCard {
        let presence = self.presence(now);
        let state = &self.state;
        BoardCard {
            room: self.id,
            event: state.event,
            phase: state.phase.clone(),
            steps: state.steps.clone(),
            to_move: state.to_move,
            clocks: state.clocks.clone(),
            seats: presence.seats,
            now: presence.now,
            moved: self.moved,
        }
    }
}
