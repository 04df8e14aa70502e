//! The board of Ô ăn quan on which the player tries moves.

use audio::Surface;
use eframe::egui::{Context, Rect, Ui};
use frame::parts::{Parts, surface_of};
use frame::screen::board_keys::keys_of_tries;
use frame::table::{
    BoardKey, BoardView, Drawn, Keyboard, PageLayout, Pressed, Requested, Scene, SeatStatus,
    Showing, Touched, TrialAction, TrialBoard, TrialView, Voice, toolbar,
};
use frame::{Action, Command, RoomView};
use live::Tries;
use oanquan::Cell;
use settings::Settings;
use tabletop::Side;

use super::game_line::narrate_motion;
use super::refusal;
use crate::OAnQuan;
use crate::controller::{AnalysisEngine, Refusal, Setup};
use crate::room::board::{BoardLayout, is_cell};
use crate::room::live_game::{LiveGame, PlayedOAnQuan, Refused};
use crate::room::own;
use crate::room::tries::{self, Bar, Said};

impl TrialBoard for OAnQuan {
    type Typed = Keyboard;

    const REFUSES_IN_PANEL: bool = true;

    fn surface(settings: &Settings) -> Surface {
        surface_of(settings)
    }

    fn seen(
        ctx: &Context,
        room: Rect,
        setup: &Setup,
        _settings: &Settings,
        near: Side,
    ) -> BoardView {
        let (areas, _) = tries::areas(ctx, room, setup.sides());
        let seating = BoardLayout::new(areas.board, setup.sides(), near).seating();
        BoardView { look: 0, near, upright: seating.is_upright() }
    }

    fn analysis_engine(parts: &Parts) -> AnalysisEngine {
        own(parts).engines.analysis.clone()
    }

    fn show_trial<S: Clone>(
        ui: &mut Ui,
        view: &TrialView<'_, Self, S>,
        typed: &mut Keyboard,
    ) -> Requested<Self, S> {
        let RoomView { words, settings, toast, letters, .. } = view.room;
        let (setup, live_game) = (view.tries.setup(), view.live_game());
        let (areas, panel) = tries::areas(ui.ctx(), ui.max_rect(), setup.sides());
        let layout = PageLayout::from(areas);
        let bar = Bar { words, settings, is_open: view.is_open, heading: view.heading.clone() };
        let pressed = toolbar(ui, layout.bar, |ui| bar.show(ui, layout.bar.width()));
        let mut action = pressed.map(|command| TrialAction::Do(Action::Do(command)));
        let played = live_game.shown_game();
        let board = BoardView::lying(0, setup.near_side());
        let mut scene = Scene {
            can_play: view.may_try && live_game.can_play(),
            setup,
            chosen: live_game.chosen,
            previews: view.previews,
            hinted_part: view.hinted_part,
            ..Scene::new(&view.room, board, Showing::Live(live_game), &played)
        };
        scene.stores = Self::seats(ui, &layout, &scene, &|_| SeatStatus::default());
        let Touched { pressed, hot, armed, .. } = Self::board(ui, layout.board, &scene);
        action = pressed.map(on_trial).or(action);
        let is_chosen = live_game.chosen.is_some();
        let typed = typed.shown_before_sign(played.entries().len(), is_chosen, words);
        let said = match toast {
            Some(toast) => Said { text: toast, warns: false, letters, success: None },
            None if let Some(typed) = &typed => {
                Said { text: typed, warns: false, letters, success: None }
            }
            None => {
                let success = view.success.as_ref();
                Said { text: &view.said.0, warns: view.said.1, letters, success }
            }
        };
        let (steps, when) = (view.steps.clone(), view.when.clone());
        let step =
            tries::panel(ui, panel, &said, |ui| tries::steps(ui, steps, view.has_main, when));
        (step.map(TrialAction::Step).or(action), [hot, armed])
    }

    fn moving(voice: &Voice<'_>, live_game: &LiveGame) -> Option<String> {
        narrate_motion(voice.words, voice.setup, live_game)
    }

    fn trial_keys<S>(
        ctx: &Context,
        tries: &mut Tries<Self>,
        _seen: BoardView,
        may_try: bool,
        typed: &mut Keyboard,
    ) -> Option<TrialAction<Self, S>> {
        let live_game = tries.live();
        if may_try && live_game.can_play() {
            let (game, chosen) = (live_game.session().game(), live_game.chosen);
            match typed.signs::<Self>(ctx, game, chosen) {
                Some(BoardKey::Play(mv)) => return Some(TrialAction::Play(mv)),
                Some(BoardKey::RefuseMove(why)) => {
                    return Some(TrialAction::Refuse(Refused::Move(Refusal::Illegal(why))));
                }
                Some(BoardKey::Refuse(text)) => {
                    return Some(TrialAction::Refuse(Refused::Unknown(text)));
                }
                Some(BoardKey::Choose | BoardKey::AfterCommand | BoardKey::TurnBack(_)) => {
                    ctx.request_repaint()
                }
                None => {}
            }
        }
        let leave = Action::Do(Command::Back);
        keys_of_tries(ctx, tries.live_mut(), leave).map(TrialAction::Do)
    }

    fn has_focus(ctx: &Context, _played: &oanquan::Game) -> bool {
        ctx.memory(|memory| memory.focused()).is_some_and(is_cell)
    }

    fn press(live_game: &mut LiveGame, cell: Cell) -> bool {
        live_game.press(cell);
        live_game.presenter().refusal().is_some()
    }

    fn refusal(room: &RoomView<'_>, voice: &Voice<'_>, live_game: &LiveGame) -> Option<String> {
        let refused = live_game.presenter().refusal()?;
        Some(refusal(room.words, refused, voice.setup.sides()))
    }
}

/// Returns what a press on the board means on such a page.
pub(super) fn on_trial<S>(pressed: Pressed<OAnQuan>) -> TrialAction<OAnQuan, S> {
    match pressed {
        Pressed::Choice(Some(cell)) => TrialAction::Choose(Some(cell)),
        Pressed::Choice(None) => TrialAction::Do(Action::ClearChoice),
        Pressed::Move(mv) => TrialAction::Play(mv),
        Pressed::Rest => TrialAction::Do(Action::FinishMotion),
    }
}
