//! Saved games.

use tabletop::archive::{Archived, GameFlaw};

use super::Cotuong;

impl Archived for Cotuong {
    type Flaw = String;
    type Category = ();

    fn flaw(flaw: GameFlaw<Self>) -> String {
        flaw.to_string()
    }

    fn category(&self) {}
}
