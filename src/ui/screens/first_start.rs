//! The page of the first start: has the player played before?

use eframe::egui::{
    Button, Frame, Rect, Response, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};
use ui_kit::balanced::{label_of_button, wrapped};
use ui_kit::faces::paint_sowing_hand;
use ui_kit::measured::Measured;
use ui_kit::speech::say_shown;
use ui_kit::theme::{Palette, sizes};
use window::widgets::{bold, choices, follow_focus, strong};
use window_words::Words;
use words::LANGUAGES;

use crate::settings::Language;

/// What the player chose on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstAnswer {
    /// The player is new to the game: open the lessons.
    Learn,
    /// The player knows the game: start one.
    Play,
    /// Another language for the page.
    Speak(Language),
}

/// The maximum width of the page, in points.
const WIDTH: f32 = 860.0;
/// The window width from which the picture is beside the buttons, unless the window is taller than
/// wide.
const BESIDE: f32 = 560.0;
/// The picture's share of the width beside the buttons, and its height as a share of its width.
const SHARE: f32 = 0.5;
const HEIGHT: f32 = 0.66;
/// The picture's greatest share of the window's height above the buttons.
const TALLEST: f32 = 0.45;
/// The minimum height of a button, and the size of its letters, in points.
const BUTTON: f32 = 58.0;
const LETTERS: f32 = 18.0;

/// Draws the page. Returns what the player chose.
pub fn first_start(ui: &mut Ui, words: &Words, language: Language) -> Option<FirstAnswer> {
    let room = ui.max_rect();
    let margin = if room.height() < 560.0 { 12.0 } else { 24.0 };
    let width = WIDTH.min(room.width() - 24.0) - 2.0 * margin - 2.0;
    let beside = room.width() >= BESIDE && room.width() > room.height();
    let mut answer = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let measured = Measured::of(ui, "height of the first page");
        let before = measured.before().unwrap_or(room.height());
        ui.add_space(((room.height() - before) / 2.0).max(8.0));
        let shown = ui.vertical_centered(|ui| {
            Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
                ui.set_width(width);
                if beside {
                    answer = picture_and_answers(ui, words, language, margin);
                } else {
                    let height = (HEIGHT * width).min(TALLEST * room.height());
                    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::empty());
                    paint_sowing_hand(ui.painter(), rect);
                    ui.add_space(sizes::GAP);
                    ui.vertical(|ui| answer = answers(ui, words, language));
                }
            });
        });
        measured.store(ui, shown.response.rect.height());
        ui.allocate_space(vec2(0.0, 8.0));
    });
    answer
}

/// Draws the picture and, at its right, the rest of the page. Both are equally high.
fn picture_and_answers(
    ui: &mut Ui,
    words: &Words,
    language: Language,
    gap: f32,
) -> Option<FirstAnswer> {
    let room = ui.available_rect_before_wrap();
    let picture = SHARE * room.width();
    let measured = Measured::of(ui, "height of the answers");
    let needed = measured.before().unwrap_or(0.0);
    let height = needed.max(HEIGHT * picture);
    let right = Rect::from_min_max(
        pos2(room.left() + picture + gap, room.top() + (height - needed) / 2.0),
        pos2(room.right(), room.top() + height),
    );
    let shown = ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ui.vertical(|ui| answers(ui, words, language)).inner
    });
    measured.store(ui, shown.response.rect.height());
    let left = Rect::from_min_size(room.min, vec2(picture, height));
    paint_sowing_hand(ui.painter(), left);
    ui.advance_cursor_after_rect(left.union(shown.response.rect));
    shown.inner
}

/// Draws the name of the game, the two answers and the languages.
fn answers(ui: &mut Ui, words: &Words, language: Language) -> Option<FirstAnswer> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    let title = ui.label(bold(words.title, 36.0).color(palette.accent));
    wrapped(ui, RichText::new(words.subtitle).color(palette.faint_ink));
    say_shown(&title, &format!("{}. {}.", words.title, words.subtitle));
    ui.add_space(sizes::GAP);
    for (text, answer, is_primary) in [
        (words.first.learn, FirstAnswer::Learn, true),
        (words.first.play, FirstAnswer::Play, false),
    ] {
        if large_button(ui, text, is_primary).clicked() {
            chosen = Some(answer);
        }
    }
    ui.add_space(sizes::GAP);
    let languages = LANGUAGES.map(|language| (language, Words::of(language).language));
    let other = choices(ui, words.language_label, &languages, language);
    chosen.or(other.map(FirstAnswer::Speak))
}

/// Draws a large button as wide as the page allows, in the accent colour if it is the primary one.
fn large_button(ui: &mut Ui, text: &str, is_primary: bool) -> Response {
    let palette = Palette::current(ui.ctx());
    let mut label = strong(text).size(LETTERS);
    if is_primary {
        label = label.color(palette.on_accent);
    }
    let width = ui.available_width();
    let mut button = Button::new(label_of_button(ui, label, width)).min_size(vec2(width, BUTTON));
    if is_primary {
        button = button.fill(palette.accent);
    }
    let response = ui.add(button);
    follow_focus(&response);
    response
}
