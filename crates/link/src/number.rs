//! Whole numbers of any size, which carry choices among any number of things without waste.

/// A choice: its index, and the number of things to choose from, from 1 to 256.
pub type Choice = (usize, usize);

/// A whole number as bytes, least significant first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number(Vec<u8>);

impl Number {
    /// Returns the number that [`next`](Self::next) takes these choices from, first to last.
    pub fn of(choices: &[Choice]) -> Self {
        let mut number = Number::default();
        for (index, count) in choices.iter().rev() {
            number.push(*index, *count);
        }
        number
    }

    /// Returns a number from its bytes, least significant first.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        Number(bytes.to_vec())
    }

    /// Returns the bytes, least significant first; none is a leading zero.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Takes the next choice among `count` things.
    pub fn next(&mut self, count: usize) -> usize {
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            let value = rest << 8 | usize::from(*byte);
            *byte = (value / count) as u8;
            rest = value % count;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest
    }

    /// Returns whether nothing is left but choices of the first thing.
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(|byte| *byte == 0)
    }

    /// Adds a choice in front of the others.
    fn push(&mut self, index: usize, count: usize) {
        let mut carry = index;
        for byte in &mut self.0 {
            let value = usize::from(*byte) * count + carry;
            *byte = value as u8;
            carry = value >> 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_in_order() {
        let choices = [(3, 10), (0, 1), (7, 8), (255, 256), (0, 2), (11, 12), (0, 5)];
        let mut number = Number::from_bytes(Number::of(&choices).bytes());
        for (index, count) in choices {
            assert_eq!(number.next(count), index);
        }
        assert!(number.is_zero());
    }

    #[test]
    fn choices_take_no_more_room_than_they_need() {
        // A thousand decimal digits are less than 10^1000, which has 3,322 bits.
        let digits: Vec<Choice> = (0..1000).map(|at| (at * 7 % 10, 10)).collect();
        assert!(Number::of(&digits).bytes().len() <= 3322_usize.div_ceil(8));
    }
}
