//! How an input method on X11 is asked for the text that it is composing.

use super::AskToEnd;
use eframe::CreationContext;

/// Returns how to ask the input method of this window, or `None` if it composes in the field itself.
///
/// An input method ends a word at any key that it does not know, and passes that key on. So the
/// window sends itself a key that no keyboard has, on the way of all keys.
#[cfg(target_os = "linux")]
pub fn ask_to_end(cc: &CreationContext<'_>) -> Option<AskToEnd> {
    use raw_window_handle::{HasWindowHandle, RawWindowHandle};
    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::{
        ConnectionExt, EventMask, KEY_PRESS_EVENT, KEY_RELEASE_EVENT, KeyButMask, KeyPressEvent,
    };

    /// The key in X11's numbers.
    const KEYCODE: u8 = 202;

    // Without this variable, no input method runs.
    std::env::var_os("XMODIFIERS").filter(|names| !names.is_empty() && names != "@im=none")?;
    let window = match cc.window_handle().ok()?.as_raw() {
        RawWindowHandle::Xlib(handle) => u32::try_from(handle.window).ok()?,
        RawWindowHandle::Xcb(handle) => handle.window.get(),
        _ => return None,
    };
    let (connection, screen) = x11rb::connect(None).ok()?;
    let root = connection.setup().roots.get(screen)?.root;
    Some(Box::new(move || {
        let sent = [KEY_PRESS_EVENT, KEY_RELEASE_EVENT].into_iter().try_for_each(|kind| {
            let key = KeyPressEvent {
                response_type: kind,
                detail: KEYCODE,
                sequence: 0,
                time: x11rb::CURRENT_TIME,
                root,
                event: window,
                child: x11rb::NONE,
                root_x: 0,
                root_y: 0,
                event_x: 0,
                event_y: 0,
                state: KeyButMask::default(),
                same_screen: true,
            };
            connection.send_event(false, window, EventMask::NO_EVENT, key)?;
            connection.flush()
        });
        sent.is_ok()
    }))
}

/// Other systems compose in the field itself.
#[cfg(not(target_os = "linux"))]
pub fn ask_to_end(_cc: &CreationContext<'_>) -> Option<AskToEnd> {
    None
}
