//! How a saved game ended, in a few words.

use crate::archive::{GameSummary, SavedResult};
use crate::controller::Setup;
use crate::rules::{GameEnd, Side};
use crate::ui::players::{is_you, player_name, players};
use crate::ui::words::Words;

/// Returns who won a finished game and by how many points, or how it ended if points did not
/// decide.
pub fn outcome(summary: &GameSummary, result: &SavedResult, words: &Words) -> String {
    let setup = &summary.setup;
    let end = GameEnd::named(&result.why);
    match (end, summary.left.and_then(|left| left.side())) {
        (Some(GameEnd::Resigned | GameEnd::OutOfTime), Some(left)) if setup.sides() == 2 => {
            let winner = Side::new(1 - left.index());
            format!("{} – {}", won(setup, winner, words), end_reason(summary, words))
        }
        (Some(GameEnd::Resigned | GameEnd::OutOfTime | GameEnd::Stopped), _) => {
            end_reason(summary, words)
        }
        _ => won_by_points(setup, &result.points, words),
    }
}

/// Returns who has the most points, and the margin.
fn won_by_points(setup: &Setup, points: &[i32], words: &Words) -> String {
    let library = &words.library;
    let mut ranking: Vec<(usize, i32)> = points.iter().copied().enumerate().collect();
    ranking.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    let [(first, best), (_, second), ..] = ranking[..] else {
        return String::new();
    };
    let (winner, margin) = (Side::new(first), best - second);
    let alone = (0..setup.sides()).map(Side::new).find(|side| is_you(setup, *side));
    match (margin, alone) {
        (0, _) if setup.sides() == 2 => library.drawn_at(best),
        (0, _) => {
            let leaders = ranking.iter().filter(|(_, points)| *points == best);
            let names = leaders.map(|(side, _)| player_name(words, setup, Side::new(*side)));
            words.shared_first_place(&words.lists.all_of(&names.collect::<Vec<_>>()))
        }
        (_, Some(you)) if you == winner => library.you_won_by(margin),
        (_, Some(_)) if setup.sides() == 2 => library.you_lost_by(margin),
        _ => library.name_won_by(&player_name(words, setup, winner), margin),
    }
}

fn won(setup: &Setup, winner: Side, words: &Words) -> String {
    let library = &words.library;
    let loser = Side::new(1 - winner.index());
    if is_you(setup, winner) {
        library.you_won.to_owned()
    } else if is_you(setup, loser) {
        library.you_lost.to_owned()
    } else {
        library.name_won(&player_name(words, setup, winner))
    }
}

/// Returns that a game is unfinished and, if it is known, waits for `side`.
pub fn waiting(setup: &Setup, side: Option<Side>, words: &Words) -> String {
    match side {
        None => words.library.still_open.to_owned(),
        Some(side) if is_you(setup, side) => words.library.unfinished_your_turn.to_owned(),
        Some(side) => words.library.unfinished_turn(&players(words, setup)[side].within(words)),
    }
}

/// Returns why a game ended, in a few words; empty if unknown or not over.
pub fn end_reason(summary: &GameSummary, words: &Words) -> String {
    let setup = &summary.setup;
    let end = summary.result.as_ref().and_then(|result| GameEnd::named(&result.why));
    match (end, summary.left.and_then(|left| Some((left, left.side()?)))) {
        (Some(GameEnd::Resigned | GameEnd::OutOfTime), Some((left, side))) => {
            words.offers.listed_departure(left, &player_name(words, setup, side))
        }
        (Some(end), _) => words.replay.ended(end, setup.sides()).to_owned(),
        (None, _) => String::new(),
    }
}
