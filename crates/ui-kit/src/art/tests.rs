use super::*;
use std::f32::consts::TAU;

use eframe::egui::epaint::Vertex;
use eframe::egui::{Color32, ColorImage, TextureId, Vec2, pos2, vec2};

/// Returns the distance between two colours, summed over all channels.
fn distance(a: Color32, b: Color32) -> f64 {
    (0..4).map(|i| f64::from(a[i].abs_diff(b[i]))).sum()
}

/// Returns the mean distance between each column and the next, with the distance across the seam
/// last. If `turned`, compares rows instead.
fn steps(image: &ColorImage, turned: bool) -> Vec<f64> {
    let [width, height] = image.size;
    let (lines, length) = if turned { (height, width) } else { (width, height) };
    let texel = |line: usize, i: usize| {
        image.pixels[if turned { line * width + i } else { i * width + line }]
    };
    let between = |a: usize, b: usize| {
        (0..length).map(|i| distance(texel(a, i), texel(b, i))).sum::<f64>() / length as f64
    };
    (0..lines).map(|line| between(line, (line + 1) % lines)).collect()
}

/// Asserts that the step across the seam is no larger than usual. Steps are compared only at
/// corresponding places of the pattern, which repeats every `every` lines.
fn assert_no_seam(image: &ColorImage, turned: bool, every: usize) {
    let mut steps = steps(image, turned);
    let seam = steps.pop().unwrap();
    let peers: Vec<f64> = steps.into_iter().skip(every - 1).step_by(every).collect();
    let usual = peers.iter().sum::<f64>() / peers.len() as f64;
    assert!(seam <= usual * 1.25, "{seam} across the seam, {usual} inside");
}

fn mean(image: &ColorImage) -> [f64; 3] {
    [0, 1, 2].map(|i| {
        image.pixels.iter().map(|texel| f64::from(texel[i])).sum::<f64>()
            / image.pixels.len() as f64
    })
}

#[test]
fn the_yard_has_no_seam() {
    for dark in [false, true] {
        let tile = brick_tile(dark);
        assert_no_seam(&tile, false, 64);
        assert_no_seam(&tile, true, 64);
        assert!(tile.pixels.iter().all(Color32::is_opaque));
    }
}

#[test]
fn wood_and_mat_have_no_seam_and_are_darker_by_lamp_light() {
    for (paint, turned_step) in [(wood_tile as fn(bool) -> ColorImage, 1), (mat_tile, 8)] {
        let [day, lamp] = [false, true].map(paint);
        assert_no_seam(&day, false, 1);
        assert_no_seam(&day, true, turned_step);
        assert!(day.pixels.iter().all(Color32::is_opaque));
        let ([red, _, blue], [dim_red, _, dim_blue]) = (mean(&day), mean(&lamp));
        assert!(
            dim_red < red * 0.7 && dim_blue / dim_red < blue / red,
            "lamp light must be dimmer and warmer than daylight"
        );
    }
}

#[test]
fn a_hollow_is_dark_near_the_light_bright_opposite_and_stays_within_its_lip() {
    let rim: Vec<_> =
        (0..64).map(|i| pos2(50.0, 50.0) + 40.0 * Vec2::angled(i as f32 / 64.0 * TAU)).collect();
    let plank = Plank {
        grain: TextureId::default(),
        origin: pos2(0.0, 0.0),
        cover: vec2(400.0, 200.0),
        light: 1.0,
    };
    let [wood, light] = plank.hollow(&rim);
    let brightness = |x: f32, y: f32| {
        let at = pos2(x, y);
        let near = |a: &Vertex, b: &Vertex| a.pos.distance(at).total_cmp(&b.pos.distance(at));
        let nearest =
            wood.vertices.iter().min_by(|a, b| near(a, b)).expect("the mesh has vertices");
        nearest.color.g()
    };
    assert!(f32::from(brightness(26.0, 24.0)) < 0.6 * f32::from(brightness(74.0, 76.0)));
    let mut corners = wood.vertices.iter().chain(&light.vertices);
    assert!(corners.all(|corner| corner.pos.distance(pos2(50.0, 50.0)) < 42.0));
    assert!(light.vertices.iter().all(|v| v.color.a() == 0), "light must have an alpha of 0");
}

#[test]
fn dusk_is_darker_and_cooler_than_day() {
    let ([day_red, _, day_blue], [red, _, blue]) =
        (mean(&brick_tile(false)), mean(&brick_tile(true)));
    assert!(red < day_red * 0.6);
    assert!(blue / red > day_blue / day_red * 1.3);
}

#[test]
fn a_chalk_line_repeats_without_a_seam() {
    let mut steps = steps(&chalk_stroke(16), false);
    let seam = steps.pop().unwrap();
    assert!(
        seam <= steps.into_iter().fold(0.0, f64::max),
        "the seam must not be grainier than the rest"
    );
}

#[test]
fn a_chalk_ribbon_has_the_given_width_and_does_not_stretch_its_grain() {
    let points = [pos2(0.0, 0.0), pos2(100.0, 0.0), pos2(160.0, 0.0)];
    let mesh = chalk_ribbon(&points, 10.0, Color32::WHITE, TextureId::default());
    assert_eq!(mesh.indices.len(), 4 * 3);
    assert!(((mesh.vertices[0].pos - mesh.vertices[1].pos).length() - 10.0).abs() < 1e-4);
    assert!(
        (mesh.vertices.last().unwrap().uv.x - 1.0).abs() < 1e-4,
        "160 points must span one stripe of 16 × 10 points"
    );
}

#[test]
fn painting_a_tiny_stroke_does_not_panic() {
    for size in [1, 2, 3, 16] {
        assert_eq!(chalk_stroke(size).size, [size * 16, size]);
    }
}

#[test]
fn stones_have_clear_corners_a_solid_middle_and_no_glowing_fringe() {
    let mut pictures = pebbles(80);
    pictures.extend(boulders(128));
    pictures.extend([flat_pebble(80), flat_boulder(128)]);
    for (i, picture) in pictures.iter().enumerate() {
        let [width, height] = picture.size;
        for corner in [0, width - 1, (height - 1) * width, height * width - 1] {
            assert_eq!(picture.pixels[corner], Color32::TRANSPARENT, "picture {i}");
        }
        assert!(picture.pixels[height / 2 * width + width / 2].is_opaque(), "picture {i}");
        for texel in &picture.pixels {
            assert!(texel.r().max(texel.g()).max(texel.b()) <= texel.a(), "picture {i}");
        }
    }
}

#[test]
fn a_stone_is_not_cut_off_by_its_picture() {
    for picture in pebbles(80).iter().chain(&boulders(256)) {
        let size = picture.size[0];
        for i in 0..size {
            for at in [size + i, (size - 2) * size + i, i * size + 1, i * size + size - 2] {
                assert!(picture.pixels[at].a() < 128);
            }
        }
    }
}

#[test]
fn no_two_stones_are_alike() {
    for stones in [pebbles(64), boulders(64)] {
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
fn painting_a_tiny_stone_does_not_panic() {
    for size in [1, 2, 3, 16] {
        assert_eq!(pebbles(size)[0].size, [size, size]);
    }
}
