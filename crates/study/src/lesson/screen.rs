//! The screen of a lesson, whatever the game.

use eframe::egui::{Context, Key, Modifiers, Rect, Ui, UiBuilder};
use messages::RoomId;
use table::board::{Keyboard, move_id};
use tabletop::TaskProgress;
use ui_kit::theme::sizes;
use window::together::cover;
use window::{Action, Command, Parts, RoomView, Screen, ScreenContext, Under, waker};

use super::lesson_ui::{LessonAction, LessonOf, LessonUi, LessonView};
use super::live_lesson::LiveLesson;
use super::of_class;
use super::told::LessonTold;
use crate::trial::{TrialScreen, TrialTask, TrialView};

/// A lesson that is open.
pub struct OpenLesson<G: LessonUi> {
    live: LiveLesson<G>,
    typed: Keyboard,
    /// The step that leads on from the task, once it is done.
    next: Option<LessonAction<G::Link>>,
    /// What a class does, if the child does the lesson with it.
    run: Option<RoomId>,
}

impl<G: LessonUi> OpenLesson<G> {
    /// Opens a lesson at its task.
    pub fn new(lesson: LessonOf<G>, context: &ScreenContext<'_>) -> Self {
        log::debug!("{}: lesson {:?}, step {}", G::ID, lesson.topic(), lesson.step());
        let surface = G::lesson_surface(&lesson, context.parts.settings());
        let live = LiveLesson::new(lesson, surface, waker(context.ctx));
        OpenLesson { live, typed: Keyboard::default(), next: None, run: None }
    }

    /// Opens a lesson that the child does with its class.
    pub(super) fn of_class(lesson: LessonOf<G>, run: RoomId, context: &ScreenContext<'_>) -> Self {
        OpenLesson { run: Some(run), ..OpenLesson::new(lesson, context) }
    }

    /// Returns whether the child looks to the front, and does nothing meanwhile.
    fn rests(&self, parts: &Parts) -> bool {
        self.run.is_some() && parts.together.looks_to_front()
    }

    /// Remembers how far the learner is: on this device or, if the class does the lesson, there.
    fn remember(&self, context: &mut ScreenContext<'_>) {
        if self.run.is_none() {
            G::remember(&self.live, context);
        } else if self.live.progress() == TaskProgress::Done {
            let is_solved = !self.live.was_shown();
            context.parts.together.count_task(self.live.lesson().step(), is_solved);
        }
    }

    /// Leaves the lesson for the page below it.
    fn go_back(&self, context: &mut ScreenContext<'_>) {
        if self.run.is_some() && !self.is_complete() {
            context.parts.together.step_out();
        }
        context.leave();
    }

    /// Returns the lesson on the screen.
    pub fn live(&self) -> &LiveLesson<G> {
        &self.live
    }

    /// Returns the lesson on the screen, mutably.
    pub fn live_mut(&mut self) -> &mut LiveLesson<G> {
        &mut self.live
    }

    /// Returns whether all tasks are done.
    pub fn is_complete(&self) -> bool {
        self.live.lesson().is_complete()
    }

    /// Starts another lesson in place of this one.
    pub fn begin(&mut self, lesson: LessonOf<G>, context: &ScreenContext<'_>) {
        *self = OpenLesson::new(lesson, context);
    }
}

/// Returns whether a spot of the board of `played` has the keyboard focus.
fn has_focus<G: LessonUi>(ctx: &Context, played: &G::Match) -> bool {
    let focus = ctx.memory(|memory| memory.focused());
    let has_it =
        |focus| G::is_spot(focus) || G::spots(played).iter().any(|it| move_id(it) == focus);
    focus.is_some_and(has_it)
}

impl<G: LessonUi> TrialScreen for OpenLesson<G> {
    type Task = LiveLesson<G>;
    type Step = LessonAction<G::Link>;

    fn task(&mut self) -> (&mut LiveLesson<G>, &mut Keyboard) {
        (&mut self.live, &mut self.typed)
    }

    fn step_of(command: Command) -> Option<LessonAction<G::Link>> {
        G::link_of(command).map(LessonAction::Link)
    }

    fn step(&mut self, step: LessonAction<G::Link>, context: &mut ScreenContext<'_>) {
        match step {
            LessonAction::Next => {
                if !self.live.advance() && self.is_complete() {
                    match self.run {
                        Some(_) => self.go_back(context),
                        None => G::go_on(self, context),
                    }
                }
            }
            LessonAction::Again => self.live.again(),
            LessonAction::Solution => self.live.show_solution(),
            LessonAction::Link(_) if self.run.is_some() => {}
            LessonAction::Link(link) => G::follow(self, link, context),
        }
        self.remember(context);
        context.ctx.request_repaint();
    }
}

impl<G: LessonUi> Screen for OpenLesson<G> {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        if self.rests(parts) {
            cover(ui, parts.words());
            return None;
        }
        let connection = self.run.and_then(|_| parts.together.connection(parts.words()));
        let room = parts.room_view()?;
        let room = RoomView { toast: connection.as_deref().or(room.toast), ..room };
        let live = &self.live;
        let lesson = live.lesson();
        let is_of_class = self.run.is_some();
        // All rows but the last one lie above the room of a page with a bar of one row.
        let place = ui.max_rect();
        let rows = match is_of_class {
            true => 1,
            false => G::lesson_rows(ui.ctx(), lesson, place.size()),
        };
        let below = place.with_min_y(place.top() + (rows - 1) as f32 * sizes::BAR);
        let seen = live.seen(ui.ctx(), below, room.settings);
        let voice = live.voice(room.words, seen);
        let told = LessonTold { room, voice, live, game_waits: G::game_waits(parts) };
        let is_done = live.progress() == TaskProgress::Done;
        let steps = match is_of_class && is_done && lesson.is_complete() {
            true => vec![(room.words.class.to_class.to_owned(), LessonAction::Next)],
            false => told.steps(),
        };
        self.next = steps.first().filter(|_| is_done).map(|(_, step)| step.clone());
        let players = G::players(room.words);
        // While pieces move because of a try, the text speaks of that.
        let is_try = live.live_game().presenter().is_moving() && !live.is_preparing();
        let marks = if is_try || live.is_wrong() { Vec::new() } else { G::marks(live) };
        let main = steps.first().filter(|(_, step)| !matches!(step, LessonAction::Solution));
        let bar = |ui: &mut Ui, rect: Rect| {
            if is_of_class {
                return of_class::bar::<G>(ui, rect, &room, [lesson.step() + 1, lesson.steps()]);
            }
            let view = LessonView { room, live, seen };
            G::lesson_bar(ui, rect.with_min_y(place.top()), view)
        };
        let view = TrialView {
            room,
            tries: live.tries(),
            setup: players.as_ref().unwrap_or(live.tries().setup()),
            seen,
            may_try: live.may_try(),
            bar: &bar,
            previews: G::shows_previews(lesson) && room.settings.previews(None),
            hinted: None,
            hinted_part: None,
            marks,
            targets: G::targets(lesson),
            success: None,
            said: told.now(),
            // The teacher says what is to be done.
            tells_mover: true,
            has_main: main.is_some(),
            when: main.map(|(label, _)| format!("{:?} {} {label}", lesson.topic(), lesson.step())),
            steps,
        };
        let page = UiBuilder::new().max_rect(below);
        let (action, [hot, armed]) = ui.scope_builder(page, |ui| view.show(ui, &self.typed)).inner;
        self.live.tries_mut().live_mut().set_pointed(hot, armed);
        self.carry_out(action?, context)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        if matches!(action, Action::Do(Command::Back)) {
            self.go_back(context);
            return None;
        }
        if self.rests(context.parts) {
            return Some(action);
        }
        self.act_on_task(action, context)
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        self.advance_task(seconds, context);
        if self.live.progress() == TaskProgress::Done {
            self.remember(context);
        }
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let is_over = self.run.is_some_and(|run| !context.parts.together.does(run));
        if is_over {
            context.leave();
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.rests(context.parts) {
            return None;
        }
        // A click on the board takes the focus from the button.
        if let Some(next) = self.next.clone()
            && (context.ctx.memory(|memory| memory.focused()).is_none()
                || has_focus::<G>(context.ctx, self.live.played()))
            && context.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
        {
            self.next = None;
            self.step(next, context);
            return None;
        }
        self.task_keys(context)
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        G::lesson_key(command) || G::link_of(command).is_some()
    }

    fn has_board(&self) -> bool {
        true
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn previews(&self, parts: &Parts) -> bool {
        parts.settings().previews(None)
    }

    fn stays(&self) -> bool {
        G::STAYS && self.run.is_none() && !self.is_complete()
    }

    fn stays_with_game(&self) -> bool {
        !G::STAYS && self.run.is_none()
    }

    fn is_visit(&self) -> bool {
        true
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if self.run.is_some() {
            return Under::Stays;
        }
        if above.game() == G::ID { Under::IsLeft } else { Under::AllAreLeft }
    }
}
