//! What becomes of a match when it is shared.

use std::sync::Arc;

use basics::{Form, Heading};
use jiff::civil::Date;
use tabletop::{Record, Setup};
use window::share::{LONGEST_NAME, SharedGame, Texts, file_name};
use window_words::Words;

use super::film::Shown;
use super::readable::readable;
use crate::game::TableGame;
use crate::words::players_called;

/// How people read a match of a game in which they write one down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The first of its [forms](tabletop::Notation::FORMS) is written for people who speak the language of the window.
    Form,
    /// This text.
    Text(String),
}

/// Where a game comes from, and when it was played.
#[derive(Clone, Copy, Debug)]
pub struct Origin<'a> {
    /// What its record says besides the moves, if it came from outside.
    pub heading: Option<&'a Heading>,
    /// The day on which it began, if that is known.
    pub began: Option<Date>,
    /// The date of the player's calendar.
    pub today: Date,
}

impl Origin<'_> {
    /// Returns the day of the game, from the program or from its record.
    fn day(&self) -> Option<Date> {
        let written = || self.heading?.date.replace(['.', '/'], "-").parse().ok();
        self.began.or_else(written)
    }

    /// Returns the date as pictures show it; empty if it is unknown.
    pub fn date(&self, words: &Words) -> String {
        self.day().map(|day| words.statistics.date(day)).unwrap_or_default()
    }
}

/// Returns a name, without its ending, for a file with a picture of a game: the game, its date or
/// today's, and whom the player met, in letters that every file system takes.
pub fn picture_file(words: &Words, game: &str, setup: &Setup, origin: &Origin<'_>) -> String {
    // Only names that were given and those of computers are in it.
    let names = players_called(words, setup, None);
    let is_alone = setup.persons() == 1;
    let met = names.iter().filter(|(_, player)| match player.opponent {
        Some(_) => true,
        None => player.is_named && !is_alone,
    });
    let mut met: Vec<&str> = met.map(|(_, player)| player.name.as_str()).collect();
    let begin = format!("{game} {} ", origin.day().unwrap_or(origin.today));
    shorten(&mut met, LONGEST_NAME.saturating_sub(begin.chars().count()));
    file_name(&(begin + &met.join(BETWEEN)))
}

/// What stands between two names in that of a file.
const BETWEEN: &str = " - ";

/// Leaves out the last words of the longest names until all names together have at most so many letters: everybody who
/// played is in the name of the file.
fn shorten(names: &mut [&str], most: usize) {
    let length = |name: &str| name.chars().count();
    let all = |names: &[&str]| {
        let between = names.len().saturating_sub(1) * BETWEEN.len();
        names.iter().map(|name| length(name)).sum::<usize>() + between
    };
    while all(names) > most {
        let longer = names.iter_mut().filter(|name| name.trim().contains(' '));
        let Some(longest) = longer.max_by_key(|name| length(name)) else { return };
        *longest = longest.trim().rsplit_once(' ').map_or(*longest, |(words, _)| words);
    }
}

/// Returns a match between the players of `setup`, shown after `steps` steps in `look`.
pub(crate) fn shared<G: TableGame>(
    words: &Words,
    record: &Record<G>,
    setup: Setup,
    origin: &Origin<'_>,
    (steps, look): (usize, usize),
) -> SharedGame {
    let file = picture_file(words, G::FILE_TITLE, &setup, origin);
    let link = ::link::write(record, setup.is_of_people());
    let nameless_link = ::link::write(record, false);
    let film = Shown::<G> {
        game: record.game.clone(),
        setup: Setup { seed: 1, ..setup },
        look,
        dated: Some(origin.date(words)),
    };
    let (texts, film) = (texts(words, &film.setup, record), Arc::new(film));
    SharedGame { id: G::ID, file, texts, link, nameless_link, film, steps }
}

/// Returns a match between the players of `setup` in every form in which it is written for others, the usual one first,
/// which people can read, too.
pub(crate) fn texts<G: TableGame>(words: &Words, setup: &Setup, record: &Record<G>) -> Texts {
    let to_read = match G::sheet(words, record) {
        Some(Sheet::Form) => None,
        Some(Sheet::Text(text)) => Some(text),
        None => Some(readable(words, setup, record)),
    };
    let to_read = to_read.map(|text| (Form::Readable, text));
    let forms = G::FORMS.iter().map(|form| (*form, G::write(record, *form)));
    let link = (Form::Link, ::link::write(record, true) + "\n");
    to_read.into_iter().chain(forms).chain([link]).collect()
}

#[cfg(test)]
mod tests {
    use basics::{Level, Side};
    use settings::Language;
    use tabletop::{BySide, Name, Seat};

    use super::*;

    /// Returns the name of the file of a game between these players.
    fn file(seats: [Seat; 2], names: [&str; 2], began: Option<&str>, written: &str) -> String {
        let names = BySide::from(names.map(Name::new).to_vec());
        let setup = Setup { seats: seats.into(), names, first: Side::NEAR, seed: 0 };
        let heading = Heading { date: written.to_owned(), ..Heading::default() };
        let origin = Origin {
            heading: Some(&heading),
            began: began.map(|day| day.parse().expect("a day")),
            today: "2026-11-27".parse().expect("a day"),
        };
        picture_file(Words::of(Language::Vietnamese), "O An Quan", &setup, &origin)
    }

    #[test]
    fn the_file_of_a_picture_has_the_date_and_the_opponent() {
        let (me, child) = (Seat::Person, Seat::Computer(Level::Beginner));
        let name = file([me, child], ["", ""], Some("2026-11-26"), "");
        assert_eq!(name, "O An Quan 2026-11-26 Bé Tí");
        let name = file([me, child], ["Hoà", ""], None, "");
        assert_eq!(name, "O An Quan 2026-11-27 Bé Tí");
        let name = file([me, me], ["An", "Bình"], None, "1999.03.21");
        assert_eq!(name, "O An Quan 1999-03-21 An - Bình");
        let name = file([me, me], ["", ""], None, "1999.??.??");
        assert_eq!(name, "O An Quan 2026-11-27");
    }

    #[test]
    fn file_systems_take_the_name_of_a_picture() {
        let name = file([Seat::Person; 2], ["a/b\\c:d*e?", "\"<f>|g."], None, "");
        assert_eq!(name, "O An Quan 2026-11-27 a b c d e - f g");
    }

    #[test]
    fn a_long_name_of_a_file_ends_behind_a_word() {
        let names = ["Nguyễn Thị Ngọc Ánh", "Trần Hoàng Bảo Khánh Vân"];
        let name = file([Seat::Person; 2], names, None, "");
        let whole = "O An Quan 2026-11-27 Nguyễn Thị Ngọc Ánh - Trần Hoàng Bảo Khánh Vân";
        assert_eq!(name, whole);
        let name = file([Seat::Person; 2], ["An Bình Chi Dung Em Phương Quế", "Trần"], None, "");
        assert_eq!(name, "O An Quan 2026-11-27 An Bình Chi Dung Em Phương Quế - Trần");
        let long = "một hai ba bốn năm sáu bảy tám chín mười mười một mười hai mười ba mười bốn";
        assert_eq!(file_name(&format!("{long} mườimốt")), long);
        assert_eq!(file_name(&format!("{long} mười lăm")), format!("{long} mười"));
    }

    #[test]
    fn everybody_is_in_the_name_of_a_file() {
        let mut names = ["Nguyễn Thị Ngọc Ánh", "Trần Hoàng Bảo Khánh", "Phạm Thị Minh Châu", "Tí"];
        shorten(&mut names, 70);
        assert_eq!(names[1], "Trần Hoàng Bảo Khánh", "there is room for all");
        shorten(&mut names, 50);
        assert_eq!(names, ["Nguyễn Thị", "Trần Hoàng Bảo", "Phạm Thị Minh", "Tí"]);
        let mut one = ["Nguyễnthịngọcánh"];
        shorten(&mut one, 5);
        assert_eq!(one, ["Nguyễnthịngọcánh"], "a single word stays");
    }
}
