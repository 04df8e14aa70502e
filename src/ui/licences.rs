//! The licences of the libraries in the program. The page has thousands of lines, so only those in
//! view are laid out once their places are known.

use std::sync::Arc;

use eframe::egui::{Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, accesskit_root_id};
use window::widgets::bold;

/// The licences, collected by `scripts/third-party`.
const THIRD_PARTY: &str = include_str!("../../assets/THIRD-PARTY.txt");
/// The beginning of the line above the name of each licence.
const BEFORE_LICENCE: &str = "----------";

/// The places of the paragraphs on a page of one width.
#[derive(Clone, PartialEq)]
struct Places {
    /// The width of the page in points and the pixels in a point, on which the line breaks depend.
    width: [f32; 2],
    /// The upper and the lower edge of each paragraph, from the top of the page.
    edges: Vec<[f32; 2]>,
}

/// A paragraph.
#[derive(Clone, Copy)]
enum Paragraph {
    /// The name of a licence.
    Heading(&'static str),
    /// A part of its text.
    Text(&'static str),
}

impl Paragraph {
    /// Returns the paragraphs of all licences. Screen readers move from one to the next.
    fn all() -> impl Iterator<Item = Self> {
        let texts = THIRD_PARTY.split("\n\n").map(str::trim).filter(|text| !text.is_empty());
        texts.map(|text| match text.strip_prefix(BEFORE_LICENCE) {
            Some(name) => Paragraph::Heading(name.trim_start_matches('-').trim_start()),
            None => Paragraph::Text(text),
        })
    }

    fn draw(self, ui: &mut Ui) {
        match self {
            Paragraph::Heading(name) => {
                ui.separator();
                ui.label(bold(name, 18.0));
            }
            Paragraph::Text(text) => drop(ui.label(text)),
        }
    }

    /// Lets screen readers read a paragraph that is out of view.
    fn tell(self, ui: &Ui, index: usize, rect: Rect) {
        let (Paragraph::Heading(text) | Paragraph::Text(text)) = self;
        let response = ui.interact(rect, ui.scope_id().with(index), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    }
}

/// Draws the licences, which are in English in every language of the window.
pub fn licences(ui: &mut Ui) {
    let id = ui.scope_id().with("places");
    let width = [ui.available_width(), ui.ctx().pixels_per_point()];
    let known = ui.data(|data| data.get_temp::<Arc<Places>>(id));
    match known.filter(|places| places.width == width) {
        Some(places) => draw_visible(ui, &places),
        None => {
            let places = Arc::new(Places { width, edges: draw_all(ui) });
            ui.data_mut(|data| data.insert_temp(id, places));
        }
    }
}

/// Draws every paragraph and returns the places.
fn draw_all(ui: &mut Ui) -> Vec<[f32; 2]> {
    let top = ui.cursor().top();
    let place = |(index, paragraph): (usize, Paragraph)| {
        let drawn = ui.push_id(index, |ui| paragraph.draw(ui)).response.rect;
        [drawn.top() - top, drawn.bottom() - top]
    };
    Paragraph::all().enumerate().map(place).collect()
}

/// Draws the paragraphs in view.
fn draw_visible(ui: &mut Ui, places: &Places) {
    let page = ui.available_rect_before_wrap();
    ui.set_height(places.edges.last().map_or(0.0, |[_, bottom]| *bottom));
    let is_read = ui.ctx().has_accesskit_node(accesskit_root_id());
    for (index, (paragraph, [top, bottom])) in Paragraph::all().zip(&places.edges).enumerate() {
        let rect = page.with_min_y(page.top() + top).with_max_y(page.top() + bottom);
        if ui.is_rect_visible(rect) {
            let place = UiBuilder::new().max_rect(rect).id_salt(index);
            ui.scope_builder(place, |ui| paragraph.draw(ui));
        } else if is_read {
            paragraph.tell(ui, index, rect);
        }
    }
}
