//! What is said beside the board of a position to practise.

use live::{LivePractice, Refutation, TryStage};
use table::board::BoardUi;
use table::review::{ReviewState, kind_of};
use table::words::{TableWords, Voice, refusal_in};
use tabletop::{Fault, GameAnalysis, GameEntry, GameMatch, Side, Step};
use window::RoomView;

/// What the player can do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeStep {
    /// Give a hint.
    Hint,
    /// Play the solution.
    Solution,
    /// Take the try back.
    TryAgain,
    /// Play what could follow after the replies to the try.
    Follow,
    /// Go on to the next position or to the closing page.
    Next,
    /// Start again with the positions that were not solved at once.
    Repeat,
    /// Show the review of the game.
    Review,
    /// Leave the practice.
    Leave,
}

/// A practice and the review of its game.
pub struct Told<'a, G: BoardUi> {
    /// What the window draws with.
    pub room: RoomView<'a>,
    /// What the sentences about the position depend on.
    pub voice: Voice<'a>,
    /// The practice.
    pub live: &'a LivePractice<G>,
    /// The review of the game.
    pub review: &'a ReviewState<G>,
    /// Whether the practice waits for the review.
    pub awaits_review: bool,
}

/// Returns whether `game` counts points, which a fault loses.
pub(crate) fn counts_points<G: BoardUi>(game: &G::Match) -> bool {
    game.standing(Side::NEAR).points.is_some()
}

impl<G: BoardUi> Told<'_, G> {
    fn own(&self) -> &'static dyn TableWords<G> {
        G::words(self.room.language)
    }

    /// Returns the heading in a long and a short form, or `None` while the practice waits.
    pub fn heading(&self) -> Option<[String; 2]> {
        let words = &self.room.words.practice;
        let (number, all) = self.live.practice().progress();
        (!self.awaits_review).then(|| [words.heading(number, all), words.count(number, all)])
    }

    /// Returns the steps that lead on, with their labels.
    pub fn steps(&self) -> Vec<(String, PracticeStep)> {
        let steps = self.labelled_steps().into_iter();
        steps.map(|(label, step)| (label.to_owned(), step)).collect()
    }

    fn labelled_steps(&self) -> Vec<(&'static str, PracticeStep)> {
        let words = &self.room.words.practice;
        let (number, all) = self.live.practice().progress();
        let next = (if number == all { words.finish } else { words.next }, PracticeStep::Next);
        let again = (words.try_again, PracticeStep::TryAgain);
        match self.live.stage() {
            _ if self.awaits_review => Vec::new(),
            TryStage::Asked | TryStage::Right(_) | TryStage::Solution(_) => vec![next],
            TryStage::Worse(worse) | TryStage::Following(worse) => {
                let follows = self.live.tries().can_follow(worse);
                let follow = (words.follow, PracticeStep::Follow);
                [again, next].into_iter().chain(follows.then_some(follow)).collect()
            }
            TryStage::Unchecked => vec![again, next],
            TryStage::Tried(_) | TryStage::Replying(_) => Vec::new(),
        }
    }

    /// Returns what is said, and whether it is a warning.
    pub fn now(&self) -> (String, bool) {
        let words = &self.room.words.practice;
        if self.awaits_review {
            return match self.review.progress() {
                Some((done, all)) => (words.looking(done, all), false),
                None => (words.failed.to_owned(), true),
            };
        }
        if let Some(why) = refusal_in::<G>(&self.voice, self.live.tries().live()) {
            return (why, true);
        }
        let before = || self.live.practice().before();
        match self.live.stage() {
            TryStage::Asked => (self.task(), false),
            TryStage::Tried(_) => (words.checking.to_owned(), false),
            TryStage::Replying(_) => (words.watch_reply.to_owned(), true),
            TryStage::Worse(worse) | TryStage::Following(worse) => (self.worse(worse), true),
            TryStage::Unchecked => (words.unchecked.to_owned(), true),
            TryStage::Right(mv) => (self.own().found(&self.voice, &before(), *mv), false),
            TryStage::Solution(mv) => {
                let gained = self.live.fault().map_or(0, |fault| fault.better.lost);
                let solution = self.own().solution(&self.voice, &before(), *mv, gained);
                let played = self.live.practice().entry().map(GameEntry::step);
                let why = match played {
                    Some(Step::Move(played)) => {
                        self.own().why_better(&self.voice, &before(), played, *mv)
                    }
                    _ => String::new(),
                };
                (format!("{solution} {why}").trim_end().to_owned(), false)
            }
        }
    }

    /// Returns the move that the last hint named, if no hint follows it.
    pub fn hinted(&self) -> Option<G::Move> {
        let (hints, part, mv) = self.hints()?;
        let is_last = self.live.practice().hints() >= hints.len();
        (is_last && hints.last() != part.as_ref()).then_some(mv)
    }

    /// Returns the move of which a hint has named a part.
    pub fn hinted_part(&self) -> Option<G::Move> {
        let (hints, part, mv) = self.hints()?;
        let given = hints.iter().take(self.live.practice().hints());
        part.filter(|part| given.into_iter().any(|hint| hint == part)).map(|_| mv)
    }

    /// Returns the hints, the one among them that names a part of the move, and the move, while it is sought.
    fn hints(&self) -> Option<(Vec<String>, Option<String>, G::Move)> {
        let (before, mv) = (self.live.practice().before(), self.live.fault()?.better.mv);
        let hints = self.own().hints(&self.voice, &before, mv);
        let part = self.own().hint_of_part(&self.voice, &before, mv);
        self.live.may_try().then_some((hints, part, mv))
    }

    /// Returns the task or, after a hint, the hint.
    fn task(&self) -> String {
        let (practice, Some(fault)) = (self.live.practice(), self.live.fault()) else {
            return String::new();
        };
        match practice.hints().checked_sub(1) {
            None => self.find_better(&fault),
            Some(given) => {
                let (before, mv) = (practice.before(), fault.better.mv);
                let mut hints = self.own().hints(&self.voice, &before, mv);
                hints.truncate(given + 1);
                hints.pop().unwrap_or_default()
            }
        }
    }

    /// Returns the task: to find a better move than the one of the game.
    fn find_better(&self, fault: &Fault<G::Move>) -> String {
        let kind = self.review.found().map(|review| kind_of(review, fault));
        let kind = kind.map_or("", |kind| self.room.words.rooms.fault_kind(kind));
        let entry = self.live.practice().entry();
        entry.map_or_else(String::new, |entry| {
            self.own().find_better(&self.voice, entry, kind, fault.better.lost)
        })
    }

    /// Returns what a worse move costs, the replies to it and, in a game without points, what they
    /// lead to.
    fn worse(&self, worse: &Refutation<G::Move>) -> String {
        let tries = self.live.tries();
        let session = tries.live().session();
        let (game, own) = (&tries.replied(worse), self.own());
        let said = own.refuted(&self.voice, game, worse.lost, worse.replies.len());
        let evaluation = session.help().evaluation().filter(|it| it.is_current);
        match evaluation.filter(|_| !counts_points::<G>(game)) {
            Some(found) => {
                let (score, proven) = (found.analysis.score(), found.analysis.is_proven());
                format!("{said} {}", own.expected(&self.voice, found.side, score, proven))
            }
            None => said,
        }
    }
}
