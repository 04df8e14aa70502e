//! The values of all moves in a replay.

use std::sync::atomic::Ordering;

use crate::gui_support::{Opening, Window, found};
use crate::review::held_analysis_engine;
use eframe::egui::{Key, Rect, Vec2, vec2};
use o_an_quan::controller::{AnalysisEngine, default_analysis_engine};
use o_an_quan::rules::{Game, Position, Record, Rules, Side};

const WIDE: Vec2 = vec2(1280.0, 800.0);
/// A game in which each side can capture the last quan: the first misses it, the second captures
/// it. The side that captures it ends ten points ahead.
const ENDGAME: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20 3- 9-";
const BETTER: &str = "cell 3 to the right: +10, proven";
const WORSE: &str = "cell 3 to the left: −10";
const SEEKING: &str = "Looking for the value of every move";

fn replay(size: Vec2, record: &str, analysis_engine: AnalysisEngine) -> Window {
    let record = Record::parse(record, &Rules::classic()).expect("a record");
    let game = Some(found(record));
    let mut window = Opening { size, game, analysis_engine, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window
}

#[test]
fn a_replay_shows_the_value_of_every_move_beside_its_cell() {
    let mut window = replay(WIDE, ENDGAME, default_analysis_engine());
    assert!(!window.has(BETTER));
    window.key(Key::E);
    window.wait("values", |window| window.has(BETTER) && window.has(WORSE));
    assert!(window.says("Player 1: expected final margin after each move"));
    let [left, right] = [WORSE, BETTER].map(|label| window.rect_of(label));
    assert!(left.center().x < right.center().x && left.intersect(right).is_negative());

    window.key(Key::ArrowRight);
    window.wait("the next position", |window| window.has("cell 9 to the right: +10, proven"));
    assert!(!window.has(BETTER));
    // No move is left at the end of the game.
    window.key(Key::End);
    assert!(!window.says(", proven") && !window.says(SEEKING));

    window.key(Key::Home);
    window.wait("values", |window| window.has(BETTER));
    window.key(Key::E);
    assert!(!window.has(BETTER) && !window.says("final margin after each move"));
}

#[test]
fn another_position_cancels_the_search_for_the_values() {
    let (analysis_engine, _, cancelled) = held_analysis_engine();
    let mut window = replay(WIDE, ENDGAME, analysis_engine);
    window.key(Key::E);
    assert!(window.says(SEEKING));
    window.key(Key::ArrowRight);
    window.wait("cancelled", |_| cancelled.load(Ordering::SeqCst) == 1);
    assert!(window.says(SEEKING), "the search for the next position has begun");
    window.key(Key::E);
    window.wait("cancelled again", |_| cancelled.load(Ordering::SeqCst) == 2);
    assert!(!window.says(SEEKING));
}

/// Returns a game from the usual start in which each side plays its first move.
fn whole_game() -> Record {
    let rules = Rules::classic();
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(&mv) = game.legal_moves().first() {
        game.play(mv).expect("a listed move is legal");
    }
    Record::of(game)
}

#[test]
fn the_values_of_the_first_move_say_what_is_proven() {
    let record = whole_game().to_string();
    let mut window = replay(WIDE, &record, default_analysis_engine());
    window.key(Key::E);
    for proven in ["cell 2 to the left: +14, proven", "cell 4 to the right: +14, proven"] {
        assert!(window.has(proven), "{:#?}", window.names());
    }
    let is_proven = |name: &&String| name.starts_with("cell ") && name.ends_with(", proven");
    assert_eq!(window.names().iter().filter(is_proven).count(), 2);
}

/// Returns the labels of the values on the board.
fn values(window: &Window) -> Vec<String> {
    let is_value = |name: &String| {
        let value = name.strip_prefix("cell ").and_then(|name| name.split_once(": "));
        value.is_some_and(|(_, value)| {
            let number = value.trim_end_matches(", proven").replace('−', "-");
            number.parse::<i32>().is_ok()
        })
    };
    window.names().into_iter().filter(is_value).collect()
}

#[test]
fn the_values_of_the_first_turns_come_with_the_program() {
    // The engine finds nothing while it is held.
    let (analysis_engine, _, _) = held_analysis_engine();
    let mut window = replay(WIDE, &whole_game().to_string(), analysis_engine);
    window.key(Key::E);
    assert_eq!(values(&window).len(), 10, "{:#?}", window.names());
    window.key(Key::ArrowRight);
    assert!(!values(&window).is_empty());
}

#[test]
fn a_game_under_way_shows_no_values() {
    let mut window = replay(WIDE, ENDGAME, default_analysis_engine());
    window.key(Key::E);
    window.wait("values", |window| window.has(BETTER));
    window.key(Key::Escape);
    window.press("Play");
    window.wait_for_turn();
    assert!(!window.says("final margin after each move") && !window.says("cell 1 to the left: "));
}

#[test]
fn values_fit_beside_the_cells_in_every_window() {
    for size in [vec2(640.0, 400.0), vec2(480.0, 1000.0), WIDE, vec2(1920.0, 1080.0)] {
        let mut window = replay(size, &whole_game().to_string(), default_analysis_engine());
        window.key(Key::E);
        let values = values(&window);
        assert_eq!(values.len(), 10, "{size:?}");
        let rects: Vec<Rect> = values.iter().map(|label| window.rect_of(label)).collect();
        for (index, rect) in rects.iter().enumerate() {
            assert!(window.room().contains_rect(*rect), "{size:?}: {}", values[index]);
            let overlaps = |other: &&Rect| other.intersect(*rect).is_positive();
            assert_eq!(rects.iter().filter(overlaps).count(), 1, "{size:?}: {}", values[index]);
        }
    }
}
