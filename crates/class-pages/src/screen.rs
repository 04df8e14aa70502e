//! The page of the teacher on the stack of the window: what is chosen there, and what follows from its buttons.

use std::time::Duration;

use basics::Name;
use eframe::egui::{Context, InputState, Key, Modifiers, Ui};
use messages::{Activity, ClassAct, ClassRefusal, ClassTable, Phase};
use swiss::{ClassList, PlayerName};
use tournament_pages::{SaveSheet, Texts};
use ui_kit::drawn::drawn;
use window::dialogs::{Question, close, closing};
use window::together::{NewClass, Person, Place, Reach, Together};
use window::{Action, Command, Parts, RoomEntry, Screen, ScreenContext, Under, clear_focus};
use window_words::ClassPart;

use crate::boards::Boards;
use crate::child_sheet::ChildSheet;
use crate::lesson_sheet::LessonSheet;
use crate::move_words::MoveWords;
use crate::page::{self, TeacherAction, TeacherPage};
use crate::position_sheet::PositionSheet;
use crate::puzzles_sheet::PuzzlesSheet;
use crate::standings::ClassStandings;
use crate::{progress_sheet, tally};

/// How often to say anew how long somebody has been gone or has not moved.
const LOOK: Duration = Duration::from_secs(20);
/// How often to draw the clock of the puzzles.
const TICK: Duration = Duration::from_millis(250);
/// After how many seconds without a child the page says what may be wrong.
const LONELY: f64 = 60.0;
/// After how many seconds it asks the host again who reaches it.
const ASKS_REACH: f64 = 2.0;

/// The page, while it is open.
struct OpenTeacher {
    rooms: &'static [RoomEntry],
    part: ClassPart,
    /// The name in files of the game that begins next.
    game: &'static str,
    /// Which of the addresses of this machine is shown.
    address: usize,
    boards: Boards,
    moves: MoveWords,
    standings: ClassStandings,
    /// The answer that the board of the position shows.
    preview: Option<String>,
    /// The names that are being typed for the list.
    names: String,
    /// Since when the class is open and no child has come, by the clock of the window; none once one has.
    alone: Option<f64>,
    /// What the host knows of who reaches it, and when to ask it again.
    reach: Reach,
    asks_reach: f64,
    /// Whether there was a class, so that the page ends when it is forgotten.
    had_class: bool,
    /// Why the page of a class that another program serves ends, in a sentence.
    over: Option<&'static str>,
}

/// Opens a class of this name with these names on its list, and shows the page of its teacher, who is this person. A class
/// that this computer has from before goes on.
pub fn open(
    rooms: &'static [RoomEntry],
    (title, names): (Name, Vec<Name>),
    person: Person,
    context: &mut ScreenContext<'_>,
) {
    let Some(start) = context.parts.desktop.host else { return };
    let new = NewClass { title, teacher: person.name.clone(), names };
    context.parts.together.host_class(start, new, person, context.ctx);
    show(rooms, ClassPart::Invite, context);
}

/// Shows the page of a teacher whose class another program serves.
pub fn open_elsewhere(rooms: &'static [RoomEntry], context: &mut ScreenContext<'_>) {
    show(rooms, ClassPart::Boards, context);
}

/// Shows the page of the teacher, at this part.
fn show(rooms: &'static [RoomEntry], part: ClassPart, context: &mut ScreenContext<'_>) {
    let Some(first) = rooms.first() else { return };
    context.open(Box::new(OpenTeacher {
        rooms,
        part,
        game: first.id,
        address: 0,
        boards: Boards::default(),
        moves: MoveWords::default(),
        standings: ClassStandings::default(),
        preview: None,
        names: String::new(),
        alone: None,
        reach: Reach::default(),
        asks_reach: 0.0,
        had_class: false,
        over: None,
    }));
}

/// Asks a question whose second answer does something in the class.
fn ask(
    [heading, text]: [&str; 2],
    yes: &'static str,
    act: impl FnOnce(&mut ScreenContext<'_>) + 'static,
    context: &mut ScreenContext<'_>,
) {
    let no = (context.parts.words().library.cancel, close());
    let answers = [no, (yes, closing(move |_, context| act(context)))];
    context.parts.dialogs.open(Question::new(heading, text, answers));
}

/// Does something that ends what the class does. A question comes first if games or tasks go on.
pub(crate) fn end_for(
    act: impl FnOnce(&mut ScreenContext<'_>) + 'static,
    context: &mut ScreenContext<'_>,
) {
    let own = &context.parts.words().class;
    let goes_on = |table: &ClassTable| table.result.is_none();
    let state = context.parts.together.class().map(|class| &class.state);
    let (question, yes) = match state {
        Some(state) if state.tables.iter().any(goes_on) => (own.end_question, own.end_now),
        Some(state) if state.running().is_some_and(|it| it.activity.is_task()) => {
            (own.end_tasks_question, own.end_tasks)
        }
        _ => return act(context),
    };
    ask([own.end_heading, question], yes, act, context);
}

/// Opens the dialog that saves a sheet, which has the name of the class.
fn save(sheet: impl FnOnce(&str, &Parts) -> Option<SaveSheet>, context: &mut ScreenContext<'_>) {
    let class = context.parts.together.class();
    let title = class.map_or("", |class| class.state.title.as_str());
    let title = if title.is_empty() { context.parts.words().class.class } else { title };
    if let Some(dialog) = sheet(title, context.parts) {
        context.parts.dialogs.open(dialog);
    }
}

/// Opens the dialog that saves the progress sheet of the child of a seat, or of all without one.
pub(crate) fn save_progress(
    seat: Option<u16>,
    rooms: &'static [RoomEntry],
    context: &mut ScreenContext<'_>,
) {
    save(|title, parts| progress_sheet::dialog(seat, title, rooms, parts), context);
}

/// Returns what does something in the class.
pub(crate) fn act(act: ClassAct) -> impl FnOnce(&mut ScreenContext<'_>) + 'static {
    move |context| context.parts.together.act_in_class(act)
}

impl OpenTeacher {
    /// Returns the game that begins next, as the list of rooms has it.
    fn entry(&self) -> Option<&'static RoomEntry> {
        self.rooms.iter().find(|entry| entry.id == self.game)
    }

    fn carry_out(&mut self, action: TeacherAction, context: &mut ScreenContext<'_>) {
        context.ctx.request_repaint();
        let words = context.parts.words();
        let own = &words.class;
        match action {
            TeacherAction::Leave => self.leave_class(context),
            TeacherAction::Show(part) => self.part = part,
            TeacherAction::Choose(game) => self.game = game,
            TeacherAction::ShowAddress(index) => self.address = index,
            TeacherAction::Begin(activity) => self.begin(activity, context),
            TeacherAction::Preview(answer) => self.preview = answer,
            TeacherAction::ChoosePosition => {
                if let Some(entry) = self.entry() {
                    context.parts.dialogs.open(PositionSheet::new(entry));
                }
            }
            TeacherAction::ChoosePuzzles => {
                if let Some(sheet) = self.entry().and_then(PuzzlesSheet::new) {
                    context.parts.dialogs.open(sheet);
                }
            }
            TeacherAction::ChooseLesson => {
                if let Some(entry) = self.entry() {
                    context.parts.dialogs.open(LessonSheet::new(entry));
                }
            }
            TeacherAction::Act(wanted) => {
                // The board shows the solution, and no answer.
                self.preview.take_if(|_| matches!(wanted, ClassAct::Solution(_)));
                context.parts.together.act_in_class(wanted);
            }
            TeacherAction::LetTeach(number) => {
                let class = context.parts.together.class();
                let mut door = class.into_iter().flat_map(|class| &class.state.door);
                let Some(waiting) = door.find(|waiting| waiting.number == number) else { return };
                let heading = own.let_teach_heading(&drawn(waiting.name.as_str()));
                let text = own.let_teach_question(number as usize);
                let yes = act(ClassAct::LetTeach { number });
                ask([&heading, &text], own.let_teach, yes, context);
            }
            TeacherAction::AddNames => self.add_names(context),
            TeacherAction::SettleList(goes_on) => context.parts.together.settle_list(goes_on),
            TeacherAction::Open(room) => context.parts.together.visit(room),
            TeacherAction::Child(seat) => {
                if let Some(sheet) = ChildSheet::of(seat, self.rooms, &context.parts.together) {
                    context.parts.dialogs.open(sheet);
                }
            }
            TeacherAction::End => end_for(act(ClassAct::End), context),
            TeacherAction::Anew => {
                let text = [own.anew_heading, own.anew_question];
                ask(text, own.anew, act(ClassAct::Anew), context);
            }
            TeacherAction::Forget => {
                let text = [own.forget_heading, own.forget_question];
                let forget = |context: &mut ScreenContext<'_>| {
                    context.parts.together.act_in_class(ClassAct::Forget);
                };
                ask(text, own.forget, forget, context);
            }
            TeacherAction::Sheet(sheet) => {
                let dialog = |title: &str, parts: &Parts| {
                    self.standings.dialog(sheet, title, self.rooms, parts)
                };
                save(dialog, context);
            }
            TeacherAction::Counts { index, is_table } => {
                let rooms = self.rooms;
                save(|title, parts| tally::dialog(index, is_table, title, rooms, parts), context);
            }
            TeacherAction::Progress(seat) => save_progress(seat, self.rooms, context),
        }
    }

    /// Begins something for all, with the rules and the clocks that were chosen last for a new game.
    fn begin(&mut self, activity: Activity, context: &mut ScreenContext<'_>) {
        let Some(table) = context.parts.rooms.get(self.game) else { return };
        let setup = Box::new(table.room_setup(context.parts.settings()));
        let begin = ClassAct::Begin { activity, setup, puzzles: Vec::new() };
        end_for(act(begin), context);
    }

    /// Adds the typed names to the list, but for those that are on it. What is refused stays in the field.
    fn add_names(&mut self, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        let together = &mut context.parts.together;
        let Some(class) = together.class() else { return };
        let list = ClassList::read_if(&self.names, |name| drawn(name.as_str()) == name.as_str());
        if let Some((line, why)) = list.refused.first() {
            let own = &words.tournament;
            let why = own.line(*line, &own.refused(why));
            return together.set_problem(Place::Class, why);
        }
        let listed = class.state.seats.iter();
        let listed: Vec<_> =
            listed.filter_map(|seat| PlayerName::new(seat.name.as_str()).ok()).collect();
        let is_new = |name: &&PlayerName| !listed.iter().any(|other| other.is_same(name));
        let new = list.names.iter().filter(is_new);
        let new: Vec<Name> = new.map(|name| Name::new(name.as_str())).collect();
        if new.is_empty() {
            let why = words.class.refusal(&words.together, &ClassRefusal::SameName);
            return together.set_problem(Place::Class, why);
        }
        self.names.clear();
        together.act_in_class(ClassAct::List(new));
    }

    /// Notes since when no child has come, and asks the host why that may be.
    fn note_alone(&mut self, context: &mut ScreenContext<'_>) {
        let Some(class) = context.parts.together.class() else { return };
        let state = &class.state;
        let has_come = !state.door.is_empty() || state.seats.iter().any(|seat| seat.is_taken);
        let now = context.ctx.input(|input| input.time);
        match has_come {
            true => self.alone = None,
            false => drop(self.alone.get_or_insert(now)),
        }
        if self.alone.is_some_and(|since| now >= since + LONELY) && now >= self.asks_reach {
            (self.reach, self.asks_reach) = (context.parts.together.reach(), now + ASKS_REACH);
            context.ctx.request_repaint_after(Duration::from_secs_f64(ASKS_REACH));
        }
    }

    /// Closes the class, after a question if children are there.
    fn leave_class(&mut self, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        match context.parts.together.closing_class(words) {
            Some(texts) => ask(texts, words.class.leave, |context| context.leave(), context),
            None => {
                context.parts.together.stop_teaching();
                context.leave();
            }
        }
    }

    /// Returns what the page is said with.
    fn texts(&self, context: &ScreenContext<'_>) -> Texts<'static> {
        let (words, language) = (context.parts.words(), context.parts.language());
        Texts { words, language, rooms: self.rooms, serves_class: true }
    }
}

/// Returns the room on the screen of whose board the teacher is, if its game has begun.
fn shown_board(together: &Together) -> Option<&str> {
    let joined = together.joined().filter(|_| !together.is_out())?;
    let has_begun = matches!(joined.state.phase, Phase::Playing | Phase::Over(_));
    has_begun.then_some(joined.state.setup.game.as_str())
}

impl Screen for OpenTeacher {
    fn game(&self) -> &'static str {
        self.game
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let texts = self.texts(context);
        let parts = &*context.parts;
        let now = ui.input(|input| input.time);
        let mut page = TeacherPage {
            texts,
            together: &parts.together,
            settings: parts.settings(),
            sprites: parts.sprites()?,
            part: self.part,
            game: self.game,
            address: self.address,
            boards: &self.boards,
            moves: &self.moves,
            standings: &mut self.standings,
            names: &mut self.names,
            preview: self.preview.as_deref(),
            is_lonely: self.alone.is_some_and(|since| now >= since + LONELY),
            reach: self.reach,
        };
        let action = page::teacher(ui, &mut page)?;
        self.carry_out(action, context);
        None
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        self.note_alone(context);
        let parts = &*context.parts;
        if let Some(class) = parts.together.class() {
            self.had_class = parts.together.other_list().is_none();
            self.boards.follow(class, &parts.rooms);
            let answers = class.state.answers();
            self.preview.take_if(|shown| !answers.iter().any(|(text, _)| *text == shown.as_str()));
            self.boards.follow_position(class, self.preview.as_deref(), &parts.rooms);
            self.moves.follow(class, &parts.rooms, parts.language(), parts.settings());
            self.standings.follow(class);
            // What is said of the time passes.
            let has_clock = parts.together.class_clock().is_some();
            context.ctx.request_repaint_after(if has_clock { TICK } else { LOOK });
        }
        let together = &parts.together;
        self.over = together.end_of_teaching(parts.words());
        let is_forgotten = self.had_class && together.class().is_none() && together.is_host();
        if is_forgotten || self.over.is_some() {
            return context.leave();
        }
        let page = shown_board(&parts.together).and_then(|game| parts.rooms.get(game));
        if let Some(page) = page.map(|table| table.together_page()) {
            context.open(page);
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let escape = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        if !context.ctx.input_mut(escape) {
            return None;
        }
        match context.ctx.text_edit_focused() {
            true => clear_focus(context.ctx),
            // To teach here again, the device would have to be let in again.
            false if context.parts.together.teaches_elsewhere() => {}
            false => self.leave_class(context),
        }
        None
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Menu | Command::Back) => {
                self.leave_class(context);
                None
            }
            action => Some(action),
        }
    }

    fn handles_clipboard(&self, ctx: &Context) -> bool {
        !ctx.text_edit_focused()
    }

    fn under(&self, _above: &dyn Screen) -> Under {
        Under::Stays
    }

    fn leave(&mut self, parts: &mut Parts) {
        parts.together.end();
        if let Some(why) = self.over {
            parts.together.set_problem(Place::Page, why.to_owned());
        }
    }
}
