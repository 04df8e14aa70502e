//! The macros of the crate `words`, for the declarations of the program.

/// Declares words of the program, as `words::words!` does.
macro_rules! words {
    ($($declared:tt)+) => { ::words::words! { in $crate::words::Program; $($declared)+ } };
}

/// Names the values of types for the words of the program, as `words::choices!` does.
macro_rules! choices {
    ($($named:tt)+) => { ::words::choices! { in $crate::words::Program; $($named)+ } };
}

pub(crate) use {choices, words};
