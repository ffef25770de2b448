export const words = {
  title: 'Rent VPS',
  lead: 'Rented by the month.',
  leadWithDiscount: (percent: number) =>
    `Rented by the month. Prices include the ${percent}% VPS discount of your account.`,
  list: 'VPS configurations',
  choose: 'Choose package',
  chooseLabel: (name: string) => `Choose package ${name}`,
  per: 'month',
  parts: {
    cpu: 'CPU',
    ram: 'RAM',
    ssd: 'SSD',
    gpu: 'GPU',
    network: 'Network speed',
    ipv4: 'IPv4',
    os: 'Operating system',
    dataCenter: 'Data centre',
  },
  noGpu: 'None',
  empty: 'VPS configurations for rent will show here.',
  reload: 'Reload',
  failed: {
    title: 'The VPS configurations have not loaded',
    unaffected: 'The VPS you rent keep running.',
  },
  dialog: {
    title: (name: string) => `Rent ${name}`,
    system: 'Operating system',
    submit: (total: string) => `Rent VPS, pay ${total}`,
    submitWithoutPrice: 'Rent VPS',
    refused: 'The VPS was not rented.',
  },
};
