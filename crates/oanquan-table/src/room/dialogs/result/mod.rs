//! The dialog with the result of a game.

mod fields;
mod steps;

pub use fields::{end_reason, heading};
pub use steps::{happened, main_step, more_steps, play_at};

use eframe::egui::{Align2, Color32, Context, Frame, Id, Modal, Rect, ScrollArea, Ui};
use oanquan::{GameEntry, Position, RankedSide, Side};
use table::game::{TableGame, TableState};
use table::page::BoardAction;
use table::result::{ResultCard, Score, Suited, result_card};
use table::screens::GameScreen;
use table::words::{Viewpoint, full_name, is_you, players};
use tabletop::Seat;
use ui_kit::balanced::wrapped;
use ui_kit::click_through;
use ui_kit::dialog_input::{focus_heading, name_of_dialog};
use window::dialogs::{Dialog, DialogOver, Effect, close};
use window::widgets::{around_dialog, bold, dialog};
use window::{Action, Command, Parts, of_type};
use window_words::{HandicapOffer, Winner, Words};

use crate::OAnQuan;
use crate::controller::{NewGame, Session, points_to_give};
use crate::motion::swept;
use crate::room::{GameOutcome, own, own_mut, place_of_result};

/// The height below which everything is closer together: of the window, and of the column beside
/// the board.
const LOW: f32 = 480.0;
const LOW_COLUMN: f32 = 600.0;
/// The width of the dialog. The longest heading fits on one line.
const WIDTH: f32 = 560.0;
/// The margin within the dialog beside the board.
const MARGIN: f32 = 16.0;

/// The result of the game on the table.
pub struct GameResult;

impl Dialog for GameResult {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, current) = (over.words(), &own(over.parts).current);
        let Some(session) = current.session() else { return Some(close()) };
        let after_game = current.after_game().unwrap_or_default();
        let happened = OAnQuan::happened(session, after_game);
        let board = Viewpoint::lying(0, session.setup().near_side());
        let (card, heading) = result_card(words, board, session, after_game, happened);
        let given = suggestion(session).filter(|_| happened.suited() != Suited::Alone);
        let content = |ui: &mut Ui| content(ui, words, session, card, given);
        let (step, closed) = match place_of_result(ui.ctx().content_rect()) {
            Some(place) => beside_board(ui, &heading, place, content),
            None => dialog(ui, "result", &heading, WIDTH, content),
        };
        let effect = |step| -> Effect {
            Box::new(move |screen, context| {
                context.parts.dialogs.close();
                match (step, of_type::<GameScreen<OAnQuan>>(screen)) {
                    (BoardAction::Do(command), _) => Some(command),
                    (step, Some(game)) => match game.carry_out(step, context)? {
                        Action::Do(command) => Some(command),
                        _ => None,
                    },
                    (_, None) => None,
                }
            })
        };
        step.map(effect).or(closed.then(close))
    }

    fn takes_games(&self) -> bool {
        true
    }

    /// The keys of the page below close the result.
    fn effect(&self, command: Command) -> Option<Effect> {
        let works = matches!(
            command,
            Command::Rules
                | Command::Games
                | Command::NewGame
                | Command::NewGameForm
                | Command::CopyGame
                | Command::SaveGame
                | Command::OtherStarts
                | Command::SwapSeats
                | Command::Undo
                | Command::Replay
                | Command::Review
                | Command::SavePicture
                | Command::SaveAnimation
        );
        works.then(|| -> Effect {
            Box::new(move |_, context| {
                context.parts.dialogs.close();
                Some(command)
            })
        })
    }

    /// Takes over the help found, and starts the review of the game.
    fn poll(&mut self, ctx: &Context, parts: &mut Parts) -> Option<Effect> {
        let TableState { current, engines, .. } = own_mut(parts);
        if let Some(live_game) = current.live_game_mut() {
            live_game.change(|session| session.help_mut().poll());
        }
        current.review_in_background(ctx, &engines.analysis);
        None
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
    let frame = frame(ui);
    let room = place.size() - frame.total_margin().sum();
    let window = ui.ctx().content_rect();
    // A column begins at its top, a sheet ends at its bottom.
    let (anchor, offset) = match place.left() < window.center().x {
        true => (Align2::RIGHT_BOTTOM, place.right_bottom() - window.right_bottom()),
        false => (Align2::RIGHT_TOP, place.right_top() - window.right_top()),
    };
    let area = Modal::default_area(id).accessible_name(name_of_dialog(ui, heading));
    let area = area.anchor(anchor, offset);
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(Color32::TRANSPARENT);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(room.x);
        ui.set_max_height(room.y);
        let area = ScrollArea::vertical().max_height(room.y);
        area.show(ui, |ui| {
            let heading = wrapped(ui, bold(heading, 20.0));
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

/// Returns the frame of the dialog beside the board.
fn frame(ui: &Ui) -> Frame {
    Frame::window(ui.style()).inner_margin(MARGIN)
}

/// Draws the content below the heading, with the points that the winner is suggested to give. Returns the step that the
/// player chooses.
fn content(
    ui: &mut Ui,
    words: &Words,
    session: &Session,
    card: ResultCard<BoardAction<OAnQuan>>,
    given: Option<(Side, i32)>,
) -> Option<BoardAction<OAnQuan>> {
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
    let card = ResultCard { is_tight: is_low || setup.sides() > 2 || place.is_some(), ..card };
    let whole = match place {
        Some(place) => place.height() - frame(ui).total_margin().sum().y,
        None => room.height() - around_dialog(ui.ctx()),
    };
    let above = ui.cursor().top() - ui.max_rect().top();
    card.in_dialog(ui, words, whole - above, |ui| {
        if session.game().is_match() {
            fields::fields(ui, words, session);
        }
        // Nobody has won too easily with help.
        let Some((side, points)) = given else { return };
        let name = players::<OAnQuan>(words, setup)[side].name.clone();
        let winner = match side {
            _ if is_you(setup, side) => Winner::You,
            _ if is_you(setup, side.next(2)) => Winner::Computer,
            _ => Winner::Other,
        };
        let behind = points_behind(session, side, points);
        let offer = HandicapOffer { name: &name, winner, behind };
        wrapped(ui, words.offers.handicap_suggestion(&offer));
    })
}

/// Returns the lines of the players. With two sides, the near one is first; with more, the lines are a
/// ranking.
pub fn scores(words: &Words, session: &Session) -> Vec<Score> {
    let outcome = &GameOutcome::of(session.game());
    let (setup, near) = (session.setup(), session.setup().near_side());
    let line = |name, side| score(words, session, side, name, outcome.is_won_by(side));
    if setup.sides() == 2 {
        return [near, near.next(2)]
            .map(|side| line(full_name::<OAnQuan>(words, setup, side), side))
            .into_iter()
            .collect();
    }
    let ranked = outcome.ranking().iter();
    let line = |&RankedSide { rank, side, .. }: &RankedSide| {
        let name = words.ranked(rank, &full_name::<OAnQuan>(words, setup, side));
        score(words, session, side, name, rank == 1)
    };
    ranked.map(line).collect()
}

/// Returns the line of a player, with the dân swept at the end and the help as notes.
fn score(words: &Words, session: &Session, side: Side, name: String, has_won: bool) -> Score {
    let last_events = session.game().last_entry().map_or(&[][..], GameEntry::events);
    let (points, swept) = (session.position().store(side), swept(last_events, side));
    let swept = (swept > 0).then(|| words.store_and_swept(points - swept, swept));
    let helped = words.help_used(session.help().tally(side));
    Score {
        name,
        opponent: session.setup().seats[side].opponent(),
        has_won,
        points: points.to_string(),
        notes: [swept, helped].into_iter().flatten().collect(),
    }
}

/// Returns the winner of a lopsided game of two, which a person has lost, and the points to give next time: a computer
/// needs none, because there is a stronger one. After a game against *Fits me*, its strength changes instead.
pub(super) fn suggestion(session: &Session) -> Option<(Side, i32)> {
    let setup = session.setup();
    let fits = setup.fitting_strength().is_some();
    let is_match = session.game().is_match();
    let margin = session.margin().filter(|_| setup.sides() == 2 && !fits && !is_match)?;
    let winner = if margin > 0 { Side::NEAR } else { Side::FAR };
    if setup.seats[winner.next(2)] != Seat::Person {
        return None;
    }
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
