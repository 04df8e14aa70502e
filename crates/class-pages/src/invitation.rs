//! The invitation for the projector: the address as a picture and in large print, in all languages at once.

use eframe::egui::Ui;
use window::together::{Invite, has_page, invite};
use window_words::Words;
use words::LANGUAGES;

use crate::page::{TeacherAction, TeacherPage};

/// The sides of the code for telephones, in points, and the height of what is below it.
const SIDE: std::ops::RangeInclusive<f32> = 210.0..=520.0;
const BELOW: f32 = 60.0;

/// Draws the invitation.
pub(crate) fn invitation(ui: &mut Ui, page: &TeacherPage<'_>) -> Option<TeacherAction> {
    let hosted = page.together.hosted()?;
    let has_page = has_page(page.together);
    let texts = LANGUAGES.map(|language| match (Words::of(language), has_page) {
        (words, true) => words.class.project.to_owned(),
        (words, false) => words.class.project_program.to_owned(),
    });
    let and_code = LANGUAGES.map(|language| Words::of(language).together.code).join(" / ");
    let room = (ui.clip_rect().height() - BELOW).min(ui.available_width() / 2.0);
    let side = room.clamp(*SIDE.start(), *SIDE.end());
    let said = Invite { texts: &texts, and_code: &and_code, code: hosted.code, side };
    let other = invite(ui, page.texts.words, page.together, &said, page.address);
    other.map(TeacherAction::ShowAddress)
}
