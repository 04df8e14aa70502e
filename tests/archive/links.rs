//! Games in a line: what a link contains comes back, and damaged links are refused.

use basics::Form;
use o_an_quan::door::AnyGame;
use o_an_quan::door::{Door, Found, FoundGame, Why};
use o_an_quan::link::{self, LinkError};
use o_an_quan::rules::{Departure, Game, GameEnd, Position, Preset, Record, Rules, Side};

use crate::random;
use crate::support::borrowers::{BORROWERS, idle_moves};
use crate::support::random_rules::random_rules;

/// The most turns of a random game.
const MAX_TURNS: usize = 200;

/// Returns a record of random turns from `start`, which at times ends with a departure.
fn random_record(rules: &Rules, random: &mut fastrand::Rng) -> Record {
    let first = Side::new(random.usize(0..rules.sides));
    let mut game = Game::new(rules.clone(), Position::start(rules, first));
    for _ in 0..random.usize(0..=MAX_TURNS) {
        game.begin_round();
        let Some(mv) = random.choice(game.legal_moves()) else { break };
        if game.play(mv).is_err() {
            break;
        }
        let side = Side::new(random.usize(0..rules.sides));
        let departure = match random.u8(0..200) {
            0 => Departure::Resigned(side),
            1 => Departure::OutOfTime(side),
            2 => Departure::Stopped,
            _ => continue,
        };
        // Some are impossible, such as running out of time in another side's turn.
        let _ = game.depart(departure);
    }
    Record::of(game)
}

fn read(text: &str) -> Record {
    link::read(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

#[test]
fn ten_thousand_random_games_come_back_from_their_links() {
    let mut random = random::seeded(41);
    for case in 0..10_000 {
        let rules = match case % 4 {
            0 => random.choice(Preset::ALL).expect("a preset").rules(),
            1 => random_rules(random.usize(3..=4), &mut random),
            _ => random_rules(2, &mut random),
        };
        let record = random_record(&rules, &mut random);
        let link = link::write(&record, false);
        assert_eq!(read(&link).to_string(), record.to_string(), "{link}");
    }
}

#[test]
fn the_record_says_whether_a_game_made_no_progress() {
    let rules = Rules::classic();
    let moves = idle_moves();
    // Ended by the limit; recorded past it and going on; ended by it after all.
    for (turns, past, end) in
        [(60, 0, Some(GameEnd::NoProgress)), (75, 0, None), (75, 60, Some(GameEnd::NoProgress))]
    {
        let text = format!("{BORROWERS}; {}", moves[..turns].join(" "));
        let mut record = Record::parse(&text, &rules).expect("the record opens");
        if turns == 60 {
            record.game.settle_end(Some(GameEnd::NoProgress));
        }
        for text in &moves[turns..turns + past] {
            record.game.play(text.parse().expect("a move")).expect("legal");
        }
        let back = read(&link::write(&record, false));
        assert_eq!(back.game.end(), end, "{turns} and {past} turns");
        assert_eq!(back.to_string(), record.to_string());
    }
}

/// The worked example: a short game with names.
fn short_game() -> Record {
    let text = "[Side0 \"Ánh\"]\n[Side1 \"Bình\"]\n\n5+ 10+ 2- resign:1\n";
    Record::parse(text, &Rules::classic()).expect("a record")
}

#[test]
fn names_are_in_a_link_only_if_asked_for() {
    let record = short_game();
    let named = read(&link::write(&record, true));
    assert_eq!(named.to_string(), record.to_string());
    let nameless = read(&link::write(&record, false));
    assert!(nameless.names.iter().all(|(_, name)| name.is_empty()));
    assert_eq!(nameless.game.turn_count(), 3);
}

#[test]
fn messages_may_break_a_link_or_put_blanks_around_it() {
    let link = link::write(&short_game(), true);
    let (front, back) = link.split_at(link.len() / 2);
    let text = format!("\u{feff}\n  {}\r\n {back}\n", front.replace("oanquan", "OAnQuan"));
    let games = Door::at_start().read(text.as_bytes()).expect("a game");
    let [Found { game: FoundGame::OAnQuan(game), form: Form::Link, .. }] = games.as_slice() else {
        panic!("{games:?}");
    };
    match &**game {
        AnyGame::Record(record) => assert_eq!(record.to_string(), short_game().to_string()),
        AnyGame::Saved(_) => panic!("a saved game"),
    }
}

#[test]
fn a_link_with_a_wrong_a_missing_or_an_extra_letter_is_refused() {
    let link = link::write(&short_game(), true);
    let letters = link::SCHEME.len();
    for at in letters..link.len() {
        let (front, back) = (&link[..at], &link[at + 1..]);
        let other = if link.as_bytes()[at] == b'A' { 'B' } else { 'A' };
        for damaged in [
            format!("{front}{other}{back}"),
            format!("{front}{back}"),
            format!("{front}{other}{}", &link[at..]),
        ] {
            let refused = Door::at_start().read(damaged.as_bytes()).expect_err("damaged");
            assert!(matches!(*refused.0, Why::Link(LinkError::Damaged)), "{damaged}: {refused}");
        }
    }
    for damaged in ["oanquan:", "oanquan:AAAA", "oanquan:not a game", "oanquan:Q,5,5", "oanquan:ô"]
    {
        assert_eq!(link::read(damaged).err(), Some(LinkError::Damaged), "{damaged}");
    }
    let long = format!("{}{}", link::SCHEME, "A".repeat(20_001));
    assert_eq!(link::read(&long).err(), Some(LinkError::TooLong(20_000)));
}

#[test]
fn a_link_takes_less_than_seven_letters_for_twelve_turns() {
    let mut random = random::seeded(42);
    let rules = Rules::classic();
    let longest = (0..20_000)
        .map(|_| random_record(&rules, &mut random))
        .max_by_key(|record| record.game.turn_count())
        .expect("games");
    let (turns, letters) = (longest.game.turn_count(), link::write(&longest, false).len());
    // Ten moves to choose from take less than 3.5 bits, and a letter carries six.
    assert!(letters <= 25 + turns * 7 / 12, "{letters} letters for {turns} turns");
}

#[test]
fn a_link_keeps_a_record_that_goes_on_past_a_repetition() {
    let start = "Q9,1,0,0,0,0,Q9,1,0,0,0,0 0 0,0";
    let moves = ["1+", "7+", "2-", "8-"].repeat(5);
    // Up to the end, which older programs read, and past it once and twice.
    for (turns, end) in [(8, Some(GameEnd::Repetition)), (9, None), (20, None)] {
        let text = format!("{start}; {}", moves[..turns].join(" "));
        let record = Record::parse(&text, &Rules::classic()).expect("the record opens");
        assert_eq!(record.game.end(), end);
        let back = read(&link::write(&record, false));
        assert_eq!(back.game, record.game, "{turns} turns");
    }
}
