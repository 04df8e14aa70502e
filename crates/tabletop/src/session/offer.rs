//! A person's offer to end the game, and how the computers decide about it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Seat, Session};
use crate::job::{Job, JobStatus, Waker};
use crate::question::{AsText, Question};
use crate::{Advisor, Control, Departure, Game, GameMatch, Level, Side};

/// The request for the forecast that decides whether a computer accepts an offer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ForecastRequest<G: Game> {
    /// The game that would continue.
    #[serde(with = "AsText::<G>")]
    pub game: G::Match,
    /// The computer's side.
    pub side: Side,
    /// The computer's level.
    pub level: Level,
    /// The seed for the random choices of the level.
    pub seed: u64,
}

/// Returns the margin in points that a computer expects at the end of the game; `None` if the
/// search was cancelled.
pub type Forecaster<G> = Arc<dyn Fn(&ForecastRequest<G>, &Control) -> Option<i32> + Send + Sync>;

/// Returns the default forecaster, the forecast of the computer's level.
pub fn default_forecaster<G: Advisor>() -> Forecaster<G> {
    Arc::new(|request, control| {
        G::forecast(request.level, &request.game, request.side, request.seed, control)
    })
}

/// The question whether the computers accept an offer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct OfferQuestion<G: Advisor> {
    /// The requests for the forecasts of all computers, which are about the same game.
    pub(crate) requests: Vec<ForecastRequest<G>>,
}

impl<G: Advisor> Question for OfferQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "offer";

    type Engine = Forecaster<G>;
    type Answer = bool;

    fn usual_engine() -> Forecaster<G> {
        default_forecaster::<G>()
    }

    fn answer(self, engine: &Forecaster<G>, control: &Control, report: &dyn Fn(bool)) {
        if let Some(accepted) = all_accept(&self.requests, engine, control) {
            report(accepted);
        }
    }
}

/// The reply to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferReply {
    /// Every computer accepts. The game has not ended yet: people may have to agree too.
    Accepted,
    /// A computer wants to play on.
    Declined,
    /// A computer's search failed.
    Failed,
}

/// An offer that the computers are considering; contains `None` if no thread could be started.
pub(super) struct Offer(Option<Job<bool>>);

impl Offer {
    /// Starts considering an offer. All `requests` are about the same game.
    pub(super) fn start<G: Advisor>(
        requests: Vec<ForecastRequest<G>>,
        forecaster: Forecaster<G>,
        wake: Waker,
    ) -> Self {
        Offer(Job::ask(OfferQuestion { requests }, forecaster, wake))
    }

    /// Returns the reply once there is one.
    pub(super) fn poll(&self) -> Option<OfferReply> {
        match self.0.as_ref().map_or(JobStatus::Ended, Job::poll) {
            JobStatus::Report(true) => Some(OfferReply::Accepted),
            JobStatus::Report(false) => Some(OfferReply::Declined),
            JobStatus::Ended => Some(OfferReply::Failed),
            JobStatus::Nothing => None,
        }
    }
}

/// The offer to end a game in progress.
pub struct OfferView<'a, G: Advisor>(pub(super) &'a Session<G>);

impl<G: Advisor> OfferView<'_, G> {
    /// Returns whether the computers are considering an offer to end the game.
    pub fn is_considered(&self) -> bool {
        self.0.offer.is_some()
    }

    /// Returns the final position if the game were stopped now; `None` if it is over.
    pub fn position_if_stopped(&self) -> Option<G::Position> {
        position_if_stopped::<G>(self.0.game())
    }
}

/// The offer to end a game in progress, to make one and to receive the reply.
pub struct OfferMut<'a, G: Advisor>(pub(super) &'a mut Session<G>);

impl<G: Advisor> OfferMut<'_, G> {
    /// Offers the computers to end the game; [`OfferMut::poll`] returns their reply. Any change
    /// of the game withdraws the offer. Does nothing unless a person is to move.
    pub fn make(&mut self) {
        let session = &mut *self.0;
        if session.seats().to_move() != Some(Seat::Person) {
            return;
        }
        let seed = session.seed_now();
        let requests = session.seats().computers().map(|(side, level)| {
            let game = session.game().clone();
            ForecastRequest { game, side, level, seed }
        });
        let (requests, forecaster) = (requests.collect(), session.forecaster.clone());
        session.offer = Some(Offer::start(requests, forecaster, session.wake.clone()));
        session.help.stop_following();
    }

    /// Returns the reply to an offer to end the game, once there is one.
    pub fn poll(&mut self) -> Option<OfferReply> {
        let reply = self.0.offer.as_ref()?.poll()?;
        self.0.offer = None;
        Some(reply)
    }
}

/// Returns the final position if `game` were stopped now; `None` if it is over.
fn position_if_stopped<G: Game>(game: &G::Match) -> Option<G::Position> {
    let mut stopped = game.clone();
    stopped.depart(Departure::Stopped).ok().map(|()| stopped.position().clone())
}

/// Returns whether every computer accepts; `None` if the search was cancelled.
///
/// A computer accepts only if its margin after stopping is at least the margin that it expects
/// from playing on. Because the expected margin assumes that nobody makes mistakes, a computer
/// that would end behind declines as long as it can still catch up.
fn all_accept<G: Advisor>(
    requests: &[ForecastRequest<G>],
    forecaster: &Forecaster<G>,
    control: &Control,
) -> Option<bool> {
    for request in requests {
        // A last stone more or less is not worth the turns.
        if G::is_decided(&request.game) {
            continue;
        }
        let by_stopping = G::margin(&position_if_stopped::<G>(&request.game)?, request.side);
        if by_stopping < 0 && G::can_catch_up(&request.game, request.side)
            || by_stopping < forecaster(request, control)?
        {
            return Some(false);
        }
    }
    Some(true)
}
