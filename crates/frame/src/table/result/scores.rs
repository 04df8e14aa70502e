//! The players in a result, with their points.

use eframe::egui::{Align, Layout, RichText, Sense, Ui, vec2};
use tabletop::Opponent;
use ui_kit::faces::paint_portrait;
use ui_kit::theme::Palette;

use crate::widgets::{bold, cut_to_fit, strong};

/// The width from which the notes on a player are beside the points, and not below the name.
const ROOMY: f32 = 400.0;
/// The size of the face of a computer.
const FACE: f32 = 30.0;

/// The line of a player.
pub struct Score {
    /// The name, with the level of a computer.
    pub name: String,
    /// The kind of computer, whose face is beside the name.
    pub opponent: Option<Opponent>,
    /// Whether the player has won.
    pub has_won: bool,
    /// The points.
    pub points: String,
    /// Smaller notes, such as the help that the player used.
    pub notes: Vec<String>,
}

impl Score {
    /// Draws the line.
    pub(super) fn show(&self, ui: &mut Ui) {
        let palette = Palette::current(ui.ctx());
        let notes = self.notes.iter();
        let notes: Vec<_> =
            notes.map(|note| RichText::new(note).small().color(palette.faint_ink)).collect();
        let (beside, below) = match ui.available_width() >= ROOMY {
            true => (notes, Vec::new()),
            false => (Vec::new(), notes),
        };
        ui.horizontal(|ui| {
            let ink = if self.has_won { palette.accent } else { palette.ink };
            if let Some(opponent) = self.opponent {
                let (face, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::empty());
                paint_portrait(ui.painter(), face, opponent.into());
            }
            ui.label(strong(&self.name).size(18.0).color(ink));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(bold(&self.points, 26.0).color(ink));
                for note in beside {
                    cut_to_fit(ui, note);
                }
            });
        });
        for note in below {
            ui.label(note);
        }
    }
}
