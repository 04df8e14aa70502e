//! A puzzle: its board, and below it the task, the verdict on a move, and the way on.

use eframe::egui::{Rect, Ui};
use jiff::civil::Date;

use super::Action;
use super::game_frame::{FrameContents, GameFrame, OnBoard, refusal};
use super::tries::{self, Bar, BarButton, Said};
use crate::ai::puzzle_id;
use crate::controller::puzzles::PuzzleRating;
use crate::settings::Settings;
use crate::ui::board::{BoardState, Seating, Sprites};
use crate::ui::live_puzzle::{LivePuzzle, PuzzleStage, Refuted};
use crate::ui::words::Words;

/// An action that the player requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Give a hint.
    Hint,
    /// Play the solution.
    Solution,
    /// Take the wrong move back.
    TryAgain,
    /// Open the next puzzle.
    Next,
    /// Copy the result of the day.
    Share,
    /// Leave the puzzle.
    Leave,
}

/// The contents of the screen.
pub struct PuzzleScreen<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The puzzle.
    pub live_puzzle: &'a LivePuzzle,
    /// The rating before and after the puzzle, if the puzzle changed it.
    pub rated: Option<[PuzzleRating; 2]>,
    /// The day on which the puzzle comes back, if it does.
    pub comes_back: Option<Date>,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message that replaces the text below the board.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub letters: f32,
}

/// Draws the puzzle. Returns the action requested and the state of the board.
pub fn puzzle(ui: &mut Ui, screen: &PuzzleScreen<'_>) -> (Option<Action>, BoardState) {
    let PuzzleScreen { words, live_puzzle, sprites, toast, letters, .. } = *screen;
    let (setup, live_game) = (live_puzzle.setup(), live_puzzle.live_game());
    let shown = live_game.shown();
    let presenter = live_game.presenter();
    let contents = FrameContents { words, sprites, setup, presenter, shown, toast, letters };
    let (areas, panel) = tries::areas(ui.max_rect(), setup.sides());
    let frame = GameFrame::new(areas, contents);
    let mut action = frame.toolbar(ui, |ui| toolbar(ui, screen, frame.width()));
    frame.bed(ui);
    let stores = frame.seats(ui, |_, _| (false, None));
    let on_board = OnBoard {
        playable: if live_puzzle.may_try() { live_game.playable() } else { Vec::new() },
        chosen: live_game.chosen,
        hot: live_game.hot(),
        ..OnBoard::default()
    };
    let (state, pressed) = frame.board(ui, &stores, on_board);
    action = pressed.or(action);
    let text = Text { screen, frame: &frame, seating: frame.seating() };
    action = verdict(ui, panel, &text).map(Action::Puzzle).or(action);
    (action, state)
}

/// Draws the buttons above the board.
fn toolbar(ui: &mut Ui, screen: &PuzzleScreen<'_>, width: f32) -> Option<Action> {
    let PuzzleScreen { words, settings, live_puzzle, .. } = *screen;
    let is_open = live_puzzle.may_try() || live_puzzle.can_try_again();
    let band = live_puzzle.puzzle().band;
    let id = puzzle_id(live_puzzle.preset(), live_puzzle.index());
    let heading = match live_puzzle.day() {
        Some(day) => {
            let day = words.statistics.date(day);
            [words.puzzles.heading_of_day(&day, band), day]
        }
        None => [words.puzzles.heading(&id, band), id],
    };
    let pressed = Bar { words, settings, is_open, heading: Some(heading) }.show(ui, width)?;
    Some(match pressed {
        BarButton::Back => Action::Puzzle(PuzzleAction::Leave),
        BarButton::Hint => Action::Puzzle(PuzzleAction::Hint),
        BarButton::Solution => Action::Puzzle(PuzzleAction::Solution),
        BarButton::Do(command) => Action::Do(command),
    })
}

/// Draws the panel below the board: the text, and the buttons that lead on.
fn verdict(ui: &mut Ui, rect: Rect, text: &Text<'_>) -> Option<PuzzleAction> {
    let PuzzleScreen { words, live_puzzle, toast, letters, .. } = *text.screen;
    let (said, warns) = text.now();
    let warns = warns && toast.is_none();
    let said = Said { text: toast.unwrap_or(&said), warns, letters };
    let steps = match live_puzzle.stage() {
        PuzzleStage::Refuted(_) => vec![
            (words.practice.try_again, PuzzleAction::TryAgain),
            (words.practice.next, PuzzleAction::Next),
        ],
        PuzzleStage::Over if live_puzzle.day().is_some() => vec![
            (words.puzzles.share, PuzzleAction::Share),
            (words.practice.next, PuzzleAction::Next),
        ],
        PuzzleStage::Over => vec![(words.practice.next, PuzzleAction::Next)],
        _ => Vec::new(),
    };
    let is_moving = live_puzzle.live_game().presenter().is_moving();
    let now = (live_puzzle.index(), live_puzzle.day(), live_puzzle.stage());
    let when = (!is_moving).then(|| format!("{now:?}"));
    tries::panel(ui, rect, &said, |ui| tries::steps(ui, steps, true, when))
}

/// The text below the board.
struct Text<'a> {
    screen: &'a PuzzleScreen<'a>,
    frame: &'a GameFrame<'a>,
    seating: Seating,
}

impl Text<'_> {
    /// Returns the text, and whether it is a warning.
    fn now(&self) -> (String, bool) {
        let PuzzleScreen { words, live_puzzle, .. } = self.screen;
        let practice = &words.practice;
        if let Some(why) = live_puzzle.live_game().presenter().refusal() {
            return (refusal(words, why, live_puzzle.setup().sides()), true);
        }
        match live_puzzle.stage() {
            PuzzleStage::Asked => (self.task(), false),
            PuzzleStage::Right(_) => (words.puzzles.right.to_owned(), false),
            PuzzleStage::Wrong(_) => (practice.checking.to_owned(), false),
            PuzzleStage::Refuting(_) => (practice.watch_reply.to_owned(), true),
            PuzzleStage::Refuted(refuted) => (self.refuted(refuted), true),
            PuzzleStage::Showing => (words.puzzles.showing.to_owned(), false),
            PuzzleStage::Over => (self.end(), false),
        }
    }

    /// Returns the task, the hint or, after a reply, what has happened.
    fn task(&self) -> String {
        let PuzzleScreen { words, live_puzzle, .. } = self.screen;
        let (labels, puzzle) = (&words.puzzles, live_puzzle.puzzle());
        let replied = live_puzzle.live_game().session().game().turns().next_back();
        match (live_puzzle.hints(), live_puzzle.sought(), replied) {
            (2.., Some(mv), _) => {
                let hint = words.practice.hint_cell(self.seating.move_words(mv).number);
                format!("{hint} {}", labels.hint_counts)
            }
            (1, ..) => {
                let warning = live_puzzle.outcome().is_none().then_some(labels.hint_warns);
                sentences([Some(labels.hint(puzzle.theme)), warning])
            }
            (_, _, Some(turn)) => {
                let mv = self.seating.move_words(turn.mv);
                labels.goes_on(&self.frame.players()[turn.side].name, mv.number, mv.heading)
            }
            (_, _, None) => match live_puzzle.day() {
                Some(day) => labels.asked_of_day(&words.statistics.date(day), puzzle.band),
                None => {
                    let id = puzzle_id(live_puzzle.preset(), live_puzzle.index());
                    labels.asked(&id, puzzle.band)
                }
            },
        }
    }

    /// Returns what a wrong move costs, and the replies to it.
    fn refuted(&self, refuted: &Refuted) -> String {
        let PuzzleScreen { words, live_puzzle, .. } = self.screen;
        let said = if refuted.lost == 0 {
            words.puzzles.wrong.to_owned()
        } else {
            let game = live_puzzle.live_game().session().game();
            let found = (refuted.lost, refuted.replies.len());
            tries::refutation(words, self.frame, self.seating, game, found)
        };
        sentences([Some(said), self.rated()])
    }

    /// Returns the result, and the rating after it.
    fn end(&self) -> String {
        let PuzzleScreen { words, live_puzzle, .. } = self.screen;
        let labels = &words.puzzles;
        let result = match (live_puzzle.outcome(), self.screen.comes_back) {
            (Some(false), Some(day)) => {
                let (day, right) = (words.statistics.date(day), live_puzzle.puzzle().line[0]);
                let mv = self.seating.move_words(right);
                match live_puzzle.was_shown() {
                    true => labels.not_found(mv.number, mv.heading, &day),
                    false => labels.found_later(&day),
                }
            }
            _ => labels.found(labels.theme(live_puzzle.puzzle().theme)),
        };
        sentences([Some(result), self.rated()])
    }

    /// Returns the rating after the puzzle, if the puzzle changed it.
    fn rated(&self) -> Option<String> {
        let words = self.screen.words;
        self.screen.rated.map(|[before, after]| {
            let [before, after] = [before, after].map(|rating| rating.rating.round() as i32);
            words.puzzles.rated(after, &words.statistics.margin(after - before))
        })
    }
}

/// Returns the sentences that there are, with blanks between them.
fn sentences<T: AsRef<str>, const N: usize>(all: [Option<T>; N]) -> String {
    let said: Vec<T> = all.into_iter().flatten().collect();
    said.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(" ")
}
