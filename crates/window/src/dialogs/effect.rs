//! What follows from what the player does in a dialog.

use super::Dialog;
use crate::{Command, Screen, ScreenContext};

/// What follows from an answer. Receives the screen below the dialog, which is still open, and returns the
/// command that is left to the screen and the window.
pub type Effect = Box<dyn FnOnce(&mut dyn Screen, &mut ScreenContext<'_>) -> Option<Command>>;

/// Returns an effect that leaves nothing to the window.
pub fn effect(act: impl FnOnce(&mut dyn Screen, &mut ScreenContext<'_>) + 'static) -> Effect {
    Box::new(|screen, context| {
        act(screen, context);
        None
    })
}

/// Returns the effect that leaves `command` to the screen and the window.
pub fn leave(command: Command) -> Effect {
    Box::new(move |_, _| Some(command))
}

/// Returns the effect that closes the dialog.
pub fn close() -> Effect {
    closing(|_, _| {})
}

/// Returns an effect that closes the dialog first.
pub fn closing(act: impl FnOnce(&mut dyn Screen, &mut ScreenContext<'_>) + 'static) -> Effect {
    effect(|screen, context| {
        context.parts.dialogs.close();
        act(screen, context);
    })
}

/// Returns an effect that changes the open dialog, which is of the type `D` and stays open.
pub fn change<D: Dialog>(act: impl FnOnce(&mut D, &mut ScreenContext<'_>) + 'static) -> Effect {
    effect(|_, context| {
        if let Some(mut dialog) = context.parts.dialogs.take_as::<D>() {
            act(&mut dialog, context);
            context.parts.dialogs.put_back(dialog);
        }
    })
}
