//! The lunar calendar of Vietnam: which month and day of the moon a day is.
//!
//! A month begins on the day of the new moon, Vietnamese time. The eleventh month contains the winter solstice. If there
//! are thirteen months from one eleventh month to the next, the first of them in which the sun enters no further twelfth
//! of its way repeats the number of the month before: it is the leap month.
//!
//! The moments of the new moon and the longitude of the sun are those of Jean Meeus, *Astronomical Algorithms*, chapters
//! 49 and 25, without the terms of less than half a minute.

/// The days from noon of 1 January 4713 BC, where astronomers begin to count, to the midnight that begins 1970.
const JULIAN: f64 = 2_440_587.5;
/// How far Vietnamese time is ahead of UTC, in days.
const AHEAD: f64 = 7.0 / 24.0;
/// How far the time of astronomers is ahead of UTC in the decades around 2020, in days.
const ASTRONOMERS: f64 = 70.0 / 86_400.0;
/// The mean time from one new moon to the next, in days.
const MONTH: f64 = 29.530_588_861;

/// A day of the lunar calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LunarDay {
    /// The month, from 1 to 12.
    pub month: u8,
    /// Whether it is a leap month: the second one with its number.
    pub is_leap: bool,
    /// The day of the month, from 1 to 30.
    pub day: u8,
}

impl LunarDay {
    /// Returns the lunar date of the day that is so many days after 1 January 1970, for about a century around that of
    /// today.
    pub fn of(day: i32) -> Self {
        let mut moon = ((f64::from(day) + JULIAN - 2_451_550.1) / MONTH).floor() as i32 + 1;
        while new_moon(moon) > day {
            moon -= 1;
        }
        let mut eleventh = moon;
        while !has_solstice(eleventh) {
            eleventh -= 1;
        }
        let has_leap = !has_solstice(eleventh + 12);
        let is_leap = |moon: &i32| twelfths(*moon)[0] == twelfths(*moon)[1];
        let leap = has_leap.then(|| (eleventh + 1..).find(is_leap)).flatten();
        let before = moon - eleventh - i32::from(leap.is_some_and(|leap| leap <= moon));
        LunarDay {
            month: (10 + before).rem_euclid(12) as u8 + 1,
            is_leap: leap == Some(moon),
            day: (day - new_moon(moon) + 1) as u8,
        }
    }
}

/// Returns the day of a new moon; that with the number 0 was in January 2000.
fn new_moon(number: i32) -> i32 {
    let k = f64::from(number);
    let t = k / 1236.85;
    let square = t * t;
    let eccentricity = 1.0 - 0.002_516 * t;
    let sun = (2.5534 + 29.105_356_70 * k).to_radians();
    let moon = (201.5643 + 385.816_935_28 * k + 0.010_758_2 * square).to_radians();
    let latitude = (160.7108 + 390.670_502_84 * k - 0.001_611_8 * square).to_radians();
    let node = (124.7746 - 1.563_755_88 * k).to_radians();
    let sum = -0.40720 * moon.sin()
        + 0.17241 * eccentricity * sun.sin()
        + 0.01608 * (2.0 * moon).sin()
        + 0.01039 * (2.0 * latitude).sin()
        + 0.00739 * eccentricity * (moon - sun).sin()
        - 0.00514 * eccentricity * (moon + sun).sin()
        + 0.00208 * (2.0 * sun).sin()
        - 0.00111 * (moon - 2.0 * latitude).sin()
        - 0.00057 * (moon + 2.0 * latitude).sin()
        + 0.00056 * (2.0 * moon + sun).sin()
        - 0.00042 * (3.0 * moon).sin()
        + 0.00042 * (sun + 2.0 * latitude).sin()
        + 0.00038 * (sun - 2.0 * latitude).sin()
        - 0.00024 * (2.0 * moon - sun).sin()
        - 0.00017 * node.sin()
        + 0.00033 * (299.77 + 0.107_408 * k).to_radians().sin();
    let moment = 2_451_550.097_66 + MONTH * k + 0.000_154_37 * square + sum;
    (moment - ASTRONOMERS + AHEAD - JULIAN).floor() as i32
}

/// Returns in which twelfth of its way the sun is at the beginning of the month of a new moon, and at that of the next
/// one, counted from the spring equinox.
fn twelfths(moon: i32) -> [i32; 2] {
    [moon, moon + 1].map(|moon| (longitude(new_moon(moon)) / 30.0) as i32)
}

/// Returns whether the winter solstice is in the month of a new moon.
fn has_solstice(moon: i32) -> bool {
    let [first, last] = twelfths(moon);
    (7..9).contains(&first) && last >= 9
}

/// Returns the longitude of the sun when a day begins in Vietnam, in degrees from 0 to 360.
fn longitude(day: i32) -> f64 {
    let t = (f64::from(day) + JULIAN - AHEAD + ASTRONOMERS - 2_451_545.0) / 36_525.0;
    let mean = 280.46646 + 36_000.769_83 * t;
    let anomaly = (357.52911 + 35_999.050_29 * t).to_radians();
    let centre = (1.914_602 - 0.004_817 * t) * anomaly.sin()
        + 0.019_993 * (2.0 * anomaly).sin()
        + 0.000_289 * (3.0 * anomaly).sin();
    let node = (125.04 - 1_934.136 * t).to_radians();
    (mean + centre - 0.00569 - 0.00478 * node.sin()).rem_euclid(360.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of a day of our calendar, by the usual count of leap years.
    fn day(year: i32, month: i32, day: i32) -> i32 {
        let leaps = |year: i32| year / 4 - year / 100 + year / 400;
        let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month as usize - 1];
        let is_leap = leaps(year) != leaps(year - 1);
        let years = 365 * (year - 1970) + leaps(year - 1) - leaps(1969);
        years + before + i32::from(is_leap && month > 2) + day - 1
    }

    /// Tết, month and day, from 1976 on, as calendars printed in Vietnam have it. That of 1985 was a month before the
    /// Chinese one; those of 2007 and 2030 are a day before it.
    const NEW_YEAR: [[i32; 2]; 61] = [
        [1, 31],
        [2, 18],
        [2, 7],
        [1, 28],
        [2, 16],
        [2, 5],
        [1, 25],
        [2, 13],
        [2, 2],
        [1, 21],
        [2, 9],
        [1, 29],
        [2, 17],
        [2, 6],
        [1, 27],
        [2, 15],
        [2, 4],
        [1, 23],
        [2, 10],
        [1, 31],
        [2, 19],
        [2, 7],
        [1, 28],
        [2, 16],
        [2, 5],
        [1, 24],
        [2, 12],
        [2, 1],
        [1, 22],
        [2, 9],
        [1, 29],
        [2, 17],
        [2, 7],
        [1, 26],
        [2, 14],
        [2, 3],
        [1, 23],
        [2, 10],
        [1, 31],
        [2, 19],
        [2, 8],
        [1, 28],
        [2, 16],
        [2, 5],
        [1, 25],
        [2, 12],
        [2, 1],
        [1, 22],
        [2, 10],
        [1, 29],
        [2, 17],
        [2, 6],
        [1, 26],
        [2, 13],
        [2, 2],
        [1, 23],
        [2, 11],
        [1, 31],
        [2, 19],
        [2, 8],
        [1, 28],
    ];

    #[test]
    fn the_year_begins_as_printed_calendars_have_it() {
        for (year, [month, date]) in (1976..).zip(NEW_YEAR) {
            let first = LunarDay { month: 1, is_leap: false, day: 1 };
            assert_eq!(LunarDay::of(day(year, month, date)), first, "{year}");
            let last = LunarDay::of(day(year, month, date) - 1);
            assert!(last.month == 12 && last.day >= 29, "{year}: {last:?}");
        }
    }

    #[test]
    fn mid_autumn_is_the_fifteenth_of_the_eighth_month() {
        for (year, month, date) in [
            (2019, 9, 13),
            (2020, 10, 1),
            (2021, 9, 21),
            (2022, 9, 10),
            (2023, 9, 29),
            (2024, 9, 17),
            (2025, 10, 6),
            (2026, 9, 25),
            (2027, 9, 15),
            (2028, 10, 3),
            (2029, 9, 22),
            (2030, 9, 12),
        ] {
            let full = LunarDay { month: 8, is_leap: false, day: 15 };
            assert_eq!(LunarDay::of(day(year, month, date)), full, "{year}");
        }
    }

    #[test]
    fn a_leap_month_repeats_the_number_of_the_month_before() {
        for (first, month) in [
            (day(2017, 7, 23), 6),
            (day(2020, 5, 23), 4),
            (day(2023, 3, 22), 2),
            (day(2025, 7, 25), 6),
            (day(2028, 6, 23), 5),
        ] {
            assert_eq!(LunarDay::of(first), LunarDay { month, is_leap: true, day: 1 });
            let before = LunarDay::of(first - 1);
            assert!(before.month == month && !before.is_leap, "{before:?}");
        }
    }
}
