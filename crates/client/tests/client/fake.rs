//! A host without a network, and sockets to it that a test can break.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use basics::Name;
use client::{Client, Heard, News, Socket};
use messages::{
    Act, Code, Event, FromClient, FromServer, Key, RoomId, RoomSetup, Welcome, read_client, write,
};
use rooms::{By, Call, Done, Kind, Room, Went, kind};

/// The games.
pub static KINDS: [Kind; 1] = [kind::<pebbles::Pebbles>()];

/// The number of the room.
const ROOM: u64 = 0x1234_5678_9abc;

/// A host with one room, and the sockets to it.
pub struct Host {
    pub room: Option<Room>,
    pub now: u64,
    events: Vec<Event>,
    /// What the sockets share with the host, the newest last.
    pub lines: Vec<Rc<RefCell<Line>>>,
    /// Whether it answers those who connect.
    pub is_reached: bool,
}

/// What a socket and the host say over one connection.
#[derive(Default)]
pub struct Line {
    pub to_host: VecDeque<String>,
    pub to_client: VecDeque<Heard>,
    pub is_open: bool,
    key: Option<Key>,
    is_inside: bool,
}

struct FakeSocket(Rc<RefCell<Line>>);

impl Socket for FakeSocket {
    fn send(&mut self, text: String) {
        self.0.borrow_mut().to_host.push_back(text);
    }

    fn take(&mut self) -> Option<Heard> {
        self.0.borrow_mut().to_client.pop_front()
    }
}

impl Drop for FakeSocket {
    fn drop(&mut self) {
        self.0.borrow_mut().is_open = false;
    }
}

impl Host {
    pub fn new() -> Rc<RefCell<Self>> {
        let (room, events, lines) = (None, Vec::new(), Vec::new());
        Rc::new(RefCell::new(Host { room, now: 0, events, lines, is_reached: true }))
    }

    /// Breaks every connection.
    pub fn cut(&mut self) {
        for line in self.lines.drain(..) {
            let mut line = line.borrow_mut();
            line.to_client.push_back(Heard::Closed);
            if let (Some(key), Some(room), true) = (line.key, &mut self.room, line.is_inside) {
                room.went(key, Went::Lost, self.now);
            }
        }
    }

    /// Takes what the clients have sent, and answers.
    pub fn serve(&mut self) {
        for line in self.lines.clone() {
            loop {
                let Some(text) = line.borrow_mut().to_host.pop_front() else { break };
                self.take(&line, &text);
            }
        }
    }

    fn answer(line: &Rc<RefCell<Line>>, message: &FromServer) {
        line.borrow_mut().to_client.push_back(Heard::Text(write(message)));
    }

    fn take(&mut self, line: &Rc<RefCell<Line>>, text: &str) {
        let now = self.now;
        let key = line.borrow().key;
        match (read_client(text).expect("a message"), key) {
            (FromClient::Hello(hello), _) => {
                line.borrow_mut().key = Some(hello.key);
                let games = vec!["pebbles".to_owned()];
                Host::answer(
                    line,
                    &FromServer::Welcome(Welcome {
                        version: 1,
                        admitted: true,
                        code: None,
                        games,
                        seats: vec![],
                        page: false,
                        class: false,
                    }),
                );
            }
            (FromClient::Open { id, setup }, Some(key)) => {
                let by = By { key, id };
                let opened = Room::open(&KINDS, RoomId::new(ROOM), *setup, by, 0, now);
                let (room, batch) = opened.expect("a room");
                self.events.extend(batch.events);
                self.room = Some(room);
                self.enter(line, key, 0);
            }
            (FromClient::Enter { seen, .. }, Some(key)) => self.enter(line, key, seen),
            (FromClient::Since(0), Some(key)) => {
                let entered = self.room().entered(key, Code::of_bits(7), now);
                Host::answer(line, &FromServer::Entered(Box::new(entered)));
            }
            (FromClient::Since(from), Some(_)) => {
                let events = self.events.iter().filter(|event| event.number > from).cloned();
                Host::answer(line, &FromServer::Events(events.collect()));
            }
            (FromClient::Act(intent), Some(key)) => {
                let id = intent.id;
                match self.room().decide(&Call { key, intent, lag: 0 }, now) {
                    Ok(Done::Before) => Host::answer(line, &FromServer::Done(id)),
                    Ok(Done::Now(batch)) => {
                        self.room().apply(&batch);
                        self.events.extend(batch.events.clone());
                        self.announce(batch.events);
                        Host::answer(line, &FromServer::Done(id));
                    }
                    Err(why) => Host::answer(line, &FromServer::Refused { id, why }),
                }
            }
            (message, _) => panic!("the test sends no {message:?}"),
        }
    }

    fn room(&mut self) -> &mut Room {
        self.room.as_mut().expect("it is open")
    }

    fn enter(&mut self, line: &Rc<RefCell<Line>>, key: Key, seen: u64) {
        self.room().came(key).expect("anybody may come");
        line.borrow_mut().is_inside = true;
        let now = self.now;
        let mut entered = self.room().entered(key, Code::of_bits(7), now);
        if seen > 0 {
            entered.state = None;
            let later = self.events.iter().filter(|event| event.number > seen);
            entered.events = later.cloned().collect();
        }
        Host::answer(line, &FromServer::Entered(Box::new(entered)));
    }

    fn announce(&self, events: Vec<Event>) {
        for line in self.lines.iter().filter(|line| line.borrow().is_inside) {
            Host::answer(line, &FromServer::Events(events.clone()));
        }
    }
}

/// Returns a client of the host.
pub fn client(host: &Rc<RefCell<Host>>, number: u128) -> Client {
    let host = host.clone();
    let connect = move |_: &_, _| -> Box<dyn Socket> {
        let line = Rc::new(RefCell::new(Line { is_open: true, ..Line::default() }));
        let mut host = host.borrow_mut();
        if host.is_reached {
            line.borrow_mut().to_client.push_back(Heard::Opened);
            host.lines.push(line.clone());
        } else {
            line.borrow_mut().to_client.push_back(Heard::Closed);
        }
        Box::new(FakeSocket(line))
    };
    let address = "192.168.1.5".parse().expect("an address");
    let key = Key::new(100 + number).expect("a key");
    Client::new(address, key, None, 1, Box::new(connect), Arc::new(|| {}))
}

/// Lets clients and host speak until nobody says anything more. Returns the news of each client.
pub fn settle(host: &Rc<RefCell<Host>>, clients: &mut [Client], now: Duration) -> Vec<Vec<News>> {
    let mut news = vec![Vec::new(); clients.len()];
    host.borrow_mut().now = now.as_millis() as u64;
    for _ in 0..20 {
        for (client, news) in clients.iter_mut().zip(&mut news) {
            news.extend(client.poll(now));
        }
        host.borrow_mut().serve();
    }
    news
}

/// Returns a host and two clients who have begun a game of pebbles.
pub fn two_at_pebbles() -> (Rc<RefCell<Host>>, [Client; 2]) {
    let host = Host::new();
    let mut clients = [client(&host, 0), client(&host, 1)];
    clients[0].open(RoomSetup::of("pebbles"));
    settle(&host, &mut clients, Duration::ZERO);
    clients[1].join(Code::of_bits(7));
    settle(&host, &mut clients, Duration::ZERO);
    for client in &mut clients {
        assert!(client.act(Act::Sit { seat: None, name: Name::new("Tí"), face: 0 }));
    }
    settle(&host, &mut clients, Duration::ZERO);
    (host, clients)
}
