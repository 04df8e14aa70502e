//! The result of a game: the players with their points, notes, and the next steps.

mod after;
mod moment;
mod scores;
mod steps;
mod suited;

pub use after::{result_card, scores};
pub(crate) use moment::Moment;
pub use moment::Mood;
pub use scores::Score;
pub use steps::NextStep;
pub use suited::{CLOSE, Happened, Suited};

use eframe::egui::{
    Align, CornerRadius, Id, Layout, Rect, ScrollArea, StrokeKind, TextStyle, TextWrapMode, Ui,
    UiBuilder, WidgetText, pos2, vec2,
};
use ui_kit::balanced::wrapped;
use ui_kit::dialog_input::DOUBLE_CLICK;
use ui_kit::measured::Measured;
use ui_kit::read_aloud::in_parts;
use ui_kit::theme::{Palette, sizes};
use window::widgets::{bold, is_small_window, just_opened, scrolled_by_page_keys};
use window_words::Words;

/// The additional gap between the main buttons and the small ones.
const BETWEEN: f32 = 2.0;
/// The size of the heading, the gap below it, and the margin of the card on the page.
const HEADING: f32 = 22.0;
const BELOW_HEADING: f32 = 6.0;
const MARGIN: f32 = 10.0;
/// The gaps above the notes and above the steps.
const ABOVE_NOTES: f32 = 4.0;
const ABOVE_STEPS: f32 = 8.0;
/// The least height at which the players and the notes scroll above the steps in a dialog.
const LEAST_WORDS: f32 = 44.0;
/// The height of a player and of each note on a player before they are known.
const PLAYER: f32 = 34.0;
const NOTE: f32 = 20.0;
/// The least width of a card beside the board.
const NARROW: f32 = 200.0;
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
    /// The longest notes of this result, for which there is room: what becomes known later moves no button.
    pub longest_notes: String,
    /// The main steps, the first one first.
    pub main: Vec<NextStep<A>>,
    /// The other steps.
    pub others: Vec<NextStep<A>>,
}

impl<A: Clone> ResultCard<A> {
    /// Draws the contents into a dialog that has a height of `room` points for them, with what `extra` draws above the
    /// steps, of which the first takes the focus. In a small window, the steps stay in view below what scrolls or, without
    /// room for that, the main ones are above it. Returns the answer.
    pub fn in_dialog(
        &self,
        ui: &mut Ui,
        words: &Words,
        room: f32,
        extra: impl FnOnce(&mut Ui),
    ) -> Option<A> {
        if !is_small_window(ui.ctx()) {
            in_parts(ui, |ui| self.words(ui, extra));
            return self.steps(ui, words, true);
        }
        let measured = Measured::of(ui, "height of the steps");
        let gaps = ABOVE_STEPS + 2.0 * ui.spacing().item_spacing.y;
        let left = room - gaps - measured.before().unwrap_or_default();
        let main =
            |ui: &mut Ui| ui.scope(|ui| steps::main_buttons(ui, words, &self.main, true).cloned());
        let first = if left < LEAST_WORDS {
            let first = main(ui);
            ui.add_space(ABOVE_STEPS);
            in_parts(ui, |ui| self.words(ui, extra));
            first
        } else {
            let words_height = Measured::of(ui, "height of the words");
            let draw = |ui: &mut Ui| {
                let shown = ui.scope(|ui| in_parts(ui, |ui| self.words(ui, extra)));
                shown.response.rect.height()
            };
            let height = match words_height.before().is_some_and(|height| height > left + 1.0) {
                false => draw(ui),
                true => {
                    let area = ScrollArea::vertical().id_salt("result").auto_shrink([false, true]);
                    let area = area.max_height(left).min_scrolled_height(left);
                    let shown = area.show(ui, |ui| {
                        scrolled_by_page_keys(ui, left);
                        draw(ui)
                    });
                    shown.inner
                }
            };
            words_height.store(ui, height);
            ui.add_space(ABOVE_STEPS);
            main(ui)
        };
        ui.add_space(BETWEEN);
        let other = ui.scope(|ui| steps::small_buttons(ui, &self.others).cloned());
        let [first_height, other_height] =
            [first.response.rect, other.response.rect].map(|rect| rect.height());
        measured.store(ui, first_height + BETWEEN + other_height);
        first.inner.or(other.inner)
    }

    /// Draws the contents on the page. Returns the answer.
    fn content(&self, ui: &mut Ui, words: &Words) -> Option<A> {
        self.words(ui, |_| {});
        self.steps(ui, words, false)
    }

    /// Draws the steps, of which the first `takes_focus`, if so. Returns the answer.
    fn steps(&self, ui: &mut Ui, words: &Words, takes_focus: bool) -> Option<A> {
        ui.add_space(ABOVE_STEPS);
        let first = steps::main_buttons(ui, words, &self.main, takes_focus);
        ui.add_space(BETWEEN);
        let other = steps::small_buttons(ui, &self.others);
        first.or(other).cloned()
    }

    /// Draws the players and the notes, and below them what `extra` draws.
    fn words(&self, ui: &mut Ui, extra: impl FnOnce(&mut Ui)) {
        ui.scope(|ui| {
            if self.is_tight {
                // Four players must fit the smallest window.
                ui.spacing_mut().interact_size.y = 34.0;
                ui.spacing_mut().item_spacing.y = 0.0;
            }
            self.scores.iter().for_each(|score| score.show(ui));
        });
        let notes = self.notes_height(ui, ui.available_width());
        if notes > 0.0 {
            ui.add_space(ABOVE_NOTES);
            ui.scope(|ui| {
                ui.set_min_height(notes);
                if !self.notes.is_empty() {
                    wrapped(ui, &self.notes);
                }
            });
        }
        extra(ui);
    }

    /// Finds the place of the card with this heading: `beside` the board if it has room there, otherwise the
    /// lower part of `board`, which it takes. The card leaves the players out if they have no room. Returns
    /// `None`, and leaves the board whole, if the board would still become too small.
    pub(crate) fn place(
        mut self,
        ui: &Ui,
        heading: &str,
        beside: Option<Rect>,
        board: &mut Rect,
    ) -> Option<(Rect, Self)> {
        let beside = beside.filter(|room| room.width() >= NARROW);
        let place_beside = |card: &Self| {
            let room = beside?;
            let size = vec2(room.width(), card.height(ui, heading, room.width()));
            (size.y <= room.height()).then(|| Rect::from_center_size(room.center(), size))
        };
        if let Some(rect) = place_beside(&self) {
            return Some((rect, self));
        }
        let scores = std::mem::take(&mut self.scores);
        if let Some(rect) = place_beside(&self) {
            return Some((rect, self));
        }
        self.scores = scores;
        let width = board.width().min(WIDTH);
        if board.height() - self.height(ui, heading, width) < BOARD {
            self.scores.clear();
        }
        let height = self.height(ui, heading, width);
        if board.height() - height < BOARD {
            return None;
        }
        let corner = pos2(board.center().x - width / 2.0, board.bottom() - height);
        let card = Rect::from_min_size(corner, vec2(width, height));
        board.max.y = card.top() - sizes::GAP;
        Some((card, self))
    }

    /// Returns the height of a card of this width on the page, as far as it is known.
    fn height(&self, ui: &Ui, heading: &str, width: f32) -> f32 {
        let inner = width - 2.0 * MARGIN;
        let known = ui.data(|data| data.get_temp::<f32>(self.height_id(inner)));
        let contents = known.unwrap_or_else(|| self.usual_height(ui, inner));
        let heading = text_height(ui, bold(heading, HEADING), inner);
        heading + BELOW_HEADING + contents + 2.0 * MARGIN
    }

    /// Returns about how high the contents are at this width.
    fn usual_height(&self, ui: &Ui, width: f32) -> f32 {
        let below = if scores::has_notes_beside(width) { 0.0 } else { NOTE };
        let players = self.scores.iter();
        let players: f32 = players.map(|score| PLAYER + below * score.notes.len() as f32).sum();
        let notes = self.notes_height(ui, width);
        let above = if notes > 0.0 { ABOVE_NOTES + ui.spacing().item_spacing.y } else { 0.0 };
        let steps = steps::height(ui, &self.main, &self.others, width);
        players + above + notes + ABOVE_STEPS + BETWEEN + steps
    }

    /// Returns the height of the notes, at their longest.
    fn notes_height(&self, ui: &Ui, width: f32) -> f32 {
        let notes = [&self.notes, &self.longest_notes].into_iter().filter(|text| !text.is_empty());
        notes.map(|text| text_height(ui, text, width)).fold(0.0, f32::max)
    }

    /// Returns where the height of the contents at this width is kept from one frame to the next.
    fn height_id(&self, width: f32) -> Id {
        let parts = [self.scores.len(), self.main.len(), self.others.len(), width as usize];
        Id::unique("height of the result").with((parts, &self.longest_notes))
    }

    /// Draws the card into `rect`, its [place](Self::place). Returns the answer.
    pub(crate) fn show(&self, ui: &mut Ui, rect: Rect, words: &Words, heading: &str) -> Option<A> {
        let palette = Palette::current(ui.ctx());
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        let inner = rect.shrink(MARGIN);
        let text = bold(heading, HEADING).color(palette.ink);
        let height = text_height(ui, bold(heading, HEADING), inner.width());
        let (top, below) = inner.split_top_bottom_at_y(inner.top() + height + BELOW_HEADING);
        let centred = Layout::top_down(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(top).layout(centred), |ui| {
            wrapped(ui, text);
        });
        let ignores_clicks = appeared_just_now(ui) && ui.input(|input| input.pointer.any_click());
        let builder = UiBuilder::new().max_rect(below).layout(Layout::top_down(Align::Min));
        let shown = ui.scope_builder(builder, |ui| {
            let answer = self.content(ui, words);
            (answer, ui.min_rect().height())
        });
        let (answer, height) = shown.inner;
        let id = self.height_id(inner.width());
        if ui.data(|data| data.get_temp::<f32>(id)) != Some(height) {
            ui.data_mut(|data| data.insert_temp(id, height));
            ui.ctx().request_repaint();
        }
        answer.filter(|_| !ignores_clicks)
    }
}

/// Returns the height of a text that wraps at this width.
fn text_height(ui: &Ui, text: impl Into<WidgetText>, width: f32) -> f32 {
    let text: WidgetText = text.into();
    text.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body).size().y
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
