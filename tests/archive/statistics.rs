//! The statistics of finished games, compared with results worked out by hand.

use std::fs;

use o_an_quan::ai::Level;
use o_an_quan::archive::statistics::{
    Feat, Filter, FirstMove, Ladder, LevelResults, PersonResult, PlayedRules, RESETS_VERSION,
    Reset, Resets, Results, Score, scores,
};
use o_an_quan::archive::{GameSummary, Library, SavedGame, SavedResult};
use o_an_quan::controller::{Seat, Tally};
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::{Departure, Position, Preset, Rules, Side};
use o_an_quan::storage::{RonFile, parse_ron, ron_text};

use tabletop::Advisor as _;

use crate::{EASY, PERSON, label, minute, played, saved};

const HARD: Seat = Seat::Computer(Level::Hard);

/// Returns a game that ended `minutes` after a fixed moment. Its moves are not read.
fn ended(minutes: i64, rules: &str, first: usize, seats: &[Seat], points: &[i32]) -> SavedGame {
    let rules: Rules = rules.parse().expect("rules");
    let result =
        SavedResult { points: points.to_vec(), why: "quan-empty".to_owned(), behind: Vec::new() };
    SavedGame {
        start: Position::start(&rules, Side::new(first)).to_string(),
        rules: rules.into(),
        seats: seats.to_vec(),
        saved: minute(minutes),
        help: Vec::new(),
        result: Some(result),
        ..saved(&label(), &played(""))
    }
}

/// Returns a classic game against *easy* in which the person moves first.
fn classic(minutes: i64, mine: i32, theirs: i32) -> SavedGame {
    ended(minutes, "classic", 0, &[PERSON, EASY], &[mine, theirs])
}

fn helped(game: SavedGame, hints: u32, takebacks: u32) -> SavedGame {
    let tally = Tally { hints, takebacks, evaluation: false };
    SavedGame { help: vec![tally, Tally::default()], ..game }
}

fn score(game: &SavedGame) -> Score {
    Score::of(game).expect("the game counts")
}

fn results(games: &[SavedGame]) -> Results {
    Results::of(&games.iter().map(score).collect::<Vec<_>>())
}

#[test]
fn a_game_of_one_person_and_computers_counts_by_its_points() {
    let won = score(&classic(5, 40, 30));
    assert_eq!((won.result, won.margin), (PersonResult::Won, Some(10)));
    assert_eq!((won.opponent, won.sides, won.began), (Level::Easy.into(), 2, true));
    assert_eq!((won.ended, won.rules), (minute(5), PlayedRules::Preset(Preset::Classic)));
    let drawn = score(&classic(0, 35, 35));
    assert_eq!((drawn.result, drawn.margin), (PersonResult::Drawn, Some(0)));
    let far = score(&ended(0, "folk", 0, &[HARD, PERSON], &[36, 34]));
    assert_eq!((far.result, far.margin, far.began), (PersonResult::Lost, Some(-2), false));
    assert_eq!(far.rules, PlayedRules::Preset(Preset::Folk));
}

#[test]
fn games_of_more_sides_count_against_the_best_other_at_the_strongest_level() {
    let seats = [EASY, PERSON, HARD];
    let game = ended(0, "classic sides=3", 1, &seats, &[20, 50, 35]);
    let three = score(&game);
    assert_eq!((three.result, three.margin), (PersonResult::Won, Some(15)));
    assert_eq!((three.opponent, three.sides, three.began), (Level::Hard.into(), 3, true));
    let shared = score(&ended(0, "classic sides=3", 0, &seats, &[20, 40, 40]));
    assert_eq!((shared.result, shared.began), (PersonResult::Drawn, false));
}

#[test]
fn resigning_or_running_out_of_time_counts_as_a_loss() {
    for how in ["resign:0", "time:0"] {
        let game = SavedGame { moves: format!("2+ 9- {how}"), ..classic(0, 60, 10) };
        assert_eq!((score(&game).result, score(&game).margin), (PersonResult::Lost, None), "{how}");
    }
}

#[test]
fn a_game_ended_by_agreement_counts_only_as_played() {
    let stopped = |minutes, mine, theirs| SavedGame {
        moves: "2+ 9- stop".to_owned(),
        ..classic(minutes, mine, theirs)
    };
    let games = [
        classic(0, 40, 30),
        stopped(1, 60, 2),
        stopped(2, 34, 36),
        stopped(3, 35, 35),
        classic(4, 38, 32),
    ];
    let results = results(&games);
    assert_eq!((results.games, results.won, results.drawn, results.lost), (5, 2, 0, 0));
    assert_eq!((results.streak, results.longest_streak), (2, 2));
    assert_eq!(results.best.map(|(margin, _)| margin), Some(10));
    assert_eq!(results.average(), Some(8.0));
}

#[test]
fn other_games_do_not_count() {
    let unfinished = SavedGame { result: None, ..classic(0, 40, 30) };
    let people = ended(0, "classic", 0, &[PERSON, PERSON], &[40, 30]);
    let computers = ended(0, "classic", 0, &[EASY, HARD], &[40, 30]);
    let midway = "Q,0,5,5,5,5,Q,5,5,5,5,5 0 20,0".to_owned();
    let from_elsewhere = SavedGame { start: midway, ..classic(0, 60, 10) };
    let taken_over = SavedGame { given: 8, ..classic(0, 60, 10) };
    let misfit = SavedGame { seats: vec![PERSON, EASY, EASY], ..classic(0, 40, 30) };
    for game in [unfinished, people, computers, from_elsewhere, taken_over, misfit] {
        assert_eq!(Score::of(&game), None, "{game:?}");
    }
}

/// The list of games does not check the points of a file against its moves.
#[test]
fn points_of_a_damaged_file_do_no_harm() {
    let game = classic(0, i32::MAX, i32::MIN);
    assert_eq!(score(&game).result, PersonResult::Won);
    assert_eq!(results(&[game.clone(), game]).games, 2);
}

#[test]
fn rules_are_grouped_as_players_do() {
    for (rules, kind) in [
        ("rich", PlayedRules::Preset(Preset::Rich)),
        ("folk sides=4", PlayedRules::Preset(Preset::Folk)),
        ("classic quan_value=5", PlayedRules::Other),
        ("classic handicap=1::10", PlayedRules::Handicap),
    ] {
        assert_eq!(PlayedRules::of(&rules.parse().expect("rules")), kind, "{rules}");
    }
    let given = score(&ended(0, "classic handicap=1::10", 0, &[PERSON, EASY], &[45, 25]));
    assert_eq!(given.rules, PlayedRules::Handicap);
}

/// Nine games, counted by hand.
#[test]
fn results_count_games_margins_streaks_and_help() {
    let games = [
        classic(1, 40, 30),
        classic(2, 45, 25),
        helped(classic(3, 60, 10), 2, 1),
        classic(4, 36, 34),
        classic(5, 45, 25),
        classic(6, 50, 20),
        classic(7, 35, 35),
        helped(classic(8, 30, 40), 0, 3),
        SavedGame { moves: "2+ resign:0".to_owned(), ..classic(9, 30, 40) },
    ];
    let results = results(&games);
    assert_eq!((results.games, results.won, results.won_with_help), (9, 5, 1));
    assert_eq!((results.drawn, results.lost), (1, 2));
    // 30 points in the sixth game; the 50 of the third were won with help.
    assert_eq!(results.best, Some((30, minute(6))));
    // 10 + 20 + 50 + 2 + 20 + 30 + 0 - 10 in eight games; the resigned game has no margin.
    assert_eq!(results.average(), Some(122.0 / 8.0));
    assert_eq!((results.streak, results.longest_streak), (0, 3));
    assert_eq!((results.hints, results.takebacks), (2, 4));
    assert_eq!(Results::of(&games[3..6].iter().map(score).collect::<Vec<_>>()).streak, 3);
}

#[test]
fn no_games_give_empty_results() {
    let none = results(&[]);
    assert_eq!((none.games, none.best, none.average(), none.streak), (0, None, None, 0));
}

#[test]
fn games_are_distinguished_by_level_sides_rules_and_first_move() {
    let games = [
        classic(1, 40, 30),
        ended(2, "folk", 1, &[PERSON, HARD], &[30, 40]),
        ended(3, "classic sides=3", 0, &[PERSON, EASY, EASY], &[60, 10, 20]),
    ];
    let scores: Vec<Score> = games.iter().map(score).collect();
    let counted = |filter: Filter| LevelResults::of(&scores, &filter).all.games;
    let all = LevelResults::of(&scores, &Filter::default());
    assert_eq!((all.all.games, all.at(Some(Level::Easy.into())).games), (3, 2));
    assert_eq!(
        (all.at(Some(Level::Hard.into())).lost, all.at(Some(Level::Master.into())).games),
        (1, 0)
    );
    assert_eq!(counted(Filter { sides: Some(2), ..Filter::default() }), 2);
    assert_eq!(counted(Filter { first_move: Some(FirstMove::Anothers), ..Filter::default() }), 1);
    assert_eq!(counted(Filter { first_move: Some(FirstMove::Mine), ..Filter::default() }), 2);
    let folk = Some(PlayedRules::Preset(Preset::Folk));
    assert_eq!(counted(Filter { rules: folk, ..Filter::default() }), 1);
    assert_eq!(counted(Filter { rules: folk, sides: Some(3), ..Filter::default() }), 0);
}

/// Returns the margins of the games in a library that count, including deleted ones.
fn margins(library: &Library, resets: &Resets) -> Vec<Option<i32>> {
    let there = library.list(&[]).expect("a library");
    let deleted = library.deleted().list(&[]).expect("a folder");
    let entries = there.iter().chain(&deleted).map(AsRef::as_ref);
    scores(entries, resets).iter().map(|score| score.margin).collect()
}

#[test]
fn a_game_counts_once_by_its_last_end_even_after_deletion() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let first = SavedGame { moves: "2+ 9- 4+".to_owned(), ..classic(10, 30, 40) };
    let file = library.add(&first).unwrap();
    library.add(&first).unwrap();
    // Its end was undone, and the game ended differently.
    let again = SavedGame { moves: "2+ 9- 5-".to_owned(), ..classic(12, 40, 30) };
    library.add(&SavedGame { id: first.id.clone(), ..again }).unwrap();
    library.add(&classic(11, 50, 20)).unwrap();
    library.add(&classic(5, 35, 35)).unwrap();
    fs::write(folder.path().join("half.ron"), "(version: 1").unwrap();
    let expected = [Some(0), Some(30), Some(10)];
    assert_eq!(margins(&library, &Resets::default()), expected);
    let deleted = library.delete(&file).unwrap();
    assert_eq!(margins(&library, &Resets::default()), expected);
    library.bring_back(&deleted).unwrap();
    assert_eq!(margins(&library, &Resets::default()), expected);
}

#[test]
fn the_marks_of_a_level_are_recounted_from_the_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(folder.path().join("library"));
    let add = |name: &str, game: SavedGame| {
        let id = format!("2026-11-22-{name}").try_into().expect("a name");
        library.add(&SavedGame { id, ..game }).expect("added")
    };
    let ladder = |resets: &Resets| {
        let [there, deleted] = [&library, &library.deleted()].map(|it| it.list(&[]).expect("read"));
        Ladder::of(&scores(there.iter().chain(&deleted).map(AsRef::as_ref), resets))
    };
    let marks = |ladder: Ladder| Feat::ALL.map(|feat| ladder.has(Level::Easy, feat));
    let none = Resets::default();
    add("lost", classic(0, 20, 50));
    assert_eq!(marks(ladder(&none)), [false; 3]);
    add("helped", helped(classic(1, 60, 10), 0, 1));
    assert_eq!(marks(ladder(&none)), [true, false, false], "an undone move is help");
    add("close", classic(2, 42, 28));
    assert_eq!(marks(ladder(&none)), [true, true, false], "by 14 points");
    let large = add("large", classic(3, 43, 28));
    assert_eq!(marks(ladder(&none)), [true; 3], "by 15 points");
    library.delete(&large).expect("deleted");
    assert_eq!(marks(ladder(&none)), [true; 3], "a deleted game keeps its mark");
    let games = ["lost", "helped", "close", "large"].map(|name| format!("2026-11-22-{name}"));
    let games = games.map(|game| game.try_into().expect("a name")).to_vec();
    let reset = Resets { resets: vec![Reset { at: minute(4), games }] };
    assert_eq!(marks(ladder(&reset)), [false; 3]);
    assert_eq!(ladder(&reset).next(&Feat::ALL), Some((Level::Beginner, Feat::Won)));
}

#[test]
fn after_a_reset_only_later_games_count_regardless_of_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("library"));
    let before = classic(100, 40, 30);
    library.add(&before).unwrap();
    let reset = Reset { at: minute(101), games: vec![before.id.clone()] };
    let mut resets = Resets { resets: vec![reset] };
    assert_eq!(margins(&library, &resets), []);
    // The clock was set back meanwhile.
    library.add(&classic(-9_000, 36, 34)).unwrap();
    assert_eq!(margins(&library, &resets), [Some(2)]);

    let mut file = RonFile::new(folder.path().join("statistics.ron"), RESETS_VERSION);
    assert_eq!(file.load::<Resets>().unwrap(), None);
    file.save(&resets).unwrap();
    assert_eq!(file.load::<Resets>().unwrap(), Some(resets.clone()));
    resets.resets.pop();
    assert_eq!(margins(&library, &resets), [Some(2), Some(10)]);
}

#[test]
fn resets_of_thousands_of_games_can_be_written() {
    let games = (0..10_000).map(|_| label().id).collect();
    let resets = Resets { resets: vec![Reset { at: minute(0), games }] };
    let text = ron_text(RESETS_VERSION, &resets).expect("not too large");
    assert_eq!(parse_ron::<Resets>(text.as_bytes(), RESETS_VERSION), Ok(resets));
}

#[test]
fn the_resets_in_the_document_are_valid() {
    let document = include_str!("../../docs/saved-games.md");
    let blocks = document.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    let block = blocks.into_iter().find(|block| block.contains("resets:")).expect("a file");
    let resets: Resets = parse_ron(block.as_bytes(), RESETS_VERSION).unwrap();
    assert_eq!((resets.resets.len(), resets.games().len()), (1, 2));
}

#[test]
fn a_game_that_was_decided_when_the_players_agreed_to_end_it_counts_by_its_points() {
    let decided = |pick: usize| {
        let mut session = played("");
        while !OAnQuan::is_decided(session.game()) {
            let moves = session.game().legal_moves();
            session.play(*moves.get(pick % moves.len().max(1))?).expect("a legal move");
        }
        Some(session)
    };
    let mut session = (0..5).find_map(decided).expect("a decided game");
    session.depart(Departure::Stopped).expect("the players agree");
    let [mine, theirs] = [Side::NEAR, Side::FAR].map(|side| session.position().store(side));
    let margin = mine - theirs;
    let game = SavedGame { seats: vec![PERSON, EASY], ..saved(&label(), &session) };
    let result = if margin > 0 { PersonResult::Won } else { PersonResult::Lost };
    assert_eq!((score(&game).result, score(&game).margin), (result, Some(margin)));
    assert!(GameSummary::of(&game).expect("a summary").was_decided);
}
