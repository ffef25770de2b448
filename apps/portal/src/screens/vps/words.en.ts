import type { Words } from './words.vi.ts';

/** English. */
export const words: Words = {
  title: 'Rent VPS',
  lead: 'Rented by the month.',
  leadWithDiscount: (percent) =>
    `Rented by the month. Prices include the ${percent}% VPS discount of your account.`,
  list: 'VPS configurations',
  choose: 'Choose package',
  chooseLabel: (name) => `Choose package ${name}`,
  per: 'month',
  parts: {
    cpu: 'CPU',
    ram: 'RAM',
    ssd: 'SSD',
    gpu: 'GPU',
    network: 'Network speed',
    ipv4: 'IPv4',
    os: 'Operating system',
    dataCenter: 'Data center',
  },
  noGpu: 'None',
  empty: 'VPS configurations for rent will show here.',
  reload: 'Reload',
  failed: {
    title: 'The VPS configurations have not loaded',
    unaffected: 'The VPS you rent keep running.',
  },
  dialog: {
    title: (name) => `Rent ${name}`,
    system: 'Operating system',
    submit: (total) => `Rent VPS, pay ${total}`,
    submitWithoutPrice: 'Rent VPS',
    refused: 'The VPS was not rented.',
  },
};
