//! The page of the tournaments of a class: their list, the form of a new one, and one under way.

mod list;
mod names;
mod players;
mod round;
mod rounds;
mod standings;
mod understood;

use std::path::PathBuf;

use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align, Color32, EventFilter, FontFamily, FontId, Frame, Margin, Rect, ScrollArea, Sense, Ui,
    UiBuilder, pos2, vec2,
};
use settings::Language;
use swiss::{CannotPair, ClassList, Outcome, PlayerId, Standing, Tournament};
use tournaments::{KeptTournament, TournamentFile, TournamentStage};
use ui_kit::balanced::wrapped;
use ui_kit::choices::tabs;
use ui_kit::drawn::drawn;
use ui_kit::page::heading_in_row;
use ui_kit::theme::{BOLD, Palette, SEMIBOLD, sizes};
use ui_kit::typing::Typing;
use window::icons::Icon;
use window::widgets::{ButtonLook, command_button, explain, strong};
use window::{Command, RoomEntry, title_of_game};
use window_words::{TournamentPart, TournamentSheet, TournamentWords, Words};

pub use list::{ask_to_delete, title_of};
pub use names::LONGEST_LIST;
pub use standings::of_class;
pub use understood::ask_to_begin;

/// The maximum width of the page.
const WIDTH: f32 = 1240.0;
/// The window width below which paddings are smaller.
const NARROW: f32 = 760.0;
/// The widths of the page from which its text is large and very large, for a class that looks on.
const LARGE: f32 = 640.0;
const VERY_LARGE: f32 = 1000.0;
/// The room for the scroll bar.
const BAR: i8 = 14;

/// The keys that a text field handles. Esc leaves the field, not the page.
const KEYS_OF_FIELD: EventFilter =
    EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };

/// An action that the user requested.
#[derive(Clone, Debug, PartialEq)]
pub enum TournamentAction {
    /// Begin another tournament.
    New,
    /// Begin another list, for a class.
    NewClass,
    /// Open the tournament at this place in the list.
    Open(usize),
    /// Ask whether to delete the tournament at this place in the list.
    AskDelete(usize),
    /// Delete it, or keep it.
    Delete(bool),
    /// Return to the list.
    Leave,
    /// Open the class with the names that have been entered.
    OpenClass,
    /// Leave the page for the home.
    Home,
    /// Leave the page for what lies below it.
    Close,
    /// Print a sheet.
    Print,
    /// Save what has been entered of the names.
    Keep,
    /// Plan this number of rounds.
    Plan(usize),
    /// Add the names in this text.
    Add(String),
    /// Add the names in this file.
    AddFile(PathBuf),
    /// End the entering of names and pair the first round. Asks first if there are lines without a
    /// player.
    Begin,
    /// Begin without these lines, or correct them.
    BeginWithout(bool),
    /// Set or correct a result.
    SetOutcome {
        /// The round, from 0.
        round: usize,
        /// The table, from 0.
        table: usize,
        /// The result.
        outcome: Option<Outcome>,
    },
    /// Pair the next round.
    Pair,
    /// Take back the pairings of the last round.
    Dissolve,
    /// Set whether a player takes part from the next round on.
    SetPresent(PlayerId, bool),
    /// Add the player whose name has been entered.
    Join,
    /// Begin to correct the name of a player.
    Correct(PlayerId),
    /// Take over the corrected name.
    Rename,
    /// Open the dialog that saves a sheet.
    AskSheet(TournamentSheet),
}

/// What is asked for in a frame, in order.
pub type Asked = Vec<TournamentAction>;

/// What is shown of an open tournament. All but the choices follows from the tournament.
#[derive(Debug)]
pub struct TournamentView {
    /// Whether it is of a class that plays on devices of its own.
    pub for_class: bool,
    /// The part of the page.
    pub part: TournamentPart,
    /// The round shown, from 0.
    pub round: usize,
    /// The table whose buttons have the keyboard focus, from 0.
    pub focused: Option<usize>,
    /// The name of somebody who comes late.
    pub late: String,
    /// The player whose name is being corrected, and the name entered.
    pub corrected: Option<(PlayerId, String)>,
    /// The text being typed in number fields.
    pub typing: Typing,
    /// The names entered.
    pub class_list: ClassList,
    /// Whether to ask about lines without a player, before the tournament begins.
    pub asks_to_begin: bool,
    /// Whether the next round can be paired.
    pub can_pair: Result<(), CannotPair>,
    /// The standings.
    pub standings: Vec<Standing>,
    /// Whether no round is left to play.
    pub is_over: bool,
}

impl TournamentView {
    /// Returns the view of a tournament that has just been opened.
    pub fn of(kept: &KeptTournament) -> Self {
        let mut view = TournamentView::empty();
        view.for_class = kept.for_class;
        view.follow(kept);
        if let TournamentStage::Rounds(tournament) = &kept.stage {
            view.round = tournament.rounds().len().saturating_sub(1);
        }
        if view.is_over {
            view.part = TournamentPart::Standings;
        }
        view
    }

    /// Returns the view of rounds that are played elsewhere.
    pub fn of_rounds(tournament: &Tournament) -> Self {
        let mut view = TournamentView::empty();
        view.for_class = true;
        view.follow_rounds(tournament);
        view.round = tournament.rounds().len().saturating_sub(1);
        view
    }

    /// Returns the view of nothing.
    fn empty() -> Self {
        TournamentView {
            for_class: false,
            part: TournamentPart::Round,
            round: 0,
            focused: None,
            late: String::new(),
            corrected: None,
            typing: Typing::default(),
            class_list: ClassList::default(),
            asks_to_begin: false,
            can_pair: Ok(()),
            standings: Vec::new(),
            is_over: false,
        }
    }

    /// Follows a change of the tournament.
    pub fn follow(&mut self, kept: &KeptTournament) {
        match &kept.stage {
            TournamentStage::Names { text, .. } => {
                self.class_list = ClassList::read_if(text, |name| is_shown(name.as_str()));
            }
            TournamentStage::Rounds(tournament) => self.follow_rounds(tournament),
        }
    }

    /// Follows results that have changed. The round on the page stays, as far as there is one.
    pub fn follow_rounds(&mut self, tournament: &Tournament) {
        self.can_pair = tournament.can_pair();
        self.standings = tournament.standings();
        self.is_over = tournament.is_over();
        self.round = self.round.min(tournament.rounds().len().saturating_sub(1));
    }

    /// Returns the table that a key for a result is for: the one with the keyboard focus or, without it,
    /// the first without a result.
    pub fn marked(&self, tournament: &Tournament) -> Option<usize> {
        let games = &tournament.rounds().get(self.round)?.games;
        self.focused.or_else(|| games.iter().position(|game| game.outcome.is_none()))
    }
}

/// What the page is said with.
#[derive(Clone, Copy)]
pub struct Texts<'a> {
    /// The words of the window in the current language.
    pub words: &'a Words,
    /// That language.
    pub language: Language,
    /// The other games that a tournament may be of.
    pub rooms: &'a [RoomEntry],
    /// Whether this computer can serve a class.
    pub serves_class: bool,
}

impl Texts<'_> {
    /// Returns the title of the game with this name.
    pub fn game(&self, id: &str) -> &'static str {
        title_of_game(self.rooms, id, self.language)
    }
}

/// The contents of the page.
pub struct TournamentPage<'a> {
    /// What it is said with.
    pub texts: Texts<'a>,
    /// The tournaments.
    pub files: &'a mut [TournamentFile],
    /// Why tournaments cannot be read, in sentences.
    pub problems: &'a [String],
    /// The open tournament: its place in the list, and what is shown of it.
    pub open: Option<(usize, &'a mut TournamentView)>,
}

/// An open tournament under way, as its parts show it.
struct Shown<'a> {
    words: &'a TournamentWords,
    texts: Texts<'a>,
    tournament: &'a Tournament,
    title: &'a mut String,
    game: &'a mut String,
    view: &'a mut TournamentView,
}

impl Shown<'_> {
    fn name(&self, id: PlayerId) -> &str {
        self.tournament.player(id).name().as_str()
    }
}

/// Draws the page. Returns what is asked for, in order: a field that loses the focus and the button that is pressed
/// may both ask for something.
pub fn tournament(ui: &mut Ui, page: TournamentPage<'_>) -> Asked {
    let room = ui.max_rect();
    let margin = if room.width() < NARROW { 8 } else { 14 };
    let side = ((room.width() - WIDTH) / 2.0).max(8.0);
    let mut asked = Asked::new();
    ui.scope_builder(UiBuilder::new().max_rect(room.shrink2(vec2(side, 8.0))), |ui| {
        Frame::window(ui.style()).inner_margin(margin).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            contents(ui, page, &mut asked);
        });
    });
    asked
}

fn contents(ui: &mut Ui, page: TournamentPage<'_>, asked: &mut Asked) {
    let TournamentPage { texts, files, problems, open } = page;
    let opened = open.and_then(|(index, view)| Some((files.get_mut(index)?, view)));
    let shown = opened.as_ref().map(|(file, view)| (&file.kept, view.for_class));
    let left = heading(ui, texts, shown);
    ui.add_space(sizes::GAP / 2.0);
    match opened {
        None => asked.extend(scrolled(ui, "list", |ui| list::list(ui, texts, files, problems))),
        Some((TournamentFile { kept, .. }, view)) => match kept {
            KeptTournament { stage: TournamentStage::Rounds(tournament), title, game, .. } => {
                let words = &texts.words.tournament;
                under_way(ui, &mut Shown { words, texts, tournament, title, game, view }, asked);
            }
            kept => scrolled(ui, "names", |ui| names::names(ui, texts, kept, view, asked)),
        },
    }
    // What is entered comes first: who leaves is done with it.
    asked.extend(left);
}

/// Draws the heading, which depends on whether the open list is for a class. Returns the action requested.
fn heading(
    ui: &mut Ui,
    texts: Texts<'_>,
    open: Option<(&KeptTournament, bool)>,
) -> Option<TournamentAction> {
    let words = texts.words;
    let own = &words.tournament;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let is_narrow = ui.max_rect().width() < NARROW;
        let look = ButtonLook { enabled: true, on: None, words: true, instead: None };
        let home = ButtonLook { words: !is_narrow || open.is_none(), ..look };
        if command_button(ui, words, Command::Menu, home) {
            action = Some(TournamentAction::Home);
        }
        if open.is_some() {
            let is_class = open.is_some_and(|(_, for_class)| for_class);
            let lists = if is_class { words.class.lists } else { own.list };
            let instead = Some((Icon::Back, lists));
            if command_button(ui, words, Command::Back, ButtonLook { instead, ..look }) {
                action = Some(TournamentAction::Leave);
            }
        }
        let title = match open {
            Some((_, true)) => words.class.class.to_owned(),
            Some((kept, _)) => own.titled(&title_of(words, kept), texts.game(&kept.game)),
            None => own.for_class.to_owned(),
        };
        heading_in_row(ui, &title);
    });
    action
}

/// Draws a tournament under way.
fn under_way(ui: &mut Ui, shown: &mut Shown<'_>, asked: &mut Asked) {
    let parts = [
        TournamentPart::Round,
        TournamentPart::Standings,
        TournamentPart::Rounds,
        TournamentPart::Players,
    ];
    let parts = parts.map(|part| (part, shown.words.part(part)));
    let chosen = tabs(ui, &parts, shown.view.part);
    ui.add_space(sizes::GAP / 2.0);
    match shown.view.part {
        TournamentPart::Round => asked.extend(round::round(ui, shown)),
        TournamentPart::Standings => {
            let standings = |ui: &mut Ui| standings::standings(ui, shown);
            asked.extend(scrolled(ui, "standings", standings));
        }
        TournamentPart::Rounds => rounds::rounds(ui, shown),
        TournamentPart::Players => {
            scrolled(ui, "players", |ui| players::players(ui, shown, asked));
        }
    }
    // The part that is left is drawn a last time: its fields notice that they lose the focus.
    if let Some(part) = chosen {
        shown.view.part = part;
        ui.ctx().request_repaint();
    }
}

/// Returns whether the program can show a name with all its letters.
pub fn is_shown(name: &str) -> bool {
    drawn(name) == name
}

fn scrolled<T>(ui: &mut Ui, name: &'static str, content: impl FnOnce(&mut Ui) -> T) -> T {
    let beside = Margin { right: BAR, ..Margin::ZERO };
    let framed = |ui: &mut Ui| Frame::new().inner_margin(beside).show(ui, content).inner;
    ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, framed).inner
}

/// Returns the size of the text of tables in a page of this width.
fn text_size(width: f32) -> f32 {
    match width {
        _ if width >= VERY_LARGE => 24.0,
        _ if width >= LARGE => 19.0,
        _ => 15.0,
    }
}

/// Draws a small explanation.
fn note(ui: &mut Ui, text: &str) {
    let faint = Palette::current(ui.ctx()).faint_ink;
    wrapped(ui, strong(text).size(14.0).color(faint));
}

/// Draws a warning.
fn warn(ui: &mut Ui, text: &str) {
    let warning = Palette::current(ui.ctx()).warning;
    wrapped(ui, strong(text).color(warning));
}

/// A text in a row of a table.
struct CellText<'a> {
    text: &'a str,
    /// Whether it is bold.
    bold: bool,
    /// Whether it stands in the middle of its place, or else at the left end.
    centred: bool,
}

impl CellText<'_> {
    fn font(&self, size: f32) -> FontId {
        FontId::new(size, FontFamily::Name(if self.bold { BOLD } else { SEMIBOLD }.into()))
    }

    /// Returns the width of the text on one line.
    fn width(&self, ui: &Ui, size: f32) -> f32 {
        let text = self.text.to_owned();
        ui.painter().layout_no_wrap(text, self.font(size), Color32::PLACEHOLDER).size().x
    }
}

/// The height of a line of text in a row, in sizes of text.
const LINE: f32 = 1.25;

/// Paints a text in its place, on as many lines as its place is high for. One that is cut has a tooltip.
fn paint_cell(ui: &Ui, rect: Rect, size: f32, ink: Color32, cell: &CellText<'_>) {
    let mut job = LayoutJob::simple(cell.text.to_owned(), cell.font(size), ink, rect.width());
    job.wrap.max_rows = ((rect.height() / (LINE * size)) as usize).max(1);
    job.halign = if cell.centred { Align::Center } else { Align::Min };
    let galley = ui.painter().layout_job(job);
    let x = if cell.centred { rect.center().x } else { rect.left() };
    if galley.elided {
        let id = ui.scope_id().with((cell.text, rect.left() as i32, rect.top() as i32));
        explain(&ui.interact(rect, id, Sense::hover()), cell.text);
    }
    ui.painter().galley(pos2(x, rect.center().y - galley.size().y / 2.0), galley, ink);
}
