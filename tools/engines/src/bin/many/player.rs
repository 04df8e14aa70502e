//! The players of a match.

use std::str::FromStr;

use oanquan::{Game, Move};
use oanquan_engine::{Control, Estimate, Goal, Level, Limits, ManySides, Model, choose};

/// A player.
#[derive(Clone, Copy, PartialEq)]
pub enum Player {
    Search(ManySides),
    Level(Level),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, own_dan) = text.split_once(':').unwrap_or((text, ""));
        let mut words = name.split('+');
        let model = match words.next() {
            Some("paranoid") => Model::Paranoid,
            Some("maxn") => Model::MaxN,
            _ => return text.parse().map(Player::Level).map_err(|error| format!("{error}")),
        };
        let mut search = ManySides { model, ..ManySides::plain(3) };
        for word in words {
            match word {
                "win" => search.goal = Goal::Win,
                "learned" => search.estimate = Estimate::Learned,
                _ => return Err(format!("a search knows win and learned, not {word:?}")),
            }
        }
        if !own_dan.is_empty() {
            let number = own_dan.parse().map_err(|_| format!("{own_dan:?} is not a number"))?;
            search.estimate = Estimate::OwnDan(number);
        }
        Ok(Player::Search(search))
    }
}

impl Player {
    /// Returns the move of this player. A level has limits of its own.
    pub fn choose(self, game: &Game, limits: &Limits, seed: u64) -> Move {
        let control = Control::default();
        let found = match self {
            Player::Search(search) => {
                search.analyze(game, limits, &control).map(|found| found.best())
            }
            Player::Level(level) => choose(level, game, seed, &control),
        };
        found.expect("a side that is to move has a move")
    }
}
