//! The frame of the focused widget: one mark on the board, and the same on every button.

use crate::gui_support::{Opening, Window, own, set_rules};
use eframe::egui::{Color32, Key, Modifiers, Rect, Theme};
use o_an_quan::controller::Seat;
use o_an_quan::rules::Rules;
use o_an_quan::settings::{BoardLook, Language, Speed, Surrounding};
use o_an_quan::ui::theme::Palette;
use o_an_quan::ui::words::Words;

const LOOKS: [BoardLook; 4] =
    [BoardLook::Yard, BoardLook::Wood, BoardLook::Contrast, BoardLook::Projector];
const THEMES: [(Surrounding, Theme); 2] =
    [(Surrounding::Light, Theme::Light), (Surrounding::Dark, Theme::Dark)];

/// Calls `check` with a game of people on `sides` sides in every look, and with its colours.
fn in_every_look(sides: usize, speed: Speed, check: impl Fn(&mut Window, &Palette, &str)) {
    for look in LOOKS {
        for (surrounding, theme) in THEMES {
            let mut settings = Opening::settings(Language::English, speed);
            set_rules(&mut settings, Rules::classic().for_sides(sides).expect("two to four"));
            own(&mut settings).seats = [Seat::Person; 4];
            (settings.board, settings.surrounding) = (look, surrounding);
            let palette = Palette::of(look, theme);
            let mut window = Opening { theme, ..Opening::default() }.with(&settings);
            check(&mut window, palette, &format!("{look:?}, {surrounding:?}, {sides} sides"));
        }
    }
}

fn cell(window: &Window, number: usize) -> Rect {
    window.rect_of(&format!("Player 1, cell {number}: "))
}

/// Returns the rectangle around all lines of a colour.
fn extent(window: &Window, colour: Color32) -> Option<Rect> {
    window.strokes_of(colour).into_iter().reduce(Rect::union)
}

#[test]
fn the_focus_frame_is_distinct_and_disappears_while_stones_move() {
    let words = Words::of(Language::English);
    for sides in 2..=4 {
        in_every_look(sides, Speed::Fast, |window, palette, place| {
            window.act(words.play);
            assert_eq!(extent(window, palette.focus), None, "{place}: nothing is focused");
            window.key(Key::Num2);
            let frame =
                extent(window, palette.focus).unwrap_or_else(|| panic!("{place}: no frame"));
            assert!(cell(window, 2).expand(4.0).contains_rect(frame), "{place}: {frame}");
            assert_eq!(window.strokes_of(palette.focus).len(), 4, "{place}: at four corners");
            assert!(window.strokes_of(palette.focus_rim).len() >= 4, "{place}: each in a rim");

            // The large narration has no room for the words that tell how long stones move.
            if place.starts_with("Projector") {
                return;
            }
            window.key_and_step(Key::ArrowRight);
            let (mut frames, mut captures) = (0, 0);
            while window.says(words.skip_animation) {
                assert!(window.focused().is_some(), "{place}: the focus stays where it was");
                assert_eq!(extent(window, palette.focus), None, "{place}: stones move");
                captures += usize::from(!window.strokes_of(palette.ring).is_empty());
                frames += 1;
                window.step();
            }
            assert!(frames > 10 && captures > 0, "{place}: {frames} frames, {captures} framed");
        });
    }
}

#[test]
fn a_focused_arrow_has_the_same_colours() {
    in_every_look(2, Speed::Off, |window, palette, place| {
        let words = Words::of(Language::English);
        window.act(words.play);
        window.key(Key::Num2);
        window.key(Key::Enter);
        let (name, arrow) = window.focused().expect("an arrow");
        assert!(name.starts_with("Sow cell 2"), "{name}");
        let frame = extent(window, palette.focus).unwrap_or_else(|| panic!("{place}: no frame"));
        assert!(frame.expand(1.0).contains_rect(arrow) && arrow.expand(4.0).contains_rect(frame));
    });
}

#[test]
fn every_focused_button_is_framed_in_two_colours() {
    let words = Words::of(Language::English);
    in_every_look(2, Speed::Off, |window, palette, place| {
        let framed = |window: &Window, colour| {
            let (name, rect) = window.focused().expect("a focused widget");
            let is_around = |frame: &Rect| {
                let aside = (frame.min - rect.min).abs().max((frame.max - rect.max).abs());
                aside.max_elem() <= 5.0
            };
            let found = window.strokes_of(colour).iter().any(is_around);
            assert!(found, "{place}: {name:?} at {rect} has no frame of {colour:?}");
        };
        let check = |window: &mut Window, tabs: usize| {
            for _ in 0..tabs {
                window.key(Key::Tab);
                for colour in palette.focus_on_paper() {
                    framed(window, colour);
                }
            }
        };
        check(window, 8);
        for (key, tabs) in [(Key::F2, 6), (Key::F4, 16)] {
            window.key(key);
            check(window, tabs);
            window.key(Key::Escape);
        }
        window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        check(window, 12);
        window.key(Key::Escape);
        window.act(words.play);
        // In the list of moves and in the bar.
        check(window, 6);
    });
}

#[test]
fn digits_do_not_reach_the_board_behind_a_question() {
    let mut window = Window::open();
    window.act("Play");
    window.key_with(Modifiers::COMMAND, Key::R);
    assert_eq!(window.dialog().as_deref(), Some("Resign?"));
    let before = window.focused();
    window.key(Key::Num3);
    assert_eq!(window.focused(), before, "the question keeps the keyboard");
    window.key(Key::Escape);
    assert!(!window.says("which way") && !window.says("Which way"), "{:#?}", window.names());
}
