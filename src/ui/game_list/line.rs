//! The text of a row of the library.

use std::path::Path;

use jiff::tz::TimeZone;

use crate::archive::{GameSummary, LibraryEntry};
use crate::rules::{GameEnd, Side};
use crate::ui::players::{full_name, player_name};
use crate::ui::rules_page;
use crate::ui::words::Words;
use basics::shown_path;

/// The text of a row of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The title of the game, or the players if it has none.
    pub title: String,
    /// The other details, or the problem with the file.
    pub detail: String,
    /// The points of the sides, or `None` if the game is not over.
    pub result: Option<String>,
    /// Whether the file cannot be read.
    pub damaged: bool,
    /// The whole text for screen readers.
    pub spoken: String,
    /// The text that is searched, in lower case.
    pub(super) search: String,
}

impl GameLine {
    /// Returns the text for `entry`.
    pub(super) fn of(entry: &LibraryEntry, words: &Words) -> Self {
        match &entry.summary {
            Ok(summary) => GameLine::of_game(summary, words),
            Err(problem) => {
                let title = shown_path(Path::new(&entry.file));
                let detail = words.files.damaged(problem);
                GameLine::new(title, detail, None, true)
            }
        }
    }

    /// Returns the line of a readable game.
    pub fn of_game(summary: &GameSummary, words: &Words) -> Self {
        let setup = &summary.setup;
        let names: Vec<String> =
            (0..setup.sides()).map(|side| full_name(words, setup, Side::new(side))).collect();
        let players = names.join(" – ");
        let date = summary.began.to_zoned(TimeZone::system());
        let date = date.strftime(words.library.date).to_string();
        let mut parts = vec![date, rules_page::summary(words, &summary.rules)];
        parts.push(words.library.turns(summary.turns));
        let result = summary.result.as_ref().map(|result| {
            let points: Vec<String> = result.points.iter().map(i32::to_string).collect();
            points.join(" : ")
        });
        parts.push(match &summary.result {
            Some(result) => end_reason(summary, &result.why, words),
            None => words.library.unfinished.to_owned(),
        });
        parts.retain(|part| !part.is_empty());
        let title = if summary.title.is_empty() {
            players
        } else {
            parts.insert(0, players);
            summary.title.clone()
        };
        GameLine::new(title, parts.join(" · "), result, false)
    }

    fn new(title: String, detail: String, result: Option<String>, damaged: bool) -> Self {
        let phrases = [Some(title.as_str()), result.as_deref(), Some(detail.as_str())];
        let spoken = phrases.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let search = spoken.to_lowercase();
        GameLine { title, detail, result, damaged, spoken, search }
    }
}

/// Returns why a game ended, in a few words; empty if unknown.
fn end_reason(summary: &GameSummary, why: &str, words: &Words) -> String {
    let setup = &summary.setup;
    match (GameEnd::named(why), summary.left.and_then(|left| Some((left, left.side()?)))) {
        (Some(GameEnd::Resigned | GameEnd::OutOfTime), Some((left, side)))
            if side.index() < setup.sides() =>
        {
            words.offers.listed_departure(left, &player_name(words, setup, side))
        }
        (Some(end), _) => words.replay.ended(end, setup.sides()).to_owned(),
        (None, _) => String::new(),
    }
}
