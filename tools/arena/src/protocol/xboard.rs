//! The protocol of xboard, version 2, for xiangqi.
//!
//! It has no time a move below a second, so before each move the program learns a time for the rest of the
//! game, of which it takes a part. How large a part is its own affair: the rest is adapted from move to move,
//! so that the mean time approaches what was asked for. The report tells the time really used.

use std::time::Duration;

use basics::Excerpt;

use super::{Answer, Choice, Driver, Moment, Progress, READY, Table, choice, refuses};
use crate::effort::Budget;
use crate::fault::Fault;
use crate::process::{Deadline, Program};

/// The longest wait for the features of a program; some tell none.
const FEATURES: Duration = Duration::from_secs(5);
/// The parts of the rest of its time of which a program is supposed to take one, at first, and the range.
const PARTS: f64 = 60.0;
const PARTS_RANGE: (f64, f64) = (2.0, 5_000.0);
/// How far one move changes the parts: the exponent of the ratio of the times.
const ADAPTED: f64 = 0.25;

/// A program that speaks the protocol.
pub(super) struct Xboard {
    words: Vec<String>,
    program: Option<Program>,
    features: Features,
    /// The number of moves that the program knows in this game.
    known: usize,
    parts: f64,
}

/// What a program says of itself.
#[derive(Default)]
struct Features {
    /// Whether moves follow the word `usermove`.
    usermove: bool,
    /// Whether it answers `ping`.
    ping: bool,
    /// Whether it has variants, among them xiangqi; `None` if it does not say.
    xiangqi: Option<bool>,
}

impl Features {
    /// Reads a line that begins with `feature`. Returns whether it is the last one.
    fn read(&mut self, line: &str) -> bool {
        let has = |feature: &str| line.split(' ').any(|word| word == feature);
        self.usermove |= has("usermove=1");
        self.ping |= has("ping=1");
        if let Some((_, rest)) = line.split_once("variants=\"") {
            let variants = rest.split('"').next().unwrap_or(rest);
            self.xiangqi = Some(variants.split(',').any(|variant| variant.trim() == "xiangqi"));
        }
        has("done=1")
    }
}

/// Reads a line of thinking: depth, score, time in hundredths of a second, nodes, moves.
fn read_thinking(line: &str, progress: &mut Progress) {
    let numbers: Vec<i64> =
        line.split_whitespace().map_while(|word| word.parse().ok()).take(4).collect();
    if let [depth, _, _, nodes] = numbers[..] {
        progress.depth = u64::try_from(depth).ok();
        progress.nodes = u64::try_from(nodes).ok();
    }
}

impl Xboard {
    pub(super) fn new(words: Vec<String>) -> Self {
        Xboard { words, program: None, features: Features::default(), known: 0, parts: PARTS }
    }

    fn start(&mut self) -> Result<Program, Fault> {
        let mut program = Program::start(&self.words, "quit")?;
        self.features = Features::default();
        program.tell("xboard")?;
        program.tell("protover 2")?;
        let deadline = Deadline::after(FEATURES);
        loop {
            match program.line(&deadline) {
                Ok(line) if line.starts_with("feature") && self.features.read(&line) => break,
                Ok(_) => {}
                Err(Fault::Silent(_)) => break,
                Err(why) => return Err(why),
            }
        }
        match self.features.xiangqi {
            Some(false) => Err(Fault::Unable("it lacks the variant xiangqi".to_owned())),
            Some(true) | None => Ok(program),
        }
    }

    /// Tells the program the time for the rest of the game.
    fn set_clock(&self, program: &mut Program, time: Duration) -> Result<(), Fault> {
        let rest = time.as_secs_f64() * self.parts;
        let (seconds, hundredths) = (rest.ceil() as u64, (rest * 100.0) as u64);
        program.tell(&format!("level 0 {}:{:02} 0", seconds / 60, seconds % 60))?;
        program.tell(&format!("time {hundredths}"))?;
        program.tell(&format!("otim {hundredths}"))
    }

    /// Adapts the parts to the time of a move.
    fn adapt(&mut self, used: Duration, asked: Duration) {
        let ratio = asked.as_secs_f64() / used.as_secs_f64().max(0.001);
        let (least, most) = PARTS_RANGE;
        self.parts = (self.parts * ratio.clamp(0.25, 4.0).powf(ADAPTED)).clamp(least, most);
    }
}

impl Driver for Xboard {
    fn begin(&mut self, _table: &Table) -> Result<(), Fault> {
        let mut program = match self.program.take() {
            Some(program) => program,
            None => self.start()?,
        };
        self.known = 0;
        program.skip();
        program.tell("new")?;
        if self.features.xiangqi == Some(true) {
            program.tell("variant xiangqi")?;
        }
        for command in ["easy", "post", "force"] {
            program.tell(command)?;
        }
        if self.features.ping {
            program.tell("ping 1")?;
            let deadline = Deadline::after(READY);
            while program.line(&deadline)? != "pong 1" {}
        }
        self.program = Some(program);
        Ok(())
    }

    fn choose(
        &mut self,
        moment: Moment,
        budget: Budget,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let Budget::Time(time) = budget else {
            return Err(Fault::Unable("the protocol cannot limit nodes".to_owned()));
        };
        let mut program = self.program.take().ok_or(Fault::NoCommand)?;
        program.skip();
        program.tell("force")?;
        let prefix = if self.features.usermove { "usermove " } else { "" };
        for mv in moment.moves.iter().skip(self.known) {
            program.tell(&format!("{prefix}{mv}"))?;
        }
        self.set_clock(&mut program, time)?;
        let deadline = Deadline::after(patience);
        program.tell("go")?;
        let own_win = if moment.moves.len().is_multiple_of(2) { "1-0" } else { "0-1" };
        let mut progress = Progress::default();
        let chosen = loop {
            let line = program.line(&deadline)?;
            match line.split(' ').next().unwrap_or("") {
                "move" => break choice(line["move".len()..].trim()),
                "resign" => break Choice::Resign,
                "1/2-1/2" => break Choice::Draw,
                "Illegal" => return Err(refuses(&line)),
                result @ ("1-0" | "0-1") if result == own_win => {
                    return Err(Fault::Claims(Excerpt::of(&line)));
                }
                "1-0" | "0-1" => break Choice::Resign,
                _ => read_thinking(&line, &mut progress),
            }
        };
        let answer = progress.answer(chosen, &deadline);
        self.adapt(answer.time, time);
        self.known = moment.moves.len() + 1;
        self.program = Some(program);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_features_say_what_a_program_knows() {
        let mut features = Features::default();
        assert!(!features.read("feature setboard=1 usermove=1 variants=\"chess,xiangqi,janggi\""));
        assert!(features.read("feature ping=1 done=1"));
        assert!(features.usermove && features.ping && features.xiangqi == Some(true));
        let mut chess = Features::default();
        chess.read("feature variants=\"normal\" done=1");
        assert!(!chess.usermove && !chess.ping && chess.xiangqi == Some(false));
    }

    #[test]
    fn a_line_of_thinking_tells_depth_and_nodes() {
        let mut progress = Progress::default();
        read_thinking("14 30 43 167780 18 383935 0\t b9c7 c3c4", &mut progress);
        read_thinking("Hint: b9c7", &mut progress);
        assert_eq!((progress.depth, progress.nodes), (Some(14), Some(167_780)));
    }

    #[test]
    fn a_program_that_takes_too_long_gets_less() {
        let mut program = Xboard::new(Vec::new());
        let asked = Duration::from_millis(200);
        program.adapt(Duration::from_millis(400), asked);
        assert!(program.parts < PARTS);
        for _ in 0..1_000 {
            program.adapt(Duration::ZERO, asked);
        }
        assert!((program.parts - PARTS_RANGE.1).abs() < 1e-9);
    }
}
