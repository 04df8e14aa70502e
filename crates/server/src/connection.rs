//! The connection of a client: it turns what the client sends into orders, and passes on what the rooms say.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, WebSocket};
use basics::platform::Instant;
use futures_util::SinkExt;
use messages::limits::NAME_BYTES;
use messages::{
    Act, Bye, FromClient, FromServer, Hello, Key, PROTOCOL, Refusal, RoomId, RoomSetup, ToClass,
    Unreadable, Welcome, read_client, write,
};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::classroom::ClassOrder;
use crate::guest::{Guest, GuestId, Outgoing, Parcels, TooSlow, outgoing};
use crate::hall::{Hall, code_of};
use crate::metrics::count;
use crate::quota::Quota;
use crate::random;
use crate::service::{Ask, Service};

/// The names among which one that is free is looked for.
const NAMES: usize = 100;
/// How long a client may take to say hello.
const HELLO_TIME: Duration = Duration::from_secs(10);

/// Serves a client until it or the server ends the connection. `is_own` says whether it is on this machine.
pub(crate) async fn serve(hall: Arc<Hall>, mut socket: WebSocket, from: IpAddr, is_own: bool) {
    let hello = match timeout(HELLO_TIME, hello(&mut socket)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(Some(why))) => return end(&hall, socket, why).await,
        Ok(Err(None)) => return,
        Err(_) => return end(&hall, socket, Bye::Silent).await,
    };
    hall.entered.fetch_or(!is_own, Ordering::Relaxed);
    count(&hall.metrics.connected);
    count(&hall.metrics.clients);
    let (out, parcels) = outgoing();
    let mut ending = hall.ending.subscribe();
    let name = hello.name.clone();
    let name = name.filter(|name| !name.is_empty() && name.as_str().len() <= NAME_BYTES);
    let guest = Guest { id: GuestId(hall.next_guest()), key: hello.key, name, out };
    let (most, a_second) = (hall.limits.messages_at_once, hall.limits.messages_a_second);
    let mut client = Client {
        quota: Quota::new(most, 1000 / u64::from(a_second.max(1))),
        hall: hall.clone(),
        from,
        guest: guest.clone(),
        is_admitted: hall.open_rooms || hello.key == hall.teacher,
        room: None,
        is_in_class: false,
        lag: 0,
    };
    hall.came(&guest);
    client.welcome(&hello).await;
    let ended = tokio::select! {
        ended = client.talk(&mut socket, &parcels) => ended,
        _ = ending.wait_for(|ends| *ends) => {
            // Another server of a service takes over.
            let why = hall.service().is_none().then_some(Bye::Ending);
            Ended { left: false, why }
        }
    };
    if let Some(room) = client.room {
        hall.ask(room, guest.clone(), Ask::Gone { left: ended.left });
    }
    if client.is_in_class {
        hall.class_order(ClassOrder::Gone { guest: guest.id });
    }
    hall.went(guest.id);
    hall.metrics.clients.fetch_sub(1, Ordering::Relaxed);
    if let Some(why) = ended.why {
        end(&hall, socket, why).await;
    }
}

/// Waits for the greeting of a client. Returns why the connection is to end without one, if the client can be told.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Option<Bye>> {
    loop {
        match socket.recv().await {
            Some(Ok(Message::Text(text))) => {
                return match read_client(&text) {
                    Ok(FromClient::Hello(hello)) => Ok(hello),
                    Ok(_) => Err(Some(Bye::Silent)),
                    Err(Unreadable::Version(other)) => Err(Some(Bye::Version(other))),
                    Err(_) => Err(Some(Bye::Unreadable)),
                };
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => return Err(Some(Bye::Unreadable)),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
        }
    }
}

/// Tells a client why its connection ends, as far as it still listens.
async fn end(hall: &Hall, mut socket: WebSocket, why: Bye) {
    if !matches!(why, Bye::Ending | Bye::RoomClosed) {
        count(&hall.metrics.cut_off);
    }
    let takes = why != Bye::TooSlow;
    let text = write(&FromServer::Bye(why));
    let last = async {
        let _ = socket.send(Message::Text(text.into())).await;
        let _ = socket.send(Message::Close(None)).await;
        // The system drops what it has sent if the connection ends before all that has come is read. Who takes nothing
        // loses nothing by that.
        while takes && let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = timeout(Duration::from_secs(1), last).await;
}

/// A client that has said hello.
struct Client {
    hall: Arc<Hall>,
    guest: Guest,
    from: IpAddr,
    is_admitted: bool,
    /// The room that was asked last to let it in.
    room: Option<RoomId>,
    /// Whether it has asked to follow the class.
    is_in_class: bool,
    /// How long a message and its answer take, in milliseconds.
    lag: u64,
    quota: Quota,
}

/// How a connection has ended, and what is still to be said.
struct Ended {
    /// Whether the client has gone on purpose.
    left: bool,
    why: Option<Bye>,
}

impl Client {
    fn out(&self) -> &Outgoing {
        &self.guest.out
    }

    fn key(&self) -> Key {
        self.guest.key
    }

    /// Answers a greeting, with a code or not.
    async fn welcome(&mut self, hello: &Hello) {
        let checked = hello.code.map_or(Ok(()), |code| {
            if self.is_admitted {
                return Ok(());
            }
            let checked = self.hall.check_code(code, self.from);
            self.is_admitted = checked.is_ok();
            checked
        });
        if self.is_admitted && self.from.is_loopback() {
            self.hall.admitted_here(self.key());
        }
        let seats = self.hall.seats(self.key()).await;
        let games = self.hall.kinds.iter().map(|kind| kind.id.to_owned()).collect();
        self.out().message(&FromServer::Welcome(Welcome {
            version: PROTOCOL,
            admitted: self.is_admitted,
            code: checked.err(),
            games,
            seats,
            page: self.hall.has_page,
            class: self.hall.has_class(),
        }));
    }

    /// Takes what the client sends, and sends what waits for it, until one of both ends.
    async fn talk(&mut self, socket: &mut WebSocket, parcels: &Parcels) -> Ended {
        let mut pings = interval(self.hall.limits.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut pinged, mut number, mut heard) = (Instant::now(), 0_u64, Instant::now());
        let mut waiting = Vec::new();
        loop {
            tokio::select! {
                sent = socket.recv() => {
                    heard = Instant::now();
                    let text = match sent {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Pong(payload))) => {
                            if payload[..] == number.to_be_bytes() {
                                self.lag = pinged.elapsed().as_millis() as u64;
                            }
                            continue;
                        }
                        Some(Ok(Message::Ping(_))) => {
                            if !self.quota.take(self.hall.now()) {
                                return Ended { left: false, why: Some(Bye::TooMuch) };
                            }
                            continue;
                        }
                        Some(Ok(Message::Binary(_))) => {
                            return Ended { left: false, why: Some(Bye::Unreadable) };
                        }
                        // A page that is closed says so; a lost network does not.
                        Some(Ok(Message::Close(_))) => {
                            return Ended { left: true, why: None };
                        }
                        Some(Err(_)) | None => return Ended { left: false, why: None },
                    };
                    parcels.hold();
                    if let Err(why) = self.take(&text).await {
                        return Ended { left: false, why: Some(why) };
                    }
                }
                taken = parcels.take(&mut waiting) => {
                    let sent = match taken {
                        Ok(()) => {
                            send(socket, &mut waiting, parcels, self.hall.limits.accept).await
                        }
                        Err(TooSlow) => Err(Some(Bye::TooSlow)),
                    };
                    if let Err(why) = sent {
                        return Ended { left: false, why };
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > self.hall.limits.silence {
                        return Ended { left: false, why: None };
                    }
                    (number, pinged) = (number + 1, Instant::now());
                    let payload = Bytes::copy_from_slice(&number.to_be_bytes());
                    match timeout(self.hall.limits.accept, socket.send(Message::Ping(payload))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) | Err(_) => return Ended { left: false, why: None },
                    }
                }
            }
        }
    }

    /// Takes a message of the client.
    async fn take(&mut self, text: &str) -> Result<(), Bye> {
        count(&self.hall.metrics.received);
        if !self.quota.take(self.hall.now()) {
            return Err(Bye::TooMuch);
        }
        let message = read_client(text).map_err(|why| match why {
            Unreadable::Version(other) => Bye::Version(other),
            Unreadable::TooLong | Unreadable::NotAMessage(_) => Bye::Unreadable,
        })?;
        match message {
            FromClient::Hello(hello) if hello.key == self.key() => self.welcome(&hello).await,
            FromClient::Hello(_) => return Err(Bye::Unreadable),
            FromClient::Code(code) => {
                self.welcome(&Hello::new(self.key(), Some(code))).await;
            }
            FromClient::Open { id, setup } => {
                if let Err(why) = self.open(id, setup).await {
                    self.refuse(id, why);
                }
            }
            FromClient::Enter { place, seen } => match self.hall.find(place, self.from).await {
                Ok(room) => self.enter(room, Ask::Enter { seen }),
                Err(why) => self.refuse(0, why),
            },
            FromClient::Leave => {
                if let Some(room) = self.room.take() {
                    self.hall.ask(room, self.guest.clone(), Ask::Gone { left: true });
                }
            }
            FromClient::Act(intent) => {
                let (guest, lag) = (self.guest.clone(), self.lag);
                let (is_move, came) = (matches!(intent.act, Act::Move(_)), Instant::now());
                match self.room {
                    Some(room) => {
                        self.hall.ask(room, guest, Ask::Act { intent, lag });
                        // In a service, the answer of the owner of the room is yet to come.
                        if is_move && self.hall.service().is_none() {
                            self.hall.metrics.moves.note(came.elapsed());
                        }
                    }
                    None => self.refuse(intent.id, Refusal::NotInRoom),
                }
            }
            FromClient::Since(from) => {
                let guest = self.guest.clone();
                match self.room {
                    Some(room) => self.hall.ask(room, guest, Ask::Since(from)),
                    None => self.refuse(0, Refusal::NotInRoom),
                }
            }
            FromClient::Rooms if self.is_admitted || self.room.is_some() => {
                let rooms = self.hall.list(self.key(), self.is_admitted).await;
                self.out().message(&FromServer::Rooms(rooms));
            }
            FromClient::Rooms => self.refuse(0, Refusal::NeedsCode),
            FromClient::Class(message) => self.say_to_class(message),
        }
        Ok(())
    }

    fn say_to_class(&mut self, message: ToClass) {
        let guest = self.guest.clone();
        let order = match message {
            ToClass::Enter { seen } => {
                self.is_in_class = true;
                ClassOrder::Enter { guest, seen, is_admitted: self.is_admitted }
            }
            ToClass::Leave => ClassOrder::Gone { guest: guest.id },
            ToClass::Act(intent) => ClassOrder::Act { guest, intent },
            ToClass::Since(from) => ClassOrder::Since { guest, from },
        };
        self.hall.class_order(order);
    }

    fn refuse(&self, id: u64, why: Refusal) {
        count(&self.hall.metrics.refused);
        self.out().message(&FromServer::Refused { id, why });
    }

    /// Enters a room, after leaving the previous one.
    fn enter(&mut self, room: RoomId, ask: Ask) {
        if let Some(before) = self.room.replace(room).filter(|before| *before != room) {
            self.hall.ask(before, self.guest.clone(), Ask::Gone { left: true });
        }
        self.hall.ask(room, self.guest.clone(), ask);
    }

    async fn open(&mut self, id: u64, setup: Box<RoomSetup>) -> Result<(), Refusal> {
        if !self.is_admitted {
            return Err(Refusal::NeedsCode);
        }
        if let Some(room) = self.hall.opened_by(self.key(), id) {
            self.enter(room, Ask::Enter { seen: 0 });
            return Ok(());
        }
        self.hall.count_opened(self.from)?;
        let room = match self.hall.service().cloned() {
            Some(service) => self.name_in(&*service, id).await,
            None => std::iter::repeat_with(random::room)
                .take(NAMES)
                .find(|room| room.as_ref().map_or(true, |room| self.hall.is_free(*room)))
                .and_then(Result::ok),
        };
        let room = room.ok_or(Refusal::TooManyRooms)?;
        self.enter(room, Ask::Open { id, setup });
        Ok(())
    }

    /// Returns the name of the room that an intent opens in a service. It follows from the intent, so that the same one
    /// opens one room at whatever server it arrives.
    async fn name_in(&self, service: &dyn Service, id: u64) -> Option<RoomId> {
        for number in 0..NAMES as u64 {
            let bits = self.key().mixed_with(id.wrapping_mul(NAMES as u64).wrapping_add(number));
            let room = RoomId::new(bits);
            let is_free = code_of(room) != self.hall.code
                && service.find(code_of(room)).await.is_none_or(|there| there == room);
            if is_free {
                return Some(room);
            }
        }
        None
    }
}

/// Sends what waits for a client.
///
/// # Errors
/// The connection has ended, with what is still to be said.
async fn send(
    socket: &mut WebSocket,
    waiting: &mut Vec<Arc<str>>,
    parcels: &Parcels,
    time: Duration,
) -> Result<(), Option<Bye>> {
    let sending = async {
        for text in waiting.drain(..) {
            socket.feed(Message::Text((&*text).into())).await?;
        }
        socket.flush().await
    };
    tokio::select! {
        biased;
        sent = timeout(time, sending) => match sent {
            Ok(sent) => sent.map_err(|_| None),
            Err(_) => Err(Some(Bye::TooSlow)),
        },
        // What waits would only grow.
        () = parcels.overflow() => Err(Some(Bye::TooSlow)),
    }
}
