//! Sockets on a desktop: each has a thread of its own, which sleeps until something comes or is to be sent.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use basics::platform::start_thread;
use futures_util::{SinkExt, StreamExt};
use messages::limits::SERVER_BYTES;
use tabletop::Waker;
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::NoRandomness;
use crate::{Address, Heard, Socket};

/// How long to wait for a host to answer.
const CONNECT_TIME: Duration = Duration::from_secs(8);
/// How long to wait until a host takes a message.
const SEND_TIME: Duration = Duration::from_secs(10);
/// How long to wait until a host takes the last word.
const CLOSE_TIME: Duration = Duration::from_secs(1);

/// Fills bytes with random numbers of the system.
pub(super) fn fill(bytes: &mut [u8]) -> Result<(), NoRandomness> {
    getrandom::fill(bytes).map_err(|_| NoRandomness)
}

/// Returns a number that rises when the system says that a connection may have broken; here, it does not.
pub fn returns() -> u32 {
    0
}

/// Opens a connection, without waiting.
pub fn connect(address: &Address, wake: Waker) -> Box<dyn Socket> {
    let (heard, inbox) = mpsc::channel();
    let (outbox, outgoing) = unbounded_channel();
    let inside = Inside { heard, wake };
    let url = address.socket();
    let is_possible = !address.is_encrypted();
    let work = move || {
        let runtime = Builder::new_current_thread().enable_io().enable_time().build();
        if let Ok(runtime) = runtime
            && is_possible
        {
            runtime.block_on(inside.run(&url, outgoing));
            // The look-up of a name may go on for long, and nobody waits for it.
            runtime.shutdown_background();
        }
        inside.tell(Heard::Closed);
    };
    // Without a thread, the end of the channel says that there is no connection.
    let _ = start_thread("socket", work);
    Box::new(Threaded { inbox, outbox, is_closed: false })
}

/// A socket on a thread of its own.
struct Threaded {
    inbox: Receiver<Heard>,
    outbox: UnboundedSender<String>,
    is_closed: bool,
}

impl Socket for Threaded {
    fn send(&mut self, text: String) {
        // Where it is closed, that is in the inbox.
        let _ = self.outbox.send(text);
    }

    fn take(&mut self) -> Option<Heard> {
        let heard = match self.inbox.try_recv() {
            Ok(heard) => Some(heard),
            Err(mpsc::TryRecvError::Empty) => None,
            Err(mpsc::TryRecvError::Disconnected) => Some(Heard::Closed),
        };
        let heard = heard.filter(|_| !self.is_closed);
        self.is_closed |= heard == Some(Heard::Closed);
        heard
    }
}

/// The end of a socket on its thread.
struct Inside {
    heard: Sender<Heard>,
    wake: Waker,
}

impl Inside {
    fn tell(&self, heard: Heard) {
        // The socket may have been dropped.
        if self.heard.send(heard).is_ok() {
            (self.wake)();
        }
    }

    /// Connects, and passes on what comes and what is to be sent, until one of both ends.
    async fn run(&self, url: &str, mut outgoing: UnboundedReceiver<String>) {
        let mut config = WebSocketConfig::default();
        config.max_message_size = Some(SERVER_BYTES);
        config.max_frame_size = Some(SERVER_BYTES);
        let connecting = connect_async_with_config(url, Some(config), true);
        let connected = tokio::select! {
            connected = timeout(CONNECT_TIME, connecting) => connected,
            // Nothing is sent before: the socket was dropped.
            _ = outgoing.recv() => return,
        };
        let mut socket = match connected {
            Ok(Ok((socket, _))) => socket,
            Ok(Err(_)) | Err(_) => return,
        };
        self.tell(Heard::Opened);
        loop {
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.tell(Heard::Text(text.to_string())),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                text = outgoing.recv() => match text {
                    Some(text) => {
                        if !send(&mut socket, text).await {
                            return;
                        }
                    }
                    None => {
                        let _ = timeout(CLOSE_TIME, socket.close(None)).await;
                        return;
                    }
                },
            }
        }
    }
}

/// Sends a text. Returns whether the host has taken it.
async fn send(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>, text: String) -> bool {
    matches!(timeout(SEND_TIME, socket.send(Message::Text(text.into()))).await, Ok(Ok(())))
}
