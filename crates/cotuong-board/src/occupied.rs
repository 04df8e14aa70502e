//! Where pieces reach past the pieces that stand on the board.

use super::lines;
use super::steps::{self, Jump};
use super::{FILES, RANKS, Square, SquareSet};

/// The crossings on which pieces stand. Lines along ranks are consecutive bits of a set; for lines
/// along files, a second number has the crossings file by file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Occupied {
    all: SquareSet,
    by_file: u128,
}

impl Occupied {
    pub(crate) fn all(&self) -> SquareSet {
        self.all
    }

    /// Adds a crossing, or removes it.
    pub(crate) fn toggle(&mut self, square: Square) {
        self.all.toggle(square);
        self.by_file ^= 1 << (square.file() * RANKS + square.rank());
    }

    /// Returns the crossings as they are after a move, which may be a capture.
    pub(crate) fn after(&self, from: Square, to: Square) -> Self {
        let mut after = self.clone();
        after.toggle(from);
        if !self.all.contains(to) {
            after.toggle(to);
        }
        after
    }

    /// Returns where a chariot reaches: the empty crossings and the first piece in each direction.
    pub(crate) fn chariot(&self, square: Square) -> SquareSet {
        self.lines(square, lines::chariot)
    }

    /// Returns the pieces that a cannon captures: the second in each direction.
    pub(crate) fn cannon(&self, square: Square) -> SquareSet {
        self.lines(square, lines::cannon)
    }

    fn lines(&self, square: Square, reach: impl Fn(u8, usize) -> usize) -> SquareSet {
        const RANK: usize = (1 << FILES) - 1;
        const FILE: usize = (1 << RANKS) - 1;
        let (file, rank) = (square.file(), square.rank());
        let start = rank * FILES;
        let along_rank = reach(file, (self.all.bits() >> start) as usize & RANK) & RANK;
        let along_file = reach(rank, (self.by_file >> (file * RANKS)) as usize & FILE);
        SquareSet::from_bits((along_rank as u128) << start | lines::spread(along_file) << file)
    }

    pub(crate) fn elephant(&self, square: Square) -> SquareSet {
        self.jumps(steps::of_elephant(square))
    }

    pub(crate) fn horse(&self, square: Square) -> SquareSet {
        self.jumps(steps::of_horse(square))
    }

    /// Returns the crossings from which a horse reaches `square`.
    pub(crate) fn horse_sources(&self, square: Square) -> SquareSet {
        self.jumps(steps::horse_sources_of(square))
    }

    fn jumps(&self, jumps: &[Jump; 4]) -> SquareSet {
        let free = jumps.iter().filter(|jump| (jump.over & self.all).is_empty());
        free.fold(SquareSet::EMPTY, |reached, jump| reached | jump.squares)
    }
}
