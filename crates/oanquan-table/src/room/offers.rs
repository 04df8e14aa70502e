//! What resigning and ending a game of ô ăn quan by agreement mean: the points decide.

use oanquan::Side;
use table::game::Asked;
use table::words::{Voice, computers, player_name};
use window_words::Words;

use crate::OAnQuan;
use crate::controller::Session;

/// Returns what follows if `side` resigns, as a question.
pub(super) fn resigning(words: &Words, session: &Session, side: Side) -> String {
    let offers = &words.offers;
    let (game, setup) = (session.game(), session.setup());
    if game.is_match() {
        return offers.resign_question_match(game.round_start().all_points(game.rules()));
    }
    if game.rules().sides > 2 {
        return offers.resign_question_many.to_owned();
    }
    let [name, other] = [side, side.next(2)].map(|side| player_name::<OAnQuan>(words, setup, side));
    match setup.persons() {
        2.. => offers.resign_question_between(&name, &other),
        _ => offers.resign_question(&other),
    }
}

/// Returns the question whether the person to move offers the computers to end the game.
pub(super) fn offering(words: &'static Words, session: &Session) -> Asked {
    let (offers, of_match) = (&words.offers, session.game().is_match());
    let (sides, names) = (session.setup().sides(), computers(words, session.setup()));
    let points = points_if_stopped(words, session);
    Asked {
        heading: offers.offer_heading,
        text: offers.offer_question(sides, &names, &points, of_match),
        labels: [words.keep_playing, offers.offer],
    }
}

/// Returns the question whether the other persons agree to end the game, as `side` offers.
pub(super) fn agreeing(words: &'static Words, session: &Session, side: Side) -> Asked {
    let (offers, of_match) = (&words.offers, session.game().is_match());
    let (setup, points) = (session.setup(), points_if_stopped(words, session));
    let sides = setup.sides();
    let [name, other] =
        [side, side.next(sides)].map(|side| player_name::<OAnQuan>(words, setup, side));
    Asked {
        heading: offers.offer_heading,
        text: offers.end_question(sides, &name, &other, &points, of_match),
        labels: [words.keep_playing, offers.agree],
    }
}

/// Returns that the computers accept or decline an offer to end the game.
pub(super) fn replied(words: &Words, session: &Session, accept: bool) -> String {
    let names = computers(words, session.setup());
    let computers = session.seats().computers().count();
    match accept {
        true => words.offers.computers_accept(&names, computers),
        false => words.offers.computers_decline(&names, computers),
    }
}

/// Returns that the other persons do not agree to end the game, of which `side` is one.
pub(super) fn refused(voice: &Voice<'_>, side: Side) -> String {
    let sides = voice.setup.sides();
    if sides == 2 {
        return voice.words.offers.computers_decline(&voice.name(side), 1);
    }
    let others: Vec<String> = std::iter::successors(Some(side), |side| Some(side.next(sides)))
        .take(sides - 1)
        .map(|side| voice.name(side))
        .collect();
    voice.words.offers.computers_decline(&voice.words.lists.all_of(&others), others.len())
}

/// Returns the points of all players if the game ended now by agreement, as in `You 29,
/// Cụ Đồ 18`.
fn points_if_stopped(words: &Words, session: &Session) -> String {
    let setup = session.setup();
    let Some(position) = session.offer().position_if_stopped() else {
        return String::new();
    };
    let mut sides: Vec<Side> = position.stores().iter().map(|(side, _)| side).collect();
    sides.rotate_left(setup.near_side().index());
    let points =
        |side| format!("{}: {}", player_name::<OAnQuan>(words, setup, side), position.store(side));
    sides.into_iter().map(points).collect::<Vec<_>>().join(", ")
}
