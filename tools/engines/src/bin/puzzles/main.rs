//! Makes the puzzles that come with the program.
//!
//! ```text
//! cargo run --release -p engine-tools --bin puzzles -- classic
//! cargo run --release -p engine-tools --bin puzzles -- folk --proven 300
//! ```
//!
//! Each game of changing strength gives at most one puzzle: a position with at least three moves,
//! of which one leads by at least 5 points over all others. For the first puzzles (`--proven N`),
//! that is proven. Then come, if wanted, puzzles (`--searched N`) that the level *Hard* does not
//! solve: a search of 3 million nodes finds the right move, and one of 10 million confirms it. These are
//! rare: `--proven 0 --searched 100 --seed 5` finds none in ten minutes of one core, so that the window shows
//! the four bands that have puzzles.
//!
//! The result depends on the options alone; `--seed N` gives other puzzles. The command notes every
//! game in a journal (`--journal FILE`) and goes on where it was interrupted. At the end it replaces
//! `src/puzzles/PRESET.txt` and prints statistics; `--so-far` does so with what the journal contains.
//! `--check N` checks N random puzzles of the file with 100 times the nodes.

mod games;
mod journal;
mod judge;
mod levels;
mod line;

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;

use oanquan::{Game, Move, Preset, Rules};
use oanquan_engine::{
    Analysis, Control, Level, Limits, Puzzle, analyze, opening_key, puzzle_id, puzzles,
};

use journal::{Entry, Journal, Kept};
use levels::LEVELS;

/// The folder of the files of puzzles.
const FOLDER: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/oanquan-engine/src/puzzles");
/// The fewest legal moves of a puzzle.
const MIN_MOVES: usize = 3;
/// A position in which the solver wins or loses by so many points is no puzzle.
const DECIDED: i32 = 40;

/// The largest shares of puzzles, in percent: those whose first move is the one that captures the
/// most, those of one band, and those of one theme.
const MAX_GREEDY: usize = 40;
const MAX_OF_A_BAND: usize = 45;
const MAX_OF_A_THEME: usize = 45;
/// *Master* tries one puzzle of this many, for the statistics.
const MASTER_EVERY: usize = 5;

/// The options of the command line.
struct Options {
    preset: Preset,
    /// The number of proven puzzles, and of those that searches have confirmed.
    proven: usize,
    searched: usize,
    so_far: bool,
    /// The number of random puzzles to check, instead of making any.
    check: usize,
    seed: u64,
    journal: PathBuf,
}

/// Searches all moves, or only one.
fn search(game: &Game, nodes: u64, only: Option<Move>) -> Option<Analysis> {
    let limits = Limits { nodes: Some(nodes), only, ..Limits::default() };
    analyze(game, &limits, &Control::default())
}

/// Looks for a puzzle among the positions of one game: a proven one, or one that searches confirm.
fn puzzle_of_game(rules: &Rules, seed: u64, journal: &Journal, proven: bool) -> Entry {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut entry = Entry::default();
    for position in games::positions(rules, &mut random) {
        let game = Game::new(rules.clone(), position);
        let is_known = |(cells, _)| journal.knows(cells);
        if game.legal_moves().len() < MIN_MOVES
            || opening_key(rules, game.position()).is_none_or(is_known)
        {
            continue;
        }
        entry.counts[0] += 1;
        let verdict = if proven {
            judge::prove(&game, judge::Effort::USUAL)
        } else {
            confirmed(&game, &mut entry)
        };
        let Some(verdict) = verdict.filter(|verdict| verdict.right.score.abs() < DECIDED) else {
            continue;
        };
        entry.counts[2] += 1;
        entry.kept = puzzle(&game, &verdict, journal);
        if entry.kept.is_some() {
            break;
        }
    }
    entry
}

/// Returns the right move that no level below *Expert* finds and long searches confirm.
fn confirmed(game: &Game, entry: &mut Entry) -> Option<judge::Verdict> {
    let supposed = judge::suppose(game)?;
    if levels::QUICK.iter().any(|level| levels::solves(*level, game, &[supposed])) {
        return None;
    }
    entry.counts[1] += 1;
    judge::confirm(game)
}

/// Makes the puzzle of a position with one right move; `None` if it has no theme, or if there are
/// enough similar ones.
fn puzzle(game: &Game, verdict: &judge::Verdict, journal: &Journal) -> Option<Kept> {
    let is_greedy = levels::solves(Level::Easy, game, &[verdict.right.best()]);
    if is_greedy && !journal.has_room(MAX_GREEDY, |other| other.is_greedy) {
        return None;
    }
    let line = line::line(game, verdict);
    let theme = line::theme(game, verdict, &line)?;
    if !journal.has_room(MAX_OF_A_THEME, |other| other.puzzle.theme == theme) {
        return None;
    }
    let mut solved = LEVELS.map(|level| {
        let is_tried = level != Level::Master;
        is_tried.then(|| levels::solves(level, game, &line))
    });
    let weakest = solved.iter().position(|solved| *solved == Some(true));
    let band = weakest.unwrap_or(LEVELS.len() - 1) as u8 + 1;
    if !journal.has_room(MAX_OF_A_BAND, |other| other.puzzle.band == band) {
        return None;
    }
    // Master takes long.
    if journal.kept.len().is_multiple_of(MASTER_EVERY) {
        solved[LEVELS.len() - 1] = Some(levels::solves(Level::Master, game, &line));
    }
    let position = game.position().clone();
    let puzzle = Puzzle { position, line, theme, band, proven: verdict.proven };
    Some(Kept { puzzle, is_greedy, solved })
}

/// Replaces the file of the preset.
fn write(preset: Preset, puzzles: &[Kept]) -> std::io::Result<()> {
    let mut text = String::new();
    for kept in puzzles {
        writeln!(text, "{}", kept.puzzle).expect("a string has no limit");
    }
    std::fs::write(format!("{FOLDER}/{preset}.txt"), text)
}

/// Checks random puzzles of those that come with the program.
fn check(options: &Options, rules: &Rules) -> Result<(), Box<dyn Error>> {
    let all = puzzles(options.preset).ok_or("there are no puzzles under these rules")?;
    let mut random = fastrand::Rng::with_seed(options.seed);
    let mut disputed = 0;
    let chosen = random.choose_multiple(0..all.len(), options.check);
    for index in &chosen {
        let puzzle = &all[*index];
        let mut game = Game::new(rules.clone(), puzzle.position.clone());
        for (turn, mv) in puzzle.line.iter().enumerate() {
            if turn.is_multiple_of(2) && !judge::check(&game, *mv, puzzle.proven) {
                disputed += 1;
                println!("disputed: {} {mv}: {puzzle}", puzzle_id(options.preset, *index));
                break;
            }
            game.play(*mv)?;
        }
    }
    println!("{} puzzles checked, {disputed} disputed", chosen.len());
    Ok(())
}

fn options() -> Result<Options, Box<dyn Error>> {
    let journal = PathBuf::from("puzzles.journal");
    let preset = Preset::Classic;
    let mut options =
        Options { preset, proven: 1000, searched: 0, so_far: false, check: 0, seed: 1, journal };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--proven" => options.proven = value()?.parse()?,
            "--searched" => options.searched = value()?.parse()?,
            "--check" => options.check = value()?.parse()?,
            "--so-far" => options.so_far = true,
            "--seed" => options.seed = value()?.parse()?,
            "--journal" => options.journal = value()?.into(),
            preset => options.preset = preset.parse()?,
        }
    }
    Ok(options)
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = options()?;
    let rules = options.preset.rules();
    if options.check > 0 {
        return check(&options, &rules);
    }
    let mut journal = Journal::open(&options.journal, &rules)?;
    let count = options.proven + options.searched;
    while journal.kept.len() < count && !options.so_far {
        let seed = options.seed.wrapping_mul(1 << 32).wrapping_add(journal.games as u64);
        let proven = journal.kept.len() < options.proven;
        journal.add(&rules, puzzle_of_game(&rules, seed, &journal, proven))?;
    }
    write(options.preset, &journal.kept)?;
    journal.report();
    Ok(())
}
