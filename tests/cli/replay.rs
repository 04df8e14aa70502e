//! `replay`, and files named in place of a command.

use std::path::{Path, PathBuf};

use crate::{START, answers, refuses, run_on, stderr, stdout};

/// A temporary folder that contains a record.
struct Folder(tempfile::TempDir);

impl Folder {
    fn with(name: &str, bytes: impl AsRef<[u8]>) -> (Self, String) {
        let folder = Folder(tempfile::tempdir().unwrap());
        let path = folder.path(name);
        std::fs::write(&path, bytes).unwrap();
        let path = path.to_str().unwrap().to_owned();
        (folder, path)
    }

    fn path(&self, name: &str) -> PathBuf {
        Path::join(self.0.path(), name)
    }
}

const GAME: &str = "[Rules \"classic\"]\n[Side0 \"An\"]\n\n5+ 10+\n";
const EVERY: [&str; 3] = [
    "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0",
    "Q1,6,6,6,6,0,0,6,6,6,6,0 1 11,0",
    "Q2,7,7,7,7,0,0,6,6,6,0,1 0 11,0",
];

#[test]
fn replay_prints_the_final_position_or_every_one() {
    let (_folder, path) = Folder::with("game.txt", GAME);
    answers(&["replay", &path], &format!("{}\n", EVERY[2]));
    answers(&["replay", "--every", &path], &format!("{}\n", EVERY.join("\n")));
}

#[test]
fn how_a_game_is_shown_needs_the_steps_that_show_it() {
    let (_folder, path) = Folder::with("game.txt", GAME);
    for view in [&["--plain"][..], &["--lang", "vi"]] {
        refuses(&[&["replay", &path], view].concat(), &["--lang", "--plain", "--step"]);
    }
}

#[test]
fn moves_alone_are_played_by_the_given_rules() {
    let (_folder, path) = Folder::with("game.txt", "5+");
    answers(&["replay", &path], &format!("{}\n", EVERY[1]));
    let folk = "Q1,6,6,6,6,0,Q1,6,6,6,6,0 1 0,0\n";
    answers(&["replay", &path, "--rules", "folk"], folk);
    // The rules in the record override those in the arguments.
    let (_folder, path) = Folder::with("game.txt", "[Rules \"folk\"]\n5+");
    answers(&["replay", &path, "--rules", "classic"], folk);
}

/// Two rounds of a match: the second one begins with side 1, which has sold a cell and a half.
const MATCH: &str = "[Rules \"classic series=fields\"]\n\
    [Start \"0,0,0,1,0,0,Q,1,0,0,0,0 0 30,29\"]\n\n3+\n7+\n";
const ROUNDS: [&str; 4] = [
    "0,0,0,1,0,0,Q,1,0,0,0,0 0 30,29",
    "0,0,0,0,0,0,0,0,0,0,0,0 - 41,30",
    "Q,5,5,5,5,5,Q,5,5,5,5h,5x 1 0,0",
    "Q1,0,6,6,6,6,Q1,0,0,6,6h,6x 0 0,6",
];

#[test]
fn a_match_is_replayed_through_all_its_rounds() {
    let (_folder, path) = Folder::with("match.txt", MATCH);
    answers(&["replay", &path], &format!("{}\n", ROUNDS[3]));
    answers(&["replay", "--every", &path], &format!("{}\n", ROUNDS.join("\n")));
    let stepped = run_on(&["replay", "--step", "--lang", "en", "--plain", &path], b"n\nn\nn\np\n");
    let lines = stdout(&stepped);
    for line in ["Round 2 begins.", "Cells sold by Player 2: 1½.", "5, 5, 5, 5h, 5x"] {
        assert!(lines.contains(line), "{line:?} is missing in {lines}");
    }
}

#[test]
fn a_saved_game_is_replayed_up_to_its_last_move() {
    let (_folder, record) = Folder::with("game.txt", "[Rules \"folk\"]\n2+ 9- 4+");
    let expected = stdout(&run_on(&["replay", "--every", &record], b"")).to_owned();
    assert_eq!(expected.lines().count(), 4);
    let saved = include_bytes!("../data/saved-game-1.ron");
    let (_folder, path) = Folder::with("game.oanquan", saved);
    answers(&["replay", "--every", &path], &expected);
    let (_folder, path) = Folder::with("half.oanquan", &saved[..200]);
    refuses(&["replay", &path], &["half.oanquan", "the saved game"]);
}

/// The same game as a record, in a line and as a saved game, as all of them were written when two sides
/// of Tonkin could still borrow what nobody had: never change these files.
#[test]
fn games_of_tonkin_from_before_loans_are_replayed_as_they_were_played() {
    for text in [
        include_str!("../data/tonkin-borrow/record.txt"),
        include_str!("../data/tonkin-borrow/link.txt"),
        include_str!("../data/tonkin-borrow/game.ron"),
    ] {
        let (_folder, path) = Folder::with("game.txt", text);
        answers(&["replay", &path], "36,0,0,0,1,1,32,0,1,0,0,0 0 2,-3\n");
    }
    // A game of today names the loans.
    let (folder, path) = Folder::with("game.txt", "2+ 9+");
    let after = "0,0,0,1,3,10,13,2,1,4,11,0 0 6,19\n";
    answers(&["replay", "--rules", "tonkin", &path], after);
    let input = format!("2+\nsave {}\nquit\n", folder.path("saved.txt").display());
    run_on(&["text", "--rules", "tonkin"], input.as_bytes());
    let saved = std::fs::read_to_string(folder.path("saved.txt")).expect("a record");
    assert!(saved.starts_with("[Rules \"tonkin refill=lend\"]\n"), "{saved}");
}

#[test]
fn a_bad_record_is_refused_with_its_file_and_place() {
    let (_folder, path) = Folder::with("game.txt", format!("{START};\n5+ 3+\n"));
    refuses(&["replay", &path], &["game.txt: line 2, character 4, move 2", "side 0"]);
    let (_folder, path) = Folder::with("game.txt", "[Rules \"modern\"]\n");
    refuses(&["replay", "--every", &path], &["game.txt: line 1, character 9", "modern"]);
    let (_folder, path) = Folder::with("empty.txt", "");
    refuses(&["replay", &path], &["empty.txt", "nothing to read"]);
}

#[test]
fn a_file_that_is_not_text_is_refused() {
    let (_folder, path) = Folder::with("game.txt", b"5+ \0 10+");
    refuses(&["replay", &path], &["game.txt", "not text"]);
    let (_folder, path) = Folder::with("game.txt", vec![b'['; (1 << 20) + 1]);
    refuses(&["replay", &path], &["game.txt", "1048576 bytes"]);
    let (_folder, path) = Folder::with("game.txt", vec![b'['; 1 << 20]);
    refuses(&["replay", &path], &["game.txt", "without moves"]);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let (folder, _) = Folder::with("game.txt", "");
    let missing = folder.path("none.txt");
    refuses(&["replay", missing.to_str().unwrap()], &["none.txt", "cannot be read"]);
    refuses(&["replay", folder.0.path().to_str().unwrap()], &["cannot be read"]);
    refuses(&["replay"], &["<FILE>"]);
    let (_folder, path) = Folder::with("game.txt", "5+");
    refuses(&["replay", &path, "--every", "--step"], &["--every", "--step"]);
}

#[test]
fn step_walks_forward_and_back_and_stops() {
    let (_folder, path) = Folder::with("game.txt", GAME);
    let args = ["replay", &path, "--step", "--lang", "en", "--plain"];
    let output = run_on(&args, b"p\nn\nhm\np\nn\nn\nn\ns\n");
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
    let start = "Player 1 (An), cells 1 to 5: 0 points; its cells hold 5, 5, 5, 5, 5.\n\
                 Player 2, cells 7 to 11: 0 points; its cells hold 5, 5, 5, 5, 5.\n\
                 Quan cell 0: the quan.\n\
                 Quan cell 6: the quan.\n";
    let first = "Player 1 (An) plays 5+: sows 5 from cell 5, 5 from cell 11. Captures 11 points: \
                 the quan and 1 dân from cell 6. Nothing more can be captured.\n\
                 Player 1 (An), cells 1 to 5: 11 points; its cells hold 6, 6, 6, 6, 0.\n\
                 Player 2, cells 7 to 11: 0 points; its cells hold 6, 6, 6, 6, 0.\n\
                 Quan cell 0: the quan and 1 dân.\n\
                 Quan cell 6: empty.\n\
                 After turn 1 of 2> ";
    let second = "Player 2 plays 10+: sows 6 from cell 10. Captures nothing. The turn ends: the \
                  next two cells are empty.\n\
                  Player 1 (An), cells 1 to 5: 11 points; its cells hold 7, 7, 7, 7, 0.\n\
                  Player 2, cells 7 to 11: 0 points; its cells hold 6, 6, 6, 0, 1.\n\
                  Quan cell 0: the quan and 2 dân.\n\
                  Quan cell 6: empty.\n\
                  After turn 2 of 2> ";
    assert_eq!(
        stdout(&output),
        format!(
            "{start}Type n for the next position, p for the previous one, s to stop.\n\
             Start, turn 0 of 2> This is the start of the game.\n\
             Start, turn 0 of 2> {first}\
             \"hm\" is not a command. Type n (next), p (previous) or s (stop).\n\
             After turn 1 of 2> {start}\
             Start, turn 0 of 2> {first}{second}This is the end of the record.\n\
             After turn 2 of 2> "
        )
    );
}

#[test]
fn step_ends_with_its_input_and_draws_the_board() {
    let (_folder, path) = Folder::with("game.txt", GAME);
    let output = run_on(&["replay", &path, "--step", "--lang", "vi"], b"n");
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).contains("│ Q1  ├1────┼2"), "{}", stdout(&output));
    assert!(stdout(&output).ends_with("Sau nước 1/2> \n"), "{}", stdout(&output));
}

#[test]
fn a_word_that_is_neither_a_command_nor_a_file_is_refused() {
    refuses(&["dance"], &["no command and no file called dance"]);
    refuses(&["a\nb"], &["a\\nb"]);
    refuses(&["dance", "moves"], &["no command dance"]);
}

#[test]
fn a_file_that_is_not_a_record_is_refused_before_a_window_opens() {
    let (_folder, path) = Folder::with("game.txt", "0+ 5+");
    refuses(&[&path], &["game.txt: line 1, character 1, move 1"]);
    let (_folder, path) = Folder::with("game.txt", b"\xff");
    refuses(&[&path], &["game.txt", "not text"]);
}

/// Returns what `--step` prints about the first turn of a record, up to the board after it.
fn transcript(record: &str, language: &str, rules: &[&str]) -> String {
    let (_folder, path) = Folder::with("game.txt", record);
    let args = [&["replay", &path, "--step", "--plain", "--lang", language], rules].concat();
    let output = run_on(&args, b"n\n");
    assert_eq!(stderr(&output), "");
    stdout(&output).split("> ").nth(1).unwrap().to_owned()
}

#[test]
fn a_refill_and_a_debt_are_narrated() {
    let transcript = transcript("Q,0,0,0,0,0,Q,1,0,0,0,0 0 3,2; 5+", "en", &[]);
    assert!(
        transcript.starts_with(
            "Player 1 had an empty row: five dân from the store refilled it.\n\
             Player 1 plays 5+: sows 1 from cell 5, 1 from cell 7. Captures nothing. The turn ends: \
             the next two cells are empty.\n\
             Player 1, cells 1 to 5: owes 2 points; its cells hold 1, 1, 1, 1, 0.\n"
        ),
        "{transcript}"
    );
}

#[test]
fn the_end_of_a_game_and_the_collected_stones_are_narrated() {
    let record = "0,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4; 1+";
    let transcript = transcript(record, "vi", &[]);
    assert!(
        transcript.starts_with(
            "Người chơi 1 đi 1+: rải 1 dân từ ô 1. Được 13 điểm: 2 dân ở ô 4, quan và 1 dân ở ô 6. Không \
             ăn tiếp được nữa, hết lượt.\n\
             Hết quan, tàn dân, thu quân, kéo về: hai ô quan đã trống, hết ván.\n\
             Người chơi 1 thu 1 dân ở hàng mình.\n\
             Người chơi 2 thu 6 dân ở hàng mình.\n\
             Người chơi 1, ô 1 đến 5: 17 điểm;"
        ),
        "{transcript}"
    );
}

#[test]
fn the_reason_a_quan_was_not_captured_is_narrated() {
    let young = transcript(&format!("{START}; 5+"), "en", &["--rules", "folk"]);
    assert!(young.contains("the quan in cell 6 is still too young to be captured."), "{young}");
    let first = transcript(&format!("{START}; 5+"), "en", &["--rule", "first_quan=forbidden"]);
    assert!(first.contains("the first turn may not capture the quan in cell 6."), "{first}");
}

#[test]
fn departures_are_narrated_and_listed_between_the_turns() {
    let record = "[Start \"Q,1,0,0,0,0,Q,0,0,0,0,1,Q,1,0,0,0,2 0 5,6,7\"]\nresign:1 1- stop\n";
    let (_folder, path) = Folder::with("game.txt", record);
    let every = "Q,1,0,0,0,0,Q,0,0,0,0,1,Q,1,0,0,0,2 0 5,6,7\n\
                 Q,1,0,0,0,0,Q,0,0,0,0,1,Q,1,0,0,0,2 0 5,6,7\n\
                 Q1,0,0,0,0,0,Q,0,0,0,0,1,Q,0,0,1,1,0 2 6,6,7\n\
                 Q1,0,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 - 6,7,9\n";
    answers(&["replay", &path, "--every"], every);
    let args = ["replay", &path, "--step", "--plain", "--lang", "en"];
    let output = run_on(&args, b"n\nn\nn\nn\n");
    assert_eq!(stderr(&output), "");
    let transcript = stdout(&output);
    assert!(
        transcript.contains("Start, turn 0 of 1> Player 2 resigns.\nPlayer 1, cells"),
        "{transcript}"
    );
    let stop = "After turn 1 of 1> The players agree to end the game.\n\
                The game is over: the players agreed to end it.\n\
                Player 2 collects 1 dân from its cells.\n\
                Player 3 collects 2 dân from its cells.\n";
    assert!(transcript.contains(stop), "{transcript}");
    assert!(
        transcript.ends_with("This is the end of the record.\nAfter turn 1 of 1> \n"),
        "{transcript}"
    );
}

#[test]
fn a_damaged_saved_game_is_refused_before_a_window_opens() {
    let saved = include_str!("../data/saved-game-1.ron");
    let (_folder, path) = Folder::with("game.ron", saved.replace("2+ 9- 4+", "2+ 2+"));
    refuses(&[&path], &["game.ron: the saved game is damaged (moves, move 2: ", "side 0"]);
    let (_folder, path) = Folder::with("game.ron", &saved[..saved.len() / 2]);
    refuses(&[&path], &["game.ron: the saved game is damaged ("]);
    let (_folder, path) = Folder::with("game.ron", saved.replace("version: 1", "version: 99"));
    refuses(&[&path], &["game.ron: the saved game was written by a newer version of the program"]);
}

#[test]
fn a_link_contains_the_game_and_stands_in_place_of_its_file() {
    let (_folder, path) = Folder::with("game.txt", GAME);
    let link = |args: &[&str]| {
        let output = run_on(args, b"");
        assert!(output.status.success(), "{}", stderr(&output));
        stdout(&output).trim_end().to_owned()
    };
    let nameless = link(&["link", &path]);
    assert!(nameless.starts_with("oanquan:"), "{nameless}");
    answers(&["replay", "--every", &nameless], &format!("{}\n", EVERY.join("\n")));
    // The link is a record like another one, also in a file.
    let (_second, link_path) = Folder::with("link.txt", format!("{nameless}\n"));
    assert_eq!(link(&["link", &link_path]), nameless);
    let named = link(&["link", "--names", &path]);
    assert!(named.len() > nameless.len(), "{named}");
    assert_eq!(link(&["link", &named]), nameless);
}

#[test]
fn the_other_games_have_links_too() {
    for (game, moves, last) in [
        ("caro", "8h 9i 7g", "8h9i7g"),
        ("pebbles", "3 2", "7 4 2 0"),
        ("cotuong", "h2e2", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b"),
    ] {
        let output = run_on(&["--game", game, "link", "-"], moves.as_bytes());
        let link = stdout(&output).trim_end().to_owned();
        assert!(link.starts_with(&format!("{game}:")), "{link}: {}", stderr(&output));
        answers(&["--game", game, "replay", &link], &format!("{last}\n"));
        let output = run_on(&["--game", game, "replay", "--as", "link", &link], b"");
        assert_eq!(stdout(&output).trim_end(), link, "{}", stderr(&output));
    }
}

#[test]
fn a_damaged_link_is_refused() {
    let why =
        "the link is damaged or incomplete; copy all of it, from \"oanquan:\" to its last letter";
    refuses(&["replay", "oanquan:AQA"], &[why]);
    refuses(&["link", "oanquan:AQAB"], &[why]);
    refuses(&["oanquan:"], &[why]);
}
