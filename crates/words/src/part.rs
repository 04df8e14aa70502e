//! The macro of the crates that use words.

/// Includes a struct of words, which the build script of the crate generated from the English file.
///
/// ```ignore
/// part!(SweetWords);
/// ```
///
/// With a part for the prefix `sweet-` in the build script, and these entries in the file, the struct
/// has a field `shop`, a text, and the methods `taste(choice: Taste) -> &'static str` and
/// `bought(name: &str, pieces: impl Number) -> String`:
///
/// ```text
/// sweet-shop = Sweets
/// # For each Taste
/// sweet-taste_sour = sour
/// sweet-taste_sweet = sweet
/// # Takes $name: text, $pieces: number
/// sweet-bought = { $name } has bought { $pieces }.
/// ```
///
/// The types in these lines, and `Excerpt` for an excerpt, must be in scope.
#[macro_export]
macro_rules! part {
    ($name:ident) => {
        include!(concat!(env!("OUT_DIR"), "/", stringify!($name), ".rs"));
    };
}
