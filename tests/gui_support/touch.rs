//! Fingers on the window, as a touch screen reports them.

use eframe::egui::{
    Event, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2,
};

use super::Window;

/// The number of frames that a motion takes.
const FRAMES: u8 = 8;

impl Window {
    /// Taps with a finger.
    pub fn tap_by_finger(&mut self, at: Pos2) {
        self.finger(0, TouchPhase::Start, at);
        self.harness.step();
        self.finger(0, TouchPhase::End, at);
        self.harness.step();
        self.harness.run();
    }

    /// Rests a finger for a while on the widget whose name contains `part`, then lifts it.
    pub fn hold_on(&mut self, part: &str, seconds: f32) {
        let at = self.rect_of(part).center();
        self.finger(0, TouchPhase::Start, at);
        self.let_seconds_pass(seconds);
        self.finger(0, TouchPhase::End, at);
        self.harness.step();
        self.harness.run();
    }

    /// Taps with a finger on the widget whose name contains `part`.
    pub fn tap_on(&mut self, part: &str) {
        self.tap_by_finger(self.rect_of(part).center());
    }

    /// Puts a finger down as browsers report it: a press first, then the touch, with a press of its own.
    pub fn put_finger_on_page(&mut self, at: Pos2) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let press = Event::PointerButton { pos: at, button, pressed: true, modifiers };
        self.harness.input_mut().events.extend([Event::PointerMoved(at), press]);
        self.harness.step();
        self.finger(0, TouchPhase::Start, at);
        self.harness.step();
        self.harness.step();
    }

    /// Moves a finger over the window.
    pub fn slide(&mut self, from: Pos2, to: Pos2) {
        self.finger(0, TouchPhase::Start, from);
        self.harness.step();
        self.move_fingers(|share| vec![from.lerp(to, share)]);
        self.finger(0, TouchPhase::End, to);
        self.harness.step();
        self.harness.run();
    }

    /// Moves two fingers on both sides of `middle` from the one to the other distance from it, and both by
    /// `along`.
    pub fn pinch(&mut self, middle: Pos2, [from, to]: [f32; 2], along: Vec2) {
        let at = |share: f32| {
            let apart = Vec2::new(from + share * (to - from), 0.0);
            let middle = middle + share * along;
            vec![middle - apart, middle + apart]
        };
        for (finger, at) in at(0.0).into_iter().enumerate() {
            self.finger(finger as u64, TouchPhase::Start, at);
            self.harness.step();
        }
        self.move_fingers(at);
        for (finger, at) in at(1.0).into_iter().enumerate() {
            self.finger(finger as u64, TouchPhase::End, at);
            self.harness.step();
        }
        self.harness.run();
    }

    fn move_fingers(&mut self, at: impl Fn(f32) -> Vec<Pos2>) {
        for frame in 1..=FRAMES {
            for (finger, at) in at(f32::from(frame) / f32::from(FRAMES)).into_iter().enumerate() {
                self.finger(finger as u64, TouchPhase::Move, at);
            }
            self.harness.step();
        }
    }

    /// Reports a finger in the next frame. The first one is the pointer, too.
    fn finger(&mut self, finger: u64, phase: TouchPhase, pos: Pos2) {
        let events = &mut self.harness.input_mut().events;
        let (device_id, id) = (TouchDeviceId(1), TouchId(finger));
        events.push(Event::Touch { device_id, id, phase, pos, force: None });
        if finger > 0 {
            return;
        }
        events.push(Event::PointerMoved(pos));
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        if phase != TouchPhase::Move {
            let pressed = phase == TouchPhase::Start;
            events.push(Event::PointerButton { pos, button, pressed, modifiers });
        }
        if phase == TouchPhase::End {
            events.push(Event::PointerGone);
        }
    }
}
