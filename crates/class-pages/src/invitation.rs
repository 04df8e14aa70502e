//! The invitation for the projector: the address as a picture and in large print, in all languages at once.

use client::InClass;
use eframe::egui::{Label, Ui};
use ui_kit::theme::Palette;
use window::together::{Invite, has_page, invite};
use window::widgets::strong;
use window_words::Words;
use words::LANGUAGES;

use crate::page::{TeacherAction, TeacherPage};
use crate::reach::help;

/// The sides of the code for telephones, in points, and the height of what is below it.
const SIDE: std::ops::RangeInclusive<f32> = 210.0..=520.0;
const BELOW: f32 = 60.0;

/// Draws the invitation.
pub(crate) fn invitation(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
) -> Option<TeacherAction> {
    let Some(hosted) = page.together.hosted() else {
        ui.add(Label::new(page.texts.words.class.invited_elsewhere).wrap());
        return None;
    };
    let has_names = class.state.seats.iter().any(|seat| !seat.is_removed);
    let texts = LANGUAGES.map(|language| {
        let own = &Words::of(language).class;
        let text = match (has_page(page.together), has_names) {
            (true, true) => own.project,
            (true, false) => own.project_new,
            (false, true) => own.project_program,
            (false, false) => own.project_program_new,
        };
        text.to_owned()
    });
    let and_code = LANGUAGES.map(|language| Words::of(language).together.code).join(" / ");
    let room = (ui.clip_rect().height() - BELOW).min(ui.available_width() / 2.0);
    let side = room.clamp(*SIDE.start(), *SIDE.end());
    let said = Invite { texts: &texts, and_code: &and_code, code: hosted.code, side };
    let own = &page.texts.words.class;
    let nobody = if page.reach.entered { own.reach_entered } else { own.nobody_yet };
    if page.is_lonely {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(nobody).color(warning)).wrap());
    }
    let other = invite(ui, page.texts.words, page.together, &said, page.address);
    if page.is_lonely {
        ui.separator();
        help(ui, own, hosted, page.reach);
    }
    other.map(TeacherAction::ShowAddress)
}
