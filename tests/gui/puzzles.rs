//! Puzzles: the task gives nothing away, moves are judged and answered, results count once and are
//! kept, missed puzzles come back, and every day has its position.

use std::collections::BTreeSet;
use std::path::Path;

use eframe::egui::{Key, Theme, vec2};
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use o_an_quan::ai::{Puzzle, puzzles};
use o_an_quan::controller::puzzles::{PresetPuzzles, PuzzleSet, index_of_day};
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Move, Preset, Rules, Side, play as play_turn};
use o_an_quan::settings::{BoardLook, Language, Settings, Speed, TextSize};
use study::puzzle::Puzzles;
use ui_kit::theme::Palette;

use crate::gui_support::{Opening, Painted, Window, own, set_rules};

const MONDAY: Date = date(2026, 11, 23);

fn at_noon(day: Date) -> Timestamp {
    day.at(12, 0, 0, 0).to_zoned_datetime(TimeZone::system()).expect("a time").timestamp()
}

fn monday() -> Timestamp {
    at_noon(MONDAY)
}

fn tuesday() -> Timestamp {
    at_noon(MONDAY.saturating_add(1.day()))
}

fn all() -> &'static [Puzzle] {
    puzzles(Preset::Classic).expect("puzzles")
}

/// Opens the page of lessons and puzzles of a player with these games.
fn at_page(games: &Path, now: fn() -> Timestamp) -> Window {
    let opening = Opening { games: Some(games.to_owned()), now, ..Opening::default() };
    let mut window = opening.with(&Opening::settings(Language::English, Speed::Off));
    window.press("Lessons and puzzles");
    window
}

#[test]
fn the_page_settles_with_text_of_every_size() {
    for size in [vec2(640.0, 400.0), vec2(800.0, 600.0), vec2(1280.0, 800.0)] {
        for text_size in TextSize::ALL {
            let settings = Opening::settings(Language::English, Speed::Off);
            let settings = Settings { text_size, ..settings };
            let mut window = Opening { size, ..Opening::default() }.with(&settings);
            window.press("Lessons and puzzles");
            window.let_seconds_pass(1.0);
            assert!(window.settles(), "{size} {text_size:?}");
        }
    }
}

#[test]
fn the_month_is_not_broken_within_a_word() {
    for size in [vec2(390.0, 844.0), vec2(360.0, 640.0), vec2(800.0, 600.0)] {
        let text_size = TextSize::percent(200);
        let settings = Opening::settings(Language::English, Speed::Off);
        let settings = Settings { text_size, ..settings };
        let mut window = Opening { size, now: monday, ..Opening::default() }.with(&settings);
        window.act("Lessons and puzzles");
        window.act("Previous month");
        window.act("Next month");
        window.let_seconds_pass(1.0);
        let texts = window.texts();
        let month = texts.iter().find(|text| text.text == "November 2026");
        let month = month.unwrap_or_else(|| panic!("{size}: {texts:#?}"));
        let whole = |row: &String| ["November 2026", "November", "2026"].contains(&row.trim());
        assert!(month.rows.iter().all(whole), "{size}: {:?}", month.rows);
    }
}

/// Returns the puzzle on the board, which its heading names.
fn puzzle_on_board(window: &Window) -> &'static Puzzle {
    let names = window.names();
    let name = names.iter().find_map(|name| name.strip_prefix("Puzzle ")).expect("a puzzle");
    let number = name.split(' ').next().and_then(|number| number.parse::<usize>().ok());
    &all()[number.expect("a number") - 1]
}

/// Returns the cells that the board marks with a ring.
fn ringed(window: &Window) -> Vec<String> {
    let palettes = [Theme::Light, Theme::Dark].map(|theme| Palette::of(BoardLook::Yard, theme));
    let rings = palettes.into_iter().flat_map(|palette| window.strokes_of(palette.ring));
    let rings: Vec<_> = rings.collect();
    let cells = (1..=5).map(|number| format!("cell {number}"));
    let is_ringed = |cell: &String| {
        let place = window.rect_of(&format!("{cell}: "));
        rings.iter().any(|ring| place.contains_rect(*ring) && ring.area() > 0.6 * place.area())
    };
    cells.filter(is_ringed).collect()
}

/// Plays a move of the near side with the keyboard.
fn play(window: &mut Window, mv: Move) {
    let text = mv.to_string();
    let keys = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    let cell: usize = text[..1].parse().expect("a cell of the near row");
    window.key(keys[cell - 1]);
    window.key(if text.ends_with('+') { Key::ArrowRight } else { Key::ArrowLeft });
}

/// Plays the right moves up to the end of the line.
fn solve(window: &mut Window, puzzle: &Puzzle) {
    for (place, mv) in puzzle.line.iter().enumerate().step_by(2) {
        if place > 0 {
            window.wait("the reply", |window| window.says("What now?"));
        }
        play(window, *mv);
    }
    window.wait("the end", |window| window.has("Next"));
}

/// Returns a legal move that is not the right one.
fn wrong_move(puzzle: &Puzzle) -> Move {
    let moves = puzzle.position.legal_moves(&Rules::classic());
    moves.into_iter().find(|mv| *mv != puzzle.line[0]).expect("another move")
}

/// Plays a wrong move and waits for its refutation.
fn err(window: &mut Window, puzzle: &Puzzle) {
    play(window, wrong_move(puzzle));
    window.wait("the refutation", |window| window.has("Try again"));
}

#[test]
fn a_solved_puzzle_raises_the_rating_which_is_kept() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    assert!(window.has("Rating: 500, no puzzle yet"), "{:#?}", window.names());
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    assert!(window.says("First captures"));
    window.wait("rest once all is said", |window| window.is_at_rest());
    solve(&mut window, puzzle);
    // Glicko-2 by hand: both at 500 ± 150, so that half of the points were expected.
    assert!(
        window.says("Solved! Cell ")
            && window.says("Your puzzle rating: 551 (+51).")
            && window.has("+51"),
        "{:?}",
        window.names()
    );
    let turn = play_turn(&Rules::classic(), &puzzle.position, puzzle.line[0]).expect("legal");
    let captures = format!(" captures {} and ends the game.", turn.captured);
    assert!(window.says(&captures), "{captures}: {:?}", window.names());
    window.wait("what the engine knows", |window| window.says("better than any other move"));
    assert!(window.is_focused("Next"));
    window.key(Key::Escape);
    assert!(window.has("Solved in a row: 1, longest: 1") && window.has("Solved: 1, of 1 tried"));
    drop(window);
    let window = at_page(games.path(), monday);
    assert!(window.has("Solved in a row: 1, longest: 1"), "{:#?}", window.names());
    assert!(window.says("Rating: 551, "));
}

#[test]
fn a_wrong_move_is_answered_and_fails_the_puzzle_which_comes_back() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    err(&mut window, puzzle);
    // The task is what the turn captures, and so is what the move lacks.
    let lacks = ["; another one captures more.", "This move does not capture a quan."];
    assert!(lacks.iter().any(|part| window.says(part)), "{:#?}", window.names());
    assert!(!window.says("by the end of the game"), "{:#?}", window.names());
    assert!(window.says("Your puzzle rating: 480 (−20)."), "{:?}", window.names());
    window.press("Try again");
    solve(&mut window, puzzle);
    let said = "Solved after all! Only the first try counts, but nothing is lost: the puzzle returns on 24 Nov 2026.";
    assert!(window.says(said), "{:#?}", window.names());
    assert!(window.says("Your puzzle rating: 480."), "{:?}", window.names());
    // The next one is another puzzle; a due one comes first.
    window.press("Next");
    assert_ne!(puzzle_on_board(&window), puzzle);
    drop(window);
    let mut window = at_page(games.path(), tuesday);
    assert!(window.has("1 puzzle that you missed is due today."), "{:#?}", window.names());
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    assert_eq!(puzzle_on_board(&window), puzzle);
    solve(&mut window, puzzle);
    assert!(
        window.says("Solved!") && !window.says("Your puzzle rating"),
        "only the first try is rated"
    );
}

#[test]
fn two_hints_name_the_theme_and_the_cell_and_the_second_one_fails_the_puzzle() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    window.key(Key::H);
    assert!(window.says("Hint: ") && !window.says("Which way?"));
    assert!(window.says("The next hint names the cell; the puzzle then counts as missed."));
    window.key(Key::H);
    let cell = &puzzle.line[0].to_string()[..1];
    let hint = format!("Hint: sow cell {cell}. Which way? The puzzle now counts as missed.");
    assert!(window.has(&hint), "{:#?}", window.names());
    assert_eq!(ringed(&window), [format!("cell {cell}")], "the hint is marked on the board");
    solve(&mut window, puzzle);
    assert!(window.says("Solved after all!"));
    window.press("Back");
    assert!(window.has("1 puzzle that you missed returns tomorrow."));
    assert!(window.has("Solved in a row: 0, longest: 0") && window.has("Solved: 0, of 1 tried"));
}

/// Asks for the solution, and again after the warning.
fn show_solution(window: &mut Window) {
    window.press("Solution");
    window.press("Solution");
}

#[test]
fn the_solution_is_played_to_its_end_after_a_warning() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    window.press("Solution");
    assert!(window.says("With the solution, the puzzle counts as missed. Press again to see it."));
    window.let_seconds_pass(5.0);
    assert!(!window.says("The solution: cell "), "the puzzle is still open");
    window.press("Solution");
    window.wait("the end", |window| window.has("Next"));
    assert!(window.says("The solution: cell "), "{:#?}", window.names());
}

#[test]
fn no_key_shows_the_answer() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    for key in [Key::E, Key::L, Key::F5, Key::F6, Key::End, Key::PageDown, Key::V] {
        window.key(key);
    }
    window.let_seconds_pass(4.0);
    for hidden in ["Evaluation", "Better", "Accuracy", "Moves", "to the right"] {
        assert!(!window.says(hidden), "{hidden}: {:#?}", window.names());
    }
    assert!(window.says("First captures"));
}

#[test]
fn the_position_of_the_day_is_marked_in_the_calendar_and_its_result_can_be_shared() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    assert!(window.is_chosen("23 Nov 2026: not tried"), "{:#?}", window.names());
    assert!(!window.says("24 Nov 2026"), "tomorrow cannot be chosen");
    window.press("Solve this puzzle");
    let index = index_of_day(&PresetPuzzles(Preset::Classic), MONDAY).expect("a position");
    assert!(window.says("Daily puzzle, 23 Nov 2026"), "{:#?}", window.names());
    solve(&mut window, &all()[index]);
    let text = window.copied_by_pressing("Copy the result");
    assert!(text.contains("23 Nov 2026") && text.contains("on the first try ✓"), "{text}");
    assert!(!text.contains(&all()[index].line[0].to_string()), "{text}");
    assert!(window.says("Result copied."));
    window.let_seconds_pass(5.0);
    window.key(Key::Escape);
    assert!(window.is_chosen("23 Nov 2026: solved"), "{:#?}", window.names());
    assert!(window.has("Solve it again"));
    assert_eq!(window.copied_by_pressing("Copy the result"), text);
    // An earlier day, from the keyboard.
    window.act("22 Nov 2026: not tried");
    window.press("Solve this puzzle");
    let index = index_of_day(&PresetPuzzles(Preset::Classic), MONDAY.saturating_sub(1.day()))
        .expect("a position");
    err(&mut window, &all()[index]);
    window.key(Key::Escape);
    assert!(window.is_chosen("22 Nov 2026: not solved"), "{:#?}", window.names());
    assert!(window.has("Try it again") && !window.has("Solve it again"), "{:#?}", window.names());
    assert!(window.says(", give or take "), "{:#?}", window.names());
}

#[test]
fn the_calendar_turns_to_other_months() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    assert!(window.has("November 2026") && !window.is_enabled("Next month"));
    window.press("Previous month");
    assert!(window.has("October 2026") && window.is_chosen("23 Oct 2026: not tried"));
    window.press("Next month");
    assert!(window.has("November 2026") && window.is_chosen("23 Nov 2026: not tried"));
}

#[test]
fn the_home_mentions_the_position_of_the_day_until_it_is_tried() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press("Home");
    let said = |window: &Window| window.description_of("Lessons and puzzles");
    assert_eq!(said(&window).as_deref(), Some("Today's puzzle is waiting."));
    window.press("Lessons and puzzles");
    window.press("Solve this puzzle");
    show_solution(&mut window);
    window.wait("the end", |window| window.has("Next"));
    window.press("Back");
    window.press("Home");
    assert_eq!(said(&window), None);
    assert_eq!(window.description_of("Daily puzzle").as_deref(), Some("tried today"));
}

#[test]
fn the_home_says_that_the_position_of_the_day_is_solved() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press("Solve this puzzle");
    let index = index_of_day(&PresetPuzzles(Preset::Classic), MONDAY).expect("a position");
    solve(&mut window, &all()[index]);
    assert!(window.says("Everyone starts at 500."), "{:#?}", window.names());
    window.key(Key::Escape);
    window.press("Home");
    assert_eq!(window.description_of("Daily puzzle").as_deref(), Some("solved today"));
}

#[test]
fn puzzles_of_a_theme_and_of_the_folk_game_are_on_request() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.open_list("Theme: All themes");
    window.press("A long chain");
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    assert_eq!(puzzle_on_board(&window).theme.to_string(), "long-chain");
    window.press("Back");
    window.press("Rules: Folk");
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let folk = puzzles(Preset::Folk).expect("puzzles");
    let number = folk.iter().position(|puzzle| {
        puzzle.theme.to_string() == "long-chain" && window.says(&puzzle.line[0].to_string()[..1])
    });
    assert!(number.is_some() && window.says("Puzzle "), "{:#?}", window.names());
    window.press("Back");
    drop(window);
    // A player of the folk game gets its puzzles at once.
    let mut settings = Opening::settings(Language::English, Speed::Off);
    set_rules(&mut settings, Preset::Folk.rules());
    let opening = Opening { now: monday, ..Opening::default() };
    let mut window = opening.with(&settings);
    window.press("Lessons and puzzles");
    assert!(window.is_chosen("Rules: Folk"));
}

#[test]
fn a_damaged_file_is_set_aside_and_named() {
    let games = tempfile::tempdir().unwrap();
    std::fs::write(games.path().join("puzzles.ron"), "(version: 1, data: (rating").unwrap();
    let mut window = at_page(games.path(), monday);
    assert!(window.says("Your progress in puzzles could not be read"), "{:#?}", window.names());
    assert!(games.path().join("puzzles.broken-1.ron").exists());
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    solve(&mut window, puzzle);
    window.press("Back");
    assert!(window.has("Solved: 1, of 1 tried"));
}

#[test]
fn two_windows_do_not_overwrite_each_other() {
    let games = tempfile::tempdir().unwrap();
    let mut first = at_page(games.path(), monday);
    let mut second = at_page(games.path(), monday);
    for window in [&mut first, &mut second] {
        window.press_either(&["Solve the first puzzle", "Next puzzle"]);
        show_solution(window);
        window.wait("the end", |window| window.has("Next"));
    }
    first.press("Next");
    show_solution(&mut first);
    first.wait("the end", |window| window.has("Next"));
    drop((first, second));
    let window = at_page(games.path(), monday);
    assert!(window.has("Solved: 0, of 2 tried"), "{:#?}", window.names());
}

#[test]
fn pages_and_puzzles_fit_every_window_in_both_languages() {
    for size in [vec2(640.0, 400.0), vec2(480.0, 1000.0), vec2(1280.0, 800.0)] {
        for language in [Language::English, Language::Vietnamese] {
            let opening = Opening { size, now: monday, ..Opening::default() };
            let mut window = opening.with(&Opening::settings(language, Speed::Off));
            window.act_either(&["Lessons and puzzles", "Học và giải đố"]);
            let wrong = window.badly_placed_buttons(32.0, true);
            assert!(wrong.is_empty(), "{size} {language:?}: {wrong:#?}");
            window.act_either(&["Solve the first puzzle", "Giải câu đầu tiên"]);
            for _ in 0..2 {
                window.act_either(&["Solution", "Đáp án"]);
            }
            window.wait("the end", |window| window.has("Next") || window.has("Sang câu sau"));
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{size} {language:?}: {wrong:#?}");
        }
    }
}

#[test]
fn the_solver_plays_the_near_side_of_every_puzzle() {
    for preset in [Preset::Classic, Preset::Folk] {
        let rules: Rules = preset.rules();
        let all = puzzles(preset).expect("puzzles");
        assert!(all.iter().all(|puzzle| puzzle.position.to_move() == Some(Side::NEAR)), "{rules}");
    }
}

#[test]
fn the_first_puzzles_of_a_newcomer_name_their_task_and_a_row_of_solved_ones_is_counted() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    for row in 1..=3 {
        let puzzle = puzzle_on_board(&window);
        assert_eq!(puzzle.line.len(), 1, "{puzzle}");
        let task = match puzzle.theme.to_string().as_str() {
            "take-quan" => "Capture a quan.",
            _ => "Capture as many points as you can this turn.",
        };
        assert!(window.says(task), "{puzzle}: {:#?}", window.names());
        solve(&mut window, puzzle);
        let said = format!("{row} in a row");
        assert_eq!(window.says(&said), row > 1, "{:#?}", window.names());
        window.press("Next");
    }
}

#[test]
fn the_tick_of_a_solved_puzzle_comes_to_rest() {
    let opening = Opening { now: monday, ..Opening::default() };
    let mut window = opening.with(&Opening::settings(Language::English, Speed::Fast));
    window.press("Lessons and puzzles");
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    solve(&mut window, puzzle);
    window.let_seconds_pass(2.0);
    assert!(window.is_at_rest() && window.has("+51"));
}

#[test]
fn how_the_game_could_go_on_after_a_wrong_move_is_played_on_request() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    err(&mut window, puzzle);
    let (text, replied) = (refutation(&window), cells(&window));
    window.press("What follows");
    window.wait("its end", |window| !window.has("What follows") && window.is_at_rest());
    assert_ne!(cells(&window), replied, "moves have been played");
    assert_eq!(refutation(&window), text, "the sentence is about the reply");
    window.press("Try again");
    solve(&mut window, puzzle);
}

#[test]
fn on_a_telephone_the_praise_leaves_room_for_the_whole_verdict() {
    let games = tempfile::tempdir().unwrap();
    let opening = Opening {
        games: Some(games.path().to_owned()),
        now: monday,
        touch: true,
        ..Opening::default()
    };
    let mut window = opening.with(&Opening::settings(Language::English, Speed::Off));
    window.press("Lessons and puzzles");
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    let puzzle = puzzle_on_board(&window);
    solve(&mut window, puzzle);
    window.resize_by_system(vec2(390.0, 844.0));
    window.step();
    let is_verdict = |text: &Painted| text.text.contains("starts at 500");
    let verdict = window.texts().into_iter().find(is_verdict).expect("the verdict");
    assert!(verdict.ink.left() < 30.0, "the praise is beside the buttons: {:?}", verdict.ink);
    let seen = verdict.clip.y_range().expand(1.0);
    assert!(seen.contains(verdict.ink.top()) && seen.contains(verdict.ink.bottom()));
}

/// Returns the sentence about a wrong move.
fn refutation(window: &Window) -> Option<String> {
    let begins = ["There is a better move", "This move captures", "This move does not capture"];
    window.names().into_iter().find(|name| begins.iter().any(|begin| name.contains(begin)))
}

/// Returns the cells of the board with what lies in them.
fn cells(window: &Window) -> Vec<String> {
    window.names().into_iter().filter(|name| name.contains(", cell ")).collect()
}

#[test]
fn a_miss_after_a_row_is_no_success() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    for _ in 0..2 {
        let puzzle = puzzle_on_board(&window);
        solve(&mut window, puzzle);
        window.press("Next");
    }
    let puzzle = puzzle_on_board(&window);
    err(&mut window, puzzle);
    assert!(!window.says("in a row"), "{:#?}", window.names());
    window.press("Try again");
    solve(&mut window, puzzle);
    assert!(window.says("Solved after all!") && !window.says("in a row"), "{:#?}", window.names());
}

#[test]
fn puzzles_with_refills_wait_for_the_lesson_about_them() {
    let opening = || Opening { now: monday, ..Opening::default() };
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let mut window = opening().with(&settings);
    window.press("Lessons and puzzles");
    window.open_list("Theme: All themes");
    window.press("The last refill");
    assert!(window.says("need a lesson that you have not completed"), "{:#?}", window.names());
    assert!(!window.has("Next puzzle"));
    drop(window);
    own(&mut settings).learnt.insert("Refill".to_owned());
    let mut window = opening().with(&settings);
    window.press("Lessons and puzzles");
    window.open_list("Theme: All themes");
    window.press("The last refill");
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    assert_eq!(puzzle_on_board(&window).theme.to_string(), "last-refill");
}

#[test]
fn the_list_begins_with_the_puzzles_for_newcomers() {
    let games = tempfile::tempdir().unwrap();
    let window = at_page(games.path(), monday);
    let names = window.names();
    let place = |start: &str| names.iter().position(|name| name.starts_with(start));
    let (first, easy) = (place("First captures: "), place("Difficulty 1 of 4: "));
    assert!(first.is_some() && first < easy, "{names:#?}");
    assert!(place("Difficulty 4 of 4: ").is_some() && place("Difficulty 5").is_none());
}

#[test]
fn the_list_says_why_its_numbers_are_mixed() {
    let games = tempfile::tempdir().unwrap();
    let mut window = at_page(games.path(), monday);
    assert!(!window.says("The numbers are mixed"), "{:#?}", window.names());
    let names = window.names();
    let first = names.iter().find(|name| name.starts_with("First captures: "));
    window.act(first.expect("the group"));
    assert!(window.says("The numbers are mixed"), "{:#?}", window.names());
}

#[test]
fn difficulty_counts_to_the_same_number_in_every_game() {
    let steps = |sets: &[&dyn PuzzleSet]| -> BTreeSet<[u8; 2]> {
        sets.iter().flat_map(|set| (0..set.count()).map(|index| set.step(index))).collect()
    };
    let all: BTreeSet<[u8; 2]> = (1..=4).map(|step| [step, 4]).collect();
    assert_eq!(steps(OAnQuan::sets()), all);
    assert_eq!(steps(::cotuong::Cotuong::sets()), all);
    assert_eq!(steps(::caro::Caro::sets()), all);
}
