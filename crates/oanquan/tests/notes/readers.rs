//! Every form that is read.

use super::{all, moves, read};
use basics::{Form, WrittenResult};
use oanquan::{Rules, Side, read_games};

#[test]
fn moves_are_read_however_they_are_set() {
    for text in [
        "2+ 7- 5+",
        "2+, 7-, 5+",
        "2+; 7-; 5+",
        "2+7-5+",
        "2+,7-,5+",
        "1. 2+ 7-\n2. 5+",
        "1) 2+ 7- 2) 5+",
        "1.2+ 7- 2.5+",
        "1: 2+ 7- 2: 5+",
        "1、2+ 7- 2、5+",
        "1 2+ 7-\n2 5+",
        "1\t2+\t7-\n2\t5+",
        "1. 2+\n2. 7-\n3. 5+",
        "2+ 7− 5+",
        "2+ 7– 5+",
        "2+ 7— 5+",
        "２＋ ７－　５＋",
        "2 + 7 - 5 +",
        "1. 2 + 7 - 2. 5 +",
        "+2 -7 +5",
        "+2, −7, +5",
        "+ 2 - 7 + 5",
        "1. +2 -7 2. +5",
        "\u{feff}2+\r\n7-\r\n5+\r\n",
        "2+\u{a0}7-\u{a0}5+",
        "02+ 07- 05+",
        "2+! {good} (2- 7+) 7-?! $3 ; a comment\n5+",
        "2+ 7- 5+ 1-0",
        "2+ 7- 5+ *",
    ] {
        let noted = read(text);
        assert_eq!(moves(&noted), "2+ 7- 5+", "{text:?}");
        assert_eq!(noted.form, Form::Moves, "{text:?}");
    }
}

#[test]
fn records_and_positions_are_read() {
    let start = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
    for (text, form) in [
        (format!("[Rules \"folk\"]\n[Start \"{start}\"]\n\n2+ 7- 5+"), Form::Record),
        ("[Side0 \"An\"]\n1. 2+ 7- 2. 5+".to_owned(), Form::Record),
        (format!("{start}; 2+ 7- 5+"), Form::Position),
        (format!("{start};2+, 7-, 5+"), Form::Position),
        (format!("{{a comment}} {start}\n1. +2 -7 2. +5"), Form::Position),
    ] {
        let noted = read(&text);
        assert_eq!((moves(&noted).as_str(), noted.form), ("2+ 7- 5+", form), "{text:?}");
    }
}

#[test]
fn asides_and_unknown_tags_are_counted() {
    let text = "[Site \"yard\"]\n[Game \"Ô ăn quan\"]\n[Event \"Tết\"]\n[Date \"2026\"]\n\
                [Result \"0-1\"]\n2+! {a} (b) (7+) 7- $1 ; c\n5+";
    let noted = read(text);
    let passed = noted.passed_over;
    assert_eq!((passed.tags, passed.comments, passed.variations, passed.marks), (1, 3, 1, 2));
    assert_eq!((noted.heading.event.as_str(), noted.heading.date.as_str()), ("Tết", "2026"));
    assert_eq!(noted.heading.result, Some(WrittenResult::Win(Side::FAR)));
    // A result counts from the side that begins.
    let far = read("7+ 2- 1-0").heading;
    assert_eq!(far.result, Some(WrittenResult::Win(Side::FAR)));
}

#[test]
fn a_long_name_is_shortened_and_counted() {
    let noted = read(&format!("[Side0 \"{}\"]\n[Side1 \" An  Bình \"]\n2+", "ệ".repeat(31)));
    assert_eq!(noted.heading.names, ["ệ".repeat(30), "An Bình".to_owned()]);
    assert_eq!(noted.record.names[Side::FAR], "An Bình");
    assert_eq!(noted.passed_over.names, 1);
}

#[test]
fn a_direction_by_seat_is_read_if_one_reading_is_legal() {
    let tonkin: Rules = "tonkin".parse().expect("a preset");
    for text in ["2R 7L", "2> 7<", "2 phải 7 trái", "2 right, 7 left", "2→ 7←", "2pha\u{309}i 7t"]
    {
        let noted = read_games(text, &tonkin).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(moves(&noted[0]), "2+ 7+", "{text:?}");
    }
}

#[test]
fn several_games_are_read_from_one_text() {
    let start = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
    for text in [
        "[Side0 \"An\"]\n2+ 7-\n\n[Side0 \"Ba\"]\n5+".to_owned(),
        "2+ 7- 1-0 5+".to_owned(),
        "2+ 7- 0-1 +5".to_owned(),
        "1. 2+ 7-\n1. 5+".to_owned(),
        format!("{start}; 2+ 7-\n{start}; 5+"),
    ] {
        let games = all(&text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
        assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["2+ 7-", "5+"], "{text:?}");
    }
}

#[test]
fn a_written_record_is_read_back() {
    let rounds = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let mut random = fastrand::Rng::with_seed(3);
    let presets =
        ["classic", "folk", "report", "rich", "tonkin", "classic sides=3", "folk sides=4"];
    for _ in 0..rounds.unwrap_or(256) {
        let rules: Rules = presets[random.usize(0..presets.len())].parse().expect("rules");
        let mut noted = read_games("[Side0 \"An\"]\n[Side1 \"Bé [2]\"]", &rules).expect("a game");
        let mut record = noted.remove(0).record;
        for _ in 0..random.usize(0..120) {
            let Some(mv) = random.choice(record.game.legal_moves()) else { break };
            record.game.play(mv).expect("a listed move");
        }
        let text = record.to_string();
        let back = read(&text);
        assert_eq!(back.record.game, record.game, "{text}");
        assert_eq!(back.record.names, record.names, "{text}");
        // The same moves in other clothes.
        let dressed = |turn: (usize, &oanquan::Turn)| {
            let (number, sign) = (turn.0 / 2 + 1, turn.1.mv.direction.sign());
            format!("{number}. {} {}, ", turn.1.mv.cell, if sign == '-' { '−' } else { '＋' })
        };
        let dressed: String = record.game.turns().enumerate().map(dressed).collect();
        // Only a list of numbers that never returns to 1 is one game.
        let dressed = dressed.replacen("1. ", "", 2);
        let tag = format!("[Rules \"{}\"]\n[Start \"{}\"]\n", rules, record.game.start());
        let back = read(&format!("{tag}{dressed}"));
        assert_eq!(back.record.game, record.game, "{dressed}");
    }
}
