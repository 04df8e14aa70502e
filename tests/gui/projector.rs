//! The look for a projector: what matters is legible from eight metres at 1024×768.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Color32, ColorImage, Key, Rect, Vec2, pos2, vec2};

/// The least height of a digit or capital letter, in pixels. On a picture 2 m wide, 24 of 1024 pixels
/// are 47 mm, which from 8 m are 20 minutes of arc: the lower end of the range that ISO 9241-303
/// recommends, above its minimum of 16.
const MIN: usize = 24;

fn is_dark(pixel: Color32) -> bool {
    pixel.r() < 90 && pixel.g() < 90 && pixel.b() < 90
}

/// Returns the greatest number of rows in `part` without a gap of which a pixel satisfies `is_ink`, and
/// that do not reach the edge of `part`.
fn height_of_ink(picture: &ColorImage, part: Rect, is_ink: impl Fn(Color32) -> bool) -> usize {
    let rows = part.top() as usize..part.bottom() as usize;
    let row_has_ink = |y: usize| {
        let columns = part.left() as usize..part.right() as usize;
        columns.clone().any(|x| is_ink(picture.pixels[y * picture.size[0] + x]))
    };
    let (mut longest, mut run, mut is_whole) = (0, 0, false);
    for y in rows {
        match row_has_ink(y) {
            true => run += 1,
            false => {
                if is_whole {
                    longest = longest.max(run);
                }
                (run, is_whole) = (0, true);
            }
        }
    }
    longest
}

/// Opens a game of two persons on a projector's screen, with its picture and the pixels per point.
fn game() -> (Window, ColorImage, f32) {
    let size = vec2(1024.0, 768.0);
    let opening = Opening { size, ..Opening::default() };
    let window = opening.playing(&["Two players", "Off", "Light", "Projector"]);
    let picture = window.picture();
    assert_eq!(picture.size, [1024, 768]);
    let scale = 1024.0 / window.room().width();
    (window, picture, scale)
}

/// Returns the place of a cell on the picture, in pixels.
fn cell(window: &Window, number: usize, scale: f32) -> Rect {
    window.rect_of(&format!("Player 1, cell {number}")) * scale
}

#[test]
fn the_numbers_of_stones_are_large() {
    let (window, picture, scale) = game();
    for number in 1..=5 {
        let cell = cell(&window, number, scale);
        let disc = cell.min + vec2(0.27, 0.73) * cell.size();
        // White on a black disc: the rows of the disc above and below the digit have no white.
        let part = Rect::from_center_size(disc, vec2(20.0, 0.44 * cell.height()));
        let height = height_of_ink(&picture, part, |pixel| !is_dark(pixel));
        assert!((MIN..70).contains(&height), "cell {number}: {height} pixels");
    }
}

#[test]
fn the_numbers_of_cells_and_the_points_are_large() {
    let (window, picture, scale) = game();
    for number in 1..=5 {
        let cell = cell(&window, number, scale);
        let below = pos2(cell.center().x, cell.bottom() + 0.3 * cell.height());
        let part = Rect::from_center_size(below, vec2(0.5 * cell.width(), 0.5 * cell.height()));
        let height = height_of_ink(&picture, part, is_dark);
        assert!((MIN..70).contains(&height), "cell {number}: {height} pixels");
    }
}

#[test]
fn the_names_and_the_narration_are_large() {
    let (window, picture, scale) = game();
    let name = window.exact_rect("Player 1") * scale;
    let part = Rect::from_min_size(name.min, Vec2::new(name.width(), name.height()));
    // The descender of the y is below the line.
    let height = height_of_ink(&picture, part.expand(3.0), is_dark);
    assert!(height >= MIN, "{height} pixels");
    let said = window.announced();
    let line = window.last_rect_of(&said) * scale;
    let height = height_of_ink(&picture, line.expand(2.0), is_dark);
    assert!(height >= MIN, "{said}: {height} pixels");
}

#[test]
fn the_home_has_room_for_everything() {
    let size = vec2(1024.0, 768.0);
    let mut window = Opening { size, ..Opening::default() }.open();
    window.choose("Projector");
    for button in ["Play", "Lessons and puzzles", "Other games", "Settings"] {
        assert!(window.room().contains_rect(window.exact_rect(button)), "{button}");
    }
}

#[test]
fn the_board_takes_most_of_a_wide_screen() {
    for (size, share) in [(vec2(1280.0, 800.0), 0.9), (vec2(1920.0, 1080.0), 0.8)] {
        let opening = Opening { size, ..Opening::default() };
        let mut window = opening.playing(&["Two players", "Off", "Light", "Projector"]);
        window.key(Key::L);
        let [first, last] = [1, 5].map(|cell| window.rect_of(&format!("Player 1, cell {cell}")));
        // The quan cells are as wide as the others.
        let board = 1.4 * (last.right() - first.left());
        let width = window.room().width();
        assert!(board >= share * width, "{size}: {board} of {width}");
    }
}
