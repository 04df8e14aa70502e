//! The journal of the generator: one line for each game, so that it can go on after an interruption.

use std::collections::HashSet;
use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use oanquan::Rules;
use oanquan_engine::{BANDS, Puzzle, Theme, opening_key};

use crate::levels::LEVELS;

/// The result of one game.
#[derive(Default)]
pub struct Entry {
    /// The positions that were tried, those that long searches looked at, and those with one right
    /// move.
    pub counts: [usize; 3],
    /// The puzzle of the game.
    pub kept: Option<Kept>,
}

/// A puzzle with what the generator knows about it.
pub struct Kept {
    pub puzzle: Puzzle,
    pub is_greedy: bool,
    /// Whether each level solves it; `None` if it has not tried.
    pub solved: [Option<bool>; LEVELS.len()],
}

/// All results so far.
pub struct Journal {
    file: File,
    pub games: usize,
    pub counts: [usize; 3],
    pub kept: Vec<Kept>,
    /// The cells of the puzzles.
    known: HashSet<u128>,
}

impl Journal {
    /// Opens a journal and reads what it contains.
    pub fn open(path: &Path, rules: &Rules) -> Result<Journal, Box<dyn Error>> {
        let file = OpenOptions::new().create(true).append(true).read(true).open(path)?;
        let text = std::fs::read_to_string(path)?;
        let mut journal =
            Journal { file, games: 0, counts: [0; 3], kept: Vec::new(), known: HashSet::new() };
        for line in text.lines() {
            let entry = read(line, rules).ok_or_else(|| format!("not a journal line: {line}"))?;
            journal.count(rules, entry);
        }
        Ok(journal)
    }

    /// Adds the result of the next game.
    pub fn add(&mut self, rules: &Rules, entry: Entry) -> Result<(), Box<dyn Error>> {
        writeln!(self.file, "{}", write(&entry))?;
        self.count(rules, entry);
        Ok(())
    }

    fn count(&mut self, rules: &Rules, entry: Entry) {
        self.games += 1;
        for (sum, count) in self.counts.iter_mut().zip(entry.counts) {
            *sum += count;
        }
        if let Some(kept) = entry.kept {
            self.known.extend(opening_key(rules, &kept.puzzle.position).map(|(cells, _)| cells));
            self.kept.push(kept);
        }
    }

    /// Returns whether a puzzle has these cells, or their mirror image.
    pub fn knows(&self, cells: u128) -> bool {
        self.known.contains(&cells)
    }

    /// Returns whether those that are alike make up at most this percentage of the puzzles.
    pub fn has_room(&self, most: usize, alike: impl Fn(&Kept) -> bool) -> bool {
        100 * self.count_of(alike) <= most * self.kept.len()
    }

    fn count_of(&self, test: impl Fn(&Kept) -> bool) -> usize {
        self.kept.iter().filter(|kept| test(kept)).count()
    }

    /// Prints the statistics.
    pub fn report(&self) {
        let [tried, searched, single] = self.counts;
        let kept = self.kept.len();
        let percent = |part: usize| 100.0 * part as f64 / kept.max(1) as f64;
        let count =
            |test: &dyn Fn(&Kept) -> bool| self.kept.iter().filter(|kept| test(kept)).count();
        println!("{} games, {tried} positions tried, {searched} searched long,", self.games);
        println!("{single} with one right move, {kept} kept");
        let proven = count(&|kept| kept.puzzle.proven);
        println!("proven: {proven} ({:.1}%)", percent(proven));
        let greedy = count(&|kept| kept.is_greedy);
        println!("first move captures the most: {greedy} ({:.1}%)", percent(greedy));
        for moves in [1, 3, 5, 7] {
            println!("{moves} moves: {}", count(&|kept| kept.puzzle.line.len() == moves));
        }
        for theme in Theme::ALL {
            println!("{theme}: {}", count(&|kept| kept.puzzle.theme == *theme));
        }
        for band in BANDS {
            println!("band {band}: {}", count(&|kept| kept.puzzle.band == band));
        }
        for (index, level) in LEVELS.iter().enumerate() {
            let tried = count(&|kept| kept.solved[index].is_some());
            let solved = count(&|kept| kept.solved[index] == Some(true));
            let percent = 100.0 * solved as f64 / tried.max(1) as f64;
            println!("{level} solves {solved} of {tried} ({percent:.1}%)");
        }
    }
}

/// Writes an entry as the counts and, if there is a puzzle, whether it is greedy, the levels that
/// solve it, and its own fields.
fn write(entry: &Entry) -> String {
    let counts = entry.counts.map(|count| count.to_string()).join(" ");
    let Some(Kept { puzzle, is_greedy, solved }) = &entry.kept else { return counts };
    let greedy = mark(&Some(*is_greedy));
    let solved: String = solved.iter().map(mark).collect();
    format!("{counts}\t{greedy}\t{solved}\t{puzzle}")
}

fn mark(answer: &Option<bool>) -> char {
    match answer {
        Some(true) => '1',
        Some(false) => '0',
        None => '-',
    }
}

fn read(line: &str, rules: &Rules) -> Option<Entry> {
    let mut fields = line.splitn(4, '\t');
    let counts: Vec<usize> =
        fields.next()?.split(' ').map(|count| count.parse().ok()).collect::<Option<_>>()?;
    let mut entry = Entry { counts: counts.try_into().ok()?, kept: None };
    if let Some(greedy) = fields.next() {
        let answer = |mark| (mark != '-').then_some(mark == '1');
        let solved: Vec<Option<bool>> = fields.next()?.chars().map(answer).collect();
        let puzzle = Puzzle::parse(fields.next()?, rules)?;
        let (is_greedy, solved) = (greedy == "1", solved.try_into().ok()?);
        entry.kept = Some(Kept { puzzle, is_greedy, solved });
    }
    Some(entry)
}
