//! What the practice of mistakes and the puzzles have in common: the areas of a board with a panel
//! below it, the bar above it, and the panel with the verdict on a try and the way on.

use eframe::egui::accesskit::Live;
use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, Context, FontFamily, FontId, Id, Label, Layout, Rect, Role, ScrollArea, Sense,
    TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use frame::Command;
use frame::icons::Icon;
use frame::switch::small_switch;
use frame::table::PageParts;
use frame::table::success::Success;
use frame::table::words_line::Growth;
use frame::widgets::{
    ButtonLook, Face, at_right_end, button_width, command_button, cut_to_fit, explain, strong,
    wide_button, width_of,
};
use settings::Settings;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window_words::Words;

use crate::room::GameLayout;

/// The window width from which the sound switches are above the board.
const WITH_SOUND: f32 = 760.0;
/// The window width below which the buttons of the panel are one below the other.
const STACKED: f32 = 560.0;
/// The height of the row of buttons below the text of a narrow and tall panel, with the gaps.
const STACK: f32 = 64.0;
/// The window width below which they are so beside what is celebrated, and their width there.
const COLUMN: f32 = 900.0;
const BUTTONS: f32 = 190.0;
/// The least width of the main button of the panel.
const NEXT: f32 = 130.0;
/// The font size of the text in a large window, in a narrow one and in a low one.
const LARGE: f32 = 19.0;
const NARROW: f32 = 17.0;
const LOW: f32 = 15.0;
/// The sizes of a text without room at that size.
const SMALLER: [f32; 3] = [17.0, 15.0, 13.5];
/// The width of a scroll bar beside a text without room, with a gap.
const SCROLL_BAR: f32 = 14.0;
/// The gap above and below the buttons of a stacked panel.
const MARGIN: f32 = 6.0;
/// The gap between groups in the bar.
const GROUPS: f32 = 10.0;

/// Returns the areas of the screen, and that of the panel below the board.
pub fn areas(ctx: &Context, room: Rect, sides: usize) -> (GameLayout, Rect) {
    let tall = room.height() >= sizes::TALL;
    let narrow = (room.width() < sizes::NARROW).then(|| sizes::narrow_line(room.height(), 1.0));
    let height = match tall {
        true if room.width() < STACKED => STACK + narrow.unwrap_or(sizes::LEAST_LINE),
        true => 84.0,
        false => 66.0,
    };
    let height = height + Growth::PANEL.of(ctx);
    let panel = Rect::from_min_max(pos2(room.left(), room.bottom() - height), room.max);
    // The panel takes the place of the narration.
    let line = if tall { narrow.unwrap_or(50.0) } else { 38.0 };
    let above = room.with_max_y(panel.top() + line);
    let parts = PageParts { sides, ..PageParts::default() };
    (GameLayout::of(above, &parts, None), panel)
}

/// The contents of the bar above the board.
pub struct Bar<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings.
    pub settings: &'a Settings,
    /// Whether there is something to find now.
    pub is_open: bool,
    /// The heading in a long and a short form.
    pub heading: Option<[String; 2]>,
}

impl Bar<'_> {
    /// Draws the bar in a window of `width`. Returns the command whose button was pressed.
    pub fn show(&self, ui: &mut Ui, width: f32) -> Option<Command> {
        let Bar { words, settings, is_open, .. } = *self;
        let with_words = width >= sizes::WORDS_WIDTH;
        let plain = |enabled| ButtonLook { enabled, on: None, words: with_words, instead: None };
        let mut pressed = None;
        if command_button(ui, words, Command::Back, plain(true)) {
            pressed = Some(Command::Back);
        }
        ui.add_space(GROUPS);
        if command_button(ui, words, Command::Hint, plain(is_open)) {
            pressed = Some(Command::Hint);
        }
        let label = words.practice.show_solution;
        let text = with_words.then_some(label);
        let solution = Face { icon: Some(Icon::Flag), text, enabled: is_open, on: None }.button(ui);
        if !with_words {
            explain(&solution, label);
        }
        solution.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, label));
        if solution.clicked() {
            pressed = Some(Command::Solution);
        }
        ui.add_space(GROUPS);
        let with_sound = width >= WITH_SOUND;
        let switches = if with_sound { 2.0 * 96.0 } else { 0.0 };
        let room = (ui.available_width() - switches).max(0.0);
        ui.allocate_ui_with_layout(vec2(room, touch::target(ui)), *ui.layout(), |ui| {
            ui.set_width(room);
            if let Some([long, short]) = &self.heading {
                let fits = width_of(ui, strong(long).size(16.0), TextStyle::Body) <= room;
                let text = if fits { long } else { short };
                cut_to_fit(ui, strong(text).size(16.0));
            }
        });
        if with_sound {
            at_right_end(ui, "sound", |ui| {
                for (command, on) in
                    [(Command::Effects, settings.effects), (Command::Music, settings.music)]
                {
                    if small_switch(ui, words, command, on) {
                        pressed = Some(command);
                    }
                }
            });
        }
        pressed
    }
}

/// What the panel below the board says.
pub struct Said<'a> {
    /// The text. Its first sentence is a warning if it `warns`.
    pub text: &'a str,
    /// Whether the text is a warning.
    pub warns: bool,
    /// The scale of the text, applied where there is room; 1 is the usual size.
    pub letters: f32,
    /// What is celebrated at the left, if anything.
    pub success: Option<&'a Success>,
}

/// Draws the panel below the board: the text, and the `buttons` that lead on.
pub fn panel<T>(
    ui: &mut Ui,
    rect: Rect,
    said: &Said<'_>,
    buttons: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let inner = rect.shrink2(vec2(14.0, 4.0));
    let is_stacked = rect.width() < STACKED && rect.height() > 100.0;
    if is_stacked {
        let (mut above, row) =
            inner.split_top_bottom_at_y(inner.bottom() - touch::target(ui) - 2.0 * MARGIN);
        let (pressed, left) = laid_out(ui, row, Layout::right_to_left(Align::Center), |ui| {
            (buttons(ui), ui.available_width())
        });
        // Beside the tick and the points, there is room for one text only.
        let solved = said.success.and_then(|success| success.row.as_deref());
        let text = solved.map_or(said.text.into(), |solved| format!("{} {solved}.", said.text));
        if let Some(success) = said.success {
            let success = Success { row: None, ..success.clone() };
            // The text has the whole width if there is room beside the buttons.
            if success.size(ui).x <= left {
                celebrate(ui, row, &success);
            } else {
                above.min.x += celebrate(ui, above, &success);
            }
        }
        let layout = Layout::left_to_right(Align::Center);
        laid_out(ui, above, layout, |ui| spoken(ui, &text, said.warns, said.letters));
        return pressed;
    }
    let celebrated = said.success.map_or(0.0, |success| celebrate(ui, inner, success));
    let inner = inner.with_min_x(inner.left() + celebrated);
    if said.success.is_some() && rect.width() < COLUMN {
        // Beside the tick, buttons one below the other leave the text its width.
        let column = 2.0 * (touch::target(ui) + 2.0) + ui.spacing().item_spacing.y;
        Growth::PANEL.grow(ui.ctx(), column - inner.height());
        let (mut pressed, mut left) = (None, inner);
        laid_out(ui, inner, Layout::right_to_left(Align::Center), |ui| {
            let size = vec2(BUTTONS.min(0.4 * inner.width()), inner.height());
            let shown =
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Max), |ui| buttons(ui));
            pressed = shown.inner;
            left.max.x = shown.response.rect.left() - 8.0;
        });
        laid_out(ui, left, Layout::left_to_right(Align::Center), |ui| {
            spoken(ui, said.text, said.warns, said.letters);
        });
        return pressed;
    }
    laid_out(ui, inner, Layout::right_to_left(Align::Center), |ui| {
        let pressed = buttons(ui);
        ui.add_space(8.0);
        spoken(ui, said.text, said.warns, said.letters);
        pressed
    })
}

/// Shows what is celebrated at the left. Returns the width that it takes.
fn celebrate(ui: &mut Ui, rect: Rect, success: &Success) -> f32 {
    success.show(ui, rect, false);
    success.size(ui).x + 16.0
}

/// Draws in a rectangle, with a layout.
fn laid_out<T>(ui: &mut Ui, rect: Rect, layout: Layout, draw: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope_builder(UiBuilder::new().max_rect(rect).layout(layout), draw).inner
}

/// Draws the buttons that lead on. The first one is the main one if it `has_main`. It is focused
/// once for each value of `when`, unless that is `None`. Returns the step of the button pressed.
pub fn steps<T>(
    ui: &mut Ui,
    steps: Vec<(&str, T)>,
    has_main: bool,
    when: Option<String>,
) -> Option<T> {
    let mut pressed = None;
    // The main button is larger than its label where the others leave room.
    let others: f32 = steps.iter().skip(1).map(|(label, _)| button_width(ui, label)).sum();
    let gaps = steps.len().saturating_sub(1) as f32 * ui.spacing().item_spacing.x;
    let next = NEXT.min(ui.available_width() - others - gaps);
    for (place, (label, step)) in steps.into_iter().enumerate() {
        let is_main = place == 0 && has_main;
        let least = if is_main { next } else { 0.0 };
        let button = wide_button(ui, label, least.max(button_width(ui, label)), is_main);
        if is_main && let Some(when) = &when {
            focus_once(ui, button.id, when);
        }
        if button.clicked() {
            pressed = Some(step);
        }
    }
    pressed
}

/// Focuses the main button when it appears, and only then.
fn focus_once(ui: &Ui, button: Id, now: &String) {
    let given = Id::unique("focused after a try");
    if ui.data(|data| data.get_temp::<String>(given)).as_ref() != Some(now) {
        ui.memory_mut(|memory| memory.request_focus(button));
        ui.data_mut(|data| data.insert_temp(given, now.clone()));
    }
}

/// Returns the usual font size of what the teacher says in a window of this size.
fn usual_letters(window: Vec2) -> f32 {
    match window {
        _ if window.y < sizes::TALL => LOW,
        _ if window.x < STACKED => NARROW,
        _ => LARGE,
    }
}

/// Draws what the teacher says, its first sentence as a warning if it `warns`. All texts are equally large: one that has
/// no room lets the [panel](Growth::PANEL) grow, and is smaller only where the board cannot spare that. Screen readers
/// announce it when it changes.
pub fn spoken(ui: &mut Ui, text: &str, warns: bool, letters: f32) {
    let palette = Palette::current(ui.ctx());
    let room = ui.available_size();
    let warning = if warns { text.find(". ").map_or(text.len(), |end| end + 1) } else { 0 };
    let laid_out = |size: f32, width: f32| {
        let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        for (part, ink) in [(&text[..warning], palette.warning), (&text[warning..], palette.ink)] {
            job.append(part, 0.0, TextFormat::simple(font.clone(), ink));
        }
        ui.painter().layout_job(job)
    };
    let usual = laid_out(usual_letters(ui.ctx().content_rect().size()) * letters, room.x);
    let missing = usual.size().y - room.y;
    let grows = missing > 0.0 && Growth::PANEL.grow(ui.ctx(), missing);
    let smaller = SMALLER.into_iter().map(|size| laid_out(size, room.x));
    let mut all = std::iter::once(usual.clone()).chain(smaller);
    // In the next frame, there is room for it.
    let fits = if grows { Some(usual) } else { all.find(|galley| galley.size().y <= room.y) };
    let draw = |ui: &mut Ui, galley| {
        let response = ui.add(Label::new(galley).sense(Sense::hover()));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    };
    if let Some(galley) = fits {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(room.x);
            draw(ui, galley);
        });
    } else {
        let galley = laid_out(SMALLER[SMALLER.len() - 1], room.x - SCROLL_BAR);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.set_width(room.x);
            // Each text begins at its top.
            let area = ScrollArea::vertical().id_salt(text).auto_shrink(false).max_height(room.y);
            area.show(ui, |ui| draw(ui, galley));
        });
    }
}
