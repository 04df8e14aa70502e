//! The plate of a player beside the player's row: portrait, name, turn marker, clock, captured
//! stones and score.

use eframe::egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Layout, Pos2, Rect, RichText, Role,
    Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use oanquan::{Fields, Side};
use table::game::{Clock, clock};
use ui_kit::faces::{Portrait, paint_portrait};
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes};
use window::widgets::{cut_to_lines, explain, strong, width_of};
use window_words::Words;

use super::fields_strip;
use super::fitted_name::{FittedName, MIN_LETTERS, name_width_of};
use crate::room::rounds::owned_fields;
use crate::shown::Gain;

/// What a plate or card shows of a player.
pub struct PlayerView<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The player's name.
    pub name: &'a str,
    /// The name to show where `name` is too wide.
    pub short_name: &'a str,
    /// The points in the store.
    pub points: i32,
    /// The points in the store counted so far, while stones arrive there.
    pub counted: i32,
    /// The latest gain of the player.
    pub gain: Gain,
    /// The points borrowed.
    pub debt: i32,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// Whether this player, one of three or four, has left the game.
    pub has_left: bool,
    /// Whether this player is a computer that is thinking.
    pub thinking: bool,
    /// The player's clock, if the game has clocks.
    pub clock: Option<Clock>,
    /// The scale of the points, applied where there is room; 1 is the usual size.
    pub text_scale: f32,
    /// In a match of several rounds, the owners of the cells and the side of this player.
    pub fields: Option<(Fields, Side)>,
    /// The portrait of a computer.
    pub portrait: Option<Portrait>,
}

impl PlayerView<'_> {
    /// Returns the colour of the points, which stand out while they are counted.
    pub fn ink(&self, palette: &Palette) -> Color32 {
        if self.counted == self.points { palette.ink } else { palette.accent }
    }
}

/// The width of a plate from which it is laid out in one line, relative to its height.
const LYING: f32 = 2.0;
/// The plate height below which texts and paddings are smaller.
const LOW: f32 = 56.0;
/// The width reserved for the score and the latest gain.
const SCORE: f32 = 132.0;
/// The largest portrait.
const PORTRAIT: f32 = 52.0;
/// The height of the first line of an upright plate, and of the lines of its clock and its score.
const UPRIGHT_NAME: f32 = 48.0;
const UPRIGHT_CLOCK: f32 = 28.0;
const UPRIGHT_SCORE: f32 = 40.0;
/// The greatest height of a heap of captured stones; a higher one would have larger stones than
/// the board.
const HEAP: f32 = 62.0;
/// The greatest height of a heap as a share of its room: the uppermost stones of many rise above it.
const HEAP_HEIGHT: f32 = 0.85;
/// The least width of a heap, relative to its height, in which any number of stones fits.
const HEAP_WIDTH: f32 = 1.9;

/// The width of a plate below which it has less room for the score, that share, and the share of the height that a clock
/// below the score has there.
const NARROW: f32 = 420.0;
const NARROW_SCORE: f32 = 0.28;
const CLOCK_BELOW: f32 = 0.48;
/// The gap between a name and the heap beside it, in points.
const NAME_GAP: f32 = 6.0;

/// The areas of a plate.
struct Places {
    portrait: Option<Rect>,
    name: Rect,
    clock: Rect,
    stones: Rect,
    score: Rect,
}

impl Places {
    /// Returns the areas of `plate`, in which the name is `name` points wide at its usual size.
    fn of(plate: Rect, player: &PlayerView<'_>, name: f32) -> Self {
        let low = plate.height() < LOW;
        let inner = plate.shrink2(if low { vec2(8.0, 3.0) } else { vec2(12.0, 6.0) });
        if plate.width() >= LYING * plate.height() {
            Self::lying(inner, player, name)
        } else {
            Self::upright(inner, player)
        }
    }

    /// Portrait, name, clock, heap and score from left to right.
    fn lying(inner: Rect, player: &PlayerView<'_>, name: f32) -> Self {
        let (portrait, rest) = beside_portrait(inner, player);
        let larger = player.text_scale.clamp(1.0, MAX_NAME);
        let narrow = inner.width() < NARROW;
        let share = if narrow { NARROW_SCORE } else { 0.36 };
        let score = (SCORE * larger).min(share * inner.width());
        let (rest, score) = rest.split_left_right_at_x(rest.right() - score);
        let heap = HEAP_WIDTH * (HEAP_HEIGHT * inner.height()).min(HEAP);
        if narrow && player.clock.is_some() {
            // The name needs the room of the clock, which is below the score.
            let (score, clock) = score.split_top_bottom_at_fraction(1.0 - CLOCK_BELOW);
            let (name, stones) = rest.split_left_right_at_x(rest.right() - heap);
            let name = name.with_max_x(name.right() - NAME_GAP);
            return Places { portrait, name, clock, stones: heap_room(stones), score };
        }
        if larger >= LARGE_NAME && rest.width() < STACKED && inner.height() >= MIN_STACK {
            // A large name needs all the width, above the clock and the heap.
            let height = inner.height() * NAME_IN_STACK;
            let (name, below) = rest.split_top_bottom_at_y(rest.top() + height);
            let (stones, clock) = beside_clock(below, player.clock, player.text_scale);
            return Places { portrait, name, clock, stones: heap_room(stones), score };
        }
        // With a clock, the heap has the room that it needs, and the name has the rest. Where the clock is does not
        // depend on the player, so that both clocks are in one column.
        let split = match player.clock {
            Some(_) => rest.right() - heap,
            // A large name has what the heap can spare.
            None if larger >= LARGE_NAME => rest.right() - heap.min(0.54 * rest.width()),
            // A long name has what the heap can spare, too.
            None => {
                let usual = 0.46 * rest.width();
                rest.left() + usual.max((name + NAME_GAP).min(rest.width() - heap))
            }
        };
        let (name, stones) = rest.split_left_right_at_x(split);
        let name = name.with_max_x(name.right() - NAME_GAP);
        let (name, clock) = beside_clock(name, player.clock, player.text_scale);
        Places { portrait, name, clock, stones: heap_room(stones), score }
    }

    /// Portrait and name, clock, score and heap from top to bottom.
    fn upright(inner: Rect, player: &PlayerView<'_>) -> Self {
        let (first, rest) = inner.split_top_bottom_at_y(inner.top() + UPRIGHT_NAME);
        let (portrait, name) = beside_portrait(first, player);
        let clock_height = player.clock.map_or(0.0, |_| UPRIGHT_CLOCK);
        let (clock, rest) = rest.split_top_bottom_at_y(rest.top() + clock_height);
        let (score, stones) = rest.split_top_bottom_at_y(rest.top() + UPRIGHT_SCORE);
        Places { portrait, name, clock, stones: heap_room(stones), score }
    }
}

/// Splits the portrait, if there is one, from the left end of `room`.
fn beside_portrait(room: Rect, player: &PlayerView<'_>) -> (Option<Rect>, Rect) {
    // The marker of the player to move lies before the portrait.
    let room = room.with_min_x(room.left() + MARKER);
    if player.portrait.is_none() {
        return (None, room);
    }
    let side = room.height().min(PORTRAIT);
    let middle = pos2(room.left() + side / 2.0, room.center().y);
    let portrait = Rect::from_center_size(middle, Vec2::splat(side));
    (Some(portrait), room.with_min_x(portrait.right() + 8.0))
}

/// Returns the area in the middle of `room` in which any number of captured stones fits.
fn heap_room(room: Rect) -> Rect {
    let height = (room.height() * HEAP_HEIGHT).min(HEAP).min(room.width() / HEAP_WIDTH).max(1.0);
    Rect::from_center_size(room.center(), vec2(room.width(), height))
}

/// The height of the row of fields below the name, relative to the type there.
const FIELDS: f32 = 0.72;
/// The least height of that row; without room for it, there is none.
const MIN_FIELDS: f32 = 6.0;
/// The width of the marker of the player to move.
const MARKER: f32 = 14.0;

/// Draws the plate of a player into `rect`. Returns the area left for captured stones, which are
/// painted later.
pub fn plate(ui: &mut Ui, rect: Rect, player: &PlayerView<'_>) -> Rect {
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter();
    let round = CornerRadius::same(sizes::ROUND);
    let stroke = if player.to_move { Stroke::new(3.0, palette.accent) } else { palette.edge() };
    painter.rect(rect, round, palette.paper, stroke, StrokeKind::Inside);
    let letters = letters_of_name(player, rect.height() < LOW);
    let places = Places::of(rect, player, name_width_of(ui, player.name, letters));

    // The player to move has a filled marker before the name and a text below it.
    if player.to_move {
        let first = places.portrait.unwrap_or(places.name);
        let (x, y) = (first.left() - MARKER + 3.0, first.center().y);
        let points = vec![pos2(x - 4.0, y - 7.0), pos2(x + 7.0, y), pos2(x - 4.0, y + 7.0)];
        painter.add(Shape::convex_polygon(points, palette.accent, Stroke::NONE));
    }
    if let (Some(area), Some(portrait)) = (places.portrait, player.portrait) {
        paint_portrait(painter, area, portrait);
    }
    name(ui, places.name, player, letters);
    if let Some(shown) = player.clock {
        clock(ui, places.clock.shrink2(vec2(2.0, 1.0)), player.words, player.name, shown);
    }
    score(ui, places.score, player);
    name_store(ui, places.stones, player, player.name);
    places.stones
}

/// Returns the usual font size of a name, on a `low` plate or a higher one.
fn letters_of_name(player: &PlayerView<'_>, low: bool) -> f32 {
    let usual = if low { 14.0 } else { 18.0 };
    usual * player.text_scale.clamp(1.0, MAX_LETTERS)
}

/// Writes the name into `room`, in letters of `size` points or smaller ones, and below it whether the player is to move
/// or thinks.
fn name(ui: &mut Ui, room: Rect, player: &PlayerView<'_>, size: f32) {
    let larger = player.text_scale.clamp(1.0, MAX_LETTERS);
    // A large name has no room below it.
    let under = state(player).filter(|_| larger < LARGE_NAME);
    let mut names =
        ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    names.spacing_mut().item_spacing.y = 0.0;
    let small = size * 0.82;
    let under =
        under.and_then(|text| Some((text, letters_for_state(ui, text, small, room.width())?)));
    let row = |size: f32| {
        let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
        names.fonts_mut(|fonts| fonts.row_height(&font))
    };
    let both = (player.name, player.short_name);
    // The level is left out before a large name would be smaller.
    let least = if larger >= LARGE_NAME { size } else { MIN_LETTERS };
    let FittedName { text: name, letters: size, rows, .. } =
        FittedName::of(ui, both, [least, size], room.size());
    let written = rows as f32 * row(size);
    let under = under.filter(|_| written + row(small) <= room.height() || rows == 1);
    let has_line = under.is_some() || player.fields.is_some();
    let lines = written + if has_line { row(small) } else { 0.0 };
    names.add_space(((room.height() - lines) / 2.0).max(0.0));
    cut_to_lines(&mut names, strong(name).size(size), rows);
    names.spacing_mut().interact_size.y = 0.0;
    names.horizontal(|ui| {
        if let Some((under, letters)) = under {
            let ink = Palette::current(ui.ctx()).faint_ink;
            ui.label(RichText::new(under).size(letters).color(ink));
        }
        let height = (FIELDS * small).min(ui.available_width() / fields_strip::width(1.0));
        if let Some((fields, side)) = player.fields.filter(|_| height >= MIN_FIELDS) {
            let owned = owned_fields(player.words, player.name, fields, side);
            let shown = fields_strip::fields_row(ui, height, fields, side);
            shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &owned));
            explain(&shown, owned);
        }
    });
}

/// Returns whether the player thinks, is to move or has left, in words.
pub fn state(player: &PlayerView<'_>) -> Option<&'static str> {
    match player {
        PlayerView { thinking: true, .. } => Some(player.words.thinking_beside_name),
        PlayerView { to_move: true, .. } => Some(player.words.to_move),
        PlayerView { has_left: true, .. } => Some(player.words.has_left),
        _ => None,
    }
}

/// Returns the font size, at most `letters`, in which a text below a name fits into `width`. Returns `None` if
/// none does: the marker and the narration say the same.
pub fn letters_for_state(ui: &Ui, text: &str, letters: f32, width: f32) -> Option<f32> {
    let wide = |letters: f32| width_of(ui, RichText::new(text).size(letters), TextStyle::Body);
    let least = MIN_LETTERS.min(letters);
    let fitting = (letters * width / wide(letters)).clamp(least, letters);
    (wide(fitting) <= width).then_some(fitting)
}

/// Splits `room` into the area of the name and, at the right end, the area of the clock (empty if
/// there is none). `letters` scales the clock.
pub fn beside_clock(room: Rect, clock: Option<Clock>, letters: f32) -> (Rect, Rect) {
    let width = clock::WIDTH * letters.min(MAX_LETTERS);
    let split = clock.map_or(room.right(), |_| room.right() - width);
    room.split_left_right_at_x(split)
}

/// Names the area of captured stones for screen readers: the points of its owner, whether that has left, and the latest
/// gain.
pub fn name_store(ui: &Ui, room: Rect, player: &PlayerView<'_>, owner: &str) {
    let response = ui.interact(room, ui.scope_id().with(("store", owner)), Sense::hover());
    let left = player.has_left.then(|| player.words.has_left.to_owned());
    let gains: Vec<String> = left.into_iter().chain(gains(player)).collect();
    let gained = if gains.is_empty() { String::new() } else { format!(" ({})", gains.join(", ")) };
    let spoken = player.words.store_name(owner, player.points) + &gained;
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// Returns the texts of the latest capture and of the stones swept at the end: `took 18`, `row +3`.
fn gains(player: &PlayerView<'_>) -> Vec<String> {
    let Gain { captured, swept } = player.gain;
    let captured = (captured > 0).then(|| player.words.took(captured));
    let swept = (swept > 0).then(|| player.words.swept(swept));
    captured.into_iter().chain(swept).collect()
}

/// Draws the latest gain with its right end at `at`, in `room`: the points swept below the points captured. Without
/// room for the words, the line below the board alone says it. A tooltip says what it is.
pub fn write_gain(ui: &Ui, at: Pos2, room: f32, player: &PlayerView<'_>) {
    let gains = gains(player);
    if gains.is_empty() {
        return;
    }
    let letters = if gains.len() > 1 { MIN_LETTERS } else { GAIN_LETTERS };
    let font = FontId::new(letters, FontFamily::Name(SEMIBOLD.into()));
    let ink = Palette::current(ui.ctx()).faint_ink;
    let laid_out = |text: String| ui.painter().layout_no_wrap(text, font.clone(), ink);
    let lines: Vec<_> = gains.into_iter().map(laid_out).collect();
    if lines.iter().any(|line| line.size().x > room) {
        return;
    }
    let Gain { captured, swept } = player.gain;
    let line = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let first = at.y - line * (lines.len() as f32 - 1.0) / 2.0;
    let mut area = Rect::NOTHING;
    for (index, galley) in lines.into_iter().enumerate() {
        let at = pos2(at.x, first + line * index as f32);
        let place = Align2::RIGHT_CENTER.anchor_size(at, galley.size());
        ui.painter().galley(place.min, galley, ink);
        area |= place;
    }
    let id = ui.scope_id().with(("gain", player.name));
    let words = player.words;
    let captured = (captured > 0).then(|| words.took_explained(captured));
    let swept = (swept > 0).then(|| words.swept_explained(swept));
    let said: Vec<String> = captured.into_iter().chain(swept).collect();
    explain(&ui.interact(area, id, Sense::hover()), said.join("\n"));
}

/// The width of the name and the heap on a plate below which a large name is above the heap, the least height of a plate
/// for that, and the share of its height for the name.
const STACKED: f32 = 260.0;
const MIN_STACK: f32 = 60.0;
const NAME_IN_STACK: f32 = 0.46;
/// The maximum scale of the name on a plate, and the scale from which there is nothing below it.
const MAX_NAME: f32 = 1.6;
const LARGE_NAME: f32 = 1.25;

/// The height of the room of the points below which a clock is below them.
const ABOVE_CLOCK: f32 = 34.0;

/// The maximum scale of the points.
pub const MAX_LETTERS: f32 = 1.4;

/// The font size of the latest gain.
const GAIN_LETTERS: f32 = 14.0;

/// Draws the points at the right end of `room`, and the debt below them.
fn score(ui: &Ui, room: Rect, player: &PlayerView<'_>) {
    let palette = Palette::current(ui.ctx());
    let owes = player.debt > 0;
    // Above a clock, the points have the whole height.
    let usual = if room.height() < ABOVE_CLOCK { 0.85 } else { 0.62 };
    let (share, y) =
        if owes { (0.44, room.top() + 0.34 * room.height()) } else { (usual, room.center().y) };
    let share = share * player.text_scale.min(MAX_LETTERS);
    let letters = (share * room.height().min(60.0)).min(0.5 * room.width()).max(1.0);
    let bold = FontId::new(letters, FontFamily::Name(BOLD.into()));
    let ink = player.ink(palette);
    let at = pos2(room.right(), y);
    let points = ui.painter().text(at, Align2::RIGHT_CENTER, player.counted, bold, ink);
    let at = points.left_center() - vec2(6.0, 0.0);
    write_gain(ui, at, at.x - room.left(), player);
    if owes {
        let small =
            FontId::new(if room.height() < LOW { 12.0 } else { 14.0 }, FontFamily::Proportional);
        let text = player.words.debt(player.points + player.debt, player.debt);
        // The frame of a plate that a lesson names covers its edge.
        let at = room.right_bottom() - vec2(0.0, 2.0);
        ui.painter().text(at, Align2::RIGHT_BOTTOM, text, small, palette.warning);
    }
}
