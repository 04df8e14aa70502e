//! The texts of the rooms of cờ tướng and cờ caro in both languages: none is cut off, missing or covered
//! by another, in small windows and at twice the text size.

use crate::gui_support::{Opening, Window};
use crate::words::{Kind, wrong};
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::controller::puzzles::PuzzleState;
use o_an_quan::controller::{Name, Seat};
use o_an_quan::settings::{Language, SeatNames, Speed, TableSettings};
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

const WINDOWS: [(Vec2, u16); 3] =
    [(vec2(640.0, 400.0), 100), (vec2(480.0, 900.0), 100), (vec2(1280.0, 800.0), 200)];

/// A window with the faults found in it so far.
struct Look {
    window: Window,
    size: Vec2,
    place: String,
    faults: Vec<String>,
}

impl Look {
    /// Opens the room of this title in which two persons play.
    fn at(id: &str, title: &str, (size, percent): (Vec2, u16), language: Language) -> Self {
        let mut settings = Opening::settings(language, Speed::Off);
        let persons = ["Nam", "Lan", "", ""].map(Name::new);
        let names = SeatNames { persons, ..SeatNames::default() };
        let table = TableSettings { seats: [Seat::Person; 4], names, ..TableSettings::default() };
        settings.tables.insert(id.to_owned(), table);
        let mut window = Opening { size, ..Opening::default() }.with(&settings);
        window.enlarge_text(percent);
        window.act(Words::of(language).other_games);
        window.act(title);
        let place = format!("{title}, {language:?}, {size}, {percent}%");
        Look { window, size, place, faults: Vec::new() }
    }

    fn check(&mut self, page: &str, kind: Kind) {
        self.window.resize_by_system(self.size);
        // Few texts are in sight at once at a large text size.
        let found = wrong(&self.window, kind).into_iter();
        let found = found.filter(|fault| !fault.starts_with("hardly"));
        self.faults.extend(found.map(|fault| format!("{}, {page}: {fault}", self.place)));
    }
}

/// Returns the faults in the texts of cờ tướng.
fn look_at_cotuong(size: (Vec2, u16), language: Language) -> Vec<String> {
    let words = Words::of(language);
    let mut look = Look::at("cotuong", "Cờ tướng", size, language);
    look.check("start page", Kind::Scrolls);
    look.window.act(words.rooms.lesson);
    look.check("lesson", Kind::Scrolls);
    look.window.type_text("/e2e5");
    look.check("lesson, a wrong move", Kind::Scrolls);
    look.window.key(Key::Escape);
    look.window.act(&words.rooms.puzzles(0, 140));
    look.check("puzzles", Kind::Scrolls);
    // Groups of so many puzzles follow each other, the easiest first.
    let group = look.window.names().into_iter().find(|name| name.contains("35"));
    look.window.act(&group.expect("a group of puzzles"));
    look.check("puzzles of a group", Kind::Scrolls);
    look.window.act(&words.rooms.puzzle_name(1, PuzzleState::Open));
    look.check("puzzle", Kind::Scrolls);
    look.window.key(Key::H);
    look.check("puzzle, hint", Kind::Scrolls);
    look.window.act(words.practice.show_solution);
    look.check("puzzle, solution", Kind::Scrolls);
    look.window.key(Key::Escape);
    look.window.key(Key::Escape);
    look.window.act(words.play);
    look.check("game", Kind::Scrolls);
    for mv in "a0a1 a9a8 a1d1 a8a9 d1d9".split(' ') {
        look.window.type_text(&format!("/{mv}"));
    }
    look.check("game, captures and check", Kind::Scrolls);
    look.window.type_text("/b9d8");
    look.check("game, a refused move", Kind::Scrolls);
    look.window.key(Key::Escape);
    look.check("start page, a game is under way", Kind::Scrolls);
    look.window.act(words.menu);
    look.check("home, a game is under way", Kind::Scrolls);
    look.window.act("Cờ tướng");
    look.window.key_with(Modifiers::COMMAND, Key::Z);
    look.check("game, may a move be taken back", Kind::Page);
    look.window.act(words.rooms.refuse);
    look.check("game, refused to take back", Kind::Scrolls);
    look.window.key_with(Modifiers::COMMAND, Key::D);
    look.check("game, a draw is offered", Kind::Page);
    look.window.act(words.rooms.refuse);
    look.check("game, refused a draw", Kind::Scrolls);
    look.window.key_with(Modifiers::COMMAND, Key::R);
    look.check("game, resigning", Kind::Page);
    look.window.act(words.offers.resign);
    look.window.let_seconds_pass(1.0);
    look.check("result", Kind::Scrolls);
    look.window.act(words.practice.learn);
    look.window.wait("the task", |window| {
        window.has(words.practice.next) || window.has(words.practice.finish)
    });
    look.check("practice", Kind::Scrolls);
    look.window.key(Key::H);
    look.check("practice, hint", Kind::Scrolls);
    look.window.act(words.practice.show_solution);
    look.check("practice, solution", Kind::Scrolls);
    look.faults
}

/// Returns the faults in the texts of the practice of cờ caro.
fn look_at_caro(size: (Vec2, u16), language: Language) -> Vec<String> {
    let words = Words::of(language);
    let mut look = Look::at("caro", "Cờ caro", size, language);
    look.check("start page", Kind::Scrolls);
    look.window.paste("[Start \"8f8e8g1f8h1i8i14l\"]\n3m 12b 8j");
    look.window.key(Key::F6);
    look.window.wait("the review", |window| window.has(words.practice.learn));
    look.check("review", Kind::Scrolls);
    look.window.act(words.practice.learn);
    look.check("practice", Kind::Scrolls);
    look.window.key(Key::H);
    look.check("practice, hint", Kind::Scrolls);
    look.faults
}

fn assert_flawless(look: impl Fn((Vec2, u16), Language) -> Vec<String>) {
    let mut faults = Vec::new();
    for size in WINDOWS {
        for language in LANGUAGES {
            faults.extend(look(size, language));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn no_text_of_cotuong_is_cut_off() {
    assert_flawless(look_at_cotuong);
}

#[test]
fn no_text_of_the_practice_of_caro_is_cut_off() {
    assert_flawless(look_at_caro);
}
