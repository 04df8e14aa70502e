//! The screen of the current game, which outlives it.

use eframe::egui::{Context, Ui};

use super::super::parts::{FrameCounter, WindowSound, record_of};
use super::super::{empty_quan, offers};
use super::board_keys::{act_on_board, board_keys};
use super::{OpenEditor, OpenReplay, Parts, Screen, ScreenContext, Under, editor, is};
use crate::audio::Sound;
use crate::controller::{Refusal, Replay, Session};
use crate::games::OAnQuan;
use crate::rules::Move;
use crate::ui::command::Command;
use crate::ui::dialogs::Dialog;
use crate::ui::live::request_next_frame;
use crate::ui::live_game::{LiveGame, PlayedOAnQuan, Refused, is_empty_quan_open};
use crate::ui::oanquan;
use crate::ui::oanquan::own;
use crate::ui::oanquan::own_mut;
use crate::ui::players::short_names;
use crate::ui::rooms::RoomView;
use crate::ui::screens::Action;
use crate::ui::share::SharedGame;
use crate::ui::table::GameQuestion;
use crate::ui::table::practice::{OpenPractice, ReviewedReplay};
use crate::ui::table::review::Whose;
use crate::ui::table::state_mut;
use crate::ui::table::{BoardKey, Keyboard};

/// The screen while it is open.
#[derive(Default)]
pub struct OpenGame {
    counter: FrameCounter,
    /// What the player is typing.
    keyboard: Keyboard,
    /// Whether the result of the game opens again when the player comes back.
    result_waits: bool,
}

impl OpenGame {
    /// Returns the replay of the current game up to its last move, or `None` before the first one.
    fn replay(parts: &mut Parts) -> Option<OpenReplay> {
        let session = own(parts).current.session()?;
        session.game().last_entry()?;
        let (replay, id) = (Replay::from(session), own(parts).current.id().cloned());
        let review = own_mut(parts).current.take_review();
        Some(OpenReplay::new(replay, id, review, parts))
    }

    /// Shows the replay of the game. If `result_waits`, leaving it leads to the result.
    pub fn open_replay(&mut self, result_waits: bool, context: &mut ScreenContext<'_>) {
        if let Some(replay) = OpenGame::replay(context.parts) {
            self.result_waits = result_waits;
            context.open(Box::new(replay));
            context.parts.dialogs.close();
        }
    }

    /// Shows the replay of the finished game with its review, at the first mistake of a person.
    pub fn show_mistakes(&mut self, context: &mut ScreenContext<'_>) {
        if let Some(mut replay) = OpenGame::replay(context.parts) {
            self.result_waits = true;
            context.parts.dialogs.close();
            replay.show_first_fault(context);
            context.open(Box::new(replay));
        }
    }

    /// Lets the player practise the mistakes of the finished game.
    pub fn practise(&mut self, context: &mut ScreenContext<'_>) {
        if let Some(mut replay) = OpenGame::replay(context.parts) {
            self.result_waits = true;
            let practice = OpenPractice::new(&mut replay, Whose::Persons, true, context);
            context.open(Box::new(replay));
            context.open(Box::new(practice));
            context.parts.dialogs.close();
        }
    }

    /// Handles the keys that type a move, such as 3+. Returns the action requested.
    fn type_move(
        &mut self,
        ctx: &Context,
        live_game: &mut LiveGame,
        sound: &WindowSound,
    ) -> Option<Action> {
        if !live_game.can_play() || ctx.text_edit_focused() {
            return None;
        }
        let (game, chosen) = (live_game.session().game(), live_game.chosen);
        let refused = match self.keyboard.signs::<OAnQuan>(ctx, game, chosen)? {
            BoardKey::Play(mv) => return Some(Action::Play(mv)),
            BoardKey::RefuseMove(why) => Refused::Move(Refusal::Illegal(why)),
            BoardKey::Refuse(text) => Refused::Unknown(text),
            BoardKey::AfterCommand | BoardKey::Choose => {
                ctx.request_repaint();
                return None;
            }
        };
        live_game.presenter_mut().refuse(refused, None);
        sound.play(Sound::Refusal);
        ctx.request_repaint();
        None
    }

    /// Runs a command. Returns whether the screen handles it.
    fn run(&mut self, command: Command, context: &mut ScreenContext<'_>) -> bool {
        let parts = &mut *context.parts;
        match command {
            Command::Rules => parts.dialogs.open(Dialog::RulesInForce),
            Command::Moves => parts.toggle_moves(context.ctx),
            Command::Evaluation => {
                parts.change_settings(context.ctx, |settings| {
                    let table = settings.of_mut::<OAnQuan>();
                    table.evaluation = !table.evaluation;
                });
                context.ctx.request_repaint();
            }
            Command::EditPosition => {
                let session = own(parts).current.session();
                let shown = session.map(|it| (it.game().rules().clone(), it.position().clone()));
                editor::open(shown, context);
            }
            Command::Undo => undo(parts),
            Command::Replay => self.open_replay(false, context),
            Command::Result => {
                if own(parts).current.live_game().is_some_and(LiveGame::has_result) {
                    parts.dialogs.open(Dialog::Result);
                }
            }
            command => return offers::run(command, context) || run_in_game(command, context.parts),
        }
        true
    }
}

/// Takes the last move back. Between two people, asks the other one first.
fn undo(parts: &mut Parts) {
    log::debug!("command: {:?}", Command::Undo);
    if let (Some(question), Some(session)) =
        (own_mut(parts).current.undo(), own(parts).current.session())
    {
        parts.dialogs.ask_about_game(question, session.setup().clone());
    }
}

/// Runs a command in the game on the board. Returns whether it is one.
fn run_in_game(command: Command, parts: &mut Parts) -> bool {
    let Some(live_game) = own_mut(parts).current.live_game_mut() else {
        return false;
    };
    match command {
        Command::Redo => {
            live_game.change(Session::redo);
        }
        Command::ShowAgain => live_game.show_again(),
        Command::Hint => live_game.toggle_hint(),
        Command::Earlier => live_game.view_earlier(),
        Command::Later => live_game.view_later(),
        Command::Now => live_game.presenter_mut().view_current(),
        Command::Pause => {
            let paused = live_game.session().computer().is_paused();
            live_game.change(|session| session.computer_mut().set_paused(!paused));
        }
        Command::NextRound => live_game.begin_round(),
        Command::Step => live_game.step(),
        Command::MoveNow => live_game.move_now(),
        Command::TryAgain => live_game.change(|session| session.computer_mut().retry()),
        _ => return false,
    }
    log::debug!("command: {command:?}");
    true
}

/// Plays a person's move, after asking what an empty quan cell does if the move depends on it.
pub fn play(mv: Move, parts: &mut Parts) {
    if empty_quan::asks_before(mv, parts) {
        return;
    }
    if let Some(live_game) = own_mut(parts).current.live_game_mut() {
        live_game.play(mv);
    }
    play_refusal(parts);
}

/// Plays the sound of a refusal if the last choice on the board was refused.
fn play_refusal(parts: &Parts) {
    let live_game = own(parts).current.live_game();
    if live_game.is_some_and(|live_game| live_game.presenter().refusal().is_some()) {
        parts.sound.play(Sound::Refusal);
    }
}

impl Screen for OpenGame {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &mut *context.parts;
        let live_game = state_mut::<OAnQuan>(&mut parts.rooms).current.live_game_mut()?;
        let view = RoomView {
            language: parts.preferences.language(),
            words: parts.preferences.words(),
            settings: &parts.preferences.settings,
            sprites: parts.graphics.sprites.as_ref()?,
            toast: parts.notices.text(),
            letters: parts.graphics.zoom.letters(),
        };
        let with_result = matches!(parts.dialogs.current(), Some(Dialog::Result));
        let entries = live_game.session().game().entries().len();
        let is_chosen = live_game.chosen.is_some();
        let typed = self.keyboard.shown_before_sign(entries, is_chosen, view.words);
        let (action, [hot, armed]) = oanquan::game(ui, view, live_game, with_result, typed);
        live_game.set_pointed(hot, armed);
        action
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        if let Action::Do(command) = action {
            return (!self.run(command, context)).then_some(action);
        }
        let parts = &mut *context.parts;
        let live_game = state_mut::<OAnQuan>(&mut parts.rooms).current.live_game_mut();
        let Some(live_game) = live_game else { return Some(action) };
        match act_on_board(action, live_game, context.ctx, &parts.sound)? {
            Action::GoTo(entries) => {
                let turns = live_game.session().game().turns_in(entries);
                live_game.view_turn(turns);
            }
            Action::Press(cell) => {
                live_game.press(cell);
                play_refusal(parts);
            }
            Action::Play(mv) => play(mv, parts),
            action => return Some(action),
        }
        None
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let (ctx, parts) = (context.ctx, &mut *context.parts);
        let Some(live_game) = state_mut::<OAnQuan>(&mut parts.rooms).current.live_game_mut() else {
            return;
        };
        live_game.presenter_mut().set_surface(parts.preferences.surface());
        self.counter.count(live_game.presenter().is_moving(), seconds);
        let settings = &parts.preferences.settings;
        let (evaluation, speed) = (settings.of::<OAnQuan>().evaluation, settings.speed);
        live_game.set_following(evaluation);
        let to_choose = is_empty_quan_open(settings, live_game.session());
        let outcome = live_game.tick(seconds as f32, speed, to_choose);
        parts.sound.play_all(outcome.cues);
        let is_moving = live_game.presenter().is_moving();
        request_next_frame(ctx, is_moving, live_game.next_change_in());
        if outcome.is_undecided {
            parts.dialogs.open_unasked(Dialog::EmptyQuan { then: None });
        } else if let Some(reply) = outcome.offer_reply {
            offers::take_reply(reply, ctx, parts);
        } else if outcome.game_over {
            let session = live_game.session();
            log::info!("game over after {} turns", session.game().turn_count());
            parts.sound.play_end(session.setup(), session.game());
            parts.dialogs.open_unasked(Dialog::Result);
        }
    }

    /// Remembers that Ô ăn quan is played.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let parts = &mut *context.parts;
        if own(parts).current.is_unfinished() && parts.settings().last_room.is_some() {
            parts.change_settings(context.ctx, |settings| settings.last_room = None);
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        let live_game = state_mut::<OAnQuan>(&mut context.parts.rooms).current.live_game_mut();
        let Some(live_game) = live_game else { return Vec::new() };
        let typed = self.type_move(context.ctx, live_game, &context.parts.sound);
        let action = typed.or_else(|| board_keys(context.ctx, live_game));
        action.into_iter().collect()
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        !command.works_in_replay()
    }

    fn has_board(&self) -> bool {
        true
    }

    fn has_copies_in_lists(&self) -> bool {
        true
    }

    fn is_current_game(&self) -> bool {
        true
    }

    fn answer_question(
        &mut self,
        question: GameQuestion,
        agrees: bool,
        context: &mut ScreenContext<'_>,
    ) {
        let parts = &mut *context.parts;
        let words = parts.words();
        if let Some(play) = &mut own_mut(parts).current.play {
            let names = short_names(words, play.session().setup());
            play.answer(question, agrees, &names);
        }
        play_refusal(parts);
    }

    fn check_time(&mut self, context: &mut ScreenContext<'_>) {
        let Parts { rooms, sound, .. } = &mut *context.parts;
        offers::check_time(&mut state_mut::<OAnQuan>(rooms).current, context.ctx, sound);
    }

    fn shared(&self, parts: &Parts) -> Option<SharedGame> {
        let live_game = own(parts).current.live_game()?;
        let (session, viewed) = (live_game.session(), live_game.presenter().viewed_turn());
        let game = session.game();
        let steps = match viewed {
            Some(turns) => game.entries_before_turn(turns + 1),
            None => game.entries().len(),
        };
        let record = record_of(parts.words(), session.setup(), game);
        Some(SharedGame::of_record(&record, steps))
    }

    fn position(&self, parts: &Parts) -> Option<String> {
        own(parts).current.session().map(|session| session.position().to_string())
    }

    fn previews(&self, parts: &Parts) -> bool {
        let settings = parts.settings();
        let setup = own(parts).current.session().map(Session::setup);
        let strongest =
            setup.map_or_else(|| settings.setup::<OAnQuan>(0).strongest(), |it| it.strongest());
        settings.previews(strongest)
    }

    fn under(&self, above: &dyn Screen) -> Under {
        let leads_back = is::<OpenReplay>(above) || is::<OpenEditor>(above);
        if leads_back { Under::Stays } else { Under::AllAreLeft }
    }

    fn resume(&mut self, context: &mut ScreenContext<'_>) {
        if std::mem::take(&mut self.result_waits) {
            context.parts.dialogs.open(Dialog::Result);
        }
    }
}
