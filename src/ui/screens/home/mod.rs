//! The home: the board of the game under way, and everything one may want to do next.

mod board;
mod elsewhere;
mod places;
mod title;

use std::sync::Arc;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Align2, Color32, FontFamily, FontId, Frame, Galley, Rect, RichText, Role, ScrollArea,
    Sense, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetInfo, WidgetText, pos2, vec2,
};
use messages::RoomId;
use oanquan_table::room::{next_game, rules_page};
use study::training::Today;
use table::form::{NextGame, kept, kept_in_words, line_of_opponent, opponents};
use ui_kit::balanced::{balanced, wrapped};
use ui_kit::faces::Portrait;
use ui_kit::measured::Measured;
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::icons::Icon;
use window::switch::switch;
use window::widgets::{
    ButtonLook, Face, at_right_end, button_width, column, command_button, explain, explain_key,
    follow_focus, hinted_command, strong, wide_button, wide_command,
};
use window::{Command, OpenTable};
use window_words::Words;

use super::FirstAnswer;
use crate::games::OAnQuan;
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
/// The window height below which the page scrolls in any case: with a board of two rows, and of more, which would be
/// pressed flat.
const LOWEST: f32 = 240.0;
const LOWEST_RING: f32 = 440.0;
/// The height of a telephone below which what begins a game is below the board.
const SMALL_SCREEN: f32 = 900.0;
/// The window width below which the board has less room around it and the choices begin higher up.
const NARROW: f32 = 480.0;
/// The width below which the corner shows only icons, in points.
const NARROW_CORNER: f32 = 290.0;
/// The width below which the corner has two rows, in points.
const NARROWEST_CORNER: f32 = 140.0;
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
/// The height of the board, the name and the button in one column, as a share of the window's: of a board of two rows,
/// and of more in a window as high as a telephone.
const YARD: f32 = 0.45;
const RING_YARD: f32 = 0.52;
/// The height above that of a telephone, in points.
const HIGHER: f32 = 950.0;
/// The height that the board and the name have at least in one column, in points.
const MIN_YARD: f32 = 200.0;
/// The font size of a message in a low window.
const BRIEF: f32 = 13.0;
/// The least width of a button that begins a game, in points.
const LEAST_BUTTON: f32 = 90.0;

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
    /// Go back to the game with people at other devices in this room.
    GoBack(RoomId),
    /// Open the class again.
    OpenClass,
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

/// What waits besides Ô ăn quan at this device.
pub struct Guest<'a> {
    /// Where it is.
    pub place: GuestPlace<'a>,
    /// The name of the game or of the class.
    pub name: String,
    /// The players and whose turn it is, or where it is played.
    pub text: String,
}

/// Where something waits.
pub enum GuestPlace<'a> {
    /// At a table, which paints it, of the game with this place among the [other ones](crate::ui::rooms::other_rooms).
    Table(usize, &'a dyn OpenTable),
    /// With people at other devices, in this room.
    Away(RoomId),
    /// In the class that this computer serves.
    Class,
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
            sheet(ui, home, Some(room), &mut action);
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
            let least = match scrolls(home, room) {
                true => LEAST_BOARD * board + around,
                false => MIN_YARD.min(most),
            };
            let is_ring = home.board.sides() > 2 && room.height() < HIGHER;
            let share = if is_ring { RING_YARD } else { YARD };
            let height = (share * room.height()).clamp(least.min(most), most);
            let size = vec2(ui.available_width(), height);
            let (yard, _) = ui.allocate_exact_size(size, Sense::empty());
            yard_and_board(ui, home, yard, &mut action);
            sheet(ui, home, None, &mut action);
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

/// Returns whether the page scrolls in one column in any case, because the window `room` is very low.
fn scrolls(home: &Home<'_>, room: Rect) -> bool {
    let is_ring = home.board.sides() > 2 && room.width() < BESIDE;
    room.height() < if is_ring { LOWEST_RING } else { LOWEST }
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
    // Where the page scrolls in any case, the button is in sight above the board.
    let is_first = scrolls(home, ui.ctx().content_rect());
    let top = group.top() + above + if is_first { below } else { 0.0 };
    let board = Rect::from_min_size(pos2(group.left(), top), vec2(group.width(), height));
    let board = home.board.paint(ui, home.sprites, board);
    let touched = ui.interact(board, ui.scope_id().with("board of the home"), Sense::CLICK);
    let mut is_pressed = touched.clicked();
    if let Some(text) = text {
        let top = if is_first { name.bottom() + sizes::GAP } else { group.bottom() - button };
        let rect = Rect::from_min_size(pos2(group.left(), top), vec2(group.width(), button));
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
    response.clicked()
}

/// Draws the switch of the music and the button of the settings, one below the other where both have no room in a row.
fn corner(ui: &mut Ui, home: &Home<'_>, action: &mut Option<HomeAction>) {
    let room = ui.max_rect().width();
    let (with_words, is_column) = (room >= NARROW_CORNER, room < NARROWEST_CORNER);
    ui.horizontal(|ui| {
        at_right_end(ui, "music and settings", |ui| {
            music_switch(ui, home, with_words, action);
            if !is_column {
                settings_button(ui, home, with_words, action);
            }
        });
    });
    if is_column {
        ui.horizontal(|ui| {
            at_right_end(ui, "settings", |ui| settings_button(ui, home, with_words, action));
        });
    }
    ui.add_space(sizes::GAP / 2.0);
}

fn music_switch(ui: &mut Ui, home: &Home<'_>, with_words: bool, action: &mut Option<HomeAction>) {
    let (label, is_on) = (home.words.music, home.settings.music);
    let music = switch(ui, Some(Icon::Music), label, with_words, is_on, 0.0);
    match with_words {
        true => explain_key(&music, Command::Music, label),
        false => explain(&music, Command::Music.tooltip(label, ui.ctx())),
    }
    if music.clicked() {
        *action = Some(HomeAction::Do(Command::Music));
    }
}

fn settings_button(
    ui: &mut Ui,
    home: &Home<'_>,
    with_words: bool,
    action: &mut Option<HomeAction>,
) {
    let look = ButtonLook { enabled: true, on: None, words: with_words, instead: None };
    if command_button(ui, home.words, Command::Settings, look) {
        *action = Some(HomeAction::Do(Command::Settings));
    }
}

/// Draws the sheet with the next game and the other places. In a low window that has no more than `room` points for it, it
/// is brief; what scrolls in any case leaves nothing out.
fn sheet(ui: &mut Ui, home: &Home<'_>, room: Option<f32>, action: &mut Option<HomeAction>) {
    let (words, now) = (home.words, home.settings);
    let low = ui.ctx().content_rect().height() < LOW;
    let brief = room.is_some() && low && !touch::is_on(ui);
    let margin = if low { 10 } else { 20 };
    Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = if low { 4.0 } else { 8.0 };
        let next = next_game(now);
        let (top, essentials) = (ui.cursor().top(), Measured::of(ui, "height of the essentials"));
        let room = match brief {
            true => room.unwrap_or(f32::INFINITY) - 2.0 * f32::from(margin),
            false => f32::INFINITY,
        };
        let line = line_of_opponent(ui, words, &next.players, next.game.sides, true);
        let (has_today, has_line) = extras(ui, home, line.clone(), essentials.before(), room);
        let mut extra = 0.0;
        if let Some(message) = home.message {
            if show_message(ui, words, message, brief) {
                *action = Some(HomeAction::Dismiss);
            }
            ui.separator();
        }
        if let Some(opponent) = opponents(ui, words, &next.players, next.game.sides) {
            *action = Some(HomeAction::SetOpponent(opponent));
        }
        if let Some(line) = line.filter(|_| has_line) {
            let top = ui.cursor().top();
            wrapped(ui, line);
            extra += ui.cursor().top() - top;
        }
        ui.add_space(if low { 0.0 } else { 4.0 });
        let rules = rules_page::summary(words, &next.game);
        let summary = format!("{} {rules}.", next.summary(words));
        wrapped(ui, summary);
        if !brief && kept(ui, words, &next) {
            *action = Some(HomeAction::Forget);
        }
        if let Some(goal) = home.goal.as_deref().filter(|_| !brief) {
            wrapped(ui, strong(goal).color(Palette::current(ui.ctx()).accent));
        }
        *action = beginning(ui, home, &next, brief).or(action.take());
        if !home.guests.is_empty() {
            ui.separator();
            *action = elsewhere::elsewhere(ui, home, brief).or(action.take());
        }
        ui.separator();
        let top_of_places = ui.cursor().top();
        if has_today {
            *action = elsewhere::today(ui, home, home.today).or(action.take());
        }
        *action = places::places(ui, home, !has_today).or(action.take());
        extra += ui.cursor().top() - top_of_places;
        essentials.store(ui, ui.cursor().top() - top - extra);
    });
}

/// Returns whether today's position has a row of its own, and whether the chosen opponent says something: whatever has room
/// beside the `essentials`, whose height does not depend on it.
fn extras(
    ui: &Ui,
    home: &Home<'_>,
    line: Option<RichText>,
    essentials: Option<f32>,
    room: f32,
) -> (bool, bool) {
    let gap = ui.spacing().item_spacing.y;
    let left = room - essentials.unwrap_or_default() - gap;
    let [tiles, with_today] =
        [false, true].map(|with_today| places::height(ui, home, with_today) + gap);
    let today = elsewhere::height_of_today(ui, home, home.today) + gap;
    let has_today = today + tiles <= left;
    let places = if has_today { today + tiles } else { with_today };
    let line = line.map(|line| {
        let (line, wrap) = (WidgetText::from(line), Some(TextWrapMode::Wrap));
        line.into_galley(ui, wrap, ui.available_width(), TextStyle::Body).size().y + gap
    });
    (has_today, line.is_some_and(|line| places + line <= left))
}

/// Draws the buttons that begin a game: as many side by side as have room for their labels. Returns the action requested.
fn beginning(
    ui: &mut Ui,
    home: &Home<'_>,
    next: &NextGame<OAnQuan>,
    brief: bool,
) -> Option<HomeAction> {
    let (words, going_on) = (home.words, home.going_on.is_some());
    let begin = if going_on { words.new_game } else { words.play };
    let is_first = !going_on || home.is_outchosen;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(sizes::GAP, sizes::GAP);
        let whole = ui.available_width();
        let buttons = [
            (Command::NewGame, begin, is_first),
            (Command::NewGameForm, words.home.change, false),
            (Command::Together, words.together.open, false),
        ];
        let buttons = if plays_below_board(ui, home) { &buttons[1..] } else { &buttons[..] };
        let widths: Vec<f32> =
            buttons.iter().map(|(_, label, _)| button_width(ui, label).max(LEAST_BUTTON)).collect();
        // In a low window, the sentence is that of a small button, with its label if no further row comes of it.
        if let Some(kept) = kept_in_words(words, next).filter(|_| brief) {
            let label = words.home.forget;
            let bare = Face { icon: Some(Icon::Clear), ..Face::default() };
            let named = Face { text: Some(label), ..bare };
            let beside = |face: &Face<'_>| whole - face.size(ui).x - sizes::GAP;
            let rows = |beside: f32| rows_of(&widths, [beside, whole]).len();
            let [room, usual] = [beside(&named), beside(&bare)];
            let has_room = widths[0] <= room && rows(room) <= rows(usual);
            let button = if has_room { named } else { bare }.button(ui);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
            ui.ctx().accesskit_node_builder(button.id, |node| node.set_description(kept.as_str()));
            explain(&button, format!("{label}. {kept}"));
            if button.clicked() {
                action = Some(HomeAction::Forget);
            }
        }
        let beside = ui.available_size_before_wrap().x;
        let mut buttons = buttons.iter();
        for row in rows_of(&widths, [beside, whole]) {
            for width in row {
                let Some((command, label, is_first)) = buttons.next() else { return };
                let is_pressed = match command {
                    Command::NewGameForm => {
                        let texts = [*label, words.home.change_hint];
                        hinted_command(ui, *command, texts, width, *is_first)
                    }
                    _ => wide_command(ui, *command, label, width, *is_first),
                };
                if is_pressed {
                    action = Some(HomeAction::Do(*command));
                }
            }
        }
    });
    action
}

/// Divides buttons of at least these widths into rows, the first of which has another room than the others: one row if all
/// fit, else the first alone above the others, else one each. Each row is filled: one of two by the first button, if they
/// cannot be equally wide.
fn rows_of(widths: &[f32], [beside, whole]: [f32; 2]) -> Vec<Vec<f32>> {
    let filled = |widths: &[f32], room: f32| {
        let gaps = sizes::GAP * (widths.len() - 1) as f32;
        // A row that fills the room to the last fraction of a point would be broken.
        let equal = ((room - gaps) / widths.len() as f32).floor();
        if widths.iter().all(|width| *width <= equal) {
            return Some(vec![equal; widths.len()]);
        }
        let rest = (room - gaps - widths[1..].iter().sum::<f32>()).floor();
        let filled = [rest].into_iter().chain(widths[1..].iter().copied());
        (rest >= widths[0]).then(|| filled.collect())
    };
    if let Some(row) = filled(widths, beside) {
        return vec![row];
    }
    let first = if widths[0] <= beside { beside } else { whole };
    match filled(&widths[1..], whole) {
        Some(row) => vec![vec![first], row],
        None => [first]
            .into_iter()
            .chain(widths[1..].iter().map(|_| whole))
            .map(|it| vec![it])
            .collect(),
    }
}

/// Draws a message with the button that closes it, below it or, if it is to be `brief`, beside it. Returns whether that
/// was pressed.
fn show_message(ui: &mut Ui, words: &Words, message: &str, brief: bool) -> bool {
    let text = strong(message).color(Palette::current(ui.ctx()).warning);
    if !brief {
        wrapped(ui, text);
        return wide_button(ui, words.close, 100.0, false).clicked();
    }
    let face = Face { icon: Some(Icon::Close), ..Face::default() };
    let width = ui.available_width() - face.size(ui).x - ui.spacing().item_spacing.x;
    let row = ui.horizontal_top(|ui| {
        column(ui, width, |ui| {
            wrapped(ui, text.size(BRIEF));
        });
        let close = face.button(ui);
        close.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.close));
        explain(&close, words.close);
        close.clicked()
    });
    row.inner
}
