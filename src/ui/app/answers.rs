//! Carries out what the player did in a dialog.

use eframe::egui::Context;

use super::App;
use super::screen::{ReplayOrigin, Screen};
use crate::settings::Settings;
use crate::ui::command::Command;
use crate::ui::dialogs::{Dialog, DialogAnswer, DialogResponse, Question, TextPage};
use crate::ui::new_game::{FormResponse, NewGameAction};
use crate::ui::rules_page::RulesAction;
use crate::ui::settings_sheet::SettingsAction;
use crate::ui::words::Printed;

impl App {
    pub(super) fn respond(&mut self, ctx: &Context, response: DialogResponse) {
        match response {
            DialogResponse::Answer(answer) => self.answer(ctx, answer),
            DialogResponse::Unsaved(answer) => self.answer_unsaved(ctx, answer),
            DialogResponse::Picture(answer) => self.answer_picture(ctx, answer),
            DialogResponse::Print(answer) => self.answer_print(answer),
            DialogResponse::Game(answer) => self.answer_game_sheet(ctx, answer),
            DialogResponse::NewGame(response) => self.answer_form(ctx, response),
            DialogResponse::PlayOn(response) => self.answer_play_on(ctx, response),
            DialogResponse::EmptyQuan(rule) => self.answer_empty_quan(ctx, rule),
            DialogResponse::Rules(action) => self.answer_rules(ctx, action),
            DialogResponse::Settings(action) => self.answer_settings(ctx, action),
            DialogResponse::Review(action) => self.act_in_review(ctx, action),
        }
    }

    fn answer(&mut self, ctx: &Context, answer: DialogAnswer) {
        log::debug!("answer: {answer:?}");
        self.dialogs.close();
        match answer {
            DialogAnswer::Close => {}
            DialogAnswer::KeepPlaying => self.go_to(Screen::Game),
            DialogAnswer::NextRound => self.game_command(Command::NextRound),
            DialogAnswer::NewGame => self.new_game(ctx),
            DialogAnswer::Open(game) => self.open_now(ctx, *game),
            DialogAnswer::Choose(found) => self.open_found(ctx, *found),
            DialogAnswer::Quit => self.quit(ctx),
            DialogAnswer::TakeBack => self.game_command(Command::Undo),
            DialogAnswer::Replay => self.replay_live_game(ReplayOrigin::Result),
            DialogAnswer::Mistakes => self.show_mistakes(ctx),
            DialogAnswer::Practise => self.practise_from_result(ctx),
            DialogAnswer::PlayAtLevel(level) => self.play_at_level(ctx, level),
            DialogAnswer::Picture => self.open_picture(false, true),
            DialogAnswer::Menu => self.go_home(),
            DialogAnswer::Learn => self.learn(),
            DialogAnswer::Print => self.open_print(Printed::Rules),
            DialogAnswer::Licences => self.dialogs.open(Dialog::Text(TextPage::Licences)),
            DialogAnswer::Resign
            | DialogAnswer::OfferStop
            | DialogAnswer::Stop
            | DialogAnswer::OtherStarts
            | DialogAnswer::SwapSeats
            | DialogAnswer::Give { .. } => self.answer_offer(ctx, &answer),
        }
    }

    fn answer_rules(&mut self, ctx: &Context, answer: RulesAction) {
        match answer {
            RulesAction::Close => {
                if let Some(Dialog::Rules { form_waits: true, .. }) = self.dialogs.take() {
                    self.dialogs.open(Dialog::new_game());
                }
            }
            RulesAction::Edit => self.dialogs.open(Dialog::rules(false)),
            RulesAction::Set(rules) if let Screen::Editor(editor) = &mut self.screen => {
                editor.set_rules(&rules);
            }
            RulesAction::Set(rules) => {
                let settings = self.preferences.settings.clone().with_rules(*rules);
                self.set(ctx, settings);
            }
        }
    }

    fn answer_form(&mut self, ctx: &Context, answer: FormResponse) {
        if let Some(chosen) = answer.set {
            let (rules, before) = (chosen.rules.clone(), self.preferences.settings.rules.clone());
            self.set(ctx, Settings { rules: before, ..chosen }.with_rules(rules));
        }
        match answer.then {
            None => {}
            Some(NewGameAction::Close) => self.dialogs.close(),
            Some(NewGameAction::Begin) if self.current.is_under_way() => {
                self.dialogs.ask(Question::NewGame)
            }
            Some(NewGameAction::Begin) => self.new_game(ctx),
            Some(NewGameAction::Rules) => self.dialogs.open(Dialog::rules(true)),
            Some(NewGameAction::Position) => self.open_editor(),
        }
    }

    pub(super) fn answer_settings(&mut self, ctx: &Context, answer: SettingsAction) {
        match answer {
            SettingsAction::Close => {
                self.dialogs.close();
                self.set(ctx, self.preferences.settings.clone());
            }
            SettingsAction::Do(command) => self.command(ctx, command),
            SettingsAction::Set { settings, settled } => {
                let before = std::mem::replace(&mut self.preferences.settings, *settings);
                // A newly chosen piece plays at once, even on the home.
                if let Some(Dialog::Settings { tries_music }) = self.dialogs.current_mut() {
                    *tries_music |= before.game_music != self.preferences.settings.game_music;
                }
                if settled {
                    self.set(ctx, self.preferences.settings.clone());
                } else {
                    self.apply_settings(ctx);
                }
                if before.effects_volume != self.preferences.settings.effects_volume {
                    self.sound.play(self.preferences.surface().sound());
                }
            }
        }
    }

    fn answer_play_on(&mut self, ctx: &Context, answer: FormResponse) {
        if let (Some(settings), Some(Dialog::PlayOn { draft, .. })) =
            (answer.set, self.dialogs.current_mut())
        {
            **draft = settings;
        }
        match answer.then {
            Some(NewGameAction::Close) => self.dialogs.close(),
            Some(NewGameAction::Begin) => self.play_on(ctx),
            Some(NewGameAction::Rules | NewGameAction::Position) | None => {}
        }
    }
}
