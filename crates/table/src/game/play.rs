//! A game in progress at the table: the game on the screen, its clock, and what is asked about it.

use std::time::Duration;

use audio::Sound;
use eframe::egui::Context;
use live::{LiveGame, Moving, Refused};
use tabletop::{BySide, ClockEvent, Departure, GameMatch, OfferReply, Seat, Session, Setup, Side};
use window::ClockMoment;

use super::question::GameQuestion;
use crate::result::Mood;
use crate::words::GameText;

/// A delay that makes sure that the displayed second has changed.
const JUST_AFTER: Duration = Duration::from_millis(2);

/// A game in progress.
pub struct Play<G: GameText> {
    /// The game on the screen.
    pub live: LiveGame<G>,
    /// Why the last offer of a draw changed nothing, and the number of entries then.
    no_draw: Option<(usize, NoDraw)>,
}

/// Why an offer of a draw changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoDraw {
    /// This side declined.
    Declined(Side),
    /// The computer's search failed.
    Failed,
}

impl<G: GameText> Play<G> {
    /// Puts a game on the screen. `surface` is what the pieces lie on.
    pub(crate) fn new(session: Session<G>, surface: <G as Moving>::Surface) -> Self {
        let live = LiveGame::new(session, surface);
        Play { live, no_draw: None }
    }

    /// Returns the game and its progress.
    pub fn session(&self) -> &Session<G> {
        self.live.session()
    }

    /// Sets the clocks to a moment. They stand still while they are `stopped`.
    pub fn update_clock(&mut self, moment: ClockMoment, stopped: bool) {
        let ClockMoment { now, lost, attends } = moment;
        self.live.update_clock(now, lost, attends, stopped);
    }

    /// Checks the clocks after the moves of a frame, and wakes the window when the second that they show
    /// changes. Returns the sound of their news.
    pub fn check_time(&mut self, ctx: &Context) -> Option<Sound> {
        let news = self.live.check_time();
        if let Some(next) = self.session().clock().until_next_second() {
            ctx.request_repaint_after(next + JUST_AFTER);
        }
        match news? {
            ClockEvent::Low(_) | ClockEvent::Over(_) => Some(Sound::ClockLow),
            ClockEvent::Lost(_) => {
                ctx.request_repaint();
                None
            }
        }
    }

    /// Stops saying why a move was refused.
    pub(crate) fn forget_refusal(&mut self) {
        self.live.presenter_mut().clear_refusal();
    }

    /// Returns the question whether the person to move, or the only person, gives up.
    pub(crate) fn resign_question(&self) -> Option<GameQuestion> {
        self.live.resigning_side().map(GameQuestion::Resign)
    }

    /// Returns the question whether the person to move offers the computers to end the game; without computers,
    /// whether the other persons agree to it.
    pub(crate) fn offer_question(&mut self) -> Option<GameQuestion> {
        let side = self.live.offering_side().filter(|_| G::HAS_DRAWS)?;
        self.forget_refusal();
        self.no_draw = None;
        Some(match self.session().seats().computers().next() {
            Some(_) => GameQuestion::Offer(side),
            None => GameQuestion::Agree(side),
        })
    }

    /// Takes over the answer to a question: whether it is yes. `names` are the names of the players.
    pub fn answer(&mut self, question: GameQuestion, agrees: bool, names: &BySide<String>) {
        match (question, agrees) {
            (GameQuestion::Resign(side), true) => self.live.depart(Departure::Resigned(side)),
            (GameQuestion::Resign(_), false) => {}
            (GameQuestion::TakeBack(_), true) => drop(self.live.change(Session::undo)),
            (GameQuestion::TakeBack(side), false) => {
                let refused = Refused::TakeBack(names[side.next(2)].clone());
                self.live.presenter_mut().refuse(refused, None);
            }
            (GameQuestion::Agree(_), true) => self.live.depart(Departure::Stopped),
            (GameQuestion::Agree(side), false) => {
                let sides = self.session().setup().sides();
                self.keep_playing(NoDraw::Declined(side.next(sides)));
            }
            (GameQuestion::Offer(_), true) => {
                drop(self.live.presenter_mut().finish_motion());
                self.live.offer_to_stop();
            }
            (GameQuestion::Offer(_), false) => {}
        }
    }

    fn keep_playing(&mut self, why: NoDraw) {
        self.no_draw = Some((self.session().game().entries().len(), why));
    }

    pub(crate) fn can_offer_draw(&self) -> bool {
        G::HAS_DRAWS && self.session().is_under_way() && self.live.offering_side().is_some()
    }

    pub(crate) fn is_looking_back(&self) -> bool {
        self.live.presenter().viewed_entries().is_some()
    }

    /// Takes over the computers' reply to an offer to end the game. Returns its sound, and the question whether the other
    /// persons agree, too.
    pub(crate) fn take_reply(
        &mut self,
        reply: OfferReply,
    ) -> (Option<Sound>, Option<GameQuestion>) {
        let Some(offering) = self.session().game().to_move() else { return (None, None) };
        let asks = self.session().seats().persons().count() > 1;
        let sides = self.session().setup().sides();
        self.keep_playing(match reply {
            OfferReply::Accepted if asks => return (None, Some(GameQuestion::Agree(offering))),
            OfferReply::Accepted => {
                self.live.presenter_mut().view_current();
                self.live.depart(Departure::Stopped);
                return (None, None);
            }
            OfferReply::Declined => NoDraw::Declined(offering.next(sides)),
            OfferReply::Failed => NoDraw::Failed,
        });
        (Some(Sound::Refusal), None)
    }

    /// Returns why an offer in the current position has changed nothing.
    pub(crate) fn no_draw(&self) -> Option<NoDraw> {
        let entries = self.session().game().entries().len();
        self.no_draw.filter(|(said, _)| *said == entries).map(|(_, why)| why)
    }

    pub(crate) fn can_resign(&self) -> bool {
        self.session().is_under_way() && self.live.resigning_side().is_some()
    }

    pub(crate) fn toggle_pause(&mut self) {
        let paused = self.session().computer().is_paused();
        self.live.change(|session| session.computer_mut().set_paused(!paused));
    }
}

/// Returns how the end of a game that one of two sides has won, or neither, feels to the persons in it.
pub(crate) fn mood_of_end<G: GameText>(setup: &Setup, game: &G::Match) -> Mood {
    let mut persons =
        setup.seats.iter().filter_map(|(side, seat)| (*seat == Seat::Person).then_some(side));
    match (persons.next(), persons.next(), winner::<G>(game)) {
        (_, _, None) => Mood::Drawn,
        (Some(only), None, Some(winner)) if only != winner => Mood::Lost,
        _ => Mood::Won,
    }
}

/// Returns the side that has won, or `None` without one.
pub(crate) fn winner<G: GameText>(game: &G::Match) -> Option<Side> {
    if game.to_move().is_some() {
        return None;
    }
    let wins = |side: &Side| game.standing(*side).is_win();
    [Side::NEAR, Side::FAR].into_iter().find(wins)
}
