//! Class lists as teachers keep them: tables with and without headings, and plain names.

use swiss::{ClassList, PassedOver, PlayerName};

fn names(text: &str) -> Vec<String> {
    let list = ClassList::read(text);
    assert!(list.refused.is_empty(), "{text:?}: {:?}", list.refused);
    list.names.iter().map(PlayerName::to_string).collect()
}

#[test]
fn headings_say_where_the_names_are_and_are_no_names() {
    let both = ["Nguyễn Văn An", "Trần Thị Bình"];
    for text in [
        "STT,Họ và tên,Lớp\n1,Nguyễn Văn An,5A\n2,Trần Thị Bình,5A\n",
        "\u{feff}STT;Họ và tên;Lớp\r\n1;Nguyễn Văn An;5A\r\n2;Trần Thị Bình;5A\r\n",
        "TT\tHỌ TÊN\tGiới tính\tNgày sinh\n1\tNguyễn Văn An\tNam\t1/2/2015\n2\tTrần Thị Bình\tNữ\t3/4/2015",
        "Lớp,Họ tên\n5A,Nguyễn Văn An\n5A,Trần Thị Bình",
        "Số thứ tự\tHọ đệm\tTên\tLớp\n1\tNguyễn Văn\tAn\t5A\n2\tTrần Thị\tBình\t5A",
        // Two columns below one heading, as spreadsheets merge cells.
        "STT\tHọ và tên\t\tLớp\n1\tNguyễn Văn\tAn\t5A\n2\tTrần Thị\tBình\t5A",
        "No.,Name,Class\n1,Nguyễn Văn An,5A\n2,Trần Thị Bình,5A",
        "No,Student,Gender\n1,Nguyễn Văn An,M\n2,Trần Thị Bình,F",
        "Họ và tên\nNguyễn Văn An\nTrần Thị Bình",
        "Danh sách lớp 5A\n\nSTT,Họ và tên\n1,Nguyễn Văn An\n2,Trần Thị Bình",
        "\"STT\",\"Họ và tên\",\"Ghi chú\"\n1,\"Nguyễn Văn An\",\"đá bóng, cờ\"\n2,\"Trần Thị Bình\",",
        // A decomposed heading.
        "STT,Ho\u{323} va\u{300} te\u{302}n\n1,Nguyễn Văn An\n2,Trần Thị Bình",
    ] {
        assert_eq!(names(text), both, "{text:?}");
    }
    assert_eq!(names("First name,Last name\nAnn,Lee\nBob,Ray"), ["Ann Lee", "Bob Ray"]);
    assert_eq!(names("Last name,First name\nLee,Ann\nRay,Bob"), ["Ann Lee", "Bob Ray"]);
}

#[test]
fn tables_without_headings_have_one_name_in_a_row() {
    let both = ["Nguyễn Văn An", "Trần Thị Bình"];
    for text in [
        "1;Nguyễn Văn An;5A\n2;Trần Thị Bình;5A",
        "1,Nguyễn Văn An,nam\n2,Trần Thị Bình,nữ",
        "Nguyễn Văn An,5A\nTrần Thị Bình,5A",
        "5A,Nguyễn Văn An\n5A,Trần Thị Bình",
        "Nguyễn Văn An, nam\nTrần Thị Bình, nữ",
        "1\tNguyễn Văn An\tHà Nội\n2\tTrần Thị Bình\tHuế",
        "1. Nguyễn Văn An\n2. Trần Thị Bình",
    ] {
        assert_eq!(names(text), both, "{text:?}");
    }
}

#[test]
fn names_divided_by_commas_are_names_each() {
    assert_eq!(names("An, Bình, Chi"), ["An", "Bình", "Chi"]);
    assert_eq!(names("An; Nam; Hoà\nEm"), ["An", "Nam", "Hoà", "Em"]);
    assert_eq!(names("1. An, 2. Bình"), ["An", "Bình"]);
    assert_eq!(
        names("Trường\nTrường Giang\nNam\nTên Lửa"),
        ["Trường", "Trường Giang", "Nam", "Tên Lửa"]
    );
}

#[test]
fn names_may_be_typed_below_a_table() {
    assert_eq!(names("STT,Họ tên\n1,An\nBình\n3. Chi"), ["An", "Bình", "Chi"]);
}

#[test]
fn a_list_says_which_lines_it_passed_over() {
    let list = ClassList::read("Lớp 5A\nSTT,Họ tên\n1,An\n2,\n\nSTT,Họ tên\n3,Bình\nTổng số: 2");
    let passed = [
        (1, PassedOver::Title),
        (2, PassedOver::Headings),
        (4, PassedOver::Nothing),
        (6, PassedOver::Headings),
        (8, PassedOver::Nothing),
    ];
    assert_eq!(list.passed_over, passed);
    assert_eq!(list.names.len(), 2);
}

#[test]
fn what_could_be_a_name_below_the_total_is_told_from_what_is_none() {
    let list = ClassList::read("An\nBình\nTổng số: 2\nLê Thị Mai\nNgày 5/9/2026\n3. Chi");
    let names: Vec<_> = list.names.iter().map(|name| name.as_str()).collect();
    assert_eq!(names, ["An", "Bình", "Chi"]);
    let passed = [(3, PassedOver::Nothing), (4, PassedOver::Below), (5, PassedOver::Nothing)];
    assert_eq!(list.passed_over, passed);
}

#[test]
fn a_mark_without_a_partner_loses_nothing() {
    assert_eq!(names("1,\"An\n2,Bình"), ["An", "Bình"]);
    assert_eq!(names("1,\"An \"\"Tí\"\" Lê\",5A"), ["An Tí Lê"]);
    assert_eq!(names("An \"Tí\", Bình"), ["An Tí", "Bình"]);
}

#[test]
fn what_stands_around_a_table_is_no_name() {
    let school = "TRƯỜNG TIỂU HỌC HOA SEN\nDANH SÁCH HỌC SINH LỚP 5A\nNăm học 2026 - 2027\n\
                  STT\tHọ và tên\tNgày sinh\tNữ\tDân tộc\tGhi chú\n\
                  1\tPHẠM QUỲNH AN\t12/03/2016\tx\tKinh\t\n\
                  2\tĐỖ GIA BẢO\t01/05/2016\t\tKinh\t\n\
                  Tổng số: 2 học sinh, nữ: 1\nGiáo viên chủ nhiệm\nTrần Thu Hà\n";
    assert_eq!(names(school), ["PHẠM QUỲNH AN", "ĐỖ GIA BẢO"]);
    // The same in cells, as a spreadsheet gives it.
    let cells = school.replace("TRƯỜNG", "\tTRƯỜNG").replace("Giáo viên", "\t\t\tGiáo viên");
    let cells = cells.replace("Trần Thu Hà", "\tHiệu trưởng\t\tTrần Thu Hà\t");
    assert_eq!(names(&cells), ["PHẠM QUỲNH AN", "ĐỖ GIA BẢO"]);
    let drawn = "Lớp 5A\n| STT | Họ và tên | Tổ |\n|-----|-----------|----|\n| 1 | An | 2 |\n| 2 | Bình | 3 |";
    assert_eq!(names(drawn), ["An", "Bình"]);
    let boxed = "┌───┬──────┐\n│ 1 │ An   │\n│ 2 │ Bình │\n└───┴──────┘";
    assert_eq!(names(boxed), ["An", "Bình"]);
    let plain = "Trường tiểu học Hoa Sen\nGVCN: Trần Thu Hà\nAn\nBình\nTổng số: 2 em\nGiáo viên chủ nhiệm\nTrần Thu Hà";
    assert_eq!(names(plain), ["An", "Bình"]);
}

#[test]
fn the_columns_of_other_programs_are_known() {
    let swiss = "No.;Name;FideID;FED;Rtg;Club/City\n1;Pham, Quynh An;12400001;VIE;1512;HNO\n\
                 2;Do, Gia Bao;12400002;VIE;1498;HCM\n3;Vu, Hai Dang;0;VIE;0;HPH\n";
    assert_eq!(names(swiss), ["Pham Quynh An", "Do Gia Bao", "Vu Hai Dang"]);
    let unknown = "STT\tHọ tên\tMã thẻ\tXe buýt\tSuất ăn\n1\tAn\tA7\tx\tx\n2\tBình\tA9\t\tx";
    assert_eq!(names(unknown), ["An", "Bình"]);
}

#[test]
fn numbers_bullets_and_small_pictures_are_no_part_of_a_name() {
    let expected = ["Quỳnh An", "Gia Bảo", "Hải Đăng"];
    for around in [
        ["1/ ", " ✅"],
        ["2) ", " ❌"],
        ["(3) ", ""],
        ["4 - ", " 👍🏽"],
        ["5\u{fe0f}\u{20e3} ", " ♟️"],
        ["- ", ""],
        ["• ", ","],
        ["+ ", ""],
        ["* ", ";"],
        ["– ", ""],
        ["- [x] ", ""],
        ["☑ ", " ⭐⭐"],
        ["③ ", ""],
        ["#7 ", "."],
        ["08. ", ""],
    ] {
        let text = expected.map(|name| {
            format!("{}{name}{}", around[0], around[1].trim_end_matches([',', ';', '.']))
        });
        assert_eq!(names(&text.join("\n")), expected, "{around:?}");
    }
    // Accents as characters of their own stay.
    assert_eq!(names("1/ Nga\u{300}\n2/ Ho\u{300}a"), ["Ngà", "Hòa"]);
    assert_eq!(names("- Lê An (5A)\n- Bình \"Tí\""), ["Lê An (5A)", "Bình Tí"]);
}
