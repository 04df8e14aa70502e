//! Cờ tướng at the table: the laws, the computer, the endings, handicaps, positions and games
//! as text.

mod computer;
mod endings;
mod handicaps;
mod notes;
mod reasons;
mod texts;

use cotuong::{Cotuong, Move, Position};
use tabletop::{Game, GameMatch, Match, Rules, Side, laws};

fn position(text: &str) -> Position {
    Cotuong::usual().parse_position(text).unwrap_or_else(|why| panic!("{text}: {why}")).1
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Plays moves from a position.
fn played(start: &str, moves: &str) -> Match<Cotuong> {
    let mut played = Match::begin(Cotuong::usual(), position(start));
    for text in moves.split_whitespace() {
        played.play(mv(text)).unwrap_or_else(|why| panic!("{start}: {why}"));
    }
    played
}

/// Returns the result of side 0 and the reason for the end.
fn result(played: &Match<Cotuong>) -> (&'static str, Option<String>) {
    (played.standing(Side::NEAR).name(), played.end())
}

#[test]
fn the_laws_of_the_table_hold() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut ends = Vec::new();
    for round in 0..24 {
        let mut game = Cotuong::usual();
        if round % 2 == 1 {
            game.set_option("first_moves", &random.u8(0..=3).to_string()).expect("a number");
            let handicap = *random.choice(&["none", "M2", "X1,X9", "P8,B5,S4"]).expect("one");
            game.set_option("handicap", handicap).expect("a handicap");
        }
        let done = laws::random_match::<Cotuong>(&game, 4_000, |below| random.usize(0..below));
        let midway = done.up_to(random.usize(0..done.entries().len()));
        laws::everyone_may_leave_once::<Cotuong>(&midway);
        ends.extend(done.end());
    }
    ends.sort();
    ends.dedup();
    assert!(ends.len() > 2, "random games end in many ways: {ends:?}");
}

#[test]
fn red_moves_first_and_its_player_may_be_either_side() {
    let game = Cotuong::usual();
    assert_eq!(game.start(Side::NEAR).to_string(), cotuong_board::START);
    assert_eq!(game.start(Side::FAR).to_string(), format!("1:{}", cotuong_board::START));
    for first in [Side::NEAR, Side::FAR] {
        let start = game.start(first);
        assert_eq!((start.red(), start.side()), (first, first));
        assert_eq!(game.legal_moves(&start).len(), 44);
    }
}

#[test]
fn legal_moves_are_in_alphabetical_order() {
    let moves = Cotuong::usual().legal_moves(&position(cotuong_board::START));
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert!(texts.is_sorted(), "{texts:?}");
}
