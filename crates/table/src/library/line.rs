//! The text of a row of the list of games.

use std::path::Path;

use basics::shown_path;
use jiff::ZonedDateTime;
use tabletop::archive::{GameSummary, LibraryEntry};
use tabletop::platform::local_time;
use tabletop::{Setup, Side};
use window_words::Words;

use super::date::relative_date;
use super::listed::{Wording, damaged, waiting};
use crate::game::TableGame;
use crate::words::{all_names, moves_of_turns};

/// The text of a row of the list of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLine {
    /// The title of the game, or the players if it has none.
    pub title: String,
    /// How the game stands, or the problem with the file.
    pub standing: String,
    /// The points, the players if the game has a title, and the rules if they are not the usual ones; or
    /// empty.
    pub detail: String,
    /// When the game began, seen from today; empty if unknown.
    pub when: String,
    /// Everything else about the game: the exact date, the rules, its length and why it ended.
    pub about: String,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the file cannot be read.
    pub is_damaged: bool,
    /// The whole text for screen readers.
    pub spoken: String,
    /// The text that is searched, in lower case.
    pub(crate) search: String,
}

impl GameLine {
    /// Returns the text for `entry`, at the time `now`.
    pub(crate) fn of<G: TableGame>(
        entry: &LibraryEntry<G>,
        wording: Wording,
        now: &ZonedDateTime,
    ) -> Self {
        match &entry.summary {
            Ok(summary) => {
                let began = local_time(summary.began);
                let when = relative_date(wording.words(), &began, now);
                GameLine { when, ..GameLine::of_game(summary, wording) }
            }
            Err(problem) => GameLine {
                title: shown_path(Path::new(&entry.file)),
                standing: damaged::<G>(wording.words(), problem),
                is_damaged: true,
                ..GameLine::default()
            }
            .with_whole_text(),
        }
    }

    /// Returns the line of a readable game, without when it began.
    pub fn of_game<G: TableGame>(summary: &GameSummary<G>, wording: Wording) -> Self {
        let (setup, words) = (&summary.setup, wording.words());
        let players = all_names::<G>(words, setup);
        let began = local_time(summary.began);
        let points = summary.result.as_ref().and_then(G::points_in_words);
        let options = G::words(wording.language).summary(&summary.rules, wording.look);
        let is_usual = summary.rules.has_usual_options();
        let has_title = !summary.title.is_empty();
        // What a narrow row cuts off is the rest: the points come first.
        let detail =
            [points, has_title.then(|| players.clone()), (!is_usual).then(|| options.clone())];
        let date = began.strftime(words.library.date).to_string();
        let moves = words.library.turns(moves_of_turns::<G>(summary.turns));
        let about = [date, options, moves, G::end_reason(summary, wording)];
        GameLine {
            title: if has_title { summary.title.clone() } else { players },
            standing: match &summary.result {
                Some(result) => G::outcome(summary, result, wording),
                None => waiting::<G>(setup, None, words),
            },
            detail: joined(detail.into_iter().flatten()),
            about: joined(about.into_iter()),
            is_over: summary.result.is_some(),
            ..GameLine::default()
        }
        .with_whole_text()
    }

    /// Says whose turn it is in a game under way.
    pub(crate) fn set_to_move<G: TableGame>(&mut self, setup: &Setup, side: Side, words: &Words) {
        let standing = waiting::<G>(setup, Some(side), words);
        if self.standing != standing {
            let line = GameLine { standing, ..std::mem::take(self) };
            *self = line.with_whole_text();
        }
    }

    fn with_whole_text(self) -> Self {
        let phrases = [&self.title, &self.standing, &self.detail, &self.about];
        let phrases = phrases.map(String::as_str).into_iter().filter(|phrase| !phrase.is_empty());
        let spoken = phrases.collect::<Vec<_>>().join(", ");
        let search = spoken.to_lowercase();
        GameLine { spoken, search, ..self }
    }
}

/// Returns the parts that are not empty, with dots between them.
fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
