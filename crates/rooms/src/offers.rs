//! Offers: to end the game, to take moves back, to play again.

use basics::Departure;
use messages::{Change, Offer, Phase, Refusal};

use crate::room::Room;

impl Room {
    pub(crate) fn offer(
        &mut self,
        seat: u8,
        offer: Offer,
        seen: u64,
    ) -> Result<Vec<Change>, Refusal> {
        self.playing()?;
        self.up_to_date(seen)?;
        match &self.state.offer {
            // To want what another offers is to accept it.
            Some(open) if open.seat != seat && open.offer == offer && offer == Offer::Stop => {
                return self.answer(seat, true, seen);
            }
            Some(open) if open.seat == seat && open.offer == offer => return Ok(Vec::new()),
            Some(_) => return Err(Refusal::OfferOpen),
            None => {}
        }
        if self.state.declined.contains(&(seat, offer)) {
            return Err(Refusal::OfferedBefore);
        }
        if offer == Offer::TakeBack {
            if !self.state.setup.takes_back {
                return Err(Refusal::NoTakingBack);
            }
            self.before_move(seat)?;
        }
        let mut changes = vec![Change::Offered { seat, offer }];
        if self.voters(seat).is_empty() {
            changes.extend(self.accepted(seat, offer)?);
        }
        Ok(changes)
    }

    pub(crate) fn withdraw(&self, seat: u8) -> Result<Vec<Change>, Refusal> {
        let is_own = self.state.offer.as_ref().is_some_and(|offer| offer.seat == seat);
        if is_own { Ok(vec![Change::Withdrawn]) } else { Err(Refusal::NoOffer) }
    }

    pub(crate) fn answer(
        &mut self,
        seat: u8,
        yes: bool,
        seen: u64,
    ) -> Result<Vec<Change>, Refusal> {
        self.playing()?;
        let open = self.state.offer.clone().ok_or(Refusal::NoOffer)?;
        let voters = self.voters(open.seat);
        if open.seat == seat || !voters.contains(&seat) {
            return Err(Refusal::NoOffer);
        }
        if seen < open.event {
            return Err(Refusal::Stale);
        }
        if open.accepted.contains(&seat) && yes {
            return Ok(Vec::new());
        }
        let mut changes = vec![Change::Answered { seat, yes }];
        let has_accepted = |voter: &u8| *voter == seat || open.accepted.contains(voter);
        if yes && voters.iter().all(has_accepted) {
            changes.extend(self.accepted(open.seat, open.offer)?);
        }
        Ok(changes)
    }

    /// Returns the seats that decide about an offer: the other persons who are still in the game.
    fn voters(&self, offers: u8) -> Vec<u8> {
        let votes = |seat: &u8| {
            let is_person = self.state.seats[usize::from(*seat)].is_person();
            *seat != offers && is_person && !self.board.has_departed(self.state.side_of(*seat))
        };
        (0..self.state.seats.len() as u8).filter(votes).collect()
    }

    /// Returns what follows when all have accepted an offer.
    fn accepted(&mut self, seat: u8, offer: Offer) -> Result<Vec<Change>, Refusal> {
        match offer {
            Offer::Stop => self.departed(Departure::Stopped, None, None),
            Offer::TakeBack => {
                let steps = self.before_move(seat)? as u32;
                Ok(vec![Change::TookBack { steps, next: seat }])
            }
        }
    }

    /// Returns the number of steps before the last move of a seat, unless somebody has left since.
    fn before_move(&self, seat: u8) -> Result<usize, Refusal> {
        let side = self.state.side_of(seat);
        let steps = self.board.before_last_move(side).ok_or(Refusal::NothingToTakeBack)?;
        // Who has left does not come back with it.
        let is_left = |step: &String| step.parse::<Departure>().is_ok();
        let since = self.state.steps.get(steps..).unwrap_or_default();
        if since.iter().any(is_left) { Err(Refusal::NothingToTakeBack) } else { Ok(steps) }
    }

    pub(crate) fn rematch(&self, seat: u8, wants: bool) -> Result<Vec<Change>, Refusal> {
        if !matches!(self.state.phase, Phase::Over(_)) {
            return Err(Refusal::Playing);
        }
        if self.state.seats[usize::from(seat)].rematch == wants {
            return Ok(Vec::new());
        }
        let mut changes = vec![Change::Rematch { seat, wants }];
        let agrees = |(number, there): (usize, &messages::SeatState)| {
            !there.is_empty()
                && (there.name.is_none() || there.rematch || number == usize::from(seat))
        };
        if wants && self.state.seats.iter().enumerate().all(agrees) {
            changes.push(self.began(self.state.game + 1)?);
        }
        Ok(changes)
    }
}
