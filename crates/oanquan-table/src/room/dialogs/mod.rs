//! The dialogs of ô ăn quan.

mod empty_quan;
mod offers;
mod play_on;
mod print;
mod result;
mod review;
mod rules;
mod solved;

pub use print::open_print;
use study::lesson::OpenLesson;
use window::dialogs::TextPage;
use window::of_type;
use window::rules::rules;
use window_words::{Printed, Words};

use super::lesson;
use crate::OAnQuan;

pub use empty_quan::{EmptyQuanQuestion, asks_before};
pub use offers::{ask_for_new_game, effect_of};
pub use play_on::WhoPlaysOn;
pub use result::{
    GameResult, end_reason, happened, heading, main_step, more_steps, play_at, scores,
};
pub use review::ReviewPage;
pub use rules::{NextRules, RulesInForce, rules_in_force};
use solved::solved;

/// Returns the rules and keys, which lead to the lessons, to the value of the game and to sheets to print.
pub fn how_to_play(words: &'static Words) -> TextPage {
    TextPage::of_rules(words, rules::<OAnQuan>)
        .leading_to(words.learn.learn, |screen, context| {
            match of_type::<OpenLesson<OAnQuan>>(screen) {
                Some(open) => lesson::stay(open, context),
                None => lesson::learn(context),
            }
        })
        .leading_to(words.solved.way, |_, context| {
            context.parts.dialogs.open(solved(context.parts.words()));
        })
        .leading_to(words.paper.print, |_, context| open_print(Printed::Rules, context.parts))
}
