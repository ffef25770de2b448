import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  title: 'Cloud orders',
  lead: 'Every cloud machine you have rented, ended and deleted ones too.',
  create: 'Create Cloud',
  table: 'Cloud machine orders',
  columns: {
    name: 'Image name',
    id: 'Machine ID',
    offer: 'Package',
    group: 'Group',
    created: 'Rented',
    due: 'Valid until',
    term: 'Term',
    used: 'Used',
    price: 'Total (VND)',
    hardwarePrice: 'Hardware (VND)',
    hardware: 'Additional hardware',
    request: 'Request',
    discount: 'Discount',
    status: 'Status',
    extension: 'Extension',
  },
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  hours: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
  noHardware: 'None',
  history: 'History',
  historyLabel: (name) => `History of ${name}`,
  empty: 'You have no cloud orders yet. An order shows here as soon as you rent a machine.',
  emptyPage: 'There are no orders on this page.',
  firstPage: 'To the first page',
  failed: {
    title: 'The cloud orders have not loaded',
    unaffected: 'The machines you rent keep running.',
  },
};
