//! One table for each way of writing moves.

use basics::Form;

use super::{moves, read};

/// Checks that each text is these moves, written in this form.
fn check(form: Form, crossings: &str, texts: &[&str]) {
    for text in texts {
        let noted = read(text);
        assert_eq!((noted.form, moves(&noted).as_str()), (form, crossings), "{text}");
    }
}

#[test]
fn vietnamese_letters() {
    check(
        Form::Vietnamese,
        "b2e2 h9g7 b0c2 i9h9 a0b0 g6g5",
        &[
            "P8-5 M8.7 M8.7 X9-8 X9-8 B7.1",
            "1. P8-5 M8.7\n2. M8.7 X9-8\n3. X9-8 B7.1",
            "1.P8-5 M8.7 2.M8.7 X9-8 3.X9-8 B7.1",
            "1) P8-5 M8.7\n2) M8.7 X9-8\n3) X9-8 B7.1",
            "1) P8-5, M8.7\n2) M8.7, X9-8,\n3) X9-8, B7.1.",
            "1 P8-5 M8.7 2 M8.7 X9-8 3 X9-8 B7.1",
            "1. P8-5 1... M8.7 2. M8.7 2... X9-8 3. X9-8 3… B7.1",
            "1.\tP8-5\tM8.7\r\n2.\tM8.7\tX9-8\r\n3.\tX9-8\tB7.1\r\n",
            "1. P8-5 M8.7\r2. M8.7 X9-8\r3. X9-8 B7.1",
            "\u{feff}1.\u{a0}P8-5\u{a0}M8.7\n2. M8.7 | X9-8 |\n3. X9-8 | B7.1",
            "p8-5 m8.7 m8.7 x9-8 x9-8 b7.1",
            "P8=5 M8+7 M8+7 X9=8 X9=8 B7+1",
            "P8–5 M8.7 M8.7 X9—8 X9−8 B7.1",
            "P8\u{2011}5 M8.7 M8.7 X9－8 X9‐8 B7.1",
            "Ｐ８－５　Ｍ８．７　Ｍ８．７　Ｘ９－８　Ｘ９－８　Ｂ７．１",
            "P8-5! M8.7?! M8.7 $1 X9-8 (hay lắm) X9-8 {xe ra sớm} B7.1 ; hết",
            "P8-5 M8.7 (M2.3 M8.7) M8.7 X9-8 X9-8 C7.1",
        ],
    );
}

#[test]
fn vietnamese_words() {
    check(
        Form::VietnameseWords,
        "h2e2 b9c7 h0g2 h7i7 i0h0 c6c5 h0h6 a9a8",
        &[
            "Pháo 2 bình 5 Mã 2 tấn 3 Mã 2 tấn 3 Pháo 8 bình 9 Xe 1 bình 2 Tốt 3 tấn 1 Xe 2 tấn 6 Xe 1 tấn 1",
            "1. Pháo 2 bình 5 | Mã 2 tiến 3\n2. Mã 2 tiến 3 | Pháo 8 bình 9\n3. Xe 1 bình 2 | Chốt 3 tiến 1\n4. Xe 2 tiến 6 | Xe 1 tiến 1",
            "1. phao 2 binh 5, ma 2 tan 3 2. ma 2 tan 3, phao 8 binh 9 3. xe 1 binh 2, tot 3 tan 1 4. xe 2 tan 6, xe 1 tan 1",
            "PHÁO 2 BÌNH 5 MÃ 2 TẤN 3 MÃ 2 TẤN 3 PHÁO 8 BÌNH 9 XE 1 BÌNH 2 BINH 3 TẤN 1 XE 2 TẤN 6 XE 1 TẤN 1",
            "Pháo 2 b 5 Mã 2 t 3 Mã 2 t 3 Pháo 8 b 9 Xe 1 b 2 Tốt 3 t 1 Xe 2 t 6 Xe 1 t 1",
            "P2b5 M2t3 M2t3 P8b9 X1 bình 2 B3 tấn 1 X2t6 X1 tấn 1",
            "Pháo 2-5 Mã 2.3 Mã 2.3 Pháo 8-9 Xe 1-2 Tốt 3.1 Xe 2.6 Xe 1.1",
            "Pha\u{301}o 2 bi\u{300}nh 5 Ma\u{303} 2 ta\u{302}\u{301}n 3 Mã 2 tấn 3 Pháo 8 bình 9 Xe 1 bình 2 Tốt 3 tấn 1 Xe 2 tấn 6 Xe 1 tấn 1",
        ],
    );
    check(
        Form::VietnameseWords,
        "g0e2 c9e7 f0e1 d9e8 e0f0 e9d9",
        &[
            "Tượng 3 tấn 5 Tượng 3 tấn 5 Sĩ 4 tấn 5 Sĩ 4 tấn 5 Tướng 5 bình 4 Tướng 5 bình 4",
            "Tịnh 3 tấn 5 Voi 3 tấn 5 Sỹ 4 tấn 5 Sĩ 4 tấn 5 Soái 5 bình 4 Tg5-4",
            "tuong 3 tan 5 tuong 3 tan 5 si 4 tan 5 si 4 tan 5 tuong 5 binh 4 tuong 5 binh 4",
        ],
    );
    let back = "Pháo 2 tấn 2 Tốt 3 tấn 1 Pháo 2 thoái 2 Tốt 7 tấn 1 P2.2 B3.1 P2 th 2 B7.1";
    let crossings = "h2h4 c6c5 h4h2 g6g5 h2h4 c5c4 h4h2 g5g4";
    check(Form::VietnameseWords, crossings, &[back]);
}

#[test]
fn front_and_rear_pieces() {
    let fen = "3k5/9/9/2r6/9/2C6/9/2r6/9/2C1K4 w";
    let texts = [
        "Pt.1 Xt.1",
        "PT.1 XT.1",
        "pt.1 xt.1",
        "Pháo trước tấn 1 Xe trước tấn 1",
        "Tiền pháo tấn 1 Tiền xe tấn 1",
        "Phao truoc tan 1 Xe t t 1",
        "Pháo tr tấn 1 Xt.1",
        "C++1 R++1",
        "+C+1 +R+1",
        "前炮进一 前车进１",
        "前砲進1 前車進1",
        "c4c5 c2c1",
        "c5c6 c3c2",
    ];
    for text in texts {
        assert_eq!(moves(&read(&format!("{fen} {text}"))), "c4c5 c2c1", "{text}");
    }
    let rear = [
        "Ps.1 Xs-1",
        "Pháo sau tấn 1 Xe sau bình 1",
        "Hậu pháo tấn 1 Hậu xe bình 1",
        "C-+1 R-=1",
        "-C+1 -R.1",
        "后炮进一 後車平１",
    ];
    for text in rear {
        assert_eq!(moves(&read(&format!("{fen} {text}"))), "c0c1 c6a6", "{text}");
    }
    let three = "3k5/2P6/2P6/9/2P6/9/9/9/9/4K4 w";
    for text in ["Bg-8", "Tốt giữa bình 8", "P.=8", "中兵平八"] {
        assert_eq!(moves(&read(&format!("{three} {text}"))), "c7b7", "{text}");
    }
    for text in ["TG5.1", "Tg5.1", "tg5.1", "K5+1", "帥五进一"] {
        assert_eq!(moves(&read(&format!("{three} {text}"))), "e0e1", "{text}");
    }
}

#[test]
fn western_letters() {
    check(
        Form::Wxf,
        "h2e2 h9g7 h0g2 g6g5 i0h0 i9h9",
        &[
            "1. C2=5 H8+7 2. H2+3 P7+1 3. R1=2 R9=8",
            "1. C2.5 h8+7 2. H2+3 p7+1 3. R1.2 r9.8",
            "C2=5 N8+7 N2+3 P7+1 R1=2 R9=8",
            "[Format \"WXF\"]\n\n1. C2=5 H8+7 2. H2+3 P7+1 3. R1=2 R9=8 *",
            "[Variant \"Xiangqi\"]\n[Site \"x\"]\n\n1. C2=5 {đầu} H8+7 (1... H2+3) 2. H2+3 P7+1 3. R1=2 R9=8",
        ],
    );
    check(
        Form::Wxf,
        "h2h5 c9e7 h5h3 f9e8 h3h1",
        &["C2+3 E3+5 C2-2 A6+5 C2-2", "C2+3 B3+5 C2−2 A6+5 C2–2"],
    );
}

#[test]
fn chinese_characters() {
    check(
        Form::Chinese,
        "h2e2 h7e7 h0g2 h9g7 i0h0 i9i8",
        &[
            "1. 炮二平五 炮８平５ 2. 马二进三 马８进７ 3. 车一平二 车９进１",
            "1. 炮二平五 炮8平5 2. 马二进三 马8进7 3. 车一平二 车9进1",
            "砲二平五 包８平５\n馬二進三 馬８進７\n車一平二 車９進１",
            "1.炮二平五炮８平５2.傌二进三马８进７3.俥一平二车９进１",
            "1、炮二平五，炮８平５。2、马二进三，马８进７。3、车一平二，车９进１。",
            "炮二平五 炮八平五 马二进三 马八进七 车一平二 车九进一",
        ],
    );
    check(
        Form::Chinese,
        "g0e2 g6g5 f0e1 d9e8 c3c4 e9d9 e0f0",
        &[
            "相三进五 卒７进１ 仕四进五 士４进５ 兵七进一 将５平４ 帅五平四",
            "相三進五 卒７進１ 仕四進五 士４進５ 兵七進一 將５平４ 帥五平四",
        ],
    );
}

#[test]
fn coordinates_from_rank_0_and_from_rank_1() {
    check(
        Form::Coordinates,
        "h2e2 h9g7 h0g2 i9h9",
        &[
            "h2e2 h9g7 h0g2 i9h9",
            "h2e2h9g7h0g2i9h9",
            "h2e2h9g7 h0g2i9h9",
            "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
            "1. h2-e2 h9-g7 2. h0–g2 i9–h9",
            "[Format \"ICCS\"]\n1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n*",
            "1. h2e2 {+0.38/19} h9g7 2. h0g2 {+0.30/18 41} i9h9+",
        ],
    );
    check(
        Form::CoordinatesFromOne,
        "h2e2 h9g7 h0g2 i9h9",
        &[
            "h3e3 h10g8 h1g3 i10h10",
            "h3e3h10g8h1g3i10h10",
            "H3-E3 H10-G8 H1-G3 I10-H10",
            "position startpos moves h3e3 h10g8 h1g3 i10h10",
        ],
    );
}
