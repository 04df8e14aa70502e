//! The page of the lesson: a board, a task, and what is said about the learner's move.

use eframe::egui::Ui;
use tabletop::{Control, Level, Match, Played};

use super::layout::PageLayout;
use super::parts::{BarButton, bar, line, strip};
use super::table_game::{LessonStep, Scene, TableGame};
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::theme::Palette;
use crate::ui::widgets::{just_opened, strong, wide_button};

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
        let look = G::LESSON[self.step].look;
        let words = &view.words.rooms;
        let own = G::words(view.language);
        let mut layout = PageLayout::of(ui.max_rect(), false);
        let mut action = None;
        if bar(ui, layout.bar, view, &[BarButton::new(Command::Back, true)])
            .is_some_and(|command| command == Command::Back)
        {
            action = Some(LessonAction::Leave);
        }
        let heading = words.lesson_step(self.step + 1, G::LESSON.len());
        strip(ui, layout.far, &format!("{} · {heading}", own.lesson()), None);
        // The teacher speaks in the strip of the near side and above it.
        let room = layout.near.with_min_y(layout.near.top() - layout.near.height() - 20.0);
        layout.board = layout.board.with_max_y(room.top() - 6.0);
        let scene = Scene {
            language: view.language,
            sprites: view.sprites,
            look,
            played: &self.played,
            moving: None,
            can_play: self.progress == Progress::Asked,
            hinted: None,
        };
        if let Some(mv) = G::board(ui, layout.board, &scene) {
            action = Some(LessonAction::Play(mv));
        }
        let [task, done] = own.lesson_steps()[self.step];
        let (text, button) = match self.progress {
            Progress::Asked => (task.to_owned(), None),
            Progress::Missed => {
                (own.lesson_missed().to_owned(), Some((words.try_again, LessonAction::Again)))
            }
            Progress::Done if self.is_over() => {
                let text = format!("{done} {}", own.lesson_over());
                (text, Some((words.show_again, LessonAction::Next)))
            }
            Progress::Done => (done.to_owned(), Some((words.next_step, LessonAction::Next))),
        };
        let palette = Palette::current(ui.ctx());
        ui.painter().rect_filled(room, 8.0, palette.paper);
        let builder = eframe::egui::UiBuilder::new().max_rect(room.shrink(8.0));
        ui.scope_builder(builder, |ui| {
            eframe::egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.label(strong(&text).size(15.0));
                if let Some((label, then)) = button {
                    let response = wide_button(ui, label, 150.0, true);
                    if just_opened(ui, response.id.with((self.step, label))) {
                        response.request_focus();
                    }
                    if response.clicked() {
                        action = Some(then);
                    }
                }
            });
        });
        let position = match self.played.to_move() {
            Some(_) if self.progress != Progress::Asked => String::new(),
            Some(_) => own.position(self.played.position(), look),
            None => own.end(&self.played, look).to_owned(),
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
