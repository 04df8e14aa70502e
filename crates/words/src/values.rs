//! How sentences use the values of `basics`.

use basics::{Departure, Level, Side};

use crate::{Kind, Value, Variable, choices};

choices! {
    in any crate;
    Level {
        Level::Beginner => "beginner",
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Expert => "expert",
        Level::Master => "master",
    }
}

impl<Here> Variable<Here> for Side {
    const KIND: Kind = Kind::Number;

    fn value(&self) -> Value<'_> {
        Value::Number(i64::try_from(self.index()).unwrap_or(i64::MAX))
    }
}

impl<Here> Variable<Here> for Departure {
    const KIND: Kind = Kind::Text;

    fn value(&self) -> Value<'_> {
        Value::Notation(self)
    }
}
