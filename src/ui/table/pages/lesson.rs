//! The page of the lesson as a screen.

use eframe::egui::Ui;
use tabletop::{Game, Played};

use super::super::lesson_page::{LessonAction, LessonPage};
use super::super::table_game::TableGame;
use super::board_page::{BoardPage, Choosing, KeyOf};
use super::{Effect, Page, begin, change_settings, press, run, settings, view};
use crate::ui::app::{Parts, ScreenContext};
use crate::ui::command::Command;
use crate::ui::live::Refused;
use crate::ui::screens::Action;

/// The page.
pub(super) struct LessonScreen<G: TableGame> {
    page: LessonPage<G>,
    choosing: Choosing<G>,
}

impl<G: TableGame> LessonScreen<G> {
    /// Opens the page.
    pub(super) fn new(page: LessonPage<G>) -> Self {
        LessonScreen { page, choosing: Choosing::default() }
    }

    /// Carries out what the learner asks for.
    fn carry_out(
        &mut self,
        action: LessonAction<G>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        match action {
            LessonAction::Do(command) => return press(self, command, context),
            LessonAction::Press(pressed) => self.press_board(pressed, context),
            LessonAction::Look(look) => self.page.choose_look(look),
            LessonAction::Next => self.page.next(),
            LessonAction::PlayNow => {
                // The pieces stay those that the learner knows.
                let look = self.page.look().unwrap_or(settings::<G>(context.parts).look);
                change_settings::<G>(context, |settings| settings.look = look);
                begin::<G>(context);
            }
        }
        self.note_step(context);
        context.ctx.request_repaint();
        None
    }

    /// Remembers how far the learner is.
    fn note_step(&self, context: &mut ScreenContext<'_>) {
        change_settings::<G>(context, |settings| {
            settings.lesson_step = self.page.kept_step();
            settings.lesson_done |= self.page.is_over();
        });
    }
}

impl<G: TableGame> Page for LessonScreen<G> {
    type Game = G;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let action = self.page.show(ui, &self.choosing.keyboard, self.choosing.choice, &view)?;
        self.carry_out(action, context)
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<Effect<Self>> {
        Some(match command {
            Command::Back => |_, context| context.leave(),
            Command::StepBack => |lesson, context| {
                lesson.page.go_back();
                lesson.note_step(context);
            },
            Command::StepForward => |lesson, context| {
                lesson.page.skip();
                lesson.note_step(context);
            },
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        parts.sound.play_all(self.page.tick(context.ctx, seconds, &parts.preferences.settings));
    }

    fn board_keys(&mut self, context: &mut ScreenContext<'_>) {
        self.choose_by_key(context);
    }

    fn escape(&mut self, context: &mut ScreenContext<'_>) {
        if !self.clears_choice(context) {
            run(self, Command::Back, context);
        }
    }
}

impl<G: TableGame> BoardPage for LessonScreen<G> {
    fn choosing(&mut self) -> &mut Choosing<G> {
        &mut self.choosing
    }

    fn board_key(&mut self, context: &mut ScreenContext<'_>) -> Option<KeyOf<G>> {
        let (played, view, can_play) = (self.page.played(), self.page.view(), self.page.can_play());
        self.choosing.keyboard.keys::<G>(context.ctx, played, view, can_play)
    }

    fn entries(&self, _parts: &Parts) -> [usize; 2] {
        [self.page.played().entries().len(); 2]
    }

    fn play(&mut self, mv: <G as Game>::Move, context: &mut ScreenContext<'_>) -> bool {
        let is_legal = self.page.play(mv);
        self.note_step(context);
        is_legal
    }

    fn say_refusal(&mut self, why: Option<Refused<<G as Game>::Illegal>>, _parts: &mut Parts) {
        match why {
            Some(why) => self.page.refuse(why),
            None => self.page.forget_refusal(),
        }
    }
}
