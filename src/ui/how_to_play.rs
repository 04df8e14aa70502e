//! The how-to-play page: sections of text, each with pictures drawn from positions.

use eframe::egui::{Grid, Sense, Ui, vec2};

use super::board::Sprites;
use super::oanquan::start_picture::{Start, paint_start};
use super::rules_page::{Scene, paint_scene, scene, story};
use super::theme::sizes;
use super::widgets::{bold, strong};
use super::words::{KeyLine, Section, Words};
use crate::rules::{RuleOption, Rules, Side};

/// The height of the picture of a turn and of a whole board, in points.
const PICTURE: f32 = 108.0;
const BOARD: f32 = 190.0;
/// The minimum width of pictures side by side, in points.
const MIN_WIDTH: f32 = 230.0;
/// The minimum width of the table of keys and the gap between its columns, in points.
const MIN_TABLE: f32 = 420.0;
const KEYS_GAP: f32 = 24.0;

/// Draws the page.
pub fn how_to_play(ui: &mut Ui, words: &Words, sprites: &Sprites) {
    for &section in Section::ALL {
        ui.label(bold(words.section(section), 17.0));
        // The text comes first: in a low window, the picture alone would fill the page.
        ui.label(words.section_text(section));
        match section {
            Section::Board => boards(ui, sprites, &[2]),
            Section::ManySides => boards(ui, sprites, &[3, 4]),
            _ => pictures(ui, sprites, &scenes(words, section)),
        }
        ui.add_space(8.0);
    }
    ui.label(bold(words.keys_heading, 17.0));
    keys(ui, words);
}

/// Draws the keys and their meanings as a table or, in a narrow window, below each other.
fn keys(ui: &mut Ui, words: &Words) {
    let width = ui.available_width();
    if width < MIN_TABLE {
        for &line in KeyLine::ALL {
            ui.label(strong(words.keys(line)));
            ui.label(words.keys_action(line));
        }
        return;
    }
    let grid = Grid::new("keys").num_columns(2).spacing([KEYS_GAP, 4.0]);
    grid.max_col_width(0.6 * (width - KEYS_GAP)).show(ui, |ui| {
        for &line in KeyLine::ALL {
            ui.label(strong(words.keys(line)));
            ui.label(words.keys_action(line));
            ui.end_row();
        }
    });
}

/// Returns the pictures of a section.
fn scenes(words: &Words, section: Section) -> Vec<Scene> {
    match section {
        Section::Sow => story("Q,0,3,0,0,0,Q,5,5,5,5,5 0 0,0", "2+", &[2, 3, 4, 5]),
        Section::GoOn => {
            let story_scenes = story("Q,2,0,0,2,0,Q,0,0,5,5,5 0 0,0", "1+", &[1, 2, 3, 4, 5, 6]);
            story_scenes.into_iter().take(2).collect()
        }
        Section::Stop => {
            let at_quan = story("Q,0,0,2,0,0,Q,5,5,5,5,5 0 0,0", "3+", &[4, 5, 6]);
            let two_empty = story("Q,0,0,0,0,2,Q,0,0,0,5,5 0 0,0", "5+", &[7, 8, 9]);
            at_quan.into_iter().chain(two_empty).filter(Scene::stops).collect()
        }
        Section::Capture => {
            let dan = story("Q,0,0,0,0,2,Q,0,0,4,5,5 0 0,0", "5+", &[7, 8, 9, 10]);
            let quan = story("Q,0,0,1,0,0,Q,5,5,5,5,5 0 0,0", "3+", &[4, 5, 6, 7]);
            dan.into_iter().chain(quan).collect()
        }
        Section::Chain => story("Q,0,0,0,0,2,Q,0,0,4,0,3 0 0,0", "5+", &[7, 8, 9, 10, 11]),
        Section::Refill => vec![scene(words, RuleOption::Refill, &Rules::classic())],
        Section::End => {
            let cells = [0, 1, 2, 3, 4, 5, 6];
            let story_scenes = story("0,2,0,1,0,0,Q,0,0,1,0,2 0 24,30", "3+", &cells);
            story_scenes.into_iter().skip(1).collect()
        }
        _ => Vec::new(),
    }
}

/// Draws pictures, two side by side if there is room. They have no labels for screen readers,
/// because the text says the same.
fn pictures(ui: &mut Ui, sprites: &Sprites, scenes: &[Scene]) {
    let rows = if ui.available_width() >= 2.0 * MIN_WIDTH + sizes::GAP { 2 } else { 1 };
    for row in scenes.chunks(rows) {
        let gaps = sizes::GAP * (row.len() as f32 - 1.0);
        let width = (ui.available_width() - gaps) / row.len() as f32;
        ui.horizontal(|ui| {
            for scene in row {
                let (rect, _) = ui.allocate_exact_size(vec2(width, PICTURE), Sense::hover());
                paint_scene(ui.painter(), sprites, rect, scene);
            }
        });
    }
}

/// Draws whole boards at their start, side by side.
fn boards(ui: &mut Ui, sprites: &Sprites, sides: &[usize]) {
    let gaps = sizes::GAP * (sides.len() as f32 - 1.0);
    let width = (ui.available_width() - gaps) / sides.len() as f32;
    // Boards of three and four sides need more height.
    let height = if sides.len() > 1 { 1.3 * BOARD } else { BOARD };
    ui.horizontal(|ui| {
        for &sides in sides {
            let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let rules = Rules::classic().for_sides(sides).expect("2 to 4 sides");
            paint_start(
                ui,
                sprites,
                rect,
                &Start { rules: &rules, near: Side::NEAR, players: None },
            );
        }
    });
}
