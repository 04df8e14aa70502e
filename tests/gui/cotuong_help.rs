//! What the room of cờ tướng says to a new player: why a piece cannot go somewhere, why a text is no
//! position or move, the numbers of moves, and the puzzles.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, TableSettings};

const WIDE: Vec2 = vec2(1280.0, 800.0);

fn room(size: Vec2, table: TableSettings) -> Window {
    let mut settings: Settings = Opening::settings(Language::English, Speed::Off);
    settings.tables.insert("cotuong".to_owned(), table);
    let mut window = Opening { size, ..Opening::default() }.with(&settings);
    window.act("Other games");
    window.act("Cờ tướng");
    window
}

fn persons() -> TableSettings {
    TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() }
}

fn playing() -> Window {
    let mut window = room(WIDE, persons());
    window.act("Play");
    window
}

#[test]
fn a_blocked_crossing_says_what_is_in_the_way() {
    let mut window = playing();
    for (piece, crossing, why) in [
        (
            "b0, red horse",
            "d1, empty",
            "your own elephant on file 7, right beside it, blocks the way.",
        ),
        ("a0, red chariot", "a4, empty", "your own soldier on file 9 is in the way."),
        ("b2, red cannon", "b7, black cannon", "exactly one piece, but none stands in between."),
        ("d0, red advisor", "c1, empty", "The advisor never leaves the palace."),
        ("c3, red soldier", "c2, empty", "A soldier never goes back."),
        ("c3, red soldier", "b3, empty", "A soldier goes sideways only across the river."),
    ] {
        window.press(piece);
        window.press(crossing);
        assert!(window.says(why), "{why}: {:#?}", window.names());
        window.key(Key::Escape);
    }
}

#[test]
fn a_pasted_position_without_a_general_is_refused_for_that() {
    let mut window = room(WIDE, persons());
    window.paste("9/9/9/9/9/9/9/9/9/4K4 w");
    assert!(window.says("Black has no general."), "{:#?}", window.names());
    window.act("Close");
    window.paste("4k4/9/9/9/9/9/9/9/9 w");
    assert!(window.says("The board has 10 ranks"), "{:#?}", window.names());
}

#[test]
fn enter_ends_what_is_typed_and_a_text_that_is_no_move_is_refused() {
    let mut window = playing();
    window.type_text("abc");
    window.key(Key::Enter);
    assert!(window.says("There is no move “abc”."), "{:#?}", window.names());
    window.type_text("P2-5");
    assert!(window.has("e2, red cannon"), "the field is empty again: {:#?}", window.names());
}

#[test]
fn a_digit_after_the_key_of_a_command_says_how_to_begin_the_move() {
    let mut window = playing();
    window.type_text("l2");
    assert!(window.says("A move begins with the letter of its piece"), "{:#?}", window.names());
    window.type_text("/h2e2");
    assert!(window.has("e2, red cannon"), "{:#?}", window.names());
}

#[test]
fn moves_are_numbered_in_pairs() {
    let mut window = playing();
    for mv in ["h2e2", "h9g7", "h0g2"] {
        window.type_text(&format!("/{mv}"));
    }
    window.key(Key::L);
    for row in ["1. Red: C2=5", "1… Black: H8+7", "2. Red: H2+3"] {
        assert!(window.has(row), "{row}: {:#?}", window.names());
    }
    let [first, second, third] =
        ["1. Red: C2=5", "1… Black: H8+7", "2. Red: H2+3"].map(|row| window.exact_rect(row));
    assert!(first.top() == second.top() && first.right() <= second.left(), "one row");
    assert!(third.top() >= first.bottom());
    window.press("1… Black: H8+7");
    assert!(window.says("Looking back: after move 1 of 2."), "{:#?}", window.names());
}

#[test]
fn a_game_from_a_position_with_black_to_move_begins_with_black() {
    let mut window = room(WIDE, persons());
    window.paste("[Game \"cotuong\"]\n[Start \"4k4/9/9/9/9/9/9/9/R8/3K5 b\"]\n\ne9e8 a1a2");
    window.key(Key::L);
    assert!(window.has("1… Black: K5+1"), "{:#?}", window.names());
    assert!(window.has("2. Red: R9+1"), "{:#?}", window.names());
}

#[test]
fn the_list_of_puzzles_counts_what_became_of_them() {
    let mut window = room(WIDE, persons());
    window.act("Puzzles (0 of 140)");
    assert!(window.has("Mate in 4: 0 solved, 0 missed, 35 open"), "{:#?}", window.names());
    window.act("Mate in 1: 0 solved, 0 missed, 35 open");
    window.act("Puzzle 1, open");
    assert!(window.says("Puzzle 1 · Mate in 1") && window.says("Red to move: mate in 1 move."));
    let board = &::cotuong::puzzles()[0].board;
    let right = ::cotuong::mate_by_checks(board, 1).expect("a mate")[0];
    window.key(Key::H);
    assert!(window.says("Hint: a horse delivers the mate."), "{:#?}", window.names());
    assert!(window.says("The next hint names the piece; the puzzle then counts as missed."));
    window.type_text(&format!("/{right}"));
    window.wait("the end", |window| window.says("Solved! Theme: The horse mates."));
    assert!(window.is_focused("Next"), "{:#?}", window.names());
    window.key(Key::Escape);
    window.act("Puzzle 2, open");
    window.key(Key::H);
    window.key(Key::H);
    let board = &::cotuong::puzzles()[1].board;
    let right = ::cotuong::mate_by_checks(board, 1).expect("a mate")[0];
    // Red counts the files from its right.
    let column = right.from.to_string().bytes().next().expect("a letter") - b'a';
    let piece = format!("on file {}.", 9 - column);
    assert!(window.says("Hint: move the") && window.says(&piece), "{:#?}", window.names());
    window.act("Solution");
    window.wait("the end", |window| window.says("The solution: "));
    assert!(window.says("). The puzzle returns on "), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("Mate in 1: 1 solved, 1 missed, 33 open"), "{:#?}", window.names());
    assert!(window.has("Puzzle 1, solved") && window.has("Puzzle 2, missed"));
    assert!(window.has("Solved: 1, of 2 tried") && !window.says("Rating: 500"));
    window.key(Key::Escape);
    assert!(window.has("Puzzles (1 of 140)"), "{:#?}", window.names());
}

#[test]
fn what_an_older_program_knew_of_the_puzzles_counts() {
    let table = TableSettings { solved: [0, 2].into(), missed: [1].into(), ..persons() };
    let mut window = room(WIDE, table);
    window.act("Puzzles (2 of 140)");
    assert!(window.has("Solved: 2, of 3 tried"), "{:#?}", window.names());
    assert!(window.has("Mate in 1: 2 solved, 1 missed, 32 open"), "{:#?}", window.names());
    assert!(window.says("1 puzzle that you missed returns "), "{:#?}", window.names());
}

#[test]
fn the_position_of_the_day_and_the_themes_exist_for_mates() {
    let mut window = room(WIDE, persons());
    window.act("Puzzles (0 of 140)");
    window.press("Solve this puzzle");
    assert!(window.says("Daily puzzle, ") && window.says("to move: mate in "));
    window.key(Key::Escape);
    window.open_list("Theme: All themes");
    window.press("A sacrifice");
    window.press_either(&["Solve the first puzzle", "Next puzzle"]);
    window.key(Key::H);
    assert!(window.says("Hint: sacrifice a piece."), "{:#?}", window.names());
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.has("Puzzles (0 of 140)"), "{:#?}", window.names());
}

#[test]
fn the_easiest_puzzles_begin_with_red() {
    let puzzles = ::cotuong::puzzles();
    let easiest: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.moves == 1).collect();
    let red = |puzzle: &&::cotuong::Puzzle| puzzle.board.to_move() == ::cotuong::Color::Red;
    assert!(red(&easiest[0]));
    let last_red = easiest.iter().rposition(&red).expect("red has some");
    assert!(easiest[..=last_red].iter().all(red), "all of red come first");
}

#[test]
fn the_arrow_keys_go_through_the_list_which_is_one_stop() {
    let mut window = room(WIDE, persons());
    window.act("Puzzles (0 of 140)");
    window.act("Mate in 1: 0 solved, 0 missed, 35 open");
    window.focus("Puzzle 1, open");
    window.key(Key::ArrowRight);
    assert!(window.is_focused("Puzzle 2, open"), "{:?}", window.focused());
    window.key(Key::Tab);
    assert!(!window.focused().is_some_and(|(name, _)| name.starts_with("Puzzle ")));
}

#[test]
fn a_wrong_move_in_a_lesson_has_its_reason() {
    let mut window = room(WIDE, persons());
    window.press("Lesson");
    window.type_text("/e2d3");
    assert!(window.says("The chariot on file 5 cannot go there."), "{:#?}", window.names());
    window.type_text("/e2e5");
    assert!(window.says("it captures nothing."), "{:#?}", window.names());
    window.press("Try again");
    for mv in "e2e6 c2d4 b2b9 e5d5 g0e2 e0d0 d0e1 a2d2 c2c5".split(' ') {
        window.type_text(&format!("/{mv}"));
        window.press("Continue");
    }
    window.type_text("/a2a3");
    assert!(window.says("That move is not check, so it is not mate."), "{:#?}", window.names());
}

#[test]
fn escape_leads_from_a_game_to_the_start_page_and_to_the_other_games() {
    let mut window = playing();
    window.type_text("P2-5");
    window.key(Key::Escape);
    assert!(window.says("Continue ") && window.has("Lesson"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("Pebbles") && window.has("Cờ caro"), "{:#?}", window.names());
    window.press_part("Continue ");
    window.press("Cờ tướng");
    assert!(window.has("Lesson"), "the button says where it leads: {:#?}", window.names());
}

#[test]
fn the_home_keeps_its_own_game_and_continues_the_others_in_a_row() {
    let mut window = Opening::default().with(&{
        let mut settings: Settings = Opening::settings(Language::English, Speed::Off);
        settings.tables.insert("cotuong".to_owned(), persons());
        settings
    });
    window.act("Two players");
    window.act("Play");
    window.play_first_move("Player 1");
    window.key(Key::Escape);
    assert!(window.has("Continue game") && !window.has("Cờ tướng"), "{:#?}", window.names());
    window.act("Other games");
    window.act("Cờ tướng");
    window.act("Play");
    window.type_text("P2-5");
    window.key(Key::Escape);
    window.act("Home");
    let text = window.description_of("Cờ tướng").expect("a text");
    assert!(text.starts_with("Red – Black. Black to move"), "{text}");
    let own = window.description_of("Continue game").expect("a text");
    assert!(own.contains("Player 2: 0."), "{own}");
    assert!(window.has("New game"), "{:#?}", window.names());
    window.act("Cờ tướng");
    assert!(window.has("e2, red cannon"), "{:#?}", window.names());
    window.key(Key::Escape);
    window.act("Home");
    window.act("Continue game");
    assert!(window.says("Player 2 to move"), "{:#?}", window.names());
}

#[test]
fn after_a_dialog_in_a_replay_a_click_on_the_board_plays_nothing() {
    let closings: [fn(&mut Window); 3] = [
        |window| window.key(Key::Escape),
        |window| window.press_last("Close"),
        |window| window.click_at(eframe::egui::pos2(20.0, 780.0)),
    ];
    for close in closings {
        let mut window = playing();
        for mv in ["h2e2", "h9g7", "h0g2"] {
            window.type_text(&format!("/{mv}"));
        }
        window.key(Key::F5);
        window.press("Play from here");
        window.wait("the dialog", |window| window.dialog().is_some());
        close(&mut window);
        assert_eq!(window.dialog(), None);
        window.click_at(window.exact_rect("e4, empty").center());
        window.let_seconds_pass(3.0);
        assert!(window.has("h2, red cannon"), "{:#?}", window.names());
    }
}

#[test]
fn a_toast_leaves_the_board_in_sight_in_the_smallest_window() {
    let mut window = room(vec2(640.0, 400.0), persons());
    window.act("Play");
    let before = window.exact_rect("a0, red chariot");
    window.paste("[Game \"cotuong\"]\n\nh2e2 h9g7");
    let toast = window.texts().into_iter().find(|text| text.text.contains("read as a record"));
    let toast = toast.expect("the toast");
    let board = before.union(window.exact_rect("i9, black chariot"));
    assert!(!toast.ink.intersects(board), "{toast:?} covers {board}");
}

#[test]
fn the_lesson_goes_on_where_it_was_left_and_its_steps_can_be_skipped() {
    let mut window = room(WIDE, persons());
    window.act("Lesson");
    assert!(!window.is_enabled("Previous step"));
    window.act("Next step");
    window.act("Next step");
    assert!(window.says("Step 3 of 13"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert_eq!(window.saved_settings().table("cotuong").look, 1, "a game has these pieces, too");
    window.act("Lesson · Step 3 of 13");
    assert!(window.says("Step 3 of 13"), "{:#?}", window.names());
    assert_eq!(window.saved_settings().table("cotuong").lesson_step, 2);
    window.type_text("/b2b9");
    window.press("Continue");
    window.act("Previous step");
    assert!(window.says("Step 3 of 13"), "{:#?}", window.names());
    for _ in 0..10 {
        window.act("Next step");
    }
    assert!(window.says("Step 13 of 13") && !window.is_enabled("Next step"));
    window.type_text("/f6g8");
    assert!(window.says("You have finished the lesson."), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.has("Lesson"), "it begins at its start again: {:#?}", window.names());
}

#[test]
fn the_home_shows_the_board_of_the_game_that_it_continues() {
    type Presses = &'static [&'static str];
    let soldiers: [Presses; 2] =
        [&["a3, red soldier", "a4, possible"], &["i3, red soldier", "i4, possible"]];
    let games: [(&str, &str, [Presses; 2]); 3] = [
        ("cotuong", "Cờ tướng", soldiers),
        ("caro", "Cờ caro", [&["h8, empty"], &["c3, empty"]]),
        ("pebbles", "Pebbles", [&["Take 1"], &["Take 3"]]),
    ];
    for (id, title, [one, other]) in games {
        let home_after = |presses: Presses| {
            let mut settings: Settings = Opening::settings(Language::English, Speed::Off);
            settings.tables.insert(id.to_owned(), persons());
            let mut window = Opening { size: WIDE, ..Opening::default() }.with(&settings);
            window.act("Other games");
            window.act(title);
            window.press_last("Play");
            for press in presses {
                window.press(press);
            }
            window.let_seconds_pass(1.0);
            window.key(Key::Escape);
            window.act("Home");
            window.let_seconds_pass(1.0);
            window.picture().pixels
        };
        assert_eq!(home_after(one), home_after(one), "{title}");
        assert_ne!(home_after(one), home_after(other), "{title}");
    }
}

#[test]
fn a_handicap_that_stays_from_the_last_game_is_named_on_the_page() {
    let options = "handicap=M2 first_moves=1".to_owned();
    let window = room(WIDE, TableSettings { options, ..persons() });
    assert!(window.says("Handicap: 1 piece, 1 extra move."), "{:#?}", window.names());
    let window = room(WIDE, persons());
    assert!(!window.names().iter().any(|name| name.contains("1 piece")), "{:#?}", window.names());
}

#[test]
fn letters_in_a_name_field_are_no_commands() {
    let mut window = room(WIDE, persons());
    window.act("Change…");
    window.focus("Name (player 1)");
    let before = window.saved_settings();
    for key in [Key::M, Key::S, Key::E, Key::H, Key::T, Key::L] {
        window.key(key);
    }
    window.type_text("Mai");
    window.paste(" Lan");
    window.key(Key::Enter);
    let after = window.saved_settings();
    assert_eq!((after.music, after.effects), (before.music, before.effects));
    assert_eq!(
        after.table("cotuong").names.persons[0].as_str(),
        "Mai Lan",
        "{:#?}",
        window.names()
    );
    assert_eq!(window.dialog().as_deref(), Some("New game"));
}

#[test]
fn a_pasted_game_without_a_start_begins_at_the_usual_one() {
    let options = "handicap=M8,X9 first_moves=0".to_owned();
    let mut window = room(WIDE, TableSettings { options, ..persons() });
    assert!(window.says("Handicap: 2 pieces."), "{:#?}", window.names());
    window.paste("[Game \"cotuong\"]\n\nh2e2 b9c7 b0c2");
    window.key(Key::End);
    assert!(window.has("c2, red horse") && window.has("a0, red chariot"), "{:#?}", window.names());
}

#[test]
fn the_game_after_the_lesson_has_the_pieces_of_the_lesson() {
    let mut window = room(WIDE, persons());
    window.act("Lesson");
    for _ in 0..12 {
        window.act("Next step");
    }
    window.type_text("/f6g8");
    window.press("Play now");
    assert_eq!(window.saved_settings().table("cotuong").look, 1);
}
