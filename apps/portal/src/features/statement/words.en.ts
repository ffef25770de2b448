export const words = {
  reading: 'Reading your statement',
  progress: (read: number, found: number) => `${read} / ${found} pages`,
  readingNote:
    'All top-ups, PC orders, VPS orders and cloud orders are read, at most 60 pages of each list.',
  failed: {
    title: 'The statement could not be read',
    unaffected: 'Your balance and the machines you rent are not affected.',
  },
  period: 'Period',
  all: 'All months',
  month: (month: string, year: string) => `Month ${month}/${year}`,
  print: 'Print statement',
  csv: 'Download CSV',
  csvName: 'statement',
  refetch: 'Read again',
  figures: {
    opening: 'Opening balance (VND)',
    added: 'Money in (VND)',
    taken: 'Money out (VND)',
    closing: 'Closing balance (VND)',
  },
  strip: {
    opening: 'Opening',
    added: 'In',
    taken: 'Out',
    closing: 'Closing',
  },
  source: (balance: string, time: string, date: string) =>
    `Computed back from the balance of ${balance}, as of ${time} on ${date}. All sums in VND.`,
  pictures: 'Where your money goes',
  table: 'Statement',
  columns: {
    at: 'Time',
    what: 'Entry',
    added: 'Money in (VND)',
    taken: 'Money out (VND)',
    amount: 'Amount (VND)',
    after: 'Balance after (VND)',
    note: 'Note',
    zone: 'Time zone',
  },
  empty: 'Nothing in this period. Top-ups, rentals and extensions will appear here.',
  unexplained: 'Not in the data',
  unexplainedNote:
    'The present balance differs from the sum of the entries that were read by exactly this. It may be an adjustment by an administrator, a transfer with the wrong content, or something that the system does not return. When it happened is not known, so it is counted before the first entry.',
  kinds: {
    recharge: 'Top-up',
    rental: 'Rental of',
    extension: 'Extension of',
    refund: 'Refund for',
  },
  subjects: { recharge: '', pc: 'PC', vps: 'VPS', cloud: 'cloud machine' },
  notes: {
    exact: '',
    combined:
      'Includes extensions, if any; the data does not tell them apart, so all of it stands at the time of the order',
    inferred: 'Concluded from the order: the machine could not be made, so it was paid back',
    unstated: 'Paid and paid back; the data no longer says how much',
  },
  unexplainedElsewhere: (amount: string) => `Not in the data: ${amount}.`,
  estimated: 'estimate',
  estimatedNote:
    'A balance marked “estimate” stands between entries whose time is not known; the last period still ends with the present balance.',
  changed: {
    lead: 'The balance has changed since it was read.',
    rest: 'The statement below does not have that change yet.',
  },
  gaps: {
    lead: 'This statement is not complete.',
    rest: (parts: string) => `Missing: ${parts}. What is missing is in the line “Not in the data”.`,
    sources: {
      recharges: 'top-ups',
      orders: 'PC orders',
      histories: 'extensions of PCs',
      vpsOrders: 'VPS orders',
      cloudImages: 'cloud orders',
    },
    limit: 'more than 60 pages, only the newest were read',
  },
  printed: {
    title: 'Account statement',
    account: 'Account',
    period: 'Period',
    at: (moment: string) => `Printed at ${moment}`,
    zone: (zone: string) => `Dates and times in the time zone ${zone}`,
    incomplete: 'NOT COMPLETE',
  },
};
