//! The words of a small game: a few entries of its own, and those that all such games share.

use std::marker::PhantomData;

use basics::Excerpt;
use game_words::{CommonWords, GameWords};
use tabletop::{Entry as MatchEntry, GameMatch, Match, Side, Step};
use words::{ByLanguage, Declared, DeclaredVariable, Entry, Kind, Sentence, Value, kept, part};

pub use words::{Language, Source};

use crate::game::{CannotMove, Malformed, Situation};
use crate::{Advice, Piece, Point, Small, SmallGame, Trail};

/// The fields of the words that all small games share, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));

part!(SharedWords);

/// The variables of the entries that have some.
const POSITION: &[&str] = &["number"];
const PLAYED: &[&str] = &["name", "move", "count"];
const HINT: &[&str] = &["move", "count"];

/// The words of the game `G` in one language.
#[derive(Debug)]
pub struct SmallWords<G> {
    /// The language.
    pub language: Language,
    /// The words that all small games share.
    pub shared: SharedWords,
    /// What to type in the terminal.
    pub prompt: &'static str,
    title: &'static str,
    subtitle: &'static str,
    position: Sentence,
    played: Sentence,
    hint: Sentence,
    reasons: Vec<&'static str>,
    ends: Vec<&'static str>,
    refusals: Vec<&'static str>,
    /// The names of the options, in their order.
    pub options: Vec<&'static str>,
    /// What the pieces of the two sides are called, or a plain one.
    pieces: Vec<&'static str>,
    /// The paragraphs of the rules.
    pub rules: Vec<&'static str>,
    /// What to do in each step of the lesson, and what is said after the right move.
    pub lesson: Vec<[&'static str; 2]>,
    game: PhantomData<fn() -> G>,
}

/// Returns the entries with the names of the pieces.
fn pieces<G: SmallGame>() -> &'static [&'static str] {
    if G::HAS_SIDES { &["side-near", "side-far"] } else { &["piece"] }
}

/// Returns the numbers from 1 on, as many as there are.
fn numbers(count: usize) -> impl Iterator<Item = usize> {
    1..=count
}

impl<G: SmallGame> Entry for SmallWords<G> {
    /// A small game has a source of its own in each language, and all of its entries begin with its name.
    fn find(source: &Source, _key: &str, _variables: &[&str]) -> Self {
        let shared = SharedWords::find(source, "", &[]);
        let own = G::source(source.language());
        let text = |name: &str| <&'static str>::find(own, &format!("{}-{name}", G::ID), &[]);
        let with = |name: &str, variables: &[&str]| {
            Sentence::find(own, &format!("{}-{name}", G::ID), variables)
        };
        let each = |group: &str, names: &[&str]| -> Vec<_> {
            names.iter().map(|name| text(&format!("{group}-{name}"))).collect()
        };
        let step = |number| {
            [format!("lesson-{number}"), format!("lesson-{number}-done")].map(|name| text(&name))
        };
        // It is needed until the program ends.
        let prompt = shared.prompt(&example::<G>()).leak();
        SmallWords {
            prompt,
            language: source.language(),
            shared,
            title: text("title"),
            subtitle: text("subtitle"),
            position: with("position", POSITION),
            played: with("played", PLAYED),
            hint: with("hint", HINT),
            reasons: each("reason", G::REASONS),
            ends: each("end", G::ENDS),
            refusals: each("refused", G::REFUSALS),
            options: each("option", G::OPTIONS),
            pieces: pieces::<G>().iter().map(|name| text(name)).collect(),
            rules: numbers(G::RULES).map(|number| text(&format!("rules-{number}"))).collect(),
            lesson: numbers(G::LESSON.len()).map(step).collect(),
            game: PhantomData,
        }
    }

    fn declare(_key: &str, _variables: &[DeclaredVariable], declared: &mut Vec<Declared>) {
        SharedWords::declare("", &[], declared);
        #[cfg(feature = "gui")]
        crate::table::BoardWords::declare("", &[], declared);
        let mut declare = |group: &str, name: &str, variables: &[&'static str]| {
            let group = format!("{}-{group}", G::ID);
            let key = if name.is_empty() { group.clone() } else { format!("{group}-{name}") };
            let variables = variables.iter().map(|name| {
                let is_text = matches!(*name, "move" | "name");
                let kind = if is_text { Kind::Text } else { Kind::Number };
                DeclaredVariable { name, kind, is_optional: true }
            });
            declared.push(Declared { key, group, variables: variables.collect() });
        };
        for name in ["title", "subtitle"] {
            declare(name, "", &[]);
        }
        let sentences = [("position", POSITION), ("played", PLAYED), ("hint", HINT)];
        for (name, variables) in sentences {
            declare(name, "", variables);
        }
        let groups = [
            ("reason", G::REASONS),
            ("end", G::ENDS),
            ("refused", G::REFUSALS),
            ("option", G::OPTIONS),
        ];
        for (group, names) in groups {
            names.iter().for_each(|name| declare(group, name, &[]));
        }
        pieces::<G>().iter().for_each(|name| declare(name, "", &[]));
        numbers(G::RULES).for_each(|number| declare(&format!("rules-{number}"), "", &[]));
        for number in numbers(G::LESSON.len()) {
            declare(&format!("lesson-{number}"), "", &[]);
            declare(&format!("lesson-{number}-done"), "", &[]);
        }
    }
}

impl<G: SmallGame> SmallWords<G> {
    /// Returns the words of a language.
    pub fn of(language: Language) -> &'static Self {
        let words = kept(ByLanguage::<Self>::new);
        words.get(language, || Self::find(Source::of(language), "", &[]))
    }

    /// Returns the name of a point and of what lies on it.
    pub fn point(&self, position: &G::Position, at: Point) -> String {
        let what = match G::piece(position, at) {
            None => self.shared.empty,
            Some(Piece::Of(side)) => self.pieces[side.index()],
            Some(Piece::Plain) => self.pieces[0],
        };
        self.shared.point(&at.to_string(), what)
    }

    /// Returns a hint in a sentence or two.
    pub fn advice(&self, advice: &Advice<G::Move>) -> String {
        let (mv, count) = (advice.mv.name(), Value::Number(advice.count.into()));
        let hint = self.hint.fill(&[Value::Text(&mv), count]);
        let reason = advice.reason.and_then(|place| self.reasons.get(place));
        let hint = reason.map_or(hint.clone(), |reason| format!("{hint} {reason}"));
        match advice.moves_to_end {
            None => {
                [hint].into_iter().chain(self.what_follows(advice)).collect::<Vec<_>>().join(" ")
            }
            Some(moves @ 1..) => format!("{hint} {}", self.shared.hint_wins(winners(moves))),
            Some(_) => format!("{hint} {}", self.shared.hint_loses),
        }
    }

    /// Returns what follows a hint, in sentences: what a reply gains, what it would gain elsewhere, and how the game may go
    /// on.
    fn what_follows(&self, advice: &Advice<G::Move>) -> Vec<String> {
        let reply = advice.reply.map(|(mv, count)| (mv.name(), count));
        let gained = reply.as_ref().map_or(0, |(_, count)| *count);
        let has_news = gained > 0 || advice.count > 0 || advice.elsewhere > gained;
        let reply = reply.filter(|_| has_news || advice.then.is_none());
        let reply = reply.map(|(mv, count)| self.shared.hint_reply(&mv, count as usize));
        let elsewhere = (advice.elsewhere > gained)
            .then(|| self.shared.hint_elsewhere(advice.elsewhere as usize));
        let then = advice.then.filter(|(.., count)| *count > 0 || !has_news);
        let then = then.map(|(reply, mv, count)| {
            self.shared.hint_then(&reply.name(), &mv.name(), count as usize)
        });
        let only = advice.is_only.then(|| self.shared.hint_only.to_owned());
        [only, reply, elsewhere, then].into_iter().flatten().collect()
    }

    /// Returns why a move is illegal, in a sentence.
    pub fn refused(&self, why: &CannotMove<G>) -> &'static str {
        let place = G::REFUSALS.iter().position(|name| Some(*name) == why.why);
        place.map_or(self.shared.common.game_over, |place| self.refusals[place])
    }

    /// Returns that a move cannot be played and why, in a sentence without its full stop.
    pub fn cannot_move(&self, why: &CannotMove<G>) -> String {
        self.shared.cannot_move(&why.mv.to_string(), self.refused(why).trim_end_matches('.'))
    }

    /// Returns what [`cannot_move`](Self::cannot_move) says for each of the refusals, of any move: `{}`.
    pub fn refusals(&self) -> impl Iterator<Item = String> {
        let whys = self.refusals.iter().map(|why| why.trim_end_matches('.'));
        whys.map(|why| self.shared.cannot_move("{}", why))
    }

    /// Returns why a text is not a position or an option, in a sentence without its full stop.
    pub fn malformed(&self, why: &Malformed<G>) -> String {
        match why {
            Malformed::Position(text, _) => {
                self.shared.malformed(text, &G::default().start(Side::NEAR).to_string())
            }
            Malformed::Option(name) if G::OPTIONS.is_empty() => self.shared.no_options(name),
            Malformed::Option(name) => self.shared.no_option(name, &G::OPTIONS.join(", ")),
            Malformed::Switch(option, value) => self.shared.not_a_switch(option, value),
        }
    }

    fn ended(&self, end: &str) -> &'static str {
        let place = G::ENDS.iter().position(|name| *name == end);
        place.map_or("", |place| self.ends[place])
    }
}

/// Returns a move, as an example of how to write one.
pub(crate) fn example<G: SmallGame>() -> String {
    let game = G::default();
    let moves = game.moves(&game.start(Side::NEAR));
    moves.first().map(ToString::to_string).unwrap_or_default()
}

/// Returns how many moves of its own the winner needs.
pub(crate) fn winners(moves_to_end: i32) -> u32 {
    moves_to_end.unsigned_abs().div_ceil(2)
}

impl<G: SmallGame> GameWords<Small<G>> for SmallWords<G> {
    fn title(&self) -> &'static str {
        self.title
    }

    fn subtitle(&self) -> &'static str {
        self.subtitle
    }

    fn position(&self, situation: &Situation<G>, _look: usize) -> String {
        self.position.fill(&[Value::Number(situation.number)])
    }

    fn played(&self, turn: &MatchEntry<Small<G>>, name: &str, _look: usize) -> String {
        let Step::Move(mv) = turn.step else { return String::new() };
        let count = turn.outcome.events.iter().sum::<u32>();
        let (mv, count) = (mv.name(), Value::Number(count.into()));
        self.played.fill(&[Value::Text(name), Value::Text(&mv), count])
    }

    fn illegal(&self, why: &CannotMove<G>, _look: usize) -> String {
        self.refused(why).to_owned()
    }

    fn malformed(&self, why: &Malformed<G>) -> String {
        Self::malformed(self, why)
    }

    fn end(&self, played: &Match<Small<G>>, _look: usize) -> String {
        let last = played.entries().last().and_then(|entry| entry.outcome.end);
        let start = || played.rules().0.ended(&played.position().position).map(|(end, _)| end);
        last.map(|end| end.0).or_else(start).map_or("", |end| self.ended(end)).to_owned()
    }

    fn end_with(&self, entry: &MatchEntry<Small<G>>, _look: usize) -> String {
        entry.outcome.end.map_or("", |end| self.ended(end.0)).to_owned()
    }
}

impl<G: SmallGame> SmallWords<G> {
    /// Returns what the pieces of a side are called, if those of the sides differ.
    pub fn side(&self, side: Side) -> Option<&'static str> {
        self.pieces.get(side.index()).copied().filter(|_| G::HAS_SIDES)
    }
}
