//! Opening a class that this computer serves.

use basics::Name;
use window::ScreenContext;
use window::together::Person;

use super::room::keep_room;
use super::together::{device, face};
use crate::ui::rooms::{ROOMS, other_rooms};

/// Opens a class with these names on its list, and shows the page of its teacher.
pub fn open(names: Vec<Name>, context: &mut ScreenContext<'_>) {
    for entry in other_rooms() {
        keep_room(entry, context);
    }
    let Some(key) = device(context) else { return };
    let parts = &*context.parts;
    let name = match &parts.settings().together_name {
        name if name.is_empty() => Name::new(parts.words().class.teacher),
        name => name.clone(),
    };
    let person = Person { key, name, face: face(parts) };
    class_pages::open(&ROOMS, names, person, context);
}
