//! What the line below the board says about the people at other devices, and what can be done about it.

use client::Joined;
use messages::{Offer, OpenOffer, Phase, SeatPresence};
use window_words::Words;

use super::Together;
use crate::command::Command;

/// What the line below the board says instead of the game, and the buttons beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The sentence; none if the game has the line.
    pub text: Option<String>,
    /// Whether it is a warning.
    pub warns: bool,
    /// The buttons, the outermost first.
    pub commands: Vec<Command>,
}

impl Told {
    fn of(text: String, commands: &[Command]) -> Self {
        Told { text: Some(text), warns: false, commands: commands.to_vec() }
    }
}

/// Returns the name of the player at a seat.
pub fn name_of(joined: &Joined, words: &Words, seat: u8) -> String {
    let Some(there) = joined.state.seats.get(usize::from(seat)) else { return String::new() };
    let name = there.name.as_ref().map(|name| ui_kit::drawn::drawn(name.as_str()));
    match (name.filter(|name| !name.is_empty()), there.level) {
        (Some(name), _) => name,
        (None, Some(level)) => words.home.character(level).to_owned(),
        (None, None) => words.together.guest.to_owned(),
    }
}

impl Together {
    /// Returns what the line below the board says about the people, and what can be done about it.
    pub fn told(&self, words: &Words) -> Told {
        let Some(joined) = self.joined() else { return Told::default() };
        if let Some(text) = self.connection(words) {
            return Told { text: Some(text), warns: true, commands: Vec::new() };
        }
        let told = match joined.state.phase {
            Phase::Playing => self.in_game(joined, words),
            Phase::Over(_) => after_game(joined, words),
            Phase::Waiting => None,
            Phase::Closed => Some(Told::of(words.together.closed.to_owned(), &[])),
        };
        let mut told = told.unwrap_or_default();
        if let Some((said, _)) = self.said.as_ref().filter(|_| told.text.is_none()) {
            told.text = Some(said.clone());
        }
        told
    }

    fn in_game(&self, joined: &Joined, words: &Words) -> Option<Told> {
        let together = &words.together;
        let (state, own) = (&joined.state, joined.seat);
        let plays_for = own.and_then(|own| state.seats.get(usize::from(own))?.level);
        if plays_for.is_some() {
            let text = together.computer_plays_for_you.to_owned();
            return Some(Told::of(text, &[Command::TakeOver]));
        }
        if let Some(OpenOffer { seat, offer, accepted, .. }) = &state.offer {
            let answers = own.is_some_and(|own| own != *seat && !accepted.contains(&own));
            return Some(match answers {
                true => {
                    let text = together.offers(*offer, &name_of(joined, words, *seat));
                    Told::of(text, &[Command::Decline, Command::Accept])
                }
                false if own == Some(*seat) => {
                    let text = match offer {
                        Offer::Stop => together.waits_for_stop,
                        Offer::TakeBack => together.waits_for_take_back,
                    };
                    Told::of(text.to_owned(), &[])
                }
                false => Told::of(together.offers(*offer, &name_of(joined, words, *seat)), &[]),
            });
        }
        let now = joined.time(self.now());
        let gone = (0..).zip(&joined.presence.seats).find_map(|(seat, there)| match there {
            SeatPresence::Gone { claim, .. } if own != Some(seat) => Some((seat, *claim)),
            _ => None,
        });
        let is_person = |seat: u8| state.seats[usize::from(seat)].is_person();
        let (seat, claim) = gone.filter(|(seat, _)| is_person(*seat))?;
        let name = name_of(joined, words, seat);
        Some(match claim.saturating_sub(now) {
            0 if own.is_some() => {
                let text = together.gone_claim(&name);
                Told::of(text, &[Command::Claim, Command::LetComputer])
            }
            0 => Told::of(together.gone(&name), &[]),
            left => Told::of(together.gone_wait(&name, left.div_ceil(1000) as usize), &[]),
        })
    }

    /// Returns the seat of a player who has been gone long enough.
    pub(crate) fn claimed_seat(&self) -> Option<u8> {
        let joined = self.joined()?;
        let now = joined.time(self.now());
        let is_gone = |there: &SeatPresence| match there {
            SeatPresence::Gone { claim, .. } => *claim <= now,
            _ => false,
        };
        let is_other = |seat: &u8| joined.seat != Some(*seat);
        let seats = (0..).zip(&joined.presence.seats).filter(|(_, there)| is_gone(there));
        seats.map(|(seat, _)| seat).find(is_other)
    }
}

/// Returns what is said after a game: who wants another one.
fn after_game(joined: &Joined, words: &Words) -> Option<Told> {
    let own = joined.seat?;
    let seats = (0..).zip(&joined.state.seats);
    let mut wanting = seats.filter(|(_, seat)| seat.rematch);
    let wants_self = joined.state.seats.get(usize::from(own))?.rematch;
    let other = wanting.find(|(seat, _)| *seat != own);
    Some(match (wants_self, other) {
        (true, _) => Told::of(words.together.waits_for_rematch.to_owned(), &[]),
        (false, Some((seat, _))) => {
            let text = words.together.wants_rematch(&name_of(joined, words, seat));
            Told::of(text, &[Command::Rematch])
        }
        (false, None) => Told { text: None, warns: false, commands: vec![Command::Rematch] },
    })
}
