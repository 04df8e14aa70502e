//! The faces among which people choose: eight animals of the village.

use eframe::egui::Color32;

use super::pen::{INK, Pen, Point};
use super::{BLUSH, BROWN, CLAY, GREEN, GREY, INDIGO, OCHRE, RED, SKY, STRAW, TEAL, WHITE, ground};

/// The number of animals.
pub const COUNT: u8 = 8;

const DARK: Color32 = Color32::from_rgb(0x6b, 0x62, 0x5c);
const PINK: Color32 = Color32::from_rgb(0xf0, 0xb6, 0xa6);
const YELLOW: Color32 = Color32::from_rgb(0xf4, 0xce, 0x5a);

/// The ears of an animal, as the right half of them; none, horns and a comb count as ears.
enum Ears {
    Horns,
    Pointed,
    Comb,
    Folded,
    Eyes,
    Long,
    Round,
}

/// What is below the eyes.
enum Muzzle {
    Wide,
    Whiskers,
    Beak,
    Snout,
    Grin,
}

/// Draws the animal with this number: a buffalo, a cat, a chicken, a pig, a frog, a rabbit, a mouse or a dog.
pub fn animal(pen: &mut Pen, number: u8) {
    let (behind, coat, ears, muzzle) = match number % COUNT {
        0 => (STRAW, DARK, Ears::Horns, Muzzle::Wide),
        1 => (SKY, OCHRE, Ears::Pointed, Muzzle::Whiskers),
        2 => (GREEN, YELLOW, Ears::Comb, Muzzle::Beak),
        3 => (TEAL, PINK, Ears::Folded, Muzzle::Snout),
        4 => (CLAY, GREEN, Ears::Eyes, Muzzle::Grin),
        5 => (INDIGO, WHITE, Ears::Long, Muzzle::Whiskers),
        6 => (OCHRE, GREY, Ears::Round, Muzzle::Whiskers),
        _ => (WHITE, BROWN, Ears::Folded, Muzzle::Wide),
    };
    ground(pen, behind);
    pair(pen, &ears, coat);
    pen.oval((50.0, 58.0), (27.0, 25.0), coat);
    let (eyes, eye) = match ears {
        Ears::Eyes => (34.0, 15.0),
        _ => (53.0, 11.0),
    };
    for side in [-1.0, 1.0] {
        pen.spot((50.0 + side * eye, eyes), (3.4, 4.2), INK);
        pen.spot((50.0 + side * eye + 1.0, eyes - 1.4), (1.1, 1.3), WHITE);
    }
    below(pen, &muzzle);
}

/// Returns points and the same on the other side.
fn mirrored(points: &[Point]) -> [Vec<Point>; 2] {
    [points.to_vec(), points.iter().map(|(x, y)| (100.0 - x, *y)).collect()]
}

fn pair(pen: &mut Pen, ears: &Ears, coat: Color32) {
    let (points, fill): (&[Point], Color32) = match ears {
        Ears::Horns => (
            &[(60.0, 37.0), (74.0, 34.0), (83.0, 20.0), (90.0, 34.0), (82.0, 46.0), (68.0, 48.0)],
            STRAW,
        ),
        Ears::Pointed => (&[(55.0, 36.0), (76.0, 16.0), (78.0, 52.0)], coat),
        Ears::Folded => (&[(60.0, 34.0), (80.0, 30.0), (87.0, 52.0), (76.0, 56.0)], coat),
        Ears::Long => (&[(52.0, 38.0), (58.0, 8.0), (70.0, 8.0), (69.0, 40.0)], coat),
        Ears::Comb => {
            for (x, y) in [(42.0, 29.0), (50.0, 24.0), (58.0, 29.0)] {
                pen.oval((x, y), (6.5, 8.0), RED);
            }
            return;
        }
        Ears::Eyes | Ears::Round => {
            let (x, y, size, fill) = match ears {
                Ears::Eyes => (15.0, 35.0, 9.5, WHITE),
                _ => (24.0, 33.0, 14.0, PINK),
            };
            for side in [-1.0, 1.0] {
                pen.oval((50.0 + side * x, y), (size, size), fill);
            }
            return;
        }
    };
    mirrored(points).iter().for_each(|points| pen.blob(points, fill));
}

fn below(pen: &mut Pen, muzzle: &Muzzle) {
    match muzzle {
        Muzzle::Wide => {
            pen.oval((50.0, 71.0), (17.0, 11.0), GREY);
            [43.0, 57.0].into_iter().for_each(|x| pen.spot((x, 68.0), (2.6, 2.0), INK));
            pen.line(&[(42.0, 75.0), (50.0, 77.5), (58.0, 75.0)], 1.8);
        }
        Muzzle::Whiskers => {
            pen.blob(&[(46.0, 62.0), (54.0, 62.0), (50.0, 67.0)], BLUSH);
            pen.line(&[(42.0, 71.0), (46.0, 73.0), (50.0, 67.5), (54.0, 73.0), (58.0, 71.0)], 1.8);
            for y in [66.0, 71.0] {
                let [left, right] = mirrored(&[(62.0, y), (72.0, y - 1.5), (82.0, y)]);
                pen.line(&left, 1.2);
                pen.line(&right, 1.2);
            }
        }
        Muzzle::Beak => {
            pen.blob(&[(38.0, 64.0), (50.0, 58.0), (62.0, 64.0), (50.0, 74.0)], CLAY);
            pen.line(&[(39.0, 64.5), (50.0, 66.5), (61.0, 64.5)], 1.6);
            pen.oval((50.0, 78.0), (4.0, 5.5), RED);
        }
        Muzzle::Snout => {
            pen.oval((50.0, 67.0), (13.0, 9.0), BLUSH);
            [45.0, 55.0].into_iter().for_each(|x| pen.spot((x, 67.0), (2.2, 3.2), INK));
            pen.line(&[(42.0, 79.0), (50.0, 81.0), (58.0, 79.0)], 1.8);
        }
        Muzzle::Grin => {
            pen.line(&[(30.0, 60.0), (40.0, 70.0), (50.0, 73.0), (60.0, 70.0), (70.0, 60.0)], 2.2);
            [46.0, 54.0].into_iter().for_each(|x| pen.spot((x, 56.0), (1.4, 1.4), INK));
            [32.0, 68.0].into_iter().for_each(|x| pen.spot((x, 69.0), (4.0, 2.8), BLUSH));
        }
    }
}
