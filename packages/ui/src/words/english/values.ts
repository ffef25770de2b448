import type { KitWords } from '../KitWords.ts';
import { inSentence } from './in-sentence.ts';
import { statusWords } from './statuses.ts';

type Groups =
  | 'time'
  | 'money'
  | 'price'
  | 'statusBadge'
  | 'countdown'
  | 'machineCard'
  | 'copy'
  | 'secretField';

/** English of what shows a value: an amount, a time, a state, a secret. */
export const valueWords: Pick<KitWords, Groups> = {
  // The numbers before them are any, and there is one word for all of them.
  time: { day: 'd', hour: 'h', minute: 'min', second: 's' },
  money: { unit: 'VND' },
  price: { original: 'original price', discount: (percent) => `${percent}% off` },
  statusBadge: statusWords,
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
};
