//! How children come to their seats: from the list, by their digits, or by the door.

use basics::Name;
use messages::limits::AT_THE_DOOR;
use messages::{
    Activity, ClassChange, ClassRefusal, ClassSeat, ClassTable, Digits, Key, RoomId, TablePlayer,
};

use crate::class::Class;
use crate::decide::{Changes, changed, check_names};

impl Class {
    /// Returns the four digits of a seat. They follow from the key of the teacher, so that no log contains them.
    pub(crate) fn digits(&self, seat: u16) -> Option<Digits> {
        let there = self.state.seats.get(usize::from(seat))?;
        let stopped = u64::from(self.state.stopped) << 32;
        let number = stopped | u64::from(there.removals) << 16 | u64::from(seat);
        // A hall of another class of the same teacher has other digits.
        let bits = self.people.teacher().mixed_with(number ^ self.id().bits());
        Some(Digits::of_bits(bits))
    }

    pub(crate) fn sit(
        &mut self,
        key: Key,
        seat: u16,
        face: u8,
        digits: Option<Digits>,
        at: u64,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Changes {
        let there = self.known(seat)?;
        let (is_taken, old_face) = (there.is_taken, there.face);
        let mut sat = ClassChange::Sat { seat, face };
        match self.people.seat(key) {
            Some(own) if own == seat => return Ok(changed(old_face != face, sat)),
            Some(_) => return Err(ClassRefusal::HasSeat),
            None if self.people.is_teacher(key) => return Err(ClassRefusal::HasSeat),
            None => {}
        }
        if is_taken {
            let digits = digits.ok_or(ClassRefusal::SeatTaken)?;
            if self.people.is_locked(seat, at) {
                return Err(ClassRefusal::TooManyTries);
            }
            if self.digits(seat) != Some(digits) {
                self.people.count_wrong(seat, at);
                return Err(ClassRefusal::WrongDigits);
            }
            // The child is known by its face.
            sat = ClassChange::Sat { seat, face: old_face };
        }
        let door = self.people.door(key);
        let leaves = door.map(|number| ClassChange::TurnedAway { number });
        let mut changes: Vec<ClassChange> = leaves.into_iter().chain([sat]).collect();
        self.seated(seat, &mut changes, rooms);
        Ok(changes)
    }

    pub(crate) fn rise(&self, seat: u16) -> Changes {
        self.is_free(seat)?;
        Ok(vec![ClassChange::Rose { seat }])
    }

    pub(crate) fn knock(
        &mut self,
        key: Key,
        (name, face, can_teach): (&Name, u8, bool),
        seat: Option<u16>,
        at: u64,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Changes {
        if self.people.seat(key).is_some() || self.people.is_teacher(key) {
            return Err(ClassRefusal::HasSeat);
        }
        let (name, face) = match seat {
            // A free seat needs nobody's consent.
            Some(seat) if !self.known(seat)?.is_taken => {
                return self.sit(key, seat, face, None, at, rooms);
            }
            Some(seat) => {
                let there = self.known(seat)?;
                (there.name.clone(), there.face)
            }
            None => {
                self.check_new(name)?;
                (name.clone(), face)
            }
        };
        let leaves = self.people.door(key).map(|number| ClassChange::TurnedAway { number });
        if leaves.is_none() && self.state.door.len() >= AT_THE_DOOR {
            return Err(ClassRefusal::DoorFull);
        }
        let number = self.state.knocks + 1;
        let knocked = ClassChange::Knocked { number, name, face, seat, can_teach };
        Ok(leaves.into_iter().chain([knocked]).collect())
    }

    /// Checks a name that is to be new on the list, or again.
    fn check_new(&self, name: &Name) -> Result<(), ClassRefusal> {
        let on_the_list = |seat: &&ClassSeat| !seat.is_removed;
        let listed: Vec<ClassSeat> = self.state.seats.iter().filter(on_the_list).cloned().collect();
        check_names(&listed, std::slice::from_ref(name))
    }

    pub(crate) fn let_in(&self, number: u32, rooms: &mut dyn FnMut() -> RoomId) -> Changes {
        let waiting = self.state.door.iter().find(|waiting| waiting.number == number);
        let waiting = waiting.ok_or(ClassRefusal::NobodyWaits)?;
        let mut changes = Vec::new();
        let seat = match waiting.seat {
            Some(seat) => seat,
            None => {
                self.check_new(&waiting.name)?;
                let is_same = |seat: &ClassSeat| {
                    check_names(std::slice::from_ref(seat), std::slice::from_ref(&waiting.name))
                        .is_err()
                };
                match self.state.seats.iter().position(is_same) {
                    // The name was on the list before.
                    Some(seat) => seat as u16,
                    None if self.state.seats.len() >= messages::limits::CLASS_SEATS => {
                        return Err(ClassRefusal::Full);
                    }
                    None => {
                        changes.push(ClassChange::Listed { names: vec![waiting.name.clone()] });
                        self.state.seats.len() as u16
                    }
                }
            }
        };
        changes.push(ClassChange::LetIn { number, seat });
        self.seated(seat, &mut changes, rooms);
        Ok(changes)
    }

    /// Adds what follows when a child has come to a seat: it plays itself again, or takes part although it is late.
    fn seated(&self, seat: u16, changes: &mut Vec<ClassChange>, rooms: &mut dyn FnMut() -> RoomId) {
        let there = self.state.seats.get(usize::from(seat));
        if there.is_some_and(|there| there.stand_in.is_some()) {
            changes.push(ClassChange::StandsIn { seat, level: None });
        }
        let plays = |activity| {
            matches!(activity, Activity::Round | Activity::Computer | Activity::Simul { .. })
        };
        let Ok(current) = self.doing(plays) else { return };
        if self.state.table_of(seat).is_some() {
            return;
        }
        // In a round, who is late waits for the next one in a game that does not count.
        let players = self.players(current.activity, seat);
        let table = ClassTable { room: rooms(), players, result: None };
        changes.push(ClassChange::Seated { table });
    }

    /// Returns who plays at the table of a child that has no other child there.
    pub(crate) fn players(&self, activity: Activity, seat: u16) -> [TablePlayer; 2] {
        let child = TablePlayer::Seat(seat);
        match activity {
            Activity::Simul { begins: true } => [TablePlayer::Teacher, child],
            Activity::Simul { begins: false } => [child, TablePlayer::Teacher],
            _ => [child, TablePlayer::Computer(self.level(seat))],
        }
    }
}
