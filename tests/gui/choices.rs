//! Rows of choices, and the list *More*.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, Rect, Vec2, vec2};
use o_an_quan::ai::Level;
use o_an_quan::settings::Speed;
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

const SIZES: [Vec2; 3] = [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)];

/// Makes each of these choices in turn, and asserts that none of them moves.
fn stays_in_place(window: &mut Window, choices: &[&str], place: &str) {
    let places = |window: &Window| -> Vec<Rect> {
        let places: Vec<Rect> = choices.iter().map(|it| window.last_rect_of(it)).collect();
        // Relative to the first, because a page that grows may move as a whole.
        let top = places[0].top();
        places.into_iter().map(|place| place.translate(vec2(0.0, -top))).collect()
    };
    let before = places(window);
    for choice in choices {
        window.act(choice);
        assert_eq!(places(window), before, "{place}: {choice} is chosen");
    }
}

#[test]
fn making_a_choice_moves_no_other() {
    for language in LANGUAGES {
        let words = Words::of(language);
        for size in SIZES {
            let opening = Opening { size, ..Opening::default() };
            let mut window = opening.with(&Opening::settings(language, Speed::Off));
            let place = |page| format!("{language:?}, {size}, {page}");
            let opponents = Level::ALL.map(|level| {
                words.with_level(words.home.character(level), words.common.level_name(level))
            });
            let sides = [2, 3, 4].map(|sides| words.sides(sides));
            stays_in_place(&mut window, &opponents.each_ref().map(String::as_str), &place("home"));
            window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
            stays_in_place(&mut window, &sides.each_ref().map(String::as_str), &place("form"));
            let names = [words.form.no_clock, words.form.per_game, words.form.per_turn];
            stays_in_place(&mut window, &names, &place("form"));
            window.key(Key::Escape);
            window.key(Key::F4);
            let speeds = [words.slow, words.normal, words.fast, words.off];
            stays_in_place(&mut window, &speeds, &place("settings"));
            let colours = [words.system, words.light, words.dark];
            stays_in_place(&mut window, &colours, &place("settings"));
        }
    }
}

/// Opens the list *More* of a game in a low window.
fn more(words: &Words, window: &mut Window) {
    window.press(words.more);
    assert!(window.has(words.fullscreen), "{:#?}", window.names());
}

#[test]
fn the_list_of_more_commands_opens_at_its_top_every_time() {
    for language in LANGUAGES {
        let words = Words::of(language);
        let size = vec2(640.0, 400.0);
        let opening = Opening { size, ..Opening::default() };
        let mut window = opening.with(&Opening::settings(language, Speed::Off));
        window.act(words.play);
        more(words, &mut window);
        let first = window.exact_rect(words.form.open);
        assert!(window.room().contains_rect(first));
        for _ in 0..3 {
            window.scroll(first.center(), -600.0);
            assert!(!window.room().contains_rect(window.exact_rect(words.form.open)));
            window.key(Key::Escape);
            more(words, &mut window);
            assert_eq!(window.exact_rect(words.form.open), first, "{language:?}");
        }
    }
}

#[test]
fn a_command_in_the_list_shows_its_key_and_nothing_covers_the_next_one() {
    for language in LANGUAGES {
        let words = Words::of(language);
        let mut window = Opening::default().with(&Opening::settings(language, Speed::Off));
        window.act(words.play);
        more(words, &mut window);
        let (item, next) = (window.exact_rect(words.copy_position), words.copy_game);
        window.hover(item.center());
        window.let_seconds_pass(2.0);
        let next = window.exact_rect(next);
        let over = |rect: Rect| {
            let texts = window.texts().into_iter().filter(move |text| text.ink.intersects(rect));
            texts.map(|text| text.text).collect::<Vec<_>>()
        };
        assert_eq!(over(item), [words.copy_position, "Ctrl+C"]);
        assert_eq!(over(next), [words.copy_game, "Ctrl+Shift+C"]);
    }
}
