//! The state of a class: what its events add up to.

use basics::{Level, Name};
use serde::{Deserialize, Serialize};

use super::{Activity, ClassChange, ClassTable, TablePlayer, TableResult};
use crate::limits::{AT_THE_DOOR, CLASS_SEATS, TALLIES};
use crate::{Broken, Event, RoomId, RoomSetup};

/// How long a minute lasts, in milliseconds.
const MINUTE: u64 = 60_000;

/// The state of a class. The server and every client have the same after the same events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClassState {
    /// The name of the teacher.
    pub teacher: Name,
    /// The name of the class; empty if it has none.
    #[serde(default)]
    pub title: Name,
    /// The seed of the lots of its tournament.
    pub seed: u64,
    /// The date on which it opened, in seconds since 1970.
    pub date: u64,
    /// The number of the last event.
    pub event: u64,
    /// The list: each name is a seat, by its place from 0.
    pub seats: Vec<ClassSeat>,
    /// Who waits at the door, in order.
    pub door: Vec<AtTheDoor>,
    /// The other devices with which the teacher teaches, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<TeacherDevice>,
    /// How many of them have been stopped: the digits of all seats, which they knew, are others each time.
    #[serde(default)]
    pub stopped: u32,
    /// What the class does, or did last.
    pub current: Option<Current>,
    /// The tables of what it does, which stay after the end until something else begins.
    pub tables: Vec<ClassTable>,
    /// The rounds of its tournament, the current one included.
    pub rounds: Vec<ClassRound>,
    /// What came of puzzles and lessons before, the last one at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tallies: Vec<Tally>,
    /// Since when all stands still, by the time of the class in milliseconds.
    pub paused: Option<u64>,
    /// Whether it is forgotten.
    pub is_forgotten: bool,
    /// The number of who knocked last.
    pub knocks: u32,
}

/// A name on the list, with its seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassSeat {
    /// The name.
    pub name: Name,
    /// The number of the face.
    pub face: u8,
    /// Whether a child has it.
    pub is_taken: bool,
    /// Whether the name is off the list.
    pub is_removed: bool,
    /// How often it was removed: its digits are others each time.
    pub removals: u16,
    /// Whether the child says no phrases.
    pub is_muted: bool,
    /// Whether the child takes no part in what begins.
    pub sits_out: bool,
    /// How the computer plays against the child, if the teacher has said so.
    pub level: Option<Level>,
    /// How the computer plays for the child.
    pub stand_in: Option<Level>,
    /// The seat of the child that it invites.
    pub invites: Option<u16>,
    /// Its answer in the position that all look at.
    pub answer: Option<String>,
    /// How far it is in a lesson or with the puzzles.
    pub progress: Progress,
}

/// How far a child is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// How many steps or puzzles it has solved.
    pub solved: u16,
    /// How many it has tried.
    pub tried: u16,
    /// The places in the row of those that it has not solved, from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<u16>,
}

/// What came of puzzles or of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// What the class did.
    pub activity: Activity,
    /// The game.
    pub game: String,
    /// The puzzles, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub puzzles: Vec<String>,
    /// The seats of the children who have tried something, and how far they came; the best first.
    pub children: Vec<(u16, Progress)>,
}

/// Somebody who waits at the door.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtTheDoor {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: Name,
    /// The number of the face.
    pub face: u8,
    /// The seat that is wanted; none for a new one.
    pub seat: Option<u16>,
    /// Whether the device can show the page of the teacher.
    #[serde(default)]
    pub can_teach: bool,
}

/// Another device with which the teacher teaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeacherDevice {
    /// The number that it had at the door.
    pub number: u32,
    /// The name with which it came there.
    pub name: Name,
}

/// What a class does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Current {
    /// What.
    pub activity: Activity,
    /// The game, its rules and its clocks.
    pub setup: RoomSetup,
    /// How far it is.
    pub stage: Stage,
    /// When it began, by the time of the class in milliseconds.
    pub began: u64,
    /// When it ends by itself, by the time of the class in milliseconds.
    pub until: Option<u64>,
    /// The solution of the position, once it is shown.
    pub solution: Option<String>,
    /// The puzzles, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub puzzles: Vec<String>,
}

/// How far an activity is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It runs.
    Running,
    /// It ends as soon as its games have results.
    Ending,
    /// It is over.
    Over,
}

/// A round of the tournament of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassRound {
    /// The games between children.
    pub games: Vec<RoundGame>,
    /// The seat of the child that was free.
    pub free: Option<u16>,
}

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundGame {
    /// The room.
    pub room: RoomId,
    /// The seats: of the child that moves first, and of the other.
    pub seats: [u16; 2],
    /// How it ended.
    pub result: Option<TableResult>,
    /// How many points the first child had then, and the other; none in a game without points, and where the teacher has
    /// said how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i32; 2]>,
}

impl ClassState {
    /// Returns the state after the first event.
    ///
    /// # Errors
    /// Returns the reason if it is not the first one.
    pub fn open(event: &Event<ClassChange>) -> Result<Self, Broken> {
        let ClassChange::Opened { teacher, seed, date } = &event.change else {
            return Err(Broken::Opening);
        };
        if event.number != 1 {
            return Err(Broken::Gap(1));
        }
        Ok(ClassState {
            teacher: teacher.clone(),
            title: Name::default(),
            seed: *seed,
            date: *date,
            event: 1,
            seats: Vec::new(),
            door: Vec::new(),
            devices: Vec::new(),
            stopped: 0,
            current: None,
            tables: Vec::new(),
            rounds: Vec::new(),
            tallies: Vec::new(),
            paused: None,
            is_forgotten: false,
            knocks: 0,
        })
    }

    /// Returns whether nobody is on the list and no round was played, so that nothing is lost with the class.
    pub fn is_empty(&self) -> bool {
        self.seats.iter().all(|seat| seat.is_removed) && self.rounds.is_empty()
    }

    /// Returns what the class does now; none before something begins and after its end.
    pub fn running(&self) -> Option<&Current> {
        self.current.as_ref().filter(|current| current.stage != Stage::Over)
    }

    /// Returns the table of a child.
    pub fn table_of(&self, seat: u16) -> Option<&ClassTable> {
        self.tables.iter().find(|table| table.place_of(seat).is_some())
    }

    /// Returns the table in a room.
    pub fn table(&self, room: RoomId) -> Option<&ClassTable> {
        self.tables.iter().find(|table| table.room == room)
    }

    /// Returns the result of the game in a room, at a table now or in a round before; `None` if there is none such.
    pub fn result_of(&self, room: RoomId) -> Option<Option<TableResult>> {
        let mut games = self.rounds.iter().flat_map(|round| &round.games);
        let table = self.table(room).map(|table| table.result);
        table.or_else(|| games.find(|game| game.room == room).map(|game| game.result))
    }

    /// Returns whether the result of a table decides something: a child plays another, or the teacher.
    pub fn counts(table: &ClassTable) -> bool {
        !table.players.iter().any(|player| matches!(player, TablePlayer::Computer(_)))
    }

    /// Returns how many results that decide something are missing.
    pub fn missing(&self) -> usize {
        let is_missing = |table: &&ClassTable| table.result.is_none() && Self::counts(table);
        self.tables.iter().filter(is_missing).count()
    }

    /// Returns the children who have tried a puzzle or a step of the lesson that runs or ran last, the best first.
    pub fn ranking(&self) -> Vec<(u16, &Progress)> {
        let progress = (0..).zip(&self.seats).map(|(seat, there)| (seat, &there.progress));
        let mut ranking: Vec<_> = progress.filter(|(_, progress)| progress.tried > 0).collect();
        ranking.sort_by_key(|(_, progress)| (std::cmp::Reverse(progress.solved), progress.tried));
        ranking
    }

    /// Returns how often each answer was given, the most frequent first.
    pub fn answers(&self) -> Vec<(&str, usize)> {
        let mut counted: Vec<(&str, usize)> = Vec::new();
        for answer in self.seats.iter().filter_map(|seat| seat.answer.as_deref()) {
            match counted.iter_mut().find(|(known, _)| *known == answer) {
                Some((_, count)) => *count += 1,
                None => counted.push((answer, 1)),
            }
        }
        counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counted
    }

    /// Applies an event.
    ///
    /// # Errors
    /// Returns the reason if it does not follow; nothing has changed then.
    pub fn apply(&mut self, event: &Event<ClassChange>) -> Result<(), Broken> {
        if event.number != self.event + 1 {
            return Err(Broken::Gap(self.event + 1));
        }
        if !self.fits(&event.change) {
            return Err(Broken::NoSuchThing);
        }
        self.change(&event.change, event.at)?;
        self.event = event.number;
        Ok(())
    }

    /// Makes a change that fits.
    fn change(&mut self, change: &ClassChange, at: u64) -> Result<(), Broken> {
        match change {
            ClassChange::Opened { .. } => return Err(Broken::Opening),
            ClassChange::Titled { title } => self.title = title.clone(),
            ClassChange::Listed { names } => {
                let seat = |name: &Name| ClassSeat { name: name.clone(), ..ClassSeat::default() };
                self.seats.extend(names.iter().map(seat));
            }
            ClassChange::Sat { seat, face } => self.sit(*seat, *face),
            ClassChange::Rose { seat } => self.seat(*seat).is_taken = false,
            ClassChange::Knocked { number, name, face, seat, can_teach } => {
                self.knocks = *number;
                let (number, name) = (*number, name.clone());
                let (face, seat, can_teach) = (*face, *seat, *can_teach);
                self.door.push(AtTheDoor { number, name, face, seat, can_teach });
            }
            ClassChange::LetIn { number, seat } => {
                if let Some(waiting) = self.take_from_door(*number) {
                    self.sit(*seat, waiting.face);
                }
            }
            ClassChange::TurnedAway { number } => drop(self.take_from_door(*number)),
            ClassChange::LetTeach { number } => {
                let waiting = self.take_from_door(*number);
                let device = |it: AtTheDoor| TeacherDevice { number: it.number, name: it.name };
                self.devices.extend(waiting.map(device));
            }
            ClassChange::StoppedTeaching { number } => {
                self.devices.retain(|device| device.number != *number);
                self.stopped += 1;
            }
            ClassChange::Renamed { seat, name } => self.seat(*seat).name = name.clone(),
            ClassChange::Removed { seat } => {
                let there = self.seat(*seat);
                let (name, removals) = (std::mem::take(&mut there.name), there.removals + 1);
                *there = ClassSeat { name, removals, is_removed: true, ..ClassSeat::default() };
                self.forget_invitations(*seat);
            }
            ClassChange::Muted { seat, on } => self.seat(*seat).is_muted = *on,
            ClassChange::SitsOut { seat, on } => self.seat(*seat).sits_out = *on,
            ClassChange::Levelled { seat, level } => self.seat(*seat).level = Some(*level),
            ClassChange::Began { activity, setup, tables, free, puzzles } => {
                self.begin(*activity, setup, tables, *free, at);
                if let Some(current) = &mut self.current {
                    current.puzzles.clone_from(puzzles);
                }
            }
            ClassChange::Seated { table } => self.seat_at(table),
            ClassChange::StandsIn { seat, level } => self.seat(*seat).stand_in = *level,
            ClassChange::Invited { seat, other } => self.seat(*seat).invites = *other,
            ClassChange::Answered { seat, answer } => {
                self.seat(*seat).answer = Some(answer.clone());
            }
            ClassChange::Progressed { seat, solved, tried } => {
                let there = &mut self.seat(*seat).progress;
                // Of what a message counts, the last ones are solved.
                let last = tried.saturating_sub(solved.saturating_sub(there.solved));
                there.missed.extend(there.tried..last);
                (there.solved, there.tried) = (*solved, *tried);
            }
            ClassChange::Solved { solution } => {
                if let Some(current) = &mut self.current {
                    current.solution = Some(solution.clone());
                }
            }
            ClassChange::Result { room, result, points } => self.note(*room, *result, *points),
            ClassChange::Paused { on } => self.pause(*on, at),
            ClassChange::Ending => self.set_stage(Stage::Ending),
            ClassChange::Ended => self.set_stage(Stage::Over),
            ClassChange::Anew => {
                self.rounds.clear();
                self.tallies.clear();
            }
            ClassChange::Forgotten => {
                self.tables.clear();
                self.is_forgotten = true;
            }
        }
        Ok(())
    }

    /// Returns whether the class has what a change names.
    fn fits(&self, change: &ClassChange) -> bool {
        let has = |seat: u16| usize::from(seat) < self.seats.len();
        let has_all = |table: &ClassTable| table.seats().all(has);
        match change {
            ClassChange::Opened { .. }
            | ClassChange::Titled { .. }
            | ClassChange::Solved { .. }
            | ClassChange::Paused { .. }
            | ClassChange::Ending
            | ClassChange::Ended
            | ClassChange::Anew
            | ClassChange::Forgotten => true,
            ClassChange::Listed { names } => self.seats.len() + names.len() <= CLASS_SEATS,
            ClassChange::Knocked { number, seat, .. } => {
                *number > self.knocks && self.door.len() < AT_THE_DOOR && seat.is_none_or(has)
            }
            ClassChange::LetIn { number, seat } => {
                has(*seat) && self.door.iter().any(|waiting| waiting.number == *number)
            }
            ClassChange::TurnedAway { number } => {
                self.door.iter().any(|waiting| waiting.number == *number)
            }
            ClassChange::LetTeach { number } => {
                self.door.iter().any(|waiting| waiting.number == *number && waiting.can_teach)
            }
            ClassChange::StoppedTeaching { number } => {
                self.devices.iter().any(|device| device.number == *number)
            }
            ClassChange::Sat { seat, .. }
            | ClassChange::Rose { seat }
            | ClassChange::Renamed { seat, .. }
            | ClassChange::Removed { seat }
            | ClassChange::Muted { seat, .. }
            | ClassChange::SitsOut { seat, .. }
            | ClassChange::Levelled { seat, .. }
            | ClassChange::StandsIn { seat, .. }
            | ClassChange::Answered { seat, .. }
            | ClassChange::Progressed { seat, .. } => has(*seat),
            ClassChange::Invited { seat, other } => has(*seat) && other.is_none_or(has),
            ClassChange::Began { tables, free, .. } => {
                tables.iter().all(has_all) && free.is_none_or(has)
            }
            ClassChange::Seated { table } => has_all(table),
            ClassChange::Result { room, .. } => self.result_of(*room).is_some(),
        }
    }

    /// Returns a seat that the class has.
    fn seat(&mut self, seat: u16) -> &mut ClassSeat {
        &mut self.seats[usize::from(seat)]
    }

    fn take_from_door(&mut self, number: u32) -> Option<AtTheDoor> {
        let place = self.door.iter().position(|waiting| waiting.number == number)?;
        Some(self.door.remove(place))
    }

    fn sit(&mut self, seat: u16, face: u8) {
        let there = self.seat(seat);
        (there.face, there.is_taken, there.is_removed) = (face, true, false);
    }

    fn forget_invitations(&mut self, of: u16) {
        self.seat(of).invites = None;
        let to = |seat: &&mut ClassSeat| seat.invites == Some(of);
        self.seats.iter_mut().filter(to).for_each(|seat| seat.invites = None);
    }

    fn begin(
        &mut self,
        activity: Activity,
        setup: &RoomSetup,
        tables: &[ClassTable],
        free: Option<u16>,
        at: u64,
    ) {
        self.keep_tally();
        let until = match activity {
            Activity::Puzzles { minutes, .. } => Some(at + u64::from(minutes) * MINUTE),
            _ => None,
        };
        self.current = Some(Current {
            activity,
            setup: setup.clone(),
            stage: Stage::Running,
            began: at,
            until,
            solution: None,
            puzzles: Vec::new(),
        });
        self.tables = tables.to_vec();
        self.paused = None;
        for seat in &mut self.seats {
            (seat.stand_in, seat.invites, seat.answer) = (None, None, None);
            seat.progress = Progress::default();
        }
        if activity == Activity::Round {
            let game = |table: &ClassTable| {
                let seats: Vec<u16> = table.seats().collect();
                let seats = <[u16; 2]>::try_from(seats).ok()?;
                Some(RoundGame { room: table.room, seats, result: table.result, points: None })
            };
            let games = tables.iter().filter_map(game).collect();
            self.rounds.push(ClassRound { games, free });
        }
    }

    /// Adds a table, and removes those that its children leave.
    fn seat_at(&mut self, table: &ClassTable) {
        for seat in table.seats() {
            self.tables.retain(|other| other.place_of(seat).is_none());
            self.forget_invitations(seat);
            self.seat(seat).stand_in = None;
        }
        self.tables.push(table.clone());
    }

    fn note(&mut self, room: RoomId, result: TableResult, points: Option<[i32; 2]>) {
        let tables = self.tables.iter_mut().filter(|table| table.room == room);
        tables.for_each(|table| table.result = Some(result));
        let games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        let games = games.filter(|game| game.room == room);
        games.for_each(|game| (game.result, game.points) = (Some(result), points));
    }

    /// Lets all stand still, or go on. What ends by itself ends so much later.
    fn pause(&mut self, on: bool, at: u64) {
        let since = self.paused.take();
        if on {
            self.paused = since.or(Some(at));
        } else if let (Some(since), Some(current)) = (since, &mut self.current) {
            current.until = current.until.map(|until| until + at.saturating_sub(since));
        }
    }

    /// Keeps what has come of the puzzles or the lesson that run.
    fn keep_tally(&mut self) {
        let Some(current) = self.running().filter(|it| it.activity.is_task()) else { return };
        let children = self.ranking().into_iter();
        let tally = Tally {
            activity: current.activity,
            game: current.setup.game.clone(),
            puzzles: current.puzzles.clone(),
            children: children.map(|(seat, progress)| (seat, progress.clone())).collect(),
        };
        if !tally.children.is_empty() {
            let old = (self.tallies.len() + 1).saturating_sub(TALLIES);
            self.tallies.drain(..old);
            self.tallies.push(tally);
        }
    }

    /// Notes how far what runs is. Its end ends a pause, too: nothing is left that stands still.
    fn set_stage(&mut self, stage: Stage) {
        if stage == Stage::Over {
            self.keep_tally();
            self.paused = None;
        }
        if let Some(current) = &mut self.current {
            current.stage = stage;
        }
    }
}
