//! Plays the engine against a program that speaks the Piskvork protocol, at equal time a move.
//!
//! ```text
//! cargo run --release -p caro --example caro_yardstick -- PROGRAM [PRESET] [MILLISECONDS] [GAMES] [SEED]
//! ```
//!
//! The presets are `gomoku` (the usual) and `free`, whose rules such programs know. Openings are
//! random, near the middle and balanced by a short search; each is played with both colours. The
//! last lines hold the points of the engine, and the mean time, depth and nodes a second of either
//! side, as far as the program tells them in its messages.
//!
//! The protocol: <https://plastovicka.github.io/protocl2en.htm>.

use std::env;
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use caro::{Caro, Preset, Square, analyze};
use caro_engine::{Control, Limits};
use tabletop::{Match, Played, Side};

/// The random marks of an opening lie this near the middle.
const SPREAD: u8 = 3;
const OPENING: usize = 4;
/// An opening is balanced if a search of this many nodes sees at most this score for a side.
const NODES: u64 = 100_000;
const BALANCED: i32 = 120;

/// The effort of one side.
#[derive(Default)]
struct Effort {
    moves: u32,
    time: Duration,
    depth: u64,
    speed: u64,
}

/// The other program.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start(path: &str, preset: Preset, millis: u64) -> Result<Self, Box<dyn Error>> {
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut program = Program { child, input, output };
        let rule = u8::from(preset == Preset::Gomoku);
        writeln!(program.input, "START 15")?;
        while program.line()?.trim() != "OK" {}
        writeln!(program.input, "INFO timeout_turn {millis}\nINFO rule {rule}")?;
        writeln!(program.input, "INFO timeout_match 1000000000\nINFO time_left 1000000000")?;
        Ok(program)
    }

    fn line(&mut self) -> Result<String, Box<dyn Error>> {
        let mut line = String::new();
        match self.output.read_line(&mut line)? {
            0 => Err("the program has ended".into()),
            _ => Ok(line),
        }
    }

    /// Asks for a move after `history`.
    fn choose(
        &mut self,
        history: &[Square],
        effort: &mut Effort,
    ) -> Result<Square, Box<dyn Error>> {
        writeln!(self.input, "BOARD")?;
        for (index, square) in history.iter().enumerate() {
            let own = (history.len() - index).is_multiple_of(2);
            let whose = if own { 1 } else { 2 };
            writeln!(self.input, "{},{},{whose}", square.column(), square.row())?;
        }
        let start = Instant::now();
        writeln!(self.input, "DONE")?;
        loop {
            let line = self.line()?;
            if let Some((column, row)) = line.trim().split_once(',')
                && let (Ok(column), Ok(row)) = (column.parse(), row.parse())
            {
                effort.time += start.elapsed();
                effort.moves += 1;
                return Square::new(row, column).ok_or_else(|| format!("refused: {line}").into());
            }
            effort.depth += number(&line, "depth ").unwrap_or(0);
            effort.speed += number(&line, "speed ").unwrap_or(0);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "END");
        let _ = self.child.wait();
    }
}

/// Returns the number behind a word of a message.
fn number(line: &str, word: &str) -> Option<u64> {
    let rest = &line[line.find(word)? + word.len()..];
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// Returns a balanced opening.
fn opening(game: Caro, random: &mut fastrand::Rng) -> Match<Caro> {
    let middle = game.size() / 2;
    loop {
        let mut played = Match::new(game, Side::NEAR);
        for _ in 0..OPENING {
            let near = |square: &Square| {
                square.row().abs_diff(middle) <= SPREAD
                    && square.column().abs_diff(middle) <= SPREAD
            };
            let squares: Vec<Square> = played.legal_moves().into_iter().filter(near).collect();
            let square = *random.choice(&squares).expect("squares near the middle");
            played.play(square).expect("a listed move is legal");
        }
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let found = analyze(&played, &limits, &Control::default());
        if found.is_some_and(|found| found.score.abs() <= BALANCED) {
            return played;
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let path =
        args.next().ok_or("usage: yardstick PROGRAM [PRESET] [MILLISECONDS] [GAMES] [SEED]")?;
    let preset: Preset = args.next().as_deref().unwrap_or("gomoku").parse()?;
    let millis: u64 = args.next().map_or(Ok(500), |word| word.parse())?;
    let games: u64 = args.next().map_or(Ok(40), |word| word.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |word| word.parse())?;
    let mut random = fastrand::Rng::with_seed(seed);
    let limits = Limits { time: Some(Duration::from_millis(millis)), ..Limits::default() };
    let (mut ours, mut theirs) = (Effort::default(), Effort::default());
    let mut points = 0.0;
    let mut start = opening(Caro::preset(preset), &mut random);
    for number in 0..games {
        if number > 0 && number.is_multiple_of(2) {
            start = opening(Caro::preset(preset), &mut random);
        }
        let seat = Side::new((number % 2) as usize);
        let mut program = Program::start(&path, preset, millis)?;
        let mut played = start.clone();
        while let Some(side) = played.to_move() {
            let square = if side == seat {
                let begin = Instant::now();
                let found = analyze(&played, &limits, &Control::default()).ok_or("no move")?;
                let time = begin.elapsed();
                ours.moves += 1;
                ours.time += time;
                ours.depth += u64::from(found.depth);
                ours.speed += (found.nodes as f64 / time.as_secs_f64().max(0.001)) as u64;
                Square::from(found.best)
            } else {
                program.choose(played.position().history(), &mut theirs)?
            };
            played.play(square).map_err(|why| format!("{side} played {square}: {why}"))?;
        }
        let gained = match played.standing(seat).name() {
            "win" => 1.0,
            "draw" => 0.5,
            _ => 0.0,
        };
        points += gained;
        println!(
            "game={} seat={seat} points={gained} of {points} {}",
            number + 1,
            played.position()
        );
    }
    println!("engine: {points} of {games}");
    for (name, effort) in [("engine", ours), ("program", theirs)] {
        let moves = effort.moves.max(1);
        println!(
            "{name}: {} moves, {} ms, depth {:.1}, {} nodes a second",
            effort.moves,
            (effort.time / moves).as_millis(),
            effort.depth as f64 / f64::from(moves),
            effort.speed / u64::from(moves),
        );
    }
    Ok(())
}
