### The words of the program in English. A translation contains the same entries in the same order.
###
### The format is Fluent (projectfluent.org). An entry is a name, an equals sign and a text on one line:
###
###     play = Play
###
### A text can contain variables, such as { $name }, and other entries, such as { points }. Comments say
### what they hold. A text can also depend on a variable. The line with the asterisk is for all values
### without a line of their own:
###
###     quit = { $games ->
###         [0] Nothing is lost.
###         [one] One game is lost.
###        *[other] { $games } games are lost.
###     }
###
### The square brackets contain a number, a name that this file shows, or the form of the word that goes
### with a number: one, few or many, of which English has only one. {""} is no text, and {" "} is a space,
### which is otherwise dropped at either end of a line.
###
### { LOWERFIRST($name) } is the variable with a small first letter, { UPPERFIRST($name) } with a capital.
###
### Three kinds of comments are for the program, too, which is built from them. A translation needs none:
###
###     # Takes $name: text, $count: number, $error: optional text
###     # For each Level
###     # Only part of other entries
###
### The first one lists all variables of the entry below it, in the order of the program. A variable is a
### text, an excerpt (a part of a text that somebody typed or opened), a number, a notation, "yes or no", or a
### value of a type in the program, such as Heading. Every language contains the variable, unless it is optional. After
### the second one, there is an entry for each value of a type, whose names end with _ and the value:
### level-hint_easy. If it takes variables, too: "For each GameEnd, takes $sides: number". The program does
### not use an entry below the third one itself. How the name of an entry starts says which part of the
### program it belongs to; the build scripts list the parts.
###
### The build stops at a line of this file that it does not understand. A test finds entries that are missing
### or unknown in a translation, wrong variables and forgotten cases.

## The program

# The language's own name, as its speakers write it.
language = English
# The name of the game: the title of the window and of the home.
title = Ô Ăn Quan
# Shown under the title on the first start.
subtitle = The Vietnamese sowing game

## The home and the form of a new game

# The button that starts a game.
play = Play
resume = Continue game
# The same button where it stands alone: with the opponent, or with all players of a game of several people or sides.
# Takes $name: text
resume-against = Continue against { $name }
# Takes $players: text
resume-of = Continue { $players }
how-to-play = How to play
# The button that opens the list of the other games.
other-games = Other games
about = About
quit = Quit
# The label of the choice between 2, 3 and 4 sides.
board = Board
# A board in that choice. $sides: 2, 3 or 4.
# Takes $sides: number
sides = { $sides } sides
# The label of the choice of players, and its four answers.
who-plays = Who plays
one-player = One player
# People only. $sides: how many play, 2, 3 or 4.
# Takes $sides: number
only-people = { $sides ->
    [2] Two players
    [3] Three players
   *[other] Four players
}
only-computers = Watch computers
mixed = Mixed
# The label of the choice of the computer's level.
level = Computer level
# The place where a player sits, as seen on the screen.
# For each Place
side_bottom = Near side
side_top = Far side
side_right = Right side
side_left = Left side
# A person as a player, as opposed to a computer.
person = Person
# For each Level
common-level-name_beginner = Beginner
common-level-name_easy = Easy
common-level-name_medium = Medium
common-level-name_hard = Hard
common-level-name_expert = Expert
common-level-name_master = Master
# How a level plays; shown under its name.
# For each Level
level-hint_beginner = Misses many good moves.
level-hint_easy = Takes the best it sees at once.
level-hint_medium = Sees your reply coming.
level-hint_hard = Thinks six turns ahead.
level-hint_expert = Looks far ahead.
level-hint_master = Looks as far ahead as it can.
# The opponent whose strength follows the results of the player, and how it plays.
fitting-name = Fits me
# The same in brackets after the name of the opponent: "Sister Mai (at your level)".
fitting-beside-name = At your level
fitting-hint = As strong as you: follows your results.
# Shown in the form of a new game while another game is in progress.
next-game = Changes apply from the next game.
# The label of the choice of the player who moves first, and the answer that leaves it to chance.
starter = Who starts
random-starter = Random

## Settings of the display

# The label of the speed of animations, and its four values.
speed = Animation speed
slow = Slow
normal = Normal
fast = Fast
off = Off
# The label of the look of the board, and its four values.
board-style = Board style
yard = Courtyard
wood = Carved wood
high-contrast = High contrast
projector = Projector
# The label of the choice between a light and a dark window; "system" follows the system.
colours = Colours
system = Auto
light = Light
dark = Dark
language-label = Language

## Commands: menus, buttons and their tooltips

menu = Home
new-game = New game
undo = Undo
redo = Redo
# Below the name of a game to continue whose moves were all taken back.
all-taken-back = All moves are taken back; Redo plays them again.
show-last-turn = Replay last turn
pause = Pause
# The opposite of "pause".
continue-game = Continue
# Plays a single turn of a game between computers.
step = Step
# Makes the computer stop thinking and play.
move-now = Move now
effects = Sound effects
music = Music
fullscreen = Full screen
command-rules = Rules
# The button of the list of commands that have no button of their own.
more = More
# The headings of the groups in that list.
this-game = This game
view = View
share-and-more = Share and more
# Three kinds of copies, named by what one gets.
copy-position = Copy position (text)
copy-game = Copy game (text)
# Offers a link to the game to other programs, or copies it; without the address of a page, copies the game in one
# line, oanquan: and letters, to send to the other player.
share-link = Send to your opponent…
copy-link = Copy link to the game
copy-line = Copy game in one line
# Shows the same line as a QR code; the picture for screen readers; below it; and if the game is too long.
show-code = Show as a QR code
code-name = QR code of the game
# On a page, the code is a link to the game.
code-hint-address = A phone that scans this code opens the game at this point.
code-hint = A phone that scans this code gets the game as one line. Paste the line into this program, here or elsewhere, to continue.
# Whether the names of the players are in the code, or in a line that was copied, behind a sentence about it; and the
# switch for them.
code-nameless = Names are not included.
code-named = The players' names are included.
code-names = Include the names
code-too-long = The game is too long for a QR code. Send it as a link or a line instead.
paste-game = Paste game

## The settings: sound and music

effects-volume = Effects volume
music-volume = Music volume
# The label of the choice of a piece of music, and the answer that plays all pieces in turn.
game-music = Game music
shuffle = Shuffle
sound-keys = The keys S and M switch effects and music on and off.

## Names of the players

# The only person in a game.
you = You
# One of several people. $number: 1 to 4.
# Takes $number: number
player = Player { $number }
# A computer and its level. $name: "Tèo"; $level: "Hard".
# Takes $name: text, $level: text
with-level = { $name } ({ LOWERFIRST($level) })
# The default name of a person inside a sentence. $name: "You" or "Player 1".
# Takes $name: text
in-sentence = { $name }
# Lists of names and phrases are made of these two. $list: "An" or "An, Bình"; $item: "Chi".
# Takes $list: text, $item: text
list-next = { $list }, { $item }
# Takes $list: text, $item: text
list-last = { $list } and { $item }
# A list of alternatives. $list: "stops"; $item: "passes".
# Takes $list: text, $item: text
records-list-or = { $list } or { $item }

## The game: the line of text under the board

your-turn = Your turn
# $name: a player, as in "Tèo".
# Takes $name: text
turn-of = { $name } to move
# Beside the name of a player.
to-move = to move
# Beside the name of a player who has left a game that the others play on.
has-left = out
thinking = The computer is thinking…
# $name: a computer.
# Takes $name: text
thinking-now = { $name } is thinking…
# Beside the name of a computer.
thinking-beside-name = thinking…
no-move-found = The computer couldn't find a move. Try again or undo.
try-again = Try again
paused = Paused
choose-cell = Choose a cell, then an arrow.
# On an upright board. $left: whether the player's column is the left one.
# Takes $left: yes or no
choose-cell-in-column = Choose a cell in the { $left ->
    [yes] left
   *[no] right
} column, then an arrow.
# After a cell is chosen: the direction of sowing.
choose-arrow = Which way will you sow?
# The same where stones go one way only.
choose-only-arrow = Press the arrow to sow.
# The same after a report of the other side's turn. $number: of the chosen cell.
# Takes $number: number
choose-arrow-of = Your cell { $number }: which way will you sow?
# What a move would capture. $number: of the cell, as the board shows it; $heading: the direction on
# the screen; $points: the points captured.
# Takes $number: number, $heading: Heading, $points: number
preview = Cell { $number } { towards }: { $points ->
    [0] captures nothing
   *[other] captures { points }
}.
# The direction in which stones leave a cell; part of other sentences.
# Only part of other entries
towards = { $heading ->
    [left] to the left
    [right] to the right
    [up] upwards
   *[down] downwards
}
skip-animation = Click the board or press Space to skip the animation.
# Where the player uses fingers.
skip-by-tap = Tap the board to skip the animation.
# While a finger rests on an arrow, below what that move would do.
lift-to-play = Lift the finger to play; slide it away to choose again.

# While stones move: a sentence for each phase of the turn. $name: the player; $number: of the cell;
# $dan: the stones.
# Takes $name: text, $number: number, $dan: number
sows = { $name } sows cell { $number }: { $dan ->
    [1] 1 stone
   *[other] { $dan } stones
}.
# Takes $number: number, $dan: number
you-sow = You sow cell { $number }: { $dan ->
    [1] 1 stone
   *[other] { $dan } stones
}.
# Takes $number: number
sows-on = The next cell holds stones: sowing goes on from cell { $number }.
sows-on-from-quan = The quan cell gives one dân to the next cell.
# $again: whether the turn captured before.
# Takes $dan: number, $again: yes or no
captures = { $again ->
    [yes] Another empty cell
   *[no] An empty cell
}, then { $dan ->
    [1] 1 stone
   *[other] { $dan } stones
}: captured.
# $points: what the pile is worth.
# Takes $points: number, $again: yes or no
captures-quan = { $again ->
    [yes] Another empty cell
   *[no] An empty cell
}, then the quan: { points }!
# Takes $dan: number, $points: number, $again: yes or no
captures-quan-and-dan = { $again ->
    [yes] Another empty cell
   *[no] An empty cell
}, then the quan and { $dan ->
    [1] 1 stone
   *[other] { $dan } stones
}: { points }!
# After the last quan was captured, if the game goes on. $sides: of the board, which has as many quan.
# Takes $sides: number
quan-taken = { $sides ->
    [2] Both
   *[other] All
} quan are captured, but the quan cells still hold dân, so the game goes on.

## The list of moves

moves = Moves
turn-board = Turn the board
close-moves = Close the list
start = Start of the game
previous-move = Previous move
next-move = Next move
back-to-game = Back to the game
# A move in the list, for screen readers. $number: of the move; $message: what happened.
# Takes $number: number, $message: text
listed-turn = Move { $number }. { $message }
# While an earlier position is shown. $turns: the moves before it; $all: the moves of the game.
# Takes $turns: number, $all: number
looking-back = { $turns ->
    [0] Looking back: start of the game. Your game stays as it is.
   *[other] Looking back: after move { $turns } of { $all }. Your game stays as it is.
}
earlier-position = This is an earlier position. Go back to the game to play.
# The last turn. $name: the player; $number: of the cell; $heading: the direction; $points: the points
# captured.
# Takes $name: text, $number: number, $heading: Heading, $points: number
last-turn = { $name }: cell { $number } { towards }, { $points ->
    [0] nothing captured
   *[other] { points } captured
}.
# The last turn, if it captured nothing because of what comes next: a quan cell or two empty cells.
# $quan: whether it is a quan cell.
# Takes $name: text, $number: number, $heading: Heading, $quan: yes or no
last-turn-stopped = { $name }: cell { $number } { towards }, nothing captured: { $quan ->
    [yes] a quan cell comes next
   *[no] two empty cells come next
}.
# A shorter form for one of several turns.
# Takes $name: text, $number: number, $heading: Heading, $points: number
short-turn = { $name }: cell { $number } { towards }{ $points ->
    [0] {""}
   *[other] , { points }
}.
# Shortly before a game ends because nobody captures anything. $left: the turns until then, 1 to 10.
# Takes $left: number
idle-turns-left = { $left ->
    [1] One more turn without a capture ends the game.
   *[other] { $left } more turns without a capture end the game.
}
# Shortly before a game ends because so many dân lie on the board. $dan: how many; $limit: the most that may.
# Takes $dan: number, $limit: number
growth-near = { $dan } dân are on the board: with more than { $limit }, the game is over.
# The side behind cannot catch up, and little is left.
result-stands = Nothing can change the result any more: “{ offers-offer-end }” counts the points now.
row-refilled = Your cells were empty, so you put five captured dân back, one in each (−5).
# The same if the store was short. $paid: dân from the store, 0 to 4; $borrowed: the others, 1 to 5;
# $score: the points after that, below zero.
# Takes $paid: number, $borrowed: number, $score: number
row-refilled-on-credit = Your cells were empty, so you put five dân back, { $paid ->
    [0] all borrowed
   *[other] { $paid } from your store and { $borrowed } borrowed
}. What is borrowed counts against you: your score is { $score }.
# The same for another player. $name: the player.
# Takes $name: text
refills = { $name }'s cells were empty, so five captured dân went back, one into each (−5).
# Takes $name: text, $paid: number, $borrowed: number, $score: number
refills-on-credit = { $name }'s cells were empty, so five dân went back, { $paid ->
    [0] all borrowed
   *[other] { $paid } captured before and { $borrowed } borrowed
}. What is borrowed counts against the score: { $score }.
# In the list of moves, for screen readers.
listed-refill = Row refilled first.
# The end of the game, and what follows from it or from a departure, such as "An resigned."
oanquan-board-sweep-begins = The game is over.
# For each Remainder
oanquan-board-sweeping_rows = Each side counts its stones once more, then collects the dân left in its row.
oanquan-board-sweeping_split = Each side counts its stones once more, then both split the dân left in the rows.
# On the card of a player who has borrowed. $held: the points of the stones in the store; $borrowed: the
# points borrowed.
# Takes $held: number, $borrowed: number
debt = { $held ->
    [0] { $borrowed } owed
   *[other] { $held } held, { $borrowed } owed
}
# A number of points; also part of other sentences.
# Takes $points: number
points = { $points ->
    [1] 1 point
   *[other] { $points } points
}

## What a player asks who hears the board

# The cells of a row. $name: its player; $dan: the dân of each cell, in order; $first, $last: the numbers of its ends.
# Takes $name: text, $dan: text, $first: number, $last: number
asked-row = { $name }: { $dan } dân in cells { $first } to { $last }.
# A store. $name: its player.
# Takes $name: text, $points: number
asked-store = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in store
# A move and what it captures.
# Takes $mv: text, $points: number
asked-capture = { $mv }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Takes $list: text
asked-captures = Captures: { $list }.
asked-no-capture = No move captures.
# The answer to a question that a game does not have.
asked-nothing = Nothing to say about that here.
asked-undone = Undone.
asked-redone = Redone.

## The board for screen readers

# A cell of a row. $owner: its player; $number: as the board shows it; $dan: its dân.
# Takes $owner: text, $number: number, $dan: number
cell-name = { $owner }, cell { $number }: { $dan } dân
# $corner: its place; $quan: whether the big stone is in it; $dan: its dân.
# Takes $corner: Corner, $quan: yes or no, $dan: number
quan-cell-name = { $corner ->
    [left] Left
    [right] Right
    [lower-left] Bottom left
    [lower-right] Bottom right
    [upper-left] Top left
    [upper-right] Top right
    [top] Top
   *[bottom] Bottom
} quan cell: { $quan ->
    [yes] { $dan ->
        [0] the quan
       *[other] the quan and { $dan } dân
    }
   *[no] { $dan } dân
}
# An arrow beside a chosen cell. $number: of the cell; $heading: the direction on the screen;
# $anticlockwise: whether sowing goes round the board that way.
# Takes $number: number, $heading: Heading, $anticlockwise: yes or no
arrow-name = Sow cell { $number } { towards }, { $anticlockwise ->
    [yes] anticlockwise
   *[no] clockwise
}
# A store and its points. $name: the player; $points: may be below zero.
# Takes $name: text, $points: number
store-name = { $name }: { points }
# Beside the points of a player: what the last turn captured, and at the end what the dân left in the row added; then
# the same as sentences. $points: above 0.
# Takes $points: number
took = took { $points }
# Takes $points: number
swept = row +{ $points }
# Takes $points: number
took-explained = Captured in the last turn: { points }.
# Takes $points: number
swept-explained = Dân left in the row at the end: { points }.
# A player and their place. $name: "Tèo (easy)"; $side: "Far side".
# Takes $name: text, $side: text
player-at = { $name }, { LOWERFIRST($side) }

## Why a move is refused

refusal-no-such-cell = There is no such cell.
refusal-quan-cell = You can't start from a quan cell.
# With two sides, and with more.
refusal-other-side = That cell belongs to the other side.
refusal-other-player = That cell belongs to another player.
refusal-pond = That cell is a pond.
refusal-empty-cell = That cell is empty.
refusal-wrong-direction = Under these rules, stones are sown anticlockwise only.
common-game-over = The game is over.
computers-turn = It isn't your turn yet.
computers-play = Only computers are playing this game.

## The result

# The button and the command that show the result again.
result = Result
you-win = You win!
# The only person has lost to $name.
# Takes $name: text
loses-to = { $name } wins
# $name: the winner.
# Takes $name: text
wins = { $name } wins!
common-draw = It's a draw
# The heading after a game of two that points decided. $points: the margin or, after a draw, the points of
# each side; $close: whether the margin is at most 10 points; $name: the winner.
# Takes $points: number, $close: yes or no
you-win-by = You win by { points }{ $close ->
    [yes] , a close game!
   *[no] !
}
# Takes $name: text, $points: number, $close: yes or no
loses-by = { $name } wins by { $close ->
    [yes] only { points }. Rematch?
   *[no] { points }.
}
# Takes $name: text, $points: number, $close: yes or no
wins-by = { $name } wins by { points }{ $close ->
    [yes] , a close game!
   *[no] !
}
# Takes $points: number
draw-at = It's a draw, { points } each
# Under a name in the result: the points before the dân left in the row were added, and these dân.
# Takes $store: number, $swept: number
store-and-swept = { $store } + { $swept } from the row
# $names: several players, but not all: "An and Bình".
# Takes $names: text
shared-first-place = { $names } share first place
# A line of the ranking. $rank: 1 to 4; $name: the player.
# Takes $rank: number, $name: text
ranked = { $rank }. { $name }
# Why the game ended. $sides: the number of sides. "resigned", "out-of-time" and "gone" follow a sentence
# such as "An resigned."
# For each GameEnd, takes $sides: number
oanquan-board-ended-because_quan-empty = { $sides ->
    [2] Both
   *[other] All
} quan cells are empty: the game is over.
oanquan-board-ended-because_quan-captured = The last quan has been captured: the game is over.
oanquan-board-ended-because_cannot-refill = The next side cannot refill its row: the game is over.
oanquan-board-ended-because_repetition = The same position came up for the third time.
oanquan-board-ended-because_growth = Borrowing has put more dân on the board than the rules allow: the game is over.
oanquan-board-ended-because_no-progress = { $sides ->
    [2] Sixty
    [3] Ninety
   *[other] A hundred and twenty
} turns in a row captured nothing: the game is over.
oanquan-board-ended-because_stopped = The players agreed to end the game.
oanquan-board-ended-because_resigned = { $sides ->
    [2] {""}
   *[other] Only one side is left.
}
oanquan-board-ended-because_out-of-time = { oanquan-board-ended-because_resigned }
oanquan-board-ended-because_gone = { oanquan-board-ended-because_resigned }
# What becomes of the stones on the board at the end of a game.
# For each Remainder
oanquan-board-remaining-stones_rows = Each side keeps the dân in its row; stones in the quan cells count for nobody.
oanquan-board-remaining-stones_split = Both sides split the dân in the rows evenly; stones in the quan cells count for nobody.
play-again = Play again
# The same after a match of several rounds.
play-match-again = Play another match
# The moment before the result: what is said below "You win!" and the like, and the button that ends it.
after-won = Well played!
after-drawn = Neck and neck to the very end.
after-lost = You win some, you lose some. The next game is yours.
after-skip = Show the result
# What leads to the button below the result that suits the player best: after a close game, after a win with
# help, to a stronger and to a weaker opponent, and after a defeat. $name: "Na", as within a sentence.
after-close = That was close. One more?
after-helped = You won with some help. Can you do it on your own?
# Takes $name: text
after-stronger = You are ready for { $name }.
# Takes $name: text
after-weaker = Play { $name } for a while, then come back stronger.
after-learn = Where did this game turn? Find the better moves.
# The button that starts a game without help.
after-alone = Play without help
# The button that starts a game at another level, with a picture of the character. $name: "Na".
# Takes $name: text
try-level = Try { $name }
# The button for learning from the mistakes when their number is known. $label: the button; $count: at
# least 1.
# Takes $label: text, $count: number
counted-mistakes = { $label } ({ $count })
# In the place of that button, once the game has been reviewed: nobody, or the only person, made a mistake.
no-mistakes = No mistakes found.
no-own-mistakes = You made no mistakes.
# Closes the result and shows the board.
look-at-board = Look at the board

## Copying and pasting

position-copied = Position copied.
game-copied = Game copied.
# On a page, the line is a link to the game.
link-copied-address = Link copied. Send it to the next player: it opens the game at this point.
link-copied = Game copied as one line. Send it to the next player, who can paste it into this program.
copy-failed = Could not copy to the clipboard.
# What the sheet of the system sends along with the link.
share-text = Here is our game. Open it to look at the board or play on.
game-opened = Game opened. You move for all sides.
# The game was sent by the other player as a link.
game-opened-link = Game opened. Play the next turn, then send the game back.
# A game that was sent as a link has gone on here.
game-here = You have played on here, so the game is shown as you left it.
# A game that was sent as a link is here already, with the same moves.
game-here-already = This game is already here, with the same moves.
# In the line below the board, beside the button that sends it, after a turn in a game that was sent.
send-back = You have played. Now send the game to your opponent.
# The same with three or four players.
send-on = You have played. Now send the game to the next player.
# In the same place once the game was sent, and if somebody then tries a move at this screen.
is-sent = Your opponent is to move. When they send the game back, it goes on here.
# After whose turn it is, with three or four players: "Lan to move. …"
goes-on-here = When the game comes back, it goes on here.
# The button that lets everybody move at this screen again in a game that was sent.
play-here = Play on here
# A text went on from a game that is already here, by so many turns.
# Takes $turns: number
turns-added = { $turns ->
    [one] One turn has been added to your game.
   *[other] { $turns } turns have been added to your game.
}
nothing-to-paste = The clipboard has no text to paste.
# The heading of the message about a text that is not a game.
not-a-game-record = Not a game record

## Pictures and animations of a game

# The commands, and the headings of the dialogs that they open.
pictures-save = Save as picture…
pictures-save-animation = Save as animation…
# What the picture shows, and the choices.
pictures-what = What to save
# For each Pictured
pictures-pictured_position = This position
pictures-pictured_turn = The last turn, animated
pictures-pictured_game = The whole game, animated
# The label of the choice of a size, and a size.
pictures-size = Size
# Takes $width: number, $height: number
pictures-pixels = { $width } × { $height } pixels
# The button, and the message after it.
pictures-copy = Copy picture
pictures-copied = Picture copied.
# Takes $done: number, $all: number
pictures-drawing = { $all ->
    [1] Drawing the picture…
   *[other] Drawing: { $done } of { $all } turns…
}
# Below the choices, after a failure without a known reason.
pictures-broke = The picture could not be drawn. Please try again.
# Below the board in the first picture of an animation.
pictures-start = Start of the game

## Sheets to print

paper-game = Ô ăn quan
# At the foot of the empty board.
paper-stones = Five small stones in each square cell, a big one in each round cell. The rules are on another sheet.
# The places for the captured stones.
paper-near-store = Store of the near side
paper-far-store = Store of the far side
# A date, in the format of strftime.
paper-day = %-d %B %Y
# Takes $day: text
paper-puzzles-of = Puzzles for { $day }
# What to do, and the points in the stores.
paper-task = You play the near row, cells 1 to 5, and move first. Find the best move.
# Takes $near: number, $far: number
paper-stores = You have { $near } { $near ->
    [one] point
   *[other] points
}, the other side has { $far }
paper-solutions = Solutions (3+ is cell 3, sown towards cell 4; 3- is cell 3, sown towards cell 2)
# A solution of a sheet of puzzles. $moves: as in "3+ 9- 2+"; $why: what the first move captures or aims at.
# Takes $number: number, $moves: text, $why: text
paper-solution = { $number }: { $moves } ({ $why })
# Takes $list: text
paper-captures = captures { $list }
# The command, the heading of its dialog, and the choices there.
paper-print = Print…
# For each Printed
paper-printed_board = An empty board
paper-printed_rules = The rules on one sheet
paper-printed_puzzles = Six puzzles for today
paper-printed_results = A table for results
paper-printed_worksheet = A worksheet of four positions
paper-printed_certificate = A certificate
# The headings of these sheets, and labels with a line behind them to write on.
paper-results = Results
paper-worksheet = Worksheet: the best move
# Takes $lesson: text
paper-worksheet-of = Worksheet: { $lesson }
# The list of lessons in the dialog, and its first choice: positions of all kinds.
paper-lesson = Lesson
paper-any-lesson = Theme: mixed
paper-answers = Answers
paper-pupil = Name:
paper-class = Class:
paper-date = Date:
paper-signature = Signature:
paper-ask-cell = I sow cell
paper-ask-way = towards cell
paper-ask-store = After the move, my store has
paper-ask-why = because
# The key of the worksheet: the first move and the points after it, why, and how the line goes on. $mv: a
# "paper-step"; $points: one or more.
# Takes $mv: text, $points: number
paper-answer = Sow { $mv }; your store then has { $points } { $points ->
    [one] point
   *[other] points
}.
# $list: what the move captures, each a "paper-capture".
# Takes $list: text
paper-why-captures = Why: it captures { $list }.
# $dan: what the pupil's side sweeps together at the end of the game.
# Takes $dan: number
paper-why-sweeps = That ends the game, and you keep the { $dan } dân on your side.
# $aim: a task with its full stop, such as "capture a quan."
# Takes $aim: text
paper-why-aims = The aim: { $aim }
# $reply: the other side's move; $mv: the move that follows.
# Takes $reply: text, $mv: text
paper-goes-on = The other side sows { $reply }, then you sow { $mv }.
# $place: a "paper-cell" or a quan cell.
# Takes $quan: yes or no, $dan: number, $place: text
paper-capture = { $quan ->
    [yes] { $dan ->
        [0] the quan
       *[other] the quan and { $dan } dân
    }
   *[no] { $dan } dân
} in { $place }
# A move of the key, as the pupil writes it. $towards: what stands beside the cell.
# Takes $cell: number, $towards: text
paper-step = cell { $cell } towards { $towards }
# Takes $cell: number
paper-cell = cell { $cell }
paper-quan-on-left = the quan cell on the left
paper-quan-on-right = the quan cell on the right
# The lines of a certificate, in this order: the heading, whom for, which place, in which tournament.
paper-certificate = Certificate
paper-awarded = awarded to
# Takes $place: number
paper-award-place = { $place ->
    [1] for 1st place
    [2] for 2nd place
    [3] for 3rd place
    [21] for 21st place
    [22] for 22nd place
    [23] for 23rd place
    [31] for 31st place
    [32] for 32nd place
    [33] for 33rd place
    [41] for 41st place
    [42] for 42nd place
    [43] for 43rd place
    [51] for 51st place
    [52] for 52nd place
    [53] for 53rd place
   *[other] for { $place }th place
}
paper-award-place-blank = for ……… place
paper-award-in = in the tournament
paper-what = What to print
paper-size = Paper
paper-hint = Saves a PDF file that any PDF program can print.

## Questions

open-question = Abandon this game and open the pasted one? You will move for all sides there.
open = Open
# The heading of the questions before a game is abandoned.
game-in-progress = Game in progress
new-game-question = Abandon this game and start a new one?
quit-question = Abandon this game and quit?
keep-playing = Keep playing
close = Close

## About, errors of the program

about-game = Ô ăn quan is a sowing game of the mancala family. Children in Việt Nam play it with pebbles on a board drawn on the ground.
about-rules = Play with two, three or four sides, by the rules you grew up with.
about-music = The music (Chiều sân đình, Sân gạch and Bờ tre) and the sound effects were made for this game and share its licence.
about-authors = By the Ô Ăn Quan contributors. Free software, licensed under MIT or Apache 2.0. The typeface, Be Vietnam Pro, is licensed under the SIL Open Font License.
# $version: "0.1.0".
# Takes $version: text
version = Version { $version }
licences = Third-party licences
# In a system dialog or in the terminal. $reason: the message of the window system, in English.
# Takes $reason: text
no-window = The window cannot be opened: { $reason }. Start the program on a desktop where other windows open; if a library is missing, install it or ask your administrator.

## How to play: the headings and texts of the page

# For each Section
section_board = The board
# For each Section
section-text_board = At the start, each of the ten square dân cells holds five small stones, the dân (people), and each of the two round quan cells at the ends a big stone, the quan (mandarin). Each side owns one row of dân cells; nobody owns the quan cells. Outside the board, each dân cell has its number: 1 to 5 in one row, 7 to 11 in the other.
section_sow = Sowing
section-text_sow = On your turn, choose one of your cells and a direction. You lift all its dân and drop them one by one into the cells that follow, quan cells included.
section_go-on = Keep sowing
section-text_go-on = If the cell after your last stone is a dân cell that is not empty, you lift its dân and keep sowing in the same direction.
section_stop = Your turn ends
section-text_stop = Your turn ends when the next cell is a quan cell, empty or not, or when the next two cells are both empty.
section_capture = Capturing
section-text_capture = If the next cell is an empty dân cell and the one after it is not empty, you capture everything in the second one, even a quan.
section_chain = Chain captures
section-text_chain = If another empty dân cell and then another cell with stones follow, you capture those stones too, and so on. You never sow again after a capture: your turn ends.
section_refill = Refill
section-text_refill = If all your cells are empty when your turn comes, first put one dân from your store into each. If it holds fewer than five, you borrow the rest from outside the game; your score goes below zero.
section_end = End of the game
section-text_end = The game is over when both quan cells are empty. Each side adds the dân left in its row to its store. A dân is worth 1 point, a quan 10; most points win. The game also ends when the same position comes up for the third time, after thirty turns each without a capture, or with more than 60 dân on the board.
section_many-sides = Three and four sides
section-text_many-sides = Three sides play on a triangle, four on a square, with a row for each side and a quan cell at each corner. Turns pass anticlockwise. The game is over when all quan cells are empty. Players are ranked by points; equal points share a rank.
section_other-rules = Other rules
section-text_other-rules = These are the classic rules. Many people play differently: under the folk rules, an empty quan cell can be jumped, and a quan with fewer than 5 dân beside it is safe. The Rules page shows every option with a picture.
section_notation = Notation
section-text_notation = A move is written as a cell and a direction, such as 3+. Cells are numbered anticlockwise round the board: 1 to 5 in one row, 7 to 11 in the other. + sows anticlockwise, - clockwise.

## How to play: the page about the value of the game

# The button that leads to the page, and the heading.
solved-way = Solved
solved-heading = Ô ăn quan is solved
solved-who-heading = Who wins?
solved-who = The first to move. With best play by both, the classic game ends exactly 14 points apart: whoever begins can get 14 points more whatever the other side does, and the other side can hold it to that.
solved-first-heading = How to begin
solved-first = Sow outwards from cell 2 or cell 4; the two moves are mirror images, and the second lap captures six dân. Every other first move gives points away.
solved-others-heading = Other rules
solved-others = If a quan counts only 5 points, the first to move wins by exactly 10; in the game of Tonkin, by exactly 3. With four dân in each cell it wins by 6, with three or two by 2.
solved-known-heading = How we know
solved-known = A search went through 11 million positions for each half of the claim and wrote down every answer that the proof needs: 293,919 positions for “at least 14”, 189,872 for “at most 14”. Two separate programs check that list line by line, without searching. Anybody can repeat it; docs/solved.md says how.
# Against the strongest level. $name: its name.
# Takes $name: text
solved-play = Play it against { $name }

## How to play: the keys. The first line of a pair is the keys, the second one what they do

keys-heading = Keys
# For each KeyLine
keys_choose-cell = Arrow keys, Enter
# For each KeyLine
keys-action_choose-cell = choose a cell, then an arrow
keys_sow-cell = 1 to 5, arrow key
keys-action_sow-cell = sow that cell in that direction
keys_type-move = 3+, 11-
keys-action_type-move = sow the cell with that number, + anticlockwise
keys_deselect = Esc, right click
keys-action_deselect = deselect the cell
keys_skip = Space or Esc
keys-action_skip = skip the animation
keys_undo = Ctrl+Z
keys-action_undo = undo
keys_redo = Ctrl+Y, Ctrl+Shift+Z
keys-action_redo = redo
keys_new-game = Ctrl+N
keys-action_new-game = new game
keys_new-game-form = Ctrl+Shift+N
keys-action_new-game-form = new game with all options
keys_resign = Ctrl+R, Ctrl+D
keys-action_resign = resign, offer to end the game
keys_swap-seats = Ctrl+B
keys-action_swap-seats = new game, sides swapped
keys_other-starts = Ctrl+O
keys-action_other-starts = new game, other side starts
keys_copy-position = Ctrl+C
keys-action_copy-position = copy the position
keys_copy-game = Ctrl+Shift+C
keys-action_copy-game = copy the game
keys_paste-game = Ctrl+V
keys-action_paste-game = paste a game
keys_save-picture = Ctrl+P, Ctrl+Shift+P
keys-action_save-picture = save a picture or an animation of the game
keys_edit-position = Ctrl+E
keys-action_edit-position = set up a position
keys_games = Ctrl+G
keys-action_games = my games
keys_statistics = Ctrl+T
keys-action_statistics = achievements
keys_training = Ctrl+L
keys-action_training = lessons and puzzles
keys_help = H, Shift+H, E, V
keys-action_help = hint, what follows, evaluation bar, move preview
keys_replay-turn = R
keys-action_replay-turn = replay the last turn
keys_ask = , ; ' [ ] \ `
keys-action_ask = a screen reader says: what lies here, whose turn it is, what captures, your row, the others’ rows, what is captured, the last words again
keys_moves = L
keys-action_moves = list of moves
keys_browse-moves = Page Up, Page Down, End
keys-action_browse-moves = previous move, next move, back to the game
keys_watch-computers = P, N
keys-action_watch-computers = computers only: pause, single step
keys_result = F7
keys-action_result = result of the finished game
keys_replay = F5
keys-action_replay = replay the game
keys_replay-moves = Left, Right, Home, End
keys-action_replay-moves = replay: previous move, next move, start, end
keys_replay-play = Space, N
keys-action_replay-play = replay: autoplay, play from here
keys_review = F6, E
keys-action_review = replay: review, values of moves
keys_save-game = Ctrl+S
keys-action_save-game = replay: save an opened game to My games
keys_move-now = Ctrl+Enter
keys-action_move-now = make the computer move now
keys_sound = S, M
keys-action_sound = sound effects, music
keys_how-to-play = F1, F2
keys-action_how-to-play = how to play, rules
keys_settings = F4
keys-action_settings = settings
keys_text-size = Ctrl+Plus, Minus, 0
keys-action_text-size = larger text, smaller text, reset
keys_full-screen = F11
keys-action_full-screen = full screen
keys_quit = Ctrl+Q
keys-action_quit = quit

## Rules: presets and options

rules-heading = Rules
# The heading of the page that only shows the rules of the game in progress.
rules-heading-in-force = Rules of this game
# The label of the choice of a preset: a set of rules with a name.
rules-presets = Preset
# For each Preset
rules-preset-name_classic = Classic
# For each Preset
rules-preset-hint_classic = A quan cell ends the turn, empty or not; a side that cannot refill its row borrows dân.
rules-preset-name_folk = Folk
rules-preset-hint_folk = An empty quan cell can be jumped; a quan with fewer than 5 dân is safe.
rules-preset-name_report = No borrowing
rules-preset-hint_report = Classic, but the game ends when a side cannot refill its row.
rules-preset-name_rich = Ten dân
rules-preset-hint_rich = Classic with 10 dân in each cell: a long game.
rules-preset-name_bigquan = Big quan
rules-preset-hint_bigquan = Classic with 20 dân beside each quan: the quan cells decide the game.
rules-preset-name_tonkin = Old northern
rules-preset-hint_tonkin = Anticlockwise only, with dân instead of big stones; a quan cell that holds dân gives one away instead of ending the turn. A side can borrow only while the stores together hold 5.
# A preset at the start of a summary of the rules.
# For each Preset
rules-preset-rules_classic = Classic rules
rules-preset-rules_folk = Folk rules
rules-preset-rules_report = Rules without borrowing
rules-preset-rules_rich = Ten-dân rules
rules-preset-rules_bigquan = Big-quan rules
rules-preset-rules_tonkin = Old northern rules
# What a preset or the rules so far cannot have with so many sides. $sides: 3 or 4; $options: some of the three phrases.
# Takes $sides: number, $options: text
rules-lost-with = Not available with { $sides } sides: { $options }.
rules-lost-series = matches of several rounds
rules-lost-remainder = the even split of the last dân
rules-lost-handicap = the handicap
# The options: their names, and what each decides.
# For each RuleOption
rules-option-name_empty-quan = Empty quan cell
# For each RuleOption
rules-option-hint_empty-quan = When the next cell is an empty quan cell, either the turn ends, or you can jump the cell to capture beyond it, like any other empty cell.
rules-option-name_quan-value = Points for a quan
rules-option-hint_quan-value = A captured quan is worth this many points; a dân is worth 1.
rules-option-name_young-quan = Young quan
rules-option-hint_young-quan = A quan with fewer dân beside it than this is too young to be captured: the turn ends instead.
rules-option-name_refill = Refill with too few points
rules-option-hint_refill = A side whose row is empty puts one dân from its store into each of its cells. If it has fewer than five points, either it borrows the rest, until too many dân are on the board (more than 60 in the classic game) and the game ends, or it borrows only while all stores together hold five points, or the game ends.
rules-option-name_ending = End of the game
rules-option-hint_ending = Dân can lie in the quan cells after the last quan is captured. Either the game continues until those cells are empty, or it ends at once and those dân count for nobody.
rules-option-name_first-quan = Quan on the first turn
rules-option-hint_first-quan = On the first turn of a game, a quan either can be captured or ends the turn instead.
rules-option-name_dan = Dân in each cell
rules-option-hint_dan = How many dân each dân cell holds at the start.
rules-option-name_quan-dan = Dân beside each quan
rules-option-hint_quan-dan = How many dân lie beside each quan at the start.
rules-option-name_quan = Stones for a quan
rules-option-hint_quan = If you have no big stones, each quan can be replaced by dân of the same value.
rules-option-name_sides = Sides
rules-option-hint_sides = How many sides play.
rules-option-name_handicap = Handicap
rules-option-hint_handicap = The stronger side starts with some of its cells empty, gives points, or both. The dân from those cells and the points go to the store of the next side.
rules-option-name_direction = Directions
rules-option-hint_direction = Each turn can go either way, or every turn goes anticlockwise.
rules-option-name_occupied-quan = Occupied quan cell
rules-option-hint_occupied-quan = When the cell after a lap is a quan cell that holds stones, either the turn ends, or the cell gives one of its dân to the cell after it and the turn goes on from there.
rules-option-name_remainder = Dân left at the end
rules-option-hint_remainder = At the end of a game, either each side gets the dân in its own cells, or both sides split the dân in all cells evenly.
rules-option-name_series = Rounds
rules-option-hint_series = A match is one game or several rounds. After each round, the loser sells cells (the rice fields) to the winner.
rules-option-name_sale = Price
rules-option-hint_sale = What the loser of a round sells: either one cell for each full ten points of the winner's lead, or one cell if the loser has fewer than 30 of 70 points in the round (three sevenths).
rules-option-name_half = Half a cell
rules-option-hint_half = One to nine points beyond the last full ten are worth half a cell, or nothing.
rules-option-name_sold = Sold cells
rules-option-hint_sold = A sold cell either belongs to its buyer, or is crossed out as a pond: dân that fall into a pond go to the buyer's store.
rules-option-name_fields-lost = Cells lost
rules-option-hint_fields-lost = The match ends when a side has sold this many cells.
rules-option-name_rounds = Round limit
rules-option-hint_rounds = The match ends after at most this many rounds; 0 sets no limit.

# The values of options that are words. For each: the label of its button; what it means, where the
# rules in force are shown; and a phrase for the summary of the rules, as in "Classic, with ...".
# For each EmptyQuan
rules-value-name-empty-quan_stops = Ends the turn
# For each EmptyQuan
rules-in-force-empty-quan_stops = An empty quan cell ends the turn.
# For each EmptyQuan
rules-value-phrase-empty-quan_stops = empty quan cells that end the turn
rules-value-name-empty-quan_passes = Can be jumped
rules-in-force-empty-quan_passes = An empty quan cell can be jumped like any other empty cell.
rules-value-phrase-empty-quan_passes = empty quan cells that can be jumped
# For each Refill
rules-value-name-refill_borrow = Borrows the rest
# For each Refill
rules-in-force-refill_borrow = A side whose row is empty puts one dân from its store into each of its cells. If it has fewer than five points, it borrows the rest.
# For each Refill
rules-value-phrase-refill_borrow = borrowing
rules-value-name-refill_end = Ends the game
rules-in-force-refill_end = A side whose row is empty puts one dân from its store into each of its cells. If it has fewer than five points, the game ends.
rules-value-phrase-refill_end = no borrowing
rules-value-name-refill_lend = Borrows while stores hold 5
rules-in-force-refill_lend = A side whose row is empty puts one dân from its store into each of its cells. If it has fewer than five points, it borrows the rest while all stores together hold five points; if they hold fewer, the game ends.
rules-value-phrase-refill_lend = borrowing only while the stores hold 5
# For each Ending
rules-value-name-ending_cells = Quan cells empty
# For each Ending
rules-in-force-ending_cells = The game continues until no quan and no dân are left in the quan cells.
# For each Ending
rules-value-phrase-ending_cells = play until the quan cells are empty
rules-value-name-ending_pieces = Last quan captured
rules-in-force-ending_pieces = The game ends when the last quan is captured; dân left in the quan cells count for nobody.
rules-value-phrase-ending_pieces = play until the last quan is captured
# For each FirstQuan
rules-value-name-first-quan_allowed = Can be captured
# For each FirstQuan
rules-in-force-first-quan_allowed = The first turn may capture a quan.
# For each FirstQuan
rules-value-phrase-first-quan_allowed = quan captures on the first turn
rules-value-name-first-quan_forbidden = Cannot be captured
rules-in-force-first-quan_forbidden = The first turn may not capture a quan: the turn ends instead.
rules-value-phrase-first-quan_forbidden = no quan captures on the first turn
# For each QuanStones
rules-value-name-quan-stones_piece = One big stone
# For each QuanStones
rules-in-force-quan-stones_piece = Each quan is a big stone.
# For each QuanStones
rules-value-phrase-quan-stones_piece = a big stone for each quan
rules-value-name-quan-stones_dan = Ordinary dân
rules-in-force-quan-stones_dan = Each quan is replaced by dân of the same value.
rules-value-phrase-quan-stones_dan = ordinary dân for each quan
# For each Directions
rules-value-name-directions_both = Either way
# For each Directions
rules-in-force-directions_both = Each turn can go either way.
# For each Directions
rules-value-phrase-directions_both = sowing either way
rules-value-name-directions_plus = Anticlockwise
rules-in-force-directions_plus = Every turn goes anticlockwise.
rules-value-phrase-directions_plus = sowing anticlockwise only
# For each OccupiedQuan
rules-value-name-occupied-quan_stops = Ends the turn
# For each OccupiedQuan
rules-in-force-occupied-quan_stops = An occupied quan cell ends the turn.
# For each OccupiedQuan
rules-value-phrase-occupied-quan_stops = occupied quan cells that end the turn
rules-value-name-occupied-quan_gives-one = Gives a dân
rules-in-force-occupied-quan_gives-one = An occupied quan cell after a lap gives one of its dân to the cell after it, and the turn goes on from there. A quan cell without dân ends the turn.
rules-value-phrase-occupied-quan_gives-one = quan cells that give a dân away
# For each Remainder
rules-value-name-remainder_rows = To their owners
# For each Remainder
rules-in-force-remainder_rows = At the end of a game, each side gets the dân in its own cells.
# For each Remainder
rules-value-phrase-remainder_rows = the last dân going to their owners
rules-value-name-remainder_split = Split evenly
rules-in-force-remainder_split = At the end of a game, both sides split the dân in all cells evenly; an odd dân counts for nobody.
rules-value-phrase-remainder_split = the last dân split evenly
# For each Series
rules-value-name-series_off = One game
# For each Series
rules-in-force-series_off = A match is one game.
# For each Series
rules-value-phrase-series_off = single games
rules-value-name-series_fields = Several rounds
rules-in-force-series_fields = The loser of each round sells cells to the winner.
rules-value-phrase-series_fields = several rounds and cells for sale (bán ruộng)
# For each Sale
rules-value-name-sale_difference = Ten points a cell
# For each Sale
rules-in-force-sale_difference = The loser of a round sells one cell for each full ten points of the winner's lead.
# For each Sale
rules-value-phrase-sale_difference = a cell for every ten points
rules-value-name-sale_threshold = At most one
rules-in-force-sale_threshold = The loser of a round sells one cell if it has fewer than 30 of 70 points (three sevenths).
rules-value-phrase-sale_threshold = at most one cell per round
# For each Half
rules-value-name-half_yes = Can be sold
# For each Half
rules-in-force-half_yes = One to nine points beyond the last full ten are worth half a cell.
# For each Half
rules-value-phrase-half_yes = half cells
rules-value-name-half_no = Cannot be sold
rules-in-force-half_no = Points beyond the last full ten are worth nothing.
rules-value-phrase-half_no = no half cells
# For each Sold
rules-value-name-sold_owned = The buyer's
# For each Sold
rules-in-force-sold_owned = A sold cell belongs to its buyer.
# For each Sold
rules-value-phrase-sold_owned = sold cells that the buyer plays
rules-value-name-sold_pond = Ponds
rules-in-force-sold_pond = A sold cell becomes a pond: it stays empty, and dân that fall into it go to the buyer's store.
rules-value-phrase-sold_pond = sold cells that become ponds
# Likewise for options that are numbers: what a value means, and the phrase. $number: the value.
# Takes $number: number
rules-in-force-quan-value = A captured quan is worth { $number ->
    [one] 1 point
   *[other] { $number } points
}.
# Takes $number: number
rules-value-phrase-quan-value = a quan worth { $number }
# Takes $number: number
rules-in-force-young-quan = { $number ->
    [0] Any quan may be captured.
   *[other] A quan with fewer than { $number } dân beside it cannot be captured: the turn ends instead.
}
# Takes $number: number
rules-value-phrase-young-quan = { $number ->
    [0] no safety for a young quan
   *[other] a quan safe with fewer than { $number } dân
}
# Takes $number: number
rules-in-force-dan = Each dân cell holds { $number } dân at the start.
# Takes $number: number
rules-value-phrase-dan = { $number } dân per cell
# Takes $number: number
rules-in-force-quan-dan = { $number ->
    [0] No dân lie beside the quan at the start.
    [1] One dân lies beside each quan at the start.
   *[other] { $number } dân lie beside each quan at the start.
}
# Takes $number: number
rules-value-phrase-quan-dan = { $number } dân beside each quan
# Takes $number: number
rules-value-phrase-sides = { $number } sides
# Takes $number: number
rules-in-force-fields-lost = The match ends when a side has sold { $number } cells.
# Takes $number: number
rules-value-phrase-fields-lost = a match to { $number } lost cells
# Takes $number: number
rules-in-force-rounds = { $number ->
    [0] The number of rounds has no limit.
    [1] The match has one round.
   *[other] The match ends after at most { $number } rounds.
}
# Takes $number: number
rules-value-phrase-rounds = { $number ->
    [0] any number of rounds
    [1] one round
   *[other] at most { $number } rounds
}

# The summary of the rules. $preset: "Classic rules"; $changes: the phrases of the options that differ.
# Takes $preset: text, $changes: text
rules-summary = { $preset }, with { $changes }
# The last of several phrases in a summary. $list: the phrases before it; $item: the phrase.
# Takes $list: text, $item: text
rules-last-change = { $list } and { $item }
# A shorter summary.
# Takes $preset: text
rules-changed = { $preset }, changed
rules-from-next-game = Changes apply from the next game.
rules-change = Change the rules

## Fields: numbers between two buttons, names, lines

# The range of a number. $from and $to: the smallest and the largest value.
# Takes $from: number, $to: number
field-range = { $from } to { $to }
# The buttons beside a number. $name: the option.
# Takes $name: text
field-less = { $name }: less
# Takes $name: text
field-more = { $name }: more
# $name: the option; $value: what the player typed.
# Takes $name: text, $value: text, $from: number, $to: number
field-out-of-range = { $name } cannot be “{ $value }”: enter a whole number from { $from } to { $to }.
# A character was left out of a name. $character: "#"; the second one is for characters that cannot
# be displayed.
# Takes $character: text
field-character-dropped = A name cannot contain “{ $character }”, so it was left out.
field-hidden-character-dropped = A name cannot contain that character, so it was left out.
# Below a field in which too much was typed or pasted.
# Takes $most: number
field-full = At most { $most } characters fit here, so the rest was left out.

## Rules: numbers

# The chosen rules cannot be combined. $why: one of the phrases "option-..." below.
# Takes $why: text
rules-refused = These rules cannot be used: { $why }.
# Ordinary dân for a quan, together with the options "young quan" and "last quan captured".
rules-conflict-young-quan = With ordinary dân for a quan, no quan can be young: set “Young quan” to 0, or choose “One big stone”.
rules-conflict-ending = With ordinary dân for a quan, there is no last quan to capture: choose “Quan cells empty”, or choose “One big stone”.

## Rules: the handicap

# The answer to "who gives a handicap".
rules-nobody = Nobody
rules-empty-cells = Cells that start empty
# A cell that can be emptied. $number: as the board shows it.
# Takes $number: number
rules-empty-cell = Cell { $number }
rules-points-given = Points given
# The handicap in the summary. $side: "Near side", the side that gives it; $cells and $points: how many
# it gives, one of them at least 1.
# Takes $side: text, $cells: number, $points: number
rules-handicap-phrase = { $cells ->
    [0] {""}
    [one] 1 cell
   *[other] { $cells } cells
}{ $points ->
    [0] {""}
   *[other] { $cells ->
        [0] { points }
       *[other] {" "}and { points }
    }
} given by the { LOWERFIRST($side) } side

## Rules: pictures, and the question in the first game that needs it

# A store in a picture. $sum: "2 − 5 = −3".
# Takes $sum: text
rules-store = Store: { $sum }
# What lies in the stores of all sides, in a picture. $sum: "2 + 6 ≥ 5".
# Takes $sum: text
rules-stores = Stores: { $sum }
# What lies on the board when borrowing ends the game, in a picture. $sum: "61 > 60".
# Takes $sum: text
rules-on-board = On the board: { $sum }
rules-first-turn = Turn 1
rules-question = How do you play an empty quan cell?
rules-question-hint = The move that you chose ends right before one, and people play that in two ways. New to the game? Keep the classic rule. You can change it later under New game.
# Under the two answers.
rules-answer-classic = Classic: a quan cell that comes next ends the turn.
rules-answer-folk = Folk: it counts like any empty cell.
# The button that keeps the rule of the first answer.
rules-keep-classic = Keep the classic rule

## The settings: text, the preview

display-text-size = Text size
display-larger-text = Larger text
display-smaller-text = Smaller text
display-reset-text = Reset
# The light of the hour, and what lies in the yard at feasts.
display-living-yard = Living yard
display-living-yard-hint = Morning, noon, dusk and moon; blossoms at Tết, lanterns at mid-autumn, puddles in the rains.
# A quiet string for each stone that is sown.
display-tune = Sowing tune
display-tune-hint = Each cell has a tone of the zither, and a capture brings the tune home. It is as loud as the effects.
display-preview = Move preview
# After the key V.
display-preview-on = Move preview is on.
display-preview-off = Move preview is off.
display-preview-hint = Shows on the board what a move would lead to, before you make it.
# The same while the switch is off because the player has not decided and the opponent is strong.
display-preview-automatic = Automatic: on in lessons, between people and against Bé Tí and Tèo. Turn it on to use it in every game.

## The form of a new game: names, the start, time

# The command that opens the form.
form-open = New game…
form-players = Players
# The label of the field for a name. $side: "Near side".
# Takes $side: text
form-name-of = Name ({ LOWERFIRST($side) })
# Who moves first. $name: "Tèo".
form-you-start = You start.
# Takes $name: text
form-starts = { $name } starts.
form-random-starter = Chance decides who starts.
# The label of the choice of the side that gives a handicap.
form-handicap-giver = Handicap given by
# The name of the picture of the start; the points of the players follow.
form-start-position = Start position.
form-time = Time
form-no-clock = No clock
form-no-clock-hint = No time limit.
form-per-game = Per game
form-per-turn = Per turn
form-minutes = Minutes per side
form-increment = Seconds added after each turn
form-seconds = Seconds per turn
# The label of what happens when the time is up, and the two answers.
form-expiry = When time is up
form-loses = Lose the game
form-warns = Warn only
# The time in the summary of a game. $minutes: per side; $increment: seconds added after each turn.
# Takes $minutes: number, $increment: number
form-game-time = { $minutes } min per side{ $increment ->
    [0] {""}
   *[other] , plus { $increment } s after each turn
}.
# Takes $seconds: number
form-turn-time = { $seconds } s per turn.

## Matches of several rounds, in which the loser of a round sells cells to the winner

# The round in the list of moves, and above the board. $number: from 1.
# Takes $number: number
rounds-number = Round { $number }
# The button after a round.
rounds-next = Next round
# The children's rhyme at the end of a round.
rounds-rhyme = Hết quan, tàn dân, thu quân, bán ruộng: quan gone, dân gone, sell the fields.
# The heading of the result of a round. $number: from 1; $result: "You win by 32 points!"
# Takes $number: number, $result: text
rounds-round-result = Round { $number }: { $result }
rounds-you-win-match = You win the match!
# The only person has lost to $name.
# Takes $name: text
rounds-loses-match-to = { $name } wins the match
# $name: the winner.
# Takes $name: text
rounds-wins-match = { $name } wins the match!
rounds-match-drawn = The match is drawn
# A round that a side has resigned or lost on time. $points: all points of the round.
# Takes $points: number
rounds-forfeited = So this round counts { $points } : 0.
# Why a match is over. $cells: how many a side had to sell, 3 to 5; $rounds: how many were agreed on, 1 to 99.
# Takes $cells: number
rounds-over-by-fields = A side has sold { $cells } cells or more, so the match is over.
# Takes $rounds: number
rounds-over-by-rounds = { $rounds ->
    [1] The match had one round.
   *[other] The match had { $rounds } rounds.
}
# The cells that a side owns are its fields. $name: the player; $cells: how many, "4½"; $halves: twice as
# many.
# Takes $name: text, $cells: text, $halves: number
rounds-fields-of = { $name }: { $cells } { $halves ->
    [1] field
    [2] field
   *[other] fields
}
# After a match. $points: over all rounds, "112 : 98"
# Takes $points: text
rounds-points-of-match = Points over all rounds: { $points }.
# The sale after a round. $name: the winner of the round; $you: whether that is the only person; $cells: "cell 5
# and half of cell 4"; $ponds: how many of them become ponds, 0 if sold cells belong to the buyer.
# Takes $name: text, $you: yes or no, $cells: text, $ponds: number
rounds-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} { $cells }{ $ponds ->
    [0] {""}
    [1] {" "}as a pond
   *[other] {" "}as ponds
}.
# Takes $name: text, $you: yes or no, $cells: text
rounds-returned = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $cells } back.
# Takes $number: number
rounds-whole-cell = cell { $number }
# Takes $number: number
rounds-half-cell = half of cell { $number }
# Takes $number: number
rounds-other-half = the other half of cell { $number }
rounds-nothing-sold = No cell changes hands.
# $name: the side that begins the next round; $you: whether that is the only person.
# Takes $name: text, $you: yes or no
rounds-begins = { $you ->
    [yes] You begin
   *[no] { $name } begins
} the next round.
rounds-frames = A framed cell belongs to the other side; the dân of a half-framed cell are shared at the end of the round.
rounds-putting-back = The stones go back to the cells for the next round.
# A refill by a side that does not own five cells. $cost: dân from the store, 1 to 10; $score: the points
# after that, maybe below zero.
# Takes $name: text, $you: yes or no, $cost: number, $score: number
rounds-refilled = { $you ->
    [yes] Your cells are
   *[no] The cells of { $name } are
} empty, so { $cost ->
    [one] one dân goes
   *[other] { $cost } dân go
} back, one into each: the score is { $score }.
# Cells of a row for screen readers and in tooltips. $owner, $seller and $buyer: players; $number: of the cell;
# $dan: its dân.
# Takes $owner: text, $seller: text, $number: number, $dan: number
rounds-bought-cell = { $owner }, cell { $number }, bought from { $seller }: { $dan } dân
# Takes $owner: text, $buyer: text, $number: number, $dan: number
rounds-half-sold-cell = { $owner }, cell { $number }, half sold to { $buyer }: { $dan } dân
# Takes $seller: text, $buyer: text, $number: number
rounds-pond = Pond, cell { $number } of { $seller }: dân that fall in go to { $buyer }

## Leaving and ending a game, another game, clocks

offers-resign = Resign
offers-offer-end = Offer to end the game
offers-new-with-seats-swapped = New game, sides swapped
offers-new-with-other-starting = New game, other side starts
# Labels of the one above, below the result; the last one is for more than two sides.
offers-you-start = New game: you start
# Takes $name: text
offers-starts = New game: { $name } starts
offers-other-side-starts = New game: other side starts
offers-next-side-starts = New game: next side starts
offers-resign-heading = Resign?
# The consequence of resigning: against the computer, between two persons, and with more than two sides.
# Takes $winner: text
offers-resign-question = { $winner } wins.
# Takes $name: text, $other: text
offers-resign-question-between = If { $name } resigns, { $other } wins.
offers-resign-question-many = You finish behind everyone who plays on.
# In a match of several rounds. $points: all points of the round.
# Takes $points: number
offers-resign-question-match = The other side wins this round and gets all { $points } points. That can decide the match.
offers-offer-heading = Offer to end the game?
# $name: the other side, if there are only two; $result: the points of all sides then, "You: 20, Tèo: 30";
# $of_match: whether the game is a round of a match.
# Takes $sides: number, $name: text, $result: text, $of_match: yes or no
offers-offer-question = If { $sides ->
    [2] { $name } agrees
   *[other] the others agree
}, each side keeps the dân in its row, and stones in the quan cells count for nobody. { $of_match ->
    [yes] Only this round ends, with these points:
   *[no] The result would be:
} { $result }.
offers-offer = Make the offer
# $name: the player who offers; $other: the other side, if there are only two; $result as above.
# Takes $sides: number, $name: text, $other: text, $result: text, $of_match: yes or no
offers-end-question = { $name } offers to end the game. Each side keeps the dân in its row; stones in the quan cells count for nobody. { $of_match ->
    [yes] Only this round ends, with these points:
   *[no] The result would be:
} { $result }. { $sides ->
    [2] Does { $other } agree?
   *[other] Do the others agree?
}
offers-agree = End the game
# What the computers do about an offer. $names: "Tèo" or "Tèo and Na"; $computers: their number, at least 1.
# Takes $names: text, $computers: number
offers-considering = { $names } { $computers ->
    [one] is
   *[other] are
} considering your offer…
# Takes $names: text, $computers: number
offers-computers-accept = { $names } { $computers ->
    [one] accepts
   *[other] accept
} your offer.
# Takes $names: text, $computers: number
offers-computers-decline = { $computers ->
    [one] { $names } declines and plays on.
   *[other] { $names } don't all agree, so the game goes on.
}
offers-offer-failed = The computer couldn't decide about the offer. The game continues.
# The headline of a game that ended by agreement. "most-points" is a part of the three after it.
# $sides: the number of sides; $name: the player in the lead; $names: several, "An and Bình".
# Only part of other entries
most-points = { $sides ->
    [2] more points
   *[other] the most points
}
# Takes $sides: number
offers-ended-you-lead = Ended by agreement – you have { most-points }
# Takes $name: text, $sides: number
offers-ended-one-leads = Ended by agreement – { $name } has { most-points }
# Takes $names: text, $sides: number
offers-ended-several-lead = Ended by agreement – { $names } have { most-points }
offers-ended-all-equal = Ended by agreement – points are equal
offers-swap-question = Abandon this game and start a new one with sides swapped?
offers-rematch-question = Abandon this game and start a new one in which the other side moves first?
# How a player left the game. $name: "An".
# Takes $name: text
offers-left-resigned = { $name } resigned.
# Takes $name: text
offers-left-out-of-time = { $name } ran out of time.
# Takes $name: text
offers-left-gone = { $name } did not come back.
offers-all-agreed = The players agreed to end the game.
# Below the result of a game whose loser has as many points as the winner, or more.
offers-against-points = Who resigns or runs out of time has lost, whatever the points.
# The same in the list of moves.
# Takes $name: text
offers-listed-resigned = { $name } resigned
# Takes $name: text
offers-listed-out-of-time = { $name } ran out of time
# Takes $name: text
offers-listed-gone = { $name } left
offers-listed-all-agreed = Ended by agreement
# $name: the player whose time is short, or up.
# Takes $name: text
offers-time-low = { $name }: little time left.
# Takes $name: text
offers-time-up = { $name }: time is up.
# A clock, for screen readers. $minutes and $seconds: the time left.
# Takes $name: text, $minutes: number, $seconds: number
offers-clock-name = { $name }: { $minutes ->
    [0] {""}
   *[other] { $minutes } min{" "}
}{ $seconds } s left
# Below the result: what the button offers-give does, which starts the next game with a handicap.
# $points: how far behind the winner would start. The winner is the reader, the computer against the
# reader, or somebody else, $name.
# Takes $points: number
offers-handicap-for-you = Too easy? With “Play with handicap”, you give { $points } points.
# Takes $name: text, $points: number
offers-handicap-for-computer = Want a head start? With “Play with handicap”, { $name } gives you { $points } points.
# Takes $name: text, $points: number
offers-handicap-for-other = Closer next time? With “Play with handicap”, { $name } gives { $points } points.
# The button that starts the next game with that handicap.
offers-give = Play with handicap

## The first start

# The two answers on the page of the first start: the buttons that open the lessons and start a game.
first-learn = Never played? Learn in 3 min
first-play = I know how to play
# In their place, if the program starts with a game that somebody sent as a link: the heading, the text, and
# the buttons that show the game and open the lessons.
first-sent = A game for you
# Takes $title: text, $name: text
first-sent-hint = Somebody sent you a game of { $title }. You are { $name }, and it is your turn. Play it, then send the game back.
first-to-game = Show the game
first-learn-before = Learn it first

## The home

# The label of the row of opponents: the six characters who play at the levels, the one who fits the player,
# and a friend.
home-opponent = Who do you want to play?
# The characters, children and grown-ups of one village yard.
# For each Level
home-character_beginner = Bé Tí
home-character_easy = Tèo
home-character_medium = Na
home-character_hard = Uncle Tư
home-character_expert = Granny Sáu
home-character_master = Old Đồ
# The character of the opponent that fits the player.
home-character-fitting = Sister Mai
# The same names in a word, below small pictures.
# For each Level
home-call_beginner = Tí
home-call_easy = Tèo
home-call_medium = Na
home-call_hard = Tư
home-call_expert = Sáu
home-call_master = Đồ
home-call-fitting = Mai
home-call-friend = Friend
# The same names inside a sentence.
# For each Level
home-character-within_beginner = Bé Tí
home-character-within_easy = Tèo
home-character-within_medium = Na
home-character-within_hard = Uncle Tư
home-character-within_expert = Granny Sáu
home-character-within_master = Old Đồ
home-character-within-fitting = Sister Mai
# What each of them says about playing. It hints at how the level plays.
# For each Level
home-says_beginner = I like the blue ones best!
home-says_easy = I see stones, I take stones.
home-says_medium = First I look at what you could take back.
home-says_hard = I sow it in my head before I lift a stone.
home-says_expert = I played here when these bricks were new.
home-says_master = Mandarins come and go; the people remain.
home-says-fitting = Win, and I try harder. Lose, and I ease off.
# In the result of a game against that character: how it plays in the next game.
home-fitting-stronger = Sister Mai will play a little stronger next time.
home-fitting-weaker = Sister Mai will go easier on you next time.
home-fitting-same = Sister Mai will play just as strongly next time.
# What a character says, in quotation marks.
# Takes $line: text
home-quoted = “{ $line }”
# Below the picture of two people in the row of opponents.
home-friend = A friend
home-friend-hint = Two people at one screen, or by link.
# Shown for players that the row of opponents does not contain.
home-other-players = Other players
# The button that opens the form of a new game.
home-change = Change…
home-change-hint = Choose the players, the rules and the clock of the next game
# What the next game keeps of earlier games, and the button that leaves it out.
# Takes $what: text
home-kept = Kept from earlier games: { $what }.
home-kept-names = names
home-kept-clock = clock
home-kept-starter = who starts
home-kept-handicap = handicap
home-forget = Clear
# The game in progress. $scores: “You: 14, Tèo: 19”. $turn: whose turn it is.
# Takes $scores: text, $turn: text
home-going-on = { $scores }. { $turn }
# Takes $name: text, $points: number
home-score = { $name }: { $points }
# The button that opens the sheet of settings.
home-settings = Settings

## Hints and the evaluation

help-hint = Hint
help-hide-hint = Hide hint
help-evaluation = Evaluation bar
help-searching = Looking for a good move…
help-hint-failed = No hint could be found. Ask again or play on.
# The button beside a hint that plays the expected moves on the board, and the line below the board while
# they are played: $number: of the move on the board; $all: how many there are; $what: "Tèo: cell 9 to the
# left". Without motion, a list of them. The board stays on the position after the last one.
help-show-line = What follows
# Takes $number: number, $all: number, $what: text
help-line-move = Expected move { $number } of { $all }: { $what }
# Takes $moves: text
help-line-moves = Expected: { $moves }.
# One of these moves. $name: the player; $mv: "cell 9 to the left".
# Takes $name: text, $mv: text
help-line-part = { $name }: { $mv }
# After the last of these moves, at least two.
# Takes $moves: number
help-line-over = This is the position after { $moves } moves.
# The same in a game of points. $scores: what each side has captured in these turns: "you +17, Bé Tí +3".
# Takes $turns: number, $scores: text
help-line-scores = After these { $turns } turns: { $scores }.
# Takes $name: text, $points: number
help-line-score = { $name } +{ $points }
# A hint begins with the move. $number: of the cell; $heading: the direction; $why: one of the phrases
# below.
# Takes $number: number, $heading: Heading, $why: text
help-hint-sentence = Hint: cell { $number } { towards } { $why }.
# The same of the first move of a puzzle, once it is over.
# Takes $number: number, $heading: Heading, $why: text
help-right-sentence = Cell { $number } { towards } { $why }.
# What the move captures; the first part of the phrases below. $captured: points.
# Only part of other entries
hint-captures = captures { $captured }
# The move ends the game.
# Takes $captured: number
help-why-over = { $captured ->
    [0] ends the game
   *[other] { hint-captures } and ends the game
}
# The next side, $name, can capture $most points at most, and no more than the move captures.
# Takes $captured: number, $name: text, $most: number
help-why-reply = { $captured ->
    [0] leaves { $name } nothing to capture
   *[other] { hint-captures } and leaves { $name } { $most ->
        [0] nothing to capture
       *[other] at most { $most } to capture
    }
}
# The move captures something, but the next side can capture more.
# Takes $captured: number
help-why-captures = { hint-captures }
# The move captures nothing, but prepares a capture of $points points for the next turn.
# Takes $points: number
help-why-prepares = prepares a capture of { points }
# The move prevents a capture by the next side, $name, from cell $number, or from a quan cell if that is 0, of
# $points points.
# Takes $captured: number, $name: text, $number: number, $points: number
help-why-parries = { $captured ->
    [0] {""}
   *[other] { hint-captures }. It also{" "}
}{ $number ->
    [0] stops { $name } from taking a quan ({ points })
   *[other] stops { $name } from taking cell { $number } ({ points })
}
# The same of dân in several cells, or of those that the move lifts.
# Takes $captured: number, $name: text, $points: number
help-why-prevents = { $captured ->
    [0] {""}
   *[other] { hint-captures }. It also{" "}
}stops { $name } from capturing { points }
# The result with best play is known. $lead: whether the player who gets the hint will win, lose or
# draw; $points: by how many points; $turns: the number of turns to the end.
# Takes $captured: number, $lead: Lead, $points: number, $turns: number, $sides: number
help-why-proven = { $captured ->
    [0] {""}
   *[other] { hint-captures } and{" "}
}{ $lead ->
    [ahead] wins by { points }
    [behind] limits the loss to { points }
   *[even] draws
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} with best play
# A hint that names only the move, before one of the sentences below.
# Takes $number: number, $heading: Heading
help-hint-bare = Hint: cell { $number } { towards }.
# The last sentence of a hint: how the move compares with the others. $points: by how much it is better than
# the next best one; $name: the player who moves next; $others: what that one can capture at least.
# Takes $points: number
help-best-by = In the end, it is { points } better than any other move.
# The same, if $name can capture $most points after the move, or $least after every move.
# Takes $name: text, $most: number, $points: number
help-best-in-spite = Then { $name } can capture { $most }, but in the end this move is { points } better than any other.
# Takes $name: text, $least: number, $points: number
help-all-lose = Every move lets { $name } capture { $least } or more. In the end, this one is { points } better than any other.
# Takes $name: text, $others: number
help-others-lose = Every other move lets { $name } capture { $others } or more.
# The last sentence of a hint, if another move captures more, $captured points, and loses them only later. $points: by
# how much the move of the hint is better in the end.
# Takes $captured: number, $points: number
help-greater-later = Another move captures { $captured } at once, but in the end this one is { points } better.
# The last sentence of a hint, if another move, from cell $number, captures more: $captured points. After it, the
# player who moves next, $name, can capture $reply points.
# Takes $number: number, $captured: number, $name: text, $reply: number
help-greed-loses = Cell { $number } takes { $captured } now, but lets { $name } take { $reply }.
# What the expected line captures, if nothing else speaks for the move. $mover: the player who gets the hint, "you"
# or a name; $name: the other player.
# Takes $turns: number, $mover: text, $own: number, $name: text, $others: number
help-forecast = In the next { $turns } turns, expect { $mover } to capture { $own } and { $name } { $others }.
help-none-better = No other move is better.
# The name of an arrow that a hint marks. $arrow: "Sow cell 3 to the right, anticlockwise".
# Takes $arrow: text
help-hinted-arrow = { $arrow } (hint)
# The help that a player used, below the result. $list: a list of the three phrases below.
# Takes $list: text
help-used = with { $list }
help-used-evaluation = evaluation
# $count: how often, at least 1.
# Takes $count: number
help-used-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
# Takes $count: number
help-used-undo = { $count ->
    [one] 1 move undone
   *[other] { $count } moves undone
}
# The evaluation for screen readers. $name: a player; $lead: whether they are ahead; $points: by how
# many; $proven: whether that is certain.
# Takes $name: text, $lead: Lead, $points: number, $proven: yes or no
help-expected = Evaluation: { $lead ->
    [ahead] { $name } ahead by { points }
    [behind] { $name } behind by { points }
   *[even] even
}{ $proven ->
    [yes] , proven
   *[no] {""}
}
help-no-evaluation-yet = Evaluation: not known yet
# Small marks on the evaluation bar.
help-proven = proven
help-result = result
# Marks the evaluation of the current position while an earlier one is on the screen.
help-now = now
# The best move in a few signs, after which an arrow may follow.
# Takes $mv: text
help-best = best { $mv }
# The same for screen readers, after the evaluation. $mv: in words, as in "cell 9 to the left".
# Takes $mv: text
help-best-move = best move: { $mv }

## Lessons

# The command that opens the lessons.
learn-learn = Learn to play
# The subjects of the lessons, in their order.
# For each Topic
oanquan-board-topic_board = The board
oanquan-board-topic_sow = Sowing
oanquan-board-topic_go-on = Another lap
oanquan-board-topic_capture = Capturing
oanquan-board-topic_chain = Chain captures
oanquan-board-topic_refill = Refill and debt
oanquan-board-topic_end = End of the game
# The second chapter: tactics.
oanquan-board-topic_count = Counting ahead
oanquan-board-topic_save = Out of danger
oanquan-board-topic_guard = Guarding a quan
oanquan-board-topic_hunt = Hunting a quan
oanquan-board-topic_borrow = Making them borrow
oanquan-board-topic_last-refill = The last refill
oanquan-board-topic_opening = The opening
# $tactics: whether the lesson is in the second chapter; $number and $all: its number and that of
# all lessons of the chapter; $topic: its subject.
# Takes $tactics: yes or no, $number: number, $all: number, $topic: text
learn-heading = { $tactics ->
    [yes] Tactics { $number }: { $topic }
   *[no] Lesson { $number } of { $all }: { $topic }
}
# The same where there is little room.
# Takes $number: number, $all: number
learn-count = { $number }/{ $all }
# The button of a lesson. $completed: whether the player has done it.
# Takes $tactics: yes or no, $number: number, $topic: text, $completed: yes or no
learn-lesson = { $tactics ->
    [yes] Tactics
   *[no] Lesson
} { $number }, { $topic }{ $completed ->
    [yes] , completed
   *[no] {""}
}
# The button that opens the other chapter.
# For each Chapter
oanquan-board-chapter_basics = Chapter I: how to play
oanquan-board-chapter_tactics = Chapter II: tactics
# After the last lesson of the first chapter.
learn-to-tactics = On to tactics
# After a lesson of the second chapter: leads to puzzles about the same.
learn-puzzles = Puzzles like these
learn-restart = Restart the lesson
# Goes on to the next task.
learn-next = Continue
# Plays the move that solves a task, after wrong tries.
learn-show = Show me
# After the fourth lesson, which leads to a first game; the other three lessons stay open.
learn-enough = The quan is yours: 10 points! A game ends when both quan cells are empty; each side then takes the dân in its own cells. Ready to play?
# Goes on with the lessons that are left after that.
# Takes $left: number
learn-rest = { $left ->
    [one] 1 more lesson
   *[other] { $left } more lessons
}
# Starts a game after the lessons. $opponent: "Bé Tí", the weakest computer player.
# Takes $opponent: text
learn-play-now = Play against { $opponent }
# The name of the side that nobody plays.
learn-other-side = The other side
learn-choose-arrow = Which way will you sow? Choose an arrow.
learn-choose-arrow-to-quan = Now choose the arrow that takes a dân into the quan cell after cell 5.
# While the row is empty and five dân come from the store.
learn-refilling = Your row is empty. Watch: five dân come from your store, one for each cell.
# The same when the store holds fewer. $paid, $borrowed: dân from the store, borrowed dân.
# Takes $paid: number, $borrowed: number
learn-refilling-on-credit = Your row is empty again. Watch: { $paid } dân come from your store, and you borrow { $borrowed } from outside the game.
# Each task has three texts: what to do; what it has shown, after it is done; what to say after
# another move. In the task "debt", the store shows −2 with this minus sign.
# For each Exercise
oanquan-board-task_own-cell = The framed cells, 1 to 5, are yours. Press one of them.
# For each Exercise
oanquan-board-task-done_own-cell = Right. The small stones are called dân and are worth 1 point each. The number inside a cell counts them; the chalk number outside is the name of the cell.
# For each Exercise
oanquan-board-task-missed_own-cell = Not that one. Your cells are the five framed square ones, 1 to 5.
oanquan-board-task_quan-cell = The two round cells at the ends belong to nobody. Each holds a quan, a big stone worth 10 points. Press one of them.
oanquan-board-task-done_quan-cell = Right. The side with the most points wins, so both players want the two quan.
oanquan-board-task-missed_quan-cell = Not that one. The quan are in the round cells, at the two ends of the board.
oanquan-board-task_sow = To sow, pick up all the dân in a cell and drop them one at a time into the next cells, quan cells too. Press cell 4, then the arrow that takes a dân into the quan cell after cell 5.
oanquan-board-task-done_sow = Sowing goes on through a quan cell. It gets a dân like any other cell (Q+1: a quan and 1 dân).
oanquan-board-task-missed_sow = That way, no dân reached the quan cell after cell 5. The stones are back: try the other arrow.
oanquan-board-task_go-on = If the cell after your last dân is a square cell that is not empty, you lift its dân and keep sowing. Find the direction that lets you keep sowing.
oanquan-board-task-done_go-on = You picked up and sowed twice more, always in the same direction. A turn ends when two empty cells come next, or a quan cell, whether it holds stones or not.
oanquan-board-task-missed_go-on = A quan cell came next, so your turn ended. The stones are back: try the other arrow.
oanquan-board-task_capture = If the cell after your last dân is empty and the one after that holds stones, you capture all of those stones, on whichever side they lie. Find the move that captures.
oanquan-board-task-done_capture = You captured 4 dân. They are now in your store, beside your name: 4 points.
oanquan-board-task-missed_capture = That captured nothing. The stones are back: count where the last dân will land. The next cell must be empty.
oanquan-board-task_capture-quan = You capture a quan in the same way. Capture the quan in the framed cell.
oanquan-board-task-done_capture-quan = The quan is yours: 10 points at once!
oanquan-board-task-missed_capture-quan = The quan is still there. The stones are back: the last dân must land just before the empty cell beside the quan.
oanquan-board-task_chain = If another empty cell and another cell with stones follow a capture, you capture those stones too. Find the move that captures from two cells.
oanquan-board-task-done_chain = Two captures, 4 and 3, in one turn. You never sow again after a capture: it is now the other side's turn.
oanquan-board-task-missed_chain = That did not capture from two cells. The stones are back: the last dân must land just before an empty cell, a cell with stones, an empty cell and a cell with stones.
oanquan-board-task_refill = Your row was empty, so five dân from your store refilled it, one in each cell. Play any move.
oanquan-board-task-done_refill = The refill cost you 5 points: the dân came from your store.
oanquan-board-task-missed_refill = Try again.
oanquan-board-task_debt = Your row was empty again, but your store held only 3 points. It takes 5 to refill the row: you used those 3 and borrowed 2, so your store now shows −2. Play any move.
oanquan-board-task-done_debt = What you capture first pays back what you owe. Until all of it is paid back, your score is below zero, even at the end.
oanquan-board-task-missed_debt = Try again.
oanquan-board-task_end = The game is over when both quan cells are empty; dân left in a quan cell keep it going. At the end, each side collects the dân left in its row. Capture the last quan.
oanquan-board-task-done_end = 40 to 30: you win! Each dân counted 1 point and each quan 10.
oanquan-board-task-missed_end = The quan is still there, so the game is not over. The stones are back: the last dân must land just before the empty cell beside the quan.
oanquan-board-task_count-laps = One of your four moves captures the eight dân in the marked cell. Sow each move in your head first: where does its last dân land, and what comes next? Play that move.
oanquan-board-task-done_count-laps = Three laps of one dân each: from cell 1 to the quan cell, from 11 to 10, from 9 to 8. Then an empty cell, then the eight.
oanquan-board-task-missed_count-laps = That captured nothing, and now the other side can take the eight. The stones are back: follow the single dân from lap to lap.
oanquan-board-task_count-further = Ten moves, and only one of them captures. A lap that ends just before a single dân goes on with it, two cells further each time: count to the end. Find the move that captures.
oanquan-board-task-done_count-further = Seven laps, 9 points, and not a dân left in the other row: the other side had to put five back from its store. Counting finds what a glance misses.
oanquan-board-task-missed_count-further = That captured nothing. The stones are back: follow each move to its last lap.
oanquan-board-task_save-stones = Three of your four moves let the other side capture 6 points or more next turn. Look from its cells, 8 and 10, at what each move leaves open. Play the move that stays safe.
oanquan-board-task-done_save-stones = Five dân moved out in time. The best that the other side can do now is 1 point; after the other moves it was 6 to 15.
oanquan-board-task-missed_save-stones = Now the other side captures 6 points or more. The stones are back: sow its replies in your head, too.
oanquan-board-task_save-at-home = The other side has a single dân. Whatever you sow over there gives it new moves. Find the move that leaves it nothing to capture.
oanquan-board-task-done_save-at-home = All stones stay on your side, and its only dân reaches nothing. The other moves gave away 5 points or more.
oanquan-board-task-missed_save-at-home = That gives the other side 5 points or more. The stones are back: keep them on your side, where its dân cannot capture them.
oanquan-board-task_guard-quan = The dân in cell 9 threatens the marked quan: one step, an empty cell, then 17 points. Stop the threat.
oanquan-board-task-done_guard-quan = Now cell 9 holds two dân: its last one lands beside the quan and stops. A dân sown into a cell changes where every turn from it ends.
oanquan-board-task-missed_guard-quan = The other side still takes the quan. The stones are back: change the number of dân in cell 9.
oanquan-board-task_guard-not-greed = Two of your moves capture 1 dân, and both lose the quan next turn. Look for the reply to each move, then play the one that keeps the quan safe.
oanquan-board-task-done_guard-not-greed = The quan stays. One dân is 1 point; the quan with its dân would have been 16 or 17 for the other side.
oanquan-board-task-missed_guard-not-greed = Now the other side takes the quan. The stones are back: for each of your moves, ask what it would play.
oanquan-board-task_hunt-quan = The marked quan and its 13 dân are worth 23 points, but no move captures them at once. Find the move after which the other side cannot save them.
oanquan-board-task-done_hunt-quan = Your dân in cell 3 now threatens: one step, an empty cell, the quan. The other side has one cell to sow, and neither direction helps.
oanquan-board-task-missed_hunt-quan = From there you do not threaten the quan. The stones are back: one dân must be able to land just before the empty cell beside it.
oanquan-board-task_hunted-quan = The other side took two dân, but could not save the quan. Capture it.
oanquan-board-task-done_hunted-quan = 23 points. A threat that has no reply is as good as a capture.
oanquan-board-task-missed_hunted-quan = The quan is still there. The stones are back: land just before an empty cell beside it.
oanquan-board-task_must-borrow = The other side has one dân in its row and 2 points. A side with an empty row needs five dân, and what it cannot pay it must borrow. Empty its row.
oanquan-board-task-done_must-borrow = It puts in its 2 points and borrows 3, so its score is now −3. And borrowed dân can be captured, too.
oanquan-board-task-missed_must-borrow = It still has a dân to sow. The stones are back: capture the dân in cell 10.
oanquan-board-task_borrows-again = The other side owes 2 points already. Empty its row with one move, so that it must borrow again.
oanquan-board-task-done_borrows-again = A chain of 11 points, and the other side now borrows five: it will owe 7.
oanquan-board-task-missed_borrows-again = Its row is not empty, and the quan is in danger. The stones are back: a chain captures from cells 10, 8 and 6.
oanquan-board-task_refill-parries = Two dân are all that the other side can sow, and with them it threatens the quan, 22 points. Leave its row empty, so that it must refill.
oanquan-board-task-done_refill-parries = It pays 5 points for five new dân, and its threat is gone. A deep search shows that you win with this move and lose with any other.
oanquan-board-task-missed_refill-parries = It still has dân to sow. The stones are back: capture the two dân in cell 10.
oanquan-board-task_refill-costs = The other side can sow from one cell only. Take its dân, so that it must refill from its store.
oanquan-board-task-done_refill-costs = Five points leave its store and lie one by one in its row, where you can capture them. What it keeps there at the end counts for it again.
oanquan-board-task-missed_refill-costs = It still has dân to sow. The stones are back: capture the four dân in cell 10.
oanquan-board-task_first-move = The first move of a game. Cells 1 and 5, sown outwards, capture a quan at once. Ask what the other side could take back, and find a better move.
oanquan-board-task-done_first-move = Cells 2 and 4, sown outwards, are best. It is proven that with best play the first to move ends exactly 14 points ahead.
oanquan-board-task-missed_first-move = A deep search puts you at best even after that move, and 12 points behind if you capture a quan. The stones are back: try a cell further in.
oanquan-board-task_punish-greed = The other side opened by capturing a quan, 11 points. Find out what that leaves you.
oanquan-board-task-done_punish-greed = 21 points: the other quan, and more than the other side took. That is why capturing a quan on the first move is a trap.
oanquan-board-task-missed_punish-greed = There is more. The stones are back: capture the quan.
learn-all-completed = That's it: you can play Ô ăn quan! Bé Tí is the easiest opponent.
learn-tactics-completed = You know what good players look for. Now try it in a game.

## My games

# The command, and the name of the part of the page that lists the games.
library-games = My games
# The heading of the page.
library-heading = My games and achievements
# The format of a date with a time, as the C function strftime uses it: %d is the day, %-d the day
# without a zero, %m the month, %b its short English name, %Y the year, %H the hour, %M the minute.
library-date = %-d %b %Y, %H:%M
# The length of a game. $turns: the number of moves.
# Takes $turns: number
library-turns = { $turns ->
    [one] 1 move
   *[other] { $turns } moves
}
# When a game began. $time: a time in the format "library-time".
# Takes $time: text
library-today = today { $time }
library-time = %H:%M
library-yesterday = yesterday
# $days: from 2 to 6.
# Takes $days: number
library-days-ago = { $days } days ago
# How a game stands. $points: the margin, or the points of each side; $name: a player.
# Takes $points: number
library-you-won-by = You won by { $points }
# Takes $points: number
library-you-lost-by = You lost by { $points }
# Takes $name: text, $points: number
library-name-won-by = { $name } won by { $points }
# Takes $points: number
library-drawn-at = Drawn, { $points } each
# Someone resigned or ran out of time.
library-you-won = You won
library-you-lost = You lost
# Takes $name: text
library-name-won = { $name } won
# $won: one of the three above, but not that you lost; $left: "offers-listed-resigned" and the like.
# Takes $won: text, $left: text
library-won-because = { $won }: { $left }
library-still-open = Unfinished
library-unfinished-your-turn = Unfinished, your turn
# Takes $name: text
library-unfinished-turn = Unfinished, { $name } to move
# $all: the number of games.
# Takes $all: number
library-count = { $all ->
    [one] 1 game
   *[other] { $all } games
}
# Only some of them are shown. $shown: their number.
# Takes $shown: number, $all: number
library-count-shown = { $shown } of { $all } games
library-reading = Reading the games…
# Before the names of the other games that have kept games, each a button that leads to them, as in: Also kept: [Cờ caro (12)]
library-elsewhere = Also kept:
# Takes $game: text, $count: number
library-of-game = { $game } ({ $count })
library-empty = Nothing here yet. Games appear once you finish or leave them.
library-no-match = No games match.
library-show-all = Show all
# $why: the message of the system.
# Takes $why: text
library-unreadable = The games folder cannot be read: { $why }.
library-search = Search
# The label of the choice of the games that the list shows, and its answers.
library-show = Show
# For each GameFilter
library-kind_all = All games
library-kind_ended = Finished
library-kind_unfinished = Unfinished
library-kind_damaged = Damaged files
# The label of the order of the list, and its answers.
library-sort = Sort
# For each SortOrder
library-order_newest = Newest first
library-order_oldest = Oldest first
library-order_title = By name
library-order_longest = Longest first
# The button that leads to the game under way, above the list of the other games. $players: their names.
# Takes $players: text
library-on-board = On the board: { $players }
library-continue-game = Continue
library-rename = Rename
# The label of the field for the name of a game.
library-title = Game name
library-delete = Delete
library-undo-delete = Undo delete
library-save-as = Save as
# The label of the field for the name of a file.
library-target = File
library-target-hint = A name ending in .oanquan saves the whole game, with levels and dates; any other name, such as game.txt, saves the moves as text.
library-replace = Replace file
# The button that opens the dialog of the system in which a file is chosen.
library-browse = Browse…
# The button beside the message that a file is saved, which shows its folder.
library-open-saved = Open
library-open-folder = Open folder
library-save = Save
library-cancel = Cancel
library-deleted = Game deleted. “Undo delete” restores it.
library-restored = Game restored.
# $path: a file.
# Takes $path: text
library-saved = Saved as { $path }.
library-opened = Game opened.
# $why: one of the phrases "save-problem-..." below.
# Takes $why: text
library-save-failed = Not saved: { $why }.
library-file-exists = A file with this name already exists.
library-no-file-name = Write a file name.
# The heading of the message about a file that cannot be read.
library-unreadable-file = Cannot open the file
# Saving a game after a move failed. $why: one of the phrases "save-problem-..." below; $games: the
# number of games that are not saved, 0 if only some details are not.
# Takes $why: text, $games: number
library-autosave-failed = { $games ->
    [0] Saving failed
    [one] The game cannot be saved
   *[other] { $games } games cannot be saved
}: { $why }. { $games ->
    [0] No game is lost
   *[other] You can play on
}; the program tries again after each move.
library-new-game-question = Start a new game? This one stays in My games.
library-open-question = Open the other game? This one stays in My games.
library-open-record-question = Open the pasted game? This one stays in My games. In the pasted game, you move for all sides.

## Games that are not saved

# The question before the program quits. $games: the number of games, at least 1.
# Takes $games: number
unsaved-heading = { $games ->
    [one] One game is not saved
   *[other] { $games } games are not saved
}
# $why: one of the phrases "save-problem-..." below.
# Takes $why: text
unsaved-why = Saving failed: { $why }.
unsaved-consequence = If you quit now, everything that is not saved is lost.
unsaved-failed-again = Saving failed again.
unsaved-save-elsewhere = Save elsewhere…
# The button that copies the games.
# Takes $games: number
unsaved-copy = { $games ->
    [one] Copy game
   *[other] Copy games
}
unsaved-copied = Copied. Paste it into another program before you quit.
unsaved-quit-anyway = Quit anyway
unsaved-folder = Folder
unsaved-folder-hint = Each game is saved in a file of its own.
unsaved-saved-elsewhere = Saved elsewhere
unsaved-how-to-open = To open a saved game later, drop its file onto the window.
# Before another game is opened while this one is not saved.
unsaved-open-question = Open the other game? This one is not saved.
# The system has no folder in which settings and games could be saved.
unsaved-no-home = You have no home folder, so your settings and games will not be saved.
# The browser keeps nothing for the page.
unsaved-refused = Your browser keeps nothing for this page, as in a private window, so your settings and games will be gone when you close it.
# The browser keeps what a newer version of the page has written.
unsaved-newer = A newer version of this page keeps your games here. Close all its tabs and open the page again; until then, nothing is saved.

## Backups

# The commands, and the headings of their dialogs without the dots.
backup-save = Back up…
backup-restore = Restore a backup…
# What a backup is.
backup-hint = A backup holds your settings, games, statistics and progress in one file. You can restore it on another computer, browser or phone.
# On a page in a browser.
backup-lasting = A browser may delete what a page keeps if you do not visit it for a while: Safari after seven days, unless the page is on the home screen. Back up now and then.
backup-choose = Choose the file…
backup-kept = Nothing is lost: a file that differs from the one in the backup moves to the folder “replaced”.
# $written: the number of files, at least 0; $replaced: how many of them replaced others.
# Takes $written: number, $replaced: number
backup-restored = { $written ->
    [0] Everything in this backup is here already.
    [one] { $written } file was restored{ $replaced ->
        [0] .
       *[other] , and the one it replaces is in the folder “replaced”.
    } The program uses it once you open it again.
   *[other] { $written } files were restored{ $replaced ->
        [0] .
       *[other] . What differed here ({ $replaced }) is kept in the folder “replaced”.
    } The program uses them once you open it again.
}
backup-open-again = Open again
# $file: the name of the file; $why: what is wrong, as in “files-is-damaged”.
# Takes $file: text, $why: text
backup-unreadable = { $file } is no backup that this program can read: it { $why }. Choose a file that “Back up…” has saved.

## Files that cannot be saved or read

# Why something is not saved, as part of other sentences. $path: the file or the folder; $reason: the
# system's reason; $error: its message, in the system's language, which a language may leave out.
# Takes $path: text
files-save-problem-refused = { $path } was not saved, because that would overwrite its contents
# Takes $path: text, $reason: SystemReason, $error: optional text
files-save-problem-folder = the folder { $path } cannot be written to: { $error }
# Takes $path: text, $reason: SystemReason, $error: optional text
files-save-problem-file = { $path } cannot be written: { $error }
# Takes $path: text, $error: optional text
files-save-problem-value = { $path } cannot be written: { $error }
# Settings that were not saved. The variables are those of "save-problem-...".
# Takes $path: text
files-settings-not-saved-refused = Your settings could not be saved: { files-save-problem-refused }.
# Takes $path: text, $error: optional text
files-settings-not-saved-folder = Your settings could not be saved: { files-save-problem-folder }.
# Takes $path: text, $error: optional text
files-settings-not-saved-file = Your settings could not be saved: { files-save-problem-file }.
# Takes $path: text, $error: optional text
files-settings-not-saved-value = Your settings could not be saved: { files-save-problem-value }.
# Settings that cannot be read. $path: where the file is now.
# Takes $path: text
files-settings-newer = Your settings were written by a newer version of the program. They were moved to { $path }; the program uses the default settings.
# Takes $path: text
files-settings-damaged = Your settings file is damaged. It was moved to { $path }; the program uses the default settings.
# Takes $path: text
files-settings-unreadable = Your settings file { $path } cannot be read. The file is left unchanged, and changes to settings will not be saved.
# The last game cannot be continued. $path: where its file is now.
# Takes $path: text
files-last-game-newer = The last game was saved by a newer version of this program. It was moved to { $path }.
# Takes $path: text
files-last-game-damaged = The file of the last game is damaged. It was moved, unchanged, to { $path }.
# Takes $path: text
files-last-game-unreadable = The last game in { $path } cannot be read. The file is left unchanged.
# Statistics: the list of the games that no longer count cannot be read. $path: its file; $moved:
# where the file is now; $flaw: one of the phrases "files-flaw".
# Takes $path: optional text, $flaw: optional text, $moved: text
files-resets-set-aside = The list of reset games cannot be used, so all games count: { $path } { $flaw }; it was moved to { $moved }.
# Takes $path: text, $flaw: optional text, $error: optional text
files-resets-stuck = The list of reset games cannot be used, so all games count: { $path } { $flaw } and cannot be renamed, so nothing will be saved to it: { $error }.
# Takes $path: text, $error: optional text
files-resets-unreadable = The list of reset games cannot be used, so all games count: { $path } cannot be read, so nothing will be saved to it: { $error }.

## Files that are not games

# A file of the list of games has disappeared; a file that was to be opened does not exist.
files-file-gone = The file no longer exists.
files-file-missing = The file does not exist.
# $error: the message of the system.
# Takes $error: optional text
files-file-unreadable = The file cannot be read: { $error }.
# A file that was to be opened is not text.
files-file-not-text = The file is not a game: it is not text.
# A link contains a game in one line, oanquan: and letters. $version: the version of a link from a newer
# program, such as 2; $most: a number of letters; $why: a sentence such as "records-fault".
# Takes $game: text
files-link-damaged = The link is damaged or incomplete. Copy all of it, from { $game }: to its last character.
# Takes $version: optional number
files-link-newer = The link comes from a newer version of the program (format { $version }). Update this one to open it.
# Takes $most: number
files-link-too-long = The link is too long: a game takes at most { $most } characters.
# Takes $why: text
files-link-no-game = The link contains no game: { $why }
# $flaw: one of the phrases "files-flaw".
# Takes $flaw: text
files-file-flawed = The file { $flaw }.
# What is wrong with a file, as part of a sentence. $line and $column: where the program understands it no longer,
# numbers such as 1 and 12; $found and $known: the versions of the file and of the program, numbers such as 2 and 1,
# if the file is newer.
# Takes $flaw: FileFlaw, $line: number, $column: number, $found: optional number, $known: optional number
files-flaw = { $flaw ->
    [too-large] is damaged (too large)
    [not-text] is damaged (not text)
    [newer] was written by a newer version of the program (format { $found }; this version reads up to { $known })
    [syntax] is damaged (line { $line }, column { $column })
   *[malformed] is damaged
}
# A saved game that is damaged. $field: the part of the file; $turn: the number of the move in it; $why:
# one of the phrases "record-..." and "saved-..." below.
# Takes $field: text, $why: text
files-saved-damaged = Damaged: { $field }: { $why }.
# Takes $field: text, $turn: number, $why: text
files-saved-damaged-turn = Damaged: { $field }, move { $turn }: { $why }.
# $moves and $sides: how many there are; $found: how many values the file has for them.
# Takes $moves: number
files-saved-clocks = each side needs its time at the start and after each of { $moves } moves
# Takes $moves: number, $found: number
files-saved-times = { $moves } moves need { $moves } times; there are { $found }
# Takes $moves: number, $found: number
files-saved-reviewed = { $moves } moves need { $moves } judgements; there are { $found }
files-saved-judged = the judgement of this move is impossible
files-saved-judged-after = the judgement of the final position does not match it
# Takes $sides: number, $found: number
files-saved-count = { $sides } sides need { $sides } values; there are { $found }

## Texts that are not games. Names such as Rules, folk and resign:1 are part of the format

# $line: the place in the text, of which most have one; $turn: the number of the move; $why: a phrase below.
# Takes $line: number, $why: text
records-fault = { $line ->
    [1] { UPPERFIRST($why) }
   *[other] Line { $line }: { $why }
}.
# Takes $line: number, $turn: number, $why: text
records-fault-turn = Move { $turn }{ $line ->
    [1] {""}
   *[other] {" "}(line { $line })
}: { $why }.
# The same in a game in which a move of each side has one number. $mover: whose move it is.
# Takes $line: number, $number: number, $mover: PairMover, $why: text
records-fault-in-pair = Move { $number } of the side that moved { $mover ->
    [first] first
   *[second] second
}{ $line ->
    [1] {""}
   *[other] {" "}(line { $line })
}: { $why }.
# $most: the largest number allowed.
# Takes $most: number
records-too-long = a record has at most { $most } bytes
# Takes $most: number
records-too-many-moves = a record has at most { $most } moves
records-empty = there is nothing to read: a record has tags and moves
records-not-a-tag = a tag must have brackets and quotes, as in [Rules "folk"]
# $name: what the text contains.
# Takes $name: text
records-second-tag = the tag { $name } appears twice
# $most: the limit; $found: the name of a game in the text; $bracket: a bracket.
# Takes $most: number
records-too-many-games = a text has at most { $most } games
# Takes $found: excerpt
records-other-game = this is a game of “{ $found }”, not of Ô ăn quan
# Takes $bracket: text
records-unclosed = nothing closes this “{ $bracket }”
# $side: the number of a side; $sides: how many there are; $claimed: how many the text names.
# Takes $side: number, $sides: number
records-no-such-side = there is no side { $side } on a board of { $sides } sides
# Takes $claimed: number, $sides: number
records-other-sides = the rules have sides={ $claimed }, but the position has { $sides } sides
# $claimed: the result in the text; $reached: the result of the moves, "30:40".
# Takes $claimed: excerpt, $reached: text
records-other-result = the record gives the result “{ $claimed }”, but the moves lead to “{ $reached }”
# A saved game begins a round of a match where none can follow.
records-no-round = no further round begins here
# $text: a move with right or left; $plus, $minus: the moves that it can mean.
# Takes $text: excerpt, $plus: optional text, $minus: optional text
records-two-readings = “{ $text }” can be { $plus } or { $minus }, because right and left depend on the seat; write + (anticlockwise) or - (clockwise)
# $text: what the text contains instead of a move.
# Takes $text: text
records-not-a-move = “{ $text }” is not a move: write a cell from 0 to 23 and then + or -, as in 3+
# Records of the other games. $name: the tag; $found: the name of a game in the record; $title: the game
# whose records are read; $text: what the record contains instead.
records-guest-open-comment = the bracket that begins here is not closed
records-guest-not-a-tag = a tag must have brackets and quotes, as in [Start "…"]
# Takes $found: excerpt, $title: text
records-guest-other-game = this is a record of “{ $found }”, not of { $title }
# Takes $text: excerpt
records-guest-not-an-option = “{ $text }” sets no option: write NAME=VALUE
# Takes $text: excerpt
records-guest-not-a-move = “{ $text }” is not a move

## Texts that are not games: moves that are not possible

# $notation: the move as written, "3+"; $cell: its cell, 0 to 23; $side: the number of a side.
# Takes $notation: optional text
records-illegal-game-over = { $notation } cannot be played: the game is over
# Takes $notation: optional text, $cell: optional number
records-illegal-no-such-cell = { $notation } cannot be played: the board has no cell { $cell }
# Takes $notation: optional text, $cell: optional number
records-illegal-quan-cell = { $notation } cannot be played: cell { $cell } is a quan cell, which cannot be sown
# Takes $notation: optional text, $cell: number
records-illegal-not-yours = { $notation } cannot be played: cell { $cell } does not belong to the side to move
# Takes $notation: optional text, $cell: optional number
records-illegal-pond = { $notation } cannot be played: cell { $cell } is a pond, which always stays empty
# Takes $notation: optional text
records-illegal-wrong-direction = { $notation } cannot be played: under these rules, stones are sown anticlockwise only
# Takes $notation: optional text, $cell: optional number
records-illegal-empty-cell = { $notation } cannot be played: cell { $cell } is empty
# $departure: how a side leaves the game, as written: "resign:1".
# Takes $departure: notation
records-departure-game-over = { $departure }: the game is over
# Takes $departure: notation
records-departure-no-such-side = { $departure }: there is no such side
# Takes $departure: notation
records-departure-already-departed = { $departure }: this side has already left
# Takes $departure: notation, $side: number
records-departure-not-to-move = { $departure }: only side { $side }, which is to move, can run out of time

## Texts that are not games: rules

# $name: what the text contains; $presets and $options: all names, "classic, folk".
# Takes $name: excerpt, $presets: optional text
records-option-preset = there is no preset named “{ $name }”; choose one of { $presets }
# Takes $name: excerpt, $options: optional text
records-option-name = there is no rule option named “{ $name }”; the options are { $options }
# Takes $text: excerpt
records-option-unset = “{ $text }” does not set a rule option: write NAME=VALUE, as in empty_quan=passes
# $option: the name of an option, "refill"; $value: what the text contains; $allowed: "borrow, end or lend".
# Takes $option: text, $value: excerpt, $allowed: text
records-option-word = { $option } cannot be “{ $value }”; use { $allowed }
# $from and $to: the smallest and the largest number allowed.
# Takes $option: text, $value: excerpt, $from: number, $to: number
records-option-range = { $option } cannot be “{ $value }”; use a whole number from { $from } to { $to }
# $why: the reason, in English, which a language may leave out.
# Takes $value: excerpt, $why: optional text
records-option-handicap = handicap cannot be “{ $value }”: { $why }
# Takes $side: number, $sides: number
records-option-handicap-side = handicap cannot be given by side { $side } on a board of { $sides } sides
# Takes $sides: number
records-option-series-sides = series=fields cannot be played on a board of { $sides } sides; it needs two
# Takes $sides: number
records-option-split-sides = remainder=split cannot be played on a board of { $sides } sides; it needs two
# Ordinary dân for a quan together with young_quan, and with ending.
records-option-conflict-young-quan = quan=dan leaves no quan pieces, so it cannot be combined with young_quan
records-option-conflict-ending = quan=dan leaves no quan pieces, so it cannot be combined with ending=pieces

## Texts that are not games: positions

# $parts and $cells: how many the text has.
# Takes $parts: number
records-position-parts = a position has three parts, cells, side to move and stores, as in Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; this one has { $parts }
# Takes $cells: number
records-position-cell-count = a board has 12, 18 or 24 cells; this one has { $cells }
# $cell: the number of a cell, 0 to 23; $text: what the text contains.
# Takes $cell: number, $text: excerpt
records-position-cell = cell { $cell } is “{ $text }”; write a number from 0 to 999, or Q for a quan, followed by the number of dân with it when there are any
# Takes $cell: number
records-position-misplaced-quan = cell { $cell } holds a quan; only cells 0, 6, 12 and 18 can hold one
# Takes $cell: number
records-position-quan-piece = cell { $cell } holds a quan, but under quan=dan there are none
# $suffix: the letter behind the number of the cell.
# Takes $cell: number, $suffix: text
records-position-suffix = cell { $cell } cannot have the suffix { $suffix } under these rules: x is for sold cells (series=fields with sold=owned), h for half-sold ones (also half=yes and sale=difference), and o for ponds (series=fields with sold=pond)
# Takes $cell: number
records-position-full-pond = cell { $cell } is a pond, which always stays empty; write 0o
# $side: the number of a side.
# Takes $side: number
records-position-no-cell = side { $side } owns no cell, so it could never move; leave it at least one
# Takes $text: excerpt
records-position-side = “{ $text }” is not a side of this board; write the number of the side to move, or - if the game is over
# $needed: the number of sides; $found: the number of stores.
# Takes $needed: number, $found: number
records-position-store-count = { $needed } sides need { $needed } stores; there are { $found }
# $side: the number of a side.
# Takes $side: number, $text: excerpt
records-position-store = the store of side { $side } is “{ $text }”; write a whole number from -9999 to 9999
# $end: why the game would be over; $name: the same as the format writes it, "quan-empty".
# Takes $end: GameEnd, $name: optional text
oanquan-board-position-already-over = the game is over in this position ({ $name }); a finished game has - for the side and 0 in its dân cells
# Takes $cell: number
records-position-unswept = the game is over (-), but cell { $cell } is not 0; its dân belong in the store

## The review of a game

# The command, and the heading.
review-heading = Review
# The button below a result; the review shows the game turn by turn.
review-with-replay = Replay with review
# What a review does; shown before the first one.
review-introduction = The computer goes through the game and shows who was ahead at each point, which moves lost points, and what would have been better.
review-begin = Review the game
review-again = Review again
# $done: the number of positions reviewed; $all: the number of all positions.
# Takes $done: number, $all: number
review-progress = Reviewing: { $done } of { $all } positions
review-failed = The review failed. Try again.
# After a second review.
review-nothing-changed = Reviewed again: nothing changed.
review-results-changed = Reviewed again: some results changed.
# What the graph shows, in the line above it, and at length.
review-graph-hint = Who is ahead, move by move
review-graph-explained = The graph shows the final margin with best play from each position on, not the score at that moment. The vertical line is the position on the board.
# The button that shows the explanations, and the same button while it does.
review-meaning = What does this mean?
review-less = Hide the explanations
# The name of the graph. $turns: the number of moves.
# Takes $turns: number
review-graph = Graph: expected final margin over { $turns ->
    [one] 1 move
   *[other] { $turns } moves
}
# $upper: the player of the upper half, with filled marks; $lower: that of the lower half.
# Takes $upper: text, $lower: text
review-graph-legend = Above: { $upper } ahead; below: { $lower } ahead.
# Takes $upper: text, $lower: text
review-mark-legend = Filled marks: { $upper }; hollow: { $lower }.
# A place in the graph. $turns: the moves before it.
# Takes $turns: number
review-after = { $turns ->
    [0] At the start
   *[other] After move { $turns }
}
# $turns: the number of moves after which every margin is certain.
# Takes $turns: number
review-proven-from = { $turns ->
    [0] Every margin is proven.
   *[other] After move { $turns }, every margin is proven (thick line).
}
# $turns: the last move; $why: why the game ended, one or two sentences.
# Takes $turns: number, $why: text
review-ended = Dashed vertical line: the end, after move { $turns }. { $why }
review-accuracy = Accuracy
# What the percentage beside a player means.
review-accuracy-hint = 100%: no points lost. A move that loses 5 points counts half.
# In place of the percentage of a player without moves.
review-no-turns = no moves
# The bad moves of a player, from the worst kind; a list of these. $count: at least 1.
# Takes $count: number
review-count-blunder = { $count ->
    [one] 1 big mistake
   *[other] { $count } big mistakes
}
# Takes $count: number
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
# Takes $count: number
review-count-inaccuracy = { $count ->
    [one] 1 small mistake
   *[other] { $count } small mistakes
}
# The heading of the list of bad moves.
review-faults = Moves that lost points, worst first
review-no-faults = No move lost points.
# The bad moves of the only person. $count: at least 1.
# Takes $count: number
review-own-faults = { $count ->
    [one] Your mistake
   *[other] Your { $count } mistakes
}
review-no-own-faults = You lost no points. Well played!
# The choice of whose bad moves are listed: those of the reader, or those of all players.
review-whose = Moves that lost points
review-mine = Mine
review-both = Everyone's
# A bad move. $turn: its number in the game; $name: the player; $number: of the cell; $heading: the
# direction.
# Takes $turn: number, $name: text, $number: number, $heading: Heading
review-played = { $turn }. { $name }: cell { $number } { towards }
# For each Grade
review-grade_inaccuracy = Small mistake
review-grade_mistake = Mistake
review-grade_blunder = Big mistake
# $grade: one of these three; $points: what the move loses; the other variables: the better move.
# Takes $grade: text, $points: number, $number: number, $heading: Heading
review-fault = { $grade }, loses { points }. Better: cell { $number } { towards }
# The position before a bad move. $turn: its number; $name: the player; $played and $better: the move
# and a better one, each as in the entry after this one; the board marks them.
# Takes $turn: number, $name: text, $played: text, $better: text
review-before = Before move { $turn }. { $name } played: { $played } (dashed frame). Better: { $better } (yellow frame).
# Takes $number: number, $heading: Heading
review-marked-move = cell { $number } { towards }
# After that, and after the solution of a mistake, why the better move is better. $points: what it captures;
# $played: what the move played captures.
# Takes $points: number, $played: number
review-why-captures = The better move captures { $points }{ $played ->
    [0] .
   *[other] {" "}instead of { $played }.
}
# $name: the player who moves next; $points: what that one can capture after the move played; $least: after the
# better move.
# Takes $name: text, $points: number, $least: number
review-why-replies = After the move played, { $name } can capture { $points }; after the better one, { $least ->
    [0] nothing.
   *[other] only { $least }.
}
# If neither differs.
review-why-later = It pays off a few turns later.
# The command that shows the values of moves on the board.
review-values = Values of moves
# One value, for the tooltip and screen readers. $played: the move; $value: as in "+1.2".
# Takes $played: text, $value: text
review-value-of-move = { $played }: { $value }
# One value, for the tooltip and screen readers. $value: the expected margin, as in "+7".
# Takes $number: number, $heading: Heading, $value: text, $proven: yes or no
review-move-value = cell { $number } { towards }: { $value }{ $proven ->
    [yes] , proven
   *[no] {""}
}
review-seeking-values = Looking for the value of every move
# What the values mean. $name: the player to move; $depth: how many moves ahead the search looked.
# Takes $name: text, $depth: number
review-searched-values = { $name }: expected final margin after each move, looking { $depth ->
    [one] 1 move
   *[other] { $depth } moves
} ahead.
# Takes $name: text
review-proven-values = { $name }: final margin after each move, proven.
# The same, where the board shows the values of the best moves alone.
# Takes $depth: number
review-searched-best = The best moves with their values, looking { $depth ->
    [one] 1 move
   *[other] { $depth } moves
} ahead.
review-proven-best = The best moves with their proven values.
review-equal-values = All moves are equally good.

## Learning from one's mistakes

# The button that puts the positions of the mistakes before the player again: of all people, and of the
# only one.
practice-learn = Learn from the mistakes
practice-learn-mine = Learn from my mistakes
# Which mistake is on the board, in a wide and in a narrow window. $number: from 1; $all: of how many.
# Takes $number: number, $all: number
practice-heading = Mistake { $number } of { $all }
# Takes $number: number, $all: number
practice-count = { $number } of { $all }
# While the engine looks for the mistakes. $done: the number of positions reviewed; $all: of all.
# Takes $done: number, $all: number
practice-looking = Looking for the mistakes first: { $done } of { $all } positions
practice-failed = The review failed, so the mistakes are not known. Leave this page and try again.
# The task. $name: the player; $number: of the cell; $heading: the direction; $points: what the move of
# the game lost.
# Takes $name: text, $number: number, $heading: Heading, $points: number
practice-asked = { $name } sowed cell { $number } { towards } here. By the end of the game, that costs { points } against best play. Find a better move.
# While the engine judges a try.
practice-checking = Checking your move…
practice-unchecked = This move could not be checked. Try again.
# Takes $number: number, $heading: Heading
practice-right = Correct: cell { $number } { towards }. No move is better.
# A try that loses points; followed by the replies of the other sides.
# Takes $points: number
practice-wrong = There is a better move: by the end of the game, this one costs you { points }.
# Takes $name: text, $number: number, $heading: Heading, $points: number
practice-reply = { $name } replies with cell { $number } { towards }{ $points ->
    [0] {""}
   *[other] {" "}and captures { points }
}.
# Takes $points: number
practice-wrong-at-end = There is a better move: this one ends the game and costs you { points }.
# While the stones of the reply move.
practice-watch-reply = There is a better move. Watch the reply…
# Two hints. $points: captured by a best move; $number: of its cell.
# Takes $points: number
practice-hint-captures = Hint: { $points ->
    [0] the best move captures nothing. Look at what comes after it.
   *[other] the best move captures { points }.
}
# Takes $number: number
practice-hint-cell = Hint: sow cell { $number }. Which way?
# The solution. $points: by how much it is better than the move of the game.
# Takes $number: number, $heading: Heading, $points: number
practice-solution = Solution: cell { $number } { towards }, { points } better by the end of the game.
practice-try-again = Try again
# After a wrong try and the reply to it: plays how the game could go on.
practice-follow = What follows
practice-show-solution = Solution
practice-next = Next
# In its place after the last mistake.
practice-finish = Finish
# The closing page: its heading, and one of three sentences.
practice-over = That was the last one
practice-all-found = You found everything on the first try. You will not make these mistakes again!
practice-some-found = Well done. Practise the missed ones once more, and they are yours.
practice-none-found = Tough ones! Have another go: now you know what to look for.
# Takes $count: number, $all: number
practice-found-at-once = Found on the first try: { $count } of { $all }
# Takes $count: number
practice-found-later = Found with another try or a hint: { $count }
# Takes $count: number
practice-not-found = Not found: { $count }
# Repeats the positions that were not found at the first try.
practice-repeat = Practise the missed ones
# The page for a game without mistakes: its heading, and what to do next, for the only person and for
# several.
practice-flawless = No mistakes
practice-flawless-hint = You gave nothing away in this game. Try a stronger opponent, or look at the game once more to see why your moves were good.
practice-flawless-all = Nobody gave anything away in this game. Look at it once more to see why the moves were good.

## Lessons and puzzles

# The place on the home and its page.
puzzles-place = Lessons and puzzles
# For screen readers, as long as the daily puzzle has not been tried.
puzzles-waits = Today's puzzle is waiting.
# On the home, beside "Daily puzzle": that it waits, was tried or solved today, or was tried $days days
# in a row, at least 2.
puzzles-waits-for-you = new today
puzzles-done-today = tried today
puzzles-solved-today = solved today
# Takes $days: number
puzzles-days-in-a-row = { $days } days in a row
# The parts of the page. $done: the lessons completed; $all: of how many.
puzzles-lessons = Lessons
# Takes $done: number, $all: number
puzzles-lessons-completed = { $done } of { $all } completed
# The puzzle of each day, and the button that opens it, for the first time or once more.
puzzles-of-the-day = Daily puzzle
puzzles-solve = Solve this puzzle
puzzles-solve-again = Solve it again
# The button for a puzzle that was missed.
puzzles-try-again = Try it again
# The format of a month, see "library-date": %B is the English name of the month, %-m its number.
puzzles-month = %B %Y
# The days of the week from Monday, separated by spaces.
puzzles-weekdays = Mo Tu We Th Fr Sa Su
puzzles-earlier = Previous month
puzzles-later = Next month
# A day of the calendar for screen readers. $day: the date; $result: what became of its puzzle.
# Takes $day: text, $result: DayMark
puzzles-day = { $day }: { $result ->
    [on-time] solved
    [later] solved later
    [failed] not solved
    [future] not yet
   *[open] not tried
}
# All other puzzles.
puzzles-puzzles = Puzzles
# Three numbers with a label and small print each: the rating, by how much it may be wrong, or that
# there is none yet; the puzzles solved in a row; all puzzles solved.
puzzles-rating = Rating
# Takes $points: number
puzzles-uncertainty = give or take { $points }
puzzles-unrated = no puzzle yet
puzzles-streak = Solved in a row
# Takes $count: number
puzzles-longest-streak = longest: { $count }
puzzles-solved = Solved
# Takes $count: number
puzzles-tried = of { $count } tried
# $count: the puzzles that return today because the player failed them.
# Takes $count: number
puzzles-due = { $count ->
    [one] 1 puzzle that you missed is due today.
   *[other] { $count } puzzles that you missed are due today.
}
# $count: missed puzzles that wait; $day: when the next one returns: the date, or "tomorrow".
# Takes $count: number, $day: text
puzzles-waiting = { $count ->
    [one] 1 puzzle that you missed returns { $day }.
   *[other] { $count } puzzles that you missed return, the next one { $day }.
}
puzzles-tomorrow = tomorrow
# Takes $day: text
puzzles-on-day = on { $day }
# The list of themes, and the themes.
puzzles-theme-label = Theme
puzzles-all-themes = All themes
# For each Theme
oanquan-board-theme_take-quan = Taking a quan
oanquan-board-theme_long-chain = A long chain
oanquan-board-theme_last-refill = The last refill
oanquan-board-theme_starve-row = An empty row
oanquan-board-theme_protect-quan = A quan in danger
oanquan-board-theme_endgame = The endgame
# The list of all puzzles, and a group of them: those of a difficulty.
puzzles-all-puzzles = All puzzles
# Above the puzzles of a group.
puzzles-mixed = The numbers are mixed, so that puzzles side by side have different answers.
# Takes $band: number, $bands: number
puzzles-band = Difficulty { $band } of { $bands }
# The group of those that a newcomer begins with.
puzzles-first-steps = First captures
# The button that opens the next puzzle, or the first one, or what is said in its place.
puzzles-begin = Next puzzle
puzzles-begin-first = Solve the first puzzle
puzzles-none-left = You have tried all of these. The ones that you missed return in a few days.
# What is said if all that are left ask for something that a lesson teaches.
puzzles-lesson-first = The rest need a lesson that you have not completed yet.
# Above the board. $number: the number of the puzzle; $day: the date; $group: "First captures", "Difficulty 2 of 4".
# Takes $number: number
puzzles-name = Puzzle { $number }
# Takes $number: number, $group: text
puzzles-heading = Puzzle { $number } · { $group }
# Takes $day: text, $group: text
puzzles-heading-of-day = Daily puzzle, { $day } · { $group }
# The task. It begins a sentence, whose first letter the program makes a capital.
puzzles-only-move = find the one move with the best result at the end.
# The task of an easy puzzle: in general, where the largest capture is right, and for the themes.
puzzles-take-most = capture as many points as you can this turn.
# For each Theme
oanquan-board-theme-task_take-quan = capture a quan.
oanquan-board-theme-task_long-chain = capture three times or more in one turn.
oanquan-board-theme-task_last-refill = win the last refill.
oanquan-board-theme-task_starve-row = leave the other row without dân.
oanquan-board-theme-task_protect-quan = keep a quan from being captured.
oanquan-board-theme-task_endgame = get the most out of the endgame.
# After a right move; if the line goes on, after the reply of $name with cell $number.
puzzles-right = Correct!
# Takes $name: text, $number: number, $heading: Heading
puzzles-goes-on = Correct! { $name } replied with cell { $number } { towards }. What now?
# The first hint for each theme, and what follows it. The second hint names the cell; what follows that.
# For each Theme
oanquan-board-theme-hint_take-quan = Hint: a quan is within reach. End your sowing before an empty cell with the quan behind it.
oanquan-board-theme-hint_long-chain = Hint: one move captures three times or more. Look for empty cells, each with stones behind it.
oanquan-board-theme-hint_last-refill = Hint: one more refill decides the game.
oanquan-board-theme-hint_starve-row = Hint: leave the other row without dân. Count what each move leaves there.
oanquan-board-theme-hint_protect-quan = Hint: a quan is in danger. Which reply would capture it?
oanquan-board-theme-hint_endgame = Hint: count every stone to the end of the game.
puzzles-take-most-hint = Hint: sowing that ends before an empty cell captures the stones behind it. Compare your captures.
puzzles-hint-warns = The next hint names the cell; the puzzle then counts as missed.
puzzles-hint-of-piece-warns = The next hint names the piece; the puzzle then counts as missed.
puzzles-solution-warns = With the solution, the puzzle counts as missed. Press again to see it.
puzzles-hint-counts = The puzzle now counts as missed.
# A wrong move against which nothing is shown.
puzzles-wrong = That is not the move. Try again.
# A wrong move where the task is what the turn captures. $points: what it captures.
# Takes $points: number
puzzles-took-less = { $points ->
    [0] This move captures nothing
   *[other] This move captures { points }
}; another one captures more.
puzzles-took-no-quan = This move does not capture a quan.
puzzles-chain-too-short = This move captures fewer than three times.
# While the solution is played.
puzzles-showing = Watch the solution…
# At the end: solved, before the reason or with the $theme; solved after a miss, or not solved but shown, and
# the $day on which the puzzle returns.
puzzles-found-it = Solved!
# Takes $theme: text
puzzles-found = Solved! Theme: { $theme }.
# Takes $day: text
puzzles-found-later = Solved after all! Only the first try counts, but nothing is lost: the puzzle returns on { $day }.
# Takes $number: number, $heading: Heading, $day: text
puzzles-not-found = The solution: cell { $number } { towards }. The puzzle returns on { $day }.
# Takes $mv: text, $day: text
puzzles-move-not-found = The solution: { $mv }. The puzzle returns on { $day }.
# The puzzles solved in a row, at least two, beside the tick of a solved one.
# Takes $count: number
puzzles-in-a-row = { $count } in a row
# $rating: the new rating; $change: with a sign. After a solved puzzle, the change stands beside the tick.
# Takes $rating: number
puzzles-rating-now = Your puzzle rating: { $rating }.
# Takes $rating: number, $change: text
puzzles-rated = Your puzzle rating: { $rating } ({ $change }).
# After the first puzzle of all. $start: the rating before it.
# Takes $rating: number, $change: text, $start: number
puzzles-rated-first = Your puzzle rating: { $rating } ({ $change }). Everyone starts at { $start }.
# Copies the result of a day, and confirms it.
puzzles-share = Copy the result
puzzles-shared = Result copied. It does not give the solution away.
# The copied text. $game: the game; $day: the date; $rules: a preset, in brackets behind a space, or nothing;
# $band: the difficulty, of $bands.
# Takes $game: text, $day: text, $rules: text, $band: number, $bands: number, $result: DayMark
puzzles-shared-text = { $game }, daily puzzle of { $day }{ $rules }, difficulty { $band } of { $bands }: { $result ->
    [on-time] solved on the first try ✓
    [later] solved on the first try, later ✓
    [open] not tried yet
    [future] not tried yet
   *[failed] not solved on the first try ✗
}
# Why the progress could not be read; it starts over.
# Takes $moved: text
puzzles-damaged = Your progress in puzzles could not be read and starts over. The old file was moved to { $moved }.
# Takes $moved: text
puzzles-newer = A newer version of the program saved your progress in puzzles, so it starts over here. The old file was moved to { $moved }.
# Takes $path: text
puzzles-stuck = Your progress in puzzles could not be read from { $path }. The file stays as it is, and new results will not be saved.

## Tournaments of a class

# The part of the page that has the tournaments.
tournament-place = Class tournament
# The place with the tournaments and the sheets for teachers, on the home and as a command, and the heading of its page.
tournament-for-class = For the class
# The sheets to print on that page, and what there is.
tournament-sheets = Sheets to print
tournament-sheets-hint = A board to play on, the rules on one page, puzzles with their solutions, a worksheet, a table for results and a certificate.
tournament-goal = For 2 to 60 players, on paper boards or here. In the Swiss system, every round pairs players with about equal points, and nobody is knocked out.
# The list of the tournaments: the button that begins another one, and the name of one without a title.
# $day: when it began.
tournament-new = New tournament
# Takes $day: text
tournament-untitled = Tournament of { $day }
# Takes $count: number
tournament-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# A tournament whose names are being entered, one under way, and one that is over. $players: "24 players";
# $number: the round that is played.
# Takes $count: number
tournament-names-so-far = { $count ->
    [0] No names yet
    [one] 1 name so far
   *[other] { $count } names so far
}
# Takes $players: text, $number: number, $rounds: number
tournament-under-way = { $players }, round { $number } of { $rounds }
# Takes $players: text
tournament-over = { $players }, finished
# $title: of a tournament, in quotation marks if somebody chose it.
# Takes $title: text
tournament-delete = Delete { $title }
tournament-delete-heading = Delete this tournament?
# Takes $title: text
tournament-delete-question = { $title }, with all names and results, will no longer be listed. Its file moves to the folder “deleted”.
tournament-deleted = Tournament deleted.
# $why: the system's reason.
# Takes $why: text
tournament-unreadable = The folder of the tournaments cannot be read: { $why }.
# $moved, $path: files.
# Takes $moved: text
tournament-damaged = A tournament could not be read. Its file was moved to { $moved }.
# Takes $moved: text
tournament-newer = A newer version of the program saved a tournament, which this version cannot read. Its file was moved to { $moved }.
# Takes $path: text
tournament-stuck = A tournament could not be read from { $path }. The file stays as it is.
# A tournament that another window of the program has open, and one whose file has been removed.
# Takes $title: text
tournament-elsewhere = { $title } is open in another window. Continue there, or close it there first.
# Takes $title: text
tournament-gone = { $title } no longer exists: it was deleted outside this window.
# The title of a tournament or of its game, and what is said of it.
# Takes $title: text, $text: text
tournament-titled = { $title } · { $text }
# The choice of the game that is played.
tournament-game = Game
# The form of a new tournament: the label of its title, and of the field for the names.
tournament-class = Class or title
tournament-names = Names, one per line
tournament-names-hint = Type the names, or paste a class list or drop its file here
# The same where the player uses fingers.
tournament-names-hint-by-finger = Type the names, or paste a class list
# Takes $count: number, $most: number
tournament-counter = { $count } of { $most } names
# $number: of the line in the field; $why: a sentence from here on.
# Takes $number: number, $why: text
tournament-line = Line { $number }: { $why }
# $lines: the numbers of several lines, as in "3, 31–33"; a range of them.
# Takes $lines: text, $why: text
tournament-lines = Lines { $lines }: { $why }
# Takes $first: number, $last: number
tournament-range = { $first }–{ $last }
tournament-nameless = A name needs at least one letter.
tournament-not-shown = This name has letters that the program cannot show.
# Takes $name: text, $length: number, $most: number
tournament-too-long = “{ $name }” has { $length } characters; at most { $most } fit. Please shorten it.
# Takes $name: text
tournament-twice = “{ $name }” is in the list twice and counts once. If these are two people, add something that tells them apart.
# Takes $count: number
tournament-too-few = { $count ->
    [0] A tournament needs at least 2 players.
   *[other] A tournament needs at least 2 players; there is { $count }.
}
# Takes $count: number, $most: number
tournament-too-many = A tournament has at most { $most } players; there are { $count }. Please hold two tournaments.
# Takes $rounds: number, $least: number, $most: number
tournament-rounds-range = The tournament can have { $least } to { $most } rounds, not { $rounds }.
tournament-rounds = Rounds
# $usual: the usual number of rounds, $most: the most, in which everybody meets everybody.
# Takes $usual: number, $most: number
tournament-rounds-hint = { $usual ->
    [one] 1 round usually shows who is best; with { $most }, everybody can meet everybody.
   *[other] { $usual } rounds usually show who is best; with { $most }, everybody can meet everybody.
}
tournament-begin = Begin the tournament
# The names as the program has understood them, and one of them.
tournament-understood = The players are:
# Takes $number: number, $name: text
tournament-listed = { $number }. { $name }
# Why a line is not among them.
# For each PassedOver
tournament-passed_headings = These are the headings of the columns.
tournament-passed_title = This is the title of the list.
tournament-passed_nothing = There is no name here.
tournament-passed_below = This is below the total, so it is not taken as a player. If it is one, move it above the total.
# $count: of further lines that are refused; $lines: their numbers, as in "3, 31–33".
# Takes $count: number, $lines: text
tournament-more-lines = { $count ->
    [one] Line { $lines } is left out for a reason like these.
   *[other] Lines { $lines } are left out for reasons like these.
}
# The question before a tournament begins without the names of some lines.
tournament-without-heading = Begin without these lines?
# Takes $count: number
tournament-begin-without = { $count ->
    [one] Begin with 1 player
   *[other] Begin with { $count } players
}
tournament-correct-names = Correct the names
# A file with a class list. $file: its path; $why: the system's reason.
# Takes $file: text, $why: text
tournament-list-unreadable = The list { $file } cannot be read: { $why }.
# Takes $file: text
tournament-list-no-text = { $file } is not a text file. Please save the table as CSV, or copy its cells and paste them here.
# The parts of the page of a tournament, and the way back to the list.
# For each TournamentPart
tournament-part_round = Round
tournament-part_standings = Standings
tournament-part_rounds = All rounds
tournament-part_players = Players
tournament-list = All tournaments
# A round. $number: from 1; $rounds: how many are planned.
# Takes $number: number, $rounds: number
tournament-round = Round { $number } of { $rounds }
tournament-earlier = Previous round
tournament-later = Next round
# Takes $number: number
tournament-table = Table { $number }
# The heads of the columns: the player who begins, the one who replies.
tournament-first = Goes first
tournament-second = Goes second
tournament-draw = Draw
# The buttons of a game for screen readers. $table: its number.
# Takes $table: number, $name: text
tournament-won = Table { $table }: { $name } won
# Takes $table: number
tournament-drawn = Table { $table }: draw
# Takes $table: number
tournament-other-result = Table { $table }: result
# The list of all results of a game.
# $first and $second: the players.
# For each Outcome, takes $first: text, $second: text
tournament-outcome_first-won = { $first } won
tournament-outcome_draw = Draw
tournament-outcome_second-won = { $second } won
tournament-outcome_first-absent = { $first } absent
tournament-outcome_second-absent = { $second } absent
tournament-outcome_both-absent = Both absent
tournament-no-result = No result yet
# $name: the player without an opponent this round; $names: the players who do not take part.
# Takes $name: text
tournament-free = Bye this round: { $name } (counts as a win)
# Takes $names: text
tournament-absent = Not taking part: { $names }
# The players who came late and play from the next round, $number, on.
# Takes $number: number, $names: text
tournament-late-from = Came late, playing from round { $number }: { $names }
# Takes $done: number, $all: number
tournament-results-in = { $done } of { $all } results in
# The same where the player uses fingers, and where there is a keyboard.
tournament-press = Press the winner, or the button in the middle for a draw.
tournament-keys = Press the winner. Or type, for the marked table, 1 if the first player won, 2 if the second did, 0 for a draw.
# The button that pairs a round. $number: from 1.
# Takes $number: number
tournament-next = Pair round { $number }
# Why no round can be paired.
# Takes $count: number
tournament-missing = { $count ->
    [one] 1 result is missing.
   *[other] { $count } results are missing.
}
# Takes $count: number
tournament-too-few-present = { $count ->
    [0] Nobody takes part any more. A round needs 2 players.
   *[other] Only { $count } player takes part. A round needs 2.
}
tournament-none-left = Nobody can play without meeting an opponent again, so the tournament is over.
tournament-all-over = The last round is over. You can add more under “Players”.
# The button that takes back the pairings of a round without results.
tournament-dissolve = Take back these pairings
tournament-dissolve-hint = Possible until the first result is in, for example if somebody has left.
tournament-correct-hint = A result corrected here changes the standings; pairings of later rounds stay.
# The standings: the heads of the columns.
tournament-rank = Place
tournament-player = Player
tournament-points = Points
tournament-wins = Games won
tournament-opponents = Opponents' points
tournament-beaten = Value of wins
# Takes $number: number
tournament-standings-after = { $number ->
    [0] Before the first round
   *[other] After round { $number }
}
# Takes $number: number
tournament-standings-during = During round { $number }
# A row for screen readers. The numbers may have halves and quarters: "2½".
# Takes $rank: number, $name: text, $points: text, $wins: number, $opponents: text, $beaten: text
tournament-line-of = { $rank }. { $name }: points { $points }, games won { $wins }, opponents' points { $opponents }, value of wins { $beaten }
# The best three. $names: one, or several who share the place.
# Takes $rank: number, $names: text, $points: text
tournament-podium = { $rank }. { $names } ({ $points })
tournament-explain-points = Points: 1 for a win or a bye, ½ for a draw.
tournament-explain-wins = Games won, if points are equal: those won on the board; a bye or an absent opponent does not count.
tournament-explain-opponents = Opponents' points, if those are equal too: the points of all opponents together (Buchholz); a bye counts as the player's own points.
tournament-explain-beaten = Value of wins, after that: the points of all opponents beaten and half the points of those held to a draw (Sonneborn-Berger).
tournament-explain-direct = Then the games between tied players decide, if all were played; otherwise they share the place.
tournament-explain-pairing = Players with equal points meet first, nobody meets twice, and nobody gets a second bye before everybody has had one. The rest is drawn by lot.
# The table of all rounds: the head of the number of a player, and of a round.
tournament-number = No.
# Takes $number: number
tournament-cross-round = R{ $number }
tournament-cross-hint = +5: won against number 5; =5: drew; −5: lost; ?5: no result yet.
tournament-cross-free = bye
# A row for screen readers. $rounds: "+3, =1, bye".
# Takes $name: text, $rounds: text
tournament-cross-of = { $name }: { $rounds }
# The players: a switch, and the field for a name.
# Takes $name: text
tournament-correct-name = Correct the name { $name }
tournament-take-over = Save
# The heading of the list of the players, and a switch there for screen readers.
tournament-present = Present
# Takes $name: text
tournament-takes-part = { $name } takes part
tournament-players-hint = Switch off players who leave, and on again when they come back. Changes count from the next round; missed rounds give no points.
tournament-late = A late arrival
tournament-late-hint = Until the first result of a round is in, a late arrival joins it: against the player with the bye, or else with a bye. After that, they play from the next round.
tournament-add = Add
# Takes $name: text
tournament-added = { $name } takes part from the next round.
# In a round without results: against the player who had the bye, or with the bye.
# Takes $name: text, $other: text, $table: number
tournament-added-plays = { $name } plays { $other }, who had the bye, at table { $table }. The other pairings stay.
# Takes $name: text
tournament-added-free = { $name } has the bye in this round, which counts as a win, and plays from the next one. The pairings stay.
# Sheets to print: the button, and the headings of the sheets.
tournament-save-sheet = Save as PDF…
# The same as a text with commas, which programs of offices open as a table.
tournament-save-table = Save as table (CSV)…
# The button that saves certificates for all players.
tournament-certificates = Certificates…
# Takes $number: number, $rounds: number
tournament-pairings-sheet = Round { $number } of { $rounds }
# Takes $number: number, $rounds: number
tournament-standings-sheet = Standings after round { $number } of { $rounds }
# Takes $number: number, $rounds: number
tournament-standings-sheet-during = Standings during round { $number } of { $rounds }
# The head of the boxes for results.
tournament-result-box = Result
# The name of a file, before the number of the round and the ending.
# For each TournamentSheet
tournament-file_pairings = Pairings of round
tournament-file_standings = Standings after round
tournament-file_table = Standings after round
tournament-file_certificates = Certificates after round

## The editor of positions

# The command.
editor-edit = Set up a position
# What can be done, below the board.
editor-how = Press a cell to put dân there. Drag stones to another cell, to a store or off the board.
# The choice of what a click does: +1, −1, a number of dân, or the big stone.
editor-stamp = Press a cell to put
editor-quan = Quan
editor-to-move = To move
# The stores of both sides; the store of one. $name: its place, such as "Far side".
editor-stores = Points in the stores
# Takes $name: text
editor-store = Store: { $name }
# The button that puts what is missing since the start of a game into a store, and its explanation.
editor-rest = Fill
# Takes $name: text
editor-rest-hint = Puts the missing points into this store: { $name }
# All points, and those at the start of a game.
# Takes $points: number, $all: number
editor-total = { points } in all; { $all } at the start of a game
editor-empty = Empty the board
editor-start = Start position
# The field with the position as text.
editor-text = As text
editor-analyse = Analyse
# Chooses who plays on from the position, and says what that does.
editor-play = Play on…
editor-save = Save
editor-copy = Copy
editor-play-hint = Starts a new game from this position.
# Why the stones are no position to play. $why: a sentence.
# Takes $why: text
editor-over = { $why } Nobody could move here.
# Why an edit is refused. $why: the reason, with a small first letter and no full stop.
# Takes $why: text
editor-refused = { UPPERFIRST($why) }.
# The choice of what a click does where pieces are put on a board: besides putting one, it moves or removes one.
editor-click = Press the board to
editor-moves = Move pieces
editor-removes = Remove pieces
# A piece that a click can put. $name: "Red chariot" or "X"; $letter: the key that puts it.
# Takes $name: text, $letter: text
editor-piece = { $name } (key { $letter })
# Takes $name: text, $left: number, $letter: text
editor-piece-left = { $name }, { $left } left (key { $letter })
# The choice of what the player in front of the board plays: Red or Black, X or O.
editor-you-play = You play

## The replay of a game

replay-replay = Replay
replay-back = Back
replay-to-start = Go to the start
replay-step-back = Previous move
# Plays the moves one after the other.
replay-autoplay = Autoplay
replay-step-forward = Next move
replay-to-end = Go to the end
replay-play-from-here = Play from here
replay-save = Save to My games
replay-not-saved-yet = This game is not in My games yet. “Save to My games” puts it there.
replay-saved = Saved to My games.
# The label of the speed of the replay.
replay-speed = Speed
# The label of the slider that goes to any move.
replay-slider = Move shown
# $shown: the number of the move shown; $all: the number of moves.
# Takes $shown: number, $all: number
replay-count = { $shown } / { $all }
replay-at-start = Start of the game. The buttons above the board play it move by move.
replay-replay-only = This is a replay. Choose “Play from here” to start a new game from this position.
# $turns: the number of moves before the new game.
# Takes $turns: number
replay-play-from-here-hint = { $turns ->
    [0] Starts a new game from the beginning. The game you are watching stays as it is.
   *[other] Starts a new game from the position after move { $turns }. The game you are watching stays as it is.
}
# What happens to the game in progress.
replay-current-game-kept = Your current game stays in My games.
replay-current-game-lost = Your current game will be abandoned.
# Why a game ended, in a list of games. $sides: the number of sides.
# For each GameEnd, takes $sides: number
oanquan-board-listed-end_quan-empty = { $sides ->
    [2] both
   *[other] all
} quan cells empty
oanquan-board-listed-end_quan-captured = last quan captured
oanquan-board-listed-end_cannot-refill = row cannot be refilled
oanquan-board-listed-end_repetition = same position three times
oanquan-board-listed-end_growth = too many dân on the board
oanquan-board-listed-end_no-progress = too many turns without a capture
oanquan-board-listed-end_stopped = ended by agreement
oanquan-board-listed-end_resigned = resigned
oanquan-board-listed-end_out-of-time = out of time
oanquan-board-listed-end_gone = gone

## Achievements

# The command, and the heading.
achievements-heading = Achievements
# The numbers at the top, and the small print below each. $wins: the number of wins in a row.
achievements-streak = Winning streak
# Takes $wins: number
achievements-longest-streak = longest: { $wins }
achievements-wins = Wins
# $games: the number of games; $helped: the wins with help.
# Takes $games: number, $helped: number
achievements-wins-in = { $games ->
    [one] in 1 game
   *[other] in { $games } games
}{ $helped ->
    [0] { "" }
   *[other] , { $helped } with help
}
# The rating of the player. $within: how far it may be off to either side.
# Takes $rating: number, $within: number
achievements-rating = Your rating: { $rating } ± { $within }. Your strength is almost certainly (95%) within this range. Bé Tí has 1000.
# The same after few games.
# Takes $rating: number, $within: number
achievements-rating-so-far = Your rating so far: { $rating } ± { $within }. Each game without help makes it more certain. Bé Tí has 1000.
# $missing: the number of games missing, at least 1.
# Takes $missing: number
achievements-rating-missing = { $missing ->
    [one] Your rating appears after 1 more game: you against one computer, without help.
   *[other] Your rating appears after { $missing } more games: you against one computer, without help.
}
achievements-largest = Largest win
# $day: a date.
# Takes $day: text
achievements-largest-on = { $day }
achievements-no-largest = none without help yet
# The table of the levels and its columns.
achievements-opponents = Your opponents
# For each Feat
achievements-feat_won = Won
achievements-feat_without-help = Without help
achievements-feat_large = By 15 or more
# A row of the table for screen readers. $name: a player; $feats: a list of the phrases below.
# Takes $name: text, $feats: text
achievements-rung = { $name }: { $feats }
# For each Feat
achievements-done_won = won
achievements-done_without-help = won without help
achievements-done_large = won by 15 or more without help
# For each Feat
achievements-open_won = not won yet
achievements-open_without-help = not yet without help
achievements-open_large = not yet by 15 or more
# The next thing to achieve. $name: a player.
achievements-next = Next goal
# For each Feat, takes $name: text
achievements-next-step_won = beat { $name }
achievements-next-step_without-help = beat { $name } without help
achievements-next-step_large = beat { $name } by 15 or more without help
achievements-all-done = You have earned every achievement. Nobody in the yard is left to beat!
# The button to the statistics.
achievements-details = Details

## Statistics

# The heading.
statistics-heading = Statistics
# $games: the number of games that count.
# Takes $games: number
statistics-count = { $games ->
    [one] 1 game
   *[other] { $games } games
}
statistics-reading = Reading the games…
statistics-empty = No games count yet. Finish one against the computer.
# Which games count.
statistics-what-counts = What counts: finished games of one person against computers, deleted games included. Several computers count as the level of the strongest. Resigning or running out of time is a loss. A game ended by agreement counts by its points if nothing could change the result any more; otherwise it is neither won, drawn nor lost, and counts in no streak or margin. Help means hints, undone moves and the evaluation bar; a win with help sets no best margin and ends a winning streak.
# The same in games without points, whose players can agree to a draw.
statistics-what-counts-plain = What counts: finished games of one person against the computer, deleted games included. Resigning or running out of time is a loss. A draw by agreement counts in no streak. Help means hints, undone moves and the evaluation bar; a win with help ends a winning streak.
# The labels of the lists that select games, and their answers.
statistics-board = Board
statistics-all-boards = All boards
statistics-rules = Rules
statistics-all-rules = All rules
statistics-other-rules = Other rules
statistics-handicap = With handicap
statistics-starts = Who starts
statistics-any-starter = Anyone starts
# For each FirstMove
statistics-first-move_mine = I start
statistics-first-move_anothers = An opponent starts
statistics-all-levels = All levels
# The headings of the table.
statistics-column-games = Games
statistics-column-won = Won
statistics-column-won-with-help = Won with help
statistics-column-drawn = Drawn
statistics-column-lost = Lost
statistics-column-agreed = Agreed
statistics-column-best = Best margin
statistics-column-average = Average margin
# A row of the table, for screen readers: a list of these. $won and the like: numbers of games.
# Takes $games: number, $won: number, $helped: number, $drawn: number, $lost: number
statistics-summary = { statistics-count }, { $won } won, { $helped } won with help, { $drawn } drawn, { $lost } lost
# $count: games that ended by agreement, at least 1.
# Takes $count: number
statistics-summary-agreed = { $count } ended by agreement
# $margin: points with a sign, "+12".
# Takes $margin: text
statistics-summary-best = best margin { $margin }
# Takes $margin: text
statistics-summary-average = average margin { $margin }
# In place of a missing margin or average.
statistics-none = –
# The sign between the whole part and the tenths of a number.
statistics-decimal-sign = .
# $now and $most: the number of wins in a row.
# Takes $now: number, $most: number
statistics-streak = Winning streak: { $now } now, longest { $most }.
# $margin: points with a sign; $day: the date.
# Takes $margin: text, $day: text
statistics-best = Best margin without help: { $margin } points, on { $day }.
# Takes $margin: text
statistics-average-margin = Average margin of all games: { $margin } points.
# $hints: the number of hints; $takebacks: the number of moves undone.
# Takes $hints: number, $takebacks: number
statistics-help = Help: { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}, { $takebacks ->
    [one] 1 move
   *[other] { $takebacks } moves
} undone.
# The format of a date; see "library-date".
statistics-day = %-d %b %Y
# The heading of the graph. $games: the number of games in it.
# Takes $games: number
statistics-graph = { $games ->
    [one] Margin of the last game
   *[other] Margins of the last { $games } games
}
# The graph for screen readers. $margins: "+3, −5, +9".
# Takes $games: number, $margins: text
statistics-graph-description = { statistics-graph }, oldest first: { $margins }
statistics-no-margins = No margins to show yet.
# The legend of the graph.
statistics-won = won
statistics-won-with-help = won with help
statistics-drawn = drawn
statistics-lost = lost
statistics-reset = Reset statistics
statistics-undo-reset = Undo reset
statistics-reset-done = Statistics reset. “Undo reset” restores them.
statistics-restored = Statistics restored.

## The game in the terminal: the players and the board

# A side without a name of its own. $number: that of the player, from 1.
# Takes $number: number
terminal-side = Player { $number }
# After the name of a side, as in "Player 1 (you)".
terminal-you = you
# $level: "Hard".
# Takes $level: text
terminal-computer = computer, { LOWERFIRST($level) }
# A side below the board. $name: "Player 1 (you)"; $first and $last: the numbers of its cells; $lead:
# "behind" if it owes points, else "ahead" or "even"; $points: its points or its debt.
# Takes $name: text, $first: notation, $last: notation, $lead: Lead, $points: number
oanquan-owner = { $name }, cells { $first } to { $last }: { $lead ->
    [behind] owes { points }
   *[other] { points }
}
# The board in sentences. $owner: as above; $piles: its dân, "5, 5, 0, 5, 5".
# Takes $owner: text, $piles: text
oanquan-row = { $owner }; its cells hold { $piles }.
# $cell: the number of the cell; $quan: whether the quan is in it; $dan: its dân.
# Takes $cell: notation, $quan: yes or no, $dan: number
oanquan-quan-cell = Quan cell { $cell }: { pile }.
# The contents of a cell; part of other sentences.
# Only part of other entries
pile = { $quan ->
    [yes] { $dan ->
        [0] the quan
       *[other] the quan and { $dan } dân
    }
   *[no] { $dan ->
        [0] empty
       *[other] { $dan } dân
    }
}

## The game in the terminal: what happened

# $name: the side; $notation: the move, "3+"; $laps: a list of the entry after the next.
# Takes $name: text, $notation: notation, $laps: text
oanquan-played = { $name } plays { $notation }: sows { $laps }.
# Takes $name: text, $dan: number
oanquan-refilled = { $name } had an empty row: { $dan ->
    [5] five
   *[other] { $dan }
} dân from the store refilled it.
# $dan: the dân lifted; $cell: the number of their cell.
# Takes $dan: number, $cell: notation
oanquan-lap = { $dan } from cell { $cell }
oanquan-nothing-captured = Captures nothing.
# $dan: the dân that fell into the ponds that the side has bought.
# Takes $name: text, $dan: number
oanquan-ponded = { $name } gets { $dan } dân from its ponds.
# $points: what the turn captured; $captures: a list of the next entry.
# Takes $points: number, $captures: text
oanquan-captured = Captures { points }: { $captures }.
# Takes $quan: yes or no, $dan: number, $cell: notation
oanquan-capture = { pile } from cell { $cell }
# Why a turn ended. $cell: the number of a quan cell.
# Takes $cell: notation
oanquan-turn-end-at-quan-cell = The turn ends: quan cell { $cell } comes next.
oanquan-turn-end-two-empty-cells = The turn ends: the next two cells are empty.
oanquan-turn-end-chain-over = Nothing more can be captured.
# Takes $cell: notation
oanquan-turn-end-young-quan = The turn ends: the quan in cell { $cell } is still too young to be captured.
# Takes $cell: notation
oanquan-turn-end-first-turn-quan = The turn ends: the first turn may not capture the quan in cell { $cell }.
oanquan-turn-end-endless-sowing = The turn ends: the sowing would never end.
# Why the game ended. $sides: the number of sides.
# Takes $left: number
oanquan-idle-turns-left = { idle-turns-left }
# Takes $dan: number, $limit: number
oanquan-growth-near = { growth-near }
# For each GameEnd, takes $sides: number
oanquan-game-end_quan-empty = The game is over: { $sides ->
    [2] both quan cells are empty.
   *[other] every quan cell is empty.
}
oanquan-game-end_quan-captured = The game is over: the last quan has been captured.
oanquan-game-end_cannot-refill = The game is over: the next side has an empty row and fewer than five points.
oanquan-game-end_repetition = The game is over: the same position came up for the third time.
oanquan-game-end_growth = The game is over: borrowing has put more dân on the board than the rules allow.
oanquan-game-end_no-progress = The game is over: too many turns in a row captured nothing.
oanquan-game-end_stopped = The game is over: the players agreed to end it.
oanquan-game-end_resigned = The game is over: only one side is left.
oanquan-game-end_out-of-time = The game is over: only one side is left.
oanquan-game-end_gone = The game is over: only one side is left.
# $name: the side that leaves the game.
# Takes $name: text
oanquan-left-resigned = { $name } resigns.
# Takes $name: text
oanquan-left-out-of-time = { $name } runs out of time.
# Takes $name: text
oanquan-left-gone = { $name } is gone.
oanquan-left-all-agreed = The players agree to end the game.
# At the end of the game. $dan: the number of dân.
# Takes $name: text, $dan: number
oanquan-collected = { $name } collects { $dan } dân from its cells.
oanquan-left-over = One odd dân is left over and counts for nobody.
# A match of several rounds. $number: the round; $name: the side; $sold: how many cells, "1½".
# Takes $name: text
oanquan-match-won = { $name } wins the match.
oanquan-match-drawn = The match is drawn.
# Takes $number: number
oanquan-round = Round { $number } begins.
# Takes $name: text, $sold: text
oanquan-sold = Cells sold by { $name }: { $sold }.
oanquan-ranking = Ranking:
# $rank: 1 to 4.
# Takes $rank: number, $name: text, $points: number
oanquan-ranked = { $rank }. { $name }: { points }

## The game in the terminal: answers to what the player types

# The commands: all names of each, with commas between them. The English names always work, too;
# "save!" replaces a file. Names in lower-case letters.
# For each Verb
terminal-verb_undo = undo, u
terminal-verb_redo = redo, r
terminal-verb_hint = hint
terminal-verb_save = save
terminal-verb_save-over = save!
terminal-verb_moves = moves
terminal-verb_board = board
terminal-verb_help = help, h
terminal-verb_quit = quit
oanquan-welcome = Type a cell and a direction, as in 3+, or help.
# In place of the name of the side to move, before ">".
terminal-over-prompt = Game over
terminal-after-end = Type undo, save FILE or quit.
# $notation: the move, "3+".
# Takes $notation: notation
oanquan-chosen = You chose { $notation }.
# Moves that are not possible. $cell: the number of the cell; $owner: the side that it belongs to.
# Takes $notation: notation
oanquan-refused-game-over = { $notation } cannot be played: the game is over. Type undo to go back.
# Takes $notation: notation, $cell: notation
oanquan-refused-no-such-cell = { $notation } cannot be played: the board has no cell { $cell }. Choose one of your own cells and try again.
# Takes $notation: notation, $cell: notation
oanquan-refused-quan-cell = { $notation } cannot be played: cell { $cell } is a quan cell, which cannot be sown. Choose one of your own cells and try again.
# Takes $notation: notation, $cell: notation
oanquan-refused-not-yours = { $notation } cannot be played: cell { $cell } is not yours. Choose one of your own cells and try again.
# Takes $notation: notation, $cell: notation
oanquan-refused-pond = { $notation } cannot be played: cell { $cell } is a pond, which always stays empty. Choose one of your own cells and try again.
# Takes $notation: notation
oanquan-refused-wrong-direction = { $notation } cannot be played: under these rules, stones are sown anticlockwise only. Type + after the cell and try again.
# Takes $notation: notation, $cell: notation
oanquan-refused-empty-cell = { $notation } cannot be played: cell { $cell } is empty. Choose a cell that holds dân and try again.
# $line: what the player typed.
# Takes $line: excerpt
oanquan-unclear = { terminal-not-a-command } Type a move, such as 3+, or help to see all commands.
# Takes $line: excerpt
oanquan-unclear-move = { terminal-not-a-move } Type a cell and + or -, such as 3+, or moves to see all moves.
# In another game; what to type there follows.
# Takes $line: excerpt
terminal-not-a-command = “{ $line }” is not a command.
# The same of a line with numbers, which was to be a move.
# Takes $line: excerpt
terminal-not-a-move = “{ $line }” is not a move here.
terminal-thinking = The computer is thinking…
terminal-thinking-broke = The computer couldn't find a move. Type undo to go back, or save FILE.
terminal-computers-turn = It is the computer's turn. Type undo to go back.
# $turns: how many.
# Takes $turns: number
terminal-undone = { $turns ->
    [one] 1 turn undone.
   *[other] { $turns } turns undone.
}
terminal-nothing-to-undo = There is nothing to undo.
# Takes $turns: number
terminal-redone = { $turns ->
    [one] 1 turn redone.
   *[other] { $turns } turns redone.
}
terminal-nothing-to-redo = There is nothing to redo.
# $moves: "1+ 1- 3+".
# Takes $moves: text
terminal-moves = You can play { $moves }.
terminal-no-moves = There is no move: the game is over.
# $notation: the move; $captured: the points that it captures; $lead and $points: whether the player is
# then expected to be ahead at the end, and by how many points.
# Takes $notation: notation, $captured: number, $lead: Lead, $points: number
oanquan-hint = Hint: { $notation } { terminal-hint-captures }. After that, you are expected to { terminal-hint-end }.
# The result is certain. $turns: the number of turns to the end.
# Takes $notation: notation, $captured: number, $lead: Lead, $points: number, $turns: number
oanquan-hint-proven = Hint: { $notation } { terminal-hint-captures }. With best play you { terminal-hint-end }, in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} (proven).
# Parts of the two sentences above.
# Only part of other entries
terminal-hint-captures = { $captured ->
    [0] captures nothing
    [one] captures 1 point
   *[other] captures { $captured } points
}
# Only part of other entries
terminal-hint-end = { $lead ->
    [ahead] end { points } ahead
    [behind] end { points } behind
   *[even] draw
}
terminal-save-where = Give a file name, as in save game.txt.
# $path: a file.
# Takes $path: text
terminal-saved = Game saved as { $path }.
# $path: the file or the folder; $error: the message of the system, which a language may leave out.
# Takes $path: text
terminal-not-saved-refused = { $path } already exists and was not changed. Give another name, or type save! { $path } to replace it.
# Takes $path: text, $error: optional text
terminal-not-saved-folder = The game was not saved: the folder { $path } cannot be written to ({ $error }). Try another name.
# Takes $path: text, $error: optional text
terminal-not-saved-file = The game was not saved: { $path } cannot be written ({ $error }). Try another name.
# Takes $path: text, $error: optional text
terminal-not-saved-value = The game was not saved: { $path } cannot be written ({ $error }).
# The list of the commands. The lines stay as they are.
oanquan-help =
    3+ or 3 +     sow cell 3 towards higher cell numbers, anticlockwise
    3- or 3 -     sow cell 3 towards lower cell numbers, clockwise
    { terminal-help-commands }
# The commands of every game.
# Only part of other entries
terminal-help-commands =
    undo          go back to your own last decision
    redo          play what you have undone
    hint          show a good move and what it leads to
    moves         list the moves you can play
    board         show the board again
    save FILE     write the game to a new file; save! FILE also replaces an existing one
    quit          leave the game
terminal-goodbye = Goodbye.

## The game in the terminal: the questions at its start

oanquan-menu-title = Ô Ăn Quan. Type the number of your choice, or Enter for the one in brackets; q quits.
oanquan-menu-sides = How many sides play?
oanquan-menu-board-two = two, in two rows
oanquan-menu-board-three = three, around a triangle
oanquan-menu-board-four = four, around a square
oanquan-menu-rules = Which rules?
# The presets. The names before the colons are names of the command line; they stay.
# For each Preset
oanquan-preset_classic = classic: an empty quan cell ends the turn
oanquan-preset_folk = folk: an empty quan cell may be jumped, a quan with fewer than 5 dân is safe
oanquan-preset_report = report: classic, but the game ends when a side cannot refill its row
oanquan-preset_rich = rich: classic, with ten dân in each cell
oanquan-preset_bigquan = bigquan: classic, with twenty dân beside each quan
oanquan-preset_tonkin = tonkin: anticlockwise only, with dân instead of big stones; a quan cell gives a dân away
oanquan-menu-opponent = Who plays the other sides?
oanquan-menu-persons = people, taking turns at this keyboard
oanquan-menu-seat = Which player are you? Player 1 moves first.
# $line: what the player typed; $first and $last: the numbers of the choices.
# Takes $line: excerpt, $first: number, $last: number
terminal-menu-refused = “{ $line }” is not one of the choices: type a number from { $first } to { $last }.

## The command "replay --step"

terminal-step-help = Type n for the next position, p for the previous one, s to stop.
# $turn: the moves before the position; $all: the moves of the game.
# Takes $turn: number, $all: number
terminal-step-at = { $turn ->
    [0] Start, turn 0 of { $all }
   *[other] After turn { $turn } of { $all }
}
terminal-step-first = This is the start of the game.
terminal-step-last = This is the end of the record.
# Takes $line: excerpt
terminal-step-unclear = “{ $line }” is not a command. Type n (next), p (previous) or s (stop).

## The terminal with another game

# After the reason why a move is refused. $why: a sentence of the game.
# Takes $why: text
terminal-refused-in-game = { $why } Try again.
# The end of the game. $name: the winner.
# Takes $name: text
terminal-won = { $name } wins.
# The menu at the start. Its question is the name of the game and its rules in short; q quits.
terminal-guest-play = Play
terminal-guest-history = Go through a recorded game
terminal-guest-computer = Play against the computer
terminal-guest-leave = Leave
# In the menu, before the levels and before the seats. The names of the sides follow.
terminal-guest-level = How strong is the computer?
terminal-guest-seat = Which player are you?
# Asks for the history of a game. $example: such a history.
# Takes $example: text
terminal-guest-paste = Paste the record of a game, as in { $example }; an empty line goes back.
# Why a history was refused. $why: the reason, without its full stop.
# Takes $why: text
terminal-guest-refused = This record cannot be read: { $why }. Try again, or press Enter to go back.

## The rooms of the other games

# The label of the choice between the looks of a game.
room-looks = Look
room-coordinates = Coordinates
# Below a number field, after a number that is too small or too large.
# Takes $from: number, $to: number
room-out-of-range = Enter a whole number from { $from } to { $to }.
# While a number of two digits is typed. $number: its first digit; $legal: whether that digit alone is a move.
# Takes $number: number, $legal: yes or no
room-typed = { $number }… Now type the second digit{ $legal ->
    [yes] , or press Enter.
   *[no] .
}
# The row of a square while its column is not typed yet.
# Takes $row: number
room-typed-row = Row { $row }… Now type the letter of the column.
# A letter that may be a column, and a square whose column was typed before its row.
# Takes $column: text
room-typed-column = Column { $column }… Now type the row.
# Takes $square: text
room-typed-square = { $square }: press Enter to mark it, or type another column.
# $text: what is typed of a move such as P2-5.
# Takes $text: text
room-typed-text = Move: { $text }…
# After a letter that is a command, as in h2e2, which begins with the key of the hint.
room-slash-first = A move begins with the letter of its piece, as in C2=5, or with /, as in /h2e2.
# After keys that are no move. $text: what was typed.
# Takes $text: text
room-not-a-move = There is no move “{ $text }”.
# Takes $text: text
room-not-a-square = There is no square “{ $text }”. Type the letter and the number, then Enter, as in h8, or the number first, as in 8h.
# Beside the name of the player who has won.
room-winner = Winner
# The graph of a review of a game without points: its heading, and its name. $moves: the number of moves.
room-graph-hint = Who is ahead
# Takes $moves: number
room-graph = Graph: who is ahead over { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# The choice of whose mistakes are listed in such a game.
room-whose-faults = Mistakes
# Takes $faults: number
room-faults = { $faults ->
    [0] No big mistakes.
    [one] 1 big mistake
   *[other] { $faults } big mistakes
}
room-no-own-faults = You made no big mistakes. Well played!
# What kind of mistake a move is: it gave a win away, it let the other player win, or neither.
# For each FaultKind
room-fault-kind_missed-win = Missed a win
room-fault-kind_let-win = Gave the game away
room-fault-kind_wrong = Mistake
# The practice of mistakes. $kind: "Missed a win"; $mv: a move, such as P2-5, h8 or "takes 3".
# Takes $kind: text, $name: text, $mv: text
room-practice-asked = { $kind } ({ $name }: { $mv }). Find a better move.
# Takes $mv: text
room-practice-hint = Hint: { $mv }.
# Takes $mv: text
room-practice-right = Correct: { $mv }. That gives nothing away.
room-practice-wrong = There is a better move.
# Takes $mv: text
room-practice-solution = Solution: { $mv }.
# No big mistake was found, by the only person or by anybody.
room-practice-flawless = You made no big mistakes in this game. Try a stronger opponent, or look at the game once more.
room-practice-flawless-all = Nobody made a big mistake in this game. Look at it once more to see why the moves were good.
# Between two persons at one board: $name wants to take a move back, and $other is asked.
room-take-back-heading = Take the move back?
# Takes $name: text, $other: text
room-take-back-question = { $name } asks to take the move back. { $other }, do you agree?
# $name: the player who was asked.
# Takes $name: text
room-take-back-refused = { $name } does not agree to take the move back.
# A command and a button.
room-offer-draw = Offer a draw
# Before the computer $name is asked.
room-draw-heading = Offer a draw?
# Takes $name: text
room-draw-question = If { $name } agrees, the game is a draw.
# Between two persons at one board: $name offers, and $other is asked.
room-draw-heading-between = Agree to a draw?
# Takes $name: text, $other: text
room-draw-question-between = { $name } offers a draw. { $other }, do you agree?
# Takes $name: text
room-draw-considered = { $name } is considering the draw…
# $name: the player or the computer that was asked.
# Takes $name: text
room-draw-declined = { $name } declines the draw, so the game goes on.
# How the game ended, as a sentence and in the lists of moves and of games.
room-draw-agreed = The players agreed to a draw.
room-draw-listed = Draw by agreement
room-agree = Agree
room-refuse = Decline
# The button that opens the lesson, and the heading of a step.
room-lesson = Lesson
# Takes $step: number, $all: number
room-lesson-step = Step { $step } of { $all }
# After a wrong move in the lesson.
room-lesson-back = Previous step
room-lesson-forward = Next step
room-lesson-missed = Not that move. Try again.
room-lesson-over = You have finished the lesson.
# At the end of the lesson.
room-play-now = Play now
# The button that opens a game from the clipboard, and what is said then.
# $solved: how many of $all puzzles are solved.
# Takes $solved: number, $all: number
room-puzzles = Puzzles ({ $solved } of { $all })
room-puzzle-missed = Not that move. Try again.
# $kind: "Mate in 2"; the rest are numbers of puzzles.
# Takes $kind: text, $solved: number, $missed: number, $open: number
room-puzzle-group = { $kind }: { $solved } solved, { $missed } missed, { $open } open
# A button of the list.
# Takes $number: number, $state: PuzzleState
room-puzzle-name = Puzzle { $number }, { $state ->
    [solved] solved
    [missed] missed
   *[open] open
}
room-paste = Paste game
room-opened = Pasted game opened.
# On the home, below the name of a game that is under way. The names below mean the same.
# Takes $players: text, $turn: text
room-going-on = { $players }. { $turn }
# $title: the game; $players: "You – Tèo (easy)"; $moves: "5 moves"; $turn: whose turn it is, in a sentence.
# Takes $title: text, $players: text, $moves: text, $turn: text
room-unfinished = Unfinished { $title } · { $players } · { $moves }. { $turn }

## The pebble games, in the window and in the terminal. $look: heap, strip or table

pebbles-title = Pebbles
pebbles-subtitle = Take pebbles in turn, but never the same number as the turn before. Whoever cannot move loses.
# In the list of the other games, in place of the sentence above.
pebbles-board-card = One game in three forms: bốc sỏi, a heap of pebbles; cờ đẩy, a piece pushed along a strip; cờ bảng, a piece that climbs a table. Never take or move the same number as the turn before. Whoever cannot move loses.
# The choice among them.
pebbles-board-looks = Form of the game
# For each Look
pebbles-board-look-name_heap = Heap
pebbles-board-look-name_strip = Strip
pebbles-board-look-name_table = Table
pebbles-board-lesson-rule = Nine pebbles are left. On your turn, take 1 to 4 of them, but never the number that was just taken. That was 3. Take some.
pebbles-board-lesson-rule-done = Right. Now the other player may take any number but the one you took.
pebbles-board-lesson-end = Whoever cannot move loses. Four pebbles are left. Win at once.
pebbles-board-lesson-end-done = The heap is empty, and the other player is stuck. The game also ends if one pebble is left and the last turn took one.
pebbles-board-lesson-row = The same game on a table: a piece in row 6 is a heap of five pebbles, and a turn moves it up at most four rows. Make any move and watch the reply.
pebbles-board-lesson-row-done = Whatever you take from five, the other player takes the rest: it is 1 to 4, and it is never the number you took, because 5 is odd. So row 6 is lost. Leave five pebbles to the other player, and you win.
pebbles-board-rules-heap = The heap (bốc sỏi): take 1 or more pebbles from the heap, up to the agreed limit, but never the same number that the other player has just taken.
pebbles-board-rules-strip = The strip (cờ đẩy): push the piece along the strip towards cell 1, under the same rule. The piece beside cell 7 is a heap of 6 pebbles.
pebbles-board-rules-table = The table (cờ bảng): move the piece up as many rows as the number of the column that you move it to. The column shows the turn before, so you may not stay in it. Row 7 is a heap of 6 pebbles.
pebbles-board-rules-end = A player who cannot move loses. That happens when nothing is left, or when one is left and the turn before took one. There is no draw.
pebbles-board-rules-keys = On a keyboard, type the number, or choose it with the arrow keys and press Enter.
pebbles-board-rules-hands = Press a pebble, a cell or a number. A hint shows the best move and says why it wins and in how many moves; the moves of both players count.
pebbles-board-rules-source = Source: the chapter on games in a Vietnamese book of mathematical problems (problems 3.12 to 3.14).
# The labels of the two options: the size at the start in each look, and the most that a turn may take.
# For each Look
pebbles-board-size_heap = Pebbles at the start
pebbles-board-size_strip = Cells of the strip
pebbles-board-size_table = Rows of the table
pebbles-board-most = Limit per turn
# The name of the board for screen readers. $left: the pebbles; $place: the cell or the row of the piece;
# $last: the number taken last, 0 at the start.
# Takes $look: Look, $left: number, $place: number, $last: number
pebbles-board-name = { $look ->
    [heap] A heap of { pebbles-left }
    [strip] The piece beside cell { $place } of the strip
   *[table] The piece in row { $place }{ $last ->
        [0] {" "}
       *[other] , column { $last }{" "}
    }of the table
}
# A number of pebbles.
# Only part of other entries
pebbles-left = { $left ->
    [one] 1 pebble
   *[other] { $left } pebbles
}
# What the player to move sees. $left and $place as above; $least and $most: the least, or 0 if that is the
# most, and the most that the turn may take; $barred: a number between them that it may not take, or 0.
# Takes $look: Look, $left: number, $place: number, $least: number, $most: number, $barred: number
pebbles-position = { $look ->
    [heap] { pebbles-left } left. Take { pebbles-range }
    [strip] The piece is beside cell { $place }. Push it { pebbles-range } { $most ->
        [1] cell
       *[other] cells
    }
   *[table] The piece is in row { $place }. Move it up { pebbles-range } { $most ->
        [1] row
       *[other] rows
    }
}{ $barred ->
    [0] .
   *[other] , but not { $barred }.
}
# Only part of other entries
pebbles-range = { $least ->
    [0] { $most }
   *[other] { $least } to { $most }
}
# The name of what a player presses. $take: how many are taken; $place: the cell or the row after that.
# Takes $look: Look, $take: number, $place: number
pebbles-board-choice = { $look ->
    [heap] Take { $take }
    [strip] Push by { $take } to cell { $place }
   *[table] Go up { $take } to row { $place }, column { $take }
}
# A turn. $name: the player.
# Takes $name: text, $look: Look, $take: number, $place: number
pebbles-played = { $look ->
    [heap] { $name } took { $take }.
    [strip] { $name } pushed the piece { $take } to cell { $place }.
   *[table] { $name } moved to row { $place }, column { $take }.
}
# A turn in the list of moves, after its number and the player.
# Takes $look: Look, $take: number, $place: number
pebbles-board-move-name = { $look ->
    [heap] takes { $take }
    [strip] { $take }, to cell { $place }
   *[table] row { $place }, col { $take }
}
# Why a move is refused. $left: the pebbles in the heap.
# Takes $look: Look, $most: number
pebbles-more-than-most = { $look ->
    [heap] You can take at most { $most }.
    [strip] You can push the piece at most { $most } cells.
   *[table] You can move the piece up at most { $most } rows.
}
# Takes $look: Look, $left: number
pebbles-more-than-left = { $look ->
    [heap] The heap has only { $left }.
    [strip] { $left ->
        [one] Only 1 cell is left.
       *[other] Only { $left } cells are left.
    }
   *[table] { $left ->
        [one] Only 1 row is left.
       *[other] Only { $left } rows are left.
    }
}
# Takes $look: Look, $take: number
pebbles-same-as-before = { $look ->
    [heap] The other side has just taken { $take }, so you cannot.
    [strip] The other side has just pushed by { $take }, so you cannot.
   *[table] The other side has just gone to column { $take }, so you cannot.
}
# Why a text is not a position or an option. $what: what the number stands for, in English.
# Takes $parts: number
pebbles-not-four-parts = a position has 4 parts, as in “12 4 0 0”, not { $parts }
# Takes $what: optional text, $value: excerpt, $from: number, $to: number
pebbles-not-in-range = { $what } cannot be “{ $value }”: write a whole number from { $from } to { $to }
# Takes $name: excerpt
pebbles-no-option = there is no option “{ $name }”; the options are pebbles and most
# $take: a good number; $why: one of the reasons below.
# Takes $look: Look, $take: number, $why: text
pebbles-hint = Hint: { $look ->
    [heap] take { $take }
    [strip] push by { $take }
   *[table] go up { $take }
}. { $why }
# Why a number is good. $moves: in how many moves of both players the game ends; $only: whether no other move
# wins; $left: the pebbles that it leaves; $place: the cell or the row of the piece then.
# Takes $look: Look, $left: number
pebbles-why-stuck = You win at once: { $left ->
    [0] { $look ->
        [heap] nothing is left to take
        [strip] the piece is at cell 1
       *[table] the piece is in row 1
    }
   *[other] only 1 is left, and the other player may not { $look ->
        [heap] take
       *[other] play
    } 1 after your 1
}.
# $one, $two, $three: the first numbers, cells or rows from which every move loses.
# Takes $look: Look, $only: yes or no, $moves: number, $left: number, $place: number, $one: number, $two: number, $three: number
pebbles-why-lost-heap = { $look ->
    [heap] With { $left } left
    [strip] From cell { $place }
   *[table] From row { $place }
}, the other player loses with every move: { pebbles-wins }. Remember these { $look ->
    [heap] numbers
    [strip] cells
   *[table] rows
}: whoever must move from { $one }, { $two }, { $three } … loses.
# Takes $look: Look, $only: yes or no, $moves: number, $left: number, $place: number, $take: number
pebbles-why-bars-win = { $look ->
    [heap] With { $left } left
    [strip] From cell { $place }
   *[table] From row { $place }
}, only { $take } would win, and the other player may not repeat your { $take }: { pebbles-wins }.
# Only part of other entries
pebbles-wins = { $only ->
    [yes] only this move wins,
   *[no] you win
} { pebbles-in-moves }
# Only part of other entries
pebbles-leaves = { $look ->
    [heap] it leaves { $left }
    [strip] it leads to cell { $place }
   *[table] it leads to row { $place }
}
# Why even the best number loses. $barred: the number of the turn before.
# Takes $look: Look, $barred: number, $moves: number
pebbles-why-win-barred = Every move loses: only { $look ->
    [heap] taking { $barred }
    [strip] pushing by { $barred }
   *[table] going up { $barred }
} would win, and you may not repeat { $barred }. This move holds out longest: { $moves } moves.
# $answered: "the other player takes 4 and leaves 5".
# Takes $answered: text, $moves: number
pebbles-why-answered = Every move loses. This one holds out longest, { $moves } moves: { $answered }.
# What the other player does. $answer: the number; $rest and $place: the pebbles, and the cell or row, then.
# Takes $look: Look, $answer: number, $rest: number, $place: number
pebbles-answered = the other player { $look ->
    [heap] takes { $answer } and leaves { $rest ->
        [0] nothing
       *[other] { $rest }
    }
    [strip] pushes by { $answer } to cell { $place }
   *[table] goes up { $answer } to row { $place }
}
# A part of other sentences.
# Only part of other entries
pebbles-in-moves = { $moves ->
    [1] at once
   *[other] in { $moves } moves
}
# The result that a review expects. $name: the player to move.
# Takes $name: text, $wins: yes or no, $moves: number
pebbles-board-expected = { $name }: { $wins ->
    [yes] a win
   *[no] a loss
} { pebbles-in-moves }.
# After a wrong move in the lesson.
pebbles-board-lesson-missed = That lets the other player win. Try again.
# What the values of moves on the board mean.
pebbles-board-values = +5: wins in 5 moves; −4: loses in 4 moves.
# A fault in a review. $take: what was taken; $left and $place: the pebbles, and the cell or row, after that;
# $answered: "the other player takes 4 and leaves 5"; $better: what would have won.
# Takes $name: text, $look: Look, $take: number, $left: number, $place: number, $answered: text, $better: number, $moves: number
pebbles-board-fault = { $look ->
    [heap] { $name } took { $take } and gave the win away: { pebbles-leaves }, and { $answered }. Taking { $better }
    [strip] { $name } pushed by { $take } and gave the win away: { pebbles-leaves }, and { $answered }. Pushing by { $better }
   *[table] { $name } went up { $take } and gave the win away: { pebbles-leaves }, and { $answered }. Going up { $better }
} wins { pebbles-in-moves }.
# Why the game is over. $left: 0, or 1 if one is left and the last turn took one.
# Takes $left: number, $look: Look
pebbles-end = { $left ->
    [0] { $look ->
        [heap] The heap is empty.
        [strip] The piece is at cell 1.
       *[table] The piece is in row 1.
    }
   *[other] { $look ->
        [heap] One pebble is left, and the last turn took one.
        [strip] One cell is left, and the last turn pushed the piece by one.
       *[table] One row is left, and the last turn moved the piece up by one.
    }
}

## The pebble games in the terminal

# What to type, at the start and after something else.
pebbles-prompt = Type a number, or help.
# The list of the commands. The lines stay as they are.
pebbles-help =
    a number      take that many pebbles
    { terminal-help-commands }

## Cờ caro, in the window and in the terminal

caro-title = Cờ caro
caro-subtitle = Five in a row on squared paper: mark empty squares in turn, X first. Exactly five of your marks in an unbroken line win, unless the opponent has blocked both ends.
# The marks of the two sides, in place of their names.
caro-mark-x = X
caro-mark-o = O
# The stones on wood, in place of X and O.
caro-stone-x = Dark
caro-stone-o = Light
# $turn: the number of the next move; $mark: X or O.
# Takes $turn: number, $mark: text
caro-position = Move { $turn }: { $mark } to play.
# $square: such as h8.
# Takes $name: text, $square: text
caro-played = { $name } played { $square }.
# Why a move is refused. $size: the number of rows; $wood: whether there are stones in place of marks.
# Takes $square: text, $wood: yes or no
caro-marked = { $square } already has a { $wood ->
    [yes] stone
   *[no] mark
}.
# Takes $square: text, $size: number
caro-off-board = { $square } is not on the board, which has { $size } rows and columns.
# Why a text is not a history, a square or an option. $at: the place of the character; $number: that
# of the move; $why: why the move is illegal, without its full stop.
# Takes $text: excerpt
caro-not-a-square = “{ $text }” is not a square: write the letter of the column and the row, as in h8, or the row first, as in 8h
# Takes $at: number, $found: excerpt
caro-not-a-history = character { $at }, “{ $found }”, belongs to no move: a move is the letter of a column and a row, as in h8, or the row first, as in 8h
# Takes $number: number, $at: number, $why: text
caro-illegal-in-history = move { $number }, at character { $at }: { $why }
# Takes $name: excerpt, $options: optional text
caro-no-option = there is no option “{ $name }”; the options are { $options }
# Takes $option: text, $value: excerpt
caro-not-a-switch = { $option } is on or off, not “{ $value }”
# Takes $value: excerpt, $from: number, $to: number
caro-not-a-size = the size is a whole number from { $from } to { $to }, not “{ $value }”
# What a mark makes, and what it blocks.
# Only part of other entries
caro-does = { $makes ->
    [three] {" "}makes an open three
    [double-three] {" "}makes two open threes
    [four] {" "}makes a four
    [four-three] {" "}makes a four and an open three
    [unstoppable] {" "}makes a four that cannot be stopped
    [five] {" "}wins
   *[quiet] { "" }
}{ $blocks ->
    [three] { $makes ->
        [quiet] {" "}prevents an open three
       *[other] {" "}and prevents an open three
    }
    [double-three] { $makes ->
        [quiet] {" "}prevents two open threes
       *[other] {" "}and prevents two open threes
    }
    [four] { $makes ->
        [quiet] {" "}prevents a four
       *[other] {" "}and prevents a four
    }
    [four-three] { $makes ->
        [quiet] {" "}prevents a four and an open three
       *[other] {" "}and prevents a four and an open three
    }
    [unstoppable] { $makes ->
        [quiet] {" "}stops an open three in time
       *[other] {" "}and stops an open three in time
    }
    [five] { $makes ->
        [quiet] {" "}blocks a four
       *[other] {" "}and blocks a four
    }
   *[quiet] { "" }
}
# A hint.
# Takes $square: text, $makes: Threat, $blocks: Threat
caro-hint = Hint: { $square }{ caro-does }.
# A hint for a mark that neither threatens nor blocks anything. $why: what it does.
# Takes $square: text, $why: text
caro-hint-quiet = Hint: { $square } { $why }.
# What such a mark does. $line: a line, as below; $one: the first of two, or of two things that it does.
caro-quiet-starts = is near the middle, with room all around
# Takes $one: text, $other: text
caro-quiet-two-lines = works on two lines at once, { $one } and { $other }, of which one mark can block only one
# Takes $line: text
caro-quiet-three = makes three along { $line }: one more makes four
# Takes $line: text
caro-quiet-open-two = makes two along { $line }, one mark short of an open three
# Takes $line: text
caro-quiet-two = makes two along { $line }, with room for five
# What it takes from the other player.
# Takes $line: text
caro-quiet-takes = hinders the other player along { $line }
# Takes $one: text, $other: text
caro-quiet-both = { $one }, and { $other }
# If nothing else can be said.
caro-quiet-near = stays near the marks, where new lines can meet
# A line. $square: the nearest mark on it.
# Takes $along: Along, $row: number, $column: text, $square: text
caro-through = { $along ->
    [row] row { $row }
    [column] column { $column }
   *[diagonal] the diagonal of { $square }
}
# After that, if every other mark loses.
caro-hint-others-lose = Every other move loses.
# $moves: the moves of the player who wins, the winning one included.
# Takes $square: text, $moves: number
caro-hint-wins = Hint: { $square } wins { $moves ->
    [one] at once
   *[other] in { $moves } moves, counting this one
}.
# Takes $square: text, $moves: number
caro-hint-loses = Hint: { $square } holds out longest: the other player wins { $moves ->
    [one] with the next move
   *[other] in { $moves } moves
}.
# Why the game is over. $line: the ends of the line, "h9-l9"; $wood: whether there are stones in place of marks.
# Takes $line: text, $wood: yes or no
caro-end-five = { $wood ->
    [yes] A winning line of stones
   *[no] A winning line
}: { $line }.
caro-end-board-full = The board is full.

## Cờ caro in the terminal

# What to type, at the start and after something else.
caro-prompt = Type the letter of the column and the row, as in h8, or help.
# The list of the commands. The lines stay as they are.
caro-help =
    h8            mark the square in column h, row 8
    { terminal-help-commands }

## Cờ caro in the window

# The aim under the rules and in the look of the next game. $wood: whether there are stones in place of
# marks; $exact: whether six or more do not win; $open: whether a line blocked at both ends does not win.
# Takes $wood: yes or no, $exact: yes or no, $open: yes or no
caro-board-goal = { $wood ->
    [yes] Five in a row on a wooden board: place stones on empty squares in turn, Dark first.
   *[no] Five in a row on squared paper: mark empty squares in turn, X first.
} { $exact ->
    [yes] Exactly five
   *[no] Five or more
} of your { $wood ->
    [yes] stones
   *[no] marks
} in an unbroken line win, { $open ->
    [yes] unless the opponent has blocked both ends.
   *[no] even if the opponent has blocked both ends.
}
# $whose: "Your turn", or "X to move", in which case $told is yes; $mark: "X" or "Dark".
# Takes $whose: text, $told: yes or no, $mark: text
caro-board-to-move = { $whose }{ $told ->
    [yes] { "" }
   *[no] {" "}({ $mark })
}.
# After a finger has marked a square, where only the second press plays.
caro-board-confirm = Tap the mark again, or press the button, to play there.
# For each Look
caro-board-look-name_paper = Paper
caro-board-look-name_wood = Wood
# Each step of the lesson: what to do, and what is said after the right move.
caro-board-lesson-five = You are X. Five of your marks in an unbroken line win: in a row, a column or a diagonal. Win at once.
caro-board-lesson-five-done = Five in a row. The other end would have won, too.
caro-board-lesson-blocked = A five with an O right at each end does not win. You have two fours here. Complete the one that wins.
caro-board-lesson-blocked-done = Right. In row 8, O holds both ends, so that five would have been worth nothing.
# After the square that completes the five without a win.
caro-board-lesson-blocked-missed = O has blocked both ends, on g8 and m8, so that five does not win. Complete the other line.
caro-board-lesson-three = O has an open three: three in a row with room at both ends. One more mark makes a four that cannot be stopped. Block it now, on its line.
caro-board-lesson-three-done = Right. Whatever O adds now, you can block it. Any square off the line would have been too late.
caro-board-lesson-fork = One mark can threaten twice: it makes a four in row 8 and an open three, with room at both ends, in column i. Find the square.
caro-board-lesson-fork-done = Most games are won this way: O can block the four, but then you make a four in the column that cannot be stopped.
caro-board-lesson-missed = Not that square. Try again.
# Added if signs are shown at the next try.
caro-board-lesson-signs = Now dots show where a mark wins at once, and rings where it makes a threat that cannot be stopped: green for you, red for O.
# The rules, one paragraph each.
# The task of a puzzle, and its kind. $mark: "X"; $moves: those of the side to move.
# Takes $mark: text, $moves: number
caro-board-win-in = { $mark } to play: win in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
# Takes $moves: number
caro-board-puzzle-kind = Win in { $moves }
caro-board-puzzle-hint-warns = The next hint names the row; the puzzle then counts as missed.
# The themes of puzzles, and the first hint for each.
# For each Theme
caro-board-theme_five = Five in a line
caro-board-theme_fork = A four with a three
caro-board-theme_two-threes = Two threes at once
caro-board-theme_fours = Four after four
# For each Theme
caro-board-theme-hint_five = Hint: one more mark makes five.
caro-board-theme-hint_fork = Hint: one mark makes a four and an open three at once.
caro-board-theme-hint_two-threes = Hint: one mark makes two open threes at once.
caro-board-theme-hint_fours = Hint: make a four with each mark. Each must be answered.

caro-board-rules-aim = Two players mark the empty squares of the board in turn, X first. Five of your own marks in an unbroken line win: in a row, a column or a diagonal. On wood, dark stones stand for X and light ones for O.
caro-board-rules-caro = Caro rules: exactly five marks win; six or more in a line do not. A five with marks of the other player right at both ends does not win either.
caro-board-rules-gomoku = Gomoku rules: exactly five marks win here, too, but a five that is blocked at both ends wins.
caro-board-rules-free = Rules of five or more: five marks or more win, even if both ends are blocked.
caro-board-rules-edge = The edge of the board is not a mark: a five at the edge is blocked at one end at most. Marks are never removed. A five blocked at both ends never wins later, but other lines through its marks may.
caro-board-rules-full = A full board without a winning line is a draw.
caro-board-rules-hands = Press an empty square.
caro-board-rules-keys = On a keyboard, type the letter and the number of a square, then Enter, as in h8, or the number first, as in 8h, which needs no Enter. Or choose a square with the arrow keys and press Enter.
caro-board-rules-signs = A dot on an empty square: a mark there wins at once. A ring: a mark there cannot be stopped any more. Green is for the side to move, red for the other side. Dots and rings appear against Bé Tí and Tèo, and in the lesson after a wrong try. The settings switch them on or off, under { display-preview }.
# Below the line of a game whose board shows such signs.
caro-board-signs = Dot: wins. Ring: cannot be stopped. Green: you. Red: the other side.
# The tooltip of a square with a dot or a ring, for the side to move or for the other one.
# Takes $square: text
caro-board-sign-own-five = { $square }: a mark here wins at once
# Takes $square: text
caro-board-sign-own-threat = { $square }: a mark here makes a threat that cannot be stopped
# Takes $square: text
caro-board-sign-other-five = { $square }: the other player wins here at once
# Takes $square: text
caro-board-sign-other-threat = { $square }: the other player makes a threat here that cannot be stopped
# The buttons under a finger: plays on the marked square; shows the whole board after it was enlarged.
# Takes $square: text
caro-board-place = Play { $square }
caro-board-whole-board = Whole board
# The options of the next game.
caro-board-size = Rows and columns
# For each Preset
caro-board-preset_caro = Caro
caro-board-preset_gomoku = Gomoku
caro-board-preset_free = Five or more
caro-board-options = Rules
# Why a text is no game of cờ caro. $text: what the text contains; $size, $columns and $rows: those of the board.
caro-notes-empty = there is no game in it: write moves as in 8h 9i or h8 i9
# Takes $text: excerpt
caro-notes-not-a-move = “{ $text }” is not a move: write the row and the column as in 8h, or the column first as in h8
# Takes $text: excerpt, $size: number
caro-notes-off-board = “{ $text }” is not on the board, which has { $size } rows and columns
# Takes $columns: number, $rows: number
caro-notes-not-square = the board has { $columns } columns and { $rows } rows; only square boards can be read
# Takes $text: excerpt
caro-notes-not-numbers = “{ $text }” is not a move: write the column and the row as in 7,7
# Takes $text: excerpt
caro-notes-not-a-header = “{ $text }” does not name the size of the board, as in Piskvorky 15x15, 11:11, 1
# Takes $text: excerpt
caro-notes-not-a-property = “{ $text }” is not a property of SGF, as in B[hh]
# Takes $text: excerpt
caro-notes-not-a-square = “{ $text }” is not a square of SGF: write the column and the row, as in B[hh]
caro-notes-setup = the game begins with marks on the board; only games from the empty board can be read
caro-notes-same-side-twice = two marks of the same side follow each other; the sides mark in turn
# A game in the list of stored games. $preset: "Gomoku".
# Takes $size: number
caro-board-summary = { $size }×{ $size } board
# Takes $preset: text
caro-board-summary-rules = rules: { $preset }
# The editor of positions: what the player can do, and why no game leads to the marks on the board, without a
# full stop. $first and $second: X and O, or Dark and Light.
caro-board-how-to-edit = Choose a mark and press squares, or drag marks. To remove one, drag it off the board.
# Takes $first: text, $second: text, $x: number, $o: number
caro-board-edited-uneven = the sides take turns, so there must be as many { $second } as { $first }, or one fewer; now there are { $x } { $first } and { $o } { $second }
caro-board-edited-won-before = a line already wins before the last mark: remove one of its marks
# For screen readers: the board, and a square of it.
# Takes $size: number, $marks: number
caro-board-name = Board of { $size } rows and columns, { $marks ->
    [0] empty
    [one] 1 mark
   *[other] { $marks } marks
}
# Takes $square: text, $mark: Mark
caro-board-square-name = { $square }, { $mark ->
    [x] X
    [o] O
   *[none] empty
}
# How a review judges a position for $name, the player to move: an estimate, a proven win or a proven
# loss. $moves: the winner's moves until the end.
# Takes $name: text, $chances: Chances
caro-board-expected = { $chances ->
    [much] { $name }: far ahead.
    [better] { $name }: slightly ahead.
    [worse] { $name }: slightly behind.
    [much-worse] { $name }: far behind.
   *[even] Both sides are even.
}
# Takes $name: text, $moves: number
caro-board-expected-win = { $name } can win { $moves ->
    [one] at once.
   *[other] in { $moves } moves.
}
# Takes $name: text, $moves: number
caro-board-expected-loss = { $name } will lose: the other player wins { $moves ->
    [one] with the next move.
   *[other] in { $moves } moves.
}
# A fault of $name: the square marked, and the better one. $kind: "Missed a win".
# Takes $kind: text, $name: text, $square: text, $better: text
caro-board-fault = { $kind }: { $name } played { $square }. Better: { $better }.
# What speaks for the better move than a mistake.
# Takes $square: text, $makes: Threat, $blocks: Threat
caro-board-why = { $square }{ caro-does }.
# The same for a mark that neither threatens nor blocks anything. $why: what it does.
# Takes $square: text, $why: text
caro-board-why-quiet = { $square } { $why }.
# The first hint in the practice of mistakes.
# Takes $row: number
caro-board-hint-row = Hint: look at row { $row }.

## Cờ tướng, in the window and in the terminal

cotuong-title = Cờ tướng
cotuong-subtitle = Chinese chess (xiangqi): two sides move pieces on the crossings of nine files and ten ranks, Red first. Checkmate the other side's general to win.
# The two sides, in place of their names.
cotuong-red = Red
cotuong-black = Black
# $given: the moves in a row that red still makes because they were given to it; 0 in the game itself.
# Takes $color: Color, $check: yes or no, $given: number
cotuong-position = { $color ->
    [red] Red
   *[black] Black
} to move{ $check ->
    [yes] , in check
   *[no] { "" }
}{ $given ->
    [0] { "" }
    [one] , 1 extra move left
   *[other] , { $given } extra moves left
}.
# $notation: "P2-5"; $mv: "h2e2".
# Takes $name: text, $notation: text, $mv: text, $taken: Taken, $check: yes or no
cotuong-played = { $name } played { $notation } ({ $mv }){ $taken ->
    [advisor] {" "}and captured an advisor
    [elephant] {" "}and captured an elephant
    [horse] {" "}and captured a horse
    [chariot] {" "}and captured a chariot
    [cannon] {" "}and captured a cannon
    [soldier] {" "}and captured a soldier
   *[nothing] { "" }
}{ $check ->
    [yes] . Check!
   *[no] .
}
# What a move captures, and whether it gives check.
# Only part of other entries
cotuong-does = { $taken ->
    [advisor] {" "}captures an advisor{ $check ->
        [yes] {" "}with check
       *[no] { "" }
    }
    [elephant] {" "}captures an elephant{ $check ->
        [yes] {" "}with check
       *[no] { "" }
    }
    [horse] {" "}captures a horse{ $check ->
        [yes] {" "}with check
       *[no] { "" }
    }
    [chariot] {" "}captures a chariot{ $check ->
        [yes] {" "}with check
       *[no] { "" }
    }
    [cannon] {" "}captures a cannon{ $check ->
        [yes] {" "}with check
       *[no] { "" }
    }
    [soldier] {" "}captures a soldier{ $check ->
        [yes] {" "}with check
       *[no] { "" }
    }
   *[nothing] { $check ->
        [yes] {" "}gives check
       *[no] { "" }
    }
}
# Takes $notation: text, $mv: text, $taken: Taken, $check: yes or no
cotuong-hint = Hint: { $notation } ({ $mv }){ cotuong-does }.
# The same for a capture with a further reason. $does: one of the things below.
# Takes $notation: text, $mv: text, $taken: Taken, $check: yes or no, $does: text
cotuong-hint-also = Hint: { $notation } ({ $mv }){ cotuong-does } and { $does }.
# What follows from it. $reply: "K5=4 (general, file 5, sideways to file 4)".
# Takes $reply: text
cotuong-hint-only-reply = The only reply is { $reply }.
# A piece was just lost on the same crossing. $piece: "horse".
# Takes $piece: text
cotuong-hint-takes-back = It takes back after the loss of the { $piece }.
cotuong-hint-safe = Nothing can recapture.
# $won: what the move captures; $lost: the piece that moves.
# Takes $won: Taken, $lost: Taken
cotuong-hint-exchange = If the other side takes back, that is { $won ->
    [advisor] an advisor
    [elephant] an elephant
    [horse] a horse
    [chariot] a chariot
    [cannon] a cannon
    [soldier] a soldier
   *[nothing] a piece
} for { $lost ->
    [advisor] an advisor
    [elephant] an elephant
    [horse] a horse
    [chariot] a chariot
    [cannon] a cannon
    [soldier] a soldier
   *[nothing] the general
}.
# Reasons for a hint. $moves: those of the player who mates.
# Takes $moves: number
cotuong-hint-threatens = It threatens mate in { $moves }.
# Takes $moves: number
cotuong-hint-parries = It stops a mate in { $moves }.
# After a hint: what all other moves cost beside this one.
# Takes $others: OthersCost
cotuong-hint-others-cost = { $others ->
    [mate] Every other move allows mate.
    [chariot] Every other move is worse by at least a chariot.
    [piece] Every other move is worse by at least a horse or a cannon.
   *[other] Every other move is worse by at least two soldiers.
}
# In its place, after a move for which nothing can be said.
cotuong-hint-none-better = No other move is better.
# In its place, after a move that gives nothing away.
cotuong-hint-another-as-good = Another move is nearly as good.
# A hint for a move that captures nothing. $does: one or two of the things below.
# Takes $notation: text, $mv: text, $does: text
cotuong-hint-does = Hint: { $notation } ({ $mv }) { $does }.
# What such a move does. Two of them together.
# Takes $one: text, $other: text
cotuong-reason-both = { $one } and { $other }
cotuong-reason-check = gives check
cotuong-reason-only-move = is the only legal move
cotuong-reason-ends-check = ends the check
# $moves: those of the side to move, this one included.
# Takes $kind: Kind, $moves: number
cotuong-reason-wins = wins { $kind ->
    [general] a general
    [advisor] an advisor
    [elephant] an elephant
    [horse] a horse
    [chariot] a chariot
    [cannon] a cannon
   *[soldier] a soldier
} in { $moves } moves
# $piece and $by: "horse", or of a piece that stays where it is "horse on file 2"; $by attacks $piece.
# Takes $piece: text, $by: text
cotuong-reason-saves = saves the { $piece } from the { $by }
# Takes $piece: text, $by: text
cotuong-reason-protects = protects the { $piece } from the { $by }
# The way of $by is blocked.
# Takes $piece: text, $by: text
cotuong-reason-shields = blocks the way of the { $by } to the { $piece }
# $by attacked $piece and is captured.
# Takes $piece: text, $by: text
cotuong-reason-frees = frees the { $piece } from the { $by }
# Takes $one: text, $other: text
cotuong-reason-attacks-two = attacks both the { $one } and the { $other }
# Takes $piece: text
cotuong-reason-attacks-unprotected = attacks the unprotected { $piece }
# Takes $piece: text
cotuong-reason-attacks = attacks the { $piece }
cotuong-reason-stops-checks = keeps the general safe from check
# A piece leaves the place where it starts a game.
# Takes $kind: Kind
cotuong-reason-brings-out = brings out the { $kind ->
    [chariot] chariot
    [horse] horse
   *[other] cannon
}
# Takes $piece: text
cotuong-reason-opens = opens the way for the { $piece }
# A chariot or a cannon goes to the central file.
# Takes $kind: Kind
cotuong-reason-takes-centre = takes the central file with the { $kind ->
    [chariot] chariot
   *[other] cannon
}
cotuong-reason-crosses-river = takes the soldier across the river
# Takes $kind: Kind
cotuong-reason-links = lets the two { $kind ->
    [elephant] elephants
   *[other] advisors
} protect each other
# A piece had no protection.
# Takes $piece: text
cotuong-reason-guards = protects the { $piece }
# Takes $piece: text
cotuong-reason-aims-at = aims at the { $piece }
# Takes $piece: text
cotuong-reason-finds-room = gives the { $piece } more room
# Takes $piece: text
cotuong-reason-advances = brings the { $piece } forward
cotuong-reason-gives-nothing-away = gives nothing away
# The names of the pieces in these.
# For each Kind
cotuong-reason-kind_general = general
cotuong-reason-kind_advisor = advisor
cotuong-reason-kind_elephant = elephant
cotuong-reason-kind_horse = horse
cotuong-reason-kind_chariot = chariot
cotuong-reason-kind_cannon = cannon
cotuong-reason-kind_soldier = soldier
# Takes $kind: Kind, $file: number
cotuong-reason-stands = { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
} on file { $file }
# $moves: the moves of the player who wins, the winning one included.
# Takes $notation: text, $mv: text, $moves: number
cotuong-hint-wins = Hint: { $notation } ({ $mv }) wins { $moves ->
    [one] at once
   *[other] in { $moves } moves, counting this one
}.
# Takes $notation: text, $mv: text, $moves: number
cotuong-hint-loses = Hint: { $notation } ({ $mv }) holds out longest: the other player wins { $moves ->
    [one] with the next move
   *[other] in { $moves } moves
}.
# Why the game is over.
# For each CotuongEnd
cotuong-end_checkmate = Checkmate.
cotuong-end_stalemate = No legal move is left.
cotuong-end_perpetual-check = The same position for the third time: the side that gave perpetual check has lost.
cotuong-end_perpetual-chase = The same position for the third time: the side that chased a piece perpetually has lost.
cotuong-end_repetition = The same position for the third time.
cotuong-end_sixty-moves = Both sides have made sixty moves without a capture.
cotuong-end_material = No piece is left that can cross the river.
# Why a move is refused. $square, $from and $to: "e0"; $text: what was typed.
# Takes $square: text
cotuong-illegal-no-piece = No piece stands on { $square }.
# Takes $square: text
cotuong-illegal-other-side = The piece on { $square } belongs to the other side.
# Takes $square: text
cotuong-illegal-own-piece = A piece of your own stands on { $square }.
# Takes $kind: Kind, $from: text, $to: text
cotuong-illegal-cannot-reach = { $kind ->
    [general] The general
    [advisor] The advisor
    [elephant] The elephant
    [horse] The horse
    [chariot] The chariot
    [cannon] The cannon
   *[soldier] The soldier
} on { $from } cannot go to { $to }.
# $square: where a piece stands in the way, beside a horse, half way of an elephant, or between the ends.
# Takes $from: text, $to: text, $square: text
cotuong-illegal-horse-blocked = The horse on { $from } cannot go to { $to }: the piece on { $square }, right beside it, blocks the way.
# Takes $from: text, $to: text, $square: text
cotuong-illegal-elephant-blocked = The elephant on { $from } cannot go to { $to }: the piece on { $square } stands in the middle.
# Takes $kind: Kind, $from: text, $to: text, $square: text
cotuong-illegal-line-blocked = { $kind ->
    [chariot] The chariot
   *[other] The cannon
} on { $from } cannot go to { $to }: the piece on { $square } is in the way.
# $found: how many pieces stand between a cannon and what it would capture.
# Takes $found: number
cotuong-illegal-cannon-needs-one = The cannon captures over exactly one piece, but { $found ->
    [0] none stands in between
   *[other] { $found } stand in between
}.
# Takes $kind: Kind
cotuong-illegal-stays-in-palace = { $kind ->
    [general] The general
   *[other] The advisor
} never leaves the palace.
cotuong-illegal-elephant-stays = The elephant never crosses the river.
cotuong-illegal-soldier-at-home = A soldier goes sideways only across the river.
cotuong-illegal-soldier-back = A soldier never goes back.
cotuong-illegal-leaves-check = Your general would be in check after that.
cotuong-illegal-leaves-facing = The generals would face each other on an open file.
cotuong-illegal-crosses-river = An extra move may not cross the river.
# Takes $text: excerpt
cotuong-illegal-after-end = “{ $text }” comes after the end of the game.
# Takes $text: excerpt
cotuong-illegal-not-a-move = “{ $text }” is not a move: write it as in h2e2 or as in P2-5.
# Why a text is no game of cờ tướng. $first: the first move; $one and $other: moves; $why: a phrase.
cotuong-notes-empty = there is no game in it: write moves as in P2-5, Pháo 2 bình 5, h2e2, C2=5 or in Chinese, or a position as FEN
# Takes $text: excerpt
cotuong-notes-binit = “{ $text }” cannot be a binit: it has two digits for each of the 32 pieces
# Takes $text: excerpt
cotuong-notes-movelist = “{ $text }” cannot be a movelist: it has four digits for each move
# Takes $text: excerpt
cotuong-notes-not-a-move = “{ $text }” is not a move: write it as in P2-5, Pháo 2 bình 5, h2e2, C2=5 or in Chinese, and put comments in braces
# Takes $text: excerpt, $first: excerpt
cotuong-notes-other-dialect = “{ $text }” is not written like the first move, “{ $first }”: use one form in the whole text
# Takes $text: excerpt, $one: text, $other: text
cotuong-notes-two-readings = “{ $text }” may be { $one } or { $other }: write which of them
# Takes $text: excerpt, $why: text
cotuong-notes-from-one = “{ $text }”, with ranks from 1: { $why }
# Takes $text: excerpt, $why: text
cotuong-notes-blocked = “{ $text }” is not possible: { LOWERFIRST($why) }
# Takes $text: excerpt
cotuong-notes-after-result = “{ $text }” comes after the result: begin the next game on a new line
# Takes $text: excerpt
cotuong-illegal-no-such-move = No legal move is written “{ $text }”.
# Takes $text: excerpt, $one: text, $other: text
cotuong-illegal-ambiguous = “{ $text }” may be { $one } or { $other }: write t for the front piece or s for the rear one, or one of these two.
# Why a text is not a position or an option. $found: how many there are.
# Takes $found: number
cotuong-malformed-ranks = the board has 10 ranks with / between them, but this text has { $found }
# Takes $rank: number, $found: number
cotuong-malformed-files = a rank has 9 crossings, but rank { $rank } has { $found }
# Takes $text: excerpt
cotuong-malformed-not-a-piece = “{ $text }” is neither a piece nor a number of empty crossings
# Takes $text: excerpt
cotuong-malformed-not-a-side = “{ $text }” is not the side to move: write w for red or b for black after the board
# Takes $text: excerpt
cotuong-malformed-no-such-field = “{ $text }” has no place after the side to move
# Takes $text: excerpt
cotuong-malformed-not-quiet = the number of moves without a capture cannot be “{ $text }”
# Takes $color: Color
cotuong-malformed-no-general = { $color ->
    [red] Red
   *[black] Black
} has no general
# Takes $color: Color, $kind: Kind, $found: number, $most: number
cotuong-malformed-too-many = { $color ->
    [red] Red
   *[black] Black
} has { $found } { $kind ->
    [general] generals
    [advisor] advisors
    [elephant] elephants
    [horse] horses
    [chariot] chariots
    [cannon] cannons
   *[soldier] soldiers
}, but a set has only { $most }
# Takes $color: Color, $kind: Kind, $square: text
cotuong-malformed-out-of-place = { $color ->
    [red] Red
   *[black] Black
} cannot have { $kind ->
    [general] its general
    [advisor] an advisor
    [elephant] an elephant
    [horse] a horse
    [chariot] a chariot
    [cannon] a cannon
   *[soldier] a soldier
} on { $square }
cotuong-malformed-facing = the generals face each other on an open file
# Takes $color: Color
cotuong-malformed-waits-in-check = { $color ->
    [red] Red
   *[black] Black
} is in check, so it must be the side to move
# Takes $number: number, $why: text
cotuong-malformed-illegal-after = move { $number } after the position: { $why }
# Takes $text: excerpt, $most: number
cotuong-malformed-not-given-moves = “{ $text }” is not a number of extra moves: write +1 to +{ $most }
cotuong-malformed-not-a-start = only Red makes extra moves, at the start of the game
# Takes $name: excerpt, $options: optional text
cotuong-malformed-no-option = there is no option “{ $name }”; the options are { $options }
# Takes $text: excerpt
cotuong-malformed-not-a-handicap = a handicap cannot contain “{ $text }”: write pieces with their files, as in M2,M8, or none
# Takes $text: excerpt
cotuong-malformed-given-twice = the handicap contains “{ $text }” twice
# Takes $text: excerpt, $most: number
cotuong-malformed-not-first-moves = the number of extra moves is a whole number from 0 to { $most }, not “{ $text }”

## Cờ tướng in the window

# $whose: "Your turn", or "Red to move", in which case $told is yes.
# Takes $whose: text, $told: yes or no, $color: Color, $check: yes or no, $given: number
cotuong-board-to-move = { $whose }{ $told ->
    [yes] { "" }
   *[no] {" "}({ $color ->
        [red] Red
       *[black] Black
    })
}{ $check ->
    [yes] , in check
   *[no] { "" }
}{ $given ->
    [0] { "" }
    [one] , 1 extra move left
   *[other] , { $given } extra moves left
}.
# The sets of pieces.
# For each Look
cotuong-board-look-name_characters = Characters
cotuong-board-look-name_pictures = Pictures
cotuong-board-look-name_letters = Vietnamese letters
# Each step of the lessons: what to do, and what is said after the right move.
cotuong-board-lesson-chariot = Lesson 1, how the pieces move. You play Red. The chariot moves any distance along a line as long as nothing is in its way. Press it, then press the soldier to capture it.
cotuong-board-lesson-chariot-done = Right: to capture a piece, move to where it stands.
cotuong-board-lesson-horse = The horse moves one step along a line, then one diagonally outwards. A piece right beside it blocks that way. Capture the soldier that your horse can reach.
cotuong-board-lesson-horse-done = Right. Your own cannon blocked the way to the other soldier.
cotuong-board-lesson-cannon = The cannon moves like the chariot. But to capture, it must jump over exactly one piece of either side, the screen. Capture the horse.
cotuong-board-lesson-cannon-done = Right. The cannon in between was the screen.
cotuong-board-lesson-soldier = The soldier moves one step forward. Yours is across the river, so it may also move sideways. Capture the horse.
cotuong-board-lesson-soldier-done = Right. A soldier never moves back.
cotuong-board-lesson-elephant = Lesson 2, palace and river. The river is the gap across the middle of the board. The elephant moves two steps diagonally and never crosses the river. It does not jump: a piece in the middle blocks it. Capture the soldier.
cotuong-board-lesson-elephant-done = Right. Your general stood in the way of the other elephant.
cotuong-board-lesson-general = The palace is the nine crossings around the diagonal lines. The general moves one step along a line and never leaves the palace. Capture the cannon.
cotuong-board-lesson-general-done = Right. Guard your general well: lose it, and you lose the game.
cotuong-board-lesson-advisor = The advisor moves one step diagonally and does not leave the palace either. The chariot attacks your general: that is check. Put your advisor in between.
cotuong-board-lesson-advisor-done = Right. The chariot no longer attacks your general.
cotuong-board-lesson-capture = Lesson 3, check. The horse attacks your general. You must get out of check: escape, block, or capture the attacker. Capture it.
cotuong-board-lesson-capture-done = Right. And now the other general is in check and has no way out: it may not step onto the open file that yours guards.
cotuong-board-lesson-facing = Lesson 4, the generals. They may never face each other on an open file, so your horse may not leave the file. Capture the chariot with another piece.
cotuong-board-lesson-facing-done = Right. Moving the horse would have opened the file, and that is not allowed.
cotuong-board-lesson-guard = Lesson 5, first mates. Mate is a check with no escape. Your general guards the middle file: the other one may not step onto it. Mate with the chariot.
cotuong-board-lesson-guard-done = Mate. A general on an open file is as strong as a chariot.
cotuong-board-lesson-chariots = Two chariots take rank after rank. Find the mate.
cotuong-board-lesson-chariots-done = Mate. One chariot guards the rank below, the other gives check.
cotuong-board-lesson-cannons = Lesson 6, cannons and horse. One cannon behind the other: the rear one jumps over the front one. Find the mate.
cotuong-board-lesson-cannons-done = Mate. Any piece in between is a screen for one of the cannons.
cotuong-board-lesson-corner = The horse beside the palace is the most feared: from g8 or c8, it attacks the general at home. Find the mate.
cotuong-board-lesson-corner-done = Mate. The chariot guards one file, your general the other. A side without a legal move loses, even if it is not in check.
# After a wrong move in a puzzle.
cotuong-board-puzzle-missed = Not that move: the other side escapes. Try again.
# After a legal move that is not the right one: in general, where something is to be captured, and where
# mate is to be given, with check and without.
cotuong-board-lesson-missed = That move is legal, but it does not do what the task asks.
cotuong-board-lesson-missed-capture = That move is legal, but it captures nothing.
cotuong-board-lesson-missed-check = Check, but not mate: the other general has a way out.
cotuong-board-lesson-missed-mate = That move is not check, so it is not mate.
# The task of a puzzle. $moves: the moves of the player that are left.
# Takes $color: Color, $moves: number
cotuong-board-mate-in = { $color ->
    [red] Red
   *[black] Black
} to move: mate in { $moves ->
    [one] 1 move
   *[other] { $moves } moves, check after check
}.
# The themes of puzzles, and the first hint for each.
# For each Theme
cotuong-board-theme_sacrifice = A sacrifice
cotuong-board-theme_discovered = A discovered check
cotuong-board-theme_chariot = The chariot mates
cotuong-board-theme_horse = The horse mates
cotuong-board-theme_cannon = The cannon mates
cotuong-board-theme_soldier = The soldier mates
# For each Theme
cotuong-board-theme-hint_sacrifice = Hint: sacrifice a piece.
cotuong-board-theme-hint_discovered = Hint: in the end, one piece moves away and another gives check.
cotuong-board-theme-hint_chariot = Hint: a chariot delivers the mate.
cotuong-board-theme-hint_horse = Hint: a horse delivers the mate.
cotuong-board-theme-hint_cannon = Hint: a cannon delivers the mate.
cotuong-board-theme-hint_soldier = Hint: a soldier delivers the mate.
# A group of puzzles.
# Takes $moves: number
cotuong-board-puzzle-kind = Mate in { $moves }
# The rules, one paragraph each.
cotuong-board-rules-aim = Two sides take turns, Red first. Each turn moves one piece from crossing to crossing, and the piece captures what stands where it arrives. Attack the general so that it has no way out, and you win the game.
cotuong-board-rules-steps = A palace is the nine crossings around the diagonal lines at either end of the board; the river is the gap across its middle.
cotuong-board-rules-facing = A move must not leave your own general in check, nor may the two generals face each other on a file with nothing between them.
cotuong-board-rules-end = A side that has no legal move loses, in check or not. After sixty moves by each side without a capture, or when no piece is left that can cross the river, the game is a draw.
cotuong-board-rules-repetition = If a position occurs for the third time, a side that checked with every move in between (perpetual check) loses, and so does one that chased the same unprotected piece. Otherwise the game is a draw.
cotuong-board-rules-hands = Press a piece, then the crossing where it should go, or drag it there.
cotuong-board-rules-keys = On a keyboard, the arrows choose a crossing and Enter presses it. Or type a move as it is written above, as in C2=5, with a capital letter. Or press / and type the two crossings, as in /h2e2: the letters and the other numbers at the edge name them.
cotuong-board-rules-notation = How moves are written: first the letter of the piece, then its file. The numbers at the edge of the board count the files, for each player from the right. + means forward, - back and = sideways. The last number is the number of steps forward or back. For a sideways move, and for every move of the horse, advisor or elephant, it is the file of arrival. If two pieces of a kind stand on one file, + after the letter means the front one and - the rear one. With the pieces in Vietnamese letters, moves are written as in Việt Nam: the letters are those of the names, but a soldier (tốt) is B, from its other name, binh; a dot is forward, / back and - sideways, t the front piece and s the rear one. You can type either form.
cotuong-board-rules-example = For example, C2=5 (P2-5 in Vietnamese letters): the cannon on the second file moves sideways to the fifth. H8+7 (M8.7): the horse on the eighth file moves forward to the seventh. R1-2 (X1/2): the chariot on the first file moves back two steps. H-+7 (Ms.7): the rear horse of two moves forward to the seventh file.
# The table of the pieces in the rules. $name: one of the names that follow. $letter: the letter of the piece in moves.
# Takes $name: text, $letter: text
cotuong-board-piece-heading = { $name }, written { $letter }
# For each Kind
cotuong-board-piece-name_general = General (tướng)
cotuong-board-piece-name_advisor = Advisor (sĩ)
cotuong-board-piece-name_elephant = Elephant (tượng)
cotuong-board-piece-name_horse = Horse (mã)
cotuong-board-piece-name_chariot = Chariot (xe)
cotuong-board-piece-name_cannon = Cannon (pháo)
cotuong-board-piece-name_soldier = Soldier (tốt or binh)
# For each Kind
cotuong-board-piece-way_general = one step along a line, inside the palace
cotuong-board-piece-way_advisor = one step diagonally, inside the palace
cotuong-board-piece-way_elephant = two steps diagonally, not across the river, not over a piece
cotuong-board-piece-way_horse = one step along a line, then one diagonally outwards; a piece right beside it blocks that way
cotuong-board-piece-way_chariot = any number of steps along a line
cotuong-board-piece-way_cannon = like the chariot, but to capture, it jumps over exactly one piece of either side
cotuong-board-piece-way_soldier = one step forward, never back; across the river, also one sideways
# A move of the list in words, as in "cannon, file 2, sideways to file 5". $mover: the piece and its file.
# Takes $mover: text, $way: Way, $steps: number
cotuong-board-steps-in-words = { $mover }, { $way ->
    [forward] forward
    [back] back
   *[sideways] sideways
} { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
# Takes $mover: text, $way: Way, $file: number
cotuong-board-arrival-in-words = { $mover }, { $way ->
    [forward] forward
    [back] back
   *[sideways] sideways
} to file { $file }
# Takes $kind: Kind, $file: number
cotuong-board-mover = { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
}, file { $file }
# One of several like pieces on a file, from the front.
# Takes $place: Place, $kind: Kind, $file: number
cotuong-board-mover-of-several = { $place ->
    [front] front
    [behind-front] second
    [middle] middle
    [before-rear] last but one
   *[rear] rear
} { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
}, file { $file }
# The options of the next game.
cotuong-board-starter = Who plays Red and moves first
# For each Color
cotuong-board-giver_red = Handicap: press the pieces for Red to give up
cotuong-board-giver_black = Handicap: press the pieces for Black to give up
# The same with the player: $name: "Nam", "You" or "Tèo".
# Takes $color: Color, $name: text
cotuong-board-giver-named = Handicap, { $color ->
    [red] Red
   *[black] Black
} ({ $name }): press the pieces to give up
cotuong-board-looks = Pieces
# Takes $square: text, $kind: Kind
cotuong-board-given-piece = { $square }, give the { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
}
cotuong-board-first-moves = Extra moves Red makes first
cotuong-board-options = Handicap
# A game in the list of stored games: what the stronger side gave.
cotuong-board-no-handicap = no handicap
# Takes $pieces: number, $moves: number
cotuong-board-summary = handicap: { $pieces ->
    [0] { $moves ->
        [one] 1 extra move
       *[other] { $moves } extra moves
    }
    [one] 1 piece{ $moves ->
        [0] { "" }
        [one] , 1 extra move
       *[other] , { $moves } extra moves
    }
   *[other] { $pieces } pieces{ $moves ->
        [0] { "" }
        [one] , 1 extra move
       *[other] , { $moves } extra moves
    }
}
# The editor of positions: what the player can do, and a piece.
cotuong-board-how-to-edit = Choose a piece and press where it stands, or drag pieces. To remove one, drag it off the board.
# Takes $color: Color, $kind: Kind
cotuong-board-edited-piece = { $color ->
    [red] Red
   *[black] Black
} { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
}
# For screen readers: the board, and a crossing of it. $lies: whether the player has chosen the piece there, or may go there with the chosen one.
# Takes $pieces: number
cotuong-board-name = Board, { $pieces } pieces
# Takes $square: text, $color: Color, $kind: Kind, $lies: Lies
cotuong-board-piece-on = { $square }, { $color ->
    [red] red
   *[black] black
} { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
}{ $lies ->
    [chosen] , chosen
    [target] , can be captured
   *[plain] { "" }
}
# Takes $square: text, $lies: Lies
cotuong-board-empty = { $square }, { $lies ->
    [target] possible
   *[other] empty
}
# $list: "2 horses, 1 soldier".
# Takes $list: text
cotuong-board-captured = Captured: { $list }
# Takes $kind: Kind, $count: number
cotuong-board-captured-kind = { $count } { $kind ->
    [general] { $count ->
        [one] general
       *[other] generals
    }
    [advisor] { $count ->
        [one] advisor
       *[other] advisors
    }
    [elephant] { $count ->
        [one] elephant
       *[other] elephants
    }
    [horse] { $count ->
        [one] horse
       *[other] horses
    }
    [chariot] { $count ->
        [one] chariot
       *[other] chariots
    }
    [cannon] { $count ->
        [one] cannon
       *[other] cannons
    }
   *[soldier] { $count ->
        [one] soldier
       *[other] soldiers
    }
}
# How a review judges a position for $name, the player to move: an estimate, a proven win or a proven
# loss. $moves: the winner's moves until the end.
# Takes $name: text, $chances: Chances
cotuong-board-expected = { $chances ->
    [much] { $name }: far ahead.
    [better] { $name }: slightly ahead.
    [worse] { $name }: slightly behind.
    [much-worse] { $name }: far behind.
   *[even] Both sides are even.
}
# Takes $name: text, $moves: number
cotuong-board-expected-win = { $name } can win { $moves ->
    [one] at once.
   *[other] in { $moves } moves.
}
# Takes $name: text, $moves: number
cotuong-board-expected-loss = { $name } will lose: the other player wins { $moves ->
    [one] with the next move.
   *[other] in { $moves } moves.
}
# A fault of $name: the move, and the better one. $kind: "Missed a win".
# Takes $kind: text, $name: text, $mv: text, $better: text
cotuong-board-fault = { $kind }: { $name } played { $mv }. Better: { $better }.
# What speaks for the better move than a mistake.
# Takes $notation: text, $taken: Taken, $check: yes or no
cotuong-board-why = { $notation }{ cotuong-does }.
# The same for a move that captures nothing. $does: "brings out the chariot".
# Takes $notation: text, $does: text
cotuong-board-why-does = { $notation } { $does }.
# A piece of the side to move within a sentence; one of several like pieces on its file.
# Takes $kind: Kind, $file: number
cotuong-board-piece-on-file = { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
} on file { $file }
# Takes $place: Place, $kind: Kind, $file: number
cotuong-board-piece-of-several = { $place ->
    [front] front
    [behind-front] second
    [middle] middle
    [before-rear] last but one
   *[rear] rear
} { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
} on file { $file }
# A piece that stands in the way, of either side.
# Takes $kind: Kind, $file: number, $own: yes or no
cotuong-board-blocker = { $own ->
    [yes] your own
   *[no] the other side's
} { $kind ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
} on file { $file }
# The first hint in a puzzle and in the practice of mistakes. $piece: "cannon on file 2".
# Takes $piece: text
cotuong-board-hint-piece = Hint: move the { $piece }.
# Why a move is refused. $piece: the piece that moves or that stands there; $blocker: "your own horse on file 3".
# Takes $piece: text
cotuong-board-refused-own-piece = Your own { $piece } stands there.
# The crossing from which a move begins, with its place as a player at the board counts it.
# Takes $square: text, $file: number, $row: number
cotuong-board-refused-no-piece = No piece stands on file { $file }, row { $row } from your edge ({ $square }).
# $blocker: a piece of the other side, as above.
# Takes $blocker: text
cotuong-board-refused-other-side = You cannot move { $blocker }.
# Takes $piece: text
cotuong-board-refused-cannot-reach = The { $piece } cannot go there.
# Takes $piece: text, $blocker: text
cotuong-board-refused-horse-blocked = The { $piece } cannot go there: { $blocker }, right beside it, blocks the way.
# Takes $piece: text, $blocker: text
cotuong-board-refused-elephant-blocked = The { $piece } cannot go there: { $blocker } stands in the middle.
# Takes $piece: text, $blocker: text
cotuong-board-refused-line-blocked = The { $piece } cannot go there: { $blocker } is in the way.

## Cờ tướng in the terminal

# What to type, at the start and after something else.
cotuong-prompt = Type a move, as in h2e2 or P2-5, or help.
# The list of the commands. The lines stay as they are.
cotuong-help =
    h2e2          move the piece on h2 to e2
    P2-5          the same, as people in Việt Nam write it
    B3.1          a soldier is B there, because T is the elephant
    { terminal-help-commands }

## Cờ gánh, in the window and in the terminal

ganh-title = Cờ gánh
ganh-subtitle = A folk game of Quảng Nam: step between two pieces of the other side on one line, and both turn into yours. Whoever holds all sixteen wins.
# What the pieces of the two sides are called: those that lie below at the start, and the others.
ganh-side-near = Dark
ganh-side-far = Light
# $number: 1 if the side to move must carry at the point just left.
# Takes $number: number
ganh-position = { $number ->
    [1] You must carry at the point that was just left.
   *[other] Move a piece along a line.
}
# $move: "c2–c3"; $count: how many pieces it turns.
# Takes $name: text, $move: text, $count: number
ganh-played = { $name } played { $move }{ $count ->
    [0] .
   *[other] {" "}and turned { $count }.
}
# Takes $move: text, $count: number
ganh-hint = Hint: { $move }{ $count ->
    [0] .
   *[other] {" "}turns { $count }.
}
# Why a move is good, after the hint.
ganh-reason-carry = The piece goes between two of the other side and carries both.
ganh-reason-carries = The point lies between several pairs of the other side, and the piece carries them all.
ganh-reason-surrounds = It takes the last free point from pieces of the other side, which surrounds them.
ganh-reason-carries-and-surrounds = The carry also takes the last free point from other pieces, which surrounds them.
ganh-reason-saves = Otherwise the other side could carry or surround more of your pieces.
ganh-reason-threatens = Your next move could then carry or surround pieces.
ganh-reason-safe = Your pieces cover each other: the other side can carry or surround nothing.
ganh-end-no-pieces = All sixteen pieces have one colour.
ganh-end-cannot-move = The side to move cannot move.
ganh-end-repetition = The same position has come for the third time.
ganh-end-fifty-moves = Nobody has turned a piece in fifty moves.
ganh-refused-piece = Begin with a piece of your own.
ganh-refused-taken = That point is not free.
ganh-refused-line = Go along a line to a neighbouring point.
ganh-refused-opening = You must carry now: go to the point that was just left.
ganh-option-opening = Whoever is offered a carry must make it (mở)
ganh-rules-1 = Each side has eight pieces on a board of 5 × 5 points. Take turns to move one piece along a line to a neighbouring free point; the dark pieces begin.
ganh-rules-2 = Carry (gánh): move to a point between two pieces of the other side on one line, in a row, a column or a diagonal that is drawn, and both turn into yours. On several lines at once, all of them turn. Only the piece that has moved carries.
ganh-rules-3 = Surround (vây or chẹt): pieces of the other side that are left without a free neighbouring point, alone or as a group, turn, too.
ganh-rules-4 = Opening (mở): if the point that a piece has just left lets the other side carry there, it must do so. An option turns this off.
ganh-rules-5 = Whoever holds all sixteen pieces wins. A game is drawn when the same position comes for the third time, or when nobody turns a piece in fifty moves of each side.
ganh-rules-6 = Source: what Vietnamese descriptions of the game agree on, such as the article Cờ gánh of the Vietnamese Wikipedia.
ganh-lesson-1 = You have the dark pieces. Move one between the two light ones in row 3: that carries both.
ganh-lesson-1-done = Both turned. Carrying works along every line through the point: a row, a column, or a diagonal that is drawn.
ganh-lesson-2 = One point here lies between light pieces on two lines. Turn four at once.
ganh-lesson-2-done = Four pieces with one move. That is half of what a side begins with.
ganh-lesson-3 = The light piece in the corner has a single free neighbour. Surround it.
ganh-lesson-3-done = A piece that cannot move turns, and so does a whole group of them.
ganh-lesson-4 = Light has just left c3, between two of its pieces. That is an opening: you must carry there, and have no other move.
ganh-lesson-4-done = Opening can be a trap: whoever must carry goes where the other side wants. Look at the reply.

## Small games, in the window and in the terminal

# What to type in the terminal, at the start and after something else. $example: a move, as in “a1b2”.
# Takes $example: text
small-prompt = Type a move by its points, as in { $example }, or help.
# The list of the commands. The lines stay as they are.
small-help =
    a1b2          move the piece on a1 to b2; a1 alone, if a move has one point
    { terminal-help-commands }
# What speaks for a hint. $moves: the moves of the winner until the end.
# Takes $moves: number
small-hint-wins = It wins { $moves ->
    [one] at once.
   *[other] in { $moves } moves.
}
small-hint-loses = Every move loses; this one holds out longest.
small-hint-only = It is the only move.
# What follows a hint, if no end is in sight. $mv: the reply that gains most; $count: how much it gains.
# Takes $mv: text, $count: number
small-hint-reply = { $count ->
    [0] No reply gains anything.
   *[other] The best reply, { $mv }, gains { $count }.
}
# $count: how much a reply would gain after most of the other moves, or more.
# Takes $count: number
small-hint-elsewhere = After most other moves, the other side could gain { $count }.
# What may come next: the reply, and the move after that, with what it gains.
# Takes $reply: text, $mv: text, $count: number
small-hint-then = { $count ->
    [0] It may go on with { $reply } and { $mv }.
   *[other] After { $reply }, { $mv } gains { $count }.
}
# For screen readers: a point, and what lies on it: "Dark" or "Empty".
# Takes $at: text, $what: text
small-point = { $at }, { LOWERFIRST($what) }
small-empty = Empty
# Why a text is not a position. $example: the position at the start.
# Takes $text: excerpt, $example: text
small-malformed = “{ $text }” is not a position; write one like that at the start, “{ $example }”
# Why a move is illegal. $why: the refusal of the game, without its full stop.
# Takes $mv: text, $why: text
small-cannot-move = { $mv } cannot be played: { LOWERFIRST($why) }
# Takes $name: excerpt
small-no-options = there is no option “{ $name }”: this game has none
# Takes $name: excerpt, $options: text
small-no-option = there is no option “{ $name }”; the options are { $options }
# Takes $option: optional text, $value: excerpt
small-not-a-switch = { $option } can be on or off, not “{ $value }”
# The paragraph of the rules about the mouse and the keys. $example: a move, as in “a1b2”.
# Takes $example: text
small-board-hands = Press a piece or a point, and then a marked point. On a keyboard, go from point to point with the arrow keys and press Enter, or type a move by its points, as in { $example }.
# The two values of an option.
small-board-on = On
small-board-off = Off
# For screen readers, behind the name of a point: the player has chosen the piece there, or may go there with the chosen one.
small-board-chosen = chosen
small-board-target = you can go there
# How a review judges a position for $name, the player to move. $moves: the moves of the winner until the end.
# Takes $name: text, $chances: Chances
small-board-expected = { $chances ->
    [much] { $name }: far ahead.
    [better] { $name }: slightly ahead.
    [worse] { $name }: slightly behind.
    [much-worse] { $name }: far behind.
   *[even] Both sides are even.
}
# Takes $name: text, $moves: number
small-board-expected-win = { $name } can win { $moves ->
    [one] at once.
   *[other] in { $moves } moves.
}
# Takes $name: text, $moves: number
small-board-expected-loss = { $name } will lose: the other player wins { $moves ->
    [one] with the next move.
   *[other] in { $moves } moves.
}
# A fault of $name: the move, and the better one. $kind: "Missed a win".
# Takes $kind: text, $name: text, $played: text, $better: text
small-board-fault = { $kind }: { $name } played { $played }. Better: { $better }.

## Texts and files that contain games

# A text or a file was read. $title: the name of the game; $moves: how many it has; $form: how it is written.
# Takes $title: text, $moves: number, $form: Form
door-opened = { $title }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, read as { $form ->
    [record] a record of this program
    [readable] a text to read
    [saved] a saved game
    [link] a game in one line
    [position] a position
    [moves] a list of moves
    [vietnamese] Vietnamese notation
    [vietnamese-words] moves in Vietnamese words
    [wxf] WXF notation
    [chinese] Chinese notation
    [coordinates] coordinates, ranks 0 to 9
    [coordinates-from-one] coordinates, ranks 1 to 10
    [letters] letters and coordinates
    [dhtmlxq] a DhtmlXQ game
    [column-first] squares, column first
    [psq] a Piskvork file
    [sgf] an SGF file
   *[numbers] pairs of numbers
}.
# $list: what was passed over, such as "2 comments, 1 variation".
# Takes $list: text
door-passed-over = Skipped: { $list }.
# A file that names no rules, but has a winner.
door-guessed-rules = It names no rules, so the program uses those by which its last move wins.
# The moves before one that is refused were read. $moves: how many; $why: a sentence.
# Takes $moves: number, $why: text
door-stopped = { $moves ->
    [one] The first move could be read.
   *[other] The first { $moves } moves could be read.
} { $why }
# The same in a game in which a move of each side counts as one.
# Takes $why: text
door-stopped-within = Only the beginning of the game could be read. { $why }
# $kind: what it is; $count: how many.
# Takes $kind: PassedOverKind, $count: number
door-passed = { $kind ->
    [comments] { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
    [variations] { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }
    [marks] { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
    [tags] { $count ->
        [one] { $count } tag
       *[other] { $count } tags
    }
    [lines] { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
    [words] { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
    [names] { $count ->
        [one] the end of { $count } long name
       *[other] the ends of { $count } long names
    }
   *[bytes] { $count ->
        [one] { $count } unreadable byte
       *[other] { $count } unreadable bytes
    }
}
# The forms in which a game is copied and saved, as choices.
# For each Form
door-form_record = Record of this program (loses nothing)
door-form_readable = Text to read
door-form_saved = Saved game
door-form_link = One line: oanquan:…
door-form_position = Position
door-form_moves = Squares, row first: 8h9i
door-form_vietnamese = Vietnamese: P2-5 M8.7
door-form_vietnamese-words = Vietnamese words: Pháo 2 bình 5
door-form_wxf = PGN, WXF moves: C2=5 H8+7
door-form_chinese = PGN, Chinese moves
door-form_coordinates = PGN, ICCS moves: H2-E2
door-form_coordinates-from-one = Coordinates, ranks 1 to 10: h3e3
door-form_letters = Letters and coordinates: Che2
door-form_dhtmlxq = DhtmlXQ
door-form_column-first = Squares, column first: h8i9
door-form_psq = Piskvork file (.psq)
door-form_sgf = SGF file (.sgf)
door-form_numbers = Pairs of numbers: 7,7
# The heading of the list of games in a file with several, and the line below it.
door-choose = Which game?
# Takes $games: number
door-choose-hint = { $games ->
    [one] The text contains { $games } game.
   *[other] The text contains { $games } games.
}
# A game of that list. $title: the name of the game; $name and $other: its players.
# Takes $title: text, $moves: number
door-listed = { $title }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# Takes $name: text, $other: text
door-between = { $name } – { $other }
door-first-won = 1–0
door-second-won = 0–1
door-drawn = ½–½
# A move of a record with which the rules here end the game, although its players went on. $why: how the
# game ends, in a sentence.
# Takes $why: text
door-passed-end = By the rules here, the game ends with this move. { $why } The players went on.
# The same position, before somebody plays on from it.
door-goes-on = By the rules here, the game ends at this point or ended before it. Repetitions and other counts start again from zero.
# The label of the choice of rules by which a replayed game goes on.
door-by-rules = By which rules?
# Why a text is no game. $title: the name of the game that it looks like; $format: the name of a file format.
# Takes $title: text
door-seems = This looks like { $title }.
door-empty = There is nothing to read.
# Takes $format: text
door-unread-format = This is a file in the format { $format }, which this program does not read. Save the game as PGN in the program that made it, and open that file.
door-names = This looks like a list of names. Paste it into the box for the names of a new tournament, on the page “{ tournament-for-class }”.
door-address = This is the address of a web page. Copy the game on that page instead.
door-other-game = This looks like a record of a game that this program does not have.
door-numbers = There are only numbers here. A move of Ô ăn quan is a number and + or -, as in 3+.
door-prose = There are no moves in this text.
door-can-be-read = No game was found in the pasted text. Copy the whole line with the game, then paste again.
# The dialog that writes the game on the screen for other programs and people.
door-save-game = Save as…
door-save-game-hint = “Copy game (text)” uses this form, too.
door-written-as = Written as
door-copy = Copy

## The host without a window

# $folder: the folder in which the games are kept.
# Takes $folder: text
terminal-serving = Open this address on the other devices of your network, and type the code there. Ctrl+C ends; the games are kept in { $folder } and go on next time.
terminal-serving-no-page = Guests need the program, because there is no page for browsers here. scripts/page --build makes it; name its folder with --page.
# In a browser, at the address of a host that has no page.
terminal-no-page = This host has no page for browsers. Join with the program Ô Ăn Quan, or ask the host to make the page: scripts/page --build, then serve --page target/page.

# The commands of `join` besides board, moves, help and quit, with their other names; see Verb.
# For each RoomVerb
terminal-room-verb_resign = resign
terminal-room-verb_offer = draw, stop
terminal-room-verb_take-back = undo, take back
terminal-room-verb_yes = yes, y
terminal-room-verb_no = no, n
terminal-room-verb_rematch = rematch
terminal-room-verb_play-on = play on
terminal-room-help = Type a move, or: board, moves, resign, draw (offers to end the game), undo (asks to take a move back), yes, no (also withdraws what you have offered), rematch, play on (instead of the computer), quit.
# $code: the code of the room.
# Takes $code: text
terminal-room-waits = You are in the room { $code }. The game begins when all seats are taken.
terminal-room-watching = You are watching.
terminal-room-turn = Your turn.
terminal-room-unknown = This program does not know the rules of this room.

## Play between devices, in the window and in the terminal

# Why the host refuses something.
# For each Refused
together-refused_late = Something else happened first.
together-refused_no-seat = You are only watching here.
together-refused_not-host = Only the host can do this.
together-refused_not-playing = No game is being played.
together-refused_playing = That is possible once the game is over.
together-refused_not-your-turn = It is not your turn.
together-refused_computer-plays = The computer is playing for you. Choose to play on first.
together-refused_not-a-move = The host does not take this move.
together-refused_seat-taken = Somebody else is sitting there.
together-refused_room-full = All seats are taken. You can watch.
together-refused_no-offer = The offer is no longer open.
together-refused_offer-open = Another offer is waiting for its answer.
together-refused_offered-before = This was declined or withdrawn. Play a move first.
together-refused_nothing-to-take-back = There is no move of yours to take back.
together-refused_phrases-off = The host has switched the phrases off.
together-refused_too-soon = Wait a moment.
together-refused_long-name = This name is too long.
together-refused_no-such-game = The host does not have this game with these rules.
together-refused_no-such-room = This room does not exist any more.
together-refused_not-watched = Nobody can watch in this room.
together-refused_wrong-code = This code is wrong.
together-refused_too-many-tries = Too many wrong codes. Wait a minute.
together-refused_needs-code = Type the code that the host shows.
together-refused_too-many-rooms = The host cannot open another room.
together-refused_paused = All games stand still. Look to the front.
together-refused_worn = Too much has happened in this room. Open another one.
together-refused_not-kept = The host's disk takes nothing more. Tell the host.
# Takes $seconds: number
together-not-gone = The player may come back. Wait { $seconds } s more.
# This program and the one to which it connects, which may hold a class, speak other versions.
together-older = This program is older than the one there. Update it, or reload the page.
together-newer = The program there is older than this one. It has to be updated.
together-not-understood = The host does not understand this device.
# Takes $address: text
together-connecting = Connecting to { $address }…
# Takes $address: text
together-no-answer = Nobody answers at { $address } yet. Is the address right, and are both devices on the same network? Still trying…
# Takes $name: text
together-gone = { $name } is gone.
# Takes $name: text, $seconds: number
together-gone-wait = { $name } is gone. In { $seconds } s you can claim the game, or let the computer play on.
# Takes $name: text
together-gone-claim = { $name } is gone. Wait, let the computer play on, or claim the game.
# With three or four seats, the others go on with the game without somebody who is gone.
# Takes $name: text, $seconds: number
together-gone-wait-of-several = { $name } is gone. In { $seconds } s you can let the computer play on, or put { $name } out of the game.
# Takes $name: text
together-gone-put-out = { $name } is gone. Wait, let the computer play on, or put { $name } out of the game: the others play on.
# Takes $name: text
together-gone-elsewhere = { $name } is in another room of this host.
together-computer-plays-for-you = The computer is playing for you.
# A game of two is over because one player did not come back. $name: the other one.
# Takes $name: text
together-away-lost = You were away for too long, so { $name } wins.
# Takes $name: text
together-away-won = { $name } was away for too long, so you win.
# For people who watch.
# Takes $name: text, $winner: text
together-away-watched = { $name } was away for too long, so { $winner } wins.
together-waits-for-stop = You have offered to end the game here and to count. Waiting for the answer.
together-waits-for-draw = You have offered a draw. Waiting for the answer.
together-waits-for-take-back = You have asked to take your move back. Waiting for the answer.
together-waits-for-rematch = You want a rematch. Waiting for the answer.
together-unknown-rules = This program does not know the rules of this room. Update it.
# The page on which people at several devices meet. The button that opens it, and its heading.
together-open = Play together
together-your-name = Your name
together-join-heading = Join
together-join-hint = Type or paste the address that the other device shows; its code can follow it.
# Above the hosts that this program has found on the network by itself.
together-found = On this network:
# In its place as long as it has found none.
together-looking = Looking around on this network…
# A button. $name: the name of a class or of a machine.
# Takes $name: text, $address: text
together-found-host = { $name } ({ $address })
# The field for that address.
together-address = Address
# A button.
together-join = Join
together-host-heading = Open a room on this computer
together-host-hint = The others join from their devices on the same network, telephones too. Rules and clock are those that you chose last for a new game.
# The same where this program has no page for browsers.
together-host-hint-program = The others join with this program from their computers on the same network. Rules and clock are those that you chose last for a new game.
together-which-game = Which game?
# A button that opens a room of the game whose rules and clock were set just before; they stand above it.
# Takes $game: text
together-open-room = Open a room: { $game }
# Below it, above the buttons of the other games.
together-or-another-game = Or another game:
together-starting = Opening the room…
together-code-hint = Type the six digits that the host shows.
# The field for these digits.
together-code = Code
together-no-code = A code has six digits.
# The code was right, or the host needs none.
together-no-rooms = You are in. No room is open yet: open one, or wait.
together-rooms-heading = Rooms of this host
together-new-room = Open a room at this host
# $code: six digits.
# Takes $code: text
together-room-code = The code of this room is { $code }.
together-begins-when-full = The game begins as soon as all seats are taken.
# What is agreed: how many play, if these are more than two.
# Takes $sides: number
together-for-players = { $sides } players.
# What is agreed: there is no clock.
together-no-clock = No clock.
together-free-seat = Free
# The person has left a game in another room of this host, and is to move there. $names: the other players.
# Takes $names: text
together-clock-elsewhere-with = Your clock is running in the game with { $names }.
together-clock-elsewhere = Your clock is running in another game.
# Above other rooms, each a button.
together-waits-elsewhere = In other rooms of this host, others are waiting:
# Takes $name: text
together-you-at-seat = { $name } (you)
# A button beside a free seat.
together-let-computer-sit = Seat a computer
# What it asks then, above the computers.
together-which-computer = Which computer?
# Above the address of this computer and the code of the room, in large print.
together-invite = The others scan this picture, or open this address in a browser:
together-invite-program = The others open this program, press “{ together-open }” and type this address:
# Below the address of a host that has no page.
together-no-page = Only this program can join: this copy has no page for browsers.
# Above the address once all seats are taken.
together-invite-watchers = All seats are taken. Others can watch: they scan this picture, or open this address in a browser:
together-invite-watchers-program = All seats are taken. Others can watch: they open this program, press “{ together-open }” and type this address:
together-and-code = The code of the room:
together-other-addresses = If nobody gets in, this computer has other addresses, too:
# What screen readers say of the picture with the address.
together-code-of-address = The address of the room as a code for telephones
together-firewall = If nobody can join, this computer's firewall may keep the others out: allow the program on private networks. The Wi-Fi of some schools keeps all devices apart; use a hotspot then.
together-code-needs-address = A code alone does not say where. Type the address, too.
together-no-address = This address is not complete. An example: 192.168.1.5:8440.
# On a page that no host serves.
together-only-host = On this page you can play against the computer and at one device. To play with people at other devices, open the address in the browser that their program shows.
together-only-browser = This host encrypts. Open its address in a browser.
# Buttons in a game with people at other devices.
together-accept = Accept
together-decline = Decline
# What one has offered oneself.
together-withdraw = Withdraw
# Goes to the room in which the other player is.
together-follow = Go there
together-claim = Claim the game
together-put-out = Put out of the game
together-let-computer = Computer plays on
together-take-over = Play on myself
together-rematch = Rematch
together-ask-take-back = Ask to take back
together-leave = Leave
together-resign-question = You lose this game then.
together-leave-heading = Leave the game?
together-leave-game = Your seat is kept for a while, and you can join again. After 20 seconds, the other side may claim the game.
# The same with three or four seats.
together-leave-game-of-several = Your seat is kept for a while, and you can join again. After 20 seconds, the others may let the computer play for you, or put you out of the game.
# Follows the text of the question, in a game with clocks.
together-clocks-run-on = The clocks run on while you are away.
together-leave-as-host = This computer is the host: the room closes for everybody. The game waits here until you go back to it.
# Takes $address: text
together-reconnecting = The connection with { $address } is lost. Connecting again…
# The host has not answered for this time, although nothing says that the connection is lost.
# Takes $address: text, $seconds: number
together-silent = No answer from { $address } for { $seconds } s: the connection is lost. Connecting again…
# The host has been closed.
together-host-ended = The host has ended.
# $name: the player whose program was the host.
# Takes $name: text
together-closed-by = { $name } has closed the room.
together-game-lies = The game so far lies in “{ library-games }”.
# The way back to a game with people at other devices, after the program was closed.
# $game: such as "Cờ caro".
# Takes $game: text
together-under-way-here = { $game } is under way in your room.
# Takes $game: text, $address: text
together-under-way-at = { $game } is under way at { $address }.
# If the name of the other player is known.
# Takes $game: text, $name: text
together-under-way-with = { $game } is under way with { $name }.
# The same on the home, below the name of the game.
together-home-here = Under way in your room
# Takes $address: text
together-home-at = Under way at { $address }
# Takes $name: text
together-home-with = Under way with { $name }
# The program was killed while it was the host, and has just been started again.
# Takes $name: text
together-opens-again = The program was cut off during the game with { $name }. Your room is open again.
# A button.
together-go-back = Go back to the game
# Beside it: the game goes on here, or not at all.
together-forget-way = Do not go back
# Below a field that is empty.
together-address-missing = Type the address that the other device shows.
# Buttons beside a room, and beside a free seat for somebody who watches.
together-watch = Watch
# $room: the game and its players.
# Takes $room: text
together-watch-room = Watch { $room }
together-sit-here = Sit here
together-watching = You are watching.
# For somebody who came to play.
together-all-taken = All seats are taken, so you are watching.
# Takes $name: text
together-watches = { $name } is watching.
# Takes $name: text
together-watches-no-more = { $name } has stopped watching.
# Nobody is left of those who watched.
together-nobody-watches = Nobody is watching any more.
# Takes $count: number
together-watchers = { $count ->
    [1] One person is watching.
   *[other] { $count } people are watching.
}
# A button, and the heading of the phrases below it.
together-say = Say something
# A switch: the eight phrases below can be said.
together-allow-phrases = Players may say phrases
# A switch of the host: the player may ask for hints.
# Takes $name: text
together-allow-help = Hints for { $name }
# Takes $name: text
together-may-have-help = { $name } may ask for hints.
# Takes $name: text
together-no-help = { $name } plays without hints.
together-own-help = You may ask for hints now.
together-no-own-help = Your game goes on without hints.
# A button of the host: the player loses the seat.
# Takes $name: text
together-remove = Take { $name } off the table
# The question before it, and what follows from it.
# Takes $name: text
together-remove-heading = Take { $name } off the table?
together-remove-question = The seat becomes free for somebody else.
together-free-seat-now = Free the seat
# What screen readers say of a face that one can choose. $number: the number of the face.
# Takes $number: number
together-face = Face { $number }
# The button during a game that shows how others join, and the heading of what it shows.
together-room = Room
together-back = Connected again.
# The name of who has given none.
together-guest = Guest
# What has happened in the room. $name: a player.
# Takes $name: text
together-sat = { $name } has sat down.
# After a game: nobody to play another one with.
# Takes $name: text
together-has-left = { $name } has left.
# Takes $name: text
together-rose = { $name } has got up.
# Takes $name: text
together-computer-plays = The computer plays for { $name }.
# Takes $name: text
together-plays-on = { $name } plays on.
together-took-back = A move was taken back.
# Takes $name: text
together-out-of-time = { $name } is out of time.
together-own-out-of-time = Your time is up. The game goes on.
# For each Offer, takes $name: text
together-offers_stop = { $name } offers to end the game here and to count.
together-offers_take-back = { $name } asks to take a move back.
# Follows it, for the one who is asked.
together-own-move-goes = Your last move goes, too.
# An offer has ended because somebody has played.
# For each Offer
together-lapsed_stop = A move was played, so the offer to end the game is no longer open.
together-lapsed_take-back = A move was played, so the request to take a move back is no longer open.
# Takes $name: text
together-offers-draw = { $name } offers a draw.
# Takes $name: text
together-accepts = { $name } accepts.
# Takes $name: text
together-declines = { $name } declines.
together-withdrawn = The offer is withdrawn.
# Takes $name: text
together-wants-rematch = { $name } wants a rematch.
# Takes $name: text
together-wants-no-rematch = { $name } no longer wants a rematch.
# $said: one of the phrases below.
# Takes $name: text, $said: text
together-says = { $name }: “{ $said }”
# The teacher of a class stops all games, and lets them go on.
together-paused = All games stand still. Look to the front.
together-goes-on = The game goes on.
# Takes $seconds: number
together-resumed = The host has started again. The clock waits { $seconds } s.
together-closed = The room is closed.
# The eight phrases. There is no other chat.
together-phrase-hello = Hello!
together-phrase-good-luck = Good luck!
together-phrase-good-move = Good move!
together-phrase-thinking = Let me think.
together-phrase-oops = Oops!
together-phrase-hurry = Your turn!
together-phrase-thanks = Thank you!
together-phrase-bye = Bye, see you!

## A class that one computer serves, in the window

# Why the class refuses something.
# For each ClassRefused
class-refused_no-class = The class is not open yet. Wait for your teacher.
class-refused_open = A class is open already. Forget it first.
class-refused_not-teacher = Only the teacher can do this.
class-refused_no-seat = Tap your name first.
class-refused_has-seat = This device has another seat already.
class-refused_no-such-seat = This seat does not exist any more.
class-refused_seat-taken = Somebody has this seat. If it is yours, press “{ class-on-another }”.
class-refused_wrong-digits = These are not the digits of this seat. Look at your other device, or ask your teacher.
class-refused_too-many-tries = Too many wrong digits. Wait a minute, or ask your teacher.
class-refused_name = A name needs letters, and has room for 30.
class-refused_same-name = This name is on the list already.
class-refused_full = The class is full: it has 60 seats.
class-refused_door-full = Too many are waiting. Try again in a minute.
class-refused_nobody-waits = Nobody waits there any more.
class-refused_cannot-teach = That device cannot show the teacher's page, which needs this program on a computer.
class-refused_playing = Games are still going on. End them first.
class-refused_not-now = That is not possible now.
class-refused_not-invited = This invitation is no longer open.
class-refused_too-few = Too few children are here.
class-refused_all-met = Everybody has met everybody. Press “{ class-anew }” first.
class-refused_not-for-two = This needs a game for two.
class-refused_worn = Too much has happened in this class. Forget it, and open it again.
# The heading of the pages of a class.
class-class = Class
# In place of the sentences about rooms and their hosts.
class-closed = Your teacher has closed the class.
class-code-hint = Type the six digits that your teacher shows.
class-cut-off = The connection with your teacher's computer is lost. Connecting again…
# Takes $seconds: number
class-silent = Your teacher's computer has not answered for { $seconds } s. Connecting again…
# The programs of the child and of the teacher speak other versions.
class-older = This program is older than your teacher's. Update it, or reload the page.
class-newer = Your teacher's program is older than this one. Tell your teacher.
class-phrases-off = Your teacher has switched phrases off for you.
# The other child of a game. $name: its name.
# Takes $name: text
class-gone = { $name } is gone. Wait, or tell your teacher: the computer can play on.
# The child has lost its seat: to another device, or because the teacher has removed its name.
class-seat-moved = Your seat is on another device now.
class-off-list = Your teacher has taken your name off the list.

# What children read. The list of names, each of which is a button.
class-tap-name = Tap your name.
# A name that another device has.
# Takes $name: text
class-taken = { $name } (here already)
# A button.
class-on-another = It is me, on another device
class-tap-taken = Tap your name to come back to your seat.
# Takes $name: text
class-digits-hint = { $name }, type the four digits that your other device shows.
# The field for the digits.
class-digits = Four digits
class-no-digits = A seat has four digits.
# Buttons.
class-take-seat = Take my seat
class-ask-teacher = Ask the teacher
class-not-listed = My name is not on the list
class-to-names = Back to the names
# The field for the name of a child that is not on the list.
class-own-name = Your name
class-at-door = Wait until your teacher lets you in.
# Below it: the number that the teacher sees beside the name.
# Takes $number: number
class-door-number = No. { $number }
class-turned-away = Your teacher has not let you in.
# The page after that.
class-wait = Wait for your teacher.
class-your-face = Your face
# Takes $digits: text
class-your-digits = Remember your digits: { $digits }. You need them if you change to another device.
# A button of a child that has taken the seat of another.
class-not-me = This is not me
# Every game of the class stands still.
class-front = Look to the front!
# How the last game ended. $name: the other player.
# Takes $name: text
class-won = You won against { $name }.
# Takes $name: text
class-drew = You drew with { $name }.
# Takes $name: text
class-lost = { $name } won against you.
class-bye = You have no opponent in this round, which counts as a win.
# After that, as long as the game goes on.
class-bye-plays = Meanwhile, you play the computer.
# A computer as a player: a child of the class may have the same name. $name: such as "Tèo".
# Takes $name: text
class-computer-named = { $name } (computer)
# Buttons that lead from the page of the class to the board, and back.
class-to-board = To my board
# The same once the game is over.
class-see-game = Look at my game
# A position in which each child looks for the best move on its own board.
class-find = Which move is best here?
class-answer-sent = Your answer has reached your teacher.
class-right = Right! This is the solution.
class-other-solution = This is the solution. Your answer was another one.
class-only-solution = This is the solution.
# Above the board of a puzzle that a class solves: its number, how many the child has solved, and the time left.
# Takes $number: number, $solved: number, $time: text
class-puzzle = Puzzle { $number } · solved: { $solved } · { $time }
# How many puzzles or steps of a lesson the child has done.
# Takes $solved: number, $tried: number
class-solved = You have solved { $solved } of { $tried }.
# Above the number of each child, and its name.
class-solved-by = Solved by each child:
# In place of puzzles or of a lesson that came with a later version.
class-unknown-tasks = This program does not have what your class does now. Update it, or open your teacher's address in a browser.
class-to-class = To the class
# Children invite each other; below, their names are buttons.
class-invite = Whom do you want to play?
class-nobody-free = Nobody is free now.
# Takes $name: text
class-invites = { $name } wants to play with you.
# Takes $name: text
class-invited = You have invited { $name }. Waiting for the answer.

# What the teacher reads. On the page “For the class”.
class-open = Open the class
class-open-hint = The children join with telephones, tablets or computers on the same network, and this computer serves them. Their list is kept for the next lesson.
class-opening = Opening the class…
# The way back from the form to all lists, and the parts of the form.
class-lists = All lists
class-title = Name of the class
class-understood = The children are:
# Takes $count: number, $most: number
class-too-many = A class has at most { $most } children; there are { $count }.
# A class list without a title. $day: when it was begun.
# Takes $day: text
class-untitled = Class of { $day }
# Buttons: opens a list, and begins another one.
# Takes $title: text
class-open-list = Open { $title }
class-another-list = Another class
# On the home: the class that this computer served last.
class-open-again = Open the class again
# The program was killed while it served the class, and has just been started again.
class-opens-again = The program was cut off during the lesson. Your class is open again.
# What the teacher is called before there is a name.
class-teacher = Teacher
# On the projector, in all languages at once.
class-project = Scan the picture, or open this address in a browser. Then tap your name.
# The same where this program has no page for browsers.
class-project-program = Open this program, press “{ together-open }” and type this address. Then tap your name.
# The same for a class without a list.
class-project-new = Scan the picture, or open this address in a browser. Then type your name.
class-project-program-new = Open this program, press “{ together-open }” and type this address. Then type your name.
# After a minute in which no child has come.
class-nobody-yet = Nobody has reached this computer yet. What may help stands below.
# Below it, what this computer can tell by itself, in one sentence each. $address: as the invitation shows it.
class-reach-heading = What this computer can tell
class-reach-trying = It is trying its own address.
# Takes $address: text
class-reach-itself = It answers itself at { $address }: the program listens. Only another device can tell whether a firewall lets it in.
# Takes $address: text
class-reach-not-itself = It does not answer itself at { $address }: a firewall on this computer blocks the program, or the network has changed. Close the class and open it again.
class-reach-no-network = It is in no network. Connect it with the Wi-Fi, or open a hotspot.
# Takes $address: text
class-reach-one-address = It has one address, { $address }: the children's devices must be on that network.
# Takes $count: number
class-reach-addresses = It has { $count } addresses: the children's devices reach only those of their own network. Try the others on this page.
class-reach-nobody = No other device has asked for the page. Either the address was typed wrong, or the network or a firewall keeps the devices out.
class-reach-fetched = A device has fetched the page, so the network lets it in. But no page has opened a connection: reload it there, or open it in another browser.
# In place of the sentence that nobody has come: the device may be gone again.
class-reach-entered = A device has connected: neither the network nor a firewall kept it out. The child there only has to tap its name. If others cannot come, what may help stands below.
class-nobody-help = What may help
class-nobody-network = Are the devices on the same network as this computer? Telephones leave a Wi-Fi without internet by themselves: switch mobile data off.
# $port: the number of a port, as text.
# Takes $port: text
class-nobody-firewall = Does this computer let others in? Allow the program on private networks if Windows asks; on Linux, type: sudo ufw allow { $port }/tcp
class-nobody-apart = If that is all right, the Wi-Fi keeps its devices apart, as in many schools. Use a hotspot:
class-hotspot-phone = Telephone: switch its hotspot on, and connect this computer and the children with it. About ten devices.
class-hotspot-windows = Windows: Settings, Network & internet, Mobile hotspot: on. Eight devices.
class-hotspot-linux = Linux: nmcli device wifi hotspot ssid Class password oanquan123
class-hotspot-router = A whole class needs a Wi-Fi router; it works without internet, too.
# Takes $count: number, $all: number
class-count = { $count } of { $all } are here
# For each ClassPart
class-part_invite = Invitation
class-part_boards = Boards
class-part_children = Children
class-part_standings = Standings
# The device that waits shows the number, too.
# Takes $name: text, $number: number
class-knocks = { $name } waits at the door (No. { $number }).
# Takes $name: text, $number: number
class-comes-again = { $name } wants to come back on another device (No. { $number }).
# Takes $name: text
class-let-in = Let { $name } in
# Takes $name: text
class-turn-away = Turn { $name } away
# A button for the teacher who waits there with another device; then a question, and its answer.
# Takes $name: text
class-let-name-teach = Let { $name } teach
# Takes $name: text
class-let-teach-heading = Let { $name } teach?
# Takes $number: number
class-let-teach-question = The device that shows No. { $number } can then see and do all that you can here. Do this only with a device of your own.
class-let-teach = Let this device teach
# At the first device, with a button that takes it back.
# Takes $name: text, $number: number
class-teaches-too = { $name } teaches, too (No. { $number }).
# Takes $name: text
class-teach-no-longer = Let { $name } teach no longer
# At the second device, when that was pressed, and when the class has ended.
class-taken-back = The computer that serves the class lets this device teach no longer.
class-closed-elsewhere = The class was closed on the computer that serves it.
# On the page of a teacher whose class another computer serves.
class-invited-elsewhere = The computer that serves the class shows the invitation.
class-leave-elsewhere = Stop teaching here
# What the class can do together: buttons.
class-game = Game
class-round = Swiss round
class-free-play = Free play
class-computer = Against the computer
class-simul = Me against all
# A button: everybody looks for the best move in one position. It is the heading of the dialog that chooses it, too.
class-position = A position for all
# Buttons and headings: everyone solves puzzles one after another, and everyone does the same lesson.
class-puzzles = Puzzles against the clock
class-lesson = A lesson for all
# The choice of the puzzles: for how long, how difficult, and whether the children see the counts.
class-minutes = Time
# Takes $minutes: number
class-minutes-of = { $minutes } min
class-difficulty = Difficulty
class-mixed = Easy ones first
class-shows-solved = The children see who has solved how many
# $count: how many puzzles there are for the class.
# Takes $count: number
class-row = { $count ->
    [one] One puzzle is ready, the same for all.
   *[other] { $count } puzzles are ready, the same for all.
}
class-no-puzzles = No puzzle is like that.
class-begin = Begin
# While they run. $time: as a clock shows it.
# Takes $time: text
class-time-left = { $time } left
# How many puzzles or steps a child has solved; also for a theme. $of: of how many.
# Takes $name: text, $solved: number, $of: number
class-child-solved = { $name }: { $solved } of { $of } solved
# The head of the column with that number.
class-of = of
# Where the position comes from.
class-position-from = Position
class-from-puzzles = A puzzle
class-from-text = A copied position
# A field for a position as text.
class-position-text = Paste the position here
# Buttons of that dialog.
class-another-puzzle = Another puzzle
class-earlier = Earlier
class-later = Later
class-show-to-all = Show it to all
# Below a text that is no position in which somebody is to move.
class-no-position = This is no position of this game.
# On the page of the teacher while all look at it.
# Takes $count: number, $all: number
class-answered = { $count } of { $all } have answered
# An answer, and how often it was given. $answer: the move in words, as in "cell 3 to the left".
# Takes $count: number, $answer: text
class-answer = { $count } × { $answer }
# Buttons that show the solution to all: the known one, or the answer that the teacher has pressed.
class-show-solution = Show the solution
# Takes $answer: text
class-is-right = The solution is { $answer }: show it to all
# Takes $answer: text
class-solution = The solution: { $answer }
class-press-answer = Press an answer to see it on the board.
# Stops every clock, and lets all go on.
class-pause = Look to the front
class-go-on = Go on
# In the meantime, on the page of the teacher.
class-paused = The class is paused. Press “{ class-go-on }” to let it go on.
# What the class does now. $what: such as "Swiss round · Cờ caro".
# Takes $what: text
class-now = Now: { $what }
# Children who have no game while they invite each other.
# Takes $count: number
class-choosing = { $count ->
    [0] Everybody plays.
    [one] One child is choosing whom to play.
   *[other] { $count } children are choosing whom to play.
}
# Takes $count: number
class-end-running = { $count ->
    [0] End this
    [one] End this: one game goes on
   *[other] End this: { $count } games go on
}
class-end-heading = End this now?
class-end-question = Games that still go on end as they stand, and count so.
class-end-now = End them
# The same while the children do puzzles or a lesson.
class-end-tasks-question = The children stop where they are. What they have solved is kept.
class-end-tasks = End now
class-no-boards = Choose a game and what the class does. Every board then opens by itself.
# In place of the boards in free play.
class-free-now = The children are inviting each other. Each game appears here as it begins.
# Who is to move on a board.
# Takes $name: text
class-to-move = { $name } to move
# Takes $name: text, $minutes: number
class-slow = { $name } to move, for { $minutes } min
# The result of a board.
# Takes $name: text
class-board-won = { $name } won
# What screen readers say of a board.
# Takes $first: text, $second: text, $state: text
class-board = { $first } – { $second }: { $state }
class-no-children = Nobody is on the list yet. Who comes waits at the door.
# More names for the list of a class that is open, and the button that adds them.
class-more-names = More names, one per line
class-add-names = Add to the list
# How a child is.
class-state-here = here
class-state-plays = plays
# Takes $minutes: number
class-state-gone = { $minutes ->
    [0] gone
   *[other] gone for { $minutes } min
}
class-state-away = not here yet
class-state-sits-out = sits out
# What the teacher can do about a child.
# Takes $digits: text
class-digits-of = Digits for another device: { $digits }
class-name = Name
class-rename = Rename
class-may-speak = May say phrases
class-takes-part = Takes part in what begins next
class-level = The computer against this child
class-stand-in = The computer plays on for this child
# Sends two children to a board of their own.
class-pair-with = Play against
class-nobody-chosen = Nobody
class-pair = Send both to a board
class-remove = Take off the list
# Takes $name: text
class-remove-heading = Take { $name } off the list?
class-remove-question = The seat becomes free, and the computer plays on in its place. The results stay.
# Sheets to print: what a child has done in this class, with puzzles that it has missed.
class-progress = Progress sheet…
class-progress-all = Progress sheets of all…
class-progress-title = Progress sheet
# $text: how a game ended, as a sentence to the child.
# Takes $round: number, $text: text
class-progress-round = Round { $round }: { $text }
# Takes $place: number, $count: number, $points: text
class-progress-place = Place { $place } of { $count }, points: { $points }
# In place of a game.
class-progress-bye = no opponent, counted as a win
class-progress-games = Games
class-progress-none = Nothing yet.
class-progress-again = Try these again
class-progress-solutions = Solutions
# The tournament of the class begins again.
class-anew = New tournament
class-anew-heading = Begin a new tournament?
class-anew-question = The rounds so far, with all results, also of puzzles and lessons, are forgotten. The names and seats stay.
# Below the result of a game: how many points lay in the stores.
# Takes $first: text, $points: number, $others: number, $second: text
class-board-points = On the board: { $first } { $points } : { $others } { $second }
class-no-rounds = The standings come with the first Swiss round.
# Above the games of all rounds, whose results can be set.
class-correct = To correct a result, press what is right.
class-leave = Close the class
class-leave-heading = Close the class?
class-leave-question = The children's devices are disconnected. Seats, games and results are kept here until you open the class again.
class-leave-unkept = The children's devices are disconnected. Another window keeps the classes of this computer, so this one is forgotten.
class-forget = Forget this class
class-forget-heading = Forget this class?
class-forget-question = All seats, games and results are deleted from this computer. Your list of names stays on the page “{ tournament-for-class }”.
# The host has a class from before, and the teacher has come with another list.
# Takes $count: number
class-before = { $count ->
    [one] A class with one name is still open from before.
   *[other] A class with { $count } names is still open from before.
}
class-go-on-before = Go on with it
class-open-new = Forget it and open the new one
