export const words = {
  title: (name: string) => `Lifecycle of “${name}”`,
  rechargeTitle: (money: string) => `Lifecycle of the top-up of ${money}`,
  here: 'You are here',
  unknownPlace: 'It is not known where it is',
  next: 'Next',
  usualTime: 'Time',
  since: (time: string) => `Began at ${time}`,
  longer: {
    lead: 'It takes longer than usual.',
    text: (elapsed: string, usual: string) => `${elapsed} so far, usually about ${usual}.`,
    reload: 'Read the state again',
    reloading: 'Reading…',
    call: (hotline: string) => `Call ${hotline}`,
  },
  notCharged: {
    'pc.waiting':
      'The rented time begins only when the machine is ready. If it cannot be made your balance gets the money back.',
    'cloud.creating':
      'No hours are used up yet. If the machine cannot be made your balance gets the money back.',
    'cloud.start': 'Hours are used up only once the machine runs.',
    'cloud.restart': 'Hours go on being used up while the machine restarts.',
    'cloud.shutdown': 'Hours are counted until the moment you pressed shut down.',
    'recharge.awaiting':
      'Money that arrives late is still added to your balance. Do not transfer a second time.',
  },
  diagram: 'Every step',
  others: 'Payment and actions',
};
