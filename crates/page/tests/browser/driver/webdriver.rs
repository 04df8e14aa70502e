//! The WebDriver protocol (<https://www.w3.org/TR/webdriver2/>).

use std::time::Duration;

use serde_json::{Value, json};
use ureq::http::Response;
use ureq::{Agent, Body, Error};

use super::PATIENCE;
use super::running::Running;

type Answer = Result<Response<Body>, Error>;

/// A browser behind a driver. It is closed when this is dropped.
pub struct WebDriver {
    agent: Agent,
    session: String,
    // Ended after the session.
    _driver: Running,
}

impl WebDriver {
    /// Lets the driver at a port open the browser with these capabilities.
    pub fn open(driver: Running, port: u16, wanted: &Value) -> WebDriver {
        let config = Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(2 * PATIENCE)))
            .http_status_as_error(false);
        let agent: Agent = config.build().into();
        let address = format!("http://127.0.0.1:{port}/session");
        let asked = json!({ "capabilities": { "alwaysMatch": wanted } });
        let opened = value(send(&agent, &address, &asked));
        let id = opened["sessionId"].as_str().unwrap_or_else(|| panic!("no browser: {opened}"));
        let session = format!("{address}/{id}");
        let browser = WebDriver { agent, session, _driver: driver };
        let patience = 1000 * PATIENCE;
        browser.command("timeouts", &json!({ "script": patience, "pageLoad": patience }));
        browser
    }

    /// Carries out a command of the protocol and returns its value, or `error` and a `message`.
    pub fn command(&self, command: &str, parameters: &Value) -> Value {
        value(send(&self.agent, &format!("{}/{command}", self.session), parameters))
    }

    /// Returns what a command without parameters reads.
    pub fn read(&self, command: &str) -> Value {
        value(self.agent.get(format!("{}/{command}", self.session)).call())
    }

    /// Sends a command that ends the browser, and so has no answer.
    pub fn last_command(&self, command: &str, parameters: &Value) {
        let address = format!("{}/{command}", self.session);
        let _ = send(&self.agent, &address, parameters);
    }

    /// Closes the tab that commands act on.
    pub fn close_tab(&self) {
        value(self.agent.delete(format!("{}/window", self.session)).call());
    }

    /// Goes to an address.
    pub fn navigate(&self, address: &str) {
        let answer = self.command("url", &json!({ "url": address }));
        assert_eq!(answer, Value::Null, "{address}");
    }

    /// Returns the text that a promise, an expression in the page, is kept with.
    pub fn keep(&self, promise: &str) -> Result<String, String> {
        let script = format!("({promise}).then(arguments[arguments.length - 1])");
        let answer = self.command("execute/async", &json!({ "script": script, "args": [] }));
        answer.as_str().map(str::to_owned).ok_or_else(|| answer.to_string())
    }
}

impl Drop for WebDriver {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.session).call();
    }
}

fn send(agent: &Agent, address: &str, parameters: &Value) -> Answer {
    let post = agent.post(address).header("content-type", "application/json");
    post.send(parameters.to_string())
}

/// Returns the value in an answer.
fn value(answer: Answer) -> Value {
    let text = answer.and_then(|mut answer| answer.body_mut().read_to_string());
    let text = text.unwrap_or_else(|error| panic!("the driver does not answer: {error}"));
    let mut answer: Value = serde_json::from_str(&text).expect("an answer in JSON");
    answer["value"].take()
}
