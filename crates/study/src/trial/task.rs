//! What the screens have in common on which the player tries moves: time, keys, and what is done on the
//! board.

use audio::{Cue, Sound};
use eframe::egui::{Context, Key, Modifiers, Rect};
use live::{Refused, Tries, request_next_frame};
use settings::{Settings, Speed};
use table::board::{BoardKey, BoardUi, Keyboard, TaskLayout};
use table::game::{TableGame, state};
use table::words::Viewpoint;
use tabletop::{AnalysisEngine, GameMatch, Refusal, Setup, Side};
use window::{Action, Command, ScreenContext, is_general, keys_of_tries};

use super::board::TrialAction;

/// A task that the player solves by trying moves.
pub trait TrialTask {
    /// The game.
    type Game: TableGame;

    /// Returns the position.
    fn tries(&self) -> &Tries<Self::Game>;

    /// Returns the position, mutably.
    fn tries_mut(&mut self) -> &mut Tries<Self::Game>;

    /// Returns how the board of a page that fills `room` is seen.
    fn seen(&self, ctx: &Context, room: Rect, settings: &Settings) -> Viewpoint;

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
            if task.may_try() && <T::Game as BoardUi>::press(task.tries_mut().live_mut(), spot) {
                context.parts.sound.play(Sound::Refusal);
            }
        }
        TrialAction::Play(mv) => {
            let engine = state::<T::Game>(&context.parts.rooms).engines.analysis.clone();
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
    typed: &mut Keyboard,
    settings: &Settings,
) -> Option<TrialAction<T::Game, S>> {
    let (seen, may_try) = (task.seen(ctx, ctx.content_rect(), settings), task.may_try());
    let live = task.tries_mut().live_mut();
    let entries = live.session().game().entries().len();
    let escape = |ctx: &Context| ctx.input_mut(|it| it.consume_key(Modifiers::NONE, Key::Escape));
    if ctx.input(|it| it.key_pressed(Key::Escape)) && typed.clear(ctx, entries) && escape(ctx) {
        return None;
    }
    let can_play = may_try && live.can_play();
    let (played, chosen) = (live.session().game(), live.chosen);
    Some(match typed.board_key::<T::Game>(ctx, played, chosen, seen, can_play) {
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
    })
}

/// Returns how the board of a page that fills `room` is seen, with `near` in front.
pub fn seen<G: TableGame>(
    ctx: &Context,
    room: Rect,
    setup: &Setup,
    settings: &Settings,
    near: Side,
) -> Viewpoint {
    let board = TaskLayout::of::<G>(ctx, room, setup.sides()).page.board;
    G::view_in(board, setup, Viewpoint::lying(settings.table(G::ID).look, near))
}

/// Returns whether the key of a command works on a page on which the player tries moves.
pub fn handles_key(command: Command) -> bool {
    let own = [Command::Hint, Command::Preview, Command::Effects, Command::Music];
    is_general(command) || own.contains(&command)
}
