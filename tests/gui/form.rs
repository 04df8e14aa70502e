//! The form of a new game, operated by the names of its widgets.

use crate::gui_support::settings_window::{SettingsWindow, rules_in};
use crate::gui_support::{Opening, Window, own, set_rules};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;
use o_an_quan::controller::Seat;
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Speed};

/// The shortcut of the form.
const FORM: (Modifiers, Key) = (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N);

/// Makes these choices in a window without motion, then opens the form.
fn form(choices: &[&str]) -> SettingsWindow {
    let mut kept = SettingsWindow::open();
    kept.window.set_speed(&["Off"]);
    for choice in choices {
        kept.window.choose(choice);
    }
    kept.window.press("Change…");
    kept
}

/// Starts the game of the form.
fn play(window: &mut Window) {
    window.press_last("Play");
}

#[test]
fn the_form_is_opened_and_closed_by_its_button_and_its_keys() {
    let mut window = Window::open();
    window.hover(window.rect_of("Change…").center());
    window.let_seconds_pass(1.0);
    assert!(
        window.has("Choose the players, the rules and the clock of the next game (Ctrl+Shift+N)")
    );
    window.press("Change…");
    assert_eq!(window.dialog().as_deref(), Some("New game"));
    window.key(Key::Escape);
    assert_eq!(window.dialog(), None);
    window.key_with(FORM.0, FORM.1);
    assert_eq!(window.focused().expect("a focused widget").0, "Play");
    window.key_with(FORM.0, FORM.1);
    assert_eq!(window.dialog(), None);
    // From a game, too.
    window.press("Play");
    window.key_with(FORM.0, FORM.1);
    assert!(window.has("Changes apply from the next game."));
}

#[test]
fn names_are_whole_in_their_fields_on_a_telephone() {
    for size in [vec2(390.0, 844.0), vec2(360.0, 640.0), vec2(844.0, 390.0)] {
        let mut settings = Opening::settings(Language::English, Speed::Off);
        own(&mut settings).seats = [Seat::Person; 4];
        let mut window = Opening { size, touch: true, ..Opening::default() }.with(&settings);
        window.key_with(FORM.0, FORM.1);
        let field = window.last_rect_of("Name (near side)");
        assert!(field.width() >= 190.0 && window.room().contains_rect(field), "{size}: {field}");
    }
}

#[test]
fn long_names_are_whole_in_their_fields_on_a_desktop() {
    for sides in 2..=4 {
        let mut settings = Opening::settings(Language::English, Speed::Off);
        set_rules(&mut settings, Rules::classic().for_sides(sides).expect("two to four"));
        own(&mut settings).seats = [Seat::Person; 4];
        let mut window = Opening::default().with(&settings);
        window.key_with(FORM.0, FORM.1);
        let field = window.last_rect_of("Name (near side)");
        assert!(field.width() >= 230.0 && window.room().contains_rect(field), "{sides}: {field}");
    }
}

#[test]
fn names_are_used_everywhere_and_saved() {
    let mut kept = form(&["Two players"]);
    kept.window.enter("Name (near side)", "An");
    kept.window.enter("Name (far side)", " Bé  Na ");
    assert!(kept.window.has("Who starts: Bé Na") && kept.window.has("Handicap given by: An"));
    play(&mut kept.window);
    assert!(kept.window.has("An, cell 1: 5 dân") && kept.window.has("Bé Na, cell 11: 5 dân"));
    assert!(kept.window.has("An: 0 points"), "on the card");
    assert_eq!(kept.window.announced(), "An to move. Choose a cell, then an arrow.");
    kept.window.press("An, cell 2: 5 dân");
    kept.window.press("Sow cell 2 to the right, anticlockwise");
    assert!(kept.window.announced().starts_with("An: cell 2 to the right"));
    assert!(kept.window.announced().contains("Bé Na to move."));
    assert!(kept.window.says("Move 1. An: cell 2 to the right"), "in the list of moves");
    let again = Opening { settings: Some(kept.file.clone()), ..Opening::default() }.open();
    assert!(again.says("An – Bé Na. An starts."), "the home of the next run shows them");
}

#[test]
fn the_result_and_a_copied_game_show_the_names() {
    let mut kept = form(&["Watch computers"]);
    kept.window.enter("Name (near side)", "Cả");
    kept.window.enter("Name (far side)", "Ba");
    play(&mut kept.window);
    kept.window.wait("the end", Window::is_over);
    let heading = kept.window.dialog().expect("the result");
    let headings = ["Cả wins by ", "Ba wins by ", "It's a draw, "];
    assert!(headings.iter().any(|start| heading.starts_with(start)), "{heading}");
    assert!(kept.window.has("Cả (easy)") && kept.window.has("Ba (easy)"), "with their points");
    kept.window.press("Look at the board");
    kept.window.press("More");
    let text = kept.window.copied_by(|harness| harness.get_by_label("Copy game (text)").click());
    assert!(
        text.contains("[Side0 \"Cả (easy)\"]") && text.contains("[Side1 \"Ba (easy)\"]"),
        "{text}"
    );
}

#[test]
fn a_seat_stores_separate_names_for_a_person_and_a_computer() {
    let mut kept = form(&["Two players"]);
    kept.window.enter("Name (far side)", "Bình");
    kept.window.act("One player");
    assert_eq!(kept.window.value_of(Role::TextInput, "Name (far side)").as_deref(), Some(""));
    assert!(kept.window.has("Who starts: Tèo"));
    kept.window.act("Two players");
    assert!(kept.window.has("Who starts: Bình"));
    kept.window.enter("Name (far side)", " ");
    assert!(kept.window.has("Who starts: Player 2"), "without a name, the default name is used");
}

#[test]
fn characters_a_name_cannot_have_are_dropped_and_reported() {
    let mut kept = form(&["Two players"]);
    for (typed, message, kept_name) in [
        ("A\u{202e}n", "that character", "An"),
        ("\"An\"", "“\"”", "An"),
        ("An😀", "that character", "An"),
        ("Nguyễn Thị Minh Khai Út", "", "Nguyễn Thị Minh Khai Út"),
    ] {
        kept.window.enter("Name (near side)", typed);
        let shown = kept.window.value_of(Role::TextInput, "Name (near side)");
        assert_eq!(shown.as_deref(), Some(kept_name), "{typed:?}");
        assert_eq!(kept.window.says("A name cannot contain"), !message.is_empty(), "{typed:?}");
        assert!(kept.window.says(message), "{typed:?}");
    }
}

#[test]
fn each_side_gets_its_own_player() {
    let mut kept = form(&["Medium", "Watch computers"]);
    let near = kept.window.value_of(Role::ComboBox, "Near side");
    assert_eq!(near.as_deref(), Some("Na (medium)"));
    kept.window.open_list("Far side");
    assert!(kept.window.has("Looks far ahead."), "each level says what it does");
    kept.window.act("Person");
    kept.window.open_list("Near side");
    kept.window.act("Old Đồ (master)");
    assert!(kept.written("seats").starts_with("(Computer(Master),Person,"));
    assert!(!kept.window.has("Mixed"), "still one person against the computer");
    kept.window.open_list("Far side");
    kept.window.act("Tèo (easy)");
    assert!(kept.window.has("Mixed"), "a setup of another kind is mixed");
}

#[test]
fn every_side_can_be_chosen_to_start() {
    let mut kept = form(&["Two players", "4 sides"]);
    for name in ["Player 1", "Player 2", "Player 3", "Player 4", "Random"] {
        let name = format!("Who starts: {name}");
        kept.window.act(&name);
        assert!(kept.window.is_chosen(&name));
    }
    assert!(kept.written("starter").starts_with("Lot"));
    kept.window.act("Who starts: Player 3");
    play(&mut kept.window);
    assert!(kept.window.announced().starts_with("Player 3 to move."));
}

#[test]
fn a_handicap_is_given_shown_and_removed() {
    let mut kept = form(&[]);
    assert!(kept.window.has("Start position. You: 0 points, Tèo: 0 points"));
    for (press, value) in
        [("Handicap given by: Tèo", "1::5"), ("Cell 7", "1:7:5"), ("Points given: more", "1:7:6")]
    {
        kept.window.act(press);
        assert_eq!(kept.value("handicap"), value, "{press}");
    }
    assert!(kept.window.has("Start position. You: 11 points, Tèo: -6 points"));
    for cell in ["Cell 8", "Cell 10", "Cell 11"] {
        kept.window.act(cell);
    }
    assert!(!kept.window.is_enabled("Cell 9"), "at least one keeps its dân");
    kept.window.act("Cell 7");
    assert!(kept.window.is_enabled("Cell 9"));
    kept.window.enter("Points given", "1000");
    assert!(kept.window.says("a whole number from 0 to 999"));
    assert_eq!(kept.value("handicap"), "1:8+10+11:6", "nothing is applied in part");
    kept.window.act("Folk");
    assert_eq!(rules_in(&kept.file).to_string(), "folk handicap=1:8+10+11:6", "a preset keeps it");
    play(&mut kept.window);
    assert!(kept.window.has("You: 21 points"));
    kept.window.key_with(FORM.0, FORM.1);
    kept.window.act("Handicap given by: Nobody");
    assert_eq!(kept.value("handicap"), "none");
}

#[test]
fn the_form_does_not_move_under_the_pointer_when_it_grows() {
    let mut kept = form(&[]);
    kept.window.fit_size(vec2(1280.0, 1000.0));
    // The form takes a few frames to centre itself.
    for _ in 0..3 {
        kept.window.step();
    }
    let top = kept.window.rect_of("Per game").top();
    kept.window.act("Per game");
    assert!(kept.window.has("Minutes per side: more"), "{:#?}", kept.window.names());
    assert_eq!(kept.window.rect_of("Per game").top(), top);
}

#[test]
fn a_handicap_of_a_removed_side_is_dropped() {
    let mut kept = form(&["4 sides"]);
    kept.window.act("Handicap given by: Tèo 3");
    assert_eq!(kept.value("handicap"), "3::5");
    kept.window.act("2 sides");
    assert_eq!(kept.value("handicap"), "none");
}

#[test]
fn a_clock_is_chosen_with_its_numbers_and_its_expiry() {
    let mut kept = form(&[]);
    kept.window.act("Per game");
    kept.window.act("Minutes per side: more");
    kept.window.enter("Seconds added after each turn", "0");
    assert!(kept.written("time").starts_with("(limit:Game(minutes:11,increment:0),expiry:Loses"));
    kept.window.act("Per turn");
    kept.window.enter("Seconds per turn", "2");
    assert!(
        kept.window.says("Seconds per turn cannot be “2”: enter a whole number from 3 to 600.")
    );
    kept.window.enter("Seconds per turn", "3");
    kept.window.act("Warn only");
    assert!(kept.written("time").starts_with("(limit:Move(seconds:3),expiry:Warns"));
    kept.window.press("Close");
    assert!(kept.window.says("3 s per turn."), "the home shows it");
    kept.window.press("Change…");
    kept.window.act("No clock");
    let written = kept.written("time");
    assert!(written.starts_with("(limit:r#None,"), "{written}");
}

#[test]
fn the_page_of_the_rules_leads_back_to_the_form() {
    let mut kept = form(&[]);
    for open in [false, true] {
        if open {
            kept.window.key(Key::F2)
        } else {
            kept.window.press_last("Rules")
        }
        assert_eq!(kept.window.dialog().as_deref(), Some("Rules"));
        kept.window.act("Dân in each cell: more");
        kept.window.press("Close");
        assert_eq!(kept.window.dialog().as_deref(), Some("New game"));
    }
    assert!(kept.window.says("7 dân per cell"));
}

#[test]
fn a_game_under_way_is_not_abandoned_without_a_question() {
    let mut window = Window::playing(&["Off", "Two players"]);
    window.play_first_move("Player 1");
    window.key_with(FORM.0, FORM.1);
    play(&mut window);
    assert!(window.says("Abandon this game and start a new one?"));
    window.press("Keep playing");
    assert!(window.announced().contains("Player 2 to move."));
}

#[test]
fn form_controls_are_large_enough_and_named_in_every_window() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(500.0, 900.0), vec2(427.0, 267.0)] {
        for language in ["English", "Tiếng Việt"] {
            let mut window = Opening { size, ..Opening::default() }.open();
            window.choose(language);
            window.choose_either(&["4 sides", "4 người"]);
            window.key_with(FORM.0, FORM.1);
            window.act_either(&["Per game", "Cả ván"]);
            window.act_either(&["Handicap given by: You", "Ai chấp? Bạn"]);
            let wrong = window.bad_buttons_of_page(32.0);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn no_scale_gives_the_form_a_horizontal_scroll_bar() {
    for scale in [1.0, 1.25, 1.5, 1.75, 2.0] {
        let size = vec2(1280.0, 800.0) / scale;
        let mut window = Opening { size, scale, ..Opening::default() }.open();
        window.key_with(FORM.0, FORM.1);
        let bars = window.horizontal_bars();
        assert!(bars.is_empty(), "{scale}: {bars:?}");
    }
}

#[test]
fn lists_of_players_are_equally_wide_at_every_level_and_leave_no_scroll_bar() {
    for language in ["English", "Tiếng Việt"] {
        let mut window = Opening { size: vec2(1280.0, 800.0), ..Opening::default() }.open();
        window.choose(language);
        window.choose_either(&["4 sides", "4 người"]);
        window.key_with(FORM.0, FORM.1);
        let bottom = |window: &Window| window.dialog_rect().expect("the form").bottom();
        let before = bottom(&window);
        for (side, level) in [
            (["Right side", "Bên phải"], ["Bé Tí (beginner)", "Bé Tí (mới chơi)"]),
            (["Far side", "Bên xa"], ["Na (medium)", "Na (trung bình)"]),
            (["Left side", "Bên trái"], ["Granny Sáu (expert)", "Bà Sáu (lão luyện)"]),
        ] {
            window.open_list_either(&side);
            window.act_either(&level);
        }
        let widths = window.widths_of(Role::ComboBox);
        assert_eq!(widths.len(), 4, "{widths:?}");
        assert!(widths.iter().all(|width| *width == widths[0]), "{language}: {widths:?}");
        assert_eq!(bottom(&window), before, "{language}: a scroll bar makes the form taller");
    }
}

#[test]
fn names_follow_their_players_when_seats_are_swapped() {
    let mut kept = form(&["Two players"]);
    kept.window.enter("Name (near side)", "An");
    kept.window.enter("Name (far side)", "Bình");
    play(&mut kept.window);
    kept.window.key_with(Modifiers::COMMAND, Key::B);
    assert!(kept.window.announced().starts_with("Bình to move."));
    kept.window.press("Home");
    assert!(kept.window.says("Bình – An. Bình starts."), "later games have the same setup");
}

#[test]
fn a_preset_keeps_its_name_on_a_board_of_three_and_says_what_it_loses_there() {
    let mut kept = form(&[]);
    kept.window.act("Old northern");
    kept.window.act("3 sides");
    let lost = "Not available with 3 sides: the even split of the last dân.";
    assert!(kept.window.says(lost), "{:#?}", kept.window.names());
    assert!(kept.window.is_chosen("Old northern"), "{:#?}", kept.window.names());
    kept.window.key(Key::Escape);
    assert!(kept.window.says("You start. Old northern rules."), "{:#?}", kept.window.names());
}

#[test]
fn a_match_of_several_rounds_is_left_out_with_a_word() {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    set_rules(&mut settings, "classic series=fields".parse().expect("rules"));
    let mut window = Opening::default().with(&settings);
    window.press("Change…");
    window.act("3 sides");
    let lost = "Not available with 3 sides: matches of several rounds.";
    assert!(window.says(lost), "{:#?}", window.names());
    window.act("2 sides");
    assert!(!window.says("left out"), "{:#?}", window.names());
}

#[test]
fn the_form_offers_matches_in_which_the_loser_sells_cells() {
    let mut kept = form(&[]);
    kept.window.act("Folk");
    kept.window.act("Several rounds");
    assert!(kept.window.is_chosen("Folk"), "the preset stays: {:#?}", kept.window.names());
    let rules = "folk series=fields sale=threshold rounds=9";
    assert_eq!(rules_in(&kept.file).to_string(), rules);
    kept.window.act("Classic");
    assert!(kept.window.is_chosen("Several rounds"), "so does the match");
    kept.window.act("3 sides");
    assert!(!kept.window.has("Several rounds"), "it needs two sides");
}

#[test]
fn a_small_window_with_large_text_has_one_scroll_bar() {
    let mut window = Opening { size: vec2(640.0, 400.0), ..Opening::default() }.open();
    window.enlarge_text(200);
    for (heading, open) in [("New game", FORM), ("Settings", (Modifiers::NONE, Key::F4))] {
        window.key_with(open.0, open.1);
        let dialog =
            window.dialog_rect().unwrap_or_else(|| panic!("no dialog: {:?}", window.names()));
        let before = window.last_rect_of(heading).top();
        // The wheel turns over the choices, and the heading moves with them.
        window.scroll(dialog.center_bottom() - vec2(0.0, 40.0), -40.0);
        let after = window.last_rect_of(heading).top();
        assert!(after < before - 10.0, "{heading}: from {before} to {after}");
        assert!(window.horizontal_bars().is_empty(), "{heading}: {:?}", window.horizontal_bars());
        window.key(Key::Escape);
    }
}
