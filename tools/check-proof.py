#!/usr/bin/env python3
"""Checks a proof that `o-an-quan solve --proof` has written, from docs/proofs.md and docs/rules.md alone.

    tools/check-proof.py FILE [FILE...]      `-` is standard input; a name ending in .xz is unpacked

Prints the claim of each proof that holds, or why a file proves nothing; the exit status is then 1. It knows single
games of two sides; it needs nothing but Python 3.9 and shares no code with the program.
"""

import heapq
import lzma
import re
import sys
from collections import deque

CELLS = 12
QUAN = 1 << 20  # a quan piece in a pile; the rest of the number is its dân
REFILL = 5
IDLE_TURNS = 60
NUMBER = re.compile(r"-?(0|[1-9][0-9]*)\Z")
PILE = re.compile(r"(Q?)(0|[1-9][0-9]{0,2})?\Z")

CLASSIC = {
    "empty_quan": "stops", "quan_value": "10", "young_quan": "0", "refill": "borrow", "ending": "cells",
    "first_quan": "allowed", "dan": "5", "quan_dan": "0", "quan": "piece", "handicap": "none",
    "direction": "both", "occupied_quan": "stops", "remainder": "rows",
}
PRESETS = {
    "classic": {},
    "folk": {"empty_quan": "passes", "young_quan": "5"},
    "report": {"refill": "end"},
    "rich": {"dan": "10"},
    "bigquan": {"quan_dan": "20"},
    # In a text, the name stands for the preset as it first was, without refill=lend.
    "tonkin": {"direction": "plus", "occupied_quan": "gives_one", "quan": "dan", "remainder": "split"},
}


class Refused(Exception):
    """The file proves nothing, for this reason."""


def number(text):
    if not NUMBER.match(text) or text == "-0":
        raise Refused(f"{text!r} is not a number in its only spelling")
    return int(text)


class Rules:
    """The rules of a game of two sides."""

    def __init__(self, text):
        words = text.split(" ")
        if words[0] not in PRESETS:
            raise Refused(f"no preset is named {words[0]!r}")
        options = {**CLASSIC, **PRESETS[words[0]]}
        for word in words[1:]:
            name, _, value = word.partition("=")
            if name not in options:
                raise Refused(f"this checker does not know the option {word!r}")
            options[name] = value
        self.passes = options["empty_quan"] == "passes"
        self.quan_value = number(options["quan_value"])
        self.young = number(options["young_quan"])
        self.refill = options["refill"]
        self.stores_matter = self.refill != "borrow"
        self.pieces_end = options["ending"] == "pieces"
        self.bars_first = options["first_quan"] == "forbidden"
        self.steps = (1,) if options["direction"] == "plus" else (1, -1)
        self.gives_one = options["occupied_quan"] == "gives_one"
        self.splits = options["remainder"] == "split"
        self.dan, self.quan_dan = number(options["dan"]), number(options["quan_dan"])
        self.has_pieces = options["quan"] == "piece"
        quan = self.quan_dan + (QUAN if self.has_pieces else self.quan_value)
        self.start_cells = [quan if cell % 6 == 0 else self.dan for cell in range(CELLS)]
        self.start_stores = [0, 0]
        if options["handicap"] != "none":
            side, cells, points = options["handicap"].split(":")
            side, points = int(side), int(points)
            self.start_stores[side] -= points
            self.start_stores[1 - side] += points
            for cell in filter(None, cells.split("+")):
                self.start_stores[1 - side] += self.start_cells[int(cell)]
                self.start_cells[int(cell)] = 0
        self.start_cells = tuple(self.start_cells)

    def growth_limit(self, cells):
        return max(2 * (6 * self.dan + self.quan_dan), dan_on(cells) + 10)

    def points_on(self, cells):
        return sum(pile % QUAN + self.quan_value * (pile // QUAN) for pile in cells)

    def sweeps(self, cells, prover):
        """What the prover gains if both sides collect their rows."""
        if self.splits:
            return 0
        near, far = sum(cells[1:6]), sum(cells[7:12])
        return near - far if prover == 0 else far - near

    def moves(self, cells, side):
        row = range(6 * side + 1, 6 * side + 6)
        filled = [cell for cell in row if cells[cell]] or row
        return [(cell, step) for cell in filled for step in self.steps]

    def is_over(self, cells, side, stores):
        """Whether the game is over before `side` moves. `stores` are None where they do not matter."""
        left = cells[0] | cells[6]
        if not (left // QUAN if self.pieces_end else left):
            return True
        if self.refill == "borrow" or any(cells[6 * side + 1 : 6 * side + 6]):
            return False
        return stores[side] < REFILL and (self.refill == "end" or sum(stores) < REFILL)

    def play(self, cells, side, move, barred):
        """Returns the cells after a turn, the points captured, and the points paid for a refill."""
        cells, paid = list(cells), 0
        if not any(cells[6 * side + 1 : 6 * side + 6]):
            paid = REFILL
            for cell in range(6 * side + 1, 6 * side + 6):
                cells[cell] = 1
        gap = self.sow(cells, *move)
        captured = 0 if gap is None else self.capture(cells, gap, move[1], barred)
        return tuple(cells), captured, paid

    def sow(self, cells, cell, step):
        """Sows lap by lap; returns the empty cell behind which a pile may be captured."""
        begin, states = (list(cells), cell), None
        laps = 0
        while True:
            laps += 1
            if laps == 500 and states is None:
                # Perhaps it never ends: begin again and remember every state.
                cells[:], cell = begin
                states = set()
            if states is not None:
                if (tuple(cells), cell) in states:
                    return None
                states.add((tuple(cells), cell))
            hand, cells[cell] = cells[cell], 0
            while hand:
                cell = (cell + step) % CELLS
                cells[cell] += 1
                hand -= 1
            after = (cell + step) % CELLS
            if self.gives_one and after % 6 == 0 and cells[after] % QUAN:
                cells[after] -= 1
                cell = (after + step) % CELLS
                cells[cell] += 1
                after = (cell + step) % CELLS
            if cells[after] == 0:
                if after % 6 == 0 and not self.passes:
                    return None
                return after if cells[(after + step) % CELLS] else None
            if after % 6 == 0:
                return None
            cell = after

    def capture(self, cells, gap, step, barred):
        points = 0
        while True:
            taken = (gap + step) % CELLS
            pile = cells[taken]
            if pile == 0 or pile >= QUAN and (barred or pile % QUAN < self.young):
                return points
            cells[taken] = 0
            points += pile % QUAN + self.quan_value * (pile // QUAN)
            gap = (taken + step) % CELLS
            if cells[gap] or gap % 6 == 0 and not self.passes:
                return points


def dan_on(cells):
    return sum(pile % QUAN for pile in cells)


def parse_cells(text, rules):
    piles = text.split(",")
    if len(piles) != CELLS:
        raise Refused(f"{text!r} does not have 12 cells")
    cells = []
    for cell, pile in enumerate(piles):
        found = PILE.match(pile)
        quan, dan = found.groups() if found else ("", None)
        is_spelled = found and (dan is not None or quan) and not (quan and dan == "0")
        if not is_spelled or quan and (cell % 6 or not rules.has_pieces):
            raise Refused(f"{pile!r} is not the content of cell {cell}")
        cells.append(int(dan or 0) + (QUAN if quan else 0))
    return tuple(cells)


def parse_side(text):
    if text not in ("0", "1"):
        raise Refused(f"{text!r} is not a side to move")
    return int(text)


def read_lines(file):
    text = file.read().decode("utf-8", "replace")
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    return [line[:-1] if line.endswith("\r") else line for line in lines]


class Proof:
    """A proof, and its lines by position."""

    def __init__(self, lines):
        if len(lines) < 4 or lines[0] != "o-an-quan proof 2":
            raise Refused("this is not a proof of the form 2")
        for line, label in zip(lines[1:4], ("rules ", "position ", "claim ")):
            if not line.startswith(label):
                raise Refused(f"{line!r} should begin with {label!r}")
        self.rules = rules = Rules(lines[1][len("rules ") :])
        cells, side, stores = self.parts(lines[2][len("position ") :], 3)
        self.cells, self.side = parse_cells(cells, rules), parse_side(side)
        self.stores = [number(points) for points in stores.split(",")]
        if len(self.stores) != 2 or any(abs(points) > 9999 for points in self.stores):
            raise Refused(f"{stores!r} are not two stores")
        if rules.is_over(self.cells, self.side, self.stores):
            raise Refused("the game is over in the position of the proof")
        side, points = self.parts(lines[3][len("claim ") :], 2)
        self.prover, self.claim = parse_side(side), number(points)
        self.limit = rules.growth_limit(self.cells)
        self.points = rules.points_on(self.cells) + sum(self.stores)
        # Each line: cells, side, gain, move.
        self.lines, self.numbers = [], {}
        for line in lines[4:]:
            self.read(line)
        self.turns = []

    @staticmethod
    def parts(text, count):
        parts = text.split(" ")
        if len(parts) != count:
            raise Refused(f"{text!r} should have {count} parts")
        return parts

    def read(self, line):
        parts = line.split(" ")
        if len(parts) not in (3, 4):
            raise Refused(f"{line!r} is not a position with a gain")
        cells, side, gain = parse_cells(parts[0], self.rules), parse_side(parts[1]), number(parts[2])
        if abs(gain) > 99999:
            raise Refused(f"the gain of {line!r} is out of range")
        if self.rules.is_over(cells, side, self.stores_at(cells, gain)):
            raise Refused(f"the game is over at {line!r}")
        move = None
        if len(parts) == 4:
            move = (number(parts[3][:-1]), {"+": 1, "-": -1}.get(parts[3][-1:]))
        key = self.key(cells, side, gain)
        if key in self.numbers:
            raise Refused(f"two lines have the position of {line!r}")
        self.numbers[key] = len(self.lines)
        self.lines.append((cells, side, gain, move))

    def key(self, cells, side, gain):
        return (cells, side, gain) if self.rules.stores_matter else (cells, side)

    def stores_at(self, cells, gain):
        """The stores where they matter; there, the gain determines them."""
        if not self.rules.stores_matter:
            return None
        both, lead = self.points - self.rules.points_on(cells), self.claim - gain
        if (both + lead) % 2:
            raise Refused(f"no stores have the lead of {lead}")
        stores = [(both + lead) // 2, (both - lead) // 2]
        if any(abs(points) > 9999 for points in stores):
            raise Refused(f"stores of {stores} are out of range")
        return stores if self.prover == 0 else stores[::-1]

    def check(self):
        lead = self.stores[self.prover] - self.stores[1 - self.prover]
        start = self.numbers.get(self.key(self.cells, self.side, self.claim - lead))
        if start is None or self.lines[start][2] < self.claim - lead:
            raise Refused("no line has the start with a sufficient gain")
        for at in range(len(self.lines)):
            self.turns.append(self.check_turns(at, at == start))
        sweeps = [self.rules.sweeps(cells, self.prover) for cells, *_ in self.lines]
        self.short = [max(0, line[2] - swept) for line, swept in zip(self.lines, sweeps)]
        if self.rules.stores_matter:
            self.check_cells()
        else:
            self.check_loops()
        self.check_idle()

    def check_turns(self, at, is_start):
        """Checks the turns from a line; returns those to other lines: the line, the slack, whether it is idle."""
        rules = self.rules
        cells, side, gain, move = self.lines[at]
        moves = rules.moves(cells, side)
        if side == self.prover:
            if move not in moves:
                raise Refused(f"the prover's move is missing or illegal: {self.lines[at]}")
            moves = [move]
        barred = (
            rules.bars_first and is_start and cells == rules.start_cells and self.stores == rules.start_stores
        )
        turns = []
        for move in moves:
            after, captured, paid = rules.play(cells, side, move, barred)
            taken = captured - paid if side == self.prover else paid - captured
            left, stores = gain - taken, None
            if rules.stores_matter:
                stores = self.stores_at(cells, gain)
                stores[side] += captured - paid
            if rules.is_over(after, 1 - side, stores) or dan_on(after) > self.limit:
                if taken + rules.sweeps(after, self.prover) < gain:
                    raise Refused(f"{move} from {self.lines[at]} ends the game too low")
                continue
            if rules.bars_first and after == rules.start_cells:
                raise Refused(f"{move} from {self.lines[at]} leads back to a start")
            to = self.numbers.get(self.key(after, 1 - side, left))
            if to is None or self.lines[to][2] < left:
                raise Refused(f"no line has what {move} from {self.lines[at]} leaves: {left}")
            turns.append((to, self.lines[to][2] - left, captured == 0))
        return turns

    def check_loops(self):
        near = trimmed([[to for to, *_ in turns] for turns in self.turns])
        for start in near:
            if self.short[start] and 2 * self.least_loop(start, near, self.short[start]) < self.short[start]:
                raise Refused(f"the third occurrence of {self.lines[start]} breaks the claim")

    def least_loop(self, start, near, enough):
        """The least sum of slacks of a loop through a line, or something with which it is enough."""
        gains, queue = {}, [(0, start)]
        while queue:
            gain, at = heapq.heappop(queue)
            if 2 * gain >= enough:
                break
            if at != start and gain > gains[at]:
                continue
            for to, slack, _ in self.turns[at]:
                through = gain + slack
                if to == start and 2 * through < enough:
                    return through
                if to != start and to in near and through < gains.get(to, enough):
                    gains[to] = through
                    heapq.heappush(queue, (through, to))
        return enough

    def check_cells(self):
        groups, members = {}, {}
        for at, (cells, side, *_) in enumerate(self.lines):
            groups[at] = (cells, side)
            members.setdefault((cells, side), []).append(at)
        names = {group: place for place, group in enumerate(members)}
        after = [set() for _ in names]
        for at, turns in enumerate(self.turns):
            after[names[groups[at]]].update(names[groups[to]] for to, *_ in turns)
        near = trimmed([list(names) for names in after])
        is_near = [names[groups[at]] in near for at in range(len(self.lines))]
        for group, lines in members.items():
            if names[group] not in near or not any(self.short[at] for at in lines):
                continue
            leads = {at: self.reached(at, is_near) & set(lines) for at in lines}
            second = set().union(*leads.values())
            third = set().union(*(leads[at] for at in second)) if second else set()
            for at in third:
                if self.short[at]:
                    raise Refused(f"a third occurrence at {self.lines[at]} breaks the claim")

    def reached(self, start, is_near):
        found, queue = set(), deque([start])
        while queue:
            for to, *_ in self.turns[queue.popleft()]:
                if is_near[to] and to not in found:
                    found.add(to)
                    queue.append(to)
        return found

    def check_idle(self):
        idle = [[to for to, _, is_idle in turns if is_idle] for turns in self.turns]
        before, run = [0] * len(idle), [0] * len(idle)
        for targets in idle:
            for to in targets:
                before[to] += 1
        queue, done = [at for at, count in enumerate(before) if not count], set()
        while queue:
            at = queue.pop()
            done.add(at)
            for to in idle[at]:
                run[to] = max(run[to], run[at] + 1)
                before[to] -= 1
                if not before[to]:
                    queue.append(to)
        for at in range(len(idle)):
            if self.short[at] and (at not in done or run[at] >= IDLE_TURNS):
                raise Refused(f"sixty turns without a capture may end at {self.lines[at]}")


def trimmed(after):
    """The nodes that remain when those without a way in or without a way out are removed again and again: all on
    loops, and those between them."""
    before = [[] for _ in after]
    for at, targets in enumerate(after):
        for to in targets:
            before[to].append(at)
    left = set(range(len(after)))
    for ways, back in ((after, before), (before, after)):
        count = [sum(to in left for to in targets) for targets in ways]
        queue = [at for at in left if not count[at]]
        while queue:
            at = queue.pop()
            left.discard(at)
            for to in back[at]:
                count[to] -= 1
                if not count[to] and to in left:
                    queue.append(to)
    return left


def check(name):
    if name == "-":
        lines = read_lines(sys.stdin.buffer)
    else:
        with (lzma.open if name.endswith(".xz") else open)(name, "rb") as file:
            lines = read_lines(file)
    proof = Proof(lines)
    proof.check()
    return f"checked side={proof.prover} at_least={proof.claim} positions={len(proof.lines)}"


def main(names):
    failed = False
    if not names or names[0] in ("-h", "--help"):
        print(__doc__)
        return 2 if not names else 0
    for name in names:
        try:
            print(f"{name}: {check(name)}")
        except (Refused, OSError, ValueError, lzma.LZMAError) as why:
            failed = True
            print(f"{name}: refused: {why}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
