//! Records that go on past an end which the rules see. A record says what was played: people go on
//! after a repetition that nobody noticed, and earlier versions of this program knew no end by growth
//! or without progress.

use super::game::GameEntry;
use super::{
    CannotDepart, Departure, DepartureRecord, Game, GameEnd, IllegalMove, Move, Turn, idle_limit,
    play,
};

impl Game {
    /// Plays a recorded turn and returns it. Outside matches of several rounds, a record may go on past
    /// the end by repetition or growth and past the limit of turns without a capture;
    /// [`GameEntry::passed`] then marks that end. Repetition and growth are judged anew from there. Turns
    /// without a capture are counted anew from the first turn that is [played](Self::play) after the
    /// recorded ones.
    ///
    /// # Errors
    /// Returns [`IllegalMove`] if the move is illegal; the game is then unchanged.
    pub fn replay(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        let before = self.uncounted;
        let ended = self.reopen();
        if self.uncounted > 0 {
            self.uncounted = self.turn_count() + 1;
        }
        if let Err(why) = self.play(mv) {
            self.uncounted = before;
            self.close_again(ended);
            return Err(why);
        }
        Ok(self.last_turn())
    }

    /// Records a departure that a record contains; see [`replay`](Self::replay).
    ///
    /// # Errors
    /// Returns [`CannotDepart`] if the departure is not possible; the game is then unchanged.
    pub fn replay_departure(
        &mut self,
        departure: Departure,
    ) -> Result<&DepartureRecord, CannotDepart> {
        let before = self.uncounted;
        let ended = self.reopen();
        if let Err(why) = self.depart(departure).map(drop) {
            self.uncounted = before;
            self.close_again(ended);
            return Err(why);
        }
        Ok(self.last_departure())
    }

    /// Lets the record of a replayed game decide whether growth, or the limit of turns without a capture,
    /// has ended it; see [`replay`](Self::replay). `claimed` is the end in the record, or `None` if it
    /// says that the game continues.
    pub fn settle_end(&mut self, claimed: Option<GameEnd>) {
        if self.is_match() {
            return;
        }
        let by_limit = matches!(self.end(), Some(GameEnd::Growth | GameEnd::NoProgress));
        if by_limit && self.end() != claimed && matches!(claimed, None | Some(GameEnd::NoProgress))
        {
            drop(self.reopen());
        }
        let idle = self.idle_turns_in_a_row();
        if let (Some(GameEnd::NoProgress), None, Some(GameEntry::Turn(turn))) =
            (claimed, self.end(), self.entries.last_mut())
            && idle >= idle_limit(self.rules.sides)
        {
            turn.passed = None;
            turn.end_game(&self.rules, GameEnd::NoProgress);
        }
    }

    /// Returns the number of turns at the beginning that do not count as turns without a capture, because a
    /// record went on past the limit of those; see [`replay`](Self::replay).
    pub fn uncounted_turns(&self) -> usize {
        self.uncounted
    }

    /// Returns the game with another number of [uncounted turns](Self::uncounted_turns).
    #[must_use]
    pub fn with_uncounted_turns(mut self, turns: usize) -> Game {
        self.uncounted = turns;
        self
    }

    /// Returns this game as a record that goes on past the end which the rules see; `None` if it cannot, or
    /// if it is not over.
    pub fn reopened(&self) -> Option<Game> {
        let mut reopened = self.clone();
        reopened.reopen().map(|_| reopened)
    }

    /// Replaces the last entry, with which the rules have ended the game for what happened before, by
    /// one after which it goes on. Returns the entry that was there; `None` if nothing changes.
    fn reopen(&mut self) -> Option<GameEntry> {
        let end = self.end().filter(|end| end.can_be_passed() && !self.is_match())?;
        let (last, earlier) = self.entries.split_last_mut()?;
        let before = earlier.last().map_or(&self.start, |entry| entry.after());
        let passed = Some(end);
        let reopened = match last {
            GameEntry::Turn(turn) => {
                let again = play(&self.rules, before, turn.mv).expect("the turn was played before");
                GameEntry::Turn(Turn { passed, ..again })
            }
            GameEntry::Departure(departure) => {
                let how = departure.how;
                let after = how.side().map_or(before.clone(), |side| before.without(side));
                let record = DepartureRecord { how, events: Vec::new(), after, end: None, passed };
                GameEntry::Departure(record)
            }
            GameEntry::Sale(_) => return None,
        };
        let ended = std::mem::replace(last, reopened);
        if end == GameEnd::NoProgress {
            self.uncounted = self.turn_count();
        }
        Some(ended)
    }

    /// Undoes [`reopen`](Self::reopen).
    fn close_again(&mut self, ended: Option<GameEntry>) {
        if let (Some(ended), Some(last)) = (ended, self.entries.last_mut()) {
            *last = ended;
        }
    }
}
