//! Matches of several rounds in the window: the sale, the next round, sold cells on the board.

use eframe::egui::{Key, Modifiers, Theme};

use crate::gui_support::{Opening, Window};
use o_an_quan::settings::BoardLook;
use o_an_quan::ui::theme::Palette;

/// A match one turn before the end of its first round: with 3+, Player 1 wins by ten points and buys
/// cell 11.
const LAST_TURN: &str =
    "[Rules \"classic series=fields\"]\n[Start \"0,0,0,1,0,0,Q,1,0,0,0,0 0 29,29\"]\n";

/// Opens this record, plays 3+ and waits for the result.
fn after_the_round(record: &str) -> Window {
    let mut window = Window::open();
    window.paste(record);
    window.press("Player 1, cell 3: 1 dân");
    window.press("Sow cell 3 to the right, anticlockwise");
    window.wait("the result", |window| window.says("points"));
    window
}

#[test]
fn a_round_ends_with_its_sale_and_the_next_one_begins() {
    let mut window = after_the_round(LAST_TURN);
    assert!(window.says("Round 1: Player 1 wins by 10 points"), "{:#?}", window.names());
    assert!(window.says("Hết quan, tàn dân, thu quân, bán ruộng"));
    assert!(window.says("Player 1 buys cell 11. Player 2 begins the next round."));
    assert!(window.has("Player 1: 6 fields") && window.has("Player 2: 4 fields"));
    assert!(!window.has("Play another match"), "the match goes on");
    window.act("Next round");
    assert!(window.has("Player 1, cell 11, bought from Player 2: 5 dân"), "{:#?}", window.names());
    assert!(
        window.says("Round 2. Player 1 buys cell 11. Player 2 to move"),
        "{:#?}",
        window.names()
    );
    window.press("Player 2, cell 7: 5 dân");
    window.press("Sow cell 7 to the left, anticlockwise");
    // The buyer may sow the cell, and the seller may not.
    assert!(window.is_enabled("Player 1, cell 11, bought from Player 2: 6 dân"));
}

#[test]
fn undo_goes_back_to_the_round_before_and_the_next_round_is_offered_below_the_board() {
    let mut window = after_the_round(LAST_TURN);
    window.act("Next round");
    window.act("Undo");
    assert!(window.says("Round 1: Player 1 wins!"), "{:#?}", window.names());
    window.act("Next round");
    assert!(window.says("Player 2 to move"), "{:#?}", window.names());
    window.act("Undo");
    window.act("Undo");
    window.act("Agree");
    assert!(window.has("Player 1, cell 3: 1 dân"), "{:#?}", window.names());
}

#[test]
fn ponds_and_half_sold_cells_have_names_of_their_own() {
    let mut window = Window::open();
    window.paste(
        "[Rules \"classic series=fields sold=pond\"]\n\
         [Start \"Q,5,5,5,5,0o,Q,5,5,5,5,5 0 0,0\"]\n",
    );
    let pond = "Pond, cell 5 of Player 1: dân that fall in go to Player 2";
    assert!(window.has(pond), "{:#?}", window.names());
    window.paste("[Rules \"classic series=fields\"]\n[Start \"Q,5,5,5,5,5,Q,5,5,5,5,5h 0 0,0\"]\n");
    let half = "Player 2, cell 11, half sold to Player 1: 5 dân";
    assert!(window.has(half), "{:#?}", window.names());
}

#[test]
fn a_match_ends_with_its_winner_and_the_points_of_all_rounds() {
    let record = LAST_TURN.replace("series=fields", "series=fields rounds=1");
    let mut window = after_the_round(&record);
    assert!(window.says("Player 1 wins the match!"), "{:#?}", window.names());
    assert!(window.says("Points over all rounds: 40 : 30."), "{:#?}", window.names());
    assert!(window.has("Play another match") && !window.has("Next round"));
    window.act("Look at the board");
    assert!(window.says("The match had one round."), "{:#?}", window.names());
}

#[test]
fn a_refill_with_fewer_cells_names_what_it_costs() {
    let mut window = Window::open();
    window.paste("[Rules \"classic series=fields\"]\n[Start \"Q,0,0,0,0,0,Q,1,0,0,0,0x 0 9,0\"]\n");
    window.let_seconds_pass(10.0);
    let refilled =
        "The cells of Player 1 are empty, so 6 dân go back, one into each: the score is 3.";
    assert!(window.says(refilled), "{:#?}", window.names());
    assert!(window.has("Player 1, cell 11, bought from Player 2: 1 dân"));
}

#[test]
fn resigning_a_round_gives_it_away_by_all_points_and_the_screen_says_so() {
    let mut window = Window::open();
    window
        .paste("[Rules \"classic series=fields\"]\n[Start \"Q,0,0,1,0,0,Q,1,0,0,0,0 0 24,24\"]\n");
    window.key_with(Modifiers::COMMAND, Key::R);
    let question =
        "The other side wins this round and gets all 70 points. That can decide the match.";
    assert!(window.has(question), "{:#?}", window.names());
    window.press_last("Resign");
    window.wait("the result", |window| window.says("wins the match"));
    assert!(window.says("So this round counts 70 : 0."), "{:#?}", window.names());
    assert!(!window.says("Hết quan"), "both quan are still there");
    assert!(window.says("Points over all rounds: 70 : 0."), "{:#?}", window.names());
}

#[test]
fn an_agreed_end_ends_the_round_only_and_is_not_repeated_in_the_next_one() {
    let mut window = Window::open();
    window
        .paste("[Rules \"classic series=fields\"]\n[Start \"Q,0,0,1,0,0,Q,1,0,0,0,0 0 30,18\"]\n");
    window.press("More");
    window.act("Offer to end the game");
    assert!(
        window.says("Only this round ends, with these points: Player 1: 31, Player 2: 19."),
        "{:#?}",
        window.names()
    );
    window.act("End the game");
    window.wait("the result", |window| window.says("Ended by agreement"));
    assert!(!window.says("Hết quan"), "both quan are still there");
    window.act("Next round");
    assert!(window.says("Round 2. Player 1 buys"), "{:#?}", window.names());
    assert!(!window.says("agreed to end"), "{:#?}", window.names());
}

#[test]
fn a_match_that_ends_twice_because_its_end_was_taken_back_is_listed_once() {
    let folder = tempfile::tempdir().unwrap();
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, ..Opening::default() }.open();
    window.paste(&LAST_TURN.replace("series=fields", "series=fields rounds=1"));
    for end in ["the first end", "the second end"] {
        window.press("Player 1, cell 3: 1 dân");
        window.press("Sow cell 3 to the right, anticlockwise");
        window.wait(end, |window| window.says("Player 1 wins the match!"));
        window.act("Look at the board");
        if end == "the first end" {
            window.act("Undo");
            window.act("Agree");
        }
    }
    window.press("Home");
    window.press("My games");
    window.wait("the list", |window| window.has("1 game"));
}

#[test]
fn the_small_board_of_a_match_in_the_list_shows_the_sold_cell() {
    let folder = tempfile::tempdir().unwrap();
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, theme: Theme::Light, ..Opening::default() }.open();
    window.paste(LAST_TURN);
    window.press("Player 1, cell 3: 1 dân");
    window.press("Sow cell 3 to the right, anticlockwise");
    window.wait("the result", |window| window.says("points"));
    window.act("Next round");
    window.press("New game");
    window.press_last("New game");
    window.press("Home");
    window.press("My games");
    window.wait("the list", |window| window.has("1 game"));
    let buyer = Palette::of(BoardLook::Yard, Theme::Light).sides[0];
    window.wait("the small board", |window| !window.strokes_of(buyer).is_empty());
}
