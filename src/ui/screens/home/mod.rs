//! The home: the board of the game under way, and everything one may want to do next.

mod board;
mod elsewhere;
mod title;

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, Color32, CornerRadius, FontFamily, FontId, Frame, Galley, Label, Rect, Response,
    Role, ScrollArea, Sense, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use frame::icons::{self, Icon};
use frame::switch::switch;
use frame::table::form::{kept, kept_in_words, opponents};
use frame::table::training_page::Today;
use frame::widgets::{
    ButtonLook, Face, at_right_end, button_width, column, command_button, explain, follow_focus,
    strong, wide_button, wide_command,
};
use frame::{Command, OpenTable};
use oanquan_table::room::{next_game, rules_page};
use ui_kit::balanced::balanced;
use ui_kit::faces::Portrait;
use ui_kit::measured::Measured;
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window_words::Words;

use super::FirstAnswer;
use crate::settings::Settings;

pub use board::HomeBoard;

/// The window width from which the board is beside the choices, unless the window is taller than
/// wide.
const BESIDE: f32 = 560.0;
/// The share of the window's width that the choices take beside the board, and its bounds in
/// points.
const SHARE: f32 = 0.42;
const CHOICES: [f32; 2] = [300.0, 470.0];
/// The maximum width of everything in one column.
const COLUMN: f32 = 620.0;
/// The window height below which everything is closer together.
const LOW: f32 = 520.0;
/// The window height below which the page scrolls in any case.
const LOWEST: f32 = 240.0;
/// The height of a telephone below which what begins a game is below the board.
const SMALL_SCREEN: f32 = 900.0;
/// The window width below which the board has less room around it and the choices begin higher up.
const NARROW: f32 = 480.0;
/// The width below which the corner shows only icons, in points.
const NARROW_CORNER: f32 = 290.0;
/// The least and the greatest height of the name, and the height of the button that continues the
/// game around its text, in points.
const TITLE: [f32; 2] = [46.0, 104.0];
const GOING_ON: f32 = 40.0;
/// The greatest width of that button, in points.
const WIDEST_BUTTON: f32 = 420.0;
/// The height that the board and its heaps need at most, as a share of its width: one of two rows, and one of more.
const BOARD: f32 = 0.5;
const RING: f32 = 0.86;
/// The share of that height which they need at least.
const LEAST_BOARD: f32 = 0.72;
/// The height that the board and the name have at least in one column, in points.
const MIN_YARD: f32 = 200.0;
/// The font size of a message in a low window.
const BRIEF: f32 = 13.0;
/// The gap between and within the tiles of the other places, and the size of their icons and
/// texts, in points.
const TILE_GAP: f32 = 6.0;
/// The width below which each tile has a row of its own, in points.
const NARROW_TILES: f32 = 220.0;
const TILE_ICON: f32 = 22.0;
const TILE_FONT: f32 = 14.0;
const LEAST_TILE_FONT: f32 = 11.0;
/// The radius of the dot on a tile with something new.
const NEWS: f32 = 4.0;

/// An action that the player requested.
pub enum HomeAction {
    /// Execute a command.
    Do(Command),
    /// Choose on the page of the first start.
    Answer(FirstAnswer),
    /// Return to the game.
    Resume,
    /// Continue the unfinished game in the room at this place in the list of the other games.
    ContinueRoom(usize),
    /// Open the position of the day.
    OpenDay,
    /// Choose the opponent of the next game, which is one of two by the usual rules.
    SetOpponent(Portrait),
    /// Leave out what the next game keeps of earlier ones.
    Forget,
    /// Close the message.
    Dismiss,
}

/// The contents of the home.
pub struct Home<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The current settings.
    pub settings: &'a Settings,
    /// The textures.
    pub sprites: &'a Sprites,
    /// The board.
    pub board: &'a HomeBoard,
    /// The score of the game under way and whose turn it is, or `None` without a game.
    pub going_on: Option<String>,
    /// Whether the player has chosen another opponent or other options since that game began.
    pub is_outchosen: bool,
    /// The other games that are not over.
    pub guests: Vec<Guest<'a>>,
    /// Whether the program keeps a library of games.
    pub has_games: bool,
    /// What is known of the position of the day.
    pub today: Today,
    /// What the player can try next, in a sentence.
    pub goal: Option<String>,
    /// A message for the player.
    pub message: Option<&'a str>,
}

/// A game in progress that is not Ô ăn quan.
pub struct Guest<'a> {
    /// The place of the game among the [other ones](crate::ui::rooms::other_rooms).
    pub index: usize,
    /// The name of the game.
    pub name: &'static str,
    /// The players, and whose turn it is.
    pub text: String,
    /// The table, which paints it.
    pub table: &'a dyn OpenTable,
}

/// Draws the home. Returns the action requested.
pub fn home(ui: &mut Ui, home: &Home<'_>) -> Option<HomeAction> {
    let room = ui.max_rect();
    let low = room.height() < LOW;
    let narrow = room.width() < NARROW;
    let margin = if low || narrow { 10.0 } else { 24.0 };
    let inner = room.shrink(margin);
    let mut action = None;
    if room.width() >= BESIDE && room.width() > room.height() {
        let width = (SHARE * room.width()).clamp(CHOICES[0], CHOICES[1]);
        let choices = inner.with_min_x(inner.right() - width);
        let yard = inner.with_max_x(choices.left() - margin);
        yard_and_board(ui, home, yard, &mut action);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(choices));
        corner(&mut ui, home, &mut action);
        let room = ui.available_height();
        scrolled(&mut ui, |ui| {
            let measured = Measured::of(ui, "height of the choices");
            let height = measured.before().unwrap_or(400.0);
            // The middle of the window, not of what the corner leaves.
            ui.add_space(((room - height) / 2.0 - touch::target(ui) / 2.0).max(0.0));
            let top = ui.cursor().top();
            sheet(ui, home, low, &mut action);
            measured.store(ui, ui.cursor().top() - top);
        });
    } else {
        let width = inner.width().min(COLUMN);
        let column = Rect::from_center_size(inner.center(), vec2(width, inner.height()));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(column));
        scrolled(&mut ui, |ui| {
            corner(ui, home, &mut action);
            let has_button = home.going_on.is_some() || plays_below_board(ui, home);
            let around = match (narrow, has_button) {
                (false, _) => TITLE[1] + 2.0 * GOING_ON,
                (true, true) => TITLE[0] + 2.0 * GOING_ON,
                (true, false) => TITLE[0] + 2.0 * sizes::GAP,
            };
            let board = share_of_board(home) * width;
            let most = board + around;
            // A window that is very low beside its text scrolls, and leaves the board its room.
            let least = match room.height() < LOWEST {
                true => LEAST_BOARD * board + around,
                false => MIN_YARD.min(most),
            };
            let height = (0.45 * room.height()).clamp(least.min(most), most);
            let size = vec2(ui.available_width(), height);
            let (yard, _) = ui.allocate_exact_size(size, Sense::empty());
            yard_and_board(ui, home, yard, &mut action);
            sheet(ui, home, low, &mut action);
        });
    }
    action
}

/// Draws `content` in the rest of `ui`, with a scroll bar in the margin beside it if it is higher. The content is
/// equally wide with and without the bar: in a narrower room the portraits are smaller, and the content may fit again.
fn scrolled(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let room = ui.available_rect_before_wrap();
    let bar = ui.spacing().scroll.allocated_width();
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room.with_max_x(room.right() + bar)));
    ScrollArea::vertical().auto_shrink(false).show(&mut ui, |ui| {
        ui.set_max_width(room.width());
        content(ui);
    });
}

/// Returns the height that the board needs at most, as a share of its width.
fn share_of_board(home: &Home<'_>) -> f32 {
    if home.board.sides() == 2 { BOARD } else { RING }
}

/// Draws the name, the board, and the button that continues the game, around the middle of `yard`.
fn yard_and_board(ui: &mut Ui, home: &Home<'_>, yard: Rect, action: &mut Option<HomeAction>) {
    let title_height = (0.15 * yard.height()).clamp(TITLE[0], TITLE[1]);
    let next = next_game(home.settings);
    let against = || next.opponent(home.words);
    let begins = plays_below_board(ui, home).then(against);
    let text = home.going_on.as_deref().or(begins.as_deref());
    let text = text.map(|text| going_on_text(ui, text, yard.width()));
    let button = text.as_ref().map_or(0.0, |text| GOING_ON + text.size().y);
    let below = if button > 0.0 { button + sizes::GAP } else { 0.0 };
    let above = title_height + 2.0 * sizes::GAP;
    let most = share_of_board(home) * yard.width();
    let height = (yard.height() - above - below).min(most).max(0.0);
    let group = Rect::from_center_size(
        yard.center(),
        vec2(yard.width(), (above + height + below).min(yard.height())),
    );
    let name = Rect::from_min_size(group.min, vec2(group.width(), title_height));
    title::title(ui, home.words, home.sprites, name);
    let board =
        Rect::from_min_size(pos2(group.left(), group.top() + above), vec2(group.width(), height));
    let board = home.board.paint(ui, home.sprites, board);
    let touched = ui.interact(board, ui.scope_id().with("board of the home"), Sense::CLICK);
    let mut is_pressed = touched.clicked();
    if let Some(text) = text {
        let rect = group.with_min_y(group.bottom() - button);
        let spoken = home.going_on.as_deref().or(begins.as_deref()).unwrap_or_default();
        is_pressed |= main_button(ui, home, rect, (text, spoken));
    }
    let begin = match home.going_on {
        Some(_) => HomeAction::Resume,
        None => HomeAction::Do(Command::NewGame),
    };
    *action = is_pressed.then_some(begin).or(action.take());
}

/// Returns whether the button that begins a game is below the board: on a small screen, it would be out of sight below
/// the choices.
fn plays_below_board(ui: &Ui, home: &Home<'_>) -> bool {
    let size = ui.ctx().content_rect().size();
    let is_small = size.y < SMALL_SCREEN && touch::is_on(ui) || size.y < LOW;
    home.going_on.is_none() && is_small
}

/// Returns the text of the button below the board, below its heading, wrapped to a yard of
/// this width.
fn going_on_text(ui: &Ui, text: &str, yard: f32) -> Arc<Galley> {
    centred(ui, text, TextStyle::Small.resolve(ui.style()), yard.min(WIDEST_BUTTON) - 24.0)
}

/// Returns a text wrapped to `width`, with the middles of its lines one below the other.
fn centred(ui: &Ui, text: &str, font: FontId, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
    job.halign = Align::Center;
    balanced(ui, job)
}

/// Draws the button that continues the game, with its score and whose turn it is, or begins one. Returns whether it
/// was pressed.
fn main_button(
    ui: &mut Ui,
    home: &Home<'_>,
    rect: Rect,
    (text, spoken): (Arc<Galley>, &str),
) -> bool {
    let words = home.words;
    let label = if home.going_on.is_some() { words.resume } else { words.play };
    let palette = Palette::current(ui.ctx());
    let width = rect.width().min(WIDEST_BUTTON);
    let rect = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
    let response = ui.interact(rect, ui.scope_id().with("continue"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    // What the player has just chosen comes first.
    let (fill, ink) = match home.is_outchosen && home.going_on.is_some() {
        true => (palette.button, palette.ink),
        false => (palette.accent, palette.on_accent),
    };
    ui.painter().rect_filled(rect, f32::from(sizes::ROUND), fill);
    let font = FontId::new(18.0, FontFamily::Name(SEMIBOLD.into()));
    let at = rect.center_top() + vec2(0.0, 8.0);
    let first = ui.painter().text(at, Align2::CENTER_TOP, label, font, ink);
    ui.painter().galley(pos2(rect.center().x, first.bottom() + 1.0), text, ink);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(spoken));
    follow_focus(&response);
    explain(&response, label);
    response.clicked()
}

/// Draws the switch of the music and the button of the settings.
fn corner(ui: &mut Ui, home: &Home<'_>, action: &mut Option<HomeAction>) {
    let words = home.words;
    let with_words = ui.max_rect().width() >= NARROW_CORNER;
    ui.horizontal(|ui| {
        at_right_end(ui, "music and settings", |ui| {
            let is_on = home.settings.music;
            let music = switch(ui, Some(Icon::Music), words.music, with_words, is_on, 0.0);
            explain(&music, Command::Music.tooltip(words.music, ui.ctx()));
            if music.clicked() {
                *action = Some(HomeAction::Do(Command::Music));
            }
            let look = ButtonLook { enabled: true, on: None, words: with_words, instead: None };
            if command_button(ui, words, Command::Settings, look) {
                *action = Some(HomeAction::Do(Command::Settings));
            }
        });
    });
    ui.add_space(sizes::GAP / 2.0);
}

/// Draws the sheet with the next game and the other places.
fn sheet(ui: &mut Ui, home: &Home<'_>, low: bool, action: &mut Option<HomeAction>) {
    let (words, now) = (home.words, home.settings);
    // What a finger scrolls leaves nothing out.
    let brief = low && !touch::is_on(ui);
    let margin = if low { 10 } else { 20 };
    Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = if low { 5.0 } else { 8.0 };
        if let Some(message) = home.message {
            if show_message(ui, words, message, brief) {
                *action = Some(HomeAction::Dismiss);
            }
            ui.separator();
        }
        let next = next_game(now);
        if let Some(opponent) = opponents(ui, words, &next.players, next.game.sides, true) {
            *action = Some(HomeAction::SetOpponent(opponent));
        }
        ui.add_space(if low { 0.0 } else { 4.0 });
        let rules = rules_page::summary(words, &next.game);
        let summary = format!("{} {rules}.", next.summary(words));
        ui.add(Label::new(summary).wrap());
        if !brief && kept(ui, words, &next) {
            *action = Some(HomeAction::Forget);
        }
        if let Some(goal) = home.goal.as_deref().filter(|_| !brief) {
            ui.add(Label::new(strong(goal).color(Palette::current(ui.ctx()).accent)).wrap());
        }
        let going_on = home.going_on.is_some();
        let begin = if going_on { words.new_game } else { words.play };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = sizes::GAP;
            // In a low window, the sentence is that of a small button.
            let kept = kept_in_words(words, &next).filter(|_| brief);
            if let Some(kept) = kept {
                let face = Face { icon: Some(Icon::Clear), ..Face::default() };
                let button = face.button(ui);
                let label = words.home.forget;
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
                ui.ctx()
                    .accesskit_node_builder(button.id, |node| node.set_description(kept.as_str()));
                explain(&button, format!("{label}. {kept}"));
                if button.clicked() {
                    *action = Some(HomeAction::Forget);
                }
            }
            // The button that leads to people at other devices has its label where there is room for it.
            let change = button_width(ui, words.home.change).max(90.0);
            let labelled = button_width(ui, words.together.open);
            let all = ui.available_width();
            let play = if plays_below_board(ui, home) { 0.0 } else { button_width(ui, begin) };
            let with_label = play + change + labelled + 2.0 * sizes::GAP <= all;
            let together = if with_label { labelled } else { touch::target(ui) };
            let rest = all - together - sizes::GAP;
            let room = if rest >= change { rest } else { all };
            let beside = room - change - sizes::GAP;
            // In a very narrow window, each has a row of its own.
            let is_beside = beside >= button_width(ui, begin);
            let (width, change) = if is_beside { (beside, change) } else { (room, room) };
            let mut pressed = None;
            let is_first = !going_on || home.is_outchosen;
            let is_here = !plays_below_board(ui, home);
            let change = if is_here { change } else { room };
            if is_here && wide_command(ui, Command::NewGame, begin, width, is_first) {
                pressed = Some(HomeAction::Do(Command::NewGame));
            }
            if wide_command(ui, Command::NewGameForm, words.home.change, change, false) {
                pressed = Some(HomeAction::Do(Command::NewGameForm));
            }
            if play_together(ui, words, with_label) {
                pressed = Some(HomeAction::Do(Command::Together));
            }
            *action = pressed.or(action.take());
        });
        if !home.guests.is_empty() {
            ui.separator();
            *action = elsewhere::elsewhere(ui, home, brief).or(action.take());
        }
        ui.separator();
        if !brief {
            *action = elsewhere::today(ui, home, home.today).or(action.take());
        }
        if let Some(command) = places(ui, home) {
            *action = Some(HomeAction::Do(command));
        }
    });
}

/// Draws a message with the button that closes it, below it or, if it is to be `brief`, beside it. Returns whether that
/// was pressed.
fn show_message(ui: &mut Ui, words: &Words, message: &str, brief: bool) -> bool {
    let text = strong(message).color(Palette::current(ui.ctx()).warning);
    if !brief {
        ui.label(text);
        return wide_button(ui, words.close, 100.0, false).clicked();
    }
    let face = Face { icon: Some(Icon::Close), ..Face::default() };
    let width = ui.available_width() - face.size(ui).x - ui.spacing().item_spacing.x;
    let row = ui.horizontal_top(|ui| {
        column(ui, width, |ui| {
            ui.add(Label::new(text.size(BRIEF)).wrap());
        });
        let close = face.button(ui);
        close.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.close));
        explain(&close, words.close);
        close.clicked()
    });
    row.inner
}

/// Draws the button that leads to people at other devices. Returns whether it was pressed.
fn play_together(ui: &mut Ui, words: &Words, with_label: bool) -> bool {
    let label = words.together.open;
    if with_label {
        let width = button_width(ui, label);
        return wide_command(ui, Command::Together, label, width, false);
    }
    let button = Face { icon: Some(Icon::People), ..Face::default() }.button(ui);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    explain(&button, label);
    button.clicked()
}

/// Draws the buttons of the other places: four tiles side by side or, in a very narrow window, one
/// below the other.
fn places(ui: &mut Ui, home: &Home<'_>) -> Option<Command> {
    let words = home.words;
    let games = match home.has_games {
        true => (Command::Games, words.library.games),
        false => (Command::PasteGame, words.paste_game),
    };
    let places = [
        (Command::Training, words.puzzles.place),
        games,
        (Command::OtherGames, words.other_games),
        (Command::Tournaments, words.tournament.for_class),
    ];
    let icons = [Icon::Book, Icon::Shelf, Icon::Squares, Icon::Blackboard];
    let room = ui.available_width();
    let width = if room < NARROW_TILES { room } else { (room - 3.0 * TILE_GAP) / 4.0 };
    let font = |size: f32| FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
    let inner = width - 2.0 * TILE_GAP;
    let all_words = places.iter().flat_map(|(_, text)| text.split_whitespace());
    let widths = all_words.map(|word| {
        let galley = ui.painter().layout_no_wrap(word.to_owned(), font(TILE_FONT), Color32::BLACK);
        galley.size().x
    });
    // No word is broken.
    let widest = widths.fold(inner, f32::max);
    let font = font((TILE_FONT * inner / widest).max(LEAST_TILE_FONT));
    let galleys = places.map(|(_, text)| centred(ui, text, font.clone(), inner));
    let height = galleys.iter().map(|galley| galley.size().y).fold(0.0, f32::max);
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(TILE_GAP);
        for (((command, text), icon), galley) in places.iter().zip(icons).zip(galleys) {
            let size = vec2(width.floor(), height + TILE_ICON + 3.0 * TILE_GAP);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, *text));
            paint_tile(ui, &response, rect, icon, galley);
            if *command == Command::Training && home.today.waits {
                position_waits(ui, &response, words);
            }
            follow_focus(&response);
            explain(&response, command.tooltip(text, ui.ctx()));
            if response.clicked() {
                pressed = Some(*command);
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
    let at = tile.rect.center_top() + vec2(TILE_ICON, TILE_GAP + NEWS);
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
