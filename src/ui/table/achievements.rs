//! The achievements of a room: the results against all computers, then against each.

use eframe::egui::{Rect, RichText, ScrollArea, Sense, Ui, Vec2, vec2};
use tabletop::Opponent;
use tabletop::archive::statistics::Results;

use super::archive::Archive;
use super::table_game::TableGame;
use crate::ui::faces::paint_portrait;
use crate::ui::rooms::RoomView;
use crate::ui::theme::sizes;
use crate::ui::widgets::strong;

/// The size of a portrait.
const PORTRAIT: f32 = 36.0;

/// Draws the achievements.
pub(super) fn achievements<G: TableGame>(ui: &mut Ui, archive: &Archive<G>, view: &RoomView<'_>) {
    let words = view.words;
    let results = archive.results();
    ScrollArea::vertical().id_salt("achievements").auto_shrink(false).show(ui, |ui| {
        ui.label(strong(words.statistics.all_levels));
        ui.label(summary(results.at(None), view));
        for opponent in Opponent::ALL {
            ui.add_space(sizes::GAP);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
                paint_portrait(ui.painter(), rect, opponent.into());
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(strong(words.opponent_name(opponent)));
                    ui.label(RichText::new(summary(results.at(Some(opponent)), view)).size(14.0));
                });
            });
        }
    });
}

/// Returns the results in a sentence or two. A game that the players agreed to end is a draw here.
fn summary(results: &Results, view: &RoomView<'_>) -> String {
    let words = &view.words.statistics;
    let Results { games, won, won_with_help, drawn, agreed, lost, .. } = *results;
    if games == 0 {
        return words.none.to_owned();
    }
    let streak = words.streak(results.streak, results.longest_streak);
    format!("{}. {streak}", words.summary(games, won, won_with_help, drawn + agreed, lost))
}

/// Splits `room` into the achievements at its left and the list of the games at its right.
pub(super) fn beside(room: Rect) -> [Rect; 2] {
    let width = (0.36 * room.width()).clamp(280.0, 360.0);
    let left = Rect::from_min_size(room.min, vec2(width, room.height()));
    [left, room.with_min_x(left.right() + 2.0 * sizes::GAP)]
}
