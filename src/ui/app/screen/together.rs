//! Playing with people at other devices: the entrance, and the room before the game.

use basics::Name;
use client::{Address, Invitation, NoRandomness};
use eframe::egui::{InputState, Modifiers, Ui};
use messages::{Act, Activity, ClassAct, Code, Current, Key, Phase, RoomId};
use ui_kit::faces::FACES;
use ui_kit::typing::Typing;
use window::together::{Back, Person, Place, Searching, SeatComputer, Tasks, Together};
use window::{Action, Command, NextTask, Parts, Screen, ScreenContext, Under, waker};

use super::room::keep_room;
use crate::ui::rooms::{ROOMS, home_room, other_rooms};
use crate::ui::screens::{self, ChildAction, ChildForm, TogetherAction, TogetherPage};

/// The page while it is open.
pub struct OpenTogether {
    typing: Typing,
    name: Name,
    /// The address or the code that is being typed.
    place: String,
    /// The code that is being typed.
    code: String,
    /// What a child has chosen and typed in a class.
    child: ChildForm,
    /// Which of the addresses of this machine is shown.
    address: usize,
    /// Where the page leads, if it was opened for that.
    invited: Option<(Address, Option<Code>)>,
    /// The game for which rules and clock were set just before.
    set: Option<&'static str>,
    /// The rooms in which games are under way.
    ways: Vec<Back>,
    /// The search for hosts, while the person may want one; none where it is not possible.
    search: Option<Option<Box<dyn Searching>>>,
    /// How far the child was with the tasks of its class when none was left for it, and whether this program lacks the rest.
    no_task: Option<(Tasks, bool)>,
}

/// Where the page leads when it opens.
enum Way {
    /// To the entrance, or to the host that has invited the person.
    Entrance {
        /// The game for which rules and clock were set just before.
        set: Option<&'static str>,
    },
    /// Back to the game in this room.
    Back(RoomId),
    /// Back to the room with this code, which the person watched before the browser loaded the page again.
    Watched(Code),
}

/// Opens the page, which offers first to open a room of the game that was `set` just before. On a page that a host
/// serves, it leads there.
pub fn open(set: Option<&'static str>, context: &mut ScreenContext<'_>) {
    let served_by = context.parts.desktop.served_by.and_then(|served_by| served_by());
    show(served_by, Way::Entrance { set }, context);
}

/// Opens the page that a host serves, which the browser has just loaded, and joins the host. Who has never given a name is
/// asked for one before, unless a class has a list of them.
pub fn open_served(address: Address, code: Option<Code>, context: &mut ScreenContext<'_>) {
    let watched = context.parts.desktop.watched_before.and_then(|before| before());
    show(Some((address, code)), watched.map_or(Way::Entrance { set: None }, Way::Watched), context);
}

/// Opens the page and goes back to the game in this room.
pub fn open_back(room: RoomId, context: &mut ScreenContext<'_>) {
    let served_by = context.parts.desktop.served_by.and_then(|served_by| served_by());
    show(served_by, Way::Back(room), context);
}

/// Opens the class again, or the room in which a game with somebody was under way, if this program was killed meanwhile, and
/// says so.
pub fn open_after_kill(context: &mut ScreenContext<'_>) {
    #[cfg(not(target_family = "wasm"))]
    if super::class::open_after_kill(context) {
        return;
    }
    let was_killed = context.parts.desktop.host_was_killed;
    let back = context.parts.ways_back().into_iter();
    let back = back.take(1).find(|back| back.host.is_none() && !back.with.is_empty());
    if let Some(back) = back.filter(|_| was_killed.is_some_and(|was_killed| was_killed())) {
        open_back(back.room, context);
        context.parts.together.tell_opened_again(back.with);
    }
}

/// Opens the page, which leads to a host if one has `invited`, and goes its way at once.
fn show(invited: Option<(Address, Option<Code>)>, way: Way, context: &mut ScreenContext<'_>) {
    for entry in other_rooms() {
        keep_room(entry, context);
    }
    // The face follows from it.
    let _ = device(context);
    let settings = context.parts.settings();
    let (name, ways) = (settings.together_name.clone(), context.parts.ways_back());
    let (typing, place, code) = (Typing::default(), String::new(), String::new());
    let (child, address) = (ChildForm::default(), 0);
    let (search, no_task) = (None, None);
    let set = match way {
        Way::Entrance { set } => set,
        Way::Back(_) | Way::Watched(_) => None,
    };
    let mut page = OpenTogether {
        typing,
        name,
        place,
        code,
        child,
        address,
        invited,
        set,
        ways,
        search,
        no_task,
    };
    match way {
        Way::Back(room) => page.go_back(room, context),
        Way::Watched(code) => page.watch_again(code, context),
        Way::Entrance { .. } => page.accept(context, page.name.as_str().is_empty()),
    }
    context.open(Box::new(page));
    context.parts.dialogs.close();
}

/// Returns the identifiers of the games, the usual one first.
fn games() -> impl Iterator<Item = &'static str> {
    ROOMS.iter().map(|entry| entry.id)
}

/// Returns the secret of the device, which is drawn once and kept.
pub fn device(context: &mut ScreenContext<'_>) -> Option<Key> {
    if let Ok(key) = context.parts.settings().device.parse() {
        return Some(key);
    }
    let drawn = client::draw_key();
    let problem = |why: NoRandomness| {
        context.parts.together.set_problem(Place::Page, why.to_string());
    };
    let key = drawn.map_err(problem).ok()?;
    context.parts.change_settings(context.ctx, |settings| settings.device = key.into());
    Some(key)
}

/// Returns what is agreed in the room, in sentences.
fn agreed(parts: &Parts) -> Option<String> {
    let setup = &parts.together.joined()?.state.setup;
    Some(parts.rooms.get(&setup.game)?.agreed(parts.words(), parts.language(), setup))
}

/// Returns what a room of this game would have, in sentences.
fn agreed_next(parts: &Parts, game: &str) -> Option<String> {
    let table = parts.rooms.get(game)?;
    let setup = table.room_setup(parts.settings());
    Some(table.agreed(parts.words(), parts.language(), &setup))
}

/// Returns the number of the person's face, which follows from the secret of the device until one is chosen.
pub fn face(parts: &Parts) -> u8 {
    let settings = parts.settings();
    let drawn = || settings.device.bytes().fold(0, u8::wrapping_add);
    settings.together_face.unwrap_or_else(drawn) % FACES
}

/// Returns what a child does next of the puzzles or the lesson that its class does.
fn next_task(current: &Current, context: &ScreenContext<'_>) -> NextTask {
    let entry = ROOMS.iter().find(|entry| entry.id == current.setup.game);
    let next = entry.and_then(|entry| match current.activity {
        Activity::Lesson { number } => Some((entry.lessons?.of_class)(number, context)),
        _ => Some((entry.puzzles?.of_class)(context)),
    });
    next.unwrap_or(NextTask::Unknown)
}

impl OpenTogether {
    /// Returns who the person is for the others, and keeps the name.
    fn person(&self, context: &mut ScreenContext<'_>) -> Option<Person> {
        let key = device(context)?;
        let (name, face) = (self.name.clone(), face(context.parts));
        context.parts.change_settings(context.ctx, |settings| {
            settings.together_name = name.clone();
        });
        let has_chosen_face = context.parts.settings().together_face.is_some();
        Some(Person { key, name, face, has_chosen_face })
    }

    /// Joins the host to which the page leads, or `looks` whether it holds a class, which needs no name.
    fn accept(&mut self, context: &mut ScreenContext<'_>, looks: bool) {
        if let Some((address, code)) = self.invited.clone()
            && let Some(person) = self.person(context)
        {
            let (together, ctx) = (&mut context.parts.together, context.ctx);
            match looks {
                true => together.look(address, code, person, ctx),
                false => together.join(address, code, person, ctx),
            }
        }
    }

    /// Joins the host at the typed address, or enters the room with the typed code.
    fn join(&mut self, context: &mut ScreenContext<'_>) {
        let words = &context.parts.words().together;
        let why = match self.place.parse::<Invitation>() {
            Ok(Invitation { address: Some(address), code }) => {
                if !address.is_encrypted() || context.parts.desktop.host.is_none() {
                    if let Some(person) = self.person(context) {
                        context.parts.together.join(address, code, person, context.ctx);
                    }
                    return;
                }
                words.only_browser
            }
            Ok(_) => words.code_needs_address,
            Err(_) if self.place.trim().is_empty() => words.address_missing,
            Err(_) => words.no_address,
        };
        context.parts.together.set_problem(Place::Address, why.to_owned());
    }

    /// Returns what has been typed in the fields that can be refused.
    fn typed(&self) -> [String; 4] {
        [&self.place, &self.code, &self.child.digits, &self.child.name].map(Clone::clone)
    }

    /// Returns the page of the puzzles or the lesson that the class of a child does, unless the child looks at another one.
    /// Once none is left for it, nothing is looked for until it has done more or other tasks begin.
    fn page_of_tasks(&mut self, context: &ScreenContext<'_>) -> Option<Box<dyn Screen>> {
        let together = &context.parts.together;
        let tasks = together.tasks();
        self.no_task.take_if(|(before, _)| Some(*before) != tasks);
        let tasks = tasks.filter(|tasks| self.no_task.is_none() && together.does(tasks.run))?;
        let (_, current) = together.class()?.task()?;
        match next_task(current, context) {
            NextTask::Page(page) => return Some(page),
            NextTask::Done => self.no_task = Some((tasks, false)),
            NextTask::Unknown => self.no_task = Some((tasks, true)),
        }
        None
    }

    /// Goes back to the game in a room.
    fn go_back(&mut self, room: RoomId, context: &mut ScreenContext<'_>) {
        if let Some(back) = self.ways.iter().find(|back| back.room == room).cloned()
            && let Some(person) = self.person(context)
        {
            let start = context.parts.desktop.host;
            context.parts.together.go_back(back, start, person, context.ctx);
        }
    }

    /// Watches the room with this code again, at the host to which the page leads.
    fn watch_again(&mut self, code: Code, context: &mut ScreenContext<'_>) {
        if let Some((address, invitation)) = self.invited.clone()
            && let Some(person) = self.person(context)
        {
            context.parts.together.watch_again(address, code, invitation, person, context.ctx);
        }
    }

    /// Gives the typed code.
    fn give_code(&mut self, together: &mut Together, why: &str) {
        match self.code.parse() {
            Ok(code) => {
                together.give_code(code);
                self.code.clear();
            }
            // What has been typed can be gone on with.
            Err(_) => together.set_problem(Place::Code, why.to_owned()),
        }
    }

    fn act_in_class(&mut self, action: ChildAction, context: &mut ScreenContext<'_>) {
        let (words, face) = (context.parts.words(), face(context.parts));
        // Where no class can be opened, there is no page of a teacher.
        let can_teach = context.parts.desktop.host.is_some();
        let together = &mut context.parts.together;
        match action {
            ChildAction::Act(act) => together.act_in_class(act),
            ChildAction::ComeBack(seat) => match self.child.digits.parse() {
                Ok(digits) => {
                    let digits = Some(digits);
                    together.act_in_class(ClassAct::Sit { seat, face, digits });
                }
                Err(_) => together.set_problem(Place::Class, words.class.no_digits.to_owned()),
            },
            ChildAction::Knock(seat) => {
                let name = Name::new(&self.child.name);
                together.act_in_class(ClassAct::Knock { name, face, seat, can_teach });
            }
            ChildAction::ToBoard => together.step_in(),
        }
    }

    fn carry_out(
        &mut self,
        action: TogetherAction,
        context: &mut ScreenContext<'_>,
    ) -> Option<Action> {
        context.ctx.request_repaint();
        match action {
            TogetherAction::Leave if context.parts.together.is_open() => {
                context.parts.together.end();
            }
            TogetherAction::Leave => context.leave(),
            TogetherAction::SetName(name) => self.name = name,
            TogetherAction::GoBack(room) => self.go_back(room, context),
            TogetherAction::ForgetWay(room) => context.parts.forget_way(room, context.ctx),
            TogetherAction::Join if self.invited.is_some() => self.accept(context, false),
            TogetherAction::Join => self.join(context),
            TogetherAction::JoinAt(address) => {
                if let Some(person) = self.person(context) {
                    context.parts.together.join(address, None, person, context.ctx);
                }
            }
            TogetherAction::GiveCode => {
                let why = context.parts.words().together.no_code;
                self.give_code(&mut context.parts.together, why);
            }
            TogetherAction::Enter(room) => context.parts.together.enter(room),
            TogetherAction::Watch(room) => context.parts.together.watch(room),
            TogetherAction::Sit(seat) => context.parts.together.sit_at(seat),
            TogetherAction::Open(game) => {
                // What is agreed for a game: the rules and the clocks of the next game here.
                let parts = &*context.parts;
                let setup = parts.rooms.get(game)?.room_setup(parts.settings());
                if context.parts.together.is_open() {
                    context.parts.together.open(setup);
                } else if let Some(start) = context.parts.desktop.host
                    && let Some(person) = self.person(context)
                {
                    context.parts.together.host(start, setup, person, context.ctx);
                }
            }
            TogetherAction::ShowAddress(index) => self.address = index,
            TogetherAction::SetFace(face) => {
                let ctx = context.ctx;
                context.parts.change_settings(ctx, |settings| settings.together_face = Some(face));
                let seat = context.parts.together.class().and_then(|class| class.own.seat);
                if let Some(seat) = seat {
                    let sit = ClassAct::Sit { seat, face, digits: None };
                    context.parts.together.act_in_class(sit);
                }
            }
            TogetherAction::InClass(action) => self.act_in_class(action, context),
            TogetherAction::SetPhrases(on) => context.parts.together.act(Act::Phrases(on)),
            TogetherAction::SeatComputer(seat) => {
                context.parts.dialogs.open(SeatComputer { seat });
            }
            TogetherAction::Remove(seat) => context.parts.together.act(Act::Remove { seat }),
        }
        None
    }
}

impl Screen for OpenTogether {
    fn game(&self) -> &'static str {
        home_room().id
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> Option<Action> {
        let parts = &*context.parts;
        let (words, language) = (parts.words(), parts.language());
        parts.sprites()?;
        let title = |id| (id, window::title_of_game(&ROOMS, id, language));
        let before = self.typed();
        let mut page = TogetherPage {
            words,
            together: &parts.together,
            can_host: parts.desktop.host.is_some(),
            has_page: parts.desktop.has_page,
            is_invited: self.invited.is_some(),
            is_page: parts.desktop.served_by.is_some(),
            games: games().map(title).collect(),
            set: self.set.and_then(|game| Some((game, agreed_next(parts, game)?))),
            searches: self.search.is_some(),
            found: self.search.iter().flatten().flat_map(|search| search.found()).collect(),
            agreed: agreed(parts),
            ways: &self.ways,
            name: &self.name,
            face: face(parts),
            address: self.address,
            typing: &mut self.typing,
            place: &mut self.place,
            code: &mut self.code,
            child: &mut self.child,
            lacks_tasks: self.no_task.is_some_and(|(_, is_unknown)| is_unknown),
        };
        let action = screens::together(ui, &mut page);
        if self.typed() != before {
            context.parts.together.forget_problem();
        }
        self.carry_out(action?, context)
    }

    /// Shows the game once it has begun.
    fn poll(&mut self, context: &mut ScreenContext<'_>) {
        self.ways = context.parts.ways_back();
        let start = context.parts.desktop.search.filter(|_| !context.parts.together.is_open());
        match start {
            Some(start) if self.search.is_none() => self.search = Some(start(waker(context.ctx))),
            Some(_) => {}
            None => self.search = None,
        }
        if let Some(why) = context.parts.together.end_of_room() {
            // There is nothing more to wait for.
            let why = context.parts.together.ended(context.parts.words(), &why);
            context.parts.together.end();
            context.parts.together.set_problem(Place::Page, why.to_owned());
        }
        #[cfg(not(target_family = "wasm"))]
        if context.parts.together.teaches_elsewhere() {
            return class_pages::open_elsewhere(&ROOMS, context);
        }
        if let Some(page) = self.page_of_tasks(context) {
            return context.open(page);
        }
        let shows_board = |_: &&client::Joined| !context.parts.together.is_out();
        let game = context.parts.together.joined().filter(shows_board).and_then(|joined| {
            let has_begun = matches!(joined.state.phase, Phase::Playing | Phase::Over(_));
            has_begun.then(|| joined.state.setup.game.clone())
        });
        let Some(game) = game else { return };
        let page = context.parts.rooms.get(&game).map(|table| table.together_page());
        match page {
            Some(page) => context.open(page),
            None => {
                let why = context.parts.words().together.unknown_rules.to_owned();
                context.parts.together.end();
                context.parts.together.set_problem(Place::Page, why);
            }
        }
    }

    fn keys(&mut self, context: &mut ScreenContext<'_>) -> Option<Action> {
        let escape =
            |input: &mut InputState| input.consume_key(Modifiers::NONE, eframe::egui::Key::Escape);
        if !context.ctx.text_edit_focused() && context.ctx.input_mut(escape) {
            return self.carry_out(TogetherAction::Leave, context);
        }
        None
    }

    fn act(&mut self, action: Action, context: &mut ScreenContext<'_>) -> Option<Action> {
        match action {
            Action::Do(Command::Menu | Command::Back) => {
                self.carry_out(TogetherAction::Leave, context)
            }
            action => Some(action),
        }
    }

    fn handles_clipboard(&self, _ctx: &eframe::egui::Context) -> bool {
        // A pasted text is an address.
        false
    }

    fn takes_files(&self, _parts: &Parts) -> bool {
        false
    }

    fn under(&self, _above: &dyn Screen) -> Under {
        Under::Stays
    }

    fn leave(&mut self, parts: &mut Parts) {
        parts.together.end();
    }
}
