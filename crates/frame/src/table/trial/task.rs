//! What the screens have in common on which the player tries moves: time, keys, and what is done on the
//! board.

use audio::{Cue, Sound};
use eframe::egui::{Context, Rect};
use live::{Tries, request_next_frame};
use settings::{Settings, Speed};
use tabletop::AnalysisEngine;

use super::{TrialAction, TrialBoard};
use crate::action::Action;
use crate::command::Command;
use crate::screen::ScreenContext;
use crate::table::spoken::BoardView;

/// A task that the player solves by trying moves.
pub trait TrialTask {
    /// The game.
    type Game: TrialBoard;

    /// Returns the position.
    fn tries(&self) -> &Tries<Self::Game>;

    /// Returns the position, mutably.
    fn tries_mut(&mut self) -> &mut Tries<Self::Game>;

    /// Returns how the board of a page that fills `room` is seen.
    fn seen(&self, ctx: &Context, room: Rect, settings: &Settings) -> BoardView;

    /// Returns whether the player may try a move now.
    fn may_try(&self) -> bool;

    /// Takes a wrong move back, if there is one.
    fn try_again(&mut self);

    /// Tries a move, which `engine` may judge. Returns whether it was legal.
    fn try_move(
        &mut self,
        mv: <Self::Game as tabletop::Game>::Move,
        engine: AnalysisEngine<Self::Game>,
    ) -> bool;

    /// Advances the board by `seconds`. Returns the sounds to play.
    fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue>;

    /// Returns the seconds until the next change while nothing moves, or `None` if none is due.
    fn next_change_in(&self) -> Option<f32>;
}

/// Carries out what the player requested on the board of a task. Returns the action that is left to the
/// screen, or the step that the player takes.
pub fn carry_out<T: TrialTask, S>(
    task: &mut T,
    action: TrialAction<T::Game, S>,
    context: &mut ScreenContext<'_>,
) -> Result<Action, S> {
    context.ctx.request_repaint();
    match action {
        TrialAction::Do(action) => return Ok(action),
        TrialAction::Step(step) => return Err(step),
        TrialAction::Choose(None) => task.tries_mut().live_mut().clear_choice(),
        TrialAction::Choose(Some(spot)) => {
            task.try_again();
            if task.may_try() && T::Game::press(task.tries_mut().live_mut(), spot) {
                context.parts.sound.play(Sound::Refusal);
            }
        }
        TrialAction::Play(mv) => {
            let engine = T::Game::analysis_engine(context.parts);
            if !task.try_move(mv, engine) && task.may_try() {
                context.parts.sound.play(Sound::Refusal);
            }
        }
        TrialAction::Refuse(why) => {
            task.tries_mut().live_mut().presenter_mut().refuse(why, None);
            context.parts.sound.play(Sound::Refusal);
        }
    }
    Ok(Action::OnBoard)
}

/// Advances a task by `seconds`, and plays its sounds.
pub fn advance<T: TrialTask>(task: &mut T, seconds: f64, context: &ScreenContext<'_>) {
    let parts = &*context.parts;
    parts.sound.play_all(task.tick(seconds as f32, parts.settings().speed));
    let is_moving = task.tries().live().presenter().is_moving();
    request_next_frame(context.ctx, is_moving, task.next_change_in());
}

/// Handles the keys of a task that no widget takes.
pub fn keys<T: TrialTask, S>(
    ctx: &Context,
    task: &mut T,
    typed: &mut <T::Game as TrialBoard>::Typed,
    settings: &Settings,
) -> Option<TrialAction<T::Game, S>> {
    let (seen, may_try) = (task.seen(ctx, ctx.content_rect(), settings), task.may_try());
    T::Game::trial_keys(ctx, task.tries_mut(), seen, may_try, typed)
}

/// Returns whether the key of a command works on a page on which the player tries moves.
pub fn handles_key<G: TrialBoard>(command: Command) -> bool {
    let own = [Command::Hint, Command::Preview, Command::Effects, Command::Music];
    G::general_key(command) || own.contains(&command)
}
