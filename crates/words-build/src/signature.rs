//! The comments that declare what an entry depends on.

/// How a line that declares something begins.
const FOR_EACH: &str = "For each ";
const TAKES: &str = "Takes ";
/// The line above an entry that only other entries contain.
const FRAGMENT: &str = "Only part of other entries";

/// What an entry depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Signature {
    /// The type of the values of which each has an entry.
    pub(crate) choice: Option<String>,
    /// The variables, in the order of the arguments.
    pub(crate) variables: Vec<Variable>,
    /// Whether only other entries contain it.
    pub(crate) is_fragment: bool,
}

/// A variable of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Variable {
    /// Its name, without the dollar sign.
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Whether a language may leave it out although another one contains it.
    pub(crate) is_optional: bool,
}

/// What a variable holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    /// A part of a text that the program did not write.
    Excerpt,
    Number,
    YesOrNo,
    /// A value as the notation of games writes it.
    Notation,
    /// A value of a type in Rust, one of a few.
    Type(String),
}

impl Kind {
    fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "text" => Kind::Text,
            "excerpt" => Kind::Excerpt,
            "number" => Kind::Number,
            "notation" => Kind::Notation,
            "yes or no" => Kind::YesOrNo,
            _ if is_type(text) => Kind::Type(text.to_owned()),
            _ => return None,
        })
    }
}

impl Signature {
    /// Reads a line of a comment; `None` if it declares nothing.
    ///
    /// # Errors
    /// Returns what is wrong with a line that declares something.
    pub(crate) fn parse(line: &str) -> Option<Result<Self, String>> {
        if line == FRAGMENT {
            return Some(Ok(Signature { is_fragment: true, ..Signature::default() }));
        }
        if let Some(each) = line.strip_prefix(FOR_EACH) {
            let (choice, variables) = match each.split_once(", takes ") {
                Some((choice, variables)) => (choice, Some(variables)),
                None => (each, None),
            };
            return is_type(choice).then(|| {
                let variables = variables.map_or(Ok(Vec::new()), parse_variables)?;
                Ok(Signature { choice: Some(choice.to_owned()), variables, is_fragment: false })
            });
        }
        let variables = line.strip_prefix(TAKES).filter(|variables| variables.starts_with('$'))?;
        Some(
            parse_variables(variables)
                .map(|variables| Signature { variables, ..Signature::default() }),
        )
    }
}

fn parse_variables(text: &str) -> Result<Vec<Variable>, String> {
    let mut variables: Vec<Variable> = Vec::new();
    for declared in text.split(", ") {
        let parts = declared.strip_prefix('$').and_then(|declared| declared.split_once(": "));
        let Some((name, kind)) = parts.filter(|(name, _)| is_name(name)) else {
            return Err(format!(
                "\"{declared}\" is not a variable and its kind, as in \"$name: text\""
            ));
        };
        let (is_optional, kind) = match kind.strip_prefix("optional ") {
            Some(kind) => (true, kind),
            None => (false, kind),
        };
        let Some(kind) = Kind::parse(kind) else {
            return Err(format!(
                "\"{kind}\" is not a kind of variable: text, excerpt, number, notation, yes or no, or a type"
            ));
        };
        if variables.iter().any(|variable| variable.name == name) {
            return Err(format!("${name} is declared twice"));
        }
        variables.push(Variable { name: name.to_owned(), kind, is_optional });
    }
    Ok(variables)
}

/// Returns whether a word can name a type.
fn is_type(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Returns whether a word can name a variable.
fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_comments_declare_nothing() {
        for line in ["Takes a while.", "For each of them", "A level. $name: \"Hard\"."] {
            assert_eq!(Signature::parse(line), None, "{line}");
        }
    }

    #[test]
    fn a_line_declares_a_choice_and_variables() {
        let line = "For each Taste, takes $pieces: number, $why: optional text";
        let signature = Signature::parse(line).expect("a declaration").expect("no fault");
        assert_eq!(signature.choice.as_deref(), Some("Taste"));
        let names = signature.variables.iter().map(|v| (v.name.as_str(), &v.kind, v.is_optional));
        let expected = [("pieces", &Kind::Number, false), ("why", &Kind::Text, true)];
        assert_eq!(names.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_fault_in_a_declaration_is_named() {
        for (line, fault) in [
            ("Takes $name", "\"$name\" is not a variable"),
            ("Takes $name: txt", "\"txt\" is not a kind"),
            ("Takes $a: text, $a: text", "$a is declared twice"),
            ("For each Taste, takes pieces: number", "\"pieces: number\" is not a variable"),
        ] {
            let found = Signature::parse(line).expect("a declaration").expect_err(line);
            assert!(found.contains(fault), "{found}");
        }
    }
}
