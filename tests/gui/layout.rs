//! The geometry of the boards: rows, triangle and square, in every size of the window and with
//! each side at the bottom.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};
use o_an_quan::rules::{Cell, Direction, Ring, Side};
use o_an_quan::ui::motion::Stone;
use o_an_quan::ui::{BoardLayout, board_layout, stands_upright};

const SIZES: [Vec2; 8] = [
    vec2(640.0, 400.0),
    vec2(800.0, 500.0),
    vec2(1280.0, 800.0),
    vec2(1536.0, 864.0),
    vec2(700.0, 1000.0),
    vec2(480.0, 1000.0),
    vec2(700.0, 1100.0),
    vec2(1400.0, 500.0),
];

/// Calls `check` with the layout, the window and a description of every board.
fn for_every_board(check: impl Fn(&BoardLayout, Rect, &str)) {
    for size in SIZES {
        for sides in 2..=4 {
            for near in (0..sides).map(Side::new) {
                let window = Rect::from_min_size(Pos2::ZERO, size);
                let layout = board_layout(window, sides, near);
                check(&layout, window, &format!("{sides} sides, side {near} near, {size}"));
            }
        }
    }
}

fn cells(layout: &BoardLayout) -> Vec<Cell> {
    layout.seating().ring().cells().collect()
}

fn citizens(layout: &BoardLayout) -> Vec<Cell> {
    cells(layout).into_iter().filter(|cell| !cell.is_quan()).collect()
}

fn arrows(layout: &BoardLayout, cell: Cell) -> [Rect; 2] {
    Direction::BOTH.map(|direction| layout.arrow(cell, direction))
}

/// Returns points that are well inside a cell.
fn inner_points(layout: &BoardLayout, cell: Cell) -> Vec<Pos2> {
    layout.shape(cell).inner_outline(2.0, 0.0)
}

#[test]
fn two_rows_stand_upright_where_that_makes_larger_cells() {
    for size in [vec2(460.0, 800.0), vec2(680.0, 900.0), vec2(400.0, 500.0)] {
        assert!(stands_upright(size, 2), "{size}");
    }
    for size in [vec2(640.0, 250.0), vec2(700.0, 600.0), vec2(1900.0, 900.0)] {
        assert!(!stands_upright(size, 2), "{size}");
    }
    for sides in [3, 4] {
        assert!(!stands_upright(vec2(460.0, 800.0), sides), "{sides} sides");
    }
}

#[test]
fn cells_do_not_overlap() {
    for_every_board(|layout, window, board| {
        for cell in cells(layout) {
            for at in inner_points(layout, cell) {
                assert!(window.contains(at), "{board}: cell {cell} leaves the window at {at}");
                assert_eq!(layout.cell_at(at), Some(cell), "{board}: at {at}");
                for other in cells(layout).into_iter().filter(|&other| other != cell) {
                    let both = layout.shape(other).contains(at);
                    assert!(!both, "{board}: cells {cell} and {other} share {at}");
                }
            }
        }
    });
}

#[test]
fn every_cell_and_arrow_can_be_hit() {
    for_every_board(|layout, window, board| {
        for cell in cells(layout) {
            let touch = layout.shape(cell).touch;
            assert!(touch.size().min_elem() >= 32.0, "{board}: cell {cell} is {touch}");
            if !cell.is_quan() {
                for corner in [touch.left_top(), touch.right_top(), touch.left_bottom()] {
                    let inside = corner.lerp(touch.center(), 0.05);
                    assert_eq!(layout.cell_at(inside), Some(cell), "{board}: {touch}");
                }
            }
        }
        for cell in citizens(layout) {
            let [plus, minus] = arrows(layout, cell);
            assert!(!plus.shrink(0.1).intersects(minus.shrink(0.1)), "{board}: arrows of {cell}");
            for arrow in [plus, minus] {
                assert!(arrow.size().min_elem() >= 32.0, "{board}: {arrow}");
                assert!(window.contains_rect(arrow), "{board}: arrow of {cell} at {arrow}");
                for other in cells(layout) {
                    let hit =
                        inner_points(layout, other).into_iter().find(|&at| arrow.contains(at));
                    assert_eq!(hit, None, "{board}: an arrow of {cell} lies on {other}");
                    for at in [arrow.left_top(), arrow.right_top(), arrow.left_bottom(), arrow.max]
                    {
                        let at = at.lerp(arrow.center(), 0.1);
                        let covers = layout.shape(other).contains(at);
                        assert!(!covers, "{board}: an arrow of {cell} lies on {other}");
                    }
                }
            }
        }
    });
}

#[test]
fn arrows_lie_beside_their_own_cell_and_point_where_the_stones_go() {
    for_every_board(|layout, _, board| {
        let ring = layout.seating().ring();
        for cell in citizens(layout) {
            let [plus, minus] = arrows(layout, cell);
            let way = plus.center() - minus.center();
            let along = layout.heading(cell, Direction::Plus);
            assert!(way.normalized().dot(along) > 0.99, "{board}: arrows of {cell} go {way}");
            let next = layout.shape(ring.next(cell, Direction::Plus)).middle;
            let step = (next - layout.shape(cell).middle).normalized();
            assert!(step.dot(along) > 0.6, "{board}: from {cell} the stones go {step}");
            let between = plus.center().lerp(minus.center(), 0.5);
            let row = citizens(layout).into_iter().filter(|other| other.owner() == cell.owner());
            let nearest = row.min_by(|&a, &b| {
                let far = |cell| (layout.shape(cell).middle - between).length();
                far(a).total_cmp(&far(b))
            });
            let near = (nearest, layout.shape(cell).middle.distance(between));
            let own = nearest == Some(cell);
            assert!(own, "{board}: the arrows of {cell} are nearer to {near:?}");
        }
    });
}

#[test]
fn plus_goes_anticlockwise_on_the_screen() {
    for_every_board(|layout, _, board| {
        let ring = layout.seating().ring();
        let centre = layout.area().center();
        for cell in ring.cells() {
            let from = layout.shape(cell).middle - centre;
            let to = layout.shape(ring.next(cell, Direction::Plus)).middle - centre;
            // On the screen, y increases downwards.
            assert!(from.x * to.y - from.y * to.x < 0.0, "{board}: after cell {cell}");
        }
    });
}

#[test]
fn numbers_are_in_their_cells_and_apart_from_each_other() {
    for_every_board(|layout, window, board| {
        for cell in cells(layout) {
            let at = layout.shape(cell).badge;
            assert_eq!(layout.cell_at(at), Some(cell), "{board}: the number of {cell} at {at}");
            assert!(window.shrink(10.0).contains(at));
            for other in cells(layout).into_iter().filter(|&other| other != cell) {
                let apart = layout.shape(other).badge - at;
                let clear = apart.x.abs() >= 26.0 || apart.y.abs() >= 20.0;
                assert!(clear, "{board}: the numbers of {cell} and {other} are {apart} apart");
            }
        }
    });
}

#[test]
fn the_number_of_a_cell_lies_beside_it_and_touches_nothing_else() {
    for_every_board(|layout, window, board| {
        let height = layout.number_height();
        let numbers: Vec<(Cell, Rect)> = citizens(layout)
            .into_iter()
            .map(|cell| {
                let middle = layout.shape(cell).number.expect("a number");
                (cell, Rect::from_center_size(middle, vec2(1.4, 1.0) * height))
            })
            .collect();
        let ring = layout.seating().ring();
        assert!(ring.cells().all(|cell| cell.is_quan() == layout.shape(cell).number.is_none()));
        for &(cell, number) in &numbers {
            assert!(window.contains_rect(number), "{board}: the number of {cell} at {number}");
            let far = |other: &Cell| layout.shape(*other).middle.distance(number.center());
            let nearest = citizens(layout).into_iter().min_by(|a, b| far(a).total_cmp(&far(b)));
            assert_eq!(nearest, Some(cell), "{board}: the number of {cell} at {number}");
            for other in cells(layout) {
                for at in [number.left_top(), number.right_top(), number.left_bottom(), number.max]
                {
                    let inside = layout.shape(other).contains(at);
                    assert!(!inside, "{board}: the number of {cell} lies on {other}");
                }
            }
            for other in citizens(layout) {
                for arrow in arrows(layout, other) {
                    let covers = arrow.intersects(number);
                    assert!(!covers, "{board}: an arrow of {other} covers the number of {cell}");
                }
            }
            for side in (0..ring.sides()).map(Side::new) {
                let covers = layout.card(side).is_some_and(|card| card.intersects(number));
                assert!(!covers, "{board}: the card of {side} covers the number of {cell}");
            }
            for (other, place) in numbers.iter().filter(|(other, _)| *other != cell) {
                assert!(!place.intersects(number), "{board}: numbers of {cell} and {other}");
            }
        }
    });
}

#[test]
fn larger_numbers_of_cells_stay_within_the_room_of_the_board() {
    for size in [vec2(844.0, 292.0), vec2(640.0, 350.0), vec2(360.0, 470.0)] {
        for sides in [3, 4] {
            let room = Rect::from_min_size(Pos2::ZERO, size);
            let usual = BoardLayout::new(room, sides, Side::NEAR);
            let height = usual.number_height();
            let layout = usual.with_larger_numbers(2.0);
            let larger = layout.number_height();
            assert!(larger > 1.1 * height, "{sides} sides, {size}: {larger}, {height}");
            for cell in citizens(&layout) {
                let middle = layout.shape(cell).number.expect("a number");
                let number = Rect::from_center_size(middle, Vec2::splat(larger));
                assert!(room.contains_rect(number), "{sides} sides, {size}, {cell}: {number}");
                let row = layout.cell(cell).bottom();
                let is_below = middle.y > row;
                assert!(!is_below || number.top() > row, "{sides} sides, {size}, {cell}");
            }
        }
    }
}

#[test]
fn cards_lie_beside_the_row_of_their_player_and_cover_nothing() {
    for_every_board(|layout, window, board| {
        let ring = layout.seating().ring();
        if ring.sides() == 2 {
            assert_eq!(layout.card(Side::NEAR), None, "two sides have plates beside the board");
            return;
        }
        let sides: Vec<Side> = (0..ring.sides()).map(Side::new).collect();
        for (layout, least) in [(layout.clone(), 130.0), (layout.clone().with_clocks(true), 90.0)] {
            let layout = &layout;
            let card = |side| layout.card(side).expect("a card for each side");
            for &side in &sides {
                let rect = card(side);
                assert!(window.contains_rect(rect) && rect.width() >= least, "{board}: {rect}");
                assert!(rect.height() >= 28.0, "{board}: {rect}");
                for cell in cells(layout) {
                    for at in inner_points(layout, cell) {
                        assert!(
                            !rect.contains(at),
                            "{board}: the card of {side} covers cell {cell}"
                        );
                    }
                    for arrow in arrows(layout, cell).into_iter().filter(|_| !cell.is_quan()) {
                        let covers = rect.intersects(arrow);
                        assert!(!covers, "{board}: the card of {side} covers an arrow of {cell}");
                    }
                }
                for &other in sides.iter().filter(|&&other| other != side) {
                    assert!(!rect.intersects(card(other)), "{board}: cards {side} and {other}");
                    let middle = |side| {
                        let mut row = ring.own_cells(side);
                        layout.shape(row.nth(2).expect("five cells")).middle
                    };
                    let far = |to: Side| rect.distance_to_pos(middle(to));
                    // In the middle of a flat triangle, the slanted rows are close, too.
                    let below = middle(side).y > rect.bottom() && ring.sides() == 3;
                    let right_above = below && (middle(side).x - rect.center().x).abs() < 1.0;
                    let [own, others] =
                        [far(side), far(other) + if right_above { 60.0 } else { 0.0 }];
                    assert!(own < others, "{board}: card of {side}: {own}, to {other}: {others}");
                }
            }
        }
    });
}

#[test]
fn the_near_side_is_at_the_bottom_or_right_and_the_others_follow_anticlockwise() {
    for_every_board(|layout, _, board| {
        let seating = layout.seating();
        let sides = seating.ring().sides();
        let middle = |edge: usize| {
            let side = (0..sides).map(Side::new).find(|&side| seating.edge(side) == edge);
            let mut row = seating.ring().own_cells(side.expect("a side on each edge"));
            layout.shape(row.nth(2).expect("five cells")).middle - layout.area().center()
        };
        if seating.is_upright() {
            assert!(middle(0).x > 0.0 && middle(0).y.abs() < 1.0, "{board}");
            assert!(middle(1).x < 0.0 && middle(1).y.abs() < 1.0, "{board}");
            return;
        }
        assert!(middle(0).y > 0.0 && middle(0).x.abs() < 1.0, "{board}");
        match sides {
            2 => assert!(middle(1).y < 0.0),
            3 => assert!(middle(1).x > 0.0 && middle(2).x < 0.0),
            _ => assert!(middle(1).x > 0.0 && middle(2).y < 0.0 && middle(3).x < 0.0),
        }
    });
}

#[test]
fn a_press_on_a_slanted_cell_is_decided_by_its_outline() {
    let window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0));
    let layout = board_layout(window, 3, Side::NEAR);
    let ring = Ring::new(3);
    for cell in ring.own_cells(Side::new(1)) {
        let around = layout.cell(cell);
        assert_ne!(layout.cell_at(around.left_top() + vec2(2.0, 2.0)), Some(cell));
        assert_eq!(layout.cell_at(around.center()), Some(cell));
    }
    assert_eq!(layout.cell_at(pos2(2.0, 2.0)), None);
}

#[test]
fn an_area_too_small_for_a_board_does_not_panic() {
    for size in [vec2(0.0, 0.0), vec2(50.0, 300.0), vec2(300.0, 120.0)] {
        for sides in 2..=4 {
            let layout = board_layout(Rect::from_min_size(Pos2::ZERO, size), sides, Side::NEAR);
            let finite = |cell: &Cell| layout.shape(*cell).middle.is_finite();
            assert!(cells(&layout).iter().all(finite), "{sides} sides, {size}");
        }
    }
}

#[test]
fn the_outline_of_a_ring_has_no_spikes() {
    for_every_board(|layout, _, board| {
        for cell in cells(layout) {
            for share in [0.045, 0.07, 0.12] {
                let unit = layout.unit();
                let points = layout.shape(cell).inner_outline(share * unit, 0.08 * unit);
                let steps = points.iter().zip(points.iter().cycle().skip(1)).map(|(a, b)| *b - *a);
                let steps: Vec<Vec2> = steps.collect();
                assert!(steps.iter().all(|step| step.length() >= 0.5), "{board}: cell {cell}");
                let turns = steps.iter().zip(steps.iter().cycle().skip(1));
                let turns = turns.map(|(a, b)| a.normalized().dot(b.normalized()));
                let sharpest = turns.fold(1.0, f32::min);
                assert!(sharpest > -0.75, "{board}: cell {cell} has a corner of {sharpest}");
            }
        }
    });
}

#[test]
fn stones_of_a_large_heap_stay_in_their_cell() {
    for_every_board(|layout, _, board| {
        let stone = Stone { id: 1, quan: false };
        for cell in cells(layout) {
            for slot in 0..90 {
                let at = layout.rest(cell, slot, stone);
                let shape = layout.shape(cell);
                // Four points around the centre of the stone, well inside its edge.
                let reach = 0.2 * layout.width(stone);
                for way in [Vec2::LEFT, Vec2::RIGHT, Vec2::UP, Vec2::DOWN] {
                    let inside = shape.contains(at + way * reach);
                    assert!(inside, "{board}: cell {cell}, stone {slot} lies across a line");
                }
            }
        }
    });
}

#[test]
fn ten_stones_lie_side_by_side_and_more_lie_higher() {
    let window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0));
    let layout = board_layout(window, 2, Side::NEAR);
    let stone = Stone { id: 1, quan: false };
    let width = layout.width(stone);
    for cell in citizens(&layout) {
        let at = |slot| layout.rest(cell, slot, stone);
        for slot in 0..10 {
            for other in 0..slot {
                let apart = at(slot).distance(at(other)) / width;
                assert!(apart > 0.6, "cell {cell}: stones {slot} and {other}: {apart}");
            }
        }
        let mean = |slots: std::ops::Range<usize>| {
            let count = slots.len() as f32;
            slots.map(|slot| at(slot).y).sum::<f32>() / count
        };
        assert!(mean(50..70) < mean(0..13) - 0.1 * width, "cell {cell}: a heap rises");
    }
}
