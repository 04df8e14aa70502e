//! While stones move, no text reveals the result in advance.

use std::sync::LazyLock;

use crate::gui_support::{Opening, Window, found, own, set_rules};
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use o_an_quan::controller::Seat;
use o_an_quan::door::Found;
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{Language, Settings, Speed};
use o_an_quan::ui::words::Words;

/// Sowing cell 5 to the right captures 7 points, then 3 more.
const CHAIN: &str = "Q2,4,3,6,0,2,Q1,0,0,7,0,3 0 12,14";
static WORDS: LazyLock<&Words> = LazyLock::new(|| Words::of(Language::English));

fn record(text: &str) -> Option<Found> {
    Some(found(Record::parse(text, &Rules::classic()).expect("a game")))
}

fn at_speed(speed: Speed) -> Settings {
    Settings { moves: Some(true), ..Opening::settings(Language::English, speed) }
}

/// Returns the accessible name of this move in the list.
fn listed(window: &Window, number: usize) -> String {
    let begins = format!("Move {number}. ");
    let lines = window.names_of(Role::RadioButton);
    let line = lines.into_iter().find(|name| name.starts_with(&begins));
    line.unwrap_or_else(|| panic!("{:#?}", window.names()))
}

/// Returns the painted gains, such as `+7` in the list and `took 7` beside the points. The evaluation is to
/// the left of them.
fn gains(window: &Window) -> Vec<String> {
    let texts = window.texts().into_iter().filter(|text| text.ink.left() > 120.0);
    let texts = texts.map(|text| text.text);
    texts.filter(|it| it.starts_with("took ") || it.starts_with('+') && it.len() > 1).collect()
}

/// Returns the points in the store of a player.
fn store(window: &Window, name: &str) -> i32 {
    let begins = format!("{name}: ");
    let store =
        window.names().into_iter().find(|it| it.starts_with(&begins) && it.contains("point"));
    let text = store.unwrap_or_else(|| panic!("{:#?}", window.names()));
    text[begins.len()..].split(' ').next().and_then(|points| points.parse().ok()).expect("points")
}

/// Returns the successive names of a move in the list while stones move, without repetitions.
fn texts_while_moving(window: &mut Window, number: usize) -> Vec<String> {
    let mut text = vec![listed(window, number)];
    while window.says(WORDS.skip_animation) {
        window.step();
        text.push(listed(window, number));
    }
    text.dedup();
    text
}

const MOVE: [&str; 3] = [
    "Move 1. Player 1: cell 5 to the right.",
    "Move 1. Player 1: cell 5 to the right, 7 points.",
    "Move 1. Player 1: cell 5 to the right, 10 points.",
];

#[test]
fn the_list_of_moves_counts_each_capture_when_it_has_been_shown() {
    let opening = Opening { game: record(CHAIN), ..Opening::default() };
    let mut window = opening.with(&at_speed(Speed::Slow));
    window.let_seconds_pass(4.0);
    window.key_and_step(Key::Num5);
    window.key_and_step(Key::ArrowRight);
    let mut text = Vec::new();
    while window.says(WORDS.skip_animation) {
        let (line, points) = (listed(&window, 1), store(&window, "Player 1") - 12);
        let expected = MOVE[[0, 7, 10].iter().position(|&it| it == points).expect("points")];
        assert_eq!(line, expected, "{points} points are in the store");
        let shown = (points > 0).then(|| format!("+{points}"));
        assert_eq!(gains(&window), shown.into_iter().collect::<Vec<_>>());
        text.push(line);
        window.step();
    }
    text.dedup();
    assert_eq!(text, MOVE);
    assert_eq!(gains(&window), ["took 10", "+10"], "beside the points and in the list");
}

#[test]
fn without_motion_the_list_shows_everything_at_once() {
    let opening = Opening { game: record(CHAIN), ..Opening::default() };
    let mut window = opening.with(&at_speed(Speed::Off));
    window.key_and_step(Key::Num5);
    window.key_and_step(Key::ArrowRight);
    assert_eq!(listed(&window, 1), MOVE[2]);
}

#[test]
fn a_replay_reports_no_capture_before_it_has_been_shown() {
    let text = "2+ 9- 4+ 10- 5+ 8- stop";
    let game = record(text);
    let captured: Vec<i32> = {
        let record = Record::parse(text, &Rules::classic()).expect("a game");
        record.game.turns().map(|turn| turn.captured).collect()
    };
    assert!(captured[0] > 0 && captured[2..].iter().any(|&points| points > 0), "{captured:?}");
    let mut window = Opening { game, ..Opening::default() }.with(&at_speed(Speed::Normal));
    window.let_seconds_pass(4.0);
    assert_eq!(gains(&window), [""; 0], "nothing has been shown yet");
    window.key_and_step(Key::ArrowRight);
    assert!(!listed(&window, 1).contains("point"), "the stones have just been lifted");
    assert_eq!(gains(&window), [""; 0]);
    window.let_seconds_pass(30.0);
    let text = listed(&window, 1);
    assert!(text.ends_with(&format!(", {} points.", captured[0])), "{text}");
    assert!(!(2..=6).any(|number| listed(&window, number).contains("point")));

    window.key(Key::End);
    window.key(Key::Home);
    for (number, &points) in (1..).zip(&captured) {
        assert_eq!(
            listed(&window, number).contains("point"),
            points > 0,
            "the whole turn has been shown"
        );
    }
    window.key_and_step(Key::ArrowRight);
    assert!(!listed(&window, 1).contains("point"), "a turn shown again is counted again");
    let text = {
        window.key_and_step(Key::ArrowRight);
        listed(&window, 1)
    };
    assert!(text.contains("point"), "a second press skips to the end");
}

#[test]
fn no_number_runs_ahead_of_the_stones_with_any_number_of_sides() {
    for sides in 2..=4 {
        let mut settings = at_speed(Speed::Fast);
        set_rules(&mut settings, Rules::classic().for_sides(sides).expect("two to four"));
        (own(&mut settings).seats, own(&mut settings).evaluation) = ([Seat::Person; 4], true);
        let mut window = Opening::default().with(&settings);
        window.act(WORDS.play);
        window.wait("the evaluation", |window| !window.has(WORDS.help.no_evaluation_yet));
        // The first move captures, and the capture is shown.
        window.key_and_step(Key::Num2);
        window.key_and_step(Key::ArrowRight);
        let evaluation = |window: &Window| {
            window.names().into_iter().find(|name| name.starts_with("Evaluation: "))
        };
        let name = match sides {
            2 => "Player 1".to_owned(),
            _ => WORDS.player_at("Player 1", WORDS.side_name(0, sides)),
        };
        let (expected, mut counted) = (evaluation(&window), 0);
        while window.says(WORDS.skip_animation) {
            let points = store(&window, &name);
            for text in gains(&window) {
                let gain: i32 = text[1..].parse().expect("a number");
                assert!(gain <= points, "{sides} sides: {text} beside {points} points");
            }
            let spoken = listed(&window, 1);
            assert_eq!(spoken.contains("point"), points > 0, "{sides} sides: {spoken}");
            assert!(window.announced().is_empty());
            assert_eq!(evaluation(&window), expected, "{sides} sides");
            counted = points;
            window.step();
        }
        assert!(counted > 0, "{sides} sides: something was captured");
    }
}

#[test]
fn a_turn_that_is_shown_again_is_counted_again() {
    let opening = Opening { game: record(CHAIN), ..Opening::default() };
    let mut window = opening.with(&at_speed(Speed::Normal));
    window.let_seconds_pass(4.0);
    window.key_and_step(Key::Num5);
    window.key_and_step(Key::ArrowRight);
    window.key(Key::Space);
    assert_eq!(listed(&window, 1), MOVE[2]);
    window.key_and_step(Key::R);
    assert_eq!(texts_while_moving(&mut window, 1), MOVE);
}

/// Returns the painted points beside the store that lies at `store`.
fn painted_points(window: &Window, store: eframe::egui::Rect) -> i32 {
    let texts = window.texts().into_iter();
    let beside = texts.filter(|text| {
        store.y_range().contains(text.ink.center().y) && text.ink.left() > store.right()
    });
    let mut points = beside.filter_map(|text| match text.text.starts_with('+') {
        true => None,
        false => text.text.parse().ok(),
    });
    points.next().expect("the points of the store")
}

#[test]
fn the_points_beside_a_store_count_up_one_by_one_or_at_once_without_motion() {
    for (speed, expected) in [(Speed::Slow, (12..=22).collect::<Vec<_>>()), (Speed::Off, vec![22])]
    {
        let opening = Opening { game: record(CHAIN), ..Opening::default() };
        let mut window = opening.with(&at_speed(speed));
        window.let_seconds_pass(4.0);
        let store = window.exact_rect("Player 1: 12 points");
        window.key_and_step(Key::Num5);
        window.key_and_step(Key::ArrowRight);
        let mut points = vec![painted_points(&window, store)];
        while window.says(WORDS.skip_animation) {
            window.step();
            points.push(painted_points(&window, store));
        }
        points.dedup();
        assert_eq!(points, expected);
    }
}
