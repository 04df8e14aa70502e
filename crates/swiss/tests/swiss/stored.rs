//! The stored form.

use swiss::{CannotPair, Outcome, Tournament};

use super::{names, play_round, tournament};

/// Returns why a text is not a tournament.
fn refusal(text: &str) -> String {
    ron::from_str::<Tournament>(text).unwrap_err().to_string()
}

#[test]
fn a_stored_tournament_goes_on_as_it_would_have() {
    let mut original = Tournament::new(names(11), 5, 77).unwrap();
    for _ in 0..4 {
        let text = ron::to_string(&original).unwrap();
        let mut copy: Tournament = ron::from_str(&text).unwrap();
        assert_eq!(copy, original);
        play_round(&mut original, |_, _| Outcome::SecondWon);
        play_round(&mut copy, |_, _| Outcome::SecondWon);
        assert_eq!(copy, original);
    }
}

#[test]
fn an_unfinished_round_is_stored_and_ends_before_the_next() {
    let mut four = tournament(&["An", "Bình", "Chi", "Dũng"], 3, 2);
    four.pair_next().unwrap();
    four.set_outcome(0, 1, Some(Outcome::Draw));
    let copy: Tournament = ron::from_str(&ron::to_string(&four).unwrap()).unwrap();
    assert_eq!(copy.can_pair(), Err(CannotPair::ResultsMissing(1)));
    assert_eq!(copy.rounds()[0].games[1].outcome, Some(Outcome::Draw));
    assert!(!copy.is_over());
}

/// A tournament of two players after its only round.
const TWO: &str = r#"(
    players: [(name: "An", present: true), (name: "Bình", present: true)],
    planned: 1,
    seed: 0,
    rounds: [(games: [(first: 0, second: 1, outcome: Some(Draw))], free: None)],
)"#;

#[test]
fn edited_files_are_refused_with_a_reason() {
    let changed = |from: &str, to: &str| {
        let changed = TWO.replacen(from, to, 1);
        assert_ne!(changed, TWO, "{from}");
        refusal(&changed)
    };
    assert!(ron::from_str::<Tournament>(TWO).unwrap().is_over());
    assert!(changed("Bình", "an").contains("is there twice"));
    assert!(changed("Bình", "").contains("at least one letter"));
    assert!(changed("planned: 1", "planned: 9").contains("1 to 1 rounds"));
    for wrong in ["second: 7", "second: 0"] {
        assert!(changed("second: 1", wrong).contains("players of round 1"));
    }
    let round = "(games: [(first: 1, second: 0, outcome: None)], free: None)";
    let again = format!("rounds: [{round}, ");
    assert!(changed("rounds: [", &again).contains("result of round 1 is missing"));
    let played = again.replace("None)]", "Some(Draw))]");
    assert!(changed("rounds: [", &played).contains("meet again in round 2"));
}
