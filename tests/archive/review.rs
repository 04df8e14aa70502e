//! Reviews: a review is saved with its game.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use o_an_quan::archive::{Autosave, Library, SavedGame, SavedReview, VERSION};
use o_an_quan::controller::{BetterMove, ExpectedMargin, Review, Session, TurnReview};
use o_an_quan::rules::Departure;
use o_an_quan::storage::ron_text;

use crate::{label, mv, names, no_waker, played, saved};

const MOVES: &str = "2+ 9- 4+ 8-";

/// Returns a game that was stopped after these moves.
fn unfinished_game(moves: &str) -> Session {
    let mut session = played(moves);
    session.depart(Departure::Stopped).expect("the game is not over");
    session
}

/// Returns a review of that game, with a mistake in its third turn only.
fn review(session: &Session) -> Review {
    let judged = |margin, better| TurnReview { expected: expected(margin, false), better };
    let fault = BetterMove { mv: mv("5-"), lost: 6, proven: true };
    let turns = [judged(4, None), judged(-4, None), judged(4, Some(fault)), judged(2, None)];
    Review::new(session.game(), turns.to_vec(), Some(expected(-2, true))).expect("it fits")
}

fn expected(margin: i32, proven: bool) -> ExpectedMargin {
    ExpectedMargin { margin, proven }
}

/// Returns the text of a file with that game and that review.
fn text() -> String {
    let session = unfinished_game(MOVES);
    let mut game = saved(&label(), &session);
    game.review = Some(SavedReview::of(&review(&session)));
    ron_text(VERSION, &game).expect("a text")
}

/// Returns the review in a file of the library, if there is one.
fn saved_review(library: &Library, file: &OsStr) -> Option<Review> {
    let (game, state) = library.open(file).expect("a game");
    game.review(state.game()).expect("it fits")
}

/// Returns the game in a file of the library.
fn game_in(library: &Library, file: &OsStr) -> SavedGame {
    library.open(file).expect("a game").0
}

#[test]
fn a_review_comes_back_as_it_was() {
    let (game, state) = SavedGame::parse(text().as_bytes()).expect("a game");
    assert_eq!(game.review(state.game()), Ok(Some(review(&unfinished_game(MOVES)))));
}

#[test]
fn games_of_older_versions_have_no_review() {
    let first = include_bytes!("../data/saved-game-1.ron");
    let (game, state) = SavedGame::parse(first).expect("a game");
    assert_eq!(game.review(state.game()), Ok(None));
}

#[test]
fn a_review_that_does_not_fit_the_moves_is_refused_with_its_place() {
    let whole = text();
    let refusal = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from} in {whole}");
        SavedGame::parse(whole.replace(from, to).as_bytes()).expect_err("no game").to_string()
    };
    let third = "is damaged (review, move 3: the judgement of this move is impossible)";
    // A better move that is the played one, illegal, not a move, or no better.
    assert_eq!(refusal("move: \"5-\"", "move: \"4+\""), third);
    assert_eq!(refusal("move: \"5-\"", "move: \"9+\""), third);
    assert_eq!(refusal("move: \"5-\"", "move: \"left\""), third);
    assert_eq!(refusal("lost: 6", "lost: 0"), third);
    assert_eq!(refusal("lost: 6", "lost: -2147483648"), third);
    let fourth = "is damaged (review, move 4: the judgement of this move is impossible)";
    assert_eq!(refusal("(expected: 2)", "(expected: 2147483647)"), fourth);
    assert_eq!(
        refusal("(expected: 2)", "(expected: 2), (expected: 2)"),
        "is damaged (review: 4 moves need 4 judgements; there are 5)"
    );
    let after = "is damaged (review: the judgement of the final position does not match it)";
    assert_eq!(refusal("after: Some((expected: -2, proven: true))", "after: None"), after);
    assert_eq!(refusal("(expected: -2,", "(expected: -100000,"), after);
    let place = refusal("lost: 6", "lost: 99999999999");
    assert!(place.starts_with("is damaged ("), "{place}");
}

#[test]
fn a_review_is_saved_in_the_file_of_its_game_and_changes_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let (label, session) = (label(), unfinished_game(MOVES));
    let game = saved(&label, &session);
    // Another game with the same beginning has the first file; this game has the second.
    library.add(&saved(&label, &unfinished_game("2+ 9- 4+ 10-"))).unwrap();
    let file = library.add(&game).unwrap();
    library.rename(&file, "Ván hay").unwrap();
    let before = game_in(&library, &file);

    let review = review(&session);
    assert!(library.save_review(&game.id, session.game(), &review).unwrap());
    assert_eq!(saved_review(&library, &file), Some(review.clone()));
    assert_eq!(library.review(&label.id, session.game()), Some(review.clone()));
    assert_eq!(library.review(&label.id, played(MOVES).game()), None, "another game");
    assert_eq!(SavedGame { review: None, ..game_in(&library, &file) }, before);
    let other = OsStr::new(&label.id.file_name()).to_owned();
    assert_ne!(other, file);
    assert_eq!(saved_review(&library, &other), None);
    // Neither renaming the game nor adding it again removes the review.
    library.rename(&file, "Ván rất hay").unwrap();
    library.add(&game).unwrap();
    assert_eq!(saved_review(&library, &file), Some(review));
}

#[test]
fn a_review_does_not_undelete_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let session = unfinished_game(MOVES);
    let game = saved(&label(), &session);
    let file = library.add(&game).unwrap();
    let deleted = library.delete(&file).unwrap();
    let found = review(&session);
    assert!(!library.save_review(&game.id, session.game(), &found).unwrap());
    assert_eq!(names(folder.path()), ["deleted"]);
    library.bring_back(&deleted).unwrap();
    assert_eq!(saved_review(&library, &file), None, "the deleted game is unchanged");
    assert!(library.save_review(&game.id, session.game(), &found).unwrap());
}

#[test]
fn a_damaged_file_is_not_replaced_by_a_review() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let session = unfinished_game(MOVES);
    let game = saved(&label(), &session);
    let path = folder.path().join(library.add(&game).unwrap());
    let half = fs::read(&path).unwrap()[..200].to_vec();
    fs::write(&path, &half).unwrap();
    assert!(!library.save_review(&game.id, session.game(), &review(&session)).unwrap());
    assert_eq!(fs::read(&path).unwrap(), half);
}

#[test]
fn a_game_that_continues_drops_its_review() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let (label, session) = (label(), played(MOVES));
    let file = library.add(&saved(&label, &session)).unwrap();
    let found = review(&session);
    assert!(library.save_review(&label.id, session.game(), &found).unwrap());
    assert_eq!(library.add(&saved(&label, &unfinished_game("2+ 9- 4+ 8- 3-"))).unwrap(), file);
    assert_eq!(saved_review(&library, &file), None);
}

#[test]
fn reviews_and_titles_from_two_windows_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let session = unfinished_game(MOVES);
    let game = saved(&label(), &session);
    let library = Library::new(folder.path());
    let file = library.add(&game).unwrap();
    let found = review(&session);
    let played = session.game();
    for round in 0..20 {
        let title = format!("Ván {round}");
        std::thread::scope(|scope| {
            scope.spawn(|| library.save_review(&game.id, played, &found).unwrap());
            scope.spawn(|| library.rename(&file, &title).unwrap());
        });
        let there = game_in(&library, &file);
        let review = there.review(played).expect("it fits");
        assert_eq!((there.title, review.as_ref()), (title, Some(&found)));
    }
}

#[test]
fn a_review_is_written_after_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let (autosave, _) = Autosave::open(folder.path(), no_waker());
    let session = unfinished_game(MOVES);
    let game = saved(&label(), &session);
    let review = review(&session);
    autosave.file(game.clone());
    autosave.save_review(game.id.clone(), session.game().clone(), review.clone());
    // The review of a game that is not in the library is dropped without an error.
    autosave.save_review(label().id, session.game().clone(), review.clone());
    assert!(autosave.flush());
    let library = autosave.library();
    assert_eq!(saved_review(library, game.id.file_name().as_ref()), Some(review));
    assert_eq!(names(Path::new(library.folder())), [game.id.file_name()]);
}
