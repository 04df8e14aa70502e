//! The screen of a puzzle, which lies over the page of the puzzles, whatever the game.

use eframe::egui::Ui;
use jiff::civil::Date;
use table::board::Keyboard;
use table::game::state;
use table::words::Voice;
use tabletop::storage::Errands;
use tabletop::training::{Rated, Trainer};
use tabletop::{FoundHint, GameMatch, Job, JobStatus, seek_hint};
use window::together::cover;
use window::{Action, Command, Parts, RoomView, Screen, ScreenContext, Under, is, waker};

use super::live_puzzle::LivePuzzle;
use super::of_class::InRow;
use super::puzzles::{PuzzleKey, Puzzles};
use super::told::{PuzzleStep, Told};
use crate::training::{OpenTraining, share_day, with_trainer};
use crate::trial;
use crate::trial::{TrialAction, TrialScreen, TrialTask, TrialView, usual_bar};

/// A puzzle that is open.
pub struct OpenPuzzle<G: Puzzles> {
    puzzle: LivePuzzle<G>,
    typed: Keyboard,
    /// Whether the result is recorded, and how it changed the rating.
    recorded: Option<Option<Rated>>,
    reason: Reason<G>,
    /// Its place in the row that the child solves with its class, if it does.
    in_row: Option<InRow>,
}

/// Why the first move is right, which the engine looks for once the puzzle is over.
enum Reason<G: Puzzles> {
    Unsought,
    Seeking(Job<FoundHint<G>>),
    Found(FoundHint<G>),
    Unknown,
}

impl<G: Puzzles> OpenPuzzle<G> {
    /// Opens a puzzle, as that of `day` if that is given. Returns `None` if there is no such puzzle.
    pub fn new(key: PuzzleKey, day: Option<Date>, context: &ScreenContext<'_>) -> Option<Self> {
        let surface = G::surface(context.parts.settings());
        let puzzle = LivePuzzle::open(key, day, surface, waker(context.ctx))?;
        log::debug!("{}: puzzle {}", G::ID, key.id_in::<G>());
        Some(OpenPuzzle {
            puzzle,
            typed: Keyboard::default(),
            recorded: None,
            reason: Reason::Unsought,
            in_row: None,
        })
    }

    /// Opens a puzzle at this place of the row that the child solves with its class.
    pub(super) fn in_row(
        key: PuzzleKey,
        place: InRow,
        context: &ScreenContext<'_>,
    ) -> Option<Self> {
        let page = OpenPuzzle::new(key, None, context)?;
        Some(OpenPuzzle { in_row: Some(place), ..page })
    }

    /// Returns whether the child looks to the front, and solves nothing meanwhile.
    fn rests(&self, parts: &Parts) -> bool {
        self.in_row.is_some() && parts.together.looks_to_front()
    }

    /// Looks for the reason once the puzzle is over, and receives it.
    fn poll_reason(&mut self, context: &ScreenContext<'_>) {
        match &self.reason {
            Reason::Unsought if G::EXPLAINS_PUZZLES && self.puzzle.is_over() => {
                let (start, engine) = (
                    self.puzzle.played().up_to(0),
                    state::<G>(&context.parts.rooms).engines.analysis.clone(),
                );
                let job = seek_hint(start, engine, waker(context.ctx));
                self.reason = job.map_or(Reason::Unknown, Reason::Seeking);
            }
            Reason::Seeking(job) => match job.poll() {
                JobStatus::Nothing => {}
                JobStatus::Report(found) => self.reason = Reason::Found(found),
                JobStatus::Ended => self.reason = Reason::Unknown,
            },
            _ => {}
        }
    }
}

impl<G: Puzzles> TrialScreen for OpenPuzzle<G> {
    type Task = LivePuzzle<G>;
    type Step = PuzzleStep;

    fn task(&mut self) -> (&mut LivePuzzle<G>, &mut Keyboard) {
        (&mut self.puzzle, &mut self.typed)
    }

    fn step_of(command: Command) -> Option<PuzzleStep> {
        match command {
            Command::Hint => Some(PuzzleStep::Hint),
            Command::Solution => Some(PuzzleStep::Solution),
            Command::Back => Some(PuzzleStep::Leave),
            _ => None,
        }
    }

    fn step(&mut self, step: PuzzleStep, context: &mut ScreenContext<'_>) {
        let puzzle = &mut self.puzzle;
        match step {
            PuzzleStep::Hint => puzzle.give_hint(),
            PuzzleStep::Solution => puzzle.show_solution(),
            PuzzleStep::TryAgain => puzzle.try_again(),
            PuzzleStep::Follow => puzzle.follow(),
            PuzzleStep::Next if let Some(place) = &self.in_row => match place.next(context) {
                Some(next) => *self = next,
                None => context.leave(),
            },
            PuzzleStep::Next => {
                let next = context
                    .with_below::<OpenTraining<G>>()
                    .and_then(|(page, context)| page.next_puzzle(&context));
                match next {
                    Some(next) => context.open(Box::new(next)),
                    None => context.leave(),
                }
            }
            PuzzleStep::Leave => {
                if self.in_row.is_some() {
                    context.parts.together.step_out();
                }
                context.leave();
            }
            PuzzleStep::Share => {
                if let Some(day) = puzzle.day() {
                    share_day::<G>(puzzle.key().set, day, context);
                }
            }
        }
    }
}

impl<G: Puzzles> Screen for OpenPuzzle<G> {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        if self.rests(parts) {
            cover(ui, parts.words());
            return None;
        }
        let id = self.puzzle.key().id_in::<G>();
        let training = parts.trainers.training(G::ID).filter(|_| self.in_row.is_none());
        let connection =
            self.in_row.as_ref().and_then(|_| parts.together.connection(parts.words()));
        let room = parts.room_view()?;
        let room = RoomView { toast: connection.as_deref().or(room.toast), ..room };
        let seen = self.puzzle.seen(ui.ctx(), ui.max_rect(), room.settings);
        let tries = self.puzzle.tries();
        let told = Told {
            room,
            voice: Voice::new::<G>(room.words, tries.setup(), seen),
            puzzle: &self.puzzle,
            rated: self.recorded.flatten(),
            comes_back: training.and_then(|known| known.comes_back(&id)),
            streak: training.map_or(0, |known| known.streak().0),
            hint: match &self.reason {
                Reason::Found(found) => Some(&found.hint),
                _ => None,
            },
        };
        let is_moving = self.puzzle.live_game().presenter().is_moving();
        let now = (self.puzzle.key(), self.puzzle.day(), self.puzzle.stage());
        let may_try = self.puzzle.may_try();
        let is_open = may_try || self.puzzle.can_try_again();
        let heading = match &self.in_row {
            Some(place) => place.heading(context),
            None => told.heading(),
        };
        let bar = |ui: &mut Ui, rect| {
            usual_bar(ui, rect, &room, is_open, Some(heading.clone())).map(TrialAction::from)
        };
        let view = TrialView {
            room,
            tries,
            setup: tries.setup(),
            seen,
            may_try,
            bar: &bar,
            previews: false,
            hinted: told.hinted(),
            hinted_part: told.hinted_part(),
            marks: Vec::new(),
            targets: None,
            success: told.success(),
            said: told.now(),
            tells_mover: true,
            steps: told.steps(),
            has_main: true,
            when: (!is_moving).then(|| format!("{now:?}")),
        };
        let (action, [hot, armed]) = view.show(ui, &self.typed);
        self.puzzle.tries_mut().live_mut().set_pointed(hot, armed);
        self.carry_out(action?, context)
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.rests(context.parts) && !matches!(action, Action::Do(Command::Back)) {
            return Some(action);
        }
        self.act_on_task(action, context)
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        self.advance_task(seconds, context);
    }

    /// Records and saves the result as soon as it is decided.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        if self.in_row.as_ref().is_some_and(|place| !place.goes_on(context)) {
            return context.leave();
        }
        self.poll_reason(context);
        let solved = self.puzzle.outcome().filter(|_| self.recorded.is_none());
        let Some(solved) = solved else { return };
        if let Some(place) = &self.in_row {
            self.recorded = Some(None);
            return place.count(solved, context);
        }
        let attempt = self.puzzle.attempt(solved, context.parts.trainers.today());
        let add = |trainer: &mut Trainer, errands: &Errands| trainer.add(attempt, errands);
        self.recorded = Some(with_trainer::<G, _>(context, add));
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        if self.rests(context.parts) {
            return None;
        }
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

    fn position(&self, _parts: &Parts) -> Option<String> {
        Some(self.puzzle.played().position().to_string())
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if self.in_row.is_some() {
            return Under::Stays;
        }
        if is::<OpenPuzzle<G>>(above) { Under::IsLeft } else { Under::AllAreLeft }
    }
}
