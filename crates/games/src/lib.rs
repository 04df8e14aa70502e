//! The games, in the one list that names them all. Commands, the door, the rooms of the window, the games that people
//! play together, the arena, the answers of a worker and the check of the words are made from it: [`each!`] calls a
//! generic function for each game.
//!
//! A further game is a line of the list at the end of this file, and a dependency.

/// Defines what follows from the list.
macro_rules! games {
    ($($game:ident of $its_crate:ident;)+) => {
        $(pub use $its_crate::$game;)+

        /// The number of games.
        pub const COUNT: usize = [$(stringify!($game)),+].len();

        /// The names of the games.
        pub const IDS: [&str; COUNT] = [$(<$crate::$game as tabletop::Game>::ID),+];

        define! { ($) [$($crate::$game),+] }

        /// The fields of the words of all games, those of a game after those of another.
        pub const FIELDS: [&str; COUNT] = [$($its_crate::words::FIELDS),+];

        /// Adds the entries of the files of words that the games need in the window to `declared`.
        #[cfg(feature = "gui")]
        pub fn declare_words(declared: &mut Vec<words::Declared>) {
            use words::Entry;
            $($its_crate::room::BoardWords::declare("", &[], declared);)+
        }
    };
}

/// Defines the macros that go through the list. `$d` is a dollar sign.
macro_rules! define {
    (($d:tt) [$($game:path),+]) => {
        /// Returns an array of what a generic function returns for each game: `each!(kind)` is
        /// `[kind::<OAnQuan>(), …]`. Types behind the function are its further arguments.
        #[macro_export]
        macro_rules! each {
            ($d function:ident $d(, $d more:ty)*) => { [$($d function::<$game $d(, $d more)*>()),+] };
        }
    };
}

// The first one is that of commands which name none, and its room is the home; *Other games* lists the others in this
// order.
games! {
    OAnQuan of oanquan_table;
    Pebbles of pebbles;
    Caro of caro;
    Cotuong of cotuong;
    Ganh of ganh;
}
