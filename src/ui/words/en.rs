//! English.

use super::Section;
use super::help_en::HELP;
use super::learn_en::LEARN;
use super::rules_en::RULES;
use super::{Corner, Heading, Words, display, form, offers};
use crate::ai::Level;
use crate::rules::{GameEnd, IllegalMove};
use crate::storage::{Flaw, LoadProblem};
use basics::shown_path;

pub(super) const WORDS: Words = Words {
    language: "English",
    title: "Ô Ăn Quan",
    subtitle: "The Vietnamese sowing game",

    play: "Play",
    resume: "Continue game",
    how_to_play: "How to play",
    other_games: "Other games",
    about: "About",
    quit: "Quit",
    board: "Board",
    sides: |sides| match sides {
        2 => "2 sides",
        3 => "3 sides",
        _ => "4 sides",
    },
    who_plays: "Who plays",
    one_player: "One player",
    only_people: |sides| match sides {
        2 => "Two players",
        3 => "Three players",
        _ => "Four players",
    },
    only_computers: |_| "Watch computers",
    mixed: "Mixed",
    level: "Computer level",
    the_computer: "Computer",
    side_name: |side, sides| match (side, sides) {
        (0, _) => "Bottom".into(),
        (1, 2) | (2, 4) => "Top".into(),
        (1, _) => "Right".into(),
        _ => "Left".into(),
    },
    person: "Person",
    level_name: |level| match level {
        Level::Beginner => "Beginner",
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::Expert => "Expert",
        Level::Master => "Master",
    },
    level_hint: |level| match level {
        Level::Beginner => "Misses many moves.",
        Level::Easy => "Grabs the biggest capture.",
        Level::Medium => "Sees your reply coming.",
        Level::Hard => "Thinks six turns ahead.",
        Level::Expert => "Looks far ahead.",
        Level::Master => "Looks as far ahead as it can.",
    },
    starter: "Who starts",
    random_starter: "Random",
    speed: "Animation speed",
    slow: "Slow",
    normal: "Normal",
    fast: "Fast",
    off: "Off",
    board_style: "Board style",
    yard: "Courtyard",
    wood: "Carved wood",
    high_contrast: "High contrast",
    colours: "Colours",
    system: "Auto",
    light: "Light",
    dark: "Dark",
    language_label: "Language",

    menu: "Menu",
    new_game: "New game",
    undo: "Undo",
    redo: "Redo",
    replay_last_turn: "Replay last turn",
    pause: "Pause",
    continue_game: "Continue",
    step: "Step",
    move_now: "Move now",
    effects: "Sound effects",
    music: "Music",
    sound_page: "Sound and music",
    fullscreen: "Full screen",
    rules_command: "Rules",
    more: "More",
    copy_position: "Copy position",
    copy_game: "Copy game",
    paste_game: "Paste game",

    effects_volume: "Effects volume",
    music_volume: "Music volume",
    game_music: "Game music",
    shuffle: "Shuffle",
    sound_keys: "Press S or M at any time to turn sound effects or music on or off.",

    you: "You",
    player: |number| format!("Player {number}"),
    numbered_computer: |number| format!("Computer {number}"),
    with_level: |name, level| format!("{name} ({})", (WORDS.level_name)(level).to_lowercase()),
    in_sentence: str::to_owned,

    your_turn: "Your turn",
    turn_of: |name| format!("{name} to move"),
    to_move: "to move",
    thinking: "The computer is thinking…",
    thinking_beside_name: "thinking…",
    no_move_found: "The computer couldn't find a move. Try again or undo.",
    try_again: "Try again",
    paused: "Paused",
    choose_cell: "Choose a cell, then an arrow.",
    choose_arrow: "Which way should they go?",
    preview: |number, heading, captured| {
        let captured = match captured {
            0 => "captures nothing".to_owned(),
            _ => format!("captures {}", (WORDS.points)(captured)),
        };
        format!("Cell {number} {}: {captured}.", towards(heading))
    },
    skip_animation: "Click the board or press Space to skip the animation.",
    moves: "Moves",
    start: "Start of the game",
    previous_move: "Previous move",
    next_move: "Next move",
    back_to_game: "Back to the game",
    listed_turn: |number, message| format!("Move {number}. {message}"),
    looking_back: |turns, of| match turns {
        0 => "Looking back: start of the game. The game continues.".to_owned(),
        _ => format!("Looking back: after move {turns} of {of}. The game continues."),
    },
    earlier_position: "This is an earlier position. Go back to the game to play.",

    last_turn: |name, number, heading, mv, captured| {
        let side = towards(heading);
        let captured = match captured {
            0 => "nothing captured".to_owned(),
            _ => format!("{} captured", (WORDS.points)(captured)),
        };
        format!("{name}: cell {number} {side} ({mv}), {captured}.")
    },
    short_turn: |name, number, mv, captured| match captured {
        0 => format!("{name}: cell {number} ({mv})."),
        _ => format!("{name}: cell {number} ({mv}), {}.", (WORDS.points)(captured)),
    },
    row_refilled: "Your row was empty, so five dân from your store refilled it.",
    sweeping: "Each side collects the dân left in its row.",
    next_game: "Changes apply to the next game.",
    debt: |points| format!("owes {points}"),
    points: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },

    cell_name: |owner, number, dan| format!("{owner}, cell {number}: {dan} dân"),
    quan_cell_name: |corner, quan, dan| {
        let place = match corner {
            Corner::Left => "Left quan cell",
            Corner::Right => "Right quan cell",
            Corner::LowerLeft => "Bottom left quan cell",
            Corner::LowerRight => "Bottom right quan cell",
            Corner::UpperLeft => "Top left quan cell",
            Corner::UpperRight => "Top right quan cell",
            Corner::Top => "Top quan cell",
        };
        match (quan, dan) {
            (true, 0) => format!("{place}: the quan"),
            (true, dan) => format!("{place}: the quan and {dan} dân"),
            (false, dan) => format!("{place}: {dan} dân"),
        }
    },
    arrow_name: |number, heading, anticlockwise| {
        let side = towards(heading);
        let turning = if anticlockwise { "anticlockwise" } else { "clockwise" };
        format!("Sow cell {number} {side}, {turning}")
    },
    store_name: |name, points| format!("{name}: {}", (WORDS.points)(points)),
    swept: |points| format!("swept +{points}"),
    player_at: |name, side| format!("{name}, {}", side.to_lowercase()),

    refusal: |illegal, sides| match illegal {
        IllegalMove::GameOver(_) => WORDS.game_over,
        IllegalMove::NoSuchCell(_) => "There is no such cell.",
        IllegalMove::QuanCell(_) => "Quan cells cannot be sown.",
        IllegalMove::NotYours(..) if sides == 2 => "That cell belongs to the other side.",
        IllegalMove::NotYours(..) => "That cell belongs to another player.",
        IllegalMove::EmptyCell(_) => "That cell is empty.",
    },
    game_over: "The game is over.",
    computers_turn: "It is the computer's turn.",
    computers_play: "Only computers are playing this game.",

    you_win: "You win!",
    you_lose: "The computer wins",
    you_lose_by: |margin| match margin {
        None => "The computer wins. Rematch?".to_owned(),
        Some(margin) => format!("The computer wins by {}. Rematch?", (WORDS.points)(margin)),
    },
    wins: |name| format!("{name} wins!"),
    draw: "It's a draw",
    shared_first_place: |names| match names {
        [others @ .., last] => format!("{} and {last} share first place", others.join(", ")),
        [] => String::new(),
    },
    ranked: |rank, name| format!("{rank}. {name}"),
    ended_because: |why, sides| match why {
        GameEnd::QuanEmpty if sides == 2 => "Both quan cells are empty: the game is over.",
        GameEnd::QuanEmpty => "All quan cells are empty: the game is over.",
        GameEnd::QuanCaptured => "The last quan has been captured: the game is over.",
        GameEnd::CannotRefill => "The next side cannot refill its row: the game is over.",
        GameEnd::Repetition => {
            "The same position came up for the third time. Each side keeps the dân in its row; \
             stones in the quan cells count for nobody."
        }
        GameEnd::Stopped => {
            "The players agreed to end the game. Each side keeps the dân in its row; stones in the \
             quan cells count for nobody."
        }
        GameEnd::Resigned | GameEnd::OutOfTime if sides == 2 => {
            "Each side keeps the dân in its row; stones in the quan cells count for nobody."
        }
        GameEnd::Resigned | GameEnd::OutOfTime => {
            "Only one side is left. Each side keeps the dân in its row; stones in the quan cells \
             count for nobody."
        }
    },
    play_again: "Play again",
    undo_last_move: "Undo the last move",
    look_at_board: "Look at the board",

    position_copied: "Position copied.",
    game_copied: "Game copied.",
    copy_failed: "Could not copy to the clipboard.",
    game_opened: "Game opened. Every side is played by a person.",
    nothing_to_paste: "The clipboard has no text to paste.",
    not_a_game_record: "Not a game record",
    record_error: |error| {
        let turn = error.turn.map_or_else(String::new, |turn| format!(", move {turn}"));
        format!("Line {}, character {}{turn}: {}.", error.line, error.column, error.why)
    },

    open_question: "Abandon this game and open the pasted one? Every side will be played by a person.",
    open: "Open",
    game_in_progress: "Game in progress",
    new_game_question: "Abandon this game and start a new one?",
    quit_question: "Abandon this game and quit?",
    keep_playing: "Keep playing",
    close: "Close",

    rules_page: &[
        (
            Section::Board,
            "The board",
            "At the start, each of the ten square dân cells holds five small stones, the dân, and \
             each of the two round quan cells at the ends holds a big stone, the quan. One side \
             owns the bottom row of dân cells, the other the top row. Nobody owns the quan cells.",
        ),
        (
            Section::Sow,
            "Sowing",
            "On your turn, choose one of your cells and a direction. You lift all its dân and drop \
             them one by one into the cells that follow, quan cells included.",
        ),
        (
            Section::GoOn,
            "Keep sowing",
            "If the cell after your last stone is a dân cell that is not empty, you lift its dân \
             and keep sowing in the same direction.",
        ),
        (
            Section::Stop,
            "Your turn ends",
            "Your turn ends when the next cell is a quan cell, empty or not, or when the next two \
             cells are both empty.",
        ),
        (
            Section::Capture,
            "Capturing",
            "If the next cell is an empty dân cell and the one after it is not empty, you capture \
             everything in the second one, even a quan.",
        ),
        (
            Section::Chain,
            "Chain captures",
            "If another empty dân cell and then another cell with stones follow, you capture those \
             stones too, and so on. You never sow again after a capture: your turn ends.",
        ),
        (
            Section::Refill,
            "Refill",
            "If all your cells are empty when your turn comes, you first put one dân from your store \
             into each of them. If your store holds fewer than five, you borrow the rest and your \
             score goes below zero.",
        ),
        (
            Section::End,
            "End of the game",
            "The game is over when both quan cells are empty. Each side adds the dân left in its row \
             to its store. A dân is worth 1 point and a quan 10; the side with the most \
             points wins. The game also ends when the same position comes up for the third time.",
        ),
        (
            Section::ManySides,
            "Three and four sides",
            "Three sides play on a triangle, four on a square, with a row for each side and a quan \
             cell at each corner. Turns pass anticlockwise. The game is over when all quan cells are \
             empty. Players are ranked by points; equal points share a rank.",
        ),
        (
            Section::OtherRules,
            "Other rules",
            "These are the classic rules. Many people play differently: under the folk rules, \
             an empty quan cell can be jumped, and a quan with fewer than 5 dân beside it is safe. \
             The Rules page (F2) shows every option with a picture.",
        ),
        (
            Section::Notation,
            "Notation",
            "A move is written as a cell and a direction, such as 3+. Cells are numbered \
             anticlockwise round the board: 1 to 5 in one row, 7 to 11 in the other. + sows \
             anticlockwise, - clockwise.",
        ),
    ],
    keys_heading: "Keys",
    keys_page: &[
        ("Arrow keys, Enter", "choose a cell, then an arrow"),
        ("1 to 5, arrow key", "sow that cell in that direction"),
        ("Esc, right click", "deselect the cell"),
        ("Space or Esc", "skip the animation"),
        ("Ctrl+Z", "undo"),
        ("Ctrl+Y, Ctrl+Shift+Z", "redo"),
        ("Ctrl+N", "new game"),
        ("Ctrl+Shift+N", "new game with all options"),
        ("Ctrl+R, Ctrl+D", "resign, offer to end the game"),
        ("Ctrl+B", "new game, seats swapped"),
        ("Ctrl+O", "new game, other side starts"),
        ("Ctrl+C", "copy the position"),
        ("Ctrl+Shift+C", "copy the game"),
        ("Ctrl+V", "paste a game"),
        ("Ctrl+G", "my games"),
        ("Ctrl+T", "statistics"),
        ("H, E, V", "hint, evaluation bar, move preview"),
        ("R", "replay the last turn"),
        ("L", "list of moves"),
        ("Page Up, Page Down, End", "previous move, next move, back to the game"),
        ("P, N", "computers only: pause, single step"),
        ("F5", "replay the game"),
        ("Left, Right, Home, End", "replay: previous move, next move, start, end"),
        ("Space, N", "replay: autoplay, play from here"),
        ("F6", "replay: review the game"),
        ("Ctrl+S", "replay: save an opened game to My games"),
        ("Ctrl+Enter", "make the computer move now"),
        ("S, M", "sound effects, music"),
        ("F1, F2", "how to play, rules"),
        ("F3", "volume, choice of music"),
        ("F4", "text size, animation speed"),
        ("Ctrl+Plus, Minus, 0", "larger text, smaller text, reset"),
        ("F11", "full screen"),
        ("Ctrl+Q", "quit"),
    ],
    about_page: &[
        "Ô ăn quan is a sowing game of the mancala family. Children in Việt Nam play it with \
         pebbles on a board drawn on the ground.",
        "Play with two, three or four sides, by the rules you grew up with.",
        "The music (Chiều sân đình, Sân gạch and Bờ tre) and the sound effects were made for this \
         game and share its licence.",
        "By the Ô Ăn Quan contributors. Free software, licensed under MIT or Apache 2.0. The \
         typeface, Be Vietnam Pro, is licensed under the SIL Open Font License.",
    ],
    version: |version| format!("Version {version}"),
    licences: "Third-party licences",

    rules: RULES,
    display: display::ENGLISH,
    form: form::ENGLISH,
    offers: offers::ENGLISH,
    help: HELP,
    learn: LEARN,
    library: super::library_en::ENGLISH,
    review: super::review::ENGLISH,
    replay: super::replay::ENGLISH,
    statistics: super::statistics::ENGLISH,
    unsaved: super::unsaved::ENGLISH,

    no_window: |reason| {
        format!(
            "The window cannot be opened: {reason}. Start the game on a desktop where other \
             windows open; if a library is missing, install it or ask your administrator."
        )
    },

    settings_set_aside: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => format!(
            "Your settings were written by a newer version of the game. They were moved to {}; \
             the game is using the default settings.",
            shown_path(moved_to)
        ),
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Your settings file is damaged. It was moved to {}; the game is using the default \
             settings.",
            shown_path(moved_to)
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => format!(
            "Your settings file {} cannot be read. The file is left unchanged, and changes to \
             settings will not be saved.",
            shown_path(path)
        ),
    },
    settings_not_saved: |problem| format!("Your settings could not be saved: {problem}."),
};

pub(super) fn towards(heading: Heading) -> &'static str {
    match heading {
        Heading::Left => "to the left",
        Heading::Right => "to the right",
        Heading::Up => "upwards",
        Heading::Down => "downwards",
    }
}
