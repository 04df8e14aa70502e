//! The game of Ô ăn quan on the screen, and a question that is still open in it.

pub use crate::live_game::{
    LiveGame, PlayedOAnQuan, Presenter, Refused, ReplayedOAnQuan, is_undecided,
};

use oanquan::EmptyQuan;
use settings::Settings;

use crate::OAnQuan;
use crate::controller::{Session, Topic};
use crate::room::settings::learnt;

/// Returns whether the player is still to choose what an empty quan cell does in this game: a game
/// with a person, under the rule that nobody has chosen and no completed lesson has taught.
pub fn is_empty_quan_open(settings: &Settings, session: &Session) -> bool {
    let (rules, table) = (session.game().rules(), settings.of::<OAnQuan>());
    !table.options_chosen
        && !learnt(settings).contains(&Topic::GoOn)
        && rules.empty_quan == EmptyQuan::Stops
        && OAnQuan(rules.clone()) == table.game()
        && session.setup().persons() > 0
}
