//! The WebDriver BiDi protocol (<https://www.w3.org/TR/webdriver-bidi/>), which a browser speaks without a driver.

use std::cell::{Cell, RefCell};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client};

use super::PATIENCE;

/// A connection to a browser.
pub struct BiDi {
    socket: RefCell<WebSocket<TcpStream>>,
    /// The number of the last command.
    last: Cell<u64>,
    /// What the browser has reported.
    events: RefCell<Vec<String>>,
    /// The tab that commands act on.
    tab: String,
}

impl BiDi {
    /// Connects to the browser at a port, and to its first tab.
    pub fn connect(port: u16) -> BiDi {
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("a browser that listens");
        stream.set_read_timeout(Some(Duration::from_secs(2 * PATIENCE))).expect("a time");
        let address = format!("ws://127.0.0.1:{port}/session");
        let (socket, _) = client(address, stream).unwrap_or_else(|why| panic!("no session: {why}"));
        let mut browser = BiDi {
            socket: RefCell::new(socket),
            last: Cell::default(),
            events: RefCell::default(),
            tab: String::new(),
        };
        browser.sure("session.new", json!({ "capabilities": {} }));
        browser.sure("session.subscribe", json!({ "events": ["log.entryAdded"] }));
        let tabs = browser.sure("browsingContext.getTree", json!({}));
        browser.tab = tabs["contexts"][0]["context"].as_str().expect("a tab").to_owned();
        browser
    }

    /// Carries out a command of the protocol and returns its result.
    ///
    /// # Errors
    /// The browser refuses it.
    fn command(&self, method: &str, parameters: Value) -> Result<Value, String> {
        let id = self.last.get() + 1;
        self.last.set(id);
        let command = json!({ "id": id, "method": method, "params": parameters }).to_string();
        let mut socket = self.socket.borrow_mut();
        socket.send(Message::text(command)).map_err(|error| error.to_string())?;
        loop {
            let Message::Text(text) = socket.read().map_err(|error| error.to_string())? else {
                continue;
            };
            let mut message: Value = serde_json::from_str(&text).expect("a message in JSON");
            if message["id"] == json!(id) {
                let is_done = message["type"] == "success";
                return if is_done { Ok(message["result"].take()) } else { Err(text.to_string()) };
            }
            let event = &message["params"];
            self.events.borrow_mut().push(format!("{}: {}", event["level"], event["text"]));
        }
    }

    fn sure(&self, method: &str, parameters: Value) -> Value {
        self.command(method, parameters).unwrap_or_else(|why| panic!("{method}: {why}"))
    }

    /// Gives the page a size in points.
    pub fn resize(&self, size: [u32; 2]) {
        let viewport = json!({ "width": size[0], "height": size[1] });
        let parameters = json!({ "context": self.tab, "viewport": viewport });
        self.sure("browsingContext.setViewport", parameters);
    }

    /// Goes to an address.
    pub fn navigate(&self, address: &str) {
        let parameters = json!({ "context": self.tab, "url": address, "wait": "complete" });
        self.sure("browsingContext.navigate", parameters);
    }

    /// Returns the text that a promise, an expression in the page, is kept with.
    pub fn keep(&self, promise: &str) -> Result<String, String> {
        let target = json!({ "context": self.tab });
        let parameters = json!({ "expression": promise, "target": target, "awaitPromise": true });
        let answer = self.command("script.evaluate", parameters)?;
        let text = answer["result"]["value"].as_str();
        text.map(str::to_owned).ok_or_else(|| answer.to_string())
    }

    /// Returns what the browser has reported.
    pub fn events(&self) -> String {
        self.events.borrow().join("\n")
    }

    /// Closes the browser.
    pub fn close(&self) {
        // The browser may be gone already.
        let _ = self.command("browser.close", json!({}));
    }
}
