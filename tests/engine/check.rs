//! Checking proofs that list moves, which the search on several threads writes: every confirmed claim is true,
//! even if the proof is forged.

use crate::all_lines::{any_small_position, forces, margin};
use crate::solve::{any_endgame, ask_on};
use crate::support::random::seeded;
use crate::support::random_rules::random_rules;
use fastrand::Rng;
use o_an_quan::ai::solve::{CheckError, Checked, Verdict, check};
use o_an_quan::rules::{
    Cell, Direction, Game, Move, Pile, Position, Refill, Rules, Side, growth_limit, play,
};
use std::collections::HashMap;

/// Far more memory than any proof of these tests needs, in bytes.
const MEMORY: usize = 1 << 26;

fn checked(proof: &str) -> Result<Checked, CheckError> {
    check(proof.as_bytes(), MEMORY)
}

/// A proof of one move: 3+ captures the last quan and ends the game 14 to 5.
const LAST_QUAN: &str = "o-an-quan proof 1\nrules report\n\
    position 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4\nclaim 0 9\n4\n";

/// Returns the proof of a margin in a random endgame.
fn proof() -> String {
    let mut random = seeded(22);
    loop {
        let Some((rules, position, margin)) = any_endgame(&mut random) else { continue };
        let solution = ask_on(2, &rules, &position, margin).expect("the game is not over");
        if let Some(proof) = solution.proof.filter(|_| rules.to_string().starts_with("classic")) {
            return proof;
        }
    }
}

#[test]
fn a_proof_of_a_smaller_margin_does_not_prove_a_greater_one() {
    let proof = proof();
    let line = proof.lines().nth(3).expect("a claim").to_owned();
    let (head, at_least) = line.rsplit_once(' ').expect("a number");
    let greater = at_least.parse::<i32>().expect("a number") + 1;
    let forged = proof.replace(&line, &format!("{head} {greater}"));
    assert!(matches!(checked(&forged), Err(CheckError::Broken(..))));
}

#[test]
fn a_proof_with_too_few_or_too_many_moves_is_refused() {
    let proof = proof();
    let cut = proof.trim_end();
    assert!(matches!(checked(&cut[..cut.len() - 1]), Err(CheckError::NoMove(_))));
    assert_eq!(checked(&format!("{proof}0")), Err(CheckError::LeftOver));
    assert_eq!(checked(&format!("{proof}\n\n \n")), Err(CheckError::LeftOver));
}

#[test]
fn an_invalid_move_is_refused() {
    for (bytes, found) in [("4", None), ("6", Some(b'6')), ("+4", Some(b'+')), ("３", Some(0xef))]
    {
        let forged = LAST_QUAN.replace("\n4\n", &format!("\n{bytes}\n"));
        match (checked(&forged), found) {
            (Ok(_), None) => {}
            (Err(CheckError::Illegal(_, byte)), Some(found)) => assert_eq!(byte, found),
            (answer, _) => panic!("{bytes:?} leads to {answer:?}"),
        }
    }
}

#[test]
fn a_game_that_is_over_proves_nothing() {
    let over = "o-an-quan proof 1\nrules classic\n\
        position 0,0,0,0,0,0,0,0,0,0,0,0 - 0,70\nclaim 0 9999\n";
    assert_eq!(checked(over), Err(CheckError::Over));
    assert_eq!(checked(&over.replace("0 9999", "1 70")), Err(CheckError::Over));
}

#[test]
fn a_board_of_more_than_two_sides_proves_nothing() {
    let three = "o-an-quan proof 1\nrules classic sides=3\n\
        position 0,0,0,1,0,0,1,0,0,0,0,0,0,0,0,0,0,1 0 10,0,500\nclaim 0 5\n4\n";
    assert_eq!(checked(three), Err(CheckError::Sides(3)));
    // Also refused if the rules and the position contradict each other.
    assert_eq!(checked(&three.replace(" sides=3", "")), Err(CheckError::Sides(3)));
    let forged = LAST_QUAN.replace("report", "report sides=4");
    assert_eq!(checked(&forged), Err(CheckError::Sides(4)));
}

#[test]
fn every_line_before_the_moves_has_a_single_spelling() {
    assert!(checked(LAST_QUAN).is_ok());
    assert!(checked(&LAST_QUAN.replace('\n', "\r\n")).is_ok());
    let forgeries: [(usize, &[&str]); 4] = [
        (
            1,
            &[
                "",
                "o-an-quan proof 12",
                "o-an-quan proof 123junk",
                "o-an-quan proof 1 ",
                " o-an-quan proof 1",
                "\u{feff}o-an-quan proof 1",
                "o-an-quan proof 1\r\r",
                "O-an-quan proof 1",
                "\no-an-quan proof 1",
            ],
        ),
        (
            2,
            &[
                "rules",
                "rules ",
                "rules classical",
                "rules  report",
                "rules report ",
                "rules report\t",
                "rules report refill=end",
                "rules classic refill=end",
                "rules report refill=end refill=borrow",
                "rules report sides=2",
                "rules report handicap=none",
                "rules report dan=05",
                "rules report dan=6 dan=5",
                "rules report\u{a0}",
                "rules report handicap=2:13:0",
                "Rules report",
            ],
        ),
        (
            3,
            &[
                "position 0,0,0,1,0,0,Q,1,0,0,0,0  0 3,4",
                "position 0,0,0,1,0,0,Q,1,0,0,0,0\u{2003}0 3,4",
                "position 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4 0",
                "position 0,0,0,1,0,0,Q,1,0,0,0,0 0 +3,4",
                "position 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,99999999999",
                "position 0,0,0,1,0,0,Q0,1,0,0,0,0 0 3,4",
                "position 0,0,0,1000,0,0,Q,1,0,0,0,0 0 3,4",
                "position Q,0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4",
            ],
        ),
        (
            4,
            &[
                "claim 0",
                "claim 0 9 ",
                "claim  0 9",
                "claim 0  9",
                "claim 0 +9",
                "claim 0 09",
                "claim 0 -0",
                "claim 0 9.0",
                "claim 00 9",
                "claim 2 9",
                "claim - 9",
                "claim 0 99999999999",
                "claim 0 ９",
                "claim 0 9 4",
                "claim 0 9\u{0}",
            ],
        ),
    ];
    for (number, lines) in forgeries {
        for line in lines {
            let mut forged: Vec<&str> = LAST_QUAN.lines().collect();
            forged[number - 1] = line;
            let forged = forged.join("\n") + "\n";
            assert!(checked(&forged).is_err(), "{forged}");
        }
    }
}

#[test]
fn a_line_in_which_both_sides_borrow_ends_by_growth() {
    // The quan cell fills up in every round.
    let endless = "o-an-quan proof 1\nrules classic\n\
        position 0,0,1,0,0,0,Q2,2,0,1,1,1 0 0,0\nclaim 1 -9999\n";
    let most = growth_limit(&Rules::classic(), &Position::start(&Rules::classic(), Side::NEAR));
    let moves = "9".repeat(300_000);
    match checked(&format!("{endless}{moves}\n")) {
        Err(CheckError::Illegal(position, b'9')) => assert!(position.dan_on_board() <= most),
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn a_proof_that_repeats_a_position_is_refused() {
    let circle = "o-an-quan proof 1\nrules classic empty_quan=passes ending=pieces\n\
        position 0,0,1,0,0,0,Q,0,2,0,0,0 1 9,-2\nclaim 1 -45\n303\n";
    match checked(circle) {
        Err(CheckError::Repeats(position)) => {
            assert_eq!(position.to_string(), "0,0,1,0,0,0,Q1,1,0,0,0,0 0 9,-2");
        }
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn a_proof_whose_refills_bring_enough_dan_for_a_repetition_is_refused() {
    let refills = "o-an-quan proof 1\nrules report quan_value=1 young_quan=19 ending=pieces\n\
        position 0,0,0,0,0,0,Q1,0,0,0,0,0 0 10,9\nclaim 0 -30\n69\n";
    match checked(refills) {
        Err(CheckError::Repeats(position)) => {
            assert_eq!(position.to_string(), "0,1,1,1,0,2,Q1,0,0,0,0,0 1 5,9");
        }
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn a_proof_that_needs_more_memory_than_allowed_is_refused() {
    let proof = "o-an-quan proof 1\nrules classic\n\
        position 0,0,1,0,0,0,Q2,2,0,1,1,1 0 0,0\nclaim 1 -9999\n9999999999999999999999999\n";
    let positions = 50;
    match check(proof.as_bytes(), 1000) {
        Err(CheckError::TooMany(most)) => assert!((1..positions).contains(&most), "{most}"),
        answer => panic!("1000 bytes should not hold {positions} positions: {answer:?}"),
    }
}

/// The contents of the cells, the side to move and, where they matter, the stores.
type Key = (Vec<Pile>, Option<Side>, Vec<i32>);

/// The strategy in a confirmed proof, read from the text without regard to repetition: for each
/// position, the moves and the positions after them.
struct Strategy<'p> {
    checked: &'p Checked,
    digits: std::str::Bytes<'p>,
    steps: Vec<Vec<(Move, Option<usize>)>>,
    /// The finished positions, each with the least margin from which it was played.
    known: HashMap<Key, (i32, usize)>,
}

impl<'p> Strategy<'p> {
    fn read(proof: &'p str, checked: &'p Checked) -> Self {
        let moves = proof.splitn(5, '\n').nth(4).expect("moves");
        let mut strategy =
            Strategy { checked, digits: moves.bytes(), steps: Vec::new(), known: HashMap::new() };
        strategy.follow(&checked.position);
        strategy
    }

    fn follow(&mut self, position: &Position) -> usize {
        let side = self.checked.side;
        let margin = position.store(side) - position.store(side.next(2));
        let stores = match self.checked.rules.refill {
            Refill::End | Refill::Lend => {
                position.stores().iter().map(|(_, points)| *points).collect()
            }
            Refill::Borrow => Vec::new(),
        };
        let cells = position.ring().cells().map(|cell| position.pile(cell)).collect();
        let key = (cells, position.to_move(), stores);
        if let Some((least, step)) = self.known.get(&key)
            && margin >= *least
        {
            return *step;
        }
        let moves = match position.to_move() == Some(side) {
            true => vec![digit_move(side, self.digits.find(|digit| *digit != b'\n'))],
            false => position.legal_moves(&self.checked.rules),
        };
        let step = self.steps.len();
        self.steps.push(Vec::new());
        for mv in moves {
            let turn = play(&self.checked.rules, position, mv).expect("legal");
            let next = turn.end.is_none().then(|| self.follow(&turn.after));
            self.steps[step].push((mv, next));
        }
        if self.known.get(&key).is_none_or(|(least, _)| margin <= *least) {
            self.known.insert(key, (margin, step));
        }
        step
    }

    /// Plays lines of real games, with repetition, until `turns` turns have been played or no
    /// lines are left. Returns a line that breaks the claim, if there is one.
    fn broken(&self, random: &mut Rng, turns: u32) -> Option<String> {
        let mut game = Game::new(self.checked.rules.clone(), self.checked.position.clone());
        self.broken_from(0, &mut game, random, &mut { turns })
    }

    fn broken_from(
        &self,
        step: usize,
        game: &mut Game,
        random: &mut Rng,
        turns: &mut u32,
    ) -> Option<String> {
        let mut moves = self.steps[step].clone();
        random.shuffle(&mut moves);
        for (mv, next) in moves {
            *turns = turns.checked_sub(1)?;
            let end = game.play(mv).expect("a legal move").end;
            let broken = match end {
                Some(_) if margin(game, self.checked.side) >= self.checked.at_least => None,
                Some(_) => Some(line(game)),
                None => {
                    let next = next.expect("a game that is not over");
                    self.broken_from(next, game, random, turns)
                }
            };
            if broken.is_some() {
                return broken;
            }
            game.undo();
        }
        None
    }
}

fn digit_move(side: Side, digit: Option<u8>) -> Move {
    let digit = usize::from(digit.expect("a move") - b'0');
    let cell = Cell::new(side.index() * 6 + 1 + digit / 2);
    Move { cell, direction: Direction::BOTH[digit % 2] }
}

fn line(game: &Game) -> String {
    let moves: Vec<String> = game.turns().map(|turn| turn.mv.to_string()).collect();
    format!("{} {:?}", moves.join(" "), game.end())
}

/// Writes a proof of the claim move by move, as the checker reads them, and tries other moves
/// where the checker refuses. Returns a proof that the checker confirms, if it finds one.
fn forge(random: &mut Rng, rules: &Rules, head: &str, side: Side) -> Option<String> {
    const TRIES: u32 = 100;
    // Both sides may borrow forever.
    const MAX_MOVES: usize = 100;
    let mut untried: Vec<Vec<u8>> = Vec::new();
    for _ in 0..TRIES {
        let digits = untried.iter().map(|digits| *digits.last().expect("a digit") as char);
        let proof = format!("{head}{}\n", digits.collect::<String>());
        match checked(&proof) {
            Ok(_) => return Some(proof),
            Err(CheckError::NoMove(_)) if untried.len() == MAX_MOVES => return None,
            Err(CheckError::NoMove(position)) => {
                let mut digits = b"0123456789".to_vec();
                digits
                    .retain(|&digit| position.check(rules, digit_move(side, Some(digit))).is_ok());
                random.shuffle(&mut digits);
                // Sometimes tries the shortest way first.
                if random.bool() {
                    digits.sort_by_cached_key(|&digit| {
                        let turn = play(rules, &position, digit_move(side, Some(digit)));
                        let turn = turn.expect("a legal move");
                        (turn.end.is_some(), turn.captured + random.i32(0..4))
                    });
                }
                untried.push(digits);
            }
            Err(CheckError::Broken(..) | CheckError::Repeats(_)) => loop {
                let digits = untried.last_mut()?;
                digits.pop();
                if !digits.is_empty() {
                    break;
                }
                untried.pop();
            },
            Err(other) => panic!("{other}:\n{proof}"),
        }
    }
    None
}

/// Asserts that a confirmed claim holds in real games, with repetition.
fn assert_holds(random: &mut Rng, proof: &str, checked: &Checked) {
    let broken = Strategy::read(proof, checked).broken(random, 3_000);
    assert_eq!(
        broken, None,
        "the checker confirms this proof, but a game breaks its claim:\n{proof}"
    );
}

/// Returns the number of cases to try: `CHECK_CASES` if set, otherwise `usual`.
pub fn cases(usual: u64) -> u64 {
    std::env::var("CHECK_CASES").map_or(usual, |cases| cases.parse().expect("a number"))
}

#[test]
fn confirmed_forgeries_are_true() {
    let cases = cases(600);
    let mut random = seeded(23);
    let (mut confirmed, mut refuted) = (0, 0);
    for _ in 0..cases {
        let rules = random_rules(2, &mut random);
        let Some(position) = any_small_position(&mut random, &rules) else { continue };
        let side = Side::new(random.usize(0..2));
        let mut game = Game::new(rules.clone(), position.clone());
        let modest = if random.bool() { 30 } else { 0 };
        let at_least = margin(&game, side) + random.i32(-12..=12) - modest;
        let head = format!(
            "o-an-quan proof 1\nrules {rules}\nposition {position}\nclaim {side} {at_least}\n"
        );
        let truth = forces(&mut game, side, at_least);
        refuted += u64::from(truth == Some(false));
        let Some(proof) = forge(&mut random, &rules, &head, side) else { continue };
        confirmed += 1;
        assert_ne!(
            truth,
            Some(false),
            "the checker confirms this proof, but its claim is false:\n{proof}"
        );
        let checked = checked(&proof).expect("a proof");
        assert_eq!((&checked.rules, &checked.position), (&rules, &position));
        assert_holds(&mut random, &proof, &checked);
    }
    let (few, all) = (cases / 20, format!("{confirmed} confirmed, {refuted} refuted of {cases}"));
    assert!(confirmed > few && refuted > few, "{all}");
}

#[test]
fn damaged_proofs_that_check_are_true() {
    let mut random = seeded(24);
    let mut confirmed = 0;
    for _ in 0..cases(10) {
        let (proof, verdict) = loop {
            let Some((rules, position, score)) = any_endgame(&mut random) else { continue };
            let solution = ask_on(2, &rules, &position, score).expect("the game is not over");
            if let Some(proof) = solution.proof {
                break (proof, solution.verdict);
            }
        };
        assert_eq!(verdict, Verdict::Proven, "{proof}");
        for _ in 0..200 {
            let mut bytes = proof.clone().into_bytes();
            for _ in 0..random.usize(1..4) {
                let at = random.usize(0..bytes.len());
                match random.u8(0..4) {
                    0 => drop(bytes.remove(at)),
                    1 => bytes.insert(at, random.u8(b'0'..=b'9')),
                    2 => bytes[at] = random.u8(b'0'..=b'9'),
                    _ => bytes[at] = random.choice(*b" ,-Q\n=:+q").expect("a byte"),
                }
            }
            let forged = String::from_utf8_lossy(&bytes).into_owned();
            let Ok(checked) = checked(&forged) else { continue };
            confirmed += u32::from(forged != proof);
            assert_holds(&mut random, &forged, &checked);
        }
    }
    assert!(confirmed > 0, "no damaged proof was confirmed");
}
