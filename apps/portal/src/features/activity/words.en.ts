import type { vietnamese } from './words.vi.ts';

/** English of the activity feed. */
export const words: typeof vietnamese = {
  title: 'Notifications',
  news: (count) => `Notifications, ${count} new`,
  operator: (product) => `Notification of ${product}`,
  openOperator: 'Open notification',
  day: (date) => date,
  today: 'Today',
  yesterday: 'Yesterday',
  sources: {
    log: 'Log',
    recharge: 'Top-up history',
    event: 'Live event',
    connection: 'Connection of this browser',
  },
  open: {
    log: 'Show in the log',
    recharge: 'Show top-ups',
    event: 'Show the log',
    pc: 'Show PCs',
  },
  recharges: {
    pending: (money, content) => `Waiting for a transfer of ${money} (${content})`,
    successful: (money, content) => `Topped up ${money} (${content})`,
    cancelled: (money, content) => `Cancelled a top-up of ${money} (${content})`,
    'timed-out': (money, content) => `A top-up of ${money} timed out (${content})`,
    unknown: (money, content) => `A top-up of ${money} (${content})`,
  },
  gap: 'The connection to the server was lost',
  gapEnded: (time) =>
    `The connection to the server was lost, and back at ${time}. Events of that time are in the log only.`,
  reading: 'Reading the log and the top-ups',
  failed: {
    lead: 'This list is not complete.',
    rest: (parts) => `Not read: ${parts}.`,
    log: 'the log',
    recharge: 'the top-ups',
    again: 'Read again',
  },
  empty: 'What you do, your top-ups and news of your machines will appear here.',
  note: (time) =>
    `Log and top-ups as of ${time}. Only the newest part is here; older lines are in the log.`,
  wholeLog: 'Whole log',
  close: 'Close',
};
