//! Words for the lessons.

use crate::words::part;

part!(LearnWords);
