//! What follows from what the teacher or a child wants; the seats are in `guests`, what all do in `begin`.

use basics::{Level, Name};
use messages::limits::{CLASS_SEATS, MOVE_BYTES, NAME_BYTES};
use messages::{
    Activity, AtTheDoor, ClassAct, ClassChange, ClassRefusal, ClassSeat, Current, Key, Refusal,
    RoomId, Stage, TableResult,
};
use swiss::PlayerName;

use crate::begin::MAX_LESSON;
use crate::class::Class;

/// What comes of something that somebody wants; no changes if all is so already.
pub(crate) type Changes = Result<Vec<ClassChange>, ClassRefusal>;

impl Class {
    /// Returns the changes that follow from something that somebody wants.
    pub(crate) fn changes(
        &mut self,
        key: Key,
        act: &ClassAct,
        at: u64,
        rooms: &mut dyn FnMut() -> RoomId,
    ) -> Changes {
        let own = self.people.seat(key).ok_or(ClassRefusal::NoSeat);
        let is_teacher = self.people.is_teacher(key);
        match act {
            ClassAct::Sit { seat, face, digits } => self.sit(key, *seat, *face, *digits, at, rooms),
            ClassAct::Rise => self.rise(own?),
            ClassAct::Knock { name, face, seat, can_teach } => {
                self.knock(key, (name, *face, *can_teach), *seat, at, rooms)
            }
            ClassAct::Invite { seat } => self.invite(own?, *seat, rooms),
            ClassAct::Reply { seat, yes } => self.reply(own?, *seat, *yes, rooms),
            ClassAct::Answer(text) => self.answer(own?, text),
            ClassAct::Progress { solved, tried } => self.progress(own?, *solved, *tried, at),
            _ if !is_teacher => Err(ClassRefusal::NotTeacher),
            ClassAct::Open { .. } => Err(ClassRefusal::Open),
            ClassAct::Title(title) => self.title(title),
            ClassAct::List(names) => self.list(names),
            ClassAct::LetIn { number } => self.let_in(*number, rooms),
            ClassAct::TurnAway { number } => {
                self.people.at_the_door(*number).ok_or(ClassRefusal::NobodyWaits)?;
                Ok(vec![ClassChange::TurnedAway { number: *number }])
            }
            ClassAct::LetTeach { number } => self.let_teach(*number),
            ClassAct::StopTeaching { number } => self.stop_teaching(key, *number),
            ClassAct::Rename { seat, name } => self.rename(*seat, name),
            ClassAct::Remove { seat } => self.remove(*seat),
            ClassAct::Mute { seat, on } => {
                let is_new = self.known(*seat)?.is_muted != *on;
                Ok(changed(is_new, ClassChange::Muted { seat: *seat, on: *on }))
            }
            ClassAct::SitOut { seat, on } => {
                let is_new = self.known(*seat)?.sits_out != *on;
                Ok(changed(is_new, ClassChange::SitsOut { seat: *seat, on: *on }))
            }
            ClassAct::Level { seat, level } => {
                let is_new = self.known(*seat)?.level != Some(*level);
                Ok(changed(is_new, ClassChange::Levelled { seat: *seat, level: *level }))
            }
            ClassAct::Begin { activity, setup, puzzles } => {
                self.begin(*activity, setup, puzzles, at, rooms)
            }
            ClassAct::Pair { seats } => self.pair(*seats, rooms),
            ClassAct::StandIn { seat, level } => self.stand_in(*seat, *level),
            ClassAct::Pause(true) if self.state.running().is_none() => Err(ClassRefusal::NotNow),
            ClassAct::Pause(on) => {
                let is_new = self.state.paused.is_some() != *on;
                Ok(changed(is_new, ClassChange::Paused { on: *on }))
            }
            ClassAct::Solution(text) => self.solution(text),
            ClassAct::Result { room, result } => self.result(*room, *result),
            ClassAct::End => match self.state.running() {
                None => Err(ClassRefusal::NotNow),
                Some(current) => Ok(changed(current.stage == Stage::Running, ClassChange::Ending)),
            },
            ClassAct::Anew => {
                if self.state.running().is_some() && self.state.missing() > 0 {
                    return Err(ClassRefusal::Playing);
                }
                let has_results = !self.state.rounds.is_empty() || !self.state.tallies.is_empty();
                Ok(changed(has_results, ClassChange::Anew))
            }
            ClassAct::Forget => Ok(vec![ClassChange::Forgotten]),
        }
    }

    /// Returns a seat whose name is on the list.
    pub(crate) fn known(&self, seat: u16) -> Result<&ClassSeat, ClassRefusal> {
        let there = self.state.seats.get(usize::from(seat));
        there.filter(|there| !there.is_removed).ok_or(ClassRefusal::NoSuchSeat)
    }

    /// Returns a seat that a child has.
    pub(crate) fn taken(&self, seat: u16) -> Result<&ClassSeat, ClassRefusal> {
        self.known(seat).and_then(|there| {
            if there.is_taken { Ok(there) } else { Err(ClassRefusal::NoSuchSeat) }
        })
    }

    /// Checks that no game goes on at the table of a child.
    pub(crate) fn is_free(&self, seat: u16) -> Result<(), ClassRefusal> {
        let table = self.state.table_of(seat).filter(|table| table.result.is_none());
        if table.is_some() { Err(ClassRefusal::Playing) } else { Ok(()) }
    }

    /// Returns what runs, if it is of this kind and goes on.
    pub(crate) fn doing(
        &self,
        is_such: impl Fn(Activity) -> bool,
    ) -> Result<&Current, ClassRefusal> {
        let runs =
            |current: &&Current| current.stage == Stage::Running && is_such(current.activity);
        self.state.running().filter(runs).ok_or(ClassRefusal::NotNow)
    }

    fn title(&self, title: &Name) -> Changes {
        if title.as_str().len() > NAME_BYTES {
            return Err(ClassRefusal::Name);
        }
        let is_new = self.state.title != *title;
        Ok(changed(is_new, ClassChange::Titled { title: title.clone() }))
    }

    fn list(&self, names: &[Name]) -> Changes {
        if self.state.seats.len() + names.len() > CLASS_SEATS {
            return Err(ClassRefusal::Full);
        }
        check_names(&self.state.seats, names)?;
        Ok(changed(!names.is_empty(), ClassChange::Listed { names: names.to_vec() }))
    }

    fn rename(&self, seat: u16, name: &Name) -> Changes {
        let is_new = self.known(seat)?.name != *name;
        let others: Vec<ClassSeat> = (0..)
            .zip(&self.state.seats)
            .filter(|(number, _)| *number != seat)
            .map(|(_, other)| other.clone())
            .collect();
        check_names(&others, std::slice::from_ref(name))?;
        Ok(changed(is_new, ClassChange::Renamed { seat, name: name.clone() }))
    }

    /// Takes a name off the list. Who waits at the door for its seat waits in vain.
    fn remove(&self, seat: u16) -> Changes {
        self.known(seat)?;
        let waits = |waiting: &&AtTheDoor| waiting.seat == Some(seat);
        let waiting = self.state.door.iter().filter(waits);
        let away = waiting.map(|waiting| ClassChange::TurnedAway { number: waiting.number });
        Ok(away.chain([ClassChange::Removed { seat }]).collect())
    }

    /// Lets the computer play for a child who is not there.
    fn stand_in(&self, seat: u16, level: Option<Level>) -> Changes {
        self.known(seat)?;
        if self.is_free(seat).is_ok() || level.is_some() && self.people.is_here(seat) {
            return Err(ClassRefusal::NotNow);
        }
        let is_new = self.known(seat)?.stand_in != level;
        Ok(changed(is_new, ClassChange::StandsIn { seat, level }))
    }

    /// Returns a move in the position that all look at, as records write it.
    fn move_of(&self, text: &str) -> Result<String, ClassRefusal> {
        let current = self.doing(|activity| activity == Activity::Position)?;
        if text.len() > MOVE_BYTES {
            return Err(Refusal::NotAMove("it is too long".to_owned()).into());
        }
        let mut board = self.board(&current.setup)?;
        Ok(board.play(text).map_err(Refusal::from)?)
    }

    fn answer(&self, seat: u16, text: &str) -> Changes {
        if self.state.paused.is_some() {
            return Err(ClassRefusal::Paused);
        }
        let answer = self.move_of(text)?;
        if self.state.running().is_some_and(|current| current.solution.is_some()) {
            return Err(ClassRefusal::NotNow);
        }
        let is_new = self.known(seat)?.answer.as_ref() != Some(&answer);
        Ok(changed(is_new, ClassChange::Answered { seat, answer }))
    }

    fn solution(&self, text: &str) -> Changes {
        Ok(vec![ClassChange::Solved { solution: self.move_of(text)? }])
    }

    /// Counts what a child has done. It counts in a pause, too: who has found the right move just before may see the pieces
    /// come to rest only then.
    fn progress(&self, seat: u16, solved: u16, tried: u16, at: u64) -> Changes {
        let current = self.doing(Activity::is_task)?;
        let at = self.state.paused.unwrap_or(at);
        if current.until.is_some_and(|until| at >= until) {
            return Err(ClassRefusal::NotNow);
        }
        let most = match current.activity {
            Activity::Puzzles { .. } => current.puzzles.len(),
            _ => usize::from(MAX_LESSON),
        };
        let before = &self.known(seat)?.progress;
        let is_less = solved < before.solved || tried < before.tried;
        if is_less || solved > tried || usize::from(tried) > most {
            return Err(ClassRefusal::Number);
        }
        let is_new = (before.solved, before.tried) != (solved, tried);
        Ok(changed(is_new, ClassChange::Progressed { seat, solved, tried }))
    }

    fn result(&self, room: RoomId, result: TableResult) -> Changes {
        let known = self.state.result_of(room).ok_or(ClassRefusal::NoSuchGame)?;
        let change = ClassChange::Result { room, result, points: None };
        Ok(changed(known != Some(result), change))
    }
}

/// Checks names that are to come beside those on a list.
pub(crate) fn check_names(seats: &[ClassSeat], names: &[Name]) -> Result<(), ClassRefusal> {
    let of = |name: &Name| {
        let fits = name.as_str().len() <= NAME_BYTES;
        let name = PlayerName::new(name.as_str()).ok().filter(|_| fits);
        name.ok_or(ClassRefusal::Name)
    };
    let listed = seats.iter().map(|seat| of(&seat.name));
    let mut known: Vec<PlayerName> = listed.collect::<Result<_, _>>()?;
    for name in names {
        let name = of(name)?;
        if known.iter().any(|other| other.is_same(&name)) {
            return Err(ClassRefusal::SameName);
        }
        known.push(name);
    }
    Ok(())
}

/// Returns a change if there is one.
pub(crate) fn changed(is_new: bool, change: ClassChange) -> Vec<ClassChange> {
    if is_new { vec![change] } else { Vec::new() }
}
