//! What only Chromium can be asked for: pointers, tabs, the clipboard, downloads, a lost network.

use std::fs;
use std::path::Path;

use tabletop::storage::Backup;
use tempfile::tempdir;

use super::driver::{Browser, Chromium};
use super::guests::open_room;
use super::page::{ARROW, BEGIN, CELL, GAME, PHONE, Page, WINDOW, await_answer};

/// The game 2+ 7- 3-, as `o-an-quan link` writes it.
const LINK: &str = "oanquan:AQB-Ch8Fkcg";
/// The same game in a file.
const MOVES: &str = "moves: \"2+ 7- 3-\"";

#[test]
fn a_game_is_played_by_mouse_and_by_touch() {
    let upright = "Sow cell 2 upwards, anticlockwise";
    for (size, pointer, arrow) in [(WINDOW, "mouse", ARROW), (PHONE, "touch", upright)] {
        let Page { browser, server: _server, .. } = &Page::<Chromium>::open(size, "en");
        browser.point_at(BEGIN, pointer, CELL);
        browser.point_at(CELL, pointer, arrow);
        browser.point_at(arrow, pointer, "You, cell 2: 0 dân");
        await_answer(browser);
    }
}

#[test]
fn a_name_is_composed_in_a_text_field() {
    for (size, pointer) in [(WINDOW, "mouse"), (PHONE, "touch")] {
        let Page { browser, server: _server, .. } = &Page::<Chromium>::open(size, "en");
        for place in [BEGIN, "Home", "Change…"] {
            browser.press(place);
        }
        let field = "document.querySelector('input[aria-label=\"Name (near side)\"]')";
        browser.wait_for(field);
        // The dialog takes no press for a moment; then the hand is in the field.
        browser.wait_until(|| {
            browser.point_once("Name (near side)", pointer);
            browser.is_soon("document.activeElement?.tagName === 'INPUT'")
        });
        browser.compose(&["N", "Ng", "Ngu", "Nguy", "Nguyê", "Nguyễ", "Nguyễn"]);
        browser.compose(&[" "]);
        browser.compose(&["A", "An"]);
        browser.wait_for(&format!("{field}.value === 'Nguyễn An'"));
    }
}

#[test]
fn the_page_opens_without_a_network() {
    let page = Page::<Chromium>::open_and_play();
    let browser = &page.browser;
    browser.wait_for("navigator.serviceWorker.controller");
    drop(page.server);
    browser.reload();
    browser.hear("Your turn");
}

#[test]
fn two_tabs_keep_a_game_each() {
    let Page { browser, address, .. } = &Page::<Chromium>::open_and_play();
    browser.open_tab();
    browser.set_focus(true);
    browser.go(address);
    browser.press("Play");
    browser.press("You, cell 3: 5 dân");
    browser.press("Sow cell 3 to the right, anticlockwise");
    browser.wait_for_kept("/data/playing/2/game.ron", "moves: \"3+ ");
    browser.wait_for_kept(GAME, "moves: \"2+ ");
}

#[test]
fn a_link_opens_its_game_and_the_game_is_copied_as_a_link() {
    let Page { browser, address, .. } = &Page::<Chromium>::prepare(WINDOW, "en");
    browser.grant_clipboard();
    browser.go(&format!("{address}#{LINK}"));
    browser.hear("Somebody sent you a game of Ô Ăn Quan");
    browser.press("Show the game");
    browser.wait_for_kept(GAME, MOVES);
    // A reload goes on with the game that was played last, not with that of the link.
    browser.wait_for("location.hash === ''");
    browser.press("More");
    browser.press("Copy link to the game");
    browser.hear("Link copied");
    let copied = browser.value("navigator.clipboard.readText()");
    assert_eq!(copied, format!("{address}#{LINK}"));
}

#[test]
fn the_page_names_the_language_that_the_player_has_chosen() {
    let Page { browser, .. } = &Page::<Chromium>::open(WINDOW, "en");
    browser.press("Tiếng Việt");
    browser.wait_for("document.documentElement.lang === 'vi'");
    browser.press("English");
    browser.wait_for("document.documentElement.lang === 'en'");
}

#[test]
fn a_backup_of_the_page_is_one_of_the_desktop() {
    let Page { browser, profile, .. } = &Page::<Chromium>::open_and_play();
    let folder = profile.path().join("saved");
    browser.download_to(&folder);
    browser.press("Home");
    browser.press("Settings");
    browser.press("Back up…");
    browser.press("Save");
    browser.hear("Saved as ");
    let files = || fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    let backup = || files().find(|path| path.extension().is_some_and(|ending| ending == "backup"));
    browser.wait_until(|| backup().is_some());
    let file = backup().unwrap();
    let there = tempdir().unwrap();
    let roots =
        |folder: &Path| vec![("config", folder.join("config")), ("data", folder.join("data"))];
    Backup::read(&file).unwrap().restore(&roots(there.path())).unwrap();
    let game = fs::read_to_string(there.path().join("data/playing/1/game.ron")).unwrap();
    assert!(game.contains("moves: \"2+ "), "{game}");
}

#[test]
fn a_line_is_pasted_with_the_keys_of_the_browser() {
    let Page { browser, .. } = &Page::<Chromium>::open(WINDOW, "en");
    browser.grant_clipboard();
    browser.press(BEGIN);
    browser.wait_for_end_of(BEGIN);
    browser.value(&format!("navigator.clipboard.writeText('{LINK}')"));
    browser.press_with_control('v');
    browser.wait_for_kept(GAME, MOVES);
}

#[test]
fn a_game_is_pasted_with_a_button() {
    let Page { browser, .. } = &Page::<Chromium>::open(WINDOW, "en");
    browser.grant_clipboard();
    open_room(browser, "Cờ caro");
    browser.value("navigator.clipboard.writeText('8h 9i 10j')");
    browser.press("Paste game");
    browser.hear("0 / 3");
    browser.press("Go to the end");
    browser.hear("3 / 3");
    browser.hear("j10, X");
}

/// Drops a file on the page: two moves of cờ tướng in the encoding GB18030, 炮二平五 马8进7.
const DROP: &str = "(() => {
    const moves = [0xc5, 0xda, 0xb6, 0xfe, 0xc6, 0xbd, 0xce, 0xe5, 0x20, 0xc2, 0xed, 0x38, 0xbd, 0xf8, 0x37];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(moves)], 'moves.txt'));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.getElementById('game').dispatchEvent(new DragEvent('drop', options));
})()";

#[test]
fn a_file_in_an_encoding_of_china_is_read() {
    let Page { browser, server: _server, .. } = &Page::<Chromium>::open(WINDOW, "en");
    browser.press(BEGIN);
    browser.wait_for_end_of(BEGIN);
    browser.value(DROP);
    browser.press("Go to the end");
    browser.hear("g7, black horse");
}
