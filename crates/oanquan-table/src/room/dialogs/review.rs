//! The review of a replay in a window without room beside the board.

use eframe::egui::Ui;
use table::review::{ReviewView, page};
use table::screens::ReplayScreen;
use table::words::{Viewpoint, Voice};
use window::dialogs::{Dialog, DialogOver, Effect, close, effect};
use window::{Command, of_type};

use crate::OAnQuan;
use crate::room::OAnQuanWords;
use crate::room::board::seating_shown;

/// The review of the replay on the screen.
pub struct ReviewPage;

impl Dialog for ReviewPage {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, screen) = (over.words(), over.screen_as::<ReplayScreen<OAnQuan>>()?);
        let (replay, state) = (screen.replay(), screen.review());
        let setup = replay.setup();
        let (near, upright) = (setup.near_side(), seating_shown(ui.ctx(), setup).is_upright());
        let voice = Voice::new::<OAnQuan>(words, setup, Viewpoint { look: 0, near, upright });
        let (game, shown) = (replay.game(), replay.turns());
        let own = &OAnQuanWords::new(words);
        let action = page(ui, &ReviewView { own, voice, game, state, shown })?;
        Some(effect(move |screen, context| {
            if let Some(replay) = of_type::<ReplayScreen<OAnQuan>>(screen) {
                replay.act_on_review(action, context);
            }
        }))
    }

    fn effect(&self, command: Command) -> Option<Effect> {
        (command == Command::Review).then(close)
    }
}
