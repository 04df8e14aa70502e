//! What the games need to be played in the arena.

use games::{Caro, Cotuong, OAnQuan, Pebbles};
use oanquan_engine::alpha_beta;
use oanquan_engine::engine::{Leaves, engine};
use small_game::{Small, SmallGame};
use tabletop::{BalancedOpenings, Control, Game, Limits};

use super::protocol::Foreign;

/// The balanced openings of cờ tướng.
const COTUONG_OPENINGS: &str = include_str!("../../engines/data/openings.txt");

/// A game in the arena.
pub trait ArenaGame: BalancedOpenings {
    /// The openings that come with the game: a line of moves each, comments behind `#`.
    const OPENINGS: &'static str = "";
    /// The usual number of random turns in an opening.
    const PLIES: u32;
    /// The usual limit of the estimate after an opening.
    const BALANCED: Option<i32>;

    /// Returns what protocols of others call the game.
    fn foreign(&self) -> Foreign {
        Foreign::Unknown
    }

    /// Analyses a match by a simpler search of the game, the one to measure the usual one against; `None`
    /// if there is none.
    fn plain(_played: &Self::Match, _limits: &Limits<Self::Move>) -> Option<Self::Analysis> {
        None
    }

    /// Returns the best move by alpha-beta alone over all lines of so many turns; `None` if the game has no
    /// such search or is over.
    fn alpha_beta(_played: &Self::Match, _turns: u32) -> Option<Self::Move> {
        None
    }
}

impl ArenaGame for OAnQuan {
    const PLIES: u32 = 4;
    const BALANCED: Option<i32> = Some(3);

    /// The engine with the points in store as its estimate.
    fn plain(played: &Self::Match, limits: &Limits<Self::Move>) -> Option<Self::Analysis> {
        engine(played, limits, &Control::default(), Leaves::Plain)?
    }

    /// It counts the points in store, and has no table, no pruning and no history in common with the engine.
    fn alpha_beta(played: &Self::Match, turns: u32) -> Option<Self::Move> {
        let limits = Limits { depth: Some(turns), ..Limits::default() };
        let best = alpha_beta(played, &limits, &Control::default())?;
        best.moves.first().copied()
    }
}

impl ArenaGame for Caro {
    const PLIES: u32 = 4;
    const BALANCED: Option<i32> = Some(120);

    fn foreign(&self) -> Foreign {
        let rule = u8::from(self.exact_five()) + if self.double_block() { 8 } else { 0 };
        Foreign::Gomoku { size: self.size(), rule }
    }
}

impl ArenaGame for Cotuong {
    const OPENINGS: &'static str = COTUONG_OPENINGS;
    const PLIES: u32 = 6;
    const BALANCED: Option<i32> = Some(60);

    fn foreign(&self) -> Foreign {
        if *self == Cotuong::usual() { Foreign::Xiangqi } else { Foreign::Unknown }
    }
}

/// The pebble games are solved: a pair is a test of the arena, not of a program.
impl ArenaGame for Pebbles {
    const PLIES: u32 = 1;
    const BALANCED: Option<i32> = None;
}

impl<G: SmallGame> ArenaGame for Small<G> {
    const PLIES: u32 = 4;
    const BALANCED: Option<i32> = Some(150);
}

/// Returns the game with the options of a preset, changed by further options.
///
/// # Errors
/// Returns a sentence if there is no such preset, or if an option does not exist, cannot have its value or
/// does not fit the others.
pub fn with_options<G: BalancedOpenings>(
    preset: Option<&str>,
    options: &[(String, String)],
) -> Result<G, String> {
    let mut game = match preset {
        None => G::usual(),
        Some(name) => G::preset(name).ok_or_else(|| no_preset::<G>(name))?,
    };
    for (name, value) in options {
        game.set_option(name, value).map_err(|why| why.to_string())?;
    }
    game.check_options().map_err(|why| why.to_string())?;
    match game.sides() {
        2 => Ok(game),
        sides => Err(format!("two programs play each other, but these rules have {sides} sides")),
    }
}

fn no_preset<G: BalancedOpenings>(name: &str) -> String {
    match G::presets().as_slice() {
        [] => format!("{} has no presets: leave out --rules", G::ID),
        presets => format!(
            "there are no rules named \"{}\"; choose one of {}",
            basics::Excerpt::of(name),
            presets.join(", ")
        ),
    }
}

/// Something done with a game that is known by its name.
pub trait WithGame {
    /// What it returns.
    type Output;

    /// Does it with this game.
    fn run<G: ArenaGame>(self) -> Self::Output;
}

/// Does `work` with the game that has this name.
///
/// # Errors
/// Returns a sentence with the names of all games if there is none.
pub fn with_game<W: WithGame>(name: &str, work: W) -> Result<W::Output, String> {
    let games = games::each!(runner, W);
    match games.iter().find(|(id, _)| *id == name) {
        Some((_, run)) => Ok(run(work)),
        None => {
            let games = games.map(|(id, _)| id).join(", ");
            let name = basics::Excerpt::of(name);
            Err(format!("there is no game named \"{name}\"; the games are {games}"))
        }
    }
}

/// Returns the name of a game and a function that does some work with it.
fn runner<G: ArenaGame, W: WithGame>() -> (&'static str, fn(W) -> W::Output) {
    (G::ID, |work| work.run::<G>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(name: &str, value: &str) -> Vec<(String, String)> {
        vec![(name.to_owned(), value.to_owned())]
    }

    #[test]
    fn the_rules_have_a_name_in_the_piskvork_protocol() {
        let rule = |preset| match with_options::<Caro>(Some(preset), &[]).map(|it| it.foreign()) {
            Ok(Foreign::Gomoku { size: 15, rule }) => rule,
            other => panic!("{other:?}"),
        };
        assert_eq!(["free", "gomoku", "caro"].map(rule), [0, 1, 9]);
    }

    #[test]
    fn a_handicap_has_no_name_elsewhere() {
        let usual = with_options::<Cotuong>(None, &[]).expect("the usual game");
        assert_eq!(usual.foreign(), Foreign::Xiangqi);
        let handicap = with_options::<Cotuong>(None, &option("handicap", "M2"));
        assert_eq!(handicap.expect("a handicap").foreign(), Foreign::Unknown);
    }

    #[test]
    fn impossible_rules_are_refused() {
        for (why, words) in [
            (
                with_options::<Caro>(Some("renju"), &[]).expect_err("no preset"),
                "caro, gomoku, free",
            ),
            (with_options::<Caro>(None, &option("size", "3")).expect_err("too small"), "10"),
            (with_options::<Pebbles>(Some("x"), &[]).expect_err("none"), "leave out --rules"),
            (with_options::<OAnQuan>(None, &option("sides", "4")).expect_err("four"), "4 sides"),
        ] {
            assert!(why.contains(words), "{why}");
        }
    }
}
