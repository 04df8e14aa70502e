//! The sentences below the board of a game of ô ăn quan.

use oanquan::{GameEntry, Turn};
use table::words::Voice;
use tabletop::Advisor as _;
use window_words::Words;

use super::words::seating;
use crate::OAnQuan;
use crate::controller::{Seat, Setup};
use crate::motion::Phase;
use crate::room::live_game::{LiveGame, PlayedOAnQuan};
use crate::room::narration::{
    narrate_before_turn, narrate_departure, narrate_phase, narrate_quan_taken, narrate_refill,
    narrate_sweep, narrate_turn, narrate_turn_briefly,
};
use crate::room::rounds::narrate_sale;

/// Returns a sentence about what the stones do now; `None` if they do not move, or nothing worth telling.
pub(super) fn narrate_motion(words: &Words, setup: &Setup, live_game: &LiveGame) -> Option<String> {
    let shown = live_game.shown();
    match shown.stage().phase()? {
        // After a departure, nobody is to move.
        Phase::Sweeps(remainder) => {
            let last = live_game.session().game().entries().last();
            Some(narrate_sweep(words, setup, last.and_then(GameEntry::departure), remainder))
        }
        phase => Some(narrate_phase(words, setup, shown.side_to_move()?, phase)),
    }
}

/// Returns how to choose the direction of the cell that is chosen. A report `before` speaks of other stones.
pub(super) fn to_choose(words: &Words, live_game: &LiveGame, before: &str) -> Option<String> {
    let ways = live_game.session().game().rules().directions().len();
    live_game.chosen.map(|cell| match before.is_empty() {
        _ if ways == 1 => before.to_owned() + words.choose_only_arrow,
        true => words.choose_arrow.to_owned(),
        false => before.to_owned() + &words.choose_arrow_of(cell.index()),
    })
}

/// Returns the report on the last turns, each sentence followed by a space. It stays in the
/// narration while the player chooses the next move.
pub(super) fn report(voice: &Voice<'_>, live_game: &LiveGame) -> String {
    let (words, session) = (voice.words, live_game.session());
    if session.game().end().is_some() {
        // The end says it all.
        return String::new();
    }
    let [sold, refilled] = sale_and_refill(voice, live_game);
    let can_offer = live_game.offering_side().is_some() && OAnQuan::is_decided(session.game());
    let stands = if can_offer { words.result_stands.to_owned() + " " } else { String::new() };
    let after = refilled + &departures_and_notices(words, live_game) + &stands;
    sold + &last_turns(voice, live_game) + &after
}

/// Returns the sale after the last round, and the refill before this turn, each sentence followed by a space.
fn sale_and_refill(voice: &Voice<'_>, live_game: &LiveGame) -> [String; 2] {
    let (words, session) = (voice.words, live_game.session());
    let position = session.position();
    let refills = live_game.is_persons_turn() && position.needs_refill();
    let refilled = position.to_move().filter(|_| refills).map(|side| {
        let (store, cost) = (position.store(side), position.refill_cost(side));
        narrate_refill(words, session.setup(), side, store, cost) + " "
    });
    let sold = session.game().last_entry().and_then(GameEntry::sale);
    let sold = sold.map(|sale| {
        let round = words.rounds.number(session.game().round_number());
        format!("{round}. {} ", narrate_sale(words, session.setup(), sale))
    });
    [sold, refilled].map(Option::unwrap_or_default)
}

/// Returns what has happened last for who hears the board: each turn of the round, then what came after it.
pub(super) fn told(voice: &Voice<'_>, live_game: &LiveGame) -> Vec<(usize, String)> {
    let words = voice.words;
    let seating = seating(voice.setup.sides(), voice.view);
    let narrate = |turn: &Turn| narrate_turn(words, voice.setup, seating, turn);
    let (first, round) = sentences_of_round(voice, live_game, narrate);
    let turns = round.into_iter().enumerate().map(|(index, sentences)| {
        (first + index + 1, sentences.into_iter().flatten().collect::<Vec<_>>().join(" "))
    });
    let after = sale_and_refill(voice, live_game).concat();
    let after = after + &departures_and_notices(words, live_game);
    let count = live_game.session().game().turn_count();
    // It goes on to hold, which is no news in the turns after, and so also while nobody can offer.
    let session = live_game.session();
    let can_offer = session.setup().seats.iter().any(|(_, seat)| *seat == Seat::Person);
    let stands = can_offer && session.game().end().is_none() && OAnQuan::is_decided(session.game());
    let stands = stands.then(|| (0, words.result_stands.to_owned()));
    turns.chain([(count, after.trim_end().to_owned())]).chain(stands).collect()
}

/// Returns the departures since the last turn and the notices that the game is
/// about to end for lack of a capture or by growth, each a sentence followed by a space.
fn departures_and_notices(words: &Words, live_game: &LiveGame) -> String {
    let setup = live_game.session().setup();
    let game = live_game.session().game();
    let after = &game.entries()[game.entries_to_turn(game.turn_count())..];
    // What ended the round before the last sale is old news.
    let after = after.rsplit(|entry| entry.sale().is_some()).next().unwrap_or_default();
    let left = after.iter().filter_map(GameEntry::departure);
    let left = left.map(|departure| narrate_departure(words, setup, departure));
    let idle = game.idle_turns_left().map(|left| words.idle_turns_left(left));
    let growth = game.growth_near().map(|dan| words.growth_near(dan, game.growth_limit()));
    left.chain(idle).chain(growth).map(|sentence| sentence + " ").collect()
}

/// Returns how many turns came before the round, and the sentences about each turn of it, which `narrate` tells: what came
/// before it, the turn, and that it took the last quan.
fn sentences_of_round(
    voice: &Voice<'_>,
    live_game: &LiveGame,
    narrate: impl Fn(&Turn) -> String,
) -> (usize, Vec<[Option<String>; 3]>) {
    let (words, session) = (voice.words, live_game.session());
    let (setup, shown) = (session.setup(), live_game.shown());
    let round = shown.round();
    let first = shown.started_turns().saturating_sub(round.len());
    let sentences = round.iter().enumerate().map(|(index, turn)| {
        // The persons have heard of their refills before they played.
        let is_news = setup.seats[turn.side] != Seat::Person;
        [
            narrate_before_turn(words, setup, session.game(), first + index).filter(|_| is_news),
            Some(narrate(turn)),
            narrate_quan_taken(words, setup, turn),
        ]
    });
    (first, sentences.collect())
}

/// Returns a sentence about each turn of the round, each followed by a space. If there are
/// several turns, the sentences are short. The first one says, if the turn before the round took the last quan, why
/// the game goes on.
fn last_turns(voice: &Voice<'_>, live_game: &LiveGame) -> String {
    let (words, session) = (voice.words, live_game.session());
    let seating = seating(voice.setup.sides(), voice.view);
    let setup = session.setup();
    let count = live_game.shown().round().len();
    let (first, round) = sentences_of_round(voice, live_game, |turn| match count {
        1 => narrate_turn(words, setup, seating, turn),
        _ => narrate_turn_briefly(words, setup, seating, turn, turn.captured),
    });
    let earlier = first.checked_sub(1).and_then(|index| session.game().turn(index));
    let earlier = earlier.and_then(|turn| narrate_quan_taken(words, setup, turn));
    let earlier = earlier.filter(|_| count > 0);
    let sentences = earlier.into_iter().chain(round.into_iter().flatten().flatten());
    sentences.map(|sentence| sentence + " ").collect()
}
