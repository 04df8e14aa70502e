//! The room of cờ tướng: moves by click, drag, arrow keys and typing, the sets of pieces, the turned
//! board, and what the screen says.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Color32, Key, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, ONLY_LESSON, Settings, Speed, TableSettings};

/// The colour of the rays around a general in check.
const ALARM: Color32 = Color32::from_rgb(0xD8, 0x2A, 0x1C);

fn settings(table: TableSettings) -> Settings {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    settings.tables.insert("cotuong".to_owned(), table);
    settings
}

fn persons() -> TableSettings {
    TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() }
}

fn playing(size: Vec2, table: TableSettings) -> Window {
    let mut window = Opening { size, ..Opening::default() }.with(&settings(table));
    window.act("Other games");
    window.act("Cờ tướng");
    window.act("Play");
    window
}

fn wide(table: TableSettings) -> Window {
    playing(vec2(1280.0, 800.0), table)
}

/// Types moves, each after the sign that begins one.
fn play(window: &mut Window, moves: &str) {
    for mv in moves.split(' ') {
        window.type_text(&format!("/{mv}"));
    }
}

#[test]
fn two_clicks_move_a_piece_and_show_where_it_may_go() {
    let mut window = wide(persons());
    assert!(window.has("Red") && window.has("Black"), "{:#?}", window.names());
    window.press("b0, red horse");
    assert!(window.has("b0, red horse, chosen"), "{:#?}", window.names());
    assert!(window.has("c2, possible") && window.has("a2, possible"));
    assert!(window.has("d1, empty"), "an elephant's file is no way of the horse");
    window.press("c2, possible");
    assert!(window.has("c2, red horse") && window.has("b0, empty"));
    assert!(
        window.says("Red played H8+7 (horse, file 8, forward to file 7)."),
        "{:#?}",
        window.names()
    );
    assert!(window.says("Black to move."), "{:#?}", window.names());
}

#[test]
fn a_second_click_on_the_piece_and_escape_drop_the_choice() {
    let mut window = wide(persons());
    window.press("b0, red horse");
    window.press("b0, red horse, chosen");
    assert!(window.has("b0, red horse") && window.has("c2, empty"));
    window.press("h2, red cannon");
    window.key(Key::Escape);
    assert!(window.has("h2, red cannon") && window.has("e2, empty"), "{:#?}", window.names());
}

#[test]
fn a_wrong_crossing_is_refused_with_the_reason() {
    let mut window = wide(persons());
    window.press("a0, red chariot");
    window.press("b2, red cannon");
    assert!(window.has("b2, red cannon, chosen"), "another own piece is chosen instead");
    window.press("c4, empty");
    assert!(window.says("The cannon on file 8 cannot go there."), "{:#?}", window.names());
    window.key(Key::Escape);
    window.press("e9, black general");
    let refused = "You cannot move the other side's general on file 5.";
    assert!(window.says(refused), "{:#?}", window.names());
    window.press("e4, empty");
    let empty = "No piece stands on file 5, row 5 from your edge (e4).";
    assert!(window.says(empty), "{:#?}", window.names());
}

#[test]
fn a_piece_is_dragged_to_its_crossing() {
    let mut window = wide(persons());
    let [from, to] = ["h2, red cannon", "e2, empty"].map(|name| window.exact_rect(name).center());
    window.begin_drag(from, to);
    window.end_drag(to);
    assert!(window.has("e2, red cannon") && window.has("h2, empty"), "{:#?}", window.names());
}

#[test]
fn moves_are_typed_in_either_form() {
    let mut window = wide(persons());
    // A capital letter begins a move, even that of a command.
    window.type_text("P2-5");
    assert!(window.has("e2, red cannon"), "{:#?}", window.names());
    play(&mut window, "h9g7 M2.3");
    assert!(window.has("g7, black horse") && window.has("g2, red horse"), "{:#?}", window.names());
    window.type_text("M");
    assert!(window.says("Move: M…"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(!window.says("Move: M…"));
    window.type_text("X1.4");
    let why = "The chariot on file 1 cannot go there: your own soldier on file 1 is in the way.";
    assert!(window.says(why), "{:#?}", window.names());
}

#[test]
fn letters_with_the_accents_of_vni_are_read_as_typed() {
    let mut window = wide(persons());
    // The input method takes the "e" back and sends "è" for "e2".
    window.type_text("/h2e");
    window.key(Key::Backspace);
    window.type_text("è");
    assert!(window.has("e2, red cannon"), "{:#?}", window.names());
    window.type_text("/a");
    window.key(Key::Backspace);
    window.type_text("âa");
    window.key(Key::Backspace);
    window.type_text("ạ");
    assert!(window.has("a5, black soldier"), "{:#?}", window.names());
}

#[test]
fn arrow_keys_go_from_crossing_to_crossing_and_enter_presses_them() {
    let mut window = wide(persons());
    window.key(Key::ArrowUp);
    assert!(window.is_focused("e0, red general"), "{:?}", window.focused());
    window.key(Key::Enter);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert!(window.has("e1, red general"), "{:#?}", window.names());
}

#[test]
fn captured_pieces_lie_beside_the_player_and_come_back_with_undo() {
    let mut window = wide(persons());
    play(&mut window, "b2b9 a9b9");
    assert!(
        window
            .says("Black played R1=2 (chariot, file 1, sideways to file 2) and captured a cannon."),
        "{:#?}",
        window.names()
    );
    assert!(
        window.has("Captured: 1 horse") && window.has("Captured: 1 cannon"),
        "{:#?}",
        window.names()
    );
    window.press("Undo");
    window.press("Agree");
    assert!(window.has("b9, red cannon") && !window.has("Captured: 1 cannon"));
    window.press("Redo");
    assert!(window.has("b9, black chariot"), "{:#?}", window.names());
}

#[test]
fn the_board_is_turned_and_keeps_the_names_of_its_crossings() {
    let mut window = wide(persons());
    let before = window.exact_rect("a0, red chariot");
    window.key(Key::T);
    let after = window.exact_rect("a0, red chariot");
    assert!(after.center().y < before.center().y && after.center().x > before.center().x);
    assert!(window.saved_settings().table("cotuong").turned);
}

#[test]
fn check_is_said_and_must_be_parried() {
    let mut window = wide(persons());
    play(&mut window, "a0a1 a9a8 a1d1 a8a9 d1d9");
    assert!(window.says("and captured an advisor. Check!"), "{:#?}", window.names());
    assert!(window.says("Black to move, in check."), "{:#?}", window.names());
    play(&mut window, "a9a8");
    assert!(window.says("Your general would be in check after that."), "{:#?}", window.names());
}

#[test]
fn the_lessons_are_completed_with_the_right_moves_only() {
    let mut window = wide(persons());
    window.act("New game…");
    window.press("Lesson");
    play(&mut window, "e2e5");
    assert!(window.says("it captures nothing."), "{:#?}", window.names());
    window.press("Try again");
    let moves = "e2e6 c2d4 b2b9 e5d5 g0e2 e0d0 d0e1 a2d2 c2c5 a2d2 i7i9 b2e2 f6g8";
    for (number, mv) in moves.split(' ').enumerate() {
        play(&mut window, mv);
        if number < 5 {
            assert_eq!(window.strokes_of(ALARM), [], "no step has explained check: {mv}");
        }
        if number < 12 {
            window.press("Continue");
        }
    }
    assert!(window.says("You have finished the lesson."), "{:#?}", window.names());
    assert!(window.saved_settings().table("cotuong").learnt.contains(ONLY_LESSON));
}

#[test]
fn a_puzzle_is_missed_shown_and_solved_and_the_next_one_remembers_it() {
    let mut window = wide(persons());
    window.act("New game…");
    window.act("Puzzles (0 of 140)");
    window.act("Mate in 1: 0 solved, 0 missed, 35 open");
    window.act("Puzzle 1, open");
    assert!(window.says("Puzzle 1 · Mate in 1"), "{:#?}", window.names());
    assert!(window.says("mate in 1 move."), "{:#?}", window.names());
    let puzzle = &::cotuong::puzzles()[0];
    let right = ::cotuong::mate_by_checks(&puzzle.board, 1).expect("a mate")[0];
    let wrong = puzzle.board.legal_moves().into_iter().find(|mv| *mv != right).expect("a move");
    play(&mut window, &wrong.to_string());
    window.wait("the refutation", |window| window.has("Try again"));
    assert!(window.says("Not that move") || window.says("That is not the move"));
    assert!(window.says("Your puzzle rating: "), "{:#?}", window.names());
    window.press("Try again");
    play(&mut window, &right.to_string());
    window.wait("the end", |window| window.says("Solved after all!"));
    window.key(Key::Enter);
    assert!(window.says("Mate in ") && !window.says("Puzzle 1 ·"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("Puzzle 1, missed"), "{:#?}", window.names());
}

#[test]
fn the_stronger_side_takes_off_pieces_and_players_have_names_and_clocks() {
    let mut window = wide(persons());
    window.act("New game…");
    window.act("Change…");
    window.press("h0, give the horse");
    window.act("Per game");
    window.enter("Name (player 1)", "Lan");
    let saved = window.saved_settings();
    let table = saved.table("cotuong");
    assert_eq!(table.options, "handicap=M2 first_moves=0");
    window.act_either(&["Play", "New game"]);
    assert!(window.has("h0, empty") && window.has("b0, red horse"), "{:#?}", window.names());
    assert!(window.has("Red · Lan"), "{:#?}", window.names());
    assert!(window.says("Lan: 10 min"), "{:#?}", window.names());
    window.let_seconds_pass(61.0);
    play(&mut window, "h2e2");
    assert!(!window.names().iter().any(|name| name.contains("Lan: 10")), "{:#?}", window.names());
}

#[test]
fn the_computer_answers_and_its_hint_can_be_played() {
    let seats = TableSettings::default().seats;
    let mut window = wide(TableSettings { seats, ..TableSettings::default() });
    window.type_text("P2-5");
    window.wait("the reply", |window| window.says("Your turn"));
    window.key(Key::H);
    window.wait("the hint", |window| window.says("Hint: "));
    let names = window.names();
    let hint = names.iter().find_map(|name| name.strip_prefix("Hint: ")).expect("a hint");
    let mv = hint.split(' ').next().expect("a move").to_owned();
    window.type_text(&mv);
    assert!(window.says(&format!("You played {mv}")), "{mv}: {:#?}", window.names());
}

#[test]
fn the_sets_of_pieces_look_different() {
    let pictures = [0, 1, 2].map(|look| wide(TableSettings { look, ..persons() }).picture().pixels);
    assert!(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2]);
}

#[test]
fn every_crossing_is_in_the_window_at_every_size() {
    for size in [vec2(640.0, 400.0), vec2(480.0, 900.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)]
    {
        let window = playing(size, persons());
        let least = if size.y < 500.0 { 27.0 } else { 32.0 };
        for name in ["a0, red chariot", "i0, red chariot", "a9, black chariot", "e4, empty"] {
            let rect = window.exact_rect(name);
            assert!(rect.width() >= least, "{name} at {size}: {rect}");
            assert!(rect.left() >= 0.0 && rect.right() <= size.x, "{name} at {size}: {rect}");
            assert!(rect.top() >= 0.0 && rect.bottom() <= size.y, "{name} at {size}: {rect}");
        }
    }
}

#[test]
fn the_evaluation_is_shown_and_said_and_a_review_draws_its_graph() {
    let mut window = wide(persons());
    play(&mut window, "a0a1 a9a8 a1d1 a8a9 d1d9");
    window.key(Key::E);
    window.wait("an evaluation", |window| window.says("; best move: "));
    assert!(window.saved_settings().table("cotuong").evaluation);
    window.press("Replay");
    window.press("Review");
    window.wait("the review", |window| window.says("Accuracy"));
    assert!(window.has("Graph: who is ahead over 3 moves"), "{:#?}", window.names());
}

#[test]
fn a_copied_game_is_pasted_and_a_position_too() {
    let mut window = wide(persons());
    window.paste("[Game \"cotuong\"]\n\nh2e2 h9g7");
    assert!(window.has("e2, red cannon") || window.has("h2, red cannon"), "{:#?}", window.names());
    window.paste("4k4/R8/8R/9/9/9/9/9/9/3K5 w");
    assert!(window.has("a8, red chariot"), "{:#?}", window.names());
}
