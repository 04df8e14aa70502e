//! The result of a game: the players with their points, notes, and the next steps.

mod moment;
mod scores;
mod steps;
mod suited;

use eframe::egui::{Align, CornerRadius, Id, Layout, Rect, StrokeKind, Ui, UiBuilder, pos2, vec2};
use ui_kit::dialog_input::DOUBLE_CLICK;
use ui_kit::theme::{Palette, sizes};
use window_words::Words;

use crate::widgets::{bold, cut_to_fit, just_opened};

pub use moment::{Moment, Mood};
pub use scores::Score;
pub use steps::NextStep;
pub use suited::{CLOSE, Happened, Suited};

/// The additional gap between the main buttons and the small ones.
const BETWEEN: f32 = 2.0;
/// The height of the heading, and the margin of the card over a board.
const HEADING: f32 = 34.0;
const MARGIN: f32 = 10.0;
/// The height of the steps of a card and that of each player before they are known.
const STEPS: f32 = 2.0 * sizes::TARGET + 24.0;
const PLAYER: f32 = 34.0;
/// The least height that the board needs beside the card.
const BOARD: f32 = 200.0;
/// The greatest width of the card.
const WIDTH: f32 = 620.0;

/// The contents of a result below its heading.
pub struct ResultCard<A> {
    /// The players, in the order of their lines.
    pub scores: Vec<Score>,
    /// Whether the lines are close together.
    pub is_tight: bool,
    /// Sentences below the players.
    pub notes: String,
    /// The main steps, the first one first.
    pub main: Vec<NextStep<A>>,
    /// The other steps.
    pub others: Vec<NextStep<A>>,
}

impl<A: Clone> ResultCard<A> {
    /// Draws the contents, with what `extra` draws above the steps. The first step `takes_focus`, if so.
    /// Returns the answer.
    pub fn content(
        &self,
        ui: &mut Ui,
        words: &Words,
        takes_focus: bool,
        extra: impl FnOnce(&mut Ui),
    ) -> Option<A> {
        ui.scope(|ui| {
            if self.is_tight {
                // Four players must fit the smallest window.
                ui.spacing_mut().interact_size.y = 34.0;
                ui.spacing_mut().item_spacing.y = 0.0;
            }
            self.scores.iter().for_each(|score| score.show(ui));
        });
        if !self.notes.is_empty() {
            ui.add_space(4.0);
            ui.label(&self.notes);
        }
        extra(ui);
        ui.add_space(8.0);
        let first = steps::main_buttons(ui, words, &self.main, takes_focus);
        ui.add_space(BETWEEN);
        let other = steps::small_buttons(ui, &self.others);
        first.or(other).cloned()
    }

    /// Takes the lower part of `board` for the card, which leaves the players out if they have no room.
    /// Returns `None`, and leaves the board whole, if the board would still become too small.
    pub(super) fn take_from(mut self, ui: &Ui, board: &mut Rect) -> Option<(Rect, Self)> {
        let width = board.width().min(WIDTH);
        if board.height() - self.height(ui) < BOARD {
            self.scores.clear();
        }
        let height = self.height(ui);
        if board.height() - height < BOARD {
            return None;
        }
        let corner = pos2(board.center().x - width / 2.0, board.bottom() - height);
        let card = Rect::from_min_size(corner, vec2(width, height));
        board.max.y = card.top() - sizes::GAP;
        Some((card, self))
    }

    /// Returns the height of the card over a board, as far as it is known.
    fn height(&self, ui: &Ui) -> f32 {
        let known = ui.data(|data| data.get_temp::<f32>(self.height_id()));
        let usual = STEPS + PLAYER * self.scores.len() as f32;
        HEADING + known.unwrap_or(usual) + 2.0 * MARGIN
    }

    /// Returns where the height of the contents is kept from one frame to the next.
    fn height_id(&self) -> Id {
        Id::unique("height of the result").with((self.scores.len(), self.main.len()))
    }

    /// Draws the card into `rect`, which it took from a board. Returns the answer.
    pub(super) fn show(&self, ui: &mut Ui, rect: Rect, words: &Words, heading: &str) -> Option<A> {
        let palette = Palette::current(ui.ctx());
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        let inner = rect.shrink(MARGIN);
        let (top, below) = inner.split_top_bottom_at_y(inner.top() + HEADING);
        let centred = Layout::top_down(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(top).layout(centred), |ui| {
            cut_to_fit(ui, bold(heading, 22.0).color(palette.ink));
        });
        let ignores_clicks = appeared_just_now(ui) && ui.input(|input| input.pointer.any_click());
        let builder = UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Min));
        let shown = ui.scope_builder(builder, |ui| {
            let answer = self.content(ui, words, false, |_| {});
            (answer, ui.min_rect().height())
        });
        let (answer, height) = shown.inner;
        if ui.data(|data| data.get_temp::<f32>(self.height_id())) != Some(height) {
            ui.data_mut(|data| data.insert_temp(self.height_id(), height));
            ui.ctx().request_repaint();
        }
        answer.filter(|_| !ignores_clicks)
    }
}

/// Returns whether the card has appeared so recently that a click may have been meant for the board,
/// which was in its place before.
fn appeared_just_now(ui: &Ui) -> bool {
    let id = ui.scope_id().with("appeared");
    let now = ui.input(|input| input.time);
    if just_opened(ui, id.with("frame")) {
        ui.data_mut(|data| data.insert_temp(id, now));
    }
    let appeared = ui.data(|data| data.get_temp::<f64>(id));
    appeared.is_some_and(|appeared| now - appeared < DOUBLE_CLICK)
}
