//! A game to share: as text, in one line and as pictures, whichever game it is.

use std::fmt::Debug;
use std::sync::Arc;

use basics::Form;
use tabletop::{Record, Setup, Written};

use super::picture::{Film, Pictured, Shown};

/// A game in every form in which it is written for others, the usual one first.
pub type Texts = Vec<(Form, String)>;

/// The game on a screen.
#[derive(Clone, Debug)]
pub struct SharedGame {
    /// The name of the game, such as `caro`.
    pub id: &'static str,
    /// The name, without its ending, of a file with a picture of it.
    pub file: &'static str,
    /// The game as text.
    pub texts: Texts,
    /// The game in one line, without names.
    pub link: String,
    /// Draws pictures of the game.
    pub film: Arc<dyn Film>,
    /// The number of steps up to the position on the screen.
    pub steps: usize,
}

impl SharedGame {
    /// Returns a match between the players of `setup`, shown after `steps` steps on `surface`.
    pub fn of<G: Written + Pictured<Surface: Debug + Send + Sync>>(
        record: &Record<G>,
        setup: Setup,
        (steps, surface): (usize, G::Surface),
    ) -> Self {
        let film =
            Shown::<G> { game: record.game.clone(), setup: Setup { seed: 1, ..setup }, surface };
        SharedGame {
            id: G::ID,
            file: G::PICTURE_FILE,
            texts: texts(record),
            link: ::link::write(record, false),
            film: Arc::new(film),
            steps,
        }
    }

    /// Returns whether there is a step to animate.
    pub fn has_steps(&self) -> bool {
        self.film.steps() > 0
    }
}

/// Returns a match in every form in which it is written for others, the usual one first.
pub fn texts<G: Written>(record: &Record<G>) -> Texts {
    let forms = G::FORMS.iter().map(|form| (*form, G::write(record, *form)));
    forms.chain([(Form::Link, ::link::write(record, true) + "\n")]).collect()
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
