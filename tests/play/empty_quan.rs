//! The rule of empty quan cells, chosen in the middle of a game.

use std::sync::Arc;

use o_an_quan::ai::Level;
use o_an_quan::controller::{
    MoveEngine, Seat, Session, Setup, TimeControl, TimeLimit, depends_on_empty_quan,
    with_empty_quan,
};
use o_an_quan::rules::{EmptyQuan, Game, Move, Position, Rules, Side};

/// The third move, 3-, meets an empty quan cell: it captures 2 points if the cell can be jumped.
const MOVES: [&str; 3] = ["5+", "9-", "3-"];

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Returns a game by the classic rules after the first `count` of the moves.
fn game(count: usize) -> Game {
    let rules = Rules::classic();
    let start = Position::start(&rules, Side::NEAR);
    let mut game = Game::new(rules, start);
    for text in &MOVES[..count] {
        game.play(mv(text)).expect("a legal move");
    }
    game
}

/// Returns a session after the first two moves, in which these players sit.
fn session(seats: [Seat; 2], move_engine: MoveEngine) -> Session {
    let setup =
        Setup { seats: seats.into(), names: Setup::no_names(2), first: Side::NEAR, seed: 1 };
    let time = TimeControl { limit: TimeLimit::per_game(5, 3), ..TimeControl::default() };
    Session::from_game(setup, game(2), Arc::new(|| {}), move_engine).with_time(time)
}

#[test]
fn the_rule_decides_a_turn_only_if_the_outcome_differs() {
    for (count, text) in MOVES.iter().enumerate() {
        assert_eq!(depends_on_empty_quan(&game(count), mv(text)), count == 2, "{text}");
    }
    assert!(!depends_on_empty_quan(&game(2), mv("9-")), "an illegal move has no outcome");
}

#[test]
fn turns_that_do_not_depend_on_the_rule_stay_the_same_under_the_other() {
    let passes = with_empty_quan(&game(2), EmptyQuan::Passes).expect("the same turns");
    assert_eq!(passes.rules().empty_quan, EmptyQuan::Passes);
    assert_eq!(passes.position(), game(2).position());
    assert_eq!(passes.turn_count(), 2);
    assert!(with_empty_quan(&game(3), EmptyQuan::Passes).is_none(), "the third turn depends on it");
}

#[test]
fn a_session_goes_on_under_the_other_rule_with_its_clocks_and_its_undo() {
    let mut session = session([Seat::Person; 2], Arc::new(|_, _| None));
    let time = session.clock().left(Side::NEAR);
    let passes = with_empty_quan(session.game(), EmptyQuan::Passes).expect("the same turns");
    assert!(session.replace_game(passes));
    assert_eq!(session.clock().left(Side::NEAR), time);
    let turn = session.play(mv("3-")).expect("a legal move");
    assert_eq!(turn.captured, 2);
    for left in [2, 1, 0] {
        assert!(session.undo());
        assert_eq!(session.game().turn_count(), left);
    }
    assert!(!session.replace_game(game(1)), "another number of turns does not fit");
}

#[test]
fn a_computer_thinks_again_after_the_rule_has_changed() {
    let engine: MoveEngine = Arc::new(|request, _| {
        let passes = request.game.rules().empty_quan == EmptyQuan::Passes;
        Some(mv(if passes { "2+" } else { "3-" }))
    });
    let mut session = session([Seat::Computer(Level::Easy), Seat::Person], engine);
    let found = |session: &mut Session| {
        loop {
            match session.find() {
                Some(mv) => return mv,
                None => std::thread::yield_now(),
            }
        }
    };
    assert_eq!(found(&mut session), mv("3-"));
    assert_eq!(session.game().turn_count(), 2, "the move is not played yet");
    assert!(session.computer().is_thinking());
    let passes = with_empty_quan(session.game(), EmptyQuan::Passes).expect("the same turns");
    session.replace_game(passes);
    assert_eq!(found(&mut session), mv("2+"));
    let played = session.poll().map(|turn| turn.mv);
    assert_eq!((played, session.game().turn_count()), (Some(mv("2+")), 3));
}
