//! The puzzles: wins by fours and open threes.

use settings::Language;
use study::puzzle::{PuzzleKey, PuzzleTexts, Puzzles, TryVerdict};
use table::words::{TableWords, Voice};
use tabletop::training::{PuzzleSet, STEPS};
use tabletop::{GameMatch, Match};

use super::words::BoardWords;
use crate::{Caro, Puzzle, Square, Theme, forced_win, longest_answer, puzzles};

/// The wins, the only set of puzzles.
struct Wins;

impl PuzzleSet for Wins {
    fn name(&self) -> &str {
        "wins"
    }

    fn count(&self) -> usize {
        puzzles().len()
    }

    fn id(&self, index: usize) -> String {
        format!("w{:04}", index + 1)
    }

    /// The more moves, the more difficult.
    fn band(&self, index: usize) -> u8 {
        let moves = puzzles().get(index).map_or(1, |puzzle| puzzle.moves);
        u8::try_from(moves).unwrap_or(STEPS).clamp(1, STEPS)
    }

    fn is_first_step(&self, index: usize) -> bool {
        puzzles().get(index).is_some_and(|puzzle| puzzle.moves == 1)
    }
}

fn puzzle(key: PuzzleKey) -> Option<&'static Puzzle> {
    puzzles().get(key.index)
}

fn theme_of(key: PuzzleKey) -> Theme {
    puzzle(key).map_or(Theme::ALL[0], |puzzle| puzzle.theme)
}

/// Returns how many moves are left to the player.
fn moves_left(key: PuzzleKey, played: &Match<Caro>) -> u32 {
    let all = puzzle(key).map_or(0, |puzzle| puzzle.moves);
    let made = u32::try_from(played.turn_count().div_ceil(2)).unwrap_or(u32::MAX);
    all.saturating_sub(made)
}

impl Puzzles for Caro {
    fn puzzle_words(language: Language) -> &'static dyn PuzzleTexts<Self> {
        BoardWords::of(language)
    }

    fn sets() -> &'static [&'static dyn PuzzleSet] {
        &[&Wins]
    }

    fn theme(key: PuzzleKey) -> usize {
        let theme = theme_of(key);
        Theme::ALL.iter().position(|other| *other == theme).unwrap_or_default()
    }

    fn puzzle(key: PuzzleKey) -> Option<Match<Self>> {
        puzzle(key)?.played()
    }

    /// Any mark is right after which the player still wins in time.
    fn judge_try(key: PuzzleKey, played: &Match<Self>) -> TryVerdict<Self> {
        if played.position().line().is_some() {
            return TryVerdict::Solved;
        }
        match longest_answer(played, moves_left(key, played)) {
            Some(answer) => TryVerdict::Reply(answer),
            None => TryVerdict::Wrong,
        }
    }

    fn solution(key: PuzzleKey, played: &Match<Self>) -> Option<Square> {
        forced_win(played, moves_left(key, played)).map(|(_, square)| square)
    }

    /// The moves to win.
    fn group(key: PuzzleKey) -> u32 {
        puzzle(key).map_or(0, |puzzle| puzzle.moves)
    }
}

impl PuzzleTexts<Caro> for BoardWords {
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

    fn task(&self, key: PuzzleKey, played: &Match<Caro>) -> String {
        let board = played.position();
        let mark = self.shared.mark(board.first(), board.side(), 0);
        self.win_in(mark, moves_left(key, played))
    }

    fn second_hint_warns(&self, _words: &'static window_words::Words) -> &'static str {
        self.puzzle_hint_warns
    }

    fn not_found(&self, voice: &Voice<'_>, start: &Match<Caro>, mv: Square, day: &str) -> String {
        voice.words.puzzles.move_not_found(&self.candidate(voice, start, mv).1, day)
    }
}
