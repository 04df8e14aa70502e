//! The engines of this project behind the line protocol.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use tabletop::{Control, GameAnalysis, GameMatch, Level, Limits, Side};

use super::games::{ArenaGame, WithGame, with_game, with_options};

/// How the player finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// As hints and reviews do, within the limit of each question, on so many threads where the search
    /// of the game has several.
    Usual(usize),
    /// By a simpler search, within the same limit: see [`ArenaGame::plain`].
    Plain,
    /// As the computer of this level does, whatever the limit.
    Level(Level),
    /// By alpha-beta alone over so many turns, whatever the limit: see [`ArenaGame::alpha_beta`].
    AlphaBeta(u32),
}

/// A game for which moves are asked.
trait Seat {
    /// Takes the place at the table: the position after the moves that follow `start`.
    fn place(&mut self, start: &str, moves: &str) -> Result<(), String>;

    /// Returns the answer to `go` with this limit, without a line break.
    fn answer(&mut self, limit: &str) -> Result<String, String>;
}

/// A game of one kind.
struct Playing<G: ArenaGame> {
    game: G,
    played: G::Match,
    search: Search,
}

impl<G: ArenaGame> Seat for Playing<G> {
    fn place(&mut self, start: &str, moves: &str) -> Result<(), String> {
        let start = match start {
            "" => self.game.start(Side::NEAR),
            text => self.game.parse_position(text).map_err(|why| why.to_string())?.1,
        };
        let mut played = G::Match::begin(self.game.clone(), start);
        for word in moves.split_whitespace() {
            let mv = word.parse::<G::Move>().map_err(|why| why.to_string())?;
            played.play(mv).map_err(|why| format!("{mv}: {why}"))?;
        }
        self.played = played;
        Ok(())
    }

    fn answer(&mut self, limit: &str) -> Result<String, String> {
        let over = || "the game is over".to_owned();
        let chosen = |mv: Option<G::Move>| Ok(format!("bestmove {}", mv.ok_or_else(over)?));
        let found = match self.search {
            Search::Level(level) => {
                let seed = self.played.turn_count() as u64;
                return chosen(G::choose(level, &self.played, seed, &Control::default()));
            }
            Search::AlphaBeta(turns) => return chosen(G::alpha_beta(&self.played, turns)),
            Search::Usual(threads) => {
                let limits = Limits { threads, ..limits(limit)? };
                G::analyze(&self.played, &limits, &Control::default())
            }
            Search::Plain => G::plain(&self.played, &limits(limit)?),
        };
        let found = found.ok_or_else(over)?;
        let (depth, nodes, score) = (found.depth(), found.nodes(), found.score());
        Ok(format!("info depth {depth} nodes {nodes} score {score}\nbestmove {}", found.best()))
    }
}

/// Reads `ms 200`, `nodes 5000` or `depth 9`.
fn limits<M>(text: &str) -> Result<Limits<M>, String> {
    let wrong = || format!("\"{text}\" is no limit: write ms, nodes or depth, then a number");
    let (unit, number) = text.split_once(' ').ok_or_else(wrong)?;
    let number: u64 = number.trim().parse().ok().filter(|number| *number > 0).ok_or_else(wrong)?;
    let none = Limits::default();
    match unit {
        "ms" => Ok(Limits { time: Some(Duration::from_millis(number)), ..none }),
        "nodes" => Ok(Limits { nodes: Some(number), ..none }),
        "depth" => Ok(Limits { depth: Some(u32::try_from(number).map_err(|_| wrong())?), ..none }),
        _ => Err(wrong()),
    }
}

/// A game to sit down to.
struct SitDown<'a> {
    words: &'a [&'a str],
    search: Search,
}

impl WithGame for SitDown<'_> {
    type Output = Result<Box<dyn Seat>, String>;

    fn run<G: ArenaGame>(self) -> Self::Output {
        let (mut preset, mut options) = (None, Vec::new());
        for word in self.words {
            match word.split_once('=') {
                Some((name, value)) => options.push((name.to_owned(), value.to_owned())),
                None => preset = Some(*word),
            }
        }
        let game: G = with_options(preset, &options)?;
        let played = G::Match::begin(game.clone(), game.start(Side::NEAR));
        let least = Limits { depth: Some(1), ..Limits::default() };
        let is_missing = match self.search {
            Search::Plain => G::plain(&played, &least).is_none(),
            Search::AlphaBeta(_) => G::alpha_beta(&played, 1).is_none(),
            Search::Usual(_) | Search::Level(_) => false,
        };
        if is_missing {
            return Err(format!("{} has no plain search", G::ID));
        }
        Ok(Box::new(Playing { game, played, search: self.search }))
    }
}

/// Answers the questions in `input` until `quit` or its end.
///
/// # Errors
/// Returns the reason if the input cannot be read or the output cannot be written.
pub fn serve(search: Search, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut seat: Option<Box<dyn Seat>> = None;
    let mut start = String::new();
    for line in input.lines() {
        let line = line?;
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let answer = match (word, &mut seat) {
            ("quit", _) => return Ok(()),
            ("game", seat) => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let (name, words) = words.split_first().unwrap_or((&"", &[]));
                let sat = with_game(name, SitDown { words, search }).and_then(|sat| sat);
                sat.map(|sat| {
                    *seat = Some(sat);
                    start.clear();
                    "ready".to_owned()
                })
            }
            ("position" | "moves" | "go", None) => {
                Err("name the game first, as in game caro".to_owned())
            }
            ("position", Some(seat)) => {
                rest.clone_into(&mut start);
                seat.place(&start, "").map(|()| String::new())
            }
            ("moves", Some(seat)) => seat.place(&start, rest).map(|()| String::new()),
            ("go", Some(seat)) => seat.answer(rest),
            ("", _) => Ok(String::new()),
            _ => Err("write game, position, moves, go or quit".to_owned()),
        };
        match answer {
            Ok(text) if text.is_empty() => {}
            Ok(text) => writeln!(output, "{text}")?,
            Err(why) => writeln!(output, "error {why}")?,
        }
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(search: Search, questions: &str) -> Vec<String> {
        let mut output = Vec::new();
        serve(search, questions.as_bytes(), &mut output).expect("memory");
        let text = String::from_utf8(output).expect("text");
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_game_gets_a_move() {
        for (game, moves, best) in [
            ("caro gomoku", "8h 1a 8g 1b 8i 1c 8j 1e", Some("bestmove 8")),
            ("cotuong", "h2e2 h9g7", None),
            ("oanquan folk", "3+", None),
            ("pebbles pebbles=7", "", None),
        ] {
            let asked = format!("game {game}\nposition \nmoves {moves}\ngo nodes 500\nquit\n");
            let said = answers(Search::Usual(1), &asked);
            assert_eq!(said[0], "ready", "{game}: {said:?}");
            assert!(said[1].starts_with("info depth "), "{game}: {said:?}");
            assert!(said[2].starts_with(best.unwrap_or("bestmove ")), "{game}: {said:?}");
        }
    }

    #[test]
    fn a_level_and_the_plain_search_answer_too() {
        let asked = "game oanquan\ngo depth 3\n";
        assert!(answers(Search::Plain, asked)[2].starts_with("bestmove "));
        assert!(answers(Search::Level(Level::Easy), asked)[1].starts_with("bestmove "));
        // The only move that captures.
        let asked = "game oanquan\nposition Q,0,3,0,0,1,Q,0,0,0,1,0 0 20,20\ngo nodes 1\n";
        assert_eq!(answers(Search::AlphaBeta(1), asked)[1], "bestmove 5-");
        for search in [Search::Plain, Search::AlphaBeta(3)] {
            assert_eq!(answers(search, "game caro\n"), ["error caro has no plain search"]);
        }
    }

    #[test]
    fn what_cannot_be_done_is_said() {
        for (asked, why) in [
            ("go ms 5\n", "name the game first"),
            ("game chess\n", "there is no game named"),
            ("game caro size=3\n", "10"),
            ("hello\n", "write game"),
            ("game caro\nmoves 8h 8h\n", "8h"),
            ("game caro\nmoves x\n", "x"),
            ("game caro\nposition ?\n", "?"),
            ("game caro\ngo\n", "no limit"),
            ("game caro\ngo ms 0\n", "no limit"),
            ("game pebbles pebbles=0\ngo ms 5\n", "the game is over"),
        ] {
            let said = answers(Search::Usual(1), asked);
            let last = said.last().expect("an answer");
            assert!(last.starts_with("error ") && last.contains(why), "{asked}: {last}");
        }
    }
}
