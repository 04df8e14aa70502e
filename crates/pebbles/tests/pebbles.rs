//! The pebble games: the laws of the table, the chapter's table of values, and perfect play.

use pebbles::{CannotTake, Heap, Pebbles, PebblesEnd, PebblesEvent, Take, Values};
use tabletop::{Computer, Control, Game, Level, Match, Played, Side, laws};

/// Returns a match from a position after these moves.
fn played(position: &str, moves: &str) -> Match<Pebbles> {
    let (game, heap) = Pebbles::usual().parse_position(position).expect("a position");
    let mut played = Match::begin(game, heap);
    for word in moves.split_whitespace() {
        played.play(take(word)).expect("a legal move");
    }
    played
}

fn take(text: &str) -> Take {
    text.parse().expect("a move")
}

fn heap(text: &str) -> Heap {
    text.parse().expect("a position")
}

#[test]
fn the_laws_of_the_table_hold() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..400 {
        let (pebbles, most) = (random.u16(1..60), random.u8(2..=20));
        let game = Pebbles::new(pebbles, most).expect("within the ranges");
        let done = laws::random_match::<Pebbles>(&game, 120, |below| random.usize(0..below));
        let midway = done.up_to(random.usize(0..done.entries().len()));
        laws::everyone_may_leave_once::<Pebbles>(&midway);
        for level in Level::ALL {
            laws::the_computer_answers::<Pebbles>(level, &midway, random.u64(..));
            laws::the_computer_answers::<Pebbles>(level, &done, random.u64(..));
        }
    }
}

#[test]
fn the_values_are_those_of_the_chapter() {
    let table = include_str!("table-12-4.txt");
    let values = Values::new(11, 4);
    let mut rows = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (row, cells) = line.split_once(':').expect("ROW: VALUES | VALUE");
        let heap_size = row.parse::<u16>().expect("a row") - 1;
        let cells = cells.replace('|', " ");
        let cells: Vec<i16> = cells.split_whitespace().map(|cell| cell.parse().unwrap()).collect();
        for (last, expected) in [1, 2, 3, 4, 0].into_iter().zip(cells) {
            let position = heap(&format!("{heap_size} 4 {last} 0"));
            assert_eq!(values.value(&position), Some(expected), "row {row}, column {last}");
        }
        rows += 1;
    }
    assert_eq!(rows, 12);
}

/// Returns the value of a position by plain search, without a table.
fn searched(heap: &Heap) -> i16 {
    let replies = heap.takes().map(|take| {
        let text = format!("{} {} {take} 0", heap.pebbles() - u16::from(take.count()), heap.most());
        searched(&text.parse().expect("a position"))
    });
    let (mut win, mut loss) = (None, None);
    for reply in replies {
        match reply {
            ..=0 => win = win.min(Some(1 - reply)).or(Some(1 - reply)),
            _ => loss = loss.max(Some(reply + 1)),
        }
    }
    win.or(loss.map(|moves: i16| -moves)).unwrap_or(0)
}

#[test]
fn the_table_agrees_with_plain_search() {
    for most in 2..=5 {
        let values = Values::new(13, most);
        for pebbles in 0..=13 {
            for last in 0..=most {
                let position = heap(&format!("{pebbles} {most} {last} 0"));
                assert_eq!(values.value(&position), Some(searched(&position)), "{position}");
            }
        }
    }
}

#[test]
fn best_play_makes_as_many_moves_as_the_value_says() {
    for pebbles in 0..=60 {
        for last in 0..=6 {
            let start = heap(&format!("{pebbles} 6 {last} 0"));
            let values = Values::of(&start);
            let mut played = played(&start.to_string(), "");
            while let Some(&best) = values.best(played.position()).first() {
                played.play(best).expect("a best move is legal");
            }
            let value = values.value(&start).expect("within the table");
            assert_eq!(played.turn_count(), usize::from(value.unsigned_abs()), "{start}");
            let wins = played.standing(Side::NEAR).behind == 0;
            assert_eq!(wins, value > 0, "{start}");
        }
    }
}

#[test]
fn a_turn_takes_pebbles_and_the_last_one_leaves_the_other_side_stuck() {
    let mut game = played("3 4 0 0", "");
    let turn = game.play(take("2")).expect("legal").outcome.clone();
    let [first, second] = [Side::NEAR, Side::FAR];
    assert_eq!(turn.events, [PebblesEvent::Taken { side: first, take: take("2") }]);
    assert_eq!((turn.after.to_string().as_str(), turn.end), ("1 4 2 1", None));
    let turn = &game.play(take("1")).expect("legal").outcome;
    let events = [
        PebblesEvent::Taken { side: second, take: take("1") },
        PebblesEvent::Stuck { side: first },
    ];
    assert_eq!(turn.events, events);
    assert_eq!(turn.end, Some(PebblesEnd::CannotMove));
}

#[test]
fn one_pebble_left_where_one_was_just_taken_ends_the_game() {
    let game = played("2 4 0 1", "1");
    assert_eq!(game.position().to_string(), "1 4 1 0");
    assert_eq!(game.end().as_deref(), Some("cannot-move"));
    assert_eq!(game.standing(Side::FAR).behind, 0);
}

#[test]
fn illegal_moves_are_refused_for_their_reason() {
    for (position, mv, why) in [
        ("6 4 2 0", "2", CannotTake::SameAsBefore(take("2"))),
        ("6 4 2 0", "5", CannotTake::MoreThanMost(take("5"), 4)),
        ("2 4 1 0", "3", CannotTake::MoreThanHeap(take("3"), 2)),
        ("0 4 1 0", "3", CannotTake::GameOver(take("3"))),
    ] {
        let mut game = played(position, "");
        assert_eq!(game.play(take(mv)).expect_err("illegal"), why);
        assert_eq!(game.position().to_string(), position);
    }
}

#[test]
fn malformed_positions_are_refused_in_a_sentence() {
    for (text, part) in [
        ("", "4 parts"),
        ("12 4 0", "4 parts"),
        ("1000 4 0 0", "the heap cannot be \"1000\"; use a whole number from 0 to 999"),
        ("12 1 0 0", "the most to take cannot be \"1\""),
        ("12 21 0 0", "from 2 to 20"),
        ("12 4 5 0", "the number taken last cannot be \"5\"; use a whole number from 0 to 4"),
        ("12 4 0 2", "the side cannot be \"2\""),
        ("012 4 0 0", "\"012\""),
        ("+1 4 0 0", "\"+1\""),
    ] {
        let why = text.parse::<Heap>().expect_err("malformed").to_string();
        assert!(why.contains(part) && !why.contains('\n'), "{why}");
    }
}

#[test]
fn each_level_beats_the_one_below() {
    let mut random = fastrand::Rng::with_seed(3);
    for pair in Level::ALL.windows(2) {
        let &[lower, upper] = pair else { unreachable!() };
        let mut wins = 0;
        for number in 0..400 {
            let game =
                Pebbles::new(random.u16(20..60), random.u8(3..8)).expect("within the ranges");
            let mut played = Match::new(game, Side::new(number % 2));
            while let Some(side) = played.to_move() {
                let level = if side == Side::NEAR { upper } else { lower };
                let mv = Pebbles::choose(level, &played, random.u64(..), &Control::default());
                played.play(mv.expect("a move")).expect("legal");
            }
            wins += usize::from(played.standing(Side::NEAR).behind == 0);
        }
        assert!(wins > 220, "{upper} wins {wins} of 400 games against {lower}");
    }
}
