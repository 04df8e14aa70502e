//! The screen on which players practise their mistakes. It lies over the replay with the review of
//! the game, to which it returns.

use eframe::egui::Ui;

use super::super::parts::waker;
use super::board_keys::{act_on_board, keys_of_tries, tries_handle_key};
use super::replay::OpenReplay;
use super::{Parts, Screen, ScreenContext, Under, is};
use crate::audio::{Sound, Surface};
use crate::controller::{Fault, Practice};
use crate::ui::command::Command;
use crate::ui::live::request_next_frame;
use crate::ui::live_game::LivePractice;
use crate::ui::screens::{self, Action, PracticeAction, PracticeScreen, Whose};
use crate::ui::table::my_games::Change;

/// A practice that is open.
pub struct OpenPractice {
    live_practice: LivePractice,
    whose: Whose,
    /// Whether the review is not complete yet.
    awaits_review: bool,
    /// Whether leaving leads to where the replay was opened, not to the replay.
    leaves_replay: bool,
}

impl OpenPractice {
    /// Opens the practice of the faults in the replayed game, as soon as its review is complete.
    /// Starts the review if there is none. `leaves_replay` is whether leaving leads to where
    /// the replay was opened.
    pub fn new(
        replay: &mut OpenReplay,
        whose: Whose,
        leaves_replay: bool,
        context: &ScreenContext<'_>,
    ) -> Self {
        let review = replay.review();
        if review.found().is_none() && review.progress().is_none() {
            replay.begin_review(context);
        }
        let live_practice = live_practice(replay, Vec::new(), context);
        let awaits_review = true;
        let mut open = OpenPractice { live_practice, whose, awaits_review, leaves_replay };
        open.begin(replay, context);
        open
    }

    /// Starts the practice if the review is complete.
    fn begin(&mut self, replay: &OpenReplay, context: &ScreenContext<'_>) {
        let Some(faults) = self.faults(replay).filter(|_| self.awaits_review) else {
            return;
        };
        log::info!("practice of {} faults", faults.len());
        self.live_practice = live_practice(replay, faults, context);
        self.awaits_review = false;
    }

    /// Returns the faults to practise, or `None` without a complete review.
    fn faults(&self, replay: &OpenReplay) -> Option<Vec<Fault>> {
        let (replay, state) = (replay.replay(), replay.review());
        let review = state.found()?;
        let persons = state.faults_of_persons(replay.setup(), replay.game())?;
        let is_listed = |fault: &Fault| match self.whose {
            Whose::All => true,
            Whose::Persons => replay.setup().persons() == 0 || persons.contains(&fault.turn),
        };
        Some(review.faults().into_iter().filter(is_listed).collect())
    }

    fn practise(&mut self, action: PracticeAction, context: &mut ScreenContext<'_>) {
        let live_practice = &mut self.live_practice;
        match action {
            PracticeAction::Hint => live_practice.give_hint(),
            PracticeAction::Solution => live_practice.show_solution(),
            PracticeAction::TryAgain => live_practice.try_again(),
            PracticeAction::Next => live_practice.advance(),
            PracticeAction::Repeat => live_practice.repeat_missed(),
            PracticeAction::Review => {
                if let Some((replay, mut context)) = context.with_below::<OpenReplay>() {
                    replay.show_first_fault(&mut context);
                }
                context.leave();
            }
            PracticeAction::Leave => {
                context.leave();
                if self.leaves_replay
                    && let Some((replay, mut context)) = context.with_below::<OpenReplay>()
                {
                    replay.close(&mut context);
                    context.ctx.request_repaint();
                }
            }
        }
    }
}

/// Returns the practice of faults in the replayed game.
fn live_practice(
    replay: &OpenReplay,
    faults: Vec<Fault>,
    context: &ScreenContext<'_>,
) -> LivePractice {
    let (setup, game) = (replay.replay().setup().clone(), replay.replay().game().clone());
    let practice = Practice::new(game, faults);
    LivePractice::new(practice, setup, context.parts.surface(), waker(context.ctx))
}

impl Screen for OpenPractice {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let (replay, context) = context.with_below::<OpenReplay>()?;
        let parts = &*context.parts;
        let screen = PracticeScreen {
            words: parts.words(),
            settings: parts.settings(),
            live_practice: &self.live_practice,
            review: self.awaits_review.then_some(replay.review()),
            sprites: parts.sprites()?,
            toast: parts.toast(),
            letters: parts.letters(),
        };
        let (action, state) = screens::practice(ui, &screen);
        self.live_practice.live_game_mut().set_pointed(state.hot, state.armed);
        action
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Hint) => self.practise(PracticeAction::Hint, context),
            Action::Practise(action) => self.practise(action, context),
            Action::Press(cell) => {
                if self.live_practice.press(cell) {
                    context.parts.sound.play(Sound::Refusal);
                }
            }
            Action::Play(mv) => {
                let engine = context.parts.engines.analysis.clone();
                self.live_practice.play(mv, engine);
            }
            action => {
                let live_game = self.live_practice.live_game_mut();
                return act_on_board(action, live_game, context.ctx, &context.parts.sound);
            }
        }
        None
    }

    fn advance(&mut self, seconds: f64, context: &mut ScreenContext<'_>) {
        let (live_practice, parts) = (&mut self.live_practice, &*context.parts);
        parts.sound.play_all(live_practice.tick(seconds as f32, parts.settings().speed));
        let is_moving = live_practice.live_game().presenter().is_moving();
        request_next_frame(context.ctx, is_moving, live_practice.next_change_in());
    }

    /// Takes over and saves a finished review, and starts the practice with it.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        if let Some((replay, mut context)) = context.with_below::<OpenReplay>() {
            replay.poll_review(&mut context);
            self.begin(replay, &context);
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Vec<Action> {
        keys_of_tries(
            context.ctx,
            self.live_practice.live_game_mut(),
            Action::Practise(PracticeAction::Leave),
        )
    }

    fn handles_key(&self, command: Command, _parts: &Parts) -> bool {
        tries_handle_key(command)
    }

    fn has_board(&self) -> bool {
        true
    }

    fn set_surface(&mut self, surface: Surface) {
        self.live_practice.set_surface(surface);
    }

    fn follow_change(&mut self, change: &Change, context: &mut ScreenContext<'_>) {
        if let Some((replay, mut context)) = context.with_below::<OpenReplay>() {
            replay.follow_change(change, &mut context);
        }
    }

    fn under(&self, above: &dyn Screen) -> Under {
        if is::<OpenReplay>(above) { Under::IsLeft } else { Under::AllAreLeft }
    }
}
