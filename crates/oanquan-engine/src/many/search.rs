//! The parts that both models share: traversal, move ordering and limits.

use basics::platform::Instant;

use crate::{Control, Limits};
use oanquan::{Game, Side};

use super::board::{Board, MAX_SIDES, leads};
use super::chances::{MAX_OF_TWO, chances};
use super::income::Incomes;
use super::move_ordering::MoveOrdering;
use super::path::Path;
use super::scale::{OWN_DAN, POINT};
use super::sowing::{Lift, Taken};
use super::stakes::Stakes;
use super::{Estimate, Goal, ManySides};

/// Nodes between two readings of the clock, which are slow.
const NODES_PER_CLOCK: u64 = 128;

/// A legal turn from the current board.
pub(super) struct Reply {
    pub lift: Lift,
    pub after: Board,
    /// What the turn takes off the board.
    pub taken: Taken,
    /// Turns with a higher rank come first.
    rank: i32,
}

/// A running search.
pub(super) struct MultiSideSearch<'a> {
    pub path: Path,
    /// What the end of the round is worth, in a match of several rounds.
    pub stakes: Option<Stakes<'a>>,
    goal: Goal,
    /// The value of a dân in an own cell at the horizon, in units of [`POINT`], where nothing better
    /// estimates what the sides still gain.
    own_dan: i32,
    incomes: Option<Incomes>,
    limits: &'a Limits,
    control: &'a Control,
    started: Instant,
    pub nodes: u64,
    /// Whether limits may stop this iteration; they may not stop the first.
    pub may_stop: bool,
    /// Whether a line of this iteration reached the horizon.
    pub saw_horizon: bool,
    /// What the line in `lines[0]` is worth to each side.
    pub root_leads: [i32; MAX_SIDES],
    pub move_ordering: MoveOrdering,
    /// The best line from each ply.
    pub lines: Vec<Vec<Lift>>,
    /// The buffer of each ply for its list of replies.
    rooms: Vec<Vec<Reply>>,
}

impl<'a> MultiSideSearch<'a> {
    pub(super) fn new(
        game: &'a Game,
        ways: &ManySides,
        limits: &'a Limits,
        control: &'a Control,
    ) -> Self {
        let sides = game.position().ring().sides();
        let (own_dan, incomes) = match ways.estimate {
            Estimate::OwnDan(own_dan) => (own_dan, None),
            Estimate::Learned => (OWN_DAN, Incomes::of(game.rules(), sides)),
        };
        MultiSideSearch {
            path: Path::new(game),
            stakes: Stakes::of(game),
            goal: ways.goal,
            own_dan,
            incomes,
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

    /// Counts a node; returns `None` if the search must stop.
    pub(super) fn count_node(&mut self, ply: usize) -> Option<()> {
        if self.is_stopped() {
            return None;
        }
        self.nodes += 1;
        self.lines[ply].clear();
        Some(())
    }

    /// Returns the value of a leaf to each side: what it plays for or, in a match of several rounds,
    /// what its lead is worth.
    pub(super) fn leaf(&mut self, ply: usize) -> [i32; MAX_SIDES] {
        self.saw_horizon |= self.path.board().mover.is_some();
        let Some(stakes) = &self.stakes else {
            return match self.goal {
                Goal::Lead => self.leads(ply),
                Goal::Win => self.chances(ply),
            };
        };
        let board = self.path.board();
        let value = match board.mover {
            None => stakes.at_end([board.stores[0], board.stores[1]]),
            Some(_) => stakes.at_horizon(self.leads(ply)[0], board.stores[0] + board.stores[1]),
        };
        let value = value - value.signum() * ply as i32;
        std::array::from_fn(|side| if side == 0 { value } else { -value })
    }

    /// Returns the lead of `side` at the end of the best line from the root.
    pub(super) fn lead_of_line(&mut self, side: Side) -> i32 {
        let line = self.lines[0].clone();
        for lift in &line {
            let (after, taken) = self.path.after(*lift);
            self.path.enter(after, taken);
        }
        let leads = self.leads(line.len());
        line.iter().for_each(|_| self.path.leave());
        leads[side.index()]
    }

    /// Returns the most that two sides can have together at a leaf.
    pub(super) fn max_of_two(&self) -> i32 {
        match self.goal {
            // No two sides are ahead of each other.
            Goal::Lead => 0,
            Goal::Win => MAX_OF_TWO,
        }
    }

    /// Returns each side's lead over the best other at the current board: by the points of a finished
    /// game, or by an estimate at the horizon. A leading side slightly prefers shorter lines, a
    /// trailing side longer ones.
    fn leads(&self, ply: usize) -> [i32; MAX_SIDES] {
        let points = self.points();
        let leads = leads(&self.path.sowing.plays, |side| points[side]);
        match self.path.board().mover {
            None => leads.map(|lead| lead - lead.signum() * ply as i32),
            Some(_) => leads,
        }
    }

    /// Returns what the chances of each side to win are worth at the current board. The length of the
    /// line counts as for [`leads`](Self::leads).
    fn chances(&self, ply: usize) -> [i32; MAX_SIDES] {
        let (board, sowing) = (self.path.board(), &self.path.sowing);
        let points = self.points();
        let left = board.mover.map(|_| sowing.points_left(board));
        let values = chances(&points, &sowing.plays, left);
        if left.is_some() {
            return values;
        }
        let leads = leads(&sowing.plays, |side| points[side]);
        std::array::from_fn(|side| values[side] - leads[side].signum() * ply as i32)
    }

    /// Returns the points of each side: those of a finished game, or the expected ones at the horizon.
    fn points(&self) -> [i32; MAX_SIDES] {
        let (board, sowing) = (self.path.board(), &self.path.sowing);
        let stores = board.stores.map(|points| points * POINT);
        let incomes = match (&self.incomes, board.mover) {
            (_, None) => return stores,
            (Some(incomes), _) => incomes.estimate(board),
            (None, _) => {
                std::array::from_fn(|side| self.own_dan * sowing.owners.own_dan(&board.cells, side))
            }
        };
        std::array::from_fn(|side| stores[side] + incomes[side])
    }

    /// Returns the legal turns, by descending rank if `sorted`.
    pub(super) fn replies(&mut self, ply: usize, sorted: bool) -> Vec<Reply> {
        let mut replies = std::mem::take(&mut self.rooms[ply]);
        replies.clear();
        let hints = self.move_ordering.hints(ply, self.path.key());
        let only = self.limits.only.filter(|_| ply == 0);
        let looked_at = |lift: &Lift| only.is_none_or(|mv| lift.to_move() == mv);
        for lift in self.path.sowing.lifts(self.path.board()).filter(looked_at) {
            let (after, taken) = self.path.after(lift);
            replies.push(Reply { lift, after, taken, rank: hints.rank(lift, taken.captured) });
        }
        if sorted {
            replies.sort_by_key(|reply| -reply.rank);
        }
        replies
    }

    /// Returns the buffer of a list of replies for reuse.
    pub(super) fn done_with(&mut self, ply: usize, replies: Vec<Reply>) {
        self.rooms[ply] = replies;
    }

    /// Stores `lift` followed by the best line of the next ply.
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
