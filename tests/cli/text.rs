//! `text`: whole games at the prompt.

use crate::{refuses, run_on, stderr, stdout};

/// Plays a game, types `lines` and returns the output.
#[track_caller]
fn game(args: &[&str], lines: &str) -> String {
    let output = run_on(&[&["text"], args].concat(), lines.as_bytes());
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
    stdout(&output).to_owned()
}

/// Asserts that `text` contains these parts in this order.
#[track_caller]
fn assert_contains(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} is missing in\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

const PERSONS: &[&str] = &["--lang", "en", "--plain"];
/// A whole game of two people in nine turns.
const WHOLE: &str = "4+\n7+\n1+\n7-\n1-\n7-\n5+\n11+\n1+\n";

#[test]
fn a_turn_is_confirmed_narrated_and_drawn() {
    assert_eq!(
        game(&["--lang", "en"], "2+\n"),
        "\
Type a cell and a direction, as in 3+, or help.

      ┌11───┬10───┬9────┬8────┬7────┐
┌0────┤  5  │  5  │  5  │  5  │  5  ├6────┐
│  Q  ├1────┼2────┼3────┼4────┼5────┤  Q  │
└─────┤  5  │  5  │  5  │  5  │  5  ├─────┘
      └─────┴─────┴─────┴─────┴─────┘
 ▸ Player 1, cells 1 to 5: 0 points
   Player 2, cells 7 to 11: 0 points
Player 1> You chose 2+.
Player 1 plays 2+: sows 5 from cell 2, 5 from cell 8. Captures 6 points: 6 dân from cell 3. \
Nothing more can be captured.

      ┌11───┬10───┬9────┬8────┬7────┐
┌0────┤  6  │  6  │  6  │  ·  │  6  ├6────┐
│ Q1  ├1────┼2────┼3────┼4────┼5────┤ Q1  │
└─────┤  6  │  ·  │  ·  │  6  │  6  ├─────┘
      └─────┴─────┴─────┴─────┴─────┘
   Player 1, cells 1 to 5: 6 points
 ▸ Player 2, cells 7 to 11: 0 points
Player 2> 
Goodbye.
"
    );
}

#[test]
fn a_plain_game_says_the_same_without_a_drawing() {
    assert_eq!(
        game(&["--plain", "--lang", "vi"], "2 +\nthoát\n"),
        "\
Gõ số ô và chiều rải, ví dụ 3+, hoặc gõ \"giúp\" để xem cách dùng.
Người chơi 1, ô 1 đến 5: 0 điểm; số dân trong từng ô: 5, 5, 5, 5, 5.
Người chơi 2, ô 7 đến 11: 0 điểm; số dân trong từng ô: 5, 5, 5, 5, 5.
Ô quan 0: quan.
Ô quan 6: quan.
Người chơi 1> Bạn chọn 2+.
Người chơi 1 đi 2+: rải 5 dân từ ô 2, 5 dân từ ô 8. Được 6 điểm: 6 dân ở ô 3. Không ăn tiếp được nữa, hết lượt.
Người chơi 1, ô 1 đến 5: 6 điểm; số dân trong từng ô: 6, 0, 0, 6, 6.
Người chơi 2, ô 7 đến 11: 0 điểm; số dân trong từng ô: 6, 0, 6, 6, 6.
Ô quan 0: quan và 1 dân.
Ô quan 6: quan và 1 dân.
Người chơi 2> Tạm biệt.
"
    );
}

#[test]
fn a_whole_game_ends_with_its_reason_and_a_ranking() {
    let transcript = game(PERSONS, WHOLE);
    assert_contains(
        &transcript,
        &[
            "Player 1 plays 1+: sows",
            "The game is over: both quan cells are empty.",
            "Ranking:\n1. Player 1: 66 points\n2. Player 2: 4 points\n",
            "Type undo, save FILE or quit.\nGame over> \nGoodbye.\n",
        ],
    );
    let transcript = game(&["--lang", "vi"], WHOLE);
    assert_contains(
        &transcript,
        &["Hết quan, tàn dân", "1. Người chơi 1: 66 điểm\n2. Người chơi 2: 4 điểm\n", "Hết ván> "],
    );
}

#[test]
fn a_finished_game_can_be_taken_back_and_ended_again() {
    let transcript = game(PERSONS, &format!("{WHOLE}3+\nmoves\nhint\nundo\nredo\nquit\n"));
    assert_contains(
        &transcript,
        &[
            "Game over> You chose 3+.\n3+ cannot be played: the game is over. Type undo to go back.",
            "Game over> There is no move: the game is over.",
            "Game over> There is no move: the game is over.",
            "Game over> 1 turn undone.",
            "Player 1> 1 turn redone.",
            "Ranking:",
            "Game over> Goodbye.\n",
        ],
    );
}

#[test]
fn undo_goes_back_to_the_persons_own_decision() {
    let args = ["--level", "easy", "--seed", "1", "--lang", "en", "--plain"];
    let transcript = game(&args, "undo\n2+\nundo\nundo\nredo\nredo\nundo\n3+\nredo\n");
    assert_contains(
        &transcript,
        &[
            "Player 1 (you)> There is nothing to undo.",
            "Player 1 (you) plays 2+:",
            "Player 2 (computer, easy) plays ",
            "Player 1 (you)> 2 turns undone.",
            "Player 1 (you), cells 1 to 5: 0 points; its cells hold 5, 5, 5, 5, 5.",
            "Player 1 (you)> There is nothing to undo.",
            "Player 1 (you)> 2 turns redone.\nPlayer 1 (you) plays 2+:",
            "Player 2 (computer, easy) plays ",
            "Player 1 (you)> There is nothing to redo.",
            "Player 1 (you)> 2 turns undone.",
            // A new turn discards the undone turns.
            "Player 1 (you) plays 3+:",
            "Player 1 (you)> There is nothing to redo.",
        ],
    );
}

#[test]
fn the_person_may_play_any_side_and_sits_at_the_bottom() {
    let args = ["--level", "easy", "--side", "1", "--lang", "en"];
    let transcript = game(&args, "undo\n");
    assert_contains(
        &transcript,
        &[
            "      ┌5────┬4────┬3────┬2────┬1────┐\n┌6────┤",
            " ▸ Player 1 (computer, easy), cells 1 to 5: 0 points",
            "   Player 2 (you), cells 7 to 11: 0 points",
            "Player 1 (computer, easy) plays",
            "Player 2 (you)> There is nothing to undo.",
        ],
    );
    // With --first, the person moves first.
    assert_contains(
        &game(&[&args[..], &["--first", "1"]].concat(), ""),
        &["points\nPlayer 2 (you)> \n"],
    );
}

#[test]
fn every_refusal_says_why_and_what_to_do_and_changes_nothing() {
    let transcript =
        game(PERSONS, "0+\n7+\n30+\n23-\n2\nsow 2\n\n2*\nundo now\nsave\n2+\n2+\n1+\n");
    assert_contains(
        &transcript,
        &[
            "You chose 0+.\n0+ cannot be played: cell 0 is a quan cell, which cannot be sown. \
             Choose one of your own cells and try again.\nPlayer 1> ",
            "7+ cannot be played: cell 7 is not yours. Choose one of your own cells and try \
             again.\nPlayer 1> ",
            "\"30+\" is not a move here. Type a cell and + or -, such as 3+, or moves to see all moves.\nPlayer 1> ",
            "23- cannot be played: the board has no cell 23.",
            "\"2\" is not a move here.",
            "\"sow 2\" is not a move here.",
            "Player 1> Player 1> \"2*\" is not a move here.",
            "\"undo now\" is not a command.",
            "Give a file name, as in save game.txt.",
            "Player 1 plays 2+: sows 5 from cell 2",
            "Player 2> You chose 2+.\n2+ cannot be played: cell 2 is not yours.",
        ],
    );
    let transcript = game(&["--lang", "vi", "--plain"], "0+\n7+\nabc\n2+\n8+\n2+\n");
    assert_contains(
        &transcript,
        &[
            "Không đi được 0+: không ai được bốc quân ở ô quan 0. Hãy chọn một ô của mình và thử lại.",
            "Không đi được 7+: ô 7 không phải của bạn.",
            "Không hiểu \"abc\". Hãy gõ số ô và chiều rải, ví dụ 3+, hoặc gõ \"giúp\".",
            "Người chơi 1 đi 2+",
            "Không đi được 8+: ô 8 không có dân. Hãy chọn một ô có dân và thử lại.",
        ],
    );
}

#[test]
fn no_typed_input_breaks_a_game() {
    let mut bytes = b"\xff\xfe\0\n\x1b[31m3+\n".to_vec();
    bytes.extend(vec![b'7'; 100_000]);
    bytes.extend(b"\n\xef\xbb\xbf 2+ \r\n");
    let output = run_on(&[&["text"], PERSONS].concat(), &bytes);
    let transcript = stdout(&output);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(transcript.matches("is not a command").count(), 2, "{transcript}");
    assert_eq!(transcript.matches("is not a move here").count(), 1, "{transcript}");
    assert!(transcript.contains(&format!("\"{}…\"", "7".repeat(60))));
    assert!(transcript.contains("Player 1 plays 2+: sows"), "{transcript}");
    assert!(!transcript.contains('\x1b'), "control characters are escaped");
}

#[test]
fn a_hint_shows_a_move_that_can_be_played_and_changes_nothing() {
    let transcript = game(PERSONS, "hint\nundo\n");
    let (_, hint) = transcript.split_once("Hint: ").expect("a hint");
    let mv = hint.split(' ').next().unwrap();
    assert_contains(
        hint,
        &["captures", ". After that, you are expected to ", ".\nPlayer 1> There is nothing"],
    );
    assert_contains(&game(PERSONS, &format!("{mv}\n")), &[&format!("Player 1 plays {mv}:")]);
    assert_contains(
        &game(&["--lang", "vi"], "gợi ý\nGỢI Ý\n"),
        &["Gợi ý: ", "cuối ván", "Gợi ý: "],
    );
}

#[test]
fn words_of_both_languages_are_understood_in_vietnamese() {
    let transcript = game(
        &["--lang", "vi", "--plain"],
        "2+\nlùi\nundo\ntiến\nđi lại\nlàm lại\nnước đi\nbàn\ngiúp\n",
    );
    assert_contains(
        &transcript,
        &[
            "Người chơi 2> Đã lùi 1 nước.",
            "Người chơi 1> Không còn nước nào để lùi.",
            "Người chơi 1> Đã tiến 1 nước.",
            "Người chơi 2> Đã lùi 1 nước.",
            "Người chơi 1> Đã tiến 1 nước.",
            "Người chơi 2> Bạn đi được 7+ 7- 9+ 9- 10+ 10- 11+ 11-.",
            "Người chơi 2> Người chơi 1, ô 1 đến 5: 6 điểm;",
            "Người chơi 2> 3+ hoặc 3 +",
        ],
    );
    assert_contains(&game(PERSONS, "HELP\n"), &["3+ or 3 +", "undo", "save FILE", "quit"]);
}

#[test]
fn three_sides_play_round_a_triangle() {
    let transcript = game(&["--lang", "en", "--sides", "3"], "2+\n7+\n13+\n");
    assert_contains(
        &transcript,
        &[
            "                  ┌12───┐\n                  │  Q  │\n               ┌13┴──┬11┴──┐\n",
            "   ┌17┴──┬──┘                 └──┬7─┴──┐\n",
            "┌0─┴──┬1─┴──┬2────┬3────┬4────┬5─┴──┬6─┴──┐\n",
            " ▸ Player 1, cells 1 to 5: 0 points\n",
            "   Player 3, cells 13 to 17: 0 points\n",
            "Player 1 plays 2+: sows 5 from cell 2, 5 from cell 8, 5 from cell 14. Captures 6",
            "Player 2 plays 7+:",
            "Player 3 plays 13+:",
            "Player 1> \nGoodbye.\n",
        ],
    );
}

#[test]
fn four_sides_play_round_a_square_against_the_computer() {
    let args = ["--level", "beginner", "--side", "2", "--rule", "sides=4", "--rules", "folk"];
    let transcript = game(&[&args[..], &["--lang", "en", "--seed", "3"]].concat(), "undo\n");
    assert_contains(
        &transcript,
        &[
            "┌6────┬5────┬4────┬3────┬2────┬1────┬0────┐\n│  Q  │",
            "├12───┼13───┬14───┬15───┬16───┬17───┼18───┤\n",
            " ▸ Player 1 (computer, beginner), cells 1 to 5: 0 points\n",
            "   Player 3 (you), cells 13 to 17: 0 points\n",
            "Player 1 (computer, beginner) plays",
            "Player 2 (computer, beginner) plays",
            "Player 3 (you)> There is nothing to undo.",
        ],
    );
}

#[test]
fn equal_points_share_a_rank() {
    // This turn empties all quan cells and so ends the game. Each side keeps the dân in its own
    // row.
    let rules = ["--rule", "dan=1", "--rule", "quan=dan", "--rule", "quan_value=1"];
    let transcript = game(&[PERSONS, &rules[..], &["--sides", "4"]].concat(), "1+\n");
    let (_, ranking) =
        transcript.split_once("Ranking:\n").unwrap_or_else(|| panic!("{transcript}"));
    let ranks: Vec<&str> = ranking.lines().take(4).map(|line| &line[..2]).collect();
    assert_eq!(ranks, ["1.", "2.", "2.", "2."], "{transcript}");
}

#[test]
fn impossible_options_are_refused_before_the_game() {
    refuses(&["text", "--level", "child"], &["child", "beginner, easy"]);
    refuses(&["text", "--level", "random"], &["random"]);
    refuses(&["text", "--side", "2", "--level", "easy"], &["side \"2\"", "0 to 1"]);
    refuses(&["text", "--sides", "5"], &["--sides", "2 to 4"]);
    refuses(&["text", "--sides", "3", "--rule", "sides=4"], &["sides=4", "--sides 3"]);
    refuses(&["text", "--lang", "fr"], &["fr", "vi, en"]);
    refuses(&["text", "--rule", "dan=0"], &["dan", "1 to 20"]);
    refuses(&["text", "--rule", "handicap=2::5"], &["handicap", "side 2"]);
    refuses(&["text", "--first", "2"], &["side \"2\"", "0 to 1"]);
}

#[test]
fn random_typing_never_breaks_a_game() {
    let verbs =
        ["undo", "redo", "moves", "board", "help", "", "save", "5", "đi lại", "\0", "5+ 5+"];
    let rules = ["classic", "folk", "report", "rich", "bigquan", "tonkin"];
    let mut random = crate::random::seeded(1);
    for _ in 0..30 {
        let sides = random.usize(2..=4);
        let line = |random: &mut fastrand::Rng| match random.u8(0..10) {
            0..8 => {
                let sign = if random.bool() { '+' } else { '-' };
                format!("{}{sign}\n", random.usize(0..6 * sides))
            }
            _ => format!("{}\n", random.choice(verbs).unwrap()),
        };
        let lines: String = (0..300).map(|_| line(&mut random)).collect();
        let (sides, side) = (sides.to_string(), random.usize(0..sides).to_string());
        // The last preset is for two sides.
        let rules = random.choice(&rules[..if sides == "2" { 6 } else { 5 }]).unwrap();
        let mut args = vec!["--sides", &sides, "--rules", rules, "--lang", "en"];
        if random.bool() {
            args.extend(["--level", "easy", "--side", &side]);
        }
        assert_contains(&game(&args, &lines), &["is not a command", "Goodbye."]);
    }
}

#[test]
fn a_match_goes_on_after_a_round_and_undo_goes_back_into_it() {
    let rules = ["--rule", "series=fields", "--rule", "sale=threshold"];
    let lines = format!("{WHOLE}7+\nundo\nundo\nredo\nredo\n");
    let played = game(&[PERSONS, &rules].concat(), &lines);
    let ended = "1. Player 1: 66 points";
    let begun = "Round 2 begins.\nCells sold by Player 2: 1.\nPlayer 1, cells 1 to 5: 0 points";
    let bought = "its cells hold 5, 5, 5, 5, 5x.";
    let taken_back =
        ["1 turn undone.", bought, "1 turn undone.", "Player 1, cells 1 to 5: 43 points"];
    assert_contains(&played, &[ended, begun, bought, "Player 2> You chose 7+."]);
    assert_contains(
        &played,
        &[&taken_back[..], &["1 turn redone.", begun, "1 turn redone."]].concat(),
    );
}

#[test]
fn a_match_ends_with_its_winner() {
    let rules = ["--rule", "series=fields"];
    let played = game(&[PERSONS, &rules].concat(), WHOLE);
    assert_contains(&played, &["1. Player 1: 66 points", "Player 1 wins the match.", "Game over>"]);
}

#[test]
fn a_move_may_be_typed_as_people_write_it() {
    for typed in ["3–", "３－", "-3", "1. 3-", "3 -", "3−", "１．３－"] {
        let transcript = game(PERSONS, &format!("{typed}\n"));
        assert!(transcript.contains("You chose 3-."), "{typed}: {transcript}");
    }
    for typed in ["h8", "H8", "8H", "8 h", "1. h8", "ｈ８"] {
        let args = ["--game", "caro", "--level", "easy", "--lang", "en"];
        let transcript = game(&args, &format!("{typed}\n"));
        assert!(transcript.contains("played h8"), "{typed}: {transcript}");
    }
    for typed in ["1. P2-5", "Ｐ２－５", "H2-E2", "Che2"] {
        let transcript = game(&["--game", "cotuong", "--lang", "en"], &format!("{typed}\n"));
        assert!(transcript.contains("Red played P2-5"), "{typed}: {transcript}");
    }
}
