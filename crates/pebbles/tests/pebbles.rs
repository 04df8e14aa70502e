//! The pebble games: the laws of the table, the chapter's table of values, and perfect play.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};

use pebbles::words::PebbleWords;
use pebbles::{CannotTake, Heap, Pebbles, Take, Values, Verdict};
use tabletop::archive::{Label, SavedGame, game_text};
use tabletop::{
    Computer, Control, Game, GameMatch, Level, Match, ReviewJob, ReviewStatus, Seat, Session,
    Setup, Side, laws,
};
use words::{Entry as _, Language, Source};

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
    for number in 0..400 {
        let (pebbles, most) = (random.u16(1..60), random.u8(2..=20));
        let game = Pebbles::new(pebbles, most).expect("within the ranges");
        let done = laws::random_match::<Pebbles>(&game, 120, |below| random.usize(0..below));
        let midway = done.up_to(random.usize(0..done.entries().len()));
        laws::everyone_may_leave_once::<Pebbles>(&midway);
        laws::the_advice_fits::<Pebbles>(&midway);
        laws::the_advice_fits::<Pebbles>(&done);
        if number % 20 == 0 {
            laws::questions_survive_as_text::<Pebbles>(&midway, random.u64(..));
            laws::questions_survive_as_text::<Pebbles>(&done, random.u64(..));
        }
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
    assert_eq!((turn.after.to_string().as_str(), turn.end), ("1 4 2 1", None));
    let turn = &game.play(take("1")).expect("legal").outcome;
    assert_eq!((turn.after.to_string().as_str(), turn.end), ("0 4 1 0", Some("cannot-move")));
    assert!(game.standing(Side::FAR).is_win());
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

/// Returns a session between these players that starts at a position.
fn session(position: &str, seats: [Seat; 2]) -> (Session<Pebbles>, Receiver<()>) {
    let (game, start) = Pebbles::usual().parse_position(position).expect("a position");
    let (sender, woken) = channel();
    let sender = Mutex::new(sender);
    let wake = Arc::new(move || {
        // The test may have ended already.
        let _ = sender.lock().expect("one waker at a time").send(());
    });
    let (names, first) = (Setup::no_names(2), start.side());
    let setup = Setup { seats: seats.into(), names, first, seed: 1 };
    let engine = tabletop::default_move_engine::<Pebbles>();
    (Session::from_game(setup, Match::begin(game, start), wake, engine), woken)
}

#[test]
fn a_session_answers_takes_back_and_plays_again() {
    let (mut session, woken) = session("11 4 0 0", [Seat::Person, Seat::Computer(Level::Master)]);
    session.play(take("4")).expect("legal");
    woken.recv().expect("the computer answers");
    assert!(session.poll().is_some());
    let reached = session.position().to_string();
    assert_eq!(session.seats().to_move(), Some(Seat::Person));
    assert!(session.undo());
    assert_eq!(session.position().to_string(), "11 4 0 0");
    assert!(session.redo());
    assert_eq!(session.position().to_string(), reached);
    assert_eq!(session.help().tally(Side::NEAR).takebacks, 0);
}

#[test]
fn a_hint_wins_in_as_many_moves_as_the_table_says() {
    let (mut session, woken) = session("6 4 2 1", [Seat::Person, Seat::Person]);
    session.help_mut().toggle_hint();
    woken.recv().expect("a hint");
    session.help_mut().poll();
    let hint = *session.help().hint().expect("a hint");
    // The chapter's table: row 7 wins in 3 after 2, for one pebble less is row 6, which loses.
    assert_eq!((hint.take, hint.value), (take("1"), 3));
}

/// Returns the hint for a position, in a look: 0 the heap, 1 the strip, 2 the table.
fn hint(language: Language, position: &str, look: usize) -> String {
    let words = PebbleWords::find(Source::of(language), "", &[]);
    words.advice(&Verdict::of(&heap(position), None).expect("a move"), look)
}

#[test]
fn a_hint_says_what_its_move_leaves() {
    // With at most 4, heaps of 5, 10, 15… are lost: 1 to 4 are answered by 4 to 1, never the same.
    for (position, look, sentence) in [
        (
            "12 4 0 0",
            0,
            "Hint: take 2. With 10 left, the other player loses with every move: you win in 5 moves. \
             Remember these numbers: whoever must move from 5, 10, 15 … loses.",
        ),
        (
            "6 4 0 0",
            1,
            "Hint: push by 1. From cell 6, the other player loses with every move: you win in 3 moves. \
             Remember these cells: whoever must move from 6, 11, 16 … loses.",
        ),
        (
            "6 4 0 0",
            2,
            "Hint: go up 1. From row 6, the other player loses with every move: you win in 3 moves. \
             Remember these rows: whoever must move from 6, 11, 16 … loses.",
        ),
        // Whoever has 3 left wins by taking them, unless 3 were just taken.
        (
            "6 4 1 0",
            0,
            "Hint: take 3. With 3 left, only 3 would win, and the other player may not repeat your 3: \
             only this move wins, in 3 moves.",
        ),
        ("4 4 3 0", 0, "Hint: take 4. You win at once: nothing is left to take."),
        (
            "2 4 2 0",
            0,
            "Hint: take 1. You win at once: only 1 is left, and the other player may not take 1 after \
             your 1.",
        ),
        (
            "5 4 0 0",
            0,
            "Hint: take 1. Every move loses. This one holds out longest, 2 moves: the other player \
             takes 4 and leaves nothing.",
        ),
        (
            "3 4 3 0",
            0,
            "Hint: take 1. Every move loses: only taking 3 would win, and you may not repeat 3. \
             This move holds out longest: 2 moves.",
        ),
    ] {
        assert_eq!(hint(Language::English, position, look), sentence, "{position}");
    }
    assert_eq!(
        hint(Language::Vietnamese, "12 4 0 0", 0),
        "Gợi ý: bốc 2 viên. Để lại 10 viên thì bên kia bốc kiểu gì cũng thua: bạn thắng sau 5 nước. \
         Bạn nhớ nhé: đến lượt mà còn 5, 10, 15… viên là thua."
    );
    assert_eq!(
        hint(Language::Vietnamese, "5 4 0 0", 2),
        "Gợi ý: lên 1 hàng. Nước nào cũng thua. Nước này kéo dài được lâu nhất, 2 nước nữa: bên kia lên \
         4 hàng đến hàng 1."
    );
}

#[test]
fn hints_exist_for_every_number_that_a_turn_may_take() {
    for most in 2..=20 {
        let position = format!("{} {most} 0 0", most + 2);
        assert!(!hint(Language::English, &position, 0).is_empty(), "{position}");
    }
}

#[test]
fn a_review_faults_exactly_the_moves_that_give_a_win_away() {
    // Row 6, 5 pebbles, is lost anyway. From row 7, 1 leads to row 6, but 4 to row 3, which wins.
    for (position, moves, faults) in
        [("5 4 0 0", "4", vec![]), ("6 4 2 0", "1", vec![]), ("6 4 2 0", "4", vec![0])]
    {
        let game = played(position, moves);
        let (sender, woken) = channel();
        let sender = Mutex::new(sender);
        let wake = Arc::new(move || {
            let _ = sender.lock().expect("one waker at a time").send(());
        });
        let engine = tabletop::default_analysis_engine::<Pebbles>();
        let mut job = ReviewJob::<Pebbles>::start(game.clone(), engine, wake).expect("a thread");
        let review = loop {
            woken.recv().expect("news");
            match job.poll() {
                ReviewStatus::Nothing => {}
                ReviewStatus::Done(review) => break review,
                ReviewStatus::Failed => panic!("the review failed"),
            }
        };
        let found: Vec<usize> = review.faults().iter().map(|fault| fault.turn).collect();
        assert_eq!(found, faults, "{position} {moves}");
        let accuracy = if faults.is_empty() { Some(100) } else { Some(0) };
        assert_eq!(review.accuracy(&game)[Side::NEAR], accuracy, "{position} {moves}");
    }
}

#[test]
fn a_saved_game_resumes_and_names_its_game() {
    let (mut session, _woken) = session("12 4 0 0", [Seat::Person, Seat::Person]);
    for text in ["4", "3", "1"] {
        session.play(take(text)).expect("legal");
    }
    assert!(session.undo());
    let now = jiff::Timestamp::from_second(1_800_000_000).expect("a time");
    let saved = SavedGame::of(&Label::new(now), &session, now);
    let text = game_text(&saved).expect("a text");
    assert!(text.contains("game: \"pebbles\""), "{text}");
    let (_, state) = SavedGame::<Pebbles>::parse(text.as_bytes()).expect("a saved game");
    assert_eq!(state.game().position().to_string(), "5 4 3 0");
    assert_eq!(state.steps(), 3);
    let other = text.replace("\"pebbles\"", "\"caro\"");
    let why = SavedGame::<Pebbles>::parse(other.as_bytes()).expect_err("another game").to_string();
    assert!(why.contains("it is a game of caro, not of pebbles"), "{why}");
}
