//! Checking proofs that list gains: every confirmed claim is true, even if the proof is forged.

use crate::all_lines::{any_small_position, margin};
use crate::check::cases;
use crate::solve::{any_endgame, ask};
use crate::support::random::seeded;
use crate::support::random_rules::random_rules;
use fastrand::Rng;
use o_an_quan::ai::solve::{CheckError, Checked, check};
use o_an_quan::rules::{
    Game, GameEnd, Move, Position, Refill, Rules, Side, growth_limit, play, play_within,
};
use std::collections::HashMap;

/// Far more memory than any proof of these tests needs, in bytes.
const MEMORY: usize = 1 << 26;

fn checked(proof: &str) -> Result<Checked, CheckError> {
    check(proof.as_bytes(), MEMORY)
}

/// Returns a proof of a few lines, some of them with a move.
fn small_proof() -> String {
    let mut random = seeded(25);
    let rules = Rules::classic();
    loop {
        let Some(position) = any_small_position(&mut random, &rules) else { continue };
        let Some(solution) = ask(&rules, &position, random.i32(-10..10)) else { continue };
        let Some(proof) = solution.proof else { continue };
        let lines = proof.lines().skip(4);
        if (8..40).contains(&lines.clone().count()) && lines.clone().any(|line| line.contains('+'))
        {
            return proof;
        }
    }
}

#[test]
fn a_damaged_line_is_refused_with_its_number() {
    let proof = small_proof();
    assert!(checked(&proof).is_ok());
    assert!(checked(&proof.replace('\n', "\r\n")).is_ok());
    assert!(checked(proof.trim_end()).is_ok());
    let line = proof.lines().nth(4).expect("a line").to_owned();
    let damaged = [
        String::new(),
        format!("{line} "),
        format!(" {line}"),
        line.replacen(' ', "  ", 1),
        line.replacen(',', ",0", 1),
        line.replacen(',', ",,", 1),
        line.replacen(',', ",x", 1),
        line.replacen(',', ",1000,", 1),
        format!("{line} 0 0"),
        "0,0,0,0,0,0,0,1,0,0,0,0 1 5".to_owned(),
        "Q,1,0,0,0,0,Q,1,0,0,0,0 2 5".to_owned(),
        "Q,1,0,0,0,0,Q,1,0,0,0,0 1 +5".to_owned(),
        "Q,1,0,0,0,0,Q,1,0,0,0,0 1 05".to_owned(),
        "Q,1,0,0,0,0,Q,1,0,0,0,0 1 100000".to_owned(),
        "Q,1,0,0,0,0,Q,1,0,0,0,0 0 5 1".to_owned(),
        "Q,1,0,0,0,0,Q,1,0,0,0,0 0 5 01+".to_owned(),
    ];
    for damaged in damaged {
        let forged = proof.replacen(&line, &damaged, 1);
        assert!(
            matches!(checked(&forged), Err(CheckError::Line(5, _))),
            "{damaged:?}: {:?}",
            checked(&forged)
        );
    }
    let twice = format!("{proof}{line}\n");
    assert!(matches!(checked(&twice), Err(CheckError::Twice(..))));
}

#[test]
fn a_claim_without_its_line_is_refused() {
    let proof = small_proof();
    let head = proof.lines().take(4).map(|line| format!("{line}\n")).collect::<String>();
    assert!(matches!(checked(&head), Err(CheckError::NoStart(_))));
    let claim = head.lines().nth(3).expect("a claim");
    let (side, points) = claim.rsplit_once(' ').expect("points");
    let more = points.parse::<i32>().expect("a number") + 100;
    let forged = proof.replacen(claim, &format!("{side} {more}"), 1);
    assert!(matches!(checked(&forged), Err(CheckError::NoStart(_))));
    // No line can be left out either.
    for left_out in 4..proof.lines().count() {
        let lines = proof.lines().enumerate().filter(|(number, _)| *number != left_out);
        let forged: String = lines.map(|(_, line)| format!("{line}\n")).collect();
        assert!(checked(&forged).is_err(), "{forged}");
    }
}

#[test]
fn a_proof_that_needs_more_memory_than_allowed_lists_too_many_positions() {
    assert!(matches!(check(small_proof().as_bytes(), 700), Err(CheckError::TooMany(2))));
}

#[test]
fn a_move_that_is_missing_or_illegal_is_refused() {
    let proof = small_proof();
    let mut lines = proof.lines().skip(4);
    let line = lines.find(|line| line.split(' ').count() == 4).expect("a move");
    let (position, _) = line.rsplit_once(' ').expect("a move");
    assert!(matches!(checked(&proof.replacen(line, position, 1)), Err(CheckError::NoMove(_))));
    for illegal in ["0+", "6-", "13+"] {
        let forged = proof.replacen(line, &format!("{position} {illegal}"), 1);
        assert!(matches!(checked(&forged), Err(CheckError::IllegalMove(..))), "{forged}");
    }
}

/// The cells and the side to move and, where they matter, the stores.
type Key = String;

/// A strategy of one side: the positions that it can lead to, each with the move of that side.
struct Strategy {
    rules: Rules,
    start: Position,
    side: Side,
    moves: HashMap<Key, Option<Move>>,
}

/// A turn of a strategy: how much more its side is ahead, and the position after it, or `None` if the game
/// is over.
type Step = (i32, Option<Key>);

fn key(rules: &Rules, position: &Position) -> Key {
    let text = position.to_string();
    match rules.refill {
        Refill::Borrow => text.rsplit_once(' ').expect("stores").0.to_owned(),
        Refill::End | Refill::Lend => text,
    }
}

fn lead(position: &Position, side: Side) -> i32 {
    position.store(side) - position.store(side.next(2))
}

impl Strategy {
    /// Returns a random strategy from a small position with its steps, or `None` if it leads to too many
    /// positions.
    fn any(random: &mut Rng) -> Option<(Strategy, HashMap<Key, Vec<Step>>)> {
        const MOST: usize = 400;
        let rules = random_rules(2, random);
        let start = any_small_position(random, &rules)?;
        start.to_move()?;
        let side = Side::new(random.usize(0..2));
        let limit = growth_limit(&rules, &start);
        let likes_to_return = random.u8(0..4) > 0;
        let (mut moves, mut steps) = (HashMap::new(), HashMap::new());
        let mut open = vec![start.clone()];
        while let Some(position) = open.pop() {
            let at = key(&rules, &position);
            if moves.contains_key(&at) {
                continue;
            }
            let mut played = position.legal_moves(&rules);
            let is_own = position.to_move() == Some(side);
            if is_own {
                random.shuffle(&mut played);
                // A strategy that returns to its own positions has loops.
                played.sort_by_cached_key(|mv| {
                    let turn = play(&rules, &position, *mv).expect("a legal move");
                    let returns = moves.contains_key(&key(&rules, &turn.after));
                    (turn.end.is_some(), likes_to_return && !returns)
                });
                played.truncate(1);
            }
            moves.insert(at.clone(), is_own.then(|| played[0]));
            if moves.len() > MOST {
                return None;
            }
            let list: &mut Vec<Step> = steps.entry(at).or_default();
            for mv in played {
                let turn = play_within(limit, &rules, &position, mv).expect("a legal move");
                let taken = lead(&turn.after, side) - lead(&position, side);
                if turn.end.is_some() {
                    list.push((taken, None));
                } else {
                    list.push((taken, Some(key(&rules, &turn.after))));
                    open.push(turn.after);
                }
            }
        }
        Some((Strategy { rules, start, side, moves }, steps))
    }

    /// Returns the greatest gains that agree with every step, without regard to repetition; `None` if
    /// a loop loses more and more, or none ever ends.
    fn gains(&self, steps: &HashMap<Key, Vec<Step>>) -> Option<HashMap<Key, i32>> {
        const MOST: i32 = 300;
        let mut gains: HashMap<&Key, i32> = steps.keys().map(|at| (at, MOST)).collect();
        loop {
            let mut is_stable = true;
            for (at, list) in steps {
                let gain =
                    |(taken, next): &Step| taken + next.as_ref().map_or(0, |next| gains[next]);
                let least = list.iter().map(gain).min().expect("a move");
                if least < gains[at] {
                    is_stable = false;
                    gains.insert(at, least);
                }
                if least < -MOST {
                    return None;
                }
            }
            if is_stable {
                break;
            }
        }
        let gains: HashMap<Key, i32> =
            gains.into_iter().map(|(at, gain)| (at.clone(), gain)).collect();
        (gains[&key(&self.rules, &self.start)] < MOST / 2).then_some(gains)
    }

    /// Returns the text of a proof in which every gain is lowered by `less`, and its claim.
    fn proof(&self, gains: &HashMap<Key, i32>, less: i32) -> (String, i32) {
        let Strategy { rules, start, side, moves } = self;
        let at_least = lead(start, *side) + gains[&key(rules, start)] - less;
        let mut text = format!(
            "o-an-quan proof 2\nrules {rules}\nposition {start}\nclaim {side} {at_least}\n"
        );
        for (at, mv) in moves {
            let mut parts = at.split(' ');
            let (cells, to_move) = (parts.next().expect("cells"), parts.next().expect("a side"));
            let gain = match parts.next() {
                None => gains[at] - less,
                Some(_) => at_least - lead(&Position::parse(at, rules).expect("a position"), *side),
            };
            let mv = mv.map_or(String::new(), |mv| format!(" {mv}"));
            text += &format!("{cells} {to_move} {gain}{mv}\n");
        }
        (text, at_least)
    }

    /// Plays random games against the strategy and returns one that ends below the claim.
    fn broken(&self, random: &mut Rng, at_least: i32) -> Option<Game> {
        (0..60).find_map(|_| {
            let mut game = Game::new(self.rules.clone(), self.start.clone());
            while game.end().is_none() {
                let own = self.moves[&key(&self.rules, game.position())];
                let mv = own.or_else(|| random.choice(game.legal_moves())).expect("a move");
                game.play(mv).expect("a legal move");
            }
            (margin(&game, self.side) < at_least).then_some(game)
        })
    }
}

/// Returns whether a strategy can come back to a position.
fn has_loop(steps: &HashMap<Key, Vec<Step>>) -> bool {
    let mut left: HashMap<&Key, &Vec<Step>> = steps.iter().collect();
    loop {
        let leads_on = |list: &Vec<Step>| {
            list.iter().any(|(_, next)| next.as_ref().is_some_and(|next| left.contains_key(next)))
        };
        let last: Vec<&Key> =
            left.iter().filter(|(_, list)| !leads_on(list)).map(|(at, _)| *at).collect();
        if last.is_empty() {
            return !left.is_empty();
        }
        for at in last {
            left.remove(at);
        }
    }
}

#[test]
fn forged_gains_are_confirmed_only_if_no_game_falls_below_the_claim() {
    let cases = cases(300);
    let mut random = seeded(26);
    let (mut confirmed, mut refused, mut broken_by_repetition) = (0, 0, 0);
    let mut tried = 0;
    while tried < cases {
        let Some((strategy, steps)) = Strategy::any(&mut random) else { continue };
        // Without a loop, there is little to forge.
        if !has_loop(&steps) && random.u8(0..100) > 0 {
            continue;
        }
        let Some(gains) = strategy.gains(&steps) else { continue };
        tried += 1;
        let less = random.choice([0, 0, 0, 1, 2, 4, 8]).expect("a number");
        let (proof, at_least) = strategy.proof(&gains, less);
        let broken = strategy.broken(&mut random, at_least);
        match checked(&proof) {
            Ok(_) => {
                confirmed += 1;
                let game = broken.map(|game| {
                    (game.end(), game.turns().map(|t| t.mv.to_string()).collect::<Vec<_>>())
                });
                assert_eq!(game, None, "a game breaks the claim of\n{proof}");
            }
            Err(CheckError::Repeats(_) | CheckError::Idle(..) | CheckError::NoStart(_)) => {
                refused += 1;
                let end = broken.and_then(|game| game.end());
                let by_history = [GameEnd::Repetition, GameEnd::NoProgress];
                broken_by_repetition += u64::from(end.is_some_and(|end| by_history.contains(&end)));
            }
            Err(CheckError::Broken(..)) if strategy.rules.refill.can_fail() => {}
            Err(other) => panic!("{other}:\n{proof}"),
        }
    }
    let counts =
        format!("{confirmed} confirmed, {refused} refused, {broken_by_repetition} of them broken");
    assert!(confirmed > cases / 4 && refused > 0 && broken_by_repetition > 0, "{counts}");
}

#[test]
fn damaged_gains_that_check_are_true() {
    let mut random = seeded(27);
    let mut confirmed = 0;
    let mut refused = 0;
    let mut proofs = 0;
    while proofs < cases(400).div_ceil(20) {
        let Some((rules, position, score)) = any_endgame(&mut random) else { continue };
        let Some(proof) = ask(&rules, &position, score).and_then(|solution| solution.proof) else {
            continue;
        };
        proofs += 1;
        for _ in 0..20 {
            let mut lines: Vec<String> = proof.lines().map(str::to_owned).collect();
            let at = random.usize(3..lines.len());
            let parts: Vec<&str> = lines[at].split(' ').collect();
            let place = parts.len().min(3) - 1;
            let mut parts: Vec<String> = parts.into_iter().map(str::to_owned).collect();
            match random.u8(0..3) {
                0 => drop(lines.remove(at)),
                1 if parts.len() == 4 => {
                    parts[3] =
                        format!("{}{}", random.u8(1..12), random.choice(["+", "-"]).expect("one"));
                    lines[at] = parts.join(" ");
                }
                _ => {
                    let number: i32 = parts[place].parse().expect("a number");
                    parts[place] =
                        (number + random.choice([-2, -1, 1, 2]).expect("one")).to_string();
                    lines[at] = parts.join(" ");
                }
            }
            let forged = lines.join("\n") + "\n";
            match checked(&forged) {
                Ok(claim) => {
                    confirmed += 1;
                    let is_first = claim.side == position.to_move().expect("a side");
                    let most = if is_first { score } else { -score };
                    assert!(
                        claim.at_least <= most,
                        "{} is more than {most}:\n{forged}",
                        claim.at_least
                    );
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(confirmed > 0 && refused > 0, "{confirmed} confirmed, {refused} refused");
}
