//! A position in which the whole class looks for the best move: the board for the projector, the answers with their
//! numbers, and the solution.

use client::InClass;
use eframe::egui::{Label, Sense, Ui, vec2};
use messages::{ClassAct, Current};
use ui_kit::theme::sizes;
use window::widgets::{bold, button_width, column, wide_button};

use crate::page::{TeacherAction, TeacherPage};

/// The share of the width that the board has, and its height in widths.
const SHARE: f32 = 0.62;
const PICTURE: f32 = 0.62;
/// The window width from which the answers are beside the board.
const BESIDE: f32 = 560.0;

/// Draws the position with its answers. Returns what the teacher asks for.
pub(crate) fn position(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
    current: &Current,
) -> Option<TeacherAction> {
    let room = ui.available_width();
    if room < BESIDE {
        board(ui, page, room);
        return answers(ui, page, class, current);
    }
    ui.horizontal_top(|ui| {
        let width = SHARE * room;
        column(ui, width, |ui| board(ui, page, width));
        ui.add_space(sizes::GAP);
        let rest = ui.available_width();
        let mut action = None;
        column(ui, rest, |ui| action = answers(ui, page, class, current));
        action
    })
    .inner
}

/// Draws the board in this width, or less in a low window.
fn board(ui: &mut Ui, page: &TeacherPage<'_>, width: f32) {
    let height = (PICTURE * width).min(ui.clip_rect().bottom() - ui.cursor().top()).max(120.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if let Some(paint) = page.boards.position() {
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        paint(&painter, page.sprites, rect, page.settings);
    }
}

/// Draws the answers, the most frequent first, and what shows the solution.
fn answers(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
    current: &Current,
) -> Option<TeacherAction> {
    let own = &page.texts.words.class;
    let (state, mut action) = (&class.state, None);
    let answers = state.answers();
    let count: usize = answers.iter().map(|(_, count)| count).sum();
    ui.add(Label::new(bold(own.answered(count, class.presence.here.len()), 20.0)).wrap());
    let pressed = |ui: &mut Ui, label: &str, is_first: bool| {
        wide_button(ui, label, button_width(ui, label), is_first).clicked()
    };
    let solve = |text: &str| TeacherAction::Act(ClassAct::Solution(text.to_owned()));
    match (&current.solution, page.together.known_solution(), page.preview) {
        (Some(solution), ..) => {
            ui.add(Label::new(bold(own.solution(page.moves.said(solution)), 20.0)).wrap());
        }
        (None, Some(known), _) => {
            action = pressed(ui, own.show_solution, true).then(|| solve(known));
        }
        (None, None, Some(chosen)) => {
            action =
                pressed(ui, &own.is_right(page.moves.said(chosen)), true).then(|| solve(chosen));
        }
        (None, None, None) => {}
    }
    if answers.is_empty() {
        return action;
    }
    ui.add(Label::new(own.press_answer).wrap());
    for (text, count) in answers {
        let is_shown = page.preview == Some(text);
        if pressed(ui, &own.answer(count, page.moves.said(text)), is_shown) {
            action = Some(TeacherAction::Preview((!is_shown).then(|| text.to_owned())));
        }
    }
    action
}
