//! The choices of the editor beside or below the board: what a click does, whose turn it is, what to do with the
//! position, its text, and the options of the game.

use eframe::egui::{Align2, Id, Rect, ScrollArea, TextEdit, Ui, UiBuilder, Vec2, vec2};
use tabletop::Side;
use ui_kit::theme::{Palette, touch};
use ui_kit::typing::{Limited, Typing, tell_if_full};
use window_words::Words;

use super::super::form::OptionsForm;
use super::page::{EditorAction, EditorPage, setup};
use super::{EditScene, Editable};
use crate::command::Command;
use crate::widgets::{
    choices_with_names, follow_focus, row_label, scrolled_by_page_keys, wide_button,
};

/// The longest text of a position: a full board of cờ caro has 1,200 characters.
const LONGEST: usize = 2_000;

/// The texts that are typed in the choices.
#[derive(Default)]
pub(super) struct Typed {
    /// The position as text.
    pub text: String,
    /// A number among the options.
    pub option: Typing,
}

/// Draws the choices into `rect`. Returns what the player asks for: what a field took in when it lost the focus, and
/// what was pressed.
pub(super) fn controls<G: Editable>(
    ui: &mut Ui,
    rect: Rect,
    page: &EditorPage<'_, G>,
    typed: &mut Typed,
) -> [Option<EditorAction<G>>; 3] {
    editor_choices(ui, rect, |ui| {
        let mut action = G::tools(ui, &page.scene).map(EditorAction::Touch);
        action = sides(ui, page).or(action);
        let EditScene { view, game, draft, .. } = &page.scene;
        let step = editor_steps(ui, view.words, page.position.is_ok(), page.saves);
        action = step.map(EditorAction::Step).or(action);
        let text = || game.text(draft);
        let typed_position = position_field(ui, view.words, &mut typed.text, text, LONGEST);
        let set = G::HAS_OPTIONS.then(|| options(ui, page, &mut typed.option)).flatten();
        [typed_position.map(EditorAction::Typed), set, action]
    })
}

/// Draws the choices of an editor into `rect`, where they scroll. Returns what `choices` returns.
pub fn editor_choices<T>(ui: &mut Ui, rect: Rect, choices: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let builder = UiBuilder::new().max_rect(rect.shrink2(vec2(10.0, 6.0)));
    let area = ScrollArea::vertical().id_salt("editor").auto_shrink(false);
    let draw = |ui: &mut Ui| {
        scrolled_by_page_keys(ui, rect.height());
        ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
        ui.spacing_mut().button_padding.x = 6.0;
        choices(ui)
    };
    ui.scope_builder(builder, |ui| area.show(ui, draw).inner).inner
}

/// Draws whose turn it is, and what the player in front of the board plays.
fn sides<G: Editable>(ui: &mut Ui, page: &EditorPage<'_, G>) -> Option<EditorAction<G>> {
    let EditScene { view, game, draft, .. } = &page.scene;
    let words = &view.words.editor;
    let first = G::first(draft);
    let sides = [first, first.next(2)];
    let names = sides.map(|side| (side, page.name(side)));
    let set = |draft| Some(EditorAction::Set((*game).clone(), draft));
    let (now, mut action) = (game.turn(draft), None);
    match G::with_other_to_move(draft) {
        Some(other) => {
            let chosen = choices_with_names(ui, words.to_move, &names, now);
            action = chosen.filter(|side| *side != now).and_then(|_| set(other));
        }
        None => {
            row_label(ui, words.to_move);
            ui.label(page.name(now));
        }
    }
    let mine = choices_with_names(ui, words.you_play, &names, Side::NEAR);
    let swapped = mine.filter(|side| *side != Side::NEAR);
    swapped.and_then(|_| set(G::with_first(draft, first.next(2)))).or(action)
}

/// What the player asks to do with the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorStep {
    /// Look for the best move and the expected result, or hide them.
    Analyse,
    /// Ask who plays on from the position.
    Play,
    /// Run a command.
    Do(Command),
}

/// Draws what can be done with a position that `can_be_played` and, if it `saves`, saved. Returns the step asked
/// for.
pub fn editor_steps(
    ui: &mut Ui,
    words: &Words,
    can_be_played: bool,
    saves: bool,
) -> Option<EditorStep> {
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
pub enum TypedPosition {
    /// The text is another one now.
    Changed(String),
    /// The player has left the field.
    Left,
}

/// Draws the field with the position as text, of at most `longest` characters. Outside the field, `text` follows
/// `now`, the text of the board.
pub fn position_field(
    ui: &mut Ui,
    words: &Words,
    text: &mut String,
    now: impl FnOnce() -> String,
    longest: usize,
) -> Option<TypedPosition> {
    row_label(ui, words.editor.text);
    let id = Id::unique("position as text");
    let mut limited = Limited::new(text, longest);
    let field = TextEdit::singleline(&mut limited)
        .id(id)
        .align(Align2::LEFT_CENTER)
        .min_size(Vec2::splat(touch::target(ui)))
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    let is_full = limited.is_full;
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(words.editor.text));
    follow_focus(&field);
    tell_if_full(ui, words, id, (is_full, field.changed()), longest);
    if !field.has_focus() && !field.lost_focus() {
        *text = now();
    }
    if field.lost_focus() {
        return Some(TypedPosition::Left);
    }
    field.changed().then(|| TypedPosition::Changed(text.clone()))
}

/// Draws the options of the game.
fn options<G: Editable>(
    ui: &mut Ui,
    page: &EditorPage<'_, G>,
    typing: &mut Typing,
) -> Option<EditorAction<G>> {
    let EditScene { view, game, draft, look, .. } = &page.scene;
    let setup = setup(&page.scene);
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
    let draft = changed.fitted((*draft).clone());
    Some(EditorAction::Set(changed, draft))
}
