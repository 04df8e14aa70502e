//! The cost of the window at 1280 × 800:
//!
//! - the work of a frame, without that of a graphics card: in a game at rest, in one with 5,000
//!   moves, on the page of licences, while 30 stones move, and on the panel of a teacher whose
//!   sixty children play. A display shows a frame every 16.7 ms or 6.9 ms;
//! - the heap allocations of a frame;
//! - on Linux, under Xvfb: frames per second while stones move, memory, and the processor time of
//!   an idle window.
//!
//! Xvfb has no graphics card, so there the processor also paints.

#[path = "window/class.rs"]
mod class;
#[path = "../tests/gui_support/mod.rs"]
mod gui_support;
#[path = "../tests/hosting_support/mod.rs"]
mod hosting_support;

use std::time::{Duration, Instant};

use eframe::egui::Key;
use gui_support::{Opening, Window, found, own};
use o_an_quan::controller::Seat;
use o_an_quan::rules::{Game, MAX_TURNS, Move, Position, Record, Rules, Side, play};
use o_an_quan::settings::{Language, Speed};

/// Sowing cell 2 to the right lifts 30 stones.
const FULL_HAND: &str = "Q,5,30,5,5,5,Q,5,5,5,5,5 0 0,0";
/// The number of frames measured.
const FRAMES: usize = 200;

fn main() {
    let mut window = full_hand();
    report("a game at rest", &mut window);
    window.key_and_step(Key::Num2);
    window.key_and_step(Key::ArrowRight);
    // After this time, the stones are in the hand.
    window.let_seconds_pass(1.0);
    report("30 moving stones", &mut window);
    report("a game of 5,000 moves at rest", &mut long_game());
    report("the page of licences", &mut licences());
    let (mut panel, _children) = class::panel();
    report("the boards of sixty children", &mut panel);
    #[cfg(target_os = "linux")]
    program::measure();
}

/// Opens a game at the slow speed, so that stones move during the whole measurement.
fn full_hand() -> Window {
    let record = Record::parse(FULL_HAND, &Rules::classic()).expect("a position");
    open(Some(record))
}

/// Opens a game of as many moves as a file may have.
fn long_game() -> Window {
    let rules = Rules::classic().for_sides(4).expect("four sides");
    let random_game = |seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        while game.turn_count() < MAX_TURNS {
            let mut moves = game.legal_moves();
            random.shuffle(&mut moves);
            let goes_on =
                |mv: &Move| play(&rules, game.position(), *mv).is_ok_and(|turn| turn.end.is_none());
            // There is none if the game is over or about to end.
            let mv = moves.into_iter().find(goes_on)?;
            game.play(mv).expect("a legal move");
        }
        Some(game)
    };
    open((0..).find_map(random_game).map(Record::of))
}

/// Opens the page with the licences of all libraries.
fn licences() -> Window {
    let mut window = open(None);
    window.press_in_settings(&["About"]);
    window.act("Third-party licences");
    window
}

/// Opens a window with this game, or at the home.
fn open(record: Option<Record>) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Slow);
    own(&mut settings).seats = [Seat::Person; 4];
    let game = record.map(found);
    let mut window = Opening { game, ..Opening::default() }.with(&settings);
    window.let_seconds_pass(3.5);
    window
}

/// Draws frames and prints what one costs.
fn report(what: &str, window: &mut Window) {
    let drawn = timed(|| window.redraw());
    let allocated = allocation_counter::measure(|| window.redraw());
    let (count, bytes) = (allocated.count_total, allocated.bytes_total);
    let read = timed(|| window.step());
    let laid_out = timed(|| _ = window.triangles());
    let triangles = window.triangles();
    println!("{what}, median (longest of {FRAMES}):");
    println!("  logic, layout and shapes: {drawn}");
    println!("  the same for a screen reader: {read}");
    println!("  {triangles} triangles: {laid_out}");
    println!("  {count} heap allocations of {bytes} bytes");
}

/// Returns how long `work` takes.
fn timed(mut work: impl FnMut()) -> String {
    let time = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    median_and_most((0..FRAMES).map(time).collect())
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
    use std::time::{Duration, Instant};

    use super::window_support::{Program, Screen};

    /// How long an idle window is measured.
    const WATCHED: Duration = Duration::from_secs(20);
    /// The time without work after which a window counts as idle.
    const QUIET: Duration = Duration::from_secs(3);
    /// The longest wait for that.
    const PATIENCE: Duration = Duration::from_secs(60);
    /// The unit of the kernel's processor times, in seconds.
    const TICK: f64 = 0.01;

    pub fn measure() {
        let screen = Screen::start();
        let mut program = Program::start(&screen);
        program.expect_log("first frame");
        println!("the home, {} of a processor", idle_share(&program));
        begin(&mut program);
        println!("a game that waits for the player, {} of a processor", idle_share(&program));
        drop(program);

        let computers = "seats: (Computer(Easy), Computer(Easy), Computer(Easy), Computer(Easy))";
        let mut program = Program::start_with(&screen, computers);
        program.expect_log("first frame");
        settle(&program);
        begin(&mut program);
        for _ in 0..4 {
            let line = program.expect_log("motion: ");
            let text = line.split("motion: ").last().unwrap_or_default();
            println!("while stones move, {text}");
        }
        let memory = memory(&program, "VmHWM:");
        println!("a game of computers, at most {:.0} MiB of memory", memory / 1024.0);
    }

    /// Starts a game.
    fn begin(program: &mut Program) {
        program.key_with("Control_L", "n");
        program.expect_log("new game");
    }

    /// Waits until the program has shown what it shows by itself, such as the turn at the home.
    fn settle(program: &Program) {
        let start = Instant::now();
        let (mut used, mut quiet_since) = (seconds_used(program), start);
        while quiet_since.elapsed() < QUIET && start.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(500));
            let now = seconds_used(program);
            if now - used > TICK {
                quiet_since = Instant::now();
            }
            used = now;
        }
    }

    /// Returns the share of a processor that the idle program uses.
    fn idle_share(program: &Program) -> String {
        settle(program);
        let before = seconds_used(program);
        std::thread::sleep(WATCHED);
        let used = seconds_used(program) - before;
        format!("{:.2}%", 100.0 * used / WATCHED.as_secs_f64())
    }

    /// Returns the processor time of the program in seconds.
    fn seconds_used(program: &Program) -> f64 {
        let path = format!("/proc/{}/stat", program.id());
        let stat = fs::read_to_string(path).expect("the program runs");
        // The name in parentheses may contain spaces.
        let fields = stat.rsplit(") ").next().expect("fields after its name");
        let ticks =
            |field: usize| fields.split(' ').nth(field).and_then(|it| it.parse::<f64>().ok());
        (ticks(11).expect("of itself") + ticks(12).expect("of the kernel")) * TICK
    }

    /// Returns a value in KiB from the process status.
    fn memory(program: &Program, name: &str) -> f64 {
        let path = format!("/proc/{}/status", program.id());
        let status = fs::read_to_string(path).expect("the program runs");
        let line = status.lines().find(|line| line.starts_with(name)).expect("a line of memory");
        line.split_whitespace().nth(1).and_then(|it| it.parse().ok()).expect("a number")
    }
}
