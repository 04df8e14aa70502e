//! Finds the dialect in which the moves of a text are legal, and plays them.

use basics::{Excerpt, Form};
use cotuong_board::{Board, Dialect, Move, MoveList, Said};
use strum::VariantArray;
use tabletop::{Game, GameMatch, Match, Noted, Record, Side};

use super::super::position::crosses;
use super::super::{CannotMove, Cotuong, Illegal, NotesFlaw, Position, Unreadable};
use super::draft::{Draft, Word};
use super::{BadNotes, Source};

/// The dialect and the moves of each game.
type Decided = Vec<(Dialect, Vec<Move>)>;

/// Why the games are not legal in a dialect, and at which move of which game.
struct Refusal {
    game: usize,
    turn: usize,
    fit: Fit,
    flaw: NotesFlaw,
}

/// How much a refused move is one of a dialect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is not written in the dialect.
    Foreign,
    /// It is, but not a legal move.
    Illegal,
    /// It may be several legal moves.
    Several,
}

/// Plays the games.
pub(super) fn play(
    source: Source<'_>,
    drafts: Vec<Draft>,
) -> Result<Vec<Noted<Cotuong>>, BadNotes> {
    let decided = decide(source, &drafts)?;
    let games = drafts.into_iter().zip(decided);
    games.map(|(draft, (dialect, moves))| play_one(source, draft, dialect, &moves)).collect()
}

/// Decides the dialect of all games together, or else of each.
fn decide(source: Source<'_>, drafts: &[Draft]) -> Result<Decided, BadNotes> {
    let all: Vec<&Draft> = drafts.iter().collect();
    let together = decide_together(source, &all);
    if together.is_ok() || drafts.len() < 2 {
        return together.map_err(|refusal| place(source, drafts, refusal));
    }
    let mut decided = Vec::new();
    for (game, draft) in drafts.iter().enumerate() {
        let one = decide_together(source, &[draft]);
        decided.extend(one.map_err(|refusal| place(source, drafts, Refusal { game, ..refusal }))?);
    }
    Ok(decided)
}

fn place(source: Source<'_>, drafts: &[Draft], refusal: Refusal) -> BadNotes {
    let at = drafts[refusal.game].words[refusal.turn].at;
    source.flaw(at, refusal.flaw).in_turn(refusal.turn + 1)
}

/// Tries each dialect for all games. A game whose dialect is named has only that one.
fn decide_together(source: Source<'_>, drafts: &[&Draft]) -> Result<Decided, Refusal> {
    let mut found: Option<Decided> = None;
    let mut best: Option<Refusal> = None;
    for dialect in Dialect::VARIANTS {
        match trial(source, drafts, *dialect) {
            Ok(decided) => match &found {
                None => found = Some(decided),
                Some(other) => check_same(source, drafts, other, &decided)?,
            },
            Err(refusal) => {
                let progress = |it: &Refusal| (it.game, it.turn, it.fit);
                if best.as_ref().is_none_or(|best| progress(best) < progress(&refusal)) {
                    best = Some(refusal);
                }
            }
        }
    }
    match (found, best) {
        (Some(decided), _) => Ok(decided),
        (None, Some(refusal)) => Err(refusal),
        (None, None) => Ok(Vec::new()),
    }
}

/// Plays all games in one dialect.
fn trial(source: Source<'_>, drafts: &[&Draft], dialect: Dialect) -> Result<Decided, Refusal> {
    let mut decided = Vec::new();
    for (game, draft) in drafts.iter().enumerate() {
        let dialect = draft.dialect.unwrap_or(dialect);
        let mut walk = Walk::new(source, draft);
        let mut moves = Vec::with_capacity(draft.words.len());
        for (turn, word) in draft.words.iter().enumerate() {
            let said = said(word, dialect);
            let found = walk.said(&said);
            let [mv] = found[..] else {
                let text = source.original(word.at, word.at + word.spelled.length);
                let first = draft
                    .words
                    .first()
                    .map_or("", |first| source.original(first.at, first.at + first.spelled.length));
                let (fit, flaw) = match (found.first(), found.get(1)) {
                    (Some(first), Some(second)) => {
                        (Fit::Several, two_readings(text, [*first, *second]))
                    }
                    _ if said.is_empty() => {
                        let (text, first) = (Excerpt::of(text), Excerpt::of(first));
                        (Fit::Foreign, NotesFlaw::OtherDialect { text, first })
                    }
                    _ => (Fit::Illegal, walk.refusal(&said, dialect, text)),
                };
                return Err(Refusal { game, turn, fit, flaw });
            };
            walk.make(mv);
            moves.push(mv);
        }
        decided.push((dialect, moves));
    }
    Ok(decided)
}

/// Checks that two dialects in which all games are legal mean the same moves.
fn check_same(
    source: Source<'_>,
    drafts: &[&Draft],
    first: &Decided,
    second: &Decided,
) -> Result<(), Refusal> {
    for (game, ((_, first), (_, second))) in first.iter().zip(second).enumerate() {
        let mut turns = first.iter().zip(second);
        if let Some(turn) = turns.position(|(first, second)| first != second) {
            let word = &drafts[game].words[turn];
            let text = source.original(word.at, word.at + word.spelled.length);
            let flaw = two_readings(text, [first[turn], second[turn]]);
            return Err(Refusal { game, turn, fit: Fit::Several, flaw });
        }
    }
    Ok(())
}

fn two_readings(text: &str, readings: [Move; 2]) -> NotesFlaw {
    let readings = readings.map(|mv| mv.to_string());
    NotesFlaw::TwoReadings { text: Excerpt::of(text), readings }
}

/// Returns what a move says in a dialect.
fn said(word: &Word, dialect: Dialect) -> Vec<Said> {
    let readings = word.spelled.readings.iter();
    readings.filter(|reading| reading.dialect == dialect).map(|reading| reading.said).collect()
}

/// The board along the moves of a game, past any end by the rules.
struct Walk {
    board: Board,
    /// The moves that red still makes in a row.
    first_moves: u8,
}

impl Walk {
    fn new(source: Source<'_>, draft: &Draft) -> Self {
        let usual;
        let start = match &draft.start {
            Some(start) => start,
            None => {
                usual = source.game.start(Side::NEAR);
                &usual
            }
        };
        Walk { board: start.board().clone(), first_moves: start.first_moves() }
    }

    fn said(&self, said: &[Said]) -> MoveList {
        let found = self.board.said(said);
        found.into_iter().filter(|mv| self.first_moves == 0 || !crosses(*mv)).collect()
    }

    fn make(&mut self, mv: Move) {
        self.board.make(mv);
        self.first_moves = self.first_moves.saturating_sub(1);
        if self.first_moves > 0 {
            self.board.pass();
        }
    }

    /// Returns why no legal move is one of `said`.
    fn refusal(&self, said: &[Said], dialect: Dialect, text: &str) -> NotesFlaw {
        if self.board.legal_moves().is_empty() {
            return NotesFlaw::Move(CannotMove::AfterEnd(Excerpt::of(text)));
        }
        // The one move that nothing but an obstacle or the safety of the general forbids says what is wrong.
        let [mv] = self.board.attempted(said)[..] else {
            return match *said {
                [Said::Crossings(mv)] => self.illegal(mv, dialect, text),
                _ => NotesFlaw::Move(Unreadable::NoSuchMove(Excerpt::of(text)).into()),
            };
        };
        self.illegal(mv, dialect, text)
    }

    /// Returns why a move is illegal.
    fn illegal(&self, mv: Move, dialect: Dialect, text: &str) -> NotesFlaw {
        match (self.board.check(mv), dialect) {
            (Ok(()), _) => NotesFlaw::Move(CannotMove::River(mv)),
            (Err(why), Dialect::CoordinatesFromOne) => {
                NotesFlaw::FromOne { text: Excerpt::of(text), why: Illegal::into(why) }
            }
            (Err(why), Dialect::Coordinates) => NotesFlaw::Move(Illegal::into(why)),
            (Err(why), _) => {
                let board = Box::new(self.board.clone());
                NotesFlaw::Blocked { text: Excerpt::of(text), board, why }
            }
        }
    }
}

/// Plays one game by the rules of the table, which mark an end where they see one.
fn play_one(
    source: Source<'_>,
    mut draft: Draft,
    dialect: Dialect,
    moves: &[Move],
) -> Result<Noted<Cotuong>, BadNotes> {
    let start: Position = match draft.start.take() {
        Some(start) => start,
        None => source.game.start(Side::NEAR),
    };
    let start = match draft.red {
        Some(red) => start.with_red(red),
        None => start,
    };
    let heading = draft.heading(start.red());
    let mut game = Match::begin(source.game, start);
    for (turn, (mv, word)) in moves.iter().zip(&draft.words).enumerate() {
        game.replay(*mv)
            .map_err(|why| source.flaw(word.at, NotesFlaw::Move(why)).in_turn(turn + 1))?;
    }
    let form = draft.form.unwrap_or_else(|| match (dialect, draft.words.first()) {
        (_, None) => Form::Position,
        (Dialect::Vietnamese, Some(first)) if first.spelled.in_words => Form::VietnameseWords,
        (Dialect::Vietnamese, _) => Form::Vietnamese,
        (Dialect::Wxf, _) => Form::Wxf,
        (Dialect::Chinese, _) => Form::Chinese,
        (Dialect::Coordinates, _) => Form::Coordinates,
        (Dialect::CoordinatesFromOne, _) => Form::CoordinatesFromOne,
        (Dialect::Letters | Dialect::LettersFromOne, _) => Form::Letters,
    });
    Ok(Noted { record: Record { game, heading }, form, passed_over: draft.passed })
}
