//! Learning from mistakes in the rooms: the position is put again, the answer stays hidden, a wrong
//! try is answered, and equally good moves are right.

use crate::gui_support::{Opening, Window};
use crate::rooms::between_people;
use eframe::egui::{Key, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Speed, TableSettings};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(640.0, 400.0);
const NARROW: Vec2 = vec2(480.0, 900.0);

/// X has a four with one open end, 8j. X marks 3m, O does not stop the four, and X wins.
const CARO: &str = "[Start \"8f8e8g1f8h1i8i14l\"]\n3m 12b 8j";
/// Two chariots that mate at once, against a chariot that could take one of them; the third red move
/// mates.
const CHARIOT: &str =
    "[Game \"cotuong\"]\n[Start \"3k5/9/9/9/9/9/r8/9/R8/4K4 w\"]\n\na1b1 d9d8 b1a1";

/// Opens the room of this title and the game that the text holds.
fn pasted(size: Vec2, title: &str, id: &str, text: &str) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let persons = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
    settings.tables.insert(id.to_owned(), persons);
    let mut window = Opening { size, ..Opening::default() }.with(&settings);
    window.act("Other games");
    window.act(title);
    window.paste(text);
    window
}

fn wait_for_verdict(window: &mut Window) {
    window.wait("a verdict", |window| {
        window.says("Correct:") || window.says("There is a better move.") && window.has("Try again")
    });
}

#[test]
fn a_game_is_practised_from_its_result_and_nothing_gives_the_answer_away() {
    // From 6 pebbles after 2, 1 leads to the lost row 6; 4 instead loses to 1.
    let mut window = between_people("pebbles=8 most=4", &[Key::Num2, Key::Num4, Key::Num1]);
    window.let_seconds_pass(1.0);
    window.act("Learn from the mistakes");
    window.wait("the task", |window| window.says("Find a better move."));
    assert!(window.says("Missed a win (Player 1: takes 2)."), "{:#?}", window.names());
    window.press("Next");
    assert!(window.says("Missed a win (Player 2: takes 4)."), "{:#?}", window.names());
    assert!(window.has("Mistake 2 of 2") && window.has("A heap of 6 pebbles"));
    for key in [Key::E, Key::L, Key::F6, Key::End, Key::PageDown, Key::F5] {
        window.key(key);
    }
    for hidden in ["gave the win away", "wins in", "Accuracy", "Moves"] {
        assert!(!window.says(hidden), "{hidden}: {:#?}", window.names());
    }
    window.press("Take 4");
    wait_for_verdict(&mut window);
    assert!(window.says("There is a better move. Player 1 took 1."), "{:#?}", window.names());
    assert!(window.is_focused("Try again"));
    window.key(Key::Enter);
    assert!(window.has("A heap of 6 pebbles") && window.says("Find a better move."));
    window.press("Take 1");
    wait_for_verdict(&mut window);
    assert!(window.says("gives nothing away"), "{:#?}", window.names());
    window.press("Finish");
    assert!(window.says("Found on the first try: 0 of 2."), "{:#?}", window.names());
    assert!(window.says("Found with another try or a hint: 1.") && window.says("Not found: 1."));
    window.press("Practise the missed ones");
    assert!(window.says("Find a better move."));
    window.key(Key::Escape);
    assert!(window.says("Player 1 wins"), "the result: {:#?}", window.names());
}

#[test]
fn the_review_of_caro_leads_to_its_mistakes_with_hint_and_solution() {
    for size in [WIDE, SMALL, NARROW] {
        let mut window = pasted(size, "Cờ caro", "caro", CARO);
        window.key(Key::F6);
        window.wait("the review", |window| window.says("2 big mistakes"));
        window.act("Learn from the mistakes");
        assert!(window.says("Missed a win (Player 1: 3m). Find a better move."), "{size}");
        window.key(Key::H);
        assert!(window.says("Hint: look at row 8."), "{size}: {:#?}", window.names());
        window.key(Key::H);
        assert!(window.says("Hint: 8j."), "{size}: {:#?}", window.names());
        window.act("8j, empty");
        wait_for_verdict(&mut window);
        assert!(window.says("Correct: 8j. That gives nothing away."), "{:#?}", window.names());
        window.act("Next");
        assert!(window.has("Mistake 2 of 2"), "{size}: {:#?}", window.names());
        window.act("2b, empty");
        wait_for_verdict(&mut window);
        assert!(window.says("Player 1 played 8j."), "the reply is shown: {:#?}", window.names());
        window.act("Solution");
        assert!(window.says("Solution: 8j."), "{size}: {:#?}", window.names());
        window.act("Finish");
        assert!(window.says("Not found: 1."), "{size}: {:#?}", window.names());
        window.act("Review");
        assert!(window.says("2 big mistakes"), "{size}: {:#?}", window.names());
    }
}

#[test]
fn a_wrong_try_in_cotuong_is_answered_with_what_it_leads_to() {
    let mut window = pasted(WIDE, "Cờ tướng", "cotuong", CHARIOT);
    window.key(Key::F6);
    window.wait("the review", |window| window.says("Accuracy"));
    window.act("Learn from the mistakes");
    assert!(window.says("(Player 1: X9-8). Find a better move."), "{:#?}", window.names());
    window.key(Key::H);
    assert!(window.says("Hint: move the chariot on a1."), "{:#?}", window.names());
    window.type_text("/a1c1");
    wait_for_verdict(&mut window);
    assert!(window.says("There is a better move. Player 2 played"), "{:#?}", window.names());
    window.wait("what it leads to", |window| window.says("ahead") || window.says("even"));
    window.press("Try again");
    window.type_text("/a1a3");
    wait_for_verdict(&mut window);
    assert!(window.says("Correct: X9.2 (a1a3). That gives nothing away."), "{:#?}", window.names());
}

#[test]
fn without_mistakes_the_practice_says_so_and_leads_back() {
    let mut window = between_people("pebbles=6 most=4", &[Key::Num2, Key::Num4]);
    window.let_seconds_pass(1.0);
    window.act("Learn from the mistakes");
    window.wait("the end", |window| window.says("No mistakes.") || window.says("Find a better"));
    window.key(Key::Escape);
    assert!(window.says("Player 2 wins"), "{:#?}", window.names());
}
