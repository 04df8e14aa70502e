//! The main menu.

use eframe::egui::{Frame, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::Action;
use crate::settings::{Language, Settings};
use crate::ui::command::Command;
use crate::ui::display_page;
use crate::ui::measured::Measured;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{
    ButtonLook, bold, choices, column, command_button, commands_in_row, explain, strong,
    wide_button, wide_command,
};
use crate::ui::words::{LANGUAGES, Words};
use crate::ui::{new_game, rules_page};

/// The window width from which the options are beside the commands.
const TWO_COLUMNS: f32 = 600.0;
/// The maximum width of the menu.
const CARD: f32 = 900.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 960.0;

/// The window height below which lines are closer together.
const SHORT: f32 = 480.0;

/// The contents of the menu.
pub struct Menu<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The current language.
    pub language: Language,
    /// The current settings.
    pub settings: &'a Settings,
    /// Whether there is a game to resume.
    pub can_resume: bool,
    /// Whether the program keeps a library of games.
    pub has_games: bool,
    /// A message for the player.
    pub message: Option<&'a str>,
}

/// A function that draws a row of choices and returns the settings if the player chose another
/// one.
type ChoiceRow<'a> = &'a dyn Fn(&mut Ui, &Words, &Settings) -> Option<Settings>;

/// Draws the menu. Returns the action requested.
pub fn menu(ui: &mut Ui, menu: &Menu<'_>) -> Option<Action> {
    let mut action = None;
    let room = ui.max_rect();
    let two = room.width() >= TWO_COLUMNS;
    let margin = if room.height() < 560.0 { 12 } else { 24 };
    let narrow = room.width() < NARROW;
    if narrow {
        ui.spacing_mut().button_padding.x = 8.0;
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let card_width = if two { CARD.min(room.width() - 24.0) } else { room.width() - 24.0 };
        let measured = Measured::of(ui, "height of the menu");
        let height_before = measured.before().unwrap_or(440.0);
        ui.add_space(((room.height() - height_before) / 2.0).max(8.0));
        let top = ui.cursor().top();
        let left = room.left() + (room.width() - card_width) / 2.0;
        let place = Rect::from_min_size(ui.cursor().min, vec2(card_width, room.height()))
            .translate(vec2(left - ui.cursor().left(), 0.0));
        let card = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
                ui.set_width(card_width - 2.0 * f32::from(margin) - 2.0);
                if let Some(message) = menu.message {
                    action = message_bar(ui, menu.words, message);
                }
                if two {
                    let inner = ui.available_width();
                    ui.horizontal_top(|ui| {
                        column(ui, inner * if narrow { 0.31 } else { 0.34 }, |ui| {
                            commands(ui, menu, &mut action)
                        });
                        ui.add_space(if narrow { 12.0 } else { 28.0 });
                        let rest = ui.available_width();
                        column(ui, rest, |ui| options(ui, menu, &mut action));
                    });
                } else {
                    commands(ui, menu, &mut action);
                    ui.add_space(10.0);
                    options(ui, menu, &mut action);
                }
                ui.add_space(4.0);
                ui.separator();
                action = looks(ui, menu, two).or(action.take());
            });
        });
        measured.store(ui, card.response.rect.bottom() - top);
        ui.add_space(8.0);
    });
    action
}

fn commands(ui: &mut Ui, menu: &Menu<'_>, action: &mut Option<Action>) {
    let words = menu.words;
    let room = ui.ctx().content_rect().size();
    ui.spacing_mut().item_spacing.y = if room.y >= SHORT { 8.0 } else { 4.0 };
    ui.label(
        bold(words.title, if ui.available_width() < 260.0 { 30.0 } else { 40.0 })
            .color(Palette::current(ui.ctx()).accent),
    );
    if room.y >= SHORT {
        ui.label(words.subtitle);
        ui.add_space(10.0);
    }
    let width = ui.available_width().min(320.0);
    if menu.can_resume {
        let resume = wide_button(ui, words.resume, width, true);
        explain(&resume, format!("{} (Esc)", words.resume));
        if resume.clicked() {
            *action = Some(Action::Resume);
        }
    }
    let begin = if menu.can_resume { words.new_game } else { words.play };
    let mut pressed = None;
    for (command, label) in [
        (Command::NewGame, begin),
        (Command::Learn, words.learn.learn),
        (Command::HowToPlay, words.how_to_play),
    ] {
        let first = command == Command::NewGame && !menu.can_resume;
        if wide_command(ui, command, label, width, first) {
            pressed = Some(command);
        }
    }
    pressed = commands_in_row(ui, words, &[Command::About, Command::Quit], width).or(pressed);
    if let Some(command) = pressed {
        *action = Some(Action::Do(command));
    }
    ui.add_space(4.0);
    let wide = room.x >= NARROW;
    let pages = [Command::SoundPage, Command::DisplayPage];
    ui.horizontal_wrapped(|ui| {
        // Both switches and the button of the sound page fit one row.
        ui.spacing_mut().item_spacing.x = 5.0;
        for (command, on) in
            [(Command::Effects, menu.settings.effects), (Command::Music, menu.settings.music)]
        {
            let look = ButtonLook { enabled: true, on: Some(on), words: true, instead: None };
            if command_button(ui, words, command, look) {
                *action = Some(Action::Do(command));
            }
        }
        let look = ButtonLook { enabled: true, on: None, words: false, instead: None };
        // In a narrow window, the button of the display page moves into this row.
        let pages: &[Command] = if wide { &pages[..1] } else { &pages };
        for command in pages {
            if command_button(ui, words, *command, look) {
                *action = Some(Action::Do(*command));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let games = if menu.has_games { Command::Games } else { Command::PasteGame };
        let statistics = menu.has_games.then_some((Command::Statistics, wide));
        let display = wide.then_some((Command::DisplayPage, true));
        let others = Some((Command::OtherGames, true));
        let rows = [Some((games, true)), statistics, display, others];
        for (command, words_too) in rows.into_iter().flatten() {
            let look = ButtonLook { enabled: true, on: None, words: words_too, instead: None };
            if command_button(ui, words, command, look) {
                *action = Some(Action::Do(command));
            }
        }
    });
}

/// Draws the most important options of the next game, and the buttons that open the rest.
fn options(ui: &mut Ui, menu: &Menu<'_>, action: &mut Option<Action>) {
    let (words, now) = (menu.words, menu.settings);
    ui.spacing_mut().item_spacing.y = 5.0;
    if menu.can_resume {
        ui.label(RichText::new(words.next_game).small());
    }
    for row in [new_game::sides, new_game::kind, new_game::level] {
        if let Some(settings) = row(ui, words, now) {
            *action = Some(Action::Set(Box::new(settings)));
        }
    }
    ui.add_space(4.0);
    for (command, text) in [
        (Command::NewGameForm, new_game::summary(words, now)),
        (Command::Rules, rules_page::summary(words, &now.rules)),
    ] {
        ui.horizontal(|ui| {
            let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
            if command_button(ui, words, command, look) {
                *action = Some(Action::Do(command));
            }
            ui.add_space(sizes::GAP / 2.0);
            ui.add(Label::new(strong(text)).wrap());
        });
    }
}

/// Draws the choices of board, background and language, side by side if there is room. The
/// display page has more.
fn looks(ui: &mut Ui, menu: &Menu<'_>, beside: bool) -> Option<Action> {
    let (words, now) = (menu.words, menu.settings);
    let narrow = ui.ctx().content_rect().width() < NARROW;
    ui.spacing_mut().button_padding.x = 9.0;
    let mut set = None;
    let mut draw = |ui: &mut Ui, row: ChoiceRow| {
        let chosen = ui.vertical(|ui| row(ui, words, now)).inner;
        set = chosen.or(set.take());
    };
    let language: ChoiceRow = &|ui, words, now| {
        let languages = LANGUAGES.map(|language| (language, Words::of(language).language));
        let chosen = choices(ui, words.language_label, &languages, menu.language)?;
        Some(Settings { language: Some(chosen), ..now.clone() })
    };
    let rows: [ChoiceRow; 3] = [&display_page::board, &display_page::surrounding, language];
    let across = match (beside, narrow) {
        (true, false) => 3,
        (true, true) => 2,
        (false, _) => 1,
    };
    for beside in rows.chunks(across) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = if narrow { 16.0 } else { 40.0 };
            for row in beside {
                draw(ui, *row);
            }
        });
    }
    set.map(|settings| Action::Set(Box::new(settings)))
}

/// Draws a message for the player until it is closed.
fn message_bar(ui: &mut Ui, words: &Words, message: &str) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let mut action = None;
    Frame::group(ui.style()).inner_margin(10).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(strong(message).color(palette.warning));
        if wide_button(ui, words.close, 100.0, false).clicked() {
            action = Some(Action::Dismiss);
        }
    });
    ui.add_space(6.0);
    action
}
