//! What speaks for a move besides a capture: what it saves, attacks, protects and opens.
//!
//! Everything follows from the pieces on the board before and after the move, and from the line that
//! the search expects. A piece is *in danger* if the other side can capture it and gains by that, even
//! if the capture is answered on the same crossing.

use cotuong_board::{Board, Color, Kind, Move, Piece, Square, SquareSet};
use cotuong_engine::{gain, value};
use serde::{Deserialize, Serialize};

use super::handicap::full_board;

/// The least gain, of the value of pieces, that is worth a word: that of a soldier.
const LEAST: i32 = value(Kind::Soldier);
/// How many more crossings a piece reaches if a move gives it more room.
const ROOM: u32 = 3;
/// The central file.
const CENTRE: u8 = 4;
/// The most reasons for a move.
const MOST: usize = 2;

/// A piece that does not move, with its file, counted from 1 at the right of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stands {
    /// The kind of the piece.
    pub kind: Kind,
    /// Its file, from 1 to 9.
    pub file: u8,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// No other move is legal.
    OnlyMove,
    /// It ends a check.
    EndsCheck,
    /// It wins a piece of this kind, after so many moves of its side; everything that is lost on the
    /// way is won back.
    Wins(Kind, u32),
    /// The piece that moves, the first one, was in danger from the second one and no longer is.
    Saves(Kind, Kind),
    /// A piece in danger is protected now. The second one attacks it.
    Protects(Stands, Kind),
    /// The way of the second one to a piece in danger is blocked.
    Shields(Stands, Kind),
    /// The second one, which attacked a piece in danger, is captured.
    Frees(Stands, Kind),
    /// Two pieces are in danger now.
    AttacksTwo(Stands, Stands),
    /// A piece is in danger now. Nothing protects it.
    AttacksUnprotected(Stands),
    /// A piece is in danger now, although it is protected.
    Attacks(Stands),
    /// The other side could give check and no longer can.
    StopsChecks,
    /// A chariot, a horse or a cannon leaves the crossing on which it starts a game.
    BringsOut(Kind),
    /// A chariot or a horse reaches much more.
    Opens(Stands),
    /// A chariot or a cannon goes to the central file.
    TakesCentre(Kind),
    /// A soldier crosses the river.
    CrossesRiver,
    /// Two elephants or two advisors protect each other.
    Links(Kind),
    /// The piece that moves protects one that had no protection.
    Guards(Stands),
    /// A piece that is protected could be captured now.
    AimsAt(Stands),
    /// The piece that moves reaches much more.
    FindsRoom(Kind),
    /// A chariot, a horse or a cannon goes forward.
    Advances(Kind),
    /// No piece is in danger after it.
    GivesNothingAway,
}

impl Reason {
    /// Returns what else speaks for a capture, at most one thing.
    pub(crate) fn of_capture(board: &Board, mv: Move) -> Vec<Self> {
        let Some(change) = Change::of(board, mv) else { return Vec::new() };
        if board.legal_moves().len() == 1 {
            return vec![Reason::OnlyMove];
        }
        let ends_check = !board.checkers(change.color).is_empty();
        let ends_check = ends_check.then_some(Reason::EndsCheck);
        // A piece that is lost itself attacks nothing.
        let is_lost = change.lost_after.iter().any(|danger| danger.at == mv.to);
        let attack = || change.attack().filter(|_| !is_lost);
        let reason = ends_check.or_else(|| change.rescue()).or_else(attack);
        reason.into_iter().collect()
    }

    /// Returns the reasons for a move that captures nothing, at most two, the stronger one first. `line` has the
    /// moves that the search expects, this one first.
    pub(crate) fn of(board: &Board, mv: Move, line: &[Move]) -> Vec<Self> {
        let Some(change) = Change::of(board, mv) else { return Vec::new() };
        if board.legal_moves().len() == 1 {
            return vec![Reason::OnlyMove];
        }
        let mut reasons = Vec::new();
        let attack = change.attack();
        let is_fork = matches!(attack, Some(Reason::AttacksTwo(..)));
        reasons.extend((!board.checkers(change.color).is_empty()).then_some(Reason::EndsCheck));
        // An attack on two pieces says enough about what it wins.
        reasons.extend(wins(board, line).filter(|_| !is_fork));
        reasons.extend(change.rescue());
        reasons.extend(attack);
        reasons.extend(change.is_stopping_checks().then_some(Reason::StopsChecks));
        reasons.extend(change.position());
        if reasons.is_empty() && change.is_advance() {
            reasons.push(Reason::Advances(change.piece.kind));
        }
        if reasons.is_empty() && change.lost_after.is_empty() {
            reasons.push(Reason::GivesNothingAway);
        }
        reasons.truncate(if reasons.first() == attack.as_ref() && is_fork { 1 } else { MOST });
        reasons
    }
}

/// A piece in danger: where it stands, and the capture that gains most.
#[derive(Clone, Copy)]
struct Danger {
    at: Square,
    capture: Move,
    gain: i32,
}

/// The board before a move and after it.
struct Change<'a> {
    before: &'a Board,
    after: Board,
    mv: Move,
    piece: Piece,
    color: Color,
    /// The pieces of the side that moves that are in danger, before the move and after it.
    lost_before: Vec<Danger>,
    lost_after: Vec<Danger>,
    /// The pieces of the other side that are in danger after it.
    attacked: Vec<Danger>,
}

impl<'a> Change<'a> {
    fn of(before: &'a Board, mv: Move) -> Option<Self> {
        let piece = before.piece(mv.from)?;
        let mut after = before.clone();
        after.make(mv);
        let color = piece.color;
        let (lost_before, lost_after) = (dangers(before, color), dangers(&after, color));
        let attacked = dangers(&after, color.other());
        Some(Change { before, after, mv, piece, color, lost_before, lost_after, attacked })
    }

    /// Returns a piece with its file for the side that moves.
    fn stands(&self, at: Square) -> Option<Stands> {
        let kind = self.before.piece(at)?.kind;
        Some(Stands { kind, file: self.before.file_of(at) })
    }

    /// Returns how the move saves the piece whose loss would cost most, if that is more than what can be
    /// captured after it.
    fn rescue(&self) -> Option<Reason> {
        let is_lost = |at: Square| self.lost_after.iter().any(|danger| danger.at == at);
        let now = |at: Square| if at == self.mv.from { self.mv.to } else { at };
        let still_lost = self.lost_after.iter().map(|danger| danger.gain).max().unwrap_or(0);
        let is_saved = |danger: &&Danger| !is_lost(now(danger.at)) && danger.gain > still_lost;
        let saved = self.lost_before.iter().filter(is_saved);
        let danger = saved.max_by_key(|danger| danger.gain)?;
        let attacker = self.before.piece(danger.capture.from)?.kind;
        if danger.at == self.mv.from {
            return Some(Reason::Saves(self.piece.kind, attacker));
        }
        let stands = self.stands(danger.at)?;
        if danger.capture.from == self.mv.to {
            return Some(Reason::Frees(stands, attacker));
        }
        let still = self.after.attackers(danger.at, self.color.other());
        Some(match still.contains(danger.capture.from) {
            true => Reason::Protects(stands, attacker),
            false => Reason::Shields(stands, attacker),
        })
    }

    /// Returns what the move attacks that was not in danger before.
    fn attack(&self) -> Option<Reason> {
        let other = self.color.other();
        let before = dangers(self.before, other);
        let is_new = |danger: &Danger| before.iter().all(|known| known.at != danger.at);
        let mut new: Vec<Danger> = self.attacked.iter().copied().filter(is_new).collect();
        new.sort_by_key(|danger| std::cmp::Reverse(danger.gain));
        let stands = |danger: &Danger| self.stands(danger.at);
        match new.as_slice() {
            [] => None,
            // Beside a piece, a soldier is not worth a word.
            [one, two, ..] if two.gain > LEAST => {
                Some(Reason::AttacksTwo(stands(one)?, stands(two)?))
            }
            [one, ..] => Some(match self.after.attackers(one.at, other).is_empty() {
                true => Reason::AttacksUnprotected(stands(one)?),
                false => Reason::Attacks(stands(one)?),
            }),
        }
    }

    fn is_stopping_checks(&self) -> bool {
        let is_checked = !self.before.checkers(self.color).is_empty();
        !is_checked
            && has_check(&waiting(self.before, self.color.other()))
            && !has_check(&self.after)
    }

    /// Returns whether a chariot, a horse or a cannon moves.
    fn is_fighter(&self) -> bool {
        matches!(self.piece.kind, Kind::Chariot | Kind::Horse | Kind::Cannon)
    }

    /// Returns whether such a piece goes forward.
    fn is_advance(&self) -> bool {
        let ranks = [self.mv.to, self.mv.from].map(|at| i32::from(at.rank()));
        self.is_fighter() && (ranks[0] - ranks[1]) * i32::from(self.color.forward()) > 0
    }

    /// Returns what the move does for the places of the pieces, the most telling things first.
    fn position(&self) -> Vec<Reason> {
        let Change { before, after, mv, piece: Piece { kind, .. }, color, .. } = self;
        let (mv, kind, color) = (*mv, *kind, *color);
        let reach = |board: &Board, at: Square| board.reach(at).len();
        let general = before.general(color);
        let own = || before.all(color).filter(|at| *at != mv.from && *at != general);
        let opened = own().find(|at| {
            let can_gain =
                matches!(before.piece(*at), Some(Piece { kind: Kind::Horse | Kind::Chariot, .. }));
            let least = if before.pieces(color, Kind::Horse).contains(*at) { 1 } else { ROOM };
            can_gain && reach(after, *at) >= reach(before, *at) + least
        });
        let is_bare = |board: &Board, at: Square| board.attackers(at, color).is_empty();
        let is_pair = matches!(kind, Kind::Elephant | Kind::Advisor);
        let in_danger = |list: &[Danger], at: Square| list.iter().any(|danger| danger.at == at);
        let guarded = own().filter(|at| {
            let is_new = is_bare(before, *at) && after.attackers(*at, color).contains(mv.to);
            // A pair that protects each other and a piece that was in danger have reasons of their own.
            is_new
                && !in_danger(&self.lost_before, *at)
                && !(is_pair && before.pieces(color, kind).contains(*at))
        });
        let guarded = guarded.filter_map(|at| self.stands(at));
        let guarded = guarded.max_by_key(|stands| value(stands.kind));
        let aimed = (after.reach(mv.to) & after.all(color.other()) & !before.reach(mv.from))
            .filter(|at| !in_danger(&self.attacked, *at))
            .filter_map(|at| self.stands(at))
            .filter(|stands| stands.kind != Kind::General && value(stands.kind) >= LEAST);
        let aimed = aimed.max_by_key(|stands| value(stands.kind));
        let is_central = mv.to.file() == CENTRE && mv.from.file() != CENTRE;
        let links = |board: &Board, at: Square| {
            !(board.attackers(at, color) & board.pieces(color, kind)).is_empty()
        };
        let is_brought_out = self.is_fighter() && full_board().piece(mv.from) == Some(self.piece);
        let has_room = reach(after, mv.to) >= reach(before, mv.from) + ROOM;
        let mut reasons: Vec<Reason> = [
            (is_central && matches!(kind, Kind::Chariot | Kind::Cannon))
                .then_some(Reason::TakesCentre(kind)),
            is_brought_out.then_some(Reason::BringsOut(kind)),
            (kind == Kind::Soldier && mv.from.half() != mv.to.half())
                .then_some(Reason::CrossesRiver),
            opened.and_then(|at| self.stands(at)).map(Reason::Opens),
            (is_pair && links(after, mv.to) && !links(before, mv.from))
                .then_some(Reason::Links(kind)),
            guarded.map(Reason::Guards),
            aimed.map(Reason::AimsAt),
        ]
        .into_iter()
        .flatten()
        .collect();
        if reasons.is_empty() && self.is_fighter() && has_room {
            reasons.push(Reason::FindsRoom(kind));
        }
        reasons
    }
}

/// Returns the board with `color` to move.
fn waiting(board: &Board, color: Color) -> Board {
    let mut board = board.clone();
    if board.to_move() != color {
        board.pass();
    }
    board
}

/// Returns the pieces of `color` in danger, if the other side is to move.
fn dangers(board: &Board, color: Color) -> Vec<Danger> {
    let mut board = waiting(board, color.other());
    let pieces = board.all(color).filter(|at| *at != board.general(color));
    let pieces: Vec<Square> = pieces.collect();
    let worst = |at: Square| {
        let captures = board.legal_moves_to(SquareSet::of(at));
        let gains = captures.into_iter().map(|capture| (gain(&mut board, capture), capture));
        let (gain, capture) = gains.max_by_key(|(gain, _)| *gain)?;
        (gain >= LEAST).then_some(Danger { at, capture, gain })
    };
    pieces.into_iter().filter_map(worst).collect()
}

/// Returns whether the side to move can give check.
fn has_check(board: &Board) -> bool {
    let mut after = board.clone();
    board.legal_moves().into_iter().any(|mv| {
        let captured = after.make(mv);
        let is_check = !after.checkers(after.to_move()).is_empty();
        after.unmake(mv, captured);
        is_check
    })
}

/// Returns what the side to move wins in a line that begins with its move, if the line ends where neither
/// side is in check or gains by a capture, and where it has won one piece more than it has lost.
fn wins(board: &Board, line: &[Move]) -> Option<Reason> {
    let side = board.to_move();
    let mut board = board.clone();
    let (mut won, mut lost) = (Vec::new(), Vec::new());
    for (ply, mv) in (0_u32..).zip(line) {
        board.check(*mv).ok()?;
        let mover = board.to_move();
        let Some(captured) = board.make(*mv) else { continue };
        match mover == side {
            true => won.push((captured.kind, ply / 2 + 1)),
            false => lost.push(captured.kind),
        }
    }
    for kind in lost {
        let paid = won.iter().position(|(other, _)| *other == kind)?;
        won.remove(paid);
    }
    let &[(kind, moves)] = won.as_slice() else { return None };
    let is_quiet = board.checkers(board.to_move()).is_empty()
        && Color::ALL.into_iter().all(|color| dangers(&board, color).is_empty());
    (value(kind) >= LEAST && is_quiet).then_some(Reason::Wins(kind, moves))
}
