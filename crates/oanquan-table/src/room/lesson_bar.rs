//! The bar of a lesson of Ô ăn quan: its heading, and the ways to the other lessons.

use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::{
    Context, Id, Rect, RichText, Role, ScrollArea, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};
use oanquan_engine::Theme;
use study::lesson::{LessonAction, LessonView};
use study::trial::TrialAction;
use table::page::{TOOLBAR_MARGIN, toolbar};
use ui_kit::theme::{Palette, sizes, touch};
use window::Command;
use window::icons::Icon;
use window::switch::small_switch;
use window::widgets::{ButtonLook, Face, command_button, cut_to_fit, explain, strong, width_of};

use super::settings::learnt;
use crate::OAnQuan;
use crate::controller::{Chapter, Lesson, Topic};
use crate::room::OAnQuanSentences;

/// A way from a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonLink {
    /// The lesson about this topic, from its first task.
    Topic(Topic),
    /// The puzzles of this theme.
    Puzzles(Theme),
    /// A first game.
    FirstGame,
    /// This lesson or, if it is complete, the next one.
    Learn,
}

/// The lesson.
type View<'a> = LessonView<'a, OAnQuan>;
/// What the learner requests.
type Wanted = TrialAction<OAnQuan, LessonAction<LessonLink>>;

/// The minimum width of the bar for the sound and music switches.
const WITH_SOUND: f32 = 760.0;
/// The height below which the board can spare none for a second row.
const LOW: f32 = 480.0;
/// The minimum width of the button of a lesson.
const NARROWEST: f32 = 32.0;
/// The gap between groups, and within one.
const GROUPS: f32 = 10.0;
const GAP: f32 = 4.0;
/// The font size of the heading, and how many times larger it is at most.
const HEADING: f32 = 16.0;
const LARGEST: f32 = 1.4;
/// The minimum width of the heading, and of the number of the lesson in its place.
const MIN_HEADING: f32 = 90.0;
const MIN_COUNT: f32 = 36.0;

/// Returns how many rows the bar has in a room of this size: a second one has the buttons of the lessons if they do not
/// all have room in the first, and if the board can spare the height.
pub(super) fn rows(ctx: &Context, lesson: &Lesson, room: Vec2) -> usize {
    // Menu, restart and the other chapter.
    let buttons = 3 + lesson.topic().chapter().topics().len();
    let taken = buttons as f32 * (touch::target(ctx) + GAP) + 2.0 * GROUPS + MIN_COUNT;
    let fits = taken <= room.x - 2.0 * TOOLBAR_MARGIN;
    if fits || room.y < LOW { 1 } else { 2 }
}

/// Draws the bar: menu, restart, and one button per lesson. Returns what the learner requested.
pub(super) fn lesson_bar(ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Wanted> {
    let first = rect.with_max_y(rect.top() + sizes::BAR);
    let second = rect.with_min_y(first.bottom());
    let has_second = second.height() > 0.0;
    let action = toolbar(ui, first, |ui| first_row(ui, view, first.width(), has_second));
    let chosen = has_second.then(|| {
        toolbar(ui, second, |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            lesson_buttons(ui, view, touch::target(ui))
        })
    });
    chosen.flatten().or(action)
}

/// Draws all of a bar, or its upper row above the buttons of the lessons. Returns what the learner requested.
fn first_row(ui: &mut Ui, view: &View<'_>, width: f32, has_second: bool) -> Option<Wanted> {
    let words = view.room.words;
    let topic = view.live.lesson().topic();
    let mut action = None;
    ui.spacing_mut().item_spacing.x = GAP;
    let with_words = width >= sizes::WORDS_WIDTH;
    let look = ButtonLook { enabled: true, on: None, words: with_words, instead: None };
    if command_button(ui, words, Command::Menu, look) {
        action = Some(TrialAction::from(Command::Menu));
    }
    let text = with_words.then_some(words.learn.restart);
    let enabled = view.live.lesson().has_begun() || view.live.played().turn_count() > 0;
    let face = Face { icon: Some(Icon::Undo), text, enabled, ..Face::default() };
    let again = face.button(ui);
    if !with_words {
        explain(&again, words.learn.restart);
    }
    again.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, words.learn.restart));
    if again.clicked() {
        action = Some(to(topic));
    }
    let with_sound = width >= WITH_SOUND;
    let lessons = if has_second { 0 } else { topic.chapter().topics().len() };
    let target = touch::target(ui);
    let beside = 1 + if with_sound { 4 } else { 0 };
    ui.add_space(GROUPS);
    let free = ui.available_width() - beside as f32 * (target + GAP);
    let room = free - lessons as f32 * (target + GAP) - GROUPS;
    if room > 0.0 {
        ui.allocate_ui_with_layout(vec2(room, target), *ui.layout(), |ui| {
            ui.set_width(room);
            heading(ui, view);
        });
    }
    if with_sound {
        let settings = view.room.settings;
        for (command, on) in
            [(Command::Effects, settings.effects), (Command::Music, settings.music)]
        {
            if small_switch(ui, words, command, on) {
                action = Some(TrialAction::from(command));
            }
        }
        ui.add_space(GROUPS - GAP);
    }
    if !has_second {
        action = match room > 0.0 {
            true => lesson_buttons(ui, view, target),
            false => squeezed(ui, view, free),
        }
        .or(action);
    }
    if let Some(topic) = chapter_button(ui, view, topic.chapter().other()) {
        action = Some(to(topic));
    }
    action
}

/// Draws the buttons of all lessons in this much room: narrower or, if even that is too little, to be scrolled, with half
/// a button at the end. Returns the way to the one that was pressed.
fn squeezed(ui: &mut Ui, view: &View<'_>, room: f32) -> Option<Wanted> {
    let count = view.live.lesson().topic().chapter().topics().len() as f32;
    let width = room / count - GAP;
    if width >= NARROWEST {
        return lesson_buttons(ui, view, width);
    }
    let whole = ((room / (NARROWEST + GAP)) - 0.5).floor().max(1.0);
    let width = (room / (whole + 0.5) - GAP).max(NARROWEST);
    let strip = vec2((room - GAP).max(NARROWEST), touch::target(ui));
    let layout = *ui.layout();
    let shown = ui.allocate_ui_with_layout(strip, layout, |ui| {
        let area =
            ScrollArea::horizontal().scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
        area.show(ui, |ui| lesson_buttons(ui, view, width)).inner
    });
    shown.inner
}

/// Draws the buttons of all lessons of the chapter, each of this width. Returns the way to the one that was pressed.
fn lesson_buttons(ui: &mut Ui, view: &View<'_>, width: f32) -> Option<Wanted> {
    let mut action = None;
    for &topic in view.live.lesson().topic().chapter().topics() {
        if lesson_button(ui, view, topic, width) {
            action = Some(to(topic));
        }
    }
    action
}

/// Draws the heading of the lesson, shorter if there is no room for it.
fn heading(ui: &mut Ui, view: &View<'_>) {
    let (words, topic) = (view.room.words, view.live.lesson().topic());
    let (number, all) = (topic.number(), topic.chapter().topics().len());
    let name = words.oanquan().topic(topic);
    let whole = words.learn.heading(topic.chapter() == Chapter::Tactics, number, all, name);
    let count = words.learn.count(number, all);
    let room = ui.available_width();
    let larger = HEADING * view.room.text_scale.clamp(1.0, LARGEST);
    let text = |text: &str, size: f32| strong(text).size(size);
    let fits = |text: &RichText| width_of(ui, text.clone(), TextStyle::Body) <= room;
    let all = [(whole.as_str(), larger), (name, larger), (&whole, HEADING), (name, HEADING)];
    let shown = all.into_iter().map(|(heading, size)| text(heading, size)).find(fits);
    let shown = shown.or_else(|| match room > MIN_HEADING {
        true => Some(text(name, HEADING)),
        false => Some(text(&count, HEADING)).filter(fits),
    });
    if let Some(shown) = shown {
        let shown = cut_to_fit(ui, shown);
        shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    }
}

/// Returns the way to another lesson.
fn to(topic: Topic) -> Wanted {
    TrialAction::Step(LessonAction::Link(LessonLink::Topic(topic)))
}

/// Draws the button of a lesson of this width: its number, and a tick if the lesson is completed. Returns
/// whether it was pressed.
fn lesson_button(ui: &mut Ui, view: &View<'_>, topic: Topic, width: f32) -> bool {
    let palette = Palette::current(ui.ctx());
    let now = view.live.lesson().topic() == topic;
    let is_learnt = learnt(view.room.settings).contains(&topic);
    let number = topic.number();
    let tactics = topic.chapter() == Chapter::Tactics;
    let name = view.room.words.oanquan().topic(topic);
    let label = view.room.words.learn.lesson(tactics, number, name, is_learnt);
    let number = number.to_string();
    let face = Face { text: Some(&number), ..Face::default() };
    let response = face.button_of_width(ui, width);
    explain(&response, &label);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, now, &label));
    let id = Id::unique("lesson in sight");
    if now && ui.data(|data| data.get_temp::<Topic>(id)) != Some(topic) {
        ui.data_mut(|data| data.insert_temp(id, topic));
        response.scroll_to_me(None);
    }
    let painter = ui.painter();
    let rect = response.rect;
    if now {
        let stroke = Stroke::new(3.0, palette.accent);
        painter.rect_stroke(rect, f32::from(sizes::ROUND), stroke, StrokeKind::Inside);
    }
    if is_learnt {
        let tick = [vec2(-4.0, 0.0), vec2(-1.0, 3.0), vec2(4.5, -4.0)];
        let at = rect.right_bottom() - vec2(9.0, 9.0);
        let points = tick.map(|offset| at + offset).to_vec();
        painter.add(Shape::line(points, Stroke::new(2.5, palette.accent)));
    }
    response.clicked()
}

/// Draws the button that opens another chapter. Returns its first lesson not yet learnt if it was
/// pressed.
fn chapter_button(ui: &mut Ui, view: &View<'_>, chapter: Chapter) -> Option<Topic> {
    let label = view.room.words.oanquan().chapter(chapter);
    let icon = match chapter {
        Chapter::Basics => Icon::Earlier,
        Chapter::Tactics => Icon::Later,
    };
    let face = Face { icon: Some(icon), ..Face::default() };
    let response = face.button(ui);
    explain(&response, label);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    response.clicked().then(|| chapter.next(&learnt(view.room.settings)))
}
