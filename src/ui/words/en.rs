//! English.

use super::help_en::HELP;
use super::learn_en::LEARN;
use super::rules_en::RULES;
use super::{Corner, Heading, Words, display, form, offers};
use crate::ai::Level;
use crate::rules::{GameEnd, IllegalMove};
use crate::storage::{Flaw, LoadProblem};
use crate::ui::how_to_play::Section;

pub(super) const WORDS: Words = Words {
    language: "English",
    title: "Ô Ăn Quan",
    subtitle: "The Vietnamese sowing game",

    play: "Play",
    resume: "Continue game",
    how_to_play: "How to play",
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
    only_computers: |sides| match sides {
        2 => "Two computers",
        3 => "Three computers",
        _ => "Four computers",
    },
    mixed: "Mixed",
    level: "The computer plays",
    the_computer: "Computer",
    side_name: |side, sides| match (side, sides) {
        (0, _) => "Near side".into(),
        (1, 2) | (2, 4) => "Far side".into(),
        (1, _) => "Right side".into(),
        _ => "Left side".into(),
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
        Level::Beginner => "Overlooks many a move.",
        Level::Easy => "Takes what it can get at once.",
        Level::Medium => "Sees your reply coming.",
        Level::Hard => "Thinks six turns ahead.",
        Level::Expert => "Looks far ahead.",
        Level::Master => "Looks as far as it can.",
    },
    starter: "Who starts",
    by_lot: "Random",
    speed: "Motion",
    slow: "Slow",
    normal: "Normal",
    fast: "Fast",
    off: "Off",
    board_look: "Board look",
    yard: "Brick yard",
    wood: "Carved wood",
    high_contrast: "High contrast",
    surrounding: "Colours",
    system: "Auto",
    light: "Light",
    dark: "Dark",
    language_label: "Language",

    menu: "Menu",
    new_game: "New game",
    undo: "Undo",
    redo: "Redo",
    show_again: "Show again",
    pause: "Pause",
    go_on: "Go on",
    step: "Step",
    move_now: "Move now",
    effects: "Sounds",
    music: "Music",
    sound_page: "Sound and music",
    fullscreen: "Full screen",
    rules_command: "Rules",
    more: "More",
    copy_position: "Copy position",
    copy_game: "Copy game",
    paste_game: "Paste game",

    effects_volume: "Volume of the sounds",
    music_volume: "Volume of the music",
    game_music: "Music during a game",
    shuffle: "Shuffle",
    sound_keys: "S and M switch sounds and music on and off at any time.",

    you: "You",
    player: |number| format!("Player {number}"),
    numbered_computer: |number| format!("Computer {number}"),
    at_level: |name, level| format!("{name} ({})", (WORDS.level_name)(level).to_lowercase()),
    within: str::to_owned,

    your_turn: "Your turn",
    turn_of: |name| format!("{name} to move"),
    to_move: "to move",
    thinking: "The computer is thinking…",
    thinking_here: "thinking…",
    thinking_broke: "The computer's thinking broke down. Let it try again, or undo.",
    try_again: "Try again",
    paused: "Paused",
    choose_cell: "Choose a cell, then an arrow.",
    choose_arrow: "Choose an arrow: that is where the stones will go.",
    previewed: |number, heading, captured| {
        let captured = match captured {
            0 => "captures nothing".to_owned(),
            _ => format!("captures {}", (WORDS.points)(captured)),
        };
        format!("Cell {number} {}: {captured}.", towards(heading))
    },
    skip_motion: "Click the board or press Space to finish the motion.",
    moves: "Moves",
    start: "Start of the game",
    earlier: "Move earlier",
    later: "Move later",
    back_to_now: "Back to now",
    listed_turn: |number, message| format!("Move {number}. {message}"),
    looking_back: |turns, of| match turns {
        0 => "Looking back: the start of the game. It goes on as it was.".to_owned(),
        _ => format!("Looking back: after move {turns} of {of}. The game goes on as it was."),
    },
    only_looking: "This is an earlier position. Go back to now to play.",

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
    row_refilled: "Your row was empty: five dân from your store were put back.",
    sweeping: "Each side collects the dân left in its row.",
    next_game: "All choices are for the next game.",
    owes: |points| format!("owes {points}"),
    points: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },

    cell_name: |owner, number, dan| format!("{owner}, cell {number}: {dan} dân"),
    quan_cell_name: |corner, quan, dan| {
        let place = match corner {
            Corner::Left => "Left quan cell",
            Corner::Right => "Right quan cell",
            Corner::LowerLeft => "Lower left quan cell",
            Corner::LowerRight => "Lower right quan cell",
            Corner::UpperLeft => "Upper left quan cell",
            Corner::UpperRight => "Upper right quan cell",
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

    refused: |illegal, sides| match illegal {
        IllegalMove::GameOver(_) => WORDS.game_over,
        IllegalMove::NoSuchCell(_) => "There is no such cell.",
        IllegalMove::QuanCell(_) => "Nobody may lift a quan cell.",
        IllegalMove::NotYours(..) if sides == 2 => "That cell belongs to the other side.",
        IllegalMove::NotYours(..) => "That cell belongs to another player.",
        IllegalMove::EmptyCell(_) => "That cell is empty.",
    },
    game_over: "The game is over.",
    computers_turn: "It is the computer's turn.",
    game_paused: "The computers play this game.",

    you_win: "You win!",
    you_lose: "The computer wins",
    wins: |name| format!("{name} wins!"),
    draw: "A draw",
    share_first: |names| match names {
        [others @ .., last] => format!("{} and {last} share first place", others.join(", ")),
        [] => String::new(),
    },
    ranked: |rank, name| format!("{rank}. {name}"),
    ended_because: |why, sides| match why {
        GameEnd::QuanEmpty if sides == 2 => "Both quan cells are empty: the game is over.",
        GameEnd::QuanEmpty => "All quan cells are empty: the game is over.",
        GameEnd::QuanCaptured => "The last quan is captured: the game is over.",
        GameEnd::CannotRefill => "The next side has no stones left to sow with.",
        GameEnd::Repetition => {
            "The same position occurred for the third time. Each side counts the dân in its row; \
             what lies in the quan cells counts for nobody."
        }
        GameEnd::Stopped => {
            "The players agreed to stop. Each side counts the dân in its row; what lies in the quan \
             cells counts for nobody."
        }
        GameEnd::Resigned | GameEnd::OutOfTime if sides == 2 => {
            "Each side counts the dân in its row; what lies in the quan cells counts for nobody."
        }
        GameEnd::Resigned | GameEnd::OutOfTime => {
            "Only one side is left. Each side counts the dân in its row; what lies in the quan \
             cells counts for nobody."
        }
    },
    play_again: "Play again",
    take_back: "Take the last move back",
    look_at_board: "Look at the board",

    position_copied: "Position copied.",
    game_copied: "Game copied.",
    not_copied: "The clipboard did not take the copy.",
    game_opened: "Game opened. People play all sides of it.",
    nothing_pasted: "There is no text to paste.",
    paste_refused: "This is not a game",
    record_error: |error| {
        let turn = error.turn.map_or_else(String::new, |turn| format!(", move {turn}"));
        format!("Line {}, character {}{turn}: {}.", error.line, error.column, error.why)
    },

    open_question: "Give up this game and open the pasted one? People play all sides of it.",
    open_pasted: "Open",
    leave_game: "A game is under way",
    new_game_question: "Give up this game and begin a new one?",
    quit_question: "Give up this game and quit?",
    keep_playing: "Keep playing",
    close: "Close",

    rules_page: &[
        (
            Section::Board,
            "The board",
            "Ten square cells hold five small stones each, the dân. The two round cells at the ends \
             hold a big stone each, the quan. The five cells of the near row are one side's, those \
             of the far row the other's; the quan cells belong to nobody.",
        ),
        (
            Section::Sow,
            "Sow",
            "On your turn, choose one of your cells and an arrow. All its dân are lifted and dropped \
             one by one into the next cells in that direction, quan cells included.",
        ),
        (
            Section::GoOn,
            "Go on",
            "If the next cell is a square one with dân in it, they are lifted and sown in the same \
             direction.",
        ),
        (
            Section::Stop,
            "Your turn ends",
            "A quan cell that comes next ends your turn, whether it is empty or not. So do two empty \
             cells in a row.",
        ),
        (
            Section::Capture,
            "Capture",
            "If the next cell is an empty square and the one after it is not empty, you capture \
             everything in that one, even the quan.",
        ),
        (
            Section::Chain,
            "Capture on",
            "If another empty square and another pile come after it, you capture that as well, and \
             so on. Nobody sows after a capture: it is the other side's turn.",
        ),
        (
            Section::Refill,
            "Refill",
            "If your whole row is empty when your turn comes, five dân from your store are put back, \
             one in each cell. If you have fewer than five you borrow the rest, and your score goes \
             down all the same.",
        ),
        (
            Section::End,
            "The end",
            "When both quan cells are empty the game is over. Each side adds the dân left in its row \
             to its store. A dân is 1 point, a quan 10; most points win. The game also ends when the \
             same position occurs for the third time.",
        ),
        (
            Section::ManySides,
            "Three and four sides",
            "Three sides sit round a triangle, four round a square: a row for each side, a quan cell \
             at each corner. Turns go round anticlockwise. The game is over when all quan cells are \
             empty. The result ranks everybody by points; equal points share a rank.",
        ),
        (
            Section::OtherRules,
            "Other rules",
            "Above are the classic rules. Elsewhere people jump an empty quan cell (folk rules), \
             spare a young quan or play with more stones: the page of the rules (F2) has every way, with a picture.",
        ),
        (
            Section::Notation,
            "Writing moves down",
            "A move is written as a cell and a direction, as in 3+. Counted anticlockwise round the \
             board, the cells of one row are 1 to 5 and those of the other 7 to 11. The + sows \
             anticlockwise, the - clockwise.",
        ),
    ],
    keys_heading: "Keys",
    keys_page: &[
        ("Arrow keys, Enter", "choose a cell, then an arrow"),
        ("1 to 5, arrow key", "sow your cell of this number that way"),
        ("Esc, right click", "let go of the cell"),
        ("Space or Esc", "finish the motion"),
        ("Ctrl+Z", "undo"),
        ("Ctrl+Y, Ctrl+Shift+Z", "redo"),
        ("Ctrl+N", "new game"),
        ("Ctrl+Shift+N", "new game, all choices"),
        ("Ctrl+R, Ctrl+D", "resign, offer a stop"),
        ("Ctrl+B", "new game, seats swapped"),
        ("Ctrl+O", "new game, other side starts"),
        ("Ctrl+C", "copy the position"),
        ("Ctrl+Shift+C", "copy the game"),
        ("Ctrl+V", "paste a game"),
        ("Ctrl+G", "my games"),
        ("Ctrl+T", "statistics"),
        ("H, E, V", "hint, evaluation bar, preview of moves"),
        ("R", "show the last turn again"),
        ("L", "list of moves"),
        ("Page Up, Page Down, End", "look back, forward, at now"),
        ("P, N", "pause, step (two computers)"),
        ("F5", "replay the game"),
        ("Left, Right, Home, End", "replay: back, forward, start, end"),
        ("Space, N", "replay: autoplay, play on from here"),
        ("F6", "replay: review of the game"),
        ("Ctrl+S", "replay: keep a game that was opened"),
        ("Ctrl+Enter", "let the computer move now"),
        ("S, M", "sounds, music"),
        ("F1, F2", "how to play, rules"),
        ("F3", "volumes, choice of music"),
        ("F4", "text size, motion"),
        ("Ctrl+Plus, Minus, 0", "larger, smaller, usual text"),
        ("F11", "full screen"),
        ("Ctrl+Q", "quit"),
    ],
    about_page: &[
        "Ô ăn quan is a sowing game of the mancala family that children in Việt Nam play with \
         pebbles on lines drawn in the yard.",
        "This program plays it by the rules you grew up with, with two, three or four sides.",
        "The music, Chiều sân đình, Sân gạch and Bờ tre, and the sounds were made for this game \
         and are under its licence.",
        "By the Ô Ăn Quan contributors. Free software under the MIT or the Apache 2.0 licence. \
         The typeface is Be Vietnam Pro, under the SIL Open Font License.",
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

    no_window: |reason| {
        format!(
            "The window cannot be opened: {reason}. Start the game on a desktop that shows other \
             windows; if a library is missing, install it or ask whoever looks after this computer."
        )
    },

    settings_set_aside: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => format!(
            "Your settings were written by a newer version of the game. They were kept as {}; \
             this game starts with its usual settings.",
            moved_to.display()
        ),
        LoadProblem::SetAside { moved_to, .. } => format!(
            "Your settings file was damaged. It was kept as {}; this game starts with its usual \
             settings.",
            moved_to.display()
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => format!(
            "Your settings file {} cannot be read. It is left as it is, and changes of settings \
             will not be kept.",
            path.display()
        ),
    },
    settings_not_kept: |problem| format!("Your settings could not be kept: {problem}."),
};

pub(super) fn towards(heading: Heading) -> &'static str {
    match heading {
        Heading::Left => "to the left",
        Heading::Right => "to the right",
        Heading::Up => "upwards",
        Heading::Down => "downwards",
    }
}
