//! The scale of values in searches of three and four sides.

/// A value beyond every possible value.
pub(super) const INFINITY: i32 = i32::MAX;
/// The units per point. Smaller differences distinguish short lines from long ones.
pub(super) const POINT: i32 = 1024;
/// The value of a dân in an own cell that measured strongest.
pub(super) const OWN_DAN: i32 = POINT / 2;
