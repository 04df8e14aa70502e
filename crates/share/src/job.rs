//! Drawing in the background, for a file or for the clipboard.

use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::ColorImage;
use tabletop::storage::{SaveProblem, write_bytes};
use tabletop::{Control, Job, JobStatus, Waker};
use window::share::{Film, Part, PictureLook};

use crate::png;

/// What to draw of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The position after this number of steps.
    Still(usize),
    /// An animation.
    Animation(Part),
}

/// What to do with a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Hand it over, to be copied. An animation cannot be.
    Copy,
    /// Save it to a file.
    Save {
        /// The file.
        path: PathBuf,
        /// Whether an existing file is replaced.
        replace: bool,
    },
}

/// A picture that is being drawn. Dropping it cancels the drawing, and no file is written.
pub struct PictureJob {
    job: Job<PictureNews>,
}

/// News of a picture.
pub enum PictureNews {
    /// This number of steps has been drawn, of all.
    Progress(usize, usize),
    /// The picture to copy.
    Drawn(ColorImage),
    /// The picture was saved to this file, or could not be.
    Saved(Result<PathBuf, SaveProblem>),
    /// The drawing failed.
    Failed,
}

impl PictureJob {
    /// Starts to draw a picture of a game. Calls `wake` from another thread whenever
    /// [`poll`](Self::poll) has news. Returns `None` if the system cannot start a thread.
    pub fn start(
        film: Arc<dyn Film>,
        picture: Picture,
        look: PictureLook,
        purpose: Purpose,
        wake: Waker,
    ) -> Option<Self> {
        let work = move |control: &Control, report: &dyn Fn(PictureNews)| {
            let done = match purpose {
                Purpose::Copy => copied(&*film, picture, &look),
                Purpose::Save { path, replace } => {
                    saved(&*film, picture, &look, control, report).and_then(|bytes| {
                        // A cancelled drawing leaves no file.
                        let written = || write_bytes(&path, &bytes, replace).map(|()| path.clone());
                        (!control.is_cancelled()).then(|| PictureNews::Saved(written()))
                    })
                }
            };
            report(done.unwrap_or(PictureNews::Failed));
        };
        Some(PictureJob { job: Job::start("picture", wake, work)? })
    }

    /// Returns the next news, or `None` without any.
    pub fn poll(&mut self) -> Option<PictureNews> {
        match self.job.poll() {
            JobStatus::Report(news) => Some(news),
            JobStatus::Ended => Some(PictureNews::Failed),
            JobStatus::Nothing => None,
        }
    }
}

fn copied(film: &dyn Film, picture: Picture, look: &PictureLook) -> Option<PictureNews> {
    match picture {
        Picture::Still(steps) => Some(PictureNews::Drawn(film.still(steps, look))),
        Picture::Animation(_) => None,
    }
}

/// Returns the bytes of the file, or `None` if the drawing was cancelled or failed.
fn saved(
    film: &dyn Film,
    picture: Picture,
    look: &PictureLook,
    control: &Control,
    report: &dyn Fn(PictureNews),
) -> Option<Vec<u8>> {
    match picture {
        Picture::Still(steps) => png(&film.still(steps, look)).ok(),
        Picture::Animation(part) => {
            let progress = |done, all| report(PictureNews::Progress(done, all));
            film.gif(part, look, control, &progress)
        }
    }
}
