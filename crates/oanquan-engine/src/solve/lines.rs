//! The moves of a proof as a graph, which shows where its lines can return to the same cells.
//!
//! `visit` refuses positions by the number of dân alone. Most of them cannot recur, because no moves
//! of the proof lead from their cells back to them. Those that could are in the same strongly
//! connected component as another position (Tarjan, *Depth-first search and linear graph
//! algorithms*, 1972). The effect of a move on the cells does not depend on the stores, so one node
//! stands for all visits of the same cells by the same side.

/// The moves of a proof between numbered positions.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    moves: Vec<(u32, u32)>,
}

/// The bytes for each move, those of the search for components included.
pub(super) const MOVE_BYTES: usize = 2 * size_of::<(u32, u32)>() + size_of::<u32>();

impl Lines {
    /// Returns the number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Adds a move from one position to another; returns `None` if the system refuses the memory.
    pub fn add(&mut self, from: u32, to: u32) -> Option<()> {
        self.moves.try_reserve(1).ok()?;
        self.moves.push((from, to));
        Some(())
    }

    /// Removes all but the first `len` moves.
    pub fn truncate(&mut self, len: usize) {
        self.moves.truncate(len);
    }

    /// Returns whether a line can return to each of the positions, of which there are this many.
    pub fn recurring(&self, positions: usize) -> Vec<bool> {
        Components::of_moves(&self.moves, positions).recurs
    }
}

/// The strongly connected components of a graph.
#[derive(Clone, Debug)]
pub(super) struct Components {
    /// The number of the component of each position.
    pub component: Vec<u32>,
    /// Whether a line can return to each position.
    pub recurs: Vec<bool>,
}

impl Components {
    /// Returns the components of the graph with these moves between positions, of which there are
    /// this many.
    pub fn of_moves(moves: &[(u32, u32)], positions: usize) -> Self {
        let mut first = vec![0_u32; positions + 1];
        for &(from, _) in moves {
            first[from as usize + 1] += 1;
        }
        for at in 0..positions {
            first[at + 1] += first[at];
        }
        let mut next = first.clone();
        let mut targets = vec![0; moves.len()];
        for &(from, to) in moves {
            targets[next[from as usize] as usize] = to;
            next[from as usize] += 1;
        }
        Components::of(first, targets)
    }

    /// Returns the components of the graph in which `first` is the index of the first of each position's
    /// `targets`, and of the end.
    pub fn of(first: Vec<u32>, targets: Vec<u32>) -> Self {
        Tarjan::new(first, targets).search()
    }
}

/// The state of Tarjan's search.
struct Tarjan {
    /// The index of the first target of each position, and of the end.
    first: Vec<u32>,
    targets: Vec<u32>,
    /// The index of the next target to follow.
    next: Vec<u32>,
    /// When the position was found, from 1; 0 if it was not.
    found: Vec<u32>,
    /// The earliest found position of the same component, as far as known.
    lowest: Vec<u32>,
    is_closed: Vec<bool>,
    result: Components,
    /// The positions of unfinished components.
    open: Vec<u32>,
}

impl Tarjan {
    fn new(first: Vec<u32>, targets: Vec<u32>) -> Self {
        let positions = first.len() - 1;
        Tarjan {
            next: first.clone(),
            first,
            targets,
            found: vec![0; positions],
            lowest: vec![0; positions],
            is_closed: vec![false; positions],
            result: Components { component: vec![0; positions], recurs: vec![false; positions] },
            open: Vec::new(),
        }
    }

    fn search(mut self) -> Components {
        let mut count = 0;
        for root in 0..self.found.len() {
            // A list instead of recursion, so that no line overflows the stack.
            let mut line = if self.found[root] == 0 { vec![root] } else { Vec::new() };
            while let Some(&at) = line.last() {
                if self.found[at] == 0 {
                    count += 1;
                    (self.found[at], self.lowest[at]) = (count, count);
                    self.open.push(at as u32);
                }
                if self.next[at] < self.first[at + 1] {
                    let target = self.targets[self.next[at] as usize] as usize;
                    self.next[at] += 1;
                    self.result.recurs[at] |= target == at;
                    if self.found[target] == 0 {
                        line.push(target);
                    } else if !self.is_closed[target] {
                        self.lowest[at] = self.lowest[at].min(self.found[target]);
                    }
                    continue;
                }
                line.pop();
                if let Some(&before) = line.last() {
                    self.lowest[before] = self.lowest[before].min(self.lowest[at]);
                }
                if self.lowest[at] == self.found[at] {
                    self.close(at);
                }
            }
        }
        self.result
    }

    /// Closes the component whose first position is `at`.
    fn close(&mut self, at: usize) {
        let mut is_alone = true;
        while let Some(member) = self.open.pop() {
            let member = member as usize;
            self.is_closed[member] = true;
            is_alone &= member == at;
            self.result.component[member] = at as u32;
            self.result.recurs[member] |= !is_alone;
            if member == at {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recurring(moves: &[(u32, u32)], positions: usize) -> Vec<usize> {
        let mut lines = Lines::default();
        moves.iter().for_each(|&(from, to)| lines.add(from, to).expect("memory"));
        let recurs = lines.recurring(positions);
        (0..positions).filter(|&at| recurs[at]).collect()
    }

    #[test]
    fn positions_on_circles_recur_and_others_do_not() {
        assert_eq!(recurring(&[], 3), []);
        assert_eq!(recurring(&[(0, 1), (0, 2), (1, 3), (2, 3)], 4), []);
        assert_eq!(recurring(&[(0, 1), (1, 2), (2, 1), (2, 3)], 4), [1, 2]);
        assert_eq!(recurring(&[(1, 1), (0, 1)], 2), [1]);
        assert_eq!(
            recurring(&[(3, 0), (0, 2), (2, 3), (2, 1), (1, 4), (4, 1)], 5),
            [0, 1, 2, 3, 4]
        );
    }

    #[test]
    fn positions_recur_exactly_if_moves_lead_back_to_them() {
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..500 {
            let positions = random.usize(1..9);
            let number = || random.u32(0..positions as u32);
            let mut number = number;
            let moves: Vec<_> = (0..positions + 3).map(|_| (number(), number())).collect();
            let mut reaches = [[false; 9]; 9];
            moves.iter().for_each(|&(from, to)| reaches[from as usize][to as usize] = true);
            for (via, from, to) in (0..729).map(|all| (all / 81, all / 9 % 9, all % 9)) {
                reaches[from][to] |= reaches[from][via] && reaches[via][to];
            }
            let expected: Vec<usize> = (0..positions).filter(|&at| reaches[at][at]).collect();
            assert_eq!(recurring(&moves, positions), expected, "{moves:?}");
        }
    }
}
