//! The list of the other games: a card for each, with a picture, its name and one sentence.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Color32, FontFamily, FontId, Frame, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use ui_kit::balanced::without_lonely_word;
use ui_kit::measured::Measured;
use ui_kit::sprites::Sprites;
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes, touch};
use window::Command;
use window::widgets::{
    ButtonLook, button_width, command_button, follow_focus, strong, wide_button,
};
use window_words::Words;

use crate::settings::Language;
use crate::ui::rooms::other_rooms;

/// The maximum width of the page.
const WIDTH: f32 = 720.0;
/// The width from which a picture is beside the text, its share of the width there, and its height
/// above the text as a share of the width.
const BESIDE: f32 = 460.0;
const SHARE: f32 = 0.42;
const HEIGHT: f32 = 0.36;
/// The distance of a picture from the rim of its card.
const INSET: f32 = 6.0;
/// The height of a card whose picture is beside its text.
const CARD: f32 = 230.0;
/// The height of the button that continues a game.
const BUTTON: f32 = sizes::TARGET + 2.0;
/// The padding in a card.
const PAD: f32 = 16.0;

/// What the page needs of the window.
pub struct OtherGames<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The current language.
    pub language: Language,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The unfinished game of each room, in a few words, and the label of the button that continues it.
    pub unfinished: &'a [Option<(String, String)>],
}

/// An action that the player requested.
pub enum OtherGamesAction {
    /// Execute a command.
    Do(Command),
    /// Open the room at this place in the list.
    Open(usize),
    /// Continue the unfinished game in that room.
    Continue(usize),
}

/// Draws the list. Returns the action requested.
pub fn other_games(ui: &mut Ui, page: &OtherGames<'_>) -> Option<OtherGamesAction> {
    let mut action = None;
    let words = page.words;
    let room = ui.max_rect();
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let mut inner = room.shrink2(vec2(side, 8.0));
    let measured = Measured::of(ui, "height of the cards");
    let spare = inner.height() - measured.before().unwrap_or(inner.height());
    inner.min.y += (0.4 * spare).max(0.0);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        Frame::window(ui.style())
            .inner_margin(14)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal_wrapped(|ui| {
                    let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
                    if command_button(ui, words, Command::Menu, look) {
                        action = Some(OtherGamesAction::Do(Command::Menu));
                    }
                    ui.label(strong(words.other_games).size(20.0));
                });
                ui.add_space(8.0);
                let list = ScrollArea::vertical().id_salt("other games").auto_shrink([false, true]);
                let list = list.show(ui, |ui| {
                    for (index, unfinished) in page.unfinished.iter().enumerate() {
                        action = card(ui, page, index, unfinished.as_ref()).or(action.take());
                        ui.add_space(sizes::GAP);
                    }
                });
                list.content_size.y - list.inner_rect.height()
            })
            .inner
    });
    // What the list scrolls belongs to the height, which thus does not depend on its own effect.
    measured.store(ui, shown.response.rect.height() + shown.inner);
    action
}

/// Draws the card of a game, which is a button. Below that, the card has the unfinished game, if there
/// is one, and the button that continues it, which is then the primary one. Returns the action requested.
fn card(
    ui: &mut Ui,
    page: &OtherGames<'_>,
    index: usize,
    unfinished: Option<&(String, String)>,
) -> Option<OtherGamesAction> {
    let entry = &other_rooms()[index];
    let palette = Palette::current(ui.ctx());
    let (title, subtitle) = ((entry.title)(page.language), (entry.subtitle)(page.language));
    let width = ui.available_width();
    let beside = width >= BESIDE;
    let picture = if beside { vec2(SHARE * width, CARD) } else { vec2(width, HEIGHT * width) };
    let text_width = if beside { width - picture.x } else { width } - 2.0 * PAD;
    let font = |family: &str, size| FontId::new(size, FontFamily::Name(family.into()));
    let galley = |text: &str, font, ink| {
        without_lonely_word(ui, LayoutJob::simple(text.to_owned(), font, ink, text_width))
    };
    let title_galley = galley(title, font(BOLD, 22.0), palette.ink);
    let sentence = galley(subtitle, FontId::proportional(16.0), palette.ink);
    let (pill_fill, pill_ink) = match unfinished {
        None => (palette.accent, palette.on_accent),
        Some(_) => (palette.paper, palette.ink),
    };
    let play = galley(page.words.play, font(SEMIBOLD, 16.0), pill_ink);
    let button = vec2((play.size().x + 3.0 * PAD).max(110.0), touch::target(ui));
    let gaps = 2.0 * PAD + 1.5 * sizes::GAP;
    let unfinished = unfinished.map(|(text, label)| {
        (text, label, galley(text, FontId::proportional(15.0), palette.faint_ink))
    });
    let goes_on = unfinished
        .as_ref()
        .map_or(0.0, |(.., text)| text.size().y + touch::at_least(ui, BUTTON) + 2.0 * sizes::GAP);
    let text = title_galley.size().y + sentence.size().y + button.y + gaps + goes_on;
    let height = if beside { text.max(picture.y) } else { picture.y + text };

    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let picture = if beside { vec2(picture.x, height) } else { picture };
    let picture = Rect::from_min_size(rect.min, picture);
    let corner = if beside { picture.right_top() } else { picture.left_bottom() };
    let mut at = corner + vec2(PAD, PAD);
    if beside {
        at.y = rect.center().y - (text - 2.0 * PAD) / 2.0;
    }
    let pill_bottom = at.y + text - 2.0 * PAD - goes_on;
    let of_button = match unfinished {
        Some(_) => rect.with_max_y(pill_bottom + sizes::GAP / 2.0),
        None => rect,
    };
    let response = ui.interact(of_button, response.id.with("card"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
    let fill = if response.hovered() { palette.button_hover } else { palette.button };
    ui.painter().rect_filled(rect, f32::from(sizes::ROUND), fill);
    // Its corners are square, those of the card are not.
    (entry.picture)(ui.painter(), page.sprites, picture.shrink(INSET));
    let stroke = Stroke::new(1.0, palette.line);
    ui.painter().rect_stroke(rect, f32::from(sizes::ROUND), stroke, StrokeKind::Inside);

    for (line, is_sentence) in [(title_galley, false), (sentence, true)] {
        let area = Rect::from_min_size(at, line.size());
        if is_sentence {
            let read = ui.interact(area, response.id.with("sentence"), Sense::hover());
            read.widget_info(|| WidgetInfo::labeled(Role::Label, true, subtitle));
        }
        ui.painter().galley(at, line, Color32::PLACEHOLDER);
        at.y = area.bottom() + 0.75 * sizes::GAP;
    }
    let pill = Rect::from_min_size(at, button);
    // Not every theme has paper of another colour than the card.
    let stroke = if unfinished.is_some() { palette.edge() } else { Stroke::NONE };
    let round = f32::from(sizes::ROUND);
    ui.painter().rect(pill, round, pill_fill, stroke, StrokeKind::Inside);
    let corner = pill.center() - play.size() / 2.0;
    ui.painter().galley(pos2(corner.x, corner.y), play, pill_ink);
    follow_focus(&response);
    if response.clicked() {
        return Some(OtherGamesAction::Open(index));
    }
    let (text, label, line) = unfinished?;
    let area = Rect::from_min_size(pos2(at.x, pill.bottom() + sizes::GAP), line.size());
    let read = ui.interact(area, response.id.with("unfinished"), Sense::hover());
    read.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.painter().galley(area.min, line, Color32::PLACEHOLDER);
    let top = area.bottom() + sizes::GAP;
    let place = Rect::from_min_size(pos2(at.x, top), vec2(text_width, touch::at_least(ui, BUTTON)));
    let mut child = ui.new_child(UiBuilder::new().max_rect(place));
    let width = button_width(&child, label).max(110.0);
    let is_pressed = wide_button(&mut child, label, width, true).clicked();
    is_pressed.then_some(OtherGamesAction::Continue(index))
}
