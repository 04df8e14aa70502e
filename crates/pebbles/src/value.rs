//! Perfect play, from a table of all positions.

use super::{Heap, Take};

/// How many times the most that a turn may take, and one more, the three smallest lost heaps are at most.
const LOST_HEAPS: u16 = 4;

/// The values of all positions of heaps up to a size.
///
/// The value of a position is the number of moves that both sides together still make with best
/// play: positive if the side to move wins, negative if it loses, and 0 if it cannot move. The
/// winner takes the quickest win, and the loser the longest defence.
#[derive(Clone, Debug)]
pub struct Values {
    most: u8,
    /// The values of each heap, by the number taken last, from 0 to `most`.
    values: Vec<i16>,
}

impl Values {
    /// Computes the values of all heaps of at most `pebbles` pebbles, of which a turn takes at
    /// most `most`.
    pub fn new(pebbles: u16, most: u8) -> Self {
        let width = usize::from(most) + 1;
        let mut values: Vec<i16> = Vec::with_capacity(width * (usize::from(pebbles) + 1));
        for heap in 0..=usize::from(pebbles) {
            for last in 0..width {
                let replies = (1..width).filter(|take| *take != last && *take <= heap);
                let moves = replies.map(|take| before(values[width * (heap - take) + take]));
                values.push(moves.max_by_key(|value| rank(*value)).unwrap_or(0));
            }
        }
        Values { most, values }
    }

    /// Computes the values that matter in a game from `heap` on, and those of enough small heaps to
    /// see which ones are lost: see `lost_heaps`.
    pub fn of(heap: &Heap) -> Self {
        let small = LOST_HEAPS * (u16::from(heap.most()) + 1);
        Values::new(heap.pebbles().max(small), heap.most())
    }

    /// Returns the number of positions in the table; never 0.
    #[expect(clippy::len_without_is_empty, reason = "the table is never empty")]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Returns the value of a position, or `None` if its heap is larger than the table or has
    /// another number to take at most.
    pub fn value(&self, heap: &Heap) -> Option<i16> {
        let width = usize::from(self.most) + 1;
        let index = width * usize::from(heap.pebbles()) + usize::from(heap.last());
        self.values.get(index).copied().filter(|_| heap.most() == self.most)
    }

    /// Returns the three smallest lost heaps; `None` if the table has fewer. From a *lost heap* every
    /// move loses, whatever the turn before took; the empty one does not count.
    pub(crate) fn lost_heaps(&self) -> Option<[u16; 3]> {
        let width = usize::from(self.most) + 1;
        let heaps = (1_u16..).zip(self.values.chunks(width).skip(1));
        let mut lost = heaps.filter_map(|(heap, values)| (*values.first()? <= 0).then_some(heap));
        Some([lost.next()?, lost.next()?, lost.next()?])
    }

    /// Returns the value of a move for the side that plays it; `None` if it is illegal or leads out of the table.
    pub fn of_move(&self, heap: &Heap, take: Take) -> Option<i16> {
        let take = heap.takes().find(|other| *other == take)?;
        self.value(&heap.after(take)).map(before)
    }

    /// Returns the best moves, ascending; empty if there is no move.
    pub fn best(&self, heap: &Heap) -> Vec<Take> {
        let rank_of = |take: &Take| self.of_move(heap, *take).map(rank);
        let best = heap.takes().map(|take| rank_of(&take)).max();
        heap.takes().filter(|take| Some(rank_of(take)) == best).collect()
    }
}

/// Returns the value of a move that leads to a position of this value.
fn before(reply: i16) -> i16 {
    if reply <= 0 { 1 - reply } else { -1 - reply }
}

/// Returns the order of moves of this value: of wins the quickest is best, of losses the longest.
fn rank(value: i16) -> (bool, i16) {
    (value > 0, -value)
}
