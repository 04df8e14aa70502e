//! The narration below the board, and announcements by screen readers.

use std::sync::Arc;

use eframe::egui::{
    Align, Color32, Context, FontSelection, Galley, Id, Label, Layout, Rect, RichText, Role,
    ScrollArea, Sense, Ui, Vec2, WidgetInfo, WidgetText,
};
use settings::BoardLook;
use ui_kit::balanced::balanced;
use ui_kit::speech::say_text;
use ui_kit::theme::{Palette, sizes};
use window::widgets::{explain, strong};

/// Draws the narration in the middle of the area, at the scaled size if it fits on one line or two,
/// so that long and short sentences are equally large, with `hint` in small type below it if that fits; else as large as
/// it fits on up to four lines, and in small letters only where four lines have no room. Larger text has more lines rather than smaller letters. Text that does not fit at any size
/// asks for a [higher line](Growth); where the board cannot spare that, it scrolls, and has a tooltip with all of it.
pub fn words_line(ui: &mut Ui, text: &str, hint: Option<&str>, ink: Color32, text_scale: f32) {
    let (room, palette) = (ui.max_rect().height(), Palette::current(ui.ctx()));
    let is_projected = palette.board == BoardLook::Projector;
    let is_larger = text_scale > 1.0 && !is_projected;
    let usual = if room >= TALL { LARGE } else { USUAL };
    let most = usual * if is_larger { text_scale.min(LARGEST) } else { text_scale };
    let steps = (0..).map(|step| most * 0.9_f32.powi(step)).take_while(|&size| size > SMALL);
    let sizes: Vec<f32> = steps.chain([SMALL]).collect();
    let shown = |size: f32, rows: usize| {
        let galley = galley(ui, text, size, rows, ink);
        let fits = !galley.elided && galley.rows.len() == rows && galley.size().y <= room;
        fits.then_some(galley)
    };
    let rows = |least: usize, most: usize| {
        move |size: &f32| (least..=most).find_map(|rows| shown(*size, rows))
    };
    // Where there is room, more lines are better than small letters. A class reads it from afar: the line grows for them.
    let legible = if is_projected { LEGIBLE * most } else { USUAL.min(most) };
    let large = || sizes.iter().take_while(move |size| **size >= legible);
    let in_few_rows = |size: f32, most: usize| {
        let wanted = galley(ui, text, size, usize::MAX, ink);
        (wanted.rows.len() <= most).then(|| wanted.size().y)
    };
    let wanted = match () {
        () if is_projected => in_few_rows(legible, 4),
        () if is_larger => sizes.iter().find_map(|size| in_few_rows(*size, ROWS_OF_LARGER)),
        () => None,
    };
    if let Some(height) = wanted.filter(|height| *height > room) {
        let growth = if is_larger { Growth::of_larger_text(ui.ctx()) } else { Growth::LINE };
        growth.grow(ui.ctx(), height - room);
    }
    let few = match is_larger {
        true => sizes.iter().find_map(rows(1, ROWS_OF_LARGER)),
        false => {
            let few = sizes.iter().find_map(rows(1, 2));
            large().find_map(rows(1, 2)).or_else(|| large().find_map(rows(3, 4))).or(few)
        }
    };
    let many = || sizes.iter().find_map(rows(3, 4));
    let Some(galley) = few.or_else(many).or_else(|| rows(5, MOST_ROWS)(&SMALL)) else {
        Growth::LINE.grow(ui.ctx(), galley(ui, text, SMALL, usize::MAX, ink).size().y - room);
        scrolled(ui, text, ink);
        return;
    };
    let faint = palette.faint_ink;
    let size = SMALL * text_scale.clamp(1.0, LARGEST);
    let hint = hint.map(|hint| laid_out(ui, RichText::new(hint), size, ROWS_OF_HINT, faint));
    let hint = hint.filter(|hint| {
        galley.rows.len() <= 2 && !hint.elided && galley.size().y + hint.size().y <= room
    });
    let height = galley.size().y + hint.as_ref().map_or(0.0, |hint| hint.size().y);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(((room - height) / 2.0).max(0.0));
        ui.add(Label::new(galley));
        if let Some(hint) = hint {
            ui.add(Label::new(hint));
        }
    });
}

/// How much higher than usual something below the board is, because a text in a window of this size has needed it. It
/// stays so, lest the board changes its size with every text.
pub struct Growth {
    name: &'static str,
    /// The share of the height of the window by which it grows at most.
    most: f32,
    /// The height of a window in which it does not grow, because the cells of a board would become too small to press.
    lowest: f32,
}

impl Growth {
    /// The growth of the line below a board.
    pub const LINE: Growth =
        Growth { name: "growth of the line below the board", most: 0.3, lowest: 0.0 };
    /// The growth of the panel in which a teacher speaks.
    pub const PANEL: Growth =
        Growth { name: "growth of the panel below the board", most: 0.22, lowest: 300.0 };

    /// Returns the growth of the line below a board for the sake of large letters: in a low window, the board needs the
    /// height for cells that can be pressed.
    fn of_larger_text(ctx: &Context) -> Self {
        let is_tall = ctx.content_rect().height() >= sizes::TALL;
        Growth { most: if is_tall { 0.2 } else { 0.06 }, ..Growth::LINE }
    }

    /// Returns the growth, in points.
    pub fn of(&self, ctx: &Context) -> f32 {
        let kept = ctx.data(|data| data.get_temp::<(Vec2, f32)>(Id::unique(self.name)));
        kept.filter(|(size, _)| *size == ctx.content_rect().size()).map_or(0.0, |kept| kept.1)
    }

    /// Grows by the `missing` points, as far as the board can spare them. Returns whether it has grown.
    pub fn grow(&self, ctx: &Context, missing: f32) -> bool {
        let size = ctx.content_rect().size();
        let before = self.of(ctx);
        let most = (self.most * size.y).min((size.y - self.lowest) / 2.0).max(0.0);
        let now = (before + missing + 2.0).min(most);
        let has_grown = now > before + 0.5;
        if has_grown {
            ctx.data_mut(|data| data.insert_temp(Id::unique(self.name), (size, now)));
            // The next frame has it: this one may have moved the keyboard focus, which a repeated one would not notice.
            ctx.request_repaint();
        }
        has_grown
    }
}

/// Draws a text that has too little room, from its beginning.
fn scrolled(ui: &mut Ui, text: &str, ink: Color32) {
    let room = ui.max_rect().height();
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        let area = ScrollArea::vertical().id_salt(text).auto_shrink(false).max_height(room);
        let response =
            area.show(ui, |ui| ui.add(Label::new(galley(ui, text, SMALL, usize::MAX, ink)))).inner;
        explain(&response, text);
    });
}

/// The font sizes of the narration: where it has much room, usually, and at least.
const LARGE: f32 = 17.0;
const USUAL: f32 = 15.0;
const SMALL: f32 = 12.5;
/// How many times larger than usual a larger text is at most, and the most lines that it has at the largest size.
const LARGEST: f32 = 1.5;
const ROWS_OF_LARGER: usize = 7;
/// The size on a projector's screen at which more lines are better, as a share of the usual size.
const LEGIBLE: f32 = 0.6;
/// The height from which the narration has much room.
const TALL: f32 = 44.0;
/// The most lines of a text.
const MOST_ROWS: usize = 9;
/// The most lines of the hint below the narration.
const ROWS_OF_HINT: usize = 2;
/// The height of a line, as a multiple of its font size: high enough for a Vietnamese capital letter with
/// two marks.
const LINE: f32 = 1.28;

/// Lays the text out on at most `rows` lines of the width that is left.
fn galley(ui: &Ui, text: &str, size: f32, rows: usize, ink: Color32) -> Arc<Galley> {
    // A score does not break.
    let text = text.replace(" : ", "\u{a0}:\u{a0}");
    laid_out(ui, strong(text), size, rows, ink)
}

/// Does so with a text of some look.
fn laid_out(ui: &Ui, text: RichText, size: f32, rows: usize, ink: Color32) -> Arc<Galley> {
    let words = text.size(size).color(ink).line_height(Some(LINE * size));
    let words = WidgetText::from(words);
    let job = words.into_layout_job(ui.style(), FontSelection::Default, Align::Center);
    let mut job = Arc::unwrap_or_clone(job);
    job.halign = Align::Center;
    (job.wrap.max_width, job.wrap.max_rows) = (ui.available_width(), rows);
    balanced(ui, job)
}

/// Lets screen readers find `message` below the board.
pub(crate) fn leave_to_readers(ui: &Ui, rect: Rect, message: &str) {
    let response = ui.interact(rect, Id::unique("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, message));
}

/// Lets screen readers say `message` when it changes, and find it below the board. A toast is said for itself, so that
/// `message` is not said again when the toast disappears.
pub fn announce(ui: &Ui, rect: Rect, message: &str, toast: Option<&str>) {
    leave_to_readers(ui, rect, message);
    say_text(ui.ctx(), Id::unique("announcement"), message);
    announce_toast(ui, toast);
}

/// Lets screen readers say a toast.
pub(crate) fn announce_toast(ui: &Ui, toast: Option<&str>) {
    if let Some(toast) = toast {
        say_text(ui.ctx(), Id::unique("toast"), toast);
    }
}
