//! What both searches share: the way they walk, the order in which they try
//! moves, and when they stop.

use std::time::Instant;

use crate::ai::{Control, Limits};
use crate::rules::Game;

use super::board::{Board, MAX_SIDES, leads};
use super::move_ordering::MoveOrdering;
use super::path::Path;
use super::sowing::{Lift, lifts};

/// No value is ever this large.
pub(super) const INFINITY: i32 = i32::MAX;
/// The worth of a point. What is smaller tells a short way from a long one.
pub(super) const POINT: i32 = 1024;
/// A clock is read once in this many nodes, because reading it is slow.
const NODES_PER_CLOCK: u64 = 128;

/// A legal turn from the board a search has come to.
pub(super) struct Reply {
    pub lift: Lift,
    pub after: Board,
    /// Those with a greater rank are tried first.
    rank: i32,
}

/// A search under way.
pub(super) struct MultiSideSearch<'a> {
    pub path: Path,
    /// The worth at the horizon of a dân in an own cell, where a point is [`POINT`].
    own_dan: i32,
    limits: &'a Limits,
    control: &'a Control,
    started: Instant,
    pub nodes: u64,
    /// Whether limits stop this iteration; the first is always finished.
    pub may_stop: bool,
    /// Whether the depth cut off a line of this iteration before the game's end.
    pub saw_horizon: bool,
    /// What the line in `lines[0]` is worth to each side.
    pub root_leads: [i32; MAX_SIDES],
    pub move_ordering: MoveOrdering,
    /// For each ply the best line found from there.
    pub lines: Vec<Vec<Lift>>,
    /// For each ply the room that its list of replies needs.
    rooms: Vec<Vec<Reply>>,
}

impl<'a> MultiSideSearch<'a> {
    pub(super) fn new(game: &Game, own_dan: i32, limits: &'a Limits, control: &'a Control) -> Self {
        MultiSideSearch {
            path: Path::new(game),
            own_dan,
            limits,
            control,
            started: Instant::now(),
            nodes: 0,
            may_stop: false,
            saw_horizon: false,
            root_leads: [0; MAX_SIDES],
            move_ordering: MoveOrdering::default(),
            lines: Vec::new(),
            rooms: Vec::new(),
        }
    }

    /// Prepares an iteration to `depth`.
    pub(super) fn deepen(&mut self, depth: u32) {
        self.saw_horizon = false;
        self.move_ordering.deepen(depth);
        self.lines.resize_with(depth as usize + 1, Vec::new);
        self.lines[0].clear();
        self.rooms.resize_with(depth as usize + 1, Vec::new);
    }

    /// Enters the next node, or none when the search shall stop.
    pub(super) fn count_node(&mut self, ply: usize) -> Option<()> {
        if self.is_stopped() {
            return None;
        }
        self.nodes += 1;
        self.lines[ply].clear();
        Some(())
    }

    /// For each side its lead over the best other, where a line stops: the
    /// points of a finished game, an estimate at the horizon. Ahead, a shorter
    /// way is worth a little more; behind, a longer one.
    pub(super) fn leaf(&mut self, ply: usize) -> [i32; MAX_SIDES] {
        let (board, plays) = (self.path.board(), &self.path.sowing.plays);
        if board.mover.is_none() {
            let margins = leads(plays, |side| board.stores[side]);
            return margins.map(|margin| margin * POINT - margin.signum() * ply as i32);
        }
        self.saw_horizon = true;
        let dan = |side| self.own_dan * board.own_dan(side);
        leads(plays, |side| POINT * board.stores[side] + dan(side))
    }

    /// The legal turns, the most promising first where `sorted`.
    pub(super) fn replies(&mut self, ply: usize, sorted: bool) -> Vec<Reply> {
        let mut replies = std::mem::take(&mut self.rooms[ply]);
        replies.clear();
        let hints = self.move_ordering.hints(ply, self.path.key());
        let only = self.limits.only.filter(|_| ply == 0);
        let looked_at = |lift: &Lift| only.is_none_or(|mv| lift.to_move() == mv);
        for lift in lifts(self.path.board()).filter(looked_at) {
            let (after, captured) = self.path.after(lift);
            replies.push(Reply { lift, after, rank: hints.rank(lift, captured) });
        }
        if sorted {
            replies.sort_by_key(|reply| -reply.rank);
        }
        replies
    }

    /// Takes the room of a list of replies back.
    pub(super) fn done_with(&mut self, ply: usize, replies: Vec<Reply>) {
        self.rooms[ply] = replies;
    }

    /// Puts `lift` before the best line of the next ply.
    pub(super) fn save_line(&mut self, ply: usize, lift: Lift) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(lift);
        above[ply].extend_from_slice(&below[0]);
    }

    fn is_stopped(&self) -> bool {
        let out_of_time = || {
            let most = self.limits.time.filter(|_| self.nodes.is_multiple_of(NODES_PER_CLOCK));
            most.is_some_and(|most| self.started.elapsed() >= most)
        };
        self.control.is_cancelled()
            || self.may_stop
                && (self.control.is_move_now()
                    || self.limits.nodes.is_some_and(|most| self.nodes >= most)
                    || out_of_time())
    }
}
