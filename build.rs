//! Generates the words of the program. Adds the icon and the version information to the Windows program.

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
        Part::elsewhere("common-"),
        // The window.
        Part::new("Words", "").with(&[
            ("achievements", "AchievementWords"),
            ("common", "CommonWords"),
            ("display", "DisplayWords"),
            ("door", "DoorWords"),
            ("editor", "EditorWords"),
            ("field", "FieldWords"),
            ("files", "FileWords"),
            ("first", "FirstWords"),
            ("form", "FormWords"),
            ("help", "HelpWords"),
            ("home", "HomeWords"),
            ("in_language", "Language"),
            ("learn", "LearnWords"),
            ("library", "LibraryWords"),
            ("lists", "ListWords"),
            ("offers", "OfferWords"),
            ("paper", "PaperWords"),
            ("pictures", "PictureWords"),
            ("practice", "PracticeWords"),
            ("puzzles", "PuzzleWords"),
            ("replay", "ReplayWords"),
            ("review", "ReviewWords"),
            ("rooms", "RoomWords"),
            ("rounds", "RoundWords"),
            ("statistics", "StatisticsWords"),
            ("tournament", "TournamentWords"),
            ("unsaved", "UnsavedWords"),
        ]),
        Part::new("AchievementWords", "achievements-"),
        Part::new("DisplayWords", "display-"),
        Part::new("DoorWords", "door-"),
        Part::new("EditorWords", "editor-"),
        Part::new("FileWords", "files-").with(&[("records", "RecordWords")]),
        Part::new("FirstWords", "first-"),
        Part::new("FormWords", "form-"),
        Part::new("HelpWords", "help-"),
        Part::new("HomeWords", "home-"),
        Part::new("LearnWords", "learn-"),
        Part::new("LibraryWords", "library-"),
        Part::new("ListWords", "list-"),
        Part::new("OfferWords", "offers-"),
        Part::new("PaperWords", "paper-"),
        Part::new("PictureWords", "pictures-"),
        Part::new("PracticeWords", "practice-"),
        Part::new("PuzzleWords", "puzzles-"),
        Part::new("RecordWords", "records-"),
        Part::new("ReplayWords", "replay-"),
        Part::new("ReviewWords", "review-"),
        Part::new("RoomWords", "room-"),
        Part::new("RoundWords", "rounds-"),
        Part::new("StatisticsWords", "statistics-"),
        Part::new("TournamentWords", "tournament-"),
        Part::new("UnsavedWords", "unsaved-"),
        Part::elsewhere("field-"),
        // The terminal.
        Part::new("TerminalWords", "terminal-").with(&[("common", "CommonWords")]),
        Part::new("OAnQuanWords", "oanquan-"),
        // Ô ăn quan in the window.
        Part::new("OAnQuanBoardWords", "oanquan-board-").with(&[("rules", "RulesWords")]),
        Part::new("RulesWords", "rules-"),
        // The other games.
        Part::elsewhere("caro-"),
        Part::new("CaroBoardWords", "caro-board-")
            .named_by("::caro::words::Here")
            .with(&[("shared", "CaroWords"), ("notes", "CaroNotesWords")]),
        Part::new("CaroNotesWords", "caro-notes-").named_by("::caro::words::Here"),
        Part::elsewhere("cotuong-"),
        Part::elsewhere("cotuong-illegal-"),
        Part::elsewhere("cotuong-malformed-"),
        Part::new("CotuongBoardWords", "cotuong-board-")
            .named_by("::cotuong::words::Here")
            .with(&[("shared", "CotuongWords"), ("notes", "CotuongNotesWords")]),
        Part::new("CotuongNotesWords", "cotuong-notes-").named_by("::cotuong::words::Here"),
        Part::elsewhere("pebbles-"),
        Part::new("PebbleBoardWords", "pebbles-board-")
            .named_by("::pebbles::words::Here")
            .with(&[("shared", "PebbleWords")]),
    ];
    words_build::generate("assets/words/en.ftl", "crate::words::Program", &parts);
}
