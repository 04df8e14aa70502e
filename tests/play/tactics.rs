//! The chapter on tactics: searches and the rules confirm what its texts say.

use o_an_quan::ai::{Control, Limits, analyze};
use o_an_quan::controller::{
    Chapter, Exercise, Goal, Task, TaskProgress, Topic, lesson_about, task_of,
};
use o_an_quan::rules::{Event, Game, Move, Position, Rules, Side, Turn, play};

fn tasks() -> impl Iterator<Item = &'static Task> {
    Chapter::Tactics.topics().iter().flat_map(|topic| topic.tasks())
}

fn task(exercise: Exercise) -> &'static Task {
    tasks().find(|task| task.exercise == exercise).expect("a task")
}

fn turns(position: &Position) -> Vec<Turn> {
    let turn = |mv| play(&Rules::classic(), position, mv).expect("a legal move");
    position.legal_moves(&Rules::classic()).into_iter().map(turn).collect()
}

/// Returns the turns that solve a task, and the others.
fn solved(task: &Task) -> (Vec<Turn>, Vec<Turn>) {
    let Goal::Play(fits) = task.asks.goal else { panic!("tactics are played") };
    turns(&task.position()).into_iter().partition(|turn| fits(&after(task, turn.mv)))
}

/// Returns the match of a task after `mv`.
fn after(task: &Task, mv: Move) -> Game {
    let mut game = task.asks.start();
    game.play(mv).expect("a legal move");
    game
}

/// Returns the margin that a search expects after `mv`.
fn expected(position: &Position, mv: Move) -> i32 {
    let game = Game::new(Rules::classic(), position.clone());
    let limits = Limits { nodes: Some(100_000), only: Some(mv), ..Limits::default() };
    analyze(&game, &limits, &Control::default()).expect("a legal move").score
}

/// Returns the most that a reply to `turn` captures.
fn most_captured(turn: &Turn) -> i32 {
    turns(&turn.after).iter().map(|reply| reply.captured).max().unwrap_or(0)
}

fn takes_quan(turn: &Turn) -> bool {
    turn.events.iter().any(|event| matches!(event, Event::Captured { pile, .. } if pile.quan))
}

#[test]
fn searches_prefer_the_solutions_of_every_task_to_all_other_moves() {
    for task in tasks() {
        let position = task.position();
        let (right, wrong) = solved(task);
        assert!(!right.is_empty() && !wrong.is_empty(), "{:?}", task.exercise);
        let of = |turns: Vec<Turn>| -> Vec<i32> {
            turns.iter().map(|turn| expected(&position, turn.mv)).collect()
        };
        let (right, wrong) = (of(right), of(wrong));
        let (least, most) = (right.iter().min().unwrap(), wrong.iter().max().unwrap());
        assert!(least - most >= 4, "{:?}: {right:?} against {wrong:?}", task.exercise);
    }
}

#[test]
fn the_replies_capture_what_the_texts_say() {
    let (right, wrong) = solved(task(Exercise::SaveStones));
    let mut captured: Vec<i32> = wrong.iter().map(most_captured).collect();
    captured.sort_unstable();
    assert_eq!(
        (most_captured(&right[0]), captured.first(), captured.last()),
        (1, Some(&6), Some(&15))
    );

    let (_, wrong) = solved(task(Exercise::SaveAtHome));
    assert!(wrong.iter().all(|turn| most_captured(turn) >= 5));

    let (_, wrong) = solved(task(Exercise::GuardNotGreed));
    assert_eq!(wrong.iter().filter(|turn| turn.captured == 1).count(), 2);
    assert!(wrong.iter().all(|turn| turns(&turn.after).iter().any(takes_quan)));

    let (_, wrong) = solved(task(Exercise::RefillParries));
    let most = wrong.iter().map(most_captured).max();
    assert!(most >= Some(22), "the threat against the quan: {most:?}");
}

#[test]
fn the_second_part_of_the_hunt_follows_from_the_first() {
    let (right, _) = solved(task(Exercise::HuntQuan));
    assert!(turns(&task(Exercise::HuntQuan).position()).iter().all(|turn| !takes_quan(turn)));
    let replies = turns(&right[0].after);
    let best = replies.iter().max_by_key(|turn| turn.captured).expect("a reply");
    assert_eq!(best.after, task(Exercise::HuntedQuan).position());
    let (right, _) = solved(task(Exercise::HuntedQuan));
    assert!(right.iter().all(|turn| turn.captured == 23));
}

#[test]
fn debts_and_chains_are_as_large_as_the_texts_say() {
    let borrowed = |exercise| {
        let (right, _) = solved(task(exercise));
        (right.len(), right[0].captured, right[0].after.store(Side::FAR) - 5)
    };
    assert_eq!(borrowed(Exercise::MustBorrow), (1, 1, 2 - 5));
    assert_eq!(borrowed(Exercise::BorrowsAgain), (1, 11, -7));
    let (right, _) = solved(task(Exercise::CountFurther));
    let laps = right[0].events.iter().filter(|event| matches!(event, Event::Lifted { .. })).count();
    assert_eq!((right.len(), right[0].captured, laps), (1, 9, 7));
}

#[test]
fn the_opening_lesson_refuses_the_quan_and_then_punishes_it() {
    let mut lesson = lesson_about(Topic::Opening);
    let task = task_of(&lesson);
    let start = task.position();
    let turn = |mv: &str| play(&Rules::classic(), &start, mv.parse().unwrap()).expect("legal");
    for greedy in ["1-", "5+"] {
        assert!(takes_quan(&turn(greedy)) && turn(greedy).captured == 11);
        lesson.played(&after(task, greedy.parse().unwrap()));
        assert_eq!(lesson.progress(), TaskProgress::Missed);
    }
    lesson.played(&after(task, "4+".parse().unwrap()));
    assert!(lesson.advance());
    let punished = solved(task_of(&lesson)).0;
    assert_eq!(punished.iter().map(|turn| turn.captured).collect::<Vec<_>>(), [21]);
    // The position is what a quan captured from the right quan cell leaves, the board turned round.
    let greedy = turn("1-").after.to_string();
    let (cells, _) = greedy.split_once(' ').expect("a position");
    let cells: Vec<&str> = cells.split(',').collect();
    let turned = [&cells[6..], &cells[..6]].concat().join(",");
    assert_eq!(task_of(&lesson).position().to_string(), format!("{turned} 0 0,11"));
}
