//! The moves from the start of the history to the position that the search looks at.

use cotuong_board::{Board, Color, MAX_QUIET, Move, Piece, Repetition, meaning};

use super::Situation;
use super::analysis::FORBIDDEN;
use super::evaluation::{Count, Estimate, Sums, Weights, estimate};

/// The deepest line of a search.
pub(crate) const MAX_PLIES: usize = 100;

/// The places of the table of meanings, a power of two.
const MEANINGS: usize = 1 << 10;

/// A move of the path, and what it changed.
struct Step {
    /// The move; `None` if the side passed.
    mv: Option<Move>,
    captured: Option<Piece>,
    /// The key of the position before the move.
    key: u64,
    quiet: u8,
    back: usize,
    count: Count,
}

/// A position with the moves that lead to it.
pub(crate) struct Path<'w> {
    board: Board,
    steps: Vec<Step>,
    /// The moves before the root of the search.
    root: usize,
    /// The moves of both sides without a capture.
    quiet: u8,
    /// The moves back to the last capture or pass, before which no equal position can be.
    back: usize,
    /// What the evaluation keeps up to date with every move.
    count: Count,
    weights: &'w Weights,
    /// The sums of the network, if that is the estimate.
    sums: Option<Sums<'w>>,
    /// What cycles mean, by the keys of their positions and moves.
    meanings: Vec<(u64, Option<Repetition>)>,
}

impl<'w> Path<'w> {
    pub(crate) fn new(situation: &Situation, estimate: Estimate<'w>) -> Self {
        let weights = match estimate {
            Estimate::ByHand(weights) => weights,
            Estimate::Learned(_) => Weights::usual(),
        };
        let mut path = Path {
            board: situation.start.clone(),
            steps: Vec::with_capacity(situation.moves.len() + MAX_PLIES),
            root: 0,
            quiet: situation.quiet,
            back: 0,
            count: Count::of(situation.start, weights),
            weights,
            sums: None,
            meanings: vec![(0, None); MEANINGS],
        };
        for mv in situation.moves {
            path.make(*mv);
        }
        path.root = path.steps.len();
        if let Estimate::Learned(network) = estimate {
            path.sums = Some(Sums::new(network, &path.board));
        }
        path
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the board for trying moves that are taken back.
    pub(crate) fn scratch(&mut self) -> &mut Board {
        &mut self.board
    }

    /// Returns the estimate for the side to move.
    pub(crate) fn estimate(&mut self) -> i32 {
        match &mut self.sums {
            Some(sums) => sums.estimate(&self.board),
            None => estimate(&self.board, &self.count, self.weights),
        }
    }

    /// Returns the last move; `None` if a side passed, or at the start.
    pub(crate) fn last(&self) -> Option<Move> {
        self.steps.last()?.mv
    }

    /// Returns the last move of the side to move; `None` if it passed, or at the start.
    pub(crate) fn own_last(&self) -> Option<Move> {
        self.steps.len().checked_sub(2).and_then(|index| self.steps[index].mv)
    }

    /// Returns the key of the position and, near the end of a game without captures, of the number of
    /// moves that this still takes.
    pub(crate) fn key(&self) -> u64 {
        const NEAR: u8 = MAX_QUIET - 20;
        let left = u64::from(self.quiet.saturating_sub(NEAR));
        self.board.key() ^ left.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Returns the number of moves after which the game is drawn if none captures.
    pub(crate) fn moves_to_draw(&self) -> u8 {
        MAX_QUIET.saturating_sub(self.quiet)
    }

    pub(crate) fn make(&mut self, mv: Move) {
        let (key, quiet, back) = (self.board.key(), self.quiet, self.back);
        let count = self.count;
        let moved = self.board.piece(mv.from);
        let captured = self.board.make(mv);
        self.count.follow(self.weights, mv, moved, captured);
        if let (Some(sums), Some(moved)) = (&mut self.sums, moved) {
            sums.make(mv, moved, captured);
        }
        (self.quiet, self.back) =
            if captured.is_some() { (0, 0) } else { (quiet.saturating_add(1), back + 1) };
        self.steps.push(Step { mv: Some(mv), captured, key, quiet, back, count });
    }

    pub(crate) fn pass(&mut self) {
        let (key, quiet, back) = (self.board.key(), self.quiet, self.back);
        self.board.pass();
        self.back = 0;
        if let Some(sums) = &mut self.sums {
            sums.pass();
        }
        self.steps.push(Step { mv: None, captured: None, key, quiet, back, count: self.count });
    }

    /// Takes back the last move or pass.
    pub(crate) fn take_back(&mut self) {
        let Some(step) = self.steps.pop() else { return };
        if let Some(sums) = &mut self.sums {
            sums.take_back();
        }
        match step.mv {
            Some(mv) => self.board.unmake(mv, step.captured),
            None => self.board.pass(),
        }
        (self.quiet, self.back, self.count) = (step.quiet, step.back, step.count);
    }

    /// Returns the score for the side to move if the position has occurred before, which counts as the
    /// end of the game: a draw, or what the rules say about checking or chasing on and on. If the position
    /// occurs for the third time, this is what the rules say about all moves since the first time.
    pub(crate) fn repetition(&mut self) -> Option<i32> {
        let (end, key) = (self.steps.len(), self.board.key());
        let mut times = (4..=self.back).step_by(2).filter(|back| self.steps[end - back].key == key);
        let last = times.next()?;
        let from = end - times.next().unwrap_or(last);
        let to_move = self.board.to_move();
        let ply = (end - self.root) as i32;
        Some(match self.meaning(from) {
            Repetition::Draw => 0,
            Repetition::PerpetualCheck(loser) | Repetition::PerpetualChase(loser) => {
                let score = FORBIDDEN - ply;
                if loser == to_move { -score } else { score }
            }
        })
    }

    /// Returns what the cycle of the moves from number `from` on means.
    fn meaning(&mut self, from: usize) -> Repetition {
        let moves = self.steps[from..].iter().filter_map(|step| step.mv);
        let key = moves.clone().fold(self.board.key(), |key, mv| {
            let mv = (mv.from.index() * 128 + mv.to.index()) as u64;
            (key ^ mv).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        });
        let place = key as usize & (MEANINGS - 1);
        if let (known, Some(meaning)) = self.meanings[place]
            && known == key
        {
            return meaning;
        }
        let moves: Vec<Move> = moves.collect();
        let found = meaning(self.board.clone(), &moves);
        self.meanings[place] = (key, Some(found));
        found
    }

    /// Returns whether a side has more to move with than its general, advisors, elephants and soldiers.
    pub(crate) fn has_strong_piece(&self, color: Color) -> bool {
        self.count.strong(color) > 0
    }
}

#[cfg(test)]
mod tests {
    use cotuong_board::{Fen, START};

    use super::*;

    #[test]
    fn the_count_follows_every_move_there_and_back() {
        let start = START.parse::<Fen>().expect("a position").board;
        let weights = Weights::from_fn(|term| [term as i32, 7 * term as i32 % 31]);
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..20 {
            let mut path = Path::new(&Situation::new(&start), Estimate::ByHand(&weights));
            let mut counts = vec![path.count];
            for _ in 0..60 {
                let Some(mv) = random.choice(path.board.legal_moves()) else { break };
                path.make(mv);
                assert_eq!(path.count, Count::of(&path.board, &weights), "after {mv}");
                counts.push(path.count);
            }
            while let Some(count) = counts.pop() {
                assert_eq!(path.count, count);
                path.take_back();
            }
            assert_eq!((path.board, path.quiet, path.back), (start.clone(), 0, 0));
        }
    }
}
