//! Compares a few small pictures of the gallery, and the board of every other game in each of its
//! looks, with those in `tests/snapshots`, to detect broken layouts, changed colours and wrong
//! languages. `UPDATE_SNAPSHOTS=1 cargo test --test gui snapshots` replaces the pictures.

#[expect(dead_code, reason = "how widely a scene is shown concerns the gallery")]
#[path = "../../tools/pictures/src/bin/screenshots/scenes.rs"]
mod scenes;
#[path = "../../tools/pictures/src/bin/screenshots/shot.rs"]
mod shot;

use std::fs;
use std::path::{Path, PathBuf};

use eframe::egui::{Color32, ColorImage, Key};
use o_an_quan::settings::{BoardLook, Language, Surrounding};
use scenes::scenes;
use shot::{Look, Shot, png};

use crate::gui_support::Window;

/// A snapshot: the scene, its theme and its language.
type Snapshot = (&'static str, Look, Language);

const HOME: Snapshot = ("home", (BoardLook::Yard, Surrounding::Light), Language::Vietnamese);
const CAPTURE: Snapshot =
    ("game-capture", (BoardLook::Wood, Surrounding::Light), Language::English);
const KEPT: [Snapshot; 8] = [
    HOME,
    CAPTURE,
    ("game-preview", (BoardLook::Yard, Surrounding::Dark), Language::Vietnamese),
    ("three-sides", (BoardLook::Wood, Surrounding::Dark), Language::Vietnamese),
    ("four-sides", (BoardLook::Contrast, Surrounding::Light), Language::English),
    ("rules", (BoardLook::Contrast, Surrounding::Dark), Language::English),
    ("lesson-4-capture", (BoardLook::Yard, Surrounding::Light), Language::Vietnamese),
    ("how-to-play", (BoardLook::Wood, Surrounding::Light), Language::English),
];

/// Games under way: the board of each other game in each of its looks, in the dark where it differs.
const BOARDS: [(&str, Surrounding); 12] = [
    ("caro-paper", Surrounding::Light),
    ("caro-paper", Surrounding::Dark),
    ("caro-stones", Surrounding::Light),
    ("cotuong-characters", Surrounding::Light),
    ("cotuong-letters", Surrounding::Light),
    ("cotuong-pictures", Surrounding::Light),
    ("pebbles-heap", Surrounding::Light),
    ("pebbles-heap", Surrounding::Dark),
    ("pebbles-strip", Surrounding::Light),
    ("pebbles-strip", Surrounding::Dark),
    ("pebbles-table", Surrounding::Light),
    ("pebbles-table", Surrounding::Dark),
];

/// Pixels differ if one of their channels differs by more than this, of 255.
const CHANNEL: u8 = 16;
/// The share of pixels that may differ: other processors round differently at the edges of letters
/// and stones.
const SHARE: f64 = 0.001;
/// The same share of a board, on which a single mark is small.
const BOARD_SHARE: f64 = 0.0002;

fn shot((scene, look, language): Snapshot) -> Shot {
    let scene = scenes().find(|it| it.name == scene).expect("a scene of this name");
    Shot { scene, look, language, screen: (640, 400, 1), touch: false }
}

/// Returns the shot of a board in a window in which it does not scroll.
fn board_shot((scene, surrounding): (&'static str, Surrounding)) -> Shot {
    let shot = shot((scene, (BoardLook::Yard, surrounding), Language::English));
    let height = if scene == "pebbles-table" { 760 } else { 600 };
    Shot { screen: (960, height, 1), ..shot }
}

/// Returns the picture of the board alone: what changes around it does not matter.
fn board(window: &Window) -> ColorImage {
    let picture = window.picture();
    let scale = picture.size[0] as f32 / window.room().width();
    picture.region(&window.board(), Some(scale))
}

/// Returns the picture at half its size; each pixel is the mean of four.
fn small(picture: &ColorImage) -> ColorImage {
    let [width, height] = picture.size.map(|side| side / 2);
    let mean = |at: usize| {
        let corner = at / width * 2 * picture.size[0] + at % width * 2;
        let four = [0, 1, picture.size[0], picture.size[0] + 1];
        let four = four.map(|step| picture.pixels[corner + step].to_array().map(u16::from));
        let [r, g, b] = [0, 1, 2].map(|i| (four.iter().map(|it| it[i]).sum::<u16>() / 4) as u8);
        Color32::from_rgb(r, g, b)
    };
    ColorImage::new([width, height], (0..width * height).map(mean).collect())
}

/// Returns the share of pixels that differ, or 1 if the sizes differ.
fn difference(one: &ColorImage, other: &ColorImage) -> f64 {
    if one.size != other.size {
        return 1.0;
    }
    let differs = |(a, b): &(&Color32, &Color32)| {
        a.to_array().iter().zip(b.to_array()).any(|(a, b)| a.abs_diff(b) > CHANNEL)
    };
    let count = one.pixels.iter().zip(&other.pixels).filter(differs).count();
    count as f64 / one.pixels.len() as f64
}

fn path_of(shot: &Shot) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(shot.name())
}

fn reference_image(shot: &Shot) -> ColorImage {
    let path = path_of(shot);
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let icon = eframe::icon_data::from_png_bytes(&bytes).expect("a picture");
    let size = [icon.width as usize, icon.height as usize];
    ColorImage::from_rgba_unmultiplied(size, &icon.rgba)
}

/// Fails with the names of the shots of whose picture more than a `share` of the pixels differ from the
/// reference.
fn check(shots: impl Iterator<Item = Shot>, picture: fn(&Window) -> ColorImage, share: f64) {
    let mut changed = Vec::new();
    for shot in shots {
        let now = small(&picture(&shot.open()));
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            fs::write(path_of(&shot), png(&now)).expect("written");
        }
        let found = difference(&reference_image(&shot), &now);
        if found > share {
            let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join(shot.name());
            fs::write(&seen, png(&now)).expect("written");
            let percent = 100.0 * found;
            changed.push(format!(
                "{percent:.2} % of {} differ from {}",
                shot.name(),
                seen.display()
            ));
        }
    }
    assert!(
        changed.is_empty(),
        "{}\nLook at them; if they are as they should be, run UPDATE_SNAPSHOTS=1 cargo test --test gui snapshots",
        changed.join("\n")
    );
}

#[test]
fn screens_match_their_snapshots() {
    check(KEPT.into_iter().map(shot), Window::picture, SHARE);
}

#[test]
fn boards_of_other_games_match_their_snapshots() {
    check(BOARDS.into_iter().map(board_shot), board, BOARD_SHARE);
}

#[test]
fn a_board_after_another_move_does_not_match() {
    for (kept, moves) in [("caro-paper", &[Key::Num9, Key::G][..]), ("pebbles-heap", &[Key::Num1])]
    {
        let shot = board_shot((kept, Surrounding::Light));
        let mut window = shot.open();
        moves.iter().for_each(|key| window.key(*key));
        let share = difference(&reference_image(&shot), &small(&board(&window)));
        assert!(share > BOARD_SHARE, "{kept}: {share}");
    }
}

#[test]
fn another_language_theme_panel_or_situation_does_not_match() {
    let (home, capture) = (reference_image(&shot(HOME)), reference_image(&shot(CAPTURE)));
    let differs = |picture: &ColorImage, other: Snapshot| {
        let share = difference(picture, &small(&shot(other).take()));
        assert!(share > SHARE, "{other:?}: {share}");
    };
    differs(&home, (HOME.0, HOME.1, Language::English));
    differs(&home, (HOME.0, (BoardLook::Yard, Surrounding::Dark), HOME.2));
    // Another board, and one more button.
    differs(&home, ("home-game-under-way", HOME.1, HOME.2));
    differs(&capture, (CAPTURE.0, (BoardLook::Wood, Surrounding::Dark), CAPTURE.2));
    // The same game a moment earlier.
    differs(&capture, ("game-capture-flies", CAPTURE.1, CAPTURE.2));
}
