//! The stored form of a tournament, which anybody may have edited.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::{Malformed, Player, PlayerName, Round, Tournament};

/// The stored form.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Tournament")]
pub(crate) struct Stored {
    players: Vec<Player>,
    planned: usize,
    seed: u64,
    rounds: Vec<Round>,
}

impl From<Tournament> for Stored {
    fn from(tournament: Tournament) -> Self {
        let Tournament { players, planned, seed, rounds } = tournament;
        Stored { players, planned, seed, rounds }
    }
}

impl Tournament {
    /// Returns a tournament whose rounds somebody else has kept. Each player comes with whether it takes part in the
    /// next round.
    ///
    /// # Errors
    /// Returns [`Malformed`] if these are not the rounds of a tournament.
    pub fn restore(
        players: Vec<(PlayerName, bool)>,
        planned: usize,
        seed: u64,
        rounds: Vec<Round>,
    ) -> Result<Self, Malformed> {
        let player = |(name, present)| Player { name, present };
        let players = players.into_iter().map(player).collect();
        Stored { players, planned, seed, rounds }.try_into()
    }
}

impl TryFrom<Stored> for Tournament {
    type Error = Malformed;

    fn try_from(stored: Stored) -> Result<Self, Malformed> {
        let names = stored.players.iter().map(|player| player.name.clone()).collect();
        let least = stored.rounds.len();
        let checked = Tournament::new(names, stored.planned.max(1), stored.seed)?;
        let planned = checked.planned.max(least);
        let mut tournament = Tournament { players: stored.players, planned, ..checked };
        for (index, round) in stored.rounds.into_iter().enumerate() {
            let number = index + 1;
            let mut seen = HashSet::new();
            let count = tournament.players.len();
            if !round.players().all(|id| id.index() < count && seen.insert(id)) {
                return Err(Malformed::Players(number));
            }
            if round.games.iter().any(|game| tournament.have_met(game.first, game.second)) {
                return Err(Malformed::MeetAgain(number));
            }
            if number < least && round.missing() > 0 {
                return Err(Malformed::ResultMissing(number));
            }
            tournament.rounds.push(round);
        }
        Ok(tournament)
    }
}
