//! What the window says about a game, and on what its sentences depend.

use game_words::GameWords;
use live::{LiveGame, Moving, Viewer};
use settings::Language;
use tabletop::archive::Stored;
use tabletop::{
    BySide, Departure, Fault, GameEntry, GameMatch, Review, Session, Setup, Side, Step,
};
use window_words::Words;

use super::numbering::{MoveNumber, move_number};
use super::players::{PlayerNames, is_you, players, short_names};
use crate::board::ShortMove;
use crate::game::Asked;
use crate::page::ListedMove;

/// A game about which the window speaks: in lists of moves, in the sentences below the board, in results
/// and in reviews.
pub trait GameText: Stored + Moving {
    /// Returns the words of the game in a language.
    fn words(language: Language) -> &'static dyn TableWords<Self>;

    /// Whether a game may end in a draw, which a player can offer.
    const HAS_DRAWS: bool;

    /// Whether the points decide when the players agree to end a game; otherwise it is a draw.
    const COUNTS_AT_END: bool = false;

    /// The score at which a side is so far ahead that the bar of the evaluation is half way to
    /// its end; `None` for a game without it.
    const SCALE: Option<i32> = None;

    /// The scale of the graph of a review; `None` for a game without one.
    const GRAPH: Option<GraphScale> = None;

    /// Whether a move of each side counts as one move together, as in cờ tướng, that of the
    /// [leader](tabletop::Game::leader) first.
    const PAIRS_MOVES: bool = false;
}

/// The scale of the graph of a review.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphScale {
    /// The score that counts 1.
    pub unit: f64,
    /// The least extent of the axis, up and down.
    pub least: f64,
    /// The greatest value that the graph tells apart from greater ones.
    pub most: f64,
}

impl GraphScale {
    /// Returns the place of a score on the axis.
    pub fn value(&self, score: i32) -> f64 {
        (f64::from(score) / self.unit).clamp(-self.most, self.most)
    }
}

/// How a board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    /// The look: an index into [`PageWords::look_names`](super::page_words::PageWords).
    pub look: usize,
    /// The side in front of which the board lies.
    pub near: Side,
    /// Whether a board of two rows stands upright, turned a quarter anticlockwise.
    pub upright: bool,
}

impl Viewpoint {
    /// Creates the view of a board of this look that lies in front of `near`.
    pub fn lying(look: usize, near: Side) -> Self {
        Viewpoint { look, near, upright: false }
    }
}

/// What sentences about a game depend on: the language, the players, and how they see the board.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The texts of the window in the current language.
    pub words: &'a Words,
    /// The players of the game.
    pub setup: &'a Setup,
    /// How the board is seen.
    pub view: Viewpoint,
    /// Returns the names of the players.
    players: fn(&Words, &Setup) -> BySide<PlayerNames>,
}

impl<'a> Voice<'a> {
    /// Creates the voice of a game of `G` between the players of `setup`.
    pub fn new<G: GameText>(words: &'a Words, setup: &'a Setup, view: Viewpoint) -> Self {
        Voice { words, setup, view, players: players::<G> }
    }

    /// Returns the names of the players.
    pub fn players(&self) -> BySide<PlayerNames> {
        (self.players)(self.words, self.setup)
    }

    /// Returns the name of the player of `side`, without a level, as it starts a sentence.
    pub fn name(&self, side: Side) -> String {
        self.players()[side].name.clone()
    }

    /// Returns the name of the player of `side` as it is written within a sentence.
    pub fn within(&self, side: Side) -> String {
        self.players()[side].within(self.words)
    }

    /// Returns the name of the player of the last entry of `played`; empty if there is none.
    pub fn last_mover<G: GameText>(&self, played: &G::Match) -> String {
        let side = played.entries().last().and_then(GameEntry::side);
        side.map(|side| self.name(side)).unwrap_or_default()
    }

    /// Returns the names of all players, without levels.
    pub fn names(&self) -> BySide<String> {
        let players = self.players();
        BySide::from_fn(self.setup.sides(), |side| players[side].name.clone())
    }

    /// Returns a few words that say that it is the turn of `side`.
    pub fn whose_turn(&self, side: Side) -> String {
        match is_you(self.setup, side) {
            true => self.words.your_turn.to_owned(),
            false => self.words.turn_of(&self.within(side)),
        }
    }
}

/// Returns a score in hundredths of a unit in a few signs, as in `+1.2`, or the winner's moves to a proven end
/// behind a hash sign, as in `−#3`; without a number if the end is there.
pub fn score_in_signs(score: i32, moves_to_end: Option<u32>) -> String {
    let sign = if score < 0 { "−" } else { "+" };
    match moves_to_end {
        Some(0) => format!("{sign}#"),
        Some(moves) => format!("{sign}#{moves}"),
        None if score.abs() < 5 => "0".to_owned(),
        None => format!("{sign}{:.1}", f64::from(score.abs()) / 100.0),
    }
}

/// Returns the move of the turn with this index, from 0, of a replayed game.
fn move_of_turn<G: GameText>(viewer: &Viewer<G>, turn: usize) -> Option<G::Move> {
    let game = viewer.replay().game();
    match game.entries().get(game.entries_before_turn(turn + 1))?.step() {
        Step::Move(mv) => Some(mv),
        Step::Departure(_) | Step::Round => None,
    }
}

/// What the line below the board of a replay depends on.
pub struct Replayed<'a, G: GameText> {
    /// The replay.
    pub viewer: &'a Viewer<G>,
    /// The review while it is open.
    pub review: Option<&'a Review<G>>,
    /// The index of the turn whose fault is viewed in the position before it, and the better move.
    pub fault: Option<(usize, G::Move)>,
}

/// The words of a game in the window, in one language.
pub trait TableWords<G: GameText> {
    /// Returns the words that do not depend on the players or the view of the board.
    fn shared(&self) -> &dyn GameWords<G>;

    /// Returns the options: the label and the value of each. A game without them has its own
    /// [`summary`](Self::summary).
    fn options(&self, _game: &G, _look: usize) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Returns the options of a stored game in a few words.
    fn summary(&self, game: &G, look: usize) -> String {
        let options = self.options(game, look).into_iter();
        let options: Vec<String> =
            options.map(|(label, value)| format!("{label}: {value}")).collect();
        options.join(", ")
    }

    /// Returns what persons without a name are called after what they play with, such as Red, by their sides, if the side
    /// `first` [leads](tabletop::Game::leader); `None` if they are numbered.
    fn side_names(&self, _first: Side) -> Option<[&'static str; 2]> {
        None
    }

    /// Returns that `side` is to move and what it has to do, in a sentence or two.
    fn to_move(&self, voice: &Voice<'_>, played: &G::Match, side: Side) -> String {
        let whose = voice.whose_turn(side);
        format!("{whose}. {}", self.shared().position(played.position(), voice.view.look))
    }

    /// Returns how to play the move that the player has chosen a spot for, after what is said `before`; `None` if the line
    /// below the board says nothing else then.
    fn to_confirm(&self, _live: &LiveGame<G>, _before: &str) -> Option<String> {
        None
    }

    /// Returns what has happened last, each sentence followed by a space. It stays below the board while the player chooses
    /// the next move.
    fn report(&self, voice: &Voice<'_>, live: &LiveGame<G>) -> String {
        let game = live.session().game();
        let last = game.entries().len().checked_sub(1);
        last.map(|entry| format!("{} ", self.happened(voice, game, entry))).unwrap_or_default()
    }

    /// Returns what has happened last for who hears the board, in order: sentences, each with the number of its turn.
    fn told(&self, voice: &Voice<'_>, live: &LiveGame<G>) -> Vec<(usize, String)> {
        let game = live.session().game();
        let count = game.entries().len();
        let last = count.saturating_sub(2)..count;
        last.map(|entry| (entry + 1, self.happened(voice, game, entry))).collect()
    }

    /// Returns what follows if `side` resigns, as a question.
    fn resigning(&self, words: &Words, session: &Session<G>, side: Side) -> String {
        let names = short_names::<G>(words, session.setup());
        match session.setup().persons() == 2 {
            true => words.offers.resign_question_between(&names[side], &names[side.next(2)]),
            false => words.offers.resign_question(&names[side.next(2)]),
        }
    }

    /// Returns the question whether `side` offers the computers to end the game.
    fn offering(&self, words: &'static Words, session: &Session<G>, side: Side) -> Asked {
        let (rooms, names) = (&words.rooms, short_names::<G>(words, session.setup()));
        Asked {
            heading: rooms.draw_heading,
            text: rooms.draw_question(&names[side.next(2)]),
            labels: [words.keep_playing, rooms.offer_draw],
        }
    }

    /// Returns the question whether the other persons agree to end the game, as `side` offers.
    fn agreeing(&self, words: &'static Words, session: &Session<G>, side: Side) -> Asked {
        let (rooms, names) = (&words.rooms, short_names::<G>(words, session.setup()));
        Asked {
            heading: rooms.draw_heading_between,
            text: rooms.draw_question_between(&names[side], &names[side.next(2)]),
            labels: [rooms.refuse, rooms.agree],
        }
    }

    /// Returns that the computers accept an offer to end the game; `None` if the end of the game says it.
    fn accepted(&self, _words: &Words, _session: &Session<G>) -> Option<String> {
        None
    }

    /// Returns that `side` declines to end the game.
    fn declined(&self, voice: &Voice<'_>, _session: &Session<G>, side: Side) -> String {
        voice.words.rooms.draw_declined(&voice.name(side))
    }

    /// Returns that the computers consider an offer to end the game.
    fn considering(&self, voice: &Voice<'_>, session: &Session<G>) -> String {
        let asked = session.game().to_move().unwrap_or(Side::NEAR).next(2);
        voice.words.rooms.draw_considered(&voice.name(asked))
    }

    /// Returns what `side` plays with, such as X; `None` if both sides play with the same.
    fn piece(&self, _played: &G::Match, _side: Side, _look: usize) -> Option<&'static str> {
        None
    }

    /// Returns what `side` has captured, for screen readers; `None` if that is nothing.
    fn captured(&self, _played: &G::Match, _side: Side) -> Option<String> {
        None
    }

    /// Returns what `side` has on the board, in a sentence, for a player who asks; empty if that is nothing of its own.
    fn on_board(&self, _voice: &Voice<'_>, _played: &G::Match, _side: Side) -> String {
        String::new()
    }

    /// Returns what both sides have captured, in sentences, for a player who asks.
    fn stock(&self, voice: &Voice<'_>, played: &G::Match) -> String {
        let sides = (0..voice.setup.sides()).map(Side::new);
        let captured = sides.filter_map(|side| {
            Some(format!("{}. {}.", voice.name(side), self.captured(played, side)?))
        });
        captured.collect::<Vec<_>>().join(" ")
    }

    /// Returns the moves at the end of `played` that capture, in a sentence; `None` if no move of the game does.
    fn captures(&self, _voice: &Voice<'_>, _played: &G::Match) -> Option<String> {
        None
    }

    /// Returns what the signs mean that the board shows to a player who sees previews; `None` if it shows
    /// none.
    fn legend(&self, _played: &G::Match) -> Option<&'static str> {
        None
    }

    /// Returns a turn in a few words, for the list of moves.
    fn move_name(&self, turn: &G::Entry, view: Viewpoint) -> String;

    /// Returns a turn in a few words that also find it on the board: with the text of its move, unless
    /// that is part of them.
    fn move_on_board(&self, turn: &G::Entry, view: Viewpoint) -> String {
        let name = self.move_name(turn, view);
        match &turn.step() {
            Step::Move(mv) if !name.contains(&mv.to_string()) => format!("{name} ({mv})"),
            _ => name,
        }
    }

    /// Returns a turn in a few signs, for the list of moves.
    fn short(&self, voice: &Voice<'_>, turn: &G::Entry) -> ShortMove {
        ShortMove { text: self.move_name(turn, voice.view), arrow: None }
    }

    /// Returns what the list of moves says about the turn at this index of the entries, from 0. On the
    /// screen, it has `captured` so many points so far.
    fn listed(
        &self,
        voice: &Voice<'_>,
        played: &G::Match,
        entry: usize,
        _captured: i32,
    ) -> ListedMove {
        let label = move_number::<G>(played, entry).map_or_else(String::new, MoveNumber::label);
        let entry = &played.entries()[entry];
        let name = entry.side().map(|side| voice.name(side)).unwrap_or_default();
        let spoken = format!("{label} {name}: {}", self.move_name(entry, voice.view));
        ListedMove { gain: String::new(), spoken }
    }

    /// Returns the turn at this index of the entries, from 0, with its number and the player's name, for a text.
    fn written(&self, voice: &Voice<'_>, played: &G::Match, entry: usize) -> String {
        self.listed(voice, played, entry, 0).spoken
    }

    /// Returns the text of the row of the list with which a round begins, that at `place`.
    fn listed_round(&self, _voice: &Voice<'_>, _played: &G::Match, _place: usize) -> String {
        String::new()
    }

    /// Returns a turn in words, for players who do not know the notation of
    /// [`move_name`](Self::move_name); `None` if that needs no explanation.
    fn move_in_words(&self, _turn: &G::Entry) -> Option<String> {
        None
    }

    /// Returns what `name` did in a turn, in a sentence.
    fn moved(&self, voice: &Voice<'_>, turn: &G::Entry, name: &str) -> String {
        self.shared().played(turn, name, voice.view.look)
    }

    /// Returns what the pieces do while they move, in a sentence, which may be empty; `None` at rest, and in a game that
    /// does not tell its motion.
    fn moving(&self, _voice: &Voice<'_>, _live: &LiveGame<G>) -> Option<String> {
        None
    }

    /// Returns what the page of a task says of the position besides the task: how the game is over or, if it `asks` for a
    /// move without saying whose, that side; `None` if the board shows that.
    fn beside_task(&self, played: &G::Match, look: usize, asks: bool) -> Option<String> {
        match played.to_move() {
            Some(_) => asks.then(|| self.shared().position(played.position(), look)),
            None => Some(self.shared().end(played, look)),
        }
        .filter(|said| !said.is_empty())
    }

    /// Returns why a move at the end of `played` is illegal, in a sentence.
    fn illegal(&self, _played: &G::Match, why: &G::Illegal, look: usize) -> String {
        self.shared().illegal(why, look)
    }

    /// Returns the entry with this index, from 0, in sentences: what was done and what followed from it.
    fn happened(&self, voice: &Voice<'_>, played: &G::Match, entry: usize) -> String {
        let entry = &played.entries()[entry];
        let name = entry.side().map(|side| voice.name(side)).unwrap_or_default();
        match entry.step() {
            Step::Move(_) => self.moved(voice, entry, &name),
            Step::Departure(Departure::Stopped) => voice.words.rooms.draw_agreed.to_owned(),
            Step::Departure(departure) => voice.words.offers.departure(departure, &name),
            Step::Round => String::new(),
        }
    }

    /// Returns the text below the board of a replay: the last entry, then the end of the game or the result
    /// that the review expects.
    fn replayed(&self, voice: &Voice<'_>, replayed: &Replayed<'_, G>) -> String {
        let Replayed { viewer, review, fault } = *replayed;
        if viewer.presenter().refusal().is_some() {
            return voice.words.replay.replay_only.to_owned();
        }
        let shown = viewer.replay().game_so_far();
        let text = match shown.entries().len().checked_sub(1) {
            None => voice.words.start.to_owned() + ".",
            Some(entry) => self.happened(voice, &shown, entry),
        };
        if viewer.presenter().is_moving() {
            return text;
        }
        let Some(side) = shown.to_move() else {
            return format!("{text} {}", self.end(voice, &shown)).trim_end().to_owned();
        };
        let last = shown.entries().last();
        if let Some(passed) = last.and_then(|entry| self.passed_end(voice, entry)) {
            return format!("{text} {passed}");
        }
        let text =
            match fault.and_then(|(turn, better)| Some((move_of_turn(viewer, turn)?, better))) {
                Some((played, better)) => {
                    format!("{text} {}", self.why_better(voice, &shown, played, better))
                }
                None => text,
            };
        let text = text.trim_end().to_owned();
        let expected = review.and_then(|review| {
            let turn = review.turns().get(viewer.replay().turns());
            turn.map(|turn| turn.expected).or(review.after())
        });
        expected.map_or(text.clone(), |expected| {
            format!("{text} {}", self.expected(voice, side, expected.margin, expected.proven))
        })
    }

    /// Returns a departure in a few words, for the list of moves. `name` is the name of the player.
    fn listed_departure(&self, words: &Words, departure: Departure, name: &str) -> String {
        match departure {
            Departure::Stopped => words.rooms.draw_listed.to_owned(),
            departure => words.offers.listed_departure(departure, name),
        }
    }

    /// Returns the winner of a finished game in a few words.
    fn outcome(&self, voice: &Voice<'_>, played: &G::Match) -> String {
        let (words, setup) = (voice.words, voice.setup);
        let sides = (0..setup.sides()).map(Side::new);
        match sides.into_iter().find(|side| played.standing(*side).is_win()) {
            None => words.common.draw.to_owned(),
            Some(side) if is_you(setup, side) => words.you_win.to_owned(),
            Some(side) if setup.persons() == 1 => words.loses_to(&voice.name(side)),
            Some(side) => words.wins(&voice.name(side)),
        }
    }

    /// Returns the sentences about the end of a game that is over: the winner, and the reason. They add
    /// nothing to an agreement.
    fn end(&self, voice: &Voice<'_>, played: &G::Match) -> String {
        let last = played.entries().last().map(GameEntry::step);
        if let Some(Step::Departure(Departure::Stopped)) = last {
            return String::new();
        }
        let result = self.outcome(voice, played);
        let result = if result.ends_with('!') { result } else { result + "." };
        match self.shared().end(played, voice.view.look).as_str() {
            "" => result,
            why => format!("{why} {result}"),
        }
    }

    /// Returns what the rules say of an entry of a record that goes on past the end which they see there;
    /// `None` if they see none.
    fn passed_end(&self, voice: &Voice<'_>, entry: &G::Entry) -> Option<String> {
        let why = self.shared().end_with(entry, voice.view.look);
        (!why.is_empty()).then(|| voice.words.door.passed_end(&why))
    }

    /// Returns what the turns that a hint expects lead to: the entries of `played` after the first `before`.
    fn after_line(&self, voice: &Voice<'_>, played: &G::Match, before: usize) -> String {
        let moves = played.entries().len() - before;
        let position = voice.words.help.line_over(moves);
        match played.to_move() {
            Some(_) => position,
            None => format!("{position} {}", self.end(voice, played)).trim_end().to_owned(),
        }
    }

    /// Returns a hint in a sentence.
    fn hint(&self, voice: &Voice<'_>, hint: &G::Hint) -> String;

    /// Returns a hint for `mv`, a move at the end of `played`, that names only a part of it; `None` if
    /// a hint names the move at once.
    fn hint_of_part(&self, _voice: &Voice<'_>, _played: &G::Match, _mv: G::Move) -> Option<String> {
        None
    }

    /// Returns the hints for `mv`, a better move at the end of `played` than the one of the game, in the
    /// order in which they are given.
    fn hints(&self, voice: &Voice<'_>, played: &G::Match, mv: G::Move) -> Vec<String> {
        let whole = voice.words.rooms.practice_hint(&self.candidate(voice, played, mv).1);
        self.hint_of_part(voice, played, mv).into_iter().chain([whole]).collect()
    }

    /// Returns the task to find a better move than `entry`, a fault of this kind that lost `lost` points.
    fn find_better(&self, voice: &Voice<'_>, entry: &G::Entry, kind: &str, _lost: i32) -> String {
        let name = entry.side().map(|side| voice.name(side)).unwrap_or_default();
        voice.words.rooms.practice_asked(kind, &name, &self.move_name(entry, voice.view))
    }

    /// Returns what is said about `mv`, a try at the end of `before` that is as good as any move.
    fn found(&self, voice: &Voice<'_>, before: &G::Match, mv: G::Move) -> String {
        voice.words.rooms.practice_right(&self.candidate(voice, before, mv).1)
    }

    /// Returns the solution `mv` at the end of `before`, which is `gained` points better than the move of
    /// the game.
    fn solution(&self, voice: &Voice<'_>, before: &G::Match, mv: G::Move, _gained: i32) -> String {
        voice.words.rooms.practice_solution(&self.candidate(voice, before, mv).1)
    }

    /// Returns in a sentence or two what speaks for `better` and against `played`, moves at the end of `before`;
    /// empty if only a search sees it.
    fn why_better(
        &self,
        _voice: &Voice<'_>,
        _before: &G::Match,
        _played: G::Move,
        _better: G::Move,
    ) -> String {
        String::new()
    }

    /// Returns what is said about a try that gives `lost` points away: the replies to it, the last
    /// `replies` entries of `played`, and what they lead to.
    fn refuted(&self, voice: &Voice<'_>, played: &G::Match, _lost: i32, replies: usize) -> String {
        let entries = played.entries();
        let is_move = |entry: &usize| matches!(entries[*entry].step(), Step::Move(_));
        let replies = (entries.len().saturating_sub(replies)..entries.len()).filter(is_move);
        let mut said = vec![voice.words.rooms.practice_wrong.to_owned()];
        said.extend(replies.map(|entry| self.happened(voice, played, entry)));
        if played.to_move().is_none() {
            said.push(self.end(voice, played));
        }
        said.join(" ")
    }

    /// Returns a move that could be played at the end of `played`, in a few signs and in a few words.
    fn candidate(&self, voice: &Voice<'_>, played: &G::Match, mv: G::Move) -> (ShortMove, String) {
        let mut played = played.clone();
        let turn = played.play(mv).is_ok().then(|| played.entries().last()).flatten();
        let short = turn.map(|turn| self.short(voice, turn)).unwrap_or_default();
        (short, turn.map(|turn| self.move_on_board(turn, voice.view)).unwrap_or_default())
    }

    /// Returns a score in a few signs.
    fn score(&self, score: i32) -> String {
        if score > 0 { format!("+{score}") } else { score.to_string() }
    }

    /// Returns what the values of moves mean in the position in which `name` is to move: searched at least
    /// `depth` plies deep or, without a depth, proven.
    fn about_values(&self, words: &Words, _name: &str, depth: Option<u32>) -> String {
        match depth {
            None => words.review.proven_best.to_owned(),
            Some(depth) => words.review.searched_best(depth as usize),
        }
    }

    /// Returns the result of a game that is over, in which `side` has `score` so much more than the
    /// others.
    fn decided(&self, voice: &Voice<'_>, played: &G::Match, _side: Side, _score: i32) -> String {
        self.outcome(voice, played)
    }

    /// Returns the expected result for `side`. `proven` is whether neither side can do better.
    fn expected(&self, voice: &Voice<'_>, side: Side, score: i32, proven: bool) -> String;

    /// Returns why a game is over, without its winner; `None` if it is not over or a player left.
    fn end_reason(&self, voice: &Voice<'_>, played: &G::Match) -> Option<String> {
        Some(self.shared().end(played, voice.view.look)).filter(|why| !why.is_empty())
    }

    /// Returns a fault in the list of a review: the move and, on a second line, how bad it is. `kind` is
    /// what kind of fault it is, in a few words.
    fn listed_fault(
        &self,
        voice: &Voice<'_>,
        game: &G::Match,
        fault: &Fault<G::Move>,
        kind: &str,
    ) -> [String; 2] {
        let entry = game.entries_before_turn(fault.turn + 1);
        let label = move_number::<G>(game, entry).map_or_else(String::new, MoveNumber::label);
        let sentence = self.fault(voice, &game.up_to(entry + 1), kind, fault.better.mv);
        [format!("{label} {sentence}"), voice.words.review.grade(fault.grade).to_owned()]
    }

    /// Returns a sentence about the last turn of `played`, a fault, and the better move. `kind` is what
    /// kind of fault it is, in a few words.
    fn fault(&self, voice: &Voice<'_>, played: &G::Match, kind: &str, better: G::Move) -> String;
}
