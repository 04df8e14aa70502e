//! Positions and what is known about them, in 32 bytes each.

use std::error::Error;
use std::fs;
use std::path::Path;

use cotuong_board::{Board, Color, Kind, Piece, SQUARES, Square};

/// The bytes of a sample.
pub const BYTES: usize = 32;
/// The kinds of piece.
pub const KINDS: usize = 7;

/// How a game ended for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Lost,
    Drawn,
    Won,
    /// The position is not of a game.
    Unknown,
}

impl Ended {
    const ALL: [Ended; 4] = [Ended::Lost, Ended::Drawn, Ended::Won, Ended::Unknown];

    /// Returns the share of the points.
    pub fn share(self) -> Option<f32> {
        match self {
            Ended::Lost => Some(0.0),
            Ended::Drawn => Some(0.5),
            Ended::Won => Some(1.0),
            Ended::Unknown => None,
        }
    }
}

/// A position, turned so that the side to move is at the bottom.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The places of the pieces by crossing: the number of the kind, and [`KINDS`] more for the other side's.
    pub pieces: Vec<(u8, u8)>,
    /// What a search expects for the side to move, in hundredths of a soldier.
    pub score: i16,
    /// What the estimate by hand says.
    pub estimate: i16,
    pub ended: Ended,
}

impl Sample {
    pub fn new(board: &Board, score: i32, estimate: i32, ended: Ended) -> Self {
        let own = board.to_move();
        let place = |square: Square| {
            let Piece { color, kind } = board.piece(square)?;
            let number = kind as usize + if color == own { 0 } else { KINDS };
            Some((turned(square, own) as u8, number as u8))
        };
        let mut pieces: Vec<_> = Square::all().filter_map(place).collect();
        pieces.sort_unstable();
        let short = |number: i32| number.clamp(-30_000, 30_000) as i16;
        Sample { pieces, score: short(score), estimate: short(estimate), ended }
    }

    /// Appends the sample: 90 bits for the crossings with pieces, two for the end of the game, four bits
    /// for each piece, the score, the estimate.
    pub fn write(&self, out: &mut Vec<u8>) {
        let mut bits = (self.ended as u128) << SQUARES;
        let mut kinds = 0_u128;
        for (index, (square, kind)) in self.pieces.iter().enumerate() {
            bits |= 1 << square;
            kinds |= u128::from(*kind) << (4 * index);
        }
        out.extend_from_slice(&bits.to_le_bytes()[..12]);
        out.extend_from_slice(&kinds.to_le_bytes());
        out.extend_from_slice(&self.score.to_le_bytes());
        out.extend_from_slice(&self.estimate.to_le_bytes());
    }

    /// Reads a sample of [`BYTES`] bytes.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut wide = [0; 16];
        wide[..12].copy_from_slice(bytes.get(..12)?);
        let bits = u128::from_le_bytes(wide);
        let kinds = u128::from_le_bytes(bytes.get(12..28)?.try_into().ok()?);
        let squares = (0..SQUARES as u8).filter(|square| bits >> square & 1 == 1);
        let pieces =
            squares.enumerate().map(|(index, square)| (square, (kinds >> (4 * index) & 15) as u8));
        let short = |at: usize| Some(i16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
        Some(Sample {
            pieces: pieces.collect(),
            score: short(28)?,
            estimate: short(30)?,
            ended: Ended::ALL[(bits >> SQUARES & 3) as usize],
        })
    }
}

/// Returns the index of a crossing as `own` sees it.
fn turned(square: Square, own: Color) -> usize {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    match own {
        Color::Red => rank * 9 + file,
        Color::Black => (9 - rank) * 9 + file,
    }
}

/// Returns the bytes of all samples in a folder, file by file in the order of their names.
pub fn read_folder(folder: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut files: Vec<_> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    files.retain(|file| file.extension().is_some_and(|end| end == "bin"));
    files.sort();
    let mut all = Vec::new();
    for file in files {
        all.extend(fs::read(file)?);
    }
    Ok(all)
}

const _: () = assert!(Kind::Soldier as usize + 1 == KINDS && SQUARES + 2 <= 96);
