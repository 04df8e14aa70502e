//! What a hint says for a move: its reasons, and what follows from it.

use cotuong::words::CotuongWords;
use cotuong::{Advice, Analysis, OthersCost};
use cotuong_board::START;
use cotuong_engine::WON;
use words::{Entry as _, Language, Source};

use super::{mv, played};

/// Returns the advice for the first move of an expected line, after these moves.
fn advice(start: &str, moves: &str, line: &str) -> Advice {
    let line: Vec<_> = line.split_whitespace().map(mv).collect();
    let found = Analysis { best: line[0], score: 0, moves_to_end: None, depth: 1, nodes: 1, line };
    Advice::of(&played(start, moves), &found).expect("it fits")
}

fn hint(language: Language, advice: &Advice) -> String {
    CotuongWords::find(Source::of(language), "", &[]).advice(advice)
}

/// Checks the hints in both languages, without their beginnings.
fn says(start: &str, moves: &str, line: &str, english: &str, vietnamese: &str) {
    let advice = advice(start, moves, line);
    for (language, does) in [(Language::English, english), (Language::Vietnamese, vietnamese)] {
        let hint = hint(language, &advice);
        let (_, found) = hint.split_once(") ").unwrap_or_else(|| panic!("{hint}"));
        assert_eq!(found, does, "{start} {moves} {line}");
    }
}

#[test]
fn it_says_how_a_piece_in_danger_is_saved() {
    says(
        "5k3/9/9/9/9/r3N4/9/9/9/3K5 w",
        "",
        "e4f6",
        "saves the horse from the chariot.",
        "cứu con mã đang bị xe bắt.",
    );
    says(
        "5k3/9/9/9/9/r3N4/9/9/9/3K4R w",
        "",
        "i0e0",
        "protects the horse on file 5 from the chariot and takes the central file with the chariot.",
        "giữ con mã cột 5 đang bị xe bắt, đưa xe vào trung lộ.",
    );
    // The chariot could also have given check on d4, the file of the general.
    says(
        "5k3/9/9/9/9/r3N4/9/B3B4/9/3K5 w",
        "",
        "e2c4",
        "blocks the way of the chariot to the horse on file 5 and keeps the general safe from check.",
        "che cho con mã cột 5 đang bị xe bắt, giữ cho tướng khỏi bị chiếu.",
    );
}

#[test]
fn it_says_what_the_move_attacks() {
    // One chariot protects the other, but a horse is worth less.
    says(
        "2r2k3/9/9/2r6/9/9/5N3/9/9/4K4 w",
        "",
        "f3d4",
        "attacks the chariot on file 7.",
        "doạ bắt xe cột 7.",
    );
    says(
        "5k3/9/9/2r6/5c3/9/5N3/9/9/3K5 w",
        "",
        "f3d4 c6c9 d4f5",
        "attacks both the chariot on file 7 and the cannon on file 4.",
        "doạ bắt cả xe cột 7 lẫn pháo cột 4.",
    );
    // No horse of black protects the soldier in the middle yet.
    says(
        START,
        "",
        "h2e2",
        "attacks the unprotected soldier on file 5 and takes the central file with the cannon.",
        "doạ bắt tốt cột 5 không có quân giữ, vào pháo đầu.",
    );
    // The soldier protects the horse.
    says(
        "3k5/9/9/4p4/4n4/9/9/9/9/R3K4 w",
        "",
        "a0a5",
        "brings out the chariot and aims at the horse on file 5.",
        "ra xe, nhắm vào mã cột 5.",
    );
}

#[test]
fn it_says_what_the_expected_line_wins() {
    // The horse attacks the cannon, which stays where it is.
    let start = "5k3/9/9/9/5c3/9/5N3/9/9/3K5 w";
    says(
        start,
        "",
        "f3d4 f9f8 d4f5",
        "wins a cannon in 2 moves and attacks the unprotected cannon on file 4.",
        "ăn được pháo sau 2 nước, doạ bắt pháo cột 4 không có quân giữ.",
    );
    // It wins nothing if the cannon goes away, nor if the line ends before black takes back.
    let attacks = "attacks the unprotected cannon on file 4.";
    let vietnamese = "doạ bắt pháo cột 4 không có quân giữ.";
    says(start, "", "f3d4 f5a5 d4c6", attacks, vietnamese);
    let start = "5k3/9/9/9/5c2r/9/5N3/9/9/3K5 w";
    let taken_back = advice(start, "", "f3d4 f9f8 d4f5");
    assert!(!hint(Language::English, &taken_back).contains("wins"), "{taken_back:?}");
}

#[test]
fn it_says_how_pieces_find_their_places() {
    says(START, "", "a0a1", "brings out the chariot.", "ra xe.");
    says(
        START,
        "",
        "h0g2",
        "brings out the horse and protects the soldier on file 5.",
        "lên mã, giữ cho tốt cột 5.",
    );
    says(
        START,
        "b0c2 a9a8",
        "c3c4",
        "opens the way for the horse on file 7.",
        "mở đường cho mã cột 7.",
    );
    says(
        START,
        "",
        "c0e2",
        "opens the way for the horse on file 8 and lets the two elephants protect each other.",
        "mở đường cho mã cột 8, cho hai tượng giữ nhau.",
    );
    says(
        "3k5/9/9/9/9/4P4/9/9/9/4K4 w",
        "",
        "e4e5",
        "takes the soldier across the river.",
        "cho tốt qua sông.",
    );
    says(
        "3k2b2/9/9/9/9/9/8P/8R/9/5K3 w",
        "",
        "i2h2",
        "gives the chariot more room.",
        "cho xe rộng đường hơn.",
    );
    says(
        "5k3/9/9/9/9/9/9/2N6/9/3K5 w",
        "",
        "c2d4",
        "brings the horse forward.",
        "đưa mã lên phía trước.",
    );
}

#[test]
fn it_says_how_the_general_gets_out_of_check() {
    says("3k5/9/9/9/9/9/9/4r4/9/3AK4 w", "", "d0e1", "ends the check.", "đỡ được nước chiếu.");
    // The general of black watches file 6, and the chariot file 5.
    says(
        "3k5/9/9/9/9/9/9/4r4/9/4K4 w",
        "",
        "e0f0",
        "is the only legal move.",
        "là nước duy nhất đi được.",
    );
}

#[test]
fn a_move_without_a_reason_at_least_gives_nothing_away() {
    let idle = advice("3k5/9/9/9/9/9/8P/9/9/4K4 w", "", "e0e1");
    assert_eq!(hint(Language::English, &idle), "Hint: Tg5.1 (e0e1) gives nothing away.");
    let little = Advice { others: OthersCost::Little, ..idle };
    assert!(hint(Language::English, &little).ends_with("away. Another move is nearly as good."));
    // The chariot stays in danger.
    let lost = advice("5k3/9/9/9/9/R3r4/8P/9/9/3K5 w", "", "d0d1");
    assert!(hint(Language::English, &lost).ends_with(" No other move is better."));
}

#[test]
fn beside_what_other_moves_cost_one_reason_is_enough() {
    let opening = advice(START, "", "h2e2");
    let costly = Advice { others: OthersCost::Piece, ..opening };
    assert_eq!(
        hint(Language::English, &costly),
        "Hint: P2-5 (h2e2) attacks the unprotected soldier on file 5. Every other move is worse by \
         at least a horse or a cannon."
    );
}

#[test]
fn a_capture_says_whether_it_can_be_taken_back() {
    says(
        "5k3/9/9/p8/9/4n4/9/9/9/3KR4 w",
        "",
        "e0e4",
        "captures a horse. Nothing can recapture.",
        "ăn mã. Bên kia không bắt lại được.",
    );
    says(
        "5k3/4r4/9/9/4r4/9/9/4B4/9/3KC4 w",
        "",
        "e0e5",
        "captures a chariot. If the other side takes back, that is a chariot for a cannon. \
         It stops a mate in 1.",
        "ăn xe. Bên kia bắt lại thì là đổi pháo lấy xe. Nước này đỡ được đòn chiếu bí ngay nước sau.",
    );
    // A horse for a chariot is no gain: only the search knows why.
    says(
        "5k3/4r4/9/9/9/4n4/9/9/9/3KR4 w",
        "",
        "e0e4",
        "captures a horse. It stops a mate in 1.",
        "ăn mã. Nước này đỡ được đòn chiếu bí ngay nước sau.",
    );
    says(
        "5k3/9/9/p8/9/4r4/9/4N4/9/3KR4 b",
        "e4e2",
        "e0e2",
        "captures a chariot. It takes back after the loss of the horse. It stops a mate in 1.",
        "ăn xe. Nước này bắt lại sau khi vừa mất mã. Nước này đỡ được đòn chiếu bí ngay nước sau.",
    );
}

#[test]
fn a_capture_says_what_else_it_does() {
    says(
        "5k3/1Pr6/9/8p/2N6/9/9/9/9/3K5 w",
        "",
        "b8c8",
        "captures a chariot and frees the horse on file 7 from the chariot. Nothing can recapture.",
        "ăn xe, giải nguy cho mã cột 7 đang bị xe bắt. Bên kia không bắt lại được.",
    );
}

#[test]
fn the_only_reply_is_named() {
    let start = "5k3/9/9/9/9/4n4/9/9/9/3KR4 w";
    says(
        start,
        "",
        "e0e4",
        "captures a horse. The only reply is Tg6.1 (f9f8).",
        "ăn mã. Bên kia chỉ còn một nước: Tg6.1 (f9f8).",
    );
    // Also where the win is proven.
    let won = Advice { score: WON - 3, ..advice(start, "", "e0e4") };
    assert!(hint(Language::English, &won).ends_with("this one. The only reply is Tg6.1 (f9f8)."));
}
