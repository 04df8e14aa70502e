//! The game on the screen: the session, what the window shows of it, and the player's current
//! choice. No drawing.

mod departure;

use crate::audio::{Sound, Surface};
use crate::controller::{
    ClockEvent, Evaluation, Hint, Refusal, Seat, Session, depends_on_empty_quan, with_empty_quan,
};
use crate::rules::{Cell, Departure, Direction, EmptyQuan, Move, Turn};
use crate::settings::{Settings, Speed};

use super::motion::Stage;
use super::presenter::{ChoiceRefusal, Presenter, TickOutcome};
use super::shown::{Begun, Shown};
use super::theme::durations;

/// A game on the screen.
pub struct LiveGame {
    session: Session,
    presenter: Presenter,
    /// The cell that the person has chosen.
    pub chosen: Option<Cell>,
    /// The cell whose arrows are shown because of the pointer.
    hot: Option<Cell>,
    /// The cell whose arrows are shown.
    armed: Option<Cell>,
    /// The evaluation of the position on the screen.
    evaluation: Option<Evaluation>,
    /// The seconds until the computer's next turn is accepted.
    wait: f32,
    /// Whether a computer has played since the last signal that it is a person's turn.
    answered: bool,
    /// The last news about the time, and the number of turns played then.
    clock_event: Option<(usize, ClockEvent)>,
}

/// Returns whether the player is still to choose what an empty quan cell does in this game: a game
/// with a person, under the rule that nobody has chosen.
pub fn is_empty_quan_open(settings: &Settings, session: &Session) -> bool {
    let rules = session.game().rules();
    !settings.rules_asked
        && rules.empty_quan == EmptyQuan::Stops
        && *rules == settings.rules
        && session.setup().persons() > 0
}

impl LiveGame {
    /// Creates a game on the screen. `surface` is what the stones fall on.
    pub fn new(session: Session, surface: Surface) -> Self {
        let presenter = Presenter::new(session.setup(), session.game(), round(&session), surface);
        let (chosen, hot, armed) = (None, None, None);
        let (evaluation, wait, answered, clock_event) = (None, 0.0, false, None);
        LiveGame { session, presenter, chosen, hot, armed, evaluation, wait, answered, clock_event }
    }

    /// Returns the session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Lets `change` change the session. If that changes the game, the window shows the new
    /// position without motion.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Session) -> T) -> T {
        let (steps, position) = (self.steps(), self.session.position().clone());
        let result = change(&mut self.session);
        if self.steps() != steps || *self.session.position() != position {
            self.reset();
        }
        result
    }

    /// Returns what the window shows of the game.
    pub fn presenter(&self) -> &Presenter {
        &self.presenter
    }

    /// Returns what the window shows of the game, to change how it shows it.
    pub fn presenter_mut(&mut self) -> &mut Presenter {
        &mut self.presenter
    }

    /// Returns the game as far as the window shows it. The marked turns are those since the last
    /// person's turn, or the last turn if only people or only computers play.
    pub fn shown(&self) -> Shown<'_> {
        let game = self.session.game();
        let (turns, to_come) = (game.turn_count(), self.presenter.current_stage().turns_left());
        let steps_at_rest = game.entries_before_turn(turns.saturating_sub(to_come) + 1);
        let begun = Begun { turns, steps_at_rest, turns_seen: 0 };
        self.presenter.shown(game, begun, round(&self.session))
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

    /// Returns whether the screen waits for the computer. Thinking while stones move does not
    /// count.
    pub fn is_thinking(&self) -> bool {
        !self.presenter.is_moving() && self.session.computer().is_thinking()
    }

    /// Returns the seconds until the next change while nothing moves, or `None` if there is
    /// none.
    pub fn is_waiting(&self) -> Option<f32> {
        let wait = (self.wait > 0.0).then_some(self.wait);
        [self.presenter.notice_left(), wait].into_iter().flatten().reduce(f32::min)
    }

    /// Returns the cell whose arrows are shown because of the pointer.
    pub fn hot(&self) -> Option<Cell> {
        self.hot
    }

    /// Sets the cells `hot`, whose arrows are shown because of the pointer, and `armed`, whose
    /// arrows are shown. A new choice removes the notice of a refusal.
    pub fn set_pointed_cells(&mut self, hot: Option<Cell>, armed: Option<Cell>) {
        self.hot = hot;
        if self.armed != armed && armed.is_some() {
            self.presenter.clear_refusal();
        }
        self.armed = armed;
    }

    /// Returns whether the game, or the round of a match, is over and its end has been shown.
    pub fn has_result(&self) -> bool {
        !self.presenter.is_moving() && self.session.game().end().is_some()
    }

    /// Returns whether a person may choose a move now.
    pub fn is_persons_turn(&self) -> bool {
        !self.presenter.is_moving() && self.session.seats().to_move() == Some(Seat::Person)
    }

    /// Returns the cells that the person to move may lift.
    pub fn playable(&self) -> Vec<Cell> {
        if !self.is_persons_turn() || self.presenter.viewed_turn().is_some() {
            return Vec::new();
        }
        let moves = self.session.game().legal_moves();
        let mut cells: Vec<Cell> = moves.iter().map(|mv| mv.cell).collect();
        cells.dedup();
        cells
    }

    /// Advances the game by `seconds`. If the player is still `to_choose` what an empty quan cell
    /// does, a computer's move that depends on it is not played.
    pub fn tick(&mut self, seconds: f32, speed: Speed, to_choose: bool) -> TickOutcome {
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
            if to_choose && self.is_undecided(mv) {
                outcome.is_undecided = true;
            } else if self.session.computer().agrees_to_stop() {
                self.depart(Departure::Stopped);
            } else if let Some(turn) = self.session.poll() {
                log::debug!("turn: side {} plays {}", turn.side, turn.mv);
                self.show_last_entry();
                self.answered = true;
            }
        }
        if self.is_persons_turn() && self.session.position().needs_refill() {
            let side = self.session.position().to_move().expect("somebody is to move");
            self.presenter.begin(|stage| stage.show_refill(side));
        }
        let is_moving = self.presenter.is_moving();
        // People who share the board need no signal after each other's turns.
        if !is_moving && std::mem::take(&mut self.answered) && self.is_persons_turn() {
            outcome.cues.push(Sound::YourTurn.into());
        }
        outcome.offer_reply = self.session.offer_mut().poll();
        self.session.help_mut().poll();
        if !is_moving {
            // The evaluation must not run ahead of the moving stones.
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

    /// Chooses `cell`, or shows why it is refused.
    pub fn press(&mut self, cell: Cell) {
        self.chosen = None;
        let is_over = self.session.game().end().is_some();
        if is_over && self.presenter.viewed_turn().is_none() {
            // The result stays in view.
            return;
        }
        let any_direction = Move { cell, direction: Direction::Plus };
        let refused = match self.session.seats().to_move() {
            _ if self.presenter.viewed_turn().is_some() => Some(ChoiceRefusal::LookingBack),
            Some(Seat::Computer(_) | Seat::Fitting(_)) if self.session.computer().can_pause() => {
                Some(ChoiceRefusal::Watching)
            }
            Some(Seat::Computer(_) | Seat::Fitting(_)) => {
                Some(ChoiceRefusal::Move(Refusal::ComputersTurn))
            }
            _ => {
                let game = self.session.game();
                let check = game.position().check(game.rules(), any_direction);
                check.err().map(|illegal| ChoiceRefusal::Move(Refusal::Illegal(illegal)))
            }
        };
        match refused {
            Some(refused) => self.presenter.refuse(refused, cell),
            None => {
                log::debug!("chosen: cell {cell}");
                self.presenter.clear_refusal();
                self.chosen = Some(cell);
            }
        }
    }

    /// Plays a move, or shows why it is refused.
    pub fn play(&mut self, mv: Move) {
        self.clear_choice();
        if self.presenter.viewed_turn().is_some() {
            return self.presenter.refuse(ChoiceRefusal::LookingBack, mv.cell);
        }
        match self.session.play(mv) {
            Ok(turn) => {
                log::debug!("turn: side {} plays {}", turn.side, turn.mv);
                self.show_last_entry();
            }
            Err(refusal) => self.presenter.refuse(ChoiceRefusal::Move(refusal), mv.cell),
        }
    }

    /// Returns whether `mv` is the first move of the game that depends on what an empty quan cell
    /// does, so that the rule can still be chosen.
    pub fn is_undecided(&self, mv: Move) -> bool {
        let game = self.session.game();
        depends_on_empty_quan(game, mv) && with_empty_quan(game, EmptyQuan::Passes).is_some()
    }

    /// Goes on under another rule of empty quan cells. A computer to move thinks again.
    pub fn set_empty_quan(&mut self, empty_quan: EmptyQuan) {
        let game = self.session.game();
        if game.rules().empty_quan != empty_quan
            && let Some(game) = with_empty_quan(game, empty_quan)
        {
            self.change(|session| session.replace_game(game));
        }
    }

    /// Clears the choice.
    pub fn clear_choice(&mut self) {
        (self.chosen, self.hot) = (None, None);
        self.presenter.clear_refusal();
    }

    /// Shows or hides the hint for the person to move.
    pub fn toggle_hint(&mut self) {
        self.presenter.view_current();
        self.session.help_mut().toggle_hint();
    }

    /// Returns the hint to show now.
    pub fn hint(&self) -> Option<&Hint> {
        let is_current = self.presenter.viewed_turn().is_none();
        self.session.help().hint().filter(|_| is_current && self.is_persons_turn())
    }

    /// Returns the evaluation, if it is on and known.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        self.evaluation.as_ref()
    }

    /// Begins the next round of a match and shows its sale.
    pub fn begin_round(&mut self) {
        self.clear_choice();
        self.presenter.view_current();
        if self.session.begin_round() {
            self.show_last_entry();
        }
    }

    /// Replays all turns since the last person's turn, or the last turn if only people or only
    /// computers play.
    pub fn show_again(&mut self) {
        self.clear_choice();
        self.presenter.view_current();
        self.presenter.begin(Stage::show_again);
    }

    /// Lets the computers play a single turn. Stones still moving come to rest first.
    pub fn step(&mut self) {
        if self.session.computer().can_pause() && self.session.game().end().is_none() {
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

    /// Returns the number of turns, departures and sales.
    fn steps(&self) -> usize {
        self.session.game().entries().len()
    }

    /// Starts to play out the last turn, departure or sale.
    fn show_last_entry(&mut self) {
        let game = self.session.game();
        if let Some(entry) = game.last_entry() {
            let opens = round(&self.session) == 1;
            self.presenter.play_out(entry, opens, game.end().is_some());
        }
    }

    fn reset(&mut self) {
        self.clear_choice();
        self.presenter.reset(self.session.game(), round(&self.session));
        (self.wait, self.answered, self.clock_event) = (0.0, false, None);
    }
}

/// Returns the number of turns in the current round: those since the last person's turn, or the
/// last turn if only people or only computers play.
fn round(session: &Session) -> usize {
    let (game, seats) = (session.game(), &session.setup().seats);
    let played = game.turn_count() - game.turns_before_round(game.entries().len());
    let turns = game.turns().rev().take(played);
    let by_computer = |turn: &&Turn| seats[turn.side] != Seat::Person;
    // With computers only, every turn is a round.
    let several = match session.seats().persons().next() {
        None => 1,
        Some(_) => turns.take_while(by_computer).count().max(1),
    };
    several.min(played)
}
