//! Random events reach the window, and it goes on answering.

use std::thread::sleep;
use std::time::{Duration, Instant};

use fastrand::Rng;
use jiff::Timestamp;
use o_an_quan::archive::SavedGame;

use crate::attack::{attack, length};
use crate::folder::Folder;
use crate::games::begin;
use crate::window_support::{Program, Screen};

/// The sizes of the window, each for a quarter of the time.
const SIZES: [(u16, u16); 4] = [(360, 640), (640, 400), (1280, 800), (2200, 1400)];
/// The time after which the program has to answer.
const BETWEEN_ANSWERS: Duration = Duration::from_secs(60);
/// The longest time that it may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest pause between two events, in milliseconds.
const PAUSE: u64 = 40;

/// Keys with names; the others are named by their character.
const NAMED: [&str; 26] = [
    "BackSpace", "Tab", "Return", "Escape", "Home", "Left", "Up", "Right", "Down", "Prior", "Next",
    "End", "Delete", "space", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11",
    "F12",
];
/// The characters of the other keys.
const CHARACTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz0123456789-=,./;";

#[test]
#[ignore = "takes an hour: sends random events to windows of four sizes"]
fn the_window_survives_random_events() {
    attack(|random| {
        let most = SIZES.into_iter().reduce(|a, b| (a.0.max(b.0), a.1.max(b.1))).expect("a size");
        let (screen, folder) = (Screen::start_sized(most.0, most.1), Folder::new(""));
        let each = length(60) / SIZES.len() as u32;
        for size in SIZES {
            println!("{} x {}", size.0, size.1);
            let mut attacker = Attacker::new(&screen, &folder, size);
            attacker.attack_for(each, random);
            let Attacker { events, answers, ends, .. } = attacker;
            println!("{} x {}: {events} events, {answers} answers, {ends} ends", size.0, size.1);
        }
    });
}

/// Sends events to a window.
struct Attacker<'a> {
    screen: &'a Screen,
    folder: &'a Folder,
    size: (u16, u16),
    program: Program,
    events: u64,
    answers: u64,
    /// How often the program has ended by itself.
    ends: u64,
}

impl<'a> Attacker<'a> {
    /// Opens a window of this size.
    fn new(screen: &'a Screen, folder: &'a Folder, size: (u16, u16)) -> Self {
        let program = open(screen, folder, size);
        Attacker { screen, folder, size, program, events: 0, answers: 0, ends: 0 }
    }

    /// Sends random events, and lets the program answer now and then.
    fn attack_for(&mut self, time: Duration, random: &mut Rng) {
        let start = Instant::now();
        let mut answered = start;
        loop {
            self.send_event(random);
            sleep(Duration::from_millis(random.u64(0..=PAUSE)));
            self.events += 1;
            let is_last = start.elapsed() >= time;
            if self.reopen_if_ended() {
                continue;
            }
            self.program.heard();
            if is_last || answered.elapsed() >= BETWEEN_ANSWERS {
                self.expect_answer();
                answered = Instant::now();
            }
            if is_last {
                break;
            }
        }
    }

    /// Opens the window again if the program has ended. It may do so if it was asked to.
    fn reopen_if_ended(&mut self) -> bool {
        let Some(status) = self.program.end() else { return false };
        assert!(status.success(), "the program ends: {status}");
        self.program.heard();
        self.ends += 1;
        self.program = open(self.screen, self.folder, self.size);
        true
    }

    /// Leads the program to the home by Escape, and begins a game of ô ăn quan there.
    fn expect_answer(&mut self) {
        println!("expects an answer");
        for button in 1..=3 {
            self.program.button(button, false);
        }
        let since = Timestamp::now();
        let start = Instant::now();
        while !self.has_game_since(since) {
            assert!(start.elapsed() < PATIENCE, "no keys lead to the home and begin a game there");
            for _ in 0..8 {
                self.program.key("Escape");
                self.program.expect_within("command: Menu", Duration::from_millis(100));
            }
            begin(&mut self.program);
            self.program.expect_within("game saved", Duration::from_secs(2));
        }
        self.answers += 1;
    }

    /// Returns whether a game of ô ăn quan that began after `since` is under way.
    fn has_game_since(&self, since: Timestamp) -> bool {
        let slots = self.folder.home().join("o-an-quan").join("playing");
        let mut folders = std::fs::read_dir(slots).into_iter().flatten().flatten();
        folders.any(|slot| {
            let game = SavedGame::read(&slot.path().join("game.ron"));
            game.is_ok_and(|(game, _)| game.began >= since)
        })
    }

    fn send_event(&self, random: &mut Rng) {
        match random.u32(0..100) {
            0..40 => self.click(random),
            40..48 => self.drag(random),
            48..58 => self.scroll(random),
            58..78 => self.press_key(random),
            78..93 => self.press_with(random),
            93..99 => self.type_text(random),
            _ => self.resize(random),
        }
    }

    fn move_somewhere(&self, random: &mut Rng) {
        let (x, y) = (random.u16(0..self.size.0), random.u16(0..self.size.1));
        println!("pointer: {x} {y}");
        self.program.move_pointer(x as i16, y as i16);
    }

    fn click(&self, random: &mut Rng) {
        self.move_somewhere(random);
        let button = [1, 1, 1, 1, 1, 1, 2, 3][random.usize(..8)];
        for _ in 0..[1, 1, 1, 1, 2, 3][random.usize(..6)] {
            println!("click: {button}");
            self.program.button(button, true);
            self.program.button(button, false);
        }
    }

    fn drag(&self, random: &mut Rng) {
        self.move_somewhere(random);
        println!("button: down");
        self.program.button(1, true);
        for _ in 0..random.usize(1..5) {
            sleep(Duration::from_millis(random.u64(0..=PAUSE)));
            self.move_somewhere(random);
        }
        println!("button: up");
        self.program.button(1, false);
    }

    fn scroll(&self, random: &mut Rng) {
        self.move_somewhere(random);
        let (wheel, notches) = (random.u8(4..8), random.usize(1..12));
        println!("wheel {wheel}: {notches} notches");
        for _ in 0..notches {
            self.program.button(wheel, true);
            self.program.button(wheel, false);
        }
    }

    fn press_key(&self, random: &mut Rng) {
        let key = any_key(random);
        println!("key: {key}");
        self.program.key(&key);
    }

    /// Presses a key with Ctrl or Shift, but not Ctrl+Q.
    fn press_with(&self, random: &mut Rng) {
        let (held, key) = (["Control_L", "Shift_L"][random.usize(..2)], any_key(random));
        if (held, key.as_str()) != ("Control_L", "q") {
            println!("key: {held} {key}");
            self.program.key_with(held, &key);
        }
    }

    fn type_text(&self, random: &mut Rng) {
        for _ in 0..random.usize(2..20) {
            let key = character(random);
            println!("key: {key}");
            self.program.key(&key);
        }
    }

    /// Gives the window another size for a while: the next event may give it back its own.
    fn resize(&self, random: &mut Rng) {
        let near = |length: u16, random: &mut Rng| u32::from(length) * random.u32(70..=100) / 100;
        let is_own = random.bool();
        let (width, height) = match is_own {
            true => (self.size.0.into(), self.size.1.into()),
            false => (near(self.size.0, random), near(self.size.1, random)),
        };
        println!("size: {width} {height}");
        self.program.resize(width, height);
    }
}

/// Opens a window of this size.
fn open(screen: &Screen, folder: &Folder, size: (u16, u16)) -> Program {
    let mut program = Program::start_by(folder.command(screen, None), screen);
    program.expect_log("first frame");
    program.resize(size.0.into(), size.1.into());
    program
}

fn any_key(random: &mut Rng) -> String {
    match random.bool() {
        true => NAMED[random.usize(..NAMED.len())].to_owned(),
        false => character(random),
    }
}

fn character(random: &mut Rng) -> String {
    char::from(CHARACTERS[random.usize(..CHARACTERS.len())]).to_string()
}
