//! Rooms of a class: a part of the rooms makes them as the class wants them, and reports what becomes of them.

use std::collections::VecDeque;

use messages::{RoomId, RoomSetup};
use rooms::{By, Plan, Room};
use tabletop::platform::now as date;

use super::{AGAIN, Shard, waited};
use crate::classroom::ClassOrder;

impl Shard {
    /// Makes a room as a class wants it.
    pub(super) fn arrange(&mut self, id: RoomId, plan: Box<Plan>) {
        // A game that has ended needs no new room.
        if !self.rooms.contains_key(&id) && (plan.ends || !self.open_planned(id, &plan)) {
            return;
        }
        let Some(open) = self.rooms.get_mut(&id) else { return };
        (open.plan, open.is_reported) = (Some(plan), true);
        self.go_on_arranging(id);
    }

    /// Makes a room as it is planned, as far as the disk lets it.
    pub(super) fn go_on_arranging(&mut self, id: RoomId) {
        let now = self.now();
        loop {
            let Some(open) = self.rooms.get_mut(&id) else { return };
            let Some(plan) = open.plan.take() else { return };
            let Some(batch) = open.room.arrange(&plan, now) else { break };
            open.plan = Some(plan);
            if !self.keep(id, &batch) {
                // Tried again a little later.
                return self.wake_at(id, now + AGAIN);
            }
        }
        self.schedule(id);
        self.report(id);
    }

    /// Opens a room for a class. Returns whether it is open.
    fn open_planned(&mut self, id: RoomId, plan: &Plan) -> bool {
        let by = By { key: plan.host, id: 0 };
        let (now, date) = (self.now(), date().as_second().max(0) as u64);
        let setup: RoomSetup = plan.setup.clone();
        let opened = Room::open(self.hall.kinds, id, setup, by, date, now);
        let before = self.hall.now();
        let kept = opened.map_err(|why| why.to_string()).and_then(|(room, batch)| {
            let kept = self.log.append(id, 0, &batch).map_err(|why| why.to_string());
            kept.map(|()| (room, batch))
        });
        self.stood += waited(&self.hall, before);
        match kept {
            Ok((room, batch)) => {
                self.add(room, by);
                if let Some(open) = self.rooms.get_mut(&id) {
                    open.recent = VecDeque::from(batch.events);
                }
                true
            }
            Err(why) => {
                log::warn!("a room of the class cannot be opened: {why}");
                false
            }
        }
    }

    /// Closes a room that the class needs no more.
    pub(super) fn close_planned(&mut self, id: RoomId) {
        let now = self.now();
        let open = self.rooms.get_mut(&id);
        if let Some(batch) = open.and_then(|open| open.room.close(now)) {
            self.keep(id, &batch);
        }
    }

    /// Deletes a room of a class, and all that was kept of it.
    pub(super) fn erase(&mut self, id: RoomId) {
        self.close_planned(id);
        self.forget(id);
        let before = self.hall.now();
        let erased = self.log.erase(id);
        self.stood += waited(&self.hall, before);
        if let Err(why) = erased {
            log::warn!("the room {id} cannot be deleted: {why}");
        }
    }

    /// Tells the class how one of its rooms is.
    pub(super) fn report(&self, id: RoomId) {
        let Some(open) = self.rooms.get(&id).filter(|open| open.is_reported) else { return };
        let card = Box::new(open.room.board_card(self.now()));
        let result = open.room.result().map(|result| (result, open.room.points()));
        self.hall.class_order(ClassOrder::Report { card, result });
    }
}
