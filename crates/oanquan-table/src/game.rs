//! Ô ăn quan as a game at the table.

use std::ops::Deref;

use oanquan::{
    CannotDepart, Departure, Game, GameEnd, GameEntry, IllegalMove, MatchResult, Move, OptionError,
    Position, PositionError, RecordFlaw, RuleOption, Rules, Side, Turn,
};
use oanquan_engine::{
    Analysis, Control, Level, Limits, OpeningValue, Strength, analyze, choose, choose_at_strength,
    eased, forecast, margin, opening_values, proven_best,
};
use serde::{Deserialize, Serialize};
use tabletop::archive::{GameFlaw, Stored};
use tabletop::{
    Advisor, Computer, GameAnalysis, GameMatch, Grade, MoveValue, NextBest, Standing, Step,
};
use thiserror::Error;

use crate::archive::statistics::PlayedRules;
use crate::controller::Hint;

/// Ô ăn quan with its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OAnQuan(pub Rules);

impl From<Rules> for OAnQuan {
    fn from(rules: Rules) -> Self {
        OAnQuan(rules)
    }
}

impl Deref for OAnQuan {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.0
    }
}

/// The reason why a text is not a position or an option of Ô ăn quan.
#[derive(Clone, Debug, PartialEq, Error)]
#[error(transparent)]
pub enum Malformed {
    /// It is not a position.
    Position(PositionError),
    /// It is not an option, or does not fit the board of the position.
    Option(OptionError),
}

impl tabletop::Game for OAnQuan {
    const ID: &'static str = "oanquan";

    type Match = Game;
    type Entry = GameEntry;
    type Turn = Turn;
    type Position = Position;
    type Move = Move;
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

    /// Returns the preset and the options that differ from it, as in `folk dan=7 sides=3`.
    fn options_text(&self) -> String {
        self.0.to_string()
    }

    /// Options have to fit together. If they do not, all have their default values.
    fn from_options(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::usual(), OAnQuan)
    }

    fn sides(&self) -> usize {
        self.0.sides
    }

    fn start(&self, first: Side) -> Position {
        Position::start(&self.0, first)
    }

    fn to_move(&self, position: &Position) -> Option<Side> {
        position.to_move()
    }

    fn parse_position(&self, text: &str) -> Result<(Self, Position), Malformed> {
        let position = Position::parse(text, &self.0).map_err(Malformed::Position)?;
        let rules = self.0.for_sides(position.ring().sides()).map_err(Malformed::Option)?;
        Ok((OAnQuan(rules), position))
    }
}

impl GameMatch<OAnQuan> for Game {
    fn begin(game: OAnQuan, start: Position) -> Self {
        Game::new(game.0, start)
    }

    fn game(&self) -> OAnQuan {
        OAnQuan(self.rules().clone())
    }

    fn start(&self) -> &Position {
        Game::start(self)
    }

    fn position(&self) -> &Position {
        Game::position(self)
    }

    fn to_move(&self) -> Option<Side> {
        Game::position(self).to_move()
    }

    fn has_departed(&self, side: Side) -> bool {
        Game::position(self).has_departed(side)
    }

    fn entries(&self) -> &[GameEntry] {
        Game::entries(self)
    }

    fn turn_count(&self) -> usize {
        Game::turn_count(self)
    }

    fn turn(&self, index: usize) -> Option<&Turn> {
        Game::turn(self, index)
    }

    fn turns_in(&self, entries: usize) -> usize {
        Game::turns_in(self, entries)
    }

    fn entries_before_turn(&self, turn: usize) -> usize {
        Game::entries_before_turn(self, turn)
    }

    fn legal_moves(&self) -> Vec<Move> {
        Game::legal_moves(self)
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        Game::position(self).check(self.rules(), mv).map(drop)
    }

    fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        Game::play(self, mv)
    }

    fn replay(&mut self, mv: Move) -> Result<(), IllegalMove> {
        Game::replay(self, mv).map(drop)
    }

    fn replay_departure(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        Game::replay_departure(self, departure).map(drop)
    }

    fn reopened(&self) -> Option<Self> {
        Game::reopened(self)
    }

    fn uncounted_turns(&self) -> usize {
        Game::uncounted_turns(self)
    }

    fn with_uncounted_turns(self, turns: usize) -> Self {
        Game::with_uncounted_turns(self, turns)
    }

    fn settle_end(&mut self, claimed: Option<&str>) {
        Game::settle_end(self, claimed.and_then(GameEnd::named));
    }

    fn depart(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        Game::depart(self, departure).map(drop)
    }

    fn has_rounds(&self) -> bool {
        self.is_match()
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn begin_round(&mut self) -> bool {
        Game::begin_round(self)
    }

    fn undo(&mut self) -> Option<GameEntry> {
        Game::undo(self)
    }

    fn up_to(&self, entries: usize) -> Self {
        Game::up_to(self, entries)
    }

    fn end(&self) -> Option<String> {
        Game::end(self).filter(|_| Game::is_over(self)).map(|end| end.name().to_owned())
    }

    fn standing(&self, side: Side) -> Standing {
        if self.is_match() {
            let points = Some(self.match_points()[side]);
            let (behind, level) = match self.match_result() {
                Some(MatchResult::Won(winner)) => (usize::from(winner != side), 0),
                Some(MatchResult::Drawn) | None => (0, 1),
            };
            return Standing { points, behind, level };
        }
        let ranking = Game::position(self).ranking();
        let own = ranking.iter().find(|ranked| ranked.side == side);
        let own = own.expect("every side has a rank");
        let level = ranking.iter().filter(|ranked| ranked.rank == own.rank).count() - 1;
        Standing { points: Some(own.points), behind: own.rank - 1, level }
    }
}

impl tabletop::GameEntry<OAnQuan> for GameEntry {
    fn step(&self) -> Step<Move> {
        match self {
            GameEntry::Turn(turn) => Step::Move(turn.mv),
            GameEntry::Departure(departure) => Step::Departure(departure.how),
            GameEntry::Sale(_) => Step::Round,
        }
    }

    fn side(&self) -> Option<Side> {
        GameEntry::side(self)
    }

    fn after(&self) -> &Position {
        GameEntry::after(self)
    }

    fn end(&self) -> Option<String> {
        let end = GameEntry::end(self).or(self.passed());
        end.map(|end| end.name().to_owned())
    }
}

impl Computer for OAnQuan {
    fn choose(level: Level, played: &Game, seed: u64, control: &Control) -> Option<Move> {
        if control.is_cancelled() {
            return None;
        }
        choose(level, played, seed, control)
    }

    fn choose_at(strength: Strength, played: &Game, seed: u64, control: &Control) -> Option<Move> {
        if control.is_cancelled() {
            return None;
        }
        choose_at_strength(strength, played, seed, control)
    }

    fn eased(strength: Strength, played: &Game, side: Side) -> Strength {
        eased(strength, played, side)
    }
}

impl Advisor for OAnQuan {
    type Analysis = Analysis;
    type Hint = Hint;

    /// A cell of the start position, or a refill.
    const HALF_LOSS: u64 = 5;

    fn analyze(played: &Game, limits: &Limits, control: &Control) -> Option<Analysis> {
        let Some((mv, score)) = proven_best(played, limits.only) else {
            return analyze(played, limits, control);
        };
        let found = analyze(played, &Limits { only: Some(mv), ..*limits }, control)?;
        Some(Analysis { score, proven: true, ..found })
    }

    fn hint(played: Game, analysis: Analysis, next: Option<NextBest>) -> Option<Hint> {
        Hint::of(played, analysis, next)
    }

    fn compared(played: &Game) -> Vec<Move> {
        played.legal_moves()
    }

    fn margin(position: &Position, side: Side) -> i32 {
        margin(position, side)
    }

    fn forecast(
        level: Level,
        played: &Game,
        side: Side,
        seed: u64,
        control: &Control,
    ) -> Option<i32> {
        forecast(level, played, side, seed, control)
    }

    fn known_values(played: &Game) -> Vec<MoveValue<Move>> {
        let known = opening_values(played).unwrap_or_default().into_iter();
        let value = |(mv, OpeningValue { score, depth, proven, .. })| MoveValue {
            mv,
            score,
            depth,
            proven,
        };
        known.map(value).collect()
    }

    /// Whether `side` would catch up if it got all stones on the board.
    fn can_catch_up(played: &Game, side: Side) -> bool {
        margin(played.position(), side) + points_on_board(played) >= 0
    }

    /// Whether at most ten points lie on a board of two, and the side behind could not catch up with all of them.
    fn is_decided(played: &Game) -> bool {
        let sides = [Side::NEAR, Side::FAR];
        let behind = sides.into_iter().find(|side| margin(played.position(), *side) < 0);
        let is_few = points_on_board(played) <= LITTLE_LEFT;
        played.rules().sides == 2
            && !played.is_match()
            && played.position().to_move().is_some()
            && is_few
            && behind.is_some_and(|side| !Self::can_catch_up(played, side))
    }

    /// A blunder loses a quan, 10 points or more. A mistake loses 5 or more: a cell of the start
    /// position, or a refill. An unproven loss of a single point is within the error of an
    /// estimate and does not count.
    fn grade(lost: i32, proven: bool) -> Option<Grade> {
        match lost {
            10.. => Some(Grade::Blunder),
            5.. => Some(Grade::Mistake),
            2.. => Some(Grade::Inaccuracy),
            _ => proven.then_some(Grade::Inaccuracy),
        }
    }
}

/// The most points on the board with which a game can be decided.
const LITTLE_LEFT: i32 = 10;

/// Returns the points of all stones on the board.
fn points_on_board(played: &Game) -> i32 {
    let position = played.position();
    let quan_value = i32::from(played.rules().quan_value);
    let points = |cell| {
        let pile = position.pile(cell);
        i32::from(pile.dan) + if pile.quan { quan_value } else { 0 }
    };
    position.ring().cells().map(points).sum()
}

impl GameAnalysis<OAnQuan> for Analysis {
    fn best(&self) -> Move {
        Analysis::best(self)
    }

    fn line(&self) -> Vec<Move> {
        self.pv.clone()
    }

    fn score(&self) -> i32 {
        self.score
    }

    fn depth(&self) -> u32 {
        self.depth
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }

    fn is_proven(&self) -> bool {
        self.proven
    }
}

impl Stored for OAnQuan {
    type Flaw = RecordFlaw;
    type Category = PlayedRules;

    const IS_NAMED: bool = false;
    const HAS_POINTS: bool = true;

    fn flaw(flaw: GameFlaw<Self>) -> RecordFlaw {
        match flaw {
            GameFlaw::Start(Malformed::Position(why)) => RecordFlaw::Position(why),
            GameFlaw::Start(Malformed::Option(why)) => RecordFlaw::Rules(why),
            GameFlaw::OtherSides(claimed, sides) => RecordFlaw::OtherSides(claimed, sides),
            GameFlaw::TooManyMoves(most) => RecordFlaw::TooManyMoves(most),
            GameFlaw::NotAMove(why) => RecordFlaw::NotAMove(why),
            GameFlaw::Illegal(why) => RecordFlaw::Illegal(why),
            GameFlaw::Departure(why) => RecordFlaw::Departure(why),
            GameFlaw::NoRound => RecordFlaw::NoRound,
            GameFlaw::OtherResult { claimed, reached } => {
                RecordFlaw::OtherResult { claimed, reached }
            }
        }
    }

    fn category(&self) -> PlayedRules {
        PlayedRules::of(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_decided_once_the_few_points_left_cannot_change_the_winner() {
        let is_decided = |position: &str| {
            let rules = Rules::classic();
            let start = Position::parse(position, &rules).expect("a position");
            OAnQuan::is_decided(&Game::new(rules, start))
        };
        assert!(is_decided("0,1,0,0,0,0,2,0,1,0,0,0 0 50,16"));
        assert!(is_decided("0,1,0,0,0,0,2,0,1,0,0,0 1 16,50"));
        assert!(!is_decided("0,1,0,0,0,0,2,0,1,0,0,0 0 20,18"), "it is close");
        assert!(!is_decided("0,1,0,0,0,0,Q2,0,1,0,0,0 0 50,6"), "a quan is left");
        assert!(!is_decided("0,1,0,0,0,0,2,0,1,0,0,0 0 30,30"), "nobody leads");
    }
}
