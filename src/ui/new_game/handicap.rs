//! The handicap of the next game: the side that gives it, its empty cells, the points, and a
//! picture of the resulting start.

use eframe::egui::{Checkbox, Role, Sense, Ui, WidgetInfo, vec2};

use super::Draft;
use crate::rules::{Cell, Handicap, Ring, RuleOption, Rules, Side};
use crate::settings::{Settings, Starter};
use crate::ui::players::players;
use crate::ui::start_picture::{Start, paint_start};
use crate::ui::table::form::{faint_text, player};
use crate::ui::typing::stepper;
use crate::ui::widgets::{choices_with_names, follow_focus};

/// The range of the points given, and the maximum number of cells that a side may leave empty.
const POINTS: std::ops::RangeInclusive<i32> = 0..=999;
const MAX_CELLS: usize = 4;
/// The points of a new handicap.
const FIRST_POINTS: i32 = 5;
/// The height of the picture for two rows, and for a triangle or square.
const ROWS: f32 = 176.0;
const ROUND: f32 = 270.0;

/// Draws the controls of the handicap.
pub(super) fn handicap(ui: &mut Ui, draft: &mut Draft<'_>) {
    let words = draft.words;
    let now = draft.now.rules.handicap.clone();
    let mut givers = vec![(None, words.rules.nobody.to_owned())];
    let (chosen, sides) = (draft.now.players(), draft.now.rules.sides);
    let name = |side| (Some(side), player(words, &chosen, sides, side).name);
    givers.extend((0..sides).map(name));
    let giver = now.as_ref().map(|handicap| handicap.side.index());
    if let Some(giver) = choices_with_names(ui, words.form.handicap_giver, &givers, giver) {
        let points = now.as_ref().map_or(FIRST_POINTS, |handicap| handicap.points);
        let given = |side| Handicap { side: Side::new(side), cells: Vec::new(), points };
        set(draft, giver.map(given));
    }
    match &now {
        Some(handicap) => handicap_controls(ui, draft, handicap),
        None => {
            ui.label(faint_text(ui, words.rules.option_hint(RuleOption::Handicap)));
        }
    }
}

/// Draws the controls of the cells and points given.
fn handicap_controls(ui: &mut Ui, draft: &mut Draft<'_>, handicap: &Handicap) {
    let words = draft.words;
    ui.label(words.rules.empty_cells);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().icon_width = 22.0;
        let ring = Ring::new(draft.now.rules.sides);
        for cell in ring.own_cells(handicap.side) {
            let mut empty = handicap.cells.contains(&cell);
            let may = empty || handicap.cells.len() < MAX_CELLS;
            let label = words.rules.empty_cell(cell.index());
            let response = ui.add_enabled(may, Checkbox::new(&mut empty, label));
            follow_focus(&response);
            if response.changed() {
                set(draft, Some(toggled(handicap, cell)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let name = words.rules.points_given;
        ui.label(name);
        if let Some(points) = stepper(ui, words, draft.typing, name, handicap.points, &POINTS) {
            set(draft, Some(Handicap { points, ..handicap.clone() }));
        }
    });
}

fn set(draft: &mut Draft<'_>, handicap: Option<Handicap>) {
    let rules = Rules { handicap, ..draft.now.rules.clone() };
    draft.set(Settings { rules, ..draft.now.clone() });
}

/// Returns `handicap` with `cell` emptied, or filled if it was empty.
fn toggled(handicap: &Handicap, cell: Cell) -> Handicap {
    let mut cells = handicap.cells.clone();
    match cells.binary_search(&cell) {
        Ok(place) => drop(cells.remove(place)),
        Err(place) => cells.insert(place, cell),
    }
    Handicap { cells, ..handicap.clone() }
}

/// Draws the start position of the next game.
pub(super) fn picture(ui: &mut Ui, draft: &Draft<'_>) {
    let (words, setup) = (draft.words, draft.now.setup(0));
    let players = players(words, &setup);
    let height = if setup.sides() == 2 { ROWS } else { ROUND };
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let first = (draft.now.starter != Starter::Lot).then_some(setup.first);
    let (rules, near) = (&draft.now.rules, setup.near_side());
    let start = Start { rules, near, players: Some((&players, first)) };
    paint_start(ui, draft.sprites, rect, &start);
    let stores = start.position();
    let points =
        players.iter().map(|(side, player)| words.store_name(&player.name, stores.store(side)));
    let text = format!("{} {}", words.form.start_position, points.collect::<Vec<_>>().join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
}
