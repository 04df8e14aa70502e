//! The editor of positions of the other games: the same tests for every game that has one.

use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Pos2, Theme, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, Surrounding, TableSettings, TextSize};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SIZES: [Vec2; 4] = [WIDE, vec2(640.0, 400.0), vec2(480.0, 1000.0), vec2(1920.0, 1080.0)];

/// A game with an editor, and what the tests set up there.
struct Edited {
    id: &'static str,
    title: &'static str,
    /// The position at the start.
    start: &'static str,
    /// A piece of the tray, its key, a spot without a piece, and the text with the piece there.
    piece: (&'static str, &'static str, &'static str, &'static str),
    /// The spot at which the keys begin, which is empty.
    keys_at: &'static str,
    /// A spot with a piece after that, and the empty one to its right.
    moves: [&'static str; 2],
    /// The text after that move.
    moved: &'static str,
    /// A position with a quick win, and what the analysis says of it.
    winning: (&'static str, &'static str),
    /// A text that is no position, and a part of the reason.
    refused: (&'static str, &'static str),
}

const GAMES: [Edited; 2] = [
    Edited {
        id: "cotuong",
        title: "Cờ tướng",
        start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        piece: (
            "Red chariot",
            "X",
            "e4",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/4R4/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
        ),
        keys_at: "a4",
        moves: ["b2", "c2"],
        moved: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/2C4C1/9/RNBAKABNR w",
        winning: ("3k5/R8/9/9/9/9/9/9/9/1R2K4 w", "Red can win at once"),
        refused: ("9/9/9/9/9/9/9/9/9/4K4 w", "lack has no general"),
    },
    Edited {
        id: "caro",
        title: "Cờ caro",
        start: "empty",
        piece: ("X", "x", "h8", "8h"),
        keys_at: "h8",
        moves: ["h8", "i8"],
        moved: "8i",
        winning: ("8h7h8i7i8j7j8k7k", "X can win at once"),
        refused: ("z", "belongs to no move"),
    },
];

fn open(game: &Edited, size: Vec2, language: Language) -> Window {
    let settings = Opening::settings(language, Speed::Off);
    with(game, Opening { size, ..Opening::default() }, settings)
}

fn with(game: &Edited, opening: Opening, mut settings: Settings) -> Window {
    let table = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
    settings.tables.insert(game.id.to_owned(), table);
    let size = opening.size;
    let mut window = opening.with(&settings);
    window.fit_size(size);
    window.act_either(&["Other games", "Trò chơi khác"]);
    window.act(game.title);
    window.key_with(Modifiers::COMMAND, Key::E);
    window
}

/// Opens the editor of a game in English.
fn editor(game: &Edited) -> Window {
    open(game, WIDE, Language::English)
}

fn position(window: &Window) -> String {
    window.value_of(Role::TextInput, "As text").expect("the text")
}

/// Returns the middle of a spot.
fn spot(window: &Window, name: &str) -> Pos2 {
    let start = format!("{name}, ");
    let name = window.names().into_iter().find(|name| name.starts_with(&start));
    window.exact_rect(&name.expect("the spot")).center()
}

fn click(window: &mut Window, name: &str) {
    let at = spot(window, name);
    window.click_at(at);
    window.step();
}

/// Returns the name of a piece in the tray.
fn in_tray(window: &Window, piece: &str) -> String {
    let names = window.names_of(Role::RadioButton);
    let named = |name: &&String| name.starts_with(piece) && name.contains("(key");
    names.iter().find(named).expect("a piece of the tray").clone()
}

/// Puts the piece of the game onto its spot.
fn put(game: &Edited, window: &mut Window) {
    let tray = in_tray(window, game.piece.0);
    window.act(&tray);
    click(window, game.piece.2);
}

#[test]
fn clicks_put_pieces_and_take_them_away() {
    for game in GAMES {
        let mut window = editor(&game);
        assert_eq!(position(&window), game.start);
        put(&game, &mut window);
        let text = |window: &Window| {
            window.names().into_iter().find(|name| name.starts_with(game.piece.2))
        };
        let there = text(&window);
        assert!(!there.clone().expect("the spot").ends_with("empty"), "{there:?}");
        click(&mut window, game.piece.2);
        assert_eq!(position(&window), game.start, "a second click takes it away");
        click(&mut window, game.piece.2);
        window.act("Remove pieces");
        click(&mut window, game.piece.2);
        assert_eq!(position(&window), game.start);
    }
}

#[test]
fn pieces_are_moved_by_two_clicks_and_by_dragging_and_leave_the_board() {
    for game in GAMES {
        let mut window = editor(&game);
        if game.start == "empty" {
            put(&game, &mut window);
            window.act("Move pieces");
        }
        let before = position(&window);
        let [from, to] = game.moves;
        click(&mut window, from);
        click(&mut window, to);
        assert_eq!(position(&window), game.moved, "{}", game.id);
        window.press("Undo");
        assert_eq!(position(&window), before);
        let ends = [from, to].map(|name| spot(&window, name));
        window.begin_drag(ends[0], ends[1]);
        window.end_drag(ends[1]);
        window.step();
        assert_eq!(position(&window), game.moved);
        let at = spot(&window, to);
        let outside = vec2(4.0, 400.0).to_pos2();
        window.begin_drag(at, outside);
        window.end_drag(outside);
        window.step();
        assert!(window.says(&format!("{to}, empty")), "{:#?}", window.names());
        window.press("Undo");
        let at = spot(&window, to);
        window.press_other_button(at);
        assert!(window.says(&format!("{to}, empty")));
    }
}

#[test]
fn keys_put_and_remove_pieces_and_go_from_spot_to_spot() {
    for game in GAMES {
        let mut window = editor(&game);
        let (key, empty) = (game.piece.1, game.keys_at);
        window.focus(&format!("{empty}, empty"));
        window.type_text(key);
        assert!(!window.says(&format!("{empty}, empty")), "{:#?}", window.names());
        window.key(Key::ArrowRight);
        window.key(Key::ArrowLeft);
        let focused = window.focused_name().expect("a focus");
        assert!(focused.starts_with(empty), "{focused}");
        window.key(Key::Delete);
        assert_eq!(position(&window), game.start);
        window.type_text(key);
        window.key(Key::Backspace);
        assert_eq!(position(&window), game.start);
        window.key(Key::Escape);
        window.key(Key::Escape);
        assert!(window.has("Set up a position"), "Esc leaves the spot, then the editor");
    }
}

#[test]
fn a_text_sets_the_position_and_a_wrong_one_is_refused_with_the_reason() {
    for game in GAMES {
        let mut window = editor(&game);
        let (winning, _) = game.winning;
        window.enter("As text", winning);
        assert_eq!(position(&window), winning);
        window.focus("As text");
        window.key_with(Modifiers::COMMAND, Key::A);
        window.type_text(game.refused.0);
        assert!(window.says(game.refused.1), "{:#?}", window.names());
        window.key(Key::Enter);
        window.step();
        assert_eq!(position(&window), game.refused.0, "what was typed can be mended");
        window.press("Start position");
        window.step();
        assert_eq!(position(&window), game.start, "the text follows the board again");
        window.paste(winning);
        assert_eq!(position(&window), winning);
        assert_eq!(window.copied_by_pressing("Copy"), winning);
    }
}

#[test]
fn an_empty_board_is_said_to_be_none_to_play_where_it_is_none() {
    let mut window = editor(&GAMES[0]);
    window.press("Empty the board");
    assert!(window.says("has no general."), "{:#?}", window.names());
    for step in ["Analyse", "Play on…", "Copy"] {
        assert!(!window.is_enabled(step), "{step}");
    }
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert!(window.is_enabled("Play on…"));
    window.key_with(Modifiers::COMMAND, Key::Y);
    assert!(!window.is_enabled("Play on…"));
}

#[test]
fn marks_that_no_game_leads_to_are_refused() {
    let mut window = editor(&GAMES[1]);
    let tray = in_tray(&window, "X");
    window.act(&tray);
    for square in ["h8", "i8"] {
        click(&mut window, square);
    }
    assert!(window.says("now there are 2 X and 0 O"), "{:#?}", window.names());
    assert!(!window.is_enabled("Play on…"));
    let tray = in_tray(&window, "O");
    window.act(&tray);
    click(&mut window, "h9");
    assert!(window.is_enabled("Play on…"));
    // A five that is blocked at both ends: the editor finds an order in which it never was open.
    window.press("Empty the board");
    for (mark, squares) in
        [("X", ["b8", "c8", "d8", "e8", "f8", "l12"]), ("O", ["a1", "c3", "e5", "h2", "g8", "a8"])]
    {
        let tray = in_tray(&window, mark);
        window.act(&tray);
        for square in squares {
            click(&mut window, square);
        }
    }
    assert!(window.is_enabled("Play on…"), "{:#?}", window.names());
}

#[test]
fn a_position_is_analysed() {
    for game in GAMES {
        let mut window = editor(&game);
        window.enter("As text", game.winning.0);
        window.press("Analyse");
        window.wait("analysis", |window| window.says(game.winning.1));
        window.press("Empty the board");
        assert!(!window.says(game.winning.1), "an edit hides it");
    }
}

#[test]
fn play_goes_on_from_the_position_with_the_chosen_side() {
    for game in GAMES {
        let mut window = editor(&game);
        window.enter("As text", game.winning.0);
        window.press("Play on…");
        assert!(window.says("Starts a new game from this position."));
        window.press_last("Play");
        assert!(window.has("More"), "{:#?}", window.names());
        let copied = window.copied_by(|harness| harness.event(Event::Copy));
        assert_eq!(copied, game.winning.0);
        window.press("More");
        window.press_part("Set up a position");
        assert_eq!(position(&window), game.winning.0);
        window.act_either(&["You play: Black", "You play: O"]);
        assert_eq!(position(&window), format!("1:{}", game.winning.0));
    }
}

#[test]
fn a_position_is_saved() {
    for game in GAMES {
        let folder = tempfile::tempdir().expect("a folder");
        let games = Some(folder.path().to_owned());
        let settings = Opening::settings(Language::English, Speed::Off);
        let opening = Opening { games, size: WIDE, ..Opening::default() };
        let mut window = with(&game, opening, settings);
        window.enter("As text", game.winning.0);
        window.wait("the games are open", |window| window.is_enabled("Save"));
        window.press("Save");
        window.wait("it is saved", |window| window.says("Saved to My games."));
    }
}

#[test]
fn the_editor_stays_as_it_was_left() {
    for game in GAMES {
        let mut window = editor(&game);
        window.enter("As text", game.winning.0);
        window.press("Back");
        window.act("Set up a position");
        assert_eq!(position(&window), game.winning.0);
    }
}

#[test]
fn the_editor_fits_every_window_text_size_language_and_look() {
    for game in GAMES {
        for size in SIZES {
            for language in [Language::English, Language::Vietnamese] {
                for (percent, surrounding) in [(100, Surrounding::Light), (200, Surrounding::Dark)]
                {
                    let settings = Opening::settings(language, Speed::Off);
                    let text_size = TextSize::percent(percent);
                    let theme = if percent == 100 { Theme::Light } else { Theme::Dark };
                    let opening = Opening { size, theme, ..Opening::default() };
                    let settings = Settings { text_size, surrounding, ..settings };
                    let mut window = with(&game, opening, settings);
                    window.fit_size(size);
                    let wrong = window.bad_buttons_of_page(20.0);
                    assert!(wrong.is_empty(), "{}, {percent}%, {size}: {wrong:#?}", game.id);
                }
            }
        }
    }
}
