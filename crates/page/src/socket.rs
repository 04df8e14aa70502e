//! The sockets of the browser, what may have broken them, and its random numbers.

use std::rc::Rc;
use std::sync::atomic::{AtomicU32, Ordering};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WebSocket};

/// What the window says when the person leaves the page, which the browser may keep.
const LEAVES: &str = "pagehide";
/// What it says when the person has come back to such a page.
const RETURNS_TO: &str = "pageshow";

/// What becomes of a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketNews {
    /// It is open.
    Opened,
    /// A text has come.
    Text(String),
    /// It is closed, or could not be opened.
    Closed,
}

/// A socket. It is closed when it is dropped, and says nothing any more.
pub struct BrowserSocket {
    socket: WebSocket,
    _on_text: Closure<dyn FnMut(MessageEvent)>,
    _on_open: Closure<dyn FnMut(Event)>,
    _on_close: Closure<dyn FnMut(Event)>,
    /// Closes it when the page is left: the browser may keep the page, which then neither answers nor ends.
    on_leave: Closure<dyn FnMut(Event)>,
}

impl BrowserSocket {
    /// Opens a socket; returns `None` if the browser refuses the address.
    pub fn open(url: &str, listener: impl Fn(SocketNews) + 'static) -> Option<Self> {
        let socket = WebSocket::new(url).inspect_err(|why| log::warn!("{why:?}")).ok()?;
        let listener = Rc::new(listener);
        let heard = listener.clone();
        let on_text = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard(SocketNews::Text(text));
            }
        });
        let opened = listener.clone();
        let on_open = Closure::<dyn FnMut(Event)>::new(move |_| opened(SocketNews::Opened));
        let left = (socket.clone(), listener.clone());
        let on_leave = Closure::<dyn FnMut(Event)>::new(move |_| {
            close(&left.0);
            (left.1)(SocketNews::Closed);
        });
        let on_close = Closure::<dyn FnMut(Event)>::new(move |_| listener(SocketNews::Closed));
        socket.set_onmessage(Some(on_text.as_ref().unchecked_ref()));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        if let Some(window) = web_sys::window() {
            let heard = on_leave.as_ref().unchecked_ref();
            let _ = window.add_event_listener_with_callback(LEAVES, heard);
        }
        let (_on_text, _on_open, _on_close) = (on_text, on_open, on_close);
        Some(BrowserSocket { socket, _on_text, _on_open, _on_close, on_leave })
    }

    /// Sends a text.
    pub fn send(&self, text: &str) {
        if let Err(why) = self.socket.send_with_str(text) {
            log::warn!("{why:?}");
        }
    }
}

impl Drop for BrowserSocket {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onopen(None);
        self.socket.set_onclose(None);
        if let Some(window) = web_sys::window() {
            let heard = self.on_leave.as_ref().unchecked_ref();
            let _ = window.remove_event_listener_with_callback(LEAVES, heard);
        }
        close(&self.socket);
    }
}

fn close(socket: &WebSocket) {
    if let Err(why) = socket.close() {
        log::warn!("{why:?}");
    }
}

/// How often the person has come back to the page, or the network to the device; 0 before anybody asks.
static RETURNS: AtomicU32 = AtomicU32::new(0);

/// Notes from the first call on when the person comes back to the page, or the network to the device: both may have
/// broken sockets. Calls `wake` then.
pub fn note_returns(wake: impl Fn() + 'static) {
    let Some(window) = web_sys::window() else { return };
    if RETURNS.fetch_max(1, Ordering::Relaxed) > 0 {
        return;
    }
    let page = window.document();
    let noted = Closure::<dyn FnMut(Event)>::new(move |_| {
        if !page.as_ref().is_some_and(|page| page.hidden()) {
            RETURNS.fetch_add(1, Ordering::Relaxed);
            wake();
        }
    });
    let heard = noted.as_ref().unchecked_ref();
    for name in ["online", RETURNS_TO] {
        let _ = window.add_event_listener_with_callback(name, heard);
    }
    if let Some(page) = window.document() {
        let _ = page.add_event_listener_with_callback("visibilitychange", heard);
    }
    // The page has it as long as it lasts.
    noted.forget();
}

/// Returns a number that rises whenever [`note_returns`] has noted something.
pub fn returns() -> u32 {
    RETURNS.load(Ordering::Relaxed)
}

/// Fills bytes with random numbers that nobody can guess. Returns whether the browser has any.
pub fn fill_randomly(bytes: &mut [u8]) -> bool {
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    crypto.is_some_and(|crypto| crypto.get_random_values_with_u8_array(bytes).is_ok())
}
