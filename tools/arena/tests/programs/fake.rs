//! A program for the tests of the arena: it speaks a protocol and, if asked to, misbehaves.
//!
//! `fake PROTOCOL [MOVES [HOW]]`: it answers with the moves, separated by slashes, one after the other. Then, or
//! at once if there are none, it does what `HOW` says: `dies`; `hangs`, but still reads; is `deaf`, and neither
//! answers nor reads; or answers with that text.

use std::io::{self, BufRead};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| args.get(index).map_or("", String::as_str);
    let (protocol, how) = (word(0), word(2));
    let mut moves = word(1).split('/').filter(|mv| !mv.is_empty());
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        let asked = match (protocol, line.split(' ').next().unwrap_or("")) {
            ("xboard", "protover") => {
                println!("feature usermove=1 ping=1 variants=\"xiangqi\" done=1");
                false
            }
            ("xboard", "ping") => {
                println!("pong 1");
                false
            }
            ("uci", "uci") => {
                println!(
                    "option name UCI_Variant type combo default chess var chess var xiangqi\nuciok"
                );
                false
            }
            ("uci", "isready") => {
                println!("readyok");
                false
            }
            ("piskvork", "START") => {
                println!("OK");
                false
            }
            ("line", "game") => {
                println!("ready");
                false
            }
            ("piskvork", "BEGIN" | "DONE") | ("xboard" | "uci" | "line", "go") => true,
            (_, "quit" | "END") => break,
            _ => false,
        };
        if !asked {
            continue;
        }
        let prefix = match protocol {
            "xboard" => "move ",
            "uci" | "line" => "bestmove ",
            _ => "",
        };
        match moves.next() {
            Some(mv) => println!("{prefix}{mv}"),
            None if how == "dies" => {
                eprintln!("out of ideas");
                return ExitCode::from(3);
            }
            None if how == "hangs" => {}
            None if how == "deaf" => loop {
                std::thread::park();
            },
            None => println!("{how}"),
        }
    }
    ExitCode::SUCCESS
}
