//! No text makes the reader panic or slow, and every flaw lies within the text.

#[path = "../../../../tests/support/lines.rs"]
mod lines;
#[path = "../../../../tests/support/mutated.rs"]
mod mutated;

use std::time::{Duration, Instant};

use super::{all, read};
use lines::lines;
use mutated::mutated;
use oanquan::{Rules, claim, read_games};

const SEEDS: [&str; 8] = [
    "1. 2+ 7- {a} 2. 5+! (5- 9+) 1-0",
    "2+, 7−, 5＋",
    "+2 -7 +5 ; 2+",
    "[Rules \"folk\"]\n[Start \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"]\n[Side0 \"An\"]\n[Result \"*\"]\n\n2+ resign:1",
    "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; 2+ 7-\nQ,5,5,5,5,5,Q,5,5,5,5,5 1 0,0; 7+",
    "2 phải 7 trái 3R",
    "[Rules \"classic series=fields rounds=2\"]\n\n2+ 7-\n",
    "[Rules \"tonkin\"]\n2> 7<",
];
const PIECES: [&str; 24] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    "\"",
    "1.",
    "2+",
    "-7",
    " ",
    "\n",
    "Q,",
    ",5",
    "24+",
    "R",
    "trái",
    "−",
    "½",
    "*",
    "time:0",
    "$1",
    "[Result \"1-0\"]",
];

fn check(text: &str) {
    claim(text);
    match all(text) {
        Ok(games) => {
            assert!(!games.is_empty(), "{text:?}");
            for noted in games {
                let record = noted.record.to_string();
                assert_eq!(read(&record).record.game, noted.record.game, "{text:?}: {record}");
            }
        }
        Err(error) => {
            let line = lines(text).nth(error.line - 1);
            let line = line.unwrap_or_else(|| panic!("{text:?}: {error}"));
            assert!(error.column <= line.chars().count() + 1, "{text:?}: {error}");
            assert!(!error.to_string().contains('\n'), "{text:?}: {error}");
        }
    }
}

#[test]
fn any_text_is_read_or_refused() {
    let rounds = std::env::var("ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..rounds.unwrap_or(2_000) {
        check(&mutated(&mut random, &SEEDS, &PIECES));
        let bytes: Vec<u8> = (0..random.usize(0..60)).map(|_| random.u8(..)).collect();
        check(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn hostile_texts_take_no_longer_than_others() {
    let started = Instant::now();
    let tonkin: Rules = "tonkin".parse().expect("a preset");
    for piece in [
        "(", "()", "(2+)", "{", "{}", "[", "[a \"\"]", "\"", ";", "; ", ";\n", ",", "- ", "-", "1",
        "1.", "1 ", "2+", "2+ ", "+2", "$", "!", "1-0 ", "½", "Q,5 ", "Q,", "2R ", "2", "a",
        "2 \t",
    ] {
        for before in ["", "2+ ", "+2 ", "[Rules \"folk\"]", "Q,5,5 0 0,0;"] {
            let text = format!("{before}{}", piece.repeat(1_000_000 / piece.len()));
            let _ = (claim(&text), all(&text), read_games(&text, &tonkin));
        }
    }
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
}
