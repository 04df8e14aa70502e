//! A window without a screen, worked by the names of its widgets.

// Each test program uses only some of these.
#![allow(dead_code, unused_imports)]

mod dialogs;
mod input;
mod opening;
mod painted;
mod picture;
pub mod settings_window;
mod size;
pub mod statistics;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eframe::egui::accesskit::{self, Role, Toggled};
use eframe::egui::epaint::{ClippedPrimitive, Primitive};
use eframe::egui::{
    ColorImage, DroppedFile, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit,
    OutputCommand, PointerButton, Pos2, Rect, TouchPhase, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use o_an_quan::controller::MoveEngine;
use o_an_quan::ui::App;

pub use opening::Opening;
pub use painted::Painted;
use picture::Textures;

/// A test gives up when something has not happened for so long.
const PATIENCE: Duration = Duration::from_secs(120);

/// How much time passes in the window from one frame to the next, in seconds.
const STEP: f32 = 0.05;

/// A window at work.
pub struct Window {
    harness: Harness<'static, App>,
    textures: Textures,
    /// Where its settings are, if that goes with the window.
    folder: Option<tempfile::TempDir>,
}

impl Window {
    /// The menu, in English.
    pub fn open() -> Self {
        Opening::default().open()
    }

    /// A game begun with these choices of the menu.
    pub fn playing(choices: &[&str]) -> Self {
        Opening::default().playing(choices)
    }

    /// The person's first move, 2+, just begun.
    pub fn play_first_move(&mut self, me: &str) {
        self.press(&format!("{me}, cell 2: 5 dân"));
        self.press_and_step("Sow cell 2 to the right, anticlockwise");
        self.step();
    }

    /// Presses the widget of this name, and lets everything come to rest that
    /// does not wait for the computer.
    pub fn press(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Presses the widget whose name begins like this.
    pub fn press_part(&mut self, part: &str) {
        self.harness.get_by_label_contains(part).click();
        self.harness.run();
    }

    /// Presses the last widget of this name: the one of a dialog.
    pub fn press_last(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click();
        self.harness.run();
    }

    /// Presses the first of these names that there is.
    pub fn press_either(&mut self, labels: &[&str]) {
        let found = labels.iter().find(|label| self.has(label));
        self.press(found.unwrap_or_else(|| panic!("there is none of {labels:?}")));
    }

    /// Presses the widget of this name and lets a single frame pass.
    pub fn press_and_step(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.step();
    }

    /// Presses the last widget of this name and lets a single frame pass.
    pub fn press_last_and_step(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click();
        self.harness.step();
    }

    /// The text that the button of this name brings to the clipboard.
    pub fn copied_by_pressing(&mut self, label: &str) -> String {
        self.copied_by(|harness| harness.get_by_label(label).click())
    }

    /// Chooses the first of these speeds that there is, on the page of what is seen.
    pub fn set_speed(&mut self, names: &[&str]) {
        self.key(Key::F4);
        self.act_either(names);
        self.key(Key::Escape);
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    /// Presses a key together with others.
    pub fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Presses a key and lets a single frame pass.
    pub fn key_and_step(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.step();
        self.harness.step();
    }

    /// Does what a screen reader does with the last widget of this name, in sight
    /// or not.
    pub fn act(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click_accesskit();
        self.harness.run();
    }

    /// Does that with the first of these names that there is.
    pub fn act_either(&mut self, labels: &[&str]) {
        let found = labels.iter().find(|label| self.has(label));
        self.act(found.unwrap_or_else(|| panic!("there is none of {labels:?}")));
    }

    /// The same, and lets a single frame pass.
    pub fn act_and_step(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click_accesskit();
        self.harness.step();
    }

    /// Types into the field of this name, in place of what stands there, and Enter.
    pub fn enter(&mut self, field: &str, text: &str) {
        self.harness.get_by_role_and_label(Role::TextInput, field).focus();
        self.harness.run();
        self.key_with(Modifiers::COMMAND, Key::A);
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run();
        self.key(Key::Enter);
    }

    /// Whether the field of this name has the keyboard.
    pub fn is_field_focused(&self, field: &str) -> bool {
        self.harness.get_by_role_and_label(Role::TextInput, field).is_focused()
    }

    /// What stands in the field or list of this name.
    pub fn value_of(&self, role: Role, label: &str) -> Option<String> {
        self.harness.get_by_role_and_label(role, label).value()
    }

    /// Where the slider of this name stands.
    pub fn slider(&self, label: &str) -> Option<f64> {
        let slider = self.harness.get_by_role_and_label(Role::Slider, label);
        slider.accesskit_node().numeric_value()
    }

    /// Drags the slider of this name to a share of its length, in frames.
    pub fn drag_slider(&mut self, label: &str, share: f32) {
        let rect = self.harness.get_by_role_and_label(Role::Slider, label).rect();
        let at = |share: f32| rect.left_center() + vec2(rect.width() * share, 0.0);
        self.harness.drag_at(at(0.5));
        self.harness.step();
        for part in 1..=4 {
            self.harness.hover_at(at(0.5 + (share - 0.5) * part as f32 / 4.0));
            self.harness.step();
        }
        self.harness.drop_at(at(share));
        self.harness.run();
    }

    /// Opens the list of this name.
    pub fn open_list(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::ComboBox, label).click_accesskit();
        self.harness.run();
    }

    /// Opens the first list of these names that there is.
    pub fn open_list_either(&mut self, labels: &[&str]) {
        let is_list =
            |label: &&&str| self.harness.query_by_role_and_label(Role::ComboBox, label).is_some();
        let found = labels.iter().find(is_list).copied();
        self.open_list(found.unwrap_or_else(|| panic!("there is none of {labels:?}")));
    }

    /// The text that the window system's copy command, or `press`, brings to the
    /// clipboard.
    pub fn copied_by(&mut self, press: impl FnOnce(&mut Harness<'static, App>)) -> String {
        press(&mut self.harness);
        for _ in 0..10 {
            self.harness.step();
            let commands = &self.harness.output().platform_output.commands;
            let text = commands.iter().find_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            });
            if let Some(text) = text {
                // The clipboard has it.
                self.harness.event(Event::Paste(text.clone()));
                self.harness.run();
                return text;
            }
        }
        panic!("nothing was copied");
    }

    /// Pastes a text the way the window system does.
    pub fn paste(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.harness.run();
    }

    /// Drops a file onto the window.
    pub fn drop_file(&mut self, file: Arc<dyn DroppedFile + Send + Sync>) {
        self.harness.input_mut().dropped_files.push(file);
        self.harness.run();
    }

    /// The names of the widgets of this kind, in order.
    pub fn names_of(&self, role: Role) -> Vec<String> {
        let nodes = self.harness.query_all_by_role(role);
        nodes.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
    }

    /// Lets time pass in the window, whatever that takes in real time.
    pub fn let_seconds_pass(&mut self, seconds: f32) {
        for _ in 0..(seconds / STEP) as usize {
            self.harness.step();
        }
    }

    /// Lets one frame pass.
    pub fn step(&mut self) {
        self.harness.step();
    }

    /// Whether there is a widget or a text of exactly this name.
    pub fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Whether there is a widget or a text whose name contains this.
    pub fn says(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Whether the widget of this name can be used.
    pub fn is_enabled(&self, label: &str) -> bool {
        !self.harness.get_by_label(label).accesskit_node().is_disabled()
    }

    /// Whether the widget of this name has the keyboard.
    pub fn is_focused(&self, label: &str) -> bool {
        self.harness.get_by_label(label).is_focused()
    }

    /// Whether the choice of this name is the one made.
    pub fn is_chosen(&self, label: &str) -> bool {
        let node = self.harness.get_by_label(label);
        node.accesskit_node().toggled() == Some(Toggled::True)
    }

    /// Where the widget is whose name begins like this.
    pub fn rect_of(&self, part: &str) -> Rect {
        self.harness.get_by_label_contains(part).rect()
    }

    /// Where the widget of exactly this name is.
    pub fn exact_rect(&self, label: &str) -> Rect {
        self.harness.get_by_label(label).rect()
    }

    /// Where the last widget of this name is: the one of a dialog.
    pub fn last_rect_of(&self, label: &str) -> Rect {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).rect()
    }

    /// Moves the pointer there, and lets everything come to rest.
    pub fn hover(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run();
    }

    /// Turns the wheel of the pointer there, so far; what is below comes up where it is negative.
    pub fn scroll(&mut self, at: Pos2, points: f32) {
        self.harness.hover_at(at);
        let (unit, phase) = (MouseWheelUnit::Point, TouchPhase::Move);
        let (delta, modifiers) = (vec2(0.0, points), Modifiers::NONE);
        let source = MouseWheelSource::Unknown;
        self.harness.event(Event::MouseWheel { unit, delta, phase, source, modifiers });
        self.harness.run();
    }

    /// Presses the other button of the pointer there.
    pub fn press_other_button(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
            self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
            self.harness.step();
        }
        self.harness.run();
    }

    /// Taps with a finger: no pointer is left when it is lifted.
    pub fn tap(&mut self, at: Pos2) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.harness.event(Event::PointerMoved(at));
        self.harness.event(Event::PointerButton { pos: at, button, pressed: true, modifiers });
        self.harness.step();
        self.harness.event(Event::PointerButton { pos: at, button, pressed: false, modifiers });
        self.harness.event(Event::PointerGone);
        self.harness.step();
        self.harness.run();
    }

    /// Presses the pointer at `from` and draws it to `to`, in frames.
    pub fn begin_drag(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.harness.step();
        self.harness.drag_at(from);
        self.harness.step();
        for part in 1..=4 {
            self.harness.hover_at(from.lerp(to, part as f32 / 4.0));
            self.harness.step();
        }
    }

    /// Draws the pointer on to `to`.
    pub fn continue_drag(&mut self, to: Pos2) {
        self.harness.hover_at(to);
        self.harness.step();
        self.harness.step();
    }

    /// Lets the pointer go.
    pub fn end_drag(&mut self, at: Pos2) {
        self.harness.drop_at(at);
        self.harness.step();
        self.harness.step();
    }

    /// Makes words so large with the keys for it, and the window as large in
    /// points as it is with them.
    pub fn enlarge_text(&mut self, percent: u16) {
        let size = self.harness.ctx.content_rect().size();
        for _ in 0..(percent - 100) / 25 {
            self.harness.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
            self.harness.step();
            self.resize_by_system(size);
        }
        self.harness.run();
    }

    /// The name of what has the keyboard, and where it is.
    pub fn focused(&self) -> Option<(String, Rect)> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.is_focused())?;
        let label = node.accesskit_node().label();
        Some((label.unwrap_or_default(), node.rect()))
    }

    /// What screen readers say by themselves.
    pub fn announced(&self) -> String {
        let is_live = |node: &egui_kittest::Node<'_>| {
            matches!(node.accesskit_node().live(), accesskit::Live::Polite)
        };
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(is_live);
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// What the window shows, painted without a screen.
    pub fn picture(&self) -> ColorImage {
        picture::picture(&self.harness, &self.textures)
    }

    /// How many triangles a graphics card would be told to draw.
    pub fn triangles(&self) -> usize {
        let count = |part: &ClippedPrimitive| match &part.primitive {
            Primitive::Mesh(mesh) => mesh.indices.len() / 3,
            Primitive::Callback(_) => 0,
        };
        picture::triangles(&self.harness).iter().map(count).sum()
    }

    /// The inside of the window.
    pub fn room(&self) -> Rect {
        self.harness.ctx.content_rect()
    }

    /// Lets frames pass until `happened`.
    pub fn wait(&mut self, what: &str, happened: impl Fn(&Window) -> bool) {
        let start = Instant::now();
        while !happened(self) {
            assert!(
                start.elapsed() < PATIENCE,
                "{what} does not happen:\n{}",
                self.names().join("\n")
            );
            self.harness.step();
            std::thread::yield_now();
        }
        if self.dialog().is_some() {
            // A dialog that has just appeared takes no click yet.
            self.let_seconds_pass(0.5);
        }
    }

    /// Lets frames pass until the person is to move again or the game is over.
    pub fn wait_for_turn(&mut self) {
        // What has just been pressed takes a frame to begin.
        self.harness.step();
        self.harness.step();
        self.wait("my turn or the end", |window| {
            window.says("Your turn. Choose") || window.is_over()
        });
    }

    /// Whether the result is shown.
    pub fn is_over(&self) -> bool {
        self.has("Play again")
    }

    /// Plays the first cell that can be lifted, always to the right, until the
    /// game is over.
    pub fn play_to_the_end(&mut self) {
        while !self.is_over() {
            let cell = self.own_cells().into_iter().find(|label| !label.ends_with(": 0 dân"));
            self.press_and_step(&cell.expect("a cell to lift"));
            self.harness.step();
            let arrow = self.harness.get_by_label_contains("to the right, anticlockwise");
            arrow.click();
            self.harness.step();
            self.wait_for_turn();
        }
    }

    /// The names of the person's own cells.
    pub fn own_cells(&self) -> Vec<String> {
        self.names().into_iter().filter(|name| name.starts_with("You, cell")).collect()
    }

    /// Every name in the window.
    pub fn names(&self) -> Vec<String> {
        let name = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        };
        self.harness.root().children_recursive().filter_map(|node| name(&node)).collect()
    }

    /// What can be pressed, with its place.
    fn buttons(&self) -> Vec<(String, Rect)> {
        let is_button = |node: &egui_kittest::Node<'_>| {
            let role = node.accesskit_node().role();
            let pressed = [Role::Button, Role::RadioButton, Role::CheckBox];
            pressed.contains(&role)
                || [Role::ComboBox, Role::TextInput, Role::Slider].contains(&role)
        };
        let buttons = self.harness.root().children_recursive().filter(is_button);
        let named =
            buttons.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
        named.collect()
    }

    /// The buttons that lie over this part of the window.
    pub fn buttons_over(&self, part: Rect) -> Vec<String> {
        let over = |(_, rect): &(String, Rect)| rect.shrink(0.5).intersects(part);
        self.buttons().into_iter().filter(over).map(|(name, _)| name).collect()
    }

    /// What is wrong with the buttons of a page that scrolls over another: too
    /// small, nameless, or wider than the window.
    pub fn bad_buttons_of_page(&self, least: f32) -> Vec<String> {
        let width = self.harness.ctx.content_rect().x_range().expand(0.5);
        let fits = |rect: &Rect| rect.size().min_elem() >= least && width.contains(rect.right());
        let wrong = |(name, rect): &(String, Rect)| !fits(rect) || name.is_empty();
        let wrong = self.buttons().into_iter().filter(wrong);
        wrong.map(|(name, rect)| format!("{name:?}: {rect:?}")).collect()
    }

    /// What is wrong with the buttons in sight: too small, cut off at the edge of
    /// the window, or lying on one another. What `scrolls` may go on below it.
    pub fn badly_placed_buttons(&self, least: f32, scrolls: bool) -> Vec<String> {
        let buttons = self.buttons();
        let mut window = self.harness.ctx.content_rect().expand(0.5);
        if scrolls {
            window = window.with_min_y(f32::NEG_INFINITY).with_max_y(f32::INFINITY);
        }
        let mut wrong = Vec::new();
        for (i, (name, rect)) in buttons.iter().enumerate() {
            if rect.size().min_elem() < least {
                wrong.push(format!("{name:?} is too small: {rect:?}"));
            }
            if !window.contains_rect(*rect) {
                wrong.push(format!("{name:?} is cut off: {rect:?}"));
            }
            for (other, other_rect) in &buttons[..i] {
                if rect.shrink(0.5).intersects(other_rect.shrink(0.5)) {
                    wrong.push(format!("{name:?} lies on {other:?}"));
                }
            }
        }
        wrong
    }
}

/// An engine that answers only once its test says so, or when it is told to move.
pub fn held_engine() -> (MoveEngine, Arc<AtomicBool>) {
    let released = Arc::new(AtomicBool::new(false));
    let gate = released.clone();
    let move_engine: MoveEngine = Arc::new(move |q, control| {
        while !gate.load(Ordering::SeqCst) && !control.is_move_now() {
            if control.is_cancelled() {
                return None;
            }
            std::thread::yield_now();
        }
        Some(q.game.position().legal_moves()[0])
    });
    (move_engine, released)
}
