//! The list of all puzzles: in groups that unfold, a button for each, with what has become of it.

use eframe::egui::{
    Align2, EventFilter, FontFamily, FontId, Id, Key, Modifiers, Painter, Rect, Response, RichText,
    Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use tabletop::training::PuzzleState;
use ui_kit::balanced::wrapped;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::widgets::{button_width, explain, follow_focus, frame_focus, strong, wide_button};

use super::{Group, TrainingAction, TrainingPage};

/// The width of a button, and the gap between two.
const BUTTON: f32 = 60.0;
const GAP: f32 = 5.0;

/// Draws the list. Returns the action requested.
pub(crate) fn list(ui: &mut Ui, page: &TrainingPage<'_>) -> Option<TrainingAction> {
    let mut action = None;
    wrapped(ui, strong(page.words.puzzles.all_puzzles).size(17.0));
    for group in &page.groups {
        let state = |index: &usize| page.training.state(&page.set.id(*index));
        let count = |wanted| group.puzzles.iter().filter(|index| state(index) == wanted).count();
        let heading = page.words.rooms.puzzle_group(
            &group.name,
            count(PuzzleState::Solved),
            count(PuzzleState::Missed),
            count(PuzzleState::Open),
        );
        let width = button_width(ui, &heading).min(ui.available_width());
        let button = wide_button(ui, &heading, width, false);
        let is_unfolded = page.unfolded == Some(group.number);
        button.widget_info(|| {
            WidgetInfo::selected(Role::Button, true, is_unfolded, heading.as_str())
        });
        if button.clicked() {
            action = Some(TrainingAction::Fold(group.number));
        }
        if is_unfolded {
            if !group.puzzles.is_sorted() {
                let faint = Palette::current(ui.ctx()).faint_ink;
                wrapped(ui, RichText::new(page.words.puzzles.mixed).small().color(faint));
            }
            action = buttons(ui, page, group).map(TrainingAction::Open).or(action);
        }
    }
    action
}

/// Draws the buttons of a group, which are one stop for Tab: the arrow keys lead from one to the next.
/// Returns the index of the puzzle pressed.
fn buttons(ui: &mut Ui, page: &TrainingPage<'_>, group: &Group) -> Option<usize> {
    let state = |index: usize| page.training.state(&page.set.id(index));
    let kept = Id::unique("puzzle that Tab stops at").with((page.set.name(), group.number));
    let stop = ui.data(|data| data.get_temp::<usize>(kept)).unwrap_or_else(|| {
        let open = group.puzzles.iter().position(|index| state(*index) == PuzzleState::Open);
        open.unwrap_or_default()
    });
    let mut drawn = Vec::new();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for (place, index) in group.puzzles.iter().enumerate() {
            let sense = if place == stop { Sense::click() } else { Sense::CLICK };
            drawn.push(button(ui, *index, state(*index), sense, page));
        }
    });
    if let Some(place) = next_stop(ui, &drawn, stop) {
        ui.data_mut(|data| data.insert_temp(kept, place));
        drawn[place].request_focus();
    }
    let pressed = drawn.iter().position(Response::clicked)?;
    ui.data_mut(|data| data.insert_temp(kept, pressed));
    Some(group.puzzles[pressed])
}

/// Returns the button to which an arrow key leads from the focused one.
fn next_stop(ui: &Ui, drawn: &[Response], stop: usize) -> Option<usize> {
    let focused = drawn.get(stop).filter(|button| button.has_focus())?;
    let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused.id, arrows));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    match () {
        () if pressed(Key::ArrowLeft) => stop.checked_sub(1),
        () if pressed(Key::ArrowRight) => Some(stop + 1).filter(|next| *next < drawn.len()),
        () => None,
    }
}

/// Draws the button of a puzzle.
fn button(
    ui: &mut Ui,
    index: usize,
    state: PuzzleState,
    sense: Sense,
    page: &TrainingPage<'_>,
) -> Response {
    let (rect, _) = ui.allocate_exact_size(vec2(BUTTON, touch::target(ui)), Sense::hover());
    let response = ui.interact(rect, ui.scope_id().with(("puzzle", index)), sense);
    let name = page.words.rooms.puzzle_name(index + 1, state);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let palette = Palette::current(ui.ctx());
    let (fill, ink) = match state {
        PuzzleState::Solved => (palette.accent, palette.on_accent),
        _ if response.hovered() => (palette.button_hover, palette.ink),
        _ => (palette.button, palette.ink),
    };
    let painter = ui.painter();
    let stroke = Stroke::new(1.0, palette.line);
    painter.rect(rect, f32::from(sizes::ROUND), fill, stroke, StrokeKind::Inside);
    let font = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
    let at = rect.center() - vec2(if state == PuzzleState::Open { 0.0 } else { 6.0 }, 0.0);
    painter.text(at, Align2::CENTER_CENTER, index + 1, font, ink);
    mark(painter, rect, state, Stroke::new(2.0, ink));
    follow_focus(&response);
    frame_focus(&response);
    explain(&response, name.as_str());
    response
}

/// Paints a tick or a cross at the right of a button.
fn mark(painter: &Painter, rect: Rect, state: PuzzleState, stroke: Stroke) {
    let at = rect.right_center() - vec2(11.0, 0.0);
    let line = |ends: [(f32, f32); 2]| {
        painter.line_segment(ends.map(|(x, y)| pos2(at.x + x, at.y + y)), stroke);
    };
    match state {
        PuzzleState::Solved => {
            line([(-5.0, 0.0), (-1.5, 4.0)]);
            line([(-1.5, 4.0), (5.0, -4.0)]);
        }
        PuzzleState::Missed => {
            line([(-4.0, -4.0), (4.0, 4.0)]);
            line([(-4.0, 4.0), (4.0, -4.0)]);
        }
        PuzzleState::Open => {}
    }
}
