/** English. */
export const words = {
  title: (offer: string) => `Rent cloud machine “${offer}”`,
  name: 'Image name',
  nameHint: (offer: string) => `Left empty, the machine is called “${offer}”.`,
  placeholder: 'For example: Valorant on Friday night',
  toPay: 'Amount to pay',
  grants: 'Time of use',
  term: (days: number | string, hours: number | string, session: number | string) =>
    `${days} days, ${hours} hours, up to ${session} hours a session`,
  submit: (total: string) => `Rent, pay ${total}`,
  refused: 'The machine was not rented.',
  full: 'No machine of this package is free (Server Full).',
  created: 'Created',
};
