//! The practice of one's mistakes: the board of a position, and below it the task, the verdict on a
//! try, and the way on. Nothing on it shows the moves that followed in the game.

mod closing;

use eframe::egui::{Rect, Ui};

use super::Action;
use super::board_view::Previewed;
use super::game_frame::{FrameContents, GameFrame, OnBoard, refusal};
use super::tries::{self, Bar, BarButton, Said};
use crate::controller::{PracticeHint, practice_hint};
use crate::rules::Move;
use crate::settings::Settings;
use crate::ui::board::{BoardState, Seating, Sprites};
use crate::ui::live_game::{LivePractice, TryStage, Worse};
use crate::ui::oanquan::ReviewState;
use crate::ui::words::Words;

pub use crate::ui::table::review::Whose;

/// An action that the player requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeAction {
    /// Give a hint.
    Hint,
    /// Play the solution.
    Solution,
    /// Take the try back.
    TryAgain,
    /// Go on to the next position or to the closing page.
    Next,
    /// Start again with the positions that were not solved at once.
    Repeat,
    /// Show the review of the game.
    Review,
    /// Leave the practice.
    Leave,
}

/// The contents of the screen.
pub struct PracticeScreen<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// The practice.
    pub live_practice: &'a LivePractice,
    /// The review that the practice waits for, or `None` if it is complete.
    pub review: Option<&'a ReviewState>,
    /// The textures.
    pub sprites: &'a Sprites,
    /// A short-lived message that replaces the text below the board.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub letters: f32,
}

/// Draws the practice. Returns the action requested and the state of the board.
pub fn practice(ui: &mut Ui, screen: &PracticeScreen<'_>) -> (Option<Action>, BoardState) {
    let PracticeScreen { words, settings, live_practice, sprites, toast, letters, .. } = *screen;
    let is_over = live_practice.practice().fault().is_none();
    if is_over && screen.review.is_none() {
        let action = closing::closing(ui, screen);
        return (action.map(Action::Practise), BoardState::default());
    }
    let (setup, live_game) = (live_practice.setup(), live_practice.live_game());
    let shown = live_game.shown();
    let presenter = live_game.presenter();
    let contents = FrameContents { words, sprites, setup, presenter, shown, toast, letters };
    let (areas, panel) = tries::areas(ui.max_rect(), setup.sides());
    let frame = GameFrame::new(areas, contents);
    let mut action = frame.toolbar(ui, |ui| toolbar(ui, screen, frame.width()));
    frame.bed(ui);
    let stores = frame.seats(ui, |_, _| (false, None));
    let previews = settings.previews(setup.strongest()) && live_practice.may_try();
    let on_board = OnBoard {
        playable: if live_practice.may_try() { live_game.playable() } else { Vec::new() },
        chosen: live_game.chosen,
        hot: live_game.hot(),
        previewed: previews
            .then(|| Previewed { game: live_game.session().game(), is_undecided: false }),
        ..OnBoard::default()
    };
    let (state, pressed) = frame.board(ui, &stores, on_board);
    action = pressed.or(action);
    let text = Text { screen, frame: &frame, seating: frame.seating() };
    action = verdict(ui, panel, &text).map(Action::Practise).or(action);
    (action, state)
}

/// Draws the buttons above the board.
fn toolbar(ui: &mut Ui, screen: &PracticeScreen<'_>, width: f32) -> Option<Action> {
    let PracticeScreen { words, settings, live_practice, .. } = *screen;
    let is_open = live_practice.may_try() || live_practice.can_try_again();
    let heading = screen.review.is_none().then(|| {
        let (number, all) = live_practice.practice().progress();
        [words.practice.heading(number, all), words.practice.count(number, all)]
    });
    let pressed = Bar { words, settings, is_open, heading }.show(ui, width)?;
    Some(match pressed {
        BarButton::Back => Action::Practise(PracticeAction::Leave),
        BarButton::Hint => Action::Practise(PracticeAction::Hint),
        BarButton::Solution => Action::Practise(PracticeAction::Solution),
        BarButton::Do(command) => Action::Do(command),
    })
}

/// Draws the panel below the board: the text, and the buttons that lead on.
fn verdict(ui: &mut Ui, rect: Rect, text: &Text<'_>) -> Option<PracticeAction> {
    let screen = text.screen;
    let (said, warns) = text.now();
    let warns = warns && screen.toast.is_none();
    let said = Said { text: screen.toast.unwrap_or(&said), warns, letters: screen.letters };
    tries::panel(ui, rect, &said, |ui| buttons(ui, screen))
}

/// Draws the buttons that lead on, the main one first.
fn buttons(ui: &mut Ui, screen: &PracticeScreen<'_>) -> Option<PracticeAction> {
    let PracticeScreen { words, live_practice, review, .. } = *screen;
    let words = &words.practice;
    let (number, all) = live_practice.practice().progress();
    let next = if number == all { words.finish } else { words.next };
    let steps = match live_practice.stage() {
        _ if review.is_some() => Vec::new(),
        TryStage::Right(_) | TryStage::Solution(_) => vec![(next, PracticeAction::Next)],
        TryStage::Worse(_) | TryStage::Unchecked => {
            vec![(words.try_again, PracticeAction::TryAgain), (next, PracticeAction::Next)]
        }
        TryStage::Asked => vec![(next, PracticeAction::Next)],
        TryStage::Tried(_) | TryStage::Replying(_) => Vec::new(),
    };
    let is_moving = live_practice.live_game().presenter().is_moving();
    let when = (!is_moving).then(|| format!("{number} {:?}", live_practice.stage()));
    tries::steps(ui, steps, !live_practice.may_try(), when)
}

/// The text below the board.
struct Text<'a> {
    screen: &'a PracticeScreen<'a>,
    frame: &'a GameFrame<'a>,
    seating: Seating,
}

impl Text<'_> {
    /// Returns the text, and whether it is a warning.
    fn now(&self) -> (String, bool) {
        let PracticeScreen { words, live_practice, .. } = self.screen;
        let live_game = live_practice.live_game();
        let refused = live_game.presenter().refusal();
        let practice = &words.practice;
        let calm = |text: String| (text, false);
        if let Some(review) = self.screen.review {
            return match review.progress() {
                Some((done, all)) => calm(practice.looking(done, all)),
                None => (practice.failed.to_owned(), true),
            };
        }
        if let Some(why) = refused {
            return (refusal(words, why, live_practice.setup().sides()), true);
        }
        match live_practice.stage() {
            TryStage::Asked => calm(self.task()),
            TryStage::Tried(_) => calm(practice.checking.to_owned()),
            TryStage::Replying(_) => (practice.watch_reply.to_owned(), true),
            TryStage::Worse(worse) => (self.worse(worse), true),
            TryStage::Unchecked => (practice.unchecked.to_owned(), true),
            TryStage::Right(mv) => {
                let mv = self.seating.move_words(*mv);
                calm(practice.right(mv.number, mv.heading))
            }
            TryStage::Solution(mv) => calm(self.solution(*mv)),
        }
    }

    /// Returns the task or, after a hint, the hint.
    fn task(&self) -> String {
        let words = &self.screen.words.practice;
        let practice = self.screen.live_practice.practice();
        match (practice_hint(practice), practice.fault(), practice.played()) {
            (Some(PracticeHint::Captures(points)), ..) => words.hint_captures(points),
            (Some(PracticeHint::Cell(mv)), ..) => {
                words.hint_cell(self.seating.move_words(mv).number)
            }
            (None, Some(fault), Some(turn)) => {
                let mv = self.seating.move_words(turn.mv);
                let name = &self.frame.players()[turn.side].name;
                words.asked(name, mv.number, mv.heading, fault.better.lost)
            }
            (None, ..) => String::new(),
        }
    }

    /// Returns what a worse move costs, and the replies to it.
    fn worse(&self, worse: &Worse) -> String {
        let game = self.screen.live_practice.live_game().session().game();
        let found = (worse.lost, worse.replies.len());
        tries::refutation(self.screen.words, self.frame.players(), self.seating, game, found)
    }

    fn solution(&self, mv: Move) -> String {
        let practice = self.screen.live_practice.practice();
        let lost = practice.fault().map_or(0, |fault| fault.better.lost);
        let mv = self.seating.move_words(mv);
        self.screen.words.practice.solution(mv.number, mv.heading, lost)
    }
}
