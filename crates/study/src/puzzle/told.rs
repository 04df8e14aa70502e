//! What is said beside the board of a puzzle.

use jiff::civil::Date;
use live::Refutation;
use table::words::{TableWords, Voice, refusal_in};
use tabletop::GameMatch;
use tabletop::training::{PuzzleRating, Rated};
use window::RoomView;
use window::widgets::capitalised;

use super::live_puzzle::{LivePuzzle, PuzzleStage};
use super::puzzles::{PuzzleTexts, Puzzles};
use crate::trial::{Success, TrialTask};

/// What the player can do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStep {
    /// Give a hint.
    Hint,
    /// Play the solution.
    Solution,
    /// Take the wrong move back.
    TryAgain,
    /// Play what could follow after the replies to the wrong move.
    Follow,
    /// Open the next puzzle.
    Next,
    /// Copy the result of the day.
    Share,
    /// Leave the puzzle.
    Leave,
}

/// A puzzle and what is known about it.
pub struct Told<'a, G: Puzzles> {
    /// What the window draws with.
    pub room: RoomView<'a>,
    /// What the sentences about the position depend on.
    pub voice: Voice<'a>,
    /// The puzzle.
    pub puzzle: &'a LivePuzzle<G>,
    /// How the puzzle changed the rating, if it did.
    pub rated: Option<Rated>,
    /// The day on which the puzzle comes back, if it does.
    pub comes_back: Option<Date>,
    /// The number of puzzles solved in a row.
    pub streak: u32,
    /// The hint for the first move, once the puzzle is over and the engine has found it.
    pub hint: Option<&'a G::Hint>,
}

impl<G: Puzzles> Told<'_, G> {
    fn own(&self) -> &'static dyn TableWords<G> {
        G::words(self.room.language)
    }

    fn texts(&self) -> &'static dyn PuzzleTexts<G> {
        G::puzzle_words(self.room.language)
    }

    /// Returns the heading in a long and a short form.
    pub fn heading(&self) -> [String; 2] {
        let (words, puzzle) = (self.room.words, self.puzzle);
        let (number, group) = (puzzle.key().number(), self.group());
        match puzzle.day() {
            Some(day) => {
                let day = words.statistics.date(day);
                [words.puzzles.heading_of_day(&day, &group), day]
            }
            None => [words.puzzles.heading(number, &group), words.puzzles.name(number)],
        }
    }

    /// Returns the name of the group that the puzzle is in.
    fn group(&self) -> String {
        let key = self.puzzle.key();
        self.texts().group(key.set_in::<G>(), G::group(key))
    }

    /// Returns the steps that lead on, with their labels.
    pub fn steps(&self) -> Vec<(String, PuzzleStep)> {
        let steps = self.labelled_steps().into_iter();
        steps.map(|(label, step)| (label.to_owned(), step)).collect()
    }

    fn labelled_steps(&self) -> Vec<(&'static str, PuzzleStep)> {
        let words = self.room.words;
        let next = (words.practice.next, PuzzleStep::Next);
        match self.puzzle.stage() {
            PuzzleStage::Refuted(refuted) | PuzzleStage::Following(refuted) => {
                let follow = (words.practice.follow, PuzzleStep::Follow);
                let again = (words.practice.try_again, PuzzleStep::TryAgain);
                let follows = self.puzzle.tries().can_follow(refuted);
                [again, next].into_iter().chain(follows.then_some(follow)).collect()
            }
            PuzzleStage::Over if self.puzzle.day().is_some() => {
                vec![next, (words.puzzles.share, PuzzleStep::Share)]
            }
            PuzzleStage::Over => vec![next],
            _ => Vec::new(),
        }
    }

    /// Returns what to celebrate: a solved puzzle, the points that it brings and the row that it continues.
    pub fn success(&self) -> Option<Success> {
        let words = &self.room.words;
        let age = self.puzzle.success_age()?;
        let gain = self.rated.map(|rated| words.statistics.margin(rated.change()));
        let row = (self.streak >= 2).then(|| words.puzzles.in_a_row(self.streak));
        Some(Success { age, gain, row })
    }

    /// Returns what is said, and whether it is a warning.
    pub fn now(&self) -> (String, bool) {
        let (words, puzzle) = (self.room.words, self.puzzle);
        let practice = &words.practice;
        if let Some(why) = refusal_in::<G>(&self.voice, puzzle.live_game()) {
            return (why, true);
        }
        match puzzle.stage() {
            PuzzleStage::Asked if puzzle.warns_of_solution() => {
                (words.puzzles.solution_warns.to_owned(), true)
            }
            PuzzleStage::Asked => (self.task(), false),
            PuzzleStage::Right(_) => (self.while_moving(words.puzzles.right), false),
            PuzzleStage::Wrong(_) => (practice.checking.to_owned(), false),
            PuzzleStage::Refuting(_) => (practice.watch_reply.to_owned(), true),
            PuzzleStage::Refuted(refuted) | PuzzleStage::Following(refuted) => {
                (self.refuted(refuted), true)
            }
            PuzzleStage::Showing(_) => (self.while_moving(words.puzzles.showing), false),
            PuzzleStage::Over => (self.end(), false),
        }
    }

    /// Returns `said` and what the pieces do now.
    fn while_moving(&self, said: &str) -> String {
        let moving = self.own().moving(&self.voice, self.puzzle.live_game());
        sentences([Some(said.to_owned()), moving.filter(|moving| !moving.is_empty())])
    }

    /// Returns the task, the hint or, after a reply, what has happened.
    fn task(&self) -> String {
        let (words, puzzle) = (self.room.words, self.puzzle);
        let (labels, own) = (&words.puzzles, self.texts());
        let has_reply = puzzle.played().turn_count() > 0;
        match (puzzle.hints(), puzzle.sought()) {
            (2.., Some(mv)) => format!("{} {}", self.second_hint(mv), labels.hint_counts),
            (1, _) => {
                let warning = puzzle.outcome().is_none().then(|| own.second_hint_warns(words));
                sentences([Some(own.first_hint(puzzle.key())), warning])
            }
            _ if has_reply => own.replied(&self.voice, puzzle.key(), puzzle.played()),
            // The heading says which puzzle it is.
            _ => capitalised(&own.task(puzzle.key(), puzzle.played())),
        }
    }

    /// Returns the move that the second hint has named.
    pub fn hinted(&self) -> Option<G::Move> {
        self.named().filter(|mv| self.part(*mv).is_none())
    }

    /// Returns the move of which the second hint has named a part.
    pub fn hinted_part(&self) -> Option<G::Move> {
        self.named().filter(|mv| self.part(*mv).is_some())
    }

    /// Returns the move about which the player has had the second hint.
    fn named(&self) -> Option<G::Move> {
        let puzzle = self.puzzle;
        puzzle.sought().filter(|_| puzzle.hints() > 1 && puzzle.may_try())
    }

    fn part(&self, mv: G::Move) -> Option<String> {
        self.own().hint_of_part(&self.voice, self.puzzle.played(), mv)
    }

    /// Returns the hint that names a part of `mv`, or all of it.
    fn second_hint(&self, mv: G::Move) -> String {
        let (own, played) = (self.own(), self.puzzle.played());
        own.hint_of_part(&self.voice, played, mv).unwrap_or_else(|| {
            let name = own.candidate(&self.voice, played, mv).1;
            self.room.words.rooms.practice_hint(&name)
        })
    }

    /// Returns what a wrong move costs, and the replies to it.
    fn refuted(&self, refuted: &Refutation<G::Move>) -> String {
        let said = match refuted.lost {
            0 => self.room.words.puzzles.wrong.to_owned(),
            lost => {
                let (played, replies) =
                    (self.puzzle.tries().replied(refuted), refuted.replies.len());
                self.texts().refuted(&self.voice, self.puzzle.key(), &played, lost, replies)
            }
        };
        sentences([Some(said), self.rated(false)])
    }

    /// Returns the result, why the first move is right, and the rating after it.
    fn end(&self) -> String {
        let (words, puzzle) = (self.room.words, self.puzzle);
        let labels = &words.puzzles;
        let start = puzzle.played().up_to(0);
        let why = self.texts().why(&self.voice, puzzle.key(), &start, self.hint);
        let result = match (puzzle.outcome(), self.comes_back) {
            (Some(false), Some(day)) => {
                let day = words.statistics.date(day);
                let first = G::solution(puzzle.key(), &start).filter(|_| puzzle.was_shown());
                match first {
                    Some(mv) => self.texts().not_found(&self.voice, &start, mv, &day),
                    None => labels.found_later(&day),
                }
            }
            (Some(false), None) if puzzle.was_shown() => words.class.only_solution.to_owned(),
            _ if why.is_some() => labels.found_it.to_owned(),
            _ => {
                let themes = self.texts().themes();
                labels.found(themes[G::theme(puzzle.key())])
            }
        };
        // A wrong try has already told the change; without one, the sentence explains the number beside the tick.
        let was_tried = !puzzle.was_shown() && puzzle.success_age().is_none();
        sentences([Some(result), why, self.rated(was_tried)])
    }

    /// Returns the rating after the puzzle, if the puzzle changed it. The player may know the change.
    fn rated(&self, is_known: bool) -> Option<String> {
        let words = self.room.words;
        self.rated.map(|rated| {
            let after = rated.after.rating.round() as i32;
            let change = words.statistics.margin(rated.change());
            match is_known {
                true => words.puzzles.rating_now(after),
                false if rated.before == PuzzleRating::default() => {
                    let start = rated.before.rating.round() as i32;
                    words.puzzles.rated_first(after, &change, start)
                }
                false => words.puzzles.rated(after, &change),
            }
        })
    }
}

/// Returns the sentences that there are, with blanks between them.
fn sentences<T: AsRef<str>, const N: usize>(all: [Option<T>; N]) -> String {
    let said: Vec<T> = all.into_iter().flatten().collect();
    said.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(" ")
}
