//! Words for the achievements.

use crate::archive::statistics::Feat;
use crate::words::{choices, part};

part!(AchievementWords);

choices! {
    Feat { Feat::Won => "won", Feat::WithoutHelp => "without-help", Feat::Large => "large" }
}
