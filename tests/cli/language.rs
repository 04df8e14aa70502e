//! Errors in the language of the system.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{START, program};

/// Returns what the program says on standard error where the system speaks the language of `locale`.
fn said(locale: &str, args: &[&str]) -> String {
    let mut command = program();
    command.args(args).env_remove("LC_MESSAGES").env("LC_ALL", locale);
    let output = command.output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("errors are text")
}

#[test]
fn errors_are_vietnamese_where_the_system_speaks_it() {
    let depths = format!("{START} 3");
    for (args, vietnamese) in [
        (&["perft", "x"][..], "lỗi: còn thiếu <DEPTH>\n"),
        (&["bench", "--depth", "9"], "lỗi: ở đây không dùng “--depth”\n"),
        (
            &["frobnicate"],
            "lỗi: không có lệnh nào và cũng không có tệp nào tên là frobnicate; gõ “o-an-quan help” để xem các lệnh\n",
        ),
        (&["start", "--fist"], "lỗi: ở đây không dùng “--fist”; có lẽ bạn muốn gõ “--first”\n"),
        (
            &["analyze", "--depth", "999", START],
            "lỗi: --depth <D> không nhận “999”: hãy dùng số nguyên từ 1 đến 200\n",
        ),
        (
            &["text", "--lang", "fr"],
            "lỗi: --lang <LANGUAGE> không nhận “fr”; chọn một trong: vi, en\n",
        ),
        (
            &["analyze", START, "--level", "hard", "--depth", "3"],
            "lỗi: không dùng --level <L> cùng với --depth <D>\n",
        ),
        (&["start", "--first"], "lỗi: sau --first <S> còn thiếu giá trị\n"),
        (&["help", "foo"], "lỗi: không có lệnh “foo”; gõ “o-an-quan help” để xem các lệnh\n"),
        (&["play", START, "9+"], "lỗi: không đi được 9+: ô 9 là của bên 1\n"),
        (&["--game", "caro", "play", "8h", "8h"], "lỗi: không đánh được vào 8h: ô ấy đã có dấu\n"),
        (
            &["--game", "chess", "start"],
            "lỗi: không có trò chơi tên là “chess”; có các trò oanquan, pebbles, caro, cotuong, ganh\n",
        ),
        (&["start", "--first", "7"], "lỗi: bên “7” không đi trước được; các bên là 0 đến 1\n"),
        (
            &["replay", "/no/such/file"],
            "lỗi: /no/such/file: không đọc được tệp: không có tệp hay thư mục này\n",
        ),
        (
            &["moves", START, "--rule", "empty_quan=foo"],
            "lỗi: empty_quan không thể là “foo”; hãy dùng stops hoặc passes\n",
        ),
        (
            &["moves", &depths],
            "lỗi: một thế cờ có ba phần, các ô, bên đến lượt và các kho, ví dụ Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; ở đây có 4\n",
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
