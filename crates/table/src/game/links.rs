//! The ways from the pages of a running game to pages that are built on them.

use tabletop::Game;
use window::{Screen, ScreenContext};

use super::state::state;
use super::table_game::TableGame;
use crate::review::Whose;
use crate::screens::ReplayScreen;

/// A part of *My games*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MyGamesPart {
    /// The list of the games. A wide window shows the achievements beside it.
    #[default]
    Games,
    /// The achievements. A wide window shows the games beside them.
    Achievements,
    /// The statistics in detail.
    Details,
}

/// A position of the game with its options, from which the editor begins.
pub type ShownPosition<G> = (G, <G as Game>::Position);

/// The way to the editor of a game.
#[derive(Clone, Copy)]
pub struct EditorLink<G: Game> {
    /// Opens the editor at a position; without one, as it was left or else at the start position.
    pub open: fn(Option<ShownPosition<G>>, &mut ScreenContext<'_>),
    /// Returns whether a screen is the editor.
    pub is_shown: fn(&dyn Screen) -> bool,
}

/// The pages that every game has besides those of the table: whoever opens the table names them.
pub struct Links<G: TableGame> {
    /// Shows the player's games and achievements.
    pub my_games: fn(MyGamesPart, &mut ScreenContext<'_>),
    /// Returns the page on which the player practises the faults in a replayed game, as soon as its review is complete.
    /// Leaving it leads to where the replay was opened if that is `true`, or else to the replay.
    pub practice: fn(&mut ReplayScreen<G>, Whose, bool, &ScreenContext<'_>) -> Box<dyn Screen>,
}

impl<G: TableGame> Clone for Links<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TableGame> Copy for Links<G> {}

/// Shows the player's games and achievements at `part`.
pub fn open_my_games<G: TableGame>(part: MyGamesPart, context: &mut ScreenContext<'_>) {
    (state::<G>(&context.parts.rooms).links.my_games)(part, context);
}
