//! Words for the achievements.

use tabletop::archive::statistics::Feat;
use words::part;

part!(AchievementWords);

choices! {
    Feat { Feat::Won => "won", Feat::WithoutHelp => "without-help", Feat::Large => "large" }
}
