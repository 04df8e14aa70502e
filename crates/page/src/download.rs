//! Files that the browser saves for the person.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Saves `bytes` in a file called `name`, where the browser puts downloads.
pub(crate) fn download(name: &str, bytes: &[u8]) {
    if let Err(error) = try_to_download(name, bytes) {
        log::error!("{name}: {error:?}");
    }
}

fn try_to_download(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("a download needs a page")?;
    let options = BlobPropertyBag::new();
    // The browser must not show it in place of the game.
    options.set_type("application/octet-stream");
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has begun to read it.
    Url::revoke_object_url(&address)
}
