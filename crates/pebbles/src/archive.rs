//! Saved games.

use tabletop::archive::{GameFlaw, Stored};

use super::Pebbles;

impl Stored for Pebbles {
    type Flaw = String;
    type Category = ();

    fn flaw(flaw: GameFlaw<Self>) -> String {
        flaw.to_string()
    }

    fn category(&self) {}
}
