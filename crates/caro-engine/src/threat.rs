//! Threats: the spots that make them, and all answers to them.

use std::sync::OnceLock;

use super::Spot;
use super::board::{Board, DIRECTIONS, Player, Shapes};
use super::shape::{REACH, Shape};

/// What a mark threatens, in all directions together, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
        let count = |least: Shape| {
            (0..DIRECTIONS.len()).filter(|along| shapes.along(*along) >= least).count()
        };
        let best = (0..DIRECTIONS.len()).map(|along| shapes.along(along)).max();
        match (best.unwrap_or(Shape::None), count(Shape::Four), count(Shape::Three)) {
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

impl Worth {
    /// Returns the worth of a mark that makes these shapes.
    pub(crate) fn of(shapes: Shapes) -> Worth {
        static TABLE: OnceLock<Vec<Worth>> = OnceLock::new();
        let table = TABLE.get_or_init(|| {
            let all = (0..Shapes::COUNT).map(Shapes::from_number);
            all.map(|shapes| Worth { threat: Threat::of(shapes), points: points(shapes) }).collect()
        });
        table[shapes.number()]
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
pub(crate) fn answers_to_five(board: &mut Board) -> Vec<Spot> {
    let opponent = 1 - board.player();
    let mut answers = Vec::new();
    let found = board.spots().find(|spot| board.threat(opponent, *spot) == Threat::Five);
    let Some(five) = found else { return answers };
    weakening(board, opponent, five, Shape::Five, &mut answers);
    answers.retain(|answer| {
        board.mark(*answer);
        let stops = board.count(opponent, Threat::Five) == 0;
        board.take_back();
        stops
    });
    answers
}

/// Returns all moves that can save the side to move if the opponent threatens to make an
/// unstoppable threat and neither side threatens a five. Any other move loses: it neither
/// threatens a five nor changes the unstoppable threat.
pub(crate) fn answers_to_unstoppable(board: &Board) -> Vec<Spot> {
    let player = board.player();
    let opponent = 1 - player;
    let mut answers = Vec::new();
    let is_unstoppable = |spot: &Spot| board.threat(opponent, *spot) == Threat::Unstoppable;
    if let Some(spot) = board.spots().find(is_unstoppable) {
        weakening(board, opponent, spot, Shape::Four, &mut answers);
    }
    for spot in board.spots().filter(|spot| board.threat(player, *spot) >= Threat::Four) {
        if !answers.contains(&spot) {
            answers.push(spot);
        }
    }
    answers
}

/// Adds `spot`, and all empty spots on its lines on which an answer weakens a shape of at least
/// `least` that `player` would make on `spot`.
fn weakening(board: &Board, player: Player, spot: Spot, least: Shape, answers: &mut Vec<Spot>) {
    answers.push(spot);
    for (direction, steps) in DIRECTIONS.into_iter().enumerate() {
        let shape = board.shapes(player, spot).along(direction);
        if shape < least {
            continue;
        }
        for distance in (-(REACH as i8)..=REACH as i8).filter(|distance| *distance != 0) {
            let Some(answer) = spot.step(steps, distance, board.variant().size) else { continue };
            if board.is_empty(answer)
                && board.shape_after_answer(player, spot, direction, distance) < shape
            {
                answers.push(answer);
            }
        }
    }
}
