//! The shortest line of a proven score: the winner hurries and the loser holds out.
//!
//! The search asks for one turn, two turns, and so on: can the winner reach the score
//! within this many turns, or exceed it in any number of turns? The first *yes* is the
//! answer. Margins that are already proven settle most of the tree.
//!
//! Answers are stored per position and stores, regardless of the line, with the same
//! caution as in [`super::proof`]: an answer whose lines contain two refills is
//! discarded. There is one more danger. A *no* may rest on lines that cycle while the
//! turns run out, and the third occurrence ends the game, which helps the winner if it
//! would be far enough ahead. In that case a *no* requires lines without two consecutive
//! turns that capture nothing and without a refill.

use std::collections::HashMap;

use crate::packed::{Choice, Packed, PackedTurn};

use super::proof::Proof;
use super::search::Search;

/// The extra plies, beyond the depth of the score, of the search for a greater margin.
const FURTHER: u32 = 4;
/// The turns without a capture after which the same cells can occur again.
const CYCLE: u32 = 2;

/// Whether the winner reaches the score in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reachable {
    Yes(Proof),
    No(Proof, Cycles),
    /// Neither answer is proven.
    Unknown,
}

impl Reachable {
    /// The answer for a finished game in which the winner has not reached the score.
    const NEVER: Reachable = Reachable::No(Proof::END, Cycles { run: 0, refills: false });

    /// Returns a *no* that rests on a margin alone. Only refills by the winner can make such
    /// lines cycle.
    fn no(proof: Proof) -> Reachable {
        Reachable::No(proof, Cycles { run: 0, refills: proof.has_refill() })
    }
}

/// Whether the lines of a *no* can return to their first position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cycles {
    /// The longest run of turns without a capture at the start of a line.
    run: u32,
    /// Whether a line has a refill before a quan is captured.
    refills: bool,
}

impl Cycles {
    /// Returns the value for the position before `turn`.
    fn before(self, turn: &PackedTurn) -> Cycles {
        Cycles {
            run: if turn.captured > 0 { 0 } else { self.run + 1 },
            refills: !turn.took_quan && (self.refills || turn.refilled),
        }
    }

    /// Combines the values of two sets of lines.
    fn and(self, other: Cycles) -> Cycles {
        Cycles { run: self.run.max(other.run), refills: self.refills || other.refills }
    }

    fn are_possible(self) -> bool {
        self.run >= CYCLE || self.refills
    }
}

/// Returns the best line of a game whose score from `root` was proven by a search to
/// `depth`. Among equal margins the winner takes the shortest way and the loser the
/// longest; in a drawn game the side to move hurries. Returns `None` if the limits do not
/// allow a proof.
pub(super) fn shortest_line(
    search: &mut Search,
    root: &Packed,
    score: i32,
    depth: u32,
) -> Option<Vec<Choice>> {
    let winner = if score >= 0 { root.side() } else { root.side().next(2) };
    let known = HashMap::new();
    // The depths below are those at which a full search is certain to find a proof.
    search.is_selective = false;
    let mut shortest_line =
        ShortestLine { search, winner: winner.index(), score: score.abs(), depth, known };
    let idle = shortest_line.search.history.idle;
    let counts = |proof: Proof| proof.after_idle(idle).holds();
    for turns in 1..=depth {
        match shortest_line.reaches_within(root, turns)? {
            Reachable::Yes(proof) if counts(proof) => return shortest_line.line(*root, turns),
            Reachable::No(proof, _) if counts(proof) => {}
            _ => return None,
        }
    }
    None
}

struct ShortestLine<'s, 'a> {
    search: &'s mut Search<'a>,
    winner: usize,
    /// The proven margin of the winner.
    score: i32,
    /// The depth of the search that proved it.
    depth: u32,
    known: HashMap<(u128, i32, u32), Reachable>,
}

impl ShortestLine<'_, '_> {
    /// Returns whether the winner reaches the score within `turns` turns, or exceeds it.
    /// Returns `None` if the search must stop.
    fn reaches_within(&mut self, position: &Packed, turns: u32) -> Option<Reachable> {
        let question = (position.key(), position.margin(), turns);
        if let Some(&answer) = self.known.get(&question) {
            return Some(answer);
        }
        self.search.limiter.enter()?;
        let answer = self.answer(position, turns)?;
        self.known.insert(question, answer);
        Some(answer)
    }

    fn answer(&mut self, position: &Packed, turns: u32) -> Option<Reachable> {
        if let Some(answer) = self.by_margin(position) {
            return Some(answer);
        }
        if turns == 0 {
            return self.reaches_more(position);
        }
        let hurries = position.side().index() == self.winner;
        let mut sum = if hurries { Reachable::NEVER } else { Reachable::Yes(Proof::END) };
        for choice in self.search.rules.choices(position) {
            let turn = self.search.rules.play(position, choice);
            let answer = self.after(&turn, turns - 1)?;
            let answer = self.before(position, &turn, answer);
            sum = match (sum, answer) {
                (_, Reachable::Yes(_)) if hurries => return Some(answer),
                (_, Reachable::No(..)) if !hurries => return Some(self.cautious(position, answer)),
                (Reachable::Unknown, _) | (_, Reachable::Unknown) => Reachable::Unknown,
                (Reachable::Yes(a), Reachable::Yes(b)) => Reachable::Yes(a.and(b)),
                (Reachable::No(a, r), Reachable::No(b, s)) => Reachable::No(a.and(b), r.and(s)),
                (sum, _) => sum,
            };
        }
        Some(self.cautious(position, sum))
    }

    /// Extends an answer to `from`, the position before `turn`.
    fn before(&self, from: &Packed, turn: &PackedTurn, answer: Reachable) -> Reachable {
        let (proof, prover) = match answer {
            Reachable::Yes(proof) => (proof, self.winner),
            Reachable::No(proof, _) => (proof, 1 - self.winner),
            Reachable::Unknown => return answer,
        };
        let proof = proof.before(self.search.rules, from, turn, prover, false);
        match answer {
            _ if !proof.holds() => Reachable::Unknown,
            Reachable::No(_, cycles) => Reachable::No(proof, cycles.before(turn)),
            _ => Reachable::Yes(proof),
        }
    }

    /// Returns the answer for the position after `turn`.
    fn after(&mut self, turn: &PackedTurn, turns: u32) -> Option<Reachable> {
        if turn.over {
            self.search.limiter.enter()?;
            let reached = self.for_winner(&turn.after, self.search.rules.swept_margin(&turn.after))
                >= self.score;
            return Some(if reached { Reachable::Yes(Proof::END) } else { Reachable::NEVER });
        }
        if self.search.is_special(&turn.after) {
            return Some(Reachable::Unknown);
        }
        self.reaches_within(&turn.after, turns)
    }

    /// Returns an answer that follows from proven margins, if there is one.
    fn by_margin(&self, position: &Packed) -> Option<Reachable> {
        let [mut least, mut most] = self.search.proven_margins(position);
        if position.side().index() != self.winner {
            let turned = |(margin, proof): (i32, Proof)| (-margin, proof);
            (least, most) = (most.map(turned), least.map(turned));
        }
        let more = least.filter(|(margin, _)| *margin > self.score);
        let less = most.filter(|(margin, _)| *margin < self.score);
        let yes = more.map(|(_, proof)| Reachable::Yes(proof));
        yes.or(less.map(|(_, proof)| Reachable::no(proof)))
    }

    /// Returns whether the winner exceeds the score in any number of turns.
    fn reaches_more(&mut self, position: &Packed) -> Option<Reachable> {
        let hurries = position.side().index() == self.winner;
        let window =
            if hurries { (self.score, self.score + 1) } else { (-self.score - 1, -self.score) };
        for depth in 1..=self.depth + FURTHER {
            let found = self.search.value(position, depth, window, &mut Vec::new())?;
            let (more, proof) = match found.value >= window.1 {
                true => (hurries, found.low),
                false => (!hurries, found.high),
            };
            if proof.holds() {
                return Some(if more { Reachable::Yes(proof) } else { Reachable::no(proof) });
            }
        }
        Some(Reachable::Unknown)
    }

    /// Discards a *no* that a repetition at `position` might turn into a *yes*.
    fn cautious(&self, position: &Packed, answer: Reachable) -> Reachable {
        match answer {
            Reachable::No(_, cycles)
                if self.for_winner(position, self.search.rules.swept_margin(position))
                    >= self.score
                    && cycles.are_possible() =>
            {
                Reachable::Unknown
            }
            answer => answer,
        }
    }

    /// Converts a margin of the side to move to one of the winner.
    fn for_winner(&self, position: &Packed, margin: i32) -> i32 {
        if position.side().index() == self.winner { margin } else { -margin }
    }

    /// Returns the line of exactly `turns` turns from a position with that answer.
    fn line(&mut self, mut position: Packed, turns: u32) -> Option<Vec<Choice>> {
        let mut line = Vec::new();
        for left in (0..turns).rev() {
            let (choice, turn) = self.step(&position, left)?;
            line.push(choice);
            position = turn.after;
        }
        Some(line)
    }

    /// Returns the move after which exactly `left` turns remain.
    fn step(&mut self, position: &Packed, left: u32) -> Option<(Choice, PackedTurn)> {
        for choice in self.search.rules.choices(position) {
            let turn = self.search.rules.play(position, choice);
            let fits = if turn.over {
                let margin =
                    self.for_winner(&turn.after, self.search.rules.swept_margin(&turn.after));
                left == 0 && margin == self.score
            } else {
                left > 0
                    && matches!(self.after(&turn, left)?, Reachable::Yes(_))
                    && (position.side().index() == self.winner
                        || matches!(self.after(&turn, left - 1)?, Reachable::No(..)))
            };
            if fits {
                return Some((choice, turn));
            }
        }
        None
    }
}
