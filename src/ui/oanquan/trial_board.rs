//! The board of Ô ăn quan on which the player tries moves.

use eframe::egui::{Context, Rect, Ui};
use tabletop::Side;

use crate::audio::Surface;
use crate::controller::{AnalysisEngine, Setup};
use crate::games::OAnQuan;
use crate::rules::Cell;
use crate::settings::Settings;
use crate::ui::app::parts::{Parts, surface_of};
use crate::ui::app::screen::board_keys::keys_of_tries;
use crate::ui::board::BoardLayout;
use crate::ui::command::Command;
use crate::ui::live::Tries;
use crate::ui::live_game::PlayedOAnQuan;
use crate::ui::live_game::{LiveGame, Refused};
use crate::ui::rooms::RoomView;
use crate::ui::screens::tries::{self, Bar, Said};
use crate::ui::screens::{self, Action, FrameContents, GameFrame, OnBoard, Previewed};
use crate::ui::table::{BoardView, Requested, TrialAction, TrialBoard, TrialView, Voice};

impl TrialBoard for OAnQuan {
    type Typed = ();

    const REFUSES_IN_PANEL: bool = true;

    fn surface(settings: &Settings) -> Surface {
        surface_of(settings)
    }

    fn seen(room: Rect, setup: &Setup, _settings: &Settings, near: Side) -> BoardView {
        let (areas, _) = tries::areas(room, setup.sides());
        let seating = BoardLayout::new(areas.board, setup.sides(), near).seating();
        BoardView { look: 0, near, upright: seating.is_upright() }
    }

    fn analysis_engine(parts: &Parts) -> AnalysisEngine {
        parts.engines.analysis.clone()
    }

    fn show_trial<S: Clone>(
        ui: &mut Ui,
        view: &TrialView<'_, Self, S>,
        _typed: &mut (),
    ) -> Requested<Self, S> {
        let RoomView { words, settings, sprites, toast, letters, .. } = view.room;
        let (setup, live_game) = (view.tries.setup(), view.live_game());
        let (shown, presenter) = (live_game.shown(), live_game.presenter());
        let contents = FrameContents { words, sprites, setup, presenter, shown, toast, letters };
        let (areas, panel) = tries::areas(ui.max_rect(), setup.sides());
        let frame = GameFrame::new(areas, contents);
        let bar = Bar { words, settings, is_open: view.is_open, heading: view.heading.clone() };
        let pressed = frame.toolbar(ui, |ui| bar.show(ui, frame.width()));
        let mut action = pressed.map(|command| TrialAction::Do(Action::Do(command)));
        frame.bed(ui);
        let stores = frame.seats(ui, |_, _| (false, None));
        let on_board = OnBoard {
            playable: if view.may_try { live_game.playable() } else { Vec::new() },
            chosen: live_game.chosen,
            hot: live_game.hot(),
            previewed: view
                .previews
                .then(|| Previewed { game: live_game.session().game(), is_undecided: false }),
            ..OnBoard::default()
        };
        let (state, pressed) = frame.board(ui, &stores, on_board);
        action = pressed.map(on_trial).or(action);
        let said = match toast {
            Some(toast) => Said { text: toast, warns: false, letters },
            None => Said { text: &view.said.0, warns: view.said.1, letters },
        };
        let (steps, when) = (view.steps.clone(), view.when.clone());
        let step =
            tries::panel(ui, panel, &said, |ui| tries::steps(ui, steps, view.has_main, when));
        (step.map(TrialAction::Step).or(action), [state.hot, state.armed])
    }

    fn trial_keys<S>(
        ctx: &Context,
        tries: &mut Tries<Self>,
        _seen: BoardView,
        _may_try: bool,
        _typed: &mut (),
    ) -> Option<TrialAction<Self, S>> {
        let leave = Action::Do(Command::Back);
        let action = keys_of_tries(ctx, tries.live_mut(), leave).into_iter().next()?;
        Some(TrialAction::Do(action))
    }

    fn press(live_game: &mut LiveGame, cell: Cell) -> bool {
        live_game.press(cell);
        live_game.presenter().refusal().is_some()
    }

    fn refusal(room: &RoomView<'_>, voice: &Voice<'_>, refused: &Refused) -> String {
        screens::refusal(room.words, refused, voice.setup.sides())
    }
}

/// Returns what an action of the board means on such a page.
pub(super) fn on_trial<S>(action: Action) -> TrialAction<OAnQuan, S> {
    match action {
        Action::Press(cell) => TrialAction::Choose(Some(cell)),
        Action::Play(mv) => TrialAction::Play(mv),
        action => TrialAction::Do(action),
    }
}
