//! The page of a puzzle as a screen. It lies over the list of the puzzles.

use eframe::egui::Ui;
use tabletop::{Game, Played};

use super::super::play::waker;
use super::super::puzzle_list::next_open;
use super::super::puzzle_page::{PuzzlePage, PuzzleResult, PuzzleStep};
use super::super::table_game::TableGame;
use super::super::task_page::TaskAction;
use super::board_page::{BoardPage, Choosing, KeyOf};
use super::puzzles::PuzzlesScreen;
use super::{Effect, Page, change_settings, press, run, settings, view};
use crate::ui::app::{Parts, ScreenContext};
use crate::ui::command::Command;
use crate::ui::live::Refused;
use crate::ui::screens::Action;

/// The page.
pub(super) struct PuzzleScreen<G: TableGame> {
    page: PuzzlePage<G>,
    choosing: Choosing<G>,
}

/// Shows the puzzle with this number, if there is one.
pub(super) fn open<G: TableGame>(number: usize, context: &mut ScreenContext<'_>) {
    if number < G::puzzles() {
        let look = settings::<G>(context.parts).look;
        let page = PuzzlePage::new(number, look, waker(context.ctx));
        context.open(Box::new(PuzzleScreen::<G> { page, choosing: Choosing::default() }));
    }
}

impl<G: TableGame> PuzzleScreen<G> {
    /// Leaves the puzzle for the list, on which Tab stops at it.
    fn leave(&mut self, context: &mut ScreenContext<'_>) {
        if let Some((list, _)) = context.with_below::<PuzzlesScreen<G>>() {
            list.stop_at(self.page.number());
        }
        context.leave();
    }

    /// Carries out what the player asks for.
    fn carry_out(
        &mut self,
        action: TaskAction<G, PuzzleStep>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        match action {
            TaskAction::Do(command) => return press(self, command, context),
            TaskAction::Press(pressed) => self.press_board(pressed, context),
            TaskAction::Step(PuzzleStep::Again) => self.page.try_again(),
            TaskAction::Step(PuzzleStep::Solution) => {
                return press(self, Command::Solution, context);
            }
            TaskAction::Step(PuzzleStep::Next) => {
                match next_open::<G>(&settings::<G>(context.parts), self.page.number() + 1) {
                    Some(next) => open::<G>(next, context),
                    None => self.leave(context),
                }
            }
        }
        context.ctx.request_repaint();
        None
    }

    /// Remembers what has become of the puzzle.
    fn note_result(&self, context: &mut ScreenContext<'_>) {
        let (Some(result), number) = (self.page.result(), self.page.number()) else { return };
        change_settings::<G>(context, |settings| match result {
            PuzzleResult::Solved => {
                settings.solved.insert(number);
                settings.missed.remove(&number);
            }
            PuzzleResult::Missed if settings.solved.contains(&number) => {}
            PuzzleResult::Missed => {
                settings.missed.insert(number);
            }
        });
    }
}

impl<G: TableGame> Page for PuzzleScreen<G> {
    type Game = G;

    fn draw(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let Parts { preferences, graphics, notices, .. } = &*context.parts;
        let view = view(preferences, graphics, notices)?;
        let action = self.page.show(ui, &self.choosing.keyboard, self.choosing.choice, &view)?;
        self.carry_out(action, context)
    }

    fn effect(&self, command: Command, _parts: &Parts) -> Option<Effect<Self>> {
        Some(match command {
            Command::Back => |puzzle, context| puzzle.leave(context),
            Command::StepBack => |puzzle, context| {
                if let Some(number) = puzzle.page.number().checked_sub(1) {
                    open::<G>(number, context);
                }
            },
            Command::StepForward => |puzzle, context| open::<G>(puzzle.page.number() + 1, context),
            Command::Hint => |puzzle, _| puzzle.page.give_hint(),
            Command::Solution => |puzzle, context| {
                puzzle.page.show_solution();
                puzzle.note_result(context);
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

impl<G: TableGame> BoardPage for PuzzleScreen<G> {
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
        self.note_result(context);
        is_legal
    }

    fn say_refusal(&mut self, why: Option<Refused<<G as Game>::Illegal>>, _parts: &mut Parts) {
        match why {
            Some(why) => self.page.refuse(why),
            None => self.page.forget_refusal(),
        }
    }
}
