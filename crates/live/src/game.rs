//! A game in progress on the screen: the session, what the window shows of it, and the player's
//! current choice. No drawing.

use std::collections::VecDeque;

use audio::Sound;
use basics::Speed;
use tabletop::{
    ClockEvent, Departure, Evaluation, GameEntry, GameMatch, Refusal, Seat, Session, Step,
};
use ui_kit::theme::durations;

use super::{Line, Motion, Moving, Presenter, Refused, Seen, TickOutcome};

/// A game on the screen.
pub struct LiveGame<G: Moving> {
    pub(super) session: Session<G>,
    pub(super) presenter: Presenter<G>,
    /// The spot with which the person has begun a move.
    pub chosen: Option<G::Spot>,
    /// The spot whose arrows are shown because of the pointer.
    hot: Option<G::Spot>,
    /// The spot whose arrows are shown.
    armed: Option<G::Spot>,
    /// The evaluation of the position on the screen.
    evaluation: Option<Evaluation<G::Analysis>>,
    /// The turns that a hint expects, while they are on the screen.
    pub(super) line: Option<Line<G>>,
    /// The seconds until the computer's next turn is accepted.
    wait: f32,
    /// Whether a computer has played since the last signal that it is a person's turn.
    answered: bool,
    /// The last news about the time, and the number of turns played then.
    pub(super) clock_event: Option<(usize, ClockEvent)>,
    /// Whether the player to move is elsewhere, and the move comes from there.
    is_away: bool,
    /// The steps that have come from another device, the next one first.
    pub(super) coming: VecDeque<Step<G::Move>>,
}

impl<G: Moving> LiveGame<G> {
    /// Creates a game on the screen. `surface` is what the pieces lie on.
    pub fn new(session: Session<G>, surface: G::Surface) -> Self {
        let seen = Seen { near: session.setup().near_side(), surface };
        let presenter = Presenter::new(session.game(), group(&session), seen);
        let (chosen, hot, armed) = (None, None, None);
        let (evaluation, line, wait, answered, clock_event) = (None, None, 0.0, false, None);
        LiveGame {
            session,
            presenter,
            chosen,
            hot,
            armed,
            evaluation,
            line,
            wait,
            answered,
            clock_event,
            is_away: false,
            coming: VecDeque::new(),
        }
    }

    /// Sets whether the player to move is elsewhere. Nobody moves here then.
    pub fn set_away(&mut self, is_away: bool) {
        self.is_away = is_away;
    }

    /// Returns the session.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Lets `change` change the session. If that changes the game, the window shows the new
    /// position without motion.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Session<G>) -> T) -> T {
        let (steps, position) = (self.steps(), self.session.position().clone());
        let result = change(&mut self.session);
        if self.steps() != steps || *self.session.position() != position {
            self.reset();
        }
        result
    }

    /// Sets whether the positions of the game are evaluated. The game stays as it is.
    pub fn set_following(&mut self, follows: bool) {
        self.session.help_mut().set_following(follows);
    }

    /// Returns what the window shows of the game.
    pub fn presenter(&self) -> &Presenter<G> {
        &self.presenter
    }

    /// Returns what the window shows of the game, to change how it shows it.
    pub fn presenter_mut(&mut self) -> &mut Presenter<G> {
        &mut self.presenter
    }

    /// Returns the number of the last turns that form a group, which is marked on the board and can be
    /// shown again: those since the last person's turn, or the last turn if only people or only
    /// computers play.
    pub fn group(&self) -> usize {
        group(&self.session)
    }

    /// Returns the game up to the position on the screen.
    pub fn shown_game(&self) -> G::Match {
        let game = self.session.game();
        self.presenter.viewed_entries().map_or_else(|| game.clone(), |entries| game.up_to(entries))
    }

    /// Returns the number of entries before the position on the screen.
    pub fn shown_entries(&self) -> usize {
        self.presenter.viewed_entries().unwrap_or(self.steps())
    }

    /// Shows the position after `entries` entries. After the last one, that is the current position.
    pub fn view_entries(&mut self, entries: usize) {
        self.clear_choice();
        self.presenter.view_entries(self.session.game(), entries);
    }

    /// Shows the position after `turns` turns. After the last turn, that is the current position.
    pub fn view_turn(&mut self, turns: usize) {
        self.clear_choice();
        self.presenter.view_turn(self.session.game(), turns);
    }

    /// Shows the position one turn earlier.
    pub fn view_earlier(&mut self) {
        let shown = self.presenter.viewed_turn().unwrap_or(self.session.game().turn_count());
        if shown > 0 {
            self.view_turn(shown - 1);
        }
    }

    /// Shows the position one turn later.
    pub fn view_later(&mut self) {
        if let Some(shown) = self.presenter.viewed_turn() {
            self.view_turn(shown + 1);
        }
    }

    /// Returns whether the screen waits for the computer. Thinking during a motion does not count.
    pub fn is_thinking(&self) -> bool {
        !self.presenter.is_moving() && self.session.computer().is_thinking()
    }

    /// Returns the seconds until the next change while nothing moves, or `None` if there is
    /// none.
    pub fn next_change_in(&self) -> Option<f32> {
        let wait = (self.wait > 0.0).then_some(self.wait);
        let changes = [self.presenter.notice_left(), wait, self.next_change_of_line()];
        changes.into_iter().flatten().reduce(f32::min)
    }

    /// Returns the spot whose ways to go on, such as arrows, are shown because of the pointer.
    pub fn hot(&self) -> Option<G::Spot> {
        self.hot
    }

    /// Sets the spots `hot`, whose arrows are shown because of the pointer, and `armed`, whose
    /// arrows are shown. A new choice removes the notice of a refusal.
    pub fn set_pointed(&mut self, hot: Option<G::Spot>, armed: Option<G::Spot>) {
        self.hot = hot;
        if self.armed != armed && armed.is_some() {
            self.presenter.clear_refusal();
        }
        self.armed = armed;
    }

    /// Returns whether nobody is to move because the game, or the round of a match, is over.
    pub fn is_over(&self) -> bool {
        self.session.game().to_move().is_none()
    }

    /// Returns whether the game, or the round of a match, is over and its end has been shown.
    pub fn has_result(&self) -> bool {
        !self.presenter.is_moving() && self.is_over()
    }

    /// Returns whether a person may choose a move now.
    pub fn is_persons_turn(&self) -> bool {
        !self.presenter.is_moving() && self.session.seats().to_move() == Some(Seat::Person)
    }

    /// Returns whether a person may choose a move in the position on the screen.
    pub fn can_play(&self) -> bool {
        self.is_persons_turn() && !self.is_away && self.presenter.viewed_entries().is_none()
    }

    /// Advances the game by `seconds`. A computer's move that the caller does not yet accept, by
    /// `accepts`, is not played.
    pub fn advance(
        &mut self,
        seconds: f32,
        speed: Speed,
        accepts: impl FnOnce(&Session<G>, G::Move) -> bool,
    ) -> TickOutcome {
        let mut outcome = TickOutcome::default();
        self.wait = (self.wait - seconds).max(0.0);
        if let Some(cues) = self.presenter.advance(seconds, speed) {
            outcome.cues = cues;
            self.wait = self.pause_before_reply(speed);
        }
        if !self.presenter.is_moving()
            && self.wait == 0.0
            && let Some(mv) = self.session.find()
        {
            if !accepts(&self.session, mv) {
                outcome.is_undecided = true;
            } else if self.session.computer().agrees_to_stop() {
                self.depart(Departure::Stopped);
            } else if self.session.poll().is_some() {
                self.show_last_entry();
                self.answered = true;
            }
        }
        if !self.presenter.is_moving() && self.wait == 0.0 && self.take_coming() {
            self.answered = true;
        }
        if self.is_persons_turn() {
            self.presenter.motion_mut().prepare_turn(self.session.game());
        }
        let is_moving = self.presenter.is_moving();
        // People who share the board need no signal after each other's turns.
        if !is_moving && std::mem::take(&mut self.answered) && self.is_persons_turn() {
            outcome.cues.push(Sound::YourTurn.into());
        }
        outcome.offer_reply = self.session.offer_mut().poll();
        self.session.help_mut().poll();
        outcome.cues.extend(self.advance_line(seconds, speed));
        if !is_moving {
            // The evaluation must not run ahead of the motion.
            self.evaluation = self.session.help().evaluation().cloned();
        }
        outcome.game_over = self.presenter.take_end();
        if outcome.game_over {
            self.presenter.view_current();
        }
        outcome
    }

    /// Returns the seconds for which a turn stays on the screen before a computer's reply.
    fn pause_before_reply(&self, speed: Speed) -> f32 {
        match (self.session.seats().to_move(), speed.factor()) {
            (_, None) => durations::UNANIMATED_TURN,
            (Some(Seat::Computer(_) | Seat::Fitting(_)), Some(factor)) => {
                durations::BEFORE_REPLY / factor
            }
            (_, Some(_)) => 0.0,
        }
    }

    /// Returns why a person may not choose a move in the position on the screen, whatever the move.
    pub fn refusal_of_all(&self) -> Option<Refused<G::Illegal>> {
        match self.session.seats().to_move() {
            _ if self.presenter.viewed_entries().is_some() => Some(Refused::LookingBack),
            Some(_) if self.is_away => Some(Refused::Away),
            Some(Seat::Away) => Some(Refused::NotYourTurn),
            Some(Seat::Computer(_) | Seat::Fitting(_)) if self.session.computer().can_pause() => {
                Some(Refused::Watching)
            }
            Some(Seat::Computer(_) | Seat::Fitting(_)) => {
                Some(Refused::Move(Refusal::ComputersTurn))
            }
            _ => None,
        }
    }

    /// Plays a move, or shows why it is refused. Returns whether it was played.
    pub fn play(&mut self, mv: G::Move) -> bool {
        self.clear_choice();
        if self.presenter.viewed_entries().is_some() {
            self.presenter.refuse(Refused::LookingBack, Some(G::spot(mv)));
            return false;
        }
        if self.is_over() {
            // The result stays in view.
            return false;
        }
        if self.is_away {
            self.presenter.refuse(Refused::Away, Some(G::spot(mv)));
            return false;
        }
        if self.session.seats().to_move() == Some(Seat::Away) {
            self.presenter.refuse(Refused::NotYourTurn, Some(G::spot(mv)));
            return false;
        }
        match self.session.play(mv).map(drop) {
            Ok(()) => self.show_last_entry(),
            Err(refusal) => self.presenter.refuse(Refused::Move(refusal), Some(G::spot(mv))),
        }
        self.presenter.refusal().is_none()
    }

    /// Clears the choice, and stops showing what a hint expects.
    pub fn clear_choice(&mut self) {
        (self.chosen, self.hot, self.line) = (None, None, None);
        self.presenter.clear_refusal();
    }

    /// Shows or hides the hint for the person to move, in place of what the person has chosen.
    pub fn toggle_hint(&mut self) {
        self.clear_choice();
        self.presenter.view_current();
        self.session.help_mut().toggle_hint();
    }

    /// Returns the hint to show now.
    pub fn hint(&self) -> Option<&G::Hint> {
        self.session.help().hint().filter(|_| self.can_play())
    }

    /// Returns the evaluation, if it is on and known.
    pub fn evaluation(&self) -> Option<&Evaluation<G::Analysis>> {
        self.evaluation.as_ref()
    }

    /// Begins the next round of a match and shows its beginning.
    pub fn begin_round(&mut self) {
        self.clear_choice();
        self.presenter.view_current();
        if self.session.begin_round() {
            self.show_last_entry();
        }
    }

    /// Shows the last group of turns again.
    pub fn show_again(&mut self) {
        self.clear_choice();
        self.presenter.view_current();
        self.presenter.motion_mut().show_again();
    }

    /// Lets the computers play a single turn. What moves comes to rest first.
    pub fn step(&mut self) {
        if self.session.computer().can_pause() && !self.is_over() {
            self.presenter.finish_motion();
            self.clear_choice();
            self.wait = 0.0;
            self.session.computer_mut().step();
        }
    }

    /// Makes the computer move at once.
    pub fn move_now(&mut self) {
        self.presenter.finish_motion();
        self.wait = 0.0;
        self.session.computer().move_now();
    }

    /// Returns the number of turns, departures and rounds.
    fn steps(&self) -> usize {
        self.session.game().entries().len()
    }

    /// Starts to play out the last turn, departure or round.
    pub(super) fn show_last_entry(&mut self) {
        let game = self.session.game();
        if let Some(entry) = game.entries().last() {
            if let (Some(side), Step::Move(mv)) = (entry.side(), entry.step()) {
                log::debug!("turn: side {side} plays {mv}");
            }
            let opens = group(&self.session) == 1;
            self.presenter.play_out(entry, opens, game.to_move().is_none());
        }
    }

    fn reset(&mut self) {
        self.clear_choice();
        self.presenter.reset(self.session.game(), group(&self.session));
        (self.wait, self.answered, self.clock_event) = (0.0, false, None);
    }
}

/// Returns the number of turns in the last [group](LiveGame::group).
pub(super) fn group<G: Moving>(session: &Session<G>) -> usize {
    let (game, seats) = (session.game(), &session.setup().seats);
    let played = game.turn_count() - G::turns_before_round(game, game.entries().len());
    let is_turn = |entry: &&G::Entry| matches!(entry.step(), Step::Move(_));
    let turns = game.entries().iter().rev().filter(is_turn).take(played);
    let by_computer =
        |entry: &&G::Entry| entry.side().is_some_and(|side| seats[side] != Seat::Person);
    // With computers only, every turn is a group.
    let several = match session.seats().persons().next() {
        None => 1,
        Some(_) => turns.take_while(by_computer).count().max(1),
    };
    several.min(played)
}
