//! A page with a task: a board, what the teacher says beside or below it, and the steps that lead on.

use eframe::egui::{
    Id, Label, Rect, ScrollArea, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetText, pos2,
    vec2,
};
use ui_kit::theme::{Palette, sizes, touch};

use super::drawn::{Pressed, Scene};
use super::layout::PageParts;
use super::look_choices::look_choices;
use super::parts::{BarButton, bar_with, line};
use super::strips::heading;
use super::success::Success;
use crate::command::Command;
use crate::room::RoomView;
use crate::table::PlainTable;
use crate::widgets::{just_opened, strong, wide_button};

/// The size of a button beside the teacher's words or below them, and the margin around them.
const BUTTON: f32 = 176.0;
const BUTTON_HEIGHT: f32 = sizes::TARGET + 2.0;
const MARGIN: f32 = 8.0;
/// The height that the board keeps.
const BOARD: f32 = 60.0;

/// The contents of the page; a step is an `A`.
pub(super) struct TaskPage<'a, G: PlainTable, A> {
    /// The title in a long and a short form.
    pub title: [&'a str; 2],
    /// What the teacher says, and whether it is a warning.
    pub text: &'a str,
    pub warns: bool,
    /// What is celebrated, if anything.
    pub success: Option<&'a Success>,
    /// The steps that lead on, the main one first, with their labels.
    pub steps: Vec<(&'a str, A)>,
    /// Whether the first step is the main one, which is focused.
    pub has_main: bool,
    pub bar: &'a [BarButton],
    /// The step that leads to a look, by its number, if the player may choose one.
    pub looks: Option<fn(usize) -> A>,
    pub scene: Scene<'a, G>,
    /// The line below the board, and whether it is a warning.
    pub line: (&'a str, bool),
    /// The main step is focused whenever this changes.
    pub occasion: String,
}

/// What the player asks for.
pub(super) enum TaskAction<G: PlainTable, A> {
    Do(Command),
    Press(Pressed<G>),
    Step(A),
}

impl<G: PlainTable, A> TaskPage<'_, G, A> {
    /// Draws the page. Returns what the player asks for.
    pub(super) fn show(self, ui: &mut Ui, view: &RoomView<'_>) -> Option<TaskAction<G, A>> {
        let mut layout = G::layout(ui.max_rect(), &PageParts { sides: 2, ..PageParts::default() });
        let button_height = touch::at_least(ui, BUTTON_HEIGHT);
        let mut look = None;
        let looks = |ui: &mut Ui| {
            look = self.looks.and_then(|step| look_choices(ui, view, &self.scene).map(step));
        };
        let pressed = bar_with(ui, layout.bar, view, self.bar, looks).map(TaskAction::Do);
        let mut action = look.map(TaskAction::Step).or(pressed);
        heading(ui, layout.far, self.title);
        let palette = Palette::current(ui.ctx());
        let size = if layout.near.height() < 40.0 { 13.5 } else { 15.0 };
        let is_beside = layout.is_beside();
        let beside = if is_beside || self.steps.is_empty() { 0.0 } else { BUTTON + 2.0 * MARGIN };
        let praise =
            self.success.map_or(Vec2::ZERO, |success| success.size(ui) + vec2(MARGIN, MARGIN));
        let praise = if is_beside { vec2(0.0, praise.y) } else { vec2(praise.x, 0.0) };
        let width = layout.near.width() - 2.0 * MARGIN - beside - praise.x;
        let ink = if self.warns { palette.warning } else { palette.ink };
        let words_of_teacher = WidgetText::from(strong(self.text).size(size).color(ink));
        let wrap = Some(TextWrapMode::Wrap);
        let galley = words_of_teacher.into_galley(ui, wrap, width, TextStyle::Body);
        let stack = self.steps.len() as f32 * (button_height + MARGIN);
        let room = if is_beside {
            // The teacher speaks below the heading.
            let top = layout.far.bottom() + MARGIN;
            let most = layout.near.bottom() - top;
            let height = (praise.y + galley.size().y + 2.0 * MARGIN + stack).min(most);
            layout.far.with_min_y(top).with_max_y(top + height)
        } else {
            // The teacher speaks in the strip of the near side, as far up as the text needs.
            let height = galley.size().y.max(stack - MARGIN).max(layout.near.height() - MARGIN);
            let most = layout.near.bottom() - layout.board.top() - BOARD;
            let height = (height + 2.0 * MARGIN).min(most);
            let room = layout.near.with_min_y(layout.near.bottom() - height);
            layout.board = layout.board.with_max_y(room.top() - 6.0);
            room
        };
        if let Some(pressed) = G::board(ui, layout.board, &self.scene).pressed {
            action = Some(TaskAction::Press(pressed));
        }
        ui.painter().rect_filled(room, 8.0, palette.paper);
        let text_room = room.shrink(MARGIN).with_max_x(room.right() - MARGIN - beside);
        let below = if is_beside { stack } else { 0.0 };
        let mut text_room = text_room.with_max_y(text_room.bottom() - below);
        if let Some(success) = self.success {
            success.show(ui, text_room, is_beside);
            text_room.min += praise;
        }
        ui.scope_builder(UiBuilder::new().max_rect(text_room), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| ui.add(Label::new(galley)));
        });
        let button_width = if is_beside { width } else { BUTTON };
        let x = room.right() - MARGIN - button_width / 2.0;
        let top = match is_beside {
            true => text_room.bottom() + MARGIN,
            false => room.center().y - (stack - MARGIN) / 2.0,
        };
        let occasion = Id::unique("first step of a task").with(&self.occasion);
        for (index, (label, then)) in self.steps.into_iter().enumerate() {
            let y = top + index as f32 * (button_height + MARGIN) + button_height / 2.0;
            let rect = Rect::from_center_size(pos2(x, y), vec2(button_width, button_height));
            let builder = UiBuilder::new().max_rect(rect);
            let is_main = index == 0 && self.has_main;
            let response =
                ui.scope_builder(builder, |ui| wide_button(ui, label, button_width, is_main)).inner;
            if is_main && just_opened(ui, occasion.with(label)) {
                response.request_focus();
            }
            if response.clicked() {
                action = Some(TaskAction::Step(then));
            }
        }
        line(ui, layout.line, view, self.line);
        action
    }
}
