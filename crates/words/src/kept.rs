//! Values of which there is one for each type.

use std::any::{Any, TypeId};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The values by their types. A generic function can have no static of its own.
static KEPT: Mutex<BTreeMap<TypeId, &'static (dyn Any + Send + Sync)>> =
    Mutex::new(BTreeMap::new());

/// Returns the value of type `T`, which `new` creates the first time.
pub fn kept<T: Any + Send + Sync>(new: fn() -> T) -> &'static T {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let value = *kept.entry(TypeId::of::<T>()).or_insert_with(|| Box::leak(Box::new(new())));
    value.downcast_ref().expect("a value lies under its own type")
}
