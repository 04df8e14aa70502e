//! Dates of games, seen from today.

use jiff::ZonedDateTime;
use window_words::Words;

/// The number of days from which a game has a date instead of "3 days ago".
const LONG_AGO: i32 = 7;

/// Returns when something happened, seen from `now`: today with the time, yesterday, some days ago,
/// or the date.
pub fn relative_date(words: &Words, then: &ZonedDateTime, now: &ZonedDateTime) -> String {
    let library = &words.library;
    match (now.date() - then.date()).get_days() {
        0 => library.today(&then.strftime(library.time).to_string()),
        1 => library.yesterday.to_owned(),
        days @ 2..LONG_AGO => library.days_ago(days),
        _ => then.strftime(words.statistics.day).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use settings::Language;

    /// Returns the date of `then`, seen from noon of 22 November 2026, in both languages.
    fn dates(then: &str) -> [String; 2] {
        let zoned =
            |text: &str| -> ZonedDateTime { format!("{text}[+07:00]").parse().expect("a time") };
        let now = zoned("2026-11-22T12:00+07:00");
        let then = zoned(&format!("{then}+07:00"));
        [Language::English, Language::Vietnamese]
            .map(|language| relative_date(Words::of(language), &then, &now))
    }

    #[test]
    fn recent_days_are_counted_from_today() {
        assert_eq!(dates("2026-11-22T00:05"), ["today 00:05", "hôm nay 00:05"]);
        assert_eq!(dates("2026-11-21T23:59"), ["yesterday", "hôm qua"]);
        assert_eq!(dates("2026-11-20T12:00"), ["2 days ago", "2 ngày trước"]);
        assert_eq!(dates("2026-11-16T12:00"), ["6 days ago", "6 ngày trước"]);
    }

    #[test]
    fn other_days_have_a_date() {
        assert_eq!(dates("2026-11-15T12:00"), ["15 Nov 2026", "15/11/2026"]);
        assert_eq!(dates("2025-11-22T12:00"), ["22 Nov 2025", "22/11/2025"]);
        assert_eq!(dates("2026-11-23T00:00"), ["23 Nov 2026", "23/11/2026"], "a clock set back");
    }
}
