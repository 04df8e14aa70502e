//! The workers of the browser.

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{Array, Date};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::pool::{Hand, Pool, Task};
use super::{Listener, Message, News};

thread_local! {
    static POOL: RefCell<Pool<BrowserWorker>> = RefCell::default();
}

/// A question that was asked. Dropping it ends the search for the answer.
#[derive(Debug)]
pub struct Asked(u64);

impl Asked {
    /// Asks for the answer that is the best so far; see [`HURRY`](super::pool::HURRY).
    pub fn hurry(&self) {
        POOL.with_borrow_mut(|pool| pool.hurry(self.0, now()));
        distribute();
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        // The listener may own anything, so the pool must be free when it is dropped.
        let withdrawn = POOL.with_borrow_mut(|pool| pool.withdraw(self.0));
        drop(withdrawn);
        distribute();
    }
}

/// Asks the workers a question. An urgent one goes before those that are not. `listener` hears what becomes of
/// it; if there are no workers, before this function returns.
pub fn ask(message: Message, is_urgent: bool, listener: Listener) -> Asked {
    let number = POOL.with_borrow_mut(|pool| pool.ask(message, is_urgent, listener));
    distribute();
    Asked(number)
}

/// Gives waiting questions to workers, or back to those who asked.
fn distribute() {
    let left = POOL.with_borrow_mut(|pool| pool.distribute(now(), &BrowserWorker::hire));
    left.into_iter().for_each(|task| tell(Some(task), News::NoWorker));
}

/// Tells somebody who asked a question how it ended.
fn tell(task: Option<Task>, news: News<'_>) {
    if let Some(mut listener) = task.and_then(Task::into_listener) {
        listener(news);
        #[cfg(feature = "window")]
        crate::wake();
    }
}

/// Returns the time, of which only differences matter.
fn now() -> Duration {
    Duration::from_secs_f64(Date::now() / 1000.0)
}

/// Opens a worker with the script that the canvas names.
fn open() -> Option<Worker> {
    let canvas = web_sys::window()?.document()?.get_element_by_id("game")?;
    let kind = JsValue::from(canvas.get_attribute("data-worker-type")?);
    let options = WorkerOptions::new();
    options.set_type(WorkerType::from_js_value(&kind)?);
    Worker::new_with_options(&canvas.get_attribute("data-worker")?, &options).ok()
}

struct BrowserWorker {
    worker: Worker,
    // What the browser calls, as long as the worker lives.
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl BrowserWorker {
    fn hire(number: u64) -> Option<Self> {
        let worker = open()?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            hear(number, &event.data());
        });
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| {
            let task = POOL.with_borrow_mut(|pool| pool.failed(number));
            tell(task, News::Ended);
            distribute();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // The program that the page has compiled.
        worker.post_message(&wasm_bindgen::module()).ok()?;
        Some(BrowserWorker { worker, _on_message: on_message, _on_error: on_error })
    }
}

impl Hand for BrowserWorker {
    fn give(&self, message: &Message) {
        let Message { game, name, text, hurry } = message;
        let milliseconds = |time: Duration| JsValue::from_f64(time.as_secs_f64() * 1000.0);
        let hurry = hurry.map_or(JsValue::NULL, milliseconds);
        let message = Array::of(&[game.into(), name.into(), text.into(), hurry]);
        // Texts and numbers can always be posted.
        let _ = self.worker.post_message(&message);
    }

    fn dismiss(self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Hears what a worker says; see [`serve`](super::serve).
fn hear(worker: u64, data: &JsValue) {
    if let Some(text) = data.as_string() {
        let lent = POOL.with_borrow_mut(|pool| pool.lend(worker));
        if let Some((question, mut listener)) = lent {
            listener(News::Answer(&text));
            POOL.with_borrow_mut(|pool| pool.take_back(question, listener));
        }
    } else if data.is_null() {
        let task = POOL.with_borrow_mut(|pool| pool.finished(worker));
        tell(task, News::Ended);
        distribute();
    } else {
        POOL.with_borrow_mut(|pool| pool.started(worker, now()));
    }
}
