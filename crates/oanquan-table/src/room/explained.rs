//! The rules of ô ăn quan: sections of text, each with pictures drawn from positions, and the keys.

use eframe::egui::{Sense, Ui, vec2};
use oanquan::{Position, RuleOption, Rules, Side, growth_limit};
use settings::Language;
use ui_kit::sprites::Sprites;
use ui_kit::theme::sizes;
use window::rules::{RulesSection, RulesUi, RulesView, pictures};
use window_words::{KeyLine, Section, Words};

use super::start_picture::{Start, paint_start};
use crate::OAnQuan;
use crate::room::OAnQuanSentences;
use crate::room::rules_page::{Scene, Sign, Square, paint_scene, scene, story};

/// The height of the picture of a turn and of a whole board, in points.
pub(super) const PICTURE: f32 = 108.0;
const BOARD: f32 = 190.0;

/// What keys do on a desktop that a browser keeps for itself: they open its windows and tabs, and load the page
/// again.
const OF_BROWSER: [KeyLine; 6] = [
    KeyLine::NewGame,
    KeyLine::NewGameForm,
    KeyLine::Resign,
    KeyLine::Statistics,
    KeyLine::Replay,
    KeyLine::Quit,
];

impl RulesUi for OAnQuan {
    fn sections(language: Language) -> Vec<RulesSection> {
        let words = Words::of(language);
        let section = |&section: &Section| RulesSection {
            heading: Some(words.section(section)),
            text: words.section_text(section),
        };
        Section::ALL.iter().map(section).collect()
    }

    fn figure(ui: &mut Ui, place: usize, view: &RulesView<'_>) {
        let sprites = view.sprites;
        match Section::ALL[place] {
            Section::Board => boards(ui, sprites, &[2]),
            Section::ManySides => boards(ui, sprites, &[3, 4]),
            section => pictures(ui, PICTURE, &scenes(view.words, section), |ui, rect, scene| {
                paint_scene(ui.painter(), sprites, rect, scene);
            }),
        }
    }

    fn keys(view: &RulesView<'_>) -> Vec<[&'static str; 2]> {
        let words = view.words;
        let works = |line: &&KeyLine| !view.in_browser || !OF_BROWSER.contains(line);
        let lines = KeyLine::ALL.iter().filter(works);
        lines.map(|&line| [words.keys(line), words.keys_action(line)]).collect()
    }
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
            story_scenes.into_iter().skip(1).chain([growth(words)]).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the picture of the end by growth: one dân more than the classic game allows.
fn growth(words: &Words) -> Scene {
    let (row, quan_cell) = ([1, 2, 0, 4, 3], 51);
    let rules = Rules::classic();
    let (limit, cells) =
        (growth_limit(&rules, &Position::start(&rules, Side::NEAR)), row.map(Square::Cell));
    let caption =
        words.rules().on_board(&format!("{} > {limit}", row.iter().sum::<u8>() + quan_cell));
    let squares = cells.into_iter().chain([Square::Quan(false, quan_cell)]).collect();
    Scene { squares, signs: vec![Sign::Over(2)], caption }
}

/// Draws whole boards at their start, side by side.
pub(super) fn boards(ui: &mut Ui, sprites: &Sprites, sides: &[usize]) {
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
                &Start { rules: &rules, near: Side::NEAR, players: None, numbered: true },
            );
        }
    });
}
