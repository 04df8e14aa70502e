//! The choices of the editor: what a click puts, whose turn it is, the stores, what to do with the
//! position, its text, the sides and the rules.

use eframe::egui::{Align, DragValue, Label, Layout, Rect, RichText, Role, Ui, WidgetInfo, vec2};
use frame::Command;
use frame::table::{EditorStep, TypedPosition, editor_choices, editor_steps, position_field};
use frame::widgets::{button_width, explain, follow_focus, row_label, wide_button, wide_command};
use oanquan::{Preset, Side};
use ui_kit::choices::{choices, choices_with_names};
use ui_kit::theme::touch;

use super::{EditorAction, EditorScreen, Stamp};
use crate::controller::Edit;
use crate::room::{OAnQuanSentences, rules_page};

/// The numbers of dân that a click can put.
const DAN: std::ops::RangeInclusive<u16> = 0..=12;
/// The range of the points of a store.
const POINTS: std::ops::RangeInclusive<i32> = -999..=9999;
/// The longest text of a position.
const LONGEST: usize = 300;
/// The least width of the field of a store.
const FIELD: f32 = 48.0;

/// Draws the choices into `rect`. Returns what a field took in when it lost the focus, and the action requested.
pub fn controls(
    ui: &mut Ui,
    rect: Rect,
    screen: &EditorScreen<'_>,
    text: &mut String,
) -> [Option<EditorAction>; 2] {
    editor_choices(ui, rect, |ui| {
        let mut action = stamps(ui, screen);
        let (store, mut settles) = stores(ui, screen);
        action = store.or(action);
        let step = editor_steps(ui, screen.words, screen.impossible.is_none(), screen.saves);
        let now = || screen.editor.now().to_string();
        let mut typed = position_field(ui, screen.words, text, now, LONGEST);
        if typed == Some(TypedPosition::Left) {
            (typed, settles) = (None, true);
        }
        action = typed.map(EditorAction::Typed).or(action);
        action = board_and_rules(ui, screen).or(action);
        let width = ui.available_width().min(220.0);
        let rules = wide_command(ui, Command::Rules, screen.words.command_rules, width, false);
        let rules = rules.then_some(EditorStep::Do(Command::Rules));
        let settles = settles.then_some(EditorAction::Typed(TypedPosition::Left));
        [settles, action.or(rules.or(step).map(EditorAction::Step))]
    })
}

/// Draws the choice of what a click puts.
fn stamps(ui: &mut Ui, screen: &EditorScreen<'_>) -> Option<EditorAction> {
    let words = &screen.words.editor;
    let mut options = vec![(Stamp::Add, "+1".to_owned()), (Stamp::Take, "−1".to_owned())];
    options.extend(DAN.map(|dan| (Stamp::Dan(dan), dan.to_string())));
    options.push((Stamp::Quan, words.quan.to_owned()));
    choices(ui, words.stamp, &options, screen.stamp).map(EditorAction::Stamp)
}

/// Draws whose turn it is, and the points of each store. Returns the edit, and whether points have been set.
fn stores(ui: &mut Ui, screen: &EditorScreen<'_>) -> (Option<EditorAction>, bool) {
    let (words, now) = (&screen.words.editor, screen.editor.now());
    let mut edit = None;
    let sides: Vec<(Side, String)> = (0..screen.sides())
        .map(Side::new)
        .map(|side| (side, screen.side_name(side).to_owned()))
        .collect();
    if let Some(side) = choices_with_names(ui, words.to_move, &sides, now.to_move()) {
        edit = Some(Edit::ToMove(side));
    }
    row_label(ui, words.stores);
    let mut settles = false;
    for (side, name) in &sides {
        let row = ui.horizontal(|ui| store(ui, screen, (*side, name), &mut settles));
        edit = row.inner.or(edit);
    }
    let total = words.total(now.points(), now.points_at_start());
    ui.add(Label::new(RichText::new(total).small()).wrap());
    (edit.map(EditorAction::Edit), settles)
}

/// Draws the store of a side: its name, its points, and the button for the rest. Sets `settles`
/// when the points have been set.
fn store(
    ui: &mut Ui,
    screen: &EditorScreen<'_>,
    (side, name): (Side, &str),
    settles: &mut bool,
) -> Option<Edit> {
    let (words, now) = (&screen.words.editor, screen.editor.now());
    let before = now.stores()[side];
    let mut points = before;
    let rest = button_width(ui, words.rest).max(touch::target(ui));
    let room = ui.available_width() - rest - FIELD - 2.0 * ui.spacing().item_spacing.x;
    let size = vec2(room.max(40.0), touch::target(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(size.x);
        ui.add(Label::new(name).truncate());
    });
    let field = DragValue::new(&mut points).range(POINTS).speed(0.2);
    let field = ui.add_sized([FIELD, touch::target(ui)], field);
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
fn board_and_rules(ui: &mut Ui, screen: &EditorScreen<'_>) -> Option<EditorAction> {
    let (words, rules) = (screen.words, screen.editor.now().rules());
    let boards: Vec<(usize, String)> = (2..=4).map(|sides| (sides, words.sides(sides))).collect();
    let mut asked = choices(ui, words.board, &boards, screen.sides())
        .map(|sides| EditorAction::Edit(Edit::Start(sides)));
    let named = |preset: &Preset| (Some(*preset), words.rules().preset_name(*preset));
    let names: Vec<_> = Preset::ALL.iter().map(named).collect();
    let chosen = choices(ui, words.rules().heading, &names, rules.named_preset());
    if let Some(Some(preset)) = chosen {
        asked = Some(EditorAction::Rules(Box::new(rules.with_preset(preset))));
    }
    if rules.named_preset().is_none() {
        let summary = rules_page::summary(words, rules);
        ui.add(Label::new(RichText::new(summary).small()).wrap());
    }
    asked
}
