//! `bench`: runs the fixed searches and prints their signature.

use std::io::Write;
use std::time::Instant;

use super::failure::Failure;
use super::fields::{FieldValue, as_text};
use crate::ai::SEARCHES;

/// Runs every fixed search and prints a line for each as soon as it ends.
pub(super) fn run(out: &mut impl Write) -> Result<(), Failure> {
    let mut signature = 0;
    for search in SEARCHES {
        let started = Instant::now();
        let found = search.run();
        signature += found.nodes;
        let fields = vec![
            ("search", FieldValue::Word(search.name.to_owned())),
            ("depth", FieldValue::Number(found.depth.into())),
            ("best", FieldValue::Word(found.best().to_string())),
            ("score", FieldValue::Number(found.score.into())),
            ("nodes", FieldValue::Number(found.nodes as i64)),
            ("time_ms", FieldValue::Number(started.elapsed().as_millis() as i64)),
        ];
        writeln!(out, "{}", as_text(&fields)).map_err(Failure::Output)?;
        out.flush().map_err(Failure::Output)?;
    }
    writeln!(out, "signature={signature}").map_err(Failure::Output)
}
