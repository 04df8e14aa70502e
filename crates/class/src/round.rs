//! The rounds of a class as a tournament by the Swiss system.

use messages::{ClassRefusal, ClassState, TableResult, Tally};
use swiss::{
    CannotPair, Game, Outcome, PlayerId, PlayerName, Round, Tournament, most_rounds, usual_rounds,
};

/// Returns the rounds of a class as a tournament, whose players are its seats, in order. Those in `present` take part
/// in the next round. `None` if there are too few names or rounds that no tournament has.
pub fn tournament(state: &ClassState, present: &[u16]) -> Option<Tournament> {
    let seats: Vec<u16> = (0..).zip(&state.seats).map(|(seat, _)| seat).collect();
    tournament_of(state, &seats, present)
}

/// Returns the rounds of a class as a tournament of those who have taken part in one: children who never came have no
/// place in its standings. `None` as for [`tournament`].
pub fn played(state: &ClassState, present: &[u16]) -> Option<Tournament> {
    let seats = (0..).zip(&state.seats).map(|(seat, _)| seat);
    let seats = seats.filter(|seat| was_in_round(state, *seat));
    tournament_of(state, &seats.collect::<Vec<u16>>(), present)
}

/// Returns whether a child has had a game or a bye in the rounds of a class.
fn was_in_round(state: &ClassState, seat: u16) -> bool {
    let is_in = |round: &messages::ClassRound| {
        round.free == Some(seat) || round.games.iter().any(|game| game.seats.contains(&seat))
    };
    state.rounds.iter().any(is_in)
}

/// Returns whether the class keeps something that a child has done: rounds, puzzles or a lesson.
pub fn took_part(state: &ClassState, seat: u16) -> bool {
    let has_tried = |tally: &Tally| tally.children.iter().any(|(child, _)| *child == seat);
    was_in_round(state, seat) || state.tallies.iter().any(has_tried)
}

/// Returns the rounds as a tournament of these seats, among them all that have taken part.
fn tournament_of(state: &ClassState, seats: &[u16], present: &[u16]) -> Option<Tournament> {
    let player = |seat: &u16| {
        let there = state.seats.get(usize::from(*seat))?;
        let name = PlayerName::new(there.name.as_str()).ok()?;
        Some((name, present.contains(seat)))
    };
    let players: Vec<_> = seats.iter().map(player).collect::<Option<_>>()?;
    let id = |seat: u16| PlayerId::new(seats.partition_point(|other| *other < seat));
    let game = |game: &messages::RoundGame| Game {
        first: id(game.seats[0]),
        second: id(game.seats[1]),
        outcome: game.result.map(|result| match result {
            TableResult::FirstWon => Outcome::FirstWon,
            TableResult::Draw => Outcome::Draw,
            TableResult::SecondWon => Outcome::SecondWon,
        }),
    };
    let round = |round: &messages::ClassRound| Round {
        games: round.games.iter().map(game).collect(),
        free: round.free.map(id),
    };
    let rounds: Vec<Round> = state.rounds.iter().map(round).collect();
    // As many rounds are planned as usual with those who are there, and then one after the other.
    let count = players.len();
    let planned = usual_rounds(present.len().max(2)).max(rounds.len() + 1);
    let planned = planned.clamp(1, most_rounds(count).max(1));
    Tournament::restore(players, planned, state.seed, rounds).ok()
}

/// Returns the pairs of the next round and who is free.
pub(crate) fn pair_round(
    state: &ClassState,
    present: &[u16],
) -> Result<(Vec<[u16; 2]>, Option<u16>), ClassRefusal> {
    if present.len() < 2 {
        return Err(ClassRefusal::TooFew);
    }
    let mut tournament = tournament(state, present).ok_or(ClassRefusal::AllMet)?;
    tournament.pair_next().map_err(|why| match why {
        CannotPair::ResultsMissing(_) => ClassRefusal::Playing,
        CannotPair::TooFewPresent(_) => ClassRefusal::TooFew,
        CannotPair::Ended | CannotPair::NoneLeft => ClassRefusal::AllMet,
    })?;
    let round = tournament.rounds().last().ok_or(ClassRefusal::AllMet)?;
    let seat = |id: PlayerId| id.index() as u16;
    let pairs = round.games.iter().map(|game| [seat(game.first), seat(game.second)]).collect();
    Ok((pairs, round.free.map(seat)))
}
