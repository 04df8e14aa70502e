//! The macros that declare words.

/// Declares the words of a part of the program as a struct.
///
/// ```ignore
/// words! {
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
macro_rules! words {
    (
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
                $vis $entry: $crate::words::words!(
                    @type [$($choice)?] [$($($kind),+)?] [$($part)?]
                ),
            )*
        }

        #[allow(missing_docs, reason = "the fields of the same names have them")]
        impl $name {
            $(
                $crate::words::words!(
                    @method [$vis] $entry [$($choice)?] [$($($variable: $kind),+)?]
                );
            )*
        }

        impl $crate::words::Entry for $name {
            fn find(source: &$crate::words::Source, _key: &str, _variables: &[&str]) -> Self {
                $name {
                    $(
                        $entry: $crate::words::find(
                            source,
                            ($prefix, stringify!($entry)),
                            &[$($(stringify!($variable)),+)?],
                        ),
                    )*
                }
            }

            #[cfg(test)]
            fn declare(
                _key: &str,
                _variables: &[$crate::words::DeclaredVariable],
                declared: &mut Vec<$crate::words::Declared>,
            ) {
                let key = |entry: &str| $crate::words::key($prefix, entry);
                $({
                    let variables = [$($($crate::words::DeclaredVariable {
                        name: stringify!($variable),
                        kind: <$kind as $crate::words::Variable>::KIND,
                        is_detail: <$kind as $crate::words::Variable>::IS_DETAIL,
                    }),+)?];
                    <$crate::words::words!(
                        @type [$($choice)?] [$($($kind),+)?] [$($part)?]
                    ) as $crate::words::Entry>::declare(
                        &key(stringify!($entry)), &variables, declared,
                    );
                })*
            }
        }
    };

    (@type [] [] []) => { &'static str };
    (@type [] [] [$part:ty]) => { $part };
    (@type [] [$($kind:ty),+] []) => { $crate::words::Sentence };
    (@type [$choice:ty] [] []) => { $crate::words::Each<$choice, &'static str> };
    (@type [$choice:ty] [$($kind:ty),+] []) => {
        $crate::words::Each<$choice, $crate::words::Sentence>
    };

    (@method [$vis:vis] $entry:ident [] []) => {};
    (@method [$vis:vis] $entry:ident [] [$($variable:ident: $kind:ty),+]) => {
        $vis fn $entry(&self, $($variable: $kind),+) -> String {
            self.$entry.fill(&[$($crate::words::Variable::value(&$variable)),+])
        }
    };
    (@method [$vis:vis] $entry:ident [$choice:ty] []) => {
        $vis fn $entry(&self, choice: $choice) -> &'static str {
            self.$entry.get(choice)
        }
    };
    (@method [$vis:vis] $entry:ident [$choice:ty] [$($variable:ident: $kind:ty),+]) => {
        $vis fn $entry(&self, choice: $choice, $($variable: $kind),+) -> String {
            self.$entry.get(choice).fill(&[$($crate::words::Variable::value(&$variable)),+])
        }
    };
}

/// Names the values of types for the files of words. A missing value does not compile.
macro_rules! choices {
    ($($choice:ty { $($value:path => $name:literal),+ $(,)? })+) => {$(
        impl $crate::words::Choice for $choice {
            const ALL: &'static [Self] = &[$($value),+];
            const NAMES: &'static [&'static str] = &[$($name),+];
        }

        impl $crate::words::Variable for $choice {
            const KIND: $crate::words::Kind =
                $crate::words::Kind::Name(<Self as $crate::words::Choice>::NAMES);

            fn value(&self) -> $crate::words::Value<'_> {
                $crate::words::Value::Name(match self { $($value => $name),+ })
            }
        }
    )+};
}

pub(crate) use {choices, words};
