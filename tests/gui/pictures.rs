//! Saving and copying pictures and animations of a game.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use caro::Caro;
use cotuong::Cotuong;
use eframe::egui::accesskit::Role;
use eframe::egui::{ColorImage, Key, Modifiers, Theme, vec2};
use eframe::icon_data::from_png_bytes;
use jiff::Timestamp;
use o_an_quan::games::OAnQuan;
use o_an_quan::games::room::pictured;
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{BoardLook, Language, Settings, Speed, Surrounding, TableSettings};
use o_an_quan::ui::theme::sizes;
use pebbles::Pebbles;
use table::game::TableGame;
use table::picture::Shown;
use tabletop::{BySide, Control, Game as _, GameMatch as _, Level, Name, Seat, Setup, Side};
use window::share::{Film, Part, PictureLook};
use window::{ChosenFile, Desktop};

use crate::gui_support::{Opening, Window};

/// A game that ends by agreement after four turns, so that it opens as a replay.
const GAME: &str = "[Rules \"classic\"]\n\n5+ 10+ 1- 8+ stop\n";
/// A longer one, whose animation takes a while.
const LONG: &str = "[Rules \"classic\"]\n\n2- 10+ 1- 10+ 4- 8+ 2+ 7+ 1+ 10- 4+ 8+ 2+ 7- 5+ 10+ 2+ 7+ 3- 8- \
    2+ 11+ 1- 7+ 2+ 8- 3+ 7- 2+ 11- 2+ 10- 5+ 9+ 1- 8- 3- 10+ 2+ 11+ stop\n";
/// The height of the buttons above the board, which a picture does not have.
const BAR: f32 = sizes::TARGET + 12.0;

/// Opens a window with the replay of the game, at its end.
fn at_end(opening: Opening, settings: &Settings) -> Window {
    at_end_of(GAME, opening, settings)
}

fn at_end_of(game: &str, opening: Opening, settings: &Settings) -> Window {
    let mut window = opening.with(settings);
    window.paste(game);
    window.key(Key::End);
    window
}

/// Returns a moment of 26 November 2026, whatever the time zone.
fn november() -> Timestamp {
    "2026-11-26T11:00:00Z".parse().expect("a moment")
}

fn plain(language: Language) -> Settings {
    let settings = Opening::settings(language, Speed::Off);
    Settings { board: BoardLook::Contrast, surrounding: Surrounding::Light, ..settings }
}

/// Returns the share of pixels that are equal in the rows from `rows.0` to `rows.1` of the first
/// picture and those that lie `lower` rows lower in the second one.
fn equal_share(one: &ColorImage, other: &ColorImage, rows: (usize, usize), lower: usize) -> f64 {
    let width = one.size[0];
    assert_eq!(width, other.size[0]);
    let range = rows.0 * width..rows.1 * width;
    let equal = range.clone().filter(|at| one.pixels[*at] == other.pixels[at + lower * width]);
    equal.count() as f64 / range.len() as f64
}

/// Opens the dialog and enters the file.
fn ask_for(window: &mut Window, command: &str, file: &Path) {
    window.press("More");
    window.act(command);
    window.enter("File", file.to_str().unwrap());
}

fn size_of_png(path: &Path) -> [u32; 2] {
    let picture = from_png_bytes(&fs::read(path).unwrap()).expect("a PNG");
    [picture.width, picture.height]
}

#[test]
fn a_picture_shows_what_the_window_shows() {
    let size = vec2(640.0, 400.0 + BAR);
    let opening = Opening { size, theme: Theme::Light, ..Opening::default() };
    let window = at_end(opening, &plain(Language::English));
    let shown = window.picture();
    let record = Record::parse(GAME, &Rules::classic()).unwrap();
    let look = PictureLook {
        board: BoardLook::Contrast,
        surrounding: Surrounding::Light,
        language: Language::English,
        scale: 1,
    };
    let film = pictured(&OAnQuan::record_of(record));
    let [picture, start] = [film.steps(), 0].map(|steps| film.still(steps, &look));
    assert_eq!(picture.size, [640, 400]);
    // Below the board, the window has buttons beside the text.
    let share = |picture| equal_share(picture, &shown, (0, 350), BAR as usize);
    assert!(share(&picture) > 0.999, "{}", share(&picture));
    assert!(share(&start) < 0.99, "{}", share(&start));
}

#[test]
fn a_picture_is_saved_and_replaces_no_file_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.png");
    let mut window = at_end(Opening::default(), &plain(Language::English));
    ask_for(&mut window, "Save as picture…", &file);
    window.wait("the picture", |window| window.says("Saved as "));
    assert_eq!(size_of_png(&file), [1280, 888]);
    window.press("Close");
    fs::write(&file, "mine").unwrap();
    ask_for(&mut window, "Save as picture…", &file);
    assert!(window.has("A file with this name already exists."));
    assert_eq!(fs::read(&file).unwrap(), b"mine");
    window.press("Replace file");
    window.wait("the picture", |window| window.says("Saved as "));
    assert_eq!(size_of_png(&file), [1280, 888]);
}

#[test]
fn a_file_without_a_name_is_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_end(Opening::default(), &plain(Language::English));
    for (keys, name) in
        [(Modifiers::COMMAND, Key::P), (Modifiers::COMMAND | Modifiers::SHIFT, Key::S)]
    {
        window.key_with(keys, name);
        for nameless in [" ", &format!("{}/", folder.path().display())] {
            window.enter("File", nameless);
            assert!(window.has("Write a file name."), "{:?}", window.names());
        }
        window.press("Cancel");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// Returns the folder in which the dialog of the system chooses files.
fn chosen_folder() -> PathBuf {
    std::env::temp_dir().join(format!("o-an-quan-chosen-{}", std::process::id()))
}

static OPENED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

#[test]
fn the_dialog_of_the_system_chooses_the_file_and_its_folder_is_opened() {
    fs::create_dir_all(chosen_folder()).unwrap();
    let desktop = Desktop {
        choose_file: Some(|suggested| {
            let file = chosen_folder().join(suggested.file_name().unwrap());
            Box::pin(async { Some(file) })
        }),
        open_folder: Some(|folder| OPENED.lock().unwrap().push(folder.to_owned())),
        closes: true,
        ..Desktop::default()
    };
    let opening = Opening { now: november, desktop, ..Opening::default() };
    let mut window = at_end(opening, &plain(Language::English));
    window.key_with(Modifiers::COMMAND, Key::P);
    window.press("Browse…");
    window.wait("the picture", |window| window.says("Saved as "));
    let files = fs::read_dir(chosen_folder()).unwrap().map(|file| file.unwrap().file_name());
    assert_eq!(files.collect::<Vec<_>>(), ["Ô ăn quan 2026-11-26.png"]);
    window.press("Open folder");
    assert_eq!(*OPENED.lock().unwrap(), [chosen_folder()]);
    assert!(window.says("Saved as "), "the message stays open");
    fs::remove_dir_all(chosen_folder()).unwrap();
}

#[test]
fn a_cancelled_dialog_of_the_system_changes_nothing() {
    let choose_file: fn(&Path) -> ChosenFile = |_| Box::pin(async { None });
    let desktop = Desktop {
        choose_file: Some(choose_file),
        open_folder: Some(|_| {}),
        closes: true,
        ..Desktop::default()
    };
    let opening = Opening { desktop, ..Opening::default() };
    let mut window = at_end(opening, &plain(Language::English));
    window.key_with(Modifiers::COMMAND, Key::P);
    let name = window.value_of(Role::TextInput, "File");
    window.press("Browse…");
    assert_eq!(window.value_of(Role::TextInput, "File"), name);
    assert!(window.has("Save") && !window.says("Saved as "));
}

#[test]
fn the_ending_of_the_file_follows_what_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let opening = Opening { now: november, ..Opening::default() };
    let mut window = at_end(opening, &plain(Language::English));
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    let value = |window: &Window| window.value_of(Role::TextInput, "File").unwrap();
    assert!(value(&window).ends_with("Ô ăn quan 2026-11-26.gif"), "{}", value(&window));
    window.open_list("What to save: The whole game, animated");
    window.press("This position");
    assert!(value(&window).ends_with("Ô ăn quan 2026-11-26.png"), "{}", value(&window));
    window.enter("File", folder.path().join("game").to_str().unwrap());
    window.wait("the picture", |window| window.says("game.png"));
    assert_eq!(size_of_png(&folder.path().join("game.png")), [640, 444]);
}

#[test]
fn an_animation_is_saved_in_the_background_and_a_cancelled_one_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.gif");
    let settings = plain(Language::Vietnamese);
    let mut window = at_end_of(LONG, Opening::default(), &settings);
    window.press("Thêm");
    window.act("Lưu thành ảnh động…");
    window.enter("Tệp", file.to_str().unwrap());
    assert!(window.says("Đang vẽ"), "{:#?}", window.names());
    window.press("Thôi");
    assert!(window.has("Lưu") && !window.says("Đang vẽ"), "{:#?}", window.names());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    window.open_list("Lưu gì: Cả ván, có chuyển động");
    window.press("Nước vừa rồi, có chuyển động");
    window.enter("Tệp", file.to_str().unwrap());
    window.wait("the animation", |window| window.says("Đã lưu vào"));
    assert!(fs::read(&file).unwrap().starts_with(b"GIF89a"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_file_that_cannot_be_written_is_reported_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_end(Opening::default(), &plain(Language::English));
    ask_for(&mut window, "Save as picture…", &folder.path().join("none/board.png"));
    window.wait("the report", |window| window.says("Not saved: "));
    assert!(window.has("Save"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_position_is_copied_as_a_picture() {
    let mut window = at_end(Opening::default(), &plain(Language::English));
    window.key_with(Modifiers::COMMAND, Key::P);
    window.press_and_step("Copy picture");
    let copied = window.copied_image();
    assert_eq!(copied.size, [1280, 888]);
    assert!(window.has("Picture copied."));
}

#[test]
fn a_game_without_turns_has_no_animation() {
    let mut window = Window::playing(&["Off"]);
    window.press("More");
    assert!(window.is_enabled("Save as picture…"));
    assert!(!window.is_enabled("Save as animation…"));
}

#[test]
fn digits_typed_into_the_name_of_the_file_do_not_choose_cells() {
    let mut window = Window::playing(&["Two players"]);
    window.key_with(Modifiers::COMMAND, Key::P);
    let name = window.value_of(Role::TextInput, "File").unwrap();
    for key in [Key::Num5, Key::ArrowRight] {
        window.key(key);
    }
    assert_eq!(window.value_of(Role::TextInput, "File"), Some(name));
    window.press("Cancel");
    assert!(!window.has("Sow cell 5 to the right, anticlockwise"), "{:#?}", window.names());
    assert!(window.has("Player 1, cell 5: 5 dân"), "{:#?}", window.names());
}

/// Plays these moves of a game of `G` and returns its pictures.
fn film_of<G: TableGame>(moves: &str, look: usize) -> Shown<G> {
    let usual = G::usual();
    let start = usual.start(Side::NEAR);
    let mut game = G::Match::begin(usual, start);
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap_or_else(|why| panic!("{mv}: {why}"))).expect("a legal move");
    }
    let names = BySide::from([Name::new("An"), Name::new("Bình")].to_vec());
    let setup = Setup { seats: [Seat::Person; 2].into(), names, first: Side::NEAR, seed: 1 };
    Shown { game, setup, look, dated: None }
}

/// Checks that pictures of the game have their size, differ by the position, and can be animated.
fn pictures_show_the_game<G: TableGame>(moves: &str, looks: usize) {
    for (surrounding, language) in
        [(Surrounding::Light, Language::English), (Surrounding::Dark, Language::Vietnamese)]
    {
        for on in 0..looks {
            let film = film_of::<G>(moves, on);
            let look = PictureLook { board: BoardLook::Yard, surrounding, language, scale: 1 };
            let last = film.still(film.steps(), &look);
            let size = film.size();
            assert_eq!(last.size, [size.x as usize, size.y as usize]);
            let start = film.still(0, &look);
            assert_ne!(last.pixels, start.pixels, "{} on {on}", G::ID);
            if let Ok(folder) = std::env::var("PICTURES") {
                let name =
                    format!("{folder}/{}-{on}-{}.png", G::ID, surrounding == Surrounding::Dark);
                fs::write(name, share::png(&last).unwrap()).unwrap();
            }
            let part = Part::Step { steps: film.steps() };
            let gif = film.gif(part, &look, &Control::default(), &|_, _| {}).expect("an animation");
            assert!(gif.starts_with(b"GIF89a") && gif.len() > 2_000, "{} bytes", gif.len());
        }
    }
}

#[test]
fn pictures_of_the_other_games_show_their_boards() {
    pictures_show_the_game::<Pebbles>("3 2 4", 1);
    pictures_show_the_game::<Caro>("8h 9i 7g 9g 9h", 2);
    pictures_show_the_game::<Cotuong>("h2e2 h9g7 h0g2 i9h9", 2);
}

#[test]
fn a_picture_has_the_names_of_the_window_the_face_of_the_computer_and_the_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.png");
    let seats = [Seat::Person, Seat::Computer(Level::Beginner)];
    let mut settings = plain(Language::English);
    let [me, computer] = seats;
    let table = TableSettings { seats: [me, computer, me, me], ..TableSettings::default() };
    settings.tables.insert("cotuong".to_owned(), table);
    let mut window =
        Opening { now: november, theme: Theme::Light, ..Opening::default() }.with(&settings);
    window.act("Other games");
    window.act("Cờ tướng");
    window.act("Play");
    window.key_with(Modifiers::COMMAND, Key::P);
    let name = window.value_of(Role::TextInput, "File").expect("the name of the file");
    assert!(name.ends_with("Cờ tướng 2026-11-26 Bé Tí.png"), "{name}");
    window.enter("File", file.to_str().expect("a path"));
    window.wait("the picture", |window| window.says("Saved as "));
    let saved = from_png_bytes(&fs::read(&file).expect("a file")).expect("a PNG");
    let film = |seats: [Seat; 2], dated: &str| {
        let usual = Cotuong::usual();
        let start = usual.start(Side::NEAR);
        let names = Setup::no_names(2);
        let setup = Setup { seats: seats.into(), names, first: Side::NEAR, seed: 1 };
        let game = <Cotuong as tabletop::Game>::Match::begin(usual, start);
        Shown::<Cotuong> { game, setup, look: 0, dated: Some(dated.to_owned()) }
    };
    let look = PictureLook {
        board: BoardLook::Contrast,
        surrounding: Surrounding::Light,
        language: Language::English,
        scale: 2,
    };
    let is_saved = |seats, dated| {
        let expected = film(seats, dated).still(0, &look);
        expected
            .pixels
            .iter()
            .flat_map(|pixel| pixel.to_srgba_unmultiplied())
            .eq(saved.rgba.clone())
    };
    assert!(is_saved(seats, "26 Nov 2026"));
    assert!(!is_saved([Seat::Person; 2], "26 Nov 2026"));
    assert!(!is_saved(seats, ""));
}

/// Opens a game of two moves at the page of cờ tướng, or pastes one of caro.
fn shared_page(id: &str) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let table = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
    settings.tables.insert(id.to_owned(), table);
    let mut window = Opening::default().with(&settings);
    match id {
        "cotuong" => {
            window.act("Other games");
            window.act("Cờ tướng");
            window.act("Play");
            window.type_text("P2-5");
            window.type_text("M8.7");
        }
        _ => {
            window.paste("[Game \"caro\"]\n\n8h 9i");
            window.key(Key::End);
        }
    }
    window
}

#[test]
fn a_game_of_another_kind_is_shared_in_one_line_as_a_code_and_as_pictures() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in ["caro", "cotuong"] {
        let mut window = shared_page(id);
        window.press("More");
        let line = window.copied_by_pressing("Copy game in one line");
        assert!(line.starts_with(&format!("{id}:")), "{line}");
        window.press("More");
        window.act("Show as a QR code");
        assert!(window.has("QR code of the game"));
        window.press("Close");
        for (command, ending) in [("Save as picture…", "png"), ("Save as animation…", "gif")] {
            let file = folder.path().join(format!("{id}.{ending}"));
            ask_for(&mut window, command, &file);
            window.wait("the picture is saved", |window| window.says("Saved as "));
            assert!(fs::metadata(&file).expect("a file").len() > 2_000);
            window.press("Close");
        }
        // The line goes on with the same game, whichever page is on the screen.
        let mut other = Window::open();
        other.paste(&line);
        assert!(other.says("Play the next turn, then send"), "{:#?}", other.names());
        other.press("More");
        assert_eq!(other.copied_by_pressing("Copy game in one line"), line);
    }
}
