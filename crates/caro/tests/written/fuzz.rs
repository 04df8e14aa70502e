//! No text makes a reader panic or slow, and every flaw lies within the text.

#[path = "../../../../tests/support/lines.rs"]
mod lines;
#[path = "../../../../tests/support/mutated.rs"]
mod mutated;

use std::time::{Duration, Instant};

use super::all;
use basics::Form;
use caro::Caro;
use lines::lines;
use mutated::mutated;
use tabletop::Notation;

const SEEDS: [&str; 9] = [
    "1. h8 i9 {a} 2. j10! (k1 k2) h9 1-0",
    "8h9i10j9h ; 8h",
    "[Game \"caro\"]\n[Options \"size=20 exact_five=off\"]\n[Start \"1:8h9i\"]\n[Result \"*\"]\n\n10j resign:1",
    "[Black \"a\"]\n[White \"b\"]\n\n1: h8 i9 0-1\n\n[Black \"c\"]\nj10",
    "Piskvorky 15x15, 11:11, 1\n8,8,12\n9,7,1033\nx.exe\n-1",
    "(;FF[4]GM[4]SZ[15]PB[A\\]]RE[B+R]C[x];B[hh](;W[ig])(;W[aa];B[bb]))",
    "15x15\n7,7\n8,6\n",
    "BOARD\n7,7,1\n8,6,2\nDONE\n",
    "９ｈ　８ｉ、1、½-½ resign:0 stop",
];
/// Pieces that mean something to some reader.
const PIECES: [&str; 26] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    "\"",
    "\\",
    "1:",
    "1.",
    "8h",
    "h8",
    "20t",
    "t20",
    "99z",
    "1-0",
    "½",
    "$1",
    "!",
    "empty",
    "\n",
    "\u{feff}",
    "DONE",
    "GM[4]",
    "Piskvorky 10x10,",
];

fn noise(random: &mut fastrand::Rng) -> String {
    let bytes: Vec<u8> = (0..random.usize(0..60)).map(|_| random.u8(..)).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn check(text: &str) {
    Caro::claim(text);
    match all(text) {
        Ok(games) => {
            assert!(!games.is_empty(), "{text:?}");
            for noted in games {
                let record = Caro::write(&noted.record, Form::Record);
                let back = all(&record).unwrap_or_else(|why| panic!("{text:?}: {record}: {why}"));
                assert_eq!(back[0].record.game, noted.record.game, "{text:?}");
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
        check(&noise(&mut random));
    }
}

#[test]
fn hostile_texts_take_no_longer_than_others() {
    let started = Instant::now();
    for piece in [
        "(", "((", "()", "(a)", "{", "{}", "[", "[a \"\"]", "[a \"", "\"", ";", "; ", ";\n", ",",
        "- ", "1", "1.", "1 ", "1:", "$", "!", "h8", "8h", "h8;", "1-0 ", "½", "7,7\n", "x\n",
    ] {
        for before in ["", "h8 ", "Piskvorky 15x15,\n", "(;GM[4]", "15x15\n", "(;GM[4](;B[hh])(;C["]
        {
            let text = format!("{before}{}", piece.repeat((1_000_000) / piece.len()));
            let _ = (Caro::claim(&text), all(&text));
        }
    }
    let history = format!("[Start \"{}\"]", "8h".repeat(400_000));
    let _ = all(&history);
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
}
