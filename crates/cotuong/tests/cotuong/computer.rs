//! The computer at the table: its moves, its advice, saved games.

use cotuong::{Advice, Analysis, Cotuong, Dialect, Kind, analyze, moves_to_mate, notation};
use tabletop::archive::SavedGame;
use tabletop::{
    Advisor, Computer, Control, Game, GameMatch, Grade, Level, Limits, Match, Side, laws,
};

use super::{mv, played};

fn nodes(nodes: u64) -> Limits<cotuong::Move> {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

#[test]
fn the_computer_and_its_advice_obey_the_laws_of_the_table() {
    let mut random = fastrand::Rng::with_seed(11);
    for round in 0..3 {
        let mut game = Cotuong::usual();
        game.set_option("first_moves", &round.to_string()).expect("a number");
        let done = laws::random_match::<Cotuong>(&game, 4_000, |below| random.usize(0..below));
        for entries in [0, 1, 2, 30, done.entries().len()] {
            let midway = done.up_to(entries);
            for level in [Level::Beginner, Level::Easy, Level::Medium, Level::Hard] {
                laws::the_computer_answers::<Cotuong>(level, &midway, 7);
            }
            laws::the_advice_fits::<Cotuong>(&midway);
        }
    }
}

#[test]
fn questions_obey_the_laws_of_the_table() {
    let mut random = fastrand::Rng::with_seed(12);
    for first_moves in ["0", "2"] {
        let mut game = Cotuong::usual();
        game.set_option("first_moves", first_moves).expect("a number");
        let done = laws::random_match::<Cotuong>(&game, 4_000, |below| random.usize(0..below));
        for entries in [1, 40] {
            laws::questions_survive_as_text::<Cotuong>(&done.up_to(entries), random.u64(..));
        }
    }
}

#[test]
fn games_between_levels_end_legally_under_every_handicap() {
    let mut random = fastrand::Rng::with_seed(13);
    for (handicap, first_moves) in [("none", "0"), ("X1", "0"), ("M2,M8", "2"), ("P8", "3")] {
        let mut game = Cotuong::usual();
        game.set_option("handicap", handicap).expect("a handicap");
        game.set_option("first_moves", first_moves).expect("a number");
        let mut played = Match::new(game, Side::FAR);
        while played.to_move().is_some() && played.turn_count() < 300 {
            let level = Level::ALL[random.usize(0..3)];
            let mv = Cotuong::choose(level, &played, random.u64(..), &Control::default());
            played.play(mv.expect("the game is not over")).expect("a legal move");
        }
    }
}

#[test]
fn a_hint_says_what_the_move_captures_and_whether_it_checks() {
    let game = played("3k5/9/9/r7R/9/9/9/9/9/4K4 w", "");
    let found = analyze(&game, &nodes(5_000), &Control::default()).expect("a move");
    let advice = Advice::of(&game, &found).expect("it fits");
    assert_eq!((advice.mv, advice.before.notation(advice.mv)), (mv("i6a6"), Some("X1-9".into())));
    assert_eq!((advice.piece, advice.captured), (Kind::Chariot, Some(Kind::Chariot)));
    assert!(!advice.is_check);
    let mate = played("4k4/R8/8R/9/9/9/9/9/9/3K5 w", "");
    let found = analyze(&mate, &nodes(5_000), &Control::default()).expect("a move");
    let advice = Advice::of(&mate, &found).expect("it fits");
    assert_eq!((advice.captured, advice.is_check), (None, true));
    assert_eq!(moves_to_mate(advice.score), Some(1));
}

#[test]
fn a_turn_is_written_as_people_write_it() {
    let game = played(cotuong_board::START, "h2e2 b7e7 e2e6");
    let texts: Vec<String> =
        game.entries().iter().filter_map(|turn| notation(turn, Dialect::Vietnamese)).collect();
    assert_eq!(texts, ["P2-5", "P2-5", "P5.4"]);
    let mut given = Cotuong::usual();
    given.set_option("first_moves", "2").expect("a number");
    let mut game = Match::new(given, Side::NEAR);
    for text in ["h2e2", "h0g2", "h9g7"] {
        game.play(mv(text)).expect("a legal move");
    }
    let texts: Vec<String> =
        game.entries().iter().filter_map(|turn| notation(turn, Dialect::Vietnamese)).collect();
    assert_eq!(texts, ["P2-5", "M2.3", "M8.7"]);
}

#[test]
fn the_margin_follows_the_result_and_grades_follow_the_loss() {
    let mut game = played("4k4/R8/8R/9/9/9/9/9/9/3K5 w", "");
    assert_eq!(Cotuong::margin(game.position(), Side::NEAR), 0);
    game.play(mv("i7i9")).expect("a legal move");
    assert!(Cotuong::margin(game.position(), Side::NEAR) > 0);
    assert!(Cotuong::margin(game.position(), Side::FAR) < 0);
    assert_eq!(Cotuong::grade(40, false), None);
    assert_eq!(Cotuong::grade(500, false), Some(Grade::Mistake));
    assert_eq!(Cotuong::grade(29_000, true), Some(Grade::Blunder));
    let start = Match::new(Cotuong::usual(), Side::NEAR);
    let running = Control::default();
    let [near, far] = [Side::NEAR, Side::FAR]
        .map(|side| Cotuong::forecast(Level::Medium, &start, side, 1, &running));
    assert_eq!(near, far.map(|score| -score));
}

#[test]
fn a_saved_game_is_opened_again() {
    let text = "(version: 1, data: (id: \"2026-11-21-kafize\", game: \"cotuong\", \
                began: \"2026-11-21T05:00:00Z\", saved: \"2026-11-21T05:00:00Z\", \
                rules: (handicap: \"M2\", first_moves: 0), \
                start: \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKAB1R w\", \
                seats: [Person, Computer(Hard)], seed: 7, moves: \"h2e2 h9g7\", undone: \"b2c2\"))";
    let (_, state) = SavedGame::<Cotuong>::parse(text.as_bytes()).expect("a saved game");
    assert_eq!(state.game().turn_count(), 2);
    assert_eq!(state.game().rules().handicap().to_string(), "M2");
}

#[test]
fn a_hint_names_the_mate_that_the_move_threatens_or_parries() {
    let advice = |start: &str, best: &str| {
        let found = Analysis {
            best: mv(best),
            score: 0,
            moves_to_end: None,
            depth: 1,
            nodes: 1,
            line: Vec::new(),
        };
        Advice::of(&played(start, ""), &found).expect("it fits")
    };
    // One chariot takes the rank before the general; the other would mate behind it.
    let threat = advice("4k4/9/R8/8R/9/9/9/9/9/3K5 w", "i6i8");
    assert_eq!((threat.threat, threat.parried), (Some(1), None));
    // The chariot that holds the rank is captured.
    let parried = advice("r3k4/R8/9/8R/9/9/9/9/9/3K5 b", "a9a8");
    assert_eq!(parried.parried, Some(1));
    // A move that does not help parries nothing.
    let idle = advice("4k4/R8/9/8R/9/9/9/p8/9/3K5 b", "a2a1");
    assert_eq!((idle.threat, idle.parried), (None, None));
}
