//! Generates the structs of words of a crate from the English file, for its build script.
//!
//! A [`Part`] is a struct with the entries whose names start with a prefix. [`generate`] writes each
//! part into a file of its own, which the crate includes with `words::part!`. It also writes
//! `fields.txt`, the names of all fields, for tests. The comments of the
//! English file declare the variables; its heading explains how. This crate has no dependencies, so
//! that it compiles in no time; the tests of the program check the format of the files.

mod code;
mod file;
mod signature;

use std::path::Path;
use std::{env, fs};

use code::Generated;

pub use code::Part;

/// Writes the code of `parts` into the folder of the build. `file` is the path of the English file.
///
/// The build fails with the line of each entry that the generator does not understand.
///
/// # Panics
/// Panics if the file cannot be read or the code not be written.
pub fn generate(file: &str, parts: &[Part<'_>]) {
    println!("cargo::rerun-if-changed={file}");
    let text = fs::read_to_string(file).expect("the English file of words");
    let code = file::File::parse(&text).and_then(|file| code::of(&file, parts));
    let folder = env::var_os("OUT_DIR").expect("cargo sets it");
    match code {
        Ok(parts) => {
            let write = |name: String, text: String| {
                let path = Path::new(&folder).join(name);
                fs::write(path, text).expect("the folder of the build is writable");
            };
            let fields = parts.iter().flat_map(|part| &part.fields);
            write("fields.txt".to_owned(), fields.map(|field| format!("{field}\n")).collect());
            for Generated { name, code, .. } in parts {
                write(format!("{name}.rs"), code);
            }
        }
        Err(faults) => {
            for (line, fault) in faults {
                println!("cargo::error={file}:{line}: {fault}");
            }
        }
    }
}
