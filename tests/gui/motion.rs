//! The motion of a turn, without a window: where the stones are at which time.

use o_an_quan::rules::{Departure, Event, Game, Move, Position, Remainder, Rules, Side};
use o_an_quan::ui::motion::{Phase, Stage, StonePlace};

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

    assert_eq!(stage.pointed(), None, "the hand holds its breath first");
    while stage.pointed().is_none() {
        stage.advance(0.01);
    }
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
    let (first, second) = (Some((3, 4)), Some((5, 6)));
    let expected = [(None, 0), (first, 0), (None, 3), (second, 3), (None, 13)];
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

/// Returns the events of a turn, each with the time when it had been played out.
fn timed(stage: &mut Stage) -> Vec<(Event, f32)> {
    const FRAME: f32 = 0.005;
    let (mut now, mut timed) = (0.0, Vec::new());
    while !stage.is_idle() {
        now += FRAME;
        timed.extend(stage.advance(FRAME).into_iter().map(|event| (event, now)));
    }
    timed
}

#[test]
fn relays_quicken_in_steps_down_to_what_the_eye_can_follow() {
    let laps = |turn: &o_an_quan::rules::Turn| {
        turn.events.iter().filter(|event| matches!(event, Event::Lifted { .. })).count()
    };
    let mut random = crate::random::seeded(7);
    let mut game = start();
    loop {
        let choice = random.choice(game.legal_moves()).expect("a move");
        let mut stage = Stage::new(&game);
        let turn = game.play(choice).expect("legal");
        if laps(turn) >= 6 {
            stage.show(turn);
            let mut drops: Vec<Vec<f32>> = Vec::new();
            let mut before = 0.0;
            for (event, at) in timed(&mut stage) {
                match event {
                    Event::Lifted { .. } => drops.push(Vec::new()),
                    Event::Dropped { .. } => drops.last_mut().expect("a lap").push(at - before),
                    _ => {}
                }
                before = at;
            }
            let even = |lap: &Vec<f32>| lap.iter().all(|drop| (drop - lap[0]).abs() < 0.011);
            assert!(drops.iter().all(even), "one pace within a lap: {drops:?}");
            let laps: Vec<f32> = drops.iter().map(|lap| lap[0]).collect();
            assert!((laps[0] - 0.26).abs() < 0.011, "{laps:?}");
            assert!(laps[1] < laps[0] - 0.03, "the second lap is quicker: {laps:?}");
            assert!(laps.windows(2).all(|two| two[1] < two[0] + 0.011), "{laps:?}");
            assert!(laps.iter().all(|&drop| drop > 0.12), "{laps:?}");
            return;
        }
        if game.end().is_some() {
            game = start();
        }
    }
}

#[test]
fn nothing_shows_a_capture_while_the_breath_is_held() {
    let mut game = game("Q,1,0,0,3,1,Q,1,0,0,0,0 0 0,0");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    while !stage.advance(0.01).iter().any(|event| matches!(event, Event::Dropped { .. })) {}
    let mut held = 0.0;
    while stage.pointed().is_none() {
        assert_eq!(stage.pile(o_an_quan::rules::Cell::new(4)).dan, 3);
        assert!(stage.flights().iter().all(|flight| flight.progress == 0.0));
        assert_eq!((stage.counted(Side::NEAR), stage.dust()), (0, None));
        stage.advance(0.01);
        held += 0.01;
    }
    assert!((0.25..0.5).contains(&held), "{held}");
}

#[test]
fn a_store_counts_up_point_by_point_as_stones_arrive_and_a_quan_raises_dust() {
    // 3+ drops into 4, jumps 5 and captures the quan with its four dân.
    let mut game = game("Q3,4,5,1,2,0,Q4,3,6,2,3,1 0 8,11");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("3+")).expect("legal"));
    let (mut counted, mut dust) = (Vec::new(), Vec::new());
    while !stage.is_idle() {
        let flying = stage.flights().iter().any(|flight| flight.progress > 0.0);
        counted.push(stage.counted(Side::NEAR));
        assert!(flying || matches!(counted.last(), Some(8 | 22)), "nothing is counted beforehand");
        assert_eq!(stage.counted(Side::FAR), 11);
        dust.extend(stage.dust().map(|dust| (dust.cell.index(), dust.progress)));
        stage.advance(0.01);
    }
    counted.dedup();
    assert_eq!(counted, (8..=22).collect::<Vec<_>>());
    assert!(dust.iter().all(|(cell, _)| *cell == 6) && dust.is_sorted_by(|a, b| a.1 < b.1));
    assert!(dust.first().expect("dust").1 < 0.1 && dust.last().expect("dust").1 > 0.9);
    assert_shows(&stage, &game);
    assert_eq!(stage.counted(Side::NEAR), 22);
}

#[test]
fn the_stores_are_counted_side_by_side_and_the_rows_after_them() {
    // The last turn captures three dân and a quan; one and three dân stay in the rows.
    let mut game = game("0,1,0,0,3,0,Q,1,2,0,0,0 0 31,22");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    while !stage.advance(0.01).iter().any(|event| matches!(event, Event::TurnEnded(_))) {}
    let both = |stage: &Stage| (stage.counted(Side::NEAR), stage.counted(Side::FAR));
    let swept = |stage: &Stage| (stage.swept(Side::NEAR), stage.swept(Side::FAR));
    let (mut counts, mut sweeps, mut ids) = (Vec::new(), Vec::new(), stones(&stage, &game));
    while !stage.is_idle() {
        match counts.last() == Some(&(44, 22)) {
            false => {
                assert_eq!(swept(&stage), (0, 0), "the rows wait");
                counts.push(both(&stage));
            }
            true => sweeps.push((both(&stage), swept(&stage))),
        }
        assert!(
            counts.len() < 2 || stage.phase() == Some(Phase::Sweeps(Remainder::Rows)),
            "the count is announced"
        );
        let now = stones(&stage, &game);
        assert_eq!(std::mem::replace(&mut ids, now), ids, "no stone is lost");
        stage.advance(0.01);
    }
    counts.dedup();
    sweeps.dedup();
    assert_eq!(counts.first(), Some(&(0, 0)));
    assert!(counts.iter().all(|&(near, far)| far == near.min(22)), "{counts:?}");
    assert_eq!(counts.last(), Some(&(44, 22)));
    let [first, .., last] = sweeps.as_slice() else { panic!("{sweeps:?}") };
    assert_eq!((*first, *last), (((44, 22), (0, 0)), ((45, 25), (1, 3))));
    assert!(sweeps.iter().all(|(both, swept)| *both == (44 + swept.0, 22 + swept.1)));
    assert_shows(&stage, &game);
    stage.show_again();
    assert_eq!((both(&stage), swept(&stage)), ((31, 22), (0, 0)), "the turn begins anew");
}

#[test]
fn empty_stores_are_not_counted() {
    let mut game = start();
    let mut stage = Stage::new(&game);
    let departure = Departure::Resigned(Side::NEAR);
    stage.show_departure(game.depart(departure).expect("a game under way"));
    stage.advance(0.01);
    assert!(stage.swept(Side::NEAR) == 0 && stage.counted(Side::NEAR) == 0);
    while stage.swept(Side::NEAR) == 0 {
        assert_eq!(stage.phase(), Some(Phase::Sweeps(Remainder::Rows)));
        stage.advance(0.01);
    }
}

#[test]
fn skipping_the_count_shows_the_final_points_at_once() {
    let mut game = game("0,1,0,0,3,0,Q,1,2,0,0,0 0 31,22");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    while stage.counted(Side::NEAR) != 20 {
        stage.advance(0.01);
    }
    stage.finish();
    assert_shows(&stage, &game);
    assert_eq!((stage.counted(Side::NEAR), stage.counted(Side::FAR)), (45, 25));
}

#[test]
fn no_stone_is_lost_or_doubled_at_any_time_during_a_turn() {
    let mut random = crate::random::seeded(5);
    for round in 0..12 {
        let sides = 2 + round % 3;
        let mut game = start_of(sides);
        let mut stage = Stage::new(&game);
        while game.end().is_none() {
            let choice = random.choice(game.legal_moves()).expect("a move");
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
        let choice = game.legal_moves()[i];
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
    assert_eq!(stage.counted(Side::NEAR), 0, "the stores are counted first");
    while stage.swept(Side::FAR) == 0 {
        stage.advance(0.05);
    }
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
    assert_eq!(stage.debt(Side::NEAR), 3);
}

#[test]
fn a_debt_stays_the_same_while_the_stones_are_counted() {
    // The quan and three dân are captured; the near side still owes five.
    let mut game = game("0,1,0,0,3,0,Q,1,2,0,0,0 0 -5,22");
    let mut stage = Stage::new(&game);
    stage.show(game.play(mv("1+")).expect("legal"));
    while !stage.advance(0.01).iter().any(|event| matches!(event, Event::TurnEnded(_))) {}
    while !stage.is_idle() {
        stage.advance(0.01);
        assert_eq!(stage.debt(Side::NEAR), 5);
    }
    assert_shows(&stage, &game);
}
