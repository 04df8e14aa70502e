//! The carved board: a slab with a hollow for each cell.

use eframe::egui::{Mesh, Pos2, Rect, Shape, Stroke};
use oanquan::Cell;
use ui_kit::art::Plank;
use ui_kit::theme::Palette;

use super::BoardLayout;
use super::layout::{hull, smoothed};

/// As shares of a cell: the width of the ridge around a hollow, the radius of its corners, the
/// width of the frame around the board, and the radius of the frame's edge.
const RIDGE: f32 = 0.05;
const ROUND: f32 = 0.42;
pub(super) const FRAME: f32 = 0.075;
const EDGE: f32 = 0.035;
/// The number of points on the rim of a hollow, and on the outline of the slab.
const RIM: usize = 72;
const OUTLINE: usize = 160;
/// The opacity of the coloured inlay around the cells of a side.
const INLAY: f32 = 0.75;

/// Returns the meshes of the slab and its hollows, and the lines inlaid in the wood. Cells have
/// inlays only on boards with more than two sides.
pub(super) fn carve(
    layout: &BoardLayout,
    plank: Plank,
    palette: &Palette,
) -> (Vec<Mesh>, Vec<Shape>) {
    let unit = layout.unit();
    let ring = layout.seating().ring();
    let cells: Vec<Cell> = ring.cells().collect();
    let corners: Vec<Pos2> =
        cells.iter().flat_map(|&cell| layout.shape(cell).outline.clone()).collect();
    let outline = smoothed(&hull(corners), OUTLINE, 0.1 * unit, FRAME * unit);
    let mut meshes = plank.slab(&outline, (EDGE * unit).max(2.0)).to_vec();
    let mut lines = Vec::new();
    for cell in cells {
        meshes.extend(plank.hollow(&rim(layout, cell, 0.0)));
        if let Some(side) = cell.owner().filter(|_| ring.sides() > 2) {
            let colour = palette.sides[side.index()].gamma_multiply(INLAY);
            let line = Stroke::new((0.03 * unit).max(1.5), colour);
            lines.push(Shape::closed_line(rim(layout, cell, -0.022 * unit), line));
        }
    }
    (meshes, lines)
}

/// Returns the rim of the hollow of `cell`, moved inwards by `inset` points.
pub(super) fn rim(layout: &BoardLayout, cell: Cell, inset: f32) -> Vec<Pos2> {
    let unit = layout.unit();
    smoothed(&layout.shape(cell).outline, RIM, ROUND * unit, -(RIDGE * unit + inset))
}

/// Returns the rim of a hollow for a cell that fills `rect`, as used in small pictures.
pub fn small_rim(rect: Rect, quan: bool) -> Vec<Pos2> {
    let unit = rect.width();
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    let round = if quan { 1.2 } else { ROUND };
    smoothed(&corners, RIM, round * unit, -RIDGE * unit)
}
