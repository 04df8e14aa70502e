//! The quickest way: when the score is proven, how many turns the game still
//! takes if the winner hurries and the loser holds out.
//!
//! The question is put to the tree for one turn, two turns, and so on: can the
//! winner reach the score within so many turns, or more than the score in any
//! number? The first yes is the answer. Most of the tree is settled by what the
//! search has proven about margins alone.
//!
//! Answers are kept for positions with their stores, whatever the way there, and
//! follow the same caution as [`super::proof`]: an answer whose lines hold two
//! refills is none. There is one danger more. A *no* may rest on lines that go
//! round in a circle while the turns run out, and the third time round ends the
//! game; that serves the winner where it would be far enough ahead. Where it
//! would, a *no* needs lines without two turns in a row that capture nothing and
//! without a refill.

use std::collections::HashMap;

use crate::ai::packed::{Choice, Packed, PackedTurn};

use super::proof::Proof;
use super::search::Search;

/// How many turns deeper than the score a greater margin is looked for.
const FURTHER: u32 = 4;
/// Turns without a capture after which the same cells can come up again.
const CYCLE: u32 = 2;

/// Whether the winner gets there in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reachable {
    Yes(Proof),
    No(Proof, Cycles),
    /// Neither is proven.
    Unknown,
}

impl Reachable {
    /// The game is over, and the winner has not reached the score.
    const NEVER: Reachable = Reachable::No(Proof::END, Cycles { run: 0, refills: false });

    /// A *no* that rests on a margin alone. The winner's refills are the ones
    /// that can bring such lines back.
    fn no(proof: Proof) -> Reachable {
        Reachable::No(proof, Cycles { run: 0, refills: proof.has_refill() })
    }
}

/// Whether the lines of a *no* can come back to the position they began with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cycles {
    /// The longest run of turns without a capture at the start of a line.
    run: u32,
    /// Whether a line has a refill before a quan is captured.
    refills: bool,
}

impl Cycles {
    /// The same for the position before `turn`.
    fn before(self, turn: &PackedTurn) -> Cycles {
        Cycles {
            run: if turn.captured > 0 { 0 } else { self.run + 1 },
            refills: !turn.took_quan && (self.refills || turn.refilled),
        }
    }

    /// The same when lines of both kinds begin here.
    fn and(self, other: Cycles) -> Cycles {
        Cycles { run: self.run.max(other.run), refills: self.refills || other.refills }
    }

    fn are_possible(self) -> bool {
        self.run >= CYCLE || self.refills
    }
}

/// The best line of a game whose score from `root` was proven by a search to
/// `depth`: among equal margins the winner takes the shortest way and the loser
/// the longest; in a drawn game the side to move is in a hurry. None when this is
/// not proven within the limits.
pub(super) fn shortest_line(
    search: &mut Search,
    root: &Packed,
    score: i32,
    depth: u32,
) -> Option<Vec<Choice>> {
    let winner = if score >= 0 { root.side() } else { root.side().next(2) };
    let known = HashMap::new();
    let mut shortest_line =
        ShortestLine { search, winner: winner.index(), score: score.abs(), depth, known };
    for turns in 1..=depth {
        match shortest_line.reaches_within(root, turns)? {
            Reachable::Yes(_) => return shortest_line.line(*root, turns),
            Reachable::No(..) => {}
            Reachable::Unknown => return None,
        }
    }
    None
}

struct ShortestLine<'s, 'a> {
    search: &'s mut Search<'a>,
    winner: usize,
    /// The margin that the winner is known to reach, and no more.
    score: i32,
    /// The depth at which that was proven.
    depth: u32,
    known: HashMap<(u128, i32, u32), Reachable>,
}

impl ShortestLine<'_, '_> {
    /// Whether the winner reaches the score within so many turns, or more than
    /// the score. None when the search has to stop.
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
        for choice in position.choices() {
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

    /// What is left of an answer for `from`, the position before `turn`.
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

    /// The answer about the position after `turn`.
    fn after(&mut self, turn: &PackedTurn, turns: u32) -> Option<Reachable> {
        if turn.over {
            self.search.limiter.enter()?;
            let reached = self.for_winner(&turn.after, turn.after.swept_margin()) >= self.score;
            return Some(if reached { Reachable::Yes(Proof::END) } else { Reachable::NEVER });
        }
        if self.search.is_special(&turn.after) {
            return Some(Reachable::Unknown);
        }
        self.reaches_within(&turn.after, turns)
    }

    /// What the search has proven about the margin, if that is an answer.
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

    /// Whether the winner reaches more than the score, in any number of turns.
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

    /// Drops a *no* that a repetition at `position` might turn into a *yes*.
    fn cautious(&self, position: &Packed, answer: Reachable) -> Reachable {
        match answer {
            Reachable::No(_, cycles)
                if self.for_winner(position, position.swept_margin()) >= self.score
                    && cycles.are_possible() =>
            {
                Reachable::Unknown
            }
            answer => answer,
        }
    }

    /// The winner's margin, from that of the side to move.
    fn for_winner(&self, position: &Packed, margin: i32) -> i32 {
        if position.side().index() == self.winner { margin } else { -margin }
    }

    /// The line of exactly so many turns from a position where that is the answer.
    fn line(&mut self, mut position: Packed, turns: u32) -> Option<Vec<Choice>> {
        let mut line = Vec::new();
        for left in (0..turns).rev() {
            let (choice, turn) = self.step(&position, left)?;
            line.push(choice);
            position = turn.after;
        }
        Some(line)
    }

    /// The move after which exactly `left` turns are left.
    fn step(&mut self, position: &Packed, left: u32) -> Option<(Choice, PackedTurn)> {
        for choice in position.choices() {
            let turn = self.search.rules.play(position, choice);
            let fits = if turn.over {
                let margin = self.for_winner(&turn.after, turn.after.swept_margin());
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
