//! Games in a line: what a link contains comes back, and damaged links are refused.

use basics::{Form, Heading};
use caro::Caro;
use cotuong::Cotuong;
use link::{Damage, LinkError};
use o_an_quan::door::{Door, Why};
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Departure, Game, GameEnd, Position, Preset, Record, Rules, Side};

use pebbles::Pebbles;
use tabletop::{Game as _, GameMatch as _, Notation};

use crate::random;
use crate::support::borrowers::{
    BORROWERS, GROWERS, GROWN, growing_moves, growing_rules, idle_moves, roomy_rules,
};
use crate::support::random_rules::random_rules;

/// Links in the form of version 0.2.0, which knew no end by growth: the growers after 166 and after 170 turns.
const GROWN_LINK: &str = "oanquan:AWNsYXNzaWMgZW1wdHlfcXVhbj1wYXNzZXMgcXVhbl92YWx1ZT01CjAsMiwwLDIsMCwxLFEx\
    MCwwLDAsMCwwLDAgMSAyMSwxOQCrttmLNdFaJ0uqXEoXMie5q0XGtqgZFnlsBggsCo3YI4b2tsFwftZp\
    siVpujsyoMvUC6vfxCKWu61A8j_EcIikZQvrl4yJ";
const OVERGROWN_LINK: &str = "oanquan:AWNsYXNzaWMgZW1wdHlfcXVhbj1wYXNzZXMgcXVhbl92YWx1ZT01CjAsMiwwLDIsMCwxLFEx\
    MCwwLDAsMCwwLDAgMSAyMSwxOQBcrEf1I1FXdpIGJDxpHccsI5YDFnFE2GBAxtzFlYBaMrSIc3Z2YbY4\
    FRE6TVBpKwFgA3UwoEEriK33mwEtsfubD_UHATdixG8";

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

fn read(text: &str) -> tabletop::Record<OAnQuan> {
    link::read(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn written(record: &Record, with_names: bool) -> String {
    link::write(&OAnQuan::record_of(record.clone()), with_names)
}

/// Returns the text of a record.
fn as_text(record: &tabletop::Record<OAnQuan>) -> String {
    OAnQuan::write(record, Form::Record)
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
        let link = written(&record, false);
        assert_eq!(as_text(&read(&link)), record.to_string(), "{link}");
    }
}

#[test]
fn the_record_says_whether_a_game_made_no_progress() {
    let rules = roomy_rules();
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
        let back = read(&written(&record, false));
        assert_eq!(back.game.end(), end, "{turns} and {past} turns");
        assert_eq!(as_text(&back), record.to_string());
    }
}

#[test]
fn the_record_says_whether_a_game_has_outgrown_the_board() {
    // Ended by growth; recorded up to there and further, and going on; ended by it after all.
    let cases = [(GROWN, 0), (GROWN, 1), (GROWN + 4, 0), (GROWN + 4, 40)];
    for (turns, past) in cases {
        let text = format!("{GROWERS}; {}", growing_moves(turns).join(" "));
        let mut record = Record::parse(&text, &growing_rules()).expect("the record opens");
        if past > 0 {
            record.game.settle_end(None);
        }
        for text in &growing_moves(turns + past)[turns..] {
            record.game.play(text.parse().expect("a move")).expect("legal");
        }
        let ends = (turns, past) == (GROWN, 0) || turns + past == GROWN + 44;
        let back = read(&written(&record, false));
        assert_eq!(back.game.end(), ends.then_some(GameEnd::Growth), "{turns} and {past} turns");
        assert_eq!(as_text(&back), record.to_string());
        assert_eq!(back.game, record.game);
    }
}

#[test]
fn a_link_of_a_program_that_knew_no_growth_is_replayed_as_it_was_played() {
    for (link, turns) in [(GROWN_LINK, GROWN), (OVERGROWN_LINK, GROWN + 4)] {
        let game = read(link).game;
        assert_eq!((game.turn_count(), game.end()), (turns, None));
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
    let named = read(&written(&record, true));
    assert_eq!(as_text(&named), record.to_string());
    let nameless = read(&written(&record, false));
    assert!(nameless.heading.names.iter().all(String::is_empty));
    assert_eq!(nameless.game.turn_count(), 3);
}

#[test]
fn messages_may_break_a_link_or_put_blanks_around_it() {
    let link = written(&short_game(), true);
    let (front, back) = link.split_at(link.len() / 2);
    let message = format!("\u{feff}\n  {}\r\n {back}\n", front.replace("oanquan", "OAnQuan"));
    let games = Door::at_start().read(message.as_bytes()).expect("a game");
    let [found] = games.as_slice() else { panic!("{games:?}") };
    let record = found.imported::<OAnQuan>().expect("the game").record();
    assert_eq!((found.form, as_text(&record)), (Form::Link, short_game().to_string()));
}

#[test]
fn a_link_with_a_wrong_a_missing_or_an_extra_letter_is_refused() {
    let link = written(&short_game(), true);
    let letters = "oanquan:".len();
    for at in letters..link.len() {
        let (front, back) = (&link[..at], &link[at + 1..]);
        let other = if link.as_bytes()[at] == b'A' { 'B' } else { 'A' };
        for damaged in [
            format!("{front}{other}{back}"),
            format!("{front}{back}"),
            format!("{front}{other}{}", &link[at..]),
        ] {
            let refused = Door::at_start().read(damaged.as_bytes()).expect_err("damaged");
            assert!(
                matches!(*refused.0, Why::Link("oanquan", Damage::Damaged("oanquan"))),
                "{damaged}: {refused}"
            );
        }
    }
    for damaged in ["oanquan:", "oanquan:AAAA", "oanquan:not a game", "oanquan:Q,5,5", "oanquan:ô"]
    {
        assert_eq!(
            link::read::<OAnQuan>(damaged).err(),
            Some(LinkError::Damage(Damage::Damaged("oanquan"))),
            "{damaged}"
        );
    }
    let long = format!("oanquan:{}", "A".repeat(20_001));
    assert_eq!(link::read::<OAnQuan>(&long).err(), Some(Damage::TooLong(20_000).into()));
}

#[test]
fn a_link_takes_less_than_seven_letters_for_twelve_turns() {
    let mut random = random::seeded(42);
    let rules = Rules::classic();
    let longest = (0..20_000)
        .map(|_| random_record(&rules, &mut random))
        .max_by_key(|record| record.game.turn_count())
        .expect("games");
    let (turns, letters) = (longest.game.turn_count(), written(&longest, false).len());
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
        let back = read(&written(&record, false));
        assert_eq!(back.game, record.game, "{turns} turns");
    }
}

/// Plays random games of `G`, which at times end with a departure, and checks that they come back from
/// their links.
fn links_of_random_games_come_back<G: Notation>(seed: u64) {
    let mut random = random::seeded(seed);
    for _ in 0..300 {
        let game = G::usual();
        let mut played = G::Match::begin(game.clone(), game.start(Side::new(random.usize(0..2))));
        for _ in 0..random.usize(0..=120) {
            let Some(mv) = random.choice(played.legal_moves()) else { break };
            played.play(mv).expect("a legal move");
        }
        if random.u8(0..4) == 0 {
            let side = Side::new(random.usize(0..2));
            // It is impossible in a game that is over.
            let _ = played.depart(Departure::Resigned(side));
        }
        let heading =
            Heading { names: vec!["An".to_owned(), "Bình".to_owned()], ..Default::default() };
        let record = tabletop::Record::<G> { game: played, heading };
        let link = link::write(&record, true);
        let read = link::read::<G>(&link).unwrap_or_else(|why| panic!("{link}: {why}"));
        assert_eq!(read.to_string(), record.to_string(), "{link}");
        // The door finds it in a message, from any page.
        let message = format!("Ván hôm qua:\n{link}\nĐến lượt bạn.");
        let found = Door::at_start().read(message.as_bytes()).expect("a game");
        assert_eq!((found[0].id(), found[0].form), (G::ID, Form::Link));
    }
}

#[test]
fn random_games_of_the_other_games_come_back_from_their_links() {
    links_of_random_games_come_back::<Pebbles>(1);
    links_of_random_games_come_back::<games::Ganh>(1);
    links_of_random_games_come_back::<Caro>(2);
    links_of_random_games_come_back::<Cotuong>(3);
}

#[test]
fn a_link_of_another_game_with_a_wrong_letter_is_refused() {
    let mut played =
        <Caro as tabletop::Game>::Match::begin(Caro::usual(), Caro::usual().start(Side::NEAR));
    for mv in played.legal_moves().into_iter().take(9) {
        played.play(mv).expect("a legal move");
    }
    let link = link::write(&tabletop::Record::<Caro>::of(played), false);
    let at = link.len() - 3;
    let other = if link.as_bytes()[at] == b'x' { "y" } else { "x" };
    let mut wrong = link.clone();
    wrong.replace_range(at..=at, other);
    let Err(refused) = Door::at_start().read(wrong.as_bytes()) else { panic!("{wrong} is read") };
    assert!(refused.to_string().contains("from \"caro:\" to its last letter"), "{refused}");
}

#[test]
fn moves_below_the_name_of_a_game_are_no_link() {
    let found = Door::at("caro").read(b"caro:\n8h 9i 7g").expect("a game");
    assert_eq!((found[0].id(), found[0].form), ("caro", Form::Moves));
}
