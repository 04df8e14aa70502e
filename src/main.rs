//! The program: a thin door to the library.

fn main() {}
