//! Text fields of a page: numbers between two buttons, and names.

mod limited;
mod words;

use std::ops::RangeInclusive;

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditOutput;
use eframe::egui::{Align2, Id, Key, Label, Response, Role, TextEdit, Ui, Vec2, WidgetInfo};

use basics::Name;

use crate::drawn::{drawn, is_drawn};
use crate::icons::Icon;
use crate::theme::touch;
use crate::widgets::{Face, follow_focus, stay_in_sight};

pub use self::words::FieldWords;
pub use limited::{Limited, tell_if_full};

/// The maximum length of a typed number, and the width in points that fits it.
const DIGITS: usize = 6;
const FIELD: f32 = 70.0;

/// The longest path that can be typed, in letters.
pub const LONGEST_PATH: usize = 1000;

/// The text being typed on an open page.
#[derive(Clone, Debug, Default)]
pub struct Typing {
    /// The name of the field being edited, and its text.
    typed: Option<(String, String)>,
    /// Why the last change was refused, or what else it has led to.
    refused: Option<String>,
    /// The number field of that change.
    refused_field: Option<String>,
    /// Whether the sound of the refusal has yet to be played.
    unheard: bool,
}

impl Typing {
    /// Refuses a change for the reason `why`.
    pub fn refuse(&mut self, why: String) {
        (self.refused, self.refused_field, self.unheard) = (Some(why), None, true);
    }

    /// Tells what an accepted change has led to, in the place of a refusal.
    pub fn note(&mut self, what: String) {
        (self.refused, self.refused_field) = (Some(what), None);
    }

    /// Returns the number field whose last change was refused.
    pub fn refused_field(&self) -> Option<&str> {
        self.refused_field.as_deref().filter(|_| self.refused.is_some())
    }

    /// Returns why the last change was refused, or what there is to tell of it; `None` after any other change.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// Accepts a change.
    pub fn accept(&mut self) {
        self.refused = None;
    }

    /// Returns whether a change was refused since the last call.
    pub fn take_refusal(&mut self) -> bool {
        std::mem::take(&mut self.unheard)
    }

    /// Returns the text of a field: the text being typed or, by default, `kept`.
    fn text(&self, field: &str, kept: impl ToString) -> String {
        match &self.typed {
            Some((of, text)) if of == field => text.clone(),
            _ => kept.to_string(),
        }
    }
}

/// Begins another row if the rest of a wrapped one has no room for a number field between two buttons.
fn keep_together(ui: &mut Ui) {
    let gaps = 2.0 * ui.spacing().item_spacing.x + 2.0 * ui.spacing().button_padding.x;
    let whole = 2.0 * touch::target(ui) + FIELD + gaps;
    let is_first = ui.cursor().left() <= ui.max_rect().left();
    if !is_first && ui.available_size_before_wrap().x < whole {
        ui.end_row();
    }
}

/// Draws a number field between two buttons. Returns the new number if it changed. An invalid
/// number is refused with a message that gives the name of the field and its range.
pub fn stepper(
    ui: &mut Ui,
    words: &impl AsRef<FieldWords>,
    typing: &mut Typing,
    name: &str,
    value: i32,
    range: &RangeInclusive<i32>,
) -> Option<i32> {
    let words = words.as_ref();
    let (least, most) = (*range.start(), *range.end());
    let mut made = None;
    keep_together(ui);
    let mut step = |ui: &mut Ui, icon, label: String, to: i32| {
        let face = Face { icon: Some(icon), enabled: range.contains(&to), ..Face::default() };
        let response = face.button(ui);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, face.enabled, &label));
        follow_focus(&response);
        if response.clicked() {
            made = Some(to);
        }
    };
    step(ui, Icon::Minus, words.less(name), value - 1);
    let mut text = typing.text(name, value);
    let field = TextEdit::singleline(&mut text)
        .min_size(Vec2::splat(touch::target(ui)))
        .desired_width(FIELD)
        .char_limit(DIGITS)
        .align(Align2::CENTER_CENTER);
    let mut shown = field.show(ui);
    if shown.response.response.gained_focus() {
        select_all(ui, &mut shown, &text);
    }
    let response = named(ui, shown.response.response, name);
    step(ui, Icon::Plus, words.more(name), value + 1);
    ui.add(Label::new(words.range(least, most)).extend());

    if response.changed() {
        if text.trim().parse().is_ok_and(|number| range.contains(&number)) {
            typing.refused = None;
        }
        typing.typed = Some((name.to_owned(), text.clone()));
    }
    let entered = response.lost_focus();
    if entered && ui.input(|input| input.key_pressed(Key::Enter)) {
        response.request_focus();
    }
    let typed = typing.typed.as_ref().is_some_and(|(of, _)| of == name);
    if typed && entered {
        typing.typed = None;
        match text.trim().parse().ok().filter(|number| range.contains(number)) {
            Some(number) => made = made.or((number != value).then_some(number)),
            None => {
                typing.refuse(words.out_of_range(name, text.trim(), least, most));
                typing.refused_field = Some(name.to_owned());
            }
        }
    }
    made
}

/// Draws a field for a player's name. `field` is its label, `width` its width in points, and
/// `usual` the text shown while it is empty. Returns the changed name after every keystroke.
/// Characters that a name cannot contain are dropped with a message.
pub fn name_field(
    ui: &mut Ui,
    words: &impl AsRef<FieldWords>,
    typing: &mut Typing,
    (field, width): (&str, f32),
    now: &Name,
    usual: &str,
) -> Option<Name> {
    let words = words.as_ref();
    let mut text = typing.text(field, drawn(now.as_str()));
    let allows = |c: char| Name::allows(c) && is_drawn(c);
    let mut limited = Limited::new(&mut text, Name::MAX).only(&allows);
    let edit = TextEdit::singleline(&mut limited)
        .min_size(Vec2::new(width, touch::target(ui)))
        .desired_width(width)
        .align(Align2::LEFT_CENTER)
        .hint_text(usual);
    let mut shown = edit.show(ui);
    let (left_out, is_full) = (limited.left_out, limited.is_full);
    if shown.response.response.gained_focus() {
        select_all(ui, &mut shown, &text);
    }
    let response = named(ui, shown.response.response, field);
    let mut made = None;
    match left_out {
        Some('"') => typing.refuse(words.character_dropped("\"")),
        // The other characters cannot be displayed.
        Some(_) => typing.refuse(words.hidden_character_dropped.to_owned()),
        None if is_full => typing.refuse(words.full(Name::MAX)),
        None if response.changed() => typing.accept(),
        None => {}
    }
    if response.changed() {
        made = Some(Name::new(&text)).filter(|name| name != now);
        typing.typed = Some((field.to_owned(), text));
    }
    if response.lost_focus() {
        typing.typed.take_if(|(of, _)| of == field);
    }
    made
}

/// Draws a field for a line of at most `most` letters, called `label`, which takes the keyboard when
/// nothing else has it and no finger is used. Returns whether Enter was pressed in it.
pub fn line_field(
    ui: &mut Ui,
    words: &impl AsRef<FieldWords>,
    (id, label, most): (Id, &str, usize),
    text: &mut String,
) -> bool {
    let mut limited = Limited::new(text, most);
    let field = TextEdit::singleline(&mut limited)
        .id(id)
        .align(Align2::LEFT_CENTER)
        .min_size(Vec2::splat(touch::target(ui)))
        .desired_width(f32::INFINITY);
    let mut shown = field.show(ui);
    let is_full = limited.is_full;
    let response = shown.response.response.clone();
    tell_if_full(ui, words, id, (is_full, response.changed()), most);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    stay_in_sight(&response);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    // Under a finger, the focus would bring up a keyboard that covers half of the screen unasked.
    let takes_focus = !touch::is_by_finger(ui) && ui.memory(|memory| memory.focused()).is_none();
    if !entered && takes_focus {
        response.request_focus();
        select_all(ui, &mut shown, text);
    }
    entered
}

/// Selects the whole text, so that typing replaces it.
fn select_all(ui: &Ui, shown: &mut TextEditOutput, text: &str) {
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    shown.state.cursor.set_char_range(Some(all));
    shown.state.clone().store(ui.ctx(), shown.response.response.id);
}

/// Labels a field for screen readers and scrolls to it when it has the keyboard focus.
fn named(ui: &Ui, response: Response, name: &str) -> Response {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    follow_focus(&response);
    response
}
