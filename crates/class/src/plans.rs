//! The rooms that a class needs, as they follow from its state.

use std::collections::BTreeMap;

use messages::{ClassTable, Current, RoomId, Stage, TablePlayer};
use rooms::{Placed, Plan, Player};

use crate::class::Class;

impl Class {
    /// Returns how each room is to be that the class needs now. Whichever other room it has had is to be closed.
    pub fn plans(&self) -> BTreeMap<RoomId, Plan> {
        let Some(current) = &self.state.current else { return BTreeMap::new() };
        // The player who moves first takes the side that begins.
        let board = self.board(&current.setup).ok();
        let first = board.and_then(|board| board.to_move()).map_or(0, |side| side.index());
        let plan = |table: &ClassTable| (table.room, self.plan(current, table, first));
        self.state.tables.iter().map(plan).collect()
    }

    fn plan(&self, current: &Current, table: &ClassTable, first: usize) -> Plan {
        let mut seats: Vec<Placed> = table.players.iter().map(|it| self.placed(*it)).collect();
        if first == 1 {
            seats.reverse();
        }
        Plan {
            host: self.people.teacher(),
            may_watch: self.people.devices(),
            setup: current.setup.clone(),
            seats,
            is_paused: self.state.paused.is_some(),
            ends: current.stage != Stage::Running || table.result.is_some(),
        }
    }

    fn placed(&self, player: TablePlayer) -> Placed {
        let computer = |level| Placed { player: None, level: Some(level), is_muted: false };
        match player {
            TablePlayer::Computer(level) => computer(level),
            TablePlayer::Teacher => {
                let (key, name) = (self.people.beginner(), self.state.teacher.clone());
                let player = Some(Player { key, name, face: 0 });
                Placed { player, level: None, is_muted: false }
            }
            TablePlayer::Seat(seat) => {
                let there = self.state.seats.get(usize::from(seat));
                let held = there.zip(self.people.holder(seat));
                // Where nobody sits any more, the computer plays on.
                let Some((there, key)) = held else { return computer(self.level(seat)) };
                let player = Player { key, name: there.name.clone(), face: there.face };
                let (level, is_muted) = (there.stand_in, there.is_muted);
                Placed { player: Some(player), level, is_muted }
            }
        }
    }
}
