//! The choices of the editor beside or below the board: what a click does, whose turn it is, what to do with the
//! position, its text, and the options of the game.

use eframe::egui::{Align2, Id, Rect, ScrollArea, TextEdit, Ui, UiBuilder, Vec2, vec2};
use table::form::OptionsForm;
use ui_kit::balanced::wrapped;
use ui_kit::theme::{Palette, touch};
use ui_kit::typing::{Limited, Typing, tell_if_full};
use window::Command;
use window::widgets::{follow_focus, row_label, scrolled_by_page_keys, strong, wide_button};
use window_words::Words;

use super::page::{EditorAction, EditorPage, setup};
use super::{EditScene, EditorTouch, EditorUi};

/// The size of the heading.
const HEADING: f32 = 18.0;
/// The longest text of a position: a full board of cờ caro has 1,200 characters.
const LONGEST: usize = 2_000;

/// The texts that are typed in the choices.
#[derive(Default)]
pub(crate) struct Typed {
    /// The position as text.
    pub text: String,
    /// A number among the options.
    pub option: Typing,
}

/// Draws the choices into `rect`, where they scroll. Returns what the player asks for: what fields took in when they
/// lost the focus, and what was pressed.
pub(crate) fn controls<G: EditorUi>(
    ui: &mut Ui,
    rect: Rect,
    page: &EditorPage<'_, G>,
    typed: &mut Typed,
) -> [Option<EditorAction<G>>; 4] {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let builder = UiBuilder::new().max_rect(rect.shrink2(vec2(10.0, 6.0)));
    let area = ScrollArea::vertical().id_salt("editor").auto_shrink(false);
    let draw = |ui: &mut Ui| {
        scrolled_by_page_keys(ui, rect.height());
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        ui.spacing_mut().button_padding.x = 6.0;
        choices(ui, page, typed)
    };
    ui.scope_builder(builder, |ui| area.show(ui, draw).inner).inner
}

fn choices<G: EditorUi>(
    ui: &mut Ui,
    page: &EditorPage<'_, G>,
    typed: &mut Typed,
) -> [Option<EditorAction<G>>; 4] {
    wrapped(ui, strong(Command::EditPosition.label(page.scene.view.words)).size(HEADING));
    let [left, chosen] = G::tools(ui, &page.scene).map(|touch| touch.map(EditorAction::Touch));
    let EditScene { view, game, draft, .. } = &page.scene;
    let step = steps(ui, view.words, page.position.is_ok(), page.saves).map(EditorAction::Step);
    let text = page.refused.is_none().then_some(|| game.text(draft));
    let typed_position = position_field(ui, view.words, &mut typed.text, text);
    let set = G::edit_options(ui, &page.scene, &mut typed.option).map(EditorAction::Touch);
    [left, typed_position.map(EditorAction::Typed), set, step.or(chosen)]
}

/// What the player asks to do with the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EditorStep {
    /// Look for the best move and the expected result, or hide them.
    Analyse,
    /// Ask who plays on from the position.
    Play,
    /// Run a command.
    Do(Command),
}

/// Draws what can be done with a position that `can_be_played` and, if it `saves`, saved. Returns the step asked
/// for.
fn steps(ui: &mut Ui, words: &Words, can_be_played: bool, saves: bool) -> Option<EditorStep> {
    let mut asked = None;
    ui.add_space(4.0);
    ui.add_enabled_ui(can_be_played, |ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let steps = [
            (words.editor.analyse, EditorStep::Analyse, true),
            (words.editor.play, EditorStep::Play, true),
            (words.editor.save, EditorStep::Do(Command::Keep), saves),
            (words.editor.copy, EditorStep::Do(Command::CopyPosition), true),
        ];
        for row in steps.chunks(2) {
            ui.horizontal(|ui| {
                for (label, step, enabled) in row {
                    ui.add_enabled_ui(*enabled, |ui| {
                        ui.set_max_width(width);
                        let is_main = *step == EditorStep::Play;
                        if wide_button(ui, label, width.floor(), is_main).clicked() {
                            asked = Some(*step);
                        }
                    });
                }
            });
        }
    });
    ui.add_space(2.0);
    asked
}

/// What happened to the field with the position as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TypedPosition {
    /// The text is another one now.
    Changed(String),
    /// The player has left the field.
    Left,
}

/// Draws the field with the position as text. Outside the field, `text` follows `now`, the text of the board, which is
/// missing while what was typed is refused.
fn position_field(
    ui: &mut Ui,
    words: &Words,
    text: &mut String,
    now: Option<impl FnOnce() -> String>,
) -> Option<TypedPosition> {
    row_label(ui, words.editor.text);
    let id = Id::unique("position as text");
    let mut limited = Limited::new(text, LONGEST);
    let field = TextEdit::singleline(&mut limited)
        .id(id)
        .align(Align2::LEFT_CENTER)
        .min_size(Vec2::splat(touch::target(ui)))
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    let is_full = limited.is_full;
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(words.editor.text));
    follow_focus(&field);
    tell_if_full(ui, words, id, (is_full, field.changed()), LONGEST);
    if let Some(now) = now.filter(|_| !field.has_focus() && !field.lost_focus()) {
        *text = now();
    }
    if field.lost_focus() {
        return Some(TypedPosition::Left);
    }
    field.changed().then(|| TypedPosition::Changed(text.clone()))
}

/// Draws the options of the game as the form of a new game does.
pub fn options_form<G: EditorUi>(
    ui: &mut Ui,
    scene: &EditScene<'_, G>,
    typing: &mut Typing,
) -> Option<EditorTouch<G>> {
    let EditScene { view, game, draft, look, .. } = scene;
    let setup = setup(scene);
    let mut form = OptionsForm {
        language: view.language,
        words: view.words,
        sprites: view.sprites,
        look: *look,
        setup: &setup,
        first: Some(G::first(draft)),
        typing,
        command: None,
    };
    let changed = game.options_form(ui, &mut form)?;
    let (game, draft) = changed.fitted((*draft).clone());
    Some(EditorTouch::Set(game, draft))
}
