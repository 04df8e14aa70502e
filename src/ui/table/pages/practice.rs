//! The page on which the player practises the mistakes of a game, as a screen. It lies over the game or
//! over the replay from which it was opened.

use eframe::egui::{Context, Ui};
use tabletop::{Game, Played};

use super::super::practice::{PracticePage, PracticeStep};
use super::super::replay_page::ReplayPage;
use super::super::state::{board_view, state_mut};
use super::super::table_game::TableGame;
use super::super::task_page::TaskAction;
use super::board_page::{BoardPage, Choosing, KeyOf};
use super::replay::ReplayScreen;
use super::{Effect, Page, press, run, settings, view};
use crate::ui::app::{Parts, ScreenContext};
use crate::ui::command::Command;
use crate::ui::live::Refused;
use crate::ui::screens::Action;

/// The page.
pub(super) struct PracticeScreen<G: TableGame> {
    page: PracticePage<G>,
    choosing: Choosing<G>,
}

impl<G: TableGame> PracticeScreen<G> {
    /// Opens the practice of the game in `replay`.
    pub(super) fn new(ctx: &Context, replay: ReplayPage<G>) -> Self {
        let page = PracticePage::new(ctx, Box::new(replay));
        PracticeScreen { page, choosing: Choosing::default() }
    }

    /// Leaves the practice. The replay below takes the review back.
    fn leave(&mut self, context: &mut ScreenContext<'_>) {
        if let Some((below, _)) = context.with_below::<ReplayScreen<G>>() {
            below.page_mut().take_back(self.page.replay_mut());
        } else {
            let state = state_mut::<G>(&mut context.parts.rooms);
            state.take_review_back(self.page.replay_mut());
        }
        context.leave();
    }

    /// Leaves the practice for the review of the game.
    fn leave_for_review(&mut self, context: &mut ScreenContext<'_>) {
        if context.with_below::<ReplayScreen<G>>().is_some() {
            self.leave(context);
        } else {
            let replay = self.page.replay_mut().hand_over();
            context.open(Box::new(ReplayScreen::new(replay)));
        }
    }

    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: TaskAction<G, PracticeStep>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        match action {
            TaskAction::Do(command) => return press(self, command, context),
            TaskAction::Press(pressed) => self.press_board(pressed, context),
            TaskAction::Step(PracticeStep::Leave) => self.leave(context),
            TaskAction::Step(PracticeStep::Review) => self.leave_for_review(context),
            TaskAction::Step(step) => self.page.step(step),
        }
        context.ctx.request_repaint();
        None
    }
}

impl<G: TableGame> Page for PracticeScreen<G> {
    type Game = G;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let entries = self.page.game().session().game().entries().len();
        let typed = self.choosing.keyboard.shown::<G>(context.ctx, entries, view.words);
        let chosen = self.choosing.spot(entries);
        let setup = self.page.replay().replay().setup();
        let seen = board_view(setup, &view.settings.table(G::ID));
        let action = self.page.show(ui, seen, chosen, typed, &view)?;
        self.carry_out(action, context)
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<Effect<Self>> {
        Some(match command {
            Command::Back => |practice, context| practice.leave(context),
            Command::Hint => |practice, _| practice.page.give_hint(),
            Command::Solution => |practice, _| practice.page.show_solution(),
            _ => return None,
        })
    }

    fn tick(&mut self, seconds: f32, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        let (cues, review) = self.page.tick(context.ctx, seconds, &parts.preferences.settings);
        parts.sound.play_all(cues);
        if let Some(review) = review {
            state_mut::<G>(&mut parts.rooms).keep_review(self.page.replay(), review);
        }
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

impl<G: TableGame> BoardPage for PracticeScreen<G> {
    fn choosing(&mut self) -> &mut Choosing<G> {
        &mut self.choosing
    }

    fn board_key(&mut self, context: &mut ScreenContext<'_>) -> Option<KeyOf<G>> {
        let setup = self.page.replay().replay().setup();
        let view = board_view(setup, &settings::<G>(context.parts));
        let (game, can_play) = (self.page.game().session().game(), self.page.may_try());
        self.choosing.keyboard.keys::<G>(context.ctx, game, view, can_play)
    }

    fn entries(&self, _parts: &Parts) -> [usize; 2] {
        let game = self.page.game();
        [game.shown_entries(), game.session().game().entries().len()]
    }

    fn play(&mut self, mv: <G as Game>::Move, _context: &mut ScreenContext<'_>) -> bool {
        self.page.try_move(mv)
    }

    fn say_refusal(&mut self, why: Option<Refused<<G as Game>::Illegal>>, _parts: &mut Parts) {
        match why {
            Some(why) => self.page.refuse(why),
            None => self.page.forget_refusal(),
        }
    }
}
