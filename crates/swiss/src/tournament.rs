//! A tournament: its players and rounds, and what changes them.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::pairing::{game_between, is_possible, pair};
use crate::standings::standings;
use crate::stored::Stored;
use crate::{CannotPair, Outcome, PlayerId, PlayerName, Refused, Round, Score, Standing};

/// The most players.
pub const MAX_PLAYERS: usize = 60;

/// Returns the most rounds in which this many players do not meet again: each meets everybody else and,
/// if their number is odd, is free once.
pub const fn most_rounds(players: usize) -> usize {
    players.saturating_sub(1) + players % 2
}

/// Returns the usual number of rounds: one more than the rounds after which only one of this many players
/// can have won every game.
pub fn usual_rounds(players: usize) -> usize {
    let rounds = players.next_power_of_two().ilog2() as usize + 1;
    rounds.min(most_rounds(players))
}

/// A player of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub(crate) name: PlayerName,
    pub(crate) present: bool,
}

impl Player {
    /// Returns the name.
    pub fn name(&self) -> &PlayerName {
        &self.name
    }

    /// Returns whether the player takes part in the next round.
    pub fn is_present(&self) -> bool {
        self.present
    }
}

/// When a player who came late begins to take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateEntry {
    /// In the round under way, at this table, counted from 0.
    Plays(usize),
    /// The player is free in the round under way.
    Free,
    /// In the next round.
    NextRound,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Tournament {
    pub(crate) players: Vec<Player>,
    pub(crate) planned: usize,
    pub(crate) seed: u64,
    pub(crate) rounds: Vec<Round>,
}

impl Tournament {
    /// Returns a tournament of this many rounds in which none has been paired. The lots are drawn by
    /// `seed`.
    ///
    /// # Errors
    /// Returns [`Refused`] if the names or the number of rounds are impossible.
    pub fn new(names: Vec<PlayerName>, rounds: usize, seed: u64) -> Result<Self, Refused> {
        let mut tournament =
            Tournament { players: Vec::new(), planned: 1, seed, rounds: Vec::new() };
        let count = names.len();
        if count < 2 {
            return Err(Refused::TooFew(count));
        }
        if count > MAX_PLAYERS {
            return Err(Refused::TooMany(count));
        }
        for name in names {
            tournament.join(name)?;
        }
        tournament.plan(rounds)?;
        Ok(tournament)
    }

    /// Returns the players.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the identifiers of the players, in the order of [`players`](Self::players).
    pub fn ids(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.players.len()).map(PlayerId::new)
    }

    /// Returns a player.
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[id.index()]
    }

    /// Returns the rounds paired so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Returns the number of rounds planned.
    pub fn planned(&self) -> usize {
        self.planned
    }

    /// Returns the seed of the lots.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the numbers of rounds that can be planned now.
    pub fn possible_rounds(&self) -> RangeInclusive<usize> {
        let most = most_rounds(self.players.len()).max(self.rounds.len());
        self.rounds.len().max(1)..=most
    }

    /// Returns how many rounds planned have not been paired.
    pub fn rounds_left(&self) -> usize {
        self.planned.saturating_sub(self.rounds.len())
    }

    /// Returns the points of a player.
    pub fn points_of(&self, player: PlayerId) -> Score {
        self.rounds.iter().map(|round| round.points_of(player)).sum()
    }

    /// Returns whether two players have been paired with each other.
    pub fn have_met(&self, a: PlayerId, b: PlayerId) -> bool {
        let mut games = self.rounds.iter().flat_map(|round| &round.games);
        games.any(|game| game.opponent_of(a) == Some(b))
    }

    /// Returns the standings, the best first. A missing result counts nothing.
    pub fn standings(&self) -> Vec<Standing> {
        standings(self)
    }

    /// Plans another number of rounds.
    ///
    /// # Errors
    /// Returns [`Refused::Rounds`] if it is outside [`possible_rounds`](Self::possible_rounds).
    pub fn plan(&mut self, rounds: usize) -> Result<(), Refused> {
        let possible = self.possible_rounds();
        if !possible.contains(&rounds) {
            return Err(Refused::Rounds(rounds, *possible.start(), *possible.end()));
        }
        self.planned = rounds;
        Ok(())
    }

    /// Adds a player, who has no points for the rounds missed.
    ///
    /// # Errors
    /// Returns [`Refused`] if another player has the name or there are too many players.
    pub fn join(&mut self, name: PlayerName) -> Result<PlayerId, Refused> {
        self.check_name(&name, None)?;
        if self.players.len() == MAX_PLAYERS {
            return Err(Refused::TooMany(MAX_PLAYERS + 1));
        }
        self.players.push(Player { name, present: true });
        Ok(PlayerId::new(self.players.len() - 1))
    }

    /// Adds a player who comes late. As long as the round under way has no result, the player takes part in
    /// it, and nobody else gets another opponent: whoever was free plays the late player or, if nobody
    /// was, the late player is free.
    ///
    /// # Errors
    /// Returns [`Refused`] as [`join`](Self::join) does.
    pub fn join_late(&mut self, name: PlayerName) -> Result<LateEntry, Refused> {
        let takes_part = self.can_dissolve();
        let late = self.join(name)?;
        let free = self.rounds.last().and_then(|round| round.free);
        let game = free.map(|free| game_between(self, [free, late]));
        let left = free.is_some_and(|free| !self.player(free).present);
        let Some(round) = self.rounds.last_mut().filter(|_| takes_part && !left) else {
            return Ok(LateEntry::NextRound);
        };
        Ok(match game {
            Some(game) => {
                round.free = None;
                round.games.push(game);
                LateEntry::Plays(round.games.len() - 1)
            }
            None => {
                round.free = Some(late);
                LateEntry::Free
            }
        })
    }

    /// Corrects the name of a player, whose results stay.
    ///
    /// # Errors
    /// Returns [`Refused`] if another player has the name.
    pub fn rename(&mut self, player: PlayerId, name: PlayerName) -> Result<(), Refused> {
        self.check_name(&name, Some(player))?;
        self.players[player.index()].name = name;
        Ok(())
    }

    /// Returns an error if a player other than `owner` has the name.
    fn check_name(&self, name: &PlayerName, owner: Option<PlayerId>) -> Result<(), Refused> {
        let has_name = |id: PlayerId| Some(id) != owner && self.player(id).name.is_same(name);
        if self.ids().any(has_name) { Err(name.twice()) } else { Ok(()) }
    }

    /// Sets whether a player takes part in the next rounds. The present round stays as it is.
    pub fn set_present(&mut self, player: PlayerId, present: bool) {
        self.players[player.index()].present = present;
    }

    /// Returns whether and, if not, why not the next round can be paired.
    ///
    /// # Errors
    /// Returns [`CannotPair`] if it cannot.
    pub fn can_pair(&self) -> Result<(), CannotPair> {
        let missing = self.rounds.last().map_or(0, Round::missing);
        let present = self.players.iter().filter(|player| player.present).count();
        match () {
            () if missing > 0 => Err(CannotPair::ResultsMissing(missing)),
            () if self.rounds_left() == 0 => Err(CannotPair::Ended),
            () if present < 2 => Err(CannotPair::TooFewPresent(present)),
            () if !is_possible(self) => Err(CannotPair::NoneLeft),
            () => Ok(()),
        }
    }

    /// Pairs the next round.
    ///
    /// # Errors
    /// Returns [`CannotPair`] and changes nothing.
    pub fn pair_next(&mut self) -> Result<(), CannotPair> {
        self.can_pair()?;
        self.rounds.push(pair(self).ok_or(CannotPair::NoneLeft)?);
        Ok(())
    }

    /// Returns whether the last round can be dissolved: it has no results.
    pub fn can_dissolve(&self) -> bool {
        self.rounds.last().is_some_and(|round| round.missing() == round.games.len())
    }

    /// Dissolves the last round, so that it can be paired again with others. Returns false and changes
    /// nothing if it has results.
    pub fn dissolve(&mut self) -> bool {
        self.can_dissolve() && self.rounds.pop().is_some()
    }

    /// Sets or corrects a result. `round` and `table` count from 0. Pairings of later rounds stay.
    /// Removing a result is possible only in the last round. Returns false and changes nothing if there
    /// is no such game or its result has to stay.
    pub fn set_outcome(&mut self, round: usize, table: usize, outcome: Option<Outcome>) -> bool {
        let is_last = round + 1 == self.rounds.len();
        let game = self.rounds.get_mut(round).and_then(|round| round.games.get_mut(table));
        match game {
            Some(game) if is_last || outcome.is_some() => {
                game.outcome = outcome;
                true
            }
            _ => false,
        }
    }

    /// Returns whether the tournament is over: all results are in, and no further round is possible.
    pub fn is_over(&self) -> bool {
        !self.rounds.is_empty()
            && matches!(self.can_pair(), Err(CannotPair::Ended | CannotPair::NoneLeft))
    }
}
