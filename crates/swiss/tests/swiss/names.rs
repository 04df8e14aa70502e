//! Names, class lists, and the limits of tournaments.

use swiss::{ClassList, PlayerName, Refused, Tournament, most_rounds, usual_rounds};

use super::names;

fn read(text: &str) -> (Vec<String>, Vec<(usize, String)>) {
    let list = ClassList::read(text);
    let refused = list.refused.into_iter().map(|(line, why)| (line, why.to_string()));
    (list.names.iter().map(PlayerName::to_string).collect(), refused.collect())
}

#[test]
fn a_pasted_class_list_gives_the_names() {
    let (names, refused) =
        read("  An \n\n2. Bình  Minh\r\n3) Chi\n4\tLê Thị Dũng\t5A\n  \n05 Em\n");
    assert_eq!(names, ["An", "Bình Minh", "Chi", "Lê Thị Dũng", "Em"]);
    assert!(refused.is_empty());
    assert_eq!(read("1\n2.\n---\n"), (Vec::new(), Vec::new()));
}

#[test]
fn the_same_name_twice_is_refused_however_it_is_written() {
    // The second is in capitals, the third in the decomposed form of Unicode.
    let (names, refused) = read("Bình An\nBÌNH  AN\nBi\u{300}nh An\nBình Anh");
    assert_eq!(names, ["Bình An", "Bình Anh"]);
    let lines: Vec<usize> = refused.iter().map(|(line, _)| *line).collect();
    assert_eq!(lines, [2, 3]);
    assert!(refused[0].1.contains("BÌNH AN is there twice"), "{}", refused[0].1);
}

#[test]
fn names_have_letters_and_at_most_thirty_as_people_count_them() {
    assert_eq!(PlayerName::new(" \u{200b}7 "), Err(Refused::Nameless));
    let longest = "ă".repeat(PlayerName::MAX);
    assert_eq!(PlayerName::new(&longest).unwrap().as_str(), longest);
    // A letter with accents of its own counts once, in whatever form it is typed.
    let decomposed = "a\u{306}".repeat(PlayerName::MAX);
    assert_eq!(PlayerName::new(&decomposed).unwrap().as_str(), longest);
    let without_composed_form = "x\u{302}\u{323}".repeat(PlayerName::MAX);
    assert!(PlayerName::new(&without_composed_form).is_ok());
    let (names, refused) = read(&format!("An\n{longest}ă"));
    assert_eq!(names, ["An"]);
    assert!(refused[0].1.contains("31 letters"), "{refused:?}");
}

#[test]
fn a_tournament_has_two_to_sixty_players_and_a_possible_number_of_rounds() {
    assert_eq!(Tournament::new(names(1), 1, 0).unwrap_err(), Refused::TooFew(1));
    assert_eq!(Tournament::new(names(61), 5, 0).unwrap_err(), Refused::TooMany(61));
    assert_eq!(Tournament::new(names(6), 6, 0).unwrap_err(), Refused::Rounds(6, 1, 5));
    assert_eq!(Tournament::new(names(6), 0, 0).unwrap_err(), Refused::Rounds(0, 1, 5));
    assert!(Tournament::new(names(5), 5, 0).is_ok() && Tournament::new(names(5), 6, 0).is_err());
    let mut full = Tournament::new(names(60), 59, 0).unwrap();
    assert_eq!(full.join(PlayerName::new("Muộn").unwrap()), Err(Refused::TooMany(61)));
    let mut two = Tournament::new(names(2), 1, 0).unwrap();
    assert!(matches!(two.join(PlayerName::new("BẠN 2").unwrap()), Err(Refused::Twice(_))));
}

#[test]
fn the_usual_rounds_leave_one_unbeaten_player_and_one_more_round() {
    let usual = [2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 60].map(usual_rounds);
    assert_eq!(usual, [1, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]);
    assert_eq!([2, 3, 4, 5, 59, 60].map(most_rounds), [1, 3, 3, 5, 59, 59]);
}
