import {
  buttonWords,
  errorSummaryWords,
  fieldWords,
  formWords,
  linkWords,
  passwordFieldWords,
} from './vietnamese/basics.ts';
import { dateFieldWords, dateRangeFieldWords } from './vietnamese/dates.ts';
import {
  commandPaletteWords,
  confirmDialogWords,
  dialogWords,
  menuWords,
  qrPanelWords,
  receiptWords,
} from './vietnamese/dialogs.ts';
import {
  comboboxWords,
  moneyFieldWords,
  numberStepperWords,
  otpFieldWords,
  searchFieldWords,
  textAreaWords,
} from './vietnamese/fields.ts';
import { fileFieldWords, pictureFieldWords, signaturePadWords } from './vietnamese/files.ts';
import {
  breadcrumbsWords,
  emptyStateWords,
  errorStateWords,
  loadingWords,
  offlineStateWords,
  shellWords,
  toastWords,
} from './vietnamese/frame.ts';
import { lifecycleDiagramWords, paginationWords, tableWords } from './vietnamese/tables.ts';
import {
  copyWords,
  countdownWords,
  machineCardWords,
  moneyWords,
  priceWords,
  secretFieldWords,
  statusBadgeWords,
  timeWords,
} from './vietnamese/values.ts';
import type { KitWords } from './KitWords.ts';

/**
 * All of the kit's words in Vietnamese, for an application that needs them together. A component imports the file of its kind, so that a page
 * carries few words of what it does not draw.
 */
export const vietnameseWords: KitWords = {
  button: buttonWords.vietnamese,
  field: fieldWords.vietnamese,
  form: formWords.vietnamese,
  errorSummary: errorSummaryWords.vietnamese,
  passwordField: passwordFieldWords.vietnamese,
  moneyField: moneyFieldWords.vietnamese,
  numberStepper: numberStepperWords.vietnamese,
  searchField: searchFieldWords.vietnamese,
  textArea: textAreaWords.vietnamese,
  breadcrumbs: breadcrumbsWords.vietnamese,
  combobox: comboboxWords.vietnamese,
  otpField: otpFieldWords.vietnamese,
  dateField: dateFieldWords.vietnamese,
  dateRangeField: dateRangeFieldWords.vietnamese,
  pictureField: pictureFieldWords.vietnamese,
  fileField: fileFieldWords.vietnamese,
  signaturePad: signaturePadWords.vietnamese,
  dialog: dialogWords.vietnamese,
  confirmDialog: confirmDialogWords.vietnamese,
  commandPalette: commandPaletteWords.vietnamese,
  menu: menuWords.vietnamese,
  toast: toastWords.vietnamese,
  loading: loadingWords.vietnamese,
  time: timeWords.vietnamese,
  money: moneyWords.vietnamese,
  statusBadge: statusBadgeWords.vietnamese,
  price: priceWords.vietnamese,
  countdown: countdownWords.vietnamese,
  copy: copyWords.vietnamese,
  secretField: secretFieldWords.vietnamese,
  qrPanel: qrPanelWords.vietnamese,
  receipt: receiptWords.vietnamese,
  machineCard: machineCardWords.vietnamese,
  lifecycleDiagram: lifecycleDiagramWords.vietnamese,
  table: tableWords.vietnamese,
  pagination: paginationWords.vietnamese,
  emptyState: emptyStateWords.vietnamese,
  errorState: errorStateWords.vietnamese,
  offlineState: offlineStateWords.vietnamese,
  link: linkWords.vietnamese,
  shell: shellWords.vietnamese,
};
