//! Backups hold everything, and restoring one loses nothing.

use std::fs;
use std::path::Path;

use tabletop::storage::{Backup, Flaw, ReadProblem, Restored, Roots};

fn roots(folder: &Path) -> Roots {
    vec![("config", folder.join("config")), ("data", folder.join("data"))]
}

fn write(folder: &Path, name: &str, text: &str) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Returns the backup of `folder`, after a detour through a file.
fn backup(folder: &Path) -> Backup {
    let backup = Backup::of(&roots(folder)).unwrap();
    let file = folder.join("all.backup");
    fs::write(&file, backup.text().unwrap()).unwrap();
    assert_eq!(Backup::read(&file).unwrap(), backup);
    backup
}

#[test]
fn a_restored_backup_has_every_file_of_the_program_and_no_other() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let kept = [
        ("config/settings.ron", "(version: 1, data: \"Ô ăn quan\")"),
        ("data/library/one.ron", "one"),
        ("data/library/deleted/two.ron", "two"),
        ("data/caro/library/three.ron", "a\r\nb"),
        ("data/playing/1/game.ron", "under way"),
    ];
    let others = ["data/playing/1/lock", "data/library/.draft.ron", "data/library/photo.png"];
    for (name, text) in kept {
        write(old.path(), name, text);
    }
    for name in others {
        write(old.path(), name, "other");
    }
    let restored = backup(old.path()).restore(&roots(new.path())).unwrap();
    assert_eq!(restored, Restored { written: kept.len(), replaced: 0 });
    for (name, text) in kept {
        assert_eq!(read(new.path(), name), text);
    }
    for name in others {
        assert!(!new.path().join(name).exists(), "{name}");
    }
    let again = backup(old.path()).restore(&roots(new.path())).unwrap();
    assert_eq!(again, Restored::default(), "what is there already is left alone");
}

#[test]
fn a_replaced_file_is_moved_and_a_game_under_way_joins_the_others() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for folder in [old.path(), new.path()] {
        let text = if folder == old.path() { "theirs" } else { "mine" };
        for name in ["data/puzzles.ron", "data/playing/1/game.ron", "data/caro/playing/1/game.ron"]
        {
            write(folder, name, text);
        }
    }
    let restored = backup(old.path()).restore(&roots(new.path())).unwrap();
    assert_eq!(restored, Restored { written: 3, replaced: 1 });
    assert_eq!(read(new.path(), "data/puzzles.ron"), "theirs");
    assert_eq!(read(new.path(), "data/replaced/puzzles.replaced-1.ron"), "mine");
    for folder in ["data/playing", "data/caro/playing"] {
        assert_eq!(read(new.path(), &format!("{folder}/1/game.ron")), "mine");
        assert_eq!(read(new.path(), &format!("{folder}/2/game.ron")), "theirs");
    }
}

#[test]
fn a_file_that_is_no_backup_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all.backup");
    let refuse = |text: &str| {
        fs::write(&path, text).unwrap();
        match Backup::read(&path) {
            Err(ReadProblem::Unusable(flaw)) => flaw,
            other => panic!("{text}: {other:?}"),
        }
    };
    assert!(matches!(refuse("a picture"), Flaw::Syntax { .. }));
    assert!(matches!(
        refuse("(version: 2, data: (files: {}))"),
        Flaw::Newer { found: 2, known: 1 }
    ));
    for name in [
        "../x.ron",
        "data/../../x.ron",
        "/etc/x.ron",
        "x.ron",
        "data/x.sh",
        "data/c:\\x.ron",
        "data//x.ron",
    ] {
        let flaw = refuse(&format!("(version: 1, data: (files: {{ {name:?}: \"\" }}))"));
        assert!(matches!(flaw, Flaw::Malformed(_)), "{name}");
    }
    fs::write(&path, [0xff, 0xfe, 0]).unwrap();
    assert!(matches!(Backup::read(&path), Err(ReadProblem::Unusable(Flaw::NotText))));
    assert!(Backup::read(&folder.path().join("nowhere")).is_err());
}
