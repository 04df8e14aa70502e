//! The card of a player on a triangle or square. It is beside the player's row, has the chalk
//! colour of the side and points at the row.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Pos2, Rect, RichText, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, pos2, vec2,
};
use frame::players::PlayerNames;
use frame::table::clock::{self, clock};
use frame::widgets::cut_to_fit;
use oanquan::{BySide, Side};
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes};

use super::plate::{
    MAX_LETTERS, MIN_LETTERS, PlayerView, letters_that_fit, name_store, name_that_fits, write_gain,
};
use crate::room::board::BoardLayout;

/// The card width below which captured stones and points are under the name.
const ONE_LINE: f32 = 340.0;
/// The card height below which there is no room under the name, even on a narrow card.
const LOW: f32 = 36.0;
/// The card height from which the name keeps its distance from the edge.
const HIGH: f32 = 84.0;
/// The card width below which paddings are smaller.
const NARROW: f32 = 220.0;
/// The card height from which there is a line of text under the name.
const WITH_WORDS: f32 = 52.0;

/// The areas of a card.
struct Places {
    marker: Pos2,
    name: Rect,
    /// The clock, if the game has clocks.
    clock: Option<Rect>,
    /// The line of text under the name, if the card is high enough.
    under: Option<Rect>,
    stones: Rect,
    score: Rect,
    /// The font size of the name.
    letters: f32,
}

impl Places {
    /// Returns the areas of `card`. `larger` scales the text as far as the height allows. The
    /// clock is at the right end of the name's line.
    fn of(card: Rect, larger: f32, with_clock: bool) -> Self {
        let narrow = card.width() < NARROW;
        let across = if narrow { 7.0 } else { 10.0 };
        let inner = card.shrink2(vec2(across, if card.height() < HIGH { 3.0 } else { 9.0 }));
        let left = inner.left() + if narrow { 13.0 } else { 15.0 };
        let one_line = is_one_line(card);
        let share = if one_line { 0.36 } else { 0.24 };
        let letters = (card.height() * share).clamp(13.0, 18.0 * larger);
        let line = letters * 1.35;
        let with_words = card.height() >= if one_line { WITH_WORDS } else { WITH_WORDS + line };
        // The latest gain is beside the points. On a low card, the debt is beside them too.
        // A wide card has room for the dân swept at the end beside a quan in the heap.
        let score_width = if narrow { 88.0 } else { 106.0 };
        let score_width = score_width * larger.min(MAX_LETTERS);
        let lines = if with_words { line * 1.85 } else { line };
        let (before_score, score) = inner.split_left_right_at_x(inner.right() - score_width);
        let (names, stones) = if one_line {
            let split = inner.left() + inner.width() * 0.5;
            let (names, stones) = before_score.split_left_right_at_x(split);
            (names.shrink2(vec2(0.0, (names.height() - lines) / 2.0)), stones)
        } else {
            // The name also uses the width above the score.
            let (names, stones) = before_score.split_top_bottom_at_y(inner.top() + lines);
            (Rect::from_min_max(names.min, pos2(inner.right(), names.bottom())), stones)
        };
        let score = Rect::from_x_y_ranges(score.x_range(), stones.y_range());
        let name_end = pos2(names.right(), names.top() + line);
        let name = Rect::from_min_max(pos2(left, names.top()), name_end);
        let clock_width = clock::WIDTH * (letters / 17.0).clamp(0.8, MAX_LETTERS);
        let (name, clock) = match with_clock {
            true => {
                let (name, clock) = name.split_left_right_at_x(name.right() - clock_width);
                (name, Some(clock.shrink2(vec2(2.0, 0.0))))
            }
            false => (name, None),
        };
        let under = Rect::from_min_max(name.left_bottom(), names.max);
        // In a higher area, stones would be larger than on the board.
        let high = stones.height().min(60.0);
        let stones = Rect::from_center_size(stones.center(), vec2(stones.width(), high));
        let marker = pos2(left - if narrow { 9.0 } else { 11.0 }, name.center().y);
        Places { marker, name, clock, under: with_words.then_some(under), stones, score, letters }
    }
}

/// Returns whether the name, captured stones and points of a card are side by side.
fn is_one_line(card: Rect) -> bool {
    card.width() >= ONE_LINE || (card.height() < LOW && card.width() >= NARROW)
}

/// Returns the font size of the names on all cards of a board. Every name fits, with the level of
/// a computer where there is room, and no name is larger than the points beside it.
pub fn card_letters(
    ui: &Ui,
    layout: &BoardLayout,
    players: &BySide<PlayerNames>,
    larger: f32,
    with_clock: bool,
) -> f32 {
    let letters = players.iter().filter_map(|(side, player)| {
        let rect = layout.card(side)?;
        let places = Places::of(paper(rect, row_middle(layout, side)), larger, with_clock);
        let most = places.letters.min(score_letters(places.score, false, larger));
        let (width, names) = (places.name.width(), (&*player.full_name, &*player.name));
        let name = name_that_fits(ui, names, MIN_LETTERS, width);
        Some(most * letters_that_fit(ui, name, most, width))
    });
    letters.fold(f32::INFINITY, f32::min)
}

/// Draws the card of the player of `side` into `rect`, with the name in the font size `letters`.
/// Returns the area left for captured stones, which are painted later.
pub fn card(
    ui: &mut Ui,
    (rect, letters): (Rect, f32),
    side: Side,
    layout: &BoardLayout,
    player: &PlayerView<'_>,
) -> Rect {
    let palette = Palette::current(ui.ctx());
    let row = row_middle(layout, side);
    let paper = ground(ui, rect, row, palette.sides[side.index()], player.to_move);
    let places = Places::of(paper, player.letters, player.clock.is_some());
    if player.to_move {
        let tip = places.marker;
        let points = [(-5.0, -7.0), (7.0, 0.0), (-5.0, 7.0)].map(|(x, y)| tip + vec2(x, y));
        ui.painter().add(Shape::convex_polygon(points.into(), palette.accent, Stroke::NONE));
    }
    let under = match (player.thinking, player.to_move) {
        (true, _) => Some(player.words.thinking_beside_name),
        (false, true) => Some(player.words.to_move),
        (false, false) => None,
    };
    let mut name_place = places.name;
    if is_one_line(paper) && under.is_none() {
        name_place = name_place.translate(vec2(0.0, paper.center().y - name_place.center().y));
    }
    let names = (player.name, player.short_name);
    let name = name_that_fits(ui, names, letters, name_place.width());
    let name = RichText::new(name).family(FontFamily::Name(SEMIBOLD.into()));
    put(ui, name_place, name.size(letters));
    if let (Some(text), Some(place)) = (under, places.under) {
        let text = RichText::new(text).size(letters * 0.85).color(palette.faint_ink);
        put(ui, place, text);
    }
    if let (Some(shown), Some(place)) = (player.clock, places.clock) {
        let place = place.translate(vec2(0.0, name_place.center().y - place.center().y));
        clock(ui, place, player.words, player.name, shown);
    }
    score(ui, places.score, player);
    let seating = layout.seating();
    let place = player.words.side_name(seating.edge(side), seating.ring().sides());
    name_store(ui, places.stones, player, &player.words.player_at(player.name, place));
    places.stones
}

/// Draws the background of a card, with a tab that points at its `row`. Returns the area inside
/// the coloured band.
fn ground(ui: &Ui, rect: Rect, row: Pos2, colour: eframe::egui::Color32, to_move: bool) -> Rect {
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter();
    let line = palette.edge();
    let way = direction_to(rect, row);
    let border = rect.clamp(row) - way * 8.0;
    let aside = way.rot90() * 12.0;
    let tab = vec![border + aside, border + way * 15.0, border - aside];
    let round = CornerRadius::same(sizes::ROUND);
    painter.add(Shape::convex_polygon(tab, colour, line));
    // The coloured band along the edge with the tab.
    painter.rect(rect, round, colour, line, StrokeKind::Inside);
    let paper = paper(rect, row);
    let (fill, stroke) = if to_move {
        (palette.paper, Stroke::new(3.0, palette.accent))
    } else {
        (palette.paper, line)
    };
    painter.rect(paper, round, fill, stroke, StrokeKind::Inside);
    paper
}

/// Returns the direction from a card to its `row`, as a unit vector.
fn direction_to(rect: Rect, row: Pos2) -> Vec2 {
    (row - rect.shrink(10.0).clamp(row)).normalized()
}

/// Returns the area of a card without the band that faces its `row`.
fn paper(rect: Rect, row: Pos2) -> Rect {
    let band = if rect.height() < WITH_WORDS { 4.0 } else { 6.0 };
    rect.translate(-upright(direction_to(rect, row)) * band).intersect(rect)
}

/// Returns the horizontal or vertical unit vector nearest to `way`.
fn upright(way: Vec2) -> Vec2 {
    if way.x.abs() > way.y.abs() { vec2(way.x.signum(), 0.0) } else { vec2(0.0, way.y.signum()) }
}

/// Returns the middle of the row of `side`.
fn row_middle(layout: &BoardLayout, side: Side) -> Pos2 {
    let mut cells = layout.seating().ring().own_cells(side);
    layout.shape(cells.nth(2).expect("a row has five cells")).middle
}

/// Draws a line of text in `room`.
fn put(ui: &mut Ui, room: Rect, text: RichText) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    cut_to_fit(&mut child, text);
}

/// Returns the font size of the points in `room`. `below` is whether the debt is under them.
fn score_letters(room: Rect, below: bool, larger: f32) -> f32 {
    let most = 30.0 * larger.min(MAX_LETTERS);
    (room.height() * if below { 0.46 } else { 0.6 }).clamp(15.0, most)
}

/// Draws the points at the right end of `room`, with the debt beside or below them.
fn score(ui: &Ui, room: Rect, player: &PlayerView<'_>) {
    let palette = Palette::current(ui.ctx());
    let owes = player.debt > 0;
    let below = owes && room.height() >= 34.0;
    let size = score_letters(room, below, player.letters);
    let font = FontId::new(size, FontFamily::Name(BOLD.into()));
    let at = if below { room.right_top() + vec2(0.0, size * 0.6) } else { room.right_center() };
    let ink = player.ink(palette);
    let points = ui.painter().text(at, Align2::RIGHT_CENTER, player.counted, font, ink);
    let mut left = points.left();
    if owes {
        let small = FontId::new(12.0, FontFamily::Proportional);
        let (at, anchor) = if below {
            (room.right_bottom(), Align2::RIGHT_BOTTOM)
        } else {
            (pos2(points.left() - 5.0, room.center().y), Align2::RIGHT_CENTER)
        };
        let text = player.words.debt(player.debt);
        let debt = ui.painter().text(at, anchor, text, small, palette.warning);
        left = if below { left } else { debt.left() };
    }
    write_gain(ui, pos2(left - 5.0, at.y), player);
}
