//! The elements that stand for the nodes of the accessible tree, before they are in the page.

mod roles;

use std::collections::HashMap;

use eframe::egui::accesskit::{Action, Live, Node, NodeId, Role, Toggled, TreeUpdate};

use roles::{Kind, Words, kind};

/// An element that stands for a node.
#[derive(Clone, Debug, PartialEq)]
pub struct Reflection {
    /// The node.
    pub id: NodeId,
    /// The node whose element it lies in; `None` if it lies in no other.
    pub parent: Option<NodeId>,
    /// The tag of the element.
    pub tag: &'static str,
    /// The attributes, in a fixed order.
    pub attributes: Vec<(&'static str, String)>,
    /// The text in the element.
    pub text: String,
    /// What the person has entered, in an element for that.
    pub value: Option<String>,
    /// Whether changes of the text are announced.
    pub is_live: bool,
}

/// Returns the elements for a tree, each after the one that it lies in, in the order of reading. `is_modal` says
/// whether a dialog keeps the person from the rest.
pub fn reflect(update: &TreeUpdate, is_modal: bool) -> Vec<Reflection> {
    let nodes = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut tree = Tree { nodes, is_modal, reflections: Vec::new() };
    if let Some(root) = &update.tree
        && let Some(node) = tree.nodes.get(&root.root).copied()
    {
        tree.reflect_children(node, None);
    }
    tree.reflections
}

struct Tree<'a> {
    nodes: HashMap<NodeId, &'a Node>,
    is_modal: bool,
    reflections: Vec<Reflection>,
}

impl Tree<'_> {
    fn reflect_children(&mut self, node: &Node, parent: Option<NodeId>) {
        for id in node.children() {
            if let Some(child) = self.nodes.get(id).copied() {
                self.reflect(*id, child, parent);
            }
        }
    }

    fn reflect(&mut self, id: NodeId, node: &Node, parent: Option<NodeId>) {
        // The text that it is a part of has the words.
        if node.role() == Role::TextRun {
            return;
        }
        let name = self.name(node);
        let Some(kind) = kind(node, &name) else { return self.reflect_children(node, parent) };
        let text = match kind.words {
            Words::Text => name.clone(),
            Words::Name => node.value().unwrap_or_default().to_owned(),
            Words::Around | Words::Field | Words::Range => String::new(),
        };
        let value = match kind.words {
            Words::Field => Some(node.value().unwrap_or_default().to_owned()),
            Words::Range => node.numeric_value().map(|value| value.to_string()),
            _ => None,
        };
        let mut attributes = attributes(node, kind, name);
        if kind.role == Some("dialog") {
            // It lies over everything else.
            attributes.push(("style", "inset:0".to_owned()));
            attributes.extend(self.is_modal.then(|| ("aria-modal", "true".to_owned())));
        }
        let is_live = node.live().is_some();
        let tag = kind.tag;
        self.reflections.push(Reflection { id, parent, tag, attributes, text, value, is_live });
        let inside = if kind.words == Words::Around { Some(id) } else { parent };
        self.reflect_children(node, inside);
    }

    /// Returns the name of a node, its own or that of the nodes that label it.
    fn name(&self, node: &Node) -> String {
        let own = match node.role() {
            Role::Label => node.value().or(node.label()),
            _ => node.label(),
        };
        own.map(str::to_owned).unwrap_or_else(|| {
            let labels = node.labelled_by().iter().filter_map(|id| self.nodes.get(id));
            let words = labels.filter_map(|label| label.value().or(label.label()));
            words.collect::<Vec<_>>().join(" ")
        })
    }
}

fn attributes(node: &Node, kind: Kind, name: String) -> Vec<(&'static str, String)> {
    let mut attributes = Vec::new();
    let mut set = |name, value: Option<String>| {
        if let Some(value) = value {
            attributes.push((name, value));
        }
    };
    let yes = |is_set: bool| is_set.then(|| "true".to_owned());
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    set("role", kind.role.map(str::to_owned));
    set("aria-label", (kind.words != Words::Text && !name.is_empty()).then_some(name));
    set("aria-description", node.description().map(str::to_owned));
    set("aria-disabled", yes(node.is_disabled()));
    set("aria-expanded", node.is_expanded().map(|is_expanded| is_expanded.to_string()));
    set("aria-selected", node.is_selected().map(|is_selected| is_selected.to_string()));
    // Browsers would announce each status.
    let is_quiet = node.role() == Role::Status && node.live().is_none();
    set("aria-live", node.live().map(live).or(is_quiet.then(|| "off".to_owned())));
    set(
        "aria-level",
        (node.role() == Role::Heading).then(|| node.level().unwrap_or(2).to_string()),
    );
    let toggled = if kind.tag == "button" { "aria-pressed" } else { "aria-checked" };
    set(toggled, node.toggled().map(state));
    let (least, most) = (number(node.min_numeric_value()), number(node.max_numeric_value()));
    if kind.words == Words::Range {
        set("type", Some("range".to_owned()));
        set("min", least);
        set("max", most);
        set("step", number(node.numeric_value_step()).or(Some("any".to_owned())));
        set("aria-valuetext", node.value().map(str::to_owned));
    } else {
        set("aria-valuenow", number(node.numeric_value()));
        set("aria-valuemin", least);
        set("aria-valuemax", most);
    }
    set("placeholder", node.placeholder().map(str::to_owned));
    set("readonly", yes(node.is_read_only()));
    // The keyboard reaches the canvas, which moves the focus within itself.
    let is_reached = node.supports_action(Action::Focus) || node.supports_action(Action::Click);
    set("tabindex", is_reached.then(|| "-1".to_owned()));
    set("style", place(node).filter(|_| kind.role != Some("dialog")));
    attributes
}

fn live(live: Live) -> String {
    let live = match live {
        Live::Off => "off",
        Live::Polite => "polite",
        Live::Assertive => "assertive",
    };
    live.to_owned()
}

fn state(toggled: Toggled) -> String {
    let state = match toggled {
        Toggled::False => "false",
        Toggled::True => "true",
        Toggled::Mixed => "mixed",
    };
    state.to_owned()
}

/// Returns where the node is, for fingers that explore a screen with a screen reader.
fn place(node: &Node) -> Option<String> {
    let bounds = node.bounds()?;
    let [left, top, width, height] =
        [bounds.x0, bounds.y0, bounds.width(), bounds.height()].map(|length| length.round() as i64);
    Some(format!("left:{left}px;top:{top}px;width:{width}px;height:{height}px"))
}
