//! Words for the lessons.

use crate::controller::{Chapter, Exercise, Topic};
use crate::words::{choices, part};

part!(LearnWords);

choices! {
    Chapter {
        Chapter::Basics => "basics",
        Chapter::Tactics => "tactics",
    }
    Topic {
        Topic::Board => "board",
        Topic::Sow => "sow",
        Topic::GoOn => "go-on",
        Topic::Capture => "capture",
        Topic::Chain => "chain",
        Topic::Refill => "refill",
        Topic::End => "end",
        Topic::Count => "count",
        Topic::Save => "save",
        Topic::Guard => "guard",
        Topic::Hunt => "hunt",
        Topic::Borrow => "borrow",
        Topic::LastRefill => "last-refill",
        Topic::Opening => "opening",
    }
    Exercise {
        Exercise::OwnCell => "own-cell",
        Exercise::QuanCell => "quan-cell",
        Exercise::Sow => "sow",
        Exercise::GoOn => "go-on",
        Exercise::Capture => "capture",
        Exercise::CaptureQuan => "capture-quan",
        Exercise::Chain => "chain",
        Exercise::Refill => "refill",
        Exercise::Debt => "debt",
        Exercise::End => "end",
        Exercise::CountLaps => "count-laps",
        Exercise::CountFurther => "count-further",
        Exercise::SaveStones => "save-stones",
        Exercise::SaveAtHome => "save-at-home",
        Exercise::GuardQuan => "guard-quan",
        Exercise::GuardNotGreed => "guard-not-greed",
        Exercise::HuntQuan => "hunt-quan",
        Exercise::HuntedQuan => "hunted-quan",
        Exercise::MustBorrow => "must-borrow",
        Exercise::BorrowsAgain => "borrows-again",
        Exercise::RefillParries => "refill-parries",
        Exercise::RefillCosts => "refill-costs",
        Exercise::FirstMove => "first-move",
        Exercise::PunishGreed => "punish-greed",
    }
}
