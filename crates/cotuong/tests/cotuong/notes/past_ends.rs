//! A record says what was played: it goes on past an end by the rules, which the entry keeps.

use tabletop::{GameEntry, GameMatch};

use super::{moves, read};

/// Returns the number of moves of a text, and the marks with their moves, counted from 1.
fn marks(text: &str) -> (usize, Vec<(usize, String)>) {
    let noted = read(text);
    let entries = noted.record.game.entries();
    let marks = (1..).zip(entries).filter_map(|(number, entry)| Some((number, entry.end()?)));
    (entries.len(), marks.collect())
}

#[test]
fn past_a_repetition() {
    let round = "X9.1 X1.1 X9/1 X1/1 ";
    let text = format!("{}P2-5 M8.7", round.repeat(2));
    assert_eq!(marks(&text), (10, vec![(8, "repetition".to_owned())]));
    let twice = format!("{}P2-5 M8.7 {}M2.3", round.repeat(2), round.repeat(2));
    let ends = [8, 18].map(|number| (number, "repetition".to_owned()));
    assert_eq!(marks(&twice), (19, ends.to_vec()));
}

#[test]
fn past_a_perpetual_check() {
    let fen = "4k4/9/9/9/5R3/9/9/9/4n4/3K5 w";
    let text = format!("{fen} moves {}f5f1 e9e8", "f5e5 e9f9 e5f5 f9e9 ".repeat(2));
    assert_eq!(marks(&text), (10, vec![(8, "perpetual-check".to_owned())]));
    assert!(moves(&read(&text)).ends_with("f5f1 e9e8"));
}

#[test]
fn past_a_perpetual_chase() {
    let fen = "3k5/9/9/9/9/7R1/9/n8/9/4K4 w";
    let text = format!("{fen} {}h4h3", "h4h2 a2b4 h2h4 b4a2 ".repeat(2));
    assert_eq!(marks(&text), (9, vec![(8, "perpetual-chase".to_owned())]));
}

#[test]
fn past_sixty_quiet_moves() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 117 70";
    let text = format!("{fen}\nM2.3 M8.7 M3/2 M7/8 P2-5 M8.7");
    assert_eq!(marks(&text), (6, vec![(3, "sixty-moves".to_owned())]));
}

#[test]
fn past_too_few_pieces() {
    let text = "3k5/9/9/9/9/9/9/9/4K4/9 w\nTg5/1 Tg4.1 Tg5.1";
    assert_eq!(marks(text), (3, [1, 2, 3].map(|at| (at, "material".to_owned())).to_vec()));
}

#[test]
fn nothing_follows_a_mate() {
    let text = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w\nb0b9 d9d8";
    let why = super::read_all(text).expect_err("mate");
    assert_eq!((why.line, why.column, why.turn), (2, 6, Some(2)));
    assert_eq!(
        why.to_string(),
        "line 2, character 6, move 2: \"d9d8\" comes after the end of the game"
    );
}
