//! The standings.

use std::cmp::Reverse;

use crate::{Outcome, PlayerId, Round, Score, Tournament};

/// The standing of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub player: PlayerId,
    /// The place, from 1. Players who are equal in everything share it.
    pub place: usize,
    /// The points: 1 for a win, a free round and a game without the opponent, ½ for a draw.
    pub points: Score,
    /// The games won on the board, without free rounds and absent opponents (FIDE Handbook C.07, *number
    /// of games won*). They decide first between equal points: after the first round, a free round is
    /// less than a win.
    pub wins: usize,
    /// The points of all opponents together (Buchholz). A free round counts like an opponent with the
    /// player's own points (FIDE Handbook C.07, *unplayed rounds*).
    pub buchholz: Score,
    /// The points of the opponents beaten, and half the points of those with whom the player drew
    /// (Sonneborn-Berger).
    pub sonneborn_berger: Score,
    /// The points in the games among those who are equal in the above, if all of them have played each
    /// other (direct encounter).
    pub direct: Option<Score>,
}

/// What decides the place.
type Key = (Shared, Reverse<Option<Score>>);
/// What decides the place before the direct encounter.
type Shared = (Reverse<Score>, Reverse<usize>, Reverse<Score>, Reverse<Score>);

impl Standing {
    fn key(&self) -> Key {
        (self.shared(), Reverse(self.direct))
    }

    fn shared(&self) -> Shared {
        let [points, buchholz, sonneborn_berger] =
            [self.points, self.buchholz, self.sonneborn_berger].map(Reverse);
        (points, Reverse(self.wins), buchholz, sonneborn_berger)
    }
}

/// Returns the standings, the best first.
pub(crate) fn standings(tournament: &Tournament) -> Vec<Standing> {
    let mut standings: Vec<Standing> = tournament.ids().map(|id| of(tournament, id)).collect();
    standings.sort_by_key(|standing| (standing.key(), standing.player));
    let before = standings.clone();
    for standing in &mut standings {
        let equals: Vec<PlayerId> = before
            .iter()
            .filter(|other| other.key() == standing.key() && other.player != standing.player)
            .map(|other| other.player)
            .collect();
        standing.direct = direct(tournament, standing.player, &equals);
    }
    // Only if everybody in a group has played everybody else, all of them have these points.
    for index in 0..standings.len() {
        let equals = |other: &&Standing| other.shared() == before[index].shared();
        if standings.iter().filter(equals).any(|other| other.direct.is_none()) {
            standings[index].direct = None;
        }
    }
    standings.sort_by_key(|standing| (standing.key(), standing.player));
    for index in 0..standings.len() {
        let is_shared = index > 0 && standings[index].key() == standings[index - 1].key();
        standings[index].place = if is_shared { standings[index - 1].place } else { index + 1 };
    }
    standings
}

/// Returns the standing of a player without the direct encounter and the place.
fn of(tournament: &Tournament, player: PlayerId) -> Standing {
    let own = tournament.points_of(player);
    let (mut wins, mut buchholz, mut sonneborn_berger) = (0, Score::NONE, Score::NONE);
    for round in tournament.rounds() {
        let opponent = match round.game_of(player) {
            Some((_, game)) if game.outcome.is_none() => continue,
            Some((_, game)) => game.opponent_of(player).map(|id| tournament.points_of(id)),
            None => (round.free == Some(player)).then_some(own),
        };
        let opponent = opponent.unwrap_or_default();
        wins += usize::from(is_win(round, player));
        buchholz += opponent;
        sonneborn_berger += opponent.times(round.points_of(player));
    }
    Standing { player, place: 0, points: own, wins, buchholz, sonneborn_berger, direct: None }
}

/// Returns whether a player won a game of a round on the board.
fn is_win(round: &Round, player: PlayerId) -> bool {
    let Some((_, game)) = round.game_of(player) else { return false };
    game.outcome.is_some_and(Outcome::is_played) && game.points_of(player) == Score::WIN
}

/// Returns the points of a player against others, or `None` if not all of these games were played.
fn direct(tournament: &Tournament, player: PlayerId, others: &[PlayerId]) -> Option<Score> {
    let game_with = |other: &PlayerId| {
        let games = tournament.rounds().iter().filter_map(|round| round.game_of(player));
        let game = games.map(|(_, game)| game).find(|game| game.opponent_of(*other).is_some())?;
        game.outcome.is_some_and(|outcome| outcome.is_played()).then(|| game.points_of(player))
    };
    let scores: Option<Vec<Score>> = others.iter().map(game_with).collect();
    scores.filter(|scores| !scores.is_empty()).map(|scores| scores.into_iter().sum())
}
