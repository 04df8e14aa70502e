//! `print`: sheets as PDF.
#![cfg(feature = "gui")]

use std::fs;

use crate::{refuses, run, stderr};

/// Writes a sheet and returns the file, of which the drawing and the fonts are compressed.
#[track_caller]
fn printed(args: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("sheet.pdf");
    let output = run(&[&["print"], args, &[out.to_str().unwrap()]].concat());
    assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
    String::from_utf8_lossy(&fs::read(out).unwrap()).into_owned()
}

/// Returns how often `part` occurs in `text`.
fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn every_sheet_is_one_page_of_its_paper_with_embedded_fonts() {
    // ISO 216, in points of 1/72 inch.
    for (paper, [short, long]) in [("a4", ["595.2", "841.8"]), ("a3", ["841.8", "1190.5"])] {
        for (sheet, [width, height]) in
            [("board", [long, short]), ("rules", [short, long]), ("puzzles", [long, short])]
        {
            for lang in ["vi", "en"] {
                let file = printed(&[sheet, "--paper", paper, "--lang", lang]);
                assert!(file.starts_with("%PDF-"), "{sheet}");
                assert_eq!(count(&file, "/MediaBox"), 1, "{sheet}");
                assert!(file.contains(&format!("/MediaBox [0 0 {width}")), "{sheet} {paper}");
                assert!(file.contains(&format!(" {height}")), "{sheet} {paper}");
                assert_eq!(count(&file, "/FontFile2"), 2, "{sheet}");
                assert_eq!(count(&file, "/ToUnicode"), 2, "{sheet}");
                assert!(file.contains(&format!("/Lang ({lang})")), "{sheet} {lang}");
            }
        }
    }
}

#[test]
fn a_sheet_contains_only_the_letters_that_it_uses() {
    let folder = tempfile::tempdir().unwrap();
    for sheet in ["board", "rules", "puzzles"] {
        let out = folder.path().join(format!("{sheet}.pdf"));
        let output = run(&["print", sheet, out.to_str().unwrap(), "--lang", "vi"]);
        assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
        // Each of the two fonts has about 130 KB, 70 KB of them compressed.
        let size = fs::metadata(&out).unwrap().len();
        assert!(size < 60_000, "{sheet}: {size} bytes");
    }
}

#[test]
fn the_puzzles_follow_the_day_and_the_rules() {
    let of = |args: &[&str]| printed(&[&["puzzles", "--lang", "en"], args].concat());
    let first = of(&["--day", "2026-05-31"]);
    assert_eq!(first, of(&["--day", "2026-05-31"]));
    assert_ne!(first, of(&["--day", "2026-06-01"]));
    assert_ne!(first, of(&["--day", "2026-05-31", "--rules", "folk"]));
}

#[test]
fn what_cannot_be_printed_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let out = path("sheet.pdf");
    refuses(&["print", "board", &path("sheet.png")], &["sheet.png", ".pdf"]);
    refuses(&["print", "board", &out, "--day", "2026-05-31"], &["--day", "puzzles"]);
    refuses(&["print", "puzzles", &out, "--day", "31"], &["31", "YYYY-MM-DD"]);
    refuses(&["print", "puzzles", &out, "--rules", "report"], &["classic and folk"]);
    refuses(&["print", "poster", &out], &["poster", "board"]);
    refuses(&["print", "board", &path("none/sheet.pdf")], &["none"]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    fs::write(&out, "mine").unwrap();
    refuses(&["print", "board", &out], &["exists already", "--force"]);
    assert_eq!(fs::read(&out).unwrap(), b"mine");
}
