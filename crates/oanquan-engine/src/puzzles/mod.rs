//! The puzzles that come with the program: positions with exactly one right move.
//!
//! They are in `classic.txt` and `folk.txt`, one a line and separated by tabs: the position, the
//! line, the theme, the band and `proven` or `searched`. The number of a puzzle is the number of
//! its line, so new puzzles belong at the end.
//!
//! `cargo run --release -p engine-tools --bin puzzles` makes the files. The last band is
//! empty: in ten minutes, the example found 18 positions in 10 games that *Hard* does not solve; in 9 of them
//! searches agree on one right move, and none has a theme
//! (`puzzles classic --proven 0 --searched 100 --seed 5`).

mod demands;
mod theme;

use std::fmt::{self, Display, Formatter};
use std::sync::LazyLock;

use oanquan::{Move, Position, Preset, Rules};

pub use demands::Demands;
pub use theme::Theme;

/// The files, by preset.
static TEXTS: [(Preset, &str); 2] =
    [(Preset::Classic, include_str!("classic.txt")), (Preset::Folk, include_str!("folk.txt"))];

static CLASSIC: LazyLock<Vec<Puzzle>> = LazyLock::new(|| shipped(Preset::Classic));
static FOLK: LazyLock<Vec<Puzzle>> = LazyLock::new(|| shipped(Preset::Folk));

/// The bands of difficulty: the weakest level from *Easy* (1) to *Master* (5) that plays the
/// whole line. What no level plays is also in the last band.
pub const BANDS: std::ops::RangeInclusive<u8> = 1..=5;

/// A position with exactly one right move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position. The near side is to move: the solver.
    pub position: Position,
    /// The solver's moves and between them the best replies; the first and the last are the
    /// solver's. Each move of the solver is the only right one.
    pub line: Vec<Move>,
    /// What the puzzle is about.
    pub theme: Theme,
    /// The band of difficulty, one of [`BANDS`].
    pub band: u8,
    /// Whether it is proven that each right move leads by at least 5 points. If not, a search of 3
    /// million nodes found it, and one of 10 million nodes confirmed it.
    pub proven: bool,
}

impl Puzzle {
    /// Reads a line of a file. Returns `None` if it is not in the format.
    pub fn parse(line: &str, rules: &Rules) -> Option<Puzzle> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        let puzzle = Puzzle {
            position: Position::parse(next()?, rules).ok()?,
            line: next()?.split(' ').map(|mv| mv.parse().ok()).collect::<Option<_>>()?,
            theme: next()?.parse().ok()?,
            band: next()?.parse().ok().filter(|band| BANDS.contains(band))?,
            proven: match next()? {
                "proven" => true,
                "searched" => false,
                _ => return None,
            },
        };
        fields.next().is_none().then_some(puzzle)
    }
}

impl Display for Puzzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.line.iter().map(Move::to_string).collect();
        let proven = if self.proven { "proven" } else { "searched" };
        let Puzzle { position, theme, band, .. } = self;
        write!(f, "{position}\t{}\t{theme}\t{band}\t{proven}", moves.join(" "))
    }
}

/// Returns the puzzles under a preset, in the order of their numbers, or `None` if the preset has
/// no puzzles.
pub fn puzzles(preset: Preset) -> Option<&'static [Puzzle]> {
    match preset {
        Preset::Classic => Some(&CLASSIC),
        Preset::Folk => Some(&FOLK),
        Preset::Report | Preset::Rich | Preset::BigQuan | Preset::Tonkin => None,
    }
}

/// Returns the name of the puzzle at this index: the initial of its preset and its number, as in
/// `c0001`.
pub fn puzzle_id(preset: Preset, index: usize) -> String {
    let name: &str = preset.into();
    format!("{}{:04}", &name[..1], index + 1)
}

/// Reads the puzzles of a preset.
fn shipped(preset: Preset) -> Vec<Puzzle> {
    let rules = preset.rules();
    let texts = TEXTS.iter().filter(|(of, _)| *of == preset);
    let lines = texts.flat_map(|(_, text)| text.lines());
    lines.map(|line| Puzzle::parse(line, &rules).expect("the tests read the files")).collect()
}
