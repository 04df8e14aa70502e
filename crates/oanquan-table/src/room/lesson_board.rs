//! The page of a lesson of Ô ăn quan: the board, and the teacher's instructions and explanations.

use eframe::egui::{
    Align, Id, Layout, Rect, Role, Shape, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};
use frame::icons::Icon;
use frame::switch::small_switch;
use frame::table::words_line::Growth;
use frame::table::{LessonAction, LessonView, Pressed, Requested, TrialAction, TrialTask};
use frame::widgets::{
    ButtonLook, Face, button_width, command_button, cut_to_fit, explain, frame, strong,
    wide_button, width_of,
};
use frame::{Action, Command, RoomView};
use oanquan::{BySide, Side};
use ui_kit::theme::{Palette, sizes, touch};

use super::board_view::{BoardView as BoardPicture, Previewed, board_view};
use super::lesson::Way;
use super::plate::{PlayerView, plate};
use super::plated_board::PlatedBoard;
use super::refusal::notice;
use super::settings::learnt;
use super::trial_board::on_trial;
use crate::OAnQuan;
use crate::controller::{Chapter, Exercise, Named, TaskProgress, Topic};
use crate::room::OAnQuanSentences;
use crate::room::board::{BoardInput, BoardLayout, BoardState, StoreLayout, paint_bed};
use crate::room::live_game::PlayedOAnQuan;
use crate::room::tries::spoken;

/// The contents of the page of a lesson.
type View<'a> = LessonView<'a, OAnQuan>;
/// What the learner requests.
type Wanted = TrialAction<OAnQuan, LessonAction<Way>>;

/// The minimum window height for the players' plates.
const WITH_PLATES: f32 = 340.0;
/// The minimum toolbar width for the sound and music switches.
const WITH_SOUND: f32 = 760.0;
/// The window width below which the teacher's buttons are one below the other, if there is height.
const STACKED: f32 = 560.0;
/// The gap between groups in the toolbar.
const GROUPS: f32 = 10.0;
/// The minimum width of the heading, and of the number of the lesson in its place.
const MIN_HEADING: f32 = 90.0;
const MIN_COUNT: f32 = 36.0;
/// The width of the button that continues the lesson.
const NEXT: f32 = 150.0;

/// The areas of the screen.
struct LessonLayout {
    bar: Rect,
    /// The plates of the far and the near side.
    plates: Option<[Rect; 2]>,
    board: Rect,
    teacher: Rect,
}

impl LessonLayout {
    fn of(room: Rect, growth: f32) -> Self {
        let tall = room.height() >= sizes::TALL;
        let gap = if tall { 10.0 } else { 4.0 };
        let height = match (tall, room.width() < STACKED) {
            (true, true) => 32.0 + sizes::narrow_line(room.height(), 1.0),
            (true, false) => 84.0,
            (false, _) => 62.0,
        };
        let height = height + growth;
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::BAR));
        let teacher = Rect::from_min_max(pos2(room.left(), room.bottom() - height), room.max);
        let inner = Rect::from_min_max(
            pos2(room.left() + gap, bar.bottom() + gap),
            pos2(room.right() - gap, teacher.top() - gap),
        );
        if room.height() < WITH_PLATES {
            return LessonLayout { bar, plates: None, board: inner, teacher };
        }
        let PlatedBoard { far, board, near } = PlatedBoard::of(inner);
        LessonLayout { bar, plates: Some([far, near]), board, teacher }
    }
}

/// Draws a lesson.
pub fn learn(ui: &mut Ui, view: &View<'_>) -> Requested<OAnQuan, LessonAction<Way>> {
    let lesson_layout = LessonLayout::of(ui.max_rect(), Growth::PANEL.of(ui.ctx()));
    let action = toolbar(ui, lesson_layout.bar, view);
    let words = view.room.words;
    let names = BySide::from(vec![words.you.to_owned(), words.learn.other_side.to_owned()]);
    let layout =
        BoardLayout::new(lesson_layout.board, 2, Side::NEAR).with_larger_numbers(view.room.letters);
    paint_bed(ui.painter(), view.room.sprites, &layout);
    let stores = match lesson_layout.plates {
        Some([far, near]) => {
            let store = player(ui, Side::NEAR, near, &names, view);
            if named(view).contains(&Named::Store) {
                mark_store(ui, near);
            }
            BySide::from(vec![store, player(ui, Side::FAR, far, &names, view)])
        }
        // Without plates, the stores are outside the window.
        None => BySide::from_fn(2, |side| match side {
            Side::NEAR => {
                lesson_layout.board.translate(vec2(0.0, 2.0 * lesson_layout.board.height()))
            }
            _ => lesson_layout.board.translate(vec2(0.0, -2.0 * lesson_layout.board.height())),
        }),
    };
    let stores = StoreLayout { store_rects: stores };
    let (state, pressed) = board(ui, lesson_layout.board, &layout, view, (&stores, names));
    let next = teacher(ui, lesson_layout.teacher, view).map(TrialAction::Step);
    let action = next.or(action).or(pressed.map(on_trial));
    (action, [state.hot, state.armed])
}

/// Draws the buttons above the board: menu, restart, and one button per lesson.
fn toolbar(ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Wanted> {
    let palette = Palette::current(ui.ctx());
    let words = view.room.words;
    let topic = view.live.lesson().topic();
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let mut action = None;
    let inner = rect.shrink2(vec2(8.0, (rect.height() - touch::target(ui)) / 2.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let with_words = rect.width() >= sizes::WORDS_WIDTH;
        let look = ButtonLook { enabled: true, on: None, words: with_words, instead: None };
        if command_button(ui, words, Command::Menu, look) {
            action = Some(TrialAction::Do(Action::Do(Command::Menu)));
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
                    action = Some(TrialAction::Do(Action::Do(command)));
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
    });
    action
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

/// Draws the plate of a player. Returns the area left for captured stones.
fn player(ui: &mut Ui, side: Side, rect: Rect, names: &BySide<String>, view: &View<'_>) -> Rect {
    let live_game = view.live.live_game();
    let shown = live_game.shown();
    let heaps = shown.stage().heaps();
    let is_counting = shown.stage().is_counting();
    let to_move = side == Side::NEAR && view.live.progress() != TaskProgress::Done && !is_counting;
    let shown = PlayerView {
        words: view.room.words,
        name: &names[side],
        short_name: &names[side],
        points: heaps.points(side),
        counted: shown.stage().counted(side),
        gain: shown.gain(side),
        debt: shown.stage().debt(side),
        to_move,
        thinking: false,
        clock: None,
        letters: view.room.letters,
        fields: None,
        portrait: None,
    };
    plate(ui, rect, &shown)
}

/// Returns what the teacher's text names, to be marked. While stones move because of a turn, that is
/// nothing.
fn named(view: &View<'_>) -> Vec<Named> {
    let live = view.live;
    let is_turn = live.live_game().presenter().is_moving() && !live.is_preparing();
    if is_turn || live.is_wrong() { Vec::new() } else { live.lesson().named() }
}

/// Marks the captured stones and the points of a player, whose area is `rect`.
fn mark_store(ui: &Ui, rect: Rect) {
    let palette = Palette::current(ui.ctx());
    let colours = [palette.badge, palette.ring];
    frame(ui.painter(), rect.shrink(2.0), f32::from(sizes::ROUND), colours);
}

fn board(
    ui: &mut Ui,
    room: Rect,
    layout: &BoardLayout,
    view: &View<'_>,
    (stores, owners): (&StoreLayout, BySide<String>),
) -> (BoardState, Option<Pressed<OAnQuan>>) {
    let RoomView { words, sprites, .. } = view.room;
    let (live_game, lesson) = (view.live.live_game(), view.live.lesson());
    let sows = lesson.expects_turn();
    let playable = match (sows, lesson.progress()) {
        (true, _) if view.live.may_try() => live_game.playable(),
        (false, TaskProgress::Asked | TaskProgress::Missed) => lesson.target_cells(),
        _ => Vec::new(),
    };
    let hot = live_game.hot();
    let (chosen, hinted) = (live_game.chosen, None);
    let shown = live_game.shown();
    let stage = shown.stage();
    let input =
        BoardInput { layout, room, stage, words, owners, playable, sows, chosen, hot, hinted };
    let picture = BoardPicture {
        sprites,
        stores,
        moves: shown.round().iter().map(|turn| turn.mv).collect(),
        captured: shown.captures(),
        previewed: view
            .room
            .settings
            .previews(None)
            .then(|| Previewed { game: live_game.session().game(), is_undecided: false }),
        values: Vec::new(),
        named: named(view),
        notice: notice(words, live_game.presenter(), 2),
    };
    board_view(ui, &input, &picture)
}

/// Draws the teacher's text below the board, or the toast, and the buttons that lead on.
fn teacher(ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<LessonAction<Way>> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let (said, warns) = &view.said;
    let text = view.room.toast.unwrap_or(said);
    let mut action = None;
    let inner = rect.shrink2(vec2(14.0, 4.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        let is_stacked = rect.width() < STACKED && rect.height() > 2.0 * touch::target(ui);
        if let Some((first, _)) = view.steps.first().filter(|_| is_stacked) {
            let size = vec2(button_width(ui, first).max(NEXT), inner.height());
            // What goes on stays at the bottom, whether there is another button or not.
            ui.allocate_ui_with_layout(size, Layout::bottom_up(Align::Max), |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                action = buttons(ui, view, size.x, true);
            });
        } else {
            action = buttons(ui, view, 0.0, false);
        }
        ui.add_space(8.0);
        spoken(ui, text, *warns, view.room.letters);
    });
    action
}

/// Draws a button for each step, at least `least` wide, that which goes on first if it `begins_with_next`. Returns the
/// step of the one pressed.
fn buttons(
    ui: &mut Ui,
    view: &View<'_>,
    least: f32,
    begins_with_next: bool,
) -> Option<LessonAction<Way>> {
    let mut action = None;
    let mut steps: Vec<_> = view.steps.iter().enumerate().collect();
    steps.sort_by_key(|(_, (_, step))| begins_with_next && *step != LessonAction::Next);
    for (index, (label, step)) in steps {
        let is_main = index == 0 && *step != LessonAction::Solution;
        let least = if is_main { NEXT.max(least) } else { least };
        let button = wide_button(ui, label, least.max(button_width(ui, label)), is_main);
        if is_main {
            focus_once(ui, button.id, view.live.lesson().exercise());
        }
        if button.clicked() {
            action = Some(*step);
        }
    }
    action
}

/// Focuses the button that continues after `exercise`, but only when it appears, so that the
/// learner can move the focus away.
fn focus_once(ui: &Ui, button: Id, exercise: Exercise) {
    let given = Id::unique("led on from");
    if ui.data(|data| data.get_temp::<Exercise>(given)) != Some(exercise) {
        ui.memory_mut(|memory| memory.request_focus(button));
        ui.data_mut(|data| data.insert_temp(given, exercise));
    }
}
