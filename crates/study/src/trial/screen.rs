//! What the screens have in common on which the player tries moves: time, keys, and what is done on the
//! board.

use audio::Sound;
use eframe::egui::{Context, Key, Modifiers};
use live::{Refused, request_next_frame};
use table::board::{BoardKey, Keyboard};
use table::game::state;
use table::words::asked;
use tabletop::{GameMatch, Refusal};
use ui_kit::speech;
use window::{Action, Command, ScreenContext, act_on_board, is_general, keys_of_tries};

use super::board::TrialAction;
use super::page::teacher;
use super::task::TrialTask;

/// The game of a screen.
type GameOf<S> = <<S as TrialScreen>::Task as TrialTask>::Game;

/// A screen on which the player tries moves.
pub(crate) trait TrialScreen {
    /// The task.
    type Task: TrialTask;
    /// What the buttons below the text do, such as to lead on from the task.
    type Step;

    /// Returns the task, and what is typed of a move.
    fn task(&mut self) -> (&mut Self::Task, &mut Keyboard);

    /// Takes a step.
    fn step(&mut self, step: Self::Step, context: &mut ScreenContext<'_>);

    /// Returns the step that a command takes.
    fn step_of(command: Command) -> Option<Self::Step>;

    /// Carries out what the player requested. Returns the action that is left to the window.
    fn carry_out(
        &mut self,
        action: TrialAction<GameOf<Self>, Self::Step>,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        let (task, _) = self.task();
        let is_refused = match action {
            TrialAction::Do(action) => return Some(action),
            TrialAction::Step(step) => {
                self.step(step, context);
                return None;
            }
            TrialAction::Choose(Some(spot)) => task.press(spot),
            TrialAction::Choose(None) => {
                task.tries_mut().live_mut().clear_choice();
                false
            }
            TrialAction::Play(mv) => {
                let engine = state::<GameOf<Self>>(&context.parts.rooms).engines.analysis.clone();
                !task.try_move(mv, engine) && task.may_try()
            }
            TrialAction::Refuse(why) => {
                task.tries_mut().live_mut().presenter_mut().refuse(why, None);
                true
            }
        };
        if is_refused {
            context.parts.sound.play(Sound::Refusal);
            speech::forget(context.ctx, teacher());
        }
        Some(Action::OnBoard)
    }

    /// Carries out an action. Returns the action that is left to the window.
    fn act_on_task(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::OnBoard => None,
            Action::Do(command) if let Some(step) = Self::step_of(command) => {
                self.step(step, context);
                None
            }
            action => {
                let live_game = self.task().0.tries_mut().live_mut();
                act_on_board(action, live_game, context.ctx, &context.parts.sound)
            }
        }
    }

    /// Advances the task by `seconds`, and plays its sounds.
    fn advance_task(&mut self, seconds: f64, context: &ScreenContext<'_>) {
        let (task, _) = self.task();
        let (settings, sound) = (context.parts.settings(), &context.parts.sound);
        let surface = task.surface(settings);
        task.tries_mut().set_surface(surface);
        sound.play_all(task.tick(seconds as f32, settings.speed));
        request_next_frame(context.ctx, task.is_moving(), task.next_change_in());
    }

    /// Handles the keys that no widget takes. Returns the action that is left to the window.
    fn task_keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let (ctx, settings) = (context.ctx, context.parts.settings());
        let (task, typed) = self.task();
        let (seen, may_try) = (task.seen(ctx, ctx.content_rect(), settings), task.may_try());
        let live = task.tries_mut().live_mut();
        asked::answer(live.session(), seen, context.parts, ctx);
        let entries = live.session().game().entries().len();
        let escape =
            |ctx: &Context| ctx.input_mut(|it| it.consume_key(Modifiers::NONE, Key::Escape));
        if ctx.input(|it| it.key_pressed(Key::Escape)) && typed.clear(ctx, entries) && escape(ctx) {
            return None;
        }
        let can_play = may_try && live.can_play();
        let (played, chosen) = (live.session().game(), live.chosen);
        let action = match typed.board_key::<GameOf<Self>>(ctx, played, chosen, seen, can_play) {
            Some(BoardKey::Play(mv)) => TrialAction::Play(mv),
            Some(BoardKey::RefuseMove(why)) => {
                TrialAction::Refuse(Refused::Move(Refusal::Illegal(why)))
            }
            Some(BoardKey::Refuse(text)) => TrialAction::Refuse(Refused::Unknown(text)),
            Some(BoardKey::TurnBack(command)) => TrialAction::from(command),
            Some(BoardKey::AfterCommand) => TrialAction::Refuse(Refused::AfterCommand),
            Some(BoardKey::Choose) => {
                live.presenter_mut().clear_refusal();
                ctx.request_repaint();
                return None;
            }
            None => TrialAction::Do(keys_of_tries(ctx, live, Action::Do(Command::Back))?),
        };
        self.carry_out(action, context)
    }
}

/// Returns whether the key of a command works on a page on which the player tries moves.
pub fn handles_key(command: Command) -> bool {
    let own = [Command::Hint, Command::Preview, Command::Effects, Command::Music];
    is_general(command) || own.contains(&command)
}
