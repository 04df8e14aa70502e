//! Sound: samples that the browser plays.
//!
//! They are handed over a little ahead of the time at which they sound. While all is silent, nothing runs, and
//! after a while the sound card rests, too; likewise while the page is hidden.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::{Rc, Weak};

use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioContext, AudioContextOptions, AudioContextState, Document, window};

/// The channels: left and right.
const CHANNELS: usize = 2;
/// How far ahead samples are handed over, in seconds: the delay of effects.
const AHEAD: f64 = 0.1;
/// What a gap adds to this, because the page takes long over its frames; the most; and what each look at the
/// samples takes away again, 1 ms in a second.
const GAP: f64 = 0.05;
const MOST: f64 = 0.3;
const CALM: f64 = 0.00002;
/// The time between two looks at how much is left, in milliseconds.
const TICK: i32 = 20;
/// The silence after which the sound card rests, in milliseconds.
const REST: i32 = 10_000;
/// The events that let a page sound; which of them do depends on the browser.
const PRESSES: [&str; 4] = ["pointerdown", "pointerup", "touchend", "keydown"];

/// Fills a block with samples, the channels in turn. Returns whether more than silence follows.
type Fill = dyn FnMut(&Rc<Speaker>, &mut [f32]) -> bool;

/// What plays samples in a browser. Browsers are silent until the first press.
pub struct Speaker {
    rate: u32,
    fill: RefCell<Box<Fill>>,
    /// Made with the first press, because browsers refuse it before; `None` in a browser without sound.
    context: OnceCell<Option<AudioContext>>,
    has_played: Cell<bool>,
    /// Whether something may sound. If not, the sound card rests.
    is_awake: Cell<bool>,
    /// Whether nothing sounds, so that the timer waits for the rest.
    is_silent: Cell<bool>,
    /// When the next sample sounds, in frames of the clock of the context; 0 after a silence.
    next: Cell<f64>,
    /// How far ahead samples are handed over now, in seconds.
    ahead: Cell<f64>,
    timer: Cell<Option<i32>>,
    /// What the timer calls, and what the browser calls when the context changes.
    tick: Function,
    change: Function,
}

impl Speaker {
    /// Prepares to play what `fill` returns, at `rate` frames a second, until the page ends. It fills a
    /// block with samples, the channels in turn, and returns whether more than silence follows.
    pub fn new(
        rate: u32,
        fill: impl FnMut(&Rc<Speaker>, &mut [f32]) -> bool + 'static,
    ) -> Rc<Speaker> {
        let speaker = Rc::new_cyclic(|speaker| Speaker {
            rate,
            fill: RefCell::new(Box::new(fill)),
            context: OnceCell::new(),
            has_played: Cell::new(false),
            is_awake: Cell::new(false),
            is_silent: Cell::new(false),
            next: Cell::new(0.0),
            ahead: Cell::new(AHEAD),
            timer: Cell::new(None),
            tick: callback(speaker, Speaker::tick),
            change: callback(speaker, Speaker::follow),
        });
        let press = callback(&Rc::downgrade(&speaker), Speaker::press);
        if let Some(document) = document() {
            let changes = [("visibilitychange", &speaker.change)];
            for (event, call) in PRESSES.map(|event| (event, &press)).into_iter().chain(changes) {
                // Before the program sees the event, so that its first sound is heard.
                let _ = document.add_event_listener_with_callback_and_bool(event, call, true);
            }
        }
        speaker
    }

    /// Returns whether the browser plays, or would at once.
    pub fn is_open(&self) -> bool {
        self.has_played.get()
    }

    /// Plays again after a silence. Whoever changes what is to sound calls this.
    pub fn wake(self: &Rc<Self>) {
        self.is_awake.set(true);
        if self.is_silent.take() {
            self.next.set(0.0);
            self.stop_timer();
        }
        self.follow();
    }

    /// Opens the sound card with the first press, and again if the system has taken it.
    fn press(self: &Rc<Self>) {
        self.context.get_or_init(|| {
            let opened = self.open_context();
            opened.inspect_err(|error| log::info!("no sound: {error:?}")).ok()
        });
        self.follow();
    }

    fn open_context(&self) -> Result<AudioContext, JsValue> {
        let options = AudioContextOptions::new();
        // The browser converts the whole stream; single blocks would click where they meet.
        options.set_sample_rate(self.rate as f32);
        let context = AudioContext::new_with_context_options(&options)?;
        context.set_onstatechange(Some(&self.change));
        Ok(context)
    }

    /// Lets the sound card run while something may sound and the page is shown.
    fn follow(self: &Rc<Self>) {
        let Some(Some(context)) = self.context.get() else { return };
        let is_running = context.state() == AudioContextState::Running;
        self.has_played.set(self.has_played.get() || is_running);
        let changed = match (self.is_awake.get() && is_shown(), is_running) {
            (true, true) if self.timer.get().is_none() => return self.start_timer(0),
            (true, false) => context.resume(),
            (false, true) => context.suspend(),
            _ => return,
        };
        if let Ok(changed) = changed {
            // The browser may refuse. It reports a change by itself.
            spawn_local(async { drop(JsFuture::from(changed).await) });
        }
    }

    fn tick(self: &Rc<Self>) {
        self.timer.set(None);
        if self.is_silent.take() {
            self.next.set(0.0);
            self.is_awake.set(false);
            return self.follow();
        }
        let Some(Some(context)) = self.context.get() else { return };
        if context.state() != AudioContextState::Running {
            return;
        }
        let plays_on = self.play_ahead(context).unwrap_or_else(|error| {
            log::warn!("no sound: {error:?}");
            false
        });
        self.is_silent.set(!plays_on);
        self.start_timer(if plays_on { TICK } else { REST });
    }

    /// Hands over what sounds next. Returns whether more than silence follows.
    fn play_ahead(self: &Rc<Self>, context: &AudioContext) -> Result<bool, JsValue> {
        let rate = f64::from(self.rate);
        let now = context.current_time() * rate;
        let mut ahead = (self.ahead.get() - CALM).max(AHEAD);
        if self.next.get() < now {
            if self.next.get() > 0.0 {
                ahead = (ahead + GAP).min(MOST);
            }
            // As late as effects over other sounds, so that rhythms stay even.
            let lead = ahead - f64::from(TICK) / 1000.0;
            self.next.set((now + lead * rate).round());
        }
        self.ahead.set(ahead);
        let frames = now + ahead * rate - self.next.get();
        if frames < 1.0 {
            return Ok(true);
        }
        let frames = frames as usize;
        let mut samples = vec![0.0; CHANNELS * frames];
        let plays_on = self.fill.borrow_mut()(self, &mut samples);
        let buffer = context.create_buffer(CHANNELS as u32, frames as u32, self.rate as f32)?;
        for channel in 0..CHANNELS {
            let side: Vec<f32> = samples.iter().skip(channel).step_by(CHANNELS).copied().collect();
            buffer.copy_to_channel(&side, channel as i32)?;
        }
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        source.start_with_when(self.next.get() / rate)?;
        self.next.set(self.next.get() + frames as f64);
        Ok(plays_on)
    }

    fn start_timer(&self, milliseconds: i32) {
        self.timer.set(window().and_then(|window| {
            let tick = &self.tick;
            window.set_timeout_with_callback_and_timeout_and_arguments_0(tick, milliseconds).ok()
        }));
    }

    fn stop_timer(&self) {
        if let (Some(timer), Some(window)) = (self.timer.take(), window()) {
            window.clear_timeout_with_handle(timer);
        }
    }
}

/// Returns a function for the browser that calls `act` while there is a speaker.
fn callback(speaker: &Weak<Speaker>, act: fn(&Rc<Speaker>)) -> Function {
    let speaker = Weak::clone(speaker);
    let call = move || {
        if let Some(speaker) = speaker.upgrade() {
            act(&speaker);
        }
    };
    Closure::<dyn Fn()>::new(call).into_js_value().unchecked_into()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn is_shown() -> bool {
    document().is_some_and(|document| !document.hidden())
}
