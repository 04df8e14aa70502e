//! The program is killed at any moment, and loses nothing that it has said is saved.

use std::collections::BTreeSet;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use fastrand::Rng;

use crate::attack::{attack, count};
use crate::files::{Files, Kept, has_drafts};
use crate::folder::Folder;
use crate::games::{Kind, begin};
use crate::told::Told;
use crate::window_support::{Program, Screen};

/// The longest wait for what the program does after its start.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest wait for a reply that need not come.
const REPLY: Duration = Duration::from_millis(600);
/// The line of a game that is resumed.
const CONTINUES: &str = "continuing a saved game after ";

/// Keys that change the settings, and whether Ctrl is held.
const SETTINGS: [(&str, bool); 6] =
    [("v", false), ("l", false), ("t", false), ("0", true), ("-", true), ("=", true)];

#[test]
#[ignore = "takes half an hour: kills the program a thousand times"]
fn a_killed_program_never_loses_what_it_saved() {
    attack(|random| {
        let count = count(1000);
        let (screen, folder) = (Screen::start(), Folder::new(""));
        let mut killer = Killer { screen, folder, files: Files::default(), changes: 0, saved: 0 };
        let start = Instant::now();
        for round in 1..=count {
            println!("round {round}");
            killer.strike(random);
        }
        let each = start.elapsed() / count.max(1) as u32;
        println!(
            "{count} kills, {each:.2?} each: {} changes, {} saved",
            killer.changes, killer.saved
        );
    });
}

/// Starts and kills the program, always with the same files.
struct Killer {
    screen: Screen,
    folder: Folder,
    files: Files,
    /// The changes of games, and the lines that confirm them.
    changes: usize,
    saved: usize,
}

impl Killer {
    /// Starts the program, does something, kills it, and checks what is left.
    fn strike(&mut self, random: &mut Rng) {
        match random.u32(0..8) {
            0 => self.strike_at_start(random),
            1..=2 => {
                let kind = Kind::ALL[random.usize(1..4)];
                self.strike_in_game(kind, random);
            }
            _ => self.strike_in_game(Kind::OAnQuan, random),
        }
    }

    /// Kills the program before or soon after its window opens.
    fn strike_at_start(&mut self, random: &mut Rng) {
        let before = self.files.check(&self.folder.home());
        let mut command = self.folder.command(&self.screen, None);
        let mut process = Process(command.stderr(Stdio::null()).spawn().expect("it starts"));
        sleep(random_delay(random));
        process.0.kill().expect("it runs");
        process.0.wait().expect("it is dead");
        for kind in Kind::ALL {
            self.check(&before, kind, &[]);
        }
    }

    /// Kills the program while this game is played.
    fn strike_in_game(&mut self, kind: Kind, random: &mut Rng) {
        let before = self.files.check(&self.folder.home());
        let mut command = self.folder.command(&self.screen, kind.file().as_deref());
        command.stdin(Stdio::null());
        let mut program = Program::start_by(command, &self.screen);
        match kind {
            Kind::OAnQuan => self.check_start(&mut program, &before),
            kind => kind.enter(&mut program),
        }
        // From the home or the start page, Enter goes on with the game or begins one.
        program.key("Return");
        for _ in 0..random.usize(0..=8) {
            do_something(kind, &mut program, random);
        }
        sleep(random_delay(random));
        let log = program.kill_and_hear();
        for other in Kind::ALL {
            self.check(&before, other, if other == kind { &log } else { &[] });
        }
    }

    /// Checks that a program without a file goes on with all games under way, and tidies up.
    fn check_start(&self, program: &mut Program, before: &[Kept]) {
        let is_under_way = |game: &&Kept| game.is_in_slot && !game.is_over;
        let games: Vec<_> = before.iter().filter(is_under_way).collect();
        let mut due: Vec<_> =
            games.iter().map(|game| format!("{CONTINUES}{} moves", game.moves.len())).collect();
        due.sort();
        wait_for("all games to go on", || {
            let mut on: Vec<_> =
                program.heard().iter().filter(|line| line.contains(CONTINUES)).collect();
            on.sort();
            on.len() >= due.len()
        });
        wait_for("the first frame", || {
            program.heard().iter().any(|line| line.contains("first frame"))
        });
        let goes_on = program
            .heard()
            .iter()
            .filter_map(|line| Some(CONTINUES.to_owned() + line.split_once(CONTINUES)?.1));
        let mut goes_on: Vec<_> = goes_on.collect();
        goes_on.sort();
        assert_eq!(goes_on, due, "other games go on than were saved: {games:?}");
        let home = self.folder.home();
        wait_for("the drafts to be removed", || !has_drafts(&home));
    }

    /// Checks the files after a kill, and that the disk has the games on the table of this kind as its log
    /// confirms them.
    fn check(&mut self, before: &[Kept], kind: Kind, log: &[String]) {
        let on_table =
            before.iter().find(|game| game.kind == kind && game.is_in_slot && !game.is_over);
        let told = Told::by(log, on_table.map_or_else(Vec::new, |game| game.moves.clone()));
        let after = self.files.check(&self.folder.home());
        let disk: BTreeSet<_> =
            after.iter().filter(|game| game.kind == kind).map(|game| &game.moves).collect();
        if let Some(why) = told.contradicts(&disk) {
            let slots: Vec<_> = after.iter().filter(|game| game.is_in_slot).collect();
            panic!("{kind:?}: {why}; the windows left {slots:?}");
        }
        let (changes, saved) = told.counts();
        (self.changes, self.saved) = (self.changes + changes, self.saved + saved);
    }
}

/// Does one thing that changes files, and sometimes waits for what follows.
fn do_something(kind: Kind, program: &mut Program, random: &mut Rng) {
    match random.u32(0..16) {
        0 => begin(program),
        1 => program.key_with("Control_L", "z"),
        2 => {
            let (key, is_with_ctrl) = SETTINGS[random.usize(..SETTINGS.len())];
            match is_with_ctrl || kind != Kind::OAnQuan {
                true => program.key_with("Control_L", if is_with_ctrl { key } else { "0" }),
                false => program.key(key),
            }
        }
        3 if kind == Kind::OAnQuan => {
            program.key("Escape");
            program.key("Return");
        }
        _ => play(kind, program, random),
    }
    if random.bool() {
        program.expect_any_within(&["turn: side 1", "game over after"], REPLY);
    }
}

/// Tries a move by keys.
fn play(kind: Kind, program: &mut Program, random: &mut Rng) {
    let mut digit = |most: u32| random.u32(1..=most).to_string();
    match kind {
        Kind::OAnQuan => {
            program.key(&digit(5));
            match random.u32(0..4) {
                0 => program.key("Left"),
                1 => program.key("Right"),
                2 => program.key("-"),
                _ => program.key_with("Shift_L", "="),
            }
        }
        Kind::Pebbles => program.key(&digit(4)),
        Kind::Caro => {
            program.key(&digit(9));
            program.key(["c", "d", "f", "g", "i", "j"][random.usize(..6)]);
        }
        Kind::Cotuong => {
            // A soldier, a chariot or a cannon goes forward.
            let file = ["a", "b", "c", "e", "g", "h", "i"][random.usize(..7)];
            let from = random.u32(0..=5);
            for key in [file, &from.to_string(), file, &(from + 1).to_string()] {
                program.key(key);
            }
        }
    }
}

/// Returns how long after the last event the program is killed.
fn random_delay(random: &mut Rng) -> Duration {
    Duration::from_millis(random.u64(0..=300))
}

/// Waits until something is so.
fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "nobody waits longer for {what}");
        sleep(Duration::from_millis(2));
    }
}

/// A process that ends with the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
