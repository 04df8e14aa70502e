//! `bench`: runs the fixed searches of a game and prints their signature.

use std::io::Write;

use super::failure::Failure;
use super::fields::{FieldValue, Fields, as_text};
use super::game::CliGame;
use crate::platform::Instant;

/// A fixed search. Running it returns the fields about its result, and the number of its nodes.
pub(super) struct Search {
    pub(super) name: String,
    pub(super) run: Box<dyn Fn() -> (Fields, u64)>,
}

impl Search {
    /// Returns a search of which only the number of nodes is printed.
    pub(super) fn counted(name: &str, run: impl Fn() -> u64 + 'static) -> Self {
        Search { name: name.to_owned(), run: Box::new(move || (Vec::new(), run())) }
    }
}

/// Runs every fixed search and prints a line for each as soon as it ends.
pub(super) fn run<G: CliGame>(out: &mut dyn Write) -> Result<(), Failure> {
    let mut signature = 0;
    for search in G::searches() {
        let started = Instant::now();
        let (result, nodes) = (search.run)();
        signature += nodes;
        let mut fields = vec![("search", FieldValue::Word(search.name))];
        fields.extend(result);
        fields.push(("nodes", FieldValue::Number(nodes as i64)));
        fields.push(("time_ms", FieldValue::Number(started.elapsed().as_millis() as i64)));
        writeln!(out, "{}", as_text(&fields)).map_err(Failure::Output)?;
        out.flush().map_err(Failure::Output)?;
    }
    writeln!(out, "signature={signature}").map_err(Failure::Output)
}
