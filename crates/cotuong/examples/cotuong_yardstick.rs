//! Plays the engine against a program that speaks the xboard protocol, at equal time a move.
//!
//! ```text
//! cargo run --release -p cotuong --example cotuong_yardstick -- PROGRAM [MILLISECONDS] [GAMES] [FIRST]
//! ```
//!
//! The games begin with the openings of `data/openings.txt`, from number FIRST on, each played with both
//! colours. The last lines hold the points of the engine, and the mean time of either side, with its
//! mean depth and nodes a second as far as they are known.
//!
//! The protocol: <https://www.gnu.org/software/xboard/engine-intf.html>. It has no time a move below a
//! second, so before each move the program learns a time for the rest of the game, of which it takes a
//! part; the mean times show how well that fits. Some programs send their moves at once only if they show
//! their thoughts. The rules here decide, but a program that claims a draw by rules of its own, such as
//! fifty moves, gets it.
//!
//! Against HoiXiangqi 0.22.0 (Debian, package hoichess), with 200 ms a move and both colours of the first 20
//! openings, on a busy machine: 40 wins of 40 games, played as 18 and 22. In the 22, the engine used 193 ms a
//! move and the program 284 ms. Between the two runs, the first game of opening 9 stopped twice without being
//! counted: once the program claimed a draw by fifty moves, for which this example had no answer yet; the
//! other time, probably for the same reason. Counted as draws, that makes 41 points of 42.

use std::env;
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use cotuong::{Cotuong, Move, analyze};
use cotuong_engine::{Control, Limits};
use tabletop::{Entered, Match, Played, Side, Step};

/// The balanced openings, which the example `openings` makes.
const OPENINGS: &str = include_str!("data/openings.txt");
/// The program takes one part of so many of the rest of its time for a move.
const PARTS: u64 = 60;

/// The effort of one side.
#[derive(Default)]
struct Effort {
    moves: u32,
    time: Duration,
    depth: u64,
    nodes: u64,
}

/// The other program.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The moves that it knows.
    known: usize,
}

impl Program {
    fn start(path: &str) -> Result<Self, Box<dyn Error>> {
        let mut child = Command::new(path)
            .arg("--xboard")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut program = Program { child, input, output, known: 0 };
        for command in ["xboard", "protover 2", "new", "easy", "post"] {
            program.tell(command)?;
        }
        Ok(program)
    }

    fn tell(&mut self, command: &str) -> Result<(), Box<dyn Error>> {
        Ok(self.input.write_all(format!("{command}\n").as_bytes())?)
    }

    /// Asks for a move after `moves`. Returns `None` if the program claims a draw by rules of its own.
    fn choose(
        &mut self,
        moves: &[Move],
        millis: u64,
        effort: &mut Effort,
    ) -> Result<Option<Move>, Box<dyn Error>> {
        self.tell("force")?;
        for mv in &moves[self.known..] {
            self.tell(&format!("usermove {mv}"))?;
        }
        let seconds = (millis * PARTS / 1000).max(1);
        self.tell(&format!("level 0 {}:{:02} 0", seconds / 60, seconds % 60))?;
        let began = Instant::now();
        self.tell("go")?;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err("the program has ended".into());
            }
            let line = line.trim();
            if line.starts_with("Illegal") || line.starts_with("resign") {
                return Err(line.into());
            }
            if line.starts_with("1/2-1/2") {
                return Ok(None);
            }
            if let Some(mv) = line.strip_prefix("move ") {
                effort.time += began.elapsed();
                effort.moves += 1;
                self.known = moves.len() + 1;
                return Ok(Some(mv.parse()?));
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the moves of a match.
fn moves(played: &Match<Cotuong>) -> Vec<Move> {
    let steps = played.entries().iter().filter_map(|entry| match entry.step() {
        Step::Move(mv) => Some(mv),
        Step::Departure(_) | Step::Round => None,
    });
    steps.collect()
}

/// Returns the match after an opening.
fn opening(line: &str) -> Result<Match<Cotuong>, Box<dyn Error>> {
    let mut played = Match::new(<Cotuong as tabletop::Game>::usual(), Side::NEAR);
    for word in line.split(' ') {
        played.play(word.parse()?)?;
    }
    Ok(played)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let path = args.next().ok_or("usage: yardstick PROGRAM [MILLISECONDS] [GAMES] [FIRST]")?;
    let mut number = |usual| args.next().map_or(Ok(usual), |word| word.parse::<u64>());
    let (millis, games, first) = (number(300)?, number(40)?, number(0)?);
    let limits = Limits { time: Some(Duration::from_millis(millis)), ..Limits::default() };
    let (mut ours, mut theirs) = (Effort::default(), Effort::default());
    let openings: Vec<&str> = OPENINGS.lines().filter(|line| !line.starts_with('#')).collect();
    let mut points = 0.0;
    for number in 0..games {
        let at = (first + number / 2) as usize % openings.len();
        let mut played = opening(openings[at])?;
        let seat = Side::new((number % 2) as usize);
        let mut program = Program::start(&path)?;
        while let Some(side) = played.to_move() {
            let mv = if side == seat {
                let began = Instant::now();
                let found = analyze(&played, &limits, &Control::default()).ok_or("no move")?;
                ours.moves += 1;
                ours.time += began.elapsed();
                ours.depth += u64::from(found.depth);
                ours.nodes += found.nodes;
                found.best
            } else {
                match program.choose(&moves(&played), millis, &mut theirs)? {
                    Some(mv) => mv,
                    None => break,
                }
            };
            played.play(mv).map_err(|why| format!("{side} played {mv}: {why}"))?;
        }
        let gained = match (played.to_move(), played.standing(seat).name()) {
            (Some(_), _) | (None, "draw") => 0.5,
            (None, "win") => 1.0,
            _ => 0.0,
        };
        points += gained;
        let end = played.end().unwrap_or_else(|| "claimed".to_owned());
        let length = played.turn_count();
        println!(
            "game={} opening={at} seat={seat} points={gained} of {points} {end} {length} moves",
            number + 1
        );
    }
    println!("engine: {points} of {games}");
    for (name, effort) in [("engine", ours), ("program", theirs)] {
        let moves = effort.moves.max(1);
        println!(
            "{name}: {} moves, {} ms, depth {:.1}, {:.0} nodes a second",
            effort.moves,
            (effort.time / moves).as_millis(),
            effort.depth as f64 / f64::from(moves),
            effort.nodes as f64 / effort.time.as_secs_f64().max(0.001),
        );
    }
    Ok(())
}
