//! The card of a player on a triangle or square. It is beside the player's row, has the chalk
//! colour of the side and points at the row.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Pos2, Rect, RichText, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, pos2, vec2,
};
use oanquan::{BySide, Side};
use table::game::clock;
use table::words::PlayerNames;
use ui_kit::faces::paint_portrait;
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes};
use window::widgets::{cut_to_fit, cut_to_lines};

use super::fitted_name::{FittedName, min_letters};
use super::plate::{MAX_LETTERS, PlayerView, letters_for_state, name_store, state, write_gain};
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

/// The card width from which there is a face, and the greatest size of one.
const WITH_FACE: f32 = 170.0;
const FACE: f32 = 48.0;
/// The height of the latest gain.
const GAIN: f32 = 13.0;
/// The least height of captured stones and points below a name.
const BELOW_NAME: f32 = 15.0;
/// The least width of a name, about that of its first word, and the least height of a clock: one that can be read at all,
/// and one with digits as large as small text.
const FIRST_WORD: f32 = 34.0;
const LEAST_CLOCK: f32 = 10.0;
const CLEAR_CLOCK: f32 = 13.0;
/// The gap between a clock and the captured stones or the points.
const CLOCK_GAP: f32 = 4.0;
/// The height below the name under which a clock is above the points instead, and the share of the height that it has there.
const LOW_CLOCK: f32 = 15.0;
const CLOCK_ABOVE: f32 = 0.46;
/// The greatest height of captured stones, and the width that they need beside a long name, relative to their height.
const HIGHEST_HEAP: f32 = 60.0;
const HEAP: f32 = 1.6;
/// The width of three digits, as a multiple of their font size.
const DIGITS: f32 = 1.85;

/// What a card has room for.
#[derive(Clone, Copy)]
struct Contents {
    /// The factor by which the text is larger, as far as the height allows.
    larger: f32,
    /// The minimum font size of a name.
    least: f32,
    has_face: bool,
    has_clock: bool,
}

/// How the name of a card stands beside its other contents.
#[derive(Clone, Copy)]
struct Arrangement {
    /// The number of lines.
    rows: usize,
    /// Whether the name is above the points rather than beside them.
    above: bool,
    /// Whether it has what captured stones can spare, on a card on which they are beside it.
    is_wide: bool,
    /// Whether its lines are as low as the smallest letters.
    is_low: bool,
}

impl Arrangement {
    const USUAL: Self = Arrangement { rows: 1, above: false, is_wide: false, is_low: false };
    /// The others for a name that is too long for it, the best one first.
    const LONGER: [Self; 7] = [
        Arrangement { above: true, ..Self::USUAL },
        Arrangement { rows: 2, ..Self::USUAL },
        Arrangement { rows: 2, above: true, ..Self::USUAL },
        Arrangement { is_wide: true, ..Self::USUAL },
        Arrangement { rows: 2, is_wide: true, ..Self::USUAL },
        Arrangement { above: true, is_low: true, ..Self::USUAL },
        Arrangement { rows: 2, above: true, is_low: true, ..Self::USUAL },
    ];
}

/// The areas of a card.
struct Places {
    marker: Pos2,
    /// The face, if the player has one and the card is wide enough.
    face: Option<Rect>,
    name: Rect,
    /// The clock, if the game has clocks.
    clock: Option<Rect>,
    /// The line of text under the name, if the card is high enough.
    under: Option<Rect>,
    stones: Rect,
    score: Rect,
    /// The maximum font size of the name.
    letters: f32,
    /// Whether the name, captured stones and points are side by side.
    one_line: bool,
}

impl Places {
    /// Returns the areas of `card`. The clock is at the right end of the name where that and the points are side by side.
    fn of(card: Rect, contents: Contents, arrangement: Arrangement) -> Self {
        let Arrangement { rows, above, is_wide, is_low } = arrangement;
        let Contents { larger, least, has_face, has_clock } = contents;
        let narrow = card.width() < NARROW;
        let across = if narrow { 7.0 } else { 10.0 };
        let inner = card.shrink2(vec2(across, if card.height() < HIGH { 3.0 } else { 9.0 }));
        let marked = inner.left() + if narrow { 13.0 } else { 15.0 };
        let marker = pos2(marked - if narrow { 9.0 } else { 11.0 }, inner.center().y);
        let face = (has_face && card.width() >= WITH_FACE).then(|| {
            let size = inner.height().min(FACE);
            let middle = pos2(marked + size / 2.0, inner.center().y);
            Rect::from_center_size(middle, Vec2::splat(size))
        });
        let inner = inner.with_min_x(face.map_or(marked, |face| face.right() + 8.0));
        let one_line = is_one_line(card);
        let share = if one_line { 0.36 } else { 0.24 };
        let usual = (card.height() * share).clamp(13.0, 18.0 * larger);
        let letters = if is_low { least } else { usual };
        let line = letters * 1.35;
        let more_lines = (rows - 1) as f32 * line;
        let usual = if one_line { WITH_WORDS } else { WITH_WORDS + line };
        let with_words = card.height() >= usual + more_lines;
        let lines = more_lines + if with_words { line * 1.85 } else { line };
        let lines = lines.min(inner.height());
        let clock_width = clock::WIDTH * (letters / 17.0).clamp(0.8, MAX_LETTERS);
        // A low card has room for a clock only beside the name.
        let is_above_points =
            has_clock && !one_line && !above && inner.height() - lines < LOW_CLOCK;
        let score_width = if one_line {
            // The latest gain is beside the points. On a low card, the debt is beside them too.
            // A wide card has room for the dân swept at the end beside a quan in the heap.
            let wide = (if narrow { 88.0 } else { 106.0 }) * larger.min(MAX_LETTERS);
            let wide = if is_wide { DIGITS * score_letters(inner, false, larger) } else { wide };
            wide.min(0.5 * inner.width())
        } else {
            let digits = (DIGITS * score_letters(inner, false, larger)).min(0.36 * inner.width());
            if is_above_points { digits.max(clock_width) } else { digits }
        };
        let (before_score, score) = inner.split_left_right_at_x(inner.right() - score_width);
        let (names, stones, score) = if one_line {
            let split = match is_wide {
                true => before_score.right() - HEAP * inner.height().min(HIGHEST_HEAP),
                false => inner.left() + inner.width() * 0.5,
            };
            let (names, stones) = before_score.split_left_right_at_x(split);
            (names.shrink2(vec2(0.0, (names.height() - lines) / 2.0)), stones, score)
        } else if above {
            // A long name has all the width, above the stones and the points.
            let (names, below) = inner.split_top_bottom_at_y(inner.top() + lines);
            let (stones, score) = below.split_left_right_at_x(score.left());
            (names, stones, score)
        } else {
            let (names, stones) = before_score.split_top_bottom_at_y(inner.top() + lines);
            (names, stones, score)
        };
        let name = names.with_max_y((names.top() + more_lines + line).min(names.bottom()));
        let (over, under_clock) =
            score.split_top_bottom_at_y(score.top() + CLOCK_ABOVE * score.height());
        let score = if is_above_points { under_clock } else { score };
        let (name, clock, stones) = match (has_clock, one_line) {
            (false, _) => (name, None, stones),
            (true, false) if is_above_points => (name, Some(over), stones),
            (true, true) => {
                let (name, clock) = name.split_left_right_at_x(name.right() - clock_width);
                (name, Some(clock.shrink2(vec2(2.0, 0.0))), stones)
            }
            // Beside the captured stones, the clock leaves the name its width, and the points theirs.
            (true, false) => {
                let width = clock_width.min(stones.width()).max(0.0);
                let (clock, stones) = stones.split_left_right_at_x(stones.left() + width);
                (name, Some(clock.with_max_x(clock.right() - CLOCK_GAP)), stones)
            }
        };
        let under = Rect::from_min_max(name.left_bottom(), names.max);
        // In a higher area, stones would be larger than on the board.
        let high = stones.height().min(HIGHEST_HEAP);
        // Where a clock has left the stones no width, they are not shown rather than over the points.
        let high = if has_clock { high.min(stones.width() / HEAP).max(0.0) } else { high };
        let stones = Rect::from_center_size(stones.center(), vec2(stones.width(), high));
        let under = with_words.then_some(under);
        Places { marker, face, name, clock, under, stones, score, letters, one_line }
    }

    /// Returns the areas of `card` with the name that fits into them, in letters of `most` points or fewer. A name that is
    /// too long for one line has two where they leave room for the captured stones.
    fn with_name<'a>(
        ui: &Ui,
        card: Rect,
        contents: Contents,
        names: (&'a str, &'a str),
        most: f32,
    ) -> (Self, FittedName<'a>) {
        let arranged = |arrangement| {
            let places = Self::of(card, contents, arrangement);
            // No name is larger than the points beside it.
            let score = score_letters(places.score, false, contents.larger);
            let usual = places.letters.min(score).min(most);
            let name = FittedName::of(ui, names, [contents.least, usual], places.name.size());
            (places, name)
        };
        let usual = arranged(Arrangement::USUAL);
        let is_named = |name: &FittedName<'_>| name.is_whole && name.text == names.0;
        let is_best = |(places, name): &(Self, FittedName<'_>)| {
            let has_room = match places.clock {
                Some(_) => places.has_clear_clock(),
                None => places.one_line || places.stones.height() >= BELOW_NAME,
            };
            has_room && is_named(name)
        };
        if usual.0.has_clear_clock() && is_named(&usual.1) {
            return usual;
        }
        let longer = Arrangement::LONGER.into_iter().map(arranged);
        let mut longer: Vec<_> = longer.filter(|(places, _)| places.name.is_positive()).collect();
        if let Some(best) = longer.iter().position(is_best) {
            return longer.swap_remove(best);
        }
        // Most of a name is better than its first letters, even without room for captured stones, but not without a clock.
        longer.push(usual);
        let room = |(places, name): &(Self, FittedName<'_>)| {
            let clock = places.clock.map_or(CLEAR_CLOCK, |clock| clock.height().min(CLEAR_CLOCK));
            let has_both = places.name.width() >= FIRST_WORD && clock >= LEAST_CLOCK;
            let shown = if name.is_whole { f32::INFINITY } else { places.name.width() };
            (has_both, shown, clock)
        };
        let best = longer.into_iter().rev().max_by(|a, b| {
            let ((a, wide_a, high_a), (b, wide_b, high_b)) = (room(a), room(b));
            a.cmp(&b).then(wide_a.total_cmp(&wide_b)).then(high_a.total_cmp(&high_b))
        });
        best.expect("the usual one")
    }

    /// Returns whether the digits of the clock, if there is one, are no smaller than small text.
    fn has_clear_clock(&self) -> bool {
        self.clock.is_none_or(|clock| clock.height() >= CLEAR_CLOCK)
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
    has_clock: bool,
) -> f32 {
    let letters = players.iter().filter_map(|(side, player)| {
        let paper = paper(layout.card(side)?, row_middle(layout, side));
        let (least, has_face) = (min_letters(ui), player.opponent.is_some());
        let contents = Contents { larger, least, has_face, has_clock };
        let names = (&*player.full_name, &*player.name);
        Some(Places::with_name(ui, paper, contents, names, f32::INFINITY).1.letters)
    });
    letters.fold(f32::INFINITY, f32::min)
}

/// Draws the card of the player of `side` into `rect`, with the name in the font size `letters`.
/// Returns the area left for captured stones, which are painted later.
pub fn card(
    ui: &mut Ui,
    rect: Rect,
    letters: f32,
    side: Side,
    layout: &BoardLayout,
    player: &PlayerView<'_>,
) -> Rect {
    let palette = Palette::current(ui.ctx());
    let row = row_middle(layout, side);
    let paper = ground(ui, rect, row, palette.sides[side.index()], player.to_move);
    let contents = Contents {
        larger: player.text_scale,
        least: min_letters(ui),
        has_face: player.portrait.is_some(),
        has_clock: player.clock.is_some(),
    };
    let names = (player.name, player.short_name);
    let (places, name) = Places::with_name(ui, paper, contents, names, letters);
    if let (Some(place), Some(portrait)) = (places.face, player.portrait) {
        paint_portrait(ui.painter(), place, portrait);
    }
    if player.to_move {
        let tip = places.marker;
        let points = [(-5.0, -7.0), (7.0, 0.0), (-5.0, 7.0)].map(|(x, y)| tip + vec2(x, y));
        ui.painter().add(Shape::convex_polygon(points.into(), palette.accent, Stroke::NONE));
    }
    if player.has_left {
        let stroke = Stroke::new(2.0, palette.faint_ink);
        for end in [vec2(4.0, 4.0), vec2(4.0, -4.0)] {
            ui.painter().line_segment([places.marker - end, places.marker + end], stroke);
        }
    }
    let mut name_place = places.name;
    if places.one_line && state(player).is_none() {
        name_place = name_place.translate(vec2(0.0, paper.center().y - name_place.center().y));
    }
    let text = name.shortened(ui, name_place.width());
    let text = RichText::new(text).family(FontFamily::Name(SEMIBOLD.into()));
    put(ui, name_place, text.size(name.letters), name.rows);
    if let (Some(text), Some(place)) = (state(player), places.under)
        && let Some(letters) = letters_for_state(ui, text, letters * 0.85, place.width())
    {
        put(ui, place, RichText::new(text).size(letters).color(palette.faint_ink), 1);
    }
    if let (Some(shown), Some(place)) = (player.clock, places.clock) {
        let middle = if places.one_line { name_place.center().y } else { place.center().y };
        let place = place.translate(vec2(0.0, middle - place.center().y));
        clock(ui, place, player.words, player.name, shown);
    }
    score(ui, &places, player);
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

/// Draws a text in `room`, on `rows` lines.
fn put(ui: &mut Ui, room: Rect, text: RichText, rows: usize) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    match rows {
        1 => cut_to_fit(&mut child, text),
        _ => cut_to_lines(&mut child, text, rows),
    };
}

/// Returns the font size of the points in `room`. `below` is whether the debt is under them.
fn score_letters(room: Rect, below: bool, larger: f32) -> f32 {
    let most = 30.0 * larger.min(MAX_LETTERS);
    let most = most.min(room.width() / DIGITS).max(15.0);
    // A low card has no room to spare.
    let share = if below {
        0.46
    } else if room.height() < LOW {
        0.8
    } else {
        0.6
    };
    (room.height() * share).clamp(15.0, most)
}

/// Draws the points at the right end of a card, with the debt beside or below them. The latest gain is
/// beside them, too, or below them where the captured stones have that place.
fn score(ui: &Ui, places: &Places, player: &PlayerView<'_>) {
    let palette = Palette::current(ui.ctx());
    let room = places.score;
    let owes = player.debt > 0;
    let below = owes && room.height() >= 34.0;
    let is_single = player.gain.captured == 0 || player.gain.swept == 0;
    let gain_below = !places.one_line && !owes && is_single;
    // On the smallest cards, only the narration says what was captured.
    let has_gain = places.one_line || room.height() >= 2.0 * GAIN;
    let size = score_letters(room, below, player.text_scale);
    let font = FontId::new(size, FontFamily::Name(BOLD.into()));
    let at = match () {
        () if below => room.right_top() + vec2(0.0, size * 0.6),
        () if gain_below && has_gain => room.right_center() - vec2(0.0, GAIN / 2.0),
        () => room.right_center(),
    };
    let ink = player.ink(palette);
    let points = ui.painter().text(at, Align2::RIGHT_CENTER, player.counted, font, ink);
    if gain_below && has_gain {
        let bottom = points.bottom().min(room.bottom() - GAIN);
        write_gain(ui, pos2(room.right(), bottom + GAIN / 2.0), room.width(), player);
        return;
    }
    let mut left = points.left();
    if owes {
        let small = FontId::new(12.0, FontFamily::Proportional);
        let (at, anchor) = if below {
            (room.right_bottom(), Align2::RIGHT_BOTTOM)
        } else {
            (pos2(points.left() - 5.0, room.center().y), Align2::RIGHT_CENTER)
        };
        // A card has room for the debt alone.
        let text = player.words.debt(0, player.debt);
        let debt = ui.painter().text(at, anchor, text, small, palette.warning);
        left = if below { left } else { debt.left() };
    }
    if has_gain {
        write_gain(ui, pos2(left - 5.0, at.y), left - 5.0 - room.left(), player);
    }
}
