//! What the player can do after a game of ô ăn quan, besides what follows every game.

use share::open_picture;
use table::game::{AfterGame, TableGame, TableState};
use table::page::BoardAction;
use table::result::{Happened, Mood, NextStep, Suited};
use table::screens::{begin_game, show_game};
use table::words::{is_you, player_name};
use tabletop::Level;
use window::{Command, Screen, ScreenContext};
use window_words::Words;

use super::super::offers::give_points;
use super::{GameResult, suggestion};
use crate::OAnQuan;
use crate::controller::{NewGame, Session};
use crate::room::{own, own_mut, reviewable};

/// The number of letters of a name that fits a small button.
const SHORT_NAME: usize = 9;

/// A button and what it does.
type Step = NextStep<BoardAction<OAnQuan>>;

/// Returns the main step after a round of a match, which is the next round, or the head start that suits the player.
pub fn main_step(words: &Words, session: &Session, suited: Suited) -> Option<Step> {
    match suited {
        _ if !session.game().is_over() => {
            Some(NextStep::new(words.rounds.next, BoardAction::Do(Command::NextRound)))
        }
        Suited::HeadStart => Some(NextStep::new(words.offers.give, BoardAction::Act(give))),
        _ => None,
    }
}

/// Returns the last steps: a game that another side starts or in which the winner gives points, a picture, the board and
/// the home.
pub fn more_steps(words: &Words, session: &Session, suited: Suited) -> Vec<Step> {
    let look = NextStep::new(words.look_at_board, BoardAction::Act(|_, _| {}));
    let menu = NextStep::new(words.menu, BoardAction::Do(Command::Menu));
    if !session.game().is_over() {
        return vec![look, menu];
    }
    let gives =
        suggestion(session).is_some() && !matches!(suited, Suited::HeadStart | Suited::Alone);
    let picture = BoardAction::Act(|screen, context| {
        open_picture(screen, false, Some(Box::new(GameResult)), context.parts);
    });
    let starter = next_starter(words, session);
    let steps = [
        Some(NextStep::new(starter, BoardAction::Do(Command::OtherStarts))),
        gives.then(|| NextStep::new(words.offers.give, BoardAction::Act(give))),
        Some(NextStep::new(words.pictures.save, picture)),
        Some(look),
        Some(menu),
    ];
    steps.into_iter().flatten().collect()
}

/// Returns what happened in the game that is over.
pub fn happened(session: &Session, after_game: AfterGame<'_, OAnQuan>) -> Happened {
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

/// Starts a game in which the winner gives the points suggested.
fn give(_screen: &mut dyn Screen, context: &mut ScreenContext<'_>) {
    if let Some((side, points)) = own(context.parts).current.session().and_then(suggestion) {
        give_points(side, points, context);
    }
}

/// Starts a game by the rules of the last one against computers of this level, which later games keep.
pub fn play_at(level: Level, context: &mut ScreenContext<'_>) {
    let parts = &mut *context.parts;
    let TableState { current, engines, .. } = own_mut(parts);
    let Some(session) = current.session() else { return };
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
fn has_mistakes(session: &Session) -> bool {
    session.setup().persons() > 0 && reviewable(session.game())
}
