//! The handicap of the next game: the side that gives it, its empty cells, the points, and a
//! picture of the resulting start.

use eframe::egui::{Checkbox, Role, Sense, Ui, WidgetInfo, vec2};
use oanquan::{Cell, Handicap, Ring, RuleOption, Rules};
use table::form::{OptionsForm, faint_text};
use table::words::{players, short_names};
use ui_kit::balanced::wrapped;
use ui_kit::typing::stepper;
use window::widgets::{choices_with_names, follow_focus};

use crate::OAnQuan;
use crate::room::OAnQuanSentences;
use crate::room::start_picture::{Start, paint_start};

/// The range of the points given, and the maximum number of cells that a side may leave empty.
const POINTS: std::ops::RangeInclusive<i32> = 0..=999;
const MAX_CELLS: usize = 4;
/// The points of a new handicap.
const FIRST_POINTS: i32 = 5;
/// The height of the picture for two rows, and for a triangle or square.
const ROWS: f32 = 176.0;
const ROUND: f32 = 270.0;

/// Draws the controls of the handicap. Returns the rules after a change.
pub(super) fn handicap(ui: &mut Ui, rules: &Rules, form: &mut OptionsForm<'_>) -> Option<Rules> {
    let words = form.words;
    let now = rules.handicap.as_ref();
    let mut givers = vec![(None, words.rules().nobody.to_owned())];
    let names = short_names::<OAnQuan>(words, form.setup);
    givers.extend(names.iter().map(|(side, name)| (Some(side), name.clone())));
    let giver = now.map(|handicap| handicap.side);
    let chosen = choices_with_names(ui, words.form.handicap_giver, &givers, giver);
    let chosen = chosen.map(|giver| {
        let points = now.map_or(FIRST_POINTS, |handicap| handicap.points);
        giver.map(|side| Handicap { side, cells: Vec::new(), points })
    });
    let given = match now {
        Some(handicap) => controls(ui, rules, handicap, form).map(Some),
        None => {
            wrapped(ui, faint_text(ui, words.rules().option_hint(RuleOption::Handicap)));
            None
        }
    };
    chosen.or(given).map(|handicap| Rules { handicap, ..rules.clone() })
}

/// Draws the controls of the cells and points given. Returns the handicap after a change.
fn controls(
    ui: &mut Ui,
    rules: &Rules,
    handicap: &Handicap,
    form: &mut OptionsForm<'_>,
) -> Option<Handicap> {
    let words = form.words;
    let mut made = None;
    ui.label(words.rules().empty_cells);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().icon_width = 22.0;
        let ring = Ring::new(rules.sides);
        for cell in ring.own_cells(handicap.side) {
            let mut empty = handicap.cells.contains(&cell);
            let may = empty || handicap.cells.len() < MAX_CELLS;
            let label = words.rules().empty_cell(cell.index());
            let response = ui.add_enabled(may, Checkbox::new(&mut empty, label));
            follow_focus(&response);
            if response.changed() {
                made = Some(toggled(handicap, cell));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let name = words.rules().points_given;
        ui.label(name);
        if let Some(points) = stepper(ui, words, form.typing, name, handicap.points, &POINTS) {
            made.get_or_insert_with(|| handicap.clone()).points = points;
        }
    });
    made
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
pub(super) fn picture(ui: &mut Ui, rules: &Rules, form: &OptionsForm<'_>) {
    let (words, setup) = (form.words, form.setup);
    let players = players::<OAnQuan>(words, setup);
    let height = if setup.sides() == 2 { ROWS } else { ROUND };
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let players_shown = Some((&players, form.first));
    let start = Start { rules, near: setup.near_side(), players: players_shown, numbered: false };
    paint_start(ui, form.sprites, rect, &start);
    let stores = start.position();
    let points =
        players.iter().map(|(side, player)| words.store_name(&player.name, stores.store(side)));
    let text = format!("{} {}", words.form.start_position, points.collect::<Vec<_>>().join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &text));
}
