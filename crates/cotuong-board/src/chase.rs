//! Which pieces a side threatens to capture, as far as chasing them is forbidden.
//!
//! The rules of the Asian Xiangqi Federation (AXF, 2003) define a chase as a move that threatens to
//! capture a piece other than the general in the next move. Numbers and diagrams are those of the
//! English edition at `http://www.wxf.org/xq/rule/asia/`:
//!
//! - Generals and soldiers may chase (28, diagrams 67 and 68; the general rule 3).
//! - A soldier on its own side of the river may be chased (the general rule 3; diagrams 56 to 60).
//! - A protected piece may be chased: one whose captor can be captured in turn. A protector that may
//!   not capture, because it is pinned, protects nothing: a "fake root" (the general rule 6).
//! - A chariot may not be chased by a horse or a cannon even if it is protected (15, diagrams 18 to 25).
//!   The rules do not say so of an advisor or an elephant, which some engines treat alike.
//! - An offer to exchange is no chase: a piece of the same kind that can capture the chaser (40,
//!   diagrams 101 to 104). A pinned piece and a horse that is blocked in one direction cannot.
//! - A chariot that stays pinned does not chase the piece that pins it, even if it moves along the
//!   line or the piece loses its protector (19, diagrams 39 to 41; diagrams 63 to 66). One that steps
//!   into a check and attacks the checking piece does (18, diagram 37).
//! - A threat is a chase however it arises: by the piece that moved, by one that the move uncovered,
//!   over a new screen, or because the piece loses its protector (diagrams 56 to 60; the appendix).
//! - A threat that stands before the move is none of it: the other side does not try to escape (the
//!   appendix, "Example of Non-Perpetual Chase").

use super::{Board, Color, Kind, Move, Square, SquareSet};

impl Board {
    /// Returns the pieces that `color` threatens to capture, whoever is to move, as far as a move that
    /// makes this threat chases them. A check counts as answered, so a move can check and chase at once.
    pub(crate) fn threats(&self, color: Color) -> SquareSet {
        self.captures(color, |capture| self.is_chase(capture))
    }

    /// Returns the pieces that `color` threatens before its move, so that the move does not chase them:
    /// its threats, and the pieces that pin its chariots and that these attack.
    pub(crate) fn standing_threats(&self, color: Color) -> SquareSet {
        self.captures(color, |capture| self.is_pinned_chariot(capture) || self.is_chase(capture))
    }

    /// Returns the pieces that a capture with these properties takes, if both may take part in a chase.
    fn captures(&self, color: Color, has_property: impl Fn(Move) -> bool) -> SquareSet {
        let other = color.other();
        let at_home = self.pieces(other, Kind::Soldier).filter(|square| square.half() == other);
        let exempt = self.pieces(other, Kind::General) | at_home.collect();
        let may_chase = self.pieces(color, Kind::General) | self.pieces(color, Kind::Soldier);
        let chasers = self.all(color) & !may_chase;
        let pairs = chasers.flat_map(|from| {
            (self.reach(from) & self.all(other) & !exempt).map(move |to| Move { from, to })
        });
        pairs.filter(|capture| has_property(*capture)).map(|capture| capture.to).collect()
    }

    /// Returns whether the threat of this capture chases the piece.
    fn is_chase(&self, capture: Move) -> bool {
        let Move { from, to } = capture;
        let (Some(chaser), Some(chased)) = (self.piece(from), self.piece(to)) else { return false };
        if self.exposes(chaser.color, capture) {
            return false;
        }
        let is_lighter = matches!(chaser.kind, Kind::Horse | Kind::Cannon);
        if is_lighter && chased.kind == Kind::Chariot {
            return true;
        }
        let back = Move { from: to, to: from };
        let is_exchange = chaser.kind == chased.kind
            && self.reach(to).contains(from)
            && !self.exposes(chased.color, back);
        !is_exchange && !self.can_recapture(capture, chased.color)
    }

    /// Returns whether a chariot makes this capture that the captured piece pins: it would give check if
    /// the chariot were not there.
    fn is_pinned_chariot(&self, Move { from, to }: Move) -> bool {
        let chariot = self.piece(from).filter(|piece| piece.kind == Kind::Chariot);
        let Some(chariot) = chariot else { return false };
        let mut without = self.clone();
        without.toggle(from, chariot);
        (without.checkers(chariot.color) & !self.checkers(chariot.color)).contains(to)
    }

    /// Returns whether a piece of `color` can capture what has made this capture.
    fn can_recapture(&self, capture: Move, color: Color) -> bool {
        let checkers = self.checkers(color);
        let mut after = self.clone();
        after.make(capture);
        let recapture = |from: Square| Move { from, to: capture.to };
        after.all(color).any(|from| {
            after.reach(from).contains(capture.to)
                && (after.checkers_after(color, recapture(from)) & !checkers).is_empty()
        })
    }

    /// Returns whether a move of `color`, whoever is to move, exposes its general to a further piece.
    fn exposes(&self, color: Color, mv: Move) -> bool {
        !(self.checkers_after(color, mv) & !self.checkers(color)).is_empty()
    }
}
