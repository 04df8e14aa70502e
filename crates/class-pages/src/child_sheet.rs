//! The sheet with what the teacher can do about a child.

use basics::{Level, Name, Opponent};
use class::USUAL_LEVEL;
use client::InClass;
use eframe::egui::{Label, Ui};
use messages::{ClassAct, ClassSeat, ClassState, Stage};
use ui_kit::drawn::drawn;
use ui_kit::typing::{Typing, name_field};
use window::dialogs::{Dialog, DialogOver, Effect, Question, close, closing, effect};
use window::switch::switch;
use window::together::{STAND_IN, Together};
use window::widgets::{
    button_width, dialog, focus_first, row_label, select, wide_button, words_and_buttons,
};
use window::{RoomEntry, ScreenContext};
use window_words::Words;

use crate::screen::save_progress;

/// The width of the sheet.
const WIDTH: f32 = 440.0;
/// The width of the fields for the name and the level.
const NAME: f32 = 240.0;

/// The sheet.
pub struct ChildSheet {
    rooms: &'static [RoomEntry],
    seat: u16,
    name: Name,
    typing: Typing,
    /// The child against whom this one is to play.
    other: Option<u16>,
}

/// What the teacher asks for.
enum Asked {
    Act(ClassAct),
    Sheet,
    Remove,
}

impl ChildSheet {
    /// Returns the sheet of a child that the class has.
    pub(crate) fn of(seat: u16, rooms: &'static [RoomEntry], together: &Together) -> Option<Self> {
        let there = together.class()?.state.seats.get(usize::from(seat))?;
        let (name, typing) = (there.name.clone(), Typing::default());
        Some(ChildSheet { rooms, seat, name, typing, other: None })
    }

    fn content(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        class: &InClass,
        there: &ClassSeat,
    ) -> Option<Asked> {
        let (own, seat) = (&words.class, self.seat);
        let mut asked = None;
        if let Some(digits) = class.own.all.get(usize::from(seat)) {
            ui.add(Label::new(own.digits_of(&digits.to_string())).wrap());
        }
        row_label(ui, own.name);
        ui.horizontal_wrapped(|ui| {
            let width = NAME.min(ui.available_width());
            let field = (own.name, width);
            if let Some(name) = name_field(ui, words, &mut self.typing, field, &self.name, "") {
                self.name = name;
            }
            let label = own.rename;
            ui.add_enabled_ui(self.name != there.name, |ui| {
                if wide_button(ui, label, button_width(ui, label), false).clicked() {
                    let name = self.name.clone();
                    asked = Some(Asked::Act(ClassAct::Rename { seat, name }));
                }
            });
        });
        let toggle = |ui: &mut Ui, label: &str, on: bool, act: ClassAct| {
            let width = ui.available_width();
            switch(ui, None, label, true, on, width).clicked().then_some(Asked::Act(act))
        };
        let (mute, sit_out) = (!there.is_muted, !there.sits_out);
        let act = ClassAct::Mute { seat, on: mute };
        asked = toggle(ui, own.may_speak, mute, act).or(asked);
        let act = ClassAct::SitOut { seat, on: sit_out };
        asked = toggle(ui, own.takes_part, sit_out, act).or(asked);
        let named = Level::ALL.map(|level| (level, words.opponent_name(Opponent::Level(level))));
        let levels: Vec<(Level, &str)> =
            named.iter().map(|(level, name)| (*level, name.as_str())).collect();
        let before = there.level.unwrap_or(USUAL_LEVEL);
        let mut level = before;
        row_label(ui, own.level);
        select(ui, own.level, &levels, NAME, &mut level);
        if level != before {
            asked = Some(Asked::Act(ClassAct::Level { seat, level }));
        }
        let plays = class.state.table_of(seat).is_some_and(|table| table.result.is_none());
        let is_here = class.presence.here.contains(&seat);
        if plays && (!is_here || there.stand_in.is_some()) {
            let on = there.stand_in.is_some();
            let level = (!on).then_some(STAND_IN);
            let act = ClassAct::StandIn { seat, level };
            asked = toggle(ui, own.stand_in, on, act).or(asked);
        }
        asked = self.pairing(ui, words, class).map(Asked::Act).or(asked);
        ui.horizontal_wrapped(|ui| {
            let mut button = |label: &str, wanted: Asked| {
                if wide_button(ui, label, button_width(ui, label), false).clicked() {
                    asked = Some(wanted);
                }
            };
            button(own.progress, Asked::Sheet);
            button(own.remove, Asked::Remove);
        });
        asked
    }
}

impl ChildSheet {
    /// Draws the choice of another child to play, while the class plays at boards. Returns what the teacher asks for.
    fn pairing(&mut self, ui: &mut Ui, words: &Words, class: &InClass) -> Option<ClassAct> {
        let (own, seat, state) = (&words.class, self.seat, &class.state);
        state.running().filter(|it| it.stage == Stage::Running && !it.activity.is_alone())?;
        let plays = |seat: u16| {
            let table = state.table_of(seat).filter(|table| table.result.is_none());
            table.is_some_and(ClassState::counts)
        };
        let is_free = |seat: &u16| class.presence.here.contains(seat) && !plays(*seat);
        if !is_free(&seat) {
            return None;
        }
        let name = |seat: u16| drawn(state.seats[usize::from(seat)].name.as_str());
        let others = (0..state.seats.len() as u16).filter(|it| *it != seat && is_free(it));
        let named: Vec<(u16, String)> = others.map(|seat| (seat, name(seat))).collect();
        let others = named.iter().map(|(seat, name)| (Some(*seat), name.as_str()));
        let choices: Vec<_> = [(None, own.nobody_chosen)].into_iter().chain(others).collect();
        self.other = self.other.filter(|other| is_free(other));
        row_label(ui, own.pair_with);
        select(ui, own.pair_with, &choices, NAME, &mut self.other);
        let other = self.other?;
        let is_pressed = wide_button(ui, own.pair, button_width(ui, own.pair), false).clicked();
        is_pressed.then_some(ClassAct::Pair { seats: [seat, other] })
    }
}

/// Asks whether a child loses its seat.
fn ask_to_remove(seat: u16, context: &mut ScreenContext<'_>) {
    let words = context.parts.words();
    let class = context.parts.together.class();
    let Some(there) = class.and_then(|it| it.state.seats.get(usize::from(seat))) else { return };
    let heading = words.class.remove_heading(&drawn(there.name.as_str()));
    let yes = closing(move |_, context| {
        context.parts.together.act_in_class(ClassAct::Remove { seat });
    });
    let answers = [(words.library.cancel, close()), (words.class.remove, yes)];
    context.parts.dialogs.open(Question::new(heading, words.class.remove_question, answers));
}

impl Dialog for ChildSheet {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let words = over.words();
        let class = over.parts.together.class();
        let seat = self.seat;
        let there = class.and_then(|class| class.state.seats.get(usize::from(seat)));
        let Some((class, there)) = class.zip(there) else { return Some(close()) };
        let mut asked = None;
        let heading = drawn(there.name.as_str());
        let (pressed, closed) = dialog(ui, "child", &heading, WIDTH, |ui| {
            let content = |ui: &mut Ui| asked = self.content(ui, words, class, there);
            words_and_buttons(ui, content, |ui| {
                let close = wide_button(ui, words.close, button_width(ui, words.close), true);
                focus_first(ui, &close);
                close.clicked()
            })
        });
        match asked {
            Some(Asked::Act(act)) => {
                Some(effect(move |_, context| context.parts.together.act_in_class(act)))
            }
            Some(Asked::Sheet) => {
                let rooms = self.rooms;
                Some(closing(move |_, context| save_progress(Some(seat), rooms, context)))
            }
            Some(Asked::Remove) => Some(closing(move |_, context| ask_to_remove(seat, context))),
            None => (pressed || closed).then(close),
        }
    }

    fn typing(&mut self) -> Option<&mut Typing> {
        Some(&mut self.typing)
    }
}
