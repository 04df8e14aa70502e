//! The window, operated without a screen.
#![cfg(feature = "gui")]

#[path = "../gui_support/mod.rs"]
mod gui_support;
#[path = "../hosting_support/mod.rs"]
mod hosting_support;
#[path = "../support/left_files.rs"]
mod left_files;
#[path = "../support/mod.rs"]
mod support;

mod backup;
mod caro;
mod caro_help;
mod caro_puzzles;
mod choices;
mod cotuong;
mod cotuong_help;
mod cotuong_learn;
mod cotuong_names;
mod cotuong_typed;
mod covers;
mod dialogs;
mod door;
mod draws;
mod editor;
mod every_game;
mod exchange;
mod faults;
mod fingers;
mod first;
mod fitting;
mod focus;
mod form;
mod hands;
mod hint;
mod home;
mod kept_choices;
mod large_text;
mod layout;
mod learn;
mod library;
mod links;
mod looks;
mod motion;
mod moves;
mod my_games;
mod names;
mod narration;
mod offers;
mod one_click;
mod page;
mod phones;
mod pictures;
mod positions;
mod practice;
mod printing;
mod projector;
mod puzzles;
mod quit;
mod replay;
mod report;
mod result;
mod review;
mod room_boards;
mod room_fitting;
mod room_form;
mod room_questions;
mod room_words;
mod rooms;
mod rounds;
mod rules;
mod sides;
mod slow_disk;
mod snapshots;
mod solved;
mod sound;
mod speech;
mod spoilers;
mod statistics;
mod together;
mod tonkin;
mod tournaments;
mod upright;
mod values;
mod version_2;
mod window;
mod words;
mod yard;

use support::random;
