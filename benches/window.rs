//! What the window takes of the machine, in a game of 1280 × 800:
//!
//! - the work of a frame, without what a graphics card does of it: at rest, and
//!   while 30 stones move. A display shows a frame every 16.7 ms, or 6.9 ms;
//! - on Linux, under Xvfb: frames in a second while stones move, memory, and the
//!   share of a processor that a window takes in which nothing happens.
//!
//! Xvfb has no graphics card: there the processor paints too.

#[path = "../tests/gui_support/mod.rs"]
mod gui_support;

use std::time::{Duration, Instant};

use eframe::egui::Key;
use gui_support::{Opening, Window};
use o_an_quan::archive::AnyGame;
use o_an_quan::rules::{Record, Rules};

/// Sowing cell 2 to the right lifts 30 stones.
const FULL_HAND: &str = "Q,5,30,5,5,5,Q,5,5,5,5,5 0 0,0";
/// So many frames are measured.
const FRAMES: usize = 200;

fn main() {
    let mut window = full_hand();
    report("a frame at rest", &mut window);
    window.key_and_step(Key::Num2);
    window.key_and_step(Key::ArrowRight);
    // By then they are in the hand.
    window.let_seconds_pass(1.0);
    report("a frame while 30 stones move", &mut window);
    #[cfg(target_os = "linux")]
    program::measure();
}

/// A game in which stones move slowly, so that they move all the while.
fn full_hand() -> Window {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let settings = "(version: 1, data: (rules_asked: true, speed: Slow))";
    std::fs::write(&path, settings).expect("written");
    let record = Record::parse(FULL_HAND, &Rules::classic()).expect("a position");
    let (settings, game) = (Some(path), Some(AnyGame::Record(record)));
    let mut window = Opening { settings, game, ..Opening::default() }.bare();
    window.let_seconds_pass(3.5);
    window
}

/// Draws frames and tells how long one takes.
fn report(what: &str, window: &mut Window) {
    let mut drawn = Vec::new();
    let mut laid_out = Vec::new();
    let mut triangles = 0;
    for _ in 0..FRAMES {
        let start = Instant::now();
        window.step();
        drawn.push(start.elapsed());
        let start = Instant::now();
        triangles = window.triangles();
        laid_out.push(start.elapsed());
    }
    let (drawn, laid_out) = (median_and_most(drawn), median_and_most(laid_out));
    println!("{what}, median (longest of {FRAMES}):");
    println!("  logic, layout and shapes: {drawn}");
    println!("  {triangles} triangles: {laid_out}");
}

fn median_and_most(mut times: Vec<Duration>) -> String {
    times.sort();
    let milliseconds = |time: &Duration| time.as_secs_f64() * 1e3;
    let (median, most) = (&times[times.len() / 2], &times[times.len() - 1]);
    format!("{:.2} ms ({:.2} ms)", milliseconds(median), milliseconds(most))
}

#[cfg(target_os = "linux")]
#[path = "../tests/window_support/mod.rs"]
mod window_support;

/// The program in its window, under Xvfb.
#[cfg(target_os = "linux")]
mod program {
    use std::fs;
    use std::time::Duration;

    use super::window_support::{Program, Screen};

    /// So long a window is watched in which nothing happens.
    const WATCHED: Duration = Duration::from_secs(20);
    /// By then what an opened window or a new game still had to do is done.
    const SETTLED: Duration = Duration::from_secs(4);
    /// The kernel counts the time of processors in hundredths of a second.
    const TICK: f64 = 0.01;

    pub fn measure() {
        let screen = Screen::start();
        let mut program = Program::start(&screen);
        program.expect_log("first frame");
        println!("the menu, {} of a processor", idle_share(&program));
        begin(&mut program);
        println!("a game that waits for the player, {} of a processor", idle_share(&program));
        drop(program);

        let computers = "seats: (Computer(Easy), Computer(Easy), Computer(Easy), Computer(Easy))";
        let mut program = Program::start_with(&screen, computers);
        program.expect_log("first frame");
        begin(&mut program);
        for _ in 0..4 {
            let line = program.expect_log("motion: ");
            let text = line.split("motion: ").last().unwrap_or_default();
            println!("while stones move, {text}");
        }
        let memory = memory(&program, "VmHWM:");
        println!("a game of computers, at most {:.0} MiB of memory", memory / 1024.0);
    }

    /// The keyboard begins at the first button: play.
    fn begin(program: &mut Program) {
        program.key("Tab");
        program.key("Return");
        program.expect_log("new game");
    }

    /// The share of a processor that the program takes while nothing happens.
    fn idle_share(program: &Program) -> String {
        std::thread::sleep(SETTLED);
        let before = seconds_used(program);
        std::thread::sleep(WATCHED);
        let used = seconds_used(program) - before;
        format!("{:.2}%", 100.0 * used / WATCHED.as_secs_f64())
    }

    /// The seconds that processors have worked for the program.
    fn seconds_used(program: &Program) -> f64 {
        let path = format!("/proc/{}/stat", program.id());
        let stat = fs::read_to_string(path).expect("the program runs");
        // The name before the bracket may hold spaces.
        let fields = stat.rsplit(") ").next().expect("fields after its name");
        let ticks =
            |field: usize| fields.split(' ').nth(field).and_then(|it| it.parse::<f64>().ok());
        (ticks(11).expect("of itself") + ticks(12).expect("of the kernel")) * TICK
    }

    /// A number of KiB from the status of the program.
    fn memory(program: &Program, name: &str) -> f64 {
        let path = format!("/proc/{}/status", program.id());
        let status = fs::read_to_string(path).expect("the program runs");
        let line = status.lines().find(|line| line.starts_with(name)).expect("a line of memory");
        line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).expect("a number")
    }
}
