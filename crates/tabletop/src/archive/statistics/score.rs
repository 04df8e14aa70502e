//! The result of one game in the statistics.

use jiff::Timestamp;

use crate::archive::{GameId, SavedGame, Stored};
use crate::{Departure, GameMatch, Opponent, Seat, Side, Strength, Tally};

/// The outcome of a game for its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonResult {
    /// The player alone has the most points.
    Won,
    /// The player shares first place.
    Drawn,
    /// Another side is ahead, or the player resigned or ran out of time.
    Lost,
    /// The players agreed to end the game while it could still go either way.
    Agreed,
}

/// The result of a finished game of one person against computers, in a category of type `C`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score<C> {
    /// The game. If its end was undone and the game ended again, this is the name that it had the
    /// first time.
    pub game: GameId,
    /// The time of its end.
    pub ended: Timestamp,
    /// The strongest computer.
    pub opponent: Opponent,
    /// Its strength at the start.
    pub strength: Strength,
    /// The number of sides, 2 to 4.
    pub sides: usize,
    /// The kind of options.
    pub rules: C,
    /// Whether the person moved first.
    pub began: bool,
    /// The outcome for the person.
    pub result: PersonResult,
    /// The person's points minus those of the best other side; `None` in a game without points, if
    /// the game was not played to its end, and in a match of several rounds, because the points are
    /// then meaningless.
    pub margin: Option<i32>,
    /// The help that the person had.
    pub help: Tally,
}

/// Returns whether nobody could have changed any more who wins `game` when it ended, as its players agreed.
pub(in crate::archive) fn was_decided<G: Stored>(game: &SavedGame<G>) -> bool {
    let Ok(state) = game.restore() else { return false };
    let mut played = state.into_game();
    played.undo();
    G::is_decided(&played)
}

impl<C> Score<C> {
    /// Returns the score of `game`. Returns `None` if the game does not count: it is not over, it
    /// was not one person against computers, it did not begin at the start position, or it took
    /// its first moves from another game.
    pub fn of<G: Stored<Category = C>>(game: &SavedGame<G>) -> Option<Self> {
        let result = game.result.as_ref()?;
        let sides = game.rules.sides();
        let is_match = !result.behind.is_empty();
        let fits = |values: usize| values == sides;
        if game.given > 0
            || !fits(game.seats.len())
            || !fits(result.points.len())
            || is_match && !fits(result.behind.len())
        {
            return None;
        }
        let mut persons = (0..sides).filter(|side| game.seats[*side] == Seat::Person);
        let (Some(me), None) = (persons.next(), persons.next()) else {
            return None;
        };
        let computers =
            game.seats.iter().filter_map(|seat| Some((seat.strength()?, seat.opponent()?)));
        let (strength, opponent) = computers.max_by_key(|(strength, _)| *strength)?;
        let (rules, start) = game.rules.parse_position(&game.start).ok()?;
        let first = rules.to_move(&start).filter(|_| rules.sides() == sides)?;
        if start != game.rules.start(first) {
            return None;
        }
        let gone: Vec<Side> = game.departures().filter_map(Departure::side).collect();
        // An end that nobody could have changed counts like one that was played out.
        let is_stopped = game.departures().any(|departure| departure == Departure::Stopped);
        let agreed = is_stopped && !was_decided(game);
        let left = |side: usize| gone.contains(&Side::new(side));
        // Departures end only a round of a match, and its result says what followed from them.
        let worth = |side: usize| match result.behind.get(side) {
            Some(behind) => (true, -i32::try_from(*behind).unwrap_or(i32::MAX)),
            None => (!left(side), result.points[side]),
        };
        let mine = worth(me);
        let best = (0..sides).filter(|side| *side != me).map(worth).max()?;
        Some(Score {
            game: game.id.root(),
            ended: game.saved,
            opponent,
            strength,
            sides,
            rules: game.rules.category(),
            began: first.index() == me,
            result: match mine.cmp(&best) {
                _ if agreed && !left(me) && !is_match => PersonResult::Agreed,
                std::cmp::Ordering::Greater => PersonResult::Won,
                std::cmp::Ordering::Equal => PersonResult::Drawn,
                std::cmp::Ordering::Less => PersonResult::Lost,
            },
            margin: (G::HAS_POINTS && gone.is_empty() && !agreed && !is_match)
                .then(|| mine.1.saturating_sub(best.1)),
            help: game.help.get(me).copied().unwrap_or_default(),
        })
    }

    /// Returns whether the person won.
    pub fn is_won(&self) -> bool {
        self.result == PersonResult::Won
    }

    /// Returns whether the person won without help.
    pub fn is_won_without_help(&self) -> bool {
        self.is_won() && !self.is_helped()
    }

    /// Returns whether the person had any help.
    pub fn is_helped(&self) -> bool {
        self.help != Tally::default()
    }
}
