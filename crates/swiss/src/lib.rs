//! Tournaments by the Swiss system, for a class of up to 60 players.
//!
//! A [`Tournament`] knows its players and the rounds so far. It pairs the next round, takes results
//! and their corrections, and computes the [`Standing`] of each player. Source of the general ideas:
//! FIDE Handbook C.04.1, *Basic rules for Swiss systems*. The rules here:
//!
//! - Nobody meets an opponent twice. Unlike with FIDE, a pairing counts even if a player was absent.
//! - With an odd number of players, one is free for the round. That counts as a win. The free round goes
//!   to a player with the fewest free rounds so far; among these, to the one with the fewest points with
//!   whom the others can still be paired; among equals, by lot. Nobody is free a second time before
//!   everybody present has been free once; rounds missed before or between count like a free one here.
//! - Among all pairings that these rules allow, the round gets the one in which the points of opponents
//!   differ least: the sum of the squares of the differences is as small as possible.
//! - Among those, the one in which the players begin and reply equally often. FIDE limits the difference
//!   to two; here, equal points matter more.
//! - Among those, the upper half of a group with equal points meets its lower half. FIDE ranks players
//!   by rating within a group; here, a lot drawn at the start does.
//! - The pairing also leaves pairings for the rounds that are still planned, as far as the players present
//!   can play them: everybody can meet everybody. Where the pairing that is best by points does not, the
//!   best of those nearest to it that does is taken, or the best round of a plan of the rest.
//!
//! Between equal points, the [`Standing`]s look at the games won on the board, at the points of the
//! opponents (Buchholz), at the points of those beaten (Sonneborn-Berger) and at the direct encounter, all
//! as in FIDE Handbook C.07, *Tie-break regulations*.
//!
//! A pairing is found whenever one exists: it is a perfect matching of greatest weight in the graph of
//! the pairings allowed, by Edmonds' blossom algorithm (Galil, *Efficient Algorithms for Finding Maximum
//! Matching in Graphs*, ACM Computing Surveys 18, 1986). The same players, results and seed give the same
//! pairings.

mod class_list;
mod error;
mod matching;
mod name;
mod pairing;
mod round;
mod score;
mod standings;
mod stored;
mod tournament;

pub use class_list::{ClassList, PassedOver};
pub use error::{CannotPair, Malformed, Refused};
pub use name::PlayerName;
pub use round::{Game, Outcome, PlayerId, Round};
pub use score::Score;
pub use standings::Standing;
pub use tournament::{LateEntry, MAX_PLAYERS, Player, Tournament, most_rounds, usual_rounds};
