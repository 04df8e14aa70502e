//! Music in OGG Vorbis.

mod packets;

use rodio::Sample;
use symphonia_codec_vorbis::VorbisDecoder;
use symphonia_core::codecs::audio::well_known::CODEC_ID_VORBIS;
use symphonia_core::codecs::audio::{AudioCodecParameters, AudioDecoder as _, AudioDecoderOptions};
use symphonia_core::packet::PacketRef;
use symphonia_core::units::{Duration, Timestamp};

use packets::Packets;

use super::format::{CHANNELS, RATE};

/// How the packet begins that says what a file of Vorbis contains.
const SIGN: &[u8] = b"\x01vorbis\0\0\0\0";

/// How many packets precede the music.
const HEADERS: usize = 3;

/// A piece that is repeated without a gap, and decoded as it plays. Only the decoder is that of a library: its reader of
/// files would link what reads the tags of all formats.
pub(super) struct LoopedOgg {
    ogg: &'static [u8],
    packets: Packets,
    decoder: VorbisDecoder,
    /// The samples of the latest packet, and how many of them have been played.
    samples: Vec<Sample>,
    played: usize,
    /// How many samples of each channel have been decoded since the start of this round.
    decoded: u64,
}

impl LoopedOgg {
    /// Opens a file. Returns `None` if it is not music in the common format.
    pub(super) fn open(ogg: &'static [u8]) -> Option<Self> {
        let mut packets = Packets::of(ogg);
        // Of the three packets at the start, that in the middle has the tags.
        let [format, _, setup] = [packets.next()?, packets.next()?, packets.next()?];
        let (&channels, rest) = format.data.strip_prefix(SIGN)?.split_first()?;
        let is_music = u16::from(channels) == CHANNELS.get()
            && u32::from_le_bytes(*rest.first_chunk()?) == RATE.get();
        if !is_music {
            return None;
        }
        let mut parameters = AudioCodecParameters::new();
        let setup = [format.data, setup.data].concat();
        parameters.for_codec(CODEC_ID_VORBIS).with_extra_data(setup.into());
        let decoder = VorbisDecoder::try_new(&parameters, &AudioDecoderOptions::default()).ok()?;
        Some(LoopedOgg { ogg, packets, decoder, samples: Vec::new(), played: 0, decoded: 0 })
    }

    /// Returns the next sample, those of the channels in turn, or `None` if the file is damaged here.
    pub(super) fn next(&mut self) -> Option<Sample> {
        loop {
            if let Some(sample) = self.samples.get(self.played) {
                self.played += 1;
                return Some(*sample);
            }
            self.decode()?;
        }
    }

    /// Decodes the next packet, which is the first one after the last.
    fn decode(&mut self) -> Option<()> {
        let packet = match self.packets.next() {
            Some(packet) => packet,
            None if self.decoded == 0 => return None,
            None => {
                self.packets = Packets::of(self.ogg);
                self.decoder.reset();
                self.decoded = 0;
                self.packets.nth(HEADERS)?
            }
        };
        let data = PacketRef::new(0, Timestamp::ZERO, Duration::ZERO, &packet.data);
        let decoded = self.decoder.decode_ref(&data).ok()?;
        self.played = 0;
        self.decoded += decoded.frames() as u64;
        decoded.copy_to_vec_interleaved(&mut self.samples);
        // What the last packet has beyond the end is silence that fills it.
        let beyond = packet.end.map_or(0, |end| self.decoded.saturating_sub(end));
        let beyond = usize::try_from(beyond).unwrap_or(usize::MAX);
        let beyond = beyond.saturating_mul(usize::from(CHANNELS.get()));
        self.samples.truncate(self.samples.len().saturating_sub(beyond));
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_begins_again_after_its_last_sample() {
        let ogg = include_bytes!("../../../assets/music/san-dinh.ogg");
        let end = Packets::of(ogg).last().and_then(|packet| packet.end).unwrap();
        let mut piece = LoopedOgg::open(ogg).unwrap();
        let mut next = |count: usize| -> Vec<Sample> {
            std::iter::from_fn(|| piece.next()).take(count).collect()
        };
        let length = usize::try_from(end).unwrap() * usize::from(CHANNELS.get());
        let whole = next(length);
        assert_eq!(whole.len(), length);
        assert!(whole.iter().any(|sample| *sample != 0.0));
        assert!(next(10_000) == whole[..10_000], "the second round is another one");
    }
}
