//! Carries out the player's commands, actions and answers.

use eframe::egui::{Context, Key, Modifiers, Popup, ViewportCommand};

use super::replay::ReplayOrigin;
use super::{App, Screen};
use crate::audio::Sound;
use crate::settings::{Settings, TextSize};
use crate::ui::board::cell_of_arrow;
use crate::ui::command::Command;
use crate::ui::dialogs::{Dialog, Question, TextPage};
use crate::ui::screens::{self, Action};
use crate::ui::sound_page::SoundAction;

impl App {
    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Do(command) => self.command(ctx, command),
            Action::Resume => self.screen = Screen::Game,
            Action::Set(settings) => self.set(ctx, *settings),
            Action::Dismiss => self.dismiss_message(),
            Action::Library(action) => self.run_library_action(ctx, action),
            Action::Statistics(action) => self.run_statistics_action(ctx, action),
            Action::OpenRoom(index) => self.open_room(ctx, index),
            Action::Room(action) => self.run_room_action(ctx, action),
            Action::FinishEdit(edited) => self.finish_edit(ctx, edited),
            Action::FinishMotion => self.finish_motion(),
            Action::LookAt(turns) => {
                if let Some(live_game) = &mut self.current.live_game {
                    live_game.view_turn(turns);
                }
            }
            Action::GoTo(_) | Action::SetPace(_) => self.act_in_replay(ctx, &action),
            Action::Review(asked) => self.answer_review(ctx, asked),
            Action::Press(_) if self.screen == Screen::Replay => self.act_in_replay(ctx, &action),
            Action::Lesson(topic) => self.begin_lesson(topic),
            Action::NextTask => self.next_task(ctx),
            Action::Press(cell) if self.screen == Screen::Lesson => self.press_in_lesson(cell),
            Action::Play(mv) if self.screen == Screen::Lesson => self.play_in_lesson(mv),
            Action::ClearChoice => self.clear_choice(ctx),
            Action::Press(cell) => {
                if let Some(live_game) = &mut self.current.live_game {
                    live_game.press(cell);
                }
                self.play_refusal_sound();
            }
            Action::Play(mv) => {
                if let Some(live_game) = &mut self.current.live_game {
                    live_game.play(mv);
                }
                self.play_refusal_sound();
            }
        }
    }

    pub(super) fn command(&mut self, ctx: &Context, command: Command) {
        if self.run_in_room(ctx, command) {
            return;
        }
        match command {
            // The player must answer the first-run question first.
            Command::NewGame | Command::NewGameForm | Command::Rules
                if self.asks_first_question() => {}
            Command::Menu => self.screen = Screen::Menu,
            Command::NewGame if self.current.is_under_way() => self.dialogs.ask(Question::NewGame),
            Command::NewGame => self.new_game(ctx),
            Command::NewGameForm => self.dialogs.open(Dialog::new_game()),
            Command::Quit => self.request_quit(ctx),
            Command::Rules if matches!(self.screen, Screen::Game | Screen::Replay) => {
                self.dialogs.open(Dialog::RulesInForce);
            }
            Command::Rules => self.dialogs.open(Dialog::rules(false)),
            Command::SoundPage => self.dialogs.open(Dialog::Sound { tries_music: false }),
            Command::DisplayPage => self.dialogs.open(Dialog::Display),
            Command::Preview => {
                let preview = !self.preferences.settings.preview;
                self.set(ctx, Settings { preview, ..self.preferences.settings.clone() });
            }
            Command::LargerText => self.set_text_size(ctx, TextSize::larger),
            Command::SmallerText => self.set_text_size(ctx, TextSize::smaller),
            Command::UsualText => self.set_text_size(ctx, |_| Some(TextSize::USUAL)),
            Command::CopyPosition => self.copy_position(ctx),
            Command::CopyGame => self.copy_game(ctx),
            Command::PasteGame => self.request_paste(ctx),
            Command::Games | Command::Statistics if self.asks_first_question() => {}
            Command::Games => self.open_library(),
            Command::Statistics => self.open_statistics(),
            Command::OtherGames => self.open_other_games(),
            Command::Learn => self.learn(),
            Command::HowToPlay => self.dialogs.open(Dialog::Text(TextPage::HowToPlay)),
            Command::About => self.dialogs.open(Dialog::Text(TextPage::About)),
            Command::Effects => {
                let effects = !self.preferences.settings.effects;
                self.set(ctx, Settings { effects, ..self.preferences.settings.clone() });
            }
            Command::Music => {
                let music = !self.preferences.settings.music;
                self.set(ctx, Settings { music, ..self.preferences.settings.clone() });
            }
            Command::Evaluation if self.screen == Screen::Game => {
                let evaluation = !self.preferences.settings.evaluation;
                self.set(ctx, Settings { evaluation, ..self.preferences.settings.clone() });
                ctx.request_repaint();
            }
            Command::Moves
                if matches!(self.screen, Screen::Game | Screen::Replay | Screen::Room) =>
            {
                let moves = Some(!screens::shows_moves(
                    &self.preferences.settings,
                    ctx.content_rect().width(),
                ));
                self.set(ctx, Settings { moves, ..self.preferences.settings.clone() });
                ctx.request_repaint();
            }
            Command::Fullscreen => {
                let fullscreen = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!fullscreen));
            }
            Command::Replay => self.replay_live_game(ReplayOrigin::Game),
            _ if self.replay_command(ctx, command) => {}
            _ if self.run_offer_command(ctx, command) => {}
            _ => self.game_command(command),
        }
    }

    /// Runs a command that needs a game on the screen. Does nothing on other screens.
    pub(super) fn game_command(&mut self, command: Command) {
        let (Some(live_game), Screen::Game) = (&mut self.current.live_game, self.screen) else {
            return;
        };
        log::debug!("command: {command:?}");
        match command {
            Command::Undo => live_game.undo(),
            Command::Redo => live_game.redo(),
            Command::ShowAgain => live_game.show_again(),
            Command::Hint => live_game.toggle_hint(),
            Command::Earlier => live_game.view_earlier(),
            Command::Later => live_game.view_later(),
            Command::Now => live_game.view_current(),
            Command::Pause => live_game.toggle_pause(),
            Command::Step => live_game.step(),
            Command::MoveNow => live_game.move_now(),
            Command::TryAgain => live_game.retry(),
            _ => {}
        }
    }

    /// Plays the sound of a refusal if the last choice on the board was refused.
    fn play_refusal_sound(&self) {
        if self.current.live_game.as_ref().is_some_and(|live_game| live_game.refusal().is_some()) {
            self.sound.play(Sound::Refusal);
        }
    }

    fn set_text_size(&mut self, ctx: &Context, other: impl FnOnce(TextSize) -> Option<TextSize>) {
        if let Some(text_size) = other(self.preferences.settings.text_size) {
            self.set(ctx, Settings { text_size, ..self.preferences.settings.clone() });
            ctx.request_repaint();
        }
    }

    /// Handles the keys while a dialog is open.
    fn dialog_key(&mut self, ctx: &Context) {
        match self.dialogs.pressed_command(ctx) {
            Some(Command::SoundPage) => self.answer_sound(ctx, SoundAction::Close),
            Some(Command::DisplayPage | Command::NewGameForm | Command::Review) => {
                self.dialogs.close();
            }
            Some(Command::Rules) => self.dialogs.open(Dialog::rules(true)),
            Some(command) => self.command(ctx, command),
            None => {}
        }
    }

    /// Clears the chosen cell. If an arrow has the keyboard focus, moves the focus to its cell;
    /// otherwise clears the focus.
    fn clear_choice(&mut self, ctx: &Context) {
        if let Some(live_game) = self.active_game() {
            live_game.clear_choice();
        }
        if let Some(id) = ctx.memory(|memory| memory.focused()) {
            ctx.memory_mut(|memory| match cell_of_arrow(id) {
                Some(cell) => memory.request_focus(cell),
                None => memory.surrender_focus(id),
            });
        }
    }

    /// Lets Enter press the first button of the menu if nothing has the keyboard focus.
    fn menu_key(&mut self, ctx: &Context) {
        let free = ctx.memory(|memory| memory.focused()).is_none();
        // Any key ends the opening scene.
        if self.asks_first_question() || self.graphics.opening.is_some() || !free {
            return;
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            match self.current.is_unfinished() {
                true => self.screen = Screen::Game,
                false => self.command(ctx, Command::NewGame),
            }
        }
    }

    /// Handles the keys that no widget takes.
    pub(super) fn keys(&mut self, ctx: &Context) {
        if self.dialogs.is_open() {
            self.follow_copy_in_dialog(ctx);
            self.dialog_key(ctx);
            return;
        }
        if Popup::is_any_open(ctx) {
            // Escape only closes the list, and the arrow keys move within it.
            if let Some(command) = Command::pressed(ctx, Command::works_everywhere) {
                self.command(ctx, command);
            }
            // A copy that was started from the list may still be in progress.
            if matches!(self.screen, Screen::Game | Screen::Replay) {
                self.clipboard_keys(ctx);
            }
            return;
        }
        match self.screen {
            Screen::Library => return self.library_keys(ctx),
            Screen::Statistics => return self.statistics_keys(ctx),
            Screen::Replay => return self.replay_keys(ctx),
            Screen::OtherGames => return self.other_games_keys(ctx),
            Screen::Room => return self.room_keys(ctx),
            Screen::Menu => self.menu_key(ctx),
            Screen::Game | Screen::Lesson => {}
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if let Some(live_game) = self.active_game() {
            if live_game.viewed_turn().is_some() && pressed(Key::Escape) {
                live_game.view_current();
            } else if live_game.is_moving() {
                if pressed(Key::Space) || pressed(Key::Escape) {
                    self.finish_motion();
                }
            } else if pressed(Key::Escape) {
                let focused = ctx.memory(|memory| memory.focused());
                // Escape during a drag cancels it without hiding the hint or leaving the game.
                let drags = ctx.input(|input| input.pointer.primary_down());
                if live_game.chosen.is_some() || focused.is_some() || drags {
                    self.clear_choice(ctx);
                } else if live_game.hint().is_some() {
                    live_game.toggle_hint();
                } else {
                    self.screen = Screen::Menu;
                }
            }
        } else if self.current.live_game.is_some() && pressed(Key::Escape) {
            self.screen = Screen::Game;
        }
        self.clipboard_keys(ctx);
        if let Some(command) = Command::pressed(ctx, |command| !command.works_in_replay()) {
            self.command(ctx, command);
        }
    }
}
