//! The scenes of the player's games and achievements.

use std::path::PathBuf;
use std::sync::OnceLock;

use eframe::egui::{Key, Modifiers};
use jiff::{SignedDuration, Timestamp};
use o_an_quan::ai::Level;
use o_an_quan::archive::{Library, SavedGame};
use o_an_quan::controller::Seat;
use o_an_quan::settings::TextSize;
use o_an_quan::ui::words::Words;

use super::{Cover, Scene};
use crate::gui_support::{Opening, Window, statistics};

const ME: Seat = Seat::Person;
/// The moves of a game that is played to its end.
const ALL: usize = 500;
/// The settings window needs this long to show a message, in seconds.
const READ: f32 = 0.3;

/// A saved game: the hours since it began, its title, its rules, the other players, the seed and
/// the number of its moves.
type Saved = (i64, &'static str, &'static str, &'static [Seat], usize, usize);

const EASY: Seat = Seat::Computer(Level::Easy);
const MEDIUM: Seat = Seat::Computer(Level::Medium);
const GAMES: [Saved; 9] = [
    (2, "", "classic", &[EASY], 1, 7),
    (20, "Ván với bà", "classic", &[ME], 2, ALL),
    (50, "", "folk", &[EASY], 3, ALL),
    (75, "", "classic", &[MEDIUM], 4, ALL),
    (110, "", "classic sides=3", &[EASY, MEDIUM], 5, 20),
    (220, "", "rich", &[MEDIUM], 6, ALL),
    (250, "", "classic sides=4", &[EASY, EASY, EASY], 7, ALL),
    (500, "Ván đầu tiên", "folk", &[Seat::Computer(Level::Beginner)], 8, ALL),
    (600, "", "classic", &[Seat::Computer(Level::Beginner)], 9, 12),
];

/// Returns the moment at which the windows of these scenes are open.
fn now() -> Timestamp {
    Timestamp::from_second(1_800_792_000).expect("a time")
}

/// Returns a folder, created once, that `fill` fills.
fn filled(folder: &OnceLock<PathBuf>, name: &str, fill: impl FnOnce(&PathBuf)) -> PathBuf {
    let create = || {
        let folder = std::env::temp_dir().join(name);
        // What an earlier gallery left does not belong to these scenes.
        let _ = std::fs::remove_dir_all(&folder);
        fill(&folder);
        folder
    };
    folder.get_or_init(create).clone()
}

/// Opens a window with a library of a few games, one of them damaged.
fn with_games(opening: &mut Opening) {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    opening.now = now;
    opening.games = Some(filled(&FOLDER, "o-an-quan-gallery-my-games", |folder| {
        let library = Library::new(folder.join("library"));
        for (index, (hours, title, rules, others, seed, turns)) in GAMES.into_iter().enumerate() {
            let began = now() - SignedDuration::from_hours(hours);
            let seats = [&[ME], others].concat();
            let game = statistics::played(rules, seats, (seed, turns), began);
            let id = format!("2027-01-{:02}-gallery", index + 1).try_into().expect("a name");
            let game = SavedGame { id, title: title.to_owned(), ..game };
            library.add(&game).expect("written");
        }
        std::fs::write(library.path("damaged.ron".as_ref()), "(version: 1").expect("written");
    }));
}

/// Opens a window with a library of games that count.
fn with_wins(opening: &mut Opening) {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    opening.now = now;
    opening.games = Some(filled(&FOLDER, "o-an-quan-gallery-achievements", |folder| {
        let levels = [Level::Beginner, Level::Easy, Level::Medium];
        for (index, level) in levels.into_iter().enumerate() {
            let day = 10 + 2 * index as i64;
            let help = u32::from(level == Level::Medium);
            statistics::add_game(folder, (day, "classic", 0, level, [41, 29], help));
            let points = if index == 0 { [50, 20] } else { [33, 37] };
            statistics::add_game(folder, (day + 1, "classic", 0, level, points, 0));
        }
        statistics::add_games(folder);
    }));
}

/// Opens a window without games.
fn without_games(opening: &mut Opening) {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    opening.now = now;
    opening.games = Some(filled(&FOLDER, "o-an-quan-gallery-no-games", |_| {}));
}

fn open(window: &mut Window, words: &Words, key: Key) {
    window.key_with(Modifiers::COMMAND, key);
    window.wait("the games", |window| {
        !window.says(words.library.reading) && !window.says(words.statistics.reading)
    });
    window.let_seconds_pass(READ);
}

/// Opens the list and chooses its second game, whose position is then shown.
fn choose_second(window: &mut Window, words: &Words) {
    open(window, words, Key::G);
    window.key(Key::ArrowDown);
    window.let_seconds_pass(READ);
}

/// All of them.
pub const SCENES: &[Scene] = &[
    Scene {
        name: "games",
        cover: Cover::Full,
        opens: |_, opening| with_games(opening),
        acts: choose_second,
    },
    Scene {
        name: "games-actions",
        cover: Cover::Little,
        opens: |_, opening| with_games(opening),
        acts: |window, words| {
            choose_second(window, words);
            window.act(words.more);
        },
    },
    Scene {
        name: "games-text-150",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(150);
            with_games(opening);
        },
        acts: choose_second,
    },
    Scene {
        name: "games-text-200",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(200);
            with_games(opening);
        },
        acts: choose_second,
    },
    Scene {
        name: "games-empty",
        cover: Cover::Usual,
        opens: |_, opening| without_games(opening),
        acts: |window, words| open(window, words, Key::G),
    },
    Scene {
        name: "games-search-empty",
        cover: Cover::Little,
        opens: |_, opening| with_games(opening),
        acts: |window, words| {
            open(window, words, Key::G);
            window.enter(words.library.search, "Master 123");
        },
    },
    Scene {
        name: "games-save-as",
        cover: Cover::Little,
        opens: |_, opening| with_games(opening),
        acts: |window, words| {
            choose_second(window, words);
            window.act(words.more);
            window.act(words.library.save_as);
        },
    },
    Scene {
        name: "achievements",
        cover: Cover::Full,
        opens: |_, opening| with_wins(opening),
        acts: |window, words| open(window, words, Key::T),
    },
    Scene {
        name: "achievements-text-300",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(300);
            with_wins(opening);
        },
        acts: |window, words| open(window, words, Key::T),
    },
    Scene {
        name: "details",
        cover: Cover::Usual,
        opens: |_, opening| with_wins(opening),
        acts: |window, words| {
            open(window, words, Key::T);
            window.act(words.achievements.details);
        },
    },
];
