//! The page of the teacher: its heading, who waits at the door, and the parts.

use basics::Name;
use client::InClass;
use eframe::egui::{Frame, Id, Label, Margin, ScrollArea, Ui, UiBuilder, vec2};
use messages::{Activity, ClassAct, RoomId};
use settings::Settings;
use tournament_pages::Texts;
use ui_kit::choices::tabs;
use ui_kit::drawn::drawn;
use ui_kit::page::heading_in_row;
use ui_kit::speech::say;
use ui_kit::sprites::Sprites;
use ui_kit::theme::{Palette, sizes};
use window::Command;
use window::icons::Icon;
use window::together::{Place, Reach, Together};
use window::widgets::{ButtonLook, button_width, command_button, strong, wide_button};
use window_words::{ClassPart, TournamentSheet};

use crate::boards::{self, Boards};
use crate::move_words::MoveWords;
use crate::standings::ClassStandings;
use crate::{children, invitation, lesson, position, tally};

/// The maximum width of the page.
const WIDTH: f32 = 1240.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 760.0;
/// The room for the scroll bar.
const BAR: i8 = 14;

/// What the page shows.
pub struct TeacherPage<'a> {
    /// What it is said with.
    pub texts: Texts<'a>,
    /// The connection to the host, and the class.
    pub together: &'a Together,
    /// How boards look.
    pub settings: &'a Settings,
    /// What boards are painted with.
    pub sprites: &'a Sprites,
    /// The part that is shown.
    pub part: ClassPart,
    /// The name in files of the game that begins next.
    pub game: &'static str,
    /// Which of the addresses of this machine is shown.
    pub address: usize,
    /// The boards.
    pub boards: &'a Boards,
    /// The moves of the position that all look at, in words.
    pub moves: &'a MoveWords,
    /// The standings.
    pub standings: &'a mut ClassStandings,
    /// The names that are being typed for the list.
    pub names: &'a mut String,
    /// The answer that the board of the position shows.
    pub preview: Option<&'a str>,
    /// Whether no child has come for so long that the teacher may need help.
    pub is_lonely: bool,
    /// What the host knows of who reaches it.
    pub reach: Reach,
}

/// What the teacher asks for.
pub enum TeacherAction {
    /// Close the class.
    Leave,
    /// Show another part.
    Show(ClassPart),
    /// Choose the game with this name in files.
    Choose(&'static str),
    /// Show another address of this machine.
    ShowAddress(usize),
    /// Begin this for all.
    Begin(Activity),
    /// Choose a position for all.
    ChoosePosition,
    /// Choose puzzles for all.
    ChoosePuzzles,
    /// Choose a lesson for all.
    ChooseLesson,
    /// Show this answer on the board of the position, or none.
    Preview(Option<String>),
    /// Do this in the class.
    Act(ClassAct),
    /// Let who waits at the door with this number teach, too.
    LetTeach(u32),
    /// Add the typed names to the list.
    AddNames,
    /// Go on with the class from before, or forget it.
    SettleList(bool),
    /// Show the board of a room.
    Open(RoomId),
    /// Show what can be done about a child.
    Child(u16),
    /// End what runs.
    End,
    /// Begin a new tournament.
    Anew,
    /// Forget the class.
    Forget,
    /// Save a sheet.
    Sheet(TournamentSheet),
    /// Save the result of puzzles or of a lesson with this number, as a sheet or as a table.
    Counts {
        /// The number, from 0.
        index: usize,
        /// Whether as a table.
        is_table: bool,
    },
    /// Save the progress sheet of the child of a seat; of all without one.
    Progress(Option<u16>),
}

/// Draws the page. Returns what the teacher asks for.
pub fn teacher(ui: &mut Ui, page: &mut TeacherPage<'_>) -> Option<TeacherAction> {
    let room = ui.max_rect();
    let margin = if room.width() < NARROW { 8 } else { 14 };
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let inner = room.shrink2(vec2(side, 8.0));
    let draw = |ui: &mut Ui| {
        Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            contents(ui, page)
        })
    };
    ui.scope_builder(UiBuilder::new().max_rect(inner), draw).inner.inner
}

fn contents(ui: &mut Ui, page: &mut TeacherPage<'_>) -> Option<TeacherAction> {
    let words = page.texts.words;
    let mut action = heading(ui, page);
    let problem = [Place::Page, Place::Class].into_iter().find_map(|it| page.together.problem(it));
    let lost = page.together.connection(words);
    for text in problem.into_iter().chain(lost.as_deref()) {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(text).color(warning)).wrap());
    }
    if let Some(said) = page.together.said() {
        say(ui.ctx(), Id::unique("people"), std::slice::from_ref(said));
    }
    let Some(class) = page.together.class() else {
        if page.together.is_host() {
            ui.add(Label::new(words.class.opening).wrap());
        }
        return action;
    };
    if let Some(names) = page.together.other_list() {
        return from_before(ui, page, class, names).or(action);
    }
    if class.state.paused.is_some() {
        let warning = Palette::current(ui.ctx()).warning;
        ui.add(Label::new(strong(words.class.paused).color(warning)).wrap());
    }
    let parts = [ClassPart::Invite, ClassPart::Boards, ClassPart::Children, ClassPart::Standings];
    let parts = parts.map(|part| (part, words.class.part(part)));
    action = tabs(ui, &parts, page.part).map(TeacherAction::Show).or(action);
    action = door(ui, page, class).or(action);
    ui.add_space(sizes::GAP / 2.0);
    let beside = Margin { right: BAR, ..Margin::ZERO };
    let area = ScrollArea::vertical().id_salt(words.class.part(page.part)).auto_shrink(false);
    let part = |ui: &mut Ui| match page.part {
        ClassPart::Invite => invitation::invitation(ui, page, class),
        ClassPart::Boards => {
            let begun = lesson::lesson(ui, page, class);
            let current = class.state.running();
            match current.filter(|current| current.activity == Activity::Position) {
                Some(current) => position::position(ui, page, class, current).or(begun),
                None if current.is_some_and(|current| current.activity.is_task()) => {
                    tally::running(ui, page, class);
                    begun
                }
                None => boards::boards(ui, page, class).map(TeacherAction::Open).or(begun),
            }
        }
        ClassPart::Children => children::children(ui, page, class),
        ClassPart::Standings => {
            let asked = page.standings.show(ui, page.texts, class);
            tally::results(ui, page.texts, class).or(asked)
        }
    };
    let framed = |ui: &mut Ui| Frame::new().inner_margin(beside).show(ui, part).inner;
    area.show(ui, framed).inner.or(action)
}

/// Draws the heading, how many children are there, and the button that stops every board.
fn heading(ui: &mut Ui, page: &TeacherPage<'_>) -> Option<TeacherAction> {
    let words = page.texts.words;
    let own = &words.class;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let is_elsewhere = page.together.teaches_elsewhere();
        let leave = if is_elsewhere { own.leave_elsewhere } else { own.leave };
        let instead = Some((Icon::Back, leave));
        let look = ButtonLook { enabled: true, on: None, words: true, instead };
        if command_button(ui, words, Command::Back, look) {
            action = Some(TeacherAction::Leave);
        }
        let Some(class) = page.together.class() else { return heading_in_row(ui, own.class) };
        let listed = class.state.seats.iter().filter(|seat| !seat.is_removed).count();
        let is_paused = class.state.paused.is_some();
        let label = if is_paused { own.go_on } else { own.pause };
        if class.state.running().is_some()
            && wide_button(ui, label, button_width(ui, label), is_paused).clicked()
        {
            action = Some(TeacherAction::Act(ClassAct::Pause(!is_paused)));
        }
        let count = own.count(class.presence.here.len(), listed);
        let title = drawn(class.state.title.as_str());
        heading_in_row(
            ui,
            &match title.is_empty() {
                true => count,
                false => words.tournament.titled(&title, &count),
            },
        );
    });
    action
}

/// Draws what to do with a class that the host has from before.
fn from_before(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
    names: &[Name],
) -> Option<TeacherAction> {
    let own = &page.texts.words.class;
    let listed = class.state.seats.iter().filter(|seat| !seat.is_removed).count();
    ui.add(Label::new(strong(own.before(listed))).wrap());
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let label = own.go_on_before;
        if wide_button(ui, label, button_width(ui, label), true).clicked() {
            action = Some(TeacherAction::SettleList(true));
        }
        let label = own.open_new;
        if !names.is_empty() && wide_button(ui, label, button_width(ui, label), false).clicked() {
            action = Some(TeacherAction::SettleList(false));
        }
    });
    action
}

/// Draws who waits at the door and, on the first device, which others teach.
fn door(ui: &mut Ui, page: &TeacherPage<'_>, class: &InClass) -> Option<TeacherAction> {
    let own = &page.texts.words.class;
    let mut action = None;
    for waiting in &class.state.door {
        let (number, name) = (waiting.number, drawn(waiting.name.as_str()));
        let text = match waiting.seat {
            Some(_) => own.comes_again(&name, number as usize),
            None => own.knocks(&name, number as usize),
        };
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(text));
            let label = own.let_in(&name);
            if wide_button(ui, &label, button_width(ui, &label), true).clicked() {
                action = Some(TeacherAction::Act(ClassAct::LetIn { number }));
            }
            let label = own.turn_away(&name);
            if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                action = Some(TeacherAction::Act(ClassAct::TurnAway { number }));
            }
            let label = own.let_name_teach(&name);
            if waiting.can_teach
                && waiting.seat.is_none()
                && wide_button(ui, &label, button_width(ui, &label), false).clicked()
            {
                action = Some(TeacherAction::LetTeach(number));
            }
        });
    }
    let others = class.state.devices.iter().filter(|_| !page.together.teaches_elsewhere());
    for device in others {
        let (number, name) = (device.number, drawn(device.name.as_str()));
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(own.teaches_too(&name, number as usize)));
            let label = own.teach_no_longer(&name);
            if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                let number = Some(number);
                action = Some(TeacherAction::Act(ClassAct::StopTeaching { number }));
            }
        });
    }
    action
}
