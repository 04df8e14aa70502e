//! How the player chooses moves on a page with a board: by pressing spots, or with keys.

use eframe::egui::Context;
use tabletop::Refusal;

use super::super::drawn::Pressed;
use super::super::keyboard::{BoardKey, Keyboard};
use super::Page;
use crate::audio::Sound;
use crate::ui::app::{Kept, Parts, ScreenContext};
use crate::ui::live::Refused;

/// The beginning of a move, in a game of this many entries.
#[derive(Clone, Copy)]
pub(in crate::ui::table) struct Choice<S> {
    pub spot: S,
    pub entries: usize,
}

/// What the player has begun to choose on a board.
pub(super) struct Choosing<G: Kept> {
    pub keyboard: Keyboard,
    /// The spot with which the player has begun a move.
    pub choice: Option<Choice<G::Spot>>,
}

impl<G: Kept> Default for Choosing<G> {
    fn default() -> Self {
        Choosing { keyboard: Keyboard::default(), choice: None }
    }
}

impl<G: Kept> Choosing<G> {
    /// Returns the chosen spot in a game of this many entries.
    pub(super) fn spot(&self, entries: usize) -> Option<G::Spot> {
        self.choice.filter(|choice| choice.entries == entries).map(|choice| choice.spot)
    }

    /// Drops what the player has begun. Returns whether there was something.
    pub(super) fn clear(&mut self, ctx: &Context, entries: usize) -> bool {
        self.keyboard.clear(ctx, entries) || self.choice.take().is_some()
    }
}

/// A key on a board of the game `G`.
pub(super) type KeyOf<G> = BoardKey<<G as tabletop::Game>::Move, <G as tabletop::Game>::Illegal>;

/// A page with a board on which the player chooses moves.
pub(super) trait BoardPage: Page {
    /// Returns what the player has begun to choose.
    fn choosing(&mut self) -> &mut Choosing<Self::Game>;

    /// Returns what a pressed key on the board asks for.
    fn board_key(&mut self, context: &mut ScreenContext<'_>) -> Option<KeyOf<Self::Game>>;

    /// Returns the number of entries up to the position shown, and of the whole game.
    fn entries(&self, parts: &Parts) -> [usize; 2];

    /// Plays a move. Returns whether it was legal.
    fn play(
        &mut self,
        mv: <Self::Game as tabletop::Game>::Move,
        context: &mut ScreenContext<'_>,
    ) -> bool;

    /// Says why a move is refused; `None` stops saying it.
    fn say_refusal(
        &mut self,
        why: Option<Refused<<Self::Game as tabletop::Game>::Illegal>>,
        parts: &mut Parts,
    );

    /// Carries out a press on the board, which has sounds of its own.
    fn press_board(&mut self, pressed: Pressed<Self::Game>, context: &mut ScreenContext<'_>) {
        match pressed {
            Pressed::Move(mv) => {
                context.parts.sound.mute_button();
                self.play_or_refuse(mv, context);
            }
            Pressed::Rest => {}
            Pressed::Choice(spot) => {
                self.say_refusal(None, context.parts);
                let [entries, _] = self.entries(context.parts);
                self.choosing().choice = spot.map(|spot| Choice { spot, entries });
            }
        }
        context.ctx.request_repaint();
    }

    /// Plays a move; an illegal one sounds like a refusal.
    fn play_or_refuse(
        &mut self,
        mv: <Self::Game as tabletop::Game>::Move,
        context: &mut ScreenContext<'_>,
    ) {
        if self.play(mv, context) {
            self.choosing().choice = None;
        } else {
            context.parts.sound.play(Sound::Refusal);
        }
    }

    /// Drops what the player has begun to choose. Returns whether there was something.
    fn clears_choice(&mut self, context: &ScreenContext<'_>) -> bool {
        let [_, all] = self.entries(context.parts);
        self.choosing().clear(context.ctx, all)
    }

    /// Handles the keys that choose a move.
    fn choose_by_key(&mut self, context: &mut ScreenContext<'_>) {
        let refused = match self.board_key(context) {
            None => return,
            Some(BoardKey::Play(mv)) => return self.play_or_refuse(mv, context),
            Some(BoardKey::RefuseMove(why)) => Some(Refused::Move(Refusal::Illegal(why))),
            Some(BoardKey::Refuse(text)) => Some(Refused::Unknown(text)),
            Some(BoardKey::AfterCommand) => Some(Refused::AfterCommand),
            Some(BoardKey::Choose) => None,
        };
        if refused.is_some() {
            context.parts.sound.play(Sound::Refusal);
        }
        self.say_refusal(refused, context.parts);
        context.ctx.request_repaint();
    }
}
