//! What the commands print about Ô ăn quan.

mod board;
mod canvas;
mod menu;
mod narration;
mod words;

use std::io::Write;
use std::time::Instant;

use basics::Excerpt;
use tabletop::Side;
use thiserror::Error;

use crate::ai::{Control, SEARCHES, analyze, analyze_at, puzzle_id, puzzles};
use crate::cli::analyze::AnalyzeArgs;
use crate::cli::args::CliCommand;
use crate::cli::bench::Search;
use crate::cli::failure::{CliRefusal, Failure};
use crate::cli::fields::{FieldValue, Fields};
use crate::cli::game::{CliGame, meaningless};
use crate::cli::puzzles::PuzzleArgs;
use crate::cli::rule_args::RuleArgs;
use crate::cli::text::{Terminal, TextArgs, TextSetup, described_setup};
use crate::cli::{picture, print, solve};
use crate::games::{JUDGED_TURNS, OAnQuan};
use crate::rules::{Game, GameEntry, Move, OptionError, Position, Preset, Rules, perft, play};
use words::OAnQuanWords;

/// The reason why a request about Ô ăn quan is refused.
#[derive(Debug, Error)]
enum Refusal {
    /// The options have another number of sides than the position with so many cells.
    #[error("sides={0} contradicts the position, whose {1} cells are for {2} sides")]
    OtherSides(usize, usize, usize),
    /// The options have another number of sides than `--sides`.
    #[error("sides={0} contradicts --sides {1}")]
    OtherBoard(usize, usize),
    /// The game is over, so nothing can be analysed.
    #[error("the game is over in this position, so there is no best move")]
    GameOver,
    /// There are no puzzles under these rules.
    #[error("puzzles come with the rules classic and folk only")]
    NoPuzzles,
}

impl CliGame for OAnQuan {
    type Sentences = OAnQuanWords;

    const RETELLS: bool = true;
    const NAMES_COMPUTERS: bool = true;

    fn with_options(args: &RuleArgs) -> Result<Self, Failure> {
        let mut rules = match args.preset() {
            None => Rules::classic(),
            Some(name) => Preset::named(name).map_err(Failure::refused)?.rules(),
        };
        for (name, value) in args.options() {
            let value = value.ok_or_else(|| OptionError::Unset(Excerpt::of(name)));
            value.and_then(|value| rules.set(name, value)).map_err(Failure::refused)?;
        }
        rules.validate().map_err(Failure::refused)?;
        Ok(OAnQuan(rules))
    }

    fn on_board(args: &RuleArgs, sides: Option<usize>) -> Result<Self, Failure> {
        let game = OAnQuan::with_options(args)?;
        if let Some(sides) = sides.filter(|sides| args.fix_sides() && game.sides != *sides) {
            return Err(Failure::refused(Refusal::OtherBoard(game.sides, sides)));
        }
        game.for_sides(sides.unwrap_or(game.sides)).map(OAnQuan).map_err(Failure::refused)
    }

    /// The position decides the number of sides, unless the options do.
    fn begin_at(&self, text: &str, args: &RuleArgs) -> Result<Game, Failure> {
        let position = Position::parse(text, self).map_err(Failure::refused)?;
        let (sides, cells) = (position.ring().sides(), position.ring().len());
        if args.fix_sides() && sides != self.sides {
            return Err(Failure::refused(Refusal::OtherSides(self.sides, cells, sides)));
        }
        Ok(Game::new(self.for_sides(sides).map_err(Failure::refused)?, position))
    }

    fn turn_field(entry: &GameEntry) -> String {
        format!("captured={}", entry.turn().map_or(0, |turn| turn.captured))
    }

    /// The sold cells and the start of the next round, or the result of the match.
    fn round_line(game: &Game) -> Option<String> {
        game.round_result()?;
        let Some(next) = game.next_start() else {
            return game.match_result().map(|result| result.to_string());
        };
        let sold = |side| format!("{side}:{}", f64::from(game.fields().sold_halves(side)) / 2.0);
        let sold = [Side::NEAR, Side::FAR].map(sold).join(",");
        Some(format!("round={} sold={sold} next={next}", game.round_number()))
    }

    fn perft(game: &Game, depth: u32) -> Result<u64, Failure> {
        Ok(perft(game.rules(), game.position(), depth))
    }

    fn analysis(game: &Game, args: &AnalyzeArgs) -> Result<Fields, Failure> {
        let started = Instant::now();
        let found = match args.limits() {
            Err(level) => analyze_at(level, game, &Control::default()),
            Ok(limits) => analyze(game, &limits, &Control::default()),
        };
        let time = started.elapsed();
        let found = found.ok_or_else(|| Failure::refused(Refusal::GameOver))?;
        let mut fields = vec![
            ("best", FieldValue::Word(found.best().to_string())),
            ("score", FieldValue::Number(found.score.into())),
            ("depth", FieldValue::Number(found.depth.into())),
            ("exact", FieldValue::Truth(found.turns.is_some())),
        ];
        fields.extend(found.turns.map(|turns| ("turns", FieldValue::Number(turns.into()))));
        fields.extend([
            ("nodes", FieldValue::Number(found.nodes as i64)),
            ("time_ms", FieldValue::Number(time.as_millis() as i64)),
            ("pv", FieldValue::Words(found.pv.iter().map(ToString::to_string).collect())),
        ]);
        Ok(fields)
    }

    fn searches() -> Vec<Search> {
        let search = |search: &'static crate::ai::BenchSearch| Search {
            name: search.name.to_owned(),
            run: Box::new(move || {
                let found = search.run();
                let fields = vec![
                    ("depth", FieldValue::Number(found.depth.into())),
                    ("best", FieldValue::Word(found.best().to_string())),
                    ("score", FieldValue::Number(found.score.into())),
                ];
                (fields, found.nodes)
            }),
        };
        const { &SEARCHES }.iter().map(search).collect()
    }

    fn glance(game: &Game) -> Vec<(Move, i32)> {
        let turn = |mv: Move| play(game.rules(), game.position(), mv).ok();
        let moves = game.legal_moves().into_iter();
        moves.filter_map(|mv| Some((mv, turn(mv)?.captured))).collect()
    }

    fn no_opening(plies: u32, balanced: Option<i32>, draws: u32) -> CliRefusal {
        let balance = balanced.map_or_else(String::new, |most| {
            format!(" with a margin of at most {most} after a search of {JUDGED_TURNS} turns")
        });
        CliRefusal::NoOpening(plies, balance, draws)
    }

    fn result_fields(game: &Game) -> Fields {
        let stores: Vec<String> =
            game.position().stores().iter().map(|(_, n)| n.to_string()).collect();
        vec![("stores", FieldValue::Word(stores.join(",")))]
    }

    fn puzzles(args: &PuzzleArgs) -> Result<Vec<String>, Failure> {
        let preset = preset_with_puzzles(&OAnQuan::on_board(&args.rules, None)?.0)?;
        let puzzles = puzzles(preset).unwrap_or_default().iter().enumerate();
        Ok(puzzles.map(|(at, puzzle)| format!("{}\t{puzzle}", puzzle_id(preset, at))).collect())
    }

    fn special(command: &CliCommand, out: &mut dyn Write) -> Result<(), Failure> {
        match command {
            CliCommand::Solve(args) => solve::run(args, out),
            CliCommand::Picture(args) => picture::run(args),
            CliCommand::Print(args) => print::run(args),
            command => Err(meaningless::<Self>(command.noun())),
        }
    }

    /// In a terminal, a menu asks for everything unless an argument describes the game.
    fn setup(
        args: &TextArgs,
        terminal: &mut Terminal<'_>,
    ) -> Result<Option<TextSetup<Self>>, Failure> {
        if args.are_bare() && terminal.is_interactive() {
            return menu::ask(Self::sentences(args.view.language()), terminal);
        }
        described_setup(args, terminal)
    }
}

/// Returns the preset that has these rules and puzzles.
pub(in crate::cli) fn preset_with_puzzles(rules: &Rules) -> Result<Preset, Failure> {
    let preset = Preset::ALL.iter().copied().find(|preset| preset.rules() == *rules);
    let preset = preset.filter(|preset| puzzles(*preset).is_some());
    preset.ok_or_else(|| Failure::refused(Refusal::NoPuzzles))
}
