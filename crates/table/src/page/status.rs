//! The line below the board of a game in progress: where its words come from, in this order.

use live::LiveGame;
use tabletop::{ClockEvent, GameMatch, Seat, Side};
use ui_kit::speech::Sentence;

use super::game_view::StatusWords;
use crate::game::{NoDraw, Play, TableGame};
use crate::words::{TableWords, Voice, moves_in, player_name, refusal_in, words_of_line};

/// The number of turns during which the line says how to skip the motion, in a game that tells it.
const HINTED_TURNS: usize = 4;

/// What the line depends on.
pub(crate) struct Status<'a, G: TableGame> {
    /// The language, the players and their view of the board.
    pub voice: &'a Voice<'a>,
    /// The game.
    pub play: &'a Play<G>,
    /// What the player is typing and can type next.
    pub typed: Option<String>,
    /// What the move that the player points at would do.
    pub preview: Option<String>,
    /// Whether the player uses fingers.
    pub by_finger: bool,
    /// Whether a screen reader listens.
    pub is_heard: bool,
    /// Whether the board shows what players who learn would overlook.
    pub previews: bool,
}

impl<G: TableGame> Status<'_, G> {
    fn own(&self) -> &'static dyn TableWords<G> {
        G::words(self.voice.words.in_language)
    }

    fn live(&self) -> &LiveGame<G> {
        &self.play.live
    }

    /// Returns the line.
    pub(crate) fn words(&self) -> StatusWords {
        let (words, live) = (self.voice.words, self.live());
        let mut hint = self.hint();
        if let Some((line, warns)) = self.urgent() {
            let is_told = self.own().moving(self.voice, live).is_some();
            let announced = if is_told { String::new() } else { line.clone() };
            // A reader says the keys that one types, and what happens once it has happened.
            let is_silent = is_told || self.typed.is_some() && live.presenter().refusal().is_none();
            let news = (!is_silent).then(|| line.clone());
            return StatusWords { line, warns, announced, turns: Vec::new(), news, hint };
        }
        let (report, news) = (self.own().report(self.voice, live), self.news());
        // On a telephone, there is no room for the report beside what the player does.
        let before = if self.by_finger { "" } else { &report };
        let touched = if let Some(preview) = &self.preview {
            hint = hint.or(self.by_finger.then_some(words.lift_to_play));
            Some(before.to_owned() + preview)
        } else {
            // Keyboard focus alone does not choose a spot. A report speaks of other pieces.
            let chosen = live.chosen.filter(|_| news.is_none());
            chosen.and_then(|_| self.own().to_confirm(live, before))
        };
        let spoken = news.as_ref().map(|(text, _)| text.clone());
        let turns = if news.is_some() { Vec::new() } else { self.spoken_turns() };
        let (announced, warns) = news.unwrap_or_else(|| self.report(report));
        let (line, warns) = match touched {
            Some(line) => (line, false),
            None => (announced.clone(), warns),
        };
        StatusWords { line, warns, announced, turns, news: spoken, hint }
    }

    /// Returns what screen readers say of the last turns, and what is to be done.
    fn spoken_turns(&self) -> Vec<Sentence> {
        let (live, game) = (self.live(), self.live().session().game());
        if !self.is_heard || live.presenter().is_moving() {
            return Vec::new();
        }
        let (rest, _) = self.report(String::new());
        let count = game.entries().len();
        let rest = match game.to_move() {
            Some(_) => Sentence::of_state(rest).about(count),
            None => Sentence::of_event(count, rest),
        };
        let told = self.own().told(self.voice, live).into_iter();
        told.map(|(turn, text)| Sentence::of_event(turn, text)).chain([rest]).collect()
    }

    /// Returns the text, and whether it is a warning, if it comes before what the player touches on the board.
    fn urgent(&self) -> Option<(String, bool)> {
        let (words, live) = (self.voice.words, self.live());
        let game = live.session().game();
        if let Some(why) = refusal_in::<G>(self.voice, live) {
            return Some((why, true));
        }
        if let Some(typed) = &self.typed {
            return Some((typed.clone(), false));
        }
        if self.play.is_looking_back() {
            let [shown, all] = [live.shown_entries(), game.entries().len()];
            let [shown, all] = [shown, all].map(|entries| moves_in::<G>(game, entries));
            return Some((words.looking_back(shown, all), false));
        }
        if live.session().computer().has_failed() {
            return Some((words.no_move_found.to_owned(), true));
        }
        self.own().moving(self.voice, live).map(|moving| (moving, false))
    }

    /// Returns what the line says in small type: how to skip a motion, during the first turns of a game, or
    /// what the signs on the board mean.
    fn hint(&self) -> Option<&'static str> {
        let (words, live) = (self.voice.words, self.live());
        let game = live.session().game();
        if self.own().moving(self.voice, live).is_some() {
            let skip = if self.by_finger { words.skip_by_tap } else { words.skip_animation };
            return (game.turn_count() <= HINTED_TURNS).then_some(skip);
        }
        let is_shown = self.previews && !self.play.is_looking_back();
        let is_shown = is_shown && !live.presenter().is_moving();
        is_shown.then(|| self.own().legend(game)).flatten()
    }

    /// Returns the text that replaces the report, and whether it is a warning.
    fn news(&self) -> Option<(String, bool)> {
        let (words, own) = (self.voice.words, self.own());
        let session = self.live().session();
        if session.offer().is_considered() {
            return Some((own.considering(self.voice, session), false));
        }
        if session.help().is_seeking_hint() {
            return Some((words.help.searching.to_owned(), false));
        }
        if session.help().has_hint_failed() {
            return Some((words.help.hint_failed.to_owned(), true));
        }
        if let Some(line) = words_of_line(self.voice, own, self.live()) {
            return Some((line, false));
        }
        self.live().hint().map(|hint| (own.hint(self.voice, hint), false))
    }

    /// Returns the report on the last turns with the news of the clock and of an offer, and what is to be done; at the end,
    /// the result. It is a warning if the time is short.
    fn report(&self, report: String) -> (String, bool) {
        let (words, session) = (self.voice.words, self.live().session());
        let game = session.game();
        if game.to_move().is_none() && !self.live().presenter().is_moving() {
            return (report + &self.own().end(self.voice, game), false);
        }
        let time = self.live().clock_event().and_then(|news| match news {
            ClockEvent::Low(side) => Some(words.offers.time_low(&self.voice.name(side))),
            ClockEvent::Over(side) => Some(words.offers.time_up(&self.voice.name(side))),
            ClockEvent::Lost(_) => None,
        });
        let declined = self.play.no_draw().map(|why| match why {
            NoDraw::Declined(side) => self.own().declined(self.voice, session, side),
            NoDraw::Failed => words.offers.offer_failed.to_owned(),
        });
        // Who has just been refused knows the last turn.
        let report = if declined.is_some() { String::new() } else { report };
        let warns = time.is_some();
        let said: Vec<String> = time.into_iter().chain(declined).map(|said| said + " ").collect();
        (report + &said.concat() + &self.to_do(), warns)
    }

    /// Returns what the side to move has to do.
    fn to_do(&self) -> String {
        let (words, session) = (self.voice.words, self.live().session());
        let side = session.game().to_move().unwrap_or(Side::NEAR);
        match session.seats().to_move() {
            Some(Seat::Person) => self.own().to_move(self.voice, session.game(), side),
            _ if session.computer().is_paused() => format!("{}.", words.paused),
            Some(Seat::Away) => format!("{}.", self.voice.whose_turn(side)),
            Some(Seat::Computer(_) | Seat::Fitting(_)) => {
                words.thinking_now(&player_name::<G>(words, session.setup(), side))
            }
            None => String::new(),
        }
    }
}
