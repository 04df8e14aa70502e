//! `join`: a room in the terminal.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use client::{Address, Client, Status};
use messages::RoomSetup;
use o_an_quan::platform::Instant;

use crate::{program, refuses};

/// A host, which ends with the test.
struct Host {
    child: Child,
    address: String,
    code: String,
}

impl Host {
    fn start(folder: &Path) -> Self {
        let mut child = program()
            .args(["serve", "--listen", "127.0.0.1", "--port", "0", "--lang", "en", "--games"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped")).read_line(&mut line).expect("a line");
        let (address, code) = line.trim_end().split_once("/ code=").expect("an address and a code");
        let address = address.trim_start_matches("http://").to_owned();
        Host { child, address, code: code.to_owned() }
    }

    /// Opens a room of a game.
    fn open(&self, setup: RoomSetup) -> (Client, std::sync::mpsc::Receiver<()>) {
        let (waker, woken) = std::sync::mpsc::channel();
        let wake = std::sync::Arc::new(move || {
            let _ = waker.send(());
        });
        let address: Address = self.address.parse().unwrap();
        let mut client = Client::of_system(address, self.code.parse().ok(), wake).unwrap();
        client.open(setup);
        let start = Instant::now();
        while client.joined().is_none() {
            client.poll(start.elapsed());
            let _ = woken.recv_timeout(client.next_poll(start.elapsed()).unwrap());
            assert!(!matches!(client.status(), Status::Connecting { failed: 5.. }));
        }
        (client, woken)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who has joined in a terminal.
struct Guest {
    child: Child,
    input: Option<ChildStdin>,
    output: std::io::Lines<BufReader<ChildStdout>>,
}

impl Guest {
    fn join(host: &Host, name: &str, more: &[&str]) -> Self {
        let mut child = program()
            .args(["join", &host.address, "--code", &host.code, "--name", name, "--lang", "en"])
            .args(more)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        Guest { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("open"), "{line}").expect("it listens");
    }

    /// Reads lines until one contains a text.
    fn until(&mut self, text: &str) {
        let mut read = Vec::new();
        for line in self.output.by_ref() {
            let line = line.expect("text");
            if line.contains(text) {
                return;
            }
            read.push(line);
        }
        panic!("no {text:?} in {read:#?}");
    }

    fn ends(mut self) {
        drop(self.input.take());
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn two_play_a_game_in_terminals_and_a_third_watches() {
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(folder.path());
    let (_client, _woken) = host.open(RoomSetup::of("pebbles"));
    let mut one = Guest::join(&host, "Tí", &[]);
    one.until("The game begins when all seats are taken");
    one.until("Tí has sat down");
    let mut other = Guest::join(&host, "Sửu", &[]);
    one.until("Sửu has sat down");
    one.until("Your turn.");
    let mut watcher = Guest::join(&host, "", &["--watch"]);
    watcher.until("You are watching.");
    other.say("moves");
    other.until("You can play");
    one.say("undo");
    one.until("no move of yours");
    one.say("draw");
    other.until("Tí offers to end the game");
    other.say("no");
    one.until("Sửu declines");
    one.say("resign");
    for guest in [&mut one, &mut other, &mut watcher] {
        guest.until("Sửu");
    }
    one.say("rematch");
    other.say("rematch");
    // The seats are swapped, so that the other one begins.
    other.until("Your turn.");
    other.say("resign");
    for guest in [one, other, watcher] {
        guest.ends();
    }
}

#[test]
fn who_cannot_join_reads_why_in_a_sentence() {
    refuses(&["join", "nowhere at all"], &["192.168.1.5:8440"]);
    refuses(&["join", "482913"], &["192.168.1.5:8440"]);
    refuses(&["join", "https://play.example.org"], &["browser", "play.example.org"]);
    refuses(&["join", "127.0.0.1:1"], &["nobody answers at 127.0.0.1:1"]);
    let folder = tempfile::tempdir().unwrap();
    let host = Host::start(folder.path());
    refuses(&["join", &host.address], &["code"]);
    let wrong = if host.code == "000000" { "000001" } else { "000000" };
    refuses(&["join", &host.address, "--code", wrong], &["the code is wrong"]);
    refuses(&["join", &host.address, "--code", &host.code], &["no room", &host.address]);
    refuses(&["join", &host.address, "--code", "12"], &["six digits"]);
}
