//! The history of the browser: each step into the program is an entry, so that the button and the gesture for
//! *back* take the steps out again, and leave the page only from the home.
//!
//! The state of an entry is the number of steps that lead to it, which also survives a reload of the page.

use std::cell::Cell;

use eframe::egui::{Event, Key, Modifiers};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{History, PopStateEvent};

use super::sent::{ask_for_frame, send};

/// How often Escape is sent at most, beyond the first time.
const MOST_TRIES: u8 = 3;

thread_local! {
    /// The number of steps that the entry on the screen stands for.
    static SHOWN: Cell<u32> = const { Cell::new(0) };
    /// How often Escape may still be sent until the program has gone back: it first ends an animation, say.
    static TRIES: Cell<u8> = const { Cell::new(0) };
    /// Whether the page has asked for another entry, which the browser shows later.
    static TURNS: Cell<bool> = const { Cell::new(false) };
}

fn history() -> Result<History, JsValue> {
    web_sys::window().ok_or("a page has a window")?.history()
}

/// Returns the number of steps that an entry with this state stands for; that of another page has none.
fn steps(state: &JsValue) -> u32 {
    state.as_f64().map_or(0, |steps| steps as u32)
}

/// Hears from now on when the person goes back.
pub(super) fn listen() -> Result<(), JsValue> {
    SHOWN.set(steps(&history()?.state()?));
    let heard = |event: PopStateEvent| {
        // The start has taken its link out of the address; another one opens the page anew.
        if crate::hash().is_empty() {
            turn_to(steps(&event.state()));
        }
    };
    let heard = Closure::<dyn Fn(PopStateEvent)>::new(heard).into_js_value();
    let window = web_sys::window().ok_or("a page has a window")?;
    window.add_event_listener_with_callback("popstate", heard.unchecked_ref())
}

/// Notes which entry is shown, and lets the program go back if the person asked for it.
fn turn_to(steps: u32) {
    let before = SHOWN.replace(steps);
    if !TURNS.take() && steps < before {
        TRIES.set(MOST_TRIES);
        press_escape();
    }
    // The program may have to say again where it is.
    ask_for_frame();
}

fn press_escape() {
    for pressed in [true, false] {
        let (physical_key, repeat, modifiers) = (None, false, Modifiers::NONE);
        send(Event::Key { key: Key::Escape, physical_key, pressed, repeat, modifiers });
    }
}

/// Makes the history as long as the way back to the home, which is `steps` steps. If the person has just gone back and
/// the program has not, as it ended an animation, it hears so again.
pub fn note_steps(steps: u32) {
    let tries = TRIES.take();
    if TURNS.get() || SHOWN.get() == steps {
        return;
    }
    if tries > 0 && steps == SHOWN.get() + 1 {
        TRIES.set(tries - 1);
        return press_escape();
    }
    if let Err(error) = history().and_then(|history| follow(&history, steps)) {
        log::warn!("{error:?}");
    }
}

fn follow(history: &History, steps: u32) -> Result<(), JsValue> {
    let shown = SHOWN.get();
    if shown > steps {
        TURNS.set(true);
        return history.go_with_delta(steps as i32 - shown as i32);
    }
    for step in shown + 1..=steps {
        history.push_state(&step.into(), "")?;
        SHOWN.set(step);
    }
    Ok(())
}
