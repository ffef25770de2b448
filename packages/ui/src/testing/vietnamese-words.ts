import {
  buttonWords,
  errorSummaryWords,
  fieldWords,
  formWords,
  linkWords,
  passwordFieldWords,
} from '../words/vietnamese/basics.ts';
import { dateFieldWords, dateRangeFieldWords } from '../words/vietnamese/dates.ts';
import {
  commandPaletteWords,
  confirmDialogWords,
  dialogWords,
  menuWords,
  qrPanelWords,
  receiptWords,
} from '../words/vietnamese/dialogs.ts';
import {
  comboboxWords,
  moneyFieldWords,
  numberStepperWords,
  otpFieldWords,
  searchFieldWords,
  textFieldWords,
  textAreaWords,
} from '../words/vietnamese/fields.ts';
import { fileFieldWords, pictureFieldWords, signaturePadWords } from '../words/vietnamese/files.ts';
import {
  emptyStateWords,
  errorStateWords,
  loadingWords,
  offlineStateWords,
  shellWords,
  toastWords,
} from '../words/vietnamese/frame.ts';
import {
  chartWords,
  lifecycleDiagramWords,
  paginationWords,
  tableWords,
} from '../words/vietnamese/tables.ts';
import {
  copyWords,
  countdownWords,
  machineCardWords,
  moneyWords,
  priceWords,
  secretFieldWords,
  statusBadgeWords,
  timeWords,
} from '../words/vietnamese/values.ts';
import type { KitWords } from '../words/KitWords.ts';

/**
 * All of the kit's words in Vietnamese, for an application that needs them together. A component imports the file of its kind, so that a page
 * carries few words of what it does not draw.
 */
export const vietnameseWords: KitWords = {
  button: buttonWords,
  field: fieldWords,
  form: formWords,
  errorSummary: errorSummaryWords,
  passwordField: passwordFieldWords,
  moneyField: moneyFieldWords,
  numberStepper: numberStepperWords,
  textField: textFieldWords,
  searchField: searchFieldWords,
  textArea: textAreaWords,
  combobox: comboboxWords,
  otpField: otpFieldWords,
  dateField: dateFieldWords,
  dateRangeField: dateRangeFieldWords,
  pictureField: pictureFieldWords,
  fileField: fileFieldWords,
  signaturePad: signaturePadWords,
  dialog: dialogWords,
  confirmDialog: confirmDialogWords,
  commandPalette: commandPaletteWords,
  menu: menuWords,
  toast: toastWords,
  loading: loadingWords,
  time: timeWords,
  money: moneyWords,
  statusBadge: statusBadgeWords,
  price: priceWords,
  countdown: countdownWords,
  copy: copyWords,
  secretField: secretFieldWords,
  qrPanel: qrPanelWords,
  receipt: receiptWords,
  machineCard: machineCardWords,
  lifecycleDiagram: lifecycleDiagramWords,
  table: tableWords,
  chart: chartWords,
  pagination: paginationWords,
  emptyState: emptyStateWords,
  errorState: errorStateWords,
  offlineState: offlineStateWords,
  link: linkWords,
  shell: shellWords,
};
