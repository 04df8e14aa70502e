//! The board against a slow scan of its marks, and the shapes under all options.

use std::collections::HashMap;

use super::super::threat::answers_to_five;
use super::*;

fn variants() -> impl Iterator<Item = Variant> {
    let options = [(true, true), (true, false), (false, false), (false, true)];
    options.into_iter().flat_map(|(exact_five, double_block)| {
        [10, 15, 19, 20].map(|size| Variant { size, exact_five, double_block })
    })
}

#[test]
fn marks_and_marks_taken_back_leave_the_board_as_from_scratch() {
    let mut random = fastrand::Rng::with_seed(17);
    for variant in variants() {
        let mut board = Board::new(variant, &[]).expect("an empty board");
        for step in 0..150 {
            let empty: Vec<Spot> = board.empty_spots().into_iter().collect();
            // Crowded, so that lines of all kinds arise.
            let middle = |spot: &&Spot| spot.row().abs_diff(5) < 4 && spot.column() < 8;
            let crowded: Vec<Spot> = empty.iter().filter(middle).copied().collect();
            match random.choice(if crowded.is_empty() { &empty } else { &crowded }) {
                Some(spot) if random.u8(0..3) > 0 => board.mark(*spot),
                _ => board.take_back(),
            }
            if step % 5 == 0 {
                let scratch = Board::new(variant, board.moves()).expect("the same marks");
                assert!(board == scratch, "{variant:?} {:?}", board.moves());
            }
        }
        while !board.moves().is_empty() {
            board.take_back();
        }
        assert!(board == Board::new(variant, &[]).expect("an empty board"), "{variant:?}");
    }
}

/// Returns the shape of X on the middle of a line of text, under these options.
fn shape(exact_five: bool, double_block: bool, line: &str) -> Shape {
    let variant = Variant { size: 15, exact_five, double_block };
    // The line in row 7; the other marks of both sides far from it and from each other.
    let mut marks: [Vec<Spot>; 2] = [Vec::new(), Vec::new()];
    for (column, letter) in line.chars().enumerate() {
        let spot = Spot::new(7, column as u8).expect("on the board");
        match letter {
            'X' => marks[0].push(spot),
            'O' => marks[1].push(spot),
            _ => {}
        }
    }
    let far = (0..15).step_by(2).filter_map(|column| Spot::new(14, column));
    let mut far = far.chain((1..15).step_by(2).filter_map(|column| Spot::new(0, column)));
    while marks[0].len() != marks[1].len() {
        let fewer = usize::from(marks[1].len() < marks[0].len());
        marks[fewer].push(far.next().expect("room"));
    }
    let moves: Vec<Spot> = marks[0].iter().zip(&marks[1]).flat_map(|(x, o)| [*x, *o]).collect();
    let board = Board::new(variant, &moves).expect("a board");
    let middle = line.find('*').expect("the spot in question");
    board.shapes(0, Spot::new(7, middle as u8).expect("on the board")).along(0)
}

#[test]
fn shapes_follow_the_options() {
    let lines = [
        // What the mark on * makes: exact and blocked, exact, free.
        ("...XX*XX......", [Shape::Five; 3]),
        ("..OXX*XXO.....", [Shape::None, Shape::Five, Shape::Five]),
        ("..OXX*XX.......", [Shape::Five; 3]),
        ("...XX*XXX.....", [Shape::None, Shape::None, Shape::Five]),
        ("...XX*X.......", [Shape::OpenFour; 3]),
        ("..OXX*X.......", [Shape::Four; 3]),
        ("..OXX*X.O.....", [Shape::None, Shape::Four, Shape::Four]),
        (".O.XX*X.......", [Shape::Four, Shape::OpenFour, Shape::OpenFour]),
        ("...X.*X.......", [Shape::Three; 3]),
        ("...XX*X.X.....", [Shape::Four, Shape::Four, Shape::OpenFour]),
    ];
    for (line, shapes) in lines {
        let found = [(true, true), (true, false), (false, false)]
            .map(|(exact_five, double_block)| shape(exact_five, double_block, line));
        assert_eq!(found, shapes, "{line}");
    }
}

/// A place of a line, as the side sees it whose mark is in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Seen {
    Empty,
    Own,
    Other,
    Edge,
}

/// The places around a mark, which is in the middle.
type Line = [Seen; 2 * REACH + 1];

/// Says what marks make of their lines from the rules and the meaning of each shape alone.
struct Scan {
    variant: Variant,
    known: HashMap<Line, Shape>,
}

impl Scan {
    fn wins(&self, line: &Line) -> bool {
        let run = |steps: &mut dyn Iterator<Item = usize>| {
            let mut beyond = steps.skip_while(|at| line[*at] == Seen::Own);
            beyond.next().map_or((REACH, None), |at| (at.abs_diff(REACH) - 1, Some(line[at])))
        };
        let (before, first_end) = run(&mut (0..REACH).rev());
        let (behind, last_end) = run(&mut (REACH + 1..line.len()));
        let length = before + 1 + behind;
        let is_blocked = [first_end, last_end].iter().all(|end| *end == Some(Seen::Other));
        let is_long_enough = if self.variant.exact_five { length == 5 } else { length >= 5 };
        is_long_enough && !(self.variant.double_block && is_blocked)
    }

    fn shape(&mut self, line: Line) -> Shape {
        if let Some(known) = self.known.get(&line) {
            return *known;
        }
        let shape = if self.wins(&line) { Shape::Five } else { self.by_next_marks(&line) };
        self.known.insert(line, shape);
        shape
    }

    fn by_next_marks(&mut self, line: &Line) -> Shape {
        let mut after = |mark: Seen| -> Vec<Shape> {
            let empty = (0..line.len()).filter(|at| line[*at] == Seen::Empty);
            let lines = empty.map(|at| {
                let mut line = *line;
                line[at] = mark;
                line
            });
            lines.map(|line| self.shape(line)).collect()
        };
        let best = after(Seen::Own).into_iter().max().unwrap_or(Shape::None);
        match best {
            Shape::Five if after(Seen::Other).iter().all(|left| *left >= Shape::Four) => {
                Shape::OpenFour
            }
            Shape::Five => Shape::Four,
            Shape::OpenFour => Shape::Three,
            Shape::Four => Shape::ClosedThree,
            Shape::Three => Shape::OpenTwo,
            Shape::ClosedThree => Shape::Two,
            _ => Shape::None,
        }
    }

    /// Returns the shape that `player` could make on `spot` in one direction.
    fn at(
        &mut self,
        marks: &HashMap<(i8, i8), Player>,
        player: Player,
        spot: Spot,
        along: usize,
    ) -> Shape {
        let (rows, columns) = DIRECTIONS[along];
        let size = self.variant.size as i8;
        let mut line = std::array::from_fn(|at| {
            let steps = at as i8 - REACH as i8;
            let (row, column) =
                (spot.row() as i8 + steps * rows, spot.column() as i8 + steps * columns);
            match marks.get(&(row, column)) {
                _ if row.min(column) < 0 || row.max(column) >= size => Seen::Edge,
                None => Seen::Empty,
                Some(mark) if *mark == player => Seen::Own,
                Some(_) => Seen::Other,
            }
        });
        line[REACH] = Seen::Own;
        self.shape(line)
    }

    /// Compares everything that the board keeps up to date.
    fn compare(&mut self, board: &Board) {
        let at = |spot: &Spot| (spot.row() as i8, spot.column() as i8);
        let marks: HashMap<(i8, i8), Player> =
            board.moves().iter().enumerate().map(|(turn, spot)| (at(spot), turn % 2)).collect();
        let empty: Vec<Spot> =
            board.spots().filter(|spot| !marks.contains_key(&at(spot))).collect();
        assert_eq!(board.empty_spots().into_iter().collect::<Vec<_>>(), empty);
        let is_near = |spot: &&Spot| {
            let (row, column) = at(spot);
            marks.keys().any(|mark| mark.0.abs_diff(row).max(mark.1.abs_diff(column)) <= 2)
        };
        let near: Vec<Spot> = empty.iter().filter(is_near).copied().collect();
        assert_eq!(board.near().into_iter().collect::<Vec<_>>(), near);
        for player in 0..2 {
            let (mut counts, mut worth) = ([0; Threat::ALL.len()], 0);
            for spot in &empty {
                let shapes: [Shape; 4] =
                    std::array::from_fn(|along| self.at(&marks, player, *spot, along));
                let found = board.shapes(player, *spot);
                let context = format!("{:?} {:?} {spot:?}", self.variant, board.moves());
                assert_eq!([0, 1, 2, 3].map(|along| found.along(along)), shapes, "{context}");
                counts[board.threat(player, *spot) as usize] += 1;
                worth += i32::from(Worth::of(found).points);
            }
            assert_eq!(Threat::ALL.map(|threat| board.count(player, threat)), counts);
            assert_eq!(board.worth(player), worth);
            for threat in &Threat::ALL[1..] {
                let makes = |spot: &&Spot| board.threat(player, **spot) >= *threat;
                let threats: Vec<Spot> = empty.iter().filter(makes).copied().collect();
                assert_eq!(board.threats(player, *threat).collect::<Vec<_>>(), threats);
            }
        }
    }
}

#[test]
fn the_board_agrees_with_a_slow_scan_of_its_marks() {
    let mut random = fastrand::Rng::with_seed(31);
    for variant in variants() {
        let mut scan = Scan { variant, known: HashMap::new() };
        for crowd in [3, 4, 6] {
            let mut board = Board::new(variant, &[]).expect("an empty board");
            for step in 0..36 {
                let corner = |spot: &Spot| spot.row() <= crowd && spot.column() < 2 * crowd;
                let spots: Vec<Spot> = board.empty_spots().into_iter().filter(corner).collect();
                match random.choice(&spots) {
                    Some(spot) if random.u8(0..4) > 0 => board.mark(*spot),
                    _ => board.take_back(),
                }
                if step % 9 == 8 {
                    scan.compare(&board);
                }
            }
        }
    }
}

#[test]
fn the_answers_to_a_five_are_the_marks_that_prevent_it() {
    let mut random = fastrand::Rng::with_seed(37);
    let mut answered = 0;
    for variant in variants() {
        for _ in 0..200 {
            let mut board = Board::new(variant, &[]).expect("an empty board");
            for _ in 0..random.usize(8..24) {
                let crowded: Vec<Spot> = board.near().into_iter().collect();
                let middle = Spot::new(variant.size / 2, variant.size / 2).expect("on the board");
                board.mark(random.choice(&crowded).copied().unwrap_or(middle));
            }
            let opponent = 1 - board.player();
            if board.count(opponent, Threat::Five) == 0 {
                continue;
            }
            let mut answers: Vec<Spot> = answers_to_five(&board).into_iter().collect();
            answers.sort();
            let empty = board.empty_spots();
            let prevents = |spot: &Spot| {
                board.mark(*spot);
                let is_prevented = board.count(opponent, Threat::Five) == 0;
                board.take_back();
                is_prevented
            };
            let all: Vec<Spot> = empty.into_iter().filter(prevents).collect();
            assert_eq!(answers, all, "{variant:?} {:?}", board.moves());
            answered += usize::from(!all.is_empty());
        }
    }
    assert!(answered > 20, "{answered}");
}
