//! Learning from mistakes: the position is put again, the answer stays hidden, tries are judged,
//! and a wrong one is answered. First in ô ăn quan, then what differs in the other games.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::gui_support::{Opening, Window, found};
use crate::rooms::between_people;
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::ai::{Limits, analyze};
use o_an_quan::controller::{AnalysisEngine, Seat, default_analysis_engine};
use o_an_quan::rules::{Game, Position, Record, Rules, Side};
use o_an_quan::settings::{Language, Settings, Speed, TableSettings, TextSize};
use o_an_quan::ui::words::Words;

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(640.0, 400.0);
const NARROW: Vec2 = vec2(480.0, 900.0);
/// Both sides can capture the last quan: the first misses it, the second captures it.
const BLUNDER: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20 3- 9-";
/// The first side misses the first quan, and the game goes on.
const MISSED: &str = "Q,1,0,1,0,0,Q,0,0,1,0,4 0 20,20 3- 9- 2+ 8+ 3+";
/// The task at its first mistake.
const TASK: &str = "An sowed cell 3 to the left here. By the end of the game, that costs 20 points against best play. \
                    Find a better move.";

fn record(text: &str) -> Record {
    let mut record = Record::parse(text, &Rules::classic()).expect("a record");
    record.names[Side::NEAR] = "An".to_owned();
    record.names[Side::FAR] = "Bình".to_owned();
    record
}

/// Opens the replay of that game and practises its mistakes.
fn practising(size: Vec2) -> Window {
    let mut window = reviewed(size, record(BLUNDER), default_analysis_engine());
    window.act("Learn from the mistakes");
    window
}

fn reviewed(size: Vec2, record: Record, analysis_engine: AnalysisEngine) -> Window {
    let game = Some(found(record));
    let mut window = Opening { size, game, analysis_engine, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window.key(Key::F6);
    window.wait("review", |window| window.has("Learn from the mistakes"));
    window
}

/// Tries a move of cell 3 and waits for the verdict.
fn try_cell_3(window: &mut Window, way: Key) {
    window.key(Key::Num3);
    window.key(way);
    window
        .wait("verdict", |window| !window.says("Checking your move") && !window.says("Watch the"));
}

#[test]
fn the_position_is_put_again_and_nothing_gives_the_answer_away() {
    for size in [WIDE, SMALL] {
        let mut window = practising(size);
        assert!(window.has(TASK), "{:#?}", window.names());
        window.wait("rest once all is said", |window| window.is_at_rest());
        assert!(window.has("An, cell 3: 1 dân") && window.has("Mistake 1 of 1"));
        // Neither the keys of the evaluation, the list of moves and the review, nor those that
        // step through the game show anything.
        for key in [Key::E, Key::L, Key::F6, Key::End, Key::PageDown, Key::F5] {
            window.key(key);
        }
        for hidden in ["Better", "to the right", "Graph", "Evaluation", "Accuracy", "Big mistake"] {
            assert!(!window.says(hidden), "{hidden}: {:#?}", window.names());
        }
        assert!(window.names_of(Role::RadioButton).is_empty());
        assert!(window.has(TASK));
    }
}

#[test]
fn the_best_move_is_right_and_leads_to_the_closing_page() {
    let mut window = practising(WIDE);
    try_cell_3(&mut window, Key::ArrowRight);
    assert!(window.has("Correct: cell 3 to the right. No move is better."));
    assert!(window.is_focused("Finish"));
    window.key(Key::Enter);
    assert!(window.has("That was the last one"));
    assert!(window.has("Found on the first try: 1 of 1"));
    assert!(!window.has("Practise the missed ones"));
    window.press("Back");
    assert!(window.has("0 / 2") && window.has("Learn from the mistakes"), "the replay");
}

#[test]
fn a_worse_move_is_answered_and_its_cost_is_said() {
    for size in [WIDE, SMALL] {
        let mut window = practising(size);
        try_cell_3(&mut window, Key::ArrowLeft);
        let verdict = "There is a better move: by the end of the game, this one costs you 20 points. Bình replies \
                       with cell 9 to the right and captures 10 points.";
        assert!(window.has(verdict), "{:#?}", window.names());
        assert!(!window.says("cell 3 to the right"), "the answer stays hidden");
        assert!(window.says("0 dân") && window.is_focused("Try again"));
        window.key(Key::Enter);
        assert!(window.has(TASK) && window.has("An, cell 3: 1 dân"));
        try_cell_3(&mut window, Key::ArrowRight);
        window.press("Finish");
        assert!(window.has("Found on the first try: 0 of 1"));
        assert!(window.has("Found with another try or a hint: 1"));
        window.press("Practise the missed ones");
        assert!(window.has(TASK));
    }
}

#[test]
fn the_page_fits_every_window_text_size_and_language() {
    for size in [WIDE, SMALL, vec2(480.0, 1000.0)] {
        for language in [Language::English, Language::Vietnamese] {
            for percent in [100, 300] {
                let game = Some(found(record(BLUNDER)));
                let text_size = TextSize::percent(percent);
                let settings = Opening::settings(language, Speed::Off);
                let mut window = Opening { size, game, ..Opening::default() }
                    .with(&Settings { text_size, ..settings });
                window.fit_size(size);
                window.key(Key::F6);
                let learn = Words::of(language).practice.learn;
                window.wait("review", |window| window.has(learn));
                window.act(learn);
                window.fit_size(size);
                let place = format!("{percent}%, {language:?}, {size}");
                let wrong = window.badly_placed_buttons(32.0, false);
                assert!(wrong.is_empty(), "{place}: {wrong:#?}");
                window.press(Words::of(language).practice.show_solution);
                let wrong = window.badly_placed_buttons(32.0, false);
                assert!(wrong.is_empty(), "{place}, solution: {wrong:#?}");
            }
        }
    }
}

#[test]
fn on_a_telephone_the_steps_after_a_wrong_move_are_whole() {
    for language in [Language::English, Language::Vietnamese] {
        for size in [vec2(390.0, 844.0), vec2(360.0, 800.0)] {
            let game = Some(found(record(MISSED)));
            let opening = Opening { size, game, touch: true, ..Opening::default() };
            let mut window = opening.with(&Opening::settings(language, Speed::Off));
            window.key(Key::F6);
            let words = &Words::of(language).practice;
            window.wait("review", |window| window.has(words.learn));
            window.act(words.learn);
            // The board stands upright.
            try_cell_3(&mut window, Key::ArrowDown);
            window.wait("verdict", |window| window.has(words.follow));
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{language:?}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn with_motion_the_reply_follows_the_try_after_a_while() {
    let mut window = practising(WIDE);
    window.set_speed(&["Fast"]);
    window.key_and_step(Key::Num3);
    window.key_and_step(Key::ArrowLeft);
    assert!(window.has("Checking your move…"), "{:#?}", window.names());
    assert!(window.has("Bình, cell 9: 1 dân") && !window.says("There is a better move"));
    window.wait("the reply", |window| window.has("There is a better move. Watch the reply…"));
    assert!(!window.says("to the right"), "neither the reply nor the answer is named yet");
    window.wait("the verdict", |window| window.says("this one costs you 20 points."));
    assert!(window.has("Bình, cell 9: 0 dân") && window.has("Try again"));
}

#[test]
fn a_press_on_a_cell_takes_a_wrong_try_back() {
    let mut window = practising(WIDE);
    try_cell_3(&mut window, Key::ArrowLeft);
    window.press("An, cell 3: 0 dân");
    assert!(window.has("An, cell 3: 1 dân"));
    assert!(window.has("Sow cell 3 to the right, anticlockwise"));
}

#[test]
fn hints_say_first_what_then_where() {
    let mut window = practising(WIDE);
    window.key(Key::H);
    assert!(window.has("Hint: the best move captures 10 points."));
    window.press("Hint");
    assert!(window.has("Hint: sow cell 3. Which way?"));
    try_cell_3(&mut window, Key::ArrowRight);
    window.press("Finish");
    assert!(window.has("Found with another try or a hint: 1"));
}

#[test]
fn the_solution_is_played_on_the_board() {
    let mut window = practising(WIDE);
    window.press("Solution");
    let solution = "Solution: cell 3 to the right, 20 points better by the end of the game.";
    assert!(window.says(solution) && window.has("An, cell 3: 0 dân"));
    assert!(
        window.says("The better move captures 10. After the move played, Bình can capture"),
        "and why"
    );
    window.press("Finish");
    assert!(window.has("Not found: 1"));
}

#[test]
fn a_judgement_that_fails_can_be_repeated() {
    let broken = Arc::new(AtomicBool::new(false));
    let theirs = broken.clone();
    let engine: AnalysisEngine = Arc::new(move |game, limits, control| {
        let works = !theirs.load(Ordering::SeqCst);
        works.then(|| analyze(game, limits, control)).flatten()
    });
    let mut window = reviewed(WIDE, record(BLUNDER), engine);
    window.act("Learn from the mistakes");
    broken.store(true, Ordering::SeqCst);
    try_cell_3(&mut window, Key::ArrowRight);
    assert!(window.has("This move could not be checked. Try again."));
    broken.store(false, Ordering::SeqCst);
    window.press("Try again");
    try_cell_3(&mut window, Key::ArrowRight);
    assert!(window.says("Correct: cell 3 to the right."));
    window.press("Finish");
    assert!(window.has("Found on the first try: 1 of 1"), "the failure is not the player's");
}

#[test]
fn one_press_on_the_result_leads_to_the_first_mistake() {
    let mut window = Opening { size: WIDE, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window.paste("0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20");
    window.let_seconds_pass(4.0);
    window.key(Key::Num3);
    window.key(Key::ArrowLeft);
    window.key(Key::Num3);
    window.key(Key::ArrowRight);
    window.wait("the mistakes", |window| window.has("Learn from the mistakes (1)"));
    window.press("Learn from the mistakes (1)");
    assert!(
        window.says("costs 20 points against best play. Find a better move."),
        "{:#?}",
        window.names()
    );
    window.key(Key::Escape);
    assert!(window.has("Learn from the mistakes (1)"), "the result is open again");
    window.press("Replay with review");
    assert!(window.says("Before move 1."));
}

#[test]
fn undone_moves_are_no_mistakes() {
    let mut window = Opening { size: WIDE, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window.paste("0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20");
    window.let_seconds_pass(4.0);
    window.key(Key::Num3);
    window.key(Key::ArrowLeft);
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.press("Agree");
    window.key(Key::Num3);
    window.key(Key::ArrowRight);
    window.wait("the review", |window| window.says("No mistakes found."));
}

#[test]
fn a_review_without_mistakes_has_nothing_to_learn_from() {
    let game = record("0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20 3+");
    let game = Some(found(game));
    let mut window = Opening { size: WIDE, game, ..Opening::default() }.bare_english();
    window.key(Key::F6);
    window.wait("review", |window| window.has("No move lost points."));
    assert!(!window.has("Learn from the mistakes"));
}

#[test]
fn mistakes_of_four_sides_are_answered_by_all_others() {
    let rules = Rules::classic().for_sides(4).expect("4 sides");
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(mv) = game.legal_moves().first().copied() {
        game.play(mv).expect("legal");
    }
    let engine: AnalysisEngine = Arc::new(|game, limits, control| {
        analyze(game, &Limits { depth: Some(1), ..*limits }, control)
    });
    let mut window = reviewed(WIDE, Record::of(game), engine);
    window.act("Learn from the mistakes");
    assert!(window.says("Find a better move."), "{:#?}", window.names());
    window.press("Solution");
    assert!(window.says("better by the end of the game."));
    window.press("Next");
    assert!(window.says("Mistake 2 of"));
}

#[test]
fn the_page_of_a_handicap_game_shows_its_stores() {
    let text = "[Rules \"classic handicap=0::10\"]\n\n5- 8- 3+ 9+ 4+ resign:1";
    let mut window = reviewed(WIDE, record(text), default_analysis_engine());
    window.act("Learn from the mistakes");
    assert!(window.says("that costs"), "{:#?}", window.names());
    window.key_with(Modifiers::NONE, Key::Escape);
    assert!(window.has("Learn from the mistakes"));
}

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
    window.wait("the review", |window| window.has("Learn from the mistakes (2)"));
    window.act("Learn from the mistakes (2)");
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
    assert!(window.says("Found on the first try: 0 of 2"), "{:#?}", window.names());
    assert!(window.says("Found with another try or a hint: 1") && window.says("Not found: 1"));
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
        assert!(window.says("Missed a win (X: m3). Find a better move."), "{size}");
        window.key(Key::H);
        assert!(window.says("Hint: look at row 8."), "{size}: {:#?}", window.names());
        window.key(Key::H);
        assert!(window.says("Hint: j8."), "{size}: {:#?}", window.names());
        window.act("j8, empty");
        wait_for_verdict(&mut window);
        assert!(window.says("Correct: j8. That gives nothing away."), "{:#?}", window.names());
        window.act("Next");
        assert!(window.has("Mistake 2 of 2"), "{size}: {:#?}", window.names());
        window.act("b2, empty");
        wait_for_verdict(&mut window);
        assert!(window.says("X played j8."), "the reply is shown: {:#?}", window.names());
        window.act("Solution");
        assert!(window.says("Solution: j8."), "{size}: {:#?}", window.names());
        window.act("Finish");
        assert!(window.says("Not found: 1"), "{size}: {:#?}", window.names());
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
    assert!(window.says("(Red: R9=8). Find a better move."), "{:#?}", window.names());
    window.key(Key::H);
    assert!(window.says("Hint: move the chariot on file 9."), "{:#?}", window.names());
    window.type_text("/a1c1");
    wait_for_verdict(&mut window);
    assert!(window.says("There is a better move. Black played"), "{:#?}", window.names());
    window.wait("what it leads to", |window| window.says("ahead") || window.says("even"));
    window.press("Try again");
    window.type_text("/a1a3");
    wait_for_verdict(&mut window);
    assert!(
        window.says("Correct: R9+2 (chariot, file 9, forward 2 steps). That gives nothing away."),
        "{:#?}",
        window.names()
    );
}

#[test]
fn without_mistakes_the_result_says_so_and_leads_to_the_review() {
    let mut window = between_people("pebbles=1 most=4", &[Key::Num1]);
    window.let_seconds_pass(1.0);
    window.wait("the review", |window| window.says("No mistakes found."));
    window.act("Replay with review");
    assert!(window.says("No big mistakes."), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.says("Player 1 wins"), "{:#?}", window.names());
}
