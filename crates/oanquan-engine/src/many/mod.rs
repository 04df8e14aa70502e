//! Iterative deepening for any number of sides, with one of two models of the other sides.
//!
//! With three or four sides, [`Model::MaxN`] is stronger. The table shows the share of
//! games won by one seat of one model among seats of the other, in every seat, from random
//! openings (ties split; equal strength would win 33.3% or 25%; classic rules;
//! the example `many`, `paranoid maxn`):
//!
//! | sides | nodes a move | games | one max^n among paranoid | one paranoid among max^n |
//! | --- | --- | --- | --- | --- |
//! | 3 | 3,000 | 300 + 300 | 34.8% ± 2.8 | 17.4% ± 2.2 |
//! | 4 | 3,000 | 300 + 300 | 31.2% ± 2.7 | 17.3% ± 2.2 |
//! | 3 | 30,000 | 120 + 120 | 34.9% ± 4.4 | 20.0% ± 3.7 |
//! | 4 | 30,000 | 120 + 120 | 31.7% ± 4.2 | 13.8% ± 3.1 |
//!
//! With two sides, both models are equivalent. [`Model::Paranoid`] is then alpha-beta
//! search, which prunes more, so two-sided games use it.
//!
//! At the horizon, a dân in an own cell counts half a point for its owner, who collects it
//! if the game ends. Measured in the same way with 3,000 nodes and max^n, in 480 + 480
//! games: one seat that counts these dân among seats that do not wins 35.9% with three
//! sides and 29.3% with four; the reverse wins 26.9% and 16.5%. A quarter of a point is
//! weaker (33.8% and 29.0%; the reverse 26.5% and 23.9%).
//!
//! *Master* plays for the win ([`Goal::Win`]) and estimates by learned numbers
//! ([`Estimate::Learned`], [`income`]); `docs/dev/strength.md` says what each gained, and what paranoid
//! search and best-reply search (Schadd and Winands, *Best reply search for multiplayer games*,
//! 2011), also with the moves of the other sides between (Esser, Gras, Winands, Schadd and Lanctot,
//! *Improving best-reply search*, 2013), lost. An analysis uses the numbers but plays for the lead,
//! which is its score.
//!
//! In a match of several rounds, the search looks for the best end of the round for the match
//! (`stakes`), and the score is the margin of the round that this leads to.

mod board;
mod chances;
pub mod income;
mod max_n;
mod move_ordering;
mod owners;
mod paranoid;
mod path;
mod scale;
mod search;
mod sowing;
mod stakes;
#[cfg(test)]
mod tests;

use oanquan::{Game, Side};

use super::{Analysis, Control, Limits};
use max_n::NO_FLOORS;
use scale::{INFINITY, OWN_DAN, POINT};
use search::MultiSideSearch;

/// The deepest iteration, in plies.
const MAX_DEPTH: u32 = 200;

/// A model of the other sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Model {
    /// All other sides cooperate against the searching side.
    Paranoid,
    /// Every side maximises its own value.
    MaxN,
}

/// What a side plays for in a single game. In a match of several rounds, it is the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The lead over the best other side.
    Lead,
    /// The win, and points beside it: a sure win by a point is better than a likely one by ten.
    Win,
}

/// How a search estimates the points that each side still gains at the horizon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Estimate {
    /// Each dân in an own cell is worth this, in 1024ths of a point.
    OwnDan(i32),
    /// By the learned numbers of [`income`] where they fit the rules, otherwise half a point for each dân in an own
    /// cell.
    Learned,
}

/// The parameters of a search with any number of sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManySides {
    /// The model of the other sides.
    pub model: Model,
    /// What each side plays for.
    pub goal: Goal,
    /// The estimate at the horizon.
    pub estimate: Estimate,
}

impl ManySides {
    /// Returns the parameters of the levels below *Master*: every side plays for its lead, by the dân in its cells.
    pub const fn plain(sides: usize) -> Self {
        let model = if sides == 2 { Model::Paranoid } else { Model::MaxN };
        ManySides { model, goal: Goal::Lead, estimate: Estimate::OwnDan(OWN_DAN) }
    }

    /// Returns the parameters of an analysis, whose score is a lead: those that measured strongest among
    /// those that play for it.
    pub const fn for_lead(sides: usize) -> Self {
        ManySides { estimate: Estimate::Learned, ..ManySides::plain(sides) }
    }

    /// Returns the parameters that measured strongest for this number of sides.
    pub const fn strongest(sides: usize) -> Self {
        let goal = if sides == 2 { Goal::Lead } else { Goal::Win };
        ManySides { goal, ..ManySides::for_lead(sides) }
    }

    /// Deepens the search until it reaches a limit or has followed every line to the end of
    /// the game. The partial result of an iteration that a limit stops is used: its best
    /// move was searched more deeply than in the previous iteration.
    ///
    /// Returns `None` if the game is over, if `limits.only` is illegal, or if the search was
    /// cancelled.
    pub fn analyze(&self, game: &Game, limits: &Limits, control: &Control) -> Option<Analysis> {
        self.analyze_for(game, game.position().to_move()?, limits, control)
    }

    /// The same with the score for `side`, which need not be the one to move. The moves
    /// are still those of the side to move.
    pub fn analyze_for(
        &self,
        game: &Game,
        side: Side,
        limits: &Limits,
        control: &Control,
    ) -> Option<Analysis> {
        let (position, seat) = (game.position(), side.index());
        position.to_move()?;
        if limits.only.is_some_and(|mv| position.check(game.rules(), mv).is_err()) {
            return None;
        }
        let mut search = MultiSideSearch::new(game, self, limits, control);
        let mut found = None;
        for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) {
            search.deepen(depth);
            let finished = match self.model {
                Model::Paranoid => search.paranoid(seat, depth, 0, -INFINITY, INFINITY).is_some(),
                Model::MaxN => search.max_n(depth, 0, &NO_FLOORS).is_some(),
            };
            let proven = finished && !search.saw_horizon;
            let pv: Vec<_> = search.lines[0].iter().map(|lift| lift.to_move()).collect();
            if !pv.is_empty() {
                let lead = match (&search.stakes, self.goal) {
                    (None, Goal::Lead) => search.root_leads[seat],
                    _ => search.lead_of_line(side),
                };
                found = Some(Analysis {
                    score: rounded(lead),
                    depth: if finished { depth } else { depth - 1 },
                    turns: proven.then_some(pv.len() as u32),
                    proven,
                    nodes: search.nodes,
                    pv,
                });
            }
            search.may_stop = true;
            if proven || !finished {
                break;
            }
        }
        // Nodes of a stopped iteration count, too.
        let found = found.map(|found| Analysis { nodes: search.nodes, ..found });
        found.filter(|_| !control.is_cancelled())
    }
}

/// Rounds a value to points.
fn rounded(value: i32) -> i32 {
    (value + value.signum() * POINT / 2) / POINT
}
