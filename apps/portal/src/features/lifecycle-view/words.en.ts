export const words = {
  title: (name: string) => `Lifecycle of “${name}”`,
  rechargeTitle: (money: string) => `Lifecycle of the top-up of ${money}`,
  here: 'You are here',
  unknownPlace: 'We do not know which step it is at',
  next: 'Next',
  usualTime: 'Time',
  since: (time: string) => `Started at ${time}`,
  longer: {
    lead: 'This is taking longer than usual.',
    text: (elapsed: string, usual: string) => `${elapsed} so far, usually about ${usual}.`,
    reload: 'Reload the status',
    reloading: 'Loading…',
    call: (hotline: string) => `Call ${hotline}`,
  },
  notCharged: {
    'pc.waiting':
      'The rented time begins only when the machine is ready. If it cannot be created, the money goes back to your balance.',
    'cloud.creating':
      'No hours are used up yet. If the machine cannot be created, the money goes back to your balance.',
    'cloud.start': 'Hours are used only once the machine is running.',
    'cloud.restart': 'Hours keep being used while the machine restarts.',
    'cloud.shutdown': 'Hours are counted until the moment you pressed shut down.',
    'recharge.awaiting':
      'Money that arrives late is still added to your balance. Do not transfer a second time.',
  },
  diagram: 'Every step',
  others: 'Payment and actions',
};
