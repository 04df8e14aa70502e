//! The game on the screen: the session, the stage that shows it, and the player's current choice.
//! No drawing.

mod departure;

use crate::audio::{Cue, Sound, Surface};
use crate::controller::{ClockEvent, Evaluation, Hint, OfferReply, Refusal, Seat, Session};
use crate::rules::{Cell, Direction, Event, Game, GameEntry, Move, Side, Turn};
use crate::settings::Speed;

use super::motion::{Playback, Stage};
use super::seen::Seen;
use super::theme::durations;

/// A game on the screen.
pub struct LiveGame {
    session: Session,
    playback: Playback,
    /// The cell that the person has chosen.
    pub chosen: Option<Cell>,
    /// The cell whose arrows are shown because of the pointer.
    hot: Option<Cell>,
    /// The cell whose arrows are shown.
    armed: Option<Cell>,
    /// The reason why the last choice was refused, its cell, and the seconds until the notice
    /// disappears.
    refusal: Option<(ChoiceRefusal, Cell, f32)>,
    /// The evaluation of the position on the screen.
    evaluation: Option<Evaluation>,
    /// The seconds until the computer's next turn is accepted.
    wait: f32,
    /// Whether a computer has played since the last signal that it is a person's turn.
    answered: bool,
    /// Whether the end of the game was announced.
    announced: bool,
    /// The earlier position on the screen. The game continues meanwhile.
    past: Option<Past>,
    /// The last news about the time, and the number of turns played then.
    clock_event: Option<(usize, ClockEvent)>,
}

/// An earlier position on the screen.
struct Past {
    /// The number of turns played.
    turns: usize,
    /// The stage of the position, at rest.
    stage: Stage,
}

/// Why a choice was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceRefusal {
    /// The move is not possible.
    Move(Refusal),
    /// Only computers play.
    Watching,
    /// An earlier position is on the screen.
    LookingBack,
}

/// The outcome of [`LiveGame::tick`].
#[derive(Default)]
pub struct TickOutcome {
    /// The sounds to play.
    pub cues: Vec<Cue>,
    /// Whether the end of the game has just been shown.
    pub game_over: bool,
    /// The reply to an offer to end the game.
    pub offer_reply: Option<OfferReply>,
}

impl LiveGame {
    /// Creates a game on the screen. `surface` is what the stones fall on.
    pub fn new(session: Session, surface: Surface) -> Self {
        let stage = Stage::with_round(session.game(), round(&session).len());
        let (ring, near) = (session.position().ring(), session.setup().near_side());
        let playback = Playback::new(stage, ring, near, surface);
        let (chosen, hot, armed, refusal) = (None, None, None, None);
        // A game opened at its end needs no announcement.
        let announced = session.position().to_move().is_none();
        let (evaluation, wait, answered) = (None, 0.0, false);
        LiveGame {
            session,
            playback,
            chosen,
            hot,
            armed,
            refusal,
            evaluation,
            wait,
            answered,
            announced,
            past: None,
            clock_event: None,
        }
    }

    /// Changes the surface, starting with the next motion.
    pub fn set_surface(&mut self, surface: Surface) {
        self.playback.set_surface(surface);
    }

    /// Returns the session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the stage on the screen.
    pub fn stage(&self) -> &Stage {
        self.past.as_ref().map_or(self.playback.stage(), |past| &past.stage)
    }

    /// Returns the number of turns played in the earlier position on the screen, or `None` if the
    /// current position is on the screen.
    pub fn viewed_turn(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turns)
    }

    /// Shows the position after `turns` turns. After the last turn, that is the current position.
    pub fn view_turn(&mut self, turns: usize) {
        self.clear_choice();
        let game = self.session.game();
        self.past = (turns < game.turn_count()).then(|| {
            let earlier = game.up_to(game.entries_before_turn(turns + 1));
            Past { turns, stage: Stage::new(&earlier) }
        });
    }

    /// Shows the position one turn earlier.
    pub fn view_earlier(&mut self) {
        let shown = self.viewed_turn().unwrap_or(self.session.game().turn_count());
        if shown > 0 {
            self.view_turn(shown - 1);
        }
    }

    /// Shows the position one turn later.
    pub fn view_later(&mut self) {
        if let Some(shown) = self.viewed_turn() {
            self.view_turn(shown + 1);
        }
    }

    /// Shows the current position.
    pub fn view_current(&mut self) {
        self.past = None;
    }

    /// Returns the number of turns that have started on the screen.
    pub fn started_turns(&self) -> usize {
        let to_come = self.playback.stage().turns_left().saturating_sub(1);
        self.session.game().turn_count().saturating_sub(to_come)
    }

    /// Returns the number of turns that have started on the screen and of the departures before
    /// the next one.
    pub fn started_entries(&self) -> usize {
        self.session.game().entries_before_turn(self.started_turns() + 1)
    }

    /// Returns how far the captures of the game have been shown.
    pub fn seen(&self) -> Seen {
        let begun = self.started_turns();
        Seen::new(begun, begun, self.playback.stage())
    }

    /// Returns the number of turns completed on the screen or in the earlier position.
    fn finished_turns(&self) -> usize {
        let turns = self.session.game().turn_count();
        self.viewed_turn().unwrap_or(turns.saturating_sub(self.playback.stage().turns_left()))
    }

    /// Returns whether stones are moving.
    pub fn is_moving(&self) -> bool {
        !self.playback.stage().is_idle()
    }

    /// Returns whether the screen waits for the computer. Thinking while stones move does not
    /// count.
    pub fn is_thinking(&self) -> bool {
        !self.is_moving() && self.session.is_thinking()
    }

    /// Returns the seconds until the next change while nothing moves, or `None` if there is
    /// none.
    pub fn is_waiting(&self) -> Option<f32> {
        let notice = self.refusal.map(|(_, _, seconds)| seconds);
        let wait = (self.wait > 0.0).then_some(self.wait);
        [notice, wait].into_iter().flatten().reduce(f32::min)
    }

    /// Returns why the last choice was refused, and its cell, while the notice is shown.
    pub fn refusal(&self) -> Option<(ChoiceRefusal, Cell)> {
        self.refusal.map(|(refused, cell, _)| (refused, cell))
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
            self.refusal = None;
        }
        self.armed = armed;
    }

    /// Returns whether a person may choose a move now.
    pub fn is_persons_turn(&self) -> bool {
        !self.is_moving() && self.session.seat_to_move() == Some(Seat::Person)
    }

    /// Returns the cells that the person to move may lift.
    pub fn playable(&self) -> Vec<Cell> {
        if !self.is_persons_turn() || self.past.is_some() {
            return Vec::new();
        }
        let mut cells: Vec<Cell> =
            self.session.position().legal_moves().iter().map(|mv| mv.cell).collect();
        cells.dedup();
        cells
    }

    /// Returns the side to move on the screen. While a turn is played out, that is the side that
    /// plays it.
    pub fn visible_side(&self) -> Option<Side> {
        match self.session.game().turn(self.finished_turns()) {
            Some(turn) => Some(turn.side),
            None => self.session.position().to_move(),
        }
    }

    /// Returns the turns of the current round that have started on the screen: those since the
    /// last person's turn, or the last turn alone.
    pub fn visible_round(&self) -> Vec<&Turn> {
        if let Some(past) = &self.past {
            let last = past.turns.checked_sub(1);
            return last.and_then(|last| self.session.game().turn(last)).into_iter().collect();
        }
        let mut round = round(&self.session);
        let to_come = self.playback.stage().turns_left().saturating_sub(1);
        round.truncate(round.len().saturating_sub(to_come));
        round
    }

    /// Returns the cells captured in the turns of the current round that are completed on the
    /// screen.
    pub fn visible_captures(&self) -> Vec<Cell> {
        let to_come = if self.past.is_some() { 0 } else { self.playback.stage().turns_left() };
        let round = if self.past.is_some() { self.visible_round() } else { round(&self.session) };
        let ended = round.len().saturating_sub(to_come);
        captured_in(round.into_iter().take(ended))
    }

    /// Returns the points that `side` gained in its last turn, until its next turn starts.
    pub fn gain(&self, side: Side) -> Gain {
        let game = self.session.game();
        let is_over = self.viewed_turn().is_none() && !self.is_moving();
        Gain {
            captured: captured_after(game, game.turn_count(), self.finished_turns(), side),
            swept: if is_over { swept_at_end(game, side) } else { 0 },
        }
    }

    /// Advances the game by `seconds`.
    pub fn tick(&mut self, seconds: f32, speed: Speed) -> TickOutcome {
        let mut outcome = TickOutcome::default();
        self.wait = (self.wait - seconds).max(0.0);
        if let Some((_, _, left)) = &mut self.refusal {
            *left -= seconds;
        }
        self.refusal = self.refusal.filter(|(_, _, left)| *left > 0.0);

        if self.is_moving() {
            outcome.cues = self.playback.advance(seconds, speed);
            if speed == Speed::Off {
                self.wait = durations::UNANIMATED_TURN;
            }
        }
        if !self.is_moving()
            && self.wait == 0.0
            && let Some(turn) = self.session.poll()
        {
            log::debug!("turn: side {} plays {}", turn.side, turn.mv);
            self.show_last_turn();
            self.answered = true;
        }
        if self.is_persons_turn() && self.session.position().needs_refill() {
            let side = self.session.position().to_move().expect("somebody is to move");
            self.playback.begin(|stage| stage.show_refill(side));
        }
        // People who share the board need no signal after each other's turns.
        if !self.is_moving() && std::mem::take(&mut self.answered) && self.is_persons_turn() {
            outcome.cues.push(Sound::YourTurn.into());
        }
        outcome.offer_reply = self.session.poll_offer();
        self.session.poll_help();
        if !self.is_moving() {
            // The evaluation must not run ahead of the moving stones.
            self.evaluation = self.session.evaluation().cloned();
        }
        if !self.is_moving() && self.session.game().end().is_some() {
            outcome.game_over = !std::mem::replace(&mut self.announced, true);
            if outcome.game_over {
                self.view_current();
            }
        }
        outcome
    }

    /// Brings the stones to rest at once. Returns at most one cue, the most significant of those
    /// skipped.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        self.playback.finish()
    }

    /// Chooses `cell`, or shows why it is refused.
    pub fn press(&mut self, cell: Cell) {
        self.chosen = None;
        let any_direction = Move { cell, direction: Direction::Plus };
        let refused = match self.session.seat_to_move() {
            _ if self.past.is_some() => Some(ChoiceRefusal::LookingBack),
            Some(Seat::Computer(_)) if self.session.can_pause() => Some(ChoiceRefusal::Watching),
            Some(Seat::Computer(_)) => Some(ChoiceRefusal::Move(Refusal::ComputersTurn)),
            _ => {
                let check = self.session.position().check(any_direction);
                check.err().map(|illegal| ChoiceRefusal::Move(Refusal::Illegal(illegal)))
            }
        };
        match refused {
            Some(refused) => self.refuse(refused, cell),
            None => {
                log::debug!("chosen: cell {cell}");
                self.refusal = None;
                self.chosen = Some(cell);
            }
        }
    }

    /// Plays a move, or shows why it is refused.
    pub fn play(&mut self, mv: Move) {
        self.clear_choice();
        if self.past.is_some() {
            return self.refuse(ChoiceRefusal::LookingBack, mv.cell);
        }
        match self.session.play(mv) {
            Ok(turn) => {
                log::debug!("turn: side {} plays {}", turn.side, turn.mv);
                self.show_last_turn();
            }
            Err(refusal) => self.refuse(ChoiceRefusal::Move(refusal), mv.cell),
        }
    }

    /// Clears the choice.
    pub fn clear_choice(&mut self) {
        (self.chosen, self.hot, self.refusal) = (None, None, None);
    }

    /// Shows or hides the hint for the person to move.
    pub fn toggle_hint(&mut self) {
        self.view_current();
        self.session.toggle_hint();
    }

    /// Returns the hint to show now.
    pub fn hint(&self) -> Option<&Hint> {
        self.session.hint().filter(|_| self.is_persons_turn() && self.past.is_none())
    }

    /// Returns whether a hint can be requested.
    pub fn can_hint(&self) -> bool {
        self.session.seat_to_move() == Some(Seat::Person)
    }

    /// Turns the evaluation on or off.
    pub fn follow(&mut self, follows: bool) {
        self.session.set_following(follows);
    }

    /// Returns the evaluation, if it is on and known.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        self.evaluation.as_ref()
    }

    /// Takes moves back.
    pub fn undo(&mut self) {
        if self.session.undo() {
            self.reset();
        }
    }

    /// Plays moves again that were taken back.
    pub fn redo(&mut self) {
        if self.session.redo() {
            self.reset();
        }
    }

    /// Returns whether there are turns to replay.
    pub fn can_show_again(&self) -> bool {
        self.playback.stage().can_show_again()
    }

    /// Replays all turns since the last person's turn, or the last turn if only people or only
    /// computers play.
    pub fn show_again(&mut self) {
        self.clear_choice();
        self.view_current();
        self.playback.begin(Stage::show_again);
    }

    /// Pauses or continues a game of computers.
    pub fn toggle_pause(&mut self) {
        self.session.set_paused(!self.session.is_paused());
    }

    /// Lets the computers play a single turn. Stones still moving come to rest first.
    pub fn step(&mut self) {
        if self.session.can_pause() && self.session.game().end().is_none() {
            self.finish_motion();
            self.clear_choice();
            self.wait = 0.0;
            self.session.step();
        }
    }

    /// Makes the computer move at once.
    pub fn move_now(&mut self) {
        self.finish_motion();
        self.wait = 0.0;
        self.session.move_now();
    }

    /// Restarts the thinking of a computer after a failure.
    pub fn retry(&mut self) {
        self.session.retry();
    }

    /// Starts to play out the last turn.
    fn show_last_turn(&mut self) {
        match round(&self.session)[..] {
            [turn] => self.playback.begin(|stage| stage.show(turn)),
            [.., turn] => self.playback.begin(|stage| stage.show_next(turn)),
            [] => {}
        }
    }

    fn refuse(&mut self, refused: ChoiceRefusal, cell: Cell) {
        self.refusal = Some((refused, cell, durations::NOTICE));
    }

    fn reset(&mut self) {
        self.clear_choice();
        self.view_current();
        self.playback.set(Stage::with_round(self.session.game(), round(&self.session).len()));
        (self.wait, self.answered) = (0.0, false);
        self.announced = self.session.game().end().is_some();
        self.clock_event = None;
    }
}

/// Returns the cells captured in these turns.
pub fn captured_in<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> Vec<Cell> {
    let captured = |event: &Event| match event {
        Event::Captured { cell, .. } => Some(*cell),
        _ => None,
    };
    turns.into_iter().flat_map(|turn| turn.events.iter().filter_map(captured)).collect()
}

/// The latest gain of a side, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// The captures of its last turn.
    pub captured: i32,
    /// The dân left in its row at the end of the game.
    pub swept: i32,
}

/// Returns the points that `side` received for the dân left in its row at the end of `game`; 0
/// before the end.
pub fn swept_at_end(game: &Game, side: Side) -> i32 {
    let events = game.last_entry().map_or(&[][..], GameEntry::events);
    let swept = events.iter().map(|event| match event {
        Event::Swept { cell, dan } if cell.owner() == Some(side) => i32::from(*dan),
        _ => 0,
    });
    swept.sum()
}

/// Returns the points that `side` captured in its last turn. `begun` turns have started and
/// `ended` are complete; returns 0 once the next turn of `side` has started.
pub fn captured_after(game: &Game, begun: usize, ended: usize, side: Side) -> i32 {
    let by_side = |index: &usize| game.turn(*index).is_some_and(|turn| turn.side == side);
    if (ended..begun).take(1).any(|next| by_side(&next)) {
        return 0;
    }
    let last = (0..ended).rev().find(by_side).and_then(|index| game.turn(index));
    last.map_or(0, |turn| turn.captured)
}

/// Returns the turns of the current round: those since the last person's turn, or the last turn
/// if only people or only computers play.
fn round(session: &Session) -> Vec<&Turn> {
    let (turns, seats) = (session.game().turns(), &session.setup().seats);
    let by_computer = |turn: &&Turn| seats[turn.side] != Seat::Person;
    // With computers only, every turn is a round.
    let several = match session.persons().next() {
        None => 1,
        Some(_) => turns.clone().rev().take_while(by_computer).count().max(1),
    };
    let mut round: Vec<&Turn> = turns.rev().take(several).collect();
    round.reverse();
    round
}
