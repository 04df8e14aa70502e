//! Measures what a search gives away: the points that its moves lose against the best moves of a
//! search of twenty times its nodes, by quarter of the game.
//!
//! ```text
//! cargo run --release -p engine-tools --bin loss -- --nodes 300000 --games 50 classic
//! ```
//!
//! Each game begins with random turns and is played on by a quick search. It gives one position of
//! each quarter of the turns after the random ones, so that the start itself, which all games share, does not
//! count. Rules are in the notation of records, one argument for each set of rules.

use std::error::Error;
use std::time::{Duration, Instant};

use oanquan::{Game, Move, Position, Rules, Side};
use oanquan_engine::{Analysis, Control, Limits, analyze};

/// The nodes of the search that plays the games.
const PLAY_NODES: u64 = 5_000;
/// The random turns at the start of a game, at least and at most.
const OPENING: [usize; 2] = [2, 6];
/// The parts of a game that are measured separately.
const QUARTERS: usize = 4;

/// The options of the command line.
struct Options {
    rules: Vec<Rules>,
    games: usize,
    nodes: u64,
    /// The nodes of the search that judges, as a multiple of `nodes`.
    times: u64,
    seed: u64,
}

/// The losses in one quarter of the games, or in all of them.
#[derive(Default)]
struct Losses {
    positions: u32,
    points: i32,
    /// The moves that lose a point or more.
    errors: u32,
    most: i32,
}

impl Losses {
    fn add(&mut self, loss: i32) {
        self.positions += 1;
        self.points += loss;
        self.errors += u32::from(loss > 0);
        self.most = self.most.max(loss);
    }

    fn report(&self, name: &str) {
        let mean = |number: f64| number / f64::from(self.positions.max(1));
        println!(
            "  {name}: {} positions, {:.3} points a move, {:.1}% by a point or more, at most {}",
            self.positions,
            mean(self.points.into()),
            100.0 * mean(self.errors.into()),
            self.most
        );
    }
}

fn search(game: &Game, nodes: u64, only: Option<Move>) -> Option<Analysis> {
    let limits = Limits { nodes: Some(nodes), only, ..Limits::default() };
    analyze(game, &limits, &Control::default())
}

/// Returns a played game and the number of its random turns.
fn play(rules: &Rules, random: &mut fastrand::Rng) -> (Game, usize) {
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    for _ in 0..random.usize(OPENING[0]..=OPENING[1]) {
        if let Some(mv) = random.choice(game.legal_moves()) {
            game.play(mv).expect("a listed move is legal");
        }
    }
    let opening = game.turn_count();
    while let Some(found) = search(&game, PLAY_NODES, None) {
        game.play(found.best()).expect("a search finds a legal move");
    }
    (game, opening)
}

/// Returns the points that the move of a search loses in the current position of `game`, and the
/// time that it takes to find the move; `None` if there is no choice.
fn loss(game: &Game, options: &Options) -> Option<(i32, Duration)> {
    if game.legal_moves().len() < 2 {
        return None;
    }
    let started = Instant::now();
    let chosen = search(game, options.nodes, None)?.best();
    let thought = started.elapsed();
    let judge = options.nodes * options.times;
    let best = search(game, judge, None)?.best();
    if best == chosen {
        return Some((0, thought));
    }
    let score = |mv| Some(search(game, judge, Some(mv))?.score);
    Some(((score(best)? - score(chosen)?).max(0), thought))
}

fn measure(rules: &Rules, options: &Options) {
    let mut random = fastrand::Rng::with_seed(options.seed);
    let mut quarters: [Losses; QUARTERS] = Default::default();
    let mut all = Losses::default();
    let mut longest = Duration::ZERO;
    for _ in 0..options.games {
        let (game, opening) = play(rules, &mut random);
        for (quarter, losses) in quarters.iter_mut().enumerate() {
            let part = (quarter as f64 + random.f64()) / QUARTERS as f64;
            let turns = (part * (game.turn_count() - opening) as f64) as usize;
            if let Some((loss, thought)) = loss(&game.up_to(opening + turns), options) {
                losses.add(loss);
                all.add(loss);
                longest = longest.max(thought);
            }
        }
    }
    println!("{rules}, {} nodes a move, at most {} ms:", options.nodes, longest.as_millis());
    for (quarter, losses) in quarters.iter().enumerate() {
        losses.report(&format!("quarter {}", quarter + 1));
    }
    all.report("all");
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options { rules: Vec::new(), games: 50, nodes: 300_000, times: 20, seed: 1 };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().ok_or_else(|| format!("{argument} needs a number"));
        match argument.as_str() {
            "--games" => options.games = number()?.parse()?,
            "--nodes" => options.nodes = number()?.parse()?,
            "--times" => options.times = number()?.parse()?,
            "--seed" => options.seed = number()?.parse()?,
            rules => options.rules.push(rules.parse()?),
        }
    }
    Ok(options)
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    options.rules.iter().for_each(|rules| measure(rules, &options));
    Ok(())
}
