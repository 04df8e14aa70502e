//! Saved games.

use tabletop::archive::{Archived, GameFlaw};

use super::Caro;

impl Archived for Caro {
    type Flaw = String;
    type Category = ();

    fn flaw(flaw: GameFlaw<Self>) -> String {
        flaw.to_string()
    }

    fn category(&self) {}
}
