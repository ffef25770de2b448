import type * as basics from './vietnamese/basics.ts';
import type * as dates from './vietnamese/dates.ts';
import type * as dialogs from './vietnamese/dialogs.ts';
import type * as fields from './vietnamese/fields.ts';
import type * as files from './vietnamese/files.ts';
import type * as frame from './vietnamese/frame.ts';
import type * as tables from './vietnamese/tables.ts';
import type * as values from './vietnamese/values.ts';

/**
 * Every word that the kit itself says, one group a component, each with the keys of its Vietnamese. A component takes its group with
 * `useKitWords` and words from nowhere else, so that a second language is one more object of this type.
 */
export interface KitWords {
  readonly button: Readonly<typeof basics.buttonWords>;
  readonly field: Readonly<typeof basics.fieldWords>;
  readonly form: Readonly<typeof basics.formWords>;
  readonly errorSummary: Readonly<typeof basics.errorSummaryWords>;
  readonly passwordField: Readonly<typeof basics.passwordFieldWords>;
  readonly moneyField: Readonly<typeof fields.moneyFieldWords>;
  readonly numberStepper: Readonly<typeof fields.numberStepperWords>;
  readonly textField: Readonly<typeof fields.textFieldWords>;
  readonly searchField: Readonly<typeof fields.searchFieldWords>;
  readonly textArea: Readonly<typeof fields.textAreaWords>;
  readonly combobox: Readonly<typeof fields.comboboxWords>;
  readonly otpField: Readonly<typeof fields.otpFieldWords>;
  readonly dateField: Readonly<typeof dates.dateFieldWords>;
  readonly dateRangeField: Readonly<typeof dates.dateRangeFieldWords>;
  readonly pictureField: Readonly<typeof files.pictureFieldWords>;
  readonly fileField: Readonly<typeof files.fileFieldWords>;
  readonly signaturePad: Readonly<typeof files.signaturePadWords>;
  readonly dialog: Readonly<typeof dialogs.dialogWords>;
  readonly confirmDialog: Readonly<typeof dialogs.confirmDialogWords>;
  readonly commandPalette: Readonly<typeof dialogs.commandPaletteWords>;
  readonly menu: Readonly<typeof dialogs.menuWords>;
  readonly toast: Readonly<typeof frame.toastWords>;
  readonly loading: Readonly<typeof frame.loadingWords>;
  readonly time: Readonly<typeof values.timeWords>;
  readonly money: Readonly<typeof values.moneyWords>;
  readonly statusBadge: Readonly<typeof values.statusBadgeWords>;
  readonly price: Readonly<typeof values.priceWords>;
  readonly countdown: Readonly<typeof values.countdownWords>;
  readonly copy: Readonly<typeof values.copyWords>;
  readonly secretField: Readonly<typeof values.secretFieldWords>;
  readonly qrPanel: Readonly<typeof dialogs.qrPanelWords>;
  readonly receipt: Readonly<typeof dialogs.receiptWords>;
  readonly machineCard: Readonly<typeof values.machineCardWords>;
  readonly lifecycleDiagram: Readonly<typeof tables.lifecycleDiagramWords>;
  readonly table: Readonly<typeof tables.tableWords>;
  readonly chart: Readonly<typeof tables.chartWords>;
  readonly pagination: Readonly<typeof tables.paginationWords>;
  readonly emptyState: Readonly<typeof frame.emptyStateWords>;
  readonly errorState: Readonly<typeof frame.errorStateWords>;
  readonly offlineState: Readonly<typeof frame.offlineStateWords>;
  readonly link: Readonly<typeof basics.linkWords>;
  readonly shell: Readonly<typeof frame.shellWords>;
}
