//! What the commands print about cờ tướng.

use ::cotuong::words::CotuongWords;
use ::cotuong::{
    Advice, Cotuong, CotuongEvent, Move, Position, Square, analyze, mate_by_checks, moves_to_mate,
    puzzles,
};
use basics::Side;
use cotuong_engine::{LevelSpec, WON, value};
use tabletop::{Control, Entry, Game, GameMatch, Match};
use thiserror::Error;

use crate::cli::analyze::AnalyzeArgs;
use crate::cli::bench::Search;
use crate::cli::failure::Failure;
use crate::cli::fields::{FieldValue, Fields};
use crate::cli::game::CliGame;
use crate::cli::puzzles::PuzzleArgs;
use crate::cli::text::{PromptWords, SharedWords};

/// The reason why a request about cờ tướng is refused.
#[derive(Debug, Error)]
enum Refusal {
    /// The position has given moves that are left.
    #[error("perft counts the moves of both sides in turn: leave out +1 to +3")]
    FirstMovesLeft,
    /// Puzzles are positions without a handicap.
    #[error("puzzles come without a handicap and without extra moves: leave out --rule")]
    Handicap,
}

impl CliGame for Cotuong {
    type Sentences = PromptWords<CotuongWords>;

    /// The FEN, and the number of given moves that are left. The history is left out.
    fn text_of(position: &Position) -> String {
        match position.first_moves() {
            0 => position.fen(),
            left => format!("{} +{left}", position.fen()),
        }
    }

    fn turn_field(entry: &Entry<Self>) -> String {
        let captured = entry.outcome.events.iter().find_map(|event| match event {
            CotuongEvent::Captured { piece, .. } => Some(piece.kind.letter()),
            _ => None,
        });
        format!("captured={}", captured.unwrap_or('-'))
    }

    fn read_move(played: &Match<Self>, text: &str) -> Result<Move, Failure> {
        match text.parse() {
            Ok(mv) => Ok(mv),
            Err(_) => played.position().read_move(text).map_err(Failure::refused),
        }
    }

    fn perft(played: &Match<Self>, depth: u32) -> Result<u64, Failure> {
        let position = played.position();
        if position.first_moves() > 0 {
            return Err(Failure::refused(Refusal::FirstMovesLeft));
        }
        Ok(position.board().clone().perft(depth))
    }

    fn analysis(played: &Match<Self>, args: &AnalyzeArgs) -> Result<Fields, Failure> {
        let limits = args.limits().unwrap_or_else(|level| LevelSpec::of(level).limits());
        let found = analyze(played, &limits, &Control::default());
        let position = played.position();
        let score = match (&found, position.loser()) {
            (Some(found), _) => found.score,
            (None, Some(loser)) if loser == position.side() => -WON,
            (None, Some(_)) => WON,
            (None, None) => 0,
        };
        let best = found.as_ref().map_or_else(|| "-".to_owned(), |found| found.best.to_string());
        let (depth, nodes) = found.map_or((0, 0), |found| (found.depth, found.nodes));
        let mate = moves_to_mate(score).map_or_else(|| "-".to_owned(), |moves| moves.to_string());
        Ok(vec![
            ("best", FieldValue::Word(best)),
            ("score", FieldValue::Number(score.into())),
            ("depth", FieldValue::Number(depth.into())),
            ("nodes", FieldValue::Number(nodes as i64)),
            ("mate", FieldValue::Word(mate)),
        ])
    }

    fn searches() -> Vec<Search> {
        let searches = cotuong_engine::SEARCHES.iter().enumerate();
        let search = |(index, (name, _)): (_, &(&str, _))| {
            Search::counted(name, move || cotuong_engine::bench(index))
        };
        searches.map(search).collect()
    }

    /// The rough value of what is captured.
    fn glance(played: &Match<Self>) -> Vec<(Move, i32)> {
        let captured = |mv: Move| played.position().board().piece(mv.to);
        let gain = |mv: Move| captured(mv).map_or(0, |piece| value(piece.kind));
        played.legal_moves().into_iter().map(|mv| (mv, gain(mv))).collect()
    }

    /// A mate by check after check is proven by trying every check and every reply.
    fn puzzles(args: &PuzzleArgs) -> Result<Vec<String>, Failure> {
        if Self::with_options(&args.rules)? != Self::usual() {
            return Err(Failure::refused(Refusal::Handicap));
        }
        let line = |(number, puzzle): (usize, &::cotuong::Puzzle)| {
            let mate = mate_by_checks(&puzzle.board, puzzle.moves).unwrap_or_default();
            let mate: Vec<String> = mate.iter().map(Move::to_string).collect();
            let (position, moves) = (&puzzle.board, puzzle.moves);
            format!("m{number:04}\t{position}\t{}\tmate\t{moves}\tproven", mate.join(" "))
        };
        Ok((1..).zip(puzzles()).map(line).collect())
    }

    /// The letters are those of a FEN: capitals for red.
    fn drawing(position: &Position) -> Vec<String> {
        const FILES: &str = "a b c d e f g h i";
        let board = position.board();
        let rank = |rank: u8| {
            let piece = |file| Square::new(file, rank).and_then(|square| board.piece(square));
            let letter =
                |file| piece(file).map_or_else(|| ".".to_owned(), |piece| piece.to_string());
            let letters: Vec<String> = (0..9).map(letter).collect();
            format!("{rank} {}", letters.join(" "))
        };
        let mut lines: Vec<String> = (0..10).rev().map(rank).collect();
        // The river.
        lines.insert(5, "  ~ ~ ~ ~ ~ ~ ~ ~ ~".to_owned());
        lines.push(format!("  {FILES}"));
        lines
    }
}

impl SharedWords<Cotuong> for CotuongWords {
    fn prompt(&self) -> &'static str {
        self.prompt
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn advice(&self, advice: &Advice) -> String {
        CotuongWords::advice(self, advice)
    }

    fn side(&self, start: &Position, side: Side) -> Option<&'static str> {
        Some(CotuongWords::side(self, start.red(), side))
    }
}
