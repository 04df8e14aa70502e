//! Files that are dropped on the page, which the browser reads in the background.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;

use eframe::egui::{DroppedFile, DroppedFileHandle, RawInput};
use wasm_bindgen_futures::spawn_local;

use super::sent::ask_for_frame;
use crate::fs::{self, OPENED};

/// The most bytes of a file that are read: one more than the program takes, so that it can say that a file is
/// too large.
const MOST: usize = (1 << 20) + 1;

thread_local! {
    static READ: RefCell<Vec<DroppedFileHandle>> = const { RefCell::new(Vec::new()) };
}

/// A file that was dropped and lies in [`OPENED`] now; one that the browser could not read is missing there.
#[derive(Debug)]
struct Opened(PathBuf);

impl DroppedFile for Opened {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes_async(&self) -> Pin<Box<dyn Future<Output = Result<Vec<u8>, String>> + '_>> {
        Box::pin(async { fs::read(&self.0).map_err(|error| error.to_string()) })
    }
}

/// Keeps the files back that are being dropped, and hands over those that have been read since.
pub(super) fn exchange(input: &mut RawInput) {
    for file in std::mem::replace(&mut input.dropped_files, READ.take()) {
        spawn_local(async move {
            let path = open(&*file).await;
            READ.with_borrow_mut(|read| read.push(Arc::new(Opened(path))));
            ask_for_frame();
        });
    }
}

/// Reads a file into [`OPENED`]. Returns where it lies.
async fn open(file: &dyn DroppedFile) -> PathBuf {
    let path = Path::new(OPENED).join(file.path().file_name().unwrap_or_default());
    // Another one of this name.
    let _ = fs::remove_file(&path);
    let opened = read(file)
        .await
        .and_then(|bytes| fs::write(&path, bytes).map_err(|error| error.to_string()));
    if let Err(error) = opened {
        log::warn!("{}: {error}", path.display());
    }
    path
}

/// Returns the bytes of a file, at most [`MOST`].
async fn read(file: &dyn DroppedFile) -> Result<Vec<u8>, String> {
    let Some(start) =
        file.web_file().and_then(|file| file.slice_with_i32_and_i32(0, MOST as i32).ok())
    else {
        return Err("it is no file of the browser".to_owned());
    };
    let bytes = wasm_bindgen_futures::JsFuture::from(start.array_buffer()).await;
    let bytes = bytes.map_err(|error| format!("{error:?}"))?;
    Ok(js_sys::Uint8Array::new(&bytes).to_vec())
}
