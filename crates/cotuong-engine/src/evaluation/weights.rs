//! What each term counts for.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use super::terms::{GROUPS, TERMS};

/// The numbers in the tree.
const FILE: &str = include_str!("weights.txt");

/// What a term counts for in the opening and in the endgame, in hundredths of a soldier.
pub type Weight = [i32; 2];

/// What every term counts for. The text has a line with the name of each group of terms, then lines
/// of weights, as in `12/-3`; lines that begin with `#` are comments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(Box<[Weight; TERMS]>);

/// The reason why a text is not that of weights: the number of the line, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadWeights(pub usize);

impl Weights {
    /// Returns the weights with which the computer plays.
    pub fn usual() -> &'static Weights {
        static USUAL: LazyLock<Weights> =
            LazyLock::new(|| FILE.parse().expect("the weights in the tree"));
        &USUAL
    }

    /// Returns weights that know the value of the pieces only, and that soldiers should advance; a fit
    /// begins with them.
    pub fn rough() -> Self {
        Weights(Box::new(std::array::from_fn(|term| [super::terms::rough(term); 2])))
    }

    /// Returns the weights that `weight` returns for each term.
    pub fn from_fn(weight: impl FnMut(usize) -> Weight) -> Self {
        Weights(Box::new(std::array::from_fn(weight)))
    }

    /// Returns the weight of a term.
    ///
    /// # Panics
    /// If there is no such term.
    pub fn of(&self, term: usize) -> Weight {
        self.0[term]
    }
}

impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut weights = self.0.iter();
        for group in GROUPS {
            writeln!(f, "{}", group.name)?;
            for _ in 0..group.terms / group.a_line {
                let line = weights.by_ref().take(group.a_line);
                let words: Vec<String> =
                    line.map(|[opening, endgame]| format!("{opening}/{endgame}")).collect();
                writeln!(f, "{}", words.join(" "))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Weights {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<Self, BadWeights> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
        let mut weights = Vec::with_capacity(TERMS);
        let mut last = 0;
        for group in GROUPS {
            let (number, line) = lines.next().ok_or(BadWeights(last + 1))?;
            if line != group.name {
                return Err(BadWeights(number));
            }
            for _ in 0..group.terms / group.a_line {
                let (number, line) = lines.next().ok_or(BadWeights(number + 1))?;
                let read: Option<Vec<Weight>> = line.split(' ').map(weight).collect();
                let read = read.filter(|read| read.len() == group.a_line);
                weights.extend(read.ok_or(BadWeights(number))?);
                last = number;
            }
        }
        match lines.next() {
            Some((number, _)) => Err(BadWeights(number)),
            None => Ok(Weights::from_fn(|term| weights[term])),
        }
    }
}

fn weight(text: &str) -> Option<Weight> {
    let (opening, endgame) = text.split_once('/')?;
    let number = |text: &str| text.parse().ok().map(|number: i16| i32::from(number));
    Some([number(opening)?, number(endgame)?])
}
