//! The level that suits the player better after several games with the same result.

use std::iter::once;

use super::{PersonResult, Score};
use crate::{Level, Opponent};

/// The number of wins in a row after which a stronger level is suggested.
const WINS: usize = 2;
/// The number of losses in a row after which a weaker level is suggested.
const LOSSES: usize = 3;

/// Returns the next level after two wins in a row without help, and the level below after three
/// losses in a row, if there is one, but none after a game against *Fits me*. `last` is the game that has just ended, and `before` are the
/// earlier games, the newest first. Only games with two sides against the same opponent count,
/// and no games ended by agreement.
pub fn fitting_level<'a, C: 'a>(
    last: &'a Score<C>,
    before: impl Iterator<Item = &'a Score<C>>,
) -> Option<Level> {
    let (counts, needed, step): (fn(&Score<C>) -> bool, _, _) = match last.result {
        PersonResult::Won => (Score::is_won_without_help, WINS, 1),
        PersonResult::Lost => (|score| score.result == PersonResult::Lost, LOSSES, -1),
        PersonResult::Drawn | PersonResult::Agreed => return None,
    };
    let Opponent::Level(level) = last.opponent else {
        return None;
    };
    if last.sides != 2 {
        return None;
    }
    let is_alike = |score: &&Score<C>| {
        score.sides == 2 && score.opponent == last.opponent && score.result != PersonResult::Agreed
    };
    let games = once(last).chain(before).filter(is_alike);
    let in_a_row = games.take(needed).take_while(|score| counts(score)).count();
    let place = Level::ALL.iter().position(|other| *other == level)?;
    let other = place.checked_add_signed(step)?;
    Level::ALL.get(other).copied().filter(|_| in_a_row == needed)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{Strength, Tally};

    type Played = (Level, PersonResult, u32);

    const WON: Played = (Level::Easy, PersonResult::Won, 0);
    const LOST: Played = (Level::Easy, PersonResult::Lost, 0);
    const DRAWN: Played = (Level::Easy, PersonResult::Drawn, 0);
    const AGREED: Played = (Level::Easy, PersonResult::Agreed, 0);

    fn score((level, result, hints): Played, sides: usize) -> Score<()> {
        let game = "2026-11-22-played".to_owned().try_into().expect("a name");
        let help = Tally { hints, ..Tally::default() };
        let (ended, margin) = (Timestamp::UNIX_EPOCH, None);
        let (opponent, strength) = (level.into(), Strength::of(level));
        let (rules, began) = ((), true);
        Score { game, ended, opponent, strength, sides, rules, began, result, margin, help }
    }

    /// Returns the level suggested after these games, the newest last.
    fn after(games: &[Played]) -> Option<Level> {
        let scores: Vec<_> = games.iter().map(|played| score(*played, 2)).collect();
        let (last, before) = scores.split_last().expect("a game");
        fitting_level(last, before.iter().rev())
    }

    #[test]
    fn two_wins_in_a_row_suggest_the_next_level() {
        assert_eq!(after(&[WON]), None);
        assert_eq!(after(&[WON, WON]), Some(Level::Medium));
        assert_eq!(after(&[LOST, WON, WON, WON]), Some(Level::Medium));
        assert_eq!(after(&[WON, LOST, WON]), None);
        assert_eq!(after(&[WON, DRAWN, WON]), None);
    }

    #[test]
    fn three_losses_in_a_row_suggest_the_level_below() {
        assert_eq!(after(&[LOST, LOST]), None);
        assert_eq!(after(&[WON, LOST, LOST]), None);
        assert_eq!(after(&[LOST, LOST, LOST]), Some(Level::Beginner));
        let helped = (Level::Easy, PersonResult::Lost, 3);
        assert_eq!(after(&[LOST, helped, LOST]), Some(Level::Beginner));
    }

    #[test]
    fn a_win_with_help_does_not_count() {
        let helped = (Level::Easy, PersonResult::Won, 1);
        assert_eq!(after(&[WON, helped]), None);
        assert_eq!(after(&[helped, WON]), None);
    }

    #[test]
    fn games_ended_by_agreement_and_against_other_levels_are_passed_over() {
        assert_eq!(after(&[WON, AGREED, WON]), Some(Level::Medium));
        assert_eq!(after(&[WON, WON, AGREED]), None);
        let elsewhere = (Level::Hard, PersonResult::Lost, 0);
        assert_eq!(after(&[WON, elsewhere, WON]), Some(Level::Medium));
        assert_eq!(after(&[elsewhere, WON]), None);
    }

    #[test]
    fn no_level_is_beyond_the_first_and_the_last() {
        let at = |level, result| after(&[(level, result, 0); 4]);
        assert_eq!(at(Level::Master, PersonResult::Won), None);
        assert_eq!(at(Level::Expert, PersonResult::Won), Some(Level::Master));
        assert_eq!(at(Level::Beginner, PersonResult::Lost), None);
    }

    #[test]
    fn games_with_more_sides_do_not_count() {
        let [two, three] = [2, 3].map(|sides| score(WON, sides));
        assert_eq!(fitting_level(&three, [&two, &two].into_iter()), None);
        assert_eq!(fitting_level(&two, [&three].into_iter()), None);
        assert_eq!(fitting_level(&two, [&three, &two].into_iter()), Some(Level::Medium));
    }
}
