//! Practising one's mistakes in a replayed game: the position of each is put before the player again,
//! who tries moves until one is as good as the best one. Nothing shows what followed in the game.

mod page;

use eframe::egui::Context;
use tabletop::{
    BySide, Entered, Fault, Played, Practice, Review, Seat, Session, Setup, TrialJob, TrialStatus,
};

use super::fault_kind::FaultKind;
use super::play::{Play, Refused, waker};
use super::replay_page::ReplayPage;
use super::table_game::TableGame;
use crate::audio::{Cue, Sound};
use crate::settings::Settings;
use crate::ui::theme::durations;

/// The practice on the screen.
pub(super) struct PracticePage<G: TableGame> {
    /// The replay with the review of the game, to which the practice returns.
    replay: Box<ReplayPage<G>>,
    origin: Origin,
    /// The positions, once the review is complete.
    practice: Option<Practice<G>>,
    play: Play<G>,
    stage: Stage<G>,
    job: Option<TrialJob<G>>,
}

/// What the player sees of the current position.
enum Stage<G: TableGame> {
    /// The player is to try a move.
    Asked,
    /// The engine judges this move, or it is still in motion.
    Tried(G::Move),
    /// The replies to a worse move are played; the seconds until the next one.
    Replying(Vec<G::Move>, f32),
    /// The move is not the best, and this number of replies have been played.
    Worse(usize),
    /// The move could not be judged.
    Unchecked,
    /// The move is as good as the best one.
    Right(G::Move),
    /// The solution has been played.
    Solution(G::Move),
}

/// Where the practice was opened, and where leaving it leads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// The game on the table.
    Game,
    /// The replay, and whether that returns to the game on the table.
    Replay(bool),
}

/// A step that leads on.
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
    pub(super) fn new(ctx: &Context, mut replay: Box<ReplayPage<G>>, origin: Origin) -> Self {
        replay.begin_review(ctx);
        let play = on_trial(ctx, replay.replay.game().clone(), replay.replay.setup());
        let (practice, stage, job) = (None, Stage::Asked, None);
        let mut page = PracticePage { replay, origin, practice, play, stage, job };
        page.begin(ctx);
        page
    }

    /// Starts the practice if the review is complete.
    fn begin(&mut self, ctx: &Context) {
        if self.practice.is_some() || self.replay.review().is_none() {
            return;
        }
        let setup = self.replay.replay.setup();
        let is_listed = |fault: &Fault<G::Move>| {
            let side = self.replay.entry(fault).and_then(Entered::side);
            setup.persons() == 0 || side.is_some_and(|side| setup.seats[side] == Seat::Person)
        };
        let faults = self.replay.faults().into_iter().map(|(fault, _)| fault).filter(is_listed);
        let game = self.replay.replay.game().clone();
        self.practice = Some(Practice::new(game, faults.collect()));
        self.put_up(ctx);
    }

    /// Shows the current position, untouched.
    fn put_up(&mut self, ctx: &Context) {
        if let Some(practice) = &self.practice {
            self.play = on_trial(ctx, practice.before(), self.replay.replay.setup());
        }
        (self.stage, self.job) = (Stage::Asked, None);
    }

    /// Closes the practice. Returns the replay, and where leaving leads.
    pub(super) fn into_replay(self) -> (Box<ReplayPage<G>>, Origin) {
        (self.replay, self.origin)
    }

    pub(super) fn replay(&self) -> &ReplayPage<G> {
        &self.replay
    }

    /// Returns the game on the board.
    pub(super) fn play(&self) -> &Play<G> {
        &self.play
    }

    /// Stops saying why a move was refused.
    pub(super) fn forget_refusal(&mut self) {
        self.play.forget_refusal();
    }

    /// Says why a move is refused.
    pub(super) fn refuse(&mut self, why: Refused<G::Illegal>) {
        self.play.refuse(why);
    }

    /// Returns whether the player may try a move now.
    pub(super) fn may_try(&self) -> bool {
        self.fault().is_some() && matches!(self.stage, Stage::Asked)
    }

    fn fault(&self) -> Option<Fault<G::Move>> {
        self.practice.as_ref()?.fault()
    }

    /// Returns what kind of mistake the current position is about.
    fn kind(&self) -> Option<FaultKind> {
        let now = self.fault()?;
        self.replay.faults().into_iter().find(|(fault, _)| *fault == now).map(|(_, kind)| kind)
    }

    fn can_try_again(&self) -> bool {
        matches!(self.stage, Stage::Worse(_) | Stage::Unchecked)
    }

    /// Tries a move, and lets the engine judge it. Returns whether it was legal.
    pub(super) fn try_move(&mut self, ctx: &Context, mv: G::Move) -> bool {
        if !self.may_try() {
            return false;
        }
        let before = self.play.session().game().clone();
        let is_legal = self.play.play(mv);
        if is_legal {
            self.stage = Stage::Tried(mv);
            let engine = tabletop::default_analysis_engine::<G>();
            self.job = TrialJob::start(before, mv, engine, waker(ctx));
        }
        is_legal
    }

    /// Gives a hint for the current position, after a wrong try, too.
    pub(super) fn give_hint(&mut self, ctx: &Context) {
        if self.can_try_again() {
            self.put_up(ctx);
        }
        if self.may_try()
            && let Some(practice) = &mut self.practice
        {
            practice.give_hint();
        }
    }

    /// Plays the solution of the current position.
    pub(super) fn show_solution(&mut self, ctx: &Context) {
        if !self.may_try() && !self.can_try_again() {
            return;
        }
        if let Some(mv) = self.practice.as_mut().and_then(Practice::show_solution) {
            self.put_up(ctx);
            self.play.play(mv);
            self.stage = Stage::Solution(mv);
        }
    }

    /// Takes a step that stays in the practice.
    pub(super) fn step(&mut self, ctx: &Context, step: PracticeStep) {
        let Some(practice) = &mut self.practice else { return };
        match step {
            PracticeStep::Next => drop(practice.advance()),
            PracticeStep::Repeat => practice.repeat_missed(),
            PracticeStep::TryAgain | PracticeStep::Review | PracticeStep::Leave => {}
        }
        self.put_up(ctx);
    }

    /// Advances the board by `seconds`, and receives the review and the verdict on a try. Returns the
    /// sounds to play, and the review once it is complete.
    pub(super) fn tick(
        &mut self,
        ctx: &Context,
        seconds: f32,
        settings: &Settings,
    ) -> (Vec<Cue>, Option<Review<G>>) {
        let review = self.replay.tick(ctx, 0.0);
        self.begin(ctx);
        let mut cues = self.play.tick(ctx, seconds, settings);
        if self.play.moving().is_some() {
            return (cues, review);
        }
        match &mut self.stage {
            Stage::Tried(mv) => {
                let mv = *mv;
                cues.extend(self.follow_trial(mv, settings).map(Cue::from));
                ctx.request_repaint_after_secs(durations::UNANIMATED_TURN);
            }
            Stage::Replying(_, wait) => {
                *wait -= seconds;
                let left = *wait;
                match left <= 0.0 {
                    true => self.reply(settings),
                    false => ctx.request_repaint_after_secs(left),
                }
            }
            _ => {}
        }
        (cues, review)
    }

    /// Takes over the judgement of the tried move. Returns the sound of the result.
    fn follow_trial(&mut self, mv: G::Move, settings: &Settings) -> Option<Sound> {
        let status = self.job.as_mut().map_or(TrialStatus::Failed, TrialJob::poll);
        let trial = match status {
            TrialStatus::Nothing => return None,
            TrialStatus::Done(trial) => trial,
            TrialStatus::Failed => {
                log::warn!("the try {mv} could not be judged");
                self.stage = Stage::Unchecked;
                return Some(Sound::Refusal);
            }
        };
        let is_right = self.practice.as_mut().is_some_and(|practice| practice.tried(&trial));
        self.stage = match is_right {
            true => Stage::Right(mv),
            false => Stage::Replying(trial.replies, pause(settings)),
        };
        is_right.then_some(Sound::YourTurn)
    }

    /// Plays the next reply. After the last one, the try is worse.
    fn reply(&mut self, settings: &Settings) {
        let Stage::Replying(replies, wait) = &mut self.stage else { return };
        *wait = pause(settings);
        let before = self.practice.as_ref().map_or(0, |practice| practice.before().turn_count());
        let played = self.play.session().game().turn_count().saturating_sub(before + 1);
        match replies.get(played) {
            Some(reply) => drop(self.play.play(*reply)),
            None => {
                self.stage = Stage::Worse(played);
                // The expected result says why.
                self.play.evaluate(true);
            }
        }
    }
}

/// Returns the seconds before a move that the player does not make.
fn pause(settings: &Settings) -> f32 {
    let factor = settings.speed.factor();
    factor.map_or(durations::UNANIMATED_TURN, |factor| durations::BEFORE_REPLY / factor)
}

/// Returns `game` with persons on both sides, so that no computer moves, and without an evaluation.
fn on_trial<G: TableGame>(ctx: &Context, game: G::Match, setup: &Setup) -> Play<G> {
    let setup = Setup { seats: BySide::from_fn(2, |_| Seat::Person), ..setup.clone() };
    let engine = tabletop::default_move_engine::<G>();
    let mut play = Play::new(Session::from_game(setup, game, waker(ctx), engine));
    play.evaluate(false);
    play
}
