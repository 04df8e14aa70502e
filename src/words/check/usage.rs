//! What an entry of a file of words contains, including the entries that it refers to.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

use crate::words::{Declared, DeclaredVariable, Kind};

/// The entries of a file.
pub(super) type Messages<'text, 'ast> = BTreeMap<&'text str, &'ast Pattern<&'text str>>;

/// The variables of an entry.
#[derive(Default)]
pub(super) struct Variables<'text> {
    /// Those that its text contains.
    pub(super) contained: BTreeSet<&'text str>,
    /// Those on which it depends.
    depended: BTreeSet<&'text str>,
}

impl<'text> Variables<'text> {
    pub(super) fn all(&self) -> impl Iterator<Item = &'text str> {
        self.contained.union(&self.depended).copied()
    }
}

/// What an entry contains.
pub(super) struct Usage<'text, 'a> {
    messages: &'a Messages<'text, 'a>,
    declared: &'a [DeclaredVariable],
    code: &'a str,
    /// The entries in which the one that is read now lies.
    within: Vec<&'text str>,
    pub(super) variables: Variables<'text>,
    /// The entry and those that it refers to.
    pub(super) entries: BTreeSet<&'text str>,
    pub(super) faults: Vec<String>,
}

impl<'text, 'a> Usage<'text, 'a> {
    /// Reads a declared entry.
    pub(super) fn of(
        entry: &'a Declared,
        messages: &'a Messages<'text, 'a>,
        code: &'a str,
    ) -> Self {
        let (variables, entries) = (Variables::default(), BTreeSet::new());
        let (within, faults) = (Vec::new(), Vec::new());
        let declared = &entry.variables;
        let mut usage = Usage { messages, declared, code, within, variables, entries, faults };
        usage.entry(&entry.key);
        usage
    }

    fn entry(&mut self, key: &str) {
        let Some((&key, pattern)) = self.messages.get_key_value(key) else {
            return self.faults.push(format!("there is no entry {key}"));
        };
        if self.within.contains(&key) {
            return self.faults.push("contains itself".to_owned());
        }
        self.entries.insert(key);
        self.within.push(key);
        self.pattern(pattern);
        self.within.pop();
    }

    fn pattern(&mut self, pattern: &Pattern<&'text str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(expression) } => {
                    self.inline(expression);
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    let keys: Vec<(&str, bool)> = variants
                        .iter()
                        .map(|variant| match variant.key {
                            VariantKey::Identifier { name } => (name, variant.default),
                            VariantKey::NumberLiteral { value } => (value, variant.default),
                        })
                        .collect();
                    self.selector(selector, &keys);
                    variants.iter().for_each(|variant| self.pattern(&variant.value));
                }
            }
        }
    }

    fn inline(&mut self, expression: &InlineExpression<&'text str>) {
        match expression {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::MessageReference { id, attribute: None } => self.entry(id.name),
            InlineExpression::VariableReference { id } => self.contained(id.name),
            InlineExpression::FunctionReference { id, arguments } => {
                if !["LOWERFIRST", "UPPERFIRST"].contains(&id.name) {
                    self.faults.push(format!("there is no function {}", id.name));
                }
                match (arguments.positional.as_slice(), arguments.named.as_slice()) {
                    ([InlineExpression::VariableReference { id: variable }], [])
                        if self.kind(variable.name) == Some(Kind::Text) =>
                    {
                        self.contained(variable.name);
                    }
                    _ => self.faults.push(format!("{} takes a variable that is a text", id.name)),
                }
            }
            InlineExpression::Placeable { expression } => match &**expression {
                Expression::Inline(expression) => self.inline(expression),
                Expression::Select { .. } => self.faults.push("has braces in braces".to_owned()),
            },
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                self.faults.push("refers to a term or an attribute".to_owned());
            }
        }
    }

    fn kind(&self, name: &str) -> Option<Kind> {
        self.declared.iter().find(|variable| variable.name == name).map(|variable| variable.kind)
    }

    fn contained(&mut self, name: &'text str) {
        match self.kind(name) {
            Some(Kind::Text | Kind::Number) => {}
            Some(Kind::Name(_)) => self.faults.push(format!("${name} is a name, not a text")),
            None => self.faults.push(format!("there is no ${name}")),
        }
        self.variables.contained.insert(name);
    }

    /// Checks a text that depends on `selector`, with these keys, of which one is for all other
    /// values.
    fn selector(&mut self, selector: &InlineExpression<&'text str>, keys: &[(&str, bool)]) {
        let InlineExpression::VariableReference { id } = selector else {
            return self.faults.push("depends on something other than a variable".to_owned());
        };
        let name = id.name;
        self.variables.depended.insert(name);
        for (place, (key, _)) in keys.iter().enumerate() {
            if keys[..place].iter().any(|(other, _)| other == key) {
                self.faults.push(format!("${name} has two lines for {key}"));
            }
        }
        let rest_is_other = keys.iter().any(|(key, default)| *default && *key == "other");
        let has = |wanted: &str| keys.iter().any(|(key, _)| *key == wanted);
        match self.kind(name) {
            None => self.faults.push(format!("there is no ${name}")),
            Some(Kind::Text) => self.faults.push(format!("nothing can depend on ${name}")),
            Some(Kind::Name(names)) => {
                let unknown = keys.iter().map(|(key, _)| *key);
                let unknown = unknown.filter(|key| *key != "other" && !names.contains(key));
                self.faults.extend(unknown.map(|key| format!("${name} is never {key}")));
                let missing = names.iter().filter(|wanted| !has(wanted) && !rest_is_other);
                self.faults.extend(missing.map(|key| format!("${name} lacks a line for {key}")));
            }
            Some(Kind::Number) => {
                let forms = plural_forms(self.code);
                let words = keys.iter().map(|(key, _)| *key).filter(|key| !is_number(key));
                let words: Vec<&str> = words.collect();
                let unknown = words.iter().filter(|word| !forms.contains(*word));
                self.faults.extend(
                    unknown.map(|form| format!("${name} has no form {form} in this language")),
                );
                let missing = forms.iter().filter(|form| words.len() > 1 && !has(form));
                self.faults.extend(missing.map(|form| format!("${name} lacks the form {form}")));
                if !rest_is_other {
                    self.faults.push(format!("${name} lacks the line *[other]"));
                }
            }
        }
    }
}

fn is_number(key: &str) -> bool {
    key.parse::<f64>().is_ok()
}

/// Returns the kinds of whole numbers for which a language has a form of its own.
fn plural_forms(code: &str) -> BTreeSet<&'static str> {
    let rules = plural_rules(code);
    let form = |number: u32| form_name(rules.select(number).expect("a number"));
    (0..200).map(form).chain(["other"]).collect()
}

/// Returns the rules for the forms of a language.
fn plural_rules(code: &str) -> PluralRules {
    let mut locales = PluralRules::get_locales(PluralRuleType::CARDINAL).into_iter();
    let locale = locales.find(|locale| *locale == code).expect("a language code");
    PluralRules::create(locale, PluralRuleType::CARDINAL).expect("rules")
}

/// Returns the name of a form.
fn form_name(form: PluralCategory) -> &'static str {
    match form {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}
