//! Games are written for people and for other programs, and read back as they were.

use basics::{Form, Heading, Side, WrittenResult};
use cotuong::{Color, Cotuong};
use cotuong_board::START;
use tabletop::{Departure, Game, GameMatch, Match, Notation, Record, Rules};

use super::super::played;
use super::{moves, read};

/// The number of random games in the suite; the environment may name another.
const GAMES: usize = 256;

fn record(game: Match<Cotuong>, names: [&str; 2], event: &str, date: &str) -> Record<Cotuong> {
    let names = names.map(str::to_owned).to_vec();
    let heading = Heading { names, event: event.to_owned(), date: date.to_owned(), result: None };
    Record { game, heading }
}

#[test]
fn a_sheet_for_people() {
    let game = played(START, "h2e2 h9g7 h0g2");
    let mut written = record(game, ["Bé An", "Cu Tí"], "Giải làng 2004, vòng 2", "");
    written.heading.result = Some(WrittenResult::Win(Side::NEAR));
    let text = "Giải làng 2004, vòng 2\nĐỏ: Bé An   Đen: Cu Tí\n1. P2-5 M8.7\n2. M2.3\nĐỏ thắng\n";
    assert_eq!(Cotuong::write(&written, Form::Vietnamese), text);
    written.heading.result = Some(WrittenResult::Draw);
    assert!(Cotuong::write(&written, Form::Vietnamese).ends_with("\nHoà\n"));
    let plain = Record::<Cotuong>::of(played(START, "h2e2 h9g7"));
    assert_eq!(Cotuong::write(&plain, Form::Vietnamese), "1. P2-5 M8.7\n");
    let black = Record::<Cotuong>::of(played("3k5/9/9/9/9/9/9/9/9/R3K4 b", "d9d8 a0a1"));
    let text = "[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 b\"]\n1... Tg4.1\n2. X9.1\n";
    assert_eq!(Cotuong::write(&black, Form::Vietnamese), text);
    let alone = Record::<Cotuong>::of(played(START, ""));
    assert_eq!(Cotuong::write(&alone, Form::Vietnamese), format!("[FEN \"{START}\"]\n"));
}

#[test]
fn a_record_for_programs() {
    let mut game = played(START, "h2e2 h9g7 h0g2");
    game.depart(Departure::Resigned(Side::NEAR)).expect("red resigns");
    let written = record(game, ["Bé An", "Cu Tí"], "Giải làng", "2004.02.01");
    let head = "[Game \"Chinese Chess\"]\n[Event \"Giải làng\"]\n[Date \"2004.02.01\"]\n[Red \"Bé An\"]\n[Black \"Cu Tí\"]\n[Result \"0-1\"]\n";
    for (form, format, moves) in [
        (Form::Coordinates, "ICCS", "1. H2-E2 H9-G7 2. H0-G2 0-1"),
        (Form::Wxf, "WXF", "1. C2=5 H8+7 2. H2+3 0-1"),
        (Form::Chinese, "Chinese", "1. 炮二平五 马８进７ 2. 马二进三 0-1"),
    ] {
        let text = format!("{head}[Format \"{format}\"]\n\n{moves}\n");
        assert_eq!(Cotuong::write(&written, form), text);
    }
    let mate = Record::<Cotuong>::of(played("1:3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "b0b9"));
    let text = Cotuong::write(&mate, Form::Wxf);
    let tags = "[Result \"1-0\"]\n[FEN \"3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1\"]\n[SetUp \"1\"]\n[RedSide \"1\"]\n";
    assert!(text.contains(tags), "{text}");
    assert_eq!(read(&text).record.game, mate.game);
}

#[test]
fn a_draw_by_agreement_is_a_draw_in_every_form() {
    let mut game = played(START, "h2e2 h9g7");
    game.depart(Departure::Stopped).expect("the players agree");
    let written = Record::<Cotuong>::of(game);
    for form in Cotuong::FORMS {
        let text = Cotuong::write(&written, *form);
        let end = match form {
            Form::Record => "stop\n",
            Form::Vietnamese => "\nHoà\n",
            _ => " 1/2-1/2\n",
        };
        assert!(text.ends_with(end), "{form}: {text}");
        let back = read(&text).record;
        match form {
            Form::Record => assert_eq!(back.game, written.game),
            _ => assert_eq!(back.heading.result, Some(WrittenResult::Draw), "{form}: {text}"),
        }
    }
}

#[test]
fn names_and_titles_that_look_like_something_else_survive() {
    let texts = [
        "Đỏ: B",
        "An Đen: Ba",
        "P2-5",
        "1. P2-5 M8.7",
        "(An)",
        "[An]",
        "{",
        "An; Ba",
        "*",
        "1-0",
        "Hoà",
        "12",
        "1.",
        "Vòng 3",
        "h2e2",
        "position startpos",
        "FORMAT WXF",
        "炮二平五",
        "An (Huế) – 1999",
        "a1b2",
        "[DhtmlXQ_x]",
        "Đỏ thắng",
        ",",
        "resign:1",
        "stop",
    ];
    for text in texts {
        for (names, event) in
            [([text, "Ba"], ""), (["An", text], ""), (["", text], ""), (["An", "Ba"], text)]
        {
            let written = record(played(START, "h2e2 h9g7"), names, event, "");
            for form in Cotuong::FORMS {
                let out = Cotuong::write(&written, *form);
                let noted = read(&out);
                let heading = &noted.record.heading;
                assert_eq!(moves(&noted), "h2e2 h9g7", "{out}");
                assert_eq!(heading.name(Side::NEAR), names[0], "{out}");
                assert_eq!(heading.name(Side::FAR), names[1], "{out}");
                assert_eq!(heading.event, event, "{out}");
            }
        }
    }
}

/// Returns a random game, which may go on past ends by the rules, with names and a result.
fn random_record(random: &mut fastrand::Rng) -> Record<Cotuong> {
    let mut game = Cotuong::usual();
    let given = if random.u8(0..4) == 0 { random.u8(1..=3) } else { 0 };
    game.set_option("first_moves", &given.to_string()).expect("a number");
    if random.u8(0..4) == 0 {
        let handicap = *random.choice(&["M2", "X1,X9", "P8,B5,S4"]).expect("one");
        game.set_option("handicap", handicap).expect("a handicap");
    }
    let mut played = Match::new(game, Side::new(random.usize(0..2)));
    for _ in 0..random.usize(0..250) {
        let mut going = played.clone();
        let mut moves = played.rules().legal_moves(played.position());
        if moves.is_empty() {
            moves.extend(played.position().board().legal_moves());
        }
        let Some(mv) = random.choice(moves) else { break };
        if going.replay(mv).is_err() {
            break;
        }
        played = going;
    }
    if random.u8(0..8) == 0 && played.to_move().is_some() {
        let _ = played.depart(Departure::Resigned(Side::new(random.usize(0..2))));
    }
    let names = ["", "Bé An", "Nguyễn Thị Tí", "甲", "A. B-C (d)"];
    let name = |random: &mut fastrand::Rng| *random.choice(&names).expect("a name");
    let mut heading = Heading::default();
    for side in 0..2 {
        heading.set_name(Side::new(side), name(random));
    }
    heading.event = name(random).to_owned();
    heading.result = match random.u8(0..4) {
        0 => Some(WrittenResult::Win(Side::new(random.usize(0..2)))),
        1 => Some(WrittenResult::Draw),
        2 => Some(WrittenResult::Open),
        _ => None,
    };
    Record { game: played, heading }
}

/// Returns the result that a text of this record states, by the colour of the winner.
fn result(record: &Record<Cotuong>) -> Option<WrittenResult> {
    let side = |side| Side::new(usize::from(record.game.start().red() != side));
    if record.game.end().is_some() {
        let mut sides = [Side::NEAR, Side::FAR].into_iter();
        let winner = sides.find(|side| record.game.standing(*side).is_win());
        return Some(winner.map_or(WrittenResult::Draw, |winner| WrittenResult::Win(side(winner))));
    }
    match record.heading.result {
        Some(WrittenResult::Win(winner)) => Some(WrittenResult::Win(side(winner))),
        Some(WrittenResult::Draw) => Some(WrittenResult::Draw),
        Some(WrittenResult::Open) | None => None,
    }
}

fn name(record: &Record<Cotuong>, color: Color) -> &str {
    record.heading.name(record.game.start().side_of(color))
}

/// `ROUND_TRIPS=10000` tries more games.
#[test]
fn random_games_are_read_back_in_every_form() {
    let games = std::env::var("ROUND_TRIPS").ok().and_then(|text| text.parse().ok());
    let mut random = fastrand::Rng::with_seed(13);
    for _ in 0..games.unwrap_or(GAMES) {
        let written = random_record(&mut random);
        for form in Cotuong::FORMS {
            let text = Cotuong::write(&written, *form);
            let mut back = written
                .game
                .rules()
                .read_games(&text)
                .unwrap_or_else(|why| panic!("{text}\n{why}"));
            assert_eq!(back.len(), 1, "{text}");
            let noted = back.remove(0);
            let expected = moves(&written.clone().into());
            assert_eq!(moves(&noted), expected, "{text}");
            assert_eq!(noted.record.game.start().fen(), written.game.start().fen(), "{text}");
            for color in Color::ALL {
                assert_eq!(name(&noted.record, color), name(&written, color), "{text}");
            }
            assert_eq!(noted.record.heading.event, written.heading.event, "{text}");
            assert_eq!(result(&noted.record), result(&written), "{text}");
            if *form != Form::Record && !expected.is_empty() {
                assert_eq!(noted.form, *form, "{text}");
            }
            if *form != Form::Vietnamese {
                assert_eq!(noted.record.game.start().red(), written.game.start().red(), "{text}");
            }
        }
    }
}
