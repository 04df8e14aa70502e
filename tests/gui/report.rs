//! The report of the last turns stays readable, whatever input the player uses.

use std::sync::Arc;

use crate::gui_support::{Opening, Window, own, set_rules};
use eframe::egui::{Key, Vec2, vec2};
use o_an_quan::ai::Level;
use o_an_quan::controller::{MoveEngine, Seat};
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Speed};
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

/// Returns a game of one person among `sides` sides, without motion, after the first round. The
/// computers always play their first legal move.
fn after_a_round(language: Language, sides: usize, size: Vec2) -> Window {
    let move_engine: MoveEngine = Arc::new(|question, _| Some(question.game.legal_moves()[0]));
    let mut chosen = Opening::settings(language, Speed::Off);
    set_rules(&mut chosen, Rules::classic().for_sides(sides).expect("two to four"));
    own(&mut chosen).seats = [Level::Easy; 4].map(Seat::Computer);
    own(&mut chosen).seats[0] = Seat::Person;
    let words = Words::of(language);
    let mut window = Opening { move_engine, size, ..Opening::default() }.with(&chosen);
    window.act(words.play);
    window.key(Key::Num2);
    window.key_and_step(Key::ArrowRight);
    window.wait("my turn", |window| window.announced().contains(words.your_turn));
    window
}

const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];

/// Returns the line of text below the board.
fn line(window: &Window) -> String {
    let lowest = |text: &crate::gui_support::Painted| text.ink.bottom();
    let texts = window.texts().into_iter();
    texts.max_by(|a, b| lowest(a).total_cmp(&lowest(b))).expect("a line").text
}

#[test]
fn the_keyboard_does_not_hide_the_report_of_the_other_sides() {
    for language in LANGUAGES {
        let words = Words::of(language);
        for (sides, size) in
            [(2, vec2(1280.0, 800.0)), (2, vec2(640.0, 400.0)), (4, vec2(640.0, 400.0))]
        {
            let mut window = after_a_round(language, sides, size);
            let place = format!("{language:?}, {sides} sides, {size}");
            let text = window.announced();
            let report = text.split(words.your_turn).next().expect("a report").to_owned();
            assert!(report.contains(" 7 "), "{text}");
            assert_eq!(line(&window), text, "{place}: a cell is focused");
            // The focus moves from cell to cell.
            window.key(Key::ArrowRight);
            assert_eq!(line(&window), text, "{place}: another cell is focused");
            // The player chooses a cell, then an arrow.
            let is_empty = |number: &usize| window.has(&words.cell_name(words.you, *number, 0));
            let number = (1..=5).find(|number| !is_empty(number)).expect("a cell to lift");
            window.key(DIGITS[number - 1]);
            assert_eq!(
                line(&window),
                format!("{report}{}", words.choose_arrow_of(number)),
                "{place}"
            );
            window.key(Key::Enter);
            let shown = line(&window);
            assert!(shown.starts_with(&report) && shown.len() > report.len(), "{place}: {shown}");
            assert!(shown.contains(&words.points(6)) || shown.contains(": "), "{place}: {shown}");
            assert_eq!(window.announced(), text, "{place}: choosing is not announced");
            let written = window.texts().into_iter().find(|text| text.text == shown);
            let written = written.expect("a line");
            let is_whole = !written.elided && written.clip.contains_rect(written.ink);
            assert!(is_whole, "{place}: {written:?}");
            window.key(Key::Escape);
            window.key(Key::Escape);
            assert_eq!(line(&window), text, "{place}: nothing is chosen");
        }
    }
}

#[test]
fn the_pointer_does_not_hide_the_report_either() {
    let words = Words::of(Language::English);
    let mut window = after_a_round(Language::English, 2, vec2(1280.0, 800.0));
    let text = line(&window);
    let cell = window.rect_of("You, cell 4").center();
    window.hover(cell);
    assert_eq!(line(&window), text, "the pointer is over a cell");
    window.tap(cell);
    assert!(line(&window).ends_with(&words.choose_arrow_of(4)) && line(&window).starts_with("Tèo"));
}
