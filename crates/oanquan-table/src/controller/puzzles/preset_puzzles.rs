//! The puzzles under a preset as a set to train with.

use std::sync::LazyLock;

use oanquan::Preset;
use oanquan_engine::{Demands, Puzzle, puzzle_id, puzzles};
use tabletop::training::PuzzleSet;

static CLASSIC: LazyLock<Vec<Demands>> = LazyLock::new(|| demands_under(Preset::Classic));
static FOLK: LazyLock<Vec<Demands>> = LazyLock::new(|| demands_under(Preset::Folk));

/// Returns what the puzzles under a preset presuppose.
fn demands_under(preset: Preset) -> Vec<Demands> {
    let rules = preset.rules();
    PresetPuzzles(preset).all().iter().map(|puzzle| Demands::of(puzzle, &rules)).collect()
}

/// The puzzles under a preset; none if it has no puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetPuzzles(pub Preset);

impl PresetPuzzles {
    /// Returns the puzzles.
    pub fn all(self) -> &'static [Puzzle] {
        puzzles(self.0).unwrap_or_default()
    }

    /// Returns what the puzzle at this index presupposes, or `None` if there is no such puzzle.
    pub fn demands(self, index: usize) -> Option<Demands> {
        let all = match self.0 {
            Preset::Classic => &CLASSIC,
            Preset::Folk => &FOLK,
            Preset::Report | Preset::Rich | Preset::BigQuan | Preset::Tonkin => return None,
        };
        all.get(index).copied()
    }
}

impl PuzzleSet for PresetPuzzles {
    fn name(&self) -> &str {
        self.0.into()
    }

    fn count(&self) -> usize {
        self.all().len()
    }

    fn id(&self, index: usize) -> String {
        puzzle_id(self.0, index)
    }

    fn band(&self, index: usize) -> u8 {
        self.all().get(index).map_or(1, |puzzle| puzzle.band)
    }

    fn traits(&self, index: usize) -> Vec<String> {
        let Some(puzzle) = self.all().get(index) else { return Vec::new() };
        traits(puzzle)
    }

    fn is_first_step(&self, index: usize) -> bool {
        self.demands(index).is_some_and(|demands| demands.is_first_step)
    }
}

/// Returns the theme of a puzzle, and the cell and the direction of its answer.
pub fn traits(puzzle: &Puzzle) -> Vec<String> {
    let answer = puzzle.line.first();
    let cell = answer.map(|mv| mv.cell.to_string());
    let direction = answer.map(|mv| format!("{:?}", mv.direction));
    let theme = format!("{:?}", puzzle.theme);
    [Some(theme), cell, direction].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use tabletop::training::mixed;

    use super::*;

    #[test]
    fn a_list_begins_with_puzzles_whose_answers_differ() {
        let set = PresetPuzzles(Preset::Classic);
        let easy: Vec<usize> = (0..set.count()).filter(|index| set.is_first_step(*index)).collect();
        let listed = mixed(&set, &easy);
        let answer = |index: &usize| set.all()[*index].line[0].cell;
        for cell in listed[..20].iter().map(answer) {
            let same = listed[..20].iter().filter(|index| answer(index) == cell).count();
            assert!(same <= 10, "cell {cell}: {same} of 20");
        }
        let mut all = listed.clone();
        all.sort_unstable();
        assert_eq!(all, easy, "no puzzle is lost");
    }
}
