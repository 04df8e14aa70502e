//! The door: which game a text is, in which form, what was passed over, and why a text is none.

use basics::{Form, WrittenResult};
use caro::Caro;
use cotuong::Cotuong;
use o_an_quan::door::{Door, Found, Seems, Why};
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Rules, Side};

/// Texts as people write them: the game, the form and the number of turns read.
const TEXTS: [(&str, &str, Form, usize); 43] = [
    // Ô ăn quan.
    ("2+ 7- 5+", "oanquan", Form::Moves, 3),
    ("1. 2+ 7-\n2. 5+ 9-", "oanquan", Form::Moves, 4),
    ("2+, 7-, 5+", "oanquan", Form::Moves, 3),
    ("2+ 7− 5+", "oanquan", Form::Moves, 3),
    ("2+ 7– 5+", "oanquan", Form::Moves, 3),
    ("２＋ ７－", "oanquan", Form::Moves, 2),
    ("2 + 7 - 5 +", "oanquan", Form::Moves, 3),
    ("+2 -7 +5", "oanquan", Form::Moves, 3),
    ("[Rules \"folk\"]\n[Side0 \"An\"]\n\n2+ 9-", "oanquan", Form::Record, 2),
    ("[Event \"Sân đình\"]\n[Rules \"classic\"]\n\n2+", "oanquan", Form::Record, 1),
    ("Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0", "oanquan", Form::Position, 0),
    // Cờ tướng.
    ("P2-5 M8.7", "cotuong", Form::Vietnamese, 2),
    ("1. P2=5 m8.7 2. M2.3", "cotuong", Form::Vietnamese, 3),
    ("1) P2–5 M8.7\n2) M2.3, X9–8", "cotuong", Form::Vietnamese, 4),
    ("Pháo 2 bình 5, Mã 8 tấn 7", "cotuong", Form::VietnameseWords, 2),
    ("Đỏ: Lan   Đen: Huệ\n1. P2-5 M8.7\nĐỏ thắng", "cotuong", Form::Vietnamese, 2),
    ("1. C2=5 H8+7 2. H2+3", "cotuong", Form::Wxf, 3),
    ("1. C2.5 h8+7", "cotuong", Form::Wxf, 2),
    ("炮二平五 马８进７", "cotuong", Form::Chinese, 2),
    ("炮二平五 馬8進7 俥九進一", "cotuong", Form::Chinese, 3),
    ("h2e2 h9g7 h0g2", "cotuong", Form::Coordinates, 3),
    ("1. H2-E2 H9-G7", "cotuong", Form::Coordinates, 2),
    ("h3e3 h10g8", "cotuong", Form::CoordinatesFromOne, 2),
    (
        "[Game \"Chinese Chess\"]\n[Red \"A\"]\n\n1. H2-E2 B9-C7 1-0",
        "cotuong",
        Form::Coordinates,
        2,
    ),
    ("[Variant \"xiangqi\"]\n\n1. b2e2 {+0.4/19} b9c7 *", "cotuong", Form::Coordinates, 2),
    ("[Game \"cotuong\"]\n\nh2e2 h9g7", "cotuong", Form::Record, 2),
    ("3k5/8R/9/9/9/9/9/9/9/3AK4 w", "cotuong", Form::Position, 0),
    ("3k5/8R/9/9/9/9/9/9/9/3AK4", "cotuong", Form::Position, 0),
    // Cờ caro.
    ("8h9i10j9h", "caro", Form::Moves, 4),
    ("8H 9I 10J 9H", "caro", Form::Moves, 4),
    ("1. 8h 9i\n2. 10j 9h", "caro", Form::Moves, 4),
    ("8h,9i,10j", "caro", Form::Moves, 3),
    ("h8i9j10h9", "caro", Form::ColumnFirst, 4),
    ("H8 I9 J10", "caro", Form::ColumnFirst, 3),
    ("1. h8 i9 2. j10 h9", "caro", Form::ColumnFirst, 4),
    ("[Game \"caro\"]\n[Options \"size=20\"]\n\n20t 1a", "caro", Form::Record, 2),
    ("Piskvorky 15x15, 11:11, 1\n8,8,12\n9,7,33\n", "caro", Form::Psq, 2),
    ("(;FF[4]GM[4]SZ[15]PB[Lan]PW[Cúc];B[hh];W[ig];B[jf])", "caro", Form::Sgf, 3),
    ("15x15\n7,7\n8,6\n9,5\n", "caro", Form::Numbers, 3),
    ("BOARD\n7,7,1\n8,6,2\nDONE\n", "caro", Form::Numbers, 2),
    (
        "[Site \"PlayOK\"]\n[Black \"a\"]\n[White \"b\"]\n\n1. h8 i9 2. j10 h9 1-0",
        "caro",
        Form::ColumnFirst,
        4,
    ),
    // Bốc sỏi.
    ("[Game \"pebbles\"]\n[Start \"12 4 0 0\"]\n\n2 4 1", "pebbles", Form::Record, 3),
    ("[Game \"ganh\"]\n\na3b3 e3d3", "ganh", Form::Record, 2),
];

fn read(text: &str) -> Vec<Found> {
    Door::at_start().read(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Returns the one game in a text.
fn one(text: &str) -> Found {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

#[test]
fn a_text_says_which_game_it_is_and_how_it_is_written() {
    for (text, game, form, turns) in TEXTS {
        let found = one(text);
        assert_eq!((found.id(), found.form, found.summary().turns), (game, form, turns), "{text}");
    }
}

#[test]
fn the_page_decides_only_what_the_text_leaves_open() {
    for here in games::IDS {
        let door = Door::at(here);
        for (text, game, ..) in TEXTS {
            let found = door.read(text.as_bytes()).unwrap_or_else(|why| panic!("{text}: {why}"));
            // These words are squares of caro and moves of cờ tướng at the same time.
            let is_open = ["h2e2 h9g7 h0g2", "h3e3 h10g8"].contains(&text) && here == "caro";
            assert!(is_open || found[0].id() == game, "{text} on the page of {here}");
        }
    }
}

#[test]
fn marks_of_encodings_and_ends_of_lines_do_not_matter() {
    for (text, game, form, turns) in TEXTS {
        let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        let wide = [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes));
        for bytes in [windows.into_bytes(), wide.collect(), format!("\n\n {text} \n").into_bytes()]
        {
            let found = Door::at_start().read(&bytes).unwrap_or_else(|why| panic!("{text}: {why}"));
            let found = (found[0].id(), found[0].form, found[0].summary().turns);
            assert_eq!(found, (game, form, turns), "{text}");
        }
    }
}

#[test]
fn another_encoding_is_read_as_far_as_the_moves_are_ascii() {
    let found =
        Door::at_start().read(b"[Event \"Gi\xe3i\"]\n[Red \"\xd0\xc2\"]\n1. H2-E2 H9-G7").unwrap();
    assert_eq!((found[0].id(), found[0].summary().turns), ("cotuong", 2));
    assert_eq!(found[0].passed_over.bytes, 3);
}

#[test]
fn names_the_event_and_the_result_are_kept() {
    let text = "[Event \"Cúp\"]\n[Date \"1999.03.21\"]\n[Red \"Lan\"]\n[Black \"Huệ\"]\n[Result \"0-1\"]\n\n\
                1. H2-E2 H9-G7 {hay} 2. H0-G2 (2. B0-C2 A9-A8) 2... I9-H9 0-1";
    let found = one(text);
    let heading = &found.summary().heading;
    assert_eq!(heading.names, ["Lan", "Huệ"]);
    assert_eq!((heading.event.as_str(), heading.date.as_str()), ("Cúp", "1999.03.21"));
    assert_eq!(heading.result, Some(WrittenResult::Win(Side::FAR)));
    assert_eq!((found.passed_over.comments, found.passed_over.variations), (1, 1));
}

#[test]
fn titles_and_prose_around_the_moves_are_passed_over() {
    for (text, game, turns, lines) in [
        ("Ván 1: An gặp Bình\n2+ 7-\n5+\nAn thắng rồi!", "oanquan", 3, 2),
        ("X: An\nO: Bình\n8h 9i\n10j", "caro", 3, 2),
        ("Giải hạng nhất\nVòng 3\n1. P2-5 M8.7", "cotuong", 2, 1),
    ] {
        let found = one(text);
        assert_eq!((found.id(), found.summary().turns), (game, turns), "{text}");
        assert_eq!(found.passed_over.lines, lines, "{text}");
    }
    // A line that is written like a move is no prose.
    let refused = Door::at_start().read("Ván 1\n2+ 7-\n7+ 7+".as_bytes()).expect_err("illegal");
    assert!(refused.to_string().starts_with("line 3, character 1, move 3"), "{refused}");
}

#[test]
fn a_file_may_contain_several_games() {
    let text = "[Event \"1\"]\n[Red \"A\"]\n\n1. h2e2 h9g7 2. h0g2 1-0\n\n[Event \"2\"]\n[Red \"C\"]\n\n1. c3c4 g6g5 0-1\n";
    let games = read(text);
    let turns: Vec<_> = games.iter().map(|game| game.summary().turns).collect();
    assert_eq!(turns, [3, 2]);
    assert_eq!(games[1].summary().heading.event, "2");
}

#[test]
fn a_record_goes_on_past_an_end_that_the_rules_see() {
    // The chariots go to and fro until the position has occurred three times.
    let found = one("a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 h2e2");
    let summary = found.summary();
    assert_eq!(summary.turns, 9);
    assert_eq!(summary.passed_ends, [(8, "repetition".to_owned())]);
    // Five in a row win; the players went on.
    let found = one("8h1a 8i1b 8j1c 8k1d 8l 1e");
    assert_eq!(found.summary().passed_ends, [(9, "five".to_owned())]);
    assert_eq!(found.summary().turns, 10);
}

#[test]
fn a_link_is_found_in_the_message_around_it() {
    let game = o_an_quan::rules::Game::new(
        Rules::classic(),
        o_an_quan::rules::Position::start(&Rules::classic(), Side::NEAR),
    );
    let mut game = game;
    game.play("2+".parse().unwrap()).unwrap();
    let link = link::write(&tabletop::Record::<OAnQuan>::of(game), false);
    let found = one(&format!("Đến lượt bạn nhé:\n{link}\nChúc vui!"));
    assert_eq!((found.form, found.summary().turns), (Form::Link, 1));
}

#[test]
fn marks_and_what_networks_add_beside_a_link_do_not_matter() {
    let caro = link::write(
        &one("[Game \"caro\"]\n\n8h 8i 9h\n").imported::<Caro>().unwrap().record(),
        false,
    );
    let tuong = &link::write(&one("P2-5 M8.7").imported::<Cotuong>().unwrap().record(), false);
    for (link, turns) in [("oanquan:AQApFO_zZMc", 3), (caro.as_str(), 3), (tuong, 2)] {
        assert_eq!(one(link).summary().turns, turns, "{link}");
        let (scheme, letters) = link.split_once(':').unwrap();
        let (head, tail) = letters.split_at(letters.len() / 2);
        for text in [
            format!("Đến lượt bạn: {link}."),
            format!("({link})"),
            format!("<{link}>"),
            format!("\"{link}\""),
            format!("“{link}”"),
            format!("*{link}*"),
            format!("**{link}**"),
            format!("_{link}_"),
            format!("`{link}`"),
            format!("[{link}](https://example.org/o/#{link})"),
            format!("Ván của mình {link}, bạn đi nhé!"),
            format!("{link}…"),
            format!("{link}！"),
            format!("{link}👍"),
            format!("https://example.org/o/#{link}?fbclid=IwAR1"),
            format!("https://example.org/o/#{link}&utm_source=zalo"),
            format!("https://example.org/o/?fbclid=x#{link}"),
            format!("https://example.org/o/#{scheme}%3A{letters}"),
            format!("{scheme}:{head}\u{200b}{tail}"),
            format!("\u{2068}{link}\u{2069}"),
            format!("{scheme}:{head}\u{ad}{tail}"),
            format!("> {}\n{}\nĐến bạn", &link[..link.len() - 2], &link[link.len() - 2..]),
        ] {
            let found = one(&text);
            assert_eq!((found.form, found.summary().turns), (Form::Link, turns), "{text}");
        }
    }
}

#[test]
fn a_game_with_a_refused_move_is_read_up_to_it_where_that_is_wanted() {
    for (text, turns, why) in [
        ("P2-5 M8.7 M2.4 X9-8", 2, "the piece on g0 is in its way"),
        ("[Red \"Lan\"]\n\n1. h2e2 h9g7\n2. h0g2 a0a9 1-0", 3, "a0a9"),
        ("2+ 7- 7-", 2, "7-"),
        ("[Rules \"folk\"]\n[Result \"30,40 quan-empty\"]\n\n2+ 9- 9- 3+", 2, "9-"),
        ("8h 9i 8h", 2, "it has a mark"),
        ("8h 9i\n4zz 3qq", 2, "4z"),
        ("[Game \"pebbles\"]\n[Start \"12 4 0 0\"]\n\n2 2", 1, "2"),
    ] {
        let strict = Door::at_start().read(text.as_bytes());
        assert!(strict.is_err(), "{text}");
        let games = Door::at_start().up_to_flaws().read(text.as_bytes()).expect(text);
        let [found] = games.as_slice() else { panic!("{games:?}") };
        assert_eq!(found.summary().turns, turns, "{text}");
        let stopped = found.stopped.as_ref().expect("a reason").to_string();
        assert!(stopped.contains(why), "{stopped}");
    }
    // Without a move before it, nothing is read.
    assert!(Door::at_start().up_to_flaws().read(b"M2.4 M8.7").is_err());
    assert!(one("P2-5 M8.7").stopped.is_none());
}

#[test]
fn a_text_without_a_game_is_called_what_it_is() {
    for (text, seems) in [
        ("An\nBình\nChi\n", Seems::Names),
        ("https://example.org/van-co/12", Seems::Address),
        ("12 35 40", Seems::Numbers),
        ("[White \"A\"]\n\n1. e4 d6 2. d4 Nf6 3. Nc3 g6", Seems::OtherGame),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5", Seems::OtherGame),
        ("[Event \"?\"]\n[White \"A\"]\n\n1. Nf3 d5 2. O-O", Seems::OtherGame),
        ("Chào bạn, tối nay chơi cờ nhé!", Seems::Words),
        ("Ô ăn quan: tôi thắng Bé Tí 40–30!", Seems::Words),
    ] {
        let refused = Door::at_start().read(text.as_bytes()).expect_err(text);
        match &*refused.0 {
            Why::Unknown(found) => assert_eq!(*found, seems, "{text}"),
            _ => panic!("{text}: {refused}"),
        }
        assert_eq!(refused.game(), None, "{text}");
    }
    for text in ["", " \n\t", "\u{feff}"] {
        let refused = Door::at_start().read(text.as_bytes()).expect_err("nothing");
        assert!(matches!(*refused.0, Why::Empty), "{text:?}: {refused}");
    }
}

#[test]
fn a_refusal_names_the_game_the_place_and_both_readings() {
    for (text, game, parts) in [
        ("2+ 7- 7+", "oanquan", ["line 1", "7"]),
        ("2> 7<", "oanquan", ["2+", "2-"]),
        ("2R 7L", "oanquan", ["2+", "2-"]),
        ("1. P2-5 M8.7\n2. P2-5", "cotuong", ["line 2, character 4, move 3", "P2-5"]),
        ("1. h2e2 h9g7 2. h2e2", "cotuong", ["move 3", "h2"]),
        ("8h 9i 8h", "caro", ["character 7, move 3", "8h"]),
    ] {
        let refused = Door::at_start().read(text.as_bytes()).expect_err(text);
        assert_eq!(refused.game(), Some(game), "{text}: {refused}");
        for part in parts {
            assert!(refused.to_string().contains(part), "{text}: {refused}");
        }
    }
}

#[test]
fn a_format_that_is_not_read_is_named() {
    let refused =
        Door::at_start().read(b"XQ\x0a\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09").expect_err("XQF");
    assert!(refused.to_string().contains("XQF"), "{refused}");
}

#[test]
fn a_text_over_the_limit_is_refused_unread() {
    let long = vec![b'['; (1 << 20) + 1];
    let refused = Door::at_start().read(&long).expect_err("too long");
    assert!(matches!(*refused.0, Why::File(_)), "{refused}");
}
