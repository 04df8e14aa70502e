//! Steps of the mouse wheel.

use eframe::egui::{Event, Id, MouseWheelUnit, Ui};

/// The points that a touch pad scrolls for one step.
const STEP: f32 = 40.0;

/// Returns the steps that the wheel was turned in this frame, up or down, over the widget `id`.
pub fn steps(ui: &Ui, id: Id) -> i16 {
    let turned = ui.input(|input| {
        let parts = input.events.iter().filter_map(|event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => Some(delta.y / STEP),
            Event::MouseWheel { delta, .. } => Some(delta.y),
            _ => None,
        });
        parts.sum::<f32>()
    });
    if turned == 0.0 {
        return 0;
    }
    let key = id.with("wheel");
    let sum = turned + ui.data(|data| data.get_temp::<f32>(key)).unwrap_or(0.0);
    ui.data_mut(|data| data.insert_temp(key, sum.fract()));
    sum.trunc() as i16
}
