//! A browser that the tests control by the WebDriver protocol (<https://www.w3.org/TR/webdriver2/>).

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

/// The longest that anything in a browser may take, in seconds; machines without graphics are slow.
const PATIENCE: u64 = 120;

/// The text of the file PATH in the database, or `null`, as a promise.
const KEPT: &str = "new Promise((done, fail) => {
    const request = indexedDB.open('o-an-quan');
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
        const database = request.result;
        const read = database.transaction('files').objectStore('files').get(PATH);
        read.onsuccess = () => {
            database.close();
            done(read.result ? new TextDecoder().decode(read.result) : null);
        };
    };
})";

/// Returns the element of the accessible tree with this name, as an expression in the page.
fn named(name: &str) -> String {
    format!(
        "[...document.querySelectorAll('#mirror *')].find((it) =>
             (it.getAttribute('aria-label') ?? (it.children.length ? '' : it.textContent)) === {})",
        json!(name),
    )
}

/// A program that is ended when it is dropped.
pub struct Running(Child);

impl Running {
    /// Starts a program of a Debian package and returns it with the port that it names on a line with `sign`.
    pub fn start(program: &str, package: &str, arguments: &[&str], sign: &str) -> (Running, u16) {
        let started = Command::new(program)
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = started.unwrap_or_else(|error| {
            panic!(
                "{program} cannot be started ({error}): install it with 'apt-get install {package}'"
            )
        });
        let lines = BufReader::new(child.stdout.take().expect("it was asked for")).lines();
        let line = lines.map_while(Result::ok).find(|line| line.contains(sign));
        let after = line.as_deref().and_then(|line| line.rsplit_once(sign)).map(|(_, after)| after);
        let digits =
            |text: &str| -> String { text.chars().take_while(char::is_ascii_digit).collect() };
        let port = after.and_then(|after| digits(after.trim_start()).parse().ok());
        (Running(child), port.unwrap_or_else(|| panic!("{program} names no port")))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Serves the built page on this machine and returns its address.
pub fn serve_page() -> (Running, String) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    assert!(
        folder.join("o-an-quan_bg.wasm").exists(),
        "build the page with 'scripts/page --build'"
    );
    let folder = folder.display().to_string();
    let server = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", &folder];
    let (server, port) = Running::start("python3", "python3", &server, "port ");
    (server, format!("http://127.0.0.1:{port}/"))
}

/// A window of a browser.
pub struct Browser {
    agent: Agent,
    session: String,
    // Ended after the session.
    _driver: Running,
}

impl Browser {
    /// Opens Chromium with this size in points, this language, and a folder in which it keeps everything.
    pub fn chromium(size: [u32; 2], language: &str, profile: &Path) -> Browser {
        let (driver, port) = Running::start(
            "chromedriver",
            "chromium chromium-driver",
            &["--port=0"],
            "successfully on port ",
        );
        let [width, height] = size;
        let options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
                format!("--lang={language}"), format!("--accept-lang={language}"),
                format!("--user-data-dir={}", profile.display()),
            ],
            "prefs": { "intl.accept_languages": language },
        });
        let wanted =
            json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let browser = Browser::open(driver, port, wanted);
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        browser.cdp("Emulation.setDeviceMetricsOverride", metrics);
        // Without a screen, no tab has the focus, which the clipboard wants.
        browser.cdp("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        browser
    }

    fn open(driver: Running, port: u16, wanted: Value) -> Browser {
        let config = Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(2 * PATIENCE)))
            .http_status_as_error(false);
        let agent: Agent = config.build().into();
        let address = format!("http://127.0.0.1:{port}/session");
        let asked = json!({ "capabilities": { "alwaysMatch": wanted } });
        let opened = ask(&agent, &address, &asked);
        let id = opened["sessionId"].as_str().unwrap_or_else(|| panic!("no browser: {opened}"));
        let session = format!("{address}/{id}");
        let browser = Browser { agent, session, _driver: driver };
        browser
            .command("timeouts", json!({ "script": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE }));
        browser
    }

    /// Carries out a command of the protocol and returns its value.
    pub fn command(&self, command: &str, parameters: Value) -> Value {
        ask(&self.agent, &format!("{}/{command}", self.session), &parameters)
    }

    /// Carries out a command of the protocol of Chromium's tools.
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.command("goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    /// Ends the browser as a crash does.
    pub fn crash(self) {
        // There is no answer.
        let address = format!("{}/goog/cdp/execute", self.session);
        let crash = json!({ "cmd": "Browser.crash", "params": {} }).to_string();
        let _ = self.agent.post(&address).header("content-type", "application/json").send(crash);
    }

    /// Opens a page in another tab, from where the next commands act on.
    pub fn open_tab(&self, address: &str) {
        let tab = self.command("window/new", json!({ "type": "tab" }));
        self.command("window", json!({ "handle": tab["handle"] }));
        self.cdp("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        self.go(address);
    }

    /// Lets the browser put downloads into `folder`.
    pub fn download_to(&self, folder: &Path) {
        let folder = folder.display().to_string();
        self.cdp(
            "Browser.setDownloadBehavior",
            json!({ "behavior": "allow", "downloadPath": folder }),
        );
    }

    /// Waits, as the page does, until `condition` holds outside of it.
    pub fn wait_until(&self, condition: impl Fn() -> bool) {
        while !condition() {
            self.value("new Promise((later) => setTimeout(later, 200, true))");
        }
    }

    /// Goes to an address and waits for the first frame of the game.
    pub fn go(&self, address: &str) {
        self.command("url", json!({ "url": address }));
        self.wait_for("!document.getElementById('waiting')");
    }

    /// Loads the page again and waits for its first frame.
    pub fn reload(&self) {
        // The command for it would go past the service worker.
        self.value("setTimeout(() => location.reload())");
        self.wait_for("performance.getEntriesByType('navigation')[0].type === 'reload'");
        self.wait_for("!document.getElementById('waiting')");
    }

    /// Returns the value of an expression in the page; a promise is waited for.
    pub fn value(&self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             Promise.resolve().then(async () => {expression}).then(done, (why) => done('failed: ' + why));"
        );
        self.command("execute/async", json!({ "script": script, "args": [] }))
    }

    /// Waits, frame by frame, until an expression in the page is true.
    pub fn wait_for(&self, condition: &str) {
        let waited = self.value(&format!(
            "new Promise((met) => {{
                 const look = () => {{ if (!!({condition})) met(true); else setTimeout(look, 20); }};
                 look();
             }})"
        ));
        let heard = || self.value("document.documentElement.textContent.slice(-1500)");
        assert_eq!(waited, Value::Bool(true), "{condition}\n{}\n{}", self.messages(), heard());
    }

    /// Presses the element of the accessible tree with this name, once it is there.
    pub fn press(&self, name: &str) {
        self.wait_for(&named(name));
        self.value(&format!("{}.click()", named(name)));
    }

    /// Returns the middle of the element of the accessible tree with this name, once it is there, in points.
    pub fn middle(&self, name: &str) -> [i64; 2] {
        self.wait_for(&named(name));
        let rect = self.value(&format!("{}.getBoundingClientRect()", named(name)));
        let place = |at: &str, size: &str| {
            rect[at].as_f64().zip(rect[size].as_f64()).map(|(at, size)| (at + size / 2.0) as i64)
        };
        let middle = place("x", "width").zip(place("y", "height"));
        middle.map(<[i64; 2]>::from).unwrap_or_else(|| panic!("{name} has no place: {rect}"))
    }

    /// Presses the middle of the element with this name until the one called `next` is there, with the mouse or, as
    /// "touch", with a finger: what has just appeared takes no press for a moment.
    pub fn point_at(&self, name: &str, pointer: &str, next: &str) {
        self.wait_until(|| {
            if self.value(&format!("!!({})", named(name))) == Value::Bool(true) {
                self.point_once(name, pointer);
            }
            self.value(&format!("!!({})", named(next))) == Value::Bool(true)
        });
    }

    fn point_once(&self, name: &str, pointer: &str) {
        let [x, y] = self.middle(name);
        let actions = json!([
            { "type": "pointerMove", "x": x, "y": y },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let parameters = json!({ "pointerType": pointer });
        let hand = json!({ "type": "pointer", "id": pointer, "parameters": parameters, "actions": actions });
        self.command("actions", json!({ "actions": [hand] }));
    }

    /// Waits until an element of the accessible tree says `part`.
    pub fn hear(&self, part: &str) {
        self.wait_for(&format!(
            "[...document.querySelectorAll('#mirror *')].some((it) =>
                 (it.getAttribute('aria-label') ?? it.textContent).includes({}))",
            json!(part),
        ));
    }

    /// Waits until the page keeps a file that contains `part`.
    pub fn wait_for_kept(&self, path: &str, part: &str) {
        let text = KEPT.replace("PATH", &json!(path).to_string());
        let waited = self.value(&format!(
            "(async () => {{
                 while (!(await {text})?.includes({}))
                     await new Promise((later) => setTimeout(later, 20));
                 return true;
             }})()",
            json!(part),
        ));
        assert_eq!(waited, Value::Bool(true), "{path}: {part}\n{}", self.messages());
    }

    /// Returns what the browser has written in its console.
    pub fn messages(&self) -> String {
        self.command("se/log", json!({ "type": "browser" })).to_string()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
    }
}

/// Sends a command and returns the value of the answer.
fn ask(agent: &Agent, address: &str, parameters: &Value) -> Value {
    let sent =
        agent.post(address).header("content-type", "application/json").send(parameters.to_string());
    let answer = sent.and_then(|mut answer| answer.body_mut().read_to_string());
    let answer = answer.unwrap_or_else(|error| panic!("{address}: {error}"));
    let answer: Value = serde_json::from_str(&answer).expect("an answer in JSON");
    answer["value"].clone()
}
