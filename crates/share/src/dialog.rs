//! The dialog that saves and copies pictures and animations of the game on the screen.

use std::path::Path;
use std::sync::Arc;

use eframe::egui::{Context, ProgressBar, Theme, Ui, Vec2};
use settings::Surrounding;
use tabletop::platform::fs;
use window::dialogs::{
    BUTTON, Dialog, DialogOver, Effect, FileAnswer, Saving, SavingStage, change, effect, file,
    saved,
};
use window::share::{Film, Part, PictureLook};
use window::widgets::{dialog, focus_first, row_label, select, wide_button, words_and_buttons};
use window::{Parts, Screen, waker};
use window_words::{Pictured, Words};

use crate::{Format, Picture, PictureJob, PictureNews, Purpose};

/// The width of the dialog and of its lists, in points.
const WIDTH: f32 = 480.0;
const LIST: f32 = 240.0;

/// The game of which a picture is saved, and what the player has chosen.
struct PictureSheet {
    /// The game.
    film: Arc<dyn Film>,
    /// The number of steps that led to the position on the screen.
    steps: usize,
    /// What the picture shows.
    pictured: Pictured,
    /// The pixels per point, from 1 to 4.
    scale: u8,
    saving: Saving,
    /// The picture that is being drawn.
    job: Option<PictureJob>,
    /// The dialog to which this one leads back.
    before: Option<Box<dyn Dialog>>,
}

/// Opens the dialog that saves a picture or, if `animated`, an animation of the game on the screen.
/// Closing it leads back to the dialog `before`, if there is one.
pub fn open_picture(
    screen: &dyn Screen,
    animated: bool,
    before: Option<Box<dyn Dialog>>,
    parts: &mut Parts,
) {
    let Some(shared) = screen.shared(parts) else { return };
    let pictured = match animated && shared.has_steps() {
        true => Pictured::Game,
        false => Pictured::Position,
    };
    let mut sheet = PictureSheet {
        film: shared.film,
        steps: shared.steps,
        pictured,
        scale: if animated { 1 } else { 2 },
        saving: Saving::picture(shared.file, parts),
        job: None,
        before,
    };
    sheet.fit_ending();
    parts.dialogs.open(sheet);
}

impl PictureSheet {
    /// Returns what to draw.
    fn picture(&self) -> Picture {
        match self.pictured {
            Pictured::Position => Picture::Still(self.steps),
            Pictured::Turn => Picture::Animation(Part::Step { steps: self.steps }),
            Pictured::Game => Picture::Animation(Part::Whole),
        }
    }

    /// Returns what can be drawn of the game.
    fn choices_of_game(&self) -> impl Iterator<Item = Pictured> {
        let (turns, steps) = (self.film.steps(), self.steps);
        Pictured::ALL.iter().copied().filter(move |pictured| match pictured {
            Pictured::Position => true,
            Pictured::Turn => steps > 0,
            Pictured::Game => turns > 0,
        })
    }

    fn format(&self) -> Format {
        match self.pictured {
            Pictured::Position => Format::Png,
            Pictured::Turn | Pictured::Game => Format::Gif,
        }
    }

    /// Gives the file the ending of its format.
    fn fit_ending(&mut self) {
        let of_picture = self.format();
        let ending = of_picture.ending();
        let target = &mut self.saving.target;
        match Format::of(Path::new(target.trim())) {
            Some(format) if format == of_picture => {}
            Some(_) => {
                *target = Path::new(target.trim()).with_extension(ending).display().to_string();
            }
            None => *target = format!("{}.{ending}", target.trim()),
        }
    }

    fn save(&mut self, replace: bool, ctx: &Context, parts: &Parts) {
        self.fit_ending();
        let path = self.saving.path();
        match !replace && fs::exists(&path).unwrap_or(false) {
            true => self.saving.stage = SavingStage::Exists,
            false => self.draw(Purpose::Save { path, replace }, ctx, parts),
        }
    }

    /// Starts to draw what the dialog says.
    fn draw(&mut self, purpose: Purpose, ctx: &Context, parts: &Parts) {
        let surrounding = match ctx.theme() {
            Theme::Light => Surrounding::Light,
            Theme::Dark => Surrounding::Dark,
        };
        let (language, board) = (parts.language(), parts.settings().board);
        let look = PictureLook { board, surrounding, language, scale: self.scale };
        let (film, picture) = (Arc::clone(&self.film), self.picture());
        self.job = PictureJob::start(film, picture, look, purpose, waker(ctx));
        match self.job {
            Some(_) => self.saving.stage = SavingStage::Drawing(0, 1),
            None => self.report_broken(parts),
        }
    }

    fn report_broken(&mut self, parts: &Parts) {
        let why = parts.words().pictures.broke.to_owned();
        self.saving.stage = SavingStage::failed(why, parts);
    }

    /// Draws the choices. Returns what follows.
    fn choices(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, own) = (over.words(), &over.words().pictures);
        let before = self.pictured;
        row_label(ui, own.what);
        let names: Vec<_> = self.choices_of_game().map(|it| (it, own.pictured(it))).collect();
        select(ui, own.what, &names, LIST, &mut self.pictured);
        row_label(ui, own.size);
        let Vec2 { x, y } = self.film.size();
        let sizes = [1u8, 2, 3, 4].map(|scale| {
            let pixels = |points: f32| points as usize * usize::from(scale);
            (scale, own.pixels(pixels(x), pixels(y)))
        });
        let sizes: Vec<_> = sizes.iter().map(|(scale, text)| (*scale, text.as_str())).collect();
        select(ui, own.size, &sizes, LIST, &mut self.scale);
        if self.pictured != before {
            self.fit_ending();
            self.saving.stage = SavingStage::Choices(None);
        }
        let takes_pictures = !over.parts.desktop.refuses_pictures;
        let copies = self.pictured == Pictured::Position && takes_pictures;
        let copy = copies.then_some(own.copy);
        Some(match file(ui, words, over.opened, &mut self.saving, copy)? {
            FileAnswer::Cancel => go_back(),
            FileAnswer::More => change(|sheet: &mut Self, context| {
                sheet.draw(Purpose::Copy, context.ctx, context.parts);
            }),
            FileAnswer::Save(replace) => change(move |sheet: &mut Self, context| {
                sheet.save(replace, context.ctx, context.parts);
            }),
        })
    }
}

impl Dialog for PictureSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let heading = match self.format() {
            Format::Png => words.pictures.save,
            Format::Gif => words.pictures.save_animation,
        };
        let heading = heading.trim_end_matches('…');
        let (asked, closed) =
            dialog(ui, "picture", heading, WIDTH, |ui| match &self.saving.stage {
                SavingStage::Choices(_) | SavingStage::Exists | SavingStage::Writing => {
                    self.choices(ui, over)
                }
                SavingStage::Drawing(done, all) => drawing(ui, words, *done, *all).then(stop),
                SavingStage::Saved(path) => saved(ui, words, path, over.parts.desktop, go_back),
            });
        asked.or_else(|| {
            closed.then(|| match self.saving.stage {
                SavingStage::Drawing(..) => stop(),
                _ => go_back(),
            })
        })
    }

    /// Follows the picture that is being drawn.
    fn poll(&mut self, _ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        while let Some(news) = self.job.as_mut().and_then(PictureJob::poll) {
            if let PictureNews::Progress(done, all) = news {
                self.saving.stage = SavingStage::Drawing(done, all);
                continue;
            }
            self.job = None;
            match news {
                PictureNews::Drawn(picture) => {
                    return Some(effect(|screen, context| {
                        context.ctx.copy_image(picture);
                        go_back()(screen, context);
                        let copied = context.parts.words().pictures.copied;
                        context.parts.notices.show(context.ctx, copied);
                    }));
                }
                PictureNews::Saved(saved) => self.saving.stage = SavingStage::after(saved, parts),
                PictureNews::Failed | PictureNews::Progress(..) => self.report_broken(parts),
            }
        }
        None
    }
}

/// Returns the effect that stops the drawing.
fn stop() -> Effect {
    change(|sheet: &mut PictureSheet, _| {
        sheet.job = None;
        sheet.saving.stage = SavingStage::Choices(None);
    })
}

/// Returns the effect that closes the dialog.
fn go_back() -> Effect {
    effect(|_, context| {
        if let Some(sheet) = context.parts.dialogs.take_as::<PictureSheet>() {
            context.parts.dialogs.go_back(sheet.before);
        }
    })
}

/// Draws how far the drawing is. Returns whether the player cancels it.
fn drawing(ui: &mut Ui, words: &Words, done: usize, all: usize) -> bool {
    let share = done as f32 / all.max(1) as f32;
    let content = |ui: &mut Ui| {
        ui.label(words.pictures.drawing(done, all));
        ui.add(ProgressBar::new(share).animate(false));
    };
    words_and_buttons(ui, content, |ui| {
        let stop = wide_button(ui, words.library.cancel, BUTTON, true);
        focus_first(ui, &stop);
        stop.clicked()
    })
}
