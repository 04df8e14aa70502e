//! A class with its teacher and children, for tests.

use basics::Name;
use class::{Class, ClassCall};
use messages::{
    Activity, ClassAct, ClassChange, ClassRefusal, ClassState, ClassTable, Intent, Key, RoomId,
    RoomSetup, TableResult,
};
use rooms::{Batch, By, Done, Kind, MemoryLog, RoomLog, kind};

/// The games.
pub static KINDS: [Kind; 3] =
    [kind::<pebbles::Pebbles>(), kind::<caro::Caro>(), kind::<oanquan_table::OAnQuan>()];

/// The number of the teacher among the clients.
pub const TEACHER: usize = 0;

/// Returns the key of a client.
pub fn key(client: usize) -> Key {
    Key::new(9000 + client as u128).expect("a key")
}

/// Returns the names of this many children.
pub fn names(count: usize) -> Vec<Name> {
    let letter = |number: usize| char::from(b'A' + number as u8 % 26);
    (0..count).map(|child| Name::new(&format!("Bé {}{}", letter(child), child / 26))).collect()
}

/// A class, its log, and the time. The clients from 1 on are children.
pub struct Desk {
    pub class: Class,
    pub log: MemoryLog<ClassChange>,
    pub now: u64,
    next: u64,
    rooms: u64,
}

impl Desk {
    /// Opens a class with a list of so many names.
    pub fn open(count: usize) -> Self {
        let (now, mut log) = (70_000, MemoryLog::default());
        let teacher = By { key: key(TEACHER), id: 1 };
        let list = (Name::new("Cô Hoa"), names(count));
        let opened = Class::open(&KINDS, RoomId::new(5), teacher, list, 1_800_000_000, now);
        let (mut class, batch) = opened.expect("the names are possible");
        RoomLog::append(&mut log, class.id(), 0, &batch).expect("a new log");
        class.came(key(TEACHER), now);
        Desk { class, log, now, next: 1, rooms: 100 }
    }

    /// Opens a class in which all have come: the child with the seat `n` is the client `n + 1`.
    pub fn full(count: usize) -> Self {
        let mut desk = Desk::open(count);
        for child in 0..count {
            desk.come(child + 1);
            desk.sit(child + 1, child as u16).expect("the seat is free");
        }
        desk
    }

    /// Returns a client's connection.
    pub fn come(&mut self, client: usize) {
        if let Some(batch) = self.class.came(key(client), self.now) {
            self.keep(&batch);
        }
    }

    pub fn sit(&mut self, client: usize, seat: u16) -> Result<Vec<ClassChange>, ClassRefusal> {
        self.act(client, ClassAct::Sit { seat, face: 2, digits: None })
    }

    /// Does something as a client that has seen everything, and returns what has changed.
    pub fn act(&mut self, client: usize, act: ClassAct) -> Result<Vec<ClassChange>, ClassRefusal> {
        self.next += 1;
        let seen = self.class.state().event;
        self.call(client, Intent { id: self.next, seen, act })
    }

    pub fn call(
        &mut self,
        client: usize,
        intent: Intent<ClassAct>,
    ) -> Result<Vec<ClassChange>, ClassRefusal> {
        self.next = self.next.max(intent.id);
        let call = ClassCall { key: key(client), intent };
        let rooms = &mut self.rooms;
        let mut room = || {
            *rooms += 1;
            RoomId::new(*rooms)
        };
        match self.class.decide(&call, self.now, &mut room)? {
            Done::Before => Ok(Vec::new()),
            Done::Now(batch) => Ok(self.keep(&batch)),
        }
    }

    pub fn keep(&mut self, batch: &Batch<ClassChange>) -> Vec<ClassChange> {
        self.class.keep(&mut self.log, batch).expect("a log in memory");
        batch.events.iter().map(|event| event.change.clone()).collect()
    }

    /// Does something as the teacher.
    pub fn teach(&mut self, act: ClassAct) -> Result<Vec<ClassChange>, ClassRefusal> {
        self.act(TEACHER, act)
    }

    /// Begins something with a game of pebbles.
    pub fn begin(&mut self, activity: Activity) -> Result<Vec<ClassChange>, ClassRefusal> {
        let setup = Box::new(RoomSetup::of("pebbles"));
        let puzzles = match activity {
            Activity::Puzzles { .. } => ["p1", "p2", "p3", "p4"].map(str::to_owned).to_vec(),
            _ => Vec::new(),
        };
        self.teach(ClassAct::Begin { activity, setup, puzzles })
    }

    /// Lets time pass.
    pub fn wait(&mut self, milliseconds: u64) -> Vec<ClassChange> {
        self.now += milliseconds;
        self.class.tick(self.now).map_or_else(Vec::new, |batch| self.keep(&batch))
    }

    /// Ends the game in a room.
    pub fn finish(&mut self, room: RoomId, result: TableResult) -> Vec<ClassChange> {
        self.finish_with(room, result, None)
    }

    /// Ends the game in a room, with points.
    pub fn finish_with(
        &mut self,
        room: RoomId,
        result: TableResult,
        points: Option<[i32; 2]>,
    ) -> Vec<ClassChange> {
        let batch = self.class.finished(room, (result, points), self.now);
        batch.map_or_else(Vec::new, |batch| self.keep(&batch))
    }

    /// Ends all games, won by who began.
    pub fn finish_all(&mut self) {
        for table in self.state().tables.clone() {
            self.finish(table.room, TableResult::FirstWon);
        }
    }

    /// Starts the server again.
    pub fn restart(&mut self) {
        let id = self.class.id();
        let batches = self.log.read(id, 0).expect("a log in memory");
        let class = Class::recover(&KINDS, id, key(TEACHER), &batches, self.now);
        self.class = class.expect("the log is whole");
    }

    pub fn state(&self) -> &ClassState {
        self.class.state()
    }

    /// Returns the table of a child.
    pub fn table(&self, seat: u16) -> ClassTable {
        self.state().table_of(seat).expect("it has a table").clone()
    }
}
