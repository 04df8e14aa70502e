//! A turn as a few small pictures, drawn from the events of the turn.

use oanquan::{Cell, Event, Move, Position, Rules, TurnEnd, play};

use super::scene::{Scene, Sign, Square};

/// Returns pictures of the turn `mv` from `position` under the classic rules. They show the cells
/// with the numbers `cells`, in the order in which the hand reaches them: one picture for each
/// lap among these cells, one for the captures, and one for the end of the turn or the game.
///
/// # Panics
/// Panics if the position or the move is invalid. Both are constants of the program.
pub fn story(position: &str, mv: &str, cells: &[usize]) -> Vec<Scene> {
    let rules = Rules::classic();
    let position = Position::parse(position, &rules).expect("a position of the program");
    let mv: Move = mv.parse().expect("a move of the program");
    let turn = play(&rules, &position, mv).expect("a legal move");
    let cells = cells.iter().copied().map(Cell::new).collect();
    let mut teller = Teller { cells, scenes: Vec::new(), now: position, hand: mv.cell };
    for &event in &turn.events {
        teller.add_event(event, mv);
        teller.now.apply(&rules, event);
    }
    let Some(last) = teller.scenes.pop() else {
        return Vec::new();
    };
    let pictures = teller.scenes.into_iter().filter(|scene| !scene.signs.is_empty());
    pictures.chain([last]).collect()
}

/// Returns the contents of these cells.
fn squares(position: &Position, cells: &[Cell]) -> Vec<Square> {
    let square = |&cell: &Cell| {
        let pile = position.pile(cell);
        let dan = u8::try_from(pile.dan).unwrap_or(u8::MAX);
        if cell.is_quan() { Square::Quan(pile.quan, dan) } else { Square::Cell(dan) }
    };
    cells.iter().map(square).collect()
}

struct Teller {
    cells: Vec<Cell>,
    scenes: Vec<Scene>,
    /// The position before the next event.
    now: Position,
    /// The cell where the hand is.
    hand: Cell,
}

impl Teller {
    fn add_event(&mut self, event: Event, mv: Move) {
        match event {
            Event::Lifted { cell, .. } => {
                self.begin();
                self.hand = cell;
            }
            Event::Dropped { cell } | Event::Ponded { cell, .. } => {
                self.sign(&[self.hand, cell], |at| Sign::Hand(at[0], at[1]));
                self.hand = cell;
            }
            Event::Captured { cell, .. } => {
                let first = !self.shows(|sign| matches!(sign, Sign::Capture(_)));
                if first {
                    self.begin();
                }
                let before = self.scenes.last().map_or(0, |scene| scene.signs.len());
                self.sign(&[cell], |at| Sign::Capture(at[0]));
                self.sign(&[self.hand, cell], |at| Sign::Hand(at[0], at[1]));
                if let Some(scene) = self.scenes.last_mut() {
                    // Drawn first, so that a later hand does not hide it.
                    scene.signs.rotate_left(before);
                }
                self.hand = cell;
            }
            Event::TurnEnded(TurnEnd::AtQuanCell(quan)) => {
                self.begin();
                self.sign(&[quan], |at| Sign::Stop(at[0]));
            }
            Event::TurnEnded(TurnEnd::TwoEmptyCells) => {
                let next = self.now.ring().next(self.hand, mv.direction);
                self.begin();
                self.sign(&[next], |at| Sign::Stop(at[0]));
            }
            Event::Swept { .. } | Event::LeftOver { .. } | Event::GameOver(_) => {
                if !self.shows(|sign| matches!(sign, Sign::Over(_))) {
                    self.begin();
                    let middle = self.cells[self.cells.len() / 2];
                    self.sign(&[middle], |at| Sign::Over(at[0]));
                }
            }
            Event::Refilled { .. } | Event::TurnEnded(_) => {}
        }
    }

    /// Starts a new picture with the current position.
    fn begin(&mut self) {
        let squares = squares(&self.now, &self.cells);
        self.scenes.push(Scene { squares, signs: Vec::new(), caption: String::new() });
    }

    /// Adds a sign to the last picture if it shows all `cells`.
    fn sign(&mut self, cells: &[Cell], sign: impl Fn(&[usize]) -> Sign) {
        let place = |cell: &Cell| self.cells.iter().position(|seen| seen == cell);
        let places: Option<Vec<usize>> = cells.iter().map(place).collect();
        if let (Some(places), Some(scene)) = (places, self.scenes.last_mut()) {
            scene.signs.push(sign(&places));
        }
    }

    fn shows(&self, is_it: impl Fn(&Sign) -> bool) -> bool {
        self.scenes.last().is_some_and(|scene| scene.signs.iter().any(is_it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Sign::{Capture, Hand, Over, Stop};
    use Square::{Cell, Quan};

    fn pictures(position: &str, mv: &str, cells: &[usize]) -> Vec<(Vec<Square>, Vec<Sign>)> {
        let scenes = story(position, mv, cells).into_iter();
        scenes.map(|scene| (scene.squares, scene.signs)).collect()
    }

    #[test]
    fn a_lap_is_pictured_by_its_path_and_then_by_why_it_stopped() {
        let pictures = pictures("Q,0,0,2,0,0,Q,5,5,5,5,5 0 0,0", "3+", &[3, 4, 5, 6]);
        let quan = Quan(true, 0);
        let before = (vec![Cell(2), Cell(0), Cell(0), quan], vec![Hand(0, 1), Hand(1, 2)]);
        let after = (vec![Cell(0), Cell(1), Cell(1), quan], vec![Stop(3)]);
        assert_eq!(pictures, [before, after]);
    }

    #[test]
    fn a_chain_is_one_picture_before_anything_is_taken() {
        let pictures = pictures("Q,0,3,0,0,2,Q,0,0,4,0,3 0 0,0", "5+", &[7, 8, 9, 10, 11]);
        let squares = vec![Cell(1), Cell(0), Cell(4), Cell(0), Cell(3)];
        assert_eq!(pictures, [(squares, vec![Capture(4), Hand(2, 4), Capture(2), Hand(0, 2)])]);
    }

    #[test]
    fn the_end_of_the_game_is_a_picture_before_the_rows_are_swept() {
        let pictures = pictures("0,2,0,1,0,0,Q,0,0,1,0,2 0 24,30", "3+", &[0, 1, 2, 3, 4, 5, 6]);
        let (squares, signs) = pictures.last().expect("a picture");
        assert_eq!((squares[1], squares[6]), (Cell(2), Quan(false, 0)));
        assert_eq!(signs, &[Over(3)]);
    }
}
