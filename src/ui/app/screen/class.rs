//! Opening a class that this computer serves.

use basics::Name;
use window::ScreenContext;
use window::together::Person;

use super::room::keep_room;
use super::together::{device, face};
use crate::ui::rooms::{ROOMS, other_rooms};

/// Opens a class of this name with these names on its list, and shows the page of its teacher.
pub fn open(title: Name, names: Vec<Name>, context: &mut ScreenContext<'_>) {
    for entry in other_rooms() {
        keep_room(entry, context);
    }
    let Some(key) = device(context) else { return };
    let parts = &*context.parts;
    let name = match &parts.settings().together_name {
        name if name.is_empty() => Name::new(parts.words().class.teacher),
        name => name.clone(),
    };
    let has_chosen_face = parts.settings().together_face.is_some();
    let person = Person { key, name, face: face(parts), has_chosen_face };
    class_pages::open(&ROOMS, (title, names), person, context);
}

/// Opens the class again that this computer has served last.
pub fn open_again(context: &mut ScreenContext<'_>) {
    open(Name::default(), Vec::new(), context);
}

/// Opens the class again during which this program was killed, and says so. Returns whether it does.
pub fn open_after_kill(context: &mut ScreenContext<'_>) -> bool {
    let was_killed = context.parts.desktop.host_was_killed;
    let was_last = context.parts.settings().class.as_ref().is_some_and(|class| class.was_last);
    if !was_last || !was_killed.is_some_and(|was_killed| was_killed()) {
        return false;
    }
    open_again(context);
    context.parts.notices.show(context.ctx, context.parts.words().class.opens_again.to_owned());
    true
}
