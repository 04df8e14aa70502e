//! Property tests that keep the cases they failed on.

use proptest::test_runner::{Config, FileFailurePersistence};

/// Returns the usual settings of a property test, with failing cases kept beside its source
/// in a file ending in `.regressions`. They are tried first from then on: commit the file.
pub fn saving_failures() -> Config {
    let beside = FileFailurePersistence::WithSource("regressions");
    Config { failure_persistence: Some(Box::new(beside)), ..Config::default() }
}
