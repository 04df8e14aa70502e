//! A person's offer to end the game, as the computers in it decide about it.

use std::sync::Arc;

use super::job::{Job, JobStatus, Waker};
use crate::ai::{Control, Level, forecast, margin};
use crate::rules::{Departure, Game, Side};

/// What a computer is asked before it accepts an offer.
#[derive(Clone, Debug)]
pub struct ForecastRequest {
    /// The game, which would continue.
    pub game: Game,
    /// The computer's side.
    pub side: Side,
    /// How well it plays.
    pub level: Level,
    /// Decides what its level leaves to chance.
    pub seed: u64,
}

/// Returns the margin in points that a computer expects at the end of the game; `None` if the
/// search was cancelled.
pub type Forecaster = Arc<dyn Fn(&ForecastRequest, &Control) -> Option<i32> + Send + Sync>;

/// The default forecaster: the search of the level in the request.
pub fn default_forecaster() -> Forecaster {
    Arc::new(|request, control| {
        forecast(request.level, &request.game, request.side, request.seed, control)
    })
}

/// What became of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferReply {
    /// Every computer accepts. The game has not ended yet: people may have to agree too.
    Accepted,
    /// A computer wants to play on.
    Declined,
    /// A computer's thinking failed.
    Failed,
}

/// An offer that the computers are considering; `None` in it if there is no thread for that.
pub(super) struct Offer(Option<Job<bool>>);

impl Offer {
    /// Lets the computers in `requests`, all of the same game, consider an offer.
    pub(super) fn start(
        requests: Vec<ForecastRequest>,
        forecaster: Forecaster,
        wake: Waker,
    ) -> Self {
        let consider = move |control: &Control, reply: &dyn Fn(bool)| {
            if let Some(accepted) = all_accept(&requests, &forecaster, control) {
                reply(accepted);
            }
        };
        Offer(Job::start("offer", wake, consider))
    }

    /// The reply, once there is one.
    pub(super) fn poll(&self) -> Option<OfferReply> {
        match self.0.as_ref().map_or(JobStatus::Ended, Job::poll) {
            JobStatus::Report(true) => Some(OfferReply::Accepted),
            JobStatus::Report(false) => Some(OfferReply::Declined),
            JobStatus::Ended => Some(OfferReply::Failed),
            JobStatus::Nothing => None,
        }
    }
}

/// Whether each of these computers accepts; `None` if that was cancelled.
///
/// A computer accepts only if stopping is at least as good for it as the margin it expects from
/// playing on. That margin supposes that nobody errs, and people do: a computer that would be
/// behind plays on while it can still catch up.
fn all_accept(
    requests: &[ForecastRequest],
    forecaster: &Forecaster,
    control: &Control,
) -> Option<bool> {
    for request in requests {
        let mut stopped = request.game.clone();
        stopped.depart(Departure::Stopped).ok()?;
        let by_stopping = margin(stopped.position(), request.side);
        if by_stopping < 0 && can_catch_up(&request.game, request.side)
            || by_stopping < forecaster(request, control)?
        {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether `side` would have as many points as the best other side if it got everything that
/// still lies on the board.
fn can_catch_up(game: &Game, side: Side) -> bool {
    let position = game.position();
    let quan_value = i32::from(game.rules().quan_value);
    let points = |cell| {
        let pile = position.pile(cell);
        i32::from(pile.dan) + if pile.quan { quan_value } else { 0 }
    };
    let on_board: i32 = position.ring().cells().map(points).sum();
    margin(position, side) + on_board >= 0
}
