//! The lesson screen: the board of a game, and the teacher's instructions and explanations.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{
    Align, FontFamily, FontId, Id, Label, Layout, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, accesskit::Live, pos2, vec2,
};

use super::board_view::{BoardView, Previewed, board_view};
use super::game_frame::{notice, refusal};
use super::plate::{PlayerView, plate};
use super::plated_board::PlatedBoard;
use super::{Action, Command};
use crate::controller::{Chapter, Exercise, Named, TaskProgress, Topic};
use crate::rules::{BySide, REFILL_DAN, Side};
use crate::settings::Settings;
use crate::ui::board::{BoardInput, BoardLayout, BoardState, Sprites, StoreLayout};
use crate::ui::icons::Icon;
use crate::ui::live_game::PlayedOAnQuan;
use crate::ui::live_lesson::LiveLesson;
use crate::ui::new_game::FIRST_LEVEL;
use crate::ui::switch::small_switch;
use crate::ui::theme::{Palette, SEMIBOLD, sizes};
use crate::ui::widgets::{
    ButtonLook, Face, button_width, command_button, cut_to_fit, explain, frame, strong, wide_button,
};
use crate::ui::words::Words;

/// The contents of the lesson screen.
pub struct LearnScreen<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The settings, which include the completed lessons.
    pub settings: &'a Settings,
    /// The lesson.
    pub live_lesson: &'a LiveLesson,
    /// The textures.
    pub sprites: &'a Sprites,
    /// Whether a game is under way, to which the last lesson returns.
    pub game_waits: bool,
    /// A short-lived message that replaces the teacher's text.
    pub toast: Option<&'a str>,
    /// The scale of numbers and texts, applied where there is room; 1 is the usual size.
    pub letters: f32,
}

/// The minimum window height for the players' plates.
const WITH_PLATES: f32 = 340.0;
/// The minimum toolbar width for the sound and music switches.
const WITH_SOUND: f32 = 760.0;
/// The window width below which the teacher's buttons are one below the other, if there is height.
const STACKED: f32 = 560.0;
/// The gap between groups in the toolbar.
const GROUPS: f32 = 10.0;
/// The minimum width of the heading.
const MIN_HEADING: f32 = 90.0;
/// The width of the button that continues the lesson.
const NEXT: f32 = 150.0;
/// The font sizes of the teacher's text, largest first.
const LETTERS: [f32; 4] = [19.0, 17.0, 15.0, 13.5];

/// The areas of the screen.
struct LessonLayout {
    bar: Rect,
    /// The plates of the far and the near side.
    plates: Option<[Rect; 2]>,
    board: Rect,
    teacher: Rect,
}

impl LessonLayout {
    fn of(room: Rect) -> Self {
        let tall = room.height() >= sizes::TALL;
        let gap = if tall { 10.0 } else { 4.0 };
        let height = match (tall, room.width() < STACKED) {
            (true, true) => 100.0,
            (true, false) => 84.0,
            (false, _) => 62.0,
        };
        let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::TARGET + 12.0));
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

/// Draws a lesson. Returns the action requested and the state of the board.
pub fn learn(ui: &mut Ui, screen: &LearnScreen<'_>) -> (Option<Action>, BoardState) {
    let lesson_layout = LessonLayout::of(ui.max_rect());
    let action = toolbar(ui, lesson_layout.bar, screen);
    let words = screen.words;
    let names = BySide::from(vec![words.you.to_owned(), words.learn.other_side.to_owned()]);
    let layout =
        BoardLayout::new(lesson_layout.board, 2, Side::NEAR).with_larger_numbers(screen.letters);
    screen.sprites.paint_bed(ui.painter(), &layout);
    let stores = match lesson_layout.plates {
        Some([far, near]) => {
            let store = player(ui, Side::NEAR, near, &names, screen);
            if screen.live_lesson.named().contains(&Named::Store) {
                mark_store(ui, near);
            }
            BySide::from(vec![store, player(ui, Side::FAR, far, &names, screen)])
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
    let (state, pressed) = board(ui, lesson_layout.board, &layout, screen, (&stores, names));
    let next = teacher(ui, lesson_layout.teacher, screen, &state);
    (next.or(action).or(pressed), state)
}

/// Draws the buttons above the board: menu, restart, and one button per lesson.
fn toolbar(ui: &mut Ui, rect: Rect, screen: &LearnScreen<'_>) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    let words = screen.words;
    let topic = screen.live_lesson.lesson().topic();
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let mut action = None;
    let inner = rect.shrink2(vec2(8.0, 6.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let with_words = rect.width() >= sizes::WORDS_WIDTH;
        let look = ButtonLook { enabled: true, on: None, words: with_words, instead: None };
        if command_button(ui, words, Command::Menu, look) {
            action = Some(Action::Do(Command::Menu));
        }
        let text = with_words.then_some(words.learn.restart);
        let face = Face { icon: Some(Icon::Undo), text, ..Face::default() };
        let again = face.button(ui);
        explain(&again, words.learn.restart);
        again.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.learn.restart));
        if again.clicked() {
            action = Some(Action::Lesson(topic));
        }
        let (target, gap) = (sizes::TARGET, ui.spacing().item_spacing.x);
        let with_sound = rect.width() >= WITH_SOUND;
        let topics = topic.chapter().topics();
        let buttons = 1 + topics.len() + if with_sound { 4 } else { 0 };
        let room = ui.available_width() - buttons as f32 * (target + gap) - 2.0 * GROUPS;
        ui.add_space(GROUPS);
        ui.allocate_ui_with_layout(vec2(room.max(0.0), target), *ui.layout(), |ui| {
            ui.set_width(room.max(0.0));
            if room > MIN_HEADING {
                let name = words.learn.topic(topic);
                let tactics = topic.chapter() == Chapter::Tactics;
                let heading = words.learn.heading(tactics, topic.number(), topics.len(), name);
                cut_to_fit(ui, strong(heading).size(16.0));
            }
        });
        if with_sound {
            let settings = screen.settings;
            for (command, on) in
                [(Command::Effects, settings.effects), (Command::Music, settings.music)]
            {
                if small_switch(ui, words, command, on) {
                    action = Some(Action::Do(command));
                }
            }
            ui.add_space(GROUPS - gap);
        }
        for &topic in topics {
            if lesson_button(ui, screen, topic) {
                action = Some(Action::Lesson(topic));
            }
        }
        if let Some(topic) = chapter_button(ui, screen, topic.chapter().other()) {
            action = Some(Action::Lesson(topic));
        }
    });
    action
}

/// Draws the button of a lesson: its number, and a tick if the lesson is completed. Returns
/// whether it was pressed.
fn lesson_button(ui: &mut Ui, screen: &LearnScreen<'_>, topic: Topic) -> bool {
    let palette = Palette::current(ui.ctx());
    let now = screen.live_lesson.lesson().topic() == topic;
    let learnt = screen.settings.lessons.contains(&topic);
    let number = topic.number();
    let tactics = topic.chapter() == Chapter::Tactics;
    let name = screen.words.learn.topic(topic);
    let label = screen.words.learn.lesson(tactics, number, name, learnt);
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
    if learnt {
        let tick = [vec2(-4.0, 0.0), vec2(-1.0, 3.0), vec2(4.5, -4.0)];
        let at = rect.right_bottom() - vec2(9.0, 9.0);
        let points = tick.map(|offset| at + offset).to_vec();
        painter.add(Shape::line(points, Stroke::new(2.5, palette.accent)));
    }
    response.clicked()
}

/// Draws the button that opens another chapter. Returns its first lesson not yet learnt if it was
/// pressed.
fn chapter_button(ui: &mut Ui, screen: &LearnScreen<'_>, chapter: Chapter) -> Option<Topic> {
    let label = screen.words.learn.chapter(chapter);
    let face = Face { text: Some(chapter.numeral()), ..Face::default() };
    let response = face.button(ui);
    explain(&response, label);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    response.clicked().then(|| chapter.next(&screen.settings.lessons))
}

/// Draws the plate of a player. Returns the area left for captured stones.
fn player(
    ui: &mut Ui,
    side: Side,
    rect: Rect,
    names: &BySide<String>,
    screen: &LearnScreen<'_>,
) -> Rect {
    let live_game = screen.live_lesson.live_game();
    let shown = live_game.shown();
    let heaps = shown.stage().heaps();
    let shown = PlayerView {
        words: screen.words,
        name: &names[side],
        short_name: &names[side],
        points: heaps.points(side),
        counted: shown.stage().counted(side),
        gain: shown.gain(side),
        debt: heaps.debt(side, live_game.session().game().rules()),
        to_move: side == Side::NEAR && screen.live_lesson.progress() != TaskProgress::Done,
        thinking: false,
        clock: None,
        letters: screen.letters,
        fields: None,
        portrait: None,
    };
    plate(ui, rect, &shown)
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
    screen: &LearnScreen<'_>,
    (stores, owners): (&StoreLayout, BySide<String>),
) -> (BoardState, Option<Action>) {
    let LearnScreen { words, live_lesson, sprites, .. } = screen;
    let (live_game, lesson) = (live_lesson.live_game(), live_lesson.lesson());
    let sows = lesson.expects_turn();
    let playable = match (sows, lesson.progress()) {
        (true, _) if live_lesson.may_sow() => live_game.playable(),
        (false, TaskProgress::Asked | TaskProgress::Missed) => lesson.target_cells(),
        _ => Vec::new(),
    };
    let hot = live_game.hot();
    let (chosen, hinted) = (live_game.chosen, None);
    let shown = live_game.shown();
    let stage = shown.stage();
    let input =
        BoardInput { layout, room, stage, words, owners, playable, sows, chosen, hot, hinted };
    let view = BoardView {
        sprites,
        stores,
        moves: shown.round().iter().map(|turn| turn.mv).collect(),
        captured: shown.captures(),
        previewed: screen
            .settings
            .previews(None)
            .then(|| Previewed { game: live_game.session().game(), is_undecided: false }),
        values: Vec::new(),
        named: live_lesson.named(),
        notice: notice(words, live_game.presenter(), 2),
    };
    board_view(ui, &input, &view)
}

/// Draws the teacher's text below the board and, after a completed task, the button to continue.
fn teacher(
    ui: &mut Ui,
    rect: Rect,
    screen: &LearnScreen<'_>,
    state: &BoardState,
) -> Option<Action> {
    let palette = Palette::current(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let words = &screen.words.learn;
    let lesson = screen.live_lesson.lesson();
    let exercise = lesson.exercise();
    let progress = screen.live_lesson.progress();
    let refused = screen.live_lesson.live_game().presenter().refusal();
    let text = match progress {
        _ if let Some(toast) = screen.toast => toast.to_owned(),
        _ if screen.live_lesson.shows_refill() => {
            let position = screen.live_lesson.live_game().session().game().position();
            let paid = position.store(Side::NEAR).clamp(0, REFILL_DAN);
            match REFILL_DAN - paid {
                0 => words.refilling.to_owned(),
                borrowed => words.refilling_on_credit(paid, borrowed),
            }
        }
        _ if let Some(refused) = refused => {
            format!("{} {}", refusal(screen.words, refused, 2), words.task(exercise))
        }
        TaskProgress::Done => {
            let shown = words.done(exercise);
            match lesson.topic() {
                Topic::Opening if is_at_end(screen) => {
                    format!("{shown} {}", words.tactics_completed)
                }
                _ if is_at_end(screen) => format!("{shown} {}", words.all_completed),
                Topic::Capture if offers_game(screen) => words.enough.to_owned(),
                _ => shown.to_owned(),
            }
        }
        _ if state.armed.is_some() && !lesson_begins(screen) => {
            let goal = goal(words.task(exercise));
            match exercise {
                // The first task of this kind speaks of the arrow itself.
                Exercise::Sow => goal.to_owned(),
                _ => format!("{goal} {}", words.choose_arrow),
            }
        }
        TaskProgress::Missed => words.missed(exercise).to_owned(),
        TaskProgress::Asked => words.task(exercise).to_owned(),
    };
    let mut action = None;
    let inner = rect.shrink2(vec2(14.0, 4.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        let steps = next_steps(screen);
        if steps.len() > 1 && rect.width() < STACKED && rect.height() > 2.0 * sizes::TARGET {
            let size = vec2(button_width(ui, &label(screen, &steps[0])).max(NEXT), inner.height());
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Max), |ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                action = buttons(ui, screen, steps, size.x);
            });
        } else {
            action = buttons(ui, screen, steps, 0.0);
        }
        ui.add_space(8.0);
        let warns = progress == TaskProgress::Missed || refused.is_some();
        spoken(ui, &text, warns, screen.letters);
    });
    action
}

/// Draws a button for each of `steps`, at least `least` wide. Returns the action of the one
/// pressed.
fn buttons(
    ui: &mut Ui,
    screen: &LearnScreen<'_>,
    steps: Vec<Action>,
    least: f32,
) -> Option<Action> {
    let mut action = None;
    for (index, step) in steps.into_iter().enumerate() {
        let label = label(screen, &step);
        let is_main = index == 0 && step != Action::ShowSolution;
        let least = if is_main { NEXT.max(least) } else { least };
        let button = wide_button(ui, &label, least.max(button_width(ui, &label)), is_main);
        if is_main {
            focus_once(ui, button.id, screen.live_lesson.lesson().exercise());
        }
        if button.clicked() {
            action = Some(step);
        }
    }
    action
}

/// Returns the label of the button of `step`.
fn label(screen: &LearnScreen<'_>, step: &Action) -> String {
    let words = &screen.words.learn;
    match step {
        Action::FirstGame => words.play_now(screen.words.home.character(FIRST_LEVEL)),
        Action::NextTask if is_at_end(screen) && screen.game_waits => {
            screen.words.resume.to_owned()
        }
        Action::NextTask if is_at_end(screen) => screen.words.menu.to_owned(),
        Action::Lesson(_) => words.to_tactics.to_owned(),
        Action::PuzzlesOf(_) => words.puzzles.to_owned(),
        Action::NextTask => words.next.to_owned(),
        _ => words.show.to_owned(),
    }
}

/// Returns whether the last lesson of a chapter is completed.
fn is_at_end(screen: &LearnScreen<'_>) -> bool {
    let lesson = screen.live_lesson.lesson();
    lesson.is_complete() && lesson.topic().next().is_none()
}

/// Returns the actions that the teacher offers, the main one first.
fn next_steps(screen: &LearnScreen<'_>) -> Vec<Action> {
    let topic = screen.live_lesson.lesson().topic();
    match screen.live_lesson.progress() {
        TaskProgress::Done if is_at_end(screen) && topic.chapter() == Chapter::Basics => {
            let game = if offers_game(screen) { Action::FirstGame } else { Action::NextTask };
            vec![game, Action::Lesson(Topic::Count)]
        }
        TaskProgress::Done if offers_game(screen) => vec![Action::FirstGame, Action::NextTask],
        TaskProgress::Done => {
            let theme = topic.theme().filter(|_| screen.live_lesson.lesson().is_complete());
            std::iter::once(Action::NextTask).chain(theme.map(Action::PuzzlesOf)).collect()
        }
        _ if screen.live_lesson.offers_solution() => vec![Action::ShowSolution],
        _ => Vec::new(),
    }
}

/// Returns whether the player may leave the lessons for a first game now.
fn offers_game(screen: &LearnScreen<'_>) -> bool {
    let lesson = screen.live_lesson.lesson();
    lesson.is_complete() && lesson.topic().leads_to_a_game() && !screen.game_waits
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

/// Returns whether no cell is chosen yet, so that the task is still shown.
fn lesson_begins(screen: &LearnScreen<'_>) -> bool {
    screen.live_lesson.live_game().chosen.is_none()
}

/// Returns the last sentence of a task, which says what to do.
fn goal(task: &str) -> &str {
    task.rsplit(". ").next().unwrap_or(task)
}

/// Draws the teacher's text as large as there is room for, its first sentence as a warning if it
/// `warns`. Screen readers announce it when it changes.
pub(super) fn spoken(ui: &mut Ui, text: &str, warns: bool, letters: f32) {
    let palette = Palette::current(ui.ctx());
    let room = ui.available_size();
    let warning = if warns { text.find(". ").map_or(text.len(), |end| end + 1) } else { 0 };
    let laid_out = |size: f32| {
        let font = FontId::new(size, FontFamily::Name(SEMIBOLD.into()));
        let mut job = LayoutJob::default();
        job.wrap.max_width = room.x;
        for (part, ink) in [(&text[..warning], palette.warning), (&text[warning..], palette.ink)] {
            job.append(part, 0.0, TextFormat::simple(font.clone(), ink));
        }
        ui.painter().layout_job(job)
    };
    let mut sizes = [LETTERS[0] * letters].into_iter().chain(LETTERS).map(laid_out);
    let fits = sizes.find(|galley| galley.size().y <= room.y);
    let galley = fits.unwrap_or_else(|| laid_out(LETTERS[LETTERS.len() - 1]));
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(room.x);
        let response = ui.add(Label::new(galley).sense(Sense::hover()));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    });
}
