use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use eframe::egui::{Id, Modifiers, PointerButton, TextEdit, ViewportCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use super::*;
use crate::theme;

/// A field, a second field, and a button that takes what is in the first one.
#[derive(Default)]
struct Page {
    /// Whether there are letters to draw it with.
    is_ready: bool,
    name: String,
    other: String,
    taken: Option<String>,
}

fn page(ask: Option<AskToEnd>) -> Harness<'static, Page> {
    let mut harness = Harness::builder().with_step_dt(1.0 / 60.0).build_ui_state(
        |ui, page: &mut Page| {
            if !page.is_ready {
                return;
            }
            // The button comes first: it must not be faster than the field.
            if ui.button("Begin").clicked() {
                page.taken = Some(page.name.clone());
            }
            ui.add(TextEdit::singleline(&mut page.name).id(Id::unique("name")));
            ui.add(TextEdit::singleline(&mut page.other).id(Id::unique("other")));
        },
        Page::default(),
    );
    theme::install(&harness.ctx);
    install(&harness.ctx);
    harness.state_mut().is_ready = true;
    reach(&harness.ctx, ask);
    harness.step();
    harness.ctx.memory_mut(|memory| memory.request_focus(Id::unique("name")));
    harness.step();
    harness.step();
    harness
}

fn ime(harness: &mut Harness<'_, Page>, event: ImeEvent) {
    harness.event(Event::Ime(event));
    harness.step();
}

fn composed(text: &str) -> ImeEvent {
    ImeEvent::Preedit { text: text.to_owned(), active_range_chars: None }
}

fn steps(harness: &mut Harness<'_, Page>) {
    for _ in 0..6 {
        harness.step();
    }
}

/// Sends the key that an input method sends after its text.
fn answer(harness: &mut Harness<'_, Page>) {
    for pressed in [true, false] {
        let (physical_key, modifiers) = (None, Default::default());
        harness.event(Event::Key { key: ANSWER, physical_key, pressed, repeat: false, modifiers });
    }
}

/// Returns an input method that composes in its own window, and counts how often it is asked.
fn own_window() -> (Option<AskToEnd>, Arc<AtomicUsize>) {
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    let ask: AskToEnd = Box::new(move || count.fetch_add(1, Ordering::Relaxed) < usize::MAX);
    (Some(ask), asked)
}

#[test]
fn a_click_waits_for_the_word_that_the_input_method_holds() {
    let (ask, asked) = own_window();
    let mut harness = page(ask);
    // The first consonant is final at once, the rest is shown in the window of the input method.
    ime(&mut harness, ImeEvent::Commit("H".to_owned()));
    harness.get_by_label("Begin").click();
    steps(&mut harness);
    assert_eq!(asked.load(Ordering::Relaxed), 1);
    assert_eq!(harness.state().taken, None, "the click waits");
    harness.event(Event::Ime(ImeEvent::Commit("oà".to_owned())));
    answer(&mut harness);
    steps(&mut harness);
    assert_eq!(harness.state().taken.as_deref(), Some("Hoà"));
    // A press beside the field asks for nothing: no field hears the input method any more.
    harness.get_by_label("Begin").click();
    steps(&mut harness);
    assert_eq!(asked.load(Ordering::Relaxed), 1);
}

#[test]
fn an_input_method_that_does_not_answer_delays_a_click_by_a_moment_only() {
    let (ask, _) = own_window();
    let mut harness = page(ask);
    ime(&mut harness, ImeEvent::Commit("An".to_owned()));
    harness.get_by_label("Begin").click();
    for _ in 0..(2.0 * PATIENCE * 60.0) as usize {
        harness.step();
    }
    assert_eq!(harness.state().taken.as_deref(), Some("An"));
}

#[test]
fn a_click_takes_over_the_word_in_the_field_and_no_later_copy_of_it() {
    let mut harness = page(None);
    ime(&mut harness, composed("Ho"));
    ime(&mut harness, composed("Hoà"));
    harness.get_by_label("Begin").click();
    steps(&mut harness);
    assert_eq!(harness.state().taken.as_deref(), Some("Hoà"));
    // Some input methods hand over the word once more when the field is left.
    harness.ctx.memory_mut(|memory| memory.request_focus(Id::unique("other")));
    harness.step();
    ime(&mut harness, ImeEvent::Commit("Hoà".to_owned()));
    assert_eq!((harness.state().name.as_str(), harness.state().other.as_str()), ("Hoà", ""));
    ime(&mut harness, composed("Hoà"));
    ime(&mut harness, ImeEvent::Commit("Hoà".to_owned()));
    assert_eq!(harness.state().other, "Hoà", "typed again");
}

#[test]
fn a_shortcut_and_another_window_take_over_the_word() {
    let mut harness = page(None);
    ime(&mut harness, composed("Bình"));
    harness.event(Event::Paste(" An".to_owned()));
    steps(&mut harness);
    assert_eq!(harness.state().name, "Bình An");
    ime(&mut harness, composed("h"));
    harness.event(Event::Ime(composed("")));
    harness.event(Event::WindowFocused(false));
    steps(&mut harness);
    assert_eq!(harness.state().name, "Bình Anh");
}

#[test]
fn the_window_closes_once_the_word_is_there() {
    let (ask, _) = own_window();
    let mut harness = page(ask);
    let window = harness.input().viewport_id;
    let commands =
        |harness: &Harness<'_, Page>| harness.output().viewport_output[&window].commands.clone();
    let viewport = harness.input_mut().viewports.entry(window).or_default();
    viewport.events.push(ViewportEvent::Close);
    harness.step();
    assert!(commands(&harness).contains(&ViewportCommand::CancelClose));
    harness.event(Event::Ime(ImeEvent::Commit("An".to_owned())));
    answer(&mut harness);
    let mut closes = false;
    for _ in 0..6 {
        harness.step();
        closes |= commands(&harness).contains(&ViewportCommand::Close);
    }
    assert_eq!(harness.state().name, "An");
    assert!(closes);
    // The window system now asks again, and nothing keeps the window open.
    let viewport = harness.input_mut().viewports.entry(window).or_default();
    viewport.events.push(ViewportEvent::Close);
    harness.step();
    assert!(!commands(&harness).contains(&ViewportCommand::CancelClose));
}

#[test]
fn letters_in_the_frame_of_a_click_reach_their_field_first() {
    let mut harness = page(None);
    let at = harness.get_by_label("Begin").rect().center();
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    for event in [
        Event::Text("A".to_owned()),
        Event::Text("n".to_owned()),
        Event::PointerMoved(at),
        button(true),
        button(false),
    ] {
        harness.input_mut().events.push(event);
    }
    steps(&mut harness);
    assert_eq!(harness.state().name, "An");
    assert_eq!(harness.state().taken.as_deref(), Some("An"));
}

#[test]
fn letters_before_and_after_tab_in_one_frame_reach_their_fields() {
    let mut harness = page(None);
    let tab = |pressed| Event::Key {
        key: Key::Tab,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let typed = |letters: &str| Event::Text(letters.to_owned());
    for event in [typed("An"), tab(true), tab(false), typed("Hoa")] {
        harness.input_mut().events.push(event);
    }
    steps(&mut harness);
    let Page { name, other, .. } = harness.state();
    assert_eq!((name.as_str(), other.as_str()), ("An", "Hoa"));
}
