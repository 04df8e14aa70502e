//! Saves and copies pictures and animations of the game on the screen.

use eframe::egui::{Context, Theme};

use super::App;
use super::parts::waker;
use super::screen::{Screen, expanded};
use crate::audio::Sound;
use crate::platform::documents_folder;
use crate::settings::Surrounding;
use crate::storage::SaveProblem;
use crate::ui::dialogs::{Dialog, PictureAnswer, PictureSheet, SavingStage};
use crate::ui::picture::{PictureJob, PictureLook, PictureNews, Purpose};
use crate::ui::words::Pictured;

/// The name, without its ending, of the file that the dialog suggests.
const NAME: &str = "o-an-quan";

impl App {
    /// Opens the dialog that saves a picture or, if `animated`, an animation of the game on the
    /// screen. If `result_waits`, closing it returns to the result of the game.
    pub(super) fn open_picture(&mut self, animated: bool, result_waits: bool) {
        let Some(record) = self.record_on_screen() else { return };
        let all = record.game.entries().len();
        let steps = match &self.screen {
            Screen::Replay(open) => open.replay().shown(),
            Screen::Game => self.steps_in_view().unwrap_or(all),
            _ => all,
        };
        let pictured = match (animated, all) {
            (true, 1..) => Pictured::Game,
            _ => Pictured::Position,
        };
        let target = documents_folder().unwrap_or_default().join(NAME).display().to_string();
        let stage = SavingStage::Choices(None);
        let mut sheet =
            PictureSheet { record, steps, pictured, scale: 2, target, result_waits, stage };
        if animated {
            sheet.scale = 1;
        }
        sheet.fit_ending();
        self.dialogs.open(Dialog::Picture(Box::new(sheet)));
    }

    /// Returns the number of steps that led to the position of the current game on the screen.
    fn steps_in_view(&self) -> Option<usize> {
        let live_game = self.current.live_game.as_ref()?;
        let turns = live_game.presenter().viewed_turn()?;
        Some(live_game.session().game().entries_before_turn(turns + 1))
    }

    pub(super) fn answer_picture(&mut self, ctx: &Context, answer: PictureAnswer) {
        log::debug!("picture: {answer:?}");
        match answer {
            PictureAnswer::Save(replace) => self.save_picture(ctx, replace),
            PictureAnswer::Copy => self.draw(ctx, Purpose::Copy),
            PictureAnswer::Stop => {
                self.drawing = None;
                self.set_picture_stage(SavingStage::Choices(None));
            }
            PictureAnswer::Close => self.close_picture(),
        }
    }

    fn close_picture(&mut self) {
        if let Some(Dialog::Picture(sheet)) = self.dialogs.take()
            && sheet.result_waits
        {
            self.dialogs.open(Dialog::Result);
        }
    }

    fn save_picture(&mut self, ctx: &Context, replace: bool) {
        let Some(Dialog::Picture(sheet)) = self.dialogs.current_mut() else { return };
        sheet.fit_ending();
        let path = documents_folder().unwrap_or_default().join(expanded(&sheet.target));
        if !replace && path.exists() {
            return self.set_picture_stage(SavingStage::Exists);
        }
        self.draw(ctx, Purpose::Save { path, replace });
    }

    /// Starts to draw what the dialog says.
    fn draw(&mut self, ctx: &Context, purpose: Purpose) {
        let (language, board) = (self.preferences.language(), self.preferences.settings.board);
        let Some(Dialog::Picture(sheet)) = self.dialogs.current_mut() else { return };
        let surrounding = match ctx.theme() {
            Theme::Light => Surrounding::Light,
            Theme::Dark => Surrounding::Dark,
        };
        let look = PictureLook { board, surrounding, language, scale: sheet.scale };
        let (record, picture) = (sheet.record.clone(), sheet.picture());
        self.drawing = PictureJob::start(record, picture, look, purpose, waker(ctx));
        match self.drawing {
            Some(_) => self.set_picture_stage(SavingStage::Drawing(0, 1)),
            None => self.report_broken_picture(),
        }
    }

    /// Follows the picture that is being drawn.
    pub(super) fn follow_drawing(&mut self, ctx: &Context) {
        while let Some(news) = self.drawing.as_mut().and_then(PictureJob::poll) {
            if let PictureNews::Progress(done, all) = news {
                self.set_picture_stage(SavingStage::Drawing(done, all));
                continue;
            }
            self.drawing = None;
            match news {
                PictureNews::Drawn(picture) => {
                    ctx.copy_image(picture);
                    self.close_picture();
                    self.notices.show(ctx, self.preferences.words().pictures.copied);
                }
                PictureNews::Saved(Ok(path)) => {
                    self.set_picture_stage(SavingStage::Saved(path));
                }
                PictureNews::Saved(Err(SaveProblem::Refused { .. })) => {
                    self.set_picture_stage(SavingStage::Exists);
                }
                PictureNews::Saved(Err(problem)) => {
                    log::warn!("{problem}");
                    let why = self.preferences.words().save_failed(&problem);
                    self.set_picture_stage(SavingStage::Choices(Some(why)));
                    self.sound.play(Sound::Refusal);
                }
                PictureNews::Failed | PictureNews::Progress(..) => self.report_broken_picture(),
            }
        }
    }

    fn report_broken_picture(&mut self) {
        let why = self.preferences.words().pictures.broke.to_owned();
        self.set_picture_stage(SavingStage::Choices(Some(why)));
        self.sound.play(Sound::Refusal);
    }

    fn set_picture_stage(&mut self, stage: SavingStage) {
        if let Some(Dialog::Picture(sheet)) = self.dialogs.current_mut() {
            sheet.stage = stage;
        }
    }
}
