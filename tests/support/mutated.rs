//! Texts near those that a reader accepts.

/// Returns one of the seeds after up to seven cuts, copies and insertions, some of them of a piece.
pub(crate) fn mutated(random: &mut fastrand::Rng, seeds: &[&str], pieces: &[&str]) -> String {
    let mut text: Vec<char> = seeds[random.usize(0..seeds.len())].chars().collect();
    for _ in 0..random.usize(0..8) {
        let at = random.usize(0..=text.len());
        let end = (at + random.usize(0..6)).min(text.len());
        match random.u8(0..4) {
            0 => drop(text.drain(at..end)),
            1 => drop(text.splice(at..at, pieces[random.usize(0..pieces.len())].chars())),
            2 => {
                let copy = text[at..end].to_vec();
                let to = random.usize(0..=text.len());
                drop(text.splice(to..to, copy));
            }
            _ => text.insert(at, random.char(..)),
        }
    }
    text.into_iter().collect()
}
