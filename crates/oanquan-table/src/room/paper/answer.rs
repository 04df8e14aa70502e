//! The key of a worksheet: what a pupil who has found the moves of a puzzle could have written.

use oanquan::{Cell, Event, Game, Move, Pile, Rules, Side};
use oanquan_engine::{Puzzle, Theme};
use window_words::{PaperWords, Words};

use crate::room::OAnQuanSentences;

/// Returns the key of a puzzle: the first move, why it is right, the points after it, and how the line goes on.
pub(super) fn key(words: &Words, puzzle: &Puzzle) -> String {
    let own = &words.paper;
    let Some(first) = puzzle.line.first() else { return String::new() };
    let Outcome { points, swept, captured } = Outcome::of(puzzle, *first);
    let captures = captures(words, &captured);
    let step = |mv: &Move| step(own, puzzle, *mv);
    let mut text = own.answer(&step(first), points);
    if !captures.is_empty() {
        text = format!("{text} {}", own.why_captures(&captures));
    }
    if swept > 0 {
        text = format!("{text} {}", own.why_sweeps(swept));
    }
    if captures.is_empty() || !matches!(puzzle.theme, Theme::TakeQuan | Theme::LongChain) {
        text = format!("{text} {}", own.why_aims(words.oanquan().theme_task(puzzle.theme)));
    }
    for pair in puzzle.line[1..].chunks_exact(2) {
        text = format!("{text} {}", own.goes_on(&step(&pair[0]), &step(&pair[1])));
    }
    text
}

/// Returns the line of a puzzle with this number as records write it, and in brackets what its first move captures or
/// else aims at.
pub(super) fn solution(words: &Words, number: usize, puzzle: &Puzzle) -> String {
    let moves: Vec<String> = puzzle.line.iter().map(Move::to_string).collect();
    let captured =
        puzzle.line.first().map_or_else(Vec::new, |first| Outcome::of(puzzle, *first).captured);
    let why = match captures(words, &captured) {
        nothing if nothing.is_empty() => {
            words.oanquan().theme_task(puzzle.theme).trim_end_matches('.').to_owned()
        }
        captures => words.paper.captures(&captures),
    };
    words.paper.solution(number, &moves.join(" "), &why)
}

/// Returns a move as the pupil writes it: the cell, and what stands beside it on the board in this direction.
fn step(words: &PaperWords, puzzle: &Puzzle, mv: Move) -> String {
    let towards = puzzle.position.ring().next(mv.cell, mv.direction);
    words.step(mv.cell.index(), &place(words, towards))
}

/// Returns the name of a cell on the sheet, where only dân cells have numbers.
fn place(words: &PaperWords, cell: Cell) -> String {
    match (cell.is_quan(), cell.index()) {
        (false, number) => words.cell(number),
        (true, 0) => words.quan_on_left.to_owned(),
        (true, _) => words.quan_on_right.to_owned(),
    }
}

/// Returns what a move captures; nothing if it captures nothing.
fn captures(words: &Words, captured: &[(Cell, Pile)]) -> String {
    let own = &words.paper;
    let one = |(cell, pile): &(Cell, Pile)| own.capture(pile.quan, pile.dan, &place(own, *cell));
    words.lists.all_of(&captured.iter().map(one).collect::<Vec<_>>())
}

/// What a move of the near side leads to.
struct Outcome {
    /// The points in its store afterwards.
    points: i32,
    /// The dân that it sweeps together because the game is over.
    swept: i32,
    /// The piles that the move captures.
    captured: Vec<(Cell, Pile)>,
}

impl Outcome {
    fn of(puzzle: &Puzzle, mv: Move) -> Self {
        let mut game = Game::new(Rules::classic(), puzzle.position.clone());
        let turn = game.play(mv).expect("a move of a puzzle");
        let captured = turn.events.iter().filter_map(|event| match event {
            Event::Captured { cell, pile, .. } => Some((*cell, *pile)),
            _ => None,
        });
        let captured = captured.collect();
        let swept = turn.events.iter().filter_map(|event| match event {
            Event::Swept { side: Side::NEAR, dan, .. } => Some(i32::from(*dan)),
            _ => None,
        });
        Outcome { points: turn.after.store(Side::NEAR), swept: swept.sum(), captured }
    }
}

#[cfg(test)]
mod tests {
    use oanquan::{Position, Preset};
    use oanquan_engine::puzzles;
    use settings::Language;

    use super::*;

    /// Returns a puzzle of one move.
    fn puzzle(position: &str, mv: &str) -> Puzzle {
        let all = puzzles(Preset::Classic).expect("classic puzzles");
        let position = Position::parse(position, &Rules::classic()).expect("a position");
        let line = vec![mv.parse().expect("a move")];
        Puzzle { position, line, theme: Theme::TakeQuan, ..all[0].clone() }
    }

    #[test]
    fn a_key_says_what_is_captured_and_the_points_after_the_move() {
        // Two stones go to the quan and to cell 7; cell 8 is empty, and cell 9 loses its four.
        let puzzle = puzzle("Q,0,0,0,0,2,Q,0,0,4,5,5 0 3,0", "5+");
        let key = |language| key(Words::of(language), &puzzle);
        assert_eq!(
            key(Language::Vietnamese),
            "Rải ô 5 về phía ô quan bên phải; đi xong, kho của em có 7 điểm. Vì: ăn được 4 dân ở ô 9."
        );
        assert_eq!(
            key(Language::English),
            "Sow cell 5 towards the quan cell on the right; your store then has 7 points. Why: it captures 4 dân in \
             cell 9."
        );
    }

    #[test]
    fn a_key_says_what_is_swept_where_the_move_ends_the_game() {
        // One dân goes to cell 4, cell 5 is empty, and the last quan behind it is captured; cells 1 and 4 keep five dân.
        let puzzle = puzzle("0,4,0,1,0,0,Q,0,0,2,0,0 0 20,33", "3+");
        let key = key(Words::of(Language::Vietnamese), &puzzle);
        assert!(key.contains("5 dân còn bên em cũng là của em."), "{key}");
    }

    #[test]
    fn every_key_gives_a_reason_and_names_quan_cells_as_the_sheet_shows_them() {
        for puzzle in puzzles(Preset::Classic).expect("classic puzzles") {
            let key = key(Words::of(Language::Vietnamese), puzzle);
            assert!(key.contains("Vì: ") || key.contains("Mục đích: "), "{key}");
            for unnumbered in [" ô 0", " ô 6"] {
                let is_named = |(at, _): (usize, &str)| {
                    key[at + unnumbered.len()..].starts_with(|c: char| c.is_ascii_digit())
                };
                assert!(key.match_indices(unnumbered).all(is_named), "{key}");
            }
        }
    }
}
