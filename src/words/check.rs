//! Tests that compare the files of words with each other and with the structs of the program.

#[cfg(feature = "gui")]
mod program;
mod usage;
mod words_file;

use super::{Declared, DeclaredVariable, Kind};
use words_file::{WordsFile, faults_between};

/// Returns the faults in a file of words.
fn faults(code: &str, text: &str) -> Vec<String> {
    WordsFile::parse((code, text)).map_or_else(|faults| faults, |file| file.faults(&sample()))
}

/// Returns the faults between the texts of two languages.
fn faults_in_two(english: &str, vietnamese: &str) -> Vec<String> {
    let files = [("en", english), ("vi", vietnamese)];
    faults_between(&files.map(|file| WordsFile::parse(file).expect("no errors")), &sample())
}

/// The entries of a program with one sentence about `$points` and `$heading`, and one text.
fn sample() -> Vec<Declared> {
    let variable = |name, kind| DeclaredVariable { name, kind, is_optional: false };
    let variables = vec![
        variable("name", Kind::Text),
        variable("points", Kind::Number),
        variable("heading", Kind::Name(&["left", "right"])),
    ];
    vec![
        Declared { key: "play".into(), group: "play".into(), variables: Vec::new() },
        Declared { key: "sow".into(), group: "sow".into(), variables },
    ]
}

const GOOD: &str = "
play = Play
sow = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} { $heading ->
    [left] to the left
   *[right] to the right
}
";

#[test]
fn a_file_without_faults_is_accepted() {
    assert_eq!(faults("en", GOOD), Vec::<String>::new());
    let vietnamese = "play = Chơi\nsow = { $name }: { $points } điểm, { $heading ->
    [left] sang trái
   *[right] sang phải
}\n";
    assert_eq!(faults("vi", vietnamese), Vec::<String>::new());
    assert_eq!(faults_in_two(GOOD, vietnamese), Vec::<String>::new());
}

#[test]
fn every_kind_of_fault_is_found() {
    let cases = [
        ("play = Play", "play = { $who } plays", "play: there is no $who"),
        ("play = Play", "play = Play\nstop = Stop", "stop: is unknown"),
        ("play = Play", "", "play: is missing"),
        ("play = Play", "play = Play\nplay = Play", "play: appears twice"),
        ("play = Play", "play = { start }", "play: there is no entry start"),
        ("play = Play", "play = { play }", "play: contains itself"),
        ("play = Play", "play = { WRITE(\"x\") }", "play: there is no function WRITE"),
        ("play = Play", "play =\n    .title = Play", "play: the text is missing"),
        ("play = Play", "play = { $", "line 2: Expected"),
        ("[left]", "[lefft]", "sow: $heading is never lefft"),
        ("[left]", "[right]", "sow: $heading has two lines for right"),
        ("    [left] to the left\n", "", "sow: $heading lacks a line for left"),
        ("[one]", "[few]", "sow: $points has no form few in this language"),
        ("{ $name }", "{ $name -> \n   *[An] An\n}", "sow: nothing can depend on $name"),
        ("{ $name }", "{ $heading }: { $name }", "sow: $heading is a name, not a text"),
    ];
    for (old, new, fault) in cases {
        assert!(GOOD.contains(old), "{old}");
        let faults = faults("en", &GOOD.replacen(old, new, 1));
        assert!(faults.iter().any(|found| found.contains(fault)), "{fault:?} not in {faults:?}");
    }
}

#[test]
fn a_variable_that_a_translation_forgets_is_found() {
    let forgotten = GOOD.replacen("{ $name }", "An", 1);
    let fault = "sow: vi lacks $name, which en contains";
    assert_eq!(faults_in_two(GOOD, &forgotten), [fault]);
    assert_eq!(faults_in_two(&forgotten, &forgotten), ["sow: no language uses $name"]);
}
