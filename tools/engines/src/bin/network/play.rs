//! Games of the engine against itself.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use cotuong_board::{Board, Color, Fen, MAX_QUIET, Move, Repetition, START, judge};
use cotuong_engine::evaluation::{Estimate, by_hand};
use cotuong_engine::{Analysis, Control, Limits, Situation, analyze_by, gain, moves_to_mate};

use super::samples::{Ended, Sample};

/// The games of a file.
const GAMES: u64 = 100;
/// The random moves of an opening, at least and at most.
const OPENING: [usize; 2] = [4, 14];
/// An opening is played if no side is further ahead than this, in hundredths of a soldier.
const BALANCED: i32 = 350;
/// A game is won if both sides expect this much for so many moves.
const DECIDED: i32 = 1_800;
const DECIDED_MOVES: u32 = 6;
/// One of so many moves is random, but loses no material at once.
const RANDOM: usize = 40;
/// The positions that random moves lead to from each quiet one of a game, and their moves.
const WALKS: usize = 3;
const WALK: usize = 4;

/// How to play.
pub struct Recipe<'a> {
    pub estimate: Estimate<'a>,
    pub nodes: u64,
    pub seed: u64,
    pub games: u64,
}

impl Recipe<'_> {
    /// Plays the games that the folder lacks, and writes a file for each [`GAMES`] of them.
    pub fn play(&self, folder: &Path, threads: u64) -> Result<(), Box<dyn Error>> {
        fs::create_dir_all(folder)?;
        let (next, began) = (AtomicU64::new(0), Instant::now());
        thread::scope(|scope| {
            let work = || -> std::io::Result<()> {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number * GAMES >= self.games {
                        return Ok(());
                    }
                    let file = folder.join(format!("{:04}-{number:06}.bin", self.seed));
                    if file.exists() {
                        continue;
                    }
                    let mut bytes = Vec::new();
                    for game in number * GAMES..(number + 1) * GAMES {
                        for sample in self.game(game) {
                            sample.write(&mut bytes);
                        }
                    }
                    // A stopped run leaves no half file.
                    let part = file.with_extension("part");
                    fs::write(&part, &bytes)?;
                    fs::rename(&part, &file)?;
                    let seconds = began.elapsed().as_secs();
                    eprintln!("{} games, {seconds} s", (number + 1) * GAMES);
                }
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| worker.join().expect("a game is played"))
        })?;
        Ok(())
    }

    fn search(&self, game: &Game) -> Option<Analysis> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        analyze_by(self.estimate, &game.situation(), &limits, &Control::default())
    }

    /// Plays a game and returns its samples.
    fn game(&self, number: u64) -> Vec<Sample> {
        let mut random = fastrand::Rng::with_seed((self.seed << 32).wrapping_add(number));
        let mut game = loop {
            let game = opening(&mut random);
            if self.search(&game).is_some_and(|found| found.score.abs() <= BALANCED) {
                break game;
            }
        };
        let mut kept: Vec<(Board, i32)> = Vec::new();
        let mut decided = (0, 0);
        let winner = loop {
            if let Some(winner) = game.over() {
                break winner;
            }
            let Some(found) = self.search(&game) else { break Some(game.board.to_move().other()) };
            let sign = if game.board.to_move() == Color::Red { 1 } else { -1 };
            let leader = if found.score.abs() >= DECIDED { sign * found.score.signum() } else { 0 };
            decided = if leader == decided.0 { (leader, decided.1 + 1) } else { (leader, 1) };
            let is_mate = moves_to_mate(found.score).is_some();
            if leader != 0 && (decided.1 >= DECIDED_MOVES || is_mate) {
                break Some(if leader > 0 { Color::Red } else { Color::Black });
            }
            let is_check = !game.board.checkers(game.board.to_move()).is_empty();
            if !is_check && game.board.piece(found.best.to).is_none() && !is_mate {
                kept.push((game.board.clone(), found.score));
            }
            let mut mv = found.best;
            if random.usize(..RANDOM) == 0
                && let Some(other) = random.choice(game.board.legal_moves())
                && gain(&mut game.board.clone(), other) >= 0
            {
                mv = other;
            }
            game.make(mv);
        };
        let mut samples = Vec::with_capacity(kept.len() * (1 + WALKS));
        for (board, score) in kept {
            let ended = match winner {
                None => Ended::Drawn,
                Some(winner) if winner == board.to_move() => Ended::Won,
                Some(_) => Ended::Lost,
            };
            samples.push(Sample::new(&board, score, by_hand(&board), ended));
            // A network begins with what the estimate by hand says.
            let walks = if matches!(self.estimate, Estimate::ByHand(_)) { WALKS } else { 0 };
            for _ in 0..walks {
                let mut board = board.clone();
                for _ in 0..random.usize(1..=WALK) {
                    let Some(mv) = random.choice(board.legal_moves()) else { break };
                    board.make(mv);
                }
                let estimate = by_hand(&board);
                samples.push(Sample::new(&board, estimate, estimate, Ended::Unknown));
            }
        }
        samples
    }
}

/// A game and its history since the last capture.
struct Game {
    start: Board,
    moves: Vec<Move>,
    board: Board,
}

impl Game {
    fn situation(&self) -> Situation<'_> {
        Situation { moves: &self.moves, ..Situation::new(&self.start) }
    }

    fn make(&mut self, mv: Move) {
        if self.board.make(mv).is_some() {
            self.start = self.board.clone();
            self.moves.clear();
        } else {
            self.moves.push(mv);
        }
    }

    /// Returns the result if the game is over: the winner, or `None` in a draw.
    fn over(&self) -> Option<Option<Color>> {
        if self.board.legal_moves().is_empty() {
            return Some(Some(self.board.to_move().other()));
        }
        if self.moves.len() >= usize::from(MAX_QUIET) || !self.board.can_cross() {
            return Some(None);
        }
        judge(&self.start, &self.moves).map(|repetition| match repetition {
            Repetition::Draw => None,
            Repetition::PerpetualCheck(loser) | Repetition::PerpetualChase(loser) => {
                Some(loser.other())
            }
        })
    }
}

/// Returns a game after random moves that is not over.
fn opening(random: &mut fastrand::Rng) -> Game {
    let start = START.parse::<Fen>().expect("the start position").board;
    loop {
        let mut game = Game { start: start.clone(), moves: Vec::new(), board: start.clone() };
        for _ in 0..random.usize(OPENING[0]..=OPENING[1]) {
            let Some(mv) = random.choice(game.board.legal_moves()) else { break };
            game.make(mv);
        }
        if game.over().is_none() {
            return game;
        }
    }
}
