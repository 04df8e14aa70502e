//! The review of a replayed game: the list of faults, a graph of the expected margin, and the
//! accuracy of each side.

mod fault_kind;
mod faults;
mod graph;
pub mod mark;
mod state;
mod whose;

pub use fault_kind::kind_of;
pub use state::ReviewState;
pub use whose::Whose;

pub(crate) use mark::{Ink, paint as paint_mark};

use eframe::egui::{Align, Label, Layout, ProgressBar, RichText, Role, ScrollArea, Ui, WidgetInfo};
use tabletop::{Fault, GameMatch, Grade, Review, Side};
use ui_kit::balanced::wrapped;
use ui_kit::speech::say_shown;
use ui_kit::theme::Palette;
use window::widgets::{bold, cut_to_fit, dialog, focus_first, strong, wide_button};
use window_words::Words;

use self::state::{ReviewComparison, side_of};
use crate::words::{GameText, TableWords, Voice, moves_in};

/// The height of the graph.
const GRAPH: f32 = 150.0;
/// The height of the graph in a low window.
const LOW_GRAPH: f32 = 96.0;
/// The height below which a window counts as low.
const LOW: f32 = 480.0;
/// The width of the dialog in a small window.
const PAGE: f32 = 560.0;
/// The height that the heading, the button and the surroundings of the dialog take.
const AROUND: f32 = 170.0;
/// The maximum and minimum heights of the scrolling part of the dialog. Below the minimum, the
/// whole dialog scrolls.
const MAX_PAGE: f32 = 620.0;
const MIN_PAGE: f32 = 210.0;
/// The margin around the review beside the board.
pub const MARGIN: f32 = 10.0;

/// The contents of a review.
pub struct ReviewView<'a, G: GameText> {
    /// The words of the game.
    pub own: &'a dyn TableWords<G>,
    /// The language, the players and their view of the board.
    pub voice: Voice<'a>,
    /// The game.
    pub game: &'a G::Match,
    /// The state of the review.
    pub state: &'a ReviewState<G>,
    /// The number of turns played in the shown position.
    pub shown: usize,
}

impl<G: GameText> ReviewView<'_, G> {
    /// Returns the side that played the turn of a fault.
    fn side_of(&self, fault: &Fault<G::Move>) -> Option<Side> {
        side_of::<G>(self.game, fault.turn)
    }

    /// Returns whether the game counts points, which its faults lose.
    fn counts_points(&self) -> bool {
        self.game.standing(Side::NEAR).points.is_some()
    }
}

/// An action that the player requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Start a review, or repeat it.
    Begin,
    /// Cancel the running review.
    Cancel,
    /// Show the position after this number of turns.
    Show(usize),
    /// Show the position before this turn (from 0), which is a fault.
    ShowFault(usize),
    /// Practise the faults.
    Practise(Whose),
    /// Close the dialog.
    Close,
}

/// Draws the review into `ui`, the column beside the board. Returns the action requested.
pub fn beside<G: GameText>(ui: &mut Ui, review_view: &ReviewView<'_, G>) -> Option<ReviewAction> {
    let area = ScrollArea::vertical().id_salt("review").auto_shrink(false);
    area.show(ui, |ui| content(ui, review_view, false)).inner
}

/// Draws the review as a dialog over the window. Returns the action requested.
pub fn page<G: GameText>(ui: &Ui, review_view: &ReviewView<'_, G>) -> Option<ReviewAction> {
    let words = review_view.voice.words;
    // A fixed height keeps the dialog centred while results arrive.
    let height = (ui.ctx().content_rect().height() - AROUND).min(MAX_PAGE);
    let (asked, close) = dialog(ui, "review", words.review.heading, PAGE, |ui| {
        let asked = if height < MIN_PAGE {
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

fn content<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    on_page: bool,
) -> Option<ReviewAction> {
    let ReviewView { voice: Voice { words, .. }, state, .. } = review_view;
    // A separate scope keeps the ids of the widgets below stable while this row comes and goes,
    // so a press in progress is not lost.
    let mut asked = ui.scope(|ui| progress_row(ui, words, state)).inner;
    match state.found() {
        Some(review) => {
            asked = show_findings(ui, review_view, review).or(asked);
        }
        None if state.progress().is_none() => {
            wrapped(ui, words.review.introduction);
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

/// Draws the progress of a running review, or the outcome of the last one.
fn progress_row<G: GameText>(
    ui: &mut Ui,
    words: &Words,
    state: &ReviewState<G>,
) -> Option<ReviewAction> {
    // Scroll to a review that has just started.
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
    if state.has_failed() {
        wrapped(ui, strong(words.review.failed).color(Palette::current(ui.ctx()).warning));
    } else if let Some(again) = state.comparison() {
        let text = match again {
            ReviewComparison::Same => words.review.nothing_changed,
            ReviewComparison::Changed => words.review.results_changed,
        };
        say_shown(&ui.label(strong(text)), text);
        ui.add_space(4.0);
    }
    None
}

/// Draws the progress of the review and the button that cancels it.
fn running_row(ui: &mut Ui, words: &Words, done: usize, total: usize) -> Option<ReviewAction> {
    let palette = Palette::current(ui.ctx());
    let text = words.review.progress(done, total);
    wrapped(ui, strong(&text));
    let share = done as f32 / total.max(1) as f32;
    let bar = ProgressBar::new(share).fill(palette.accent).desired_height(14.0);
    let bar = ui.add(bar);
    bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &text));
    let cancel = wide_button(ui, words.library.cancel, 120.0, false);
    ui.add_space(6.0);
    cancel.clicked().then_some(ReviewAction::Cancel)
}

/// Draws the results of a review: the faults, the graph, the accuracy and the explanations.
fn show_findings<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    review: &Review<G>,
) -> Option<ReviewAction> {
    let faults = review.faults();
    let mine = whose::own_side(review_view);
    let chosen = whose::listed(ui, review_view, &faults);
    let whose = chosen.unwrap_or(Whose::All);
    let is_listed =
        |fault: &&Fault<G::Move>| whose == Whose::All || review_view.side_of(fault) == mine;
    let listed: Vec<_> = faults.iter().filter(is_listed).collect();
    let is_own = mine.is_some() && chosen != Some(Whose::All);
    headline(ui, review_view, listed.len(), is_own);
    if let Some(now) = chosen {
        whose::choice(ui, review_view, now);
    }
    let mut asked = None;
    if !listed.is_empty() && practise_button(ui, review_view, &listed) {
        asked = Some(ReviewAction::Practise(whose));
    }
    for fault in listed {
        let kind = review_view.voice.words.rooms.fault_kind(kind_of(review, fault));
        let text = review_view.own.listed_fault(&review_view.voice, review_view.game, fault, kind);
        if faults::row(ui, review_view, fault, text) {
            asked = Some(ReviewAction::ShowFault(fault.turn));
        }
    }
    ui.add_space(6.0);
    let is_low = ui.ctx().content_rect().height() < LOW;
    let height = if is_low { LOW_GRAPH } else { GRAPH };
    if let Some(scale) = G::GRAPH {
        let shown = graph::graph(ui, review_view, review, &faults, scale, height);
        asked = shown.map(ReviewAction::Show).or(asked);
        if !faults.is_empty() {
            legend(ui, review_view.voice.words);
        }
    }
    ui.add_space(4.0);
    ui.scope(|ui| accuracy(ui, review_view, review, &faults));
    ui.add_space(4.0);
    explanations(ui, review_view, review);
    ui.add_space(6.0);
    asked
}

/// Draws how many faults are `listed`, or what the list contains. If `is_own`, they are those of the only
/// person.
fn headline<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    listed: usize,
    is_own: bool,
) {
    let (words, rooms) = (&review_view.voice.words.review, &review_view.voice.words.rooms);
    let text = match review_view.counts_points() {
        false if is_own && listed == 0 => rooms.no_own_faults.to_owned(),
        false => rooms.faults(listed),
        true if is_own && listed == 0 => words.no_own_faults.to_owned(),
        true if is_own => words.own_faults(listed),
        true if listed == 0 => words.no_faults.to_owned(),
        true => words.faults.to_owned(),
    };
    say_shown(&ui.label(bold(&text, 18.0)), &text);
}

/// Draws the button that lets the player practise the listed faults. Returns whether it was
/// pressed.
fn practise_button<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    listed: &[&Fault<G::Move>],
) -> bool {
    let words = &review_view.voice.words.practice;
    let mine = whose::own_side(review_view);
    let is_mine = |fault: &&Fault<G::Move>| mine.is_some() && review_view.side_of(fault) == mine;
    let label = if listed.iter().all(is_mine) { words.learn_mine } else { words.learn };
    let width = ui.available_width().min(260.0);
    wide_button(ui, label, width, true).clicked()
}

/// Draws a button and, after a press on it, the meaning of the lines, marks and numbers.
fn explanations<G: GameText>(ui: &mut Ui, review_view: &ReviewView<'_, G>, review: &Review<G>) {
    let ReviewView { own, voice, game, .. } = review_view;
    let (words, setup) = (voice.words, voice.setup);
    let key = ui.scope_id().with("explanations");
    let mut is_open = ui.data(|data| data.get_temp::<bool>(key)).unwrap_or(false);
    let label = if is_open { words.review.less } else { words.review.meaning };
    let width = ui.available_width().min(260.0);
    let button = wide_button(ui, label, width, false);
    if button.clicked() {
        is_open = !is_open;
        ui.data_mut(|data| data.insert_temp(key, is_open));
        if is_open {
            // The text may begin below the visible part.
            button.scroll_to_me(Some(Align::TOP));
        }
    }
    if !is_open {
        return;
    }
    let small = |ui: &mut Ui, text: &str| drop(ui.label(RichText::new(text).small()));
    if review_view.counts_points() {
        small(ui, words.review.graph_explained);
    }
    if setup.sides() == 2 && G::GRAPH.is_some() {
        let near = setup.near_side();
        let [upper, lower] = [near, near.next(2)].map(|side| voice.within(side));
        small(ui, &words.review.mark_legend(&upper, &lower));
    }
    if let Some(why) = own.end_reason(voice, game) {
        small(ui, &words.review.ended(moves_in::<G>(game, game.entries().len()), &why));
    }
    if !review_view.counts_points() {
        return;
    }
    if let Some(turns) = proven_from(review) {
        small(ui, &words.review.proven_from(turns));
    }
    small(ui, words.review.accuracy_hint);
}

/// Draws the meaning of the marks on the graph.
fn legend(ui: &mut Ui, words: &Words) {
    ui.horizontal_wrapped(|ui| {
        for grade in [Grade::Blunder, Grade::Mistake, Grade::Inaccuracy] {
            mark::with_word(ui, grade, words.review.grade(grade));
        }
    });
}

/// Returns the number of turns after which every margin is proven, or `None` if that is only true
/// at the end or not at all.
fn proven_from<G: GameText>(review: &Review<G>) -> Option<usize> {
    let is_proven = |index: &usize| review.turns()[*index].expected.proven;
    let last = review.after().is_none_or(|after| after.proven);
    let proven = (0..review.turns().len()).rev().take_while(is_proven).count();
    (last && proven > 0).then(|| review.turns().len() - proven)
}

/// Draws the accuracy of each side, starting with the near one.
fn accuracy<G: GameText>(
    ui: &mut Ui,
    review_view: &ReviewView<'_, G>,
    review: &Review<G>,
    faults: &[Fault<G::Move>],
) {
    let ReviewView { voice, game, .. } = review_view;
    let (words, setup) = (voice.words, voice.setup);
    let palette = Palette::current(ui.ctx());
    ui.spacing_mut().item_spacing.y = 2.0;
    let (sides, accuracy) = (setup.sides(), review.accuracy(game));
    ui.label(strong(words.review.accuracy));
    let mut side = setup.near_side();
    for _ in 0..sides {
        let graded = |grade: Grade| {
            let by_side = |turn| side_of::<G>(game, turn) == Some(side);
            faults.iter().filter(|fault| fault.grade == grade && by_side(fault.turn)).count()
        };
        let grades = [Grade::Blunder, Grade::Mistake, Grade::Inaccuracy].map(graded);
        let counts = words.fault_counts(grades);
        let percent = accuracy[side].map(|percent| format!("{percent}%"));
        let percent = percent.unwrap_or_else(|| words.review.no_turns.to_owned());
        ui.horizontal(|ui| {
            if sides > 2 {
                mark::sample(ui, side);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add(Label::new(strong(percent)));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    cut_to_fit(ui, RichText::new(voice.name(side)));
                });
            });
        });
        if let Some(counts) = counts {
            ui.label(RichText::new(counts).small().color(palette.faint_ink));
        }
        side = side.next(sides);
    }
}
