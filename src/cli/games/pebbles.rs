//! What the commands print about the pebble games.

use ::pebbles::words::PebbleWords;
use ::pebbles::{Pebbles, Take, Values, Verdict};
use tabletop::{Entry, Game, GameMatch, Match, Step};

use crate::cli::analyze::AnalyzeArgs;
use crate::cli::bench::Search;
use crate::cli::failure::Failure;
use crate::cli::fields::{FieldValue, Fields};
use crate::cli::game::CliGame;
use crate::cli::text::{LOOK, PromptWords, SharedWords};

impl CliGame for Pebbles {
    type Sentences = PromptWords<PebbleWords>;

    fn turn_field(entry: &Entry<Self>) -> String {
        match entry.step {
            Step::Move(take) => format!("taken={take}"),
            Step::Departure(_) | Step::Round => "taken=0".to_owned(),
        }
    }

    fn analysis(played: &Match<Self>, args: &AnalyzeArgs) -> Result<Fields, Failure> {
        args.without_limits(Self::ID)?;
        let heap = played.position();
        let values = Values::of(heap);
        let best = values.best(heap).first().map_or_else(|| "-".to_owned(), Take::to_string);
        let value = values.value(heap).expect("the table contains the heap");
        Ok(vec![
            ("best", FieldValue::Word(best)),
            ("value", FieldValue::Number(value.into())),
            ("exact", FieldValue::Truth(true)),
        ])
    }

    fn searches() -> Vec<Search> {
        let search = |most: u8| {
            Search::counted(&format!("heap-999-{most}"), move || {
                Values::new(999, most).len() as u64
            })
        };
        [4, 20].map(search).into()
    }

    /// Only a win is seen.
    fn glance(played: &Match<Self>) -> Vec<(Take, i32)> {
        let (heap, values) = (played.position(), Values::of(played.position()));
        let wins = |take| i32::from(values.of_move(heap, take) == Some(1));
        played.legal_moves().into_iter().map(|take| (take, wins(take))).collect()
    }
}

impl SharedWords<Pebbles> for PebbleWords {
    fn prompt(&self) -> &'static str {
        self.prompt
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn advice(&self, verdict: &Verdict) -> String {
        PebbleWords::advice(self, verdict, LOOK)
    }
}
