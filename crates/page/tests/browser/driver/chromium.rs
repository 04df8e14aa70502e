//! Chromium, by the WebDriver protocol and that of its own tools.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::running::{Profile, Running};
use super::webdriver::WebDriver;
use super::{Browser, named};

/// A window of Chromium.
pub struct Chromium(WebDriver);

impl Browser for Chromium {
    fn open(size: [u32; 2], language: &str, profile: &Profile) -> Chromium {
        let mut driver = Command::new("chromedriver");
        profile.hold(&mut driver);
        let mut driver = Running::start(driver.arg("--port=0"), "chromium chromium-driver");
        let port = driver.number_after("successfully on port ");
        let [width, height] = size;
        let options = json!({
            "args": [
                "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                format!("--lang={language}"), format!("--accept-lang={language}"),
                format!("--user-data-dir={}", profile.path().display()),
            ],
            "prefs": { "intl.accept_languages": language },
        });
        let wanted =
            json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
        let browser = Chromium(WebDriver::open(driver, port, &wanted));
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
        });
        browser.cdp("Emulation.setDeviceMetricsOverride", metrics);
        browser.set_focus(true);
        browser
    }

    fn navigate(&self, address: &str) {
        self.0.navigate(address);
    }

    fn keep(&self, promise: &str) -> Result<String, String> {
        self.0.keep(promise)
    }

    fn messages(&self) -> String {
        self.0.command("se/log", &json!({ "type": "browser" })).to_string()
    }
}

impl Chromium {
    /// Carries out a command of the protocol of Chromium's tools.
    fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.0.command("goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Lets the tab behave as if it had the focus, as the clipboard wants, or as it is: without a screen, no tab has
    /// the focus.
    pub fn set_focus(&self, is_set: bool) {
        self.cdp("Emulation.setFocusEmulationEnabled", json!({ "enabled": is_set }));
    }

    /// Lets the system ask for less motion.
    pub fn prefer_less_motion(&self) {
        let less = json!({ "name": "prefers-reduced-motion", "value": "reduce" });
        self.cdp("Emulation.setEmulatedMedia", json!({ "features": [less] }));
    }

    /// Runs a script in every page of this tab from now on, before the scripts of the page.
    pub fn prepare(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// Lets the page use the clipboard without a question.
    pub fn grant_clipboard(&self) {
        let clipboard = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        self.cdp("Browser.grantPermissions", clipboard);
    }

    /// Ends the browser as a crash does.
    pub fn crash(self) {
        let crash = json!({ "cmd": "Browser.crash", "params": {} });
        self.0.last_command("goog/cdp/execute", &crash);
    }

    /// Opens another tab, on which the next commands act. Returns a name for it.
    pub fn open_tab(&self) -> Value {
        let tab = self.0.command("window/new", &json!({ "type": "tab" }));
        self.act_on(&tab["handle"]);
        tab["handle"].clone()
    }

    /// Returns the name of the tab that commands act on.
    pub fn tab(&self) -> Value {
        self.0.read("window")
    }

    /// Lets the next commands act on a tab, which stays where it is.
    pub fn act_on(&self, tab: &Value) {
        self.0.command("window", &json!({ "handle": tab }));
    }

    /// Puts the window into the background, where nobody sees it.
    pub fn minimize(&self) {
        self.set_focus(false);
        self.0.command("window/minimize", &json!({}));
    }

    /// Takes the window out of the background.
    pub fn restore(&self) {
        self.0.command("window/rect", &json!({ "x": 0, "y": 0 }));
    }

    /// Closes the tab that commands act on.
    pub fn close_tab(&self) {
        self.0.close_tab();
    }

    /// Lets the browser put downloads into `folder`.
    pub fn download_to(&self, folder: &Path) {
        let folder = folder.display().to_string();
        let parameters = json!({ "behavior": "allow", "downloadPath": folder });
        self.cdp("Browser.setDownloadBehavior", parameters);
    }

    /// Presses the middle of the element with this name until the one called `next` is there, with the mouse or, as
    /// "touch", with a finger: what has just appeared takes no press for a moment.
    pub fn point_at(&self, name: &str, pointer: &str, next: &str) {
        self.wait_for(&named(name));
        self.wait_until(|| {
            self.point_once(name, pointer);
            self.is_soon(&named(next))
        });
    }

    /// Presses the middle of the element with this name once, with the mouse or, as "touch", with a finger.
    pub fn point_once(&self, name: &str, pointer: &str) {
        let rect = self.value(&format!("{}?.getBoundingClientRect()", named(name)));
        let middle = |at: &str, size: &str| {
            Some((rect[at].as_f64()? + rect[size].as_f64()? / 2.0).round() as i64)
        };
        // It may be gone by now, because the last press has done it.
        let Some((x, y)) = middle("x", "width").zip(middle("y", "height")) else { return };
        let actions = json!([
            { "type": "pointerMove", "x": x, "y": y },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]);
        let parameters = json!({ "pointerType": pointer });
        let hand = json!({ "type": "pointer", "id": pointer, "parameters": parameters, "actions": actions });
        self.act(&hand);
    }

    /// Writes a word as a method for Vietnamese or the keyboard of a telephone does: each step of `steps` replaces the one
    /// before, and the last one is written.
    pub fn compose(&self, steps: &[&str]) {
        for step in steps {
            let length = step.encode_utf16().count();
            let parameters =
                json!({ "text": step, "selectionStart": length, "selectionEnd": length });
            self.cdp("Input.imeSetComposition", parameters);
        }
        if let Some(last) = steps.last() {
            self.cdp("Input.insertText", json!({ "text": last }));
        }
    }

    /// Presses a letter while Ctrl is held.
    pub fn press_with_control(&self, letter: char) {
        let control = "\u{e009}";
        let key = |kind: &str, value: &str| json!({ "type": kind, "value": value });
        let letter = letter.to_string();
        let actions = json!([
            key("keyDown", control),
            key("keyDown", &letter),
            key("keyUp", &letter),
            key("keyUp", control),
        ]);
        self.act(&json!({ "type": "key", "id": "keys", "actions": actions }));
    }

    fn act(&self, hand: &Value) {
        let done = self.0.command("actions", &json!({ "actions": [hand] }));
        assert_eq!(done, Value::Null, "{hand}");
    }
}
