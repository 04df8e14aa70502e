//! The page of the statistics of a room.

use eframe::egui::{ScrollArea, Ui};
use tabletop::Level;
use tabletop::archive::statistics::Results;

use super::archive::Archive;
use super::games_page::framed;
use super::table_game::TableGame;
use crate::ui::command::Command;
use crate::ui::rooms::RoomView;
use crate::ui::widgets::{ButtonLook, command_button, strong};

/// Draws the page. Returns whether the player leaves it.
pub(super) fn show<G: TableGame>(ui: &mut Ui, archive: &Archive<G>, view: &RoomView<'_>) -> bool {
    let (words, mut leaves) = (view.words, false);
    let results = archive.results();
    framed(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
            leaves = command_button(ui, words, Command::Back, look);
            ui.label(strong(words.achievements.heading).size(20.0));
        });
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            row(ui, words.statistics.all_levels, results.at(None), view);
            for level in Level::ALL {
                row(ui, words.level_name(level), results.at(Some(level)), view);
            }
        });
    });
    leaves
}

fn row(ui: &mut Ui, name: &str, results: &Results, view: &RoomView<'_>) {
    let words = view.words;
    ui.add_space(6.0);
    ui.label(strong(name));
    ui.label(match results.games {
        0 => words.statistics.none.to_owned(),
        _ => {
            let Results { games, won, won_with_help, drawn, lost, .. } = *results;
            let words = &words.statistics;
            let streak = words.streak(results.streak, results.longest_streak);
            format!("{}. {streak}", words.summary(games, won, won_with_help, drawn, lost))
        }
    });
}
