//! The player's rating by Glicko-2, from the games against the computer.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::{PersonResult, Score};
use crate::{Level, Strength};

/// The games from which a rating is shown.
pub const RATED_GAMES: usize = 3;
/// The games up to which it is provisional.
const PROVISIONAL_GAMES: usize = 20;
/// The rating of *Beginner*; the scale has no other fixed point.
const BEGINNER: f64 = 1000.0;
/// The deviation of the ratings of the computers: 200 games give a share to about 3 percentage points,
/// which is about 30 rating points.
const LEVEL_DEVIATION: f64 = 30.0;
/// The standard deviations to either side within which 95% of a normal distribution lie.
const CONFIDENCE: f64 = 1.96;

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rating {
    /// There are too few games for a rating: this many.
    Counting(usize),
    /// There are enough games.
    Known {
        /// The rating.
        rating: f64,
        /// The distance to either side within which the player's strength lies with a probability
        /// of 95%.
        within: f64,
        /// Whether it still rests on few games.
        is_provisional: bool,
    },
}

impl Rating {
    /// Returns the rating after the games of `scores`, in the order in which they ended. Games with
    /// two sides count, unless the player had help or the players agreed to end the game. A player is
    /// assumed to begin like *Beginner*, so that a first loss to it does not show a rating above it.
    pub fn of<C>(scores: &[Score<C>]) -> Self {
        let counts = |score: &&Score<C>| score.sides == 2 && !score.is_helped();
        let results = scores
            .iter()
            .filter(counts)
            .filter_map(|score| Some((rating_of(score.strength), outcome(score.result)?)));
        let config = Glicko2Config::new();
        let (mut player, mut games) =
            (Glicko2Rating { rating: BEGINNER, ..Glicko2Rating::new() }, 0);
        for (computer, outcome) in results {
            // A game is a rating period of its own, and the computer's rating stays fixed.
            (player, _) = glicko2(&player, &computer, &outcome, &config);
            games += 1;
        }
        if games < RATED_GAMES {
            return Rating::Counting(games);
        }
        let within = CONFIDENCE * player.deviation;
        Rating::Known { rating: player.rating, within, is_provisional: games < PROVISIONAL_GAMES }
    }
}

/// Returns the fixed rating of a computer of this strength.
fn rating_of(strength: Strength) -> Glicko2Rating {
    let above_beginner = strength.number() - Strength::of(Level::Beginner).number();
    let rating = BEGINNER + Strength::RATING_POINTS * f64::from(above_beginner);
    Glicko2Rating { rating, deviation: LEVEL_DEVIATION, ..Glicko2Rating::new() }
}

/// Returns the outcome for the player; `None` if the game does not count.
fn outcome(result: PersonResult) -> Option<Outcomes> {
    match result {
        PersonResult::Won => Some(Outcomes::WIN),
        PersonResult::Drawn => Some(Outcomes::DRAW),
        PersonResult::Lost => Some(Outcomes::LOSS),
        PersonResult::Agreed => None,
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::Tally;

    fn score(level: Level, result: PersonResult) -> Score<()> {
        let game = "2026-11-22-played".to_owned().try_into().expect("a name");
        Score {
            game,
            ended: Timestamp::UNIX_EPOCH,
            opponent: level.into(),
            strength: Strength::of(level),
            sides: 2,
            rules: (),
            began: true,
            result,
            margin: None,
            help: Tally::default(),
        }
    }

    /// Returns `games` games against `level`, won and lost in turn.
    fn even(level: Level, games: usize) -> Vec<Score<()>> {
        let results = [PersonResult::Won, PersonResult::Lost].into_iter().cycle();
        results.take(games).map(|result| score(level, result)).collect()
    }

    /// Returns the rating and how far it may be off.
    fn known(scores: &[Score<()>]) -> (f64, f64) {
        match Rating::of(scores) {
            Rating::Known { rating, within, .. } => (rating, within),
            Rating::Counting(games) => panic!("only {games} games"),
        }
    }

    #[test]
    fn a_rating_needs_three_games_and_is_provisional_up_to_twenty() {
        let is_provisional = |games| match Rating::of(&even(Level::Easy, games)) {
            Rating::Known { is_provisional, .. } => Some(is_provisional),
            Rating::Counting(_) => None,
        };
        assert_eq!(Rating::of::<()>(&[]), Rating::Counting(0));
        assert_eq!(Rating::of(&even(Level::Easy, 2)), Rating::Counting(2));
        assert_eq!([2, 3, 19, 20].map(is_provisional), [None, Some(true), Some(true), Some(false)]);
    }

    #[test]
    fn who_loses_the_first_games_to_beginner_is_rated_below_it() {
        let lost = vec![score(Level::Beginner, PersonResult::Lost); 3];
        let won = vec![score(Level::Beginner, PersonResult::Won); 3];
        assert!(known(&lost).0 < BEGINNER && BEGINNER < known(&won).0);
    }

    #[test]
    fn a_player_with_half_the_wins_against_a_level_gets_its_rating() {
        for level in Level::ALL {
            let (rating, within) = known(&even(level, 40));
            let off = (rating - rating_of(Strength::of(level)).rating).abs();
            assert!(off < within, "{level}: off by {off:.0}, within {within:.0}");
        }
    }

    #[test]
    fn more_games_narrow_the_interval() {
        let (_, few) = known(&even(Level::Medium, 20));
        let (_, many) = known(&even(Level::Medium, 80));
        assert!(many < few, "{many:.0} after {few:.0}");
    }

    #[test]
    fn a_win_raises_the_rating_and_a_loss_lowers_it() {
        let games = even(Level::Medium, 30);
        let (before, _) = known(&games);
        for (result, is_raised) in [(PersonResult::Won, true), (PersonResult::Lost, false)] {
            let mut games = games.clone();
            games.push(score(Level::Medium, result));
            assert_eq!(known(&games).0 > before, is_raised, "{result:?}");
        }
    }

    #[test]
    fn helped_agreed_and_larger_games_do_not_count() {
        let plain = score(Level::Easy, PersonResult::Won);
        let help = Tally { hints: 1, ..Tally::default() };
        let helped = Score { help, ..plain.clone() };
        let larger = Score { sides: 3, ..plain.clone() };
        let agreed = score(Level::Easy, PersonResult::Agreed);
        assert_eq!(Rating::of(&[helped, larger, agreed, plain]), Rating::Counting(1));
    }
}
