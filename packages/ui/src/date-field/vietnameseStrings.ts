/** What React Aria gives a word that is made of values, by name. */
type Values = Readonly<Record<string, string | number | boolean>>;

/** Its `LocalizedStringFormatter`, as far as it is needed: Vietnamese has no plural forms. */
interface Formatter {
  readonly number: (value: number) => string;
}

type MadeWord = (values: Values, formatter: Formatter) => string;

/** A word with `{name}` where a value stands. */
function made(text: string): MadeWord {
  return (values, formatter) =>
    text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? formatter.number(value) : String(value);
    });
}

/**
 * Every word that React Aria Components 1.22.1 may say, in Vietnamese: a package and a key each, as in its own dictionary of
 * en-US. A test compares the keys and the values that each word uses, so that an update cannot bring back English.
 * All packages are there, not the calendar's alone: React Aria throws when one that is used has no words.
 */
export const vietnameseStrings: Readonly<
  Record<string, Readonly<Record<string, string | MadeWord>>>
> = {
  '@react-aria/tree': { expand: 'Mở rộng', collapse: 'Thu gọn' },
  '@react-aria/toast': {
    close: 'Đóng',
    notifications: made('{count} thông báo.'),
  },
  '@react-aria/tag': {
    removeDescription: 'Nhấn Delete để xóa thẻ.',
    removeButtonLabel: 'Xóa',
  },
  '@react-aria/table': {
    select: 'Chọn',
    selectAll: 'Chọn tất cả',
    sortable: 'cột sắp xếp được',
    ascending: 'tăng dần',
    descending: 'giảm dần',
    ascendingSort: made('đã sắp xếp theo cột {columnName}, tăng dần'),
    descendingSort: made('đã sắp xếp theo cột {columnName}, giảm dần'),
    columnSize: made('{value} điểm ảnh'),
    resizerDescription: 'Nhấn Enter để đổi độ rộng cột',
    expand: 'Mở rộng',
    collapse: 'Thu gọn',
  },
  '@react-aria/steplist': { steplist: 'Danh sách bước' },
  '@react-aria/spinbutton': { Empty: 'Trống' },
  '@react-aria/searchfield': { 'Clear search': 'Xóa nội dung tìm' },
  '@react-aria/previewtrigger': { longPressMessage: 'Nhấn giữ để xem trước' },
  '@react-aria/overlays': { dismiss: 'Đóng' },
  '@react-aria/numberfield': {
    decrease: made('Giảm {fieldLabel}'),
    increase: made('Tăng {fieldLabel}'),
    numberField: 'Ô nhập số',
  },
  '@react-aria/menu': { longPressMessage: 'Nhấn giữ hoặc nhấn Alt + mũi tên xuống để mở menu' },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'hàng có thao tác',
    hasLinkAnnouncement: made('hàng có liên kết: {link}'),
  },
  '@react-aria/grid': {
    deselectedItem: made('Đã bỏ chọn {item}.'),
    select: 'Chọn',
    selectedCount: (values, formatter) =>
      values['count'] === 0
        ? 'Chưa chọn mục nào.'
        : made('Đã chọn {count} mục.')(values, formatter),
    selectedAll: 'Đã chọn tất cả.',
    selectedItem: made('Đã chọn {item}.'),
    longPressToSelect: 'Nhấn giữ để vào chế độ chọn.',
  },
  '@react-aria/dnd': {
    dragItem: made('Kéo {itemText}'),
    dragSelectedItems: made('Kéo {count} mục đã chọn'),
    dragDescriptionKeyboard: 'Nhấn Enter để bắt đầu kéo.',
    dragDescriptionKeyboardAlt: 'Nhấn Alt + Enter để bắt đầu kéo.',
    dragDescriptionTouch: 'Chạm hai lần để bắt đầu kéo.',
    dragDescriptionVirtual: 'Bấm để bắt đầu kéo.',
    dragDescriptionLongPress: 'Nhấn giữ để bắt đầu kéo.',
    dragSelectedKeyboard: made('Nhấn Enter để kéo {count} mục đã chọn.'),
    dragSelectedKeyboardAlt: made('Nhấn Alt + Enter để kéo {count} mục đã chọn.'),
    dragSelectedLongPress: made('Nhấn giữ để kéo {count} mục đã chọn.'),
    dragStartedKeyboard:
      'Đã bắt đầu kéo. Nhấn Tab để đến nơi thả, rồi nhấn Enter để thả, hoặc nhấn Escape để hủy.',
    dragStartedTouch: 'Đã bắt đầu kéo. Đi đến nơi thả, rồi chạm hai lần để thả.',
    dragStartedVirtual: 'Đã bắt đầu kéo. Đi đến nơi thả, rồi bấm hoặc nhấn Enter để thả.',
    endDragKeyboard: 'Đang kéo. Nhấn Enter để hủy kéo.',
    endDragTouch: 'Đang kéo. Chạm hai lần để hủy kéo.',
    endDragVirtual: 'Đang kéo. Bấm để hủy kéo.',
    dropDescriptionKeyboard: 'Nhấn Enter để thả. Nhấn Escape để hủy kéo.',
    dropDescriptionTouch: 'Chạm hai lần để thả.',
    dropDescriptionVirtual: 'Bấm để thả.',
    dropCanceled: 'Đã hủy thả.',
    dropComplete: 'Đã thả xong.',
    dropIndicator: 'vị trí thả',
    dropOnRoot: 'Thả vào',
    dropOnItem: made('Thả vào {itemText}'),
    insertBefore: made('Chèn trước {itemText}'),
    insertBetween: made('Chèn giữa {beforeItemText} và {afterItemText}'),
    insertAfter: made('Chèn sau {itemText}'),
  },
  '@react-aria/datepicker': {
    era: 'kỷ nguyên',
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    minute: 'phút',
    second: 'giây',
    dayPeriod: 'sáng/chiều',
    calendar: 'Lịch',
    startDate: 'Ngày bắt đầu',
    endDate: 'Ngày kết thúc',
    weekday: 'thứ trong tuần',
    timeZoneName: 'múi giờ',
    selectedDateDescription: made('Ngày đã chọn: {date}'),
    selectedRangeDescription: made('Khoảng đã chọn: {startDate} đến {endDate}'),
    selectedTimeDescription: made('Giờ đã chọn: {time}'),
  },
  '@react-aria/combobox': {
    focusAnnouncement: (values, formatter) => {
      const group = made('Đã vào nhóm {groupTitle}, có {groupCount} lựa chọn. ');
      const option = made(values['isSelected'] === true ? '{optionText}, đã chọn' : '{optionText}');
      const begins = values['isGroupChange'] === true ? group(values, formatter) : '';
      return begins + option(values, formatter);
    },
    countAnnouncement: made('Có {optionCount} lựa chọn.'),
    selectedAnnouncement: made('{optionText}, đã chọn'),
    buttonLabel: 'Hiện gợi ý',
    listboxLabel: 'Gợi ý',
  },
  '@react-aria/color': {
    colorPicker: 'Bảng chọn màu',
    twoDimensionalSlider: 'Thanh trượt hai chiều',
    colorNameAndValue: made('{name}: {value}'),
    colorInputLabel: made('{label}, {channelLabel}'),
    colorSwatch: 'mẫu màu',
    transparent: 'trong suốt',
  },
  '@react-aria/calendar': {
    previous: 'Trước',
    next: 'Sau',
    selectedDateDescription: made('Ngày đã chọn: {date}'),
    selectedRangeDescription: made('Khoảng đã chọn: {dateRange}'),
    todayDate: made('Hôm nay, {date}'),
    todayDateSelected: made('Hôm nay, {date}, đã chọn'),
    dateSelected: made('{date}, đã chọn'),
    startRangeSelectionPrompt: 'Bấm để bắt đầu chọn khoảng ngày',
    finishRangeSelectionPrompt: 'Bấm để chọn xong khoảng ngày',
    minimumDate: 'Ngày sớm nhất',
    maximumDate: 'Ngày muộn nhất',
    dateRange: made('{startDate} đến {endDate}'),
  },
  '@react-aria/breadcrumbs': { breadcrumbs: 'Đường dẫn trang' },
  '@react-aria/autocomplete': { collectionLabel: 'Gợi ý' },
  '@react-stately/datepicker': {
    rangeUnderflow: made('Ngày phải từ {minValue} trở đi.'),
    rangeOverflow: made('Ngày không được sau {maxValue}.'),
    rangeReversed: 'Ngày bắt đầu phải trước ngày kết thúc.',
    unavailableDate: 'Không chọn được ngày này.',
  },
  '@react-stately/color': {
    hue: 'Sắc độ',
    saturation: 'Độ bão hòa',
    lightness: 'Độ sáng',
    brightness: 'Độ chói',
    red: 'Đỏ',
    green: 'Lục',
    blue: 'Lam',
    alpha: 'Độ đục',
    colorName: made('{hue} {chroma} {lightness}'),
    transparentColorName: made('{hue} {chroma} {lightness}, trong suốt {percentTransparent}'),
    'very dark': 'rất tối',
    dark: 'tối',
    light: 'sáng',
    'very light': 'rất sáng',
    pale: 'nhạt',
    grayish: 'xám nhạt',
    vibrant: 'rực',
    black: 'đen',
    white: 'trắng',
    gray: 'xám',
    pink: 'hồng',
    'pink red': 'đỏ hồng',
    'red orange': 'cam đỏ',
    brown: 'nâu',
    orange: 'cam',
    'orange yellow': 'vàng cam',
    'brown yellow': 'vàng nâu',
    yellow: 'vàng',
    'yellow green': 'lục vàng',
    'green cyan': 'lam lục',
    cyan: 'xanh lơ',
    'cyan blue': 'lam lơ',
    'blue purple': 'tím lam',
    purple: 'tím',
    'purple magenta': 'tím đỏ',
    magenta: 'đỏ tươi',
    'magenta pink': 'hồng đỏ',
  },
  'react-aria-components': {
    selectPlaceholder: 'Chọn một mục',
    tableResizer: 'Thanh đổi độ rộng',
    dropzoneLabel: 'Vùng thả',
    colorSwatchPicker: 'Các mẫu màu',
  },
};
