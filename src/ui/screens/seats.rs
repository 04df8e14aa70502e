//! The players of a game on their strips or cards.

use eframe::egui::{Rect, Ui};

use super::card::{card, card_letters};
use super::clock::Clock;
use super::game_layout::GameLayout;
use super::strip::{Strip, strip};
use crate::controller::Setup;
use crate::rules::{BySide, Side};
use crate::ui::board::BoardLayout;
use crate::ui::live_game::Gain;
use crate::ui::motion::Stage;
use crate::ui::players::PlayerNames;
use crate::ui::words::Words;

/// The players of the game that is shown.
pub struct Seats<'a> {
    /// The words.
    pub words: &'a Words,
    /// What was agreed before the game.
    pub setup: &'a Setup,
    /// What the players are called.
    pub players: &'a BySide<PlayerNames>,
    /// What lies in their stores.
    pub stage: &'a Stage,
    /// How many times as large as usual numbers shall be, where there is room.
    pub letters: f32,
}

/// How a player stands at the moment that is shown.
pub struct PlayerStatus {
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// Whether this player is a computer that thinks.
    pub thinking: bool,
    /// What the player gained last.
    pub gain: Gain,
    /// What is left of this player's time, where there are clocks.
    pub clock: Option<Clock>,
}

impl Seats<'_> {
    /// Draws what is told about the player of `side`; the room left for captured stones.
    pub fn draw(
        &self,
        ui: &mut Ui,
        side: Side,
        game_layout: &GameLayout,
        layout: &BoardLayout,
        player_status: PlayerStatus,
    ) -> Rect {
        let heaps = self.stage.heaps();
        let PlayerNames { full_name: name, name: short_name, .. } = &self.players[side];
        let PlayerStatus { to_move, thinking, gain, clock } = player_status;
        let shown = Strip {
            words: self.words,
            name,
            short_name,
            points: heaps.points(side),
            gain,
            debt: heaps.debt(side, &self.setup.rules),
            to_move,
            thinking,
            clock,
            letters: self.letters,
        };
        match layout.card(side) {
            Some(rect) => {
                let with_clock = clock.is_some();
                let letters = card_letters(ui, layout, self.players, self.letters, with_clock);
                card(ui, (rect, letters), side, layout, &shown)
            }
            None if side == self.setup.near_side() => strip(ui, game_layout.near, &shown),
            None => strip(ui, game_layout.far, &shown),
        }
    }
}
