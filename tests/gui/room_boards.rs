//! The boards of the pebble games: what is drawn, and which keys choose a move.

use crate::gui_support::{Opening, Painted, Window};
use crate::rooms::{between_people, room_with};
use eframe::egui::{Color32, ColorImage, Key, Rect, Theme, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{BoardLook, Language, Speed, Surrounding, TableSettings};
use o_an_quan::ui::theme::Palette;

const LOOKS: [usize; 3] = [0, 1, 2];
const TABLE: usize = 2;
const SIZES: [Vec2; 3] = [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)];

fn table(options: &str, look: usize) -> TableSettings {
    let (options, seats) = (options.to_owned(), [Seat::Person; 4]);
    TableSettings { options, seats, look, ..TableSettings::default() }
}

/// Opens a game of two people in a window of this size, in English and without motion.
fn game(options: &str, look: usize, size: Vec2, theme: Theme) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    settings.surrounding =
        if theme == Theme::Dark { Surrounding::Dark } else { Surrounding::Light };
    settings.tables.insert("pebbles".to_owned(), table(options, look));
    let mut window = Opening { size, theme, ..Opening::default() }.with(&settings);
    for name in ["Other games", "Pebbles", "Play"] {
        window.act(name);
    }
    window
}

#[test]
fn a_number_of_two_digits_is_typed() {
    for look in LOOKS {
        let mut window = room_with(None, table("pebbles=40 most=20", look));
        window.press("Play");
        window.key(Key::Num1);
        assert!(window.says("1… Now type the second digit, or press Enter."));
        window.key(Key::Num5);
        window.key(Key::Num2);
        window.key(Key::Num0);
        window.press("New game…");
        window.press("Heap");
        window.press_part("Continue ");
        assert!(window.has("A heap of 5 pebbles"), "{look}: {:#?}", window.names());
    }
}

#[test]
fn one_digit_of_two_is_confirmed_or_dropped() {
    let mut window = between_people("pebbles=40 most=20", &[Key::Num1, Key::Enter]);
    assert!(window.has("A heap of 39 pebbles"), "{:#?}", window.names());
    // 1 was just taken: it is only the beginning of a number.
    window.key(Key::Num1);
    assert!(window.says("1… Now type the second digit."), "{:#?}", window.names());
    window.key(Key::Enter);
    assert!(window.has("A heap of 39 pebbles"));
    window.key(Key::Escape);
    assert!(!window.says("second digit") && window.has("A heap of 39 pebbles"));
    // No number of two digits begins with 5.
    window.key(Key::Num5);
    assert!(window.has("A heap of 34 pebbles"));
    // A number beyond the largest one is refused.
    window.key(Key::Num2);
    window.key(Key::Num5);
    assert!(window.has("A heap of 34 pebbles"));
}

#[test]
fn arrow_keys_go_from_move_to_move() {
    for (look, key, back, second, after) in [
        (0, Key::ArrowRight, Key::ArrowLeft, "Take 2", "A heap of 10 pebbles"),
        (
            1,
            Key::ArrowLeft,
            Key::ArrowRight,
            "Push by 2 to cell 11",
            "The piece beside cell 11 of the strip",
        ),
        (
            2,
            Key::ArrowUp,
            Key::ArrowDown,
            "Go up 2 to row 11, column 2",
            "The piece in row 11, column 2 of the table",
        ),
    ] {
        let mut window = room_with(None, table("pebbles=12 most=4", look));
        window.press("Play");
        for key in [key, key, key, back] {
            window.key(key);
        }
        assert!(window.is_focused(second), "{look}: {:?}", window.focused());
        window.key(Key::Enter);
        assert!(window.has(after), "{look}: {:#?}", window.names());
    }
}

/// Returns the contrast between the lightest and the darkest pixel in `rect`, as WCAG defines it.
fn contrast(picture: &ColorImage, rect: Rect) -> f64 {
    let luminance = |pixel: Color32| {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(pixel.r()) + 0.7152 * linear(pixel.g()) + 0.0722 * linear(pixel.b())
    };
    let (mut darkest, mut lightest) = (1.0_f64, 0.0_f64);
    for y in rect.top().floor() as usize..rect.bottom().ceil() as usize {
        for x in rect.left().floor() as usize..rect.right().ceil() as usize {
            let pixel = luminance(picture.pixels[y * picture.size[0] + x]);
            (darkest, lightest) = (darkest.min(pixel), lightest.max(pixel));
        }
    }
    (lightest + 0.05) / (darkest + 0.05)
}

#[test]
fn a_number_that_is_crossed_out_stays_readable() {
    for (look, barred, label) in [
        (0, "Take 3", "3"),
        (1, "Push by 3 to cell 7", "7"),
        (2, "Go up 3 to row 7, column 3", "3"),
    ] {
        for theme in [Theme::Light, Theme::Dark] {
            let mut window = game("pebbles=12 most=4", look, SIZES[1], theme);
            window.key(Key::Num3);
            assert!(!window.is_enabled(barred), "{look}, {theme:?}");
            let place = window.exact_rect(barred);
            let texts = window.texts();
            let number =
                texts.iter().find(|text| text.text == label && place.contains_rect(text.ink));
            let ink = number.unwrap_or_else(|| panic!("{look}, {theme:?}: no {label}")).ink;
            let found = contrast(&window.picture(), ink);
            assert!(found >= 4.5, "{look}, {theme:?}: {found}");
            let palette = Palette::of(BoardLook::Yard, theme);
            let strokes = window.strokes_of(palette.warning);
            assert_eq!(strokes.iter().filter(|stroke| place.contains_rect(**stroke)).count(), 2);
            assert!(!strokes.iter().any(|stroke| stroke.intersects(ink)), "{look}, {theme:?}");
        }
    }
}

#[test]
fn a_large_heap_lies_in_counted_hundreds() {
    let mut window = game("pebbles=999 most=20", 0, SIZES[1], Theme::Light);
    let counted = |window: &Window| {
        let is_count =
            |text: &str| text.len() > 1 && text.parse().is_ok_and(|count: u16| count > 20);
        let texts = window.texts().into_iter().map(|text| text.text);
        texts.filter(|text| is_count(text)).collect::<Vec<String>>()
    };
    let mut expected = vec!["100".to_owned(); 9];
    expected.push("99".to_owned());
    assert_eq!(counted(&window), expected);
    window.key(Key::Num9);
    expected[9] = "90".to_owned();
    assert_eq!(counted(&window), expected);
}

#[test]
fn every_move_of_a_large_heap_has_a_button_in_every_window() {
    for size in SIZES {
        let window = game("pebbles=999 most=20", 0, size, Theme::Light);
        assert_eq!(window.badly_placed_buttons(32.0, false), Vec::<String>::new(), "{size}");
    }
}

/// Returns the numbers beside the table and above it, with their places.
fn numbers(window: &Window) -> Vec<Painted> {
    let badges = window.fills_of(Palette::of(BoardLook::Yard, Theme::Light).badge);
    let is_on_badge = |text: &Painted| badges.iter().any(|badge| badge.contains_rect(text.ink));
    window.texts().into_iter().filter(is_on_badge).collect()
}

#[test]
fn the_whole_usual_table_is_in_view_in_a_large_window() {
    let mut window = game("pebbles=11 most=4", TABLE, SIZES[2], Theme::Light);
    let numbers = numbers(&window);
    let found: Vec<&str> = numbers.iter().map(|number| number.text.as_str()).collect();
    let columns = (1..=4).map(|column: u16| column.to_string());
    let expected: Vec<String> = columns.chain((1..=12).map(|row: u16| row.to_string())).collect();
    assert_eq!(found, expected);
    assert!(numbers.iter().all(|number| number.clip.contains_rect(number.ink)), "{numbers:?}");
    let board = window.rect_of("of the table");
    window.scroll(board.center(), -200.0);
    assert_eq!(window.rect_of("of the table"), board, "nothing scrolls");
}

#[test]
fn the_numbers_of_the_columns_stay_in_view_and_apart() {
    for size in SIZES {
        for most in [4, 20] {
            let options = format!("pebbles=40 most={most}");
            let window = game(&options, TABLE, size, Theme::Light);
            let dark = Palette::of(BoardLook::Yard, Theme::Light).badge;
            let badges: Vec<Rect> = window.fills_of(dark);
            let top = badges.iter().map(|badge| badge.top()).fold(f32::INFINITY, f32::min);
            let columns: Vec<&Rect> = badges.iter().filter(|badge| badge.top() == top).collect();
            assert!(columns.len() >= 4, "{size}, {most}: {badges:?}");
            for pair in columns.windows(2) {
                assert!(pair[0].right() < pair[1].left(), "{size}, {most}: {columns:?}");
            }
        }
    }
}

#[test]
fn the_lesson_fits_into_every_window() {
    for size in SIZES {
        for language in [Language::English, Language::Vietnamese] {
            let settings = Opening::settings(language, Speed::Off);
            let mut window = Opening { size, ..Opening::default() }.with(&settings);
            let (other, title, lesson, next) = match language {
                Language::English => ("Other games", "Pebbles", "Lesson", "Continue"),
                Language::Vietnamese => ("Trò chơi khác", "Bốc sỏi", "Bài học", "Tiếp tục"),
            };
            window.act(other);
            window.act(title);
            window.act(lesson);
            for answer in [Key::Num2, Key::Num4, Key::Num2] {
                window.key(answer);
                let wrong = window.badly_placed_buttons(30.0, false);
                assert_eq!(wrong, Vec::<String>::new(), "{size}, {language:?}, {answer:?}");
                if window.has(next) {
                    window.act(next);
                }
            }
        }
    }
}

#[test]
fn a_number_that_the_turn_before_took_says_why_it_is_crossed_out() {
    let mut window = between_people("pebbles=12 most=4", &[Key::Num3]);
    let at = window.rect_of("Take 3").center();
    window.tap(at);
    assert!(
        window.says("The other side has just taken 3, so you cannot."),
        "{:#?}",
        window.names()
    );
}
