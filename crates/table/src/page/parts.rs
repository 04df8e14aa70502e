//! The parts that several pages share: the bar of commands, rows of text, the status line.

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, CornerRadius, FontFamily, FontId, Layout, Rect, StrokeKind, Ui, UiBuilder, vec2,
};
use ui_kit::balanced::without_lonely_word;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::icons::Icon;
use window::switch::small_switch;
use window::widgets::{ButtonLook, Face, at_right_end, button_width, command_button};
use window::{Command, RoomView, shows_moves};
use window_words::Words;

use super::more::{Switches, more};
use crate::page::{more, words_line};

/// The width of the bar below which the switches of sound are plain buttons, or in the list of more
/// commands where there is one.
const WITH_SWITCHES: f32 = 600.0;
/// The width of the bar below which the list has the commands that need not be buttons.
const WITH_LISTED: f32 = 720.0;
/// The margin at both ends of the bar.
pub const TOOLBAR_MARGIN: f32 = 10.0;
/// The width of both switches of sound, and the gap between groups of buttons.
const SWITCHES: f32 = 2.0 * 86.0;
/// The gap between buttons, in points.
pub const BETWEEN: f32 = 6.0;
const GROUPS: f32 = 8.0;
/// The height of a narrow line from which the words of a button stand below it, and their width and font size.
const CAPTIONED: f32 = 80.0;
const CAPTION_WIDTH: f32 = 64.0;
const CAPTION: f32 = 11.5;
/// The largest share of the line below a board that buttons beside its text take.
const MOST_BESIDE: f32 = 0.55;
/// The commands that leave the bar for the list of more commands if it has no room for all, the first
/// one first.
const FOLDED: &[Command] = &[
    Command::Evaluation,
    Command::TurnBoard,
    Command::OfferDraw,
    Command::ShowAgain,
    Command::Replay,
    Command::Redo,
    Command::Resign,
    Command::NewGameForm,
    Command::Step,
    Command::NewGame,
    Command::Undo,
];

/// A button of the bar.
#[derive(Clone, Copy)]
pub struct BarButton {
    /// The command.
    pub command: Command,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// An icon and a label that replace those of the command.
    pub instead: Option<(Icon, &'static str)>,
    /// Whether the label is beside the icon in a wide window.
    pub words: bool,
    /// Whether a switch is on.
    pub on: Option<bool>,
    /// Whether only the list of more commands has it in a narrow window.
    pub listed: bool,
    /// Whether a gap precedes it.
    pub has_gap: bool,
}

impl BarButton {
    /// Returns a button that shows its label where there is room.
    pub fn new(command: Command, enabled: bool) -> Self {
        BarButton {
            command,
            enabled,
            instead: None,
            words: true,
            on: None,
            listed: false,
            has_gap: false,
        }
    }

    /// Returns a button after a gap.
    pub fn after_gap(command: Command, enabled: bool) -> Self {
        BarButton { has_gap: true, ..BarButton::new(command, enabled) }
    }

    /// Returns a button with the icon of the command and a label of its own.
    pub fn named(command: Command, label: &'static str, enabled: bool) -> Self {
        BarButton {
            instead: command.icon().map(|icon| (icon, label)),
            ..BarButton::new(command, enabled)
        }
    }

    /// Returns a button that never shows its label.
    pub fn icon(command: Command, enabled: bool) -> Self {
        BarButton { words: false, ..BarButton::new(command, enabled) }
    }

    /// Returns a button that a narrow window has in the list of more commands only.
    pub(crate) fn listed(command: Command, enabled: bool) -> Self {
        BarButton { listed: true, ..BarButton::icon(command, enabled) }
    }
}

/// Draws the bar above a board, with what `buttons` draws from left to right. Returns what `buttons`
/// returns.
pub fn toolbar<T>(ui: &mut Ui, rect: Rect, buttons: impl FnOnce(&mut Ui) -> T) -> T {
    ui.painter().rect_filled(rect, 0.0, Palette::current(ui.ctx()).paper);
    let inner = rect.shrink2(vec2(TOOLBAR_MARGIN, (rect.height() - touch::target(ui)) / 2.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    let draw = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        buttons(ui)
    };
    ui.scope_builder(builder, draw).inner
}

/// The bar above the board of a game in progress.
pub struct Bar<'a> {
    /// The buttons on the left.
    pub buttons: Vec<BarButton>,
    /// Draws the name of the rules as a button, given the room for it. Returns whether it was pressed.
    pub rules: &'a dyn Fn(&mut Ui, f32) -> bool,
    /// Whether the switch for the evaluation in the list of more commands is on.
    pub evaluation: bool,
    /// Whether the one for the previews is on.
    pub previews: bool,
    /// Returns whether a command in that list is enabled, or `None` if the list does not have it. The bar
    /// decides on the commands for which it has buttons.
    pub offered: &'a dyn Fn(Command) -> Option<bool>,
}

impl Bar<'_> {
    /// Draws the bar: the buttons on the left; the rules, the switches of sound, the list of moves and the
    /// list of more commands on the right. Returns the command that was pressed.
    pub(crate) fn show(&self, ui: &mut Ui, rect: Rect, view: &RoomView<'_>) -> Option<Command> {
        let RoomView { words, settings, .. } = *view;
        let width = rect.width();
        let roomy = width >= WITH_SWITCHES;
        // The switches, the button of the list of moves and that of the list of more commands.
        let right = if roomy { SWITCHES + BETWEEN } else { 0.0 };
        let right = right + 2.0 * (touch::target(ui) + BETWEEN);
        let room = width - 2.0 * TOOLBAR_MARGIN - right;
        let with_words = match width >= sizes::WORDS_WIDTH {
            true => buttons_with_words(ui, view, &self.buttons, room),
            false => 0,
        };
        let folded = self.folded(ui, view, room, width < WITH_LISTED);
        let is_listed = |button: &BarButton| folded.contains(&button.command);
        toolbar(ui, rect, |ui| {
            let mut pressed = draw_buttons(ui, view, &self.buttons, with_words, is_listed);
            // Reserve room for what is beside the rules.
            let room = ui.available_width() - right;
            at_right_end(ui, "settings", |ui| {
                if roomy {
                    if (self.rules)(ui, room) {
                        pressed = Some(Command::Rules);
                    }
                    pressed = switches(ui, view, true).or(pressed);
                }
                let moves = BarButton {
                    on: Some(shows_moves(settings)),
                    ..BarButton::icon(Command::Moves, true)
                };
                pressed = draw_buttons(ui, view, &[moves], 0, |_| false).or(pressed);
                let offered = |command| {
                    let own = self.buttons.iter().find(|button| button.command == command);
                    match (own, command) {
                        (Some(button), _) if button.listed || is_listed(button) => {
                            Some(button.enabled)
                        }
                        (_, command) if more::ONLY_FOLDED.contains(&command) => None,
                        (_, Command::Effects | Command::Music | Command::Rules) if roomy => None,
                        (_, command) if view.shares.lacks(command) => None,
                        _ => (self.offered)(command),
                    }
                };
                let on = Switches { evaluation: self.evaluation, previews: self.previews };
                pressed = more(ui, words, settings, on, more::GAME, offered).or(pressed);
            });
            pressed
        })
    }

    /// Returns the commands whose buttons the bar leaves to the list of more commands: those that need not be
    /// buttons if it is `narrow`, and as many others as `room` points require.
    fn folded(&self, ui: &Ui, view: &RoomView<'_>, room: f32, narrow: bool) -> Vec<Command> {
        let listed = self.buttons.iter().filter(|button| button.listed && narrow);
        let mut folded: Vec<Command> = listed.map(|button| button.command).collect();
        for command in FOLDED {
            let left = self.buttons.iter().filter(|button| !folded.contains(&button.command));
            if width_without_words(ui, view, left) <= room {
                break;
            }
            if !folded.contains(command) {
                folded.push(*command);
            }
        }
        folded
    }
}

/// Draws the bar above a board without a list of more commands: `buttons` on the left, then
/// `more_widgets`, which take at least `least` points, and the switches of sound on the right if there is room for them:
/// `more_widgets` learns how much they take. Returns the command that was pressed.
pub fn bar_with(
    ui: &mut Ui,
    rect: Rect,
    view: &RoomView<'_>,
    buttons: &[BarButton],
    least: f32,
    more_widgets: impl FnOnce(&mut Ui, f32),
) -> Option<Command> {
    let is_roomy = rect.width() >= WITH_SWITCHES;
    let switches_take = match is_roomy {
        true => SWITCHES,
        false => 2.0 * (touch::target(ui) + BETWEEN),
    };
    let room = rect.width() - 2.0 * TOOLBAR_MARGIN - SWITCHES - GROUPS - least;
    let with_words = match rect.width() >= sizes::WORDS_WIDTH {
        true => buttons_with_words(ui, view, buttons, room),
        false => 0,
    };
    toolbar(ui, rect, |ui| {
        let pressed = draw_buttons(ui, view, buttons, with_words, |_| false);
        more_widgets(ui, switches_take + BETWEEN);
        if ui.available_width() < 2.0 * touch::target(ui) + BETWEEN {
            return pressed;
        }
        at_right_end(ui, "settings", |ui| switches(ui, view, is_roomy)).or(pressed)
    })
}

/// Draws buttons, of which the first ones show their labels, except those for which `leaves_out`. Returns
/// the command that was pressed.
fn draw_buttons(
    ui: &mut Ui,
    view: &RoomView<'_>,
    buttons: &[BarButton],
    with_words: usize,
    leaves_out: impl Fn(&BarButton) -> bool,
) -> Option<Command> {
    let mut pressed = None;
    for (place, button) in buttons.iter().enumerate() {
        if leaves_out(button) {
            continue;
        }
        let BarButton { command, enabled, instead, words, on, has_gap, .. } = *button;
        if has_gap {
            ui.add_space(GROUPS);
        }
        let words = place < with_words && words;
        let look = ButtonLook { enabled, on, words, instead };
        if command_button(ui, view.words, command, look) {
            pressed = Some(command);
        }
    }
    pressed
}

/// Draws the switches of sound, as buttons unless the bar is `roomy`. Returns the one that was pressed.
fn switches(ui: &mut Ui, view: &RoomView<'_>, roomy: bool) -> Option<Command> {
    let RoomView { words, settings, .. } = *view;
    let mut pressed = None;
    for (command, on) in [(Command::Effects, settings.effects), (Command::Music, settings.music)] {
        let look = ButtonLook { enabled: true, on: Some(on), words: false, instead: None };
        let is_pressed = match roomy {
            true => small_switch(ui, words, command, on),
            false => command_button(ui, words, command, look),
        };
        if is_pressed {
            pressed = Some(command);
        }
    }
    pressed
}

/// Returns how many buttons, from the first one on, have room for their labels in a bar of this width.
fn buttons_with_words(ui: &Ui, view: &RoomView<'_>, buttons: &[BarButton], width: f32) -> usize {
    let mut left = width - width_without_words(ui, view, buttons);
    let fits = |button: &&BarButton| {
        left -= width_of_button(ui, view, button, true) - width_of_button(ui, view, button, false);
        left >= 0.0
    };
    buttons.iter().take_while(fits).count()
}

/// Returns the width of buttons without their labels, with the gaps after and between them.
fn width_without_words<'a>(
    ui: &Ui,
    view: &RoomView<'_>,
    buttons: impl IntoIterator<Item = &'a BarButton>,
) -> f32 {
    let width = |button: &BarButton| {
        let gap = if button.has_gap { GROUPS + BETWEEN } else { 0.0 };
        width_of_button(ui, view, button, false) + BETWEEN + gap
    };
    buttons.into_iter().map(width).sum()
}

/// Returns the width of a button, with its label if it shows it.
fn width_of_button(ui: &Ui, view: &RoomView<'_>, button: &BarButton, words: bool) -> f32 {
    let own = (button.command.icon(), button.command.label(view.words));
    let (icon, label) = button.instead.map_or(own, |(icon, label)| (Some(icon), label));
    let text = (button.words && words || icon.is_none()).then_some(label);
    Face { icon, text, ..Face::default() }.size(ui).x
}

/// The line below a board.
pub struct Line<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// A short-lived message that replaces the text.
    pub toast: Option<&'a str>,
    /// The scale of the text, applied where there is room; 1 is the usual size.
    pub text_scale: f32,
    /// The text.
    pub text: &'a str,
    /// Whether the text is a warning.
    pub warns: bool,
    /// What is said in small type below the text.
    pub hint: Option<&'a str>,
}

impl<'a> Line<'a> {
    /// Creates a line without a hint.
    pub fn new(view: &RoomView<'a>, text: &'a str, warns: bool) -> Self {
        let RoomView { words, toast, text_scale, .. } = *view;
        Line { words, toast, text_scale, text, warns, hint: None }
    }

    /// Draws the line into `rect`. The buttons of `commands`, each with its label or without, are at its
    /// right end, the first one outermost, or below the text if they leave too little room beside them. Returns the
    /// command that was pressed.
    pub fn show(
        &self,
        ui: &mut Ui,
        rect: Rect,
        commands: impl IntoIterator<Item = (Command, bool)>,
    ) -> Option<Command> {
        let Line { words, toast, text_scale, text, warns, hint } = *self;
        let palette = Palette::current(ui.ctx());
        let round = CornerRadius::same(sizes::ROUND);
        ui.painter().rect(rect, round, palette.paper, palette.edge(), StrokeKind::Inside);
        let ink = if warns && toast.is_none() { palette.warning } else { palette.ink };
        let inner = rect.shrink2(vec2(12.0, 1.0));
        let commands: Vec<(Command, bool)> = commands.into_iter().collect();
        let below = self.has_buttons_below(ui, inner.width(), &commands);
        let row = match below {
            true => inner.with_min_y(inner.bottom() - touch::target(ui) - BETWEEN),
            false => inner,
        };
        let builder = UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center));
        let mut pressed = None;
        ui.scope_builder(builder, |ui| {
            for (command, with_words) in commands {
                // In a narrow line, the text needs the width.
                let words_fit =
                    with_words && (rect.width() >= sizes::NARROW || command.icon().is_none());
                let look = ButtonLook { enabled: true, on: None, words: words_fit, instead: None };
                let is_pressed = match with_words && !words_fit && rect.height() >= CAPTIONED {
                    true => captioned(ui, words, command, look),
                    false => command_button(ui, words, command, look),
                };
                if is_pressed {
                    pressed = Some(command);
                }
            }
            if !below {
                words_line::words_line(ui, toast.unwrap_or(text), hint, ink, text_scale);
            }
        });
        if below {
            let above = inner.with_max_y(row.top());
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
                words_line::words_line(ui, toast.unwrap_or(text), hint, ink, text_scale);
            });
        }
        pressed
    }

    /// Returns whether buttons without pictures would leave too little of this width beside them for the text.
    fn has_buttons_below(&self, ui: &Ui, width: f32, commands: &[(Command, bool)]) -> bool {
        let of_words = commands.iter().filter(|(command, _)| command.icon().is_none());
        let widths = of_words.map(|(command, _)| button_width(ui, command.label(self.words)));
        let gap = ui.spacing().item_spacing.x;
        widths.map(|width| width + gap).sum::<f32>() > width * MOST_BESIDE
    }

    /// Lets screen readers announce `message` when it changes.
    pub fn announce(&self, ui: &Ui, rect: Rect, message: &str) {
        words_line::announce(ui, rect, message, self.toast);
    }
}

/// Draws the button of a command with its words below it. Returns whether it was pressed.
fn captioned(ui: &mut Ui, words: &Words, command: Command, look: ButtonLook) -> bool {
    let font = FontId::new(CAPTION, FontFamily::Name(SEMIBOLD.into()));
    let ink = Palette::current(ui.ctx()).ink;
    let mut caption = LayoutJob::simple(command.label(words).to_owned(), font, ink, CAPTION_WIDTH);
    caption.halign = Align::Center;
    let caption = without_lonely_word(ui, caption);
    let height = touch::target(ui) + caption.size().y;
    let size = vec2(CAPTION_WIDTH, height);
    let drawn = ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let is_pressed = command_button(ui, words, command, look);
        let (_, rect) = ui.allocate_space(vec2(CAPTION_WIDTH, caption.size().y));
        ui.painter().galley(rect.center_top(), caption, ink);
        is_pressed
    });
    drawn.inner
}

/// Draws the line below a board and announces it, if it says something: `text`, in the colour of warnings
/// if it `warns`.
pub fn line(ui: &mut Ui, rect: Rect, view: &RoomView<'_>, text: &str, warns: bool) {
    if text.is_empty() && view.toast.is_none() {
        return;
    }
    let line = Line::new(view, text, warns);
    line.show(ui, rect, []);
    line.announce(ui, rect, text);
}
