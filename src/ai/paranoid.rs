//! Paranoid search (Sturtevant and Korf, *On pruning techniques for
//! multi-player games*, 2000): every other side is taken to play against the
//! one that searches, so alpha-beta pruning applies to any number of sides.
//! With two sides it is plain alpha-beta.

use std::time::Instant;

use crate::rules::{Game, Move, Side, Turn, play};

use super::{Analysis, Control, Limits, margin};

/// No value is ever this large.
const INFINITY: i32 = i32::MAX;
/// The worth of a point. What is smaller tells a short way from a long one.
const POINT: i32 = 1024;
/// The deepest iteration.
const MAX_DEPTH: u32 = 200;

/// Searches deeper and deeper until a limit is reached or every line has been
/// followed to the end of the game.
pub(super) fn paranoid(game: &Game, limits: &Limits, control: &Control) -> Option<Analysis> {
    let side = game.position().to_move()?;
    let mut search = Search {
        game: game.clone(),
        side,
        limits,
        control,
        started: Instant::now(),
        nodes: 0,
        may_stop: false,
        saw_horizon: false,
    };
    let mut found = None;
    for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) {
        search.saw_horizon = false;
        let mut pv = Vec::new();
        let Some(value) = search.value(depth, 0, -INFINITY, INFINITY, &mut pv) else {
            break;
        };
        let proven = !search.saw_horizon;
        found = Some(Analysis {
            score: (value + if value < 0 { -POINT / 2 } else { POINT / 2 }) / POINT,
            depth,
            turns: proven.then_some(pv.len() as u32),
            nodes: search.nodes,
            pv,
        });
        search.may_stop = true;
        if proven {
            break;
        }
    }
    found.filter(|_| !control.is_cancelled())
}

struct Search<'a> {
    game: Game,
    /// The side that searches.
    side: Side,
    limits: &'a Limits,
    control: &'a Control,
    started: Instant,
    nodes: u64,
    /// Whether limits stop this iteration; the first is always finished.
    may_stop: bool,
    /// Whether the depth cut off a line of this iteration before the game's end.
    saw_horizon: bool,
}

impl Search<'_> {
    /// What the position is worth to the side that searches, and the line that
    /// shows it; none when the search is stopped.
    fn value(
        &mut self,
        depth: u32,
        ply: u32,
        mut alpha: i32,
        mut beta: i32,
        pv: &mut Vec<Move>,
    ) -> Option<i32> {
        if self.is_stopped() {
            return None;
        }
        self.nodes += 1;
        let margin = margin(self.game.position(), self.side);
        let Some(mover) = self.game.position().to_move() else {
            return Some(margin * POINT - margin.signum() * ply as i32);
        };
        if depth == 0 {
            self.saw_horizon = true;
            return Some(margin * POINT);
        }
        let maximises = mover == self.side;
        let mut best = if maximises { -INFINITY } else { INFINITY };
        for mv in self.ordered_moves() {
            self.game.play(mv).expect("a listed move is legal");
            let mut line = Vec::new();
            let value = self.value(depth - 1, ply + 1, alpha, beta, &mut line);
            self.game.undo();
            let value = value?;
            if maximises && value > best || !maximises && value < best {
                best = value;
                pv.clear();
                pv.push(mv);
                pv.append(&mut line);
            }
            if maximises {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The legal moves, those that capture most first.
    fn ordered_moves(&self) -> Vec<Move> {
        let (rules, position) = (self.game.rules(), self.game.position());
        let turn = |mv: Move| play(rules, position, mv).expect("a listed move is legal");
        let mut turns: Vec<Turn> = position.legal_moves().into_iter().map(turn).collect();
        turns.sort_by_key(|turn| -turn.captured);
        turns.into_iter().map(|turn| turn.mv).collect()
    }

    fn is_stopped(&self) -> bool {
        self.control.is_cancelled()
            || self.may_stop
                && (self.control.is_move_now()
                    || self.limits.nodes.is_some_and(|most| self.nodes >= most)
                    || self.limits.time.is_some_and(|most| self.started.elapsed() >= most))
    }
}
