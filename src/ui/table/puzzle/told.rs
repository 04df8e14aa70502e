//! What is said beside the board of a puzzle.

use eframe::egui::Context;
use jiff::civil::Date;
use tabletop::Played;
use tabletop::training::{PuzzleRating, Rated};

use super::live_puzzle::PuzzleStage;
use super::{LivePuzzle, PuzzleBoard, PuzzleStep, Refuted};
use crate::settings::{Language, Settings};
use crate::ui::words::Words;

/// A puzzle and what is known about it.
pub struct Told<'a, G: PuzzleBoard> {
    /// The window.
    pub ctx: &'a Context,
    /// The current language.
    pub language: Language,
    /// The texts in it.
    pub words: &'static Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The puzzle.
    pub puzzle: &'a LivePuzzle<G>,
    /// How the puzzle changed the rating, if it did.
    pub rated: Option<Rated>,
    /// The day on which the puzzle comes back, if it does.
    pub comes_back: Option<Date>,
}

impl<G: PuzzleBoard> Told<'_, G> {
    /// Returns the heading in a long and a short form.
    pub fn heading(&self) -> [String; 2] {
        let Told { words, puzzle, .. } = self;
        let (id, band) = (puzzle.key().id_in::<G>(), puzzle.key().band_in::<G>());
        match puzzle.day() {
            Some(day) => {
                let day = words.statistics.date(day);
                [words.puzzles.heading_of_day(&day, band), day]
            }
            None => [words.puzzles.heading(&id, band), id],
        }
    }

    /// Returns the steps that lead on, with their labels.
    pub fn steps(&self) -> Vec<(&'static str, PuzzleStep)> {
        let words = self.words;
        let next = (words.practice.next, PuzzleStep::Next);
        match self.puzzle.stage() {
            PuzzleStage::Refuted(_) => {
                vec![(words.practice.try_again, PuzzleStep::TryAgain), next]
            }
            PuzzleStage::Over if self.puzzle.day().is_some() => {
                vec![(words.puzzles.share, PuzzleStep::Share), next]
            }
            PuzzleStage::Over => vec![next],
            _ => Vec::new(),
        }
    }

    /// Returns what is said, and whether it is a warning.
    pub fn now(&self) -> (String, bool) {
        let Told { words, puzzle, .. } = self;
        let practice = &words.practice;
        let refused = puzzle.live_game().presenter().refusal();
        if let Some(text) = refused.and_then(|why| G::refusal(self, why)) {
            return (text, true);
        }
        match puzzle.stage() {
            PuzzleStage::Asked => (self.task(), false),
            PuzzleStage::Right(_) => (words.puzzles.right.to_owned(), false),
            PuzzleStage::Wrong(_) => (practice.checking.to_owned(), false),
            PuzzleStage::Refuting(_) => (practice.watch_reply.to_owned(), true),
            PuzzleStage::Refuted(refuted) => (self.refuted(refuted), true),
            PuzzleStage::Showing(_) => (words.puzzles.showing.to_owned(), false),
            PuzzleStage::Over => (self.end(), false),
        }
    }

    /// Returns the task, the hint or, after a reply, what has happened.
    fn task(&self) -> String {
        let Told { words, puzzle, .. } = self;
        let (labels, own) = (&words.puzzles, G::puzzle_words(self.language));
        let has_reply = puzzle.played().turn_count() > 0;
        match (puzzle.hints(), puzzle.sought()) {
            (2.., Some(mv)) => format!("{} {}", G::second_hint(self, mv), labels.hint_counts),
            (1, _) => {
                let warning = puzzle.outcome().is_none().then(|| G::second_hint_warns(self));
                sentences([Some(own.hint_of_theme(G::theme(puzzle.key()))), warning])
            }
            _ if has_reply => G::replied(self),
            _ => {
                let (band, task) =
                    (puzzle.key().band_in::<G>(), own.task(puzzle.key(), puzzle.played()));
                match puzzle.day() {
                    Some(day) => labels.asked_of_day(&words.statistics.date(day), band, &task),
                    None => labels.asked(&puzzle.key().id_in::<G>(), band, &task),
                }
            }
        }
    }

    /// Returns what a wrong move costs, and the replies to it.
    fn refuted(&self, refuted: &Refuted<G::Move>) -> String {
        let said = match refuted.lost {
            0 => self.words.puzzles.wrong.to_owned(),
            lost => G::refuted(self, lost, refuted.replies.len()),
        };
        sentences([Some(said), self.rated()])
    }

    /// Returns the result, and the rating after it.
    fn end(&self) -> String {
        let Told { words, puzzle, .. } = self;
        let labels = &words.puzzles;
        let result = match (puzzle.outcome(), self.comes_back) {
            (Some(false), Some(day)) => {
                let day = words.statistics.date(day);
                let first = G::puzzle(puzzle.key());
                let first = first.and_then(|start| G::solution(puzzle.key(), &start));
                match first.filter(|_| puzzle.was_shown()) {
                    Some(mv) => G::not_found(self, mv, &day),
                    None => labels.found_later(&day),
                }
            }
            _ => {
                let themes = G::puzzle_words(self.language).themes();
                labels.found(themes[G::theme(puzzle.key())])
            }
        };
        sentences([Some(result), self.rated()])
    }

    /// Returns the rating after the puzzle, if the puzzle changed it.
    fn rated(&self) -> Option<String> {
        let words = self.words;
        self.rated.map(|Rated { before, after }| {
            let [before, after] =
                [before, after].map(|PuzzleRating { rating, .. }| rating.round() as i32);
            words.puzzles.rated(after, &words.statistics.margin(after - before))
        })
    }
}

/// Returns the sentences that there are, with blanks between them.
fn sentences<T: AsRef<str>, const N: usize>(all: [Option<T>; N]) -> String {
    let said: Vec<T> = all.into_iter().flatten().collect();
    said.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(" ")
}
