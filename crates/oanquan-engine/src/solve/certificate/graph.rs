//! The turns of a strategy as a graph: its loops, and its runs without a capture.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use super::super::lines::Components;
use crate::engine::IDLE_LIMIT;

/// The work for loops, in steps, for each step of the graph, and beyond that.
const WORK: u64 = 1000;
const MORE_WORK: u64 = 10_000_000;

/// A turn from a listed position to another.
#[derive(Clone, Copy, Debug)]
pub(in crate::solve) struct Step {
    /// The number of the position after it.
    pub to: u32,
    /// How much more than it needs the claim's side gains.
    pub slack: u32,
    /// Whether it captures nothing.
    pub is_idle: bool,
}

/// The turns of a strategy, by the number of the position before them.
#[derive(Clone, Debug, Default)]
pub(in crate::solve) struct Graph {
    steps: Vec<Step>,
    /// The number of the first step of each position.
    first: Vec<u32>,
    /// How much less than its gain the claim's side would gain at each position if the game ended there
    /// by repetition or without progress.
    shortfall: Vec<i32>,
}

impl Graph {
    /// Begins the next position.
    pub fn begin(&mut self, shortfall: i32) {
        self.first.push(self.steps.len() as u32);
        self.shortfall.push(shortfall);
    }

    /// Adds a step of the last position.
    pub fn add(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Returns the positions whose third occurrence breaks the claim; `None` if that takes too long to
    /// find out.
    ///
    /// When a loop returns to a position, the claim's side has gained the slacks of its steps. Two loops
    /// lie between the first and the third occurrence, so they gain at least twice as much as the loop that
    /// gains least; that must make up for the shortfall.
    pub fn broken_by_loops(&self) -> Option<Vec<u32>> {
        let components = Components::of(self.ends(), self.targets());
        let mut search = LeastLoop::new(self, &components);
        let mut broken = Vec::new();
        for position in 0..self.shortfall.len() {
            let shortfall = u32::try_from(self.shortfall[position]).unwrap_or(0);
            if shortfall > 0
                && components.recurs[position]
                && search.gains_less(position, shortfall)?
            {
                broken.push(position as u32);
            }
        }
        Some(broken)
    }

    /// Returns the positions that break the claim if the game ends there with the third occurrence of the
    /// same cells, whatever the stores; positions with the same cells share a group. `None` if that takes too
    /// long to find out.
    pub fn broken_by_cells(&self, groups: &[u32]) -> Option<Vec<u32>> {
        let components = self.components_of_groups(groups);
        let mut members = vec![Vec::new(); groups.len()];
        for (position, &group) in groups.iter().enumerate() {
            if components.recurs[group as usize] {
                members[group as usize].push(position as u32);
            }
        }
        let mut work = self.work();
        let mut broken = Vec::new();
        let is_short = |position: &u32| self.shortfall[*position as usize] > 0;
        for members in members.iter().filter(|members| members.iter().any(is_short)) {
            let within = |to: u32| components.component[groups[to as usize] as usize];
            let mut leads_to = Vec::new();
            for &from in members {
                let reached = self.reached(from, within, &mut work)?;
                leads_to.push(members.iter().map(|&to| reached.contains(&to)).collect::<Vec<_>>());
            }
            let is_second = |place: usize| leads_to.iter().any(|leads: &Vec<bool>| leads[place]);
            let is_third = |place: usize| {
                (0..members.len()).any(|second| leads_to[second][place] && is_second(second))
            };
            let third =
                (0..members.len()).filter(|&place| is_short(&members[place]) && is_third(place));
            broken.extend(third.map(|place| members[place]));
        }
        broken.sort_unstable();
        Some(broken)
    }

    /// Returns a position at which a run without a capture can end the game and break the claim.
    pub fn broken_by_idling(&self) -> Option<u32> {
        let idle = |position: usize| self.steps(position).iter().filter(|step| step.is_idle);
        let positions = self.shortfall.len();
        let mut before = vec![0_u32; positions];
        (0..positions).flat_map(idle).for_each(|step| before[step.to as usize] += 1);
        // The longest run that ends at each position; those on circles keep this number.
        let mut longest = vec![0_u32; positions];
        let mut is_known = vec![false; positions];
        let mut open: Vec<usize> =
            (0..positions).filter(|&position| before[position] == 0).collect();
        while let Some(position) = open.pop() {
            is_known[position] = true;
            for step in idle(position) {
                let to = step.to as usize;
                longest[to] = longest[to].max(longest[position] + 1);
                before[to] -= 1;
                if before[to] == 0 {
                    open.push(to);
                }
            }
        }
        let may_end = |position: usize| !is_known[position] || longest[position] >= IDLE_LIMIT;
        (0..positions).find(|&at| may_end(at) && self.shortfall[at] > 0).map(|at| at as u32)
    }

    fn steps(&self, position: usize) -> &[Step] {
        let end = self.first.get(position + 1).map_or(self.steps.len(), |end| *end as usize);
        &self.steps[self.first[position] as usize..end]
    }

    fn ends(&self) -> Vec<u32> {
        self.first.iter().copied().chain([self.steps.len() as u32]).collect()
    }

    fn targets(&self) -> Vec<u32> {
        self.steps.iter().map(|step| step.to).collect()
    }

    fn work(&self) -> u64 {
        WORK * self.steps.len() as u64 + MORE_WORK
    }

    /// Returns the components of the graph in which each group is one node.
    fn components_of_groups(&self, groups: &[u32]) -> Components {
        let mut moves: Vec<(u32, u32)> = Vec::with_capacity(self.steps.len());
        for (position, &from) in groups.iter().enumerate() {
            moves.extend(self.steps(position).iter().map(|step| (from, groups[step.to as usize])));
        }
        Components::of_moves(&moves, groups.len())
    }

    /// Returns the positions to which lines lead from one, through positions that are `within` the same
    /// component.
    fn reached(
        &self,
        from: u32,
        within: impl Fn(u32) -> u32,
        work: &mut u64,
    ) -> Option<std::collections::HashSet<u32>> {
        let mut reached = std::collections::HashSet::new();
        let mut open = VecDeque::from([from]);
        while let Some(position) = open.pop_front() {
            for step in self.steps(position as usize) {
                *work = work.checked_sub(1)?;
                if within(step.to) == within(from) && reached.insert(step.to) {
                    open.push_back(step.to);
                }
            }
        }
        Some(reached)
    }
}

/// The search for the loop that gains least (Dijkstra, *A note on two problems in connexion with graphs*,
/// 1959).
struct LeastLoop<'g> {
    graph: &'g Graph,
    components: &'g Components,
    /// The least known gain on the way to each position, and the search that found it.
    gain: Vec<(u32, u32)>,
    searches: u32,
    work: u64,
}

impl<'g> LeastLoop<'g> {
    fn new(graph: &'g Graph, components: &'g Components) -> Self {
        let gain = vec![(0, 0); graph.shortfall.len()];
        LeastLoop { graph, components, gain, searches: 0, work: graph.work() }
    }

    /// Returns whether twice the gain of a loop through `start` is less than `shortfall`; `None` if the work
    /// is done.
    fn gains_less(&mut self, start: usize, shortfall: u32) -> Option<bool> {
        self.searches += 1;
        let mut open = BinaryHeap::from([Reverse((0_u32, start as u32))]);
        while let Some(Reverse((gain, position))) = open.pop() {
            if 2 * u64::from(gain) >= shortfall.into() {
                return Some(false);
            }
            for step in self.graph.steps(position as usize) {
                self.work = self.work.checked_sub(1)?;
                let to = step.to as usize;
                let next = gain.saturating_add(step.slack);
                if to == start && 2 * u64::from(next) < shortfall.into() {
                    return Some(true);
                }
                let is_near = self.components.component[to] == self.components.component[start];
                let (known, search) = self.gain[to];
                if is_near && to != start && (search != self.searches || next < known) {
                    self.gain[to] = (next, self.searches);
                    open.push(Reverse((next, step.to)));
                }
            }
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The target, the slack, and whether it is idle.
    type Tuple = (u32, u32, bool);

    /// Returns a graph of positions with their shortfalls and steps.
    fn graph(positions: &[(i32, &[Tuple])]) -> Graph {
        let mut graph = Graph::default();
        for (shortfall, steps) in positions {
            graph.begin(*shortfall);
            for &(to, slack, is_idle) in *steps {
                graph.add(Step { to, slack, is_idle });
            }
        }
        graph
    }

    #[test]
    fn two_rounds_of_the_loop_that_gains_least_make_up_for_a_shortfall() {
        // Two loops through position 0: one gains 2, the other 4.
        let loops = |shortfall| {
            let steps: [&[Tuple]; 3] =
                [&[(1, 2, false), (2, 0, false)], &[(0, 0, false)], &[(0, 4, false)]];
            graph(&[(shortfall, steps[0]), (0, steps[1]), (-3, steps[2])]).broken_by_loops()
        };
        assert_eq!(loops(4), Some(vec![]));
        assert_eq!(loops(5), Some(vec![0]));
    }

    #[test]
    fn a_position_on_no_loop_may_be_as_short_as_it_likes() {
        let steps: [&[Tuple]; 3] = [&[(1, 0, false)], &[(2, 0, false)], &[(1, 0, false)]];
        let graph = graph(&[(90, steps[0]), (0, steps[1]), (1, steps[2])]);
        assert_eq!(graph.broken_by_loops(), Some(vec![2]));
    }

    #[test]
    fn only_the_third_occurrence_of_the_same_cells_breaks_a_claim() {
        // Positions 0, 2 and 4 have the same cells and follow each other.
        let steps: [&[Tuple]; 5] =
            [&[(1, 0, false)], &[(2, 0, false)], &[(3, 0, false)], &[(4, 0, false)], &[]];
        let cells = |short: usize, groups: [u32; 5]| {
            let positions: Vec<_> = (0..5).map(|at| (i32::from(at == short), steps[at])).collect();
            graph(&positions).broken_by_cells(&groups)
        };
        assert_eq!(cells(4, [0, 1, 0, 1, 0]), Some(vec![4]));
        assert_eq!(cells(2, [0, 1, 0, 1, 0]), Some(vec![]));
        assert_eq!(cells(4, [0, 1, 2, 1, 0]), Some(vec![]));
    }

    #[test]
    fn a_run_of_sixty_turns_without_a_capture_may_not_end_where_the_claim_fails() {
        let run = |turns: usize, shortfall| {
            let steps: Vec<Vec<Tuple>> =
                (0..turns).map(|at| vec![(at as u32 + 1, 0, true)]).collect();
            let mut positions: Vec<(i32, &[_])> = steps.iter().map(|list| (0, &list[..])).collect();
            positions.push((shortfall, &[]));
            graph(&positions).broken_by_idling()
        };
        assert_eq!(run(59, 1), None);
        assert_eq!(run(60, 1), Some(60));
        assert_eq!(run(60, 0), None);
        let steps: [&[Tuple]; 2] = [&[(1, 0, true)], &[(0, 0, true)]];
        assert_eq!(graph(&[(0, steps[0]), (1, steps[1])]).broken_by_idling(), Some(1));
    }
}
