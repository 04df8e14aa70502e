//! A screen reader at the window.

use super::{PATIENCE, Window};
use std::time::Instant;

use eframe::egui::Id;
use ui_kit::speech;

impl Window {
    /// Lets a screen reader follow the focus.
    pub fn listen(&mut self) {
        speech::guard_focus(&self.harness.ctx);
    }

    /// Returns what a screen reader says, after what the last call returned, until an utterance is `the_last`.
    pub fn heard_until(&mut self, the_last: impl Fn(&str) -> bool) -> Vec<String> {
        let memory = Id::unique("heard by a test");
        let ctx = self.harness.ctx.clone();
        let mut count = ctx.data(|data| data.get_temp(memory)).unwrap_or(0);
        let mut heard = Vec::new();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let (said, utterance) = speech::last_utterance(&ctx);
            if said == count {
                self.harness.step();
                continue;
            }
            count = said;
            ctx.data_mut(|data| data.insert_temp(memory, count));
            heard.push(utterance.clone());
            if the_last(&utterance) {
                return heard;
            }
        }
        panic!("nothing more is said after {heard:?}");
    }
}
