//! Ô ăn quan obeys the laws of the table. The tests of each further game are in its crate.

use o_an_quan::ai::Level;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Game as Match, Position, Preset, Rules};
use tabletop::{Game, laws};

use crate::support::random::seeded;
use crate::support::random_rules::random_rules;

/// More turns than any random game takes.
const MAX: usize = 3_000;

#[test]
fn options_give_the_rules_of_every_preset() {
    assert_eq!(OAnQuan::from_options(""), OAnQuan::usual());
    for (preset, sides) in Preset::ALL.iter().flat_map(|preset| (2..=4).map(move |it| (preset, it)))
    {
        laws::options_give_the_game(&OAnQuan(preset.rules().fitted_to(sides)));
    }
    let mut random = seeded(18);
    for number in 0..1_000 {
        laws::options_give_the_game(&OAnQuan(random_rules(2 + number % 3, &mut random)));
    }
}

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

#[test]
fn questions_obey_the_laws_of_the_table() {
    let mut random = seeded(19);
    for number in 0..6 {
        let game = OAnQuan(random_rules(2 + number % 3, &mut random));
        let done = laws::random_match::<OAnQuan>(&game, MAX, |below| random.usize(0..below));
        for entries in [0, 7, done.entries().len()] {
            let midway = done.up_to(entries);
            laws::questions_survive_as_text::<OAnQuan>(&midway, random.u64(..));
        }
    }
}

#[test]
fn questions_about_a_record_that_went_on_past_its_end_obey_the_laws_of_the_table() {
    let rules = Rules::classic();
    let start = Position::parse("Q9,1,0,0,0,0,Q9,1,0,0,0,0 0 0,0", &rules).expect("a position");
    let mut game = Match::new(rules, start);
    let moves = ["1+", "7+", "2-", "8-"].iter().cycle().map(|mv| mv.parse().expect("a move"));
    for (index, mv) in moves.take(71).enumerate() {
        if index < 66 {
            game.replay(mv).expect("a legal move");
        } else {
            game.play(mv).expect("a legal move");
        }
        if index % 8 == 7 || index > 64 {
            laws::questions_survive_as_text::<OAnQuan>(&game, 3);
        }
    }
    assert_ne!(game.uncounted_turns(), 0);
}
