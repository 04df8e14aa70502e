//! Files beside the page, and waiting.

use std::time::Duration;

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, window};

/// Fetches the file `name` beside the page.
///
/// # Errors
/// The page cannot reach it, with the reason as a text for the log.
pub async fn fetch(name: &str) -> Result<Vec<u8>, String> {
    try_to_fetch(name).await.map_err(|error| format!("{error:?}"))
}

async fn try_to_fetch(name: &str) -> Result<Vec<u8>, JsValue> {
    let window = window().ok_or("no page")?;
    if window.location().protocol()? == "file:" {
        return Err("nothing lies beside the page in one file".into());
    }
    let response: Response = JsFuture::from(window.fetch_with_str(name)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let bytes = JsFuture::from(response.array_buffer()?).await?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

/// Waits.
pub async fn sleep(time: Duration) {
    let waited = Promise::new(&mut |over, _| {
        if let Some(window) = window() {
            let time = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&over, time);
        }
    });
    let _ = JsFuture::from(waited).await;
}
