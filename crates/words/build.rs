//! Writes the files of the languages for the program: without their comments, which only people read.

use std::path::Path;
use std::{env, fs};

fn main() {
    let out = env::var("OUT_DIR").expect("cargo sets it");
    for name in ["vi.ftl", "en.ftl"] {
        let file = Path::new("../../assets/words").join(name);
        println!("cargo::rerun-if-changed={}", file.display());
        let text =
            fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        // No line of an entry begins with this sign.
        let is_entry = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let entries: String = text.lines().filter(is_entry).flat_map(|line| [line, "\n"]).collect();
        fs::write(Path::new(&out).join(name), entries).expect("a folder to write to");
    }
}
