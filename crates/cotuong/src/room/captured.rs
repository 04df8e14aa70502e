//! The captured pieces.

use eframe::egui::{Align, Painter, Rect, pos2};
use tabletop::{GameMatch, Match, Side};

use super::look::Look;
use super::pieces;
use crate::{Color, Cotuong, CotuongEvent, Kind, Piece};

/// The largest radius of a captured piece.
const MAX: f32 = 18.0;
/// The pieces of a full set without the general.
const FULL: usize = 15;
/// The order in which captured pieces lie.
const ORDER: [Kind; 6] =
    [Kind::Chariot, Kind::Cannon, Kind::Horse, Kind::Elephant, Kind::Advisor, Kind::Soldier];

/// Returns how many pieces of each kind `side` has captured, without those that are none.
pub(super) fn counts(played: &Match<Cotuong>, side: Side) -> Vec<(Kind, usize)> {
    let mut taken = Vec::new();
    for entry in played.entries() {
        for event in &entry.outcome.events {
            if let CotuongEvent::Captured { piece, .. } = event
                && entry.side == Some(side)
            {
                taken.push(piece.kind);
            }
        }
    }
    let count = |kind: Kind| taken.iter().filter(|other| **other == kind).count();
    ORDER.iter().map(|kind| (*kind, count(*kind))).filter(|(_, count)| *count > 0).collect()
}

/// Paints what `side` has captured, in rows at the upper or lower edge of `rect`. Returns the area of the
/// rows.
pub(super) fn paint(
    painter: &Painter,
    (rect, edge): (Rect, Align),
    played: &Match<Cotuong>,
    side: Side,
    look: Look,
) -> Rect {
    let color = if played.position().red() == side { Color::Black } else { Color::Red };
    let counts = counts(played, side).into_iter();
    let all: Vec<Kind> = counts.flat_map(|(kind, count)| vec![kind; count]).collect();
    // A full set fits.
    let fits = |radius: &f32| {
        let columns = (rect.width() / (2.0 * radius)).floor().max(1.0) as usize;
        let rows = (rect.height() / (2.0 * radius)).floor() as usize;
        columns * rows >= FULL
    };
    let radii = (3..=(2.0 * MAX) as u8).rev().map(|half| f32::from(half) / 2.0);
    let Some(radius) = radii.into_iter().find(fits) else { return Rect::NOTHING };
    let columns = (rect.width() / (2.0 * radius)).floor() as usize;
    let height = 2.0 * radius * all.len().div_ceil(columns) as f32;
    let rect = match edge {
        Align::Max => rect.with_min_y(rect.bottom() - height),
        _ => rect.with_max_y(rect.top() + height),
    };
    for (index, kind) in all.into_iter().enumerate() {
        let (column, row) = ((index % columns) as f32, (index / columns) as f32);
        let at = pos2(
            rect.left() + radius * (2.0 * column + 1.0),
            rect.top() + radius * (2.0 * row + 1.0),
        );
        pieces::piece(painter, at, 0.94 * radius, Piece { color, kind }, look, 1.0);
    }
    rect
}
