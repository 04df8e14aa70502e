//! The languages, their files and the forms of their numbers.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

/// A language of the window and of the game in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// Tiếng Việt.
    Vietnamese,
    /// English.
    English,
}

impl Language {
    /// Returns the language of a locale such as `vi_VN.UTF-8` or `vi-VN`: Vietnamese for `vi`, otherwise
    /// English, which more visitors from elsewhere read.
    pub fn of_locale(locale: &str) -> Self {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("vi") { Language::Vietnamese } else { Language::English }
    }
}

/// The languages, in the order of the menu.
pub const LANGUAGES: [Language; 2] = [Language::Vietnamese, Language::English];

// Constants would put a copy of each file into every crate that uses it.
static VIETNAMESE: &str = include_str!(concat!(env!("OUT_DIR"), "/vi.ftl"));
static ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/en.ftl"));

/// Returns the code of a language and the contents of its file without comments.
pub fn file(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::Vietnamese => ("vi", VIETNAMESE),
        Language::English => ("en", ENGLISH),
    }
}

/// Returns the code of a language, such as `en`.
pub fn code(language: Language) -> &'static str {
    file(language).0
}

/// Returns the kind of a number for which a language has a form of its own, as Fluent names it:
/// "one", "few" or the like, "other" for the rest.
pub(crate) fn plural_form(language: Language, number: i64) -> &'static str {
    match (language, number) {
        (Language::English, 1 | -1) => "one",
        (Language::English | Language::Vietnamese, _) => "other",
    }
}

/// Values of which each language has one. They are created when they are first needed.
#[derive(Debug)]
pub struct ByLanguage<T>([OnceLock<T>; LANGUAGES.len()]);

impl<T> ByLanguage<T> {
    /// Returns a place for the values, none of which has been created.
    #[expect(clippy::new_without_default, reason = "it is for constants and statics")]
    pub const fn new() -> Self {
        ByLanguage([const { OnceLock::new() }; LANGUAGES.len()])
    }

    /// Returns the value of `language`, which `create` provides the first time.
    pub fn get(&self, language: Language, create: impl FnOnce() -> T) -> &T {
        let place = LANGUAGES.iter().position(|other| *other == language);
        self.0[place.expect("the list contains every language")].get_or_init(create)
    }
}

#[cfg(test)]
mod tests {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

    use super::*;

    /// Returns the form of a number, as the reference implementation names it.
    fn reference(code: &str) -> impl Fn(i64) -> &'static str {
        let mut locales = PluralRules::get_locales(PluralRuleType::CARDINAL).into_iter();
        let locale = locales.find(|locale| *locale == code).expect("a language code");
        let rules = PluralRules::create(locale, PluralRuleType::CARDINAL).expect("rules");
        move |number| match rules.select(number).expect("a number") {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        }
    }

    #[test]
    fn plural_forms_are_those_of_the_reference() {
        for language in LANGUAGES {
            let form = reference(code(language));
            for number in 0..=1000 {
                assert_eq!(plural_form(language, number), form(number), "{language:?}, {number}");
            }
        }
    }

    #[test]
    fn only_a_vietnamese_locale_is_vietnamese() {
        for locale in ["vi_VN.UTF-8", "vi-VN", "vi", "VI", "vi.UTF-8", "vi_US@euro"] {
            assert_eq!(Language::of_locale(locale), Language::Vietnamese, "{locale}");
        }
        for locale in ["en_GB.UTF-8", "de_DE.UTF-8", "C", "C.UTF-8", "POSIX", "", "vie", "zh-Hant"]
        {
            assert_eq!(Language::of_locale(locale), Language::English, "{locale}");
        }
    }
}
