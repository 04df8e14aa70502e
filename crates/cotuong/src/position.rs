//! Positions with the history that the rules ask for.

use std::fmt;

use basics::Excerpt;
use cotuong_board::{
    Board, Color, Dialect, Fen, MAX_QUIET, Move, Piece, Reading, START, Unreadable, judge, spelled,
};
use tabletop::Side;

use super::ending::Ending;
use super::handicap::full_board;
use super::{CannotMove, CotuongEnd, MAX_FIRST_MOVES, Malformed};

/// What precedes the text of a position if side 1 plays red.
const FAR_IS_RED: &str = "1:";
/// What precedes the moves in the text of a position.
const MOVES: &str = "moves";

/// A position with the moves since the last capture.
///
/// Its text is the FEN of the position after that capture, and the moves since, if there are any:
/// `FEN moves h2e2 h9g7`. A FEN of an engine may also say how many moves had passed without a
/// capture; that number then stays in the text, as in `… w - - 12 1`. While red makes the first moves
/// that were given to it, their number follows: `… w +2`. `1:` before all that says that side 1 plays
/// red.
#[derive(Clone, PartialEq)]
pub struct Position {
    red: Side,
    /// The moves that red still makes before black answers, if they were given.
    first_moves: u8,
    /// The position after the last capture, or an earlier one.
    start: Fen,
    moves: Vec<Move>,
    board: Board,
    ending: Option<Ending>,
}

impl Position {
    /// Returns the position without history, in which `red` plays red and makes `first_moves` moves
    /// that were given to it.
    pub(crate) fn new(red: Side, first_moves: u8, start: Fen) -> Self {
        let board = start.board.clone();
        let position = Position { red, first_moves, start, moves: Vec::new(), board, ending: None };
        position.ended()
    }

    /// Returns the position with its end.
    fn ended(self) -> Self {
        let has_move = self.reachable_moves().next().is_some();
        let repetition = judge(&self.start.board, &self.moves);
        let ending = Ending::of(&self.board, has_move, repetition, self.quiet());
        Position { ending, ..self }
    }

    /// Returns the pieces and the colour to move.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the FEN of the position without its history, as in `… w`.
    pub fn fen(&self) -> String {
        self.board.to_string()
    }

    /// Returns the side that plays red.
    pub fn red(&self) -> Side {
        self.red
    }

    /// Returns the side that plays this colour.
    pub fn side_of(&self, color: Color) -> Side {
        match color {
            Color::Red => self.red,
            Color::Black => self.red.next(2),
        }
    }

    /// Returns the side whose turn it is, even after the end of the game.
    pub fn side(&self) -> Side {
        self.side_of(self.board.to_move())
    }

    /// Returns how many given moves red still makes before black answers; 0 in the game itself.
    pub fn first_moves(&self) -> u8 {
        self.first_moves
    }

    /// Returns the number of moves of both sides together since the last capture, at most 120.
    pub fn quiet(&self) -> u8 {
        let moves = u8::try_from(self.moves.len()).unwrap_or(MAX_QUIET);
        self.start.quiet.saturating_add(moves)
    }

    /// Returns the number of moves of both sides together without a capture before the position from
    /// which [`Position::history`] leads here.
    pub fn quiet_at_start(&self) -> u8 {
        self.start.quiet
    }

    /// Returns the position from which the moves since the last capture lead here, and these moves.
    pub fn history(&self) -> (&Board, &[Move]) {
        (&self.start.board, &self.moves)
    }

    /// Returns the reason why the game is over; `None` if it goes on.
    pub fn end(&self) -> Option<CotuongEnd> {
        self.ending.map(|ending| ending.end)
    }

    /// Returns the side that has lost by the rules; `None` in a draw or if the game goes on.
    pub fn loser(&self) -> Option<Side> {
        self.ending?.loser.map(|color| self.side_of(color))
    }

    /// Returns the legal moves; empty if the game is over. Their order carries no meaning.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.ending.is_some() { Vec::new() } else { self.reachable_moves().collect() }
    }

    /// Returns the legal moves, as if the game were not over.
    fn reachable_moves(&self) -> impl Iterator<Item = Move> + use<> {
        let is_free = self.first_moves == 0;
        self.board.legal_moves().into_iter().filter(move |mv| is_free || !crosses(*mv))
    }

    /// Reads a move in either form, `h2e2` or `P2-5`.
    ///
    /// # Errors
    /// Returns the reason if the text is not one legal move.
    pub fn read_move(&self, text: &str) -> Result<Move, CannotMove> {
        if self.ending.is_some() {
            return Err(CannotMove::AfterEnd(Excerpt::of(text)));
        }
        Ok(self.board.read_move(text)?)
    }

    /// Returns the position after a move, and the captured piece.
    ///
    /// # Errors
    /// Returns the reason if the move is illegal.
    pub(crate) fn after(&self, mv: Move) -> Result<(Self, Option<Piece>), CannotMove> {
        if self.ending.is_some() {
            return Err(CannotMove::GameOver(mv));
        }
        self.board.check(mv)?;
        if self.first_moves > 0 && crosses(mv) {
            return Err(CannotMove::River(mv));
        }
        let mut after = self.clone();
        let captured = after.board.make(mv);
        after.moves.push(mv);
        if self.first_moves > 0 {
            after.first_moves -= 1;
            if after.first_moves > 0 {
                after.board.pass();
            }
            // Sixty moves of each side are counted from the last of the given moves on.
            after.restart(u8::from(after.first_moves == 0));
        } else if captured.is_some() {
            after.restart(0);
        }
        Ok((after.ended(), captured))
    }

    /// Returns the position as one from which a record goes on past the end of the game: repetitions
    /// and quiet moves are counted anew. Returns `None` if nobody can move, or if the game goes on.
    pub(crate) fn reopened(&self) -> Option<Self> {
        self.ending?;
        self.reachable_moves().next()?;
        let mut reopened = Position { ending: None, ..self.clone() };
        reopened.restart(0);
        Some(reopened)
    }

    /// Returns the position with `red` playing red.
    pub(crate) fn with_red(self, red: Side) -> Self {
        Position { red, ..self }
    }

    /// Forgets the history.
    fn restart(&mut self, quiet: u8) {
        self.start = Fen { board: self.board.clone(), quiet };
        self.moves.clear();
    }

    /// Reads a position: a FEN, or the line an engine takes (`position fen …`, `position startpos`).
    /// Its moves may have any form, and some may be captures. Crossings count from rank 0; if they are
    /// not legal then, from rank 1.
    ///
    /// # Errors
    /// Returns the first thing that is wrong.
    pub(crate) fn read(text: &str) -> Result<Self, Malformed> {
        let text = text.trim();
        let text = text.strip_prefix("position ").map_or(text, str::trim_start);
        let text = text.strip_prefix("fen ").map_or(text, str::trim_start);
        let usual = text.strip_prefix("startpos").map(|rest| format!("{START}{rest}"));
        let text = usual.as_deref().unwrap_or(text);
        let (red, text) = match text.strip_prefix(FAR_IS_RED) {
            Some(rest) => (Side::FAR, rest),
            None => (Side::NEAR, text),
        };
        let mut words = text.split_whitespace();
        let fields: Vec<&str> = words.by_ref().take_while(|word| *word != MOVES).collect();
        let (fields, first_moves) = match fields.split_last() {
            Some((last, fields)) if last.starts_with('+') => (fields, given(last)?),
            _ => (fields.as_slice(), 0),
        };
        let fen = fields.join(" ");
        let start = if first_moves > 0 { Fen::read_in_a_row(&fen)? } else { fen.parse()? };
        if first_moves > 0 && !may_give_moves(&start) {
            return Err(Malformed::NotAStart);
        }
        let position = Position::new(red, first_moves, start);
        let words: Vec<&str> = words.collect();
        let after = position.after_words(&words, Position::read_move);
        after.or_else(|why| position.after_words(&words, Position::read_from_one).map_err(|_| why))
    }

    /// Returns the position after moves, which `read` reads.
    fn after_words(
        &self,
        words: &[&str],
        read: fn(&Self, &str) -> Result<Move, CannotMove>,
    ) -> Result<Self, Malformed> {
        let mut position = self.clone();
        for (number, word) in (1..).zip(words) {
            let refused = |why| Malformed::Move { number, why };
            let mv = read(&position, word).map_err(refused)?;
            position = position.after(mv).map_err(refused)?.0;
        }
        Ok(position)
    }

    /// Reads a move whose crossings count from rank 1.
    fn read_from_one(&self, text: &str) -> Result<Move, CannotMove> {
        let refused = || CannotMove::Unreadable(Unreadable::NotAMove(Excerpt::of(text)));
        let folded = text.to_lowercase();
        let [said] = &spelled(&folded)[..] else { return Err(refused()) };
        let is_from_one = |it: &&Reading| it.dialect == Dialect::CoordinatesFromOne;
        let said = said.readings.iter().find(is_from_one).ok_or_else(refused)?.said;
        let found = self.board.said(&[said]);
        found.first().copied().ok_or_else(refused)
    }
}

/// Returns whether a move crosses the river.
pub(crate) fn crosses(mv: Move) -> bool {
    mv.from.half() != mv.to.half()
}

/// Reads the number of given moves, as in `+2`.
fn given(text: &str) -> Result<u8, Malformed> {
    let number = (1..=MAX_FIRST_MOVES).find(|number| format!("+{number}") == text);
    number.ok_or_else(|| Malformed::GivenMoves(Excerpt::of(text)))
}

/// Returns whether red may be making moves that were given to it: all of its pieces are on its side of
/// the river, and those of black where the game starts.
fn may_give_moves(Fen { board, quiet }: &Fen) -> bool {
    let full = full_board();
    let red = board.all(Color::Red);
    let is_home = |piece: Option<Piece>, start: Option<Piece>| piece.is_none() || piece == start;
    let mut black = board.all(Color::Black);
    *quiet == 0
        && board.to_move() == Color::Red
        && red.len() == full.all(Color::Red).len()
        && red.into_iter().all(|square| square.half() == Color::Red)
        && black.all(|square| is_home(board.piece(square), full.piece(square)))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.red == Side::NEAR { "" } else { FAR_IS_RED })?;
        self.start.fmt(f)?;
        if self.first_moves > 0 {
            write!(f, " +{}", self.first_moves)?;
        }
        if let Some((first, others)) = self.moves.split_first() {
            write!(f, " {MOVES} {first}")?;
            others.iter().try_for_each(|mv| write!(f, " {mv}"))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
