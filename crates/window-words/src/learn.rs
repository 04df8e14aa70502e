//! Words for the lessons.

use words::part;

part!(LearnWords);
