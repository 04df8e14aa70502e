//! What is edited, with the edits that can be undone and redone.

/// A value that is edited.
pub(super) struct Edits<T> {
    now: T,
    before: Vec<T>,
    undone: Vec<T>,
    /// Whether the last edit goes on, as a text does while it is typed.
    goes_on: bool,
}

impl<T: Clone + PartialEq> Edits<T> {
    /// Begins with `now`, which cannot be undone.
    pub(super) fn new(now: T) -> Self {
        Edits { now, before: Vec::new(), undone: Vec::new(), goes_on: false }
    }

    /// Returns the current value.
    pub(super) fn now(&self) -> &T {
        &self.now
    }

    /// Sets the value, in an edit of its own.
    pub(super) fn set(&mut self, next: T) {
        self.settle();
        self.replace(next);
    }

    /// Sets the value, in the same edit as the other calls since the last [`Edits::settle`].
    pub(super) fn go_on(&mut self, next: T) {
        match self.goes_on {
            true => self.now = next,
            false => self.goes_on = self.replace(next),
        }
    }

    /// Ends the edit that goes on.
    pub(super) fn settle(&mut self) {
        self.goes_on = false;
    }

    /// Undoes the last edit, if there is one.
    pub(super) fn undo(&mut self) {
        self.settle();
        if let Some(before) = self.before.pop() {
            self.undone.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Repeats the edit undone last, if there is one.
    pub(super) fn redo(&mut self) {
        self.settle();
        if let Some(next) = self.undone.pop() {
            self.before.push(std::mem::replace(&mut self.now, next));
        }
    }

    /// Returns whether there is an edit to undo.
    pub(super) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Returns whether there is an edit to redo.
    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Sets the value, unless it is the same. Returns whether that is an edit.
    fn replace(&mut self, next: T) -> bool {
        if next == self.now {
            return false;
        }
        self.undone.clear();
        self.before.push(std::mem::replace(&mut self.now, next));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_that_goes_on_is_undone_at_once() {
        let mut edits = Edits::new(1);
        edits.go_on(2);
        edits.go_on(3);
        edits.settle();
        edits.go_on(4);
        edits.undo();
        assert_eq!(*edits.now(), 3);
        edits.undo();
        assert_eq!((*edits.now(), edits.can_undo()), (1, false));
        edits.redo();
        edits.redo();
        assert_eq!((*edits.now(), edits.can_redo()), (4, false));
        edits.undo();
        edits.set(3);
        assert!(edits.can_redo(), "the same value is no edit");
        edits.set(5);
        assert!(!edits.can_redo());
    }
}
