//! Generates the words of the terminal. Adds the icon and the version
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
        Part::new("TerminalWords", "terminal-")
            .with(&[("common", "CommonWords"), ("together", "TogetherWords")]),
        Part::new("OAnQuanWords", "oanquan-"),
        Part::elsewhere("oanquan-board-"),
    ];
    words_build::generate("assets/words/en.ftl", &parts);
}
