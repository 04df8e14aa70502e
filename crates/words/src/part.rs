//! The macros of the crates that use words.

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

/// Names the values of types for the files of words. A missing value does not compile.
///
/// ```ignore
/// choices! {
///     in crate::Program;
///     Taste { Taste::Sour => "sour", Taste::Sweet => "sweet" }
/// }
/// ```
///
/// With `in any crate;`, every crate that declares words uses these names; the types must be the caller's
/// own.
#[macro_export]
macro_rules! choices {
    (in any crate; $($named:tt)+) => { $crate::choices!(@impl [Here] Here; $($named)+); };
    (in $here:ty; $($named:tt)+) => { $crate::choices!(@impl [] $here; $($named)+); };

    (
        @impl [$($parameter:ident)?] $here:ty;
        $choice:ty { $($value:path => $name:literal),+ $(,)? }
        $($further:tt)*
    ) => {
        impl<$($parameter)?> $crate::Choice<$here> for $choice {
            const ALL: &'static [Self] = &[$($value),+];
            const NAMES: &'static [&'static str] = &[$($name),+];
        }

        impl<$($parameter)?> $crate::Variable<$here> for $choice {
            const KIND: $crate::Kind =
                $crate::Kind::Name(<Self as $crate::Choice<$here>>::NAMES);

            fn value(&self) -> $crate::Value<'_> {
                $crate::Value::Name(match self { $($value => $name),+ })
            }
        }

        $crate::choices!(@impl [$($parameter)?] $here; $($further)*);
    };

    (@impl [$($parameter:ident)?] $here:ty;) => {};
}
