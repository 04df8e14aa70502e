//! `serve`: it says where it listens, answers, and ends in order.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::{program, refuses};

/// Starts a host that keeps its games in `folder`, and returns it with the line that it printed.
fn host(folder: &Path, more: &[&str]) -> (Child, String) {
    let mut child = program()
        .args(["serve", "--listen", "127.0.0.1", "--port", "0", "--lang", "en", "--games"])
        .arg(folder)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("piped");
    BufReader::new(out).read_line(&mut line).expect("it prints a line");
    (child, line)
}

/// Returns the answer of the host that printed `line` to a request.
fn ask(line: &str, path: &str) -> String {
    let address = line.strip_prefix("http://").and_then(|rest| rest.split_once('/'));
    let (address, _) = address.expect("an address");
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn a_host_says_where_it_listens_answers_and_ends_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    for signal in ["-TERM", "-INT"] {
        let (mut child, line) = host(&folder.path().join("games"), &[]);
        let (_, code) = line.trim_end().split_once("/ code=").expect("an address and a code");
        assert!(code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit()), "{line:?}");
        assert!(ask(&line, "/health").ends_with("ok"));
        // The page where somebody has built it, else how to build it.
        let page = ask(&line, "/");
        assert!(page.contains("<canvas") || page.contains("scripts/page --build"), "{page}");
        assert!(ask(&line, "/metrics").contains("oanquan_rooms 0"));
        let asked = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(asked.expect("a tool of every system").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(0));
        let mut said = String::new();
        child.stderr.take().expect("piped").read_to_string(&mut said).expect("text");
        assert!(said.contains("Ctrl+C ends"), "{said}");
    }
}

#[test]
fn a_host_serves_the_page_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page");
    std::fs::create_dir(&page).unwrap();
    let path = page.to_str().unwrap();
    let games = folder.path().join("games");
    let games = games.to_str().unwrap();
    refuses(&["serve", "--games", games, "--page", path], &["index.html", "scripts/page --build"]);
    std::fs::write(page.join("index.html"), "<p>the page").unwrap();
    let (mut child, line) = host(Path::new(games), &["--page", path, "--open-rooms"]);
    assert!(ask(&line, "/").ends_with("<p>the page"));
    child.kill().expect("it runs");
    child.wait().expect("it is dead");
}

#[test]
fn a_host_that_cannot_serve_says_why_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().to_str().unwrap();
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let serve = ["serve", "--listen", "127.0.0.1", "--games", games];
    refuses(&[&serve[..], &["--port", &port]].concat(), &["nothing can listen", &port]);
    refuses(&["serve", "--games", "/dev/null/games"], &["/dev/null/games", "cannot keep games"]);
    refuses(&["serve", "--port", "x"], &["--port"]);
    refuses(&["serve", "--listen", "nowhere"], &["--listen"]);
    refuses(&["--game", "caro", "serve"], &["leave out --game"]);
    let node = ["o-an-quan-node --cluster", "docs/hosting.md"];
    refuses(&["serve", "--cluster", "nats://10.0.0.1:4222,nats://10.0.0.2:4222"], &node);
    refuses(&["serve", "--port", "0", "--cluster"], &node);
    let (mut child, _) = host(folder.path(), &[]);
    refuses(&[&serve[..], &["--port", "0"]].concat(), &["another server", "--games"]);
    child.kill().expect("it runs");
    child.wait().expect("it is dead");
}
