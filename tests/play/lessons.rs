//! The lessons: the rules play the expected move of every task, and it shows the subject of the
//! lesson.

use o_an_quan::controller::{
    Exercise, Lesson, TaskProgress, Topic, lesson_about, named, target_cells, task_of,
};
use o_an_quan::rules::{Cell, Event, Game, GameEnd, Move, Rules, Turn, play};
use tabletop::Mark;

/// Plays `mv` from the position of the current task.
fn turn(lesson: &Lesson, mv: &str) -> Turn {
    let mv: Move = mv.parse().expect("a move");
    play(&Rules::classic(), &task_of(lesson).position(), mv).expect("a legal move")
}

/// Plays `mv` as the learner. Returns the match on the board.
fn match_after(lesson: &mut Lesson, mv: &str) -> Game {
    let mut game = lesson.task().start();
    game.play(mv.parse().expect("a move")).expect("a legal move");
    lesson.played(&game);
    game
}

/// Plays `mv` as the learner. Returns the turn.
fn learner_plays(lesson: &mut Lesson, mv: &str) -> Turn {
    let game = match_after(lesson, mv);
    game.turns().next_back().expect("a turn").clone()
}

/// Returns what the task names before anything is played.
fn asked(lesson: &Lesson) -> Vec<Mark<Cell>> {
    named(lesson, &lesson.task().start())
}

fn count(turn: &Turn, of: impl Fn(&Event) -> bool) -> usize {
    turn.events.iter().filter(|event| of(event)).count()
}

#[test]
fn two_chapters_have_seven_lessons_each_and_each_lesson_begins_with_a_task() {
    assert_eq!(Topic::all().count(), 14);
    for (place, topic) in Topic::all().enumerate() {
        let topics = topic.chapter().topics();
        assert_eq!(topic.number(), place % 7 + 1);
        assert_eq!(topic.next(), topics.get(topic.number()).copied());
        for task in topic.tasks() {
            let position = task.position();
            assert!(!position.legal_moves(&Rules::classic()).is_empty(), "{:?}", task.exercise);
        }
        let lesson = lesson_about(topic);
        assert_eq!((lesson.topic(), lesson.progress()), (topic, TaskProgress::Asked));
    }
}

#[test]
fn the_board_lesson_is_done_by_pressing_cells() {
    let mut lesson = lesson_about(Topic::Board);
    assert!(!lesson.expects_move());
    assert_eq!(target_cells(&lesson).len(), 5);
    lesson.press(Cell::new(8));
    assert_eq!(lesson.progress(), TaskProgress::Missed);
    assert!(!lesson.advance(), "it waits until the task is done");
    lesson.press(Cell::new(3));
    assert_eq!(lesson.progress(), TaskProgress::Done);
    assert!(lesson.advance() && task_of(&lesson).exercise == Exercise::QuanCell);
    lesson.press(Cell::new(3));
    assert_eq!(lesson.progress(), TaskProgress::Missed);
    lesson.press(Cell::new(6));
    assert!(lesson.is_complete() && !lesson.advance());
}

#[test]
fn sowing_is_one_lap_whichever_way_and_passes_through_a_quan_cell() {
    let lifts = |turn: &Turn| count(turn, |event| matches!(event, Event::Lifted { .. }));
    let mut lesson = lesson_about(Topic::Sow);
    assert_eq!(lifts(&learner_plays(&mut lesson, "4-")), 1);
    assert_eq!(lesson.progress(), TaskProgress::Missed);
    let turn = learner_plays(&mut lesson, "4+");
    assert_eq!(lifts(&turn), 1);
    assert_eq!(count(&turn, |event| *event == Event::Dropped { cell: Cell::new(6) }), 1);
    assert!(lesson.is_complete());
}

#[test]
fn continuing_lifts_the_next_cell_twice() {
    let mut lesson = lesson_about(Topic::GoOn);
    learner_plays(&mut lesson, "4-");
    assert_eq!(
        lesson.progress(),
        TaskProgress::Missed,
        "in that direction, the turn ends at a quan cell"
    );
    let turn = learner_plays(&mut lesson, "4+");
    assert_eq!(count(&turn, |event| matches!(event, Event::Lifted { .. })), 3);
    assert!(lesson.is_complete() && turn.captured == 0);
}

#[test]
fn a_pile_and_then_a_quan_are_captured() {
    let mut lesson = lesson_about(Topic::Capture);
    for mv in ["3+", "3-", "4-"] {
        learner_plays(&mut lesson, mv);
        assert_eq!(lesson.progress(), TaskProgress::Missed, "{mv}");
    }
    assert_eq!(learner_plays(&mut lesson, "4+").captured, 4);
    assert!(lesson.advance());
    assert_eq!(learner_plays(&mut lesson, "3+").captured, 10);
    assert!(lesson.is_complete());
}

#[test]
fn a_chain_is_two_captures_in_one_turn() {
    let mut lesson = lesson_about(Topic::Chain);
    for mv in ["2+", "2-", "5-"] {
        learner_plays(&mut lesson, mv);
        assert_eq!(lesson.progress(), TaskProgress::Missed, "{mv}");
    }
    let turn = learner_plays(&mut lesson, "5+");
    let captured = |event: &Event| matches!(event, Event::Captured { .. });
    assert_eq!((count(&turn, captured), turn.captured), (2, 7));
    assert!(lesson.is_complete());
}

#[test]
fn a_row_is_refilled_from_the_store_and_then_on_credit() {
    let mut lesson = lesson_about(Topic::Refill);
    for store in [12 - 5, 3 - 5] {
        let position = task_of(&lesson).position();
        assert!(position.needs_refill());
        for mv in position.legal_moves(&Rules::classic()) {
            let turn = turn(&lesson, &mv.to_string());
            assert!(matches!(turn.events[0], Event::Refilled { .. }));
            let left = turn.after.store(turn.side) - turn.captured;
            assert_eq!((left, turn.end), (store, None));
        }
        learner_plays(&mut lesson, "3-");
        lesson.advance();
    }
    assert!(lesson.is_complete());
}

#[test]
fn the_last_quan_ends_the_game_with_the_announced_score() {
    let mut lesson = lesson_about(Topic::End);
    for mv in ["1+", "1-", "3-"] {
        learner_plays(&mut lesson, mv);
        assert_eq!(lesson.progress(), TaskProgress::Missed, "{mv}");
    }
    let turn = learner_plays(&mut lesson, "3+");
    assert_eq!(turn.end, Some(GameEnd::QuanEmpty));
    let points: Vec<i32> = turn.after.stores().iter().map(|(_, points)| *points).collect();
    assert_eq!(points, [40, 30]);
    assert!(lesson.is_complete());
}

#[test]
fn every_text_of_a_lesson_names_something_on_the_board() {
    let basics = ["", "", "4+", "4+", "4+", "3+", "5+", "3-", "3-", "3+"];
    let tactics =
        ["1-", "3-", "2-", "4-", "5+", "4-", "2+", "3+", "1-", "1-", "1-", "3-", "2-", "3-"];
    let mut solutions = basics.into_iter().chain(tactics);
    for topic in Topic::all() {
        let mut lesson = lesson_about(topic);
        for _ in topic.tasks() {
            assert!(!asked(&lesson).is_empty(), "{:?}", task_of(&lesson).exercise);
            let mut game = lesson.task().start();
            match solutions.next().expect("a solution of each task") {
                "" => lesson.press(target_cells(&lesson)[0]),
                mv => game = match_after(&mut lesson, mv),
            }
            assert_eq!(lesson.progress(), TaskProgress::Done);
            assert!(!named(&lesson, &game).is_empty(), "done: {:?}", task_of(&lesson).exercise);
            lesson.advance();
        }
    }
}

#[test]
fn a_lesson_names_the_cells_to_press_and_those_that_ended_the_turn() {
    let mut lesson = lesson_about(Topic::Board);
    let own: Vec<Mark<Cell>> = (1..=5).map(|cell| Mark::Spot(Cell::new(cell))).collect();
    assert_eq!(asked(&lesson), own);
    lesson.press(Cell::new(2));
    assert_eq!(asked(&lesson), [Mark::Number(Cell::new(3))]);

    let mut lesson = lesson_about(Topic::Sow);
    let (press, aim) = (Mark::Spot(Cell::new(4)), Mark::Aim(Cell::new(6)));
    assert_eq!(asked(&lesson), [press, aim], "the quan cell is not the cell to press");
    let game = match_after(&mut lesson, "4+");
    assert_eq!(named(&lesson, &game), [Mark::Spot(Cell::new(6))], "the quan cell that got a dân");

    let mut lesson = lesson_about(Topic::GoOn);
    let game = match_after(&mut lesson, "4+");
    assert_eq!(named(&lesson, &game), [1, 2].map(|cell| Mark::Spot(Cell::new(cell))));
}
