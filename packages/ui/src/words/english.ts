import type { StatusLabel } from '../status-badge/status-sets.ts';
import { fileSize } from './file-size.ts';
import type { KitWords } from './KitWords.ts';

/** Every label of the status sets. Two states with one Vietnamese label have one English label. */
const statusLabels: Readonly<Record<StatusLabel, string>> = {
  'Chờ xử lý': 'Pending',
  'Đang chờ': 'Waiting',
  'Thành công': 'Successful',
  'Thất bại': 'Failed',
  'Đã hủy': 'Cancelled',
  'Hết thời gian': 'Timed out',
  'Chưa xác thực': 'Not verified',
  'Kết Thúc': 'Ended',
  'Đang Thuê': 'Renting',
  'Chưa thuê': 'Not rented',
  'Chờ tạo máy': 'Being created',
  'Sẵn sàng': 'Ready',
  'Đang tạo': 'Creating',
  'Đã tắt': 'Off',
  'Đang chạy': 'Running',
  'Đã xóa': 'Deleted',
  'Có thể gia hạn': 'Can be extended',
  'Server Ready': 'Server Ready',
  'Server Full': 'Server Full',
  'Chưa yêu cầu': 'Not requested',
  'Bạn đang giữ': 'Held by you',
  'Người khác đang dùng': 'Used by someone else',
  'Đang trống': 'Free',
  'Sắp hết giờ': 'Ending soon',
  'Lưu ý': 'Note',
  Lỗi: 'Error',
};

const englishLabels = new Map<string, string>(Object.entries(statusLabels));

/** Short: the choice of a month is as wide as _Tháng 11_. */
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const;

const size = (bytes: number): string => fileSize(bytes, '.');

const chooseFiles = (several: boolean): string => (several ? 'Choose files' : 'Choose a file');

/** An English label as it stands inside a sentence: 'Account number' → 'account number'; an abbreviation ('IP address') keeps its capitals. */
function inSentence(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

/**
 * All of the kit's words in English, for `KitWordsProvider`. Money stays VND, in groups of three by commas (`1,284,500 VND`); dates keep the
 * form that they have in Vietnamese (`DD/MM/YYYY`). Load it when the language is chosen. Messages of your own schemas go into `form.message`.
 *
 * @example <KitWordsProvider words={{ ...englishWords, form: { message: inEnglish } }}>…</KitWordsProvider>
 */
export const englishWords: KitWords = {
  button: { sending: 'Sending…' },
  // The kit knows no schema: an application puts the English of its schemas' messages here.
  form: { message: (message) => message },
  link: { newTab: 'opens in a new tab' },
  field: { optional: 'optional' },
  errorSummary: {
    left: (count) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
  },
  passwordField: { show: 'Show password', hide: 'Hide password' },
  loading: { label: 'Loading…' },
  toast: {
    region: 'Notifications',
    close: 'Close notification',
    valid: 'Done:',
    warn: 'Note:',
    inValid: 'Error:',
  },
  shell: {
    skip: 'Skip to main content',
    topNavigation: 'General links',
    mainNavigation: 'Main menu',
    quickNavigation: 'Shortcuts',
    menu: 'Menu',
    closeMenu: 'Close menu',
    balance: 'Balance',
    topUp: 'Top up',
    notifications: 'Notifications',
  },
  emptyState: { title: 'No data' },
  errorState: { retry: 'Reload' },
  offlineState: {
    lost: 'Connection lost.',
    updatedAt: 'Updated at',
    nothingYet: 'Figures will show once you are online again.',
  },
  // The numbers before them are any, and there is one word for all of them.
  time: { day: 'd', hour: 'h', minute: 'min', second: 's' },
  money: { unit: 'VND', grouping: ',' },
  price: { original: 'original price', discount: (percent) => `${percent}% off` },
  statusBadge: { label: (label) => englishLabels.get(label) ?? label },
  countdown: {
    endingSoon: 'Ending soon',
    left: (subject, minutes) =>
      minutes === 1 ? `${subject}: 1 minute left` : `${subject}: ${minutes} minutes left`,
  },
  machineCard: { details: 'Machine details' },
  copy: {
    copy: 'Copy',
    copyNamed: (label) => `Copy ${inSentence(label)}`,
    copied: 'Copied',
    selected: 'Selected, copy it by hand',
  },
  secretField: {
    show: (label) => `Show ${inSentence(label)}`,
    hide: (label) => `Hide ${inSentence(label)}`,
    hidden: 'hidden',
    missing: 'None yet',
    notKept: 'Not kept on this device',
  },
  moneyField: {
    unit: 'VND',
    grouping: ',',
    usualAmounts: 'Usual amounts',
    notWhole: 'Enter the amount as a whole number, for example 50,000',
    tooLarge: 'The amount is too large, enter a smaller one',
  },
  numberStepper: {
    grouping: ',',
    decrease: (label) => `Decrease ${inSentence(label)}`,
    increase: (label) => `Increase ${inSentence(label)}`,
    usualValues: 'Usual values',
    notWhole: (min, max) => `Enter a whole number from ${min} to ${max}`,
    tooSmall: (min) => `Enter at least ${min}`,
    tooLarge: (max) => `Enter at most ${max}`,
  },
  textField: {
    full: (limit) => `The limit of ${limit} characters is reached`,
    over: (limit, excess) => `At most ${limit} characters: remove ${excess}`,
  },
  searchField: { clear: 'Clear search' },
  textArea: { count: (length, limit) => `${length} of ${limit} characters` },
  combobox: {
    clear: (label) => `Clear ${inSentence(label)}`,
    found: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  otpField: { checking: 'Checking the code…' },
  dialog: { close: 'Close' },
  confirmDialog: { cancel: 'Cancel' },
  commandPalette: {
    label: 'Find a command',
    placeholder: 'Type a machine, a page or what you want to do',
    recent: 'Recent',
  },
  menu: { close: 'Close' },
  qrPanel: {
    picture: 'QR code for the transfer',
    save: 'Save QR picture',
    failed: 'The QR picture has not loaded. You can copy each line.',
  },
  receipt: { total: 'Total', becomes: 'becomes' },
  table: {
    more: 'Details',
    less: 'Less',
    sortBy: 'Sort by',
    notSorted: 'Original order',
    order: (column, direction) => `${column}, ${direction}`,
    sorted: (order) => `Sorted by ${inSentence(order)}`,
  },
  chart: {
    read: (title) => `Read the values: ${inSentence(title)}`,
    showTable: 'Show as a table',
    hideTable: 'Hide the table',
    table: (title) => `Table of ${inSentence(title)}`,
    noValue: '–',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
  lifecycleDiagram: { here: 'You are here', leadsTo: 'leads to' },
  // The order stays day, month, year, as everywhere in the product: that of `en-GB`.
  dateField: {
    locale: 'en-GB',
    placeholder: 'day/month/year',
    open: (label) => `Open calendar, ${inSentence(label)}`,
    calendar: (label) => `Calendar, ${inSentence(label)}`,
    close: 'Close calendar',
    notLoaded: 'The calendar has not loaded. You can type the date, or open the calendar again.',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    monthNamed: (month) => months[month - 1] ?? String(month),
    year: 'Year',
    today: 'Today',
    clear: 'Clear date',
    unreadable: 'Enter the date as day/month/year, for example 05/11/2026.',
    shortYear: 'Enter the year with four digits, for example 05/11/2026.',
    noSuchDay: (text) => `There is no ${text}. Check the day and the month.`,
    tooEarly: (first) => `The date must be ${first} or later.`,
    tooLate: (last) => `The date must be ${last} or earlier.`,
  },
  dateRangeField: {
    from: 'From',
    to: 'To',
    fault: (end, fault) => `${end}: ${inSentence(fault)}`,
  },
  pictureField: {
    choose: 'Choose a picture',
    dropHere: 'Drop the picture here',
    take: 'Take a picture',
    replace: 'Change picture',
    remove: 'Remove picture',
    chooseNamed: (label) => `${label}: Choose a picture`,
    takeNamed: (label) => `${label}: Take a picture`,
    replaceNamed: (label) => `${label}: Change picture`,
    removeNamed: (label) => `${label}: Remove picture`,
    preview: (label) => `Chosen picture: ${label}`,
    chosen: 'Chosen',
    chosenFile: (fileName) => `${fileName} chosen`,
    size,
    kinds: (limit) => `JPEG or PNG, up to ${limit}`,
    notAPicture: 'Only JPEG or PNG pictures can be uploaded. Choose another file.',
    tooLarge: (given, limit) => `The picture is ${given}. Choose one of up to ${limit}.`,
    unreadable: 'This picture cannot be opened. Choose another one.',
    uploading: (percent) => `Uploading ${percent}%`,
    uploadOf: (label) => `Upload: ${label}`,
  },
  fileField: {
    choose: chooseFiles,
    dropHere: 'Drop files here',
    chooseNamed: (label, several) => `${label}: ${chooseFiles(several)}`,
    chosen: (label) => `Chosen files: ${label}`,
    remove: (fileName) => `Remove ${fileName}`,
    removed: (fileName) => `${fileName} removed`,
    taken: (fileNames) => `${fileNames.join(', ')} chosen`,
    size,
    limits: ({ kinds, size: most, count }) =>
      [
        ...(kinds === undefined ? [] : [kinds]),
        `up to ${most}${count === undefined ? '' : ' each'}`,
        ...(count === undefined ? [] : [`at most ${count} files`]),
      ]
        .join(', ')
        .replace(/^./u, (letter) => letter.toLocaleUpperCase('en')),
    wrongKind: (fileName) => `${fileName}: files of this kind are not accepted.`,
    tooLarge: (fileName, given, limit) => `${fileName}: ${given}, the limit is ${limit}.`,
    unreadable: (fileName) => `${fileName}: this file cannot be opened.`,
    tooMany: (fileName, limit) => `${fileName}: at most ${limit} files are accepted.`,
    sending: (percent) => `Uploading ${percent}%`,
  },
  signaturePad: {
    how: 'Sign in the frame with a mouse, a pen or a finger.',
    undo: 'Undo',
    clear: 'Sign again',
    type: 'Type your name instead',
    typedName: 'Full name of the signer',
    typedHint: 'The name you type is written into the frame and used as your signature.',
    empty: (label) => `${label}: not signed`,
    drawn: (label) => `${label}: signed`,
    signed: 'Signed',
    cleared: 'The frame is empty',
    failed: 'The pen has not loaded. You can type your name instead, or reload the page.',
  },
};
