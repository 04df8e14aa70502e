//! The dialog with the result of a game.

mod fields;
mod scores;
mod steps;

use eframe::egui::{Align2, Color32, Frame, Id, Label, Modal, Rect, ScrollArea, Ui};

use super::DialogAnswer;
use crate::ai::{Level, Strength};
use crate::controller::{NewGame, Session, points_to_give};
use crate::rules::{Position, Side};
use crate::ui::click_through;
use crate::ui::dialog_input::focus_heading;
use crate::ui::live_game::LiveGame;
use crate::ui::oanquan::ReviewState;
use crate::ui::players::{GameOutcome, is_you, players};
use crate::ui::screens::place_of_result;
use crate::ui::widgets::{bold, dialog};
use crate::ui::words::{HandicapOffer, Winner, Words};

/// The height below which everything is closer together: of the window, and of the column beside
/// the board.
const LOW: f32 = 480.0;
const LOW_COLUMN: f32 = 600.0;
/// The width of the dialog. The longest heading fits on one line.
const WIDTH: f32 = 560.0;
/// The additional gap between the main buttons and the small ones.
const BETWEEN: f32 = 2.0;
/// The margin within the dialog beside the board.
const MARGIN: f32 = 16.0;

/// What is known about a game once it is over.
#[derive(Clone, Copy, Default)]
pub struct AfterGame<'a> {
    /// The review of the game.
    pub review: Option<&'a ReviewState>,
    /// The level that suits the player better after the last games.
    pub fitting_level: Option<Level>,
    /// The strength of *Fits me* in the next game, after a game that it follows.
    pub next_strength: Option<Strength>,
}

/// Draws the dialog. Returns the answer, and whether to close the dialog.
pub(super) fn result(
    ui: &mut Ui,
    words: &Words,
    live_game: &LiveGame,
    after_game: AfterGame<'_>,
) -> (Option<DialogAnswer>, bool) {
    let session = live_game.session();
    let setup = session.setup();
    let outcome = GameOutcome::of(session.game());
    let heading = match session.game().end() {
        Some(end) => outcome.heading(words, setup, end),
        None => outcome.headline(words, setup),
    };
    let heading = fields::heading(words, session, heading);
    let content = |ui: &mut Ui| content(ui, words, session, &outcome, after_game);
    match place_of_result(ui.ctx().content_rect()) {
        Some(place) => beside_board(ui, &heading, place, content),
        None => dialog(ui, "result", &heading, WIDTH, content),
    }
}

/// Draws the dialog with `heading` at the right or the lower edge of the window, in `place`, without darkening
/// the board. Also returns whether Esc or a press outside asks to close it.
fn beside_board<T>(
    ui: &Ui,
    heading: &str,
    place: Rect,
    content: impl FnOnce(&mut Ui) -> T,
) -> (T, bool) {
    let id = Id::unique("result beside the board");
    let frame = Frame::window(ui.style()).inner_margin(MARGIN);
    let room = place.size() - frame.total_margin().sum();
    let window = ui.ctx().content_rect();
    // A column begins at its top, a sheet ends at its bottom.
    let (anchor, offset) = match place.left() < window.center().x {
        true => (Align2::RIGHT_BOTTOM, place.right_bottom() - window.right_bottom()),
        false => (Align2::RIGHT_TOP, place.right_top() - window.right_top()),
    };
    let area = Modal::default_area(id).accessible_name(heading);
    let area = area.anchor(anchor, offset);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::TRANSPARENT);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(room.x);
        ui.set_max_height(room.y);
        let area = ScrollArea::vertical().max_height(room.y);
        area.show(ui, |ui| {
            let heading = ui.add(Label::new(bold(heading, 20.0)));
            focus_heading(ui, heading);
            ui.add_space(2.0);
            content(ui)
        })
        .inner
    });
    click_through::note(ui.ctx(), &shown);
    let close = shown.should_close();
    (shown.inner, close)
}

/// Draws the content below the heading. Returns the answer.
fn content(
    ui: &mut Ui,
    words: &Words,
    session: &Session,
    outcome: &GameOutcome,
    after_game: AfterGame<'_>,
) -> Option<DialogAnswer> {
    let setup = session.setup();
    let room = ui.ctx().content_rect();
    let place = place_of_result(room);
    let is_low = match place {
        Some(place) => place.height() < LOW_COLUMN,
        None => room.height() < LOW,
    };
    if is_low {
        ui.spacing_mut().item_spacing.y = 3.0;
    }
    ui.scope(|ui| {
        if is_low || setup.sides() > 2 || place.is_some() {
            // Four players must fit the smallest window.
            ui.spacing_mut().interact_size.y = 34.0;
            ui.spacing_mut().item_spacing.y = 0.0;
        }
        scores::scores(ui, words, session, outcome);
    });
    let why = fields::end_reason(words, session);
    let next = next_strength(words, session, after_game).map(str::to_owned);
    let notes: Vec<String> = [why, next].into_iter().flatten().collect();
    if !notes.is_empty() {
        ui.add_space(4.0);
        ui.label(notes.join(" "));
    }
    if session.game().is_match() {
        fields::fields(ui, words, session);
    }
    let given = suggestion(session);
    if let Some((side, points)) = given {
        let name = players(words, setup)[side].name.clone();
        let winner = match side {
            _ if is_you(setup, side) => Winner::You,
            _ if is_you(setup, side.next(2)) => Winner::Computer,
            _ => Winner::Other,
        };
        let behind = points_behind(session, side, points);
        let offer = HandicapOffer { name: &name, winner, behind };
        ui.label(words.offers.handicap_suggestion(&offer));
    }
    ui.add_space(8.0);
    let main = steps::main_steps(words, session, after_game);
    let others = steps::other_steps(words, session, given);
    let first = steps::main_buttons(ui, words, &main);
    ui.add_space(BETWEEN);
    let other = steps::small_buttons(ui, &others);
    first.or(other).cloned()
}

/// Returns how *Fits me*, if it has played, plays in the next game.
fn next_strength(
    words: &Words,
    session: &Session,
    after_game: AfterGame<'_>,
) -> Option<&'static str> {
    let next = after_game.next_strength?;
    Some(words.home.fitting_next(session.setup().fitting_strength()?, next))
}

/// Returns the winner of a lopsided game of two and the points to give next time. After a game against
/// *Fits me*, its strength changes instead.
fn suggestion(session: &Session) -> Option<(Side, i32)> {
    let setup = session.setup();
    let fits = setup.fitting_strength().is_some();
    let is_match = session.game().is_match();
    let margin = session.margin().filter(|_| setup.sides() == 2 && !fits && !is_match)?;
    let winner = if margin > 0 { Side::NEAR } else { Side::FAR };
    // A side that already receives points should first receive fewer.
    let handicap = session.game().rules().handicap.as_ref();
    let points = points_to_give(margin.abs())?;
    handicap.is_none_or(|given| given.side == winner).then_some((winner, points))
}

/// Returns how far the store of `side` starts behind the other if it gives `points` more.
fn points_behind(session: &Session, side: Side, points: i32) -> i32 {
    let next = NewGame::from(session).with_points_given(side, points, 0);
    let start = Position::start(&next.rules, next.setup.first);
    start.store(side.next(2)) - start.store(side)
}
