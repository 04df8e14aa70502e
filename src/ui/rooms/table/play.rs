//! A game in progress at the table: the session, the motion of the last entry, and what is said.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::Context;
use tabletop::{
    BySide, ClockEvent, Departure, Entered, Played, Record, Refusal, Seat, Session, SessionState,
    Side,
};

use super::question::{Answer, Question};
use super::table_game::TableGame;
use super::table_room::heading_of;
use crate::audio::{Cue, Sound};
use crate::settings::Settings;
use crate::ui::theme::durations;

/// A game in progress.
pub(super) struct Play<G: TableGame> {
    session: Session<G>,
    motion: Option<Motion>,
    /// Why the last move was refused, and the seconds for which this is still shown.
    refusal: Option<(Refused<G::Illegal>, f32)>,
    /// The number of entries in the earlier position on the screen.
    viewed: Option<usize>,
    /// The seconds until the computer's next move is accepted.
    wait: f32,
    /// The time for which the game has been on the screen.
    time: Duration,
    /// The last news about the time, and the number of entries then.
    news: Option<(usize, ClockEvent)>,
    /// Whether the end has been announced.
    announced: bool,
    /// The question that is asked.
    question: Option<Question>,
    /// Whether the position is evaluated; `None` leaves that to the settings.
    evaluates: Option<bool>,
}

/// The motion of the last entry.
struct Motion {
    /// The seconds of motion shown so far, and in all.
    shown: f32,
    whole: f32,
    /// The number of sounds played so far.
    sounds: usize,
}

/// Why a move is refused.
#[derive(Clone, PartialEq)]
pub(super) enum Refused<I> {
    /// By the session.
    Move(Refusal<I>),
    /// An earlier position is on the screen.
    LookingBack,
    /// The typed text is no move in any position.
    Unknown(String),
    /// The letter before the typed digit was a command.
    AfterCommand,
    /// The player with this name does not agree that a move is taken back.
    TakeBack(String),
}

impl<G: TableGame> Play<G> {
    pub(super) fn new(session: Session<G>) -> Self {
        let announced = session.game().to_move().is_none();
        Play {
            session,
            motion: None,
            refusal: None,
            viewed: None,
            wait: 0.0,
            time: Duration::ZERO,
            news: None,
            announced,
            question: None,
            evaluates: None,
        }
    }

    /// Resumes a saved game.
    pub(super) fn resume(ctx: &Context, state: SessionState<G>) -> Self {
        let engine = tabletop::default_move_engine::<G>();
        Play::new(Session::resume(state, waker(ctx), engine))
    }

    pub(super) fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Returns the record of the game so far.
    pub(super) fn record(&self) -> Record<G> {
        let heading = heading_of(self.session.setup(), "");
        Record { game: self.session.game().clone(), heading }
    }

    /// Turns the evaluation on or off, whatever the settings say.
    pub(super) fn evaluate(&mut self, on: bool) {
        self.evaluates = Some(on);
    }

    /// Returns the game as the screen shows it: up to the earlier position in view.
    pub(super) fn shown(&self) -> G::Match {
        let game = self.session.game();
        self.viewed.map_or_else(|| game.clone(), |entries| game.up_to(entries))
    }

    /// Returns the number of entries in the position on the screen.
    pub(super) fn shown_entries(&self) -> usize {
        self.viewed.unwrap_or(self.session.game().entries().len())
    }

    pub(super) fn is_looking_back(&self) -> bool {
        self.viewed.is_some()
    }

    /// Shows the position after `entries` entries.
    pub(super) fn view(&mut self, entries: usize) {
        self.motion = None;
        self.refusal = None;
        let all = self.session.game().entries().len();
        self.viewed = (entries < all).then_some(entries);
    }

    /// Returns the share of the motion of the last entry that is over, or `None` at rest.
    pub(super) fn moving(&self) -> Option<f32> {
        let motion = self.motion.as_ref().filter(|_| self.viewed.is_none())?;
        Some((motion.shown / motion.whole).clamp(0.0, 1.0))
    }

    pub(super) fn refusal(&self) -> Option<&Refused<G::Illegal>> {
        self.refusal.as_ref().map(|(refused, _)| refused)
    }

    /// Returns whether a person may choose a move on the screen.
    pub(super) fn can_play(&self) -> bool {
        self.moving().is_none()
            && self.viewed.is_none()
            && self.session.seats().to_move() == Some(Seat::Person)
    }

    /// Plays a move of a person. Returns whether it was legal.
    pub(super) fn play(&mut self, mv: G::Move) -> bool {
        self.refusal = None;
        if self.session.game().to_move().is_none() {
            // The result stays in view.
            return false;
        }
        if self.viewed.is_some() {
            self.refuse(Refused::LookingBack);
            return false;
        }
        self.finish_motion();
        match self.session.play(mv).map(drop) {
            Ok(()) => self.start_motion(),
            Err(why) => self.refuse(Refused::Move(why)),
        }
        self.refusal.is_none()
    }

    pub(super) fn refuse(&mut self, why: Refused<G::Illegal>) {
        self.refusal = Some((why, durations::NOTICE));
    }

    /// Stops saying why a move was refused.
    pub(super) fn forget_refusal(&mut self) {
        self.refusal = None;
    }

    fn start_motion(&mut self) {
        self.viewed = None;
        let last = self.session.game().entries().last();
        let whole = last.map_or(0.0, G::duration);
        self.motion = Some(Motion { shown: 0.0, whole: whole.max(0.01), sounds: 0 });
    }

    /// Brings everything to rest.
    pub(super) fn finish_motion(&mut self) {
        self.motion = None;
    }

    /// Returns the question that is asked.
    pub(super) fn question(&self) -> Option<Question> {
        self.question
    }

    /// Asks whether the person to move, or the only person, gives up.
    pub(super) fn ask_to_resign(&mut self) {
        let mut persons = self.session.seats().persons();
        let side = match (persons.next(), persons.next()) {
            (Some(side), None) => Some(side),
            _ => self.session.game().to_move(),
        };
        drop(persons);
        self.question = side.filter(|_| self.can_resign()).map(Question::Resign);
    }

    /// Takes a move back; between two persons, asks the other one first.
    pub(super) fn ask_to_undo(&mut self) {
        let is_between_persons = self.session.seats().persons().count() == 2;
        let last = self.session.game().entries().last().and_then(Entered::side);
        match last.filter(|_| is_between_persons) {
            Some(side) => {
                self.refusal = None;
                self.question = Some(Question::TakeBack(side));
            }
            None => self.undo(),
        }
    }

    /// Takes over the answer to the question. `names` are the names of the players.
    pub(super) fn answer(&mut self, answer: Answer, names: &BySide<String>) {
        match (self.question.take(), answer) {
            (Some(Question::Resign(side)), Answer::Yes) => {
                if let Err(why) = self.session.depart(Departure::Resigned(side)) {
                    log::warn!("{why}");
                }
                self.finish_motion();
            }
            (Some(Question::TakeBack(_)), Answer::Yes) => self.undo(),
            (Some(Question::TakeBack(side)), Answer::No) => {
                self.refuse(Refused::TakeBack(names[side.next(2)].clone()));
            }
            _ => {}
        }
    }

    pub(super) fn can_resign(&self) -> bool {
        self.session.is_under_way() && self.session.seats().persons().next().is_some()
    }

    fn undo(&mut self) {
        if self.session.undo() {
            self.after_jump();
        }
    }

    pub(super) fn redo(&mut self) {
        if self.session.redo() {
            self.after_jump();
        }
    }

    fn after_jump(&mut self) {
        (self.motion, self.refusal, self.viewed, self.wait) = (None, None, None, 0.0);
        self.announced = self.session.game().to_move().is_none();
    }

    pub(super) fn toggle_hint(&mut self) {
        self.viewed = None;
        self.session.help_mut().toggle_hint();
    }

    pub(super) fn retry(&mut self) {
        self.session.computer_mut().retry();
    }

    pub(super) fn toggle_pause(&mut self) {
        let paused = self.session.computer().is_paused();
        self.session.computer_mut().set_paused(!paused);
    }

    pub(super) fn step(&mut self) {
        self.session.computer_mut().step();
    }

    /// Advances the game and returns the sounds to play.
    pub(super) fn tick(&mut self, ctx: &Context, seconds: f32, settings: &Settings) -> Vec<Cue> {
        let look = settings.table(G::ID).look;
        let mut cues = self.advance_motion(seconds, settings.speed.factor(), look);
        self.wait = (self.wait - seconds).max(0.0);
        cues.extend(self.run_clock(ctx, seconds));
        self.refusal = self.refusal.take().and_then(|(why, left)| {
            let left = left - seconds;
            (left > 0.0).then_some((why, left))
        });
        if self.motion.is_none() && self.wait == 0.0 && self.session.poll().is_some() {
            self.start_motion();
        }
        let chosen = settings.table(G::ID).evaluation && G::SCALE.is_some();
        self.session.help_mut().set_following(self.evaluates.unwrap_or(chosen));
        self.session.help_mut().poll();
        if self.motion.is_none()
            && self.session.game().to_move().is_none()
            && !std::mem::replace(&mut self.announced, true)
        {
            cues.extend(self.sound_of_end().map(Cue::from));
        }
        if self.motion.is_some() {
            ctx.request_repaint();
        } else if let Some((_, left)) = &self.refusal {
            ctx.request_repaint_after_secs(*left);
        } else if self.wait > 0.0 {
            ctx.request_repaint_after_secs(self.wait);
        }
        cues
    }

    /// Runs the clocks for `seconds`. Returns the sound of their news.
    fn run_clock(&mut self, ctx: &Context, seconds: f32) -> Option<Cue> {
        self.time += Duration::from_secs_f32(seconds.max(0.0));
        // The side to move waits for the answer of the other one.
        let waits = matches!(self.question, Some(Question::TakeBack(_)));
        let is_shown = self.motion.is_none() && !waits;
        let attends = self.question.is_none();
        self.session.clock_mut().update(self.time, Duration::ZERO, is_shown, attends);
        if let Some(left) = self.session.clock().until_next_second() {
            ctx.request_repaint_after(left);
        }
        let news = self.session.clock_mut().check()?;
        self.news = Some((self.session.game().entries().len(), news));
        match news {
            ClockEvent::Low(_) | ClockEvent::Over(_) => Some(Sound::ClockLow.into()),
            ClockEvent::Lost(_) => {
                self.viewed = None;
                None
            }
        }
    }

    /// Returns the last news about the time, until the next turn.
    pub(super) fn clock_news(&self) -> Option<ClockEvent> {
        let entries = self.session.game().entries().len();
        self.news.filter(|(said, _)| *said == entries).map(|(_, news)| news)
    }

    /// Advances the motion by `seconds` at `factor` times the normal speed; `None` shows none.
    fn advance_motion(&mut self, seconds: f32, factor: Option<f32>, look: usize) -> Vec<Cue> {
        let (Some(motion), Some(entry)) = (&mut self.motion, self.session.game().entries().last())
        else {
            return Vec::new();
        };
        // Without motion, the move is shown at once.
        let passed = factor.map(|factor| seconds.min(durations::LONGEST_FRAME) * factor);
        motion.shown += passed.unwrap_or(motion.whole);
        let timed = G::cues(entry, look);
        let heard = timed.iter().filter(|timed| timed.at <= motion.shown).count();
        let cues = timed[motion.sounds..heard].iter().map(|timed| timed.cue).collect();
        motion.sounds = heard;
        if motion.shown >= motion.whole {
            self.motion = None;
            let computers_only = self.session.computer().can_pause();
            if factor.is_none() || computers_only {
                self.wait = durations::UNANIMATED_TURN;
            }
        }
        cues
    }

    /// Returns the sound of the end, as the persons hear it.
    fn sound_of_end(&self) -> Option<Sound> {
        let mut persons = (self.session.setup().seats.iter())
            .filter_map(|(side, seat)| (*seat == Seat::Person).then_some(side));
        let winner = self.winner();
        Some(match (persons.next(), persons.next(), winner) {
            (_, _, None) => Sound::Draw,
            (Some(only), None, Some(winner)) if only != winner => Sound::Loss,
            _ => Sound::Win,
        })
    }

    /// Returns the winner of a finished game, or `None` after a draw.
    pub(super) fn winner(&self) -> Option<Side> {
        winner::<G>(self.session.game())
    }
}

/// Returns the side that has won, or `None` without one.
pub(super) fn winner<G: TableGame>(game: &G::Match) -> Option<Side> {
    if game.to_move().is_some() {
        return None;
    }
    let wins = |side: &Side| game.standing(*side).is_win();
    [Side::NEAR, Side::FAR].into_iter().find(wins)
}

/// Returns a function that makes the window draw a frame.
pub(super) fn waker(ctx: &Context) -> tabletop::Waker {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

#[cfg(test)]
mod tests {
    use pebbles::Pebbles;
    use tabletop::{Game, Setup};

    use super::*;
    use crate::settings::Speed;

    #[test]
    fn without_motion_a_move_is_at_rest_even_in_a_frame_of_no_length() {
        let ctx = Context::default();
        let (seats, names) = ([Seat::Person; 2].into(), Setup::no_names(2));
        let setup = Setup { seats, names, first: Side::NEAR, seed: 1 };
        let engine = tabletop::default_move_engine::<Pebbles>();
        let session = Session::new(Pebbles::usual(), setup, waker(&ctx), engine);
        let mut play = Play::new(session);
        assert!(play.play("3".parse().expect("a move")));
        assert_eq!(play.moving(), Some(0.0));
        play.tick(&ctx, 0.0, &Settings { speed: Speed::Off, ..Settings::default() });
        assert_eq!(play.moving(), None);
    }
}
