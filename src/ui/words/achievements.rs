//! Words for the achievements.

use crate::words::{choices, part};
use tabletop::archive::statistics::Feat;

part!(AchievementWords);

choices! {
    Feat { Feat::Won => "won", Feat::WithoutHelp => "without-help", Feat::Large => "large" }
}
