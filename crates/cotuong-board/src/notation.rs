//! Moves as people in Việt Nam write them, `P2-5`.
//!
//! First the letter of the piece and its file, counted from the mover's right; then `.` for forward,
//! `/` for back or `-` for sideways; then the number of steps along the file or else the file that the
//! piece goes to. Of several like pieces on a file, the place from the front replaces the file: `t`
//! (trước, front) and `s` (sau, rear), and between them `g` (giữa, middle), as in `Pt.2`. Four or five
//! soldiers on a file are `t`, `gt`, `g`, `gs` and `s`. If several files have such soldiers, the file
//! follows, as in `Bt7-6`.

use std::fmt::Write;

use basics::Excerpt;
use strum::VariantArray;

use super::{Board, Color, FILES, Kind, Move, NotAMove, Square, SquareSet, Unreadable};

/// The place of a piece among two to five like pieces on its file, from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Place {
    /// The first one.
    Front,
    /// The one behind the first, of four or five.
    BehindFront,
    /// The middle one, of three or five.
    Middle,
    /// The one before the last, of four or five.
    BeforeRear,
    /// The last one.
    Rear,
}

impl Place {
    fn letters(self) -> &'static str {
        match self {
            Place::Front => "t",
            Place::BehindFront => "gt",
            Place::Middle => "g",
            Place::BeforeRear => "gs",
            Place::Rear => "s",
        }
    }
}

/// What the notation says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The kind of the piece.
    pub kind: Kind,
    /// Its place; `None` if it is alone on its file.
    pub place: Option<Place>,
    /// Its file, counted from 1 at the right of the mover. Text may leave it out.
    pub file: Option<u8>,
    /// Where it goes.
    pub way: Way,
    /// The number of steps if [`counts_steps`](Self::counts_steps), otherwise the file of arrival.
    pub target: u8,
}

impl Written {
    /// Returns whether the last number is that of the steps: the piece goes along its file.
    pub const fn counts_steps(&self) -> bool {
        let changes_file = matches!(self.kind, Kind::Advisor | Kind::Elephant | Kind::Horse);
        !changes_file && !matches!(self.way, Way::Sideways)
    }
}

/// A direction, from the mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Away from the mover.
    Forward,
    /// Towards the mover.
    Back,
    /// Along a rank.
    Sideways,
}

impl Way {
    const ALL: [Way; 3] = [Way::Forward, Way::Back, Way::Sideways];

    fn sign(self) -> char {
        match self {
            Way::Forward => '.',
            Way::Back => '/',
            Way::Sideways => '-',
        }
    }
}

impl Board {
    /// Returns a move as people in Việt Nam write it, as in `P2-5`; `None` if no piece of the side to
    /// move stands where the move begins. The move should be legal.
    pub fn notation(&self, mv: Move) -> Option<String> {
        let Written { kind, place, file, way, target } = self.written(mv)?;
        let mut text = kind.abbreviation().to_owned();
        text.push_str(place.map_or("", Place::letters));
        // Writing to a string does not fail.
        let file = file.filter(|_| place.is_none() || self.crowded_files(kind) > 1);
        let _ = file.map_or(Ok(()), |file| write!(text, "{file}"));
        let _ = write!(text, "{}{target}", way.sign());
        Some(text)
    }

    /// Reads a legal move in either form: `h2e2`, also as `H2-E2`, or `P2-5`. The second form may omit
    /// `t` or `s` if only one legal move fits.
    ///
    /// # Errors
    /// Returns the reason if the text is not one legal move.
    pub fn read_move(&self, text: &str) -> Result<Move, Unreadable> {
        if let Ok(mv) = read_crossings(text) {
            self.check(mv)?;
            return Ok(mv);
        }
        let written = read(text).ok_or_else(|| Unreadable::NotAMove(Excerpt::of(text)))?;
        let fits = |mv: &Move| {
            self.written(*mv).is_some_and(|full| {
                written.kind == full.kind
                    && (written.way, written.target) == (full.way, full.target)
                    && (written.place.is_none() || written.place == full.place)
                    && (written.file.is_none() || written.file == full.file)
            })
        };
        let mut moves = self.legal_moves().into_iter().filter(fits);
        let found = moves.next().ok_or_else(|| Unreadable::NoSuchMove(Excerpt::of(text)))?;
        if moves.next().is_some() {
            Err(Unreadable::Ambiguous(Excerpt::of(text)))
        } else {
            Ok(found)
        }
    }

    /// Returns what the notation says of a move, with everything that it may contain; `None` if no piece
    /// of the side to move stands where the move begins. The move should be legal.
    pub fn written(&self, Move { from, to }: Move) -> Option<Written> {
        let color = self.to_move();
        let kind = self.piece(from).filter(|piece| piece.color == color)?.kind;
        let ranks = (to.rank() as i8 - from.rank() as i8) * color.forward();
        let way = match ranks {
            1.. => Way::Forward,
            0 => Way::Sideways,
            _ => Way::Back,
        };
        let is_along_file = from.file() == to.file();
        let target = if is_along_file { ranks.unsigned_abs() } else { file(color, to) };
        let place = self.place(color, kind, from);
        Some(Written { kind, place, file: Some(file(color, from)), way, target })
    }

    /// Returns the place of a piece among like pieces on its file; `None` if it is alone.
    fn place(&self, color: Color, kind: Kind, square: Square) -> Option<Place> {
        let like = self.on_file(color, kind, square.file());
        let ahead = |other: &Square| (other.rank() > square.rank()) == (color == Color::Red);
        let before = like.filter(|other| *other != square).filter(ahead).count();
        let places: &[Place] = match like.len() {
            0 | 1 => return None,
            2 => &[Place::Front, Place::Rear],
            3 => &[Place::Front, Place::Middle, Place::Rear],
            4 => &[Place::Front, Place::BehindFront, Place::BeforeRear, Place::Rear],
            _ => Place::VARIANTS,
        };
        places.get(before).copied()
    }

    fn on_file(&self, color: Color, kind: Kind, file: u8) -> SquareSet {
        self.pieces(color, kind).filter(|square| square.file() == file).collect()
    }

    /// Returns the number of files with several pieces of this kind of the side to move.
    fn crowded_files(&self, kind: Kind) -> usize {
        let is_crowded = |file: &u8| self.on_file(self.to_move(), kind, *file).len() > 1;
        (0..FILES).filter(is_crowded).count()
    }
}

/// Letters of kinds that only some people write: the elephant as voi, the soldier as chốt.
const OTHER_LETTERS: [(Kind, &str); 2] = [(Kind::Elephant, "V"), (Kind::Soldier, "C")];

/// Returns the number of the file of a crossing, counted from 1 at the right of `color`.
fn file(color: Color, square: Square) -> u8 {
    match color {
        Color::Red => FILES - square.file(),
        Color::Black => square.file() + 1,
    }
}

/// Reads the form `h2e2` or `H2-E2`.
fn read_crossings(text: &str) -> Result<Move, NotAMove> {
    match text.split_once('-') {
        Some((from, to)) if from.len() == 2 => format!("{from}{to}").to_ascii_lowercase().parse(),
        _ => text.to_ascii_lowercase().parse(),
    }
}

/// Reads the form `P2-5`, whatever the position.
fn read(text: &str) -> Option<Written> {
    // The general comes first: its letters begin like those of the elephant.
    let usual = Kind::VARIANTS.iter().map(|kind| (*kind, kind.abbreviation()));
    let mut letters = usual.chain(OTHER_LETTERS);
    let (kind, rest) =
        letters.find_map(|(kind, letters)| Some((kind, text.strip_prefix(letters)?)))?;
    let (sign_at, way) = Way::ALL.iter().find_map(|way| Some((rest.find(way.sign())?, *way)))?;
    let (from, to) = (&rest[..sign_at], &rest[sign_at + 1..]);
    let place_ends = from.find(|c: char| c.is_ascii_digit()).unwrap_or(from.len());
    let (place, file) = from.split_at(place_ends);
    let place = match place {
        "" => None,
        _ => Some(*Place::VARIANTS.iter().find(|known| known.letters() == place)?),
    };
    let digit = |text: &str| match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    };
    let file = if file.is_empty() { None } else { Some(digit(file)?) };
    let is_piece = place.is_some() || file.is_some();
    is_piece.then_some(Written { kind, place, file, way, target: digit(to)? })
}
