//! Large text in narrow and low windows: everything is whole, and nothing scrolls sideways.

use eframe::egui::{Key, Modifiers, Rect, Vec2, vec2};

use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Speed};

use crate::every_game::GAMES;
use crate::gui_support::{Opening, Window, set_rules};

/// A telephone that stands, an old screen, and the smallest window.
const SIZES: [Vec2; 3] = [vec2(390.0, 844.0), vec2(800.0, 600.0), vec2(640.0, 400.0)];

/// Makes the window this large and its text twice as large.
fn enlarge(window: &mut Window, size: Vec2) {
    window.resize_by_system(size);
    window.enlarge_text(200);
    settle(window, size);
}

fn settle(window: &mut Window, size: Vec2) {
    window.fit_size(size);
    (0..5).for_each(|_| window.step());
}

/// Returns whether the last widget of this name lies within the window.
fn is_whole(window: &Window, name: &str) -> bool {
    let room = window.room().expand(1.0);
    window.has(name) && room.contains_rect(window.last_rect_of(name))
}

#[test]
fn the_form_of_no_game_scrolls_sideways() {
    for game in GAMES {
        for size in SIZES {
            let mut window = game.open(None);
            enlarge(&mut window, size);
            let behind: Vec<_> = window.buttons().into_iter().map(|(name, _)| name).collect();
            window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
            settle(&mut window, size);
            assert!(window.dialog().is_some(), "{}", game.title);
            let right = window.dialog_rect().expect("the form").right();
            let is_beyond = |(name, rect): &(String, Rect)| {
                !behind.contains(name) && rect.right() > right - 2.0
            };
            let beyond: Vec<_> = window.buttons().into_iter().filter(is_beyond).collect();
            assert!(beyond.is_empty(), "{} in {size}: {beyond:?}", game.title);
        }
    }
}

#[test]
fn a_question_and_its_answers_are_whole() {
    for game in GAMES {
        for size in SIZES {
            let mut window = game.begin(None);
            enlarge(&mut window, size);
            window.key_with(Modifiers::COMMAND, Key::R);
            settle(&mut window, size);
            for name in ["Resign?", "Keep playing", "Resign"] {
                assert!(is_whole(&window, name), "{}: {name} in {size}", game.title);
            }
        }
    }
}

#[test]
fn the_first_step_after_a_game_is_whole() {
    for game in GAMES {
        for size in SIZES {
            let mut window = game.begin(None);
            enlarge(&mut window, size);
            window.key_with(Modifiers::COMMAND, Key::R);
            window.act("Resign");
            window.let_seconds_pass(6.0);
            settle(&mut window, size);
            let step = ["Play again", "New game"].into_iter().find(|step| window.has(step));
            let step = step.unwrap_or_else(|| panic!("{}: {:#?}", game.title, window.names()));
            assert!(is_whole(&window, step), "{}: {step} in {size}", game.title);
        }
    }
}

#[test]
fn names_of_players_are_whole_and_large() {
    for game in GAMES {
        for size in [SIZES[0], SIZES[1]] {
            let mut window = game.begin(None);
            let height = |window: &Window, name: &str| {
                let texts = window.texts().into_iter();
                let name = texts.filter(|text| text.text == name).map(|text| text.ink.height());
                name.fold(0.0, f32::max) * window.zoom()
            };
            window.resize_by_system(size);
            settle(&mut window, size);
            let before = ["Nam", "Lan"].map(|name| height(&window, name));
            enlarge(&mut window, size);
            for (name, before) in ["Nam", "Lan"].into_iter().zip(before) {
                let now = height(&window, name);
                assert!(now > 1.25 * before, "{}: {name} in {size}: {before}, {now}", game.title);
            }
        }
    }
}

#[test]
fn a_game_without_a_move_is_not_continued() {
    for game in GAMES {
        let mut window = game.open(None);
        window.act("Play");
        (0..3).for_each(|_| window.key(Key::Escape));
        window.let_seconds_pass(0.5);
        assert!(window.has("Play") && !window.says("Continue"), "{:#?}", window.names());
        assert!(!window.has(game.title), "{:#?}", window.names());
    }
}

#[test]
fn the_button_that_begins_a_game_is_in_sight_on_the_home() {
    for size in SIZES {
        let mut window = GAMES[0].open(None);
        enlarge(&mut window, size);
        assert!(is_whole(&window, "Play"), "{size}: {:?}", window.last_rect_of("Play"));
    }
}

#[test]
fn the_square_on_the_home_is_not_pressed_flat() {
    for size in [SIZES[0], SIZES[1]] {
        let mut settings = Opening::settings(Language::English, Speed::Off);
        set_rules(&mut settings, Rules::classic().for_sides(4).expect("four sides"));
        let mut window = Opening::default().with(&settings);
        enlarge(&mut window, size);
        let numbers = window.texts().into_iter().filter(|text| text.text == "5");
        let numbers: Vec<Rect> = numbers.map(|number| number.ink).collect();
        let left = numbers.iter().map(|number| number.left()).fold(f32::INFINITY, f32::min);
        // The column at the left, as far as it is in sight.
        let column = numbers.iter().filter(|number| number.left() < left + 3.0);
        let mut tops: Vec<f32> = column.map(|number| number.top()).collect();
        tops.sort_by(f32::total_cmp);
        assert!(tops.len() > 1, "{size}: {numbers:?}");
        assert!(tops.windows(2).all(|pair| pair[1] - pair[0] > 10.0), "{size}: {tops:?}");
        assert!(is_whole(&window, "Play"), "{size}: {:?}", window.last_rect_of("Play"));
    }
}

#[test]
fn the_editor_has_a_heading() {
    for game in &GAMES[..4] {
        let mut window = game.open(None);
        window.key_with(Modifiers::COMMAND, Key::E);
        if window.has("Empty the board") {
            assert!(window.has("Set up a position"), "{}: {:#?}", game.title, window.names());
        }
    }
}
