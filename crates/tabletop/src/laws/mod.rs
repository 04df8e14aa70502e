//! The laws of the table: properties that every game and every engine must have. The tests of each
//! game call these functions with their own source of random numbers.

mod questions;

use super::{
    Advisor, Computer, Control, Departure, Game, GameAnalysis, GameEntry, GameMatch, Level, Limits,
    Record, Side, Step,
};

pub use questions::questions_survive_as_text;

/// Plays a random match of `game`, in which `pick` returns a number below its argument, and checks
/// every law on the way. Returns the match.
///
/// # Panics
/// Panics if a law is broken, or if the match does not end within `most` turns.
pub fn random_match<G: Game>(
    game: &G,
    most: usize,
    mut pick: impl FnMut(usize) -> usize,
) -> G::Match {
    options_give_the_game(game);
    let first = Side::new(pick(game.sides()));
    let mut played = G::Match::begin(game.clone(), game.start(first));
    assert_eq!(played.to_move(), Some(first), "{} begins with the side asked for", G::ID);
    while !played.is_over() {
        if played.to_move().is_none() {
            begin_a_round::<G>(&mut played);
        }
        assert!(played.turn_count() < most, "{} does not end within {most} turns", G::ID);
        position_text_round_trips::<G>(&played);
        let moves = played.legal_moves();
        assert!(!moves.is_empty(), "{}: the side to move has a move: {}", G::ID, played.position());
        let mv = moves[pick(moves.len())];
        assert_eq!(mv.to_string().parse().ok(), Some(mv), "{}: a move reads its text back", G::ID);
        undo_after_play_is_identity::<G>(&mut played, mv);
        played.play(mv).expect("a listed move is legal");
    }
    position_text_round_trips::<G>(&played);
    assert!(played.legal_moves().is_empty(), "{}: nobody moves after the end", G::ID);
    assert!(played.end().is_some(), "{}: an end has a reason", G::ID);
    replay_of_a_record_gives_the_match::<G>(&played);
    played
}

/// Checks that the options of `game` give the game back, one by one and as text.
///
/// # Panics
/// Panics if a law is broken.
pub fn options_give_the_game<G: Game>(game: &G) {
    let mut set = G::usual();
    for (name, value) in game.options() {
        set.set_option(name, &value).expect("an option takes its value");
    }
    assert_eq!(set, *game, "{}: the options one by one", G::ID);
    assert_eq!(G::from_options(&game.options_text()), *game, "{}: the options as text", G::ID);
}

/// Begins the next round of a match, and checks that taking that back changes nothing.
///
/// # Panics
/// Panics if a law is broken.
fn begin_a_round<G: Game>(played: &mut G::Match) {
    position_text_round_trips::<G>(played);
    assert!(played.end().is_none(), "{}: a match between two rounds goes on", G::ID);
    let before = played.clone();
    assert!(played.begin_round(), "{}: a match that is not over has another round", G::ID);
    assert!(!played.clone().begin_round(), "{}: a round under way goes on", G::ID);
    replay_of_a_record_gives_the_match::<G>(played);
    let mut undone = played.clone();
    assert_eq!(undone.undo().map(|entry| entry.step()), Some(Step::Round));
    assert_eq!(undone, before, "{}: a round taken back", G::ID);
}

/// Checks that the text of the current position gives the position back.
///
/// # Panics
/// Panics if it does not.
pub fn position_text_round_trips<G: Game>(played: &G::Match) {
    let text = played.position().to_string();
    let (_, back) = played
        .game()
        .parse_position(&text)
        .unwrap_or_else(|why| panic!("{}: \"{text}\" is a position of its own game: {why}", G::ID));
    assert_eq!(back, *played.position(), "{}: \"{text}\"", G::ID);
}

/// Checks that playing `mv` and taking it back changes nothing.
///
/// # Panics
/// Panics if it does.
pub fn undo_after_play_is_identity<G: Game>(played: &mut G::Match, mv: G::Move) {
    let before = played.clone();
    played.play(mv).expect("a listed move is legal");
    let undone = played.undo().expect("a move was played");
    assert_eq!(undone.step(), Step::Move(mv));
    assert_eq!(*played, before, "{}: {mv} taken back", G::ID);
}

/// Checks that the record of a match replays to the same match.
///
/// # Panics
/// Panics if it does not.
pub fn replay_of_a_record_gives_the_match<G: Game>(played: &G::Match) {
    let text = Record::<G>::of(played.clone()).to_string();
    let back = Record::<G>::parse(&text, &G::usual()).unwrap_or_else(|why| panic!("{text}\n{why}"));
    assert_eq!(back.game, *played, "{text}");
    assert_eq!(back.to_string(), text);
}

/// Checks that every side can resign from `played`, which is not over, that the players can agree
/// to end it, and that nobody leaves twice.
///
/// # Panics
/// Panics if a departure is refused, accepted twice, or cannot be taken back.
pub fn everyone_may_leave_once<G: Game>(played: &G::Match) {
    if played.to_move().is_none() {
        let stopped = played.clone().depart(Departure::Stopped);
        return assert!(stopped.is_err(), "{}: nobody leaves between two rounds", G::ID);
    }
    let sides = (0..played.game().sides()).map(|side| Departure::Resigned(Side::new(side)));
    for departure in sides.chain([Departure::Stopped]) {
        let mut left = played.clone();
        left.depart(departure).unwrap_or_else(|why| panic!("{}: {why}", G::ID));
        assert!(left.depart(departure).is_err(), "{}: {departure} twice", G::ID);
        replay_of_a_record_gives_the_match::<G>(&left);
        left.undo().expect("a player left");
        assert_eq!(left, *played, "{}: {departure} taken back", G::ID);
    }
    let (sides, stop) = (played.game().sides(), Departure::Stopped);
    let mut over = played.clone();
    over.depart(stop).expect("the players may agree");
    assert_eq!(over.to_move(), None, "{}: an agreed end is an end", G::ID);
    assert!(over.legal_moves().is_empty(), "{}: nobody moves after an agreed end", G::ID);
    let mut alone = played.clone();
    for side in (1..sides).map(Side::new) {
        alone.depart(Departure::Resigned(side)).unwrap_or_else(|why| panic!("{}: {why}", G::ID));
    }
    assert_eq!(alone.to_move(), None, "{}: a side that is left alone has won", G::ID);
    assert!(alone.legal_moves().is_empty(), "{}: nobody moves after the last departure", G::ID);
    let won = !alone.is_over() || alone.standing(Side::NEAR).is_win();
    assert!(won, "{}: the side that stays wins", G::ID);
    assert!(!alone.standing(Side::FAR).is_win(), "{}: who resigns does not win", G::ID);
    if sides < 4 {
        let nobody = Departure::Resigned(Side::new(sides));
        assert!(played.clone().depart(nobody).is_err(), "{}: there are {sides} sides", G::ID);
    }
}

/// Checks that the computer at `level` answers with a legal move, the same one for the same seed,
/// and that it answers nothing once cancelled or when the game is over.
///
/// # Panics
/// Panics if it does not.
pub fn the_computer_answers<G: Computer>(level: Level, played: &G::Match, seed: u64) {
    let running = Control::default();
    let found = G::choose(level, played, seed, &running);
    match played.to_move() {
        None => assert_eq!(found, None, "{}: the game is over", G::ID),
        Some(_) => {
            let mv = found.expect("a move");
            assert!(played.legal_moves().contains(&mv), "{}: {mv}", G::ID);
            let again = G::choose(level, played, seed, &running);
            assert_eq!(again, Some(mv), "{}: seed {seed}", G::ID);
        }
    }
    let cancelled = Control::default();
    cancelled.cancel();
    let found = G::choose(level, played, seed, &cancelled);
    assert_eq!(found, None, "{}: a cancelled search", G::ID);
}

/// Checks that the advice about `played` fits it: the analysis names a legal move, a hint follows
/// from it, and there is none for a finished game or a cancelled search.
///
/// # Panics
/// Panics if it does not.
pub fn the_advice_fits<G: Advisor>(played: &G::Match) {
    let limits = Limits { depth: Some(2), ..Limits::default() };
    let found = G::analyze(played, &limits, &Control::default());
    let cancelled = Control::default();
    cancelled.cancel();
    assert!(G::analyze(played, &limits, &cancelled).is_none(), "{}: a cancelled search", G::ID);
    if played.to_move().is_none() {
        assert!(found.is_none(), "{}: no advice after the end", G::ID);
        return;
    }
    let found = found.unwrap_or_else(|| panic!("{}: advice about a game that goes on", G::ID));
    assert!(played.legal_moves().contains(&found.best()), "{}: a legal best move", G::ID);
    assert!(G::hint(played.clone(), found, None).is_some(), "{}: a hint follows", G::ID);
}
