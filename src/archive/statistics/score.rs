//! What one game counts for.

use jiff::Timestamp;

use crate::ai::Level;
use crate::archive::{GameId, SavedGame};
use crate::controller::{Seat, Tally};
use crate::rules::{Departure, Position, Rules, Side};

/// How a game ended for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonResult {
    /// The player has the most points, and nobody else has as many.
    Won,
    /// The player shares the first place.
    Drawn,
    /// Somebody else is ahead, or the player has resigned or run out of time.
    Lost,
    /// The players agreed to end the game.
    Agreed,
}

/// The rules of a game, as far as statistics tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayedRules {
    /// A preset as it is, on a board of any number of sides.
    Preset(&'static str),
    /// No preset.
    Other,
    /// Any rules, but somebody gave a handicap: its points are in the margin.
    Handicap,
}

impl PlayedRules {
    /// What `rules` count as.
    pub fn of(rules: &Rules) -> Self {
        match rules.named_preset() {
            _ if rules.handicap.is_some() => PlayedRules::Handicap,
            Some(preset) => PlayedRules::Preset(preset),
            None => PlayedRules::Other,
        }
    }
}

/// What a finished game of one person against computers counts for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The game. One that was taken back after its end and ended once more has
    /// the name that it had the first time.
    pub game: GameId,
    /// When it ended.
    pub ended: Timestamp,
    /// The level of the strongest computer.
    pub level: Level,
    /// How many sides played, 2 to 4.
    pub sides: usize,
    /// By which rules.
    pub rules: PlayedRules,
    /// Whether the person moved first.
    pub began: bool,
    /// How it ended.
    pub result: PersonResult,
    /// The person's points less those of the best other; none where the game was not
    /// played out, because then they say nothing.
    pub margin: Option<i32>,
    /// The help that the person had.
    pub help: Tally,
}

impl Score {
    /// What `game` counts for; none where it does not count: it is not over, it was
    /// not one person against computers, or it did not begin at the start or took its
    /// first moves over from another game.
    pub fn of(game: &SavedGame) -> Option<Self> {
        let result = game.result.as_ref()?;
        let sides = game.rules.sides;
        if game.given > 0 || game.seats.len() != sides || result.points.len() != sides {
            return None;
        }
        let mut persons = (0..sides).filter(|side| game.seats[*side] == Seat::Person);
        let (Some(me), None) = (persons.next(), persons.next()) else {
            return None;
        };
        let levels = game.seats.iter().filter_map(|seat| match seat {
            Seat::Computer(level) => Some(*level),
            Seat::Person => None,
        });
        let start = Position::parse(&game.start, &game.rules).ok()?;
        let first = start.to_move().filter(|_| start.ring().sides() == sides)?;
        if start != Position::start(&game.rules, first) {
            return None;
        }
        let gone: Vec<Side> = game.departures().filter_map(Departure::side).collect();
        let agreed = game.departures().any(|departure| departure == Departure::Stopped);
        let left = |side: usize| gone.contains(&Side::new(side));
        let mine = (!left(me), result.points[me]);
        let others = (0..sides).filter(|side| *side != me);
        let best = others.map(|side| (!left(side), result.points[side])).max()?;
        Some(Score {
            game: game.id.root(),
            ended: game.saved,
            level: levels.max()?,
            sides,
            rules: PlayedRules::of(&game.rules),
            began: first.index() == me,
            result: match mine.cmp(&best) {
                _ if agreed && !left(me) => PersonResult::Agreed,
                std::cmp::Ordering::Greater => PersonResult::Won,
                std::cmp::Ordering::Equal => PersonResult::Drawn,
                std::cmp::Ordering::Less => PersonResult::Lost,
            },
            margin: (gone.is_empty() && !agreed).then(|| mine.1.saturating_sub(best.1)),
            help: game.help.get(me).copied().unwrap_or_default(),
        })
    }

    /// Whether the person had any help.
    pub fn is_helped(&self) -> bool {
        self.help != Tally::default()
    }
}
