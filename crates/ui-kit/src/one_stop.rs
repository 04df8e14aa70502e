//! Rows of choices that are one stop for the Tab key.

use eframe::egui::{EventFilter, Id, Key, Modifiers, Response, Sense, Ui};

/// A row of choices while it is drawn. Tab reaches the chosen one, or the first if none is chosen;
/// the arrow keys choose its neighbours.
///
/// Source: the radio group pattern of the ARIA Authoring Practices Guide.
pub struct OneStop {
    chosen: Option<usize>,
    drawn: Vec<Id>,
    clicked: Option<usize>,
    has_focus: bool,
}

impl OneStop {
    /// Begins a row in which the choice at this index is chosen.
    pub fn new(chosen: Option<usize>) -> Self {
        OneStop { chosen, drawn: Vec::new(), clicked: None, has_focus: false }
    }

    /// Returns whether the next choice to draw is chosen.
    pub fn is_chosen(&self) -> bool {
        self.chosen == Some(self.drawn.len())
    }

    /// Returns what the next choice to draw must sense.
    pub fn sense(&self) -> Sense {
        if self.chosen.unwrap_or(0) == self.drawn.len() { Sense::click() } else { Sense::CLICK }
    }

    /// Adds the choice that has been drawn.
    pub fn add(&mut self, choice: &Response) {
        if choice.clicked() {
            self.clicked = Some(self.drawn.len());
        }
        self.has_focus |= choice.has_focus();
        self.drawn.push(choice.id);
    }

    /// Ends the row. Returns the index of the new choice.
    pub fn finish(self, ui: &Ui) -> Option<usize> {
        let stop = self.chosen.unwrap_or(0);
        let mut made = self.clicked;
        if self.has_focus {
            let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.drawn[stop], arrows));
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if pressed(Key::ArrowLeft) {
                made = stop.checked_sub(1).or(made);
            }
            if pressed(Key::ArrowRight) && stop + 1 < self.drawn.len() {
                made = Some(stop + 1);
            }
            if let Some(id) = made.and_then(|made| self.drawn.get(made)) {
                ui.memory_mut(|memory| memory.request_focus(*id));
                // A reader says whether the choice is the chosen one as soon as it has the focus.
                ui.ctx().request_discard("another choice");
            }
        }
        made.filter(|made| self.chosen != Some(*made))
    }
}
