//! The main way, in every browser.

use std::ffi::OsString;
use std::process::Command;

use super::driver::{Browser, Chromium, Firefox, WebKit, page_folder};
use super::page::{GAME, Page, WINDOW, await_answer, play_first_move};

/// Makes tests of functions that work in several browsers.
macro_rules! tests {
    ($($browser:ident in $module:ident: $($test:ident)*;)*) => {
        $(mod $module { $(#[test] fn $test() { super::$test::<super::$browser>(); })* })*
    };
}

tests! {
    Chromium in chromium:
        the_page_speaks_the_language_of_the_browser_and_asks_no_other_host
        a_game_is_played_against_a_worker_and_goes_on_after_a_reload
        the_engines_find_the_same_as_on_a_desktop
        the_game_in_one_file_plays_without_a_server;
    Firefox in firefox:
        the_page_speaks_the_language_of_the_browser_and_asks_no_other_host
        a_game_is_played_against_a_worker_and_goes_on_after_a_reload
        the_engines_find_the_same_as_on_a_desktop
        the_game_in_one_file_plays_without_a_server;
    WebKit in webkit:
        a_game_is_played_against_a_worker_and_goes_on_after_a_reload
        the_engines_find_the_same_as_on_a_desktop
        the_game_in_one_file_plays_without_a_server;
}

fn the_page_speaks_the_language_of_the_browser_and_asks_no_other_host<B: Browser>() {
    for language in ["vi", "en"] {
        let Page { browser, server: _server, .. } = &Page::<B>::open(WINDOW, language);
        browser.wait_for(&format!("document.documentElement.lang === '{language}'"));
        let hosts =
            "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)";
        let hosts = browser.value(&format!("[...new Set({hosts})]"));
        assert_eq!(hosts.as_array().map(Vec::len), Some(1), "{hosts}");
    }
}

/// Counts the answers of workers that begin later.
const COUNT: &str = "(window.answers = 0, window.Worker = class extends Worker {
    constructor(...what) {
        super(...what);
        this.addEventListener('message', ({ data }) => {
            if (typeof data === 'string') window.answers += 1;
        });
    }
}, null)";

fn a_game_is_played_against_a_worker_and_goes_on_after_a_reload<B: Browser>() {
    let Page { browser, server: _server, .. } = &Page::<B>::open(WINDOW, "en");
    browser.value(COUNT);
    play_first_move(browser);
    assert_ne!(browser.value("window.answers"), 0, "the page itself has answered");
    let played = moves(browser);
    // The game is on the screen again, not the home.
    browser.reload();
    await_answer(browser);
    assert_eq!(moves(browser), played);
}

/// What a worker answers to the question `bench` of the game GAME, as a promise. PROGRAM is a promise of the compiled
/// program.
const BENCH: &str = "new Promise(async (done, fail) => {
    const program = await PROGRAM;
    const { worker: script, workerType: type } = document.getElementById('game').dataset;
    const worker = new Worker(script, { type });
    let lines = '';
    worker.onerror = fail;
    worker.onmessage = ({ data }) => {
        if (data === true) worker.postMessage(['GAME', 'bench', '', null]);
        else if (data === null) done(lines);
        else lines += data;
    };
    worker.postMessage(program);
})";

const BESIDE_PAGE: &str = "WebAssembly.compileStreaming(fetch('o-an-quan_bg.wasm'))";

const IN_PAGE: &str = "(async () => {
    const letters = atob(document.getElementById('program').textContent);
    const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    const program = new Response(packed.stream().pipeThrough(new DecompressionStream('gzip')));
    return WebAssembly.compile(await program.arrayBuffer());
})()";

fn the_engines_find_the_same_as_on_a_desktop<B: Browser>() {
    let Page { browser, server: _server, .. } = &Page::<B>::open(WINDOW, "en");
    for game in ["oanquan", "caro", "cotuong", "ganh", "pebbles"] {
        finds_the_same_as_on_a_desktop(browser, BESIDE_PAGE, game);
    }
}

fn finds_the_same_as_on_a_desktop(browser: &impl Browser, program: &str, game: &str) {
    let there = browser.value(&BENCH.replace("GAME", game).replace("PROGRAM", program));
    let here = Command::new(desktop()).args(["bench", "--game", game]).output().unwrap();
    let here = String::from_utf8(here.stdout).unwrap();
    assert_eq!(found(there.as_str().unwrap()), found(&here), "{game}");
    assert!(here.contains("signature="), "{here}");
}

/// Returns the program for a terminal, which `scripts/test-page` builds.
pub fn desktop() -> OsString {
    std::env::var_os("O_AN_QUAN").expect("O_AN_QUAN must name the program: use scripts/test-page")
}

/// Returns what `bench` has printed, without the times.
fn found(printed: &str) -> Vec<&str> {
    printed.lines().map(|line| line.split(" time_ms=").next().unwrap_or_default()).collect()
}

fn the_game_in_one_file_plays_without_a_server<B: Browser>() {
    let page = Page::<B>::prepare(WINDOW, "en");
    let file = page_folder().join("o-an-quan.html");
    page.browser.go(&format!("file://{}", file.display()));
    page.browser.value(COUNT);
    play_first_move(&page.browser);
    assert_ne!(page.browser.value("window.answers"), 0, "the page itself has answered");
    // The only game that reads a file beside the page.
    finds_the_same_as_on_a_desktop(&page.browser, IN_PAGE, "cotuong");
}

/// Returns the moves of the game that the page keeps.
fn moves(browser: &impl Browser) -> String {
    let game = browser.kept(GAME).unwrap_or_default();
    let moves = game.lines().find(|line| line.contains("moves: "));
    moves.unwrap_or_else(|| panic!("a game without moves: {game}")).to_owned()
}
