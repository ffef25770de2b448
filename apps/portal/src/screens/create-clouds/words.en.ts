/** English. */
export const words = {
  title: 'Choose a cloud package',
  lead: 'Each package has days, hours of use and a longest session.',
  count: (count: number) => (count === 1 ? '1 package' : `${count} packages`),
  days: 'days of use',
  hours: 'hours of use',
  session: 'hours a session',
  cpu: 'CPU',
  ram: 'RAM',
  ssd: 'SSD',
  vga: 'VGA',
  os: 'Operating system',
  choose: 'Choose package',
  chooseLabel: (offer: string) => `Choose package ${offer}`,
  full: 'No machine of this package is free',
  toClouds: 'To your cloud machines',
  empty: 'There are no cloud packages yet. New ones show here.',
  failed: {
    title: 'The cloud packages have not loaded',
    unaffected: 'The machines you rent keep running.',
  },
};
