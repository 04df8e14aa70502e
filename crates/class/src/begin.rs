//! What a class does together: how it begins, and who comes to which table.

use basics::Level;
use messages::limits::{PUZZLE_BYTES, PUZZLE_MINUTES, PUZZLES_IN_ROW};
use messages::{
    Activity, ClassChange, ClassRefusal, ClassTable, Refusal, RoomId, RoomSetup, Swap, TablePlayer,
};
use rooms::Board;

use crate::class::Class;
use crate::decide::{Changes, changed};
use crate::round::pair_round;

/// How the computer plays against a child about whom the teacher has said nothing.
pub const USUAL_LEVEL: Level = Level::Easy;
/// The highest number of a lesson, and the most tasks of one.
pub(crate) const MAX_LESSON: u16 = 99;

impl Class {
    /// Returns how the computer plays against a child.
    pub(crate) fn level(&self, seat: u16) -> Level {
        let level = self.state.seats.get(usize::from(seat)).and_then(|there| there.level);
        level.unwrap_or(USUAL_LEVEL)
    }

    /// Returns a board as agreed.
    pub(crate) fn board(&self, setup: &RoomSetup) -> Result<Box<dyn Board>, Refusal> {
        let kind = self.kinds.iter().find(|kind| kind.id == setup.game);
        (kind.ok_or(Refusal::NoSuchGame)?.begin)(setup)
    }

    pub(crate) fn begin(
        &self,
        activity: Activity,
        setup: &RoomSetup,
        puzzles: &[String],
        at: u64,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Changes {
        if self.state.running().is_some() && self.state.missing() > 0 {
            return Err(ClassRefusal::Playing);
        }
        let is_possible = match activity {
            Activity::Lesson { number } => (1..=MAX_LESSON).contains(&number),
            Activity::Puzzles { minutes, .. } => {
                let is_name = |name: &String| (1..=PUZZLE_BYTES).contains(&name.len());
                (1..=PUZZLE_MINUTES).contains(&minutes)
                    && (1..=PUZZLES_IN_ROW).contains(&puzzles.len())
                    && puzzles.iter().all(is_name)
            }
            _ => puzzles.is_empty(),
        };
        if !is_possible {
            return Err(ClassRefusal::Number);
        }
        let board = self.board(setup)?;
        let is_position = activity == Activity::Position;
        if (is_position || !activity.is_alone()) && board.sides() != 2 {
            return Err(ClassRefusal::NotForTwo);
        }
        let options = board.options();
        // In a position, every child is the side to move.
        let first = match board.to_move() {
            Some(side) if is_position => side.index() as u8,
            None if is_position => return Err(ClassRefusal::NotNow),
            _ => setup.first,
        };
        // Nobody else has anything to do in a room of the class.
        let (swap, watched, listed) = (Swap::Nothing, false, false);
        let setup = Box::new(RoomSetup { options, first, swap, watched, listed, ..setup.clone() });
        let seats: Vec<u16> = self.taking_part(at).collect();
        let (pairs, free) = match activity {
            Activity::Round => pair_round(&self.state, &seats)?,
            Activity::Computer | Activity::Simul { .. } if seats.is_empty() => {
                return Err(ClassRefusal::TooFew);
            }
            _ => (Vec::new(), None),
        };
        let alone = match activity {
            Activity::Round => free.into_iter().collect(),
            Activity::Computer | Activity::Simul { .. } => seats,
            _ => Vec::new(),
        };
        let pairs = pairs.into_iter().map(|pair| pair.map(TablePlayer::Seat));
        let alone = alone.into_iter().map(|seat| self.players(activity, seat));
        let table = |players| ClassTable { room: rooms(), players, result: None };
        let tables = pairs.chain(alone).map(table).collect();
        let puzzles = puzzles.to_vec();
        Ok(vec![ClassChange::Began { activity, setup, tables, free, puzzles }])
    }

    /// Returns the seats whose children take part in what begins.
    fn taking_part(&self, at: u64) -> impl Iterator<Item = u16> {
        (0..).zip(&self.state.seats).filter_map(move |(seat, there)| {
            let takes_part = there.is_taken && !there.sits_out && self.people.takes_part(seat, at);
            takes_part.then_some(seat)
        })
    }

    /// Sends two children to a table.
    pub(crate) fn pair(&self, seats: [u16; 2], rooms: &mut dyn FnMut() -> RoomId) -> Changes {
        self.doing(|activity| !activity.is_alone())?;
        if seats[0] == seats[1] {
            return Err(ClassRefusal::NoSuchSeat);
        }
        for seat in seats {
            self.taken(seat)?;
            // A game against the computer decides nothing.
            let table = self.state.table_of(seat).filter(|table| table.result.is_none());
            if table.is_some_and(messages::ClassState::counts) {
                return Err(ClassRefusal::Playing);
            }
        }
        let players = seats.map(TablePlayer::Seat);
        let table = ClassTable { room: rooms(), players, result: None };
        Ok(vec![ClassChange::Seated { table }])
    }

    pub(crate) fn invite(
        &self,
        own: u16,
        other: Option<u16>,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Changes {
        self.doing(|activity| activity == Activity::FreePlay)?;
        let is_new = self.known(own)?.invites != other;
        let Some(other) = other else {
            return Ok(changed(is_new, ClassChange::Invited { seat: own, other: None }));
        };
        if other == own {
            return Err(ClassRefusal::NoSuchSeat);
        }
        self.is_free(own)?;
        self.is_free(other)?;
        if self.taken(other)?.invites == Some(own) {
            // To invite whom one is invited by is to accept.
            return self.pair([other, own], rooms);
        }
        Ok(changed(is_new, ClassChange::Invited { seat: own, other: Some(other) }))
    }

    pub(crate) fn reply(
        &self,
        own: u16,
        seat: u16,
        yes: bool,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Changes {
        self.doing(|activity| activity == Activity::FreePlay)?;
        if self.known(seat)?.invites != Some(own) {
            return Err(ClassRefusal::NotInvited);
        }
        if yes {
            self.pair([seat, own], rooms)
        } else {
            Ok(vec![ClassChange::Invited { seat, other: None }])
        }
    }
}
