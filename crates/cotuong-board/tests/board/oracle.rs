//! An independent generator of moves, straight from the table of the rules: whether a piece goes from
//! one crossing to another follows from the files and ranks between them and from what stands there.

use cotuong_board::{Board, START};

use super::{board, mv};

/// The pieces by rank and file, as letters of the FEN; a blank is an empty crossing.
struct Table([[char; 9]; 10]);

impl Table {
    fn of(fen: &str) -> (Self, bool) {
        let (pieces, side) = fen.split_once(' ').expect("a side to move");
        let mut table = [[' '; 9]; 10];
        for (rank, letters) in (0..10).rev().zip(pieces.split('/')) {
            let expanded = letters.chars().flat_map(|letter| match letter.to_digit(10) {
                Some(empty) => vec![' '; empty as usize],
                None => vec![letter],
            });
            expanded.enumerate().for_each(|(file, letter)| table[rank][file] = letter);
        }
        (Table(table), side == "w")
    }

    fn at(&self, (file, rank): (i32, i32)) -> char {
        self.0[rank as usize][file as usize]
    }

    /// Returns the number of pieces strictly between two crossings of a line.
    fn between(&self, from: (i32, i32), to: (i32, i32)) -> usize {
        let (files, ranks) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        (1..steps).filter(|i| self.at((from.0 + i * files, from.1 + i * ranks)) != ' ').count()
    }

    fn goes(&self, from: (i32, i32), to: (i32, i32)) -> bool {
        let (piece, target) = (self.at(from), self.at(to));
        let is_red = piece.is_uppercase();
        if piece == ' ' || from == to || target != ' ' && target.is_uppercase() == is_red {
            return false;
        }
        let (files, ranks) = (to.0 - from.0, to.1 - from.1);
        let (wide, long) = (files.abs().max(ranks.abs()), files.abs() + ranks.abs());
        let near = |rank: i32| if is_red { rank } else { 9 - rank };
        let is_line = files == 0 || ranks == 0;
        let in_palace = (3..=5).contains(&to.0) && near(to.1) <= 2;
        match piece.to_ascii_lowercase() {
            'k' => long == 1 && in_palace,
            'a' => (wide, long) == (1, 2) && in_palace,
            'b' => {
                let eye = (from.0 + files / 2, from.1 + ranks / 2);
                (wide, long) == (2, 4) && files.abs() == 2 && near(to.1) <= 4 && self.at(eye) == ' '
            }
            'n' => {
                let leg = (from.0 + files / 2, from.1 + ranks / 2);
                (wide, long) == (2, 3) && self.at(leg) == ' '
            }
            'r' => is_line && self.between(from, to) == 0,
            'c' => is_line && self.between(from, to) == usize::from(target != ' '),
            'p' => {
                let forward = near(to.1) - near(from.1);
                long == 1 && (forward == 1 || forward == 0 && near(from.1) >= 5)
            }
            letter => panic!("{letter}"),
        }
    }

    /// Returns whether the general of a side is attacked or faces the other.
    fn is_exposed(&self, red: bool) -> bool {
        let find = |letter: char| places().find(|at| self.at(*at) == letter).expect("a general");
        let (own, other) = (find(if red { 'K' } else { 'k' }), find(if red { 'k' } else { 'K' }));
        let is_facing = own.0 == other.0 && self.between(own, other) == 0;
        is_facing
            || places().any(|at| {
                let is_other = self.at(at) != ' ' && self.at(at).is_uppercase() != red;
                is_other && self.goes(at, own)
            })
    }

    fn legal_moves(&mut self, red: bool) -> Vec<String> {
        let mut moves = Vec::new();
        for from in places().filter(|at| self.at(*at) != ' ').collect::<Vec<_>>() {
            if self.at(from).is_uppercase() != red {
                continue;
            }
            for to in places() {
                if !self.goes(from, to) {
                    continue;
                }
                let before = self.0;
                self.0[to.1 as usize][to.0 as usize] = self.at(from);
                self.0[from.1 as usize][from.0 as usize] = ' ';
                if !self.is_exposed(red) {
                    let name = |(file, rank)| format!("{}{rank}", (b'a' + file as u8) as char);
                    moves.push(format!("{}{}", name(from), name(to)));
                }
                self.0 = before;
            }
        }
        moves.sort();
        moves
    }
}

fn places() -> impl Iterator<Item = (i32, i32)> {
    (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank)))
}

fn listed(board: &Board) -> Vec<String> {
    let mut moves: Vec<String> = board.legal_moves().iter().map(ToString::to_string).collect();
    moves.sort();
    moves
}

#[test]
fn legal_moves_agree_with_the_table_of_the_rules_in_random_games() {
    let mut random = fastrand::Rng::with_seed(29);
    let (mut positions, mut checks) = (0, 0);
    for _ in 0..60 {
        let mut game = board(START);
        for _ in 0..random.usize(20..220) {
            let (mut table, is_red) = Table::of(&game.to_string());
            let moves = table.legal_moves(is_red);
            assert_eq!(listed(&game), moves, "{game}");
            assert_eq!(!game.checkers(game.to_move()).is_empty(), table.is_exposed(is_red));
            positions += 1;
            checks += usize::from(table.is_exposed(is_red));
            // A check is likelier to be played, so that answers to checks are compared, too.
            let gives_check = |text: &&String| {
                let mut after = game.clone();
                after.make(mv(text));
                !after.checkers(after.to_move()).is_empty()
            };
            let checking: Vec<&String> = moves.iter().filter(gives_check).collect();
            let choice = if checking.is_empty() || random.u8(0..3) == 0 {
                random.choice(&moves)
            } else {
                random.choice(checking)
            };
            let Some(text) = choice else { break };
            game.make(mv(text));
        }
    }
    assert!(positions > 3_000 && checks > 300, "{positions} positions, {checks} checks");
}

#[test]
fn a_move_is_legal_if_it_is_listed() {
    let mut random = fastrand::Rng::with_seed(31);
    let mut game = board(START);
    for _ in 0..40 {
        let listed = game.legal_moves();
        for from in cotuong_board::Square::all() {
            for to in cotuong_board::Square::all() {
                let mv = cotuong_board::Move { from, to };
                assert_eq!(game.check(mv).is_ok(), listed.contains(&mv), "{game} {mv}");
            }
        }
        let Some(mv) = random.choice(&listed) else { break };
        game.make(*mv);
    }
}

#[test]
fn moves_taken_back_leave_the_board_as_it_was() {
    let mut random = fastrand::Rng::with_seed(37);
    let mut game = board(START);
    let mut played = Vec::new();
    for _ in 0..300 {
        let before = game.clone();
        let Some(mv) = random.choice(game.legal_moves()) else { break };
        let captured = game.make(mv);
        assert_eq!(game, board(&game.to_string()), "as from scratch");
        assert_ne!(game.key(), before.key());
        played.push((before, mv, captured));
    }
    for (before, mv, captured) in played.into_iter().rev() {
        game.unmake(mv, captured);
        assert_eq!(game, before);
    }
}
