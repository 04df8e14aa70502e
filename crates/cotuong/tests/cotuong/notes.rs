//! Games as people note them down.

use cotuong::{BadNotes, Cotuong, NotesFlaw, read_notes, write_notes};
use tabletop::{Game, Match, Played, Rules, Side};

use super::{mv, played};

fn read(text: &str) -> Result<Match<Cotuong>, BadNotes> {
    read_notes(Cotuong::usual(), text)
}

#[test]
fn a_pasted_game_is_replayed_in_either_form() {
    let game = played(cotuong_board::START, "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7");
    let texts = [
        "1. P2-5 M8.7\n2. M2.3 X9-8\n3. X1-2 M2.3",
        "1.P2-5 M8.7 2.M2.3 X9-8 3.X1-2 M2.3 1-0",
        "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7",
        "[Event \"Giải\"]\n[Result \"*\"]\n\n1. H2-E2 {pháo đầu} H9-G7 2. H0-G2 I9-H9\n3.I0-H0 B9-C7 *",
    ];
    for text in texts {
        let read = read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(read.position(), game.position(), "{text}");
    }
}

#[test]
fn a_pasted_game_may_name_its_start() {
    let fen = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w";
    let game = read(&format!("[FEN \"{fen}\"]\n\n1. X8.9")).expect("a game");
    assert_eq!(game.end().as_deref(), Some("checkmate"));
    let start = read(&format!("[FEN \"{fen}\"]")).expect("a start alone");
    assert_eq!(start.position().fen(), fen);
}

#[test]
fn the_first_error_is_named_with_its_place() {
    let refusal = |text: &str| {
        let why = read(text).expect_err(text);
        (why.line, why.column, why.flaw)
    };
    assert_eq!(refusal(""), (1, 1, NotesFlaw::Empty));
    assert_eq!(refusal("1. *"), (1, 1, NotesFlaw::Empty));
    assert_eq!(refusal("1. P2-5 {hay"), (1, 9, NotesFlaw::OpenComment));
    assert_eq!(refusal("[FEN]\nP2-5"), (1, 1, NotesFlaw::NotATag));
    let (line, column, NotesFlaw::Move { number: 3, .. }) = refusal("1. P2-5 M8.7\n2. X2-1 X9-8")
    else {
        panic!("the third move is refused");
    };
    assert_eq!((line, column), (2, 4));
    let (1, 7, NotesFlaw::Start(_)) = refusal("[FEN \"9 w\"]") else { panic!("no position") };
    let over = "[FEN \"3k5/R8/9/9/9/9/9/9/9/1R2K4 w\"]\nb0b9 d9d8";
    assert_eq!(
        read(over).expect_err("over").to_string(),
        "line 2, character 6: move 2: \"d9d8\" comes after the end of the game"
    );
}

#[test]
fn a_game_is_written_with_numbers_and_its_start() {
    let game = played(cotuong_board::START, "h2e2 h9g7 h0g2");
    assert_eq!(write_notes(&game), "\n1. P2-5 M8.7 2. M2.3\n");
    let black = "3k5/9/9/9/9/9/9/9/9/R3K4 b";
    let game = played(black, "d9d8 a0a1");
    assert_eq!(write_notes(&game), format!("[FEN \"{black}\"]\n\n1... Tg4.1 2. X9.1\n"));
}

#[test]
fn a_game_without_moves_is_its_start_position() {
    let usual = cotuong_board::START;
    let text = write_notes(&played(usual, ""));
    assert_eq!(text, format!("[FEN \"{usual}\"]\n"));
    assert_eq!(read(&text), Ok(played(usual, "")));
    let tags = read("[Event \"Club\"]\n*").expect_err("neither a move nor a position");
    assert_eq!(tags.flaw, NotesFlaw::Empty);
}

#[test]
fn random_games_are_read_back_as_written() {
    let mut random = fastrand::Rng::with_seed(13);
    for round in 0..12 {
        let mut game = Cotuong::usual();
        game.set_option("first_moves", &(round % 4).to_string()).expect("a number");
        let mut played = Match::new(game, Side::new(round % 2));
        for _ in 0..random.usize(1..300) {
            let moves = played.rules().legal_moves(played.position());
            let Some(mv) = random.choice(moves) else { break };
            played.play(mv).expect("a listed move is legal");
        }
        let text = write_notes(&played);
        let back = read_notes(game, &text).unwrap_or_else(|why| panic!("{text}\n{why}"));
        assert_eq!(back, played, "{text}");
    }
}

#[test]
fn any_text_is_read_or_refused_with_one_line() {
    let mut random = fastrand::Rng::with_seed(17);
    let words = [
        "1.", "2.", "P2-5", "M8.7", "h2e2", "M2.3", "X9-8", "{", "}", "*", "[FEN \"", "\"]", "\n",
        "1-0", "Tt.5", "B7.1", "é", "12", "...", "3.X1-2", "\u{7}", "c3c4", "C3.1",
    ];
    let mut moves = 0;
    for _ in 0..20_000 {
        let count = random.usize(0..10);
        let text: Vec<&str> = (0..count).filter_map(|_| random.choice(words)).collect();
        match read(&text.join(" ")) {
            Ok(game) => moves += game.turn_count(),
            Err(why) => assert!(!why.to_string().contains('\n'), "{text:?}: {why}"),
        }
    }
    assert!(moves > 500, "{moves}");
    assert!(read("1. P2-5").is_ok_and(|game| game.check(mv("h9g7")).is_ok()));
}
