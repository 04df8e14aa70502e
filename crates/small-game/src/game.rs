//! A small game in the terms of the table: positions, matches, options.

use std::fmt;
use std::marker::PhantomData;

use basics::Excerpt;
use serde::{Deserialize, Serialize};
use tabletop::{Entry, Game, GameMatch, Match, Outcome, Rules, Side, Standing};
use words::Language;

use crate::{SmallGame, SmallWords};

/// The game `G` at the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Small<G>(pub G);

/// A position of a match. Its text is that of the position alone, which does not say whether the match is a draw.
#[derive(Clone, Debug)]
pub struct Situation<G: SmallGame> {
    /// The position.
    pub position: G::Position,
    /// Whether what came before makes it a draw.
    pub is_drawn: bool,
    /// The [number](SmallGame::number) on which its sentence depends.
    pub number: i64,
}

impl<G: SmallGame> Situation<G> {
    /// Returns a position that nothing came before.
    pub fn new(game: &G, position: G::Position) -> Self {
        Situation { number: game.number(&position), position, is_drawn: false }
    }
}

impl<G: SmallGame> PartialEq for Situation<G> {
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
    }
}

impl<G: SmallGame> fmt::Display for Situation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)
    }
}

/// The name of the reason for an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending(pub &'static str);

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why a move is illegal.
#[derive(Clone, Debug, PartialEq)]
pub struct CannotMove<G: SmallGame> {
    /// The move.
    pub mv: G::Move,
    /// The name of the reason; `None` if the game is over.
    pub why: Option<&'static str>,
}

impl<G: SmallGame> fmt::Display for CannotMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&SmallWords::<G>::of(Language::English).cannot_move(self))
    }
}

impl<G: SmallGame> std::error::Error for CannotMove<G> {}

/// Why a text is not a position or an option.
#[derive(Clone, Debug, PartialEq)]
pub enum Malformed<G> {
    /// It is not a position of `G`.
    Position(Excerpt, PhantomData<fn() -> G>),
    /// The game has no option with this name.
    Option(Excerpt),
    /// An option is on or off.
    Switch(&'static str, Excerpt),
}

impl<G: SmallGame> fmt::Display for Malformed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&SmallWords::<G>::of(Language::English).malformed(self))
    }
}

impl<G: SmallGame> std::error::Error for Malformed<G> {}

impl<G: SmallGame> Game for Small<G> {
    const ID: &'static str = G::ID;

    type Match = Match<Self>;
    type Entry = Entry<Self>;
    type Turn = Entry<Self>;
    type Position = Situation<G>;
    type Move = G::Move;
    type Illegal = CannotMove<G>;
    type Malformed = Malformed<G>;

    fn usual() -> Self {
        Small::default()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let value = |is_on| if is_on { "on" } else { "off" }.to_owned();
        self.switches().map(|(name, is_on)| (name, value(is_on))).collect()
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Malformed<G>> {
        let no_option = || Malformed::Option(Excerpt::of(name));
        let known = G::OPTIONS.iter().find(|known| **known == name).ok_or_else(no_option)?;
        let option = self.0.option(known).ok_or_else(no_option)?;
        *option = match value {
            "on" => true,
            "off" => false,
            _ => return Err(Malformed::Switch(known, Excerpt::of(value))),
        };
        Ok(())
    }

    fn start(&self, first: Side) -> Situation<G> {
        Situation::new(&self.0, self.0.start(first))
    }

    fn to_move(&self, situation: &Situation<G>) -> Option<Side> {
        let is_over = situation.is_drawn || self.0.ended(&situation.position).is_some();
        (!is_over).then(|| G::side(&situation.position))
    }

    fn parse_position(&self, text: &str) -> Result<(Self, Situation<G>), Malformed<G>> {
        let position = G::read(text.trim());
        let position =
            position.ok_or_else(|| Malformed::Position(Excerpt::of(text), PhantomData))?;
        Ok((self.clone(), Situation::new(&self.0, position)))
    }
}

impl<G: SmallGame> Small<G> {
    /// Returns the names of the options, and whether each is on.
    pub fn switches(&self) -> impl Iterator<Item = (&'static str, bool)> {
        let mut game = self.0.clone();
        G::OPTIONS.iter().map(move |name| (*name, game.option(name).is_some_and(|it| *it)))
    }
}

/// Returns the positions of a match that count for a draw: those since a record went on past one, and the last one.
pub(crate) fn counted<G: SmallGame>(played: &Match<Small<G>>) -> Vec<&G::Position> {
    let passed = played.entries().iter().rposition(|entry| entry.outcome.end.is_some());
    let positions = played.positions().skip(passed.map_or(0, |entry| entry + 1));
    positions.map(|situation| &situation.position).collect()
}

impl<G: SmallGame> Rules for Small<G> {
    /// What [`SmallGame::count`] counts.
    type Event = u32;
    type End = Ending;

    fn legal_moves(&self, situation: &Situation<G>) -> Vec<G::Move> {
        match self.to_move(situation) {
            Some(_) => self.0.moves(&situation.position),
            None => Vec::new(),
        }
    }

    fn play(played: &Match<Self>, mv: G::Move) -> Result<Outcome<Self>, CannotMove<G>> {
        let (game, before) = (&played.rules().0, &played.position().position);
        if played.to_move().is_none() {
            return Err(CannotMove { mv, why: None });
        }
        if !game.moves(before).contains(&mv) {
            return Err(CannotMove { mv, why: Some(game.refusal(before, mv)) });
        }
        let after = game.after(before, mv);
        let events = vec![G::count(before, &after)];
        let end = game.ended(&after).map(|(end, _)| end);
        let mut positions = counted(played);
        positions.push(&after);
        let drawn = if end.is_none() { game.drawn(&positions) } else { None };
        let end = end.or(drawn).map(Ending);
        let after = Situation { is_drawn: drawn.is_some(), ..Situation::new(game, after) };
        Ok(Outcome { events, after, end })
    }

    fn reopened(&self, situation: &Situation<G>) -> Option<Situation<G>> {
        situation.is_drawn.then(|| Situation::new(&self.0, situation.position.clone()))
    }

    fn standing(played: &Match<Self>, side: Side) -> Standing {
        let loser = match played.departures().last() {
            Some(departure) => departure.side(),
            None => {
                played.rules().0.ended(&played.position().position).and_then(|(_, loser)| loser)
            }
        };
        Standing::after_loss(loser, side)
    }
}
