//! The choices of the home, of the settings sheet and of the form of a new game.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use super::Window;

/// The keys of the pages with further choices: the settings sheet and the form.
const PAGES: [(Modifiers, Key); 2] =
    [(Modifiers::NONE, Key::F4), (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N)];

impl Window {
    /// Opens the lessons from the home.
    pub fn open_lessons(&mut self) {
        self.act_either(&["Lessons and puzzles", "Học và giải đố"]);
        self.act_either(&["Learn to play", "Học chơi"]);
    }

    /// Makes a choice on the home or, if it is not there, on the settings sheet or in the form. An
    /// opponent is named by the level, such as `Easy`.
    pub fn choose(&mut self, choice: &str) {
        self.choose_either(&[choice]);
    }

    /// Does the same with the first of these choices that exists.
    pub fn choose_either(&mut self, choices: &[&str]) {
        self.at_choice(choices, |window, name| window.act(name));
    }

    /// Returns whether the choice of this name is selected, wherever it is.
    pub fn is_in_force(&mut self, choice: &str) -> bool {
        self.at_choice(&[choice], |window, name| window.is_chosen(name))
    }

    /// Opens the page that has one of these choices, calls `visit` with its name and closes the
    /// page.
    fn at_choice<T>(&mut self, choices: &[&str], visit: impl FnOnce(&mut Window, &str) -> T) -> T {
        if let Some(name) = self.offered(choices) {
            return visit(self, &name);
        }
        for (modifiers, key) in PAGES {
            self.key_with(modifiers, key);
            if let Some(name) = self.offered(choices) {
                let visited = visit(self, &name);
                self.key(Key::Escape);
                return visited;
            }
            self.key(Key::Escape);
        }
        panic!("there is none of {choices:?}");
    }

    /// Returns the name of the first widget that offers one of these choices.
    fn offered(&self, choices: &[&str]) -> Option<String> {
        let names = self.names_of(Role::RadioButton);
        names.into_iter().find(|name| choices.iter().any(|choice| offers(name, choice)))
    }

    /// Returns what screen readers say after the name of a widget.
    pub fn description_of(&self, label: &str) -> Option<String> {
        self.harness.get_by_label(label).accesskit_node().description()
    }

    /// Opens the settings sheet and presses one of its buttons, by the first of these names that
    /// exists.
    pub fn press_in_settings(&mut self, labels: &[&str]) {
        self.key(Key::F4);
        self.act_either(labels);
    }
}

/// Returns whether the widget called `name` offers `choice`: an opponent is called “Tèo (easy)”.
fn offers(name: &str, choice: &str) -> bool {
    let level = format!(" ({})", choice.to_lowercase());
    name == choice || name.ends_with(&level)
}
