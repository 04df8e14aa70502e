//! The other devices with which the teacher teaches: each comes to the door, and is let teach there.

use messages::{ClassChange, ClassRefusal, Key};

use crate::class::Class;
use crate::decide::{Changes, changed};

impl Class {
    pub(crate) fn let_teach(&self, number: u32) -> Changes {
        let waiting = self.state.door.iter().find(|waiting| waiting.number == number);
        match waiting.ok_or(ClassRefusal::NobodyWaits)?.can_teach {
            true => Ok(vec![ClassChange::LetTeach { number }]),
            false => Err(ClassRefusal::CannotTeach),
        }
    }

    /// Lets another device teach no longer: that which asks for it or, if the first one asks, that with this number.
    pub(crate) fn stop_teaching(&self, key: Key, number: Option<u32>) -> Changes {
        let number = match (self.people.device(key), number) {
            (Some(own), None) => own,
            (Some(own), Some(number)) if own != number => return Err(ClassRefusal::NotTeacher),
            (_, Some(number)) => number,
            (None, None) => return Err(ClassRefusal::NotNow),
        };
        let teaches = self.state.devices.iter().any(|device| device.number == number);
        Ok(changed(teaches, ClassChange::StoppedTeaching { number }))
    }
}
