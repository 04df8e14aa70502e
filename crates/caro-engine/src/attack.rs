//! Proofs of forced wins.
//!
//! The attacker makes threats that the defender must answer: fours, then fours and open threes. The
//! answers to each are complete (see `threat`), so a win that is found is a win against every play.
//! Deeper and deeper searches find the shortest win of this kind.

use basics::Limiter;

use super::Spot;
use super::board::{Board, Player};
use super::ordering::{Ordered, points};
use super::spots::SpotList;
use super::table::entries;
use super::threat::{Threat, answers_to_five, answers_to_unstoppable};

/// The threats that an attack may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Means {
    /// Fours.
    Fours,
    /// Fours and open threes.
    Threes,
}

/// A proven win: its length in moves of both sides, and the moves up to the first unstoppable
/// threat, with the longest defence found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ForcedWin {
    pub(crate) length: u32,
    pub(crate) line: Vec<Spot>,
}

/// What a node of the search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    /// A win within this number of moves.
    Win(u32),
    /// None within the length searched.
    Nothing,
    /// The search was stopped.
    Stopped,
}

/// The longest wins by each means that a search looks for, in moves of both sides.
const LONGEST_BY_FOURS: u32 = 41;
const LONGEST_BY_THREES: u32 = 25;

/// What is known about an attack from a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// The length of a proven win, or 0.
    win: u8,
    /// No win is this short.
    none_within: u8,
    best: Option<Spot>,
}

/// The memory of attacks from all positions of a game with the same options.
pub(crate) struct Attacks {
    entries: Vec<Entry>,
}

impl Attacks {
    /// Returns an empty memory for a search of so many nodes.
    pub(crate) fn new(nodes: u64) -> Self {
        Attacks { entries: vec![Entry::default(); entries(nodes)] }
    }

    /// Looks for a win of the side to move with at most `nodes` nodes.
    pub(crate) fn find(
        &mut self,
        board: &mut Board,
        limiter: &mut Limiter,
        nodes: u64,
    ) -> Option<ForcedWin> {
        let by_fours = self.deepen(board, limiter, nodes / 2, Means::Fours, LONGEST_BY_FOURS);
        let shorter = by_fours.as_ref().map_or(LONGEST_BY_THREES, |win| win.length - 1);
        let most = LONGEST_BY_THREES.min(shorter);
        let by_threes = self.deepen(board, limiter, nodes, Means::Threes, most);
        by_threes.or(by_fours)
    }

    /// Looks for a win by fours alone with at most `nodes` nodes.
    pub(crate) fn find_by_fours(
        &mut self,
        board: &mut Board,
        limiter: &mut Limiter,
        nodes: u64,
    ) -> Option<u32> {
        let win = self.deepen(board, limiter, nodes, Means::Fours, LONGEST_BY_FOURS);
        win.map(|win| win.length)
    }

    /// Looks for the shortest win of at most `most` moves.
    pub(crate) fn shortest(
        &mut self,
        board: &mut Board,
        limiter: &mut Limiter,
        nodes: u64,
        most: u32,
    ) -> Option<ForcedWin> {
        self.deepen(board, limiter, nodes, Means::Threes, most)
    }

    /// Returns the answer of the side to move that holds out longest if the other side wins within `length`
    /// moves of both sides, whatever the answer.
    pub(crate) fn answer(
        &mut self,
        board: &mut Board,
        limiter: &mut Limiter,
        nodes: u64,
        length: u32,
    ) -> Option<Spot> {
        let attacker = 1 - board.player();
        let until = limiter.nodes() + limiter.left(nodes);
        let means = Means::Threes;
        let mut attack =
            Attack { entries: &mut self.entries, attacker, means, until, is_cut: false };
        let Found::Win(_) = attack.defend(board, limiter, length) else { return None };
        // Where no answer helps, any square of the win will do.
        attack.longest_answer(board).or_else(|| board.threats(attacker, Threat::Five).next())
    }

    /// Looks for the shortest win of at most `most` moves by these means.
    fn deepen(
        &mut self,
        board: &mut Board,
        limiter: &mut Limiter,
        nodes: u64,
        means: Means,
        most: u32,
    ) -> Option<ForcedWin> {
        let until = limiter.nodes() + limiter.left(nodes);
        for length in (1..=most).step_by(2) {
            let mut attack = Attack {
                entries: &mut self.entries,
                attacker: board.player(),
                means,
                until,
                is_cut: false,
            };
            match attack.attack(board, limiter, length) {
                Found::Win(length) => {
                    let line = attack.line(board);
                    return Some(ForcedWin { length, line });
                }
                Found::Stopped => return None,
                Found::Nothing if !attack.is_cut => return None,
                Found::Nothing => {}
            }
        }
        None
    }
}

/// A search for a win of the attacker.
struct Attack<'a> {
    entries: &'a mut [Entry],
    attacker: Player,
    means: Means,
    /// The number of nodes at which the search stops.
    until: u64,
    /// Whether a longer search could find more.
    is_cut: bool,
}

impl Attack<'_> {
    /// Searches for a win of the side to move, the attacker, within `length` moves.
    fn attack(&mut self, board: &mut Board, limiter: &mut Limiter, length: u32) -> Found {
        if limiter.count() || limiter.nodes() >= self.until {
            return Found::Stopped;
        }
        let (attacker, defender) = (self.attacker, 1 - self.attacker);
        if board.count(attacker, Threat::Five) > 0 {
            return Found::Win(1);
        }
        let must_answer = board.count(defender, Threat::Five) > 0;
        if !must_answer && board.count(attacker, Threat::Unstoppable) > 0 {
            return self.within(3, length);
        }
        if length < 5 {
            // What could win needs a mark that threatens something.
            self.is_cut |= must_answer || self.has_threats(board);
            return Found::Nothing;
        }
        let (index, key) = self.slot(board);
        let entry = self.entries[index];
        let known = if entry.key == key { entry } else { Entry { key, ..Entry::default() } };
        if known.win > 0 {
            return self.within(known.win.into(), length);
        }
        if u32::from(known.none_within) >= length {
            self.is_cut |= known.none_within < u8::MAX;
            return Found::Nothing;
        }
        let was_cut = std::mem::take(&mut self.is_cut);
        let found = self.try_threats(board, limiter, length, must_answer, known.best);
        let (found, best) = match found {
            Ok(found) => found,
            Err(stopped) => return stopped,
        };
        let mut entry = Entry { best: best.or(known.best), ..known };
        match found {
            Found::Win(length) => entry.win = length as u8,
            // Without a cut, no length helps.
            _ => entry.none_within = if self.is_cut { length as u8 } else { u8::MAX },
        }
        self.is_cut |= was_cut;
        self.entries[index] = entry;
        found
    }

    /// Tries all threats of the attacker. Returns what they lead to, and the best one.
    fn try_threats(
        &mut self,
        board: &mut Board,
        limiter: &mut Limiter,
        length: u32,
        must_answer: bool,
        first: Option<Spot>,
    ) -> Result<(Found, Option<Spot>), Found> {
        // An answer need not threaten anything itself: earlier threats may still stand.
        let points = |spot| points(board, spot);
        let mut moves = Ordered::new();
        if must_answer {
            moves.fill(answers_to_five(board), first, points);
        } else {
            let least = match self.means {
                Means::Fours => Threat::Four,
                Means::Threes => Threat::Three,
            };
            moves.fill(board.threats(self.attacker, least), first, points);
        }
        let mut best = None;
        let mut within = length;
        for spot in moves {
            board.mark(spot);
            let found = self.defend(board, limiter, within - 1);
            board.take_back();
            match found {
                Found::Win(rest) => {
                    best = Some((rest + 1, spot));
                    // Only a shorter win is of interest now.
                    let Some(shorter) = rest.checked_sub(1).filter(|shorter| *shorter >= 5) else {
                        break;
                    };
                    within = shorter;
                }
                Found::Nothing => {}
                Found::Stopped => return Err(Found::Stopped),
            }
        }
        let found = best.map_or(Found::Nothing, |(length, _)| Found::Win(length));
        Ok((found, best.map(|(_, spot)| spot)))
    }

    /// Searches for a win of the attacker within `length` moves, the defender to move.
    fn defend(&mut self, board: &mut Board, limiter: &mut Limiter, length: u32) -> Found {
        let (attacker, defender) = (self.attacker, 1 - self.attacker);
        if board.count(defender, Threat::Five) > 0 {
            return Found::Nothing;
        }
        if board.count(attacker, Threat::Five) > 0 {
            return self.defend_by(answers_to_five(board), board, limiter, length, 2);
        }
        let is_unstoppable = board.count(attacker, Threat::Unstoppable) > 0
            && board.count(defender, Threat::Unstoppable) == 0;
        if !is_unstoppable {
            return Found::Nothing;
        }
        self.defend_by(answers_to_unstoppable(board), board, limiter, length, 4)
    }

    /// Searches for a win of the attacker within `length` moves against these answers. Without any, the
    /// attacker wins in `longest` moves.
    fn defend_by(
        &mut self,
        answers: impl IntoIterator<Item = Spot>,
        board: &mut Board,
        limiter: &mut Limiter,
        length: u32,
        mut longest: u32,
    ) -> Found {
        if let Found::Nothing = self.within(longest, length) {
            return Found::Nothing;
        }
        for answer in answers {
            board.mark(answer);
            let found = self.attack(board, limiter, length - 1);
            board.take_back();
            match found {
                Found::Win(rest) => longest = longest.max(rest + 1),
                other => return other,
            }
        }
        Found::Win(longest)
    }

    /// Returns a win if it is short enough.
    fn within(&mut self, win: u32, length: u32) -> Found {
        if win <= length {
            return Found::Win(win);
        }
        self.is_cut = true;
        Found::Nothing
    }

    fn has_threats(&self, board: &Board) -> bool {
        let fours = [Threat::Four, Threat::FourThree, Threat::Unstoppable];
        let threes = [Threat::Three, Threat::DoubleThree];
        let any = |threats: &[Threat]| {
            threats.iter().any(|threat| board.count(self.attacker, *threat) > 0)
        };
        any(&fours) || self.means == Means::Threes && any(&threes)
    }

    /// Returns the slot of the position, and its key.
    fn slot(&self, board: &Board) -> (usize, u64) {
        let means = if self.means == Means::Fours { 0x5bd1_e995_9d1b_58d3 } else { 0 };
        let key = board.hash() ^ means | 1;
        (key as usize >> 1 & (self.entries.len() - 1), key)
    }

    /// Returns the moves of a win that was found, as far as the table knows them.
    fn line(&mut self, board: &mut Board) -> Vec<Spot> {
        let start = board.moves().len();
        while board.count(self.attacker, Threat::Five) == 0
            && (board.count(self.attacker, Threat::Unstoppable) == 0
                || board.count(1 - self.attacker, Threat::Five) > 0)
        {
            let (index, key) = self.slot(board);
            let entry = self.entries[index];
            let is_known = entry.key == key && entry.win > 0;
            let Some(best) = entry.best.filter(|best| is_known && board.is_empty(*best)) else {
                break;
            };
            board.mark(best);
            let answer = self.longest_answer(board);
            match answer {
                Some(answer) => board.mark(answer),
                None => break,
            }
        }
        let winning = [Threat::Five, Threat::Unstoppable].into_iter().find_map(|threat| {
            let makes = |spot: &Spot| board.threat(self.attacker, *spot) == threat;
            let found = board.threats(self.attacker, threat).find(makes);
            found.filter(|_| board.player() == self.attacker)
        });
        if let Some(spot) = winning {
            board.mark(spot);
        }
        let line = board.moves()[start..].to_vec();
        (start..board.moves().len()).for_each(|_| board.take_back());
        line
    }

    /// Returns the answer to the last threat after which the known win is longest.
    fn longest_answer(&self, board: &mut Board) -> Option<Spot> {
        let answers: SpotList = if board.count(self.attacker, Threat::Five) > 0 {
            answers_to_five(board).into_iter().collect()
        } else {
            answers_to_unstoppable(board)
        };
        answers.into_iter().max_by_key(|answer| {
            board.mark(*answer);
            let (index, key) = self.slot(board);
            let entry = self.entries[index];
            board.take_back();
            if entry.key == key { entry.win } else { 0 }
        })
    }
}
