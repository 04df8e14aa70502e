//! Errors in the language of the system.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Output;

use crate::{START, program};

/// Runs the program where the system speaks the language of `locale`.
fn run(locale: &str, args: &[&str]) -> Output {
    let mut command = program();
    command.args(args).env_remove("LC_MESSAGES").env("LC_ALL", locale);
    command.output().expect("the program runs")
}

/// Returns what the program says on standard error where the system speaks the language of `locale`.
fn said(locale: &str, args: &[&str]) -> String {
    let output = run(locale, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("errors are text")
}

#[test]
fn errors_are_vietnamese_where_the_system_speaks_it() {
    let depths = format!("{START} 3");
    for (args, vietnamese) in [
        (&["play"][..], "lỗi: còn thiếu <THẾ>: hãy viết o-an-quan play <THẾ> [NƯỚC]...\n"),
        (&["perft", "x"], "lỗi: còn thiếu <ĐỘ-SÂU>: hãy viết o-an-quan perft <THẾ> <ĐỘ-SÂU>\n"),
        (&["bench", "--depth", "9"], "lỗi: ở đây không dùng “--depth”\n"),
        (
            &["frobnicate"],
            "lỗi: không có lệnh nào và cũng không có tệp nào tên là frobnicate; gõ “o-an-quan help” để xem các lệnh\n",
        ),
        (&["foo", "bar"], "lỗi: không có lệnh “foo”; gõ “o-an-quan help” để xem các lệnh\n"),
        (&["start", "--fist"], "lỗi: ở đây không dùng “--fist”; có lẽ bạn muốn gõ “--first”\n"),
        (
            &["analyze", "--depth", "999", START],
            "lỗi: --depth <SỐ-NƯỚC> không nhận “999”: hãy dùng số nguyên từ 1 đến 200\n",
        ),
        (
            &["text", "--lang", "fr"],
            "lỗi: --lang <NGÔN-NGỮ> không nhận “fr”; chọn một trong: vi, en\n",
        ),
        (
            &["analyze", START, "--level", "hard", "--depth", "3"],
            "lỗi: không dùng --level <TRÌNH-ĐỘ> cùng với --depth <SỐ-NƯỚC>\n",
        ),
        (&["start", "--first"], "lỗi: sau --first <BÊN> còn thiếu giá trị\n"),
        (&["help", "foo"], "lỗi: không có lệnh “foo”; gõ “o-an-quan help” để xem các lệnh\n"),
        (
            &["--lang", "vi", "moves", START],
            "lỗi: ở đây không dùng --lang: hãy đặt ngôn ngữ cho cả hệ thống, ví dụ LC_ALL=vi_VN.UTF-8\n",
        ),
        (
            &["--rules", "folk", "start"],
            "lỗi: --rules đứng trước lệnh: hãy viết ra sau, ví dụ o-an-quan start --rules folk\n",
        ),
        (
            &["play", "Q,5,5,5,5,5,Q,5,5,5,5,5", "0", "0,0", "2+"],
            "lỗi: hãy viết thế trong ngoặc kép: \"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\"\n",
        ),
        (
            &["moves", "Q,5,5,5,5,5,Q,5,5,5,5,5", "0", "0,0"],
            "lỗi: thừa “0”: chữ nào có dấu cách, như một thế, phải viết trong ngoặc kép\n",
        ),
        (
            &["play", START, "9+"],
            "lỗi: không đi được 9+: ô 9 là của bên 1, mà chưa đến lượt bên ấy\n",
        ),
        (&["--game", "caro", "play", "8h", "8h"], "lỗi: không đánh được vào 8h: ô ấy đã có dấu\n"),
        (
            &["--game", "ganh", "play", POINTS, "a1a2"],
            "lỗi: không đi được a1a2: điểm ấy đã có quân\n",
        ),
        (
            &["--game", "chess", "start"],
            &format!(
                "lỗi: không có trò chơi tên là “chess”; hãy chọn một trong: {}\n",
                games::IDS.join(", ")
            ),
        ),
        (
            &["start", "--first", "7"],
            "lỗi: bên “7” không đi trước được; hãy viết một số từ 0 đến 1\n",
        ),
        (
            &["replay", "/no/such/file"],
            "lỗi: /no/such/file: không đọc được tệp: không có tệp hay thư mục này\n",
        ),
        (
            &["replay", "-"],
            "lỗi: dữ liệu vào: không có gì để đọc; hãy cho một ván: các nước đi, ví dụ “2+ 9-”, “P2-5 M8.7”, “h2e2 h9g7” hay “8h 9i”, một bàn đang chơi, một tệp PGN, hoặc một dòng bắt đầu bằng oanquan:\n",
        ),
        (
            &["replay", "x", "--plain"],
            "lỗi: --lang và --plain phải đi cùng --step: không có nó thì chỉ in ra các thế\n",
        ),
        (
            &["moves", START, "--rule", "empty_quan=foo"],
            "lỗi: empty_quan không thể là “foo”; hãy dùng stops hoặc passes\n",
        ),
        (
            &["moves", &depths],
            "lỗi: một thế bàn có ba phần, các ô, bên đến lượt và các kho, ví dụ Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; ở đây có 4\n",
        ),
    ] {
        assert_eq!(said("vi_VN.UTF-8", args), vietnamese);
        for locale in ["C", "de_DE.UTF-8"] {
            let english = said(locale, args);
            assert!(english.starts_with("error: ") && english.is_ascii(), "{english}");
        }
    }
}

/// Returns the text of the string literal with which `code` begins, without its lines' breaks.
fn literal(code: &str) -> Option<String> {
    let mut text = String::new();
    let mut letters = code.strip_prefix('"')?.chars();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            '\\' => match letters.next()? {
                '\n' => letters = letters.as_str().trim_start().chars(),
                letter => text.push(letter),
            },
            letter => text.push(letter),
        }
    }
}

/// Returns a sentence of `thiserror` with `{}` for all that it names, but for what may be missing behind a word.
fn without_names(sentence: &str) -> String {
    let mut parts = sentence.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let hole = if text.ends_with(|c: char| c.is_alphabetic() || c == '}') { "" } else { "{}" };
        text + hole + part.split_once('}').map_or("", |(_, rest)| rest)
    })
}

/// Returns whether the parts of an entry between `{}` follow each other in a sentence, from its beginning to its end.
fn fits(entry: &str, sentence: &str) -> bool {
    let Some((first, rest)) = entry.split_once("{}") else { return entry == sentence };
    let Some(sentence) = sentence.strip_prefix(first) else { return false };
    (1..=sentence.len()).any(|at| sentence.get(at..).is_some_and(|sentence| fits(rest, sentence)))
}

/// Adds the sentences of errors in the files of `folder` to `found`.
fn collect_errors(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder of sources is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect_errors(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = fs::read_to_string(&path).expect("sources are text");
            let errors =
                code.split("#[error(").skip(1).filter_map(|code| literal(code.trim_start()));
            found.extend(errors.map(|sentence| without_names(&sentence)));
        }
    }
}

#[test]
fn every_error_of_a_command_has_a_vietnamese_sentence() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut errors = BTreeSet::new();
    collect_errors(&root.join("src"), &mut errors);
    for member in [
        "basics",
        "caro",
        "client",
        "cotuong",
        "cotuong-board",
        "door",
        "link",
        "messages",
        "oanquan",
        "oanquan-engine",
        "oanquan-table",
        "pebbles",
        "rooms",
        "server",
        "small-game",
        "tabletop",
    ] {
        collect_errors(&root.join("crates").join(member).join("src"), &mut errors);
    }
    let file = fs::read_to_string(root.join("assets/words/errors.vi.po")).expect("it is there");
    let known: Vec<String> =
        file.lines().filter_map(|line| literal(line.strip_prefix("msgid ")?)).collect();
    // What only joins other sentences has no words of its own.
    let has_words = |error: &&String| error.replace("{}", "").contains(char::is_alphabetic);
    let is_known = |error: &&String| known.iter().any(|entry| fits(entry, error));
    let missing: Vec<&String> =
        errors.iter().filter(has_words).filter(|error| !is_known(error)).collect();
    assert!(missing.is_empty(), "add to assets/words/errors.vi.po: {missing:#?}");
}

/// Words of which no Vietnamese sentence consists. Those that both languages have, such as *to* and *in*, are not among
/// them.
const ENGLISH: [&str; 59] = [
    "and", "or", "the", "is", "are", "was", "were", "not", "no", "cannot", "it", "its", "this",
    "that", "there", "here", "file", "folder", "such", "read", "write", "written", "save", "saved",
    "damaged", "expected", "unexpected", "end", "found", "invalid", "value", "with", "of", "on",
    "from", "as", "for", "must", "may", "use", "choose", "game", "games", "move", "moves", "line",
    "character", "position", "side", "error", "denied", "directory", "system", "unknown", "one",
    "looks", "like", "nothing", "several",
];

/// Returns the English words in a sentence, but for those of the command line and what is quoted.
fn english_words<'s>(sentence: &'s str, typed: &[&str]) -> Vec<&'s str> {
    let is_typed = |word: &&str| typed.iter().any(|typed| typed.contains(*word));
    let outside_quotes = sentence
        .split('“')
        .flat_map(|part| part.split_once('”').map_or(part, |(_, rest)| rest).split(' '));
    let words = outside_quotes.filter(|word| !word.contains(['=', '/', '-', '<', '_']));
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words
        .filter(|word| ENGLISH.contains(&word.to_lowercase().as_str()) && !is_typed(word))
        .collect()
}

#[test]
fn no_error_in_vietnamese_has_a_word_of_english() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path is text").to_owned();
    let file = |name: &str, text: &[u8]| {
        fs::write(path(name), text).expect("the folder is writable");
        path(name)
    };
    let files = [
        file("empty.txt", b""),
        file("garbage.txt", b"garbage\n"),
        file("bytes.bin", b"\xff\xfe\x00"),
        file("cut.oanquan", b"(version:1, game:("),
        file("wrong.oanquan", b"(version:1, colour:3)"),
        file("cotuong.txt", b"[Game \"cotuong\"]\n\nP2-5 M8.7 X9-9"),
        file("caro.txt", b"[Game \"caro\"]\n\n8h8h"),
        file("pebbles.txt", b"[Game \"pebbles\"]\n\n3 3"),
        file("ganh.txt", b"[Game \"ganh\"]\n\na1a1"),
        file("moves.txt", b"[Rules \"folk\"]\n\n2+ 9- foo"),
        file("rules.txt", b"[Rules \"modern\"]\n\n2+"),
        file("option.txt", b"[Rule \"dan=x\"]\n\n2+"),
        file("result.txt", b"[Result \"0\"]\n\n2+ 9-"),
        file("twice.txt", b"[Rules \"folk\"]\n[Rules \"folk\"]\n\n2+"),
        file("bracket.txt", b"2+ {never closed"),
        file("fen.txt", b"[FEN \"x\"]\n\nP2-5"),
        file("chess.txt", b"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"),
        file("link.txt", b"oanquan:AWZxxx"),
        file("names.txt", "Nguyễn Văn An\nTrần Thị Bình\nLê Chi\nPhạm Dũng\n".as_bytes()),
        file("address.txt", b"https://example.org/game/5"),
        file("numbers.txt", b"1 2 3 4 5 6"),
        path("missing.txt"),
        path(""),
    ];
    let beyond = path("garbage.txt/game.txt");
    let mut commands: Vec<Vec<String>> = Vec::new();
    let mut add = |args: &[&str]| commands.push(args.iter().map(|arg| (*arg).to_owned()).collect());
    let drawn = path("drawn.png");
    for file in &files {
        for command in [&["replay", file][..], &["link", file], &["picture", file, &drawn]] {
            add(command);
        }
    }
    let [png, pdf] = ["no/such.png", "no/such.pdf"].map(path);
    let long = path(&format!("{}.png", "a".repeat(300)));
    for args in [
        &["replay", &beyond][..],
        &["picture", START, &png],
        &["picture", START, &long],
        &["picture", START, "out.txt"],
        &["picture", START, "out.gif"],
        &["print", "board", &pdf],
        &["print", "board", "out.txt"],
        &["print", "nonsense", &pdf],
        &["solve", START, "--at-least", "5", "--proof", &png],
        &["solve", START],
        &["solve", "--check", &path("missing.txt")],
        &["solve", "--check", &path("garbage.txt")],
        &["solve", START, "--at-least", "x"],
        &["puzzles", "--day", "x"],
        &["puzzles", "--rules", "rich"],
        &["match", "a", "b"],
        &["match", "easy"],
        &["match", "easy", "hard", "--openings", "99"],
        &["analyze", START, "--level", "z"],
        &["analyze", START, "--depth", "0"],
        &["analyze", START, "--nodes", "x"],
        &["text", "--level", "z"],
        &["text", "--side", "9"],
        &["text", "--sides", "7"],
        &["perft", START, "x"],
        &["perft", START],
        &["perft"],
        &["play", "x", "y"],
        &["play", START],
        &["play", START, "1+", "1+"],
        &["play", START, "6+"],
        &["play", "-", "1+"],
        &["moves", "Q,5,5 0 0,0"],
        &["moves", "Q,5,5,Q,5,5,Q,5,5,5,5,5 0 0,0"],
        &["moves", "Q,5,5,5,5,5,Q,5,5,5,5,5 7 0,0"],
        &["moves", "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0"],
        &["moves", "Q,5,5,5,5,5,Q,5,5,5,5,5x 0 0,0"],
        &["start", "--rules", "zz"],
        &["start", "--rule", "a"],
        &["start", "--rule", "a=b"],
        &["start", "--rule", "dan=x"],
        &["start", "--rule", "sides=9"],
        &["start", "--rule", "handicap=x"],
        &["start", "--first"],
        &["start", "extra"],
        &["completions", "x"],
        &["serve", "--port", "x"],
        &["serve", "--port", "99999"],
        &["serve", "--cluster", "nats://10.0.0.1:4222"],
        &["serve", "--listen", "x"],
        &["serve", "--listen", "203.0.113.1", "--port", "0", "--games", &path("games")],
        &["serve", "--port", "0", "--games", &path("garbage.txt")],
        &["serve", "--port", "0", "--page", &path("garbage.txt")],
        &["serve", "--port", "0", "--page", &path("")],
        &["join"],
        &["join", "a b"],
        &["--game", "chess", "start"],
        &["--game", "cotuong", "perft", "x", "1"],
        &["--game", "cotuong", "solve", START, "--at-least", "1"],
        &["--game", "cotuong", "start", "--rules", "folk"],
        &["--game", "cotuong", "start", "--rule", "handicap=zz"],
        &["--game", "cotuong", "start", "--rule", "first_moves=9"],
        &["--game", "cotuong", "moves", "9/9 w"],
        &["--game", "cotuong", "moves", "9/9/9/9/9/9/9/9/9/4K4 w"],
        &["--game", "cotuong", "play", CHINESE, "h2e9"],
        &["--game", "cotuong", "play", CHINESE, "e0e5"],
        &["--game", "cotuong", "play", CHINESE, "P9-5"],
        &["--game", "cotuong", "play", CHINESE, "foo"],
        &["--game", "caro", "play", "empty", "99z"],
        &["--game", "caro", "play", "8h", "8h"],
        &["--game", "caro", "perft", "empty", "1"],
        &["--game", "caro", "analyze", "8h", "--threads", "2"],
        &["--game", "caro", "start", "--rule", "size=1"],
        &["--game", "caro", "text", "--sides", "2"],
        &["--game", "pebbles", "play", "12 4 0 0", "9"],
        &["--game", "pebbles", "moves", "x"],
        &["--game", "pebbles", "analyze", "12 4 0 0", "--depth", "3"],
        &["--game", "pebbles", "start", "--rule", "most=99"],
        &["--game", "ganh", "moves", "x"],
        &["--game", "ganh", "play", POINTS, "a1a1"],
        &["--game", "ganh", "play", POINTS, "a9"],
        &["--game", "ganh", "start", "--rule", "other=1"],
        &["--game", "ganh", "puzzles"],
        &["--frobnicate"],
        &["nonsense"],
        &["help", "nonsense"],
        &["--game"],
    ] {
        add(args);
    }
    let (mut faults, mut refused) = (Vec::new(), 0);
    for args in &commands {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = run("vi_VN.UTF-8", &args);
        let said = String::from_utf8(output.stderr).expect("errors are text");
        refused += usize::from(output.status.code() == Some(2));
        let words = english_words(&said, &args);
        if !words.is_empty() {
            faults.push(format!("{args:?}: {said:?} has {words:?}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(refused > 130, "{refused} of {}", commands.len());
}

/// The commands. Their names, and what one types or reads at them, are words of English.
const COMMANDS: [&str; 17] = [
    "text", "start", "moves", "play", "perft", "analyze", "match", "solve", "puzzles", "bench",
    "replay", "link", "picture", "print", "serve", "join", "completions",
];

#[test]
fn the_help_is_vietnamese_where_the_system_speaks_it() {
    let help = |locale, args: &[&str]| {
        let output = run(locale, args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        String::from_utf8(output.stdout).expect("help is text")
    };
    let typed: Vec<&str> = COMMANDS.into_iter().chain(["save", "error", "unknown"]).collect();
    let mut faults = Vec::new();
    for command in COMMANDS {
        for args in [&["help", command][..], &[command, "-h"], &["--help"], &["-h"]] {
            let said = help("vi_VN.UTF-8", args);
            let words =
                said.lines().flat_map(|line| english_words(line, &typed)).collect::<Vec<_>>();
            if !words.is_empty() {
                faults.push(format!("{args:?} has {words:?}"));
            }
            assert!(said.contains("Cách gõ: o-an-quan"), "{said}");
            assert!(help("C", args).contains("Usage: o-an-quan"), "{args:?}");
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

const CHINESE: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
const POINTS: &str = "TTTTT/T...T/B...T/B...B/BBBBB b -";
