//! Cờ caro: the laws of the table, the golden games, the examples of the rules, histories as text,
//! and winning lines against an independent slow check.

use caro::{Board, CannotMark, Caro, CaroEnd, Malformed, Preset, Square};
use tabletop::{Game, GameMatch, Match, Rules, Side, laws};

/// The histories of the assignment, their numbers of moves and their winners.
const GOLDEN: [(&str, usize, usize); 3] = [
    ("7i7h8f8h9g10h9h9i8j6h6f9f4h6g5f7f10g11f5h5g4g10j11k6i8g11g3h2i4f4e2h1h3f2f3g5e3e3d3i", 39, 0),
    ("13n10n12n8e7k9e12m7e6e8n12l12o10k14o12j12k11l9j10l9l9k8k11m13o8j", 25, 0),
    ("13n10n12n8e7k9f9h7f9d8f6f7d6c7e7g8c8d6e5e5f4g9b", 22, 1),
];

fn board(history: &str) -> Board {
    Caro::usual().parse_position(history).expect("a history").1
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// Plays the marks of X and O in turn, those of X first, and returns the end.
fn end(game: Caro, first: &str, second: &str) -> Option<CaroEnd> {
    let mut played = Match::new(game, Side::NEAR);
    let second: Vec<&str> = second.split_whitespace().collect();
    for (index, mark) in first.split_whitespace().enumerate() {
        played.play(square(mark)).expect("X moves");
        if let Some(mark) = second.get(index).filter(|_| played.to_move().is_some()) {
            played.play(square(mark)).expect("O moves");
        }
    }
    played.entries().last().and_then(|entry| entry.outcome.end)
}

/// Marks far from everything, as many as there are moves, that form no line.
const FAR_AWAY: &str = "1a 1c 1e 1g 1i 1k 1m 1o 3a";

#[test]
fn the_laws_of_the_table_hold() {
    let mut random = fastrand::Rng::with_seed(3);
    for preset in [Preset::Caro, Preset::Gomoku, Preset::Free] {
        for _ in 0..20 {
            let mut game = Caro::preset(preset);
            game.set_option("size", &random.u8(10..=20).to_string()).expect("a size");
            let done = laws::random_match::<Caro>(&game, 400, |below| random.usize(0..below));
            let midway = done.up_to(random.usize(0..done.entries().len()));
            laws::everyone_may_leave_once::<Caro>(&midway);
        }
    }
}

#[test]
fn questions_obey_the_laws_of_the_table() {
    let mut random = fastrand::Rng::with_seed(4);
    for preset in [Preset::Caro, Preset::Free] {
        let mut game = Caro::preset(preset);
        game.set_option("size", "10").expect("a size");
        let done = laws::random_match::<Caro>(&game, 100, |below| random.usize(0..below));
        for entries in [0, 9, done.entries().len()] {
            laws::questions_survive_as_text::<Caro>(&done.up_to(entries), random.u64(..));
        }
    }
}

#[test]
fn the_golden_games_are_won_by_their_last_moves() {
    for (history, moves, winner) in GOLDEN {
        let (game, board) = Caro::usual().parse_position(history).expect("a legal game");
        assert_eq!((board.history().len(), board.to_string()), (moves, history.to_owned()));
        assert_eq!(game.to_move(&board), None);
        let line = board.line().expect("a winning line");
        assert_eq!(board.mark(line.from), Some(Side::new(winner)), "{history}");
        let last = board.history()[moves - 1].to_string();
        let before = history.strip_suffix(&last).expect("the last move");
        let (game, before) = Caro::usual().parse_position(before).expect("a legal game");
        assert_eq!(game.to_move(&before), Some(Side::new(winner)), "nobody has won before");
    }
}

#[test]
fn five_in_a_row_win_and_six_do_not_unless_more_are_allowed() {
    let caro = Caro::usual();
    assert_eq!(end(caro, "9h 9i 9j 9k 9l", FAR_AWAY), Some(CaroEnd::Five));
    let six = "13g 13h 13i 13k 13l 13j";
    assert_eq!(end(caro, six, FAR_AWAY), None);
    assert_eq!(end(Caro::preset(Preset::Gomoku), six, FAR_AWAY), None);
    assert_eq!(end(Caro::preset(Preset::Free), six, FAR_AWAY), Some(CaroEnd::Five));
}

#[test]
fn a_line_blocked_at_both_ends_does_not_win_but_the_edge_blocks_nothing() {
    let five = "9j 10j 11j 12j 13j";
    let both = "14j 8j 1a 1c";
    assert_eq!(end(Caro::usual(), five, both), None);
    assert_eq!(end(Caro::preset(Preset::Gomoku), five, both), Some(CaroEnd::Five));
    assert_eq!(end(Caro::usual(), five, "14j 1e 1a 1c"), Some(CaroEnd::Five));
    // Rows 11 to 15 touch the upper edge.
    let edge = "15j 14j 13j 12j 11j";
    assert_eq!(end(Caro::usual(), edge, "10j 1e 1a 1c"), Some(CaroEnd::Five));
    // Without the limit to five, a blocked six does not win, either.
    let mut game = Caro::preset(Preset::Free);
    game.set_option("double_block", "on").expect("an option");
    let six = "8j 9j 10j 12j 13j 11j";
    assert_eq!(end(game, six, "14j 7j 1a 1c 1e"), None);
    assert_eq!(end(game, six, "14j 1g 1a 1c 1e"), Some(CaroEnd::Five));
}

#[test]
fn one_winning_line_of_several_is_enough() {
    // 9j completes six in the row and five in the column.
    let marks = "9g 9h 9i 9k 9l 10j 11j 12j 13j 9j";
    assert_eq!(end(Caro::usual(), marks, FAR_AWAY), Some(CaroEnd::Five));
}

#[test]
fn histories_are_read_with_spaces_and_refused_with_the_place() {
    assert_eq!(board(" 8h 9i\n10j ").to_string(), "8h9i10j");
    assert_eq!(board("h8i9 J10").to_string(), "8h9i10j");
    assert_eq!((board("empty"), board("").to_string()), (board(""), "empty".to_owned()));
    let refusal = |text: &str| Caro::usual().parse_position(text).expect_err("no history");
    assert_eq!(
        refusal("8h9i8h"),
        Malformed::Move { number: 3, at: 5, why: CannotMark::Marked(square("8h")) }
    );
    assert_eq!(
        refusal("8h 16a"),
        Malformed::Move { number: 2, at: 4, why: CannotMark::OffBoard(square("16a"), 15) }
    );
    for (text, place) in [("8h9", 3), ("8h0a", 3), ("8h 9é", 4), ("8h08i", 3)] {
        let Malformed::Character { at, .. } = refusal(text) else {
            panic!("{text}: {}", refusal(text));
        };
        assert_eq!(at, place, "{text}");
    }
    let (history, ..) = GOLDEN[2];
    let refused = Malformed::Move {
        number: 23,
        at: history.chars().count() + 1,
        why: CannotMark::GameOver(square("1a")),
    };
    assert_eq!(refusal(&format!("{history}1a")), refused);
    assert_eq!(board("1: 8h").side(), Side::NEAR, "side 1 has marked 8h");
}

#[test]
fn any_text_is_read_or_refused() {
    let mut random = fastrand::Rng::with_seed(5);
    let alphabet: Vec<char> = "0123456789abhost \n8hé-".chars().collect();
    for _ in 0..20_000 {
        let length = random.usize(0..24);
        let text: String = (0..length).filter_map(|_| random.choice(&alphabet)).collect();
        if let Ok((_, board)) = Caro::usual().parse_position(&text) {
            let again = Caro::usual().parse_position(&board.to_string()).expect("its own text").1;
            assert_eq!(again, board, "{text:?}");
        }
    }
}

#[test]
fn options_out_of_range_are_refused_and_change_nothing() {
    let mut game = Caro::usual();
    for (name, value) in
        [("size", "9"), ("size", "21"), ("size", "015"), ("exact_five", "yes"), ("five", "on")]
    {
        assert!(game.set_option(name, value).is_err(), "{name}={value}");
        assert_eq!(game, Caro::usual());
    }
    game.set_option("size", "20").expect("a size");
    let far = game.parse_position("20t").expect("the last corner").1;
    assert_eq!(far.history(), [square("20t")]);
}

/// Returns whether `mark` won, by reading every line of the board as text and cutting it into runs.
fn wins_by_text(game: &Caro, board: &Board, mark: Square) -> bool {
    let size = i16::from(game.size());
    let side = board.mark(mark);
    let at = |row: i16, column: i16| Square::new(row as u8, column as u8).expect("on the board");
    let mut lines: Vec<Vec<Square>> = Vec::new();
    for i in 0..size {
        lines.push((0..size).map(|j| at(i, j)).collect());
        lines.push((0..size).map(|j| at(j, i)).collect());
    }
    for shift in -size..=2 * size {
        let on = |row: &i16, column: i16| (0..size).contains(&column) && (0..size).contains(row);
        lines.push(
            (0..size).filter(|row| on(row, row + shift)).map(|row| at(row, row + shift)).collect(),
        );
        lines.push(
            (0..size).filter(|row| on(row, shift - row)).map(|row| at(row, shift - row)).collect(),
        );
    }
    lines.iter().any(|line| {
        let Some(place) = line.iter().position(|square| *square == mark) else { return false };
        let letter = |square: &Square| match board.mark(*square) {
            None => '.',
            owner if owner == side => 'M',
            _ => 'T',
        };
        let text: String = line.iter().map(letter).collect();
        let start = text[..place].rfind(|c| c != 'M').map_or(0, |before| before + 1);
        let run = text[start..].find(|c| c != 'M').unwrap_or(text.len() - start);
        let blocked = text[..start].ends_with('T') && text[start + run..].starts_with('T');
        let long_enough = run == 5 || run > 5 && !game.exact_five();
        long_enough && !(game.double_block() && blocked)
    })
}

#[test]
fn winning_lines_agree_with_a_slow_check() {
    let mut random = fastrand::Rng::with_seed(11);
    let (mut wins, mut long_or_blocked) = (0, 0);
    for round in 0..600 {
        let mut game = Caro::preset([Preset::Caro, Preset::Gomoku, Preset::Free][round % 3]);
        game.set_option("size", &random.u8(10..=13).to_string()).expect("a size");
        let mut played = Match::new(game, Side::NEAR);
        while played.to_move().is_some() {
            let mv = *random.choice(&game.legal_moves(played.position())).expect("a move");
            let outcome = &played.play(mv).expect("a listed move is legal").outcome;
            let won = outcome.end == Some(CaroEnd::Five);
            assert_eq!(won, wins_by_text(&game, &outcome.after, mv), "{}", outcome.after);
            wins += usize::from(won);
            let free = Caro::preset(Preset::Free);
            long_or_blocked +=
                usize::from(!won && wins_by_text(&free_of(free, game), &outcome.after, mv));
        }
    }
    assert!(
        wins > 100 && long_or_blocked > 20,
        "{wins} wins, {long_or_blocked} lines that do not win"
    );
}

/// Returns the game without limits on lines, on the board of `game`.
fn free_of(mut free: Caro, game: Caro) -> Caro {
    free.set_option("size", &game.size().to_string()).expect("a size");
    free
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    // Pairs in the rows, alternating in the columns, hold no five.
    let mut game = Caro::usual();
    game.set_option("size", "10").expect("a size");
    let side_of = |row: u8, column: u8| usize::from((column / 2 + row) % 2);
    let squares = |side: usize| {
        let all = (0..10).flat_map(|row| (0..10).map(move |column| (row, column)));
        let own = all.filter(move |(row, column)| side_of(*row, *column) == side);
        own.filter_map(|(row, column)| Square::new(row, column)).collect::<Vec<_>>()
    };
    let [xs, os] = [squares(0), squares(1)];
    assert_eq!(xs.len(), os.len());
    let mut played = Match::new(game, Side::NEAR);
    for mark in xs.iter().zip(&os).flat_map(|(x, o)| [*x, *o]) {
        played.play(mark).expect("no line before the board is full");
    }
    assert_eq!((played.end().as_deref(), played.to_move()), (Some("board-full"), None));
    assert!(
        played.standing(Side::NEAR).name() == "draw" && played.standing(Side::FAR).name() == "draw"
    );
}

#[test]
fn five_marks_win_for_their_side_and_squares_have_one_spelling() {
    let (history, _, winner) = GOLDEN[2];
    let mut played = Match::new(Caro::usual(), Side::NEAR);
    for mark in board(history).history() {
        played.play(*mark).expect("a legal move");
    }
    let standing = |side| played.standing(Side::new(side)).name();
    assert_eq!((standing(winner), standing(1 - winner)), ("win", "loss"));
    assert_eq!(played.check(square("1a")), Err(CannotMark::GameOver(square("1a"))));
    for text in ["0a", "21a", "8u", "8", "h", "", "+8h", "８h", "1000000000000h"] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
}
