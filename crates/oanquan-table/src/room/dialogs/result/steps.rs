//! What the player can do after a game of ô ăn quan: three main steps, and others.

use frame::dialogs::open_picture;
use frame::players::{is_you, player_name};
use frame::screen::of_type;
use frame::table::result::NextStep;
use frame::table::{GameScreen, TableState, begin_game, show_game};
use frame::{Action, Command, Screen, ScreenContext};
use window_words::Words;

use super::super::offers::{give_points, start_other, swap_seats};
use super::{AfterGame, GameResult, suggestion};
use crate::OAnQuan;
use crate::controller::{NewGame, Session};
use crate::room::{own, own_mut, reviewable};

/// The number of letters of a name that fits a small button.
const SHORT_NAME: usize = 9;

/// What a step does once the dialog is closed.
pub type Act = fn(&mut dyn Screen, &mut ScreenContext<'_>);
/// A button and what it does.
type Step = NextStep<Act>;

/// Returns the main steps, the first one first: another game, a game at the level that suits the
/// player better, and the mistakes of the persons or, without persons, the replay.
///
/// After a round of a match, the first one is the next round.
pub fn main_steps(words: &Words, session: &Session, after_game: AfterGame<'_>) -> Vec<Step> {
    if !session.game().is_over() {
        let next: Act = |screen, context| run(Command::NextRound, screen, context);
        return vec![NextStep::new(words.rounds.next, next)];
    }
    let level = after_game.fitting_level;
    let level = level.map(|level| NextStep::at_level(words, level, play_at_fitting_level as Act));
    let look_back = match has_mistakes(session) {
        true => Some(mistakes(words, session, after_game)),
        false => replay(words, session),
    };
    let again: Act = |_, context| begin_game::<OAnQuan>(context);
    let play_again = NextStep::new(words.play_again, again);
    [Some(play_again), level, look_back].into_iter().flatten().collect()
}

/// Returns the other steps, among them the handicap suggested for the next game if there `is_handicap`.
pub fn other_steps(words: &Words, session: &Session, is_handicap: bool) -> Vec<Step> {
    let step = |label: &str, act: Act| Some(NextStep::new(label, act));
    let undo = step(words.undo_last_move, |screen, context| run(Command::Undo, screen, context));
    let look = step(words.look_at_board, |_, _| {});
    let menu = step(words.menu, |_, context| context.go_home());
    if !session.game().is_over() {
        return [undo, replay(words, session), look, menu].into_iter().flatten().collect();
    }
    let starter = next_starter(words, session);
    let (replay, review) = match has_mistakes(session) {
        true => (replay(words, session), step(words.review.heading, show_mistakes)),
        false => (None, None),
    };
    let steps = [
        step(&starter, |_, context| start_other(context)),
        step(words.offers.swap_seats, |_, context| swap_seats(context)),
        if is_handicap { step(words.offers.give, give) } else { None },
        undo,
        replay,
        review,
        step(words.pictures.save, |screen, context| {
            open_picture(screen, false, Some(Box::new(GameResult)), context.parts);
        }),
        look,
        menu,
    ];
    steps.into_iter().flatten().collect()
}

/// Does something on the screen if it is that of the current game.
fn on_game(screen: &mut dyn Screen, act: impl FnOnce(&mut GameScreen<OAnQuan>)) {
    if let Some(game) = of_type(screen) {
        act(game);
    }
}

/// Runs a command if the screen is that of the current game.
fn run(command: Command, screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    on_game(screen, |game| {
        game.act(Action::Do(command), context);
    });
}

fn show_mistakes(screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    on_game(screen, |game| game.show_mistakes(context));
}

/// Starts a game in which the winner gives the points suggested.
fn give(_screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    if let Some((side, points)) = own(context.parts).current.session().and_then(suggestion) {
        give_points(side, points, context);
    }
}

/// Starts a game against computers of the level that suits the player better, which later games keep.
fn play_at_fitting_level(_screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let TableState { current, engines, .. } = own_mut(parts);
    let level = current.after_game().and_then(|after| after.fitting_level);
    let (Some(session), Some(level)) = (current.session(), level) else { return };
    let (last, time) = (NewGame::from(session), session.clock().control());
    let seed = engines.seed();
    parts.change_settings(context.ctx, |settings| {
        let table = settings.of_mut::<OAnQuan>();
        table.seats = table.seats.map(|seat| seat.at_level(level));
    });
    let next = last.with_level(level, seed);
    let (settings, OAnQuan(rules)) = (parts.settings(), parts.settings().game());
    if rules == next.rules && settings.setup::<OAnQuan>(seed).seats == next.setup.seats {
        return begin_game::<OAnQuan>(context);
    }
    let session = own(parts).engines.start(context.ctx, next.rules, next.setup, time);
    show_game(session, context);
}

/// Returns the label of the button that lets the next side start, with its name if that is short.
fn next_starter(words: &Words, session: &Session) -> String {
    let setup = session.setup();
    let starter = setup.first.next(setup.sides());
    if is_you(setup, starter) {
        return words.offers.you_start.to_owned();
    }
    match player_name(words, setup, starter) {
        name if name.chars().count() <= SHORT_NAME => words.offers.starts(&name),
        _ => words.offers.other_starts(setup.sides()).to_owned(),
    }
}

/// Returns whether the game has moves of persons that a review can judge.
fn has_mistakes(session: &Session) -> bool {
    session.setup().persons() > 0 && reviewable(session.game())
}

fn replay(words: &Words, session: &Session) -> Option<Step> {
    let open: Act = |screen, context| on_game(screen, |game| game.open_replay(true, context));
    session.game().last_entry().map(|_| NextStep::new(words.replay.replay, open))
}

/// Returns the step that leads to the mistakes of the persons.
fn mistakes(words: &Words, session: &Session, after_game: AfterGame<'_>) -> Step {
    let game = (session.setup(), session.game());
    let practise: Act = |screen, context| on_game(screen, |game| game.practise(context));
    NextStep::mistakes::<OAnQuan>(words, game, after_game.review, [practise, show_mistakes])
}
