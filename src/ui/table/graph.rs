//! The graph of the expected result in a review.

use eframe::egui::{Color32, Painter, Pos2, Sense, Stroke, Ui, pos2, vec2};
use tabletop::{Entered, Fault, Played, Review, Side, Step};

use super::play::winner;
use super::table_game::TableGame;
use crate::ui::theme::Palette;

/// The height of the graph.
const GRAPH: f32 = 76.0;

/// Returns how good a score is, from -1 to 1. Half of that is reached at `scale`.
fn share(score: i32, scale: i32) -> f32 {
    let score = f64::from(score);
    (score / (score.abs() + f64::from(scale))) as f32
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
