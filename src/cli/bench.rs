//! `bench`: the fixed searches and their signature.

use std::io::Write;
use std::time::Instant;

use super::failure::Failure;
use super::fields::{Value, as_text};
use crate::ai::SEARCHES;

/// Runs every fixed search and prints a line for each as soon as it is done.
pub(super) fn run(out: &mut impl Write) -> Result<(), Failure> {
    let mut signature = 0;
    for search in SEARCHES {
        let started = Instant::now();
        let found = search.run();
        signature += found.nodes;
        let fields = vec![
            ("search", Value::Word(search.name.to_owned())),
            ("depth", Value::Number(found.depth.into())),
            ("best", Value::Word(found.best().to_string())),
            ("score", Value::Number(found.score.into())),
            ("nodes", Value::Number(found.nodes as i64)),
            ("time_ms", Value::Number(started.elapsed().as_millis() as i64)),
        ];
        writeln!(out, "{}", as_text(&fields)).map_err(Failure::Output)?;
        out.flush().map_err(Failure::Output)?;
    }
    writeln!(out, "signature={signature}").map_err(Failure::Output)
}
