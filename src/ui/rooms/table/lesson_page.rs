//! The page of the lesson: a board, a task, and what is said about the learner's move.

use eframe::egui::{
    Label, Rect, ScrollArea, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2,
};
use tabletop::{Control, Level, Match, Played};

use super::game_page::typed_text;
use super::keyboard::Keyboard;
use super::layout::PageLayout;
use super::parts::{BarButton, bar, line};
use super::strips::heading;
use super::table_game::{LessonStep, Scene, TableGame};
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{just_opened, strong, wide_button};

/// The size of a button beside the teacher's words or below them, and the margin around them.
const BUTTON: f32 = 176.0;
const BUTTON_HEIGHT: f32 = sizes::TARGET + 2.0;
const MARGIN: f32 = 8.0;
/// The height that the board keeps.
const BOARD: f32 = 60.0;

/// The lesson on the screen.
pub(super) struct LessonPage<G: TableGame> {
    step: usize,
    played: Match<G>,
    progress: Progress,
    /// Whether the learner has missed in this step before.
    has_missed: bool,
}

/// How far the learner is in the step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Asked,
    Missed,
    Done,
}

/// What the learner asks for.
pub(super) enum LessonAction<M> {
    Leave,
    Play(M),
    Next,
    Again,
    /// Start a game.
    PlayNow,
}

impl<G: TableGame> LessonPage<G> {
    pub(super) fn new() -> Self {
        LessonPage::at(0, false)
    }

    /// Returns whether the last step is done.
    pub(super) fn is_over(&self) -> bool {
        self.step + 1 == G::LESSON.len() && self.progress == Progress::Done
    }

    /// Returns the match on the board.
    pub(super) fn played(&self) -> &Match<G> {
        &self.played
    }

    /// Returns the look of the board.
    pub(super) fn look(&self) -> usize {
        G::LESSON[self.step].look
    }

    /// Returns whether the learner may choose a move.
    pub(super) fn can_play(&self) -> bool {
        self.progress == Progress::Asked
    }

    /// Plays the learner's move. Returns whether it was legal.
    pub(super) fn play(&mut self, mv: G::Move) -> bool {
        if self.progress != Progress::Asked || self.played.play(mv).is_err() {
            return false;
        }
        let LessonStep { solves, answers, .. } = &G::LESSON[self.step];
        self.progress = if solves(&self.played) { Progress::Done } else { Progress::Missed };
        let reply = G::choose(Level::Master, &self.played, 0, &Control::default());
        if let Some(reply) = reply.filter(|_| *answers) {
            self.played.play(reply).expect("the computer chooses legal moves");
        }
        true
    }

    /// Goes on to the next step, or repeats this one after a wrong move.
    pub(super) fn next(&mut self) {
        match self.progress {
            Progress::Done if self.is_over() => *self = LessonPage::new(),
            Progress::Done => *self = LessonPage::at(self.step + 1, false),
            Progress::Asked | Progress::Missed => *self = LessonPage::at(self.step, true),
        }
    }

    fn at(step: usize, has_missed: bool) -> Self {
        LessonPage { step, played: start::<G>(step), progress: Progress::Asked, has_missed }
    }

    /// Draws the page. Returns what the learner asks for.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        keyboard: &Keyboard,
        view: &RoomView<'_>,
    ) -> Option<LessonAction<G::Move>> {
        let look = self.look();
        let (general, words) = (view.words, &view.words.rooms);
        let own = G::words(view.language);
        let mut layout = PageLayout::of(ui.max_rect(), false, G::IS_SQUARE);
        let mut action = None;
        if bar(ui, layout.bar, view, &[BarButton::new(Command::Back, true)])
            .is_some_and(|command| command == Command::Back)
        {
            action = Some(LessonAction::Leave);
        }
        let step = words.lesson_step(self.step + 1, G::LESSON.len());
        heading(ui, layout.far, &format!("{} · {step}", words.lesson));
        let [task, done] = own.lesson_steps()[self.step];
        let (text, buttons) = match self.progress {
            Progress::Asked => (task.to_owned(), Vec::new()),
            Progress::Missed => {
                let again = (general.try_again, LessonAction::Again);
                let missed = own.lesson_missed(&self.played).unwrap_or(words.lesson_missed);
                (missed.to_owned(), vec![again])
            }
            Progress::Done if self.is_over() => {
                let text = format!("{done} {}", words.lesson_over);
                let play = (words.play_now, LessonAction::PlayNow);
                (text, vec![play, (general.learn.restart, LessonAction::Next)])
            }
            Progress::Done => (done.to_owned(), vec![(general.learn.next, LessonAction::Next)]),
        };
        let palette = Palette::current(ui.ctx());
        let size = if layout.near.height() < 40.0 { 13.5 } else { 15.0 };
        let is_beside = layout.is_beside();
        let beside = if is_beside || buttons.is_empty() { 0.0 } else { BUTTON + 2.0 * MARGIN };
        let width = layout.near.width() - 2.0 * MARGIN - beside;
        let words_of_teacher = WidgetText::from(strong(&text).size(size).color(palette.ink));
        let wrap = Some(TextWrapMode::Wrap);
        let galley = words_of_teacher.into_galley(ui, wrap, width, TextStyle::Body);
        let stack = buttons.len() as f32 * (BUTTON_HEIGHT + MARGIN);
        let room = if is_beside {
            // The teacher speaks below the heading.
            let top = layout.far.bottom() + MARGIN;
            let most = layout.near.bottom() - top;
            let height = (galley.size().y + 2.0 * MARGIN + stack).min(most);
            layout.far.with_min_y(top).with_max_y(top + height)
        } else {
            // The teacher speaks in the strip of the near side, as far up as the text needs.
            let height = galley.size().y.max(stack - MARGIN).max(layout.near.height() - MARGIN);
            let most = layout.near.bottom() - layout.board.top() - BOARD;
            let height = (height + 2.0 * MARGIN).min(most);
            let room = layout.near.with_min_y(layout.near.bottom() - height);
            layout.board = layout.board.with_max_y(room.top() - 6.0);
            room
        };
        let scene = Scene {
            language: view.language,
            sprites: view.sprites,
            look,
            played: &self.played,
            moving: None,
            can_play: self.can_play(),
            // The signs would give the first try away.
            previews: self.has_missed && view.settings.previews(None),
            // The texts name squares.
            coordinates: true,
            hinted: None,
        };
        if let Some(mv) = G::board(ui, layout.board, &scene) {
            action = Some(LessonAction::Play(mv));
        }
        ui.painter().rect_filled(room, 8.0, palette.paper);
        let text_room = room.shrink(MARGIN).with_max_x(room.right() - MARGIN - beside);
        let below = if is_beside { stack } else { 0.0 };
        let text_room = text_room.with_max_y(text_room.bottom() - below);
        ui.scope_builder(UiBuilder::new().max_rect(text_room), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| ui.add(Label::new(galley)));
        });
        let button_width = if is_beside { width } else { BUTTON };
        let x = room.right() - MARGIN - button_width / 2.0;
        let top = match is_beside {
            true => text_room.bottom() + MARGIN,
            false => room.center().y - (stack - MARGIN) / 2.0,
        };
        for (index, (label, then)) in buttons.into_iter().enumerate() {
            let y = top + index as f32 * (BUTTON_HEIGHT + MARGIN) + BUTTON_HEIGHT / 2.0;
            let rect = Rect::from_center_size(pos2(x, y), vec2(button_width, BUTTON_HEIGHT));
            let builder = UiBuilder::new().max_rect(rect);
            let response = ui
                .scope_builder(builder, |ui| wide_button(ui, label, button_width, index == 0))
                .inner;
            if index == 0 && just_opened(ui, response.id.with((self.step, label))) {
                response.request_focus();
            }
            if response.clicked() {
                action = Some(then);
            }
        }
        let position = match self.played.to_move() {
            Some(_) if self.progress != Progress::Asked => String::new(),
            Some(_) => own.shared().position(self.played.position(), look),
            None => own.shared().end(&self.played, look),
        };
        let typed = keyboard.typed(ui.ctx(), self.played.entries().len());
        let text = typed.map_or(position, |typed| typed_text::<G>(typed, view.words));
        line(ui, layout.line, view, (&text, false), None);
        action
    }
}

fn start<G: TableGame>(step: usize) -> Match<G> {
    let (game, position) =
        G::usual().parse_position(G::LESSON[step].position).expect("a lesson begins at a position");
    Match::begin(game, position)
}
