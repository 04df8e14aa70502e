//! How games in rooms end, and what each player reads then.

use super::kept::three_at_oanquan;
use super::{HOST, WhenThere as _, sow, two_at, until, until_says};
use crate::gui_support::Window;

#[test]
fn a_claimed_game_says_once_who_was_away() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    guest.act_when_there("Leave");
    guest.press_last("Leave");
    // The host waits 20 seconds for who has left.
    host.act_when_there("Claim the game");
    until_says(&mut [&mut host], "Lan was away for too long, so you win.");
    assert!(!host.says("has left") && !host.says("come back"), "{:?}", host.names());
    guest.enter("Address", &HOST.with_borrow(String::clone));
    until_says(&mut [&mut guest, &mut host], "You were away for too long, so Nam wins.");
    assert!(!guest.says("come back"), "{:?}", guest.names());
}

#[test]
fn who_stays_away_from_a_game_of_three_is_put_out_and_the_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let folders = ["host", "lan", "mai"].map(|name| folder.path().join(name));
    let [mut host, mut lan, mut mai] = three_at_oanquan(&folders);
    mai.act_when_there("Leave");
    assert!(mai.says("the others may let the computer play for you"), "{:?}", mai.names());
    mai.press_last("Leave");
    let mut both = [&mut host, &mut lan];
    // They wait 20 seconds for who has left.
    until_says(&mut both, "or put Mai out of the game: the others play on.");
    assert!(!host.has("Claim the game"), "nobody wins yet: {:?}", host.names());
    host.act_when_there("Put out of the game");
    let is_settled =
        |window: &Window| !window.has("Put out of the game") && !window.has("Computer plays on");
    until(&mut [&mut host, &mut lan], "no question", is_settled);
    until(&mut [&mut lan, &mut host], "no question", is_settled);
    until_says(&mut [&mut host, &mut lan], "Your turn");
    assert!(!host.has("Rematch"), "the game goes on: {:?}", host.names());
}

#[test]
fn the_result_stays_when_the_host_closes_its_room_after_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Pebbles", folder.path());
    guest.act_when_there("Resign");
    guest.press_last("Resign");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    until_says(&mut [&mut guest, &mut host], "You resigned");
    host.act_when_there("Leave");
    until_says(&mut [&mut guest, &mut host], "Nam has closed the room.");
    assert!(guest.says("You resigned"), "the result is still there: {:?}", guest.names());
    assert!(!guest.says("so far lies"), "{:?}", guest.names());
}

#[test]
fn an_agreed_end_is_said_once_and_a_rematch_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, mut guest) = two_at("Ô Ăn Quan", folder.path());
    sow(&mut host, "You, cell 2");
    until_says(&mut [&mut guest, &mut host], "Your turn");
    sow(&mut guest, "You, cell 7");
    until_says(&mut [&mut host, &mut guest], "Your turn");
    host.act_when_there("Offer to end the game");
    guest.act_when_there("Accept");
    until(&mut [&mut host, &mut guest], "the end", |window| window.has("Rematch"));
    until_says(&mut [&mut guest, &mut host], "Ended by agreement");
    host.act_when_there("Rematch");
    until_says(&mut [&mut guest, &mut host], "Nam wants a rematch. Ended by agreement");
    assert!(!guest.says("agreed to end the game"), "{:?}", guest.names());
}
