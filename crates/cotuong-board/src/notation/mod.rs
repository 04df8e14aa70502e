//! Moves as people write them.
//!
//! [`Written`] is what a notation says of a move, whatever its letters. A [`Dialect`] has the letters:
//! those of Việt Nam, `P2-5`, are the ones of the program. `said` finds the moves that a text can mean.
//!
//! - `vietnamese`, `wxf`, `chinese`, `crossings`, `letters`: the dialects, read and written.
//! - `spelled`: the moves with which a text begins, in whichever dialects.

mod chinese;
mod crossings;
mod letters;
mod said;
mod spelled;
mod vietnamese;
mod wxf;

use basics::{Excerpt, Folded};
use strum::{EnumString, VariantArray};

use super::{Board, Color, FILES, Kind, Move, Square, SquareSet, Unreadable};
pub use letters::soldier_move;
pub use said::{PlaceSaid, Said};
pub use spelled::{Reading, Spelled, spelled};

/// The place of a piece among two to five like pieces on its file, from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Way {
    /// Away from the mover.
    Forward,
    /// Towards the mover.
    Back,
    /// Along a rank.
    Sideways,
}

/// A way of writing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, VariantArray)]
#[strum(ascii_case_insensitive)]
pub enum Dialect {
    /// Vietnamese letters or words: `P2-5`, `Pháo 2 bình 5`.
    Vietnamese,
    /// Western letters, as the World Xiangqi Federation has them: `C2=5`.
    Wxf,
    /// Chinese characters: `炮二平五`.
    Chinese,
    /// Crossings with the ranks 0 to 9: `h2e2`.
    #[strum(serialize = "iccs")]
    Coordinates,
    /// Crossings with the ranks 1 to 10: `h3e3`.
    CoordinatesFromOne,
    /// The letter of the piece and a crossing, with the ranks 0 to 9: `Che2`.
    Letters,
    /// The same with the ranks 1 to 10: `Che3`.
    LettersFromOne,
}

impl Dialect {
    /// Returns the letters with which a move of a piece of this kind begins, in a dialect of letters; the
    /// letters of Việt Nam in any other one.
    pub fn letters(self, kind: Kind) -> String {
        match self {
            Dialect::Wxf => wxf::letter(kind).to_string(),
            _ => kind.abbreviation().to_owned(),
        }
    }
}

impl Board {
    /// Returns a move as people in Việt Nam write it, as in `P2-5`; `None` if no piece of the side to
    /// move stands where the move begins. The move should be legal.
    pub fn notation(&self, mv: Move) -> Option<String> {
        self.notation_in(mv, Dialect::Vietnamese)
    }

    /// Returns a move in a dialect, as [`Board::notation`] does for the usual one. Coordinates are those
    /// of the field: `H2-E2` from rank 0, `h3e3` from rank 1.
    pub fn notation_in(&self, mv: Move, dialect: Dialect) -> Option<String> {
        let written = self.written(mv)?;
        Some(match dialect {
            Dialect::Vietnamese => {
                vietnamese::write(&written, self.crowded_files(written.kind) > 1)
            }
            Dialect::Wxf => wxf::write(&written, self.nth(mv.from)),
            Dialect::Chinese => chinese::write(self.to_move(), &written, self.nth(mv.from)),
            Dialect::Coordinates => format!("{}-{}", mv.from, mv.to).to_uppercase(),
            Dialect::CoordinatesFromOne => crossings::from_one(mv),
            Dialect::Letters => letters::write(written.kind, mv, 0),
            Dialect::LettersFromOne => letters::write(written.kind, mv, 1),
        })
    }

    /// Reads a legal move as somebody types it: as in `h2e2`, also as `H2-E2`, or as in `P2-5` or
    /// `Pháo 2 bình 5`, or else in the letters or characters of another dialect. It may omit the place
    /// of a piece if only one legal move fits.
    ///
    /// # Errors
    /// Returns the reason if the text is not one legal move.
    pub fn read_move(&self, text: &str) -> Result<Move, Unreadable> {
        let unknown = || Unreadable::NotAMove(Excerpt::of(text));
        // The longest move has a few words.
        let folded = Folded::of(&text[..text.floor_char_boundary(100)]);
        let typed = folded.as_str().trim();
        let [said] = &spelled(typed)[..] else { return Err(unknown()) };
        if text.len() > 100 || said.length != typed.len() {
            return Err(unknown());
        }
        let is_usual = |reading: &&Reading| {
            matches!(reading.dialect, Dialect::Vietnamese | Dialect::Coordinates)
        };
        let usual: Vec<Said> = said.readings.iter().filter(is_usual).map(|it| it.said).collect();
        let mut found = self.said(&usual);
        if let ([Said::Crossings(mv)], true) = (&usual[..], found.is_empty()) {
            self.check(*mv)?;
        }
        // Signs of another dialect may mean another piece: P3+1 is a soldier elsewhere.
        if found.is_empty() || said.has_borrowed_sign {
            let usual_moves = found.clone();
            let others = said.readings.iter();
            let others = others.filter(|it| {
                matches!(it.dialect, Dialect::Wxf | Dialect::Chinese | Dialect::Letters)
            });
            let others: Vec<Said> = others.map(|reading| reading.said).collect();
            let others = self.said(&others);
            found.extend(others.into_iter().filter(|mv| !usual_moves.contains(mv)));
        }
        match found[..] {
            [] => {
                if let [mv] = self.exposing(&usual)[..] {
                    self.check(mv)?;
                }
                if let [mv] = self.attempted(&usual)[..] {
                    self.check(mv)?;
                }
                Err(Unreadable::NoSuchMove(Excerpt::of(text)))
            }
            [mv] => Ok(mv),
            [first, second, ..] => {
                let readings = [first, second];
                Err(Unreadable::Ambiguous { text: Excerpt::of(text), readings })
            }
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

    /// Returns the file of a crossing, counted from 1 at the right of the side to move.
    pub fn file_of(&self, square: Square) -> u8 {
        file(self.to_move(), square)
    }

    /// Returns the place of a piece of the side to move among its like on the file; `None` if it is alone, or
    /// if no such piece stands there.
    pub fn place_on_file(&self, square: Square) -> Option<Place> {
        let color = self.to_move();
        let piece = self.piece(square).filter(|piece| piece.color == color)?;
        self.place(color, piece.kind, square)
    }

    /// Returns the place of a piece among like pieces on its file; `None` if it is alone.
    fn place(&self, color: Color, kind: Kind, square: Square) -> Option<Place> {
        let like = self.on_file(color, kind, square.file());
        let before = like.filter(|other| is_ahead(color, *other, square)).count();
        let places: &[Place] = match like.len() {
            0 | 1 => return None,
            2 => &[Place::Front, Place::Rear],
            3 => &[Place::Front, Place::Middle, Place::Rear],
            4 => &[Place::Front, Place::BehindFront, Place::BeforeRear, Place::Rear],
            _ => Place::VARIANTS,
        };
        places.get(before).copied()
    }

    /// Returns the number of a soldier among all on files with several of its side, counted from 1 at the
    /// front of the file at the right, where two places do not tell them apart: of four and five on a
    /// file, and of those on two files. Returns `None` for other pieces.
    fn nth(&self, square: Square) -> Option<u8> {
        let color = self.to_move();
        let kind = self.piece(square)?.kind;
        let crowd = self.crowd(color, kind);
        let is_plain = self.crowded_files(kind) < 2 && crowd.len() < 4;
        (!is_plain && crowd.contains(&square)).then(|| self.nth_in_crowd(square))?
    }

    /// Returns the number of a piece as in [`Board::nth`], of however many.
    fn nth_in_crowd(&self, square: Square) -> Option<u8> {
        let kind = self.piece(square)?.kind;
        let crowd = self.crowd(self.to_move(), kind);
        let index = crowd.iter().position(|other| *other == square)?;
        u8::try_from(index + 1).ok()
    }

    /// Returns the pieces on files with several of this kind, from the file at the right, front first.
    fn crowd(&self, color: Color, kind: Kind) -> Vec<Square> {
        let pieces = self.pieces(color, kind);
        let crowd = pieces.filter(|square| self.on_file(color, kind, square.file()).len() > 1);
        let mut crowd: Vec<Square> = crowd.collect();
        let behind = |square: &Square| -(square.rank() as i8) * color.forward();
        crowd.sort_unstable_by_key(|square| (file(color, *square), behind(square)));
        crowd
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

/// Returns whether a crossing is farther from `color` than another one.
fn is_ahead(color: Color, square: Square, other: Square) -> bool {
    let ranks = square.rank() as i8 - other.rank() as i8;
    ranks * color.forward() > 0
}

/// Returns the number of the file of a crossing, counted from 1 at the right of `color`.
fn file(color: Color, square: Square) -> u8 {
    match color {
        Color::Red => FILES - square.file(),
        Color::Black => square.file() + 1,
    }
}

/// Returns the digit 1 to 9 with which `text` begins.
fn digit(text: &str) -> Option<u8> {
    text.bytes().next().filter(|byte| matches!(byte, b'1'..=b'9')).map(|byte| byte - b'0')
}
