//! What the pages of every game ask of ô ăn quan.

mod listed;
