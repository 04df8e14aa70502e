//! Values that are stored as their text.

/// Implements `Serialize` and `Deserialize` for a type by its text: its display form, which `parse` reads back
/// unless another function is given. The crate depends on `serde`.
#[macro_export]
macro_rules! stored_as_text {
    ($type:ty) => {
        $crate::stored_as_text!($type, str::parse::<$type>);
    };
    ($type:ty, $read:expr) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                $read(&text).map_err(::serde::de::Error::custom)
            }
        }
    };
}
