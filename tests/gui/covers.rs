//! Overlapping parts: dialogs cover tooltips, and toasts cover nothing.

use crate::gui_support::{Opening, Window, own, set_rules};
use eframe::egui::{Key, Modifiers, Rect, vec2};
use o_an_quan::rules::Rules;
use o_an_quan::settings::Speed;
use o_an_quan::ui::words::{Section, Words};
use o_an_quan::words::LANGUAGES;

/// Returns whether this text is painted anywhere.
fn is_written(window: &Window, text: &str) -> bool {
    window.texts().iter().any(|painted| painted.text == text)
}

#[test]
fn a_tooltip_disappears_when_a_dialog_covers_its_button() {
    const CTRL: Modifiers = Modifiers::COMMAND;
    for language in LANGUAGES {
        let words = Words::of(language);
        let mut window = Opening::default().with(&Opening::settings(language, Speed::Off));
        window.act(words.play);
        let tooltip = format!("{} (Ctrl+N)", words.new_game);
        for (modifiers, key) in [
            (Modifiers::NONE, Key::F1),
            (Modifiers::NONE, Key::F2),
            (Modifiers::NONE, Key::F3),
            (Modifiers::NONE, Key::F4),
            (CTRL, Key::R),
            (CTRL | Modifiers::SHIFT, Key::N),
        ] {
            window.hover(vec2(700.0, 600.0).to_pos2());
            window.let_seconds_pass(1.0);
            window.hover(window.exact_rect(words.new_game).center());
            window.let_seconds_pass(1.0);
            assert!(is_written(&window, &tooltip), "{key:?}: the tooltip is missing");
            window.key_with(modifiers, key);
            window.let_seconds_pass(1.0);
            assert!(window.dialog().is_some(), "{key:?}");
            assert!(
                !is_written(&window, &tooltip),
                "{language:?}: the tooltip shows through {key:?}"
            );
            window.key(Key::Escape);
        }
    }
}

#[test]
fn the_evaluation_has_a_tooltip_only_while_it_is_visible() {
    let words = Words::of(LANGUAGES[1]);
    let mut chosen = Opening::settings(LANGUAGES[1], Speed::Off);
    own(&mut chosen).evaluation = true;
    let mut window = Opening::default().with(&chosen);
    window.act(words.play);
    window.wait("the evaluation", |window| !window.has(words.help.no_evaluation_yet));
    let bar = window.rect_of("Evaluation: ");
    let written =
        |window: &Window| window.texts().iter().any(|text| text.text.starts_with("Evaluation: "));
    window.hover(bar.center());
    window.let_seconds_pass(1.0);
    assert!(written(&window));
    window.key(Key::F4);
    window.let_seconds_pass(1.0);
    assert!(!written(&window));
}

/// Returns the place of the toast with these words.
fn toast(window: &Window, words: &str) -> Option<Rect> {
    window.texts().into_iter().find(|text| text.text == words).map(|text| text.ink)
}

#[test]
fn a_toast_covers_no_text_and_no_button() {
    for language in LANGUAGES {
        let words = Words::of(language);
        for sides in 2..=4 {
            for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
                let mut chosen = Opening::settings(language, Speed::Off);
                set_rules(&mut chosen, Rules::classic().for_sides(sides).expect("two to four"));
                let mut window = Opening { size, ..Opening::default() }.with(&chosen);
                window.act(words.play);
                // The test has no clipboard.
                window.key_with(Modifiers::COMMAND, Key::V);
                window.let_seconds_pass(1.5);
                let place = format!("{language:?}, {sides} sides, {size}");
                let at = toast(&window, words.nothing_to_paste);
                let at = at.unwrap_or_else(|| panic!("{place}: {:#?}", window.names()));
                let others = window.texts().into_iter();
                let others = others.filter(|text| text.text != words.nothing_to_paste);
                let over: Vec<_> = others.filter(|text| text.ink.intersects(at)).collect();
                assert!(over.is_empty(), "{place}: {over:#?}");
                assert_eq!(window.buttons_over(at), [""; 0], "{place}");
                window.let_seconds_pass(4.0);
                assert_eq!(
                    toast(&window, words.nothing_to_paste),
                    None,
                    "{place}: the toast stays"
                );
                assert!(window.texts().iter().any(|text| text.text.contains(words.your_turn)));
            }
        }
    }
}

#[test]
fn a_dialog_covers_a_toast() {
    for language in LANGUAGES {
        let words = Words::of(language);
        for in_game in [false, true] {
            let size = vec2(640.0, 400.0);
            let mut window = Opening { size, ..Opening::default() }
                .with(&Opening::settings(language, Speed::Off));
            if in_game {
                window.act(words.play);
            }
            window.key_with(Modifiers::COMMAND, Key::V);
            window.let_seconds_pass(1.5);
            assert!(toast(&window, words.nothing_to_paste).is_some(), "{:#?}", window.names());
            window.key(Key::F1);
            window.let_seconds_pass(0.3);
            // Texts painted later are on top.
            let texts: Vec<String> = window.texts().into_iter().map(|text| text.text).collect();
            let place = |text: &str| texts.iter().rposition(|it| it == text);
            let dialog = place(words.section(Section::Board)).expect("the page");
            let below = place(words.nothing_to_paste).is_none_or(|toast| toast < dialog);
            assert!(below, "{language:?}: {texts:#?}");
        }
    }
}
