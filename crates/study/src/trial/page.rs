//! The page on which the player tries moves: the bar, the board with what its players hold, and the panel in
//! which a teacher speaks.

use eframe::egui::{Id, Rect, RichText, TextStyle, Ui, vec2};
use table::board::{BoardUi, Keyboard, Scene, SeatStatus, Showing, TaskLayout, Touched};
use table::page::{BarButton, bar_with};
use tabletop::GameMatch;
use ui_kit::speech::say_text;
use ui_kit::theme::touch;
use window::widgets::{cut_to_fit, strong, width_of};
use window::{Command, RoomView};

use super::board::{Requested, TrialAction, TrialView};
use super::panel::Panel;

/// The font size of the heading, how many times larger it is at most, and the room around it.
const HEADING: f32 = 16.0;
const LARGEST: f32 = 1.4;
const AROUND: f32 = 8.0;

/// Returns the source of what the teacher says to screen readers.
pub(crate) fn teacher() -> Id {
    Id::unique("teacher")
}

/// Draws the bar of a page on which something is sought: a hint and the solution are offered while that `is_open`.
/// Returns the command that was pressed.
pub fn usual_bar(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    is_open: bool,
    heading: Option<[String; 2]>,
) -> Option<Command> {
    let buttons = [
        BarButton::new(Command::Back, true),
        BarButton::after_gap(Command::Hint, is_open),
        BarButton::new(Command::Solution, is_open),
    ];
    let heading = heading.as_ref().map(|texts| texts.each_ref().map(String::as_str));
    task_bar(ui, rect, view, &buttons, heading, |_| {})
}

/// Draws a bar with a heading in a long and a short form, of which that is shown which has room, and with what
/// `more_widgets` draws before it. Returns the command that was pressed.
pub(crate) fn task_bar(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    buttons: &[BarButton],
    heading: Option<[&str; 2]>,
    more_widgets: impl FnOnce(&mut Ui),
) -> Option<Command> {
    let text = |text: &str| strong(text).size(HEADING);
    let least = heading.map_or(0.0, |[_, short]| width_of(ui, text(short), TextStyle::Body));
    bar_with(ui, rect, view, buttons, least + 2.0 * AROUND, |ui, beside| {
        more_widgets(ui);
        let Some([long, short]) = heading else { return };
        ui.add_space(AROUND);
        // The short heading hides the switches of sound if there is no room for both; the long one never does.
        let room = ui.available_width();
        let room = if room - beside >= least { room - beside } else { room };
        ui.allocate_ui_with_layout(vec2(room, touch::target(ui)), *ui.layout(), |ui| {
            ui.set_width(room);
            let fits = |text: &RichText| width_of(ui, text.clone(), TextStyle::Body) <= room;
            let larger = HEADING * view.text_scale.clamp(1.0, LARGEST);
            let all = [(long, larger), (short, larger), (long, HEADING), (short, HEADING)];
            let mut all = all.into_iter().map(|(heading, size)| text(heading).size(size));
            let shown = all.find(fits).unwrap_or_else(|| text(short));
            cut_to_fit(ui, shown);
        });
    })
}

impl<G: BoardUi, S: Clone> TrialView<'_, G, S> {
    /// Draws the page. `typed` is what the player types of a move.
    pub fn show(&self, ui: &mut Ui, typed: &Keyboard) -> Requested<G, S> {
        let RoomView { words, toast, text_scale, language, .. } = self.room;
        let TaskLayout { page, panel, is_beside } =
            TaskLayout::of::<G>(ui.ctx(), ui.max_rect(), self.setup.sides());
        let mut action = (self.bar)(ui, page.bar);
        let live = self.live_game();
        let played = live.shown_game();
        let can_play = self.may_try && live.can_play();
        let mut scene = Scene {
            can_play,
            setup: self.setup,
            chosen: live.chosen,
            previews: self.previews,
            hinted: self.hinted,
            hinted_part: self.hinted_part,
            marks: self.marks.clone(),
            targets: self.targets.clone(),
            ..Scene::new(&self.room, self.seen, Showing::Live(live), &played)
        };
        let asks_press = self.targets.as_ref().is_some_and(|targets| !targets.is_empty());
        let rests = !self.may_try && !asks_press;
        scene.stores =
            G::seats(ui, &page, &scene, &|_| SeatStatus { rests, ..SeatStatus::default() });
        let Touched { pressed, hot, armed, .. } = G::board(ui, page.board, &scene);
        action = pressed.map(TrialAction::from).or(action);
        let entries = played.entries().len();
        let typed = typed.sentence::<G>(ui.ctx(), entries, live.chosen.is_some(), words);
        let (text, warns) = &self.said;
        let asks = can_play && !self.tells_mover;
        let state = G::words(language).beside_task(&played, self.seen.look, asks);
        let state = state.filter(|_| !live.presenter().is_moving() && !warns);
        let text = state.map_or(text.clone(), |state| format!("{text} {state}"));
        say_text(ui.ctx(), teacher(), &text);
        let instead = toast.or(typed.as_deref());
        if let Some(instead) = instead {
            say_text(ui.ctx(), Id::unique("instead of the teacher"), instead);
        }
        let panel_view = Panel {
            text: instead.unwrap_or(&text),
            warns: *warns && instead.is_none(),
            text_scale,
            success: self.success.as_ref().filter(|_| instead.is_none()),
            steps: self.steps.iter().map(|(label, _)| label.as_str()).collect(),
            has_main: self.has_main,
            when: self.when.as_ref(),
        };
        let step = panel_view.show(ui, panel, is_beside);
        let step = step.and_then(|index| self.steps.get(index));
        let step = step.map(|(_, step)| TrialAction::Step(step.clone()));
        (step.or(action), [hot, armed])
    }
}
