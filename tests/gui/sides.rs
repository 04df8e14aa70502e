//! Three and four sides in the window: whole games, names, keys and positions.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, Vec2, vec2};

/// The setup of a game with `sides` sides: the names of the players and the levels of the
/// computers.
struct TestGame {
    sides: usize,
    seats: [&'static str; 4],
    size: Vec2,
    language: &'static str,
}

const EASY: &str = "Computer(Easy)";

impl TestGame {
    fn of(sides: usize, seats: [&'static str; 4]) -> Self {
        TestGame { sides, seats, size: vec2(1280.0, 800.0), language: "English" }
    }

    /// Opens a game of these players in which side 0 moves first, without motion.
    fn open(&self) -> Window {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let settings = format!(
            "(version: 1, data: (rules: \"classic sides={}\", rules_asked: true, \
             seats: ({}), starter: Side(0), speed: Off))",
            self.sides,
            self.seats.join(", ")
        );
        std::fs::write(&path, settings).expect("written");
        let opening = Opening { size: self.size, settings: Some(path), ..Opening::default() };
        let mut window = opening.open();
        window.choose(self.language);
        window.press_either(&["Play", "Chơi"]);
        window
    }
}

fn persons(sides: usize) -> Window {
    TestGame::of(sides, ["Person"; 4]).open()
}

/// Returns the names of the cells that can be sown now.
fn playable(window: &Window) -> Vec<String> {
    let cells = window.names().into_iter().filter(|name| name.contains(", cell "));
    cells.filter(|name| window.is_enabled(name)).collect()
}

/// Returns whether the cell whose name starts with `part` is focused.
fn is_focused(window: &Window, part: &str) -> bool {
    window.names().iter().any(|name| name.starts_with(part) && window.is_focused(name))
}

/// Plays the move with this number among all cells and arrows.
fn play(window: &mut Window, choice: usize) {
    let cells = playable(window);
    window.press(&cells[choice % cells.len()]);
    let names = window.names();
    let arrows: Vec<&String> = names.iter().filter(|name| name.starts_with("Sow cell")).collect();
    assert_eq!(arrows.len(), 2, "two arrows for one cell");
    window.press(arrows[choice / 5 % 2]);
}

/// Returns the lines of the ranking in the result, in order.
fn ranking(window: &Window) -> Vec<String> {
    let ranked = |name: &String| {
        name.split_once(". ")
            .is_some_and(|(rank, who)| rank.parse::<usize>().is_ok() && !who.contains('.'))
    };
    window.names().into_iter().filter(ranked).collect()
}

#[test]
fn whole_games_of_three_and_four_people_end_with_a_full_ranking() {
    for sides in [3, 4] {
        let mut window = persons(sides);
        let mut turns = 0;
        while !window.is_over() {
            assert!(window.says(" to move."));
            play(&mut window, turns * 7 + 3);
            turns += 1;
        }
        window.wait("the result", Window::is_over);
        let ranks = ranking(&window);
        assert_eq!(ranks.len(), sides, "{ranks:?}");
        assert!(ranks[0].starts_with("1. Player "), "{ranks:?}");
        let reasons = ["All quan cells are empty", "came up for the third time"];
        assert!(
            reasons.iter().any(|reason| window.says(reason)),
            "the result says why the game ended"
        );
        let headline = window.says(" wins!") || window.says(" share first place");
        assert!(headline || window.has("It's a draw"));
        window.press("Play again");
        assert!(window.says("Player 1 to move"));
    }
}

#[test]
fn a_person_plays_three_computers_to_the_end_and_undoes_the_last_move() {
    let mut window = TestGame::of(4, ["Person", EASY, "Computer(Medium)", EASY]).open();
    assert!(window.has("Tèo (easy), cell 7: 5 dân"));
    assert!(window.has("Na (medium), cell 13: 5 dân"), "by the character of its level");
    assert!(window.has("Tèo 2 (easy), cell 19: 5 dân"));
    window.press("You, cell 2: 5 dân");
    window.press_and_step("Sow cell 2 to the right, anticlockwise");
    window.wait_for_turn();
    assert!(window.says("Tèo 2: cell"), "all three have moved");
    window.press("Undo");
    assert!(window.has("You, cell 2: 5 dân"), "back at my decision");
    assert!(!window.is_enabled("Undo"));
    window.press("Redo");
    window.play_to_the_end();
    assert_eq!(ranking(&window).len(), 4);
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.wait_for_turn();
    assert!(!window.is_over() && window.is_enabled("Redo"));
}

#[test]
fn all_turns_of_three_computers_are_narrated_and_replayed() {
    let mut window = TestGame::of(4, ["Person", EASY, EASY, EASY]).open();
    assert!(!window.is_enabled("Replay last turn"));
    let mut gained = false;
    for _ in 0..6 {
        let cells = playable(&window);
        window.press(&cells[0]);
        window.press_and_step("Sow cell 1 to the right, anticlockwise");
        window.wait_for_turn();
        let players = [("Tèo", "right side"), ("Tèo 2", "far side"), ("Tèo 3", "left side")];
        for (name, _) in players {
            assert!(window.says(&format!("{name}: cell ")), "the turn of {name} is reported");
        }
        let text = window.names().into_iter().find(|name| name.contains("Tèo 3: cell "));
        let text = text.expect("the line");
        for (name, place) in players {
            let start = text.find(&format!("{name}: ")).expect("its turn is reported");
            let points = text[start..].split_once('.').expect("a sentence").0.split_once(", ");
            let card = format!("{name} (easy), {place}: ");
            let card = window.names().into_iter().find(|name| name.starts_with(&card));
            let card = card.expect("the card");
            match points {
                Some((_, points)) => {
                    let gain = points.split_once(' ').expect("a number of points").0;
                    assert!(card.ends_with(&format!(" (took {gain})")), "{card}: {text}");
                    gained = true;
                }
                None => assert!(!card.contains("took"), "{card}: {text}"),
            }
        }
        window.press("Replay last turn");
        assert!(window.says(&text), "the report is the same when the turns are shown again");
        if gained {
            return;
        }
    }
    panic!("no computer captured anything");
}

#[test]
fn computers_alone_play_on_a_triangle() {
    let mut window = TestGame::of(3, [EASY; 4]).open();
    window.wait("the end", Window::is_over);
    let ranks = ranking(&window);
    assert_eq!(ranks.len(), 3);
    assert!(ranks.iter().all(|rank| rank.contains("Tèo") && rank.contains(" (easy)")));
}

#[test]
fn cells_arrows_and_quan_cells_are_named_by_their_place() {
    let mut window = persons(4);
    for corner in ["Bottom left", "Bottom right", "Top left", "Top right"] {
        assert!(window.has(&format!("{corner} quan cell: the quan")));
    }
    window.press("Player 1, cell 5: 5 dân");
    window.press("Sow cell 5 to the left, clockwise");
    assert!(window.says("Player 1: cell 5 to the left"));
    // The cells of the right column are numbered anticlockwise, from the bottom.
    let top = window.rect_of("Player 2, cell 11").center();
    let bottom = window.rect_of("Player 2, cell 7").center();
    assert!(top.y < bottom.y && (top.x - bottom.x).abs() < 1.0);
    window.press_part("Player 2, cell 10");
    assert!(window.has("Sow cell 10 downwards, clockwise"));
    window.press("Sow cell 10 upwards, anticlockwise");
    assert!(window.says("Player 2: cell 10 upwards"));
    assert!(window.has("Player 3, far side: 0 points"));

    let window = persons(3);
    assert!(window.has("Top quan cell: the quan"));
    assert!(window.has("Player 2, right side: 0 points"));
    let high = window.rect_of("Player 3, cell 13").center();
    let low = window.rect_of("Player 3, cell 17").center();
    assert!(high.y < low.y && high.x > low.x, "the left row slants down to the left");
}

#[test]
fn arrow_keys_follow_the_rows_on_the_screen() {
    let mut window = persons(4);
    window.key(Key::ArrowRight);
    assert!(window.is_focused("Player 1, cell 1: 5 dân"));
    window.key(Key::ArrowUp);
    assert!(
        window.is_focused("Player 1, cell 1: 5 dân"),
        "in a horizontal row, the up key does nothing"
    );
    window.key(Key::Enter);
    assert!(window.is_focused("Sow cell 1 to the right, anticlockwise"));
    window.key(Key::ArrowLeft);
    window.key(Key::Enter);
    assert!(window.says("Player 2 to move"));
    // In a column, the up and down keys move along the row and choose the arrow.
    window.key(Key::ArrowDown);
    assert!(is_focused(&window, "Player 2, cell 11"));
    window.key(Key::ArrowDown);
    assert!(is_focused(&window, "Player 2, cell 10"));
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    window.key(Key::ArrowDown);
    assert!(window.is_focused("Sow cell 11 downwards, clockwise"));
    window.key(Key::ArrowUp);
    assert!(window.is_focused("Sow cell 11 upwards, anticlockwise"));
    window.key(Key::Escape);
    assert!(is_focused(&window, "Player 2, cell 11"), "Esc leads back to the cell");

    // On a slanted row, both pairs of keys move along the row.
    let mut window = persons(3);
    play(&mut window, 0);
    window.key(Key::ArrowUp);
    let lowest = playable(&window).first().cloned().expect("a cell");
    assert!(window.is_focused(&lowest));
    window.key(Key::ArrowLeft);
    let second = playable(&window)[1].clone();
    assert!(window.is_focused(&second), "left is up on the right slant");
    window.key(Key::ArrowRight);
    assert!(window.is_focused(&lowest));
}

#[test]
fn arrow_keys_continue_from_a_clicked_cell_and_skip_cells_of_others() {
    let mut window = persons(3);
    window.press("Player 1, cell 3: 5 dân");
    assert!(window.is_focused("Player 1, cell 3: 5 dân"));
    window.key(Key::Enter);
    assert!(window.is_focused("Sow cell 3 to the right, anticlockwise"));

    let mut window = persons(4);
    for _ in 0..40 {
        window.key(Key::Tab);
        let other = window.names().into_iter().find(|name| {
            let cell = name.contains(", cell ") || name.contains("quan cell");
            cell && !name.starts_with("Player 1") && window.is_focused(name)
        });
        assert_eq!(other, None, "a cell that cannot be chosen is focused");
    }
}

#[test]
fn pressing_the_cells_of_other_sides_is_refused() {
    let mut window = persons(3);
    window.press_and_step("Player 3, cell 14: 5 dân");
    window.step();
    assert!(window.has("That cell belongs to another player."));
    window.press_and_step("Top quan cell: the quan");
    window.step();
    assert!(window.has("You can't start from a quan cell."));
    assert!(!window.is_enabled("Undo"), "nothing was played");
}

#[test]
fn a_lone_person_sits_at_the_bottom_on_any_side() {
    for (sides, seats, first) in
        [(3, [EASY, "Person", EASY, EASY], 7), (4, [EASY, EASY, EASY, "Person"], 19)]
    {
        let mut window = TestGame::of(sides, seats).open();
        window.wait_for_turn();
        let mine = window.rect_of(&format!("You, cell {first}"));
        for other in window.names().iter().filter(|name| name.starts_with("Tèo")) {
            if other.contains(", cell ") {
                let other = window.rect_of(other);
                assert!(other.center().y < mine.center().y, "my row is the lowest one");
            }
        }
        assert!(window.rect_of(&format!("You, cell {}", first + 4)).left() > mine.right());
    }
}

#[test]
fn cells_and_arrows_fit_the_window_in_every_size_and_language() {
    let sizes = [vec2(640.0, 400.0), vec2(800.0, 500.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)];
    for size in sizes {
        for (sides, language) in
            [(3, "English"), (3, "Tiếng Việt"), (4, "English"), (4, "Tiếng Việt")]
        {
            let table = TestGame { size, language, ..TestGame::of(sides, ["Person"; 4]) };
            let mut window = table.open();
            for turn in 0..sides {
                window.key(Key::ArrowDown);
                assert!(window.says("Sow cell") || window.says("Rải ô"), "turn {turn}");
                let wrong = window.badly_placed_buttons(32.0, false);
                assert!(wrong.is_empty(), "{sides} sides, {language}, {size}: {wrong:#?}");
                window.key(Key::Enter);
                window.key(Key::Enter);
            }
        }
    }
}

#[test]
fn the_game_works_at_three_times_the_text_size() {
    for sides in [3, 4] {
        // The size in points of a window of 1280 × 800 at this text size.
        let table = TestGame { size: vec2(426.0, 266.0), ..TestGame::of(sides, ["Person"; 4]) };
        let mut window = table.open();
        window.key(Key::ArrowRight);
        window.key(Key::Enter);
        window.key(Key::Enter);
        assert!(window.says("cell 1 to the right"), "the move was played");
    }
}
