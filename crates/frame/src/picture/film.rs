//! A game to picture, whichever game it is.

use std::fmt::{self, Debug};

use eframe::egui::{ColorImage, Rect, Ui, Vec2};
use live::{Moving, Viewer};
use settings::Language;
use tabletop::{Control, Played, Replay, ReplayPace, Setup};
use ui_kit::sprites::Sprites;

use super::animation::gif;
use super::{Part, PictureLook, Studio};

/// A game of which pictures are painted.
pub trait Pictured: Moving {
    /// The name, without its ending, of the file that is suggested for a picture.
    const PICTURE_FILE: &'static str = Self::ID;

    /// Returns the size of the pictures of a match, in points.
    fn picture_size(played: &Self::Match) -> Vec2;

    /// Paints what `viewer` shows into `room`, with the names, the points or pieces and what happened last.
    fn paint_picture(
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer<Self>,
        surface: Self::Surface,
        room: Rect,
    );
}

/// A match, its players, and what it is seen on.
#[derive(Clone)]
pub struct Shown<G: Pictured> {
    /// The match.
    pub game: G::Match,
    /// The players. The seed decides where stones lie; a picture of a position always looks the same.
    pub setup: Setup,
    /// What the pieces lie on.
    pub surface: G::Surface,
}

/// Pictures of a match, whichever game it is.
pub trait Film: Debug + Send + Sync {
    /// Returns the number of steps of the match: turns, departures and sales.
    fn steps(&self) -> usize;

    /// Returns the size of the pictures, in points.
    fn size(&self) -> Vec2;

    /// Paints the position after `steps` steps.
    fn still(&self, steps: usize, look: &PictureLook) -> ColorImage;

    /// Draws a part of the match as an animated GIF. Calls `report` with the number of steps drawn, and of
    /// all steps. Returns `None` if `control` cancels the work.
    ///
    /// # Panics
    /// If the match does not have the steps of the part.
    fn gif(
        &self,
        part: Part,
        look: &PictureLook,
        control: &Control,
        report: &dyn Fn(usize, usize),
    ) -> Option<Vec<u8>>;
}

impl<G: Pictured> Shown<G> {
    /// Returns the replay of the match at its start.
    pub(super) fn viewer(&self) -> Viewer<G> {
        let replay = Replay::new(self.setup.clone(), self.game.clone());
        Viewer::new(replay, None, self.surface, ReplayPace::Normal)
    }

    pub(super) fn paint(
        &self,
        ui: &mut Ui,
        sprites: &Sprites,
        language: Language,
        viewer: &Viewer<G>,
        room: Rect,
    ) {
        G::paint_picture(ui, sprites, language, viewer, self.surface, room);
    }
}

impl<G: Pictured> Debug for Shown<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shown").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<G: Pictured<Surface: Debug + Send + Sync>> Film for Shown<G> {
    fn steps(&self) -> usize {
        self.game.entries().len()
    }

    fn size(&self) -> Vec2 {
        G::picture_size(&self.game)
    }

    fn still(&self, steps: usize, look: &PictureLook) -> ColorImage {
        let mut viewer = self.viewer();
        viewer.go_to(steps);
        let mut studio = Studio::new(look, G::picture_size(&self.game));
        let paint = |ui: &mut Ui, sprites: &Sprites, room: Rect| {
            self.paint(ui, sprites, look.language, &viewer, room);
        };
        studio.paint(paint).clone()
    }

    fn gif(
        &self,
        part: Part,
        look: &PictureLook,
        control: &Control,
        report: &dyn Fn(usize, usize),
    ) -> Option<Vec<u8>> {
        gif(self, part, look, control, report)
    }
}
