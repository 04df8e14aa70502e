//! What the commands print about cờ tướng.

use ::cotuong::{Cotuong, CotuongEvent, Move, Position, Square, analyze, moves_to_mate};
use cotuong_engine::{LevelSpec, WON};
use tabletop::{Control, Entry, Game, Limits, Match, Played};

use super::GuestGame;
use super::cotuong_words::PromptWords;
use super::text::GuestWords;
use crate::cli::analyze::AnalyzeArgs;
use crate::cli::failure::Failure;
use crate::cli::fields::{FieldValue, Fields};
use crate::settings::Language;

/// The nodes of the search that judges an opening.
const JUDGED_NODES: u64 = 20_000;

impl GuestGame for Cotuong {
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

    fn read_move(played: &Match<Self>, text: &str) -> Result<Move, String> {
        match text.parse() {
            Ok(mv) => Ok(mv),
            Err(_) => played.position().read_move(text).map_err(|why| why.to_string()),
        }
    }

    fn perft(position: &Position, depth: u32) -> Result<u64, String> {
        if position.first_moves() > 0 {
            return Err(
                "perft counts the moves of both sides in turn: leave out +1 to +3".to_owned()
            );
        }
        Ok(position.board().clone().perft(depth))
    }

    fn analysis(played: &Match<Self>, args: &AnalyzeArgs) -> Result<Fields, Failure> {
        let limits = args.single_threaded(Self::ID)?;
        let limits = limits.unwrap_or_else(|level| LevelSpec::of(level).limits());
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

    fn words(language: Language) -> &'static dyn GuestWords<Self> {
        PromptWords::of(language)
    }

    fn searches() -> Vec<(String, fn() -> u64)> {
        let runs: [fn() -> u64; cotuong_engine::SEARCHES.len()] = [
            || cotuong_engine::bench(0),
            || cotuong_engine::bench(1),
            || cotuong_engine::bench(2),
            || cotuong_engine::bench(3),
        ];
        let names = cotuong_engine::SEARCHES.iter().map(|(name, _)| (*name).to_owned());
        names.zip(runs).collect()
    }

    fn imbalance(played: &Match<Self>) -> Option<i32> {
        let limits = Limits { nodes: Some(JUDGED_NODES), ..Limits::default() };
        analyze(played, &limits, &Control::default()).map(|found| found.score.abs())
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
