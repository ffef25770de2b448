import { breadcrumbsWords } from './vietnamese/breadcrumbs.ts';
import { buttonWords } from './vietnamese/button.ts';
import { comboboxWords } from './vietnamese/combobox.ts';
import { commandPaletteWords } from './vietnamese/command-palette.ts';
import { confirmDialogWords } from './vietnamese/confirm-dialog.ts';
import { copyWords } from './vietnamese/copy.ts';
import { countdownWords } from './vietnamese/countdown.ts';
import { dateFieldWords } from './vietnamese/date-field.ts';
import { dateRangeFieldWords } from './vietnamese/date-range-field.ts';
import { dialogWords } from './vietnamese/dialog.ts';
import { emptyStateWords } from './vietnamese/empty-state.ts';
import { errorStateWords } from './vietnamese/error-state.ts';
import { errorSummaryWords } from './vietnamese/error-summary.ts';
import { fieldWords } from './vietnamese/field.ts';
import { fileFieldWords } from './vietnamese/file-field.ts';
import { formWords } from './vietnamese/form.ts';
import { lifecycleDiagramWords } from './vietnamese/lifecycle-diagram.ts';
import { linkWords } from './vietnamese/link.ts';
import { loadingWords } from './vietnamese/loading.ts';
import { machineCardWords } from './vietnamese/machine-card.ts';
import { menuWords } from './vietnamese/menu.ts';
import { moneyWords } from './vietnamese/money.ts';
import { moneyFieldWords } from './vietnamese/money-field.ts';
import { numberStepperWords } from './vietnamese/number-stepper.ts';
import { offlineStateWords } from './vietnamese/offline-state.ts';
import { otpFieldWords } from './vietnamese/otp-field.ts';
import { paginationWords } from './vietnamese/pagination.ts';
import { passwordFieldWords } from './vietnamese/password-field.ts';
import { pictureFieldWords } from './vietnamese/picture-field.ts';
import { priceWords } from './vietnamese/price.ts';
import { qrPanelWords } from './vietnamese/qr-panel.ts';
import { receiptWords } from './vietnamese/receipt.ts';
import { searchFieldWords } from './vietnamese/search-field.ts';
import { secretFieldWords } from './vietnamese/secret-field.ts';
import { shellWords } from './vietnamese/shell.ts';
import { signaturePadWords } from './vietnamese/signature-pad.ts';
import { statusBadgeWords } from './vietnamese/status-badge.ts';
import { tableWords } from './vietnamese/table.ts';
import { textAreaWords } from './vietnamese/text-area.ts';
import { timeWords } from './vietnamese/time.ts';
import { toastWords } from './vietnamese/toast.ts';
import type { KitWords } from './KitWords.ts';

/**
 * All of the kit's words in Vietnamese, for whoever needs them together. A component imports its own group alone, so that a page
 * carries the words of what it draws and no others.
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
