//! The light of the yard.

use crate::gui_support::{Opening, Window};
use eframe::egui::{ColorImage, Key};
use o_an_quan::settings::{Language, Settings, Speed};
use ui_kit::yard::Moment;

/// 17 February 2026, Tết, and 20 August 2026, a day without a feast.
const NEW_YEAR: i32 = 20_501;
const USUAL: i32 = 20_685;

/// Opens a game in the yard.
fn game_at(moment: fn() -> Moment, settings: &Settings) -> Window {
    let mut window = Opening { moment: Some(moment), ..Opening::default() }.with(settings);
    window.press("Play");
    window
}

fn settings() -> Settings {
    Opening::settings(Language::English, Speed::Fast)
}

/// Returns how many pixels differ, and by how much the most.
fn difference(one: &ColorImage, other: &ColorImage) -> (usize, u8) {
    assert_eq!(one.size, other.size);
    let pixels = one.pixels.iter().zip(&other.pixels);
    let differences = pixels.map(|(one, other)| {
        let bytes = one.to_array().into_iter().zip(other.to_array());
        bytes.map(|(one, other)| one.abs_diff(other)).max().unwrap_or(0)
    });
    let differences: Vec<u8> = differences.filter(|it| *it > 0).collect();
    (differences.len(), differences.into_iter().max().unwrap_or(0))
}

#[test]
fn the_yard_has_the_light_of_the_hour_until_it_is_switched_off() {
    let afternoon = game_at(|| Moment { day: USUAL, minute: 15 * 60 + 30 }, &settings());
    let plain = afternoon.picture();
    let lights: [fn() -> Moment; 4] = [
        || Moment { day: USUAL, minute: 7 * 60 },
        || Moment { day: USUAL, minute: 12 * 60 },
        || Moment { day: USUAL, minute: 17 * 60 + 30 },
        || Moment { day: USUAL, minute: 22 * 60 },
    ];
    let pictures = lights.map(|light| game_at(light, &settings()).picture());
    for picture in &pictures {
        let (count, _) = difference(picture, &plain);
        assert!(count > 10_000, "{count}");
    }
    for light in lights {
        let off = Settings { living_yard: false, ..settings() };
        assert_eq!(difference(&game_at(light, &off).picture(), &plain), (0, 0));
    }
}

#[test]
fn blossoms_lie_in_the_yard_at_tet() {
    let usual = game_at(|| Moment { day: USUAL, minute: 15 * 60 + 30 }, &settings()).picture();
    let feast = game_at(|| Moment { day: NEW_YEAR, minute: 15 * 60 + 30 }, &settings()).picture();
    let (count, most) = difference(&feast, &usual);
    assert!(count > 500 && most > 60, "{count}, {most}");
}

#[test]
fn the_switch_is_in_the_settings_of_the_yard_alone() {
    let label = "Living yard";
    let mut window = game_at(|| Moment { day: NEW_YEAR, minute: 12 * 60 }, &settings());
    window.key(Key::F4);
    window.press(label);
    window.press("Close");
    assert!(!window.saved_settings().living_yard);
    window.key(Key::F4);
    assert!(window.has(label));
    window.choose("Carved wood");
    assert!(!window.has(label));
}
