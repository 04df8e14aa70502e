//! What the clock and the calendar make of the yard: the light of the hour, and what lies there at feasts and in the
//! rains.

mod lunar;
mod paint;

pub use lunar::LunarDay;
pub use paint::Yard;

/// The minutes for which the light of a moment stays: the window is drawn again no more often for it.
pub const STEP: u16 = 5;

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// A moment in the yard of the player, in the time of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The day, counted from 1 January 1970.
    pub day: i32,
    /// The minute of the day.
    pub minute: u16,
}

/// What lies in the yard for some days of the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feast {
    /// Tết: blossoms of peach and apricot, from the day of the kitchen gods, a week before the new year, to its seventh
    /// day, on which the bamboo pole is taken down.
    NewYear,
    /// Mid-autumn: star lanterns, in the week that ends with the full moon of the eighth month.
    MidAutumn,
    /// The rains of Ngâu: puddles, "in on the third, out on the seventh" of the seventh month.
    Rains,
}

/// How strong each light is, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Light {
    /// The low sun from one side.
    pub morning: f32,
    /// The high sun, in which leaves cast shadows.
    pub noon: f32,
    /// The low, red sun from the other side.
    pub dusk: f32,
    /// The night.
    pub night: f32,
    /// The moon, in which leaves cast shadows, too.
    pub moon: f32,
}

impl Moment {
    /// Returns the light of the yard.
    pub fn light(self) -> Light {
        let at = self.step().minute;
        let night =
            rise_and_fall(at, [1095, 1180, 1440, 1440]).max(rise_and_fall(at, [0, 0, 265, 335]));
        // The moon of an evening is still there in the night after midnight.
        let evening = self.day - i32::from(at < DAY / 2);
        let age = f32::from(LunarDay::of(evening).day);
        // Full on the fifteenth.
        let full = (1.0 - (age - 15.0).abs() / 15.0).max(0.0);
        Light {
            morning: rise_and_fall(at, [290, 370, 500, 610]),
            noon: rise_and_fall(at, [540, 650, 800, 930]),
            dusk: rise_and_fall(at, [930, 1020, 1090, 1160]),
            night,
            moon: night * full,
        }
    }

    /// Returns what lies in the yard on this day besides.
    pub fn feast(self) -> Option<Feast> {
        let LunarDay { month, is_leap, day } = LunarDay::of(self.day);
        match (month, day) {
            _ if is_leap => None,
            (12, 23..) | (1, ..=7) => Some(Feast::NewYear),
            (8, 9..=15) => Some(Feast::MidAutumn),
            (7, 3..=7) => Some(Feast::Rains),
            _ => None,
        }
    }

    /// Returns the moment from which the light has been the same.
    pub(super) fn step(self) -> Moment {
        Moment { minute: self.minute - self.minute % STEP, ..self }
    }

    /// Returns the minutes until the light may change.
    pub fn lasts(self) -> u16 {
        STEP - self.minute % STEP
    }
}

/// Returns how strong something is that begins, is whole, begins to end and ends at these minutes.
fn rise_and_fall(at: u16, [from, whole, until, end]: [u16; 4]) -> f32 {
    let share = |part: u16, of: u16| f32::from(part) / f32::from(of.max(1));
    match at {
        at if at < from || at >= end => 0.0,
        at if at < whole => share(at - from, whole - from),
        at if at < until => 1.0,
        at => share(end - at, end - until),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 17 February 2026, Tết.
    const NEW_YEAR: i32 = 20_501;

    fn light(minute: u16) -> Light {
        Moment { day: NEW_YEAR, minute }.light()
    }

    #[test]
    fn each_hour_has_its_light() {
        assert_eq!(light(7 * 60).morning, 1.0);
        assert_eq!(light(12 * 60).noon, 1.0);
        assert_eq!(light(17 * 60 + 30).dusk, 1.0);
        assert_eq!([light(0).night, light(3 * 60).night, light(23 * 60).night], [1.0; 3]);
        for minute in 0..DAY {
            let Light { morning, noon, dusk, night, moon } = light(minute);
            let all = [morning, noon, dusk, night, moon];
            assert!(all.iter().all(|it| (0.0..=1.0).contains(it)), "{minute}: {all:?}");
        }
    }

    #[test]
    fn the_light_never_jumps() {
        for minute in 0..DAY {
            let next = Moment {
                day: NEW_YEAR + i32::from((minute + 1) / DAY),
                minute: (minute + 1) % DAY,
            };
            let [now, next] =
                [light(minute), next.light()].map(|it| [it.morning, it.noon, it.dusk, it.night]);
            for (now, next) in now.iter().zip(next) {
                assert!((now - next).abs() < 0.08, "{minute}: {now} and {next}");
            }
        }
    }

    #[test]
    fn the_moon_shines_when_it_is_full() {
        let night = |day| Moment { day, minute: 22 * 60 }.light().moon;
        assert!(night(NEW_YEAR) < 0.1, "the new moon begins the year");
        assert_eq!(night(NEW_YEAR + 14), 1.0);
        let after = Moment { day: NEW_YEAR + 15, minute: 60 }.light().moon;
        assert_eq!(after, 1.0, "the night is one");
    }

    #[test]
    fn feasts_come_with_their_days() {
        let feast = |day| Moment { day, minute: 0 }.feast();
        assert_eq!(feast(NEW_YEAR), Some(Feast::NewYear));
        assert_eq!([feast(NEW_YEAR - 6), feast(NEW_YEAR + 6)], [Some(Feast::NewYear); 2]);
        assert_eq!([feast(NEW_YEAR - 8), feast(NEW_YEAR + 7)], [None; 2]);
        // 25 September 2026.
        let full_moon = 20_721;
        assert_eq!([feast(full_moon - 6), feast(full_moon)], [Some(Feast::MidAutumn); 2]);
        assert_eq!([feast(full_moon - 7), feast(full_moon + 1)], [None; 2]);
        assert_eq!(feast(full_moon - 40), Some(Feast::Rains));
    }
}
