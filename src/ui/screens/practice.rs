//! The practice of one's mistakes: the board of a position, and below it the task, the verdict on a
//! try, and the way on. Nothing on it shows the moves that followed in the game.

mod closing;

use eframe::egui::{Align, Id, Layout, Rect, Role, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::board_view::Previewed;
use super::game_frame::{FrameContents, GameFrame, OnBoard, refusal};
use super::game_layout::GameLayout;
use super::learn::spoken;
use super::{Action, Command};
use crate::controller::PracticeHint;
use crate::rules::Move;
use crate::settings::Settings;
use crate::ui::board::{BoardState, Seating, Sprites};
use crate::ui::icons::Icon;
use crate::ui::live_practice::{LivePractice, TryStage, Worse};
use crate::ui::review::ReviewState;
use crate::ui::switch::small_switch;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{
    ButtonLook, Face, at_right_end, button_width, command_button, cut_to_fit, explain, strong,
    wide_button,
};
use crate::ui::words::Words;

pub use crate::ui::review::Whose;

/// The window width from which the sound switches are above the board.
const WITH_SOUND: f32 = 760.0;
/// The window width below which the buttons of the panel are one below the other.
const STACKED: f32 = 560.0;
/// The least width of the main button of the panel.
const NEXT: f32 = 130.0;
/// The least room for the heading in its long form.
const LEAST_HEADING: f32 = 120.0;
/// The gap between groups in the bar.
const GROUPS: f32 = 10.0;

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
    let (areas, panel) = areas(ui.max_rect(), setup.sides());
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

/// Returns the areas of the screen, and that of the panel below the board.
fn areas(room: Rect, sides: usize) -> (GameLayout, Rect) {
    let tall = room.height() >= sizes::TALL;
    let height = match (tall, room.width() < STACKED) {
        (true, true) => 132.0,
        (true, false) => 84.0,
        (false, _) => 66.0,
    };
    let panel = Rect::from_min_max(pos2(room.left(), room.bottom() - height), room.max);
    // The panel takes the place of the narration.
    let line = if tall { 50.0 } else { 38.0 };
    let above = room.with_max_y(panel.top() + line);
    (GameLayout::of(above, sides, [None, None], None), panel)
}

/// Draws the buttons above the board.
fn toolbar(ui: &mut Ui, screen: &PracticeScreen<'_>, width: f32) -> Option<Action> {
    let PracticeScreen { words, settings, live_practice, .. } = *screen;
    let with_words = width >= sizes::WORDS_WIDTH;
    let plain = |enabled| ButtonLook { enabled, on: None, words: with_words, instead: None };
    let mut action = None;
    if command_button(ui, words, Command::Back, plain(true)) {
        action = Some(Action::Practise(PracticeAction::Leave));
    }
    ui.add_space(GROUPS);
    let is_open = live_practice.may_try() || live_practice.can_try_again();
    if command_button(ui, words, Command::Hint, plain(is_open)) {
        action = Some(Action::Practise(PracticeAction::Hint));
    }
    let label = words.practice.show_solution;
    let text = with_words.then_some(label);
    let solution = Face { icon: Some(Icon::Again), text, enabled: is_open, on: None }.button(ui);
    explain(&solution, label);
    solution.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, label));
    if solution.clicked() {
        action = Some(Action::Practise(PracticeAction::Solution));
    }
    ui.add_space(GROUPS);
    let with_sound = width >= WITH_SOUND;
    let switches = if with_sound { 2.0 * 96.0 } else { 0.0 };
    let room = (ui.available_width() - switches).max(0.0);
    ui.allocate_ui_with_layout(vec2(room, sizes::TARGET), *ui.layout(), |ui| {
        ui.set_width(room);
        if screen.review.is_none() {
            let (number, all) = live_practice.practice().progress();
            let long = words.practice.heading(number, all);
            let short = words.practice.count(number, all);
            let text = if room >= LEAST_HEADING { long } else { short };
            cut_to_fit(ui, strong(text).size(16.0));
        }
    });
    if with_sound {
        at_right_end(ui, "sound", |ui| {
            for (command, on) in
                [(Command::Effects, settings.effects), (Command::Music, settings.music)]
            {
                if small_switch(ui, words, command, on) {
                    action = Some(Action::Do(command));
                }
            }
        });
    }
    action
}

/// Draws the panel below the board: the text, and the buttons that lead on.
fn verdict(ui: &mut Ui, rect: Rect, text: &Text<'_>) -> Option<PracticeAction> {
    let palette = Palette::current(ui.ctx());
    let screen = text.screen;
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let (said, warns) = text.now();
    let inner = rect.shrink2(vec2(14.0, 4.0));
    let mut action = None;
    let stacked = rect.width() < STACKED && rect.height() > 100.0;
    let layout = match stacked {
        true => Layout::bottom_up(Align::Max),
        false => Layout::right_to_left(Align::Center),
    };
    ui.scope_builder(UiBuilder::new().max_rect(inner).layout(layout), |ui| {
        if stacked {
            ui.horizontal(|ui| action = buttons(ui, screen));
        } else {
            action = buttons(ui, screen);
        }
        ui.add_space(8.0);
        spoken(ui, screen.toast.unwrap_or(&said), warns && screen.toast.is_none(), screen.letters);
    });
    action
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
    let is_open = live_practice.may_try();
    let is_moving = live_practice.live_game().presenter().is_moving();
    let mut action = None;
    for (place, (label, step)) in steps.into_iter().enumerate() {
        let is_main = place == 0 && !is_open;
        let least = if is_main { NEXT } else { 0.0 };
        let button = wide_button(ui, label, least.max(button_width(ui, label)), is_main);
        if is_main && !is_moving {
            focus_once(ui, button.id, (number, live_practice.stage()));
        }
        if button.clicked() {
            action = Some(step);
        }
    }
    action
}

/// Focuses the main button when it appears, and only then.
fn focus_once(ui: &Ui, button: Id, (number, stage): (usize, &TryStage)) {
    let given = Id::unique("focused after a try");
    let now = (number, stage.clone());
    if ui.data(|data| data.get_temp::<(usize, TryStage)>(given)).as_ref() != Some(&now) {
        ui.memory_mut(|memory| memory.request_focus(button));
        ui.data_mut(|data| data.insert_temp(given, now));
    }
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
        if let Some((why, _)) = refused {
            return (refusal(words, why, live_practice.setup().sides()).to_owned(), true);
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
        match (practice.hint(), practice.fault(), practice.played()) {
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
        let words = &self.screen.words.practice;
        if worse.replies.is_empty() {
            return words.wrong_at_end(worse.lost);
        }
        let game = self.screen.live_practice.live_game().session().game();
        let turns = game.turns().rev().take(worse.replies.len());
        let mut sentences: Vec<String> = turns
            .map(|turn| {
                let mv = self.seating.move_words(turn.mv);
                let name = &self.frame.players()[turn.side].name;
                words.reply(name, mv.number, mv.heading, turn.captured)
            })
            .collect();
        sentences.push(words.wrong(worse.lost));
        sentences.reverse();
        sentences.join(" ")
    }

    fn solution(&self, mv: Move) -> String {
        let practice = self.screen.live_practice.practice();
        let lost = practice.fault().map_or(0, |fault| fault.better.lost);
        let mv = self.seating.move_words(mv);
        self.screen.words.practice.solution(mv.number, mv.heading, lost)
    }
}
