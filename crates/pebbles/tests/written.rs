//! Games of pebbles as people write them down.

use std::time::{Duration, Instant};

use basics::{Claim, Excerpt, Form, WrittenResult};
use pebbles::{CannotTake, Pebbles, Take};
use tabletop::{
    Game, GameEntry, GameMatch, Match, Notation, Noted, Record, RecordError, RecordFlaw, Side,
};

type Flaw = RecordFlaw<Pebbles>;

fn all(text: &str) -> Result<Vec<Noted<Pebbles>>, RecordError<Pebbles>> {
    Pebbles::usual().read_games(text)
}

fn read(text: &str) -> Noted<Pebbles> {
    let mut games = all(text).unwrap_or_else(|why| panic!("{text:?}: {why}"));
    assert_eq!(games.len(), 1, "{text:?}");
    games.remove(0)
}

fn moves(noted: &Noted<Pebbles>) -> String {
    let steps = noted.record.game.entries().iter().map(|entry| entry.step().to_string());
    steps.collect::<Vec<_>>().join(" ")
}

#[test]
fn numbers_are_read_however_they_are_set() {
    for text in [
        "2 4 1",
        "2,4,1",
        "2; 4; 1",
        "2 - 4 – 1",
        "1. 2 4\n2. 1",
        "1) 2 4 2) 1",
        "1.2 4 2.1",
        "\u{feff}2\r\n4\r\n1\r\n",
        "２　４、１",
        "2! {good} 4 (a comment) 1",
        "2 {good}; 4; 1",
        "[Game \"pebbles\"]\n[Options \"pebbles=12 most=4\"]\n[Start \"12 4 0 0\"]\n\n2 4 1\n",
    ] {
        assert_eq!(moves(&read(text)), "2 4 1", "{text:?}");
        assert_eq!(read(text).form, Form::Record);
    }
}

#[test]
fn four_numbers_are_a_position_unless_they_are_moves() {
    for (text, position) in [
        ("12 4 0 0", "12 4 0 0"),
        ("6 4 3 1", "6 4 3 1"),
        ("100 20 20 1\n", "100 20 20 1"),
        ("4 3 1 2", "2 4 2 0"),
    ] {
        assert_eq!(read(text).record.game.position().to_string(), position, "{text}");
    }
}

#[test]
fn several_games_and_what_the_tags_say_are_read() {
    let text =
        "[Side0 \"An\"]\n[Elo \"9\"]\n[Result \"0-1\"]\n\n2 4\n\n[Side1 \"Bình\"]\n\n1 resign:0";
    let games = all(text).expect("two games");
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["2 4", "1 resign:0"]);
    assert_eq!(games[0].record.heading.names, ["An"]);
    assert_eq!(games[0].record.heading.result, Some(WrittenResult::Win(Side::FAR)));
    assert_eq!((games[0].passed_over.tags, games[1].passed_over.tags), (1, 0));
    let long = read(&format!("[Side0 \"{}\"]\n2", "x".repeat(31)));
    assert_eq!(long.passed_over.names, 1);
}

#[test]
fn a_flaw_is_named_with_its_place() {
    let take = |count| Take::new(count).expect("a move");
    for (text, line, column, turn, flaw) in [
        ("", 1, 1, None, Flaw::Empty),
        ("2 4 x", 1, 5, Some(3), Flaw::NotAMove(Excerpt::of("x"))),
        ("2 21", 1, 3, Some(2), Flaw::NotAMove(Excerpt::of("21"))),
        ("2\n2", 2, 1, Some(2), Flaw::Illegal(CannotTake::SameAsBefore(take(2)))),
        ("2 {4", 1, 3, None, Flaw::Unclosed('{')),
        ("[Game pebbles]", 1, 1, None, Flaw::NotATag),
        ("[Game \"caro\"]\n8h", 1, 8, None, Flaw::OtherGame(Excerpt::of("caro"))),
        ("[Options \"most\"]", 1, 11, None, Flaw::NotAnOption(Excerpt::of("most"))),
        ("[Side0 \"a\"] [Side0 \"b\"]", 1, 13, None, Flaw::SecondTag(Excerpt::of("Side0"))),
    ] {
        let error = all(text).err().unwrap_or_else(|| panic!("{text:?} is read"));
        assert_eq!((&error.flaw, error.turn), (&flaw, turn), "{text:?}: {error}");
        assert_eq!((error.line, error.column), (line, column), "{text:?}: {error}");
    }
    let error = all("[Result \"win,loss cannot-move\"]\n\n2").expect_err("not over");
    assert!(matches!(error.flaw, Flaw::OtherResult { .. }), "{error}");
    let error = all("[Options \"most=21\"]").expect_err("too many");
    assert!(matches!(error.flaw, Flaw::Malformed(_)), "{error}");
    assert_eq!(all("[a \"b\"] 2 ".repeat(1_001).as_str()).expect_err("many").flaw, {
        Flaw::TooManyGames(1_000)
    });
}

#[test]
fn only_the_tag_makes_numbers_surely_a_game() {
    for (text, claim) in [
        ("[Game \"pebbles\"]\n\n2 4 1", Claim::Surely),
        ("[Event \"x\"] [Game \"pebbles\"]", Claim::Surely),
        ("[Game \"caro\"]\n\n2 4 1", Claim::No),
        ("2 4 1", Claim::Here),
        ("1. 2 4", Claim::Here),
        ("12 4 0 0", Claim::Here),
        ("", Claim::No),
        ("2+ 7-", Claim::No),
        ("8h 9i", Claim::No),
        ("An\nBình", Claim::No),
        ("2026 1", Claim::No),
    ] {
        assert_eq!(Pebbles::claim(text), claim, "{text:?}");
    }
}

fn rounds(usual: u64) -> u64 {
    std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(usual)
}

#[test]
fn a_record_gives_the_game_back() {
    let mut random = fastrand::Rng::with_seed(9);
    for _ in 0..rounds(256) {
        let game = Pebbles::new(random.u16(0..80), random.u8(2..=20)).expect("in the ranges");
        let mut played = Match::new(game, Side::new(random.usize(0..2)));
        for _ in 0..random.usize(0..40) {
            if let Some(take) = random.choice(played.legal_moves()) {
                played.play(take).expect("a listed move");
            }
        }
        let mut record = Record::<Pebbles>::of(played);
        for side in [Side::NEAR, Side::FAR] {
            record.heading.set_name(side, ["An", "Bé [2]"][random.usize(0..2)]);
        }
        record.heading.event = ["", "Lớp 3"][random.usize(0..2)].to_owned();
        let text = Pebbles::write(&record, Form::Record);
        let back = read(&text);
        assert_eq!(back.record.game, record.game, "{text}");
        assert_eq!(back.record.heading, record.heading, "{text}");
    }
}

fn check(text: &str) {
    Pebbles::claim(text);
    match all(text) {
        Ok(games) => {
            for noted in games {
                let record = Pebbles::write(&noted.record, Form::Record);
                assert_eq!(read(&record).record.game, noted.record.game, "{text:?}");
            }
        }
        Err(error) => {
            // A carriage return alone ends a line, too.
            let lines = text.replace("\r\n", "\n").replace('\r', "\n");
            let line = lines.split('\n').nth(error.line - 1).expect("a line of the text");
            assert!(error.column <= line.chars().count() + 1, "{text:?}: {error}");
        }
    }
}

#[test]
fn any_text_is_read_or_refused() {
    let seeds = [
        "[Game \"pebbles\"]\n[Options \"pebbles=12 most=4\"]\n[Start \"12 4 0 0\"]\n\n2 4 1\n",
        "1. 2 4! {a} 2. 1 resign:0",
        "12 4 0 0",
        "[Side0 \"An\"]\n2\n[Result \"*\"]\n3 1",
    ];
    let pieces = ["(", ")", "[", "]", "{", "\"", "1.", "2", "20", "stop", "\n", "$", "－", "round"];
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..rounds(2_000) {
        let mut text: Vec<char> = seeds[random.usize(0..seeds.len())].chars().collect();
        for _ in 0..random.usize(0..8) {
            let at = random.usize(0..=text.len());
            let end = (at + random.usize(0..6)).min(text.len());
            match random.u8(0..3) {
                0 => drop(text.drain(at..end)),
                1 => drop(text.splice(at..at, pieces[random.usize(0..pieces.len())].chars())),
                _ => text.insert(at, random.char(..)),
            }
        }
        check(&text.into_iter().collect::<String>());
        let bytes: Vec<u8> = (0..random.usize(0..40)).map(|_| random.u8(..)).collect();
        check(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn hostile_texts_take_no_longer_than_others() {
    let started = Instant::now();
    for piece in ["(", "()", "{", "[", "[a \"\"]", "\"", ";", "; ", "1", "1.", "1 ", "2 3 ", "$"] {
        let text = piece.repeat(1_000_000 / piece.len());
        let _ = (Pebbles::claim(&text), all(&text));
    }
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
}
