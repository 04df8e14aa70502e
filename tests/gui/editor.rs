//! The editor of positions: setting stones in every way, refusals, and what becomes of a position.

use crate::gui_support::{Opening, Window, found};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Pos2, Vec2, vec2};
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{Language, Settings, Speed, TextSize};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SIZES: [Vec2; 3] = [WIDE, vec2(640.0, 400.0), vec2(480.0, 1000.0)];
const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";

/// Opens the editor at the start position.
fn editor(size: Vec2) -> Window {
    let mut window = Opening { size, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window.key_with(Modifiers::COMMAND, Key::E);
    window
}

/// Returns the position as text.
fn position(window: &Window) -> String {
    window.value_of(Role::TextInput, "As text").expect("the text")
}

/// Returns the middle of a dân cell.
fn cell(window: &Window, number: usize) -> Pos2 {
    window.rect_of(&format!(", cell {number}: ")).center()
}

fn click(window: &mut Window, number: usize) {
    let at = cell(window, number);
    window.click_at(at);
    window.step();
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.begin_drag(from, to);
    window.end_drag(to);
    window.step();
}

#[test]
fn clicks_put_stones_and_take_them_away() {
    for size in SIZES {
        let mut window = editor(size);
        assert!(window.is_at_rest());
        assert_eq!(position(&window), START);
        click(&mut window, 3);
        let at = cell(&window, 4);
        window.press_other_button(at);
        assert_eq!(position(&window), "Q,5,5,6,4,5,Q,5,5,5,5,5 0 0,0");
        window.act("12");
        click(&mut window, 9);
        window.act("Quan");
        window.press("Left quan cell: the quan");
        assert_eq!(position(&window), "0,5,5,6,4,5,Q,5,5,12,5,5 0 0,0");
    }
}

#[test]
fn the_editor_fits_every_window_text_size_and_language() {
    for size in SIZES {
        for language in [Language::English, Language::Vietnamese] {
            for (sides, percent) in [(2, 100), (3, 100), (4, 100), (2, 300), (4, 300)] {
                let text_size = TextSize::percent(percent);
                let settings = Opening::settings(language, Speed::Off);
                let mut window = Opening { size, ..Opening::default() }
                    .with(&Settings { text_size, ..settings });
                window.fit_size(size);
                window.key_with(Modifiers::COMMAND, Key::E);
                window.act_either(&[&format!("{sides} sides"), &format!("{sides} người")]);
                window.fit_size(size);
                let wrong = window.bad_buttons_of_page(32.0);
                assert!(wrong.is_empty(), "{sides}, {percent}%, {language:?}, {size}: {wrong:#?}");
            }
        }
    }
}

#[test]
fn the_wheel_changes_a_cell() {
    let mut window = editor(WIDE);
    let at = cell(&window, 2);
    window.scroll(at, 120.0);
    assert_eq!(position(&window), "Q,5,8,5,5,5,Q,5,5,5,5,5 0 0,0");
    window.scroll(at, -80.0);
    assert_eq!(position(&window), "Q,5,6,5,5,5,Q,5,5,5,5,5 0 0,0");
}

#[test]
fn stones_are_dragged_to_cells_stores_and_off_the_board() {
    let mut window = editor(WIDE);
    let (from, to) = (cell(&window, 1), cell(&window, 3));
    drag(&mut window, from, to);
    assert_eq!(position(&window), "Q,0,5,10,5,5,Q,5,5,5,5,5 0 0,0");
    let quan = window.rect_of("Right quan cell").center();
    let store = window.rect_of("Far side: 0 points").center();
    drag(&mut window, quan, store);
    assert_eq!(position(&window), "Q,0,5,10,5,5,0,5,5,5,5,5 0 0,10");
    let from = cell(&window, 3);
    drag(&mut window, from, vec2(3.0, 300.0).to_pos2());
    assert_eq!(position(&window), "Q,0,5,0,5,5,0,5,5,5,5,5 0 0,10");
}

#[test]
fn keys_set_stones_and_move_between_the_cells() {
    let mut window = editor(WIDE);
    window.focus("Near side, cell 2: 5 dân");
    window.type_text("12");
    assert_eq!(position(&window), "Q,5,12,5,5,5,Q,5,5,5,5,5 0 0,0");
    window.key(Key::ArrowRight);
    window.type_text("3+");
    window.key(Key::ArrowUp);
    window.key(Key::Delete);
    assert_eq!(position(&window), "Q,5,12,4,5,5,Q,5,5,0,5,5 0 0,0");
    window.focus("Left quan cell: the quan");
    window.type_text("q");
    assert!(position(&window).starts_with("0,5,12"));
    window.key(Key::Enter);
    assert!(position(&window).starts_with("1,5,12"), "Enter is a click");
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.has("Play"), "Esc leaves the cell, then the editor");
}

#[test]
fn a_text_sets_the_position_and_a_wrong_one_is_refused_with_the_reason() {
    let mut window = editor(WIDE);
    let text = "Q2,0,3,7,1,0,0,8,0,2,6,1 1 14,-6";
    window.enter("As text", text);
    assert_eq!(position(&window), text);
    assert!(window.has("Near side, cell 3: 7 dân") && window.says("Far side: -6 points"));
    window.focus("As text");
    window.key_with(Modifiers::COMMAND, Key::A);
    window.type_text("Q,1,2 0 0,0");
    assert!(window.has("A board has 12, 18 or 24 cells; this one has 3."));
    assert!(window.has("Near side, cell 3: 7 dân"), "the board is unchanged");
    window.key(Key::Enter);
    window.step();
    assert_eq!(position(&window), "Q,1,2 0 0,0", "what was typed can be mended");
    assert!(window.has("A board has 12, 18 or 24 cells; this one has 3."));
    window.press("Empty the board");
    window.step();
    assert!(position(&window).starts_with("Q,0,0,0"), "{}", position(&window));
    assert!(!window.says("A board has"));
}

#[test]
fn a_pasted_position_is_set_up() {
    let mut window = editor(WIDE);
    window.paste("Q,1,0,0,0,0,Q,0,0,0,0,1 0 20,28");
    assert_eq!(position(&window), "Q,1,0,0,0,0,Q,0,0,0,0,1 0 20,28");
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let mut window = editor(WIDE);
    window.press("Quan");
    click(&mut window, 3);
    assert!(window.has("Cell 3 holds a quan; only cells 0, 6, 12 and 18 can hold one."));
    assert_eq!(position(&window), START);
    window.press("Left quan cell: the quan");
    window.press("Right quan cell: the quan");
    assert!(window.says("Both quan cells are empty: the game is over."));
    for step in ["Analyse", "Play on…", "Copy"] {
        assert!(!window.is_enabled(step), "{step}");
    }
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert!(window.is_enabled("Play on…") && !window.says("quan cells are empty"));
}

#[test]
fn edits_are_undone_and_redone() {
    let mut window = editor(WIDE);
    assert!(!window.is_enabled("Undo") && !window.is_enabled("Redo"));
    click(&mut window, 1);
    window.press("Empty the board");
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(position(&window), "Q,6,5,5,5,5,Q,5,5,5,5,5 0 0,0");
    window.press("Undo");
    assert_eq!(position(&window), START);
    window.key_with(Modifiers::COMMAND, Key::Y);
    window.press("Redo");
    assert_eq!(position(&window), "Q,0,0,0,0,0,Q,0,0,0,0,0 0 0,0");
}

#[test]
fn sides_rules_turn_and_stores_are_set() {
    let mut window = editor(WIDE);
    window.act("4 sides");
    assert!(position(&window).ends_with(" 0 0,0,0,0"));
    window.act("2 sides");
    window.act("To move: Far side");
    assert!(position(&window).ends_with(" 1 0,0"));
    window.press("Empty the board");
    window.act("Puts the missing points into this store: Far side");
    assert!(position(&window).ends_with(" 1 0,50"), "{}", position(&window));
    window.act("Folk");
    assert!(window.is_chosen("Folk"));
    window.key(Key::F2);
    window.act_either(&["Ten dân"]);
    window.key(Key::Escape);
    assert!(window.is_chosen("Ten dân"), "the page of the rules changes those of the position");
}

#[test]
fn a_position_is_analysed() {
    let mut window = editor(WIDE);
    window.enter("As text", "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20");
    window.press("Analyse");
    window.wait("analysis", |window| window.says("Hint: cell 3 to the right"));
    assert!(window.says("Near side ahead by 10 points"), "{:#?}", window.names());
    window.wait("values", |window| window.has("cell 3 to the left: −10"));
    assert!(window.says("cell 3 to the right: +10"), "{:#?}", window.names());
    click(&mut window, 1);
    assert!(!window.says("Hint:") && !window.says(": +10"), "an edit hides it");
}

#[test]
fn the_values_fit_even_where_a_window_is_too_small_for_them() {
    for size in [vec2(252.0, 448.0), vec2(300.0, 300.0), vec2(200.0, 640.0), vec2(640.0, 200.0)] {
        let mut window = editor(size);
        window.paste("0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20");
        window.act("Analyse");
        window.wait("values", |window| window.has("cell 3 to the left: −10"));
    }
}

#[test]
fn play_goes_on_from_the_position() {
    let mut window = editor(WIDE);
    window.enter("As text", "Q,5,0,0,0,0,Q,5,0,0,0,0 0 -3,63");
    window.press("Play on…");
    assert!(window.says("Starts a new game from this position."));
    window.press_last("Play");
    assert!(
        window.has("You, cell 1: 5 dân") && window.has("You: -3 points"),
        "{:#?}",
        window.names()
    );
}

#[test]
fn a_position_is_saved_and_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, size: WIDE, ..Opening::default() }.open();
    window.key_with(Modifiers::COMMAND, Key::E);
    click(&mut window, 3);
    let copied = window.copied_by_pressing("Copy");
    assert_eq!(copied, "Q,5,5,6,5,5,Q,5,5,5,5,5 0 0,0");
    window.press("Save");
    window.wait("it is saved", |window| window.has("Saved to My games."));
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("the games are read", |window| window.has("1 game") && window.has("Continue"));
    window.act("Continue");
    window.wait("the game", |window| window.says("cell 3: 6 dân"));
}

#[test]
fn the_editor_opens_at_the_position_of_a_game_and_stays_as_it_was_left() {
    let mut window = Opening::default().playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.press("More");
    window.press_part("Set up a position");
    assert!(position(&window).contains(" 1 "), "{}", position(&window));
    click(&mut window, 1);
    let edited = position(&window);
    window.key(Key::Escape);
    assert!(window.has("Replay last turn"), "the game");
    window.key(Key::Escape);
    assert!(window.has("Continue game"));
    window.key_with(Modifiers::COMMAND, Key::E);
    assert_eq!(position(&window), edited);
}

#[test]
fn the_editor_opens_at_the_position_of_a_replay_and_leads_back_to_it() {
    let game = Record::parse("2+ 9- 4+ resign:1", &Rules::classic()).expect("a game");
    let game = Some(found(game));
    let mut window = Opening { size: WIDE, game, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window.key(Key::ArrowRight);
    window.key_with(Modifiers::COMMAND, Key::E);
    assert!(position(&window).contains(" 1 "), "{}", position(&window));
    window.key(Key::Escape);
    assert!(window.has("1 / 3"), "{:#?}", window.names());
}

#[test]
fn the_form_of_a_new_game_leads_to_the_editor() {
    let mut window = Opening { size: WIDE, ..Opening::default() }.bare_english();
    window.press("Change…");
    window.act("Set up a position");
    assert_eq!(position(&window), START);
}

/// A position of mid-game takes 18 clicks and drags: one to empty the board, one for each
/// number, one for each cell with stones, one for a captured quan and two for the stores.
#[test]
fn a_mid_game_position_takes_few_clicks() {
    let mut window = editor(WIDE);
    let mut actions = 0;
    window.press("Empty the board");
    actions += 1;
    let stamps: [(&str, &[usize]); 6] =
        [("1", &[4, 11]), ("2", &[0, 9]), ("3", &[2]), ("6", &[10]), ("7", &[3]), ("8", &[7])];
    for (stamp, cells) in stamps {
        window.press(stamp);
        actions += 1;
        for &number in cells {
            match number {
                0 => window.press("Left quan cell: the quan"),
                number => click(&mut window, number),
            }
            actions += 1;
        }
    }
    let quan = window.rect_of("Right quan cell").center();
    let store = window.rect_of("Far side: 0 points").center();
    drag(&mut window, quan, store);
    let field = window.exact_rect("Store: Near side");
    drag(&mut window, field.center(), field.center() + vec2(90.0, 0.0));
    window.press("Puts the missing points into this store: Far side");
    actions += 3;
    let cells = "Q2,0,3,7,1,0,0,8,0,2,6,1 0 ";
    assert!(position(&window).starts_with(cells), "{}", position(&window));
    assert!(window.says("70 points in all; 70"), "{:#?}", window.names());
    assert!(!window.has("Far side: 10 points"), "the rest follows the captured quan");
    assert_eq!(actions, 18);
}
