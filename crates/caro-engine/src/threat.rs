//! Threats: the spots that make them, and all answers to them.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::Spot;
use super::board::{Board, DIRECTIONS, Player, Shapes};
use super::shape::{REACH, Shape};
use super::spots::SpotList;

/// What a mark threatens, in all directions together, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Threat {
    /// Nothing at once.
    Quiet,
    /// An open four.
    Three,
    /// An open four in two directions.
    DoubleThree,
    /// A five.
    Four,
    /// A five, and an open four in another direction.
    FourThree,
    /// A five whatever the opponent answers, unless the answer is itself a five: an open four, or
    /// fours in two directions.
    Unstoppable,
    /// Nothing more: the mark wins.
    Five,
}

impl Threat {
    pub(crate) const ALL: [Threat; 7] = [
        Threat::Quiet,
        Threat::Three,
        Threat::DoubleThree,
        Threat::Four,
        Threat::FourThree,
        Threat::Unstoppable,
        Threat::Five,
    ];

    fn of(shapes: Shapes) -> Self {
        let best = (0..DIRECTIONS.len()).map(|along| shapes.along(along)).max();
        match (best.unwrap_or(Shape::None), shapes.count(Shape::Four), shapes.count(Shape::Three)) {
            (Shape::Five, ..) => Threat::Five,
            (Shape::OpenFour, ..) | (_, 2.., _) => Threat::Unstoppable,
            (_, 1, 2..) => Threat::FourThree,
            (_, 1, _) => Threat::Four,
            (_, _, 2..) => Threat::DoubleThree,
            (_, _, 1) => Threat::Three,
            _ => Threat::Quiet,
        }
    }
}

/// The threat of a mark, and its worth for the estimate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    pub(crate) threat: Threat,
    pub(crate) points: i16,
}

/// The worth of a mark for every number of its shapes.
pub(crate) type WorthTable = [Worth; Shapes::COUNT];

impl Worth {
    /// Returns the worth of a mark that makes these shapes.
    pub(crate) fn of(shapes: Shapes) -> Worth {
        Worth::table()[shapes.number() % Shapes::COUNT]
    }

    /// Returns the table that [`Worth::of`] looks up.
    pub(crate) fn table() -> &'static WorthTable {
        static TABLE: LazyLock<Box<WorthTable>> = LazyLock::new(|| {
            Box::new(std::array::from_fn(|number| {
                let shapes = Shapes::from_number(number);
                Worth { threat: Threat::of(shapes), points: points(shapes) }
            }))
        });
        &TABLE
    }
}

/// Returns the points of a mark that makes these shapes.
fn points(shapes: Shapes) -> i16 {
    let worth = |shape: Shape| match shape {
        Shape::None => 0,
        Shape::Two => 4,
        Shape::OpenTwo => 14,
        Shape::ClosedThree => 16,
        Shape::Three => 44,
        Shape::Four => 50,
        Shape::OpenFour => 300,
        Shape::Five => 500,
    };
    let single: i16 = (0..DIRECTIONS.len()).map(|along| worth(shapes.along(along))).sum();
    let together = match Threat::of(shapes) {
        Threat::Quiet | Threat::Three | Threat::Four => {
            let promising = |along: &usize| shapes.along(*along) >= Shape::OpenTwo;
            10 * ((0..DIRECTIONS.len()).filter(promising).count() as i16 - 1).max(0)
        }
        Threat::DoubleThree => 60,
        Threat::FourThree => 150,
        Threat::Unstoppable => 200,
        Threat::Five => 300,
    };
    single + together
}

/// Returns all moves of the side to move after which the opponent, who threatens a five, cannot
/// make one at once.
pub(crate) fn answers_to_five(board: &Board) -> Weakening {
    let opponent = 1 - board.player();
    let fives = || board.threats(opponent, Threat::Five);
    let mut answers = Weakening::new();
    let Some(first) = fives().next() else { return answers };
    weakening(board, opponent, first, Shape::Five, &mut answers);
    let is_only = board.count(opponent, Threat::Five) == 1;
    if is_only && board.shapes(opponent, first).count(Shape::Five) == 1 {
        return answers;
    }
    answers.retain(|answer| fives().all(|five| prevents(board, opponent, five, *answer)));
    answers
}

/// Returns whether `player` makes no five on the spot `five` once the other side has marked `answer`.
fn prevents(board: &Board, player: Player, five: Spot, answer: Spot) -> bool {
    let shapes = board.shapes(player, five);
    let mut fives = (0..DIRECTIONS.len()).filter(|along| shapes.along(*along) == Shape::Five);
    let still_makes_five = |direction| {
        let steps = five.steps_to(answer, DIRECTIONS[direction]);
        let near = steps.filter(|steps| usize::from(steps.unsigned_abs()) <= REACH);
        near.is_none_or(|steps| {
            board.shape_after_answer(player, five, direction, steps) == Shape::Five
        })
    };
    answer == five || !fives.any(still_makes_five)
}

/// Returns all moves that can save the side to move if the opponent threatens to make an
/// unstoppable threat and neither side threatens a five. Any other move loses: it neither
/// threatens a five nor changes the unstoppable threat.
pub(crate) fn answers_to_unstoppable(board: &Board) -> SpotList {
    let player = board.player();
    let opponent = 1 - player;
    let mut answers = SpotList::new();
    let mut strongest = board.threats(opponent, Threat::Unstoppable);
    if let Some(spot) = strongest.find(|spot| board.threat(opponent, *spot) == Threat::Unstoppable)
    {
        let mut on_lines = Weakening::new();
        weakening(board, opponent, spot, Shape::Four, &mut on_lines);
        answers.extend(on_lines);
    }
    for spot in board.threats(player, Threat::Four) {
        if !answers.contains(&spot) {
            answers.push(spot);
        }
    }
    answers
}

/// A spot, and others within reach on its four lines.
type Weakening = ArrayVec<Spot, { 1 + DIRECTIONS.len() * 2 * REACH }>;

/// Adds `spot`, and all empty spots on its lines on which an answer weakens a shape of at least
/// `least` that `player` would make on `spot`.
fn weakening(board: &Board, player: Player, spot: Spot, least: Shape, answers: &mut Weakening) {
    answers.push(spot);
    for direction in 0..DIRECTIONS.len() {
        if board.shapes(player, spot).along(direction) >= least {
            answers.extend(board.weakening(player, spot, direction));
        }
    }
}
