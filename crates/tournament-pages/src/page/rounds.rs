//! All rounds in a table: the results of each player, round by round.

use eframe::egui::{Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, lerp, vec2};
use swiss::{PlayerId, Round, Score};
use ui_kit::theme::{Palette, sizes};
use window_words::score_text;

use super::{CellText, Shown, note, paint_cell};

/// The size of the text, and the widths of the columns, in a narrow page and in one with room for them.
const SIZE: [f32; 2] = [13.0, 16.0];
const NUMBER: [f32; 2] = [26.0, 44.0];
const NAME: [f32; 2] = [104.0, 210.0];
const ROUND: [f32; 2] = [35.0, 58.0];
const POINTS: [f32; 2] = [42.0, 66.0];
/// The height of a row.
const ROW: f32 = 28.0;
/// The room for the scroll bar, and the largest enlargement.
const BAR: f32 = 14.0;
const LARGEST: f32 = 1.5;

/// Draws the table.
pub(super) fn rounds(ui: &mut Ui, shown: &Shown<'_>) {
    let words = shown.words;
    note(ui, words.cross_hint);
    ScrollArea::both().id_salt("cross table").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let rounds = shown.tournament.rounds();
        let mut heads = vec![words.number.to_owned(), words.player.to_owned()];
        heads.extend((1..=rounds.len()).map(|number| words.cross_round(number)));
        heads.push(words.points.to_owned());
        let columns = Columns::of(ui.available_width() - BAR, heads.len());
        line(ui, &heads, columns, None);
        let order: Vec<PlayerId> =
            shown.view.standings.iter().map(|standing| standing.player).collect();
        for (index, id) in order.iter().enumerate() {
            let results: Vec<String> =
                rounds.iter().map(|round| result(shown, round, *id, &order)).collect();
            let name = shown.name(*id);
            let spoken = words.cross_of(name, &results.join(", "));
            let mut cells = vec![(index + 1).to_string(), name.to_owned()];
            cells.extend(results);
            cells.push(score_text(shown.tournament.points_of(*id)));
            line(ui, &cells, columns, Some(&spoken));
        }
        ui.add_space(sizes::GAP);
    });
}

/// Returns the result of a player in a round, such as "+5"; opponents have their numbers in `order`.
fn result(shown: &Shown<'_>, round: &Round, id: PlayerId, order: &[PlayerId]) -> String {
    let Some((_, game)) = round.game_of(id) else {
        let free = round.free == Some(id);
        return if free { shown.words.cross_free } else { "–" }.to_owned();
    };
    let opponent = game.opponent_of(id);
    let number = order.iter().position(|of| Some(*of) == opponent).map_or(0, |index| index + 1);
    let sign = match (game.outcome, game.points_of(id)) {
        (None, _) => "?",
        (_, Score::WIN) => "+",
        (_, Score::DRAW) => "=",
        _ => "−",
    };
    format!("{sign}{number}")
}

/// How wide the columns are.
#[derive(Clone, Copy)]
struct Columns {
    /// Their number.
    count: usize,
    /// How far they are between the narrow and the usual ones, from 0 to 1.
    share: f32,
    /// How much the table is enlarged to fill the page.
    scale: f32,
}

impl Columns {
    /// Returns as many columns as wide as `room` allows.
    fn of(room: f32, count: usize) -> Self {
        let columns = |share, scale| Columns { count, share, scale };
        let [least, usual] = [0.0, 1.0].map(|share| columns(share, 1.0).width());
        let share = ((room - least) / (usual - least)).clamp(0.0, 1.0);
        columns(share, (room / usual).clamp(1.0, LARGEST))
    }

    /// Returns a size between that of a narrow page and the usual one.
    fn size(self, [least, usual]: [f32; 2]) -> f32 {
        self.scale * lerp(least..=usual, self.share)
    }

    fn width_of(self, index: usize) -> f32 {
        self.size(match index {
            0 => NUMBER,
            1 => NAME,
            _ if index + 1 == self.count => POINTS,
            _ => ROUND,
        })
    }

    fn width(self) -> f32 {
        (0..self.count).map(|index| self.width_of(index)).sum()
    }
}

/// Draws a line of the table, and what screen readers say of it; a head has nothing to say.
fn line(ui: &mut Ui, cells: &[String], columns: Columns, spoken: Option<&str>) {
    let palette = Palette::current(ui.ctx());
    let size = vec2(columns.width(), columns.scale * ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if let Some(spoken) = spoken {
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
        ui.painter().rect_filled(rect, 4.0, palette.button);
    }
    let (ink, size) = match spoken {
        Some(_) => (palette.ink, columns.size(SIZE)),
        None => (palette.faint_ink, SIZE[0]),
    };
    let mut x = rect.left();
    for (index, text) in cells.iter().enumerate() {
        let place = Rect::from_x_y_ranges(x..=x + columns.width_of(index) - 4.0, rect.y_range());
        let bold = spoken.is_some() && index + 1 == columns.count;
        paint_cell(ui, place, size, ink, &CellText { text, bold, centred: index != 1 });
        x += columns.width_of(index);
    }
}
