//! The game on the screen: the session, the stage that shows it, and what the
//! player is about to do. No drawing.

mod departure;

use crate::audio::{Cue, Sound, Surface};
use crate::controller::{ClockEvent, Evaluation, Hint, OfferReply, Refusal, Seat, Session};
use crate::rules::{Cell, Direction, Event, Game, GameEntry, Move, Side, Turn};
use crate::settings::Speed;

use super::motion::{Playback, Stage};
use super::seen::Seen;
use super::theme::durations;

/// A game being shown.
pub struct LiveGame {
    session: Session,
    playback: Playback,
    /// The cell the person has chosen.
    pub chosen: Option<Cell>,
    /// The cell whose arrows the pointer has called up.
    hot: Option<Cell>,
    /// The cell whose arrows are shown.
    armed: Option<Cell>,
    /// Why the last choice was refused, where, and the seconds it is still shown.
    refusal: Option<(ChoiceRefusal, Cell, f32)>,
    /// What is expected of the game, as far as it was shown.
    evaluation: Option<Evaluation>,
    /// Seconds until the next turn of the computer is let in.
    wait: f32,
    /// Whether a computer has played since a person was last told to.
    answered: bool,
    /// Whether the end of the game was announced.
    announced: bool,
    /// The earlier position that is looked at. The game goes on meanwhile.
    past: Option<Past>,
    /// What was said last about the time, and after how many turns.
    clock_event: Option<(usize, ClockEvent)>,
}

/// An earlier position that is looked at.
struct Past {
    /// How many turns had been played.
    turns: usize,
    /// The position, at rest.
    stage: Stage,
}

/// Why a choice was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceRefusal {
    /// The game or the rules say no.
    Move(Refusal),
    /// Only computers play.
    Watching,
    /// An earlier position is looked at.
    LookingBack,
}

/// What a moment brought.
#[derive(Default)]
pub struct TickOutcome {
    /// The sounds to be heard.
    pub cues: Vec<Cue>,
    /// The game has ended, and its end has been shown.
    pub game_over: bool,
    /// What became of an offer to end the game.
    pub offer_reply: Option<OfferReply>,
}

impl LiveGame {
    /// Shows a session played on this surface.
    pub fn new(session: Session, surface: Surface) -> Self {
        let stage = Stage::with_round(session.game(), round(&session).len());
        let (ring, near) = (session.position().ring(), session.setup().near_side());
        let playback = Playback::new(stage, ring, near, surface);
        let (chosen, hot, armed, refusal) = (None, None, None, None);
        // The end of a game that is opened at its end is no news.
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

    /// Another surface that the stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.playback.set_surface(surface);
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What is shown of it.
    pub fn stage(&self) -> &Stage {
        self.past.as_ref().map_or(self.playback.stage(), |past| &past.stage)
    }

    /// How many turns had been played in the earlier position that is looked at;
    /// none while the game is seen as it is.
    pub fn viewed_turn(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turns)
    }

    /// Shows the position after the first `turns` turns, to be looked at only. The
    /// last one is the game as it is.
    pub fn view_turn(&mut self, turns: usize) {
        self.clear_choice();
        let game = self.session.game();
        let left = game.turns().len().saturating_sub(turns);
        self.past = (left > 0).then(|| {
            let mut earlier = game.clone();
            for _ in 0..left {
                earlier.undo();
            }
            Past { turns, stage: Stage::new(&earlier) }
        });
    }

    /// Looks a turn further back.
    pub fn view_earlier(&mut self) {
        let shown = self.viewed_turn().unwrap_or(self.session.game().turns().len());
        if shown > 0 {
            self.view_turn(shown - 1);
        }
    }

    /// Looks a turn further on.
    pub fn view_later(&mut self) {
        if let Some(shown) = self.viewed_turn() {
            self.view_turn(shown + 1);
        }
    }

    /// Shows the game as it is.
    pub fn view_current(&mut self) {
        self.past = None;
    }

    /// The turns that have begun on the screen.
    pub fn started_turns(&self) -> &[Turn] {
        let turns = self.session.game().turns();
        &turns[..turns.len().saturating_sub(self.playback.stage().turns_left().saturating_sub(1))]
    }

    /// How far their captures have been seen.
    pub fn seen(&self) -> Seen {
        let begun = self.started_turns().len();
        Seen::new(begun, begun, self.playback.stage())
    }

    /// How many turns have ended on the screen, or in the position looked at.
    fn finished_turns(&self) -> usize {
        let turns = self.session.game().turns().len();
        self.viewed_turn().unwrap_or(turns.saturating_sub(self.playback.stage().turns_left()))
    }

    /// Whether stones move.
    pub fn is_moving(&self) -> bool {
        !self.playback.stage().is_idle()
    }

    /// Whether the screen waits for the computer. While stones move it thinks
    /// too, but then nobody waits for it.
    pub fn is_thinking(&self) -> bool {
        !self.is_moving() && self.session.is_thinking()
    }

    /// Whether time must pass although nothing moves.
    pub fn is_waiting(&self) -> Option<f32> {
        let notice = self.refusal.map(|(_, _, seconds)| seconds);
        let wait = (self.wait > 0.0).then_some(self.wait);
        [notice, wait].into_iter().flatten().reduce(f32::min)
    }

    /// Why the last choice was refused and which cell it was, while it is shown.
    pub fn refusal(&self) -> Option<(ChoiceRefusal, Cell)> {
        self.refusal.map(|(refused, cell, _)| (refused, cell))
    }

    /// The cell whose arrows the pointer has called up.
    pub fn hot(&self) -> Option<Cell> {
        self.hot
    }

    /// Takes note of the cell whose arrows the pointer has called up, and the
    /// one whose arrows are shown. Another choice makes a refusal old news.
    pub fn set_pointed_cells(&mut self, hot: Option<Cell>, armed: Option<Cell>) {
        self.hot = hot;
        if self.armed != armed && armed.is_some() {
            self.refusal = None;
        }
        self.armed = armed;
    }

    /// Whether a person may choose now.
    pub fn is_persons_turn(&self) -> bool {
        !self.is_moving() && self.session.seat_to_move() == Some(Seat::Person)
    }

    /// The cells the person to move may lift.
    pub fn playable(&self) -> Vec<Cell> {
        if !self.is_persons_turn() || self.past.is_some() {
            return Vec::new();
        }
        let mut cells: Vec<Cell> =
            self.session.position().legal_moves().iter().map(|mv| mv.cell).collect();
        cells.dedup();
        cells
    }

    /// The side that the screen shows as being to move: while a turn is played
    /// out it is still the one that plays it.
    pub fn visible_side(&self) -> Option<Side> {
        match self.session.game().turns().get(self.finished_turns()) {
            Some(turn) => Some(turn.side),
            None => self.session.position().to_move(),
        }
    }

    /// The turns that belong together, as far as they have begun on the screen:
    /// those since the last person's turn, or the last turn alone.
    pub fn visible_round(&self) -> &[Turn] {
        if let Some(past) = &self.past {
            return &self.session.game().turns()[past.turns.saturating_sub(1)..past.turns];
        }
        let round = round(&self.session);
        let to_come = self.playback.stage().turns_left().saturating_sub(1);
        &round[..round.len().saturating_sub(to_come)]
    }

    /// The cells that were captured in the turns that belong together, as far as
    /// these have been played out.
    pub fn visible_captures(&self) -> Vec<Cell> {
        let to_come = if self.past.is_some() { 0 } else { self.playback.stage().turns_left() };
        let round = if self.past.is_some() { self.visible_round() } else { round(&self.session) };
        let ended = round.len().saturating_sub(to_come);
        captured_in(&round[..ended])
    }

    /// What `side` gained in its last turn, until its next one begins.
    pub fn gain(&self, side: Side) -> Gain {
        let game = self.session.game();
        let is_over = self.viewed_turn().is_none() && !self.is_moving();
        Gain {
            captured: captured_after(game.turns(), self.finished_turns(), side),
            swept: if is_over { swept_at_end(game, side) } else { 0 },
        }
    }

    /// Lets `seconds` pass.
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
        // People at the board see for themselves when one of them has played.
        if !self.is_moving() && std::mem::take(&mut self.answered) && self.is_persons_turn() {
            outcome.cues.push(Sound::YourTurn.into());
        }
        outcome.offer_reply = self.session.poll_offer();
        self.session.poll_help();
        if !self.is_moving() {
            // What the moving stones are about to show is not told before.
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

    /// Brings the stones to rest at once; the one sound that tells most about
    /// what was skipped.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        self.playback.finish()
    }

    /// A cell was pressed: it is chosen, or refused.
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

    /// An arrow was pressed.
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

    /// Forgets what was chosen.
    pub fn clear_choice(&mut self) {
        (self.chosen, self.hot, self.refusal) = (None, None, None);
    }

    /// Shows a person to move a good move, or hides it.
    pub fn toggle_hint(&mut self) {
        self.view_current();
        self.session.toggle_hint();
    }

    /// The hint to be shown now.
    pub fn hint(&self) -> Option<&Hint> {
        self.session.hint().filter(|_| self.is_persons_turn() && self.past.is_none())
    }

    /// Whether a hint can be asked for.
    pub fn can_hint(&self) -> bool {
        self.session.seat_to_move() == Some(Seat::Person)
    }

    /// Whether the evaluation follows the game.
    pub fn follow(&mut self, follows: bool) {
        self.session.set_following(follows);
    }

    /// What is expected of the game, if the evaluation follows it.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        self.evaluation.as_ref()
    }

    /// Takes back.
    pub fn undo(&mut self) {
        if self.session.undo() {
            self.reset();
        }
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) {
        if self.session.redo() {
            self.reset();
        }
    }

    /// Whether there are turns to show again.
    pub fn can_show_again(&self) -> bool {
        self.playback.stage().can_show_again()
    }

    /// Plays out every turn since the last person's once more, or the last turn
    /// where only persons or only computers play.
    pub fn show_again(&mut self) {
        self.clear_choice();
        self.view_current();
        self.playback.begin(Stage::show_again);
    }

    /// Pauses a game of computers, or lets it go on.
    pub fn toggle_pause(&mut self) {
        self.session.set_paused(!self.session.is_paused());
    }

    /// Lets the computers play a single turn; what still moves comes to rest.
    pub fn step(&mut self) {
        if self.session.can_pause() && self.session.game().end().is_none() {
            self.finish_motion();
            self.clear_choice();
            self.wait = 0.0;
            self.session.step();
        }
    }

    /// Lets the computer answer at once.
    pub fn move_now(&mut self) {
        self.finish_motion();
        self.wait = 0.0;
        self.session.move_now();
    }

    /// Lets a computer whose thinking broke down think again.
    pub fn retry(&mut self) {
        self.session.retry();
    }

    /// Begins to play out the turn that was just played.
    fn show_last_turn(&mut self) {
        match round(&self.session) {
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

/// The cells that were captured in these turns.
pub fn captured_in(turns: &[Turn]) -> Vec<Cell> {
    let captured = |event: &Event| match event {
        Event::Captured { cell, .. } => Some(*cell),
        _ => None,
    };
    turns.iter().flat_map(|turn| turn.events.iter().filter_map(captured)).collect()
}

/// The points that a side gained last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// By the captures of its last turn.
    pub captured: i32,
    /// By the dân of its own cells when the game ended.
    pub swept: i32,
}

/// The points that `side` got for the dân left in its cells at the end of `game`; 0
/// before the end.
pub fn swept_at_end(game: &Game, side: Side) -> i32 {
    let events = match game.last_entry() {
        Some(GameEntry::Turn(turn)) => turn.events.as_slice(),
        Some(GameEntry::Departure(departure)) => departure.events.as_slice(),
        None => &[],
    };
    let swept = events.iter().map(|event| match event {
        Event::Swept { cell, dan } if cell.owner() == Some(side) => i32::from(*dan),
        _ => 0,
    });
    swept.sum()
}

/// The points that `side` captured in its last turn, where so many of the `turns` have
/// ended and its next one has not begun.
pub fn captured_after(turns: &[Turn], ended: usize, side: Side) -> i32 {
    let begins = turns.get(ended).is_some_and(|turn| turn.side == side);
    let last = turns[..ended].iter().rfind(|turn| turn.side == side && !begins);
    last.map_or(0, |turn| turn.captured)
}

/// The turns that a person has yet to take in together: all since the last
/// person's turn, and where only persons or only computers play, the last one.
fn round(session: &Session) -> &[Turn] {
    let (turns, seats) = (session.game().turns(), &session.setup().seats);
    let by_computer = |turn: &&Turn| seats[turn.side] != Seat::Person;
    // With nobody to come back to it every turn is looked at by itself.
    let several = match session.persons().next() {
        None => 1,
        Some(_) => turns.iter().rev().take_while(by_computer).count().max(1),
    };
    &turns[turns.len().saturating_sub(several)..]
}
