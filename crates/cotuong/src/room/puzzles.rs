//! The puzzles: mate by check after check.

use settings::Language;
use study::puzzle::{PuzzleKey, PuzzleTexts, Puzzles, TryVerdict};
use table::words::{TableWords, Voice};
use tabletop::training::PuzzleSet;
use tabletop::{Game, GameMatch, Match};

use super::words::BoardWords;
use crate::{Cotuong, Move, Puzzle, Theme, mate_by_checks, mated_by_checks, puzzles};

/// The mates, the only set of puzzles.
struct Mates;

impl PuzzleSet for Mates {
    fn name(&self) -> &str {
        "mates"
    }

    fn count(&self) -> usize {
        puzzles().len()
    }

    fn id(&self, index: usize) -> String {
        format!("m{:04}", index + 1)
    }

    fn band(&self, index: usize) -> u8 {
        puzzles().get(index).map_or(1, |puzzle| puzzle.band)
    }

    /// A newcomer begins with the mates that *Easy* gives at once.
    fn is_first_step(&self, index: usize) -> bool {
        puzzles().get(index).is_some_and(|puzzle| puzzle.moves == 1 && puzzle.band == 1)
    }
}

fn puzzle(key: PuzzleKey) -> Option<&'static Puzzle> {
    puzzles().get(key.index)
}

fn theme_of(key: PuzzleKey) -> Theme {
    puzzle(key).map_or(Theme::ALL[0], |puzzle| puzzle.theme)
}

/// Returns how many moves are left to the player.
fn moves_left(key: PuzzleKey, played: &Match<Cotuong>) -> u32 {
    let all = puzzle(key).map_or(0, |puzzle| puzzle.moves);
    let made = u32::try_from(played.turn_count().div_ceil(2)).unwrap_or(u32::MAX);
    all.saturating_sub(made)
}

impl Puzzles for Cotuong {
    fn puzzle_words(language: Language) -> &'static dyn PuzzleTexts<Self> {
        BoardWords::of(language)
    }

    fn sets() -> &'static [&'static dyn PuzzleSet] {
        &[&Mates]
    }

    fn theme(key: PuzzleKey) -> usize {
        let theme = theme_of(key);
        Theme::ALL.iter().position(|other| *other == theme).unwrap_or_default()
    }

    fn puzzle(key: PuzzleKey) -> Option<Match<Self>> {
        let text = puzzle(key)?.board.to_string();
        let (game, position) = Cotuong::usual().parse_position(&text).ok()?;
        Some(Match::begin(game, position))
    }

    /// Any move is right after which the other side is mated in time.
    fn judge_try(key: PuzzleKey, played: &Match<Self>) -> TryVerdict<Self> {
        let position = played.position();
        if position.loser().is_some_and(|loser| loser == position.side()) {
            return TryVerdict::Solved;
        }
        let line = mated_by_checks(position.board(), moves_left(key, played));
        match line.as_deref().and_then(<[Move]>::first) {
            Some(reply) if position.end().is_none() => TryVerdict::Reply(*reply),
            _ => TryVerdict::Wrong,
        }
    }

    fn solution(key: PuzzleKey, played: &Match<Self>) -> Option<Move> {
        let line = mate_by_checks(played.position().board(), moves_left(key, played))?;
        line.first().copied()
    }

    /// The moves to mate.
    fn group(key: PuzzleKey) -> u32 {
        puzzle(key).map_or(0, |puzzle| puzzle.moves)
    }
}

impl PuzzleTexts<Cotuong> for BoardWords {
    fn game(&self) -> &'static str {
        self.shared().title()
    }

    fn themes(&self) -> Vec<&'static str> {
        Theme::ALL.iter().map(|theme| self.theme(*theme)).collect()
    }

    fn first_hint(&self, key: PuzzleKey) -> &'static str {
        self.theme_hint(theme_of(key))
    }

    fn group(&self, _set: &dyn PuzzleSet, moves: u32) -> String {
        self.puzzle_kind(moves)
    }

    fn task(&self, key: PuzzleKey, played: &Match<Cotuong>) -> String {
        let color = played.up_to(0).position().board().to_move();
        self.mate_in(color, moves_left(key, played))
    }

    fn refuted(
        &self,
        _voice: &Voice<'_>,
        _puzzle: PuzzleKey,
        _played: &Match<Cotuong>,
        _lost: i32,
        _replies: usize,
    ) -> String {
        self.puzzle_missed.to_owned()
    }

    fn not_found(&self, voice: &Voice<'_>, start: &Match<Cotuong>, mv: Move, day: &str) -> String {
        voice.words.puzzles.move_not_found(&self.candidate(voice, start, mv).1, day)
    }
}
