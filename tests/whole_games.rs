//! Whole games by every mixture of options, played at random to their end.

mod support;

use o_an_quan::rules::{Game, Position, Record, Rules};
use proptest::prelude::*;
use support::oracle::{Board, any_rules};
use support::replay::replay;
use support::side;

/// No game was seen to take a quarter of this many turns.
const ENDLESS: usize = 4_000;

/// A board in plain numbers, from the program's position.
fn board(position: &Position) -> Board {
    let piles = || position.ring().cells().map(|cell| position.pile(cell));
    Board {
        dan: piles().map(|pile| pile.dan.into()).collect(),
        quan: piles().map(|pile| pile.quan).collect(),
        mover: position.to_move().map(|side| side.index()),
        stores: position.stores().iter().map(|(_, points)| *points).collect(),
    }
}

/// Plays random moves until the game is over and checks what holds in all games:
/// no point is lost, the events tell all that happened, the record says it all.
fn play_to_the_end(rules: &Rules, first: usize, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(rules.clone(), Position::start(rules, side(first)));
    let points = board(game.position()).points(rules);
    while game.end().is_none() {
        assert!(game.turns().len() < ENDLESS, "{rules} with seed {seed} does not end");
        let before = board(game.position());
        let mv = random.choice(game.position().legal_moves()).expect("a game goes on");
        let turn = game.play(mv).expect("a listed move is legal");
        let after = board(&turn.after);
        assert_eq!(after.points(rules), points, "{rules}, {mv} from {}", before.text());
        assert_eq!(replay(&before, &turn.events, rules), after, "{rules}");
    }
    assert!(game.position().legal_moves().is_empty());
    let text = Record::of(game.clone()).to_string();
    let read =
        Record::parse(&text, &Rules::classic()).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(read.game.position(), game.position());
    assert_eq!(read.to_string(), text);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_of_two_sides_end_with_all_their_points(rules in any_rules(), first in 0..2usize, seed: u64) {
        play_to_the_end(&rules.for_sides(2).unwrap_or(Rules::classic()), first, seed);
    }

    #[test]
    fn games_of_three_sides_end_with_all_their_points(rules in any_rules(), first in 0..3usize, seed: u64) {
        let rules = rules.for_sides(3).or_else(|_| Rules::classic().for_sides(3)).unwrap();
        play_to_the_end(&rules, first, seed);
    }

    #[test]
    fn games_of_four_sides_end_with_all_their_points(rules in any_rules(), first in 0..4usize, seed: u64) {
        play_to_the_end(&rules.for_sides(4).unwrap(), first, seed);
    }
}
