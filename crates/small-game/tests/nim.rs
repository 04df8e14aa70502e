//! Nim on [`SmallGame`], as the smallest example of a whole game: take as many as you like from one heap; whoever
//! cannot move loses. `docs/dev/recipes.md#a-game` follows it. A game that is shipped has its words in `assets/words/`.

use std::fmt;

use serde::{Deserialize, Serialize};
use small_game::words::{Language, Source};
use small_game::{Piece, Point, Small, SmallGame, SmallWords, laws};
use tabletop::{Advisor, Control, Game, GameMatch, LessonTask, Limits, Match, Side};
use words::ByLanguage;

/// The game, which has no options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Nim;

/// The heaps, each a row of the board from the left, and the side to move. Its text is `3/4/5 0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Heaps {
    heaps: [u8; 3],
    side: Side,
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two, three] = self.heaps;
        write!(f, "{one}/{two}/{three} {}", self.side)
    }
}

impl SmallGame for Nim {
    const ID: &'static str = "nim";
    const TITLE: &'static str = "Nim";
    const SIZE: [u8; 2] = [5, 3];

    type Position = Heaps;
    /// The first object that is taken, with all on its right.
    type Move = Point;

    fn read(text: &str) -> Option<Heaps> {
        let (heaps, side) = text.split_once(' ')?;
        let heaps = heaps.split('/').map(|heap| heap.parse().ok().filter(|heap| *heap <= 5));
        let heaps: Vec<u8> = heaps.collect::<Option<_>>()?;
        let side = [Side::NEAR, Side::FAR].into_iter().find(|it| it.to_string() == side)?;
        Some(Heaps { heaps: heaps.try_into().ok()?, side })
    }

    fn start(&self, first: Side) -> Heaps {
        Heaps { heaps: [3, 4, 5], side: first }
    }

    fn side(heaps: &Heaps) -> Side {
        heaps.side
    }

    fn moves(&self, heaps: &Heaps) -> Vec<Point> {
        let mut moves: Vec<Point> =
            Point::all(Self::SIZE).filter(|at| Self::piece(heaps, *at).is_some()).collect();
        moves.sort_unstable();
        moves
    }

    fn after(&self, heaps: &Heaps, mv: Point) -> Heaps {
        let mut after = Heaps { side: heaps.side.next(2), ..heaps.clone() };
        after.heaps[usize::from(mv.y)] = mv.x;
        after
    }

    fn piece(heaps: &Heaps, at: Point) -> Option<Piece> {
        (at.x < heaps.heaps[usize::from(at.y)]).then_some(Piece::Plain)
    }

    // Everything below is optional.

    fn count(before: &Heaps, after: &Heaps) -> u32 {
        let left = |heaps: &Heaps| heaps.heaps.iter().copied().map(u32::from).sum::<u32>();
        left(before) - left(after)
    }

    const COUNTED: &'static str = "taken";

    const LESSON: &'static [LessonTask<Small<Self>, Point>] =
        &[LessonTask::play("0/2/3 0", |played: &Match<Small<Self>>| {
            played.position().position.heaps == [0, 2, 2]
        })
        .answered()];

    fn source(language: Language) -> &'static Source {
        static SOURCES: ByLanguage<Source> = ByLanguage::new();
        SOURCES.get(language, || Source::new(language, WORDS))
    }
}

/// The words, the same in each language here.
const WORDS: &str = "\
nim-title = Nim
nim-subtitle = Take as many as you like from one heap. Whoever cannot move loses.
nim-position = Take from one heap.
nim-piece = An object
nim-played = { $name } took { $count } at { $move }.
nim-hint = Hint: take { $count } at { $move }.
nim-end-cannot-move = Nothing is left.
nim-refused-illegal = Nothing lies there.
nim-rules-1 = Take one or more from one heap: press the first one that goes.
nim-lesson-1 = Leave two equal heaps.
nim-lesson-1-done = Now do to one heap what the other player does to the other.
";

fn at(position: &str) -> Match<Small<Nim>> {
    let (game, start) = Small::<Nim>::usual().parse_position(position).expect("a position");
    Match::begin(game, start)
}

#[test]
fn the_laws_hold() {
    laws::hold(&Small::<Nim>::usual(), 1);
}

#[test]
fn the_computer_leaves_heaps_that_cancel_out() {
    let found = Small::<Nim>::analyze(&at("3/4/5 0"), &Limits::default(), &Control::default());
    let found = found.expect("a move");
    assert_eq!((found.best.to_string(), found.moves_to_end), ("b1".to_owned(), Some(11)));
    let words = SmallWords::<Nim>::of(Language::English);
    let hint = Small::<Nim>::hint(at("3/4/5 0"), found, None).expect("a hint");
    assert_eq!(words.advice(&hint), "Hint: take 2 at b1. It wins in 6 moves.");
}

#[test]
fn a_refused_move_and_a_malformed_position_are_explained() {
    let why = at("0/2/3 0").check("a1".parse().expect("a move")).expect_err("empty");
    assert_eq!(why.to_string(), "a1 cannot be played: nothing lies there");
    let why = Small::<Nim>::usual().parse_position("3/4 0").expect_err("two heaps").to_string();
    assert!(why.contains("“3/4 0”") && why.contains("“3/4/5 0”"), "{why}");
}

/// Without a line more, Nim has every page of the window.
#[cfg(feature = "gui")]
#[test]
fn the_window_has_a_table_for_it() {
    let entry = frame::entry::<Small<Nim>>();
    assert_eq!((entry.id, (entry.title)(Language::English)), ("nim", "Nim"));
}
