import type { KitWords } from '../KitWords.ts';
import { inSentence } from './values.ts';
import { fileSize } from '../file-size.ts';

/** English of the fields in which something is typed. */
export const fieldWords: Pick<
  KitWords,
  'moneyField' | 'numberStepper' | 'searchField' | 'textArea' | 'combobox' | 'otpField'
> = {
  moneyField: { unit: 'VND', usualAmounts: 'Usual amounts' },
  numberStepper: {
    decrease: (label) => `Decrease ${inSentence(label)}`,
    increase: (label) => `Increase ${inSentence(label)}`,
    usualValues: 'Usual values',
  },
  searchField: { clear: 'Clear search' },
  textArea: { count: (length, limit) => `${length} of ${limit} characters` },
  combobox: {
    clear: (label) => `Clear ${inSentence(label)}`,
    found: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  otpField: { checking: 'Checking the code…' },
};

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

/** English of fields with a date. The order stays day, month, year, as everywhere in the product: that of `en-GB`. */
export const dateWords: Pick<KitWords, 'dateField' | 'dateRangeField'> = {
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
};

const size = (bytes: number): string => fileSize(bytes, '.');

const chooseFiles = (several: boolean): string => (several ? 'Choose files' : 'Choose a file');

/** English of fields that take pictures, files and a signature. */
export const fileWords: Pick<KitWords, 'pictureField' | 'fileField' | 'signaturePad'> = {
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
    wrongKind: (fileName) => `${fileName}: files of this kind are not taken.`,
    tooLarge: (fileName, given, limit) => `${fileName}: ${given}, the limit is ${limit}.`,
    unreadable: (fileName) => `${fileName}: this file cannot be opened.`,
    tooMany: (fileName, limit) => `${fileName}: at most ${limit} files are taken.`,
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
