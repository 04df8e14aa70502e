//! The dialog of the browser in which a file is chosen.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

use js_sys::Uint8Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};

use crate::fs;

/// What follows the choice, kept until it has happened.
type Kept = Rc<RefCell<Option<Closure<dyn FnMut()>>>>;

/// The answer of the dialog, once there is one, and who waits for it.
#[derive(Default)]
struct Answer {
    chosen: Option<Option<PathBuf>>,
    waits: Option<Waker>,
}

/// A file that the person chooses: its copy in [`fs::OPENED`], or `None` if none is chosen.
pub struct PickedFile(Arc<Mutex<Answer>>);

impl Future for PickedFile {
    type Output = Option<PathBuf>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut answer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match answer.chosen.take() {
            Some(chosen) => Poll::Ready(chosen),
            None => {
                answer.waits = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}

/// Opens the dialog of the browser. It opens only shortly after the person has pressed something.
pub fn pick_file() -> PickedFile {
    let answer = Arc::new(Mutex::new(Answer::default()));
    if let Err(error) = open(&answer) {
        log::warn!("{error:?}");
        give(&answer, None);
    }
    PickedFile(answer)
}

fn give(answer: &Mutex<Answer>, chosen: Option<PathBuf>) {
    let mut answer = answer.lock().unwrap_or_else(PoisonError::into_inner);
    answer.chosen = Some(chosen);
    if let Some(waits) = answer.waits.take() {
        waits.wake();
    }
}

fn open(answer: &Arc<Mutex<Answer>>) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("a file needs a page")?;
    let input: HtmlInputElement = document.create_element("input")?.unchecked_into();
    input.set_type("file");
    let (answer, chooses) = (Arc::clone(answer), input.clone());
    // The element must live until the person has chosen; the last event lets go of it.
    let kept = Kept::default();
    let last = Rc::clone(&kept);
    let follow = Closure::new(move || {
        let file = chooses.files().and_then(|files| files.get(0));
        let (answer, last) = (Arc::clone(&answer), Rc::clone(&last));
        spawn_local(async move {
            let chosen = match file {
                Some(file) => copy(&file).await.inspect_err(|error| log::warn!("{error:?}")).ok(),
                None => None,
            };
            give(&answer, chosen);
            last.take();
        });
    });
    for event in ["change", "cancel"] {
        input.add_event_listener_with_callback(event, follow.as_ref().unchecked_ref())?;
    }
    kept.replace(Some(follow));
    input.click();
    Ok(())
}

/// Copies a file of the browser into [`fs::OPENED`] and returns the copy.
async fn copy(file: &File) -> Result<PathBuf, JsValue> {
    let bytes = Uint8Array::new(&JsFuture::from(file.array_buffer()).await?).to_vec();
    let path = Path::new(fs::OPENED).join(file.name());
    fs::write(&path, bytes).map(|()| path).map_err(|error| JsValue::from(error.to_string()))
}
