//! Painting stones: at rest, in the hand, in flight, and in the stores.

use eframe::egui::{Painter, Pos2, Rect, lerp, pos2, vec2};

use super::layout::scatter;
use super::sprites::Sheet;
use super::{BoardLayout, Sprites};
use crate::rules::{BySide, Cell, Side};
use crate::ui::motion::{Hand, Spot, Stage, Stone};

/// How high the hand is held above the cells, as a share of a cell.
const HAND_HEIGHT: f32 = 0.34;
/// The share of a drop during which the stone has left the hand.
const FALL: f32 = 0.45;

/// Where the captured stones of each side are heaped.
pub struct StoreLayout {
    /// The room of each side.
    pub rooms: BySide<Rect>,
}

impl StoreLayout {
    /// The width of a stone in the store of `side`.
    fn width(&self, side: Side, stone: Stone) -> f32 {
        let room = self.rooms[side];
        if stone.quan { room.height() * 0.8 } else { room.height() * 0.36 }
    }

    /// The room kept at the right end for the quan of a store.
    fn quan_room(&self, side: Side) -> f32 {
        self.rooms[side].height() * 0.9
    }

    /// Where a quan lies in a store that already holds `earlier` ones: from the
    /// right end, each a little beside the one before.
    fn quan_rest(&self, side: Side, earlier: usize) -> Pos2 {
        let room = self.rooms[side];
        let x = room.right() - self.quan_room(side) * 0.5;
        pos2(x - room.height() * 0.62 * earlier as f32, room.center().y)
    }

    /// Where a dân lies as the `slot`-th stone of a store: three in a column,
    /// columns from the left. When the room is full the next ones lie on top.
    fn dan_rest(&self, side: Side, slot: usize) -> Pos2 {
        let room = self.rooms[side];
        let columns_room = room.width() - 1.6 * self.quan_room(side);
        let columns = (columns_room / (room.height() * 0.3)).clamp(4.0, 24.0).ceil();
        let step = (columns_room / columns).min(room.height() * 0.3);
        let (column, row) = (slot / 3 % columns as usize, slot % 3);
        let stagger = if column % 2 == 1 { 0.05 } else { -0.05 } * room.height();
        let wobble = scatter(slot, 3) * room.height() * 0.12;
        let y = room.top() + room.height() * (0.22 + 0.28 * row as f32);
        pos2(room.left() + room.height() * 0.25 + step * column as f32, y + stagger) + wobble
    }
}

/// Everything that is needed to paint the stones of a stage.
pub(super) struct StonePainter<'a> {
    pub layout: &'a BoardLayout,
    pub stores: &'a StoreLayout,
    pub sprites: &'a Sprites,
    pub stage: &'a Stage,
}

impl StonePainter<'_> {
    /// Paints the stones that lie in cells and stores.
    pub fn at_rest(&self, painter: &Painter) {
        let mut sheet = self.sprites.sheet();
        let heaps = self.stage.heaps();
        for cell in self.layout.seating().ring().cells() {
            let spots = heaps.cell(cell).iter().enumerate();
            self.lay(&mut sheet, spots.map(|(slot, &stone)| (stone, Spot::Cell(cell, slot))));
        }
        for (side, _) in self.stores.rooms.iter() {
            let spots = heaps.store(side).iter().enumerate();
            self.lay(&mut sheet, spots.map(|(slot, &stone)| (stone, Spot::Store(side, slot))));
        }
        sheet.paint(painter);
    }

    /// Paints the stones that move, above everything else.
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

    /// Where the hand hovers, for the number beside it.
    pub fn hand_at(&self, hand: &Hand) -> Pos2 {
        let (from, to) = (self.layout.shape(hand.from).heap, self.layout.shape(hand.to).heap);
        let lifting = hand.from == hand.to;
        let height = if lifting { ease(hand.progress) } else { 1.0 };
        let moved = ease((hand.progress / (1.0 - FALL)).min(1.0));
        let ground = from.lerp(to, moved);
        let hop = if lifting { 0.0 } else { arc(moved) * 0.08 };
        ground - vec2(0.0, (height * HAND_HEIGHT + hop) * self.layout.unit())
    }

    fn hand(&self, sheet: &mut Sheet<'_>, hand: &Hand) {
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

    fn lay(&self, sheet: &mut Sheet<'_>, stones: impl Iterator<Item = (Stone, Spot)> + Clone) {
        for (stone, spot) in stones.clone() {
            sheet.shadow(self.at(spot, stone), self.width(spot, stone), 0.0);
        }
        for (stone, spot) in stones {
            sheet.stone(stone, self.at(spot, stone), self.width(spot, stone));
        }
    }

    fn at(&self, spot: Spot, stone: Stone) -> Pos2 {
        match spot {
            Spot::Cell(cell, slot) => self.layout.rest(cell, slot, stone),
            Spot::Store(side, slot) if stone.quan => {
                let store = self.stage.heaps().store(side);
                let earlier = store.iter().take(slot).filter(|other| other.quan).count();
                self.stores.quan_rest(side, earlier)
            }
            Spot::Store(side, slot) => self.stores.dan_rest(side, slot),
        }
    }

    fn width(&self, spot: Spot, stone: Stone) -> f32 {
        match spot {
            Spot::Cell(..) => self.layout.width(stone),
            Spot::Store(side, _) => self.stores.width(side, stone),
        }
    }

    /// The number shown for a cell: `Q` for the quan, and how many dân.
    pub fn count(&self, cell: Cell) -> String {
        let pile = self.stage.pile(cell);
        match (pile.quan, pile.dan) {
            (true, 0) => "Q".to_owned(),
            (true, dan) => format!("Q+{dan}"),
            (false, dan) => dan.to_string(),
        }
    }
}

/// Slow at both ends.
fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// Up and down again.
fn arc(t: f32) -> f32 {
    4.0 * t * (1.0 - t)
}
