//! Computers play for hours, and the program takes no more memory.

use std::time::{Duration, Instant};

use crate::attack::{attack, length};
use crate::folder::Folder;
use crate::games::{Kind, begin};
use crate::window_support::{Program, Screen};

/// The time between two samples of the memory.
const BETWEEN_SAMPLES: Duration = Duration::from_secs(1);
/// The time after which a computer is asked to move at once.
const AT_ONCE: Duration = Duration::from_millis(100);
/// The time without a move after which Enter is pressed, again and again.
const ENTER_AGAIN: Duration = Duration::from_secs(3);
/// The longest time without a move.
const PATIENCE: Duration = Duration::from_secs(60);
/// The memory that the program may take more, in bytes.
const MORE: u64 = 8 << 20;
const MEBIBYTE: f64 = (1 << 20) as f64;

#[test]
#[ignore = "takes two hours: computers play all games"]
fn the_memory_does_not_grow_while_computers_play() {
    attack(|_| {
        let screen = Screen::start();
        let time = length(120) / Kind::ALL.len() as u32;
        let only = std::env::var("ATTACK_GAME").ok();
        let is_asked = |kind: &Kind| only.as_ref().is_none_or(|id| id == kind.id());
        let asked = Kind::ALL.into_iter().filter(is_asked);
        let grown: Vec<_> = asked.filter_map(|kind| watch(kind, time, &screen)).collect();
        assert!(grown.is_empty(), "the program takes more and more memory: {grown:?}");
    });
}

/// Lets computers play for this time. Returns a sentence if the memory has grown.
fn watch(kind: Kind, time: Duration, screen: &Screen) -> Option<String> {
    let seats = "(Computer(Beginner), Computer(Easy), Computer(Beginner), Computer(Easy))";
    let folder = Folder::new(&format!("tables: {{\"{}\": (seats: {seats})}},", kind.id()));
    let mut program = Program::start_by(folder.command(screen, kind.file().as_deref()), screen);
    kind.enter(&mut program);
    let mut samples = Vec::new();
    let (start, mut games) = (Instant::now(), 0);
    begin(&mut program);
    let (mut moved, mut asked) = (Instant::now(), Instant::now());
    while start.elapsed() < time {
        if start.elapsed() >= BETWEEN_SAMPLES * samples.len() as u32 {
            samples.push(program.memory());
            println!("memory: {:.1} MiB", samples[samples.len() - 1] as f64 / MEBIBYTE);
        }
        match program.expect_any_within(&["turn: side ", "game over after"], AT_ONCE) {
            Some(line) if line.contains("game over") => {
                games += 1;
                begin(&mut program);
            }
            Some(_) => moved = Instant::now(),
            None => program.key_with("Control_L", "Return"),
        }
        // A key that came late may have left the page of the game: Enter returns to it.
        assert!(moved.elapsed() < PATIENCE, "{kind:?}: the computers have stopped playing");
        if moved.elapsed().min(asked.elapsed()) >= ENTER_AGAIN {
            program.key("Return");
            asked = Instant::now();
        }
    }
    program.ask_to_close();
    program.expect_clean_end();
    let quarter = samples.len() / 4;
    let (early, late) = (median(&samples[quarter..2 * quarter]), median(&samples[3 * quarter..]));
    let [early_shown, late_shown] = [early, late].map(|bytes| bytes as f64 / MEBIBYTE);
    let told = format!(
        "{kind:?}: {games} games, {early_shown:.1} MiB in the second quarter, {late_shown:.1} MiB in the last"
    );
    println!("{told}");
    (late > early + MORE).then_some(told)
}

fn median(samples: &[u64]) -> u64 {
    let mut samples = samples.to_vec();
    samples.sort_unstable();
    *samples.get(samples.len() / 2).expect("some samples: a minute is the shortest time")
}
