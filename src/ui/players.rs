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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Level;
    use crate::rules::{BySide, Rules};
    use crate::settings::Language;

    const COMPUTER: Seat = Seat::Computer(Level::Easy);

    fn setup(seats: &[Seat]) -> Setup {
        let rules = Rules::classic().for_sides(seats.len()).expect("2 to 4 sides");
        let seats = BySide::from(seats.to_vec());
        Setup { rules, seats, first: Side::NEAR, seed: 0 }
    }

    /// The outcome of a finished game with these stores.
    fn outcome(points: &[i32]) -> Outcome {
        let cells = vec!["0"; 6 * points.len()].join(",");
        let stores: Vec<String> = points.iter().map(i32::to_string).collect();
        let text = format!("{cells} - {}", stores.join(","));
        let rules = Rules::classic().for_sides(points.len()).expect("2 to 4 sides");
        Outcome::of(&Position::parse(&text, &rules).expect("a finished position"))
    }

    fn headline(points: &[i32], seats: &[Seat]) -> String {
        outcome(points).headline(Words::of(Language::English), &setup(seats))
    }

    #[test]
    fn equal_points_share_a_rank_and_the_next_rank_is_left_out() {
        let outcome = outcome(&[20, 45, 20, 35]);
        let ranks: Vec<_> = outcome.ranking().iter().map(|r| (r.rank, r.side.index())).collect();
        assert_eq!(ranks, [(1, 1), (2, 3), (3, 0), (3, 2)]);
        assert!(outcome.is_won_by(Side::FAR) && !outcome.is_won_by(Side::NEAR));
    }

    #[test]
    fn the_headline_names_those_who_won() {
        let (me, it) = (Seat::Person, COMPUTER);
        assert_eq!(headline(&[40, 30], &[me, it]), "You win!");
        assert_eq!(headline(&[30, 40], &[me, it]), "The computer wins");
        assert_eq!(headline(&[30, 30], &[me, it]), "A draw");
        assert_eq!(headline(&[30, 40], &[me, me]), "Player 2 wins!");
        assert_eq!(headline(&[35, 35, 35], &[me, it, it]), "A draw");
        assert_eq!(headline(&[30, 35, 40], &[me, it, it]), "Computer 2 (easy) wins!");
        let shared = headline(&[40, 40, 25], &[me, it, it]);
        assert_eq!(shared, "You and Computer 1 (easy) share first place");
    }

    #[test]
    fn a_lone_person_wins_when_alone_first_and_shares_when_not() {
        let setup = setup(&[COMPUTER, Seat::Person, COMPUTER]);
        assert_eq!(outcome(&[30, 45, 30]).ending(&setup), Ending::Won);
        assert_eq!(outcome(&[40, 40, 25]).ending(&setup), Ending::Shared);
        assert_eq!(outcome(&[40, 25, 40]).ending(&setup), Ending::Lost);
    }

    #[test]
    fn no_two_players_have_the_same_name() {
        let words = Words::of(Language::Vietnamese);
        let hard = Seat::Computer(Level::Hard);
        for seats in [[COMPUTER; 4], [Seat::Person; 4], [Seat::Person, COMPUTER, hard, COMPUTER]] {
            let setup = setup(&seats);
            let name = |side| player_name(words, &setup, Side::new(side));
            let mut names: Vec<String> = (0..4).map(name).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), 4, "{names:?}");
        }
    }
}
