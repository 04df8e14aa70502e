//! The strength of *Fits me* in the player's next game.

use std::cmp::Ordering;

use super::{PersonResult, Score};
use crate::{Fitting, Opponent, Strength};

/// Returns the strength of *Fits me* in the next game after the games of `scores`, in the order in
/// which they ended. It follows the results of the games with two sides against it. Its first
/// strength is that of the strongest level that the player had beaten without help by then, and for a
/// player who had only lost to *Beginner*, a step below it.
pub fn next_strength<'a, C: 'a>(scores: impl IntoIterator<Item = &'a Score<C>>) -> Strength {
    let beginning = Fitting::default();
    let (mut fitting, mut has_begun, mut has_beaten) = (beginning, false, false);
    for score in scores.into_iter().filter(|score| score.sides == 2) {
        match score.opponent {
            Opponent::Fitting => {
                has_begun = true;
                fitting.add(ordering(score.result));
            }
            Opponent::Level(_) if has_begun => {}
            Opponent::Level(_) if score.is_won_without_help() => {
                has_beaten = true;
                fitting = Fitting::from(score.strength.max(fitting.strength()));
            }
            Opponent::Level(_) => {
                let is_too_strong = score.strength <= beginning.strength();
                if is_too_strong && !has_beaten && fitting == beginning {
                    fitting.add(ordering(score.result));
                }
            }
        }
    }
    fitting.strength()
}

/// Returns the strength of *Fits me* in the next game after the game `last`, which `scores` need not
/// contain yet, and the games of `scores`.
pub fn next_strength_after<C>(scores: &[Score<C>], last: Option<&Score<C>>) -> Strength {
    let is_earlier = |score: &&Score<C>| last.is_none_or(|last| last.game != score.game);
    next_strength(scores.iter().filter(is_earlier).chain(last))
}

/// Returns the result as the strength follows it: a game ended by agreement changes nothing.
fn ordering(result: PersonResult) -> Ordering {
    match result {
        PersonResult::Won => Ordering::Greater,
        PersonResult::Drawn | PersonResult::Agreed => Ordering::Equal,
        PersonResult::Lost => Ordering::Less,
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{Level, Tally};

    fn score(opponent: impl Into<Opponent>, result: PersonResult) -> Score<()> {
        let opponent = opponent.into();
        let strength = match opponent {
            Opponent::Level(level) => Strength::of(level),
            Opponent::Fitting => Strength::new(300),
        };
        Score {
            game: "2026-11-22-played".to_owned().try_into().expect("a name"),
            ended: Timestamp::UNIX_EPOCH,
            opponent,
            strength,
            sides: 2,
            rules: (),
            began: true,
            result,
            margin: None,
            help: Tally::default(),
        }
    }

    fn after(games: &[Score<()>]) -> Strength {
        next_strength(games)
    }

    #[test]
    fn a_player_without_games_meets_the_strength_of_beginner() {
        assert_eq!(after(&[]), Strength::of(Level::Beginner));
        let lost = score(Level::Master, PersonResult::Lost);
        assert_eq!(after(&[lost]), Strength::of(Level::Beginner));
    }

    #[test]
    fn who_has_only_lost_to_beginner_meets_a_weaker_opponent() {
        let lost = || score(Level::Beginner, PersonResult::Lost);
        let weaker = after(&[lost()]);
        assert!(Strength::MIN < weaker && weaker < Strength::of(Level::Beginner), "{weaker:?}");
        assert_eq!(after(&[lost(), lost()]), weaker, "one step only");
        let won = score(Level::Easy, PersonResult::Won);
        assert_eq!(after(&[lost(), won.clone()]), Strength::of(Level::Easy));
        assert_eq!(after(&[won, lost()]), Strength::of(Level::Easy));
        let won = score(Level::Beginner, PersonResult::Won);
        assert_eq!(after(&[won, lost()]), Strength::of(Level::Beginner));
    }

    #[test]
    fn the_first_strength_is_that_of_the_strongest_level_beaten_without_help() {
        let beaten = [Level::Easy, Level::Hard, Level::Medium];
        let mut games: Vec<_> =
            beaten.map(|level| score(level, PersonResult::Won)).into_iter().collect();
        let help = Tally { hints: 1, ..Tally::default() };
        games.push(Score { help, ..score(Level::Expert, PersonResult::Won) });
        games.push(Score { sides: 3, ..score(Level::Expert, PersonResult::Won) });
        assert_eq!(after(&games), Strength::of(Level::Hard));
    }

    #[test]
    fn a_win_raises_and_a_loss_lowers_the_strength() {
        let games = |result| after(&[score(Opponent::Fitting, result)]);
        let start = Strength::of(Level::Beginner);
        assert!(games(PersonResult::Won) > start);
        assert!(games(PersonResult::Lost) < start);
        assert_eq!(games(PersonResult::Drawn), start);
        assert_eq!(games(PersonResult::Agreed), start);
    }

    #[test]
    fn games_against_levels_and_larger_games_change_it_no_more_once_it_follows() {
        let mut games = vec![score(Opponent::Fitting, PersonResult::Won)];
        let before = after(&games);
        games.push(score(Level::Master, PersonResult::Won));
        games.push(Score { sides: 4, ..score(Opponent::Fitting, PersonResult::Won) });
        assert_eq!(after(&games), before);
    }
}
