/**
 * Every word that the kit itself says, one group a component. A component takes its group with `useKitWords` and words
 * from nowhere else, so that a second language is one more object of this type.
 */
export interface KitWords {
  readonly button: {
    /** Stands in a busy button in place of its label. */
    readonly sending: string;
  };
  readonly field: {
    /** Follows the label of a field that may stay empty; every other field is required. */
    readonly optional: string;
  };
  readonly form: {
    /**
     * What a schema or a server says, below a field and in the title of a toast, in the words of the language: their messages come
     * in one. What is not known stays as it came.
     */
    readonly message: (message: string) => string;
  };
  readonly errorSummary: {
    /** Heading; `count` fields are wrong. Announced again as they become fewer. */
    readonly left: (count: number) => string;
  };
  readonly passwordField: {
    readonly show: string;
    readonly hide: string;
  };
  readonly moneyField: {
    /** The currency, after the amount. */
    readonly unit: string;
    /** Name of the row of usual amounts. */
    readonly usualAmounts: string;
  };
  readonly numberStepper: {
    /** Name of the − button; `label` is the field's own. */
    readonly decrease: (label: string) => string;
    /** Name of the + button. */
    readonly increase: (label: string) => string;
    /** Name of the row of usual values. */
    readonly usualValues: string;
  };
  readonly searchField: {
    readonly clear: string;
  };
  readonly textArea: {
    /** Spoken in place of '12/200'. */
    readonly count: (length: number, limit: number) => string;
  };
  readonly breadcrumbs: {
    /** Name of the landmark. */
    readonly label: string;
  };
  readonly combobox: {
    /** Takes the choice back; `label` is the field's own. */
    readonly clear: (label: string) => string;
    /** Announced while typing: how many options are left. */
    readonly found: (count: number) => string;
  };
  readonly otpField: {
    /** Below the boxes and announced while a code is being checked. */
    readonly checking: string;
  };
  readonly dateField: {
    /** BCP 47 tag of the language in which the calendar names months and days. */
    readonly locale: string;
    /** Stands in an empty field: in which order day, month and year are typed. */
    readonly placeholder: string;
    /** Name of the button that opens the calendar; `label` is the field's own. */
    readonly open: (label: string) => string;
    /** Name of the calendar. */
    readonly calendar: (label: string) => string;
    readonly close: string;
    /** The calendar's code did not come. */
    readonly notLoaded: string;
    readonly previousMonth: string;
    readonly nextMonth: string;
    readonly month: string;
    /** One of the twelve; `month` is 1 to 12. */
    readonly monthNamed: (month: number) => string;
    readonly year: string;
    readonly today: string;
    readonly clear: string;
    /** What is wrong with a text; dates come as DD/MM/YYYY. */
    readonly unreadable: string;
    readonly shortYear: string;
    readonly noSuchDay: (text: string) => string;
    readonly tooEarly: (first: string) => string;
    readonly tooLate: (last: string) => string;
  };
  readonly dateRangeField: {
    readonly from: string;
    readonly to: string;
    /** What is wrong with one end; `end` is its label, `fault` one of the sentences of `dateField`. */
    readonly fault: (end: string, fault: string) => string;
  };
  readonly pictureField: {
    /** On the empty frame; while a file is held over it; under a finger, for the camera. */
    readonly choose: string;
    readonly dropHere: string;
    readonly take: string;
    /** Below a chosen picture. */
    readonly replace: string;
    readonly remove: string;
    /** Names for screen readers, with the words above in them; `label` is the field's own. */
    readonly chooseNamed: (label: string) => string;
    readonly takeNamed: (label: string) => string;
    readonly replaceNamed: (label: string) => string;
    readonly removeNamed: (label: string) => string;
    /** Name of the preview. */
    readonly preview: (label: string) => string;
    /** The mark beside the label. */
    readonly chosen: string;
    /** Announced when a file is taken. */
    readonly chosenFile: (fileName: string) => string;
    /** A size in bytes as people read it: '1,8 MB'. */
    readonly size: (bytes: number) => string;
    /** What is taken; `limit` is a size such as '10 MB'. */
    readonly kinds: (limit: string) => string;
    readonly notAPicture: string;
    readonly tooLarge: (size: string, limit: string) => string;
    readonly unreadable: string;
    /** While it is being sent; `percent` is 0 to 100. */
    readonly uploading: (percent: number) => string;
    /** Name of the progress bar. */
    readonly uploadOf: (label: string) => string;
  };
  readonly fileField: {
    /** On the frame; `several` when more than one file may be chosen. */
    readonly choose: (several: boolean) => string;
    /** While files are held over it. */
    readonly dropHere: string;
    /** Name of the control, with the words of `choose` in it; `label` is the field's own. */
    readonly chooseNamed: (label: string, several: boolean) => string;
    /** Name of the list of chosen files. */
    readonly chosen: (label: string) => string;
    readonly remove: (fileName: string) => string;
    /** Announced. */
    readonly removed: (fileName: string) => string;
    readonly taken: (fileNames: readonly string[]) => string;
    /** A size in bytes as people read it: '1,8 MB'. */
    readonly size: (bytes: number) => string;
    /** What is taken; `kinds` are words of the screen's own, `count` is given where several files are. */
    readonly limits: (limits: {
      readonly kinds: string | undefined;
      readonly size: string;
      readonly count: number | undefined;
    }) => string;
    /** Why a file is not taken. */
    readonly wrongKind: (fileName: string) => string;
    readonly tooLarge: (fileName: string, size: string, limit: string) => string;
    readonly unreadable: (fileName: string) => string;
    readonly tooMany: (fileName: string, limit: number) => string;
    /** How much of a file has been sent; `percent` is 0 to 100. */
    readonly sending: (percent: number) => string;
  };
  readonly signaturePad: {
    /** The hint: how to sign. */
    readonly how: string;
    readonly undo: string;
    /** Takes everything away, to sign once more. */
    readonly clear: string;
    /** Opens the field in which a name is typed in place of a drawing. */
    readonly type: string;
    readonly typedName: string;
    readonly typedHint: string;
    /** Names of the canvas; `label` is the field's own. */
    readonly empty: (label: string) => string;
    readonly drawn: (label: string) => string;
    /** Announced after a line or a name, and when nothing is left. */
    readonly signed: string;
    readonly cleared: string;
    /** The library that draws did not come. */
    readonly failed: string;
  };
  readonly dialog: {
    readonly close: string;
  };
  readonly confirmDialog: {
    readonly cancel: string;
  };
  readonly commandPalette: {
    /** Name of the dialog, of its search and of its list. */
    readonly label: string;
    readonly placeholder: string;
    /** Over the commands used last. */
    readonly recent: string;
  };
  readonly menu: {
    readonly close: string;
  };
  readonly toast: {
    /** Name of the landmark that F6 reaches. */
    readonly region: string;
    readonly close: string;
    /** Spoken before the title, since a screen reader does not announce the tone: valid, warn, inValid. */
    readonly valid: string;
    readonly warn: string;
    readonly inValid: string;
  };
  readonly loading: {
    /** The veil and what is announced with it. */
    readonly label: string;
  };
  readonly time: {
    /** Units after a number, in a display and on a ruler. */
    readonly day: string;
    readonly hour: string;
    readonly minute: string;
    readonly second: string;
  };
  readonly money: {
    /** The currency, after an amount. */
    readonly unit: string;
  };
  readonly statusBadge: {
    /** A label of the status sets in the words of the language; what is none of them stays as it is. */
    readonly label: (label: string) => string;
  };
  readonly price: {
    /** Spoken before a price that is struck through. */
    readonly original: string;
    /** How much less it costs; `percent` is 0 to 100. */
    readonly discount: (percent: number) => string;
  };
  readonly countdown: {
    /** Stands before the caption when little time is left. */
    readonly endingSoon: string;
    /** Spoken when an hour, ten minutes and one minute are left; `subject` is what runs out. */
    readonly left: (subject: string, minutes: number) => string;
  };
  readonly copy: {
    readonly copy: string;
    /** Name of a copy button; `label` is what it copies. */
    readonly copyNamed: (label: string) => string;
    readonly copied: string;
    /** The browser refused: the value is selected for copying by hand. */
    readonly selected: string;
  };
  readonly secretField: {
    /** Names of the eye; `label` is the secret's own. */
    readonly show: (label: string) => string;
    readonly hide: (label: string) => string;
    /** Spoken in place of the dots. */
    readonly hidden: string;
    /** There is no value yet. */
    readonly missing: string;
    /** There is one, and it is not here. */
    readonly notKept: string;
  };
  readonly qrPanel: {
    /** Name of the picture. */
    readonly picture: string;
    readonly save: string;
    /** Neither the picture nor a drawing could be shown. */
    readonly failed: string;
  };
  readonly receipt: {
    readonly total: string;
    /** Spoken in place of the arrow between two balances. */
    readonly becomes: string;
  };
  readonly machineCard: {
    /** Opens what a phone folds away. */
    readonly details: string;
  };
  readonly lifecycleDiagram: {
    /** On each state in which the lifecycle rests. */
    readonly here: string;
    /** Spoken in place of the arrow to another state. */
    readonly leadsTo: string;
  };
  readonly table: {
    /** Opens the other columns of a row on a phone, and closes them. */
    readonly more: string;
    readonly less: string;
    /** Above the cards of a phone: the choice of their order, and what stands while there is none. */
    readonly sortBy: string;
    readonly notSorted: string;
    /** One order; `column` is its head. */
    readonly order: (column: string, direction: 'ascending' | 'descending') => string;
    /** Announced when the rows are in another order, such as those of `order`. */
    readonly sorted: (order: string) => string;
  };
  readonly pagination: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
  readonly emptyState: {
    readonly title: string;
  };
  readonly errorState: {
    readonly retry: string;
  };
  readonly offlineState: {
    readonly lost: string;
    /** Stands before the moment from which the screen is. */
    readonly updatedAt: string;
    /** Nothing has come yet. */
    readonly nothingYet: string;
  };
  readonly link: {
    /** Spoken after a link that opens a new tab. */
    readonly newTab: string;
  };
  readonly shell: {
    readonly skip: string;
    /** Names of the landmarks: links of the top bar, the side menu, the bottom bar. */
    readonly topNavigation: string;
    readonly mainNavigation: string;
    readonly quickNavigation: string;
    /** Opens the drawer. */
    readonly menu: string;
    readonly closeMenu: string;
    readonly balance: string;
    readonly topUp: string;
    readonly notifications: string;
  };
}
