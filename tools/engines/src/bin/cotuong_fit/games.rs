//! Games of the engine against itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use cotuong::{Cotuong, situation};
use cotuong_engine::evaluation::{Estimate, Weights};
use cotuong_engine::{Analysis, Control, Limits, analyze_by, moves_to_mate};
use tabletop::{GameMatch, Match, Side};

use super::samples::Sample;

/// The random moves of an opening, at least and at most.
const OPENING: [usize; 2] = [4, 12];
/// An opening is played if no side is further ahead than this, in hundredths of a soldier.
const BALANCED: i32 = 300;
/// A game is won if both sides expect this much for so many moves.
const DECIDED: i32 = 1_500;
const DECIDED_MOVES: u32 = 8;
/// The moves after the opening whose positions are not kept: they are too much alike.
const ALIKE: usize = 2;

/// How to play the games of a round.
pub struct Recipe<'a> {
    pub weights: &'a Weights,
    pub games: u64,
    pub nodes: u64,
    pub seed: u64,
}

impl Recipe<'_> {
    /// Plays all games and returns their positions, game by game.
    pub fn play(&self, threads: u64) -> Vec<Sample> {
        let next = AtomicU64::new(0);
        let (sender, done) = channel();
        let mut games = Vec::new();
        thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games || sender.send((number, self.game(number))).is_err()
                        {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for game in done {
                games.push(game);
                if games.len().is_multiple_of(500) {
                    eprintln!("{} of {} games", games.len(), self.games);
                }
            }
        });
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().flat_map(|(_, samples)| samples).collect()
    }

    fn search(&self, played: &Match<Cotuong>) -> Option<Analysis> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        played.to_move()?;
        analyze_by(
            Estimate::ByHand(self.weights),
            &situation(played.position()),
            &limits,
            &Control::default(),
        )
    }

    /// Plays a game and returns its quiet positions.
    fn game(&self, number: u64) -> Vec<Sample> {
        let mut random = fastrand::Rng::with_seed(self.seed.wrapping_add(number));
        let mut played = loop {
            let played = opening(&mut random);
            if self.search(&played).is_some_and(|found| found.score.abs() <= BALANCED) {
                break played;
            }
        };
        let first = played.turn_count() + ALIKE;
        let mut samples = Vec::new();
        let mut decided = (0, 0);
        while let Some(side) = played.to_move()
            && let Some(found) = self.search(&played)
        {
            let near = if side == Side::NEAR { found.score } else { -found.score };
            let board = played.position().board();
            let is_check = !board.checkers(board.to_move()).is_empty();
            let is_quiet = !is_check && board.piece(found.best.to).is_none();
            if is_quiet && played.turn_count() >= first && moves_to_mate(near).is_none() {
                samples.push(Sample { board: board.clone(), score: near, result: 0 });
            }
            let leader = if near.abs() >= DECIDED { near.signum() } else { 0 };
            decided = if leader == decided.0 { (leader, decided.1 + 1) } else { (leader, 1) };
            if leader != 0 && decided.1 >= DECIDED_MOVES || moves_to_mate(near).is_some() {
                decided.0 = leader;
                break;
            }
            decided.0 = leader;
            played.play(found.best).expect("the engine plays legal moves");
        }
        let result = match played.to_move() {
            Some(_) => decided.0,
            None => match played.standing(Side::NEAR).name() {
                "win" => 1,
                "draw" => 0,
                _ => -1,
            },
        };
        samples.iter_mut().for_each(|sample| sample.result = result);
        samples
    }
}

/// Returns a game after random moves that is not over.
fn opening(random: &mut fastrand::Rng) -> Match<Cotuong> {
    loop {
        let mut played = Match::new(<Cotuong as tabletop::Game>::usual(), Side::NEAR);
        for _ in 0..random.usize(OPENING[0]..=OPENING[1]) {
            let Some(mv) = random.choice(played.legal_moves()) else { break };
            played.play(mv).expect("a listed move is legal");
        }
        if played.to_move().is_some() {
            return played;
        }
    }
}
