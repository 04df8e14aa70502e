//! The one step that suits the players best after a game, by what happened in it and in those before.

use tabletop::{Advisor, GameMatch, LOPSIDED, Level, Opponent, Seat, Session, Side, Tally};
use window_words::Words;

use super::moment::Mood;
use crate::game::AfterGame;

/// The greatest margin of a game of points that counts as close, in points.
pub const CLOSE: i32 = 10;

/// What suits the players best after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suited {
    /// Another game. After a close one, the players hear that it was close.
    Again {
        /// Whether it was close.
        was_close: bool,
    },
    /// Another game, this time without the help that the player used to win.
    Alone,
    /// A game against another level.
    Level {
        /// The level.
        level: Level,
        /// Whether it is stronger than the one just played.
        is_stronger: bool,
    },
    /// Learning from the mistakes of the game.
    Learn,
    /// A game in which the computer gives the player points.
    HeadStart,
}

/// What happened in a game that is over.
#[derive(Clone, Copy, Debug)]
pub struct Happened {
    /// How its end feels to the persons.
    pub mood: Mood,
    /// Whether one person played against computers.
    pub is_alone: bool,
    /// Whether that person used help.
    pub is_helped: bool,
    /// Whether that help was more than a single hint or step back.
    pub is_helped_often: bool,
    /// The level of the opponent, if it plays at one.
    pub level: Option<Level>,
    /// The level that suits the player better after the last games.
    pub fitting_level: Option<Level>,
    /// The margin in points, without its sign, in a game of two that has points and no handicap.
    pub margin: Option<i32>,
    /// Whether a review can find mistakes of persons in the game.
    pub can_learn: bool,
    /// Whether its review is complete and has found no mistakes of the persons.
    pub is_flawless: bool,
    /// Whether somebody left the game before its end, perhaps while ahead.
    pub has_left: bool,
    /// Whether a computer that won can give points in the next game.
    pub has_head_start: bool,
}

impl Happened {
    /// Returns what happened in a game, without its points.
    pub fn in_game<G: Advisor>(session: &Session<G>, mood: Mood, after: AfterGame<'_, G>) -> Self {
        let (setup, game) = (session.setup(), session.game());
        // A player who has resigned still counts.
        let persons = setup.seats.iter().filter(|(_, seat)| **seat == Seat::Person);
        let mut persons = persons.map(|(side, _)| side);
        let person = persons.next().filter(|_| persons.next().is_none());
        let opponent = setup.seats.iter().find_map(|(_, seat)| match seat.opponent() {
            Some(Opponent::Level(level)) => Some(level),
            _ => None,
        });
        let faults = after.review.and_then(|review| review.faults_of_persons(setup, game));
        Happened {
            mood,
            is_alone: person.is_some() && setup.sides() > 1,
            is_helped: person.is_some_and(|side| session.help().tally(side) != Tally::default()),
            is_helped_often: person.is_some_and(|side| {
                let Tally { hints, takebacks, evaluation } = session.help().tally(side);
                evaluation || hints + takebacks > 1
            }),
            level: opponent.filter(|_| setup.sides() == 2),
            fitting_level: after.fitting_level,
            margin: None,
            can_learn: game.turn_count() > 0 && setup.persons() > 0,
            has_left: (0..setup.sides()).any(|side| game.has_departed(Side::new(side))),
            is_flawless: faults.is_some_and(|faults| faults.is_empty()),
            has_head_start: false,
        }
    }

    /// Returns the sentence that leads to that step, as far as it holds; `None` if there is none.
    pub fn sentence(self, words: &Words) -> Option<String> {
        let suited = self.suited();
        let is_silent = suited == Suited::Learn && (self.is_flawless || self.has_left);
        suited.sentence(words).filter(|_| !is_silent)
    }

    /// Returns the step that suits the players best. The review changes nothing in it: it is completed while
    /// the player looks at the result.
    pub fn suited(self) -> Suited {
        let is_lopsided = self.margin.is_some_and(|margin| margin >= LOPSIDED);
        let was_close = !self.has_left && self.margin.is_some_and(|margin| margin <= CLOSE);
        let to = |level: Level| Suited::Level {
            level,
            is_stronger: self.level.is_none_or(|played| level > played),
        };
        if !self.is_alone {
            return Suited::Again { was_close };
        }
        match self.mood {
            _ if self.fitting_level.is_some() => self.fitting_level.map_or(Suited::Alone, to),
            // One hint does not make a game of 61 to 9.
            Mood::Won if self.is_helped && (!is_lopsided || self.is_helped_often) => Suited::Alone,
            Mood::Won if is_lopsided => match self.level.and_then(next) {
                Some(level) => to(level),
                None => Suited::Again { was_close },
            },
            Mood::Lost if is_lopsided && self.has_head_start => Suited::HeadStart,
            Mood::Lost if self.can_learn && !was_close => Suited::Learn,
            _ => Suited::Again { was_close },
        }
    }
}

/// Returns the level above `level`, if there is one.
fn next(level: Level) -> Option<Level> {
    Level::ALL.into_iter().find(|other| *other > level)
}

impl Suited {
    /// Returns the sentence that leads to the step; `None` if it needs none.
    pub fn sentence(self, words: &Words) -> Option<String> {
        let after = &words.after;
        match self {
            Suited::Again { was_close } => was_close.then(|| after.close.to_owned()),
            Suited::Alone => Some(after.helped.to_owned()),
            Suited::Level { level, is_stronger } => {
                let name = words.home.character_within(level);
                Some(if is_stronger { after.stronger(name) } else { after.weaker(name) })
            }
            Suited::Learn => Some(after.learn.to_owned()),
            Suited::HeadStart => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use settings::Language;

    const GAME: Happened = Happened {
        mood: Mood::Won,
        is_alone: true,
        is_helped: false,
        is_helped_often: false,
        level: Some(Level::Beginner),
        fitting_level: None,
        margin: Some(15),
        can_learn: true,
        is_flawless: false,
        has_left: false,
        has_head_start: false,
    };
    const AGAIN: Suited = Suited::Again { was_close: false };

    #[test]
    fn a_win_with_help_suggests_a_game_without_it() {
        let won = Happened { is_helped: true, ..GAME };
        assert_eq!(won.suited(), Suited::Alone);
        let often = Happened { is_helped_often: true, margin: Some(52), ..won };
        assert_eq!(often.suited(), Suited::Alone);
        assert_eq!(GAME.suited(), AGAIN);
    }

    #[test]
    fn an_easy_win_without_help_suggests_the_next_level() {
        let easy = Happened { margin: Some(52), ..GAME };
        assert_eq!(easy.suited(), Suited::Level { level: Level::Easy, is_stronger: true });
        let after_one_hint = Happened { is_helped: true, ..easy };
        assert_eq!(after_one_hint.suited(), easy.suited(), "one hint did not win it");
        let at_the_top = Happened { level: Some(Level::Master), ..easy };
        assert_eq!(at_the_top.suited(), AGAIN);
    }

    #[test]
    fn a_defeat_suggests_what_helps_most() {
        let lost = Happened { mood: Mood::Lost, ..GAME };
        assert_eq!(lost.suited(), Suited::Learn);
        let close = Happened { margin: Some(3), ..lost };
        assert_eq!(close.suited(), Suited::Again { was_close: true });
        assert_eq!(
            Happened { has_left: true, ..close }.suited(),
            Suited::Learn,
            "no narrow defeat"
        );
        let crushed = Happened { margin: Some(34), has_head_start: true, ..lost };
        assert_eq!(crushed.suited(), Suited::HeadStart);
        let often = Happened { fitting_level: Some(Level::Beginner), ..crushed };
        let often = Happened { level: Some(Level::Easy), ..often };
        assert_eq!(often.suited(), Suited::Level { level: Level::Beginner, is_stronger: false });
        let unplayed = Happened { can_learn: false, ..lost };
        assert_eq!(unplayed.suited(), AGAIN);
    }

    #[test]
    fn nothing_is_said_of_mistakes_in_a_game_that_the_player_gave_up() {
        let lost = Happened { mood: Mood::Lost, ..GAME };
        let words = Words::of(Language::English);
        assert!(lost.sentence(words).is_some());
        let given_up = Happened { has_left: true, ..lost };
        assert_eq!((given_up.suited(), given_up.sentence(words)), (Suited::Learn, None));
    }

    #[test]
    fn people_who_play_each_other_play_again() {
        let between = Happened { is_alone: false, margin: Some(40), ..GAME };
        assert_eq!(between.suited(), AGAIN);
    }
}
