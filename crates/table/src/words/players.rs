//! The names of the players.

use basics::Opponent;
use tabletop::{BySide, Seat, Setup, Side};
use ui_kit::drawn::drawn;
use window_words::Words;

use super::game_text::GameText;

/// The names of a player as the window shows them: with the letters that it can draw. A name of which
/// nothing can be drawn counts as not given. No two players of a game have the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNames {
    /// The given name, or the default name of the seat: a computer has the name of its character.
    pub name: String,
    /// The name, followed by the level if the player is a computer.
    pub full_name: String,
    /// Whether the name was given.
    pub is_named: bool,
    /// Whether it is that of what the player plays with, such as Red.
    pub is_of_side: bool,
    /// The kind of computer, or `None` for a person.
    pub opponent: Option<Opponent>,
}

impl PlayerNames {
    /// Returns the name as it is written within a sentence.
    pub fn within(&self, words: &Words) -> String {
        match self.opponent {
            _ if self.is_named || self.is_of_side => self.name.clone(),
            None => words.in_sentence(&self.name),
            Some(opponent) => {
                // A number may follow the name of the character.
                let number = self.name.strip_prefix(words.home.character_of(opponent));
                words.home.character_within_of(opponent).to_owned() + number.unwrap_or_default()
            }
        }
    }
}

/// Returns the names of the players in a record. Persons without a given name stay nameless in it: the default name
/// "You" would mean somebody else to another reader.
pub fn names_in_record<G: GameText>(words: &Words, setup: &Setup) -> BySide<String> {
    let players = players::<G>(words, setup);
    BySide::from_fn(setup.sides(), |side| {
        let (player, given) = (&players[side], setup.names[side].as_str());
        // A text keeps the letters that the window cannot draw.
        let name = if drawn(given) == given { &player.name } else { given };
        match player.opponent {
            Some(opponent) => words.name_with_kind(name, opponent),
            None if given.is_empty() => String::new(),
            None => name.to_owned(),
        }
    })
}

/// What persons without a name are called after what they play with, by their sides; `None` in a game that numbers them.
pub(crate) type SideNames = Option<[&'static str; 2]>;

/// Returns two names by their sides: the name of the side `first`, which leads, then that of the other one.
pub fn by_side(names: [&'static str; 2], first: Side) -> [&'static str; 2] {
    let [leader, other] = names;
    if first == Side::NEAR { names } else { [other, leader] }
}

/// Returns the names of the players of a game.
pub fn players<G: GameText>(words: &Words, setup: &Setup) -> BySide<PlayerNames> {
    players_called(words, setup, G::words(words.in_language).side_names(setup.first))
}

/// Returns the names of the players, of whom persons without a name are called like this.
pub(crate) fn players_called(
    words: &Words,
    setup: &Setup,
    sides: SideNames,
) -> BySide<PlayerNames> {
    let side_name = |side| {
        let is_called = setup.persons() > 1 && setup.seats[side] == Seat::Person;
        sides.filter(|_| is_called).map(|names| names[side.index()])
    };
    let given = BySide::from_fn(setup.sides(), |side| drawn(setup.names[side].as_str()));
    let is_named = |side: Side| !given[side].is_empty();
    let mut names: BySide<String> = BySide::from_fn(setup.sides(), |_| String::new());
    // A duplicate name gets a number; names that were given come first.
    let mut sides: Vec<Side> = (0..setup.sides()).map(Side::new).collect();
    sides.sort_by_key(|side| !is_named(*side));
    for side in sides {
        let wanted = match is_named(side) {
            true => given[side].clone(),
            false => {
                side_name(side).map_or_else(|| default_name(words, setup, side), str::to_owned)
            }
        };
        let numbered = (2..).map(|number| format!("{wanted} {number}"));
        let mut possible = std::iter::once(wanted.clone()).chain(numbered);
        let is_free = |name: &String| names.iter().all(|(_, taken)| taken != name);
        names[side] = possible.find(is_free).expect("some number is free");
    }
    BySide::from_fn(setup.sides(), |side| {
        let name = names[side].clone();
        let opponent = setup.seats[side].opponent();
        let full_name = match opponent {
            None => name.clone(),
            Some(opponent) => words.name_with_kind(&name, opponent),
        };
        let is_of_side = !is_named(side) && side_name(side).is_some();
        PlayerNames { name, full_name, is_named: is_named(side), is_of_side, opponent }
    })
}

/// Returns the names of the players, without levels.
pub fn short_names<G: GameText>(words: &Words, setup: &Setup) -> BySide<String> {
    let players = players::<G>(words, setup);
    BySide::from_fn(setup.sides(), |side| players[side].name.clone())
}

/// Returns the name of the player of `side`, without a level.
pub fn player_name<G: GameText>(words: &Words, setup: &Setup, side: Side) -> String {
    players::<G>(words, setup)[side].name.clone()
}

/// Returns the name of the player of `side`, with the level of a computer.
pub fn full_name<G: GameText>(words: &Words, setup: &Setup, side: Side) -> String {
    players::<G>(words, setup)[side].full_name.clone()
}

/// Returns the names of all players, with the levels of computers, as a title of the game.
pub fn all_names<G: GameText>(words: &Words, setup: &Setup) -> String {
    title_of(&players::<G>(words, setup))
}

/// Returns the names of these players, with the levels of computers, as a title of a game.
pub(crate) fn title_of(players: &BySide<PlayerNames>) -> String {
    let names: Vec<&str> = players.iter().map(|(_, player)| player.full_name.as_str()).collect();
    names.join(" – ")
}

/// Returns the label of the button that continues a game: with the opponent of a lone person, or else with all
/// players.
pub fn resume<G: GameText>(words: &Words, setup: &Setup) -> String {
    let players = players::<G>(words, setup);
    let mut computers = players.iter().filter(|(_, player)| player.opponent.is_some());
    match (players.iter().count(), computers.next(), computers.next()) {
        (2, Some((_, opponent)), None) => words.resume_against(&opponent.within(words)),
        _ => words.resume_of(&all_names::<G>(words, setup)),
    }
}

/// Returns the names of the computers in the game as a list that starts a sentence.
pub fn computers(words: &Words, setup: &Setup) -> String {
    let players = players_called(words, setup, None);
    let computers = players.iter().filter(|(_, player)| player.opponent.is_some());
    let names = computers.enumerate().map(|(place, (_, player))| match place {
        0 => player.name.clone(),
        _ => player.within(words),
    });
    words.lists.all_of(&names.collect::<Vec<_>>())
}

/// Returns whether the player of `side` is the only person in the game and has no given name, so
/// that sentences say "you".
pub fn is_you(setup: &Setup, side: Side) -> bool {
    let is_named = !drawn(setup.names[side].as_str()).is_empty();
    setup.seats[side] == Seat::Person && setup.persons() == 1 && !is_named
}

/// Returns the default name of the player of `side` where what the sides play with has no name: "You" for the only
/// person, a number for one of several, and the character of the level for a computer.
fn default_name(words: &Words, setup: &Setup, side: Side) -> String {
    if let Some(opponent) = setup.seats[side].opponent() {
        return words.home.character_of(opponent).to_owned();
    }
    let is_person = |(_, seat): &(Side, &Seat)| **seat == Seat::Person;
    match setup.persons() {
        1 => words.you.to_owned(),
        _ => words.player(setup.seats.iter().take(side.index() + 1).filter(is_person).count()),
    }
}

#[cfg(test)]
mod tests {
    use basics::Level;
    use tabletop::Name;

    use super::*;
    use settings::Language;

    const COMPUTER: Seat = Seat::Computer(Level::Easy);

    fn setup(seats: &[Seat]) -> Setup {
        let names = Setup::no_names(seats.len());
        let seats = BySide::from(seats.to_vec());
        Setup { seats, names, first: Side::NEAR, seed: 0 }
    }

    /// Returns a setup with these names.
    fn named(seats: &[Seat], names: &[&str]) -> Setup {
        let names = names.iter().map(|name| Name::new(name)).collect::<Vec<_>>();
        Setup { names: BySide::from(names), ..setup(seats) }
    }

    #[test]
    fn duplicate_names_get_a_number() {
        let words = Words::of(Language::English);
        let names = |setup: &Setup| -> Vec<String> {
            players_called(words, setup, None)
                .iter()
                .map(|(_, player)| player.full_name.clone())
                .collect()
        };
        let all_an = named(&[Seat::Person, COMPUTER, Seat::Person], &["An", "An", "An 2"]);
        assert_eq!(names(&all_an), ["An", "An 2 (easy)", "An 2 2"]);
        let like_usual = named(&[Seat::Person; 2], &["Player 2", ""]);
        assert_eq!(names(&like_usual), ["Player 2", "Player 2 2"]);
        let like_character = named(&[COMPUTER, Seat::Person], &["", "Tèo"]);
        assert_eq!(names(&like_character), ["Tèo 2 (easy)", "Tèo"]);
    }

    #[test]
    fn a_character_keeps_its_capitals_within_a_sentence_and_a_title_does_not() {
        let seats = [Level::Easy, Level::Hard, Level::Hard, Level::Master].map(Seat::Computer);
        let setup = setup(&seats);
        let within = |language| {
            let words = Words::of(language);
            let players = players_called(words, &setup, None);
            players.iter().map(|(_, player)| player.within(words)).collect::<Vec<_>>()
        };
        assert_eq!(within(Language::Vietnamese), ["Tèo", "chú Tư", "chú Tư 2", "cụ Đồ"]);
        assert_eq!(within(Language::English), ["Tèo", "Uncle Tư", "Uncle Tư 2", "Old Đồ"]);
        assert_eq!(
            computers(Words::of(Language::Vietnamese), &setup),
            "Tèo, chú Tư, chú Tư 2 và cụ Đồ"
        );
    }

    #[test]
    fn no_two_players_have_the_same_name() {
        let words = Words::of(Language::Vietnamese);
        let hard = Seat::Computer(Level::Hard);
        for seats in [[COMPUTER; 4], [Seat::Person; 4], [Seat::Person, COMPUTER, hard, COMPUTER]] {
            let setup = setup(&seats);
            let players = players_called(words, &setup, None);
            let name = |side| players[Side::new(side)].name.clone();
            let mut names: Vec<String> = (0..4).map(name).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), 4, "{names:?}");
        }
    }

    #[test]
    fn several_persons_without_a_name_are_called_after_their_sides() {
        let words = Words::of(Language::Vietnamese);
        let sides = Some(["Đỏ", "Đen"]);
        let called = |setup: &Setup| -> Vec<String> {
            players_called(words, setup, sides).iter().map(|(_, it)| it.within(words)).collect()
        };
        assert_eq!(called(&setup(&[Seat::Person; 2])), ["Đỏ", "Đen"]);
        assert_eq!(called(&named(&[Seat::Person; 2], &["", "An"])), ["Đỏ", "An"]);
        assert_eq!(called(&setup(&[Seat::Person, COMPUTER])), ["bạn", "Tèo"]);
    }
}
