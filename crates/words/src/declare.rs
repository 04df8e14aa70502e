//! The macros that declare words.

/// Declares the words of a part of the program as a struct.
///
/// ```ignore
/// words! {
///     in crate::Program; // a type of the crate that declares the words
///     /// Words about sweets.
///     pub struct SweetWords("sweet-") {
///         shop,                       // words.shop: &'static str
///         taste[Taste],               // words.taste(Taste::Sour): &'static str
///         bought(name: &str, pieces: u32),     // words.bought("An", 3): String
///         eaten[Taste](pieces: u32),  // words.eaten(Taste::Sour, 3): String
///         cakes: CakeWords,           // words.cakes, declared elsewhere
///     }
/// }
/// ```
///
/// In the files, the entries are `sweet-shop`, `sweet-taste-sour` and so on, and `sweet-bought`
/// with the variables `$name` and `$pieces`.
#[macro_export]
macro_rules! words {
    (
        in $here:ty;
        $(#[$attribute:meta])*
        $vis:vis struct $name:ident($prefix:literal) {
            $(
                $(#[$doc:meta])*
                $entry:ident
                $([$choice:ty])?
                $(($($variable:ident: $kind:ty),+ $(,)?))?
                $(: $part:ty)?
            ),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Debug)]
        #[allow(missing_docs, reason = "each entry is named after what it says")]
        $vis struct $name {
            $(
                $(#[$doc])*
                $vis $entry: $crate::words!(
                    @type [$here] [$($choice)?] [$($($kind),+)?] [$($part)?]
                ),
            )*
        }

        #[allow(missing_docs, reason = "the fields of the same names have them")]
        impl $name {
            $(
                $crate::words!(
                    @method [$here] [$vis] $entry [$($choice)?] [$($($variable: $kind),+)?]
                );
            )*
        }

        impl $crate::Entry for $name {
            fn find(source: &$crate::Source, _key: &str, _variables: &[&str]) -> Self {
                $name {
                    $(
                        $entry: $crate::find(
                            source,
                            ($prefix, stringify!($entry)),
                            &[$($(stringify!($variable)),+)?],
                        ),
                    )*
                }
            }

            fn declare(
                _key: &str,
                _variables: &[$crate::DeclaredVariable],
                declared: &mut Vec<$crate::Declared>,
            ) {
                $({
                    let variables = [$($($crate::DeclaredVariable {
                        name: stringify!($variable),
                        kind: <$kind as $crate::Variable<$here>>::KIND,
                        is_detail: <$kind as $crate::Variable<$here>>::IS_DETAIL,
                    }),+)?];
                    $crate::declare::<$crate::words!(
                        @type [$here] [$($choice)?] [$($($kind),+)?] [$($part)?]
                    )>(($prefix, stringify!($entry)), &variables, declared);
                })*
            }
        }
    };

    (@type [$here:ty] [] [] []) => { &'static str };
    (@type [$here:ty] [] [] [$part:ty]) => { $part };
    (@type [$here:ty] [] [$($kind:ty),+] []) => { $crate::Sentence };
    (@type [$here:ty] [$choice:ty] [] []) => { $crate::Each<$choice, &'static str, $here> };
    (@type [$here:ty] [$choice:ty] [$($kind:ty),+] []) => {
        $crate::Each<$choice, $crate::Sentence, $here>
    };

    (@method [$here:ty] [$vis:vis] $entry:ident [] []) => {};
    (@method [$here:ty] [$vis:vis] $entry:ident [] [$($variable:ident: $kind:ty),+]) => {
        $vis fn $entry(&self, $($variable: $kind),+) -> String {
            self.$entry.fill(&[$(<$kind as $crate::Variable<$here>>::value(&$variable)),+])
        }
    };
    (@method [$here:ty] [$vis:vis] $entry:ident [$choice:ty] []) => {
        $vis fn $entry(&self, choice: $choice) -> &'static str {
            self.$entry.get(choice)
        }
    };
    (@method [$here:ty] [$vis:vis] $entry:ident [$choice:ty] [$($variable:ident: $kind:ty),+]) => {
        $vis fn $entry(&self, choice: $choice, $($variable: $kind),+) -> String {
            self.$entry.get(choice).fill(&[$(<$kind as $crate::Variable<$here>>::value(&$variable)),+])
        }
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
#[macro_export]
macro_rules! choices {
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
