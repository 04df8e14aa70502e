//! A client for tests: it draws only what the server sent, and comes back when its connection breaks.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::Deref;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use messages::{
    Act, Bye, Code, Entered, Event, FromClient, FromServer, Hello, Intent, Key, Phase, Place,
    Presence, Refusal, RoomCard, RoomId, RoomSetup, RoomState, Welcome, read_server, write,
};
use rooms::{Board, Kind, kind};
use server::{Config, Limits, Running, StartProblem};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The games.
pub static KINDS: [Kind; 4] = [
    kind::<oanquan_table::OAnQuan>(),
    kind::<caro::Caro>(),
    kind::<cotuong::Cotuong>(),
    kind::<pebbles::Pebbles>(),
];

/// How long a client waits for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// Returns what a server is started with that keeps its games in `folder`.
pub fn config(folder: Option<&Path>) -> Config {
    Config {
        listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        games: folder.map(Path::to_owned),
        page: None,
        no_page: "<p>no page".to_owned(),
        open_rooms: false,
        host_names: Vec::new(),
        kinds: &KINDS,
        limits: Limits { messages_at_once: 1000, messages_a_second: 1000, ..Limits::default() },
    }
}

/// A server in this process. It starts and ends on a thread of its own, because it has a runtime of its own.
pub struct Server(Option<Running>);

/// Starts a server.
pub fn start(config: Config) -> Result<Server, StartProblem> {
    let started = std::thread::spawn(move || server::start(config)).join();
    started.expect("no panic").map(|running| Server(Some(running)))
}

/// Starts a server that keeps nothing.
pub fn serve() -> Server {
    start(config(None)).expect("it starts")
}

impl Deref for Server {
    type Target = Running;

    fn deref(&self) -> &Running {
        self.0.as_ref().expect("it runs")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let running = self.0.take();
        std::thread::spawn(move || drop(running)).join().expect("no panic");
    }
}

/// Returns the key of the client with this number.
pub fn key(number: u128) -> Key {
    Key::new(5000 + number).expect("a key")
}

/// A client.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub welcome: Welcome,
    pub room: Option<RoomId>,
    pub code: Option<Code>,
    pub seat: Option<u8>,
    pub state: Option<RoomState>,
    pub presence: Presence,
    pub rooms: Vec<RoomCard>,
    pub events: Vec<Event>,
    pub bye: Option<Bye>,
    next: u64,
}

impl Client {
    /// Connects.
    pub async fn connect(address: SocketAddr, key: Key, code: Option<Code>) -> Self {
        Client::greet(address, Hello::new(key, code)).await
    }

    /// Connects with a greeting.
    pub async fn greet(address: SocketAddr, hello: Hello) -> Self {
        let (socket, _) = connect_async(format!("ws://{address}/play")).await.expect("it listens");
        let mut client = Client {
            socket,
            welcome: Welcome {
                version: 0,
                admitted: false,
                code: None,
                games: vec![],
                seats: vec![],
                page: false,
                class: false,
            },
            room: None,
            code: None,
            seat: None,
            state: None,
            presence: Presence::default(),
            rooms: Vec::new(),
            events: Vec::new(),
            bye: None,
            next: 1,
        };
        client.say(&FromClient::Hello(hello)).await;
        client.until(|client| client.welcome.version > 0).await;
        client
    }

    /// Connects with the server's code.
    pub async fn at(server: &Running, number: u128) -> Self {
        Client::connect(server.address(), key(number), Some(server.code())).await
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &FromClient) {
        self.say_text(write(message)).await;
    }

    /// Sends a text. A connection that the server has ended takes none.
    pub async fn say_text(&mut self, text: String) {
        let _ = self.socket.send(Message::Text(text.into())).await;
    }

    /// Takes the next message; returns `None` if the connection has ended.
    pub async fn hear(&mut self) -> Option<FromServer> {
        let next = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        let text = tokio::time::timeout(PATIENCE, next).await.expect("something comes")?;
        let message = read_server(&text).expect("the server is understood");
        self.take(&message);
        Some(message)
    }

    fn take(&mut self, message: &FromServer) {
        match message {
            FromServer::Welcome(welcome) => self.welcome = welcome.clone(),
            FromServer::Entered(entered) => {
                let Entered { room, code, seat, done, state, events, presence, .. } = &**entered;
                (self.room, self.code, self.seat) = (Some(*room), Some(*code), *seat);
                self.next = self.next.max(done + 1);
                self.presence = presence.clone();
                if let Some(state) = state {
                    self.state = Some(state.clone());
                }
                self.apply(events);
            }
            FromServer::Events(events) => self.apply(events),
            FromServer::Presence(presence) => self.presence = presence.clone(),
            FromServer::Rooms(rooms) => self.rooms = rooms.clone(),
            FromServer::Bye(why) => self.bye = Some(why.clone()),
            FromServer::Done(_) | FromServer::Refused { .. } | FromServer::Class(_) => {}
        }
    }

    fn apply(&mut self, events: &[Event]) {
        let state = self.state.as_mut().expect("it is in a room");
        for event in events {
            state.apply(event).expect("events come in order");
            self.events.push(event.clone());
        }
    }

    /// Takes messages until something is so.
    pub async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        while !is_so(self) {
            assert!(self.hear().await.is_some(), "the connection has ended: {:?}", self.bye);
        }
    }

    /// Takes messages until the connection ends.
    pub async fn until_bye(&mut self) -> Option<Bye> {
        while self.hear().await.is_some() {}
        self.bye.clone()
    }

    /// Opens a room and takes a seat.
    pub async fn open(&mut self, setup: RoomSetup) -> RoomId {
        let id = fastrand::u64(..);
        self.say(&FromClient::Open { id, setup: Box::new(setup) }).await;
        self.until(|client| client.room.is_some()).await;
        self.sit().await.expect("a seat is free");
        self.room.expect("a room")
    }

    /// Enters a room.
    pub async fn enter(&mut self, place: Place) {
        let seen = self.state.as_ref().map_or(0, |state| state.event);
        self.room = None;
        self.say(&FromClient::Enter { place, seen }).await;
        self.until(|client| client.room.is_some()).await;
    }

    /// Takes a seat.
    pub async fn sit(&mut self) -> Result<(), Refusal> {
        self.act(Act::Sit { seat: None, name: basics::Name::new("Tí"), face: 1 }).await
    }

    /// Returns an intent with a number of its own.
    pub fn intent(&mut self, act: Act) -> Intent {
        self.next += 1;
        let seen = self.state.as_ref().map_or(0, |state| state.event);
        Intent { id: self.next, seen, act }
    }

    /// Does something, and waits for the answer.
    pub async fn act(&mut self, act: Act) -> Result<(), Refusal> {
        let intent = self.intent(act);
        self.send(intent).await
    }

    /// Sends an intent, and waits for the answer.
    pub async fn send(&mut self, intent: Intent) -> Result<(), Refusal> {
        let id = intent.id;
        self.say(&FromClient::Act(intent)).await;
        loop {
            match self.hear().await {
                Some(FromServer::Done(done)) if done == id => return Ok(()),
                Some(FromServer::Refused { id: refused, why }) if refused == id => return Err(why),
                Some(_) => {}
                None => panic!("the connection has ended: {:?}", self.bye),
            }
        }
    }

    pub fn state(&self) -> &RoomState {
        self.state.as_ref().expect("it is in a room")
    }

    /// Returns the board after the steps that the server has sent.
    pub fn board(&self) -> Box<dyn Board> {
        let state = self.state();
        let kind = KINDS.iter().find(|kind| kind.id == state.setup.game).expect("a game");
        let mut board = (kind.begin)(&state.setup).expect("the setup is possible");
        assert!(state.steps.iter().all(|step| board.take(step)), "{:?}", state.steps);
        board
    }
}

/// Opens a room of pebbles in which two players sit, and returns them: the host of the room first.
pub async fn two_at_pebbles(server: &Running) -> (Client, Client, RoomId) {
    let mut host = Client::at(server, 0).await;
    let room = host.open(RoomSetup::of("pebbles")).await;
    let mut guest = Client::at(server, 1).await;
    guest.enter(Place::Room(room)).await;
    guest.sit().await.expect("a seat is free");
    (host, guest, room)
}

/// Plays the game of these players to its end.
pub async fn play_out(players: &mut [Client], random: &mut fastrand::Rng) {
    while let Some(seat) = players[0].state().to_move {
        let event = players[0].state().event;
        for player in players.iter_mut() {
            player.until(|player| player.state().event >= event).await;
        }
        let mover = players.iter_mut().find(|player| player.seat == Some(seat)).expect("a player");
        let moves = mover.board().moves();
        let mv = moves[random.usize(..moves.len())].clone();
        mover.act(Act::Move(mv)).await.expect("a legal move");
        let event = mover.state().event;
        players[0].until(|player| player.state().event >= event).await;
    }
    let last = players.iter().map(|player| player.state().event).max().unwrap_or(0);
    for player in players.iter_mut() {
        player.until(|player| player.state().event >= last).await;
        assert!(matches!(player.state().phase, Phase::Over(_)));
    }
}

impl Client {
    /// Connects without a greeting.
    pub async fn raw(server: &Running) -> Self {
        let address = server.address();
        let (socket, _) = connect_async(format!("ws://{address}/play")).await.expect("it listens");
        let mut client = Client::at(server, 4_000).await;
        client.socket = socket;
        client
    }

    /// Sends a message without taking any. Returns whether the server still listens.
    pub async fn try_say(&mut self, message: &FromClient) -> bool {
        let sent = self.socket.send(Message::Text(write(message).into()));
        matches!(tokio::time::timeout(PATIENCE, sent).await, Ok(Ok(())))
    }
}
