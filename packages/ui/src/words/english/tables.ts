import type { KitWords } from '../KitWords.ts';
import { inSentence } from './in-sentence.ts';

type Groups = 'table' | 'pagination' | 'lifecycleDiagram';

/** English of tables, pages and diagrams. */
export const tableWords: Pick<KitWords, Groups> = {
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
  lifecycleDiagram: { here: 'You are here', leadsTo: 'leads to' },
};
