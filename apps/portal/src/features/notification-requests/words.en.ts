export const words = {
  ask: {
    pc: 'Tell me when it is ready',
    package: 'Tell me when one is free',
    vps: 'Tell me when one is free',
    cloud: 'Tell me when one is free',
    recharge: 'Tell me when the money is here',
  },
  stop: 'Do not tell me',
  asked: {
    pc: 'You will be told when it is ready',
    package: 'You will be told when one is free',
    vps: 'You will be told when one is free',
    cloud: 'You will be told when one is free',
    recharge: 'You will be told when the money is here',
  },
  askedDetail: 'Keep this tab open, you may go to another tab or application.',
  denied: 'The browser blocks notifications of this page',
  deniedDetail:
    'Press the symbol left of the address, open the permissions, allow notifications, then press this button again.',
  unanswered: 'Notifications are not on yet',
  unansweredDetail: 'Press this button again and choose Allow when the browser asks.',
  unsupported: 'This browser cannot show notifications',
  unsupportedDetail: 'Keep this page open, you will see it here.',
  outcomes: {
    pc: 'Your PC is ready',
    pcBody: (product: string) => `Open ${product} to connect.`,
    pcFailed: 'Your PC could not be made',
    package: (offer: string) => `Package ${offer} has a free machine`,
    packageBody: 'Somebody else may rent it first.',
    recharge: 'Your top-up is in the balance',
    open: (product: string) => `Open ${product} to see it.`,
  },
};
