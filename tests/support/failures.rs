//! The configuration of property tests, which saves failing cases.

use proptest::test_runner::{Config, FileFailurePersistence};

/// Returns the default configuration of property tests, except that failing cases are saved beside
/// the source, in a file that ends in `.regressions`. Commit that file: its cases are tried first.
pub fn saving_failures() -> Config {
    let beside = FileFailurePersistence::WithSource("regressions");
    Config { failure_persistence: Some(Box::new(beside)), ..Config::default() }
}
