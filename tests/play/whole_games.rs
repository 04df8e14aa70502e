//! Random games under all combinations of options, played to their end.

use crate::support::failures::saving_failures;
use crate::support::oracle::{Board, any_rules};
use crate::support::replay::replay;
use crate::support::side;
use o_an_quan::rules::{
    Departure, Event, Game, GameEnd, GameEntry, Position, Record, Rules, Series, TurnEnd,
};
use proptest::prelude::*;

/// The most turns of a game, more than four times those of the longest game observed.
const ENDLESS: usize = 4_000;

/// Converts a position to a board of the oracle.
fn board(position: &Position) -> Board {
    let piles = || position.ring().cells().map(|cell| position.pile(cell));
    let letter = |cell| position.fields().state(cell).suffix().unwrap_or(' ');
    Board {
        field: position.ring().cells().map(letter).collect(),
        dan: piles().map(|pile| pile.dan.into()).collect(),
        quan: piles().map(|pile| pile.quan).collect(),
        mover: position.to_move().map(|side| side.index()),
        stores: position.stores().iter().map(|(_, points)| *points).collect(),
    }
}

/// Plays random moves until the game is over, and checks that no point is lost, and that the
/// events and the record are complete.
fn play_to_the_end(rules: &Rules, first: usize, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    // In some games, sides leave.
    let leaves = *random.choice(&[0, 0, 1, 20]).expect("not empty");
    let mut game = Game::new(rules.clone(), Position::start(rules, side(first)));
    let points = board(game.position()).points(rules);
    while game.end().is_none() {
        assert!(game.turn_count() < ENDLESS, "{rules} with seed {seed} does not end");
        if random.u8(0..100) < leaves {
            leave(&mut game, &mut random);
            continue;
        }
        let before = board(game.position());
        let mv = random.choice(game.position().legal_moves()).expect("the game is not over");
        let turn = game.play(mv).expect("a listed move is legal");
        let after = board(&turn.after);
        assert_eq!(after.points(rules), points, "{rules}, {mv} from {}", before.text());
        let replayed = replay(&before, &turn.events, rules);
        assert_eq!(
            Board {
                mover: replayed.mover.map(|next| remaining_sides(&turn.after, next)),
                ..replayed
            },
            after
        );
    }
    assert!(game.position().legal_moves().is_empty());
    let text = Record::of(game.clone()).to_string();
    let read =
        Record::parse(&text, &Rules::classic()).unwrap_or_else(|why| panic!("{text}: {why}"));
    assert_eq!(read.game.position(), game.position());
    assert_eq!(read.game.entries(), game.entries());
    assert_eq!(read.to_string(), text);
}

/// Returns the first side from `from` on that has not left.
fn remaining_sides(position: &Position, from: usize) -> usize {
    let sides = position.ring().sides();
    let stays = |at: &usize| !position.has_departed(side(*at));
    (from..from + sides).map(|at| at % sides).find(stays).expect("a side remains")
}

/// Plays a departure, and checks that no point is lost, that the events are complete, and that it
/// can be undone.
fn leave(game: &mut Game, random: &mut fastrand::Rng) {
    let rules = game.rules().clone();
    let before = game.position().clone();
    let stays: Vec<usize> = (0..rules.sides).filter(|&at| !before.has_departed(side(at))).collect();
    let departure = match random.u8(0..10) {
        0 => Departure::Stopped,
        1..5 => Departure::OutOfTime(before.to_move().expect("the game is not over")),
        _ => Departure::Resigned(side(random.choice(stays.clone()).expect("a side remains"))),
    };
    let record = game.depart(departure).unwrap_or_else(|why| panic!("{why}")).clone();
    let after = board(&record.after);
    assert_eq!(after.points(&rules), board(&before).points(&rules), "{rules}, {departure}");
    // Unless the game is over, only the side to move changes.
    let mover = before.to_move().map(|now| remaining_sides(&record.after, now.index()));
    let replayed = Board { mover, ..board(&before) };
    let replayed = match record.events.as_slice() {
        [] => replayed,
        events => {
            replay(&replayed, &[&[Event::TurnEnded(TurnEnd::ChainOver)], events].concat(), &rules)
        }
    };
    assert_eq!(replayed, after, "{rules}, {departure}");

    let ranking = record.after.ranking();
    let last = ranking.iter().filter(|ranked| record.after.has_departed(ranked.side)).count();
    assert!(ranking.iter().rev().take(last).all(|ranked| record.after.has_departed(ranked.side)));
    let alone = departure.side().is_some() && stays.len() == 2;
    let left = matches!(record.end, Some(GameEnd::Resigned | GameEnd::OutOfTime));
    assert_eq!(left, alone, "{rules}, {departure}");
    assert!(game.clone().depart(departure).is_err(), "{departure} twice");

    let mut undone = game.clone();
    assert_eq!(undone.undo(), Some(GameEntry::Departure(record)));
    assert_eq!(undone.position(), &before);
    assert_eq!(undone.entries().len() + 1, game.entries().len());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..saving_failures() })]

    #[test]
    fn games_of_two_sides_end_with_all_their_points(rules in any_rules(), first in 0..2usize, seed: u64) {
        play_to_the_end(&rules.for_sides(2).unwrap_or(Rules::classic()), first, seed);
    }

    #[test]
    fn games_of_three_sides_end_with_all_their_points(rules in any_rules(), first in 0..3usize, seed: u64) {
        let rules = Rules { series: Series::Off, ..rules };
        let rules = rules.for_sides(3).or_else(|_| Rules::classic().for_sides(3)).unwrap();
        play_to_the_end(&rules, first, seed);
    }

    #[test]
    fn games_of_four_sides_end_with_all_their_points(rules in any_rules(), first in 0..4usize, seed: u64) {
        let rules = Rules { series: Series::Off, ..rules };
        play_to_the_end(&rules.for_sides(4).unwrap(), first, seed);
    }
}
