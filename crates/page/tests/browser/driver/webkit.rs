//! WebKitGTK, the nearest thing to Safari, by the WebDriver protocol.

use std::net::{TcpListener, TcpStream};
use std::process::Command;

use serde_json::json;

use super::Browser;
use super::running::{Profile, Running, Screen};
use super::webdriver::WebDriver;

/// A window of WebKit's own small browser.
pub struct WebKit {
    driver: WebDriver,
    // Ended after the browser.
    _screen: Screen,
}

impl Browser for WebKit {
    fn open(size: [u32; 2], language: &str, profile: &Profile) -> WebKit {
        let screen = Screen::open(size);
        // The driver does not say which port it has found.
        let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = free.expect("a free port").port();
        let mut driver = Command::new("WebKitWebDriver");
        // Of other languages, the system would need the locale.
        assert_eq!(language, "en", "WebKit speaks English here");
        driver.arg(format!("--port={port}")).env("LC_ALL", language).env("HOME", profile.path());
        profile.hold(&mut driver);
        screen.show(&mut driver);
        let mut driver = Running::start(&mut driver, "webkit2gtk-driver");
        driver.wait_for(|_| TcpStream::connect(("127.0.0.1", port)).ok());
        let driver = WebDriver::open(driver, port, &json!({}));
        let [width, height] = size;
        driver.command("window/rect", &json!({ "x": 0, "y": 0, "width": width, "height": height }));
        WebKit { driver, _screen: screen }
    }

    fn navigate(&self, address: &str) {
        self.driver.navigate(address);
    }

    fn keep(&self, promise: &str) -> Result<String, String> {
        self.driver.keep(promise)
    }

    fn messages(&self) -> String {
        // Its driver passes none on.
        String::new()
    }
}
