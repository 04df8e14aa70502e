//! The computer, its advice, and the files of a small game.

use std::time::Duration;

use basics::{Analysis, Method, noticed};
use serde::{Deserialize, Serialize};
use tabletop::archive::PlainlyStored;
use tabletop::{
    Advisor, BalancedOpenings, Computer, Control, Game, GameMatch, Grade, Level, Limits, Match,
    NextBest, Notation, Noted, Record, RecordError, RecordFlaw, Side, Strength,
};

use crate::search::{WON, search};
use crate::{Situation, Small, SmallGame};

/// The longest search for one move, in case a slow or busy machine takes many times as long as usual.
const CAP: Duration = Duration::from_secs(5);

/// Returns how a level finds its move.
///
/// Share of the points in cờ gánh from random openings of four moves, in 200 games of the lowest levels and 20 of the
/// highest (`o-an-quan match easy beginner --game ganh --games 200 --openings 4 --seed 1` and so on):
///
/// | random : beginner | easy : beginner | medium : easy | hard : medium | expert : hard | master : expert |
/// | --- | --- | --- | --- | --- | --- |
/// | 12% | 86% | 84% | 98% | 100% | 100% |
fn method(level: Level) -> Method {
    match level {
        Level::Beginner => Method::Overlooking(700),
        Level::Easy => Method::Overlooking(250),
        Level::Medium => Method::Nodes(100),
        Level::Hard => Method::Nodes(400),
        Level::Expert => Method::Nodes(3_000),
        Level::Master => Method::Nodes(30_000),
    }
}

/// Returns the limits of a search of so many nodes.
fn within<M>(nodes: u64) -> Limits<M> {
    Limits { nodes: Some(nodes), time: Some(CAP), ..Limits::default() }
}

/// Returns the limits of the search of a level; those of *Medium* for a level that does not search.
pub fn limits_of<M>(level: Level) -> Limits<M> {
    match method(level) {
        Method::Nodes(nodes) => within(nodes),
        Method::Glancing(_) | Method::Overlooking(_) => limits_of(Level::Medium),
    }
}

/// Returns what the side to move gains by a move at once.
fn gain<G: SmallGame>(played: &Match<Small<G>>, mv: G::Move) -> i32 {
    let limits = Limits { depth: Some(1), only: Some(mv), ..Limits::default() };
    search(played, &limits, &Control::default(), None).map_or(0, |found| found.score)
}

/// Returns the move that is found in this way.
fn choose<G: SmallGame>(
    method: Method,
    played: &Match<Small<G>>,
    seed: u64,
    control: &Control,
) -> Option<G::Move> {
    let mut random = fastrand::Rng::with_seed(seed);
    if control.is_cancelled() {
        return None;
    }
    match method {
        Method::Glancing(overlooked) | Method::Overlooking(overlooked) => {
            let seen = noticed(played.legal_moves(), overlooked, &mut random);
            seen.into_iter().max_by_key(|mv| gain(played, *mv))
        }
        Method::Nodes(nodes) => {
            search(played, &within(nodes), control, Some(&mut random)).map(|found| found.best)
        }
    }
}

impl<G: SmallGame> Computer for Small<G> {
    fn choose(level: Level, played: &Match<Self>, seed: u64, control: &Control) -> Option<G::Move> {
        choose(method(level), played, seed, control)
    }

    fn choose_at(
        strength: Strength,
        played: &Match<Self>,
        seed: u64,
        control: &Control,
    ) -> Option<G::Move> {
        choose(Method::at(strength, method, seed), played, seed, control)
    }
}

/// A good move and the reasons for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advice<M> {
    /// The move.
    pub mv: M,
    /// What [`SmallGame::count`] counts in it.
    pub count: u32,
    /// The place of the [reason](SmallGame::reason) for it in the list of them, if it has one.
    pub reason: Option<usize>,
    /// The reply that gains most, and how much it gains; `None` if the game is over.
    pub reply: Option<(M, u32)>,
    /// Whether it is the only move.
    pub is_only: bool,
    /// How much such a reply would gain at least after most of the other moves.
    pub elsewhere: u32,
    /// The expected reply, the move after it, and what that gains; `None` if the search saw less far.
    pub then: Option<(M, M, u32)>,
    /// The moves of both sides until the proven end, negative for a loss; `None` without one.
    pub moves_to_end: Option<i32>,
}

/// Returns the move in `position` that gains most at once, and how much; `None` if there is none.
fn greediest<G: SmallGame>(game: &G, position: &G::Position) -> Option<(G::Move, u32)> {
    let gains = |mv| (mv, G::count(position, &game.after(position, mv)));
    let moves = game.moves(position).into_iter().map(gains);
    // Of equal moves, the first one.
    moves.rev().max_by_key(|(_, count)| *count)
}

impl<G: SmallGame> Advisor for Small<G> {
    type Analysis = Analysis<G::Move>;
    type Hint = Advice<G::Move>;

    const HALF_LOSS: u64 = 300;

    fn analyze(
        played: &Match<Self>,
        limits: &Limits<G::Move>,
        control: &Control,
    ) -> Option<Analysis<G::Move>> {
        search(played, limits, control, None)
    }

    fn hint(
        played: Match<Self>,
        analysis: Analysis<G::Move>,
        _next: Option<NextBest>,
    ) -> Option<Advice<G::Move>> {
        let (mv, moves_to_end) = (analysis.best, analysis.moves_to_end);
        played.check(mv).ok()?;
        let (game, before) = (&played.rules().0, &played.position().position);
        let replied = |mv| greediest(game, &game.after(before, mv));
        let mut others: Vec<u32> = (played.legal_moves().into_iter())
            .filter(|other| *other != mv)
            .map(|other| replied(other).map_or(0, |(_, count)| count))
            .collect();
        others.sort_unstable();
        let elsewhere = others.get(others.len() / 2).copied().unwrap_or_default();
        let after = game.after(before, mv);
        let then = match analysis.line.as_slice() {
            [_, reply, then, ..] => {
                let replied = game.after(&after, *reply);
                Some((*reply, *then, G::count(&replied, &game.after(&replied, *then))))
            }
            _ => None,
        };
        let (count, reply, is_only) = (G::count(before, &after), replied(mv), others.is_empty());
        let name = game.reason(before, mv);
        let reason = G::REASONS.iter().position(|reason| Some(*reason) == name);
        Some(Advice { mv, count, reason, reply, is_only, elsewhere, then, moves_to_end })
    }

    fn margin(situation: &Situation<G>, side: Side) -> i32 {
        let position = &situation.position;
        let score = match G::default().ended(position) {
            _ if situation.is_drawn => 0,
            Some((_, loser)) => {
                loser.map_or(0, |it| if it == G::side(position) { -WON } else { WON })
            }
            None => G::estimate(position),
        };
        if side == G::side(position) { score } else { -score }
    }

    fn forecast(
        level: Level,
        played: &Match<Self>,
        side: Side,
        _seed: u64,
        control: &Control,
    ) -> Option<i32> {
        let score = search(played, &limits_of(level), control, None)?.score;
        Some(if played.to_move() == Some(side) { score } else { -score })
    }

    /// In hundredths of a piece. A slower win is no fault.
    fn grade(lost: i32, _proven: bool) -> Option<Grade> {
        match lost {
            ..=90 => None,
            91..=200 => Some(Grade::Inaccuracy),
            201..=400 => Some(Grade::Mistake),
            401.. => Some(Grade::Blunder),
        }
    }
}

impl<G: SmallGame> BalancedOpenings for Small<G> {
    fn judged_within() -> Option<Limits<G::Move>> {
        Some(within(10_000))
    }
}

impl<G: SmallGame> PlainlyStored for Small<G> {}

impl<G: SmallGame> Notation for Small<G> {
    type Unreadable = RecordFlaw<Self>;

    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, RecordError<Self>> {
        Record::read_all(text, self, &[])
    }
}

/// Returns the nodes of a search of the start position to each of a few depths, for `bench`.
pub fn searches<G: SmallGame>(depth: u32) -> u64 {
    let game = Small::<G>::usual();
    let played = Match::new(game, Side::NEAR);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    search(&played, &limits, &Control::default(), None).map_or(0, |found| found.nodes)
}
