//! Game records: written, read back, and refused with the position of the error.

use crate::support::{classic_with, game, mv, side};
use o_an_quan::rules::{Game, GameEnd, Position, Record, RecordError, Rules, Side};

const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";

fn read(text: &str) -> Record {
    Record::parse(text, &Rules::classic()).unwrap_or_else(|why| panic!("{text:?}: {why}"))
}

/// Returns the error for `text`, and asserts its line, its column and that it contains `words`.
fn refused(text: &str, line: usize, column: usize, words: &str) -> RecordError {
    let error = Record::parse(text, &Rules::classic()).expect_err(text);
    assert_eq!((error.line, error.column), (line, column), "{error}");
    let message = error.to_string();
    assert!(message.starts_with(&format!("line {line}, character {column}")), "{message}");
    assert!(message.contains(words) && !message.contains('\n'), "{message:?} lacks {words:?}");
    error
}

fn moves(record: &Record) -> String {
    let moves = record.game.turns().map(|turn| turn.mv.to_string());
    moves.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_game_is_written_with_its_rules_start_and_moves() {
    let rules = classic_with(&["young_quan=5", "empty_quan=passes", "dan=6"]);
    let start = Position::start(&rules, Side::NEAR);
    let mut record = Record::of(Game::new(rules, start));
    for text in ["2+", "10-", "3+"] {
        record.game.play(mv(text)).expect("a legal move");
    }
    record.names[side(1)] = "An".to_owned();
    assert_eq!(
        record.to_string(),
        "[Rules \"folk dan=6\"]\n[Start \"Q,6,6,6,6,6,Q,6,6,6,6,6 0 0,0\"]\n[Side1 \"An\"]\n\n2+ 10- 3+\n"
    );
}

#[test]
fn a_written_game_is_read_back() {
    let rules = classic_with(&["sides=3", "handicap=1:8+9:12", "refill=end"]);
    let start = Position::start(&rules, side(2));
    let mut record = Record::of(Game::new(rules.clone(), start.clone()));
    for _ in 0..25 {
        let moves = record.game.legal_moves();
        let Some(&mv) = moves.last() else { break };
        record.game.play(mv).expect("a listed move is legal");
    }
    record.names[side(2)] = "Bé Ngân [2]".to_owned();
    let text = record.to_string();
    let back = read(&text);
    assert_eq!(back.game.rules(), &rules);
    assert_eq!(back.game.start(), &start);
    assert_eq!(back.game.position(), record.game.position());
    assert_eq!(back.names, record.names);
    assert_eq!(back.to_string(), text);
}

#[test]
fn a_long_game_is_broken_into_lines() {
    let mut record = Record::of(Game::new(
        classic_with(&["sides=4"]),
        Position::start(&classic_with(&["sides=4"]), Side::NEAR),
    ));
    for turn in 0..40 {
        let moves = record.game.legal_moves();
        record.game.play(moves[turn * 7 % moves.len()]).expect("a listed move is legal");
    }
    let text = record.to_string();
    assert!(text.lines().count() > 4, "{text}");
    assert!(text.lines().skip(2).all(|line| line.chars().count() <= 78), "{text}");
    assert_eq!(moves(&read(&text)), moves(&record));
}

#[test]
fn moves_alone_are_a_game_from_the_start() {
    let record = read("  2+ 9-\n4+\t");
    assert_eq!(record.game.start().to_string(), START);
    assert_eq!(moves(&record), "2+ 9- 4+");
}

#[test]
fn moves_alone_begin_with_the_side_that_can_play_the_first_move() {
    let record = read("9- 2+");
    assert_eq!(record.game.start().to_move(), Some(Side::FAR));
}

#[test]
fn a_position_alone_or_before_moves_is_a_game() {
    let position = "1,0,0,11,1,0,4,9,0,0,0,0 1 0,0";
    assert_eq!(read(position).game.position().to_string(), position);
    for text in [format!("{position}; 7+"), format!("{position} ;7+"), format!("{position}\n7+")] {
        let record = read(&text);
        assert_eq!(record.game.start().to_string(), position, "{text}");
        assert_eq!(moves(&record), "7+", "{text}");
    }
}

#[test]
fn a_text_without_rules_uses_the_rules_of_the_reader() {
    let rules = classic_with(&["dan=7"]);
    let record = Record::parse("1+", &rules).expect("a game");
    assert_eq!(record.game.rules(), &rules);
    let named = Record::parse("[Rules \"classic\"]\n1+", &rules).expect("a game");
    assert_eq!(named.game.start().to_string(), START);
}

#[test]
fn the_cells_of_a_start_decide_the_sides() {
    let record = read("Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 2 0,0,0; 13+");
    assert_eq!(record.game.rules().sides, 3);
    assert!(record.to_string().starts_with("[Rules \"classic sides=3\"]"), "{record}");
    let text = format!("[Rules \"classic sides=3\"]\n[Start \"{START}\"]");
    refused(&text, 1, 9, "the rules have sides=3, but the position has 2 sides");
}

#[test]
fn the_result_is_written_and_must_follow_from_the_moves() {
    let before = "0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4";
    let record = Record::of(game(before, "3+", &Rules::classic()));
    assert_eq!(record.game.end(), Some(GameEnd::QuanEmpty));
    let text = record.to_string();
    assert!(text.contains("[Result \"14,5 quan-empty\"]\n"), "{text}");
    assert_eq!(read(&text).to_string(), text);
    let (line, column) = (3, 10);
    refused(&text.replace("14,5", "15,4"), line, column, "15,4");
    refused(&format!("[Result \"14,5 quan-empty\"]\n[Start \"{START}\"]"), 1, 10, "\"*\"");
}

#[test]
fn an_illegal_move_is_refused_with_its_place() {
    let error = refused("[Rules \"classic\"]\n\n2+ 9-\n 2+", 4, 2, "cell 2 is empty");
    assert_eq!(error.turn, Some(3));
    let error = refused("1+ x", 1, 4, "\"x\" is not a move");
    assert_eq!(error.turn, Some(2));
    refused("2+ 10- 3", 1, 8, "\"3\" is not a move");
    refused("0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4; 3+ 7+", 1, 35, "the game is over");
}

#[test]
fn an_invalid_record_is_refused_with_its_place() {
    refused("", 1, 1, "nothing to read");
    refused(" \n ", 2, 2, "nothing to read");
    refused("[Rules folk]", 1, 1, "a tag must have brackets");
    refused("[Rules \"folk\"]\n[Rules \"folk\"]", 2, 1, "appears twice");
    refused("[Side1 \"a\"]\n[Side1 \"b\"]", 2, 1, "appears twice");
    refused("[Rules \"folk dan=0\"]", 1, 9, "dan cannot be \"0\"");
    refused("[Rules \"\"]", 1, 9, "there is no preset named");
    refused("[Rules \"folk\"]\n[Start \"Q,5,5 0 0,0\"]", 2, 9, "a board has 12, 18 or 24 cells");
    refused("Q,5,5 0 0,0; 2+", 1, 1, "a board has 12, 18 or 24 cells");
    refused("[Side2 \"An\"]\n2+", 1, 1, "there is no side 2 on a board of 2 sides");
    refused("[Game \"caro\"]\n8h", 1, 8, "of the game \"caro\"");
    refused("2+ {9-", 1, 4, "nothing closes this \"{\"");
    refused("2+ (9-", 1, 4, "nothing closes this \"(\"");
    refused(&"x".repeat((1 << 20) + 1), 1, 1, "at most");
}

#[test]
fn no_name_breaks_a_record() {
    let mut record = read("2+ 9-");
    record.names[side(0)] = " \"An\"]\n[Rules \"rich\"]  ".to_owned();
    record.names[side(1)] = "ơ".repeat(100);
    let text = record.to_string();
    let back = read(&text);
    assert_eq!(moves(&back), "2+ 9-");
    assert_eq!(back.to_string(), text);
}

#[test]
fn rules_as_text_are_a_preset_and_the_differences_from_it() {
    for (options, text) in [
        (vec![], "classic"),
        (vec!["empty_quan=passes", "young_quan=5"], "folk"),
        (vec!["empty_quan=passes", "young_quan=6"], "folk young_quan=6"),
        (vec!["dan=10", "refill=end", "sides=4"], "report dan=10 sides=4"),
        (vec!["quan_dan=20"], "bigquan"),
        (vec!["handicap=1:7+8:30"], "classic handicap=1:7+8:30"),
        (vec!["quan=dan"], "classic quan=dan"),
    ] {
        let rules = classic_with(&options);
        assert_eq!(rules.to_string(), text);
        assert_eq!(text.parse::<Rules>().as_ref(), Ok(&rules));
    }
}

#[test]
fn contradictory_rules_are_refused_as_text() {
    for (text, words) in [
        ("folk quan=dan", "quan=dan"),
        ("classic quan=dan ending=pieces", "ending=pieces"),
        ("classic handicap=2:13:0", "handicap"),
        ("classic dan", "NAME=VALUE"),
        ("classic dan=21", "from 1 to 20"),
        ("cosmic", "\"cosmic\""),
    ] {
        let error = text.parse::<Rules>().expect_err(text).to_string();
        assert!(error.contains(words), "{error:?} lacks {words:?}");
    }
}
