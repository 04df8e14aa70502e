//! Games that give the positions for the fit.

use std::thread;

use oanquan::{Game, Move, Position, Preset, Rules, Side};
use oanquan_engine::{Control, Limits, ManySides, income};

/// The rules of the games, in turn.
const RULES: [Preset; 2] = [Preset::Classic, Preset::Folk];
/// The most random turns at the start of a game.
const OPENING: usize = 9;
/// One of this many later turns is random, too, so that positions are as unlike each other as those in a search.
const RANDOM_TURN: u8 = 12;

/// A position with a side to move.
pub struct Sample {
    /// The number of its game.
    pub game: u64,
    /// The rows of the estimate.
    pub inputs: Vec<u32>,
    /// The points that each side gained until the end of the game, from the side to move on.
    pub gained: Vec<f32>,
}

/// How to play the games.
#[derive(Clone, Copy)]
pub struct Recipe {
    pub sides: usize,
    pub games: u64,
    /// The nodes of a search.
    pub nodes: u64,
    pub seed: u64,
    pub threads: u64,
}

impl Recipe {
    /// Plays the games and returns their positions in order.
    pub fn play(&self) -> Vec<Sample> {
        let share = |thread: u64| {
            let games = (thread..self.games).step_by(self.threads as usize);
            games.flat_map(|number| self.game(number)).collect::<Vec<_>>()
        };
        let mut samples: Vec<Sample> = thread::scope(|scope| {
            let start = |thread| scope.spawn(move || share(thread));
            let players: Vec<_> = (0..self.threads).map(start).collect();
            players.into_iter().flat_map(|player| player.join().expect("no panic")).collect()
        });
        // The number of threads does not change the order.
        samples.sort_by_key(|sample| sample.game);
        samples
    }

    fn game(&self, number: u64) -> Vec<Sample> {
        let mut random = fastrand::Rng::with_seed(self.seed << 32 | number);
        let rules = Rules { sides: self.sides, ..RULES[number as usize % RULES.len()].rules() };
        let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        for _ in 0..random.usize(2..=OPENING) {
            if let Some(mv) = random.choice(game.legal_moves()) {
                game.play(mv).expect("a listed move is legal");
            }
        }
        let opening = game.turn_count();
        while game.end().is_none() {
            let mv = match random.u8(0..RANDOM_TURN) {
                0 => random.choice(game.legal_moves()),
                _ => self.best(&game),
            };
            game.play(mv.expect("a game under way has a move")).expect("a legal move");
        }
        let end = points(game.position());
        let sample = |position: &Position| {
            let mover = position.to_move()?.index();
            let inputs = income::inputs(&rules, position).expect("numbers for these rules");
            let (now, sides) = (points(position), self.sides);
            let gained =
                (mover..mover + sides).map(|side| (end[side % sides] - now[side % sides]) as f32);
            let inputs = inputs.into_iter().map(|row| row as u32).collect();
            Some(Sample { game: number, inputs, gained: gained.collect() })
        };
        game.positions().skip(opening).filter_map(sample).collect()
    }

    fn best(&self, game: &Game) -> Option<Move> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let estimate = ManySides::plain(self.sides).estimate;
        let search = ManySides { estimate, ..ManySides::strongest(self.sides) };
        search.analyze(game, &limits, &Control::default()).map(|found| found.best())
    }
}

fn points(position: &Position) -> Vec<i32> {
    position.stores().iter().map(|(_, points)| *points).collect()
}
