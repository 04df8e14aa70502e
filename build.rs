//! Generates the words of the terminal and those of each game in the window. Adds the icon and the version
//! information to the Windows program.

use std::{env, io};

use words_build::Part;

const ICON: &str = "packaging/windows/o-an-quan.ico";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ICON}");
    generate_words();
    if env::var_os("CARGO_CFG_TARGET_OS").is_some_and(|system| system == "windows") {
        // The other fields, such as the version, come from Cargo.toml.
        winresource::WindowsResource::new()
            .set_icon(ICON)
            .set("ProductName", "Ô Ăn Quan")
            .set("FileDescription", "Ô Ăn Quan")
            .set("LegalCopyright", "Ô Ăn Quan contributors; MIT OR Apache-2.0")
            .compile()?;
    }
    Ok(())
}

/// Writes the structs of words, which the program includes where it uses them.
fn generate_words() {
    // The structs, how the names of their entries start, and the other structs that they contain.
    let parts = [
        // The terminal.
        Part::new("TerminalWords", "terminal-").with(&[("common", "CommonWords")]),
        Part::new("OAnQuanWords", "oanquan-"),
        // Ô ăn quan in the window.
        Part::new("OAnQuanBoardWords", "oanquan-board-").with(&[("rules", "RulesWords")]),
        Part::new("RulesWords", "rules-"),
        // The other games.
        Part::new("CaroBoardWords", "caro-board-")
            .named_by("::caro::words::Here")
            .with(&[("shared", "CaroWords"), ("notes", "CaroNotesWords")]),
        Part::new("CaroNotesWords", "caro-notes-").named_by("::caro::words::Here"),
        Part::new("CotuongBoardWords", "cotuong-board-")
            .named_by("::cotuong::words::Here")
            .with(&[("shared", "CotuongWords"), ("notes", "CotuongNotesWords")]),
        Part::new("CotuongNotesWords", "cotuong-notes-").named_by("::cotuong::words::Here"),
        Part::new("PebbleBoardWords", "pebbles-board-")
            .named_by("::pebbles::words::Here")
            .with(&[("shared", "PebbleWords")]),
    ];
    words_build::generate("assets/words/en.ftl", "crate::words::Program", &parts);
}
