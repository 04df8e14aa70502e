//! The page of the lesson: a board, a task, and what is said about the learner's move.

use eframe::egui::{
    Label, Rect, ScrollArea, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2,
};
use tabletop::{Control, Level, Match, Played};

use super::layout::PageLayout;
use super::parts::{BarButton, bar, line, strip};
use super::table_game::{LessonStep, Scene, TableGame};
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{just_opened, strong, wide_button};

/// The width of the button beside the teacher's words, and the margin around them.
const BUTTON: f32 = 176.0;
const MARGIN: f32 = 8.0;
/// The height that the board keeps.
const BOARD: f32 = 60.0;

/// The lesson on the screen.
pub(super) struct LessonPage<G: TableGame> {
    step: usize,
    played: Match<G>,
    progress: Progress,
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
}

impl<G: TableGame> LessonPage<G> {
    pub(super) fn new() -> Self {
        LessonPage { step: 0, played: start::<G>(0), progress: Progress::Asked }
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
            Progress::Done => self.begin(self.step + 1),
            Progress::Asked | Progress::Missed => self.begin(self.step),
        }
    }

    fn begin(&mut self, step: usize) {
        *self = LessonPage { step, played: start::<G>(step), progress: Progress::Asked };
    }

    /// Draws the page. Returns what the learner asks for.
    pub(super) fn show(&self, ui: &mut Ui, view: &RoomView<'_>) -> Option<LessonAction<G::Move>> {
        let look = self.look();
        let (general, words) = (view.words, &view.words.rooms);
        let own = G::words(view.language);
        let mut layout = PageLayout::of(ui.max_rect(), false, false);
        let mut action = None;
        if bar(ui, layout.bar, view, &[BarButton::new(Command::Back, true)])
            .is_some_and(|command| command == Command::Back)
        {
            action = Some(LessonAction::Leave);
        }
        let heading = words.lesson_step(self.step + 1, G::LESSON.len());
        strip(ui, layout.far, None, &format!("{} · {heading}", words.lesson), None);
        let [task, done] = own.lesson_steps()[self.step];
        let (text, button) = match self.progress {
            Progress::Asked => (task.to_owned(), None),
            Progress::Missed => {
                let again = (general.try_again, LessonAction::Again);
                let missed = own.lesson_missed().unwrap_or(words.lesson_missed);
                (missed.to_owned(), Some(again))
            }
            Progress::Done if self.is_over() => {
                let text = format!("{done} {}", words.lesson_over);
                (text, Some((general.learn.restart, LessonAction::Next)))
            }
            Progress::Done => (done.to_owned(), Some((general.learn.next, LessonAction::Next))),
        };
        // The teacher speaks in the strip of the near side, as far up as the text needs.
        let palette = Palette::current(ui.ctx());
        let size = if layout.near.height() < 40.0 { 13.5 } else { 15.0 };
        let beside = BUTTON + 2.0 * MARGIN;
        let width = layout.near.width() - 2.0 * MARGIN - beside;
        let words_of_teacher = WidgetText::from(strong(&text).size(size).color(palette.ink));
        let wrap = Some(TextWrapMode::Wrap);
        let galley = words_of_teacher.into_galley(ui, wrap, width, TextStyle::Body);
        let height = galley.size().y.max(layout.near.height() - MARGIN) + 2.0 * MARGIN;
        let height = height.min(layout.near.bottom() - layout.board.top() - BOARD);
        let room = layout.near.with_min_y(layout.near.bottom() - height);
        layout.board = layout.board.with_max_y(room.top() - 6.0);
        let scene = Scene {
            language: view.language,
            sprites: view.sprites,
            look,
            played: &self.played,
            moving: None,
            can_play: self.can_play(),
            previews: view.settings.previews(None),
            coordinates: view.settings.table(G::ID).coordinates,
            hinted: None,
        };
        if let Some(mv) = G::board(ui, layout.board, &scene) {
            action = Some(LessonAction::Play(mv));
        }
        ui.painter().rect_filled(room, 8.0, palette.paper);
        let builder =
            UiBuilder::new().max_rect(room.shrink(MARGIN).with_max_x(room.right() - beside));
        ui.scope_builder(builder, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| ui.add(Label::new(galley)));
        });
        if let Some((label, then)) = button {
            let right = Rect::from_center_size(
                pos2(room.right() - beside / 2.0, room.center().y),
                vec2(BUTTON, sizes::TARGET + 2.0),
            );
            let builder = UiBuilder::new().max_rect(right);
            let response =
                ui.scope_builder(builder, |ui| wide_button(ui, label, BUTTON, true)).inner;
            if just_opened(ui, response.id.with((self.step, label))) {
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
        line(ui, layout.line, view, (&position, false), None);
        action
    }
}

fn start<G: TableGame>(step: usize) -> Match<G> {
    let (game, position) =
        G::usual().parse_position(G::LESSON[step].position).expect("a lesson begins at a position");
    Match::begin(game, position)
}
