//! A window without a screen, operated by the names of its widgets.

// Each test program uses only some of these.
#![allow(dead_code, unused_imports)]

mod clipboard;
mod dialogs;
mod games;
mod home;
mod input;
mod opening;
mod painted;
mod picture;
pub mod settings_window;
mod size;
mod speech;
pub mod statistics;
mod touch;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use eframe::App as _;
use eframe::egui::accesskit::{self, Role, Toggled};
use eframe::egui::epaint::{ClippedPrimitive, Primitive};
use eframe::egui::{
    ColorImage, DroppedFile, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit,
    PointerButton, Pos2, Rect, TouchPhase, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use o_an_quan::controller::MoveEngine;
use o_an_quan::settings::TextSize;
use o_an_quan::ui::App;

pub use opening::{Opening, found, own, set_rules};
pub use painted::Painted;
use picture::Textures;

/// The longest that a test waits.
const PATIENCE: Duration = Duration::from_secs(120);

/// The time from one frame to the next in the window, in seconds.
const STEP: f32 = 0.05;

/// A window.
pub struct Window {
    harness: Harness<'static, App>,
    textures: Textures,
    /// The folder of its settings, if it is deleted with the window.
    folder: Option<tempfile::TempDir>,
}

/// A file dropped onto the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

impl Window {
    /// Opens a window at the home, in English.
    pub fn open() -> Self {
        Opening::default().open()
    }

    /// Opens a window and starts a game with these choices.
    pub fn playing(choices: &[&str]) -> Self {
        Opening::default().playing(choices)
    }

    /// Plays the first move, 2+, of the player called `me`, and steps a single frame.
    pub fn play_first_move(&mut self, me: &str) {
        self.press(&format!("{me}, cell 2: 5 dân"));
        self.press_and_step("Sow cell 2 to the right, anticlockwise");
        self.step();
    }

    /// Presses the widget of this name and runs until nothing moves; does not wait for the
    /// computer.
    pub fn press(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Presses the widget whose name contains `part`.
    pub fn press_part(&mut self, part: &str) {
        self.harness.get_by_label_contains(part).click();
        self.harness.run();
    }

    /// Presses the widget whose name contains `part` and steps a single frame.
    pub fn press_part_and_step(&mut self, part: &str) {
        self.harness.get_by_label_contains(part).click();
        self.harness.step();
    }

    /// Presses the last widget of this name, which is in a dialog if one is open.
    pub fn press_last(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click();
        self.harness.run();
    }

    /// Presses the widget with the first of these names that exists.
    pub fn press_either(&mut self, labels: &[&str]) {
        let found = labels.iter().find(|label| self.has(label));
        self.press(found.unwrap_or_else(|| panic!("there is none of {labels:?}")));
    }

    /// Presses the widget of this name and steps a single frame.
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

    /// Chooses the first of these animation speeds that exists, on the settings sheet.
    pub fn set_speed(&mut self, names: &[&str]) {
        self.key(Key::F4);
        self.act_either(names);
        self.key(Key::Escape);
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    /// Presses a key with modifiers.
    pub fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    /// Presses a key and steps a single frame.
    pub fn key_and_step(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.step();
        self.harness.step();
    }

    /// Presses the last widget of this name as a screen reader does, whether visible or not.
    pub fn act(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click_accesskit();
        self.harness.run();
    }

    /// Does the same with the first of these names that exists.
    pub fn act_either(&mut self, labels: &[&str]) {
        let found = labels.iter().find(|label| self.has(label));
        self.act(found.unwrap_or_else(|| panic!("there is none of {labels:?}")));
    }

    /// Does the same as [`act`](Self::act), but steps a single frame.
    pub fn act_and_step(&mut self, label: &str) {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).click_accesskit();
        self.harness.step();
    }

    /// Replaces the text in the field of this name and presses Enter.
    pub fn enter(&mut self, field: &str, text: &str) {
        self.fill_in(field, text);
        self.key(Key::Enter);
    }

    /// Replaces the text in the field of this name, which keeps the keyboard focus.
    pub fn fill_in(&mut self, field: &str, text: &str) {
        self.harness.get_by_role_and_label(Role::TextInput, field).focus();
        self.harness.run();
        self.key_with(Modifiers::COMMAND, Key::A);
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// Returns whether the field of this name is focused.
    pub fn is_field_focused(&self, field: &str) -> bool {
        self.harness.get_by_role_and_label(Role::TextInput, field).is_focused()
    }

    /// Returns the value of the field or list of this name.
    pub fn value_of(&self, role: Role, label: &str) -> Option<String> {
        self.harness.get_by_role_and_label(role, label).value()
    }

    /// Returns the value of the slider of this name.
    pub fn slider(&self, label: &str) -> Option<f64> {
        let slider = self.harness.get_by_role_and_label(Role::Slider, label);
        slider.accesskit_node().numeric_value()
    }

    /// Drags the slider of this name to a share of its length, over several frames.
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

    /// Opens the list with the first of these names that exists.
    pub fn open_list_either(&mut self, labels: &[&str]) {
        let is_list =
            |label: &&&str| self.harness.query_by_role_and_label(Role::ComboBox, label).is_some();
        let found = labels.iter().find(is_list).copied();
        self.open_list(found.unwrap_or_else(|| panic!("there is none of {labels:?}")));
    }

    /// Reports an event of the window system.
    pub fn event(&mut self, event: Event) {
        self.harness.event(event);
        self.harness.run();
    }

    /// Drops a file onto the window.
    pub fn drop_file(&mut self, path: &Path) {
        self.harness.input_mut().dropped_files.push(Arc::new(Dropped(path.to_owned())));
        self.harness.run();
    }

    /// Returns the names of the widgets of this kind, in order.
    pub fn names_of(&self, role: Role) -> Vec<String> {
        let nodes = self.harness.query_all_by_role(role);
        nodes.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
    }

    /// Lets time pass in the window, independently of real time.
    pub fn let_seconds_pass(&mut self, seconds: f32) {
        for _ in 0..(seconds / STEP) as usize {
            self.harness.step();
        }
    }

    /// Returns whether the window draws its next frames once each: a page whose layout depends on its own effect is
    /// drawn again and again.
    pub fn settles(&mut self) -> bool {
        let passes = |window: &Window| window.harness.ctx.cumulative_pass_nr();
        (0..3).all(|_| {
            let before = passes(self);
            self.harness.step();
            passes(self) == before + 1
        })
    }

    /// Steps a single frame.
    pub fn step(&mut self) {
        self.harness.step();
    }

    /// Returns whether there is a widget or text with exactly this name.
    pub fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Returns whether [`act`](Self::act) finds a widget of this name that is enabled.
    pub fn can_act(&self, label: &str) -> bool {
        let node = self.harness.query_all_by_label(label).last();
        node.is_some_and(|node| !node.accesskit_node().is_disabled())
    }

    /// Returns whether there is a widget or text whose name contains `part`.
    pub fn says(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Returns whether the widget of this name is enabled.
    pub fn is_enabled(&self, label: &str) -> bool {
        !self.harness.get_by_label(label).accesskit_node().is_disabled()
    }

    /// Returns whether the widget of this name is focused.
    pub fn is_focused(&self, label: &str) -> bool {
        self.harness.get_by_label(label).is_focused()
    }

    /// Returns whether the choice of this name is selected.
    pub fn is_chosen(&self, label: &str) -> bool {
        let node = self.harness.get_by_label(label);
        let node = node.accesskit_node();
        node.toggled() == Some(Toggled::True) || node.is_selected() == Some(true)
    }

    /// Returns the place of the widget whose name contains `part`.
    pub fn rect_of(&self, part: &str) -> Rect {
        self.harness.get_by_label_contains(part).rect()
    }

    /// Returns the place of the widget with exactly this name.
    pub fn exact_rect(&self, label: &str) -> Rect {
        self.harness.get_by_label(label).rect()
    }

    /// Returns the place of the last widget of this name, which is in a dialog if one is open.
    pub fn last_rect_of(&self, label: &str) -> Rect {
        let node = self.harness.get_all_by_label(label).last();
        node.unwrap_or_else(|| panic!("there is no {label:?}")).rect()
    }

    /// Moves the pointer to `at` and runs until nothing moves.
    pub fn hover(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run();
    }

    /// Turns the mouse wheel at `at` by `points`; a negative number scrolls down.
    pub fn scroll(&mut self, at: Pos2, points: f32) {
        self.harness.hover_at(at);
        let (unit, phase) = (MouseWheelUnit::Point, TouchPhase::Move);
        let (delta, modifiers) = (vec2(0.0, points), Modifiers::NONE);
        let source = MouseWheelSource::Unknown;
        self.harness.event(Event::MouseWheel { unit, delta, phase, source, modifiers });
        self.harness.run();
    }

    /// Presses the secondary button of the mouse at `at`.
    pub fn press_other_button(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        for pressed in [true, false] {
            let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
            self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
            self.harness.step();
        }
        self.harness.run();
    }

    /// Clicks so quickly that the press and the release are in one frame.
    pub fn click_quickly(&mut self, at: Pos2) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.harness.event(Event::PointerMoved(at));
        self.harness.step();
        // Events that are reported one by one get a frame each.
        for pressed in [true, false] {
            let event = Event::PointerButton { pos: at, button, pressed, modifiers };
            self.harness.input_mut().events.push(event);
        }
        self.harness.run();
    }

    /// Taps with a finger, after which there is no pointer.
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

    /// Presses the mouse button at `from` and drags to `to`, over several frames.
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

    /// Drags on to `to`.
    pub fn continue_drag(&mut self, to: Pos2) {
        self.harness.hover_at(to);
        self.harness.step();
        self.harness.step();
    }

    /// Releases the mouse button at `at`.
    pub fn end_drag(&mut self, at: Pos2) {
        self.harness.drop_at(at);
        self.harness.step();
        self.harness.step();
    }

    /// Enlarges the text to `percent` with its keys, and resizes the window to the same number of
    /// pixels.
    pub fn enlarge_text(&mut self, percent: u16) {
        let size = self.harness.ctx.content_rect().size();
        let sizes = TextSize::ALL.into_iter();
        for _ in sizes.filter(|size| (101..=percent).contains(&size.as_percent())) {
            self.harness.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
            self.harness.step();
            self.resize_by_system(size);
        }
        self.harness.run();
    }

    /// Returns the name and the place of the focused widget.
    pub fn focused(&self) -> Option<(String, Rect)> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.is_focused())?;
        let label = node.accesskit_node().label();
        Some((label.unwrap_or_default(), node.rect()))
    }

    /// Returns the text below the board as screen readers find it: what has happened, and what is to be done.
    pub fn announced(&self) -> String {
        let is_status =
            |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Status;
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(is_status);
        node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Paints the window without a screen.
    pub fn picture(&self) -> ColorImage {
        picture::picture(&self.harness, &self.textures)
    }

    /// Draws a frame as without a screen reader.
    pub fn redraw(&mut self) {
        let (ctx, input) = (self.harness.ctx.clone(), self.harness.input_mut().take());
        ctx.disable_accesskit();
        let app = self.harness.state_mut();
        let mut frame = eframe::Frame::_new_kittest();
        let mut output = ctx.run_ui(input, |ui| {
            app.logic(ui, &mut frame);
            app.ui(ui, &mut frame);
        });
        // New letters may be on the screen.
        egui_kittest::TestRenderer::handle_delta(&mut self.textures, &mut output.textures_delta);
        output.drop_without_applying_deltas();
        ctx.enable_accesskit();
    }

    /// Presses a key and draws a frame as without a screen reader.
    pub fn key_and_redraw(&mut self, key: Key) {
        let (physical_key, repeat, modifiers) = (None, false, Modifiers::NONE);
        for pressed in [true, false] {
            let event = Event::Key { key, physical_key, pressed, repeat, modifiers };
            self.harness.input_mut().events.push(event);
            self.redraw();
        }
    }

    /// Returns the number of triangles that a graphics card would draw.
    pub fn triangles(&self) -> usize {
        let count = |part: &ClippedPrimitive| match &part.primitive {
            Primitive::Mesh(mesh) => mesh.indices.len() / 3,
            Primitive::Callback(_) => 0,
        };
        picture::triangles(&self.harness).iter().map(count).sum()
    }

    /// Returns the inside of the window.
    pub fn room(&self) -> Rect {
        self.harness.ctx.content_rect()
    }

    /// Steps frames until `happened` returns `true`; fails after [`PATIENCE`].
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
            // A dialog that has just appeared ignores clicks for a moment.
            self.let_seconds_pass(0.5);
        }
    }

    /// Returns the names of the person's cells.
    pub fn own_cells(&self) -> Vec<String> {
        self.names().into_iter().filter(|name| name.starts_with("You, cell")).collect()
    }

    /// Returns every name in the window.
    pub fn names(&self) -> Vec<String> {
        let name = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        };
        self.harness.root().children_recursive().filter_map(|node| name(&node)).collect()
    }

    /// Returns the name and the place of every widget that can be pressed.
    pub fn buttons(&self) -> Vec<(String, Rect)> {
        let is_button = |node: &egui_kittest::Node<'_>| {
            let role = node.accesskit_node().role();
            let pressed = [Role::Button, Role::RadioButton, Role::CheckBox, Role::Switch];
            pressed.contains(&role)
                || [Role::ComboBox, Role::TextInput, Role::Slider].contains(&role)
        };
        let buttons = self.harness.root().children_recursive().filter(is_button);
        let named =
            buttons.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
        named.collect()
    }

    /// Returns the buttons that overlap this part of the window.
    pub fn buttons_over(&self, part: Rect) -> Vec<String> {
        let over = |(_, rect): &(String, Rect)| rect.shrink(0.5).intersects(part);
        self.buttons().into_iter().filter(over).map(|(name, _)| name).collect()
    }

    /// Returns the faults of the buttons on a scrolling page that covers another screen: too small,
    /// nameless, or wider than the window.
    pub fn bad_buttons_of_page(&self, least: f32) -> Vec<String> {
        let width = self.harness.ctx.content_rect().x_range().expand(0.5);
        let fits = |rect: &Rect| rect.size().min_elem() >= least && width.contains(rect.right());
        let wrong = |(name, rect): &(String, Rect)| !fits(rect) || name.is_empty();
        let wrong = self.buttons().into_iter().filter(wrong);
        wrong.map(|(name, rect)| format!("{name:?}: {rect:?}")).collect()
    }

    /// Returns the faults of the visible buttons: too small, cut off at the edge of the window, or
    /// overlapping. If the screen `scrolls`, buttons may extend below the window.
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

/// Returns an engine that waits until its flag is set or it is asked to move now.
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
        Some(q.game.legal_moves()[0])
    });
    (move_engine, released)
}
