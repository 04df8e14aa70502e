//! Sockets on a page: those of the browser.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use page::{BrowserSocket, SocketNews};
use tabletop::Waker;

use super::NoRandomness;
use crate::{Address, Heard, Socket};

/// Fills bytes with random numbers of the browser.
pub(super) fn fill(bytes: &mut [u8]) -> Result<(), NoRandomness> {
    if page::fill_randomly(bytes) { Ok(()) } else { Err(NoRandomness) }
}

/// Returns a number that rises when the person comes back to the page, or the network to the device.
pub fn returns() -> u32 {
    page::returns()
}

/// Opens a connection, without waiting.
pub fn connect(address: &Address, wake: Waker) -> Box<dyn Socket> {
    let woken = wake.clone();
    page::note_returns(move || woken());
    let heard = Rc::new(RefCell::new(VecDeque::new()));
    let inbox = heard.clone();
    let listener = move |news: SocketNews| {
        inbox.borrow_mut().push_back(match news {
            SocketNews::Opened => Heard::Opened,
            SocketNews::Text(text) => Heard::Text(text),
            SocketNews::Closed => Heard::Closed,
        });
        wake();
    };
    let socket = BrowserSocket::open(&address.socket(), listener);
    if socket.is_none() {
        heard.borrow_mut().push_back(Heard::Closed);
    }
    Box::new(OfBrowser { socket, heard })
}

/// A socket of the browser.
struct OfBrowser {
    /// None if the browser refuses the address.
    socket: Option<BrowserSocket>,
    heard: Rc<RefCell<VecDeque<Heard>>>,
}

impl Socket for OfBrowser {
    fn send(&mut self, text: String) {
        if let Some(socket) = &self.socket {
            socket.send(&text);
        }
    }

    fn take(&mut self) -> Option<Heard> {
        self.heard.borrow_mut().pop_front()
    }
}
