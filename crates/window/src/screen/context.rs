//! What the screens use of the window.

use std::any::Any;

use eframe::egui::Context;

use super::Screen;
use super::stack::{Shelf, Transition};
use crate::Parts;

/// What a screen uses of the window while it handles an event or draws itself.
pub struct ScreenContext<'a> {
    /// The context of the window.
    pub ctx: &'a Context,
    /// The parts of the window.
    pub parts: &'a mut Parts,
    /// The screens below, the home first.
    pub(crate) below: &'a mut [Box<dyn Screen>],
    pub(crate) shelf: &'a mut Shelf,
    /// What the stack does as soon as the screen has handled the event.
    pub(crate) transitions: &'a mut Vec<Transition>,
}

impl ScreenContext<'_> {
    /// Opens a screen. The screens to which leaving it leads stay below, and the others are left:
    /// see [`Screen::under`].
    pub fn open(&mut self, screen: Box<dyn Screen>) {
        self.transitions.push(Transition::Open(screen));
    }

    /// Opens the pages of a game as the player left them, or `start` if there are none.
    pub fn open_pages(&mut self, start: Box<dyn Screen>) {
        self.transitions.push(Transition::OpenPages(start));
    }

    /// Leaves the screen for the one below.
    pub fn leave(&mut self) {
        self.transitions.push(Transition::Pop);
    }

    /// Leaves all screens for the home.
    pub fn go_home(&mut self) {
        self.transitions.push(Transition::Home);
    }

    /// Takes the screen of this type that stayed as the player left it.
    pub fn take_kept<S: Screen>(&mut self) -> Option<Box<S>> {
        self.shelf.take()
    }

    /// Returns the screen to which leaving this one leads.
    pub fn below(&self) -> Option<&dyn Screen> {
        self.below.last().map(AsRef::as_ref)
    }

    /// Returns whether leaving the screen leads to the home.
    pub fn is_over_home(&self) -> bool {
        self.below.len() <= 1
    }

    /// Returns the screen below if it is of this type, and what it uses of the window.
    pub fn with_below<S: Screen>(&mut self) -> Option<(&mut S, ScreenContext<'_>)> {
        let (last, below) = self.below.split_last_mut()?;
        let last: &mut dyn Any = last.as_mut();
        let context = ScreenContext {
            ctx: self.ctx,
            parts: self.parts,
            below,
            shelf: self.shelf,
            transitions: self.transitions,
        };
        Some((last.downcast_mut::<S>()?, context))
    }
}
