//! The values of the moves of the shown position: on the board, and in words.

use eframe::egui::{
    Align2, FontFamily, FontId, Id, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use tabletop::Explorer;
use ui_kit::theme::{BOLD, Palette};
use window::widgets::explain;
use window_words::Words;

use super::board_ui::{BoardUi, Scene};
use super::move_button::move_id;
use crate::words::{TableWords, Viewpoint, Voice};

/// The height of a value and of its text, in points.
const HEIGHT: f32 = 20.0;
const TEXT: f32 = 13.0;
/// The room around the text, left and right together.
const PADDING: f32 = 6.0;

/// The value of a move, as the board shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueMark<M> {
    /// The move.
    pub mv: M,
    /// The value, as in `+7`.
    pub text: String,
    /// Whether no move shows a higher value.
    pub is_best: bool,
    /// The whole sentence, for the tooltip and screen readers.
    pub spoken: String,
}

/// Returns the values that the board of the scene shows, the best first.
pub fn value_marks<G: BoardUi>(scene: &Scene<'_, G>) -> Vec<ValueMark<G::Move>> {
    let (words, own) = (Words::of(scene.language), G::words(scene.language));
    let view = Viewpoint::lying(scene.look, scene.near);
    let voice = Voice::new::<G>(words, scene.setup, view);
    // A value as good as one that is left out would stand for many moves.
    let left_out = scene.values.get(G::VALUES).map(|value| value.score);
    let shown = scene.values.iter().take(G::VALUES).take_while(|it| Some(it.score) != left_out);
    let best = scene.values.first().map(|value| own.score(value.score));
    let mark = shown.map(|value| {
        let text = own.score(value.score);
        let (_, name) = own.candidate(&voice, scene.played, value.mv);
        let spoken = words.review.value_of_move(&name, &text);
        let is_best = best.as_ref() == Some(&text);
        ValueMark { mv: value.mv, text, is_best, spoken }
    });
    mark.collect()
}

/// Draws a value whose right upper corner is at that of `rect`, and which is no wider, explained to pointers and
/// screen readers.
pub fn show_value<M>(ui: &Ui, rect: Rect, id: Id, mark: &ValueMark<M>) {
    let palette = Palette::current(ui.ctx());
    let (ground, ink) = match mark.is_best {
        true => (palette.accent, palette.on_accent),
        false => (palette.paper, palette.ink),
    };
    let laid_out = |size: f32| {
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        ui.painter().layout_no_wrap(mark.text.clone(), font, ink)
    };
    let galley = laid_out(TEXT);
    let room = rect.width() - PADDING;
    let galley = match galley.size().x > room {
        true => laid_out(TEXT * room.max(1.0) / galley.size().x),
        false => galley,
    };
    let size = vec2((galley.size().x + PADDING).max(HEIGHT), HEIGHT);
    let at = Rect::from_min_size(pos2(rect.right() - size.x, rect.top()), size);
    ui.painter().rect(at, 5.0, ground, palette.edge(), StrokeKind::Inside);
    let text = Align2::CENTER_CENTER.anchor_size(at.center(), galley.size());
    ui.painter().galley(text.min, galley, ink);
    let response = ui.interact(at, id.with("value"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &mark.spoken));
    explain(&response, &mark.spoken);
}

/// Draws each value in the corner of the widget of its move, as far as that is in view, this many points higher
/// than its edge.
pub fn show_values<G: BoardUi>(ui: &Ui, scene: &Scene<'_, G>, above: f32) {
    for mark in value_marks(scene) {
        let id = move_id(&mark.mv);
        let seen = ui.ctx().read_response(id).filter(|widget| widget.rect == widget.interact_rect);
        if let Some(widget) = seen {
            show_value(ui, widget.rect.translate(vec2(0.0, -above)), id, &mark);
        }
    }
}

/// Returns the sentence about the values in the position in which `name` is to move.
pub(crate) fn about_values<G: BoardUi>(
    words: &Words,
    own: &dyn TableWords<G>,
    name: &str,
    explorer: &Explorer<G>,
) -> String {
    let values = explorer.values();
    if values.is_empty() {
        return words.review.seeking_values.to_owned();
    }
    let [best, worst] = [values.first(), values.last()].map(|value| value.map(|it| it.score));
    if values.len() > G::VALUES && best == worst {
        return words.review.equal_values.to_owned();
    }
    let unproven = values.iter().filter(|value| !value.proven);
    own.about_values(words, name, unproven.map(|value| value.depth).min())
}
