//! What a screen reader, Orca, really says of the program: each test starts one on a screen and a session bus of its
//! own. They need the Debian packages orca, speech-dispatcher, dbus and openbox, and run by hand:
//! `cargo test --test listening -- --ignored --test-threads 1`.
#![cfg(all(feature = "gui", target_os = "linux"))]

mod reader;
#[path = "../window_support/mod.rs"]
mod window_support;

use std::sync::Arc;

use basics::{Level, Side};
use games::{Caro, Cotuong, Ganh, OAnQuan, Pebbles};
use tabletop::archive::{Label, SavedGame, Stored, game_text};
use tabletop::{BySide, GameMatch, Seat, Session, Setup};

use reader::Heard;

/// Returns the file of a game of a person against the weakest computer that begins at a position, or at its start.
fn game_file<G: Stored>(position: Option<&str>) -> String {
    let (game, position) = match position {
        Some(position) => G::usual().parse_position(position).expect("a position"),
        None => (G::usual(), G::usual().start(Side::NEAR)),
    };
    let setup = Setup {
        seats: BySide::from(vec![Seat::Person, Seat::Computer(Level::Beginner)]),
        names: Setup::no_names(2),
        first: Side::NEAR,
        seed: 1,
    };
    let start = G::Match::begin(game, position);
    let session = Session::<G>::from_game(setup, start, Arc::new(|| ()), Arc::new(|_, _| None));
    let now = jiff::Timestamp::from_second(1_790_000_000).expect("a time");
    game_text(&SavedGame::of(&Label::new(now), &session, now)).expect("a text")
}

/// Plays a turn by keys, each with what is heard of it. Returns what the program says until it is the player's turn again.
fn turn(heard: &mut Heard, keys: &[(&str, &str)], last: &str, next: &str) -> Vec<String> {
    heard.press(keys);
    heard.key(last);
    heard.hear_news(next)
}

#[test]
#[ignore = "takes minutes, and Orca does not always come to a window on a busy machine"]
fn a_turn_of_each_side_is_heard_to_its_end() {
    for (language, next, me, cell) in [
        ("English", "Your turn", "You: ", "cell 2"),
        ("Vietnamese", "Đến lượt bạn", "Bạn ", "ô số 2"),
    ] {
        let mut heard = Heard::start(language, None);
        heard.press(&[("^n", next)]);
        let said = turn(&mut heard, &[("2", cell)], "Right", next);
        assert!(said[0].starts_with(me), "{said:#?}");
        assert!(!said[1].starts_with(me), "{said:#?}");
        assert_eq!(said.len(), 3, "nothing is said twice: {said:#?}");
        heard.close();
    }
}

#[test]
#[ignore = "takes minutes, and Orca does not always come to a window on a busy machine"]
fn the_end_of_a_game_is_heard() {
    let game = game_file::<OAnQuan>(Some("0,2,0,1,0,0,Q,0,3,1,0,2 0 24,27"));
    let mut heard = Heard::start("English", Some(&game));
    let said = turn(&mut heard, &[("3", "cell 3")], "Right", "You win by 10 points");
    assert!(said[0].starts_with("You: "), "{said:#?}");
    heard.close();
}

#[test]
#[ignore = "takes minutes, and Orca does not always come to a window on a busy machine"]
fn questions_are_answered_aloud() {
    let mut heard = Heard::start("English", None);
    heard.press(&[
        ("^n", "Your turn"),
        ("[", "You: 5, 5, 5, 5, 5 dân in cells 1 to 5."),
        ("\\", "Left quan cell: the quan."),
        ("7", "That cell belongs to the other side."),
    ]);
    heard.close();
}

#[test]
#[ignore = "takes minutes, and Orca does not always come to a window on a busy machine"]
fn a_newcomer_hears_the_first_lesson() {
    for (language, task, done) in [
        ("English", "Press one of them.", "Right. The small stones are called dân"),
        ("Vietnamese", "Bấm thử một ô nhé.", "Đúng rồi. Quân nhỏ là dân"),
    ] {
        let mut heard = Heard::start_anew(language);
        heard.press(&[("Return", task), ("3", done)]);
        heard.key("Return");
        assert!(heard.hear_news("10")[0].contains("10"), "the quan cells are next");
        heard.close();
    }
}

#[test]
#[ignore = "takes minutes, and Orca does not always come to a window on a busy machine"]
fn a_move_of_each_guest_is_heard() {
    let pebbles = ["1"];
    let caro = ["h", "8", "Return"];
    let ganh = ["/", "a", "1", "b", "2"];
    for (name, game, keys) in [
        ("pebbles", game_file::<Pebbles>(None), &pebbles[..]),
        ("caro", game_file::<Caro>(None), &caro),
        ("cotuong", game_file::<Cotuong>(None), &["P", "2", "-", "5"]),
        ("ganh", game_file::<Ganh>(None), &ganh),
    ] {
        let mut heard = Heard::start("English", Some(&game));
        heard.hear("our turn");
        for key in keys {
            heard.key(key);
        }
        let said = heard.hear_news("our turn");
        let mine = said.iter().position(|line| line.starts_with("You "));
        let mine = mine.unwrap_or_else(|| panic!("{name}: {said:#?}"));
        assert!(said.len() == mine + 3, "{name}, the other side, and what to do: {said:#?}");
        heard.close();
    }
}
