//! The result of a game: a card over the board's lower part with the winner and the next steps.

use eframe::egui::{Align, CornerRadius, Layout, Rect, StrokeKind, Ui, UiBuilder, pos2, vec2};
use tabletop::Level;

use crate::ui::command::Command;
use crate::ui::dialog_input::DOUBLE_CLICK;
use crate::ui::rooms::RoomView;
use crate::ui::theme::{Palette, sizes};
use crate::ui::widgets::{bold, button_width, cut_to_fit, just_opened, wide_button};

/// The height of the heading, and the margin of the card.
const HEADING: f32 = 34.0;
const MARGIN: f32 = 10.0;
/// The least height that the board needs beside the card.
const BOARD: f32 = 200.0;
/// The greatest width of the card.
const WIDTH: f32 = 620.0;

/// The next step that the player chose.
pub(super) enum AfterGame {
    Do(Command),
    /// A game with the same options at this level.
    PlayAt(Level),
}

/// The contents of the card.
pub(super) struct ResultCard<'a> {
    /// The winner, in a few words.
    heading: &'a str,
    /// The steps, with their labels.
    steps: Vec<(String, AfterGame)>,
}

impl<'a> ResultCard<'a> {
    /// Creates the card of a game. `fitting_level` is the level that suits the player better, if
    /// there is one; `can_review` is whether the game has moves to judge; `persons` is the number of
    /// persons who have played it.
    pub(super) fn new(
        heading: &'a str,
        fitting_level: Option<Level>,
        (can_review, persons): (bool, usize),
        view: &RoomView<'_>,
    ) -> Self {
        let words = view.words;
        let again = (words.play_again.to_owned(), AfterGame::Do(Command::NewGame));
        let level = fitting_level.map(|level| {
            (words.try_level(words.home.character_within(level)), AfterGame::PlayAt(level))
        });
        let review = (words.review.heading.to_owned(), AfterGame::Do(Command::Review));
        let learn = if persons == 1 { words.practice.learn_mine } else { words.practice.learn };
        let learn = (learn.to_owned(), AfterGame::Do(Command::Practise));
        let [learn, review] = [learn, review].map(|step| can_review.then_some(step));
        let steps = [Some(again), level, learn, review].into_iter().flatten();
        ResultCard { heading, steps: steps.collect() }
    }

    /// Takes the lower part of `board` for the card. Returns `None`, and leaves the board whole, if
    /// that would become too small.
    pub(super) fn take_from(&self, ui: &Ui, board: &mut Rect) -> Option<Rect> {
        let width = board.width().min(WIDTH);
        let rows = self.rows(ui, width - 2.0 * MARGIN);
        let height = HEADING + rows as f32 * (sizes::TARGET + sizes::GAP) + 2.0 * MARGIN;
        if board.height() - height < BOARD {
            return None;
        }
        let corner = pos2(board.center().x - width / 2.0, board.bottom() - height);
        let card = Rect::from_min_size(corner, vec2(width, height));
        board.max.y = card.top() - sizes::GAP;
        Some(card)
    }

    /// Returns the number of buttons of equal width in a row of this width.
    fn columns(&self, ui: &Ui, width: f32) -> usize {
        let widths = self.steps.iter().map(|(label, _)| button_width(ui, label) + sizes::GAP);
        let widest = widths.fold(1.0, f32::max);
        let most = ((width + sizes::GAP) / widest).floor().max(1.0) as usize;
        let all = self.steps.len();
        // Rows of about the same length.
        all.div_ceil(all.div_ceil(most.min(all)))
    }

    /// Returns the number of rows of buttons.
    fn rows(&self, ui: &Ui, width: f32) -> usize {
        self.steps.len().div_ceil(self.columns(ui, width))
    }

    /// Draws the card. Returns the step that the player chose.
    pub(super) fn show(self, ui: &mut Ui, rect: Rect) -> Option<AfterGame> {
        let palette = Palette::current(ui.ctx());
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        let inner = rect.shrink(MARGIN);
        let in_row = self.columns(ui, inner.width());
        let (heading, below) = inner.split_top_bottom_at_y(inner.top() + HEADING);
        let centred = Layout::top_down(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(heading).layout(centred), |ui| {
            cut_to_fit(ui, bold(self.heading, 22.0).color(palette.ink));
        });
        let gaps = sizes::GAP * (in_row as f32 - 1.0);
        let width = ((below.width() - gaps) / in_row as f32).floor();
        let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
        let mut chosen = None;
        let ignores_clicks = appeared_just_now(ui) && ui.input(|input| input.pointer.any_click());
        ui.scope_builder(UiBuilder::new().max_rect(below).layout(layout), |ui| {
            ui.spacing_mut().item_spacing = vec2(sizes::GAP, sizes::GAP);
            for (index, (label, step)) in self.steps.into_iter().enumerate() {
                if wide_button(ui, &label, width, index == 0).clicked() && !ignores_clicks {
                    chosen = Some(step);
                }
            }
        });
        chosen
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
