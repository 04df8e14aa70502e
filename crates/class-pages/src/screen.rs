//! The page of the teacher on the stack of the window: what is chosen there, and what follows from its buttons.

use std::time::Duration;

use basics::Name;
use eframe::egui::{InputState, Key, Modifiers, Ui};
use messages::{Activity, ClassAct, ClassTable, Phase};
use tournament_pages::Texts;
use window::dialogs::{Question, close, closing};
use window::together::{Person, Together};
use window::{Action, Command, RoomEntry, Screen, ScreenContext, Under};
use window_words::ClassPart;

use crate::boards::Boards;
use crate::child_sheet::ChildSheet;
use crate::page::{self, TeacherAction, TeacherPage};
use crate::standings::ClassStandings;

/// How often to say anew how long somebody has been gone or has not moved.
const LOOK: Duration = Duration::from_secs(20);

/// The page, while it is open.
struct OpenTeacher {
    rooms: &'static [RoomEntry],
    part: ClassPart,
    /// The name in files of the game that begins next.
    game: &'static str,
    /// Which of the addresses of this machine is shown.
    address: usize,
    boards: Boards,
    standings: ClassStandings,
    /// Whether there was a class, so that the page ends when it is forgotten.
    had_class: bool,
}

/// Opens a class with these names on its list, and shows the page of its teacher, who is this person. A class that this
/// computer has from before goes on.
pub fn open(
    rooms: &'static [RoomEntry],
    names: Vec<Name>,
    person: Person,
    context: &mut ScreenContext<'_>,
) {
    let (Some(start), Some(first)) = (context.parts.desktop.host, rooms.first()) else { return };
    let teacher = person.name.clone();
    context.parts.together.host_class(start, (teacher, names), person, context.ctx);
    context.open(Box::new(OpenTeacher {
        rooms,
        part: ClassPart::Invite,
        game: first.id,
        address: 0,
        boards: Boards::default(),
        standings: ClassStandings::default(),
        had_class: false,
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

/// Returns what does something in the class.
fn act(act: ClassAct) -> impl FnOnce(&mut ScreenContext<'_>) + 'static {
    move |context| context.parts.together.act_in_class(act)
}

impl OpenTeacher {
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
            TeacherAction::Act(wanted) => context.parts.together.act_in_class(wanted),
            TeacherAction::SettleList(goes_on) => context.parts.together.settle_list(goes_on),
            TeacherAction::Open(room) => context.parts.together.visit(room),
            TeacherAction::Child(seat) => {
                if let Some(sheet) = ChildSheet::of(seat, &context.parts.together) {
                    context.parts.dialogs.open(sheet);
                }
            }
            TeacherAction::End => {
                if games_go_on(&context.parts.together) {
                    let text = [own.end_heading, own.end_question];
                    ask(text, own.end_now, act(ClassAct::End), context);
                } else {
                    context.parts.together.act_in_class(ClassAct::End);
                }
            }
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
                let title = context.parts.words().class.class;
                let dialog = self.standings.dialog(sheet, title, self.rooms, context.parts);
                if let Some(dialog) = dialog {
                    context.parts.dialogs.open(dialog);
                }
            }
        }
    }

    /// Begins something for all, with the rules and the clocks that were chosen last for a new game. A question comes
    /// first if games go on.
    fn begin(&mut self, activity: Activity, context: &mut ScreenContext<'_>) {
        let Some(table) = context.parts.rooms.get(self.game) else { return };
        let setup = Box::new(table.room_setup(context.parts.settings()));
        let begin = ClassAct::Begin { activity, setup };
        if games_go_on(&context.parts.together) {
            let own = &context.parts.words().class;
            ask([own.end_heading, own.end_question], own.end_now, act(begin), context);
        } else {
            context.parts.together.act_in_class(begin);
        }
    }

    /// Closes the class, after a question if children are there.
    fn leave_class(&mut self, context: &mut ScreenContext<'_>) {
        let words = context.parts.words();
        match context.parts.together.closing_class(words) {
            Some(texts) => ask(texts, words.class.leave, |context| context.leave(), context),
            None => context.leave(),
        }
    }

    /// Returns what the page is said with.
    fn texts(&self, context: &ScreenContext<'_>) -> Texts<'static> {
        let (words, language) = (context.parts.words(), context.parts.language());
        Texts { words, language, rooms: self.rooms, serves_class: true }
    }
}

/// Returns whether a game of the class goes on, which what follows would end.
fn games_go_on(together: &Together) -> bool {
    let goes_on = |table: &ClassTable| table.result.is_none();
    together.class().is_some_and(|class| class.state.tables.iter().any(goes_on))
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
        let mut page = TeacherPage {
            texts,
            together: &parts.together,
            settings: parts.settings(),
            sprites: parts.sprites()?,
            part: self.part,
            game: self.game,
            address: self.address,
            boards: &self.boards,
            standings: &mut self.standings,
        };
        let action = page::teacher(ui, &mut page)?;
        self.carry_out(action, context);
        None
    }

    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        let parts = &*context.parts;
        if let Some(class) = parts.together.class() {
            self.had_class = parts.together.other_list().is_none();
            self.boards.follow(class, &parts.rooms);
            self.standings.follow(class);
            // What is said of the time passes.
            context.ctx.request_repaint_after(LOOK);
        }
        if self.had_class && parts.together.class().is_none() && parts.together.is_host() {
            return context.leave();
        }
        let page = shown_board(&parts.together).and_then(|game| parts.rooms.get(game));
        if let Some(page) = page.map(|table| table.together_page()) {
            context.open(page);
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let escape = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Escape);
        if context.ctx.input_mut(escape) {
            self.leave_class(context);
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

    fn under(&self, _above: &dyn Screen) -> Under {
        Under::Stays
    }

    fn leave(&mut self, parts: &mut window::Parts) {
        parts.together.end();
    }
}
