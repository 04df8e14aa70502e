//! A picture of the gallery: a scene in a window.

use eframe::egui::{ColorImage, IconData, Theme, vec2};
use eframe::icon_data::IconDataExt;
use o_an_quan::ai::{Limits, analyze};
use o_an_quan::settings::{BoardLook, Language, Settings, Speed, Surrounding};
use o_an_quan::ui::words::Words;

use super::scenes::Scene;
use crate::gui_support::{Opening, Window};

/// The limits of hints and the evaluation, which give the same result on every machine.
const LOOKS: Limits =
    Limits { depth: None, nodes: Some(2_000), time: None, threads: 1, only: None };

/// The width and height of a window in pixels, and its pixels per point.
pub type Screen = (u16, u16, u8);

/// A theme: the style of the board, and whether the window is light or dark.
pub type Look = (BoardLook, Surrounding);

/// A scene in one window.
#[derive(Clone, Copy)]
pub struct Shot {
    /// The scene.
    pub scene: &'static Scene,
    /// The theme.
    pub look: Look,
    /// The language.
    pub language: Language,
    /// The window.
    pub screen: Screen,
    /// Whether the window is used by touch.
    pub touch: bool,
}

impl Shot {
    /// Returns the name of the picture: the scene, the theme, the language and the size.
    pub fn name(&self) -> String {
        let board = match self.look.0 {
            BoardLook::Yard => "yard",
            BoardLook::Wood => "wood",
            BoardLook::Contrast => "contrast",
            BoardLook::Projector => "projector",
        };
        let surrounding = if self.look.1 == Surrounding::Dark { "dark" } else { "light" };
        let language = match self.language {
            Language::Vietnamese => "vi",
            Language::English => "en",
        };
        let (width, height, scale) = self.screen;
        let scale = if scale == 1 { String::new() } else { format!("@{scale}") };
        let touch = if self.touch { ".touch" } else { "" };
        let scene = self.scene.name;
        format!("{scene}.{board}-{surrounding}.{language}.{width}x{height}{scale}{touch}.png")
    }

    /// Opens the window, sets up the scene and paints it.
    pub fn take(&self) -> ColorImage {
        self.open().picture()
    }

    /// Opens the window and sets up the scene.
    pub fn open(&self) -> Window {
        let (width, height, scale) = self.screen;
        let usual = Opening::settings(self.language, Speed::Off);
        let mut settings = Settings { board: self.look.0, surrounding: self.look.1, ..usual };
        let mut opening = Opening {
            size: vec2(f32::from(width), f32::from(height)) / f32::from(scale),
            scale: f32::from(scale),
            theme: if self.look.1 == Surrounding::Dark { Theme::Dark } else { Theme::Light },
            analysis_engine: std::sync::Arc::new(|game, limits, control| {
                analyze(game, &Limits { only: limits.only, ..LOOKS }, control)
            }),
            touch: self.touch,
            ..Opening::default()
        };
        (self.scene.opens)(&mut settings, &mut opening);
        let size = opening.size;
        let mut window = opening.with(&settings);
        window.fit_size(size);
        (self.scene.acts)(&mut window, Words::of(self.language));
        // The text of a dialog may be larger than that of a game.
        window.fit_size(size);
        window
    }
}

/// Encodes a picture as PNG.
pub fn png(picture: &ColorImage) -> Vec<u8> {
    let [width, height] = picture.size.map(|side| side as u32);
    let rgba = picture.pixels.iter().flat_map(|pixel| pixel.to_array()).collect();
    IconData { rgba, width, height }.to_png_bytes().expect("a picture in memory")
}
