//! Painting stones: at rest, in the hand, in flight and in the stores.

use eframe::egui::{Painter, Pos2, Rect, lerp, pos2, vec2};

use super::layout::{layer, scatter};
use super::sprites::StoneBatch;
use super::{BoardLayout, Sprites};
use crate::rules::{BySide, Cell, Side};
use crate::ui::motion::{Hand, Stage, Stone, StonePlace};

/// The height of the hand above the cells, as a share of a cell.
const HAND_HEIGHT: f32 = 0.34;
/// The share of a drop, at its end, during which the stone falls from the hand.
const FALL: f32 = 0.45;

/// The layout of the stores, where captured stones are heaped.
pub struct StoreLayout {
    /// The rectangle of each side's store.
    pub store_rects: BySide<Rect>,
}

impl StoreLayout {
    /// Returns the width of a stone in the store of `side`.
    fn width(&self, side: Side, stone: Stone) -> f32 {
        let room = self.store_rects[side];
        if stone.quan { room.height() * 0.8 } else { room.height() * 0.4 }
    }

    /// Returns the distance between columns of dân in the store of `side`.
    fn step(&self, side: Side) -> f32 {
        self.store_rects[side].height() * 0.3
    }

    /// Returns the number of columns of dân in the store of `side`: from 2 to [`STORE_COLUMNS`],
    /// depending on the width of the store.
    fn columns(&self, side: Side) -> usize {
        let room = self.store_rects[side];
        let free = room.width() - 1.3 * room.height();
        ((free / self.step(side).max(1.0)) as usize).clamp(2, STORE_COLUMNS)
    }

    /// Returns the layer of the `slot`-th stone of a store.
    fn layer(&self, side: Side, slot: usize) -> usize {
        slot / (self.columns(side) * STORE_ROWS)
    }

    /// Returns the position of a quan in a store that already holds `earlier` quan: beside the
    /// dân or, in a narrow store, from the right end.
    fn quan_rest(&self, side: Side, earlier: usize) -> Pos2 {
        let room = self.store_rects[side];
        let height = room.height();
        let apart = 0.62 * height;
        let beside_dan = room.left() + height + self.step(side) * (STORE_COLUMNS as f32 + 1.0);
        let last = room.right() - 0.45 * height;
        let all_beside = beside_dan + apart * 3.0 <= last;
        let earlier = earlier as f32;
        let x = if all_beside { beside_dan + apart * earlier } else { last - apart * earlier };
        pos2(x, room.center().y)
    }

    /// Returns the position of a dân as the `slot`-th stone of a store. The heap grows to the
    /// right in three rows, and upwards in layers once the store is full.
    fn dan_rest(&self, side: Side, slot: usize) -> Pos2 {
        let room = self.store_rects[side];
        let height = room.height();
        let layer = self.layer(side, slot);
        let place = slot % (self.columns(side) * STORE_ROWS);
        let (column, row) = (place / STORE_ROWS, STORE_ORDER[place % STORE_ROWS]);
        let wobble = scatter(slot * 5 % 13, slot) * height * 0.2;
        let stagger = if row.is_multiple_of(2) { 0.0 } else { 0.5 };
        let beside = column as f32 + stagger + 0.5 * (layer % 2) as f32;
        let x = room.left() + 0.25 * height + self.step(side) * beside;
        let higher = 0.06 * layer.min(2) as f32;
        let y = room.top() + height * (0.27 + 0.24 * row as f32 - higher);
        pos2(x, y) + wobble
    }
}

/// The maximum number of columns in a store, the number of rows in one layer, and the order in
/// which the rows are filled: from the middle.
const STORE_COLUMNS: usize = 16;
const STORE_ROWS: usize = 3;
const STORE_ORDER: [usize; STORE_ROWS] = [1, 2, 0];

/// Everything needed to paint the stones of a stage.
pub(super) struct StonePainter<'a> {
    pub layout: &'a BoardLayout,
    pub stores: &'a StoreLayout,
    pub sprites: &'a Sprites,
    pub stage: &'a Stage,
}

impl StonePainter<'_> {
    /// Paints the stones at rest in cells and stores.
    pub fn at_rest(&self, painter: &Painter) {
        let mut sheet = self.sprites.sheet();
        let heaps = self.stage.heaps();
        for cell in self.layout.seating().ring().cells() {
            let spots = heaps.cell(cell).iter().enumerate();
            self.draw_stones(
                &mut sheet,
                spots.map(|(slot, &stone)| (stone, StonePlace::Cell(cell, slot))),
            );
        }
        for (side, _) in self.stores.store_rects.iter() {
            let spots = heaps.store(side).iter().enumerate();
            self.draw_stones(
                &mut sheet,
                spots.map(|(slot, &stone)| (stone, StonePlace::Store(side, slot))),
            );
        }
        sheet.paint(painter);
    }

    /// Paints the moving stones, above everything else.
    pub fn moving(&self, painter: &Painter) {
        let mut sheet = self.sprites.sheet();
        let flights = self.stage.flights();
        for flight in &flights {
            let eased = ease(flight.progress);
            let (from, to) = (self.at(flight.from, flight.stone), self.at(flight.to, flight.stone));
            let (from_width, to_width) =
                (self.width(flight.from, flight.stone), self.width(flight.to, flight.stone));
            let height = arc(eased) * (from - to).length().min(self.layout.unit()) * 0.5;
            let ground = from.lerp(to, eased);
            let width = lerp(from_width..=to_width, eased);
            sheet.shadow(ground, width, height);
            sheet.stone(flight.stone, ground - vec2(0.0, height), width);
        }
        if let Some(hand) = self.stage.hand() {
            self.hand(&mut sheet, &hand);
        }
        sheet.paint(painter);
    }

    /// Returns the position of the hand, for the number beside it.
    pub fn hand_at(&self, hand: &Hand) -> Pos2 {
        let (from, to) = (self.layout.shape(hand.from).heap, self.layout.shape(hand.to).heap);
        let lifting = hand.from == hand.to;
        let height = if lifting { ease(hand.progress) } else { 1.0 };
        let moved = ease((hand.progress / (1.0 - FALL)).min(1.0));
        let ground = from.lerp(to, moved);
        let hop = if lifting { 0.0 } else { arc(moved) * 0.08 };
        ground - vec2(0.0, (height * HAND_HEIGHT + hop) * self.layout.unit())
    }

    fn hand(&self, sheet: &mut StoneBatch<'_>, hand: &Hand) {
        let unit = self.layout.unit();
        let middle = self.hand_at(hand);
        let lifting = hand.from == hand.to;
        let last = hand.stones.len().saturating_sub(1);
        let fall = ((hand.progress - (1.0 - FALL)) / FALL).clamp(0.0, 1.0);
        for (slot, &stone) in hand.stones.iter().enumerate() {
            let held = middle + scatter(slot, 0) * unit * 0.8;
            let width = self.layout.width(stone);
            let (at, height) = if lifting {
                let rest = self.layout.rest(hand.from, slot, stone);
                let risen = ease(hand.progress);
                (rest.lerp(held, risen), risen * HAND_HEIGHT * unit)
            } else if slot == last {
                let slot = self.stage.heaps().cell(hand.to).len();
                let rest = self.layout.rest(hand.to, slot, stone);
                (held.lerp(rest, fall * fall), (1.0 - fall * fall) * HAND_HEIGHT * unit)
            } else {
                (held, HAND_HEIGHT * unit)
            };
            sheet.shadow(at + vec2(0.0, height * 0.5), width, height * 0.5);
            sheet.stone(stone, at, width);
        }
    }

    /// Adds stones to `sheet` layer by layer, so that each casts its shadow on those below.
    fn draw_stones(
        &self,
        sheet: &mut StoneBatch<'_>,
        stones: impl Iterator<Item = (Stone, StonePlace)>,
    ) {
        let stones: Vec<(Stone, StonePlace)> = stones.collect();
        for stones in stones.chunk_by(|(_, a), (_, b)| self.layer(*a) == self.layer(*b)) {
            for &(stone, spot) in stones {
                sheet.shadow(self.at(spot, stone), self.width(spot, stone), 0.0);
            }
            for &(stone, spot) in stones {
                sheet.stone(stone, self.at(spot, stone), self.width(spot, stone));
            }
        }
    }

    /// Returns the layer of a place in a heap.
    fn layer(&self, spot: StonePlace) -> usize {
        match spot {
            StonePlace::Cell(_, slot) => layer(slot).0,
            StonePlace::Store(side, slot) => self.stores.layer(side, slot),
        }
    }

    fn at(&self, spot: StonePlace, stone: Stone) -> Pos2 {
        match spot {
            StonePlace::Cell(cell, slot) => self.layout.rest(cell, slot, stone),
            StonePlace::Store(side, slot) if stone.quan => {
                let store = self.stage.heaps().store(side);
                let earlier = store.iter().take(slot).filter(|other| other.quan).count();
                self.stores.quan_rest(side, earlier)
            }
            StonePlace::Store(side, slot) => self.stores.dan_rest(side, slot),
        }
    }

    fn width(&self, spot: StonePlace, stone: Stone) -> f32 {
        match spot {
            StonePlace::Cell(..) => self.layout.width(stone),
            StonePlace::Store(side, _) => self.stores.width(side, stone),
        }
    }

    /// Returns the label of a cell: `Q` for the quan, and the number of dân.
    pub fn count(&self, cell: Cell) -> String {
        let pile = self.stage.pile(cell);
        match (pile.quan, pile.dan) {
            (true, 0) => "Q".to_owned(),
            (true, dan) => format!("Q+{dan}"),
            (false, dan) => dan.to_string(),
        }
    }
}

/// Eases `t` from 0 to 1, slow at both ends.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Returns the height of a parabolic hop: 0 at `t` = 0 and 1, and 1 halfway.
fn arc(t: f32) -> f32 {
    4.0 * t * (1.0 - t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::vec2;

    #[test]
    fn captured_stones_stay_in_their_store_and_quan_do_not_overlap_dan() {
        let stone = Stone { id: 1, quan: false };
        let quan = Stone { id: 2, quan: true };
        for size in [vec2(830.0, 64.0), vec2(360.0, 38.0), vec2(180.0, 60.0), vec2(90.0, 24.0)] {
            let room = Rect::from_min_size(pos2(10.0, 20.0), size);
            let side = Side::NEAR;
            let stores = StoreLayout { store_rects: BySide::from_fn(2, |_| room) };
            let reach = 0.3 * stores.width(side, stone);
            for slot in 0..120 {
                let at = stores.dan_rest(side, slot);
                assert!(room.contains_rect(Rect::from_center_size(at, vec2(reach, reach))));
            }
            for earlier in 0..3 {
                let at = stores.quan_rest(side, earlier);
                let covers = stores.width(side, quan) * 0.4;
                assert!(room.expand(0.1 * size.y).contains(at), "quan {earlier} in {size}");
                if size.x > 800.0 {
                    let dan = (0..70).map(|slot| stores.dan_rest(side, slot));
                    assert!(dan.map(|dan| dan.distance(at)).all(|apart| apart > covers));
                }
            }
        }
    }
}
