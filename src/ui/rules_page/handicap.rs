//! The control of the handicap: who gives, which cells, how many points.

use eframe::egui::{Checkbox, Ui};

use super::controls::{small_picture, stepper};
use super::{Memory, Page};
use crate::rules::{Cell, Handicap, Ring, Rules, Side};
use crate::ui::widgets::{choices, follow_focus};

/// The points that may be given, and the cells that a side may leave empty.
const POINTS: std::ops::RangeInclusive<i32> = 0..=999;
const MOST_CELLS: usize = 4;
/// What is given at first.
const FIRST_POINTS: i32 = 5;

/// Draws the control; other rules when something was changed.
pub(super) fn control(ui: &mut Ui, page: &Page<'_>, memory: &mut Memory) -> Option<Rules> {
    let words = page.words;
    let now = &page.rules.handicap;
    let names: Vec<String> =
        (0..page.rules.sides).map(|side| (words.side_name)(side, page.rules.sides)).collect();
    let mut givers = vec![(None, words.rules.nobody)];
    givers.extend(names.iter().enumerate().map(|(side, name)| (Some(side), name.as_str())));
    let giver = now.as_ref().map(|handicap| handicap.side.index());
    let mut changed = choices(ui, words.rules.gives, &givers, giver).map(|giver| {
        giver.map(|giver| Handicap {
            side: Side::new(giver),
            cells: Vec::new(),
            points: now.as_ref().map_or(FIRST_POINTS, |handicap| handicap.points),
        })
    });
    if let Some(handicap) = now {
        changed = given(ui, page, memory, handicap).map(Some).or(changed);
    }
    changed.map(|handicap| Rules { handicap, ..page.rules.clone() })
}

/// What is given; another handicap when that was changed.
fn given(
    ui: &mut Ui,
    page: &Page<'_>,
    memory: &mut Memory,
    handicap: &Handicap,
) -> Option<Handicap> {
    let words = page.words;
    let mut changed = None;
    ui.label(words.rules.empty_cells);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().icon_width = 22.0;
        let ring = Ring::new(page.rules.sides);
        for (place, cell) in ring.own_cells(handicap.side).enumerate() {
            let mut empty = handicap.cells.contains(&cell);
            let may = empty || handicap.cells.len() < MOST_CELLS;
            let label = (words.rules.empty_cell)(place + 1);
            let response = ui.add_enabled(may, Checkbox::new(&mut empty, label));
            follow_focus(&response);
            if response.changed() {
                changed = Some(toggled(handicap, cell));
            }
        }
    });
    ui.horizontal(|ui| {
        small_picture(ui, page, "handicap");
        ui.add_space(8.0);
        ui.vertical(|ui| {
            ui.label(words.rules.points_given);
            ui.horizontal(|ui| {
                let name = words.rules.points_given;
                if let Some(points) = stepper(ui, words, memory, name, handicap.points, &POINTS) {
                    changed = Some(Handicap { points, ..handicap.clone() });
                }
            });
        });
    });
    changed
}

/// `handicap` with `cell` empty instead of full, or the other way round.
fn toggled(handicap: &Handicap, cell: Cell) -> Handicap {
    let mut cells = handicap.cells.clone();
    match cells.binary_search(&cell) {
        Ok(place) => drop(cells.remove(place)),
        Err(place) => cells.insert(place, cell),
    }
    Handicap { cells, ..handicap.clone() }
}
