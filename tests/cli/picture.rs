//! `picture`: files with pictures and animations.
#![cfg(feature = "gui")]

use std::fs::{self, File};
use std::path::Path;

use eframe::icon_data::from_png_bytes;

use crate::{START, refuses, run, stderr};

/// A game of six turns, the first of which captures a quan.
const GAME: &str = "5+ 10+ 1- 8- 3+ 7-\n";

/// A folder with the record of a game.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("game.txt"), "5+ 10+ 1- 8+\n").unwrap();
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    fn names(&self) -> Vec<String> {
        let names = fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<_> =
            names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// Runs `picture`, which must succeed without a word.
#[track_caller]
fn draws(args: &[&str]) {
    let output = run(&[&["picture"], args].concat());
    assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
    assert_eq!(output.stdout, b"");
}

/// Returns the pixels of a PNG as red, green, blue and alpha, with its width and height.
fn png(path: &str) -> (Vec<u8>, [u32; 2]) {
    let picture = from_png_bytes(&fs::read(path).unwrap()).expect("a PNG");
    (picture.rgba, [picture.width, picture.height])
}

/// A decoded animation: its size, the times of its frames in hundredths of a second, and its last
/// picture.
struct Animation {
    size: [u32; 2],
    delays: Vec<u16>,
    last: Vec<u8>,
}

fn gif(path: &Path) -> Animation {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(File::open(path).unwrap()).expect("a GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut animation = Animation {
        size: [width as u32, height as u32],
        delays: Vec::new(),
        last: vec![0; 4 * width * height],
    };
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        animation.delays.push(frame.delay);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (index % usize::from(frame.width), index / usize::from(frame.width));
            let at = (usize::from(frame.top) + y) * width + usize::from(frame.left) + x;
            if pixel[3] > 0 {
                animation.last[4 * at..4 * at + 4].copy_from_slice(pixel);
            }
        }
    }
    animation
}

/// Returns the mean difference of the channels of two pictures, 0 to 255.
fn difference(one: &[u8], other: &[u8]) -> f64 {
    assert_eq!(one.len(), other.len());
    let sum: u64 = one.iter().zip(other).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / one.len() as f64
}

#[test]
fn a_position_is_drawn_in_the_promised_size() {
    let folder = Folder::new();
    let four = "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0,0";
    for (position, scale, size) in
        [(START, "1", [640, 400]), (START, "3", [1920, 1200]), (four, "1", [640, 640])]
    {
        let out = folder.path("out.png");
        draws(&[position, &out, "--scale", scale, "--force"]);
        assert_eq!(png(&out).1, size);
    }
}

#[test]
fn pictures_differ_by_position_look_light_and_language_and_are_otherwise_the_same() {
    let folder = Folder::new();
    let game = folder.path("game.txt");
    let requests: [&[&str]; 7] = [
        &[&game, "--lang", "en"],
        &[&game, "--lang", "vi"],
        &[&game, "--lang", "en", "--dark"],
        &[&game, "--lang", "en", "--look", "wood"],
        &[&game, "--lang", "en", "--look", "contrast"],
        &[START, "--lang", "en"],
        &[&game, "--lang", "en"],
    ];
    let pictures = requests.iter().enumerate().map(|(index, request)| {
        let out = folder.path(&format!("{index}.png"));
        draws(&[*request, &[&out]].concat());
        fs::read(&out).unwrap()
    });
    let pictures: Vec<_> = pictures.collect();
    assert_eq!(pictures[0], pictures[6]);
    for (index, picture) in pictures[..6].iter().enumerate() {
        assert!(!pictures[..index].contains(picture), "{index}");
    }
}

#[test]
fn an_animation_shows_every_stone_and_ends_at_the_position_of_the_picture() {
    let folder = Folder::new();
    let game = folder.path("six.txt");
    fs::write(&game, GAME).unwrap();
    let (whole, last, still) =
        (folder.path("whole.gif"), folder.path("last.gif"), folder.path("still.png"));
    draws(&[&game, &whole]);
    draws(&[&game, &last, "--last"]);
    draws(&[&game, &still]);
    let (still, size) = png(&still);
    let [whole, last] = [&whole, &last].map(|path| gif(Path::new(path)));
    assert_eq!((whole.size, last.size), (size, size));
    assert!(whole.delays.len() > last.delays.len());
    // No frame is so short that players lengthen it.
    assert!(whole.delays.iter().all(|delay| *delay >= 2), "{:?}", whole.delays);
    // Only the colours of the palette differ.
    assert!(difference(&whole.last, &still) < 6.0, "{}", difference(&whole.last, &still));
    assert!(difference(&last.last, &still) < 6.0, "{}", difference(&last.last, &still));
}

#[test]
fn an_animation_of_forty_turns_takes_at_most_a_million_bytes() {
    let folder = Folder::new();
    let game = folder.path("forty.txt");
    let moves = "2- 10+ 1- 10+ 4- 8+ 2+ 7+ 1+ 10- 4+ 8+ 2+ 7- 5+ 10+ 2+ 7+ 3- 8- \
        2+ 11+ 1- 7+ 2+ 8- 3+ 7- 2+ 11- 2+ 10- 5+ 9+ 1- 8- 3- 10+ 2+ 11+";
    fs::write(&game, moves).unwrap();
    let out = folder.path("forty.gif");
    draws(&[&game, &out]);
    let bytes = fs::metadata(&out).unwrap().len();
    assert!(bytes <= 1_000_000, "{bytes}");
}

#[test]
fn an_existing_file_is_replaced_only_by_force() {
    let folder = Folder::new();
    let out = folder.path("out.png");
    fs::write(&out, "mine").unwrap();
    refuses(&["picture", START, &out], &["out.png", "exists already", "--force"]);
    assert_eq!(fs::read(&out).unwrap(), b"mine");
    draws(&[START, &out, "--force"]);
    assert_eq!(png(&out).1, [640, 400]);
}

#[test]
fn what_cannot_be_drawn_is_refused_in_a_sentence_and_leaves_no_file() {
    let folder = Folder::new();
    let game = folder.path("game.txt");
    let (picture, animation) = (folder.path("out.png"), folder.path("out.gif"));
    refuses(&["picture", &game, &folder.path("out.jpg")], &["out.jpg", ".png or .gif"]);
    refuses(&["picture", &game, &folder.path("out")], &[".png or .gif"]);
    refuses(&["picture", &game, &picture, "--last"], &["--last", ".gif"]);
    refuses(&["picture", START, &animation], &["no turns", ".png"]);
    refuses(&["picture", &folder.path("none.txt"), &picture], &["none.txt", "cannot be read"]);
    refuses(&["picture", "Q,5,5 0 0,0", &picture], &["3"]);
    refuses(&["picture", "oanquan:AAAA", &picture], &["link"]);
    refuses(&["picture", &game, &picture, "--scale", "5"], &["5", "1"]);
    refuses(
        &["picture", &game, &folder.path("none/out.png")],
        &["the file cannot be saved", "none"],
    );
    refuses(&["picture", "empty", &picture, "--game", "caro"], &["caro has no pictures"]);
    assert_eq!(folder.names(), ["game.txt"]);
}
