//! Games of any kind in files and on standard input: what `replay` reads, says and writes.

use std::fs;

use crate::{answers, refuses, run, run_on, stderr, stdout};

/// The position after `h2e2 h9g7`.
const AFTER_TWO: &str = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w";

/// Replays the game on standard input with these options. Returns what was printed, and what was said.
fn replay(options: &[&str], text: &str) -> (String, String) {
    let output = run_on(&[&["replay", "-"], options].concat(), text.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{text}: {}", stderr(&output));
    (stdout(&output).to_owned(), stderr(&output).to_owned())
}

#[test]
fn a_text_says_which_game_it_is() {
    for (text, printed) in [
        ("1. P2-5 M8.7", AFTER_TWO),
        ("C2=5 H8+7", AFTER_TWO),
        ("h3e3 h10g8", AFTER_TWO),
        ("[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7", AFTER_TWO),
        ("h8i9j10", "8h9i10j"),
        ("[Game \"pebbles\"]\n[Start \"6 4 0 0\"]\n\n1 4", "1 4 4 0"),
        ("2+, 7-", "Q1,7,1,1,7,7,Q2,0,0,6,6,6 0 6,0"),
    ] {
        assert_eq!(replay(&[], text), (format!("{printed}\n"), String::new()), "{text}");
    }
}

#[test]
fn what_is_passed_over_and_an_end_that_the_rules_see_are_said() {
    let text = "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 {hay} h2e2";
    let (printed, said) = replay(&[], text);
    assert!(printed.ends_with("/1C2C4/9/RNBAKABNR b\n"), "{printed}");
    let end = "move 8: by the rules here the game ends (repetition); the record goes on\n";
    assert_eq!(said, format!("passed over: 1 comment\n{end}"));
}

#[test]
fn a_link_within_words_stands_for_a_file_or_a_position() {
    let (link, _) = replay(&["--as", "link"], "2+ 7-");
    let link = link.trim_end();
    let said = format!("\u{110}\u{1ebf}n l\u{1b0}\u{1ee3}t b\u{1ea1}n: {link}");
    let after = "Q1,7,1,1,7,7,Q2,0,0,6,6,6 0 6,0";
    answers(&["replay", &said], &format!("{after}\n"));
    answers(&["link", &said], &format!("{link}\n"));
    for given in [link, &said] {
        assert_eq!(stdout(&run(&["moves", given])), stdout(&run(&["moves", after])));
        let [one, other] = [given, after].map(|it| stdout(&run(&["play", it, "3+"])).to_owned());
        assert_eq!(one, other);
        let [one, other] = [given, after].map(|it| stdout(&run(&["perft", it, "2"])).to_owned());
        assert_eq!(one, other);
    }
    let (caro, _) = replay(&["--as", "link"], "h8i9j10");
    let caro = format!("Xem: {}", caro.trim_end());
    answers(&["replay", &caro], "8h9i10j\n");
    refuses(&["moves", &caro], &["it is a game of caro; write --game caro"]);
    answers(&["--game", "caro", "play", &caro, "k11"], "8h9i10j11k\tline=-\t-\n");
    // A file with such a name is a file.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(link.replace('/', "_"));
    fs::write(&path, "[Game \"pebbles\"]\n[Start \"6 4 0 0\"]\n\n1 4").unwrap();
    answers(&["replay", path.to_str().unwrap()], "1 4 4 0\n");
}

#[test]
fn one_of_several_games_is_chosen_by_its_number() {
    let text = "[Red \"Lan\"]\n\n1. h2e2 h9g7 1-0\n\n[Red \"Mai\"]\n\n1. c3c4 0-1\n";
    let (printed, said) = replay(&[], text);
    assert_eq!(printed.lines().count(), 2, "{printed}");
    assert!(said.contains("game 2: cotuong, 1 move, Mai"), "{said}");
    let (printed, _) = replay(&["--number", "1"], text);
    assert_eq!(printed, format!("{AFTER_TWO}\n"));
    let output = run_on(&["replay", "-", "--number", "3"], text.as_bytes());
    assert!(stderr(&output).contains("it contains 2 games"), "{}", stderr(&output));
    let output = run_on(&["link", "-"], text.as_bytes());
    assert!(stderr(&output).contains("it contains 2 games"), "{}", stderr(&output));
}

#[test]
fn a_game_is_written_in_another_form() {
    let text = "[Red \"Lan\"]\n[Black \"Huệ\"]\n\n1. P2-5 M8.7 1-0";
    let (wxf, _) = replay(&["--as", "wxf"], text);
    assert!(wxf.contains("C2=5 H8+7") && wxf.contains("[Red \"Lan\"]"), "{wxf}");
    let (iccs, _) = replay(&["--as", "coordinates"], &wxf);
    assert!(iccs.contains("H2-E2 H9-G7") && iccs.contains("[Result \"1-0\"]"), "{iccs}");
    let (words, _) = replay(&["--as", "vietnamese"], &iccs);
    assert!(words.contains("1. P2-5 M8.7") && words.contains("Đỏ: Lan"), "{words}");
    let (squares, _) = replay(&["--as", "column-first"], "8h 9i 10j");
    assert_eq!(squares, "h8i9j10\n");
    let (link, _) = replay(&["--as", "link"], "2+ 7-");
    assert!(link.starts_with("oanquan:"), "{link}");
    let output = run_on(&["replay", "-", "--as", "psq"], text.as_bytes());
    assert!(stderr(&output).contains("cotuong is not written as psq"), "{}", stderr(&output));
    let output = run_on(&["replay", "-", "--as", "xqf"], text.as_bytes());
    assert!(stderr(&output).contains("there is no form \"xqf\""), "{}", stderr(&output));
    let output = run_on(&["replay", "/no/such/file", "--as", "docx"], b"");
    assert!(stderr(&output).contains("there is no form \"docx\""), "{}", stderr(&output));
}

#[test]
fn moves_among_the_words_of_a_friend_are_read() {
    for text in [
        "I began with 3- and mum answered 8-, then I took with 5+ and she said 11+!",
        "We played 1. 3- 8- 2. 5+ 11+ and then dinner was ready.",
        "Me: 3-\nMum: 8-\nMe: 5+\nMum: 11+\n",
        "Tớ đi 3-, cậu đi “8-”, tớ ăn 5+ rồi cậu 11+ nhé!",
    ] {
        let (printed, said) = replay(&[], text);
        assert_eq!(printed, replay(&[], "3- 8- 5+ 11+").0, "{text}: {said}");
        assert!(said.contains("passed over"), "{text}: {said}");
    }
    // What may be a move that nobody can read does not vanish among the words.
    refuses_text("Tớ đi 3- rồi 8-, cậu đi 5x".as_bytes(), &[]);
}

#[test]
fn the_options_of_a_command_are_those_of_the_game_of_the_text() {
    let six = "8c1a8d1c8e1e8f1g8h1i8g";
    let (_, said) = replay(&[], six);
    assert_eq!(said, "", "six in a line do not win");
    let (_, said) = replay(&["--rules", "free"], &format!("{six}2a"));
    assert!(said.contains("move 11") && said.contains("(five)"), "{said}");
    let output = run_on(&["replay", "-", "--rules", "free"], b"2+ 7-");
    assert!(stderr(&output).contains("free"), "{}", stderr(&output));
}

#[test]
fn a_file_in_another_encoding_is_read_as_far_as_its_moves_are_ascii() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    fs::write(&path, b"[Event \"Gi\xe3i\"]\n\n1. H2-E2 H9-G7").unwrap();
    let output = run_on(&["replay", path.to_str().unwrap()], b"");
    assert_eq!(stdout(&output), format!("{AFTER_TWO}\n"));
    assert_eq!(stderr(&output), "passed over: 1 unreadable byte\n");
}

/// Asserts that `replay` refuses a text and says all of `parts`.
#[track_caller]
fn refuses_text(text: &[u8], parts: &[&str]) {
    let output = run_on(&["replay", "-"], text);
    let said = stderr(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(stdout(&output), "");
    parts.iter().for_each(|part| assert!(said.contains(part), "{part:?} is missing in {said}"));
}

#[test]
fn moves_that_cannot_be_read_do_not_vanish_behind_a_position() {
    let fen = "[FEN \"4k4/9/9/2P1P4/2P1P4/9/9/9/9/3K5 w - - 0 1\"]\n\n";
    for moves in ["1. Zz9 Qq", "Zz9 Qq3 Qx7", "1. Zz9 Qq 2. Yy8 Xx7"] {
        refuses_text(format!("{fen}{moves}\n").as_bytes(), &["cotuong", "line 3", "Zz9"]);
    }
    refuses_text(b"4k4/9/9/2P1P4/2P1P4/9/9/9/9/3K5 w\n1. Zz9 Qq\n", &["line 2", "Zz9"]);
    refuses_text(b"1. P2-5 M8.7\n2. Zz9 Qq 3. Xz4 Yy5\n", &["line 2", "Zz9"]);
    refuses_text(b"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\n3x 4y\n", &["line 2", "3x"]);
    refuses_text(b"[Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]\n\n3x 4y\n", &["line 3", "3x"]);
    refuses_text(b"2+ 9-\n3x 4y\n", &["line 2", "3x"]);
    refuses_text(b"8h 9i\n4zz 3qq\n", &["line 2", "4z"]);
    refuses_text(b"[Game \"caro\"]\n[Start \"8h9i\"]\n\n4zz 3qq\n", &["line 4"]);
    refuses_text(b"[Game \"pebbles\"]\n[Start \"12 4 0 0\"]\n\nx3 4y\n", &["line 4"]);
    // A position with words about it is one.
    let (position, said) =
        replay(&[], &format!("{fen}\u{110}\u{1ecf} \u{111}i tr\u{1b0}\u{1edb}c\n"));
    assert_eq!(position, "4k4/9/9/2P1P4/2P1P4/9/9/9/9/3K5 w\n");
    assert_eq!(said, "");
}

#[test]
fn moves_as_programs_of_chess_write_them_are_read() {
    let tags = "[Variant \"Xiangqi\"]\n[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n\n";
    let moves = "1. Che3 Nhg8 2. Nhg3 Rh10";
    for text in [format!("{tags}{moves}"), moves.to_owned()] {
        let (printed, _) = replay(&["--as", "vietnamese"], &text);
        assert!(printed.contains("1. P2-5 M8.7\n2. M2.3 X9-8"), "{printed}");
    }
    let winboard = "[Variant \"xiangqi\"]\n\n1. Che2 {+0,10/7} Hg7 {-0,08/8 4} 2. Hg2 {+0,22/8} Rh9 3. c4 c5 1-0";
    let (printed, _) = replay(&["--as", "vietnamese"], winboard);
    assert!(printed.contains("2. M2.3 X9-8\n3. B7.1 B3.1"), "{printed}");
}

#[test]
fn fields_with_a_wrong_end_and_chinese_encodings_are_read() {
    let text = "[DhtmlXQ]\n[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]\n[DhtmlXQ_red]Lan[/DhtmlXQ_red]\n\
                [DhtmlXQ_blacktime][/DhtmlXQ_time]\n[DhtmlXQ_movelist]774772427967[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";
    let (printed, _) = replay(&["--as", "vietnamese"], text);
    assert!(printed.contains("Đỏ: Lan") && printed.contains("1. P2-5"), "{printed}");
    let open = text.replace("[/DhtmlXQ_time]", "");
    assert!(replay(&["--as", "vietnamese"], &open).0.contains("1. P2-5"));
    // The moves C2=5, H8+7 in GB18030 and in Big5.
    let gb18030 = b"1. \xc5\xda\xb6\xfe\xc6\xbd\xce\xe5 \xc2\xed\xa3\xb8\xbd\xf8\xa3\xb7\n";
    let big5 = b"1. \xac\xb6\xa4\x47\xa5\xad\xa4\xad \xb0\xa8\xa2\xb7\xb6\x69\xa2\xb6\n";
    for bytes in [&gb18030[..], big5] {
        let output = run_on(&["replay", "-"], bytes);
        assert_eq!(stdout(&output), format!("{AFTER_TWO}\n"), "{}", stderr(&output));
    }
}

#[test]
fn prose_and_marks_around_moves_are_passed_over() {
    for text in [
        "\"P2-5 M8.7\"",
        "*P2-5 M8.7*",
        "(P2-5 M8.7)",
        "Ván hay: P2-5 M8.7.",
        "> P2-5\n> M8.7",
        "`P2-5 M8.7`",
    ] {
        assert_eq!(replay(&[], text).0, format!("{AFTER_TWO}\n"), "{text}");
    }
    let (plain, _) = replay(&[], "2+ 9-");
    for text in [
        "\"2+ 9-\"",
        "“2+ 9-”",
        "(2+ 9-)",
        "*2+ 9-*",
        "Ván hay: 2+ 9-.",
        "Ván hay: 2+ 9-. Chúc vui!",
        "2+ 9-…",
        "> 2+ 9-",
        "`2+ 9-`",
        "<2+ 9->",
    ] {
        assert_eq!(replay(&[], text).0, plain, "{text}");
    }
    for text in ["\"8h 9i\"", "*8h 9i*", "Ván: 8h 9i.", "- 8h 9i"] {
        assert_eq!(replay(&[], text).0, "8h9i\n", "{text}");
    }
}

#[test]
fn the_name_of_a_move_says_what_blocks_it() {
    refuses_text(b"P2-5 M8.7 M2.4", &["move 3", "h0f1", "the piece on g0 is in its way"]);
}

#[test]
fn a_link_of_any_game_needs_no_name_of_the_game() {
    for (text, start) in [("P2-5 M8.7", "cotuong:"), ("8h 9i", "caro:"), ("2+ 9-", "oanquan:")] {
        let output = run_on(&["link", "-"], text.as_bytes());
        assert!(stdout(&output).starts_with(start), "{}", stderr(&output));
    }
}

#[test]
fn a_command_about_a_game_reads_moves_alone_as_that_game() {
    let moves = |text: &str| {
        let output = run_on(&["--game", "ganh", "replay", "-"], text.as_bytes());
        assert_eq!(output.status.code(), Some(0), "{text}: {}", stderr(&output));
        stdout(&output).to_owned()
    };
    // Two points of five by five are two squares of caro, too.
    assert_eq!(moves("a2b2"), moves("[Game \"ganh\"]\n\na2b2"));
    assert_eq!(moves("1. a2b2"), moves("a2b2"));
    let elsewhere = run_on(&["replay", "-"], b"a2b2");
    assert!(stdout(&elsewhere).starts_with("2a2b"), "{}", stdout(&elsewhere));
}

#[test]
fn what_somebody_says_behind_the_moves_is_passed_over() {
    let asked = "Hôm nay mình chơi: 1. P2-5 M8.7 2. M2.3 X9-8. Bạn thấy sao?";
    for (said, moves, passed) in [
        (asked, "P2-5 M8.7 M2.3 X9-8", "7 words"),
        ("2+ 9- 3+. Đến lượt bạn.", "2+ 9- 3+", "3 words"),
        ("h8 i9 j10. Hay quá!", "h8 i9 j10", "2 words"),
        ("h8 i9 j10\nHay quá!", "h8 i9 j10", "1 line"),
    ] {
        let read = run_on(&["replay", "-"], said.as_bytes());
        assert_eq!(stdout(&read), stdout(&run_on(&["replay", "-"], moves.as_bytes())), "{said}");
        assert_eq!(stderr(&read), format!("passed over: {passed}\n"), "{said}");
    }
    let broken = run_on(&["replay", "-"], b"P2-5 M8.7. M2.3 Zz9");
    assert!(stderr(&broken).contains("Zz9"), "{}", stderr(&broken));
}

#[test]
fn a_deep_count_says_how_far_it_is() {
    let output = run_on(&["perft", "Q,0,1,0,2,0,Q,2,0,1,0,0 0 5,5", "9"], b"");
    let said = stderr(&output);
    assert!(said.starts_with("depth 7: 12779\n") && said.contains("depth 8: "), "{said}");
    assert_eq!(stdout(&output).lines().count(), 1);
}

#[test]
fn the_names_of_the_players_survive_every_form_of_a_game() {
    for (game, moves) in [
        ("oanquan", "2+ 9-"),
        ("pebbles", "2 3"),
        ("caro", "8h 9i"),
        ("cotuong", "h2e2 h9g7"),
        ("ganh", "a3b3"),
    ] {
        let record =
            format!("[Game \"{game}\"]\n[Side0 \"Lan Anh\"]\n[Side1 \"Minh\"]\n\n{moves}\n");
        let written = |form: &str, text: &[u8]| {
            let output = run_on(&["--game", game, "replay", "--as", form, "-"], text);
            (output.status.code() == Some(0)).then(|| stdout(&output).to_owned())
        };
        let forms = ["record", "link", "moves", "column-first", "psq", "sgf", "vietnamese", "wxf"];
        let forms = forms.into_iter().chain(["chinese", "coordinates"]);
        let texts: Vec<String> =
            forms.filter_map(|form| written(form, record.as_bytes())).collect();
        assert!(texts.len() >= 2, "{game}: {texts:#?}");
        for text in texts {
            let again = written("record", text.as_bytes());
            let again = again.unwrap_or_else(|| panic!("{game}: {text}"));
            assert!(again.contains("Lan Anh") && again.contains("Minh"), "{game}: {text}\n{again}");
        }
    }
}

#[test]
fn a_position_that_start_prints_can_be_read_again() {
    for game in games::IDS {
        let start = run_on(&["--game", game, "start"], b"");
        let read = run_on(&["--game", game, "replay", "-"], &start.stdout);
        assert_eq!(stdout(&read), stdout(&start), "{game}: {}", stderr(&read));
    }
}
