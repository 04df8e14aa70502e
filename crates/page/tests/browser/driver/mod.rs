//! Browsers that the tests control, and what a person does in them.

mod bidi;
mod cable;
mod chromium;
mod firefox;
mod running;
mod webdriver;
mod webkit;

use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

pub use cable::{Cable, is_in_own_network};
pub use chromium::Chromium;
pub use firefox::Firefox;
pub use running::{Profile, Running, own_address, page_folder, serve_page, serve_page_at};
pub use webkit::WebKit;

/// The longest that anything in a browser may take, in seconds; machines without graphics are slow.
const PATIENCE: u64 = 120;
/// How long a program is left alone before the next look at it.
const PAUSE: Duration = Duration::from_millis(50);

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

/// Returns the elements of the accessible tree whose words, `it`, fulfil a condition, as an expression in the page.
fn elements(condition: &str) -> String {
    format!(
        "[...document.querySelectorAll('#mirror *')].filter((element) => {{
             const it = element.getAttribute('aria-label')
                 ?? (element.children.length ? '' : element.textContent);
             return {condition};
         }})"
    )
}

/// Returns the element of the accessible tree with this name, as an expression in the page.
fn named(name: &str) -> String {
    format!("{}[0]", elements(&format!("it === {}", json!(name))))
}

/// Waits, outside of a browser, until `look` finds something; `None` if it takes too long.
fn wait_for_some<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let looks = u128::from(PATIENCE) * 1000 / PAUSE.as_millis();
    (0..looks).find_map(|_| {
        look().or_else(|| {
            sleep(PAUSE);
            None
        })
    })
}

/// A window of a browser.
pub trait Browser: Sized {
    /// Opens the browser in this language, with a page of this size in points. It keeps everything in `profile`.
    fn open(size: [u32; 2], language: &str, profile: &Profile) -> Self;

    /// Goes to an address.
    fn navigate(&self, address: &str);

    /// Returns the text that a promise, an expression in the page, is kept with.
    ///
    /// # Errors
    /// There was none, for example because another page was loaded meanwhile.
    fn keep(&self, promise: &str) -> Result<String, String>;

    /// Returns what the browser has written in its console.
    fn messages(&self) -> String;

    /// Goes to an address and waits for the first frame of the game.
    fn go(&self, address: &str) {
        self.navigate(address);
        self.wait_for_start();
    }

    /// Waits for the first frame of the game.
    fn wait_for_start(&self) {
        self.wait_for(
            "document.readyState !== 'loading' && !document.getElementById('waiting')
                 && document.getElementById('mirror')?.children.length",
        );
    }

    /// Loads the page again, as a person does, and waits for its first frame.
    fn reload(&self) {
        self.value("(window.isOld = true, setTimeout(() => location.reload()))");
        self.wait_for("!window.isOld");
        self.wait_for_start();
    }

    /// Returns the value of an expression in the page, in which `await` may stand.
    fn try_value(&self, expression: &str) -> Result<Value, String> {
        let text = self.keep(&format!(
            "(async () => JSON.stringify({{ value: await ({expression}) }}))()
                 .catch((why) => JSON.stringify({{ failed: String(why) }}))"
        ))?;
        let mut answer: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        match answer["failed"].as_str() {
            Some(why) => Err(why.to_owned()),
            None => Ok(answer["value"].take()),
        }
    }

    /// Returns the value of an expression in the page, in which `await` may stand.
    fn value(&self, expression: &str) -> Value {
        self.try_value(expression).unwrap_or_else(|why| panic!("{expression}: {why}"))
    }

    /// Waits until an expression in the page, in which `await` may stand, is true.
    fn wait_for(&self, condition: &str) {
        // A page that is left meanwhile takes the script with it, so no script runs for long.
        let look = format!(
            "(async () => {{
                 const end = performance.now() + 1000;
                 while (!({condition})) {{
                     if (performance.now() > end) return false;
                     await new Promise((later) => setTimeout(later, 20));
                 }}
                 return true;
             }})()"
        );
        let mut last = Ok(Value::Null);
        // A page that does not answer takes minutes for a single look.
        let end = Instant::now() + Duration::from_secs(PATIENCE);
        while last != Ok(Value::Bool(true)) && Instant::now() < end {
            last = self.try_value(&look);
            if last.is_err() {
                sleep(PAUSE);
            }
        }
        if last != Ok(Value::Bool(true)) {
            let words = ".map((it) => it.getAttribute('aria-label') ?? it.textContent)";
            let heard = self.try_value(&format!("{}{words}.join('\\n')", elements("it")));
            panic!("{condition} is not met: {last:?}\n{}\n{heard:?}", self.messages());
        }
    }

    /// Waits until `condition` holds outside of the page.
    fn wait_until(&self, condition: impl Fn() -> bool) {
        let met = wait_for_some(|| condition().then_some(()));
        assert!(met.is_some(), "nothing happens: {}", self.messages());
    }

    /// Returns whether an expression in the page becomes true while the browser draws 60 frames.
    fn is_soon(&self, condition: &str) -> bool {
        let watched = self.value(&format!(
            "(async () => {{
                 for (let frame = 0; frame < 60; frame += 1) {{
                     if ({condition}) return true;
                     await new Promise(requestAnimationFrame);
                 }}
                 return false;
             }})()"
        ));
        watched == Value::Bool(true)
    }

    /// Presses the element of the accessible tree with this name, once it is there.
    fn press(&self, name: &str) {
        self.wait_for(&named(name));
        self.value(&format!("{}.click()", named(name)));
    }

    /// Presses an element of the accessible tree whose name has this beginning and this end, once it is there.
    fn press_like(&self, start: &str, end: &str) {
        let (start, end) = (json!(start), json!(end));
        let found = elements(&format!("it.startsWith({start}) && it.endsWith({end})"));
        self.wait_for(&format!("{found}.length"));
        self.value(&format!("{found}[0].click()"));
    }

    /// Waits until an element of the accessible tree says `part`.
    fn hear(&self, part: &str) {
        let says = elements(&format!("it.includes({})", json!(part)));
        self.wait_for(&format!("{says}.length"));
    }

    /// Presses the element of the accessible tree with this name until no element says `part` any more: while something
    /// moves, nothing takes a press. The press may remove the element before the words change.
    fn press_until_silence(&self, name: &str, part: &str) {
        let says = elements(&format!("it.includes({})", json!(part)));
        self.wait_for(&named(name));
        self.wait_until(|| {
            self.value(&format!("{}?.click()", named(name)));
            self.is_soon(&format!("!{says}.length"))
        });
    }

    /// Waits until no element of the accessible tree says `part`.
    fn wait_for_silence(&self, part: &str) {
        let says = elements(&format!("it.includes({})", json!(part)));
        self.wait_for(&format!("!{says}.length"));
    }

    /// Waits until no element of the accessible tree has this name.
    fn wait_for_end_of(&self, name: &str) {
        self.wait_for(&format!("!{}", named(name)));
    }

    /// Returns the text of a file that the page keeps, or `None` if there is none.
    fn kept(&self, path: &str) -> Option<String> {
        let text = self.value(&KEPT.replace("PATH", &json!(path).to_string()));
        text.as_str().map(str::to_owned)
    }

    /// Waits until the page keeps a file that contains `part`.
    fn wait_for_kept(&self, path: &str, part: &str) {
        let text = KEPT.replace("PATH", &json!(path).to_string());
        self.wait_for(&format!("(await {text})?.includes({})", json!(part)));
    }
}
