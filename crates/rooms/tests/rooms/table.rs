//! A room with players, for tests.

use messages::{Act, Change, Intent, Key, Refusal, RoomId, RoomSetup};
use rooms::{By, Call, Done, Kind, MemoryLog, Placed, Plan, Player, Room, kind};

/// The games.
pub const KINDS: [Kind; 4] = [
    kind::<oanquan_table::OAnQuan>(),
    kind::<caro::Caro>(),
    kind::<cotuong::Cotuong>(),
    kind::<pebbles::Pebbles>(),
];

/// Returns the key of the client with this number, the host's for 0.
pub fn key(client: usize) -> Key {
    Key::new(1000 + client as u128).expect("a key")
}

/// A room, its log, and the time.
pub struct Table {
    pub room: Room,
    pub log: MemoryLog,
    pub now: u64,
    next: u64,
}

impl Table {
    /// Opens a room.
    pub fn open(setup: RoomSetup) -> Self {
        let host = By { key: key(0), id: 1 };
        let (now, mut log) = (50_000, MemoryLog::default());
        let opened = Room::open(&KINDS, RoomId::new(77), setup, host, 1_700_000_000, now);
        let (room, batch) = opened.expect("the setup is possible");
        rooms::RoomLog::append(&mut log, room.id(), 0, &batch).expect("a new log");
        Table { room, log, now, next: 1 }
    }

    /// Opens a room with all seats taken, by the clients from 0 on.
    pub fn full(setup: RoomSetup) -> Self {
        let mut table = Table::open(setup);
        for client in 0..table.room.state().seats.len() {
            table.room.came(key(client)).expect("it may come");
            table.sit(client).expect("a seat is free");
        }
        table
    }

    /// Sits down.
    pub fn sit(&mut self, client: usize) -> Result<Vec<Change>, Refusal> {
        let name = basics::Name::new(&format!("Bé {client}"));
        self.act(client, Act::Sit { seat: None, name, face: 3 })
    }

    /// Does something as a client that has seen everything.
    pub fn act(&mut self, client: usize, act: Act) -> Result<Vec<Change>, Refusal> {
        self.next += 1;
        let seen = self.room.state().event;
        self.call(client, Intent { id: self.next, seen, act })
    }

    /// Sends an intent, and returns what has changed.
    pub fn call(&mut self, client: usize, intent: Intent) -> Result<Vec<Change>, Refusal> {
        self.next = self.next.max(intent.id);
        let call = Call { key: key(client), intent, lag: 0 };
        match self.room.decide(&call, self.now)? {
            Done::Before => Ok(Vec::new()),
            Done::Now(batch) => {
                self.room.keep(&mut self.log, &batch)?;
                Ok(batch.events.into_iter().map(|event| event.change).collect())
            }
        }
    }

    /// Returns the client to move.
    pub fn to_move(&self) -> Option<usize> {
        self.room.state().to_move.map(usize::from)
    }

    /// Lets time pass, and returns what has changed.
    pub fn wait(&mut self, milliseconds: u64) -> Vec<Change> {
        self.now += milliseconds;
        let Some(batch) = self.room.tick(self.now) else { return Vec::new() };
        self.room.keep(&mut self.log, &batch).expect("a log in memory");
        batch.events.into_iter().map(|event| event.change).collect()
    }

    /// Returns the plan of a class in which the clients sit at the seats, in order.
    pub fn plan(&self, is_paused: bool) -> Plan {
        let placed = |client: usize| Placed {
            player: Some(Player {
                key: key(client),
                name: basics::Name::new(&format!("Bé {client}")),
                face: 3,
            }),
            level: None,
            is_muted: false,
        };
        let seats = (0..self.room.state().seats.len()).map(placed).collect();
        let setup = self.room.state().setup.clone();
        Plan { host: key(0), may_watch: Vec::new(), setup, seats, is_paused, ends: false }
    }

    /// Makes the room as a class wants it, and returns what has changed.
    pub fn arrange(&mut self, plan: &Plan) -> Vec<Change> {
        let mut changes = Vec::new();
        while let Some(batch) = self.room.arrange(plan, self.now) {
            self.room.keep(&mut self.log, &batch).expect("a log in memory");
            changes.extend(batch.events.into_iter().map(|event| event.change));
        }
        changes
    }

    /// Starts the server again.
    pub fn restart(&mut self) {
        let id = self.room.id();
        let batches = rooms::RoomLog::read(&mut self.log, id, 0).expect("a log in memory");
        self.room = Room::recover(&KINDS, id, &batches, self.now).expect("the log is whole");
        if let Some(batch) = self.room.resume() {
            self.room.keep(&mut self.log, &batch).expect("a log in memory");
        }
    }
}
