//! A game as a reader has found it, before it is played.

use basics::{Excerpt, Form, Heading, Name, PassedOver, Unread, WrittenResult, movetext};

use super::Noted;
use crate::record::MAX_TURNS;
use crate::{
    Cell, Departure, Direction, Game, GameEnd, Move, MoveError, Position, Record, RecordError,
    RecordFlaw, Rules, Side,
};

/// A move as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Written {
    /// With its direction.
    Exact(Move),
    /// With right or left, which are those of a seat that the text does not name.
    BySeat(Cell),
}

impl Written {
    fn cell(self) -> Cell {
        match self {
            Written::Exact(mv) => mv.cell,
            Written::BySeat(cell) => cell,
        }
    }
}

/// What a text names as done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Done {
    Move(Written),
    Departure(Departure),
}

/// A game as a reader has found it.
pub(super) struct Sheet<'a> {
    pub text: &'a str,
    /// The number of sides, if the rules name it, with its offset.
    pub sides: Option<(usize, usize)>,
    /// The start, with its offset.
    pub position: Option<(usize, &'a str)>,
    /// The offsets of tags, the numbers of sides, and their names.
    pub names: Vec<(usize, usize, &'a str)>,
    /// The value of the tag with the result, with its offset.
    pub result: Option<(usize, &'a str)>,
    /// The number of moves.
    pub turns: usize,
    pub heading: Heading,
    pub form: Form,
    pub passed: PassedOver,
    /// What was done, with the offsets of beginning and end.
    entries: Vec<(Done, usize, usize)>,
}

/// Returns the flaw of a word that is not a move.
pub(super) fn not_a_move(word: &str) -> RecordFlaw {
    RecordFlaw::NotAMove(MoveError::of(word))
}

impl<'a> Sheet<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Sheet {
            text,
            sides: None,
            position: None,
            names: Vec::new(),
            result: None,
            turns: 0,
            heading: Heading::default(),
            form: Form::Moves,
            passed: PassedOver::default(),
            entries: Vec::new(),
        }
    }

    /// Adds what was done.
    ///
    /// # Errors
    /// Returns [`RecordFlaw::TooManyMoves`].
    pub(super) fn push(&mut self, done: Done, at: usize, end: usize) -> Result<(), RecordError> {
        self.turns += usize::from(matches!(done, Done::Move(_)));
        if self.turns > MAX_TURNS || self.entries.len() > 2 * MAX_TURNS {
            let flaw = RecordFlaw::TooManyMoves(MAX_TURNS);
            return Err(Unread::at(self.text, at, flaw).in_turn(self.turns));
        }
        self.entries.push((done, at, end));
        Ok(())
    }

    /// Plays the game.
    ///
    /// # Errors
    /// Returns the first flaw with its place.
    pub(super) fn play(mut self, rules: Rules) -> Result<Noted, RecordError> {
        let refuse = |at, flaw| Err(Unread::at(self.text, at, flaw));
        let start = match self.position {
            None => Position::start(&rules, self.first_mover(&rules)),
            Some((at, position)) => match Position::parse(position, &rules) {
                Ok(position) => position,
                Err(why) => return refuse(at, RecordFlaw::Position(why)),
            },
        };
        let sides = start.ring().sides();
        if let Some((at, claimed)) = self.sides.filter(|(_, claimed)| *claimed != sides) {
            return refuse(at, RecordFlaw::OtherSides(claimed, sides));
        }
        let at = self.position.map_or(0, |(at, _)| at);
        let rules = match rules.for_sides(sides) {
            Ok(rules) => rules,
            Err(why) => return refuse(at, RecordFlaw::Rules(why)),
        };
        let first = start.to_move().unwrap_or(Side::NEAR);
        let mut record = Record::of(Game::new(rules, start));
        for (at, index, name) in &self.names {
            if *index >= sides {
                return refuse(*at, RecordFlaw::NoSuchSide(*index, sides));
            }
            let (name, is_cut) = Name::shortened(name);
            self.passed.names += usize::from(is_cut);
            record.names[Side::new(*index)] = name.into();
        }
        self.play_entries(&mut record.game)?;
        self.settle(&mut record, first)?;
        if record.names.iter().any(|(_, name)| !name.is_empty()) {
            let names = record.names.iter().map(|(_, name)| name.clone());
            self.heading.names = names.collect();
        }
        let Sheet { heading, form, passed: passed_over, .. } = self;
        Ok(Noted { record, heading, form, passed_over })
    }

    /// Returns the side that moves first, judged by the first move.
    fn first_mover(&self, rules: &Rules) -> Side {
        let mut owners = self.entries.iter().filter_map(|(done, ..)| match done {
            Done::Move(written) => Some(written.cell().owner()),
            Done::Departure(Departure::OutOfTime(side)) => Some(Some(*side)),
            // A resignation or an agreed end says nothing about whose turn it is.
            Done::Departure(_) => None,
        });
        let owner = owners.next().flatten();
        owner.filter(|side| side.index() < rules.sides).unwrap_or(Side::NEAR)
    }

    /// Plays the moves. Those after the end of a round belong to the next one.
    fn play_entries(&self, game: &mut Game) -> Result<(), RecordError> {
        for (done, at, end) in &self.entries {
            let turn = game.turn_count() + 1;
            let place = |flaw| Unread::at(self.text, *at, flaw);
            game.begin_round();
            match done {
                Done::Departure(departure) => {
                    let left = game.replay_departure(*departure);
                    left.map_err(|why| place(RecordFlaw::Departure(why)))?;
                }
                Done::Move(written) => {
                    let word = &self.text[*at..*end];
                    let played = match written {
                        Written::Exact(mv) => replay(game, *mv),
                        Written::BySeat(cell) => replay_by_seat(game, *cell, word),
                    };
                    played.map_err(|flaw| place(flaw).in_turn(turn))?;
                }
            }
        }
        Ok(())
    }

    /// Compares the result that the text states in the words of this program; keeps that of others.
    fn settle(&mut self, record: &mut Record, first: Side) -> Result<(), RecordError> {
        let sides = record.game.rules().sides;
        if let Some(WrittenResult::Win(winner)) = &mut self.heading.result {
            *winner = if *winner == Side::NEAR { first } else { first.next(sides) };
        }
        let Some((at, claimed)) = self.result else { return Ok(()) };
        if claimed != "*"
            && let Some(result) = movetext::result(claimed.trim(), first)
        {
            self.heading.result = Some(match result {
                WrittenResult::Win(side) if side != first => WrittenResult::Win(first.next(sides)),
                other => other,
            });
            return Ok(());
        }
        let end = claimed.split_whitespace().last().and_then(GameEnd::named);
        record.game.settle_end(end);
        let reached = record.result();
        if claimed == reached {
            return Ok(());
        }
        let claimed = Excerpt::of(claimed);
        Err(Unread::at(self.text, at, RecordFlaw::OtherResult { claimed, reached }))
    }
}

fn replay(game: &mut Game, mv: Move) -> Result<(), RecordFlaw> {
    game.replay(mv).map(drop).map_err(RecordFlaw::Illegal)
}

/// Plays from `cell` in the only direction in which that is possible.
fn replay_by_seat(game: &mut Game, cell: Cell, word: &str) -> Result<(), RecordFlaw> {
    let [plus, minus] =
        [Direction::Plus, Direction::Minus].map(|direction| Move { cell, direction });
    let is_legal = |mv| match game.position().to_move() {
        Some(_) => game.position().check(game.rules(), mv).is_ok(),
        // The record may go on past the end.
        None => game.clone().replay(mv).is_ok(),
    };
    match (is_legal(plus), is_legal(minus)) {
        (true, true) => Err(RecordFlaw::TwoReadings { word: Excerpt::of(word), plus, minus }),
        (false, true) => replay(game, minus),
        (_, false) => replay(game, plus),
    }
}
