//! The words of text fields.

words::part!(FieldWords);
