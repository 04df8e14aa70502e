//! The levels with their marks: a win, a win without help and, in games with points, a large one. Marks differ in
//! shape, and a column's heading says what they mean.

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, Color32, FontFamily, FontId, Galley, Mesh, Painter, Pos2, Rect, Role, Sense,
    Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use tabletop::Level;
use tabletop::archive::statistics::{Feat, LARGE_WIN, Ladder};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes};
use window::widgets::explain;
use window_words::Words;

/// The height of a row.
const ROW: f32 = 39.0;
/// The size of a portrait, and the gap after it.
const PORTRAIT: f32 = 35.0;
const GAP: f32 = 8.0;
/// The width below which the marks are below the names, and the height that they need there.
const NARROW: f32 = 290.0;
const MARKS: f32 = 34.0;
/// The share of the width for each column of marks, and its bounds in points.
const COLUMN: f32 = 0.2;
const COLUMNS: [f32; 2] = [50.0, 92.0];
/// The radius of a mark.
const RADIUS: f32 = 12.0;

/// Draws the levels, the weakest first, with a mark for each of the `feats`.
pub(crate) fn ladder(ui: &mut Ui, words: &Words, ladder: &Ladder, feats: &[Feat]) {
    ui.spacing_mut().item_spacing.y = 2.0;
    heads(ui, words, feats);
    for level in Level::ALL {
        rung(ui, words, ladder, level, feats);
    }
    ui.spacing_mut().item_spacing.y = sizes::GAP;
}

/// Returns the `count` columns of the marks in a row: beside the name or, in a narrow row, below
/// it.
fn columns(row: Rect, count: usize) -> Vec<Rect> {
    let (marks, width) = if row.width() < NARROW {
        (row.with_min_y(row.bottom() - MARKS.min(row.height())), row.width() / count as f32)
    } else {
        let width = (COLUMN * row.width()).clamp(COLUMNS[0], COLUMNS[1]);
        (row.with_min_x(row.right() - width * count as f32), width)
    };
    let column = |index: usize| {
        let x = marks.left() + index as f32 * width;
        Rect::from_x_y_ranges(x..=x + width, marks.y_range())
    };
    (0..count).map(column).collect()
}

fn heads(ui: &mut Ui, words: &Words, feats: &[Feat]) {
    let palette = Palette::current(ui.ctx());
    let labels = &words.achievements;
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 0.0));
    let columns = columns(room, feats.len());
    let font = FontId::new(12.5, FontFamily::Name(SEMIBOLD.into()));
    let galley = |text: &str, width: f32, halign| {
        let mut job = LayoutJob::simple(text.to_owned(), font.clone(), palette.ink, width);
        job.halign = halign;
        ui.painter().layout_job(job)
    };
    // Above narrow rows, the headings of the marks leave no room for that of the names.
    let (names, room_for_names) = match room.width() < NARROW {
        true => ("", 0.0),
        false => (labels.opponents, columns[0].left() - room.left()),
    };
    let names = galley(names, room_for_names, Align::Min);
    let width = columns[0].width() - 4.0;
    let head = |feat: &Feat| galley(labels.feat(*feat), width, Align::Center);
    let feats: Vec<Arc<Galley>> = feats.iter().map(head).collect();
    let height = feats.iter().chain([&names]).map(|galley| galley.size().y).fold(0.0, f32::max);
    let (rect, _) = ui.allocate_exact_size(vec2(room.width(), height + 4.0), Sense::hover());
    let top = |height: f32| rect.bottom() - 2.0 - height;
    let at = pos2(rect.left(), top(names.size().y));
    ui.painter().galley(at, names, palette.ink);
    for (column, galley) in columns.iter().zip(feats) {
        let at = pos2(column.center().x, top(galley.size().y));
        ui.painter().galley(at, galley, palette.ink);
    }
}

fn rung(ui: &mut Ui, words: &Words, ladder: &Ladder, level: Level, feats: &[Feat]) {
    let palette = Palette::current(ui.ctx());
    let width = ui.available_width();
    let below = if width < NARROW { MARKS } else { 0.0 };
    let (whole, _) = ui.allocate_exact_size(vec2(width, ROW + below), Sense::hover());
    let response = ui.interact(whole, ui.scope_id().with(("rung", level)), Sense::hover());
    let rect = whole.with_max_y(whole.top() + ROW);
    let text = || spoken(words, ladder, level, feats);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text()));
    if response.hovered() {
        explain(&response, text());
    }
    ui.painter().hline(rect.x_range(), rect.top() - 1.0, Stroke::new(1.0, palette.button));
    let portrait = Rect::from_center_size(
        pos2(rect.left() + PORTRAIT / 2.0, rect.center().y),
        Vec2::splat(PORTRAIT),
    );
    paint_portrait(ui.painter(), portrait, Portrait::Level(level));
    let columns = columns(whole, feats.len());
    let left = portrait.right() + GAP;
    let right = if below > 0.0 { rect.right() } else { columns[0].left() };
    let room = Rect::from_x_y_ranges(left..=right, rect.y_range());
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    let write = |text: &str, font, ink, share: f32| {
        let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
        let y = rect.center().y - share * galley.size().y;
        painter.galley(pos2(left, y), galley, ink);
    };
    let name = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
    write(words.home.character(level), name, palette.ink, 1.0);
    write(words.common.level_name(level), FontId::proportional(13.0), palette.faint_ink, 0.0);
    for (feat, column) in feats.iter().zip(columns) {
        mark(ui.painter(), column.center(), *feat, ladder.has(level, *feat), palette);
    }
}

/// Returns what the player has and has not achieved against a level.
fn spoken(words: &Words, ladder: &Ladder, level: Level, feats: &[Feat]) -> String {
    let labels = &words.achievements;
    let phrase = |feat: &Feat| match ladder.has(level, *feat) {
        true => labels.done(*feat).to_owned(),
        false => labels.open(*feat).to_owned(),
    };
    let name = words.with_level(words.home.character(level), words.common.level_name(level));
    labels.rung(&name, &words.lists.plain(&feats.iter().map(phrase).collect::<Vec<_>>()))
}

/// Paints the mark of a feat: filled and with a sign in it if it is achieved, else an outline.
fn mark(painter: &Painter, at: Pos2, feat: Feat, achieved: bool, palette: &Palette) {
    let (fill, ink) = match achieved {
        true => (palette.accent, palette.on_accent),
        false => (palette.paper, palette.line),
    };
    let edge = Stroke::new(1.5, if achieved { palette.accent } else { palette.line });
    match feat {
        Feat::Won => {
            painter.circle(at, RADIUS - 1.0, fill, edge);
            if achieved {
                let tick = [vec2(-5.0, 0.5), vec2(-1.5, 4.0), vec2(5.0, -4.0)];
                let tick = tick.map(|offset| at + offset).to_vec();
                painter.add(Shape::line(tick, Stroke::new(2.5, ink)));
            }
        }
        Feat::WithoutHelp => star(painter, at, fill, edge),
        Feat::Large => {
            let rect = Rect::from_center_size(at, vec2(2.6, 1.8) * RADIUS);
            painter.rect(rect, 4.0, fill, edge, StrokeKind::Inside);
            let font = FontId::new(12.5, FontFamily::Name(BOLD.into()));
            let ink = if achieved { ink } else { palette.faint_ink };
            let text = format!("{LARGE_WIN}+");
            painter.text(at, Align2::CENTER_CENTER, text, font, ink);
        }
    }
}

/// Paints a star with five points.
fn star(painter: &Painter, at: Pos2, fill: Color32, edge: Stroke) {
    let point = |index: usize| {
        let radius = if index.is_multiple_of(2) { RADIUS } else { 0.45 * RADIUS };
        let angle = std::f32::consts::PI * (index as f32 / 5.0 - 0.5);
        at + Vec2::angled(angle) * radius + vec2(0.0, 0.5)
    };
    let outline: Vec<Pos2> = (0..10).map(point).collect();
    // A star is not convex: it consists of triangles around its middle.
    let mut mesh = Mesh::default();
    mesh.colored_vertex(at, fill);
    for (index, corner) in (1..).zip(&outline) {
        mesh.colored_vertex(*corner, fill);
        mesh.add_triangle(0, index, index % 10 + 1);
    }
    painter.add(Shape::mesh(mesh));
    painter.add(Shape::closed_line(outline, edge));
}
