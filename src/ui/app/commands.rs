//! Carries out the player's commands, actions and answers.

use eframe::egui::{Context, Key, Modifiers, Popup, ViewportCommand};

use super::replay::ReplayOrigin;
use super::settings::surface;
use super::{App, Screen};
use crate::settings::{Settings, TextSize};
use crate::ui::board::cell_of_arrow;
use crate::ui::command::Command;
use crate::ui::dialog_input::DialogOpening;
use crate::ui::dialogs::{Dialog, DialogAnswer};
use crate::ui::display_page;
use crate::ui::new_game::{self, NewGameAction};
use crate::ui::rules_page;
use crate::ui::screens::{self, Action};
use crate::ui::sound_page;
use crate::ui::typing::Typing;

impl App {
    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Do(command) => self.command(ctx, command),
            Action::Resume => self.screen = Screen::Game,
            Action::Set(settings) => self.set(ctx, *settings),
            Action::Dismiss => self.dismiss_message(),
            Action::Library(action) => self.run_library_action(ctx, action),
            Action::Statistics(action) => self.run_statistics_action(ctx, action),
            Action::OpenRoom(index) => self.open_room(index, false),
            Action::ContinueRoom(index) => self.open_room(index, true),
            Action::Room(action) => self.run_room_action(ctx, action),
            Action::FinishEdit(edited) => self.finish_edit(ctx, edited),
            Action::FinishMotion => self.finish_motion(),
            Action::LookAt(turns) => {
                if let Some(live_game) = &mut self.live_game {
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
                if let Some(live_game) = &mut self.live_game {
                    live_game.press(cell);
                }
                self.play_refusal_sound();
            }
            Action::Play(mv) => {
                if let Some(live_game) = &mut self.live_game {
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
            Command::NewGame if self.is_under_way() => self.open(Dialog::AskNewGame),
            Command::NewGame => self.new_game(ctx),
            Command::NewGameForm => self.open(Dialog::NewGame),
            Command::Quit => self.request_quit(ctx),
            Command::Rules if matches!(self.screen, Screen::Game | Screen::Replay) => {
                self.open(Dialog::RulesInForce);
            }
            Command::Rules => self.open(Dialog::Rules { form_waits: false }),
            Command::SoundPage => self.open(Dialog::Sound { tries_music: false }),
            Command::DisplayPage => self.open(Dialog::Display),
            Command::Preview => {
                let preview = !self.settings.preview;
                self.set(ctx, Settings { preview, ..self.settings.clone() });
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
            Command::OtherGames => self.open_other_games(ctx),
            Command::Learn => self.learn(),
            Command::HowToPlay => self.open(Dialog::HowToPlay),
            Command::About => self.open(Dialog::About),
            Command::Effects => {
                let effects = !self.settings.effects;
                self.set(ctx, Settings { effects, ..self.settings.clone() });
            }
            Command::Music => {
                let music = !self.settings.music;
                self.set(ctx, Settings { music, ..self.settings.clone() });
            }
            Command::Evaluation if self.screen == Screen::Game => {
                let evaluation = !self.settings.evaluation;
                self.set(ctx, Settings { evaluation, ..self.settings.clone() });
                ctx.request_repaint();
            }
            Command::Moves
                if matches!(self.screen, Screen::Game | Screen::Replay | Screen::Room) =>
            {
                let moves = Some(!screens::shows_moves(&self.settings, ctx.content_rect().width()));
                self.set(ctx, Settings { moves, ..self.settings.clone() });
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
        let (Some(live_game), Screen::Game) = (&mut self.live_game, self.screen) else {
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

    /// Opens a dialog that the player requested.
    pub(super) fn open(&mut self, dialog: Dialog) {
        self.open_as(dialog, DialogOpening::Requested);
    }

    /// Opens a dialog that appears by itself.
    pub(super) fn open_unasked(&mut self, dialog: Dialog) {
        self.open_as(dialog, DialogOpening::Unasked);
    }

    fn open_as(&mut self, dialog: Dialog, opening: DialogOpening) {
        log::debug!("dialog: {dialog:?}");
        self.dialog = Some(dialog);
        self.dialog_input.open(opening);
        self.typing = Typing::default();
    }

    pub(super) fn answer(&mut self, ctx: &Context, answer: DialogAnswer) {
        log::debug!("answer: {answer:?}");
        self.dialog = None;
        match answer {
            DialogAnswer::Close => {}
            DialogAnswer::KeepPlaying => self.screen = Screen::Game,
            DialogAnswer::NewGame => self.new_game(ctx),
            DialogAnswer::Open(game) => self.open_now(ctx, *game),
            DialogAnswer::Quit => self.quit(ctx),
            DialogAnswer::TakeBack => self.game_command(Command::Undo),
            DialogAnswer::Replay => self.replay_live_game(ReplayOrigin::Result),
            DialogAnswer::Menu => self.screen = Screen::Menu,
            DialogAnswer::Learn => self.learn(),
            DialogAnswer::Licences => self.open(Dialog::Licences),
            DialogAnswer::Resign
            | DialogAnswer::OfferStop
            | DialogAnswer::Stop
            | DialogAnswer::OtherStarts
            | DialogAnswer::SwapSeats
            | DialogAnswer::Give { .. } => self.answer_offer(ctx, &answer),
        }
    }

    pub(super) fn answer_rules(&mut self, ctx: &Context, answer: rules_page::RulesAction) {
        match answer {
            rules_page::RulesAction::Close => {
                if let Some(Dialog::Rules { form_waits: true }) = self.dialog.take() {
                    self.open(Dialog::NewGame);
                }
            }
            rules_page::RulesAction::Edit => self.open(Dialog::Rules { form_waits: false }),
            rules_page::RulesAction::Set(rules) => {
                self.set(ctx, Settings { rules: *rules, ..self.settings.clone() });
            }
        }
    }

    pub(super) fn answer_form(&mut self, ctx: &Context, answer: new_game::FormResponse) {
        if let Some(settings) = answer.set {
            self.set(ctx, settings);
            ctx.request_repaint();
        }
        match answer.then {
            None => return,
            Some(NewGameAction::Close) => self.dialog = None,
            Some(NewGameAction::Begin) if self.is_under_way() => self.open(Dialog::AskNewGame),
            Some(NewGameAction::Begin) => self.new_game(ctx),
            Some(NewGameAction::Rules) => self.rules_from_form(),
        }
        ctx.request_repaint();
    }

    /// Opens the rules page in place of the new-game form, which returns afterwards.
    fn rules_from_form(&mut self) {
        self.open(Dialog::Rules { form_waits: true });
    }

    pub(super) fn answer_sound(&mut self, ctx: &Context, answer: sound_page::SoundAction) {
        match answer {
            sound_page::SoundAction::Close => {
                self.dialog = None;
                self.set(ctx, self.settings.clone());
            }
            sound_page::SoundAction::Do(command) => self.command(ctx, command),
            sound_page::SoundAction::Set { settings, settled } => {
                let before = std::mem::replace(&mut self.settings, *settings);
                // A newly chosen piece plays at once, even in the menu.
                if let Some(Dialog::Sound { tries_music }) = &mut self.dialog {
                    *tries_music |= before.game_music != self.settings.game_music;
                }
                if settled {
                    self.set(ctx, self.settings.clone());
                } else {
                    self.apply_settings(ctx);
                }
                if before.effects_volume != self.settings.effects_volume {
                    self.audio.play(surface(self.settings.board).sound());
                }
            }
        }
    }

    fn set_text_size(&mut self, ctx: &Context, other: impl FnOnce(TextSize) -> Option<TextSize>) {
        if let Some(text_size) = other(self.settings.text_size) {
            self.set(ctx, Settings { text_size, ..self.settings.clone() });
            ctx.request_repaint();
        }
    }

    pub(super) fn answer_display(&mut self, ctx: &Context, answer: display_page::DisplayAction) {
        match answer {
            display_page::DisplayAction::Close => self.dialog = None,
            display_page::DisplayAction::Do(command) => self.command(ctx, command),
            display_page::DisplayAction::Set(settings) => self.set(ctx, *settings),
        }
    }

    /// Handles the keys while a dialog is open: those that work everywhere, and those of the
    /// switches on the page, which are the same as in the game.
    fn dialog_key(&mut self, ctx: &Context) {
        let own: &[Command] = match self.dialog {
            Some(Dialog::Sound { .. }) => &[Command::Effects, Command::Music, Command::SoundPage],
            Some(Dialog::Display) => &[Command::Preview, Command::DisplayPage],
            Some(Dialog::NewGame) => &[Command::NewGameForm, Command::Rules],
            Some(Dialog::Review) => &[Command::Review],
            _ => &[],
        };
        match Command::pressed(ctx, |command| command.works_everywhere() || own.contains(&command))
        {
            Some(Command::SoundPage) => self.answer_sound(ctx, sound_page::SoundAction::Close),
            Some(Command::DisplayPage | Command::NewGameForm | Command::Review) => {
                self.dialog = None;
            }
            Some(Command::Rules) => self.rules_from_form(),
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
        if self.asks_first_question() || self.opening.is_some() || !free {
            return;
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            match self.is_unfinished() {
                true => self.screen = Screen::Game,
                false => self.command(ctx, Command::NewGame),
            }
        }
    }

    /// Handles the keys that no widget takes.
    pub(super) fn keys(&mut self, ctx: &Context) {
        if self.dialog.is_some() {
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
        } else if self.live_game.is_some() && pressed(Key::Escape) {
            self.screen = Screen::Game;
        }
        self.clipboard_keys(ctx);
        if let Some(command) = Command::pressed(ctx, |command| !command.works_in_replay()) {
            self.command(ctx, command);
        }
    }
}
