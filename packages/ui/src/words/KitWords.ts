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
}
