//! The review of a game: started, watched, cancelled, read and saved.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::gui_support::{Opening, Window, found};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, Vec2, vec2};
use jiff::Timestamp;
use o_an_quan::ai::{Level, Limits, analyze};
use o_an_quan::archive::{Label, Library, SavedGame};
use o_an_quan::controller::{AnalysisEngine, Name, Seat, Session, Setup, default_analysis_engine};
use o_an_quan::door::Door;
use o_an_quan::rules::{BySide, Game, Position, Record, Rules, Side};
use o_an_quan::settings::Language;
use o_an_quan::ui::words::Words;

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(640.0, 400.0);
/// A game in which each side can capture the last quan: the first misses it, the second captures
/// it.
const BLUNDER: &str = "0,0,0,1,0,0,Q,0,0,1,0,0 0 20,20; 3- 9-";
/// The line of that mistake in the list.
const LISTED: &str = "1. An: cell 3 to the left. Big mistake, loses 20 points. Better: cell 3 to \
                      the right";
const GRAPH: &str = "Graph: expected final margin over 2 moves";

fn record(text: &str) -> Record {
    let text = text.replace(';', "");
    let mut record = Record::parse(&text, &Rules::classic()).expect("a record");
    record.names[Side::NEAR] = "An".to_owned();
    record.names[Side::FAR] = "Bình".to_owned();
    record
}

/// Opens the replay of that game in a window of this size.
fn replay(size: Vec2, analysis_engine: AnalysisEngine) -> Window {
    let game = Some(found(record(BLUNDER)));
    let mut window = Opening { size, game, analysis_engine, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window
}

/// Opens the same replay and reviews the game.
fn reviewed(size: Vec2) -> Window {
    let mut window = replay(size, default_analysis_engine());
    window.key(Key::F6);
    window.wait("review", |window| window.has(LISTED));
    // The scroll bar appears a frame later.
    window.let_seconds_pass(0.5);
    window
}

/// Returns whether the replay shows the position after `turns` of the two turns.
fn is_shown(window: &Window, turns: usize) -> bool {
    window.has(&format!("{turns} / 2"))
}

/// Returns an analysis engine that searches until it is cancelled or its flag is set, the flag, and
/// the number of cancelled searches.
pub fn held_analysis_engine() -> (AnalysisEngine, Arc<AtomicBool>, Arc<AtomicUsize>) {
    let (free, cancelled) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let (theirs, count) = (free.clone(), cancelled.clone());
    let analysis_engine: AnalysisEngine = Arc::new(move |game, limits, control| {
        while !theirs.load(Ordering::SeqCst) {
            if control.is_cancelled() {
                count.fetch_add(1, Ordering::SeqCst);
                return None;
            }
            std::thread::yield_now();
        }
        analyze(game, &Limits { depth: Some(4), ..*limits }, control)
    });
    (analysis_engine, free, cancelled)
}

#[test]
fn a_review_shows_accuracy_and_lists_the_mistakes() {
    let mut window = reviewed(WIDE);
    assert!(window.has("20%") && window.has("100%"));
    assert!(window.has("1 big mistake") && window.has("Moves that lost points, worst first"));
    assert!(window.has(GRAPH));
    assert!(window.says("Above: An ahead; below: Bình ahead."));
    let list = window.rect_of(LISTED);
    assert!(list.bottom() < window.rect_of(GRAPH).top(), "the mistakes come first");
    assert!(!window.says("Filled marks") && !window.says("100%: no points lost."));
    window.press("What does this mean?");
    assert!(window.says("Filled marks: An; hollow: Bình."));
    assert!(window.says("not the score at that moment"));
    assert!(window.says("Dashed vertical line: the end, after move 2."));
    for grade in ["Big mistake", "Mistake", "Small mistake"] {
        assert!(window.has(grade), "{grade}");
    }
    assert!(window.says("100%: no points lost."));
    assert!(!window.says("Reviewing"));
}

#[test]
fn a_review_is_saved_with_its_game_even_if_the_replay_is_left_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, size: WIDE, ..Opening::default() }.open();
    window.paste(&record(BLUNDER).to_string());
    window.key(Key::F6);
    window.wait("review", |window| window.has(LISTED));
    window.key_with(Modifiers::COMMAND, Key::S);
    window.key(Key::Escape);
    window.wait("it is saved", |window| window.has("Saved to My games."));
    window.press("My games");
    window.wait("the games are read", |window| window.has("1 game") && window.has("Replay"));
    window.press("Replay");
    window.wait("the review", |window| window.has(LISTED));
}

#[test]
fn a_repeated_review_shows_its_progress_and_its_end() {
    let (analysis_engine, free, _) = held_analysis_engine();
    free.store(true, Ordering::SeqCst);
    let mut window = replay(SMALL, analysis_engine);
    window.key(Key::F6);
    window.wait("review", |window| window.has(LISTED));
    free.store(false, Ordering::SeqCst);
    assert!(!window.says("Reviewed again"));
    for _ in 0..10 {
        if window.is_focused("Review again") {
            break;
        }
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    window.let_seconds_pass(1.0);
    let cancel = window.exact_rect("Cancel");
    assert!(cancel.top() > 60.0 && cancel.bottom() < window.exact_rect("Close").top());
    free.store(true, Ordering::SeqCst);
    let same = "Reviewed again: nothing changed.";
    window.wait("review", |window| window.has(same));
    assert!(window.exact_rect(same).top() > 60.0);
}

#[test]
fn pressing_a_mistake_shows_the_position_before_it() {
    let mut window = reviewed(WIDE);
    window.key(Key::End);
    assert!(is_shown(&window, 2) && !window.is_chosen(LISTED));
    window.act(LISTED);
    assert!(is_shown(&window, 0) && window.is_chosen(LISTED));
    let message = "Before move 1. An played: cell 3 to the left (dashed frame). Better: cell 3 to \
                the right (yellow frame).";
    assert!(window.says(message));
    assert!(
        window.says("The better move captures 10. After the move played, Bình can capture"),
        "and why"
    );
    window.key(Key::End);
    window.key(Key::Home);
    assert!(!window.says("Before move 1"), "only a press on a mistake shows this text");
}

#[test]
fn mistakes_are_marked_in_the_list_of_moves_while_the_review_is_visible() {
    let mut window = reviewed(WIDE);
    let marked = |window: &Window| {
        let rows = window.names_of(Role::RadioButton);
        rows.iter()
            .filter(|row| row.starts_with("Move 1.") && row.ends_with("Big mistake."))
            .count()
    };
    assert_eq!(marked(&window), 1);
    assert!(
        !window
            .names_of(Role::RadioButton)
            .iter()
            .any(|row| { row.starts_with("Move 2.") && row.contains("Big mistake") })
    );
    window.key(Key::F6);
    assert_eq!(marked(&window), 0);
}

#[test]
fn pressing_the_graph_shows_the_position_there() {
    let mut window = reviewed(WIDE);
    let graph = window.exact_rect(GRAPH);
    window.tap(graph.center());
    assert!(is_shown(&window, 1));
    window.tap(graph.right_center() - vec2(3.0, 0.0));
    assert!(is_shown(&window, 2));
    window.tap(graph.left_center() + vec2(3.0, 0.0));
    assert!(is_shown(&window, 0));
}

#[test]
fn hovering_over_the_graph_shows_the_expected_margin() {
    let mut window = reviewed(WIDE);
    window.hover(window.exact_rect(GRAPH).center());
    window.let_seconds_pass(2.0);
    assert!(window.says("After move 1\nEvaluation: An behind by 10 points"));
}

#[test]
fn a_small_window_shows_the_review_as_a_page_usable_by_keyboard() {
    let mut window = reviewed(SMALL);
    window.key(Key::Escape);
    assert!(!window.has(LISTED) && is_shown(&window, 0), "the page is closed, not the replay");
    window.key(Key::End);
    window.key(Key::F6);
    assert!(window.has(LISTED), "the findings are kept");
    for _ in 0..10 {
        if window.is_focused(LISTED) {
            break;
        }
        window.key(Key::Tab);
    }
    assert!(window.is_focused(LISTED));
    window.key(Key::Enter);
    assert!(is_shown(&window, 0) && !window.has(LISTED), "the board is visible");
}

#[test]
fn the_button_of_a_wide_window_hides_the_review_and_shows_it_again() {
    let mut window = reviewed(WIDE);
    assert!(window.is_chosen("Review"));
    window.press("Review");
    assert!(!window.has(LISTED) && !window.is_chosen("Review"));
    window.press("Review");
    assert!(window.has(LISTED));
}

#[test]
fn a_review_shows_its_progress_and_can_be_cancelled() {
    for size in [WIDE, SMALL] {
        let (analysis_engine, free, cancelled) = held_analysis_engine();
        let mut window = replay(size, analysis_engine);
        window.key(Key::F6);
        assert!(window.says("Reviewing: 0 of 2 positions"));
        window.act("Cancel");
        while cancelled.load(Ordering::SeqCst) == 0 {
            std::thread::yield_now();
        }
        assert!(!window.says("Reviewing") && !window.has(LISTED));
        free.store(true, Ordering::SeqCst);
        window.act("Review the game");
        window.wait("review", |window| window.has(LISTED));
        free.store(false, Ordering::SeqCst);
        window.act("Review again");
        assert!(window.says("Reviewing: 0 of 2 positions"));
        window.act("Cancel");
        assert!(window.has(LISTED), "the earlier findings are kept");
    }
}

#[test]
fn leaving_the_replay_cancels_the_review() {
    let (analysis_engine, _, cancelled) = held_analysis_engine();
    let mut window = replay(WIDE, analysis_engine);
    window.key(Key::F6);
    window.key(Key::Escape);
    assert!(window.has("Play"));
    while cancelled.load(Ordering::SeqCst) == 0 {
        std::thread::yield_now();
    }
}

#[test]
fn a_failed_review_can_be_retried() {
    let broken = Arc::new(AtomicBool::new(true));
    let theirs = broken.clone();
    let analysis_engine: AnalysisEngine = Arc::new(move |game, limits, control| {
        assert!(!theirs.load(Ordering::SeqCst), "this panic is part of the test");
        analyze(game, &Limits { depth: Some(4), ..*limits }, control)
    });
    let mut window = replay(WIDE, analysis_engine);
    window.key(Key::F6);
    window.wait("end", |window| window.has("The review failed. Try again."));
    broken.store(false, Ordering::SeqCst);
    window.press("Review the game");
    window.wait("review", |window| window.has(LISTED));
    assert!(!window.says("The review failed"));
}

#[test]
fn a_game_that_is_not_over_is_not_reviewed() {
    let mut window = Opening::default().playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.key(Key::F5);
    assert!(!window.is_enabled("Review"));
    window.key(Key::F6);
    assert!(!window.says("Reviewing") && !window.has("Review the game"));
}

#[test]
fn each_of_four_sides_has_its_accuracy() {
    let rules = Rules::classic().for_sides(4).expect("4 sides");
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(mv) = game.legal_moves().first().copied() {
        game.play(mv).expect("legal");
    }
    let analysis_engine: AnalysisEngine = Arc::new(|game, limits, control| {
        analyze(game, &Limits { depth: Some(1), ..*limits }, control)
    });
    let game = Some(found(Record::of(game)));
    let mut window = Opening { game, analysis_engine, ..Opening::default() }.bare_english();
    window.key(Key::F6);
    window.wait("review", |window| window.has("Accuracy"));
    let is_percent = |name: &&String| name.ends_with("%");
    assert_eq!(window.names().iter().filter(is_percent).count(), 4);
}

/// Creates a library in `games` that contains that game.
fn library_in(games: &Path) -> Library {
    library_with(games, |_| Seat::Person)
}

/// Creates such a library in which these players play the game.
fn library_with(games: &Path, seat: impl FnMut(Side) -> Seat) -> Library {
    let record = record(BLUNDER);
    let seats = BySide::from_fn(2, seat);
    let names = BySide::from_fn(2, |side| match seats[side] {
        Seat::Person => Name::new(&record.names[side]),
        // A computer has the name of its character.
        _ => Name::default(),
    });
    let setup = Setup { seats, names, first: Side::NEAR, seed: 1 };
    let nobody = (Arc::new(|| ()), Arc::new(|_: &_, _: &_| None));
    let session = Session::from_game(setup, record.game, nobody.0, nobody.1);
    let library = Library::new(games.join("library"));
    let now = Timestamp::now();
    library.add(&SavedGame::of(&Label::new(now), &session, now)).expect("the game is added");
    library
}

#[test]
fn the_mistakes_of_the_only_person_are_counted_and_listed_first() {
    for (person, count) in [(Side::NEAR, "Your mistake"), (Side::FAR, "Well played!")] {
        let folder = tempfile::tempdir().expect("a folder");
        library_with(folder.path(), |side| match side == person {
            true => Seat::Person,
            false => Seat::Computer(Level::Easy),
        });
        let mut window = open_saved(folder.path(), default_analysis_engine());
        window.press("Review");
        window.wait("the review", |window| window.says(count));
        assert_eq!(
            window.says("Big mistake, loses 20 points. Better: "),
            person == Side::NEAR,
            "{:#?}",
            window.names()
        );
        assert_eq!(window.has("Learn from my mistakes"), person == Side::NEAR);
        if person == Side::FAR {
            assert!(!window.says("Learn from"), "there is nothing to learn from");
            window.press("Everyone's");
            assert!(window.has("Moves that lost points, worst first"), "the heading follows");
            assert!(!window.says("Well played!"), "{:#?}", window.names());
            assert!(window.says("Big mistake, loses 20 points. Better: "), "{:#?}", window.names());
            assert!(window.has("Learn from the mistakes"));
            window.press("Mine");
            assert!(!window.says("Big mistake, loses 20 points. Better: "));
        }
    }
}

#[test]
fn the_players_of_a_game_keep_their_names_when_its_mistakes_are_practised() {
    let folder = tempfile::tempdir().expect("a folder");
    library_with(folder.path(), |side| match side {
        Side::NEAR => Seat::Person,
        _ => Seat::Computer(Level::Easy),
    });
    let mut window = open_saved(folder.path(), default_analysis_engine());
    let character = Words::of(Language::English).home.character(Level::Easy);
    assert!(window.says(character), "{:#?}", window.names());
    window.press("Review");
    window.wait("the review", |window| window.has("Learn from my mistakes"));
    window.press("Learn from my mistakes");
    assert!(window.says("Find a better move."), "{:#?}", window.names());
    assert!(window.says(character) && !window.says("Player"), "{:#?}", window.names());
}

/// Opens the game from the library.
fn open_saved(games: &Path, analysis_engine: AnalysisEngine) -> Window {
    let games = Some(games.to_owned());
    let mut window = Opening { games, analysis_engine, ..Opening::default() }.open();
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("list", |window| !window.names_of(Role::RadioButton).is_empty());
    window.key(Key::Enter);
    window.wait("the replay", |window| window.has("Autoplay"));
    window
}

#[test]
fn a_review_is_saved_with_its_game_and_shown_at_once_the_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library_in(folder.path());
    let mut window = open_saved(folder.path(), default_analysis_engine());
    assert!(!window.has(LISTED));
    window.press("Review");
    window.wait("review", |window| window.has(LISTED));
    drop(window);
    let nobody: AnalysisEngine = Arc::new(|_, _, _| panic!("no search is needed"));
    let window = open_saved(folder.path(), nobody);
    assert!(window.has(LISTED) && window.has("20%"));
    let entries = library.list(&[]).expect("a library");
    assert_eq!(entries.len(), 1);
    // A copy of the file elsewhere has the review, too.
    let copy = folder.path().join("copy.ron");
    std::fs::copy(library.path(&entries[0].file), &copy).expect("copied");
    let mut games = Door::at_start().open(&copy).expect("a game");
    let window = Opening { game: games.pop(), ..Opening::default() }.bare_english();
    assert!(window.has(LISTED));
}
