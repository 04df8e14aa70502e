//! The places of the rows of the list of games.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use eframe::egui::{Id, Ui};
use table::game::TableGame;

use crate::{MyGames, ROW, Row, grows};

/// The gap between rows.
pub(crate) const BETWEEN: f32 = 4.0;

/// The top of each row below that of the first, and last the bottom of the last row and its gap.
#[derive(Clone)]
pub(crate) struct Tops {
    /// What the heights depend on.
    key: u64,
    tops: Arc<[f32]>,
}

impl Tops {
    /// Returns the places at this width of the list. They are computed anew after a change only.
    pub(crate) fn of<G: TableGame>(ui: &Ui, width: f32, page: &MyGames<'_, G>) -> Self {
        let list = &page.game_list;
        let rows = list.shown().len();
        if !grows(ui) {
            let step = ROW + BETWEEN;
            return Tops::known_or(ui, rows as u64, || {
                (0..=rows).map(|place| place as f32 * step).collect()
            });
        }
        let chosen = list.chosen_index();
        let lines = || (0..rows).filter_map(|place| list.line(place));
        let mut hasher = DefaultHasher::new();
        let scale = ui.pixels_per_point();
        (list.changes(), width.to_bits(), scale.to_bits(), chosen, G::ID).hash(&mut hasher);
        Tops::known_or(ui, hasher.finish(), || {
            let mut top = 0.0;
            let below = lines().enumerate().map(|(place, line)| {
                let row = Row::<G> { line, reached: None, is_chosen: chosen == Some(place) };
                top += row.height(ui, width, page.words) + BETWEEN;
                top
            });
            std::iter::once(0.0).chain(below).collect()
        })
    }

    /// Returns the places of the frame before if they depend on the same, or new ones.
    fn known_or(ui: &Ui, key: u64, places: impl FnOnce() -> Arc<[f32]>) -> Self {
        if let Some(known) = Tops::before(ui).filter(|known| known.key == key) {
            return known;
        }
        let made = Tops { key, tops: places() };
        let id = id(ui);
        ui.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    }

    /// Returns the places in the frame before.
    pub(crate) fn before(ui: &Ui) -> Option<Self> {
        let id = id(ui);
        ui.data(|data| data.get_temp(id))
    }

    /// Returns the top of a row and the height of the row.
    pub(crate) fn row(&self, place: usize) -> [f32; 2] {
        let at = |place: usize| self.tops.get(place).copied();
        let top = at(place).unwrap_or_default();
        [top, at(place + 1).map_or(ROW, |next| next - BETWEEN - top)]
    }

    /// Returns the height of all rows.
    pub(crate) fn height(&self) -> f32 {
        self.tops.last().map_or(0.0, |end| end - BETWEEN).max(0.0)
    }

    /// Returns the mean distance from one row to the next.
    pub(crate) fn step(&self) -> f32 {
        let rows = self.tops.len().saturating_sub(1);
        if rows == 0 { ROW + BETWEEN } else { (self.height() + BETWEEN) / rows as f32 }
    }

    /// Returns the rows of which a part is between `top` and `bottom`, and the next one, which keys reach from there.
    pub(crate) fn in_sight(&self, [top, bottom]: [f32; 2]) -> Range<usize> {
        let rows = self.tops.len().saturating_sub(1);
        let first = self.tops.partition_point(|at| *at <= top).saturating_sub(1);
        let end = (self.tops.partition_point(|at| *at < bottom) + 1).min(rows);
        first.min(end)..end
    }
}

fn id(ui: &Ui) -> Id {
    Id::unique("places of the rows of games").with(ui.ctx().viewport_id())
}
