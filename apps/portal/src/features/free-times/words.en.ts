export const words = {
  title: 'When a machine is free',
  subtitle: (offer: string) => `Package ${offer}`,
  free: 'A machine is free.',
  freeDetail: 'You can start renting now.',
  taken: 'No machine is free.',
  expected: (moment: string) =>
    `Estimated to be free at ${moment}, unless whoever rents it extends.`,
  takenDetail: 'One may become free when a current rental ends.',
  readAt: (time: string) => `By the ends of the current rentals, updated at ${time}.`,
  ends: 'Current rentals end at',
  machine: (number: number) => `Machine ${number}`,
  mayChange: 'It may be later if the rental is extended.',
  none: 'It is not known yet when a machine will be free, please look again later.',
  loading: 'Looking for free machines…',
  failed: 'Free times have not loaded',
  rent: 'Start Renting',
};
