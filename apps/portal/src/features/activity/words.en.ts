export const words = {
  title: 'Notifications',
  news: (count: number) => `Notifications, ${count} new`,
  operator: (product: string) => `Notification of ${product}`,
  openOperator: 'Open notification',
  day: (date: string) => date,
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
    pending: (money: string, content: string) => `Waiting for a transfer of ${money} (${content})`,
    successful: (money: string, content: string) => `Topped up ${money} (${content})`,
    cancelled: (money: string, content: string) => `Cancelled a top-up of ${money} (${content})`,
    'timed-out': (money: string, content: string) => `A top-up of ${money} timed out (${content})`,
    unknown: (money: string, content: string) => `A top-up of ${money} (${content})`,
  },
  gap: 'The connection to the server was lost',
  gapEnded: (time: string) =>
    `The connection to the server was lost, and back at ${time}. Events of that time are in the log only.`,
  reading: 'Reading the log and the top-ups',
  failed: {
    lead: 'This list is not complete.',
    rest: (parts: string) => `Not read: ${parts}.`,
    log: 'the log',
    recharge: 'the top-ups',
    again: 'Read again',
  },
  empty: 'What you do, your top-ups and news of your machines will appear here.',
  note: (time: string) =>
    `Log and top-ups as of ${time}. Only the newest part is here; older lines are in the log.`,
  wholeLog: 'Whole log',
};
