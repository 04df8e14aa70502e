//! What the page says where a browser does not let it do something, in Chromium.

use super::driver::{Browser, Chromium, Profile, own_address, serve_page_at};
use super::page::{PHONE, Page};

/// Whether the text to copy by hand is shown and marked to its end.
const IS_MARKED: &str = "(() => {
    const field = document.querySelector('#by-hand:not([hidden]) textarea');
    return !!field?.value.includes('#oanquan:') && document.activeElement === field
        && field.selectionStart === 0 && field.selectionEnd === field.value.length;
})()";

#[test]
fn what_a_browser_does_not_copy_is_shown_to_be_copied_by_hand() {
    // Without a network, there is no page but that of this machine, on which browsers copy.
    let Some(own) = own_address() else { return };
    let (_server, port) = serve_page_at("0.0.0.0");
    let profile = Profile::new();
    let browser = Chromium::open(PHONE, "en", &profile);
    // As in a browser that wants a press of a finger right before.
    browser.prepare("document.execCommand = () => false");
    browser.go(&format!("http://{own}:{port}/#oanquan:AQB-Ch8Fkcg"));
    assert_eq!(browser.value("isSecureContext"), false);
    browser.press("Show the game");
    browser.press("More");
    browser.press("Copy link to the game");
    browser.wait_for(IS_MARKED);
    let told = browser.value("document.querySelector('#by-hand p').innerText");
    assert!(told.as_str().unwrap().contains("mark the text and copy it"), "{told}");
    browser.value("document.querySelector('#by-hand button[type=button]').click()");
    browser.wait_for("document.getElementById('by-hand').hidden");
    // Nothing has been copied, and nothing says so.
    browser.wait_for_silence("Link copied");
}

#[test]
fn a_browser_without_webgl_is_told_what_to_do() {
    for language in ["vi", "en"] {
        let Page { browser, server: _server, address, .. } =
            &Page::<Chromium>::prepare(PHONE, language);
        browser.prepare("HTMLCanvasElement.prototype.getContext = () => null");
        browser.navigate(address);
        browser.wait_for("!document.getElementById('no-window').hidden");
        browser.wait_for("!document.getElementById('waiting')");
        let told = browser.value("document.body.innerText");
        browser.wait_for("document.querySelector('#no-window img').naturalWidth");
        for part in ["Hãy bật tăng tốc phần cứng", "Switch on hardware acceleration"] {
            assert!(told.as_str().unwrap().contains(part), "{told}");
        }
    }
}
