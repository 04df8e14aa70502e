use super::*;

use eframe::egui::{Color32, ColorImage};

#[test]
fn sprites_have_clear_corners_a_solid_middle_and_no_glowing_fringe() {
    let mut sprites = dan_stones(80);
    sprites.extend(quan_stones(128));
    sprites.extend([flat_dan(80), flat_quan(128), app_icon(64)]);
    for (i, sprite) in sprites.iter().enumerate() {
        let [width, height] = sprite.size;
        for corner in [0, width - 1, (height - 1) * width, height * width - 1] {
            assert_eq!(sprite.pixels[corner], Color32::TRANSPARENT, "sprite {i}");
        }
        assert!(sprite.pixels[height / 2 * width + width / 2].is_opaque(), "sprite {i}");
        for texel in &sprite.pixels {
            assert!(texel.r().max(texel.g()).max(texel.b()) <= texel.a(), "sprite {i}");
        }
    }
}

#[test]
fn a_stone_is_not_cut_off_by_its_picture() {
    for sprite in dan_stones(80).iter().chain(&quan_stones(256)) {
        let size = sprite.size[0];
        for i in 0..size {
            for at in [size + i, (size - 2) * size + i, i * size + 1, i * size + size - 2] {
                assert!(sprite.pixels[at].a() < 128);
            }
        }
    }
}

#[test]
fn no_two_stones_are_alike() {
    for stones in [dan_stones(64), quan_stones(64)] {
        for (i, a) in stones.iter().enumerate() {
            for (j, b) in stones.iter().enumerate().skip(i + 1) {
                let channels = |stone: &ColorImage| stone.as_raw().to_vec();
                let (a, b) = (channels(a), channels(b));
                let apart: u64 = a.iter().zip(&b).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
                assert!(apart as f64 / (a.len() / 4) as f64 > 15.0, "stones {i} and {j}");
            }
        }
    }
}

#[test]
fn painting_tiny_pictures_does_not_panic() {
    for size in [1, 2, 3, 16] {
        assert_eq!(app_icon(size).size, [size, size]);
        assert_eq!(dan_stones(size)[0].size, [size, size]);
    }
}
