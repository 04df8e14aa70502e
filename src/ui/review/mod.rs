//! The review of a replayed game: a graph of what was to be expected, how well each
//! side played, and the moves that gave points away.

mod faults;
mod graph;
mod mark;
mod state;

use eframe::egui::accesskit::Live;
use eframe::egui::{Align, Label, Layout, ProgressBar, RichText, Role, ScrollArea, Ui, WidgetInfo};

use super::narration::narrate_end_reason;
use super::players::PlayerNames;
use super::theme::Palette;
use super::widgets::{bold, cut_to_fit, dialog, focus_first, strong, wide_button};
use super::words::Words;
use crate::controller::{Fault, Grade, Review, Setup};
use crate::rules::{BySide, Game, Side};

use state::ReviewComparison;

pub use faults::move_words;
pub use mark::{Ink, paint as paint_mark};
pub use state::ReviewState;

/// The height of the graph.
const GRAPH: f32 = 150.0;
/// The same in a low window.
const LOW_GRAPH: f32 = 96.0;
/// A window lower than this is low.
const LOW: f32 = 480.0;
/// How wide the page of a small window is.
const PAGE: f32 = 560.0;
/// The height that its heading, its button and what is around it take.
const AROUND: f32 = 170.0;
/// How high what scrolls on it is at most, and at least: below that all of it scrolls.
const MOST_PAGE: f32 = 620.0;
const LEAST_PAGE: f32 = 210.0;
/// The room around what stands beside the board.
pub const MARGIN: f32 = 10.0;

/// What a review is shown of.
pub struct ReviewView<'a> {
    /// The words.
    pub words: &'a Words,
    /// What was agreed before the game.
    pub setup: &'a Setup,
    /// What the sides are called.
    pub players: &'a BySide<PlayerNames>,
    /// The game.
    pub game: &'a Game,
    /// How its review stands.
    pub state: &'a ReviewState,
    /// How many of its turns are shown.
    pub shown: usize,
}

impl ReviewView<'_> {
    /// The name of a side within a sentence.
    fn within(&self, side: Side) -> String {
        let PlayerNames { name, is_named, .. } = &self.players[side];
        if *is_named { name.clone() } else { (self.words.in_sentence)(name) }
    }
}

/// What the player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Go through the game, anew if that was done before.
    Begin,
    /// Give that up.
    Cancel,
    /// Show the position after so many turns.
    Show(usize),
    /// Show the position in which this turn, from 0 on, gave points away.
    ShowFault(usize),
    /// Away with the page.
    Close,
}

/// Draws the review into the column beside the board that `ui` is.
pub fn beside(ui: &mut Ui, review_view: &ReviewView<'_>) -> Option<ReviewAction> {
    let area = ScrollArea::vertical().id_salt("review").auto_shrink(false);
    area.show(ui, |ui| content(ui, review_view, false)).inner
}

/// Draws the review as a page over the window.
pub fn page(ui: &Ui, review_view: &ReviewView<'_>) -> Option<ReviewAction> {
    let words = review_view.words;
    // It does not grow as more is known, so it stays in the middle.
    let height = (ui.ctx().content_rect().height() - AROUND).min(MOST_PAGE);
    let (asked, close) = dialog(ui, "review", words.review.heading, PAGE, |ui| {
        let asked = if height < LEAST_PAGE {
            content(ui, review_view, true)
        } else {
            let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            area.auto_shrink(false).show(ui, |ui| content(ui, review_view, true)).inner
        };
        ui.add_space(4.0);
        let close = wide_button(ui, words.close, 140.0, false);
        focus_first(ui, &close);
        asked.or(close.clicked().then_some(ReviewAction::Close))
    });
    asked.or(close.then_some(ReviewAction::Close))
}

fn content(ui: &mut Ui, review_view: &ReviewView<'_>, on_page: bool) -> Option<ReviewAction> {
    let ReviewView { words, state, .. } = review_view;
    // In a part of its own: what is below keeps its name while this comes and goes, so a
    // press that has begun is not lost.
    let mut asked = ui.scope(|ui| progress_row(ui, words, state)).inner;
    match state.found() {
        Some(review) => {
            asked = show_findings(ui, review_view, review).or(asked);
        }
        None if state.progress().is_none() => {
            ui.label(words.review.introduction);
            ui.add_space(4.0);
        }
        None => {}
    }
    if state.progress().is_none() {
        let again = state.found().is_some();
        let label = if again { words.review.again } else { words.review.begin };
        let width = ui.available_width().min(260.0);
        let begin = wide_button(ui, label, width, !again);
        if on_page {
            focus_first(ui, &begin);
        }
        if begin.clicked() {
            asked = Some(ReviewAction::Begin);
        }
    }
    asked
}

/// Whether a review is under way, or how the last one ended.
fn progress_row(ui: &mut Ui, words: &Words, state: &ReviewState) -> Option<ReviewAction> {
    // One that begins is brought into sight, wherever its button was.
    let key = ui.scope_id().with("under way");
    let is_under_way = state.progress().is_some();
    let was_under_way = ui.data(|data| data.get_temp::<bool>(key)).unwrap_or(false);
    if is_under_way != was_under_way {
        ui.data_mut(|data| data.insert_temp(key, is_under_way));
        if is_under_way {
            ui.scroll_to_cursor(Some(Align::TOP));
        }
    }
    if let Some((done, total)) = state.progress() {
        return running_row(ui, words, done, total);
    }
    if state.broke() {
        ui.label(strong(words.review.failed).color(Palette::current(ui.ctx()).warning));
    } else if let Some(again) = state.comparison() {
        let text = match again {
            ReviewComparison::Same => words.review.nothing_changed,
            ReviewComparison::Changed => words.review.results_changed,
        };
        let text = ui.label(strong(text));
        ui.ctx().accesskit_node_builder(text.id, |node| node.set_live(Live::Polite));
        ui.add_space(4.0);
    }
    None
}

/// How far the engine has come, and the button that stops it.
fn running_row(ui: &mut Ui, words: &Words, done: usize, total: usize) -> Option<ReviewAction> {
    let palette = Palette::current(ui.ctx());
    let text = (words.review.progress)(done, total);
    ui.label(strong(&text));
    let share = done as f32 / total.max(1) as f32;
    let bar = ProgressBar::new(share).fill(palette.accent).desired_height(14.0);
    let bar = ui.add(bar);
    bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
    let cancel = wide_button(ui, words.library.cancel, 120.0, false);
    ui.add_space(6.0);
    cancel.clicked().then_some(ReviewAction::Cancel)
}

/// What was found.
fn show_findings(
    ui: &mut Ui,
    review_view: &ReviewView<'_>,
    review: &Review,
) -> Option<ReviewAction> {
    let words = review_view.words;
    let is_low = ui.ctx().content_rect().height() < LOW;
    let height = if is_low { LOW_GRAPH } else { GRAPH };
    let faults = review.faults();
    let mut asked = graph::graph(ui, review_view, review, &faults, height).map(ReviewAction::Show);
    if !faults.is_empty() {
        legend(ui, words);
    }
    if let Some(why) = narrate_end_reason(words, review_view.setup, review_view.game) {
        let turns = review_view.game.turns().len();
        ui.label(RichText::new((words.review.ended)(turns, &why)).small());
    }
    if let Some(turns) = proven_from(review) {
        ui.label((words.review.proven_from)(turns));
    }
    ui.add_space(4.0);
    ui.scope(|ui| accuracy(ui, review_view, review, &faults));
    ui.add_space(6.0);
    let text = if faults.is_empty() { words.review.no_faults } else { words.review.faults };
    let list = ui.label(strong(text));
    // That it is there is told to those who do not see it.
    ui.ctx().accesskit_node_builder(list.id, |node| node.set_live(Live::Polite));
    for fault in &faults {
        if faults::row(ui, review_view, fault) {
            asked = Some(ReviewAction::ShowFault(fault.turn));
        }
    }
    ui.add_space(6.0);
    asked
}

/// What the marks on the graph mean.
fn legend(ui: &mut Ui, words: &Words) {
    ui.horizontal_wrapped(|ui| {
        for grade in [Grade::Blunder, Grade::Mistake, Grade::Inaccuracy] {
            mark::with_word(ui, grade, (words.review.grade)(grade));
        }
    });
}

/// After how many turns every margin is proven, if that is at all before the last turn.
fn proven_from(review: &Review) -> Option<usize> {
    let is_proven = |index: &usize| review.turns()[*index].expected.proven;
    let last = review.after().is_none_or(|after| after.proven);
    let proven = (0..review.turns().len()).rev().take_while(is_proven).count();
    (last && proven > 0).then(|| review.turns().len() - proven)
}

/// How well each side played, the near one first.
fn accuracy(ui: &mut Ui, review_view: &ReviewView<'_>, review: &Review, faults: &[Fault]) {
    let ReviewView { words, setup, players, game, .. } = review_view;
    let palette = Palette::current(ui.ctx());
    ui.spacing_mut().item_spacing.y = 2.0;
    let (sides, accuracy) = (setup.rules.sides, review.accuracy(game));
    ui.label(strong(words.review.accuracy));
    ui.label(RichText::new(words.review.accuracy_hint).small());
    let mut side = setup.near_side();
    for _ in 0..sides {
        let graded = |grade: Grade| {
            let by_side = |turn: usize| game.turns()[turn].side == side;
            faults.iter().filter(|fault| fault.grade == grade && by_side(fault.turn)).count()
        };
        let grades = [Grade::Blunder, Grade::Mistake, Grade::Inaccuracy].map(graded);
        let counts = (words.review.counts)(grades);
        let percent = accuracy[side].map(|percent| format!("{percent}%"));
        let percent = percent.unwrap_or_else(|| words.review.no_turns.to_owned());
        ui.horizontal(|ui| {
            if sides > 2 {
                mark::sample(ui, side);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Label::new(bold(percent, 18.0)));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    cut_to_fit(ui, strong(&players[side].name));
                });
            });
        });
        if let Some(counts) = counts {
            ui.label(RichText::new(counts).small().color(palette.faint_ink));
        }
        side = side.next(sides);
    }
}
