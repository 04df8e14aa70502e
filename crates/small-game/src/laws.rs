//! What holds for every small game: the tests of each call [`hold`].

use tabletop::{Game, GameMatch, Goal, Level, Match, laws};

use crate::{Point, Small, SmallGame, Trail};

/// The most moves of a random match.
const MOST: usize = 2000;

/// Plays a random match of `game`, and checks the laws of the table, the names that the rules return, the lesson, of
/// which one move or point solves each task, and the figures.
///
/// # Panics
/// Panics if a law is broken.
pub fn hold<G: SmallGame>(game: &Small<G>, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let played = laws::random_match(game, MOST, |count| random.u32(..count as u32) as usize);
    let end = played.end().unwrap_or_default();
    assert!(G::ENDS.contains(&end.as_str()), "{}: ENDS lacks {end}", G::ID);
    for turns in [0, played.turn_count() / 2, played.turn_count()] {
        let played = played.up_to(turns);
        if !played.is_over() {
            laws::everyone_may_leave_once::<Small<G>>(&played);
            moves_have_their_names(&played);
        }
        for level in [Level::Beginner, Level::Medium] {
            laws::the_computer_answers::<Small<G>>(level, &played, seed);
        }
        laws::the_advice_fits::<Small<G>>(&played);
    }
    for (place, task) in G::LESSON.iter().enumerate() {
        let start = task.start();
        let solutions = match task.goal {
            Goal::Press(fits) => Point::all(G::SIZE).filter(|point| fits(*point)).count(),
            Goal::Play(fits) => {
                let solves = |mv: &G::Move| {
                    let mut played = start.clone();
                    played.play(*mv).is_ok() && fits(&played)
                };
                start.legal_moves().iter().filter(|mv| solves(mv)).count()
            }
        };
        assert_eq!(solutions, 1, "{}: solutions of task {} of the lesson", G::ID, place + 1);
    }
    for (paragraph, position, mv) in G::FIGURES {
        assert!(*paragraph < G::RULES, "{}: there is no paragraph {paragraph}", G::ID);
        let read: G::Move = mv.parse().unwrap_or_else(|why| panic!("{}: {mv}: {why}", G::ID));
        let legal = begin::<G>(position).check(read).is_ok();
        assert!(legal, "{}: the figure {position} does not allow {mv}", G::ID);
    }
}

/// Begins at the position of a figure.
fn begin<G: SmallGame>(position: &str) -> Match<Small<G>> {
    let read = Small::<G>::usual().parse_position(position);
    let (game, start) = read.unwrap_or_else(|why| panic!("{}: {why}", G::ID));
    Match::begin(game, start)
}

/// Checks the order and the reasons of the legal moves, and the refusals of all others, also from and to a point beside
/// the board.
fn moves_have_their_names<G: SmallGame>(played: &Match<Small<G>>) {
    let (rules, position) = (&played.rules().0, &played.position().position);
    let moves = rules.moves(position);
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert!(texts.is_sorted(), "{}: the moves are not in order: {texts:?}", G::ID);
    for mv in &moves {
        let reason = rules.reason(position, *mv);
        let is_known = reason.is_none_or(|reason| G::REASONS.contains(&reason));
        assert!(is_known, "{}: REASONS lacks {reason:?}", G::ID);
    }
    let points = || Point::all(G::SIZE).chain([Point::new(25, 8)]);
    let pairs = points().flat_map(|from| points().map(move |to| (from, to)));
    for mv in pairs.filter_map(|(from, to)| G::Move::between(Some(from), to)) {
        if !moves.contains(&mv) {
            let why = rules.refusal(position, mv);
            assert!(G::REFUSALS.contains(&why), "{}: REFUSALS lacks {why}", G::ID);
        }
    }
}
