//! What a child sees at its seat while no board is open: who it is, how its game ended, and whom it can invite.

use client::InClass;
use eframe::egui::{Label, Sense, Ui, vec2};
use messages::{Activity, ClassAct, ClassState, Stage, TablePlayer};
use ui_kit::button_grid::button_grid;
use ui_kit::drawn::drawn;
use ui_kit::faces::{Portrait, paint_portrait};
use window::together::{look_to_front, own_result, results};
use window::widgets::{bold, button_width, strong, wide_button};
use window_words::Words;

use super::super::faces::faces;
use super::{ChildAction, NAME_WIDTH, TogetherAction, TogetherPage, button, name_of, say};

/// The side of the face of the child.
const FACE: f32 = 64.0;

/// Draws the page. Returns what the child asks for.
pub(super) fn seated(
    ui: &mut Ui,
    page: &TogetherPage<'_>,
    class: &InClass,
    seat: u16,
) -> Option<TogetherAction> {
    let own = &page.words.class;
    let face = class.state.seats.get(usize::from(seat)).map_or(0, |there| there.face);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::hover());
        paint_portrait(ui.painter(), rect, Portrait::Person(face));
        ui.add(Label::new(bold(name_of(class, seat), 24.0)).wrap());
    });
    let mut action = None;
    if class.state.paused.is_some() {
        look_to_front(ui, page.words);
    } else {
        action = what_goes_on(ui, page, class, seat).map(TogetherAction::InClass);
    }
    ui.separator();
    if let Some(digits) = class.own.digits {
        ui.add(Label::new(own.your_digits(&digits.to_string())).wrap());
    }
    ui.label(strong(own.your_face));
    if let Some(face) = faces(ui, page.words, face) {
        action = Some(TogetherAction::SetFace(face));
    }
    if !plays(&class.state, seat) && button(ui, own.not_me) {
        action = Some(TogetherAction::InClass(ChildAction::Act(ClassAct::Rise)));
    }
    action
}

/// Draws how the last game ended, and what follows.
fn what_goes_on(
    ui: &mut Ui,
    page: &TogetherPage<'_>,
    class: &InClass,
    seat: u16,
) -> Option<ChildAction> {
    let (words, own, state) = (page.words, &page.words.class, &class.state);
    let is_round = state.current.as_ref().is_some_and(|it| it.activity == Activity::Round);
    if is_round && state.rounds.last().is_some_and(|round| round.free == Some(seat)) {
        ui.add(Label::new(strong(own.bye)).wrap());
        if plays(state, seat) {
            ui.add(Label::new(own.bye_plays).wrap());
        }
    } else if let Some(result) = own_result(class) {
        let other = player(words, class, result.other);
        let text = match result.won {
            Some(true) => own.won(&other),
            Some(false) => own.lost(&other),
            None => own.drew(&other),
        };
        ui.add(Label::new(strong(text)).wrap());
    }
    if state.current.as_ref().is_some_and(|it| it.activity.is_task()) {
        tally(ui, words, class, seat);
    }
    if page.together.is_out() {
        let tasks = page.together.tasks().is_some();
        let goes_on = plays(state, seat) || page.together.is_exercise() || tasks;
        let label = if goes_on { own.to_board } else { own.see_game };
        let to_board = wide_button(ui, label, button_width(ui, label), goes_on).clicked();
        if goes_on || to_board {
            return to_board.then_some(ChildAction::ToBoard);
        }
    }
    let invites =
        |it: &messages::Current| it.activity == Activity::FreePlay && it.stage == Stage::Running;
    if state.running().is_some_and(invites) && !plays(state, seat) {
        return invitations(ui, words, class, seat);
    }
    if page.lacks_tasks {
        say(ui, own.unknown_tasks);
    }
    say(ui, own.wait);
    None
}

/// Draws how many puzzles or steps the child has solved and, if the teacher wants that, all others.
fn tally(ui: &mut Ui, words: &Words, class: &InClass, own: u16) {
    let there = class.state.seats.get(usize::from(own)).map(|there| &there.progress);
    let [solved, tried] = there.map_or([0; 2], |it| [it.solved, it.tried].map(usize::from));
    say(ui, &words.class.solved(solved, tried));
    let current = class.state.current.as_ref();
    if !current.is_some_and(|it| matches!(it.activity, Activity::Puzzles { shown: true, .. })) {
        return;
    }
    ui.add(Label::new(words.class.solved_by).wrap());
    for (name, solved) in results(class) {
        ui.add(Label::new(format!("{solved} · {name}")).wrap());
    }
}

/// Returns whether a game of a child goes on.
fn plays(state: &ClassState, seat: u16) -> bool {
    state.table_of(seat).is_some_and(|table| table.result.is_none())
}

/// Returns the name of a player at a table.
fn player(words: &Words, class: &InClass, player: TablePlayer) -> String {
    match player {
        TablePlayer::Seat(seat) => name_of(class, seat),
        TablePlayer::Computer(level) => words.class.computer_named(words.home.character(level)),
        TablePlayer::Teacher => drawn(class.state.teacher.as_str()),
    }
}

/// Draws who invites the child, and whom it can invite.
fn invitations(ui: &mut Ui, words: &Words, class: &InClass, own: u16) -> Option<ChildAction> {
    let state = &class.state;
    let seats = || (0..).zip(&state.seats);
    let mut act = None;
    for (seat, _) in seats().filter(|(_, there)| there.invites == Some(own)) {
        say(ui, &words.class.invites(&name_of(class, seat)));
        ui.push_id(seat, |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = words.together.accept;
                if wide_button(ui, label, button_width(ui, label), true).clicked() {
                    act = Some(ClassAct::Reply { seat, yes: true });
                }
                if button(ui, words.together.decline) {
                    act = Some(ClassAct::Reply { seat, yes: false });
                }
            });
        });
    }
    let invited = state.seats.get(usize::from(own)).and_then(|there| there.invites);
    if let Some(other) = invited {
        say(ui, &words.class.invited(&name_of(class, other)));
        if button(ui, words.together.withdraw) {
            act = Some(ClassAct::Invite { seat: None });
        }
        return act.map(ChildAction::Act);
    }
    let is_free =
        |seat: u16| seat != own && class.presence.here.contains(&seat) && !plays(state, seat);
    let free: Vec<u16> = seats().map(|(seat, _)| seat).filter(|seat| is_free(*seat)).collect();
    say(ui, if free.is_empty() { words.class.nobody_free } else { words.class.invite });
    let names: Vec<(String, bool)> =
        free.iter().map(|seat| (name_of(class, *seat), true)).collect();
    if let Some(place) = button_grid(ui, &names, NAME_WIDTH) {
        act = Some(ClassAct::Invite { seat: Some(free[place]) });
    }
    act.map(ChildAction::Act)
}
