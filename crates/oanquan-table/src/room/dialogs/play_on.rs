//! The question who continues a replayed game.

use eframe::egui::Ui;
use table::form::{PlayOnAnswer, PlayOnView, SetupUi};
use table::screens::{ReplayScreen, play_on_hint};
use ui_kit::typing::Typing;
use window::dialogs::{Dialog, DialogOver, Effect, close, effect};
use window::of_type;

use crate::OAnQuan;
use crate::room::rules_page::short_summary;
use crate::room::{PlayOn, own};

/// The question as a dialog over the replay.
pub struct WhoPlaysOn(pub PlayOn);

impl Dialog for WhoPlaysOn {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, WhoPlaysOn(question)) = (over.words(), self);
        let replay = over.screen_as::<ReplayScreen<OAnQuan>>()?.replay();
        let view = PlayOnView {
            words,
            places: &question.rules().places(words),
            hint: &play_on_hint(replay, words),
            under_way: own(over.parts).game_under_way(words),
            name: &|rules: &OAnQuan| short_summary(words, rules),
            opened: over.opened,
        };
        Some(match question.show(ui, &view)? {
            PlayOnAnswer::Close => close(),
            PlayOnAnswer::Begin => effect(|screen, context| {
                let Some(dialog) = context.parts.dialogs.take_as::<Self>() else { return };
                if let Some(replay) = of_type::<ReplayScreen<OAnQuan>>(screen) {
                    replay.play_on(&dialog.0, context);
                }
            }),
        })
    }

    fn typing(&mut self) -> Option<&mut Typing> {
        Some(&mut self.0.typing)
    }
}
