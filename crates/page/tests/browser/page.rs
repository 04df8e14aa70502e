//! A page that is open in a browser, and the game that a newcomer begins there.

use super::driver::{Browser, Profile, Running, serve_page};

/// A usual window, in points.
pub const WINDOW: [u32; 2] = [1280, 800];
/// A small telephone, in points.
pub const PHONE: [u32; 2] = [360, 640];

/// The file of the game under way in the first tab.
pub const GAME: &str = "/data/playing/1/game.ron";

/// The button that ends the greeting of newcomers.
pub const BEGIN: &str = "I know how to play";
/// The first cell that is pressed.
pub const CELL: &str = "You, cell 2: 5 dân";
/// Its arrow on a lying board.
pub const ARROW: &str = "Sow cell 2 to the right, anticlockwise";

/// A browser with a page, the server of the page, and the folder in which the browser keeps everything.
/// They are dropped in this order.
pub struct Page<B> {
    pub browser: B,
    pub server: Running,
    pub address: String,
    pub profile: Profile,
}

impl<B: Browser> Page<B> {
    /// Opens an empty browser, and serves the page.
    pub fn prepare(size: [u32; 2], language: &str) -> Page<B> {
        let profile = Profile::new();
        let (server, address) = serve_page();
        let browser = B::open(size, language, &profile);
        Page { browser, server, address, profile }
    }

    /// Opens the page in an empty browser.
    pub fn open(size: [u32; 2], language: &str) -> Page<B> {
        let page = Self::prepare(size, language);
        page.browser.go(&page.address);
        page
    }

    /// Opens the page in an empty browser, in English and in a usual window, and plays a move.
    pub fn open_and_play() -> Page<B> {
        let page = Self::open(WINDOW, "en");
        play_first_move(&page.browser);
        page
    }
}

/// Plays the first move of the game that a newcomer begins, in English, and waits for the answer.
pub fn play_first_move(browser: &impl Browser) {
    browser.press(BEGIN);
    browser.press(CELL);
    browser.press(ARROW);
    await_answer(browser);
}

/// Waits for the move of the computer, and until it is seen.
pub fn await_answer(browser: &impl Browser) {
    browser.wait_for_kept(GAME, "moves: \"2+ ");
    browser.hear("Your turn");
}
