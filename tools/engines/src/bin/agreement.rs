//! Measures whether the search agrees with itself: the score of a position against the best of the scores
//! after each of its moves, each from a search of its own with the same nodes.
//!
//! ```text
//! cargo run --release -p engine-tools --bin agreement -- --positions 200 --nodes 100000 "classic empty_quan=passes quan_value=5"
//! ```
//!
//! The positions come from games of the search against the search with the points in store as its
//! estimate and against levels that search by plain alpha-beta and minimax. Each game begins with
//! random turns and gives one position of each quarter of the turns after them. Rules are in the
//! notation of records, one argument for each set of rules. `--from POSITION` compares that one.
//!
//! A search after a move knows the turns before it, because the third occurrence of a position ends the
//! game: on a loop, what a position is worth depends on which positions have occurred. `--forget`
//! begins a new game after the move, so it also counts what that changes, which is no mistake of the search.

use std::error::Error;

use oanquan::{Game, Position, Rules, Side};
use oanquan_engine::engine::{Leaves, engine};
use oanquan_engine::{Control, Level, Limits, analyze, choose, margin};

/// The nodes of the searches that play the games.
const PLAY_NODES: u64 = 5_000;
/// The random turns at the start of a game, at least and at most.
const OPENING: [usize; 2] = [2, 6];
/// The parts of a game of which each gives a position.
const QUARTERS: usize = 4;
/// The greatest difference in points that does not list the position.
const LISTED: i32 = 2;

/// The options of the command line.
struct Options {
    rules: Vec<Rules>,
    positions: usize,
    nodes: u64,
    seed: u64,
    /// Whether the searches after the moves begin a new game.
    forget: bool,
    /// The only position, instead of those of games.
    from: Option<String>,
}

/// A program that the search plays against.
#[derive(Clone, Copy)]
enum Opponent {
    /// The search with the points in store as its estimate.
    Plain,
    /// A level of the computer.
    Level(Level),
}

const OPPONENTS: [Opponent; 3] =
    [Opponent::Plain, Opponent::Level(Level::Hard), Opponent::Level(Level::Medium)];

/// The differences of all positions.
#[derive(Default)]
struct Differences {
    positions: u32,
    /// The sum in points.
    points: i32,
    most: i32,
    /// The positions that differ by more than [`LISTED`].
    listed: u32,
}

impl Differences {
    fn add(&mut self, difference: i32) {
        self.positions += 1;
        self.points += difference;
        self.most = self.most.max(difference);
        self.listed += u32::from(difference > LISTED);
    }
}

fn limits(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Plays one turn; returns whether the game goes on.
fn play_turn(game: &mut Game, is_search: bool, opponent: Opponent, seed: u64) -> bool {
    let control = Control::default();
    let mv = match opponent {
        _ if is_search => analyze(game, &limits(PLAY_NODES), &control).map(|found| found.best()),
        Opponent::Plain => engine(game, &limits(PLAY_NODES), &control, Leaves::Plain)
            .flatten()
            .map(|found| found.best()),
        Opponent::Level(level) => choose(level, game, seed, &control),
    };
    mv.is_some_and(|mv| game.play(mv).is_ok())
}

/// Returns a played game and the number of its random turns.
fn play(rules: &Rules, opponent: Opponent, random: &mut fastrand::Rng) -> (Game, usize) {
    let mut game = Game::new(rules.clone(), Position::start(rules, Side::NEAR));
    for _ in 0..random.usize(OPENING[0]..=OPENING[1]) {
        if let Some(mv) = random.choice(game.legal_moves()) {
            game.play(mv).expect("a listed move is legal");
        }
    }
    let opening = game.turn_count();
    let search = usize::from(random.bool());
    while let Some(side) = game.position().to_move()
        && play_turn(&mut game, side.index() == search, opponent, random.u64(..))
    {}
    (game, opening)
}

/// Returns the score of a game for `side`, which has just moved.
fn score_after(game: &Game, side: Side, nodes: u64) -> i32 {
    match analyze(game, &limits(nodes), &Control::default()) {
        Some(found) => -found.score,
        None => margin(game.position(), side),
    }
}

/// Compares the current position of `game`; `None` if the game is over.
fn compare(game: &Game, options: &Options, all: &mut Differences) -> Option<()> {
    let side = game.position().to_move()?;
    let found = analyze(game, &limits(options.nodes), &Control::default())?;
    let scored = game.legal_moves().into_iter().map(|mv| {
        let mut after = game.clone();
        after.play(mv).expect("a listed move is legal");
        if options.forget && after.end().is_none() {
            after = Game::new(game.rules().clone(), after.position().clone());
        }
        (score_after(&after, side, options.nodes), mv)
    });
    let (score, mv) = scored.max_by_key(|(score, _)| *score)?;
    let difference = (found.score - score).abs();
    all.add(difference);
    if difference > LISTED {
        let history: Vec<String> = game.turns().map(|turn| turn.mv.to_string()).collect();
        println!(
            "  {}: {} is worth {} to {} plies, but {mv} is worth {score}; from {} by {}",
            game.position(),
            found.best(),
            found.score,
            found.depth,
            game.start(),
            history.join(" ")
        );
    }
    Some(())
}

fn measure(rules: &Rules, options: &Options) -> Result<(), Box<dyn Error>> {
    println!("{rules}, {} nodes a search:", options.nodes);
    let mut random = fastrand::Rng::with_seed(options.seed);
    let mut all = Differences::default();
    if let Some(from) = &options.from {
        let from = Position::parse(from, rules).map_err(|error| error.to_string())?;
        compare(&Game::new(rules.clone(), from), options, &mut all);
    } else {
        let games = OPPONENTS.iter().cycle().take(options.positions);
        let mut left = options.positions;
        for &opponent in games {
            let (game, opening) = play(rules, opponent, &mut random);
            for quarter in 0..QUARTERS.min(left) {
                let part = (quarter as f64 + random.f64()) / QUARTERS as f64;
                let turns = (part * (game.turn_count() - opening) as f64) as usize;
                if compare(&game.up_to(opening + turns), options, &mut all).is_some() {
                    left -= 1;
                }
            }
            if left == 0 {
                break;
            }
        }
    }
    println!(
        "  {} positions, {:.3} points in the mean, at most {}, {} by more than {LISTED}",
        all.positions,
        f64::from(all.points) / f64::from(all.positions.max(1)),
        all.most,
        all.listed
    );
    Ok(())
}

fn options() -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        rules: Vec::new(),
        positions: 200,
        nodes: 100_000,
        seed: 1,
        forget: false,
        from: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut next = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--positions" => options.positions = next()?.parse()?,
            "--nodes" => options.nodes = next()?.parse()?,
            "--seed" => options.seed = next()?.parse()?,
            "--from" => options.from = Some(next()?),
            "--forget" => options.forget = true,
            rules => options.rules.push(rules.parse()?),
        }
    }
    Ok(options)
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    options.rules.iter().try_for_each(|rules| measure(rules, &options))
}
