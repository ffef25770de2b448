import { inSentence } from './in-sentence.ts';
import type { KitWords } from '../KitWords.ts';
import { statusWords } from './statuses.ts';

type Groups =
  | 'breadcrumbs'
  | 'time'
  | 'money'
  | 'price'
  | 'statusBadge'
  | 'countdown'
  | 'receipt'
  | 'machineCard'
  | 'lifecycleDiagram'
  | 'table'
  | 'pagination'
  | 'emptyState'
  | 'errorState'
  | 'offlineState';

/** English of what shows data: money, time, states, tables and the faces of a list. */
export const dataWords: Pick<KitWords, Groups> = {
  breadcrumbs: { label: 'Breadcrumb' },
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
  receipt: { total: 'Total', becomes: 'becomes' },
  machineCard: { details: 'Machine details' },
  lifecycleDiagram: { here: 'You are here', leadsTo: 'leads to' },
  table: {
    more: 'Details',
    less: 'Less',
    sortBy: 'Sort by',
    notSorted: 'Original order',
    order: (column, direction) => `${column}, ${direction}`,
    sorted: (order) => `Sorted by ${inSentence(order)}`,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
  },
  emptyState: { title: 'No data' },
  errorState: { retry: 'Reload' },
  offlineState: {
    lost: 'Connection lost.',
    updatedAt: 'Updated at',
    nothingYet: 'Figures will show once you are online again.',
  },
};
