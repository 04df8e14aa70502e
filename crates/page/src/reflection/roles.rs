//! The elements and roles of the accessible tree, in the words of ARIA.

use eframe::egui::accesskit::{Node, Role};

/// What kind of element stands for a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The tag of the element.
    pub tag: &'static str,
    /// The role, if the tag does not imply it.
    pub role: Option<&'static str>,
    /// Where its words are.
    pub words: Words,
}

/// Where the words of a node are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// In the name; a value is the text.
    Name,
    /// In the text.
    Text,
    /// In the name, and other elements lie in this one.
    Around,
    /// In the name; the person enters a text.
    Field,
    /// In the name; the person enters a number.
    Range,
}

const fn plain(role: &'static str) -> Option<Kind> {
    Some(Kind { tag: "div", role: Some(role), words: Words::Name })
}

const fn text(role: &'static str) -> Option<Kind> {
    Some(Kind { tag: "div", role: Some(role), words: Words::Text })
}

const fn around(role: &'static str) -> Option<Kind> {
    Some(Kind { tag: "div", role: Some(role), words: Words::Around })
}

const fn tagged(tag: &'static str, words: Words) -> Option<Kind> {
    Some(Kind { tag, role: None, words })
}

/// Returns the kind of element for a node called `name`, or `None` if only the nodes within it matter.
pub fn kind(node: &Node, name: &str) -> Option<Kind> {
    match node.role() {
        Role::Label if name.is_empty() => None,
        Role::Label => tagged("div", Words::Text),
        Role::Button | Role::DefaultButton => tagged("button", Words::Name),
        Role::CheckBox => plain("checkbox"),
        Role::RadioButton => plain("radio"),
        Role::Switch => plain("switch"),
        Role::ComboBox | Role::EditableComboBox => plain("combobox"),
        Role::SpinButton => plain("spinbutton"),
        Role::ProgressIndicator => plain("progressbar"),
        Role::Link => plain("link"),
        Role::Tab => plain("tab"),
        Role::MenuItem => plain("menuitem"),
        Role::MenuItemCheckBox => plain("menuitemcheckbox"),
        Role::MenuItemRadio => plain("menuitemradio"),
        Role::ListBoxOption => plain("option"),
        Role::Slider => tagged("input", Words::Range),
        Role::TextInput | Role::SearchInput => tagged("input", Words::Field),
        Role::MultilineTextInput => tagged("textarea", Words::Field),
        Role::Heading => text("heading"),
        Role::Status => text("status"),
        Role::Alert => text("alert"),
        Role::Tooltip => around("tooltip"),
        Role::Dialog | Role::AlertDialog => around("dialog"),
        // Its rows are buttons and headings, which ARIA does not allow in a menu.
        Role::Menu => around("group"),
        Role::List => around("list"),
        Role::ListItem => around("listitem"),
        // Nor are radio buttons allowed in a list of options.
        Role::ListBox | Role::RadioGroup => around("radiogroup"),
        Role::TabList => around("tablist"),
        Role::Image if !name.is_empty() => plain("img"),
        _ if node.live().is_some() => tagged("div", Words::Around),
        _ if !name.is_empty() => around("group"),
        _ => None,
    }
}
