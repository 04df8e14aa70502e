//! What a screen reader, Orca, really says of the program. Each test has a reader of its own, on a screen and a session
//! bus of its own, and goes through one of the transcripts in `transcripts`: the keys that are pressed, and what is
//! said to its end after each. `TRANSCRIBE=1` writes anew what is said; read it before you keep it. The tests need the
//! Debian packages orca, at-spi2-core, speech-dispatcher, dbus and openbox, which `scripts/test` installs.
#![cfg(all(feature = "gui", target_os = "linux"))]

mod reader;
mod session;
mod transcript;
#[path = "../window_support/mod.rs"]
mod window_support;

use std::process::Command;
use std::sync::Arc;

use basics::{Level, Side};
use games::OAnQuan;
use tabletop::archive::{Label, SavedGame, Stored, game_text};
use tabletop::{BySide, GameMatch, Seat, Session, Setup};

use reader::Reader;
use session::{Heard, Start};
use transcript::Transcript;

/// The language of a window and of the desktop around it.
struct Language {
    /// Its name in the settings.
    name: &'static str,
    /// The locale of the desktop.
    locale: &'static str,
    /// The language of the voice, and how the names of the transcripts end.
    code: &'static str,
}

const ENGLISH: Language = Language { name: "English", locale: "en_US.UTF-8", code: "en" };
const VIETNAMESE: Language = Language { name: "Vietnamese", locale: "vi_VN.UTF-8", code: "vi" };

/// Returns the file of a game of a person against the weakest computer that begins at a position, or at its start.
fn game_file<G: Stored>(position: Option<&str>) -> String {
    let (game, position) = match position {
        Some(position) => G::usual().parse_position(position).expect("a position"),
        None => (G::usual(), G::usual().start(Side::NEAR)),
    };
    let setup = Setup {
        seats: BySide::from(vec![Seat::Person, Seat::Computer(Level::Beginner)]),
        names: Setup::no_names(2),
        first: Side::NEAR,
        seed: 1,
    };
    let start = G::Match::begin(game, position);
    let session = Session::<G>::from_game(setup, start, Arc::new(|| ()), Arc::new(|_, _| None));
    let now = jiff::Timestamp::from_second(1_790_000_000).expect("a time");
    game_text(&SavedGame::of(&Label::new(now), &session, now)).expect("a text")
}

/// Returns whether this is the reader of the transcripts: others call buttons otherwise, and read more by themselves.
fn is_known_reader() -> bool {
    let asked = Command::new("orca").arg("--version").output().expect("orca is installed");
    let version = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    let is_known = version.starts_with("43.");
    if !is_known {
        println!("Orca {version} is not heard: the transcripts are of Orca 43.");
    }
    is_known
}

/// Goes through the transcript of this name in a language.
fn hear(language: &Language, name: &str, start: &Start) {
    if !is_known_reader() {
        return;
    }
    let mut reader = Reader::start(language.locale);
    // The voice follows the desktop: Orca 43 asks no window for its language.
    let voice = reader.voice().expect("a voice");
    assert!(voice.starts_with(language.code), "the voice speaks {voice}");
    let transcript = Transcript::read(&format!("{name}.{}", language.code));
    let mut heard = Heard::start(&mut reader, language.name, start);
    let compared = transcript.compare(&mut heard);
    heard.close();
    assert_eq!(compared, Ok(()));
}

#[test]
fn a_lesson_is_heard_in_english() {
    hear(&ENGLISH, "lesson", &Start::Newcomer);
}

#[test]
fn a_lesson_is_heard_in_vietnamese() {
    hear(&VIETNAMESE, "lesson", &Start::Newcomer);
}

#[test]
#[ignore = "takes minutes; its transcript has not been heard to its end since the end of a game was mended"]
fn a_whole_game_is_heard_in_english() {
    hear(&ENGLISH, "game", &Start::Game(game_file::<OAnQuan>(None)));
}

#[test]
#[ignore = "takes minutes; its transcript has not been heard to its end since the end of a game was mended"]
fn a_whole_game_is_heard_in_vietnamese() {
    hear(&VIETNAMESE, "game", &Start::Game(game_file::<OAnQuan>(None)));
}

#[test]
fn a_reader_that_comes_later_says_the_window() {
    if !is_known_reader() {
        return;
    }
    let mut reader = Reader::without_orca(ENGLISH.locale);
    let mut heard = Heard::start(&mut reader, ENGLISH.name, &Start::Newcomer);
    heard.call_reader();
    heard.hear("The Vietnamese sowing game.");
    heard.close();
}
