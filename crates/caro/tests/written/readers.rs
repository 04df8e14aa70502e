//! Every form that is read.

use super::{all, moves, read, size};
use basics::{Form, WrittenResult};
use caro::{Caro, Preset};
use tabletop::{Game, GameEntry, GameMatch, Notation, Side};

#[test]
fn moves_in_either_order_are_read_however_they_are_set() {
    let four = "8h 9i 10j 9h";
    for (text, form) in [
        ("8h 9i 10j 9h", Form::Moves),
        ("8h9i10j9h", Form::Moves),
        ("8H 9I 10J 9H", Form::Moves),
        ("8h,9i,10j,9h", Form::Moves),
        ("8h; 9i; 10j; 9h", Form::Moves),
        ("8h - 9i – 10j−9h", Form::Moves),
        ("1. 8h 9i\n2. 10j 9h", Form::Moves),
        ("1) 8h 9i 2) 10j 9h", Form::Moves),
        ("1.8h 9i 2.10j 9h", Form::Moves),
        ("1: 8h 9i 2: 10j 9h", Form::Moves),
        ("1、8h 9i 2、10j 9h", Form::Moves),
        ("1 8h 9i\n2 10j 9h", Form::Moves),
        ("1\t8h\t9i\n2\t10j\t9h\n", Form::Moves),
        ("\u{feff}8h\r\n9i\r\n10j\r\n9h\r\n", Form::Moves),
        ("8h\u{a0}9i\u{a0}10j\u{a0}9h", Form::Moves),
        ("８ｈ ９ｉ　１０ｊ ９ｈ", Form::Moves),
        ("8h {middle} 9i! (9j 9k) 10j?! $3 (a three) 9h", Form::Moves),
        ("8h 9i 10j 9h 1-0", Form::Moves),
        ("h8 i9 j10 h9", Form::ColumnFirst),
        ("H8 I9 J10 H9", Form::ColumnFirst),
        ("h8i9j10h9", Form::ColumnFirst),
        ("h8-i9-j10-h9", Form::ColumnFirst),
        ("1. h8 i9 2. j10 h9", Form::ColumnFirst),
        ("1. h8 1... i9 2. j10 2... h9", Form::ColumnFirst),
        ("h08 i09 j10 h09", Form::ColumnFirst),
        ("h8 9i j10 9h", Form::ColumnFirst),
        ("h8 i9 ; j10 h9", Form::ColumnFirst),
        ("h8 i9 ; Black is strong\nj10 h9", Form::ColumnFirst),
        ("[Game \"caro\"]\n\n8h 9i 10j 9h", Form::Record),
        ("[Game \"caro\"] [Start \"8h9i\"]\n\n10j 9h", Form::Record),
        ("[Game \"Gomoku\"]\n\n1. h8 i9 2. j10 h9 *", Form::ColumnFirst),
        ("Piskvorky 15x15, 11:11, 1\n8,8,0\n9,7,9\n10,6,70000\n8,7,1\n", Form::Psq),
        ("(;GM[4]SZ[15];B[hh];W[ig];B[jf];W[hg])", Form::Sgf),
        ("(;GM[4]SZ[15];B[h8];W[I9];B[j10];W[h9])", Form::Sgf),
        ("15x15\n7,7\n8,6\n9,5\n7,6\n", Form::Numbers),
        ("7,7\n8,6\n9,5\n7,6\n", Form::Numbers),
        ("START 15\nBOARD\n7,7,1\n8,6,2\n9,5,1\n7,6,2\nDONE\n", Form::Numbers),
    ] {
        let noted = read(text);
        let start = noted.record.game.start().to_string().replace("empty", "");
        let played = format!("{}{}", start, moves(&noted)).replace(' ', "");
        assert_eq!(played, four.replace(' ', ""), "{text:?}");
        assert_eq!(noted.form, form, "{text:?}");
        assert_eq!(size(&noted), 15, "{text:?}");
    }
}

#[test]
fn a_game_without_moves_is_a_game() {
    for text in ["empty", "[Game \"caro\"]", "1:empty", "Piskvorky 15x15, 11:11, 1", "(;GM[4])"] {
        assert_eq!(moves(&read(text)), "", "{text}");
    }
    assert_eq!(read("1:empty").record.game.position().first(), Side::FAR);
}

#[test]
fn a_prefix_says_that_side_1_plays_x() {
    for text in ["1:8h9i", "1: h8 i9", "[Start \"1:8h\"]\n9i"] {
        assert_eq!(read(text).record.game.position().first(), Side::FAR, "{text}");
        assert_eq!(read(text).record.game.position().to_string(), "1:8h9i", "{text}");
    }
    assert_eq!(read("1: 8h 9i 2: 10j").record.game.position().first(), Side::NEAR);
}

#[test]
fn names_results_and_other_tags_are_kept_or_counted() {
    let text = "[Event \"g\"]\n[Site \"PlayOK\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"0-1\"]\n\
                [GameType \"11\"]\n[Date \"2026.11.25\"]\n\n1. h8 i9 {here} 2. j10 h9! 0-1\n";
    let noted = read(text);
    let heading = &noted.record.heading;
    assert_eq!(heading.names, ["a", "b"]);
    assert_eq!((heading.event.as_str(), heading.date.as_str()), ("g", "2026.11.25"));
    assert_eq!(heading.result, Some(WrittenResult::Win(Side::FAR)));
    let passed = noted.passed_over;
    assert_eq!((passed.tags, passed.comments, passed.marks), (2, 1, 1));
    // Black plays X, whichever side that is.
    let far = read("[Black \"a\"]\n[White \"b\"]\n\n1: h8 i9 1-0").record.heading;
    assert_eq!(far.names, ["b", "a"]);
    assert_eq!(far.result, Some(WrittenResult::Win(Side::FAR)));
    let own = read("[Game \"caro\"]\n[Side0 \"An\"]\n[Side1 \"Bình\"]\n\n8h resign:1");
    assert_eq!(own.record.heading.names, ["An", "Bình"]);
    assert_eq!(own.record.game.end().as_deref(), Some("resigned"));
}

#[test]
fn a_long_name_is_shortened_and_counted() {
    let noted = read(&format!("[Black \"{}\"]\nh8", "ệ".repeat(31)));
    assert_eq!(noted.record.heading.names, ["ệ".repeat(30)]);
    assert_eq!(noted.passed_over.names, 1);
}

#[test]
fn options_are_kept_and_the_board_is_as_large_as_the_text_says_or_needs() {
    let noted = read("[Game \"caro\"]\n[Options \"size=20 double_block=off\"]\n\n20t");
    assert_eq!(size(&noted), 20);
    assert!(!noted.record.game.game().double_block());
    for (text, needed) in [
        ("h8 o15", 15),
        ("h8 p1", 16),
        ("1a 20b", 20),
        ("[Start \"18b\"]\n\n1a", 18),
        ("14,14\n15,0", 16),
        ("(;GM[4];B[aa];W[tt])", 20),
        ("Piskvorky 20x20, 11:11, 0\n20,20,0", 20),
        ("12x12\n0,0", 12),
        ("(;GM[4]SZ[19];B[aa])", 19),
    ] {
        assert_eq!(size(&read(text)), needed, "{text}");
    }
    let mut game = Caro::preset(Preset::Free);
    game.set_option("size", "18").expect("a size");
    let noted = game.read_games("h8").expect("a game").remove(0);
    assert_eq!(noted.record.game.game(), game, "the reader supplies what the text does not name");
    // The rows from the top count from that of the board in the end.
    assert_eq!(moves(&read("0,0\n0,16")), "17a 1a");
}

#[test]
fn the_first_branch_of_a_tree_is_the_game() {
    let text = "(;FF[4]GM[4]SZ[15]PB[A\\]\\\\n]PW[B]RE[W+R]EV[Cup]DT[2026]XY[1]C[a ) comment]\
                ;B[hh](;W[ig](;B[jf])(;B[aa];W[bb](;B[cc])))(;W[ii]C[(;]))";
    let noted = read(text);
    assert_eq!(moves(&noted), "8h 9i 10j");
    assert_eq!(noted.record.heading.names, ["A]\\n", "B"]);
    assert_eq!(noted.record.heading.result, Some(WrittenResult::Win(Side::FAR)));
    assert_eq!(noted.record.heading.event, "Cup");
    let passed = noted.passed_over;
    assert_eq!((passed.variations, passed.comments, passed.tags), (2, 1, 1));
}

#[test]
fn white_may_begin_in_the_smart_game_format() {
    let noted = read("(;GM[4]PB[A]PW[B]RE[B+];W[hh];B[ig])");
    assert_eq!(noted.record.heading.names, ["B", "A"]);
    assert_eq!(noted.record.heading.result, Some(WrittenResult::Win(Side::FAR)));
}

#[test]
fn several_games_are_read_from_one_text() {
    for text in [
        "[Black \"a\"]\n\nh8 i9 1-0\n\n[Black \"b\"]\n\nj10",
        "[Game \"caro\"]\n8h9i\n[Game \"caro\"]\n10j",
        "1. h8 i9 1. j10",
        "8h 9i 1-0 10j",
        "Piskvorky 15x15, 11:11, 1\n8,8,0\n9,7,0\nx.exe\n-1\nPiskvorky 15x15, 11:11, 1\n10,6,0",
        "(;GM[4]SZ[15];B[hh];W[ig])\n(;GM[4]SZ[15];B[jf])",
        "15x15\n7,7\n8,6\n15x15\n9,5",
        "BOARD\n7,7,1\n8,6,2\nDONE\nBOARD\n9,5,1\nDONE",
    ] {
        let games = all(text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
        let found: Vec<String> = games.iter().map(moves).collect();
        assert_eq!(found, ["8h 9i", "10j"], "{text:?}");
    }
}

#[test]
fn what_follows_the_moves_of_a_file_of_piskvork_names_players_and_rules() {
    let noted =
        read("Piskvorky 15x15, 11:11, 1\n8,8,0\npbrain-a.exe\nC:\\b.exe\n-1\n0,Freestyle\n");
    assert_eq!((moves(&noted).as_str(), noted.passed_over.lines), ("8h", 1));
    assert_eq!(noted.record.heading.names, ["a", "b"]);
    assert_eq!(noted.record.game.game(), Caro::preset(Preset::Free));
    let noted = read("Piskvorky 15x15, 11:11, 1\n8,8,0\n-1\n1,Standard\n");
    assert_eq!(noted.record.game.game(), Caro::preset(Preset::Gomoku));
    assert!(noted.record.heading.names.is_empty());
}

#[test]
fn a_file_without_rules_has_those_by_which_its_last_move_wins() {
    // The last mark of each makes six in a row, five blocked at both ends, and an open five.
    let six = "1,1 9,9 2,1 9,7 3,1 9,5 5,1 9,3 6,1 7,7 4,1";
    let blocked = "2,2 1,2 3,2 7,2 4,2 9,9 5,2 9,7 6,2";
    let open = "2,2 9,1 3,2 9,3 4,2 9,5 5,2 9,7 6,2";
    for (moves, preset, guessed) in
        [(six, Preset::Free, true), (blocked, Preset::Gomoku, true), (open, Preset::Caro, false)]
    {
        let moves: String = moves.split(' ').map(|mv| format!("{mv},0\n")).collect();
        let noted = read(&format!("Piskvorky 15x15, 11:11, 0\n{moves}"));
        assert_eq!(noted.record.game.game(), Caro::preset(preset), "{moves}");
        assert!(noted.record.game.end().is_some());
        assert_eq!(noted.passed_over.guessed_rules, guessed);
    }
}

#[test]
fn a_game_by_another_winning_rule_is_read_to_its_last_move() {
    // A line of five on the upper row, which ends the game, and then a sixth mark and more.
    let text = "9a 1a 9b 1c 9c 1e 9d 1g 9e 1i 9f 3a 9k 3c";
    for preset in [Preset::Caro, Preset::Gomoku, Preset::Free] {
        let game = Caro::preset(preset);
        let noted = game.read_games(text).expect("a game").remove(0);
        let played = &noted.record.game;
        assert_eq!(played.turn_count(), 14);
        let ends: Vec<usize> =
            (0..14).filter(|turn| played.entries()[*turn].end().is_some()).collect();
        let marked: &[usize] = if preset == Preset::Free { &[8, 10] } else { &[8] };
        assert_eq!(ends, marked, "{preset}: the rules saw an end there");
        assert_eq!((played.end(), played.to_move()), (None, Some(Side::NEAR)));
    }
}

#[test]
fn the_inputs_of_reports_are_read() {
    for (text, expected) in [
        ("Piskvorky 15x15, 11:11, 1\n8,8,12\n9,7,1033\n10,6,4410\n8,7,5000\n9,9,150\n", 5),
        ("(;FF[4]GM[4]SZ[15]PB[A]PW[B]RE[B+R];B[hh];W[ig];B[jf];W[hg])", 4),
        ("15x15\n7,7\n8,6\n9,5\n", 3),
        ("BOARD\n7,7,1\n8,6,2\nDONE\n", 2),
        ("[Game \"caro\"]\n[Options \"size=20\"]\n\n8h 9i", 2),
    ] {
        assert_eq!(read(text).record.game.turn_count(), expected, "{text}");
    }
}
