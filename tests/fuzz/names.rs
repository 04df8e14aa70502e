//! Lists of a class, as people copy them out of messages and spreadsheets.

use proptest::prelude::*;
use swiss::{ClassList, PlayerName};

use super::support::failures::saving_failures;
use super::{check_one_line, lines, text_near};

const LISTS: [&str; 5] = [
    "STT,Họ và tên,Lớp\n1,Nguyễn Văn An,5A\n2,Trần Thị Bình,5A\n",
    "1;Nguyễn Văn An;5A\n2;\"Trần; Thị Bình\";5A",
    "An\nBình\n3. Chi\n4) Dũng\n\nAn\n",
    "No.\tLast name\tFirst name\n1\tNguyễn\tAn\n",
    "An, Bình, Chi, Nguye\u{302}\u{303}n",
];

proptest! {
    #![proptest_config(saving_failures())]

    #[test]
    fn class_lists(text in text_near(&LISTS)) {
        let list = ClassList::read(&text);
        for name in &list.names {
            let again = PlayerName::new(name.as_str());
            prop_assert_eq!(again.as_ref(), Ok(name), "{}", text);
        }
        for (line, why) in &list.refused {
            prop_assert!((1..=lines(&text).count()).contains(line), "{}: {}", text, line);
            check_one_line(&why.to_string());
        }
    }
}
