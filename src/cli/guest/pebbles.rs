//! What the commands print about the pebble games.

use ::pebbles::{Pebbles, Take, Values};
use tabletop::{Entry, Game, Match, Played, Step};

use super::GuestGame;
use super::pebbles_words::PromptWords;
use super::text::GuestWords;
use crate::cli::analyze::AnalyzeArgs;
use crate::cli::failure::Failure;
use crate::cli::fields::{FieldValue, Fields};
use crate::settings::Language;

impl GuestGame for Pebbles {
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

    fn words(language: Language) -> &'static dyn GuestWords<Self> {
        PromptWords::of(language)
    }

    fn searches() -> Vec<(String, fn() -> u64)> {
        fn solve(most: u8) -> u64 {
            Values::new(999, most).len() as u64
        }
        vec![("heap-999-4".to_owned(), || solve(4)), ("heap-999-20".to_owned(), || solve(20))]
    }
}
