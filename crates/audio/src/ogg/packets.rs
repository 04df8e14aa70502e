//! The packets in an Ogg file that contains a single stream (RFC 3533).

/// How every page begins.
const SIGN: &[u8] = b"OggS";
/// The length of the head of a page, up to the lengths of its segments.
const HEAD: usize = 27;
/// The bit of a head that marks the last page.
const LAST: u8 = 4;
/// The length of a segment that another one of the same packet follows.
const FULL: u8 = 255;

/// A packet.
pub(super) struct Packet {
    pub(super) data: Vec<u8>,
    /// If the stream ends with this packet: the number of its samples, of each channel.
    pub(super) end: Option<u64>,
}

/// The packets of a file, in order, up to its end or to what is no page.
pub(super) struct Packets {
    /// What follows the current page.
    rest: &'static [u8],
    /// The lengths of the segments of the current page that have not been read, and these segments.
    lengths: &'static [u8],
    segments: &'static [u8],
    /// The number of samples if the current page is the last one.
    end: Option<u64>,
}

impl Packets {
    pub(super) fn of(ogg: &'static [u8]) -> Self {
        Packets { rest: ogg, lengths: &[], segments: &[], end: None }
    }

    /// Goes to the next page. Returns `None` if there is none.
    fn turn(&mut self) -> Option<()> {
        let (head, rest) = self.rest.split_at_checked(HEAD)?;
        if !head.starts_with(SIGN) {
            return None;
        }
        let samples = u64::from_le_bytes(*head[6..].first_chunk()?);
        self.end = (head[5] & LAST != 0).then_some(samples);
        let (lengths, rest) = rest.split_at_checked(usize::from(head[HEAD - 1]))?;
        let length = lengths.iter().map(|&length| usize::from(length)).sum();
        (self.lengths, (self.segments, self.rest)) = (lengths, rest.split_at_checked(length)?);
        Some(())
    }
}

impl Iterator for Packets {
    type Item = Packet;

    fn next(&mut self) -> Option<Packet> {
        let mut data = Vec::new();
        loop {
            let Some((&length, lengths)) = self.lengths.split_first() else {
                self.turn()?;
                continue;
            };
            let (segment, segments) = self.segments.split_at_checked(usize::from(length))?;
            (self.lengths, self.segments) = (lengths, segments);
            data.extend_from_slice(segment);
            if length < FULL {
                let end = self.end.filter(|_| self.lengths.is_empty());
                return Some(Packet { data, end });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a page with the sum `samples`.
    fn page(kind: u8, samples: u64, lengths: &[u8], segments: &[u8]) -> Vec<u8> {
        let mut page = [SIGN, &[0, kind], &samples.to_le_bytes(), &[0; 12]].concat();
        page.push(u8::try_from(lengths.len()).unwrap());
        page.extend_from_slice(lengths);
        page.extend_from_slice(segments);
        page
    }

    #[test]
    fn a_packet_goes_on_in_the_next_page_and_the_last_one_knows_the_end() {
        let first = page(2, 0, &[2, 255], &[[1, 2].as_slice(), &[3; 255]].concat());
        let last = page(1 | LAST, 70, &[1, 0, 2], &[4, 5, 6]);
        let ogg = [first, last].concat().leak();
        let packets: Vec<(usize, Option<u64>)> =
            Packets::of(ogg).map(|packet| (packet.data.len(), packet.end)).collect();
        assert_eq!(packets, [(2, None), (256, None), (0, None), (2, Some(70))]);
    }

    #[test]
    fn what_is_cut_off_or_no_page_ends_the_packets() {
        let whole = page(LAST, 1, &[3, 4], &[0; 7]).leak();
        assert_eq!(Packets::of(whole).count(), 2);
        assert_eq!(Packets::of(&whole[..whole.len() - 1]).count(), 0);
        assert_eq!(Packets::of(b"RIFF, and at least as long as the head of a page").count(), 0);
    }
}
