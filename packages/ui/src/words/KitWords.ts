/**
 * Every word that the kit itself says, one group a component. A component takes its words from `useKitWords()` and nowhere
 * else, so that a second language is one more object of this type.
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
  readonly dialog: {
    readonly close: string;
  };
  readonly confirmDialog: {
    readonly cancel: string;
  };
  readonly menu: {
    readonly close: string;
  };
  readonly toast: {
    /** Name of the landmark that F6 reaches. */
    readonly region: string;
    readonly close: string;
    /** Spoken before the title, since a reader does not hear the tone: valid, warn, inValid. */
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
  readonly table: {
    /** Opens the other columns of a row on a phone, and closes them. */
    readonly more: string;
    readonly less: string;
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
