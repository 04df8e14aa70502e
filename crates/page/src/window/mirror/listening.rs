//! What happens to the elements of the mirror: clicks, the focus, what is entered, keys.

use std::cell::Cell;

use eframe::egui::Event;
use eframe::egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement};

use super::keys;
use crate::window::sent::send;

/// The first part of the identifiers of the elements.
const PREFIX: &str = "node-";

thread_local! {
    /// The node with the focus of the window.
    static FOCUSED: Cell<Option<NodeId>> = const { Cell::new(None) };
    /// Whether something has been entered that the window may change or refuse.
    static ENTERED: Cell<bool> = const { Cell::new(false) };
}

/// Returns the identifier of the element for a node.
pub(super) fn identifier(node: NodeId) -> String {
    format!("{PREFIX}{}", node.0)
}

/// Notes which node has the focus of the window, so that an element which follows it does not ask for it again.
pub(super) fn note_focus(node: NodeId) {
    FOCUSED.set(Some(node));
}

/// Returns whether something has been entered since this was last asked.
pub(super) fn take_entered() -> bool {
    ENTERED.take()
}

/// Hears from now on what happens to the elements in `container`.
pub(super) fn listen(container: &HtmlElement) -> Result<(), JsValue> {
    hear(container, "click", |event| {
        if field(event).is_none()
            && let Some(node) = node(event)
        {
            ask(node, Action::Click, None);
        }
    })?;
    hear(container, "focusin", |event| {
        if let Some(node) = node(event)
            && FOCUSED.get() != Some(node)
        {
            ask(node, Action::Focus, None);
        }
    })?;
    hear(container, "input", |event| {
        if let (Some(node), Some(value)) = (node(event), field(event)) {
            ENTERED.set(true);
            ask(node, Action::SetValue, Some(value));
        }
    })?;
    for name in ["keydown", "keyup"] {
        hear(container, name, |event| {
            keys::forward(event.unchecked_ref(), field(event).is_some())
        })?;
    }
    for name in ["copy", "cut", "paste"] {
        hear(container, name, |event| {
            if field(event).is_none() {
                keys::forward_clipboard(event.unchecked_ref());
            }
        })?;
    }
    Ok(())
}

fn hear(
    container: &HtmlElement,
    name: &str,
    heard: impl Fn(&web_sys::Event) + 'static,
) -> Result<(), JsValue> {
    let heard = Closure::<dyn Fn(web_sys::Event)>::new(move |event| heard(&event));
    // It lives as long as the page.
    let heard: Function = heard.into_js_value().unchecked_into();
    container.add_event_listener_with_callback(name, &heard)
}

fn ask(target_node: NodeId, action: Action, data: Option<ActionData>) {
    let target_tree = TreeId::ROOT;
    send(Event::AccessKitActionRequest(ActionRequest { action, target_tree, target_node, data }));
}

fn target(event: &web_sys::Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Returns the node that the element of an event stands for.
fn node(event: &web_sys::Event) -> Option<NodeId> {
    target(event)?.id().strip_prefix(PREFIX)?.parse().ok().map(NodeId)
}

/// Returns what an element contains that the person can enter something in.
fn field(event: &web_sys::Event) -> Option<ActionData> {
    let target = target(event)?;
    if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        return Some(match input.type_() == "range" {
            true => ActionData::NumericValue(input.value_as_number()),
            false => ActionData::Value(input.value().into()),
        });
    }
    let area = target.dyn_ref::<HtmlTextAreaElement>()?;
    Some(ActionData::Value(area.value().into()))
}
