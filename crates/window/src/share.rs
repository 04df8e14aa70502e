//! A game to share: as text, in one line and as pictures, whichever game it is.

use std::fmt::Debug;
use std::sync::Arc;

use basics::Form;
use eframe::egui::{ColorImage, Vec2};
use settings::{BoardLook, Language, Surrounding};
use tabletop::Control;

/// The most letters and the most bytes of the name of a file, without its ending: file systems take 255 bytes.
pub const LONGEST_NAME: usize = 80;
const MOST_BYTES: usize = 240;

/// A game in every form in which it is written for others, the usual one first.
pub type Texts = Vec<(Form, String)>;

/// The game on a screen.
#[derive(Clone, Debug)]
pub struct SharedGame {
    /// The name of the game, such as `caro`.
    pub id: &'static str,
    /// The name, without its ending, of a file with it.
    pub file: String,
    /// The game as text.
    pub texts: Texts,
    /// The game in one line, with names if people play it.
    pub link: String,
    /// The game in one line, without names.
    pub nameless_link: String,
    /// Draws pictures of the game.
    pub film: Arc<dyn Film>,
    /// The number of steps up to the position on the screen.
    pub steps: usize,
}

impl SharedGame {
    /// Returns whether there is a step to animate.
    pub fn has_steps(&self) -> bool {
        self.film.steps() > 0
    }
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

/// How a picture looks.
#[derive(Clone, Copy, Debug)]
pub struct PictureLook {
    /// The look of the board.
    pub board: BoardLook,
    /// Whether it is light or dark.
    pub surrounding: Surrounding,
    /// The language of its words.
    pub language: Language,
    /// The pixels per point, from 1 to 4.
    pub scale: u8,
}

/// The part of a game in an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The whole game.
    Whole,
    /// The last of the first `steps` steps: turns, departures and sales.
    Step {
        /// The number of steps, at least 1.
        steps: usize,
    },
}

/// Returns a text as the name of a file, without its ending: in letters that every file system takes, and
/// not too long. A longer one ends behind a word.
pub fn file_name(text: &str) -> String {
    let is_refused = |letter: char| letter.is_control() || r#"/\:*?"<>|"#.contains(letter);
    let plain: String =
        text.chars().map(|letter| if is_refused(letter) { ' ' } else { letter }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let end = plain.char_indices().nth(LONGEST_NAME).map_or(plain.len(), |(end, _)| end);
    let (short, rest) = plain.split_at(end.min(plain.floor_char_boundary(MOST_BYTES)));
    let is_whole = rest.is_empty() || rest.starts_with(' ');
    let words = short.rsplit_once(' ').filter(|_| !is_whole);
    let short = words.map_or(short, |(words, _)| words);
    // Windows takes no name that ends with a full stop or a blank.
    short.trim_end_matches(['.', ' ', '-']).to_owned()
}

/// Returns the usual ending of files with a game in this form.
pub fn ending_of(form: Form) -> &'static str {
    match form {
        Form::Coordinates | Form::Wxf | Form::Chinese => "pgn",
        Form::Psq => "psq",
        Form::Sgf => "sgf",
        _ => "txt",
    }
}
