//! The format of a saved game: what is restored, and what is refused at which place.

use std::fs;
use std::time::Duration;

use o_an_quan::ai::Strength;
use o_an_quan::archive::{GameFileProblem, SavedFlaw, SavedGame};
use o_an_quan::controller::{Expiry, Seat, Session, Tally, TimeControl, TimeLimit};
use o_an_quan::rules::{Departure, GameEnd, IllegalMove, RecordFlaw, Rules, Side};
use o_an_quan::storage::{Flaw, MAX_BYTES, ReadProblem, ron_text};

use crate::support::borrowers::{
    BORROWERS, GROWERS, GROWN, growing_moves, growing_rules, idle_moves, roomy_rules,
};
use crate::{
    EASY, PERSON, begin, begin_named, label, mv, no_engine, no_waker, play_out, played, saved,
};

/// A game saved by the first version of the program. Never change this file: every later version
/// must read it.
const FIRST: &str = include_str!("../data/saved-game-1.ron");

fn text(session: &Session) -> String {
    ron_text(o_an_quan::archive::VERSION, &saved(&label(), session)).expect("a text")
}

fn back(text: &str) -> Session {
    let (_, state) = SavedGame::parse(text.as_bytes()).expect("a game");
    Session::resume(state, no_waker(), no_engine())
}

/// Returns the error for a text that is not a saved game.
fn refusal(text: &str) -> String {
    let problem = SavedGame::parse(text.as_bytes()).expect_err("not a game");
    let expected = problem.to_string();
    assert!(!expected.contains('\n') && expected.len() < 300, "one sentence: {expected:?}");
    expected
}

#[test]
fn a_game_is_restored_at_the_same_move_with_its_undone_moves() {
    let mut session = played("2+ 9- 4+ 8- 3-");
    session.undo();
    session.undo();
    let mut again = back(&text(&session));
    assert_eq!(again.position(), session.position());
    assert_eq!(again.setup(), session.setup());
    assert_eq!(again.game().entries(), session.game().entries());
    assert_eq!(again.help().tally(Side::FAR), Tally { takebacks: 1, ..Tally::default() });
    assert_eq!(again.help().tally(Side::NEAR), session.help().tally(Side::NEAR));
    assert!(again.redo() && again.redo() && !again.history().can_redo());
    assert_eq!(*again.position(), *played("2+ 9- 4+ 8- 3-").position());
    for _ in 0..5 {
        assert!(again.undo());
    }
    assert_eq!(again.position(), begin([PERSON, PERSON]).position());
}

#[test]
fn clocks_resume_where_they_were() {
    let control = TimeControl { limit: TimeLimit::per_game(5, 3), expiry: Expiry::Warns };
    let mut session = begin([PERSON, PERSON]).with_time(control);
    let at = Duration::from_secs;
    session.clock_mut().update(at(0), Duration::ZERO, true, true);
    session.clock_mut().update(at(20), Duration::ZERO, true, true);
    session.play(mv("2+")).expect("legal");
    session.clock_mut().update(at(20), Duration::ZERO, true, true);
    session.clock_mut().update(at(50), Duration::ZERO, true, true);
    let mut again = back(&text(&session));
    assert_eq!(again.clock().control(), control);
    assert_eq!(again.clock().left(Side::NEAR), Some(at(300 - 20 + 3)));
    assert_eq!(again.clock().left(Side::FAR), Some(at(300 - 30)));
    // The clock of the next run starts at another moment.
    again.clock_mut().update(at(1000), Duration::ZERO, true, true);
    again.clock_mut().update(at(1010), Duration::ZERO, true, true);
    assert_eq!(again.clock().left(Side::FAR), Some(at(300 - 40)));
    again.undo();
    assert_eq!(again.clock().left(Side::NEAR), Some(at(300)));
    again.redo();
    assert_eq!(again.clock().left(Side::NEAR), Some(at(283)));
}

#[test]
fn the_time_of_each_move_is_saved() {
    let mut session = begin([PERSON, PERSON]);
    let at = Duration::from_secs;
    let tell = |session: &mut Session, now| {
        session.clock_mut().update(at(now), Duration::ZERO, true, true)
    };
    tell(&mut session, 100);
    tell(&mut session, 107);
    session.play(mv("2+")).expect("legal");
    // While stones move, no side's time runs.
    session.clock_mut().update(at(107), Duration::ZERO, false, true);
    session.clock_mut().update(at(110), Duration::ZERO, false, true);
    tell(&mut session, 110);
    tell(&mut session, 112);
    session.play(mv("9-")).expect("legal");
    assert_eq!(session.clock().turn_times(), [at(7), at(2)]);
    session.undo();
    let mut again = back(&text(&session));
    assert_eq!(again.clock().turn_times(), [at(7), at(2)], "undone moves keep their times");
    tell(&mut again, 5);
    tell(&mut again, 9);
    again.play(mv("10-")).expect("legal");
    assert_eq!(again.clock().turn_times(), [at(7), at(4)]);

    let expected = refusal(&text(&again).replace("[7000, 4000]", "[7000]"));
    assert!(expected.contains("times: 2 moves need 2 times; there are 1"), "{expected}");
}

#[test]
fn clocks_that_do_not_fit_the_game_are_refused() {
    let control = TimeControl { limit: TimeLimit::per_move(10), ..TimeControl::default() };
    let timed = text(&begin([PERSON, PERSON]).with_time(control));
    let whole = "[[10000, 10000]]";
    assert!(timed.contains(whole), "{timed}");
    for damaged in ["[]", "[[10000]]", "[[10000, 10000], [10000, 10000]]"] {
        let expected = refusal(&timed.replace(whole, damaged));
        assert!(expected.contains("clocks: each side needs its time"), "{expected}");
    }
}

#[test]
fn departures_survive_a_restart() {
    let mut session = played("2+ 9-");
    session.depart(Departure::Resigned(Side::FAR)).expect("possible");
    let mut again = back(&text(&session));
    assert_eq!(again.game().end(), Some(GameEnd::Resigned));
    again.undo();
    assert_eq!(again.game().end(), None);
    let mut again = back(&text(&again));
    assert!(again.redo());
    assert_eq!(again.game().end(), Some(GameEnd::Resigned));
}

/// Any saved state of a game can be restored.
#[test]
fn any_game_is_restored() {
    let mut random = crate::random::seeded(7);
    for limit in [TimeLimit::None, TimeLimit::per_game(1, 2), TimeLimit::per_move(5)] {
        let control = TimeControl { limit, ..TimeControl::default() };
        for _ in 0..30 {
            let mut session = begin([PERSON, PERSON]).with_time(control);
            for step in 0..40 {
                let now = Duration::from_millis(700 * step);
                session.clock_mut().update(now, Duration::ZERO, random.bool(), true);
                let moves = session.game().legal_moves();
                match random.u8(0..10) {
                    0 | 1 => drop(session.undo()),
                    2 => drop(session.redo()),
                    3 => drop(session.depart(Departure::Resigned(Side::FAR)).is_ok()),
                    4 => drop(session.clock_mut().check()),
                    _ if moves.is_empty() => {}
                    _ => drop(session.play(moves[random.usize(..moves.len())]).expect("legal")),
                }
                if random.u8(0..4) == 0 {
                    session = back(&text(&session));
                }
                let again = back(&text(&session));
                assert_eq!(again.position(), session.position());
                assert_eq!(again.clock().left(Side::NEAR), session.clock().left(Side::NEAR));
                assert!(again.history().undone().eq(session.history().undone()));
            }
        }
    }
}

#[test]
fn repetition_counts_across_a_restart() {
    let mut session = begin([PERSON, PERSON]);
    play_out(&mut session);
    let turns = session.game().turn_count();
    // Restarted after each turn, the game ends at the same turn.
    let mut again = begin([PERSON, PERSON]);
    for turn in 0..turns {
        again = back(&text(&again));
        assert!(again.game().end().is_none(), "after {turn} turns");
        again.play(session.game().turns().nth(turn).unwrap().mv).expect("legal");
    }
    assert_eq!(again.game().end(), session.game().end());
    assert!(again.game().end().is_some());
}

/// Returns the text of a saved game with these rules, start and moves that had not ended.
fn saved_with(rules: &Rules, start: &str, moves: &str) -> String {
    let fresh = text(&begin([PERSON, PERSON]));
    let mut saved = fresh.clone();
    for (before, after) in [
        ("rules: \"classic\"".to_owned(), format!("rules: \"{rules}\"")),
        ("start: \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"".to_owned(), format!("start: \"{start}\"")),
        ("moves: \"\"".to_owned(), format!("moves: \"{moves}\"")),
    ] {
        let replaced = saved.replace(&before, &after);
        assert_ne!(replaced, saved, "{saved}");
        saved = replaced;
    }
    saved
}

/// Returns the text of a saved game of `turns` turns without a capture that had not ended.
fn saved_borrowers(turns: usize) -> String {
    saved_with(&roomy_rules(), BORROWERS, &idle_moves()[..turns].join(" "))
}

#[test]
fn a_game_of_a_program_that_knew_no_growth_goes_on_where_it_was() {
    // At the turn that ends it today, and later.
    for turns in [GROWN - 1, GROWN, GROWN + 1, GROWN + 30] {
        let moves = growing_moves(turns).join(" ");
        let mut session = back(&saved_with(&growing_rules(), GROWERS, &moves));
        assert_eq!((session.game().turn_count(), session.game().end()), (turns, None));
        // Nothing is lost when it is saved and opened again.
        session = back(&text(&session));
        let left = if turns < GROWN { 1 } else { GROWN + 44 - turns };
        for text in &growing_moves(turns + left)[turns..] {
            assert_eq!(session.game().end(), None, "{turns} turns");
            session.play(mv(text)).expect("legal");
        }
        assert_eq!(session.game().end(), Some(GameEnd::Growth), "{turns} turns");
        session = back(&text(&session));
        assert_eq!(session.game().end(), Some(GameEnd::Growth), "{turns} turns");
        assert_eq!(session.game().turn_count(), turns + left);
    }
}

#[test]
fn a_game_of_a_program_without_the_limit_of_idle_turns_goes_on_where_it_was() {
    for turns in [59, 60, 61, 100] {
        let mut session = back(&saved_borrowers(turns));
        assert_eq!(session.game().turn_count(), turns);
        assert_eq!(session.game().end(), None, "{turns} turns");
        // Nothing is lost when it is saved and opened again.
        session = back(&text(&session));
        let left = if turns < 60 { 1 } else { 40 };
        for text in &idle_moves()[turns..turns + left] {
            session.play(mv(text)).expect("legal");
        }
        assert_eq!(session.game().end().is_some(), turns < 60, "{turns} turns");
    }
}

#[test]
fn the_end_of_a_game_that_went_on_past_the_limit_of_idle_turns_is_kept() {
    let mut session = back(&saved_borrowers(70));
    for text in &idle_moves()[70..130] {
        assert_eq!(session.game().end(), None);
        session.play(mv(text)).expect("legal");
    }
    assert_eq!(session.game().end(), Some(GameEnd::NoProgress));
    session = back(&text(&session));
    assert_eq!(session.game().end(), Some(GameEnd::NoProgress));
    assert_eq!(session.game().turn_count(), 130);
}

#[test]
fn a_game_against_the_computer_resumes_and_one_of_computers_stays_paused() {
    let session = begin([EASY, PERSON]);
    assert!(back(&text(&session)).computer().is_thinking());
    let mut watched = back(&text(&begin([EASY, EASY])));
    assert!(watched.computer().is_paused() && !watched.computer().is_thinking());
    watched.computer_mut().set_paused(false);
    assert!(watched.computer().is_thinking());
}

#[test]
fn names_are_saved() {
    let session = begin_named([PERSON, EASY], ["Ánh", "Bà Tư"]);
    let again = back(&text(&session));
    assert_eq!(again.setup().names, session.setup().names);
    // An older file has no names.
    let nameless = back(FIRST);
    assert!(nameless.setup().names.iter().all(|(_, name)| name.is_empty()));
}

#[test]
fn a_title_is_cut_to_one_line_of_limited_length() {
    let mut label = label();
    label.title = format!("  Ván\nhay {} ", "n".repeat(100));
    let game = saved(&label, &played("2+"));
    assert!(game.title.starts_with("Ván hay nnn"), "{}", game.title);
    assert_eq!(game.title.chars().count(), 60);
    label.title = "Ván\u{202e} của\u{200b} bà\u{2066}\u{feff} \u{61c}".to_owned();
    assert_eq!(saved(&label, &played("2+")).title, "Ván của bà");
}

#[test]
fn files_of_version_1_can_be_read() {
    let session = back(FIRST);
    let moves: Vec<String> = session.game().turns().map(|turn| turn.mv.to_string()).collect();
    assert_eq!(moves, ["2+", "9-", "4+"]);
    assert_eq!(session.game().rules().to_string(), "folk");
    assert_eq!(session.setup().seats[Side::FAR], EASY);
    assert_eq!(session.setup().seed, 7);
    let expected = Tally { hints: 2, takebacks: 1, evaluation: true };
    assert_eq!(session.help().tally(Side::NEAR), expected);
    let undone: Vec<String> = session.history().undone().map(|mv| mv.to_string()).collect();
    assert_eq!(undone, ["8-", "3-"]);
}

#[test]
fn the_game_in_the_document_is_valid() {
    let document = include_str!("../../docs/saved-games.md");
    let block = document.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next());
    let session = back(block.expect("a saved game"));
    assert_eq!(session.game().turn_count(), 3);
    assert_eq!(session.clock().turn_times().len(), 5);
}

#[test]
fn a_game_of_an_older_file_survives_saving_and_reading() {
    let timed = FIRST.replace("result: None", "time: (limit: Move(seconds: 10)), result: None");
    for older in [FIRST, &timed] {
        let mut session = back(older);
        let mut again = back(&text(&session));
        for session in [&mut session, &mut again] {
            assert!(session.redo());
        }
        assert_eq!(again.position(), session.position());
        assert_eq!(again.clock().left(Side::NEAR), session.clock().left(Side::NEAR));
    }
}

#[test]
fn a_file_of_a_newer_version_is_refused_as_newer() {
    let newer = FIRST.replace("version: 1", "version: 9").replace("moves:", "way:");
    let problem = SavedGame::parse(newer.as_bytes()).expect_err("too new");
    let flaw = Flaw::Newer { found: 9, known: o_an_quan::archive::VERSION };
    assert!(
        matches!(&problem, GameFileProblem::File(ReadProblem::Unusable(found)) if *found == flaw),
        "{problem}"
    );
}

#[test]
fn unknown_fields_of_later_versions_are_ignored() {
    let later = FIRST.replace("seed: 7,", "seed: 7, weather: Some((\"sun\", [1, 2])),");
    assert_ne!(later, FIRST);
    assert_eq!(back(&later).position(), back(FIRST).position());
}

#[test]
fn a_damaged_saved_game_is_refused_with_its_place_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let damaged = FIRST.replace("2+ 9- 4+", "2+ 9- 9-");
    fs::write(&path, &damaged).unwrap();
    let Err(GameFileProblem::Game(error)) = SavedGame::read(&path) else {
        panic!("it is not a game")
    };
    assert_eq!((error.field, error.turn), ("moves", Some(3)));
    let why = IllegalMove::NotYours(mv("9-"), Side::FAR);
    assert_eq!(error.why, SavedFlaw::Record(RecordFlaw::Illegal(why)));
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
}

#[test]
fn each_field_is_checked() {
    for (from, to, expected) in [
        ("2+ 9- 4+", "2+ 9- x", "moves, move 3: \"x\" is not a move"),
        ("2+ 9- 4+", "2+ 2+", "moves, move 2: "),
        ("\"8- 3-\"", "\"8- 8-\"", "undone, move 2: "),
        ("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", "Q,5 0 0,0", "start: "),
        (
            "\"folk\"",
            "\"folk sides=3\"",
            "start: the rules have sides=3, but the position has 2 sides",
        ),
        ("\"folk\"", "\"fog\"", "fog"),
        (
            "[\n            Person,",
            "[\n            Person, Person,",
            "seats: 2 sides need 2 values; there are 3",
        ),
        ("result: None", "result: Some((points: [1, 2], why: \"repetition\"))", "result: the"),
        ("seed: 7", "seed: -7", ""),
        ("seed: 7", "seed: 99999999999999999999999", ""),
        ("began: \"2026-11-21T05:00:00Z\"", "began: \"yesterday\"", ""),
        ("began: \"2026-11-21T05:00:00Z\"", "began: \"-999999999-01-01T00:00:00Z\"", ""),
        ("id: \"2026-11-21-kafize\"", "id: \"../../settings\"", "is not the name of a game"),
    ] {
        let damaged = FIRST.replace(from, to);
        assert_ne!(damaged, FIRST, "{from} is not in the file");
        let refused = refusal(&damaged);
        assert!(refused.starts_with("is damaged (") && refused.contains(expected), "{refused}");
    }
}

#[test]
fn hostile_files_are_refused_with_a_sentence() {
    refusal("");
    refusal("(");
    refusal("()");
    refusal("\0\0\0\0");
    refusal(&FIRST[..FIRST.len() / 2]);
    refusal(&"(".repeat(500_000));
    refusal(&format!("(version: 1, data: {})", "[".repeat(500_000)));
    refusal(&format!("(version: 1, data: {}{})", "Some(".repeat(9_999), ")".repeat(9_999)));
    refusal(&FIRST.replace("2+ 9- 4+", &"2+ ".repeat(5_001)));
    refusal(&format!("(version: {})", "9".repeat(100_000)));
    let problem = SavedGame::parse(&[0xff, 0xfe, b'(']).expect_err("no text");
    assert_eq!(problem.to_string(), "is damaged (not text)");
    let problem = SavedGame::parse(&vec![b' '; MAX_BYTES as usize + 1]).expect_err("too large");
    assert_eq!(problem.to_string(), "is damaged (too large)");
}

#[test]
fn inherited_moves_are_distinguished_from_the_games_own() {
    let mut label = label();
    label.given = 2;
    let written = ron_text(o_an_quan::archive::VERSION, &saved(&label, &played("2+ 9- 4+")));
    let (game, _) = SavedGame::parse(written.expect("a text").as_bytes()).expect("a game");
    assert_eq!((game.given, game.label()), (2, label));
    let (older, _) = SavedGame::parse(FIRST.as_bytes()).expect("a game");
    assert_eq!(older.given, 0);
}

#[test]
fn a_game_against_fits_me_keeps_the_strength_at_the_start_and_now() {
    let seat = Seat::Fitting(Strength::new(300));
    let session = begin([PERSON, seat]);
    let game = saved(&label(), &session);
    assert_eq!(game.strength_now, Some(Strength::new(300)), "the game is even");
    let again = back(&text(&session));
    assert_eq!(again.setup().seats[Side::FAR], seat);
    assert_eq!(saved(&label(), &begin([PERSON, EASY])).strength_now, None);
}

#[test]
fn a_game_without_the_strength_now_opens_and_a_broken_strength_is_refused() {
    let text = text(&begin([PERSON, Seat::Fitting(Strength::new(300))]));
    let older: Vec<&str> = text.lines().filter(|line| !line.contains("strength_now")).collect();
    assert!(older.len() < text.lines().count(), "{text}");
    assert_eq!(back(&older.join("\n")).setup().seats[Side::NEAR], PERSON);
    for wrong in ["1001", "-1"] {
        let why = refusal(&text.replace("Fitting(300)", &format!("Fitting({wrong})")));
        assert!(why.contains(&format!("from 0 to 1000, not {wrong}")), "{why}");
    }
    let why = refusal(&text.replace("strength_now: Some(300)", "strength_now: Some(5000)"));
    assert!(why.contains("not 5000"), "{why}");
}
