//! What a line of the library says.

use jiff::tz::TimeZone;

use crate::archive::{Entry, Heading};
use crate::rules::{GameEnd, Side};
use crate::ui::players::player_name;
use crate::ui::rules_page;
use crate::ui::words::Words;

/// What a line of the library says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What the game is called: its title, or who played.
    pub title: String,
    /// What else is known, or what is wrong with the file.
    pub detail: String,
    /// The points of the sides; none where it is not over.
    pub result: Option<String>,
    /// Whether the file cannot be read.
    pub damaged: bool,
    /// All of it as a screen reader tells it.
    pub spoken: String,
    /// What is searched, in lower case.
    pub(super) search: String,
}

impl Line {
    /// What is said of `entry`.
    pub(super) fn of(entry: &Entry, words: &Words) -> Self {
        match &entry.heading {
            Ok(heading) => Line::of_game(heading, words),
            Err(problem) => {
                let title = entry.file.to_string_lossy().into_owned();
                let detail = (words.library.damaged)(problem);
                Line::new(title, detail, None, true)
            }
        }
    }

    fn of_game(heading: &Heading, words: &Words) -> Self {
        let setup = &heading.setup;
        let names: Vec<String> =
            (0..setup.rules.sides).map(|side| player_name(words, setup, Side::new(side))).collect();
        let players = names.join(" – ");
        let date = heading.began.to_zoned(TimeZone::system());
        let date = date.strftime(words.library.date).to_string();
        let mut parts = vec![date, rules_page::summary(words, &setup.rules)];
        parts.push((words.library.turns)(heading.turns));
        let result = heading.result.as_ref().map(|result| {
            let points: Vec<String> = result.points.iter().map(i32::to_string).collect();
            points.join(" : ")
        });
        parts.push(match &heading.result {
            Some(result) => narrate_end_reason(heading, &result.why, words),
            None => words.library.not_over.to_owned(),
        });
        parts.retain(|part| !part.is_empty());
        let title = if heading.title.is_empty() {
            players
        } else {
            parts.insert(0, players);
            heading.title.clone()
        };
        Line::new(title, parts.join(" · "), result, false)
    }

    fn new(title: String, detail: String, result: Option<String>, damaged: bool) -> Self {
        let told = [Some(title.as_str()), result.as_deref(), Some(detail.as_str())];
        let spoken = told.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let search = spoken.to_lowercase();
        Line { title, detail, result, damaged, spoken, search }
    }
}

/// Why a game ended, in a few words; empty where that is not known.
fn narrate_end_reason(heading: &Heading, why: &str, words: &Words) -> String {
    let setup = &heading.setup;
    match (GameEnd::named(why), heading.left.and_then(|left| Some((left, left.side()?)))) {
        (Some(GameEnd::Resigned | GameEnd::OutOfTime), Some((left, side)))
            if side.index() < setup.rules.sides =>
        {
            (words.offers.listed_left)(left, &player_name(words, setup, side))
        }
        (Some(end), _) => (words.replay.ended)(end, setup.rules.sides).to_owned(),
        (None, _) => String::new(),
    }
}
