//! Words for the achievements.

use crate::archive::statistics::Feat;
use crate::words::{choices, words};

words! {
    /// The words of one language for the achievements.
    pub struct AchievementWords("achievements-") {
        heading,
        streak,
        longest_streak(wins: u32),
        wins,
        rating(rating: i32, within: i32),
        rating_missing(missing: usize),
        wins_in(games: u32, helped: u32),
        largest,
        largest_on(day: &str),
        no_largest,
        opponents,
        feat[Feat],
        rung(name: &str, feats: &str),
        done[Feat],
        open[Feat],
        next,
        next_step[Feat](name: &str),
        all_done,
        details,
    }
}

choices! {
    Feat { Feat::Won => "won", Feat::WithoutHelp => "without-help", Feat::Large => "large" }
}
