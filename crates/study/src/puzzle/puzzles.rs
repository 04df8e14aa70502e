//! What a game with puzzles adds to the frame.

use eframe::egui::Ui;
use settings::{Language, Settings};
use table::game::TableGame;
use table::words::Voice;
use tabletop::training::{PuzzleSet, Training};
use tabletop::{BySide, Game, GameMatch, Seat, Setup};
use window::{BesideStep, PuzzlesLink};
use window_words::Words;

use super::of_class;
use crate::training::{open, with_trainer};

/// A puzzle: the number of its set, and its index in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleKey {
    /// The index in [`Puzzles::sets`].
    pub set: usize,
    /// The index in the set.
    pub index: usize,
}

impl PuzzleKey {
    /// Returns the set of the puzzle in the game `G`.
    pub fn set_in<G: Puzzles>(self) -> &'static dyn PuzzleSet {
        G::sets()[self.set]
    }

    /// Returns the name of the puzzle in the game `G`.
    pub fn id_in<G: Puzzles>(self) -> String {
        self.set_in::<G>().id(self.index)
    }

    /// Returns the number of the puzzle in its set, from 1, by which players know it.
    pub fn number(self) -> usize {
        self.index + 1
    }

    /// Returns the step of difficulty of the puzzle in the game `G`, and the number of steps.
    pub fn step_in<G: Puzzles>(self) -> [u8; 2] {
        self.set_in::<G>().step(self.index)
    }
}

/// What a move means in a puzzle.
pub enum TryVerdict<G: Game> {
    /// It solves the puzzle.
    Solved,
    /// It is right, and the other side answers.
    Reply(G::Move),
    /// It is wrong.
    Wrong,
}

/// A game with puzzles: positions in which the side to move has a task.
pub trait Puzzles: TableGame {
    /// Returns the words of the puzzles in a language.
    fn puzzle_words(language: Language) -> &'static dyn PuzzleTexts<Self>;

    /// Returns the sets of puzzles, at least one, of which the player chooses one to train with.
    fn sets() -> &'static [&'static dyn PuzzleSet];

    /// Returns the number of the set to begin with.
    fn usual_set(_settings: &Settings) -> usize {
        0
    }

    /// Returns the theme of a puzzle: an index into [`PuzzleTexts::themes`].
    fn theme(puzzle: PuzzleKey) -> usize;

    /// Returns the position of a puzzle.
    fn puzzle(puzzle: PuzzleKey) -> Option<Self::Match>;

    /// Returns the players of a puzzle that begins with this match.
    fn setup(puzzle: &Self::Match) -> Setup {
        let game = puzzle.game();
        let (sides, first) = (game.sides(), game.leader(puzzle.start()));
        let seats = BySide::from_fn(sides, |_| Seat::Person);
        Setup { seats, names: Setup::no_names(sides), first, seed: 0 }
    }

    /// Judges a try, the last move of `played`.
    fn judge_try(puzzle: PuzzleKey, played: &Self::Match) -> TryVerdict<Self>;

    /// Returns the right move at the end of `played`.
    fn solution(puzzle: PuzzleKey, played: &Self::Match) -> Option<Self::Move>;

    /// Returns the group of a puzzle in the list of all puzzles: its step of difficulty, unless the game groups them
    /// otherwise.
    fn group(puzzle: PuzzleKey) -> u32 {
        puzzle.step_in::<Self>()[0].into()
    }

    /// Returns whether the player has learnt what a puzzle presupposes, so that it may be the next one.
    fn is_taught(_puzzle: PuzzleKey, _settings: &Settings) -> bool {
        true
    }

    /// Takes over what an older program knew of puzzles, which kept it in the settings.
    fn take_over(training: &mut Training, settings: &Settings, today: jiff::civil::Date) {
        let (Some(set), table) = (Self::sets().first(), settings.table(Self::ID)) else {
            return;
        };
        let tried = [(&table.solved, true), (&table.missed, false)];
        for (numbers, solved) in tried {
            for number in numbers.iter().filter(|number| **number < set.count()) {
                training.take_over(&set.id(*number), solved, today);
            }
        }
    }

    /// Whether a sheet with puzzles can be printed.
    const PRINTS_PUZZLES: bool = false;

    /// Whether [`PuzzleTexts::why`] takes a hint, for which the engine looks.
    const EXPLAINS_PUZZLES: bool = false;

    /// Draws what the page of the puzzles has besides them, such as lessons. Returns what the player
    /// requested.
    fn beside_puzzles(_ui: &mut Ui, _words: &Words, _settings: &Settings) -> Option<BesideStep> {
        None
    }

    /// Returns whether that comes before the puzzles; `None` if there is nothing.
    fn begins_beside(_settings: &Settings) -> Option<bool> {
        None
    }
}

/// Returns the way to the puzzles of `G`.
pub const fn puzzles_of<G: Puzzles>() -> PuzzlesLink {
    PuzzlesLink {
        count: || G::sets().iter().map(|set| set.count()).sum(),
        read: |context| {
            with_trainer::<G, _>(context, |_, _| {});
        },
        open: open::<G>,
        of_class: of_class::of_class::<G>,
        #[cfg(not(target_family = "wasm"))]
        for_class: of_class::for_class::<G>(),
    }
}

/// The words of the puzzles of a game, in one language.
pub trait PuzzleTexts<G: Puzzles> {
    /// Returns the heading of the page of the puzzles; `None` for the usual one.
    fn heading(&self) -> Option<&'static str> {
        None
    }

    /// Returns the name of the game.
    fn game(&self) -> &'static str;

    /// Returns the label of the choice of a set, and the names of the sets; `None` if there is one.
    fn set_names(&self) -> Option<(&'static str, Vec<&'static str>)> {
        None
    }

    /// Returns the names of the themes.
    fn themes(&self) -> Vec<&'static str>;

    /// Returns the first hint for a puzzle, which leads to its theme.
    fn first_hint(&self, puzzle: PuzzleKey) -> &'static str;

    /// Returns the name of a [group](Puzzles::group) of puzzles of `set`.
    fn group(&self, set: &dyn PuzzleSet, group: u32) -> String;

    /// Returns the task at the end of `played`, in a sentence.
    fn task(&self, puzzle: PuzzleKey, played: &G::Match) -> String;

    /// Returns what follows the first hint as long as nothing has been missed; by default, that the next hint
    /// names the piece.
    fn second_hint_warns(&self, words: &'static Words) -> &'static str {
        words.puzzles.hint_of_piece_warns
    }

    /// Returns what is said after a right move and the reply to it, the end of `played`.
    fn replied(&self, voice: &Voice<'_>, puzzle: PuzzleKey, played: &G::Match) -> String {
        format!("{} {}", voice.words.puzzles.right, self.task(puzzle, played))
    }

    /// Returns why the first right move of a puzzle that begins with `start` is right, with the hint for it
    /// once the engine has found that; `None` if the puzzle says so itself, as a mate does.
    fn why(
        &self,
        _voice: &Voice<'_>,
        _puzzle: PuzzleKey,
        _start: &G::Match,
        _hint: Option<&G::Hint>,
    ) -> Option<String> {
        None
    }

    /// Returns what is said about a wrong move that gives `lost` points away after so many `replies`, the
    /// end of `played`; by default *Not that move. Try again.*
    fn refuted(
        &self,
        voice: &Voice<'_>,
        _puzzle: PuzzleKey,
        _played: &G::Match,
        _lost: i32,
        _replies: usize,
    ) -> String {
        voice.words.rooms.puzzle_missed.to_owned()
    }

    /// Returns what is said after the solution was shown that begins with `mv` at the `start`; the puzzle
    /// comes back on `day`.
    fn not_found(&self, voice: &Voice<'_>, start: &G::Match, mv: G::Move, day: &str) -> String;
}
