//! Games that are played in the window, and the lists of those on the disk.

use egui_kittest::kittest::Queryable;

use super::Window;

impl Window {
    /// Steps frames until it is the person's turn or the game is over.
    pub fn wait_for_turn(&mut self) {
        // A press takes effect a frame later.
        self.harness.step();
        self.harness.step();
        self.wait("my turn or the end", |window| window.says("Your turn.") || window.is_over());
    }

    /// Returns whether the result is shown.
    pub fn is_over(&self) -> bool {
        ["Play again", "Play without help"].iter().any(|label| self.has(label))
    }

    /// Sows the first possible cell to the right, again and again, until the game is over.
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

    /// Waits until the games that a list shows or counts are read, which happens in the background.
    pub fn wait_for_games(&mut self) {
        self.wait("the games are read", |window| !window.says("Reading the games…"));
        self.let_seconds_pass(0.2);
    }
}
