//! A game, or a part of it, that plays by itself.

use eframe::egui::ColorImage;
use live::{Motion as _, Viewer};
use settings::Language;
use share::{GifWriter, Palette, Studio};
use tabletop::Control;
use ui_kit::painter::Area;
use window::share::{Part, PictureLook};

use super::film::Shown;
use crate::game::TableGame;

/// How many times as fast as at normal speed an animation moves the stones.
const PACE: f32 = 2.0;
/// The longest time between two pictures while stones move, at normal speed, in seconds.
const LONGEST: f32 = 0.4;
/// The seconds that an animation shows its start, each position and its end.
const START: f32 = 1.0;
const BETWEEN: f32 = 0.6;
const END: f32 = 3.0;
/// The number of positions, evenly spaced, from which the palette is learned.
const SAMPLES: usize = 4;

/// Draws a part of a game as an animated GIF. Calls `report` with the number of steps drawn, and of all
/// steps. Returns `None` if `control` cancels the work.
///
/// # Panics
/// If the game does not have that many steps.
pub fn gif<G: TableGame>(
    shown: &Shown<G>,
    part: Part,
    look: &PictureLook,
    control: &Control,
    report: &dyn Fn(usize, usize),
) -> Option<Vec<u8>> {
    let mut viewer = shown.viewer();
    let (first, last) = match part {
        Part::Whole => (0, viewer.replay().steps()),
        Part::Step { steps } => (steps - 1, steps),
    };
    let mut film = Reel::new(shown, look);
    let samples = sample(&mut viewer, &mut film, first, last, control)?;
    viewer.go_to(first);
    if part == Part::Whole {
        viewer.presenter_mut().motion_mut().abridge();
    }
    let start = film.first(&viewer);
    let mut writer = GifWriter::new(start.size, Palette::of(&samples));
    let [width, height] = start.size;
    writer.add(start, &[[0..width, 0..height]], START);
    for step in first..last {
        viewer.forward();
        // A step without motion has a picture, too.
        let mut next = viewer.presenter_mut().motion_mut().leap(LONGEST).or(Some(0.0));
        while let Some(seconds) = next {
            if control.is_cancelled() {
                return None;
            }
            let at_rest = !viewer.presenter().is_moving();
            let rest = match at_rest {
                false => 0.0,
                true if step + 1 == last => END,
                true => BETWEEN,
            };
            let (picture, changed) = film.next(&viewer);
            writer.add(picture, &changed, seconds / PACE + rest);
            next = viewer.presenter_mut().motion_mut().leap(LONGEST);
        }
        report(step + 1 - first, last - first);
    }
    Some(writer.finish())
}

/// Paints some positions of a game. Returns `None` if cancelled.
fn sample<G: TableGame>(
    viewer: &mut Viewer<G>,
    film: &mut Reel<'_, G>,
    first: usize,
    last: usize,
    control: &Control,
) -> Option<Vec<ColorImage>> {
    let mut samples = Vec::new();
    for index in 0..SAMPLES {
        if control.is_cancelled() {
            return None;
        }
        viewer.go_to(first + (last - first) * index / (SAMPLES - 1));
        samples.push(film.first(viewer).clone());
    }
    Some(samples)
}

/// The pictures of an animation.
struct Reel<'a, G: TableGame> {
    studio: Studio,
    shown: &'a Shown<G>,
    language: Language,
}

impl<'a, G: TableGame> Reel<'a, G> {
    fn new(shown: &'a Shown<G>, look: &PictureLook) -> Self {
        Reel { studio: Studio::new(look, shown.whole_size()), shown, language: look.language }
    }

    /// Paints the first picture.
    fn first(&mut self, viewer: &Viewer<G>) -> &ColorImage {
        let Reel { studio, shown, language } = self;
        studio.paint(|ui, sprites, room| shown.paint(ui, sprites, *language, viewer, room))
    }

    /// Paints the next picture. Returns it, and the areas that changed.
    fn next(&mut self, viewer: &Viewer<G>) -> (&ColorImage, Vec<Area>) {
        let Reel { studio, shown, language } = self;
        studio.change(|ui, sprites, room| shown.paint(ui, sprites, *language, viewer, room))
    }
}
