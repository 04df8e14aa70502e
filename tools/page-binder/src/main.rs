//! Binds a program that was built for the web to JavaScript, as `wasm-bindgen --target web` does. The page needs
//! nothing else of that tool, whose other parts take most of its time to build.
//!
//! `page-binder PROGRAM.wasm FOLDER` writes the bound program and its glue to the folder. `scripts/page` runs it.

use std::env;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [program, folder] = &arguments[..] else {
        eprintln!("error: name the program and the folder, as scripts/page does");
        return ExitCode::from(2);
    };
    let mut binder = Bindgen::new();
    // As the program does by itself: the glue fetches the program that lies beside it.
    binder.input_path(program).typescript(false).omit_default_module_path(false);
    binder.remove_name_section(true).remove_producers_section(true);
    match binder.web(true).and_then(|binder| binder.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why:#}");
            ExitCode::FAILURE
        }
    }
}
