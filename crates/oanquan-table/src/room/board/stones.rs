//! Painting stones: at rest, in the hand, in flight and in the stores.

use eframe::egui::{Painter, Pos2, Rect, lerp, pos2, vec2};
use oanquan::{BySide, Cell, Side};
use ui_kit::sprites::{StoneBatch, StoneLook};

use super::layout::{layer, scatter};
use super::{BoardLayout, Sprites};
use crate::motion::{Flight, Hand, Stage, Stone, StonePlace};

/// The height of the hand above the cells, as a share of a cell.
const HAND_HEIGHT: f32 = 0.5;
/// The distance between stones in the hand, relative to those in a cell.
const HANDFUL: f32 = 0.78;
/// The width of a stone in the hand or at the top of its flight, relative to a stone at rest: it
/// is nearer the eye.
const NEARER: f32 = 1.38;
/// The opacity of the shadow below the hand.
const HAND_SHADOW: f32 = 0.62;
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

    /// Returns the position of the `slot`-th stone in the hand that holds all stones of a store
    /// above it, to the right of where most of them will lie.
    fn gathered(&self, side: Side, slot: usize) -> Pos2 {
        let room = self.store_rects[side];
        let right = room.right() - 0.5 * room.height();
        let x = (room.left() + GATHERED * room.width()).min(right);
        pos2(x, room.center().y) + scatter(slot, 0) * room.height() * GATHERED_SPREAD
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

/// The place of the stones that are gathered over a store, as a share of its width, and their
/// spread, as a share of its height.
const GATHERED: f32 = 0.6;
const GATHERED_SPREAD: f32 = 0.7;
/// The maximum number of columns in a store, the number of rows in one layer, and the order in
/// which the rows are filled: from the middle.
const STORE_COLUMNS: usize = 16;
const STORE_ROWS: usize = 3;
const STORE_ORDER: [usize; STORE_ROWS] = [1, 2, 0];

/// Returns the look of a stone: a quan is large.
pub(super) fn look(stone: Stone) -> StoneLook {
    StoneLook { id: stone.id, large: stone.quan }
}

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
        // Stones that have not taken off yet, or have landed already.
        let flights = self.stage.flights();
        let resting = || flights.iter().filter_map(|flight| Some((flight.stone, lies_at(flight)?)));
        for cell in self.layout.seating().ring().cells() {
            let spots = heaps.cell(cell).iter().enumerate();
            let spots = spots.map(|(slot, &stone)| (stone, StonePlace::Cell(cell, slot)));
            let here = |(_, at): &_| matches!(at, StonePlace::Cell(at, _) if *at == cell);
            self.draw_stones(&mut sheet, spots.chain(resting().filter(here)));
        }
        for (side, _) in self.stores.store_rects.iter() {
            let spots = heaps.store(side).iter().enumerate();
            let spots = spots.map(|(slot, &stone)| (stone, StonePlace::Store(side, slot)));
            let here = |(_, at): &_| matches!(at, StonePlace::Store(at, _) if *at == side);
            self.draw_stones(&mut sheet, spots.chain(resting().filter(here)));
        }
        sheet.paint(painter);
    }

    /// Paints the stones in flight, above everything else.
    pub fn flying(&self, painter: &Painter) {
        let mut sheet = self.sprites.sheet();
        let flights = self.stage.flights();
        for flight in flights.iter().filter(|flight| lies_at(flight).is_none()) {
            let eased = ease(flight.progress);
            let (from, to) = (self.at(flight.from, flight.stone), self.at(flight.to, flight.stone));
            let (from_width, to_width) =
                (self.width(flight.from, flight.stone), self.width(flight.to, flight.stone));
            let most = match flight.from {
                // A stone that is poured out stays near its store.
                StonePlace::Gathered(side, _) => self.stores.store_rects[side].height() * 0.8,
                _ => self.layout.unit(),
            };
            let height = arc(eased) * (from - to).length().min(most) * 0.5;
            let ground = from.lerp(to, eased);
            let width = lerp(from_width..=to_width, eased) * nearer(arc(eased) * 0.7);
            sheet.shadow(ground, width, height);
            sheet.stone(look(flight.stone), ground - vec2(0.0, height), width);
        }
        sheet.paint(painter);
    }

    /// Returns the middle of the hand, and the point on the ground below it.
    fn hand_at(&self, hand: &Hand) -> (Pos2, Pos2) {
        let (from, to) = (self.layout.shape(hand.from).heap, self.layout.shape(hand.to).heap);
        let moved = ease((hand.progress / (1.0 - FALL)).min(1.0));
        let ground = from.lerp(to, moved);
        let hop = if hand.from == hand.to { 0.0 } else { arc(moved) * 0.08 };
        let height = risen(hand) * HAND_HEIGHT + hop;
        // The light from the upper left moves the shadow to the lower right.
        let shadow = ground + vec2(0.1, 0.14) * risen(hand) * self.layout.unit();
        (ground - vec2(0.0, height * self.layout.unit()), shadow)
    }

    /// Returns the distance of the outermost stone from the middle of the hand.
    fn hand_reach(&self, hand: &Hand) -> f32 {
        let places = (0..hand.stones.len()).map(|slot| scatter(slot, 0).length());
        places.fold(0.0, f32::max) * HANDFUL * self.layout.unit()
    }

    /// Returns the point at the upper right of the hand at which its number points.
    pub fn hand_edge(&self, hand: &Hand) -> Pos2 {
        let dan = self.layout.width(Stone { id: 0, quan: false }) * NEARER;
        self.hand_at(hand).0 + vec2(0.8, -0.6) * (self.hand_reach(hand) + 0.4 * dan)
    }

    /// Paints the stones in the hand, which is above the board.
    pub fn hand(&self, painter: &Painter, hand: &Hand) {
        let mut sheet = self.sprites.sheet();
        let unit = self.layout.unit();
        let (middle, ground) = self.hand_at(hand);
        let risen = risen(hand);
        let lifting = hand.from == hand.to;
        let fall = ((hand.progress - (1.0 - FALL)) / FALL).clamp(0.0, 1.0).powi(2);
        let dan = self.layout.width(Stone { id: 0, quan: false });
        let falling = if lifting { None } else { hand.stones.len().checked_sub(1) };
        if hand.stones.len() > usize::from(falling.is_some()) {
            let across = 2.0 * self.hand_reach(hand) + 1.7 * dan;
            sheet.soft_shadow(ground, vec2(1.0, 0.86) * across, risen * HAND_SHADOW);
        }
        for (slot, &stone) in hand.stones.iter().enumerate() {
            let held = middle + scatter(slot, 0) * unit * HANDFUL;
            let width = self.layout.width(stone);
            if lifting {
                let at = self.layout.rest(hand.from, slot, stone).lerp(held, risen);
                sheet.shadow(at, width * nearer(risen), 0.0);
                sheet.stone(look(stone), at, width * nearer(risen));
            } else if falling == Some(slot) {
                let slot = self.stage.heaps().cell(hand.to).len();
                let rest = self.layout.rest(hand.to, slot, stone);
                let under = ground.lerp(rest, fall);
                let across = lerp(1.6..=1.06, fall) * width;
                sheet.soft_shadow(under, vec2(across, across), lerp(HAND_SHADOW..=1.0, fall));
                sheet.stone(look(stone), held.lerp(rest, fall), width * nearer(1.0 - fall));
            } else {
                sheet.shadow(held, width * NEARER, 0.0);
                sheet.stone(look(stone), held, width * NEARER);
            }
        }
        sheet.paint(painter);
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
                sheet.stone(look(stone), self.at(spot, stone), self.width(spot, stone));
            }
        }
    }

    /// Returns the layer of a place in a heap.
    fn layer(&self, spot: StonePlace) -> usize {
        match spot {
            StonePlace::Cell(_, slot) => layer(slot).0,
            StonePlace::Store(side, slot) | StonePlace::Gathered(side, slot) => {
                self.stores.layer(side, slot)
            }
        }
    }

    fn at(&self, spot: StonePlace, stone: Stone) -> Pos2 {
        match spot {
            StonePlace::Cell(cell, slot) => self.layout.rest(cell, slot, stone),
            StonePlace::Store(side, slot) if stone.quan => {
                self.stores.quan_rest(side, self.stage.quan_before(side, slot))
            }
            StonePlace::Store(side, slot) => self.stores.dan_rest(side, slot),
            StonePlace::Gathered(side, slot) => self.stores.gathered(side, slot),
        }
    }

    fn width(&self, spot: StonePlace, stone: Stone) -> f32 {
        match spot {
            StonePlace::Cell(..) => self.layout.width(stone),
            StonePlace::Store(side, _) => self.stores.width(side, stone),
            StonePlace::Gathered(side, _) => self.stores.width(side, stone) * NEARER,
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

/// Returns where a stone lies before or after its flight, or `None` while it is in the air or in a
/// hand.
fn lies_at(flight: &Flight) -> Option<StonePlace> {
    flight.at_rest().filter(|at| !matches!(at, StonePlace::Gathered(..)))
}

/// Returns how far the hand has risen, from 0 to 1.
fn risen(hand: &Hand) -> f32 {
    if hand.from == hand.to { ease(hand.progress) } else { 1.0 }
}

/// Returns the width of a stone at this height, from 0 to 1, relative to one at rest.
fn nearer(height: f32) -> f32 {
    lerp(1.0..=NEARER, height)
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
