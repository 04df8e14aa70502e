//! Hints: a good move and the reasons for it.

use oanquan::{Cell, Event, Game, Move, Pile, Position, Rules, Side, Turn, play};
use oanquan_engine::Analysis;
use serde::{Deserialize, Serialize};
use tabletop::NextBest;

/// A good move for the person to move, with reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The side to move.
    pub side: Side,
    /// The side that moves next; `None` if the move ends the game.
    pub next_side: Option<Side>,
    /// The move.
    pub mv: Move,
    /// What it captures, and what the next side can capture then.
    pub gains: Gains,
    /// The capture that the next side threatened and that the move prevents.
    pub parried: Option<Threat>,
    /// The points of the capture that the move prepares: the most that the side could capture next if the
    /// other side passed, more than any move captures now. `None` with more than two sides, or if it prepares
    /// nothing.
    pub prepared: Option<i32>,
    /// The least that the next side could capture after any other move, in points; `None` if there is no
    /// other move, or one that ends the game.
    pub after_others: Option<i32>,
    /// The turn that captures most now, if that is more than the move captures. `None` with more than two
    /// sides.
    pub greed: Option<(Cell, Gains)>,
    /// What both sides capture in the expected turns. `None` with more than two sides, or if no turn is
    /// expected after the move.
    pub forecast: Option<Forecast>,
    /// By how many points the move is better than the next best one; 0 or less if that one may be as
    /// good, `None` if nothing is known about it.
    pub lead: Option<i32>,
    /// The result of the search.
    pub analysis: Analysis,
}

/// What a move captures, and what it lets the next side capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gains {
    /// The points that it captures.
    pub captured: i32,
    /// The most points that the next side can capture in reply, or `None` if the move ends the game.
    pub reply: Option<i32>,
}

/// The captures of the turns that the search expects, the move included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// The number of turns, from 2 to 4.
    pub turns: usize,
    /// The points that the side to move captures in them.
    pub own: i32,
    /// Those that the other side captures.
    pub others: i32,
}

/// The most turns of a forecast: as many as *What follows* plays.
const FORECAST_TURNS: usize = 4;

/// A capture that a side threatens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// The cell from which most would be captured.
    pub cell: Cell,
    /// Whether a quan lies there.
    pub has_quan: bool,
    /// Whether the capture is of that cell alone.
    pub is_alone: bool,
    /// The points of the whole capture.
    pub points: i32,
}

impl Hint {
    /// Returns the hint that follows from a known line of best moves, of which neither the score nor a proof
    /// is known. Returns `None` if its first move is not legal.
    pub fn of_line(game: &Game, line: Vec<Move>) -> Option<Self> {
        let analysis =
            Analysis { pv: line, score: 0, depth: 0, turns: None, proven: false, nodes: 0 };
        Hint::of(game.clone(), analysis, None)
    }

    /// Returns the hint that follows from `analysis`, or `None` if `game` is over or does not
    /// match the analysis.
    pub(crate) fn of(mut game: Game, analysis: Analysis, next: Option<NextBest>) -> Option<Self> {
        let mv = *analysis.pv.first()?;
        let others = game.legal_moves().into_iter().filter(|other| *other != mv);
        let after_others = others.map(|other| Gains::of(&game, other)?.reply);
        let after_others = after_others.collect::<Option<Vec<_>>>();
        let after_others = after_others.and_then(|replies| replies.into_iter().min());
        let threat = Threat::of(game.rules(), &game.position().passed());
        let gains = Gains::of(&game, mv)?;
        let best_now = most_captured(game.rules(), game.position());
        let greed = Gains::of_greed(&game);
        let forecast = Forecast::of(&game, &analysis.pv);
        let side = game.play(mv).ok()?.side;
        let next_side = game.position().to_move();
        let parried = threat.filter(|threat| {
            let takes = |turn: Turn| piles(&turn).any(|(cell, _)| cell == threat.cell);
            gains.reply.is_some_and(|reply| reply < threat.points)
                && !turns(game.rules(), game.position()).any(takes)
        });
        let is_duel = game.rules().sides == 2 && next_side.is_some();
        let next_time = || most_captured(game.rules(), &game.position().passed());
        let prepared = is_duel.then(next_time).flatten().filter(|&most| Some(most) > best_now);
        let greed = greed.filter(|(_, greed)| is_duel && greed.captured > gains.captured);
        let lead = next.map(|next| next.lead);
        Some(Hint {
            side,
            next_side,
            mv,
            gains,
            parried,
            prepared,
            after_others,
            greed,
            forecast,
            lead,
            analysis,
        })
    }
}

impl Gains {
    /// Returns what `mv` captures at the end of `game`, and what the next side can capture then; `None` if
    /// the move is illegal.
    pub fn of(game: &Game, mv: Move) -> Option<Self> {
        let mut game = game.clone();
        let captured = game.play(mv).ok()?.captured;
        Some(Gains { captured, reply: most_captured(game.rules(), game.position()) })
    }

    /// Returns the gains of the move of `game` that captures most, with the smallest reply if several do.
    fn of_greed(game: &Game) -> Option<(Cell, Self)> {
        let moves = game.legal_moves().into_iter();
        let all = moves.filter_map(|mv| Some((mv.cell, Gains::of(game, mv)?)));
        all.max_by_key(|(_, gains)| (gains.captured, gains.balance()))
    }

    /// Returns the points captured less those of the reply.
    pub(crate) fn balance(self) -> i32 {
        self.captured - self.reply.unwrap_or_default()
    }
}

impl Forecast {
    /// Returns the captures of the first turns of `line` at the end of `game`.
    fn of(game: &Game, line: &[Move]) -> Option<Self> {
        let mut game = game.clone();
        let mover = game.position().to_move()?;
        let mut forecast = Forecast { turns: 0, own: 0, others: 0 };
        for mv in line.iter().take(FORECAST_TURNS) {
            let turn = game.play(*mv).ok()?;
            let captured =
                if turn.side == mover { &mut forecast.own } else { &mut forecast.others };
            *captured += turn.captured;
            forecast.turns += 1;
        }
        (game.rules().sides == 2 && forecast.turns > 1).then_some(forecast)
    }
}

impl Threat {
    /// Returns the greatest capture of the side to move; `None` if it can capture nothing.
    fn of(rules: &Rules, position: &Position) -> Option<Self> {
        let largest = turns(rules, position).max_by_key(|turn| turn.captured)?;
        let points = |(_, pile): &(Cell, Pile)| pile.points(rules);
        let (cell, pile) = piles(&largest).max_by_key(points)?;
        let is_alone = piles(&largest).count() == 1;
        Some(Threat { cell, has_quan: pile.quan, is_alone, points: largest.captured })
    }
}

/// Returns the most points that the side to move can capture in a turn; `None` if it cannot move.
fn most_captured(rules: &Rules, position: &Position) -> Option<i32> {
    turns(rules, position).map(|turn| turn.captured).max()
}

/// Returns all turns that the side to move can play.
fn turns<'a>(rules: &'a Rules, position: &'a Position) -> impl Iterator<Item = Turn> + 'a {
    let moves = position.legal_moves(rules).into_iter();
    moves.filter_map(move |mv| play(rules, position, mv).ok())
}

/// Returns the cells from which a turn captures, and what.
fn piles(turn: &Turn) -> impl Iterator<Item = (Cell, Pile)> + '_ {
    turn.events.iter().filter_map(|event| match event {
        Event::Captured { cell, pile, .. } => Some((*cell, *pile)),
        _ => None,
    })
}
