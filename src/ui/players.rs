//! What the players are called, and how a game ended for them.

use crate::controller::{Seat, Setup};
use crate::rules::{Position, Ranked, Side};

use super::words::Words;

/// The name of the player of `side`. No two players of a game have the same.
pub fn player_name(words: &Words, setup: &Setup, side: Side) -> String {
    let seat = setup.seats[side];
    // Persons are numbered among persons, computers among computers.
    let number = |alike: fn(Seat) -> bool| {
        let before = setup.seats.iter().take(side.index() + 1);
        before.filter(|(_, seat)| alike(**seat)).count()
    };
    match seat {
        Seat::Person if setup.persons() == 1 => words.you.to_owned(),
        Seat::Person => (words.player)(number(|seat| seat == Seat::Person)),
        Seat::Computer(level) => {
            let of_this_level = setup.seats.iter().filter(|(_, other)| **other == seat).count();
            if of_this_level == 1 {
                (words.computer)(level)
            } else {
                (words.numbered_computer)(number(|seat| seat != Seat::Person), level)
            }
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    ranking: Vec<Ranked>,
}

/// How a game ended for those at the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Somebody won; if a person plays alone, it is that person.
    Won,
    /// A computer won against a lone person.
    Lost,
    /// The first place is shared; if a person plays alone, by that person.
    Shared,
}

impl Outcome {
    /// The outcome of the finished `position`.
    pub fn of(position: &Position) -> Self {
        Outcome { ranking: position.ranking() }
    }

    /// All players, the best first.
    pub fn ranking(&self) -> &[Ranked] {
        &self.ranking
    }

    /// Whether `side` has the most points and nobody else has as many.
    pub fn is_won_by(&self, side: Side) -> bool {
        self.winners().eq([side])
    }

    /// How it ended for those at the keyboard.
    pub fn ending(&self, setup: &Setup) -> Ending {
        let alone = setup.persons() == 1;
        if alone && self.winners().all(|side| setup.seats[side] != Seat::Person) {
            Ending::Lost
        } else if self.winners().count() > 1 {
            Ending::Shared
        } else {
            Ending::Won
        }
    }

    /// The headline of the result.
    pub fn headline(&self, words: &Words, setup: &Setup) -> String {
        let names: Vec<String> =
            self.winners().map(|side| player_name(words, setup, side)).collect();
        let sides = self.ranking.len();
        match (names.as_slice(), self.ending(setup)) {
            (all, _) if all.len() == sides => words.draw.to_owned(),
            ([_], Ending::Lost) if sides == 2 => words.you_lose.to_owned(),
            ([_], Ending::Won) if setup.persons() == 1 => words.you_win.to_owned(),
            ([name], _) => (words.wins)(name),
            (names, _) => (words.share_first)(names),
        }
    }

    /// Those with the most points.
    fn winners(&self) -> impl Iterator<Item = Side> {
        self.ranking.iter().filter(|ranked| ranked.rank == 1).map(|ranked| ranked.side)
    }
}
