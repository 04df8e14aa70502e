### Mọi lời của chương trình bằng tiếng Việt. Các mục theo đúng thứ tự của en.ftl; cách viết tệp, chỗ dùng
### của từng mục và nội dung của các biến { $... } được giải thích ở đó.

## Chương trình

language = Tiếng Việt
title = Ô Ăn Quan
subtitle = Trò chơi dân gian Việt Nam

## Trang đầu và trang ván mới

play = Chơi
resume = Chơi tiếp
resume-against = Chơi tiếp với { $name }
resume-of = Chơi tiếp: { $players }
how-to-play = Cách chơi
other-games = Trò chơi khác
about = Giới thiệu
quit = Thoát
board = Số người chơi
sides = { $sides } người
who-plays = Chơi với ai
one-player = Với máy
only-people = Với bạn bè
only-computers = Xem máy đấu
mixed = Tự chọn
level = Trình độ của máy
side_bottom = Bên gần
side_top = Bên xa
side_right = Bên phải
side_left = Bên trái
person = Người
common-level-name_beginner = Mới chơi
common-level-name_easy = Dễ
common-level-name_medium = Trung bình
common-level-name_hard = Khó
common-level-name_expert = Lão luyện
common-level-name_master = Cao thủ
level-hint_beginner = Thường bỏ lỡ nước hay.
level-hint_easy = Thấy lợi trước mắt là đi ngay.
level-hint_medium = Tính cả nước bạn đáp lại.
level-hint_hard = Tính trước sáu nước.
level-hint_expert = Tính trước rất xa.
level-hint_master = Tính xa hết mức có thể.
fitting-name = Vừa sức
fitting-beside-name = Vừa sức
fitting-hint = Ngang sức bạn, mạnh lên hay nhẹ tay theo kết quả các ván.
next-game = Những lựa chọn này áp dụng từ ván sau.
starter = Ai đi trước
random-starter = Bốc thăm

## Cài đặt hiển thị

speed = Tốc độ chuyển động
slow = Chậm
normal = Vừa
fast = Nhanh
off = Tức thì
board-style = Kiểu bàn
yard = Sân gạch
wood = Bàn gỗ
high-contrast = Tương phản cao
projector = Máy chiếu
colours = Giao diện
system = Tự động
light = Sáng
dark = Tối
language-label = Ngôn ngữ

## Các lệnh

menu = Trang đầu
new-game = Ván mới
undo = Lùi một nước
redo = Tiến một nước
all-taken-back = Đã lùi hết các nước; bấm “{ redo }” để đi lại.
show-last-turn = Diễn lại
pause = Tạm dừng
continue-game = Tiếp tục
step = Từng nước
move-now = Đi ngay
effects = Âm thanh
music = Nhạc
fullscreen = Toàn màn hình
command-rules = Luật chơi
more = Thêm
this-game = Ván này
view = Hiển thị
share-and-more = Chia sẻ, công cụ khác
copy-position = Chép bàn này (dạng chữ)
copy-game = Chép ván (dạng chữ)
share-link = Gửi cho bạn chơi cùng…
copy-link = Chép liên kết tới ván
copy-line = Chép ván thành một dòng
show-code = Hiện mã QR
code-name = Mã QR của ván
code-hint-address = Quét mã bằng điện thoại là mở được ván này để chơi tiếp.
code-hint = Điện thoại quét mã sẽ nhận được cả ván trong một dòng. Dán dòng ấy vào chương trình này, ở máy nào cũng được, là chơi tiếp.
code-nameless = Không kèm tên ai.
code-named = Có kèm tên người chơi.
code-names = Kèm tên
code-too-long = Ván quá dài, mã QR không chứa hết. Bạn chép ván rồi gửi nhé.
paste-game = Dán ván

## Cài đặt: âm thanh và nhạc

effects-volume = Âm lượng
music-volume = Âm lượng nhạc
game-music = Nhạc khi chơi
shuffle = Xen kẽ
sound-keys = Phím S bật tắt âm thanh, phím M bật tắt nhạc.

## Tên người chơi

you = Bạn
player = Người chơi { $number }
with-level = { $name } ({ LOWERFIRST($level) })
in-sentence = { LOWERFIRST($name) }
list-next = { $list }, { $item }
list-last = { $list } và { $item }
records-list-or = { $list } hoặc { $item }

## Khi đang chơi: dòng chữ dưới bàn cờ

your-turn = Đến lượt bạn
turn-of = Đến lượt { $name }
to-move = đến lượt
has-left = đã nghỉ
thinking = Máy đang nghĩ…
thinking-now = { $name } đang nghĩ…
thinking-beside-name = đang nghĩ…
no-move-found = Máy gặp trục trặc nên chưa đi được. Bạn bấm “Thử lại” hoặc lùi một nước nhé.
try-again = Thử lại
paused = Đang tạm dừng
choose-cell = Chọn một ô, rồi chọn mũi tên.
choose-cell-in-column = Chọn một ô ở cột { $left ->
    [yes] trái
   *[no] phải
}, rồi chọn mũi tên.
choose-arrow = Bạn muốn rải về phía nào?
choose-only-arrow = Bấm mũi tên để rải.
choose-arrow-of = Ô số { $number }: bạn muốn rải về phía nào?
preview = Ô số { $number } { towards }: { $points ->
    [0] không ăn được gì
   *[other] được { points }
}.
towards = { $heading ->
    [left] sang trái
    [right] sang phải
    [up] lên trên
   *[down] xuống dưới
}
skip-animation = Bấm vào bàn hoặc phím cách để bỏ qua đoạn rải quân.
skip-by-tap = Chạm vào bàn để bỏ qua đoạn rải quân.
lift-to-play = Nhấc ngón tay là đi; trượt ra ngoài để chọn lại.

sows = { $name } rải ô số { $number }: { $dan } dân.
you-sow = Bạn rải ô số { $number }: { $dan } dân.
sows-on = Ô kế tiếp còn dân: bốc ô số { $number } rải tiếp.
sows-on-from-quan = Ô quan cho một dân sang ô sau.
captures = { $again ->
    [yes] Lại cách một ô trống: ăn thêm { $dan } dân.
   *[no] Cách một ô trống: ăn { $dan } dân.
}
captures-quan = { $again ->
    [yes] Lại cách một ô trống: ăn luôn quan, { points }!
   *[no] Cách một ô trống: ăn quan, { points }!
}
captures-quan-and-dan = { $again ->
    [yes] Lại cách một ô trống: ăn luôn quan với { $dan } dân, { points }!
   *[no] Cách một ô trống: ăn quan với { $dan } dân, { points }!
}
quan-taken = { $sides ->
    [2] Hai quan
   *[other] Các quan
} đã bị ăn, nhưng ô quan vẫn còn dân nên ván chưa hết.

## Danh sách nước đi

moves = Các nước đi
turn-board = Xoay bàn
close-moves = Đóng danh sách
start = Đầu ván
previous-move = Nước trước
next-move = Nước sau
back-to-game = Về hiện tại
listed-turn = Nước { $number }. { $message }
looking-back = { $turns ->
    [0] Đang xem lại lúc đầu ván. Ván đang chơi vẫn giữ nguyên.
   *[other] Đang xem lại bàn sau nước { $turns }/{ $all }. Ván đang chơi vẫn giữ nguyên.
}
earlier-position = Đây là bàn lúc trước. Bạn về hiện tại rồi hãy đi tiếp.
last-turn = { $name } rải ô số { $number } { towards }, { $points ->
    [0] không ăn được gì
   *[other] được { points }
}.
last-turn-stopped = { $name } rải ô số { $number } { towards }, không ăn được gì: { $quan ->
    [yes] kế tiếp là ô quan
   *[no] kế tiếp là hai ô trống
}, hết lượt.
short-turn = { $name }: ô số { $number } { towards }{ $points ->
    [0] {""}
   *[other] , được { points }
}.
idle-turns-left = { $left ->
    [1] Thêm một nước nữa không ai ăn được gì thì hết ván.
   *[other] Thêm { $left } nước nữa không ai ăn được gì thì hết ván.
}
growth-near = Trên bàn đang có { $dan } dân: quá { $limit } dân là hết ván.
result-stands = Kết quả không thay đổi được nữa: bấm “{ offers-offer-end }” là đếm điểm luôn.
row-refilled = Bên bạn hết dân nên phải lấy năm dân đã ăn đặt lại, mỗi ô một dân (−5).
row-refilled-on-credit = Bên bạn hết dân nên phải đặt lại năm dân, { $paid ->
    [0] vay cả năm
   *[other] lấy { $paid } dân đã ăn, vay { $borrowed }
}. Vay bao nhiêu trừ vào điểm bấy nhiêu: còn { $score } điểm.
refills = Bên { $name } hết dân nên phải lấy năm dân đã ăn đặt lại, mỗi ô một dân (−5).
refills-on-credit = Bên { $name } hết dân nên phải đặt lại năm dân, { $paid ->
    [0] vay cả năm
   *[other] lấy { $paid } dân đã ăn, vay { $borrowed }
}. Vay bao nhiêu trừ vào điểm bấy nhiêu: còn { $score } điểm.
listed-refill = Trước đó đã đặt lại dân.
oanquan-board-sweep-begins = Hết ván.
oanquan-board-sweeping_rows = Mỗi bên đếm lại từ đầu số quân đã ăn, rồi thu dân còn lại ở hàng mình.
oanquan-board-sweeping_split = Mỗi bên đếm lại từ đầu số quân đã ăn, rồi hai bên chia đôi dân còn lại.
debt = { $held ->
    [0] nợ { $borrowed }
   *[other] có { $held }, nợ { $borrowed }
}
points = { $points } điểm

## Người nghe bàn cờ hỏi

asked-row = { $name }: { $dan } dân, từ ô số { $first } đến ô số { $last }.
asked-store = Kho của { $name }: { $points } điểm
asked-capture = { $mv }: { $points } điểm
asked-captures = Nước ăn: { $list }.
asked-no-capture = Không nước nào ăn được.
asked-nothing = Ở đây không có gì để trả lời.
asked-undone = Đã lùi lại.
asked-redone = Đã đi lại.

## Bàn cờ cho trình đọc màn hình

cell-name = { $owner }, ô số { $number }: { $dan } dân
quan-cell-name = Ô quan { $corner ->
    [left] bên trái
    [right] bên phải
    [lower-left] góc dưới bên trái
    [lower-right] góc dưới bên phải
    [upper-left] góc trên bên trái
    [upper-right] góc trên bên phải
    [top] phía trên
   *[bottom] phía dưới
}: { $quan ->
    [yes] { $dan ->
        [0] quan
       *[other] quan và { $dan } dân
    }
   *[no] { $dan } dân
}
arrow-name = Rải ô số { $number } { towards }, { $anticlockwise ->
    [yes] ngược
   *[no] cùng
} chiều kim đồng hồ
store-name = { $name }: { points }
took = ăn { $points }
swept = thu { $points }
took-explained = Lượt vừa rồi ăn được { points }.
swept-explained = Dân còn trong hàng lúc hết ván: { points }.
player-at = { $name }, { LOWERFIRST($side) }

## Vì sao không đi được

refusal-no-such-cell = Không có ô này.
refusal-quan-cell = Không ai được bốc quân ở ô quan.
refusal-other-side = Ô này là của bên kia.
refusal-other-player = Ô này là của người khác.
refusal-pond = Ô này đã thành ao cá.
refusal-empty-cell = Ô này đang trống.
refusal-wrong-direction = Luật này chỉ cho rải ngược chiều kim đồng hồ.
common-game-over = Ván đã kết thúc.
computers-turn = Chưa đến lượt bạn.
computers-play = Ván này chỉ có máy đấu với máy.

## Kết quả

result = Kết quả
you-win = Bạn thắng rồi!
loses-to = { $name } thắng
wins = { $name } thắng!
common-draw = Hoà nhau
you-win-by = Bạn thắng { $close ->
    [yes] sát nút
   *[no] rồi
}, cách biệt { points }!
loses-by = { $name } thắng rồi, { $close ->
    [yes] chỉ hơn { points }. Phục thù nhé?
   *[no] cách biệt { points }.
}
wins-by = { $name } thắng{ $close ->
    [yes] {" "}sát nút
   *[no] {""}
}, cách biệt { points }!
draw-at = Hoà nhau, mỗi bên { points }
store-and-swept = { $store } + thu { $swept }
shared-first-place = { $names } đồng hạng nhất
ranked = { $rank }. { $name }
oanquan-board-ended-because_quan-empty = Hết quan, tàn dân, thu quân, kéo về: { $sides ->
    [2] hai ô quan
    [3] cả ba ô quan
   *[other] cả bốn ô quan
} đã trống.
oanquan-board-ended-because_quan-captured = Quan cuối cùng đã bị ăn, hết ván.
oanquan-board-ended-because_cannot-refill = Bên đến lượt hết dân, kho cũng không đủ để đặt lại: hết ván.
oanquan-board-ended-because_repetition = Thế bàn lặp lại lần thứ ba, hết ván.
oanquan-board-ended-because_growth = Vay nhiều quá, dân trên bàn đã vượt mức cho phép: hết ván.
oanquan-board-ended-because_no-progress = { $sides ->
    [2] Sáu mươi
    [3] Chín mươi
   *[other] Một trăm hai mươi
} nước liền không ai ăn được gì: hết ván.
oanquan-board-ended-because_stopped = Các bên đã đồng ý dừng ván.
oanquan-board-ended-because_resigned = { $sides ->
    [2] {""}
   *[other] Chỉ còn lại một người.
}
oanquan-board-ended-because_out-of-time = { oanquan-board-ended-because_resigned }
oanquan-board-ended-because_gone = { oanquan-board-ended-because_resigned }
oanquan-board-remaining-stones_rows = Mỗi bên thu dân ở hàng mình, quân trong ô quan không tính.
oanquan-board-remaining-stones_split = Hai bên chia đôi dân còn lại ở các ô dân, quân trong ô quan không tính.
play-again = Chơi ván nữa
play-match-again = Chơi trận nữa
after-won = Hay lắm!
after-drawn = Kẻ tám lạng, người nửa cân.
after-lost = Thua keo này, ta bày keo khác.
after-skip = Xem kết quả
after-close = Sát nút! Làm ván nữa nhé?
after-helped = Bạn thắng rồi, có gợi ý giúp một tay. Ván sau thử tự mình xem!
after-stronger = Bạn đủ sức gặp { $name } rồi đấy.
after-weaker = Chơi với { $name } vài ván cho quen tay, rồi quay lại nhé.
after-learn = Ván này ngã ngũ từ nước nào? Cùng tìm nước hay hơn nhé!
after-alone = Chơi lại, không dùng gợi ý
try-level = Đấu với { $name }
counted-mistakes = { $label } ({ $count })
no-mistakes = Không ai đi sai nước nào.
no-own-mistakes = Bạn không đi sai nước nào.
look-at-board = Đóng, xem bàn

## Chép và dán

position-copied = Đã chép bàn này.
game-copied = Đã chép ván.
link-copied-address = Đã chép liên kết. Gửi cho bạn chơi cùng: mở liên kết ra là chơi tiếp ván này.
link-copied = Đã chép ván thành một dòng. Gửi dòng đó cho bạn chơi cùng: bạn ấy dán vào chương trình này là chơi tiếp.
copy-failed = Chưa chép được. Bạn thử lại nhé.
share-text = Ván của tụi mình đây. Bạn mở ra xem rồi chơi tiếp nhé.
game-opened = Đã mở ván. Bạn đi cho mọi bên.
game-opened-link = Đã mở ván. Bạn đi nước tiếp theo rồi gửi ván lại nhé.
game-here = Ván này bạn đã đi tiếp ở đây rồi, nên bàn hiện như lúc bạn để lại.
game-here-already = Ván này đang mở ở đây rồi, vẫn đúng những nước ấy.
send-back = Bạn đi xong rồi. Giờ gửi ván lại cho bạn chơi cùng nhé.
send-on = Bạn đi xong rồi. Giờ gửi ván cho người đi tiếp nhé.
is-sent = Chờ bạn chơi cùng đáp lại. Bạn ấy gửi về thì ván đi tiếp ở đây.
goes-on-here = Khi ván được gửi về thì chơi tiếp ở đây.
play-here = Chơi tiếp ở đây
turns-added = Đã thêm { $turns } nước mới vào ván của bạn.
nothing-to-paste = Chưa có gì để dán.
not-a-game-record = Không đọc được ván này

## Hình tĩnh và hình động của ván

pictures-save = Lưu thành ảnh…
pictures-save-animation = Lưu thành ảnh động…
pictures-what = Lưu gì
pictures-pictured_position = Bàn này
pictures-pictured_turn = Nước vừa rồi, có chuyển động
pictures-pictured_game = Cả ván, có chuyển động
pictures-size = Cỡ ảnh
pictures-pixels = { $width } × { $height } điểm ảnh
pictures-copy = Chép ảnh
pictures-copied = Đã chép ảnh.
pictures-drawing = { $all ->
    [1] Đang vẽ ảnh…
   *[other] Đang vẽ: { $done }/{ $all } nước…
}
pictures-broke = Chưa vẽ được ảnh. Bạn thử lại nhé.
pictures-start = Bắt đầu ván

## Các tờ để in

paper-game = Ô ăn quan
paper-stones = Mỗi ô vuông đặt năm dân, mỗi ô bán nguyệt đặt một quan. Luật chơi in ở tờ khác.
paper-near-store = Kho của bên gần
paper-far-store = Kho của bên xa
paper-day = %-d/%-m/%Y
paper-puzzles-of = Câu đố ngày { $day }
paper-task = Em giữ hàng gần mình, ô 1 đến 5, và đi trước. Em hãy tìm nước đi hay nhất.
paper-stores = Em có { $near } điểm, bạn kia có { $far } điểm
paper-solutions = Đáp án (3+ là rải ô 3 về phía ô 4; 3- là rải ô 3 về phía ô 2)
paper-solution = { $number }: { $moves } ({ $why })
paper-captures = ăn { $list }
paper-print = In ra giấy…
paper-printed_board = Bàn chơi trống
paper-printed_rules = Luật chơi trên một tờ
paper-printed_puzzles = Sáu câu đố hôm nay
paper-printed_results = Bảng ghi kết quả
paper-printed_worksheet = Phiếu bài tập bốn câu
paper-printed_certificate = Giấy chứng nhận
paper-results = Bảng kết quả
paper-worksheet = Phiếu bài tập: tìm nước đi hay nhất
paper-worksheet-of = Phiếu bài tập: { $lesson }
paper-lesson = Chủ đề
paper-any-lesson = Tổng hợp
paper-answers = Đáp án
paper-pupil = Họ và tên:
paper-class = Lớp:
paper-date = Ngày:
paper-signature = Ký tên:
paper-ask-cell = Em rải quân ở ô
paper-ask-way = về phía ô
paper-ask-store = Đi xong, kho của em có
paper-ask-why = vì
paper-answer = Rải { $mv }; đi xong, kho của em có { $points } điểm.
paper-why-captures = Vì: ăn được { $list }.
paper-why-sweeps = Thế là hết ván, { $dan } dân còn bên em cũng là của em.
paper-why-aims = Mục đích: { $aim }
paper-goes-on = Bên kia rải { $reply }, em rải { $mv }.
paper-capture = { $quan ->
    [yes] { $dan ->
        [0] quan
       *[other] quan và { $dan } dân
    }
   *[no] { $dan } dân
} ở { $place }
paper-step = ô { $cell } về phía { $towards }
paper-cell = ô { $cell }
paper-quan-on-left = ô quan bên trái
paper-quan-on-right = ô quan bên phải
paper-certificate = Giấy chứng nhận
paper-awarded = chứng nhận em
paper-award-place = { $place ->
    [1] đạt Giải Nhất
    [2] đạt Giải Nhì
    [3] đạt Giải Ba
   *[other] đạt hạng { $place }
}
paper-award-place-blank = đạt Giải ………
paper-award-in = tại giải đấu
paper-what = In gì
paper-size = Khổ giấy
paper-hint = Lưu thành tệp PDF; mở bằng chương trình đọc PDF nào cũng in được.

## Câu hỏi

open-question = Bỏ ván này để mở ván vừa dán? Bạn sẽ đi cho mọi bên.
open = Mở ván
game-in-progress = Ván chưa xong
new-game-question = Bỏ ván này để chơi ván mới?
quit-question = Bỏ ván này và thoát?
keep-playing = Chơi tiếp
close = Đóng

## Giới thiệu, lỗi của chương trình

about-game = Ô ăn quan là trò chơi dân gian của trẻ em Việt Nam, chơi bằng sỏi trên những ô vạch ngoài sân, cùng họ với các trò mancala trên thế giới.
about-rules = Ở đây hai, ba hoặc bốn người cùng chơi, theo luật bạn vẫn quen.
about-music = Các bản nhạc Chiều sân đình, Sân gạch, Bờ tre và mọi âm thanh đều được làm riêng cho trò chơi này và dùng chung giấy phép với nó.
about-authors = Tác giả: những người đóng góp cho Ô Ăn Quan (Ô Ăn Quan contributors). Phần mềm tự do theo giấy phép MIT hoặc Apache 2.0. Phông chữ Be Vietnam Pro theo giấy phép SIL Open Font License.
version = Phiên bản { $version }
licences = Giấy phép các thư viện
no-window = Không mở được cửa sổ: { $reason }. Hãy mở trò chơi trong môi trường đồ hoạ, nơi các chương trình khác vẫn mở được cửa sổ; nếu thiếu thư viện thì cài thêm hoặc nhờ người quản lý máy.

## Trang Cách chơi

section_board = Bàn chơi
section-text_board = Mười ô vuông là ô dân, mỗi ô có năm quân nhỏ gọi là dân. Hai ô bán nguyệt ở hai đầu là ô quan, mỗi ô có một quân to gọi là quan. Mỗi bên có một hàng năm ô dân; ô quan không của riêng ai. Phía ngoài bàn, mỗi ô dân có số của nó: một hàng từ 1 đến 5, hàng kia từ 7 đến 11.
section_sow = Rải quân
section-text_sow = Đến lượt, bạn chọn một ô của mình và chiều rải. Bốc hết dân trong ô ấy, rải vào mỗi ô kế tiếp một dân, kể cả ô quan.
section_go-on = Rải tiếp
section-text_go-on = Rải hết mà ô kế tiếp là ô dân còn quân thì bốc lên rải tiếp theo chiều đó.
section_stop = Hết lượt
section-text_stop = Ô kế tiếp là ô quan thì chững, tức là hết lượt, dù ô quan có quân hay không. Gặp hai ô trống liền nhau cũng hết lượt.
section_capture = Ăn quân
section-text_capture = Rải hết mà ô kế tiếp là ô dân trống, ô sau đó lại có quân, thì bạn ăn hết chỗ quân ấy, kể cả quan.
section_chain = Ăn liền nhiều ô
section-text_chain = Ăn xong mà lại gặp một ô trống rồi một ô có quân thì ăn tiếp, cứ thế ăn liền nhiều ô. Không ăn được nữa thì cũng không rải nữa, đến lượt bên kia.
section_refill = Hàng trống
section-text_refill = Đến lượt mà cả hàng của bạn trống thì lấy năm dân trong kho đặt lại, mỗi ô một dân. Không đủ thì vay, cuối ván trừ nợ.
section_end = Hết ván
section-text_end = Khi cả hai ô quan đều trống thì hết ván. Mỗi bên thu dân còn lại ở hàng mình về kho. Mỗi dân 1 điểm, mỗi quan 10 điểm; ai nhiều điểm hơn thì thắng. Thế bàn lặp lại lần thứ ba, mỗi bên đi 30 nước không ăn gì, hoặc trên bàn quá 60 dân, cũng hết ván.
section_many-sides = Ba người, bốn người
section-text_many-sides = Ba người ngồi quanh hình tam giác, bốn người quanh hình vuông: mỗi người một hàng, mỗi góc một ô quan. Lượt đi xoay vòng ngược chiều kim đồng hồ. Các ô quan đều trống thì hết ván. Xếp hạng theo điểm, bằng điểm thì đồng hạng.
section_other-rules = Những luật khác
section-text_other-rules = Trên đây là luật cổ điển. Có nơi cho ăn qua ô quan trống, có nơi không cho ăn quan non, có nơi chơi nhiều quân hơn: trang Luật chơi có đủ các cách, kèm hình vẽ.
section_notation = Cách ghi nước đi
section-text_notation = Nước đi ghi bằng số ô và chiều rải, ví dụ 3+. Các ô đếm ngược chiều kim đồng hồ: một hàng là ô 1 đến 5, hàng kia là ô 7 đến 11. Dấu + là rải ngược chiều kim đồng hồ, dấu - là rải cùng chiều.

## Trang Cách chơi: trang về kết quả của ván khi hai bên đều đi hay nhất

solved-way = Đi trước có chắc thắng?
solved-heading = Lời giải của ô ăn quan
solved-who-heading = Ai thắng?
solved-who = Người đi trước. Nếu hai bên đều đi hay nhất, ván theo luật cổ điển kết thúc cách biệt đúng 14 điểm: người đi trước có cách hơn 14 điểm dù bên kia chống đỡ thế nào, còn bên kia có cách giữ cho không thua quá 14 điểm.
solved-first-heading = Mở đầu thế nào?
solved-first = Rải ô 2 hoặc ô 4 ra phía ngoài; hai nước ấy đối xứng nhau, lượt rải thứ hai ăn được sáu dân. Mọi nước đầu khác đều thiệt điểm.
solved-others-heading = Theo luật khác
solved-others = Nếu quan chỉ tính 5 điểm, người đi trước thắng đúng 10 điểm; theo lối xưa xứ Bắc thì đúng 3 điểm. Mỗi ô bốn dân thì thắng 6 điểm, ba hoặc hai dân thì thắng 2 điểm.
solved-known-heading = Vì sao biết chắc?
solved-known = Để chứng minh mỗi vế, máy đã xét 11 triệu thế bàn rồi ghi lại mọi nước đáp cần đến: 293.919 thế cho “hơn ít nhất 14”, 189.872 thế cho “hơn nhiều nhất 14”. Hai chương trình độc lập soát từng dòng của bản ghi ấy, không cần tìm lại. Ai cũng làm lại được, cách làm có trong docs/solved.md.
solved-play = Chơi thử với { $name }

## Trang Cách chơi: các phím tắt. Dòng đầu là phím, dòng sau là tác dụng

keys-heading = Phím tắt
keys_choose-cell = Phím mũi tên, Enter
keys-action_choose-cell = chọn ô, rồi chọn chiều rải
keys_sow-cell = 1 đến 5, phím mũi tên
keys-action_sow-cell = rải ô có số đó về phía mũi tên
keys_type-move = 3+, 11-
keys-action_type-move = rải ô có số đó, + là ngược chiều kim đồng hồ
keys_deselect = Esc, chuột phải
keys-action_deselect = bỏ chọn ô
keys_skip = Phím cách hoặc Esc
keys-action_skip = xem luôn kết quả của nước đi
keys_undo = Ctrl+Z
keys-action_undo = lùi một nước
keys_redo = Ctrl+Y, Ctrl+Shift+Z
keys-action_redo = tiến một nước
keys_new-game = Ctrl+N
keys-action_new-game = ván mới
keys_new-game-form = Ctrl+Shift+N
keys-action_new-game-form = ván mới, đủ mọi lựa chọn
keys_resign = Ctrl+R, Ctrl+D
keys-action_resign = xin thua, đề nghị dừng ván
keys_swap-seats = Ctrl+B
keys-action_swap-seats = ván mới, đổi bên
keys_other-starts = Ctrl+O
keys-action_other-starts = ván mới, đổi người đi trước
keys_copy-position = Ctrl+C
keys-action_copy-position = chép bàn này
keys_copy-game = Ctrl+Shift+C
keys-action_copy-game = chép cả ván
keys_paste-game = Ctrl+V
keys-action_paste-game = dán một ván
keys_save-picture = Ctrl+P, Ctrl+Shift+P
keys-action_save-picture = lưu ảnh tĩnh, ảnh động của ván
keys_edit-position = Ctrl+E
keys-action_edit-position = tự bày bàn
keys_games = Ctrl+G
keys-action_games = các ván đã chơi
keys_statistics = Ctrl+T
keys-action_statistics = thành tích
keys_training = Ctrl+L
keys-action_training = học và giải đố
keys_help = H, Shift+H, E, V
keys-action_help = gợi ý, xem diễn biến, thanh đánh giá, xem trước nước đi
keys_replay-turn = R
keys-action_replay-turn = diễn lại nước vừa rồi
keys_ask = , ; ' [ ] \ `
keys-action_ask = trình đọc màn hình đọc: ở đây có gì, đến lượt ai, nước nào ăn được, hàng của bạn, hàng bên kia, đã ăn được gì, đọc lại câu cuối
keys_moves = L
keys-action_moves = danh sách nước đi
keys_browse-moves = Page Up, Page Down, End
keys-action_browse-moves = xem nước trước, nước sau, về hiện tại
keys_watch-computers = P, N
keys-action_watch-computers = tạm dừng, từng nước (máy đấu máy)
keys_result = F7
keys-action_result = kết quả ván vừa xong
keys_replay = F5
keys-action_replay = xem lại ván
keys_replay-moves = Trái, Phải, Home, End
keys-action_replay-moves = khi xem lại ván: nước trước, nước sau, đầu ván, cuối ván
keys_replay-play = Phím cách, N
keys-action_replay-play = khi xem lại ván: tự chạy, chơi tiếp từ đây
keys_review = F6, E
keys-action_review = khi xem lại ván: phân tích ván, giá trị các nước
keys_save-game = Ctrl+S
keys-action_save-game = khi xem lại ván: lưu ván vừa mở
keys_move-now = Ctrl+Enter
keys-action_move-now = bảo máy đi ngay
keys_sound = S, M
keys-action_sound = bật tắt âm thanh, bật tắt nhạc
keys_how-to-play = F1, F2
keys-action_how-to-play = cách chơi, luật chơi
keys_settings = F4
keys-action_settings = cài đặt
keys_text-size = Ctrl và +, -, 0
keys-action_text-size = chữ to hơn, nhỏ hơn, cỡ mặc định
keys_full-screen = F11
keys-action_full-screen = toàn màn hình
keys_quit = Ctrl+Q
keys-action_quit = thoát

## Luật chơi: các bộ luật và lựa chọn

rules-heading = Luật chơi
rules-heading-in-force = Luật của ván này
rules-presets = Chọn bộ luật
rules-preset-name_classic = Cổ điển
rules-preset-hint_classic = Gặp ô quan là hết lượt, dù ô quan trống; thiếu dân thì được vay.
rules-preset-name_folk = Dân gian
rules-preset-hint_folk = Được ăn qua ô quan trống; quan non, chưa đủ 5 dân đi kèm, thì chưa được ăn.
rules-preset-name_report = Không vay
rules-preset-hint_report = Như cổ điển, nhưng hết ván khi có bên không đủ dân đặt lại vào hàng trống.
rules-preset-name_rich = Mười dân
rules-preset-hint_rich = Như cổ điển, nhưng mỗi ô dân có 10 dân: ván kéo dài.
rules-preset-name_bigquan = Quan to
rules-preset-hint_bigquan = Như cổ điển, nhưng mỗi ô quan có thêm 20 dân: ai cũng muốn giành.
rules-preset-name_tonkin = Lối xưa xứ Bắc
rules-preset-hint_tonkin = Chỉ rải ngược chiều kim đồng hồ, quan xếp bằng dân; gặp ô quan còn dân thì lấy một dân bỏ sang ô sau rồi đi tiếp. Chỉ được vay khi các kho cộng lại còn đủ 5 dân.
rules-preset-rules_classic = Luật cổ điển
rules-preset-rules_folk = Luật dân gian
rules-preset-rules_report = Luật không vay
rules-preset-rules_rich = Luật mười dân
rules-preset-rules_bigquan = Luật quan to
rules-preset-rules_tonkin = Lối xưa xứ Bắc
rules-lost-with = Chơi { $sides } người thì không có { $options }.
rules-lost-series = bán ruộng
rules-lost-remainder = chia đôi dân còn lại
rules-lost-handicap = chấp
rules-option-name_empty-quan = Ô quan trống
rules-option-hint_empty-quan = Ô kế tiếp là ô quan không còn quân nào: hết lượt, hoặc coi như một ô trống bình thường.
rules-option-name_quan-value = Điểm của một quan
rules-option-hint_quan-value = Một quan bằng mấy dân.
rules-option-name_young-quan = Quan non
rules-option-hint_young-quan = Ô quan có dưới chừng này dân thì quan còn non: chưa được ăn, gặp nó là hết lượt.
rules-option-name_refill = Hàng trống
rules-option-hint_refill = Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm thì vay thêm (trên bàn quá nhiều dân, ở luật cổ điển là quá 60, thì hết ván), hoặc chỉ được vay khi các kho gộp lại còn đủ năm điểm, hoặc hết ván.
rules-option-name_ending = Khi nào hết ván
rules-option-hint_ending = Các quan đã bị ăn hết mà ô quan vẫn còn dân: chơi tiếp để giành, hoặc hết ván và bỏ số dân đó.
rules-option-name_first-quan = Ăn quan ngay lượt đầu
rules-option-hint_first-quan = Lượt đầu tiên của ván: được ăn quan, hoặc chưa được ăn, gặp quan là hết lượt.
rules-option-name_dan = Số dân mỗi ô
rules-option-hint_dan = Đầu ván mỗi ô dân có mấy dân.
rules-option-name_quan-dan = Số dân kèm mỗi quan
rules-option-hint_quan-dan = Đầu ván mỗi ô quan có thêm mấy dân bên cạnh quan.
rules-option-name_quan = Lấy gì làm quan
rules-option-hint_quan = Không có quân to thì thay mỗi quan bằng số dân có cùng giá trị.
rules-option-name_sides = Số người chơi
rules-option-hint_sides = Có mấy người cùng chơi.
rules-option-name_handicap = Chấp
rules-option-hint_handicap = Người giỏi hơn bỏ trống vài ô hoặc chấp điểm; phần chấp được cộng vào kho người kia.
rules-option-name_direction = Chiều rải
rules-option-hint_direction = Mỗi lượt được chọn một trong hai chiều, hoặc lượt nào cũng phải rải ngược chiều kim đồng hồ.
rules-option-name_occupied-quan = Ô quan còn quân
rules-option-hint_occupied-quan = Rải xong mà ô kế tiếp là ô quan còn quân thì hết lượt, hoặc lấy một dân trong ô quan ấy bỏ sang ô sau rồi đi tiếp từ đó.
rules-option-name_remainder = Dân còn lại khi hết ván
rules-option-hint_remainder = Khi hết ván, dân trong ô của ai người ấy thu, hoặc gộp tất cả lại rồi chia đôi.
rules-option-name_series = Bán ruộng
rules-option-hint_series = Mỗi trận chỉ một ván, hoặc gồm nhiều ván: ai thua ván nào thì phải bán ruộng, tức là bán ô dân, cho người thắng.
rules-option-name_sale = Giá ruộng
rules-option-hint_sale = Sau mỗi ván, cứ thua đủ mười điểm thì bán một ô, hoặc chỉ bán một ô khi được chưa tới ba phần bảy số điểm của cả ván (ván 70 điểm thì là dưới 30).
rules-option-name_half = Nửa ô
rules-option-hint_half = Thua lẻ từ một đến chín điểm thì bán thêm nửa ô, hoặc không tính.
rules-option-name_sold = Ô đã bán
rules-option-hint_sold = Ô đã bán là của người mua, hoặc bị gạch đi làm ao cá: dân rơi xuống ao vào kho người mua.
rules-option-name_fields-lost = Hết ruộng
rules-option-hint_fields-lost = Có bên bán đủ ngần này ô là hết trận.
rules-option-name_rounds = Số ván nhiều nhất
rules-option-hint_rounds = Trận đấu kéo dài nhiều nhất ngần này ván; 0 là không giới hạn.

rules-value-name-empty-quan_stops = Hết lượt
rules-in-force-empty-quan_stops = Gặp ô quan trống là hết lượt.
rules-value-phrase-empty-quan_stops = gặp ô quan trống là hết lượt
rules-value-name-empty-quan_passes = Được ăn qua
rules-in-force-empty-quan_passes = Ô quan trống coi như một ô trống bình thường.
rules-value-phrase-empty-quan_passes = được ăn qua ô quan trống
rules-value-name-refill_borrow = Được vay
rules-in-force-refill_borrow = Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm thì vay thêm.
rules-value-phrase-refill_borrow = thiếu dân được vay
rules-value-name-refill_end = Hết ván
rules-in-force-refill_end = Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho không đủ năm điểm thì hết ván.
rules-value-phrase-refill_end = không được vay
rules-value-name-refill_lend = Kho còn đủ thì vay
rules-in-force-refill_lend = Cả hàng trống thì lấy dân trong kho đặt lại, mỗi ô một dân; kho mình không đủ năm điểm thì vay thêm nếu các kho gộp lại còn đủ năm điểm, không thì hết ván.
rules-value-phrase-refill_lend = các kho cộng lại còn đủ mới được vay
rules-value-name-ending_cells = Khi các ô quan đều trống
rules-in-force-ending_cells = Ô quan còn dân thì chơi tiếp để giành.
rules-value-phrase-ending_cells = hết ván khi các ô quan đều trống
rules-value-name-ending_pieces = Khi quan cuối cùng bị ăn
rules-in-force-ending_pieces = Dân còn lại trong các ô quan không tính cho ai.
rules-value-phrase-ending_pieces = hết ván khi quan cuối cùng bị ăn
rules-value-name-first-quan_allowed = Được ăn
rules-in-force-first-quan_allowed = Lượt đầu tiên của ván được ăn quan.
rules-value-phrase-first-quan_allowed = lượt đầu được ăn quan
rules-value-name-first-quan_forbidden = Chưa được ăn
rules-in-force-first-quan_forbidden = Lượt đầu tiên của ván chưa được ăn quan, gặp quan là hết lượt.
rules-value-phrase-first-quan_forbidden = lượt đầu chưa được ăn quan
rules-value-name-quan-stones_piece = Một quân to
rules-in-force-quan-stones_piece = Mỗi quan là một quân to.
rules-value-phrase-quan-stones_piece = quan là quân to
rules-value-name-quan-stones_dan = Dân thường
rules-in-force-quan-stones_dan = Mỗi quan được thay bằng số dân có cùng giá trị.
rules-value-phrase-quan-stones_dan = quan thay bằng dân
rules-value-name-directions_both = Chiều nào cũng được
rules-in-force-directions_both = Mỗi lượt được chọn một trong hai chiều.
rules-value-phrase-directions_both = rải chiều nào cũng được
rules-value-name-directions_plus = Một chiều
rules-in-force-directions_plus = Lượt nào cũng phải rải ngược chiều kim đồng hồ.
rules-value-phrase-directions_plus = chỉ rải một chiều
rules-value-name-occupied-quan_stops = Hết lượt
rules-in-force-occupied-quan_stops = Gặp ô quan còn quân là hết lượt.
rules-value-phrase-occupied-quan_stops = gặp ô quan còn quân là hết lượt
rules-value-name-occupied-quan_gives-one = Cho một dân
rules-in-force-occupied-quan_gives-one = Rải xong gặp ô quan còn dân thì lấy một dân ở đó bỏ sang ô sau rồi đi tiếp. Ô quan không còn dân thì hết lượt.
rules-value-phrase-occupied-quan_gives-one = ô quan cho một dân
rules-value-name-remainder_rows = Của ai nấy thu
rules-in-force-remainder_rows = Khi hết ván, dân trong ô của ai người ấy thu.
rules-value-phrase-remainder_rows = dân còn lại của ai nấy thu
rules-value-name-remainder_split = Chia đôi
rules-in-force-remainder_split = Khi hết ván, dân ở các ô dân gộp lại chia đôi; còn lẻ một dân thì không tính cho ai.
rules-value-phrase-remainder_split = dân còn lại chia đôi
rules-value-name-series_off = Không, chơi từng ván
rules-in-force-series_off = Mỗi trận chỉ một ván.
rules-value-phrase-series_off = chơi từng ván
rules-value-name-series_fields = Có, chơi nhiều ván liền
rules-in-force-series_fields = Ai thua ván nào thì bán ruộng cho người thắng.
rules-value-phrase-series_fields = có bán ruộng
rules-value-name-sale_difference = Mười điểm một ô
rules-in-force-sale_difference = Cứ thua đủ mười điểm thì bán một ô.
rules-value-phrase-sale_difference = thua mười điểm bán một ô
rules-value-name-sale_threshold = Nhiều nhất một ô
rules-in-force-sale_threshold = Người thua được chưa tới ba phần bảy số điểm thì bán một ô.
rules-value-phrase-sale_threshold = mỗi ván bán nhiều nhất một ô
rules-value-name-half_yes = Bán được
rules-in-force-half_yes = Thua lẻ từ một đến chín điểm thì bán thêm nửa ô.
rules-value-phrase-half_yes = bán cả nửa ô
rules-value-name-half_no = Không bán
rules-in-force-half_no = Số điểm lẻ không tính.
rules-value-phrase-half_no = không bán nửa ô
rules-value-name-sold_owned = Của người mua
rules-in-force-sold_owned = Ô đã bán là của người mua.
rules-value-phrase-sold_owned = ô đã bán là của người mua
rules-value-name-sold_pond = Ao cá
rules-in-force-sold_pond = Ô đã bán thành ao cá: ao luôn trống, dân rơi xuống ao vào kho người mua.
rules-value-phrase-sold_pond = ô đã bán thành ao cá
rules-in-force-quan-value = Một quan bằng { $number } dân.
rules-value-phrase-quan-value = quan tính { $number } điểm
rules-in-force-young-quan = { $number ->
    [0] Quan nào cũng được ăn.
   *[other] Quan chưa đủ { $number } dân đi kèm là quan non: chưa được ăn, gặp nó là hết lượt.
}
rules-value-phrase-young-quan = { $number ->
    [0] quan nào cũng được ăn
   *[other] quan dưới { $number } dân là quan non
}
rules-in-force-dan = Đầu ván mỗi ô dân có { $number } dân.
rules-value-phrase-dan = mỗi ô { $number } dân
rules-in-force-quan-dan = { $number ->
    [0] Đầu ván mỗi ô quan chỉ có quan.
   *[other] Đầu ván mỗi ô quan có thêm { $number } dân bên cạnh quan.
}
rules-value-phrase-quan-dan = mỗi quan kèm { $number } dân
rules-value-phrase-sides = { $number } người
rules-in-force-fields-lost = Có bên bán đủ { $number } ô là hết trận.
rules-value-phrase-fields-lost = mất { $number } ô thì hết trận
rules-in-force-rounds = { $number ->
    [0] Số ván không giới hạn.
   *[other] Trận đấu kéo dài nhiều nhất { $number } ván.
}
rules-value-phrase-rounds = { $number ->
    [0] không giới hạn số ván
   *[other] nhiều nhất { $number } ván
}

rules-summary = { $preset }, { $changes }
rules-last-change = { $list }, { $item }
rules-changed = { $preset }, có đổi
rules-from-next-game = Luật vừa đổi áp dụng từ ván sau.
rules-change = Đổi luật

## Ô nhập: con số giữa hai nút, tên, dòng chữ

field-range = từ { $from } đến { $to }
field-less = { $name }: bớt
field-more = { $name }: thêm
field-out-of-range = { $name } không thể là “{ $value }”: phải là số nguyên từ { $from } đến { $to }.
field-character-dropped = Tên không được có ký tự “{ $character }” nên ký tự ấy đã bị bỏ.
field-hidden-character-dropped = Tên không được có ký tự vừa gõ nên ký tự ấy đã bị bỏ.
field-full = Chỗ này chứa nhiều nhất { $most } ký tự nên phần thừa đã bị bỏ.

## Luật chơi: các con số

rules-refused = { UPPERFIRST($why) }.
rules-conflict-young-quan = Thay quan bằng dân thì không còn quan non, hãy đặt quan non về 0 hoặc chơi với quân to.
rules-conflict-ending = Thay quan bằng dân thì không còn quan cuối cùng, hãy để hết ván khi các ô quan đều trống hoặc chơi với quân to.

## Luật chơi: chấp

rules-nobody = Không ai
rules-empty-cells = Bỏ trống ô nào
rules-empty-cell = Ô số { $number }
rules-points-given = Số điểm chấp
rules-handicap-phrase = { LOWERFIRST($side) } chấp { $cells ->
    [0] {""}
   *[other] { $cells } ô
}{ $points ->
    [0] {""}
   *[other] { $cells ->
        [0] { points }
       *[other] {" "}và { points }
    }
}

## Luật chơi: hình vẽ, câu hỏi lần đầu cần đến

rules-store = Kho: { $sum }
rules-stores = Các kho: { $sum }
rules-on-board = Trên bàn: { $sum }
rules-first-turn = Lượt 1
rules-question = Gặp ô quan đã trống, bạn quen chơi thế nào?
rules-question-hint = Nước bạn chọn rải xong thì kế tiếp là ô quan đã trống: chỗ này mỗi nơi chơi một cách. Mới chơi thì cứ giữ luật cổ điển. Sau này muốn đổi, bạn vào Ván mới.
rules-answer-classic = Cổ điển: kế tiếp là ô quan thì hết lượt.
rules-answer-folk = Dân gian: coi như ô trống bình thường.
rules-keep-classic = Giữ luật cổ điển

## Cài đặt: cỡ chữ, xem trước nước đi

display-text-size = Cỡ chữ
display-larger-text = Chữ to hơn
display-smaller-text = Chữ nhỏ hơn
display-reset-text = Cỡ mặc định
display-living-yard = Sân theo mùa
display-living-yard-hint = Nắng sớm, bóng cau buổi trưa, hoàng hôn, ánh trăng; Tết có hoa đào hoa mai, Trung thu có đèn ông sao, mưa ngâu có vũng nước.
display-tune = Tiếng đàn
display-tune-hint = Mỗi ô là một dây đàn: hò, xự, xang, xê, cống; ăn quân là về dây trầm. To nhỏ theo tiếng động.
display-preview = Xem trước nước đi
display-preview-on = Đã bật xem trước nước đi.
display-preview-off = Đã tắt xem trước nước đi.
display-preview-hint = Khi bạn chọn một nước, trên bàn hiện sẵn nước ấy dẫn tới đâu.
display-preview-automatic = Tự động: chỉ bật khi học, khi chơi hai người và khi đấu với Bé Tí, Tèo. Bật lên thì lúc nào cũng có.

## Trang ván mới: tên, bàn cờ, thời gian

form-open = Ván mới…
form-players = Người chơi
form-name-of = Tên người chơi { LOWERFIRST($side) }
form-you-start = Bạn đi trước.
form-starts = { $name } đi trước.
form-random-starter = Bốc thăm xem ai đi trước.
form-handicap-giver = Ai chấp?
form-start-position = Bàn chơi lúc bắt đầu.
form-time = Thời gian
form-no-clock = Không tính giờ
form-no-clock-hint = Muốn nghĩ bao lâu cũng được.
form-per-game = Cả ván
form-per-turn = Mỗi nước
form-minutes = Số phút mỗi bên
form-increment = Số giây cộng thêm sau mỗi nước
form-seconds = Số giây mỗi nước
form-expiry = Khi hết giờ
form-loses = Xử thua
form-warns = Chỉ nhắc
form-game-time = Mỗi bên { $minutes } phút{ $increment ->
    [0] {""}
   *[other] , sau mỗi nước thêm { $increment } giây
}.
form-turn-time = Mỗi nước { $seconds } giây.

## Trận đấu nhiều ván: thua ván nào bán ruộng ván ấy

rounds-number = Ván { $number }
rounds-next = Ván tiếp theo
rounds-rhyme = Hết quan, tàn dân, thu quân, bán ruộng.
rounds-round-result = Ván { $number }: { $result }
rounds-you-win-match = Bạn thắng cả trận!
rounds-loses-match-to = { $name } thắng cả trận
rounds-wins-match = { $name } thắng cả trận!
rounds-match-drawn = Cả trận hoà
rounds-forfeited = Vì thế ván này tính { $points } : 0.
rounds-over-by-fields = Một bên đã bán từ { $cells } ô trở lên nên hết trận.
rounds-over-by-rounds = Trận này chỉ có { $rounds } ván.
rounds-fields-of = { $name }: { $cells } ô ruộng
rounds-points-of-match = Điểm cả trận: { $points }.
rounds-bought = { $name } mua được { $cells }{ $ponds ->
    [0] {""}
   *[other] {" "}làm ao cá
}.
rounds-returned = { $name } chuộc lại được { $cells }.
rounds-whole-cell = ô { $number }
rounds-half-cell = nửa ô { $number }
rounds-other-half = nửa còn lại của ô { $number }
rounds-nothing-sold = Không ô nào đổi chủ.
rounds-begins = { $name } đi trước ván sau.
rounds-frames = Ô đóng khung là của bên kia; ô đóng nửa khung thì hết ván chia đôi số dân.
rounds-putting-back = Xếp quân lại để chơi ván sau.
rounds-refilled = Bên { $name } hết dân nên phải lấy { $cost } dân trong kho đặt lại, mỗi ô một dân: còn { $score } điểm.
rounds-bought-cell = { $owner }, ô { $number }, mua của { $seller }: { $dan } dân
rounds-half-sold-cell = { $owner }, ô { $number }, đã bán một nửa cho { $buyer }: { $dan } dân
rounds-pond = Ao cá, ô { $number } của { $seller }: dân rơi xuống vào kho của { $buyer }

## Xin thua, dừng ván, chơi ván nữa, đồng hồ

offers-resign = Xin thua
offers-offer-end = Đề nghị dừng ván
offers-new-with-seats-swapped = Ván mới, đổi bên
offers-new-with-other-starting = Ván mới, đổi người đi trước
offers-you-start = Ván mới, bạn đi trước
offers-starts = Ván mới, { $name } đi trước
offers-other-side-starts = Ván mới, đổi người đi trước
offers-next-side-starts = Ván mới, đổi người đi trước
offers-resign-heading = Xin thua?
offers-resign-question = { $winner } sẽ thắng ván này.
offers-resign-question-between = { $name } chịu thua thì { $other } thắng ván này.
offers-resign-question-many = Bạn sẽ xếp sau tất cả những người còn chơi tiếp.
offers-resign-question-match = Bên kia thắng ván này và được tính cả { $points } điểm, có thể thắng luôn cả trận.
offers-offer-heading = Đề nghị dừng ván?
offers-offer-question = Nếu { $sides ->
    [2] { $name }
   *[other] các bên cùng
} đồng ý, mỗi bên thu dân ở hàng mình, quân trong ô quan không tính. { $of_match ->
    [yes] Chỉ ván này kết thúc, tính điểm như sau:
   *[no] Kết quả sẽ là:
} { $result }.
offers-offer = Đề nghị dừng
offers-end-question = { $name } đề nghị dừng ván. Mỗi bên thu dân ở hàng mình, quân trong ô quan không tính. { $of_match ->
    [yes] Chỉ ván này kết thúc, tính điểm như sau:
   *[no] Kết quả sẽ là:
} { $result }. { $sides ->
    [2] { $other }
   *[other] Các bên
} có đồng ý không?
offers-agree = Đồng ý dừng
offers-considering = { $names } đang cân nhắc đề nghị dừng ván…
offers-computers-accept = { $names } đồng ý dừng ván.
offers-computers-decline = { $computers ->
    [1] { $names } không đồng ý dừng, ván vẫn tiếp tục.
   *[other] { $names } không cùng đồng ý dừng, ván vẫn tiếp tục.
}
offers-offer-failed = Máy gặp trục trặc nên không trả lời được. Ván vẫn tiếp tục.
most-points = { $sides ->
    [2] nhiều điểm hơn
   *[other] nhiều điểm nhất
}
offers-ended-you-lead = Dừng ván theo thoả thuận – bạn { most-points }
offers-ended-one-leads = Dừng ván theo thoả thuận – { $name } { most-points }
offers-ended-several-lead = Dừng ván theo thoả thuận – { $names } cùng { most-points }
offers-ended-all-equal = Dừng ván theo thoả thuận – bằng điểm nhau
offers-swap-question = Bỏ ván này, đổi bên rồi chơi ván mới?
offers-rematch-question = Bỏ ván này, chơi ván mới và đổi người đi trước?
offers-left-resigned = { $name } đã xin thua.
offers-left-out-of-time = { $name } đã hết giờ.
offers-left-gone = { $name } không quay lại.
offers-all-agreed = Các bên đã đồng ý dừng ván.
offers-against-points = Ai xin thua hay hết giờ là thua, không xét điểm.
offers-listed-resigned = { $name } xin thua
offers-listed-out-of-time = { $name } hết giờ
offers-listed-gone = { $name } vắng mặt
offers-listed-all-agreed = Dừng ván
offers-time-low = { $name } sắp hết giờ.
offers-time-up = { $name } đã hết giờ.
offers-clock-name = { $name }: còn { $minutes ->
    [0] {""}
   *[other] { $minutes } phút{" "}
}{ $seconds } giây
offers-handicap-for-you = Dễ quá? Bấm “Chơi ván có chấp” để chấp { $points } điểm xem sao.
offers-handicap-for-computer = Khó quá? Bấm “Chơi ván có chấp”, { $name } sẽ chấp bạn { $points } điểm.
offers-handicap-for-other = Muốn ván sau sát nút hơn? Bấm “Chơi ván có chấp”, { $name } sẽ chấp { $points } điểm.
offers-give = Chơi ván có chấp

## Lần đầu mở trò chơi

first-learn = Chưa biết chơi? Học 3 phút
first-play = Biết chơi rồi: vào ván luôn
first-sent = Có người rủ bạn chơi
first-sent-hint = Bạn vừa nhận được một ván { $title }. Đến lượt { $name }, tức là bạn. Bạn đi một nước rồi gửi ván lại nhé.
first-to-game = Vào ván
first-learn-before = Học chơi trước

## Trang đầu

home-opponent = Bạn chơi với ai?
home-character_beginner = Bé Tí
home-character_easy = Tèo
home-character_medium = Na
home-character_hard = Chú Tư
home-character_expert = Bà Sáu
home-character_master = Cụ Đồ
home-character-fitting = Chị Mai
home-call_beginner = Bé Tí
home-call_easy = Tèo
home-call_medium = Na
home-call_hard = Chú Tư
home-call_expert = Bà Sáu
home-call_master = Cụ Đồ
home-call-fitting = Chị Mai
home-call-friend = Bạn bè
home-character-within_beginner = Bé Tí
home-character-within_easy = Tèo
home-character-within_medium = Na
home-character-within_hard = chú Tư
home-character-within_expert = bà Sáu
home-character-within_master = cụ Đồ
home-character-within-fitting = chị Mai
home-says_beginner = Con thích viên màu xanh nhất!
home-says_easy = Thấy nhiều là tớ ăn liền.
home-says_medium = Tớ xem cậu ăn lại được gì đã.
home-says_hard = Chú rải thử trong đầu rồi mới bốc.
home-says_expert = Bà chơi từ hồi gạch sân này còn mới.
home-says_master = Quan nhất thời, dân vạn đại.
home-says-fitting = Em chơi tới đâu, chị theo tới đó.
home-fitting-stronger = Ván sau chị Mai sẽ chơi mạnh hơn một chút.
home-fitting-weaker = Ván sau chị Mai sẽ nhẹ tay hơn.
home-fitting-same = Ván sau chị Mai vẫn chơi ngang sức ván này.
home-quoted = “{ $line }”
home-friend = Bạn bè
home-friend-hint = Hai người chơi trên một máy, hoặc gửi ván cho nhau.
home-other-players = Người chơi khác
home-change = Đổi…
home-change-hint = Chọn người chơi, luật và đồng hồ cho ván sau
home-kept = Còn giữ từ ván trước: { $what }.
home-kept-names = tên
home-kept-clock = đồng hồ
home-kept-starter = ai đi trước
home-kept-handicap = chấp
home-forget = Bỏ đi
home-going-on = { $scores }. { $turn }
home-score = { $name }: { $points }
home-settings = Cài đặt

## Gợi ý và đánh giá thế bàn

help-hint = Gợi ý
help-hide-hint = Ẩn gợi ý
help-evaluation = Thanh đánh giá
help-searching = Đang tìm nước hay…
help-hint-failed = Máy gặp trục trặc nên chưa gợi ý được. Bạn thử lại hoặc cứ đi nhé.
help-show-line = Xem diễn biến
help-line-move = Dự kiến, nước { $number }/{ $all }. { $what }
help-line-moves = Dự kiến – { $moves }.
help-line-part = { $name }: { $mv }
help-line-over = Bàn sau { $moves } nước.
help-line-scores = Sau { $turns } nước này: { $scores }.
help-line-score = { $name } được { $points } điểm
help-hint-sentence = Gợi ý: rải ô số { $number } { towards }, { $why }.
help-right-sentence = Rải ô số { $number } { towards }, { $why }.
hint-captures = được { $captured } điểm
help-why-over = { $captured ->
    [0] kết thúc ván luôn
   *[other] { hint-captures } và kết thúc ván
}
help-why-reply = { $captured ->
    [0] { $name } không ăn được gì
   *[other] { hint-captures }{ $most ->
        [0] {" "}mà { $name } không ăn lại được gì
       *[other] , { $name } gỡ lại nhiều nhất { $most } điểm
    }
}
help-why-captures = { hint-captures }
help-why-prepares = để lượt sau ăn được { points }
help-why-parries = { $captured ->
    [0] {""}
   *[other] { hint-captures } và{" "}
}{ $number ->
    [0] không cho { $name } ăn quan, nhờ vậy khỏi mất { points }
   *[other] giữ được ô số { $number }, nhờ vậy khỏi mất { points }
}
help-why-prevents = { $captured ->
    [0] {""}
   *[other] { hint-captures } và{" "}
}không cho { $name } ăn { points }
help-why-proven = { $captured ->
    [0] {""}
   *[other] { hint-captures } và{" "}
}sẽ { $lead ->
    [ahead] thắng cách biệt { points }
    [behind] chỉ thua { points }
   *[even] hoà
} sau { $turns } nước nếu { $sides ->
    [2] hai bên
   *[other] các bên
} đều đi hay nhất
help-hint-bare = Gợi ý: rải ô số { $number } { towards }.
help-best-by = Đi nước khác thì đến cuối ván được ít hơn ít nhất { points }.
help-best-in-spite = Sau đó { $name } ăn được { $most } điểm, nhưng đi nước khác, hết ván còn kém ít nhất { points }.
help-all-lose = Đi nước nào { $name } cũng ăn được ít nhất { $least } điểm, nhưng đi nước khác, hết ván còn kém ít nhất { points }.
help-others-lose = Đi nước khác là { $name } được ít nhất { $others } điểm.
help-greater-later = Có nước khác ăn ngay { $captured } điểm, nhưng đến cuối ván được ít hơn nước này { points }.
help-greed-loses = Ô số { $number } ăn được { $captured } điểm, nhưng sau đó { $name } ăn lại { $reply } điểm.
help-forecast = Trong { $turns } lượt tới, dự kiến { $mover } ăn được { $own } điểm, { $name } { $others } điểm.
help-none-better = Không nước nào hay hơn.
help-hinted-arrow = { $arrow } (gợi ý)
help-used = { $list }
help-used-evaluation = xem đánh giá
help-used-hints = dùng { $count } gợi ý
help-used-undo = lùi { $count } nước
help-expected = Đánh giá: { $lead ->
    [ahead] { $name } hơn { points }
    [behind] { $name } kém { points }
   *[even] các bên ngang nhau
}{ $proven ->
    [yes] , chắc chắn
   *[no] {""}
}
help-no-evaluation-yet = Đánh giá: chưa có
help-proven = chắc chắn
help-result = kết quả
help-now = lúc này
help-best = nên đi { $mv }
help-best-move = nên đi { $mv }

## Các bài học

learn-learn = Học chơi
oanquan-board-topic_board = Bàn chơi
oanquan-board-topic_sow = Rải quân
oanquan-board-topic_go-on = Bốc lên rải tiếp
oanquan-board-topic_capture = Ăn quân
oanquan-board-topic_chain = Ăn liền nhiều ô
oanquan-board-topic_refill = Hàng trống, vay nợ
oanquan-board-topic_end = Hết ván
oanquan-board-topic_count = Nhẩm trước khi rải
oanquan-board-topic_save = Chạy quân kịp lúc
oanquan-board-topic_guard = Giữ quan
oanquan-board-topic_hunt = Săn quan
oanquan-board-topic_borrow = Ép phải vay
oanquan-board-topic_last-refill = Lần đặt lại cuối
oanquan-board-topic_opening = Khai cuộc
learn-heading = { $tactics ->
    [yes] Mẹo { $number }: { $topic }
   *[no] Bài { $number }/{ $all }: { $topic }
}
learn-count = { $number }/{ $all }
learn-lesson = { $tactics ->
    [yes] Mẹo
   *[no] Bài
} { $number }, { $topic }{ $completed ->
    [yes] , đã học
   *[no] {""}
}
oanquan-board-chapter_basics = Phần I: cách chơi
oanquan-board-chapter_tactics = Mẹo chơi
learn-to-tactics = Học mẹo chơi
learn-puzzles = Giải câu đố cùng loại
learn-restart = Học lại bài này
learn-next = Tiếp tục
learn-show = Xem cách đi
learn-enough = Ăn được quan rồi, 10 điểm! Hết ván khi cả hai ô quan đều trống; mỗi bên thu dân còn ở hàng mình. Bạn chơi thử một ván nhé?
learn-rest = Học nốt { $left } bài
learn-play-now = Chơi với { $opponent }
learn-other-side = Bên kia
learn-choose-arrow = Giờ chọn mũi tên: bạn muốn rải về phía nào?
learn-choose-arrow-to-quan = Giờ bạn chọn mũi tên đưa một dân vào ô quan cạnh ô số 5 nhé.
learn-refilling = Hàng của bạn trống rồi. Xem nhé: lấy năm dân trong kho đặt lại, mỗi ô một dân.
learn-refilling-on-credit = Hàng của bạn lại trống. Xem nhé: lấy { $paid } dân trong kho, vay thêm { $borrowed } cho đủ năm.
oanquan-board-task_own-cell = Năm ô được khoanh, từ số 1 đến số 5, là của bạn. Bấm thử một ô nhé.
oanquan-board-task-done_own-cell = Đúng rồi. Quân nhỏ là dân, mỗi dân 1 điểm. Số trong ô là số dân; số viết bằng phấn bên ngoài là số ô.
oanquan-board-task-missed_own-cell = Chưa phải ô ấy. Ô của bạn là năm ô được khoanh, từ số 1 đến số 5.
oanquan-board-task_quan-cell = Hai ô bán nguyệt ở hai đầu là ô quan, không của riêng ai. Mỗi ô có một quan to, đáng giá 10 điểm. Bấm thử một ô quan nhé.
oanquan-board-task-done_quan-cell = Đúng rồi. Hết ván, ai nhiều điểm hơn thì thắng, nên ai cũng muốn lấy được quan.
oanquan-board-task-missed_quan-cell = Chưa phải ô ấy. Ô quan là ô cong ở hai đầu bàn.
oanquan-board-task_sow = Rải là bốc hết dân trong một ô rồi bỏ vào mỗi ô kế tiếp một dân, kể cả ô quan. Bạn bấm ô số 4, rồi chọn mũi tên đưa một dân vào ô quan cạnh ô số 5 nhé.
oanquan-board-task-done_sow = Khi rải, ô quan cũng nhận một dân như mọi ô khác (Q+1: một quan và 1 dân).
oanquan-board-task-missed_sow = Rải chiều ấy thì không tới ô quan cạnh ô số 5. Quân đã về chỗ cũ, bạn thử mũi tên kia nhé.
oanquan-board-task_go-on = Rải hết, nếu ô kế tiếp là ô dân còn quân, bạn bốc hết lên rải tiếp. Bạn tìm xem rải chiều nào thì rải tiếp được nhé.
oanquan-board-task-done_go-on = Bạn bốc lên rải tiếp hai lần nữa, vẫn theo chiều cũ. Kế tiếp là hai ô trống liền nhau thì hết lượt; kế tiếp là ô quan, dù còn quân hay không, cũng hết lượt.
oanquan-board-task-missed_go-on = Kế tiếp là ô quan nên hết lượt. Quân đã về chỗ cũ, bạn thử mũi tên kia nhé.
oanquan-board-task_capture = Rải hết, nếu ô kế tiếp trống và ô sau đó có quân, bạn ăn hết chỗ quân ấy, dù ô đó của bên nào. Bạn tìm nước ăn được dân nhé.
oanquan-board-task-done_capture = Bạn ăn được 4 dân. Quân ăn được nằm trong kho cạnh tên bạn: 4 điểm.
oanquan-board-task-missed_capture = Nước ấy không ăn được gì. Quân đã về chỗ cũ, bạn đếm xem dân cuối cùng rơi vào ô nào: ngay sau đó phải là ô trống.
oanquan-board-task_capture-quan = Ăn quan cũng vậy. Bạn tìm nước ăn ô quan được khoanh nhé.
oanquan-board-task-done_capture-quan = Ăn được quan rồi, được ngay 10 điểm!
oanquan-board-task-missed_capture-quan = Quan vẫn còn đó. Quân đã về chỗ cũ: dân cuối cùng phải rơi vào ô ngay trước ô trống cạnh ô quan.
oanquan-board-task_chain = Ăn xong mà lại gặp một ô trống rồi một ô có quân thì được ăn tiếp. Bạn tìm nước ăn liền hai ô nhé.
oanquan-board-task-done_chain = Ăn 4 rồi ăn 3, hai ô trong một lượt. Ăn xong thì không rải nữa, đến lượt bên kia.
oanquan-board-task-missed_chain = Chưa ăn được hai ô. Quân đã về chỗ cũ, bạn tìm chỗ có ô trống, ô có quân, lại ô trống, lại ô có quân nhé.
oanquan-board-task_refill = Cả hàng của bạn trống nên phải lấy năm dân trong kho đặt lại, mỗi ô một dân. Bạn đi tiếp đi, nước nào cũng được.
oanquan-board-task-done_refill = Năm dân ấy bị trừ vào điểm của bạn.
oanquan-board-task-missed_refill = Bạn thử lại nhé.
oanquan-board-task_debt = Hàng lại trống mà kho chỉ còn 3 điểm. Đặt lại hàng cần 5, nên bạn dùng hết 3 và vay thêm 2: kho ghi −2. Bạn đi tiếp đi, nước nào cũng được.
oanquan-board-task-done_debt = Ăn được bao nhiêu bù vào nợ bấy nhiêu: còn nợ thì điểm còn dưới 0, đến hết ván cũng vậy.
oanquan-board-task-missed_debt = Bạn thử lại nhé.
oanquan-board-task_end = Khi cả hai ô quan đều trống thì hết ván; ô quan còn dân thì vẫn chơi tiếp. Hết ván, mỗi bên thu dân còn lại ở hàng mình. Bạn thử ăn nốt quan cuối cùng nhé.
oanquan-board-task-done_end = Hết quan, tàn dân, thu quân, kéo về! 40 – 30, bạn thắng: mỗi dân 1 điểm, mỗi quan 10 điểm.
oanquan-board-task-missed_end = Quan vẫn còn đó nên ván chưa hết. Quân đã về chỗ cũ: dân cuối cùng phải rơi vào ô ngay trước ô trống cạnh ô quan.
oanquan-board-task_count-laps = Trong bốn nước đi có một nước ăn được tám dân ở ô được khoanh. Hãy nhẩm từng nước: dân cuối rơi vào đâu, tiếp theo là ô nào? Rồi đi nước ấy.
oanquan-board-task-done_count-laps = Ba lượt rải, mỗi lượt một dân: từ ô 1 vào ô quan, từ ô 11 sang ô 10, từ ô 9 sang ô 8. Kế đó là ô trống, rồi đến tám dân.
oanquan-board-task-missed_count-laps = Nước ấy chưa ăn được gì, mà giờ bên kia ăn được tám dân. Quân đã về chỗ cũ: bạn lần theo từng dân lẻ, hết lượt rải này sang lượt rải khác.
oanquan-board-task_count-further = Có mười nước đi mà chỉ một nước ăn được quân. Lượt rải nào dừng trước một dân lẻ thì bốc dân ấy rải tiếp, mỗi lần hai ô: bạn nhẩm cho đến hết, rồi tìm nước ăn quân.
oanquan-board-task-done_count-further = Bảy lượt rải, 9 điểm, và hàng bên kia sạch dân, phải lấy năm dân trong kho đặt lại. Nhẩm kỹ mới thấy nước mà nhìn qua thì bỏ lỡ.
oanquan-board-task-missed_count-further = Nước ấy không ăn được gì. Quân đã về chỗ cũ: bạn nhẩm từng nước cho đến lượt rải cuối.
oanquan-board-task_save-stones = Ba trong bốn nước của bạn sẽ để bên kia được từ 6 điểm trở lên. Thử đứng ở ô 8 và ô 10 của họ mà nhìn xem nước nào để hở. Bạn đi nước còn lại.
oanquan-board-task-done_save-stones = Năm dân đã chạy kịp. Giờ bên kia được nhiều nhất 1 điểm; nếu đi nước khác thì mất từ 6 đến 15 điểm.
oanquan-board-task-missed_save-stones = Thế này bên kia được từ 6 điểm trở lên. Quân đã về chỗ cũ: bạn nhẩm cả nước đáp của họ nữa.
oanquan-board-task_save-at-home = Bên kia chỉ còn một dân. Bạn rải dân nào sang đó là cho họ thêm nước đi. Tìm nước không để họ ăn được gì.
oanquan-board-task-done_save-at-home = Quân vẫn ở bên mình, dân duy nhất của họ không ăn được gì. Đi nước khác là mất ít nhất 5 điểm.
oanquan-board-task-missed_save-at-home = Nước ấy cho bên kia ít nhất 5 điểm. Quân đã về chỗ cũ: bạn giữ quân ở bên mình, chỗ mà dân của họ không ăn tới.
oanquan-board-task_guard-quan = Dân ở ô 9 đang nhắm quan ở ô được khoanh: rải một bước, gặp ô trống, thế là được 17 điểm. Bạn đỡ đi.
oanquan-board-task-done_guard-quan = Giờ ô 9 có hai dân: rải đi thì dân cuối rơi sát ô quan rồi dừng. Thêm một dân vào ô nào là đổi chỗ dừng của mọi nước đi từ ô ấy.
oanquan-board-task-missed_guard-quan = Bên kia vẫn ăn được quan. Quân đã về chỗ cũ: bạn làm cho số dân ở ô 9 thay đổi.
oanquan-board-task_guard-not-greed = Có hai nước ăn được 1 dân, nhưng cả hai đều mất quan ngay sau đó. Xem bên kia đáp lại từng nước thế nào, rồi đi nước giữ được quan.
oanquan-board-task-done_guard-not-greed = Quan còn nguyên. Một dân chỉ 1 điểm, còn quan và số dân bên cạnh đáng 16, 17 điểm.
oanquan-board-task-missed_guard-not-greed = Thế này bên kia ăn mất quan. Quân đã về chỗ cũ: với mỗi nước, bạn tự hỏi họ sẽ đi gì.
oanquan-board-task_hunt-quan = Quan được khoanh cùng 13 dân đáng 23 điểm, nhưng chưa nước nào ăn được ngay. Tìm nước khiến bên kia không cứu nổi.
oanquan-board-task-done_hunt-quan = Dân ở ô 3 giờ đã nhắm quan: một bước, một ô trống, rồi đến quan. Bên kia chỉ còn một ô để rải, rải phía nào cũng không cứu được.
oanquan-board-task-missed_hunt-quan = Đứng ở đó thì chưa nhắm được quan. Quân đã về chỗ cũ: phải có một dân rơi được vào ngay trước ô trống cạnh quan.
oanquan-board-task_hunted-quan = Bên kia ăn được hai dân nhưng không cứu được quan. Bạn ăn quan đi.
oanquan-board-task-done_hunted-quan = 23 điểm. Doạ mà bên kia không đỡ được thì cũng như ăn rồi.
oanquan-board-task-missed_hunted-quan = Quan vẫn còn đó. Quân đã về chỗ cũ: dân cuối phải rơi vào ngay trước ô trống cạnh quan.
oanquan-board-task_must-borrow = Bên kia còn một dân ở hàng và 2 điểm trong kho. Hàng trống thì phải đặt lại năm dân, kho thiếu bao nhiêu phải vay bấy nhiêu. Bạn làm hàng bên kia trống đi.
oanquan-board-task-done_must-borrow = Họ bỏ ra 2 điểm và vay thêm 3, nên giờ là −3 điểm. Dân đi vay bạn cũng ăn được.
oanquan-board-task-missed_must-borrow = Họ vẫn còn dân để rải. Quân đã về chỗ cũ: bạn ăn dân ở ô 10.
oanquan-board-task_borrows-again = Bên kia đang nợ 2 điểm. Một nước làm trống cả hàng của họ là họ phải vay nữa: bạn tìm nước ấy.
oanquan-board-task-done_borrows-again = Ăn liền ba ô, được 11 điểm, còn bên kia phải vay thêm năm: thành nợ 7.
oanquan-board-task-missed_borrows-again = Hàng bên kia chưa trống, mà quan lại gặp nguy. Quân đã về chỗ cũ: bạn ăn liền ba ô 10, 8 và 6.
oanquan-board-task_refill-parries = Bên kia chỉ còn hai dân để rải, nhưng hai dân ấy đang nhắm quan, 22 điểm. Bạn làm hàng của họ trống đi để họ phải đặt lại.
oanquan-board-task-done_refill-parries = Họ mất 5 điểm để đặt lại năm dân, mà nước nhắm quan cũng không còn. Tính thật xa thì đi thế này bạn thắng, đi nước khác là thua.
oanquan-board-task-missed_refill-parries = Họ vẫn còn dân để rải. Quân đã về chỗ cũ: bạn ăn hai dân ở ô 10.
oanquan-board-task_refill-costs = Bên kia chỉ còn một ô có dân. Bạn ăn hết ô ấy để họ phải lấy dân trong kho đặt lại.
oanquan-board-task-done_refill-costs = Năm điểm rời kho, nằm rải mỗi ô một dân, bạn ăn được. Cuối ván, dân nào còn ở hàng thì họ lại thu về.
oanquan-board-task-missed_refill-costs = Họ vẫn còn dân để rải. Quân đã về chỗ cũ: bạn ăn bốn dân ở ô 10.
oanquan-board-task_first-move = Nước đầu tiên của ván. Ô 1 và ô 5, rải ra phía ngoài, ăn được quan ngay. Nhưng bên kia sẽ ăn lại gì? Bạn tìm nước hay hơn.
oanquan-board-task-done_first-move = Hay nhất là ô 2 hoặc ô 4, rải ra phía ngoài. Đã chứng minh được: hai bên đều đi hay nhất thì người đi trước hơn đúng 14 điểm.
oanquan-board-task-missed_first-move = Tính thật xa thì nước ấy giỏi lắm cũng chỉ hoà; còn ăn quan ngay thì kém 12 điểm. Quân đã về chỗ cũ: bạn thử ô lùi vào trong.
oanquan-board-task_punish-greed = Bên kia vừa mở màn bằng nước ăn quan, được 11 điểm. Xem họ để lại gì cho bạn nhé.
oanquan-board-task-done_punish-greed = 21 điểm: ăn được quan còn lại, nhiều hơn phần họ vừa ăn. Vì thế ăn quan ngay nước đầu là mắc bẫy.
oanquan-board-task-missed_punish-greed = Còn ăn được nhiều hơn. Quân đã về chỗ cũ: bạn ăn quan đi.
learn-all-completed = Thế là bạn đã biết chơi ô ăn quan rồi! Bé Tí là đối thủ dễ nhất.
learn-tactics-completed = Giờ bạn đã biết người chơi giỏi nhìn vào đâu. Thử trong một ván nhé.

## Các ván đã chơi

library-games = Các ván đã chơi
library-heading = Các ván đã chơi và thành tích
library-date = %d/%m/%Y %H:%M
library-turns = { $turns } nước
library-today = hôm nay { $time }
library-time = %H:%M
library-yesterday = hôm qua
library-days-ago = { $days } ngày trước
library-you-won-by = Bạn thắng, hơn { $points } điểm
library-you-lost-by = Bạn thua, kém { $points } điểm
library-name-won-by = { $name } thắng, hơn { $points } điểm
library-drawn-at = Hoà, mỗi bên { $points } điểm
library-you-won = Bạn thắng
library-you-lost = Bạn thua
library-name-won = { $name } thắng
library-won-because = { $won }, { $left }
library-still-open = Chưa xong
library-unfinished-your-turn = Chưa xong, đến lượt bạn
library-unfinished-turn = Chưa xong, đến lượt { $name }
library-count = { $all } ván
library-count-shown = { $shown }/{ $all } ván
library-reading = Đang đọc các ván…
library-elsewhere = Trò khác:
library-of-game = { $game } ({ $count })
library-empty = Ở đây chưa có gì. Ván nào chơi xong hoặc để dở sẽ được ghi lại.
library-no-match = Không tìm thấy ván nào.
library-show-all = Hiện tất cả
library-unreadable = Không đọc được thư mục các ván: { $why }.
library-search = Tìm
library-show = Hiện
library-kind_all = Tất cả các ván
library-kind_ended = Đã xong
library-kind_unfinished = Chưa xong
library-kind_damaged = Tệp hỏng
library-sort = Sắp xếp
library-order_newest = Mới nhất trước
library-order_oldest = Cũ nhất trước
library-order_title = Theo tên
library-order_longest = Dài nhất trước
# The button that leads to the game under way, above the list of the other games. $players: their names.
library-on-board = Ván đang chơi: { $players }
library-continue-game = Chơi tiếp
library-rename = Đổi tên
library-title = Tên ván
library-delete = Xoá
library-undo-delete = Hoàn tác
library-save-as = Lưu tệp
library-target = Tệp
library-target-hint = Tên có đuôi .oanquan thì lưu trọn ván, kèm trình độ của máy và ngày giờ; tên khác, ví dụ van.txt, thì chỉ lưu các nước đi dạng chữ.
library-replace = Ghi đè tệp
library-browse = Chọn chỗ lưu…
library-open-saved = Mở tệp
library-open-folder = Mở thư mục
library-save = Lưu
library-cancel = Thôi
library-deleted = Đã xoá ván. Bấm “Hoàn tác” để lấy lại.
library-restored = Đã khôi phục ván.
library-saved = Đã lưu vào { $path }.
library-opened = Đã mở ván.
library-save-failed = Chưa lưu được: { $why }.
library-file-exists = Đã có tệp trùng tên.
library-no-file-name = Hãy ghi tên tệp.
library-unreadable-file = Không mở được tệp
library-autosave-failed = { $games ->
    [0] Chưa lưu xong
    [1] Chưa lưu được ván
   *[other] Chưa lưu được { $games } ván
}: { $why }. { $games ->
    [0] Không mất ván nào
   *[other] Bạn cứ chơi tiếp
}, trò chơi sẽ thử lại.
library-new-game-question = Chơi ván mới? Ván này vẫn còn trong Các ván đã chơi.
library-open-question = Mở ván kia? Ván này vẫn còn trong Các ván đã chơi.
library-open-record-question = Mở ván vừa dán? Ván này vẫn còn trong Các ván đã chơi. Ở ván vừa dán, bạn đi cho mọi bên.

## Những ván chưa lưu được

unsaved-heading = Còn { $games } ván chưa lưu được
unsaved-why = Lý do: { $why }.
unsaved-consequence = Thoát bây giờ thì phần chưa lưu sẽ mất.
unsaved-failed-again = Vẫn chưa lưu được.
unsaved-save-elsewhere = Lưu chỗ khác…
unsaved-copy = Chép ván
unsaved-copied = Đã chép. Bạn nhớ dán vào chỗ khác rồi hãy thoát.
unsaved-quit-anyway = Cứ thoát
unsaved-folder = Thư mục
unsaved-folder-hint = Mỗi ván được lưu thành một tệp riêng.
unsaved-saved-elsewhere = Đã lưu chỗ khác
unsaved-how-to-open = Muốn mở lại ván đã lưu, kéo thả tệp vào cửa sổ trò chơi.
unsaved-open-question = Mở ván kia? Ván này chưa lưu được.
unsaved-no-home = Tài khoản này không có thư mục riêng nên cài đặt và các ván sẽ không được lưu lại.
unsaved-refused = Trình duyệt không lưu gì cho trang này (như trong cửa sổ riêng tư), nên cài đặt và các ván sẽ mất khi đóng trang.
unsaved-newer = Các ván ở đây do phiên bản mới hơn của trang này lưu. Đóng hết các thẻ của trang rồi mở lại; từ giờ đến lúc đó không ván nào được lưu.

## Sao lưu

backup-save = Sao lưu…
backup-restore = Khôi phục bản sao lưu…
backup-hint = Bản sao lưu gói cài đặt, các ván, thống kê và tiến độ của bạn vào một tệp. Sang máy tính, trình duyệt hay điện thoại khác, khôi phục từ tệp đó là có lại tất cả.
backup-lasting = Trình duyệt có thể xoá dữ liệu của trang nếu lâu ngày bạn không ghé lại: Safari xoá sau bảy ngày, trừ khi trang đã được thêm vào màn hình chính. Thỉnh thoảng bạn nhớ sao lưu.
backup-choose = Chọn tệp…
backup-kept = Không mất gì cả: tệp nào khác với bản sao lưu sẽ được chuyển vào thư mục “replaced”.
backup-restored = { $written ->
    [0] Mọi thứ trong bản sao lưu này đã có sẵn ở đây.
   *[other] Đã khôi phục { $written } tệp{ $replaced ->
        [0] .
       *[other] ; { $replaced } tệp cũ khác nội dung nằm trong thư mục “replaced”.
    } Mở lại trò chơi là dùng được.
}
backup-open-again = Mở lại
backup-unreadable = { $file } không phải bản sao lưu mà chương trình đọc được: tệp { $why }. Hãy chọn tệp đã lưu bằng “Sao lưu…”.

## Tệp không lưu được, không đọc được

files-save-problem-refused = đã có tệp { $path }
files-save-problem-folder = không ghi được vào thư mục { $path }{ system-reason }
files-save-problem-file = không ghi được { $path }{ system-reason }
files-save-problem-value = không ghi được { $path }
# Lý do của hệ thống, nếu có tên thông thường.
system-reason = { $reason ->
    [no-space] {" "}(hết chỗ trống)
    [no-permission] {" "}(không có quyền ghi)
    [read-only] {" "}(ổ đĩa chỉ cho đọc)
    [name-taken] {" "}(có tệp trùng tên thư mục)
    [no-folder] {" "}(không có thư mục này)
   *[other] {""}
}
files-settings-not-saved-refused = Chưa lưu cài đặt vào { $path }, để khỏi ghi đè tệp đang có.
files-settings-not-saved-folder = Không lưu được cài đặt: không ghi được vào thư mục { $path }.
files-settings-not-saved-file = Không lưu được cài đặt vào { $path }.
files-settings-not-saved-value = Không lưu được cài đặt vào { $path }.
files-settings-newer = Tệp cài đặt là của phiên bản mới hơn nên được cất sang { $path }; lần này trò chơi dùng cài đặt mặc định.
files-settings-damaged = Tệp cài đặt bị hỏng nên được cất sang { $path }; lần này trò chơi dùng cài đặt mặc định.
files-settings-unreadable = Không đọc được tệp cài đặt { $path }. Tệp được để nguyên, còn cài đặt bạn thay đổi lần này sẽ không được lưu.
files-last-game-newer = Ván chơi dở là của phiên bản mới hơn. Tệp được cất sang { $path }.
files-last-game-damaged = Tệp của ván chơi dở bị hỏng. Tệp được cất nguyên vẹn sang { $path }.
files-last-game-unreadable = Không đọc được ván chơi dở trong { $path }. Tệp được để nguyên.
files-resets-set-aside = Không rõ những ván nào đã xoá khỏi thống kê nên mọi ván đều được tính. Tệp cũ được cất sang { $moved }.
files-resets-stuck = Không đọc được { $path } nên mọi ván đều được tính. Tệp được để nguyên.
files-resets-unreadable = Không đọc được { $path } nên mọi ván đều được tính. Tệp được để nguyên.

## Tệp không phải là ván

files-file-gone = Tệp không còn ở đó.
files-file-missing = Không có tệp này.
files-file-unreadable = Không đọc được tệp.
files-file-not-text = Tệp này không phải là văn bản.
files-link-damaged = Dòng ghi ván này bị sai hoặc thiếu. Hãy chép trọn vẹn, từ { $game }: đến ký tự cuối cùng.
files-link-newer = Dòng ghi ván này do phiên bản mới hơn tạo ra (định dạng { $version }). Hãy cập nhật chương trình rồi mở lại.
files-link-too-long = Dòng ghi ván này quá dài: một ván chỉ cần nhiều nhất { $most } ký tự.
files-link-no-game = Trong dòng này không có ván nào: { $why }
files-file-flawed = Tệp { $flaw }.
files-flaw = { $flaw ->
    [too-large] quá lớn
    [not-text] không phải là văn bản
    [newer] là của phiên bản mới hơn
    [syntax] bị hỏng (dòng { $line }, cột { $column })
   *[malformed] bị hỏng
}
files-saved-damaged = Tệp hỏng: mục { $field }, { $why }.
files-saved-damaged-turn = Tệp hỏng: mục { $field }, nước thứ { $turn }, { $why }.
files-saved-clocks = phải có giờ của từng bên lúc đầu và sau từng nước trong { $moves } nước
files-saved-times = có { $moves } nước nhưng lại ghi { $found } mốc thời gian
files-saved-reviewed = có { $moves } nước nhưng lại ghi { $found } lời nhận xét
files-saved-judged = lời nhận xét không khớp với nước này
files-saved-judged-after = lời nhận xét về cuối ván không khớp với ván
files-saved-count = có { $sides } bên nhưng lại ghi { $found } giá trị

## Văn bản không phải là ván

records-fault = { $line ->
    [1] { UPPERFIRST($why) }
   *[other] Dòng { $line }: { LOWERFIRST($why) }
}.
records-fault-turn = Nước { $turn }{ $line ->
    [1] {""}
   *[other] {" "}(dòng { $line })
}: { LOWERFIRST($why) }.
records-fault-in-pair = Nước { $number } của bên đi { $mover ->
    [first] trước
   *[second] sau
}{ $line ->
    [1] {""}
   *[other] {" "}(dòng { $line })
}: { LOWERFIRST($why) }.
records-too-long = một ván dài tối đa { $most } byte
records-too-many-moves = một ván có nhiều nhất { $most } nước
records-empty = không có gì để đọc, cần có các nước đi
records-not-a-tag = thẻ phải viết như [Rules "folk"], có ngoặc vuông và dấu ngoặc kép
records-second-tag = thẻ { $name } đã có ở trên
records-too-many-games = một văn bản có nhiều nhất { $most } ván
records-other-game = đây là ván “{ $found }”, không phải ván ô ăn quan
records-unclosed = dấu “{ $bracket }” này chưa được đóng
records-no-such-side = ván { $sides } bên không có bên { $side }
records-other-sides = ghi là { $claimed } bên, nhưng bàn có { $sides } bên
records-other-result = kết quả ghi là “{ $claimed }”, nhưng các nước đi dẫn đến “{ $reached }”
records-no-round = đến đây không còn ván nào nữa
records-two-readings = “{ $text }” có thể là { $plus } hay { $minus }, vì phải và trái tuỳ chỗ ngồi; hãy viết + (ngược chiều kim đồng hồ) hay - (cùng chiều)
records-not-a-move = “{ $text }” không phải là nước đi, phải viết số ô rồi + hoặc -, ví dụ 3+
records-guest-open-comment = dấu ngoặc mở ở đây không có dấu đóng
records-guest-not-a-tag = thẻ phải có ngoặc vuông và ngoặc kép, ví dụ [Start "…"]
records-guest-other-game = đây là ván “{ $found }”, không phải ván { $title }
records-guest-not-an-option = “{ $text }” không đặt tuỳ chọn nào: hãy viết TÊN=GIÁ_TRỊ
records-guest-not-a-move = “{ $text }” không phải là nước đi

## Văn bản không phải là ván: nước đi không hợp lệ

records-illegal-game-over = không đi được { $notation }, vì ván đã kết thúc
records-illegal-no-such-cell = không đi được { $notation }, vì bàn không có ô { $cell }
records-illegal-quan-cell = không đi được { $notation }, vì không ai được bốc quân ở ô quan
records-illegal-not-yours = không đi được { $notation }, vì ô { $cell } không phải của bên đang đi
records-illegal-pond = không đi được { $notation }, vì ô { $cell } là ao cá nên luôn trống
records-illegal-wrong-direction = không đi được { $notation }, vì luật này chỉ cho rải ngược chiều kim đồng hồ
records-illegal-empty-cell = không đi được { $notation }, vì ô { $cell } đang trống
records-departure-game-over = { $departure }: ván đã kết thúc
records-departure-no-such-side = { $departure }: không có bên này
records-departure-already-departed = { $departure }: bên này đã rời ván từ trước
records-departure-not-to-move = { $departure }: đang là lượt của bên { $side }, chỉ bên đó mới hết giờ được

## Văn bản không phải là ván: luật

records-option-preset = không có bộ luật “{ $name }”
records-option-name = không có luật “{ $name }”
records-option-unset = “{ $text }” phải viết là TÊN=GIÁ_TRỊ
records-option-word = { $option } không thể là “{ $value }”, chỉ có { $allowed }
records-option-range = { $option } không thể là “{ $value }”, phải là số nguyên từ { $from } đến { $to }
records-option-handicap = chấp không viết là “{ $value }” được, phải viết như 0:1+5:0 hoặc 1::10
records-option-handicap-side = bên { $side } không chấp được vì chỉ có { $sides } bên
records-option-series-sides = chơi bán ruộng phải có đúng hai bên, ở đây có { $sides } bên
records-option-split-sides = chia đôi dân còn lại thì phải có đúng hai bên, ở đây có { $sides } bên
records-option-conflict-young-quan = thay quan bằng dân thì không còn quan non, hãy đặt quan non về 0 hoặc chơi với quân to
records-option-conflict-ending = thay quan bằng dân thì không còn quan cuối cùng, hãy để hết ván khi các ô quan đều trống hoặc chơi với quân to

## Văn bản không phải là ván: thế bàn

records-position-parts = một thế bàn gồm ba phần: các ô, bên đến lượt và kho, ở đây có { $parts } phần
records-position-cell-count = bàn có 12, 18 hoặc 24 ô, ở đây có { $cells } ô
records-position-cell = ô { $cell } không thể là “{ $text }”, phải là một số, hoặc Q và một số
records-position-misplaced-quan = ô { $cell } là ô dân, quan chỉ nằm ở ô 0, 6, 12 và 18
records-position-quan-piece = ô { $cell } có quan, nhưng theo luật này quan được thay bằng dân
records-position-suffix = theo luật này ô { $cell } không được ghi chữ { $suffix }: x là ô đã bán (series=fields, sold=owned), h là ô bán một nửa (thêm half=yes, sale=difference), o là ao cá (series=fields, sold=pond)
records-position-full-pond = ô { $cell } là ao cá nên luôn trống, hãy ghi 0o
records-position-no-cell = bên { $side } không còn ô nào để đi, hãy để lại ít nhất một ô
records-position-side = bàn này không có bên “{ $text }”
records-position-store-count = { $needed } bên cần có { $needed } kho, ở đây có { $found }
records-position-store = kho của bên { $side } không thể là “{ $text }”
oanquan-board-position-already-over = { $end ->
    [cannot-refill] ván đã hết vì bên đến lượt không còn dân để rải
   *[other] ván đã hết mà vẫn ghi bên đến lượt
}
records-position-unswept = ván đã hết mà ô { $cell } vẫn còn dân

## Phân tích ván

review-heading = Phân tích ván
review-with-replay = Xem lại và phân tích
review-introduction = Máy phân tích cả ván, chỉ ra lúc nào ai hơn, nước nào làm mất điểm và lẽ ra nên đi nước nào.
review-begin = Phân tích ván này
review-again = Phân tích lại
review-progress = Đang phân tích: { $done }/{ $all } thế bàn
review-failed = Phân tích gặp trục trặc. Bạn thử lại nhé.
review-nothing-changed = Đã phân tích lại: kết quả vẫn như trước.
review-results-changed = Đã phân tích lại: có chỗ khác trước.
review-graph-hint = Ai đang hơn, qua từng nước
review-graph-explained = Biểu đồ cho biết cuối ván sẽ hơn kém bao nhiêu nếu từ lúc ấy các bên đều đi hay nhất, không phải điểm lúc ấy. Vạch đứng là chỗ đang xem.
review-meaning = Nghĩa là sao?
review-less = Ẩn phần giải thích
review-graph = Biểu đồ: cuối ván ai hơn bao nhiêu, qua { $turns } nước
review-graph-legend = Phía trên: { $upper } hơn; phía dưới: { $lower } hơn.
review-mark-legend = Dấu đặc: { $upper }; dấu rỗng: { $lower }.
review-after = { $turns ->
    [0] Đầu ván
   *[other] Sau nước { $turns }
}
review-proven-from = { $turns ->
    [0] Mọi con số đều đã tính đến cùng.
   *[other] Sau nước { $turns }, mọi con số đều đã tính đến cùng (nét đậm).
}
review-ended = Vạch đứng nét đứt: hết ván sau nước { $turns }. { $why }
review-accuracy = Độ chính xác
review-accuracy-hint = 100%: không để mất điểm nào. Mất 5 điểm thì nước ấy chỉ được tính một nửa.
review-no-turns = chưa đi nước nào
review-count-blunder = { $count } nước sai nặng
review-count-mistake = { $count } nước sai
review-count-inaccuracy = { $count } nước chưa hay
review-faults = Các nước sai, từ nặng đến nhẹ
review-no-faults = Không thấy nước sai nào.
review-own-faults = Bạn có { $count } nước nên xem lại
review-no-own-faults = Bạn không đi sai nước nào. Giỏi quá!
review-whose = Xem nước sai
review-mine = Của bạn
review-both = Của cả hai bên
review-played = { $turn }. { $name }: ô số { $number } { towards }
review-grade_inaccuracy = Chưa hay
review-grade_mistake = Nước sai
review-grade_blunder = Nước sai nặng
review-fault = { $grade }, mất { points }. Nên đi ô số { $number } { towards }
review-before = Trước nước { $turn }. { $name } đã đi: { $played } (khung nét đứt). Nên đi: { $better } (khung vàng).
review-marked-move = ô số { $number } { towards }
review-why-captures = Nước hay hơn thì được { $points } điểm{ $played ->
    [0] .
   *[other] , nước đã đi chỉ được { $played }.
}
review-why-replies = Nước đã đi để { $name } được { $points } điểm, nước hay hơn { $least ->
    [0] không để mất gì.
   *[other] chỉ để mất { $least }.
}
review-why-later = Vài nước sau mới thấy lợi.
review-values = Giá trị các nước đi
review-value-of-move = { $played }: { $value }
review-move-value = ô số { $number } { towards }: { $value }{ $proven ->
    [yes] , chắc chắn
   *[no] {""}
}
review-seeking-values = Đang tính giá trị từng nước
review-searched-values = Cuối ván { $name } hơn bao nhiêu điểm nếu đi nước ấy, tính trước { $depth } nước.
review-proven-values = Cuối ván { $name } hơn bao nhiêu điểm nếu đi nước ấy, đã tính đến cùng.
review-searched-best = Những nước hay nhất và giá trị, tính trước { $depth } nước.
review-proven-best = Những nước hay nhất và giá trị, đã tính đến cùng.
review-equal-values = Mọi nước đều như nhau.

## Học từ nước sai

practice-learn = Luyện lại nước sai
practice-learn-mine = Luyện lại nước sai
practice-heading = Nước sai { $number }/{ $all }
practice-count = { $number }/{ $all }
practice-looking = Máy đang tìm nước sai: { $done }/{ $all } thế bàn
practice-failed = Phân tích gặp trục trặc nên chưa biết nước nào sai. Bạn thoát ra rồi thử lại nhé.
practice-asked = { $name } đã rải ô số { $number } { towards }, gặp người giỏi thì thiệt { points } lúc hết ván. Tìm nước hay hơn nhé.
practice-checking = Để xem nước này thế nào…
practice-unchecked = Máy gặp trục trặc nên chưa xét được nước này. Bạn thử lại nhé.
practice-right = Đúng rồi: ô số { $number } { towards }. Không nước nào hay hơn.
practice-wrong = Còn nước hay hơn: đi nước này thì cuối ván thiệt { points }.
practice-reply = { $name } đáp lại: rải ô số { $number } { towards }{ $points ->
    [0] {""}
   *[other] {" "}và được { points }
}.
practice-wrong-at-end = Còn nước hay hơn: nước này làm hết ván luôn, thiệt { points }.
practice-watch-reply = Còn nước hay hơn. Xem bên kia đáp lại…
practice-hint-captures = Gợi ý: { $points ->
    [0] nước hay nhất chưa ăn được gì. Thử nghĩ xem sau đó thế nào.
   *[other] nước hay nhất được { points }.
}
practice-hint-cell = Gợi ý: rải ô số { $number }. Về phía nào?
practice-solution = Đáp án: ô số { $number } { towards }, tính đến cuối ván hơn { points }.
practice-try-again = Thử lại
practice-follow = Xem diễn biến
practice-show-solution = Đáp án
practice-next = Sang câu sau
practice-finish = Kết thúc
practice-over = Đã luyện hết
practice-all-found = Bạn tìm ra hết ngay lần đầu. Lần sau khỏi lo mắc lại!
practice-some-found = Khá lắm. Luyện lại những chỗ chưa ra là nắm hết.
practice-none-found = Toàn thế khó! Thử lại lần nữa xem, giờ bạn biết phải nhìn vào đâu rồi.
practice-found-at-once = Tìm ra ngay lần đầu: { $count }/{ $all }
practice-found-later = Tìm ra sau khi thử lại hoặc nhờ gợi ý: { $count }
practice-not-found = Chưa tìm ra: { $count }
practice-repeat = Luyện lại chỗ chưa ra
practice-flawless = Không sai nước nào
practice-flawless-hint = Cả ván bạn không để mất điểm nào. Thử sức với đối thủ mạnh hơn xem, hoặc xem lại ván để biết vì sao mình đi hay.
practice-flawless-all = Cả ván không ai để mất điểm nào. Xem lại ván để biết các nước hay ở chỗ nào nhé.

## Bài học và câu đố

puzzles-place = Học và giải đố
puzzles-waits = Câu đố hôm nay đang chờ bạn.
puzzles-waits-for-you = đang chờ bạn
puzzles-done-today = hôm nay đã thử
puzzles-solved-today = hôm nay đã giải
puzzles-days-in-a-row = { $days } ngày liền
puzzles-lessons = Bài học
puzzles-lessons-completed = Đã học { $done }/{ $all } bài
puzzles-of-the-day = Câu đố hôm nay
puzzles-solve = Giải câu này
puzzles-solve-again = Giải lại
puzzles-try-again = Thử lại
puzzles-month = Tháng %-m năm %Y
puzzles-weekdays = T2 T3 T4 T5 T6 T7 CN
puzzles-earlier = Tháng trước
puzzles-later = Tháng sau
puzzles-day = { $day }: { $result ->
    [on-time] đã giải được
    [later] giải được sau đó
    [failed] chưa giải được
    [future] chưa tới
   *[open] chưa thử
}
puzzles-puzzles = Câu đố
puzzles-rating = Điểm giải đố
puzzles-uncertainty = xê dịch chừng { $points }
puzzles-unrated = chưa giải câu nào
puzzles-streak = Giải đúng liên tiếp
puzzles-longest-streak = dài nhất: { $count }
puzzles-solved = Giải được
puzzles-tried = trong { $count } câu đã thử
puzzles-due = Hôm nay có { $count } câu lần trước chưa giải được, giờ thử lại nhé.
puzzles-waiting = { $count } câu làm sai, { $day } hỏi lại.
puzzles-tomorrow = mai
puzzles-on-day = ngày { $day }
puzzles-theme-label = Chủ đề
puzzles-all-themes = Mọi chủ đề
oanquan-board-theme_take-quan = Ăn quan
oanquan-board-theme_long-chain = Ăn liền nhiều ô
oanquan-board-theme_last-refill = Lần đặt lại cuối
oanquan-board-theme_starve-row = Hàng hết dân
oanquan-board-theme_protect-quan = Giữ quan
oanquan-board-theme_endgame = Cuối ván
puzzles-all-puzzles = Tất cả các câu
puzzles-mixed = Số câu xếp xen kẽ, để các câu cạnh nhau có đáp án khác nhau.
puzzles-band = Độ khó { $band }/{ $bands }
puzzles-first-steps = Câu vỡ lòng
puzzles-begin = Câu tiếp theo
puzzles-begin-first = Giải câu đầu tiên
puzzles-none-left = Bạn đã thử hết các câu này. Câu nào chưa giải được thì vài hôm nữa sẽ gặp lại.
puzzles-lesson-first = Muốn giải các câu còn lại, bạn cần học xong một bài nữa.
puzzles-name = Câu đố số { $number }
puzzles-heading = Câu đố số { $number } · { $group }
puzzles-heading-of-day = Câu đố ngày { $day } · { $group }
puzzles-only-move = chỉ một nước cho kết quả tốt nhất khi hết ván. Bạn tìm thử xem.
puzzles-take-most = ăn càng nhiều càng tốt trong lượt này.
oanquan-board-theme-task_take-quan = tìm nước ăn cho được quan.
oanquan-board-theme-task_long-chain = ăn liền ba lần trở lên trong một lượt.
oanquan-board-theme-task_last-refill = giành phần hơn ở lần đặt lại cuối.
oanquan-board-theme-task_starve-row = làm cho hàng bên kia hết dân.
oanquan-board-theme-task_protect-quan = giữ quan, đừng để bên kia ăn mất.
oanquan-board-theme-task_endgame = gom được nhiều nhất lúc tàn ván.
puzzles-right = Đúng rồi!
puzzles-goes-on = Đúng rồi! { $name } đáp lại: rải ô số { $number } { towards }. Giờ đi sao?
oanquan-board-theme-hint_take-quan = Gợi ý: có thể ăn được quan. Rải sao cho ô kế tiếp trống, ô sau đó là ô quan.
oanquan-board-theme-hint_long-chain = Gợi ý: có nước ăn liền ba lần trở lên. Tìm chỗ cứ một ô trống lại đến một ô có quân.
oanquan-board-theme-hint_last-refill = Gợi ý: còn một lần đặt lại nữa, lần ấy quyết định thắng thua.
oanquan-board-theme-hint_starve-row = Gợi ý: làm cho hàng bên kia hết dân. Nhẩm xem sau mỗi nước hàng ấy còn gì.
oanquan-board-theme-hint_protect-quan = Gợi ý: quan đang bị nhòm ngó. Bên kia đi nước nào thì ăn được quan?
oanquan-board-theme-hint_endgame = Gợi ý: nhẩm từng dân cho tới hết ván.
puzzles-take-most-hint = Gợi ý: rải hết mà ô kế tiếp trống, ô sau đó có quân thì ăn được. So xem nước nào ăn nhiều nhất.
puzzles-hint-warns = Gợi ý tiếp sẽ chỉ luôn ô, và câu này tính là chưa giải được.
puzzles-hint-of-piece-warns = Gợi ý tiếp sẽ chỉ luôn quân, và câu này tính là chưa giải được.
puzzles-solution-warns = Xem đáp án thì câu này tính là chưa giải được. Bấm lần nữa để xem.
puzzles-hint-counts = Câu này giờ tính là chưa giải được.
puzzles-wrong = Chưa phải nước này. Bạn thử lại nhé.
puzzles-took-less = { $points ->
    [0] Nước này không ăn được gì
   *[other] Nước này ăn được { points }
}; có nước khác ăn được nhiều hơn.
puzzles-took-no-quan = Nước này chưa ăn được quan.
puzzles-chain-too-short = Nước này ăn liền chưa đủ ba lần.
puzzles-showing = Xem đáp án…
puzzles-found-it = Giải được rồi!
puzzles-found = Giải được rồi! Chủ đề: { $theme }.
puzzles-found-later = Bạn tìm ra rồi! Chỉ lần thử đầu mới tính, nên ngày { $day } bạn sẽ gặp lại câu này cho nhớ.
puzzles-not-found = Đáp án: ô số { $number } { towards }. Ngày { $day } bạn sẽ gặp lại câu này.
puzzles-move-not-found = Đáp án: { $mv }. Ngày { $day } bạn sẽ gặp lại câu này.
puzzles-in-a-row = Đúng { $count } câu liền
puzzles-rating-now = Điểm giải đố của bạn: { $rating }.
puzzles-rated = Điểm giải đố của bạn: { $rating } ({ $change }).
puzzles-rated-first = Điểm giải đố của bạn: { $rating } ({ $change }); ai cũng bắt đầu từ { $start }.
puzzles-share = Chép kết quả
puzzles-shared = Đã chép kết quả, không lộ đáp án.
puzzles-shared-text = { $game }, câu đố ngày { $day }{ $rules }, độ khó { $band }/{ $bands }: { $result ->
    [on-time] giải được ngay lần đầu ✓
    [later] giải được ngay lần đầu, sau ngày ấy ✓
    [open] chưa thử
    [future] chưa thử
   *[failed] chưa giải được lần đầu ✗
}
puzzles-damaged = Không đọc được kết quả giải đố nên phải tính lại từ đầu. Tệp cũ được cất sang { $moved }.
puzzles-newer = Kết quả giải đố do phiên bản mới hơn ghi nên ở đây phải tính lại từ đầu. Tệp cũ được cất sang { $moved }.
puzzles-stuck = Không đọc được kết quả giải đố trong { $path }. Tệp được để nguyên, kết quả mới sẽ không được ghi lại.

## Giải đấu của lớp

tournament-place = Giải đấu của lớp
tournament-for-class = Dành cho lớp học
tournament-sheets = Bản in cho lớp
tournament-sheets-hint = Bàn chơi, luật chơi gọn trong một trang, câu đố kèm đáp án, phiếu bài tập, bảng ghi kết quả và giấy chứng nhận.
tournament-goal = Cho 2 đến 60 bạn, chơi trên bàn in ra giấy hoặc ngay tại đây. Theo hệ Thuỵ Sĩ, vòng nào các bạn cũng gặp người ngang sức, không ai bị loại sớm.
tournament-new = Giải mới
tournament-untitled = Giải ngày { $day }
tournament-players = { $count } bạn
tournament-names-so-far = { $count ->
    [0] Chưa có tên nào
   *[other] Đã nhập { $count } tên
}
tournament-under-way = { $players }, vòng { $number }/{ $rounds }
tournament-over = { $players }, đã kết thúc
tournament-delete = Xoá { $title }
tournament-delete-heading = Xoá giải này?
tournament-delete-question = { $title } cùng mọi tên và kết quả sẽ không còn trong danh sách. Tệp được chuyển vào thư mục “deleted”.
tournament-deleted = Đã xoá giải.
tournament-unreadable = Không đọc được thư mục các giải đấu: { $why }.
tournament-damaged = Có một giải không đọc được. Tệp được cất sang { $moved }.
tournament-newer = Có một giải do phiên bản mới hơn của chương trình ghi nên phiên bản này không đọc được. Tệp được cất sang { $moved }.
tournament-stuck = Không đọc được giải trong { $path }. Tệp được để nguyên.
tournament-elsewhere = { $title } đang mở ở cửa sổ khác. Bạn làm tiếp ở đó, hoặc đóng giải ở đó trước nhé.
tournament-gone = { $title } không còn nữa: giải đã bị xoá từ nơi khác.
tournament-titled = { $title } · { $text }
tournament-game = Trò chơi
tournament-class = Tên lớp hoặc tên giải
tournament-names = Tên các bạn, mỗi dòng một tên
tournament-names-hint = Gõ tên, dán danh sách lớp hoặc thả tệp danh sách vào đây
tournament-names-hint-by-finger = Gõ tên, hoặc dán danh sách lớp
tournament-counter = { $count }/{ $most } tên
tournament-line = Dòng { $number }: { $why }
tournament-lines = Các dòng { $lines }: { $why }
tournament-range = { $first }–{ $last }
tournament-nameless = Tên phải có ít nhất một chữ cái.
tournament-not-shown = Tên này có ký tự mà chương trình không hiện được.
tournament-too-long = “{ $name }” dài { $length } ký tự, tối đa là { $most }. Hãy viết ngắn lại.
tournament-twice = “{ $name }” có hai lần, chỉ tính một. Nếu là hai bạn trùng tên, hãy thêm chữ để phân biệt.
tournament-too-few = { $count ->
    [0] Giải cần ít nhất 2 bạn.
   *[other] Giải cần ít nhất 2 bạn, mới có { $count }.
}
tournament-too-many = Giải có nhiều nhất { $most } bạn, ở đây có { $count }. Hãy chia thành hai giải.
tournament-rounds-range = Giải này có thể đấu từ { $least } đến { $most } vòng, không phải { $rounds }.
tournament-rounds = Số vòng
tournament-rounds-hint = Thường { $usual } vòng là rõ ai giỏi nhất; đủ { $most } vòng thì ai cũng có thể gặp hết các bạn.
tournament-begin = Bắt đầu giải
tournament-understood = Các bạn dự giải:
tournament-listed = { $number }. { $name }
tournament-passed_headings = đây là tên các cột.
tournament-passed_title = đây là tiêu đề của danh sách.
tournament-passed_nothing = không có tên nào.
tournament-passed_below = nằm dưới dòng tổng số nên không tính là người chơi. Nếu đúng là người chơi, hãy chuyển lên trên dòng tổng số.
tournament-more-lines = { $count ->
    [1] Dòng { $lines } cũng bị bỏ ra vì lý do như thế.
   *[other] Các dòng { $lines } cũng bị bỏ ra vì những lý do như thế.
}
tournament-without-heading = Bắt đầu mà bỏ những dòng này?
tournament-begin-without = Bắt đầu với { $count } bạn
tournament-correct-names = Sửa lại tên
tournament-list-unreadable = Không đọc được danh sách { $file }: { $why }.
tournament-list-no-text = { $file } không phải là văn bản. Hãy lưu bảng thành tệp CSV, hoặc chép các ô rồi dán vào đây.
tournament-part_round = Vòng đấu
tournament-part_standings = Xếp hạng
tournament-part_rounds = Tất cả các vòng
tournament-part_players = Người chơi
tournament-list = Các giải
tournament-round = Vòng { $number }/{ $rounds }
tournament-earlier = Vòng trước
tournament-later = Vòng sau
tournament-table = Bàn { $number }
tournament-first = Đi trước
tournament-second = Đi sau
tournament-draw = Hoà
tournament-won = Bàn { $table }: { $name } thắng
tournament-drawn = Bàn { $table }: hoà
tournament-other-result = Bàn { $table }: kết quả
tournament-outcome_first-won = { $first } thắng
tournament-outcome_draw = Hoà
tournament-outcome_second-won = { $second } thắng
tournament-outcome_first-absent = { $first } vắng
tournament-outcome_second-absent = { $second } vắng
tournament-outcome_both-absent = Cả hai vắng
tournament-no-result = Chưa có kết quả
tournament-free = Được nghỉ vòng này (miễn đấu): { $name }, tính như một ván thắng
tournament-absent = Vắng mặt: { $names }
tournament-late-from = Đến muộn, vào từ vòng { $number }: { $names }
tournament-results-in = Đã có { $done }/{ $all } kết quả
tournament-press = Bấm vào tên người thắng. Hoà thì bấm nút ở giữa.
tournament-keys = Bấm vào tên người thắng. Hoặc gõ 1 nếu người đi trước thắng, 2 nếu người đi sau thắng, 0 nếu hoà, cho bàn đang được đánh dấu.
tournament-next = Xếp cặp vòng { $number }
tournament-missing = Còn thiếu { $count } kết quả.
tournament-too-few-present = { $count ->
    [0] Không còn ai có mặt. Mỗi vòng cần 2 bạn.
   *[other] Chỉ còn { $count } bạn có mặt. Mỗi vòng cần 2 bạn.
}
tournament-none-left = Không còn cách xếp cặp nào mà không gặp lại đối thủ cũ, nên giải kết thúc.
tournament-all-over = Đã đấu hết các vòng. Muốn đấu thêm, hãy tăng số vòng ở mục “Người chơi”.
tournament-dissolve = Xếp cặp lại vòng này
tournament-dissolve-hint = Chỉ làm được khi vòng này chưa có kết quả nào, ví dụ khi có bạn đã về.
tournament-correct-hint = Sửa kết quả ở đây thì bảng xếp hạng đổi theo; các cặp đấu vòng sau giữ nguyên.
tournament-rank = Hạng
tournament-player = Người chơi
tournament-points = Điểm
tournament-wins = Ván thắng
tournament-opponents = Hệ số đối thủ
tournament-beaten = Hệ số thắng
tournament-standings-after = { $number ->
    [0] Trước vòng đầu
   *[other] Sau vòng { $number }
}
tournament-standings-during = Đang đấu vòng { $number }
tournament-line-of = Hạng { $rank }, { $name }: { $points } điểm, { $wins } ván thắng, hệ số đối thủ { $opponents }, hệ số thắng { $beaten }
tournament-podium = Hạng { $rank }: { $names } ({ $points })
tournament-explain-points = Điểm: thắng hoặc được nghỉ 1, hoà ½.
tournament-explain-wins = Ván thắng, khi bằng điểm: số ván thắng trên bàn; vòng được nghỉ và ván đối thủ vắng không tính.
tournament-explain-opponents = Hệ số đối thủ, khi vẫn bằng nhau: tổng điểm của mọi đối thủ đã gặp (Buchholz); vòng được nghỉ tính bằng điểm của chính mình.
tournament-explain-beaten = Hệ số thắng, xét tiếp theo: tổng điểm của các đối thủ mình thắng, cộng nửa điểm của các đối thủ mình hoà (Sonneborn-Berger).
tournament-explain-direct = Sau đó xét các ván giữa những bạn bằng nhau, nếu đã gặp nhau đủ; nếu không thì cùng hạng.
tournament-explain-pairing = Các bạn bằng điểm gặp nhau trước, không ai gặp lại nhau, không ai được nghỉ lần hai khi còn bạn chưa được nghỉ. Còn lại do bốc thăm.
tournament-number = Số
tournament-cross-round = V{ $number }
tournament-cross-hint = +5: thắng bạn số 5; =5: hoà; −5: thua; ?5: chưa có kết quả.
tournament-cross-free = nghỉ
tournament-cross-of = { $name }: { $rounds }
tournament-correct-name = Sửa tên { $name }
tournament-take-over = Sửa
tournament-present = Có mặt
tournament-takes-part = { $name }: có mặt
tournament-players-hint = Tắt tên bạn nghỉ giữa chừng, bật lại khi bạn ấy trở lại. Thay đổi có hiệu lực từ vòng sau; vòng bỏ lỡ không có điểm.
tournament-late = Người đến muộn
tournament-late-hint = Khi vòng chưa có kết quả nào, người đến muộn vào đấu ngay: gặp bạn đang được nghỉ, nếu không ai nghỉ thì được nghỉ. Đã có kết quả thì vào đấu từ vòng sau.
tournament-add = Thêm
tournament-added = { $name } vào đấu từ vòng sau.
tournament-added-plays = { $name } đấu với { $other } (đang được nghỉ) ở bàn { $table }. Các cặp khác giữ nguyên.
tournament-added-free = { $name } được nghỉ vòng này, tính như một ván thắng, và đấu từ vòng sau. Các cặp giữ nguyên.
tournament-save-sheet = Lưu thành PDF…
tournament-save-table = Lưu thành bảng (CSV)…
tournament-certificates = Giấy chứng nhận…
tournament-pairings-sheet = Vòng { $number }/{ $rounds }
tournament-standings-sheet = Xếp hạng sau vòng { $number }/{ $rounds }
tournament-standings-sheet-during = Xếp hạng khi đang đấu vòng { $number }/{ $rounds }
tournament-result-box = Kết quả
tournament-file_pairings = Cặp đấu vòng
tournament-file_standings = Xếp hạng sau vòng
tournament-file_table = Xếp hạng sau vòng
tournament-file_certificates = Giấy chứng nhận sau vòng

## Tự bày bàn

editor-edit = Tự bày bàn
editor-how = Bấm vào ô để đặt dân. Kéo quân sang ô khác, vào kho hoặc ra ngoài bàn.
editor-stamp = Bấm vào ô để đặt
editor-quan = Quan
editor-to-move = Đến lượt
editor-stores = Điểm trong kho
editor-store = Kho: { $name }
editor-rest = Điền nốt
editor-rest-hint = Cho số còn thiếu vào kho: { $name }
editor-total = Tất cả { points }; đầu ván là { $all }
editor-empty = Dọn sạch bàn
editor-start = Thế đầu ván
editor-text = Dạng chữ
editor-analyse = Phân tích
editor-play = Chơi tiếp…
editor-save = Lưu
editor-copy = Chép
editor-play-hint = Chơi ván mới từ bàn này.
editor-over = { $why } Thế này không đi tiếp được.
editor-refused = { UPPERFIRST($why) }.
editor-click = Bấm vào bàn
editor-moves = Dời quân
editor-removes = Bỏ quân
editor-piece = { $name } (phím { $letter })
editor-piece-left = { $name }, còn { $left } (phím { $letter })
editor-you-play = Bạn cầm

## Xem lại ván

replay-replay = Xem lại ván
replay-back = Quay lại
replay-to-start = Về đầu ván
replay-step-back = Nước trước
replay-autoplay = Tự chạy
replay-step-forward = Nước sau
replay-to-end = Đến cuối ván
replay-play-from-here = Chơi tiếp từ đây
replay-save = Lưu ván này
replay-not-saved-yet = Ván này chưa được lưu. Bấm “Lưu ván này” để cất vào Các ván đã chơi.
replay-saved = Đã lưu ván này vào Các ván đã chơi.
replay-speed = Tốc độ
replay-slider = Nước đang xem
replay-count = { $shown } / { $all }
replay-at-start = Đầu ván. Bấm các nút phía trên bàn để xem từng nước.
replay-replay-only = Ván này chỉ để xem. Muốn chơi từ chỗ này, bấm “Chơi tiếp từ đây”.
replay-play-from-here-hint = { $turns ->
    [0] Chơi ván mới từ đầu. Ván đang xem vẫn giữ nguyên.
   *[other] Chơi ván mới từ bàn sau nước { $turns }. Ván đang xem vẫn giữ nguyên.
}
replay-current-game-kept = Ván đang chơi dở vẫn còn trong Các ván đã chơi.
replay-current-game-lost = Ván đang chơi dở sẽ bị bỏ.
oanquan-board-listed-end_quan-empty = { $sides ->
    [2] hai
   *[other] các
} ô quan đã trống
oanquan-board-listed-end_quan-captured = hết quan
oanquan-board-listed-end_cannot-refill = không đủ dân đặt lại
oanquan-board-listed-end_repetition = thế bàn lặp lại ba lần
oanquan-board-listed-end_growth = quá nhiều dân trên bàn
oanquan-board-listed-end_no-progress = quá lâu không ai ăn quân
oanquan-board-listed-end_stopped = dừng theo thoả thuận
oanquan-board-listed-end_resigned = xin thua
oanquan-board-listed-end_out-of-time = hết giờ
oanquan-board-listed-end_gone = vắng mặt

## Thống kê

achievements-heading = Thành tích
achievements-streak = Chuỗi thắng
achievements-longest-streak = dài nhất: { $wins } ván
achievements-wins = Số ván thắng
achievements-wins-in = trong { $games } ván{ $helped ->
    [0] {""}
   *[other] , { $helped } ván dùng gợi ý
}
achievements-rating = Sức chơi của bạn: { $rating } ± { $within }. Sức thật của bạn hầu như chắc chắn (95%) nằm trong khoảng này. Bé Tí có 1000 điểm.
achievements-rating-so-far = Sức chơi tạm tính của bạn: { $rating } ± { $within }. Càng chơi nhiều ván mà không nhờ gợi ý thì càng chính xác. Bé Tí có 1000 điểm.
achievements-rating-missing = Chơi thêm { $missing } ván với máy mà không dùng gợi ý, thắng hay thua đều được, để biết sức chơi của mình.
achievements-largest = Thắng đậm nhất
achievements-largest-on = ngày { $day }
achievements-no-largest = chưa thắng ván nào mà không nhờ gợi ý
achievements-opponents = Các đối thủ
achievements-feat_won = Thắng
achievements-feat_without-help = Không nhờ gợi ý
achievements-feat_large = Hơn 15 điểm trở lên
achievements-rung = { $name }: { $feats }
achievements-done_won = đã thắng
achievements-done_without-help = đã thắng mà không nhờ gợi ý
achievements-done_large = đã thắng hơn 15 điểm trở lên mà không nhờ gợi ý
achievements-open_won = chưa thắng
achievements-open_without-help = chưa thắng khi không nhờ gợi ý
achievements-open_large = chưa thắng hơn 15 điểm trở lên
achievements-next = Mục tiêu kế tiếp
achievements-next-step_won = thắng { $name }
achievements-next-step_without-help = thắng { $name } mà không nhờ gợi ý
achievements-next-step_large = thắng { $name } cách biệt từ 15 điểm mà không nhờ gợi ý
achievements-all-done = Bạn đã giành đủ mọi danh hiệu. Cả sân không còn ai để thắng nữa!
achievements-details = Chi tiết
statistics-heading = Thống kê
statistics-count = { $games } ván
statistics-reading = Đang đọc các ván…
statistics-empty = Chưa ván nào được tính. Bạn chơi xong một ván với máy là có thành tích ngay.
statistics-what-counts = Chỉ tính các ván đã xong giữa một người và máy, kể cả ván đã xoá; nhiều máy thì tính theo máy giỏi nhất. Xin thua hay hết giờ là thua. Ván dừng theo thoả thuận thì tính theo điểm nếu lúc ấy kết quả không đổi được nữa; còn không thì chỉ tính là đã chơi: không thắng không thua, không tính vào chuỗi thắng và cách biệt. Ván nào có nhờ gợi ý, lùi nước hay thanh đánh giá thì tính là dùng gợi ý: thắng ván ấy không xét vào thắng đậm nhất và chuỗi thắng phải tính lại từ đầu.
statistics-what-counts-plain = Chỉ tính các ván đã xong giữa một người và máy, kể cả ván đã xoá. Xin thua hay hết giờ là thua. Ván hoà theo thoả thuận không tính vào chuỗi thắng. Ván nào có nhờ gợi ý, lùi nước hay thanh đánh giá thì tính là dùng gợi ý: thắng ván ấy thì chuỗi thắng phải tính lại từ đầu.
statistics-board = Số người chơi
statistics-all-boards = Số người: tất cả
statistics-rules = Luật
statistics-all-rules = Luật: tất cả
statistics-other-rules = Luật khác
statistics-handicap = Có chấp
statistics-starts = Ai đi trước
statistics-any-starter = Đi trước: tất cả
statistics-first-move_mine = Bạn đi trước
statistics-first-move_anothers = Đối thủ đi trước
statistics-all-levels = Mọi trình độ
statistics-column-games = Số ván
statistics-column-won = Thắng
statistics-column-won-with-help = Thắng, có dùng gợi ý
statistics-column-drawn = Hoà
statistics-column-lost = Thua
statistics-column-agreed = Dừng ván
statistics-column-best = Thắng đậm nhất
statistics-column-average = Cách biệt trung bình
statistics-summary = { statistics-count }, thắng { $won }, thắng mà dùng gợi ý { $helped }, hoà { $drawn }, thua { $lost }
statistics-summary-agreed = dừng theo thoả thuận { $count }
statistics-summary-best = thắng đậm nhất { $margin }
statistics-summary-average = cách biệt trung bình { $margin }
statistics-none = –
statistics-decimal-sign = ,
statistics-streak = Chuỗi thắng hiện tại: { $now } ván; dài nhất: { $most } ván.
statistics-best = Thắng đậm nhất mà không nhờ gợi ý: { $margin } điểm, ngày { $day }.
statistics-average-margin = Cách biệt trung bình của mọi ván: { $margin } điểm.
statistics-help = Đã dùng { $hints } lần gợi ý, { $takebacks } lần lùi nước.
statistics-day = %d/%m/%Y
statistics-graph = { $games ->
    [1] Cách biệt của ván gần nhất
   *[other] Cách biệt của { $games } ván gần nhất
}
statistics-graph-description = { statistics-graph }, từ cũ đến mới: { $margins }
statistics-no-margins = Chưa có ván nào để tính cách biệt.
statistics-won = thắng
statistics-won-with-help = thắng, có dùng gợi ý
statistics-drawn = hoà
statistics-lost = thua
statistics-reset = Xoá thống kê
statistics-undo-reset = Hoàn tác
statistics-reset-done = Đã xoá thống kê. Bấm “Hoàn tác” để lấy lại.
statistics-restored = Đã khôi phục thống kê.

## Trò chơi trong cửa sổ dòng lệnh: người chơi và bàn cờ

terminal-side = Người chơi { $number }
terminal-you = bạn
terminal-computer = máy, { LOWERFIRST($level) }
oanquan-owner = { $name }, ô { $first } đến { $last }: { $lead ->
    [behind] nợ { points }
   *[other] { points }
}
oanquan-row = { $owner }; số dân trong từng ô: { $piles }.
oanquan-quan-cell = Ô quan { $cell }: { pile }.
pile = { $quan ->
    [yes] { $dan ->
        [0] quan
       *[other] quan và { $dan } dân
    }
   *[no] { $dan ->
        [0] trống
       *[other] { $dan } dân
    }
}

## Trò chơi trong cửa sổ dòng lệnh: diễn biến

oanquan-played = { $name } đi { $notation }: rải { $laps }.
oanquan-refilled = { $name } hết dân ở hàng mình nên phải lấy { $dan ->
    [5] năm
   *[other] { $dan }
} dân trong kho đặt lại, mỗi ô một dân.
oanquan-lap = { $dan } dân từ ô { $cell }
oanquan-nothing-captured = Không ăn được gì.
oanquan-ponded = { $name } được { $dan } dân rơi xuống ao.
oanquan-captured = Được { points }: { $captures }.
oanquan-capture = { pile } ở ô { $cell }
oanquan-turn-end-at-quan-cell = Gặp ô quan { $cell }, hết lượt.
oanquan-turn-end-two-empty-cells = Gặp hai ô trống liền nhau, hết lượt.
oanquan-turn-end-chain-over = Không ăn tiếp được nữa, hết lượt.
oanquan-turn-end-young-quan = Quan ở ô { $cell } còn non, chưa được ăn: hết lượt.
oanquan-turn-end-first-turn-quan = Lượt đầu chưa được ăn quan ở ô { $cell }: hết lượt.
oanquan-turn-end-endless-sowing = Rải tiếp thì không bao giờ dừng: hết lượt.
oanquan-idle-turns-left = { idle-turns-left }
oanquan-growth-near = { growth-near }
oanquan-game-end_quan-empty = Hết quan, tàn dân, thu quân, kéo về: { $sides ->
    [2] hai ô quan
   *[other] mọi ô quan
} đã trống, hết ván.
oanquan-game-end_quan-captured = Quan cuối cùng đã bị ăn, hết ván.
oanquan-game-end_cannot-refill = Bên đến lượt hết dân, kho cũng không đủ năm điểm để đặt lại: hết ván.
oanquan-game-end_repetition = Thế bàn lặp lại lần thứ ba, hết ván.
oanquan-game-end_growth = Vay nhiều quá, dân trên bàn đã vượt mức cho phép, hết ván.
oanquan-game-end_no-progress = Quá nhiều nước liền không ai ăn được gì, hết ván.
oanquan-game-end_stopped = Các bên đã đồng ý dừng, hết ván.
oanquan-game-end_resigned = Chỉ còn lại một người, hết ván.
oanquan-game-end_out-of-time = Chỉ còn lại một người, hết ván.
oanquan-game-end_gone = Chỉ còn lại một người, hết ván.
oanquan-left-resigned = { $name } xin thua.
oanquan-left-out-of-time = { $name } hết giờ.
oanquan-left-gone = { $name } vắng mặt.
oanquan-left-all-agreed = Các bên dừng ván.
oanquan-collected = { $name } thu { $dan } dân ở hàng mình.
oanquan-left-over = Còn lẻ một dân, không tính cho ai.
oanquan-match-won = { $name } thắng cả trận.
oanquan-match-drawn = Cả trận hoà.
oanquan-round = Ván { $number } bắt đầu.
oanquan-sold = Số ô { $name } đã bán: { $sold }.
oanquan-ranking = Xếp hạng:
oanquan-ranked = { $rank }. { $name }: { points }

## Trò chơi trong cửa sổ dòng lệnh: trả lời người chơi

# Phiên bản 0.1.0 gọi “lùi” và “tiến” là “đi lại” và “làm lại”.
terminal-verb_undo = lùi, đi lại
terminal-verb_redo = tiến, làm lại
terminal-verb_hint = gợi ý
terminal-verb_save = lưu
terminal-verb_save-over = lưu!
terminal-verb_moves = nước đi
terminal-verb_board = bàn, bàn cờ
terminal-verb_help = giúp
terminal-verb_quit = thoát
oanquan-welcome = Gõ số ô và chiều rải, ví dụ 3+, hoặc gõ “giúp” để xem cách dùng.
terminal-over-prompt = Hết ván
terminal-after-end = Gõ “lùi”, “lưu TỆP” hoặc “thoát”.
oanquan-chosen = Bạn chọn { $notation }.
oanquan-refused-game-over = Không đi được { $notation }: ván đã kết thúc. Gõ “lùi” để lùi lại.
oanquan-refused-no-such-cell = Không đi được { $notation }: bàn không có ô { $cell }. Hãy chọn một ô của mình và thử lại.
oanquan-refused-quan-cell = Không đi được { $notation }: không ai được bốc quân ở ô quan { $cell }. Hãy chọn một ô của mình và thử lại.
oanquan-refused-not-yours = Không đi được { $notation }: ô { $cell } không phải của bạn. Hãy chọn một ô của mình và thử lại.
oanquan-refused-pond = Không đi được { $notation }: ô { $cell } là ao cá nên luôn trống. Hãy chọn một ô của mình và thử lại.
oanquan-refused-wrong-direction = Không đi được { $notation }: luật này chỉ cho rải ngược chiều kim đồng hồ. Hãy ghi dấu + sau số ô rồi thử lại.
oanquan-refused-empty-cell = Không đi được { $notation }: ô { $cell } không có dân. Hãy chọn một ô có dân và thử lại.
oanquan-unclear = { terminal-not-a-command } Hãy gõ số ô và chiều rải, ví dụ 3+, hoặc gõ “giúp”.
oanquan-unclear-move = { terminal-not-a-move } Hãy gõ số ô rồi + hoặc -, ví dụ 3+, hoặc gõ “nước đi” để xem các nước đi được.
terminal-not-a-command = Không hiểu “{ $line }”.
terminal-not-a-move = Không có nước nào là “{ $line }”.
terminal-thinking = Máy đang nghĩ…
terminal-thinking-broke = Máy gặp trục trặc nên chưa đi được. Gõ “lùi” để lùi lại, hoặc “lưu TỆP”.
terminal-computers-turn = Đang là lượt của máy. Gõ “lùi” để lùi lại.
terminal-undone = Đã lùi { $turns } nước.
terminal-nothing-to-undo = Không còn nước nào để lùi.
terminal-redone = Đã tiến { $turns } nước.
terminal-nothing-to-redo = Không còn nước nào để tiến.
terminal-moves = Bạn đi được { $moves }.
terminal-no-moves = Không còn nước nào: ván đã kết thúc.
oanquan-hint = Gợi ý: { $notation }, { terminal-hint-captures }; nếu các bên đều đi hay thì cuối ván { terminal-hint-end }.
oanquan-hint-proven = Gợi ý: { $notation }, { terminal-hint-captures }; đã tính đến cùng: nếu các bên đều đi hay nhất thì { $turns } nước nữa hết ván, { terminal-hint-end }.
terminal-hint-captures = { $captured ->
    [0] không ăn được gì
   *[other] được { $captured } điểm
}
terminal-hint-end = { $lead ->
    [ahead] bạn hơn { points }
    [behind] bạn kém { points }
   *[even] hoà
}
terminal-save-where = Hãy gõ cả tên tệp, ví dụ “lưu van.txt”.
terminal-saved = Đã lưu ván vào { $path }.
terminal-not-saved-refused = Đã có tệp { $path } nên chưa lưu. Hãy gõ tên khác, hoặc gõ “lưu! { $path }” để ghi đè.
terminal-not-saved-folder = Chưa lưu được ván: không ghi được vào thư mục { $path } ({ $error }). Hãy thử tên khác.
terminal-not-saved-file = Chưa lưu được ván: không ghi được { $path } ({ $error }). Hãy thử tên khác.
terminal-not-saved-value = Chưa lưu được ván: không ghi được { $path } ({ $error }).
oanquan-help =
    3+ hoặc 3 +        rải ô 3 về phía số lớn, ngược chiều kim đồng hồ
    3- hoặc 3 -        rải ô 3 về phía số nhỏ, cùng chiều kim đồng hồ
    { terminal-help-commands }
terminal-help-commands =
    lùi, undo          lùi về nước vừa rồi của bạn
    tiến, redo         đi lại những nước vừa lùi
    gợi ý, hint        chỉ một nước hay và kết quả của nước ấy
    nước đi, moves     liệt kê các nước đi được
    bàn, board         hiện lại bàn
    lưu, save TỆP      lưu ván vào tệp; lưu! TỆP hoặc save! TỆP ghi đè tệp đã có
    thoát, quit        thoát khỏi ván
terminal-goodbye = Tạm biệt.

## Trò chơi trong cửa sổ dòng lệnh: các câu hỏi lúc đầu

oanquan-menu-title = Ô Ăn Quan. Gõ số để chọn; Enter là chọn số trong ngoặc, q để thoát.
oanquan-menu-sides = Mấy người chơi?
oanquan-menu-board-two = hai, ngồi đối diện
oanquan-menu-board-three = ba, quanh hình tam giác
oanquan-menu-board-four = bốn, quanh hình vuông
oanquan-menu-rules = Chơi luật nào?
oanquan-preset_classic = classic: gặp ô quan trống thì hết lượt
oanquan-preset_folk = folk: được ăn qua ô quan trống; quan có dưới 5 dân là quan non, chưa được ăn
oanquan-preset_report = report: như classic, nhưng hết ván khi có bên không đủ dân đặt lại vào hàng trống
oanquan-preset_rich = rich: như classic, nhưng mỗi ô dân có 10 dân
oanquan-preset_bigquan = bigquan: như classic, nhưng mỗi ô quan có thêm 20 dân
oanquan-preset_tonkin = tonkin: chỉ rải ngược chiều kim đồng hồ, quan xếp bằng dân, ô quan cho một dân
oanquan-menu-opponent = Ai chơi các bên còn lại?
oanquan-menu-persons = bạn bè, thay nhau dùng bàn phím này
oanquan-menu-seat = Bạn là người chơi nào? Người chơi 1 đi trước.
terminal-menu-refused = Không có lựa chọn “{ $line }”: hãy gõ một số từ { $first } đến { $last }.

## Lệnh “replay --step”

terminal-step-help = Gõ n để xem nước sau, p để xem nước trước, s để dừng.
terminal-step-at = { $turn ->
    [0] Đầu ván, còn { $all } nước
   *[other] Sau nước { $turn }/{ $all }
}
terminal-step-first = Đây là đầu ván, trước đó không có nước nào.
terminal-step-last = Đây là nước cuối cùng.
terminal-step-unclear = Không hiểu “{ $line }”. Hãy gõ n (nước sau), p (nước trước) hoặc s (dừng).

## Trò khác trong cửa sổ dòng lệnh

terminal-refused-in-game = { $why } Bạn thử lại nhé.
terminal-won = { $name } thắng.
terminal-guest-play = Hai người chơi
terminal-guest-history = Xem lại một ván đã ghi
terminal-guest-computer = Chơi với máy
terminal-guest-leave = Thoát
terminal-guest-level = Máy chơi ở trình độ nào?
terminal-guest-seat = Bạn là người chơi nào?
terminal-guest-paste = Dán các nước của một ván, ví dụ { $example }; để trống thì quay lại.
terminal-guest-refused = Không đọc được ván này: { $why }. Hãy thử lại, hoặc bấm Enter để quay lại.

## Phòng chơi của các trò khác

room-looks = Kiểu bàn
room-coordinates = Đánh số hàng, cột
room-out-of-range = Hãy gõ một số nguyên từ { $from } đến { $to }.
room-typed = { $number }… Gõ tiếp chữ số thứ hai{ $legal ->
    [yes] , hoặc bấm Enter.
   *[no] .
}
room-typed-row = Hàng { $row }… Gõ tiếp chữ cột.
room-typed-column = Cột { $column }… Gõ tiếp số hàng.
room-typed-square = { $square }: bấm Enter để đánh, hoặc gõ chữ cột khác.
room-typed-text = Nước đi: { $text }…
room-slash-first = Nước đi bắt đầu bằng chữ của quân, ví dụ P2-5, hoặc bằng dấu / nếu ghi toạ độ, ví dụ /h2e2.
room-not-a-move = Không có nước “{ $text }”.
room-not-a-square = Không có ô “{ $text }”. Hãy gõ chữ rồi số, xong bấm Enter, ví dụ h8, hoặc gõ số trước, ví dụ 8h.
room-winner = Thắng cuộc
room-graph-hint = Ai đang hơn, qua từng nước
room-graph = Biểu đồ: bên nào đang hơn, qua { $moves } nước
room-whose-faults = Nước sai
room-faults = { $faults ->
    [0] Không có nước sai nặng nào.
   *[other] { $faults } nước sai nặng
}
room-no-own-faults = Bạn không đi nước nào sai nặng. Giỏi quá!
room-fault-kind_missed-win = Bỏ lỡ thế thắng
room-fault-kind_let-win = Để bên kia thắng
room-fault-kind_wrong = Nước sai
room-practice-asked = { $kind } ({ $name }: { $mv }). Bạn tìm nước hay hơn nhé.
room-practice-hint = Gợi ý: { $mv }.
room-practice-right = Đúng rồi: { $mv }. Nước này không để mất gì.
room-practice-wrong = Còn nước hay hơn.
room-practice-solution = Đáp án: { $mv }.
room-practice-flawless = Cả ván bạn không sai nặng nước nào. Thử sức với đối thủ mạnh hơn xem, hoặc xem lại ván lần nữa nhé.
room-practice-flawless-all = Cả ván không ai sai nặng nước nào. Xem lại ván để biết các nước hay ở chỗ nào nhé.
room-take-back-heading = Cho đi lại?
room-take-back-question = { $name } xin đi lại nước vừa rồi. { $other } có đồng ý không?
room-take-back-refused = { $name } không đồng ý cho đi lại.
room-offer-draw = Xin hoà
room-draw-heading = Xin hoà?
room-draw-question = { $name } đồng ý thì ván này hoà.
room-draw-heading-between = Đồng ý hoà?
room-draw-question-between = { $name } xin hoà. { $other } có đồng ý không?
room-draw-considered = { $name } đang cân nhắc lời xin hoà…
room-draw-declined = { $name } không đồng ý hoà, ván vẫn tiếp tục.
room-draw-agreed = Hai bên đã đồng ý hoà.
room-draw-listed = Hai bên đồng ý hoà
room-agree = Đồng ý
room-refuse = Không
room-lesson = Bài học
room-lesson-step = Bước { $step }/{ $all }
room-lesson-back = Bước trước
room-lesson-forward = Bước tiếp theo
room-lesson-missed = Chưa phải nước đó. Bạn thử lại nhé.
room-lesson-over = Bài học đến đây là hết.
room-play-now = Chơi luôn
room-puzzles = Câu đố ({ $solved }/{ $all })
room-puzzle-missed = Chưa phải nước đó. Bạn thử lại nhé.
room-puzzle-group = { $kind }: đã giải { $solved }, chưa giải được { $missed }, chưa thử { $open }
room-puzzle-name = Câu { $number }, { $state ->
    [solved] đã giải
    [missed] chưa giải được
   *[open] chưa thử
}
room-paste = Dán ván đã chép
room-opened = Đã mở ván vừa dán.
room-going-on = { $players }. { $turn }
room-unfinished = { $title } đang chơi dở · { $players } · { $moves }. { $turn }

## Bốc sỏi, cờ đẩy, cờ bảng, trong cửa sổ và trong cửa sổ dòng lệnh

pebbles-title = Bốc sỏi
pebbles-subtitle = Lần lượt bốc sỏi, nhưng không được bốc đúng số viên người trước vừa bốc. Ai hết nước đi thì thua.
pebbles-board-card = Một trò có ba kiểu chơi: đống sỏi, cờ đẩy (đẩy quân trên dải ô) và cờ bảng (đưa quân lên bảng). Không được bốc (hay đi) bằng đúng số mà người kia vừa bốc. Ai hết nước đi thì thua.
pebbles-board-looks = Kiểu chơi
pebbles-board-look-name_heap = Đống sỏi
pebbles-board-look-name_strip = Cờ đẩy
pebbles-board-look-name_table = Cờ bảng
pebbles-board-lesson-rule = Còn chín viên. Mỗi lượt bốc từ 1 đến 4 viên, nhưng không được bốc bằng số viên người trước vừa bốc: lần này là 3. Bạn bốc thử xem.
pebbles-board-lesson-rule-done = Đúng rồi. Giờ đến lượt bên kia bốc, bao nhiêu cũng được, trừ số viên bạn vừa bốc.
pebbles-board-lesson-end = Ai hết nước đi thì thua. Còn bốn viên. Bạn thắng luôn đi nào.
pebbles-board-lesson-end-done = Hết sỏi rồi, bên kia không bốc được nữa. Còn đúng một viên mà lượt trước vừa bốc một viên thì cũng hết ván.
pebbles-board-lesson-row = Vẫn trò ấy nhưng chơi trên bảng: quân ở hàng 6 là đống năm viên, mỗi lượt lên nhiều nhất bốn hàng. Bạn đi thử rồi xem bên kia đáp lại.
pebbles-board-lesson-row-done = Còn năm viên thì bạn bốc mấy viên, bên kia cũng bốc hết chỗ còn lại: chỗ ấy có từ 1 đến 4 viên, không bao giờ bằng số viên bạn vừa bốc vì 5 là số lẻ. Vì thế ai đi từ hàng 6 là thua. Bạn để lại năm viên cho bên kia là thắng.
pebbles-board-rules-heap = Bốc sỏi: mỗi lượt bốc ít nhất 1 viên, nhiều nhất bằng số đã định, nhưng không được bốc đúng số viên bên kia vừa bốc.
pebbles-board-rules-strip = Cờ đẩy: đẩy quân dọc dải ô về phía ô 1, cũng theo luật ấy. Quân ở cạnh ô 7 cũng như đống sỏi 6 viên.
pebbles-board-rules-table = Cờ bảng: đi sang cột nào thì lên bấy nhiêu hàng. Cột cho biết lượt trước vừa đi mấy hàng, nên không được ở lại cột cũ. Hàng 7 cũng như đống sỏi 6 viên.
pebbles-board-rules-end = Ai đến lượt mà không đi được thì thua: hoặc đã hết, hoặc chỉ còn một mà lượt trước vừa đi một. Không có hoà.
pebbles-board-rules-keys = Có bàn phím thì gõ số, hoặc chọn số bằng phím mũi tên rồi bấm Enter.
pebbles-board-rules-hands = Bấm vào viên sỏi, vào ô hay vào con số. Gợi ý cho biết nước hay nhất, vì sao thắng và mấy nước nữa thì thắng, tính nước của cả hai bên.
pebbles-board-rules-source = Nguồn: chương “Trò chơi” trong một cuốn sách bài tập toán (bài 3.12 đến 3.14).
pebbles-board-size_heap = Số sỏi lúc đầu
pebbles-board-size_strip = Số ô của dải
pebbles-board-size_table = Số hàng của bảng
pebbles-board-most = Mỗi lượt nhiều nhất
pebbles-board-name = { $look ->
    [heap] Đống sỏi có { pebbles-left }
    [strip] Quân cờ cạnh ô { $place } của dải ô
   *[table] Quân cờ ở hàng { $place }{ $last ->
        [0] {" "}
       *[other] , cột { $last }{" "}
    }của bảng
}
pebbles-left = { $left } viên
pebbles-position = { $look ->
    [heap] Còn { pebbles-left }. Bốc { pebbles-range } viên
    [strip] Quân ở cạnh ô { $place }. Đẩy { pebbles-range } ô
   *[table] Quân ở hàng { $place }. Đi lên { pebbles-range } hàng
}{ $barred ->
    [0] .
   *[other] , không được { $look ->
        [heap] bốc
        [strip] đẩy
       *[table] đi
    } { $barred }.
}
pebbles-range = { $least ->
    [0] { $most }
   *[other] từ { $least } đến { $most }
}
pebbles-board-choice = { $look ->
    [heap] Bốc { $take } viên
    [strip] Đẩy { $take } ô đến ô { $place }
   *[table] Lên { $take } hàng đến hàng { $place }, cột { $take }
}
pebbles-played = { $look ->
    [heap] { $name } bốc { $take } viên.
    [strip] { $name } đẩy quân { $take } ô đến ô { $place }.
   *[table] { $name } đi đến hàng { $place }, cột { $take }.
}
pebbles-board-move-name = { $look ->
    [heap] bốc { $take }
    [strip] { $take }, đến ô { $place }
   *[table] hàng { $place }, cột { $take }
}
pebbles-more-than-most = { $look ->
    [heap] Mỗi lượt chỉ được bốc nhiều nhất { $most } viên.
    [strip] Mỗi lượt chỉ được đẩy nhiều nhất { $most } ô.
   *[table] Mỗi lượt chỉ được lên nhiều nhất { $most } hàng.
}
pebbles-more-than-left = { $look ->
    [heap] Chỉ còn { $left } viên.
    [strip] Chỉ còn { $left } ô.
   *[table] Chỉ còn { $left } hàng.
}
pebbles-same-as-before = { $look ->
    [heap] Lượt trước vừa bốc { $take } viên nên không được bốc { $take }.
    [strip] Lượt trước vừa đẩy { $take } ô nên không được đẩy { $take }.
   *[table] Lượt trước vừa sang cột { $take } nên không được ở lại cột { $take }.
}
pebbles-not-four-parts = cần đủ 4 số, ví dụ 12 4 0 0, ở đây có { $parts }
pebbles-not-in-range = “{ $value }” không hợp lệ: hãy viết số nguyên từ { $from } đến { $to }
pebbles-no-option = không có tuỳ chọn “{ $name }”, chỉ có pebbles và most
pebbles-hint = Gợi ý: { $look ->
    [heap] bốc { $take } viên
    [strip] đẩy { $take } ô
   *[table] lên { $take } hàng
}. { $why }
pebbles-why-stuck = Thắng luôn: { $left ->
    [0] { $look ->
        [heap] hết sỏi, bên kia không còn gì để bốc
        [strip] quân đã đến ô 1, bên kia hết chỗ đẩy
       *[table] quân đã đến hàng 1, bên kia hết chỗ đi
    }
   *[other] { $look ->
        [heap] chỉ còn 1 viên, mà bạn vừa bốc 1 nên bên kia không được bốc 1
        [strip] chỉ còn 1 ô, mà bạn vừa đẩy 1 nên bên kia không được đẩy 1
       *[table] chỉ còn 1 hàng, mà bạn vừa lên 1 nên bên kia không được lên 1
    }
}.
pebbles-why-lost-heap = { $look ->
    [heap] Để lại { $left } viên thì bên kia bốc kiểu gì cũng thua
    [strip] Đến ô { $place } thì bên kia đẩy kiểu gì cũng thua
   *[table] Lên hàng { $place } thì bên kia đi kiểu gì cũng thua
}: { pebbles-wins }. { $look ->
    [heap] Bạn nhớ nhé: đến lượt mà còn { $one }, { $two }, { $three }… viên
    [strip] Bạn nhớ nhé: đến lượt mà quân ở cạnh ô { $one }, { $two }, { $three }…
   *[table] Bạn nhớ nhé: đến lượt mà quân ở hàng { $one }, { $two }, { $three }…
} là thua.
pebbles-why-bars-win = { $look ->
    [heap] Còn { $left } viên, bên kia phải bốc { $take } mới thắng, mà bạn vừa bốc { $take } nên bên kia không được bốc
    [strip] Ở ô { $place }, bên kia phải đẩy { $take } mới thắng, mà bạn vừa đẩy { $take } nên bên kia không được đẩy
   *[table] Ở hàng { $place }, bên kia phải lên { $take } mới thắng, mà bạn vừa lên { $take } nên bên kia không được lên
} { $take } nữa: { pebbles-wins }.
pebbles-wins = { $only ->
    [yes] chỉ nước này thắng,
   *[no] bạn thắng
} { pebbles-in-moves }
pebbles-leaves = { $look ->
    [heap] còn { $left } viên
    [strip] quân đến ô { $place }
   *[table] quân đến hàng { $place }
}
pebbles-why-win-barred = Nước nào cũng thua: phải { $look ->
    [heap] bốc { $barred }
    [strip] đẩy { $barred }
   *[table] lên { $barred }
} mới thắng, mà bên kia vừa đi đúng số ấy nên bạn không được đi lại. Nước này kéo dài được lâu nhất, { $moves } nước nữa.
pebbles-why-answered = Nước nào cũng thua. Nước này kéo dài được lâu nhất, { $moves } nước nữa: { $answered }.
pebbles-answered = bên kia { $look ->
    [heap] bốc { $answer } viên là { $rest ->
        [0] hết sỏi
       *[other] còn { $rest } viên
    }
    [strip] đẩy { $answer } ô đến ô { $place }
   *[table] lên { $answer } hàng đến hàng { $place }
}
pebbles-in-moves = { $moves ->
    [1] ngay
   *[other] sau { $moves } nước
}
pebbles-board-expected = { $name }: { $wins ->
    [yes] thắng
   *[no] thua
} { pebbles-in-moves }.
pebbles-board-lesson-missed = Đi thế thì bên kia thắng mất. Bạn thử lại nhé.
pebbles-board-values = +5: thắng sau 5 nước; −4: thua sau 4 nước.
pebbles-board-fault = { $look ->
    [heap] { $name } bốc { $take } viên nên để tuột mất thế thắng: { pebbles-leaves }, { $answered }. Bốc { $better } viên
    [strip] { $name } đẩy { $take } ô nên để tuột mất thế thắng: { pebbles-leaves }, { $answered }. Đẩy { $better } ô
   *[table] { $name } lên { $take } hàng nên để tuột mất thế thắng: { pebbles-leaves }, { $answered }. Lên { $better } hàng
} thì thắng { pebbles-in-moves }.
pebbles-end = { $left ->
    [0] { $look ->
        [heap] Hết sỏi.
        [strip] Quân đã đến ô 1.
       *[table] Quân đã đến hàng 1.
    }
   *[other] { $look ->
        [heap] Chỉ còn một viên mà lượt trước vừa bốc một viên.
        [strip] Chỉ còn một ô mà lượt trước vừa đẩy một ô.
       *[table] Chỉ còn một hàng mà lượt trước vừa lên một hàng.
    }
}

## Bốc sỏi trong cửa sổ dòng lệnh

pebbles-prompt = Hãy gõ một số, hoặc gõ “giúp”.
pebbles-help =
    một số             bốc chừng ấy viên
    { terminal-help-commands }

## Cờ caro trong cửa sổ và trong cửa sổ dòng lệnh

caro-title = Cờ caro
caro-subtitle = Hai người lần lượt đánh dấu vào ô trống trên giấy kẻ ô, X đi trước. Ai có đúng năm dấu liền nhau trên một đường mà không bị chặn cả hai đầu thì thắng.
caro-mark-x = X
caro-mark-o = O
caro-stone-x = Đen
caro-stone-o = Trắng
caro-position = Nước { $turn }: đến lượt { $mark }.
caro-played = { $name } đánh ô { $square }.
caro-marked = Ô { $square } đã có { $wood ->
    [yes] quân
   *[no] dấu
}.
caro-off-board = Bàn chỉ có { $size } hàng và { $size } cột, không có ô { $square }.
caro-not-a-square = “{ $text }” không phải là ô: hãy viết chữ cột rồi số hàng, ví dụ h8, hoặc số trước, ví dụ 8h
caro-not-a-history = từ ký tự { $at }, “{ $found }”, không phải là nước đi: một nước gồm chữ cột rồi số hàng, ví dụ h8, hoặc số trước, ví dụ 8h
caro-illegal-in-history = nước thứ { $number }, ở ký tự { $at }: { $why }
caro-no-option = không có tuỳ chọn “{ $name }”
caro-not-a-switch = { $option } chỉ nhận on hoặc off, không nhận “{ $value }”
caro-not-a-size = cỡ bàn là số nguyên từ { $from } đến { $to }, không phải “{ $value }”
caro-does = { $makes ->
    [three] {" "}tạo ba hở hai đầu
    [double-three] {" "}tạo hai hàng ba hở hai đầu
    [four] {" "}tạo hàng bốn
    [four-three] {" "}tạo hàng bốn và ba hở hai đầu
    [unstoppable] {" "}tạo hàng bốn hết đỡ
    [five] {" "}thắng
   *[quiet] { "" }
}{ $blocks ->
    [three] { $makes ->
        [quiet] : không cho bên kia lên ba hở hai đầu
       *[other] , lại không cho bên kia lên ba hở hai đầu
    }
    [double-three] { $makes ->
        [quiet] : không cho bên kia có hai hàng ba
       *[other] , lại không cho bên kia có hai hàng ba
    }
    [four] { $makes ->
        [quiet] : không cho bên kia lên bốn
       *[other] , lại không cho bên kia lên bốn
    }
    [four-three] { $makes ->
        [quiet] {" "}chặn nước bốn kèm ba
       *[other] , lại chặn nước bốn kèm ba
    }
    [unstoppable] { $makes ->
        [quiet] {" "}chặn ba hở hai đầu kẻo muộn
       *[other] , lại chặn ba hở hai đầu kẻo muộn
    }
    [five] { $makes ->
        [quiet] {" "}chặn hàng bốn
       *[other] , lại chặn hàng bốn
    }
   *[quiet] { "" }
}
caro-hint = Gợi ý: ô { $square }{ caro-does }.
caro-hint-quiet = Gợi ý: ô { $square } { $why }.
caro-quiet-starts = ở gần giữa bàn, phía nào cũng rộng
caro-quiet-two-lines = đi được cả hai đường, { $one } và { $other }, bên kia đánh một dấu chỉ cản được một đường
caro-quiet-three = thành ba ở { $line }, thêm một dấu nữa là bốn
caro-quiet-open-two = thành hai ở { $line }, thêm một dấu nữa là ba hở hai đầu
caro-quiet-two = thành hai ở { $line }, còn đủ chỗ cho năm dấu
caro-quiet-takes = cản bên kia ở { $line }
caro-quiet-both = { $one }, lại { $other }
caro-quiet-near = ở gần các dấu đã đánh, dễ nối thành đường mới
caro-through = { $along ->
    [row] hàng { $row }
    [column] cột { $column }
   *[diagonal] đường chéo qua { $square }
}
caro-hint-others-lose = Đánh ô khác đều thua.
caro-hint-wins = Gợi ý: ô { $square } { $moves ->
    [1] thắng ngay
   *[other] thắng trong { $moves } nước nữa, kể cả nước này
}.
caro-hint-loses = Gợi ý: ô { $square } cầm cự lâu nhất: bên kia thắng { $moves ->
    [1] ngay nước sau
   *[other] trong { $moves } nước nữa
}.
caro-end-five = { $wood ->
    [yes] Hàng quân thắng
   *[no] Hàng thắng
}: { $line }.
caro-end-board-full = Bàn đã kín.

## Cờ caro trong cửa sổ dòng lệnh

caro-prompt = Hãy gõ chữ cột rồi số hàng, ví dụ h8, hoặc gõ “giúp”.
caro-help =
    h8                 đánh vào ô ở cột h, hàng 8
    { terminal-help-commands }

## Cờ caro trên cửa sổ

caro-board-goal = Hai người lần lượt { $wood ->
    [yes] đặt quân vào ô trống trên bàn gỗ, Đen
   *[no] đánh dấu vào ô trống trên giấy kẻ ô, X
} đi trước. Ai có { $exact ->
    [yes] đúng năm
   *[no] năm
} { $wood ->
    [yes] quân
   *[no] dấu
}{ $exact ->
    [yes] { "" }
   *[no] {" "}trở lên
} liền nhau trên một đường{ $open ->
    [yes] {" "}mà không bị chặn cả hai đầu thì thắng.
   *[no] {" "}thì thắng, dù bị chặn cả hai đầu.
}
caro-board-to-move = { $whose }{ $told ->
    [yes] { "" }
   *[no] {" "}({ $mark })
}.
caro-board-confirm = Chạm lại vào dấu hoặc bấm nút thì mới đánh vào đó.
caro-board-look-name_paper = Giấy
caro-board-look-name_wood = Gỗ
caro-board-lesson-five = Bạn là X. Năm dấu liền nhau theo hàng ngang, cột dọc hay đường chéo thì thắng. Thắng luôn đi nào.
caro-board-lesson-five-done = Đủ năm rồi. Đánh ở đầu còn lại cũng thắng.
caro-board-lesson-blocked = Năm dấu mà hai đầu đều có O chặn sát thì không thắng. Bạn đang có hai hàng bốn. Hãy đánh vào hàng thắng được.
caro-board-lesson-blocked-done = Đúng rồi. Ở hàng 8, O đã chặn cả hai đầu nên có đủ năm cũng vô ích.
caro-board-lesson-blocked-missed = O chặn cả hai đầu, ở g8 và m8, nên năm dấu ấy không thắng. Hãy đánh vào hàng kia.
caro-board-lesson-three = O có ba dấu liền mà hai đầu đều còn trống: đó là ba hở hai đầu. Thêm một dấu nữa thành bốn là hết đỡ. Chặn ngay trên hàng ấy đi.
caro-board-lesson-three-done = Đúng rồi. Giờ O thêm dấu nào bạn cũng chặn kịp. Đánh ra ngoài hàng ấy là muộn.
caro-board-lesson-fork = Đánh một dấu mà doạ hai chỗ: thành bốn ở hàng 8 và thành ba hở hai đầu ở cột i. Tìm ô đó nhé.
caro-board-lesson-fork-done = Cờ caro thường thắng bằng nước như thế: O chặn được hàng bốn thì bạn lại có bốn hở hai đầu ở cột.
caro-board-lesson-missed = Chưa phải ô đó. Bạn thử lại nhé.
caro-board-lesson-signs = Giờ ô có chấm là đánh vào thắng ngay, ô có vòng là đánh vào thì bên kia hết đỡ: màu xanh là của bạn, màu đỏ là của O.
caro-board-win-in = Đến lượt { $mark }: thắng { $moves ->
    [1] ngay nước này
   *[other] trong { $moves } nước
}.
caro-board-puzzle-kind = Thắng trong { $moves } nước
caro-board-puzzle-hint-warns = Gợi ý tiếp sẽ chỉ luôn hàng, và câu này tính là chưa giải được.
caro-board-theme_five = Đủ năm
caro-board-theme_fork = Bốn kèm ba
caro-board-theme_two-threes = Hai hàng ba một lúc
caro-board-theme_fours = Bốn liên tiếp
caro-board-theme-hint_five = Gợi ý: thêm một dấu nữa là đủ năm.
caro-board-theme-hint_fork = Gợi ý: có một ô vừa tạo hàng bốn, vừa tạo ba hở hai đầu.
caro-board-theme-hint_two-threes = Gợi ý: có một ô tạo hai hàng ba hở hai đầu một lúc.
caro-board-theme-hint_fours = Gợi ý: nước nào cũng lên bốn, bên kia buộc phải đỡ.
caro-board-rules-aim = Hai người lần lượt đánh dấu vào ô trống, X đi trước. Ai có năm dấu liền nhau theo hàng ngang, cột dọc hay đường chéo thì thắng. Trên bàn gỗ, quân đen thay cho X, quân trắng thay cho O.
caro-board-rules-caro = Luật Caro: phải đúng năm dấu, sáu dấu liền trở lên không thắng. Năm dấu mà cả hai đầu đều có dấu của bên kia chặn sát cũng không thắng.
caro-board-rules-gomoku = Luật Gomoku: cũng phải đúng năm dấu, nhưng bị chặn cả hai đầu vẫn thắng.
caro-board-rules-free = Luật Năm trở lên: từ năm dấu trở lên là thắng, bị chặn cả hai đầu cũng vậy.
caro-board-rules-edge = Mép bàn không phải là dấu, nên năm dấu sát mép nhiều nhất chỉ bị chặn một đầu. Dấu đã đánh thì không xoá. Một hàng năm đã bị chặn thì về sau cũng không thắng, nhưng hàng khác đi qua các dấu ấy thì có thể.
caro-board-rules-full = Hết ô trống mà chưa ai thắng thì hoà.
caro-board-rules-hands = Bấm vào ô trống.
caro-board-rules-keys = Có bàn phím thì gõ chữ rồi số của ô, chẳng hạn h8, xong bấm Enter; gõ số trước, chẳng hạn 8h, thì không cần Enter. Hoặc chọn ô bằng phím mũi tên rồi bấm Enter.
caro-board-rules-signs = Ô trống có chấm: đánh vào là thắng ngay. Ô có vòng: đánh vào là hết đỡ. Xanh là của bên đến lượt, đỏ là của bên kia. Chấm và vòng hiện khi đấu với Bé Tí, Tèo và trong bài học sau khi đánh sai. Bật, tắt ở Cài đặt, mục { display-preview }.
caro-board-signs = Chấm: thắng ngay. Vòng: hết đỡ. Xanh: bạn. Đỏ: bên kia.
caro-board-sign-own-five = { $square }: đánh vào đây là thắng ngay
caro-board-sign-own-threat = { $square }: đánh vào đây thì bên kia hết đỡ
caro-board-sign-other-five = { $square }: bên kia đánh vào đây là thắng ngay
caro-board-sign-other-threat = { $square }: bên kia đánh vào đây thì bạn hết đỡ
caro-board-place = Đánh ô { $square }
caro-board-whole-board = Cả bàn
caro-board-size = Số hàng, số cột
caro-board-preset_caro = Caro
caro-board-preset_gomoku = Gomoku
caro-board-preset_free = Năm trở lên
caro-board-options = Luật chơi
caro-notes-empty = ở đây không có ván nào: hãy viết nước đi như 8h 9i hoặc h8 i9
caro-notes-not-a-move = “{ $text }” không phải là nước đi: hãy viết hàng rồi cột như 8h, hoặc cột trước như h8
caro-notes-off-board = “{ $text }” nằm ngoài bàn { $size } hàng, { $size } cột
caro-notes-not-square = bàn có { $columns } cột và { $rows } hàng; chương trình chỉ đọc bàn vuông
caro-notes-not-numbers = “{ $text }” không phải là nước đi: hãy viết cột rồi hàng như 7,7
caro-notes-not-a-header = “{ $text }” không cho biết cỡ bàn, như Piskvorky 15x15, 11:11, 1
caro-notes-not-a-property = “{ $text }” không phải là thuộc tính SGF, như B[hh]
caro-notes-not-a-square = “{ $text }” không phải là ô SGF: hãy viết cột rồi hàng, như B[hh]
caro-notes-setup = ván bắt đầu khi trên bàn đã có dấu; chương trình chỉ đọc ván từ bàn trống
caro-notes-same-side-twice = một bên đi hai dấu liền; hai bên phải đi lần lượt
caro-board-summary = bàn { $size }×{ $size }
caro-board-summary-rules = luật { $preset }
caro-board-how-to-edit = Chọn quân rồi bấm vào ô để đặt, hoặc kéo quân sang ô khác. Muốn bỏ thì kéo ra ngoài bàn.
caro-board-edited-uneven = hai bên đi lần lượt nên { $second } phải bằng { $first } hoặc kém đúng một; hiện có { $x } { $first } và { $o } { $second }
caro-board-edited-won-before = có hàng đã thắng từ trước nước cuối: hãy bỏ bớt một quân trong hàng đó
caro-board-name = Bàn { $size } hàng { $size } cột, { $marks ->
    [0] còn trống
   *[other] { $marks } dấu
}
caro-board-square-name = { $square }, { $mark ->
    [x] X
    [o] O
   *[none] trống
}
caro-board-expected = { $chances ->
    [much] { $name } đang hơn hẳn.
    [better] { $name } đang nhỉnh hơn.
    [worse] { $name } đang kém thế.
    [much-worse] { $name } đang kém hẳn.
   *[even] Hai bên ngang nhau.
}
caro-board-expected-win = { $name } { $moves ->
    [1] thắng ngay.
   *[other] thắng trong { $moves } nước nữa.
}
caro-board-expected-loss = { $name } thua: bên kia thắng { $moves ->
    [1] ngay nước sau.
   *[other] trong { $moves } nước nữa.
}
caro-board-fault = { $kind }: { $name } đánh ô { $square }. Nên đánh ô { $better }.
caro-board-why = Ô { $square }{ caro-does }.
caro-board-why-quiet = Ô { $square } { $why }.
caro-board-hint-row = Gợi ý: nhìn hàng { $row } xem.

## Cờ tướng trong cửa sổ và trong cửa sổ dòng lệnh

cotuong-title = Cờ tướng
cotuong-subtitle = Hai bên đi quân trên các giao điểm của chín đường dọc và mười đường ngang, bên đỏ đi trước. Chiếu bí tướng của bên kia là thắng.
cotuong-red = Đỏ
cotuong-black = Đen
cotuong-position = Đến lượt bên { $color ->
    [red] đỏ
   *[black] đen
}{ $check ->
    [yes] , đang bị chiếu
   *[no] { "" }
}{ $given ->
    [0] {""}
   *[other] , còn { $given } nước được chấp
}.
cotuong-played = { $name } đi { $notation } ({ $mv }){ $taken ->
    [advisor] {" "}ăn sĩ
    [elephant] {" "}ăn tượng
    [horse] {" "}ăn mã
    [chariot] {" "}ăn xe
    [cannon] {" "}ăn pháo
    [soldier] {" "}ăn tốt
   *[nothing] { "" }
}{ $check ->
    [yes] . Chiếu tướng!
   *[no] .
}
cotuong-does = { $taken ->
    [advisor] {" "}ăn sĩ{ $check ->
        [yes] , chiếu tướng
       *[no] { "" }
    }
    [elephant] {" "}ăn tượng{ $check ->
        [yes] , chiếu tướng
       *[no] { "" }
    }
    [horse] {" "}ăn mã{ $check ->
        [yes] , chiếu tướng
       *[no] { "" }
    }
    [chariot] {" "}ăn xe{ $check ->
        [yes] , chiếu tướng
       *[no] { "" }
    }
    [cannon] {" "}ăn pháo{ $check ->
        [yes] , chiếu tướng
       *[no] { "" }
    }
    [soldier] {" "}ăn tốt{ $check ->
        [yes] , chiếu tướng
       *[no] { "" }
    }
   *[nothing] { $check ->
        [yes] {" "}chiếu tướng
       *[no] { "" }
    }
}
cotuong-hint = Gợi ý: { $notation } ({ $mv }){ cotuong-does }.
cotuong-hint-also = Gợi ý: { $notation } ({ $mv }){ cotuong-does }, { $does }.
cotuong-hint-only-reply = Bên kia chỉ còn một nước: { $reply }.
cotuong-hint-takes-back = Nước này bắt lại sau khi vừa mất { $piece }.
cotuong-hint-safe = Bên kia không bắt lại được.
cotuong-hint-exchange = Bên kia bắt lại thì là đổi { $lost ->
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
    [soldier] tốt
   *[nothing] tướng
} lấy { $won ->
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
    [soldier] tốt
   *[nothing] quân
}.
cotuong-hint-threatens = Nước này doạ chiếu bí { $moves ->
    [1] ngay nước sau
   *[other] trong { $moves } nước
}.
cotuong-hint-parries = Nước này đỡ được đòn chiếu bí { $moves ->
    [1] ngay nước sau
   *[other] trong { $moves } nước
}.
cotuong-hint-others-cost = { $others ->
    [mate] Đi nước khác đều bị chiếu bí.
    [chariot] Đi nước khác thiệt ít nhất bằng một xe.
    [piece] Đi nước khác thiệt ít nhất bằng một mã hay một pháo.
   *[other] Đi nước khác thiệt ít nhất bằng hai tốt.
}
cotuong-hint-none-better = Không nước nào hay hơn.
cotuong-hint-another-as-good = Có nước khác cũng hay gần bằng.
cotuong-hint-does = Gợi ý: { $notation } ({ $mv }) { $does }.
cotuong-reason-both = { $one }, { $other }
cotuong-reason-check = chiếu tướng
cotuong-reason-only-move = là nước duy nhất đi được
cotuong-reason-ends-check = đỡ được nước chiếu
cotuong-reason-wins = ăn được { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} sau { $moves } nước
cotuong-reason-saves = cứu con { $piece } đang bị { $by } bắt
cotuong-reason-protects = giữ con { $piece } đang bị { $by } bắt
cotuong-reason-shields = che cho con { $piece } đang bị { $by } bắt
cotuong-reason-frees = giải nguy cho { $piece } đang bị { $by } bắt
cotuong-reason-attacks-two = doạ bắt cả { $one } lẫn { $other }
cotuong-reason-attacks-unprotected = doạ bắt { $piece } không có quân giữ
cotuong-reason-attacks = doạ bắt { $piece }
cotuong-reason-stops-checks = giữ cho tướng khỏi bị chiếu
cotuong-reason-brings-out = { $kind ->
    [chariot] ra xe
    [horse] lên mã
   *[other] ra pháo
}
cotuong-reason-opens = mở đường cho { $piece }
cotuong-reason-takes-centre = { $kind ->
    [chariot] đưa xe vào trung lộ
   *[other] vào pháo đầu
}
cotuong-reason-crosses-river = cho tốt qua sông
cotuong-reason-links = cho hai { $kind ->
    [elephant] tượng
   *[other] sĩ
} giữ nhau
cotuong-reason-guards = giữ cho { $piece }
cotuong-reason-aims-at = nhắm vào { $piece }
cotuong-reason-finds-room = cho { $piece } rộng đường hơn
cotuong-reason-advances = đưa { $piece } lên phía trước
cotuong-reason-gives-nothing-away = không để mất quân nào
cotuong-reason-kind_general = tướng
cotuong-reason-kind_advisor = sĩ
cotuong-reason-kind_elephant = tượng
cotuong-reason-kind_horse = mã
cotuong-reason-kind_chariot = xe
cotuong-reason-kind_cannon = pháo
cotuong-reason-kind_soldier = tốt
cotuong-reason-stands = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} cột { $file }
cotuong-hint-wins = Gợi ý: { $notation } ({ $mv }) { $moves ->
    [1] thắng ngay
   *[other] thắng trong { $moves } nước nữa, kể cả nước này
}.
cotuong-hint-loses = Gợi ý: { $notation } ({ $mv }) cầm cự lâu nhất: bên kia thắng { $moves ->
    [1] ngay nước sau
   *[other] trong { $moves } nước nữa
}.
cotuong-end_checkmate = Chiếu bí.
cotuong-end_stalemate = Hết nước đi.
cotuong-end_perpetual-check = Thế cờ lặp lại lần thứ ba: bên chiếu dai bị xử thua.
cotuong-end_perpetual-chase = Thế cờ lặp lại lần thứ ba: bên đuổi dai một quân thì bị xử thua.
cotuong-end_repetition = Thế cờ lặp lại lần thứ ba.
cotuong-end_sixty-moves = Mỗi bên đã đi sáu mươi nước mà không ăn quân nào.
cotuong-end_material = Hai bên không còn quân qua sông được.
cotuong-illegal-no-piece = Ở { $square } không có quân nào.
cotuong-illegal-other-side = Quân ở { $square } là của bên kia.
cotuong-illegal-own-piece = Ở { $square } đã có quân của bạn.
cotuong-illegal-cannot-reach = { $kind ->
    [general] Tướng
    [advisor] Sĩ
    [elephant] Tượng
    [horse] Mã
    [chariot] Xe
    [cannon] Pháo
   *[soldier] Tốt
} ở { $from } không đi đến { $to } được.
cotuong-illegal-horse-blocked = Mã ở { $from } không đến { $to } được: quân ở { $square } cản chân mã.
cotuong-illegal-elephant-blocked = Tượng ở { $from } không đến { $to } được: quân ở { $square } chặn mắt tượng.
cotuong-illegal-line-blocked = { $kind ->
    [chariot] Xe
   *[other] Pháo
} ở { $from } không đến { $to } được: quân ở { $square } chắn đường.
cotuong-illegal-cannon-needs-one = Pháo ăn quân phải nhảy qua đúng một quân làm ngòi, mà ở giữa { $found ->
    [0] không có quân nào
   *[other] có { $found } quân
}.
cotuong-illegal-stays-in-palace = { $kind ->
    [general] Tướng
   *[other] Sĩ
} không được ra khỏi cung.
cotuong-illegal-elephant-stays = Tượng không được qua sông.
cotuong-illegal-soldier-at-home = Tốt qua sông rồi mới được đi ngang.
cotuong-illegal-soldier-back = Tốt không được đi lùi.
cotuong-illegal-leaves-check = Đi thế thì tướng của bạn bị ăn.
cotuong-illegal-leaves-facing = Đi thế thì lộ mặt tướng.
cotuong-illegal-crosses-river = Nước được chấp không được qua sông.
cotuong-illegal-after-end = Ván cờ đã xong trước nước “{ $text }”.
cotuong-illegal-not-a-move = “{ $text }” không phải là nước đi: hãy viết như h2e2 hoặc P2-5.
cotuong-notes-empty = ở đây không có ván nào: hãy viết nước đi như P2-5, Pháo 2 bình 5, h2e2, C2=5, chữ Hán, hoặc thế cờ dạng FEN
cotuong-notes-binit = “{ $text }” không thể là binit: mỗi quân trong 32 quân cần hai chữ số
cotuong-notes-movelist = “{ $text }” không thể là movelist: mỗi nước cần bốn chữ số
cotuong-notes-not-a-move = “{ $text }” không phải là nước đi: hãy viết như P2-5, Pháo 2 bình 5, h2e2, C2=5 hoặc chữ Hán, lời bình để trong ngoặc nhọn
cotuong-notes-other-dialect = “{ $text }” không viết giống nước đầu “{ $first }”: cả văn bản cần dùng một kiểu ghi
cotuong-notes-two-readings = “{ $text }” có thể là { $one } hoặc { $other }: hãy viết rõ một nước
cotuong-notes-from-one = “{ $text }”, hàng tính từ 1: { $why }
cotuong-notes-blocked = “{ $text }” không đi được: { LOWERFIRST($why) }
cotuong-notes-after-result = “{ $text }” nằm sau kết quả: ván sau cần bắt đầu ở dòng mới
cotuong-illegal-no-such-move = Không đi được nước “{ $text }”.
cotuong-illegal-ambiguous = “{ $text }” có thể là { $one } hoặc { $other }: hãy viết t cho quân trước, s cho quân sau, hoặc viết hẳn một trong hai nước ấy.
cotuong-malformed-ranks = bàn cờ có 10 hàng cách nhau bằng dấu /, nhưng ở đây có { $found }
cotuong-malformed-files = mỗi hàng có 9 giao điểm, nhưng hàng { $rank } có { $found }
cotuong-malformed-not-a-piece = “{ $text }” không phải là quân cờ, cũng không phải là số giao điểm trống
cotuong-malformed-not-a-side = “{ $text }” không cho biết bên nào đi: sau bàn cờ hãy viết w cho đỏ hoặc b cho đen
cotuong-malformed-no-such-field = “{ $text }” không được đứng sau chữ chỉ bên đi
cotuong-malformed-not-quiet = số nước không ăn quân không thể là “{ $text }”
cotuong-malformed-no-general = bên { $color ->
    [red] đỏ
   *[black] đen
} không có tướng
cotuong-malformed-too-many = bên { $color ->
    [red] đỏ
   *[black] đen
} có { $found } { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
}, nhưng một bộ cờ chỉ có { $most }
cotuong-malformed-out-of-place = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} { $color ->
    [red] đỏ
   *[black] đen
} không thể đứng ở { $square }
cotuong-malformed-facing = thế cờ này lộ mặt tướng
cotuong-malformed-waits-in-check = bên { $color ->
    [red] đỏ
   *[black] đen
} đang bị chiếu nên phải là bên đến lượt
cotuong-malformed-illegal-after = nước thứ { $number } sau thế cờ: { $why }
cotuong-malformed-not-given-moves = “{ $text }” không phải là số nước chấp: hãy viết +1 đến +{ $most }
cotuong-malformed-not-a-start = chỉ bên đỏ được chấp nước, và chỉ lúc bắt đầu ván
cotuong-malformed-no-option = không có tuỳ chọn “{ $name }”
cotuong-malformed-not-a-handicap = không thể chấp “{ $text }”: hãy viết các quân kèm số cột, ví dụ M2,M8, hoặc none
cotuong-malformed-given-twice = “{ $text }” được chấp hai lần
cotuong-malformed-not-first-moves = số nước chấp là số nguyên từ 0 đến { $most }, không phải “{ $text }”

## Cờ tướng trong cửa sổ

cotuong-board-to-move = { $whose }{ $told ->
    [yes] { "" }
   *[no] {" "}({ $color ->
        [red] Đỏ
       *[black] Đen
    })
}{ $check ->
    [yes] , đang bị chiếu
   *[no] { "" }
}{ $given ->
    [0] {""}
   *[other] , còn { $given } nước được chấp
}.
cotuong-board-look-name_characters = Chữ Hán
cotuong-board-look-name_pictures = Hình vẽ
cotuong-board-look-name_letters = Chữ Việt
cotuong-board-lesson-chariot = Bài 1, cách đi quân. Bạn cầm quân đỏ. Xe đi ngang hoặc dọc, bao xa cũng được, miễn là không bị quân nào cản. Bấm vào xe rồi bấm vào tốt để ăn.
cotuong-board-lesson-chariot-done = Đúng rồi: muốn ăn quân nào thì đi đến chỗ quân đó.
cotuong-board-lesson-horse = Mã đi ngang hoặc dọc một bước rồi chéo một bước ra ngoài. Có quân đứng sát mã ở bước đầu thì mã bị cản chân. Hãy ăn con tốt mà mã tới được.
cotuong-board-lesson-horse-done = Đúng rồi. Đường tới con tốt kia bị pháo của chính bạn cản.
cotuong-board-lesson-cannon = Pháo đi như xe. Nhưng muốn ăn thì pháo phải nhảy qua đúng một quân, của bên nào cũng được. Hãy ăn con mã.
cotuong-board-lesson-cannon-done = Đúng rồi. Con pháo ở giữa làm ngòi cho bạn.
cotuong-board-lesson-soldier = Tốt (còn gọi là binh, ghi là B) tiến từng bước một. Tốt của bạn đã qua sông nên được đi ngang. Hãy ăn con mã.
cotuong-board-lesson-soldier-done = Đúng rồi. Tốt không bao giờ lùi.
cotuong-board-lesson-elephant = Bài 2, cung và sông. Sông là khoảng trống ngang giữa bàn. Tượng đi chéo hai bước, không qua sông. Tượng không nhảy: có quân ở giữa là bị cản. Hãy ăn con tốt.
cotuong-board-lesson-elephant-done = Đúng rồi. Tướng của bạn đứng cản đường con tượng kia.
cotuong-board-lesson-general = Cung là chín giao điểm quanh hai đường chéo. Tướng đi ngang hoặc dọc một bước, không ra khỏi cung. Hãy ăn con pháo.
cotuong-board-lesson-general-done = Đúng rồi. Nhớ giữ tướng cho kỹ: mất tướng là thua.
cotuong-board-lesson-advisor = Sĩ đi chéo một bước, cũng không ra khỏi cung. Xe đang nhắm vào tướng bạn, thế gọi là chiếu. Hãy đưa sĩ lên che.
cotuong-board-lesson-advisor-done = Đúng rồi. Xe không còn chiếu được tướng của bạn nữa.
cotuong-board-lesson-capture = Bài 3, chiếu tướng. Con mã đang chiếu tướng bạn. Phải đỡ ngay: chạy, che hoặc ăn quân đang chiếu. Hãy ăn nó.
cotuong-board-lesson-capture-done = Đúng rồi. Mà giờ tướng bên kia bị chiếu và hết đường: nó không được bước ra cột trống trước mặt tướng bạn.
cotuong-board-lesson-facing = Bài 4, hai tướng. Không được để lộ mặt tướng, tức là để hai tướng đối mặt nhau trên một cột trống, nên mã của bạn không rời cột được. Hãy ăn con xe bằng quân khác.
cotuong-board-lesson-facing-done = Đúng rồi. Dùng mã ăn thì lộ mặt tướng, không được phép.
cotuong-board-lesson-guard = Bài 5, những thế chiếu bí đầu tiên. Chiếu bí là chiếu mà bên kia hết cách đỡ. Tướng của bạn giữ cột giữa: tướng bên kia không được bước ra đó. Hãy chiếu bí bằng xe.
cotuong-board-lesson-guard-done = Chiếu bí. Tướng chiếm cột trống mạnh chẳng kém gì xe.
cotuong-board-lesson-chariots = Hai xe thay nhau chiếm từng hàng. Hãy chiếu bí.
cotuong-board-lesson-chariots-done = Chiếu bí. Một xe giữ hàng dưới, xe kia chiếu.
cotuong-board-lesson-cannons = Bài 6, pháo và mã. Pháo trùng là hai pháo chồng nhau: pháo sau lấy pháo trước làm ngòi. Hãy chiếu bí.
cotuong-board-lesson-cannons-done = Chiếu bí. Quân nào vào giữa cũng thành ngòi cho một trong hai pháo.
cotuong-board-lesson-corner = Mã ngoạ tào: mã ở cột 3 hay cột 7, ngang giữa cung, chiếu tướng chưa rời chỗ. Hãy chiếu bí.
cotuong-board-lesson-corner-done = Chiếu bí. Xe giữ một cột, tướng của bạn giữ cột còn lại. Bên nào hết nước đi cũng thua, dù không bị chiếu.
cotuong-board-puzzle-missed = Chưa phải nước đó: bên kia thoát được. Bạn thử lại nhé.
cotuong-board-lesson-missed = Nước đó đúng luật nhưng chưa đúng yêu cầu của bài.
cotuong-board-lesson-missed-capture = Nước đó đúng luật nhưng không ăn được quân nào.
cotuong-board-lesson-missed-check = Chiếu rồi nhưng chưa bí: tướng bên kia còn đường thoát.
cotuong-board-lesson-missed-mate = Nước đó không chiếu nên chưa phải chiếu bí.
cotuong-board-mate-in = Bên { $color ->
    [red] đỏ
   *[black] đen
} đi: chiếu bí trong { $moves ->
    [1] 1 nước
   *[other] { $moves } nước, nước nào cũng chiếu
}.
cotuong-board-theme_sacrifice = Thí quân
cotuong-board-theme_discovered = Chiếu mở
cotuong-board-theme_chariot = Xe chiếu bí
cotuong-board-theme_horse = Mã chiếu bí
cotuong-board-theme_cannon = Pháo chiếu bí
cotuong-board-theme_soldier = Tốt chiếu bí
cotuong-board-theme-hint_sacrifice = Gợi ý: hãy thí một quân.
cotuong-board-theme-hint_discovered = Gợi ý: nước cuối, một quân tránh ra để quân khác chiếu.
cotuong-board-theme-hint_chariot = Gợi ý: cuối cùng xe chiếu bí.
cotuong-board-theme-hint_horse = Gợi ý: cuối cùng mã chiếu bí.
cotuong-board-theme-hint_cannon = Gợi ý: cuối cùng pháo chiếu bí.
cotuong-board-theme-hint_soldier = Gợi ý: cuối cùng tốt chiếu bí.
cotuong-board-puzzle-kind = Chiếu bí trong { $moves } nước
cotuong-board-rules-aim = Hai bên lần lượt đi quân trên các giao điểm, bên đỏ đi trước. Đi đến chỗ có quân của bên kia thì ăn quân đó. Ai chiếu tướng mà bên kia hết đường đỡ thì thắng.
cotuong-board-rules-steps = Cung là chín giao điểm quanh hai đường chéo ở mỗi đầu bàn; sông là khoảng trống ngang giữa bàn.
cotuong-board-rules-facing = Không được đi nước để tướng mình bị chiếu, cũng không được để lộ mặt tướng: hai tướng đối mặt nhau trên một cột trống.
cotuong-board-rules-end = Bên nào hết nước đi thì thua, dù có bị chiếu hay không. Mỗi bên đi sáu mươi nước mà không ăn quân nào, hoặc hai bên không còn quân qua sông được (xe, pháo, mã, tốt), thì hoà.
cotuong-board-rules-repetition = Một thế cờ lặp lại lần thứ ba: bên chiếu dai (nước nào cũng chiếu) thì thua, bên đuổi dai một quân không có quân bảo vệ cũng thua. Còn lại là hoà.
cotuong-board-rules-hands = Bấm vào quân rồi bấm vào chỗ muốn đến, hoặc kéo quân đến đó.
cotuong-board-rules-keys = Có bàn phím thì phím mũi tên chọn giao điểm, Enter để bấm. Hoặc gõ nước đi như cách ghi ở trên, chẳng hạn P2-5, chữ đầu viết hoa. Hoặc gõ phím / rồi tên hai giao điểm, chẳng hạn /h2e2: chữ a đến i và số 0 đến 9 ghi ở mép bàn.
cotuong-board-rules-notation = Cách ghi nước đi: chữ đầu là quân (tốt ghi là B, tức là binh, vì T là tượng), số sau chữ là cột, đếm từ bên phải của người đi như số ghi ở mép bàn. Dấu . là tiến, / là thoái, - là bình, tức là đi ngang. Số cuối là số bước; với nước bình và với mã, sĩ, tượng thì là cột quân đi đến. Hai quân cùng loại đứng một cột thì ghi thêm t cho quân trước, s cho quân sau.
cotuong-board-rules-example = Ví dụ: P2-5 là pháo (P) ở cột hai bình sang cột năm, đọc là “pháo 2 bình 5”. M8.7 là mã (M) ở cột tám tiến đến cột bảy. X1/2 là xe (X) ở cột một thoái hai bước. Ms.7 là mã sau tiến đến cột bảy.
cotuong-board-piece-heading = { $name }, ghi là { $letter }
cotuong-board-piece-name_general = Tướng
cotuong-board-piece-name_advisor = Sĩ
cotuong-board-piece-name_elephant = Tượng
cotuong-board-piece-name_horse = Mã
cotuong-board-piece-name_chariot = Xe
cotuong-board-piece-name_cannon = Pháo
cotuong-board-piece-name_soldier = Tốt (binh)
cotuong-board-piece-way_general = đi ngang hoặc dọc một bước, không ra khỏi cung
cotuong-board-piece-way_advisor = đi chéo một bước, không ra khỏi cung
cotuong-board-piece-way_elephant = đi chéo hai bước, không qua sông, có quân ở giữa là bị cản
cotuong-board-piece-way_horse = đi ngang hoặc dọc một bước rồi chéo một bước ra ngoài; có quân đứng sát là bị cản chân
cotuong-board-piece-way_chariot = đi ngang hoặc dọc, bao xa cũng được
cotuong-board-piece-way_cannon = đi như xe, nhưng muốn ăn phải nhảy qua đúng một quân làm ngòi, của bên nào cũng được
cotuong-board-piece-way_soldier = tiến từng bước một, không bao giờ lùi; qua sông rồi được đi ngang
cotuong-board-steps-in-words = { $mover } { $way ->
    [forward] tiến
    [back] thoái
   *[sideways] bình
} { $steps }
cotuong-board-arrival-in-words = { $mover } { $way ->
    [forward] tiến
    [back] thoái
   *[sideways] bình
} { $file }
cotuong-board-mover = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} { $file }
cotuong-board-mover-of-several = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} { $place ->
    [front] trước
    [behind-front] giữa trước
    [middle] giữa
    [before-rear] giữa sau
   *[rear] sau
} ở cột { $file }
cotuong-board-starter = Ai cầm Đỏ (đi trước)
cotuong-board-giver_red = Chấp quân: bấm vào quân bên đỏ muốn chấp
cotuong-board-giver_black = Chấp quân: bấm vào quân bên đen muốn chấp
cotuong-board-giver-named = Chấp quân, bên { $color ->
    [red] đỏ
   *[black] đen
} ({ $name }): bấm vào quân muốn chấp
cotuong-board-looks = Kiểu quân
cotuong-board-given-piece = { $square }, chấp { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
}
cotuong-board-first-moves = Chấp tiên: số nước bên đỏ được đi trước
cotuong-board-options = Chấp
cotuong-board-no-handicap = không chấp
cotuong-board-summary = chấp { $pieces ->
    [0] { $moves } tiên
   *[other] { $pieces } quân{ $moves ->
        [0] {""}
       *[other] , { $moves } tiên
    }
}
cotuong-board-how-to-edit = Chọn quân rồi bấm vào chỗ cần đặt, hoặc kéo quân đi chỗ khác. Muốn bỏ thì kéo ra ngoài bàn.
cotuong-board-edited-piece = { $kind ->
    [general] Tướng
    [advisor] Sĩ
    [elephant] Tượng
    [horse] Mã
    [chariot] Xe
    [cannon] Pháo
   *[soldier] Tốt
} { $color ->
    [red] đỏ
   *[black] đen
}
cotuong-board-name = Bàn cờ, { $pieces } quân
cotuong-board-piece-on = { $square }, { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} { $color ->
    [red] đỏ
   *[black] đen
}{ $lies ->
    [chosen] , đang chọn
    [target] , ăn được
   *[plain] { "" }
}
cotuong-board-empty = { $square }, { $lies ->
    [target] đi được
   *[other] trống
}
cotuong-board-captured = Đã ăn: { $list }
cotuong-board-captured-kind = { $count } { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
}
cotuong-board-expected = { $chances ->
    [much] { $name } đang hơn hẳn.
    [better] { $name } đang nhỉnh hơn.
    [worse] { $name } đang kém thế.
    [much-worse] { $name } đang kém hẳn.
   *[even] Hai bên ngang nhau.
}
cotuong-board-expected-win = { $name } { $moves ->
    [1] thắng ngay.
   *[other] thắng trong { $moves } nước nữa.
}
cotuong-board-expected-loss = { $name } thua: bên kia thắng { $moves ->
    [1] ngay nước sau.
   *[other] trong { $moves } nước nữa.
}
cotuong-board-fault = { $kind }: { $name } đi { $mv }. Nên đi { $better }.
cotuong-board-why = { $notation }{ cotuong-does }.
cotuong-board-why-does = { $notation } { $does }.
cotuong-board-piece-on-file = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} cột { $file }
cotuong-board-piece-of-several = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
} { $place ->
    [front] trước
    [behind-front] giữa trước
    [middle] giữa
    [before-rear] giữa sau
   *[rear] sau
} ở cột { $file }
cotuong-board-blocker = { $kind ->
    [general] tướng
    [advisor] sĩ
    [elephant] tượng
    [horse] mã
    [chariot] xe
    [cannon] pháo
   *[soldier] tốt
}{ $own ->
    [yes] { "" }
   *[no] {" "}bên kia ở
} cột { $file }
cotuong-board-hint-piece = Gợi ý: đi { $piece }.
cotuong-board-refused-own-piece = Chỗ ấy đã có { $piece } của bạn.
cotuong-board-refused-no-piece = Cột { $file }, hàng { $row } tính từ phía bạn ({ $square }) không có quân nào.
cotuong-board-refused-other-side = Bạn không được đi { $blocker }.
cotuong-board-refused-cannot-reach = { UPPERFIRST($piece) } không đến chỗ ấy được.
cotuong-board-refused-horse-blocked = { UPPERFIRST($piece) } không đến chỗ ấy được: { $blocker } cản chân mã.
cotuong-board-refused-elephant-blocked = { UPPERFIRST($piece) } không đến chỗ ấy được: { $blocker } chặn mắt tượng.
cotuong-board-refused-line-blocked = { UPPERFIRST($piece) } không đến chỗ ấy được: { $blocker } chắn đường.

## Cờ tướng trong cửa sổ dòng lệnh

cotuong-prompt = Hãy gõ một nước đi, ví dụ h2e2 hoặc P2-5, hoặc gõ “giúp”.
cotuong-help =
    h2e2               đi quân ở h2 đến e2
    P2-5               cũng nước ấy, viết theo lối thường dùng
    B3.1               tốt ghi là B (binh), vì T là tượng
    { terminal-help-commands }

## Cờ gánh, trên cửa sổ và trong cửa sổ dòng lệnh

ganh-title = Cờ gánh
ganh-subtitle = Trò chơi dân gian của xứ Quảng: đi quân vào giữa hai quân bên kia trên một đường là gánh được cả hai về mình. Ai có đủ mười sáu quân thì thắng.
ganh-side-near = Đen
ganh-side-far = Trắng
ganh-position = { $number ->
    [1] Bên kia mở, phải gánh ở điểm vừa bỏ trống.
   *[other] Hãy đi một quân theo đường kẻ.
}
ganh-played = { $name } đi { $move }{ $count ->
    [0] .
   *[other] , ăn { $count } quân.
}
ganh-hint = Gợi ý: { $move }{ $count ->
    [0] .
   *[other] , ăn { $count } quân.
}
ganh-reason-carry = Quân này vào giữa hai quân bên kia nên gánh được cả hai.
ganh-reason-carries = Chỗ ấy nằm giữa nhiều cặp quân bên kia nên gánh được tất cả.
ganh-reason-surrounds = Bên kia có quân hết đường đi nên bị vây.
ganh-reason-carries-and-surrounds = Gánh xong, quân bên kia ở cạnh đó hết đường đi nên bị vây luôn.
ganh-reason-saves = Không đi thế thì bên kia gánh hoặc vây được thêm quân của bạn.
ganh-reason-threatens = Lượt sau bạn có thể gánh hoặc vây quân bên kia.
ganh-reason-safe = Các quân che được cho nhau: bên kia chưa gánh hay vây được gì.
ganh-end-no-pieces = Cả mười sáu quân đã về một bên.
ganh-end-cannot-move = Bên phải đi không còn nước đi.
ganh-end-repetition = Thế cờ lặp lại lần thứ ba.
ganh-end-fifty-moves = Năm mươi nước liền không ai ăn được quân nào.
ganh-refused-piece = Hãy chọn một quân của mình.
ganh-refused-taken = Điểm ấy đã có quân.
ganh-refused-line = Chỉ đi theo đường kẻ tới điểm ngay bên cạnh.
ganh-refused-opening = Bên kia vừa mở, bạn phải gánh: hãy đi vào điểm vừa bỏ trống.
ganh-option-opening = Mở: bên kia chừa chỗ gánh thì buộc phải gánh
ganh-rules-1 = Bàn có 5 × 5 điểm, mỗi bên tám quân. Hai bên lần lượt đi một quân theo đường kẻ tới điểm trống ngay bên cạnh, bên đen đi trước.
ganh-rules-2 = Gánh: đi quân vào giữa hai quân bên kia trên cùng một đường ngang, dọc hay chéo có kẻ thì cả hai thành quân mình. Gánh được nhiều đường cùng lúc thì ăn hết. Chỉ quân vừa đi mới gánh.
ganh-rules-3 = Vây (còn gọi là chẹt): quân bên kia, một quân hay cả nhóm, không còn điểm trống nào bên cạnh thì cũng thành quân mình.
ganh-rules-4 = Mở: đi khỏi một điểm mà bên kia vào điểm ấy là gánh được thì bên kia phải gánh. Có thể tắt luật này khi chọn ván mới.
ganh-rules-5 = Ai có đủ mười sáu quân thì thắng. Thế cờ lặp lại lần thứ ba, hoặc mỗi bên đi năm mươi nước liền mà không ai ăn được quân nào, thì hoà.
ganh-rules-6 = Nguồn: những điều mà các bài viết tiếng Việt về cờ gánh đều thống nhất, như bài Cờ gánh trên Wikipedia tiếng Việt.
ganh-lesson-1 = Bạn cầm quân đen. Hãy đi một quân vào giữa hai quân trắng ở hàng 3 để gánh cả hai.
ganh-lesson-1-done = Ăn được cả hai quân. Gánh được trên mọi đường qua điểm ấy: ngang, dọc, và chéo nếu có kẻ.
ganh-lesson-2 = Ở đây có một điểm nằm giữa các quân trắng trên hai đường. Hãy gánh bốn quân một lúc.
ganh-lesson-2-done = Một nước ăn bốn quân, bằng nửa số quân của một bên lúc đầu.
ganh-lesson-3 = Quân trắng ở góc chỉ còn một điểm trống bên cạnh. Hãy vây nó.
ganh-lesson-3-done = Quân nào hết đường đi thì về bên kia, cả nhóm cũng vậy.
ganh-lesson-4 = Bên trắng vừa bỏ c3, nằm giữa hai quân của họ. Đó là mở: bạn phải gánh ở đó, không được đi nước khác.
ganh-lesson-4-done = Mở có khi là bẫy: ai phải gánh thì phải đi vào chỗ bên kia muốn. Xem nước đáp lại nhé.

## Các trò chơi nhỏ, trên cửa sổ và trong cửa sổ dòng lệnh

small-prompt = Hãy gõ các điểm của nước đi, ví dụ { $example }, hoặc gõ “giúp”.
small-help =
    a1b2               đi quân ở a1 tới b2; chỉ gõ a1 nếu nước đi có một điểm
    { terminal-help-commands }
small-hint-wins = Đi nước này là thắng { $moves ->
    [1] ngay.
   *[other] trong { $moves } nước nữa.
}
small-hint-loses = Nước nào cũng thua, nước này cầm cự được lâu nhất.
small-hint-only = Chỉ còn nước này.
small-hint-reply = { $count ->
    [0] Bên kia đáp cách nào cũng không ăn được gì.
   *[other] Bên kia đáp { $mv } thì được { $count }.
}
small-hint-elsewhere = Đi nước khác thì bên kia thường được { $count }.
small-hint-then = { $count ->
    [0] Sau đó có thể là { $reply } rồi { $mv }.
   *[other] Sau { $reply }, đi { $mv } thì được { $count }.
}
small-point = { $at }, { LOWERFIRST($what) }
small-empty = Trống
small-malformed = “{ $text }” không phải là thế cờ; hãy viết như thế cờ lúc đầu, “{ $example }”
small-cannot-move = không đi được { $mv }: { LOWERFIRST($why) }
small-no-options = không có tuỳ chọn “{ $name }”: trò này không có tuỳ chọn nào
small-no-option = không có tuỳ chọn “{ $name }”; các tuỳ chọn là { $options }
small-not-a-switch = { $option } chỉ nhận on hoặc off, không nhận “{ $value }”
small-board-hands = Bấm vào quân hay điểm, rồi bấm vào điểm được đánh dấu. Trên bàn phím, dùng các phím mũi tên để tới từng điểm rồi nhấn Enter, hoặc gõ các điểm của nước đi, ví dụ { $example }.
small-board-on = Bật
small-board-off = Tắt
small-board-chosen = đang chọn
small-board-target = đi tới được
small-board-expected = { $chances ->
    [much] { $name } đang hơn hẳn.
    [better] { $name } đang nhỉnh hơn.
    [worse] { $name } đang kém thế.
    [much-worse] { $name } đang kém hẳn.
   *[even] Hai bên ngang nhau.
}
small-board-expected-win = { $name } { $moves ->
    [1] thắng ngay.
   *[other] thắng trong { $moves } nước nữa.
}
small-board-expected-loss = { $name } thua: bên kia thắng { $moves ->
    [1] ngay nước sau.
   *[other] trong { $moves } nước nữa.
}
small-board-fault = { $kind }: { $name } đi { $played }. Nên đi { $better }.

## Văn bản và tệp có ván cờ

door-opened = { $title }: { $moves } nước, dạng { $form ->
    [record] bản ghi của chương trình
    [readable] văn bản để đọc
    [saved] ván đã lưu
    [link] ván trong một dòng
    [position] một thế bàn
    [moves] danh sách nước đi
    [vietnamese] ký hiệu Việt Nam
    [vietnamese-words] nước đi bằng chữ
    [wxf] ký hiệu WXF
    [chinese] chữ Hán
    [coordinates] toạ độ, hàng 0 đến 9
    [coordinates-from-one] toạ độ, hàng 1 đến 10
    [letters] chữ cái và toạ độ
    [dhtmlxq] ván DhtmlXQ
    [column-first] tên ô, cột trước
    [psq] tệp Piskvork
    [sgf] tệp SGF
   *[numbers] cặp số
}.
door-passed-over = Đã bỏ qua: { $list }.
door-guessed-rules = Tệp không ghi luật; nước cuối thắng theo luật nào thì dùng luật ấy.
door-stopped = Đọc được { $moves } nước. { $why }
door-stopped-within = Chỉ đọc được phần đầu của ván. { $why }
door-passed = { $kind ->
    [comments] { $count } lời bình
    [variations] { $count } nhánh phụ
    [marks] { $count } dấu nhận xét
    [tags] { $count } thẻ
    [lines] { $count } dòng
    [words] { $count } chữ
    [names] phần cuối của { $count } tên dài
   *[bytes] { $count } byte không đọc được
}
door-form_record = Bản ghi của chương trình (giữ đủ mọi thứ)
door-form_readable = Văn bản để đọc
door-form_saved = Ván đã lưu
door-form_link = Một dòng: oanquan:…
door-form_position = Một thế bàn
door-form_moves = Tên ô, hàng trước: 8h9i
door-form_vietnamese = Việt Nam: P2-5 M8.7
door-form_vietnamese-words = Bằng chữ: Pháo 2 bình 5
door-form_wxf = PGN, nước WXF: C2=5 H8+7
door-form_chinese = PGN, chữ Hán
door-form_coordinates = PGN, nước ICCS: H2-E2
door-form_coordinates-from-one = Toạ độ, hàng 1 đến 10: h3e3
door-form_letters = Chữ cái và toạ độ: Che2
door-form_dhtmlxq = DhtmlXQ
door-form_column-first = Tên ô, cột trước: h8i9
door-form_psq = Tệp Piskvork (.psq)
door-form_sgf = Tệp SGF (.sgf)
door-form_numbers = Cặp số: 7,7
door-choose = Mở ván nào?
door-choose-hint = Ở đây có { $games } ván.
door-listed = { $title }, { $moves } nước
door-between = { $name } – { $other }
door-first-won = 1–0
door-second-won = 0–1
door-drawn = ½–½
door-passed-end = Theo luật ở đây, ván hết ở nước này. { $why } Nhưng hai bên vẫn đi tiếp.
door-goes-on = Theo luật ở đây, ván hết ở thế này hoặc đã hết trước đó. Số lần lặp lại và các số đếm khác tính lại từ đầu.
door-by-rules = Chơi tiếp theo luật nào?
door-seems = Đây có vẻ là một ván { $title }.
door-empty = Chưa có gì để đọc.
door-unread-format = Đây là tệp dạng { $format }, chương trình này chưa đọc được. Bạn lưu ván thành PGN trong chương trình đã tạo ra tệp rồi mở tệp ấy.
door-names = Đây có vẻ là danh sách tên. Bạn dán vào ô tên của giải mới, ở trang “{ tournament-for-class }” nhé.
door-address = Đây là địa chỉ một trang web. Bạn chép ván trên trang đó rồi dán vào đây.
door-other-game = Có vẻ đây là bản ghi của một trò mà chương trình không có.
door-numbers = Ở đây chỉ có số. Nước đi ô ăn quan gồm một số và dấu + hoặc -, như 3+.
door-prose = Ở đây không có nước đi nào.
door-can-be-read = Không thấy ván nào trong đoạn vừa dán. Hãy chép lại trọn dòng ghi ván rồi dán lần nữa.
door-save-game = Lưu thành tệp…
door-save-game-hint = “Chép ván (dạng chữ)” cũng dùng kiểu ghi này.
door-written-as = Kiểu ghi
door-copy = Chép

## Máy chủ không có cửa sổ

terminal-serving = Mở địa chỉ này trên các máy khác trong mạng rồi nhập mã. Ctrl+C để dừng; các ván được giữ trong { $folder } và lần sau chơi tiếp.
terminal-serving-no-page = Khách phải có chương trình, vì ở đây chưa có trang cho trình duyệt. Hãy tạo trang bằng scripts/page --build rồi chỉ thư mục của nó với --page.
terminal-no-page = Máy chủ này chưa có trang cho trình duyệt. Hãy vào bằng chương trình Ô Ăn Quan, hoặc nhờ chủ phòng tạo trang: scripts/page --build, rồi serve --page target/page.

terminal-room-verb_resign = xin thua
terminal-room-verb_offer = xin hoà, xin hòa, dừng
terminal-room-verb_take-back = đi lại, lùi
terminal-room-verb_yes = đồng ý, có
terminal-room-verb_no = không
terminal-room-verb_rematch = ván nữa
terminal-room-verb_play-on = chơi tiếp
terminal-room-help = Nhập nước đi, hoặc: bàn, nước đi, xin thua, xin hoà (đề nghị kết thúc ván), đi lại (xin đi lại), đồng ý, không (cũng để rút lại lời đề nghị), ván nữa, chơi tiếp (thay cho máy), thoát.
terminal-room-waits = Bạn đang ở phòng { $code }. Đủ người thì ván bắt đầu.
terminal-room-watching = Bạn đang xem.
terminal-room-turn = Đến lượt bạn.
terminal-room-unknown = Chương trình này không biết luật của phòng này.

## Chơi qua mạng, trong cửa sổ và trong dòng lệnh

together-refused_late = Bạn bấm chậm một nhịp: ván vừa có thay đổi.
together-refused_no-seat = Bạn chỉ đang xem.
together-refused_not-host = Chỉ chủ phòng mới làm được việc này.
together-refused_not-playing = Hiện không có ván nào đang chơi.
together-refused_playing = Xong ván rồi mới làm được.
together-refused_not-your-turn = Chưa đến lượt bạn.
together-refused_computer-plays = Máy đang chơi thay bạn. Hãy chọn tự chơi tiếp đã.
together-refused_not-a-move = Máy chủ không nhận nước đi này.
together-refused_seat-taken = Chỗ này có người ngồi rồi.
together-refused_room-full = Hết chỗ rồi. Bạn vẫn xem được.
together-refused_no-offer = Lời đề nghị không còn nữa.
together-refused_offer-open = Còn một lời đề nghị đang chờ trả lời.
together-refused_offered-before = Vừa bị từ chối hoặc rút lại rồi. Hãy đi một nước đã.
together-refused_nothing-to-take-back = Bạn không có nước nào để đi lại.
together-refused_phrases-off = Chủ phòng đã tắt các câu nói.
together-refused_too-soon = Chờ một chút nhé.
together-refused_long-name = Tên dài quá.
together-refused_no-such-game = Máy chủ không có trò chơi này với luật này.
together-refused_no-such-room = Phòng này không còn nữa.
together-refused_not-watched = Phòng này không cho xem.
together-refused_wrong-code = Mã không đúng.
together-refused_too-many-tries = Nhập sai nhiều lần quá. Hãy chờ một phút.
together-refused_needs-code = Hãy nhập mã trên màn hình của chủ phòng.
together-refused_too-many-rooms = Máy chủ không mở thêm phòng được nữa.
together-refused_paused = Mọi ván đang tạm dừng. Hãy nhìn lên bảng.
together-refused_worn = Phòng này dùng lâu quá rồi. Hãy mở phòng khác.
together-refused_not-kept = Ổ đĩa của máy chủ không ghi được nữa. Hãy báo cho chủ phòng.
together-not-gone = Người chơi có thể quay lại. Chờ thêm { $seconds } giây.
together-older = Chương trình này cũ hơn bên kia. Hãy cập nhật, hoặc tải lại trang.
together-newer = Chương trình bên kia cũ hơn. Bên ấy cần cập nhật.
together-not-understood = Máy chủ không hiểu được tin của máy này.
together-connecting = Đang kết nối tới { $address }…
together-no-answer = Chưa thấy ai trả lời ở { $address }. Địa chỉ đúng chưa, hai máy có cùng mạng không? Vẫn đang thử…
together-gone = { $name } đã rời mạng.
together-gone-wait = { $name } đã rời mạng. Sau { $seconds } giây nữa, bạn có thể nhận thắng hoặc để máy chơi tiếp.
together-gone-claim = { $name } đã rời mạng. Hãy chờ, để máy chơi tiếp hoặc nhận thắng.
together-gone-wait-of-several = { $name } đã rời mạng. Sau { $seconds } giây nữa, bạn có thể để máy chơi tiếp hoặc loại { $name } khỏi ván.
together-gone-put-out = { $name } đã rời mạng. Hãy chờ, để máy chơi tiếp hoặc loại { $name } khỏi ván: những người còn lại chơi tiếp.
together-gone-elsewhere = { $name } đang ở một phòng khác của máy chủ này.
together-computer-plays-for-you = Máy đang chơi thay bạn.
together-away-lost = Bạn vắng quá lâu, { $name } được xử thắng.
together-away-won = { $name } vắng quá lâu, bạn được xử thắng.
together-away-watched = { $name } vắng quá lâu, { $winner } được xử thắng.
together-waits-for-stop = Bạn đã đề nghị dừng ván ở đây và đếm quân. Đang chờ trả lời.
together-waits-for-draw = Bạn đã xin hoà. Đang chờ trả lời.
together-waits-for-take-back = Bạn đã xin đi lại. Đang chờ trả lời.
together-waits-for-rematch = Bạn muốn chơi ván nữa. Đang chờ trả lời.
together-unknown-rules = Chương trình này không biết luật của phòng này. Hãy cập nhật.
together-open = Chơi qua mạng
together-your-name = Tên của bạn
together-join-heading = Vào phòng
together-join-hint = Nhập hoặc dán địa chỉ hiện trên máy kia; có thể kèm mã ở sau.
together-found = Trong mạng này:
together-looking = Đang tìm trong mạng này…
together-found-host = { $name } ({ $address })
together-address = Địa chỉ
together-join = Vào
together-host-heading = Mở phòng trên máy này
together-host-hint = Những người khác vào từ máy của họ trong cùng mạng, điện thoại cũng được. Luật và thời gian lấy theo ván mới bạn đặt gần đây nhất.
together-host-hint-program = Những người khác vào bằng chương trình này từ máy tính của họ trong cùng mạng. Luật và thời gian lấy theo ván mới bạn đặt gần đây nhất.
together-which-game = Chơi trò nào?
together-open-room = Mở phòng { $game }
together-or-another-game = Hoặc trò khác:
together-starting = Đang mở phòng…
together-code-hint = Nhập sáu chữ số trên màn hình của chủ phòng.
together-code = Mã
together-no-code = Mã có sáu chữ số.
together-no-rooms = Bạn đã vào được. Chưa có phòng nào: hãy mở một phòng, hoặc đợi.
together-rooms-heading = Các phòng ở máy chủ này
together-new-room = Mở phòng ở máy chủ này
together-room-code = Mã của phòng này là { $code }.
together-begins-when-full = Đủ người là bắt đầu.
together-for-players = { $sides } người chơi.
together-no-clock = Không tính giờ.
together-free-seat = Còn trống
together-clock-elsewhere-with = Đồng hồ của bạn đang chạy trong ván với { $names }.
together-clock-elsewhere = Đồng hồ của bạn đang chạy trong một ván khác.
together-waits-elsewhere = Ở phòng khác của máy chủ này đang có người đợi:
together-you-at-seat = { $name } (bạn)
together-let-computer-sit = Cho máy ngồi
together-which-computer = Máy nào ngồi?
together-invite = Những người khác quét hình này, hoặc mở địa chỉ này trong trình duyệt:
together-invite-program = Những người khác mở chương trình này, bấm “{ together-open }” rồi nhập địa chỉ:
together-no-page = Chỉ vào được bằng chương trình này: bản này không có trang cho trình duyệt.
together-invite-watchers = Đã đủ người chơi. Người khác vào xem được: quét hình này, hoặc mở địa chỉ này trong trình duyệt:
together-invite-watchers-program = Đã đủ người chơi. Người khác vào xem được: mở chương trình này, bấm “{ together-open }” rồi nhập địa chỉ:
together-and-code = Mã của phòng:
together-other-addresses = Nếu không vào được, máy này còn có địa chỉ khác:
together-code-of-address = Địa chỉ của phòng dưới dạng mã cho điện thoại
together-firewall = Nếu không ai vào được, có thể tường lửa của máy này chặn: hãy cho phép chương trình trong mạng riêng. Wi-Fi của một số trường tách các máy khỏi nhau; khi đó hãy phát Wi-Fi từ điện thoại.
together-code-needs-address = Chỉ có mã thì chưa biết vào đâu. Hãy nhập cả địa chỉ.
together-no-address = Địa chỉ chưa đúng. Ví dụ: 192.168.1.5:8440.
together-only-host = Trang này cho chơi với máy và hai người chơi trên một máy. Muốn chơi với người ở máy khác, hãy mở trong trình duyệt địa chỉ mà chương trình của họ hiện ra.
together-only-browser = Máy chủ này có mã hoá. Hãy mở địa chỉ của nó trong trình duyệt.
together-accept = Đồng ý
together-decline = Từ chối
together-withdraw = Rút lại
together-follow = Sang đó
together-claim = Nhận thắng
together-put-out = Loại khỏi ván
together-let-computer = Máy chơi tiếp
together-take-over = Tự chơi tiếp
together-rematch = Chơi ván nữa
together-ask-take-back = Xin đi lại
together-leave = Rời phòng
together-resign-question = Bạn sẽ thua ván này.
together-leave-heading = Rời ván này?
together-leave-game = Chỗ của bạn được giữ một lúc, bạn có thể vào lại. Sau 20 giây, người kia có thể nhận thắng.
together-leave-game-of-several = Chỗ của bạn được giữ một lúc, bạn có thể vào lại. Sau 20 giây, những người khác có thể để máy chơi thay bạn hoặc loại bạn khỏi ván.
together-clocks-run-on = Trong lúc bạn vắng, đồng hồ vẫn chạy.
together-leave-as-host = Máy này là chủ phòng: phòng sẽ đóng với mọi người. Ván vẫn chờ ở đây đến khi bạn trở lại.
together-reconnecting = Mất kết nối với { $address }. Đang nối lại…
together-silent = { $address } không trả lời đã { $seconds } giây: mất kết nối. Đang nối lại…
together-host-ended = Chủ phòng đã đóng phòng.
together-closed-by = { $name } đã đóng phòng.
together-game-lies = Ván đang chơi nằm trong “{ library-games }”.
together-under-way-here = Phòng của bạn còn một ván { $game } dở.
together-under-way-at = Bạn còn một ván { $game } dở ở { $address }.
together-under-way-with = Bạn còn một ván { $game } dở với { $name }.
together-home-here = Ván dở trong phòng của bạn
together-home-at = Ván dở ở { $address }
together-home-with = Ván dở với { $name }
together-opens-again = Chương trình bị tắt ngang giữa ván với { $name }. Phòng của bạn đã mở lại.
together-go-back = Trở lại ván
together-forget-way = Không trở lại
together-address-missing = Hãy nhập địa chỉ hiện trên máy kia.
together-watch = Xem
together-watch-room = Xem { $room }
together-sit-here = Ngồi đây
together-watching = Bạn đang xem.
together-all-taken = Đã đủ người chơi, bạn ngồi xem nhé.
together-watches = { $name } đang xem.
together-watches-no-more = { $name } không xem nữa.
together-nobody-watches = Không còn ai xem nữa.
together-watchers = Có { $count } người đang xem.
together-say = Nói một câu
together-allow-phrases = Cho nói các câu có sẵn
together-allow-help = Gợi ý cho { $name }
together-may-have-help = { $name } được dùng gợi ý.
together-no-help = { $name } chơi không có gợi ý.
together-own-help = Bạn được dùng gợi ý rồi.
together-no-own-help = Từ giờ bạn chơi không có gợi ý.
together-remove = Mời { $name } rời bàn
together-remove-heading = Mời { $name } rời bàn?
together-remove-question = Chỗ này sẽ trống cho người khác.
together-free-seat-now = Để trống chỗ
together-face = Gương mặt { $number }
together-room = Phòng
together-back = Đã nối lại.
together-guest = Khách
together-sat = { $name } đã ngồi vào chỗ.
together-has-left = { $name } đã rời phòng.
together-rose = { $name } đã rời chỗ.
together-computer-plays = Máy chơi thay { $name }.
together-plays-on = { $name } chơi tiếp.
together-took-back = Đã lùi lại một nước.
together-out-of-time = { $name } đã hết giờ.
together-own-out-of-time = Bạn đã hết giờ. Ván vẫn chơi tiếp.
together-offers_stop = { $name } đề nghị dừng ván ở đây và đếm quân.
together-offers_take-back = { $name } xin đi lại.
together-own-move-goes = Nước vừa rồi của bạn cũng bị lùi lại.
together-lapsed_stop = Đã có nước đi mới, nên lời đề nghị dừng ván không còn nữa.
together-lapsed_take-back = Đã có nước đi mới, nên lời xin đi lại không còn nữa.
together-offers-draw = { $name } xin hoà.
together-accepts = { $name } đồng ý.
together-declines = { $name } từ chối.
together-withdrawn = Lời đề nghị đã được rút lại.
together-wants-rematch = { $name } muốn chơi ván nữa.
together-wants-no-rematch = { $name } không muốn chơi ván nữa.
together-says = { $name }: “{ $said }”
together-paused = Mọi ván đang tạm dừng. Hãy nhìn lên bảng.
together-goes-on = Ván chơi tiếp tục.
together-resumed = Máy chủ vừa chạy lại. Đồng hồ chờ { $seconds } giây.
together-closed = Phòng đã đóng.
together-phrase-hello = Xin chào!
together-phrase-good-luck = Chúc may mắn!
together-phrase-good-move = Nước hay!
together-phrase-thinking = Để mình nghĩ đã.
together-phrase-oops = Ôi, nhầm rồi!
together-phrase-hurry = Đến lượt bạn!
together-phrase-thanks = Cảm ơn nhé!
together-phrase-bye = Tạm biệt nhé!

## Lớp học chơi qua một máy, trong cửa sổ

class-refused_no-class = Lớp chưa mở. Em chờ thầy cô nhé.
class-refused_open = Đang có một lớp mở rồi. Hãy xoá lớp ấy trước.
class-refused_not-teacher = Chỉ thầy cô mới làm được việc này.
class-refused_no-seat = Em chạm vào tên mình trước đã.
class-refused_has-seat = Máy này đã có chỗ khác rồi.
class-refused_no-such-seat = Chỗ này không còn nữa.
class-refused_seat-taken = Chỗ này có người ngồi rồi. Nếu là chỗ của em, em bấm “{ class-on-another }”.
class-refused_wrong-digits = Bốn số này không đúng. Em xem lại trên máy cũ, hoặc hỏi thầy cô.
class-refused_too-many-tries = Em nhập sai nhiều lần quá. Chờ một phút, hoặc hỏi thầy cô.
class-refused_name = Tên phải có chữ cái, và không quá 30 chữ.
class-refused_same-name = Tên này đã có trong danh sách.
class-refused_full = Lớp đủ 60 chỗ rồi.
class-refused_door-full = Đông bạn đang chờ quá. Một phút nữa em thử lại nhé.
class-refused_nobody-waits = Không còn ai chờ ở cửa nữa.
class-refused_cannot-teach = Máy ấy không mở được trang của thầy cô: cần chương trình này trên máy tính.
class-refused_playing = Còn ván đang chơi. Hãy kết thúc trước đã.
class-refused_not-now = Lúc này chưa làm được.
class-refused_not-invited = Lời mời này không còn nữa.
class-refused_too-few = Chưa đủ học sinh có mặt.
class-refused_all-met = Ai cũng đã gặp nhau rồi. Hãy bấm “{ class-anew }” trước.
class-refused_not-for-two = Cần chọn trò cho hai người.
class-refused_worn = Lớp này dùng lâu quá rồi. Hãy xoá đi rồi mở lại.
class-class = Lớp học
class-closed = Thầy cô đã đóng lớp.
class-code-hint = Em nhập sáu chữ số trên màn hình của thầy cô.
class-cut-off = Mất kết nối với máy của thầy cô. Đang nối lại…
class-silent = Đã { $seconds } giây máy của thầy cô không trả lời. Đang nối lại…
class-older = Chương trình này cũ hơn của thầy cô. Em cập nhật, hoặc tải lại trang nhé.
class-newer = Chương trình của thầy cô cũ hơn. Em báo thầy cô nhé.
class-phrases-off = Thầy cô đã tắt các câu nói của em.
class-gone = { $name } đã rời mạng. Em chờ một lúc, hoặc báo thầy cô để máy chơi tiếp.
class-seat-moved = Chỗ của em đã chuyển sang máy khác.
class-off-list = Thầy cô đã xoá tên em khỏi danh sách.

class-tap-name = Em chạm vào tên mình nhé.
class-taken = { $name } (đã vào)
class-on-another = Là em, em đổi máy
class-tap-taken = Em chạm vào tên mình để trở lại chỗ cũ.
class-digits-hint = { $name } ơi, nhập bốn số hiện trên máy cũ của em.
class-digits = Bốn số
class-no-digits = Mỗi chỗ có bốn số.
class-take-seat = Vào chỗ của em
class-ask-teacher = Xin thầy cô
class-not-listed = Không có tên em
class-to-names = Xem lại danh sách
class-own-name = Tên em
class-at-door = Em chờ thầy cô cho vào nhé.
class-door-number = Số { $number }
class-turned-away = Thầy cô chưa cho em vào.
class-wait = Em chờ thầy cô nhé.
class-your-face = Chọn gương mặt
class-your-digits = Em nhớ bốn số này: { $digits }. Khi đổi sang máy khác, em sẽ cần đến.
class-not-me = Không phải em
class-front = Nhìn lên bảng nào!
class-won = Em thắng { $name }.
class-drew = Em hoà { $name }.
class-lost = Em thua { $name }.
class-bye = Vòng này em được nghỉ, tính là thắng.
class-bye-plays = Trong lúc chờ, em chơi với máy nhé.
class-computer-named = { $name } (máy)
class-to-board = Vào bàn của em
class-see-game = Xem lại ván của em
class-find = Nước nào hay nhất ở đây?
class-answer-sent = Thầy cô đã nhận được câu trả lời của em.
class-right = Đúng rồi! Đây là đáp án.
class-other-solution = Đây là đáp án, khác câu trả lời của em.
class-only-solution = Đây là đáp án.
class-puzzle = Câu { $number } · giải được { $solved } · { $time }
class-solved = Em giải được { $solved }/{ $tried }.
class-solved-by = Số câu mỗi em giải được:
class-unknown-tasks = Chương trình này chưa có bài mà lớp đang làm. Em hãy cập nhật, hoặc mở địa chỉ của thầy cô trong trình duyệt.
class-to-class = Về lớp
class-invite = Em muốn chơi với ai?
class-nobody-free = Chưa có bạn nào rảnh.
class-invites = { $name } mời em chơi.
class-invited = Em đã mời { $name }, đang chờ trả lời.

class-open = Mở lớp
class-open-hint = Học sinh vào bằng điện thoại, máy tính bảng hay máy tính trong cùng mạng; máy này phục vụ cả lớp. Danh sách được giữ lại cho giờ sau.
class-opening = Đang mở lớp…
class-lists = Các danh sách
class-title = Tên lớp
class-understood = Danh sách lớp:
class-too-many = Một lớp có nhiều nhất { $most } em; danh sách này có { $count }.
class-untitled = Lớp ngày { $day }
class-open-list = Mở { $title }
class-another-list = Lớp khác
class-open-again = Mở lại lớp
class-opens-again = Chương trình bị tắt ngang giữa giờ học. Lớp của thầy cô đã mở lại.
class-teacher = Giáo viên
class-project = Quét hình này, hoặc mở địa chỉ này trong trình duyệt. Rồi chạm vào tên mình.
class-project-program = Mở chương trình này, bấm “{ together-open }” rồi nhập địa chỉ. Rồi chạm vào tên mình.
class-project-new = Quét hình này, hoặc mở địa chỉ này trong trình duyệt. Rồi nhập tên mình.
class-project-program-new = Mở chương trình này, bấm “{ together-open }” rồi nhập địa chỉ. Rồi nhập tên mình.
class-nobody-yet = Chưa máy nào vào được máy này. Xem cách xử lý bên dưới.
class-reach-heading = Những gì máy này tự biết được
class-reach-trying = Máy đang thử gọi địa chỉ của chính mình.
class-reach-itself = Gọi { $address } thì chính máy này trả lời được: chương trình đang nhận kết nối. Tường lửa có chặn máy khác không thì phải thử từ máy khác mới biết.
class-reach-not-itself = Gọi { $address } mà chính máy này cũng không trả lời: tường lửa của máy chặn chương trình, hoặc mạng đã đổi. Hãy đóng lớp rồi mở lại.
class-reach-no-network = Máy này không ở trong mạng nào. Hãy nối vào Wi-Fi, hoặc tự phát Wi-Fi.
class-reach-one-address = Máy này có một địa chỉ, { $address }: máy của các em phải ở cùng mạng đó.
class-reach-addresses = Máy này có { $count } địa chỉ: máy của các em chỉ vào được địa chỉ thuộc mạng của mình. Hãy thử các địa chỉ khác trên trang này.
class-reach-nobody = Chưa máy nào khác hỏi trang này. Hoặc địa chỉ nhập sai, hoặc mạng hay tường lửa không cho vào.
class-reach-fetched = Đã có máy tải được trang, vậy là mạng cho vào. Nhưng trang chưa mở được kết nối: hãy tải lại trang, hoặc mở bằng trình duyệt khác.
class-reach-entered = Đã có máy nối vào được: mạng và tường lửa không chặn máy đó. Em ấy chỉ cần chạm vào tên mình. Máy khác chưa vào được thì xem cách xử lý bên dưới.
class-nobody-help = Nếu các em chưa vào được
class-nobody-network = Các máy có cùng mạng với máy này không? Điện thoại hay tự bỏ Wi-Fi không có internet: hãy tắt dữ liệu di động.
class-nobody-firewall = Máy này có cho máy khác vào không? Nếu Windows hỏi, hãy cho phép trong mạng riêng; trên Linux, nhập: sudo ufw allow { $port }/tcp
class-nobody-apart = Nếu mọi thứ đều đúng thì Wi-Fi đang tách các máy khỏi nhau, như ở nhiều trường. Hãy tự phát Wi-Fi:
class-hotspot-phone = Điện thoại: bật điểm truy cập cá nhân, nối máy này và máy của các em vào đó. Được khoảng mười máy.
class-hotspot-windows = Windows: Cài đặt, Mạng và Internet, Điểm truy cập di động: bật. Được tám máy.
class-hotspot-linux = Linux: nmcli device wifi hotspot ssid Lop password oanquan123
class-hotspot-router = Cả lớp thì cần một bộ phát Wi-Fi; không có internet cũng được.
class-count = Có mặt { $count }/{ $all }
class-part_invite = Mời vào lớp
class-part_boards = Các bàn
class-part_children = Học sinh
class-part_standings = Xếp hạng
class-knocks = { $name } (số { $number }) đang chờ ở cửa.
class-comes-again = { $name } (số { $number }) muốn đổi sang máy khác.
class-let-in = Cho { $name } vào
class-turn-away = Không cho { $name } vào
class-let-name-teach = Cho { $name } dạy cùng
class-let-teach-heading = Cho { $name } dạy cùng?
class-let-teach-question = Máy đang hiện số { $number } sẽ thấy và làm được mọi việc như ở đây. Chỉ cho máy của chính thầy cô.
class-let-teach = Cho máy này dạy cùng
class-teaches-too = { $name } (số { $number }) cũng đang dạy lớp này.
class-teach-no-longer = Không cho { $name } dạy nữa
class-taken-back = Máy phục vụ lớp không cho máy này dạy nữa.
class-closed-elsewhere = Lớp đã đóng ở máy phục vụ lớp.
class-invited-elsewhere = Lời mời hiện trên máy tính đang phục vụ lớp.
class-leave-elsewhere = Thôi dạy ở máy này
class-game = Trò chơi
class-round = Vòng Thuỵ Sĩ
class-free-play = Chơi tự do
class-computer = Đấu với máy
class-simul = Một mình tôi đấu cả lớp
class-position = Một thế cho cả lớp
class-puzzles = Giải câu đố tính giờ
class-lesson = Một bài học cho cả lớp
class-minutes = Thời gian
class-minutes-of = { $minutes } phút
class-difficulty = Độ khó
class-mixed = Dễ trước khó sau
class-shows-solved = Học sinh thấy ai giải được bao nhiêu
class-row = Có { $count } câu, cả lớp giải như nhau.
class-no-puzzles = Không có câu nào như vậy.
class-begin = Bắt đầu
class-time-left = Còn { $time }
class-child-solved = { $name }: giải được { $solved }/{ $of }
class-of = Trên số
class-position-from = Lấy từ
class-from-puzzles = Câu đố
class-from-text = Thế đã chép
class-position-text = Dán thế bàn vào đây
class-another-puzzle = Câu khác
class-earlier = Lùi
class-later = Tiến
class-show-to-all = Cho cả lớp xem
class-no-position = Đây không phải là một thế của trò này.
class-answered = Đã trả lời { $count }/{ $all }
class-answer = { $count } × { $answer }
class-show-solution = Hiện đáp án
class-is-right = Đáp án là { $answer }: hiện cho cả lớp
class-solution = Đáp án: { $answer }
class-press-answer = Bấm vào một câu trả lời để xem trên bàn.
class-pause = Nhìn lên bảng
class-go-on = Chơi tiếp
class-paused = Cả lớp đang dừng. Bấm “{ class-go-on }” để chơi tiếp.
class-now = Đang: { $what }
class-choosing = { $count ->
    [0] Em nào cũng đang chơi.
   *[other] { $count } em đang chọn bạn chơi.
}
class-end-running = { $count ->
    [0] Kết thúc
   *[other] Kết thúc: còn { $count } ván
}
class-end-heading = Kết thúc ngay?
class-end-question = Ván nào chưa xong thì dừng lại và tính kết quả như đang có.
class-end-now = Kết thúc
class-end-tasks-question = Các em dừng lại ở chỗ đang làm. Câu nào giải rồi vẫn được tính.
class-end-tasks = Kết thúc
class-no-boards = Hãy chọn trò và cách chơi. Bàn của mỗi em sẽ tự mở.
class-free-now = Các em đang mời nhau. Ván nào bắt đầu thì hiện ra ở đây.
class-to-move = Đến lượt { $name }
class-slow = { $name } nghĩ { $minutes } phút rồi
class-board-won = { $name } thắng
class-board = { $first } – { $second }: { $state }
class-no-children = Danh sách chưa có ai. Em nào đến thì chờ ở cửa.
class-more-names = Thêm tên, mỗi dòng một tên
class-add-names = Thêm vào danh sách
class-state-here = có mặt
class-state-plays = đang chơi
class-state-gone = { $minutes ->
    [0] vừa rời mạng
   *[other] rời mạng { $minutes } phút
}
class-state-away = chưa vào
class-state-sits-out = ngồi nghỉ
class-digits-of = Bốn số để đổi máy: { $digits }
class-name = Tên
class-rename = Đổi tên
class-may-speak = Được nói các câu có sẵn
class-takes-part = Tham gia lượt sắp tới
class-level = Máy đấu với em này
class-stand-in = Máy chơi tiếp thay em này
class-pair-with = Đấu với
class-nobody-chosen = Chưa chọn
class-pair = Cho hai em vào bàn
class-remove = Xoá khỏi danh sách
class-remove-heading = Xoá { $name } khỏi danh sách?
class-remove-question = Chỗ này sẽ trống, máy chơi tiếp ván đang dở. Kết quả vẫn giữ.
class-progress = Phiếu kết quả…
class-progress-all = Phiếu kết quả của cả lớp…
class-progress-title = Phiếu kết quả
class-progress-round = Vòng { $round }: { $text }
class-progress-place = Hạng { $place }/{ $count }, { $points } điểm
class-progress-bye = được nghỉ, tính là thắng
class-progress-games = Các ván
class-progress-none = Chưa có gì.
class-progress-again = Giải lại các câu này
class-progress-solutions = Đáp án
class-anew = Giải mới
class-anew-heading = Bắt đầu giải mới?
class-anew-question = Các vòng đã chơi và mọi kết quả, kể cả câu đố và bài học, sẽ bị xoá. Tên và chỗ vẫn giữ.
class-board-points = Điểm trên bàn: { $first } { $points } : { $others } { $second }
class-no-rounds = Có vòng Thuỵ Sĩ đầu tiên thì sẽ có bảng xếp hạng.
class-correct = Muốn sửa kết quả, bấm vào kết quả đúng.
class-leave = Đóng lớp
class-leave-heading = Đóng lớp?
class-leave-question = Các máy của học sinh sẽ ngắt kết nối. Chỗ, ván và kết quả được giữ ở đây đến khi lớp mở lại.
class-leave-unkept = Các máy của học sinh sẽ ngắt kết nối. Một cửa sổ khác đang giữ các lớp của máy này, nên lớp này sẽ bị xoá.
class-forget = Xoá lớp này
class-forget-heading = Xoá lớp này?
class-forget-question = Mọi chỗ, ván và kết quả sẽ bị xoá khỏi máy này. Danh sách tên vẫn còn ở trang “{ tournament-for-class }”.
class-before = Lớp { $count } tên mở từ trước vẫn còn.
class-go-on-before = Tiếp tục lớp ấy
class-open-new = Xoá đi và mở lớp mới
