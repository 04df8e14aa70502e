//! Writes a proof: for every position that the other side can bring about, one move that keeps
//! the claim.

use std::collections::HashMap;

use crate::engine::{REPEAT_GAIN, Search};
use crate::packed::{Choice, Packed, PackedTurn};
use oanquan::Rules;

use super::header::{Form, Header};
use super::lines::Lines;
use super::visit::{Arrival, Effect, Extended, Most, Visit};
use super::{Claim, MAX_DEPTH, SolveRequest};

/// How many turns longer than the table promises a line may become, tried in order: the table may
/// have lost the shortest way.
const LONGER: [u32; 4] = [8, 16, 32, 64];
/// The depth of the search for a move that the table has lost, in turns beyond those left on the
/// line, and the greatest depth of the search for another move after the known ones have failed.
const FURTHER: u32 = 6;
const ANOTHER: u32 = 12;
/// The most entries in the table of the second search.
const SECOND_ENTRIES: usize = 1 << 22;
/// The number of moves per line of the file.
const LINE: usize = 100;

/// Returns the text of a proof of `claim`, which `search` has found, or `None` if the search
/// was stopped, the system refused the memory, or no moves were found that the checker would
/// accept. `second` is a separate search for moves that the table of the first has lost.
pub(super) fn write<'a>(
    search: &Search<'a>,
    second: Search<'a>,
    request: &SolveRequest<'_>,
    root: &Packed,
    claim: Claim,
) -> Option<String> {
    let mut writer = Writer {
        search,
        second,
        claim,
        longer: 0,
        accepts_doubt: false,
        lines: Lines::default(),
        doubtful: Vec::new(),
        met: HashMap::new(),
        log: Vec::new(),
        choices: Vec::new(),
        failed: HashMap::new(),
        cycles: 0,
    };
    // At first, positions that may or may not recur are accepted until all lines are known.
    let accepts: &[bool] = if search.rules.stores_matter() { &[false] } else { &[true, false] };
    let ways = accepts.iter().flat_map(|&accepts| LONGER.map(move |longer| (accepts, longer)));
    let mut is_written = false;
    for (accepts_doubt, longer) in ways {
        (writer.accepts_doubt, writer.longer) = (accepts_doubt, longer);
        if writer.follow(root, MAX_DEPTH)?.is_some() && !writer.repeats() {
            is_written = true;
            break;
        }
        writer.failed.clear();
        writer.roll_back(Mark::default());
    }
    is_written.then_some(())?;
    let rules = Rules { sides: 2, ..request.rules.clone() };
    let mut text =
        Header { form: Form::Moves, rules, position: request.position.clone(), claim }.to_string();
    text.try_reserve(writer.choices.len() + writer.choices.len().div_ceil(LINE)).ok()?;
    for line in writer.choices.chunks(LINE) {
        text.extend(line.iter().map(|&choice| char::from(b'0' + choice)));
        text.push('\n');
    }
    Some(text)
}

/// The cells of a position, the side to move and, where stores matter, the margin.
type PositionKey = (u128, i32);

/// How much has been written.
#[derive(Clone, Copy, Default)]
struct Mark {
    choices: usize,
    log: usize,
    lines: usize,
    doubtful: usize,
}

/// The continuations of a position: an inner `None` if the checker would not accept them, an
/// outer `None` if the search was stopped or the system refused the memory.
type Followed = Option<Option<Most>>;

struct Writer<'s, 'a> {
    search: &'s Search<'a>,
    /// Searches for moves that the table of the first has lost.
    second: Search<'a>,
    claim: Claim,
    /// How many turns longer than the table promises a line may become.
    longer: u32,
    /// Whether a position may seem to recur until all lines are known.
    accepts_doubt: bool,
    /// The moves of the proof, and the positions that may seem to recur.
    lines: Lines,
    doubtful: Vec<u32>,
    /// The visited positions, as the checker will record them.
    met: HashMap<PositionKey, Visit>,
    /// The earlier record of each visited position, in order.
    log: Vec<(PositionKey, Visit)>,
    /// The prover's choices, in the order in which the checker reads them.
    choices: Vec<Choice>,
    /// The most turns left on a line with which a position has failed, by position and margin.
    failed: HashMap<(PositionKey, i32), u32>,
    /// How many lines have returned to one of their own positions.
    cycles: u64,
}

impl Writer<'_, '_> {
    /// Writes the choices for all continuations of `position`, where lines have `plies` turns
    /// left.
    fn follow(&mut self, position: &Packed, plies: u32) -> Followed {
        if !self.log.is_empty() && self.search.rules.looks_like_forbidding_start(position) {
            return Some(None);
        }
        let key = self.key(position);
        let is_prover = position.side() == self.claim.side;
        let margin = if is_prover { position.margin() } else { -position.margin() };
        let new = || Visit::unvisited(u32::try_from(self.met.len()).unwrap_or(u32::MAX));
        let before = self.met.get(&key).copied().unwrap_or_else(new);
        match before.arrive(margin) {
            Arrival::Known(most) => return Some(Some(most)),
            Arrival::Repeats => {
                self.cycles += 1;
                return Some(None);
            }
            _ if self.failed.get(&(key, margin)).is_some_and(|&most| plies <= most) => {
                return Some(None);
            }
            Arrival::New => self.note(key, before.opened(margin))?,
        }
        let cycles = self.cycles;
        let most = match is_prover {
            _ if plies == 0 => None,
            true => self.write_own_move(position, plies)?,
            false => self.follow_replies(position, plies)?,
        };
        match most {
            Some(most) => self.note(key, self.met[&key].closed(before, margin, most))?,
            None if cycles == self.cycles => {
                self.failed.try_reserve(1).ok()?;
                self.failed.insert((key, margin), plies);
            }
            None => {}
        }
        Some(most)
    }

    fn note(&mut self, key: PositionKey, visit: Visit) -> Option<()> {
        self.met.try_reserve(1).ok()?;
        self.log.try_reserve(1).ok()?;
        let before = self.met.insert(key, visit).unwrap_or(Visit::unvisited(visit.number));
        self.log.push((key, before));
        Some(())
    }

    /// Continues after each move of the other side.
    fn follow_replies(&mut self, position: &Packed, plies: u32) -> Followed {
        let mut sum = Most::default();
        for choice in self.search.rules.choices(position) {
            let turn = self.search.rules.play(position, choice);
            match self.continue_after(position, &turn, plies)? {
                Some(most) => sum = sum.and(most),
                None => return Some(None),
            }
        }
        Some(Some(sum))
    }

    /// Writes a move that keeps the claim, and continues after it.
    fn write_own_move(&mut self, position: &Packed, plies: u32) -> Followed {
        let mark = self.mark();
        let mut tried = Vec::new();
        loop {
            let known = self.known_moves(position, &tried);
            let known =
                if known.is_empty() { self.search_move(position, plies, &tried)? } else { known };
            if known.is_empty() {
                return Some(None);
            }
            for (turns, choice) in known {
                tried.push(choice);
                self.choices.try_reserve(1).ok()?;
                self.choices.push(choice);
                let turn = self.search.rules.play(position, choice);
                let plies = plies.min(turns + 1 + self.longer);
                if let Some(most) = self.continue_after(position, &turn, plies)? {
                    return Some(Some(most));
                }
                // The line became too long or returned to one of its positions.
                self.roll_back(mark);
            }
        }
    }

    /// Returns the untried moves that are known to keep the claim, each with its number of turns
    /// to the end, the quickest first.
    fn known_moves(&self, position: &Packed, tried: &[Choice]) -> Vec<(u32, Choice)> {
        let turns = |choice| self.turns(&self.search.rules.play(position, choice));
        let turns = |choice| turns(choice).map(|turns| (turns, choice));
        let untried = self.search.rules.choices(position).filter(|choice| !tried.contains(choice));
        let mut known: Vec<_> = untried.filter_map(turns).collect();
        known.sort_unstable();
        known
    }

    /// Searches for an untried move that keeps the claim. Returns at most one, with its number of
    /// turns to the end, or `None` if the search was stopped.
    fn search_move(
        &mut self,
        position: &Packed,
        plies: u32,
        tried: &[Choice],
    ) -> Option<Vec<(u32, Choice)>> {
        let most = if tried.is_empty() { plies + FURTHER } else { ANOTHER.min(plies) };
        for depth in 1..most {
            self.second.make_room(SECOND_ENTRIES);
            for choice in
                self.search.rules.choices(position).filter(|choice| !tried.contains(choice))
            {
                let turn = self.second.rules.play(position, choice);
                if turn.over {
                    continue;
                }
                let window = self.claim.window(&turn.after);
                self.second.value(&turn.after, depth, window, &mut Vec::new())?;
                if let Some(turns) = self.turns(&turn) {
                    return Some(vec![(turns, choice)]);
                }
            }
        }
        Some(Vec::new())
    }

    fn mark(&self) -> Mark {
        let (choices, log) = (self.choices.len(), self.log.len());
        Mark { choices, log, lines: self.lines.len(), doubtful: self.doubtful.len() }
    }

    /// Undoes what has been written since `mark`.
    fn roll_back(&mut self, mark: Mark) {
        self.choices.truncate(mark.choices);
        self.lines.truncate(mark.lines);
        self.doubtful.truncate(mark.doubtful);
        for (key, before) in self.log.drain(mark.log..).rev() {
            self.met.insert(key, before);
        }
    }

    /// Returns whether a line can return to one of the doubtful positions.
    fn repeats(&self) -> bool {
        if self.doubtful.is_empty() {
            return false;
        }
        let recurs = self.lines.recurring(self.met.len());
        self.doubtful.iter().any(|&number| recurs[number as usize])
    }

    fn key(&self, position: &Packed) -> PositionKey {
        let stores = if self.search.rules.stores_matter() { position.margin() } else { 0 };
        (position.key(), stores)
    }

    /// Continues after a turn from `position`.
    fn continue_after(&mut self, position: &Packed, turn: &PackedTurn, plies: u32) -> Followed {
        let number = self.met[&self.key(position)].number;
        let most = if turn.over {
            Most::default()
        } else {
            let Some(most) = self.follow(&turn.after, plies - 1)? else { return Some(None) };
            self.lines.add(number, self.met[&self.key(&turn.after)].number)?;
            most
        };
        let stores_matter = self.search.rules.stores_matter();
        let counts = position.side() != self.claim.side || stores_matter;
        let dan = position.dan_on_board();
        let is_own = position.side() == self.claim.side;
        let swept = self.search.rules.swept_margin(position);
        let swept = if is_own { swept } else { -swept };
        let harmless = !stores_matter && swept + REPEAT_GAIN >= self.claim.at_least;
        let refilled = turn.refilled && counts;
        let (captured, took_quan) = (turn.captured > 0, turn.took_quan);
        let effect = Effect { refilled, captured, took_quan };
        Some(match most.before(dan, effect, harmless) {
            Extended::Safe(most) => Some(most),
            Extended::Recurs(most) if self.accepts_doubt => {
                self.doubtful.try_reserve(1).ok()?;
                self.doubtful.push(number);
                Some(most)
            }
            _ => None,
        })
    }

    /// Returns the most turns that the game takes after `turn` if the claim is kept, as far as
    /// known; `None` without a known proof.
    fn turns(&self, turn: &PackedTurn) -> Option<u32> {
        if turn.over {
            let is_claim_met = self
                .claim
                .is_claim_met(turn.after.side(), self.search.rules.swept_margin(&turn.after));
            return is_claim_met.then_some(0);
        }
        let known = [self.search, &self.second].map(|search| search.proven_margins(&turn.after)[1]);
        let keeps = |&(margin, _): &(i32, _)| self.claim.is_claim_met(turn.after.side(), margin);
        known.into_iter().flatten().filter(keeps).map(|(_, proof)| proof.turns().into()).min()
    }
}
