//! The pace of the frames: at rest, the page asks the browser for none.
//!
//! `eframe` asks for the next frame after each one, and then finds that nothing is to be drawn. Here, its requests wait
//! until the time that the program has named, until the person does something, or until somebody [wakes](wake) the page.

use std::cell::{Cell, OnceCell, RefCell};

use eframe::egui::{FullOutput, ViewportId};
use js_sys::{Date, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;

/// For how long every frame is asked for at once after something has happened, in milliseconds: what follows from it
/// may take a few frames.
const AWAKE: f64 = 250.0;
/// What counts as the next frame, in milliseconds.
const FRAME: f64 = 20.0;
/// The longest wait, in milliseconds, after which the program is asked whether it has something to draw after all.
const LONGEST: f64 = 500.0;
/// What may make the program draw.
const EVENTS: [&str; 28] = [
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
    "pointerout",
    "mousedown",
    "mousemove",
    "mouseup",
    "mouseout",
    "touchstart",
    "touchmove",
    "touchend",
    "touchcancel",
    "wheel",
    "keydown",
    "keyup",
    "beforeinput",
    "input",
    "compositionstart",
    "compositionupdate",
    "compositionend",
    "paste",
    "focus",
    "blur",
    "visibilitychange",
    "resize",
    "dragover",
    "drop",
];

thread_local! {
    static PACE: OnceCell<Pace> = const { OnceCell::new() };
}

struct Pace {
    window: Window,
    /// The browser's own function, which asks for a frame.
    ask: Function,
    /// What draws in the next frame, for which nobody has asked the browser yet: the program, and whoever else asks in
    /// this page, an extension of the browser, say.
    waiting: RefCell<Vec<JsValue>>,
    timer: Cell<Option<i32>>,
    /// What the timer calls.
    ring: Function,
    /// Until when every frame is asked for at once.
    awake_until: Cell<f64>,
    /// When the program wants to draw next.
    next: Cell<f64>,
}

/// Keeps the pace from now on.
pub(super) fn keep() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("a page has a window")?;
    let ask: Function = Reflect::get(&window, &"requestAnimationFrame".into())?.dyn_into()?;
    let ring = Closure::<dyn Fn()>::new(|| with_pace(Pace::ask_now)).into_js_value();
    let wake = Closure::<dyn Fn()>::new(wake).into_js_value();
    for event in EVENTS {
        // Before the program sees the event.
        window.add_event_listener_with_callback_and_bool(event, wake.unchecked_ref(), true)?;
    }
    let request = |draw: JsValue| -> i32 {
        with_pace(|pace| pace.request(draw));
        0
    };
    let request = Closure::<dyn Fn(JsValue) -> i32>::new(request).into_js_value();
    Reflect::set(&window, &"requestAnimationFrame".into(), &request)?;
    let pace = Pace {
        window,
        ask,
        waiting: RefCell::default(),
        timer: Cell::default(),
        ring: ring.unchecked_into(),
        awake_until: Cell::new(Date::now() + AWAKE),
        next: Cell::default(),
    };
    PACE.with(|kept| drop(kept.set(pace)));
    Ok(())
}

/// Lets the page draw as soon as the program wants to: something has happened.
pub fn wake() {
    with_pace(|pace| {
        pace.awake_until.set(Date::now() + AWAKE);
        pace.ask_now();
    });
}

/// Takes over when the program wants to draw next.
pub(super) fn note(output: &FullOutput) {
    let root = output.viewport_output.get(&ViewportId::ROOT);
    let delay = root.map_or(LONGEST, |root| 1000.0 * root.repaint_delay.as_secs_f64());
    with_pace(|pace| pace.next.set(Date::now() + delay.min(LONGEST)));
}

fn with_pace(act: impl FnOnce(&Pace)) {
    PACE.with(|pace| {
        if let Some(pace) = pace.get() {
            act(pace);
        }
    });
}

impl Pace {
    /// Asks the browser for a frame when it is time.
    fn request(&self, draw: JsValue) {
        self.waiting.borrow_mut().push(draw);
        let now = Date::now();
        let wait = self.next.get() - now;
        if now < self.awake_until.get() || wait <= FRAME {
            return self.ask_now();
        }
        let ring = &self.ring;
        let wait = wait.min(LONGEST) as i32;
        let timer = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(ring, wait);
        self.stop_timer();
        self.timer.set(timer.ok());
    }

    /// Asks the browser for a frame for all that wait for it.
    fn ask_now(&self) {
        self.stop_timer();
        for draw in self.waiting.take() {
            if let Err(error) = self.ask.call1(&self.window, &draw) {
                log::error!("{error:?}");
            }
        }
    }

    fn stop_timer(&self) {
        if let Some(timer) = self.timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
    }
}
