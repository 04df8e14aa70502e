//! Games of ô ăn quan in *My games*: boards of two to four sides, and points.

use oanquan::{Game, GameEnd, Position, Side};
use table::library::{Wording, won_by_leaving};
use table::words::{is_you, player_name};
use tabletop::archive::{GameSummary, SavedResult};
use window_words::Words;

use crate::OAnQuan;
use crate::controller::Setup;
use crate::room::OAnQuanSentences;

/// Returns the last part of a match with stones on the board: at the end, the players sweep the rest into
/// their stores.
pub(super) fn filled(played: &Game) -> Game {
    let has_stones =
        |position: &Position| position.ring().cells().any(|cell| !position.pile(cell).is_empty());
    let filled = played.entries().iter().rposition(|entry| has_stones(entry.after()));
    match filled {
        Some(last) => played.up_to(last + 1),
        None => played.up_to(0),
    }
}

/// Returns who won and by how many points, or how the game ended if points did not decide.
pub(super) fn outcome(
    summary: &GameSummary<OAnQuan>,
    result: &SavedResult,
    wording: Wording,
) -> String {
    let (setup, words) = (&summary.setup, wording.words());
    let end = GameEnd::named(&result.why);
    match (end, summary.left.and_then(|left| left.side())) {
        (Some(end), Some(left)) if end.is_by_leaving() && setup.sides() == 2 => {
            let winner = Side::new(1 - left.index());
            won_by_leaving::<OAnQuan>(setup, winner, &end_reason(summary, wording), words)
        }
        (Some(GameEnd::Stopped), _) if summary.was_decided => {
            won_by_points(setup, &result.points, words)
        }
        (Some(end), _) if end.is_by_leaving() || end == GameEnd::Stopped => {
            end_reason(summary, wording)
        }
        _ => won_by_points(setup, &result.points, words),
    }
}

/// Returns how the match ended, or who left it.
pub(super) fn end_reason(summary: &GameSummary<OAnQuan>, wording: Wording) -> String {
    let (setup, words) = (&summary.setup, wording.words());
    let end = summary.result.as_ref().and_then(|result| GameEnd::named(&result.why));
    match (end, summary.left.and_then(|left| Some((left, left.side()?)))) {
        (Some(end), Some((left, side))) if end.is_by_leaving() => {
            words.offers.listed_departure(left, &player_name::<OAnQuan>(words, setup, side))
        }
        (Some(end), _) => words.oanquan().listed_end(end, setup.sides()).to_owned(),
        (None, _) => String::new(),
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
            let names =
                leaders.map(|(side, _)| player_name::<OAnQuan>(words, setup, Side::new(*side)));
            words.shared_first_place(&words.lists.all_of(&names.collect::<Vec<_>>()))
        }
        (_, Some(you)) if you == winner => library.you_won_by(margin),
        (_, Some(_)) if setup.sides() == 2 => library.you_lost_by(margin),
        _ => library.name_won_by(&player_name::<OAnQuan>(words, setup, winner), margin),
    }
}
