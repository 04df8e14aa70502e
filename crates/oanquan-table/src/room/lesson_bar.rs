//! The bar of a lesson of Ô ăn quan: its heading, and the ways to the other lessons.

use eframe::egui::{Rect, Role, Shape, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, vec2};
use study::lesson::{LessonAction, LessonView};
use study::trial::TrialAction;
use table::page::toolbar;
use ui_kit::theme::{Palette, sizes, touch};
use window::Command;
use window::icons::Icon;
use window::switch::small_switch;
use window::widgets::{ButtonLook, Face, command_button, cut_to_fit, explain, strong, width_of};

use super::lesson::Way;
use super::settings::learnt;
use crate::OAnQuan;
use crate::controller::{Chapter, Topic};
use crate::room::OAnQuanSentences;

/// The lesson.
type View<'a> = LessonView<'a, OAnQuan>;
/// What the learner requests.
type Wanted = TrialAction<OAnQuan, LessonAction<Way>>;

/// The minimum width of the bar for the sound and music switches.
const WITH_SOUND: f32 = 760.0;
/// The gap between groups.
const GROUPS: f32 = 10.0;
/// The minimum width of the heading, and of the number of the lesson in its place.
const MIN_HEADING: f32 = 90.0;
const MIN_COUNT: f32 = 36.0;

/// Draws the bar: menu, restart, and one button per lesson. Returns what the learner requested.
pub(super) fn lesson_bar(ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Wanted> {
    let words = view.room.words;
    let topic = view.live.lesson().topic();
    toolbar(ui, rect, |ui| {
        let mut action = None;
        ui.spacing_mut().item_spacing.x = 4.0;
        let with_words = rect.width() >= sizes::WORDS_WIDTH;
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
        let (target, gap) = (touch::target(ui), ui.spacing().item_spacing.x);
        let with_sound = rect.width() >= WITH_SOUND;
        let all = topic.chapter().topics();
        let others = 1 + if with_sound { 4 } else { 0 };
        let most = |heading: f32| {
            let room = ui.available_width() - heading - 2.0 * GROUPS;
            ((room / (target + gap)) as usize).saturating_sub(others).max(1)
        };
        // The buttons of a part of the lessons do not show how many there are.
        let most = if most(0.0) < all.len() { most(MIN_COUNT) } else { most(0.0) };
        let topics = around(all, topic.number() - 1, most);
        // Beside a part of the numbers, an arrow would seem to lead to the others.
        let is_at_edge = match topic.chapter() {
            Chapter::Basics => topics.last() == all.last(),
            Chapter::Tactics => topics.first() == all.first(),
        };
        let buttons = topics.len() + others - usize::from(!is_at_edge);
        let room = ui.available_width() - buttons as f32 * (target + gap) - 2.0 * GROUPS;
        ui.add_space(GROUPS);
        ui.allocate_ui_with_layout(vec2(room.max(0.0), target), *ui.layout(), |ui| {
            ui.set_width(room.max(0.0));
            heading(ui, view, topics.len() < all.len());
        });
        if with_sound {
            let settings = view.room.settings;
            for (command, on) in
                [(Command::Effects, settings.effects), (Command::Music, settings.music)]
            {
                if small_switch(ui, words, command, on) {
                    action = Some(TrialAction::from(command));
                }
            }
            ui.add_space(GROUPS - gap);
        }
        for &topic in topics {
            if lesson_button(ui, view, topic) {
                action = Some(to(topic));
            }
        }
        if is_at_edge && let Some(topic) = chapter_button(ui, view, topic.chapter().other()) {
            action = Some(to(topic));
        }
        action
    })
}

/// Draws the heading of the lesson, shorter if there is no room for it. Beside the buttons of `some` of the lessons, it
/// says how many there are.
fn heading(ui: &mut Ui, view: &View<'_>, some: bool) {
    let (words, topic) = (view.room.words, view.live.lesson().topic());
    let (number, all) = (topic.number(), topic.chapter().topics().len());
    let name = words.oanquan().topic(topic);
    let whole = words.learn.heading(topic.chapter() == Chapter::Tactics, number, all, name);
    let count = words.learn.count(number, all);
    let room = ui.available_width();
    let strong = |text: &str| strong(text).size(16.0);
    let fits = |text: &str| width_of(ui, strong(text), TextStyle::Body) <= room;
    let shown = match () {
        () if fits(&whole) => Some(whole.as_str()),
        () if !some && room > MIN_HEADING => Some(name),
        () => Some(count.as_str()).filter(|count| fits(count)),
    };
    if let Some(shown) = shown {
        let shown = cut_to_fit(ui, strong(shown));
        shown.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    }
}

/// Returns the `most` topics among which is that at `index`. They change only after each `most`, so that buttons keep
/// their places.
fn around(topics: &[Topic], index: usize, most: usize) -> &[Topic] {
    let most = most.min(topics.len());
    let first = (index / most * most).min(topics.len() - most);
    &topics[first..first + most]
}

/// Returns the way to another lesson.
fn to(topic: Topic) -> Wanted {
    TrialAction::Step(LessonAction::Way(Way::Topic(topic)))
}

/// Draws the button of a lesson: its number, and a tick if the lesson is completed. Returns
/// whether it was pressed.
fn lesson_button(ui: &mut Ui, view: &View<'_>, topic: Topic) -> bool {
    let palette = Palette::current(ui.ctx());
    let now = view.live.lesson().topic() == topic;
    let is_learnt = learnt(view.room.settings).contains(&topic);
    let number = topic.number();
    let tactics = topic.chapter() == Chapter::Tactics;
    let name = view.room.words.oanquan().topic(topic);
    let label = view.room.words.learn.lesson(tactics, number, name, is_learnt);
    let number = number.to_string();
    let face = Face { text: Some(&number), ..Face::default() };
    let response = face.button(ui);
    explain(&response, &label);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, now, &label));
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
