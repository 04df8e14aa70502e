//! Iterative deepening: each search goes two plies deeper, guided by the table entries
//! of earlier ones.

use crate::packed::{Choice, Packed, PackedRules};
use crate::{Analysis, Control, Limits};
use oanquan::{Game, Move};

use super::Leaves;
use super::best::INFINITY;
use super::history::PositionHistory;
use super::limiter::Limiter;
use super::proof::SearchResult;
use super::search::{Search, SearchRequest};
use super::shortest_line::shortest_line;
use super::table::ENTRY_BYTES;

/// The deepest iteration in plies; the packed board allows a few more turns.
const MAX_DEPTH: u32 = 100;
/// The distance of the first window's bounds from the last score, in points, and the
/// factor by which a bound that fails moves further away.
const ASPIRATION: i32 = 3;
/// Iterations up to this depth use a full window, because their scores still jump.
const UNSTEADY_DEPTH: u32 = 3;
/// The most entries of the table: 64 MiB.
const MAX_ENTRIES: usize = (64 << 20) / ENTRY_BYTES;

/// Finds the best move of a two-sided game whose positions can be packed; see
/// [`crate::analyze`].
pub(super) struct Engine<'a> {
    root: Packed,
    search: Search<'a>,
    limits: &'a Limits,
}

/// The result of one iteration.
struct Iteration {
    depth: u32,
    found: SearchResult,
    pv: Vec<Choice>,
}

impl<'a> Engine<'a> {
    /// Creates an engine with an empty table.
    pub fn new(
        (rules, root): (&'a PackedRules, Packed),
        history: &'a PositionHistory,
        limits: &'a Limits,
        control: &'a Control,
        leaves: Leaves,
    ) -> Self {
        let search = Search::new(rules, history, leaves, Limiter::new(*limits, control));
        Engine { root, search, limits }
    }

    /// Searches until a limit is reached or the score is proven.
    pub fn run(mut self) -> Option<Analysis> {
        let mut last: Option<Iteration> = None;
        for depth in depths(self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)) {
            self.search.root_line = None;
            let Some(iteration) = self.iterate(depth, last.as_ref()) else {
                // A better move than before counts even if the limit leaves others unsearched.
                let better = self.search.root_line.take();
                last = last.map(|last| Iteration { pv: better.unwrap_or(last.pv), ..last });
                break;
            };
            let is_proven = iteration.found.is_proven();
            last = Some(iteration);
            self.search.limiter.may_stop = true;
            if is_proven || self.search.limiter.must_stop() {
                break;
            }
        }
        let last = last?;
        // The shortest of the best lines takes another search.
        let finished = if last.found.is_proven() {
            shortest_line(&mut self.search, &self.root, last.found.value, last.depth)
        } else {
            None
        };
        if self.search.limiter.is_cancelled() {
            return None;
        }
        let turns = finished.as_ref().map(|pv| pv.len() as u32);
        Some(Analysis {
            pv: self.moves(finished.unwrap_or(last.pv)),
            score: last.found.value,
            depth: last.depth,
            turns,
            proven: turns.is_some(),
            nodes: self.search.limiter.nodes,
        })
    }

    /// Runs one iteration with an aspiration window: a narrow window around the last score
    /// refutes most moves sooner.
    fn iterate(&mut self, depth: u32, last: Option<&Iteration>) -> Option<Iteration> {
        let steady = last.filter(|last| last.depth >= UNSTEADY_DEPTH);
        let mut reach = ASPIRATION;
        let mut window = steady.map_or((-INFINITY, INFINITY), |last| {
            (last.found.value - reach, last.found.value + reach)
        });
        let mut known = last.map(|last| last.pv[0]);
        self.search.make_room(MAX_ENTRIES);
        loop {
            let mut pv = Vec::new();
            let task = SearchRequest { root: &self.root, depth, window, known };
            let found = self.search.root_in_parallel(self.limits.threads, &task, &mut pv)?;
            reach *= ASPIRATION;
            if found.value <= window.0 {
                window.0 = found.value - reach;
            } else if found.value >= window.1 {
                window.1 = found.value + reach;
                known = pv.first().copied();
            } else {
                return Some(Iteration { depth, found, pv });
            }
        }
    }

    /// Converts a line of choices from the root to moves.
    fn moves(&self, line: Vec<Choice>) -> Vec<Move> {
        let mut position = self.root;
        let to_move = |choice| {
            let mv = position.to_move(choice);
            position = self.search.rules.play(&position, choice).after;
            mv
        };
        line.into_iter().map(to_move).collect()
    }
}

/// Returns the depths of the iterations up to `most`. After the first, depths increase
/// by two plies, so that the same side always moves last: the estimate then jumps less,
/// and half of the iterations are saved.
fn depths(most: u32) -> impl Iterator<Item = u32> {
    (1..=most).filter(move |depth| *depth == 1 || (most - depth).is_multiple_of(2))
}

/// Runs the engine on a game. Returns an outer `None` if a position cannot be packed.
pub(super) fn run(
    game: &Game,
    limits: &Limits,
    control: &Control,
    leaves: Leaves,
) -> Option<Option<Analysis>> {
    let (rules, root) = PackedRules::of_game(game)?;
    let history = PositionHistory::new(&rules, game, &root)?;
    Some(Engine::new((&rules, root), &history, limits, control, leaves).run())
}
