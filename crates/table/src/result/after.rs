//! What a finished game offers: the players with their points, and the step that suits best before all others.

use tabletop::{GameMatch, Session, Side};
use window::Command;
use window_words::Words;

use super::ResultCard;
use super::scores::Score;
use super::steps::NextStep;
use super::suited::{Happened, Suited};
use crate::game::{AfterGame, TableGame};
use crate::page::BoardAction;
use crate::words::{Viewpoint, Voice, full_name};

/// What a step does.
type Step<G> = NextStep<BoardAction<G>>;

/// Returns the result of a game, or of a round, that is over, and its heading.
pub fn result_card<G: TableGame>(
    words: &Words,
    board: Viewpoint,
    session: &Session<G>,
    after_game: AfterGame<'_, G>,
    happened: Happened,
) -> (ResultCard<BoardAction<G>>, String) {
    let (setup, game) = (session.setup(), session.game());
    let voice = Voice::new::<G>(words, setup, board);
    let suited = happened.suited();
    let is_over = game.is_over();
    let step = |label: &str, command| Step::<G>::new(label, BoardAction::Do(command));
    let learn = || {
        let practise = BoardAction::Do(Command::Practise);
        NextStep::mistakes(words, setup, game, after_game.review, practise)
    };
    let again = || step(G::play_again(words, session), Command::NewGame);
    let usual = || match suited {
        Suited::Alone => step(words.after.alone, Command::NewGame),
        Suited::Level { level, .. } => NextStep::at_level(words, level, BoardAction::PlayAt(level)),
        Suited::Learn => learn(),
        Suited::Again { .. } | Suited::HeadStart => again(),
    };
    let main = G::main_step(words, session, suited).unwrap_or_else(usual);
    let plays_again = matches!(suited, Suited::Alone | Suited::Again { .. });
    let learns = is_over && happened.can_learn && suited != Suited::Learn;
    let has_mistakes = is_over && setup.persons() > 0 && G::can_review(game);
    let replays = !game.entries().is_empty();
    let others = [
        (is_over && !plays_again).then(again),
        learns.then(learn),
        has_mistakes.then(|| step(words.review.with_replay, Command::Review)),
        (replays && !has_mistakes).then(|| step(words.replay.replay, Command::Replay)),
    ];
    let strength = setup.fitting_strength().zip(after_game.next_strength);
    let strength = strength.map(|(before, next)| words.home.fitting_next(before, next));
    let why = G::why_over(words, session);
    let notes = |leads: Option<String>| {
        let leads = leads.filter(|_| is_over);
        let all = [why.clone(), strength.map(str::to_owned), leads].into_iter().flatten();
        all.collect::<Vec<String>>().join(" ")
    };
    let card = ResultCard {
        scores: G::scores(words, session),
        is_tight: true,
        notes: notes(happened.sentence(words)),
        longest_notes: notes(suited.sentence(words)),
        main: vec![main],
        others: others.into_iter().flatten().chain(G::more_steps(words, session, suited)).collect(),
    };
    (card, G::result_heading(&voice, session))
}

/// Returns the lines of the players of a game without points, the near one first.
pub fn scores<G: TableGame>(words: &Words, session: &Session<G>) -> Vec<Score> {
    let (setup, game) = (session.setup(), session.game());
    let (near, all) = (setup.near_side().index(), setup.sides());
    let score = |side: Side| Score {
        name: full_name::<G>(words, setup, side),
        opponent: setup.seats[side].opponent(),
        has_won: game.standing(side).is_win(),
        points: match game.standing(side).name() {
            "win" => "1",
            "draw" => "½",
            _ => "0",
        }
        .to_owned(),
        notes: words.help_used(session.help().tally(side)).into_iter().collect(),
    };
    (0..all).map(|place| score(Side::new((near + place) % all))).collect()
}
