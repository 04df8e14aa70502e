//! The accessible tree of the window as elements in the page, because screen readers see nothing on a canvas.
//!
//! The elements lie over the canvas, where the widgets are, but nobody sees them and the mouse does not touch
//! them. What a screen reader does with them reaches the window as a request of AccessKit.

mod keys;
mod listening;

use std::collections::{HashMap, HashSet};

use eframe::egui::Context;
use eframe::egui::accesskit::{NodeId, TreeUpdate};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, FocusOptions, HtmlElement, HtmlInputElement, HtmlTextAreaElement,
};

use crate::reflection::{Reflection, reflect};

/// The element that contains the elements of the mirror.
const CONTAINER: &str = "mirror";

/// The elements in the page.
pub(super) struct Mirror {
    document: Document,
    canvas: Element,
    container: HtmlElement,
    elements: HashMap<NodeId, Mirrored>,
    /// The tree that the elements stand for, if they do already.
    shown: Option<TreeUpdate>,
    focus: Option<NodeId>,
    language: String,
    zoom: f32,
}

/// An element, and what it says.
struct Mirrored {
    element: HtmlElement,
    reflection: Reflection,
}

impl Mirrored {
    /// Shows the value that the window has, if the person has entered one that it does not take.
    fn show_value(&self) {
        if let Some(value) = &self.reflection.value {
            set_value(&self.element, value);
        }
    }
}

impl Mirror {
    /// Returns an empty mirror of what is drawn on `canvas`.
    pub(super) fn new(canvas: Element) -> Result<Self, JsValue> {
        let document = web_sys::window().and_then(|window| window.document());
        let document = document.ok_or("a mirror needs a page")?;
        canvas.set_attribute("role", "application")?;
        canvas.set_attribute("aria-label", &document.title())?;
        let container: HtmlElement = document.create_element("div")?.unchecked_into();
        container.set_id(CONTAINER);
        container.set_tab_index(-1);
        canvas.after_with_node_1(&container)?;
        listening::listen(&container)?;
        let elements = HashMap::new();
        let (shown, focus, language, zoom) = (None, None, String::new(), 0.0);
        Ok(Mirror { document, canvas, container, elements, shown, focus, language, zoom })
    }

    /// Returns whether the person is in the mirror with the keyboard.
    pub(super) fn has_focus(&self) -> bool {
        let active = self.document.active_element();
        active.is_some_and(|active| self.container.contains(Some(&active)))
    }

    /// Shows what has changed in the tree. Returns whether there is more to show in the next frame.
    pub(super) fn show(&mut self, ctx: &Context, update: TreeUpdate) -> Result<bool, JsValue> {
        let entered = listening::take_entered();
        if self.shown.as_ref() == Some(&update) && !entered {
            return Ok(false);
        }
        let had_focus = self.has_focus();
        self.show_language(&update)?;
        let zoom = ctx.zoom_factor();
        if self.zoom != zoom {
            self.zoom = zoom;
            self.container.style().set_property("--zoom", &zoom.to_string())?;
        }
        let reflections = reflect(&update, ctx.memory(|memory| memory.top_modal_layer().is_some()));
        self.remove_others(&reflections);
        let waits = self.show_all(reflections)?;
        if entered {
            self.elements.values().for_each(Mirrored::show_value);
        }
        self.follow_focus(update.focus, had_focus)?;
        self.shown = (!waits).then_some(update);
        Ok(waits)
    }

    /// Tells screen readers which language to speak.
    fn show_language(&mut self, update: &TreeUpdate) -> Result<(), JsValue> {
        let root = update.tree.as_ref().map(|tree| tree.root);
        let root = update.nodes.iter().find(|(id, _)| Some(*id) == root);
        let Some(language) = root.and_then(|(_, node)| node.language()) else { return Ok(()) };
        if self.language != language {
            language.clone_into(&mut self.language);
            self.container.set_lang(language);
            if let Some(page) = self.document.document_element() {
                page.set_attribute("lang", language)?;
            }
        }
        Ok(())
    }

    /// Removes the elements that stand for nothing any more.
    fn remove_others(&mut self, reflections: &[Reflection]) {
        let stays: HashSet<_> = reflections.iter().map(|shown| (shown.id, shown.tag)).collect();
        self.elements.retain(|id, old| {
            let stays = stays.contains(&(*id, old.reflection.tag));
            if !stays {
                old.element.remove();
            }
            stays
        });
    }

    fn show_all(&mut self, reflections: Vec<Reflection>) -> Result<bool, JsValue> {
        let mut waits = false;
        // In each element, the one that was put into place last.
        let mut last: HashMap<Option<NodeId>, HtmlElement> = HashMap::new();
        for mut reflection in reflections {
            let (id, parent) = (reflection.id, reflection.parent);
            let element = match self.elements.get(&id) {
                Some(old) => {
                    change(&old.element, Some(&old.reflection), &reflection)?;
                    old.element.clone()
                }
                None => {
                    // Screen readers announce what changes, not what has just appeared.
                    if reflection.is_live && !reflection.text.is_empty() {
                        reflection.text.clear();
                        waits = true;
                    }
                    let element: HtmlElement =
                        self.document.create_element(reflection.tag)?.unchecked_into();
                    element.set_id(&listening::identifier(id));
                    change(&element, None, &reflection)?;
                    element
                }
            };
            let around = parent.and_then(|parent| self.elements.get(&parent));
            let around = around.map_or(&self.container, |parent| &parent.element);
            let next = match last.get(&parent) {
                Some(last) => last.next_sibling(),
                None => around.first_child(),
            };
            if next.as_ref() != Some(element.as_ref()) {
                around.insert_before(&element, next.as_ref())?;
            }
            last.insert(parent, element.clone());
            self.elements.insert(id, Mirrored { element, reflection });
        }
        Ok(waits)
    }

    /// Lets the focus of the page follow that of the window within the mirror. While it is on the canvas, the
    /// canvas says which element has it.
    fn follow_focus(&mut self, focus: NodeId, had_focus: bool) -> Result<(), JsValue> {
        let has_moved = self.focus.replace(focus) != Some(focus);
        listening::note_focus(focus);
        if has_moved {
            self.canvas.set_attribute("aria-activedescendant", &listening::identifier(focus))?;
        }
        if !had_focus {
            return Ok(());
        }
        let element = match self.elements.get(&focus) {
            Some(focused) if has_moved => &focused.element,
            // The element with the focus has been removed.
            _ if !self.has_focus() => &self.container,
            _ => return Ok(()),
        };
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        element.focus_with_options(&options)
    }
}

/// Changes an element from what it said to what it is to say.
fn change(
    element: &HtmlElement,
    old: Option<&Reflection>,
    new: &Reflection,
) -> Result<(), JsValue> {
    let attributes = old.map_or(&[][..], |old| &old.attributes);
    if attributes != new.attributes {
        for (name, _) in attributes {
            if !new.attributes.iter().any(|(other, _)| other == name) {
                element.remove_attribute(name)?;
            }
        }
        for attribute in &new.attributes {
            if !attributes.contains(attribute) {
                element.set_attribute(attribute.0, &attribute.1)?;
            }
        }
    }
    // A new element has none.
    if old.map_or("", |old| &old.text) != new.text {
        element.set_text_content(Some(&new.text));
    }
    if old.and_then(|old| old.value.as_ref()) != new.value.as_ref() {
        set_value(element, new.value.as_deref().unwrap_or_default());
    }
    Ok(())
}

/// Sets what is entered in an element, unless it is there already: the caret would move.
fn set_value(element: &HtmlElement, value: &str) {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>()
        && input.value() != value
    {
        input.set_value(value);
    }
    if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>()
        && area.value() != value
    {
        area.set_value(value);
    }
}
