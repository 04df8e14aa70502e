//! The page of the player's games and achievements. A wide window shows both side by side, a narrow
//! one shows one of them at a time.

use eframe::egui::{Frame, Label, Rect, Role, ScrollArea, Ui, UiBuilder, WidgetInfo, vec2};
use table::game::{MyGamesPart, TableGame};
use ui_kit::balanced::wrapped;
use ui_kit::choices::tabs;
use ui_kit::theme::sizes;
use window::Command;
use window::icons::Icon;
use window::widgets::{ButtonLook, Face, at_right_end, command_button, strong};
use window_words::Words;

use crate::{MyGames, MyGamesAction, achievements, details, games};

/// The maximum width of the page.
const WIDTH: f32 = 1240.0;
/// The window width from which games and achievements are side by side.
const BESIDE: f32 = 916.0;
/// The share of the page for the achievements, and its bounds in points.
const SHARE: f32 = 0.36;
const ACHIEVEMENTS: [f32; 2] = [340.0, 430.0];
/// The gap between the two.
const BETWEEN: f32 = 22.0;
/// The page width from which the commands and the choice of the part are in one row.
const ONE_ROW: f32 = 520.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 760.0;

/// Returns whether a window of `width` lists the games beside or in place of `part`.
pub fn lists_games(width: f32, part: MyGamesPart) -> bool {
    part == MyGamesPart::Games || part == MyGamesPart::Achievements && width >= BESIDE
}

/// Draws a part of the page. Returns the action requested.
type Part<G> = fn(&mut Ui, &mut MyGames<'_, G>) -> Option<MyGamesAction>;

/// Draws the page. Returns the action requested.
pub fn my_games<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>) -> Option<MyGamesAction> {
    let mut action = None;
    let room = ui.max_rect();
    let narrow = room.width() < NARROW;
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        if narrow {
            ui.spacing_mut().button_padding.x = 8.0;
        }
        Frame::window(ui.style()).inner_margin(if narrow { 8 } else { 14 }).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            action = match room.width() >= BESIDE {
                true => wide(ui, page),
                false => scrolled(ui, "one part", |ui| one_part(ui, page)),
            };
        });
    });
    action
}

fn scrolled<T>(ui: &mut Ui, name: &'static str, content: impl FnOnce(&mut Ui) -> T) -> T {
    ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, content).inner
}

/// Draws the heading, and the achievements to the left of the games or the details.
fn wide<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>) -> Option<MyGamesAction> {
    let mut action = heading(ui, page);
    ui.add_space(sizes::GAP / 2.0);
    if *page.part == MyGamesPart::Details {
        return scrolled(ui, "details", |ui| details::details(ui, page)).or(action);
    }
    let room = ui.available_rect_before_wrap();
    let width = (SHARE * room.width()).clamp(ACHIEVEMENTS[0], ACHIEVEMENTS[1]);
    let left = room.with_max_x(room.left() + width);
    let right = room.with_min_x(left.right() + BETWEEN);
    let x = left.right() + BETWEEN / 2.0;
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().vline(x, room.y_range(), line);
    let mut part = |ui: &mut Ui, rect: Rect, name, content: Part<G>| {
        let shown = ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
            scrolled(ui, name, |ui| content(ui, page))
        });
        action = shown.inner.or(action.take());
    };
    part(ui, left, "achievements", achievements::achievements);
    part(ui, right, "all games", games::games);
    action
}

/// Draws the commands of the page, the choice of the part, and the chosen part.
fn one_part<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>) -> Option<MyGamesAction> {
    let mut action = None;
    let words = page.words;
    let parts = [
        (MyGamesPart::Games, words.library.games),
        (MyGamesPart::Achievements, words.achievements.heading),
        (MyGamesPart::Details, words.achievements.details),
    ];
    let mut choose = |ui: &mut Ui| {
        if let Some(part) = tabs(ui, &parts, *page.part) {
            *page.part = part;
        }
    };
    let is_one_row = ui.available_width() >= ONE_ROW;
    ui.horizontal_wrapped(|ui| {
        action = commands(ui, words, page.leave);
        if is_one_row {
            choose(ui);
        }
    });
    if !is_one_row {
        choose(ui);
    }
    ui.add_space(sizes::GAP / 2.0);
    let asked = match page.part {
        MyGamesPart::Games => games::games(ui, page),
        MyGamesPart::Achievements => achievements::achievements(ui, page),
        MyGamesPart::Details => details::details(ui, page),
    };
    asked.or(action)
}

/// Draws the heading of the details, or of the whole page with its commands and the button that
/// leads to the details.
fn heading<G: TableGame>(ui: &mut Ui, page: &mut MyGames<'_, G>) -> Option<MyGamesAction> {
    let (words, mut action) = (page.words, None);
    ui.horizontal_wrapped(|ui| {
        if *page.part == MyGamesPart::Details {
            let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
            if command_button(ui, words, Command::Back, look) {
                *page.part = MyGamesPart::Achievements;
            }
            ui.add(Label::new(strong(words.statistics.heading).size(20.0)));
            return;
        }
        action = commands(ui, words, page.leave);
        wrapped(ui, strong(words.library.heading).size(20.0));
        at_right_end(ui, "details", |ui| {
            let label = words.achievements.details;
            let face = Face { icon: Some(Icon::Bars), text: Some(label), ..Face::default() };
            let button = face.button(ui);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
            if button.clicked() {
                *page.part = MyGamesPart::Details;
            }
        });
    });
    action
}

/// Draws the commands of the page. Returns the action requested.
fn commands(ui: &mut Ui, words: &Words, leave: Command) -> Option<MyGamesAction> {
    let mut action = None;
    let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
    let short = ButtonLook { words: ui.max_rect().width() >= NARROW, ..look };
    for (command, look) in [(leave, look), (Command::PasteGame, short)] {
        if command_button(ui, words, command, look) {
            action = Some(MyGamesAction::Do(command));
        }
    }
    action
}
