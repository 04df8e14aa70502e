//! A program that is asked and answers in lines, with a deadline for each answer.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use basics::platform::{Instant, start_thread};

use super::fault::Fault;

/// The time that a program has to leave when asked to.
const FAREWELL: Duration = Duration::from_secs(1);
/// The time in which the last words of a program that has ended should have arrived.
const LAST_WORDS: Duration = Duration::from_millis(300);

/// The end of a wait.
#[derive(Clone, Copy, Debug)]
pub struct Deadline {
    began: Instant,
    time: Duration,
}

impl Deadline {
    /// Returns the deadline so long after now.
    pub fn after(time: Duration) -> Self {
        Deadline { began: Instant::now(), time }
    }

    /// Returns the time until the deadline.
    pub fn left(&self) -> Duration {
        self.time.saturating_sub(self.began.elapsed())
    }

    /// Returns the time since the beginning.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }
}

/// A running program. Dropping it ends it: it is asked to leave, then killed, and always reaped.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// The last line of its standard error, and what disconnects at the end of that.
    complaint: (Arc<Mutex<String>>, Receiver<()>),
    farewell: &'static str,
}

impl Program {
    /// Starts the program that the first word names, with the other words as its arguments. `farewell` is
    /// the line that asks it to leave.
    ///
    /// # Errors
    /// Returns the reason if it cannot be started.
    pub fn start(words: &[String], farewell: &'static str) -> Result<Self, Fault> {
        let (path, arguments) = words.split_first().ok_or(Fault::NoCommand)?;
        let mut child = Command::new(path)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(Fault::NotStarted)?;
        let input = child.stdin.take();
        let (sender, lines) = channel();
        let (closing, closed) = channel();
        let last = Arc::new(Mutex::new(String::new()));
        let output = child.stdout.take().expect("the output is a pipe");
        let errors = child.stderr.take().expect("the errors are a pipe");
        let complaint = Arc::clone(&last);
        // From here on, an error ends the child.
        let program = Program { child, input, lines, complaint: (last, closed), farewell };
        let keep = move |line: String| {
            if !line.trim().is_empty() {
                *complaint.lock().unwrap_or_else(PoisonError::into_inner) = line;
            }
            true
        };
        start_thread("answers", move || each_line(output, |line| sender.send(line).is_ok()))
            .map_err(Fault::NotStarted)?;
        start_thread("errors", move || {
            let _until_the_end: Sender<()> = closing;
            each_line(errors, keep);
        })
        .map_err(Fault::NotStarted)?;
        Ok(program)
    }

    /// Sends a line, which need not end with a line break.
    ///
    /// # Errors
    /// Returns how the program ended if it no longer reads.
    pub fn tell(&mut self, line: &str) -> Result<(), Fault> {
        let sent = match &mut self.input {
            Some(input) => input.write_all(format!("{line}\n").as_bytes()),
            None => Ok(()),
        };
        sent.map_err(|_| self.end())
    }

    /// Closes the input: the program has been told everything.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Forgets the lines that have arrived: answers to earlier questions.
    pub fn skip(&mut self) {
        while self.lines.try_recv().is_ok() {}
    }

    /// Returns the next line, without blanks at its ends.
    ///
    /// # Errors
    /// Returns [`Fault::Silent`] if none comes before the deadline, and how the program ended if none comes
    /// any more.
    pub fn line(&mut self, deadline: &Deadline) -> Result<String, Fault> {
        match self.lines.recv_timeout(deadline.left()) {
            Ok(line) => Ok(line.trim().to_owned()),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent(deadline.time)),
            Err(RecvTimeoutError::Disconnected) => Err(self.end()),
        }
    }

    /// Returns how the program ended. One that has only closed its output is killed.
    fn end(&mut self) -> Fault {
        // Killing a program that has ended changes nothing.
        let _ = self.child.kill();
        match self.child.wait() {
            Ok(status) => {
                let _ = self.complaint.1.recv_timeout(LAST_WORDS);
                let last = self.complaint.0.lock().unwrap_or_else(PoisonError::into_inner);
                Fault::Died(status, last.trim().to_owned())
            }
            Err(why) => Fault::Lost(why),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let left = self.tell(self.farewell).is_ok();
            self.close_input();
            let deadline = Deadline::after(FAREWELL);
            while left && self.lines.recv_timeout(deadline.left()).is_ok() {}
            let _ = self.child.kill();
        }
        let _ = self.child.wait();
    }
}

/// Passes each line to `each` until that returns `false`. What is no UTF-8 is replaced.
fn each_line(pipe: impl Read, mut each: impl FnMut(String) -> bool) {
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    while matches!(pipe.read_until(b'\n', &mut line), Ok(1..)) {
        if !each(String::from_utf8_lossy(&line).into_owned()) {
            return;
        }
        line.clear();
    }
}
