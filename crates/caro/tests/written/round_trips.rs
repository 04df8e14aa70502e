//! What is written is read back.

use super::all;
use basics::{Form, WrittenResult};
use caro::{Caro, Preset};
use tabletop::{Departure, Game, GameMatch, Match, Notation, Record, Side};

/// The number of random games; `ROUNDS` in the environment sets another.
fn rounds(usual: u64) -> u64 {
    std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(usual)
}

/// Returns a random game with names, which may go on past an end.
fn random_record(random: &mut fastrand::Rng) -> Record<Caro> {
    let presets = [Preset::Caro, Preset::Gomoku, Preset::Free];
    let mut game = Caro::preset(presets[random.usize(0..3)]);
    game.set_option("size", &random.u8(10..=20).to_string()).expect("a size");
    let first = Side::new(random.usize(0..2));
    let mut played = Match::begin(game, game.start(first));
    let narrow = random.bool();
    for _ in 0..random.usize(0..60) {
        let size = if narrow { 6 } else { game.size() };
        let (row, column) = (random.u8(0..size), random.u8(0..size));
        if let Some(square) = caro::Square::new(row, column) {
            // Marked squares are refused.
            let _ = played.replay(square);
        }
    }
    if random.u8(0..4) == 0 && played.to_move().is_some() {
        let side = Side::new(random.usize(0..2));
        let departure = [Departure::Resigned(side), Departure::Stopped][random.usize(0..2)];
        played.depart(departure).expect("the game goes on");
    }
    let mut record = Record::of(played);
    let names = ["", "An", "Bé Ngân [2]", "a]b\\c", "趙國榮", "x\"y"];
    for side in [Side::NEAR, Side::FAR] {
        let name = names[random.usize(0..names.len())].replace('"', "");
        record.heading.set_name(side, &name);
    }
    record.heading.event = ["", "Cup; (1)"][random.usize(0..2)].to_owned();
    record.heading.date = ["", "2026.11.25"][random.usize(0..2)].to_owned();
    record.heading.result =
        [None, Some(WrittenResult::Win(first)), Some(WrittenResult::Draw)][random.usize(0..3)];
    record
}

fn check(record: &Record<Caro>, form: Form) {
    let text = Caro::write(record, form);
    let games = all(&text).unwrap_or_else(|why| panic!("{form}: {text}\n{why}"));
    let [back] = games.as_slice() else { panic!("{form}: one game\n{text}") };
    let (wrote, read) = (&record.game, &back.record.game);
    assert_eq!(read.position().history(), wrote.position().history(), "{form}: {text}");
    if form == Form::Record {
        assert_eq!(read, wrote, "{text}");
        assert_eq!(Caro::write(&back.record, form), text);
    }
    if form == Form::Psq {
        assert_eq!(read.game().size(), wrote.game().size(), "{text}");
        return;
    }
    if form == Form::Sgf && read.game() != wrote.game() {
        // Without rules in the text, those count by which its last move wins.
        assert_eq!(read.game().size(), wrote.game().size(), "{text}");
        assert!(read.end().is_some() && wrote.end().is_none(), "{text}");
        return;
    }
    assert_eq!(read.game(), wrote.game(), "{form}: {text}");
    let sides = match form {
        // Side 0 plays X there.
        Form::Sgf if wrote.position().first() == Side::FAR => [Side::FAR, Side::NEAR],
        _ => [Side::NEAR, Side::FAR],
    };
    let names = |record: &Record<Caro>, sides: [Side; 2]| {
        sides.map(|side| record.heading.name(side).to_owned())
    };
    assert_eq!(names(&back.record, [Side::NEAR, Side::FAR]), names(record, sides), "{text}");
    assert_eq!(back.record.heading.event, record.heading.event, "{form}: {text}");
    assert_eq!(back.record.heading.date, record.heading.date, "{form}: {text}");
    if let Some(result) = record.heading.result
        && (form != Form::Record || wrote.end().is_none())
    {
        let result = match result {
            WrittenResult::Win(side) => WrittenResult::Win(sides[side.index()]),
            other => other,
        };
        assert_eq!(back.record.heading.result, Some(result), "{form}: {text}");
    }
}

#[test]
fn every_form_gives_the_game_back() {
    let mut random = fastrand::Rng::with_seed(11);
    for _ in 0..rounds(256) {
        let record = random_record(&mut random);
        for form in Caro::FORMS {
            check(&record, *form);
        }
    }
}

#[test]
fn the_moves_alone_are_one_line() {
    let noted = all("8h 9i 10j").expect("a game").remove(0);
    assert_eq!(Caro::write(&noted.record, Form::ColumnFirst), "h8i9j10\n");
    assert_eq!(Caro::write(&noted.record, Form::Moves), "8h9i10j\n");
    assert_eq!(
        Caro::write(&noted.record, Form::Psq),
        "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n10,6,0\n"
    );
    assert_eq!(
        Caro::write(&noted.record, Form::Sgf),
        "(;FF[4]GM[4]CA[UTF-8]SZ[15];B[hh];W[ig];B[jf])\n"
    );
}

#[test]
fn what_the_moves_do_not_tell_stands_in_tags() {
    let text = "[Game \"caro\"]\n[Options \"size=20\"]\n[Side0 \"An\"]\n\n8h 9i resign:1";
    let noted = all(text).expect("a game").remove(0);
    assert_eq!(
        Caro::write(&noted.record, Form::ColumnFirst),
        "[Game \"caro\"]\n[Options \"size=20\"]\n[Black \"An\"]\n[Result \"1-0\"]\n\nh8i9\n"
    );
}
