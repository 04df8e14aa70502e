//! Games of every kind that could not be saved, when the program is about to end.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use settings::Language;
use tabletop::archive::{GameSummary, Stored, Unsaved, save_copy};
use tabletop::platform::fs;
use tabletop::storage::{SaveProblem, note_disk, write_text};
use window::LostGame;
use window::share::ending_of;
use window_words::Words;

use super::current_game::CurrentGame;
use super::table_game::TableGame;
use crate::library::{GameLine, Wording};

/// The number of names that are tried for the file of a game.
const MAX_FILES: usize = 1000;

/// An unsaved game of the kind `G`, on a board of this look.
#[derive(Debug)]
struct Lost<G: Stored> {
    unsaved: Unsaved<G>,
    look: usize,
}

/// Waits until the games of a table are on the disk. Returns those that cannot be saved and would be
/// lost.
pub fn lost_games<G: TableGame>(current: &CurrentGame<G>, look: usize) -> Vec<Rc<dyn LostGame>> {
    let Some(archive) = &current.archive else { return Vec::new() };
    if archive.autosave.flush() {
        return Vec::new();
    }
    let unsaved = archive.autosave.unsaved().into_iter().filter(Unsaved::is_worth_saving);
    unsaved.map(|unsaved| Rc::new(Lost { unsaved, look }) as Rc<dyn LostGame>).collect()
}

impl<G: TableGame> LostGame for Lost<G> {
    fn kind(&self, language: Language) -> &'static str {
        G::words(language).shared().title()
    }

    fn problem(&self) -> &SaveProblem {
        &self.unsaved.problem
    }

    fn lines(&self, language: Language) -> Option<[String; 3]> {
        let summary = GameSummary::of(&self.unsaved.game).ok()?;
        let line = GameLine::of_game(&summary, Wording { language, look: self.look });
        Some([line.title, line.standing, line.about])
    }

    fn id(&self) -> String {
        self.unsaved.game.id.to_string()
    }

    fn text(&self, words: &Words) -> Option<String> {
        let game = &self.unsaved.game;
        let state = game.restore().ok()?;
        G::texts(game, &state, words).into_iter().next().map(|(_, text)| text)
    }

    fn save_in(&self, folder: &Path, words: &Words) -> Result<PathBuf, SaveProblem> {
        let game = &self.unsaved.game;
        let state = game.restore().ok().filter(|_| G::EXTENSION.is_none());
        let text = state.and_then(|state| G::texts(game, &state, words).into_iter().next());
        // A game without files of its own is opened from its text.
        match text {
            None => save_copy(folder, game),
            Some((form, text)) => {
                let (name, ending) = (format!("{} {}", G::ID, game.id), ending_of(form));
                save_text(&text, |number| match number {
                    1 => folder.join(format!("{name}.{ending}")),
                    number => folder.join(format!("{name} ({number}).{ending}")),
                })
            }
        }
    }
}

/// Saves `text` in the first file of these numbers that does not exist, or that contains it already.
fn save_text(text: &str, file: impl Fn(usize) -> PathBuf) -> Result<PathBuf, SaveProblem> {
    note_disk();
    let mut number = 1;
    loop {
        let path = file(number);
        match write_text(&path, text, false) {
            Ok(()) => return Ok(path),
            Err(SaveProblem::Refused { .. }) if number < MAX_FILES => {}
            Err(problem) => return Err(problem),
        }
        if fs::read_to_string(&path).is_ok_and(|there| there == text) {
            return Ok(path);
        }
        number += 1;
    }
}
