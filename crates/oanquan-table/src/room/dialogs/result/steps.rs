//! What the player can do after a game of ô ăn quan: the step that suits best, and others.

use frame::dialogs::open_picture;
use frame::players::{is_you, player_name};
use frame::screen::of_type;
use frame::table::result::{Happened, Mood, NextStep, Suited};
use frame::table::{GameScreen, TableGame, TableState, begin_game, show_game};
use frame::{Action, Command, Screen, ScreenContext};
use window_words::Words;

use super::super::offers::{give_points, start_other};
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

/// Returns the main step: after a round of a match the next round, otherwise the one that suits the players.
pub fn main_step(
    words: &Words,
    session: &Session,
    after_game: AfterGame<'_>,
    suited: Suited,
) -> Step {
    if !session.game().is_over() {
        let next: Act = |screen, context| run(Command::NextRound, screen, context);
        return NextStep::new(words.rounds.next, next);
    }
    match suited {
        Suited::Again { .. } => play_again(again(words, session)),
        Suited::Alone => play_again(words.after.alone),
        Suited::Level { level, .. } => {
            NextStep::at_level(words, level, play_at_suited_level as Act)
        }
        Suited::Learn => mistakes(words, session, after_game),
        Suited::HeadStart => NextStep::new(words.offers.give, give as Act),
    }
}

/// Returns what happened in the game that is over.
pub fn happened(session: &Session, after_game: AfterGame<'_>) -> Happened {
    let (setup, game) = (session.setup(), session.game());
    let mood = OAnQuan::mood_of_end(setup, game);
    let counts = !game.is_match() && game.rules().handicap.is_none();
    let known = Happened::in_game(session, mood, after_game);
    Happened {
        margin: session.margin().filter(|_| counts && setup.sides() == 2).map(i32::abs),
        can_learn: has_mistakes(session) && known.can_learn,
        has_head_start: mood == Mood::Lost && suggestion(session).is_some(),
        ..known
    }
}

/// Returns the label of the button for another game or, after a match, for another match.
fn again<'a>(words: &'a Words, session: &Session) -> &'a str {
    match session.game().is_match() {
        true => words.play_match_again,
        false => words.play_again,
    }
}

fn play_again(label: &str) -> Step {
    let again: Act = |_, context| begin_game::<OAnQuan>(context);
    NextStep::new(label, again)
}

/// Returns the other steps, among them the handicap suggested for the next game if there `is_handicap`.
pub fn other_steps(
    words: &Words,
    session: &Session,
    after_game: AfterGame<'_>,
    happened: Happened,
    is_handicap: bool,
) -> Vec<Step> {
    let (suited, can_learn) = (happened.suited(), happened.can_learn);
    let step = |label: &str, act: Act| Some(NextStep::new(label, act));
    let look = step(words.look_at_board, |_, _| {});
    let menu = step(words.menu, |_, context| context.go_home());
    if !session.game().is_over() {
        return [replay(words, session), look, menu].into_iter().flatten().collect();
    }
    let starter = next_starter(words, session);
    let has_mistakes = has_mistakes(session);
    let plays_again = matches!(suited, Suited::Again { .. } | Suited::Alone);
    let learns = can_learn && suited != Suited::Learn;
    let gives = is_handicap && suited != Suited::HeadStart;
    let steps = [
        (!plays_again).then(|| play_again(again(words, session))),
        learns.then(|| mistakes(words, session, after_game)),
        if has_mistakes {
            step(words.review.with_replay, show_mistakes)
        } else {
            replay(words, session)
        },
        step(&starter, |_, context| start_other(context)),
        if gives { step(words.offers.give, give) } else { None },
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

/// Starts a game against computers of the level that suits the player, which later games keep.
fn play_at_suited_level(_screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let TableState { current, engines, .. } = own_mut(parts);
    let Some((session, after)) = current.session().zip(current.after_game()) else { return };
    let Suited::Level { level, .. } = happened(session, after).suited() else { return };
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
    match player_name::<OAnQuan>(words, setup, starter) {
        name if name.chars().count() <= SHORT_NAME => words.offers.starts(&name),
        _ => words.offers.other_starts(setup.sides()).to_owned(),
    }
}

/// Returns whether the game has moves of persons that a review can judge.
pub fn has_mistakes(session: &Session) -> bool {
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
    NextStep::mistakes::<OAnQuan>(words, game, after_game.review, practise)
}
