//! The evaluation beside the board: the expected margin as a number and as a bar, and the best
//! move.

use eframe::egui::{
    Align2, CornerRadius, FontFamily, FontId, Rect, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::ai::margin;
use crate::rules::Side;
use crate::ui::board::Seating;
use crate::ui::icons::paint_short_move;
use crate::ui::live_game::LiveGame;
use crate::ui::players::players;
use crate::ui::theme::{BOLD, Palette, sizes};
use crate::ui::widgets::{cut_to_fit, explain};
use crate::ui::words::{MoveWords, Words};

/// The width of the evaluation.
pub const WIDTH: f32 = 88.0;

/// The minimum window width for the evaluation. Only a large text scale makes a window narrower.
pub const MIN_WINDOW: f32 = 460.0;

/// The margin, in points, that moves the bar halfway to its end.
const HALF_WAY: f32 = 12.0;
/// The width of the bar.
const BAR: f32 = 20.0;
/// The height of a line of small text.
const LINE: f32 = 16.0;

/// The contents of the evaluation.
struct Shown {
    /// The side whose margin is shown.
    side: Side,
    /// The points by which that side is expected to be ahead.
    margin: i32,
    /// Whether the margin is proven: neither side can do better.
    proven: bool,
    /// Whether the game is over.
    over: bool,
    /// The best move, or `None` if the position has not been analysed yet.
    best: Option<MoveWords>,
}

impl Shown {
    fn of(live_game: &LiveGame, seating: Seating) -> Option<Self> {
        let session = live_game.session();
        let (setup, position) = (session.setup(), session.position());
        let near = setup.near_side();
        if position.to_move().is_none() && !live_game.presenter().is_moving() {
            let margin = margin(position, near);
            return Some(Shown { side: near, margin, proven: false, over: true, best: None });
        }
        let found = live_game.evaluation()?;
        // With two sides, show the margin of the near side.
        let (side, margin) = match (setup.sides(), found.side == near) {
            (2, false) => (near, -found.analysis.score),
            _ => (found.side, found.analysis.score),
        };
        let best = seating.move_words(found.analysis.best());
        Some(Shown {
            side,
            margin,
            proven: found.is_current && found.analysis.turns.is_some(),
            over: false,
            best: found.is_current.then_some(best),
        })
    }
}

/// Draws the evaluation into `rect`.
pub fn evaluation(ui: &mut Ui, rect: Rect, words: &Words, live_game: &LiveGame, seating: Seating) {
    let palette = Palette::current(ui.ctx());
    let round = CornerRadius::same(sizes::ROUND);
    let line = palette.edge();
    ui.painter().rect(rect, round, palette.paper, line, StrokeKind::Inside);
    let shown = Shown::of(live_game, seating);
    let players = players(words, live_game.session().setup());
    let player = shown.as_ref().map(|shown| &players[shown.side]);
    // While an earlier position is shown, the evaluation is still that of the current position.
    let now = live_game.presenter().viewed_turn().map(|_| words.help.now);
    let spoken = match (&shown, player) {
        (Some(shown), Some(player)) => {
            words.expected(&player.within(words), shown.margin, shown.proven)
        }
        _ => words.help.no_evaluation_yet.to_owned(),
    };
    let spoken = now.map_or(spoken.clone(), |now| format!("{spoken} ({now})"));
    let best = shown.as_ref().and_then(|shown| shown.best);
    let best = best.map(|mv| words.help.best_move(mv.number, mv.heading));
    let spoken = best.map_or(spoken.clone(), |best| format!("{spoken}; {best}"));
    let response = ui.interact(rect, ui.scope_id().with("evaluation"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    explain(&response, &spoken);

    let inner = rect.shrink2(vec2(4.0, 6.0));
    let mut top = inner.top();
    let mut bottom = inner.bottom();
    let small = |ui: &mut Ui, y: f32, text: &str| {
        let room = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), LINE));
        small_line(ui, room, text);
    };
    if let (Some(shown), Some(player)) = (&shown, player) {
        small(ui, top, &player.name);
        top += LINE;
        let message = if shown.over { Some(words.help.result) } else { None };
        let message = message.or(shown.proven.then_some(words.help.proven));
        if let Some(mv) = shown.best {
            bottom -= LINE;
            let middle = pos2(inner.center().x, bottom + LINE / 2.0);
            let style = (TextStyle::Small.resolve(ui.style()), palette.faint_ink);
            let at = (middle, Align2::CENTER_CENTER);
            paint_short_move(ui.painter(), at, &words.help.best(mv.number), mv.heading, style);
        }
        for message in now.into_iter().chain(message) {
            bottom -= LINE;
            small(ui, bottom, message);
        }
    }
    let number = shown.as_ref().map_or("…".to_owned(), |shown| signed(shown.margin));
    let font = FontId::new(20.0, FontFamily::Name(BOLD.into()));
    let at = pos2(inner.center().x, top + 13.0);
    ui.painter().text(at, Align2::CENTER_CENTER, number, font, palette.ink);
    let room =
        Rect::from_min_max(pos2(inner.left(), top + 28.0), pos2(inner.right(), bottom - 4.0));
    bar(ui, room, shown.map_or(0, |shown| shown.margin));
}

/// Draws the bar. The filled part grows from below with the lead of the side. A mark at each edge
/// shows the height of an even game.
fn bar(ui: &Ui, room: Rect, margin: i32) {
    if room.height() < 8.0 {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter();
    let bar = Rect::from_center_size(room.center(), vec2(BAR, room.height()));
    painter.rect_filled(bar, 3.0, palette.button);
    let ahead = margin as f32 / (margin.abs() as f32 + HALF_WAY);
    let level = bar.center().y - ahead * bar.height() / 2.0;
    painter.rect_filled(bar.with_min_y(level), 3.0, palette.accent);
    painter.rect_stroke(bar, 3.0, palette.edge(), StrokeKind::Inside);
    painter.hline(bar.x_range(), level, Stroke::new(2.0, palette.ink));
    let even = bar.center().y;
    for outside in [bar.left() - 8.0, bar.right() + 3.0] {
        painter.hline(outside..=outside + 5.0, even, Stroke::new(2.0, palette.faint_ink));
    }
}

fn signed(margin: i32) -> String {
    if margin > 0 { format!("+{margin}") } else { margin.to_string() }
}

/// Draws a line of small text, centred in `room`.
fn small_line(ui: &mut Ui, room: Rect, text: &str) {
    let palette = Palette::current(ui.ctx());
    let full = ui.painter().layout_no_wrap(
        text.to_owned(),
        TextStyle::Small.resolve(ui.style()),
        palette.ink,
    );
    let spare = (room.width() - full.size().x).max(0.0) / 2.0;
    let mut child = ui.new_child(UiBuilder::new().max_rect(room.with_min_x(room.left() + spare)));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    cut_to_fit(&mut child, RichText::new(text).small().color(palette.faint_ink));
}
