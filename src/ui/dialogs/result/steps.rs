//! What the player can do after a game of ô ăn quan: three main steps, and others.

use super::super::DialogAnswer;
use super::AfterGame;
use crate::controller::Session;
use crate::games::OAnQuan;
use crate::rules::Side;
use crate::ui::oanquan::reviewable;
use crate::ui::players::{is_you, player_name};
use crate::ui::table::result::NextStep;
use crate::ui::words::Words;

/// The number of letters of a name that fits a small button.
const SHORT_NAME: usize = 9;

/// A button and the answer that it gives.
pub type Step = NextStep<DialogAnswer>;

/// Returns the main steps, the first one first: another game, a game at the level that suits the
/// player better, and the mistakes of the persons or, without persons, the replay.
///
/// After a round of a match, the first one is the next round.
pub fn main_steps(words: &Words, session: &Session, after_game: AfterGame<'_>) -> Vec<Step> {
    if !session.game().is_over() {
        return vec![NextStep::new(words.rounds.next, DialogAnswer::NextRound)];
    }
    let level = after_game.fitting_level;
    let level =
        level.map(|level| NextStep::at_level(words, level, DialogAnswer::PlayAtLevel(level)));
    let look_back = match has_mistakes(session) {
        true => Some(mistakes(words, session, after_game)),
        false => replay(words, session),
    };
    let play_again = NextStep::new(words.play_again, DialogAnswer::NewGame);
    [Some(play_again), level, look_back].into_iter().flatten().collect()
}

/// Returns the other steps. `given` is the handicap suggested for the next game: the side that
/// gives it and the points.
pub fn other_steps(words: &Words, session: &Session, given: Option<(Side, i32)>) -> Vec<Step> {
    let own = |label: &str, answer| Some(NextStep::new(label, answer));
    if !session.game().is_over() {
        let steps = [
            own(words.undo_last_move, DialogAnswer::TakeBack),
            replay(words, session),
            own(words.look_at_board, DialogAnswer::Close),
            own(words.menu, DialogAnswer::Menu),
        ];
        return steps.into_iter().flatten().collect();
    }
    let give = given.map(|(side, points)| {
        NextStep::new(words.offers.give, DialogAnswer::Give { side, points })
    });
    let replay = if has_mistakes(session) { replay(words, session) } else { None };
    let has_review = has_mistakes(session);
    let review = has_review.then(|| NextStep::new(words.review.heading, DialogAnswer::Mistakes));
    let steps = [
        Some(NextStep::new(next_starter(words, session), DialogAnswer::OtherStarts)),
        own(words.offers.swap_seats, DialogAnswer::SwapSeats),
        give,
        own(words.undo_last_move, DialogAnswer::TakeBack),
        replay,
        review,
        own(words.pictures.save, DialogAnswer::Picture),
        own(words.look_at_board, DialogAnswer::Close),
        own(words.menu, DialogAnswer::Menu),
    ];
    steps.into_iter().flatten().collect()
}

/// Returns the label of the button that lets the next side start, with its name if that is short.
fn next_starter(words: &Words, session: &Session) -> String {
    let setup = session.setup();
    let starter = setup.first.next(setup.sides());
    if is_you(setup, starter) {
        return words.offers.you_start.to_owned();
    }
    match player_name(words, setup, starter) {
        name if name.chars().count() <= SHORT_NAME => words.offers.starts(&name),
        _ => words.offers.other_starts(setup.sides()).to_owned(),
    }
}

/// Returns whether the game has moves of persons that a review can judge.
fn has_mistakes(session: &Session) -> bool {
    session.setup().persons() > 0 && reviewable(session.game())
}

fn replay(words: &Words, session: &Session) -> Option<Step> {
    let replay = NextStep::new(words.replay.replay, DialogAnswer::Replay);
    session.game().last_entry().map(|_| replay)
}

/// Returns the step that leads to the mistakes of the persons.
fn mistakes(words: &Words, session: &Session, after_game: AfterGame<'_>) -> Step {
    let game = (session.setup(), session.game());
    let answers = [DialogAnswer::Practise, DialogAnswer::Mistakes];
    NextStep::mistakes::<OAnQuan>(words, game, after_game.review, answers)
}
