//! The headings of class lists, in Vietnamese and English.

use basics::Name;

use crate::name::has_letters;

/// Headings of columns with whole names.
const WHOLE: [&str; 14] = [
    "họ và tên",
    "họ tên",
    "họ & tên",
    "họ và tên học sinh",
    "họ tên học sinh",
    "tên học sinh",
    "học sinh",
    "name",
    "names",
    "full name",
    "student",
    "student name",
    "player",
    "pupil",
];
/// Headings of columns with family names.
const FAMILY: [&str; 10] = [
    "họ",
    "họ đệm",
    "họ và đệm",
    "họ và tên đệm",
    "họ và chữ đệm",
    "họ, đệm",
    "họ lót",
    "last name",
    "surname",
    "family name",
];
/// Headings of columns with given names.
const GIVEN: [&str; 4] = ["tên", "first name", "given name", "forename"];
/// Headings of other columns.
///
/// "Trường", a school, is missing: it is a name, too.
const OTHERS: [&str; 84] = [
    "stt",
    "tt",
    "số tt",
    "số thứ tự",
    "thứ tự",
    "số báo danh",
    "sbd",
    "mã hs",
    "mã học sinh",
    "mã số",
    "mã định danh",
    "lớp",
    "tổ",
    "khối",
    "phái",
    "giới tính",
    "nam/nữ",
    "ngày sinh",
    "năm sinh",
    "nơi sinh",
    "địa chỉ",
    "dân tộc",
    "điểm",
    "ghi chú",
    "no",
    "no.",
    "nr",
    "#",
    "number",
    "id",
    "class",
    "grade",
    "school",
    "gender",
    "sex",
    "date of birth",
    "birthday",
    "birth",
    "born",
    "notes",
    "note",
    "remarks",
    "phone",
    "email",
    "ngày, tháng, năm sinh",
    "ngày tháng năm sinh",
    "quê quán",
    "nơi ở",
    "điện thoại",
    "sđt",
    "số điện thoại",
    "phụ huynh",
    "họ tên cha",
    "họ tên mẹ",
    "họ tên bố",
    "đơn vị",
    "clb",
    "câu lạc bộ",
    "quốc gia",
    "liên đoàn",
    "hạng",
    "xếp hạng",
    // As programs for tournaments of chess write them.
    "snr",
    "sno",
    "rk.",
    "rank",
    "title",
    "fideid",
    "fide-id",
    "fide id",
    "natid",
    "fed",
    "fed.",
    "rtg",
    "rtgi",
    "rtgn",
    "rtg.",
    "rating",
    "elo",
    "club",
    "club/city",
    "type",
    "pts.",
    "typ",
];
/// How lines above a list begin that name it.
const TITLES: [&str; 24] = [
    "danh sách",
    "lớp ",
    "lớp:",
    "class ",
    "list of ",
    "năm học",
    "học kì",
    "học kỳ",
    "trường tiểu học",
    "trường thcs",
    "trường thpt",
    "trường th ",
    "trường trung học",
    "trường mầm non",
    "phòng giáo dục",
    "phòng gd",
    "sở giáo dục",
    "sở gd",
    "uỷ ban nhân dân",
    "ubnd",
    "cộng hoà xã hội",
    "cộng hòa xã hội",
    "độc lập",
    "school year",
];
/// How lines below a list begin that end it: sums, dates, and who signs. A line above the names may also
/// name the teacher.
const ENDS: [&str; 20] = [
    "tổng số",
    "tổng cộng",
    "tổng:",
    "sĩ số",
    "giáo viên",
    "gvcn",
    "gv chủ nhiệm",
    "chủ nhiệm",
    "hiệu trưởng",
    "phó hiệu trưởng",
    "ban giám hiệu",
    "người lập",
    "người duyệt",
    "cán bộ",
    "total",
    "teacher",
    "headteacher",
    "head teacher",
    "principal",
    "signature",
];

/// The columns that hold the names.
#[derive(Debug)]
pub(super) struct Columns(Vec<usize>);

impl Columns {
    /// Returns what a row says about the columns, if it holds their headings.
    pub(super) fn of(cells: &[String]) -> Option<Self> {
        let cells: Vec<String> = cells.iter().map(|cell| heading(cell)).collect();
        let named = cells.iter().filter(|cell| !cell.is_empty()).count();
        let known = cells.iter().filter(|cell| is_heading(cell)).count();
        let place = |of: &[&str]| cells.iter().position(|cell| of.contains(&cell.as_str()));
        // Nobody is called "Họ và tên", so two known headings do among others, which have no numbers.
        let has_digits = cells.iter().any(|cell| cell.chars().any(|c| c.is_ascii_digit()));
        let is_sure = place(&WHOLE).is_some() && known >= 2 && !has_digits;
        if !is_sure && (2 * known <= named || (named == 1 && known == 0)) {
            return None;
        }
        if let Some(whole) = place(&WHOLE) {
            // Columns without a heading of their own belong to the one before.
            let more = (whole + 1..cells.len()).take_while(|column| cells[*column].is_empty());
            let more = more.filter(|column| *column + 1 < cells.len());
            return Some(Columns([whole].into_iter().chain(more).collect()));
        }
        let (family, given) = (place(&FAMILY), place(&GIVEN));
        // Vietnamese names begin with the family name.
        let is_vietnamese = given.is_some_and(|column| cells[column] == GIVEN[0]);
        let columns = if is_vietnamese { [family, given] } else { [given, family] };
        let columns: Vec<usize> = columns.into_iter().flatten().collect();
        match columns.is_empty() {
            // Numbers alone, as in "STT", head no list of names.
            true => None,
            false => Some(Columns(columns)),
        }
    }

    /// Returns the name in a row.
    pub(super) fn name(&self, cells: &[String]) -> Option<String> {
        let parts = self.0.iter().filter_map(|column| cells.get(*column));
        let parts: Vec<String> = parts.map(|cell| super::bare(cell)).collect();
        // As in "Lee, Ann" in one column.
        let name = parts.join(" ").replace(", ", " ");
        has_letters(&name).then_some(name)
    }
}

/// Returns whether a cell is a heading of some column.
pub(super) fn is_heading(cell: &str) -> bool {
    let cell = heading(cell);
    [&WHOLE[..], &FAMILY, &GIVEN, &OTHERS].into_iter().any(|known| known.contains(&cell.as_str()))
}

/// Returns whether a row is the title of a list, or a heading without others.
pub(super) fn is_title(cells: &[String]) -> bool {
    let mut filled = cells.iter().filter(|cell| !cell.is_empty());
    let (Some(cell), None) = (filled.next(), filled.next()) else { return false };
    let cell = heading(cell);
    is_heading(&cell) || TITLES.iter().any(|title| cell.starts_with(title))
}

/// Returns whether a row stands below the names of a list, or above them, and says something else: a sum, a date,
/// or who signs.
pub(super) fn is_end(cells: &[String]) -> bool {
    let mut filled = cells.iter().filter(|cell| !cell.is_empty()).map(|cell| heading(cell));
    filled.next().is_some_and(|cell| ENDS.iter().any(|end| cell.starts_with(end)))
}

/// Returns the form in which headings are compared.
fn heading(cell: &str) -> String {
    let cell = Name::plain(&cell.to_lowercase());
    cell.trim_matches([':', '*']).trim().to_owned()
}
