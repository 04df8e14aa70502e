//! What the window says about ô ăn quan.

use game_words::GameWords;
use oanquan::{Game, GameEntry, IllegalMove, Move, Position, RecordFlaw, Turn, play};
use settings::Language;
use table::board::ShortMove;
use table::game::Asked;
use table::page::ListedMove;
use table::words::{
    GameText, GraphScale, PageWords, Replayed, TableWords, Viewpoint, Voice, computers,
};
use tabletop::{Departure, Fault, Side};
use window_words::{MoveWords, RecordWords, Words};
use words::ByLanguage;

use super::board_words::reason_of;
use super::game_line::{self, narrate_motion};
use super::offers;
use super::record_words::record_flaw;
use super::refusal::illegal_move;
use crate::controller::{Gains, Hint, Session};
use crate::motion::Phase;
use crate::room::board::Seating;
use crate::room::live_game::{LiveGame, ReplayedOAnQuan};
use crate::room::narration::{
    narrate_before_turn, narrate_departure, narrate_end, narrate_end_reason, narrate_passed_end,
    narrate_phase, narrate_quan_taken, narrate_sweep, narrate_turn, narrate_turn_briefly, refilled,
};
use crate::room::rounds::narrate_sale;
use crate::room::{GameOutcome, OAnQuanSentences, rules_page};
use crate::{Malformed, OAnQuan};

/// The number of turns of each side for which the sentence says how to play one.
const INSTRUCTED_TURNS: usize = 4;

/// The margin, in points, that moves the bar of the evaluation halfway to its end.
const HALF_WAY: i32 = 12;

impl GameText for OAnQuan {
    fn words(language: Language) -> &'static dyn TableWords<Self> {
        OAnQuanWords::of(language)
    }

    const HAS_DRAWS: bool = true;
    const COUNTS_AT_END: bool = true;

    const SCALE: Option<i32> = Some(HALF_WAY);

    const GRAPH: Option<GraphScale> =
        Some(GraphScale { unit: 1.0, least: 10.0, most: f64::INFINITY });
}

/// The words of ô ăn quan in one language.
pub struct OAnQuanWords<'a> {
    words: &'a Words,
}

impl OAnQuanWords<'static> {
    /// Returns the words in a language.
    pub fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<OAnQuanWords<'static>> = ByLanguage::new();
        WORDS.get(language, || OAnQuanWords::new(Words::of(language)))
    }
}

impl PageWords<OAnQuan> for OAnQuanWords<'_> {
    fn unread(&self, flaw: &RecordFlaw, _records: &RecordWords) -> String {
        record_flaw(self.words, flaw)
    }
}

impl<'a> OAnQuanWords<'a> {
    /// Returns the words that are part of those of the window.
    pub fn new(words: &'a Words) -> Self {
        OAnQuanWords { words }
    }

    /// Returns the last `replies` of `played` in sentences.
    pub(super) fn replies(&self, voice: &Voice<'_>, played: &Game, replies: usize) -> Vec<String> {
        let first = played.turn_count().saturating_sub(replies);
        let reply = |turn: &Turn| {
            let MoveWords { number, heading } = move_words(voice, turn.mv);
            self.words.practice.reply(&voice.name(turn.side), number, heading, turn.captured)
        };
        played.turns().skip(first).map(reply).collect()
    }
}

/// Returns where the players of a game of so many sides sit.
pub(super) fn seating(sides: usize, view: Viewpoint) -> Seating {
    Seating::new(sides, view.near).stood(view.upright && sides == 2)
}

/// Returns the number of sides of the game to which an entry belongs.
fn sides_of(entry: &GameEntry) -> usize {
    entry.after().ring().sides()
}

impl GameWords<OAnQuan> for OAnQuanWords<'_> {
    fn title(&self) -> &'static str {
        self.words.title
    }

    fn subtitle(&self) -> &'static str {
        self.words.subtitle
    }

    fn position(&self, position: &Position, _look: usize) -> String {
        match position.to_move() {
            Some(_) => self.words.choose_cell.to_owned(),
            None => self.words.common.game_over.to_owned(),
        }
    }

    fn played(&self, entry: &GameEntry, name: &str, _look: usize) -> String {
        let Some(turn) = entry.turn() else { return String::new() };
        let view = Viewpoint::lying(0, Side::NEAR);
        let MoveWords { number, heading } = seating(sides_of(entry), view).move_words(turn.mv);
        self.words.last_turn(name, number, heading, turn.captured)
    }

    fn illegal(&self, why: &IllegalMove, _look: usize) -> String {
        illegal_move(self.words, *why, 2).to_owned()
    }

    fn malformed(&self, why: &Malformed) -> String {
        let flaw = match why {
            Malformed::Position(why) => RecordFlaw::Position(why.clone()),
            Malformed::Option(why) => RecordFlaw::Rules(why.clone()),
        };
        record_flaw(self.words, &flaw)
    }

    fn end(&self, played: &Game, _look: usize) -> String {
        let sides = played.position().ring().sides();
        played.end().map_or_else(String::new, |end| self.words.oanquan().ended_because(end, sides))
    }

    fn end_with(&self, entry: &GameEntry, _look: usize) -> String {
        entry.passed().map_or_else(String::new, |end| {
            self.words.oanquan().ended_because(end, sides_of(entry))
        })
    }
}

impl TableWords<OAnQuan> for OAnQuanWords<'_> {
    fn shared(&self) -> &dyn GameWords<OAnQuan> {
        self
    }

    fn summary(&self, game: &OAnQuan, _look: usize) -> String {
        rules_page::summary(self.words, game)
    }

    /// After some turns, the player knows how to choose.
    fn to_move(&self, voice: &Voice<'_>, played: &Game, side: Side) -> String {
        if played.turn_count() >= INSTRUCTED_TURNS * played.rules().sides {
            return format!("{}.", voice.whose_turn(side));
        }
        let seating = seating(played.position().ring().sides(), voice.view);
        let choose = match (seating.is_upright(), played.position().to_move()) {
            (true, Some(side)) => self.words.choose_cell_in_column(seating.edge(side) != 0),
            _ => self.words.choose_cell.to_owned(),
        };
        format!("{}. {choose}", voice.whose_turn(side))
    }

    fn on_board(&self, voice: &Voice<'_>, played: &Game, side: Side) -> String {
        let position = played.position();
        let cells: Vec<_> = position.own_cells(side).collect();
        let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
            return String::new();
        };
        let dan: Vec<_> = cells.iter().map(|&cell| position.pile(cell).dan.to_string()).collect();
        self.words.asked.row(&voice.name(side), &dan.join(", "), first.index(), last.index())
    }

    fn stock(&self, voice: &Voice<'_>, played: &Game) -> String {
        let position = played.position();
        let seating = seating(position.ring().sides(), voice.view);
        let quan_cells = position.ring().cells().filter(|cell| cell.is_quan()).map(|cell| {
            let pile = position.pile(cell);
            self.words.quan_cell_name(seating.corner(cell), pile.quan, pile.dan) + "."
        });
        let sides = (0..voice.setup.sides()).map(Side::new);
        let stores =
            sides.map(|side| self.words.asked.store(&voice.name(side), position.store(side)) + ".");
        quan_cells.chain(stores).collect::<Vec<_>>().join(" ")
    }

    fn captures(&self, voice: &Voice<'_>, played: &Game) -> Option<String> {
        let captures = played.legal_moves().into_iter().filter_map(|mv| {
            let mut after = played.clone();
            after.play(mv).ok()?;
            let entry = after.entries().last()?;
            let captured = entry.turn().map(|turn| turn.captured).filter(|it| *it > 0)?;
            Some(self.words.asked.capture(&self.move_name(entry, voice.view), captured))
        });
        let captures: Vec<_> = captures.collect();
        Some(match captures.is_empty() {
            true => self.words.asked.no_capture.to_owned(),
            false => self.words.asked.captures(&captures.join(", ")),
        })
    }

    fn move_name(&self, entry: &GameEntry, view: Viewpoint) -> String {
        let seating = seating(sides_of(entry), view);
        entry.turn().map_or_else(String::new, |turn| marked(self.words, seating, turn.mv))
    }

    fn short(&self, voice: &Voice<'_>, entry: &GameEntry) -> ShortMove {
        let seating = seating(voice.setup.sides(), voice.view);
        let mv = entry.turn().map(|turn| seating.move_words(turn.mv));
        let text = mv.map_or_else(String::new, |mv| mv.number.to_string());
        ShortMove { text, arrow: mv.map(|mv| mv.heading) }
    }

    fn listed(&self, voice: &Voice<'_>, played: &Game, entry: usize, captured: i32) -> ListedMove {
        let (words, number) = (self.words, played.turns_in(entry + 1));
        let entry = &played.entries()[entry];
        let Some(turn) = entry.turn() else {
            return ListedMove { gain: String::new(), spoken: String::new() };
        };
        let refill = refilled(turn);
        let paid = refill.map(|side| format!("−{}", turn.after.refill_cost(side)));
        let gain = (captured > 0).then(|| format!("+{captured}"));
        let seating = seating(voice.setup.sides(), voice.view);
        let message = narrate_turn_briefly(words, voice.setup, seating, turn, captured);
        let sentences = [
            Some(words.listed_turn(number, &message)),
            refill.map(|_| words.listed_refill.to_owned()),
        ];
        ListedMove {
            gain: paid.into_iter().chain(gain).collect::<Vec<_>>().join(" "),
            spoken: sentences.into_iter().flatten().collect::<Vec<_>>().join(" "),
        }
    }

    fn written(&self, voice: &Voice<'_>, played: &Game, entry: usize) -> String {
        let captured = played.entries()[entry].turn().map_or(0, |turn| turn.captured);
        self.listed(voice, played, entry, captured).spoken
    }

    fn illegal(&self, played: &Game, why: &IllegalMove, _look: usize) -> String {
        illegal_move(self.words, *why, played.rules().sides).to_owned()
    }

    fn moving(&self, voice: &Voice<'_>, live: &LiveGame) -> Option<String> {
        let moves = live.presenter().is_moving();
        moves.then(|| narrate_motion(self.words, voice.setup, live).unwrap_or_default())
    }

    fn to_confirm(&self, live: &LiveGame, before: &str) -> Option<String> {
        game_line::to_choose(self.words, live, before)
    }

    fn report(&self, voice: &Voice<'_>, live: &LiveGame) -> String {
        game_line::report(voice, live)
    }

    fn told(&self, voice: &Voice<'_>, live: &LiveGame) -> Vec<(usize, String)> {
        game_line::told(voice, live)
    }

    fn resigning(&self, words: &Words, session: &Session, side: Side) -> String {
        offers::resigning(words, session, side)
    }

    fn offering(&self, words: &'static Words, session: &Session, _side: Side) -> Asked {
        offers::offering(words, session)
    }

    fn agreeing(&self, words: &'static Words, session: &Session, side: Side) -> Asked {
        offers::agreeing(words, session, side)
    }

    fn accepted(&self, words: &Words, session: &Session) -> Option<String> {
        Some(offers::replied(words, session, true))
    }

    fn declined(&self, voice: &Voice<'_>, session: &Session, side: Side) -> String {
        match session.seats().computers().next() {
            Some(_) => offers::replied(voice.words, session, false),
            None => offers::refused(voice, side),
        }
    }

    fn considering(&self, voice: &Voice<'_>, session: &Session) -> String {
        let names = computers(self.words, voice.setup);
        self.words.offers.considering(&names, session.seats().computers().count())
    }

    /// Returns `None`: the stones say it.
    fn beside_task(&self, _played: &Game, _look: usize, _asks: bool) -> Option<String> {
        None
    }

    /// Returns the points that each side captures in these turns.
    fn after_line(&self, voice: &Voice<'_>, played: &Game, before: usize) -> String {
        let (words, setup) = (&voice.words.help, voice.setup);
        let entries = &played.entries()[before..];
        let points = |side: Side| -> i32 {
            let turns = entries.iter().filter_map(|entry| match entry {
                GameEntry::Turn(turn) if turn.side == side => Some(turn.captured),
                _ => None,
            });
            turns.sum()
        };
        let (near, sides) = (setup.near_side().index(), setup.sides());
        let sides = (0..sides).map(|place| Side::new((near + place) % sides));
        let scores = sides.map(|side| words.line_score(&voice.within(side), points(side)));
        words.line_scores(entries.len(), &scores.collect::<Vec<_>>().join(", "))
    }

    fn listed_round(&self, voice: &Voice<'_>, played: &Game, place: usize) -> String {
        voice.words.rounds.number(played.round_after(place))
    }

    /// Returns the turn with the refill before it and, after it, why the game goes on without quan.
    fn happened(&self, voice: &Voice<'_>, played: &Game, entry: usize) -> String {
        let Voice { words, setup, view, .. } = *voice;
        match &played.entries()[entry] {
            GameEntry::Departure(departure) => narrate_departure(words, setup, departure),
            GameEntry::Sale(sale) => narrate_sale(words, setup, sale),
            GameEntry::Turn(turn) => {
                let index = played.turns_in(entry);
                let sentences = [
                    narrate_before_turn(words, setup, played, index),
                    Some(narrate_turn(words, setup, seating(setup.sides(), view), turn)),
                    narrate_quan_taken(words, setup, turn),
                ];
                sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn replayed(&self, voice: &Voice<'_>, replayed: &Replayed<'_, OAnQuan>) -> String {
        let Voice { words, setup, view, .. } = *voice;
        let Replayed { viewer, fault, .. } = *replayed;
        let (replay, presenter) = (viewer.replay(), viewer.presenter());
        let (game, seating) = (replay.game(), seating(setup.sides(), view));
        if presenter.refusal().is_some() {
            return words.replay.replay_only.to_owned();
        }
        if let Some((turn, better_move)) = fault
            && let Some(turn) = game.turn(turn)
        {
            let [played, better] = [turn.mv, better_move].map(|mv| seating.move_words(mv));
            let fault =
                words.fault_before(replay.turns() + 1, &voice.name(turn.side), played, better);
            let why = self.why_better(voice, &replay.game_so_far(), turn.mv, better_move);
            return format!("{fault} {why}");
        }
        let is_moving = presenter.is_moving();
        if replay.is_at_end() && game.end().is_some() && !is_moving {
            return narrate_end(words, setup, game);
        }
        let phase = viewer.shown().stage().phase();
        if let Some(Phase::Sweeps(remainder)) = phase {
            let departure = replay.last().and_then(GameEntry::departure);
            return narrate_sweep(words, setup, departure, remainder);
        }
        let Some(last) = replay.last() else { return words.replay.at_start.to_owned() };
        let Some(turn) = last.turn() else {
            return self.happened(voice, game, replay.shown() - 1);
        };
        // Report captures only after they have been shown.
        let message = match (is_moving, phase) {
            (true, Some(phase)) => narrate_phase(words, setup, turn.side, phase),
            (true, None) => narrate_turn_briefly(words, setup, seating, turn, 0),
            (false, _) => {
                let happened = self.happened(voice, game, replay.shown() - 1);
                let passed = narrate_passed_end(words, setup, last);
                std::iter::once(happened).chain(passed).collect::<Vec<_>>().join(" ")
            }
        };
        words.listed_turn(replay.turns(), &message)
    }

    fn listed_departure(&self, words: &Words, departure: Departure, name: &str) -> String {
        words.offers.listed_departure(departure, name)
    }

    fn outcome(&self, voice: &Voice<'_>, played: &Game) -> String {
        GameOutcome::of(played).headline(voice.words, voice.setup)
    }

    /// A position from outside may be over without a reason.
    fn end(&self, voice: &Voice<'_>, played: &Game) -> String {
        if played.end().is_none() {
            return self.words.common.game_over.to_owned();
        }
        narrate_end(voice.words, voice.setup, played)
    }

    fn passed_end(&self, voice: &Voice<'_>, entry: &GameEntry) -> Option<String> {
        narrate_passed_end(voice.words, voice.setup, entry)
    }

    fn hint(&self, voice: &Voice<'_>, hint: &Hint) -> String {
        let reason = reason_of(hint, voice.setup.sides(), |side| voice.within(side));
        self.words.hint(move_words(voice, hint.mv), &reason)
    }

    fn hint_of_part(&self, voice: &Voice<'_>, _played: &Game, mv: Move) -> Option<String> {
        Some(self.words.practice.hint_cell(move_words(voice, mv).number))
    }

    /// Returns what the move captures, and where it begins.
    fn hints(&self, voice: &Voice<'_>, played: &Game, mv: Move) -> Vec<String> {
        let turn = play(played.rules(), played.position(), mv).ok();
        let captured = turn.map(|turn| self.words.practice.hint_captures(turn.captured));
        captured.into_iter().chain(self.hint_of_part(voice, played, mv)).collect()
    }

    fn find_better(&self, voice: &Voice<'_>, entry: &GameEntry, _kind: &str, lost: i32) -> String {
        let Some(turn) = entry.turn() else { return String::new() };
        let MoveWords { number, heading } = move_words(voice, turn.mv);
        self.words.practice.asked(&voice.name(turn.side), number, heading, lost)
    }

    fn found(&self, voice: &Voice<'_>, _before: &Game, mv: Move) -> String {
        let MoveWords { number, heading } = move_words(voice, mv);
        self.words.practice.right(number, heading)
    }

    fn solution(&self, voice: &Voice<'_>, _before: &Game, mv: Move, gained: i32) -> String {
        let MoveWords { number, heading } = move_words(voice, mv);
        self.words.practice.solution(number, heading, gained)
    }

    /// Returns what the better move captures, and what the move played lets the next side capture, as far as
    /// that differs.
    fn why_better(&self, voice: &Voice<'_>, before: &Game, played: Move, better: Move) -> String {
        let review = &self.words.review;
        let gains = [better, played].map(|mv| Gains::of(before, mv));
        let ([Some(good), Some(bad)], Some(side)) = (gains, before.position().to_move()) else {
            return String::new();
        };
        let captures = (good.captured > bad.captured)
            .then(|| review.why_captures(good.captured, bad.captured));
        let next = before.position().passed().to_move().unwrap_or(side);
        let [least, most] = [good, bad].map(|gains| gains.reply.unwrap_or(0));
        let replies = (most > least).then(|| review.why_replies(&voice.within(next), most, least));
        match (captures, replies) {
            (None, None) => review.why_later.to_owned(),
            reasons => [reasons.0, reasons.1].into_iter().flatten().collect::<Vec<_>>().join(" "),
        }
    }

    fn refuted(&self, voice: &Voice<'_>, played: &Game, lost: i32, replies: usize) -> String {
        let words = &self.words.practice;
        if replies == 0 {
            return words.wrong_at_end(lost);
        }
        let replies = self.replies(voice, played, replies);
        std::iter::once(words.wrong(lost)).chain(replies).collect::<Vec<_>>().join(" ")
    }

    fn candidate(&self, voice: &Voice<'_>, _played: &Game, mv: Move) -> (ShortMove, String) {
        let MoveWords { number, heading } = seating(voice.setup.sides(), voice.view).move_words(mv);
        let short = ShortMove { text: number.to_string(), arrow: Some(heading) };
        (short, self.words.review.marked_move(number, heading))
    }

    fn about_values(&self, words: &Words, name: &str, depth: Option<u32>) -> String {
        match depth {
            None => words.review.proven_values(name),
            Some(depth) => words.review.searched_values(name, depth as usize),
        }
    }

    fn decided(&self, voice: &Voice<'_>, _played: &Game, side: Side, score: i32) -> String {
        self.expected(voice, side, score, false)
    }

    fn expected(&self, voice: &Voice<'_>, side: Side, score: i32, proven: bool) -> String {
        self.words.expected(&voice.within(side), score, proven)
    }

    fn end_reason(&self, voice: &Voice<'_>, played: &Game) -> Option<String> {
        narrate_end_reason(voice.words, voice.setup, played)
    }

    fn listed_fault(
        &self,
        voice: &Voice<'_>,
        game: &Game,
        fault: &Fault<Move>,
        _kind: &str,
    ) -> [String; 2] {
        let (words, seating) = (self.words, seating(voice.setup.sides(), voice.view));
        let turn = game.turn(fault.turn).expect("a fault belongs to a turn");
        let MoveWords { number, heading } = seating.move_words(turn.mv);
        let name = voice.name(turn.side);
        let played = words.review.played(fault.turn + 1, &name, number, heading);
        let MoveWords { number, heading } = seating.move_words(fault.better.mv);
        let grade = words.review.grade(fault.grade);
        let message = words.review.fault(grade, fault.better.lost, number, heading);
        match fault.better.proven {
            true => [played, format!("{message} ({})", words.help.proven)],
            false => [played, message],
        }
    }

    fn fault(&self, voice: &Voice<'_>, played: &Game, _kind: &str, better: Move) -> String {
        let seating = seating(voice.setup.sides(), voice.view);
        let Some(turn) = played.last_entry().and_then(GameEntry::turn) else {
            return String::new();
        };
        let (played_move, better) = (seating.move_words(turn.mv), seating.move_words(better));
        let number = played.turn_count();
        self.words.fault_before(number, &voice.name(turn.side), played_move, better)
    }
}

/// Returns the words of a move, as the board is seen.
pub(super) fn move_words(voice: &Voice<'_>, mv: Move) -> MoveWords {
    seating(voice.setup.sides(), voice.view).move_words(mv)
}

/// Returns a move in a few words: `cell 9 to the left`.
fn marked(words: &Words, seating: Seating, mv: Move) -> String {
    let MoveWords { number, heading } = seating.move_words(mv);
    words.review.marked_move(number, heading)
}
