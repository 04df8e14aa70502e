//! Ô ăn quan obeys the laws of the table. The tests of each further game are in its crate.

use o_an_quan::ai::Level;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::Rules;
use tabletop::laws;

use crate::support::random::seeded;
use crate::support::random_rules::random_rules;

/// More turns than any random game takes.
const MAX: usize = 3_000;

#[test]
fn o_an_quan_obeys_the_laws_of_the_table() {
    let mut random = seeded(17);
    for number in 0..60 {
        let rules = random_rules(2 + number % 3, &mut random);
        let game = OAnQuan(Rules { rounds: 4, ..rules });
        let done = laws::random_match::<OAnQuan>(&game, MAX, |below| random.usize(0..below));
        let midway = done.up_to(random.usize(0..done.entries().len()));
        laws::everyone_may_leave_once::<OAnQuan>(&midway);
        laws::the_advice_fits::<OAnQuan>(&midway);
        laws::the_advice_fits::<OAnQuan>(&done);
        for level in [Level::Beginner, Level::Easy, Level::Medium, Level::Expert] {
            laws::the_computer_answers::<OAnQuan>(level, &midway, random.u64(..));
            laws::the_computer_answers::<OAnQuan>(level, &done, random.u64(..));
        }
    }
}
