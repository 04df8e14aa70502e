//! The board on which the player tries moves, of a game at the plain table.

use eframe::egui::{Context, Key, Modifiers, Rect, Ui};
use live::{LiveGame, Refused, Tries};
use settings::Settings;
use tabletop::{AnalysisEngine, Played, Setup, Side};

use super::{Requested, TrialAction, TrialBoard, TrialView};
use crate::action::Action;
use crate::command::Command;
use crate::is_general;
use crate::parts::Parts;
use crate::room::RoomView;
use crate::table::drawn::{Pressed, Scene, Showing};
use crate::table::keyboard::{BoardKey, Keyboard};
use crate::table::move_button::move_id;
use crate::table::parts::BarButton;
use crate::table::spoken::{BoardView, Voice};
use crate::table::task_page::{TaskAction, TaskPage};
use crate::table::{PlainTable, game_page};

impl<G: PlainTable> TrialBoard for G {
    type Typed = Keyboard;

    /// The line below the board says why.
    const REFUSES_IN_PANEL: bool = false;

    /// The game has rules of its own, on a page of its own.
    fn general_key(command: Command) -> bool {
        is_general(command) && command != Command::HowToPlay
    }

    fn surface(settings: &Settings) -> usize {
        settings.table(G::ID).look
    }

    fn seen(
        _ctx: &Context,
        _room: Rect,
        _setup: &Setup,
        settings: &Settings,
        near: Side,
    ) -> BoardView {
        BoardView::lying(G::surface(settings), near)
    }

    fn analysis_engine(_parts: &Parts) -> AnalysisEngine<G> {
        tabletop::default_analysis_engine::<G>()
    }

    fn show_trial<S: Clone>(
        ui: &mut Ui,
        view: &TrialView<'_, G, S>,
        typed: &mut Keyboard,
    ) -> Requested<G, S> {
        let room = &view.room;
        let look = view.seen.look;
        let (live, own) = (view.live_game(), G::words(room.language));
        let played = live.session().game();
        let can_play = view.may_try && live.can_play();
        let scene: Scene<'_, G> = Scene {
            can_play,
            setup: view.tries.setup(),
            chosen: live.chosen,
            hinted: view.hinted,
            hinted_part: view.hinted_part,
            ..Scene::new(room, view.seen, Showing::Live(live), played)
        };
        let position = match played.to_move() {
            Some(_) if !can_play || view.tells_mover => String::new(),
            Some(_) => own.shared().position(played.position(), look),
            None => own.shared().end(played, look),
        };
        let typed = typed.shown::<G>(ui.ctx(), played.entries().len(), room.words);
        let refused = G::refusal(room, &view.voice(), live);
        let line = refused.clone().or(typed).unwrap_or(position);
        let bar = [
            BarButton::new(Command::Back, true),
            BarButton::new(Command::Hint, view.is_open),
            BarButton::new(Command::Solution, view.is_open),
        ];
        let title = view.heading.clone().unwrap_or_else(|| {
            [room.words.practice.learn, room.words.practice.learn].map(str::to_owned)
        });
        let page = TaskPage {
            title: title.each_ref().map(String::as_str),
            text: &view.said.0,
            success: view.success.as_ref(),
            warns: view.said.1,
            steps: view.steps.clone(),
            has_main: view.has_main,
            bar: &bar,
            looks: None,
            scene,
            line: (&line, refused.is_some()),
            occasion: view.when.clone().unwrap_or_default(),
        };
        (page.show(ui, room).map(Into::into), [None; 2])
    }

    fn trial_keys<S>(
        ctx: &Context,
        tries: &mut Tries<G>,
        seen: BoardView,
        may_try: bool,
        typed: &mut Keyboard,
    ) -> Option<TrialAction<G, S>> {
        let live_game = tries.live_mut();
        let entries = live_game.session().game().entries().len();
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            if typed.clear(ctx, entries) || live_game.chosen.take().is_some() {
                return None;
            }
            return Some(TrialAction::Do(Action::Do(Command::Back)));
        }
        let can_play = may_try && live_game.can_play();
        Some(match typed.keys::<G>(ctx, live_game.session().game(), seen, can_play)? {
            BoardKey::Play(mv) => TrialAction::Play(mv),
            BoardKey::RefuseMove(why) => {
                TrialAction::Refuse(Refused::Move(tabletop::Refusal::Illegal(why)))
            }
            BoardKey::Refuse(text) => TrialAction::Refuse(Refused::Unknown(text)),
            BoardKey::TurnBack(command) => TrialAction::Do(Action::Do(command)),
            BoardKey::AfterCommand => TrialAction::Refuse(Refused::AfterCommand),
            BoardKey::Choose => {
                live_game.presenter_mut().clear_refusal();
                ctx.request_repaint();
                return None;
            }
        })
    }

    fn has_focus(ctx: &Context, played: &G::Match) -> bool {
        let focus = ctx.memory(|memory| memory.focused());
        focus.is_some_and(|focus| G::spots(played).iter().any(|spot| move_id(spot) == focus))
    }

    fn press(live_game: &mut LiveGame<G>, spot: G::Spot) -> bool {
        live_game.presenter_mut().clear_refusal();
        live_game.chosen = Some(spot);
        false
    }

    fn refusal(room: &RoomView<'_>, voice: &Voice<'_>, live_game: &LiveGame<G>) -> Option<String> {
        let refused = live_game.presenter().refusal()?;
        Some(game_page::refusal::<G>(refused, live_game.session().game(), voice.view.look, room))
    }
}

impl<G: PlainTable, S> From<TaskAction<G, S>> for TrialAction<G, S> {
    fn from(action: TaskAction<G, S>) -> Self {
        match action {
            TaskAction::Step(step) => TrialAction::Step(step),
            TaskAction::Press(Pressed::Move(mv)) => TrialAction::Play(mv),
            TaskAction::Press(Pressed::Choice(spot)) => TrialAction::Choose(spot),
            TaskAction::Press(Pressed::Rest) => TrialAction::Do(Action::FinishMotion),
            TaskAction::Do(command) => TrialAction::Do(Action::Do(command)),
        }
    }
}
