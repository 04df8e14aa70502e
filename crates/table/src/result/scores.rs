//! The players in a result, with their points.

use eframe::egui::{Align, Layout, RichText, Sense, TextStyle, Ui, vec2};
use tabletop::Opponent;
use ui_kit::balanced::wrapped;
use ui_kit::faces::paint_portrait;
use ui_kit::read_aloud::as_one;
use ui_kit::theme::Palette;
use window::widgets::{bold, cut_to_fit, strong, width_of};

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
    /// Draws the line, which readers say as one.
    pub(crate) fn show(&self, ui: &mut Ui) {
        let beginning = format!("{}: {}", self.name, self.points);
        let read: Vec<_> = std::iter::once(&beginning).chain(&self.notes).map(|it| &**it).collect();
        as_one(ui, &read.join(", "), |ui| self.draw(ui));
    }

    fn draw(&self, ui: &mut Ui) {
        let palette = Palette::current(ui.ctx());
        let notes = self.notes.iter();
        let notes: Vec<_> =
            notes.map(|note| RichText::new(note).small().color(palette.faint_ink)).collect();
        let (beside, below) = match has_notes_beside(ui.available_width()) {
            true => (notes, Vec::new()),
            false => (Vec::new(), notes),
        };
        ui.horizontal(|ui| {
            let ink = if self.has_won { palette.accent } else { palette.ink };
            if let Some(opponent) = self.opponent {
                let (face, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::empty());
                paint_portrait(ui.painter(), face, opponent.into());
            }
            let points = bold(&self.points, 26.0).color(ink);
            let taken = width_of(ui, points.clone(), TextStyle::Body) + ui.spacing().item_spacing.x;
            ui.scope(|ui| {
                ui.set_max_width(ui.available_width() - taken);
                wrapped(ui, strong(&self.name).size(18.0).color(ink));
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(points);
                for note in beside {
                    cut_to_fit(ui, note);
                }
            });
        });
        for note in below {
            wrapped(ui, note);
        }
    }
}

/// Returns whether the notes on a player are beside the points in lines of this width.
pub(crate) fn has_notes_beside(width: f32) -> bool {
    width >= ROOMY
}
