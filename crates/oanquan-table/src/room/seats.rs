//! The players of a game on their plates or cards.

use eframe::egui::{Rect, Ui};
use oanquan::{BySide, Rules, Series, Side};
use table::game::Clock;
use table::words::PlayerNames;
use ui_kit::faces::Portrait;
use window_words::Words;

use super::card::{card, card_letters};
use super::plate::{PlayerView, plate};
use crate::controller::Setup;
use crate::motion::Stage;
use crate::room::board::BoardLayout;
use crate::shown::Gain;

/// The players of the game on the screen.
pub struct Seats<'a> {
    /// The texts in the current language.
    pub words: &'a Words,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The setup of the game.
    pub setup: &'a Setup,
    /// The names of the players.
    pub players: &'a BySide<PlayerNames>,
    /// The stage, which provides the stores.
    pub stage: &'a Stage,
    /// The scale of numbers, applied where there is room; 1 is the usual size.
    pub text_scale: f32,
}

/// The status of a player in the position on the screen.
pub struct PlayerStatus {
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// Whether this player has left the game.
    pub has_left: bool,
    /// Whether this player is a computer that is thinking.
    pub thinking: bool,
    /// The latest gain of the player.
    pub gain: Gain,
    /// The player's clock, if the game has clocks.
    pub clock: Option<Clock>,
    /// The face of a person at another device.
    pub face: Option<Portrait>,
}

impl Seats<'_> {
    /// Draws the plate or card of the player of `side`; two players have plates at `near` and `far`. Returns the area left for captured
    /// stones.
    pub fn draw(
        &self,
        ui: &mut Ui,
        side: Side,
        [near, far]: [Rect; 2],
        layout: &BoardLayout,
        player_status: PlayerStatus,
    ) -> Rect {
        let heaps = self.stage.heaps();
        let PlayerNames { full_name: name, name: short_name, .. } = &self.players[side];
        let PlayerStatus { to_move, has_left, thinking, gain, clock, face } = player_status;
        let portrait = self.setup.seats[side].opponent().map(Portrait::from).or(face);
        let is_match = self.rules.series == Series::Fields;
        let shown = PlayerView {
            words: self.words,
            name,
            short_name,
            points: heaps.points(side),
            counted: self.stage.counted(side),
            gain,
            debt: self.stage.debt(side),
            to_move,
            has_left,
            thinking,
            clock,
            text_scale: self.text_scale,
            fields: is_match.then(|| (self.stage.fields(), side)),
            portrait,
        };
        match layout.card(side) {
            Some(rect) => {
                let with_clock = clock.is_some();
                let text_scale =
                    card_letters(ui, layout, self.players, self.text_scale, with_clock);
                card(ui, rect, text_scale, side, layout, &shown)
            }
            None if side == self.setup.near_side() => plate(ui, near, &shown),
            None => plate(ui, far, &shown),
        }
    }
}
