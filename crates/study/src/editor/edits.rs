//! What is edited, with the edits that can be undone and redone.

/// A value that is edited.
pub(crate) struct Edits<T> {
    now: T,
    before: Vec<T>,
    undone: Vec<T>,
    /// The part that the last edit changed, if that edit goes on, as a number does while it is typed.
    part: Option<usize>,
}

impl<T: Clone + PartialEq> Edits<T> {
    /// Begins with `now`, which cannot be undone.
    pub(crate) fn new(now: T) -> Self {
        Edits { now, before: Vec::new(), undone: Vec::new(), part: None }
    }

    /// Returns the current value.
    pub(crate) fn now(&self) -> &T {
        &self.now
    }

    /// Sets the value, in an edit of its own.
    pub(crate) fn set(&mut self, next: T) {
        self.settle();
        self.replace(next);
    }

    /// Sets the value, in which this part changes, in the same edit as the other calls for this part since the last
    /// [`Edits::settle`].
    pub(crate) fn go_on(&mut self, next: T, part: usize) {
        match self.part == Some(part) {
            true => self.now = next,
            false => self.part = self.replace(next).then_some(part),
        }
    }

    /// Ends the edit that goes on.
    pub(crate) fn settle(&mut self) {
        self.part = None;
    }

    /// Undoes the last edit, if there is one.
    pub(crate) fn undo(&mut self) {
        self.settle();
        if let Some(before) = self.before.pop() {
            self.undone.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Repeats the edit undone last, if there is one.
    pub(crate) fn redo(&mut self) {
        self.settle();
        if let Some(next) = self.undone.pop() {
            self.before.push(std::mem::replace(&mut self.now, next));
        }
    }

    /// Returns whether there is an edit to undo.
    pub(crate) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Returns whether there is an edit to redo.
    pub(crate) fn can_redo(&self) -> bool {
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
    fn another_part_is_another_edit() {
        let mut edits = Edits::new(1);
        edits.go_on(2, 0);
        edits.go_on(3, 7);
        edits.undo();
        assert_eq!(*edits.now(), 2);
        edits.go_on(4, 7);
        assert!(!edits.can_redo());
    }

    #[test]
    fn an_edit_that_goes_on_is_undone_at_once() {
        let mut edits = Edits::new(1);
        edits.go_on(2, 0);
        edits.go_on(3, 0);
        edits.settle();
        edits.go_on(4, 0);
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
