//! A text with gaps for the values of variables.
//!
//! This is the part of Fluent that the files of words use. The reference implementation would add ten
//! libraries to the program and time to each frame; a test compares the two on every entry.

use std::borrow::Cow;
use std::fmt::{self, Write};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::language::plural_form;
use crate::{Language, Source, Value};

/// A text with gaps.
#[derive(Debug)]
pub(crate) struct Template {
    language: Language,
    parts: Vec<Part>,
}

#[derive(Debug)]
enum Part {
    Text(Cow<'static, str>),
    /// The value of the variable at this place.
    Variable(usize),
    /// The same with another first letter.
    FirstLetter(usize, Change),
    /// One of several texts.
    Select(Select),
}

#[derive(Clone, Copy, Debug)]
enum Change {
    Lower,
    Upper,
}

#[derive(Debug)]
struct Select {
    /// The place of the variable on which the text depends.
    place: usize,
    /// The texts for some values, of which the first that fits is used.
    cases: Vec<(Key, Vec<Part>)>,
    /// The text for all other values.
    rest: Vec<Part>,
}

/// The value for which a text is used.
#[derive(Debug)]
enum Key {
    Number(i64),
    /// A name, or a kind of number.
    Word(&'static str),
}

impl Key {
    fn fits(&self, value: &Value<'_>, language: Language) -> bool {
        match (self, value) {
            (Key::Number(key), Value::Number(number)) => key == number,
            (Key::Word(form), Value::Number(number)) => *form == plural_form(language, *number),
            (Key::Word(key), Value::Name(name)) => key == name,
            _ => false,
        }
    }
}

impl Template {
    /// Prepares the entry `key`, whose variables have these names.
    ///
    /// # Panics
    /// Panics if the file lacks an entry, or if the entry does something that the tests of the
    /// files refuse.
    pub(crate) fn new(source: &Source, key: &str, variables: &[&str]) -> Self {
        let parts = Reader { source, key, variables }.parts(&source.pattern(key));
        Template { language: source.language(), parts }
    }

    /// Returns the text with `values`, in the order of the variables.
    pub(crate) fn fill(&self, values: &[Value<'_>]) -> String {
        let mut text = String::new();
        self.write(&self.parts, values, &mut text);
        text
    }

    fn write(&self, parts: &[Part], values: &[Value<'_>], text: &mut String) {
        for part in parts {
            match part {
                Part::Text(part) => text.push_str(part),
                Part::Variable(place) => match &values[*place] {
                    Value::Text(value) | Value::Name(value) => text.push_str(value),
                    Value::Number(number) => show(number, text),
                    Value::Notation(value) => show(value, text),
                },
                Part::FirstLetter(place, change) => {
                    if let Value::Text(value) = &values[*place] {
                        let mut letters = value.chars();
                        match (letters.next(), change) {
                            (Some(first), Change::Lower) => text.extend(first.to_lowercase()),
                            (Some(first), Change::Upper) => text.extend(first.to_uppercase()),
                            (None, _) => {}
                        }
                        text.push_str(letters.as_str());
                    }
                }
                Part::Select(Select { place, cases, rest }) => {
                    let fits = |(key, _): &&(Key, _)| key.fits(&values[*place], self.language);
                    let chosen = cases.iter().find(fits).map_or(rest, |(_, parts)| parts);
                    self.write(chosen, values, text);
                }
            }
        }
    }
}

/// Adds `value` to `text`.
fn show(value: &dyn fmt::Display, text: &mut String) {
    write!(text, "{value}").expect("a string has room");
}

/// Turns parsed entries into parts.
struct Reader<'a> {
    source: &'a Source,
    key: &'a str,
    variables: &'a [&'a str],
}

impl Reader<'_> {
    fn parts(&self, pattern: &Pattern<&'static str>) -> Vec<Part> {
        pattern.elements.iter().flat_map(|element| self.element(element)).collect()
    }

    fn element(&self, element: &PatternElement<&'static str>) -> Vec<Part> {
        match element {
            PatternElement::TextElement { value } => vec![Part::Text(Cow::Borrowed(value))],
            PatternElement::Placeable { expression: Expression::Inline(expression) } => {
                self.inline(expression)
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let place = self.place(selector);
                let (mut cases, mut rest) = (Vec::new(), Vec::new());
                for variant in variants {
                    let parts = self.parts(&variant.value);
                    match variant.key {
                        _ if variant.default => rest = parts,
                        VariantKey::Identifier { name } => cases.push((Key::Word(name), parts)),
                        VariantKey::NumberLiteral { value } => {
                            let number = value.parse().unwrap_or_else(|_| self.refuse());
                            cases.push((Key::Number(number), parts));
                        }
                    }
                }
                vec![Part::Select(Select { place, cases, rest })]
            }
        }
    }

    fn inline(&self, expression: &InlineExpression<&'static str>) -> Vec<Part> {
        match expression {
            InlineExpression::StringLiteral { value } => {
                vec![Part::Text(unescape_unicode_to_string(value))]
            }
            InlineExpression::VariableReference { .. } => {
                vec![Part::Variable(self.place(expression))]
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.parts(&self.source.pattern(id.name))
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let change = match id.name {
                    "LOWERFIRST" => Change::Lower,
                    "UPPERFIRST" => Change::Upper,
                    _ => self.refuse(),
                };
                let [variable] = arguments.positional.as_slice() else { self.refuse() };
                vec![Part::FirstLetter(self.place(variable), change)]
            }
            _ => self.refuse(),
        }
    }

    /// Returns the place of a variable.
    fn place(&self, expression: &InlineExpression<&'static str>) -> usize {
        let InlineExpression::VariableReference { id } = expression else { self.refuse() };
        let place = self.variables.iter().position(|variable| *variable == id.name);
        place.unwrap_or_else(|| self.refuse())
    }

    fn refuse(&self) -> ! {
        panic!("the words {} contain what no entry may contain", self.key)
    }
}
