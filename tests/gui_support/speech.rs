//! A screen reader at the window.

use super::{PATIENCE, STEP, Window};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use eframe::egui::{Context, Event, Id, Ui, accesskit_root_id};
use ui_kit::speech;

/// The letters that a reader says in a second.
const PACE: f64 = 18.0;

/// What a reader is saying.
#[derive(Default)]
struct Saying {
    /// What the window is called, which is what readers say when it changes.
    name: Option<String>,
    /// The time at which it has been said.
    end: f64,
    /// The widget with the focus. A reader says where the focus comes to.
    focus: Option<Id>,
    /// Whether the player does something in this pass.
    is_interrupted: bool,
}

impl Saying {
    /// Notes whether the player does something, before the pass takes it.
    fn watch_player(&mut self, ctx: &Context) {
        self.is_interrupted |= ctx.input(|input| input.events.iter().any(is_deed));
    }

    /// Notes what the window is called at the end of a pass.
    ///
    /// # Panics
    /// Panics if the program itself cuts what is being said.
    fn hear(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let focus = ctx.memory(|memory| memory.focused());
        if std::mem::take(&mut self.is_interrupted) || focus != self.focus {
            (self.end, self.focus) = (now, focus);
        }
        let name = ctx.accesskit_node_builder(accesskit_root_id(), |window| {
            window.label().map(str::to_owned)
        });
        let Some(name) = name.flatten() else { return };
        let Some(before) = self.name.replace(name.clone()) else { return };
        if before != name {
            assert!(
                now >= self.end,
                "{before:?} is cut by {name:?} {:.2} s too soon",
                self.end - now
            );
            self.end = now + name.chars().count() as f64 / PACE;
        }
    }
}

/// Returns whether this is something that a player does, which may cut what is being said.
fn is_deed(event: &Event) -> bool {
    use Event::{AccessKitActionRequest, Key, PointerButton, Text, Touch};
    matches!(
        event,
        Key { .. } | Text(_) | PointerButton { .. } | Touch { .. } | AccessKitActionRequest(_)
    )
}

/// Lets each pass of the window fail that replaces an announcement before a reader could say it to its end. On other
/// systems than Linux, it is not the name of the window that announces.
pub fn watch(ctx: &Context) {
    if !cfg!(target_os = "linux") {
        return;
    }
    let saying = Arc::new(Mutex::new(Saying::default()));
    let at_end = Arc::clone(&saying);
    let watch = move |ui: &mut Ui| saying.lock().expect("one window").watch_player(ui.ctx());
    let hear = move |ui: &mut Ui| at_end.lock().expect("one window").hear(ui.ctx());
    ctx.on_begin_pass("watch the player", Arc::new(watch));
    ctx.on_end_pass("listen", Arc::new(hear));
}

impl Window {
    /// Lets a screen reader follow the focus.
    pub fn listen(&mut self) {
        speech::guard_focus(&self.harness.ctx);
    }

    /// Steps a frame unless a screen reader has said something since the last call. Returns that.
    fn heard_or_step(&mut self) -> Option<String> {
        let memory = Id::unique("heard by a test");
        let ctx = &self.harness.ctx;
        let (count, utterance) = speech::last_utterance(ctx);
        let before = ctx.data_mut(|data| {
            let before = data.get_temp(memory).unwrap_or(0);
            data.insert_temp(memory, count);
            before
        });
        if before != count {
            return Some(utterance);
        }
        self.harness.step();
        None
    }

    /// Returns what a screen reader says, after what the last call returned, until an utterance is `the_last`.
    pub fn heard_until(&mut self, the_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut heard = Vec::new();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let Some(utterance) = self.heard_or_step() else { continue };
            heard.push(utterance);
            if heard.last().is_some_and(|said| the_last(said)) {
                return heard;
            }
        }
        panic!("nothing more is said after {heard:?}");
    }

    /// Returns what a screen reader says within these seconds of the window, after what the last call returned.
    pub fn heard_within(&mut self, seconds: f32) -> Vec<String> {
        let frames = (seconds / STEP) as usize;
        (0..frames).filter_map(|_| self.heard_or_step()).collect()
    }
}
