//! Fixed searches that measure speed and yield a signature of the search, the same on
//! every machine.

use oanquan::{Game, Position, Rules, Side};

use super::{Analysis, Control, Limits, analyze};

/// One of the fixed searches.
#[derive(Clone, Copy, Debug)]
pub struct BenchSearch {
    /// The name of the search.
    pub name: &'static str,
    /// The rules, in the notation of records.
    pub rules: &'static str,
    /// The moves from the start to the searched position.
    pub moves: &'static str,
    /// The depth of the search, in plies.
    pub depth: u32,
}

/// All fixed searches: boards with two, three and four sides, the start and the middle
/// of games, and options that affect the search.
pub const SEARCHES: [BenchSearch; 10] = [
    BenchSearch { name: "classic", rules: "classic", moves: "", depth: 10 },
    BenchSearch { name: "classic-deep", rules: "classic", moves: "", depth: 14 },
    BenchSearch { name: "classic-deepest", rules: "classic", moves: "", depth: 18 },
    BenchSearch { name: "classic-middle", rules: "classic", moves: "2+ 9- 4+ 8-", depth: 10 },
    BenchSearch { name: "folk", rules: "folk", moves: "", depth: 10 },
    BenchSearch { name: "report", rules: "report", moves: "3- 10+", depth: 10 },
    BenchSearch { name: "bigquan", rules: "bigquan ending=pieces", moves: "", depth: 9 },
    BenchSearch { name: "handicap", rules: "rich handicap=0:3:10", moves: "", depth: 9 },
    BenchSearch { name: "three-sides", rules: "classic sides=3", moves: "", depth: 5 },
    BenchSearch { name: "four-sides", rules: "folk sides=4", moves: "", depth: 5 },
];

impl BenchSearch {
    /// Returns the game whose position the search starts from.
    pub fn game(&self) -> Game {
        let rules: Rules = self.rules.parse().expect("rules of the table");
        let start = Position::start(&rules, Side::NEAR);
        let mut game = Game::new(rules, start);
        for mv in self.moves.split_whitespace() {
            game.play(mv.parse().expect("a move of the table")).expect("a legal move");
        }
        game
    }

    /// Runs the search from an empty table.
    pub fn run(&self) -> Analysis {
        let limits = Limits { depth: Some(self.depth), ..Limits::default() };
        analyze(&self.game(), &limits, &Control::default())
            .expect("a search that nobody stops, of a game that is not over, has an answer")
    }
}
