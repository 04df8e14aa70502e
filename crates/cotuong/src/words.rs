//! The words of cờ tướng that the window and the terminal share.

use crate::{
    Advice, BadFen, Board, CannotMove, Color, Cotuong, CotuongEnd, CotuongEvent, Dialect, Follows,
    Illegal, Kind, MAX_FIRST_MOVES, Malformed, Move, Obstacle, OthersCost, Position, Reason,
    Stands, Unreadable, moves_to_mate, notation,
};
use basics::Excerpt;
use strum::VariantArray;
use tabletop::{Entry as MatchEntry, GameMatch, Match, Side, Step};

use game_words::{CommonWords, GameWords};
use words::part;

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));

part!(CotuongWords);

part!(IllegalWords);

part!(MalformedWords);

part!(ReasonWords);

/// What a move captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Taken {
    /// Nothing.
    Nothing,
    /// An advisor.
    Advisor,
    /// An elephant.
    Elephant,
    /// A horse.
    Horse,
    /// A chariot.
    Chariot,
    /// A cannon.
    Cannon,
    /// A soldier.
    Soldier,
}

impl From<Option<Kind>> for Taken {
    fn from(kind: Option<Kind>) -> Self {
        match kind {
            // Nobody captures a general.
            None | Some(Kind::General) => Taken::Nothing,
            Some(Kind::Advisor) => Taken::Advisor,
            Some(Kind::Elephant) => Taken::Elephant,
            Some(Kind::Horse) => Taken::Horse,
            Some(Kind::Chariot) => Taken::Chariot,
            Some(Kind::Cannon) => Taken::Cannon,
            Some(Kind::Soldier) => Taken::Soldier,
        }
    }
}

impl CotuongWords {
    /// Returns a hint in a sentence, with the move as people in Việt Nam write it.
    pub fn advice(&self, advice: &Advice) -> String {
        self.advice_with(advice, |board, mv| {
            [board.notation(mv).unwrap_or_default(), mv.to_string()]
        })
    }

    /// Returns a hint in a sentence. `write` writes a move on a board in a notation and once more, in other words.
    pub(crate) fn advice_with(
        &self,
        advice: &Advice,
        write: impl Fn(&Board, Move) -> [String; 2],
    ) -> String {
        let [notation, again] = &write(&advice.before, advice.mv);
        let reply = advice.only_reply().map(|(board, mv)| {
            let [notation, again] = write(&board, mv);
            format!("{notation} ({again})")
        });
        let follows = advice.follows.and_then(|follows| self.follows(follows, reply.as_deref()));
        match moves_to_mate(advice.score) {
            Some(moves @ 1..) => {
                let hint = self.hint_wins(notation, again, winners_moves(moves));
                let follows = follows.filter(|_| reply.is_some());
                [Some(hint), follows].into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            Some(moves) => self.hint_loses(notation, again, winners_moves(moves)),
            None => self.advice_of_quiet(advice, [notation, again], follows),
        }
    }

    /// Returns what follows from a move; `reply` is the only reply.
    fn follows(&self, follows: Follows, reply: Option<&str>) -> Option<String> {
        Some(match follows {
            Follows::OnlyReply(_) => self.hint_only_reply(reply?),
            Follows::TakesBack(lost) => self.hint_takes_back(self.reason.kind(lost)),
            Follows::Safe => self.hint_safe.to_owned(),
            Follows::Exchange(won, piece) => {
                self.hint_exchange(Some(won).into(), Some(piece).into())
            }
        })
    }

    /// Returns a hint whose move decides nothing: what it does, what follows from it, what it threatens and what
    /// others cost.
    fn advice_of_quiet(
        &self,
        advice: &Advice,
        [notation, again]: [&str; 2],
        follows: Option<String>,
    ) -> String {
        let threat = advice.threat.map(|moves| self.hint_threatens(moves));
        let parried = advice.parried.map(|moves| self.hint_parries(moves));
        let mates: Vec<String> = [parried, threat].into_iter().flatten().collect();
        let others = match advice.others {
            OthersCost::Unknown | OthersCost::Little => None,
            others => Some(self.hint_others_cost(others)),
        };
        // Beside other sentences, one reason is enough to read.
        let most = if mates.is_empty() && others.is_none() { 2 } else { 1 };
        // A capture names the check itself.
        let is_quiet = advice.captured.is_none();
        let does = self.reason.list(advice.is_check && is_quiet, &advice.reasons, most);
        let others = others.or_else(|| match (&does, advice.reasons.as_slice()) {
            (None, _) if is_quiet && mates.is_empty() => Some(self.hint_none_better.to_owned()),
            (Some(_), [Reason::GivesNothingAway]) if advice.others == OthersCost::Little => {
                Some(self.hint_another_as_good.to_owned())
            }
            _ => None,
        });
        let (taken, is_check) = (advice.captured.into(), advice.is_check);
        let hint = match does {
            Some(does) if is_quiet => self.hint_does(notation, again, &does),
            Some(does) => self.hint_also(notation, again, taken, is_check, &does),
            None => self.hint(notation, again, taken, is_check),
        };
        // Three sentences are enough to read.
        let follows = follows.filter(|_| mates.is_empty() || others.is_none());
        let sentences = [hint].into_iter().chain(follows).chain(mates).chain(others);
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// Returns what `name` did in a turn, with the move in a notation and once more, in other words.
    pub(crate) fn played_with(
        &self,
        turn: &MatchEntry<Cotuong>,
        name: &str,
        notation: &str,
        again: &str,
    ) -> String {
        let mut taken = Taken::Nothing;
        let mut is_check = false;
        for event in &turn.outcome.events {
            match event {
                CotuongEvent::Captured { piece, .. } => taken = Some(piece.kind).into(),
                CotuongEvent::Checked { .. } => is_check = true,
                CotuongEvent::Moved { .. } => {}
            }
        }
        self.played(name, notation, again, taken, is_check)
    }

    /// Returns the name of a side: its colour.
    pub fn side(&self, red: Side, side: Side) -> &'static str {
        if side == red { self.red } else { self.black }
    }

    fn unreadable(&self, why: &Unreadable) -> String {
        match why {
            Unreadable::NotAMove(text) => self.illegal.not_a_move(text),
            Unreadable::NoSuchMove(text) => self.illegal.no_such_move(text),
            Unreadable::Ambiguous { text, readings: [one, other] } => {
                self.illegal.ambiguous(text, &one.to_string(), &other.to_string())
            }
            Unreadable::Illegal(why) => self.illegal.why(why),
        }
    }
}

impl ReasonWords {
    /// Returns what a move does: whether it gives check, and the first of the reasons for it, at most
    /// `most` things; `None` if there is nothing to say.
    pub(crate) fn list(&self, check: bool, reasons: &[Reason], most: usize) -> Option<String> {
        let check = check.then(|| self.check.to_owned());
        let reasons = reasons.iter().map(|reason| self.why(*reason));
        let all = check.into_iter().chain(reasons).take(most);
        all.reduce(|one, other| self.both(&one, &other))
    }

    fn why(&self, reason: Reason) -> String {
        let stands = |Stands { kind, file }| self.stands(kind, file);
        match reason {
            Reason::OnlyMove => self.only_move.to_owned(),
            Reason::EndsCheck => self.ends_check.to_owned(),
            Reason::Wins(kind, moves) => self.wins(kind, moves),
            Reason::Saves(kind, by) => self.saves(self.kind(kind), self.kind(by)),
            Reason::Protects(piece, by) => self.protects(&stands(piece), self.kind(by)),
            Reason::Shields(piece, by) => self.shields(&stands(piece), self.kind(by)),
            Reason::Frees(piece, by) => self.frees(&stands(piece), self.kind(by)),
            Reason::AttacksTwo(one, other) => self.attacks_two(&stands(one), &stands(other)),
            Reason::AttacksUnprotected(piece) => self.attacks_unprotected(&stands(piece)),
            Reason::Attacks(piece) => self.attacks(&stands(piece)),
            Reason::StopsChecks => self.stops_checks.to_owned(),
            Reason::BringsOut(kind) => self.brings_out(kind),
            Reason::Opens(piece) => self.opens(&stands(piece)),
            Reason::TakesCentre(kind) => self.takes_centre(kind),
            Reason::CrossesRiver => self.crosses_river.to_owned(),
            Reason::Links(kind) => self.links(kind),
            Reason::Guards(piece) => self.guards(&stands(piece)),
            Reason::AimsAt(piece) => self.aims_at(&stands(piece)),
            Reason::FindsRoom(kind) => self.finds_room(self.kind(kind)),
            Reason::Advances(kind) => self.advances(self.kind(kind)),
            Reason::GivesNothingAway => self.gives_nothing_away.to_owned(),
        }
    }
}

impl IllegalWords {
    pub(crate) fn why(&self, why: &Illegal) -> String {
        match *why {
            Illegal::NoPiece(mv) => self.no_piece(&mv.from.to_string()),
            Illegal::OtherSide(mv) => self.other_side(&mv.from.to_string()),
            Illegal::OwnPiece(mv) => self.own_piece(&mv.to.to_string()),
            Illegal::CannotReach(mv, kind, obstacle) => {
                let (from, to) = (mv.from.to_string(), mv.to.to_string());
                match obstacle {
                    Obstacle::Way => self.cannot_reach(kind, &from, &to),
                    Obstacle::Leg(at) => self.horse_blocked(&from, &to, &at.to_string()),
                    Obstacle::Eye(at) => self.elephant_blocked(&from, &to, &at.to_string()),
                    Obstacle::Between(at) => self.line_blocked(kind, &from, &to, &at.to_string()),
                    Obstacle::Screens(found) => self.cannon_needs_one(found),
                    Obstacle::Palace => self.stays_in_palace(kind),
                    Obstacle::River => self.elephant_stays.to_owned(),
                    Obstacle::Home => self.soldier_at_home.to_owned(),
                    Obstacle::Back => self.soldier_back.to_owned(),
                }
            }
            Illegal::Check(_) => self.leaves_check.to_owned(),
            Illegal::Facing(_) => self.leaves_facing.to_owned(),
        }
    }
}

impl MalformedWords {
    fn fen(&self, why: &BadFen) -> String {
        match why {
            BadFen::Ranks(found) => self.ranks(*found),
            BadFen::Files { rank, found } => self.files(*rank, *found),
            BadFen::Piece(text) => self.not_a_piece(text),
            BadFen::Side(text) => self.not_a_side(text),
            BadFen::Field(text) => self.no_such_field(text),
            BadFen::Quiet(text) => self.not_quiet(text),
            BadFen::NoGeneral(color) => self.no_general(*color),
            BadFen::TooMany { color, kind, found } => {
                self.too_many(*color, *kind, *found, kind.count())
            }
            BadFen::OutOfPlace { color, kind, square } => {
                self.out_of_place(*color, *kind, &square.to_string())
            }
            BadFen::Facing => self.facing.to_owned(),
            BadFen::Check(color) => self.waits_in_check(*color),
        }
    }
}

impl GameWords<Cotuong> for CotuongWords {
    fn title(&self) -> &'static str {
        self.title
    }

    fn subtitle(&self) -> &'static str {
        self.subtitle
    }

    fn position(&self, position: &Position, _look: usize) -> String {
        let (board, color) = (position.board(), position.board().to_move());
        let is_check = !board.checkers(color).is_empty();
        self.position(color, is_check, position.first_moves())
    }

    fn played(&self, turn: &MatchEntry<Cotuong>, name: &str, _look: usize) -> String {
        match (turn.step, notation(turn, Dialect::Vietnamese)) {
            (Step::Move(mv), Some(notation)) => {
                self.played_with(turn, name, &notation, &mv.to_string())
            }
            _ => String::new(),
        }
    }

    fn illegal(&self, why: &CannotMove, _look: usize) -> String {
        match why {
            CannotMove::GameOver(_) => self.common.game_over.to_owned(),
            CannotMove::AfterEnd(text) => self.illegal.after_end(text),
            CannotMove::River(_) => self.illegal.crosses_river.to_owned(),
            CannotMove::Illegal(why) => self.illegal.why(why),
            CannotMove::Unreadable(why) => self.unreadable(why),
        }
    }

    fn malformed(&self, why: &Malformed) -> String {
        let words = &self.malformed;
        match why {
            Malformed::Fen(why) => words.fen(why),
            Malformed::Move { number, why } => {
                let why = self.illegal(why, 0);
                words.illegal_after(*number, why.trim_end_matches('.'))
            }
            Malformed::GivenMoves(text) => words.not_given_moves(text, MAX_FIRST_MOVES),
            Malformed::NotAStart => words.not_a_start.to_owned(),
            Malformed::Option(name) => words.no_option(name, "handicap, first_moves"),
            Malformed::Handicap(text) => words.not_a_handicap(text),
            Malformed::GivenTwice(text) => words.given_twice(text),
            Malformed::FirstMoves(text) => words.not_first_moves(text, MAX_FIRST_MOVES),
        }
    }

    fn end(&self, played: &Match<Cotuong>, _look: usize) -> String {
        played.position().end().map_or_else(String::new, |end| self.end(end).to_owned())
    }

    fn end_with(&self, entry: &MatchEntry<Cotuong>, _look: usize) -> String {
        entry.outcome.end.map_or_else(String::new, |end| self.end(end).to_owned())
    }
}

/// Returns how many moves the winner makes among these moves of both sides, its last one included.
pub(crate) fn winners_moves(moves: i32) -> u32 {
    moves.unsigned_abs().div_ceil(2)
}
