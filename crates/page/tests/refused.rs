//! A browser that keeps nothing more. It has a program of its own, because it concerns all files.

use std::io::ErrorKind;

use page::fs::{self, Keeper};

#[test]
fn what_the_browser_does_not_keep_is_said_until_it_does() {
    let keeper = Keeper { put: |_, _| {}, remove: |_| {}, download: |_, _| {}, lock: |_, _| {} };
    fs::keep_with(keeper);
    fs::write("/a", "one").unwrap();
    fs::report(Err("the storage is full".to_owned()));
    let refused = fs::write("/a", "two").unwrap_err();
    assert_eq!(
        (refused.kind(), refused.to_string().as_str()),
        (ErrorKind::StorageFull, "the storage is full")
    );
    assert_eq!(fs::read("/a").unwrap(), b"two", "the page goes on with what was written");
    fs::report(Ok(()));
    fs::write("/a", "three").unwrap();
}
