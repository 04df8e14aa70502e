//! Help from the engine in the window: the hint, the evaluation beside the board, and both in the
//! result.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::gui_support::{Opening, Window};
use crate::rooms::between_people;
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use o_an_quan::ai::Analysis;
use o_an_quan::controller::AnalysisEngine;
use o_an_quan::rules::Game;

const HINTED: &str = "Sow cell 2 to the right, anticlockwise (hint)";
const BEHIND: &str = "Evaluation: You behind by 3 points";

/// Returns an analysis engine that recommends the third legal move, which is 2+ at the start, with
/// a score of -3.
fn pessimist() -> AnalysisEngine {
    Arc::new(|game, limits, _| Some(third_move(game, limits.nodes.unwrap_or(1))))
}

fn third_move(game: &Game, nodes: u64) -> Analysis {
    let moves = game.legal_moves();
    let mv = moves[2 % moves.len()];
    Analysis { pv: vec![mv], score: -3, depth: 9, turns: None, proven: false, nodes }
}

/// Returns an analysis engine that waits until its flag is set.
fn held() -> (AnalysisEngine, Arc<AtomicBool>) {
    let free = Arc::new(AtomicBool::new(false));
    let gate = free.clone();
    let analysis_engine: AnalysisEngine = Arc::new(move |game, limits, control| {
        while !gate.load(Ordering::SeqCst) {
            if control.is_cancelled() {
                return None;
            }
            std::thread::yield_now();
        }
        Some(third_move(game, limits.nodes.unwrap_or(1)))
    });
    (analysis_engine, free)
}

/// The setup of a game without motion.
struct TestGame<'a> {
    sides: usize,
    rules: &'a str,
    seats: &'a str,
    size: Vec2,
    language: &'a str,
    evaluation: bool,
    analysis_engine: AnalysisEngine,
}

impl TestGame<'_> {
    fn of(sides: usize, seats: &str) -> TestGame<'_> {
        let (size, language, analysis_engine) = (vec2(1280.0, 800.0), "English", pessimist());
        let rules = "classic";
        TestGame { sides, rules, seats, size, language, evaluation: false, analysis_engine }
    }

    fn open(self) -> Window {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let settings = format!(
            "(version: 1, data: (language: Some({}), rules: \"{} sides={}\", \
             rules_asked: true, seats: ({}), starter: Side(0), speed: Off, evaluation: {}))",
            self.language, self.rules, self.sides, self.seats, self.evaluation
        );
        std::fs::write(&path, settings).expect("written");
        let (size, analysis_engine, settings) = (self.size, self.analysis_engine, Some(path));
        let mut window = Opening { size, analysis_engine, settings, ..Opening::default() }.bare();
        window.key_with(Modifiers::COMMAND, Key::N);
        window
    }
}

const ALONE: &str = "Person, Computer(Easy), Computer(Easy), Computer(Easy)";
const PERSONS: &str = "Person, Person, Person, Person";

#[test]
fn h_shows_a_good_move_with_its_reason_and_hides_it_again() {
    let mut window = TestGame::of(2, ALONE).open();
    window.key_and_step(Key::H);
    window.wait("a hint", |window| window.has(HINTED));
    let text = "Hint: cell 2 to the right captures 6. It also stops Tèo from taking a quan (11 points). \
                Cell 5 takes 11 now, but lets Tèo take 21.";
    assert!(window.says("Hint: cell 2 to the right captures"), "{:#?}", window.names());
    assert!(window.has(text), "{:#?}", window.names());
    window.key(Key::H);
    assert!(!window.has(HINTED) && !window.says("Hint: "));
    window.press("Hint");
    window.wait("the same hint", |window| window.has(HINTED));
    window.press("Hide hint");
    assert!(!window.has(HINTED) && window.has("Hint"));
}

#[test]
fn keys_choose_the_arrow_of_the_hint() {
    let analysis_engine: AnalysisEngine = Arc::new(|game, limits, _| {
        // The move 2-.
        let mv = game.legal_moves()[3];
        Some(Analysis { pv: vec![mv], ..third_move(game, limits.nodes.unwrap_or(1)) })
    });
    let mut window = TestGame { analysis_engine, ..TestGame::of(2, ALONE) }.open();
    let hinted = "Sow cell 2 to the left, clockwise (hint)";
    window.key_and_step(Key::H);
    window.wait("a hint", |window| window.has(hinted));
    window.key(Key::Num2);
    window.key(Key::Space);
    assert!(window.is_focused(hinted), "{:#?}", window.names());
}

#[test]
fn a_hint_takes_the_place_of_the_chosen_cell() {
    let mut window = TestGame::of(2, ALONE).open();
    window.key(Key::Num4);
    assert!(window.says("Sow cell 4 to the left, clockwise"), "{:#?}", window.names());
    window.press("Hint");
    window.wait("a hint", |window| window.has(HINTED));
    assert!(!window.says("Sow cell 4"), "no arrow of another cell is offered");
}

#[test]
fn the_arrow_of_a_hint_can_be_pressed_and_playing_it_clears_the_hint() {
    let mut window = TestGame::of(2, PERSONS).open();
    window.press("Hint");
    window.wait("a hint", |window| window.has(HINTED));
    window.press(HINTED);
    assert!(window.says("Player 1: cell 2 to the right"));
    assert!(!window.says("hint)") && !window.says("Hint: "));
    window.press("Hint");
    window.wait("a hint", |window| window.says("(hint)"));
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.press("Agree");
    assert!(!window.says("(hint)") && !window.says("Hint: "), "undo clears it");
}

#[test]
fn another_cell_can_be_chosen_while_a_hint_is_shown() {
    let mut window = TestGame::of(2, ALONE).open();
    window.press("Hint");
    window.wait("a hint", |window| window.has(HINTED));
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowLeft);
    assert!(!window.has(HINTED) && window.says("Sow cell 4 to the left, clockwise"));
    assert!(window.says("Hint: cell 2"), "the sentence stays");
    window.key(Key::Escape);
    assert!(window.has(HINTED));
    window.key(Key::Escape);
    assert!(!window.says("Hint: "), "Esc hides the hint before it leads to the menu");
    assert!(window.has("You, cell 4: 5 dân"));
}

#[test]
fn what_the_pointer_rests_on_does_not_hide_a_hint() {
    let mut window = TestGame::of(2, PERSONS).open();
    window.press("Player 1, cell 3: 5 dân");
    let arrow = window.rect_of("Sow cell 3 to the right").center();
    window.hover(arrow);
    assert!(window.says("Cell 3 to the right: "), "{:#?}", window.names());
    window.key(Key::H);
    window.wait("a hint", |window| window.says("Hint: cell 2"));
    assert!(!window.says("Cell 3 to the right: "), "{:#?}", window.names());
    window.hover(arrow + vec2(2.0, 0.0));
    assert!(window.says("Cell 3 to the right: "), "{:#?}", window.names());
}

#[test]
fn the_game_continues_during_a_hint_search_and_a_second_press_cancels_it() {
    let (analysis_engine, free) = held();
    let mut window = TestGame { analysis_engine, ..TestGame::of(2, PERSONS) }.open();
    window.press("Hint");
    assert!(window.has("Looking for a good move…"));
    window.key(Key::H);
    assert!(window.says("Player 1 to move"));
    window.key(Key::H);
    window.press("Player 1, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    free.store(true, Ordering::SeqCst);
    window.let_seconds_pass(1.0);
    assert!(window.says("Player 2 to move") && !window.says("(hint)"), "the answer is stale");
}

#[test]
fn hints_are_offered_on_a_persons_turn_only() {
    let (move_engine, released) = crate::gui_support::held_engine();
    let mut window = Opening { move_engine, ..Opening::default() }.playing(&["Off"]);
    assert!(window.is_enabled("Hint"));
    window.play_first_move("You");
    assert!(window.says("thinking") && !window.is_enabled("Hint"));
    window.key_and_step(Key::H);
    assert!(!window.says("Looking for a good move"));
    released.store(true, Ordering::SeqCst);
    window.wait_for_turn();
    assert!(window.is_enabled("Hint"));
    let window = TestGame::of(2, "Computer(Easy), Computer(Easy), Person, Person").open();
    assert!(!window.has("Hint"), "no person can use it");
}

#[test]
fn hints_are_given_on_a_triangle_and_a_square() {
    for sides in [3, 4] {
        let mut window = TestGame::of(sides, PERSONS).open();
        window.press("Hint");
        window.wait("a hint", |window| window.has(HINTED));
        assert!(window.says("Hint: cell 2 to the right captures"), "{:#?}", window.names());
        window.press(HINTED);
        window.press("Hint");
        window.wait("a hint", |window| window.says("(hint)"));
        assert!(window.says("wards"), "the row of player 2 runs up and down");
    }
}

#[test]
fn e_toggles_the_evaluation_and_the_choice_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let open = || {
        let (settings, analysis_engine) = (Some(path.clone()), pessimist());
        Opening { settings, analysis_engine, ..Opening::default() }.playing(&[])
    };
    let mut window = open();
    assert!(!window.says("Evaluation:"), "it is off at first");
    window.key_and_step(Key::E);
    window.wait("the evaluation", |window| window.says(BEHIND));
    assert!(window.says("best move: cell 2 to the right") && !window.says("depth"));
    let mut window = open();
    window.wait("the evaluation", |window| window.says(BEHIND));
    window.press("More");
    assert!(window.is_chosen("Evaluation bar"));
    window.press("Evaluation bar");
    assert!(!window.says("Evaluation:") && !window.says("best move: cell 2 to the right"));
    assert!(!open().says("Evaluation:"));
}

#[test]
fn the_evaluation_is_from_the_view_of_the_near_person_for_either_side_to_move() {
    let mut window = TestGame { evaluation: true, ..TestGame::of(2, PERSONS) }.open();
    window.wait("the evaluation", |window| window.says("Evaluation: Player 1 behind by 3 points"));
    window.press("Player 1, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    window.wait("the evaluation", |window| window.says("Evaluation: Player 1 ahead by 3 points"));
    // With more sides, the evaluation is from the view of the side to move.
    let mut window = TestGame { evaluation: true, ..TestGame::of(3, PERSONS) }.open();
    window.wait("the evaluation", |window| window.says("Evaluation: Player 1 behind by 3 points"));
    window.press("Player 1, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    window.wait("the evaluation", |window| window.says("Evaluation: Player 2 behind by 3 points"));
}

#[test]
fn a_proven_result_says_so() {
    let proven: AnalysisEngine = Arc::new(|game, limits, _| {
        let analysis = third_move(game, limits.nodes.unwrap_or(1));
        Some(Analysis { score: 12, turns: Some(7), proven: true, ..analysis })
    });
    let mut window =
        TestGame { evaluation: true, analysis_engine: proven, ..TestGame::of(2, PERSONS) }.open();
    window.wait("the evaluation", |window| {
        window.says("Evaluation: Player 1 ahead by 12 points, proven") && window.has("proven")
    });
    window.press("Hint");
    let text = "Hint: cell 2 to the right captures 6 and wins by 12 points in 7 turns with \
                best play.";
    window.wait("the hint", |window| window.has(text));
}

#[test]
fn the_result_shows_the_help_each_person_had() {
    let mut window = TestGame { evaluation: true, ..TestGame::of(2, ALONE) }.open();
    for _ in 0..2 {
        window.press("Hint");
        window.wait("a hint", |window| window.says("(hint)"));
        window.key(Key::H);
        window.press_part("You, cell 1: ");
        window.press_part("Sow cell 1 to the right");
        window.wait_for_turn();
    }
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.play_to_the_end();
    assert!(window.has("with evaluation, 2 hints, 1 move undone"), "{:#?}", window.names());
    assert!(window.names().iter().filter(|name| name.starts_with("with ")).count() == 1);
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.play_to_the_end();
    assert!(window.has("with evaluation, 2 hints, 2 moves undone"));
    window.press("Look at the board");
    assert!(!window.is_enabled("Hint"), "there is nothing left to hint at");
    assert!(window.has("result"), "the bar shows how it ended");
    window.key_with(Modifiers::COMMAND, Key::N);
    window.play_to_the_end();
    assert!(!window.says("undone"), "a new game counts from zero");
}

#[test]
fn hint_and_evaluation_fit_the_window_in_every_size_and_language() {
    let sizes = [vec2(640.0, 400.0), vec2(800.0, 500.0), vec2(1100.0, 700.0), vec2(1280.0, 800.0)];
    for size in sizes {
        for sides in 2..=4 {
            for (language, hint) in [("English", "(hint)"), ("Vietnamese", "(gợi ý)")] {
                let place = format!("{sides} sides, {language}, {size}");
                // The rules with the longest name.
                let rules = "report quan_value=5 young_quan=3";
                let table = TestGame {
                    rules,
                    size,
                    language,
                    evaluation: true,
                    ..TestGame::of(sides, PERSONS)
                };
                let mut window = table.open();
                for _ in 0..sides {
                    window.press_either(&["Hint", "Gợi ý"]);
                    window.wait("a hint", |window| window.says(hint));
                    let wrong = window.badly_placed_buttons(32.0, false);
                    assert!(wrong.is_empty(), "{place}: {wrong:#?}");
                    let bar =
                        ["Evaluation: ", "Đánh giá: "].into_iter().find(|bar| window.says(bar));
                    let bar = window.rect_of(bar.expect("the evaluation is shown"));
                    let over = window.buttons_over(bar);
                    assert!(over.is_empty(), "{place}: {over:?} over the evaluation");
                    window.press_part(hint);
                }
                window.press_either(&["More", "Thêm"]);
                let wrong = window.bad_buttons_of_page(32.0);
                assert!(wrong.is_empty(), "{place}, more: {wrong:#?}");
            }
        }
    }
}

/// Returns an analysis engine that expects 2+ at the start and then always the first legal move. With that it is
/// ten points ahead, and three behind with any other move.
fn planner() -> AnalysisEngine {
    Arc::new(|game, limits, _| {
        let nodes = limits.nodes.unwrap_or(1);
        let best = third_move(game, nodes).best();
        let (mut pv, score) = match limits.only {
            Some(mv) if mv != best => (vec![mv], -3),
            _ => (vec![best], 10),
        };
        let mut game = game.clone();
        game.play(pv[0]).ok()?;
        while pv.len() < 4
            && let Some(mv) = game.legal_moves().first().copied()
        {
            game.play(mv).ok()?;
            pv.push(mv);
        }
        Some(Analysis { pv, score, depth: 9, turns: None, proven: false, nodes })
    })
}

/// What the line of that hint leads to, from empty stores to 6 and 3 points.
const AFTER_LINE: &str = "After these 4 turns: Player 1 +6, Player 2 +3.";

/// Opens a game of two people at this speed, whose hint expects several turns.
fn with_line(speed: &str) -> Window {
    let opening = Opening { analysis_engine: planner(), ..Opening::default() };
    let mut window = opening.playing(&["Two players", speed]);
    window.key_and_step(Key::H);
    window.wait("a hint", |window| window.has(HINTED));
    window
}

#[test]
fn a_hint_says_by_how_much_its_move_is_better_than_the_others() {
    // Under these rules, no values of moves are known in advance.
    let table =
        TestGame { rules: "classic dan=4", analysis_engine: planner(), ..TestGame::of(2, PERSONS) };
    let mut window = table.open();
    window.press("Hint");
    window.wait("a hint", |window| window.says("13 points better"));
}

#[test]
fn the_line_of_a_hint_is_played_on_the_board_which_stays_on_its_last_position() {
    let mut window = with_line("Normal");
    window.press("What follows");
    window.wait("the first move", |window| {
        window.says("Expected move 1 of 4: Player 1: cell 2 to the right")
    });
    assert!(!window.has(HINTED), "no move can be chosen on that board");
    window.wait("a later move", |window| window.says("Expected move 3 of 4: Player 1"));
    window.wait("the last move", |window| window.says("Expected move 4 of 4: Player 2"));
    window.wait("the end of the line", |window| window.says(AFTER_LINE));
    window.let_seconds_pass(30.0);
    assert!(window.says(AFTER_LINE) && !window.has(HINTED), "{:#?}", window.names());
    window.press("Back to the game");
    assert!(window.says("Hint: cell 2") && window.has("What follows"));
    assert!(window.has("Player 1, cell 2: 5 dân"), "the position of the game");
    window.press(HINTED);
    assert!(window.says("Player 1: cell 2 to the right"), "{:#?}", window.names());
}

#[test]
fn the_line_of_a_hint_can_be_left_at_any_time() {
    let mut window = with_line("Normal");
    let is_shown = |window: &Window| window.says("Expected move");
    let show = |window: &mut Window| {
        window.key_with(Modifiers::SHIFT, Key::H);
        window.wait("the line", is_shown);
    };
    for key in [Key::Escape, Key::Space, Key::End] {
        show(&mut window);
        window.key_and_step(key);
        assert!(!is_shown(&window) && window.has(HINTED), "{key:?}");
    }
    show(&mut window);
    window.press("Back to the game");
    assert!(!is_shown(&window) && window.has(HINTED));
    show(&mut window);
    window.key_and_step(Key::H);
    assert!(!is_shown(&window) && !window.has(HINTED) && window.has("Hint"), "without the hint");
}

#[test]
fn without_motion_the_board_shows_the_position_after_the_line_of_a_hint() {
    for key in [Key::Escape, Key::Space, Key::Enter] {
        let mut window = with_line("Off");
        window.press("What follows");
        let line = "Expected: Player 1: cell 2 to the right; Player 2: cell 7 to the left; \
                    Player 1: cell 1";
        assert!(window.says(line) && window.says(AFTER_LINE), "{:#?}", window.names());
        assert!(!window.has(HINTED), "the board shows another position");
        window.let_seconds_pass(30.0);
        assert!(window.says(AFTER_LINE), "{:#?}", window.names());
        window.key(key);
        assert!(window.says("Hint: cell 2") && window.has(HINTED), "{key:?}");
    }
}

#[test]
fn the_line_of_a_hint_in_a_game_without_points_ends_with_its_position() {
    let mut window = between_people("pebbles=8 most=4", &[Key::Num2]);
    window.key(Key::H);
    window.wait("a hint", |window| window.has("What follows"));
    window.press("What follows");
    window.wait("the end of the line", |window| window.says("This is the position after "));
    window.let_seconds_pass(30.0);
    assert!(window.says("This is the position after "), "{:#?}", window.names());
    window.press("Back to the game");
    assert!(window.has("What follows"), "{:#?}", window.names());
}

#[test]
fn the_hint_keeps_its_button_in_the_narrowest_window() {
    let mut window = TestGame { size: vec2(426.0, 266.0), ..TestGame::of(2, ALONE) }.open();
    window.press("Hint");
    // The board stands upright.
    let hinted = "Sow cell 2 upwards, anticlockwise (hint)";
    window.wait("a hint", |window| window.has(hinted));
}

#[test]
fn a_hint_in_large_text_is_shown_whole() {
    for size in [vec2(1280.0, 800.0), vec2(1024.0, 768.0), vec2(800.0, 600.0)] {
        for percent in [200, 300] {
            let mut window = Opening { size, ..Opening::default() }.playing(&["Off"]);
            window.enlarge_text(percent);
            window.key(Key::H);
            window.wait("the hint", |window| window.says("Hint: "));
            window.let_seconds_pass(0.5);
            let (text, room) = (window.text_rect("Hint: "), window.room());
            assert!(room.contains_rect(text), "{size} at {percent} %: {text} in {room}");
        }
    }
}
