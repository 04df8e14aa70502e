//! The arena: see `arena --help`, and `docs/dev/strength.md`.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;

use arena::args::Args;
use arena::contest::{Contest, Starts};
use arena::games::{ArenaGame, WithGame, with_game, with_options};
use arena::journal::{Games, Journal};
use arena::protocol::Table;
use arena::report::{HEAD, Report};
use clap::Parser;
use tabletop::Openings;

/// The match that the arguments describe.
struct Match<'a>(&'a Args);

impl WithGame for Match<'_> {
    type Output = Result<(), String>;

    fn run<G: ArenaGame>(self) -> Self::Output {
        let args = self.0;
        let sprt = args.sprt()?;
        let contest = contest::<G>(args)?;
        contest.check()?;
        let (mut journal, done) = match &args.log {
            None => (None, Games::new()),
            Some(path) => {
                let opened = Journal::open(path, &args.heading()).map_err(|why| why.to_string())?;
                (Some(opened.0), opened.1)
            }
        };
        let mut report = Report::default();
        contest.play(
            args.pairs(),
            &done,
            |number, game| match &mut journal {
                None => Ok(()),
                Some(journal) => journal
                    .add(number, game)
                    .map_err(|why| format!("the log cannot be written: {why}")),
            },
            |number, pair| {
                report.add(pair);
                print(&report.pair(number, pair, sprt.as_ref()))?;
                let decided = sprt.is_some_and(|sprt| sprt.verdict(&report.pairs).is_some());
                Ok(if decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            },
        )?;
        let usual = format!("{} against {}", args.a.text, args.b.text);
        let what = args.what.as_ref().unwrap_or(&usual);
        let row = report.row(what, args.budget(), sprt.as_ref());
        print(&format!("\n{}\n\n{HEAD}\n{row}", report.efforts([&args.a.text, &args.b.text])))
    }
}

/// Returns the contest that the arguments describe.
fn contest<G: ArenaGame>(args: &Args) -> Result<Contest<G>, String> {
    let game: G = with_options(args.rules.as_deref(), &args.options)?;
    if args.balanced.is_some() && G::judged_within().is_none() {
        return Err(format!("--balanced has no meaning for {}", G::ID));
    }
    // A list fits the usual rules.
    let listed = if game == G::usual() { G::OPENINGS } else { "" };
    let (list, plies) = match args.openings.as_deref() {
        None => (listed.to_owned(), G::PLIES),
        Some(text) => match text.parse() {
            Ok(plies @ 0..=40) => (String::new(), plies),
            Ok(_) => return Err("--openings: at most 40 random turns".to_owned()),
            Err(_) => {
                let read = std::fs::read_to_string(text);
                let list = read.map_err(|why| format!("the openings cannot be read: {why}"))?;
                (list, G::PLIES)
            }
        },
    };
    let foreign = game.foreign();
    let balanced = args.balanced.or(G::BALANCED);
    let random = Openings { game, plies, balanced, seed: args.seed };
    Ok(Contest {
        contenders: [args.a.clone(), args.b.clone()],
        table: Table {
            id: G::ID,
            preset: args.rules.clone(),
            options: args.options.clone(),
            foreign,
        },
        conditions: args.conditions(),
        starts: Starts::new(&list, random)?,
        threads: usize::from(args.threads),
    })
}

/// Prints lines at once.
fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    let printed = writeln!(out, "{text}").and_then(|()| out.flush());
    printed.map_err(|why| format!("the output cannot be written: {why}"))
}

fn main() -> ExitCode {
    let args = Args::parse();
    let played = with_game(&args.game, Match(&args)).and_then(|played| played);
    played.map_or_else(
        |why| {
            eprintln!("error: {why}");
            ExitCode::from(2)
        },
        |()| ExitCode::SUCCESS,
    )
}
