//! The sound of a page in a browser. Its recordings are files beside the page, which come in the background.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use page::Speaker;

use crate::format::RATE;
use crate::{Output, Shelf, SoundMixer};

/// The waits before a file that could not be fetched is tried again, in seconds.
const WAITS: [u64; 4] = [2, 10, 60, 300];

/// Returns that the program does not include a recording.
macro_rules! included {
    ($path:expr) => {
        None
    };
}
pub(crate) use included;

/// The sound of the browser, which starts with the first press.
pub(crate) struct Device {
    speaker: Rc<Speaker>,
    shelf: Arc<Shelf>,
}

/// Prepares the sound of the page, which plays the output of the mixer.
pub(crate) fn open_device(mixer: &SoundMixer, mut output: Output) -> Option<Device> {
    let shelf = Arc::clone(mixer.shelf());
    let fill = {
        let shelf = Arc::clone(&shelf);
        move |speaker: &Rc<Speaker>, samples: &mut [f32]| {
            samples.fill_with(|| output.next().unwrap_or_default());
            // Music is wanted when its turn comes.
            fetch_wanted(&shelf, speaker);
            !output.is_silent()
        }
    };
    Some(Device { speaker: Speaker::new(RATE.get(), fill), shelf })
}

impl Device {
    /// Returns whether the browser plays, or would at once.
    pub(crate) fn is_open(&self) -> bool {
        self.speaker.is_open()
    }

    /// Plays what the mixer has. Before the first press, when the browser is silent, nothing is fetched for it.
    pub(crate) fn wake(&self) {
        if self.is_open() {
            fetch_wanted(&self.shelf, &self.speaker);
        }
        self.speaker.wake();
    }
}

/// Fetches the files that are wanted, and plays on when one has come.
fn fetch_wanted(shelf: &Arc<Shelf>, speaker: &Rc<Speaker>) {
    for file in shelf.take_wanted() {
        let (shelf, speaker) = (Arc::clone(shelf), Rc::clone(speaker));
        page::in_background(async move {
            for wait in WAITS {
                match page::fetch(file).await {
                    Ok(bytes) => {
                        shelf.put(file, bytes);
                        return speaker.wake();
                    }
                    Err(why) => log::info!("{file}: {why}"),
                }
                page::sleep(Duration::from_secs(wait)).await;
            }
        });
    }
}
