//! The class of a host: what the window knows of it, as the teacher or as a child, and the way between its page and the
//! boards.

use std::time::Duration;

use basics::Name;
use client::{ClassNews, Client, InClass, Joined, Status};
use eframe::egui::Context;
use messages::{
    Activity, Bye, ClassAct, ClassChange, ClassRefusal, Code, Phase, RoomId, RoomSetup,
    TablePlayer, TableResult,
};
use settings::KeptClass;
use window_words::Words;

use super::exercise::Exercise;
use super::{Person, Place, StartHost, Tasks, Together};
use crate::waker;

/// A class that a teacher opens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewClass {
    /// Its name; empty if it has none.
    pub title: Name,
    /// The name of the teacher.
    pub teacher: Name,
    /// The names on its list.
    pub names: Vec<Name>,
}

/// What belongs to the class that the client follows.
#[derive(Default)]
pub(super) struct ClassSide {
    /// Whether the client follows the class of the host.
    follows: bool,
    /// The class to open as its teacher, until the host has one.
    opens: Option<NewClass>,
    /// The name that the class is to have.
    title: Name,
    /// Whether the host holds no class any more, because the teacher has forgotten it.
    is_forgotten: bool,
    /// Whether the person is the teacher: the class is that of this program, or its host lets this device teach.
    pub(super) teaches: bool,
    /// Why the person teaches the class of another program no longer.
    over: Option<&'static str>,
    /// Whether what ran has ended, so that the person leaves the board once its game is over.
    has_ended: bool,
    /// The room whose board the person has left for the page of the class.
    left: Option<RoomId>,
    /// The number with which the person waits at the door.
    door: Option<u32>,
    /// The seat of the child, as the host said last.
    seat: Option<u16>,
    /// The position that the whole class looks at, as a room of the child alone.
    pub(super) exercise: Option<Exercise>,
    /// How far the child is with the tasks that the class does.
    pub(super) tasks: Option<Tasks>,
    /// The solution of the position that the teacher shows, if it is known.
    solution: Option<String>,
    /// The solution of the position that the teacher has chosen to show next.
    next_solution: Option<String>,
}

/// How the last game of a child ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnResult {
    /// The result for the child: `None` for a draw.
    pub won: Option<bool>,
    /// Who played the other side.
    pub other: TablePlayer,
}

/// Returns how the last game of the own child ended.
pub fn own_result(class: &InClass) -> Option<OwnResult> {
    let table = class.own_table()?;
    let place = table.place_of(class.own.seat?)?;
    let won = match table.result? {
        TableResult::Draw => None,
        TableResult::FirstWon => Some(place == 0),
        TableResult::SecondWon => Some(place == 1),
    };
    Some(OwnResult { won, other: table.players[1 - place] })
}

impl Together {
    /// Opens a class in this program. One that the host has from before, with these names on its list, goes on.
    pub fn host_class(&mut self, start: StartHost, new: NewClass, person: Person, ctx: &Context) {
        self.begin(person);
        self.class.title = new.title.clone();
        self.class.opens = Some(new);
        self.class.teaches = true;
        self.hosting = Some(start(waker(ctx)));
    }

    /// Looks whether the host that has invited the person holds a class. If it does, the person joins at once; the name
    /// follows from the list of the class.
    pub fn look(
        &mut self,
        address: client::Address,
        code: Option<Code>,
        who: Person,
        ctx: &Context,
    ) {
        self.join(address, code, who, ctx);
        self.only_looks = true;
    }

    /// Returns the class, as soon as the host has told it.
    pub fn class(&self) -> Option<&InClass> {
        self.client.as_ref()?.class()
    }

    /// Returns whether the host holds a class, or held one, that the client follows.
    pub fn follows_class(&self) -> bool {
        self.class.follows
    }

    /// Returns whether the person is a child in the class of a host, for whom no sentence speaks of rooms.
    pub(super) fn is_child(&self) -> bool {
        self.class.follows && !self.class.teaches
    }

    /// Returns whether the person teaches the class of a host in another program.
    pub fn teaches_elsewhere(&self) -> bool {
        self.class.teaches && !self.is_host()
    }

    /// Returns why the person teaches the class of another program no longer, in a sentence, once that is so.
    pub fn end_of_teaching(&self, words: &Words) -> Option<&'static str> {
        if !self.teaches_elsewhere() {
            return None;
        }
        let ended = || match self.client.as_ref()?.status() {
            Status::Ended(Bye::Ending) => Some(words.class.closed_elsewhere),
            Status::Ended(why) => Some(self.ended(words, &why)),
            _ => None,
        };
        self.class.over.or_else(ended)
    }

    /// Lets this device teach the class of another program no longer.
    pub fn stop_teaching(&mut self) {
        if self.teaches_elsewhere() {
            self.act_in_class(ClassAct::StopTeaching { number: None });
        }
    }

    /// Returns the names with which the teacher has come to a host that holds a class from before.
    pub fn other_list(&self) -> Option<&[Name]> {
        self.class()?;
        self.class.opens.as_ref().map(|new| new.names.as_slice())
    }

    /// Goes on with the class that the host has from before, or forgets it and opens the new one.
    pub fn settle_list(&mut self, goes_on: bool) {
        match goes_on {
            true => (self.class.opens, self.class.title) = (None, Name::default()),
            false => self.act_in_class(ClassAct::Forget),
        }
    }

    /// Returns what the settings are to keep of the class that this computer serves, where they have `kept` now.
    pub(super) fn class_to_keep(&self, kept: Option<&KeptClass>) -> Option<Option<KeptClass>> {
        if self.teaches_elsewhere() {
            return None;
        }
        if !self.class.teaches {
            // The host is one of rooms.
            let was_last = kept.filter(|kept| kept.was_last && self.is_host())?;
            return Some(Some(KeptClass { was_last: false, ..was_last.clone() }));
        }
        if self.class.is_forgotten {
            return Some(None);
        }
        let hosted = self.hosted().is_some_and(|hosted| hosted.keeps_games);
        let class = self.class().filter(|_| hosted && self.class.opens.is_none())?;
        let title = class.state.title.as_str().to_owned();
        Some((!class.state.is_empty()).then_some(KeptClass { title, was_last: true }))
    }

    /// Does something in the class.
    pub fn act_in_class(&mut self, act: ClassAct) {
        self.problem = None;
        if let Some(client) = &mut self.client {
            client.act_in_class(act);
        }
    }

    /// Lets the whole class look for the best move in a position, whose solution may be known.
    pub fn show_position(&mut self, setup: Box<RoomSetup>, solution: Option<String>) {
        self.class.next_solution = solution;
        self.act_in_class(ClassAct::Begin {
            activity: Activity::Position,
            setup,
            puzzles: Vec::new(),
        });
    }

    /// Returns the solution of the position that the teacher shows, if it is known.
    pub fn known_solution(&self) -> Option<&str> {
        self.class.solution.as_deref()
    }

    /// Returns whether the child plays against the teacher, who goes from board to board.
    pub(super) fn faces_teacher(&self) -> bool {
        let table = self.class().and_then(InClass::own_table);
        table.is_some_and(|table| table.players.contains(&TablePlayer::Teacher))
    }

    /// Returns what closing the class means for the children who are there, as a heading and a text; `None` if none is.
    pub fn closing_class(&self, words: &Words) -> Option<[&'static str; 2]> {
        let hosted = self.hosted().filter(|_| self.class.teaches)?;
        let own = &words.class;
        let text = if hosted.keeps_games { own.leave_question } else { own.leave_unkept };
        (!self.class()?.presence.here.is_empty()).then_some([own.leave_heading, text])
    }

    /// Returns the time of the class now, in milliseconds.
    pub fn class_time(&self) -> u64 {
        self.class().map_or(0, |class| class.time(self.now()))
    }

    /// Returns for how long nobody has moved on a board, in milliseconds.
    pub fn waited_at(&self, room: RoomId) -> u64 {
        self.class().map_or(0, |class| class.waited(room, self.now()))
    }

    /// Goes to the room of a board, as the teacher.
    pub fn visit(&mut self, room: RoomId) {
        self.class.left = None;
        if let Some(client) = &mut self.client {
            client.enter(room);
        }
    }

    /// Returns the room of the class in which the person is.
    fn joined_in_class(&self) -> Option<&Joined> {
        self.class().and(self.joined())
    }

    /// Leaves the board for the page of the class. The game of a child goes on there.
    pub fn step_out(&mut self) {
        self.class.left = self.own_place();
        if let Some(client) = self.client.as_mut().filter(|_| self.class.teaches) {
            client.leave();
        }
    }

    /// Returns what the person does: the tasks of the class, or a room.
    fn own_place(&self) -> Option<RoomId> {
        let room = || self.joined_in_class().map(|joined| joined.room);
        self.class.tasks.map(|tasks| tasks.run).or_else(room)
    }

    /// Returns to the board that the person has left.
    pub fn step_in(&mut self) {
        self.class.left = None;
    }

    /// Returns whether the person has left the board for the page of the class.
    pub fn is_out(&self) -> bool {
        self.class.left.is_some() && self.class.left == self.own_place()
    }

    /// Joins the class of a host that has one, or else the room to which the person is invited. Returns whether the window
    /// goes on looking only.
    pub(super) fn greet(&mut self) -> bool {
        let Some(client) = &mut self.client else { return false };
        let has_class = client.welcome().is_some_and(|welcome| welcome.class);
        if has_class && !self.class.follows {
            (self.class.follows, self.only_looks) = (true, false);
            client.follow_class();
            if let Some(code) = self.invited_with.take() {
                client.give_code(code);
            }
        } else if !self.only_looks
            && let Some(code) = self.invited_with.take()
        {
            client.join(code);
        }
        self.only_looks
    }

    /// Follows the class that the window has come to open, through the client that has the key for it.
    pub(super) fn come_to_teach(&mut self, client: &mut Client) {
        if self.class.teaches {
            self.class.follows = true;
            client.follow_class();
        }
    }

    /// Takes over what has come from the class.
    pub(super) fn take_class(&mut self, news: ClassNews, words: &Words, now: Duration) {
        match news {
            ClassNews::NotEntered(ClassRefusal::NeedsCode) if self.teaches_elsewhere() => {
                self.class.over = Some(words.class.taken_back);
            }
            ClassNews::NoClass | ClassNews::NotEntered(_) if self.teaches_elsewhere() => {
                self.class.over = Some(words.class.closed_elsewhere);
            }
            ClassNews::NoClass => {
                self.class.is_forgotten = self.class.opens.is_none();
                self.class.seat = None;
                if let Some(NewClass { teacher, names, .. }) = self.class.opens.clone()
                    && let Some(client) = &mut self.client
                    && !client.class_waits_for(|act| matches!(act, ClassAct::Open { .. }))
                {
                    client.open_class(teacher, names);
                }
            }
            ClassNews::Entered => self.enter_class(words),
            // The tasks are over.
            ClassNews::Refused { act: ClassAct::Progress { .. }, .. } => {}
            ClassNews::Refused { act, why } => {
                if matches!(act, ClassAct::Answer(_)) {
                    self.withdraw_answer();
                }
                let why = words.class.refusal(&words.together, &why);
                self.set_problem(Place::Class, why);
            }
            ClassNews::Event(event) => match event.change {
                ClassChange::Titled { .. } => self.announce_class(),
                ClassChange::Ended => self.class.has_ended = true,
                ClassChange::Began { .. } => {
                    self.class.has_ended = false;
                    self.class.solution = self.class.next_solution.take();
                }
                ClassChange::Knocked { number, name, .. } if self.class.teaches => {
                    let name = ui_kit::drawn::drawn(name.as_str());
                    self.say(words.class.knocks(&name, number as usize), now);
                }
                ClassChange::TurnedAway { number } if self.class.door == Some(number) => {
                    self.set_problem(Place::Class, words.class.turned_away.to_owned());
                }
                _ => {}
            },
            ClassNews::Own => self.note_own(words),
            ClassNews::NotEntered(_)
            | ClassNews::Presence
            | ClassNews::Boards
            | ClassNews::Done(_) => {}
        }
        self.follow_exercise();
        self.follow_tasks();
    }

    /// Notes that the host has told the whole class.
    fn enter_class(&mut self, words: &Words) {
        let Some(class) = self.client.as_ref().and_then(|client| client.class()) else { return };
        let listed = || class.state.seats.iter().filter(|seat| !seat.is_removed);
        let is_same = |names: &[Name]| {
            let is_listed = |name: &Name| listed().any(|seat| seat.name == *name);
            names.iter().all(is_listed)
        };
        self.class.has_ended = class.state.running().is_none();
        let is_empty = listed().next().is_none();
        self.class.opens.take_if(|new| is_same(&new.names));
        let title = self.class.title.clone();
        let is_new = !title.is_empty() && title != class.state.title;
        // A class of nobody is not worth a question.
        if self.class.opens.is_some() && is_empty {
            self.settle_list(false);
        } else if self.class.opens.is_none() && self.class.teaches && is_new {
            self.act_in_class(ClassAct::Title(title));
        }
        self.announce_class();
        self.note_own(words);
    }

    /// Lets the host in this program say on the network which class it serves.
    fn announce_class(&mut self) {
        let title = self.class().map(|class| class.state.title.clone());
        if let Some((title, hosting)) = title.zip(self.hosting.as_mut()) {
            hosting.announce_class(&title);
        }
    }

    /// Notes where the person waits or sits, or whether it teaches, and says why if that is no longer so.
    fn note_own(&mut self, words: &Words) {
        let is_host = self.is_host();
        let Some(class) = self.client.as_ref().and_then(|client| client.class()) else { return };
        match class.own.teaches {
            true => self.class.teaches = true,
            false if self.class.teaches && !is_host => {
                self.class.over = Some(words.class.taken_back);
            }
            false => {}
        }
        self.class.door = class.own.door;
        let lost = std::mem::replace(&mut self.class.seat, class.own.seat);
        let Some(lost) = lost.filter(|_| class.own.seat.is_none()) else {
            if class.own.seat.is_some() {
                self.problem = None;
            }
            return;
        };
        let there = class.state.seats.get(usize::from(lost));
        let why = match there {
            Some(there) if there.is_removed => words.class.off_list,
            Some(there) if there.is_taken => words.class.seat_moved,
            // The child has left it.
            _ => return,
        };
        self.set_problem(Place::Class, why.to_owned());
    }

    /// Leads from a board whose game is over back to the page of the class, once what ran has ended.
    pub(super) fn leave_ended_board(&mut self) {
        let is_over = |joined: &Joined| matches!(joined.state.phase, Phase::Over(_));
        if self.class.has_ended && self.joined_in_class().is_some_and(is_over) {
            self.class.has_ended = false;
            self.step_out();
        }
    }
}
