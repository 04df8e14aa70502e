//! What the page says about the widgets of a window.

use eframe::egui::accesskit::{Live, Node, NodeId, Role, TreeId, TreeInfo, TreeUpdate};
use eframe::egui::{Button, Checkbox, Context, Label, RawInput, Slider, TextEdit, Ui, WidgetInfo};
use page::reflection::{Reflection, reflect};

/// Returns what is said about what `show` draws.
fn shown(mut show: impl FnMut(&mut Ui)) -> Vec<Reflection> {
    let ctx = Context::default();
    ctx.enable_accesskit();
    let output = ctx.run_ui(RawInput::default(), |ui| show(ui));
    let update = output.platform_output.accesskit_update.clone().expect("a tree");
    output.drop_without_applying_deltas();
    reflect(&update, false)
}

fn said<'a>(reflection: &'a Reflection, attribute: &str) -> Option<&'a str> {
    let mut attributes = reflection.attributes.iter();
    attributes.find(|(name, _)| *name == attribute).map(|(_, value)| &**value)
}

fn of_tag<'a>(all: &'a [Reflection], tag: &str) -> &'a Reflection {
    all.iter().find(|reflection| reflection.tag == tag).expect("an element")
}

#[test]
fn widgets_have_names_states_and_places() {
    let all = shown(|ui| {
        ui.add(Label::new("Hello"));
        ui.add(Button::new("Play"));
        ui.add_enabled(false, Button::new("Undo"));
        ui.add(Checkbox::new(&mut true, "Clock"));
    });
    let words: Vec<_> = all
        .iter()
        .map(|shown| (shown.tag, said(shown, "role"), said(shown, "aria-label"), &*shown.text))
        .collect();
    let expected = [
        ("div", None, None, "Hello"),
        ("button", None, Some("Play"), ""),
        ("button", None, Some("Undo"), ""),
        ("div", Some("checkbox"), Some("Clock"), ""),
    ];
    assert_eq!(words, expected);
    assert_eq!(said(&all[2], "aria-disabled"), Some("true"));
    assert_eq!(said(&all[3], "aria-checked"), Some("true"));
    assert!(all.iter().all(|shown| said(shown, "style").is_some() && shown.parent.is_none()));
}

#[test]
fn fields_and_sliders_have_values() {
    let all = shown(|ui| {
        let label = ui.label("Name");
        ui.text_edit_singleline(&mut "Mận".to_owned()).labelled_by(label.id);
        ui.add(TextEdit::multiline(&mut "one\ntwo".to_owned()));
        ui.add(Slider::new(&mut 0.25, 0.0..=1.0).show_value(false));
    });
    let inputs: Vec<_> = all.iter().filter(|shown| shown.tag == "input").collect();
    assert_eq!(inputs[0].value.as_deref(), Some("Mận"));
    assert_eq!(said(inputs[0], "aria-label"), Some("Name"));
    assert_eq!(of_tag(&all, "textarea").value.as_deref(), Some("one\ntwo"));
    assert_eq!(inputs[1].value.as_deref(), Some("0.25"));
    assert_eq!([said(inputs[1], "min"), said(inputs[1], "max")], [Some("0"), Some("1")]);
}

#[test]
fn what_is_announced_is_text() {
    let all = shown(|ui| {
        let said = ui.label("");
        said.widget_info(|| WidgetInfo::labeled(Role::Status, true, "Your turn"));
        ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
    });
    let [status] = &all[..] else { panic!("{all:?}") };
    assert_eq!((said(status, "role"), &*status.text), (Some("status"), "Your turn"));
    assert_eq!(said(status, "aria-live"), Some("polite"));
    assert!(status.is_live);
}

#[test]
fn what_lies_in_a_dialog_lies_in_its_element() {
    let mut nodes: Vec<_> =
        [Role::Window, Role::Dialog, Role::GenericContainer, Role::Button].map(Node::new).into();
    nodes[1].set_label("Settings");
    nodes[3].set_label("Done");
    let mut nodes: Vec<_> = (0..).map(NodeId).zip(nodes).collect();
    for (id, node) in nodes.iter_mut().take(3) {
        node.push_child(NodeId(id.0 + 1));
    }
    let update = TreeUpdate {
        nodes,
        tree: Some(TreeInfo::new(NodeId(0))),
        tree_id: TreeId::ROOT,
        focus: NodeId(0),
    };
    let all = reflect(&update, true);
    assert_eq!(all.len(), 2);
    assert_eq!(said(&all[0], "aria-modal"), Some("true"));
    assert_eq!((all[0].parent, all[1].parent), (None, Some(NodeId(1))));
}
