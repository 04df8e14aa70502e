//! What the commands print about cờ caro.

use ::caro::words::CaroWords;
use ::caro::{
    Advice, Board, Caro, CaroEvent, Puzzle, Square, analyze, forced_win, glance, longest_answer,
    puzzles,
};
use basics::Analysis;
use basics::Side;
use caro_engine::LevelSpec;
use tabletop::{Control, Entry, Game, GameMatch, Level, Limits, Match};

use crate::cli::analyze::AnalyzeArgs;
use crate::cli::bench::Search;
use crate::cli::failure::{CliRefusal, Failure};
use crate::cli::fields::{FieldValue, Fields};
use crate::cli::game::CliGame;
use crate::cli::puzzles::PuzzleArgs;
use crate::cli::text::{LOOK, PromptWords, SharedWords};

/// The bands of difficulty of puzzles.
const BANDS: u32 = 5;

/// Returns the moves of the shortest win of a puzzle, with the answers that hold out longest.
fn win(puzzle: &Puzzle) -> Vec<String> {
    let mut line = Vec::new();
    let Some(mut played) = puzzle.played() else { return line };
    for left in (1..=puzzle.moves).rev() {
        let best = forced_win(&played, left).map(|(_, square)| square);
        let answer = |played: &Match<Caro>| longest_answer(played, left - 1);
        let Some(square) = best.filter(|square| played.play(*square).is_ok()) else { break };
        line.push(square.to_string());
        let Some(square) = answer(&played).filter(|square| played.play(*square).is_ok()) else {
            break;
        };
        line.push(square.to_string());
    }
    line
}

impl CliGame for Caro {
    type Sentences = PromptWords<CaroWords>;

    const EXAMPLE: Option<&'static str> = Some("8h9i7g");

    fn read_move(_played: &Match<Self>, text: &str) -> Result<Square, Failure> {
        Square::typed(text).map_err(Failure::refused)
    }

    fn turn_field(entry: &Entry<Self>) -> String {
        let line = entry.outcome.events.iter().find_map(|event| match event {
            CaroEvent::Won { line } => Some(line.to_string()),
            CaroEvent::Marked { .. } => None,
        });
        format!("line={}", line.unwrap_or_else(|| "-".to_owned()))
    }

    fn analysis(played: &Match<Self>, args: &AnalyzeArgs) -> Result<Fields, Failure> {
        let limits = args.single_threaded(Self::ID, limits_of)?;
        let found = analyze(played, &limits, &Control::default());
        let best = found.as_ref().map(|found| found.best.to_string());
        let value = match &found {
            Some(found) => value(found),
            // The side to move after a winning line has lost; a full board is a draw.
            None if played.position().line().is_some() => FieldValue::Word("-w0".to_owned()),
            None => FieldValue::Number(0),
        };
        let is_exact = found.as_ref().is_none_or(|found| found.moves_to_end.is_some());
        let (depth, nodes) = found.map_or((0, 0), |found| (found.depth, found.nodes));
        Ok(vec![
            ("best", FieldValue::Word(best.unwrap_or_else(|| "-".to_owned()))),
            ("value", value),
            ("depth", FieldValue::Number(depth.into())),
            ("nodes", FieldValue::Number(nodes as i64)),
            ("exact", FieldValue::Truth(is_exact)),
        ])
    }

    /// A win by fours and open threes is proven by trying every answer.
    fn puzzles(args: &PuzzleArgs) -> Result<Vec<String>, Failure> {
        if Self::with_options(&args.rules)? != Self::usual() {
            return Err(CliRefusal::PuzzlesOfUsual(Self::ID).into());
        }
        let line = |(number, puzzle): (usize, &Puzzle)| {
            let (history, theme, moves) = (&puzzle.history, puzzle.theme, puzzle.moves);
            let band = moves.clamp(1, BANDS);
            format!("w{number:04}\t{history}\t{}\t{theme}\t{band}\tproven", win(puzzle).join(" "))
        };
        Ok((1..).zip(puzzles()).map(line).collect())
    }

    fn searches() -> Vec<Search> {
        let searches = caro_engine::SEARCHES.iter().enumerate();
        let search = |(index, (name, ..)): (_, &(&str, _, _))| {
            Search::counted(name, move || caro_engine::bench(index))
        };
        searches.map(search).collect()
    }

    /// The squares near the marks, by what a mark makes and denies there.
    fn glance(played: &Match<Self>) -> Vec<(Square, i32)> {
        glance(played)
    }

    fn replayed(self, board: Board) -> Match<Self> {
        let mut played = Match::new(self, board.first());
        for square in board.history() {
            played.play(*square).expect("a history holds legal moves");
        }
        played
    }

    /// Parentheses surround the last mark.
    fn drawing(board: &Board) -> Vec<String> {
        let size = board.size();
        let last = board.history().last().map(|square| (square.row(), square.column()));
        let mark = |row, column| match Square::new(row, column).and_then(|at| board.mark(at)) {
            None => '.',
            Some(side) if side == board.first() => 'X',
            Some(_) => 'O',
        };
        let before = |row, column: u8| match last {
            Some(last) if last == (row, column) => '(',
            Some((at, left)) if at == row && left.checked_add(1) == Some(column) => ')',
            _ => ' ',
        };
        let row = |row: u8| {
            let squares = (0..size).flat_map(|column| [before(row, column), mark(row, column)]);
            let squares: String = squares.chain([before(row, size)]).collect();
            format!("{:>2}{}", row + 1, squares.trim_end())
        };
        let letters: String =
            (b'a'..b'a' + size).map(|letter| format!(" {}", char::from(letter))).collect();
        std::iter::once(format!("  {letters}")).chain((0..size).rev().map(row)).collect()
    }
}

impl SharedWords<Caro> for CaroWords {
    fn prompt(&self) -> &'static str {
        self.prompt
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn advice(&self, advice: &Advice) -> String {
        CaroWords::advice(self, advice)
    }

    fn side(&self, start: &Board, side: Side) -> Option<&'static str> {
        Some(self.mark(start.first(), side, LOOK))
    }
}

/// Returns the limits of the search of a level.
fn limits_of(level: Level) -> Limits<Square> {
    let Limits { depth, nodes, time, threads, only } = LevelSpec::of(level).limits();
    Limits { depth, nodes, time, threads, only: only.map(Square::from) }
}

/// Returns the score, or the number of moves to a proven win or loss.
fn value(found: &Analysis<Square>) -> FieldValue {
    match found.moves_to_end {
        Some(moves @ 0..) => FieldValue::Word(format!("+w{moves}")),
        Some(moves) => FieldValue::Word(format!("-w{}", -moves)),
        None => FieldValue::Number(found.score.into()),
    }
}
