//! A person's offer to end the game, and how the computers decide about it.

use std::sync::Arc;

use crate::job::{Job, JobStatus, Waker};
use crate::{Advised, Control, Departure, Game, Level, Played, Side};

/// The request for the forecast that decides whether a computer accepts an offer.
#[derive(Clone, Debug)]
pub struct ForecastRequest<G: Game> {
    /// The game that would continue.
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
pub fn default_forecaster<G: Advised>() -> Forecaster<G> {
    Arc::new(|request, control| {
        G::forecast(request.level, &request.game, request.side, request.seed, control)
    })
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
    pub(super) fn start<G: Advised>(
        requests: Vec<ForecastRequest<G>>,
        forecaster: Forecaster<G>,
        wake: Waker,
    ) -> Self {
        let consider = move |control: &Control, reply: &dyn Fn(bool)| {
            if let Some(accepted) = all_accept(&requests, &forecaster, control) {
                reply(accepted);
            }
        };
        Offer(Job::start("offer", wake, consider))
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

/// Returns whether every computer accepts; `None` if the search was cancelled.
///
/// A computer accepts only if its margin after stopping is at least the margin that it expects
/// from playing on. Because the expected margin assumes that nobody makes mistakes, a computer
/// that would end behind declines as long as it can still catch up.
fn all_accept<G: Advised>(
    requests: &[ForecastRequest<G>],
    forecaster: &Forecaster<G>,
    control: &Control,
) -> Option<bool> {
    for request in requests {
        let mut stopped = request.game.clone();
        stopped.depart(Departure::Stopped).ok()?;
        let by_stopping = G::margin(stopped.position(), request.side);
        if by_stopping < 0 && G::can_catch_up(&request.game, request.side)
            || by_stopping < forecaster(request, control)?
        {
            return Some(false);
        }
    }
    Some(true)
}
