//! The games, in the one list that names them all. Commands, the door, the rooms of the window, the games that people
//! play together, the arena, the answers of a worker and the check of the words are made from it: [`each!`] calls a
//! generic function for each game.
//!
//! A further game is a line of the list at the end of this file, and a dependency.

/// Defines what follows from the list.
macro_rules! games {
    ($own:ident of $own_crate:ident; $($guest:ident of $crate_of_guest:ident;)+) => {
        pub use $own_crate::$own;
        $(pub use $crate_of_guest::$guest;)+

        /// The number of games.
        pub const COUNT: usize = 1 $(+ { let _ = stringify!($guest); 1 })+;

        define! { ($) [$crate::$own $(, $crate::$guest)+] [$($crate::$guest),+] }

        /// The fields of the words of all games, those of a game after those of another.
        pub const FIELDS: [&str; COUNT] =
            [$own_crate::words::FIELDS $(, $crate_of_guest::words::FIELDS)+];

        /// Adds the entries of the files of words that the games need in the window to `declared`.
        #[cfg(feature = "gui")]
        pub fn declare_words(declared: &mut Vec<words::Declared>) {
            use words::Entry;
            $own_crate::room::BoardWords::declare("", &[], declared);
            $($crate_of_guest::room::BoardWords::declare("", &[], declared);)+
        }
    };
}

/// Defines the macros that go through the list. `$d` is a dollar sign.
macro_rules! define {
    (($d:tt) [$($game:path),+] [$($guest:path),+]) => {
        /// Returns an array of what a generic function returns for each game: `each!(kind)` is
        /// `[kind::<OAnQuan>(), …]`. Types behind the function are its further arguments.
        #[macro_export]
        macro_rules! each {
            ($d function:ident $d(, $d more:ty)*) => { [$($d function::<$game $d(, $d more)*>()),+] };
        }

        /// Returns such an array for the guests: the games besides the first one.
        #[macro_export]
        macro_rules! each_guest {
            ($d function:ident) => { [$($d function::<$guest>()),+] };
        }
    };
}

// The first one is that of commands which name none; *Other games* lists the others in this order.
games! {
    OAnQuan of oanquan_table;
    Pebbles of pebbles;
    Caro of caro;
    Cotuong of cotuong;
    Ganh of ganh;
}
