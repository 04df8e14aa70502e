//! What the page of the editor draws: the bar, the board, the line below it, and the choices.

use eframe::egui::{Rect, Role, Ui, WidgetInfo};
use table::page::{BETWEEN, BarButton, Growth, bar_with, line};
use table::words::Voice;
use tabletop::{BySide, GameMatch, Name, Seat, Setup, Side};
use ui_kit::theme::sizes;
use window::Command;
use window::icons::Icon;
use window::widgets::{Face, explain};

use super::controls::{EditorStep, Typed, TypedPosition, controls};
use super::{EditScene, EditorTouch, EditorUi, NoPosition};

/// The window width from which the choices are beside the board, unless the window is higher than wide, and the
/// height below which they always are.
const BESIDE: f32 = 560.0;
const LOW: f32 = 330.0;
/// The share of the width that the choices take beside the board, the greatest one, and the most points.
const SHARE: f32 = 0.3;
const MOST: f32 = 0.6;
const WIDEST: f32 = 380.0;
/// The share of the height that the choices take below the board.
const BELOW: f32 = 0.44;
/// The bar width from which the buttons have words.
const WITH_WORDS: f32 = 760.0;
/// The heights of the line below the board, in a high window and in a low one.
const LINE: [f32; 2] = [52.0, 38.0];

/// What the player asks for.
pub(crate) enum EditorAction<G: EditorUi> {
    /// What was done on the board or among the choices.
    Touch(EditorTouch<G>),
    /// Follow the text that is typed.
    Typed(TypedPosition),
    /// Do something with the position.
    Step(EditorStep),
}

/// What the analysis has found.
pub(crate) enum Findings<'a, G: EditorUi> {
    /// Nothing was asked for.
    Nothing,
    /// The search is running.
    Searching,
    /// The search failed.
    Failed,
    /// The side to move, its score, whether it is proven, and the hint.
    Found(Side, i32, bool, &'a G::Hint),
}

/// The contents of the page.
pub(crate) struct EditorPage<'a, G: EditorUi> {
    pub scene: EditScene<'a, G>,
    /// A match that starts at the position, or why the draft is none to play, in a sentence.
    pub position: &'a Result<G::Match, String>,
    /// Why the text is no position.
    pub refused: Option<&'a G::Malformed>,
    pub findings: Findings<'a, G>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// Whether games can be saved.
    pub saves: bool,
    /// The command that leaves the page.
    pub leave: Command,
}

/// Returns the players of a draft, with the names of the sides.
pub(crate) fn setup<G: EditorUi>(scene: &EditScene<'_, G>) -> Setup {
    let names = G::side_names(scene);
    let sides = names.sides();
    Setup {
        seats: BySide::from_fn(sides, |_| Seat::Person),
        names: BySide::from_fn(sides, |side| Name::new(&names[side])),
        first: G::first(scene.draft),
        seed: 0,
    }
}

/// Returns a match that starts at the position of a draft.
///
/// # Errors
/// Returns why there is no such position to play, in a sentence.
pub(crate) fn match_of<G: EditorUi>(scene: &EditScene<'_, G>) -> Result<G::Match, String> {
    let EditScene { view, look, game, draft, .. } = scene;
    let words = &view.words.editor;
    let position = game.position_of(draft, view.language, *look);
    let position = position.map_err(|why| match why {
        NoPosition::Over(end) => words.over(&end),
        NoPosition::Flaw(why) => words.refused(&why),
    })?;
    let played = G::Match::begin((*game).clone(), position);
    match played.to_move() {
        Some(_) => Ok(played),
        None => Err(words.over(&G::words(view.language).shared().end(&played, *look))),
    }
}

impl<G: EditorUi> EditorPage<'_, G> {
    /// Draws the page. Returns what the player asks for, in order.
    pub(crate) fn show(&self, ui: &mut Ui, typed: &mut Typed) -> Vec<EditorAction<G>> {
        let room = ui.max_rect();
        let is_beside =
            room.width() > room.height() && (room.width() >= BESIDE || room.height() < LOW);
        let (place, choices) = if is_beside {
            let width = (SHARE * room.width()).clamp(G::CHOICES, WIDEST);
            let width = width.min(MOST * room.width());
            room.split_left_right_at_x(room.right() - width)
        } else {
            room.split_top_bottom_at_y(room.bottom() - BELOW * room.height())
        };
        let tall = place.height() >= sizes::TALL;
        let gap = if tall { 8.0 } else { 4.0 };
        let bar = place.with_max_y(place.top() + sizes::BAR);
        let inner = place.with_min_y(bar.bottom()).shrink(gap);
        let line_height = if tall { LINE[0] } else { LINE[1] } + Growth::LINE.of(ui.ctx());
        let below = inner.with_min_y(inner.bottom() - line_height);
        let board = inner.with_max_y(below.top() - gap);
        let mut action = self.bar(ui, bar);
        action = G::edit_board(ui, board, &self.scene).map(EditorAction::Touch).or(action);
        let (text, warns) = self.message(board);
        line(ui, below, self.scene.view, &text, warns);
        let [left, typed, set, chosen] = controls(ui, choices, self, typed);
        // A board of another size cannot tell what was pressed on this one.
        let pressed = chosen
            .or(action)
            .filter(|pressed| set.is_none() || matches!(pressed, EditorAction::Step(_)));
        [left, typed, set, pressed].into_iter().flatten().collect()
    }

    /// Draws the buttons above the board.
    fn bar(&self, ui: &mut Ui, rect: Rect) -> Option<EditorAction<G>> {
        let EditScene { view, game, draft, .. } = &self.scene;
        let words = view.words;
        let buttons = [
            BarButton::icon(self.leave, true),
            BarButton::icon(Command::Undo, self.can_undo),
            BarButton::icon(Command::Redo, self.can_redo),
        ];
        let with_words = rect.width() >= WITH_WORDS;
        let mut set = None;
        let pressed = bar_with(ui, rect, view, &buttons, 0.0, |ui, _| {
            ui.add_space(BETWEEN);
            let start = || game.start_draft(draft);
            for (icon, label, next) in [
                (Icon::First, words.editor.start, &start as &dyn Fn() -> G::Draft),
                (Icon::Clear, words.editor.empty, &|| game.cleared(draft)),
            ] {
                let text = with_words.then_some(label);
                let button = Face { icon: Some(icon), text, ..Face::default() }.button(ui);
                explain(&button, label);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
                if button.clicked() {
                    set = Some(EditorAction::Touch(EditorTouch::Draft(next())));
                }
            }
        });
        set.or(pressed.map(|command| EditorAction::Step(EditorStep::Do(command))))
    }

    /// Returns the text below the board in `board`, and whether it is a warning.
    fn message(&self, board: Rect) -> (String, bool) {
        let EditScene { view, look, .. } = &self.scene;
        let (words, own) = (view.words, G::words(view.language));
        if let Some(why) = self.refused {
            return (words.editor.refused(&own.shared().malformed(why)), true);
        }
        if let Err(why) = self.position {
            return (why.clone(), true);
        }
        match self.findings {
            Findings::Nothing => (G::how(view.language).to_owned(), false),
            Findings::Searching => (words.help.searching.to_owned(), false),
            Findings::Failed => (words.help.hint_failed.to_owned(), true),
            Findings::Found(side, score, proven, hint) => {
                let setup = setup(&self.scene);
                let seen = G::edited_view(board, &setup, *look);
                let voice = Voice::new::<G>(words, &setup, seen);
                let expected = own.expected(&voice, side, score, proven);
                let stop = if expected.ends_with('.') { "" } else { "." };
                (format!("{expected}{stop} {}", own.hint(&voice, hint)), false)
            }
        }
    }
}
