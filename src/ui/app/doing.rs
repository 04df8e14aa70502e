//! Doing what the player asks for.

use eframe::egui::{Context, Key, Modifiers, ViewportCommand};

use super::keeping::surface;
use super::{App, Screen};
use crate::settings::Settings;
use crate::ui::board::cell_of_arrow;
use crate::ui::command::Command;
use crate::ui::dialogs::{Answer, Dialog};
use crate::ui::rules_page;
use crate::ui::screens::Action;
use crate::ui::sound_page;

impl App {
    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Do(command) => self.command(ctx, command),
            Action::Resume => self.screen = Screen::Game,
            Action::Set(settings) => self.set(ctx, *settings),
            Action::Dismiss => {
                self.load_problem = None;
                self.save_message = None;
            }
            Action::FinishMotion => self.finish_motion(),
            Action::Press(cell) => {
                if let Some(table) = &mut self.table {
                    table.press(cell);
                }
                self.hear_refusal();
            }
            Action::Play(mv) => {
                if let Some(table) = &mut self.table {
                    table.play(mv);
                }
                self.hear_refusal();
            }
        }
    }

    pub(super) fn command(&mut self, ctx: &Context, command: Command) {
        match command {
            // First the question of the first run is answered.
            Command::NewGame | Command::Rules if self.is_asking() => {}
            Command::Menu => self.screen = Screen::Menu,
            Command::NewGame if self.is_under_way() => self.open(Dialog::AskNewGame),
            Command::NewGame => self.new_game(ctx),
            Command::Quit if self.is_under_way() => self.open(Dialog::AskQuit),
            Command::Quit => self.quit(ctx),
            Command::Rules if self.screen == Screen::Game => self.open(Dialog::RulesInForce),
            Command::Rules => self.open(Dialog::Rules),
            Command::SoundPage => self.open(Dialog::Sound),
            Command::CopyPosition => self.copy_position(ctx),
            Command::CopyGame => self.copy_game(ctx),
            Command::PasteGame => self.request_paste(ctx),
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
            Command::Fullscreen => {
                let fullscreen = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!fullscreen));
            }
            _ => self.table_command(command),
        }
    }

    /// Commands that only a game on the screen understands.
    pub(super) fn table_command(&mut self, command: Command) {
        let (Some(table), Screen::Game) = (&mut self.table, self.screen) else {
            return;
        };
        log::debug!("command: {command:?}");
        match command {
            Command::Undo => table.undo(),
            Command::Redo => table.redo(),
            Command::ShowAgain => table.show_again(),
            Command::Hint => table.toggle_hint(),
            Command::Pause => table.toggle_pause(),
            Command::Step => table.step(),
            Command::MoveNow => table.move_now(),
            Command::TryAgain => table.retry(),
            _ => {}
        }
    }

    pub(super) fn open(&mut self, dialog: Dialog) {
        log::debug!("dialog: {dialog:?}");
        self.dialog = Some(dialog);
        self.dialogs_opened += 1;
        self.rules_page = rules_page::Memory::default();
        self.tries_music = false;
    }

    pub(super) fn answer(&mut self, ctx: &Context, answer: Answer) {
        log::debug!("answer: {answer:?}");
        self.dialog = None;
        match answer {
            Answer::Close => {}
            Answer::KeepPlaying => self.screen = Screen::Game,
            Answer::NewGame => self.new_game(ctx),
            Answer::Open(record) => self.open_record(ctx, *record),
            Answer::Quit => self.quit(ctx),
            Answer::TakeBack => self.table_command(Command::Undo),
            Answer::Menu => self.screen = Screen::Menu,
        }
    }

    pub(super) fn answer_rules(&mut self, ctx: &Context, answer: rules_page::Answer) {
        match answer {
            rules_page::Answer::Close => self.dialog = None,
            rules_page::Answer::Edit => self.open(Dialog::Rules),
            rules_page::Answer::Set(rules) => {
                self.set(ctx, Settings { rules: *rules, ..self.settings.clone() });
            }
        }
    }

    pub(super) fn answer_sound(&mut self, ctx: &Context, answer: sound_page::Answer) {
        match answer {
            sound_page::Answer::Close => {
                self.dialog = None;
                self.set(ctx, self.settings.clone());
            }
            sound_page::Answer::Do(command) => self.command(ctx, command),
            sound_page::Answer::Set { settings, settled } => {
                let before = std::mem::replace(&mut self.settings, *settings);
                // Also in the menu the piece that is chosen is heard.
                self.tries_music |= before.game_music != self.settings.game_music;
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

    pub(super) fn quit(&mut self, ctx: &Context) {
        self.may_quit = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// A key on the page of sound and music, which hides nothing else that has
    /// one.
    fn sound_key(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Effects | Command::Music => self.command(ctx, command),
            Command::SoundPage => self.answer_sound(ctx, sound_page::Answer::Close),
            _ => {}
        }
    }

    /// Keys that are not a widget's.
    pub(super) fn keys(&mut self, ctx: &Context) {
        if let Some(dialog) = &self.dialog {
            if matches!(dialog, Dialog::Sound)
                && let Some(command) = Command::pressed(ctx)
            {
                self.sound_key(ctx, command);
            }
            return;
        }
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if self.screen == Screen::Game
            && let Some(table) = &mut self.table
        {
            if table.is_moving() {
                if pressed(Key::Space) || pressed(Key::Escape) {
                    self.finish_motion();
                }
            } else if pressed(Key::Escape) {
                let focused = ctx.memory(|memory| memory.focused());
                if table.chosen.is_some() || focused.is_some() {
                    table.let_go();
                    if let Some(id) = focused {
                        ctx.memory_mut(|memory| match cell_of_arrow(id) {
                            Some(cell) => memory.request_focus(cell),
                            None => memory.surrender_focus(id),
                        });
                    }
                } else if table.hint().is_some() {
                    table.toggle_hint();
                } else {
                    self.screen = Screen::Menu;
                }
            }
        } else if self.table.is_some() && pressed(Key::Escape) {
            self.screen = Screen::Game;
        }
        self.clipboard_keys(ctx);
        if let Some(command) = Command::pressed(ctx) {
            self.command(ctx, command);
        }
    }
}
