//! A game to share: as text, in one line and as pictures, whichever game it is.

use std::fmt::Debug;
use std::sync::Arc;

use basics::{Form, Heading};
use jiff::civil::Date;
use tabletop::{Record, Setup, Written};

use window_words::Words;

use super::picture::{Film, Shown};
use super::players::players_called;
use super::table::TableGame;

/// The most letters of the name of a file, without its ending: file systems take 255 bytes.
const LONGEST_NAME: usize = 60;

/// A game in every form in which it is written for others, the usual one first.
pub type Texts = Vec<(Form, String)>;

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
    let met: Vec<&str> = met.map(|(_, player)| player.name.as_str()).collect();
    let day = origin.day().unwrap_or(origin.today);
    file_name(&format!("{game} {day} {}", met.join(" - ")))
}

/// Returns a text as the name of a file, without its ending: in letters that every file system takes, and
/// not too long.
pub fn file_name(text: &str) -> String {
    let is_refused = |letter: char| letter.is_control() || r#"/\:*?"<>|"#.contains(letter);
    let plain: String =
        text.chars().map(|letter| if is_refused(letter) { ' ' } else { letter }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = plain.chars().take(LONGEST_NAME).collect();
    // Windows takes no name that ends with a full stop or a blank.
    short.trim_end_matches(['.', ' ']).to_owned()
}

/// The game on a screen.
#[derive(Clone, Debug)]
pub struct SharedGame {
    /// The name of the game, such as `caro`.
    pub id: &'static str,
    /// The name, without its ending, of a file with a picture of it.
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
    /// Returns a match between the players of `setup`, shown after `steps` steps in `look`.
    pub fn of<G: TableGame>(
        words: &Words,
        record: &Record<G>,
        setup: Setup,
        origin: &Origin<'_>,
        (steps, look): (usize, usize),
    ) -> Self {
        let file = picture_file(words, G::FILE_TITLE, &setup, origin);
        let link = ::link::write(record, setup.is_of_people());
        let nameless_link = ::link::write(record, false);
        let film = Shown::<G> {
            game: record.game.clone(),
            setup: Setup { seed: 1, ..setup },
            look,
            dated: Some(origin.date(words)),
        };
        let (texts, film) = (texts(record), Arc::new(film));
        SharedGame { id: G::ID, file, texts, link, nameless_link, film, steps }
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
}
