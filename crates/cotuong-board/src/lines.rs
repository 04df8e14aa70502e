//! Where a chariot and a cannon reach along a line of crossings, for every way in which pieces can
//! stand on it.

use super::{FILES, RANKS};

/// The crossings of the longest line.
const LONGEST: usize = RANKS as usize;
/// The number of ways in which pieces can stand on the longest line.
const WAYS: usize = 1 << LONGEST;

/// The crossings of a line, one bit for each.
type Line = u16;

/// Where pieces reach on a line, by their place and by what stands on the line.
type Reach = [[Line; WAYS]; LONGEST];

/// The places that a chariot reaches: up to the first piece on both sides, and that piece.
static CHARIOT: Reach = reach(0);
/// The places of the pieces that a cannon captures: the second piece on both sides.
static CANNON: Reach = reach(1);
/// The bits of a line along a file, moved apart to where a set of crossings has them.
static ALONG_FILE: [u128; WAYS] = along_file();

const fn reach(jumps: u32) -> Reach {
    let mut table = [[0; WAYS]; LONGEST];
    let mut place = 0;
    while place < LONGEST {
        let mut line = 0;
        while line < WAYS {
            table[place][line] =
                one_way(line, place as i32, 1, jumps) | one_way(line, place as i32, -1, jumps);
            line += 1;
        }
        place += 1;
    }
    table
}

/// Returns what is reached in one direction beyond `jumps` pieces.
const fn one_way(line: usize, from: i32, step: i32, jumps: u32) -> Line {
    let (mut reached, mut passed, mut place) = (0, 0, from + step);
    while place >= 0 && place < LONGEST as i32 && passed <= jumps {
        let is_piece = line >> place & 1 == 1;
        if passed == jumps && (is_piece || jumps == 0) {
            reached |= 1 << place;
        }
        passed += is_piece as u32;
        place += step;
    }
    reached
}

const fn along_file() -> [u128; WAYS] {
    let mut table = [0; WAYS];
    let mut line = 0;
    while line < WAYS {
        let mut place = 0;
        while place < LONGEST {
            table[line] |= ((line >> place & 1) as u128) << (place * FILES as usize);
            place += 1;
        }
        line += 1;
    }
    table
}

/// Returns the places that a chariot at `place` reaches on `line`.
pub(crate) fn chariot(place: u8, line: usize) -> usize {
    usize::from(CHARIOT[usize::from(place)][line])
}

/// Returns the places of the pieces that a cannon at `place` captures on `line`.
pub(crate) fn cannon(place: u8, line: usize) -> usize {
    usize::from(CANNON[usize::from(place)][line])
}

/// Returns the bits of the crossings of file `a` whose ranks `line` contains.
pub(crate) fn spread(line: usize) -> u128 {
    ALONG_FILE[line]
}
