//! What the browser knows of the person and the page.

use js_sys::{Date, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Window};

/// The identifier of the element that says why the browser cannot draw the window.
const PROBLEM: &str = "no-window";
/// The name of what a host of rooms writes into the page that it serves.
const HOST: &str = "meta[name=o-an-quan-host]";
/// The identifier of the element that the page shows before the first frame.
const WAITING: &str = "waiting";

fn window() -> Option<Window> {
    web_sys::window()
}

/// Does work in the background, between the frames.
pub fn in_background(work: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(work);
}

/// Returns the element of the page as one of the kind `T`, or `None` if it is of another kind.
pub fn element<T: JsCast>(element: Element) -> Option<T> {
    element.dyn_into().ok()
}

fn element_named(id: &str) -> Option<Element> {
    window()?.document()?.get_element_by_id(id)
}

/// Ends the waiting that the page shows before the first frame.
pub(crate) fn end_waiting() {
    if let Some(waiting) = element_named(WAITING) {
        waiting.remove();
    }
}

/// Notes that the window has started, and will draw its first frame. Otherwise, says in the page why it cannot: the
/// browser lacks what draws it.
pub fn has_started(started: Result<(), String>) {
    let Err(why) = started else { return };
    log::error!("{why}");
    end_waiting();
    if let Some(sentences) = element_named(PROBLEM) {
        let _ = sentences.remove_attribute("hidden");
    }
}

/// Returns the language that the person prefers, such as `vi-VN`; empty if the browser does not say.
pub fn language() -> String {
    window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

/// Returns how many minutes the time of the browser's zone is ahead of UTC at a moment, which is given in
/// milliseconds since 1970.
pub fn minutes_ahead_of_utc(milliseconds: i64) -> i32 {
    let date = Date::new(&JsValue::from_f64(milliseconds as f64));
    -date.get_timezone_offset() as i32
}

/// Returns whether the system wishes less motion.
pub fn wants_less_motion() -> bool {
    is_so("(prefers-reduced-motion: reduce)")
}

/// Returns whether the person presses with a finger, as on a telephone.
pub fn has_fingers() -> bool {
    is_so("(pointer: coarse)")
}

/// Returns whether a media query of CSS matches.
fn is_so(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Returns what follows the `#` in the address of the page, decoded; empty without one.
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    let decoded = js_sys::decode_uri_component(hash.trim_start_matches('#'));
    decoded.map(String::from).unwrap_or_default()
}

/// Returns the address of the host of rooms that serves the page, such as `http://192.168.1.5:8440`; `None` if another
/// server does.
pub fn host() -> Option<String> {
    let window = window()?;
    window.document()?.query_selector(HOST).ok()??;
    window.location().origin().ok()
}

/// Takes what follows the `#` out of the address of the page, so that a reload does not read it again.
pub fn forget_hash() {
    let Some(window) = window() else { return };
    let shorter = window.history().and_then(|history| {
        history.replace_state_with_url(&history.state()?, "", Some(&own_address()))
    });
    if let Err(error) = shorter {
        log::warn!("{error:?}");
    }
}

/// Returns the function that returns the address of the page, without what follows `#`; `None` for a page that is
/// a file, which no other machine can open.
pub fn address() -> Option<fn() -> String> {
    let is_served =
        window()?.location().protocol().is_ok_and(|protocol| protocol.starts_with("http"));
    is_served.then_some(own_address)
}

fn own_address() -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Returns whether the system has a sheet that offers a link to other programs.
pub fn can_share() -> bool {
    window().is_some_and(|window| share_sheet(&window).is_some())
}

/// Offers a link, with a sentence about it, to other programs in the sheet of the system.
pub fn share(link: &str, text: &str) {
    let Some((window, sheet)) =
        window().and_then(|window| Some((window.clone(), share_sheet(&window)?)))
    else {
        return;
    };
    let shared = Object::new();
    let _ = Reflect::set(&shared, &"text".into(), &text.into());
    // The line of a page that is a file is no address, but a text.
    let kind = if link.starts_with("http") { "url" } else { "text" };
    let _ = Reflect::set(&shared, &kind.into(), &link.into());
    if let Some(page) = window.document() {
        let _ = Reflect::set(&shared, &"title".into(), &page.title().into());
    }
    let asked = sheet.call1(&window.navigator(), &shared).and_then(JsCast::dyn_into::<Promise>);
    in_background(async move {
        // The person may close the sheet.
        if let Ok(asked) = asked
            && let Err(why) = JsFuture::from(asked).await
        {
            log::debug!("{why:?}");
        }
    });
}

fn share_sheet(window: &Window) -> Option<Function> {
    let share: JsValue = Reflect::get(&window.navigator(), &"share".into()).ok()?;
    share.dyn_into().ok()
}

/// Returns whether the clipboard of the browser takes pictures: it does not on pages from unsafe addresses, nor in old
/// browsers.
pub fn takes_pictures() -> bool {
    let has = |object: &JsValue, name: &str| {
        Reflect::get(object, &name.into()).ok().filter(|found| !found.is_undefined())
    };
    window().is_some_and(|window| {
        let writes = has(&window.navigator(), "clipboard").and_then(|it| has(&it, "write"));
        writes.is_some() && has(&window, "ClipboardItem").is_some()
    })
}

/// Opens the page again.
pub fn reload() {
    if let Some(Err(error)) = window().map(|window| window.location().reload()) {
        log::warn!("{error:?}");
    }
}
