//! The rooms of the games. The window holds an [`OpenTable`](window::OpenTable) of each and knows nothing of the game
//! on it.

use frame::entry;
use window::RoomEntry;

/// The games.
pub static ROOMS: [RoomEntry; games::COUNT] = games::each!(entry);

/// Returns the game whose room is the home.
pub fn home_room() -> &'static RoomEntry {
    &ROOMS[0]
}

/// Returns the other games, in the order of their list.
pub fn other_rooms() -> &'static [RoomEntry] {
    &ROOMS[1..]
}

/// Returns the entry of the game with this name.
pub fn room_of(id: &str) -> Option<&'static RoomEntry> {
    ROOMS.iter().find(|entry| entry.id == id)
}
