//! Sentences about what happened in a game.

use oanquan::{
    Cell, DepartureRecord, Event, Game, GameEnd, GameEntry, REFILL_DAN, Remainder, Side, Turn,
    TurnEnd,
};
use table::words::{is_you, player_name, players};
use window_words::{MoveWords, Words};

use super::board::Seating;
use super::rounds::{match_sentence, narrate_match_end, narrate_next_sale};
use crate::OAnQuan;
use crate::controller::Setup;
use crate::motion::Phase;
use crate::room::{GameOutcome, OAnQuanSentences};

/// Returns a sentence about a turn of a game whose players sit as `seating` says. It says why a turn without a
/// capture ended.
pub fn narrate_turn(words: &Words, setup: &Setup, seating: Seating, turn: &Turn) -> String {
    let name = &players::<OAnQuan>(words, setup)[turn.side].name;
    let MoveWords { number, heading } = seating.move_words(turn.mv);
    let ended = turn.events.iter().find_map(|event| match event {
        Event::TurnEnded(why) => Some(why),
        _ => None,
    });
    match ended.filter(|_| turn.captured == 0) {
        Some(TurnEnd::AtQuanCell(_)) => words.last_turn_stopped(name, number, heading, true),
        Some(TurnEnd::TwoEmptyCells) => words.last_turn_stopped(name, number, heading, false),
        _ => words.last_turn(name, number, heading, turn.captured),
    }
}

/// Returns a short sentence about a turn. `captured` is the number of points that it mentions.
pub fn narrate_turn_briefly(
    words: &Words,
    setup: &Setup,
    seating: Seating,
    turn: &Turn,
    captured: i32,
) -> String {
    let name = &players::<OAnQuan>(words, setup)[turn.side].name;
    let MoveWords { number, heading } = seating.move_words(turn.mv);
    words.short_turn(name, number, heading, captured)
}

/// Returns a sentence about what the stones do now. `mover` is the side that plays the turn.
pub fn narrate_phase(words: &Words, setup: &Setup, mover: Side, phase: Phase) -> String {
    let number = Cell::index;
    match phase {
        Phase::Refills { side, before, cost } => narrate_refill(words, setup, side, before, cost),
        Phase::Sows { cell, dan } => {
            let side = cell.owner().unwrap_or(mover);
            if is_you(setup, side) {
                words.you_sow(number(cell), dan)
            } else {
                words.sows(&players::<OAnQuan>(words, setup)[side].name, number(cell), dan)
            }
        }
        Phase::SowsOn { cell } if cell.is_quan() => words.sows_on_from_quan.to_owned(),
        Phase::SowsOn { cell } => words.sows_on(number(cell)),
        Phase::Captures { pile, points, again } => match (pile.quan, pile.dan) {
            (true, 0) => words.captures_quan(points, again),
            (true, dan) => words.captures_quan_and_dan(dan, points, again),
            (false, dan) => words.captures(dan, again),
        },
        Phase::Sweeps(remainder) => narrate_sweep(words, setup, None, remainder),
        Phase::PutsBack => words.rounds.putting_back.to_owned(),
    }
}

/// Returns sentences about the sweep at the end of a game, which a departure has brought about, or else the rules.
pub fn narrate_sweep(
    words: &Words,
    setup: &Setup,
    departure: Option<&DepartureRecord>,
    remainder: Remainder,
) -> String {
    let why = match departure {
        Some(departure) => narrate_departure(words, setup, departure),
        None => words.oanquan().sweep_begins.to_owned(),
    };
    format!("{why} {}", words.oanquan().sweeping(remainder))
}

/// Returns a sentence about the refill of the row of `side`, which had `before` points and pays
/// `cost`.
pub fn narrate_refill(words: &Words, setup: &Setup, side: Side, before: i32, cost: i32) -> String {
    let paid = before.clamp(0, cost);
    let borrowed = cost - paid;
    let score = before - cost;
    let you = is_you(setup, side);
    if cost != REFILL_DAN {
        let name = players::<OAnQuan>(words, setup)[side].within(words);
        return words.rounds.refilled(&name, you, cost, score);
    }
    match (you, borrowed) {
        (true, 0) => words.row_refilled.to_owned(),
        (true, _) => words.row_refilled_on_credit(paid, borrowed, score),
        (false, 0) => words.refills(&players::<OAnQuan>(words, setup)[side].name),
        (false, _) => {
            let name = &players::<OAnQuan>(words, setup)[side].name;
            words.refills_on_credit(name, paid, borrowed, score)
        }
    }
}

/// Returns the sentences that must precede the report on a turn: the refill before it.
/// `index` is the index of the turn in the game, from 0.
pub fn narrate_before_turn(
    words: &Words,
    setup: &Setup,
    game: &Game,
    index: usize,
) -> Option<String> {
    let turn = game.turn(index)?;
    let side = refilled(turn)?;
    let before = &game.entries()[..game.entries_before_turn(index + 1)];
    let before = before.last().map_or(game.start(), |entry| entry.after());
    Some(narrate_refill(words, setup, side, before.store(side), before.refill_cost(side)))
}

/// Returns the side whose row `turn` refilled.
pub fn refilled(turn: &Turn) -> Option<Side> {
    turn.events.iter().find_map(|event| match event {
        Event::Refilled { side } => Some(*side),
        _ => None,
    })
}

/// Returns a sentence that says why the game goes on after `turn` has taken the last quan: dân
/// still lie in quan cells.
pub fn narrate_quan_taken(words: &Words, setup: &Setup, turn: &Turn) -> Option<String> {
    let took = |event: &Event| matches!(event, Event::Captured { pile, .. } if pile.quan);
    let ring = turn.after.ring();
    let mut quan_cells = ring.cells().filter(|cell| cell.is_quan());
    let goes_on = turn.after.to_move().is_some()
        && turn.events.iter().any(took)
        && quan_cells.all(|cell| !turn.after.pile(cell).quan);
    goes_on.then(|| words.quan_taken(setup.sides()))
}

/// Returns a sentence that says who left the game, and how.
pub fn narrate_departure(words: &Words, setup: &Setup, departure: &DepartureRecord) -> String {
    let name = departure.how.side().map(|side| player_name::<OAnQuan>(words, setup, side));
    words.offers.departure(departure.how, &name.unwrap_or_default())
}

/// Returns sentences about an ending: its cause, and what becomes of the stones on the board.
fn narrate_ending(words: &Words, setup: &Setup, game: &Game, end: GameEnd) -> String {
    let remainder = game.rules().remainder;
    let usual = matches!(end, GameEnd::QuanEmpty | GameEnd::QuanCaptured | GameEnd::CannotRefill);
    // The usual end of the usual rules needs no further sentence.
    let stones = (!usual || remainder == Remainder::Split)
        .then(|| words.oanquan().remaining_stones(remainder));
    let why = words.oanquan().ended_because(end, setup.sides());
    let why = [Some(why.as_str()).filter(|why| !why.is_empty()), stones];
    why.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns what the rules say of an entry of a record that goes on past the end which they see there.
pub fn narrate_passed_end(words: &Words, setup: &Setup, entry: &GameEntry) -> Option<String> {
    let end = entry.passed()?;
    Some(words.door.passed_end(&words.oanquan().ended_because(end, setup.sides())))
}

/// Returns one or two sentences about why the game is over, or `None` if it is not. The player
/// who left, if any, comes first.
pub fn narrate_end_reason(words: &Words, setup: &Setup, game: &Game) -> Option<String> {
    let end = game.end()?;
    let forfeited = end.is_by_leaving() && game.is_match();
    let why = match forfeited {
        true => words.rounds.forfeited(game.round_start().all_points(game.rules())),
        false => narrate_ending(words, setup, game, end),
    };
    let left = game.departures().next_back().filter(|departure| departure.end.is_some());
    Some(match left.filter(|departure| departure.how.side().is_some()) {
        Some(departure) => {
            let left = narrate_departure(words, setup, departure);
            format!("{left} {why}")
        }
        None => why,
    })
}

/// Returns sentences about the end of a finished game: the winner, the points if there are two
/// sides, and the reason. After a round of a match, they speak of the sale in place of the reason.
pub fn narrate_end(words: &Words, setup: &Setup, game: &Game) -> String {
    let headline = narrate_winner(words, setup, game);
    let why = match game.match_result() {
        // The headline has said why.
        _ if !game.is_match() && GameOutcome::of(game).is_agreed() => {
            words.oanquan().remaining_stones(game.rules().remainder).to_owned()
        }
        _ if !game.is_match() => narrate_end_reason(words, setup, game).unwrap_or_default(),
        None => narrate_next_sale(words, setup, game).unwrap_or_default(),
        Some(_) => narrate_match_end(words, game),
    };
    if !game.is_match() {
        return format!("{headline} {why}");
    }
    let round = words.rounds.round_result(game.round_number(), &headline);
    match game.match_result() {
        None => format!("{round} {why}"),
        Some(result) => format!("{} {round} {why}", match_sentence(words, setup, result)),
    }
}

/// Returns a sentence about the winner of a game, or of the current round of a match, with the points
/// if there are two sides.
fn narrate_winner(words: &Words, setup: &Setup, game: &Game) -> String {
    let position = game.position();
    let outcome = GameOutcome::of(game);
    let headline = outcome.headline(words, setup);
    match setup.sides() {
        2 => {
            // The points of the winner come first; after a draw, those of the near side.
            let (near, far) = (setup.near_side(), setup.near_side().next(2));
            let order = if outcome.is_won_by(far) { [far, near] } else { [near, far] };
            // A round that a side resigns or loses on time counts with all points.
            let counted = game.round_result().map(|result| result.points);
            let points = counted.as_ref().unwrap_or(position.stores());
            let [first, second] = order.map(|side| points[side]);
            match headline.ends_with('!') {
                true => format!("{headline} {first} : {second}."),
                false => format!("{headline} ({first} : {second})."),
            }
        }
        // The cards of the players show the points.
        _ if headline.ends_with('!') => headline,
        _ => headline + ".",
    }
}
