//! Records that go on past an end by repetition or without progress, and the mark of that end.

use super::read;
use oanquan::{Departure, Game, GameEnd, Position, Record, Rules, Side};

/// Four moves after which both sides are where they were.
const LOOP: [&str; 4] = ["1+", "7+", "2-", "8-"];
const START: &str = "Q9,1,0,0,0,0,Q9,1,0,0,0,0 0 0,0";

fn looping(turns: usize) -> Game {
    let rules = Rules::classic();
    let start = Position::parse(START, &rules).expect("a position");
    let mut game = Game::new(rules, start);
    for mv in LOOP.iter().cycle().take(turns) {
        game.replay(mv.parse().expect("a move")).expect("legal");
    }
    game
}

fn marks(game: &Game) -> Vec<(usize, GameEnd)> {
    let passed = game.entries().iter().enumerate();
    passed.filter_map(|(index, entry)| Some((index, entry.passed()?))).collect()
}

#[test]
fn a_record_goes_on_past_a_repetition_and_counts_anew() {
    let end = Some(GameEnd::Repetition);
    assert_eq!((looping(7).end(), looping(8).end()), (None, end));
    let past = looping(9);
    assert_eq!((past.end(), past.turn_count()), (None, 9));
    assert_eq!(marks(&past), [(7, GameEnd::Repetition)]);
    let turn = past.turn(7).expect("a turn");
    assert_eq!((turn.end, turn.passed), (None, end));
    assert!(turn.events.iter().all(|event| !matches!(event, oanquan::Event::GameOver(_))));
    // The position after turn 8 has occurred once again: two more loops end the game again.
    assert_eq!((looping(15).end(), looping(16).end()), (None, end));
    assert_eq!(marks(&looping(17)), [(7, GameEnd::Repetition), (15, GameEnd::Repetition)]);
}

#[test]
fn the_mark_is_kept_by_records_earlier_states_and_undo() {
    let past = looping(17);
    let text = Record::of(past.clone()).to_string();
    assert_eq!(read(&text).record.game, past, "{text}");
    assert_eq!(marks(&past.up_to(12)), [(7, GameEnd::Repetition)]);
    assert_eq!(past.up_to(15), looping(15));
    let mut undone = past.clone();
    undone.undo();
    assert_eq!(marks(&undone), marks(&past), "the record had gone on from there");
    assert_eq!(undone.position().to_move(), Some(Side::NEAR));
    undone.undo();
    assert_eq!(undone, looping(15));
    assert_ne!(undone.up_to(8), looping(8), "one goes on, the other has ended");
}

#[test]
fn a_refused_move_past_an_end_changes_nothing() {
    let mut game = looping(8);
    let before = game.clone();
    game.replay("4+".parse().expect("a move")).expect_err("an empty cell");
    assert_eq!(game, before);
    game.replay_departure(Departure::OutOfTime(Side::FAR)).expect_err("not its turn");
    assert_eq!(game, before);
    game.replay_departure(Departure::Resigned(Side::FAR)).expect("a departure");
    assert_eq!(
        (game.end(), marks(&game)),
        (Some(GameEnd::Resigned), vec![(7, GameEnd::Repetition)])
    );
}

#[test]
fn playing_on_after_the_end_stays_impossible() {
    let mut game = looping(8);
    game.play("1+".parse().expect("a move")).expect_err("the game is over");
    assert_eq!(game.settle_end(None), ());
    assert_eq!(game.end(), Some(GameEnd::Repetition), "only the limit is settled by records");
}
