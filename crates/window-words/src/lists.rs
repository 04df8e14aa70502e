//! Lists of names and phrases.

use words::part;

part!(ListWords);

impl ListWords {
    /// Returns a list without a conjunction, as in "An, Bình, Chi".
    pub fn plain(&self, items: &[String]) -> String {
        self.ending_with(items, |list, item| self.next(list, item))
    }

    /// Returns a list of players or things that belong together, as in "An, Bình and Chi".
    pub fn all_of(&self, items: &[String]) -> String {
        self.ending_with(items, |list, item| self.last(list, item))
    }

    /// Returns a list that ends with `last`, which adds an item to the list of all others.
    pub fn ending_with(&self, items: &[String], last: impl Fn(&str, &str) -> String) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first, others @ .., item] => {
                let next = |list: String, item: &String| self.next(&list, item);
                last(&others.iter().fold(first.clone(), next), item)
            }
        }
    }
}
