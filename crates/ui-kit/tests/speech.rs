//! What a screen reader is given to say, and when.

#![cfg(feature = "gui")]

use std::cell::RefCell;

use eframe::egui::{Button, Context, Event, Id, Key, Modifiers, RawInput, Ui, accesskit_root_id};
use ui_kit::speech::{
    Sentence, answer, deliver, guard_focus, last_utterance, may_rest_at, rest_at, say,
};

/// The letters that a reader says in a second.
const PACE: f64 = 18.0;

/// A window whose time is that of the test.
struct Window {
    ctx: Context,
    time: f64,
    /// What readers call the window.
    name: Option<String>,
    /// Whether readers find the focus on the window itself.
    is_focused: bool,
}

impl Window {
    fn new() -> Self {
        let ctx = Context::default();
        ctx.enable_accesskit();
        guard_focus(&ctx);
        let mut window = Window { ctx, time: 10.0, name: None, is_focused: false };
        // The reader gets to know the window.
        window.frame(0.0, Vec::new(), |_| {});
        window.time += 2.0;
        window
    }

    /// Draws a frame after some seconds and returns what has been said last.
    fn frame(&mut self, seconds: f64, events: Vec<Event>, draw: impl Fn(&mut Ui)) -> String {
        self.time += seconds;
        let input = RawInput { time: Some(self.time), events, ..RawInput::default() };
        let mut output = self.ctx.run_ui(input, |ui| {
            draw(ui);
            deliver(ui.ctx(), "Title");
        });
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update.expect("a reader listens");
        let root = accesskit_root_id().accesskit_id();
        self.is_focused = update.focus == root;
        let root = update.nodes.iter().find(|(id, _)| *id == root);
        self.name = root.and_then(|(_, node)| node.label().map(str::to_owned));
        last_utterance(&self.ctx).1
    }

    /// Draws a frame in which `source` says some sentences.
    fn says(&mut self, seconds: f64, sentences: &[Sentence]) -> String {
        let source = Id::unique("a source");
        self.frame(seconds, Vec::new(), |ui| say(ui.ctx(), source, sentences))
    }
}

fn key(key: Key) -> Vec<Event> {
    let modifiers = Modifiers::NONE;
    vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }]
}

#[test]
fn a_sentence_is_heard_to_its_end_before_the_next_one() {
    let mut window = Window::new();
    let long = "An sows the stones of cell 2 to the right.";
    let sentences = [Sentence::of_event(1, long), Sentence::of_event(2, "Your turn.")];
    window.says(0.0, &sentences);
    assert_eq!(window.says(1.0, &sentences), long);
    assert_eq!(window.says(long.len() as f64 / PACE - 1.0, &sentences), long);
    assert_eq!(window.says(0.5, &sentences), "Your turn.");
}

#[test]
fn a_sentence_is_said_once_and_again_of_another_event() {
    let mut window = Window::new();
    let first = [Sentence::of_state("Your turn.").about(1)];
    window.says(0.0, &first);
    window.says(1.0, &first);
    window.says(5.0, &first);
    assert_eq!(last_utterance(&window.ctx).0, 1);
    window.says(5.0, &[Sentence::of_state("Your turn.").about(2)]);
    assert_eq!(last_utterance(&window.ctx).0, 2);
}

#[test]
fn what_no_longer_holds_is_dropped_but_events_are_said() {
    let mut window = Window::new();
    let before = [Sentence::of_event(1, "An captured 5."), Sentence::of_state("Thinking.")];
    window.says(0.0, &before);
    let after = [
        Sentence::of_event(1, "An captured 5."),
        Sentence::of_event(2, "Na captured 3."),
        Sentence::of_state("Your turn."),
    ];
    let mut said = vec![window.says(1.0, &before)];
    for _ in 0..60 {
        let now = window.says(0.1, &after);
        if said.last() != Some(&now) {
            said.push(now);
        }
    }
    assert_eq!(said, ["An captured 5.", "Na captured 3.", "Your turn."]);
}

#[test]
fn an_event_that_goes_on_to_hold_is_news_once() {
    let mut window = Window::new();
    let lasting = Sentence::of_event(0, "The result stands.");
    let mut said = Vec::new();
    for turn in 1..=2 {
        let event = Sentence::of_event(turn, format!("Turn {turn}."));
        let sentences = [event, lasting.clone(), Sentence::of_state("Your turn.").about(turn)];
        for _ in 0..60 {
            let now = window.says(0.1, &sentences);
            if !now.is_empty() && said.last() != Some(&now) {
                said.push(now);
            }
        }
    }
    let once = ["Turn 1.", "The result stands.", "Your turn.", "Turn 2.", "Your turn."];
    assert_eq!(said, once);
}

#[test]
fn an_answer_comes_before_everything_and_the_rest_follows() {
    let mut window = Window::new();
    let news = [Sentence::of_event(1, "An captured 5."), Sentence::of_event(2, "Na passed.")];
    window.says(0.0, &news);
    window.says(1.0, &news);
    let source = Id::unique("a source");
    window.frame(0.1, key(Key::Comma), |ui| {
        say(ui.ctx(), source, &news);
        answer(ui.ctx(), "Cell 2.");
    });
    assert_eq!(window.says(0.1, &news), "An captured 5.", "the key still silences the reader");
    assert_eq!(window.says(0.3, &news), "Cell 2.");
    assert_eq!(window.says(2.0, &news), "Na passed.");
}

#[test]
fn the_same_answer_is_said_again() {
    let mut window = Window::new();
    let mut labels = Vec::new();
    for _ in 0..2 {
        window.frame(1.0, key(Key::Comma), |ui| answer(ui.ctx(), "Cell 2."));
        window.says(1.0, &[]);
        labels.push(window.name.clone());
    }
    assert!(labels.iter().all(Option::is_some));
    assert_ne!(labels[0], labels[1], "readers say what changes");
    assert_eq!(last_utterance(&window.ctx), (2, "Cell 2.".to_owned()));
}

#[test]
fn the_focus_of_a_widget_that_has_gone_rests_where_the_page_says() {
    let mut window = Window::new();
    let names = |window: &Window, button: Id| window.ctx.memory(|memory| memory.has_focus(button));
    let ids = RefCell::new(Vec::new());
    let draw = |labels: &'static [&'static str]| {
        let ids = &ids;
        move |ui: &mut Ui| {
            ids.borrow_mut().clear();
            for label in labels {
                let button = ui.add(Button::new(*label));
                ids.borrow_mut().push(button.id);
            }
            if let Some(last) = ids.borrow().last() {
                rest_at(ui.ctx(), *last);
            }
        }
    };
    window.frame(0.0, Vec::new(), draw(&["one", "two"]));
    let two = ids.borrow()[1];
    assert!(names(&window, two), "nothing had the focus");
    window.frame(0.1, Vec::new(), draw(&["one"]));
    let one = ids.borrow()[0];
    assert!(names(&window, one));
}

#[test]
fn tab_leads_from_the_last_widget_to_the_first_one() {
    let mut window = Window::new();
    let ids = RefCell::new(Vec::new());
    let draw = |ui: &mut Ui| {
        ids.borrow_mut().clear();
        for label in ["one", "two", "three"] {
            let button = ui.add(Button::new(label));
            may_rest_at(&button);
            ids.borrow_mut().push(button.id);
        }
    };
    window.frame(0.0, Vec::new(), draw);
    let mut focused = Vec::new();
    for _ in 0..4 {
        for events in [key(Key::Tab), Vec::new(), Vec::new()] {
            window.frame(0.1, events, draw);
            assert!(!window.is_focused, "the window itself has the focus after {focused:?}");
        }
        let focus = window.ctx.memory(|memory| memory.focused());
        focused.push(ids.borrow().iter().position(|id| Some(*id) == focus));
    }
    assert_eq!(focused, [Some(1), Some(2), Some(0), Some(1)]);
}
