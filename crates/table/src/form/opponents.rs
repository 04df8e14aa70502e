//! The row of opponents: a portrait for each computer, and one for a friend.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, FontFamily, FontId, Response, RichText, Role, Sense, TextStyle, TextWrapMode,
    Ui, WidgetInfo, WidgetText, pos2, vec2,
};
use settings::Players;
use tabletop::Opponent;
use ui_kit::balanced::wrapped;
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::one_stop::OneStop;
use ui_kit::theme::{Palette, SEMIBOLD, touch};
use window::widgets::{explain, follow_focus, row_label, strong};
use window_words::Words;

use super::players::opponent;

/// The smallest and the largest portrait, in points.
const SMALLEST: f32 = 32.0;
const LARGEST: f32 = 60.0;
/// The smallest and the usual gap between two.
const MIN_GAP: f32 = 1.0;
const GAP: f32 = 6.0;
/// The width of a portrait and the height of the window from which names are below the portraits (at any height
/// where fingers scroll), the size of these names, and the height of their two lines. In less room, the name is that by
/// which one calls a person, which has one line if it fits beside the others.
const CAPTIONED: f32 = 44.0;
const TALL: f32 = 620.0;
const CAPTION: f32 = 12.0;
const CAPTION_HEIGHT: f32 = 32.0;
const CALL: f32 = 11.0;
const CALL_HEIGHT: [f32; 2] = [15.0, 28.0];
/// The least gap between two names, about that of a blank.
const BETWEEN_NAMES: f32 = 6.0;
/// The width of the ring around the chosen portrait, in points.
const RING: f32 = 3.0;

/// Draws the row for a game of two and, below it, the name of the chosen opponent. A next game of `sides` sides that is
/// none of two has no opponent chosen. Returns the opponent chosen.
pub fn opponents(ui: &mut Ui, words: &Words, now: &Players, sides: usize) -> Option<Portrait> {
    let all: Vec<Portrait> =
        Opponent::ALL.map(Portrait::from).into_iter().chain([Portrait::Friends]).collect();
    let chosen = chosen(now, sides);
    row_label(ui, words.home.opponent);
    let names = |portrait| name(words, portrait, 2);
    let made = row_of_portraits(ui, words, &all, names, chosen);
    if is_presented(ui, sides) {
        match chosen {
            Some(portrait) => unspoken(ui, strong(name(words, portrait, 2))),
            None => _ = wrapped(ui, strong(words.home.other_players)),
        }
    }
    made
}

/// Returns what the chosen opponent says, which is about stones if that is a level; empty if it says nothing. A low window
/// has no room for it if the next game is none of two.
pub fn line_of_opponent(
    ui: &Ui,
    words: &Words,
    now: &Players,
    sides: usize,
    with_stones: bool,
) -> Option<RichText> {
    let line = match chosen(now, sides) {
        Some(Portrait::Level(_)) if !with_stones => String::new(),
        Some(Portrait::Level(level)) => words.home.quoted(words.home.says(level)),
        Some(Portrait::Fitting) => words.home.quoted(words.home.says_fitting),
        Some(Portrait::Friends | Portrait::Person(_)) => words.home.friend_hint.to_owned(),
        None => String::new(),
    };
    let line = RichText::new(line).color(Palette::current(ui.ctx()).faint_ink);
    is_presented(ui, sides).then_some(line)
}

/// Returns the opponent chosen in the row, which is one of a game of two.
fn chosen(now: &Players, sides: usize) -> Option<Portrait> {
    opponent(now, sides).filter(|_| sides == 2)
}

/// Returns whether the opponent has a name and a line below the row. The players of more sides are in the summary below,
/// which a low window has room for alone.
fn is_presented(ui: &Ui, sides: usize) -> bool {
    sides == 2 || ui.ctx().content_rect().height() >= TALL
}

/// Draws portraits, one of which is chosen, named by `name` for screen readers: in one row or, in a narrow room,
/// in rows of the same length. Where there is room, the short name of each is below it. Returns another one after
/// a change.
fn row_of_portraits(
    ui: &mut Ui,
    words: &Words,
    all: &[Portrait],
    name: impl Fn(Portrait) -> String,
    chosen: Option<Portrait>,
) -> Option<Portrait> {
    let room = ui.available_width();
    let smallest = touch::at_least(ui, SMALLEST);
    let most = ((room + MIN_GAP) / (smallest + MIN_GAP)).max(1.0) as usize;
    let in_row = all.len().div_ceil(all.len().div_ceil(most));
    let count = in_row as f32;
    let gaps = (count - 1.0).max(1.0);
    let gap = ((room - count * smallest) / gaps).floor().clamp(MIN_GAP, GAP);
    let width = (room - gap * (count - 1.0)) / count;
    let width = width.floor().clamp(smallest, LARGEST);
    let is_tall = ui.ctx().content_rect().height() >= TALL;
    let has_names = width >= CAPTIONED && (is_tall || touch::is_on(ui));
    let font = FontId::new(CALL, FontFamily::Name(SEMIBOLD.into()));
    let is_wide = |portrait: &Portrait| {
        let text = call(words, *portrait).to_owned();
        let least = width + gap - BETWEEN_NAMES;
        ui.painter().layout_no_wrap(text, font.clone(), Color32::BLACK).size().x > least
    };
    let call_height = CALL_HEIGHT[usize::from(!has_names && all.iter().any(is_wide))];
    let caption = |portrait| {
        let (text, size, height) = match has_names {
            true => (short_name(words, portrait), CAPTION, CAPTION_HEIGHT),
            false => (call(words, portrait), CALL, call_height),
        };
        // A name of one word has no place to break.
        let between = if text.contains(' ') { BETWEEN_NAMES } else { 0.0 };
        Caption { text, size, height, width: width + gap - between }
    };
    let mut row = OneStop::new(all.iter().position(|portrait| Some(*portrait) == chosen));
    for portraits in all.chunks(in_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for portrait in portraits {
                let (is_chosen, sense) = (row.is_chosen(), row.sense());
                let (name, caption) = (name(*portrait), caption(*portrait));
                row.add(&one(ui, name, caption, *portrait, width, is_chosen, sense));
            }
        });
    }
    row.finish(ui).and_then(|index| all.get(index).copied())
}

/// Returns the name of an opponent, with the level of a character.
fn name(words: &Words, portrait: Portrait, sides: usize) -> String {
    match portrait {
        Portrait::Level(level) => words.opponent_name(level.into()),
        Portrait::Fitting => words.opponent_name(Opponent::Fitting),
        Portrait::Friends | Portrait::Person(_) => words.only_people(sides),
    }
}

/// Returns the name of an opponent in a word or two.
fn short_name(words: &Words, portrait: Portrait) -> &'static str {
    match portrait {
        Portrait::Level(level) => words.home.character(level),
        Portrait::Fitting => words.home.character_fitting,
        Portrait::Friends | Portrait::Person(_) => words.home.friend,
    }
}

/// Returns the name by which one calls an opponent.
fn call(words: &Words, portrait: Portrait) -> &'static str {
    match portrait {
        Portrait::Level(level) => words.home.call(level),
        Portrait::Fitting => words.home.call_fitting,
        Portrait::Friends | Portrait::Person(_) => words.home.call_friend,
    }
}

/// What is written below a portrait, the size of its letters and its height.
struct Caption {
    text: &'static str,
    size: f32,
    height: f32,
    /// Where a line of it ends.
    width: f32,
}

/// Draws one portrait as a choice, with its caption below it.
fn one(
    ui: &mut Ui,
    name: String,
    caption: Caption,
    portrait: Portrait,
    width: f32,
    chosen: bool,
    sense: Sense,
) -> Response {
    let palette = Palette::current(ui.ctx());
    let (whole, response) = ui.allocate_exact_size(vec2(width, width + caption.height), sense);
    let rect = whole.with_max_y(whole.top() + width);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    if chosen {
        ui.painter().circle_filled(rect.center(), width / 2.0, palette.accent);
    } else if response.hovered() {
        ui.painter().circle_filled(rect.center(), width / 2.0, palette.line);
    }
    paint_portrait(ui.painter(), rect.shrink(RING), portrait);
    let ink = if chosen { palette.ink } else { palette.faint_ink };
    let font = FontId::new(caption.size, FontFamily::Name(SEMIBOLD.into()));
    let mut job = LayoutJob::simple(caption.text.to_owned(), font, ink, caption.width);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(rect.center().x, rect.bottom() + 1.0), galley, ink);
    follow_focus(&response);
    explain(&response, name);
    response
}

/// Draws a text that screen readers read elsewhere: here, the name of the chosen portrait.
fn unspoken(ui: &mut Ui, text: RichText) {
    let (text, wrap) = (WidgetText::from(text), Some(TextWrapMode::Wrap));
    let galley = text.into_galley(ui, wrap, ui.available_width(), TextStyle::Body);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::empty());
    ui.painter().galley(rect.min, galley, Palette::current(ui.ctx()).ink);
}
