//! What the arena prints.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::effort::{Budget, Effort};
use super::referee::Finished;
use super::statistics::{Elo, Pairs, Sprt, Verdict};

/// The head of the table to which [`Report::row`] belongs.
pub const HEAD: &str = "\
| what | a move | games | won, drawn, lost | pairs of 0, ½, 1, 1½, 2 | Elo | LLR |
| --- | --- | --- | --- | --- | --- | --- |";

/// The results so far. They are those of the first program, A.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The games won, drawn and lost.
    pub games: [u64; 3],
    /// The pairs.
    pub pairs: Pairs,
    /// What each program used.
    pub efforts: [Effort; 2],
    /// The games that each program lost by a fault.
    pub faults: [u64; 2],
    /// How often games ended for each reason.
    pub ends: BTreeMap<String, u64>,
}

impl Report {
    /// Adds a pair.
    pub fn add(&mut self, pair: &[Finished; 2]) {
        for game in pair {
            self.games[usize::from(2 - game.halves)] += 1;
            for (effort, more) in self.efforts.iter_mut().zip(&game.efforts) {
                effort.merge(more);
            }
            if let Some((player, _)) = game.fault {
                self.faults[player] += 1;
            }
            *self.ends.entry(game.end.clone()).or_default() += 1;
        }
        self.pairs.add(pair[0].halves + pair[1].halves);
    }

    /// Returns the line about a pair, and one about each fault in it.
    pub fn pair(&self, number: u64, pair: &[Finished; 2], sprt: Option<&Sprt>) -> String {
        let [won, drawn, lost] = self.games;
        let points = f64::from(pair[0].halves + pair[1].halves) / 2.0;
        let ends = format!("{}, {}", pair[0].end, pair[1].end);
        let games = 2 * self.pairs.count();
        let mut line = format!(
            "pair {}: {points} of 2 ({ends}); {games} games +{won} ={drawn} −{lost}, Elo {}",
            number + 1,
            shown(self.pairs.elo())
        );
        if let Some(sprt) = sprt {
            let _ = write!(line, ", LLR {}", llr(sprt, &self.pairs));
        }
        for (seat, game) in pair.iter().enumerate() {
            if let Some((player, why)) = &game.fault {
                let (name, game) = (name(*player), 2 * number + seat as u64 + 1);
                let _ = write!(line, "\n  game {game}: {name} {why}");
            }
        }
        line
    }

    /// Returns the lines about the efforts of the programs `names`, and about how games ended.
    pub fn efforts(&self, names: [&str; 2]) -> String {
        let mut lines = String::new();
        for (player, (effort, program)) in self.efforts.iter().zip(names).enumerate() {
            let Effort { moves, time, longest, over, nodes, depth } = *effort;
            let mean = 1000.0 * time.as_secs_f64() / moves.max(1) as f64;
            let _ = write!(
                lines,
                "{} {program}: {moves} moves, {mean:.1} ms a move, longest {} ms, {over} over time",
                name(player),
                longest.as_millis()
            );
            if depth.1 > 0 {
                let _ = write!(lines, ", depth {:.1}", depth.0 as f64 / depth.1 as f64);
            }
            if nodes > 0 {
                let speed = nodes as f64 / time.as_secs_f64().max(1e-6);
                let _ = write!(lines, ", {speed:.0} nodes a second");
            }
            let _ = writeln!(lines, ", games lost by a fault: {}", self.faults[player]);
        }
        let ends = self.ends.iter().map(|(end, games)| format!("{end} {games}"));
        let _ = write!(lines, "ends: {}", ends.collect::<Vec<_>>().join(", "));
        lines
    }

    /// Returns the row of the table in `docs/dev/strength.md`.
    pub fn row(&self, what: &str, budget: Budget, sprt: Option<&Sprt>) -> String {
        let (games, [won, drawn, lost]) = (self.games.iter().sum::<u64>(), self.games);
        let limit = match budget {
            Budget::Time(time) => {
                let [a, b] = self
                    .efforts
                    .map(|effort| 1000.0 * effort.time.as_secs_f64() / effort.moves.max(1) as f64);
                format!("{} ms (used {a:.0} and {b:.0})", time.as_millis())
            }
            Budget::Nodes(nodes) => format!("{nodes} nodes"),
        };
        let pairs = self.pairs.0.map(|count| count.to_string()).join(", ");
        let elo = shown(self.pairs.elo());
        let llr = sprt.map_or_else(|| "–".to_owned(), |sprt| llr(sprt, &self.pairs));
        format!("| {what} | {limit} | {games} | {won}, {drawn}, {lost} | {pairs} | {elo} | {llr} |")
    }
}

/// Returns the letter of a player.
fn name(player: usize) -> &'static str {
    if player == 0 { "A" } else { "B" }
}

/// Returns a difference with its error, as in `+14.5 ± 20.1`.
fn shown(elo: Option<Elo>) -> String {
    match elo {
        None => "–".to_owned(),
        Some(elo) if elo.value.is_infinite() => {
            if elo.value > 0.0 {
                "+∞".to_owned()
            } else {
                "−∞".to_owned()
            }
        }
        Some(elo) if elo.error().is_infinite() => format!("{} ± ∞", signed(elo.value)),
        Some(elo) => format!("{} ± {:.1}", signed(elo.value), elo.error()),
    }
}

/// Returns a number with its sign; 0 has none.
fn signed(value: f64) -> String {
    let text = format!("{:.1}", value.abs());
    match value {
        _ if text == "0.0" => text,
        0.0.. => format!("+{text}"),
        _ => format!("−{text}"),
    }
}

/// Returns the log-likelihood ratio with its bounds and hypotheses, and what it decides.
fn llr(sprt: &Sprt, pairs: &Pairs) -> String {
    let ((low, high), (elo0, elo1)) = (sprt.bounds(), sprt.hypotheses());
    let verdict = match sprt.verdict(pairs) {
        Some(Verdict::H0) => format!(", {elo0} accepted"),
        Some(Verdict::H1) => format!(", {elo1} accepted"),
        None => String::new(),
    };
    let llr = sprt.llr(pairs);
    let text = format!("{llr:.2} in [{low:.2}, {high:.2}] of [{elo0}, {elo1}]{verdict}");
    text.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn pair(first: u8, second: u8) -> [Finished; 2] {
        [first, second].map(|halves| {
            let mut efforts = [Effort::default(); 2];
            efforts[0].add(Duration::from_millis(20), None, 1_000, Some(4));
            let fault = (halves == 0).then(|| (0, "died (move 3)".to_owned()));
            Finished { halves, end: "five".to_owned(), moves: Vec::new(), efforts, fault }
        })
    }

    #[test]
    fn the_lines_say_what_has_happened() {
        let sprt = Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test");
        let mut report = Report::default();
        let pairs = [pair(2, 1), pair(0, 2)];
        pairs.iter().for_each(|pair| report.add(pair));
        let line = report.pair(1, &pairs[1], Some(&sprt));
        assert!(line.starts_with("pair 2: 1 of 2 (five, five); 4 games +2 =1 −1, Elo +"), "{line}");
        assert!(line.contains("in [−2.94, 2.94] of [0, 10]"), "{line}");
        assert!(line.ends_with("\n  game 3: A died (move 3)"), "{line}");
        let efforts = report.efforts(["here", "there"]);
        assert!(efforts.starts_with("A here: 4 moves, 20.0 ms a move"), "{efforts}");
        assert!(
            efforts.contains("depth 4.0, 50000 nodes a second, games lost by a fault: 1"),
            "{efforts}"
        );
        assert!(efforts.ends_with("ends: five 4"), "{efforts}");
        let row = report.row("a change", Budget::Nodes(500), None);
        assert!(row.starts_with("| a change | 500 nodes | 4 | 2, 1, 1 | 0, 0, 1, 1, 0 |"), "{row}");
        let columns = |line: &str| line.matches('|').count();
        assert!(HEAD.lines().all(|line| columns(line) == columns(&row)), "{row}");
    }

    #[test]
    fn a_difference_may_be_none_or_infinite() {
        assert_eq!(shown(None), "–");
        assert_eq!(shown(Pairs([0, 0, 0, 0, 3]).elo()), "+∞");
        assert_eq!(shown(Pairs([3, 0, 0, 0, 0]).elo()), "−∞");
        assert_eq!(shown(Pairs([0, 0, 3, 0, 0]).elo()), "0.0 ± 0.0");
        assert!(shown(Pairs([0, 0, 1, 0, 1]).elo()).ends_with("± ∞"));
    }
}
