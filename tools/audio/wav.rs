//! Writes WAV files with 16-bit samples.

use std::path::Path;
use std::{fs, io};

use crate::math::RATE;

/// Writes `channels`, which have the same length, to `path`.
pub fn write(path: &Path, channels: &[&[f64]]) -> io::Result<()> {
    let frames = channels[0].len();
    let bytes_per_frame = 2 * channels.len() as u32;
    let data_bytes = frames as u32 * bytes_per_frame;
    let rate = RATE as u32;

    let mut bytes = Vec::with_capacity(44 + data_bytes as usize);
    bytes.extend(b"RIFF");
    bytes.extend((36 + data_bytes).to_le_bytes());
    bytes.extend(b"WAVEfmt ");
    bytes.extend(16u32.to_le_bytes());
    bytes.extend(1u16.to_le_bytes()); // PCM
    bytes.extend((channels.len() as u16).to_le_bytes());
    bytes.extend(rate.to_le_bytes());
    bytes.extend((rate * bytes_per_frame).to_le_bytes());
    bytes.extend((bytes_per_frame as u16).to_le_bytes());
    bytes.extend(16u16.to_le_bytes());
    bytes.extend(b"data");
    bytes.extend(data_bytes.to_le_bytes());
    for frame in 0..frames {
        for channel in channels {
            let value = (channel[frame] * 32767.0).round().clamp(-32767.0, 32767.0);
            bytes.extend((value as i16).to_le_bytes());
        }
    }
    fs::write(path, bytes)
}
