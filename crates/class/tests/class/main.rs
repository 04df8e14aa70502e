//! A class without a network: what children and the teacher do, and whatever can go wrong on the way.

mod activities;
mod desk;
mod devices;
mod laws;
mod seats;
mod trouble;
