//! The stack of open screens. Where leaving a screen leads is what lies below it.

use std::any::Any;

use eframe::egui::Context;

use super::context::ScreenContext;
use super::{Screen, Under};
use crate::Parts;

/// A change of the stack that a screen requests.
pub(crate) enum Transition {
    /// Put a screen on the stack, after leaving those that do not stay below it.
    Open(Box<dyn Screen>),
    /// Put the pages of a game on the stack that stay as they were left, or else this one.
    OpenPages(Box<dyn Screen>),
    /// Leave the top screen.
    Pop,
    /// Leave all screens but the home.
    Home,
}

/// The open screens: the home, which is never left, and those over it. The window shows the top
/// one.
pub struct ScreenStack {
    screens: Vec<Box<dyn Screen>>,
    shelf: Shelf,
    /// The pages of games that stay as the player left them, those of each game together.
    pages: Vec<Vec<Box<dyn Screen>>>,
    transitions: Vec<Transition>,
}

/// The screens that stay as the player left them, at most one of each type.
#[derive(Default)]
pub(crate) struct Shelf(Vec<Box<dyn Screen>>);

impl Shelf {
    fn put(&mut self, screen: Box<dyn Screen>) {
        let type_of = |screen: &dyn Screen| (screen as &dyn Any).type_id();
        let new = type_of(screen.as_ref());
        self.0.retain(|kept| type_of(kept.as_ref()) != new);
        self.0.push(screen);
    }

    /// Takes the screen of this type.
    pub(crate) fn take<S: Screen>(&mut self) -> Option<Box<S>> {
        let place = self.0.iter().position(|kept| (kept.as_ref() as &dyn Any).is::<S>())?;
        let screen: Box<dyn Any> = self.0.remove(place);
        screen.downcast().ok()
    }
}

impl ScreenStack {
    /// Creates a stack with the home alone.
    pub fn new(home: Box<dyn Screen>) -> Self {
        let (shelf, pages) = (Shelf::default(), Vec::new());
        ScreenStack { screens: vec![home], shelf, pages, transitions: Vec::new() }
    }

    /// Returns the screen that the window shows.
    pub fn top(&self) -> &dyn Screen {
        self.screens.last().expect("the home is never left").as_ref()
    }

    /// Returns the number of screens over the home.
    pub fn over_home(&self) -> usize {
        self.screens.len() - 1
    }

    /// Returns the screen that the window shows, and what it uses of the window.
    pub fn split<'a>(
        &'a mut self,
        ctx: &'a Context,
        parts: &'a mut Parts,
    ) -> (&'a mut dyn Screen, ScreenContext<'a>) {
        let (top, below) = self.screens.split_last_mut().expect("the home is never left");
        let (shelf, transitions) = (&mut self.shelf, &mut self.transitions);
        (top.as_mut(), ScreenContext { ctx, parts, below, shelf, transitions })
    }

    /// Carries out the transitions that screens have requested.
    pub fn follow(&mut self, ctx: &Context, parts: &mut Parts) {
        for transition in std::mem::take(&mut self.transitions) {
            match transition {
                Transition::Open(screen) => {
                    self.make_way(screen.as_ref(), parts);
                    self.screens.push(screen);
                }
                Transition::OpenPages(start) => {
                    self.make_way(start.as_ref(), parts);
                    let pages = self.take_pages(start.game());
                    self.screens.extend(pages.unwrap_or_else(|| vec![start]));
                }
                Transition::Pop => {
                    self.drop_to(self.screens.len() - 1, parts);
                    self.resume(ctx, parts);
                }
                Transition::Home => {
                    self.leave_all(parts);
                    self.resume(ctx, parts);
                }
            }
        }
    }

    /// Leaves the screens that do not stay below this one.
    fn make_way(&mut self, above: &dyn Screen, parts: &mut Parts) {
        while self.screens.len() > 1 {
            match self.top().under(above) {
                Under::Stays => return,
                Under::IsLeft => self.drop_to(self.screens.len() - 1, parts),
                Under::AllAreLeft => self.leave_all(parts),
            }
        }
    }

    /// Leaves the screens over the first `len`, of which the home always stays.
    fn drop_to(&mut self, len: usize, parts: &mut Parts) {
        while self.screens.len() > len.max(1) {
            let Some(mut screen) = self.screens.pop() else { return };
            screen.leave(parts);
            if screen.stays() {
                self.shelf.put(screen);
            }
        }
    }

    /// Leaves all screens but the home. The pages of a game stay as they are.
    fn leave_all(&mut self, parts: &mut Parts) {
        if !self.screens.iter().skip(1).all(|screen| screen.stays_with_game()) {
            return self.drop_to(1, parts);
        }
        let mut pages = self.screens.split_off(1);
        if let Some(game) = pages.first().map(|page| page.game()) {
            pages.iter_mut().for_each(|page| page.leave(parts));
            self.take_pages(game);
            self.pages.push(pages);
        }
    }

    /// Takes the pages of the game with this name that stay as they were left.
    fn take_pages(&mut self, game: &str) -> Option<Vec<Box<dyn Screen>>> {
        let is_of_game =
            |pages: &Vec<Box<dyn Screen>>| pages.first().is_some_and(|page| page.game() == game);
        let place = self.pages.iter().position(is_of_game)?;
        Some(self.pages.remove(place))
    }

    fn resume(&mut self, ctx: &Context, parts: &mut Parts) {
        let (screen, mut context) = self.split(ctx, parts);
        screen.resume(&mut context);
    }

    /// Tells the top screen that the program ends.
    pub fn end(&mut self, parts: &mut Parts) {
        if let Some(top) = self.screens.last_mut() {
            top.leave(parts);
        }
    }
}
