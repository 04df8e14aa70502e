//! `text` for another game: a game at the prompt.

use std::io::{BufRead, Write};
use std::path::Path;

use tabletop::{Entry, Level, Match, Played, Record, Rules, Side, Step};

use super::menu::Menu;
use super::{GuestGame, choose, options, refused, side};
use crate::cli::failure::Failure;
use crate::cli::text::{Request, TextArgs, read_line, request_by};
use crate::cli::verb::Verb;
use crate::cli::words::Words;
use crate::settings::Language;
use crate::storage::write_text;
use crate::words::GameWords;
use basics::{Excerpt, shown_path};

/// The level whose move is a hint.
const ADVISER: Level = Level::Master;

/// The sentences about a game in one language.
pub(in crate::cli) trait GuestWords<G: Rules> {
    /// Returns the words that the window uses, too.
    fn shared(&self) -> &dyn GameWords<G>;

    /// Returns a hint: a good move of the player to move, and what it leads to.
    fn hint(&self, played: &Match<G>, mv: G::Move) -> String;

    /// Returns what to type, in a sentence.
    fn prompt(&self) -> &'static str;

    /// Returns the commands at the prompt.
    fn help(&self) -> &'static str;

    /// Returns the name of a side; `None` if it has only its number.
    fn side(&self, _played: &Match<G>, _side: Side) -> Option<&'static str> {
        None
    }
}

/// The look of a game in the terminal.
pub(in crate::cli) const LOOK: usize = 0;

/// How a game at the prompt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    /// The player left it.
    Quit,
    /// The input is over.
    InputOver,
}

/// What to play at the prompt.
pub(super) struct TableSetup<G> {
    pub(super) game: G,
    pub(super) first: Side,
    /// The level of the computer; `None` if people play all sides.
    pub(super) level: Option<Level>,
    /// The side of the person who plays against the computer.
    pub(super) own: Side,
}

/// A game at the prompt.
struct GuestTable<'a, G: Rules, R, W> {
    played: Match<G>,
    /// The undone moves; the next one to redo is last.
    undone: Vec<G::Move>,
    /// The level of the computer; `None` if people play all sides.
    level: Option<Level>,
    /// The side of the person who plays against the computer.
    own: Side,
    seed: u64,
    /// Whether the board is not drawn.
    is_plain: bool,
    language: Language,
    words: &'static Words,
    input: &'a mut R,
    out: &'a mut W,
}

/// Plays a game with the people who type on `input`.
pub(super) fn run<G: GuestGame>(
    args: &TextArgs,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if args.sides.is_some() {
        return Err(refused(format!("{} has a fixed number of players: leave out --sides", G::ID)));
    }
    let game: G = options(&args.rules)?;
    if let Some(example) = G::EXAMPLE.filter(|_| !args.describe_seats()) {
        return Menu { game, args, example, input, out }.run();
    }
    let first = side(&game, args.first.as_deref().unwrap_or("0"), "cannot move first")?;
    let own = side(&game, args.side.as_deref().unwrap_or("0"), "does not play")?;
    let setup = TableSetup { game, first, level: args.level, own };
    play_at_prompt(setup, args, input, out)?;
    writeln!(out, "{}", args.view.words().goodbye).map_err(Failure::Output)
}

/// Plays a game until the player leaves it.
pub(super) fn play_at_prompt<G: GuestGame>(
    TableSetup { game, first, level, own }: TableSetup<G>,
    args: &TextArgs,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<Left, Failure> {
    let table = GuestTable {
        played: Match::new(game, first),
        undone: Vec::new(),
        level,
        own,
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
        is_plain: args.view.is_plain(),
        language: args.view.language(),
        words: args.view.words(),
        input,
        out,
    };
    table.play()
}

impl<G: GuestGame, R: BufRead, W: Write> GuestTable<'_, G, R, W> {
    fn play(mut self) -> Result<Left, Failure> {
        let (guest, shared) = (self.guest(), self.shared());
        self.say(&format!("{}. {} {}", shared.title(), shared.subtitle(), guest.prompt()))?;
        self.show_position()?;
        loop {
            self.let_the_computer_play()?;
            let name = self.played.to_move().map(|side| self.name(side));
            let name = name.unwrap_or_else(|| self.words.over_prompt.to_owned());
            write!(self.out, "{name}> ")
                .and_then(|()| self.out.flush())
                .map_err(Failure::Output)?;
            let Some(line) = read_line(self.input).map_err(Failure::Input)? else {
                self.say("")?;
                return Ok(Left::InputOver);
            };
            let read = |text: &str| G::read_move(&self.played, text).ok();
            match request_by(&line, self.words, read) {
                Request::Nothing => {}
                Request::Unclear => {
                    let unclear = self.words.not_a_command(&Excerpt::of(&line));
                    self.say(&format!("{unclear} {}", self.guest().prompt()))?;
                }
                Request::Play(mv) => self.play_move(mv)?,
                Request::Do(Verb::Quit, _) => return Ok(Left::Quit),
                Request::Do(verb, given) => self.carry_out(verb, &given)?,
            }
        }
    }

    fn carry_out(&mut self, verb: Verb, given: &str) -> Result<(), Failure> {
        match verb {
            Verb::Undo => self.undo(),
            Verb::Redo => self.redo(),
            Verb::Hint => match choose(ADVISER, &self.played, self.seed) {
                Some(mv) => self.say(&self.guest().hint(&self.played, mv)),
                None => self.say(self.words.no_moves),
            },
            Verb::Save | Verb::SaveOver if given.is_empty() => self.say(self.words.save_where),
            Verb::Save | Verb::SaveOver => {
                let (path, record) =
                    (Path::new(given), Record::<G>::of(self.played.clone()).to_string());
                match write_text(path, &record, verb == Verb::SaveOver) {
                    Ok(()) => self.say(&self.words.saved(&shown_path(path))),
                    Err(problem) => self.say(&self.words.not_saved(&problem)),
                }
            }
            Verb::Moves => {
                let moves = self.played.legal_moves().into_iter();
                let moves: Vec<String> = moves.map(|mv| mv.to_string()).collect();
                match moves.is_empty() {
                    true => self.say(self.words.no_moves),
                    false => self.say(&self.words.moves(&moves.join(" "))),
                }
            }
            Verb::Board => self.show_position(),
            Verb::Help | Verb::Quit => self.say(self.guest().help()),
        }
    }

    fn play_move(&mut self, mv: G::Move) -> Result<(), Failure> {
        match self.played.play(mv) {
            Ok(_) => {
                self.undone.clear();
                self.narrate()
            }
            Err(why) => self.say(&self.words.refused_in_game(&self.shared().illegal(&why, LOOK))),
        }
    }

    fn let_the_computer_play(&mut self) -> Result<(), Failure> {
        while let Some(side) = self.played.to_move()
            && side != self.own
            && let Some(level) = self.level
        {
            let seed = self.seed.wrapping_add(self.played.turn_count() as u64);
            let mv = choose(level, &self.played, seed).expect("the game is not over");
            self.played.play(mv).expect("the computer chooses legal moves");
            self.narrate()?;
        }
        Ok(())
    }

    /// Goes back to the person's last decision.
    fn undo(&mut self) -> Result<(), Failure> {
        let decides = |side: Side| self.level.is_none() || side == self.own;
        let entries = self.played.entries();
        let decision = entries.iter().rev().position(|entry| entry.side.is_none_or(decides));
        let Some(count) = decision.map(|index| index + 1) else {
            return self.say(self.words.nothing_to_undo);
        };
        for _ in 0..count {
            if let Some(Entry { step: Step::Move(mv), .. }) = self.played.undo() {
                self.undone.push(mv);
            }
        }
        self.say(&self.words.undone(count))?;
        self.show_position()
    }

    /// Plays the undone moves up to the person's next decision.
    fn redo(&mut self) -> Result<(), Failure> {
        let mut count = 0;
        while let Some(mv) = self.undone.pop() {
            self.played.play(mv).expect("an undone move is legal");
            count += 1;
            if self.level.is_none() || self.played.to_move() == Some(self.own) {
                break;
            }
        }
        match count {
            0 => self.say(self.words.nothing_to_redo),
            _ => {
                self.say(&self.words.redone(count))?;
                self.show_position()
            }
        }
    }

    /// Says what the last move did and what it leads to.
    fn narrate(&mut self) -> Result<(), Failure> {
        let entry = self.played.entries().last().expect("a move was just played");
        let name = entry.side.map(|side| self.name(side)).unwrap_or_default();
        self.say(&self.shared().played(entry, &name, LOOK))?;
        self.show_position()?;
        match self.played.to_move() {
            Some(_) => Ok(()),
            None => self.say(self.words.after_end),
        }
    }

    fn name(&self, side: Side) -> String {
        let own_name = self.guest().side(&self.played, side);
        let name = own_name.map_or_else(|| self.words.side(side), str::to_owned);
        match self.level {
            Some(_) if side == self.own => format!("{name} ({})", self.words.you),
            Some(level) => format!("{name} ({})", self.words.computer_at(level)),
            None => name,
        }
    }

    fn guest(&self) -> &'static dyn GuestWords<G> {
        G::words(self.language)
    }

    fn shared(&self) -> &'static dyn GameWords<G> {
        self.guest().shared()
    }

    /// Shows the position or, at the end, why the game is over and who has won.
    fn show_position(&mut self) -> Result<(), Failure> {
        let drawing = if self.is_plain { Vec::new() } else { G::drawing(self.played.position()) };
        if !drawing.is_empty() {
            self.say(&drawing.join("\n"))?;
        }
        if self.played.to_move().is_some() {
            return self.say(&self.shared().position(self.played.position(), LOOK));
        }
        let sides = (0..self.played.rules().sides()).map(Side::new);
        let wins = |side: &Side| self.played.standing(*side).is_win();
        let winner = sides.into_iter().find(wins).map(|side| self.name(side));
        let result = match winner {
            Some(name) => self.words.won(&name),
            None => format!("{}.", self.words.names.draw),
        };
        self.say(&format!("{} {result}", self.shared().end(&self.played, LOOK)))
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}").and_then(|()| self.out.flush()).map_err(Failure::Output)
    }
}
