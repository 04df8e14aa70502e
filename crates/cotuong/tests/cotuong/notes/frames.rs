//! Texts with a frame of their own: FEN, DhtmlXQ, XieXie; files that are known, but not read.

use basics::{Claim, Form, WrittenResult};
use cotuong::{Cotuong, NotesFlaw, known_but_unread};
use cotuong_board::START;
use tabletop::{Game, GameMatch, Notation, Side};

use super::{moves, read, read_all, refusal};

#[test]
fn positions_with_moves() {
    let board = START.strip_suffix(" w").expect("red to move");
    let others = board.replace('N', "H").replace('B', "E").replace('n', "h");
    let texts = [
        format!("{board} w moves h2e2 h9g7"),
        format!("{board} w - - 0 1 moves h3e3 h10g8"),
        format!("position fen {board} w - - 0 1 moves h3e3 h10g8"),
        "position startpos moves h2e2 h9g7".to_owned(),
        format!("{board} r h2e2 h9g7"),
        format!("{board}\nP2-5 M8.7"),
        format!("fen {board} W KQkq - 0 1\n1. C2=5 H8+7"),
        format!("{others} w; h2e2 h9g7"),
        format!("[FEN \"{others} r - - 0 1\"]\n[SetUp \"1\"]\n\n1. h2e2 h9g7 *"),
    ];
    for text in texts {
        let noted = read(&text);
        assert_eq!(moves(&noted), "h2e2 h9g7", "{text}");
        assert_eq!(*noted.record.game.start(), Cotuong::usual().start(Side::NEAR), "{text}");
    }
    let two = format!("{board} w; h2e2 h9g7\n{board} w; c3c4\n");
    assert_eq!(read_all(&two).expect("a game a line").len(), 2);
}

#[test]
fn a_position_alone() {
    let noted = read("3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 3 1");
    assert_eq!((noted.form, moves(&noted).as_str()), (Form::Position, ""));
    assert_eq!(noted.record.game.start().quiet(), 3);
    let (1, 1, None, NotesFlaw::Start(_)) = refusal("3k5/9/9/9/9/9/9/9/9/4KK3 w") else {
        panic!("two generals");
    };
}

const DHTMLXQ: &str = "[DhtmlXQ]\n[DhtmlXQ_ver]www[/DhtmlXQ_ver]\n[DhtmlXQ_title]Hội xuân[/DhtmlXQ_title]\n\
    [DhtmlXQ_red]Bé An[/DhtmlXQ_red]\n[DhtmlXQ_black]Cu Tí[/DhtmlXQ_black]\n[DhtmlXQ_result]红胜[/DhtmlXQ_result]\n\
    [DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n\
    [DhtmlXQ_movelist]77477062796780708979[/DhtmlXQ_movelist]\n[DhtmlXQ_comment1]hay[/DhtmlXQ_comment1]\n[/DhtmlXQ]\n";

#[test]
fn dhtmlxq() {
    let noted = read(DHTMLXQ);
    assert_eq!((noted.form, moves(&noted).as_str()), (Form::Dhtmlxq, "h2e2 h9g7 h0g2 i9h9 i0h0"));
    let heading = noted.record.heading;
    assert_eq!(
        (heading.names, heading.event),
        (vec!["Bé An".into(), "Cu Tí".into()], "Hội xuân".into())
    );
    assert_eq!(heading.result, Some(WrittenResult::Win(Side::NEAR)));
    assert_eq!(*noted.record.game.start(), Cotuong::usual().start(Side::NEAR));
    assert_eq!((noted.passed_over.comments, noted.passed_over.tags), (1, 1));
    assert_eq!(read_all(&DHTMLXQ.repeat(2)).expect("two games").len(), 2);
    // The side of the piece that moves first is to move; 99 is off the board.
    let endgame = "[DhtmlXQ_binit]9999999949999999999999999999999999999999309999999999999999999999[/DhtmlXQ_binit][DhtmlXQ_movelist]3031[/DhtmlXQ_movelist]";
    assert_eq!(moves(&read(endgame)), "d9d8");
    assert!(read(endgame).record.game.start().to_string().ends_with(" b"));
    let (8, .., NotesFlaw::Field { name: "movelist", .. }) =
        refusal(&DHTMLXQ.replace("8979[", "89x9["))
    else {
        panic!("no digit");
    };
    let (7, .., NotesFlaw::Field { name: "binit", .. }) = refusal(&DHTMLXQ.replace("0919", "09"))
    else {
        panic!("31 pieces");
    };
    // A tag that is not closed ends with the text.
    let (.., NotesFlaw::Field { name: "binit", .. }) = refusal("[DhtmlXQ_binit]09") else {
        panic!("1 piece");
    };
    let (.., NotesFlaw::Field { .. }) = refusal("[DhtmlXQ_movelist]1é1é[/DhtmlXQ_movelist]")
    else {
        panic!("no digits");
    };
}

#[test]
fn xiexie() {
    let text = "FORMAT          WXF\nGAME    Hội xuân\nRED             Bé An;;;\nBLACK           Cu Tí;;;\nDATE            2-8-2014\n\
        RESULT 0-1\nFEN             rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r\n\nSTART{\n 1. C2=5  H8+7\n 2. H2+3  R9=8\n}END\n";
    let noted = read(text);
    assert_eq!((noted.form, moves(&noted).as_str()), (Form::Wxf, "h2e2 h9g7 h0g2 i9h9"));
    let heading = noted.record.heading;
    assert_eq!(heading.names, ["Bé An", "Cu Tí"]);
    assert_eq!((heading.event.as_str(), heading.date.as_str()), ("Hội xuân", "2-8-2014"));
    assert_eq!(heading.result, Some(WrittenResult::Win(Side::FAR)));
    let (11, 5, Some(3), NotesFlaw::Move(_)) = refusal(&text.replace("H2+3", "H2+9")) else {
        panic!("no such move");
    };
}

#[test]
fn known_files_that_nothing_reads_are_named() {
    let mxq = b"\x02ab\x00\x03abc\x04Ends";
    let known: [(&[u8], _); 6] = [
        (b"XQ\x12\x00\x00", Some("XQF")),
        (b"CCBridge Record\0\0", Some("CBR")),
        (b"CCBridgeLibrary\0\0", Some("CBL")),
        (mxq, Some("MXQ")),
        (b"XQ is a game", None),
        (b"", None),
    ];
    for (bytes, name) in known {
        assert_eq!(known_but_unread(bytes), name, "{bytes:?}");
    }
    assert_eq!(refusal("XQ\u{12}\0").3, NotesFlaw::Unread("XQF"));
}

#[test]
fn claims() {
    let surely = [
        "[Game \"Chinese Chess\"]\n",
        "[Game \"cotuong\"]\n\nh2e2",
        "[Event \"x\"]\n[Variant \"xiangqi\"]\n1. b2e2",
        "[Format \"ICCS\"]\n",
        "[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 w\"]",
        START,
        DHTMLXQ,
        "FORMAT WXF\nGAME",
        "炮二平五 马８进７",
        "Giải làng\nĐỏ: A Đen: B\n1. P2-5 M8.7",
        "Pháo 2 bình 5",
        "1. C2.5 h8+7",
        "M8.7",
    ];
    let perhaps = ["h2e2", "h2e2h9g7", "1. h3e3 h10g8", "h8i9"];
    let no = [
        "",
        "xin chào",
        "[Game \"caro\"]\nh8i9",
        "[Game \"pebbles\"]\n2 4",
        "[Game \"oanquan\"]\n2+",
        "h8i9j10h9",
        "1. 8h 9i",
        "h8 i9 g7",
        "2+ 7- 5+",
        "h8i9 j10h9",
        "1. h8 i9",
        "Giải làng 2004",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        "An\nBình\nChi",
    ];
    let all = [(Claim::Surely, &surely[..]), (Claim::Perhaps, &perhaps), (Claim::No, &no)];
    for (claim, texts) in all {
        for text in texts {
            assert_eq!(Cotuong::claim(text), claim, "{text}");
        }
    }
}
