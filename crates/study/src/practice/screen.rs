//! The screen on which players practise their mistakes, whatever the game. It lies over the replay with
//! the review of the game, to which it returns.

use audio::Cue;
use eframe::egui::{Context, Rect, Ui};
use live::{LivePractice, Tries, TryStage};
use settings::{Settings, Speed};
use table::board::Keyboard;
use table::game::{TableGame, board_view};
use table::review::Whose;
use table::screens::ReplayScreen;
use table::words::{Viewpoint, Voice};
use tabletop::{AnalysisEngine, Fault, Practice};
use window::{Action, Change, Command, Parts, Screen, ScreenContext, Under, is, waker};

use super::closing::closing;
use super::told::{PracticeStep, Told, counts_points};
use crate::trial;
use crate::trial::{TrialAction, TrialScreen, TrialTask, TrialView, usual_bar};

/// A practice that is open, over the replay of the game.
pub struct OpenPractice<G: TableGame> {
    live: LivePractice<G>,
    typed: Keyboard,
    whose: Whose,
    /// Whether the review is not complete yet.
    awaits_review: bool,
    /// Whether leaving leads to where the replay was opened, not to the replay.
    leaves_replay: bool,
}

impl<G: TableGame> OpenPractice<G> {
    /// Opens the practice of the faults in the replayed game, as soon as its review is complete.
    /// Starts the review if there is none. `leaves_replay` is whether leaving leads to where
    /// the replay was opened.
    pub fn new(
        replay: &mut ReplayScreen<G>,
        whose: Whose,
        leaves_replay: bool,
        context: &ScreenContext<'_>,
    ) -> Self {
        let review = replay.review();
        if review.found().is_none() && review.progress().is_none() {
            replay.begin_review(context);
        }
        let (live, typed) = (live_practice(replay, Vec::new(), context), Keyboard::default());
        let mut open = OpenPractice { live, typed, whose, awaits_review: true, leaves_replay };
        open.begin(replay, context);
        open
    }

    /// Starts the practice if the review is complete.
    fn begin(&mut self, replay: &ReplayScreen<G>, context: &ScreenContext<'_>) {
        let Some(faults) = self.faults(replay).filter(|_| self.awaits_review) else {
            return;
        };
        log::info!("practice of {} faults", faults.len());
        self.live = live_practice(replay, faults, context);
        self.awaits_review = false;
    }

    /// Returns the faults to practise, or `None` without a complete review.
    fn faults(&self, replay: &ReplayScreen<G>) -> Option<Vec<Fault<G::Move>>> {
        let (state, replay) = (replay.review(), replay.replay());
        let review = state.found()?;
        let persons = state.faults_of_persons(replay.setup(), replay.game())?;
        let is_listed = |fault: &Fault<G::Move>| match self.whose {
            Whose::All => true,
            Whose::Persons => replay.setup().persons() == 0 || persons.contains(&fault.turn),
        };
        Some(review.faults().into_iter().filter(is_listed).collect())
    }

    /// Draws the page. Returns what the player requested.
    fn draw(
        &mut self,
        ui: &mut Ui,
        replay: &ReplayScreen<G>,
        parts: &Parts,
    ) -> Option<TrialAction<G, PracticeStep>> {
        let (room, live) = (parts.room_view()?, &self.live);
        if live.fault().is_none() && !self.awaits_review {
            return closing(ui, room.words, live).map(TrialAction::Step);
        }
        let seen = live.seen(ui.ctx(), ui.max_rect(), room.settings);
        let (tries, may_try) = (live.tries(), live.may_try());
        let told = Told {
            room,
            voice: Voice::new::<G>(room.words, tries.setup(), seen),
            live,
            review: replay.review(),
            awaits_review: self.awaits_review,
        };
        let (number, _) = live.practice().progress();
        let is_moving = tries.live().presenter().is_moving();
        let (is_open, heading) = (may_try || live.can_try_again(), told.heading());
        let bar = |ui: &mut Ui, rect| {
            usual_bar(ui, rect, &room, is_open, heading.clone()).map(TrialAction::from)
        };
        let view = TrialView {
            room,
            tries,
            setup: tries.setup(),
            seen,
            may_try,
            bar: &bar,
            previews: may_try && room.settings.previews(tries.setup().strongest()),
            hinted: told.hinted(),
            hinted_part: told.hinted_part(),
            marks: Vec::new(),
            targets: None,
            success: None,
            said: told.now(),
            tells_mover: false,
            steps: told.steps(),
            has_main: !may_try,
            when: (!is_moving).then(|| format!("{number} {:?}", live.stage())),
        };
        let (action, [hot, armed]) = view.show(ui, &self.typed);
        self.live.tries_mut().live_mut().set_pointed(hot, armed);
        action
    }
}

/// Returns the practice of faults in the replayed game.
fn live_practice<G: TableGame>(
    replay: &ReplayScreen<G>,
    faults: Vec<Fault<G::Move>>,
    context: &ScreenContext<'_>,
) -> LivePractice<G> {
    let (setup, game) = (replay.replay().setup().clone(), replay.replay().game().clone());
    let surface = G::surface(context.parts.settings());
    LivePractice::new(Practice::new(game, faults), setup, surface, waker(context.ctx))
}

impl<G: TableGame> TrialTask for LivePractice<G> {
    type Game = G;

    fn tries(&self) -> &Tries<G> {
        self.tries()
    }

    fn tries_mut(&mut self) -> &mut Tries<G> {
        self.tries_mut()
    }

    fn seen(&self, ctx: &Context, room: Rect, settings: &Settings) -> Viewpoint {
        let setup = self.tries().setup();
        let near = board_view(setup, settings.table(G::ID)).near;
        trial::seen::<G>(ctx, room, setup, settings, near)
    }

    fn may_try(&self) -> bool {
        self.may_try()
    }

    fn try_again(&mut self) {
        self.try_again();
    }

    fn try_move(&mut self, mv: G::Move, engine: AnalysisEngine<G>) -> bool {
        self.play(mv, engine)
    }

    /// In a game without points, the expected result says why a try is worse.
    fn tick(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let cues = self.tick(seconds, speed);
        let is_worse = matches!(self.stage(), TryStage::Worse(_));
        let live_game = self.tries_mut().live_mut();
        let follows = is_worse && !counts_points::<G>(live_game.session().game());
        live_game.set_following(follows);
        cues
    }

    fn next_change_in(&self) -> Option<f32> {
        self.next_change_in()
    }
}

impl<G: TableGame> TrialScreen for OpenPractice<G> {
    type Task = LivePractice<G>;
    type Step = PracticeStep;

    fn task(&mut self) -> (&mut LivePractice<G>, &mut Keyboard) {
        (&mut self.live, &mut self.typed)
    }

    fn step_of(command: Command) -> Option<PracticeStep> {
        match command {
            Command::Hint => Some(PracticeStep::Hint),
            Command::Solution => Some(PracticeStep::Solution),
            Command::Back => Some(PracticeStep::Leave),
            _ => None,
        }
    }

    fn step(&mut self, step: PracticeStep, context: &mut ScreenContext<'_>) {
        match step {
            PracticeStep::Hint => self.live.give_hint(),
            PracticeStep::Solution => self.live.show_solution(),
            PracticeStep::TryAgain => self.live.try_again(),
            PracticeStep::Follow => self.live.follow(),
            PracticeStep::Next => self.live.advance(),
            PracticeStep::Repeat => self.live.repeat_missed(),
            PracticeStep::Review => {
                if let Some((replay, mut context)) = context.with_below::<ReplayScreen<G>>() {
                    replay.show_first_fault(&mut context);
                }
                context.leave();
            }
            PracticeStep::Leave => {
                context.leave();
                if self.leaves_replay
                    && let Some((replay, mut context)) = context.with_below::<ReplayScreen<G>>()
                {
                    replay.close(&mut context);
                }
            }
        }
        context.ctx.request_repaint();
    }
}

impl<G: TableGame> Screen for OpenPractice<G> {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let (replay, below) = context.with_below::<ReplayScreen<G>>()?;
        let action = self.draw(ui, replay, below.parts)?;
        self.carry_out(action, context)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        self.act_on_task(action, context)
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        self.advance_task(seconds, context);
    }

    /// Takes over and saves a finished review, and starts the practice with it.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        if let Some((replay, mut context)) = context.with_below::<ReplayScreen<G>>() {
            replay.poll_review(&mut context);
            self.begin(replay, &context);
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        self.task_keys(context)
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        trial::handles_key(command)
    }

    fn has_board(&self) -> bool {
        true
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn stays_with_game(&self) -> bool {
        true
    }

    fn follow_change(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        if let Some((replay, mut context)) = context.with_below::<ReplayScreen<G>>() {
            Screen::follow_change(replay, change, &mut context);
        }
    }

    fn uses_page_below(&self) -> bool {
        true
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<ReplayScreen<G>>(above) { Under::IsLeft } else { Under::AllAreLeft }
    }
}
