//! Texts and files with games of any kind, at any page of the window: what opens, what is asked, what is
//! said; and games written for others.

use std::fs;

use crate::gui_support::{Opening, Window, set_rules};
use basics::{Form, PassedOver};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, vec2};
use o_an_quan::door::{Door, Found};
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Settings, Speed};
use tabletop::Notation;
use tabletop::archive::Stored;

/// Games of every kind, as people write them, with a name on the board after they were opened.
const TEXTS: [(&str, &str); 4] = [
    ("1. 2+ 7- 2. 5+", "Player 1, cell 2:"),
    ("1. P2-5 m8.7", "h2, red cannon"),
    ("h8i9j10", "h8, empty"),
    ("[Game \"pebbles\"]\n[Start \"12 4 0 0\"]\n\n2 4", "Pebbles"),
];

/// A game of cờ tướng in which the chariots go to and fro past the third occurrence.
const REPEATED: &str = "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 h2e2 h9g7";

/// Two games in one text.
const TWO: &str = "[Event \"Hội làng\"]\n[Red \"Lan\"]\n[Black \"Huệ\"]\n\n1. h2e2 h9g7 2. h0g2 1-0\n\n\
                   [Event \"Chung kết\"]\n[Red \"Mai\"]\n[Black \"Cúc\"]\n\n1. c3c4 g6g5 0-1\n";

/// Goes to a page from the home.
type Go = fn(&mut Window);

fn settings(language: Language) -> Settings {
    Opening::settings(language, Speed::Off)
}

fn english() -> Window {
    Opening::default().with(&settings(Language::English))
}

#[test]
fn moves_of_two_open_whole_after_an_evening_of_four() {
    let mut chosen = settings(Language::English);
    set_rules(&mut chosen, Rules::classic().for_sides(4).expect("two to four"));
    let mut window = Opening::default().with(&chosen);
    window.paste("I began with 3+, mum answered 8+, then I took with 2+!");
    assert!(window.says("3 moves"), "{:#?}", window.names());
}

#[test]
fn any_page_opens_a_game_of_any_kind() {
    let pages: [(&str, Go); 7] = [
        ("the tournaments", |window| window.act("For the class")),
        ("the home", |_| {}),
        ("other games", |window| window.act("Other games")),
        ("the room of cờ caro", |window| {
            window.act("Other games");
            window.act("Cờ caro");
        }),
        ("the room of the pebbles", |window| {
            window.act("Other games");
            window.act("Pebbles");
        }),
        ("lessons and puzzles", |window| window.act("Lessons and puzzles")),
        ("the editor", |window| window.key_with(Modifiers::COMMAND, Key::E)),
    ];
    for (page, go) in pages {
        for (text, shown) in TEXTS {
            let mut window = english();
            go(&mut window);
            window.paste(text);
            window.let_seconds_pass(1.0);
            assert!(window.says(shown), "{page}: {text}: {:#?}", window.names());
            assert!(!window.says("Not a game record"), "{page}: {text}");
        }
    }
}

#[test]
fn a_dropped_file_of_another_game_opens_its_room() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text, shown) in [
        ("game.pgn", "[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7", "h2, red cannon"),
        ("game.psq", "Piskvorky 15x15, 11:11, 1\n8,8,12\n9,7,33\n", "h8, empty"),
        ("game.sgf", "(;FF[4]GM[4]SZ[15];B[hh];W[ig])", "h8, empty"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        let mut window = english();
        window.drop_file(&path);
        assert!(window.has(shown), "{name}: {:#?}", window.names());
    }
}

#[test]
fn the_window_says_what_was_read_and_passed_over() {
    let mut window = english();
    window.paste("[Round \"3\"]\n1. P2-5 M8.7 {hay} 2. M2.3 (2. M8.7) X9-8");
    let read = "Cờ tướng: 4 moves, read as Vietnamese notation. \
                Skipped: 1 comment, 1 variation, 1 tag.";
    assert!(window.says(read), "{:#?}", window.names());
    let mut window = Opening::default().with(&settings(Language::Vietnamese));
    window.paste("h8 i9 j10 {giữa}");
    let read = "Cờ caro: 3 nước, dạng tên ô, cột trước. Đã bỏ qua: 1 lời bình.";
    assert!(window.says(read), "{:#?}", window.names());
}

#[test]
fn one_of_several_games_is_chosen_from_a_list() {
    let mut window = english();
    window.paste(TWO);
    assert!(window.says("Which game?"), "{:#?}", window.names());
    assert!(
        window.says("1. Lan – Huệ · Hội làng · Cờ tướng, 2 moves · 1–0"),
        "{:#?}",
        window.names()
    );
    window.press_part("2. Mai – Cúc");
    window.press("Go to the end");
    assert!(window.says("Mai") && window.has("g5, black soldier"), "{:#?}", window.names());
    window.paste(TWO);
    window.key(Key::Escape);
    assert!(window.has("g5, black soldier"), "closing the list changes nothing");
}

#[test]
fn the_keyboard_closes_a_refusal_in_a_window_of_any_size() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
        for (language, text, close) in [
            (Language::English, "https://example.org/van", "Close"),
            (Language::Vietnamese, "Ô ăn quan: 40–30!", "Đóng"),
        ] {
            let mut window = Opening { size, ..Opening::default() }.with(&settings(language));
            window.paste(text);
            window.let_seconds_pass(1.5);
            assert!(window.is_focused(close), "{size}: {text}: {:?}", window.focused());
            window.key(Key::Enter);
            assert!(!window.has(close), "{size}: {text}: {:#?}", window.names());
        }
    }
}

#[test]
fn a_refusal_takes_the_keyboard_from_what_it_covers() {
    let on_board: Go = |window| {
        window.act("Play");
        window.key(Key::ArrowRight);
    };
    let in_bar: Go = |window| {
        window.act("Play");
        window.key(Key::Tab);
    };
    for go in [on_board, in_bar] {
        let mut window = english();
        go(&mut window);
        let before = window.focused();
        assert!(before.is_some(), "{:#?}", window.names());
        window.paste("https://example.org/van");
        window.let_seconds_pass(1.5);
        assert!(window.is_focused("Close"), "{:?}", window.focused());
        window.key(Key::Enter);
        assert!(!window.says("Not a game record"), "{:#?}", window.names());
    }
}

#[test]
fn a_refusal_says_what_the_text_seems_to_be_and_what_can_be_pasted() {
    for (language, text, parts) in [
        (
            Language::English,
            "1. P2-5 M8.7\n2. P2-5",
            [
                "Only the beginning of the game could be read.",
                "Move 2 of the side that moved first (line 2)",
            ],
        ),
        (Language::English, "An\nBình\nChi", ["a list of names", "a new tournament"]),
        (Language::English, "Ô ăn quan: 40–30!", ["No game was found", "Copy the whole line"]),
        (Language::English, "2> 7<", ["This looks like Ô Ăn Quan.", "can be 2+ or 2-"]),
        (
            Language::English,
            "Yesterday: you 3 left, me 8 right.",
            ["This looks like Ô Ăn Quan.", "right and left depend on the seat"],
        ),
        (
            Language::Vietnamese,
            "Ván hôm qua nè bà ơi: 3 phải, 9 trái, 1 phải",
            ["3 phải", "phải và trái"],
        ),
        (Language::Vietnamese, "8h 9i 8h", ["2 nước", "Nước 3: "]),
        (Language::Vietnamese, "https://example.org/van", ["địa chỉ một trang web", "dán vào đây"]),
    ] {
        let mut window = Opening::default().with(&settings(language));
        window.paste(text);
        for part in parts {
            assert!(window.says(part), "{text}: {part}: {:#?}", window.names());
        }
    }
}

#[test]
fn why_moves_are_missing_is_shown_until_the_next_press() {
    for (text, said) in [
        ("1. P2-5 M8.7\n2. P2-5", "Only the beginning of the game could be read."),
        ("8h 9i 8h", "The first 2 moves could be read."),
        ("2+ 7- 12+", "The first 2 moves could be read."),
    ] {
        let mut window = english();
        let shows = |window: &Window| window.texts().iter().any(|it| it.text.contains(said));
        window.paste(text);
        window.let_seconds_pass(60.0);
        assert!(shows(&window), "{text}: {:#?}", window.names());
        window.key(Key::Home);
        assert!(!shows(&window), "{text}: {:#?}", window.names());
    }
}

#[test]
fn the_keys_that_paste_do_not_dismiss_what_is_said_of_the_text() {
    let said = "Only the beginning of the game could be read.";
    let mut window = english();
    let shows = |window: &Window| window.texts().iter().any(|it| it.text.contains(said));
    window.paste_in_one_frame("1. P2-5 M8.7\n2. P2-5");
    assert!(shows(&window), "{:#?}", window.names());
    window.let_seconds_pass(60.0);
    assert!(shows(&window), "{:#?}", window.names());
    window.key(Key::Home);
    assert!(!shows(&window), "{:#?}", window.names());
}

#[test]
fn a_star_among_moves_is_not_taken_for_a_wrong_move() {
    for (text, words) in [
        ("1. 2+ 9- ★ 2. 2+ 9-", "2+ cannot be played: cell 2 is empty"),
        ("1. 2+ 9- 2. x+ 9-", "“x+” is not a move: write a cell from 0 to 23 and then + or -"),
    ] {
        let mut window = english();
        window.paste(text);
        assert!(window.says(words), "{text}: {:#?}", window.names());
        assert!(!window.says("resign:"), "{text}: {:#?}", window.names());
    }
}

#[test]
fn a_replay_marks_the_end_that_the_rules_see_and_goes_on() {
    let mut window = english();
    window.paste(REPEATED);
    for _ in 0..8 {
        window.press("Next move");
    }
    let passed = "By the rules here, the game ends with this move. The same position for the third \
                  time. The players went on.";
    assert!(window.says(passed), "{:#?}", window.names());
    window.press("Go to the end");
    assert!(window.has("e2, red cannon") && !window.says("draw"), "{:#?}", window.names());
    window.press("Play from here");
    assert!(window.says("start again from zero"), "{:#?}", window.names());
}

#[test]
fn a_record_that_goes_past_an_end_is_reviewed_to_its_last_move() {
    let mut window = english();
    // Black takes a horse with the last move.
    window.paste(&REPEATED.replace("h2e2 h9g7", "a0a2 a9a7 a2a1 h7h0"));
    window.press("Review");
    window.wait("the review", |window| window.says("Accuracy"));
    window.press("Go to the end");
    assert!(window.has("h0, black cannon") && !window.says("draw"), "{:#?}", window.names());
}

#[test]
fn a_caro_game_goes_on_by_other_rules() {
    let mut window = english();
    // Five in a row are blocked at both ends: the game goes on under the rules of caro.
    window.paste("8d8c8e1a8f1b8g1c8h8i1o");
    window.press("Go to the end");
    window.press("Play from here");
    assert!(window.says("By which rules?"), "{:#?}", window.names());
    window.press_part("Five or more");
    window.press("Two players");
    window.press("Play");
    assert!(window.says("O to move"), "{:#?}", window.names());
}

/// Copies the game on the screen with its key.
fn copied(window: &mut Window) -> String {
    let modifiers = Modifiers::COMMAND | Modifiers::SHIFT;
    let (key, physical_key, pressed, repeat) = (Key::C, None, true, false);
    let keys = Event::Key { key, physical_key, pressed, repeat, modifiers };
    window.copied_by(|harness| harness.event(keys))
}

#[test]
fn a_game_is_copied_as_others_write_it_and_the_chosen_form_is_remembered() {
    let mut window = english();
    window.paste("[Red \"Lan\"]\n[Black \"Huệ\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 2. h0g2 1-0");
    let text = copied(&mut window);
    assert!(text.contains("1. C2=5 H8+7") && text.contains("Red: Lan"), "{text}");
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.open_list("Written as: Text to read");
    window.press("PGN, ICCS moves: H2-E2");
    let copy = window.copied_by_pressing("Copy");
    assert!(copy.contains("H2-E2 H9-G7") && copy.contains("[Red \"Lan\"]"), "{copy}");
    assert!(copy.contains("[Result \"1-0\"]"), "{copy}");
    assert_eq!(copied(&mut window), copy, "the form is remembered");
    assert_eq!(window.saved_settings().table("cotuong").form.as_deref(), Some("coordinates"));
}

/// Games of each kind that Huệ has won, because Lan resigned, with their first moves in words in each language.
const WON: [(&str, &str, [&str; 2]); 5] = [
    (
        "oanquan",
        "[Rules \"folk\"]\n[Side0 \"Lan\"]\n[Side1 \"Huệ\"]\n\n2+ 7- resign:0",
        ["Move 1. Lan: cell 2 to the right", "Nước 1. Lan: ô số 2"],
    ),
    (
        "caro",
        "[Game \"caro\"]\n[Options \"size=13\"]\n[Side0 \"Lan\"]\n[Side1 \"Huệ\"]\n\n8h 9i resign:0",
        ["1. Lan: h8", "1. Lan: h8"],
    ),
    (
        "pebbles",
        "[Game \"pebbles\"]\n[Side0 \"Lan\"]\n[Side1 \"Huệ\"]\n\n2 4 resign:0",
        ["1. Lan: ", "1. Lan: "],
    ),
    (
        "ganh",
        "[Game \"ganh\"]\n[Side0 \"Lan\"]\n[Side1 \"Huệ\"]\n\nb1b2 b5b4 resign:0",
        ["1. Lan: ", "1. Lan: "],
    ),
    (
        "cotuong",
        "[Game \"cotuong\"]\n[Side0 \"Lan\"]\n[Side1 \"Huệ\"]\n\nh2e2 h9g7 resign:0",
        ["1. C2=5 H8+7", "1. P2-5 M8.7"],
    ),
];

fn record_in<G: Notation + Stored>() -> fn(&Found) -> Option<String> {
    |found| Some(G::write(&found.imported::<G>()?.record(), Form::Record))
}

/// Returns the record of the only game in a text, and its form.
fn record_of(text: &str) -> (String, Form) {
    let found = Door::at_start().read(text.as_bytes()).expect("a game");
    let [found] = found.as_slice() else { panic!("one game: {text}") };
    assert_eq!(found.passed_over, PassedOver::default(), "{text}");
    let of_games: [fn(&Found) -> Option<String>; games::COUNT] = games::each!(record_in);
    (of_games.iter().find_map(|of| of(found)).expect("a game"), found.form)
}

#[test]
fn a_copied_game_is_read_by_people_and_by_the_program() {
    for (game, record, moves) in WON {
        for (language, first) in [Language::English, Language::Vietnamese].into_iter().zip(moves) {
            let mut window = Opening::default().with(&settings(language));
            window.paste(record);
            let text = copied(&mut window);
            let won = match (game, language) {
                ("cotuong", Language::English) => "Black wins",
                ("cotuong", Language::Vietnamese) => "Đen thắng",
                (_, Language::English) => "Huệ wins",
                (_, Language::Vietnamese) => "Huệ thắng",
            };
            for part in ["Lan", "Huệ", first, won] {
                assert!(text.contains(part), "{game}: {part}: {text}");
            }
            assert!(language == Language::Vietnamese || !text.contains("Đen"), "{text}");
            let (read, form) = record_of(&text);
            if game == "cotuong" {
                // People write down who has won, not why.
                assert!(read.contains("h2e2 h9g7") && read.contains("[Result \"0-1\"]"), "{read}");
            } else {
                assert_eq!((read, form), (record_of(record).0, Form::Record), "{text}");
            }
        }
    }
}

#[test]
fn what_names_contain_ends_no_comment() {
    let mut window = english();
    window
        .paste("[Rules \"classic\"]\n[Side0 \"{An} oanquan:\"]\n[Side1 \"B}\"]\n\n2+ 7- resign:0");
    let (read, _) = record_of(&copied(&mut window));
    assert!(
        read.contains("[Side0 \"{An} oanquan:\"]") && read.contains("2+ 7- resign:0"),
        "{read}"
    );
}

#[test]
fn a_game_is_saved_as_a_file_and_no_file_is_replaced_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("caro.txt");
    let mut window = english();
    window.paste("h8i9j10");
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let offered = window.value_of(Role::TextInput, "File").expect("a field");
    assert!(offered.contains("Cờ caro 20") && offered.ends_with(".txt"), "{offered}");
    window.enter("File", path.to_str().expect("text"));
    assert!(window.says("Saved as "), "{:#?}", window.names());
    let written = fs::read_to_string(&path).expect("a file");
    assert!(written.contains("1. X: h8") && written.contains("8h 9i 10j"), "{written}");
    window.press("Close");
    fs::write(&path, "mine").expect("written");
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.enter("File", path.to_str().expect("text"));
    assert!(window.has("A file with this name already exists."), "{:#?}", window.names());
    assert_eq!(fs::read_to_string(&path).expect("a file"), "mine");
}

#[test]
fn why_moves_are_missing_is_said_after_the_question_about_the_game_under_way() {
    let mut window = english();
    window.paste("2+ 7-");
    window.key(Key::Num3);
    window.key(Key::ArrowRight);
    window.paste("1. 3- 8- 2. 4x 5y");
    window.press("Open");
    assert!(window.says("“4x”"), "{:#?}", window.names());
}
