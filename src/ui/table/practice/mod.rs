//! The page on which players practise their mistakes in a replayed game. It holds the replay with the
//! review of the game while it is open.

mod page;

use eframe::egui::Context;
use tabletop::{Entered, Fault, Practice, Review, Seat};

use super::play::waker;
use super::replay_page::ReplayPage;
use super::review::FaultKind;
use super::table_game::TableGame;
use crate::audio::Cue;
use crate::settings::Settings;
use crate::ui::live::{LiveGame, LivePractice, Refused, TryStage, request_next_frame};

/// The practice on the screen.
pub(super) struct PracticePage<G: TableGame> {
    /// The replay with the review of the game.
    replay: Box<ReplayPage<G>>,
    live: LivePractice<G>,
    /// Whether the review is not complete yet.
    awaits_review: bool,
}

/// What the player can do next.
#[derive(Clone, Copy)]
pub(super) enum PracticeStep {
    TryAgain,
    Next,
    /// Start again with the positions that were not solved at once.
    Repeat,
    /// Show the review of the game.
    Review,
    Leave,
}

impl<G: TableGame> PracticePage<G> {
    /// Opens the practice of a replayed game as soon as its review is complete; starts the review if
    /// there is none.
    pub(super) fn new(ctx: &Context, mut replay: Box<ReplayPage<G>>) -> Self {
        replay.begin_review(ctx);
        let live = practice_of(ctx, &replay, Vec::new());
        let mut page = PracticePage { replay, live, awaits_review: true };
        page.begin(ctx);
        page
    }

    /// Starts the practice if the review is complete.
    fn begin(&mut self, ctx: &Context) {
        if !self.awaits_review || self.replay.review().is_none() {
            return;
        }
        let setup = self.replay.replay().setup();
        let is_listed = |fault: &Fault<G::Move>| {
            let side = self.replay.entry(fault).and_then(Entered::side);
            setup.persons() == 0 || side.is_some_and(|side| setup.seats[side] == Seat::Person)
        };
        let faults = self.replay.faults().into_iter().map(|(fault, _)| fault).filter(is_listed);
        self.live = practice_of(ctx, &self.replay, faults.collect());
        self.awaits_review = false;
    }

    pub(super) fn replay(&self) -> &ReplayPage<G> {
        &self.replay
    }

    pub(super) fn replay_mut(&mut self) -> &mut ReplayPage<G> {
        &mut self.replay
    }

    /// Returns the game on the board.
    pub(super) fn game(&self) -> &LiveGame<G> {
        self.live.live_game()
    }

    /// Stops saying why a move was refused.
    pub(super) fn forget_refusal(&mut self) {
        self.live.live_game_mut().presenter_mut().clear_refusal();
    }

    /// Says why a move is refused.
    pub(super) fn refuse(&mut self, why: Refused<G::Illegal>) {
        self.live.live_game_mut().presenter_mut().refuse(why, None);
    }

    /// Returns whether the player may try a move now.
    pub(super) fn may_try(&self) -> bool {
        self.live.may_try()
    }

    /// Returns what kind of mistake the current position is about.
    fn kind(&self) -> Option<FaultKind> {
        let now = self.live.fault()?;
        self.replay.faults().into_iter().find(|(fault, _)| *fault == now).map(|(_, kind)| kind)
    }

    /// Tries a move, and lets the engine judge it. Returns whether it was legal.
    pub(super) fn try_move(&mut self, mv: G::Move) -> bool {
        self.live.play(mv, tabletop::default_analysis_engine::<G>())
    }

    /// Gives a hint for the current position, after a wrong try, too.
    pub(super) fn give_hint(&mut self) {
        self.live.give_hint();
    }

    /// Plays the solution of the current position.
    pub(super) fn show_solution(&mut self) {
        self.live.show_solution();
    }

    /// Takes a step that stays in the practice.
    pub(super) fn step(&mut self, step: PracticeStep) {
        match step {
            PracticeStep::Next => self.live.advance(),
            PracticeStep::Repeat => self.live.repeat_missed(),
            PracticeStep::TryAgain => self.live.try_again(),
            PracticeStep::Review | PracticeStep::Leave => {}
        }
    }

    /// Advances the board by `seconds`, and receives the review and the verdict on a try. Returns the
    /// sounds to play, and the review once it is complete.
    pub(super) fn tick(
        &mut self,
        ctx: &Context,
        seconds: f32,
        settings: &Settings,
    ) -> (Vec<Cue>, Option<Review<G>>) {
        let review = self.replay.poll_review();
        self.begin(ctx);
        self.live.set_surface(settings.table(G::ID).look);
        let cues = self.live.tick(seconds, settings.speed);
        // The expected result says why a try is worse.
        let is_worse = matches!(self.live.stage(), TryStage::Worse(_));
        self.live.live_game_mut().set_following(is_worse);
        let is_moving = self.game().presenter().is_moving();
        request_next_frame(ctx, is_moving, self.live.next_change_in());
        (cues, review)
    }
}

/// Returns the practice of `faults` in the game of `replay`.
fn practice_of<G: TableGame>(
    ctx: &Context,
    replay: &ReplayPage<G>,
    faults: Vec<Fault<G::Move>>,
) -> LivePractice<G> {
    let (setup, game) = (replay.replay().setup().clone(), replay.replay().game().clone());
    LivePractice::new(Practice::new(game, faults), setup, 0, waker(ctx))
}
