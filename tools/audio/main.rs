//! Renders the sounds and the music of the game.
//!
//! `render_audio EFFECTS MUSIC` writes the effects and the pieces as WAV files to the folders
//! EFFECTS and MUSIC, and prints their loudness. The output is identical, bit for bit, on every
//! machine. `scripts/render-audio` puts it into `assets`.

mod bau;
mod contour;
mod effects;
mod filter;
mod flute;
mod loudness;
mod math;
mod music;
mod pluck;
mod room;
mod scale;
mod score;
mod strike;
mod wav;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [effects, music] = arguments.as_slice() else {
        return Err(io::Error::other("usage: render_audio EFFECTS MUSIC"));
    };
    fs::create_dir_all(effects)?;
    fs::create_dir_all(music)?;
    for (name, sound) in effects::all() {
        wav::write(&Path::new(effects).join(format!("{name}.wav")), &[&sound])?;
    }
    for piece in music::pieces() {
        let [left, right] = &piece.sides;
        wav::write(&Path::new(music).join(format!("{}.wav", piece.name)), &[left, right])?;
        describe(&piece);
    }
    Ok(())
}

/// Prints the length of a piece, its loudness, and the range of its loudness.
fn describe(piece: &music::Piece) {
    let seconds = piece.sides[0].len() as f64 / math::RATE;
    let loudness = loudness::integrated(&piece.sides);
    let parts = loudness::stretches(&piece.sides, 10.0);
    let least = parts.iter().copied().fold(f64::INFINITY, f64::min);
    let most = parts.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    println!(
        "{}: {seconds:.1} s, {loudness:.1} LUFS, {least:.1} to {most:.1} in stretches of 10 s",
        piece.title
    );
}
