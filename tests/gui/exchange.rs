//! Positions and games on the clipboard, and a game opened at the start.

use crate::gui_support::{Opening, Window, found};
use crate::support::borrowers::{BORROWERS, GROWN, growing_game, idle_moves};
use eframe::egui::{Event, Key, Modifiers, Rect, Theme, vec2};
use o_an_quan::door::Door;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Game, Position, Record, Rules, Side};

/// A game of two people after three turns.
const GAME: &str = "[Rules \"classic\"]\n\n2+ 9- 4+\n";

fn copy_position(window: &mut Window) -> String {
    window.copied_by(|harness| harness.event(Event::Copy))
}

fn copy_game(window: &mut Window) -> String {
    let modifiers = Modifiers::COMMAND | Modifiers::SHIFT;
    let (key, physical_key, pressed, repeat) = (Key::C, None, true, false);
    let keys = Event::Key { key, physical_key, pressed, repeat, modifiers };
    window.copied_by(|harness| harness.event(keys))
}

/// Returns a finished game in which each side always played the first legal move.
fn finished() -> Record {
    let rules = Rules::classic();
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(mv) = game.legal_moves().first().copied() {
        game.play(mv).expect("a legal move");
    }
    Record::of(game)
}

#[test]
fn two_people_play_by_sending_the_game_in_one_line_back_and_forth() {
    let [mut an, mut binh] = [Window::playing(&["Off"]), Window::open()];
    let send = |window: &mut Window| {
        window.press("More");
        let line = window.copied_by_pressing("Copy game in one line");
        assert!(line.starts_with("oanquan:") && line.lines().count() == 1, "{line}");
        window.let_seconds_pass(8.0);
        line
    };
    an.paste("2+");
    let first = send(&mut an);
    binh.paste(&first);
    binh.let_seconds_pass(6.0);
    binh.paste("2+ 9-");
    let second = send(&mut binh);
    an.paste(&second);
    assert!(an.has("One turn has been added to your game."), "{:#?}", an.names());
    an.let_seconds_pass(6.0);
    assert_eq!(copy_position(&mut an), copy_position(&mut binh));
    // Another game asks first, as ever.
    an.paste("[Rules \"folk\"]\n\n2+");
    assert!(an.has("Open"), "{:#?}", an.names());
}

/// Returns what a telephone reads from the code in the window.
fn scanned(window: &mut Window) -> String {
    let picture = window.picture();
    let grey = |x: usize, y: usize| picture.pixels[y * picture.size[0] + x].g();
    let [wide, high] = picture.size;
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(wide, high, grey);
    let codes = seen.detect_grids();
    let [code] = codes.as_slice() else { panic!("one code, not {}", codes.len()) };
    code.decode().expect("a readable code").1
}

/// Returns the names in a text that contains a game.
fn names_in(text: &str) -> Vec<String> {
    let found =
        Door::at_start().read(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"));
    let names = found[0].summary().heading.names.clone();
    names.into_iter().filter(|name| !name.is_empty()).collect()
}

#[test]
fn what_the_window_says_about_names_is_true_of_what_leaves() {
    let names = ["Nguyễn An", "Trần Bình"];
    for (game, moves) in [("oanquan", "2+ 9-"), ("caro", "8h 9i"), ("cotuong", "h2e2 h9g7")] {
        let text = match game {
            "oanquan" => "[Rules \"classic\"]\n".to_owned(),
            game => format!("[Game \"{game}\"]\n"),
        };
        let sides = format!("[Side0 \"{}\"]\n[Side1 \"{}\"]\n", names[0], names[1]);
        let mut window = Window::playing(&["Off"]);
        window.paste(&format!("{text}{sides}\n{moves}\n"));
        window.let_seconds_pass(8.0);
        // The code, as it is and with the switch.
        window.press("More");
        window.act("Show as a QR code");
        assert!(window.says("Names are not included."), "{game}: {:#?}", window.names());
        assert_eq!(names_in(&scanned(&mut window)), [""; 0], "{game}");
        window.act("Include the names");
        assert!(window.says("The players' names are included."), "{game}");
        assert_eq!(names_in(&scanned(&mut window)), names, "{game}");
        window.press("Close");
        // The position never has names; the game as text and in one line says no word against them.
        let position = copy_position(&mut window);
        assert!(names.iter().all(|name| !position.contains(name)), "{position}");
        assert_eq!(names_in(&copy_game(&mut window)), names, "{game}");
        window.press("More");
        let line = window.copied_by_pressing("Copy game in one line");
        assert_eq!(names_in(&line), names, "{game}");
        assert!(window.says("The players' names are included."), "{:#?}", window.names());
    }
    // Every sentence about names that stay or leave is one of those above.
    for (language, words, known) in [
        (
            "en",
            include_str!("../../assets/words/en.ftl"),
            ["code-nameless", "code-named", "code-names"],
        ),
        (
            "vi",
            include_str!("../../assets/words/vi.ftl"),
            ["code-nameless", "code-named", "code-names"],
        ),
    ] {
        let entries = words.lines().filter(|line| !line.starts_with('#'));
        let promises = entries.filter(|line| {
            let line = line.to_lowercase();
            ["without names", "names are not", "không kèm tên", "không có tên ai"]
                .iter()
                .any(|it| line.contains(it))
        });
        for promise in promises {
            assert!(known.iter().any(|entry| promise.starts_with(entry)), "{language}: {promise}");
        }
    }
}

#[test]
fn a_game_without_names_has_no_switch_for_them() {
    let mut window = Window::playing(&["Off"]);
    window.paste(GAME);
    window.press("More");
    window.act("Show as a QR code");
    assert!(!window.has("Include the names"), "{:#?}", window.names());
}

#[test]
fn a_game_too_long_for_a_code_says_so() {
    let mut window = Window::playing(&["Off"]);
    window.paste(&format!("[Game \"cotuong\"]\n\n{}", "a0a1 a9a8 a1a0 a8a9 ".repeat(1_000)));
    window.press("More");
    window.act("Show as a QR code");
    assert!(window.says("The game is too long for a QR code."), "{:#?}", window.names());
}

#[test]
fn nothing_to_paste_and_a_switched_preview_have_an_answer() {
    let mut window = Window::playing(&["Off"]);
    let (key, physical_key, repeat) = (Key::V, None, false);
    let released = |modifiers| Event::Key { key, physical_key, pressed: false, repeat, modifiers };
    // The window system keeps Ctrl+V to itself if the clipboard has no text.
    window.event(released(Modifiers::COMMAND));
    assert!(window.says("The clipboard has no text to paste."), "{:#?}", window.names());
    window.let_seconds_pass(8.0);
    // Whoever releases Ctrl before V is answered alike.
    for modifiers in [Modifiers::COMMAND, Modifiers::NONE] {
        window.event(Event::ModifiersChanged(modifiers));
    }
    window.event(released(Modifiers::NONE));
    assert!(window.says("The clipboard has no text to paste."), "{:#?}", window.names());
    window.let_seconds_pass(8.0);
    // A program that composes letters keeps V to itself, too.
    window.event(released(Modifiers::NONE));
    assert!(!window.says("The clipboard has no text"), "{:#?}", window.names());
    window.paste("2+");
    window.event(released(Modifiers::COMMAND));
    assert!(!window.says("The clipboard has no text"), "{:#?}", window.names());
    window.key(Key::V);
    let said = |window: &Window| window.says("Move preview is on.");
    let on = said(&window);
    assert!(on || window.says("Move preview is off."), "{:#?}", window.names());
    window.key(Key::V);
    assert_ne!(said(&window), on);
}

#[test]
fn a_copied_game_is_confirmed_while_the_pointer_previews_a_move() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press("Player 1, cell 2: 5 dân");
    let at = window.rect_of("Sow cell 2 to the right, anticlockwise").center();
    window.hover(at);
    assert!(window.says("captures 6 points"), "{:#?}", window.names());
    copy_game(&mut window);
    assert!(window.says("Game copied."), "{:#?}", window.names());
    window.let_seconds_pass(4.0);
    window.hover(at + vec2(1.0, 0.0));
    assert!(window.says("captures 6 points"), "{:#?}", window.names());
}

#[test]
fn the_answer_to_an_empty_clipboard_stands_beside_what_was_pressed() {
    const SAID: &str = "The clipboard has no text to paste.";
    let beside = |window: &Window, place: Rect| {
        let said = window.texts().into_iter().find(|text| text.text == SAID);
        let said = said.unwrap_or_else(|| panic!("{:#?}", window.names())).ink;
        assert!(place.expand(60.0).intersects(said), "{place:?}, {said:?}");
        assert!(!place.intersects(said), "{place:?}, {said:?}");
    };
    for size in [vec2(1280.0, 800.0), vec2(390.0, 844.0)] {
        let mut window = Opening { size, ..Opening::default() }.playing(&["Off"]);
        window.press("More");
        let place = window.exact_rect("Paste game");
        window.click_at(place.center());
        window.let_seconds_pass(0.6);
        beside(&window, place.shrink2(vec2(0.4 * place.width(), 0.0)));
        window.let_seconds_pass(4.5);
        assert!(window.says(SAID), "it is gone soon");
        window.let_seconds_pass(4.0);
        assert!(!window.says(SAID));
    }
}

#[test]
fn a_pasted_game_opens_up_to_the_move_that_is_refused() {
    for (text, said) in [
        ("P2-5 M8.7 M2.4 X9-8", "blocks the way"),
        ("2+ 7- 7-", "The first 2 moves could be read."),
        ("8h 9i 8h", "The first 2 moves could be read."),
    ] {
        let mut window = Window::playing(&["Off"]);
        window.paste(text);
        assert!(window.says(said), "{text}: {:#?}", window.names());
        assert!(window.dialog().is_none(), "{text}");
    }
}

#[test]
fn a_telephone_reads_the_game_from_its_code() {
    for (size, theme) in [(vec2(1280.0, 800.0), Theme::Dark), (vec2(640.0, 400.0), Theme::Light)] {
        let mut window = Opening { size, theme, ..Opening::default() }.playing(&["Off"]);
        window.paste(GAME);
        window.press("More");
        window.act("Show as a QR code");
        let line = scanned(&mut window);
        let read = link::read::<OAnQuan>(&line).expect("a link");
        assert_eq!(read.game, Record::parse(GAME, &Rules::classic()).unwrap().game);
        window.press("Close");
        assert!(!window.has("QR code of the game"));
    }
}

#[test]
fn the_position_is_copied_and_the_window_says_so() {
    let mut window = Window::playing(&["Off"]);
    assert_eq!(copy_position(&mut window), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0");
    assert!(window.has("Position copied."));
    window.let_seconds_pass(5.0);
    assert!(!window.has("Position copied."));
}

#[test]
fn a_copied_game_is_pasted_with_every_turn_to_undo() {
    let mut window = Window::open();
    window.paste(GAME);
    assert!(window.says("Player 1: cell 4 to the right"));
    let (position, game) = (copy_position(&mut window), copy_game(&mut window));
    let read = Record::parse(&game, &Rules::classic()).expect("a record");
    assert_eq!(read.game.position().to_string(), position);

    let mut other = Window::open();
    other.paste(&game);
    assert_eq!(copy_game(&mut other), game);
    for _ in 0..3 {
        other.press("Undo");
    }
    assert!(!other.is_enabled("Undo"));
    assert_eq!(copy_position(&mut other), "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0");
}

#[test]
fn a_pasted_game_brings_the_names_of_its_players() {
    let mut window = Window::open();
    window.paste("[Side0 \"An\"]\n[Side1 \"Bà Tư\"]\n\n2+ 9-");
    assert!(window.says("Bà Tư: cell 9 to the right"), "{:?}", window.names());
    let text = copy_game(&mut window);
    assert!(text.contains("[Side0 \"An\"]\n[Side1 \"Bà Tư\"]\n"), "{text}");
}

#[test]
fn names_with_letters_that_no_font_has_are_shown_as_far_as_possible_and_copied_whole() {
    let mut window = Window::open();
    window.paste("[Side0 \"趙國榮\"]\n[Side1 \"An 🐱 Кот\"]\n\n2+ 7- 5+");
    assert!(window.says("Player 1: cell 5 to the right"), "{:#?}", window.names());
    assert!(window.says("An: cell 7 to the right"), "{:#?}", window.names());
    let text = copy_game(&mut window);
    assert!(text.contains("[Side0 \"趙國榮\"]\n[Side1 \"An 🐱 Кот\"]\n"), "{text}");
}

#[test]
fn pasting_from_an_empty_clipboard_says_so() {
    let mut window = Window::open();
    window.press("Paste game");
    window.let_seconds_pass(1.0);
    assert!(window.has("The clipboard has no text to paste."));
}

#[test]
fn a_pasted_game_brings_its_rules() {
    let mut window = Window::open();
    window.paste("[Rules \"rich\"]\n");
    assert!(window.has("Player 1, cell 2: 10 dân") && window.has("Rules: Ten dân"));
    window.press("Home");
    assert!(window.says("Classic rules."), "the rules of the next game are the player's");
}

#[test]
fn a_refused_paste_names_the_place_and_changes_nothing() {
    let mut window = Window::open();
    window.paste(GAME);
    let before = copy_game(&mut window);
    window.paste("\n6+ 9-");
    assert!(window.has("Not a game record"));
    assert!(window.says("Move 1 (line 2)"), "{:?}", window.names());
    window.press("Close");
    assert_eq!(copy_game(&mut window), before);
    window.press("Home");
    window.choose("Tiếng Việt");
    window.paste("6+ 9-");
    assert!(window.says("Nước 1: "));
    assert!(window.says("không ai được bốc quân ở ô quan"), "{:?}", window.names());
    window.press("Đóng");
    assert!(window.has("Chơi tiếp"), "still on the home");
}

#[test]
fn a_paste_over_a_game_under_way_asks_first() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.paste("[Rules \"rich\"]\n");
    assert!(
        window.has("Abandon this game and open the pasted one? You will move for all sides there.")
    );
    window.press("Keep playing");
    assert!(window.says("Player 1: cell 2 to the right"));
    window.paste("[Rules \"rich\"]\n");
    window.press("Open");
    assert!(window.has("Player 1, cell 2: 10 dân"));
}

#[test]
fn a_finished_record_is_replayed_and_a_finished_position_shown() {
    let record = finished();
    let mut window = Window::open();
    window.paste(&record.to_string());
    assert!(window.says("Start of the game."));
    window.press("Go to the end");
    window.let_seconds_pass(2.0);
    assert!(!window.is_over(), "its end is not announced again");
    let reasons = ["Both quan cells are empty", "for the third time"];
    assert!(reasons.iter().any(|why| window.says(why)));
    let copied = copy_game(&mut window);
    assert!(copied.starts_with("{ Ô Ăn Quan · Classic rules\n"), "{copied}");
    assert!(copied.ends_with(&record.to_string()), "{copied}");

    let mut window = Window::open();
    window.paste(&record.game.position().to_string());
    assert!(window.says("The game is over.") && !window.says("thinking"));
}

#[test]
fn the_window_opens_with_a_record() {
    let record = Record::parse(GAME, &Rules::classic()).expect("a record");
    let mut window = Opening { game: Some(found(record)), ..Opening::default() }.bare();
    assert_eq!(copy_position(&mut window), position_after(GAME));
}

#[test]
fn a_window_opened_with_a_file_that_is_not_a_game_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("letter.txt");
    std::fs::write(&file, "Hello!").expect("written");
    let problem = Door::at_start().open(&file).err();
    let mut window = Opening { problem, ..Opening::default() }.bare_english();
    assert!(
        window.says("Not a game record") && window.says("There are no moves in this text."),
        "{:?}",
        window.names()
    );
    assert!(window.says("letter.txt"), "{:?}", window.names());
    window.press("Close");
    assert!(window.has("Play"), "{:?}", window.names());
}

#[test]
fn a_missing_file_is_named() {
    let file = std::path::Path::new("/nowhere/lost.oanquan");
    let problem = Door::at_start().open(file).err();
    let window = Opening { problem, ..Opening::default() }.bare_english();
    let reasons = ["Cannot open the file", "/nowhere/lost.oanquan", "The file does not exist."];
    assert!(reasons.iter().all(|reasons| window.says(reasons)), "{:?}", window.names());
    assert!(!window.says("Not a game record"), "{:?}", window.names());
}

fn position_after(text: &str) -> String {
    let record = Record::parse(text, &Rules::classic()).expect("a record");
    record.game.position().to_string()
}

#[test]
fn the_list_of_more_commands_copies_the_position_too() {
    let mut window = Window::playing(&["Off"]);
    window.press("More");
    let text = window.copied_by(|harness| {
        use egui_kittest::kittest::Queryable;
        harness.get_by_label("Copy game (text)").click();
    });
    assert!(text.contains("[Rules \"classic\"]"), "{text}");
    assert!(text.contains("[Side1 \"Tèo (easy)\"]"), "{text}");
}

#[test]
fn a_copy_that_the_clipboard_rejects_is_reported() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press("More");
    window.act_and_step("Copy position (text)");
    window.let_seconds_pass(1.0);
    assert!(window.has("Could not copy to the clipboard."));
    assert!(!window.has("Position copied."));
}

#[test]
fn a_game_announces_that_too_many_dan_will_end_it() {
    let paste = |turns: usize| {
        let mut window = Window::open();
        window.paste(&Record::of(growing_game(turns)).to_string());
        window
    };
    assert!(!paste(4).says("dân are on the board"));
    let near = paste(GROWN - 1);
    assert!(
        near.says("56 dân are on the board: with more than 60, the game is over."),
        "{:#?}",
        near.names()
    );
    assert!(!paste(GROWN).says("56 dân are on the board"));
}

#[test]
fn a_game_without_captures_announces_its_end_ten_turns_before() {
    let record = |turns: usize| format!("{BORROWERS}; {}", idle_moves()[..turns].join(" "));
    let mut window = Window::open();
    window.paste(&record(49));
    assert!(!window.says("without a capture"));
    let mut window = Window::open();
    window.paste(&record(50));
    assert!(window.says("10 more turns without a capture end the game."));
    let mut window = Window::open();
    window.paste(&record(59));
    assert!(window.says("One more turn without a capture ends the game."));
    let mut window = Window::open();
    window.paste(&record(60));
    window.press("Go to the end");
    assert!(window.says("Sixty turns in a row captured nothing: the game is over."));
}

#[test]
fn nonsense_is_refused_in_one_sentence() {
    for (text, said) in [
        (
            "Hello everybody!",
            "No game was found in the pasted text. Copy the whole line with the game, then paste again.",
        ),
        ("   \n", "The clipboard has no text to paste."),
    ] {
        let mut window = Window::open();
        window.paste(text);
        assert!(window.has(said), "{text:?}: {:#?}", window.names());
        assert!(!window.says("There are no moves"), "{text:?}: {:#?}", window.names());
    }
}

#[test]
fn what_is_pasted_beside_the_result_is_read() {
    let mut window = Window::playing(&["Off"]);
    window.key_with(Modifiers::COMMAND, Key::R);
    window.press("Resign");
    window.wait("the result", Window::is_over);
    assert!(window.dialog().is_some(), "the result is open");
    window.paste("no game at all");
    window.wait("the answer", |window| window.says("No game was found in the pasted text."));
    window.key(Key::Escape);
    window.paste("2+ 7-");
    window.wait("the game", |window| window.says("Move 2. Player 2: cell 7"));
}
