import type { KitWords } from '../KitWords.ts';

type Groups = 'button' | 'form' | 'link' | 'field' | 'errorSummary' | 'passwordField';

/** English of buttons, links, and of the forms that open pages have too. */
export const basicWords: Pick<KitWords, Groups> = {
  button: { sending: 'Sending…' },
  // The kit knows no schema: whoever does puts the English of its messages here.
  form: { message: (message) => message },
  link: { newTab: 'opens in a new tab' },
  field: { optional: 'optional' },
  errorSummary: {
    left: (count) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
  },
  passwordField: { show: 'Show password', hide: 'Hide password' },
};
