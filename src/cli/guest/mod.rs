//! The headless commands of the other games, chosen with `--game`.
//!
//! A [`GuestGame`] adds to a game what its lines contain; everything else is the same for all.

mod caro;
mod caro_words;
mod contest;
mod cotuong;
mod cotuong_words;
mod menu;
mod pebbles;
mod pebbles_words;
mod text;

use std::io::{self, BufRead, Write};
use std::str::FromStr;

use tabletop::{Computer, Control, Entry, Game, Level, Match, Played, Rules, Side, Step, Written};

use super::analyze::AnalyzeArgs;
use super::args::CliCommand;
use super::batch;
use super::command_rules::NO_MOVE;
use super::failure::Failure;
use super::fields::{Fields, as_json, as_text};
use super::line::InputLine;
use super::record_file::read_games;
use super::replay::{ReplayArgs, no_such_form};
use super::rule_args::RuleArgs;
use super::walk::Walk;
use super::words::Words;
use crate::door::{Door, Found, FoundGame};
use crate::rules;
use crate::settings::Language;
use basics::Excerpt;
use text::GuestWords;

/// What the commands need to know about a game.
pub(super) trait GuestGame: Computer + Rules + Written {
    /// Returns the field between the position and the end in a line of `play`, as in `taken=2`.
    fn turn_field(entry: &Entry<Self>) -> String;

    /// Returns the text of a position in the lines of `play` and `replay`.
    fn text_of(position: &Self::Position) -> String {
        position.to_string()
    }

    /// Reads a move of `play` at the end of `played`, which need not be legal.
    ///
    /// # Errors
    /// Returns the reason if the text is not a move.
    fn read_move(_played: &Match<Self>, text: &str) -> Result<Self::Move, String> {
        text.parse().map_err(|why: <Self::Move as FromStr>::Err| why.to_string())
    }

    /// Returns the number of sequences of `depth` moves from a position.
    ///
    /// # Errors
    /// Returns a sentence if the game has no such count.
    fn perft(_position: &Self::Position, _depth: u32) -> Result<u64, String> {
        Err(format!("{} has no perft", Self::ID))
    }

    /// Returns the fields of a line of `analyze`.
    ///
    /// # Errors
    /// Returns [`Failure::Refused`] for limits that have no meaning for the game.
    fn analysis(played: &Match<Self>, args: &AnalyzeArgs) -> Result<Fields, Failure>;

    /// Returns the sentences about the game in a language.
    fn words(language: Language) -> &'static dyn GuestWords<Self>;

    /// Returns the name of a fixed search of `bench`, and its number of positions, one by one.
    fn searches() -> Vec<(String, fn() -> u64)>;

    /// The names of the presets.
    const PRESETS: &'static [&'static str] = &[];

    /// A history that `text` shows as an example, for a game whose positions are histories. The
    /// terminal then offers to go through one.
    const EXAMPLE: Option<&'static str> = None;

    /// Returns the game with the options of a preset.
    fn preset(_name: &str) -> Option<Self> {
        None
    }

    /// Returns the moves from which a random opening chooses.
    fn opening_moves(played: &Match<Self>) -> Vec<Self::Move> {
        played.legal_moves()
    }

    /// Returns by how much a search thinks one side ahead; `None` for games without estimates.
    fn imbalance(_played: &Match<Self>) -> Option<i32> {
        None
    }

    /// Returns a match that ends at `position`, with its history if the position holds one.
    fn replayed(self, position: Self::Position) -> Match<Self> {
        Match::begin(self, position)
    }

    /// Returns a drawing of the board, line by line; empty for games that have none.
    fn drawing(_position: &Self::Position) -> Vec<String> {
        Vec::new()
    }
}

/// Adds the entries of the files of words that the games use to `declared`.
#[cfg(all(test, feature = "gui"))]
pub(super) fn declare_words(declared: &mut Vec<crate::words::Declared>) {
    <caro_words::PromptWords as crate::words::Entry>::declare("", &[], declared);
    <cotuong_words::PromptWords as crate::words::Entry>::declare("", &[], declared);
    <pebbles_words::PromptWords as crate::words::Entry>::declare("", &[], declared);
}

/// Runs a command for the game with this name.
///
/// # Errors
/// Returns [`Failure::Refused`] if no game has this name, or if the command has no meaning for it.
pub(super) fn run(game: &str, command: &CliCommand, out: &mut impl Write) -> Result<(), Failure> {
    match game {
        ::caro::Caro::ID => execute::<::caro::Caro>(command, out),
        ::cotuong::Cotuong::ID => execute::<::cotuong::Cotuong>(command, out),
        ::pebbles::Pebbles::ID => execute::<::pebbles::Pebbles>(command, out),
        _ => {
            let game = Excerpt::of(game);
            Err(refused(format!(
                "there is no game named \"{game}\"; the games are oanquan, caro, cotuong, pebbles"
            )))
        }
    }
}

fn execute<G: GuestGame>(command: &CliCommand, out: &mut impl Write) -> Result<(), Failure> {
    let meaningless = |command: &str| Err(refused(format!("{} has no {command}", G::ID)));
    match command {
        CliCommand::Start { first, rules } => {
            let game = options::<G>(rules)?;
            writeln!(out, "{}", game.start(side(&game, first, "cannot move first")?))
                .map_err(Failure::Output)
        }
        CliCommand::Moves { position, rules } => {
            for mv in start_at::<G>(&options(rules)?, position)?.legal_moves() {
                writeln!(out, "{mv}").map_err(Failure::Output)?;
            }
            Ok(())
        }
        CliCommand::Play { position, moves, rules } => {
            let game = options::<G>(rules)?;
            match (position.as_str(), moves.as_slice()) {
                ("-", []) => {
                    let answer = |line: &InputLine| answer(&game, line);
                    batch::answer_each(answer, &mut io::stdin().lock(), out)
                }
                ("-", [mv, ..]) => Err(batch::moves_beside_dash(mv)),
                (_, []) => Err(refused(NO_MOVE.to_owned())),
                (_, moves) => {
                    let mut played = start_at(&game, position)?;
                    for text in moves {
                        play(&mut played, text)?;
                        writeln!(out, "{}", last_line(&played)).map_err(Failure::Output)?;
                    }
                    Ok(())
                }
            }
        }
        CliCommand::Analyze(args) => analyze::<G>(args, out),
        CliCommand::Match(args) => contest::run::<G>(args, out),
        CliCommand::Replay(args) => replay_file::<G>(args, out),
        CliCommand::Bench => bench::<G>(out),
        CliCommand::Perft { position, depth, rules } => {
            let played = start_at::<G>(&options(rules)?, position)?;
            let count = G::perft(played.position(), *depth).map_err(refused)?;
            writeln!(out, "{count}").map_err(Failure::Output)
        }
        CliCommand::Solve(_) => meaningless("solve: analyze finds the result of best play"),
        CliCommand::Puzzles(_) => meaningless("puzzles"),
        CliCommand::Link(_) => meaningless("links"),
        CliCommand::Picture(_) => meaningless("pictures"),
        CliCommand::Print(_) => meaningless("sheets to print"),
        CliCommand::Text(args) => text::run::<G>(args, &mut io::stdin().lock(), out),
        CliCommand::Completions { .. } => meaningless("completions of its own: leave out --game"),
    }
}

fn refused(why: String) -> Failure {
    Failure::Refused(why)
}

/// Returns the game with the options in `args`.
fn options<G: GuestGame>(args: &RuleArgs) -> Result<G, Failure> {
    let mut game = match args.preset() {
        None => G::usual(),
        Some(name) => G::preset(name).ok_or_else(|| no_preset::<G>(name))?,
    };
    for (name, value) in args.pairs()? {
        game.set_option(name, value).map_err(|why| refused(why.to_string()))?;
    }
    Ok(game)
}

/// Returns the refusal of a preset.
fn no_preset<G: GuestGame>(name: &str) -> Failure {
    refused(match G::PRESETS {
        [] => format!("{} has no presets: leave out --rules", G::ID),
        presets => {
            let (name, presets) = (Excerpt::of(name), presets.join(", "));
            format!("there are no rules named \"{name}\"; choose one of {presets}")
        }
    })
}

/// Returns the side whose number is in `text`; `cannot` completes the sentence "side 7 …".
fn side<G: Game>(game: &G, text: &str, cannot: &str) -> Result<Side, Failure> {
    let side = (0..game.sides()).find(|side| side.to_string() == text);
    side.map(Side::new).ok_or_else(|| {
        let (text, last) = (Excerpt::of(text), game.sides() - 1);
        refused(format!("side \"{text}\" {cannot}; the sides are 0 to {last}"))
    })
}

/// Returns a match that begins at the position in `text`.
fn start_at<G: GuestGame>(game: &G, text: &str) -> Result<Match<G>, Failure> {
    let (game, start) = game.parse_position(text).map_err(|why| refused(why.to_string()))?;
    Ok(Match::begin(game, start))
}

fn play<G: GuestGame>(played: &mut Match<G>, text: &str) -> Result<(), Failure> {
    let mv = G::read_move(played, text).map_err(refused)?;
    played.play(mv).map(drop).map_err(|why| refused(why.to_string()))
}

/// Returns the line of `play` for the last move.
fn last_line<G: GuestGame>(played: &Match<G>) -> String {
    let Some(entry) = played.entries().last() else {
        return String::new();
    };
    let end = entry.outcome.end.map_or_else(|| "-".to_owned(), |end| end.to_string());
    format!("{}\t{}\t{end}", G::text_of(&entry.outcome.after), G::turn_field(entry))
}

/// Plays a line `POSITION; MOVE MOVE…` and returns the line of its last move.
fn answer<G: GuestGame>(game: &G, line: &InputLine) -> Result<String, Failure> {
    let (position, moves) = batch::position_and_moves(line)?;
    let mut played = start_at(game, position)?;
    for text in moves.split_whitespace() {
        play(&mut played, text)?;
    }
    match played.entries() {
        [] => Err(refused(NO_MOVE.to_owned())),
        _ => Ok(last_line(&played)),
    }
}

fn analyze<G: GuestGame>(args: &AnalyzeArgs, out: &mut impl Write) -> Result<(), Failure> {
    let (position, rules, json) = args.question();
    let fields = G::analysis(&start_at(&options(rules)?, position)?, args)?;
    let line = if json { as_json(&fields) } else { as_text(&fields) };
    writeln!(out, "{line}").map_err(Failure::Output)
}

/// Replays the games found in a file, the first of which is of the game with this name.
///
/// # Errors
/// Returns a [`Failure`] if a game is of another kind, or if an option has no meaning for it.
pub(super) fn replay(
    game: &str,
    args: &ReplayArgs,
    found: Vec<Found>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    match game {
        ::caro::Caro::ID => replay_found::<::caro::Caro>(args, found, out),
        ::cotuong::Cotuong::ID => replay_found::<::cotuong::Cotuong>(args, found, out),
        _ => replay_found::<::pebbles::Pebbles>(args, found, out),
    }
}

/// Returns a door at which the options of each other game are those in `args`, if they are options of it.
pub(super) fn with_options(door: Door, args: &RuleArgs) -> Door {
    let door = with_options_of::<::caro::Caro>(door, args);
    let door = with_options_of::<::cotuong::Cotuong>(door, args);
    with_options_of::<::pebbles::Pebbles>(door, args)
}

fn with_options_of<G: GuestGame>(door: Door, args: &RuleArgs) -> Door {
    match options::<G>(args) {
        Ok(game) => door.with_options(G::ID, options_text(&game)),
        Err(_) => door,
    }
}

/// Returns the options of a game as text, as in `size=15 exact_five=on`.
fn options_text<G: Game>(game: &G) -> String {
    let options = game.options().into_iter();
    options.map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

/// Replays the games of this kind in a file.
fn replay_file<G: GuestGame>(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Failure> {
    options::<G>(&args.rules)?;
    let door = with_options_of::<G>(Door::new(rules::Rules::classic(), G::ID), &args.rules);
    let found = read_games(&args.file, &door).map_err(Failure::Refused)?;
    replay_found::<G>(args, found, out)
}

fn replay_found<G: GuestGame>(
    args: &ReplayArgs,
    found: Vec<Found>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    options::<G>(&args.rules)?;
    for found in args.chosen(found)? {
        let FoundGame::Guest(guest) = &found.game else { return Err(args.other_game(&found)) };
        let noted = guest.noted::<G>().ok_or_else(|| args.other_game(&found))?;
        let played = &noted.record.game;
        if let Some(form) = args.form()? {
            if !G::FORMS.contains(&form) {
                return Err(no_such_form(G::ID, form, G::FORMS));
            }
            write!(out, "{}", G::write(&noted.record, form)).map_err(Failure::Output)?;
        } else if args.step {
            walk(played, args.view.words(), &mut io::stdin().lock(), out)?;
        } else {
            let first = if args.every { 0 } else { played.entries().len() };
            for position in played.positions().skip(first) {
                writeln!(out, "{}", G::text_of(position)).map_err(Failure::Output)?;
            }
        }
    }
    Ok(())
}

/// Steps through a match at a prompt.
fn walk<G: GuestGame>(
    played: &Match<G>,
    words: &'static Words,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let positions: Vec<&G::Position> = played.positions().collect();
    let lines = |position: &G::Position| match G::drawing(position) {
        drawing if drawing.is_empty() => vec![G::text_of(position)],
        drawing => drawing,
    };
    let walk = Walk {
        words,
        steps: played.entries().len(),
        turns: &|steps| played.turns_in(steps),
        position: &|steps| lines(positions[steps]),
        step: &|step| vec![played.entries()[step - 1].step.to_string()],
    };
    walk.run(input, out)
}

fn bench<G: GuestGame>(out: &mut impl Write) -> Result<(), Failure> {
    let mut signature = 0;
    for (name, search) in G::searches() {
        let started = std::time::Instant::now();
        let nodes = search();
        signature += nodes;
        let time = started.elapsed().as_millis();
        writeln!(out, "search={name} nodes={nodes} time_ms={time}").map_err(Failure::Output)?;
        out.flush().map_err(Failure::Output)?;
    }
    writeln!(out, "signature={signature}").map_err(Failure::Output)
}

/// Returns the moves of a match as words.
fn moves<G: GuestGame>(played: &Match<G>) -> Vec<String> {
    let moves = played.entries().iter().filter_map(|entry| match entry.step {
        Step::Move(mv) => Some(mv.to_string()),
        Step::Departure(_) | Step::Round => None,
    });
    moves.collect()
}

/// Returns the move of `level`; `None` if the game is over.
fn choose<G: GuestGame>(level: Level, played: &Match<G>, seed: u64) -> Option<G::Move> {
    G::choose(level, played, seed, &Control::default())
}
