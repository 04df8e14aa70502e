//! What a program uses for its moves.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What a program may use for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time.
    Time(Duration),
    /// The most nodes of its search. What a node is depends on the program.
    Nodes(u64),
}

/// `ms 200` or `nodes 10000`, as in the line protocol.
impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "ms {}", time.as_millis()),
            Budget::Nodes(nodes) => write!(f, "nodes {nodes}"),
        }
    }
}

/// The effort of a program, over its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The moves.
    pub moves: u64,
    /// The time between the question for a move and the answer, over all moves.
    pub time: Duration,
    /// The longest time of a move.
    pub longest: Duration,
    /// The moves that took longer than they might.
    pub over: u64,
    /// The nodes, as far as the program tells them.
    pub nodes: u64,
    /// The depths, summed, of the moves with which the program told one, and the number of these moves.
    pub depth: (u64, u64),
}

impl Effort {
    /// Adds a move. `most` is the longest time that is no fault.
    pub fn add(&mut self, time: Duration, most: Option<Duration>, nodes: u64, depth: Option<u64>) {
        self.moves += 1;
        self.time += time;
        self.longest = self.longest.max(time);
        self.over += u64::from(most.is_some_and(|most| time > most));
        self.nodes += nodes;
        if let Some(depth) = depth {
            self.depth = (self.depth.0 + depth, self.depth.1 + 1);
        }
    }

    /// Adds the effort in another game.
    pub fn merge(&mut self, other: &Effort) {
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.over += other.over;
        self.nodes += other.nodes;
        self.depth = (self.depth.0 + other.depth.0, self.depth.1 + other.depth.1);
    }
}

/// Numbers between slashes: moves, time and longest time in microseconds, moves over time, nodes, depths.
impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Effort { moves, time, longest, over, nodes, depth } = self;
        let (time, longest) = (time.as_micros(), longest.as_micros());
        write!(f, "{moves}/{time}/{longest}/{over}/{nodes}/{}/{}", depth.0, depth.1)
    }
}

impl FromStr for Effort {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split('/').map(str::parse).collect::<Result<Vec<u64>, _>>()?;
        let at = |index: usize| numbers.get(index).copied().unwrap_or(0);
        Ok(Effort {
            moves: at(0),
            time: Duration::from_micros(at(1)),
            longest: Duration::from_micros(at(2)),
            over: at(3),
            nodes: at(4),
            depth: (at(5), at(6)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_effort_survives_as_text() {
        let mut effort = Effort::default();
        effort.add(Duration::from_micros(210_500), Some(Duration::from_millis(250)), 900, Some(7));
        effort.add(Duration::from_millis(300), Some(Duration::from_millis(250)), 0, None);
        assert_eq!((effort.moves, effort.over, effort.depth), (2, 1, (7, 1)));
        assert_eq!(effort.to_string().parse(), Ok(effort));
    }
}
