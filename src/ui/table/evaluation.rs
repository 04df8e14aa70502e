//! The expected result: the bar beside the board, and the graph of a review.

use eframe::egui::{
    Color32, Id, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use tabletop::{Analyzed, Entered, Fault, Played, Review, Session, Side, Step};

use super::play::winner;
use super::spoken::Voice;
use super::table_game::TableGame;
use crate::ui::rooms::RoomView;
use crate::ui::theme::Palette;
use crate::ui::widgets::explain;

/// The width of the bar with the gap beside it, and the height of the graph.
const BAR: f32 = 22.0;
const GAP: f32 = 6.0;
const GRAPH: f32 = 76.0;

/// Returns how good a score is, from -1 to 1. Half of that is reached at `scale`.
fn share(score: i32, scale: i32) -> f32 {
    let score = f64::from(score);
    (score / (score.abs() + f64::from(scale))) as f32
}

/// Takes the left edge of `board` for the bar and draws it: the lower part belongs to the side `near`.
pub(super) fn bar<G: TableGame>(
    ui: &mut Ui,
    board: &mut Rect,
    near: Side,
    session: &Session<G>,
    voice: &Voice<'_>,
    view: &RoomView<'_>,
) {
    let Some(scale) = G::SCALE.filter(|_| view.settings.table(G::ID).evaluation) else { return };
    let (place, rest) = board.split_left_right_at_x(board.left() + BAR);
    *board = rest;
    let rect = place.with_max_x(place.right() - GAP);
    let found = session.help().evaluation();
    let (score, spoken) = match (found, session.game().to_move()) {
        (Some(found), _) => {
            let score = found.analysis.score();
            let spoken = G::words(view.language).expected(
                voice,
                found.side,
                score,
                found.analysis.is_proven(),
            );
            (if found.side == near { score } else { -score }, spoken)
        }
        (None, _) => (0, view.words.help.no_evaluation_yet.to_owned()),
    };
    let palette = Palette::current(ui.ctx());
    let middle = rect.center().y - share(score, scale) * rect.height() / 2.0;
    let painter = ui.painter();
    painter.rect_filled(rect, 4.0, palette.faint_ink);
    painter.rect_filled(rect.with_min_y(middle), 4.0, palette.accent);
    painter.rect_stroke(rect, 4.0, Stroke::new(1.0, palette.line), StrokeKind::Inside);
    let tick = [rect.left_center(), rect.right_center()];
    painter.line_segment(tick, Stroke::new(2.0, palette.paper));
    let response = ui.interact(rect, Id::unique("evaluation of the room"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &spoken));
    explain(&response, spoken.as_str());
}

/// Draws the graph of a review: above the middle, the side `near` is ahead. Returns the number of turns
/// before the one that was pressed.
pub(super) fn graph<G: TableGame>(
    ui: &mut Ui,
    review: &Review<G>,
    game: &G::Match,
    (near, turns): (Side, usize),
    faults: impl Iterator<Item = Fault<G::Move>>,
) -> Option<usize> {
    let scale = G::SCALE?;
    let scores = scores(review, game, near);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), GRAPH), Sense::click());
    let palette = Palette::current(ui.ctx());
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 4.0, palette.badge);
    let last = scores.len().saturating_sub(1).max(1);
    let step = rect.width() / last as f32;
    let at = |turn: usize| -> Pos2 {
        let score = scores.get(turn).copied().unwrap_or_default();
        let up = share(score, scale) * (rect.height() / 2.0 - 4.0);
        pos2(rect.left() + turn as f32 * step, rect.center().y - up)
    };
    let middle = Stroke::new(1.0, palette.line);
    painter.hline(rect.x_range(), rect.center().y, middle);
    painter.line((0..scores.len()).map(at).collect(), Stroke::new(2.0, palette.on_badge));
    for fault in faults {
        dot(&painter, at(fault.turn + 1), palette.warning, palette.paper);
    }
    painter.vline(at(turns.min(last)).x, rect.y_range(), Stroke::new(1.5, palette.accent));
    let pointer = response.interact_pointer_pos().filter(|_| response.clicked())?;
    Some((((pointer.x - rect.left()) / step).round().max(0.0) as usize).min(last))
}

fn dot(painter: &Painter, at: Pos2, colour: Color32, rim: Color32) {
    painter.circle_filled(at, 5.0, rim);
    painter.circle_filled(at, 3.5, colour);
}

/// Returns the expected scores of the side `near` before each turn and after the last one.
fn scores<G: TableGame>(review: &Review<G>, game: &G::Match, near: Side) -> Vec<i32> {
    let moves = game.entries().iter().filter(|entry| matches!(entry.step(), Step::Move(_)));
    let sides = moves.filter_map(|entry| entry.side());
    let of = |side: Side, margin: i32| if side == near { margin } else { -margin };
    let turns = review.turns().iter().zip(sides);
    let mut scores: Vec<i32> = turns.map(|(turn, side)| of(side, turn.expected.margin)).collect();
    let end = match (review.after(), game.to_move(), winner::<G>(game)) {
        (Some(after), Some(side), _) => of(side, after.margin),
        (_, _, Some(side)) => of(side, i32::MAX / 2),
        _ => 0,
    };
    scores.push(end);
    scores
}
