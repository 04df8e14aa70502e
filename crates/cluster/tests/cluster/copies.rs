//! What a service keeps is copied while people play, and put back into other servers of NATS.

use std::path::Path;
use std::process::{Command, Output};

use crate::nats::Nats;
use crate::people::People;
use crate::service::Service;

/// Runs a command about copies.
fn run(command: &str, folder: &Path, nats: &Nats) -> Output {
    let address = nats.address(8);
    let mut node = Command::new(env!("CARGO_BIN_EXE_o-an-quan-node"));
    node.arg(command).arg(folder).args(["--cluster", &address.servers.join(",")]);
    node.args(["--service", &address.service, "--copies", &address.copies.to_string()]);
    node.args(["--partitions", "8"]).output().expect("it runs")
}

/// Returns the one sentence with which a command fails.
fn refusal(command: &str, folder: &Path, nats: &Nats) -> String {
    let output = run(command, folder, nats);
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && said.lines().count() == 1, "{said}");
    said
}

#[test]
fn a_copy_that_was_made_while_people_played_is_put_back_elsewhere() {
    let mut service = Service::start(3, 1);
    let mut people = People::join(&service, 6, 8);
    people.play_on();
    let folder = tempfile::tempdir().expect("a folder");
    let early = folder.path().join("early");
    assert!(run("backup", &early, &service.nats).status.success(), "while people play");
    assert!(refusal("restore", &early, &service.nats).contains("has games"));
    people.play_on();
    people.settle();
    service.end(0);
    let copy = folder.path().join("copy");
    let output = run("backup", &copy, &service.nats);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));

    let mut other = Service::start(3, 0);
    std::fs::write(early.join("log-0.jsonl"), "{\"messages\":7}\n").expect("the folder takes it");
    assert!(refusal("restore", &early, &other.nats).contains("log-0.jsonl is no whole copy"));
    assert!(refusal("restore", &folder.path().join("none"), &other.nats).contains("settings.json"));
    let output = run("restore", &copy, &other.nats);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    other.add();
    assert_eq!(other.code(), service.code(), "people join with the same code");
    assert!(refusal("restore", &copy, &other.nats).contains("has games"));
    other.end(0);
    people.check(&other);
}
