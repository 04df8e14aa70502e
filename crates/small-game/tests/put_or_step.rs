//! A game in which pieces first come and then go: each side puts one piece on three points in a row, and then moves it;
//! whoever cannot move loses.

use std::fmt;

use serde::{Deserialize, Serialize};
use small_game::{Grid, Piece, Point, PutOrStep, SmallGame, Step, Trail};
use tabletop::Side;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Shift;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    pieces: Grid<3, 1>,
    side: Side,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pieces, self.side)
    }
}

impl SmallGame for Shift {
    const ID: &'static str = "shift";
    const TITLE: &'static str = "Shift";
    const SIZE: [u8; 2] = [3, 1];

    type Position = Position;
    type Move = PutOrStep;

    fn read(text: &str) -> Option<Position> {
        let (pieces, side) = text.split_once(' ')?;
        let side = [Side::NEAR, Side::FAR].into_iter().find(|it| it.to_string() == side)?;
        Some(Position { pieces: Grid::read(pieces)?, side })
    }

    fn start(&self, first: Side) -> Position {
        Position { pieces: Grid::read("...").expect("three points"), side: first }
    }

    fn side(position: &Position) -> Side {
        position.side
    }

    fn moves(&self, position: &Position) -> Vec<PutOrStep> {
        let own = position.pieces.of(position.side).next();
        let is_free = |at: &Point| position.pieces.at(*at).is_none();
        let is_near = |at: &Point| own.is_none_or(|own| own.x.abs_diff(at.x) == 1);
        let to = Point::all(Self::SIZE).filter(|at| is_free(at) && is_near(at));
        to.filter_map(|to| PutOrStep::between(own, to)).collect()
    }

    fn after(&self, position: &Position, mv: PutOrStep) -> Position {
        let mut after = Position { side: position.side.next(2), ..position.clone() };
        if let Some(from) = mv.from() {
            after.pieces.put(from, None);
        }
        after.pieces.put(mv.to(), Some(position.side));
        after
    }

    fn piece(position: &Position, at: Point) -> Option<Piece> {
        position.pieces.piece(at)
    }
}

#[test]
fn a_move_is_the_text_of_a_point_or_of_two() {
    let [a1, b1] = [0, 1].map(|x| Point::new(x, 0));
    for (text, mv) in
        [("a1", PutOrStep::Put(a1)), ("a1b1", PutOrStep::Step(Step { from: a1, to: b1 }))]
    {
        assert_eq!((text.parse(), mv.to_string()), (Ok(mv), text.to_owned()));
        assert_eq!(PutOrStep::between(mv.from(), mv.to()), Some(mv));
    }
    assert_eq!(PutOrStep::between(Some(a1), a1), Some(PutOrStep::Put(a1)));
    assert!("a1b".parse::<PutOrStep>().is_err());
}

#[cfg(feature = "gui")]
#[test]
fn the_first_point_of_a_step_is_waited_for_and_not_refused() {
    use small_game::Small;
    use table::board::{BoardUi, TypedMove};
    use tabletop::{Game, GameMatch, Match};

    let typed = |position: &str, text: &str| {
        let (game, start) = Small::<Shift>::usual().parse_position(position).expect("a position");
        Small::typed_move(&Match::begin(game, start), text)
    };
    let put: PutOrStep = "b1".parse().expect("a move");
    assert!(matches!(typed("... 0", "b1"), TypedMove::Move(mv) if mv == put));
    assert!(matches!(typed("B.T 0", "a1"), TypedMove::Part));
    let step: PutOrStep = "a1b1".parse().expect("a move");
    assert!(matches!(typed("B.T 0", "a1b1"), TypedMove::Move(mv) if mv == step));
}
