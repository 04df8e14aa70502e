//! Music in OGG Vorbis.

use std::io::Cursor;

use rodio::Sample;
use symphonia::core::codecs::CodecParameters;
use symphonia::core::codecs::audio::{AudioDecoder as _, AudioDecoderOptions};
use symphonia::core::errors::Result;
use symphonia::core::formats::{FormatOptions, FormatReader as _, TrackType};
use symphonia::core::io::MediaSourceStream;
use symphonia::default::codecs::VorbisDecoder;
use symphonia::default::formats::OggReader;

use super::format::{CHANNELS, RATE};

/// A piece that is repeated without a gap, and decoded as it plays. It names the reader and the decoder of this one
/// format: a choice among all of them at run time would link every text encoding of the tags in other formats.
pub(super) struct LoopedOgg {
    ogg: &'static [u8],
    reader: OggReader<'static>,
    decoder: VorbisDecoder,
    /// The samples of the latest packet, and how many of them have been played.
    samples: Vec<Sample>,
    played: usize,
    /// Whether nothing has been decoded since the start of this round.
    is_silent: bool,
}

impl LoopedOgg {
    /// Opens a file. Returns `None` if it is not music in the common format.
    pub(super) fn open(ogg: &'static [u8]) -> Option<Self> {
        let reader = reader(ogg).ok()?;
        let track = reader.default_track(TrackType::Audio)?;
        let parameters = track.codec_params.as_ref().and_then(CodecParameters::audio)?;
        let channels = parameters.channels.as_ref().map(|channels| channels.count());
        let is_music = channels == Some(usize::from(CHANNELS.get()))
            && parameters.sample_rate == Some(RATE.get());
        if !is_music {
            return None;
        }
        let decoder = VorbisDecoder::try_new(parameters, &AudioDecoderOptions::default()).ok()?;
        Some(LoopedOgg { ogg, reader, decoder, samples: Vec::new(), played: 0, is_silent: true })
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
        let packet = match self.reader.next_packet() {
            Ok(Some(packet)) => packet,
            _ if self.is_silent => return None,
            _ => {
                self.reader = reader(self.ogg).ok()?;
                self.decoder.reset();
                self.is_silent = true;
                self.reader.next_packet().ok()??
            }
        };
        let decoded = self.decoder.decode(&packet).ok()?;
        self.played = 0;
        self.is_silent &= decoded.frames() == 0;
        decoded.copy_to_vec_interleaved(&mut self.samples);
        Some(())
    }
}

/// Returns a reader at the first packet.
fn reader(ogg: &'static [u8]) -> Result<OggReader<'static>> {
    let stream = MediaSourceStream::new(Box::new(Cursor::new(ogg)), Default::default());
    OggReader::try_new(stream, FormatOptions::default())
}
