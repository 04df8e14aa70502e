//! The questions that `text` asks when it starts without options.

use super::words::OAnQuanWords;
use crate::ai::Level;
use crate::cli::failure::Failure;
use crate::cli::text::{Terminal, TextSetup};
use crate::games::OAnQuan;
use crate::rules::{Preset, Rules, SIDES, Side};

/// Asks what to play. Returns `None` if the player quits.
pub(super) fn ask(
    own_words: &OAnQuanWords,
    terminal: &mut Terminal<'_>,
) -> Result<Option<TextSetup<OAnQuan>>, Failure> {
    let words = terminal.words;
    terminal.say(own_words.menu_title)?;
    let boards = [own_words.menu_board_two, own_words.menu_board_three, own_words.menu_board_four];
    let fewest = usize::from(*SIDES.start());
    let Some(sides) = terminal.choose(own_words.menu_sides, fewest, &boards, fewest)? else {
        return Ok(None);
    };
    let presets: Vec<&str> = Preset::ALL.iter().map(|preset| own_words.preset(*preset)).collect();
    let Some(preset) = terminal.choose(own_words.menu_rules, 1, &presets, 1)? else {
        return Ok(None);
    };
    let rules = Rules { sides, ..Rules::classic() }.with_preset(Preset::ALL[preset - 1]);
    let setup = |level, own| TextSetup { game: OAnQuan(rules), first: Side::NEAR, level, own };

    let levels = Level::ALL.into_iter().map(|level| words.computer_at(level));
    let opponents: Vec<String> =
        std::iter::once(own_words.menu_persons.to_owned()).chain(levels).collect();
    // The default is the level that, like a newcomer, looks only one turn ahead.
    let easy = 1 + Level::Easy as usize;
    let level = match terminal.choose(own_words.menu_opponent, 0, &opponents, easy)? {
        None => return Ok(None),
        Some(0) => return Ok(Some(setup(None, Side::NEAR))),
        Some(number) => Level::ALL[number - 1],
    };
    let seats: Vec<String> = (1..=sides).map(|number| words.side(number)).collect();
    let seat = terminal.choose(own_words.menu_seat, 1, &seats, 1)?;
    Ok(seat.map(|seat| setup(Some(level), Side::new(seat - 1))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::game::CliGame;
    use crate::cli::words::TerminalWords;
    use crate::settings::Language;

    /// The rules, the level of the computer and the person's side.
    type Choice = (Rules, Option<Level>, Side);

    /// Types `lines` and returns the choices and the output.
    fn chosen(language: Language, lines: &str) -> (Option<Choice>, String) {
        let (mut lines, mut asked) = (lines.as_bytes(), Vec::new());
        let mut terminal = Terminal::new(TerminalWords::of(language), &mut lines, &mut asked);
        let setup =
            ask(OAnQuan::sentences(language), &mut terminal).expect("input and output work");
        let choice = setup.map(|setup| (setup.game.0, setup.level, setup.own));
        (choice, String::from_utf8(asked).expect("UTF-8 output"))
    }

    #[test]
    fn enter_takes_the_default_choices() {
        let (choice, asked) = chosen(Language::English, "\n\n\n\n");
        let (rules, level) = (Rules::classic(), Some(Level::Easy));
        assert_eq!(choice, Some((rules, level, Side::NEAR)));
        for part in ["\nHow many sides play?\n  2  two", "[2] ", "\nWhich rules?\n  1  classic"] {
            assert!(asked.contains(part), "{part:?} is missing in\n{asked}");
        }
    }

    #[test]
    fn without_the_computer_no_seat_is_asked_for() {
        let (choice, _) = chosen(Language::Vietnamese, "4\n2\n0\n");
        let rules = Rules { sides: 4, ..Preset::Folk.rules() };
        assert_eq!(choice, Some((rules, None, Side::NEAR)));
    }

    #[test]
    fn an_invalid_choice_is_asked_again() {
        let (choice, asked) = chosen(Language::English, "1\n5\nthree\n3\n9\n1\n6\n4\n3\n");
        let (rules, level) = (Rules { sides: 3, ..Rules::classic() }, Some(Level::Master));
        assert_eq!(choice, Some((rules, level, Side::new(2))));
        assert!(asked.contains("\"three\" is not one of the choices: type a number from 2 to 4."));
        assert!(asked.contains("\"9\" is not one of the choices: type a number from 1 to 6."));
        assert!(asked.contains("\"4\" is not one of the choices: type a number from 1 to 3."));
    }

    #[test]
    fn more_than_two_sides_play_every_preset() {
        let tonkin = Preset::ALL.len();
        let (choice, _) = chosen(Language::English, &format!("3\n{tonkin}\n0\n"));
        let rules = choice.expect("a choice").0;
        assert_eq!((rules.sides, rules.validate()), (3, Ok(())));
        assert_eq!(rules.direction, Preset::Tonkin.rules().direction);
    }

    #[test]
    fn quitting_or_the_end_of_input_chooses_nothing() {
        for lines in ["", "2\n", "2\n1\nq\n", "quit\n", "2\n1\n3\n"] {
            assert_eq!(chosen(Language::English, lines).0, None, "{lines:?}");
        }
        assert_eq!(chosen(Language::Vietnamese, "thoát\n").0, None);
    }
}
