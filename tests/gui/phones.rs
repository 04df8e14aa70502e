//! A window as large as a telephone: nothing is cut, nothing scrolls sideways, and the keyboard on the screen covers
//! no field.

use eframe::egui::{Key, Modifiers, Rect, Vec2, pos2, vec2};
use jiff::Timestamp;
use o_an_quan::ai::Level;
use o_an_quan::controller::{Name, Seat, TimeControl, TimeLimit};
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Settings, Speed, TextSize};
use o_an_quan::ui::rooms::other_rooms;
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;
use tabletop::archive::{Library, SavedGame};
use window::Desktop;

use crate::gui_support::{Opening, Window, own, set_rules, statistics};

/// Telephones, upright and on the side, and a tablet.
const SIZES: [Vec2; 4] =
    [vec2(360.0, 640.0), vec2(390.0, 844.0), vec2(844.0, 390.0), vec2(768.0, 1024.0)];
const SMALL: Vec2 = SIZES[0];

/// Returns the names of the guests in a language.
fn guests(language: Language) -> impl Iterator<Item = &'static str> {
    other_rooms().iter().map(move |room| (room.title)(language))
}

fn settings(language: Language) -> Settings {
    let mut settings = Opening::settings(language, Speed::Off);
    for game in games::IDS {
        settings.table_mut(game).seats = [Seat::Person; 4];
    }
    settings
}

fn open(settings: &Settings, size: Vec2) -> Window {
    Opening { size, touch: true, desktop: Desktop::default(), ..Opening::default() }.with(settings)
}

/// Returns the texts of which a part is missing, and what can be pressed beyond the right edge of the window.
fn faults(window: &Window, place: &str) -> Vec<String> {
    let faults = window.cut_texts().into_iter().chain(window.bad_buttons_of_page(0.0));
    faults.map(|fault| format!("{place}: {fault}")).collect()
}

#[test]
fn the_buttons_of_a_number_stay_beside_its_field() {
    let mut window = open(&settings(Language::English), vec2(390.0, 844.0));
    window.act("Change…");
    window.act("Per game");
    for name in ["Minutes per side", "Seconds added after each turn"] {
        let rect = |end: &str| window.exact_rect(&format!("{name}: {end}"));
        let (less, more) = (rect("less"), rect("more"));
        let is_one_row = (less.center().y - more.center().y).abs() < 2.0;
        assert!(is_one_row && less.right() < more.left(), "{name}: {less} and {more}");
    }
}

#[test]
fn no_plate_of_a_player_cuts_its_texts() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let words = Words::of(language);
        for size in SIZES {
            for sides in 2..=4 {
                let mut settings = settings(language);
                set_rules(&mut settings, Rules::classic().for_sides(sides).expect("two to four"));
                let mut window = open(&settings, size);
                window.act(words.play);
                // The cards in the middle of a small triangle or square may cut names.
                let is_name = |fault: &String| (1..=4).any(|it| fault.contains(&words.player(it)));
                let faults = faults(&window, &format!("{language:?}, {sides} sides, {size}"));
                wrong.extend(faults.into_iter().filter(|fault| sides == 2 || !is_name(fault)));
            }
            for guest in guests(language) {
                let mut window = open(&settings(language), size);
                window.act(words.other_games);
                window.act(guest);
                window.act(words.play);
                wrong.extend(faults(&window, &format!("{language:?}, {guest}, {size}")));
            }
        }
    }
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

#[test]
fn long_names_at_three_and_four_sides_go_on_below() {
    let names =
        ["Nguyễn Hoàng Bảo Ngọc", "Bé Tí con chị Mai", "Trần Lê Minh Khôi", "Hoàng Thị Thảo"];
    let limits = [TimeLimit::None, TimeLimit::per_game(10, 0)];
    let all = limits.iter().flat_map(|limit| [(limit, 3), (limit, 4)]);
    for (limit, sides) in all {
        // On a telephone on its side, the clock takes a part of the name.
        let lying = (*limit == TimeLimit::None).then_some(SIZES[2]);
        let sizes = [SIZES[0], SIZES[1], vec2(1280.0, 800.0)].into_iter().chain(lying);
        for size in sizes {
            let mut settings = settings(Language::Vietnamese);
            set_rules(&mut settings, Rules::classic().for_sides(sides).expect("three or four"));
            own(&mut settings).names.persons = names.map(Name::new);
            own(&mut settings).time = TimeControl { limit: *limit, ..TimeControl::default() };
            let mut window = open(&settings, size);
            window.act("Chơi");
            for name in &names[..sides] {
                let shown = window.texts();
                let shown = shown.iter().find(|text| text.text == *name && !text.elided);
                let shown = shown.unwrap_or_else(|| panic!("{name}, {sides}, {size}, {limit:?}"));
                assert!(shown.clip.contains_rect(shown.ink.shrink(1.0)), "{name}, {sides}, {size}");
            }
            assert_eq!(window.cut_texts(), [""; 0], "{sides} sides, {size}, {limit:?}");
        }
    }
}

#[test]
fn the_clocks_of_three_and_four_can_be_read_and_keep_clear_of_the_points() {
    let names = ["Nguyễn Hoàng Bảo Ngọc", "Bé Tí con chị Mai", "Trần Lê Minh Khôi", "Thảo"];
    let large = [SIZES[2], SIZES[0], vec2(1280.0, 800.0)].map(|size| (size, 200));
    let shown = [(SIZES[2], 100)].into_iter().chain(large);
    for ((size, percent), sides) in shown.flat_map(|shown| [(shown, 3), (shown, 4)]) {
        let mut settings = settings(Language::Vietnamese);
        settings.text_size = TextSize::percent(percent);
        set_rules(&mut settings, Rules::classic().for_sides(sides).expect("three or four"));
        own(&mut settings).names.persons = names.map(Name::new);
        let limit = TimeLimit::per_game(10, 0);
        own(&mut settings).time = TimeControl { limit, ..TimeControl::default() };
        let mut window = open(&settings, size);
        window.fit_size(size);
        window.act("Chơi");
        window.let_seconds_pass(1.0);
        let texts = window.texts();
        let is_clock = |text: &str| text.starts_with("10:00") || text.starts_with("9:5");
        let clocks: Vec<Rect> =
            texts.iter().filter(|text| is_clock(&text.text)).map(|text| text.ink).collect();
        let place = format!("{sides} sides, {size}, {percent} %: {clocks:?}");
        assert_eq!(clocks.len(), sides, "{place}");
        // Digits of twelve points are eight and a half high.
        assert!(clocks.iter().all(|clock| clock.height() >= 8.5), "{place}");
        for points in texts.iter().filter(|text| text.text == "0") {
            let touch = clocks.iter().any(|clock| clock.expand(1.0).intersects(points.ink));
            assert!(!touch, "{place}: {points:?}");
        }
    }
}

/// Returns how many letters of each of these names a window shows.
fn letters_shown(window: &Window, names: &[&str]) -> Vec<usize> {
    let texts = window.texts();
    let shown = |name: &&str| {
        let inside = texts.iter().filter(|text| text.clip.contains_rect(text.ink.shrink(1.0)));
        let rows = inside.map(|text| letters(text.rows.concat().trim_end_matches('…')));
        let of_name = rows.filter(|text| letters(name).starts_with(text.as_str()));
        of_name.map(|text| text.chars().count()).max().unwrap_or_default()
    };
    names.iter().map(shown).collect()
}

/// Returns a text without its blanks.
fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn long_names_at_three_and_four_sides_are_whole_in_large_text() {
    let names =
        ["Nguyễn Hoàng Bảo Ngọc", "Bé Tí con chị Mai", "Trần Lê Minh Khôi", "Hoàng Thị Thảo"];
    let limits = [TimeLimit::None, TimeLimit::per_game(10, 0)];
    let mut wrong = Vec::new();
    for (limit, sides) in limits.iter().flat_map(|limit| [(limit, 3), (limit, 4)]) {
        for size in [SIZES[0], SIZES[1], vec2(800.0, 600.0), vec2(1280.0, 800.0)] {
            let mut settings = settings(Language::Vietnamese);
            settings.text_size = TextSize::percent(200);
            set_rules(&mut settings, Rules::classic().for_sides(sides).expect("three or four"));
            own(&mut settings).names.persons = names.map(Name::new);
            own(&mut settings).time = TimeControl { limit: *limit, ..TimeControl::default() };
            let mut window = open(&settings, size);
            window.fit_size(size);
            window.act("Chơi");
            window.let_seconds_pass(1.0);
            for (name, shown) in names.iter().zip(letters_shown(&window, &names[..sides])) {
                // On a telephone, the first word is the least.
                let is_telephone = size.x < 500.0;
                let least =
                    if is_telephone { name.split(' ').next().unwrap_or(name) } else { name };
                if shown < letters(least).chars().count() {
                    wrong.push(format!("{name}, {sides} sides, {size}, {limit:?}: {shown}"));
                }
            }
        }
    }
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

#[test]
fn the_words_on_the_numbers_of_puzzles_end_with_no_lonely_word() {
    let (mut wrong, mut examined) = (Vec::new(), 0);
    for (language, size) in LANGUAGES.into_iter().flat_map(|it| [(it, SIZES[0]), (it, SIZES[1])]) {
        let words = Words::of(language);
        let mut window = open(&settings(language), size);
        window.act(words.puzzles.place);
        for text in window.texts().into_iter().filter(|text| text.rows.len() > 1) {
            let is_narrow = text.font_size == 13.0 && text.ink.width() < 0.3 * size.x;
            let last = text.rows.last().map_or("", |row| row.trim());
            let is_lonely = !last.contains(' ') && last.chars().count() <= 4;
            if is_narrow && text.text.split(' ').count() > 2 {
                examined += 1;
                if is_lonely {
                    wrong.push(format!("{language:?}, {size}: {:?}", text.rows));
                }
            }
        }
    }
    assert!(examined > 0, "no number has words of two rows");
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

/// Returns the faults of each main page.
fn faults_of_pages(language: Language, size: Vec2, percent: u16) -> Vec<String> {
    let words = Words::of(language);
    let open = || {
        let mut window = open(&settings(language), size);
        window.enlarge_text(percent);
        window.resize_by_system(size);
        window
    };
    let ctrl_shift = Modifiers::COMMAND | Modifiers::SHIFT;
    let mut wrong = Vec::new();
    let mut visit = |name: &str, go: &dyn Fn(&mut Window)| {
        let mut window = open();
        go(&mut window);
        window.resize_by_system(size);
        wrong.extend(faults(&window, &format!("{language:?}, {name}, {size}, {percent} %")));
    };
    visit("home", &|_| {});
    visit("settings", &|window| window.key(Key::F4));
    visit("form", &|window| window.key_with(ctrl_shift, Key::N));
    visit("how to play", &|window| window.key(Key::F1));
    visit("backup", &|window| {
        window.key(Key::F4);
        window.act(words.backup.save);
    });
    visit("lessons and puzzles", &|window| window.act(words.puzzles.place));
    visit("daily puzzle", &|window| {
        window.act(words.puzzles.place);
        window.act(words.puzzles.solve);
    });
    visit("other games", &|window| window.act(words.other_games));
    visit("tournaments", &|window| window.act(words.tournament.for_class));
    visit("game", &|window| window.act(words.play));
    visit("lesson", &|window| window.open_lessons());
    for guest in guests(language) {
        visit(guest, &|window| {
            window.act(words.other_games);
            window.act(guest);
        });
        visit(&format!("{guest}, played"), &|window| {
            window.act(words.other_games);
            window.act(guest);
            window.act(words.play);
        });
    }
    wrong
}

#[test]
fn no_page_is_cut_on_a_telephone() {
    let wrong = SIZES.map(|size| LANGUAGES.map(|language| faults_of_pages(language, size, 100)));
    let wrong: Vec<_> = wrong.into_iter().flatten().flatten().collect();
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

#[test]
fn no_page_is_cut_on_a_telephone_with_large_text() {
    let wrong = LANGUAGES.map(|language| faults_of_pages(language, SMALL, 200)).concat();
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

/// Returns the faults of the home beside a game of caro under way, and of the list of games.
fn faults_of_home_and_games(language: Language, size: Vec2, percent: u16) -> Vec<String> {
    let words = Words::of(language);
    let folder = tempfile::tempdir().expect("a folder");
    let seats = vec![Seat::Person, Seat::Computer(Level::Master)];
    let began = Timestamp::from_second(1_700_000_000).expect("a time");
    let game = SavedGame {
        title: "A rainy afternoon at the house of the grandparents".to_owned(),
        ..statistics::played("rich sides=2", seats, (1, 500), began)
    };
    Library::new(folder.path().join("library")).add(&game).expect("added");
    let games = Some(folder.path().to_owned());
    let opening =
        Opening { size, games, touch: true, desktop: Desktop::default(), ..Opening::default() };
    let mut window = opening.with(&settings(language));
    window.act(words.other_games);
    window.act("Cờ caro");
    window.act(words.play);
    window.key(Key::Num8);
    window.key(Key::H);
    (0..3).for_each(|_| window.key(Key::Escape));
    window.enlarge_text(percent);
    let place = |page: &str| format!("{language:?}, {page}, {size}, {percent} %");
    let (name, friend) = (words.home.character(Level::Easy), words.home.friend);
    let turn = words.turn_of("O");
    let due = [words.puzzles.of_the_day, "Cờ caro", &turn, name, friend];
    let mut wrong = faults_down_to_the_end(&mut window, &place("home"), &due);
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("the games", |window| !window.says(words.library.reading));
    window.resize_by_system(size);
    wrong.extend(faults_down_to_the_end(&mut window, &place("games"), &[&game.title]));
    wrong
}

/// Scrolls a page from its top to its end. Returns its faults, and which of these texts it lacks.
fn faults_down_to_the_end(window: &mut Window, place: &str, due: &[&str]) -> Vec<String> {
    let room = window.room();
    let at = room.lerp_inside(vec2(0.75, 0.6));
    let (mut wrong, mut missing) = (Vec::new(), due.to_vec());
    let mut before = Vec::new();
    loop {
        let texts = window.texts();
        missing.retain(|due| !texts.iter().any(|painted| painted.text.contains(due)));
        wrong.extend(faults(window, place));
        let places: Vec<_> = texts.into_iter().map(|painted| (painted.text, painted.ink)).collect();
        if places == before {
            break;
        }
        before = places;
        window.scroll(at, -room.height() / 3.0);
        window.let_seconds_pass(0.5);
    }
    wrong.dedup();
    wrong.extend(missing.into_iter().map(|due| format!("{place}: {due:?} is missing")));
    wrong
}

#[test]
fn a_game_under_way_and_the_list_of_games_are_not_cut_on_a_telephone_at_any_text_size() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        for size in &SIZES[..3] {
            for percent in [100, 150, 200] {
                wrong.extend(faults_of_home_and_games(language, *size, percent));
            }
        }
    }
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

#[test]
fn the_home_is_not_cut_on_a_telephone_with_the_largest_text() {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let words = Words::of(language);
        let mut window = open(&settings(language), SIZES[1]);
        window.enlarge_text(300);
        window.resize_by_system(SIZES[1]);
        wrong.extend(faults(&window, &format!("{language:?}, before a game")));
        window.act(words.play);
        window.act(words.menu);
        window.resize_by_system(SIZES[1]);
        wrong.extend(faults(&window, &format!("{language:?}, a game under way")));
    }
    assert_eq!(wrong, [""; 0], "{wrong:#?}");
}

#[test]
fn portraits_fill_rows_of_the_same_length() {
    for size in SIZES {
        let window = open(&Opening::settings(Language::English, Speed::Off), size);
        let is_portrait = |name: &String| name.ends_with(')') || name == "Two players";
        let buttons = window.buttons().into_iter().filter(|(name, _)| is_portrait(name));
        let tops: Vec<f32> = buttons.map(|(_, rect)| rect.top().round()).collect();
        let in_row = |top: f32| tops.iter().filter(|other| **other == top).count();
        assert!(
            tops.len() == 8 && tops.iter().all(|top| in_row(*top) == in_row(tops[0])),
            "{tops:?}"
        );
    }
}

#[test]
fn fingers_are_told_to_tap_the_board_to_skip_the_animation() {
    let table = Settings { speed: Speed::Slow, ..settings(Language::English) };
    let mut window = open(&table, SMALL);
    window.act("Play");
    window.tap_on("Player 1, cell 2: ");
    window.act_and_step("Sow cell 2 upwards, anticlockwise");
    window.let_seconds_pass(0.5);
    let hint = window.texts().into_iter().find(|text| text.text.contains("skip the animation"));
    let hint = hint.expect("a hint");
    assert!(hint.text.starts_with("Tap the board") && !hint.elided, "{hint:?}");
}

#[test]
fn the_heading_of_a_lesson_says_how_many_there_are() {
    for size in SIZES {
        let mut window = open(&settings(Language::English), size);
        window.open_lessons();
        assert!(window.has("Lesson 1 of 7: The board"), "{size}: {:#?}", window.names());
    }
}

#[test]
fn all_lessons_can_be_chosen_on_a_telephone() {
    for size in SIZES {
        let mut window = open(&settings(Language::English), size);
        window.open_lessons();
        for lesson in 1..=7 {
            let button = window.rect_of(&format!("Lesson {lesson}, "));
            assert!(window.room().contains_rect(button), "{size}, {lesson}: {button:?}");
            assert!(
                button.width() >= 44.0 && button.height() >= 44.0,
                "{size}, {lesson}: {button:?}"
            );
        }
        window.press_part("Lesson 7, ");
        assert!(window.has("Lesson 7 of 7: End of the game"), "{size}: {:#?}", window.names());
    }
}

#[test]
fn fingers_see_no_keys_in_the_list_of_more_commands() {
    let shows_key = |window: &Window| window.texts().iter().any(|text| text.text == "Ctrl+Y");
    let mut window = open(&settings(Language::English), SMALL);
    window.act("Play");
    window.tap_by_finger(window.exact_rect("More").center());
    assert!(window.has("Redo") && !shows_key(&window));
    window.key(Key::Escape);
    window.press("More");
    assert!(shows_key(&window), "who uses a mouse has a keyboard");
}

#[test]
fn a_finger_brings_up_no_keyboard_before_it_touches_a_field() {
    let words = Words::of(Language::English);
    let mut window = open(&settings(Language::English), SMALL);
    window.act("Play");
    let save = |window: &mut Window| {
        window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        assert!(window.has(words.library.target), "{:#?}", window.names());
    };
    save(&mut window);
    assert!(!window.is_field_focused(words.library.target));
    window.tap(window.last_rect_of(words.library.target).center());
    assert!(window.is_field_focused(words.library.target));
    window.act(words.library.cancel);
    window.press("More");
    window.key(Key::Escape);
    save(&mut window);
    assert!(window.is_field_focused(words.library.target), "who uses a mouse has a keyboard");
}

#[test]
fn on_the_home_only_the_board_itself_begins_a_game() {
    let size = vec2(390.0, 844.0);
    let begins = |y: f32| {
        let mut window = open(&settings(Language::English), size);
        window.tap(pos2(size.x / 2.0, y));
        !window.has("Change…")
    };
    let home = open(&settings(Language::English), size);
    let (end, play) = (home.exact_rect("Change…").top(), home.exact_rect("Play"));
    let places = (50..end as usize - 40).step_by(10).map(|y| y as f32);
    let places = places.filter(|y| !play.y_range().contains(*y));
    let on_board = 10.0 * places.filter(|y| begins(*y)).count() as f32;
    // A board of two rows is two sevenths as high as wide.
    assert!((0.2..0.35).contains(&(on_board / size.x)), "{on_board} of {}", size.x);
}

fn assert_in_sight(window: &Window, field: &str) {
    let (name, rect) = window.focused().expect("a field");
    assert_eq!(name, field);
    assert!(window.room().contains_rect(rect), "{name}: {rect:?} in {:?}", window.room());
}

#[test]
fn a_field_stays_in_sight_when_the_keyboard_takes_the_lower_half() {
    let low = vec2(360.0, 300.0);
    let mut window = open(&settings(Language::English), SMALL);
    window.act("Change…");
    for field in ["Name (near side)", "Name (far side)"] {
        window.resize_by_system(SMALL);
        window.tap_on(field);
        assert!(window.is_field_focused(field), "{field}");
        window.resize_by_system(low);
        window.let_seconds_pass(0.5);
        assert_in_sight(&window, field);
    }
    let mut window = open(&settings(Language::English), SMALL);
    window.act("Settings");
    window.act("Back up…");
    window.tap(window.last_rect_of("File").center());
    assert!(window.is_field_focused("File"));
    window.resize_by_system(low);
    window.let_seconds_pass(0.5);
    assert_in_sight(&window, "File");
}
