//! What the log of a killed program says about the games on its table, and so what must lie on the disk.

use std::collections::BTreeSet;

/// Moves that a game may have.
type Moves = Vec<String>;

/// The state of the table after a change.
#[derive(Clone, Debug)]
struct State {
    /// The number of games that had begun before.
    game: usize,
    /// The moves that the game may have: the log does not say how many an undo takes back.
    may_have: BTreeSet<Moves>,
}

/// The states of the table, and how many of them were saved.
pub struct Told {
    /// The state at the start, and that after each change.
    states: Vec<State>,
    /// The number of changes that the log confirms at least.
    saved: usize,
    /// The number of lines that may confirm something else.
    others: usize,
    /// Whether further lines may confirm a review.
    is_over: bool,
}

impl Told {
    /// Returns what a log says about a table on which a game with these moves lies at the start.
    pub fn by(log: &[String], before: Moves) -> Self {
        let first = State { game: 0, may_have: [before].into() };
        let mut told = Told { states: vec![first], saved: 0, others: 0, is_over: false };
        log.iter().for_each(|line| told.hear(line));
        told
    }

    fn hear(&mut self, line: &str) {
        let State { game, may_have } = self.states.last().expect("the first state").clone();
        if let Some((_, mv)) =
            line.split_once("] turn: side ").and_then(|(_, it)| it.split_once(" plays "))
        {
            let longer = |moves: Moves| moves.into_iter().chain([mv.to_owned()]).collect();
            self.states.push(State { game, may_have: may_have.into_iter().map(longer).collect() });
        } else if line.ends_with("] command: Undo") {
            let shorter = |moves: &Moves| {
                (0..=moves.len()).map(|kept| moves[..kept].to_vec()).collect::<Vec<_>>()
            };
            self.states.push(State { game, may_have: may_have.iter().flat_map(shorter).collect() });
        } else if line.ends_with("] new game") {
            // The game under way goes into the library, which may be confirmed by itself.
            self.others += 1;
            self.states.push(State { game: game + 1, may_have: [Moves::new()].into() });
        } else if line.contains("] game over after ") {
            self.is_over = true;
        } else if line.ends_with("] game saved") && !self.is_over {
            // Each of these lines stands for a different change, in their order.
            self.saved += 1;
        }
    }

    /// Returns why the games on the disk, each by its moves, are not what the log confirms, or `None` if they
    /// are.
    pub fn contradicts(&self, disk: &BTreeSet<&Moves>) -> Option<String> {
        let confirmed = self.saved.saturating_sub(self.others).min(self.states.len() - 1);
        let last = self.states.last().expect("the first state").game;
        let lost = (0..=last).find_map(|game| {
            let own = |(_, state): &(usize, &State)| state.game == game;
            let own: Vec<_> = self.states.iter().enumerate().filter(own).collect();
            let (end, _) = own.last()?;
            // A game that was left is kept as it was then.
            let least = confirmed.min(*end);
            let may_be =
                own.iter().filter(|(at, _)| *at >= least).map(|(_, state)| &state.may_have);
            let may_be: BTreeSet<&Moves> = may_be.flatten().collect();
            let is_there = may_be.iter().any(|moves| moves.is_empty() || disk.contains(moves));
            (!is_there).then_some(may_be)
        });
        lost.map(|games| {
            format!("the log confirms one of these games, and none is on the disk: {games:?}")
        })
    }

    /// Returns the number of turns and that of the lines that confirm something.
    pub fn counts(&self) -> (usize, usize) {
        (self.states.len() - 1, self.saved)
    }
}
