//! The sentences below the board of a game of ô ăn quan.

use frame::players::{computers, is_you, player_name, players};
use frame::table::{Spoken, StatusWords, Voice, words_of_line};
use oanquan::GameEntry;
use tabletop::Advised as _;
use window_words::Words;

use super::board_words::reason_of;
use super::refusal::refusal;
use super::words::seating;
use crate::OAnQuan;
use crate::controller::{ClockEvent, Seat, Setup};
use crate::room::board::Seating;
use crate::room::live_game::{LiveGame, PlayedOAnQuan};
use crate::room::narration::{
    narrate_before_turn, narrate_departure, narrate_end, narrate_phase, narrate_quan_taken,
    narrate_refill, narrate_turn, narrate_turn_briefly,
};
use crate::room::rounds::narrate_sale;

/// The number of turns during which the narration says how to skip the animation.
const HINTED_TURNS: usize = 4;
/// The number of turns of each side for which the sentence says how to play one.
const INSTRUCTED_TURNS: usize = 4;

/// What the sentences below the board depend on.
pub(super) struct GameLine<'a> {
    /// The language, the players and their view of the board.
    pub voice: &'a Voice<'a>,
    /// The game.
    pub live_game: &'a LiveGame,
    /// What the player is typing and can type next.
    pub typed: Option<String>,
    /// What the move that the player points at would do.
    pub preview: Option<String>,
    /// Whether the player uses fingers.
    pub by_finger: bool,
}

impl GameLine<'_> {
    fn seating(&self) -> Seating {
        seating(self.voice.setup.sides(), self.voice.view)
    }
}

/// Returns the sentences below the board.
pub(super) fn status_words(screen: &GameLine<'_>) -> StatusWords {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let hint = skip_hint(screen);
    if let Some((line, warns)) = urgent_words(screen) {
        let is_moving = live_game.presenter().is_moving();
        let announced = if is_moving { String::new() } else { line.clone() };
        return StatusWords { line, warns, announced, hint };
    }
    let report = report(screen);
    let news = news(screen);
    let mut hint = hint;
    // On a telephone, there is no room for the report beside what the player does.
    let before = if screen.by_finger { "" } else { &report };
    let touched = if let Some(preview) = &screen.preview {
        hint = hint.or(screen.by_finger.then_some(words.lift_to_play));
        Some(before.to_owned() + preview)
    } else {
        // Keyboard focus alone does not choose a cell. A report speaks of other stones.
        let ways = live_game.session().game().rules().directions().len();
        live_game.chosen.filter(|_| news.is_none()).map(|cell| match before.is_empty() {
            _ if ways == 1 => before.to_owned() + words.choose_only_arrow,
            true => words.choose_arrow.to_owned(),
            false => before.to_owned() + &words.choose_arrow_of(cell.index()),
        })
    };
    let (announced, warns) = news.unwrap_or_else(|| (report + &mover_sentence(screen), false));
    match touched {
        Some(line) => StatusWords { line, warns: false, announced, hint },
        None => StatusWords { line: announced.clone(), warns, announced, hint },
    }
}

/// Returns the text of the narration, and whether it is a warning, if it comes before what the
/// player touches on the board.
fn urgent_words(screen: &GameLine<'_>) -> Option<(String, bool)> {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let (session, presenter) = (live_game.session(), live_game.presenter());
    if let Some(refused) = presenter.refusal() {
        let why = refusal(words, refused, session.setup().sides());
        return Some((why, true));
    }
    if let Some(typed) = &screen.typed {
        return Some((typed.clone(), false));
    }
    if let Some(turns) = presenter.viewed_turn() {
        return Some((words.looking_back(turns, session.game().turn_count()), false));
    }
    if session.computer().has_failed() {
        return Some((words.no_move_found.to_owned(), true));
    }
    presenter.is_moving().then(|| {
        let sentence = narrate_motion(words, session.setup(), live_game);
        (sentence.unwrap_or_default(), false)
    })
}

/// Returns a sentence about what the stones do now; `None` if they do not move, or nothing worth telling.
pub(super) fn narrate_motion(words: &Words, setup: &Setup, live_game: &LiveGame) -> Option<String> {
    let shown = live_game.shown();
    let (side, phase) = shown.side_to_move().zip(shown.stage().phase())?;
    Some(narrate_phase(words, setup, side, phase))
}

/// Returns how to skip the animation, during the first turns of a game.
fn skip_hint(screen: &GameLine<'_>) -> Option<&'static str> {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let is_early = live_game.session().game().turn_count() <= HINTED_TURNS;
    let hint = if screen.by_finger { words.skip_by_tap } else { words.skip_animation };
    (is_early && live_game.presenter().is_moving()).then_some(hint)
}

/// Returns the text that replaces the report on the last turns, and whether it is a warning.
fn news(screen: &GameLine<'_>) -> Option<(String, bool)> {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let session = live_game.session();
    if session.offer().is_considered() {
        let names = computers(words, session.setup());
        let count = session.seats().computers().count();
        return Some((words.offers.considering(&names, count), false));
    }
    if session.help().has_hint_failed() {
        return Some((words.help.hint_failed.to_owned(), true));
    }
    let ended = || {
        let end = session.game().end();
        end.map(|_| narrate_end(words, session.setup(), session.game()))
    };
    hint(screen).or_else(ended).map(|message| (message, false))
}

/// Returns the report on the last turns, each sentence followed by a space. It stays in the
/// narration while the player chooses the next move.
fn report(screen: &GameLine<'_>) -> String {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let session = live_game.session();
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
    sold.unwrap_or_default()
        + &last_turns(screen)
        + &refilled.unwrap_or_default()
        + &departures_and_time(words, live_game)
}

/// Returns the sentence that states who is to move.
fn mover_sentence(screen: &GameLine<'_>) -> String {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let session = live_game.session();
    match session.seats().to_move() {
        Some(Seat::Person) => {
            let side = session.position().to_move().expect("a seat is to move");
            let turn = if is_you(session.setup(), side) {
                words.your_turn.to_owned()
            } else {
                words.turn_of(&players::<OAnQuan>(words, session.setup())[side].within(words))
            };
            // After some turns, the player knows how.
            let sides = session.game().rules().sides;
            if session.game().turn_count() >= INSTRUCTED_TURNS * sides {
                return format!("{turn}.");
            }
            let choose = match screen.seating().is_upright() {
                true => words.choose_cell_in_column(screen.seating().edge(side) != 0),
                false => words.choose_cell.to_owned(),
            };
            format!("{turn}. {choose}")
        }
        None => words.common.game_over.to_owned(),
        _ if session.computer().is_paused() => format!("{}.", words.paused),
        Some(Seat::Away) => {
            let side = session.position().to_move().expect("a seat is to move");
            format!("{}.", screen.voice.whose_turn(side))
        }
        Some(Seat::Computer(_) | Seat::Fitting(_)) => {
            let side = session.position().to_move().expect("a seat is to move");
            words.thinking_now(&player_name::<OAnQuan>(words, session.setup(), side))
        }
    }
}

/// Returns the departures since the last turn, the time warning and the notices that the game is
/// about to end for lack of a capture or by growth, each a sentence followed by a space.
fn departures_and_time(words: &Words, live_game: &LiveGame) -> String {
    let setup = live_game.session().setup();
    let name = |side| player_name::<OAnQuan>(words, setup, side);
    let game = live_game.session().game();
    let after = &game.entries()[game.entries_to_turn(game.turn_count())..];
    // What ended the round before the last sale is old news.
    let after = after.rsplit(|entry| entry.sale().is_some()).next().unwrap_or_default();
    let left = after.iter().filter_map(GameEntry::departure);
    let left = left.map(|departure| narrate_departure(words, setup, departure));
    let time = live_game.clock_event().and_then(|news| match news {
        ClockEvent::Low(side) => Some(words.offers.time_low(&name(side))),
        ClockEvent::Over(side) => Some(words.offers.time_up(&name(side))),
        ClockEvent::Lost(_) => None,
    });
    let idle = game.idle_turns_left().map(|left| words.idle_turns_left(left));
    let can_offer = live_game.offering_side().is_some() && OAnQuan::is_decided(game);
    let stands = can_offer.then(|| words.result_stands.to_owned());
    let growth = game.growth_near().map(|dan| words.growth_near(dan, game.growth_limit()));
    left.chain(time)
        .chain(idle)
        .chain(growth)
        .chain(stands)
        .map(|sentence| sentence + " ")
        .collect()
}

/// Returns the hint as a sentence, or the text shown during the search for one.
fn hint(screen: &GameLine<'_>) -> Option<String> {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let session = live_game.session();
    if session.help().is_seeking_hint() {
        return Some(words.help.searching.to_owned());
    }
    let own = OAnQuan::words(words.in_language);
    if let Some(line) = words_of_line(screen.voice, own, live_game) {
        return Some(line);
    }
    let hint = live_game.hint()?;
    let reason = reason_of(hint, session.setup().sides(), |side| screen.voice.within(side));
    Some(words.hint(screen.seating().move_words(hint.mv), &reason))
}

/// Returns a sentence about each turn of the round, each followed by a space. If there are
/// several turns, the sentences are short. The first one says, if the turn before the round took the last quan, why
/// the game goes on.
fn last_turns(screen: &GameLine<'_>) -> String {
    let GameLine { voice: Voice { words, .. }, live_game, .. } = screen;
    let session = live_game.session();
    let (setup, shown) = (session.setup(), live_game.shown());
    let round = shown.round();
    let first = shown.started_turns().saturating_sub(round.len());
    let earlier = first.checked_sub(1).and_then(|index| session.game().turn(index));
    let earlier = earlier.and_then(|turn| narrate_quan_taken(words, setup, turn));
    let earlier = earlier.filter(|_| !round.is_empty());
    let sentences = round.iter().enumerate().flat_map(|(index, turn)| {
        // The persons have heard of their refills before they played.
        let is_news = setup.seats[turn.side] != Seat::Person;
        let report = match round.len() {
            1 => narrate_turn(words, setup, screen.seating(), turn),
            _ => narrate_turn_briefly(words, setup, screen.seating(), turn, turn.captured),
        };
        [
            narrate_before_turn(words, setup, session.game(), first + index).filter(|_| is_news),
            Some(report),
            narrate_quan_taken(words, setup, turn),
        ]
    });
    earlier.into_iter().chain(sentences.flatten()).map(|sentence| sentence + " ").collect()
}
