//! Renders the sounds and the music of the game.
//!
//! `render_audio EFFECTS MUSIC` writes the effects as WAV files into the
//! folder EFFECTS and the tune as the WAV file MUSIC. It gives the same bits
//! every time and everywhere; `scripts/render-audio` puts them into `assets`.

mod effects;
mod filter;
mod flute;
mod math;
mod music;
mod pluck;
mod room;
mod score;
mod strike;
mod wav;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, tune] = arguments.as_slice() else {
        return Err(io::Error::other("usage: render_audio EFFECTS MUSIC"));
    };
    fs::create_dir_all(folder)?;
    for (name, sound) in effects::all() {
        wav::write(&Path::new(folder).join(format!("{name}.wav")), &[&sound])?;
    }
    let [left, right] = music::tune();
    wav::write(Path::new(tune), &[&left, &right])
}
