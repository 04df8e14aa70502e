//! Ô ăn quan as a game at the table.

use std::fmt;

use tabletop::{Engine, Match, Seat, Standing, Step, Turn};

use crate::ai::{Control, Level, choose};
use crate::rules::{
    Departure, Event, Game, GameEnd, IllegalMove, Move, OptionError, Position, PositionError,
    RuleOption, Rules, Side, depart_after, play_after,
};

/// Ô ăn quan with its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OAnQuan(pub Rules);

/// The reason why a text is not a position or an option of Ô ăn quan.
#[derive(Clone, Debug, PartialEq)]
pub enum Malformed {
    /// It is not a position.
    Position(PositionError),
    /// It is not an option, or does not fit the board of the position.
    Option(OptionError),
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Position(why) => why.fmt(f),
            Malformed::Option(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Malformed {}

fn seat(side: Side) -> Seat {
    Seat::new(side.index())
}

fn side(seat: Seat) -> Side {
    Side::new(seat.index())
}

/// Returns the positions that count for repetition: all but those after departures out of turn.
fn positions(played: &Match<OAnQuan>) -> impl Iterator<Item = &Position> {
    let mut to_move = played.start().to_move();
    let counts = move |entry: &&tabletop::Entry<OAnQuan>| {
        let before = std::mem::replace(&mut to_move, entry.turn.after.to_move());
        matches!(entry.step, Step::Move(_)) || before != to_move
    };
    let after = played.entries().iter().filter(counts).map(|entry| &entry.turn.after);
    std::iter::once(played.start()).chain(after)
}

impl tabletop::Game for OAnQuan {
    const ID: &'static str = "oanquan";

    type Position = Position;
    type Move = Move;
    type Event = Event;
    type End = GameEnd;
    type Illegal = IllegalMove;
    type Malformed = Malformed;

    fn usual() -> Self {
        OAnQuan(Rules::classic())
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let value = |option: &RuleOption| (option.into(), self.0.value(*option).to_string());
        RuleOption::ALL.iter().map(value).collect()
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Malformed> {
        let mut rules = self.0.clone();
        rules.set(name, value).map_err(Malformed::Option)?;
        self.0 = rules;
        Ok(())
    }

    fn seats(&self) -> usize {
        self.0.sides
    }

    fn start(&self, first: Seat) -> Position {
        Position::start(&self.0, side(first))
    }

    fn parse_position(&self, text: &str) -> Result<(Self, Position), Malformed> {
        let position = Position::parse(text, &self.0).map_err(Malformed::Position)?;
        let rules = self.0.for_sides(position.ring().sides()).map_err(Malformed::Option)?;
        Ok((OAnQuan(rules), position))
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        position.to_move().map(seat)
    }

    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        position.legal_moves()
    }

    fn play(played: &Match<Self>, mv: Move) -> Result<Turn<Self>, IllegalMove> {
        let turn = play_after(&played.game().0, positions(played), played.position(), mv)?;
        Ok(Turn { events: turn.events, after: turn.after, end: turn.end })
    }

    fn depart(played: &Match<Self>, how: tabletop::Departure) -> Turn<Self> {
        let rules = &played.game().0;
        let left = depart_after(rules, positions(played), played.position(), departure(how));
        let left = left.expect("the match has found the departure possible");
        Turn { events: left.events, after: left.after, end: left.end }
    }

    fn standing(played: &Match<Self>, seat: Seat) -> Standing {
        let ranking = played.position().ranking();
        let own = ranking.iter().find(|ranked| ranked.side == side(seat));
        let own = own.expect("every seat has a rank");
        let level = ranking.iter().filter(|ranked| ranked.rank == own.rank).count() - 1;
        Standing { points: Some(own.points), behind: own.rank - 1, level }
    }
}

/// The computer at a level of Ô ăn quan.
#[derive(Clone, Copy, Debug)]
pub struct LevelPlayer(pub Level);

impl Engine<OAnQuan> for LevelPlayer {
    type Control = Control;

    fn choose(&self, played: &Match<OAnQuan>, seed: u64, control: &Control) -> Option<Move> {
        if control.is_cancelled() {
            return None;
        }
        choose(self.0, &game(played), seed, control)
    }

    fn cancel(control: &Control) {
        control.cancel();
    }
}

/// Returns the match as the engine knows it.
fn game(played: &Match<OAnQuan>) -> Game {
    let mut game = Game::new(played.game().0.clone(), played.start().clone());
    for entry in played.entries() {
        match entry.step {
            Step::Move(mv) => drop(game.play(mv).expect("the match has played it")),
            Step::Departure(how) => drop(game.depart(departure(how)).expect("it has happened")),
        }
    }
    game
}

fn departure(departure: tabletop::Departure) -> Departure {
    match departure {
        tabletop::Departure::Resigned(seat) => Departure::Resigned(side(seat)),
        tabletop::Departure::OutOfTime(seat) => Departure::OutOfTime(side(seat)),
        tabletop::Departure::Stopped => Departure::Stopped,
    }
}
