//! Carries out what the player did in a dialog.

use eframe::egui::Context;

use super::game_texts::answer_game_sheet;
use super::pictures::open_picture;
use super::prints::{answer_print, open_print};
use super::screen::{Screen, ScreenContext, of_type};
use super::{App, door, empty_quan, games, offers, result};
use crate::games::OAnQuan;
use crate::ui::app::screen::OpenEditor;
use crate::ui::command::Command;
use crate::ui::dialogs::{Dialog, DialogAnswer, DialogResponse, Question, TextPage};
use crate::ui::oanquan::lesson;
use crate::ui::oanquan::own;
use crate::ui::oanquan::settings::set_rules;
use crate::ui::rules_page::RulesAction;
use crate::ui::screens::{Action, EditorAction};
use crate::ui::settings_sheet::SettingsAction;
use crate::ui::table::GameScreen;
use crate::ui::table::OpenLesson;
use crate::ui::table::ReplayScreen;
use crate::ui::table::form::{FormAction, FormResponse, PlayOnAnswer};
use crate::ui::table::go_to_game;
use crate::ui::words::Printed;

impl App {
    pub(super) fn respond(&mut self, ctx: &Context, response: DialogResponse) {
        let parts = &mut self.parts;
        match response {
            DialogResponse::Answer(answer) => self.answer(ctx, answer),
            DialogResponse::Unsaved(answer) => self.answer_unsaved(ctx, answer),
            DialogResponse::Picture(answer) => self.drawing.answer(answer, ctx, parts),
            DialogResponse::Print(answer) => answer_print(answer, parts),
            DialogResponse::Game(answer) => answer_game_sheet(answer, ctx, parts),
            DialogResponse::NewGame(response) => self.answer_form(ctx, *response),
            DialogResponse::PlayOn(answer) => self.answer_play_on(ctx, answer),
            DialogResponse::EmptyQuan(rule) => {
                self.with_screen(ctx, |_, context| empty_quan::answer(rule, context));
            }
            DialogResponse::Rules(action) => self.answer_rules(ctx, action),
            DialogResponse::Settings(action) => self.answer_settings(ctx, action),
            DialogResponse::Review(action) => self.with_screen(ctx, |screen, context| {
                if let Some(replay) = of_type::<ReplayScreen<OAnQuan>>(screen) {
                    replay.act_on_review(action, context);
                }
            }),
        }
    }

    fn answer(&mut self, ctx: &Context, answer: DialogAnswer) {
        log::debug!("answer: {answer:?}");
        self.parts.dialogs.close();
        match answer {
            DialogAnswer::Quit => self.quit(ctx),
            answer => self.with_screen(ctx, |screen, context| answer_on(screen, answer, context)),
        }
    }

    fn answer_rules(&mut self, ctx: &Context, answer: RulesAction) {
        let parts = &mut self.parts;
        match answer {
            RulesAction::Close => {
                if let Some(Dialog::Rules { form_waits: true, .. }) = parts.dialogs.take() {
                    parts.dialogs.open(Dialog::new_game());
                }
            }
            RulesAction::Edit => parts.dialogs.open(Dialog::rules(false)),
            RulesAction::Set(rules) if self.stack.top().edited_rules().is_some() => {
                self.act(ctx, Action::Editor(EditorAction::Rules(rules)));
            }
            RulesAction::Set(rules) => {
                parts.change_settings(ctx, |settings| set_rules(settings, *rules));
            }
        }
    }

    fn answer_form(&mut self, ctx: &Context, answer: FormResponse<OAnQuan>) {
        let parts = &mut self.parts;
        if let Some(chosen) = answer.set {
            parts.change_settings(ctx, |settings| {
                settings.of_mut::<OAnQuan>().set_players(chosen.players);
                set_rules(settings, chosen.game.0);
            });
        }
        match answer.then {
            None => {}
            Some(FormAction::Close) => parts.dialogs.close(),
            Some(FormAction::Begin) if own(parts).current.is_under_way() => {
                parts.dialogs.ask(Question::NewGame)
            }
            Some(FormAction::Begin) => {
                self.with_screen(ctx, |_, context| games::new_game(context));
            }
            Some(FormAction::Do(Command::Rules)) => parts.dialogs.open(Dialog::rules(true)),
            Some(FormAction::Do(command)) => self.command(ctx, command),
        }
    }

    pub(super) fn answer_settings(&mut self, ctx: &Context, answer: SettingsAction) {
        let parts = &mut self.parts;
        match answer {
            SettingsAction::Close => {
                parts.dialogs.close();
                parts.keep_settings(ctx);
            }
            SettingsAction::Do(command) => self.command(ctx, command),
            SettingsAction::Set { settings, settled } => {
                let before = std::mem::replace(&mut parts.preferences.settings, *settings);
                // A newly chosen piece plays at once, even on the home.
                if let Some(Dialog::Settings { tries_music }) = parts.dialogs.current_mut() {
                    *tries_music |= before.game_music != parts.preferences.settings.game_music;
                }
                if settled {
                    parts.keep_settings(ctx);
                } else {
                    parts.apply_settings(ctx);
                }
                if before.effects_volume != parts.settings().effects_volume {
                    parts.sound.play(parts.surface().sound());
                }
            }
        }
    }

    fn answer_play_on(&mut self, ctx: &Context, answer: PlayOnAnswer) {
        if let Some(Dialog::PlayOn(question)) = self.parts.dialogs.take()
            && answer == PlayOnAnswer::Begin
        {
            self.with_screen(ctx, |screen, context| {
                if let Some(replay) = of_type::<ReplayScreen<OAnQuan>>(screen) {
                    replay.play_on(&question, context);
                } else if let Some(editor) = of_type::<OpenEditor>(screen) {
                    editor.play_on(&question, context);
                }
            });
        }
    }
}

/// Carries out an answer in a dialog over this screen.
fn answer_on(screen: &mut dyn Screen, answer: DialogAnswer, context: &mut ScreenContext<'_>) {
    match answer {
        DialogAnswer::Close | DialogAnswer::Quit => {}
        DialogAnswer::KeepPlaying => go_to_game::<OAnQuan>(context),
        DialogAnswer::NextRound => in_game(screen, Command::NextRound, context),
        DialogAnswer::TakeBack => in_game(screen, Command::Undo, context),
        DialogAnswer::NewGame => games::new_game(context),
        DialogAnswer::Open(game) => games::open_now(*game, false, context),
        DialogAnswer::Choose(found) => door::open_found(*found, screen, context),
        DialogAnswer::Replay => on_game(screen, |game| game.open_replay(true, context)),
        DialogAnswer::Mistakes => on_game(screen, |game| game.show_mistakes(context)),
        DialogAnswer::Practise => on_game(screen, |game| game.practise(context)),
        DialogAnswer::PlayAtLevel(level) => result::play_at_level(level, context),
        DialogAnswer::Picture => open_picture(screen, false, true, context.parts),
        DialogAnswer::Menu => context.go_home(),
        DialogAnswer::Learn => match of_type::<OpenLesson<OAnQuan>>(screen) {
            Some(open) => lesson::stay(open, context),
            None => lesson::learn(context),
        },
        DialogAnswer::Print => open_print(Printed::Rules, context.parts),
        DialogAnswer::Licences => {
            context.parts.dialogs.open(Dialog::Text(TextPage::Licences));
        }
        DialogAnswer::Game(question, agrees) => {
            screen.answer_question(question, agrees, context);
        }
        DialogAnswer::Resign
        | DialogAnswer::OfferStop
        | DialogAnswer::Stop
        | DialogAnswer::OtherStarts
        | DialogAnswer::SwapSeats
        | DialogAnswer::Give { .. } => offers::answer(&answer, context),
    }
}

/// Does something on the screen if it is that of the current game.
fn on_game(screen: &mut dyn Screen, act: impl FnOnce(&mut GameScreen<OAnQuan>)) {
    if let Some(game) = of_type(screen) {
        act(game);
    }
}

/// Runs a command if the screen is that of the current game.
fn in_game(screen: &mut dyn Screen, command: Command, context: &mut ScreenContext<'_>) {
    on_game(screen, |game| {
        game.act(Action::Do(command), context);
    });
}
