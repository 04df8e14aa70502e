//! The motion of a turn, without a window: where the stones are at which time.

use o_an_quan::rules::{Departure, Event, Game, Move, Position, Rules, Side};
use o_an_quan::ui::motion::{Stage, StonePlace};

fn game(position: &str) -> Game {
    let rules = Rules::classic();
    let start = Position::parse(position, &rules).expect("a legal position");
    Game::new(rules, start)
}

fn start() -> Game {
    start_of(2)
}

fn start_of(sides: usize) -> Game {
    let rules = Rules::classic().for_sides(sides).expect("2 to 4 sides");
    Game::new(rules.clone(), Position::start(&rules, Side::NEAR))
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

/// Returns every stone on the stage, whether lying, held or flying.
fn stones(stage: &Stage, game: &Game) -> Vec<u16> {
    let heaps = stage.heaps();
    let lying = game.start().ring().cells().flat_map(|cell| heaps.cell(cell).to_vec());
    let sides = (0..game.rules().sides).map(Side::new);
    let stored = sides.flat_map(|side| heaps.store(side).to_vec());
    let held = stage.hand().map(|hand| hand.stones).unwrap_or_default();
    let flying = stage.flights().into_iter().map(|flight| flight.stone);
    let mut ids: Vec<u16> = lying.chain(stored).chain(held).chain(flying).map(|s| s.id).collect();
    ids.sort_unstable();
    ids
}

/// Asserts that the stage is at rest and shows the position of the game.
fn assert_shows(stage: &Stage, game: &Game) {
    assert!(stage.is_idle());
    let position = game.position();
    for cell in position.ring().cells() {
        assert_eq!(stage.heaps().pile(cell), position.pile(cell), "cell {cell} of {position}");
    }
    for (side, &points) in position.stores().iter() {
        assert_eq!(stage.heaps().points(side), points, "store {side} of {position}");
    }
}

#[test]
fn stones_are_lifted_dropped_one_by_one_and_captured() {
    // 1+ drops into 2, jumps 3 and captures the three dân in 4; 5 is not empty.
    let mut game = game("Q,1,0,0,3,1,Q,1,0,0,0,0 0 0,0");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    let [one, two, three, four] = [1, 2, 3, 4].map(o_an_quan::rules::Cell::new);

    stage.advance(0.01);
    let hand = stage.hand().expect("the hand lifts");
    assert_eq!((hand.from, hand.stones.len()), (one, 1));
    assert_eq!(stage.heaps().pile(one).dan, 0);

    let mut landed = Vec::new();
    while !matches!(landed.last(), Some(Event::Dropped { .. })) {
        assert_eq!(stage.heaps().pile(two).dan, 0, "the cell is empty before the dân is dropped");
        landed.extend(stage.advance(0.01));
    }
    assert_eq!(stage.heaps().pile(two).dan, 1);

    let pointed = stage.pointed().expect("the capture is pointed at first");
    assert_eq!((pointed.gap, pointed.cell), (three, four));
    assert_eq!(stage.pile(four).dan, 3, "the pile stays while the hand points at it");
    let flights = stage.flights();
    assert_eq!(flights.len(), 3);
    assert!(flights.iter().all(|f| matches!(f.from, StonePlace::Cell(cell, _) if cell == four)));
    assert!(flights.iter().all(|f| matches!(f.to, StonePlace::Store(Side::NEAR, _))));
    assert_eq!(stage.heaps().points(Side::NEAR), 0, "points count when the stones arrive");
    stage.finish();
    assert_eq!(stage.heaps().points(Side::NEAR), 3);
    assert_shows(&stage, &game);
}

#[test]
fn the_hand_points_at_each_capture_of_a_chain_and_the_points_follow() {
    let mut game = game("Q,1,0,0,3,0,Q,1,0,0,0,0 0 0,0");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    let mut steps = Vec::new();
    while !stage.is_idle() {
        stage.advance(0.02);
        let pointed = stage.pointed().map(|p| (p.gap.index(), p.cell.index()));
        steps.push((pointed, stage.heaps().points(Side::NEAR)));
    }
    steps.dedup();
    let expected = [(None, 0), (Some((3, 4)), 0), (Some((5, 6)), 3), (None, 13)];
    assert_eq!(steps, expected);
}

#[test]
fn the_final_sweep_counts_up_cell_by_cell() {
    // The last quan is captured; side 1 still has one and two dân.
    let mut game = game("0,1,0,0,3,0,Q,1,2,0,0,0 0 0,0");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    let mut counted = Vec::new();
    while !stage.is_idle() {
        stage.advance(0.02);
        counted.push(stage.heaps().points(Side::FAR));
    }
    counted.dedup();
    assert_eq!(counted, [0, 1, 3]);
    assert_shows(&stage, &game);
}

#[test]
fn no_stone_is_lost_or_doubled_at_any_time_during_a_turn() {
    let mut random = crate::random::seeded(5);
    for round in 0..12 {
        let sides = 2 + round % 3;
        let mut game = start_of(sides);
        let mut stage = Stage::new(&game);
        while game.end().is_none() {
            let choice = random.choice(game.position().legal_moves()).expect("a move");
            stage.show(game.play(choice).expect("legal"));
            while !stage.is_idle() {
                stage.advance(0.13);
                let ids = stones(&stage, &game);
                let mut distinct = ids.clone();
                distinct.dedup();
                assert_eq!(ids, distinct, "a stone is in two places");
                // 25 dân and a quan for each side, plus borrowed dân.
                assert!(ids.len() >= 26 * sides, "a stone is lost");
            }
            assert_shows(&stage, &game);
        }
    }
}

#[test]
fn the_same_game_shows_the_same_stones_at_any_speed() {
    let mut game = start();
    let mut watched = Stage::new(&game);
    for text in ["2+", "9-", "4+"] {
        watched.show(game.play(mv(text)).expect("legal"));
        while !watched.is_idle() {
            watched.advance(0.05);
        }
    }
    assert!(Stage::new(&game).heaps() == watched.heaps());
}

#[test]
fn a_replayed_turn_starts_and_ends_where_the_turn_did() {
    let mut game = start();
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("2+")).expect("legal"));
    stage.finish();
    stage.show_again();
    stage.advance(0.01);
    assert_eq!(stage.heaps().pile(o_an_quan::rules::Cell::new(3)).dan, 5);
    stage.finish();
    assert_shows(&stage, &game);
}

#[test]
fn turns_that_belong_together_are_replayed_together() {
    let mut game = start_of(4);
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("2+")).expect("legal"));
    stage.finish();
    let before = stage.heaps().clone();
    for i in 0..3 {
        let choice = game.position().legal_moves()[i];
        let turn = game.play(choice).expect("legal");
        if i == 0 {
            stage.show(turn);
        } else {
            stage.show_next(turn);
        }
        assert_eq!(stage.turns_left(), 1, "the earlier turns have been shown");
        stage.advance(0.4);
    }
    let restored = Stage::with_round(&game, 3);
    stage.finish();
    for mut stage in [stage, restored] {
        stage.show_again();
        assert!(stage.heaps() == &before, "it starts before the first of them");
        let mut left = vec![stage.turns_left()];
        while !stage.is_idle() {
            stage.advance(0.05);
            left.push(stage.turns_left());
        }
        left.dedup();
        assert_eq!(left, [3, 2, 1, 0]);
        assert_shows(&stage, &game);
        stage.show(game.turns().last().expect("a turn"));
        assert_eq!(stage.turns_left(), 1, "another turn begins another round");
    }
}

#[test]
fn a_refill_shown_before_the_move_is_not_shown_twice() {
    let mut game = game("Q,0,0,0,0,0,Q,3,0,0,0,0 0 7,0");
    let mut stage = Stage::new(&game);
    stage.show_refill(Side::NEAR);
    stage.advance(0.01);
    assert_eq!(stage.flights().len(), 5);
    stage.finish();
    assert_eq!(stage.heaps().pile(o_an_quan::rules::Cell::new(3)).dan, 1);
    assert_eq!(stage.heaps().points(Side::NEAR), 2);
    let turn = game.play(mv("1+")).expect("legal").clone();
    assert_eq!(turn.events[0], Event::Refilled { side: Side::NEAR });
    stage.show(&turn);
    stage.finish();
    assert_shows(&stage, &game);
    stage.show_again();
    stage.finish();
    assert_shows(&stage, &game);
}

#[test]
fn the_stones_collected_at_an_agreed_stop_are_shown_and_replayed() {
    let mut game = game("Q,0,0,2,0,0,Q,3,0,0,0,1 0 7,4");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("3+")).expect("legal"));
    stage.finish();
    stage.show_departure(game.depart(Departure::Stopped).expect("a game under way"));
    assert!(stage.turns_left() == 1 && !stage.is_idle());
    stage.advance(0.01);
    assert!(stage.is_sweeping());
    stage.finish();
    assert_shows(&stage, &game);
    stage.show_again();
    stage.finish();
    assert_shows(&stage, &game);
    assert_shows(&Stage::new(&game), &game);
}

#[test]
fn a_borrowed_refill_is_shown_as_a_debt() {
    let game = game("Q,0,0,0,0,0,Q,3,0,0,0,0 0 2,0");
    let mut stage = Stage::new(&game);
    stage.show_refill(Side::NEAR);
    stage.finish();
    assert_eq!(stage.heaps().points(Side::NEAR), -3);
    assert_eq!(stage.heaps().debt(Side::NEAR, game.rules()), 3);
}
