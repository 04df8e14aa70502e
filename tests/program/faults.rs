//! Games survive a killed program, a full disk and a read-only folder. A second process of this
//! test program plays the game, with real sessions, real files and a real kill.
#![cfg(target_os = "linux")]

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader, Lines, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;

use crate::random::seeded;
use jiff::Timestamp;
use o_an_quan::archive::{Autosave, Label, Library, LibraryEntry, SavedGame};
use o_an_quan::controller::{Seat, Session, Setup, Waker};
use o_an_quan::rules::{Rules, Side};

/// The environment variable with the folder of the player's games.
const FOLDER: &str = "O_AN_QUAN_FAULTS";
/// The environment variable with the seed of the player's moves.
const SEED: &str = "O_AN_QUAN_FAULTS_SEED";
/// How many times the player is killed.
const KILLS: usize = 200;
/// The system's user `nobody`, who has no special rights.
const NOBODY: u32 = 65534;

// ---- The player.

/// Returns what must survive of a game: its name, its moves and its undone moves.
fn describe(game: &SavedGame) -> String {
    format!("{} [{}] [{}]", game.id, game.moves, game.undone)
}

struct Player {
    autosave: Autosave,
    label: Label,
    session: Session,
    random: fastrand::Rng,
}

impl Player {
    fn start(folder: &Path, random: fastrand::Rng) -> Self {
        let wake: Waker = Arc::new(|| ());
        let (autosave, found) = Autosave::open(folder, wake);
        assert!(found.problem.is_none(), "{:?}", found.problem);
        let mut player =
            Player { autosave, label: Label::new(Timestamp::now()), session: begin(), random };
        match found.game {
            Some((game, state)) => {
                println!("found {}", describe(&game));
                player.label = game.label();
                player.session = Session::resume(state, Arc::new(|| ()), Arc::new(|_, _| None));
            }
            None => println!("found nothing"),
        }
        player
    }

    fn game(&self) -> SavedGame {
        SavedGame::of(&self.label, &self.session, Timestamp::now())
    }

    /// Plays, undoes or redoes a move, or starts a new game after the end.
    fn play(&mut self) {
        let session = &mut self.session;
        match (session.game().legal_moves(), self.random.u8(..10)) {
            (moves, _) if moves.is_empty() => {
                self.label = Label::new(Timestamp::now());
                self.session = begin();
            }
            (_, 0) if session.undo() => {}
            (_, 1) if session.redo() => {}
            (moves, _) => {
                let choice = moves[self.random.usize(..moves.len())];
                session.play(choice).expect("a legal move");
            }
        }
        println!("played {}", describe(&self.game()));
        match self.session.position().to_move() {
            Some(_) => self.autosave.save(self.game()),
            None => self.autosave.file(self.game()),
        }
    }

    fn settle(&self) {
        let word = if self.autosave.flush() { "kept" } else { "not kept" };
        match (word, self.autosave.take_result()) {
            ("not kept", Some(Err(problem))) => println!("not kept: {problem}"),
            _ => println!("{word} {}", describe(&self.game())),
        }
    }
}

fn begin() -> Session {
    let seats = [Seat::Person, Seat::Person].into();
    let (rules, names) = (Rules::classic(), Setup::no_names(2));
    let setup = Setup { seats, names, first: Side::NEAR, seed: 1 };
    Session::new(rules, setup, Arc::new(|| ()), Arc::new(|_, _| None))
}

/// Not a test but the program that the tests kill. Carries out the orders on standard input.
#[test]
#[ignore = "the other tests start it"]
fn player() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let seed = std::env::var(SEED).expect("a seed").parse().expect("a number");
    let mut player = Player::start(Path::new(&folder), fastrand::Rng::with_seed(seed));
    for order in std::io::stdin().lines() {
        match order.expect("an order").as_str() {
            "play" => player.play(),
            "settle" => player.settle(),
            "play on" => loop {
                player.play();
                if player.random.bool() {
                    player.settle();
                }
            },
            order => panic!("{order:?} is no order"),
        }
    }
}

// ---- The tests.

struct Program {
    child: Child,
    orders: Option<ChildStdin>,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(folder: &Path) -> Self {
        Program::start_through(&mut Command::new(this_program()), folder)
    }

    /// Starts the player through a command that runs its own arguments.
    fn start_through(command: &mut Command, folder: &Path) -> Self {
        Program::start_seeded(command, folder, 1)
    }

    /// Starts the player with a seed for its moves.
    fn start_seeded(command: &mut Command, folder: &Path, seed: u64) -> Self {
        let mut child = command
            .args(["faults::player", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder)
            .env(SEED, seed.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        Program { orders: child.stdin.take(), child, lines }
    }

    fn order(&mut self, order: &str) {
        let orders = self.orders.as_mut().expect("it runs");
        writeln!(orders, "{order}").expect("it listens");
    }

    /// Returns the rest of the next line that begins with `word`. Skips the output of the test
    /// harness.
    fn says(&mut self, word: &str) -> String {
        self.next(word).unwrap_or_else(|| panic!("it ended before it said {word:?}"))
    }

    fn next(&mut self, word: &str) -> Option<String> {
        let said = |line: std::io::Result<String>| {
            line.ok().and_then(|line| line.split_once(word).map(|(_, rest)| rest.trim().to_owned()))
        };
        self.lines.by_ref().find_map(said)
    }

    /// Waits until the player ends by itself.
    fn end(mut self) {
        self.orders = None;
        assert!(self.child.wait().expect("it ends").success());
    }
}

fn this_program() -> PathBuf {
    std::env::current_exe().expect("a program")
}

/// Returns whether `there` is the game saved last or a later state of it.
fn is_no_older(there: &str, said: &[String]) -> bool {
    let kept = said.iter().rposition(|line| line.starts_with("kept "));
    let since = &said[kept.unwrap_or(0)..];
    since.iter().any(|line| line.ends_with(&format!(" {there}")))
        || (kept.is_none() && !said.iter().any(|line| line.starts_with("played ")))
}

/// Returns the moves of every game in the library.
fn library(folder: &Path) -> Vec<String> {
    let library = Library::new(folder.join("library"));
    let entries = library.list(&[]).expect("a library");
    let moves =
        |entry: &Arc<LibraryEntry>| library.open(&entry.file).expect("no file is damaged").0.moves;
    entries.iter().map(moves).collect()
}

/// Returns the moves in a description of a game.
fn moves(describe: &str) -> String {
    let moves = describe.split(['[', ']']).nth(1);
    moves.unwrap_or_default().to_owned()
}

#[test]
fn a_killed_program_resumes_at_the_last_completed_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = seeded(20_261_121);
    // The output of the previous player.
    let mut said: Vec<String> = Vec::new();
    let mut finished: Vec<String> = Vec::new();
    let mut played = 0;
    for kill in 0..KILLS {
        let mut program =
            Program::start_seeded(&mut Command::new(this_program()), folder.path(), random.u64(..));
        let found = program.says("found ");
        match found.as_str() {
            "nothing" => {
                // No game was begun, or the last one ended.
                let last = said.iter().rfind(|line| line.starts_with("kept "));
                let over = said.iter().any(|line| is_over(line));
                assert!(last.is_none() || over, "kill {kill}: {last:?} is lost");
            }
            found => assert!(is_no_older(found, &said), "kill {kill}: {found} in {said:?}"),
        }
        said = if found == "nothing" { Vec::new() } else { vec![format!("kept {found}")] };
        program.order("play on");
        for _ in 0..random.usize(..12) {
            let line = program.lines.next().expect("it plays on").expect("text");
            said.push(line);
        }
        program.child.kill().expect("it runs");
        // Includes the lines printed just before the kill.
        said.extend(program.lines.by_ref().map_while(Result::ok));
        program.child.wait().expect("it is dead");
        played += said.iter().filter(|line| line.starts_with("played ")).count();
        let kept = |line: &&String| line.starts_with("kept ") && is_over(line);
        finished.extend(said.iter().filter(kept).map(|line| moves(&line["kept ".len()..])));
    }
    let there = library(folder.path());
    for game in &finished {
        assert!(there.contains(game), "{game} is not in the library");
    }
    println!("{KILLS} kills, {played} moves, {} games to their end", finished.len());
    assert!(played > KILLS, "it was killed while it played");
}

/// Returns whether a line describes a finished game.
fn is_over(line: &str) -> bool {
    let mut session = begin();
    for mv in moves(line).split_whitespace() {
        session.play(mv.parse().expect("a move")).expect("legal");
    }
    session.position().to_move().is_none()
}

#[test]
fn a_full_disk_does_not_stop_the_game_which_is_saved_once_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path());
    program.order("play");
    program.order("settle");
    let kept = program.says("kept ");
    program.end();

    // No file can grow, as on a full disk.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -S -f 0; exec \"$0\" \"$@\""]).arg(this_program());
    let mut program = Program::start_through(&mut shell, folder.path());
    assert_eq!(program.says("found "), kept);
    program.order("play");
    program.order("settle");
    let problem = program.says("not kept: ");
    assert!(problem.contains("game.ron cannot be written: "), "{problem}");
    let path = folder.path().join("playing/1/game.ron");
    assert!(fs::read_to_string(&path).unwrap().contains("moves"), "the old state is whole");

    let room = format!("--pid={}", program.child.id());
    let given = Command::new("prlimit").args([&room, "--fsize=unlimited"]).status();
    assert!(given.expect("this test needs the tool prlimit, of util-linux").success());
    program.order("play");
    program.order("settle");
    let kept = program.says("kept ");
    program.end();
    let mut program = Program::start(folder.path());
    assert_eq!(program.says("found "), kept);
    program.end();
}

/// Returns a command that runs the player as a user who is subject to file permissions.
fn without_rights(folder: &Path) -> Command {
    if fs::metadata("/proc/self").expect("a process").uid() != 0 {
        return Command::new(this_program());
    }
    chown(folder, Some(NOBODY), Some(NOBODY)).expect("root may");
    let mut command = Command::new("setpriv");
    let nobody = [format!("--reuid={NOBODY}"), format!("--regid={NOBODY}")];
    command.args(nobody).arg("--clear-groups").arg(this_program());
    command
}

#[test]
fn a_game_in_a_read_only_folder_is_offered_and_continues() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_through(&mut without_rights(folder.path()), folder.path());
    program.order("play");
    program.order("settle");
    let kept = program.says("kept ");
    program.end();

    let slots = folder.path().join("playing");
    let slot = slots.join("1");
    let set = |mode| {
        for folder in [&slots, &slot] {
            fs::set_permissions(folder, Permissions::from_mode(mode)).unwrap();
        }
    };
    let fails = || {
        let mut program = Program::start_through(&mut without_rights(folder.path()), folder.path());
        let found = program.says("found ");
        program.order("play");
        program.order("settle");
        let problem = program.says("not kept: ");
        assert!(problem.contains("cannot be written to: permission is denied"), "{problem}");
        (found, program)
    };
    // No lock can be created there.
    fs::rename(slot.join("lock"), folder.path().join("lock")).unwrap();
    fs::rename(slot.join("game.ron"), folder.path().join("game.ron")).unwrap();
    set(0o555);
    let (found, program) = fails();
    assert_eq!(found, "nothing");
    program.end();
    set(0o755);
    fs::rename(folder.path().join("lock"), slot.join("lock")).unwrap();
    fs::rename(folder.path().join("game.ron"), slot.join("game.ron")).unwrap();
    set(0o555);
    let (found, mut program) = fails();
    assert_eq!(found, kept);
    set(0o755);
    program.order("play");
    program.order("settle");
    let kept = program.says("kept ");
    program.end();
    let mut program = Program::start_through(&mut without_rights(folder.path()), folder.path());
    assert_eq!(program.says("found "), kept);
    program.end();
}

/// Killing a program frees its lock; suspending it does not.
#[test]
fn a_hanging_window_keeps_its_game_locked() {
    let folder = tempfile::tempdir().unwrap();
    let mut hangs = Program::start(folder.path());
    hangs.order("play");
    hangs.order("settle");
    let kept = hangs.says("kept ");
    let mut other = Program::start(folder.path());
    assert_eq!(other.says("found "), "nothing");
    other.order("play");
    other.order("settle");
    other.says("kept ");
    other.end();
    hangs.child.kill().unwrap();
    hangs.child.wait().unwrap();
    let mut again = Program::start(folder.path());
    let found = again.says("found ");
    let there = library(folder.path());
    assert!(found == kept || there.contains(&moves(&kept)), "{found}, {there:?}");
    again.end();
}
