const unitOf = (count: number, unit: string): string =>
  count === 1 ? unit.replace(/s$/, '') : unit;
export const words = {
  navigation: 'On this page',
  services: 'Services',
  prices: 'Prices',
  contact: 'Contact',
  account: 'Account',
  logIn: 'Log in',
  register: 'Sign up',
  manage: 'Dashboard',

  hero: {
    title: ['Rent a workstation', 'remotely, by the\u00A0hour'],
    leadBefore:
      'Physical GPU PCs, VPS and cloud machines for rendering, editing and games. From only ',
    leadPrice: '15,000\u00A0VND',
    leadAfter: ', Dual Xeon with up to 44 cores, 12GB GPU.',
    start: 'Create account',
    seePrices: 'See prices',
    points: {
      pay: 'Top up by bank QR code',
      total: 'See the total before you rent',
      contract: 'Contract signed online',
    },
  },

  calculator: {
    title: 'Rental calculator',
    note: 'Without account discounts',
    package: 'Configuration',
    option: (name: string, gpu: string) => `${name} · ${gpu}`,
    unit: 'By',
    period: 'Time',
    units: { hour: 'Hour', day: 'Day', month: 'Month' },
    unitsSmall: { hour: 'hours', day: 'days', month: 'months' },
    total: 'Total',
    currency: 'VND',
    unitOf,
    formula: (period: number, unit: string, price: string) =>
      `${period} ${unitOf(period, unit)} × ${price}`,
    enterPeriod: 'Enter the rental time',
    sameDay: (start: string, end: string) => `${start} → ${end}`,
    thisYear: (time: string, day: string) => `until ${time} ${day}`,
    otherYear: (date: string) => `until ${date}`,
    rent: 'Rent now',
  },

  day: {
    title: 'When machines run and support answers',
    machines: 'Machines run 24/7',
    support: (hours: string) => `Support ${hours}`,
    now: (time: string) => `Now ${time}`,
  },

  offers: {
    title: 'Three ways to rent',
    from: (price: string) => `From ${price}/hour`,
    physical: {
      text: 'Physical PCs with Windows and 4080 or 4090 cards. For 3D, rendering and heavy games.',
      points: [
        'RTX 4080 16GB, RTX 4090 24GB',
        'Windows on a real machine',
        'Connect by Remote Desktop',
      ],
    },
    server: {
      title: 'Rent a physical server',
      text: 'A whole server that runs day and night for your rendering, storage or services.',
      points: ['Dual Xeon with up to 44 cores', '12GB GPU'],
      hours: (hours: string) => `Runs 24/7, people answer ${hours}`,
    },
    virtual: {
      title: 'Virtual PCs',
      text: 'Virtual machines with a GPU of their own, at the lowest prices. Enough for games and moderate rendering.',
      points: [
        'Xeon 2680V4 and 2696V4',
        '1080, 1080Ti and 3060 cards',
        'Rent by the hour, day or month',
      ],
    },
  },

  table: {
    title: 'Prices',
    unit: 'Currency: VND',
    columns: {
      name: 'Package',
      cpu: 'CPU',
      gpu: 'GPU',
      ram: 'RAM',
      ssd: 'SSD',
      os: 'Operating system',
      hour: 'By hour',
      day: 'By day',
      month: 'By month',
      action: 'Rent',
    },
    per: { hour: 'VND/hour', day: 'VND/day', month: 'VND/month' },
    rent: 'Rent now',
    rentPackage: (name: string) => `Rent now, ${name}`,
    free: 'Free now',
    taken: 'None free',
    loading: 'Loading prices…',
    failed: 'The prices have not loaded',
    failedText: 'The connection was lost. The rest of the page still works.',
    reload: 'Reload',
    empty: 'No data',
    emptyText: 'Packages show here when there are some.',
    noRefund: 'No refund once the machine is rented.',
    locked: 'Accounts that break the terms are locked for good.',
  },

  facts: {
    title: 'Before you rent',
    data: 'Your data when the rental ends',
    installed: 'Installed',
    location: 'Where the machines are',
    invoices: 'Invoices',
  },

  steps: {
    title: 'How to start',
    list: [
      {
        title: 'Top up your balance',
        text: 'Scan the bank QR code, from 50,000\u00A0VND. The money reaches your balance when the bank confirms it.',
      },
      {
        title: 'Choose a machine and a time',
        text: 'See the total, the discount and the balance left before you rent.',
      },
      {
        title: 'Open Remote Desktop',
        text: 'Download the connection file, log in and work. Extend whenever you like before time is up.',
      },
    ],
  },

  footer: {
    title: 'Contact',
    text: (hours: string) =>
      `Support ${hours} every day. Machines run outside these hours too: leave us a message by Zalo or email.`,
    hotline: 'Hotline',
    zalo: 'Zalo',
    email: 'Email',
    office: 'Office',
    terms: 'Terms of use',
    guide: 'User guide',
    rights: (year: number, name: string) => `© ${year} ${name}`,
  },
};
