//! The second chapter of the lessons, as data: tactics. Each task is a position in which one kind of
//! move is right; the tests compare it with what searches find.

use oanquan::{Event, Position, REFILL_DAN, Rules, Side, Turn, play};

use tabletop::LessonTask;

use super::topic::{Exercise, Goal, Mention, START, Task, Topic, last};

/// What the other side may still capture after a turn that leaves the learner's stones safe, in
/// points.
const CRUMBS: i32 = 1;

pub(super) static TASKS: [Task; 14] = [
    Task {
        topic: Topic::Count,
        exercise: Exercise::CountLaps,
        asks: LessonTask::new(
            "0,1,1,0,0,0,8,0,0,1,1,1 0 34,23",
            Goal::Play(|game| last(game, |turn| turn.captured > 0)),
        ),
        asked: &[Mention::Aim(6)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Count,
        exercise: Exercise::CountFurther,
        asks: LessonTask::new(
            "2,1,1,1,1,2,2,1,1,1,1,1 0 36,19",
            Goal::Play(|game| last(game, |turn| turn.captured > 0)),
        ),
        asked: &[Mention::Store],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Save,
        exercise: Exercise::SaveStones,
        asks: LessonTask::new(
            "7,0,5,2,0,0,2,0,4,0,3,0 0 23,24",
            Goal::Play(|game| {
                last(game, |turn| replies(turn).all(|reply| reply.captured <= CRUMBS))
            }),
        ),
        asked: &[Mention::Aim(8), Mention::Aim(10)],
        explained: &[Mention::Cell(2)],
    },
    Task {
        topic: Topic::Save,
        exercise: Exercise::SaveAtHome,
        asks: LessonTask::new(
            "5,2,0,0,3,0,2,0,0,0,1,0 0 39,18",
            Goal::Play(|game| {
                last(game, |turn| replies(turn).all(|reply| reply.captured <= CRUMBS))
            }),
        ),
        asked: &[Mention::Aim(10)],
        explained: &[Mention::Cell(10)],
    },
    Task {
        topic: Topic::Guard,
        exercise: Exercise::GuardQuan,
        asks: LessonTask::new(
            "Q7,0,0,0,1,2,4,0,1,1,0,0 0 25,19",
            Goal::Play(|game| last(game, |turn| !replies(turn).any(|reply| takes_quan(&reply)))),
        ),
        asked: &[Mention::Aim(9), Mention::Aim(0)],
        explained: &[Mention::Cell(9)],
    },
    Task {
        topic: Topic::Guard,
        exercise: Exercise::GuardNotGreed,
        asks: LessonTask::new(
            "Q6,2,0,0,2,0,3,2,0,0,0,1 0 38,6",
            Goal::Play(|game| last(game, |turn| !replies(turn).any(|reply| takes_quan(&reply)))),
        ),
        asked: &[Mention::Aim(0)],
        explained: &[Mention::Cell(0)],
    },
    Task {
        topic: Topic::Hunt,
        exercise: Exercise::HuntQuan,
        asks: LessonTask::new(
            "2,1,1,0,0,0,Q13,0,2,0,0,0 0 20,21",
            Goal::Play(|game| {
                last(game, |turn| {
                    replies(turn).all(|reply| replies(&reply).any(|next| takes_quan(&next)))
                })
            }),
        ),
        asked: &[Mention::Aim(6)],
        explained: &[Mention::Cell(3), Mention::Cell(6)],
    },
    Task {
        topic: Topic::Hunt,
        exercise: Exercise::HuntedQuan,
        // The position after 2+ and the reply 8+.
        asks: LessonTask::new(
            "0,1,0,1,0,0,Q13,0,0,1,1,0 0 20,23",
            Goal::Play(|game| last(game, takes_quan)),
        ),
        asked: &[Mention::Aim(6)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Borrow,
        exercise: Exercise::MustBorrow,
        asks: LessonTask::new(
            "2,1,0,4,0,0,Q10,0,0,0,1,0 0 40,2",
            Goal::Play(|game| {
                last(game, |turn| refills(turn) && turn.after.store(Side::FAR) < REFILL_DAN)
            }),
        ),
        asked: &[Mention::Aim(10)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Borrow,
        exercise: Exercise::BorrowsAgain,
        asks: LessonTask::new(
            "Q12,1,0,2,0,0,7,0,2,0,2,0 0 36,-2",
            Goal::Play(|game| {
                last(game, |turn| refills(turn) && turn.after.store(Side::FAR) < REFILL_DAN)
            }),
        ),
        asked: &[Mention::Aim(8), Mention::Aim(10)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::LastRefill,
        exercise: Exercise::RefillParries,
        asks: LessonTask::new(
            "5,1,0,0,0,2,Q12,0,0,0,2,0 0 26,12",
            Goal::Play(|game| last(game, refills)),
        ),
        asked: &[Mention::Aim(10), Mention::Aim(6)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::LastRefill,
        exercise: Exercise::RefillCosts,
        asks: LessonTask::new(
            "3,3,1,3,0,0,2,0,0,0,4,0 0 31,23",
            Goal::Play(|game| last(game, refills)),
        ),
        asked: &[Mention::Aim(10)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Opening,
        exercise: Exercise::FirstMove,
        asks: LessonTask::new(
            START,
            Goal::Play(|game| {
                last(game, |turn| matches!(turn.mv.to_string().as_str(), "2-" | "4+"))
            }),
        ),
        asked: &[Mention::Aim(0), Mention::Aim(6)],
        explained: &[Mention::Store],
    },
    Task {
        topic: Topic::Opening,
        exercise: Exercise::PunishGreed,
        // The position after a first move that took the quan of the right quan cell.
        asks: LessonTask::new(
            "Q1,0,6,6,6,6,0,0,6,6,6,6 0 0,11",
            Goal::Play(|game| last(game, takes_quan)),
        ),
        asked: &[Mention::Aim(0)],
        explained: &[Mention::Store],
    },
];

/// Returns the turns with which the next side can answer `turn` under classic rules; none after the
/// end of the game.
fn replies(turn: &Turn) -> impl Iterator<Item = Turn> {
    let after: Position = turn.after.clone();
    let moves =
        if after.to_move().is_some() { after.legal_moves(&Rules::classic()) } else { Vec::new() };
    moves.into_iter().filter_map(move |mv| play(&Rules::classic(), &after, mv).ok())
}

/// Returns whether `turn` captures a quan.
fn takes_quan(turn: &Turn) -> bool {
    let quan = |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
    turn.events.iter().any(quan)
}

/// Returns whether the next side must refill its row after `turn`.
fn refills(turn: &Turn) -> bool {
    turn.after.to_move().is_some() && turn.after.needs_refill()
}
