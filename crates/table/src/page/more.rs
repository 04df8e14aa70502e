//! The list of commands that have no button of their own in the bar.

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Popup, Rect, RichText, Role, ScrollArea, Sense, Shape,
    Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};
use settings::Settings;
use ui_kit::theme::{Palette, SEMIBOLD, sizes, touch};
use window::icons::Icon;
use window::widgets::{Face, explain, follow_focus, just_opened, strong, width_of};
use window::{Command, SHARING, icons, shows_moves};
use window_words::Words;

/// The commands of a game that are in the list only if the bar has no room for their buttons.
pub const ONLY_FOLDED: &[Command] =
    &[Command::NewGame, Command::Undo, Command::Redo, Command::ShowAgain, Command::Step];

/// A group of commands in the list: its heading and its commands, in order.
pub struct Group {
    heading: fn(&Words) -> &'static str,
    commands: &'static [&'static [Command]],
}

/// The groups in the list of a game.
pub const GAME: &[Group] = &[
    Group {
        heading: |words| words.this_game,
        commands: &[
            ONLY_FOLDED,
            &[
                Command::Hint,
                Command::NewGameForm,
                Command::Resign,
                Command::OfferStop,
                Command::OfferDraw,
                Command::Result,
                Command::Replay,
            ],
        ],
    },
    Group {
        heading: |words| words.view,
        commands: &[&[
            Command::Moves,
            Command::TurnBoard,
            Command::Evaluation,
            Command::Preview,
            Command::Effects,
            Command::Music,
            Command::Fullscreen,
        ]],
    },
    Group {
        heading: |words| words.share_and_more,
        commands: &[
            SHARING,
            &[
                Command::PasteGame,
                Command::EditPosition,
                Command::Rules,
                Command::Games,
                Command::HowToPlay,
                Command::Settings,
            ],
        ],
    },
];

/// The groups in the list of a replay.
pub const REPLAY: &[Group] = &[
    Group { heading: |words| words.this_game, commands: &[&[Command::Keep, Command::Rules]] },
    Group {
        heading: |words| words.view,
        commands: &[&[
            Command::Moves,
            Command::TurnBoard,
            Command::Values,
            Command::Effects,
            Command::Music,
            Command::Fullscreen,
        ]],
    },
    Group {
        heading: |words| words.share_and_more,
        commands: &[
            SHARING,
            &[
                Command::PasteGame,
                Command::EditPosition,
                Command::Games,
                Command::HowToPlay,
                Command::Settings,
            ],
        ],
    },
];

/// Which switches in the list are on that other settings than those of the window decide on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Switches {
    /// Whether the page shows the evaluation.
    pub evaluation: bool,
    /// Whether the board previews moves.
    pub previews: bool,
}

/// The height around the list, which the list cannot use.
const AROUND: f32 = 70.0;
/// The heights of a row and of a heading.
const ROW: f32 = 32.0;
const HEADING: f32 = 22.0;
/// The font size of a row, the size of its icon, and its padding.
const TEXT: f32 = 15.0;
const ICON: f32 = 18.0;
const PADDING: f32 = 8.0;
/// The space before the name, and the least space before the key.
const BEFORE_NAME: f32 = 36.0;
const BEFORE_KEY: f32 = 24.0;

/// Draws the button that opens the list of `groups`. `offered` returns whether a command is
/// enabled, or `None` if it is not in the list now.
/// Returns the command that was chosen.
pub fn more(
    ui: &mut Ui,
    words: &Words,
    settings: &Settings,
    switches: Switches,
    groups: &[Group],
    offered: impl Fn(Command) -> Option<bool>,
) -> Option<Command> {
    let button = Face { icon: Some(Icon::More), ..Face::default() }.button(ui);
    explain(&button, words.more);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.more));
    let height = ui.ctx().content_rect().height() - AROUND;
    let on = |command| match command {
        Command::Evaluation => Some(switches.evaluation),
        Command::Values => Some(settings.values),
        Command::Moves => Some(shows_moves(settings)),
        Command::Preview => Some(switches.previews),
        Command::Effects => Some(settings.effects),
        Command::Music => Some(settings.music),
        _ => None,
    };
    let opened = ui.scope_id().with("more commands");
    let list = Popup::menu(&button).show(|ui| {
        ui.set_max_height(height);
        let mut area = ScrollArea::vertical().max_height(height);
        if just_opened(ui, opened) {
            // Open the list at its top, not at the last scroll position.
            area = area.vertical_scroll_offset(0.0);
        }
        let listed = |group: &Group| -> Vec<MenuRow> {
            let commands = group.commands.iter().copied().flatten();
            let rows = commands.filter_map(|&command| Some((command, offered(command)?)));
            rows.map(|(command, enabled)| MenuRow { command, enabled, on: on(command) }).collect()
        };
        let groups = groups.iter().map(|group| ((group.heading)(words), listed(group)));
        let groups: Vec<_> = groups.filter(|(_, rows)| !rows.is_empty()).collect();
        area.show(ui, |ui| menu_rows(ui, words, &groups)).inner
    });
    list.and_then(|list| list.inner)
}

/// A command in the list.
struct MenuRow {
    command: Command,
    enabled: bool,
    /// Whether it is on, or `None` if it is not a switch.
    on: Option<bool>,
}

/// Draws the rows of each group below its heading. Returns the command that was chosen.
fn menu_rows(ui: &mut Ui, words: &Words, groups: &[(&str, Vec<MenuRow>)]) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    ui.spacing_mut().item_spacing.y = 0.0;
    let key = |row: &MenuRow| row.command.key(ui.ctx()).unwrap_or_default();
    let rows = groups.iter().flat_map(|(_, rows)| rows);
    let width = rows.map(|row| {
        let name = width_of(ui, strong(row.command.label(words)).size(TEXT), TextStyle::Button);
        let key = width_of(ui, RichText::new(key(row)).small(), TextStyle::Small);
        name + key + BEFORE_NAME + BEFORE_KEY + PADDING
    });
    let width = width.fold(0.0, f32::max).ceil();
    let mut chosen = None;
    for (index, (heading, rows)) in groups.iter().enumerate() {
        let high = if index == 0 { HEADING } else { HEADING + 6.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, *heading));
        if index > 0 {
            let line = Stroke::new(1.0, palette.line);
            ui.painter().hline(rect.x_range(), rect.top() + 3.0, line);
        }
        let font = TextStyle::Small.resolve(ui.style());
        let at = rect.left_bottom() + vec2(PADDING, -3.0);
        ui.painter().text(at, Align2::LEFT_BOTTOM, heading, font, palette.faint_ink);
        for row in rows {
            if menu_row(ui, words, row, width) {
                chosen = Some(row.command);
                ui.close();
            }
        }
    }
    chosen
}

/// Draws a row: a check mark if it is a switch that is on, else its icon; its label; and its key
/// at the right end. Returns whether it was pressed.
fn menu_row(ui: &mut Ui, words: &Words, row: &MenuRow, width: f32) -> bool {
    let palette = Palette::current(ui.ctx());
    let sense = if row.enabled { Sense::click() } else { Sense::hover() };
    let size = vec2(width, touch::at_least(ui, ROW));
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let label = row.command.label(words);
    response.widget_info(|| match row.on {
        Some(on) => WidgetInfo::selected(Role::Button, row.enabled, on, label),
        None => WidgetInfo::labeled(Role::Button, row.enabled, label),
    });
    if response.hovered() && row.enabled {
        ui.painter().rect_filled(rect, f32::from(sizes::ROUND) / 2.0, palette.button_hover);
    }
    let ink = if row.enabled { palette.ink } else { palette.ink.gamma_multiply(0.45) };
    let y = rect.center().y;
    let place =
        Rect::from_center_size(pos2(rect.left() + PADDING + ICON / 2.0, y), vec2(ICON, ICON));
    match (row.on, row.command.icon()) {
        (Some(on), _) => check_box(ui, place, on, ink),
        (None, Some(icon)) => icons::paint(ui.painter(), place, icon, ink, false),
        (None, None) => {}
    }
    let font = FontId::new(TEXT, FontFamily::Name(SEMIBOLD.into()));
    let at = pos2(rect.left() + BEFORE_NAME, y);
    ui.painter().text(at, Align2::LEFT_CENTER, label, font, ink);
    if let Some(key) = row.command.key(ui.ctx()) {
        let font = TextStyle::Small.resolve(ui.style());
        let ink = if row.enabled { palette.faint_ink } else { ink };
        let at = pos2(rect.right() - PADDING, y);
        ui.painter().text(at, Align2::RIGHT_CENTER, key, font, ink);
    }
    follow_focus(&response);
    response.clicked()
}

/// Paints a small box with a check mark if it is `on`.
fn check_box(ui: &Ui, place: Rect, on: bool, ink: Color32) {
    let place = place.shrink(1.0);
    ui.painter().rect_stroke(place, 3.0, Stroke::new(1.5, ink), StrokeKind::Inside);
    if on {
        let tick = [vec2(-4.5, 0.0), vec2(-1.5, 3.5), vec2(4.5, -4.0)];
        let points = tick.map(|offset| place.center() + offset).to_vec();
        ui.painter().add(Shape::line(points, Stroke::new(2.2, ink)));
    }
}
