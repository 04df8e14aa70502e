//! Which functions of a program are alike, as their names say.

/// Returns what the functions of a kind have in common in their names: for the method of a trait, the trait and the
/// method, then the type; the types for which a function was compiled are left out.
pub fn kin(name: &str) -> String {
    let Some((of, rest)) = name.strip_prefix('<').and_then(|name| split_at_end(name)) else {
        return without_types(name);
    };
    let rest = without_types(rest);
    match split_at_as(of) {
        Some((ty, of_trait)) => format!("{}{rest} {}", without_types(of_trait), kin(ty)),
        None => kin(of) + &rest,
    }
}

/// Returns each character with the number of angle brackets that are open after it.
fn depths(text: &str) -> impl Iterator<Item = (usize, char, usize)> {
    let (mut open, mut before) = (0_usize, ' ');
    text.char_indices().map(move |(place, letter)| {
        match letter {
            '<' => open += 1,
            // That of an arrow closes nothing.
            '>' if before != '-' => open = open.saturating_sub(1),
            _ => {}
        }
        before = letter;
        (place, letter, open)
    })
}

/// Splits a text at the bracket that closes the one before it.
fn split_at_end(text: &str) -> Option<(&str, &str)> {
    let mut open = 1_usize;
    let mut before = ' ';
    for (place, letter) in text.char_indices() {
        match letter {
            '<' => open += 1,
            '>' if before != '-' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return Some((&text[..place], &text[place + 1..]));
        }
        before = letter;
    }
    None
}

/// Splits a type and its trait.
fn split_at_as(text: &str) -> Option<(&str, &str)> {
    const AS: &str = " as ";
    let mut places = depths(text).filter(|(_, _, open)| *open == 0).map(|(place, ..)| place);
    let place = places.find(|place| text[*place..].starts_with(AS))?;
    Some((&text[..place], &text[place + AS.len()..]))
}

/// Returns a text without what is in angle brackets, and without the numbers of crates.
fn without_types(text: &str) -> String {
    let outside = depths(text).filter(|(_, letter, open)| *open == 0 && *letter != '>');
    let mut is_number = false;
    outside
        .map(|(_, letter, _)| letter)
        .filter(|letter| {
            let was_number = is_number;
            is_number = match letter {
                '[' => true,
                ']' => false,
                _ => is_number,
            };
            !was_number && !is_number
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_for_several_games_are_kin() {
        let page = |game: &str| kin(&format!("table[1f]::page::show::<{game}[2e]::Game>"));
        assert_eq!(page("caro"), "table::page::show::");
        assert_eq!(page("caro"), page("ganh"));
        assert_eq!(kin("<study[7a]::Editor<caro::Caro>>::draw"), "study::Editor::draw");
    }

    #[test]
    fn the_method_of_a_trait_comes_before_its_type() {
        let name = "<fn(u8) -> alloc[9c]::Vec<u8> as core[0a]::Debug<u8>>::fmt::<u8>";
        assert_eq!(kin(name), "core::Debug::fmt:: fn(u8) - alloc::Vec");
        assert_eq!(kin("<<a::B<u8>>::c::{closure#0} as D>::e"), "D::e a::B::c::{closure#0}");
    }
}
