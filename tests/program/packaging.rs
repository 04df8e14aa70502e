//! Packages: their versions agree, they lack no file that they name, and the uninstaller removes
//! everything that was installed.

use std::fs;
use std::path::Path;

use o_an_quan::archive::EXTENSIONS;

const CARGO: &str = include_str!("../../Cargo.toml");
const CHANGES: &str = include_str!("../../CHANGELOG.md");
const METAINFO: &str = include_str!("../../packaging/linux/vn.oanquan.OAnQuan.metainfo.xml");
const DESKTOP: &str = include_str!("../../packaging/linux/o-an-quan.desktop");
const MIME: &str = include_str!("../../packaging/linux/o-an-quan.xml");
const OPEN_FILES: &str = include_str!("../../packaging/windows/open-files.cmd");

/// Returns the text between the first `before` and the next `after`.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("{before:?} is missing"));
    rest.split_once(after).unwrap_or_else(|| panic!("{after:?} is missing")).0
}

#[test]
fn the_version_is_the_same_everywhere() {
    let version = env!("CARGO_PKG_VERSION");
    let release = between(METAINFO, "<release ", "/>");
    assert_eq!(between(release, "version=\"", "\""), version, "the metainfo");
    let date = between(release, "date=\"", "\"");

    let mut sections = CHANGES.lines().filter_map(|line| line.strip_prefix("## ["));
    assert_eq!(sections.next(), Some("Unreleased]"), "unreleased changes are at the top");
    let newest = format!("{version}] - {date}");
    assert_eq!(sections.next(), Some(&*newest), "the newest release in the changelog");
}

#[test]
fn every_file_of_the_debian_package_is_there() {
    let assets = between(CARGO, "\nassets = [\n", "\n]\n");
    let files: Vec<&str> = assets.lines().map(|line| between(line, "[\"", "\"")).collect();
    assert!(files.len() > 10, "{files:?}");
    for file in files.iter().filter(|file| !file.starts_with("target/")) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        assert!(path.is_file(), "{file} is missing");
    }
}

/// Returns the documents in every package, as listed in `scripts/lib.sh`.
fn documents() -> Vec<&'static str> {
    between(include_str!("../../scripts/lib.sh"), "DOCUMENTS=\"\n", "\"\n").lines().collect()
}

/// Returns the target of a link in a document in `folder`, relative to the root of the project.
fn linked(folder: &Path, link: &str) -> String {
    let mut path: Vec<&str> = folder.iter().map(|part| part.to_str().expect("a name")).collect();
    for part in link.split('/') {
        match part {
            ".." => drop(path.pop().expect("a link within the project")),
            part => path.push(part),
        }
    }
    path.join("/")
}

/// Returns the links in the documents within the project: the document, the path and the heading, each
/// empty if the link has none.
fn links() -> Vec<(&'static str, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut links = Vec::new();
    for document in documents().into_iter().filter(|document| document.ends_with(".md")) {
        let text = fs::read_to_string(root.join(document)).expect("a document");
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            if !link.contains("://") {
                links.push((document, path.to_owned(), heading.to_owned()));
            }
        }
    }
    links
}

/// Returns the path of a file to which `document` links.
fn target(document: &str, path: &str) -> String {
    if path.is_empty() {
        return document.to_owned();
    }
    linked(Path::new(document).parent().expect("a folder"), path)
}

#[test]
fn files_linked_from_documents_are_packaged() {
    let (documents, links) = (documents(), links());
    for (document, path, _) in &links {
        let target = target(document, path);
        assert!(documents.contains(&&*target), "{document} links to {target}");
    }
    assert!(links.len() > 15, "{} links", links.len());
}

#[test]
fn headings_linked_from_documents_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let anchor = |heading: &str| -> String {
        let kept = |c: &char| c.is_alphanumeric() || *c == ' ' || *c == '-';
        heading.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")
    };
    for (document, path, heading) in links().iter().filter(|(_, _, heading)| !heading.is_empty()) {
        let target = target(document, path);
        let text = fs::read_to_string(root.join(&target)).expect("a document");
        let mut headings = text.lines().filter_map(|line| line.split_once("# ")).map(|it| it.1);
        let exists = headings.any(|it| anchor(it) == *heading);
        assert!(exists, "{document} links to #{heading} in {target}");
    }
}

#[test]
fn the_debian_package_has_all_documents() {
    for document in documents() {
        let folder = Path::new(document).parent().expect("a folder").display().to_string();
        let folder = if folder.is_empty() { folder } else { folder + "/" };
        let asset = format!("[\"{document}\", \"usr/share/doc/o-an-quan/{folder}\", \"644\"]");
        assert!(CARGO.contains(&asset), "{asset} is missing");
    }
}

#[test]
fn the_debian_package_asks_for_the_libraries_that_the_window_opens() {
    let libraries = between(include_str!("../../scripts/lib.sh"), "WINDOW_LIBRARIES=\"\n", "\"\n");
    let depends: Vec<&str> = between(CARGO, "\ndepends = \"", "\"").split(", ").collect();
    for line in libraries.lines() {
        let (library, package) = line.split_once(':').expect("a library and its package");
        assert!(
            depends.contains(&package),
            "the package does not depend on {package}, which contains {library}"
        );
    }
}

#[test]
fn a_double_click_opens_games_with_the_game() {
    let kinds: Vec<&str> = between(DESKTOP, "\nMimeType=", ";\n").split(';').collect();
    // Every desktop knows PGN.
    let (named, known) = kinds.split_at(2);
    assert_eq!(known, ["application/vnd.chess-pgn"]);
    for (kind, ending) in named.iter().zip([EXTENSIONS[0], "psq"]) {
        let described = between(MIME, &format!("<mime-type type=\"{kind}\">"), "</mime-type>");
        assert_eq!(between(described, "<glob pattern=\"*.", "\""), ending);
    }
    assert_eq!(MIME.matches("<glob ").count(), named.len(), "the game opens no other files");
    for kind in kinds {
        assert!(METAINFO.contains(&format!("<mediatype>{kind}</mediatype>")), "{kind}: {METAINFO}");
    }
    for ending in [EXTENSIONS[0], "psq", "pgn"] {
        assert!(OPEN_FILES.contains(&format!(".{ending}")), "{ending}: {OPEN_FILES}");
    }
}

#[cfg(target_os = "linux")]
mod archive {
    use super::*;
    use std::path::PathBuf;
    use std::process::Command;

    /// Returns all files below a folder, with paths relative to it.
    fn files(folder: &Path) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                found.extend(files(&path));
            } else {
                found.push(path);
            }
        }
        found.sort();
        found
    }

    /// Creates the contents of the archive of `scripts/package`, with a script in place of the
    /// game.
    fn unpacked(folder: &Path) {
        let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging");
        for (file, target) in [
            ("linux/install.sh", "install.sh"),
            ("linux/uninstall.sh", "uninstall.sh"),
            ("linux/o-an-quan.desktop", "share/applications/o-an-quan.desktop"),
            ("linux/o-an-quan.xml", "share/mime/packages/o-an-quan.xml"),
            (
                "linux/vn.oanquan.OAnQuan.metainfo.xml",
                "share/metainfo/vn.oanquan.OAnQuan.metainfo.xml",
            ),
            ("icons/16.png", "share/icons/hicolor/16x16/apps/o-an-quan.png"),
        ] {
            let target = folder.join(target);
            fs::create_dir_all(target.parent().expect("a folder")).expect("a folder");
            fs::copy(ours.join(file), target).expect("copied");
        }
        fs::write(folder.join("o-an-quan"), "#!/bin/sh\n").expect("written");
    }

    #[test]
    fn the_uninstaller_removes_what_the_installer_added() {
        let folder = tempfile::tempdir().expect("a folder");
        let archive = folder.path().join("the archive");
        unpacked(&archive);
        let home = folder.path().join("Ánh & Bình's 100% |home");
        let game = home.join(".local/share/o-an-quan/playing/1/game.ron");
        fs::create_dir_all(game.parent().expect("a folder")).expect("a folder");
        fs::write(&game, "a game").expect("written");
        let run = |script: &Path| {
            let ran = Command::new("sh")
                .arg(script)
                .env("HOME", &home)
                .env_remove("XDG_DATA_HOME")
                .env_remove("XDG_CONFIG_HOME")
                .output()
                .expect("a shell");
            assert!(ran.status.success(), "{ran:?}");
        };

        run(&archive.join("install.sh"));
        let program = home.join(".local/bin/o-an-quan");
        assert!(program.is_file());
        let desktop = home.join(".local/share/applications/o-an-quan.desktop");
        let desktop = fs::read_to_string(desktop).expect("a desktop file");
        let path = program.display().to_string().replace('%', "%%");
        assert!(desktop.contains(&format!("\nExec=\"{path}\" --window %f\n")), "{desktop}");

        fs::remove_dir_all(&archive).expect("removed");
        run(&home.join(".local/bin/o-an-quan-uninstall"));
        let mut left = files(&home);
        // Caches that desktops computed from the files may stay.
        left.retain(|path| {
            let ours = path.to_string_lossy().contains("o-an-quan");
            ours || !path.starts_with(home.join(".local/share"))
        });
        assert_eq!(left, [game]);
    }
}
