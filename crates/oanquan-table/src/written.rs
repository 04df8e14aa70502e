//! Games of ô ăn quan as people write them down.

use basics::{BySide, Claim, Form, Heading, Unread};
use oanquan::{Move, RecordFlaw, Rules};
use tabletop::{Notation, Noted, Record};

use crate::OAnQuan;

impl Notation for OAnQuan {
    type Unreadable = RecordFlaw;

    const LATE_ENDS: &'static [(&'static str, &'static str)] =
        &[("no-progress", "!"), ("growth", "+")];

    fn claim(text: &str) -> Claim {
        oanquan::claim(text)
    }

    fn read_games(&self, text: &str) -> Result<Vec<Noted<Self>>, Unread<RecordFlaw>> {
        let noted = |noted: oanquan::Noted| {
            let oanquan::Noted { record, heading, form, passed_over } = noted;
            Noted { record: Record { game: record.game, heading }, form, passed_over }
        };
        Ok(oanquan::read_games(text, &self.0)?.into_iter().map(noted).collect())
    }

    fn write(record: &Record<Self>, _: Form) -> String {
        let sides = record.game.rules().sides;
        let names = BySide::from_fn(sides, |side| record.heading.name(side).to_owned());
        oanquan::Record { game: record.game.clone(), names }.to_string()
    }

    /// Returns the preset, unless it is the classic one alone, and the options that differ from it.
    fn unusual_options(&self) -> String {
        if self.0 == Rules::classic() { String::new() } else { self.0.to_string() }
    }

    fn sort(moves: &mut [Move]) {
        moves.sort_unstable();
    }
}

impl OAnQuan {
    /// Returns a record of the rules as one of the table.
    pub fn record_of(record: oanquan::Record) -> Record<Self> {
        let names = record.names.iter().map(|(_, name)| name.clone()).collect();
        Record { game: record.game, heading: Heading { names, ..Heading::default() } }
    }
}
