import { englishMonth } from '../../app/english-counts.ts';

export const words = {
  reading: 'Loading your statement',
  progress: (read: number, found: number) => `${read} / ${found} pages`,
  readingNote:
    'All your top-ups and PC, VPS and cloud orders are loaded, at most 60 pages of each list.',
  failed: {
    title: 'The statement has not loaded',
    unaffected: 'Your balance and the machines you rent are not affected.',
  },
  period: 'Period',
  all: 'All months',
  month: (month: string, year: string) => `${englishMonth(month)} ${year}`,
  print: 'Print statement',
  csv: 'Download CSV',
  csvName: 'statement',
  refetch: 'Reload',
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
    `Worked back from the balance of ${balance}, as of ${time} on ${date}. All sums in VND.`,
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
    'Your balance differs by exactly this amount from the sum of the entries below. It may be an adjustment by an administrator, a transfer with the wrong content, or something the system does not report. We do not know when it happened, so it is counted before the first entry.',
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
      'Includes any extensions; they have no dates of their own, so all of it is entered at the time of the order',
    inferred: 'According to the order, the machine could not be created, so the money was refunded',
    unstated: 'Paid, then refunded; the amount is no longer recorded',
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
    limit: 'more than 60 pages, only the newest were loaded',
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
