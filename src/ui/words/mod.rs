//! The words of the window, declared subject by subject. Their texts are in `assets/words/`.

mod achievements;
mod display;
mod door;
mod editor;
mod files;
mod first;
mod form;
mod help;
mod home;
mod learn;
mod library;
mod lists;
mod offers;
mod opponents;
mod paper;
mod pictures;
mod practice;
mod puzzles;
mod records;
mod replay;
mod review;
mod rooms;
mod rounds;
mod rules;
mod statistics;
mod subjects;
mod tournament;
mod unsaved;

use crate::ai::Level;
use crate::platform;
use crate::rules::{GameEnd, IllegalMove, Remainder};
use crate::settings::Language;
use crate::words::{ByLanguage, Entry, Source, words};
use ui_kit::typing::FieldWords;

pub use crate::words::{LANGUAGES, Lead};
pub use achievements::AchievementWords;
pub use display::DisplayWords;
pub use door::DoorWords;
pub use editor::EditorWords;
pub use files::{FileFlaw, FileWords, SystemReason};
pub use first::FirstWords;
pub use form::FormWords;
pub use help::{HelpWords, HintConsequence, Reason};
pub use home::HomeWords;
pub use learn::LearnWords;
pub use library::LibraryWords;
pub use lists::ListWords;
pub use offers::{HandicapOffer, OfferWords, Winner};
pub use paper::PaperWords;
pub use pictures::PictureWords;
pub use practice::PracticeWords;
pub use puzzles::{DayMark, PuzzleWords};
pub use records::RecordWords;
pub use replay::ReplayWords;
pub use review::{MoveWords, ReviewWords};
pub use rooms::RoomWords;
pub use rounds::RoundWords;
pub use rules::RulesWords;
pub use statistics::StatisticsWords;
pub use subjects::{
    Corner, GameFilter, Heading, KeyLine, Pictured, Place, Printed, Section, SortOrder,
};
pub use tournament::{TournamentPart, TournamentSheet, TournamentWords, score_text};
pub use unsaved::UnsavedWords;

words! {
    /// The words of one language. The comments in `assets/words/en.ftl` say where each appears.
    pub struct Words("") {
        language,
        title,
        subtitle,

        // The home and the form of a new game.
        play,
        resume,
        how_to_play,
        other_games,
        about,
        quit,
        board,
        sides(sides: usize),
        who_plays,
        one_player,
        only_people(sides: usize),
        only_computers,
        mixed,
        level,
        the_computer,
        side[Place],
        person,
        level_name[Level],
        level_hint[Level],
        fitting_name,
        fitting_hint,
        next_game,
        starter,
        random_starter,
        speed,
        slow,
        normal,
        fast,
        off,
        board_style,
        yard,
        wood,
        high_contrast,
        projector,
        colours,
        system,
        light,
        dark,
        language_label,

        // Commands.
        menu,
        new_game,
        undo,
        redo,
        replay_last_turn,
        pause,
        continue_game,
        step,
        move_now,
        effects,
        music,
        fullscreen,
        rules_command,
        more,
        this_game,
        view,
        share_and_more,
        copy_position,
        copy_game,
        copy_link,
        show_code,
        code_name,
        code_hint,
        code_too_long,
        paste_game,

        // The settings: sound and music.
        effects_volume,
        music_volume,
        game_music,
        shuffle,
        sound_keys,

        // Names of the players.
        you,
        player(number: usize),
        numbered_computer(number: usize),
        with_level(name: &str, level: &str),
        in_sentence(name: &str),

        // The game screen.
        your_turn,
        turn_of(name: &str),
        to_move,
        thinking,
        thinking_now(name: &str),
        thinking_beside_name,
        no_move_found,
        try_again,
        paused,
        choose_cell,
        choose_cell_in_column(left: bool),
        choose_arrow,
        choose_arrow_of(number: usize),
        preview(number: usize, heading: Heading, points: i32),
        skip_animation,
        you_sow(number: usize, dan: u16),
        sows(name: &str, number: usize, dan: u16),
        sows_on(number: usize),
        sows_on_from_quan,
        captures(dan: u16, again: bool),
        captures_quan(again: bool),
        captures_quan_and_dan(dan: u16, again: bool),
        quan_taken(sides: usize),

        // The list of moves.
        moves,
        turn_board,
        close_moves,
        start,
        previous_move,
        next_move,
        back_to_game,
        listed_turn(number: usize, message: &str),
        looking_back(turns: usize, all: usize),
        earlier_position,

        last_turn(name: &str, number: usize, heading: Heading, points: i32),
        short_turn(name: &str, number: usize, heading: Heading, points: i32),
        idle_turns_left(left: usize),
        row_refilled,
        row_refilled_on_credit(paid: i32, borrowed: i32, score: i32),
        refills(name: &str),
        refills_on_credit(name: &str, paid: i32, borrowed: i32, score: i32),
        listed_refill,
        sweeping[Remainder],
        debt(points: i32),
        points(points: i32),

        // Names for screen readers.
        cell_name(owner: &str, number: usize, dan: u16),
        quan_cell_name(corner: Corner, quan: bool, dan: u16),
        arrow_name(number: usize, heading: Heading, anticlockwise: bool),
        store_name(name: &str, points: i32),
        swept(points: i32),
        player_at(name: &str, side: &str),

        // Refused moves.
        refusal_no_such_cell,
        refusal_quan_cell,
        refusal_other_side,
        refusal_other_player,
        refusal_pond,
        refusal_empty_cell,
        refusal_wrong_direction,
        game_over,
        computers_turn,
        computers_play,

        // The result.
        result,
        you_win,
        loses_to(name: &str),
        wins(name: &str),
        draw,
        you_win_by(points: i32, close: bool),
        loses_by(name: &str, points: i32, close: bool),
        wins_by(name: &str, points: i32, close: bool),
        draw_at(points: i32),
        store_and_swept(store: i32, swept: i32),
        shared_first_place(names: &str),
        ranked(rank: usize, name: &str),
        ended_because[GameEnd](sides: usize),
        remaining_stones[Remainder],
        play_again,
        try_level(name: &str),
        counted_mistakes(label: &str, count: usize),
        no_mistakes,
        undo_last_move,
        look_at_board,

        // Copying and pasting.
        position_copied,
        game_copied,
        link_copied,
        copy_failed,
        game_opened,
        turn_added,
        nothing_to_paste,
        not_a_game_record,

        // Questions.
        open_question,
        open,
        game_in_progress,
        new_game_question,
        quit_question,
        keep_playing,
        close,

        // Pages.
        section[Section],
        section_text[Section],
        keys_heading,
        keys[KeyLine],
        keys_action[KeyLine],
        about_game,
        about_rules,
        about_music,
        about_authors,
        version(version: &str),
        licences,

        lists: ListWords,
        door: DoorWords,
        files: FileWords,
        rules: RulesWords,
        display: DisplayWords,
        form: FormWords,
        field: FieldWords,
        rounds: RoundWords,
        pictures: PictureWords,
        paper: PaperWords,
        offers: OfferWords,
        help: HelpWords,
        first: FirstWords,
        home: HomeWords,
        learn: LearnWords,
        library: LibraryWords,
        review: ReviewWords,
        practice: PracticeWords,
        puzzles: PuzzleWords,
        tournament: TournamentWords,
        editor: EditorWords,
        replay: ReplayWords,
        statistics: StatisticsWords,
        achievements: AchievementWords,
        unsaved: UnsavedWords,
        rooms: RoomWords,

        // Why there is no window.
        no_window(reason: &str),
    }
}

impl Words {
    /// Returns the words of `language`.
    pub fn of(language: Language) -> &'static Words {
        static WORDS: ByLanguage<Words> = ByLanguage::new();
        WORDS.get(language, || Words::find(Source::of(language), "", &[]))
    }

    /// Returns the place of a side by its number.
    pub fn side_name(&self, side: usize, sides: usize) -> &'static str {
        self.side(Place::of(side, sides))
    }

    /// Returns why a move is illegal.
    pub fn refusal(&self, illegal: IllegalMove, sides: usize) -> &'static str {
        match illegal {
            IllegalMove::GameOver(_) => self.game_over,
            IllegalMove::NoSuchCell(_) => self.refusal_no_such_cell,
            IllegalMove::QuanCell(_) => self.refusal_quan_cell,
            IllegalMove::NotYours(..) if sides == 2 => self.refusal_other_side,
            IllegalMove::NotYours(..) => self.refusal_other_player,
            IllegalMove::Pond(_) => self.refusal_pond,
            IllegalMove::EmptyCell(_) => self.refusal_empty_cell,
            IllegalMove::WrongDirection(_) => self.refusal_wrong_direction,
        }
    }
}

impl AsRef<FieldWords> for Words {
    fn as_ref(&self) -> &FieldWords {
        &self.field
    }
}

/// Returns the language of the system if the program supports it, else Vietnamese.
pub fn system_language() -> Language {
    Language::of_locale(&platform::locale())
}
