//! What the commands print about every small game.

use basics::Side;
use game_words::GameWords;
use small_game::{
    Advice, Piece, Point, Situation, Small, SmallGame, SmallWords, limits_of, searches,
};
use tabletop::{Advisor, Control, Entry, Game, GameMatch, Match};

use crate::cli::analyze::AnalyzeArgs;
use crate::cli::bench::Search;
use crate::cli::errors::Entry as ErrorEntry;
use crate::cli::failure::Failure;
use crate::cli::fields::{FieldValue, Fields};
use crate::cli::game::CliGame;
use crate::cli::text::{PromptWords, SharedWords};
use crate::settings::Language;

/// The depths of the searches of `bench`.
const DEPTHS: [u32; 2] = [5, 7];

impl<G: SmallGame> CliGame for Small<G> {
    type Sentences = PromptWords<SmallWords<G>>;

    fn turn_field(entry: &Entry<Self>) -> String {
        format!("{}={}", G::COUNTED, entry.outcome.events.iter().sum::<u32>())
    }

    fn perft(played: &Match<Self>, depth: u32) -> Result<u64, Failure> {
        Ok(leaves(&played.rules().0, &played.position().position, depth))
    }

    /// A win or a loss is given by the moves of both sides until then.
    fn analysis(played: &Match<Self>, args: &AnalyzeArgs) -> Result<Fields, Failure> {
        let limits = args.single_threaded(Self::ID, limits_of)?;
        let found = Self::analyze(played, &limits, &Control::default());
        let best = found.as_ref().map_or_else(|| "-".to_owned(), |found| found.best.to_string());
        let moves = found.as_ref().and_then(|found| found.moves_to_end);
        let end = played.rules().0.ended(&played.position().position);
        let value = match (&found, moves, end) {
            (_, Some(moves), _) => {
                let sign = if moves > 0 { '+' } else { '-' };
                FieldValue::Word(format!("{sign}w{}", moves.abs()))
            }
            (Some(found), None, _) => FieldValue::Number(found.score.into()),
            (None, None, Some((_, Some(loser)))) => {
                let has_lost = loser == G::side(&played.position().position);
                FieldValue::Word(if has_lost { "-w0" } else { "+w0" }.to_owned())
            }
            (None, None, _) => FieldValue::Number(0),
        };
        let (depth, nodes) = found.as_ref().map_or((0, 0), |found| (found.depth, found.nodes));
        Ok(vec![
            ("best", FieldValue::Word(best)),
            ("value", value),
            ("depth", FieldValue::Number(depth.into())),
            ("nodes", FieldValue::Number(nodes as i64)),
            ("exact", FieldValue::Truth(found.is_none() || moves.is_some())),
        ])
    }

    /// Its name, and why it refuses a move.
    fn errors() -> Vec<ErrorEntry> {
        let [english, vietnamese] =
            [Language::English, Language::Vietnamese].map(SmallWords::<G>::of);
        let mut title = vietnamese.title().chars();
        let name: String =
            title.next().into_iter().flat_map(char::to_lowercase).chain(title).collect();
        let name = ErrorEntry::new(Some("game".to_owned()), G::ID, &name);
        let both = english.refusals().zip(vietnamese.refusals());
        let refusals =
            both.map(|(english, vietnamese)| ErrorEntry::new(None, &english, &vietnamese));
        std::iter::once(name).chain(refusals).collect()
    }

    fn searches() -> Vec<Search> {
        let search =
            |depth| Search::counted(&format!("start-{depth}"), move || searches::<G>(depth));
        DEPTHS.map(search).into()
    }

    fn glance(played: &Match<Self>) -> Vec<(G::Move, i32)> {
        let (game, position) = (&played.rules().0, &played.position().position);
        let gain = |mv| -G::estimate(&game.after(position, mv));
        played.legal_moves().into_iter().map(|mv| (mv, gain(mv))).collect()
    }

    /// The letters are those of a position: `B` for the near side, `T` for the other one.
    fn drawing(situation: &Situation<G>) -> Vec<String> {
        let [columns, rows] = G::SIZE;
        let letter = |at: Point| match G::piece(&situation.position, at) {
            None => '.',
            Some(Piece::Of(side)) if side == Side::NEAR => 'B',
            Some(Piece::Of(_)) => 'T',
            Some(Piece::Plain) => 'o',
        };
        let line = |y: u8| {
            let points = (0..columns).map(|x| format!(" {}", letter(Point::new(x, y))));
            format!("{}{}", y + 1, points.collect::<String>())
        };
        let letters: String =
            (b'a'..b'a' + columns).map(|letter| format!(" {}", char::from(letter))).collect();
        (0..rows).rev().map(line).chain([format!(" {letters}")]).collect()
    }
}

impl<G: SmallGame> SharedWords<Small<G>> for SmallWords<G> {
    fn prompt(&self) -> &'static str {
        self.prompt
    }

    fn help(&self) -> &'static str {
        self.shared.help
    }

    fn advice(&self, advice: &Advice<G::Move>) -> String {
        Self::advice(self, advice)
    }

    fn side(&self, _start: &Situation<G>, side: Side) -> Option<&'static str> {
        Self::side(self, side)
    }
}

/// Returns the number of sequences of `depth` moves from a position.
fn leaves<G: SmallGame>(game: &G, position: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.ended(position).is_some() {
        return 0;
    }
    let moves = game.moves(position).into_iter();
    moves.map(|mv| leaves(game, &game.after(position, mv), depth - 1)).sum()
}
