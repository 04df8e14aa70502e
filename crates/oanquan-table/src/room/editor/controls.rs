//! The choices of the editor that only ô ăn quan has: what a click puts, whose turn it is, the stores, the sides and the
//! rules.

use eframe::egui::{Align, DragValue, Label, Layout, RichText, Role, Ui, WidgetInfo, vec2};
use oanquan::{Preset, Side};
use study::editor::{EditScene, EditorTouch, EditorUi as _};
use ui_kit::balanced::wrapped;
use ui_kit::choices::{choices, choices_with_names};
use ui_kit::theme::touch as fingers;
use window::Command;
use window::widgets::{button_width, explain, follow_focus, row_label, wide_button, wide_command};

use super::{Stamp, touch};
use crate::OAnQuan;
use crate::controller::Edit;
use crate::room::{OAnQuanSentences, rules_page};

/// The numbers of dân that a click can put.
const DAN: std::ops::RangeInclusive<u16> = 0..=12;
/// The range of the points of a store.
const POINTS: std::ops::RangeInclusive<i32> = -999..=9999;
/// The least width of the field of a store.
const FIELD: f32 = 48.0;

/// Draws the choices of what a click puts, of whose turn it is, and of the points in the stores. Returns that a number
/// has been set, and what was pressed.
pub(super) fn tools(
    ui: &mut Ui,
    scene: &EditScene<'_, OAnQuan>,
) -> [Option<EditorTouch<OAnQuan>>; 2] {
    let stamp = stamps(ui, scene).map(EditorTouch::Tool);
    let mut settles = false;
    let edit = stores(ui, scene, &mut settles).map(|edit| touch(scene, edit));
    [settles.then_some(EditorTouch::Settled), edit.or(stamp)]
}

/// Draws the choice of what a click puts.
fn stamps(ui: &mut Ui, scene: &EditScene<'_, OAnQuan>) -> Option<Stamp> {
    let words = &scene.view.words.editor;
    let mut options = vec![(Stamp::Add, "+1".to_owned()), (Stamp::Take, "−1".to_owned())];
    options.extend(DAN.map(|dan| (Stamp::Dan(dan), dan.to_string())));
    options.push((Stamp::Quan, words.quan.to_owned()));
    choices(ui, words.stamp, &options, scene.tool)
}

/// Draws whose turn it is, and the points of each store. Sets `settles` when points have been set.
fn stores(ui: &mut Ui, scene: &EditScene<'_, OAnQuan>, settles: &mut bool) -> Option<Edit> {
    let (words, now) = (&scene.view.words.editor, scene.draft);
    let names = OAnQuan::side_names(scene);
    let sides: Vec<(Side, String)> =
        names.iter().map(|(side, name)| (side, name.clone())).collect();
    let to_move = choices_with_names(ui, words.to_move, &sides, now.to_move());
    let mut edit = to_move.map(Edit::ToMove);
    row_label(ui, words.stores);
    for (side, name) in &sides {
        let row = ui.horizontal(|ui| store(ui, scene, *side, name, settles));
        edit = row.inner.or(edit);
    }
    let total = words.total(now.points(), now.points_at_start());
    wrapped(ui, RichText::new(total).small());
    edit
}

/// Draws the store of a side: its name, its points, and the button for the rest. Sets `settles`
/// when the points have been set.
fn store(
    ui: &mut Ui,
    scene: &EditScene<'_, OAnQuan>,
    side: Side,
    name: &str,
    settles: &mut bool,
) -> Option<Edit> {
    let (words, now) = (&scene.view.words.editor, scene.draft);
    let before = now.stores()[side];
    let mut points = before;
    let rest = button_width(ui, words.rest).max(fingers::target(ui));
    let room = ui.available_width() - rest - FIELD - 2.0 * ui.spacing().item_spacing.x;
    let size = vec2(room.max(40.0), fingers::target(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(size.x);
        ui.add(Label::new(name).truncate());
    });
    let field = DragValue::new(&mut points).range(POINTS).speed(0.2);
    let field = ui.add_sized([FIELD, fingers::target(ui)], field);
    let label = words.store(name);
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label.as_str()));
    explain(&field, &label);
    follow_focus(&field);
    *settles |= field.drag_stopped() || field.lost_focus();
    let button = wide_button(ui, words.rest, rest, false);
    let hint = words.rest_hint(name);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &hint));
    explain(&button, hint);
    if button.clicked() {
        return Some(Edit::Rest(side));
    }
    (points != before).then_some(Edit::Store(side, points))
}

/// Draws the choices of the sides and the rules.
pub(super) fn board_and_rules(
    ui: &mut Ui,
    scene: &EditScene<'_, OAnQuan>,
) -> Option<EditorTouch<OAnQuan>> {
    let (words, rules) = (scene.view.words, scene.draft.rules());
    let boards: Vec<(usize, String)> = (2..=4).map(|sides| (sides, words.sides(sides))).collect();
    let sides = choices(ui, words.board, &boards, scene.draft.stores().sides());
    let mut asked = sides.map(|sides| touch(scene, Edit::Start(sides)));
    let named = |preset: &Preset| (Some(*preset), words.rules().preset_name(*preset));
    let names: Vec<_> = Preset::ALL.iter().map(named).collect();
    let chosen = choices(ui, words.rules().heading, &names, rules.named_preset());
    if let Some(Some(preset)) = chosen {
        let (game, draft) = OAnQuan(rules.with_preset(preset)).fitted(scene.draft.clone());
        asked = Some(EditorTouch::Set(game, draft));
    }
    if rules.named_preset().is_none() {
        let summary = rules_page::summary(words, rules);
        wrapped(ui, RichText::new(summary).small());
    }
    let width = ui.available_width().min(220.0);
    let opens = wide_command(ui, Command::Rules, words.command_rules, width, false);
    asked.or(opens.then_some(EditorTouch::Do(Command::Rules)))
}
