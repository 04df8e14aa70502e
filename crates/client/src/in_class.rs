//! A class, as a client that follows it knows it.

use std::collections::BTreeMap;
use std::time::Duration;

use messages::{
    Activity, BoardCard, Broken, ClassChange, ClassEntered, ClassPresence, ClassState, ClassTable,
    Clocks, Current, Event, Own, Phase, RoomId, RoomState, SeatState, Stage, TablePlayer,
};

use crate::joined::{Joined, milliseconds};

/// A class, as a client that follows it knows it.
#[derive(Clone, Debug)]
pub struct InClass {
    /// The name of the class.
    pub class: RoomId,
    /// What the events add up to.
    pub state: ClassState,
    /// What this client alone may know.
    pub own: Own,
    /// Who is there.
    pub presence: ClassPresence,
    /// The boards of all tables, for the teacher.
    pub boards: BTreeMap<RoomId, BoardCard>,
    /// Since when nobody has moved there, by the time of the class.
    still: BTreeMap<RoomId, u64>,
    /// How far the time of the class is ahead of the client's, in milliseconds.
    ahead: i64,
}

impl InClass {
    /// Returns the class of a host's message. If the message lacks the whole state, the state in `before` goes on,
    /// provided that it is of the same class.
    pub(crate) fn entered(
        entered: ClassEntered,
        before: Option<Self>,
        now: Duration,
    ) -> Option<Self> {
        let before = before.filter(|before| before.class == entered.class);
        let (known, boards, still) =
            before.map_or_else(Default::default, |it| (Some(it.state), it.boards, it.still));
        let state = entered.state.map(|state| *state).or(known)?;
        let presence = ClassPresence::default();
        let (class, own) = (entered.class, entered.own);
        let mut inside = InClass { class, state, own, presence, boards, still, ahead: 0 };
        inside.take_presence(entered.presence, now);
        Some(inside)
    }

    /// Takes over who is there.
    pub(crate) fn take_presence(&mut self, presence: ClassPresence, now: Duration) {
        self.set_time(presence.now, now);
        self.presence = presence;
    }

    /// Takes over boards, and forgets those of tables that are no more.
    pub(crate) fn take_boards(&mut self, boards: Vec<BoardCard>, now: Duration) {
        let now = self.time(now);
        let since = |board: &BoardCard| now.saturating_sub(board.now.saturating_sub(board.moved));
        self.still.extend(boards.iter().map(|board| (board.room, since(board))));
        self.still.retain(|room, _| self.state.table(*room).is_some());
        self.boards.extend(boards.into_iter().map(|board| (board.room, board)));
        self.boards.retain(|room, _| self.state.table(*room).is_some());
    }

    /// Applies events; those that have come before are passed over. Returns the new ones, and the reason why no more
    /// were taken, if some are missing or damaged.
    pub(crate) fn take(
        &mut self,
        events: Vec<Event<ClassChange>>,
        now: Duration,
    ) -> (Vec<Event<ClassChange>>, Option<Broken>) {
        let mut taken = Vec::new();
        for event in events {
            if event.number <= self.state.event {
                continue;
            }
            if let Err(why) = self.state.apply(&event) {
                return (taken, Some(why));
            }
            if event.at > self.time(now) {
                self.set_time(event.at, now);
            }
            taken.push(event);
        }
        (taken, None)
    }

    fn set_time(&mut self, class: u64, now: Duration) {
        self.ahead = i64::try_from(class).unwrap_or(i64::MAX).saturating_sub(milliseconds(now));
    }

    /// Returns the time of the class when the client's is `now`, in milliseconds.
    pub fn time(&self, now: Duration) -> u64 {
        u64::try_from(self.ahead.saturating_add(milliseconds(now))).unwrap_or(0)
    }

    /// Returns for how long nobody has moved on a board when the client's time is `now`, in milliseconds.
    pub fn waited(&self, room: RoomId, now: Duration) -> u64 {
        let since = self.still.get(&room);
        since.map_or(0, |since| self.time(now).saturating_sub(*since))
    }

    /// Returns the position that all look at, as a room of this child alone, in which it is to move; none while the class
    /// does something else. The only step there is the solution, once it is shown, or else the answer of the child.
    pub fn position(&self) -> Option<Joined> {
        let current = self.state.running().filter(|it| it.activity == Activity::Position)?;
        let own = self.own.seat?;
        let there = self.state.seats.get(usize::from(own))?;
        let mover = current.setup.first;
        let mut seats = vec![SeatState::default(); 2];
        let child = seats.get_mut(usize::from(mover))?;
        (child.name, child.face) = (Some(there.name.clone()), there.face);
        let other = seats.get_mut(usize::from(1 - mover))?;
        other.name = Some(self.state.teacher.clone());
        let steps = current.solution.iter().chain(&there.answer).take(1).cloned().collect();
        let state = RoomState {
            setup: current.setup.clone(),
            date: self.state.date,
            event: 0,
            turn_event: 0,
            phase: Phase::Playing,
            game: 0,
            seats,
            steps,
            to_move: Some(mover),
            clocks: Clocks::default(),
            offer: None,
            declined: Vec::new(),
            phrases: false,
            paused: self.state.paused.is_some(),
        };
        Some(Joined::alone(self.name_of(current), mover, state))
    }

    /// Returns the puzzles or the lesson that the child is to do, with a name that nothing else has in this class.
    pub fn task(&self) -> Option<(RoomId, &Current)> {
        let is_task = |it: &&Current| it.activity.is_task() && it.stage == Stage::Running;
        let current = self.state.running().filter(is_task)?;
        self.own.seat.map(|_| (self.name_of(current), current))
    }

    fn name_of(&self, current: &Current) -> RoomId {
        RoomId::new(self.class.bits() ^ (current.began + 1))
    }

    /// Returns how long what runs goes on, if it ends by itself, when the client's time is `now`.
    pub fn left(&self, now: Duration) -> Option<Duration> {
        let at = self.state.paused.unwrap_or_else(|| self.time(now));
        let until = self.state.running()?.until?;
        Some(Duration::from_millis(until.saturating_sub(at)))
    }

    /// Returns whether a player at a table is a child that is gone. One on its way between two rooms is not.
    pub fn is_gone(&self, player: TablePlayer) -> bool {
        matches!(player, TablePlayer::Seat(seat) if !self.presence.here.contains(&seat))
    }

    /// Returns the table of the client's seat.
    pub fn own_table(&self) -> Option<&ClassTable> {
        self.state.table_of(self.own.seat?)
    }
}
