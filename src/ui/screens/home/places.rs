//! The tiles of the home that lead to other places.

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, FontFamily, FontId, Galley, Rect, Response, Role, Sense, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use ui_kit::theme::{Palette, SEMIBOLD, sizes};
use window::icons::Icon;
use window::widgets::{explain_key, follow_focus};
use window::{Command, icons};
use window_words::Words;

use super::{Home, HomeAction, centred};

/// The gap between and within the tiles, and the size of their icons and texts, in points.
const TILE_GAP: f32 = 6.0;
/// The width below which each tile has a row of its own, in points.
const NARROW_TILES: f32 = 220.0;
const TILE_ICON: f32 = 22.0;
const TILE_FONT: f32 = 14.0;
const READABLE: f32 = 13.0;
const LEAST_TILE_FONT: f32 = 11.0;
/// The width of a frame from which it takes room from the words, and the least size of texts in such a frame, as on the
/// large scale of a projector.
const THICK: f32 = 2.0;
const LEAST_IN_THICK_FRAME: f32 = 9.0;
/// The lines that a text takes at most, if smaller letters help.
const LINES: usize = 3;
/// The radius of the dot on a tile with something new.
const NEWS: f32 = 4.0;

/// Another place.
struct Place {
    /// Where it leads; today's position if it is no command.
    command: Option<Command>,
    name: &'static str,
    icon: Icon,
}

/// The tiles, laid out.
struct Tiles {
    places: Vec<Place>,
    galleys: Vec<Arc<Galley>>,
    size: Vec2,
}

impl Tiles {
    /// Lays out the tiles: side by side or, in a very narrow window, one below the other.
    fn of(ui: &Ui, home: &Home<'_>, with_today: bool) -> Self {
        let words = home.words;
        let (games, games_name) = match home.has_games {
            true => (Command::Games, words.library.games),
            false => (Command::PasteGame, words.paste_game),
        };
        let place = |command, name, icon| Place { command: Some(command), name, icon };
        let today = Place { command: None, name: words.puzzles.of_the_day, icon: Icon::Hint };
        let places = [
            place(Command::Training, words.puzzles.place, Icon::Book),
            place(games, games_name, Icon::Shelf),
            place(Command::OtherGames, words.other_games, Icon::Squares),
            place(Command::Tournaments, words.tournament.for_class, Icon::Blackboard),
        ];
        let places: Vec<Place> = with_today.then_some(today).into_iter().chain(places).collect();
        let room = ui.available_width();
        let count = places.len() as f32;
        let width = match room < NARROW_TILES {
            true => room,
            false => (room - (count - 1.0) * TILE_GAP) / count,
        };
        let font = |size: f32| FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
        let all_words = places.iter().flat_map(|place| place.name.split_whitespace());
        let widths = all_words.map(|word| {
            let galley =
                ui.painter().layout_no_wrap(word.to_owned(), font(TILE_FONT), Color32::BLACK);
            galley.size().x
        });
        let widest = widths.fold(0.0, f32::max);
        let frame = ui.visuals().widgets.inactive.bg_stroke.width;
        // In a narrow tile, words come close to the edges rather than being small or broken.
        let usual = width - 2.0 * TILE_GAP;
        let inner = match TILE_FONT * usual >= READABLE * widest {
            true => usual,
            false if frame > THICK => width - TILE_GAP - 2.0 * frame,
            false => width - TILE_GAP,
        };
        let least = if frame > THICK { LEAST_IN_THICK_FRAME } else { LEAST_TILE_FONT };
        let largest = (TILE_FONT * inner / widest.max(inner)).max(least);
        let galleys = |size: f32| {
            let texts = places.iter().map(|place| centred(ui, place.name, font(size), inner));
            texts.collect::<Vec<_>>()
        };
        let is_low =
            |galleys: &Vec<Arc<Galley>>| galleys.iter().all(|galley| galley.rows.len() <= LINES);
        let sizes = (0..).map(|step| largest - f32::from(step as u8)).take_while(|it| *it > least);
        let galleys = sizes.map(galleys).find(is_low).unwrap_or_else(|| galleys(least));
        let height = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
        let size = vec2(width.floor(), height + TILE_ICON + 3.0 * TILE_GAP);
        Tiles { places, galleys, size }
    }
}

/// Returns the height of the tiles.
pub fn height(ui: &Ui, home: &Home<'_>, with_today: bool) -> f32 {
    let tiles = Tiles::of(ui, home, with_today);
    let is_row = ui.available_width() >= NARROW_TILES;
    let rows = if is_row { 1.0 } else { tiles.places.len() as f32 };
    rows * (tiles.size.y + TILE_GAP) - TILE_GAP
}

/// Draws the buttons of the other places. Today's position is one of them where it has no row of its own. Returns the action
/// requested.
pub fn places(ui: &mut Ui, home: &Home<'_>, with_today: bool) -> Option<HomeAction> {
    let (words, Tiles { places, galleys, size }) = (home.words, Tiles::of(ui, home, with_today));

    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(TILE_GAP);
        for (place, galley) in places.iter().zip(galleys) {
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, place.name));
            paint_tile(ui, &response, rect, place.icon, galley);
            // The dot is on the tile that leads to today's position most directly.
            let leads_there = match place.command {
                None => true,
                Some(command) => command == Command::Training && !with_today,
            };
            if home.today.waits && leads_there {
                position_waits(ui, &response, words);
            }
            follow_focus(&response);
            if let Some(command) = place.command {
                explain_key(&response, command, place.name);
            }
            if response.clicked() {
                pressed = Some(place.command.map_or(HomeAction::OpenDay, HomeAction::Do));
            }
        }
    });
    pressed
}

/// Marks a tile because the position of the day waits there.
fn position_waits(ui: &Ui, tile: &Response, words: &Words) {
    let text = words.puzzles.waits;
    ui.ctx().accesskit_node_builder(tile.id, |node| node.set_description(text));
    let palette = Palette::current(ui.ctx());
    let right = tile.rect.right() - TILE_GAP - NEWS;
    let x = (tile.rect.center().x + TILE_ICON).min(right);
    let at = pos2(x, tile.rect.top() + TILE_GAP + NEWS);
    ui.painter().circle_filled(at, NEWS, palette.accent);
}

fn paint_tile(ui: &Ui, response: &Response, rect: Rect, icon: Icon, text: Arc<Galley>) {
    let palette = Palette::current(ui.ctx());
    let visuals = ui.style().interact(response);
    let round = CornerRadius::same(sizes::ROUND);
    let (fill, stroke) = (visuals.weak_bg_fill, visuals.bg_stroke);
    ui.painter().rect(rect, round, fill, stroke, StrokeKind::Inside);
    let top = rect.top() + TILE_GAP + TILE_ICON / 2.0;
    let at = Rect::from_center_size(pos2(rect.center().x, top), Vec2::splat(TILE_ICON));
    icons::paint(ui.painter(), at, icon, palette.ink, false);
    let at = pos2(rect.center().x, at.bottom() + TILE_GAP);
    ui.painter().galley_with_override_text_color(at, text, palette.ink);
}
