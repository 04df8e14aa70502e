//! Words for the achievements.

use tabletop::archive::statistics::Feat;
use words::part;

part!(AchievementWords);
