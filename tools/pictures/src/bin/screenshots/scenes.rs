//! The scenes of the gallery: every screen, and a game in many situations. Each scene is set up
//! with keys and the names of widgets, as a player would do it.

#[path = "caro_scenes.rs"]
mod caro;
#[path = "cotuong_scenes.rs"]
mod cotuong;
#[path = "editor_scenes.rs"]
mod editors;
#[path = "form_scenes.rs"]
mod forms;
#[path = "ganh_scenes.rs"]
mod ganh;
#[path = "home_scenes.rs"]
mod homes;
#[path = "lesson_scenes.rs"]
mod lessons;
#[path = "my_games_scenes.rs"]
mod my_games;
#[path = "practice_scenes.rs"]
mod practices;
#[path = "puzzle_scenes.rs"]
mod puzzles;
#[path = "quit_scenes.rs"]
mod quits;
#[path = "replay_scenes.rs"]
mod replays;
#[path = "result_scenes.rs"]
mod results;
#[path = "room_scenes.rs"]
mod rooms;
#[path = "round_scenes.rs"]
mod rounds;
#[path = "tournament_scenes.rs"]
mod tournaments;

use eframe::egui::{Event, Key, Modifiers};
use o_an_quan::ai::Level;
use o_an_quan::controller::Seat;
use o_an_quan::rules::{Preset, Record, Rules};
use o_an_quan::settings::{Settings, Speed, TextSize};
use o_an_quan::ui::words::Words;

use crate::gui_support::{Opening, Window, found, held_engine, own, set_rules};

/// The number of windows in which a scene is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// Once in each language, in two sizes: for a variant of another scene.
    Little,
    /// In both languages, in three sizes: for a separate screen.
    Usual,
    /// Also in every theme and in unusual windows: for a main screen.
    Full,
}

/// A scene.
pub struct Scene {
    /// The name.
    pub name: &'static str,
    /// The windows in which it is shown.
    pub cover: Cover,
    /// Changes the default settings without motion, and the conditions of the window.
    pub opens: fn(&mut Settings, &mut Opening),
    /// Sets up the scene in the window.
    pub acts: fn(&mut Window, &Words),
}

/// Opens the window with a game of people at this position or after these moves.
fn record(opening: &mut Opening, text: &str) {
    let record = Record::parse(text, &Rules::classic()).expect("a game");
    opening.game = Some(found(record));
}

fn folk() -> Rules {
    Preset::Folk.rules()
}

/// Sets the number of sides, with a person at the bottom and computers at the others.
fn seats(settings: &mut Settings, sides: usize, levels: [Level; 3]) {
    set_rules(settings, Rules::classic().for_sides(sides).expect("two to four"));
    let [right, far, left] = levels.map(Seat::Computer);
    own(settings).seats = [Seat::Person, right, far, left];
}

/// Waits until the notice about the opened game disappears.
fn settle(window: &mut Window) {
    window.let_seconds_pass(3.5);
}

fn new_game(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::N);
}

/// Sows a cell of the near row.
fn sow(window: &mut Window, cell: Key, way: Key) {
    let way = along(window, way);
    window.key(cell);
    window.key(way);
}

/// Returns the key for a way along the near row, unless a board of two rows stands upright: then the key a
/// quarter anticlockwise.
fn along(window: &Window, way: Key) -> Key {
    let size = window.room().size();
    // Only a board of more than two sides has as many cells, and its near row always lies.
    let has_more_sides = window.names().iter().any(|name| name.contains(" 13: "));
    let is_upright = size.y > size.x && !has_more_sides;
    match way {
        Key::ArrowRight if is_upright => Key::ArrowUp,
        Key::ArrowLeft if is_upright => Key::ArrowDown,
        way => way,
    }
}

/// Sows a cell and lets `seconds` of the motion pass.
fn sow_for(window: &mut Window, cell: Key, way: Key, seconds: f32) {
    let way = along(window, way);
    window.key_and_step(cell);
    window.key_and_step(way);
    window.let_seconds_pass(seconds);
}

/// Waits until it is the person's turn or the game is over.
fn wait_for_turn(window: &mut Window, words: &Words) {
    window.wait("a turn", |window| window.says(words.your_turn) || window.has(words.play_again));
}

/// Waits until the line below the board of another game shows the hint.
fn wait_for_hint(window: &mut Window) {
    window.wait("the hint", |window| window.says("Hint: ") || window.says("Gợi ý: "));
}

/// Plays a few rounds of a game with computers.
fn play_rounds(window: &mut Window, words: &Words) {
    new_game(window);
    for (cell, way) in [(Key::Num2, Key::ArrowRight), (Key::Num4, Key::ArrowLeft)] {
        sow(window, cell, way);
        wait_for_turn(window, words);
    }
    // Removes the focus and the choice from the board.
    if window.focused().is_some() {
        window.key(Key::Escape);
    }
}

/// Plays a game until the result is shown.
fn play_to_the_end(window: &mut Window, words: &Words) {
    new_game(window);
    let cells = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    for cell in cells.into_iter().cycle() {
        if window.has(words.play_again) {
            return window.wait("the review", |window| !window.has(words.practice.learn_mine));
        }
        sow(window, cell, Key::ArrowRight);
        wait_for_turn(window, words);
    }
}

/// A position in which sowing cell 5 to the right captures twice.
const CHAIN: &str = "Q2,4,3,6,0,2,Q1,0,0,7,0,3 0 12,14";
/// A position in which sowing cell 3 to the right captures a quan.
const QUAN: &str = "Q3,4,5,1,2,0,Q4,3,6,2,3,1 0 8,11";
/// A position in which sowing cell 1 to the right captures the last quan.
const LAST_TURN: &str = "0,1,0,0,3,0,Q,1,2,0,0,0 0 31,22";
const THREE_SIDES: &str = "Q2,4,0,7,1,3,Q,6,2,0,5,8,Q1,3,6,1,0,9 0 14,9,21";
const FOUR_SIDES: &str = "Q2,4,0,7,1,3,Q,6,2,0,5,8,Q1,3,6,1,0,9,Q,2,7,4,0,5 0 14,9,21,6";

/// Returns all scenes.
pub fn scenes() -> impl Iterator<Item = &'static Scene> {
    SCENES
        .iter()
        .chain(editors::SCENES)
        .chain(forms::SCENES)
        .chain(homes::SCENES)
        .chain(lessons::SCENES)
        .chain(my_games::SCENES)
        .chain(practices::SCENES)
        .chain(puzzles::SCENES)
        .chain(quits::SCENES)
        .chain(replays::SCENES)
        .chain(results::SCENES)
        .chain(rooms::SCENES)
        .chain(rounds::SCENES)
        .chain(tournaments::SCENES)
        .chain(caro::SCENES)
        .chain(cotuong::SCENES)
        .chain(ganh::SCENES)
}

/// All scenes that are not in a file of their own.
const SCENES: &[Scene] = &[
    Scene {
        name: "opening",
        cover: Cover::Usual,
        opens: |settings, opening| (settings.speed, opening.scene) = (Speed::Normal, true),
        acts: |window, _| window.let_seconds_pass(0.45),
    },
    Scene {
        name: "game-start",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, _| new_game(window),
    },
    Scene {
        name: "game-chosen",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            window.key(Key::Num3);
        },
    },
    Scene {
        name: "game-preview",
        cover: Cover::Full,
        opens: |_, opening| record(opening, CHAIN),
        acts: |window, _| {
            settle(window);
            window.key(Key::Num5);
            window.key(Key::Enter);
        },
    },
    Scene {
        name: "game-sowing",
        cover: Cover::Full,
        opens: |settings, _| settings.speed = Speed::Normal,
        acts: |window, _| {
            new_game(window);
            sow_for(window, Key::Num2, Key::ArrowRight, 0.85);
        },
    },
    Scene {
        name: "game-capture",
        cover: Cover::Full,
        opens: |settings, opening| {
            settings.speed = Speed::Normal;
            record(opening, CHAIN);
        },
        acts: |window, _| {
            settle(window);
            sow_for(window, Key::Num5, Key::ArrowRight, 2.7);
        },
    },
    Scene {
        name: "game-capture-flies",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.speed = Speed::Normal;
            record(opening, CHAIN);
        },
        acts: |window, _| {
            settle(window);
            sow_for(window, Key::Num5, Key::ArrowRight, 1.85);
        },
    },
    Scene {
        name: "game-capture-quan",
        cover: Cover::Full,
        opens: |settings, opening| {
            settings.speed = Speed::Normal;
            record(opening, QUAN);
        },
        acts: |window, _| {
            settle(window);
            sow_for(window, Key::Num3, Key::ArrowRight, 1.45);
        },
    },
    Scene {
        name: "game-count",
        cover: Cover::Full,
        opens: |settings, opening| {
            settings.speed = Speed::Normal;
            record(opening, LAST_TURN);
        },
        acts: |window, _| {
            settle(window);
            sow_for(window, Key::Num1, Key::ArrowRight, 4.9);
        },
    },
    Scene {
        name: "game-thinking",
        cover: Cover::Usual,
        opens: |_, opening| opening.move_engine = held_engine().0,
        acts: |window, words| {
            new_game(window);
            sow(window, Key::Num2, Key::ArrowRight);
            window.wait("thinking", |window| window.has(words.move_now));
        },
    },
    Scene {
        name: "game-hint",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            window.key(Key::H);
            window.wait("a hint", |window| !window.says(words.help.searching));
        },
    },
    Scene {
        name: "game-evaluation",
        cover: Cover::Usual,
        opens: |settings, _| own(settings).evaluation = true,
        acts: |window, words| {
            play_rounds(window, words);
            let best = words.help.best("0");
            let best = best.trim_end_matches('0');
            window.wait("an evaluation of now", |window| {
                window.texts().iter().any(|text| text.text.starts_with(best))
            });
        },
    },
    Scene {
        name: "game-looking-back",
        cover: Cover::Usual,
        opens: |settings, _| settings.moves = Some(true),
        acts: |window, words| {
            play_rounds(window, words);
            window.key(Key::PageUp);
            window.key(Key::PageUp);
        },
    },
    Scene {
        name: "game-refused",
        cover: Cover::Little,
        opens: |_, opening| record(opening, CHAIN),
        acts: |window, _| {
            settle(window);
            window.key(Key::Num4);
        },
    },
    Scene {
        name: "game-refilled",
        cover: Cover::Little,
        opens: |_, opening| record(opening, "Q,0,0,0,0,0,Q2,3,0,2,1,4 0 3,35"),
        acts: |window, _| settle(window),
    },
    Scene {
        name: "game-computers",
        cover: Cover::Little,
        opens: |settings, opening| {
            seats(settings, 2, [Level::Expert; 3]);
            own(settings).seats[0] = Seat::Computer(Level::Master);
            opening.move_engine = held_engine().0;
        },
        acts: |window, _| {
            new_game(window);
            window.key(Key::P);
        },
    },
    Scene {
        name: "game-more",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            new_game(window);
            window.act(words.more);
        },
    },
    Scene {
        name: "game-toast",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, _| {
            new_game(window);
            window.copied_by(|harness| harness.event(Event::Copy));
        },
    },
    Scene {
        name: "game-folk-rules",
        cover: Cover::Little,
        opens: |settings, _| set_rules(settings, folk()),
        acts: |window, _| new_game(window),
    },
    Scene {
        name: "game-text-200",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.text_size = TextSize::percent(200);
            record(opening, CHAIN);
        },
        acts: |window, _| settle(window),
    },
    Scene {
        name: "three-sides",
        cover: Cover::Full,
        opens: |settings, _| seats(settings, 3, [Level::Easy, Level::Easy, Level::Easy]),
        acts: play_rounds,
    },
    Scene {
        name: "three-sides-preview",
        cover: Cover::Little,
        opens: |_, opening| record(opening, THREE_SIDES),
        acts: |window, _| {
            settle(window);
            window.key(Key::Num3);
            window.key(Key::Enter);
        },
    },
    Scene {
        name: "four-sides",
        cover: Cover::Full,
        opens: |settings, _| seats(settings, 4, [Level::Easy; 3]),
        acts: play_rounds,
    },
    Scene {
        name: "four-sides-sowing",
        cover: Cover::Little,
        opens: |settings, opening| {
            settings.speed = Speed::Normal;
            record(opening, FOUR_SIDES);
        },
        acts: |window, _| {
            settle(window);
            sow_for(window, Key::Num3, Key::ArrowRight, 1.3);
        },
    },
    Scene {
        name: "ask-new-game",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            new_game(window);
        },
    },
    Scene {
        name: "ask-quit",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            window.key_with(Modifiers::COMMAND, Key::Q);
        },
    },
    Scene {
        name: "ask-open",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            window.paste("2+ 9- 4+");
        },
    },
    Scene {
        name: "not-a-game",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, _| window.paste("2+ 9- 4+ 6+"),
    },
    Scene {
        name: "rules",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, _| window.key(Key::F2),
    },
    Scene {
        name: "rules-changed",
        cover: Cover::Little,
        opens: |settings, _| set_rules(settings, folk()),
        acts: |window, _| window.key(Key::F2),
    },
    Scene {
        name: "rules-in-force",
        cover: Cover::Usual,
        opens: |settings, _| set_rules(settings, folk()),
        acts: |window, _| {
            new_game(window);
            window.key(Key::F2);
        },
    },
    Scene {
        name: "how-to-play",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, _| window.key(Key::F1),
    },
    Scene {
        name: "how-to-play-further",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, _| {
            window.key(Key::F1);
            window.key(Key::PageDown);
        },
    },
    Scene {
        name: "how-to-play-keys",
        cover: Cover::Little,
        opens: |_, _| {},
        acts: |window, _| {
            window.key(Key::F1);
            window.key(Key::End);
        },
    },
    Scene {
        name: "settings",
        cover: Cover::Full,
        opens: |_, _| {},
        acts: |window, _| window.key(Key::F4),
    },
    Scene {
        name: "settings-over-game",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| {
            play_rounds(window, words);
            window.key(Key::F4);
        },
    },
    Scene {
        name: "settings-text-200",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(200),
        acts: |window, _| window.key(Key::F4),
    },
    Scene {
        name: "settings-text-300",
        cover: Cover::Little,
        opens: |settings, _| settings.text_size = TextSize::percent(300),
        acts: |window, _| window.key(Key::F4),
    },
    Scene {
        name: "about",
        cover: Cover::Usual,
        opens: |_, _| {},
        acts: |window, words| window.press_in_settings(&[words.about]),
    },
];
