//! Sentences about matches of several rounds: the sale after a round, and the end of the match.

use oanquan::{FieldChange, FieldState, Fields, Game, MatchResult, Ring, SaleRecord, Side};
use table::words::{is_you, players};
use window_words::Words;

use crate::OAnQuan;
use crate::controller::Setup;

/// Returns sentences about the cells that change hands from `before` to `after`.
pub fn narrate_changes(words: &Words, setup: &Setup, before: Fields, after: Fields) -> String {
    let changes = before.changes_to(after);
    let Some(winner) = changes.first().and_then(|change| change.winner()) else {
        return words.rounds.nothing_sold.to_owned();
    };
    let (name, you) = (&players::<OAnQuan>(words, setup)[winner].name, is_you(setup, winner));
    let (returned, bought): (Vec<_>, Vec<_>) =
        changes.into_iter().partition(|change| change.cell.owner() == Some(winner));
    let list = |changes: &[FieldChange]| {
        let cells: Vec<String> = changes.iter().map(|change| cell_of(words, *change)).collect();
        words.lists.all_of(&cells)
    };
    let ponds = bought.iter().filter(|change| change.after == FieldState::Pond).count();
    let returned =
        (!returned.is_empty()).then(|| words.rounds.returned(name, you, &list(&returned)));
    let bought =
        (!bought.is_empty()).then(|| words.rounds.bought(name, you, &list(&bought), ponds));
    returned.into_iter().chain(bought).collect::<Vec<_>>().join(" ")
}

/// Returns what changes hands, as part of a sentence: `half of cell 11`.
fn cell_of(words: &Words, change: FieldChange) -> String {
    let number = change.cell.index();
    match (change.before, change.after) {
        (FieldState::HalfSold, FieldState::Sold) => words.rounds.other_half(number),
        (FieldState::HalfSold, _) | (_, FieldState::HalfSold) => words.rounds.half_cell(number),
        _ => words.rounds.whole_cell(number),
    }
}

/// Returns a sentence that says which side begins the next round.
pub fn narrate_next_mover(words: &Words, setup: &Setup, side: Side) -> String {
    words.rounds.begins(&players::<OAnQuan>(words, setup)[side].name, is_you(setup, side))
}

/// Returns sentences about a sale with which a round has begun.
pub fn narrate_sale(words: &Words, setup: &Setup, sale: &SaleRecord) -> String {
    narrate_changes(words, setup, sale.before, sale.after.fields())
}

/// Returns sentences about the sale that follows the finished round of `game`, or `None` if its match
/// is over.
pub fn narrate_next_sale(words: &Words, setup: &Setup, game: &Game) -> Option<String> {
    let next = game.next_start()?;
    let sale = narrate_changes(words, setup, game.position().fields(), next.fields());
    let begins = next.to_move().map(|side| narrate_next_mover(words, setup, side));
    Some(std::iter::once(sale).chain(begins).collect::<Vec<_>>().join(" "))
}

/// Returns a sentence that says why the match of `game`, which is over, has ended.
pub fn narrate_match_end(words: &Words, game: &Game) -> String {
    let (rules, fields) = (game.rules(), game.fields());
    let most = [Side::NEAR, Side::FAR].map(|side| fields.sold_cells(side)).into_iter().max();
    match most >= Some(u32::from(rules.fields_lost)) {
        true => words.rounds.over_by_fields(rules.fields_lost),
        false => words.rounds.over_by_rounds(rules.rounds),
    }
}

/// Returns the headline of a match that is over.
pub fn match_headline(words: &Words, setup: &Setup, result: MatchResult) -> String {
    let MatchResult::Won(winner) = result else {
        return words.rounds.match_drawn.to_owned();
    };
    let name = &players::<OAnQuan>(words, setup)[winner].name;
    match is_you(setup, winner.next(2)) {
        _ if is_you(setup, winner) => words.rounds.you_win_match.to_owned(),
        true => words.rounds.loses_match_to(name),
        false => words.rounds.wins_match(name),
    }
}

/// Returns the headline of a match that is over as a sentence.
pub fn match_sentence(words: &Words, setup: &Setup, result: MatchResult) -> String {
    let headline = match_headline(words, setup, result);
    if headline.ends_with('!') { headline } else { headline + "." }
}

/// Returns how many fields the player `name` of `side` owns, as text: the cells of its row that are not
/// sold, and those it has bought.
pub fn owned_fields(words: &Words, name: &str, fields: Fields, side: Side) -> String {
    let own = 2 * Ring::new(2).own_cells(side).count() as u32;
    let owned = own - fields.sold_halves(side) + fields.sold_halves(side.next(2));
    words.rounds.fields_of(name, &halves(owned), owned)
}

/// Returns a number of cells, given in halves, as text: `1½`.
fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
