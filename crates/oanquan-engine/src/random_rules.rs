//! Random rules for tests, of this crate and of the program.

use basics::chance;
use oanquan::{
    Directions, EmptyQuan, Ending, FirstQuan, Half, Handicap, OccupiedQuan, QuanStones, Refill,
    Remainder, Rules, Sale, Series, Sold,
};

/// Returns random rules for this number of sides, with compatible options; classic values are
/// frequent.
pub fn random_rules(sides: usize, random: &mut fastrand::Rng) -> Rules {
    let mut rules = Rules { sides, ..Rules::classic() };
    let or_classic = |random: &mut fastrand::Rng, classic: u8, least: u8, most: u8| {
        if random.bool() { classic } else { random.u8(least..=most) }
    };
    if random.bool() {
        rules.empty_quan = EmptyQuan::Passes;
    }
    if random.bool() {
        rules.refill = Refill::End;
    }
    if random.bool() {
        rules.first_quan = FirstQuan::Forbidden;
    }
    rules.quan_value = or_classic(random, 10, 1, 50);
    rules.dan = or_classic(random, 5, 1, 20);
    rules.quan_dan = or_classic(random, 0, 0, 50);
    match random.u8(0..4) {
        0 => rules.quan = QuanStones::Dan,
        _ => {
            rules.young_quan = or_classic(random, 0, 0, 20);
            rules.ending = if random.bool() { Ending::Pieces } else { Ending::Cells };
        }
    }
    if random.u8(0..4) == 0 {
        let handicaps = ["0:1+5:0", "1::10", "0::3", "1:8+9+10+11:40"];
        let handicap = chance::choice(random, handicaps).expect("a handicap");
        rules.handicap = Some(Handicap::parse(handicap).expect("a handicap"));
    }
    // Drawn from a copy, so that a seed still gives the games that it gave without these options.
    let mut random = random.clone();
    if sides == 2 && random.u8(0..4) == 0 {
        rules.series = Series::Fields;
        rules.sale = if random.bool() { Sale::Threshold } else { Sale::Difference };
        rules.half = if random.bool() { Half::No } else { Half::Yes };
        rules.sold = if random.bool() { Sold::Pond } else { Sold::Owned };
    }
    if random.u8(0..4) == 0 {
        let or_usual = |random: &mut fastrand::Rng| random.u8(0..3) > 0;
        rules.direction = if or_usual(&mut random) { Directions::Plus } else { Directions::Both };
        let gives = or_usual(&mut random);
        rules.occupied_quan = if gives { OccupiedQuan::GivesOne } else { OccupiedQuan::Stops };
        let splits = sides == 2 && or_usual(&mut random);
        rules.remainder = if splits { Remainder::Split } else { Remainder::Rows };
    }
    if random.u8(0..3) == 0 {
        rules.refill = Refill::Lend;
    }
    rules.validate().expect("options that fit together");
    rules
}
