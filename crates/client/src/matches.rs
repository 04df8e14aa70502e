//! The match that is played in a room, from the texts in which the host tells it.

use basics::Side;
use messages::{RoomSetup, RoomState};
use tabletop::{Game, GameMatch, Step};

/// Returns a match of the game `G` as agreed; `None` if this program does not know the rules or the position.
pub fn begin<G: Game>(setup: &RoomSetup) -> Option<G::Match> {
    let game = G::from_options(&setup.options);
    let (game, start) = if setup.start.is_empty() {
        let first = Side::new(usize::from(setup.first) % game.sides().max(1));
        let start = game.start(first);
        (game, start)
    } else {
        game.parse_position(&setup.start).ok()?
    };
    Some(G::Match::begin(game, start))
}

/// Returns the match of a room so far; `None` if this program does not know the rules or a step.
pub fn replayed<'a, G: Game>(
    state: &RoomState,
    steps: impl IntoIterator<Item = &'a str>,
) -> Option<G::Match> {
    let mut played = begin::<G>(&state.setup)?;
    steps.into_iter().all(|step| take::<G>(&mut played, step)).then_some(played)
}

/// Takes a step, as records write it. Returns whether it was possible.
pub fn take<G: Game>(played: &mut G::Match, step: &str) -> bool {
    match step.parse() {
        Ok(Step::<G::Move>::Move(mv)) => played.play(mv).is_ok(),
        Ok(Step::Departure(departure)) => played.depart(departure).is_ok(),
        Ok(Step::Round) => played.begin_round(),
        Err(_) => false,
    }
}
