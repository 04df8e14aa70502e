//! The strategy that a search has proven: what the prover gains from each position, and its moves.

use super::Prover;
use super::bounds::{FoldMap, Key};
use crate::engine::REPEAT_GAIN;
use crate::packed::{Choice, Packed, PackedTurn};
use crate::solve::certificate::{Graph, Step};

/// What the prover can gain from a position.
#[derive(Clone, Copy, Debug)]
pub(in crate::solve) struct Gain {
    pub position: Packed,
    /// The points that the prover gains, the rest of the game included.
    pub gain: i16,
    /// The move of the prover, if it is to move.
    pub choice: Option<Choice>,
}

impl Prover<'_> {
    /// Returns the strategy for all lines from `root`, whose claim is proven; `None` if the system refuses
    /// the memory.
    pub fn strategy(&self, root: &Packed) -> Option<Vec<Gain>> {
        let mut met = FoldMap::default();
        let mut strategy: Vec<Gain> = Vec::new();
        let mut open = vec![*root];
        while let Some(position) = open.pop() {
            let key = self.key(&position);
            met.try_reserve(1).ok()?;
            if met.insert(key, ()).is_some() {
                continue;
            }
            let bound = self.bounds.get(&key);
            let is_prover = position.side() == self.claim.side;
            let gain =
                Gain { position, gain: bound.low, choice: is_prover.then_some(bound.choice) };
            strategy.try_reserve(1).ok()?;
            strategy.push(gain);
            open.extend(self.turns(&gain).filter(|turn| !turn.over).map(|turn| turn.after));
        }
        Some(strategy)
    }

    /// Bars the positions of a strategy whose third occurrence breaks the claim, and forgets all that
    /// was proven; returns whether there are any.
    pub fn bar_broken(&mut self, strategy: &[Gain]) -> bool {
        if self.rules.stores_matter() {
            return false;
        }
        let numbers: FoldMap<Key, u32> =
            (0..).zip(strategy).map(|(number, gain)| (self.key(&gain.position), number)).collect();
        let mut graph = Graph::default();
        for gain in strategy {
            graph.begin(i32::from(gain.gain) - self.swept(&gain.position));
            for turn in self.turns(gain).filter(|turn| !turn.over) {
                let to = numbers[&self.key(&turn.after)];
                let left =
                    i32::from(gain.gain) - (self.need(&gain.position) - self.need(&turn.after));
                let slack = (i32::from(strategy[to as usize].gain) - left) as u32;
                graph.add(Step { to, slack, is_idle: turn.captured == 0 });
            }
        }
        let broken = graph.broken_by_loops().unwrap_or_default();
        for &number in &broken {
            let position = strategy[number as usize].position;
            self.bars.insert(self.key(&position), (self.swept(&position) + REPEAT_GAIN) as i16);
        }
        if !broken.is_empty() {
            self.forget();
        }
        !broken.is_empty()
    }

    /// Returns the turns of a strategy from one of its positions.
    fn turns(&self, gain: &Gain) -> impl Iterator<Item = PackedTurn> {
        let Gain { position, choice, .. } = *gain;
        let replies = self.rules.choices(&position);
        let played = replies.filter(move |&reply| choice.is_none_or(|choice| choice == reply));
        played.map(move |choice| self.rules.play(&position, choice))
    }
}
