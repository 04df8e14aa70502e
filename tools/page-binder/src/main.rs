//! Binds a program that was built for the web to JavaScript, as `wasm-bindgen --target web` does, and puts its functions
//! into an order that compresses well, each once. The page needs nothing else of that tool, whose other parts take most of its time to
//! build.
//!
//! `page-binder PROGRAM.wasm FOLDER` writes the bound program and its glue to the folder. `scripts/page` runs it.

mod kin;
mod order;

use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [program, folder] = &arguments[..] else {
        eprintln!("error: name the program and the folder, as scripts/page does");
        return ExitCode::from(2);
    };
    match bind(Path::new(program), Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why:#}");
            ExitCode::FAILURE
        }
    }
}

fn bind(program: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut binder = Bindgen::new();
    // As the program does by itself: the glue fetches the program that lies beside it.
    binder.input_path(program).typescript(false).omit_default_module_path(false);
    // The names give the order.
    binder.remove_name_section(false).remove_producers_section(true);
    binder.web(true)?.generate(folder)?;
    let mut name = program.file_stem().map(OsString::from).unwrap_or_default();
    name.push("_bg.wasm");
    let bound = folder.join(name);
    let ordered = order::arranged(&fs::read(&bound)?)?;
    Ok(fs::write(bound, ordered)?)
}
