//! Saves and copies pictures and animations of the game on the screen.

use std::sync::Arc;

use eframe::egui::{Context, Theme};

use super::parts::{Parts, waker};
use super::screen::Screen;
use tabletop::Game;

use crate::audio::Sound;
use crate::games::OAnQuan;
use crate::platform::documents_folder;
use crate::platform::expanded;
use crate::settings::Surrounding;
use crate::storage::SaveProblem;
use crate::ui::dialogs::{Dialog, PictureAnswer, PictureSheet, SavingStage};
use crate::ui::picture::{PictureJob, PictureLook, PictureNews, Purpose};
use crate::ui::words::Pictured;

/// The name, without its ending, of the file that the dialog suggests for ô ăn quan.
const NAME: &str = "o-an-quan";

/// Draws the picture of the open dialog in the background.
#[derive(Default)]
pub struct PictureDrawing {
    job: Option<PictureJob>,
}

/// Opens the dialog that saves a picture or, if `animated`, an animation of the game on the screen.
/// If `result_waits`, closing it returns to the result of the game.
pub fn open_picture(screen: &dyn Screen, animated: bool, result_waits: bool, parts: &mut Parts) {
    let Some(shared) = screen.shared(parts) else { return };
    let pictured = match animated && shared.has_steps() {
        true => Pictured::Game,
        false => Pictured::Position,
    };
    let name = if shared.id == OAnQuan::ID { NAME } else { shared.id };
    let target = documents_folder().unwrap_or_default().join(name).display().to_string();
    let stage = SavingStage::Choices(None);
    let mut sheet = PictureSheet {
        film: shared.film,
        steps: shared.steps,
        pictured,
        scale: 2,
        target,
        result_waits,
        stage,
    };
    if animated {
        sheet.scale = 1;
    }
    sheet.fit_ending();
    parts.dialogs.open(Dialog::Picture(Box::new(sheet)));
}

impl PictureDrawing {
    /// Carries out what the player did in the dialog.
    pub fn answer(&mut self, answer: PictureAnswer, ctx: &Context, parts: &mut Parts) {
        log::debug!("picture: {answer:?}");
        match answer {
            PictureAnswer::Save(replace) => self.save(replace, ctx, parts),
            PictureAnswer::Copy => self.draw(Purpose::Copy, ctx, parts),
            PictureAnswer::Stop => {
                self.job = None;
                set_stage(SavingStage::Choices(None), parts);
            }
            PictureAnswer::Close => close(parts),
        }
    }

    fn save(&mut self, replace: bool, ctx: &Context, parts: &mut Parts) {
        let Some(Dialog::Picture(sheet)) = parts.dialogs.current_mut() else { return };
        sheet.fit_ending();
        let path = documents_folder().unwrap_or_default().join(expanded(&sheet.target));
        if !replace && path.exists() {
            return set_stage(SavingStage::Exists, parts);
        }
        self.draw(Purpose::Save { path, replace }, ctx, parts);
    }

    /// Starts to draw what the dialog says.
    fn draw(&mut self, purpose: Purpose, ctx: &Context, parts: &mut Parts) {
        let (language, board) = (parts.language(), parts.settings().board);
        let Some(Dialog::Picture(sheet)) = parts.dialogs.current_mut() else { return };
        let surrounding = match ctx.theme() {
            Theme::Light => Surrounding::Light,
            Theme::Dark => Surrounding::Dark,
        };
        let look = PictureLook { board, surrounding, language, scale: sheet.scale };
        let (film, picture) = (Arc::clone(&sheet.film), sheet.picture());
        self.job = PictureJob::start(film, picture, look, purpose, waker(ctx));
        match self.job {
            Some(_) => set_stage(SavingStage::Drawing(0, 1), parts),
            None => report_broken(parts),
        }
    }

    /// Follows the picture that is being drawn.
    pub fn poll(&mut self, ctx: &Context, parts: &mut Parts) {
        while let Some(news) = self.job.as_mut().and_then(PictureJob::poll) {
            if let PictureNews::Progress(done, all) = news {
                set_stage(SavingStage::Drawing(done, all), parts);
                continue;
            }
            self.job = None;
            match news {
                PictureNews::Drawn(picture) => {
                    ctx.copy_image(picture);
                    close(parts);
                    let copied = parts.words().pictures.copied;
                    parts.notices.show(ctx, copied);
                }
                PictureNews::Saved(Ok(path)) => set_stage(SavingStage::Saved(path), parts),
                PictureNews::Saved(Err(SaveProblem::Refused { .. })) => {
                    set_stage(SavingStage::Exists, parts);
                }
                PictureNews::Saved(Err(problem)) => {
                    log::warn!("{problem}");
                    let why = parts.words().save_failed(&problem);
                    set_stage(SavingStage::Choices(Some(why)), parts);
                    parts.sound.play(Sound::Refusal);
                }
                PictureNews::Failed | PictureNews::Progress(..) => report_broken(parts),
            }
        }
    }
}

fn close(parts: &mut Parts) {
    if let Some(Dialog::Picture(sheet)) = parts.dialogs.take()
        && sheet.result_waits
    {
        parts.dialogs.open(Dialog::Result);
    }
}

fn report_broken(parts: &mut Parts) {
    let why = parts.words().pictures.broke.to_owned();
    set_stage(SavingStage::Choices(Some(why)), parts);
    parts.sound.play(Sound::Refusal);
}

fn set_stage(stage: SavingStage, parts: &mut Parts) {
    if let Some(Dialog::Picture(sheet)) = parts.dialogs.current_mut() {
        sheet.stage = stage;
    }
}
