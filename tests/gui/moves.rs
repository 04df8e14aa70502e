//! The list of moves: viewing earlier positions and returning to the game.

use crate::gui_support::{Opening, Window, found, held_engine};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Vec2, vec2};
use o_an_quan::rules::{Game, Position, Record, Rules, Side};

/// Opens a game of people after three turns, in a window of this size.
fn three_turns(size: Vec2) -> Window {
    let text = "2+ 9- 4+";
    let record = Record::parse(text, &Rules::classic()).expect("a game");
    Opening { size, game: Some(found(record)), ..Opening::default() }.bare_english()
}

const WIDE: Vec2 = vec2(1280.0, 800.0);
const BACK: &str = "Back to the game";

#[test]
fn pressing_a_move_shows_the_position_after_it_and_a_button_leads_back() {
    let mut window = three_turns(WIDE);
    let now = window.names();
    assert!(window.says("Move 1. Player 1: cell 2 to the right"), "{now:#?}");
    assert!(!window.has(BACK));
    window.press("Start of the game");
    assert!(window.has("Player 1, cell 2: 5 dân") && window.has("Player 2, cell 9: 5 dân"));
    assert!(window.says("Looking back: start of the game."));
    assert!(window.is_chosen("Start of the game"));
    window.press_part("Move 1. ");
    assert!(window.has("Player 1, cell 2: 0 dân") && window.says("after move 1 of 3"));
    window.press(BACK);
    assert_eq!(window.names(), now);
}

#[test]
fn the_keyboard_reaches_every_move_of_a_long_game_without_a_screen_reader() {
    let rules = Rules::classic().for_sides(4).expect("four sides");
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while game.turn_count() < 60 {
        let moves = game.legal_moves();
        game.play(moves[7 * game.turn_count() % moves.len()]).expect("a legal move");
    }
    let game = Some(found(Record::of(game)));
    let mut window = Opening { game, ..Opening::default() }.bare_english();
    window.focus("Start of the game");
    let moves: Vec<String> = window.names_of(Role::RadioButton).split_off(1);
    assert!(moves.len() == 60 && moves[59].starts_with("Move 60. "));
    for name in &moves {
        window.key_and_redraw(Key::Tab);
        window.step();
        let (focused, rect) = window.focused().expect("a move");
        assert_eq!(&focused, name);
        assert!(window.room().contains_rect(rect), "{name} is out of view: {rect}");
    }
    for _ in 0..15 {
        window.key_and_redraw(Key::ArrowUp);
    }
    window.key_and_redraw(Key::Enter);
    window.step();
    assert!(window.says("after move 45 of 60"), "{:?}", window.focused());
}

#[test]
fn nothing_is_played_while_looking_back() {
    let mut window = three_turns(WIDE);
    window.press("Start of the game");
    window.press_and_step("Player 1, cell 2: 5 dân");
    window.step();
    assert!(window.has("This is an earlier position. Go back to the game to play."));
    assert!(!window.says("Sow cell 2"), "no arrows are offered");
    window.press(BACK);
    assert!(window.says("Move 3. ") && !window.says("Move 4. "));
}

#[test]
fn keys_view_earlier_later_and_current_positions() {
    let mut window = three_turns(WIDE);
    window.key(Key::PageUp);
    assert!(window.says("after move 2 of 3"));
    window.key(Key::PageUp);
    window.key(Key::PageUp);
    window.key(Key::PageUp);
    assert!(window.says("Looking back: start"));
    window.key(Key::PageDown);
    assert!(window.says("after move 1 of 3"));
    window.key(Key::End);
    assert!(!window.says("Looking back"));
    window.key(Key::PageUp);
    window.key(Key::Escape);
    assert!(!window.says("Looking back") && window.has("Undo"), "still at the game");
    window.press("Previous move");
    window.press("Next move");
    assert!(!window.has(BACK));
}

#[test]
fn a_game_continues_from_the_home_at_its_current_position() {
    let mut window = three_turns(WIDE);
    window.key(Key::PageUp);
    assert!(window.says("after move 2 of 3"));
    window.press("Home");
    window.press("Continue game");
    assert!(!window.says("Looking back") && window.has("Undo"), "{:#?}", window.names());
}

#[test]
fn the_computer_plays_on_while_an_earlier_position_is_viewed() {
    let (move_engine, release) = held_engine();
    let mut window = Opening { move_engine, ..Opening::default() }.playing(&["Off"]);
    window.play_first_move("You");
    window.let_seconds_pass(1.0);
    window.key(Key::PageUp);
    assert!(window.says("Looking back: start"));
    release.store(true, std::sync::atomic::Ordering::SeqCst);
    window.wait("the computer's move", |window| window.says("Move 2. "));
    assert!(window.says("Looking back: start") && window.has("You, cell 2: 5 dân"));
    window.press(BACK);
    window.wait_for_turn();
    assert!(window.has("You, cell 2: 0 dân") || window.says("You, cell 2: "));
}

#[test]
fn the_list_of_moves_is_a_drawer_and_its_state_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let open =
        |size| Opening { size, settings: Some(path.clone()), ..Opening::default() }.playing(&[]);
    let small = vec2(700.0, 500.0);
    let mut window = open(small);
    assert!(!window.has("Start of the game"), "the list is closed at first");
    window.key(Key::L);
    assert!(window.has("Start of the game"));
    let mut wide = open(WIDE);
    assert!(wide.has("Start of the game"), "the choice holds for every window");
    wide.press("Close the list");
    assert!(!wide.has("Start of the game") && !open(small).has("Start of the game"));
    wide.press("Moves");
    assert!(wide.has("Start of the game"), "a button in the bar opens it again");
}

#[test]
fn the_list_fits_the_window_for_two_three_and_four_sides() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(700.0, 1200.0)] {
        for sides in ["2 sides", "3 sides", "4 sides"] {
            let mut window = Opening { size, ..Opening::default() }.open();
            window.choose(sides);
            window.set_speed(&["Off"]);
            window.act("Play");
            if !window.has("Start of the game") {
                window.key(Key::L);
            }
            window.key(Key::E);
            let mut wrong = window.badly_placed_buttons(32.0, false);
            // In a narrow window the list lies over the board.
            wrong.retain(|message| size.x >= 900.0 || !message.contains(" lies on "));
            assert!(wrong.is_empty(), "{sides}, {size}: {wrong:#?}");
            if size.x < 900.0 {
                // The list covers cells.
                window.key(Key::L);
            }
            window.press_part("You, cell 2: ");
            window.press_part(", anticlockwise");
            window.wait_for_turn();
            window.key(Key::PageUp);
            let mut wrong = window.badly_placed_buttons(32.0, false);
            wrong.retain(|message| size.x >= 900.0 || !message.contains(" lies on "));
            assert!(wrong.is_empty(), "{sides}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn names_in_the_list_are_whole_with_any_number_of_sides() {
    for sides in ["2 sides", "3 sides", "4 sides"] {
        let mut window = Window::playing(&[sides, "One player", "Medium", "Off"]);
        window.play_first_move("You");
        window.wait_for_turn();
        let elided: Vec<_> = window.texts().into_iter().filter(|text| text.elided).collect();
        assert!(elided.is_empty(), "{sides}: {elided:#?}");
        assert!(window.says("Move 2. Na"), "{sides}");
    }
}

#[test]
fn the_list_closes_when_a_narrower_window_would_lay_it_over_the_board() {
    let size = vec2(640.0, 900.0);
    let mut window = Opening { size, ..Opening::default() }.playing(&["Two players", "Off"]);
    window.key(Key::Num2);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowUp);
    window.key(Key::L);
    assert!(window.has("Start of the game"));
    window.resize_by_system(vec2(560.0, 900.0));
    assert!(!window.has("Start of the game"));
    window.key(Key::L);
    assert!(window.has("Start of the game"), "the player opens it again");
    window.press("Home");
    window.press("Continue game");
    assert!(!window.has("Start of the game"));
}
