//! The rooms of the other games. The window holds an [`OpenTable`](frame::OpenTable) of each and knows nothing of
//! the game on it.

use frame::RoomEntry;
use frame::table::entry;

/// The other games, in the order of their list.
pub const ROOMS: [RoomEntry; games::COUNT - 1] = games::each_guest!(entry);
